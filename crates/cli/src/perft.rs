//! `fireteam perft`: counts the positions behind a scene, the cheapest way to
//! notice that a rule changed.

use serde_json::{Value, json};
use shelf::Shelf;

use crate::args::PerftArgs;
use crate::talk::{Talk, msg, read};

pub(crate) fn run(args: &PerftArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let game = shelf.game(&args.scene.game)?;
    let scene = read(&args.scene.scene)?;
    if args.divide {
        let behind = game.divide(&scene, args.depth)?;
        let total: u64 = behind.iter().map(|(_, count)| count).sum();
        if args.json {
            let answers: Vec<Value> =
                behind.iter().map(|(word, count)| json!({ "answer": word, "count": count })).collect();
            let all = json!({ "game": game.name(), "depth": args.depth, "count": total, "answers": answers });
            return Ok(talk.line(serde_json::to_string_pretty(&all)?)?);
        }
        let width = behind.iter().map(|(word, _)| word.chars().count()).max().unwrap_or(0);
        for (word, count) in &behind {
            talk.line(format!("{word:<width$}  {count}"))?;
        }
        talk.say(&msg("perft-total").with("depth", args.depth.to_string()).with("count", total.to_string()))?;
        return Ok(());
    }
    let mut counts = Vec::new();
    for depth in 1..=args.depth {
        let count = game.perft(&scene, depth)?;
        counts.push(count);
        if !args.json {
            talk.line(format!("{depth:>2}  {count}"))?;
        }
    }
    if args.json {
        let all = json!({ "game": game.name(), "depth": args.depth, "count": counts.last(), "counts": counts });
        talk.line(serde_json::to_string_pretty(&all)?)?;
    }
    Ok(())
}
