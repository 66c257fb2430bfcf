//! A fair match: two games with sides swapped, for games whose sides have
//! different tasks. The player who wins more of them wins; if each has won once from the
//! same side, the quicker victory does, where the game says that it counts.

use crate::Game;

/// A finished game of the pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The side that won, by its row in the standing; none if it was drawn.
    pub winner: Option<usize>,
    /// See [`Game::pace`].
    pub pace: Option<u32>,
}

impl Leg {
    /// `None` while the game runs.
    pub fn of<G: Game>(game: &G) -> Option<Leg> {
        let standing = game.standing();
        let mut first = (0..standing.rows.len()).filter(|&row| standing.rows[row].place == 1);
        let winner = first.next().filter(|_| first.next().is_none());
        game.waiting().is_empty().then(|| Leg { winner, pace: game.pace() })
    }
}

/// Who of two players has won the pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fair {
    /// The one who had the first side in the first game and the second side in the second.
    First,
    Second,
    Drawn,
}

/// The outcome of two games, the second with sides swapped.
pub fn fair(one: Leg, two: Leg) -> Fair {
    let wins = |side: usize, other: usize| u8::from(one.winner == Some(side)) + u8::from(two.winner == Some(other));
    let quicker = || {
        let (one_took, two_took) = (one.pace?, two.pace?);
        let (first, second) = if one.winner == Some(0) { (one_took, two_took) } else { (two_took, one_took) };
        Some(first.cmp(&second).reverse())
    };
    // Each has won once: from the same side.
    let tied = one.winner.is_some() && one.winner == two.winner;
    match wins(0, 1).cmp(&wins(1, 0)).then_with(|| quicker().filter(|_| tied).unwrap_or(std::cmp::Ordering::Equal)) {
        std::cmp::Ordering::Greater => Fair::First,
        std::cmp::Ordering::Less => Fair::Second,
        std::cmp::Ordering::Equal => Fair::Drawn,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_wins_win_and_after_one_each_the_quicker() {
        let leg = |winner: Option<usize>, pace: u32| Leg { winner, pace: Some(pace) };
        assert_eq!(fair(leg(Some(0), 9), leg(Some(1), 20)), Fair::First);
        assert_eq!(fair(leg(Some(1), 9), leg(Some(0), 20)), Fair::Second);
        assert_eq!(fair(leg(Some(0), 9), leg(Some(0), 11)), Fair::First);
        assert_eq!(fair(leg(Some(0), 12), leg(Some(0), 11)), Fair::Second);
        // Both won as the second side: the second player in the first game.
        assert_eq!(fair(leg(Some(1), 9), leg(Some(1), 11)), Fair::Second);
        assert_eq!(fair(leg(Some(1), 12), leg(Some(1), 11)), Fair::First);
        assert_eq!(fair(leg(None, 9), leg(Some(1), 11)), Fair::First);
        assert_eq!(fair(leg(None, 9), leg(None, 11)), Fair::Drawn);
        let held = Leg { winner: Some(1), pace: None };
        assert_eq!(fair(held, held), Fair::Drawn);
    }
}
