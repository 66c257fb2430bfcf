//! One game on the shelf: its compiled content and every way to begin with it.

use std::fmt::Debug;
use std::path::Path;

use bots::{Bout, Plan, Skill};
use ledger::{MatchRunner, Runner, Tallied};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use table::{BadSetup, CardText, Described, Descriptor, Encode, Files, Match, OwnWords, Quiet};

use crate::Wrong;
#[cfg(feature = "batch")]
use crate::batch::{AnyBatch, BatchPlan, Lanes};
use crate::erased::{AnyMatch, Origin, Playing};
use crate::folder::{Found, Home};
use crate::list::Loaded;
use crate::options::{Opt, fields, options};
use crate::record::{Record, places};
use crate::sim::{Report, Sim, Watch, simulate};

/// A game by name, with its content loaded.
pub trait AnyGame: Debug + Send + Sync {
    /// What the game says about itself.
    fn about(&self) -> &'static Descriptor;

    fn name(&self) -> &'static str {
        self.about().name
    }

    /// Raised when old records no longer replay.
    fn rules_version(&self) -> u16;

    /// Changes when a value of the content does.
    fn fingerprint(&self) -> String;

    /// Is this the fingerprint of the content here, by today's reckoning or an earlier one?
    fn has_content(&self, fingerprint: &str) -> bool;

    /// What can be chosen before a match.
    fn options(&self) -> Vec<Opt> {
        self.options_after(&Map::new())
    }

    /// What can be chosen when some of it has been: the maps of a mode.
    fn options_after(&self, chosen: &Map<String, Value>) -> Vec<Opt>;

    /// The printed components, for clients that draw the table.
    fn components(&self) -> Value;

    /// Names and texts of this content that go before those of the catalogues.
    fn own_words(&self) -> &'static OwnWords;

    /// The cards whose texts can be made from the content.
    fn cards(&self) -> Vec<CardText>;

    /// A new match from its setup; what is left out has its default. Luck has not
    /// spoken yet: call [`AnyMatch::run_luck`].
    fn start(&self, setup: &Value, seed: u64) -> Result<Box<dyn AnyMatch>, Wrong>;

    /// A match from a setup that was recorded: what is left out means what it meant when it was written.
    fn start_again(&self, setup: &Value, seed: u64) -> Result<Box<dyn AnyMatch>, Wrong>;

    /// A match from a position written as text. Luck has not spoken yet.
    fn set_up(&self, text: &str, seed: u64) -> Result<Box<dyn AnyMatch>, Wrong>;

    /// Rebuilds the match of a record and checks all of it. Luck may be asked
    /// next: it goes on from `seed`.
    fn load(&self, record: &Record, seed: u64) -> Result<Box<dyn AnyMatch>, Wrong>;

    /// The number of ways to give `depth` answers from a position.
    fn perft(&self, scene: &str, depth: u32) -> Result<u64, Wrong>;

    /// The same, behind each first answer.
    fn divide(&self, scene: &str, depth: u32) -> Result<Vec<(String, u64)>, Wrong>;

    /// Plays matches of this setup and counts what happens in them.
    fn runner(&self, setup: &Value) -> Result<Box<dyn MatchRunner>, Wrong>;

    /// Can these bots play this setup? Only a network may be missing, or not fit.
    fn ready(&self, setup: &Value, skills: &[Skill]) -> Result<(), Wrong>;

    /// Many matches, for policies: the lanes take the setups in turn.
    #[cfg(feature = "batch")]
    fn batch(&self, setups: &[Value], plan: &BatchPlan) -> Result<Box<dyn AnyBatch>, Wrong>;

    /// The setup with everything it leaves to defaults.
    fn complete(&self, setup: &Value) -> Result<Value, Wrong>;

    /// The content files this game was compiled from.
    fn files(&self) -> &Files;

    /// The same game with other content.
    fn with_files(&self, files: Files) -> Result<Box<dyn AnyGame>, Wrong>;

    /// Plays many matches with bots.
    fn simulate(&self, setup: &Value, sim: &Sim, watch: &dyn Watch) -> Result<Report, Wrong>;

    /// Finds out which bots are better, and what seat is. Games already `known`
    /// are not played again; `played` hears of the others as they end.
    fn ladder(
        &self,
        setup: &Value,
        plan: &Plan,
        known: &[Bout],
        played: &(dyn Fn(&Bout) + Sync),
    ) -> Result<Ladder, Wrong>;
}

/// What a ladder found out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ladder {
    pub game: &'static str,
    pub setup: Value,
    pub seed: u64,
    /// Who belongs to each side, by name.
    pub sides: Vec<Vec<String>>,
    #[serde(flatten)]
    pub report: bots::Report,
}

