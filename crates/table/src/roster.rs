//! Who sits where. The rules know figures and teams; only this table knows people.

use crate::{Actor, Actors};

/// A chair at the table: a person or a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

/// Which seat answers for which actors. Sets may overlap: a shared figure is
/// answered by the seat that speaks first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    seats: Vec<(Seat, Actors)>,
}

impl Roster {
    pub fn new(seats: impl IntoIterator<Item = (Seat, Actors)>) -> Roster {
        Roster { seats: seats.into_iter().collect() }
    }

    /// One seat for each actor, in order.
    pub fn one_each(actors: Actors) -> Roster {
        Roster::new(actors.enumerate().map(|(i, actor)| (Seat(i as u8), Actors::one(actor))))
    }

    pub fn seats(&self) -> impl Iterator<Item = (Seat, Actors)> + '_ {
        self.seats.iter().copied()
    }

    /// The actors of a seat; none if nobody sits there.
    pub fn of(&self, seat: Seat) -> Actors {
        self.seats.iter().find(|(s, _)| *s == seat).map_or(Actors::NONE, |(_, actors)| *actors)
    }

    /// May this seat answer for this actor? Luck is nobody's.
    pub fn holds(&self, seat: Seat, actor: Actor) -> bool {
        !actor.is_luck() && self.of(seat).has(actor)
    }

    /// Moves everything `from` holds to `to`: a friend left, a bot takes over.
    pub fn hand_over(&mut self, from: Seat, to: Seat) {
        let moved = self.of(from);
        self.seats.retain(|(s, _)| *s != from);
        match self.seats.iter_mut().find(|(s, _)| *s == to) {
            Some((_, actors)) => *actors = actors.with(moved),
            None => self.seats.push((to, moved)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_answers_only_for_its_own_actors() {
        let roster = Roster::one_each(Actors::first_n(3));
        assert!(roster.holds(Seat(1), Actor(1)));
        assert!(!roster.holds(Seat(1), Actor(0)));
        assert!(!roster.holds(Seat(7), Actor(0)));
        assert!(!roster.holds(Seat(0), Actor::LUCK));
    }

    #[test]
    fn a_leaving_friend_hands_over_and_a_shared_figure_stays_shared() {
        let both = Actors::first_n(2);
        let mut roster = Roster::new([(Seat(0), both), (Seat(1), Actors::one(Actor(1)))]);
        assert!(roster.holds(Seat(0), Actor(1)) && roster.holds(Seat(1), Actor(1)));
        roster.hand_over(Seat(0), Seat(9));
        assert_eq!(roster.of(Seat(0)), Actors::NONE);
        assert_eq!(roster.of(Seat(9)), both);
        roster.hand_over(Seat(1), Seat(9));
        assert_eq!(roster.seats().count(), 1);
    }
}
