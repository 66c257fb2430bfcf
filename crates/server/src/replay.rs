//! A record as its viewers saw it, answer by answer, in the shape of the
//! socket's frames.

use serde_json::json;
use shelf::{Record, Shelf};
use table::Actors;

use crate::problem::Problem;
use crate::sections::Sections;

/// `count` steps from `from`, as JSON text of [`crate::wire::Steps`].
pub(crate) fn steps(shelf: &Shelf, record: &Record, sees: &str, from: usize, count: usize) -> Result<String, Problem> {
    let start = Record { log: Vec::new(), result: None, ..record.clone() };
    let mut game = shelf.load(&start, 0)?;
    let total = record.log.len();
    let from = from.min(total);
    let bad = |no: shelf::Refused| Problem::BadRecord(no.to_string());
    for (actor, word) in &record.log[..from] {
        game.dictate(actor, word, &[]).map_err(bad)?;
    }
    let who = match sees {
        "all" => game.actors(),
        "none" => Actors::NONE,
        name => Actors::one(game.named(name).map_err(|_| Problem::Malformed("no such actor".to_owned()))?),
    };
    let mut old = Sections::default();
    let mut new = Sections::default();
    old.fill(|text| game.write_view(who, text));
    let mut out =
        format!("{{\"total\":{total},\"first\":{{\"seq\":{from},\"view\":{}}},\"steps\":[", old.text()).into_bytes();
    for (n, (actor, word)) in record.log[from..].iter().take(count).enumerate() {
        let told = game.dictate(actor, word, &[who]).map_err(bad)?;
        if n > 0 {
            out.push(b',');
        }
        let (after, seq) = (from + n, from + n + 1);
        let events: Vec<&table::Message> = told.iter().flatten().map(|message| &**message).collect();
        // A word that names a hidden card is for those who may see everything.
        let open = sees == "all" || *actor == sees || game.is_over() && after + 1 == total;
        let word = if open { word.as_str() } else { "" };
        let head = json!({"after": after, "seq": seq, "as": actor, "word": word, "events": events}).to_string();
        out.extend_from_slice(&head.as_bytes()[..head.len() - 1]);
        new.fill(|text| game.write_view(who, text));
        new.write_changes(&old, &mut out);
        std::mem::swap(&mut new, &mut old);
        out.push(b'}');
    }
    out.extend_from_slice(b"]}");
    String::from_utf8(out).map_err(|_| Problem::Fault)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::Steps;

    #[test]
    fn a_record_is_shown_step_by_step_and_hides_what_a_viewer_did_not_see() {
        let shelf = Shelf::embedded();
        let mut game = shelf.game("adrenaline").unwrap().start(&json!({"players": 3}), 4).unwrap();
        game.run_luck(&[]);
        for _ in 0..150 {
            let Some(actor) = game.waiting().pop() else { break };
            let word = game.answers(&actor).unwrap().remove(0);
            game.answer(&actor, game.seq(), &word, &[]).unwrap();
        }
        let record = game.record();
        let read = |sees: &str, from, count| -> Steps {
            serde_json::from_str(&steps(&shelf, &record, sees, from, count).unwrap()).unwrap()
        };
        let all = read("all", 0, 1000);
        assert_eq!((all.total as usize, all.steps.len()), (record.log.len(), record.log.len()));
        assert_eq!(all.steps[3].after, 3);
        let later = read("none", 100, 5);
        assert_eq!((later.first.seq, later.steps.len()), (100, 5));
        assert!(later.steps.iter().all(|step| step.word.is_empty()));
        let hands = |steps: &Steps| serde_json::to_string(&steps.first.view).unwrap().matches("\"hand\":null").count();
        assert_eq!(hands(&later), 3);
        assert!(steps(&shelf, &record, "nobody", 0, 5).is_err());
    }
}
