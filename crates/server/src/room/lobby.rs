//! Around the match: sitting down, leaving, being ready, being sent away, the
//! start, once more; and the end of a table that nobody comes to.

use subtle::ConstantTimeEq;

use tracing::debug;

use super::{Action, Done, End, Room};
use crate::identity::Person;
use crate::meta::{Away, Sitter, sitter};
use crate::problem::Problem;
use crate::store::Job;
use crate::wire::{ChangeSeat, Join, SeatKind, SentAway, TableState, Who};

/// How many people who were sent away are remembered.
const SENT_AWAY: usize = 50;

impl Room {
    pub(super) async fn act(&mut self, person: &Person, action: Action) -> Result<Done, Problem> {
        match action {
            Action::Join(join) => self.join(person, &join).await?,
            Action::Leave => self.leave(person).await?,
            Action::Return => {
                let seat = self.meta.seat_of(&person.id).ok_or(Problem::NotSeated)?;
                self.come_back(seat).await;
                self.tell_table();
                self.set_to_work();
            }
            Action::Ready(ready) => {
                let seat = self.meta.seat_of(&person.id).ok_or(Problem::NotSeated)?;
                self.only_in_lobby()?;
                self.change(|meta| meta.seats[seat].ready = ready).await?;
            }
            Action::Seat(change) => self.change_seat(person, &change).await?,
            Action::Chat(open) => {
                self.only_host(person)?;
                self.change(|meta| meta.silent = !open).await?;
            }
            Action::LetBack(who) => {
                self.only_host(person)?;
                self.change(|meta| meta.sent_away.retain(|away| away.id != who)).await?;
            }
            Action::Start => {
                self.only_host(person)?;
                self.only_in_lobby()?;
                if !self.meta.may_start() {
                    return Err(Problem::NotReady);
                }
                self.begin().await?;
            }
            Action::StandIn(seat) => {
                self.meta.seat_of(&person.id).ok_or(Problem::NotSeated)?;
                let seat = usize::from(seat);
                let yields = (seat < self.meta.seats.len()).then(|| self.yields_at(seat)).flatten();
                if yields.is_none_or(|at| at > self.hub.store.now()) {
                    return Err(Problem::NotAway);
                }
                self.stand_in(seat).await?;
            }
            Action::Claim => self.claim(person).await?,
            Action::Rematch => return self.rematch(person).await.map(Done::There),
        }
        Ok(Done::Here(Box::new(self.entered(person))))
    }

    fn only_host(&self, person: &Person) -> Result<(), Problem> {
        if person.id == self.meta.host { Ok(()) } else { Err(Problem::NotHost) }
    }

    fn only_in_lobby(&self) -> Result<(), Problem> {
        if self.is_lobby() { Ok(()) } else { Err(Problem::AlreadyStarted) }
    }

    /// Changes the lobby: stored first, then told.
    async fn change(&mut self, edit: impl FnOnce(&mut crate::meta::Meta)) -> Result<(), Problem> {
        let before = self.meta.clone();
        edit(&mut self.meta);
        if let Err(error) = self.save().await {
            self.meta = before;
            return Err(error.into());
        }
        self.reseat();
        self.tell_table();
        Ok(())
    }

    /// A change that must not wait for the disk to be well: who stands in.
    pub(super) async fn save_quietly(&mut self) {
        let _ = self.save().await;
    }

    async fn join(&mut self, person: &Person, join: &Join) -> Result<(), Problem> {
        if self.meta.seat_of(&person.id).is_some() {
            return Err(Problem::AlreadySeated);
        }
        self.only_in_lobby()?;
        if self.is_sent_away(person) {
            return Err(Problem::SentAway);
        }
        let known = match &join.code {
            // Takes the same time wherever the first difference is.
            Some(code) => bool::from(code.as_bytes().ct_eq(self.code.as_bytes())),
            None => !self.private || person.id == self.meta.host,
        };
        if !known {
            return Err(Problem::BadCode);
        }
        if self.meta.is_name_taken(person) {
            return Err(Problem::NameTaken);
        }
        let open = |seat: usize| self.meta.seats[seat].kind() == SeatKind::Open;
        let seat = match join.seat.map(usize::from) {
            Some(seat) if seat >= self.meta.seats.len() => return Err(Problem::BadSeats("no such seat".to_owned())),
            Some(seat) if open(seat) => seat,
            Some(_) => return Err(Problem::SeatTaken),
            None => (0..self.meta.seats.len()).find(|&seat| open(seat)).ok_or(Problem::TableFull)?,
        };
        let sitter = Sitter::Person { id: person.id.clone(), name: person.name.clone() };
        let mark = self.hub.signer.mark(&person.from);
        self.change(|meta| {
            meta.seats[seat].sit(sitter);
            meta.seats[seat].from = mark;
        })
        .await
    }

    /// Has the host sent this person away, or somebody from the same network?
    pub(super) fn is_sent_away(&self, person: &Person) -> bool {
        let mark = self.hub.signer.mark(&person.from);
        let is = |away: &Away| away.id == person.id || away.from.as_ref() == Some(&mark);
        person.id != self.meta.host && self.meta.sent_away.iter().any(is)
    }

