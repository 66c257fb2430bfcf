//! What the positions of both games have in common as numbers: a shot, a bill,
//! a hand, what lies on the arena, and the arena itself. The viewer says at
//! which place a figure or a player is counted.

use table::{Actor, Features};

use crate::aim::{Pick, Shot};
use crate::arena::{Arena, SQUARES, Square};
use crate::bag::{Bag, KINDS};
use crate::content::Rules;
use crate::effect::SLOTS;
use crate::ids::{Card, Colour, FIGURES, Figure, Figures, Id};
use crate::pay::Bill;
use crate::supply::Supply;
use crate::wallet::{Cubes, Wallet};

/// How much room the largest arena of the content takes, and all weapons.
#[derive(Clone, Copy)]
pub(crate) struct Extent {
    pub(crate) squares: usize,
    pub(crate) rooms: usize,
    pub(crate) weapons: usize,
}

impl Extent {
    pub(crate) fn of(rules: &Rules) -> Extent {
        let most = |size: fn(&Arena) -> usize| rules.arenas.iter().map(size).max().unwrap_or(1);
        Extent { squares: most(Arena::len), rooms: most(|arena| arena.rooms.len()), weapons: rules.weapons.len() }
    }
}

/// A set of figures by their places, as bits.
fn places(figures: Figures, place: impl Fn(Figure) -> usize) -> u64 {
    figures.fold(0, |set, figure| set | 1 << place(figure))
}

/// The shot under way: its card, where its program stands, whom it has met.
pub(crate) fn shot(
    shot: Option<&Shot>,
    weapons: usize,
    named: bool,
    extent: &Extent,
    place: impl Fn(Figure) -> usize + Copy,
    out: &mut impl Features,
) {
    let call = shot.map(|shot| shot.thread.call());
    out.one_of("shot weapon", shot.filter(|_| named).map(|shot| shot.thread.weapon.ix()), weapons);
    out.one_of("shot effect", call.map(|call| call.effect.ix()), 8);
    out.count("shot step", call.map_or(0, |call| call.step.into()), i8::MAX);
    out.count("shot depth", shot.map_or(0, |shot| shot.thread.depth.into()), 3);
    out.count("shot hits", shot.map_or(0, |shot| shot.thread.hits.into()), i8::MAX);
    out.set("shot bought", &[shot.map_or(0, |shot| shot.thread.used.0.into())], 8);
    out.set("shot hurt", &[shot.map_or(0, |shot| places(shot.hurt, place))], FIGURES);
    out.set("shot seen by", &[shot.map_or(0, |shot| places(shot.saw, place))], FIGURES);
    let mut marks = [0; FIGURES];
    for (who, given) in shot.iter().flat_map(|shot| shot.marks.each()) {
        if let Some(marks) = marks.get_mut(place(who)) {
            *marks = *given;
        }
    }
    out.row("shot marks", "on", &marks, FIGURES, i8::MAX);
    // Of nothing, one element is enough to say so.
    out.list("shot slot", if shot.is_some() { SLOTS } else { 1 }, SLOTS, |out, slot| {
        let pick = shot.map_or(Pick::Nothing, |shot| shot.thread.slots[slot]);
        // What is numbered after the figures is a spawnpoint: see the modes.
        let figure = if let Pick::Figure(who) = pick { Some(place(who)).filter(|&n| n < FIGURES) } else { None };
        let square = if let Pick::Square(square) = pick { Some(square.ix()) } else { None };
        let room = if let Pick::Room(room) = pick { Some(room.ix()) } else { None };
        let heading = if let Pick::Heading(heading) = pick { Some(heading as usize) } else { None };
        out.one_of("figure", figure, FIGURES);
        out.one_of("square", square, extent.squares);
        out.one_of("room", room, extent.rooms);
        out.one_of("heading", heading, 4);
    });
}

/// What is still to be paid, and by whom.
pub(crate) fn bill(bill: Option<&Bill>, place: impl Fn(Actor) -> usize, out: &mut impl Features) {
    out.one_of("bill of", bill.map(|bill| place(bill.who)), FIGURES);
    cubes(["bill red", "bill yellow", "bill blue"], bill.map_or(Cubes::NONE, |bill| bill.due), out);
    out.count("bill any", bill.map_or(0, |bill| bill.any.into()), i8::MAX);
}

