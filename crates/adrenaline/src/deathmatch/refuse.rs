//! Why something is not offered now: the reason as a message, for anybody who
//! points at a greyed card. Reads the same tables as the choices do.

use table::{Actor, Message};

use super::choice::{Choice, Rush};
use super::frame::{Frame, Frenzy};
use super::state::Adrenaline;
use crate::abilities::{Gifted, Stage, Use};
use crate::arena::Square;
use crate::args;
use crate::content::Power;
use crate::effect::{Post, What};
use crate::ids::{Card, Colour, Effect, Figure, Weapon};
use crate::range::Range;
use crate::refusal::{ask_on, no_use, not, not_for_sale, not_there, of_team, off_line, too_far};

pub(crate) fn why_not(game: &Adrenaline, actor: Actor, choice: Choice) -> Option<Message> {
    if let Err(known) = ask_on(game, actor, choice, |asked| game.figure_arg(asked)) {
        return known;
    }
    let frame = game.top()?;
    Some(match choice {
        Choice::Run | Choice::Grab | Choice::Shoot => why_no_action(game, frame, choice),
        Choice::Rush(rush) => why_no_rush(game, frame, rush),
        Choice::Use(how) => match frame {
            Frame::Ability(Stage::Upgrade) if how == Use::Tune && game.frenzy != Frenzy::No => not("no-reload"),
            Frame::Ability(stage) => no_use(stage, how),
            _ => not("now"),
        },
        Choice::Weapon(weapon) => why_no_weapon(game, actor, frame, weapon),
        Choice::Effect(effect) => why_no_effect(game, frame, effect),
        Choice::Figure(who) => why_no_figure(game, actor, frame, who),
        Choice::Square(square) => why_no_square(game, frame, square),
        Choice::Card(card) => why_no_card(game, actor, frame, card),
        Choice::Cube(colour) => match frame {
            Frame::Pay if game.boards[Figure::of(actor)].wallet.cubes[colour] == 0 => not("no-cube"),
            Frame::Pay => not("other-colour"),
            Frame::Commandeer(_) => not("not-on-tile"),
            Frame::Tune(_) => of_team("not-in-price"),
            Frame::Ability(Stage::Scavenge | Stage::SiphonCube(_)) => of_team("no-room"),
            _ => not("now"),
        },
        Choice::Room(room) => match (frame, game.pick_wanted()) {
            (Frame::Fire, Some((What::Room, only))) => {
                let squares = game.arena.rooms[room].squares;
                let failing = |square| game.fails(only, square, None);
                match squares.into_iter().map(failing).min_by_key(Option::is_some).flatten() {
                    Some(condition) => not_there(game, &game.arena, condition, squares.into_iter().next()),
                    None => not("nobody-there"),
                }
            }
            _ => not("now"),
        },
        Choice::Heading(_) if matches!(game.pick_wanted(), Some((What::Heading, _))) => not("nobody-there"),
        Choice::Pass if frame == Frame::Turn => not("bot-owed"),
        Choice::Pass => not("must-choose"),
        Choice::Tile(_) if frame == Frame::Grab && game.turrets.is_some() && game.spawnpoint_here().is_none() => {
            not("not-open")
        }
        Choice::Spare(_) if matches!(frame, Frame::Commandeer(_)) => not("not-on-tile"),
        Choice::Heading(_) | Choice::Tile(_) | Choice::Fighter(_) | Choice::Spare(_) => not("now"),
    })
}

fn why_no_action(game: &Adrenaline, frame: Frame, choice: Choice) -> Message {
    match (frame, choice) {
        (Frame::Turn, _) if game.left == 0 => not("no-actions-left"),
        (Frame::Turn, Choice::Run) => not("no-run-in-frenzy"),
        (Frame::Turn, _) => {
            let me = game.me();
            if me.weapons.is_empty() {
                not("no-weapon")
            } else if me.loaded.is_empty() && game.frenzy == Frenzy::No {
                not("all-unloaded")
            } else {
                not("no-target")
            }
        }
        _ => not("in-the-middle"),
    }
}

fn why_no_rush(game: &Adrenaline, frame: Frame, rush: Rush) -> Message {
    match frame {
        Frame::Turn if game.left == 0 => not("no-actions-left"),
        Frame::Turn if game.frenzy != Frenzy::No => not("no-rush-in-frenzy"),
        Frame::Turn if !game.rush_helps(rush) => of_team("unlocked"),
        Frame::Turn if !game.can_rush() => of_team("no-rush"),
        Frame::Turn if game.me().loaded.is_empty() => not("all-unloaded"),
        Frame::Turn => not("no-target"),
        _ => not("in-the-middle"),
    }
}

