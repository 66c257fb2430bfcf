//! How bots look to a person: they do something rather than pass, walk in one
//! go and not there and back, and fire no rocket at empty ground. Counted over
//! whole matches, with a ceiling for each habit; a slip now and then is luck
//! that turned out otherwise, or a skill that errs on purpose.

use adrenaline::{Adrenaline, Choice, Rules, Setup};
use bots::net::Weights;
use bots::{Evaluate, Skill, record};
use table::{Actor, Game};

/// Walks through a match the bots played: every answer with what it was one
/// of, and the events after it.
fn walk_through<G: Evaluate>(
    start: &G,
    skill: Skill,
    seeds: std::ops::Range<u64>,
    mut see: impl FnMut(&G, Actor, G::Choice, &[G::Event]),
) {
    for seed in seeds {
        let played = record(start, &[skill], seed);
        let mut game = start.clone();
        for entry in played.log() {
            let before = game.clone();
            let mut events = Vec::new();
            game.apply(entry.actor, entry.choice, &mut events);
            see(&before, entry.actor, entry.choice, &events);
        }
        assert!(game.waiting().is_empty());
    }
}

/// How often out of how many.
#[derive(Debug, Default, PartialEq)]
struct Rate(u32, u32);

impl Rate {
    fn note(&mut self, bad: bool) {
        *self = Rate(self.0 + u32::from(bad), self.1 + 1);
    }

    /// At most this many in a thousand, and enough of them to say so.
    #[track_caller]
    fn at_most(&self, in_thousand: u32, of: u32, what: &str) {
        assert!(self.1 >= of, "{what}: only {} met", self.1);
        assert!(self.0 * 1000 <= in_thousand * self.1, "{what}: {} of {}", self.0, self.1);
    }
}

/// Passes with an action left, among the questions what to do with it.
fn passes(skill: Skill, seeds: std::ops::Range<u64>) -> Rate {
    let start = Adrenaline::new(Rules::embedded(), &Setup { players: 3, skulls: 5, ..Setup::default() }).unwrap();
    let (mut rate, mut options) = (Rate::default(), Vec::new());
    walk_through(&start, skill, seeds, |game, actor, choice, _| {
        if actor.is_luck() || !game.is_between_actions() || game.actions_left() == 0 {
            return;
        }
        game.choices(actor, &mut options);
        if options.iter().any(|option| matches!(option, Choice::Run | Choice::Grab | Choice::Shoot)) {
            rate.note(choice == Choice::Pass);
        }
    });
    rate
}

struct Turns {
    /// Rockets at the ground near nobody.
    rockets: Rate,
    /// Walks that go on where the last one ended, with nothing between.
    split: Rate,
}

fn turns(skill: Skill, seeds: std::ops::Range<u64>) -> Turns {
    use tf2_turns::{Event, Rules, Setup, TfTurns};
    let start = TfTurns::new(Rules::embedded(), &Setup::ctf()).unwrap();
    let mut all = Vec::new();
    walk_through(&start, skill, seeds, |_, _, _, events| all.extend_from_slice(events));
    let (mut rockets, mut split) = (Rate::default(), Rate::default());
    let mut gunning = None;
    for (n, event) in all.iter().enumerate() {
        match event {
            // Run and gun goes step by step.
            Event::RunAndGun { unit, .. } => gunning = Some(*unit),
            Event::Activated { .. } => gunning = None,
            Event::Moved { unit, .. } if gunning == Some(*unit) => {}
            Event::GroundShot { .. } => {
                let after = all[n + 1..].iter();
                let mut shot = after.take_while(|e| !matches!(e, Event::Activated { .. } | Event::Turn { .. }));
                rockets
                    .note(!shot.any(|e| matches!(e, Event::Rolled { .. } | Event::Hurt { .. } | Event::Pushed { .. })));
            }
            Event::Moved { unit, way, .. } => {
                let goes_on =
                    |e: &Event| matches!(e, Event::Moved { unit: who, to, .. } if who == unit && *to == way[0]);
                split.note(n > 0 && goes_on(&all[n - 1]));
            }
            _ => {}
        }
    }
    Turns { rockets, split }
}

struct Board {
    /// Activations that come back to a space of the same walk.
    returns: Rate,
    /// Turns passed though there is somebody for every turn that is left.
    passes: Rate,
}

fn board(skill: Skill, seeds: std::ops::Range<u64>) -> Board {
    use tf2_board::{Choice, Event, Rules, Setup, TfBoard};
    let start = TfBoard::new(Rules::embedded(), &Setup::default()).unwrap();
    let (mut returns, mut passes) = (Rate::default(), Rate::default());
    let (mut trail, mut back, mut options) = (Vec::new(), false, Vec::new());
    walk_through(&start, skill, seeds, |game, actor, choice, events| {
        game.choices(actor, &mut options);
        let unused = options.iter().filter(|option| matches!(option, Choice::Stand(_))).count();
        if !actor.is_luck() && game.in_use().is_none() && unused >= game.turns_left().into() {
            passes.note(choice == Choice::Pass);
        }
        for event in events {
            match event {
                Event::Performed { .. } => (trail, back) = (Vec::new(), false),
                Event::Walked { from, way, .. } => {
                    trail.push(*from);
                    back |= way.0.iter().any(|spot| trail.contains(spot));
                    trail.extend_from_slice(&way.0);
                    trail.pop();
                }
                // A bot that has done something may have a reason to go back.
                Event::Acted { .. } | Event::IntelTaken { .. } => trail.clear(),
                Event::TurnEnded { .. } => returns.note(back),
                _ => {}
            }
        }
    });
    Board { returns, passes }
}

const NET: Skill = Skill::Net(Weights::BuiltIn);
const THINK: Skill = Skill::Think(16, Weights::BuiltIn);

#[test]
fn who_has_an_action_left_uses_it() {
    for (skill, seeds, ceiling, met) in [
        (Skill::Greedy, 0..8, 0, 400),
        (Skill::Normal, 0..8, 0, 400),
        (Skill::ClassicHard, 0..2, 0, 80),
        (NET, 0..4, 0, 200),
    ] {
        passes(skill, seeds).at_most(ceiling, met, &format!("{skill}: passes"));
    }
}

#[test]
fn no_rocket_flies_at_empty_ground_and_a_walk_is_one_walk() {
    for (skill, seeds, (fired, split)) in [
        (Skill::Greedy, 0..6, (10, 35)),
        (Skill::Normal, 0..6, (10, 80)),
        (Skill::ClassicHard, 0..3, (10, 100)),
        (NET, 0..3, (0, 140)),
    ] {
        let turns = turns(skill, seeds);
        turns.rockets.at_most(0, fired, &format!("{skill}: rockets at nobody"));
        turns.split.at_most(split, 100, &format!("{skill}: split walks"));
    }
}

#[test]
fn nobody_walks_there_and_back_or_passes_for_nothing() {
    for (skill, seeds, (returns, passes)) in [
        (Skill::Greedy, 0..4, (30, 0)),
        (Skill::Normal, 0..4, (45, 0)),
        (Skill::ClassicHard, 0..1, (45, 0)),
        (NET, 0..4, (120, 0)),
        (THINK, 0..1, (180, 0)),
    ] {
        let board = board(skill, seeds);
        board.returns.at_most(returns, 30, &format!("{skill}: walks there and back"));
        board.passes.at_most(passes, 30, &format!("{skill}: passes"));
    }
}
