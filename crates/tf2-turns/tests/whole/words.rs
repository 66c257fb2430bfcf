//! Everything the game can say is in both catalogues, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use rand::RngExt;
use table::{Actor, Arg, Choice as _, Game, Message, Options, Spoken, draw, rng};
use tf2_turns::{Choice, Setup, TfTurns};

use crate::new;

/// The messages of a catalogue: id and the variables in it.
fn catalogue(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../words/{language}/tf2-turns.ftl"));
    let text = std::fs::read_to_string(&file).unwrap();
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = String::new();
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        if let Some((head, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '}'])) {
            id = head.to_owned();
            assert!(all.insert(id.clone(), BTreeSet::new()).is_none(), "{language}: {id} stands there twice");
        }
        for part in line.split('$').skip(1) {
            let name: String = part.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
            all.get_mut(&id).unwrap().insert(name);
        }
    }
    all
}

/// Ids met, with the arguments given to them.
#[derive(Default)]
struct Said(BTreeMap<String, BTreeSet<String>>);

impl Said {
    fn message(&mut self, message: &Message) {
        // A way is drawn, and no sentence says it.
        let args = message.args.iter().map(|(name, _)| name.to_string()).filter(|name| name != "way");
        let args: BTreeSet<String> = args.collect();
        let old = self.0.insert(message.id.to_string(), args.clone());
        assert!(old.is_none_or(|old| old == args), "{} is said with different arguments", message.id);
        for (_, arg) in &message.args {
            self.arg(arg);
        }
    }

    fn arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Term { id, plain } => {
                assert!(!plain.is_empty());
                self.0.insert(id.to_string(), BTreeSet::new());
            }
            Arg::List(all) => all.iter().for_each(|arg| self.arg(arg)),
            Arg::Message(message) => self.message(message),
            Arg::Number(_) | Arg::Text(_) => {}
        }
    }

    /// Everything a position can say.
    fn position(&mut self, game: &TfTurns, rng: &mut table::Rng) {
        let mut options: Options<TfTurns> = Vec::new();
        for actor in game.actors().chain([Actor::LUCK]) {
            if game.waiting().has(actor) {
                game.choices(actor, &mut options);
                self.message(&game.question(actor));
                for &choice in &options {
                    self.message(&game.label(actor, choice));
                }
            }
            for _ in 0..30 {
                let choice = Choice::from_index(rng.random_range(0..TfTurns::CHOICES)).unwrap();
                if let Some(reason) = game.why_not(actor, choice) {
                    self.message(&reason);
                }
            }
        }
    }
}

/// Every id that stands in the source, whether random play meets it or not.
fn in_source() -> BTreeSet<String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut ids = BTreeSet::new();
    for file in std::fs::read_dir(source).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for (before, prefix) in [("\"tf2-turns-", ""), ("said(\"", "told-"), ("no(\"", "not-")] {
            for part in text.split(before).skip(1) {
                let word: String = part.chars().take_while(|c| *c != '"').collect();
                if !word.contains('{') {
                    ids.insert(format!("tf2-turns-{prefix}{word}"));
                }
            }
        }
    }
    ids
}

#[test]
fn both_catalogues_hold_every_id_with_its_arguments_and_nothing_else() {
    let mut said = Said::default();
    let mut rng = rng(3);
    let mut options: Options<TfTurns> = Vec::new();
    let six = ["engineer", "engineer", "medic", "medic", "pyro", "heavy"].map(str::to_owned).to_vec();
    for n in 0..60 {
        let mut setup = [Setup::ctf(), Setup::cp()][n % 2].clone();
        if n % 3 == 0 {
            (setup.red, setup.green) = (six.clone(), six.clone());
        }
        setup.concede = n % 20 == 0;
        let mut game = new(&setup);
        while let Some(actor) = game.waiting().first() {
            if rng.random_ratio(1, 4) {
                said.position(&game, &mut rng);
            }
            game.choices(actor, &mut options);
            let choice = match actor.is_luck() {
                true => draw(&game, &options, &mut rng),
                false => options[rng.random_range(0..options.len())],
            };
            for event in game.play(actor, choice).unwrap() {
                for sees in [game.actors(), table::Actors::NONE] {
                    said.message(&game.tell(&game.seen(&event, sees).unwrap()));
                }
            }
        }
        said.position(&game, &mut rng);
        said.message(&game.question(Actor(0)));
    }
    for setup in [
        Setup { board: Some("moon".to_owned()), ..Setup::ctf() },
        Setup { red: vec!["pyro".to_owned()], ..Setup::cp() },
    ] {
        said.message(&TfTurns::new(tf2_turns::Rules::embedded(), &setup).unwrap_err().0);
    }
    let (english, polish) = (catalogue("en"), catalogue("pl"));
    for (id, args) in &said.0 {
        assert_eq!(english.get(id), Some(args), "{id}");
    }
    for id in in_source() {
        assert!(english.contains_key(&id), "{id} is in the source");
    }
    assert_eq!(english, polish);
    let known: BTreeSet<String> = in_source().into_iter().chain(said.0.keys().cloned()).collect();
    // Sets of terms are kept whole, though nobody fires the medi-gun or walks into a wall.
    // The shelf says the title; cards speak for themselves where their content was changed.
    let whole = ["tf2-turns-weapon-", "tf2-turns-level-", "tf2-turns-mode-", "tf2-turns-title", "tf2-turns-card-"];
    let termed = |id: &str| whole.iter().any(|set| id.starts_with(set));
    let idle: Vec<&String> = english.keys().filter(|id| !known.contains(*id) && !termed(id)).collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");
    assert!(said.0.len() > 150, "random play met {} of {}", said.0.len(), english.len());
}
