//! Adrenaline Team Play: how many points each team can expect.
//!
//! Counted are points in hand; what enemy boards promise, surer the nearer they
//! are to the killshot; damage and marks waiting in the buffer, worth more when
//! it is about to flush; tokens; and what the next turn can shoot with, at whom.

use adrenaline::team::Outlook;
use adrenaline::{Team, TeamPlay};
use table::Game;

use super::{Evaluate, Shares, final_shares, soft_shares};

/// The buffer is flushed at so much damage.
const FLUSH: f32 = 6.0;

impl Evaluate for TeamPlay {
    fn shares(&self) -> Shares {
        if self.waiting().is_empty() {
            return final_shares(self);
        }
        let mut points = Team::BOTH.map(|team| {
            let (scored, weapons, cubes, cards) = self.stock(team);
            f32::from(scored) + 0.5 * weapons as f32 + 0.12 * cubes as f32 + 0.25 * cards as f32
        });
        let mut buffered = [0u8; 2];
        for one in self.outlook() {
            buffered[one.team as usize] += one.waiting;
        }
        for one in self.outlook() {
            let full = (f32::from(buffered[one.team as usize]) / FLUSH).min(1.0);
            points[one.team.other() as usize] += promise(&one, full);
            // What the character itself can do next.
            points[one.team as usize] += 0.4 * f32::from(u8::from(one.armed)) + 0.15 * f32::from(one.sees.min(2));
        }
        soft_shares(&points, 3.0 + 0.8 * f32::from(self.skulls_left()))
    }

    #[inline]
    fn is_settled(&self) -> bool {
        self.is_between_actions()
    }

    #[inline]
    fn turn(&self) -> u32 {
        self.team_to_move() as u32
    }

    fn round(&self) -> u32 {
        2
    }
}

/// What the enemies of a character can expect of its board.
fn promise(one: &Outlook, full: f32) -> f32 {
    let value = f32::from(one.value) + 1.0;
    let part = |damage: f32| (damage / f32::from(one.killed_at.max(1))).min(1.0);
    let on_board = part(f32::from(one.damage));
    let all = part(f32::from(one.damage) + f32::from(one.waiting) * (0.5 + 0.5 * full) + 0.5 * f32::from(one.marks));
    let tokens = 0.8 * f32::from(u8::from(one.venom)) + 0.4 * f32::from(u8::from(one.control));
    value * (0.35 * all + 0.35 * all * all + 0.1 * on_board) + 0.25 * full * f32::from(one.waiting) + tokens
}
