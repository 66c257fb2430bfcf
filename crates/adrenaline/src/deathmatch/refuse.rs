//! Why something is not offered now: the reason as a message, for whoever
//! points at a greyed card. Reads the same tables as the choices do.

use table::{Actor, Game, Message, Spoken};

use super::choice::Choice;
use super::state::{Adrenaline, Frame, Frenzy};
use crate::arena::Square;
use crate::content::{Card, Power};
use crate::effect::{What, Where};
use crate::fire::Range;
use crate::pay::can_pay;

fn not(id: &str) -> Message {
    Message::new(format!("adrenaline-not-{id}"))
}

pub(crate) fn why_not(game: &Adrenaline, actor: Actor, choice: Choice) -> Option<Message> {
    if game.waiting().is_empty() {
        return Some(not("over"));
    }
    if !game.waiting().has(actor) {
        let asked = game.waiting().first().unwrap_or(Actor::LUCK);
        if asked.is_luck() {
            return Some(not("luck"));
        }
        return Some(not("your-turn").with("asked", game.figure_arg(asked)));
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
        Choice::Run | Choice::Grab | Choice::Shoot => why_no_action(game, frame, choice),
        Choice::Weapon(weapon) => why_no_weapon(game, actor, frame, weapon),
        Choice::Effect(effect) => why_no_effect(game, frame, effect),
        Choice::Figure(who) => why_no_figure(game, actor, frame, who),
        Choice::Square(square) => why_no_square(game, frame, Square(square)),
        Choice::Card(card) => why_no_card(game, actor, frame, card),
        Choice::Cube(colour) => match frame {
            Frame::Pay if game.figures[actor.ix()].cubes[colour as usize] == 0 => not("no-cube"),
            Frame::Pay => not("other-colour"),
            _ => not("now"),
        },
        Choice::Room(room) => match (frame, game.pick_wanted()) {
            (Frame::Fire, Some((What::Room, only))) => {
                let squares = game.arena.rooms[room as usize].squares;
                let failing = |square| game.fails(only, square, None);
                match squares.into_iter().map(failing).min_by_key(Option::is_some).flatten() {
                    Some(condition) => why_not_there(game, condition, squares.into_iter().next()),
                    None => not("nobody-there"),
                }
            }
            _ => not("now"),
        },
        Choice::Heading(_) if matches!(game.pick_wanted(), Some((What::Heading, _))) => not("nobody-there"),
        Choice::Pass => not("must-choose"),
        Choice::Heading(_) | Choice::Tile(_) | Choice::Fighter(_) => not("now"),
    })
}

fn why_no_action(game: &Adrenaline, frame: Frame, choice: Choice) -> Message {
    match (frame, choice) {
        (Frame::Turn, _) if game.left == 0 => not("no-actions-left"),
        (Frame::Turn, Choice::Run) => not("no-run-in-frenzy"),
        (Frame::Turn, _) => {
            let me = game.me();
            if me.weapons == 0 {
                not("no-weapon")
            } else if me.loaded == 0 && game.frenzy == Frenzy::No {
                not("all-unloaded")
            } else {
                not("no-target")
            }
        }
        _ => not("in-the-middle"),
    }
}

fn why_no_weapon(game: &Adrenaline, actor: Actor, frame: Frame, weapon: u8) -> Message {
    let card = &game.rules.weapons[weapon as usize];
    let figure = &game.figures[actor.ix()];
    let held = figure.weapons >> weapon & 1 == 1;
    let loaded = figure.loaded >> weapon & 1 == 1;
    let cannot_pay = |cost| not("cannot-pay").with("cost", Adrenaline::cost_arg(cost));
    match frame {
        Frame::Grab if held => not("held-already"),
        Frame::Grab => {
            let lies_here = game.spawnpoint_here().is_some_and(|colour| game.slots[colour].contains(&weapon));
            if lies_here { cannot_pay(card.grab) } else { not("not-here") }
        }
        _ if !held => not("not-yours"),
        Frame::Drop { .. } => not("just-taken"),
        Frame::Reload | Frame::ShootReload if loaded => not("loaded"),
        Frame::Reload | Frame::ShootReload if !can_pay(card.reload, figure.purse()) => cannot_pay(card.reload),
        Frame::ShootReload => not("no-shot-left"),
        Frame::ShootPick | Frame::Turn if !loaded => not("unloaded"),
        Frame::ShootPick => not("no-target"),
        Frame::Turn if game.left == 0 => not("no-actions-left"),
        Frame::Turn if game.can_shoot() => not("shoot-first"),
        Frame::Turn => not("no-target"),
        _ => not("now"),
    }
}

