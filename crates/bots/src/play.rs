//! Whole matches with bots in all seats: the one way in which the ladder, the
//! simulation, the lab and the tests play them.

use std::fmt;

use table::{
    Actor, Actors, ENDLESS, Game, Match, Options, Quiet, Seer, Standing, Tally, Witness, at_random, play_out_with, rng,
    seed_of,
};

use crate::eval::{Evaluate, Sides};
use crate::{Ban, Bot, Skill, World};

/// Answers for one side, from what that side may know.
pub trait Player<G: Game> {
    fn answer(&mut self, world: &World<'_, G>) -> G::Choice;

    /// Has this player lost the match by default? Its answers are a stand-in's then.
    fn has_fallen(&self) -> bool {
        false
    }

    /// The match is over, and this is how it is scored.
    fn over(&mut self, _standing: &Standing, _side: usize) {}
}

impl<G: Evaluate> Player<G> for Bot<G> {
    fn answer(&mut self, world: &World<'_, G>) -> G::Choice {
        Bot::answer(self, world)
    }

    fn has_fallen(&self) -> bool {
        self.fault().is_some()
    }

    fn over(&mut self, standing: &Standing, side: usize) {
        Bot::over(self, standing, side);
    }
}

/// Who answers for each side of a match. Where nobody does, chance answers for all.
pub struct Players<G: Game> {
    sides: Sides,
    seats: Vec<(Actors, Box<dyn Player<G>>)>,
    /// The sides that have lost by default, the first one first.
    fallen: Vec<usize>,
    ban: Option<Box<dyn Ban<G>>>,
}

impl<G: Evaluate> Players<G> {
    /// Bots in the order of the sides, over and over. Where all of them are
    /// random nobody sits down: chance is the same and faster.
    pub fn bots(start: &G, skills: &[Skill], seed: u64) -> Players<G> {
        let skills = skills.iter().cycle().take(Sides::of_game(start).count);
        if skills.clone().all(|&skill| skill == Skill::Random) {
            return Players::new(start, std::iter::empty());
        }
        let bot = |(side, &skill)| Box::new(Bot::new(skill, seed_of(seed, side as u64))) as Box<dyn Player<G>>;
        Players::new(start, skills.enumerate().map(bot))
    }
}

impl<G: Game> Players<G> {
    /// One player a side, in the order of the sides; or none at all.
    pub fn new(start: &G, players: impl Iterator<Item = Box<dyn Player<G>>>) -> Players<G> {
        let sides = Sides::of_game(start);
        let seat = |(side, player)| (sides.members(side, start.actors()), player);
        Players { seats: players.enumerate().map(seat).collect(), sides, fallen: Vec::new(), ban: None }
    }

    /// The same players, some of whom do without something.
    #[must_use]
    pub fn without(self, ban: Option<Box<dyn Ban<G>>>) -> Players<G> {
        Players { ban, ..self }
    }

    /// What chance answers for the awaited actor.
    #[inline]
    pub fn toss(&self, game: &G, actor: Actor, options: &Options<G>, rng: &mut table::Rng) -> G::Choice {
        let Some(ban) = &self.ban else { return at_random(game, actor, options, rng) };
        let mut left = options.clone();
        ban.abstain(game, actor, &mut left);
        at_random(game, actor, &left, rng)
    }

    /// The answer of the awaited actor's side.
    #[inline]
    pub fn decide(&mut self, game: &G, actor: Actor, options: &Options<G>, rng: &mut table::Rng) -> G::Choice {
        if self.seats.is_empty() {
            return self.toss(game, actor, options, rng);
        }
        let side = self.sides.of(actor);
        let (sees, player) = &mut self.seats[side];
        let world = World::new(game, *sees, actor).expect("the awaited actor is of this side");
        let choice = player.answer(&world.without(self.ban.as_deref()));
        if player.has_fallen() && !self.fallen.contains(&side) {
            self.fallen.push(side);
        }
        choice
    }

    /// How the match is scored, told to the players: as it stands, but those who lost by
    /// default are last, the first of them the very last.
    pub fn score(&mut self, game: &G) -> Standing {
        let mut standing = game.standing();
        let all = standing.rows;
        for (side, row) in standing.rows.iter_mut().enumerate() {
            let ahead = |&(other, at): &(usize, &table::Row)| match (self.fall(side), self.fall(other)) {
                (None, None) => at.place < all[side].place,
                (mine, theirs) => theirs.unwrap_or(usize::MAX) > mine.unwrap_or(usize::MAX),
            };
            row.place = 1 + all.iter().enumerate().filter(ahead).count() as u8;
        }
        for (side, (_, player)) in self.seats.iter_mut().enumerate() {
            player.over(&standing, side);
        }
        standing
    }

    /// When a side has fallen, as a number among those that did.
    fn fall(&self, side: usize) -> Option<usize> {
        self.fallen.iter().position(|&fallen| fallen == side)
    }
}

impl<G: Game> fmt::Debug for Players<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Players").field("sides", &self.sides).field("seats", &self.seats.len()).finish()
    }
}

/// A match that was played.
#[derive(Clone, Copy, Debug)]
pub struct Played<G> {
    /// Over, unless it would not end.
    pub game: G,
    /// How it is scored: as the game stands, unless somebody lost by default.
    pub standing: Standing,
    pub tally: Tally,
    /// How often it went round the table.
    pub rounds: u32,
}

/// One whole match, shown to `witness`. `skills` sit in the order of the
/// sides, over and over. `options` is scratch room.
pub fn play<G: Evaluate>(
    start: &G,
    skills: &[Skill],
    seed: u64,
    options: &mut Options<G>,
    witness: &mut impl Witness<G>,
) -> Played<G> {
    let mut players = Players::bots(start, skills, seed);
    let (mut turn, mut turns) = (start.turn(), 0);
    let mut pass = |game: &G| {
        turns += u32::from(game.turn() != turn);
        turn = game.turn();
        turns
    };
    let decide = |game: &G, actor: Actor, options: &Options<G>, rng: &mut table::Rng| {
        pass(game);
        players.decide(game, actor, options, rng)
    };
    let mut game = start.clone();
    let tally = play_out_with(&mut game, &mut rng(seed), options, ENDLESS, decide, witness);
    let turns = pass(&game);
    Played { rounds: game.rounds(turns), tally, standing: players.score(&game), game }
}

/// The same match, kept: its log can be walked.
pub fn record<G: Evaluate>(start: &G, skills: &[Skill], seed: u64) -> Match<G> {
    let mut log = Vec::new();
    play(start, skills, seed, &mut Vec::new(), &mut Seer(|_: &G, actor, choice| log.push((actor, choice))));
    Match::replay(start.clone(), log, seed, &mut Quiet).expect("bots give legal answers")
}
