//! Who beats whom. Every pair of skills plays balanced seatings under common
//! random numbers: one seed, all ways to sit, so that neither the seat nor the
//! luck of the draw favours anybody. A skill against itself measures the game.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde::{Deserialize, Serialize};
use stats::{elo, median, ratings, wilson};
use table::{Quiet, seed_of};

use crate::Skill;
use crate::eval::{Evaluate, Sides};
use crate::play::play;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Each plays each; one named twice, or alone, plays itself.
    pub skills: Vec<Skill>,
    /// Games per pair.
    pub games: u32,
    pub seed: u64,
    /// Games played side by side.
    pub threads: u32,
}

/// A game that was played: all a report is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bout {
    pub a: String,
    pub b: String,
    /// Its number within the pair, from 0.
    pub n: u32,
    /// The place of each side.
    pub places: Vec<u8>,
    /// Answers among at least two.
    pub decisions: u32,
    pub rounds: u32,
}

/// A rate with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rate {
    pub rate: f64,
    pub low: f64,
    pub high: f64,
    /// Of how many games.
    pub games: u32,
}

impl Rate {
    /// `score` points out of `games`; half points are fine.
    pub fn of(score: f64, games: u32) -> Rate {
        let rate = wilson(score, u64::from(games));
        Rate { rate: rate.value, low: rate.low, high: rate.high, games }
    }
}

/// Everything measured.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub pairs: Vec<Pair>,
    /// Elo of every skill over all its games, 0 in the mean; for three and more.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<(String, f64)>,
}

/// One skill against another.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pair {
    pub a: String,
    pub b: String,
    pub games: u32,
    /// Who is better; absent where a skill plays itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<Strength>,
    /// Games won by each side, no matter who sat there; shared wins shared.
    pub sides: Vec<Rate>,
    /// Games nobody won alone.
    pub draws: Rate,
    pub median_rounds: f64,
    pub median_decisions: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Strength {
    /// How often a seat of `a` ends ahead of a seat of `b`; a tie is half. With
    /// two sides this is the share of games won. The interval counts games,
    /// not seats, and so is rather too wide than too narrow.
    pub ahead: Rate,
    /// The Elo difference behind `ahead`, and its interval.
    pub elo: [f64; 3],
    /// First places of a lone `a` at a table of `b`, shared places shared.
    pub first: Rate,
    /// `first` in multiples of the fair share.
    pub times_fair: f64,
}