    /// Those who may not sit down, as the page is told.
    pub(super) fn sent_away(&self) -> Vec<SentAway> {
        self.meta.sent_away.iter().map(|away| SentAway { id: away.id.clone(), name: away.name.clone() }).collect()
    }

    /// Somebody looks at the table: if it waits for people, it may wait on.
    pub(super) fn waits_anew(&mut self) {
        let span = self.hub.config.waits(self.private, self.meta.clock);
        self.ends_at = self.ticks.now() + span.as_millis() as u64;
    }

    /// Closes a table that nobody has looked at for long enough.
    pub(super) async fn look_at_the_lobby(&mut self) -> Result<(), End> {
        if self.ends_at > self.ticks.now() {
            return Ok(());
        }
        if !self.sockets.is_empty() {
            self.waits_anew();
            self.keep_due().await;
            return Ok(());
        }
        match self.write(Job::Remove { table: self.n }).await {
            Ok(()) => {
                debug!(table = %self.id, "nobody came");
                Err(End::Removed)
            }
            Err(_) => Ok(()),
        }
    }

    /// Before the start the seat is open again; after it a bot stands in at once.
    async fn leave(&mut self, person: &Person) -> Result<(), Problem> {
        let seat = self.meta.seat_of(&person.id).ok_or(Problem::NotSeated)?;
        match self.meta.state {
            TableState::Lobby => {
                self.change(|meta| {
                    meta.seats[seat].sit(Sitter::Open);
                    // A table without its host would never start.
                    let next = meta.seats.iter().find_map(|chair| chair.person()).map(str::to_owned);
                    if meta.host == person.id
                        && let Some(next) = next
                    {
                        meta.host = next;
                    }
                })
                .await
            }
            TableState::Playing => self.stand_in(seat).await,
            TableState::Over | TableState::Broken => Ok(()),
        }
    }

    /// From now on a bot answers, until the person comes back.
    async fn stand_in(&mut self, seat: usize) -> Result<(), Problem> {
        // Until now it was the person's time.
        self.timer.charge(self.ticks.now());
        self.change(|meta| meta.seats[seat].stand_in = true).await?;
        self.handed_over |= 1 << seat;
        self.set_to_work();
        Ok(())
    }

    /// The person takes the seat back from the stand-in.
    pub(super) async fn come_back(&mut self, seat: usize) {
        if !self.meta.seats[seat].stand_in {
            return;
        }
        self.meta.seats[seat].stand_in = false;
        self.handed_over &= !(1 << seat);
        self.meta.seats[seat].misses = 0;
        self.save_quietly().await;
    }

    async fn change_seat(&mut self, person: &Person, change: &ChangeSeat) -> Result<(), Problem> {
        self.only_host(person)?;
        self.only_in_lobby()?;
        let seat = usize::from(change.seat);
        if seat >= self.meta.seats.len() {
            return Err(Problem::BadSeats("no such seat".to_owned()));
        }
        let elsewhere = self.meta.seat_of(&person.id).is_some_and(|mine| mine != seat);
        if change.r#as == Who::Me && elsewhere {
            return Err(Problem::AlreadySeated);
        }
        if change.r#as == Who::Me && self.meta.is_name_taken(person) {
            return Err(Problem::NameTaken);
        }
        let sitter = sitter(&change.r#as, person)?;
        let mark = self.hub.signer.mark(&person.from);
        let chair = &self.meta.seats[seat];
        let away = match &chair.sitter {
            Sitter::Person { id, name } if *id != person.id => {
                // A network that the host shares is a house with other guests.
                let from = Some(chair.from.clone()).filter(|from| !from.is_empty() && *from != mark);
                Some(Away { id: id.clone(), name: name.clone(), from })
            }
            _ => None,
        };
        self.change(|meta| {
            meta.seats[seat].sit(sitter);
            if meta.seats[seat].kind() == SeatKind::Person {
                meta.seats[seat].from = mark;
            }
            if let Some(away) = away {
                meta.sent_away.retain(|other| other.id != away.id);
                meta.sent_away.truncate(SENT_AWAY - 1);
                meta.sent_away.insert(0, away);
            }
        })
        .await
    }

    /// The next table of the same people. The second who asks finds it there.
    async fn rematch(&mut self, person: &Person) -> Result<String, Problem> {
        self.meta.seat_of(&person.id).ok_or(Problem::NotSeated)?;
        if self.meta.state != TableState::Over {
            return Err(Problem::NotOver);
        }
        if let Some(id) = &self.meta.rematch {
            return Ok(id.clone());
        }
        if self.unrecorded.is_some() {
            // The record first: a table that goes on elsewhere may never wake again.
            self.save().await?;
        }
        let mut next = self.meta.again(self.hub.store.now());
        next.host = person.id.clone();
        next.pair = self.next_pair();
        next.from = self.hub.signer.mark(&person.from);
        let game = self.hub.shelf.game(&self.game_name)?;
        (next.rules, next.content) = (game.rules_version(), game.fingerprint());
        let id = self.hub.put(&next, &self.game_name, self.private).await?;
        self.change(|meta| meta.rematch = Some(id.clone())).await?;
        Ok(id)
    }
}
