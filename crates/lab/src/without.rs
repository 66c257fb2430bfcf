//! What a side does without, in words: `weapon:whisper@blu`, `class:scout@2`,
//! `answer:r0c0@red`. Without a side, everybody does.

use ledger::{Index, Thing, Topic, Without};
use table::{Arg, Message};

use crate::Fault;

/// Finds the thing and the side in the words of an index. A wrong word is told what there is.
pub(crate) fn read(text: &str, index: &Index) -> Result<Without, Fault> {
    let (thing, side) = text.split_once('@').map_or((text, None), |(thing, side)| (thing, Some(side)));
    let side = side.map(|word| find_side(text, word, index)).transpose()?;
    let (topic, name) = thing.split_once(':').unwrap_or((thing, ""));
    if topic == "answer" && !name.is_empty() {
        return Ok(Without { side, thing: Thing::Answer(name.to_owned()) });
    }
    let mut before = 0;
    for tools in &index.tools {
        if tools.id == topic {
            return find_name(text, name, tools).map(|n| Without { side, thing: Thing::Tool(before + n) });
        }
        before += tools.names.len();
    }
    if let Some(n) = index.traits.iter().position(|known| known.id == topic && is_taken(known)) {
        return find_name(text, name, &index.traits[n]).map(|value| Without { side, thing: Thing::Trait(n, value) });
    }
    let topics = index.tools.iter().chain(index.traits.iter().filter(|topic| is_taken(topic)));
    let known = topics.map(|topic| topic.id.clone()).chain(["answer".to_owned()]).collect();
    Err(unknown(text, topic, known))
}

/// A class or a character is chosen; the order of play and where one begins are not.
fn is_taken(topic: &Topic) -> bool {
    matches!(topic.id.as_str(), "class" | "character" | "figure")
}

fn find_name(text: &str, name: &str, topic: &Topic) -> Result<usize, Fault> {
    let known = || topic.names.iter().map(|name| format!("{}:{}", topic.id, name.id)).collect();
    topic.names.iter().position(|known| known.id == name).ok_or_else(|| unknown(text, name, known()))
}

/// A side by its word or by its number from 1.
fn find_side(text: &str, word: &str, index: &Index) -> Result<usize, Fault> {
    let numbered = || word.parse::<usize>().ok()?.checked_sub(1).filter(|n| *n < index.sides.len());
    let named = index.sides.iter().position(|side| side.id == word);
    let known = || index.sides.iter().map(|side| side.id.clone()).collect();
    named.or_else(numbered).ok_or_else(|| unknown(text, word, known()))
}

fn unknown(text: &str, word: &str, known: Vec<String>) -> Fault {
    let known = Arg::List(known.into_iter().map(Arg::Text).collect());
    Fault::Said(Message::new("lab-wrong-without").with("text", text).with("word", word).with("known", known))
}
