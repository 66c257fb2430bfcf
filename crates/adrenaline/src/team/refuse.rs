//! Why something is not offered now: the reason as a message, for anybody who
//! points at a greyed card. Reads the same tables as the choices do.

use table::{Actor, Message};

use super::choice::Choice;
use super::frame::Frame;
use super::state::TeamPlay;
use crate::abilities::{Gifted, Stage, Use};
use crate::arena::Square;
use crate::args;
use crate::content::Power;
use crate::effect::What;
use crate::ids::{Card, Effect, Figure, Player, Weapon};
use crate::range::Range;
use crate::refusal::{ask_on, no_use, not, not_for_sale, not_there, of_team, off_line, too_far};

pub(crate) fn why_not(game: &TeamPlay, actor: Actor, choice: Choice) -> Option<Message> {
    if let Err(known) = ask_on(game, actor, choice, |asked| game.actor_arg(asked)) {
        return known;
    }
    let frame = game.top()?;
    Some(match choice {
        Choice::Grab | Choice::Shoot | Choice::RushGrab | Choice::RushShoot => why_no_action(game, frame, choice),
        Choice::Weapon(weapon) => why_no_weapon(game, frame, weapon),
        Choice::Effect(effect) => why_no_effect(game, frame, effect),
        Choice::Figure(who) => why_no_figure(game, frame, who),
        Choice::Square(square) => why_no_square(game, frame, square),
        Choice::Card(card) => why_no_card(game, actor, frame, card),
        Choice::Use(how) => match frame {
            Frame::Ability(stage) => no_use(stage, how),
            _ => not("now"),
        },
        Choice::Cube(colour) => match frame {
            Frame::Pay if game.players[Player::of(actor)].wallet.cubes[colour] == 0 => not("no-cube"),
            Frame::Pay => not("other-colour"),
            Frame::Tune { .. } => of_team("not-in-price"),
            Frame::GiftCube(_) | Frame::Ability(Stage::Scavenge | Stage::SiphonCube(_)) => of_team("no-room"),
            _ => not("now"),
        },
        Choice::Player(_) => match frame {
            Frame::Team => of_team("no-floor"),
            Frame::Gifts { .. } => of_team("no-room"),
            Frame::Ability(Stage::Siphon) => of_team("not-on-square"),
            Frame::Control | Frame::Muster(_) | Frame::Respawn(_) => of_team("not-on-team"),
            _ => not("now"),
        },
        Choice::Pass if matches!(frame, Frame::Abilities(_)) => of_team("venom-first"),
        Choice::Pass if matches!(frame, Frame::Team) => of_team("all-must-act"),
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
        Frame::Team => of_team("choose-character"),
        Frame::Act if awake => of_team("unlocked"),
        Frame::Act if matches!(choice, Choice::RushGrab | Choice::RushShoot) && !game.can_rush() => of_team("no-rush"),
        Frame::Act if game.arsenal(game.active).is_empty() => not("all-unloaded"),
        Frame::Act => not("no-target"),
        _ => not("in-the-middle"),
    }
}

fn why_no_weapon(game: &TeamPlay, frame: Frame, weapon: Weapon) -> Message {
    let card = &game.weapons()[weapon];
    let cannot_pay = |cost| not("cannot-pay").with("cost", args::cost(cost));
    if game.rules.team.weapon_owner(weapon).is_some_and(|owner| game.boards[owner].weapon != Some(weapon)) {
        return of_team("not-in-play");
    }
    match frame {
        Frame::Grab => {
            let lies_here =
                game.spawnpoint_here().is_some_and(|colour| game.supply.weapons_at(colour).any(|w| w == weapon));
            if lies_here { cannot_pay(card.grab) } else { not("not-here") }
        }
        Frame::Drop { new, .. } | Frame::Unload { new, .. } if new == weapon => not("just-taken"),
        Frame::Reload(by) if game.reloadable(by).has(weapon) => cannot_pay(card.reload),
        Frame::ShootPick if game.arsenal(game.active).has(weapon) => not("no-target"),
        Frame::ShootPick => match game.rules.team.weapon_owner(weapon) {
            Some(owner) if owner != game.active => of_team("not-its-weapon"),
            Some(_) => of_team("loaded-by-other"),
            None => not("not-yours"),
        },
        Frame::Reload(_) if game.is_loaded(weapon) => not("loaded"),
        Frame::Reload(_) | Frame::Drop { .. } | Frame::Unload { .. } => not("not-yours"),
        Frame::Team => of_team("choose-character"),
        _ => not("now"),
    }
}

fn why_no_effect(game: &TeamPlay, frame: Frame, effect: Effect) -> Message {
    if !matches!(frame, Frame::ShootMode | Frame::Fire | Frame::Scope) {
        return not("now");
    }
    let card = &game.weapons()[game.shot.thread.weapon];
    let effect_card = &card.effects[effect];
    let purse = game.players[game.acting()].wallet.purse();
    let broke = !purse.cover(effect_card.cost) || effect_card.any > purse.total();
    let cannot_pay = || match effect_card.any {
        0 => not("cannot-pay").with("cost", args::cost(effect_card.cost)),
        _ => not("cannot-pay-any"),
    };
    match (frame, game.offer_open()) {
        (Frame::ShootMode, _) if effect != Effect::BASIC && !effect_card.mode => not("later"),
        (Frame::Fire, Some((_, used))) if used.has(effect) => not("used"),
        (Frame::ShootMode, _) | (Frame::Fire, Some(_)) if broke => cannot_pay(),
        (Frame::Fire, Some(_)) if effect_card.rush > game.rushes(game.active) => of_team("no-rush"),
        (Frame::Fire, Some((extras, used))) if !extras.has(effect) || !effect_card.is_open(used) => not("later"),
        (Frame::ShootMode, _) | (Frame::Fire, Some(_)) => not("no-target"),
        (Frame::Fire | Frame::Scope, None) => not_for_sale(game, effect, broke.then(cannot_pay)),
        _ => not("now"),
    }
}

fn why_no_figure(game: &TeamPlay, frame: Frame, who: Figure) -> Message {
    let mine = game.teams[game.turn].has(who);
    let wanted = match if frame == Frame::Fire { game.pick_wanted() } else { None } {
        Some((What::Figure, _)) if mine => return of_team("own-team"),
        Some((What::Mate, only)) => {
            if !mine || game.boards[who].slides == 0 || who == game.active {
                return of_team("not-healable");
            }
            Some(only)
        }
        Some((What::Figure, only)) => Some(only),
        _ => None,
    };
    match (frame, wanted) {
        (_, Some(only)) => match game.fails(only, game.at[who], Some(who)) {
            Some(condition) => not_there(game, &game.arena, condition, Some(game.at[who])),
            None => not("no-target"),
        },
        (Frame::Team, _) if mine => of_team("acted"),
        (Frame::Team | Frame::Teleport(_), _) => of_team("not-controlled"),
        (Frame::Newton(_), _) => of_team("enemies-only"),
        (Frame::Abilities(_), _) if mine => of_team("no-use"),
        (Frame::Abilities(_), _) => of_team("not-controlled"),
        (Frame::Ability(Stage::MindControl(_)), _) => of_team("no-token"),
        (Frame::Ability(Stage::ControlStrike(_)), _) => of_team("not-beside-it"),
        (Frame::Draft(_) | Frame::Assign(_), _) => of_team("taken"),
        (Frame::ScopeTarget, _) => not("not-a-target"),
        (Frame::Ability(Stage::LockOn), _) if mine => of_team("own-team"),
        (Frame::Ability(Stage::LockOn), _) => of_team("no-lock"),
        (Frame::Gifts { .. } | Frame::Ability(Stage::Treat(Use::Heal)), _) => of_team("not-healable"),
        _ => not("now"),
    }
}

fn why_no_square(game: &TeamPlay, frame: Frame, square: Square) -> Message {
    let too_far = |from: Square, most: u8| too_far(&game.arena, from, square, most);
    match frame {
        Frame::GrabMove(moves) => too_far(game.here(), moves),
        Frame::ShootMove(moves) if game.arena.within(game.here(), moves).has(square) => not("no-target-there"),
        Frame::ShootMove(moves) => too_far(game.here(), moves),
        Frame::Ability(Stage::ControlMove(who)) if game.at[who] == square => not("same-square"),
        Frame::Ability(Stage::ControlMove(who)) => too_far(game.at[who], game.control_moves()),
        Frame::NewtonMove { who, .. } => {
            off_line(&game.arena, game.at[who], square, game.rules.power_numbers.newton_moves)
        }
        Frame::Fire => match game.pick_wanted() {
            Some((What::Square, only)) => match game.fails(only, square, None) {
                Some(condition) => not_there(game, &game.arena, condition, Some(square)),
                None => not("nobody-there"),
            },
            _ => not("now"),
        },
        _ => not("now"),
    }
}

fn why_no_card(game: &TeamPlay, actor: Actor, frame: Frame, card: Card) -> Message {
    let Some(player) = game.players.get(Player::of(actor)) else { return not("no-card") };
    if player.wallet.powerups.count(card) == 0 {
        return not("no-card");
    }
    match (frame, game.rules.power(card)) {
        (Frame::Pay, _) => not("other-colour"),
        (Frame::Scope, Power::Scope) => not("cannot-pay-any"),
        (_, Power::Scope) => not("scope-later"),
        (_, Power::Tagback) => not("tagback-later"),
        (_, Power::Newton | Power::Teleporter) => not("between-actions"),
    }
}
