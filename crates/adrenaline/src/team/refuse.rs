//! Why something is not offered now: the reason as a message, for whoever
//! points at a greyed card. Reads the same tables as the choices do.

use table::{Actor, Game, Message, Spoken};

use super::choice::{Choice, Use};
use super::frame::Frame;
use super::state::TeamPlay;
use crate::arena::Square;
use crate::args;
use crate::content::{Card, Power};
use crate::effect::{What, Where};
use crate::fire::Range;
use crate::pay::can_pay;

/// A reason that the base game has too.
fn not(id: &str) -> Message {
    Message::new(format!("adrenaline-not-{id}"))
}

/// A reason of team play.
fn team_not(id: &str) -> Message {
    Message::new(format!("adrenaline-team-not-{id}"))
}

pub(crate) fn why_not(game: &TeamPlay, actor: Actor, choice: Choice) -> Option<Message> {
    if game.waiting().is_empty() {
        return Some(not("over"));
    }
    if !game.waiting().has(actor) {
        let asked = game.waiting().first().unwrap_or(Actor::LUCK);
        if asked.is_luck() {
            return Some(not("luck"));
        }
        return Some(not("your-turn").with("asked", game.actor_arg(asked)));
    }
    let mut options = Vec::new();
    game.choices(actor, &mut options);
    if options.contains(&choice) {
        return None;
    }
    if game.hear(&game.say(choice)) != Some(choice) {
        return Some(not("in-this-game"));
    }
    if actor.is_luck() {
        return Some(not("now"));
    }
    let frame = game.top()?;
    Some(match choice {
        Choice::Grab | Choice::Shoot | Choice::RushGrab | Choice::RushShoot => why_no_action(game, frame, choice),
        Choice::Weapon(weapon) => why_no_weapon(game, frame, weapon),
        Choice::Effect(effect) => why_no_effect(game, frame, effect),
        Choice::Figure(who) => why_no_figure(game, frame, who),
        Choice::Square(square) => why_no_square(game, frame, Square(square)),
        Choice::Card(card) => why_no_card(game, actor, frame, card),
        Choice::Use(how) => why_no_use(frame, how),
        Choice::Cube(colour) => match frame {
            Frame::Pay if game.players[game.bill.who as usize].cubes[colour as usize] == 0 => not("no-cube"),
            Frame::Pay => not("other-colour"),
            Frame::GiftCube(_) | Frame::Scavenge | Frame::SiphonCube(_) => team_not("no-room"),
            _ => not("now"),
        },
        Choice::Player(_) => match frame {
            Frame::Team => team_not("no-floor"),
            Frame::Gifts { .. } => team_not("no-room"),
            Frame::Siphon => team_not("not-on-square"),
            _ => not("now"),
        },
        Choice::Pass if matches!(frame, Frame::Abilities(_)) => team_not("venom-first"),
        Choice::Pass if matches!(frame, Frame::Team) => team_not("all-must-act"),
        Choice::Pass => not("must-choose"),
        Choice::Heading(_) | Choice::Room(_) if frame == Frame::Fire => not("nobody-there"),
        Choice::Heading(_) | Choice::Room(_) | Choice::Tile(_) | Choice::Team(_) | Choice::Reward(_) => not("now"),
    })
}

fn why_no_action(game: &TeamPlay, frame: Frame, choice: Choice) -> Message {
    let awake = match choice {
        Choice::RushGrab => game.grab_moves(game.active) > 1,
        Choice::RushShoot => game.shoot_moves(game.active) > 0,
        _ => false,
    };
    match frame {
        Frame::Team => team_not("choose-character"),
        Frame::Act if awake => team_not("unlocked"),
        Frame::Act if matches!(choice, Choice::RushGrab | Choice::RushShoot) && !game.can_rush() => team_not("no-rush"),
        Frame::Act if game.arsenal(game.active) == 0 => not("all-unloaded"),
        Frame::Act => not("no-target"),
        _ => not("in-the-middle"),
    }
}

