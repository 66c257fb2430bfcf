//! Cards as they stand in the file, compiled to programs and checked: nothing is read before it
//! was picked, every extra is offered, and the basic effect hits somebody.

use serde::{Deserialize, Serialize};
use table::Given;

use crate::effect::{Conditions, Gift, MENU, Place, Post, Program, Ref, SLOTS, Step, To, What, Where, conditions};
use crate::ids::{Effect, Effects, Id};
use crate::wallet::Cubes;

/// The language as it stands in the file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename = "verb")]
pub(crate) enum RawStep {
    Pick(Ref, What, Vec<Where>),
    May(Ref, What, Vec<Where>),
    Hurt(u8, RawTo),
    Mark(u8, RawTo),
    Give(Gift, RawTo),
    Move(Ref, Place),
    Offer(Vec<u8>),
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename = "target")]
pub(crate) enum RawTo {
    The(Ref),
    Each(Vec<Where>),
}

/// An effect as it stands in the file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "effect")]
pub(crate) struct RawEffect {
    pub(crate) id: String,
    #[serde(default, skip_serializing)]
    name: Given,
    #[serde(default, skip_serializing)]
    text: Given,
    #[serde(default)]
    pub(crate) cost: String,
    #[serde(default)]
    any: u8,
    #[serde(default)]
    rush: u8,
    #[serde(default)]
    before: Vec<u8>,
    #[serde(default)]
    after: Vec<u8>,
    /// It may be used although it hits nobody, if the shot as a whole does.
    #[serde(default)]
    may_miss: bool,
    #[serde(default)]
    mode: bool,
    steps: Vec<RawStep>,
}

/// How the effects of a weapon hang together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// From the arena: the basic effect is the program, extras are offered on the way.
    Arena,
    /// A character's own: all effects in any order, the basic one too, each once.
    Own,
}

/// Compiles and checks the effects of one weapon, with their prices in cubes.
/// The error is a reason. The effects of a character's own weapon are numbered from 1:
/// before them stands a program that only offers them.
pub(crate) fn compile(raw: &[(RawEffect, Cubes)], origin: Origin) -> Result<Vec<Program>, String> {
    let mut effects = Vec::new();
    for (raw, cost) in raw {
        effects.push(compile_effect(raw, *cost, origin).map_err(|why| format!("effect {}: {why}", raw.id))?);
    }
    // The menu of such a weapon is one effect more.
    let most = if origin == Origin::Own { 7 } else { 8 };
    if effects.is_empty() || effects.len() > most {
        return Err(format!("a weapon has 1 to {most} effects"));
    }
    if effects[0].mode || effects[0].cost != Cubes::NONE || effects[0].any > 0 || effects[0].rush > 0 {
        return Err("the first effect is the basic one: no mode, no cost".to_owned());
    }
    let mut known = [None; SLOTS];
    if origin == Origin::Own {
        effects.insert(0, menu(effects.len()));
        // Any of them may have gone before, so every slot may be read.
        for step in effects.iter().flat_map(|effect| &effect.steps) {
            if let Step::Pick { slot, what, .. } = step {
                known[*slot] = Some(*what);
            }
        }
    }
    let mut offered = Effects::NONE;
    for effect in effects.iter().enumerate().filter(|(i, e)| *i == 0 || e.mode).map(|(_, e)| e) {
        if !effect.strikes {
            return Err(format!("effect {} hits nobody", effect.id));
        }
        walk(&effects, effect, &mut known.clone(), &mut offered, 0)?;
    }
    for (i, effect) in effects.iter().enumerate().skip(1) {
        if !effect.mode && !offered.has(Effect::nth(i)) {
            return Err(format!("extra {} is never offered", effect.id));
        }
        let there = |n: Effect| n != Effect::BASIC && n.ix() < effects.len();
        let waived = effect.steps.iter().flat_map(conditions).filter_map(|condition| condition.waived_by());
        let named = effect.before.with(effect.after);
        if !named.without(Effects::first_n(effects.len())).is_empty() || !waived.into_iter().all(there) {
            return Err(format!("effect {} names an effect that is not there", effect.id));
        }
    }
    Ok(effects)
}

/// Does only a character's own weapon do this?
fn is_special(step: &Step) -> bool {
    let special = |condition: Where| {
        matches!(condition, Where::Venomous | Where::Struck)
            || condition.waived_by().is_some()
            || condition.reads().any(|read| read == Ref::From)
    };
    match step {
        Step::Give(..) | Step::Pick { what: What::Mate, .. } | Step::Move(_, Place::At(Ref::From)) => true,
        other => conditions(other).any(special),
    }
}

/// The program of a character's own weapon: offers all effects, one after another.
fn menu(effects: usize) -> Program {
    Program {
        id: MENU.to_owned(),
        name: Given::default(),
        text: Given::default(),
        cost: Cubes::NONE,
        any: 0,
        rush: 0,
        before: Effects::NONE,
        after: Effects::NONE,
        mode: false,
        steps: Box::new([Step::Offer((1..=effects).map(Effect::nth).collect())]),
        // Ruling 8: the shot as a whole must hit somebody.
        strikes: true,
        settled_from: 0,
        sure: false,
    }
}

