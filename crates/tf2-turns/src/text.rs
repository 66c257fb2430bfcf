//! The text face of the game. Words of answers are a file format; sentences
//! are ids with arguments, kept in the catalogues.

use table::{Actor, Arg, BadScene, Message, Name, Note, Pointer, Spoken};

use crate::board::Ground;
use crate::choice::{self, Choice};
use crate::content::{Mode, Rules};
use crate::event::Event;
use crate::square::{Heading, Spot, Square};
use crate::state::TfTurns;
use crate::unit::{Id, Kind, Mark, Piece, Side};
use crate::{ask, refuse, scene, tell};

impl Spoken for TfTurns {
    fn say(&self, choice: Choice) -> String {
        match choice {
            Choice::Square(at) => self.spot(at).to_string(),
            Choice::Mark(mark) => mark.word(),
            Choice::Kind(kind) => self.rules.word(kind).to_owned(),
            Choice::Verb(verb) => verb.word().to_owned(),
            Choice::Heading(dir) => dir.word().to_owned(),
            Choice::Piece(piece) => piece.word().to_owned(),
            Choice::Face(face) => face.to_string(),
        }
    }

    fn hear(&self, word: &str) -> Option<Choice> {
        match Spot::named(word) {
            Some(spot) => self.board.at(spot.col.into(), spot.row.into()).map(Choice::Square),
            None => self.rules.kind_named(word).map(Choice::Kind).or_else(|| choice::hear(word)),
        }
    }

    fn actor_name(&self, actor: Actor) -> Name {
        Side::BOTH.get(actor.ix()).map_or("luck", |side| side.word()).into()
    }

    fn question(&self, actor: Actor) -> Message {
        ask::question(self, actor)
    }

    fn label(&self, actor: Actor, choice: Choice) -> Message {
        ask::label(self, actor, choice)
    }

    fn pointer(&self, choice: Choice) -> Option<Pointer> {
        Some(match choice {
            Choice::Square(at) => Pointer::new("square", self.spot(at).to_string()),
            Choice::Mark(Mark::Unit(id)) => Pointer::new("unit", id.word()),
            Choice::Mark(mark) => Pointer::new("building", mark.word()),
            Choice::Kind(kind) => Pointer::new("kind", self.rules.word(kind)),
            Choice::Heading(dir) => Pointer::new("direction", dir.word()),
            Choice::Piece(piece) => Pointer::new("piece", piece.word()),
            Choice::Verb(_) | Choice::Face(_) => return None,
        })
    }

    fn tell(&self, event: &Event) -> Message {
        tell::tell(self, event)
    }

    fn note(&self, event: &Event) -> Note {
        tell::note(event)
    }

    fn why_not(&self, actor: Actor, choice: Choice) -> Option<Message> {
        refuse::why_not(self, actor, choice)
    }

    fn from_scene(rules: &'static Rules, text: &str) -> Result<TfTurns, BadScene> {
        table::scene::played(text, |text| scene::read(rules, text))
    }

    fn to_scene(&self) -> Option<String> {
        scene::write(self)
    }
}

pub(crate) fn side(side: Side) -> Arg {
    Arg::term(format!("tf2-turns-side-{}", side.word()), ["Red", "Green"][side.ix()])
}

pub(crate) fn mode(mode: Mode) -> Arg {
    Arg::term(format!("tf2-turns-mode-{}", mode.word()), ["capture the flag", "control points"][mode as usize])
}

pub(crate) fn kind(state: &TfTurns, kind: Kind) -> Arg {
    let word = state.rules.word(kind);
    let name = state.rules.labels.get(kind.ix()).map(|label| label.name.clone().or_readable(word));
    Arg::term(format!("tf2-turns-unit-{word}"), name.unwrap_or_default().as_str())
}

pub(crate) fn weapon(state: &TfTurns, kind: Kind) -> Arg {
    Arg::term(format!("tf2-turns-weapon-{}", state.rules.word(kind)), "gun")
}

pub(crate) fn piece(piece: Piece) -> Arg {
    const PLAIN: [&str; 3] = ["turret", "teleporter entrance", "teleporter exit"];
    Arg::term(format!("tf2-turns-piece-{}", piece.word()), PLAIN[piece.ix()])
}

pub(crate) fn dir(dir: Heading) -> Arg {
    Arg::term(format!("tf2-turns-dir-{}", dir.word()), ["north", "east", "south", "west"][dir.ix()])
}

/// What the ground of a space is.
pub(crate) fn level(state: &TfTurns, at: Square) -> Arg {
    let (word, plain) = match state.board.ground[at.ix()] {
        Ground::Wall => ("wall", "wall"),
        Ground::Lower => ("lower", "lower level"),
        Ground::Upper => ("upper", "upper level"),
        Ground::Stairs(_) => ("stairs", "stairs"),
    };
    Arg::term(format!("tf2-turns-level-{word}"), plain)
}

/// A unit by side, type and number.
pub(crate) fn unit(state: &TfTurns, id: Id) -> Arg {
    let number = id.ix() % crate::unit::TEAM + 1;
    Arg::Message(Box::new(
        Message::new("tf2-turns-name")
            .with("side", side(id.side()))
            .with("kind", kind(state, state.unit(id).kind))
            .with("number", number),
    ))
}

/// A unit, or a building by its builder.
pub(crate) fn mark(state: &TfTurns, mark: Mark) -> Arg {
    match mark {
        Mark::Unit(id) => unit(state, id),
        Mark::Building(id, what) => Arg::Message(Box::new(
            Message::new("tf2-turns-building").with("piece", piece(what)).with("owner", unit(state, id)),
        )),
    }
}
