//! `fireteam content print`: the cards and maps of a content as sheets for printing, from its
//! own names, texts, pictures and maps.

use std::collections::BTreeMap;

use print::{Card, Page, Part, Picture, Rgb};
use serde_json::Value;
use shelf::AnyGame;
use table::{Arg, CardText, Message};
use words::Catalogue;

use super::tree::Tree;
use super::write_all;
use crate::args::ContentPrintArgs;
use crate::draw::maps::colour;
use crate::draw::{self, cards, list, string};
use crate::talk::{Talk, msg};

pub(super) fn run(args: &ContentPrintArgs, games: &[&dyn AnyGame], talk: &mut Talk) -> anyhow::Result<()> {
    let icons: BTreeMap<String, String> =
        server::page_file("icons.json").and_then(|file| serde_json::from_slice(&file).ok()).unwrap_or_default();
    let mut files = Vec::new();
    for game in games {
        let printer = Printer { game: *game, words: talk.words.with(game.own_words()), icons: &icons };
        let all = printer.cards();
        for card in &all {
            if let Some(what) = card.picture.as_ref().and_then(Picture::left_out) {
                talk.say(&msg("content-picture").with("card", card.title.as_str()).with("what", what))?;
            }
        }
        let maps = (draw::of(game.name()).maps)(&game.components(), &printer.words);
        let mut pages: Vec<Page> = print::cards(&all, args.paper);
        pages.extend(print::maps(&maps, args.paper));
        for (n, page) in pages.iter().enumerate() {
            files.push((args.dir.join(format!("{}-{}.svg", game.name(), n + 1)), page.svg().into_bytes()));
        }
        files.push((args.dir.join(format!("{}.pdf", game.name())), print::pdf(&pages)));
    }
    write_all(&files, &args.dir, args.force, talk)
}

/// `BBY` as cubes.
fn cubes(letters: &str) -> Vec<Rgb> {
    letters.chars().map(|letter| colour(&letter.to_string())).collect()
}

/// With a capital letter at the beginning, as a heading has it.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

struct Printer<'p> {
    game: &'p dyn AnyGame,
    words: Catalogue,
    icons: &'p BTreeMap<String, String>,
}

