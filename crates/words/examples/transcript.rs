//! Tells a random game of Adrenaline, so that a person can read the sentences:
//! `cargo run -p fireteam-words --example transcript -- pl 7 60`.

use adrenaline::{Adrenaline, Rules, Setup};
use rand::RngExt;
use table::{Actors, Game, Spoken};
use words::{Catalogue, Lang};

fn main() {
    let mut args = std::env::args().skip(1);
    let lang = args.next().map_or_else(Lang::from_env, |word| word.parse().expect("en or pl"));
    let seed = args.next().map_or(7, |word| word.parse().expect("a seed"));
    let mut events = args.next().map_or(60, |word| word.parse().expect("a number of events"));
    let words = Catalogue::new(lang);
    let mut game = Adrenaline::new(Rules::embedded(), &Setup::default()).expect("a sound setup");
    let mut rng = table::rng(seed);
    let (mut options, mut happened) = (Vec::new(), Vec::new());
    while let Some(actor) = game.waiting().first().filter(|_| events > 0) {
        game.choices(actor, &mut options);
        let choice = options[rng.random_range(0..options.len() as u32) as usize];
        if !actor.is_luck() {
            let labels: Vec<_> = options.iter().map(|&offer| words.say(&game.label(actor, offer))).collect();
            println!("? {}", words.say(&game.question(actor)));
            println!("    {}\n  > {}", labels.join(" | "), words.say(&game.label(actor, choice)));
        }
        happened.clear();
        game.apply(actor, choice, &mut happened);
        for event in &happened {
            let seen = game.seen(event, Actors::NONE).expect("nothing is hidden as a whole");
            println!("{}", words.say(&game.tell(&seen)));
            events -= i64::from(!actor.is_luck());
        }
    }
}