fn compile_effect(raw: &RawEffect, cost: Cubes, origin: Origin) -> Result<Program, String> {
    let mut steps: Box<[Step]> = raw.steps.iter().map(compile_step).collect::<Result<_, _>>()?;
    for n in 0..steps.len() {
        let meant = post(&steps, n);
        if let Step::Pick { post, .. } = &mut steps[n] {
            *post = meant;
        }
    }
    let special = steps.iter().any(is_special)
        || raw.any > 0
        || raw.rush > 0
        || raw.may_miss
        || !raw.before.is_empty()
        || !raw.after.is_empty();
    match origin {
        Origin::Arena if special => return Err("only a character's own weapon can do this".to_owned()),
        Origin::Own if raw.mode || steps.iter().any(|step| matches!(step, Step::Offer(_))) => {
            return Err("a character's own weapon has neither modes nor offers".to_owned());
        }
        _ => {}
    }
    let set = |numbers: &[u8]| -> Result<Effects, String> {
        if numbers.iter().any(|n| !(1..8).contains(n)) {
            return Err("effects are named by number, from 1".to_owned());
        }
        Ok(numbers.iter().copied().map(Effect).collect())
    };
    let hits = |step: &Step| match step {
        Step::Hurt(..) | Step::Mark(..) => true,
        Step::Give(gift, _) => gift.strikes(),
        _ => false,
    };
    let last = steps.iter().rposition(|step| matches!(step, Step::Pick { may: false, .. }));
    Ok(Program {
        id: raw.id.clone(),
        name: raw.name.clone(),
        text: raw.text.clone(),
        cost,
        any: raw.any,
        rush: raw.rush,
        before: set(&raw.before)?,
        after: set(&raw.after)?,
        mode: raw.mode,
        strikes: !raw.may_miss && steps.iter().any(hits),
        settled_from: last.map_or(0, |last| last as u8 + 1),
        sure: last.is_some_and(|last| is_sure(&steps, last)),
        steps,
    })
}

/// Is a figure that has to be picked hurt after the last pick that has to be made? Only a wall ahead could
/// keep the shot from it.
fn is_sure(steps: &[Step], last: usize) -> bool {
    let held = |of: Ref, by: usize| {
        let fill = steps[..by].iter().rfind(|step| matches!(step, Step::Pick { slot, .. } if of.slot() == Some(*slot)));
        matches!(fill, Some(Step::Pick { what: What::Figure, may: false, .. }))
    };
    let after = |step: &Step| matches!(step, Step::Move(_, Place::Ahead(..)));
    let wall = steps[last..].iter().position(after).map_or(steps.len(), |n| last + n);
    (last..wall).any(|n| matches!(steps[n], Step::Hurt(_, To::The(of)) if held(of, n)))
}

fn compile_step(raw: &RawStep) -> Result<Step, String> {
    let conditions = |only: &[Where]| -> Result<Conditions, String> {
        if only.len() > 4 {
            return Err("more than 4 conditions".to_owned());
        }
        Ok(only.iter().copied().collect())
    };
    let to = |raw: &RawTo| -> Result<To, String> {
        Ok(match raw {
            RawTo::The(r) => To::The(*r),
            RawTo::Each(only) => To::Each(conditions(only)?),
        })
    };
    let pick = |slot: Ref, what: What, may: bool, only: &[Where]| -> Result<Step, String> {
        let slot = slot.slot().ok_or("Me is no slot")?;
        Ok(Step::Pick { slot, what, may, only: conditions(only)?, post: Post::Never })
    };
    Ok(match raw {
        RawStep::Pick(slot, what, only) => pick(*slot, *what, false, only)?,
        RawStep::May(slot, what, only) => pick(*slot, *what, true, only)?,
        RawStep::Hurt(0, _) | RawStep::Mark(0, _) => return Err("0 is no damage and no mark".to_owned()),
        RawStep::Hurt(n, target) => Step::Hurt(*n, to(target)?),
        RawStep::Mark(n, target) => Step::Mark(*n, to(target)?),
        RawStep::Give(gift, target) => Step::Give(*gift, to(target)?),
        RawStep::Move(who, place) => Step::Move(*who, *place),
        RawStep::Offer(extras) if extras.iter().all(|&e| (1..8).contains(&e)) => {
            Step::Offer(extras.iter().copied().map(Effect).collect())
        }
        RawStep::Offer(_) => return Err("an offer names extras by number, from 1".to_owned()),
    })
}

