//! What an evaluation may read of a position: a small window for those who
//! judge, as opposed to those who play or show. Bots look through it at worlds
//! dealt for them, never at the true state.

use table::Actor;

use super::frame::{Frame, Frenzy};
use super::state::Adrenaline;
use crate::abilities::Gifted;
use crate::aim::{Aim, Own, Pick, Shot, each, places};
use crate::arena::{Arena, Square};
use crate::content::Rules;
use crate::effect::{Arsenal, Gift, Place, Step};
use crate::ids::{ByFigure, Colour, Effect, FIGURES, Figure, Figures, Per, Tile, Weapon, Weapons};
use crate::supply::Slot;
use crate::team::content::OVERLOAD;
use crate::wallet::Cubes;

/// One figure, as an evaluation sees it.
#[derive(Clone, Copy, Debug)]
pub struct Insight<'a> {
    pub at: Square,
    /// Whose tokens lie on the damage track, in order.
    pub damage: &'a [Figure],
    /// Marks by who gave them.
    pub marks: &'a Per<Figure, [u8; FIGURES]>,
    pub cubes: Cubes,
    /// Cubes, and powerups in their place.
    pub purse: Cubes,
    /// Weapons in hand.
    pub weapons: Weapons,
    /// Those of them that fill a place in hand: all but a character's own.
    pub found: Weapons,
    pub loaded: Weapons,
    pub powerups: u32,
    pub skulls: u8,
    pub flipped: bool,
    pub points: u16,
    /// The damage that kills it, with the rush tile where it lies.
    pub killshot: u8,
    /// Where characters have powers.
    pub venom: bool,
    pub control: bool,
}

/// What one action is worth to a figure on a given square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loot {
    Nothing,
    /// Cubes on the tile, and whether it brings a powerup.
    Tile(Cubes, bool),
    /// The weapons lying there.
    Weapons([Option<Weapon>; 3]),
}

/// Tokens on the track of each spawnpoint, by owner.
pub type SpawnpointTracks = Per<Colour, [Per<Figure, [u8; FIGURES]>; 3]>;

impl Adrenaline {
    pub fn insight(&self, who: Figure) -> Insight<'_> {
        let board = &self.boards[who];
        Insight {
            at: self.at[who],
            damage: &board.damage,
            marks: &board.marks,
            cubes: board.wallet.cubes,
            purse: board.wallet.purse(),
            weapons: board.weapons,
            found: board.found(),
            loaded: board.loaded,
            powerups: board.wallet.powerups.total(),
            skulls: board.skulls,
            flipped: board.flipped,
            points: board.points,
            killshot: self.rules.limits.killshot_at - board.slides,
            venom: self.tokens.venom.has(who),
            control: self.tokens.control.has(who),
        }
    }

    /// The ability of this figure as a word, where it has one, and the overload tokens on its card.
    pub fn ability_of(&self, who: Figure) -> Option<(&'static str, u8)> {
        let ability = self.ability(who)?;
        Some((ability.id(), if ability.number() == OVERLOAD { self.tokens.overload } else { 0 }))
    }

    /// Have characters powers?
    pub fn has_powers(&self) -> bool {
        self.powers
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
    pub fn killshots(&self) -> impl Iterator<Item = (Figure, Option<Figure>)> + '_ {
        self.track.iter().map(|kill| (kill.by, kill.over))
    }

    /// The tracks of the spawnpoints in domination: tokens by owner.
    pub fn spawnpoint_tracks(&self) -> Option<&SpawnpointTracks> {
        self.domination.as_ref().map(|domination| &domination.tracks)
    }

    /// May the active figure tag spawnpoints in this turn?
    pub fn can_tag(&self) -> bool {
        self.domination.is_some_and(|domination| !domination.debut)
    }

    /// How many turrets this figure owns, of how many; in turret mode alone.
    pub fn turrets_of(&self, who: Figure) -> Option<(usize, usize)> {
        self.turrets.map(|turrets| (turrets.owned[who].len(), self.arena.ammo.len()))
    }

    pub fn is_frenzy(&self) -> bool {
        self.frenzy != Frenzy::No
    }

    /// Will this figure have another turn after the one being played, as far as is known?
    pub fn turn_comes_again(&self, who: Figure) -> bool {
        if self.frenzy == Frenzy::No {
            return true;
        }
        let seats = (who.0 + self.players - self.turn.0) % self.players;
        seats != 0 && seats < self.last_turns
    }

    /// How far this figure may walk before it shoots, by the side its turns are on now.
    pub fn steps_before_shot(&self, who: Figure) -> u8 {
        let rushing = self.rushing && who == self.turn;
        let awake = rushing || self.boards[who].damage.len() >= self.rules.limits.adrenaline_shoot_at as usize;
        let turn = &self.rules.limits.turn;
        let usual = if awake { turn.adrenaline_shoot } else { turn.shoot };
        self.frenzied().map_or(usual, |turn| turn.shoot)
    }

    pub fn loot(&self, at: Square) -> Loot {
        if let Some(colour) = self.arena.spawnpoint(at) {
            return Loot::Weapons(self.supply.slots[colour].map(Slot::weapon));
        }
        let tile = match self.turrets {
            Some(turrets) if turrets.grabbed.has(at) => None,
            // Whichever is chosen: one with a powerup will do.
            Some(_) => {
                let brings = |tile: &Tile| self.rules.tiles[*tile].powerup;
                self.supply.open_tiles().flatten().max_by_key(brings)
            }
            None => self.supply.tiles[at],
        };
        tile.map_or(Loot::Nothing, |tile| {
            let tile = &self.rules.0.tiles[tile];
            Loot::Tile(tile.cubes, tile.powerup)
        })
    }
}

