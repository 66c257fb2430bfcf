//! What the game says about itself.

use table::{BadContent, CardText, Chapter, Described, Descriptor, Files, Game, OwnWords};

use crate::chart::Chart;
use crate::content::{Rules, content};
use crate::setup::Setup;
use crate::state::TfTurns;

impl Described for TfTurns {
    const DESCRIPTOR: &'static Descriptor = &Descriptor {
        actors: "side",
        points: false,
        guide: &[
            Chapter::text("goal"),
            Chapter::shown("round", include_str!("../guide/round.scene")),
            Chapter::text("levels"),
            Chapter::shown("fire", include_str!("../guide/fire.scene")),
            Chapter::text("heal"),
            Chapter::text("build"),
            Chapter::shown("points", include_str!("../guide/points.scene")),
            Chapter::text("death"),
            Chapter::text("house"),
        ],
        credits: Some(("Robert Heslin", "DigiPen")),
        ..Descriptor::of(Self::NAME)
    };

    type Components = Chart;

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
        let numbers = &rules.numbers;
        Setup {
            team_size: Some(numbers.team_size),
            buildings: Some(numbers.buildings_on_engineer_death),
            sanctuary: Some(numbers.spawn_sanctuary),
            ..Setup::default()
        }
    }

    fn settle(rules: &Rules, setup: &mut Setup) {
        setup.settle(rules);
    }

    fn components(rules: &Rules) -> Chart {
        rules.chart()
    }

    fn own_words(rules: &Rules) -> OwnWords {
        rules.own_words()
    }

    fn cards(rules: &Rules) -> Vec<CardText> {
        rules.card_texts()
    }
}
