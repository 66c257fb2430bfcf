//! What lies on the arena and beside it, in every game of the box: ammo tiles,
//! weapons at the spawnpoints, decks and discards, and what luck lays out.

use serde::{Deserialize, Serialize};
use table::{Actor, Message, Name, Sink};

use crate::arena::{Arena, SQUARES, Square, Squares};
use crate::args;
use crate::bag::Bag;
use crate::choices::Answer;
use crate::content::Rules;
use crate::ids::{ByFigure, Card, Colour, FIGURES, Figure, Id, Per, Tile, Weapon, Weapons};
use crate::recall::Recall;

/// What lies and stands on a square. What is printed on it is a [`crate::SquareCard`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SquareView {
    pub id: Name,
    /// The tile lying here: `YBB`, `PYR`.
    pub tile: Option<Name>,
    /// The weapons lying here; an empty slot is `None`.
    pub weapons: Vec<Option<Name>>,
    /// Who stands here.
    pub figures: Vec<Name>,
}

/// A place for a weapon at a spawnpoint.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Slot {
    /// This content has fewer places.
    Closed,
    Empty,
    Holds(Weapon),
}

impl Slot {
    pub(crate) fn weapon(self) -> Option<Weapon> {
        if let Slot::Holds(weapon) = self { Some(weapon) } else { None }
    }
}

/// Which slot: spawnpoint times three plus place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Berth(u8);

impl Berth {
    pub(crate) fn ix(self) -> usize {
        self.0.into()
    }
}

/// What happens to the supply by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stock {
    TileLaid { at: Square, tile: Tile },
    WeaponLaid { colour: Colour, weapon: Weapon },
    TilesShuffled,
    PowerupsShuffled,
}

