//! The card language: what a weapon does, as data. A card is a short program
//! of six verbs over a few slots; [`crate::fire`] runs it and stops to ask.

use serde::{Deserialize, Serialize};
use table::{Given, List};

use crate::ids::{Colour, Effect, Effects, Id, Per, Weapon};
use crate::wallet::Cubes;

/// Whom or what a verb speaks of: the shooter, or whatever was picked into a slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "slot")]
pub(crate) enum Ref {
    #[default]
    Me,
    A,
    B,
    C,
    D,
    E,
    F,
    /// The square where the shooter stood when the shot began.
    From,
}

pub(crate) const SLOTS: usize = 6;

impl Ref {
    /// The number of the slot; the shooter and the square left behind have none.
    pub(crate) fn slot(self) -> Option<usize> {
        (self as usize).checked_sub(1).filter(|&slot| slot < SLOTS)
    }
}

/// What a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "thing")]
pub(crate) enum What {
    Figure,
    Square,
    Room,
    Heading,
    /// A teammate who can be healed.
    Mate,
}

/// A condition on what may be picked or is struck. Conditions on places read
/// the square a slot stands for: a figure's square, or the square itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "condition")]
pub(crate) enum Where {
    #[default]
    Anywhere,
    /// Seen from there.
    Seen(Ref),
    /// Not seen from there.
    Unseen(Ref),
    /// This many moves away, least and most.
    Near(Ref, u8, u8),
    /// At least this many moves away.
    Far(Ref, u8),
    /// Exactly so many legal moves from the shooter in the picked heading.
    Ahead(Ref, u8),
    /// From the shooter's square to the rim in the picked heading, through walls.
    Line(Ref),
    /// The same in any of the four headings.
    Lines(Ref),
    /// One to so many legal moves from there in one direction.
    Straight(Ref, u8),
    /// In the picked room.
    Inside(Ref),
    /// Not in the room of that figure.
    Outside(Ref),
    /// On another square.
    Apart(Ref),
    /// Another figure.
    Not(Ref),
    /// One of these two figures.
    Either(Ref, Ref),
    /// At most so many moves away; anywhere once this effect was bought.
    Within(Ref, u8, Effect),
    /// Seen by the shooter; one target of the shot may instead be unseen, at
    /// most so many moves away, once this effect was bought. For cards whose
    /// slots hold figures.
    Trick(u8, Effect),
    /// Somebody with a venom token.
    Venomous,
    /// Somebody this shot has hurt.
    Struck,
    /// Anywhere, but only if that slot was not left out.
    After(Ref),
}

impl Where {
    /// The effect that changes the condition once it was bought.
    fn waived_by(self) -> Option<Effect> {
        match self {
            Where::Within(_, _, effect) | Where::Trick(_, effect) => Some(effect),
            _ => None,
        }
    }

    /// The slots the condition reads.
    pub(crate) fn reads(self) -> impl Iterator<Item = Ref> {
        let (a, b) = match self {
            Where::Anywhere | Where::Trick(..) | Where::Venomous | Where::Struck => (None, None),
            Where::Either(a, b) => (Some(a), Some(b)),
            Where::Seen(a)
            | Where::Unseen(a)
            | Where::Near(a, ..)
            | Where::Far(a, _)
            | Where::Ahead(a, _)
            | Where::Line(a)
            | Where::Lines(a)
            | Where::Straight(a, _)
            | Where::Inside(a)
            | Where::Outside(a)
            | Where::Apart(a)
            | Where::Within(a, ..)
            | Where::Not(a)
            | Where::After(a) => (Some(a), None),
        };
        a.into_iter().chain(b)
    }
}

pub(crate) type Conditions = List<Where, 4>;

/// Who is struck.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum To {
    The(Ref),
    /// Everybody there but the shooter.
    Each(Conditions),
}

/// Where somebody is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "place")]
pub(crate) enum Place {
    At(Ref),
    /// So many moves ahead of the shooter in the picked heading.
    Ahead(Ref, u8),
}

/// What an effect can give besides damage and marks. Only the cards of single
/// characters do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "gift")]
pub(crate) enum Gift {
    Venom,
    Control,
    /// An overload token for the shooter's card.
    Overload,
    /// The rush tile one space back.
    Heal,
    /// It may be locked on this turn.
    Track,
}

impl Gift {
    /// Is it a hit for whoever gets it?
    pub(crate) fn strikes(self) -> bool {
        matches!(self, Gift::Venom | Gift::Control)
    }
}

/// What a spawnpoint is to a pick, where it can be a target. It takes damage
/// like a figure, but no marks, and it stays where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Post {
    /// No target: what is picked here is not hurt.
    Never,
    /// A target if the shooter sees it: what is picked here is moved first.
    Seen,
    Target,
    /// The square to which this slot is moved: not asked for if it holds a spawnpoint.
    Goal(u8),
}

/// One step of a card's program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    Pick {
        slot: usize,
        what: What,
        /// It may be left out.
        may: bool,
        only: Conditions,
        post: Post,
    },
    Hurt(u8, To),
    Mark(u8, To),
    Give(Gift, To),
    Move(Ref, Place),
    /// One of these extras.
    Offer(Effects),
}

