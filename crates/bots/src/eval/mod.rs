//! What a position is worth. Each game has its own chapter here; the bots know
//! positions only through this trait and the contract.

mod adrenaline;
mod adrenaline_team;
mod duel;
mod net;
mod tables;
mod tf2_board;
mod tf2_board_facts;
mod tf2_board_like;
mod tf2_turns;

pub use tf2_board_facts::{FACTS, facts};

use rand::RngExt;
use table::{Actor, Actors, Encode, Game, List, Options, Rng, Spoken};

/// Each side's share of the victory, in the order of [`Game::standing`]. Adds up to 1.
pub type Shares = List<f32, 8>;

/// A game whose positions a bot can evaluate. Evaluators see dealt worlds only.
pub trait Evaluate: Encode + Spoken {
    /// How many ways through an action a search examines: the best of its first pass.
    const CANDIDATES: usize = 12;

    /// How many visits the value from the first pass counts for.
    const PRIOR_VISITS: f32 = 8.0;

    /// With two sides and dozens of ends to a walk, fast rollouts tell little:
    /// there a search scores a line by the opponent's best reply, examining this
    /// many outcomes to a question. 0 means rollouts.
    const REPLY_OUTCOMES: u32 = 0;

    /// Has an evaluator that was learned from matches, [`Evaluate::value`].
    const LEARNED: bool = false;

    /// Outcomes examined for each answer in the first, greedy pass of a search.
    const FIRST_PASS_OUTCOMES: u32 = 60;

    /// How many ordinary iterations one is worth, as the levels count them.
    const ITERATION_COST: u32 = 1;

    /// The mode and the number of players, as far as the table of the levels (`levels.rs`) tells them apart.
    fn setting(&self) -> &'static str {
        ""
    }

    /// The share of the victory each side can expect. Exact when the match is over.
    fn shares(&self) -> Shares;

    /// The same, looked at more closely where a game can: what a search goes by.
    fn value(&self) -> Shares {
        self.shares()
    }

    /// Nothing is half done, so that [`Evaluate::shares`] can be trusted.
    fn is_settled(&self) -> bool;

    /// Any number that is another one when the turn has passed.
    fn turn(&self) -> u32;

    /// Any number that is another one when something whole was done: a turn, or
    /// the part of it that one unit plays.
    fn step(&self) -> u32 {
        self.turn()
    }

    /// How often it went round the table in this many turns.
    fn rounds(&self, turns: u32) -> u32 {
        turns.div_ceil(self.standing().rows.len() as u32)
    }

    /// How many steps to look ahead: about once round the table.
    fn round(&self) -> u32;

    /// How likely a rollout takes this answer, as a weight above 0. Cheap.
    fn rollout_weight(&self, _actor: Actor, _choice: Self::Choice) -> f32 {
        1.0
    }

    /// How much trouble an answer is, in small answers. Of two ways worth the
    /// same, the one with less of it is taken: a short walk, no shot at nobody,
    /// and rather something than nothing, which is the greatest trouble.
    fn effort(&self, _actor: Actor, _choice: Self::Choice) -> f32 {
        1.0
    }

    /// Where a team is formed: how readily a bot takes this one, above 0. It draws by these
    /// weights and does not think: what a class is worth depends on who uses it, and a bot
    /// that always takes the same ones is soon known. `None` everywhere else.
    fn draft(&self, _actor: Actor, _choice: Self::Choice) -> Option<f32> {
        None
    }

    /// Where a team is formed, one of the answers by its weight.
    fn drawn(&self, actor: Actor, options: &[Self::Choice], rng: &mut Rng) -> Option<Self::Choice> {
        let mut sum = 0.0;
        for &choice in options {
            sum += self.draft(actor, choice)?;
        }
        let mut left = rng.random::<f32>() * sum;
        let is_drawn = |&&choice: &&Self::Choice| {
            left -= self.draft(actor, choice).unwrap_or(0.0);
            left < 0.0
        };
        options.iter().find(is_drawn).or(options.last()).copied()
    }

    /// The answers a bot thinks about: it never gives up, the player it stands in for may come back.
    fn thinkable(&self, actor: Actor, out: &mut Options<Self>) {
        self.choices(actor, out);
        out.retain(|&choice| !Self::gives_up(choice));
    }
}

/// Which side each actor belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Sides {
    of: [u8; 32],
    pub count: usize,
}

impl Sides {
    pub fn of_game<G: Game>(game: &G) -> Sides {
        let rows = game.standing().rows;
        let mut sides = Sides { of: [0; 32], count: rows.len() };
        for (i, row) in rows.iter().enumerate() {
            for actor in row.side {
                sides.of[actor.ix()] = i as u8;
            }
        }
        sides
    }

    #[inline]
    pub fn of(&self, actor: Actor) -> usize {
        self.of[actor.ix()] as usize
    }

    /// The actors of one side.
    pub fn members(&self, side: usize, all: Actors) -> Actors {
        all.filter(|&actor| self.of(actor) == side).collect()
    }
}

/// Shares of a finished match: the winners divide it among themselves.
pub(crate) fn final_shares<G: Game>(game: &G) -> Shares {
    let standing = game.standing();
    let winners = standing.winners().count() as f32;
    standing.rows.iter().map(|row| if row.place == 1 { 1.0 / winners } else { 0.0 }).collect()
}

/// Shares from expected points: the further ahead, the surer, the more so the
/// less can still happen. `spread` is how many points still lie in the dark.
pub(crate) fn soft_shares(points: &[f32], spread: f32) -> Shares {
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let mut shares: Shares = points.iter().map(|p| ((p - best) / spread).exp()).collect();
    let total: f32 = shares.iter().sum();
    for share in shares.iter_mut() {
        *share /= total;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_and_favour_who_is_ahead() {
        let shares = soft_shares(&[10.0, 4.0, 4.0], 5.0);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(shares[0] > 2.0 * shares[1] && shares[1] == shares[2]);
    }
}
