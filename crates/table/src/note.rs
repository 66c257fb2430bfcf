//! What a chronicler writes down about an event: where to look in a replay,
//! and what it adds to somebody's account. Only replays and charts need it.

use crate::Actor;

/// A place in a match that people look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Somebody's turn begins.
    Turn,
    /// A good shot, but no more.
    Hit,
    Kill,
    /// Something rare: two at once, the last goal but one.
    Feat,
    Flush,
    Capture,
    /// The match enters another phase.
    Phase,
    End,
}

/// Something added to the account of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Any actor of the side.
    pub side: Actor,
    /// A word of the catalogues: `damage`, `kills`, or the source of points.
    pub what: &'static str,
    pub n: i32,
    pub kind: CountKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountKind {
    /// Points, which decide the match; `what` is their source.
    Points,
    /// Anything else worth a chart.
    Tally,
}

/// Most events are worth nothing of the kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    pub moment: Option<Moment>,
    /// Of two moments the heavier one is remembered.
    pub weight: u8,
    pub counts: Vec<Count>,
}

impl Note {
    pub fn moment(moment: Moment, weight: u8) -> Note {
        Note { moment: Some(moment), weight, counts: Vec::new() }
    }

    pub fn turn() -> Note {
        Note::moment(Moment::Turn, 0)
    }

    #[must_use]
    pub fn tally(mut self, side: Actor, what: &'static str, n: impl Into<i32>) -> Note {
        self.counts.push(Count { side, what, n: n.into(), kind: CountKind::Tally });
        self
    }

    #[must_use]
    pub fn points(mut self, side: Actor, source: &'static str, n: impl Into<i32>) -> Note {
        self.counts.push(Count { side, what: source, n: n.into(), kind: CountKind::Points });
        self
    }
}
