//! The unfinished pieces of a match, as they lie on its stack.

use super::choice::Use;

/// An unfinished piece of the match. Characters, players and weapons are numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Frame {
    // Before the first turn; `order` is 0 for the starting team, 1 for the other.
    /// Luck turns up the reward tile.
    #[default]
    Reward,
    First,
    /// Luck shows one of the two own weapons of the next character.
    Reveal,
    Refill,
    /// So many characters were chosen.
    Draft(u8),
    Assign(u8),
    /// Own weapons are paid for.
    Arm(u8),
    /// The spawning round.
    Muster(u8),
    /// A powerup is drawn for this player.
    Draw(u8),
    /// The player throws a powerup away and the character appears.
    Spawn {
        who: u8,
        by: u8,
    },
    // A team's turn
    Begin,
    Control,
    /// Between the actions of the characters.
    Team,
    /// This player has the floor for a powerup.
    Floor(u8),
    Act,
    /// Moves, then grabs; the number of moves.
    GrabMove(u8),
    Grab,
    /// Another weapon than the new one goes into the slot just emptied:
    /// spawnpoint times three plus place.
    Drop {
        slot: u8,
        new: u8,
    },
    ShootMove(u8),
    ShootPick,
    ShootMode,
    Fire,
    Scope,
    ScopeTarget,
    /// This player may answer; `shared` is who has answered for the shared character.
    Tagback {
        by: u8,
        shared: u8,
    },
    Pay,
    Newton(u8),
    NewtonMove {
        who: u8,
        by: u8,
    },
    Teleport(u8),
    TeleportTo {
        who: u8,
        by: u8,
    },
    // The end of the turn
    /// These characters have used theirs, as bits.
    Abilities(u8),
    /// These victims were dealt with, as bits.
    MindControl(u8),
    ControlMove(u8),
    ControlStrike(u8),
    Overload,
    Nanobots,
    /// Whom to heal or purge.
    Treat(Use),
    Purge(u8),
    Upgrade,
    Scavenge,
    Hack,
    LockOn,
    Siphon,
    SiphonCube(u8),
    Flush,
    /// Rewards still to be given out.
    Gifts {
        heals: u8,
        cubes: u8,
        powerups: u8,
    },
    GiftCube(u8),
    Score,
    Respawn(u8),
    /// This player reloads.
    Reload(u8),
    /// Which cube of the price is spared.
    Tune {
        weapon: u8,
        by: u8,
    },
    Unload {
        new: u8,
        by: u8,
    },
    EndTurn,
    Finish,
}