impl Printer<'_> {
    fn cards(&self) -> Vec<Card> {
        let components = self.game.components();
        let texts = self.game.cards();
        let named = |id: &str| texts.iter().find(|text| text.id == id);
        let weapons = || list(&components["weapons"]).iter().chain(list(&components["own_weapons"]));
        let mut all: Vec<Card> =
            weapons().filter_map(|card| Some(self.weapon(card, named(string(&card["id"]))?))).collect();
        for card in list(&components["powerups"]) {
            let Some(text) = named(string(&card["kind"])) else { continue };
            let card = self.powerup(text, string(&card["colour"]));
            all.extend(std::iter::repeat_n(card, self.copies()));
        }
        all.extend(list(&components["characters"]).iter().map(|card| self.character(card)));
        all.extend(list(&components["rewards"]).iter().map(|card| self.reward(card)));
        let reference = (draw::of(self.game.name()).cards)(&components, &self.words);
        all.extend(reference.iter().map(|card| self.reference(card)));
        all
    }

    fn say(&self, id: &str) -> String {
        self.words.say(&Message::new(id.to_owned()))
    }

    /// A term, in its plain form.
    fn name(&self, arg: &Arg) -> String {
        self.words.say(&Message::new("words-thing").with("thing", arg.clone()))
    }

    /// The picture that the content has for a thing, else the first of these icons that there is.
    fn picture(&self, id: &str, icons: &[&str]) -> Option<Picture> {
        let entry = format!("picture-{id}");
        let own = if self.words.has(&entry) { self.say(&entry) } else { String::new() };
        if own.trim_start().starts_with('<') {
            return Picture::own(&own, Rgb::WHITE);
        }
        let body = std::iter::once(own.as_str()).chain(icons.iter().copied()).find_map(|icon| self.icons.get(icon));
        Picture::icon(body?, Rgb::WHITE)
    }

    /// How many cards of each powerup and colour there are.
    fn copies(&self) -> usize {
        let copies = Tree::read(self.game.files().get("powerups.ron")).field("copies").map(Tree::text);
        copies.and_then(|text| text.parse().ok()).unwrap_or(1)
    }

    fn parts<'t>(&'t self, text: &'t CardText) -> impl Iterator<Item = Part> + 't {
        text.lines.iter().map(|line| {
            let written = Message::new(line.entry.clone());
            let text = self.words.say(if self.words.has(&line.entry) { &written } else { &line.text });
            Part { name: self.name(&line.name), text, ..Part::default() }
        })
    }

    fn weapon(&self, card: &Value, text: &CardText) -> Card {
        let priced = |(part, effect): (Part, &Value)| {
            let note = |key: &str, id: &str| {
                let n = effect[key].as_u64().filter(|n| *n > 0)?;
                Some(self.words.say(&msg(id).with("n", n as usize)))
            };
            let mode = effect["mode"].as_bool().is_some_and(|mode| mode).then(|| self.say("cli-print-mode"));
            let notes: Vec<String> =
                [note("any", "print-any"), note("rush", "print-rush"), mode].into_iter().flatten().collect();
            Part { price: cubes(string(&effect["cost"])), note: notes.join(", "), ..part }
        };
        Card {
            title: self.name(&text.name),
            facts: String::new(),
            kind: self.say("cli-print-weapon"),
            colour: colour(string(&card["colour"])),
            picture: self.picture(&text.id, &[&text.id, "pistol"]),
            price: cubes(string(&card["reload"])),
            parts: self.parts(text).zip(list(&card["effects"])).map(priced).collect(),
        }
    }

    fn powerup(&self, text: &CardText, word: &str) -> Card {
        Card {
            title: self.name(&text.name),
            facts: String::new(),
            kind: self.say("cli-print-powerup"),
            colour: colour(word),
            picture: self.picture(&text.id, &[&text.id]),
            price: vec![colour(word)],
            parts: self.parts(text).map(|part| Part { name: String::new(), ..part }).collect(),
        }
    }

    fn character(&self, card: &Value) -> Card {
        let id = string(&card["id"]);
        // An ability without numbers is a word, one with numbers an object under that word.
        let ability = &card["ability"];
        let ability = ability.as_str().or_else(|| ability.as_object()?.keys().next().map(String::as_str));
        let ability = ability.unwrap_or_default();
        let about = Part { text: self.say(&format!("adrenaline-team-help-character-{id}")), ..Part::default() };
        let does = Part {
            name: self.say(&format!("adrenaline-team-ability-{ability}")),
            text: self.say(&format!("adrenaline-team-help-ability-{ability}")),
            ..Part::default()
        };
        let known = self.words.has(&format!("adrenaline-team-help-character-{id}"));
        Card {
            title: self.name(&Arg::term(format!("adrenaline-figure-{id}"), string(&card["name"]))),
            facts: String::new(),
            kind: self.say("cli-print-character"),
            colour: colour(string(&card["colour"])),
            picture: self.picture(id, &[&format!("ability-{ability}")]),
            price: Vec::new(),
            parts: known.then_some(about).into_iter().chain([does]).collect(),
        }
    }

    fn reward(&self, card: &Value) -> Card {
        let id = string(&card["id"]);
        Card {
            title: self.name(&Arg::term(format!("adrenaline-team-reward-{id}"), string(&card["name"]))),
            facts: String::new(),
            kind: self.say("cli-print-reward"),
            colour: colour(""),
            picture: self.picture(id, &["card"]),
            price: Vec::new(),
            parts: vec![Part { text: self.say(&format!("adrenaline-team-help-reward-{id}")), ..Part::default() }],
        }
    }

    /// A reference card of the Team Fortress games.
    fn reference(&self, card: &cards::Card) -> Card {
        let part = |part: &cards::Part| Part {
            name: capital(&part.name),
            note: part.facts.clone(),
            text: part.texts.join(" "),
            ..Part::default()
        };
        Card {
            title: capital(&card.name),
            facts: card.facts.clone(),
            kind: self.name(&self.game.about().title()),
            colour: colour(""),
            picture: self.picture(&card.id, &[&format!("class-{}", card.id), &card.id]),
            price: Vec::new(),
            parts: card.parts.iter().map(part).filter(|part| !(part.text.is_empty() && part.name.is_empty())).collect(),
        }
    }
}
