//! Around the match: sitting down, leaving, being ready, the start, once more.

use subtle::ConstantTimeEq;

use super::{Action, Done, Room};
use crate::identity::Person;
use crate::meta::{Sitter, sitter};
use crate::problem::Problem;
use crate::wire::{ChangeSeat, Join, SeatKind, TableState, Who};

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
            Action::Start => {
                if person.id != self.meta.host {
                    return Err(Problem::NotHost);
                }
                self.only_in_lobby()?;
                if !self.meta.may_start() {
                    return Err(Problem::NotReady);
                }
                self.begin().await?;
            }
            Action::Rematch => return self.rematch(person).await.map(Done::There),
        }
        Ok(Done::Here(Box::new(self.entered(person))))
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
        self.change(|meta| meta.seats[seat].sit(sitter)).await
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
            TableState::Playing => {
                self.change(|meta| meta.seats[seat].stand_in = true).await?;
                self.set_to_work();
                Ok(())
            }
            TableState::Over | TableState::Broken => Ok(()),
        }
    }

    /// The person takes the seat back from the stand-in.
    pub(super) async fn come_back(&mut self, seat: usize) {
        if !self.meta.seats[seat].stand_in {
            return;
        }
        self.meta.seats[seat].stand_in = false;
        self.meta.seats[seat].misses = 0;
        self.top_up(seat);
        self.save_quietly().await;
    }

    async fn change_seat(&mut self, person: &Person, change: &ChangeSeat) -> Result<(), Problem> {
        if person.id != self.meta.host {
            return Err(Problem::NotHost);
        }
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
        self.change(|meta| meta.seats[seat].sit(sitter)).await
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
        let mut next = self.meta.again();
        next.host = person.id.clone();
        let game = self.hub.shelf.game(&self.game_name)?;
        (next.rules, next.content) = (game.rules_version(), game.fingerprint());
        let id = self.hub.put(&next, &self.game_name, self.private).await?;
        self.change(|meta| meta.rematch = Some(id.clone())).await?;
        Ok(id)
    }
}
