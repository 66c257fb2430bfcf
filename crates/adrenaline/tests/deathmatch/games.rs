//! Whole matches, recorded: the setup, every answer as a word, now and then a
//! digest of what each viewer has been told and sees, and the final standing.
//! A change of rules, of words or of visibility shows as a difference. Where
//! the change is meant, `UPDATE=1` plays the matches anew, `UPDATE=views` keeps
//! the answers and takes only new digests.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use adrenaline::{Adrenaline, Ending, Rules, Setup};
use rand::RngExt;
use table::{Actors, Game, Spoken, draw, rng};

/// Between two lines of digests there are so many answers.
const EVERY: usize = 20;

/// Name, players, arena, skulls, ending.
const MATCHES: [(&str, u8, &str, u8, Ending); 12] = [
    ("3-l2r2-5-frenzy", 3, "L2R2", 5, Ending::Frenzy),
    ("3-l2r1-5-sudden-death", 3, "L2R1", 5, Ending::SuddenDeath),
    ("3-l1r2-8-frenzy", 3, "L1R2", 8, Ending::Frenzy),
    ("3-l1r1-6-frenzy", 3, "L1R1", 6, Ending::Frenzy),
    ("4-l2r2-6-sudden-death", 4, "L2R2", 6, Ending::SuddenDeath),
    ("4-l2r1-8-frenzy", 4, "L2R1", 8, Ending::Frenzy),
    ("4-l1r2-5-frenzy", 4, "L1R2", 5, Ending::Frenzy),
    ("4-l1r1-7-frenzy", 4, "L1R1", 7, Ending::Frenzy),
    ("5-l2r2-5-frenzy", 5, "L2R2", 5, Ending::Frenzy),
    ("5-l2r1-7-frenzy", 5, "L2R1", 7, Ending::Frenzy),
    ("5-l1r2-6-sudden-death", 5, "L1R2", 6, Ending::SuddenDeath),
    ("5-l1r1-8-frenzy", 5, "L1R1", 8, Ending::Frenzy),
];

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/deathmatch/games").join(format!("{name}.log"))
}

/// A match being written down.
struct Scribe {
    game: Adrenaline,
    answers: usize,
    /// What the spectator and each seat have been told since the last digest.
    told: Vec<(Actors, u64)>,
    lines: String,
}

impl Scribe {
    fn new(players: u8, arena: &str, skulls: u8, ending: Ending) -> Scribe {
        let setup = Setup { players, arena: arena.to_owned(), skulls, ending, ..Setup::default() };
        let game = Adrenaline::new(Rules::embedded(), &setup).unwrap();
        let viewers = [Actors::NONE].into_iter().chain(game.actors().map(Actors::one));
        let told = viewers.map(|sees| (sees, 0)).collect();
        let lines = format!("setup players {players}, arena {arena}, skulls {skulls}, ending {ending:?}\n");
        Scribe { game, answers: 0, told, lines }
    }

    /// Gives the answer of whoever is asked and writes it down.
    fn answer(&mut self, choice: adrenaline::Choice) {
        let actor = self.game.waiting().first().expect("somebody is asked");
        let _ = writeln!(self.lines, "{} {}", self.game.actor_name(actor), self.game.say(choice));
        let mut events = Vec::new();
        self.game.apply(actor, choice, &mut events);
        for (sees, told) in &mut self.told {
            for event in events.iter().filter_map(|event| self.game.seen(event, *sees)) {
                *told = digest(&format!("{told:x} {:?}", self.game.tell(&event)));
            }
        }
        self.answers += 1;
        if self.answers.is_multiple_of(EVERY) || self.game.waiting().is_empty() {
            let sums = self.told.iter().map(|(sees, told)| {
                let view = self.game.view(*sees);
                format!("{:08x}", digest(&format!("{told:x} {view:?}")) as u32)
            });
            let _ = writeln!(self.lines, "= {}", sums.collect::<Vec<_>>().join(" "));
        }
        if self.game.waiting().is_empty() {
            for row in self.game.standing().rows.iter() {
                let name = self.game.actor_name(row.side.first().expect("a figure"));
                let _ = writeln!(self.lines, "place {} {name} {} ({})", row.place, row.points, row.tiebreak);
            }
        }
    }
}

fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Plays a random match and writes it down.
fn record((name, players, arena, skulls, ending): (&str, u8, &str, u8, Ending)) -> String {
    let mut rng = rng(digest(name));
    let mut scribe = Scribe::new(players, arena, skulls, ending);
    let mut options = Vec::new();
    while let Some(actor) = scribe.game.waiting().first() {
        scribe.game.choices(actor, &mut options);
        let choice = match actor.is_luck() {
            true => draw(&scribe.game, &options, &mut rng),
            false => options[rng.random_range(0..options.len())],
        };
        scribe.answer(choice);
    }
    scribe.lines
}

/// Plays the answers of a record again; the new record should be the same.
fn replay((name, players, arena, skulls, ending): (&str, u8, &str, u8, Ending), record: &str) -> String {
    let mut scribe = Scribe::new(players, arena, skulls, ending);
    for (n, line) in record.lines().enumerate() {
        if line.starts_with("setup ") || line.starts_with("= ") || line.starts_with("place ") {
            continue;
        }
        let (who, word) = line.split_once(' ').unwrap_or_else(|| panic!("{name}, line {}: {line}", n + 1));
        let asked = scribe.game.waiting().first().map(|actor| scribe.game.actor_name(actor));
        assert_eq!(asked.as_deref(), Some(who), "{name}, line {}: who is asked", n + 1);
        let mut options = Vec::new();
        scribe.game.choices(scribe.game.waiting().first().expect("somebody"), &mut options);
        match scribe.game.hear(word).filter(|choice| options.contains(choice)) {
            Some(choice) => scribe.answer(choice),
            None => panic!("{name}, line {}: {who} may not say {word} any more", n + 1),
        }
    }
    scribe.lines
}

#[test]
fn recorded_matches_replay_to_the_same_views_and_standings() {
    for game in MATCHES {
        let path = path(game.0);
        match std::env::var("UPDATE").as_deref() {
            Ok("views") => std::fs::write(&path, replay(game, &std::fs::read_to_string(&path).unwrap())).unwrap(),
            Ok(_) => std::fs::write(&path, record(game)).unwrap(),
            Err(_) => {}
        }
        let recorded = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", game.0));
        let played = replay(game, &recorded);
        for (n, (old, new)) in recorded.lines().zip(played.lines()).enumerate() {
            assert_eq!(new, old, "{}, line {}", game.0, n + 1);
        }
        assert_eq!(played.lines().count(), recorded.lines().count(), "{}: how long it lasts", game.0);
        assert!(recorded.lines().any(|line| line.starts_with("place 1 ")), "{}: somebody has won", game.0);
    }
}
