//! What is played: written into the folder before the first game, so that a
//! run can be stopped and gone on with, and a reader knows what he reads.

use ledger::{MatchRunner, Opening, Seating};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use shelf::{AnyGame, Skill};

use crate::{Fault, Part, without};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    pub format: u32,
    pub game: String,
    /// The version of the rules, and the fingerprint of the content.
    pub rules: u16,
    pub content: String,
    /// The setups, complete; they are played by turns, each with the same seeds.
    pub setups: Vec<Value>,
    /// What sets the setups apart, one label each; empty for a single one.
    pub labels: Vec<String>,
    /// What is done without in each setup, nothing where it is empty; empty where nobody does without.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// Who sits where, in the order of the sides, and who decides before the first turn.
    pub bots: Vec<String>,
    pub opening: Opening,
    pub seed: u64,
    pub games: u64,
    /// Games of one file.
    pub shard: u64,
    /// Whether every event was written.
    pub events: bool,
    /// Which part of it is played here; the plan is the same for all of them.
    #[serde(skip)]
    pub part: Option<Part>,
}

/// The version of the files in a folder of the lab.
pub(crate) const FORMAT: u32 = 1;

/// An option of the setup, and the values it takes by turns.
#[derive(Clone, Debug, PartialEq)]
pub struct Vary {
    pub option: String,
    pub values: Vec<Value>,
}

impl Vary {
    /// Reads `arena` (all values the rules accept) or `arena=L1R1,L2R2`.
    pub fn read(text: &str, game: &dyn AnyGame) -> Result<Vary, Fault> {
        let (name, values) = text.split_once('=').map_or((text, None), |(name, values)| (name, Some(values)));
        let options = game.options();
        let Some(option) = options.iter().find(|option| option.name == name) else {
            let known: Vec<&str> = options.iter().map(|option| option.name).collect();
            return Err(Fault::Bad(format!("{} has no option `{name}`; there are {}", game.name(), known.join(", "))));
        };
        let values = match values {
            Some(list) => list
                .split(',')
                .map(|value| option.kind.read(value))
                .collect::<Result<Vec<Value>, String>>()
                .map_err(|reason| Fault::Bad(format!("option {name}: {reason}")))?,
            None => option.allowed.clone(),
        };
        if values.is_empty() {
            return Err(Fault::Bad(format!("option {name}: the values cannot be listed; write {name}=A,B")));
        }
        Ok(Vary { option: name.to_owned(), values })
    }
}

/// Every combination of the varied values on top of a setup, with its label.
pub fn variants(setup: &Value, vary: &[Vary]) -> (Vec<Value>, Vec<String>) {
    let mut all = vec![(setup.as_object().cloned().unwrap_or_default(), String::new())];
    for Vary { option, values } in vary {
        let mut next: Vec<(Map<String, Value>, String)> = Vec::new();
        for (setup, label) in &all {
            for value in values {
                let mut setup = setup.clone();
                setup.insert(option.clone(), value.clone());
                let plain = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                let label = if label.is_empty() { plain } else { format!("{label} {plain}") };
                next.push((setup, label));
            }
        }
        all = next;
    }
    let (setups, mut labels): (Vec<Value>, Vec<String>) =
        all.into_iter().map(|(setup, label)| (Value::Object(setup), label)).unzip();
    if vary.is_empty() {
        labels.clear();
    }
    (setups, labels)
}

/// Does a match of such bots take no more than a second or so?
fn is_quick(bot: Skill) -> bool {
    bot.greed().is_some() || matches!(bot, Skill::Random | Skill::Net(_))
}

impl Plan {
    /// A plan for this game. `bots` is one for all sides, or one for each.
    pub fn new(
        game: &dyn AnyGame,
        setup: &Value,
        vary: &[Vary],
        bots: &[Skill],
        (seed, games): (u64, u64),
    ) -> Result<Plan, Fault> {
        let (setups, labels) = variants(setup, vary);
        let setups = setups.iter().map(|setup| game.complete(setup)).collect::<Result<Vec<Value>, _>>()?;
        let sides = game.runner(&setups[0])?.index().sides.len();
        let bots: Vec<Skill> = match bots {
            [one] => vec![*one; sides],
            many if many.len() == sides => many.to_vec(),
            many => {
                return Err(Fault::Bad(format!("{} bots for {sides} sides; name one, or one for each", many.len())));
            }
        };
        // Small enough that little is lost when a run is stopped, large enough that files stay few.
        let shard = match () {
            () if bots.iter().all(|&bot| bot == Skill::Random) => 1000,
            () if bots.iter().all(|bot| is_quick(*bot)) => 50,
            () => 4,
        };
        Ok(Plan {
            format: FORMAT,
            game: game.name().to_owned(),
            rules: game.rules_version(),
            content: game.fingerprint(),
            setups,
            labels,
            without: Vec::new(),
            bots: bots.iter().map(Skill::to_string).collect(),
            opening: Opening::Bots,
            seed,
            games,
            shard,
            events: false,
            part: None,
        })
    }

