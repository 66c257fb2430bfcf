//! `fireteam perft`: counts the positions behind a scene, the cheapest way to
//! notice that a rule changed.

use shelf::Shelf;

use crate::args::PerftArgs;
use crate::talk::{Talk, msg, read};

pub(crate) fn run(args: &PerftArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let game = shelf.game(&args.scene.game)?;
    let scene = read(&args.scene.scene)?;
    if args.divide {
        let behind = game.divide(&scene, args.depth)?;
        let width = behind.iter().map(|(word, _)| word.chars().count()).max().unwrap_or(0);
        for (word, count) in &behind {
            talk.line(format!("{word:<width$}  {count}"))?;
        }
        let total: u64 = behind.iter().map(|(_, count)| count).sum();
        talk.say(&msg("perft-total").with("depth", args.depth.to_string()).with("count", total.to_string()))?;
        return Ok(());
    }
    for depth in 1..=args.depth {
        talk.line(format!("{depth:>2}  {}", game.perft(&scene, depth)?))?;
    }
    Ok(())
}