fn why_no_weapon(game: &Adrenaline, actor: Actor, frame: Frame, weapon: Weapon) -> Message {
    let card = &game.weapons()[weapon];
    let board = &game.boards[Figure::of(actor)];
    let held = board.weapons.has(weapon);
    let loaded = board.loaded.has(weapon);
    let cannot_pay = |cost| not("cannot-pay").with("cost", args::cost(cost));
    match frame {
        Frame::Grab if held => not("held-already"),
        Frame::Grab => {
            let lies_here =
                game.spawnpoint_here().is_some_and(|colour| game.supply.weapons_at(colour).any(|w| w == weapon));
            if lies_here { cannot_pay(card.grab) } else { not("not-here") }
        }
        _ if !held => not("not-yours"),
        Frame::Drop { .. } if board.own == Some(weapon) => not("own-stays"),
        Frame::Drop { .. } => not("just-taken"),
        Frame::Reload | Frame::ShootReload if loaded => not("loaded"),
        Frame::Reload => cannot_pay(card.reload),
        Frame::ShootReload if !board.wallet.purse().cover(card.reload) => cannot_pay(card.reload),
        Frame::ShootReload => not("no-shot-left"),
        Frame::ShootPick | Frame::Turn if !loaded => not("unloaded"),
        Frame::ShootPick => not("no-target"),
        Frame::Turn if game.left == 0 => not("no-actions-left"),
        Frame::Turn if game.can_shoot() => not("shoot-first"),
        Frame::Turn => not("no-target"),
        _ => not("now"),
    }
}

fn why_no_effect(game: &Adrenaline, frame: Frame, effect: Effect) -> Message {
    let card = &game.weapons()[game.shot.thread.weapon];
    let price = &card.effects[effect];
    let purse = game.me().wallet.purse();
    let affordable = purse.cover(price.cost) && purse.minus(price.cost).total() >= price.any;
    let cannot_pay = || match price.any {
        0 => not("cannot-pay").with("cost", args::cost(price.cost)),
        _ => not("cannot-pay-any"),
    };
    match (frame, game.offer_open()) {
        (Frame::ShootMode, _) if effect != Effect::BASIC && !card.effects[effect].mode => not("later"),
        (Frame::Fire, Some((_, used))) if used.has(effect) => not("used"),
        (Frame::Fire, Some((extras, _))) if !extras.has(effect) => not_for_sale(game, effect, None),
        (Frame::ShootMode, _) | (Frame::Fire, Some(_)) if !affordable => cannot_pay(),
        (Frame::Fire, Some(_)) if price.rush > game.rushes(game.turn) => of_team("no-rush"),
        (Frame::Fire, Some((_, used))) if !price.is_open(used) => not("later"),
        (Frame::ShootMode, _) | (Frame::Fire, Some(_)) => not("no-target"),
        (Frame::Fire | Frame::Scope, None) => not_for_sale(game, effect, (!affordable).then(cannot_pay)),
        _ => not("now"),
    }
}

fn why_no_figure(game: &Adrenaline, actor: Actor, frame: Frame, who: Figure) -> Message {
    if let Some(post) = game.post(who) {
        return why_no_post(game, frame, post);
    }
    let at = game.at[who];
    if frame == Frame::BotShot {
        return match who {
            _ if !at.is_on() => not("off-board").with("who", game.figure_arg(who.actor())),
            _ if who.actor() == actor => not("yourself"),
            _ if game.is_bot(who) => not("bot-itself"),
            _ => not("bot-cannot-see"),
        };
    }
    if frame == Frame::Turn && game.is_bot(who) {
        return not("bot-done");
    }
    if matches!(frame, Frame::Overkill(_)) {
        return not("only-spawnpoints");
    }
    if let Frame::Ability(stage) = frame {
        return match stage {
            Stage::MindControl(_) => of_team("no-token"),
            Stage::ControlStrike(_) => not("not-beside-it"),
            Stage::LockOn if who.actor() == actor => not("yourself"),
            Stage::LockOn => of_team("no-lock"),
            Stage::Siphon => not("nothing-to-siphon"),
            Stage::Treat(Use::Heal) => of_team("not-healable"),
            Stage::Treat(_) => of_team("nothing-to-purge"),
            _ => not("now"),
        };
    }
    let wanted = match (frame, game.pick_wanted()) {
        (Frame::Fire, Some((What::Figure, only))) => Some(only),
        (Frame::ScopeTarget | Frame::Newton, _) => None,
        _ => return not("now"),
    };
    if who.actor() == actor {
        return not("yourself");
    }
    if !at.is_on() {
        return not("off-board").with("who", game.figure_arg(who.actor()));
    }
    match wanted {
        None => not("not-hurt"),
        Some(only) => match game.fails(only, at, Some(who)) {
            Some(condition) => not_there(game, &game.arena, condition, Some(at)),
            None => not("leads-nowhere"),
        },
    }
}

