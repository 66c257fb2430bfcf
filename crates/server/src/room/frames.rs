//! What each viewer is told: everything to a page that comes, and after each move
//! what is new to them. Parts that several viewers share are written once.

use std::sync::Arc;

use serde::Serialize;
use shelf::AnyMatch;
use table::Actor;

use super::play::News;
use super::told::{self, Asking, Head, Question, Tail};
use super::{Room, Viewer};
use crate::identity::Person;
use crate::outlet::Packet;
use crate::store::TableRow;
use crate::wire::{All, Ask, Entered, Frame, Message, Offered, Pair, SeatKind, SeatView, Table, TableState, WIRE, You};

/// Who is asked: one entry for each awaited actor.
pub(super) struct Asked {
    pub(super) actor: Actor,
    pub(super) name: table::Name,
    pub(super) seat: usize,
    /// Question and offers as JSON, made when the first seat needs them.
    inside: Option<Vec<u8>>,
}

/// Messages that are JSON already: most of them go to every viewer.
#[derive(Default)]
pub(super) struct Written {
    text: Vec<u8>,
    messages: Vec<(Arc<table::Message>, std::ops::Range<usize>)>,
}

impl Written {
    fn clear(&mut self) {
        self.text.clear();
        self.messages.clear();
    }

    fn write(&mut self, events: &[Arc<table::Message>], out: &mut Vec<u8>) {
        out.push(b'[');
        for (n, event) in events.iter().enumerate() {
            if n > 0 {
                out.push(b',');
            }
            let known = self.messages.iter().find(|(message, _)| Arc::ptr_eq(message, event));
            let text = match known {
                Some((_, text)) => text.clone(),
                None => {
                    let from = self.text.len();
                    json(&mut self.text, &**event);
                    self.messages.push((event.clone(), from..self.text.len()));
                    from..self.text.len()
                }
            };
            out.extend_from_slice(&self.text[text]);
        }
        out.push(b']');
    }
}

impl Room {
    pub(super) fn actor_names(&self) -> Vec<Vec<String>> {
        let first;
        let game = match &self.game {
            Some(game) => &**game,
            None => {
                match self.meta.first(&self.hub.shelf, &self.game_name, 0) {
                    Ok(start) => first = start,
                    Err(_) => return vec![Vec::new(); self.meta.seats.len()],
                }
                &*first
            }
        };
        self.meta.seats.iter().map(|chair| chair.actors.map(|actor| game.name(actor).into_owned()).collect()).collect()
    }

    /// Has luck dealt somebody a character?
    pub(super) fn has_new_names(&self) -> bool {
        let Some(game) = &self.game else { return true };
        let mut chairs = self.meta.seats.iter().zip(&self.names);
        self.names.len() != self.meta.seats.len()
            || chairs
                .any(|(chair, names)| !chair.actors.map(|actor| game.name(actor)).eq(names.iter().map(String::as_str)))
    }

    /// The table as those who sit see it, or as everybody does.
    pub(super) fn table(&self, seated: bool) -> Table {
        let meta = &self.meta;
        let seat = |(n, chair): (usize, &crate::meta::Chair)| SeatView {
            who: chair.kind(),
            name: chair.name().map(str::to_owned),
            level: chair.level().map(str::to_owned),
            ready: chair.ready,
            here: match chair.kind() {
                SeatKind::Bot => true,
                SeatKind::Open => false,
                SeatKind::Person => self.is_here(n),
            },
            stand_in: chair.stand_in,
            yields_at: self.yields_at(n),
            claims_at: self.claims_at(n),
            actors: self.names.get(n).cloned().unwrap_or_default(),
        };
        Table {
            id: self.id.clone(),
            code: seated.then(|| self.code.clone()),
            state: meta.state,
            game: self.game_name.clone(),
            rules: meta.rules,
            setup: meta.setup.clone(),
            private: self.private,
            clock: meta.clock,
            watch: meta.watch,
            seats: meta.seats.iter().enumerate().map(seat).collect(),
            host: meta.seat_of(&meta.host).map(|seat| seat as u8),
            watchers: self.sockets.iter().filter(|socket| socket.seat.is_none()).count() as u32,
            created: meta.created,
            started: meta.started,
            ended: meta.ended,
            result: meta.result.clone(),
            claimed: meta.claimed,
            rematch: meta.rematch.clone(),
            pair: meta.pair.as_ref().map(Pair::from),
            silent: meta.silent,
            sent_away: if seated { self.sent_away() } else { Vec::new() },
        }
    }

