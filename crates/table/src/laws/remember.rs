//! Dealing again forgets nothing: no dealt world contradicts what its viewer
//! was told since the match began. The rules keep books of that; this law does
//! not read them. A game's test says by [`Heard`] what can be concluded from
//! the events alone.

use std::fmt::Write;

use rand::RngExt;

use crate::{Actors, Spoken, Tally, draw, rng};

use super::Care;

/// A viewer with a perfect memory, who knows nothing but what they were told.
pub trait Heard<G: Spoken> {
    /// The part of an event that the viewer may know.
    fn hear(&mut self, event: &G::Event);

    /// What in this world contradicts all that was heard.
    fn doubt(&self, dealt: &G) -> Option<String>;
}

/// For a game that hides nothing.
impl<G: Spoken> Heard<G> for () {
    fn hear(&mut self, _event: &G::Event) {}

    fn doubt(&self, _dealt: &G) -> Option<String> {
        None
    }
}

/// Plays one random match from `start`. A spectator and every actor hear the
/// masked events from the first one on; at one question in [`Care::every`] a
/// few worlds are dealt for each of them. None may raise a doubt, and to whom no event
/// was ever masked, the true world is the only one.
///
/// Returns how the match went, and how many dealt worlds differed from it.
pub fn remember<G: Spoken, H: Heard<G>>(
    start: &G,
    seed: u64,
    care: Care,
    listen: impl Fn(&G, Actors) -> H,
) -> Result<(Tally, u64), String> {
    let mut rng = rng(seed);
    let mut game = start.clone();
    let viewers = [Actors::NONE, start.actors()].into_iter().chain(start.actors().map(Actors::one));
    let mut seats: Vec<(Actors, H, bool)> = viewers.map(|sees| (sees, listen(start, sees), true)).collect();
    let (mut options, mut events, mut way) = (Vec::new(), Vec::new(), String::new());
    let (mut tally, mut differed) = (Tally::default(), 0);
    while let Some(actor) = game.waiting().first() {
        if tally.answers() >= care.limit {
            return Err(format!("{}, seed {seed}: a match ends", G::NAME));
        }
        if rng.random_ratio(1, care.every) {
            for (sees, heard, all) in &seats {
                for _ in 0..4 {
                    let dealt = game.deal_again(*sees, &mut rng);
                    differed += u64::from(dealt != game);
                    let doubt = match *all && dealt != game {
                        true => Some("nothing was ever hidden from them".to_owned()),
                        false => heard.doubt(&dealt),
                    };
                    if let Some(doubt) = doubt {
                        let at = tally.answers();
                        return Err(format!(
                            "{}, seed {seed}, answer {at}: a world dealt for {sees:?} contradicts what they were told: \
                             {doubt}\n{way}\n{dealt:?}",
                            G::NAME
                        ));
                    }
                }
            }
        }
        game.choices(actor, &mut options);
        let choice = match actor.is_luck() {
            true => draw(&game, &options, &mut rng),
            false => options[rng.random_range(0..options.len())],
        };
        match (actor.is_luck(), options.len()) {
            (true, _) => tally.luck += 1,
            (false, 1) => tally.singles += 1,
            (false, _) => tally.decisions += 1,
        }
        let _ = write!(way, "{} {} · ", game.actor_name(actor), game.say(choice));
        events.clear();
        game.apply(actor, choice, &mut events);
        for event in &events {
            for (sees, heard, all) in &mut seats {
                let told = game.seen(event, *sees);
                *all &= told.as_ref() == Some(event);
                told.iter().for_each(|event| heard.hear(event));
            }
        }
    }
    Ok((tally, differed))
}
