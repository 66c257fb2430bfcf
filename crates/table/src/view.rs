//! Everything that somebody sees of a position, as one value.

use serde::{Deserialize, Serialize};

use crate::Game;

/// What everybody sees, and under the name `own` what the viewer sees besides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = "G::Public: Deserialize<'de>, G::Own: Deserialize<'de>"))]
pub struct View<G: Game> {
    #[serde(flatten)]
    pub public: G::Public,
    pub own: G::Own,
}
