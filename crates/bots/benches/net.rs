//! Microseconds a network of the usual size takes to a decision, without a
//! batch, on one core; and how many lines a second a search by it plays.

#[path = "../tests/made_up/mod.rs"]
mod made_up;

mod clock;

use adrenaline::{Adrenaline, Rules, Setup, TeamPlay};
use bots::{Bot, Evaluate, Skill, World};
use clock::seconds;
use table::{Actors, Game, Match, Quiet};

const HIDDEN: usize = 256;
const BLOCKS: usize = 2;

fn main() {
    let setup = Setup { players: 5, ..Setup::default() };
    measure(&Adrenaline::new(Rules::embedded(), &setup).expect("a sound setup"));
    let setup = adrenaline::team::Setup::seated(3, 3);
    measure(&TeamPlay::new(Rules::embedded(), &setup).expect("a sound setup"));
    measure(&tf2_board::TfBoard::new(tf2_board::Rules::embedded(), &Default::default()).expect("a sound setup"));
    let setup = tf2_turns::Setup::ctf();
    measure(&tf2_turns::TfTurns::new(tf2_turns::Rules::embedded(), &setup).expect("a sound setup"));
}

fn measure<G: Evaluate>(start: &G) {
    let mut game = start.clone();
    table::play_out(&mut game, &mut table::rng(1), &mut Vec::new(), 120);
    let mut game = Match::start(game, 1, &mut Quiet);
    game.run_singles(&mut Quiet);
    let actor = game.game().waiting().first().expect("somebody is asked");
    let world = World::new(game.game(), Actors::one(actor), actor).expect("the actor is awaited");
    let weights = made_up::network(start, HIDDEN, BLOCKS, 5, "speed");
    let mut bot = Bot::new(Skill::Net(weights), 1);
    let time = |times: u32, work: &mut dyn FnMut()| {
        let began = seconds();
        (0..times).for_each(|_| work());
        (seconds() - began) / f64::from(times)
    };
    let mut answer = || {
        bot.answer(&world);
    };
    time(100, &mut answer);
    let best = (0..20).map(|_| time(200, &mut answer)).fold(f64::MAX, f64::min);
    const LINES: u32 = 2_000;
    let mut thinker = Bot::new(Skill::Think(LINES, weights), 1);
    let lines = time(1, &mut || {
        thinker.answer(&world);
    });
    println!("{}: {:.1} µs a decision, {:.0} lines a second", G::NAME, best * 1e6, f64::from(LINES) / lines);
}