/// Everything that a game on the shelf must be able to do. Its setup reads an
/// empty object as its default and refuses unknown fields.
pub(crate) trait Complete: Tallied + Encode + Described<Setup: Default + Serialize + DeserializeOwned> {}

impl<G: Tallied + Encode + Described<Setup: Default + Serialize + DeserializeOwned>> Complete for G {}

/// A game whose content compiled.
#[derive(Debug)]
pub(crate) struct Shelved<G: Complete> {
    pub(crate) rules: &'static G::Rules,
    pub(crate) fingerprint: String,
    files: Files,
    own_words: &'static OwnWords,
}

/// Loads the content of a game and puts it on the shelf. The compiled rules
/// are never freed: every position of every match points at them.
pub(crate) fn put<G: Complete>(dir: Option<&Path>, homes: &[Home]) -> Loaded {
    let load = || {
        let found = Found::read::<G>(dir, homes)?;
        let rules = G::compile(&found.files).map_err(|bad| found.at_home(bad))?;
        Ok((rules, found.files))
    };
    match load() {
        Ok((rules, files)) => Ok(Box::new(Shelved::<G>::new(rules, files))),
        Err(wrong) => Err((G::NAME, wrong)),
    }
}

impl<G: Complete> Shelved<G> {
    fn new(rules: G::Rules, files: Files) -> Shelved<G> {
        let rules: &'static G::Rules = Box::leak(Box::new(rules));
        let own_words = Box::leak(Box::new(G::own_words(rules)));
        Shelved { rules, fingerprint: format!("{:016x}", G::fingerprint(rules)), files, own_words }
    }

    /// A new setup, complete and accepted, and its first position.
    pub(crate) fn first(&self, setup: &Value) -> Result<(Value, G), Wrong> {
        let mut setup = Self::read(setup)?;
        G::settle(self.rules, &mut setup);
        self.accept(&setup)
    }

    /// Names the first field that does not fit.
    fn read(setup: &Value) -> Result<G::Setup, Wrong> {
        let option = |reason: String| Wrong::Option { reason };
        let known = fields::<G::Setup>();
        let given = setup.as_object().ok_or_else(|| option("expected an object".to_owned()))?;
        if let Some(key) = given.keys().find(|key| !known.contains(&key.as_str())) {
            return Err(option(format!("{} has no option `{key}`; there are {}", G::NAME, known.join(", "))));
        }
        // One field at a time, so that an error can name the one it is about.
        for (key, value) in given {
            let alone = Value::Object([(key.clone(), value.clone())].into_iter().collect());
            if let Err(error) = serde_json::from_value::<G::Setup>(alone) {
                return Err(option(format!("`{key}`: {error}")));
            }
        }
        serde_json::from_value(setup.clone()).map_err(|error| option(error.to_string()))
    }

    fn accept(&self, setup: &G::Setup) -> Result<(Value, G), Wrong> {
        let game = G::new(self.rules, setup).map_err(|BadSetup(message)| Wrong::Setup(message))?;
        let complete = serde_json::to_value(setup).map_err(|error| Wrong::Option { reason: error.to_string() })?;
        Ok((complete, game))
    }

    fn scene(&self, text: &str) -> Result<G, Wrong> {
        G::from_scene(self.rules, text).map_err(Wrong::Scene)
    }

    /// A match in which nobody has spoken, luck included.
    fn silent(&self, origin: Origin, game: G, seed: u64) -> Result<Box<dyn AnyMatch>, Wrong> {
        let known = (game.clone(), 0);
        let playing = Match::replay(game, [], seed, &mut Quiet).map_err(|(_, r)| Wrong::record(r.to_string()))?;
        Ok(Box::new(Playing { playing, origin, fingerprint: self.fingerprint.clone(), known }))
    }
}

/// Have these skills a network that fits, where they need one?
pub(crate) fn all_ready<G: Encode>(start: &G, skills: &[Skill]) -> Result<(), Wrong> {
    skills.iter().try_for_each(|skill| skill.ready(start)).map_err(Wrong::Bot)
}

