//! A bot in a seat: a skill, a seed, and what it remembers of its own thoughts.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rand::RngExt;
use table::{Encode, Game, Shared, Standing, rng, seed_of};

use crate::World;
use crate::eval::Evaluate;
use crate::greedy::{self, Greed, Intent};
use crate::levels;
use crate::line::{Fault, Line, Program};
use crate::net::{BadNetwork, End, Thinker, Weights};
use crate::search::{self, Finding, Memory, Search};

/// How a bot plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Skill {
    Random,
    Greedy,
    /// Loses to a beginner: looks one action deep, overlooks things, misjudges the rest.
    Easy,
    /// Sees what its next action can do, with the odd slip.
    Normal,
    /// Thinks a table round ahead, at once.
    Hard,
    /// Thinks as long as a patient table allows: 2 seconds a question, 10 a turn.
    Expert,
    /// A search of this many iterations a question.
    Search(u32),
    /// Hard and expert as they are without a network, to compare with.
    ClassicHard,
    ClassicExpert,
    /// The best answer of a network's policy.
    Net(Weights),
    /// A search by a network, of this many lines a question.
    Think(u32, Weights),
    /// A program that speaks lines of JSON; what it does not answer, a greedy bot does.
    Line(Shared<Program>),
}

impl Skill {
    pub const LEVELS: [Skill; 4] = [Skill::Easy, Skill::Normal, Skill::Hard, Skill::Expert];

    /// The one-action look of this skill, if that is how it plays.
    pub fn greed(self) -> Option<Greed> {
        match self {
            Skill::Greedy => Some(Greed::CLEAN),
            Skill::Easy => Some(Greed { deals: 1, outcomes: 12, noise: 1.3, blind: 0.4, ..Greed::CLEAN }),
            Skill::Normal => Some(Greed { deals: 1, outcomes: 60, noise: 0.2, blind: 0.04, ..Greed::CLEAN }),
            _ => None,
        }
    }

    /// The network of this skill, if it has one.
    pub fn weights(self) -> Option<Weights> {
        match self {
            Skill::Net(weights) | Skill::Think(_, weights) => Some(weights),
            _ => None,
        }
    }

    /// Reads the name of a skill, and lets programs in: `cmd:PROGRAM` starts whatever it names, on
    /// this machine. [`FromStr`] knows only those that came in by this door.
    pub fn introduce(given: &str) -> Result<Skill, BadSkill> {
        if let Some((word, name)) = given.trim().split_once(':')
            && word.eq_ignore_ascii_case("cmd")
        {
            let nothing = || BadSkill::Program { name: name.to_owned(), reason: "nothing is named".to_owned() };
            return Program::introduce(name.trim()).map(Skill::Line).ok_or_else(nothing);
        }
        given.parse()
    }

    /// Can this skill play this game? A network can be missing, or be made for something else; a
    /// program can fail to start.
    pub fn ready<G: Encode>(self, game: &G) -> Result<(), BadSkill> {
        if let Skill::Line(program) = self {
            let failed = |fault: Fault| BadSkill::Program { name: program.to_string(), reason: fault.to_string() };
            return program.ready().map_err(failed);
        }
        let Some(weights) = self.weights() else { return Ok(()) };
        let unfit = |reason| BadSkill::Network { name: self.to_string(), reason };
        weights.of(game).map(|_| ()).map_err(unfit)
    }

    /// The same in one game: where an evaluator was taught, hard and expert need no search.
    fn look<G: Evaluate>(self) -> Option<Greed> {
        let look = |outcomes| Some(Greed { deals: 1, outcomes, learned: true, ..Greed::CLEAN });
        match self {
            Skill::Hard | Skill::ClassicHard if G::LEARNED => look(2 * G::FIRST_PASS_OUTCOMES),
            Skill::Expert | Skill::ClassicExpert if G::LEARNED => look(4 * G::FIRST_PASS_OUTCOMES),
            Skill::Line(_) => Some(Greed::CLEAN),
            other => other.greed(),
        }
    }

    /// The search of this skill; for the others, the one that gives its hints.
    pub fn search<G: Evaluate>(self) -> Search {
        let default = Search::of::<G>();
        match self {
            Skill::Expert | Skill::ClassicExpert => Search {
                iterations: 2_000 / G::ITERATION_COST,
                question: Some(Duration::from_millis(1_900)),
                turn: Some(Duration::from_millis(9_500)),
                ..default
            },
            Skill::Hard | Skill::ClassicHard => Search { iterations: 400 / G::ITERATION_COST, ..default },
            Skill::Search(iterations) => Search { iterations, ..default },
            _ => default,
        }
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Skill::Random => f.write_str("random"),
            Skill::Greedy => f.write_str("greedy"),
            Skill::Easy => f.write_str("easy"),
            Skill::Normal => f.write_str("normal"),
            Skill::Hard => f.write_str("hard"),
            Skill::Expert => f.write_str("expert"),
            Skill::Search(iterations) => write!(f, "search:{iterations}"),
            Skill::ClassicHard => f.write_str("classic-hard"),
            Skill::ClassicExpert => f.write_str("classic-expert"),
            Skill::Net(Weights::BuiltIn) => f.write_str("net"),
            Skill::Net(file) => write!(f, "net:{file}"),
            Skill::Think(lines, Weights::BuiltIn) => write!(f, "think:{lines}"),
            Skill::Think(lines, file) => write!(f, "think:{lines}:{file}"),
            Skill::Line(program) => write!(f, "cmd:{}", **program),
        }
    }
}

