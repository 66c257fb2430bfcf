//! From a thing on the table to the answers that lead to it: somebody clicks a
//! square, a weapon or an enemy, and the rules say which action that can mean.

use table::{Actor, Actors, Message, Pointer, Quiet};

use crate::registry::Complete;

/// Answers that one chair could give one after another.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// Words of the answers. Where several ways begin alike, as far as they agree.
    pub words: Vec<String>,
    /// The first answer as people read it.
    pub label: Message,
}

/// This many answers ahead.
const DEPTH: usize = 4;
/// This many answers are tried in thought.
const BUDGET: usize = 250;
/// A way may be this much longer than the shortest one.
const DETOUR: usize = 1;

/// A position in thought, and the answers that led to it.
struct Thought<G: Complete> {
    world: G,
    actor: Actor,
    path: Vec<G::Choice>,
    words: Vec<String>,
}

/// The ways to an answer that points at a thing, one for each first answer, the shortest first.
pub(crate) fn toward<G: Complete>(game: &G, asker: Actor, to: &Pointer, sees: Actors) -> Vec<Way> {
    let mut ways: Vec<(G::Choice, usize, Way)> = Vec::new();
    let (mut options, mut offered) = (Vec::new(), Vec::new());
    game.choices(asker, &mut offered);
    // Nothing that is hidden shines through a world that was dealt anew.
    let world = game.deal_again(sees, &mut table::rng(0));
    let mut level = vec![Thought { world, actor: asker, path: Vec::new(), words: Vec::new() }];
    let mut budget = BUDGET;
    for depth in 1..=DEPTH {
        let mut next = Vec::new();
        for Thought { world, actor, path, words } in &level {
            options.clear();
            world.choices(*actor, &mut options);
            if path.is_empty() {
                options.retain(|choice| offered.contains(choice));
            }
            for &choice in &options {
                let first = path.first().copied().unwrap_or(choice);
                if world.pointer(choice).as_ref() == Some(to) {
                    let words = words.iter().cloned().chain([world.say(choice)]).collect();
                    match ways.iter_mut().find(|(other, ..)| *other == first) {
                        None => ways.push((first, depth, Way { words, label: game.label(asker, first) })),
                        Some((_, of, way)) if *of == depth => agree(&mut way.words, &words),
                        Some(_) => {}
                    }
                }
            }
            for &choice in &options {
                let first = path.first().copied().unwrap_or(choice);
                if depth == DEPTH || budget == 0 || ways.iter().any(|(other, ..)| *other == first) {
                    continue;
                }
                budget -= 1;
                let mut after = world.clone();
                after.apply(*actor, choice, &mut Quiet);
                let Some(asked) = after.waiting().and(sees).first() else { continue };
                let words = words.iter().cloned().chain([world.say(choice)]).collect();
                let path = path.iter().copied().chain([choice]).collect();
                next.push(Thought { world: after, actor: asked, path, words });
            }
        }
        level = next;
    }
    let shortest = ways.iter().map(|(_, depth, _)| *depth).min().unwrap_or(0);
    ways.into_iter().filter(|(_, depth, _)| *depth <= shortest + DETOUR).map(|(.., way)| way).collect()
}

/// Keeps the beginning that both have.
fn agree(words: &mut Vec<String>, other: &[String]) {
    let same = words.iter().zip(other).take_while(|(one, two)| one == two).count();
    words.truncate(same);
}
