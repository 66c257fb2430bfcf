//! One match in numbers. All lists have a fixed length and are reused from
//! match to match, so booking an event costs an addition.

use table::{Standing, Tally};

use crate::Index;

/// A win, in parts: divisible by every number of sides that can share one.
pub const WIN: u32 = 840;

/// What one side did with one thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Use {
    pub uses: u32,
    pub damage: u32,
    pub kills: u32,
    pub ammo: u32,
}

/// A side had something: a place in the names of a topic of [`Index::traits`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideTrait {
    pub side: u8,
    pub topic: u8,
    pub value: u16,
}

/// One side at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct End {
    pub points: i32,
    pub place: u8,
    /// The part of the win, of [`WIN`].
    pub share: u32,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    pub tally: Tally,
    /// Turns, rounds or rotations, as the game counts.
    pub turns: u32,
    pub ends: Vec<End>,
    pub traits: Vec<SideTrait>,
    /// One value for every topic of [`Index::facets`]; [`Sheet::NONE`] where it never came up.
    pub facets: Vec<u16>,
    /// Figures that died on each square, and that stood there when a turn passed.
    pub deaths: Vec<u32>,
    pub stood: Vec<u32>,
    /// What luck took from each side, in parts of the win; empty where it is not weighed.
    pub luck: Vec<f64>,
    tools: Vec<Use>,
    sources: Vec<i32>,
    decisions: Vec<u32>,
    offered: Vec<u32>,
    tool_count: usize,
    source_count: usize,
    kind_count: usize,
}

impl Sheet {
    pub const NONE: u16 = u16::MAX;

    pub fn new(index: &Index) -> Sheet {
        let sides = index.sides.len();
        Sheet {
            ends: vec![End::default(); sides],
            facets: vec![Sheet::NONE; index.facets.len()],
            deaths: vec![0; index.squares()],
            stood: vec![0; index.squares()],
            tools: vec![Use::default(); sides * index.tool_count()],
            sources: vec![0; sides * index.sources.len()],
            decisions: vec![0; sides * index.kinds.len()],
            offered: vec![0; sides * index.kinds.len()],
            tool_count: index.tool_count(),
            source_count: index.sources.len(),
            kind_count: index.kinds.len(),
            ..Sheet::default()
        }
    }

    /// The same for matches in which luck is weighed, which makes them a little slower.
    pub fn weighing(index: &Index) -> Sheet {
        Sheet { luck: vec![0.0; index.sides.len()], ..Sheet::new(index) }
    }

    /// The part of the win of one side, from 0 to 1.
    pub fn share(&self, side: usize) -> f64 {
        f64::from(self.ends[side].share) / f64::from(WIN)
    }

    pub(crate) fn clear(&mut self) {
        self.tally = Tally::default();
        self.turns = 0;
        self.traits.clear();
        self.facets.fill(Sheet::NONE);
        self.deaths.fill(0);
        self.stood.fill(0);
        self.luck.fill(0.0);
        self.tools.fill(Use::default());
        self.sources.fill(0);
        self.decisions.fill(0);
        self.offered.fill(0);
    }

    pub fn tools(&self, side: usize) -> &[Use] {
        &self.tools[side * self.tool_count..][..self.tool_count]
    }

    pub fn sources(&self, side: usize) -> &[i32] {
        &self.sources[side * self.source_count..][..self.source_count]
    }

    /// How often the side decided on each kind of question.
    pub fn decisions(&self, side: usize) -> &[u32] {
        &self.decisions[side * self.kind_count..][..self.kind_count]
    }

    /// Between how many options in all.
    pub fn offered(&self, side: usize) -> &[u32] {
        &self.offered[side * self.kind_count..][..self.kind_count]
    }

    #[inline]
    pub(crate) fn tool(&mut self, side: usize, tool: usize) -> &mut Use {
        &mut self.tools[side * self.tool_count + tool]
    }

    #[inline]
    pub(crate) fn score(&mut self, side: usize, source: usize, points: i32) {
        self.sources[side * self.source_count + source] += points;
    }

    #[inline]
    pub(crate) fn decide(&mut self, side: usize, kind: usize, options: usize) {
        self.decisions[side * self.kind_count + kind] += 1;
        self.offered[side * self.kind_count + kind] += options as u32;
    }

    pub(crate) fn had(&mut self, side: usize, topic: usize, value: usize) {
        self.traits.push(SideTrait { side: side as u8, topic: topic as u8, value: value as u16 });
    }

    pub(crate) fn end(&mut self, standing: &Standing) {
        let winners = standing.winners().count() as u32;
        for (end, row) in self.ends.iter_mut().zip(standing.rows.iter()) {
            let share = if row.place == 1 { WIN / winners } else { 0 };
            *end = End { points: row.points, place: row.place, share };
        }
    }
}
