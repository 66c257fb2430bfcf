//! What a content says in words of its own: names that its files give, and the texts
//! whose numbers are not the printed ones. For the printed content there is nothing to say.

use table::{Arg, CardLine, CardText, Given, Message, OwnWords};

use crate::actions::{Action, Deed, Effect};
use crate::classes::Class;
use crate::content::Rules;

impl Rules {
    pub fn own_words(&self) -> OwnWords {
        let printed = Rules::embedded();
        let mut own = OwnWords::new();
        for class in Class::ALL {
            let known = &printed.cards[class.ix()].title;
            let id = format!("tf2-board-class-{}", class.word());
            self.cards[class.ix()].title.enter_unless(&mut own, id, Some(known));
        }
        for action in &self.actions {
            let same = |other: &&Action| other.name == action.name && other.class == action.class;
            let known: Option<&Given> = printed.actions.iter().find(same).map(|known| &known.title);
            action.title.enter_unless(&mut own, format!("tf2-board-action-{}", action.name), known);
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
        let mut texts = vec![
            ("flag-splash", text("splash").with("n", self.settings.splash_power)),
            ("effect-uber-both", text("uber-both").with("n", self.settings.uber_counters_needed)),
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
            let name = Arg::term(format!("tf2-board-class-{}", class.word()), self.cards[class.ix()].title.as_str());
            let (speed, defense, weight) = self.stats(class);
            let head = text("class").with("speed", speed).with("defense", defense).with("weight", weight);
            let mut lines = vec![line(class.word(), name.clone(), head)];
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
            CardText { id: class.word().to_owned(), name, lines }
        };
        Class::ALL.map(card).to_vec()
    }
}