/// Why this spawnpoint is not a target in domination.
fn why_no_post(game: &Adrenaline, frame: Frame, post: Colour) -> Message {
    if frame == Frame::BotShot {
        let damaged = game.domination.is_some_and(|domination| domination.damaged_by_bot.has(post));
        return match game.domination {
            Some(domination) if domination.debut => not("first-turn"),
            _ if damaged => not("damaged-already"),
            _ => not("bot-cannot-see"),
        };
    }
    match frame {
        Frame::Newton => return not("post-stays"),
        Frame::ScopeTarget => return not("no-scope-on-post"),
        Frame::Ability(_) => return not("no-ability-on-post"),
        _ => {}
    }
    let (Frame::Fire, Some((What::Figure, only))) = (frame, game.pick_wanted()) else { return not("now") };
    let at = game.arena.spawn[post];
    if game.domination.is_some_and(|domination| domination.debut) {
        return not("first-turn");
    }
    if !game.open_posts(game.turn).has(Figure::post(post)) {
        return not("damaged-already");
    }
    match (game.fails(only, at, Some(Figure::post(post))), game.post_wanted()) {
        (Some(condition), _) => not_there(game, &game.arena, condition, Some(at)),
        (None, Some(Post::Never)) => not("takes-no-marks"),
        (None, Some(Post::Seen)) if !game.arena.sees(game.here(), at) => not("cannot-see"),
        _ => not("leads-nowhere"),
    }
}

fn why_no_square(game: &Adrenaline, frame: Frame, square: Square) -> Message {
    match frame {
        Frame::Run if square == game.here() => not("stand-still"),
        Frame::Run => too_far(&game.arena, game.here(), square, game.run_moves()),
        Frame::GrabMove => too_far(&game.arena, game.here(), square, game.grab_moves()),
        Frame::ShootMove if game.arena.within(game.here(), game.shoot_moves()).has(square) => not("no-target-there"),
        Frame::ShootMove => too_far(&game.arena, game.here(), square, game.shoot_moves()),
        Frame::Ability(Stage::ControlMove(who)) if game.at[who] == square => not("same-square"),
        Frame::Ability(Stage::ControlMove(who)) => too_far(&game.arena, game.at[who], square, game.control_moves()),
        Frame::NewtonMove(who) => off_line(&game.arena, game.at[who], square, game.rules.power_numbers.newton_moves),
        Frame::BotMove => {
            game.bot.map_or_else(|| not("now"), |bot| too_far(&game.arena, game.at[bot.figure], square, 1))
        }
        Frame::Spawn(who) if game.boards[who].wallet.powerups.is_empty() => not("only-spawnpoints"),
        Frame::Way { who, .. } => match game.arena.distance(game.at[who], square) {
            0 => not("same-square"),
            1 => not("way-too-long"),
            _ => too_far(&game.arena, game.at[who], square, 1),
        },
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

fn why_no_card(game: &Adrenaline, actor: Actor, frame: Frame, card: Card) -> Message {
    if game.boards[Figure::of(actor)].wallet.powerups.count(card) == 0 {
        return not("no-card");
    }
    match (frame, game.rules.power(card)) {
        (Frame::Pay, _) => not("other-colour"),
        (Frame::Scope, Power::Scope) => not("cannot-pay-any"),
        (Frame::Turn, Power::Newton) => not("no-target"),
        (_, Power::Scope) => not("scope-later"),
        (_, Power::Tagback) => not("tagback-later"),
        (_, Power::Newton | Power::Teleporter) => not("between-actions"),
    }
}
