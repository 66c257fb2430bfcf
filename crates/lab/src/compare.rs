//! Two variants under the same seeds, until the answer is clear: two contents
//! with the same bots, or two bots at the same table.

use std::sync::atomic::{AtomicBool, Ordering};

use ledger::{Index, MatchRunner, Name, Opening, Seating, Sheet, WIN};
use serde::Serialize;
use serde_json::Value;
use shelf::{AnyGame, Skill};
use table::seed_of;

use crate::sequential::{Sequence, drifting};
use crate::{Fault, Progress, crew};
use stats::Interval;

/// What is compared.
#[derive(Debug)]
pub enum Rivals<'a> {
    /// The same game with other content, played by the same bots.
    Content { a: &'a dyn AnyGame, b: &'a dyn AnyGame, bots: Vec<Skill> },
    /// Two bots against each other.
    Bots { game: &'a dyn AnyGame, a: Skill, b: Skill },
}

/// How long to go on.
#[derive(Clone, Debug)]
pub struct Until {
    pub seed: u64,
    /// Pairs of games at most.
    pub pairs: u64,
    /// A difference below this is none, for a rate.
    pub margin: f64,
    /// What is asked: `win:blu`, `class:scout`; the first side's wins if nothing is.
    pub metric: Option<String>,
    pub opening: Opening,
    pub threads: usize,
}

/// The answer to the question asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// B has more of it than A.
    More,
    Less,
    /// They differ by less than the margin.
    Same,
    /// Not clear after all pairs.
    Unclear,
}

/// One thing that may have changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    pub topic: String,
    pub name: Name,
    pub a: f64,
    pub b: f64,
    /// B minus A, with an interval that holds for all changes and at all times at once.
    pub difference: Interval,
}

impl Change {
    /// The interval leaves no room for no change.
    pub fn is_clear(&self) -> bool {
        self.difference.low > 0.0 || self.difference.high < 0.0
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    pub verdict: Verdict,
    pub pairs: u64,
    /// The question asked; its interval holds at all times at once.
    pub asked: Change,
    /// Everything else that was watched, the surest changes first.
    pub others: Vec<Change>,
}

/// Pairs played between two looks. Fixed, so that the number of threads changes nothing.
const BATCH: u64 = 32;
/// Sequences without bounds are not trusted before.
const TRUSTED: u64 = 64;
const ALPHA: f64 = 0.05;

/// Something measured of every game.
#[derive(Clone, Debug)]
struct Metric {
    topic: String,
    name: Name,
    what: What,
}

#[derive(Clone, Copy, Debug)]
enum What {
    Win(usize),
    /// The part of the win of sides with a trait; a fair part where nobody has it.
    Trait(usize, usize),
    Turns,
    Points,
    Uses(usize),
}

impl Metric {
    fn all(index: &Index) -> Vec<Metric> {
        let metric = |topic: &str, name: &Name, what| Metric { topic: topic.to_owned(), name: name.clone(), what };
        let mut all = Vec::new();
        all.extend(index.sides.iter().enumerate().map(|(n, name)| metric("win", name, What::Win(n))));
        all.push(metric("length", &index.turns, What::Turns));
        all.push(metric("score", &Name::new("points", "lab-metric-points", "points"), What::Points));
        for (t, topic) in index.traits.iter().enumerate() {
            all.extend(topic.names.iter().enumerate().map(|(n, name)| metric(&topic.id, name, What::Trait(t, n))));
        }
        let tools = index.tools.iter().flat_map(|topic| topic.names.iter().map(move |name| (&topic.id, name)));
        all.extend(tools.enumerate().map(|(n, (topic, name))| metric(&format!("uses-{topic}"), name, What::Uses(n))));
        all
    }

    /// Between 0 and 1, so that exact sequences apply.
    fn is_rate(&self) -> bool {
        matches!(self.what, What::Win(_) | What::Trait(..))
    }

