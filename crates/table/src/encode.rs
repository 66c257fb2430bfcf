//! A position as small numbers, for policies and for people who train them. A
//! game describes its features once, by naming and writing them in order; the
//! same description gives the numbers, their names, and the law that they tell
//! a seat nothing it may not know.

use std::collections::BTreeMap;

use crate::{Actors, Choice, Game, Quiet, Rng, Spoken, at_random, draw};

/// A game that can be seen as numbers.
pub trait Encode: Game {
    /// Raised when the features or the actions change: weights taught on another
    /// encoding do not fit.
    const ENCODING: u16;

    /// Writes what `sees` may know, the open question included, in a fixed
    /// order and number whatever the position: their own first, then their
    /// team's, then the others' in the order of play. Figures and seats that are
    /// not in this match are padding.
    fn features(&self, sees: Actors, out: &mut impl Features);

    /// Writes what stays as it is all through a match for every seat: the board.
    /// It stands behind the other features, and needs to be written once only.
    fn ground(&self, _out: &mut impl Features) {}

    /// Upper bound of [`Encode::action`]: all answers, or those that a match with this content can have.
    fn actions(&self) -> usize {
        Self::CHOICES
    }

    /// The number of an answer for `sees`: like [`Choice::index`], but whom it
    /// points at is counted as the features count them. Different answers that
    /// are offered together have different numbers.
    fn action(&self, _sees: Actors, choice: Self::Choice) -> usize {
        choice.index()
    }
}

