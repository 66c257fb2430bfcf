//! The card language: what a weapon does, as data. A card is a short program
//! of five verbs over a few slots; [`crate::fire`] runs it and stops to ask.

use serde::Deserialize;
use table::List;

/// Whom or what a verb speaks of: the shooter, or whatever was picked into a slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub(crate) enum Ref {
    #[default]
    Me,
    A,
    B,
    C,
    D,
    E,
    F,
}

pub(crate) const SLOTS: usize = 6;

impl Ref {
    /// The number of the slot; the shooter has none.
    #[inline]
    pub(crate) fn slot(self) -> Option<usize> {
        (self as usize).checked_sub(1)
    }
}

/// What a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(crate) enum What {
    Figure,
    Square,
    Room,
    Heading,
}

/// A condition on what may be picked or is struck. Conditions on places read
/// the square a slot stands for: a figure's square, or the square itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
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
    /// Anywhere, but only if that slot was not left out.
    After(Ref),
}

impl Where {
    /// The slots the condition reads.
    pub(crate) fn reads(self) -> impl Iterator<Item = Ref> {
        let (a, b) = match self {
            Where::Anywhere => (None, None),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(crate) enum Place {
    At(Ref),
    /// So many moves ahead of the shooter in the picked heading.
    Ahead(Ref, u8),
}

/// One step of a card's program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    Pick {
        slot: u8,
        what: What,
        /// It may be left out.
        may: bool,
        only: Conditions,
    },
    Hurt(u8, To),
    Mark(u8, To),
    Move(Ref, Place),
    /// A set of extras, as bits.
    Offer(u8),
}

/// One effect of a weapon, compiled.
#[derive(Clone, Debug)]
pub(crate) struct Effect {
    pub(crate) id: String,
    /// Red, yellow, blue.
    pub(crate) cost: [u8; 3],
    /// Played instead of the basic effect.
    pub(crate) mode: bool,
    pub(crate) steps: Box<[Step]>,
    /// It hurts or marks, so it must hit somebody.
    pub(crate) strikes: bool,
    /// From this step on nothing has to be picked any more.
    pub(crate) settled_from: u8,
}

/// A weapon, compiled.
#[derive(Clone, Debug)]
pub(crate) struct Weapon {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Colour of the top cube: 0 red, 1 yellow, 2 blue.
    pub(crate) colour: u8,
    pub(crate) reload: [u8; 3],
    /// Reload without the top cube.
    pub(crate) grab: [u8; 3],
    pub(crate) effects: Vec<Effect>,
}

impl Weapon {
    /// The basic effect and the modes played in its place.
    #[inline]
    pub(crate) fn modes(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.effects.len() as u8).filter(|&e| e == 0 || self.effects[e as usize].mode)
    }

    pub(crate) fn has_modes(&self) -> bool {
        self.modes().nth(1).is_some()
    }
}

/// The language as it stands in the file.
#[derive(Debug, Deserialize)]
pub(crate) enum RawStep {
    Pick(Ref, What, Vec<Where>),
    May(Ref, What, Vec<Where>),
    Hurt(u8, RawTo),
    Mark(u8, RawTo),
    Move(Ref, Place),
    Offer(Vec<u8>),
}

#[derive(Debug, Deserialize)]
pub(crate) enum RawTo {
    The(Ref),
    Each(Vec<Where>),
}

