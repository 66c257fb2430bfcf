//! Weapons that cannot be read, or can never be fired.

use adrenaline::{Rules, content};

use super::refused;

#[test]
fn a_slot_nobody_knows_is_refused() {
    let error = refused("weapons.ron", "Pick(A, Figure, [Seen(Me)]), Hurt(2", "Pick(Q, Figure, [Seen(Me)]), Hurt(2");
    assert!(error.starts_with("weapons.ron:16: ") && error.contains('Q'), "{error}");
}

#[test]
fn a_slot_read_before_it_is_picked_is_refused() {
    assert_eq!(
        refused("weapons.ron", "Hurt(2, The(A)), Mark(1, The(A))", "Hurt(2, The(B)), Mark(1, The(A))"),
        "weapons.ron:15: weapon lock-rifle: effect basic: slot B is read before it is picked"
    );
    assert_eq!(
        refused("weapons.ron", "Pick(A, Figure, [Seen(Me), Far(Me, 2)])", "Pick(A, Figure, [Seen(B), Far(Me, 2)])"),
        "weapons.ron:42: weapon whisper: effect basic: slot B is read before it is picked"
    );
}

#[test]
fn a_slot_holds_one_kind_of_thing() {
    assert_eq!(
        refused("weapons.ron", "Pick(A, Room, [Seen(Me), Outside(Me)])", "Pick(A, Square, [Seen(Me)])"),
        "weapons.ron:68: weapon furnace: effect basic: slot A holds a Square, not a Room"
    );
    assert_eq!(
        refused("weapons.ron", "Pick(C, Figure, [Seen(B), Not(A), Not(B)])", "Pick(A, Square, [])"),
        "weapons.ron:30: weapon thor: effect high-voltage: slot A holds two kinds of things"
    );
    assert_eq!(
        refused("weapons.ron", "Move(Me, At(B))", "Move(B, At(Me))"),
        "weapons.ron:37: weapon plasma-gun: effect phase-glide: slot B holds a Square, not a Figure"
    );
}

#[test]
fn the_shooter_cannot_be_a_slot_a_heading_or_a_target() {
    assert_eq!(
        refused("weapons.ron", "Pick(A, Figure, [Unseen(Me)])", "Pick(Me, Figure, [Unseen(Me)])"),
        "weapons.ron:74: weapon heatseeker: effect basic: Me is no slot"
    );
    assert_eq!(
        refused("weapons.ron", "Pick(A, Figure, [Unseen(Me)]), Hurt(3, The(A))", "Hurt(3, The(Me))"),
        "weapons.ron:74: weapon heatseeker: effect basic: nobody can hit himself"
    );
    assert_eq!(
        refused("weapons.ron", "May(B, Figure, [Ahead(A, 1)])", "May(B, Figure, [Ahead(Me, 1)])"),
        "weapons.ron:85: weapon flamethrower: effect basic: Me is no Heading"
    );
}

#[test]
fn only_figures_can_be_told_apart() {
    assert_eq!(
        refused("weapons.ron", "Pick(B, Square, [Near(Me, 1, 2)])", "Pick(B, Square, [Not(A)])"),
        "weapons.ron:37: weapon plasma-gun: effect phase-glide: only figures can be told apart so"
    );
}

#[test]
fn an_effect_that_hits_nobody_is_refused() {
    assert_eq!(
        refused("weapons.ron", "Pick(A, Figure, [Unseen(Me)]), Hurt(3, The(A))", "Pick(A, Figure, [])"),
        "weapons.ron:74: weapon heatseeker: effect basic hits nobody"
    );
    assert_eq!(
        refused("weapons.ron", "Hurt(3, The(A)), Mark(1, The(A))", "Hurt(0, The(A))"),
        "weapons.ron:42: weapon whisper: effect basic: 0 is no damage and no mark"
    );
}

#[test]
fn an_offer_names_extras_of_the_weapon() {
    assert_eq!(
        refused("weapons.ron", "Mark(1, The(A)), Offer([1])", "Mark(1, The(A)), Offer([2])"),
        "weapons.ron:15: weapon lock-rifle: effect basic: offer of 2, which is no extra of this weapon"
    );
    assert_eq!(
        refused("weapons.ron", "Mark(1, The(A)), Offer([1])", "Mark(1, The(A)), Offer([0])"),
        "weapons.ron:15: weapon lock-rifle: effect basic: an offer names extras by number, from 1"
    );
    assert_eq!(
        refused("weapons.ron", "Mark(1, The(A)), Offer([1])", "Mark(1, The(A))"),
        "weapons.ron:15: weapon lock-rifle: extra second-lock is never offered"
    );
    // A mode is no extra.
    assert_eq!(
        refused(
            "weapons.ron",
            "steps: [Hurt(1, Each([Near(Me, 0, 0)]))]",
            "steps: [Hurt(1, Each([Near(Me, 0, 0)])), Offer([1])]"
        ),
        "weapons.ron:45: weapon electroscythe: effect basic: offer of 1, which is no extra of this weapon"
    );
}

#[test]
fn offers_are_not_nested_too_deep() {
    assert_eq!(
        refused("weapons.ron", "Hurt(2, The(C))]),\n    ]),", "Hurt(2, The(C)), Offer([1])]),\n    ]),"),
        "weapons.ron:30: weapon thor: effect chain-reaction: offers are nested too deep"
    );
}