/// Where features are written. Every call takes the same room each time.
pub trait Features: Sized {
    /// One number from `low` to `high`; what lies beyond is clipped.
    fn number(&mut self, name: &'static str, value: i32, low: i8, high: i8);

    /// One number from 0 to 1,279 in two places: tens, and ones.
    fn wide(&mut self, name: &'static str, value: u16);

    /// `of` places, of which the one at `value` is 1; all are 0 for none of them.
    fn one_of(&mut self, name: &'static str, value: Option<usize>, of: usize);

    /// `of` places, 1 where a bit is set.
    fn set(&mut self, name: &'static str, bits: &[u64], of: usize);

    /// A list of `room` elements of the same features, of which the first `len`
    /// are there. The list is never empty: somebody shows what an element is.
    fn list(&mut self, name: &'static str, len: usize, room: usize, element: impl FnMut(&mut Self, usize));

    fn count(&mut self, name: &'static str, value: usize, high: i8) {
        self.number(name, value.min(127) as i32, 0, high);
    }

    fn flag(&mut self, name: &'static str, value: bool) {
        self.number(name, i32::from(value), 0, 1);
    }

    /// A list whose elements are one count each; it may be empty.
    fn row(&mut self, list: &'static str, name: &'static str, values: &[u8], room: usize, high: i8) {
        let value = |n: usize| values.get(n).copied().unwrap_or(0).into();
        self.list(list, values.len().max(1), room, |out, n| out.count(name, value(n), high));
    }
}

/// One feature: its name, where its numbers stand, and what they may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    pub name: String,
    pub at: usize,
    pub len: usize,
    pub low: i8,
    pub high: i8,
}

/// All features of a game, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    pub features: Vec<Feature>,
    /// How many numbers a position is.
    pub width: usize,
    /// How many of them may change in a match: those before the ground.
    pub changing: usize,
    path: String,
}

impl Layout {
    /// The layout of a game; the same for every position and viewer.
    pub fn of<G: Encode>(game: &G) -> Layout {
        let mut layout = Layout::default();
        game.features(Actors::NONE, &mut layout);
        layout.changing = layout.width;
        game.ground(&mut layout);
        layout
    }
}

/// Somebody who looks at the shape of features alone, and at no value.
trait Shape {
    fn add(&mut self, name: &'static str, len: usize, low: i8, high: i8);
    fn elements(&mut self, name: &'static str, room: usize, element: impl FnMut(&mut Self, usize));
}

impl<S: Shape> Features for S {
    fn number(&mut self, name: &'static str, _value: i32, low: i8, high: i8) {
        self.add(name, 1, low, high);
    }

    fn wide(&mut self, name: &'static str, _value: u16) {
        self.add(name, 2, 0, i8::MAX);
    }

    fn one_of(&mut self, name: &'static str, _value: Option<usize>, of: usize) {
        self.add(name, of, 0, 1);
    }

    fn set(&mut self, name: &'static str, _bits: &[u64], of: usize) {
        self.add(name, of, 0, 1);
    }

    fn list(&mut self, name: &'static str, _len: usize, room: usize, element: impl FnMut(&mut S, usize)) {
        self.elements(name, room, element);
    }
}

impl Shape for Layout {
    fn add(&mut self, name: &'static str, len: usize, low: i8, high: i8) {
        let name = if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) };
        self.features.push(Feature { name, at: self.width, len, low, high });
        self.width += len;
    }

    fn elements(&mut self, name: &'static str, room: usize, mut element: impl FnMut(&mut Layout, usize)) {
        let outer = self.path.clone();
        for n in 0..room {
            self.path = if outer.is_empty() { format!("{name}[{n}]") } else { format!("{outer}.{name}[{n}]") };
            element(self, 0);
        }
        self.path = outer;
    }
}

/// The numbers themselves, written into a slice of zeros.
struct Numbers<'a> {
    out: &'a mut [i8],
    at: usize,
}

impl Features for Numbers<'_> {
    #[inline]
    fn number(&mut self, _name: &'static str, value: i32, low: i8, high: i8) {
        self.out[self.at] = value.clamp(i32::from(low), i32::from(high)) as i8;
        self.at += 1;
    }

    #[inline]
    fn wide(&mut self, _name: &'static str, value: u16) {
        let value = value.min(1_279);
        self.out[self.at] = (value / 10) as i8;
        self.out[self.at + 1] = (value % 10) as i8;
        self.at += 2;
    }

    #[inline]
    fn one_of(&mut self, _name: &'static str, value: Option<usize>, of: usize) {
        if let Some(value) = value.filter(|&value| value < of) {
            self.out[self.at + value] = 1;
        }
        self.at += of;
    }

    #[inline]
    fn set(&mut self, _name: &'static str, bits: &[u64], of: usize) {
        for (out, &word) in self.out[self.at..self.at + of].chunks_mut(64).zip(bits) {
            if word.count_ones() > 8 {
                for (n, out) in out.chunks_mut(8).enumerate() {
                    out.copy_from_slice(&spread((word >> (8 * n)) as u8)[..out.len()]);
                }
                continue;
            }
            let mut word = word;
            while word != 0 {
                if let Some(place) = out.get_mut(word.trailing_zeros() as usize) {
                    *place = 1;
                }
                word &= word - 1;
            }
        }
        self.at += of;
    }

    #[inline]
    fn list(&mut self, _name: &'static str, len: usize, room: usize, mut element: impl FnMut(&mut Self, usize)) {
        let begin = self.at;
        for n in 0..len {
            element(self, n);
        }
        self.at = begin + (self.at - begin) / len.max(1) * room;
    }

    // Most features are these: written without the detour over `number`.

    #[inline(always)]
    fn count(&mut self, _name: &'static str, value: usize, high: i8) {
        self.out[self.at] = value.min(high as usize) as i8;
        self.at += 1;
    }

    #[inline(always)]
    fn flag(&mut self, _name: &'static str, value: bool) {
        self.out[self.at] = i8::from(value);
        self.at += 1;
    }

    #[inline(always)]
    fn row(&mut self, _list: &'static str, _name: &'static str, values: &[u8], room: usize, high: i8) {
        for (out, &value) in self.out[self.at..self.at + room].iter_mut().zip(values) {
            *out = value.min(high as u8) as i8;
        }
        self.at += room;
    }
}

/// The bits of a byte as eight numbers, lowest first.
#[inline]
fn spread(byte: u8) -> [i8; 8] {
    // Each byte of the product keeps one bit, which is then carried to its top.
    let bits = u64::from(byte).wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    let tops = bits.wrapping_add(0x7f7f_7f7f_7f7f_7f7f) >> 7 & 0x0101_0101_0101_0101;
    tops.to_le_bytes().map(|byte| byte as i8)
}

/// Writes the numbers of a position into `out`, which is as wide as the layout.
pub fn encode<G: Encode>(game: &G, sees: Actors, out: &mut [i8]) {
    out.fill(0);
    let mut numbers = Numbers { out, at: 0 };
    game.features(sees, &mut numbers);
    game.ground(&mut numbers);
    debug_assert_eq!(numbers.at, numbers.out.len(), "{}: the layout depends on the position", G::NAME);
}

/// Writes the numbers that may change, before the ground of the same match.
pub fn encode_again<G: Encode>(game: &G, sees: Actors, out: &mut [i8], layout: &Layout) {
    let out = &mut out[..layout.changing];
    out.fill(0);
    game.features(sees, &mut Numbers { out, at: 0 });
}

/// Compares features with those of a layout, and writes no names: it is asked at every position.
struct Same<'a> {
    rest: std::slice::Iter<'a, Feature>,
    is: bool,
}