/// Compiles and checks the effects of one weapon. The error is a reason.
pub(crate) fn compile(raw: &[(String, [u8; 3], bool, Vec<RawStep>)]) -> Result<Vec<Effect>, String> {
    let mut effects = Vec::new();
    for (id, cost, mode, steps) in raw {
        let steps: Box<[Step]> =
            steps.iter().map(compile_step).collect::<Result<_, _>>().map_err(|why| format!("effect {id}: {why}"))?;
        let strikes = steps.iter().any(|step| matches!(step, Step::Hurt(..) | Step::Mark(..)));
        let settled_from =
            steps.iter().rposition(|step| matches!(step, Step::Pick { may: false, .. })).map_or(0, |last| last + 1);
        effects.push(Effect {
            id: id.clone(),
            cost: *cost,
            mode: *mode,
            steps,
            strikes,
            settled_from: settled_from as u8,
        });
    }
    if effects.is_empty() || effects.len() > 8 {
        return Err("a weapon has 1 to 8 effects".to_owned());
    }
    if effects[0].mode || effects[0].cost != [0; 3] {
        return Err("the first effect is the basic one: no mode, no cost".to_owned());
    }
    let mut offered = 0u8;
    for effect in effects.iter().enumerate().filter(|(i, e)| *i == 0 || e.mode).map(|(_, e)| e) {
        if !effect.strikes {
            return Err(format!("effect {} hits nobody", effect.id));
        }
        let mut known = [None; SLOTS];
        walk(&effects, effect, &mut known, &mut offered, 0)?;
    }
    for (i, effect) in effects.iter().enumerate().skip(1) {
        if !effect.mode && offered >> i & 1 == 0 {
            return Err(format!("extra {} is never offered", effect.id));
        }
    }
    Ok(effects)
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
        let slot = slot.slot().ok_or("Me is no slot")? as u8;
        Ok(Step::Pick { slot, what, may, only: conditions(only)? })
    };
    Ok(match raw {
        RawStep::Pick(slot, what, only) => pick(*slot, *what, false, only)?,
        RawStep::May(slot, what, only) => pick(*slot, *what, true, only)?,
        RawStep::Hurt(0, _) | RawStep::Mark(0, _) => return Err("0 is no damage and no mark".to_owned()),
        RawStep::Hurt(n, target) => Step::Hurt(*n, to(target)?),
        RawStep::Mark(n, target) => Step::Mark(*n, to(target)?),
        RawStep::Move(who, place) => Step::Move(*who, *place),
        RawStep::Offer(extras) if extras.iter().all(|&e| (1..8).contains(&e)) => {
            Step::Offer(extras.iter().fold(0, |bits, e| bits | 1 << e))
        }
        RawStep::Offer(_) => return Err("an offer names extras by number, from 1".to_owned()),
    })
}

/// Goes through an effect and the extras it offers, knowing what each slot holds by then.
fn walk(
    effects: &[Effect],
    effect: &Effect,
    known: &mut [Option<What>; SLOTS],
    offered: &mut u8,
    depth: usize,
) -> Result<(), String> {
    let fail = |why: String| Err(format!("effect {}: {why}", effect.id));
    if depth > 2 {
        return fail("offers are nested too deep".to_owned());
    }
    for step in &effect.steps {
        match step {
            Step::Pick { slot, what, only, .. } => {
                check_conditions(only, *what == What::Figure, known).or_else(fail)?;
                if known[*slot as usize].is_some_and(|before| before != *what) {
                    return fail(format!("slot {} holds two kinds of things", slot_name(*slot as usize)));
                }
                known[*slot as usize] = Some(*what);
            }
            Step::Hurt(_, To::The(who)) | Step::Mark(_, To::The(who)) => {
                expect(*who, &[What::Figure], known).or_else(fail)?;
                if *who == Ref::Me {
                    return fail("nobody can hit himself".to_owned());
                }
            }
            Step::Hurt(_, To::Each(only)) | Step::Mark(_, To::Each(only)) => {
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
                for e in (0..8).filter(|e| extras >> e & 1 == 1) {
                    match effects.get(e) {
                        Some(extra) if !extra.mode => {
                            *offered |= 1 << e;
                            walk(effects, extra, &mut known.clone(), offered, depth + 1)?;
                        }
                        _ => return fail(format!("offer of {e}, which is no extra of this weapon")),
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
            Where::Not(_) | Where::Either(..) if of_figures => {}
            Where::Not(_) | Where::Either(..) => return Err("only figures can be told apart so".to_owned()),
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
        None if kinds.contains(&What::Figure) => Ok(()),
        None => Err(format!("Me is no {:?}", kinds[0])),
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