/// A name that belongs to no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSkill {
    Unknown(String),
    /// `search:` and `think:` want a number of iterations, at least 1.
    Iterations(String),
    /// The network of a skill cannot be read, or is made for something else.
    Network {
        name: String,
        reason: BadNetwork,
    },
    /// A program cannot be started.
    Program {
        name: String,
        reason: String,
    },
}

/// All names, as the error and the help give them.
const NAMES: &str = "random, greedy, easy, normal, hard, expert, classic-hard, classic-expert, search:ITERATIONS, net, \
                     net:FILE, think:ITERATIONS and think:ITERATIONS:FILE";

impl fmt::Display for BadSkill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSkill::Unknown(name) => write!(f, "no bot is called `{name}`; there are {NAMES}"),
            BadSkill::Iterations(given) => {
                write!(f, "`{given}` is not a number of iterations; write for example search:2000")
            }
            BadSkill::Network { name, reason } => write!(f, "{name}: {reason}"),
            BadSkill::Program { name, reason } => write!(f, "cmd:{name}: {reason}"),
        }
    }
}

impl std::error::Error for BadSkill {}

impl FromStr for Skill {
    type Err = BadSkill;

    /// Reads the file, where a network is named by one.
    fn from_str(given: &str) -> Result<Skill, BadSkill> {
        let given = given.trim();
        let (word, rest) = match given.split_once(':') {
            Some((word, rest)) => (word.to_ascii_lowercase(), Some(rest)),
            None => (given.to_ascii_lowercase(), None),
        };
        let iterations = |n: &str| match n.replace('_', "").parse() {
            Ok(n) if n > 0 => Ok(n),
            _ => Err(BadSkill::Iterations(n.to_owned())),
        };
        let open =
            |path: &str| Weights::open(path).map_err(|reason| BadSkill::Network { name: given.to_owned(), reason });
        Ok(match (word.as_str(), rest) {
            ("random", None) => Skill::Random,
            ("greedy", None) => Skill::Greedy,
            ("easy", None) => Skill::Easy,
            ("normal", None) => Skill::Normal,
            ("hard", None) => Skill::Hard,
            ("expert", None) => Skill::Expert,
            ("classic-hard", None) => Skill::ClassicHard,
            ("classic-expert", None) => Skill::ClassicExpert,
            ("search", Some(n)) => Skill::Search(iterations(n)?),
            ("net", None) => Skill::Net(Weights::BuiltIn),
            ("net", Some(path)) => Skill::Net(open(path)?),
            ("think", Some(rest)) => match rest.split_once(':') {
                None => Skill::Think(iterations(rest)?, Weights::BuiltIn),
                Some((n, path)) => Skill::Think(iterations(n)?, open(path)?),
            },
            ("cmd", Some(name)) => match Program::known(name.trim()) {
                Some(program) => Skill::Line(program),
                None => return Err(BadSkill::Unknown(given.to_owned())),
            },
            _ => return Err(BadSkill::Unknown(given.to_owned())),
        })
    }
}

/// Lines that a policy without a search looks at for its hints.
const HINTED: u32 = 64;

/// Tells a bot to come to an end. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    #[inline]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// One bot in one seat.
#[derive(Debug)]
pub struct Bot<G: Game> {
    skill: Skill,
    seed: u64,
    /// Questions answered: each gets luck of its own.
    asked: u64,
    greed: Option<Greed>,
    search: Search,
    memory: Memory<G>,
    intent: Intent<G>,
    /// What the skill plays by in this game and mode, once there was a question.
    playing: Option<Skill>,
    /// Its network; none where it cannot play this game.
    thinker: Option<Thinker<G>>,
    /// The program that answers, where one does.
    line: Option<Line>,
    stop: Stop,
}

