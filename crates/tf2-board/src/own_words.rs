//! What a content says in words of its own: names that its files give, and the texts
//! whose numbers are not the printed ones. For the printed content there is nothing to say.

use table::given::show;
use table::{Arg, CardLine, CardText, Message, OwnWords};

use crate::actions::{Deed, Effect};
use crate::classes::Class;
use crate::content::Rules;

/// Icons of what is not printed and has no picture.
const ANYBODY: &str = "class-any";
const ANY_ATTACK: &str = "pistol";
const ANY_SPECIAL: &str = "special-any";

impl Rules {
    pub fn own_words(&self) -> OwnWords {
        let printed = Rules::embedded();
        let mut own = OwnWords::new();
        for card in &self.cards {
            let known = printed.class_named(card.word.as_str()).map(|class| &printed.cards[class.ix()]);
            let id = format!("tf2-board-class-{}", card.word);
            card.text.enter(&mut own, format!("web-{id}"));
            card.title.enter_unless(&mut own, id, known.map(|known| &known.title));
            show(&mut own, &format!("class-{}", card.word), &card.picture, known.is_some(), ANYBODY);
        }
        for action in &self.actions {
            let known = printed.actions.iter().find(|other| other.name == action.name);
            action.title.enter_unless(
                &mut own,
                format!("tf2-board-action-{}", action.name),
                known.map(|known| &known.title),
            );
            let plain = if action.is_attack() { ANY_ATTACK } else { ANY_SPECIAL };
            show(&mut own, &action.name, &action.picture, known.is_some(), plain);
        }
        for map in &self.maps {
            let known = printed.maps.iter().find(|other| other.name == map.name).map(|known| &known.title);
            map.title.enter_unless(&mut own, format!("web-tf2-board-map-{}", map.name), known);
        }
        for (id, text) in self.texts() {
            if !printed.texts().contains(&(id, text.clone())) {
                own.insert(format!("web-tf2-board-{id}"), text);
            }
        }
        own
    }

    /// The texts in which numbers of the content stand, by the entries they go before.
    pub fn texts(&self) -> Vec<(&'static str, Message)> {
        let text = |id: &str| Message::new(format!("tf2-board-card-{id}"));
        let effects = &self.settings.effects;
        let mut texts = vec![
            ("flag-splash", text("splash").with("n", self.settings.splash_power)),
            ("flag-slow", text("slow").with("n", effects.slow)),
            ("effect-uber-both", text("uber-both").with("n", self.settings.uber_counters_needed)),
            ("effect-push2", text("push").with("n", effects.push)),
            ("effect-fed", text("fed").with("n", effects.fed)),
            ("effect-healed-plus-counter", text("healed").with("n", effects.healed)),
            ("effect-aim", text("aim").with("n", effects.aim)),
            ("marker-healed", text("more-defense").with("n", effects.healed)),
            ("marker-fed", text("more-defense").with("n", effects.fed)),
            ("marker-exposed", text("less-defense").with("n", effects.exposed)),
            ("marker-aim", text("more-performance").with("n", effects.aim)),
        ];
        for (effect, id, word) in
            [(Effect::Leap, "effect-leap", "leap"), (Effect::LeapExposed, "effect-leap-exposed", "leap-exposed")]
        {
            if let Some(action) = self.actions.iter().find(|action| action.deed == Deed::Special(effect)) {
                texts.push((id, text(word).with("least", action.min).with("most", action.max)));
            }
        }
        texts
    }

    /// The reference cards in words: the numbers of a class, then its actions.
    pub(crate) fn card_texts(&self) -> Vec<CardText> {
        let text = |id: &str| Message::new(format!("tf2-board-card-{id}"));
        let line =
            |id: &str, name: Arg, text: Message| CardLine { id: id.to_owned(), name, entry: String::new(), text };
        let card = |class: Class| {
            let (word, card) = (self.word(class), &self.cards[class.ix()]);
            let name = Arg::term(format!("tf2-board-class-{word}"), card.title.as_str());
            let (speed, defense, weight) = self.stats(class);
            let head = text("class").with("speed", speed).with("defense", defense).with("weight", weight);
            let mut lines = vec![line(word, name.clone(), head)];
            if !card.text.is_empty() {
                lines.push(line("text", name.clone(), card.text.message()));
            }
            for action in self.actions.iter().filter(|action| action.class == class) {
                let named = Arg::term(format!("tf2-board-action-{}", action.name), action.title.as_str());
                let does = match action.deed {
                    Deed::Attack { power, .. } => text("attack").with("power", power),
                    Deed::Special(effect) => {
                        let entry = Message::new(format!("web-tf2-board-effect-{}", table::content::word(&effect)));
                        text("special").with("effect", Arg::Message(Box::new(entry)))
                    }
                };
                let does = does.with("least", action.min).with("most", action.max).with("perf", action.perf);
                lines.push(line(&action.name, named, does));
            }
            CardText { id: word.to_owned(), name, lines }
        };
        self.classes().map(card).collect()
    }
}
