//! What has happened, told once by the function that made it so.

use table::List;

use crate::goals::How;
use crate::square::{Heading, Spot};
use crate::unit::{Id, Kind, Mark, Piece, Side, TEAM};

/// What somebody died of. A fire has no owner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Blow {
    Weapon(Mark),
    Melee(Id),
    Fire,
}

/// Spaces one after another. Beyond these many a way is told from its end.
pub(crate) type Way = List<Spot, 32>;

/// Something that has already happened.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// A side has chosen a type in secret; `kind` only for those who may know.
    Picked {
        unit: Id,
        kind: Option<Kind>,
    },
    /// Both teams lie open.
    Revealed {
        red: [Option<Kind>; TEAM],
        green: [Option<Kind>; TEAM],
    },
    /// A unit has been put on the board, at the start or after a wait.
    Placed {
        unit: Id,
        kind: Kind,
        at: Spot,
    },
    /// A free turn of the defender begins.
    FreeTurn {
        left: u8,
    },
    Round {
        round: u8,
        tracker: u8,
        timer: u8,
    },
    Turn {
        side: Side,
    },
    Activated {
        mark: Mark,
    },
    Moved {
        unit: Id,
        to: Spot,
        /// The spaces of the leg, both ends included.
        way: Way,
    },
    Teleported {
        unit: Id,
        to: Spot,
    },
    /// The attacker, and the target.
    Fired {
        by: Mark,
        target: Mark,
    },
    GroundShot {
        by: Id,
        at: Spot,
    },
    Flamed {
        by: Id,
        dir: Heading,
    },
    Swung {
        by: Id,
        target: Mark,
    },
    RunAndGun {
        unit: Id,
        dir: Heading,
    },
    /// A six-sided die at `target` that hits from `need` on; `sure` hits need no die and tell nothing here.
    Rolled {
        target: Mark,
        face: u8,
        need: u8,
        hit: bool,
    },
    /// The ten-sided die of an aimed shot.
    Aimed {
        target: Mark,
        face: u8,
    },
    Hurt {
        target: Mark,
        damage: u8,
        left: u8,
    },
    CaughtFire {
        unit: Id,
    },
    Burnt {
        unit: Id,
        damage: u8,
        left: u8,
    },
    Died {
        unit: Id,
        wait: u8,
        of: Blow,
    },
    Destroyed {
        mark: Mark,
    },
    Pushed {
        unit: Id,
        from: Spot,
        to: Spot,
    },
    Linked {
        medic: Id,
        patient: Id,
    },
    Charged {
        medic: Id,
        patient: Id,
    },
    Unlinked {
        medic: Id,
        patient: Id,
    },
    /// The ubercharge is over; an ordinary heal link stays.
    ChargeFaded {
        medic: Id,
        patient: Id,
    },
    Healed {
        medic: Id,
        patient: Id,
        health: u8,
        charge: u8,
    },
    JobStarted {
        unit: Id,
        piece: Piece,
    },
    JobLost {
        unit: Id,
        piece: Piece,
    },
    Built {
        mark: Mark,
        at: Spot,
    },
    /// The builder came back as another type.
    Dismantled {
        mark: Mark,
    },
    FlagTaken {
        side: Side,
        by: Id,
    },
    FlagDropped {
        side: Side,
        at: Spot,
    },
    FlagReturned {
        side: Side,
        at: Spot,
    },
    /// The meter of the next control point.
    Meter {
        point: u8,
        value: u8,
    },
    Contested {
        point: u8,
    },
    Captured {
        point: u8,
    },
    /// No empty spawn space: the unit waits for another round (R26).
    NoRoom {
        unit: Id,
    },
    Conceded {
        side: Side,
    },
    /// The match is over; nobody has won a drawn one.
    Over {
        winner: Option<Side>,
        how: How,
    },
}
