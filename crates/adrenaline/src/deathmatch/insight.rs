//! What an evaluation may read of a position: a small window for those who
//! judge, as opposed to those who play or show. Bots look through it at worlds
//! dealt for them, never at the true state.

use table::Actor;

use super::state::{Adrenaline, CLOSED, Frame, Frenzy, NONE};
use crate::aim::{Aim, EMPTY, Own, Shot, each, offered};
use crate::arena::{Arena, Square};
use crate::content::{FIGURES, Rules};
use crate::effect::{Place, Step};
use crate::pay::{can_pay, minus};

/// One figure, as an evaluation sees it.
#[derive(Clone, Copy, Debug)]
pub struct Insight<'a> {
    pub at: Square,
    /// Whose tokens lie on the damage track, in order.
    pub damage: &'a [u8],
    /// Marks by who gave them.
    pub marks: &'a [u8; FIGURES],
    pub cubes: [u8; 3],
    /// Cubes, and powerups in their place.
    pub purse: [u8; 3],
    /// Weapons in hand, as bits.
    pub weapons: u64,
    pub loaded: u64,
    pub powerups: u32,
    pub skulls: u8,
    pub flipped: bool,
    pub points: u16,
}

/// What one action is worth to a figure on a given square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loot {
    Nothing,
    /// Cubes on the tile, and whether it brings a powerup.
    Tile([u8; 3], bool),
    /// The weapons lying there; empty slots are above 63.
    Weapons([u8; 3]),
}

impl Adrenaline {
    pub fn insight(&self, who: u8) -> Insight<'_> {
        let figure = &self.figures[who as usize];
        Insight {
            at: self.at[who as usize],
            damage: &figure.damage,
            marks: &figure.marks,
            cubes: figure.cubes,
            purse: figure.purse(),
            weapons: figure.weapons,
            loaded: figure.loaded,
            powerups: figure.powerups.total(),
            skulls: figure.skulls,
            flipped: figure.flipped,
            points: figure.points,
        }
    }

    pub fn players(&self) -> u8 {
        self.players
    }

    pub fn arena(&self) -> &'static Arena {
        self.arena.0
    }

    /// Whose turn it is.
    pub fn turn_of(&self) -> Actor {
        self.active()
    }

    pub fn actions_left(&self) -> u8 {
        self.left
    }

    /// Is the active figure choosing an action, with nothing half done?
    pub fn is_between_actions(&self) -> bool {
        matches!(self.top(), Some(Frame::Turn))
    }

    /// Is somebody paying with one coin after another?
    pub fn is_paying(&self) -> bool {
        matches!(self.top(), Some(Frame::Pay))
    }

    pub fn skulls_left(&self) -> u8 {
        self.skulls
    }

    /// The killshot track: killshot and overkill of each space.
    pub fn killshots(&self) -> impl Iterator<Item = (u8, Option<u8>)> + '_ {
        self.track.iter().map(|kill| (kill.by, kill.over))
    }

    pub fn is_frenzy(&self) -> bool {
        self.frenzy != Frenzy::No
    }

    /// Will this figure have another turn after the one being played, as far as is known?
    pub fn turn_comes_again(&self, who: u8) -> bool {
        if self.frenzy == Frenzy::No {
            return true;
        }
        let seats = (who + self.players - self.turn) % self.players;
        seats != 0 && seats < self.last_turns
    }

    /// How far this figure may walk before it shoots, by the side its turns are on now.
    pub fn steps_before_shot(&self, who: u8) -> u8 {
        let awake = self.figures[who as usize].damage.len() >= self.rules.limits.adrenaline_shoot_at as usize;
        match self.frenzy {
            Frenzy::No => u8::from(awake),
            Frenzy::Two => 1,
            Frenzy::One => 2,
        }
    }

    pub fn loot(&self, at: Square) -> Loot {
        if let Some(colour) = self.arena.spawn.iter().position(|&s| s == at) {
            return Loot::Weapons(self.slots[colour].map(|w| if w < CLOSED { w } else { NONE }));
        }
        match self.tiles[at.ix()] {
            NONE => Loot::Nothing,
            tile => {
                let tile = &self.rules.0.tiles[tile as usize];
                Loot::Tile(tile.cubes, tile.powerup)
            }
        }
    }
}

