//! What has changed from one content to another, in words: cards by what they do, all else
//! by the fields of the files.

use shelf::AnyGame;
use table::{Arg, CardText, Message};
use words::Catalogue;

use super::tree::Tree;
use crate::talk::msg;

/// Everything that differs in one game, as sentences.
pub(super) fn differences(old: &dyn AnyGame, new: &dyn AnyGame, own: &[String], words: &Catalogue) -> Vec<Message> {
    let (before, after) = (words.with(old.own_words()), words.with(new.own_words()));
    let mut diff = Diff { before, after, cards: [old.cards(), new.cards()], said: Vec::new() };
    for file in own {
        let [old, new] = [old, new].map(|game| whole(game, file));
        diff.trees(&Place { file, thing: None, key: "" }, &old, &new);
    }
    diff.said
}

/// A file with what it leaves to the printed values filled in, so that leaving something out is no
/// difference. Whether a field may be left out like that, the fingerprint says: it does not change.
fn whole(game: &dyn AnyGame, file: &str) -> Tree {
    let tree = Tree::read(game.files().get(file));
    let printed = shelf::Shelf::embedded();
    let Ok(printed) = printed.game(game.name()) else { return tree };
    let printed = Tree::read(printed.files().get(file));
    let same = |tree: &Tree| {
        let mut files = game.files().clone();
        files.replace(file, tree.text()).is_ok()
            && game.with_files(files).is_ok_and(|other| other.fingerprint() == game.fingerprint())
    };
    let mut whole = tree;
    for (key, value) in printed.fields() {
        let filled = whole.with(key, value);
        if filled != whole && same(&filled) {
            whole = filled;
        }
    }
    whole
}

struct Diff {
    before: Catalogue,
    after: Catalogue,
    cards: [Vec<CardText>; 2],
    said: Vec<Message>,
}

/// Where something stands: the file, the thing in it, its field.
#[derive(Clone, Copy)]
struct Place<'a> {
    file: &'a str,
    thing: Option<&'a str>,
    key: &'a str,
}

impl Diff {
    fn trees(&mut self, place: &Place<'_>, old: &Tree, new: &Tree) {
        match (old, new) {
            _ if old == new => {}
            (Tree::Fields(was), Tree::Fields(is)) => {
                for (key, tree) in is {
                    let nothing = Tree::Text("–".to_owned());
                    self.trees(&Place { key, ..*place }, old.field(key).unwrap_or(&nothing), tree);
                }
                for (key, tree) in was.iter().filter(|(key, _)| new.field(key).is_none()) {
                    self.values(&Place { key, ..*place }, tree, &Tree::Text("–".to_owned()));
                }
            }
            (Tree::List(was), Tree::List(is)) if was.iter().chain(is).all(|item| item.id().is_some()) => {
                // Effects have ids within their card alone.
                let name = |item: &Tree| match (place.thing, item.id().unwrap_or_default()) {
                    (Some(thing), id) => format!("{thing} {id}"),
                    (None, id) => id,
                };
                for item in is {
                    let id = name(item);
                    let inner = Place { thing: Some(&id), key: "", ..*place };
                    match was.iter().find(|other| name(other) == id) {
                        Some(other) => {
                            if item.field("effects").is_some() {
                                self.words(&inner);
                            }
                            self.trees(&inner, other, item);
                        }
                        None => self.say("content-added", &inner, self.after),
                    }
                }
                for item in was.iter().filter(|item| is.iter().all(|other| name(other) != name(item))) {
                    let id = name(item);
                    self.say("content-removed", &Place { thing: Some(&id), key: "", ..*place }, self.before);
                }
            }
            // Rows of things without a name: by their number.
            (Tree::List(was), Tree::List(is))
                if was.len() == is.len() && matches!(was.first(), Some(Tree::Fields(_))) =>
            {
                for (n, (old, new)) in was.iter().zip(is).enumerate() {
                    let id = (n + 1).to_string();
                    self.trees(&Place { thing: Some(&id), key: "", ..*place }, old, new);
                }
            }
            _ => self.values(place, old, new),
        }
    }

    fn card(&self, which: usize, place: &Place<'_>) -> Option<&CardText> {
        self.cards[which].iter().find(|card| Some(card.id.as_str()) == place.thing)
    }

