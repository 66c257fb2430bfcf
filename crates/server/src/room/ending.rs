//! How a match ends: by the rules, or because everybody on the other sides has
//! gone; its result, its record, and the verdict over two games with sides swapped.

use shelf::AnyMatch;
use table::{Fair, Leg, fair};
use tracing::debug;

use super::Room;
use crate::identity::Person;
use crate::meta::{Chair, Pair, word};
use crate::problem::Problem;
use crate::store::RecordRow;
use crate::wire::{Clock, Place, RecordCard, TableState, Verdict};

impl Room {
    /// The match is over: its record becomes public.
    pub(super) async fn finish(&mut self) {
        let Some(game) = &self.game else { return };
        let record = game.record();
        let result = self.result(&**game);
        self.meta.state = TableState::Over;
        let ended = *self.meta.ended.get_or_insert_with(|| self.hub.store.now());
        self.meta.result = Some(result.clone());
        let two = self.leg();
        if let (Some(pair), Some(two)) = (&mut self.meta.pair, two) {
            pair.verdict = Some(verdict(pair.one(), two));
        }
        let card = RecordCard {
            id: self.id.clone(),
            game: self.game_name.clone(),
            rules: self.meta.rules,
            players: self.meta.seats.iter().map(Chair::title).collect(),
            sides: self.sides(&result),
            result: Some(result),
            mine: None,
            claimed: self.meta.claimed,
            answers: record.log.len() as u32,
            started: self.meta.started,
            ended,
            uploaded: false,
        };
        let row = RecordRow {
            n: self.hub.store.number(),
            id: self.id.clone(),
            game: self.game_name.clone(),
            listed: !self.private,
            card: serde_json::to_string(&card).expect("a card is plain data"),
            record: record.to_json(),
        };
        self.unrecorded = Some(Box::new(row));
        self.write_record().await;
        debug!(table = %self.id, state = word(self.meta.state), "over");
    }

    /// Places as the rules have them; where the win was claimed, that side is before all others.
    fn result(&self, game: &dyn AnyMatch) -> Vec<Place> {
        let mut result: Vec<Place> = game.standing().into_iter().map(Place::from).collect();
        if let Some(seat) = self.meta.claimed {
            put_first(&mut result, &self.names[usize::from(seat)]);
        }
        result
    }

    /// The side of the result that each seat belongs to.
    fn sides(&self, result: &[Place]) -> Vec<u8> {
        let side = |names: &Vec<String>| result.iter().position(|of| is_of(&of.side, names)).unwrap_or_default() as u8;
        self.names.iter().map(side).collect()
    }

    /// From when on the person on this seat may claim the win: all others of the match have gone, and nobody has
    /// come back for long enough. Bots of the table do not go, so nobody wins against them this way.
    pub(super) fn claims_at(&self, seat: usize) -> Option<u64> {
        if !self.is_playing() || !self.is_here(seat) {
            return None;
        }
        let sides = self.game.as_ref()?.standing();
        let ours = |name: &String| sides.iter().any(|of| of.side.contains(name) && is_of(&of.side, &self.names[seat]));
        let against = (0..self.meta.seats.len()).filter(|&other| !self.names[other].iter().any(ours));
        against.map(|other| self.lost_at(other)).reduce(|one, two| Some(one?.max(two?)))?
    }

    /// When somebody who is away has been away for long enough. Where a clock runs, it has its say first.
    fn lost_at(&self, seat: usize) -> Option<u64> {
        let chair = &self.meta.seats[seat];
        let gone = chair.person().is_some() && !self.is_here(seat);
        (gone && (chair.stand_in || self.meta.clock == Clock::None)).then(|| self.away_until(seat))
    }

    /// Somebody who is left alone ends the match as won: stored first, then told.
    pub(super) async fn claim(&mut self, person: &Person) -> Result<(), Problem> {
        let seat = self.meta.seat_of(&person.id).ok_or(Problem::NotSeated)?;
        if self.claims_at(seat).is_none_or(|at| at > self.hub.store.now()) {
            return Err(Problem::NotAway);
        }
        let before = self.meta.clone();
        self.meta.claimed = Some(seat as u8);
        self.finish().await;
        if self.unrecorded.is_some() {
            (self.unrecorded, self.record_at) = (None, None);
            self.meta = before;
            return Err(Problem::Store);
        }
        if self.undo.is_some() {
            self.close_undo(crate::wire::Closed::Late);
        }
        self.drop_held();
        self.thinking = table::Actors::NONE;
        self.late = None;
        self.tell_all_again();
        Ok(())
    }

    /// What this match is worth in a fair pair, once it is over.
    fn leg(&self) -> Option<Leg> {
        let game = self.game.as_ref()?;
        match (self.meta.claimed, &self.meta.result) {
            (None, _) => game.leg(),
            (Some(_), result) => Some(Leg { winner: result.as_ref()?.iter().position(|of| of.place == 1), pace: None }),
        }
    }

    /// A rematch of two players swaps their sides: after one game it is the second of a fair pair.
    pub(super) fn next_pair(&self) -> Option<Pair> {
        let first = self.meta.seats.len() == 2 && self.meta.pair.is_none();
        let Leg { winner, pace } = self.leg().filter(|_| first)?;
        Some(Pair { first: self.id.clone(), winner, pace, verdict: None })
    }
}

fn is_of(side: &[String], names: &[String]) -> bool {
    side.iter().any(|member| names.contains(member))
}

/// The side of these names is first, and the others follow as they stood.
fn put_first(result: &mut [Place], names: &[String]) {
    let ahead = |result: &[Place], place: u8| {
        result.iter().filter(|of| !is_of(&of.side, names) && of.place < place).count() as u8
    };
    let places: Vec<u8> =
        result.iter().map(|of| if is_of(&of.side, names) { 1 } else { 2 + ahead(result, of.place) }).collect();
    result.iter_mut().zip(places).for_each(|(of, place)| of.place = place);
}

/// Who has won both games together, by the seat in the second: the first side of the first game sits second there.
fn verdict(one: Leg, two: Leg) -> Verdict {
    match fair(one, two) {
        Fair::First => Verdict::Won(1),
        Fair::Second => Verdict::Won(0),
        Fair::Drawn => Verdict::Drawn,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_claims_is_first_and_the_others_keep_their_order() {
        let place = |name: &str, place: u8| Place { side: vec![name.to_owned()], points: 0, tiebreak: 0, place };
        let mut result = vec![place("a", 1), place("b", 3), place("c", 1), place("d", 4)];
        put_first(&mut result, &["b".to_owned(), "x".to_owned()]);
        assert_eq!(result.iter().map(|of| of.place).collect::<Vec<_>>(), [2, 1, 2, 4]);
    }

    #[test]
    fn the_verdict_names_the_seat_of_the_second_game() {
        let leg = |winner| Leg { winner: Some(winner), pace: Some(9) };
        // The first side wins, then the same player as the second side.
        assert_eq!(verdict(leg(0), leg(1)), Verdict::Won(1));
        assert_eq!(verdict(leg(1), leg(0)), Verdict::Won(0));
        assert_eq!(verdict(leg(0), leg(0)), Verdict::Drawn);
    }
}
