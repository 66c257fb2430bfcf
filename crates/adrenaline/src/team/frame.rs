//! The unfinished pieces of a match, as they lie on its stack.

use crate::abilities::Stage;
use crate::ids::{Figure, Figures, Player, Weapon};
use crate::supply::Berth;

/// An unfinished piece of the match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Frame {
    // Before the first turn; `order` is 0 for the starting team, 1 for the other.
    // Luck turns up the reward tile.
    Reward,
    First,
    // Luck shows one of the two own weapons of the next character.
    Reveal,
    Refill,
    // This many characters were chosen.
    Draft(u8),
    Assign(u8),
    // Own weapons are paid for.
    Arm(u8),
    // The spawning round.
    Muster(u8),
    // A powerup is drawn for this player.
    Draw(Player),
    // The player throws a powerup away and the character appears.
    Spawn { who: Figure, by: Player },
    // A team's turn
    Begin,
    Control,
    // Between the actions of the characters.
    Team,
    // This player has the floor for a powerup.
    Floor(Player),
    Act,
    // Moves, then grabs; the number of moves.
    GrabMove(u8),
    Grab,
    // Another weapon than the new one goes into the slot just emptied.
    Drop { slot: Berth, new: Weapon },
    ShootMove(u8),
    ShootPick,
    ShootMode,
    Fire,
    Scope,
    ScopeTarget,
    // This player may answer; `shared` is who has answered for the shared character.
    Tagback { by: Player, shared: Option<Player> },
    Pay,
    Newton(Player),
    NewtonMove { who: Figure, by: Player },
    Teleport(Player),
    TeleportTo { who: Figure, by: Player },
    // The end of the turn
    // These characters have used theirs.
    Abilities(Figures),
    Ability(Stage),
    Flush,
    // Rewards still to be given out.
    Gifts { heals: u8, cubes: u8, powerups: u8 },
    GiftCube(Player),
    Score,
    Respawn(Figure),
    // This player reloads.
    Reload(Player),
    // Which cube of the price is spared.
    Tune { weapon: Weapon, by: Player },
    Unload { new: Weapon, by: Player },
    EndTurn,
    Finish,
}

/// What fills the unused places of a stack.
impl Default for Frame {
    fn default() -> Frame {
        Frame::Draft(0)
    }
}
