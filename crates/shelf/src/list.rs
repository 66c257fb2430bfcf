//! The games there are. Nothing else in the project names them all.

use std::path::Path;

use adrenaline::{Adrenaline, TeamPlay};
use serde_json::json;
use tf2_board::TfBoard;
use tf2_turns::State as TfTurns;

use crate::Wrong;
use crate::registry::{AnyGame, put};

pub(crate) fn all(dir: Option<&Path>) -> Result<Vec<Box<dyn AnyGame>>, Wrong> {
    let deathmatch =
        |rules: &adrenaline::Rules| json!({ "arenas": rules.arena_cards(), "weapons": rules.weapon_cards() });
    let team = |rules: &adrenaline::Rules| {
        let team = &rules.team;
        json!({
            "arenas": rules.arena_cards(),
            "weapons": rules.weapon_cards(),
            "own_weapons": team.own_weapon_cards(),
            "characters": team.characters,
            "rewards": team.rewards,
            "numbers": team.numbers,
        })
    };
    let classes = |rules: &tf2_board::Rules| json!({ "classes": rules.class_cards(), "sentry": rules.sentry_cards(), "maps": rules.map_cards() });
    Ok(vec![
        put::<Adrenaline>(dir, adrenaline::content(), adrenaline::Rules::compile, deathmatch)?,
        put::<TeamPlay>(dir, adrenaline::content(), adrenaline::Rules::compile, team)?,
        put::<TfBoard>(dir, tf2_board::content(), tf2_board::Rules::compile, classes)?,
        put::<TfTurns>(dir, tf2_turns::content(), tf2_turns::Rules::compile, |rules| json!(rules.chart()))?,
    ])
}
