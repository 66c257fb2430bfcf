//! Two variants under the same seeds, until the answer is clear: two contents
//! with the same bots, or two bots at the same table.

use std::sync::atomic::{AtomicBool, Ordering};

use ledger::{MOST, MatchRunner, Name, Opening, Seating, Sheet, Without};
use serde::Serialize;
use serde_json::Value;
use shelf::{AnyGame, Skill};
use table::{Message, seed_of};

use crate::metric::{Metric, find};
use crate::sequential::{Rate, TRUSTED, doubt, drifting};
use crate::{Fault, Progress, crew, without};
use stats::Interval;

/// What is compared.
#[derive(Debug)]
pub enum Rivals<'a> {
    /// The same game with other content, or another setup, played by the same bots.
    Content { a: &'a dyn AnyGame, b: &'a dyn AnyGame, bots: Vec<Skill>, setup_b: Value },
    /// Two bots against each other.
    Bots { game: &'a dyn AnyGame, a: Skill, b: Skill },
}

/// How long to go on.
#[derive(Clone, Debug)]
pub struct Until {
    pub seed: u64,
    /// Pairs of games at most.
    pub pairs: u64,
    /// A difference below this is none: of a rate, or as a part of what A has.
    pub margin: f64,
    /// What is asked: `win:blu`, `class:scout`, `length`, `weapon:whisper:damage`; the first
    /// side's wins if nothing is.
    pub metric: Option<String>,
    /// What is done without in B: `weapon:whisper@blu`.
    pub without: Option<String>,
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
    /// As it is asked for.
    pub id: String,
    pub topic: String,
    pub name: Name,
    /// What is counted of a thing: `uses`, `damage`, `kills`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<&'static str>,
    /// A part of one, and not a number in a game.
    pub is_rate: bool,
    /// The content that has it, where the other lacks it: `a` or `b`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<&'static str>,
    pub a: f64,
    pub b: f64,
    /// B minus A, with an interval that holds for all changes and at all times at once;
    /// without bounds before there are enough pairs.
    pub difference: Interval,
    /// How likely such a difference is where there is none, corrected by Holm.
    pub p: f64,
    /// It has changed, with one error in twenty for all of them together.
    pub clear: bool,
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
pub(crate) const BATCH: u64 = 32;
pub(crate) const ALPHA: f64 = 0.05;

/// Plays pairs until the question is answered.
pub fn compare(
    rivals: &Rivals<'_>,
    setup: &Value,
    until: &Until,
    stop: &AtomicBool,
    progress: &dyn Progress,
) -> Result<Comparison, Fault> {
    match rivals {
        Rivals::Content { a, b, bots, setup_b } => contents([*a, *b], bots, [setup, setup_b], until, stop, progress),
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

impl Paired {
    fn add(&mut self, a: f64, b: f64) {
        self.a += a;
        self.b += b;
        self.squares += (b - a).powi(2);
    }

    /// The squares of the differences and of one more, as large as the thing itself: that all
    /// pairs were equal so far does not make it certain that all are.
    fn cautious(&self, pairs: u64) -> f64 {
        self.squares + (self.a.abs().max(self.b.abs()) / pairs.max(1) as f64).max(1.0).powi(2)
    }

    fn interval(&self, pairs: u64, alpha: f64) -> Interval {
        match pairs {
            0..TRUSTED => {
                let value = (self.b - self.a) / pairs.max(1) as f64;
                Interval { value, low: f64::NEG_INFINITY, high: f64::INFINITY, n: pairs }
            }
            _ => drifting(pairs, self.b - self.a, self.cautious(pairs), alpha),
        }
    }
}

/// What is known of the question asked.
enum Asked {
    /// A rate: exact.
    Rate(Rate),
    /// Anything else, from some tens of pairs on.
    Count,
}

fn contents(
    games: [&dyn AnyGame; 2],
    skills: &[Skill],
    setups: [&Value; 2],
    until: &Until,
    stop: &AtomicBool,
    progress: &dyn Progress,
) -> Result<Comparison, Fault> {
    let runner = |n: usize| {
        games[n].ready(setups[n], skills)?;
        games[n].runner(setups[n])
    };
    let runners = [runner(0)?, runner(1)?];
    let [index, other] = [runners[0].index(), runners[1].index()];
    if index.sides.len() != other.sides.len() {
        return Err(Fault::Said(Message::new("lab-wrong-sides")));
    }
    let plain = Seating { skills: seated(skills, index.sides.len())?, opening: until.opening, without: None };
    let without = until.without.as_deref().map(|text| without::read(text, other)).transpose()?;
    let seatings = [plain.clone(), Seating { without, ..plain }];
    let metrics = Metric::both(index, other);
    let asked = match (&until.metric, &seatings[1].without) {
        (Some(metric), _) => find(&metrics, metric)?,
        // What the side loses that does without.
        (None, Some(Without { side: Some(side), .. })) => *side,
        (None, _) => 0,
    };
    // Luck is taken out of wins, which moves them by so much at most.
    let winner = metrics[asked].winner();
    let rate = || Asked::Rate(Rate::new(ALPHA, -1.0, 1.0, winner.map(|_| 2.0 * MOST)));
    let mut sequence = if metrics[asked].is_rate { rate() } else { Asked::Count };
    let mut sums = vec![Paired::default(); metrics.len()];
    let (mut pairs, mut verdict) = (0, Verdict::Unclear);
    while pairs < until.pairs && verdict == Verdict::Unclear && !stop.load(Ordering::Relaxed) {
        let batch = BATCH.min(until.pairs - pairs);
        let played = crew::all(until.threads, batch as usize, |n| {
            let seed = seed_of(until.seed, pairs + n as u64);
            let [a, b] = [0, 1].map(|n: usize| measure(&*runners[n], n, (&metrics, winner), &seatings[n], seed));
            progress.played(2);
            Ok::<_, Fault>((a?, b?))
        })?;
        for ((mut a, a_luck), (mut b, b_luck)) in played {
            pairs += 1;
            if let Asked::Rate(rate) = &mut sequence {
                let part = rate.add(b[asked] - a[asked], b_luck - a_luck);
                a[asked] += part * a_luck;
                b[asked] += part * b_luck;
            }
            for (sum, (a, b)) in sums.iter_mut().zip(a.iter().zip(&b)) {
                sum.add(*a, *b);
            }
            verdict = match &sequence {
                Asked::Rate(rate) => judge(rate.interval(), 0.0, until.margin),
                Asked::Count => {
                    let margin = until.margin * (sums[asked].a / pairs as f64).abs();
                    judge(sums[asked].interval(pairs, ALPHA), 0.0, margin)
                }
            };
            if verdict != Verdict::Unclear {
                break;
            }
        }
    }
    let difference = match &sequence {
        Asked::Rate(rate) => rate.interval(),
        Asked::Count => sums[asked].interval(pairs, ALPHA),
    };
    let (asked, others) = changes(&metrics, &sums, pairs, asked, difference);
    Ok(Comparison { verdict, pairs, asked, others })
}

/// All that was watched: the question asked, and the others with one error in twenty
/// for all of them together, by Holm, the surest first.
fn changes(
    metrics: &[Metric],
    sums: &[Paired],
    pairs: u64,
    asked: usize,
    difference: Interval,
) -> (Change, Vec<Change>) {
    let change = |n: usize, difference: Interval, p: f64| {
        let metric = &metrics[n];
        Change {
            id: metric.id.clone(),
            topic: metric.topic.clone(),
            name: metric.name.clone(),
            count: metric.count,
            is_rate: metric.is_rate,
            only: metric.only(),
            a: sums[n].a / pairs.max(1) as f64,
            b: sums[n].b / pairs.max(1) as f64,
            difference,
            p,
            clear: p <= ALPHA,
        }
    };
    let others: Vec<usize> = (0..metrics.len()).filter(|&n| n != asked).collect();
    let alpha = ALPHA / others.len().max(1) as f64;
    let doubt = |&n: &usize| match pairs {
        0..TRUSTED => 1.0,
        _ => doubt(pairs, sums[n].b - sums[n].a, sums[n].cautious(pairs), alpha),
    };
    let doubts = stats::holm(&others.iter().map(doubt).collect::<Vec<f64>>());
    let mut all: Vec<Change> =
        others.iter().zip(doubts).map(|(&n, p)| change(n, sums[n].interval(pairs, alpha), p)).collect();
    let sureness = |change: &Change| change.difference.value.abs() / (change.difference.high - change.difference.low);
    all.sort_by(|x, y| sureness(y).total_cmp(&sureness(x)));
    let clear = difference.low > 0.0 || difference.high < 0.0;
    (Change { clear, ..change(asked, difference, if clear { ALPHA } else { 1.0 }) }, all)
}

fn seated(skills: &[Skill], sides: usize) -> Result<Vec<Skill>, Fault> {
    match skills {
        [one] => Ok(vec![*one; sides]),
        many if many.len() == sides => Ok(many.to_vec()),
        many => Err(Fault::Bad(format!("{} bots for {sides} sides; name one, or one for each", many.len()))),
    }
}

/// What the metrics are in one game, and what luck took from the side whose wins are asked for.
fn measure(
    runner: &dyn MatchRunner,
    content: usize,
    (metrics, winner): (&[Metric], Option<usize>),
    seating: &Seating,
    seed: u64,
) -> Result<(Vec<f64>, f64), Fault> {
    let sheet = played(runner, seating, seed, winner.is_some())?;
    let luck = winner.map_or(0.0, |side| sheet.luck[side]);
    Ok((metrics.iter().map(|metric| metric.of(content, &sheet)).collect(), luck))
}

/// One game.
pub(crate) fn played(runner: &dyn MatchRunner, seating: &Seating, seed: u64, weighing: bool) -> Result<Sheet, Fault> {
    let index = runner.index();
    let mut sheet = if weighing { Sheet::weighing(index) } else { Sheet::new(index) };
    runner.worker().play(seating, seed, &mut sheet, None).map_err(|_| Fault::Endless(seed))?;
    Ok(sheet)
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
    if until.metric.is_some() || until.without.is_some() {
        return Err(Fault::Said(Message::new("lab-wrong-bots-metric")));
    }
    if a == b {
        return Err(Fault::Said(Message::new("lab-wrong-bots-same").with("bot", a.to_string())));
    }
    game.ready(setup, &[a, b])?;
    let runner = game.runner(setup)?;
    let sides = runner.index().sides.len();
    // With two sides, to be ahead is to win, and luck is taken out of it.
    let mut sequence = Rate::new(ALPHA, 0.0, 1.0, (sides == 2).then_some(MOST));
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
                Seating { skills, opening: until.opening, without: None }
            };
            let lone = score(&*runner, &seating(true), a, seed);
            let many = score(&*runner, &seating(false), a, seed);
            progress.played(2);
            let ((lone, lone_luck), (many, many_luck)) = (lone?, many?);
            Ok::<_, Fault>(((lone + many) / 2.0, (lone_luck + many_luck) / 2.0))
        })?;
        for (x, luck) in played {
            pairs += 1;
            ahead += x + sequence.add(x, luck) * luck;
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
    let clear = matches!(verdict, Verdict::More | Verdict::Less);
    let asked = Change {
        id: "ahead".to_owned(),
        topic: "bots".to_owned(),
        name,
        count: None,
        is_rate: true,
        only: None,
        a: rate,
        b: 1.0 - rate,
        difference,
        p: if clear { ALPHA } else { 1.0 },
        clear,
    };
    Ok(Comparison { verdict, pairs, asked, others: Vec::new() })
}

/// How often a seat of A ends ahead of a seat of B in one game, a tie is half; and, of two, what luck took from A.
fn score(runner: &dyn MatchRunner, seating: &Seating, a: Skill, seed: u64) -> Result<(f64, f64), Fault> {
    let is_a = |side: &usize| seating.skills[*side] == a;
    let sides = 0..seating.skills.len();
    let sheet = played(runner, seating, seed, sides.len() == 2)?;
    let (mut ahead, mut meetings) = (0.0, 0.0);
    for mine in sides.clone().filter(is_a) {
        for theirs in sides.clone().filter(|side| !is_a(side)) {
            meetings += 1.0;
            ahead += match sheet.ends[mine].place.cmp(&sheet.ends[theirs].place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
    }
    let luck = sides.filter(is_a).filter_map(|side| sheet.luck.get(side)).sum();
    Ok((ahead / meetings, luck))
}
