//! A position as text: `left 2 3 | right 5 2 | turn left | turns 30` puts the
//! left duellist on square 2 with 3 health.

use table::scene::{Statement, statements};
use table::{BadScene, Game, Shared};

use crate::content::Rules;
use crate::moves::Side;
use crate::state::{Duel, Duellist};

fn side(word: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.word() == word)
}

pub(crate) fn read(rules: &'static Rules, text: &str) -> Result<Duel, BadScene> {
    let strip = &rules.strip;
    let mut duellists = [None; 2];
    let (mut mover, mut turns_left) = (Side::Left, strip.turns);
    for mut statement in statements(text) {
        let word = statement.need("a statement")?;
        match (word, side(word)) {
            (_, Some(side)) => {
                let at = number(&mut statement, "a square", 0, strip.length - 1)?;
                let health = number(&mut statement, "health", 1, strip.health)?;
                duellists[side.ix()] = Some(Duellist { at, health });
            }
            ("turn", _) => mover = statement.one_of("duellist", side)?,
            ("turns", _) => turns_left = number(&mut statement, "turns", 1, strip.turns)?,
            _ => return Err(statement.bad(word, "expected left, right, turn or turns")),
        }
        statement.end()?;
    }
    let [Some(left), Some(right)] = duellists else {
        return Err(BadScene::whole("both duellists need a square: left 0 3 | right 8 3"));
    };
    let game = Duel { rules: Shared(rules), duellists: [left, right], mover, turns_left, shot: false };
    game.audit().map_err(BadScene::whole)?;
    Ok(game)
}

fn number(statement: &mut Statement<'_>, what: &str, least: u8, most: u8) -> Result<u8, BadScene> {
    Ok(statement.number(what, least.into()..=most.into())? as u8)
}

/// Between turns, before the end.
pub(crate) fn write(game: &Duel) -> Option<String> {
    if game.shot || game.is_over() {
        return None;
    }
    let duellist = |side: Side| format!("{} {} {}\n", side.word(), game.at(side), game.health(side));
    let [left, right] = Side::BOTH.map(duellist);
    Some(format!("{left}{right}turn {}\nturns {}\n", game.mover.word(), game.turns_left))
}
