//! The games there are. Nothing else in the project names them all.

use std::path::Path;

use adrenaline::Adrenaline;
use serde_json::json;

use crate::Wrong;
use crate::registry::{AnyGame, put};

pub(crate) fn all(dir: Option<&Path>) -> Result<Vec<Box<dyn AnyGame>>, Wrong> {
    Ok(vec![put::<Adrenaline>(
        dir,
        adrenaline::content(),
        adrenaline::Rules::compile,
        |rules| json!({ "weapons": rules.weapon_cards() }),
    )?])
}
