//! Reference cards as text: the classes and sentries of The Board Game, the types
//! and buildings of Taking Turns. Read from the components, so content that was
//! replaced is shown as it is.

use serde_json::Value;
use table::{Arg, Message};
use words::Catalogue;

use super::{list, string};

/// A card: what answers call it, its name, a line that sums it up, and the rest.
pub(crate) struct Card {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) facts: String,
    pub(crate) parts: Vec<Part>,
}

/// A weapon or an action of a card with its numbers; or only what is said about the whole.
#[derive(Default)]
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) facts: String,
    pub(crate) texts: Vec<String>,
}

impl Part {
    fn said(texts: impl IntoIterator<Item = String>) -> Part {
        Part { texts: texts.into_iter().collect(), ..Part::default() }
    }

    fn lines(&self) -> Vec<String> {
        if self.name.is_empty() {
            return self.texts.iter().map(|text| format!("  {text}")).collect();
        }
        let head = format!("  {}  {}", self.name, self.facts);
        std::iter::once(head).chain(self.texts.iter().map(|text| format!("    {text}"))).collect()
    }
}

impl Card {
    /// As it is shown alone.
    pub(crate) fn whole(&self) -> Vec<String> {
        let head = format!("{}  {}", self.name, self.facts);
        std::iter::once(head.trim_end().to_owned()).chain(self.parts.iter().flat_map(Part::lines)).collect()
    }

    /// In one line, among others.
    pub(crate) fn short(&self) -> String {
        format!("  {}: {}", self.name, self.facts)
    }

    /// Is it called so, in answers or by people? `@blu-heavy` is the Heavy.
    fn is_called(&self, word: &str) -> bool {
        let (id, name) = (self.id.as_str(), self.name.to_lowercase());
        word == id || word == name || word.strip_suffix(id).is_some_and(|team| team.ends_with('-'))
    }
}

/// Every card of The Board Game.
pub(super) fn of_board(components: &Value, words: &Catalogue) -> Vec<Card> {
    let text = Text(words);
    let classes = list(&components["classes"]).iter().map(|card| text.class(card));
    classes.chain(list(&components["sentry"]).iter().map(|card| text.sentry(card))).collect()
}

/// Every card of Taking Turns.
pub(super) fn of_turns(components: &Value, words: &Catalogue) -> Vec<Card> {
    let text = Text(words);
    let units = list(&components["units"]).iter().map(|card| text.unit(card, components));
    units.chain(list(&components["pieces"]).iter().map(|card| text.piece(card))).collect()
}

/// The cards that are called so, else those whose names begin so.
pub(crate) fn called<'c>(cards: &'c [Card], word: &str) -> Vec<&'c Card> {
    let word = word.trim().trim_start_matches(['@', '+']).to_lowercase();
    let exact: Vec<&Card> = cards.iter().filter(|card| card.is_called(&word)).collect();
    if !exact.is_empty() || word.is_empty() {
        return exact;
    }
    let begins = |card: &&Card| card.id.starts_with(&word) || card.name.to_lowercase().starts_with(&word);
    cards.iter().filter(begins).collect()
}

/// The components in words.
struct Text<'w>(&'w Catalogue);

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}