    pub(super) fn table_row(&self) -> TableRow {
        self.meta.row(self.n, &self.id, &self.code, &self.game_name, self.private, self.due_when_saved())
    }

    pub(super) fn you(&self, person: &Person) -> You {
        let seat = self.meta.seat_of(&person.id).map(|seat| seat as u8);
        You { id: person.id.clone(), seat, host: person.id == self.meta.host }
    }

    pub(super) fn entered(&self, person: &Person) -> Entered {
        let you = self.you(person);
        Entered { table: self.table(you.seat.is_some() || you.host), you }
    }

    /// Everything, for one page.
    pub(super) fn all(&self, person: &Person, viewer: Viewer) -> Packet {
        let you = self.you(person);
        let playing = matches!(self.meta.state, TableState::Playing | TableState::Over);
        let game = self.game.as_ref().filter(|_| playing);
        let late = if viewer.is_none() { self.late_view() } else { None };
        let (seq, view, asks, clocks) = match late {
            Some((seq, view, asks)) => (seq, view, asks, None),
            None => (self.seq, game.map(|game| game.view(self.sees(viewer))), self.asks(viewer), self.clocks()),
        };
        let heard = |line: &&crate::wire::Chat| viewer.is_none() || line.seat.is_some() || !self.is_playing();
        frame(&Frame::All(Box::new(All {
            wire: WIRE,
            version: crate::VERSION.to_owned(),
            table: self.table(you.seat.is_some() || you.host),
            you,
            seq,
            view,
            asks,
            clocks,
            chat: self.chat.iter().filter(heard).cloned().collect(),
            undo: self.undo.as_ref().map(|(undo, _)| undo.clone()),
            decided: self.has_decided(viewer),
            log: self.log_before(viewer, usize::MAX),
            waits: self.waits(viewer),
            now: self.hub.store.now(),
        })))
    }

    fn asks(&self, viewer: Viewer) -> Vec<Ask> {
        let Some(game) = &self.game else { return Vec::new() };
        let ask = |asked: Asked| {
            let own = self.is_own(viewer, asked.actor);
            let seat = if own { viewer.unwrap_or(asked.seat) } else { asked.seat };
            let question = own.then(|| game.question(asked.actor).ok()).flatten();
            let offers = own.then(|| game.offers(asked.actor).ok()).flatten();
            Ask {
                seat: seat as u8,
                question: question.as_ref().map(Message::from),
                offers: offers.map(|offers| offers.iter().map(Offered::from).collect()),
                r#as: asked.name.into_owned(),
            }
        };
        self.asked().into_iter().map(ask).collect()
    }

    fn is_own(&self, viewer: Viewer, actor: Actor) -> bool {
        viewer.is_some_and(|seat| self.meta.seats[seat].actors.has(actor))
    }

    fn asked(&self) -> Vec<Asked> {
        match &self.game {
            Some(game) if self.is_playing() => self.asked_in(&**game),
            _ => Vec::new(),
        }
    }

    /// The same for any moment of the match.
    pub(super) fn asked_in(&self, game: &dyn AnyMatch) -> Vec<Asked> {
        let seat = |actor: Actor| self.meta.seats.iter().position(|chair| chair.actors.has(actor)).unwrap_or(0);
        let asked = |actor| Asked { actor, name: game.name(actor), seat: seat(actor), inside: None };
        game.waiting().filter(|actor| !actor.is_luck()).map(asked).collect()
    }

