//! Every reason why something is not offered.

use adrenaline::{Card, Choice, Figure, Rules, Square, Tile, Weapon};
use table::{Actor, Game, Spoken};

use crate::table_talk::{Table, reason, why};

/// Violet holds nothing; Dozer stands next to her.
const PLAIN: &str = "violet at r0c2 | dozer at r0c1 | sprog at r2c0";
const ARMED: &str = "violet at r0c2 holds lock-rifle machine-gun | dozer at r0c1 | sprog at r1c2 | banshee at r2c0";

#[test]
fn over() {
    let mut table = Table::set("frenzy one 1 | turn violet | violet at r0c0 | dozer at r0c1");
    while let Some((actor, options)) = table.asked() {
        table.0.game.apply(actor, *options.last().unwrap(), &mut table.0.told);
    }
    assert_eq!(table.why("run"), "over");
}

#[test]
fn luck() {
    let table = Table::set(PLAIN).play("pass");
    assert_eq!(table.why_for(Actor(0), "run"), "luck");
}

#[test]
fn luck_itself_is_told_something_too() {
    let table = Table::set(PLAIN).play("pass");
    for word in ["run", "zx-2", "newton-red", "@dozer", "r0c0", "red"] {
        assert_eq!(table.why_for(Actor::LUCK, word), "now", "{word}");
    }
}

#[test]
fn your_turn() {
    assert_eq!(Table::set(PLAIN).why_for(Actor(1), "run"), "your-turn asked=Violet");
}

#[test]
fn in_this_game() {
    let game = Table::set(PLAIN).game;
    let beyond = [
        Choice::Weapon(Weapon(63)),
        Choice::Figure(Figure(7)),
        Choice::Square(Square(31)),
        Choice::Card(Card(15)),
        Choice::Tile(Tile(15)),
    ];
    for choice in beyond {
        assert_eq!(reason(&game.why_not(Actor(0), choice).unwrap()), "in-this-game");
    }
}

/// A red cube is due; there is one, a red card, and no blue cube.
const BILL: &str = "violet at r0c2 ammo RY powerups newton-red newton-blue | dozer at r0c1 | spawn blue heatseeker";

#[test]
fn no_cube() {
    assert_eq!(why(BILL, "grab r0c2 heatseeker", "blue"), "no-cube");
}

#[test]
fn other_colour() {
    assert_eq!(why(BILL, "grab r0c2 heatseeker", "yellow"), "other-colour");
    assert_eq!(why(BILL, "grab r0c2 heatseeker", "newton-blue"), "other-colour");
}

#[test]
fn now() {
    for word in ["r0c0", "@dozer", "red", "north", "room-red", "tile-PRB", "dozer", "basic"] {
        assert_eq!(why(PLAIN, "", word), "now", "{word}");
    }
    assert_eq!(why(PLAIN, "run", "zx-2"), "not-yours");
}

#[test]
fn nobody_there() {
    let scene = "violet at r0c2 holds furnace flamethrower | dozer at r1c2";
    assert_eq!(why(scene, "shoot furnace +cozy-fire", "r0c1"), "nobody-there");
    assert_eq!(why(scene, "shoot furnace basic", "room-green"), "nobody-there");
    assert_eq!(why(scene, "shoot flamethrower basic", "west"), "nobody-there");
}

#[test]
fn must_choose() {
    assert_eq!(why(ARMED, "shoot", "pass"), "must-choose");
    assert_eq!(why(PLAIN, "run", "pass"), "must-choose");
}

#[test]
fn no_actions_left() {
    let scene = "violet at r0c2 holds zx-2 powerups newton-red | dozer at r0c1";
    for word in ["run", "grab", "shoot", "zx-2"] {
        assert_eq!(why(scene, "run r0c1 run r0c2", word), "no-actions-left", "{word}");
    }
}

#[test]
fn no_run_in_frenzy() {
    assert_eq!(why("frenzy one 1 | turn violet | violet at r0c0 | dozer at r0c1", "", "run"), "no-run-in-frenzy");
}

