//! Teaches the judge of The Board Game: plays matches, then fits a network to
//! how they ended.
//!
//! ```text
//! cargo run --release -p bots --example learn -- empty NET
//! cargo run --release -p bots --example learn -- play MODE ENDS SLIPS GAMES SEED THREADS ROWS
//! cargo run --release -p bots --example learn -- fit NET ROWS...
//! cargo run --release -p bots --example learn -- examine NET ROWS...
//! ```

mod fit;
mod play;

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn main() -> Outcome {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["play", mode, ends, slips, games, seed, threads, rows] => play::play(&play::Plan {
            mode: play::mode(mode)?,
            ends: ends.parse()?,
            slips: slips.parse()?,
            games: games.parse()?,
            seed: seed.parse()?,
            threads: threads.parse()?,
            rows,
        }),
        ["empty", net] => fit::begin_anew(net),
        ["examine", net, ref rows @ ..] if !rows.is_empty() => fit::examine(net, rows),
        ["fit", net, ref rows @ ..] if !rows.is_empty() => fit::fit(net, rows),
        _ => {
            Err("empty NET, or play MODE ENDS SLIPS GAMES SEED THREADS ROWS, fit NET ROWS... or examine NET ROWS..."
                .into())
        }
    }
}
