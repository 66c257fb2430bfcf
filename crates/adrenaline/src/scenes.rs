//! What the scenes of every game of the box say alike: the supply, ammo boxes,
//! hands of powerups.

use std::fmt::Write;

use table::scene::Statement;
use table::{Actor, BadScene};

use crate::arena::{Arena, Square};
use crate::bag::Bag;
use crate::content::Rules;
use crate::effect::Arsenal;
use crate::ids::{Card, Colour, Tile, Weapon, Weapons};
use crate::supply::{Slot, Supply};
use crate::wallet::Cubes;

/// The rest of a statement that names the arena.
pub(crate) fn arena(rules: &'static Rules, s: &mut Statement<'_>) -> Result<&'static Arena, BadScene> {
    let arena = s.one_of("arena", |w| rules.arenas.iter().find(|a| a.id.eq_ignore_ascii_case(w)))?;
    s.end()?;
    Ok(arena)
}

impl Supply {
    /// Reads the rest of a statement about the supply, which begins with `word`.
    /// `weapon` is what weapons are called where one is expected.
    pub(crate) fn read(
        &mut self,
        word: &str,
        s: &mut Statement<'_>,
        (rules, arena): (&Rules, &Arena),
        weapon: &str,
    ) -> Result<(), BadScene> {
        match word {
            "spawn" => {
                let colour = s.one_of("colour", Colour::named)?;
                for place in 0..rules.limits.weapons_at_spawnpoint as usize {
                    match s.peek() {
                        None => break,
                        Some("-") => {
                            s.take();
                        }
                        Some(_) => self.slots[colour][place] = Slot::Holds(self.take_weapon(s, rules, weapon)?),
                    }
                }
            }
            "tile" => {
                let at = s.one_of("square", |w| arena.named(w))?;
                if !self.bare.has(at) {
                    return Err(s.bad(arena.name(at), "no room for a tile"));
                }
                self.lay_tile(at, s, rules)?;
            }
            "tiles-discarded" => {
                for tile in s.rest("tile", |w| rules.tile_named(w))? {
                    self.take_from_tiles(s, rules, tile)?;
                    self.tile_discard.add(tile);
                }
            }
            _ => {
                for card in s.rest("powerup", |w| rules.card_named(w))? {
                    self.take_card(s, rules, card)?;
                    self.powerup_discard.add(card);
                }
            }
        }
        Ok(())
    }

    /// Lays the tile that is named next on a bare place.
    pub(crate) fn lay_tile(&mut self, at: Square, s: &mut Statement<'_>, rules: &Rules) -> Result<(), BadScene> {
        let tile = s.one_of("tile", |w| rules.tile_named(w))?;
        self.take_from_tiles(s, rules, tile)?;
        self.tiles[at] = Some(tile);
        self.bare.remove(at);
        Ok(())
    }

    pub(crate) fn take_weapon(&mut self, s: &mut Statement<'_>, rules: &Rules, what: &str) -> Result<Weapon, BadScene> {
        let weapon = s.one_of(what, |w| rules.weapon_named(w))?;
        if !self.weapon_deck.has(weapon) {
            return Err(s.bad(&rules.weapons[weapon].id, "lies elsewhere already"));
        }
        self.weapon_deck.remove(weapon);
        Ok(weapon)
    }

    fn take_card(&mut self, s: &Statement<'_>, rules: &Rules, card: Card) -> Result<(), BadScene> {
        let Some(deck) = self.powerup_deck.minus(Bag::of([card])) else {
            return Err(s.bad(rules.card_name(card), "there are no more of these"));
        };
        self.powerup_deck = deck;
        Ok(())
    }

    fn take_from_tiles(&mut self, s: &Statement<'_>, rules: &Rules, tile: Tile) -> Result<(), BadScene> {
        let Some(deck) = self.tile_deck.minus(Bag::of([tile])) else {
            return Err(s.bad(&rules.tiles[tile].id, "there are no more of these"));
        };
        self.tile_deck = deck;
        Ok(())
    }

    /// Deals the powerups of a statement, up to the next of the `keys`.
    pub(crate) fn deal(
        &mut self,
        s: &mut Statement<'_>,
        rules: &Rules,
        keys: &[&str],
        hand: &mut Bag<Card>,
    ) -> Result<(), BadScene> {
        while s.peek().is_some_and(|w| !keys.contains(&w)) {
            let card = s.one_of("powerup", |w| rules.card_named(w))?;
            self.take_card(s, rules, card)?;
            hand.add(card);
        }
        Ok(())
    }

    pub(crate) fn write(
        &self,
        rules: &Rules,
        arena: &Arena,
        seat: impl Fn(Actor) -> String,
        out: &mut String,
    ) -> std::fmt::Result {
        for (colour, slots) in self.slots.each() {
            let weapon = |slot: &Slot| match *slot {
                Slot::Closed => None,
                Slot::Empty => Some("-"),
                Slot::Holds(weapon) => Some(rules.weapons[weapon].id.as_str()),
            };
            writeln!(out, "spawn {} {}", colour.name(), slots.iter().filter_map(weapon).collect::<Vec<_>>().join(" "))?;
        }
        for (square, tile) in arena.all.filter_map(|square| Some((square, self.tiles[square]?))) {
            writeln!(out, "tile {} {}", arena.name(square), rules.tiles[tile].id)?;
        }
        if !self.tile_discard.is_empty() {
            let tiles: Vec<&str> = self.tile_discard.cards().map(|tile| rules.tiles[tile].id.as_str()).collect();
            writeln!(out, "tiles-discarded {}", tiles.join(" "))?;
        }
        if !self.powerup_discard.is_empty() {
            writeln!(out, "discarded {}", cards(rules, self.powerup_discard))?;
        }
        if let Some(remembered) = self.recall.write(seat, |card| rules.card_name(card)) {
            writeln!(out, "{remembered}")?;
        }
        Ok(())
    }
}

/// Powerups as words.
pub(crate) fn cards(rules: &Rules, bag: Bag<Card>) -> String {
    bag.cards().map(|card| rules.card_name(card)).collect::<Vec<_>>().join(" ")
}

/// Weapons as words.
pub(crate) fn weapons(arsenal: &Arsenal, set: Weapons) -> String {
    set.map(|weapon| arsenal[weapon].id.as_str()).collect::<Vec<_>>().join(" ")
}

impl Cubes {
    /// Cubes like `RRYB`, or `-`.
    pub(crate) fn read(s: &mut Statement<'_>, most: u8) -> Result<Cubes, BadScene> {
        let word = s.need("cubes like RRYB, or -")?;
        let mut cubes = Cubes::NONE;
        for letter in word.chars().filter(|&c| c != '-') {
            match Colour::lettered(letter) {
                Some(colour) if cubes[colour] < most => cubes[colour] += 1,
                Some(_) => return Err(s.bad(word, "too many cubes of a colour")),
                None => return Err(s.bad(word, "expected cubes like RRYB, or -")),
            }
        }
        Ok(cubes)
    }

    pub(crate) fn written(self) -> String {
        if self == Cubes::NONE { "-".to_owned() } else { self.letters() }
    }
}
