//! What an evaluation may read of a position, as `crate::insight` for deathmatch.

use super::frame::Frame;
use super::state::{TeamPlay, UNPAID};
use crate::arena::Arena;
use crate::content::FIGURES;

/// One character, as an evaluation sees it.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// 0 black, 1 white.
    pub team: u8,
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
        (0..FIGURES as u8).filter(|&who| (self.teams[0] | self.teams[1]) >> who & 1 == 1).map(move |who| {
            let board = &self.boards[who as usize];
            let foes = self.teams[1 - self.side(who) as usize];
            let sees =
                |&foe: &u8| foes >> foe & 1 == 1 && self.arena.sees(self.at[who as usize], self.at[foe as usize]);
            let value = numbers.board_points.get(board.skulls as usize).copied().unwrap_or(numbers.least_points);
            Outlook {
                team: self.side(who),
                damage: board.damage,
                waiting: board.waiting,
                marks: board.marks,
                killed_at: numbers.killshot_at - board.slides,
                value,
                venom: self.venom >> who & 1 == 1,
                control: self.control >> who & 1 == 1,
                armed: board.loaded_by < UNPAID,
                sees: (0..FIGURES as u8).filter(sees).count() as u8,
            }
        })
    }

    /// Points, loaded weapons of the arena, cubes and powerups of a team.
    pub fn stock(&self, team: u8) -> (u16, u32, u32, u32) {
        let (mut weapons, mut cubes, mut cards) = (0, 0, 0);
        for player in self.players_of(team) {
            let player = &self.players[player as usize];
            weapons += player.weapons.count_ones();
            cubes += player.cubes.iter().map(|&n| u32::from(n)).sum::<u32>();
            cards += player.powerups.total();
        }
        (self.points[team as usize], weapons, cubes, cards)
    }

    pub fn arena(&self) -> &'static Arena {
        self.arena.0
    }

    /// Is a team choosing what to do next, with nothing half done?
    pub fn is_between_actions(&self) -> bool {
        matches!(self.stack.last(), Some(Frame::Team | Frame::Floor(_) | Frame::Control | Frame::Draft(_)))
    }

    pub fn team_to_move(&self) -> u8 {
        self.turn
    }

    pub fn skulls_left(&self) -> u8 {
        self.skulls
    }
}
