//! What is refused is refused for a reason, and the reason is true: every game
//! brings its own facts, this file the walk and what all of them look up.

use std::mem::discriminant;

use rand::RngExt;

use crate::{Actor, Arg, Choice, Message, Name, Options, Spoken, draw, rng};

/// A reason stated to somebody who is asked, against an answer that is not offered.
#[derive(Debug)]
pub struct Stated<'a, G: Spoken> {
    pub game: &'a G,
    pub actor: Actor,
    pub offers: &'a Options<G>,
    pub choice: G::Choice,
    /// The answer as a word.
    pub word: String,
    pub reason: &'a Message,
}

impl<G: Spoken> Stated<'_, G> {
    /// Is another answer of the same kind offered: another square, another card?
    pub fn is_asked_for(&self) -> bool {
        self.offers.iter().any(|offer| discriminant(offer) == discriminant(&self.choice))
    }

    /// Is this word offered?
    pub fn offers(&self, word: &str) -> bool {
        self.offers.iter().any(|&offer| self.game.say(offer) == word)
    }

    /// An argument of the reason that is a number.
    pub fn number(&self, name: &str) -> Option<i64> {
        self.reason.args.iter().find_map(|(key, arg)| match arg {
            Arg::Number(n) if key == name => Some(*n),
            _ => None,
        })
    }
}

/// Plays one random match. In one position out of `every`, all answers that are not offered are
/// asked about, and `is_true` says of each reason whether it holds. How many were there? Else the
/// untrue ones, the first of each for each question.
pub fn reasons<G: Spoken>(
    start: &G,
    seed: u64,
    every: u32,
    is_true: impl Fn(&Stated<'_, G>) -> bool,
) -> Result<usize, String> {
    let mut untrue = std::collections::BTreeMap::new();
    let mut rng = rng(seed);
    let mut game = start.clone();
    let (mut offers, mut met, mut way) = (Vec::new(), 0, Vec::new());
    while let Some(actor) = game.waiting().first() {
        game.choices(actor, &mut offers);
        if !actor.is_luck() && rng.random_ratio(1, every) {
            for choice in (0..G::CHOICES).filter_map(G::Choice::from_index).filter(|choice| !offers.contains(choice)) {
                let word = game.say(choice);
                let reason = game.why_not(actor, choice).unwrap_or_else(|| Message::new("neither offered nor refused"));
                met += 1;
                let stated = Stated { game: &game, actor, offers: &offers, choice, word, reason: &reason };
                if !is_true(&stated) {
                    let offered: Vec<String> = offers.iter().map(|&offer| game.say(offer)).collect();
                    let (word, name) = (&stated.word, game.actor_name(actor));
                    let last = way[way.len().saturating_sub(12)..].join(" · ");
                    let told = format!(
                        "{name} is told {reason:?} of {word} ({choice:?})\noffered: {}\nlast answers: {last}\n",
                        offered.join(" ")
                    );
                    untrue.entry((reason.id.clone(), game.question(actor).id)).or_insert(told);
                }
            }
        }
        let choice = match actor.is_luck() {
            true => draw(&game, &offers, &mut rng),
            false => offers[rng.random_range(0..offers.len())],
        };
        way.push(format!("{} {}", game.actor_name(actor), game.say(choice)));
        game.apply(actor, choice, &mut crate::Quiet);
    }
    let told = |((_, question), told): ((Name, Name), String)| format!("asked {question}: {told}");
    let untrue: Vec<String> = untrue.into_iter().map(told).collect();
    if untrue.is_empty() { Ok(met) } else { Err(format!("{}, seed {seed}:\n{}", G::NAME, untrue.join("\n"))) }
}