impl Rules {
    pub fn weapon_count(&self) -> usize {
        self.weapons.len()
    }

    /// Could this purse pay to reload the weapon?
    #[inline]
    pub fn can_reload(&self, weapon: u8, purse: [u8; 3]) -> bool {
        can_pay(self.weapons[weapon as usize].reload, purse)
    }

    /// Could this purse pay to pick the weapon up?
    #[inline]
    pub fn can_take(&self, weapon: u8, purse: [u8; 3]) -> bool {
        can_pay(self.weapons[weapon as usize].grab, purse)
    }

    /// The most damage and marks that one shot from one square does to a lone
    /// figure on another, with this purse; `None` if it cannot be hit.
    pub fn harm(
        &'static self,
        arena: &'static Arena,
        weapon: u8,
        from: Square,
        to: Square,
        purse: [u8; 3],
    ) -> Option<(u8, u8)> {
        let mut at = [Square::OFF; FIGURES];
        at[0] = from;
        at[1] = to;
        let one = |mode: u8| {
            let cost = self.weapons[weapon as usize].effects[mode as usize].cost;
            if !can_pay(cost, purse) {
                return None;
            }
            let mut thread = Shot::of(weapon).thread;
            thread.start(mode);
            let own = Own { from: from.0, ..Own::default() };
            let purse = minus(purse, cost);
            most_harm(Aim { weapons: &self.weapons, arena, thread, at, me: 0, purse, foes: !1, own }, (0, 0))
        };
        self.weapons[weapon as usize].modes().filter_map(one).max_by_key(weigh)
    }
}

/// The most damage and marks the shot can end with, on top of what it has done.
fn most_harm(mut aim: Aim, (mut damage, mut marks): (u8, u8)) -> Option<(u8, u8)> {
    loop {
        let call = aim.thread.call();
        let effect = aim.effect();
        let Some(step) = effect.steps.get(call.step as usize) else {
            if effect.strikes && aim.thread.hits == call.hits {
                return None;
            }
            if aim.thread.depth == 0 {
                return Some((damage, marks));
            }
            aim.thread.depth -= 1;
            continue;
        };
        let sofar = (damage, marks);
        match step {
            Step::Pick { slot, what, may, only } => {
                let left_out = may.then(|| aim.with(*slot, EMPTY));
                let picked = each(aim.candidates(*what, only), *what).map(|value| aim.with(*slot, value));
                return left_out.into_iter().chain(picked).filter_map(|aim| most_harm(aim, sofar)).max_by_key(weigh);
            }
            Step::Offer(extras) => {
                let bought = offered(*extras).filter_map(|extra| aim.entering(extra));
                return bought.chain([aim.passing()]).filter_map(|aim| most_harm(aim, sofar)).max_by_key(weigh);
            }
            Step::Hurt(n, to) | Step::Mark(n, to) => {
                let struck = aim.struck(to).count_ones() as u8;
                let count = if matches!(step, Step::Hurt(..)) { &mut damage } else { &mut marks };
                *count += n * struck;
                aim.thread.hits += (struck != 0) as u8;
                aim.thread.next();
            }
            // Only characters of Team Play give anything.
            Step::Give(..) => aim.thread.next(),
            Step::Move(who, place) => {
                let to = aim.destination(*place);
                match (aim.figure(*who), place) {
                    (Some(who), _) if to.is_on() => aim.at[who as usize] = to,
                    (Some(_), Place::Ahead(..)) => return None,
                    _ => {}
                }
                aim.thread.next();
            }
        }
    }
}

/// Damage counts double against marks.
fn weigh(harm: &(u8, u8)) -> u8 {
    2 * harm.0 + harm.1
}
