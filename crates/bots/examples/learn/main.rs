//! Teaches the evaluator of The Board Game: plays matches, then fits a network to
//! how they ended.
//!
//! ```text
//! cargo run --release -p fireteam-bots --example learn -- empty NET
//! cargo run --release -p fireteam-bots --example learn -- play MODE LOOKS SLIPS GAMES SEED THREADS MATCHES
//! cargo run --release -p fireteam-bots --example learn -- fit MODE NET MATCHES...
//! cargo run --release -p fireteam-bots --example learn -- examine MODE NET MATCHES...
//! ```

mod fit;
mod play;

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn main() -> Outcome {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["play", mode, looks, slips, games, seed, threads, matches] => play::play(&play::Plan {
            mode: play::mode(mode)?,
            looks: play::looks(looks)?,
            slips: slips.parse()?,
            games: games.parse()?,
            seed: seed.parse()?,
            threads: threads.parse()?,
            matches,
        }),
        ["empty", net] => fit::begin_anew(net),
        ["examine", mode, net, ref matches @ ..] => fit::examine(play::mode(mode)?, net, matches),
        ["fit", mode, net, ref matches @ ..] => fit::fit(play::mode(mode)?, net, matches),
        _ => {
            Err("empty NET, or play MODE LOOKS SLIPS GAMES SEED THREADS MATCHES, fit MODE NET MATCHES... or examine MODE NET MATCHES..."
                .into())
        }
    }
}
