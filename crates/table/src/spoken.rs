//! The text face of a game: answers and positions as words, everything else
//! as messages. Terminal, server and page need it; bots and simulation do without.

use crate::{Actor, BadScene, Game, Message, Name, Note};

/// What an answer points at on the table, so that a click there can give it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Pointer {
    /// `figure`, `square`, `weapon`, `powerup`, … as the game's view names its parts.
    pub kind: Name,
    pub id: String,
}

impl Pointer {
    pub fn new(kind: impl Into<Name>, id: impl Into<String>) -> Pointer {
        Pointer { kind: kind.into(), id: id.into() }
    }
}

pub trait Spoken: Game {
    /// The answer as one word without blanks. This is a file format: records
    /// keep it for ever.
    fn say(&self, choice: Self::Choice) -> String;

    /// Reads what [`Spoken::say`] wrote at the same position. `None` for a word
    /// that names no answer here, legal or not.
    fn hear(&self, word: &str) -> Option<Self::Choice>;

    /// The actor as one word: `violet`, `red`, `luck`.
    fn actor_name(&self, actor: Actor) -> Name;

    fn actor_named(&self, word: &str) -> Option<Actor> {
        self.actors().chain([Actor::LUCK]).find(|&actor| self.actor_name(actor).eq_ignore_ascii_case(word))
    }

    /// What the actor is asked, why now, and what is left of the action.
    fn question(&self, actor: Actor) -> Message;

    /// The answer as people read it, in the context of the question.
    fn label(&self, actor: Actor, choice: Self::Choice) -> Message;

    fn pointer(&self, choice: Self::Choice) -> Option<Pointer>;

    /// An event as people read it. Events of a viewer must be masked by
    /// [`Game::seen`] first.
    fn tell(&self, event: &Self::Event) -> Message;

    /// Is the event a place to look for in a replay, and what does it add to
    /// whose account? For timelines and charts.
    fn note(&self, _event: &Self::Event) -> Note {
        Note::default()
    }

    /// Why the actor may not give this answer now; `None` if it is offered.
    fn why_not(&self, actor: Actor, choice: Self::Choice) -> Option<Message>;

    /// Sets up a position written as text.
    fn from_scene(rules: &'static Self::Rules, text: &str) -> Result<Self, BadScene>;

    /// Writes the position so that [`Spoken::from_scene`] reads it back. Only
    /// between actions: in the middle of one, the last position between
    /// actions and the answers since say more.
    fn to_scene(&self) -> Option<String>;
}
