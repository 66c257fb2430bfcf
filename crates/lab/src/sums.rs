//! Sums over matches: whole numbers only, so that shards can be added up in
//! any order. A finished shard keeps its sums in a small file; the summary of
//! a run is made of those files and nothing else.

use std::collections::BTreeMap;

use ledger::{Index, Sheet, Thing, Use, WIN, Without};
use serde::{Deserialize, Serialize};

use stats::Moments;

/// Width of a bar of decisions.
pub(crate) const BAR: u64 = 20;

/// One side of all matches.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Side {
    /// Parts of wins, of [`WIN`].
    pub(crate) share: Moments,
    pub(crate) points: Moments,
    pub(crate) sources: Vec<Moments>,
}

/// What sides did with one thing, over the matches in which they used it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Tool {
    /// The part of the win of the side that used it.
    pub(crate) share: Moments,
    pub(crate) uses: Moments,
    pub(crate) damage: Moments,
    pub(crate) kills: Moments,
    pub(crate) ammo: Moments,
    pub(crate) damage_uses: i64,
    pub(crate) damage_ammo: i64,
    pub(crate) kills_uses: i64,
}

impl Tool {
    fn add(&mut self, used: &Use, share: i64) {
        let [uses, damage, kills, ammo] = [used.uses, used.damage, used.kills, used.ammo].map(i64::from);
        self.share.add(share);
        self.uses.add(uses);
        self.damage.add(damage);
        self.kills.add(kills);
        self.ammo.add(ammo);
        self.damage_uses += damage * uses;
        self.damage_ammo += damage * ammo;
        self.kills_uses += kills * uses;
    }

    fn merge(&mut self, other: &Tool) {
        self.share.merge(&other.share);
        self.uses.merge(&other.uses);
        self.damage.merge(&other.damage);
        self.kills.merge(&other.kills);
        self.ammo.merge(&other.ammo);
        self.damage_uses += other.damage_uses;
        self.damage_ammo += other.damage_ammo;
        self.kills_uses += other.kills_uses;
    }
}

/// Matches that have something in common: the reward tile, how they ended.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Facet {
    pub(crate) turns: Moments,
    pub(crate) share: Vec<Moments>,
}

/// One kind of question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct QuestionKind {
    pub(crate) decisions: u64,
    pub(crate) offered: u64,
}

/// Matches in which somebody did without something, each less the one under the same
/// seed with everything allowed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Restricted {
    /// Of each side: parts of wins, and points.
    pub(crate) shares: Vec<Moments>,
    pub(crate) points: Vec<Moments>,
    pub(crate) turns: Moments,
    /// How often the thing was used all the same, nothing else being left.
    pub(crate) forced: u64,
    /// How often it is used where it may be.
    pub(crate) allowed: u64,
}

impl Restricted {
    fn merge(&mut self, other: &Restricted) {
        if self.shares.is_empty() {
            self.clone_from(other);
            return;
        }
        merge_all(&mut self.shares, &other.shares);
        merge_all(&mut self.points, &other.points);
        self.turns.merge(&other.turns);
        self.forced += other.forced;
        self.allowed += other.allowed;
    }
}

/// How often those who are to do without a thing used it.
fn uses(sheet: &Sheet, without: &Without) -> u64 {
    let is = |side: usize| without.side.is_none_or(|only| only == side);
    match without.thing {
        Thing::Tool(tool) => {
            (0..sheet.ends.len()).filter(|&side| is(side)).map(|side| u64::from(sheet.tools(side)[tool].uses)).sum()
        }
        Thing::Trait(topic, value) => {
            let had = |had: &&ledger::SideTrait| {
                is(had.side.into()) && (usize::from(had.topic), usize::from(had.value)) == (topic, value)
            };
            sheet.traits.iter().filter(had).count() as u64
        }
        Thing::Answer(_) => 0,
    }
}

/// All matches of one setup.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Sums {
    pub(crate) games: u64,
    pub(crate) decisions: Moments,
    pub(crate) singles: u64,
    pub(crate) luck: u64,
    pub(crate) turns: Moments,
    /// How many matches took each number of turns, and of decisions in bars of [`BAR`].
    pub(crate) turns_seen: BTreeMap<u32, u64>,
    pub(crate) decisions_seen: BTreeMap<u64, u64>,
    pub(crate) sides: Vec<Side>,
    pub(crate) kinds: Vec<QuestionKind>,
    pub(crate) traits: Vec<Vec<Moments>>,
    pub(crate) tools: Vec<Tool>,
    pub(crate) facets: Vec<Vec<Facet>>,
    pub(crate) deaths: Vec<u64>,
    pub(crate) stood: Vec<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) restricted: Option<Restricted>,
}

impl Sums {
    pub(crate) fn new(index: &Index) -> Sums {
        let sides = index.sides.len();
        let side = Side { sources: vec![Moments::default(); index.sources.len()], ..Side::default() };
        let facet = Facet { share: vec![Moments::default(); sides], ..Facet::default() };
        Sums {
            sides: vec![side; sides],
            kinds: vec![QuestionKind::default(); index.kinds.len()],
            traits: index.traits.iter().map(|topic| vec![Moments::default(); topic.names.len()]).collect(),
            tools: vec![Tool::default(); index.tool_count()],
            facets: index.facets.iter().map(|topic| vec![facet.clone(); topic.names.len()]).collect(),
            deaths: vec![0; index.squares()],
            stood: vec![0; index.squares()],
            ..Sums::default()
        }
    }