fn why_no_weapon(game: &TeamPlay, frame: Frame, weapon: u8) -> Message {
    let card = &game.weapons()[weapon as usize];
    let cannot_pay = |cost| not("cannot-pay").with("cost", args::cost(cost));
    match frame {
        Frame::Grab => {
            let lies_here = game.spawnpoint_here().is_some_and(|colour| game.slots[colour].contains(&weapon));
            if lies_here { cannot_pay(card.grab) } else { not("not-here") }
        }
        Frame::Drop { new, .. } | Frame::Unload { new, .. } if new == weapon => not("just-taken"),
        Frame::Reload(by) if game.reloadable(by) >> weapon & 1 == 1 => cannot_pay(card.reload),
        Frame::ShootPick if game.arsenal(game.active) >> weapon & 1 == 1 => not("no-target"),
        Frame::ShootPick => match game.rules.team.weapon_owner(weapon) {
            Some(owner) if owner != game.active => team_not("not-its-weapon"),
            Some(_) => team_not("loaded-by-other"),
            None => not("not-yours"),
        },
        Frame::Reload(_) | Frame::Drop { .. } | Frame::Unload { .. } => not("not-yours"),
        Frame::Team => team_not("choose-character"),
        _ => not("now"),
    }
}

fn why_no_effect(game: &TeamPlay, frame: Frame, effect: u8) -> Message {
    if !matches!(frame, Frame::ShootMode | Frame::Fire) {
        return not("now");
    }
    let card = &game.weapons()[game.shot.thread.weapon as usize];
    let effect_card = &card.effects[effect as usize];
    let purse = game.players[game.acting() as usize].purse();
    let broke = !can_pay(effect_card.cost, purse) || effect_card.any > purse.iter().sum::<u8>();
    let cannot_pay = || match effect_card.any {
        0 => not("cannot-pay").with("cost", args::cost(effect_card.cost)),
        _ => not("cannot-pay-any"),
    };
    match (frame, game.offer_open()) {
        (Frame::ShootMode, _) if effect > 0 && !effect_card.mode => not("later"),
        (Frame::Fire, Some((_, used))) if used >> effect & 1 == 1 => not("used"),
        (Frame::ShootMode, _) | (Frame::Fire, Some(_)) if broke => cannot_pay(),
        (Frame::Fire, Some(_)) if effect_card.rush > game.rushes(game.active) => team_not("no-rush"),
        (Frame::Fire, Some((extras, used))) if extras >> effect & 1 == 0 || !effect_card.is_open(used) => not("later"),
        (Frame::ShootMode, _) | (Frame::Fire, Some(_)) => not("no-target"),
        _ => not("now"),
    }
}

fn why_no_figure(game: &TeamPlay, frame: Frame, who: u8) -> Message {
    let mine = game.teams[game.turn as usize] >> who & 1 == 1;
    let wanted = match if frame == Frame::Fire { game.pick_wanted() } else { None } {
        Some((What::Figure, _)) if mine => return team_not("own-team"),
        Some((What::Mate, only)) => {
            if !mine || game.boards[who as usize].slides == 0 || who == game.active {
                return team_not("not-healable");
            }
            Some(only)
        }
        Some((What::Figure, only)) => Some(only),
        _ => None,
    };
    match (frame, wanted) {
        (_, Some(only)) => match game.fails(only, game.at[who as usize], Some(who)) {
            Some(condition) => why_not_there(game, condition, game.at[who as usize]),
            None => not("no-target"),
        },
        (Frame::Team, _) if mine => team_not("acted"),
        (Frame::Team | Frame::Teleport(_), _) => team_not("not-controlled"),
        (Frame::Newton(_), _) => team_not("enemies-only"),
        (Frame::Abilities(_), _) if mine => team_not("no-use"),
        (Frame::Draft(_) | Frame::Assign(_), _) => team_not("taken"),
        (Frame::ScopeTarget, _) => not("not-a-target"),
        (Frame::Gifts { .. } | Frame::Treat(Use::Heal), _) => team_not("not-healable"),
        _ => not("now"),
    }
}