impl Rules {
    /// The weapons of the arena, then those of the characters, where there are any.
    pub(crate) fn all_arms(&self) -> &Arsenal {
        if self.powers.weapons.is_empty() { &self.weapons } else { &self.powers.weapons }
    }

    pub fn weapon_count(&self) -> usize {
        self.all_arms().len()
    }

    /// Could this purse pay to reload the weapon?
    pub fn can_reload(&self, weapon: Weapon, purse: Cubes) -> bool {
        purse.cover(self.all_arms()[weapon].reload)
    }

    /// Could this purse pay to pick the weapon up?
    pub fn can_take(&self, weapon: Weapon, purse: Cubes) -> bool {
        purse.cover(self.weapons[weapon].grab)
    }

    /// The most damage and marks that one shot from one square does to a lone
    /// figure on another, with this purse; `None` if it cannot be hit.
    pub fn harm(
        &'static self,
        arena: &'static Arena,
        weapon: Weapon,
        from: Square,
        to: Square,
        purse: Cubes,
    ) -> Option<(u8, u8)> {
        let mut at = ByFigure::new([Square::OFF; FIGURES]);
        at[Figure(0)] = from;
        at[Figure(1)] = to;
        let weapons = self.all_arms();
        let one = |mode: Effect| {
            let cost = weapons[weapon].effects[mode].cost;
            if !purse.cover(cost) {
                return None;
            }
            let mut thread = Shot::of(weapon).thread;
            thread.start(mode);
            let own = Own { from, ..Own::default() };
            let purse = purse.minus(cost);
            most_harm(
                Aim {
                    weapons,
                    arena,
                    thread,
                    at: places(at),
                    me: Figure(0),
                    purse,
                    foes: Figures(!1),
                    posts: Figures::NONE,
                    own,
                },
                (0, 0),
            )
        };
        weapons[weapon].modes.filter_map(one).max_by_key(weigh)
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
            Step::Pick { slot, what, may, only, post } => {
                let left_out = may.then(|| aim.with(*slot, Pick::Nothing));
                let picked = each(aim.candidates(*what, only, *post), *what).map(|pick| aim.with(*slot, pick));
                return left_out.into_iter().chain(picked).filter_map(|aim| most_harm(aim, sofar)).max_by_key(weigh);
            }
            Step::Offer(extras) => {
                let bought = extras.filter_map(|extra| aim.entering(extra));
                return bought.chain([aim.passing()]).filter_map(|aim| most_harm(aim, sofar)).max_by_key(weigh);
            }
            Step::Hurt(n, to) | Step::Mark(n, to) => {
                let victims = aim.struck(to);
                if matches!(step, Step::Hurt(..)) {
                    aim.own.hurt = aim.own.hurt.with(victims);
                }
                let struck = victims.len() as u8;
                let count = if matches!(step, Step::Hurt(..)) { &mut damage } else { &mut marks };
                *count += n * struck;
                aim.thread.hits += (struck != 0) as u8;
                aim.thread.next();
            }
            Step::Give(gift, to) => {
                let gifted = aim.gifted(*gift, to).len() as u8;
                // Tokens count as marks: venom hurts in every turn, control once.
                marks += gifted
                    * match gift {
                        Gift::Venom => 3,
                        Gift::Control | Gift::Overload => 1,
                        Gift::Heal | Gift::Track => 0,
                    };
                aim.thread.hits += u8::from(gift.strikes() && gifted > 0);
                aim.thread.next();
            }
            Step::Move(who, place) => {
                let to = aim.destination(*place);
                match (aim.figure(*who), place) {
                    (Some(who), _) if to.is_on() => aim.at[who] = to,
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