#[test]
fn no_weapon() {
    assert_eq!(why(PLAIN, "", "shoot"), "no-weapon");
}

#[test]
fn all_unloaded() {
    assert_eq!(why("violet at r0c2 unloaded zx-2 | dozer at r0c1", "", "shoot"), "all-unloaded");
}

#[test]
fn no_target() {
    let scene = "violet at r0c2 holds sledgehammer zx-2 powerups newton-red | dozer at r0c1";
    assert_eq!(why(scene, "shoot", "sledgehammer"), "no-target");
    assert_eq!(why("violet at r0c2 holds sledgehammer | dozer at r0c1", "", "shoot"), "no-target");
    assert_eq!(why("violet at r0c2 holds sledgehammer | dozer at r0c1", "", "sledgehammer"), "no-target");
    // Newton with nobody else on the board.
    assert_eq!(why("violet at r0c2 powerups newton-red | dozer", "", "newton-red"), "no-target");
    // A mode.
    let scene = "violet at r0c2 holds shotgun | dozer at r0c1";
    assert_eq!(why(scene, "shoot shotgun", "basic"), "no-target");
}

#[test]
fn in_the_middle() {
    assert_eq!(why(PLAIN, "run", "grab"), "in-the-middle");
}

#[test]
fn cannot_pay() {
    let scene = "violet at r0c2 ammo - unloaded zx-2 | dozer at r0c1 | spawn blue whisper";
    assert_eq!(why(scene, "grab r0c2", "whisper"), "cannot-pay cost=1-yellow+1-blue");
    assert_eq!(why(scene, "pass", "zx-2"), "cannot-pay cost=1-red+1-yellow");
    let scene = "violet at r0c2 holds machine-gun ammo Y | dozer at r0c1";
    assert_eq!(why(scene, "shoot machine-gun @dozer", "+turret-tripod"), "cannot-pay cost=1-blue");
}

#[test]
fn held_already() {
    assert_eq!(why("violet at r0c2 holds zx-2 | dozer at r0c1 | spawn blue thor", "grab r0c2", "zx-2"), "held-already");
}

#[test]
fn not_here() {
    let scene = "violet at r0c2 | dozer at r0c1 | spawn blue thor | spawn red zx-2";
    assert_eq!(why(scene, "grab r0c2", "zx-2"), "not-here");
}

#[test]
fn not_yours() {
    assert_eq!(why(ARMED, "shoot", "zx-2"), "not-yours");
}

#[test]
fn just_taken() {
    let scene = "violet at r0c2 holds whisper zx-2 shotgun | dozer at r2c3 | spawn blue shockwave";
    assert_eq!(why(scene, "grab r0c2 shockwave", "shockwave"), "just-taken");
}

#[test]
fn loaded() {
    let scene = "violet at r0c2 holds thor unloaded zx-2 | dozer at r2c3";
    assert_eq!(why(scene, "pass", "thor"), "loaded");
}

#[test]
fn no_shot_left() {
    // The yellow cube can reload either; the sledgehammer would hit nobody.
    let scene = "frenzy two 2 | first dozer | turn violet | violet at r0c2 ammo RY unloaded sledgehammer zx-2 \
         | dozer at r0c1";
    assert_eq!(why(scene, "shoot r0c2", "sledgehammer"), "no-shot-left");
}

#[test]
fn unloaded() {
    let scene = "violet at r0c2 holds thor unloaded zx-2 | dozer at r0c1";
    assert_eq!(why(scene, "shoot", "zx-2"), "unloaded");
    assert_eq!(why(scene, "", "zx-2"), "unloaded");
}

#[test]
fn shoot_first() {
    assert_eq!(why(ARMED, "", "lock-rifle"), "shoot-first");
}

#[test]
fn later() {
    let scene = "violet at r0c2 holds thor ammo BBB | dozer at r0c1 | sprog at r0c0";
    assert_eq!(why(scene, "shoot thor @dozer", "+high-voltage"), "later");
}

#[test]
fn used() {
    assert_eq!(why(ARMED, "shoot machine-gun @dozer @sprog +focus-shot @dozer", "+focus-shot"), "used");
}

