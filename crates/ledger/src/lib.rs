#![doc = include_str!("../README.md")]

mod adrenaline;
mod adrenaline_team;
mod duel;
mod fortune;
mod index;
mod runner;
mod sheet;
mod tf2_board;
mod tf2_turns;
mod without;

pub use fortune::MOST;
pub use index::{Cell, Edge, Index, Measure, Name, Topic};
pub use runner::{Endless, EventLine, MatchRunner, Opening, Runner, Seating, Worker};
pub use sheet::{End, Sheet, SideTrait, Use, WIN};
pub use without::{Thing, Without};

use bots::Evaluate;
use table::Spoken;

/// A game whose events are booked.
pub trait Tallied: Spoken + Evaluate {
    type Ledger: Ledger<Self>;

    /// Everything that can stand on a sheet of this match, by name.
    fn index(&self) -> Index;

    /// What kind of question this is an answer to: a place in [`Index::kinds`].
    fn kind(choice: Self::Choice) -> usize;

    /// What somebody begins to use or takes by this event, in the position before it.
    fn used(&self, event: &Self::Event) -> Option<Thing>;
}

/// Reads the events of one match after the other.
pub trait Ledger<G: Tallied>: Send {
    /// An open book for the matches that begin with this position.
    fn of(start: &G) -> Self;

    /// A new match begins.
    fn open(&mut self);

    /// Books one event.
    fn note(&mut self, event: &G::Event, sheet: &mut Sheet);
}