/// How many cubes of each colour.
pub(crate) fn cubes(names: [&'static str; 3], cubes: Cubes, out: &mut impl Features) {
    for (name, colour) in names.into_iter().zip(Colour::ALL) {
        out.count(name, cubes[colour].into(), i8::MAX);
    }
}

/// One's own cards, and what can be paid with them and the cubes.
pub(crate) fn hand(wallet: Option<&Wallet>, out: &mut impl Features) {
    bag("hand", wallet.map(|wallet| wallet.powerups).unwrap_or_default(), out);
    let purse = wallet.map_or(Cubes::NONE, Wallet::purse);
    cubes(["purse red", "purse yellow", "purse blue"], purse, out);
}

/// How many of each kind of card.
fn bag(name: &'static str, bag: Bag<Card>, out: &mut impl Features) {
    out.row(name, "cards", &bag.counts(), KINDS, i8::MAX);
}

/// What lies on the squares and beside the arena.
pub(crate) fn supplies(supply: &Supply, rules: &Rules, arena: &Arena, extent: &Extent, out: &mut impl Features) {
    out.list("slot", 9, 9, |out, n| {
        let weapon = supply.slots.as_flattened()[n].weapon();
        out.one_of("weapon", weapon.map(|weapon| weapon.ix()), extent.weapons);
    });
    out.list("tile", arena.len(), extent.squares, |out, n| {
        let tile = supply.tiles[Square::nth(n)].map(|tile| &rules.tiles[tile]);
        cubes(["red", "yellow", "blue"], tile.map_or(Cubes::NONE, |tile| tile.cubes), out);
        out.flag("powerup", tile.is_some_and(|tile| tile.powerup));
    });
    out.count("weapons in deck", supply.weapon_deck.len(), i8::MAX);
    out.count("tiles in deck", supply.tile_deck.total() as usize, i8::MAX);
    out.count("powerups in deck", supply.powerup_deck.total() as usize, i8::MAX);
    bag("discarded", supply.powerup_discard, out);
}

/// The arena: which square lies where, sees which, leads to which, in which room.
pub(crate) fn ground(arena: &Arena, extent: &Extent, out: &mut impl Features) {
    let mut sees = Rows::default();
    let mut near = Rows::default();
    let mut rooms = Rows::default();
    for square in (0..extent.squares).map(|n| Square(n as u8)) {
        let there = square.ix() < arena.len();
        let room = arena.rooms.find(|plan| plan.squares.has(square)).map_or(0, |room| 1 << room.ix());
        sees.push(if there { arena.seen_from(square).0.into() } else { 0 }, extent.squares);
        near.push(if there { arena.within(square, 1).0.into() } else { 0 }, extent.squares);
        rooms.push(room, extent.rooms);
    }
    out.set("arena sight", &sees.words, extent.squares * extent.squares);
    out.set("arena steps", &near.words, extent.squares * extent.squares);
    out.set("arena rooms", &rooms.words, extent.squares * extent.rooms);
    out.list("spawnpoint", 3, 3, |out, colour| {
        out.one_of(
            "at",
            arena.spawn.get(Colour::nth(colour)).filter(|at| at.is_on()).map(|at| at.ix()),
            extent.squares,
        );
    });
    out.list("square", arena.len(), extent.squares, |out, n| {
        let (row, column) = arena.place(Square(n as u8));
        out.count("row", usize::from(row) + 1, SQUARES as i8);
        out.count("column", usize::from(column) + 1, SQUARES as i8);
    });
}

/// Rows of bits, one behind the other.
#[derive(Default)]
struct Rows {
    words: [u64; SQUARES * SQUARES / 64],
    at: usize,
}

impl Rows {
    /// A row of at most 32 bits.
    #[inline]
    fn push(&mut self, bits: u64, len: usize) {
        let (word, shift) = (self.at / 64, self.at % 64);
        self.words[word] |= bits << shift;
        if shift + len > 64 {
            self.words[word + 1] |= bits >> (64 - shift);
        }
        self.at += len;
    }
}