    pub(crate) fn add(&mut self, sheet: &Sheet) {
        self.games += 1;
        self.decisions.add(sheet.tally.decisions as i64);
        self.singles += sheet.tally.singles;
        self.luck += sheet.tally.luck;
        self.turns.add(sheet.turns.into());
        *self.turns_seen.entry(sheet.turns).or_default() += 1;
        *self.decisions_seen.entry(sheet.tally.decisions / BAR).or_default() += 1;
        for (n, end) in sheet.ends.iter().enumerate() {
            let share = i64::from(end.share);
            let side = &mut self.sides[n];
            side.share.add(share);
            side.points.add(end.points.into());
            for (sum, &points) in side.sources.iter_mut().zip(sheet.sources(n)) {
                sum.add(points.into());
            }
            for (kind, (&decisions, &offered)) in
                self.kinds.iter_mut().zip(sheet.decisions(n).iter().zip(sheet.offered(n)))
            {
                kind.decisions += u64::from(decisions);
                kind.offered += u64::from(offered);
            }
            for (tool, used) in self.tools.iter_mut().zip(sheet.tools(n)) {
                if used.uses > 0 {
                    tool.add(used, share);
                }
            }
        }
        for had in &sheet.traits {
            let share = sheet.ends[had.side as usize].share;
            self.traits[had.topic as usize][had.value as usize].add(share.into());
        }
        for (values, &value) in self.facets.iter_mut().zip(&sheet.facets) {
            if let Some(facet) = values.get_mut(usize::from(value)) {
                facet.turns.add(sheet.turns.into());
                for (share, end) in facet.share.iter_mut().zip(&sheet.ends) {
                    share.add(end.share.into());
                }
            }
        }
        for (sum, &n) in self.deaths.iter_mut().zip(&sheet.deaths) {
            *sum += u64::from(n);
        }
        for (sum, &n) in self.stood.iter_mut().zip(&sheet.stood) {
            *sum += u64::from(n);
        }
    }

    /// Compares a match with the one under the same seed in which everything was allowed.
    pub(crate) fn pair(&mut self, plain: &Sheet, sheet: &Sheet, without: &Without) {
        let sides = sheet.ends.len();
        let sums = self.restricted.get_or_insert_with(|| Restricted {
            shares: vec![Moments::default(); sides],
            points: vec![Moments::default(); sides],
            ..Restricted::default()
        });
        for (n, (end, before)) in sheet.ends.iter().zip(&plain.ends).enumerate() {
            sums.shares[n].add(i64::from(end.share) - i64::from(before.share));
            sums.points[n].add(i64::from(end.points) - i64::from(before.points));
        }
        sums.turns.add(i64::from(sheet.turns) - i64::from(plain.turns));
        sums.forced += uses(sheet, without);
        sums.allowed += uses(plain, without);
    }

    /// Adds other matches up. Squares are added up only on the same board.
    pub(crate) fn merge(&mut self, other: &Sums) {
        self.games += other.games;
        self.decisions.merge(&other.decisions);
        self.singles += other.singles;
        self.luck += other.luck;
        self.turns.merge(&other.turns);
        for (turns, n) in &other.turns_seen {
            *self.turns_seen.entry(*turns).or_default() += n;
        }
        for (bar, n) in &other.decisions_seen {
            *self.decisions_seen.entry(*bar).or_default() += n;
        }
        for (side, more) in self.sides.iter_mut().zip(&other.sides) {
            side.share.merge(&more.share);
            side.points.merge(&more.points);
            merge_all(&mut side.sources, &more.sources);
        }
        if let Some(more) = &other.restricted {
            self.restricted.get_or_insert_default().merge(more);
        }
        for (kind, more) in self.kinds.iter_mut().zip(&other.kinds) {
            kind.decisions += more.decisions;
            kind.offered += more.offered;
        }
        for (topic, more) in self.traits.iter_mut().zip(&other.traits) {
            merge_all(topic, more);
        }
        for (tool, more) in self.tools.iter_mut().zip(&other.tools) {
            tool.merge(more);
        }
        for (facet, more) in self.facets.iter_mut().flatten().zip(other.facets.iter().flatten()) {
            facet.turns.merge(&more.turns);
            merge_all(&mut facet.share, &more.share);
        }
        if self.deaths.len() == other.deaths.len() {
            self.deaths.iter_mut().zip(&other.deaths).for_each(|(sum, n)| *sum += n);
            self.stood.iter_mut().zip(&other.stood).for_each(|(sum, n)| *sum += n);
        }
    }

    /// Everybody's part of the win, in wins.
    pub(crate) fn shares(moments: &Moments) -> f64 {
        moments.sum as f64 / f64::from(WIN)
    }
}

fn merge_all(sums: &mut [Moments], more: &[Moments]) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| sum.merge(more));
}
