//! One small answer, and its place in the dense index of all answers.

use crate::actions::ActionId;
use crate::classes::{Class, Stand, Team};
use crate::grid::{Heading, Square};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Go there, land there, put it there.
    Square(Square),
    /// Use this unit, aim at it, heal it.
    Stand(Stand),
    /// Bring this class into play.
    Class(Class),
    /// Make this attack or special action.
    Act(ActionId),
    /// Burn this way.
    Heading(Heading),
    /// Use nobody this turn; lay no second sticky.
    Pass,
    /// The turn is done.
    End,
    /// Keep a returning character back.
    Hold,
    Concede,
    /// The coin: this team goes first.
    First(Team),
    /// A die, or the sum of two.
    Roll(u8),
}

const STANDS: usize = 256;
const CLASSES: usize = STANDS + Stand::COUNT;
const ACTIONS: usize = CLASSES + Class::PRINTED;
const HEADINGS: usize = ACTIONS + ActionId::LIMIT;
const WORDS: usize = HEADINGS + 4;
const FIRST: usize = WORDS + 4;
const ROLLS: usize = FIRST + 2;
/// As many answers as the printed content needs; behind them those of further classes.
pub(crate) const PRINTED: usize = ROLLS + 12;
const MORE_STANDS: usize = PRINTED;
const MORE_CLASSES: usize = MORE_STANDS + Stand::MORE;
pub(crate) const COUNT: usize = MORE_CLASSES + Class::LIMIT - Class::PRINTED;

impl table::Choice for Choice {
    #[inline]
    fn index(self) -> usize {
        match self {
            Choice::Square(square) => square.ix(),
            Choice::Stand(stand) => match stand.index().checked_sub(Stand::COUNT) {
                None => STANDS + stand.index(),
                Some(more) => MORE_STANDS + more,
            },
            Choice::Class(class) => match class.ix().checked_sub(Class::PRINTED) {
                None => CLASSES + class.ix(),
                Some(more) => MORE_CLASSES + more,
            },
            Choice::Act(id) => ACTIONS + id.ix(),
            Choice::Heading(heading) => HEADINGS + heading as usize,
            Choice::Pass => WORDS,
            Choice::End => WORDS + 1,
            Choice::Hold => WORDS + 2,
            Choice::Concede => WORDS + 3,
            Choice::First(team) => FIRST + team.ix(),
            Choice::Roll(n) => ROLLS + n as usize - 1,
        }
    }

    fn from_index(index: usize) -> Option<Choice> {
        Some(match index {
            0..STANDS => Choice::Square(Square(index as u8)),
            STANDS..CLASSES => Choice::Stand(Stand::from_index(index - STANDS)?),
            CLASSES..ACTIONS => Choice::Class(Class((index - CLASSES) as u8)),
            ACTIONS..HEADINGS => Choice::Act(ActionId((index - ACTIONS) as u8)),
            HEADINGS..WORDS => Choice::Heading(Heading::ALL[index - HEADINGS]),
            WORDS..FIRST => [Choice::Pass, Choice::End, Choice::Hold, Choice::Concede][index - WORDS],
            FIRST..ROLLS => Choice::First(Team::BOTH[index - FIRST]),
            ROLLS..PRINTED => Choice::Roll((index - ROLLS + 1) as u8),
            MORE_STANDS..MORE_CLASSES => Choice::Stand(Stand::from_index(index - MORE_STANDS + Stand::COUNT)?),
            MORE_CLASSES..COUNT => Choice::Class(Class((index - MORE_CLASSES + Class::PRINTED) as u8)),
            _ => return None,
        })
    }
}