#[test]
fn more_than_four_conditions_are_too_many() {
    let five = "Pick(A, Figure, [Unseen(Me), Unseen(Me), Unseen(Me), Unseen(Me), Unseen(Me)])";
    assert_eq!(
        refused("weapons.ron", "Pick(A, Figure, [Unseen(Me)])", five),
        "weapons.ron:74: weapon heatseeker: effect basic: more than 4 conditions"
    );
}

#[test]
fn the_first_effect_is_the_basic_one_and_free() {
    assert_eq!(
        refused(
            "weapons.ron",
            "(id: \"basic\", steps: [Pick(A, Figure, [Unseen(Me)])",
            "(id: \"hot\", steps: [Pick(A, Figure, [Unseen(Me)])"
        ),
        "weapons.ron:74: weapon heatseeker: effect \"hot\": the first is called basic, the others otherwise"
    );
    assert_eq!(
        refused("weapons.ron", "id: \"second-lock\"", "id: \"basic\""),
        "weapons.ron:15: weapon lock-rifle: effect \"basic\": the first is called basic, the others otherwise"
    );
    assert_eq!(
        refused(
            "weapons.ron",
            "(id: \"basic\", steps: [Pick(A, Figure, [Unseen(Me)])",
            "(id: \"basic\", cost: \"R\", steps: [Pick(A, Figure, [Unseen(Me)])"
        ),
        "weapons.ron:74: weapon heatseeker: the first effect is the basic one: no mode, no cost"
    );
}

#[test]
fn prices_are_made_of_r_y_and_b_and_can_be_paid() {
    assert_eq!(
        refused("weapons.ron", "reload: \"RRY\"", "reload: \"RRG\""),
        "weapons.ron:74: weapon heatseeker: reload \"RRG\": only R, Y and B"
    );
    assert_eq!(
        refused("weapons.ron", "reload: \"RRY\"", "reload: \"\""),
        "weapons.ron:74: weapon heatseeker: reload: at least one cube"
    );
    assert_eq!(
        refused("weapons.ron", "reload: \"RRY\"", "reload: \"RRRR\""),
        "weapons.ron:74: weapon heatseeker: nobody can hold the cubes to reload it"
    );
    assert_eq!(
        refused("weapons.ron", "cost: \"YY\"", "cost: \"XX\""),
        "weapons.ron:85: weapon flamethrower: effect barbecue: cost \"XX\""
    );
}

#[test]
fn ids_stand_once_and_are_words_of_their_own() {
    assert_eq!(
        refused("weapons.ron", "id: \"zx-2\"", "id: \"whisper\""),
        "weapons.ron:123: id \"whisper\" stands twice"
    );
    assert_eq!(
        refused("weapons.ron", "id: \"zx-2\"", "id: \"pass\""),
        "weapons.ron:123: id \"pass\" is a word of the game itself"
    );
    assert_eq!(
        refused("weapons.ron", "id: \"zx-2\"", "id: \"ZX 2\""),
        "weapons.ron:123: id \"ZX 2\" must be lower-case letters, digits and dashes"
    );
    assert_eq!(refused("figures.ron", "id: \"dozer\"", "id: \"violet\""), "figures.ron:6: id \"violet\" stands twice");
    assert_eq!(
        refused("powerups.ron", "id: \"newton\"", "id: \"teleporter\""),
        "powerups.ron:9: id \"teleporter\" stands twice"
    );
}

#[test]
fn a_word_names_one_thing_only() {
    let weapon = |id: &str| refused("weapons.ron", "id: \"zx-2\"", &format!("id: \"{id}\""));
    for id in ["north", "red", "shoot", "r1c2", "room-red", "tile-yrr", "luck"] {
        let said = weapon(id);
        assert!(said.ends_with(&format!(": id {id:?} is a word of the game itself")), "{said}");
    }
    // Figures and cards are answers too.
    for id in ["violet", "newton-red"] {
        let said = weapon(id);
        assert!(said.ends_with(&format!(": id {id:?} stands twice")), "{said}");
    }
    assert!(refused("figures.ron", "id: \"dozer\"", "id: \"teleporter-blue\"").ends_with("stands twice"));
    assert_eq!(
        refused("weapons.ron", "id: \"turret-tripod\"", "id: \"focus-shot\""),
        "weapons.ron:19: weapon machine-gun: effect \"focus-shot\" stands twice"
    );
    assert_eq!(refused("arenas.ron", "'g': \"green\"", "'g': \"red\""), "arenas.ron:8: room \"red\" stands twice");
    assert_eq!(
        refused("arenas.ron", "'g': \"green\"", "'g': \"dark green\""),
        "arenas.ron:8: room \"dark green\" must be lower-case letters, digits and dashes"
    );
    assert_eq!(
        refused("arenas.ron", "id: \"L2R2\"", "id: \"the pit\""),
        "arenas.ron:11: arena the pit: its id must be letters, digits and dashes"
    );
    assert_eq!(refused("tiles.ron", "\"YBB\"", "\"\""), "tiles.ron:3: tile \"\": there is nothing on it");
}

#[test]
fn weapons_must_fill_the_spawnpoints() {
    let mut files = content();
    files.replace("weapons.ron", "[]").unwrap();
    let error = Rules::compile(&files).unwrap_err().to_string();
    assert_eq!(error, "weapons.ron:1: 9 to 52 weapons are needed");
}
