//! A run in parts, for several machines or shells: each part is a folder of its
//! own with some of the shards, and merging them gives the folder that one run
//! would have written, byte for byte.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shelf::AnyGame;
use table::{Arg, Message};

use crate::run::{self, PLAN, RECEIPTS};
use crate::tables::{Tables, whole};
use crate::{Fault, Plan, Summary};

/// Says which part lies in a folder; a whole run has no such file.
pub(crate) const PART: &str = "part.json";

/// Part `part` of `of`, counted from 1: every `of`-th shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    pub part: u64,
    pub of: u64,
}

impl Part {
    pub(crate) fn has(self, shard: u64) -> bool {
        shard % self.of == self.part - 1
    }

    /// What the folder says it is; nothing for a whole run.
    pub(crate) fn read(dir: &Path) -> Result<Option<Part>, Fault> {
        let path = dir.join(PART);
        match fs::read_to_string(&path) {
            Ok(text) => {
                let part = serde_json::from_str(&text).map_err(|e| Fault::Bad(format!("{}: {e}", path.display())))?;
                Ok(Some(part))
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Fault::file("read", &path, &error)),
        }
    }
}

impl FromStr for Part {
    type Err = ();

    /// Reads `2/8`.
    fn from_str(text: &str) -> Result<Part, ()> {
        let (part, of) = text.split_once('/').ok_or(())?;
        let (part, of) = (part.trim().parse().map_err(|_| ())?, of.trim().parse().map_err(|_| ())?);
        if (1..=of).contains(&part) { Ok(Part { part, of }) } else { Err(()) }
    }
}

/// A sentence about parts, with the folder it is about.
fn wrong(id: &str, dir: &Path) -> Message {
    Message::new(format!("lab-wrong-part-{id}")).with("folder", dir.display().to_string())
}

impl Fault {
    /// The folder holds another part, or a whole run where a part was wanted.
    pub(crate) fn other_part(dir: &Path, there: Option<Part>, wanted: Option<Part>) -> Fault {
        let say = |part: Option<Part>| Arg::Text(part.map_or("1/1".to_owned(), |p| format!("{}/{}", p.part, p.of)));
        Fault::Said(wrong("other", dir).with("there", say(there)).with("wanted", say(wanted)))
    }
}

/// The plan of a folder.
pub fn plan_of(dir: &Path) -> Result<Plan, Fault> {
    let path = dir.join(PLAN);
    let text = fs::read_to_string(&path).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => Fault::NoRun { path: dir.to_owned(), file: PLAN },
        _ => Fault::file("read", &path, &error),
    })?;
    let plan: Plan = serde_json::from_str(&text).map_err(|e| Fault::Bad(format!("{}: {e}", path.display())))?;
    Ok(Plan { part: Part::read(dir)?, ..plan })
}

/// Puts the parts of a run together in `out`, in whatever order they are named.
/// All of them must be there, whole, each once, and of the same run.
pub fn merge(game: &dyn AnyGame, out: &Path, parts: &[PathBuf]) -> Result<Summary, Fault> {
    let plans = parts.iter().map(|dir| Ok((dir.as_path(), plan_of(dir)?))).collect::<Result<Vec<_>, Fault>>()?;
    check(&plans)?;
    let plan = Plan { part: None, ..plans[0].1.clone() };
    if !game.has_content(&plan.content) || game.rules_version() != plan.rules {
        let (there, here) = (plan.content.as_str(), game.fingerprint());
        return Err(Fault::Said(wrong("content", plans[0].0).with("there", there).with("here", here)));
    }
    let runners = run::runners(game, &plan)?;
    run::open(game, out, &plan)?;
    for (dir, part) in &plans {
        for shard in part.shards() {
            let tables = Tables::NAMES.iter().filter(|name| plan.events || **name != "events");
            let mut files: Vec<String> = tables.map(|name| format!("{name}/part-{shard:06}.parquet")).collect();
            // The receipt comes last: what has one is there.
            files.push(format!("{RECEIPTS}/part-{shard:06}.json"));
            for file in files {
                let bytes = fs::read(dir.join(&file)).map_err(|e| Fault::file("read", &dir.join(&file), &e))?;
                whole(&out.join(&file), |to| std::io::Write::write_all(to, &bytes))?;
            }
        }
    }
    run::summarise(out, &plan, &runners)
}

/// Do these parts make one run?
fn check(plans: &[(&Path, Plan)]) -> Result<(), Fault> {
    let Some((first, plan)) = plans.first() else { return Err(Fault::Said(Message::new("lab-wrong-part-none"))) };
    let mut seen: Vec<(u64, &Path)> = Vec::new();
    for (dir, other) in plans {
        let Some(Part { part, of }) = other.part else { return Err(Fault::Said(wrong("whole", dir))) };
        let games = || ("number of games", other.games.to_string(), plan.games.to_string());
        let parts = || ("number of parts", of.to_string(), plan.part.map_or(1, |part| part.of).to_string());
        let differs = other
            .differs(plan)
            .or_else(|| (other.games != plan.games).then(games))
            .or_else(|| (other.part.map(|part| part.of) != plan.part.map(|part| part.of)).then(parts));
        if let Some((what, there, wanted)) = differs {
            let what = Arg::term(format!("lab-plan-{}", what.replace(' ', "-")), what);
            let message = wrong("apart", dir).with("first", first.display().to_string()).with("what", what);
            return Err(Fault::Said(message.with("there", there).with("wanted", wanted)));
        }
        if let Some((_, twin)) = seen.iter().find(|(n, _)| *n == part) {
            return Err(Fault::Said(
                wrong("twice", dir).with("n", part.to_string()).with("other", twin.display().to_string()),
            ));
        }
        seen.push((part, dir));
        let safe: u64 = other.shards().filter_map(|shard| run::played(dir, other, shard)).sum();
        if safe < other.games_here() {
            let message = wrong("unfinished", dir).with("safe", safe.to_string());
            return Err(Fault::Said(message.with("games", other.games_here().to_string())));
        }
    }
    let of = plan.part.map_or(1, |part| part.of);
    let missing: Vec<Arg> =
        (1..=of).filter(|n| seen.iter().all(|(part, _)| part != n)).map(|n| Arg::Text(n.to_string())).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Fault::Said(wrong("missing", first).with("of", of.to_string()).with("missing", Arg::List(missing))))
}