impl Shape for Same<'_> {
    fn add(&mut self, name: &'static str, len: usize, low: i8, high: i8) {
        let same = |f: &Feature| (f.len, f.low, f.high) == (len, low, high) && f.name.ends_with(name);
        self.is &= self.rest.next().is_some_and(same);
    }

    fn elements(&mut self, _name: &'static str, room: usize, mut element: impl FnMut(&mut Self, usize)) {
        for _ in 0..room {
            element(self, 0);
        }
    }
}

/// Looks for features that do not fit where they are written.
#[derive(Default)]
struct Fit {
    fault: Option<String>,
}

impl Fit {
    fn need(&mut self, fits: bool, fault: impl FnOnce() -> String) {
        if !fits && self.fault.is_none() {
            self.fault = Some(fault());
        }
    }
}

impl Features for Fit {
    fn number(&mut self, name: &'static str, _value: i32, low: i8, high: i8) {
        self.need(low < high, || format!("{name} is always {low}"));
    }

    fn wide(&mut self, name: &'static str, value: u16) {
        self.need(value < 1_280, || format!("{name} is {value}, more than 1279"));
    }

    fn one_of(&mut self, name: &'static str, value: Option<usize>, of: usize) {
        self.need(value.is_none_or(|value| value < of), || format!("{name} is {value:?}, beyond {of} places"));
    }

    fn set(&mut self, name: &'static str, bits: &[u64], of: usize) {
        let set = |at: usize| bits.get(at / 64).is_some_and(|word| word >> (at % 64) & 1 == 1);
        let beyond = (of..bits.len() * 64).find(|&at| set(at));
        self.need(beyond.is_none(), || format!("{name} has {beyond:?}, beyond {of} places"));
    }

    fn list(&mut self, name: &'static str, len: usize, room: usize, mut element: impl FnMut(&mut Fit, usize)) {
        self.need((1..=room).contains(&len), || format!("{name} has {len} elements, and room for 1 to {room}"));
        for n in 0..len {
            element(self, n);
        }
    }
}

/// Everything a seat may see, as text: the view, who is asked what, and the
/// seat's own offers.
pub fn look<G: Spoken>(game: &G, sees: Actors) -> String {
    let mut text = format!("{:?}", game.view(sees));
    let mut options = Vec::new();
    for actor in game.waiting() {
        text += &format!("\n{actor:?} {:?}", game.question(actor));
        if sees.has(actor) {
            game.choices(actor, &mut options);
            text += &format!(" {options:?}");
        }
    }
    text
}

