//! What a content says in words of its own: names that its files give, and the texts
//! whose numbers are not the printed ones. For the printed content there is nothing to say.

use table::given::show;
use table::{Arg, CardLine, CardText, Message, OwnWords};

use crate::content::{Rules, Tag};
use crate::unit::Kind;

/// The icon of a unit that is not printed and has no picture.
const ANYBODY: &str = "class-any";

impl Rules {
    pub fn own_words(&self) -> OwnWords {
        let printed = Rules::embedded();
        let mut own = OwnWords::new();
        for kind in self.kinds() {
            let (word, label) = (self.word(kind), &self.labels[kind.ix()]);
            let is_printed = printed.kind_named(word).is_some();
            let name = if is_printed { label.name.clone() } else { label.name.clone().or_readable(word) };
            name.enter(&mut own, format!("tf2-turns-unit-{word}"));
            label.text.enter(&mut own, format!("web-tf2-turns-unit-{word}"));
            show(&mut own, &format!("class-{word}"), &label.picture, is_printed, ANYBODY);
            // What is not said is as with the printed type that it is like.
            let like = printed.labels[self.like(kind)].word;
            for of in ["weapon", "melee"] {
                show(&mut own, &format!("tt-{of}-{word}"), "", is_printed, &format!("tt-{of}-{like}"));
            }
            if !is_printed {
                own.insert(format!("tf2-turns-weapon-{word}"), Message::new(format!("tf2-turns-weapon-{like}")));
            }
            label.weapon.enter(&mut own, format!("tf2-turns-weapon-{word}"));
        }
        for board in &self.boards {
            let is_known = printed.boards.iter().any(|other| other.name == board.name);
            if !is_known || !board.title.is_empty() {
                let title = board.title.clone().or_readable(&board.name);
                title.enter(&mut own, format!("web-tf2-turns-board-{}", board.name.to_lowercase()));
            }
        }
        for (id, text) in self.texts() {
            if !printed.texts().contains(&(id, text.clone())) {
                own.insert(format!("web-tf2-turns-tag-{id}"), text);
            }
        }
        own
    }

    /// The texts in which numbers of the content stand, by the entries they go before.
    pub fn texts(&self) -> [(&'static str, Message); 3] {
        let n = &self.numbers;
        let text = |id: &str| Message::new(format!("tf2-turns-card-{id}"));
        [
            ("burning", text("burning").with("n", n.burn_damage).with("rounds", n.burn_rounds)),
            ("ubercharge", text("ubercharge").with("charge", n.uber_meter_max).with("moves", n.uber_move_bonus)),
            ("builder", text("builder").with("rounds", n.build_rounds)),
        ]
    }

    /// The units in words: their numbers, then what is special about them.
    pub(crate) fn card_texts(&self) -> Vec<CardText> {
        let card = |kind: Kind| {
            let (stats, label, word) = (self.kind(kind), &self.labels[kind.ix()], self.word(kind));
            let name = Arg::term(format!("tf2-turns-unit-{word}"), word);
            let text = Message::new("tf2-turns-card-unit")
                .with("moves", stats.moves)
                .with("health", stats.health)
                .with("dice", stats.weapon.dice)
                .with("damage", stats.weapon.damage)
                .with("range", stats.weapon.range)
                .with("melee", stats.melee);
            let mut lines = vec![CardLine { id: word.to_owned(), name: name.clone(), entry: String::new(), text }];
            if !label.text.is_empty() {
                let (id, text) = ("text".to_owned(), label.text.message());
                lines.push(CardLine { id, name: name.clone(), entry: String::new(), text });
            }
            for tag in Tag::ALL.into_iter().filter(|tag| stats.has(*tag)) {
                let id = table::content::word(&tag);
                let entry = Message::new(format!("web-tf2-turns-tag-{id}")).with("n", self.numbers.burn_damage);
                lines.push(CardLine { name: name.clone(), entry: String::new(), text: entry, id });
            }
            CardText { id: word.to_owned(), name, lines }
        };
        self.kinds().map(card).collect()
    }
}