impl<G: Evaluate> Bot<G> {
    /// A skill whose network cannot play the game searches as if it had none: see [`Skill::ready`].
    pub fn new(skill: Skill, seed: u64) -> Bot<G> {
        Bot {
            skill,
            seed,
            asked: 0,
            greed: skill.look::<G>(),
            search: skill.search::<G>(),
            memory: Memory::default(),
            intent: Intent::default(),
            playing: None,
            thinker: None,
            line: match skill {
                Skill::Line(program) => Some(Line::new(program.0)),
                _ => None,
            },
            stop: Stop::default(),
        }
    }

    /// The same bot with another way of searching: other budgets, more threads.
    #[must_use]
    pub fn with(mut self, search: Search) -> Bot<G> {
        self.search = search;
        self
    }

    /// The same bot, looking one action deep in this way.
    #[must_use]
    pub fn looking(mut self, greed: Greed) -> Bot<G> {
        self.greed = Some(greed);
        self
    }

    pub fn skill(&self) -> Skill {
        self.skill
    }

    /// What ends its thinking from outside. Once set, every answer comes at
    /// once, as good as it is by then.
    pub fn stop(&self) -> Stop {
        self.stop.clone()
    }

    /// One of the legal answers. Depends on the seed, the number of questions
    /// before this one, and what the seat may know: nothing else.
    pub fn answer(&mut self, world: &World<'_, G>) -> G::Choice {
        let seed = self.next_seed();
        if let Some(choice) = self.line.as_mut().and_then(|line| line.answer(world)) {
            return choice;
        }
        if self.skill == Skill::Random {
            let options = world.offers();
            return options[rng(seed).random_range(0..options.len() as u32) as usize];
        }
        if let Some(choice) = self.think(world, seed) {
            return choice;
        }
        if let [only] = world.choices()[..] {
            return only;
        }
        if let Some(choice) = world.deal(&mut rng(seed)).drawn(world.actor(), &world.choices(), &mut rng(seed)) {
            return choice;
        }
        if let Some(greed) = self.greed {
            return greedy::answer(world, &greed, seed, &mut self.intent, &self.stop);
        }
        let choice = match self.intent.next(world) {
            Some(choice) => choice,
            None => {
                let findings = search::search(world, &self.search, seed, &mut self.memory, &self.stop);
                let choice = search::best(&findings);
                let rest = self.memory.rest(world.actor(), choice);
                self.intent.set(world.deal(&mut rng(seed)), world.actor(), choice, rest);
                choice
            }
        };
        self.memory.follow(world, choice);
        choice
    }

    /// The network's answer, if this skill has one that can play the game.
    fn think(&mut self, world: &World<'_, G>, seed: u64) -> Option<G::Choice> {
        let skill = self.skill;
        let playing = *self.playing.get_or_insert_with(|| levels::playing(skill, &world.deal(&mut rng(0))));
        self.meet(playing, world);
        let thinker = self.thinker.as_mut()?;
        let lines = if let Skill::Think(lines, _) = playing { Some(lines) } else { None };
        if lines.is_none() || self.search.turn.is_none() {
            return thinker.answer(world, lines, seed, &End { stop: &self.stop, deadline: None });
        }
        let began = Instant::now();
        let deadline = self.memory.deadline(world, &self.search, seed);
        let choice = thinker.answer(world, lines, seed, &End { stop: &self.stop, deadline })?;
        self.memory.spend(began.elapsed());
        self.memory.follow(world, choice);
        Some(choice)
    }

    /// Gets the network of a skill, at the first question.
    fn meet(&mut self, skill: Skill, world: &World<'_, G>) {
        if let (None, Some(weights)) = (&self.thinker, skill.weights()) {
            self.thinker = Thinker::new(weights, &world.deal(&mut rng(0))).ok();
        }
    }

    /// What is found out about every answer to the question at hand: by a search, also for
    /// the levels; by the network where the skill names one.
    pub fn findings(&mut self, world: &World<'_, G>) -> Vec<Finding<G::Choice>> {
        let seed = self.next_seed();
        let lines = if let Skill::Think(lines, _) = self.skill { lines } else { HINTED };
        self.meet(self.skill, world);
        if let (Some(_), Some(thinker)) = (self.skill.weights(), &mut self.thinker) {
            return thinker.think(world, lines, seed, &End { stop: &self.stop, deadline: None });
        }
        search::search(world, &self.search, seed, &mut Memory::default(), &self.stop)
    }

    /// Why the match is lost by default, where a program should have answered.
    pub fn fault(&self) -> Option<&Fault> {
        self.line.as_ref()?.fault()
    }

    /// The match is over: a bot that learns from it hears so.
    pub fn over(&mut self, standing: &Standing, side: usize) {
        if let Some(line) = &mut self.line {
            line.over(standing, side);
        }
    }

    /// Nodes kept for the next question.
    pub fn nodes_kept(&self) -> usize {
        self.memory.nodes()
    }

    fn next_seed(&mut self) -> u64 {
        self.asked += 1;
        seed_of(self.seed, self.asked)
    }
}