#[test]
fn yourself() {
    assert_eq!(why(ARMED, "shoot lock-rifle", "@violet"), "yourself");
}

#[test]
fn off_board() {
    let scene = "violet at r0c2 holds zx-2 | dozer at r0c1 | sprog | turn violet";
    assert_eq!(why(scene, "shoot zx-2 basic", "@sprog"), "off-board who=Sprog");
}

#[test]
fn not_hurt() {
    let scene = "violet at r0c2 holds zx-2 powerups targeting-scope-red | dozer at r0c1 | sprog at r1c2";
    assert_eq!(why(scene, "shoot zx-2 basic @dozer targeting-scope-red red", "@sprog"), "not-hurt");
}

#[test]
fn leads_nowhere() {
    let scene = "violet at r0c0 holds tractor-beam | dozer at r0c1 | sprog at r2c3";
    assert_eq!(why(scene, "shoot tractor-beam basic", "@sprog"), "leads-nowhere");
}

#[test]
fn stand_still() {
    assert_eq!(why(PLAIN, "run", "r0c2"), "stand-still");
}

#[test]
fn too_far() {
    assert_eq!(why(PLAIN, "run", "r2c0"), "too-far distance=4 most=3");
    assert_eq!(why(PLAIN, "grab", "r0c0"), "too-far distance=2 most=1");
    let awake = "violet at r0c2 holds zx-2 damage dozer*6 | dozer at r0c1";
    assert_eq!(why(awake, "shoot", "r0c0"), "too-far distance=2 most=1");
    let scene = "violet at r0c2 holds sledgehammer | dozer at r0c2 | sprog at r0c1";
    assert_eq!(why(scene, "shoot sledgehammer basic", "@sprog"), "too-far distance=1 most=0");
}

#[test]
fn no_target_there() {
    let awake = "violet at r0c2 holds sledgehammer damage dozer*6 | dozer at r0c1";
    assert_eq!(why(awake, "shoot", "r0c3"), "no-target-there");
}

#[test]
fn not_straight() {
    let scene = "violet at r0c2 holds railgun powerups newton-red | dozer at r0c1 | sprog at r1c3";
    assert_eq!(why(scene, "newton-red @dozer", "r1c2"), "not-straight");
    assert_eq!(why(scene, "shoot railgun basic", "@sprog"), "not-straight");
}

#[test]
fn wall_between() {
    let scene = "violet at r0c2 powerups newton-red | dozer at r1c1 | sprog at r0c0";
    assert_eq!(why(scene, "newton-red @dozer", "r1c0"), "wall-between");
    // In line and without a wall, but too far; and where it stands.
    assert_eq!(why(scene, "newton-red @sprog", "r0c3"), "too-far distance=3 most=2");
    assert_eq!(why(scene, "newton-red @sprog", "r0c0"), "same-square");
    // The same with a weapon.
    let scene = "violet at r1c1 holds sledgehammer | dozer at r1c1";
    assert_eq!(why(scene, "shoot sledgehammer +pulverize @dozer", "r1c0"), "wall-between");
}

#[test]
fn an_extra_that_alone_is_for_sale_and_cannot_be_paid_says_so() {
    let scene = "violet at r0c2 holds rocket-launcher ammo - | dozer at r0c1 | sprog at r0c0";
    assert_eq!(why(scene, "shoot rocket-launcher", "+rocket-jump"), "cannot-pay cost=1-blue");
}

#[test]
fn cannot_see() {
    assert_eq!(why(ARMED, "shoot lock-rifle", "@banshee"), "cannot-see");
}

#[test]
fn other_heading() {
    let scene = "violet at r0c1 holds flamethrower | dozer at r0c0 | sprog at r0c2 | banshee at r0c3";
    assert_eq!(why(scene, "shoot flamethrower basic east", "@dozer"), "other-heading");
    assert_eq!(why(scene, "shoot flamethrower basic east", "@banshee"), "too-far distance=2 most=1");
    assert_eq!(why(scene, "shoot flamethrower basic east pass", "@sprog"), "too-near distance=1 least=2");
}