    /// The same plan, every setup once as it is and once without each of these, under the same seeds.
    #[must_use]
    pub fn without(mut self, things: &[String]) -> Plan {
        if things.is_empty() {
            return self;
        }
        let variants = std::mem::take(&mut self.setups);
        let labels = std::mem::take(&mut self.labels);
        for (n, setup) in variants.into_iter().enumerate() {
            let label = labels.get(n).cloned().unwrap_or_default();
            for thing in std::iter::once("").chain(things.iter().map(String::as_str)) {
                let mark = if thing.is_empty() { "all".to_owned() } else { format!("without {thing}") };
                self.labels.push(format!("{label} {mark}").trim().to_owned());
                self.setups.push(setup.clone());
                self.without.push(thing.to_owned());
            }
        }
        // Games that are compared with each other lie in one shard.
        self.shard = self.shard.next_multiple_of(self.setups.len() as u64);
        self
    }

    /// The setup that this one is compared with: the same with everything allowed.
    pub(crate) fn unrestricted(&self, variant: usize) -> Option<usize> {
        self.without.get(variant).filter(|thing| !thing.is_empty())?;
        self.without[..variant].iter().rposition(String::is_empty)
    }

    /// The bots, as the plan names them.
    pub(crate) fn seating(&self) -> Result<Seating, Fault> {
        let read = |name: &String| name.parse::<Skill>().map_err(|bad| Fault::Bad(bad.to_string()));
        let skills = self.bots.iter().map(read).collect::<Result<_, _>>()?;
        Ok(Seating { skills, opening: self.opening, without: None })
    }

    /// Who plays in each setup, and does without what.
    pub(crate) fn seatings(&self, runners: &[Box<dyn MatchRunner>]) -> Result<Vec<Seating>, Fault> {
        let plain = self.seating()?;
        let seating = |(n, runner): (usize, &dyn MatchRunner)| {
            let thing = self.without.get(n).filter(|thing| !thing.is_empty());
            let without = thing.map(|thing| without::read(thing, runner.index())).transpose()?;
            Ok(Seating { without, ..plain.clone() })
        };
        runners.iter().map(|runner| &**runner).enumerate().map(seating).collect()
    }

    /// The seed and the setup of a game: the setups take turns and share seeds.
    pub(crate) fn game(&self, n: u64) -> (u64, usize) {
        let variants = self.setups.len() as u64;
        (table::seed_of(self.seed, n / variants), (n % variants) as usize)
    }

    /// The games of a shard.
    pub(crate) fn range(&self, shard: u64) -> std::ops::Range<u64> {
        shard * self.shard..((shard + 1) * self.shard).min(self.games)
    }

    /// The shards of the part that is played here, or all of them.
    pub(crate) fn shards(&self) -> impl Iterator<Item = u64> + '_ {
        let here = |&shard: &u64| self.part.is_none_or(|part| part.has(shard));
        (0..self.games.div_ceil(self.shard)).filter(here)
    }

    /// How many games are played here.
    pub fn games_here(&self) -> u64 {
        self.shards().map(|shard| self.range(shard)).map(|games| games.end - games.start).sum()
    }

    /// The first thing that differs, apart from the number of games.
    pub(crate) fn differs(&self, other: &Plan) -> Option<(&'static str, String, String)> {
        let words = |values: &[Value]| values.iter().map(Value::to_string).collect::<Vec<_>>().join(" ");
        let pairs = [
            ("format", self.format.to_string(), other.format.to_string()),
            ("game", self.game.clone(), other.game.clone()),
            ("version of the rules", self.rules.to_string(), other.rules.to_string()),
            ("content", self.content.clone(), other.content.clone()),
            ("setup", words(&self.setups), words(&other.setups)),
            ("list of things done without", self.without.join(" "), other.without.join(" ")),
            ("line of bots", self.bots.join(","), other.bots.join(",")),
            ("opening", format!("{:?}", self.opening).to_lowercase(), format!("{:?}", other.opening).to_lowercase()),
            ("seed", self.seed.to_string(), other.seed.to_string()),
            ("keeping of events", self.events.to_string(), other.events.to_string()),
        ];
        pairs.into_iter().find(|(_, here, there)| here != there)
    }
}