impl Stock {
    pub(crate) fn tell(self, rules: &Rules, arena: &Arena) -> Message {
        let told = |id: &str| Message::new(format!("adrenaline-told-{id}"));
        match self {
            Stock::TileLaid { at, tile } if at.ix() >= arena.len() => {
                told("tile-opened").with("tile", args::tile(rules, tile))
            }
            Stock::TileLaid { at, tile } => {
                told("tile-laid").with("square", args::square(arena, at)).with("tile", args::tile(rules, tile))
            }
            Stock::WeaponLaid { colour, weapon } => told("weapon-laid")
                .with("weapon", args::weapon(&rules.weapons, weapon))
                .with("colour", args::colour(colour)),
            Stock::TilesShuffled => told("tiles-shuffled"),
            Stock::PowerupsShuffled => told("powerups-shuffled"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Supply {
    pub(crate) tiles: Per<Square, [Option<Tile>; SQUARES]>,
    /// Where tiles lie: the ammo squares of the arena, or places beside it.
    pub(crate) home: Squares,
    /// Those of them without a tile.
    pub(crate) bare: Squares,
    /// Weapons lying at each spawnpoint.
    pub(crate) slots: Per<Colour, [[Slot; 3]; 3]>,
    pub(crate) weapon_deck: Weapons,
    pub(crate) tile_deck: Bag<Tile>,
    pub(crate) tile_discard: Bag<Tile>,
    pub(crate) powerup_deck: Bag<Card>,
    pub(crate) powerup_discard: Bag<Card>,
    pub(crate) recall: Recall,
}

impl Supply {
    /// Everything in the decks, nothing on the arena.
    pub(crate) fn new(rules: &Rules, arena: &Arena) -> Supply {
        let mut slots = [Slot::Empty; 3];
        slots[rules.limits.weapons_at_spawnpoint as usize..].fill(Slot::Closed);
        Supply {
            tiles: Per::new([None; SQUARES]),
            home: arena.ammo,
            bare: arena.ammo,
            slots: Per::new([slots; 3]),
            weapon_deck: Weapons::first_n(rules.weapons.len()),
            tile_deck: rules.tile_deck,
            tile_discard: Bag::default(),
            powerup_deck: rules.powerup_deck,
            powerup_discard: Bag::default(),
            recall: Recall::default(),
        }
    }

    // What luck lays out

    /// Must luck lay something out? An empty stack of tiles is shuffled anew.
    pub(crate) fn wants<E: From<Stock>>(&mut self, events: &mut impl Sink<E>) -> bool {
        if !self.bare.is_empty() {
            if self.tile_deck.is_empty() && !self.tile_discard.is_empty() {
                self.tile_deck = std::mem::take(&mut self.tile_discard);
                events.push(Stock::TilesShuffled.into());
            }
            if !self.tile_deck.is_empty() {
                return true;
            }
        }
        // Without weapons in the deck, slots stay empty.
        !self.weapon_deck.is_empty() && self.empty_slot().is_some()
    }

    #[inline]
    fn empty_slot(&self) -> Option<Berth> {
        self.slots.as_flattened().iter().position(|&slot| slot == Slot::Empty).map(|n| Berth(n as u8))
    }

    /// What may come next: tiles first, then weapons.
    #[inline]
    pub(crate) fn offer<C: From<Answer>>(&self, out: &mut Vec<C>) {
        if !self.bare.is_empty() && !self.tile_deck.is_empty() {
            out.extend(self.tile_deck.kinds().map(|tile| Answer::Tile(tile).into()));
        } else {
            out.extend(self.weapon_deck.map(|weapon| Answer::Weapon(weapon).into()));
        }
    }

    pub(crate) fn lay<E: From<Stock>>(&mut self, choice: Answer, events: &mut impl Sink<E>) {
        match choice {
            Answer::Tile(tile) => {
                let at = self.bare.next().expect("a square is bare");
                self.tile_deck.take(tile);
                self.tiles[at] = Some(tile);
                events.push(Stock::TileLaid { at, tile }.into());
            }
            Answer::Weapon(weapon) => {
                let berth = self.empty_slot().expect("a slot is empty");
                self.weapon_deck.remove(weapon);
                self.put_down(weapon, berth);
                events.push(Stock::WeaponLaid { colour: Colour::nth((berth.0 / 3).into()), weapon }.into());
            }
            other => unreachable!("luck does not lay out {other:?}"),
        }
    }

    /// The discards become the deck, while these are the hands.
    pub(crate) fn shuffle_powerups(&mut self, hands: [Bag<Card>; FIGURES]) {
        self.powerup_deck = std::mem::take(&mut self.powerup_discard);
        self.recall.shuffled(hands);
    }

    /// A powerup leaves the deck for a hand.
    pub(crate) fn draw(&mut self, who: Actor, card: Card) {
        self.powerup_deck.take(card);
        self.recall.drew(who, card);
    }

    /// A powerup of a hand is shown and lies face up.
    pub(crate) fn discard(&mut self, who: Actor, card: Card) {
        self.powerup_discard.add(card);
        self.recall.showed(who, card);
    }

    /// How likely luck's answer is.
    #[inline]
    pub(crate) fn weight(&self, choice: Answer) -> u32 {
        match choice {
            Answer::Tile(tile) => self.tile_deck.count(tile).into(),
            Answer::Card(card) => self.powerup_deck.count(card).into(),
            _ => 1,
        }
    }

    // What is taken and put down

    /// The tile of a square goes to the discards.
    pub(crate) fn take_tile(&mut self, at: Square) -> Option<Tile> {
        let tile = self.tiles[at].take()?;
        self.bare.insert(at);
        self.tile_discard.add(tile);
        Some(tile)
    }

    /// The weapons lying at a spawnpoint.
    pub(crate) fn weapons_at(&self, colour: Colour) -> impl Iterator<Item = Weapon> {
        self.slots[colour].into_iter().filter_map(Slot::weapon)
    }

    pub(crate) fn pick_up(&mut self, weapon: Weapon, colour: Colour) -> Berth {
        let place = self.slots[colour].iter().position(|&slot| slot == Slot::Holds(weapon));
        let place = place.expect("the weapon lies here");
        self.slots[colour][place] = Slot::Empty;
        Berth((colour.ix() * 3 + place) as u8)
    }

    pub(crate) fn put_down(&mut self, weapon: Weapon, berth: Berth) {
        self.slots.as_flattened_mut()[berth.0 as usize] = Slot::Holds(weapon);
    }

    /// The squares of the arena: what lies there, and who stands there.
    pub(crate) fn view(
        &self,
        rules: &'static Rules,
        arena: &'static Arena,
        at: &ByFigure<Square>,
        name: impl Fn(Figure) -> Name,
    ) -> Vec<SquareView> {
        let weapon = |slot: Slot| match slot {
            Slot::Closed => None,
            slot => Some(slot.weapon().map(|weapon| rules.weapons[weapon].id.as_str().into())),
        };
        let square = |square: Square| SquareView {
            id: arena.name(square).into(),
            tile: self.tiles[square].map(|tile| rules.tiles[tile].id.as_str().into()),
            weapons: arena
                .spawnpoint(square)
                .map_or_else(Vec::new, |colour| self.slots[colour].into_iter().filter_map(weapon).collect()),
            figures: at.each().filter(|(_, at)| **at == square).map(|(who, _)| name(who)).collect(),
        };
        arena.all.map(square).collect()
    }

    /// Every weapon, tile and card lies in exactly one place: here, or among
    /// what is held.
    pub(crate) fn audit(
        &self,
        rules: &Rules,
        held: impl Iterator<Item = (String, Weapons)>,
        hands: [Bag<Card>; FIGURES],
    ) -> Result<(), String> {
        let lying = Colour::ALL.into_iter().flat_map(|colour| self.weapons_at(colour)).map(Weapons::one);
        let mut weapons = self.weapon_deck;
        for (whose, some) in held.chain(lying.map(|weapon| ("a spawnpoint".to_owned(), weapon))) {
            if !weapons.and(some).is_empty() {
                return Err(format!("a weapon of {whose} is also elsewhere"));
            }
            weapons = weapons.with(some);
        }
        if weapons != Weapons::first_n(rules.weapons.len()) {
            return Err(format!("{} weapons of {}", weapons.len(), rules.weapons.len()));
        }
        let powerups = hands.into_iter().fold(self.powerup_deck.and(self.powerup_discard), Bag::and);
        if powerups != rules.powerup_deck {
            return Err(format!("powerups {powerups:?}"));
        }
        self.recall.check(powerups, hands, self.powerup_deck)?;
        let laid = Bag::of(self.tiles.iter().copied().flatten());
        let tiles = self.tile_deck.and(self.tile_discard).and(laid);
        if tiles != rules.tile_deck {
            return Err(format!("tiles {tiles:?}"));
        }
        if self.home.filter(|&at| self.tiles[at].is_none()).collect::<Squares>() != self.bare {
            return Err("the list of bare squares is wrong".to_owned());
        }
        Ok(())
    }
}
