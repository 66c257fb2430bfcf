//! What the game says about itself.

use table::{BadContent, Chapter, Described, Descriptor, Files, Game};

use crate::content::{Rules, Strip, content};
use crate::state::Duel;

impl Described for Duel {
    const DESCRIPTOR: &'static Descriptor = &Descriptor {
        actors: "side",
        points: false,
        guide: &[Chapter::text("goal"), Chapter::shown("turn", include_str!("../guide/turn.scene"))],
        // Played by those who know its name. Without this line it is offered to everybody.
        listed: false,
        ..Descriptor::of(Self::NAME)
    };

    type Components = Strip;

    fn files() -> Files {
        content()
    }

    fn compile(files: &Files) -> Result<Rules, BadContent> {
        Rules::compile(files)
    }

    fn fingerprint(rules: &Rules) -> u64 {
        rules.fingerprint
    }

    fn components(rules: &Rules) -> Strip {
        rules.strip
    }
}