/// Plays one random match and checks what an encoding owes at one position in
/// `every`: it has one shape, and every feature fits; it is the same in every
/// world that looks the same; what looks different to a seat has different
/// numbers; and answers that are offered together have different actions.
/// `look` is what a seat may see, as text: see [`look`].
pub fn obey<G: Encode>(
    start: &G,
    rng: &mut Rng,
    every: usize,
    look: impl Fn(&G, Actors) -> String,
) -> Result<(), String> {
    let mut law = Law::of(start);
    let mut game = start.clone();
    let mut options = Vec::new();
    for n in 0.. {
        let Some(actor) = game.waiting().first() else { break };
        if n % every == 0 {
            for (_, sees) in game.roster().seats() {
                law.numbers(&game, sees, rng, &look)?;
                law.actions(&game, sees)?;
            }
        }
        game.choices(actor, &mut options);
        let choice = if actor.is_luck() { draw(&game, &options, rng) } else { at_random(&game, actor, &options, rng) };
        game.apply(actor, choice, &mut Quiet);
    }
    Ok(())
}

/// What is remembered of a match while its encoding is checked.
struct Law {
    layout: Layout,
    /// The numbers that never change.
    ground: Vec<i8>,
    /// What each set of numbers looked like.
    met: BTreeMap<Vec<i8>, String>,
}

impl Law {
    fn of<G: Encode>(start: &G) -> Law {
        let layout = Layout::of(start);
        let mut first = vec![0; layout.width];
        encode(start, Actors::NONE, &mut first);
        Law { ground: first.split_off(layout.changing), layout, met: BTreeMap::new() }
    }

    fn numbers<G: Encode>(
        &mut self,
        game: &G,
        sees: Actors,
        rng: &mut Rng,
        look: impl Fn(&G, Actors) -> String,
    ) -> Result<(), String> {
        let mut same = Same { rest: self.layout.features.iter(), is: true };
        game.features(sees, &mut same);
        game.ground(&mut same);
        if !same.is || same.rest.next().is_some() {
            return Err(format!("{}: the layout depends on the position", G::NAME));
        }
        let mut fit = Fit::default();
        game.features(sees, &mut fit);
        game.ground(&mut fit);
        if let Some(fault) = fit.fault {
            return Err(format!("{}: {fault}", G::NAME));
        }
        let (mut here, mut there) = (vec![0; self.layout.width], vec![0; self.layout.width]);
        encode(game, sees, &mut here);
        if here[self.layout.changing..] != self.ground {
            return Err(format!("{}: the ground has changed", G::NAME));
        }
        encode(&game.deal_again(sees, rng), sees, &mut there);
        if let Some(feature) = self.layout.features.iter().find(|f| here[f.at..][..f.len] != there[f.at..][..f.len]) {
            return Err(format!("{}: {} tells {sees:?} what they cannot know", G::NAME, feature.name));
        }
        let seen = format!("{sees:?} {}", look(game, sees));
        let first = self.met.entry(here).or_insert_with(|| seen.clone());
        if *first != seen {
            return Err(format!("{}: two looks have the same numbers:\n{first}\n{seen}", G::NAME));
        }
        Ok(())
    }

    fn actions<G: Encode>(&self, game: &G, sees: Actors) -> Result<(), String> {
        let mut options = Vec::new();
        for actor in game.waiting().and(sees) {
            game.choices(actor, &mut options);
            let mut taken: BTreeMap<usize, G::Choice> = BTreeMap::new();
            for &choice in &options {
                let action = game.action(sees, choice);
                if action >= game.actions() {
                    return Err(format!("{}: {choice:?} has action {action} of {}", G::NAME, game.actions()));
                }
                if let Some(other) = taken.insert(action, choice) {
                    return Err(format!("{}: {choice:?} and {other:?} are both action {action}", G::NAME));
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