/// Plays all pairs, except the games already `known`. `played` hears of every new one.
pub fn ladder<G: Evaluate>(start: &G, plan: &Plan, known: &[Bout], played: impl Fn(&Bout) + Sync) -> Report {
    let table = Table { sides: Sides::of_game(start).count, seed: plan.seed };
    let pairs = plan.pairs();
    let mut bouts: Vec<Option<Bout>> = Vec::new();
    for (a, b) in &pairs {
        let (a, b) = (a.to_string(), b.to_string());
        let fits = |n: u32| known.iter().find(|bout| bout.a == a && bout.b == b && bout.n == n);
        bouts.extend((0..plan.games).map(|n| fits(n).cloned()));
    }
    let open: Vec<usize> = (0..bouts.len()).filter(|&at| bouts[at].is_none()).collect();
    let next = AtomicUsize::new(0);
    let bouts = Mutex::new(bouts);
    let work = || {
        while let Some(&at) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
            let (a, b) = pairs[at / plan.games as usize];
            let bout = table.play(start, at as u32 % plan.games, a, b);
            played(&bout);
            bouts.lock().expect("no game panicked")[at] = Some(bout);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..plan.threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    // Summed in the order of the games, so that threads change nothing.
    let bouts: Vec<Bout> = bouts.into_inner().expect("no game panicked").into_iter().flatten().collect();
    let measure = |((a, b), bouts): (&(Skill, Skill), &[Bout])| table.measure(*a, *b, bouts);
    let pairs: Vec<Pair> = pairs.iter().zip(bouts.chunks(plan.games.max(1) as usize)).map(measure).collect();
    Report { ratings: rate(&pairs), pairs }
}

impl Plan {
    fn pairs(&self) -> Vec<(Skill, Skill)> {
        let mut pairs = Vec::new();
        for (i, &a) in self.skills.iter().enumerate() {
            pairs.extend(self.skills[i + 1..].iter().map(|&b| (a, b)));
        }
        if let [only] = self.skills[..] {
            pairs.push((only, only));
        }
        pairs.dedup();
        pairs
    }

    /// How many games that are.
    pub fn total(&self) -> u64 {
        self.pairs().len() as u64 * u64::from(self.games)
    }
}

/// Elo of all skills together, if there are enough to make that interesting.
fn rate(pairs: &[Pair]) -> Vec<(String, f64)> {
    let mut names: Vec<&str> = Vec::new();
    let mut scores = Vec::new();
    for pair in pairs {
        let mut place = |name| {
            names.iter().position(|&known| known == name).unwrap_or_else(|| {
                names.push(name);
                names.len() - 1
            })
        };
        let (a, b) = (place(&pair.a), place(&pair.b));
        scores.extend(pair.strength.map(|strength| (a, b, strength.ahead.rate)));
    }
    if names.len() < 3 {
        return Vec::new();
    }
    names.iter().map(|&name| name.to_owned()).zip(ratings(names.len(), &scores)).collect()
}

struct Table {
    sides: usize,
    seed: u64,
}

/// How a game of a pair is seated: one seat that differs from the others.
struct Seating {
    seat: usize,
    /// Does `a` sit there?
    a_alone: bool,
    seed: u64,
}

impl Seating {
    fn is_a(&self, side: usize) -> bool {
        (side == self.seat) == self.a_alone
    }
}

impl Table {
    /// Twice as many games as sides share a seed: a lone `a` in every seat and
    /// a lone `b` in every seat, by turns, so that few games are balanced too.
    /// With two sides that is the same thing, and two games share a seed. A
    /// skill against itself gets a new seed for every game.
    fn seating(&self, n: u32, same: bool) -> Seating {
        let (n, sides) = (n as usize, self.sides);
        let ways = match sides {
            _ if same => 1,
            2 => 2,
            _ => 2 * sides,
        };
        let seed = seed_of(self.seed, (n / ways) as u64);
        match sides {
            2 => Seating { seat: n % 2, a_alone: true, seed },
            _ => Seating { seat: n % (2 * sides) / 2, a_alone: n.is_multiple_of(2), seed },
        }
    }

    fn play<G: Evaluate>(&self, start: &G, n: u32, a: Skill, b: Skill) -> Bout {
        let seating = self.seating(n, a == b);
        let skills: Vec<Skill> = (0..self.sides).map(|side| if seating.is_a(side) { a } else { b }).collect();
        let played = play(start, &skills, seating.seed, &mut Vec::new(), &mut Quiet);
        Bout {
            a: a.to_string(),
            b: b.to_string(),
            n,
            places: played.standing.rows.iter().map(|row| row.place).collect(),
            decisions: played.tally.decisions as u32,
            rounds: played.rounds,
        }
    }

    fn measure(&self, a: Skill, b: Skill, bouts: &[Bout]) -> Pair {
        let games = bouts.len() as u32;
        let won = |bout: &Bout, side: usize| match bout.places[side] {
            1 => 1.0 / bout.places.iter().filter(|&&place| place == 1).count() as f64,
            _ => 0.0,
        };
        let side = |side| Rate::of(bouts.iter().map(|bout| won(bout, side)).sum(), games);
        let shared = |bout: &&Bout| bout.places.iter().filter(|&&place| place == 1).count() > 1;
        let strength = || {
            let alone = |bout: &&Bout| self.seating(bout.n, false).a_alone;
            let first = bouts.iter().filter(alone).map(|bout| won(bout, self.seating(bout.n, false).seat));
            let first = Rate::of(first.sum(), bouts.iter().filter(alone).count() as u32);
            let ahead = Rate::of(bouts.iter().map(|bout| self.ahead(bout)).sum(), games);
            let elo = [ahead.rate, ahead.low, ahead.high].map(elo);
            Strength { ahead, elo, first, times_fair: first.rate * self.sides as f64 }
        };
        Pair {
            a: a.to_string(),
            b: b.to_string(),
            games,
            strength: (a != b).then(strength),
            sides: (0..self.sides).map(side).collect(),
            draws: Rate::of(bouts.iter().filter(shared).count() as f64, games),
            median_rounds: median(bouts.iter().map(|bout| bout.rounds)),
            median_decisions: median(bouts.iter().map(|bout| bout.decisions)),
        }
    }

    /// How often a seat of `a` was ahead of a seat of `b` in this game.
    fn ahead(&self, bout: &Bout) -> f64 {
        let seating = self.seating(bout.n, false);
        let (mut ahead, mut pairs) = (0.0, 0.0);
        for mine in (0..self.sides).filter(|&side| seating.is_a(side)) {
            for theirs in (0..self.sides).filter(|&side| !seating.is_a(side)) {
                pairs += 1.0;
                ahead += match bout.places[mine].cmp(&bout.places[theirs]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
        ahead / pairs
    }
}
