//! Search iterations per second of one core: at the defaults, and with
//! everything played to the end.

use std::time::Instant;

use adrenaline::{Adrenaline, Rules, Setup};
use bots::{Bot, Evaluate, Horizon, Search, Skill, World};
use table::{Actors, Game, Match, Quiet};

fn main() {
    let setup = Setup { players: 5, ..Setup::default() };
    measure("adrenaline, 5 players", &Adrenaline::new(Rules::embedded(), &setup).expect("a sound setup"));
    for mode in [tf2_board::Mode::Ctf, tf2_board::Mode::Cp] {
        let setup = tf2_board::Setup { mode, ..Default::default() };
        let start = tf2_board::TfBoard::new(tf2_board::Rules::embedded(), &setup).expect("a sound setup");
        measure(&format!("tf2-board, {}", mode.word()), &start);
    }
    for setup in [tf2_turns::Setup::ctf(), tf2_turns::Setup::cp()] {
        let start = tf2_turns::State::new(tf2_turns::Rules::embedded(), &setup).expect("a sound setup");
        measure(&format!("tf2-turns, {}", setup.mode.word()), &start);
    }
}

fn measure<G: Evaluate>(name: &str, start: &G) {
    for (what, horizon, iterations) in [("at the defaults", Horizon::Round, 4_000), ("to the end", Horizon::End, 300)] {
        let mut game = Match::start(start.clone(), 1, &mut Quiet);
        game.run_singles(&mut Quiet);
        let actor = game.game().waiting().first().expect("somebody is asked");
        let world = World::new(game.game(), Actors::one(actor), actor).expect("the actor is awaited");
        let search = Search { iterations, horizon, ..Search::default() };
        let mut bot = Bot::new(Skill::Search(iterations), 1).with(search);
        let began = Instant::now();
        let done: u32 = bot.findings(&world).iter().map(|f| f.visits).sum();
        let rate = f64::from(done) / began.elapsed().as_secs_f64();
        println!("{name}, opening, {what}: {rate:.0} iterations/s");
    }
}
