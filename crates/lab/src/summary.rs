//! What came of a run, in estimates with their intervals: the file that
//! reports, comparisons and other programs read.

use std::fs;
use std::path::Path;

use ledger::{Cell, Index, Measure, Name, Thing, Topic, WIN, Without};
use serde::{Deserialize, Serialize};

use crate::run::SUMMARY;
use crate::sums::{BAR, Restricted, Sums, Tool};
use crate::{Fault, Plan, without};
use stats::{Interval, Moments, difference, mean, ratio, wilson};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    pub plan: Plan,
    /// All games together.
    pub all: Section,
    /// The games of each setup, where there are several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<Variant>,
    pub boards: Vec<Board>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Variant {
    pub label: String,
    pub section: Section,
    /// What the thing is worth that somebody did without here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<Worth>,
}

/// What is lost without a thing: the games in which everything was allowed, less those under
/// the same seeds in which somebody did without it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    /// As it was asked: `weapon:whisper@blu`.
    pub without: String,
    /// The side that did without; everybody, where there is none.
    pub side: Option<usize>,
    /// The thing by name, and its topic; an answer has no name but its word.
    pub thing: Name,
    pub topic: String,
    /// By side: win rate and points.
    pub win: Vec<Interval>,
    pub points: Vec<Interval>,
    pub turns: Interval,
    /// Uses with everything allowed, and uses all the same, where nothing else could be answered.
    pub allowed: u64,
    pub forced: u64,
}

impl Worth {
    fn new(text: &str, index: &Index, sums: &Restricted) -> Option<Worth> {
        let Without { side, thing } = without::read(text, index).ok()?;
        let names = || index.tools.iter().flat_map(|topic| topic.names.iter().map(move |name| (topic, name)));
        let (topic, name) = match thing {
            Thing::Tool(n) => names().nth(n).map(|(topic, name)| (topic.id.clone(), name.clone()))?,
            Thing::Trait(n, value) => (index.traits[n].id.clone(), index.traits[n].names[value].clone()),
            Thing::Answer(word) => ("answer".to_owned(), Name::bare(&word)),
        };
        // Said of what is lost, so the other way round than it was booked. Two pairs more, one lost and
        // one won, keep a few pairs that happen to be equal from looking like certainty.
        let lost = |moments: &Moments, unit: i64| {
            let wary = Moments { n: moments.n + 2, sum: moments.sum, squares: moments.squares + 2 * unit * unit };
            let Interval { low, high, .. } = mean(&wary).times(1.0 / unit as f64);
            let value = moments.mean() / unit as f64;
            Interval { value: -value, low: -high, high: -low, n: moments.n }
        };
        Some(Worth {
            without: text.to_owned(),
            side,
            thing: name,
            topic,
            win: sums.shares.iter().map(|moments| lost(moments, WIN.into())).collect(),
            points: sums.points.iter().map(|moments| lost(moments, 1)).collect(),
            turns: lost(&sums.turns, 1),
            allowed: sums.allowed,
            forced: sums.forced,
        })
    }
}