#[test]
fn other_mode() {
    let scene = "violet at r0c1 holds flamethrower ammo YY | dozer at r0c0 | sprog at r0c2";
    assert_eq!(why(scene, "shoot flamethrower basic", "+barbecue"), "other-mode");
    assert_eq!(why(scene, "shoot flamethrower basic", "basic"), "used");
}

#[test]
fn can_see() {
    let scene = "violet at r0c2 holds heatseeker | dozer at r0c1 | sprog at r2c0";
    assert_eq!(why(scene, "shoot heatseeker", "@dozer"), "can-see");
}

#[test]
fn too_near() {
    let scene = "violet at r0c2 holds whisper shotgun | dozer at r0c1 | sprog at r2c3 | banshee at r0c2";
    assert_eq!(why(scene, "shoot whisper", "@dozer"), "too-near distance=1 least=2");
    assert_eq!(why(scene, "shoot shotgun +long-barrel", "@banshee"), "too-near distance=0 least=1");
}

#[test]
fn other_room() {
    // No printed weapon picks a figure inside a room; a designer's may.
    let mut files = adrenaline::content();
    let weapons = files.get("weapons.ron").replacen(
        "\n]",
        "\n    (id: \"spotlight\", name: \"Spotlight\", reload: \"Y\", effects: [(id: \"basic\", steps: [\
         Pick(A, Room, [Seen(Me)]), Pick(B, Figure, [Inside(A)]), Hurt(1, The(B))])]),\n]",
        1,
    );
    files.replace("weapons.ron", weapons).unwrap();
    let rules = Box::leak(Box::new(Rules::compile(&files).unwrap()));
    let table = Table::with(rules, "violet at r0c2 holds spotlight | dozer at r0c1 | sprog at r1c2");
    assert_eq!(table.play("shoot spotlight room-yellow").why("@dozer"), "other-room");
}

#[test]
fn own_room() {
    let scene = "violet at r0c2 holds furnace | dozer at r1c2 | sprog at r0c1";
    assert_eq!(why(scene, "shoot furnace basic", "room-blue"), "own-room");
}

#[test]
fn same_square() {
    let scene = "violet at r0c2 holds vortex-cannon | dozer at r1c2";
    assert_eq!(why(scene, "shoot vortex-cannon", "r0c2"), "same-square");
}

#[test]
fn chosen_already() {
    assert_eq!(why(ARMED, "shoot lock-rifle @dozer +second-lock", "@dozer"), "chosen-already");
}

#[test]
fn not_a_target() {
    assert_eq!(why(ARMED, "shoot machine-gun @dozer pass +focus-shot", "@sprog"), "not-a-target");
}

#[test]
fn no_card() {
    assert_eq!(why(PLAIN, "", "newton-red"), "no-card");
}

#[test]
fn cannot_pay_any() {
    let scene = "violet at r0c2 holds zx-2 ammo - powerups targeting-scope-red | dozer at r0c1";
    assert_eq!(why(scene, "shoot zx-2 basic @dozer", "targeting-scope-red"), "cannot-pay-any");
}

#[test]
fn scope_later() {
    assert_eq!(
        why("violet at r0c2 powerups targeting-scope-red | dozer at r0c1", "", "targeting-scope-red"),
        "scope-later"
    );
}

#[test]
fn tagback_later() {
    let scene = "violet at r0c2 powerups tagback-grenade-red | dozer at r0c1";
    assert_eq!(why(scene, "", "tagback-grenade-red"), "tagback-later");
}

#[test]
fn between_actions() {
    let scene = "violet at r0c2 powerups teleporter-red | dozer at r0c1";
    assert_eq!(why(scene, "run", "teleporter-red"), "between-actions");
}

// Domination

const POSTS: &str = "mode domination | violet at r0c1 holds lock-rifle zx-2 | dozer at r0c0 | sprog at r2c1";

#[test]
fn first_turn() {
    assert_eq!(why(&format!("first-turn | {POSTS}"), "shoot lock-rifle", "@blue"), "first-turn");
}

