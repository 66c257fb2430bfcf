//! What an evaluation may read of a position of team play.

use super::frame::Frame;
use super::state::TeamPlay;
use crate::arena::Arena;
use crate::ids::{Figure, Team};

/// One character, as an evaluation sees it.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    pub team: Team,
    pub damage: u8,
    /// Damage and marks of its colour in the buffer of its team.
    pub waiting: u8,
    pub marks: u8,
    /// Damage that kills it, with the rush tile where it lies.
    pub killed_at: u8,
    /// What its board pays next.
    pub value: u8,
    pub venom: bool,
    pub control: bool,
    /// Its own weapon can be fired.
    pub armed: bool,
    /// Enemies it sees.
    pub sees: u8,
}

impl TeamPlay {
    /// The characters that belong to a team already.
    pub fn outlook(&self) -> impl Iterator<Item = Outlook> + '_ {
        let numbers = &self.rules.0.limits;
        self.teams[Team::Black].with(self.teams[Team::White]).map(move |who| {
            let board = &self.boards[who];
            let sees = |&foe: &Figure| self.arena.sees(self.at[who], self.at[foe]);
            let value = numbers.board_points.get(board.skulls as usize).copied().unwrap_or(numbers.least_points);
            Outlook {
                team: self.side(who),
                damage: board.damage,
                waiting: board.waiting,
                marks: board.marks,
                killed_at: numbers.killshot_at - board.slides,
                value,
                venom: self.tokens.venom.has(who),
                control: self.tokens.control.has(who),
                armed: board.load.by().is_some(),
                sees: self.teams[self.side(who).other()].filter(sees).count() as u8,
            }
        })
    }

    /// Points, loaded weapons of the arena, cubes and powerups of a team.
    pub fn stock(&self, team: Team) -> (u16, u32, u32, u32) {
        let (mut weapons, mut cubes, mut cards) = (0, 0, 0);
        for player in self.players_of(team) {
            let player = &self.players[player];
            weapons += player.weapons.len() as u32;
            cubes += u32::from(player.wallet.cubes.total());
            cards += player.wallet.powerups.total();
        }
        (self.points[team], weapons, cubes, cards)
    }

    pub fn arena(&self) -> &'static Arena {
        self.arena.0
    }

    /// Is a team choosing what to do next, with nothing half done?
    pub fn is_between_actions(&self) -> bool {
        matches!(self.stack.last(), Some(Frame::Team | Frame::Floor(_) | Frame::Control | Frame::Draft(_)))
    }

    pub fn team_to_move(&self) -> Team {
        self.turn
    }

    pub fn skulls_left(&self) -> u8 {
        self.skulls
    }
}
