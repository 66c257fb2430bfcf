//! Answers that are there and not told yet. Some questions are asked of everybody who
//! holds cards, so that being asked tells nothing; then how quickly the answer
//! comes must tell nothing either. Among several persons such answers come on a
//! beat, a bot's like a person's.

use std::time::Duration;

use table::Actor;
use tokio::time::Instant;

use super::play::{Answers, next_beat};
use super::refusal::{Refusal, refusal};
use super::{End, Room, SocketId};

#[derive(Debug)]
pub(super) struct Held {
    /// Whom to tell if it is not taken: the socket, and the number its page gave the frame.
    from: (SocketId, Option<u32>),
    seat: usize,
    pub(super) actor: Actor,
    words: Vec<String>,
    pub(super) until: Instant,
}

impl Room {
    /// Must the time that an answer of this actor takes tell nothing? Against bots alone there is
    /// nobody to tell.
    pub(super) fn is_veiled(&self, actor: Actor) -> bool {
        let people = self.meta.seats.iter().filter(|chair| chair.person().is_some()).count();
        let veiled = || self.game.as_ref().is_some_and(|game| game.is_veiled(actor));
        people > 1 && !self.hub.config.veil.is_zero() && veiled()
    }

    /// The beat of a bot's answers.
    pub(super) fn pace_of(&self, actor: Actor) -> Duration {
        match (self.is_veiled(actor), self.entrusted.has(actor)) {
            (true, _) => self.hub.config.veil,
            (false, true) => Duration::ZERO,
            (false, false) => self.hub.config.bot_pace,
        }
    }

    /// Would the first of these words be taken?
    pub(super) fn is_offered(&self, actor: Actor, words: &[String]) -> bool {
        let Some(game) = self.game.as_ref().filter(|_| self.is_playing()) else { return false };
        game.answers(actor).is_ok_and(|offered| words.first().is_some_and(|word| offered.contains(word)))
    }

    /// Keeps an answer until the beat. Until then it can be changed by giving another.
    pub(super) fn hold(&mut self, from: (SocketId, Option<u32>), seat: usize, actor: Actor, words: &[String]) {
        self.timer.charge(self.ticks.now());
        let until = next_beat(self.told_at, Instant::now(), self.hub.config.veil);
        self.held = Some(Held { from, seat, actor, words: words.to_vec(), until });
    }

    /// The beat has come.
    pub(super) async fn let_go(&mut self) -> Result<(), End> {
        let Some(held) = self.held.as_ref().filter(|held| held.until <= Instant::now()) else { return Ok(()) };
        let ((socket, frame), seat, actor, words) = (held.from, held.seat, held.actor, held.words.clone());
        let taken = refusal(self.take(Answers { seat, actor, words: &words, by: None }).await)?;
        self.held = None;
        if let Some(refusal) = taken {
            self.refuse(socket, "choose", frame, refusal);
        }
        Ok(())
    }

    /// The match has moved on without it: the page is asked anew.
    pub(super) fn drop_held(&mut self) {
        if let Some(held) = self.held.take() {
            let (socket, frame) = held.from;
            self.refuse(socket, "choose", frame, Refusal::Stale);
        }
    }
}
