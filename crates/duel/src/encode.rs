//! The position as numbers, the seat that looks first.

use table::{Actors, Encode, Features};

use crate::moves::Side;
use crate::state::Duel;

impl Encode for Duel {
    const ENCODING: u16 = 1;

    fn features(&self, sees: Actors, out: &mut impl Features) {
        let own = if sees == Actors::one(Side::Right.actor()) { Side::Right } else { Side::Left };
        out.flag("right", own == Side::Right);
        out.flag("moves", self.mover == own);
        out.flag("shot", self.shot);
        out.count("turns-left", self.turns_left.into(), 100);
        out.list("duellist", 2, 2, |out, n| {
            let side = if n == 0 { own } else { own.other() };
            out.count("at", self.at(side).into(), 30);
            out.count("health", self.health(side).into(), 9);
        });
    }
}