#[test]
fn damaged_already() {
    assert_eq!(why(&format!("damaged blue | {POSTS}"), "shoot lock-rifle", "@blue"), "damaged-already");
}

#[test]
fn takes_no_marks() {
    assert_eq!(why(POSTS, "shoot zx-2 +scanner", "@blue"), "takes-no-marks");
}

#[test]
fn post_stays() {
    assert_eq!(why(&POSTS.replace("zx-2", "zx-2 powerups newton-red"), "newton-red", "@blue"), "post-stays");
}

#[test]
fn no_scope_on_post() {
    let scene = POSTS.replace("zx-2", "zx-2 powerups targeting-scope-red newton-red");
    assert_eq!(why(&scene, "shoot lock-rifle @dozer targeting-scope-red red", "@blue"), "no-scope-on-post");
}

#[test]
fn only_spawnpoints() {
    let overkill =
        "mode domination | violet at r0c1 holds lock-rifle ammo - | dozer at r0c1 damage sprog*10 | sprog at r2c1";
    assert_eq!(why(overkill, "shoot lock-rifle @dozer pass pass", "@sprog"), "only-spawnpoints");
}

// Turret mode

#[test]
fn way_too_long() {
    let scene = "mode turret | turret r1c3 dozer | turret r2c2 sprog | violet at r1c2 | dozer at r0c0 | sprog at r0c0";
    assert_eq!(why(scene, "run r2c3", "r0c2"), "way-too-long");
    assert_eq!(why(scene, "run r2c3", "r2c3"), "too-far distance=2 most=1");
    assert_eq!(why(scene, "run r2c3", "r1c2"), "same-square");
}

const OPEN: &str = "mode turret | open YBB PYR - - - | violet at r0c1 | dozer at r0c0 | sprog at r2c1";

#[test]
fn not_open() {
    assert_eq!(why(OPEN, "grab r0c1", "tile-RBB"), "not-open");
}

#[test]
fn not_on_tile() {
    assert_eq!(why(OPEN, "grab r0c1 tile-YBB", "red"), "not-on-tile");
    assert_eq!(why(OPEN, "grab r0c1 tile-YBB", "powerup"), "not-on-tile");
}

// The Bot

const BOT: &str = "bot sprog | sprog at r0c1 | violet at r0c0 | dozer at r2c3 | banshee at r1c1";

#[test]
fn bot_owed() {
    assert_eq!(why(BOT, "", "pass"), "bot-owed");
}

#[test]
fn bot_done() {
    assert_eq!(why(BOT, "@sprog r0c1 @banshee", "@sprog"), "bot-done");
}

#[test]
fn bot_itself() {
    assert_eq!(why(BOT, "@sprog r0c1", "@sprog"), "bot-itself");
    assert_eq!(why(BOT, "@sprog r0c1", "@violet"), "yourself");
}

#[test]
fn bot_cannot_see() {
    assert_eq!(why(BOT, "@sprog r0c1", "@dozer"), "bot-cannot-see");
}

