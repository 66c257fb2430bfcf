//! Microseconds the network in the program takes to a decision, without a batch,
//! on one core; and how long a line of a search by it takes.

mod clock;

use adrenaline::{Adrenaline, Rules, Setup, TeamPlay};
use bots::net::{Network, Weights, built_in};
use bots::{Bot, Evaluate, Skill, World};
use clock::seconds;
use table::{Actors, Game, Match, Quiet};

fn main() {
    for players in [3, 5] {
        let setup = Setup { players, ..Setup::default() };
        let start = Adrenaline::new(Rules::embedded(), &setup).expect("a sound setup");
        measure(&format!("Adrenaline, {players} players"), &start);
    }
    let setup = adrenaline::team::Setup::seated(3, 3);
    measure("Team Play, 3 against 3", &TeamPlay::new(Rules::embedded(), &setup).expect("a sound setup"));
    for mode in [tf2_board::Mode::Ctf, tf2_board::Mode::Cp] {
        let setup = tf2_board::Setup { mode, ..Default::default() };
        let start = tf2_board::TfBoard::new(tf2_board::Rules::embedded(), &setup).expect("a sound setup");
        measure(&format!("The Board Game, {}", mode.word()), &start);
    }
    for setup in [tf2_turns::Setup::ctf(), tf2_turns::Setup::cp()] {
        let start = tf2_turns::TfTurns::new(tf2_turns::Rules::embedded(), &setup).expect("a sound setup");
        measure(&format!("Taking Turns, {}", setup.mode.word()), &start);
    }
}

/// In the middle of ten matches: the mean over their questions, each the best of a few tries.
fn measure<G: Evaluate>(name: &str, start: &G) {
    const PLACES: u64 = 10;
    const LINES: u32 = 256;
    let width = built_in(G::NAME).and_then(|bytes| Network::read(&bytes).ok()).map_or(0, |net| net.header().hidden);
    let [mut decision, mut lines] = [0.0; 2];
    for seed in 0..PLACES {
        let mut game = start.clone();
        table::play_out(&mut game, &mut table::rng(seed), &mut Vec::new(), 120);
        let mut game = Match::start(game, seed, &mut Quiet);
        game.run_singles(&mut Quiet);
        let Some(actor) = game.game().waiting().first() else { continue };
        let world = World::new(game.game(), Actors::one(actor), actor).expect("the actor is awaited");
        let time = |times: u32, bot: &mut Bot<G>| {
            let began = seconds();
            (0..times).for_each(|_| {
                bot.answer(&world);
            });
            (seconds() - began) / f64::from(times)
        };
        let mut bot = Bot::new(Skill::Net(Weights::BuiltIn), 1);
        time(100, &mut bot);
        decision += (0..20).map(|_| time(200, &mut bot)).fold(f64::MAX, f64::min);
        let new = || Bot::new(Skill::Think(LINES, Weights::BuiltIn), 1);
        lines += (0..3).map(|_| time(1, &mut new())).fold(f64::MAX, f64::min);
    }
    let [decision, lines] = [decision, lines].map(|sum| sum * 1e6 / PLACES as f64);
    println!("{name}, {width} wide: {decision:.1} µs a decision, {:.0} µs a line", lines / f64::from(LINES));
}
