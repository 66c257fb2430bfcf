//! What both games of the box say about themselves.

use table::{BadContent, CardText, Chapter, Described, Descriptor, Files, Game, OwnWords, SideNames};

use crate::cards::Components;
use crate::content::{POWERS, Rules, content};
use crate::deathmatch::state::Adrenaline;
use crate::team::{Components as TeamComponents, TeamPlay};

const CREDITS: Option<(&str, &str)> = Some(("Filip Neduk", "Czech Games Edition"));

impl Described for Adrenaline {
    const DESCRIPTOR: &'static Descriptor = &Descriptor {
        players: (2, 6),
        guide: &[
            Chapter::text("goal"),
            Chapter::shown("turn", include_str!("../guide/deathmatch/turn.scene")),
            Chapter::shown("grab", include_str!("../guide/deathmatch/grab.scene")),
            Chapter::shown("shoot", include_str!("../guide/deathmatch/shoot.scene")),
            Chapter::shown("damage", include_str!("../guide/deathmatch/damage.scene")),
            Chapter::text("score"),
            Chapter::text("powerups"),
            Chapter::text("end"),
            Chapter::text("domination"),
            Chapter::text("turret"),
            Chapter::text("bot"),
            Chapter::text("powers"),
        ],
        credits: CREDITS,
        // Contents up to 0.1.0 had the fingerprint of their texts; then powers came, and points to begin with for
        // them, which no match of a released program had before.
        earlier: &[
            ("21e2f767d95aae35", "3da8ae2956a4d37c"),
            ("0d47d038398535af", "3da8ae2956a4d37c"),
            ("36adc54ad274470f", "3da8ae2956a4d37c"),
        ],
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
        rules.fingerprint
    }

    fn components(rules: &Rules) -> Components {
        rules.components()
    }

    fn own_words(rules: &Rules) -> OwnWords {
        rules.standard_words()
    }

    fn cards(rules: &Rules) -> Vec<CardText> {
        rules.card_texts(rules.all_arms().iter())
    }
}

impl Described for TeamPlay {
    const DESCRIPTOR: &'static Descriptor = &Descriptor {
        players: (2, 6),
        actors: "side",
        sides: SideNames::Team,
        guide: &[
            Chapter::text("goal"),
            Chapter::shown("turn", include_str!("../guide/team/turn.scene")),
            Chapter::shown("buffer", include_str!("../guide/team/buffer.scene")),
            Chapter::text("reward"),
            Chapter::text("rush"),
            Chapter::text("own"),
            Chapter::text("kills"),
        ],
        credits: CREDITS,
        folders: &[Adrenaline::NAME],
        earlier: &[("21e2f767d95aae35", "402e6666ae8a5059")],
        ..Descriptor::of(Self::NAME)
    };

    type Components = TeamComponents;

    fn files() -> Files {
        content()
    }

    /// Powers are no part of Team Play: it reads the folder in which they lie, and passes them over.
    fn compile(files: &Files) -> Result<Rules, BadContent> {
        Rules::compile(&files.clone().without(POWERS))
    }

    fn fingerprint(rules: &Rules) -> u64 {
        rules.fingerprint
    }

    fn components(rules: &Rules) -> TeamComponents {
        rules.team_components()
    }

    fn own_words(rules: &Rules) -> OwnWords {
        rules.own_words()
    }

    fn cards(rules: &Rules) -> Vec<CardText> {
        rules.card_texts(rules.all_weapons())
    }
}