    fn of(&self, sheet: &Sheet) -> f64 {
        let share = |side: usize| f64::from(sheet.ends[side].share) / f64::from(WIN);
        match self.what {
            What::Win(side) => share(side),
            What::Trait(topic, value) => {
                let having = sheet
                    .traits
                    .iter()
                    .filter(|had| (usize::from(had.topic), usize::from(had.value)) == (topic, value));
                let (n, sum) = having.fold((0, 0.0), |(n, sum), had| (n + 1, sum + share(had.side.into())));
                if n == 0 { 1.0 / sheet.ends.len() as f64 } else { sum / f64::from(n) }
            }
            What::Turns => sheet.turns.into(),
            What::Points => sheet.ends.iter().map(|end| f64::from(end.points)).sum::<f64>() / sheet.ends.len() as f64,
            What::Uses(tool) => (0..sheet.ends.len()).map(|side| f64::from(sheet.tools(side)[tool].uses)).sum::<f64>(),
        }
    }
}

/// Plays pairs until the question is answered.
pub fn compare(
    rivals: &Rivals<'_>,
    setup: &Value,
    until: &Until,
    stop: &AtomicBool,
    progress: &dyn Progress,
) -> Result<Comparison, Fault> {
    match rivals {
        Rivals::Content { a, b, bots } => contents([*a, *b], bots, setup, until, stop, progress),
        Rivals::Bots { game, a, b } => bots(*game, [*a, *b], setup, until, stop, progress),
    }
}

/// Sums of one metric in both worlds, and of the differences.
#[derive(Clone, Copy, Debug, Default)]
struct Paired {
    a: f64,
    b: f64,
    squares: f64,
}

fn contents(
    games: [&dyn AnyGame; 2],
    skills: &[Skill],
    setup: &Value,
    until: &Until,
    stop: &AtomicBool,
    progress: &dyn Progress,
) -> Result<Comparison, Fault> {
    games.iter().try_for_each(|game| game.ready(setup, skills))?;
    let runners = [games[0].runner(setup)?, games[1].runner(setup)?];
    let [index, other] = [runners[0].index(), runners[1].index()];
    if index.sides.len() != other.sides.len()
        || index.traits != other.traits
        || index.tool_count() != other.tool_count()
    {
        return Err(Fault::Bad("the two contents name different things and cannot be compared one by one".to_owned()));
    }
    let seating = Seating { skills: seated(skills, index.sides.len())?, opening: until.opening };
    let metrics = Metric::all(index);
    let asked = find(&metrics, until.metric.as_deref())?;
    if !metrics[asked].is_rate() {
        return Err(Fault::Bad("only rates can be asked for; length and points are watched anyway".to_owned()));
    }
    let mut sequence = Sequence::new(ALPHA, -1.0, 1.0);
    let mut sums = vec![Paired::default(); metrics.len()];
    let (mut pairs, mut verdict) = (0, Verdict::Unclear);
    while pairs < until.pairs && verdict == Verdict::Unclear && !stop.load(Ordering::Relaxed) {
        let batch = BATCH.min(until.pairs - pairs);
        let played = crew::all(until.threads, batch as usize, |n| {
            let seed = seed_of(until.seed, pairs + n as u64);
            let [a, b] = [&runners[0], &runners[1]].map(|runner| measure(&**runner, &metrics, &seating, seed));
            progress.played(2);
            Ok::<_, Fault>((a?, b?))
        })?;
        for (a, b) in played {
            pairs += 1;
            for (sum, (a, b)) in sums.iter_mut().zip(a.iter().zip(&b)) {
                sum.a += a;
                sum.b += b;
                sum.squares += (b - a).powi(2);
            }
            sequence.add(b[asked] - a[asked]);
            verdict = judge(sequence.interval(), 0.0, until.margin);
            if verdict != Verdict::Unclear {
                break;
            }
        }
    }
    let change = |metric: &Metric, sum: &Paired, difference| Change {
        topic: metric.topic.clone(),
        name: metric.name.clone(),
        a: sum.a / pairs.max(1) as f64,
        b: sum.b / pairs.max(1) as f64,
        difference,
    };
    // One error in twenty for all of them together.
    let alpha = ALPHA / (metrics.len() - 1).max(1) as f64;
    let mut others: Vec<Change> = Vec::new();
    for (n, (metric, sum)) in metrics.iter().zip(&sums).enumerate() {
        if n != asked && sum.squares > 0.0 && pairs >= TRUSTED {
            others.push(change(metric, sum, drifting(pairs, sum.b - sum.a, sum.squares, alpha)));
        }
    }
    let sureness = |change: &Change| change.difference.value.abs() / (change.difference.high - change.difference.low);
    others.sort_by(|x, y| sureness(y).total_cmp(&sureness(x)));
    let asked = change(&metrics[asked], &sums[asked], sequence.interval());
    Ok(Comparison { verdict, pairs, asked, others })
}

fn seated(skills: &[Skill], sides: usize) -> Result<Vec<Skill>, Fault> {
    match skills {
        [one] => Ok(vec![*one; sides]),
        many if many.len() == sides => Ok(many.to_vec()),
        many => Err(Fault::Bad(format!("{} bots for {sides} sides; name one, or one for each", many.len()))),
    }
}

fn find(metrics: &[Metric], wanted: Option<&str>) -> Result<usize, Fault> {
    let Some(wanted) = wanted else { return Ok(0) };
    let id = |metric: &Metric| format!("{}:{}", metric.topic, metric.name.id);
    metrics.iter().position(|metric| id(metric) == wanted).ok_or_else(|| {
        let known: Vec<String> = metrics.iter().filter(|metric| metric.is_rate()).map(id).collect();
        Fault::Bad(format!("nothing is called `{wanted}`; there are {}", known.join(", ")))
    })
}

fn measure(runner: &dyn MatchRunner, metrics: &[Metric], seating: &Seating, seed: u64) -> Result<Vec<f64>, Fault> {
    let mut sheet = Sheet::new(runner.index());
    runner.worker().play(seating, seed, &mut sheet, None).map_err(|_| Fault::Endless(seed))?;
    Ok(metrics.iter().map(|metric| metric.of(&sheet)).collect())
}

fn judge(interval: Interval, null: f64, margin: f64) -> Verdict {
    match interval {
        Interval { low, .. } if low > null => Verdict::More,
        Interval { high, .. } if high < null => Verdict::Less,
        Interval { low, high, .. } if null - low <= margin && high - null <= margin => Verdict::Same,
        _ => Verdict::Unclear,
    }
}

/// A pair of games under one seed: a lone A among Bs, then a lone B among As in the same seat.
fn bots(
    game: &dyn AnyGame,
    [a, b]: [Skill; 2],
    setup: &Value,
    until: &Until,
    stop: &AtomicBool,
    progress: &dyn Progress,
) -> Result<Comparison, Fault> {
    if until.metric.is_some() {
        return Err(Fault::Bad("bots are compared by who ends ahead; there is no other question".to_owned()));
    }
    if a == b {
        return Err(Fault::Bad(format!("{a} against itself is no comparison; `fireteam ladder` shows the seats")));
    }
    game.ready(setup, &[a, b])?;
    let runner = game.runner(setup)?;
    let sides = runner.index().sides.len();
    let mut sequence = Sequence::new(ALPHA, 0.0, 1.0);
    let (mut pairs, mut verdict, mut ahead) = (0, Verdict::Unclear, 0.0);
    while pairs < until.pairs && verdict == Verdict::Unclear && !stop.load(Ordering::Relaxed) {
        let batch = BATCH.min(until.pairs - pairs);
        let played = crew::all(until.threads, batch as usize, |n| {
            let n = pairs + n as u64;
            // One seed for a whole round of seats.
            let (seed, seat) = (seed_of(until.seed, n / sides as u64), (n % sides as u64) as usize);
            let seating = |a_alone: bool| {
                let is_a = |side: usize| (side == seat) == a_alone;
                let skills = (0..sides).map(|side| if is_a(side) { a } else { b }).collect();
                Seating { skills, opening: until.opening }
            };
            let lone = score(&*runner, &seating(true), a, seed);
            let many = score(&*runner, &seating(false), a, seed);
            progress.played(2);
            Ok::<f64, Fault>((lone? + many?) / 2.0)
        })?;
        for x in played {
            pairs += 1;
            ahead += x;
            sequence.add(x);
            verdict = judge(sequence.interval(), 0.5, until.margin);
            if verdict != Verdict::Unclear {
                break;
            }
        }
    }
    // Said of B, as everywhere: the sequence is about A.
    let interval = sequence.interval();
    let difference =
        Interval { value: 0.5 - interval.value, low: 0.5 - interval.high, high: 0.5 - interval.low, n: interval.n };
    let verdict = match verdict {
        Verdict::More => Verdict::Less,
        Verdict::Less => Verdict::More,
        other => other,
    };
    let rate = ahead / pairs.max(1) as f64;
    let name = Name::new("ahead", "lab-metric-ahead", "ahead of the other");
    let asked = Change { topic: "bots".to_owned(), name, a: rate, b: 1.0 - rate, difference };
    Ok(Comparison { verdict, pairs, asked, others: Vec::new() })
}

/// How often a seat of A ends ahead of a seat of B in one game; a tie is half.
fn score(runner: &dyn MatchRunner, seating: &Seating, a: Skill, seed: u64) -> Result<f64, Fault> {
    let is_a = |side: &usize| seating.skills[*side] == a;
    let mut sheet = Sheet::new(runner.index());
    runner.worker().play(seating, seed, &mut sheet, None).map_err(|_| Fault::Endless(seed))?;
    let (mut ahead, mut meetings) = (0.0, 0.0);
    for mine in (0..seating.skills.len()).filter(is_a) {
        for theirs in (0..seating.skills.len()).filter(|side| !is_a(side)) {
            meetings += 1.0;
            ahead += match sheet.ends[mine].place.cmp(&sheet.ends[theirs].place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
    }
    Ok(ahead / meetings)
}