impl<G: Complete> AnyGame for Shelved<G> {
    fn about(&self) -> &'static Descriptor {
        G::DESCRIPTOR
    }

    fn rules_version(&self) -> u16 {
        G::RULES
    }

    fn fingerprint(&self) -> String {
        self.fingerprint.clone()
    }

    fn has_content(&self, fingerprint: &str) -> bool {
        let earlier = G::DESCRIPTOR.earlier.iter().any(|(old, now)| *old == fingerprint && *now == self.fingerprint);
        earlier || fingerprint == self.fingerprint
    }

    fn options_after(&self, chosen: &Map<String, Value>) -> Vec<Opt> {
        options::<G>(self.rules, chosen)
    }

    fn components(&self) -> Value {
        serde_json::to_value(G::components(self.rules)).expect("components are plain data")
    }

    fn own_words(&self) -> &'static OwnWords {
        self.own_words
    }

    fn cards(&self) -> Vec<CardText> {
        G::cards(self.rules)
    }

    fn start(&self, setup: &Value, seed: u64) -> Result<Box<dyn AnyMatch>, Wrong> {
        let (setup, game) = self.first(setup)?;
        self.silent(Origin::Setup(setup), game, seed)
    }

    fn start_again(&self, setup: &Value, seed: u64) -> Result<Box<dyn AnyMatch>, Wrong> {
        let (setup, game) = self.accept(&Self::read(setup)?)?;
        self.silent(Origin::Setup(setup), game, seed)
    }

    fn set_up(&self, text: &str, seed: u64) -> Result<Box<dyn AnyMatch>, Wrong> {
        self.silent(Origin::Scene(text.to_owned()), self.scene(text)?, seed)
    }

    fn load(&self, record: &Record, seed: u64) -> Result<Box<dyn AnyMatch>, Wrong> {
        record.fits(self)?;
        let mut playing = match (&record.setup, &record.scene) {
            (Some(setup), None) => self.start_again(setup, seed)?,
            (None, Some(scene)) => self.set_up(scene, seed)?,
            _ => return Err(Wrong::record("either a setup or a scene is needed")),
        };
        for (n, (actor, word)) in record.log.iter().enumerate() {
            playing
                .follow(actor, word, &[])
                .map_err(|refused| Wrong::record(format!("answer {} ({actor} {word}): {refused}", n + 1)))?;
        }
        match &record.result {
            Some(_) if !playing.is_over() => Err(Wrong::record("it has a result, but the match goes on")),
            Some(result) if *result != playing.standing() => {
                Err(Wrong::record("the match ends otherwise than the result says"))
            }
            _ => Ok(playing),
        }
    }

    fn perft(&self, scene: &str, depth: u32) -> Result<u64, Wrong> {
        Ok(table::perft(&self.scene(scene)?, depth))
    }

    fn divide(&self, scene: &str, depth: u32) -> Result<Vec<(String, u64)>, Wrong> {
        let game = self.scene(scene)?;
        Ok(table::divide(&game, depth).into_iter().map(|(choice, n)| (game.say(choice), n)).collect())
    }

    fn runner(&self, setup: &Value) -> Result<Box<dyn MatchRunner>, Wrong> {
        let (_, start) = self.first(setup)?;
        Ok(Box::new(Runner::new(start, self.own_words)))
    }

    fn ready(&self, setup: &Value, skills: &[Skill]) -> Result<(), Wrong> {
        all_ready(&self.first(setup)?.1, skills)
    }

    #[cfg(feature = "batch")]
    fn batch(&self, setups: &[Value], plan: &BatchPlan) -> Result<Box<dyn AnyBatch>, Wrong> {
        let starts = setups.iter().map(|setup| Ok(self.first(setup)?.1)).collect::<Result<Vec<G>, Wrong>>()?;
        for start in &starts {
            plan.bots.iter().try_for_each(|(_, skill)| all_ready(start, &[*skill]))?;
        }
        Ok(Box::new(Lanes::new(&starts, plan).map_err(|reason| Wrong::Option { reason })?))
    }

    fn complete(&self, setup: &Value) -> Result<Value, Wrong> {
        Ok(self.first(setup)?.0)
    }

    fn files(&self) -> &Files {
        &self.files
    }

    fn with_files(&self, files: Files) -> Result<Box<dyn AnyGame>, Wrong> {
        let rules = G::compile(&files).map_err(|bad| Wrong::Content { path: None, bad })?;
        Ok(Box::new(Shelved::<G>::new(rules, files)))
    }

    fn simulate(&self, setup: &Value, sim: &Sim, watch: &dyn Watch) -> Result<Report, Wrong> {
        simulate(self, setup, sim, watch)
    }

    fn ladder(
        &self,
        setup: &Value,
        plan: &Plan,
        known: &[Bout],
        played: &(dyn Fn(&Bout) + Sync),
    ) -> Result<Ladder, Wrong> {
        let (setup, start) = self.first(setup)?;
        all_ready(&start, &plan.skills)?;
        let sides = places(&start).into_iter().map(|place| place.side).collect();
        let report = bots::ladder(&start, plan, known, played);
        Ok(Ladder { game: G::NAME, setup, seed: plan.seed, sides, report })
    }
}
