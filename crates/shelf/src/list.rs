//! The games there are. Nothing else in the project names them all.

use std::path::Path;

use adrenaline::Adrenaline;
use serde_json::json;
use tf2_board::TfBoard;

use crate::Wrong;
use crate::registry::{AnyGame, put};

pub(crate) fn all(dir: Option<&Path>) -> Result<Vec<Box<dyn AnyGame>>, Wrong> {
    let weapons = |rules: &adrenaline::Rules| json!({ "weapons": rules.weapon_cards() });
    Ok(vec![
        put::<Adrenaline>(dir, adrenaline::content(), adrenaline::Rules::compile, weapons)?,
        put::<TfBoard>(dir, tf2_board::content(), tf2_board::Rules::compile, |_| json!({}))?,
    ])
}
