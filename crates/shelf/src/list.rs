//! The games there are. Nothing else in the project names them all.

use std::path::Path;

use adrenaline::{Adrenaline, TeamPlay};
use serde_json::json;
use table::Game;
use tf2_board::TfBoard;
use tf2_turns::State as TfTurns;

use crate::Wrong;
use crate::folder::Home;
use crate::registry::{AnyGame, Title, put};

/// The folders of content, each with the files that it may hold.
pub(crate) fn homes() -> Vec<Home> {
    vec![
        Home { name: Adrenaline::NAME, files: adrenaline::deathmatch_content() },
        Home { name: TeamPlay::NAME, files: adrenaline::content() },
        Home { name: TfBoard::NAME, files: tf2_board::content() },
        Home { name: TfTurns::NAME, files: tf2_turns::content() },
    ]
}

/// A game that could be loaded, or the name of one that could not, and why.
pub(crate) type Loaded = Result<Box<dyn AnyGame>, (&'static str, Wrong)>;

pub(crate) fn all(dir: Option<&Path>) -> Vec<Loaded> {
    let homes = &homes();
    let deathmatch = Title::<Adrenaline> {
        folders: &[Adrenaline::NAME],
        embedded: adrenaline::deathmatch_content,
        compile: adrenaline::Rules::compile,
        fingerprint: |rules| rules.fingerprint,
        components: |rules| json!(rules.components()),
        // Contents up to 0.1.0 had the fingerprint of their texts.
        earlier: &[("21e2f767d95aae35", "0d47d038398535af")],
    };
    let team = Title::<TeamPlay> {
        // Both games of the box share its files.
        folders: &[Adrenaline::NAME, TeamPlay::NAME],
        embedded: adrenaline::content,
        compile: adrenaline::Rules::compile,
        fingerprint: |rules| rules.fingerprint,
        components: |rules| json!(rules.team_components()),
        earlier: &[("21e2f767d95aae35", "402e6666ae8a5059")],
    };
    let board = Title::<TfBoard> {
        folders: &[TfBoard::NAME],
        embedded: tf2_board::content,
        compile: tf2_board::Rules::compile,
        fingerprint: tf2_board::Rules::fingerprint,
        components: |rules| json!(rules.components()),
        earlier: &[("db633d6fee552b64", "c6444decb670b1c8")],
    };
    let turns = Title::<TfTurns> {
        folders: &[TfTurns::NAME],
        embedded: tf2_turns::content,
        compile: tf2_turns::Rules::compile,
        fingerprint: tf2_turns::Rules::fingerprint,
        components: |rules| json!(rules.chart()),
        earlier: &[("75bbadd81cfd576b", "613ae37dba0da46c")],
    };
    vec![put(dir, deathmatch, homes), put(dir, team, homes), put(dir, board, homes), put(dir, turns, homes)]
}
