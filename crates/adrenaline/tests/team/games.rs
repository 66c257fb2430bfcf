//! Whole matches of team play, recorded: the setup, every answer as a word,
//! now and then a digest of what each viewer has been told and sees, and the
//! final standing. Where a change is meant, `UPDATE=1` plays the matches anew,
//! `UPDATE=views` keeps the answers and takes only new digests.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use adrenaline::team::Setup;
use adrenaline::{Rules, TeamPlay};
use rand::RngExt;
use table::{Actors, Game, Spoken, draw, rng};

/// Between two lines of digests there are so many answers.
const EVERY: usize = 20;

/// Players of both teams, arena, skulls, hidden hands.
const MATCHES: [(u8, u8, &str, u8, bool); 10] = [
    (1, 1, "L1R1", 8, false),
    (1, 2, "L2R2", 6, false),
    (1, 3, "L1R2", 5, true),
    (2, 1, "L2R1", 5, false),
    (2, 2, "L1R1", 8, true),
    (2, 2, "L2R2", 5, false),
    (2, 3, "L1R2", 6, false),
    (3, 1, "L2R1", 7, false),
    (3, 2, "L1R1", 5, true),
    (3, 3, "L1R2", 8, false),
];

type Kind = (u8, u8, &'static str, u8, bool);

fn name((black, white, arena, skulls, hidden): Kind) -> String {
    let hands = if hidden { "hidden" } else { "open" };
    format!("{black}v{white}-{}-{skulls}-{hands}", arena.to_lowercase())
}

fn path(kind: Kind) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/team/games").join(format!("{}.log", name(kind)))
}

/// A match being written down.
struct Scribe {
    game: TeamPlay,
    answers: usize,
    /// What the spectator and each actor have been told since the beginning.
    told: Vec<(Actors, u64)>,
    lines: String,
}

impl Scribe {
    fn new((black, white, arena, skulls, hidden_hands): Kind) -> Scribe {
        let setup = Setup { arena: arena.to_owned(), skulls, hidden_hands, ..Setup::seated(black, white) };
        let game = TeamPlay::new(Rules::embedded(), &setup).unwrap();
        let viewers = [Actors::NONE].into_iter().chain(game.actors().map(Actors::one));
        let told = viewers.map(|sees| (sees, 0)).collect();
        let hands = if hidden_hands { "hidden" } else { "open" };
        let lines = format!("setup seats {black}v{white}, arena {arena}, skulls {skulls}, hands {hands}\n");
        Scribe { game, answers: 0, told, lines }
    }

    /// Gives the answer of whoever is asked and writes it down.
    fn answer(&mut self, choice: adrenaline::team::Choice) {
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
            for (team, row) in ["black", "white"].iter().zip(self.game.standing().rows.iter()) {
                let _ = writeln!(self.lines, "place {} {team} {} ({})", row.place, row.points, row.tiebreak);
            }
        }
    }
}

fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Plays a random match and writes it down.
fn record(kind: Kind) -> String {
    let mut rng = rng(digest(&name(kind)));
    let mut scribe = Scribe::new(kind);
    let mut options = Vec::new();
    while let Some(actor) = scribe.game.waiting().first() {
        scribe.game.choices(actor, &mut options);
        let choice = match actor.is_luck() {
            true => draw(&scribe.game, &options, &mut rng),
            false => options[rng.random_range(0..options.len() as u32) as usize],
        };
        scribe.answer(choice);
    }
    scribe.lines
}

/// Plays the answers of a record again; the new record should be the same.
fn replay(kind: Kind, record: &str) -> String {
    let mut scribe = Scribe::new(kind);
    for (n, line) in record.lines().enumerate() {
        if line.starts_with("setup ") || line.starts_with("= ") || line.starts_with("place ") {
            continue;
        }
        let place = format!("{}, line {}", name(kind), n + 1);
        let (who, word) = line.split_once(' ').unwrap_or_else(|| panic!("{place}: {line}"));
        let asked = scribe.game.waiting().first().expect("somebody is asked");
        assert_eq!(scribe.game.actor_name(asked), who, "{place}: who is asked");
        let mut options = Vec::new();
        scribe.game.choices(asked, &mut options);
        match scribe.game.hear(word).filter(|choice| options.contains(choice)) {
            Some(choice) => scribe.answer(choice),
            None => panic!("{place}: {who} may not say {word} any more"),
        }
    }
    scribe.lines
}

#[test]
fn recorded_matches_replay_to_the_same_views_and_standings() {
    for kind in MATCHES {
        match std::env::var("UPDATE").as_deref() {
            Ok("views") => {
                std::fs::write(path(kind), replay(kind, &std::fs::read_to_string(path(kind)).unwrap())).unwrap();
            }
            Ok(_) => std::fs::write(path(kind), record(kind)).unwrap(),
            Err(_) => {}
        }
        let recorded = std::fs::read_to_string(path(kind)).unwrap_or_else(|error| panic!("{}: {error}", name(kind)));
        let played = replay(kind, &recorded);
        for (n, (old, new)) in recorded.lines().zip(played.lines()).enumerate() {
            assert_eq!(new, old, "{}, line {}", name(kind), n + 1);
        }
        assert_eq!(played.lines().count(), recorded.lines().count(), "{}: how long it lasts", name(kind));
        assert!(recorded.lines().any(|line| line.starts_with("place 1 ")), "{}: somebody has won", name(kind));
    }
}
