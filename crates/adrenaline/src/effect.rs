//! The card language: what a weapon does, as data. A card is a short program
//! of six verbs over a few slots; [`crate::fire`] runs it and stops to ask.

use serde::{Deserialize, Serialize};
use table::{Given, List};

use crate::ids::{Colour, Effect, Effects, Per, Weapon};
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
    /// Exactly this many legal moves from the shooter in the picked heading.
    Ahead(Ref, u8),
    /// From the shooter's square to the rim in the picked heading, through walls.
    Line(Ref),
    /// The same in any of the four headings.
    Lines(Ref),
    /// One to this many legal moves from there in one direction.
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
    /// At most this many moves away; anywhere once this effect was bought.
    Within(Ref, u8, Effect),
    /// Seen by the shooter; one target of the shot may instead be unseen, at
    /// most this many moves away, once this effect was bought. For cards whose
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
    pub(crate) fn waived_by(self) -> Option<Effect> {
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
    /// This many moves ahead of the shooter in the picked heading.
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
    /// Is it a hit for the one who gets it?
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
    /// Whatever the last step before that picks, somebody is hurt.
    pub(crate) sure: bool,
}

impl Program {
    /// Does it do the same, whatever it costs and however it is called?
    pub(crate) fn does(&self, other: &Program) -> bool {
        let what = |p: &Program| (p.id.clone(), p.before, p.after, p.mode, p.strikes);
        what(self) == what(other) && self.steps == other.steps
    }

    /// How many moves it gives this figure to that place, by what it says where the two are picked; 0 if it
    /// says nothing: then the way is the shortest.
    pub(crate) fn moves(&self, who: Ref, place: Place) -> u8 {
        let Place::At(to) = place else { return 0 };
        let near = |step: &Step| {
            let Step::Pick { slot, only, .. } = step else { return None };
            let other = if to.slot() == Some(*slot) { who } else { to };
            let picked = [who.slot(), to.slot()].contains(&Some(*slot));
            let most = only.iter().find_map(|condition| match condition {
                Where::Near(of, _, most) if *of == other => Some(*most),
                _ => None,
            });
            most.filter(|_| picked)
        };
        self.steps.iter().find_map(near).unwrap_or(0)
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

/// The id of the program that offers all effects of a character's own weapon.
pub(crate) const MENU: &str = "menu";

/// The conditions of a step.
pub(crate) fn conditions(step: &Step) -> impl Iterator<Item = Where> + '_ {
    let only = match step {
        Step::Pick { only, .. } => Some(only),
        Step::Hurt(_, To::Each(only)) | Step::Mark(_, To::Each(only)) | Step::Give(_, To::Each(only)) => Some(only),
        _ => None,
    };
    only.into_iter().flat_map(|only| only.iter().copied())
}
