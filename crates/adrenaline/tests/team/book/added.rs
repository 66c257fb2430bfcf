//! T1 and on: rulings added by this implementation.

use crate::table_talk::Table;
use adrenaline::team::Setup;
use adrenaline::{Rules, Team, TeamPlay};
use table::Game;

#[test]
fn t1_a_shot_with_a_characters_own_weapon_must_hit_somebody() {
    // Strafe alone would be a move without a shot.
    let mut table = Table::with(
        "black violet dozer echo | violet at r2c0 weapon custom-carbine | d-struct-0r at r0c3 | banshee at r0c3",
    );
    table.go("@violet");
    assert!(!table.offered("shoot"));
}

#[test]
fn t2_a_second_token_of_a_kind_does_not_count_as_a_hit() {
    let near = "black banshee dozer violet | banshee at r0c3 | d-struct-0r at r0c2 | echo at r2c0";
    let mut table = Table::with(&format!("{near} | d-struct-0r control"));
    table.go("@banshee shoot siren-call basic @sprog");
    assert!(!table.offered("+duet"), "the only other target is controlled already");
    let mut table = Table::with(near);
    table.go("@banshee shoot siren-call basic @sprog +duet");
    assert!(table.who("d-struct-0r").control || table.offered("@d-struct-0r"));
}

#[test]
fn t3_the_speaker_of_a_team_gives_a_player_the_floor_for_a_powerup() {
    let mut table = Table::with("seats 2v1 | black-2 powerups newton-red targeting-scope-red");
    assert_eq!(table.offers(), ["@d-struct-0r", "@banshee", "@dozer", "black-2"]);
    table.go("black:black-2");
    assert_eq!(table.offers(), ["newton-red", "pass"]);
    table.go("black-2:pass");
    assert!(!table.offered("black-2"), "declined until the next action");
    table.go("@dozer pass");
    assert!(table.offered("black-2"));
}

#[test]
fn t4_a_response_counts_for_ones_own_character_first() {
    let mut table = Table::with(
        "seats 1v2 | white-1 powerups tagback-grenade-red | white-2 powerups tagback-grenade-yellow \
         | black-1 holds machine-gun | dozer at r0c2 | sprog at r1c3",
    );
    table.go("@dozer shoot machine-gun @violet @echo pass");
    table.go("white-1:tagback-grenade-red white-2:tagback-grenade-yellow");
    assert_eq!(table.who("dozer").marks, 2);
}

#[test]
fn t5_the_discount_of_tune_is_for_the_first_reload() {
    let mut table =
        Table::with("black violet dozer echo | violet at r0c0 | black-1 ammo RYB | pool black vortex-cannon hellion");
    table.pass_actions().go("@violet tune").until("reload");
    table.go("vortex-cannon");
    assert_eq!((table.question().as_str(), table.offers()), ("tune", vec!["red".to_owned(), "blue".to_owned()]));
    table.go("blue");
    assert_eq!(table.player("black-1").ammo, [0, 1, 1]);
    assert_eq!(table.why_not("hellion"), "cannot-pay");
}

#[test]
fn t6_setups_are_checked() {
    let rules = Rules::embedded();
    let bad = |setup: Setup| TeamPlay::new(rules, &setup).unwrap_err().0.id;
    assert_eq!(bad(Setup::seated(0, 2)), "adrenaline-team-setup-players");
    assert_eq!(bad(Setup::seated(2, 4)), "adrenaline-team-setup-players");
    assert_eq!(bad(Setup { arena: "L9".into(), ..Setup::default() }), "adrenaline-setup-arena");
    assert_eq!(bad(Setup { skulls: 9, ..Setup::default() }), "adrenaline-setup-skulls");
    assert_eq!(bad(Setup { reward: Some("gold".into()), ..Setup::default() }), "adrenaline-team-setup-reward");
    assert_eq!(
        bad(Setup { weapons: Some(vec!["whisper".into()]), ..Setup::default() }),
        "adrenaline-team-setup-weapon"
    );
    assert_eq!(
        bad(Setup { weapons: Some(vec!["hot-rod".into()]), ..Setup::default() }),
        "adrenaline-team-setup-weapons"
    );
    let first = Setup { first: Some(Team::White), ..Setup::default() };
    assert!(TeamPlay::new(rules, &first).unwrap().public().teams[1].starts);
}
