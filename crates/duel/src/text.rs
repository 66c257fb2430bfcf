//! The text face of the game. Words of answers are a file format; sentences
//! are ids with arguments, kept in the catalogues.

use table::{Actor, Arg, BadScene, Game, Message, Moment, Name, Note, Pointer, Spoken};

use crate::content::Rules;
use crate::moves::{Choice, DIE, Event, Side};
use crate::scene;
use crate::state::Duel;

fn message(kind: &str, id: &str) -> Message {
    Message::new(format!("{}-{kind}-{id}", Duel::NAME))
}

fn name(side: Side) -> Arg {
    Arg::term(format!("{}-side-{}", Duel::NAME, side.word()), side.word())
}

fn word(choice: Choice) -> &'static str {
    match choice {
        Choice::Advance => "advance",
        Choice::Retreat => "retreat",
        Choice::Fire => "fire",
        Choice::Roll(_) => "roll",
    }
}

impl Spoken for Duel {
    fn say(&self, choice: Choice) -> String {
        match choice {
            Choice::Roll(face) => face.to_string(),
            other => word(other).to_owned(),
        }
    }

    fn hear(&self, said: &str) -> Option<Choice> {
        let step = [Choice::Advance, Choice::Retreat, Choice::Fire].into_iter().find(|&choice| word(choice) == said);
        step.or_else(|| (1..=DIE).find(|face| face.to_string() == said).map(Choice::Roll))
    }

    fn actor_name(&self, actor: Actor) -> Name {
        Side::BOTH.get(actor.ix()).map_or("luck", |side| side.word()).into()
    }

    fn question(&self, actor: Actor) -> Message {
        if actor.is_luck() {
            return message("ask", "roll").with("need", self.distance());
        }
        message("ask", "turn").with("distance", self.distance()).with("turns", self.turns_left)
    }

    fn label(&self, _actor: Actor, choice: Choice) -> Message {
        match choice {
            Choice::Roll(face) => message("choice", "roll").with("face", face),
            Choice::Fire => message("choice", "fire").with("need", self.distance()),
            step => message("choice", word(step)),
        }
    }

    fn pointer(&self, choice: Choice) -> Option<Pointer> {
        match choice {
            Choice::Advance | Choice::Retreat => Some(Pointer::new("square", self.step(choice)?.to_string())),
            Choice::Fire => Some(Pointer::new("duellist", self.mover.other().word())),
            Choice::Roll(_) => None,
        }
    }

    fn tell(&self, event: &Event) -> Message {
        match *event {
            Event::Turn { who } => message("told", "turn").with("who", name(who)),
            Event::Moved { who, to } => message("told", "moved").with("who", name(who)).with("to", to),
            Event::Fired { who } => message("told", "fired").with("who", name(who)),
            Event::Hit { who, roll } => message("told", "hit").with("who", name(who)).with("roll", roll),
            Event::Missed { who, roll } => message("told", "missed").with("who", name(who)).with("roll", roll),
            Event::Won { who } => message("told", "won").with("who", name(who)),
            Event::Drawn => message("told", "drawn"),
        }
    }

    fn note(&self, event: &Event) -> Note {
        match *event {
            Event::Turn { .. } => Note::turn(),
            Event::Hit { who, .. } => Note::moment(Moment::Hit, 1).tally(who.other().actor(), "damage", 1),
            Event::Won { .. } | Event::Drawn => Note::moment(Moment::End, 9),
            Event::Moved { .. } | Event::Fired { .. } | Event::Missed { .. } => Note::default(),
        }
    }

    fn why_not(&self, actor: Actor, choice: Choice) -> Option<Message> {
        if self.is_over() {
            return Some(message("not", "over"));
        }
        if !self.waiting().has(actor) {
            return Some(message("not", "asked"));
        }
        let mut offers = Vec::new();
        self.choices(actor, &mut offers);
        if offers.contains(&choice) {
            return None;
        }
        Some(match choice {
            Choice::Roll(_) => message("not", "die"),
            _ if self.shot => message("not", "shot"),
            Choice::Fire => message("not", "far").with("distance", self.distance()),
            Choice::Advance => message("not", "blocked"),
            Choice::Retreat => message("not", "edge"),
        })
    }

    fn from_scene(rules: &'static Rules, text: &str) -> Result<Duel, BadScene> {
        table::scene::played(text, |text| scene::read(rules, text))
    }

    fn to_scene(&self) -> Option<String> {
        scene::write(self)
    }
}
