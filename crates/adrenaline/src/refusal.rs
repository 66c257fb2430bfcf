//! Why something is not offered, where the reason is the same in every game of the box.

use table::{Actor, Arg, Message, Spoken};

use crate::abilities::{Stage, Use};
use crate::arena::{Arena, Heading, Square};
use crate::effect::{Ref, Where};
use crate::ids::Effect;
use crate::range::Range;

/// A reason that every game of the box has.
pub(crate) fn not(id: &str) -> Message {
    Message::new(format!("adrenaline-not-{id}"))
}

/// A reason that only games with characters have.
pub(crate) fn of_team(id: &str) -> Message {
    Message::new(format!("adrenaline-team-not-{id}"))
}

/// Why an ability cannot be used like this.
pub(crate) fn no_use(stage: Stage, how: Use) -> Message {
    match (stage, how) {
        (Stage::Overload, Use::Charge) => of_team("card-full"),
        (Stage::Overload, Use::Discharge) | (Stage::Hack, Use::LockOn | Use::Siphon) => not("no-target"),
        (Stage::Nanobots, Use::Heal) => of_team("not-healable"),
        (Stage::Nanobots, Use::Purge) => of_team("nothing-to-purge"),
        (Stage::Purge(_), Use::Venom | Use::Control | Use::Mark) => of_team("nothing-to-purge"),
        (Stage::Upgrade, Use::Scavenge) => of_team("no-room"),
        (Stage::Upgrade, Use::Tune) => of_team("nothing-unloaded"),
        (Stage::Overload | Stage::Hack | Stage::Nanobots | Stage::Purge(_) | Stage::Upgrade, _) => {
            of_team("no-such-use")
        }
        _ => not("now"),
    }
}

pub(crate) fn too_far(arena: &Arena, from: Square, to: Square, most: u8) -> Message {
    not("too-far").with("distance", arena.distance(from, to)).with("most", most)
}

/// Why a square is not among those straight ahead within this number of moves.
pub(crate) fn off_line(arena: &Arena, from: Square, to: Square, most: u8) -> Message {
    if from == to {
        return not("same-square");
    }
    let Some(heading) = Heading::ALL.into_iter().find(|&heading| arena.ray(from, heading).has(to)) else {
        return not("not-straight");
    };
    match (most + 1..=arena.len() as u8).find(|&moves| arena.ahead(from, heading, moves) == to) {
        Some(moves) => not("too-far").with("distance", moves).with("most", most),
        None => not("wall-between"),
    }
}

/// Why a square does not lie ahead of the shooter in the direction chosen, or lies too many moves away.
fn off_heading(game: &impl Range, arena: &Arena, of: Ref, square: Option<Square>, moves: Option<u8>) -> Message {
    let aim = game.aim();
    let (from, to) = (aim.at[aim.me], square.unwrap_or(Square::OFF));
    let Some(heading) = aim.heading(of).filter(|_| from.is_on() && to.is_on()) else { return not("not-straight") };
    if !arena.ray(from, heading).has(to) {
        let elsewhere = Heading::ALL.into_iter().any(|other| arena.ray(from, other).has(to));
        return not(if elsewhere { "other-heading" } else { "not-straight" });
    }
    let Some(wanted) = moves else { return not("not-straight") };
    match (0..=arena.len() as u8).find(|&n| arena.ahead(from, heading, n) == to) {
        Some(n) if n < wanted => not("too-near").with("distance", n).with("least", wanted),
        Some(n) => not("too-far").with("distance", n).with("most", wanted),
        None => not("wall-between"),
    }
}

/// Why an effect is not for sale while the shot asks something else. Where one extra
/// alone could be bought and could not be paid, nobody was asked.
pub(crate) fn not_for_sale(game: &impl Range, effect: Effect, unpaid: Option<Message>) -> Message {
    let thread = &game.shot().thread;
    let extra = !game.weapons()[thread.weapon].modes.has(effect);
    match unpaid {
        _ if thread.used.has(effect) || thread.mode() == effect => not("used"),
        _ if !extra => not("other-mode"),
        Some(unpaid) => unpaid,
        None if game.step().is_some() => not("later"),
        None => not("now"),
    }
}

/// Whether the question has to be looked at: it need not if the match is over,
/// somebody else is asked, or the answer is offered or no answer of this game.
pub(crate) fn ask_on<G: Spoken>(
    game: &G,
    actor: Actor,
    choice: G::Choice,
    name: impl Fn(Actor) -> Arg,
) -> Result<(), Option<Message>> {
    let mut options = Vec::new();
    let known = match game.waiting().first() {
        None => not("over"),
        Some(_) if game.waiting().has(actor) => {
            game.choices(actor, &mut options);
            if options.contains(&choice) {
                return Err(None);
            }
            match game.hear(&game.say(choice)) == Some(choice) {
                false => not("in-this-game"),
                true if actor.is_luck() => not("now"),
                true => return Ok(()),
            }
        }
        Some(Actor::LUCK) => not("luck"),
        Some(asked) => not("your-turn").with("asked", name(asked)),
    };
    Err(Some(known))
}

/// A place that fails a condition, in words.
pub(crate) fn not_there(game: &impl Range, arena: &Arena, condition: Where, square: Option<Square>) -> Message {
    let distance = |of: Ref| {
        let (from, to) = (game.aim().place(of), square.unwrap_or(Square::OFF));
        if from.is_on() && to.is_on() { arena.distance(from, to) } else { 0 }
    };
    let too_near = |of, least: u8| not("too-near").with("distance", distance(of)).with("least", least);
    let too_far = |of, most: u8| not("too-far").with("distance", distance(of)).with("most", most);
    match condition {
        Where::Seen(_) | Where::Trick(..) => not("cannot-see"),
        Where::Unseen(_) => not("can-see"),
        Where::Near(of, least, _) if distance(of) < least => too_near(of, least),
        Where::Near(of, _, most) | Where::Within(of, most, _) => too_far(of, most),
        Where::Far(of, least) => too_near(of, least),
        Where::Straight(of, most) if game.aim().place(of).is_on() => {
            off_line(arena, game.aim().place(of), square.unwrap_or(Square::OFF), most)
        }
        Where::Line(of) => off_heading(game, arena, of, square, None),
        Where::Ahead(of, moves) => off_heading(game, arena, of, square, Some(moves)),
        Where::Lines(_) | Where::Straight(..) => not("not-straight"),
        Where::Inside(_) => not("other-room"),
        Where::Outside(_) => not("own-room"),
        Where::Apart(_) => not("same-square"),
        Where::Not(_) => not("chosen-already"),
        Where::Venomous => Message::new("adrenaline-team-not-no-venom"),
        Where::Struck => Message::new("adrenaline-team-not-not-struck"),
        Where::Either(..) => not("not-a-target"),
        Where::Anywhere | Where::After(_) => not("now"),
    }
}