    /// Tells every viewer what happened, each what they may know.
    pub(super) fn tell(&mut self, news: &News) {
        self.told_at = tokio::time::Instant::now();
        self.thinking = table::Actors::NONE;
        let viewers = self.viewers();
        self.find_changes(&viewers);
        let mut asked = self.asked();
        let clocks = self.clocks();
        let none = Vec::new();
        // The lines of each viewer's log that stay.
        let kept = news.undone.then(|| self.logs(&viewers));
        let kept = |n: usize| kept.as_ref().map(|logs| logs[n].len() - usize::from(news.note.is_some()));
        let mut written = std::mem::take(&mut self.written);
        // The last frame for somebody who is not asked: others may get the same.
        let mut plain: Option<(usize, &[Arc<table::Message>], Packet)> = None;
        for (n, &viewer) in viewers.iter().enumerate() {
            let events = news.events.iter().find(|(of, _)| *of == viewer).map_or(&none, |(_, events)| events);
            let is_asked = asked.iter().any(|one| self.is_own(viewer, one.actor));
            if let Some((other, told, text)) = &plain
                && !is_asked
                && !news.undone
                && self.changes.are_same(n, *other)
                && told.len() == events.len()
                && told.iter().zip(events).all(|(one, two)| Arc::ptr_eq(one, two))
            {
                self.send_told(news, viewer, is_asked, text);
                continue;
            }
            let mut out = self.scratch.pop().unwrap_or_default();
            let head = Head { after: news.after, seq: self.seq, moves: &news.moves };
            let tail = Tail {
                note: news.note.map(|note| note.message(&self.meta.seats)),
                undone: kept(n),
                decided: news.undone && self.has_decided(viewer),
                clocks: clocks.as_ref(),
                result: self.meta.result.as_deref(),
            };
            let events_of = |out: &mut Vec<u8>| written.write(events, out);
            let asks = |out: &mut Vec<u8>| self.write_asks(viewer, &mut asked, out);
            told::write(&mut out, (&head, &tail), events_of, (&self.changes, n), asks);
            let text = Packet::within(out);
            self.send_told(news, viewer, is_asked, &text);
            let done = match is_asked {
                true => Some(text),
                false => plain.replace((n, events, text)).map(|(.., text)| text),
            };
            self.scratch.extend(done.map(Packet::into_buffer));
        }
        self.scratch.extend(plain.map(|(.., text)| text.into_buffer()));
        written.clear();
        self.written = written;
    }

    /// A player who is asked, or has just answered, is told at once.
    fn send_told(&mut self, news: &News, viewer: Viewer, is_asked: bool, text: &Packet) {
        let has_moved = news.moves.iter().any(|one| viewer == Some(usize::from(one.seat)));
        match is_asked || has_moved || news.undone {
            true => self.send(|socket| socket.seat == viewer, text),
            false => self.send_soon(|socket| socket.seat == viewer, text),
        }
    }

    /// What is new for each of these viewers. What the others were shown is forgotten.
    fn find_changes(&mut self, viewers: &[Viewer]) {
        self.shown.retain(|(viewer, _)| viewers.contains(viewer));
        let mut shown = std::mem::take(&mut self.shown);
        for (n, viewer) in viewers.iter().enumerate() {
            match shown.iter().position(|(of, _)| of == viewer) {
                Some(at) => shown.swap(n, at),
                None => {
                    shown.push((*viewer, shelf::Shown::default()));
                    let last = shown.len() - 1;
                    shown.swap(n, last);
                }
            }
        }
        if let Some(game) = &self.game {
            let mut pairs: Vec<_> = shown.iter_mut().map(|(viewer, shown)| (self.sees(*viewer), shown)).collect();
            game.changes(&mut pairs, &mut self.changes);
        }
        self.shown = shown;
    }

    pub(super) fn write_asks(&self, viewer: Viewer, asked: &mut [Asked], out: &mut Vec<u8>) {
        out.push(b'[');
        for (n, one) in asked.iter_mut().enumerate() {
            if n > 0 {
                out.push(b',');
            }
            let own = self.is_own(viewer, one.actor);
            let seat = if own { viewer.unwrap_or(one.seat) } else { one.seat };
            json(out, &Asking { r#as: &one.name, seat });
            if own && let Some(game) = &self.game {
                let inside = one.inside.get_or_insert_with(|| {
                    let mut inside = Vec::with_capacity(1024);
                    let offers = game.offers(one.actor).unwrap_or_default();
                    let question = game.question(one.actor).ok();
                    json(&mut inside, &Question { question, offers: shelf::pack(&offers) });
                    inside
                });
                told::add(out, |out| out.extend_from_slice(inside));
            }
        }
        out.push(b']');
    }
}

pub(super) fn json(out: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    serde_json::to_writer(out, value).expect("frames are plain data");
}

pub(super) fn frame(frame: &Frame) -> Packet {
    Packet::of(&serde_json::to_string(frame).expect("frames are plain data"))
}
