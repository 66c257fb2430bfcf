//! How hard and expert play, setting by setting: by the network where it was measured to be at
//! least as strong as the search without one (`docs/bots.md`), everywhere else by that search.

use crate::Skill;
use crate::eval::Evaluate;
use crate::net::Weights;

const NET: Skill = Skill::Net(Weights::BuiltIn);

const fn think(lines: u32) -> Skill {
    Skill::Think(lines, Weights::BuiltIn)
}

/// Game, setting ([`Evaluate::setting`]), hard, expert. What is not here is played without a network.
const TABLE: [(&str, &str, Skill, Skill); 1] = [("adrenaline", "deathmatch of three", NET, think(64))];

/// What a skill plays by in a setting: a level by the table, unless its network does not fit the content.
pub(crate) fn playing<G: Evaluate>(skill: Skill, dealt: &G) -> Skill {
    let row = TABLE.iter().find(|row| (row.0, row.1) == (G::NAME, dealt.setting()));
    let (by_network, classic) = match skill {
        Skill::Hard => (row.map(|row| row.2), Skill::ClassicHard),
        Skill::Expert => (row.map(|row| row.3), Skill::ClassicExpert),
        other => return other,
    };
    by_network.filter(|skill| skill.ready(dealt).is_ok()).unwrap_or(classic)
}
