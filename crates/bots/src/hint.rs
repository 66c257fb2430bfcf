//! Advice for people: the best answers, what to expect of them, and how sure that is.

use serde::Serialize;

use crate::eval::Evaluate;
use crate::search::Finding;
use crate::{Bot, World};

/// One answer worth considering.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Hint<C> {
    pub choice: C,
    /// The share of the victory to expect, from 0 to 1: a fair start at a table of five has 0.2.
    pub share: f32,
    /// How sure it is that this is the answer to give: the part of the thinking
    /// that went into it, from 0 to 1. The hints of one question add up to 1 at most.
    pub sure: f32,
}

/// The three best answers, best first; fewer if there are fewer.
pub fn hint<G: Evaluate>(bot: &mut Bot<G>, world: &World<'_, G>) -> Vec<Hint<G::Choice>> {
    let mut findings = bot.findings(world);
    findings.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.share.total_cmp(&a.share)));
    let all: u32 = findings.iter().map(|f| f.visits).sum();
    let sure = |f: &Finding<G::Choice>| f.visits as f32 / all.max(1) as f32;
    findings.iter().take(3).map(|f| Hint { choice: f.choice, share: f.share, sure: sure(f) }).collect()
}