impl Text<'_> {
    fn say(&self, id: String, args: &[(&'static str, u64)]) -> String {
        let with = |message: Message, (name, n): &(&'static str, u64)| message.with(*name, Arg::Number(*n as i64));
        self.0.say(&args.iter().fold(Message::new(id), with))
    }

    /// A sentence, if the catalogue has it.
    fn help(&self, id: &str, args: &[(&'static str, u64)]) -> Option<String> {
        self.0.has(id).then(|| self.say(id.to_owned(), args))
    }

    /// A term of the catalogue, else what the content calls it.
    fn name(&self, id: &str, plain: &str) -> String {
        self.help(id, &[]).unwrap_or_else(|| plain.to_owned())
    }

    // The Board Game

    fn class(&self, card: &Value) -> Card {
        let id = string(&card["id"]);
        let web = |word: &str| self.say(format!("web-tf2-board-{word}"), &[]);
        let facts =
            format!("{} {} · {} {}", web("speed"), number(&card["speed"]), web("defense"), number(&card["defense"]));
        let mut parts = vec![Part::said(self.help(&format!("web-tf2-board-class-{id}"), &[]))];
        for action in list(&card["actions"]) {
            let name = self.name(&format!("tf2-board-action-{}", string(&action["id"])), string(&action["name"]));
            let mut facts = format!("{}+", number(&action["perf"]));
            match [number(&action["range"][0]), number(&action["range"][1])] {
                [_, 0] => {}
                [least, most] if least == most => facts += &format!(" · {} {most}", web("range")),
                [least, most] => facts += &format!(" · {} {least}–{most}", web("range")),
            }
            if let Some(power) = action["power"].as_u64() {
                facts += &format!(" · {} {power}", web("power"));
            }
            let flags = list(&action["flags"]).iter();
            let flags = flags.filter_map(|flag| self.help(&format!("web-tf2-board-flag-{}", string(flag)), &[]));
            let effect = action["effect"].as_str();
            let effect = effect.and_then(|effect| self.help(&format!("web-tf2-board-effect-{effect}"), &[]));
            parts.push(Part { name, facts, texts: flags.chain(effect).collect() });
        }
        Card {
            id: id.to_owned(),
            name: self.name(&format!("tf2-board-class-{id}"), string(&card["name"])),
            facts,
            parts,
        }
    }

    fn sentry(&self, card: &Value) -> Card {
        let web = |word: &str| self.say(format!("web-tf2-board-{word}"), &[]);
        let level = self.say("web-tf2-board-level".to_owned(), &[("n", number(&card["level"]))]);
        let facts = format!(
            "{level} · {} {} · {} 1–{} · {} {}",
            web("power"),
            number(&card["power"]),
            web("range"),
            number(&card["range"]),
            web("defense"),
            number(&card["defense"])
        );
        let parts = vec![Part::said(self.help("web-tf2-board-sentry-text", &[("n", number(&card["shots"]))]))];
        Card { id: "sentry".to_owned(), name: self.say("tf2-board-sentry".to_owned(), &[]), facts, parts }
    }

    // Taking Turns

    fn weapon_facts(&self, weapon: &Value, chart: &Value) -> String {
        let (dice, damage, range) = (number(&weapon["dice"]), number(&weapon["damage"]), number(&weapon["range"]));
        let say = |id: &str, args: &[(&'static str, u64)]| self.say(format!("web-tf2-turns-{id}"), args);
        let harm = match (string(&weapon["pattern"]), damage, dice) {
            ("heal", ..) => say("heals-for", &[("n", number(&chart["heal"]))]),
            (_, 0, _) => {
                let aimed = list(&chart["aimed"]).iter().map(number);
                say("aims-for", &[("least", aimed.clone().min().unwrap_or(0)), ("most", aimed.max().unwrap_or(0))])
            }
            (_, _, 0 | 1) => say("die-for", &[("damage", damage)]),
            _ => say("dice-for", &[("dice", dice), ("damage", damage)]),
        };
        let reach = match string(&weapon["pattern"]) {
            "flame" => say("range-flame", &[]),
            "straight-area" => say("range-straight", &[("n", range)]),
            _ => say("range", &[("n", range)]),
        };
        format!("{harm}, {reach}")
    }

    fn unit(&self, card: &Value, chart: &Value) -> Card {
        let id = string(&card["kind"]);
        let say = |id: &str, args: &[(&'static str, u64)]| self.say(format!("web-tf2-turns-{id}"), args);
        let health = number(&card["health"]);
        let facts = format!(
            "{} {} · {}",
            say("moves", &[]),
            number(&card["moves"]),
            say("health", &[("health", health), ("most", health)])
        );
        let weapon = self.name(&format!("tf2-turns-weapon-{id}"), id);
        let melee = say("melee-for", &[("damage", number(&card["melee"]))]);
        let part = |name: String, facts: String| Part { name, facts, texts: Vec::new() };
        let mut parts = vec![part(weapon, self.weapon_facts(&card["weapon"], chart)), part(say("melee", &[]), melee)];
        let burn = [("n", number(&chart["burn"]))];
        let tags = list(&card["tags"]).iter();
        let tags = tags.filter_map(|tag| self.help(&format!("web-tf2-turns-tag-{}", string(tag)), &burn));
        // What its content says of it, then what is special about it.
        let text = self.help(&format!("web-tf2-turns-unit-{id}"), &[]);
        parts.push(Part::said(text.into_iter().chain(tags)));
        Card { id: id.to_owned(), name: self.name(&format!("tf2-turns-unit-{id}"), id), facts, parts }
    }

    fn piece(&self, card: &Value) -> Card {
        let id = string(&card["piece"]);
        let health = number(&card["health"]);
        let facts = self.say("web-tf2-turns-health".to_owned(), &[("health", health), ("most", health)]);
        let about = self.help(&format!("web-tf2-turns-about-{id}"), &[]);
        let weapon = card["weapon"].is_object().then(|| self.weapon_facts(&card["weapon"], &Value::Null));
        let parts = vec![Part::said(about.into_iter().chain(weapon))];
        Card { id: id.to_owned(), name: self.name(&format!("tf2-turns-piece-{id}"), id), facts, parts }
    }
}

#[cfg(test)]
mod tests {
    use shelf::Shelf;
    use words::Lang;

    use super::*;

    fn cards(game: &str, lang: Lang) -> Vec<Card> {
        (crate::draw::of(game).cards)(&Shelf::embedded().game(game).unwrap().components(), &Catalogue::new(lang))
    }

    fn plain(card: &Card) -> String {
        card.whole().join("\n")
    }

    #[test]
    fn every_card_of_every_game_has_words_in_every_language() {
        for lang in Lang::ALL {
            for (game, n) in [("tf2-board", 12), ("tf2-turns", 10)] {
                let cards = cards(game, lang);
                assert_eq!(cards.len(), n, "{game}");
                for card in &cards {
                    let text = plain(card);
                    assert!(!card.parts.is_empty() && !text.contains("web-"), "{text}");
                    assert!(called(&cards, &card.id).iter().any(|found| found.name == card.name), "{}", card.id);
                }
            }
        }
    }

    #[test]
    fn a_card_is_found_by_the_word_of_an_answer_by_its_name_and_by_its_beginning() {
        let board = cards("tf2-board", Lang::Pl);
        for word in ["heavy", "@blu-heavy", "HEAVY", "hea"] {
            let found = called(&board, word);
            assert!(found.len() == 1 && found[0].id == "heavy", "{word}");
        }
        assert_eq!(called(&board, "sentry").len(), 3, "one of each level");
        assert!(called(&board, "dragon").is_empty() && called(&board, "").is_empty());
        let heavy = plain(called(&cards("tf2-board", Lang::En), "heavy")[0]);
        assert!(heavy.starts_with("Heavy  Speed ") && heavy.contains("Minigun, burst  "), "{heavy}");
    }
}
