//! Whole matches with bots in all seats.

use table::{Actors, Match, Quiet, Tally};

use crate::eval::{Evaluate, Sides};
use crate::{Bot, Skill, World};

/// More answers than this, and a match is said not to end.
const LIMIT: usize = 100_000;

/// A match that bots played.
#[derive(Debug)]
pub struct Played<G: Evaluate> {
    /// Over, unless it would not end.
    pub playing: Match<G>,
    /// How often it went round the table.
    pub rounds: u32,
}

impl<G: Evaluate> Played<G> {
    /// Its answers by kind.
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        for entry in self.playing.log() {
            match (entry.actor.is_luck(), entry.single) {
                (true, _) => tally.luck += 1,
                (false, true) => tally.singles += 1,
                (false, false) => tally.decisions += 1,
            }
        }
        tally
    }
}

/// One whole match. `skills` sit in the order of the sides, over and over.
pub fn play<G: Evaluate>(start: &G, skills: &[Skill], seed: u64) -> Played<G> {
    let sides = Sides::of_game(start);
    let mut seats: Vec<(Actors, Bot<G>)> = Vec::new();
    for (side, &skill) in skills.iter().cycle().take(sides.count).enumerate() {
        let bot = Bot::new(skill, seed.wrapping_mul(31).wrapping_add(side as u64));
        seats.push((sides.members(side, start.actors()), bot));
    }
    let mut playing = Match::start(start.clone(), seed, &mut Quiet);
    let (mut turn, mut turns) = (start.turn(), 0);
    loop {
        playing.run_singles(&mut Quiet);
        turns += u32::from(playing.game().turn() != turn);
        turn = playing.game().turn();
        let Some(actor) = playing.game().waiting().first().filter(|_| playing.seq() < LIMIT) else { break };
        let (sees, bot) = &mut seats[sides.of(actor)];
        let world = World::new(playing.game(), *sees, actor).expect("the awaited actor is of this side");
        let choice = bot.answer(&world);
        let taken = playing.answer(actor, playing.seq(), choice, &mut Quiet);
        taken.expect("bots give legal answers");
    }
    Played { rounds: playing.game().rounds(turns), playing }
}
