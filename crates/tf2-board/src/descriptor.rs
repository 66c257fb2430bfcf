//! What the game says about itself.

use table::{BadContent, CardText, Chapter, Described, Descriptor, Files, Game, OwnWords};

use crate::cards::Components;
use crate::content::{Rules, content};
use crate::setup::Setup;
use crate::state::TfBoard;

impl Described for TfBoard {
    const DESCRIPTOR: &'static Descriptor = &Descriptor {
        actors: "team",
        points: false,
        guide: &[
            Chapter::text("goal"),
            Chapter::shown("turn", include_str!("../guide/turn.scene")),
            Chapter::shown("attack", include_str!("../guide/attack.scene")),
            Chapter::text("flag"),
            Chapter::shown("points", include_str!("../guide/points.scene")),
            Chapter::text("end"),
            Chapter::text("house"),
        ],
        credits: Some(("Victor Cecci", "DigiPen")),
        ..Descriptor::of(Self::NAME)
    };

    type Components = Components;

    fn files() -> Files {
        content()
    }

    fn compile(files: &Files) -> Result<Rules, BadContent> {
        Rules::compile(files)
    }

    fn fingerprint(rules: &Rules) -> u64 {
        rules.fingerprint()
    }

    fn usual(rules: &Rules) -> Setup {
        let settings = &rules.settings;
        Setup { lead: Some(settings.lead), sanctuary: Some(settings.spawn_sanctuary), ..Setup::default() }
    }

    fn components(rules: &Rules) -> Components {
        rules.components()
    }

    fn own_words(rules: &Rules) -> OwnWords {
        rules.own_words()
    }

    fn cards(rules: &Rules) -> Vec<CardText> {
        rules.card_texts()
    }
}