/// A set of games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Section {
    pub games: u64,
    pub decisions: u64,
    pub singles: u64,
    pub luck: u64,
    /// How long a game is.
    pub length: Length,
    /// By side, in the order of the seats.
    pub sides: Vec<SideRow>,
    /// Points or feats of one side in one game, by source.
    pub sources: Vec<SourceRow>,
    /// Win rate of sides by what they had.
    pub traits: Vec<TraitRows>,
    /// What was used, and what came of it.
    pub tools: Vec<ToolRows>,
    /// Games by what is true of all of them.
    pub facets: Vec<FacetRows>,
    pub kinds: Vec<KindRow>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Length {
    /// What a turn is called.
    pub unit: Name,
    pub turns: Interval,
    pub decisions: Interval,
    /// Numbers of turns and how many games took each.
    pub turns_seen: Vec<(u32, u64)>,
    /// Decisions, the least of each bar, and how many games fall into it.
    pub decisions_seen: Vec<(u64, u64)>,
    pub bar: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SideRow {
    pub name: Name,
    pub win: Interval,
    pub points: Interval,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SourceRow {
    pub name: Name,
    pub mean: Interval,
    /// The part of all points.
    pub part: f64,
    /// Of each side.
    pub sides: Vec<Interval>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TraitRows {
    pub topic: String,
    pub rows: Vec<TraitRow>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TraitRow {
    pub name: Name,
    pub win: Interval,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolRows {
    pub topic: String,
    pub measures: Vec<Measure>,
    pub rows: Vec<ToolRow>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolRow {
    pub name: Name,
    /// How many times a game.
    pub uses: f64,
    /// The part of sides that used it at all.
    pub used: Interval,
    pub damage: u64,
    pub kills: u64,
    pub ammo: u64,
    /// Per use and per ammo, where they are measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage_per_use: Option<Interval>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kills_per_use: Option<Interval>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage_per_ammo: Option<Interval>,
    /// Win rate of sides that used it, and how much that is above those that did not.
    pub win: Interval,
    pub lift: Interval,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FacetRows {
    pub topic: String,
    pub rows: Vec<FacetRow>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FacetRow {
    pub name: Name,
    pub part: Interval,
    pub turns: Interval,
    pub wins: Vec<Interval>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KindRow {
    pub name: Name,
    pub decisions: u64,
    /// Options of one decision, on average.
    pub options: f64,
}

/// Where figures stood and died.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    pub name: Name,
    pub games: u64,
    pub squares: Vec<Square>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Square {
    #[serde(flatten)]
    pub cell: Cell,
    pub deaths: u64,
    pub stood: u64,
}

impl Summary {
    pub(crate) fn new(plan: &Plan, indices: &[&Index], sums: &[Sums]) -> Summary {
        // Games in which somebody did without something are looked at apart.
        let plain: Vec<usize> = (0..sums.len()).filter(|&n| plan.unrestricted(n).is_none()).collect();
        let mut all = sums[0].clone();
        plain[1..].iter().for_each(|&n| all.merge(&sums[n]));
        let variant = |(n, label): (usize, &String)| Variant {
            label: label.clone(),
            section: Section::new(indices[n], &sums[n]),
            worth: sums[n].restricted.as_ref().and_then(|pairs| Worth::new(&plan.without[n], indices[n], pairs)),
        };
        Summary {
            plan: plan.clone(),
            all: Section::new(indices[0], &all),
            variants: plan.labels.iter().enumerate().map(variant).collect(),
            boards: boards(plain.iter().map(|&n| (indices[n], &sums[n]))),
        }
    }

    /// Reads the summary of a folder.
    pub fn read(dir: &Path) -> Result<Summary, Fault> {
        let path = dir.join(SUMMARY);
        let text = fs::read_to_string(&path).map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => Fault::NoRun { path: dir.to_owned(), file: SUMMARY },
            _ => Fault::file("read", &path, &error),
        })?;
        serde_json::from_str(&text).map_err(|error| Fault::Bad(format!("{}: {error}", path.display())))
    }
}

/// One board for each name, all setups on it together.
fn boards<'a>(all: impl Iterator<Item = (&'a Index, &'a Sums)>) -> Vec<Board> {
    let mut boards: Vec<Board> = Vec::new();
    for (index, sums) in all {
        let at = boards.iter().position(|board| board.name == index.board).unwrap_or_else(|| {
            let square = |cell: &Cell| Square { cell: cell.clone(), deaths: 0, stood: 0 };
            let squares = index.cells.iter().map(square).collect();
            boards.push(Board { name: index.board.clone(), games: 0, squares });
            boards.len() - 1
        });
        let board = &mut boards[at];
        board.games += sums.games;
        for square in &mut board.squares {
            let n = square.cell.square as usize;
            square.deaths += sums.deaths.get(n).copied().unwrap_or(0);
            square.stood += sums.stood.get(n).copied().unwrap_or(0);
        }
    }
    boards
}

/// The rate behind parts of wins.
fn win(moments: &Moments) -> Interval {
    wilson(Sums::shares(moments), moments.n)
}

impl Section {
    pub(crate) fn new(index: &Index, sums: &Sums) -> Section {
        let sides = index.sides.iter().zip(&sums.sides);
        let mut everybody = Moments::default();
        sums.sides.iter().for_each(|side| everybody.merge(&side.share));
        Section {
            games: sums.games,
            decisions: sums.decisions.sum as u64,
            singles: sums.singles,
            luck: sums.luck,
            length: Length {
                unit: index.turns.clone(),
                turns: mean(&sums.turns),
                decisions: mean(&sums.decisions),
                turns_seen: sums.turns_seen.iter().map(|(&turns, &n)| (turns, n)).collect(),
                decisions_seen: sums.decisions_seen.iter().map(|(&bar, &n)| (bar * BAR, n)).collect(),
                bar: BAR,
            },
            sides: sides
                .map(|(name, side)| SideRow { name: name.clone(), win: win(&side.share), points: mean(&side.points) })
                .collect(),
            sources: sources(index, sums),
            traits: index.traits.iter().zip(&sums.traits).map(|(topic, values)| trait_rows(topic, values)).collect(),
            tools: tools(index, sums, &everybody),
            facets: index
                .facets
                .iter()
                .zip(&sums.facets)
                .map(|(topic, values)| {
                    let rows = topic.names.iter().zip(values).filter(|(_, facet)| facet.turns.n > 0);
                    FacetRows {
                        topic: topic.id.clone(),
                        rows: rows
                            .map(|(name, facet)| FacetRow {
                                name: name.clone(),
                                part: wilson(facet.turns.n as f64, sums.games),
                                turns: mean(&facet.turns),
                                wins: facet.share.iter().map(win).collect(),
                            })
                            .collect(),
                    }
                })
                .collect(),
            kinds: index
                .kinds
                .iter()
                .zip(&sums.kinds)
                .filter(|(_, kind)| kind.decisions > 0)
                .map(|(name, kind)| KindRow {
                    name: name.clone(),
                    decisions: kind.decisions,
                    options: kind.offered as f64 / kind.decisions as f64,
                })
                .collect(),
        }
    }

    /// The rows of a topic of traits.
    pub fn traits(&self, topic: &str) -> &[TraitRow] {
        self.traits.iter().find(|rows| rows.topic == topic).map_or(&[], |rows| &rows.rows)
    }
}

fn sources(index: &Index, sums: &Sums) -> Vec<SourceRow> {
    let all: i64 = sums.sides.iter().flat_map(|side| &side.sources).map(|source| source.sum).sum();
    let row = |(n, name): (usize, &Name)| {
        let mut together = Moments::default();
        sums.sides.iter().for_each(|side| together.merge(&side.sources[n]));
        SourceRow {
            name: name.clone(),
            mean: mean(&together),
            part: if all == 0 { 0.0 } else { together.sum as f64 / all as f64 },
            sides: sums.sides.iter().map(|side| mean(&side.sources[n])).collect(),
        }
    };
    index.sources.iter().enumerate().map(row).collect()
}

fn trait_rows(topic: &Topic, values: &[Moments]) -> TraitRows {
    let row = |(name, moments): (&Name, &Moments)| TraitRow { name: name.clone(), win: win(moments) };
    let seen = topic.names.iter().zip(values).filter(|(_, moments)| moments.n > 0);
    TraitRows { topic: topic.id.clone(), rows: seen.map(row).collect() }
}

fn tools(index: &Index, sums: &Sums, everybody: &Moments) -> Vec<ToolRows> {
    let mut first = 0;
    let mut all = Vec::new();
    for topic in &index.tools {
        let tools = &sums.tools[first..first + topic.names.len()];
        first += topic.names.len();
        let measured = |measure| topic.measures.contains(&measure);
        let row = |(name, tool): (&Name, &Tool)| {
            let without = Moments { n: everybody.n - tool.share.n, sum: everybody.sum - tool.share.sum, squares: 0 };
            ToolRow {
                name: name.clone(),
                uses: tool.uses.sum as f64 / sums.games.max(1) as f64,
                used: wilson(tool.share.n as f64, everybody.n),
                damage: tool.damage.sum as u64,
                kills: tool.kills.sum as u64,
                ammo: tool.ammo.sum as u64,
                damage_per_use: measured(Measure::Damage).then(|| ratio(&tool.damage, &tool.uses, tool.damage_uses)),
                kills_per_use: measured(Measure::Kills).then(|| ratio(&tool.kills, &tool.uses, tool.kills_uses)),
                damage_per_ammo: (measured(Measure::Ammo) && tool.ammo.sum > 0)
                    .then(|| ratio(&tool.damage, &tool.ammo, tool.damage_ammo)),
                win: win(&tool.share),
                lift: difference(win(&tool.share), win(&without)),
            }
        };
        let used = topic.names.iter().zip(tools).filter(|(_, tool)| tool.uses.n > 0);
        all.push(ToolRows { topic: topic.id.clone(), measures: topic.measures.clone(), rows: used.map(row).collect() });
    }
    all
}

/// How much of a win everybody would have if all were equal.
pub(crate) fn fair(section: &Section) -> f64 {
    1.0 / section.sides.len().max(1) as f64
}