    /// What a thing is called: its name where it is a card, its words in the file otherwise.
    fn name(&self, place: &Place<'_>, words: &Catalogue) -> String {
        let Some(thing) = place.thing else { return place.file.to_owned() };
        let (card, effect) = thing.split_once(' ').unwrap_or((thing, ""));
        let all = self.cards.iter().flatten();
        let Some(card) = all.rev().find(|other| other.id == card) else { return format!("{} {thing}", place.file) };
        let said = |arg: &Arg| words.say(&Message::new("words-thing").with("thing", arg.clone()));
        let line = card.lines.iter().find(|line| line.id == effect).filter(|line| line.id != "basic");
        line.map_or_else(|| said(&card.name), |line| format!("{}, {}", said(&card.name), said(&line.name)))
    }

    fn say(&mut self, id: &str, place: &Place<'_>, words: Catalogue) {
        self.said.push(msg(id).with("name", self.name(place, &words)));
    }

    /// A card that does something else now, said as the card says it.
    fn words(&mut self, place: &Place<'_>) {
        let (Some(old), Some(new)) = (self.card(0, place), self.card(1, place)) else { return };
        let mut said = Vec::new();
        for line in &new.lines {
            let id = format!("{} {}", new.id, line.id);
            let name = self.name(&Place { thing: Some(&id), ..*place }, &self.after);
            let Some(was) = old.lines.iter().find(|other| other.id == line.id).filter(|was| was.text != line.text)
            else {
                continue;
            };
            let mut parts = Vec::new();
            if !same_shape(&was.text, &line.text, &mut parts) {
                let now = msg("content-now").with("name", name);
                said.push(now.with("old", self.before.say(&was.text)).with("new", self.after.say(&line.text)));
                continue;
            }
            for (was, is) in parts {
                said.push(
                    msg("content-instead").with("name", name.clone()).with("new", self.after.say(&is)).with("old", was),
                );
            }
        }
        self.said.extend(said);
    }

    fn values(&mut self, place: &Place<'_>, old: &Tree, new: &Tree) {
        // What the program of a card does is said in words.
        if place.key == "steps" && self.is_told(place) {
            return;
        }
        let name = self.name(place, &self.after);
        let (old, new) = (old.text(), new.text());
        let message = match old.len().max(new.len()) > 60 || old.contains('\n') {
            true => msg("content-other").with("name", name).with("key", place.key),
            false => msg("content-value").with("name", name).with("key", place.key).with("old", old).with("new", new),
        };
        self.said.push(message);
    }

    /// Do the texts of the card say that something has changed?
    fn is_told(&self, place: &Place<'_>) -> bool {
        let card = place.thing.and_then(|thing| thing.split_once(' ')).map(|(card, _)| card);
        let place = Place { thing: card, ..*place };
        self.card(0, &place).map(|card| &card.lines) != self.card(1, &place).map(|card| &card.lines)
    }
}

/// Are two messages the same but for numbers? Then the smallest parts in which those
/// stand are collected: what there was, as its number, and what there is.
fn same_shape(old: &Message, new: &Message, parts: &mut Vec<(Arg, Message)>) -> bool {
    if old.id != new.id || old.args.len() != new.args.len() {
        return false;
    }
    let mut numbers = Vec::new();
    for ((was_named, was), (is_named, is)) in old.args.iter().zip(&new.args) {
        let same = was_named == is_named
            && match (was, is) {
                (Arg::Number(was), Arg::Number(is)) => {
                    numbers.extend((was != is).then_some(*was));
                    true
                }
                (was, is) => same_args(was, is, parts),
            };
        if !same {
            return false;
        }
    }
    match numbers[..] {
        [] => true,
        [was] => {
            parts.push((Arg::Number(was), new.clone()));
            true
        }
        _ => false,
    }
}

fn same_args(old: &Arg, new: &Arg, parts: &mut Vec<(Arg, Message)>) -> bool {
    match (old, new) {
        (Arg::Message(was), Arg::Message(is)) => same_shape(was, is, parts),
        (Arg::List(was), Arg::List(is)) if was.len() == is.len() => {
            was.iter().zip(is).all(|(was, is)| same_args(was, is, parts))
        }
        (was, is) => was == is,
    }
}