/// What a spawnpoint is to the pick at this step of an effect.
fn post(steps: &[Step], at: usize) -> Post {
    let Step::Pick { slot, what, .. } = steps[at] else { return Post::Never };
    let is_slot = |of: Ref| of.slot() == Some(slot);
    match what {
        What::Figure => {
            let hurt = steps.iter().position(|step| matches!(step, Step::Hurt(_, To::The(of)) if is_slot(*of)));
            let moved = steps.iter().position(|step| matches!(step, Step::Move(of, _) if is_slot(*of)));
            match (hurt, moved) {
                (None, _) => Post::Never,
                (Some(hurt), Some(moved)) if moved < hurt => Post::Seen,
                _ => Post::Target,
            }
        }
        What::Square => {
            let goal = steps.iter().find_map(|step| match step {
                Step::Move(who, Place::At(to)) if is_slot(*to) => who.slot(),
                _ => None,
            });
            goal.map_or(Post::Never, |slot| Post::Goal(slot as u8))
        }
        What::Room | What::Heading | What::Mate => Post::Never,
    }
}

/// Goes through an effect and the extras it offers, knowing what each slot holds by then.
fn walk(
    effects: &[Program],
    effect: &Program,
    known: &mut [Option<What>; SLOTS],
    offered: &mut Effects,
    depth: usize,
) -> Result<(), String> {
    let fail = |why: String| Err(format!("effect {}: {why}", effect.id));
    if depth > 2 {
        return fail("offers are nested too deep".to_owned());
    }
    for step in &effect.steps {
        match step {
            Step::Pick { slot, what, only, .. } => {
                check_conditions(only, matches!(what, What::Figure | What::Mate), known).or_else(fail)?;
                if known[*slot].is_some_and(|before| before != *what) {
                    return fail(format!("slot {} holds two kinds of things", slot_name(*slot)));
                }
                known[*slot] = Some(*what);
            }
            Step::Give(Gift::Overload, To::The(Ref::Me)) => {}
            Step::Give(Gift::Overload, _) => return fail("overload tokens are for the shooter".to_owned()),
            Step::Give(Gift::Heal, To::The(who)) => expect(*who, &[What::Mate], known).or_else(fail)?,
            Step::Give(Gift::Heal, _) => return fail("only a picked teammate is healed".to_owned()),
            Step::Hurt(_, To::The(who)) | Step::Mark(_, To::The(who)) | Step::Give(_, To::The(who)) => {
                expect(*who, &[What::Figure], known).or_else(fail)?;
                if *who == Ref::Me {
                    return fail("nobody can hit himself".to_owned());
                }
            }
            Step::Hurt(_, To::Each(only)) | Step::Mark(_, To::Each(only)) | Step::Give(_, To::Each(only)) => {
                check_conditions(only, true, known).or_else(fail)?;
            }
            Step::Move(who, place) => {
                expect(*who, &[What::Figure], known).or_else(fail)?;
                match place {
                    Place::At(to) => expect(*to, &[What::Figure, What::Square], known).or_else(fail)?,
                    Place::Ahead(heading, _) => expect(*heading, &[What::Heading], known).or_else(fail)?,
                }
            }
            Step::Offer(extras) => {
                for e in *extras {
                    match effects.get(e.ix()) {
                        Some(extra) if !extra.mode => {
                            offered.insert(e);
                            walk(effects, extra, &mut known.clone(), offered, depth + 1)?;
                        }
                        _ => return fail(format!("offer of {}, which is no extra of this weapon", e.0)),
                    }
                }
            }
        }
    }
    Ok(())
}

fn check_conditions(only: &Conditions, of_figures: bool, known: &[Option<What>; SLOTS]) -> Result<(), String> {
    for condition in only.iter() {
        match *condition {
            // These read a slot that an extra may have filled, or not.
            Where::Not(_) | Where::Either(..) | Where::Venomous | Where::Struck if of_figures => {}
            Where::Not(_) | Where::Either(..) | Where::Venomous | Where::Struck => {
                return Err("only figures can be told apart so".to_owned());
            }
            Where::Ahead(heading, _) | Where::Line(heading) => expect(heading, &[What::Heading], known)?,
            Where::Inside(room) => expect(room, &[What::Room], known)?,
            other => {
                for read in other.reads() {
                    expect(read, &[What::Figure, What::Square], known)?;
                }
            }
        }
    }
    Ok(())
}

fn expect(read: Ref, kinds: &[What], known: &[Option<What>; SLOTS]) -> Result<(), String> {
    match read.slot() {
        None if read == Ref::Me && kinds.contains(&What::Figure) => Ok(()),
        None if read == Ref::From && kinds.contains(&What::Square) => Ok(()),
        None => Err(format!("{read:?} is no {:?}", kinds[0])),
        Some(slot) => match known[slot] {
            None => Err(format!("slot {} is read before it is picked", slot_name(slot))),
            Some(what) if kinds.contains(&what) => Ok(()),
            Some(what) => Err(format!("slot {} holds a {what:?}, not a {:?}", slot_name(slot), kinds[0])),
        },
    }
}

fn slot_name(slot: usize) -> char {
    (b'A' + slot as u8) as char
}
