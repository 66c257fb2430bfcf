//! Rulings of our own, where the books and the other rulings are silent.

use crate::table_talk::offers;

#[test]
fn ruling_f1_the_teleporter_may_set_its_figure_down_where_it_stands() {
    let scene = "violet at r0c2 powerups teleporter-blue | dozer at r0c1";
    assert!(offers(scene, "teleporter-blue").contains(" r0c2"));
}

#[test]
fn ruling_f5_a_figure_that_sees_the_shooter_when_the_scope_hurts_may_answer() {
    // From r1c3 the shooter is not seen, from r1c2 it is.
    let scene = "violet at r0c2 holds grenade-launcher powerups targeting-scope-red \
         | dozer at r1c3 powerups tagback-grenade-red | sprog at r2c0";
    let pushed = "shoot grenade-launcher @dozer pass r1c2 pass";
    assert!(offers(scene, &format!("{pushed} pass")).starts_with("violet: run"));
    assert_eq!(offers(scene, &format!("{pushed} targeting-scope-red blue @dozer")), "dozer: tagback-grenade-red pass");
}

#[test]
fn ruling_f6_a_shot_may_strike_somebody_whose_board_is_full() {
    let scene = "violet at r0c2 holds thor | dozer at r0c1 damage sprog*12 | sprog at r2c0";
    assert!(offers(scene, "").contains("shoot"));
}
