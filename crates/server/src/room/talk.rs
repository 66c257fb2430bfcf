//! What pages say, taken apart: answers, questions about answers, chat.

use std::sync::atomic::Ordering::Relaxed;

use table::Actor;

use super::refusal::{Refusal, Stop, refusal};
use super::{End, Mail, Room, Socket, SocketId};
use crate::bots;
use crate::names::readable;
use crate::store::Job;
use crate::wire::{
    Advice, Because, Chat, Choose, Frame, Hint, Message, Pointer, Refused, Said, Saying, Then, Way, Ways,
};

/// Answers in one frame.
const LIST: usize = 16;
/// Characters of a chat line.
const LINE: usize = 300;
/// Lines a newcomer is told.
const LINES: usize = 100;

impl Room {
    pub(super) async fn hear(&mut self, id: SocketId, saying: Saying) -> Result<(), End> {
        let Some(socket) = self.sockets.iter().find(|socket| socket.id == id) else { return Ok(()) };
        let (seat, person) = (socket.seat, socket.person.clone());
        let Saying { said, id: frame } = saying;
        let key = said.key();
        let done = match (said, seat) {
            (Said::Ping { ping }, _) => {
                self.send_frame(|socket| socket.id == id, &Frame::Pong(ping));
                Ok(())
            }
            (Said::Again { .. }, _) => {
                let all = self.all(&person, seat);
                self.send(|socket| socket.id == id, &all);
                Ok(())
            }
            (Said::Log { log }, _) => {
                let part = self.log_before(seat, log as usize);
                self.send_frame(|socket| socket.id == id, &Frame::Log(part));
                Ok(())
            }
            (Said::Say { say }, _) => self.say(id, &say).await.map_err(Stop::from),
            (_, None) => Err(Refusal::NotSeated.into()),
            (Said::Choose { choose, r#as, seq }, Some(seat)) => {
                let words = match choose {
                    Choose::One(word) => vec![word],
                    Choose::Some(words) => words,
                };
                match words.len() {
                    1..=LIST => self.choose((id, frame), seat, &r#as, seq, &words).await,
                    _ => Err(Refusal::Malformed.into()),
                }
            }
            (Said::Why { why, r#as }, Some(seat)) => self.why(id, seat, &r#as, why).map_err(Stop::from),
            (Said::Would { would, r#as }, Some(seat)) => self.would(id, seat, &r#as, would).map_err(Stop::from),
            (Said::Toward { toward, r#as }, Some(seat)) => self.toward(id, seat, &r#as, toward).map_err(Stop::from),
            (Said::Hint { hint }, Some(seat)) => self.hint(id, frame, seat, &hint).map_err(Stop::from),
            (Said::Entrust { entrust }, Some(seat)) => self.entrust(seat, &entrust).map_err(Stop::from),
            (Said::Undo { undo }, Some(seat)) => self.ask_undo(id, seat, undo).await,
            (Said::Consent { consent, undo }, Some(seat)) => self.consent(seat, undo, consent).await,
        };
        if let Some(refusal) = refusal(done)? {
            self.refuse(id, key, frame, refusal);
        }
        Ok(())
    }

    pub(super) fn refuse(&mut self, id: SocketId, to: &str, frame: Option<u32>, refusal: Refusal) {
        self.hub.metrics.refused.fetch_add(1, Relaxed);
        let (to, code) = (to.to_owned(), refusal.code().to_owned());
        let refused = Refused { to, id: frame, code, seq: Some(self.seq), message: refusal.message() };
        self.send_frame(|socket| socket.id == id, &Frame::Refused(refused));
    }

    /// The actor of exactly this name, if the seat answers for it. Authority is checked here and nowhere else.
    pub(super) fn own(&self, seat: usize, name: &str) -> Result<Actor, Refusal> {
        let game = self.game.as_ref().filter(|_| !self.is_lobby()).ok_or(Refusal::NotStarted)?;
        let actor = game.named(name)?;
        if game.name(actor) != name {
            return Err(Refusal::NoActor);
        }
        if actor.is_luck() || !self.meta.seats[seat].actors.has(actor) {
            return Err(Refusal::NotYours);
        }
        Ok(actor)
    }

    fn why(&mut self, id: SocketId, seat: usize, name: &str, text: String) -> Result<(), Refusal> {
        let actor = self.own(seat, name)?;
        let Some(game) = &self.game else { return Ok(()) };
        let why = game.why_not(actor, &text)?;
        let because = Because { r#as: name.to_owned(), text, why: why.as_ref().map(Message::from) };
        self.send_frame(|socket| socket.id == id, &Frame::Because(because));
        Ok(())
    }

    fn would(&mut self, id: SocketId, seat: usize, name: &str, text: String) -> Result<(), Refusal> {
        let actor = self.own(seat, name)?;
        let sees = self.sees(Some(seat));
        let Some(game) = &self.game else { return Ok(()) };
        let outcome = game.would(actor, &text, sees)?;
        let events = outcome.events.iter().map(Message::from).collect();
        let next = outcome.next.into_iter().map(Pointer::from).collect();
        let then = Then { r#as: name.to_owned(), text, events, next };
        self.send_frame(|socket| socket.id == id, &Frame::Then(then));
        Ok(())
    }

    fn toward(&mut self, id: SocketId, seat: usize, name: &str, toward: Pointer) -> Result<(), Refusal> {
        let actor = self.own(seat, name)?;
        let sees = self.sees(Some(seat));
        let Some(game) = &self.game else { return Ok(()) };
        let ways = game.toward(actor, &table::Pointer::new(toward.kind.clone(), &*toward.id), sees)?;
        let ways = ways.into_iter().map(|way| Way { words: way.words, label: (&way.label).into() }).collect();
        self.send_frame(|socket| socket.id == id, &Frame::Ways(Ways { r#as: name.to_owned(), toward, ways }));
        Ok(())
    }

    fn hint(&mut self, id: SocketId, frame: Option<u32>, seat: usize, name: &str) -> Result<(), Refusal> {
        let actor = self.own(seat, name)?;
        if !self.awaited().has(actor) {
            return Err(Refusal::NoHint);
        }
        let sees = self.sees(Some(seat));
        let Some(game) = &self.game else { return Ok(()) };
        let Some(socket) = self.sockets.iter_mut().find(|socket| socket.id == id) else { return Ok(()) };
        if socket.hinting || self.hub.gates.hints.pass(&socket.person.id, socket.line.from).is_err() {
            return Err(Refusal::TooFast);
        }
        socket.hinting = true;
        let thought = bots::hint(&**game, sees, actor, self.hub.seed());
        let whose = self.whose(bots::Lane::Heavy);
        let (hub, mailbox, seq) = (self.hub.clone(), self.mailbox.clone(), self.seq);
        tokio::spawn(async move {
            let advice = hub.pool.think(whose, thought).await;
            let _ = mailbox.send(Mail::Hinted { socket: id, frame, seq, actor, advice }).await;
        });
        Ok(())
    }

    /// A bot answers in place of the person, this once.
    fn entrust(&mut self, seat: usize, name: &str) -> Result<(), Refusal> {
        let actor = self.own(seat, name)?;
        if !self.awaited().has(actor) {
            return Err(Refusal::NotAwaited);
        }
        // Until now it was the person's time.
        self.timer.charge(self.ticks.now());
        self.entrusted.insert(actor);
        self.set_to_work();
        Ok(())
    }

    pub(super) fn hinted(
        &mut self,
        id: SocketId,
        frame: Option<u32>,
        seq: u64,
        actor: Actor,
        advice: Option<Vec<Advice>>,
    ) {
        if let Some(socket) = self.sockets.iter_mut().find(|socket| socket.id == id) {
            socket.hinting = false;
        }
        let Some(game) = &self.game else { return };
        let name = game.name(actor);
        match advice {
            Some(best) => {
                let hint = Frame::Hint(Hint { r#as: name.into_owned(), seq, best });
                self.send_frame(|socket| socket.id == id, &hint);
            }
            None => self.refuse(id, "hint", frame, Refusal::NoHint),
        }
    }

    /// Chat. What watchers say reaches only watchers while the match is played.
    async fn say(&mut self, id: SocketId, text: &str) -> Result<(), Refusal> {
        let Some(socket) = self.sockets.iter().find(|socket| socket.id == id) else { return Ok(()) };
        let (seat, person, from) = (socket.seat, socket.person.clone(), socket.line.from);
        let text = readable(text);
        if text.is_empty() || text.chars().count() > LINE {
            return Err(Refusal::BadChat);
        }
        if self.meta.silent {
            return Err(Refusal::ChatClosed);
        }
        if self.is_sent_away(&person) {
            return Err(Refusal::SentAway);
        }
        if seat.is_none() && self.meta.is_name_taken(&person) {
            return Err(Refusal::NameTaken);
        }
        if self.hub.gates.chat.pass(&person.id, from).is_err() {
            return Err(Refusal::TooFast);
        }
        let name = seat.and_then(|seat| self.meta.seats[seat].name()).unwrap_or(&person.name).to_owned();
        let by = person.id;
        let line =
            Chat { n: self.next_line, seat: seat.map(|seat| seat as u8), name, by, text, at: self.hub.store.now() };
        let stored = serde_json::to_string(&line).expect("chat is plain data");
        let job = Job::Chat { table: self.n, line: line.n, text: stored };
        if self.write(job).await.is_err() {
            return Err(Refusal::Store);
        }
        self.next_line += 1;
        self.chat.push(line.clone());
        if self.chat.len() > LINES {
            self.chat.remove(0);
        }
        let apart = line.seat.is_none() && self.is_playing();
        self.send_frame(|socket: &Socket| !apart || socket.seat.is_none(), &Frame::Chat(line));
        Ok(())
    }
}