/// One effect of a weapon, compiled.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) id: String,
    /// What the file calls it and says of it; mostly nothing.
    pub(crate) name: Given,
    pub(crate) text: Given,
    pub(crate) cost: Cubes,
    /// Coins of any colour, on top.
    pub(crate) any: u8,
    /// Slides of the shooter's own rush tile, on top.
    pub(crate) rush: u8,
    /// Bought only while one of these effects is unused, if there are any.
    pub(crate) before: Effects,
    /// Bought only when one of these effects was used, if there are any.
    pub(crate) after: Effects,
    /// Played instead of the basic effect.
    pub(crate) mode: bool,
    pub(crate) steps: Box<[Step]>,
    /// It hurts or marks, so it must hit somebody.
    pub(crate) strikes: bool,
    /// From this step on nothing has to be picked any more.
    pub(crate) settled_from: u8,
}

impl Program {
    /// Does it do the same, whatever it costs and however it is called?
    pub(crate) fn does(&self, other: &Program) -> bool {
        let what = |p: &Program| (p.id.clone(), p.before, p.after, p.mode, p.strikes);
        what(self) == what(other) && self.steps == other.steps
    }

    /// May it be bought now, as far as the effects already used decide?
    pub(crate) fn is_open(&self, used: Effects) -> bool {
        (self.before.is_empty() || !self.before.without(used).is_empty())
            && (self.after.is_empty() || !self.after.and(used).is_empty())
    }
}

/// A weapon, compiled.
#[derive(Clone, Debug)]
pub(crate) struct WeaponKind {
    pub(crate) id: String,
    pub(crate) name: Given,
    /// The name of an icon or a drawing as SVG, where the file has one.
    pub(crate) picture: String,
    /// Colour of the top cube.
    pub(crate) colour: Colour,
    pub(crate) reload: Cubes,
    /// Reload without the top cube.
    pub(crate) grab: Cubes,
    pub(crate) effects: Per<Effect, Vec<Program>>,
    /// The basic effect and the modes played in its place.
    pub(crate) modes: Effects,
}

/// Weapons by number.
pub(crate) type Arsenal = Per<Weapon, Vec<WeaponKind>>;

impl WeaponKind {
    pub(crate) fn has_modes(&self) -> bool {
        self.modes.len() > 1
    }

    /// Do all its effects do the same as those of the other?
    pub(crate) fn does(&self, other: &WeaponKind) -> bool {
        let same = |(one, two): (&Program, &Program)| one.does(two);
        self.effects.len() == other.effects.len() && self.effects.iter().zip(other.effects.iter()).all(same)
    }

    /// The number of the basic effect: 1 where a menu stands before it.
    pub(crate) fn first_effect(&self) -> Effect {
        Effect((self.effects[Effect::BASIC].id == MENU).into())
    }
}

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
pub(crate) enum Kind {
    /// From the arena: the basic effect is the program, extras are offered on the way.
    Arena,
    /// A character's own: all effects in any order, the basic one too, each once.
    Own,
}

/// Compiles and checks the effects of one weapon, with their prices in cubes.
/// The error is a reason. The effects of an own weapon are numbered from 1:
/// before them stands a program that only offers them.
pub(crate) fn compile(raw: &[(RawEffect, Cubes)], kind: Kind) -> Result<Vec<Program>, String> {
    let mut effects = Vec::new();
    for (raw, cost) in raw {
        effects.push(compile_effect(raw, *cost, kind).map_err(|why| format!("effect {}: {why}", raw.id))?);
    }
    // The menu of an own weapon is one effect more.
    let most = if kind == Kind::Own { 7 } else { 8 };
    if effects.is_empty() || effects.len() > most {
        return Err(format!("a weapon has 1 to {most} effects"));
    }
    if effects[0].mode || effects[0].cost != Cubes::NONE || effects[0].any > 0 || effects[0].rush > 0 {
        return Err("the first effect is the basic one: no mode, no cost".to_owned());
    }
    let mut known = [None; SLOTS];
    if kind == Kind::Own {
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

/// The conditions of a step.
pub(crate) fn conditions(step: &Step) -> impl Iterator<Item = Where> + '_ {
    let only = match step {
        Step::Pick { only, .. } => Some(only),
        Step::Hurt(_, To::Each(only)) | Step::Mark(_, To::Each(only)) | Step::Give(_, To::Each(only)) => Some(only),
        _ => None,
    };
    only.into_iter().flat_map(|only| only.iter().copied())
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

/// The id of that program.
const MENU: &str = "menu";

/// The program of an own weapon: offers all effects, one after another.
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
    }
}

fn compile_effect(raw: &RawEffect, cost: Cubes, kind: Kind) -> Result<Program, String> {
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
    match kind {
        Kind::Arena if special => return Err("only a character's own weapon can do this".to_owned()),
        Kind::Own if raw.mode || steps.iter().any(|step| matches!(step, Step::Offer(_))) => {
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
        steps,
    })
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
