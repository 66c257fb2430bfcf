//! Search iterations per second of one core: at the defaults, with hurried
//! playing on to the same horizon, and with hurried playing on to the end.

mod clock;

use adrenaline::{Adrenaline, Rules, Setup, TeamPlay};
use bots::{Bot, Evaluate, Horizon, Search, Skill, World};
use clock::seconds;
use table::{Actors, Game, Match, Quiet};

fn main() {
    let setup = Setup { players: 5, ..Setup::default() };
    measure("adrenaline, 5 players", &Adrenaline::new(Rules::embedded(), &setup).expect("a sound setup"));
    let setup = adrenaline::team::Setup::seated(3, 3);
    measure("adrenaline-team, 3v3", &TeamPlay::new(Rules::embedded(), &setup).expect("a sound setup"));
    for mode in [tf2_board::Mode::Ctf, tf2_board::Mode::Cp] {
        let setup = tf2_board::Setup { mode, ..Default::default() };
        let start = tf2_board::TfBoard::new(tf2_board::Rules::embedded(), &setup).expect("a sound setup");
        measure(&format!("tf2-board, {}", mode.word()), &start);
    }
    for setup in [tf2_turns::Setup::ctf(), tf2_turns::Setup::cp()] {
        let start = tf2_turns::TfTurns::new(tf2_turns::Rules::embedded(), &setup).expect("a sound setup");
        measure(&format!("tf2-turns, {}", setup.mode.word()), &start);
    }
}

/// From the first question, and from one in the thick of it.
fn measure<G: Evaluate>(name: &str, start: &G) {
    for (place, answers) in [("opening", 0), ("middle", 120)] {
        let mut game = start.clone();
        table::play_out(&mut game, &mut table::rng(1), &mut Vec::new(), answers);
        let mut game = Match::start(game, 1, &mut Quiet);
        game.run_singles(&mut Quiet);
        let actor = game.game().waiting().first().expect("somebody is asked");
        let world = World::new(game.game(), Actors::one(actor), actor).expect("the actor is awaited");
        let defaults = Search { iterations: 4_000, ..Search::of::<G>() };
        let hurried = Search { rollout_tries: 1, iterations: 40_000, ..defaults };
        let to_the_end = Search { iterations: 1_000, horizon: Horizon::End, ..hurried };
        for (what, search) in [("at the defaults", defaults), ("hurried", hurried), ("to the end", to_the_end)] {
            let mut bot = Bot::new(Skill::Search(search.iterations), 1).with(search);
            let began = seconds();
            let done: u32 = bot.findings(&world).iter().map(|f| f.visits).sum();
            let rate = f64::from(done) / (seconds() - began);
            println!("{name}, {place}, {what}: {rate:.0} iterations/s");
        }
    }
}