fn why_no_effect(game: &Adrenaline, frame: Frame, effect: u8) -> Message {
    let card = &game.rules.weapons[game.shot.thread.weapon as usize];
    let cost = card.effects[effect as usize].cost;
    let affordable = can_pay(cost, game.me().purse());
    match (frame, game.offer_open()) {
        (Frame::ShootMode, _) if effect > 0 && !card.effects[effect as usize].mode => not("later"),
        (Frame::Fire, Some((_, used))) if used >> effect & 1 == 1 => not("used"),
        (Frame::Fire, Some((extras, _))) if extras >> effect & 1 == 0 => not("later"),
        (Frame::ShootMode, _) | (Frame::Fire, Some(_)) if !affordable => {
            not("cannot-pay").with("cost", Adrenaline::cost_arg(cost))
        }
        (Frame::ShootMode, _) | (Frame::Fire, Some(_)) => not("no-target"),
        _ => not("now"),
    }
}

fn why_no_figure(game: &Adrenaline, actor: Actor, frame: Frame, who: u8) -> Message {
    let at = game.at[who as usize];
    let wanted = match (frame, game.pick_wanted()) {
        (Frame::Fire, Some((What::Figure, only))) => Some(only),
        (Frame::ScopeTarget | Frame::Newton, _) => None,
        _ => return not("now"),
    };
    if who == actor.0 {
        return not("yourself");
    }
    if !at.is_on() {
        return not("off-board").with("who", game.figure_arg(Actor(who)));
    }
    match wanted {
        None => not("not-hurt"),
        Some(only) => match game.fails(only, at, Some(who)) {
            Some(condition) => why_not_there(game, condition, Some(at)),
            None => not("leads-nowhere"),
        },
    }
}

fn why_no_square(game: &Adrenaline, frame: Frame, square: Square) -> Message {
    let too_far = |from: Square, moves: u8| {
        not("too-far").with("distance", game.arena.distance(from, square)).with("most", moves)
    };
    match frame {
        Frame::Run if square == game.here() => not("stand-still"),
        Frame::Run => too_far(game.here(), game.run_moves()),
        Frame::GrabMove => too_far(game.here(), game.grab_moves()),
        Frame::ShootMove if game.arena.within(game.here(), game.shoot_moves()).has(square) => not("no-target-there"),
        Frame::ShootMove => too_far(game.here(), game.shoot_moves()),
        Frame::NewtonMove(_) => not("not-straight"),
        Frame::Fire => match game.pick_wanted() {
            Some((What::Square, only)) => match game.fails(only, square, None) {
                Some(condition) => why_not_there(game, condition, Some(square)),
                None => not("nobody-there"),
            },
            _ => not("now"),
        },
        _ => not("now"),
    }
}

/// A place that fails a condition, in words.
fn why_not_there(game: &Adrenaline, condition: Where, square: Option<Square>) -> Message {
    let distance = |of| {
        let from = game.place_of(of);
        square.filter(|_| from.is_on()).map_or(0, |square| game.arena.distance(from, square))
    };
    let too_near = |of, least: u8| not("too-near").with("distance", distance(of)).with("least", least);
    match condition {
        Where::Seen(_) => not("cannot-see"),
        Where::Unseen(_) => not("can-see"),
        Where::Near(of, least, most) => {
            if distance(of) < least {
                too_near(of, least)
            } else {
                not("too-far").with("distance", distance(of)).with("most", most)
            }
        }
        Where::Far(of, least) => too_near(of, least),
        Where::Ahead(..) | Where::Line(_) | Where::Lines(_) | Where::Straight(..) => not("not-straight"),
        Where::Inside(_) => not("other-room"),
        Where::Outside(_) => not("own-room"),
        Where::Apart(_) => not("same-square"),
        Where::Not(_) => not("chosen-already"),
        Where::Either(..) | Where::Struck | Where::Venomous => not("not-a-target"),
        Where::Within(of, most, _) => not("too-far").with("distance", distance(of)).with("most", most),
        Where::Trick(..) => not("cannot-see"),
        Where::Anywhere | Where::After(_) => not("now"),
    }
}

fn why_no_card(game: &Adrenaline, actor: Actor, frame: Frame, card: u8) -> Message {
    if game.figures[actor.ix()].powerups.count(card) == 0 {
        return not("no-card");
    }
    match (frame, game.rules.power(Card(card))) {
        (Frame::Pay, _) => not("other-colour"),
        (Frame::Scope, Power::Scope) => not("cannot-pay-any"),
        (Frame::Turn, Power::Newton) => not("no-target"),
        (_, Power::Scope) => not("scope-later"),
        (_, Power::Tagback) => not("tagback-later"),
        (_, Power::Newton | Power::Teleporter) => not("between-actions"),
    }
}
