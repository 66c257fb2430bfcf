//! A duel on a strip: the healthier one is ahead, the surer the fewer turns are left.

use duel::{Duel, Side};
use table::Game;

use super::{Evaluate, Shares, final_shares, soft_shares};

/// How many hits lie in the dark while all turns are to come.
const SPREAD: f32 = 2.0;

impl Evaluate for Duel {
    fn shares(&self) -> Shares {
        if self.waiting().is_empty() {
            return final_shares(self);
        }
        let turns = self.rules().strip.turns;
        let to_come = f32::from(self.turns_left()) / f32::from(turns);
        soft_shares(&Side::BOTH.map(|side| f32::from(self.health(side))), 0.2 + SPREAD * to_come)
    }

    fn is_settled(&self) -> bool {
        !self.is_shot()
    }

    fn turn(&self) -> u32 {
        self.turns_left().into()
    }

    fn round(&self) -> u32 {
        2
    }
}