/// The reasons above are all there are.
#[test]
fn every_reason_has_its_test() {
    let source = [include_str!("../../../src/deathmatch/refuse.rs"), include_str!("../../../src/refusal.rs")].concat();
    let tests = include_str!("refusals.rs");
    let mut ids: Vec<&str> = source.split("not(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert!(ids.len() > 40);
    for id in ids {
        let name = format!("fn {}()", id.replace('-', "_"));
        assert!(tests.contains(&name), "{id} has no test");
    }
}

/// Echo and :D-struct-0R on one square, Banshee out of sight.
const POWERS: &str = "powers | overload 4 | echo at r0c0 ammo - | d-struct-0r at r0c0 ammo R | banshee at r2c3 | \
                      dozer at r1c0 | sprog at r1c0 | violet at r2c3";

fn team(id: &str) -> String {
    format!("adrenaline-team-not-{id}")
}

#[test]
fn no_rush_in_frenzy() {
    assert_eq!(why(&format!("{POWERS} | frenzy two 2 | turn echo"), "", "rush-grab"), "no-rush-in-frenzy");
}

#[test]
fn unlocked() {
    let awake = POWERS.replace("echo at r0c0", "echo at r0c0 damage dozer*3");
    assert_eq!(why(&awake, "", "rush-grab"), team("unlocked"));
}

#[test]
fn no_rush() {
    let spent = POWERS.replace("echo at r0c0", "echo at r0c0 slides 5");
    assert_eq!(why(&spent, "", "rush-grab"), team("no-rush"));
}

#[test]
fn own_stays() {
    let full = "powers | echo at r0c2 ammo RRRYYYBBB holds zx-2 thor hellion | dozer at r0c0 | spawn blue whisper";
    assert_eq!(why(full, "grab r0c2 whisper", "tracking-bot"), "own-stays");
}

#[test]
fn no_lock() {
    assert_eq!(why(POWERS, "pass lock-on", "@banshee"), team("no-lock"));
    assert_eq!(why(POWERS, "pass lock-on", "@echo"), "yourself");
}

#[test]
fn nothing_to_siphon() {
    assert_eq!(why(POWERS, "pass siphon", "@banshee"), "nothing-to-siphon");
}

#[test]
fn no_room() {
    assert_eq!(why(POWERS, "pass siphon @d-struct-0r", "blue"), team("no-room"));
}

#[test]
fn no_such_use() {
    assert_eq!(why(POWERS, "pass", "heal"), team("no-such-use"));
}

#[test]
fn card_full() {
    assert_eq!(why(&format!("{POWERS} | turn d-struct-0r"), "pass", "charge"), team("card-full"));
}

#[test]
fn not_healable() {
    let dozer = format!("{} | turn dozer", POWERS.replace("dozer at r1c0", "dozer at r1c0 marks echo"));
    assert_eq!(why(&dozer, "pass", "heal"), team("not-healable"));
    let slid = dozer.replace("dozer at r1c0", "dozer at r1c0 slides 1");
    assert_eq!(why(&slid, "pass heal", "@sprog"), team("not-healable"));
}

#[test]
fn nothing_to_purge() {
    let dozer = format!("{} | turn dozer", POWERS.replace("dozer at r1c0", "dozer at r1c0 slides 1"));
    assert_eq!(why(&dozer, "pass", "purge"), team("nothing-to-purge"));
    let marked = dozer.replace("dozer at r1c0", "dozer at r1c0 marks echo venom");
    assert_eq!(why(&marked, "pass purge @dozer", "control"), team("nothing-to-purge"));
}

#[test]
fn nothing_unloaded() {
    assert_eq!(why(&format!("{POWERS} | turn violet"), "pass", "tune"), team("nothing-unloaded"));
}

#[test]
fn no_reload() {
    let late = POWERS.replace("violet at r2c3", "violet at r2c3 ammo - unloaded dual-guns");
    assert_eq!(why(&format!("{late} | frenzy two 2 | turn violet"), "pass", "tune"), "no-reload");
}

#[test]
fn not_in_price() {
    let tuned = POWERS.replace("violet at r2c3", "violet at r2c3 ammo RRYYYB unloaded hellion");
    assert_eq!(why(&format!("{tuned} | turn violet"), "pass tune hellion", "blue"), team("not-in-price"));
}

#[test]
fn no_token() {
    let ruled = POWERS.replace("sprog at r1c0", "sprog at r1c0 control");
    assert_eq!(why(&format!("{ruled} | turn banshee"), "pass", "@dozer"), team("no-token"));
}

#[test]
fn not_beside_it() {
    let ruled = POWERS.replace("sprog at r1c0", "sprog at r1c0 control");
    assert_eq!(why(&format!("{ruled} | turn banshee"), "pass @sprog pass", "@echo"), "not-beside-it");
}

#[test]
fn no_ability_on_post() {
    let ruled = "powers | mode domination | banshee at r0c0 | sprog at r1c0 control | dozer at r1c0";
    assert_eq!(why(ruled, "pass", "@red"), "no-ability-on-post");
}