fn why_no_square(game: &TeamPlay, frame: Frame, square: Square) -> Message {
    let too_far =
        |from: Square, most: u8| not("too-far").with("distance", game.arena.distance(from, square)).with("most", most);
    match frame {
        Frame::GrabMove(moves) => too_far(game.here(), moves),
        Frame::ShootMove(moves) if game.arena.within(game.here(), moves).has(square) => not("no-target-there"),
        Frame::ShootMove(moves) => too_far(game.here(), moves),
        Frame::ControlMove(who) => too_far(game.at[who as usize], 1),
        Frame::NewtonMove { .. } => not("not-straight"),
        Frame::Fire => match game.pick_wanted() {
            Some((What::Square, only)) => match game.fails(only, square, None) {
                Some(condition) => why_not_there(game, condition, square),
                None => not("nobody-there"),
            },
            _ => not("now"),
        },
        _ => not("now"),
    }
}

/// A place that fails a condition, in words.
fn why_not_there(game: &TeamPlay, condition: Where, square: Square) -> Message {
    let distance = |of| {
        let from = game.place_of(of);
        if from.is_on() && square.is_on() { game.arena.distance(from, square) } else { 0 }
    };
    let too_near = |of, least: u8| not("too-near").with("distance", distance(of)).with("least", least);
    let too_far = |of, most: u8| not("too-far").with("distance", distance(of)).with("most", most);
    match condition {
        Where::Seen(_) | Where::Trick(..) => not("cannot-see"),
        Where::Unseen(_) => not("can-see"),
        Where::Near(of, least, _) if distance(of) < least => too_near(of, least),
        Where::Near(of, _, most) | Where::Within(of, most, _) => too_far(of, most),
        Where::Far(of, least) => too_near(of, least),
        Where::Ahead(..) | Where::Line(_) | Where::Lines(_) | Where::Straight(..) => not("not-straight"),
        Where::Inside(_) => not("other-room"),
        Where::Outside(_) => not("own-room"),
        Where::Apart(_) => not("same-square"),
        Where::Not(_) => not("chosen-already"),
        Where::Venomous => team_not("no-venom"),
        Where::Struck => team_not("not-struck"),
        Where::Either(..) => not("not-a-target"),
        Where::Anywhere | Where::After(_) => not("now"),
    }
}

fn why_no_card(game: &TeamPlay, actor: Actor, frame: Frame, card: u8) -> Message {
    let Some(player) = game.players.get(actor.ix()) else { return not("no-card") };
    if player.powerups.count(card) == 0 {
        return not("no-card");
    }
    match (frame, game.rules.power(Card(card))) {
        (Frame::Pay, _) => not("other-colour"),
        (Frame::Scope, Power::Scope) => not("cannot-pay-any"),
        (_, Power::Scope) => not("scope-later"),
        (_, Power::Tagback) => not("tagback-later"),
        (_, Power::Newton | Power::Teleporter) => not("between-actions"),
    }
}

fn why_no_use(frame: Frame, how: Use) -> Message {
    match (frame, how) {
        (Frame::Overload, Use::Charge) => team_not("card-full"),
        (Frame::Overload, Use::Discharge) | (Frame::Hack, Use::LockOn | Use::Siphon) => not("no-target"),
        (Frame::Nanobots, Use::Heal) => team_not("not-healable"),
        (Frame::Nanobots, Use::Purge) => team_not("nothing-to-purge"),
        (Frame::Purge(_), Use::Venom | Use::Control | Use::Mark) => team_not("nothing-to-purge"),
        (Frame::Upgrade, Use::Scavenge) => team_not("no-room"),
        (Frame::Upgrade, Use::Tune) => team_not("nothing-unloaded"),
        _ => not("now"),
    }
}
