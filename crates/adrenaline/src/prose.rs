//! What a card does, said from its own program: effects become messages, and the
//! catalogues make sentences of them (`adrenaline-card.ftl`). Nobody has to write
//! the text of a card that was changed, and it cannot say what the card does not do.

use table::{Arg, Message};

use crate::effect::{Conditions, Gift, Place, Program, Ref, SLOTS, Step, To, WeaponKind, What, Where, conditions};
use crate::ids::{Effect, Effects};

/// The text of one effect.
pub(crate) fn text(weapon: &WeaponKind, effect: Effect) -> Message {
    let mut telling = Telling::of(weapon, effect);
    telling.waivers();
    telling.steps();
    telling.timing();
    chain("then", telling.said).unwrap_or_else(|| card("nothing"))
}

fn card(id: &str) -> Message {
    Message::new(format!("adrenaline-card-{id}"))
}

fn arg(message: Message) -> Arg {
    Arg::Message(Box::new(message))
}

/// Several messages as one: `one` and `two` of the message with this id, over and over.
pub(crate) fn chain(id: &str, parts: impl IntoIterator<Item = Message>) -> Option<Message> {
    parts.into_iter().reduce(|one, two| card(id).with("one", arg(one)).with("two", arg(two)))
}

/// One effect being told.
struct Telling<'w> {
    weapon: &'w WeaponKind,
    effect: Effect,
    program: &'w Program,
    /// What is picked into each slot by the effects that go together.
    slots: [Option<Picked>; SLOTS],
    targets: u8,
    said: Vec<Message>,
}

/// What a slot holds.
#[derive(Clone, Copy)]
struct Picked {
    what: What,
    /// The how-manieth target it is, from 1; 0 where it is none, or one of those picked before.
    number: u8,
    /// The how-manieth pick it is.
    order: u8,
}

impl<'w> Telling<'w> {
    fn of(weapon: &'w WeaponKind, effect: Effect) -> Telling<'w> {
        let program = &weapon.effects[effect];
        let together = |other: &&Program| if program.mode { other.id == program.id } else { !other.mode };
        let mut slots = [None; SLOTS];
        let (mut targets, mut order) = (0, 0);
        for step in weapon.effects.iter().filter(together).flat_map(|program| &program.steps) {
            if let Step::Pick { slot, what, only, .. } = step
                && slots[*slot].is_none()
            {
                // One of those picked before is no further target.
                let again = only.iter().any(|condition| matches!(condition, Where::Either(..) | Where::Struck));
                let is_target = *what == What::Figure && !again;
                targets += u8::from(is_target);
                order += 1;
                slots[*slot] = Some(Picked { what: *what, number: if is_target { targets } else { 0 }, order });
            }
        }
        Telling { weapon, effect, program, slots, targets, said: Vec::new() }
    }

    fn is_own(&self) -> bool {
        self.weapon.first_effect() != Effect::BASIC
    }

    fn say(&mut self, message: Message) {
        self.said.push(message);
    }

    fn steps(&mut self) {
        let steps = &self.program.steps;
        let mut at = 0;
        while let Some(step) = steps.get(at) {
            at += match *step {
                Step::Pick { slot, what: What::Square, may, only, .. } => match steps.get(at + 1) {
                    Some(&Step::Move(who, Place::At(to))) if to.slot() == Some(slot) => {
                        self.shift(who, self.way(who, &only), may);
                        2
                    }
                    _ => {
                        self.choose("square", slot, &only, may);
                        1
                    }
                },
                Step::Pick { slot, what: What::Room, may, only, .. } => {
                    self.choose("room", slot, &only, may);
                    1
                }
                Step::Pick { what: What::Heading, .. } => {
                    self.say(card("choose-heading"));
                    1
                }
                Step::Pick { what: What::Mate, only, .. } => {
                    let mate = self.described(card("mate"), &only, None);
                    self.say(card("heal").with("whom", arg(mate)));
                    1
                }
                Step::Pick { what: What::Figure, .. } => self.targets_from(at),
                Step::Give(Gift::Overload, _) => {
                    self.say(card("overload"));
                    1
                }
                Step::Give(Gift::Track, To::The(whom)) => {
                    self.say(card("track").with("whom", arg(self.whom(whom))));
                    1
                }
                // Said with the pick.
                Step::Give(Gift::Heal, _) => 1,
                Step::Hurt(_, to) | Step::Mark(_, to) | Step::Give(_, to) => {
                    let count = steps[at..].iter().take_while(|step| blow(step) == Some(to)).count();
                    let (id, whom) = match to {
                        To::The(whom) => ("hit", self.whom(whom)),
                        To::Each(only) => self.everyone(&only),
                    };
                    self.hit(id, &steps[at..at + count], whom);
                    count
                }
                Step::Move(who, place) => {
                    let way = match place {
                        Place::At(to) => card("way-to").with("place", arg(self.place(to))),
                        Place::Ahead(_, steps) => card("way-ahead").with("n", steps),
                    };
                    self.shift(who, way, false);
                    1
                }
                Step::Offer(_) => 1,
            };
        }
    }

    fn choose(&mut self, what: &str, slot: usize, only: &Conditions, may: bool) {
        let quals = self.quals(only, Some(slot));
        let message = match chain("both", quals) {
            Some(quals) => card(&format!("{}choose-{what}", may_be(may))).with("quals", arg(quals)),
            None => card(&format!("{}choose-any-{what}", may_be(may))),
        };
        self.say(message);
    }

    fn shift(&mut self, who: Ref, way: Message, may: bool) {
        let message = match who {
            Ref::Me => card(&format!("{}go", may_be(may))),
            who => card(&format!("{}shift", may_be(may))).with("whom", arg(self.whom(who))),
        };
        self.say(message.with("way", arg(way)));
    }

    fn hit(&mut self, id: &str, steps: &[Step], whom: Message) {
        // A sentence begins with the damage, or does not begin with what is given.
        let id = if matches!(steps[0], Step::Hurt(..)) { id.to_owned() } else { id.replace("hit", "give") };
        self.say(card(&id).with("what", blows(steps)).with("whom", arg(whom)));
    }

    /// Figures picked one after another, and what they get at once. Returns the number of steps told.
    fn targets_from(&mut self, at: usize) -> usize {
        let steps = &self.program.steps[at..];
        let picks: Vec<(usize, bool, Conditions)> = steps
            .iter()
            .map_while(|step| match *step {
                Step::Pick { slot, what: What::Figure, may, only, .. } => Some((slot, may, only)),
                _ => None,
            })
            .collect();
        let is_picked = |to: To| matches!(to, To::The(of) if picks.iter().any(|pick| Some(pick.0) == of.slot()));
        let hits = steps[picks.len()..].iter().take_while(|step| blow(step).is_some_and(is_picked)).count();
        let hits = &steps[picks.len()..picks.len() + hits];
        let of = |slot: usize| -> Vec<Step> {
            let is_this = |step: &&Step| matches!(blow(step), Some(To::The(of)) if of.slot() == Some(slot));
            hits.iter().filter(is_this).copied().collect()
        };
        let first = of(picks[0].0);
        let alike = |(slot, _, only): &(usize, bool, Conditions)| {
            plain(only) == plain(&picks[0].2) && only.iter().any(is_apart) && strip(&of(*slot)) == strip(&first)
        };
        if picks.len() > 1 && !first.is_empty() && picks[1..].iter().all(alike) {
            let least = picks.iter().filter(|pick| !pick.1).count();
            let noun = card(if self.is_own() { "enemies" } else { "figures" }).with("n", picks.len());
            let whom = self.described(noun, &picks[0].2, Some(picks[0].0));
            let id = if least == picks.len() { "hit-all" } else { "hit-some" };
            self.hit(id, &first, whom);
            if picks[1].2.iter().any(|condition| matches!(condition, Where::Apart(_))) {
                self.say(card("no-two"));
            }
            return picks.len() + hits.len();
        }
        for (slot, may, only) in &picks {
            let whom = self.target(only, *slot);
            match of(*slot) {
                hits if hits.is_empty() => {
                    self.say(card(&format!("{}choose-figure", may_be(*may))).with("whom", arg(whom)));
                }
                hits => self.hit(&format!("{}hit", may_be(*may)), &hits, whom),
            }
        }
        picks.len() + hits.len()
    }

    /// A figure to be picked.
    fn target(&self, only: &Conditions, slot: usize) -> Message {
        let own = self.is_own();
        let earlier = |of: Ref| of.slot().is_some_and(|other| self.order(other) < self.order(slot));
        let noun = if only.iter().any(|condition| matches!(condition, Where::Either(..))) {
            card("one-of-targets")
        } else if only.iter().any(|condition| matches!(condition, Where::Struck)) {
            card("one-of-those-hit")
        } else if only.iter().any(|condition| matches!(condition, Where::Not(of) if earlier(*of))) {
            card(if own { "another-enemy" } else { "another-figure" })
        } else if self.quals(only, Some(slot)).is_empty() {
            card(if own { "any-enemy" } else { "any-figure" })
        } else {
            card(if own { "enemy" } else { "figure" })
        };
        self.described(noun, only, Some(slot))
    }

    /// All who are struck together, and how that is said. The shooter never is among them.
    fn everyone(&self, only: &Conditions) -> (&'static str, Message) {
        if let Some(Where::Either(one, _)) = only.iter().find(|condition| matches!(condition, Where::Either(..))) {
            return ("hit", self.described(self.whom(*one), only, None));
        }
        let others = only.iter().any(|condition| matches!(condition, Where::Not(_) | Where::Near(Ref::Me, 0, _)));
        let noun = match (self.is_own(), others) {
            (false, false) => "everyone",
            (false, true) => "everyone-else",
            (true, _) if only.iter().any(|condition| matches!(condition, Where::Not(_))) => "every-other-enemy",
            (true, _) => "every-enemy",
        };
        ("hit-each", self.described(card(noun), only, None))
    }

    fn described(&self, noun: Message, only: &Conditions, slot: Option<usize>) -> Message {
        match chain("both", self.quals(only, slot)) {
            Some(quals) => card("described").with("noun", arg(noun)).with("quals", arg(quals)),
            None => noun,
        }
    }

    fn order(&self, slot: usize) -> u8 {
        self.slots[slot].map_or(0, |picked| picked.order)
    }

    fn holds(&self, of: Ref) -> Option<Picked> {
        self.slots[of.slot()?]
    }

    /// What a slot holds, as a later sentence names it.
    fn whom(&self, of: Ref) -> Message {
        match of {
            Ref::Me => card("you"),
            Ref::From => card("start"),
            _ => match self.holds(of) {
                Some(Picked { what: What::Square, .. }) => card("that-square"),
                Some(picked) if self.targets > 1 => card("target").with("n", picked.number),
                _ => card("target").with("n", 0u8),
            },
        }
    }

    /// The square on which that is.
    fn place(&self, of: Ref) -> Message {
        match of {
            Ref::Me => card("your-square"),
            Ref::From => card("start"),
            _ if matches!(self.holds(of), Some(Picked { what: What::Square, .. })) => card("that-square"),
            _ => card("square-of").with("whom", arg(self.whom(of))),
        }
    }

    /// How far somebody goes to a square that is picked.
    fn way(&self, who: Ref, only: &Conditions) -> Message {
        let is_way = |condition: &&Where| {
            matches!(condition, Where::Near(of, ..) | Where::Straight(of, _) if *of == who)
                || matches!(condition, Where::Ahead(..))
        };
        let rest: Vec<Where> = only.iter().filter(|condition| !is_way(condition)).copied().collect();
        let rest = chain("both", rest.iter().filter_map(|condition| self.qual(*condition, None)));
        let way = match only.iter().find(is_way) {
            Some(Where::Near(_, 0, most)) => card("way-up-to").with("n", *most),
            Some(Where::Near(_, least, most)) => card("way").with("least", *least).with("most", *most),
            Some(Where::Straight(_, most)) => card("way-straight").with("least", 1u8).with("most", *most),
            Some(Where::Ahead(_, steps)) => card("way-ahead").with("n", *steps),
            _ => {
                return match rest {
                    Some(quals) => card("way-there").with("quals", arg(quals)),
                    None => card("way-anywhere"),
                };
            }
        };
        match rest {
            Some(quals) => card("way-and").with("way", arg(way)).with("quals", arg(quals)),
            None => way,
        }
    }

    fn quals(&self, only: &Conditions, slot: Option<usize>) -> Vec<Message> {
        only.iter().filter_map(|condition| self.qual(*condition, slot)).collect()
    }

    /// A condition as words that stand behind any noun. None where the noun says it, or nothing is to be said.
    fn qual(&self, condition: Where, slot: Option<usize>) -> Option<Message> {
        let of = |id: &str, of: Ref| card(id).with("whom", arg(self.whom(of)));
        let at = |id: &str, of: Ref| card(id).with("place", arg(self.place(of)));
        // What comes later in the card says for itself that it is another one.
        let later =
            |of: Ref| slot.is_some_and(|own| of.slot().is_some_and(|other| self.order(other) > self.order(own)));
        let square = slot.and_then(|slot| self.slots[slot]).is_some_and(|picked| picked.what == What::Square);
        Some(match condition {
            Where::Near(whom, 0, most) if square => of("up-to", whom).with("n", most),
            Where::Far(Ref::Me, 1) | Where::Apart(Ref::Me) if square => card("not-yours"),
            Where::Apart(whom) if square && !later(whom) => card("not-that"),
            Where::Seen(Ref::Me) | Where::Trick(..) => card("seen"),
            Where::Seen(of_whom) => of("seen-by", of_whom),
            Where::Unseen(Ref::Me) => card("unseen"),
            Where::Unseen(of_whom) => of("unseen-by", of_whom),
            Where::Near(whom, 0, 0) => at("on", whom),
            Where::Near(whom, 0, most) | Where::Within(whom, most, _) => at("on-or-near", whom).with("n", most),
            Where::Near(whom, least, most) if least == most => of("exactly", whom).with("n", most),
            Where::Near(whom, least, most) => of("between", whom).with("least", least).with("most", most),
            Where::Far(Ref::Me, 1) | Where::Apart(Ref::Me) => card("elsewhere"),
            Where::Apart(whom) if later(whom) => return None,
            Where::Far(whom, 1) | Where::Apart(whom) => of("apart", whom),
            Where::Far(whom, least) => of("at-least", whom).with("n", least),
            Where::Ahead(_, n) => card("ahead").with("n", n),
            Where::Line(_) => card("line"),
            Where::Lines(_) => card("lines"),
            Where::Straight(whom, most) => of("straight", whom).with("n", most),
            Where::Inside(_) => card("inside"),
            Where::Outside(Ref::Me) => card("other-room"),
            Where::Outside(whom) => of("outside", whom),
            Where::Venomous => card("venomous"),
            Where::Not(whom) => return self.same_again(whom, slot?),
            Where::Anywhere | Where::Either(..) | Where::Struck | Where::After(_) => return None,
        })
    }

    /// Of targets that are picked once more: not the one that another effect has picked so.
    fn same_again(&self, other: Ref, slot: usize) -> Option<Message> {
        let other = other.slot()?;
        let again = |slot: usize| self.slots[slot].is_some_and(|picked| picked.number == 0);
        if !again(slot) || !again(other) {
            return None;
        }
        let picks = |program: &Program| {
            program.steps.iter().any(|step| matches!(step, Step::Pick { slot, .. } if *slot == other))
        };
        let (effect, _) = self.weapon.effects.each().find(|(_, program)| picks(program))?;
        (effect.ix() < self.effect.ix()).then(|| card("not-that-of").with("effect", self.name(effect)))
    }

    fn name(&self, effect: Effect) -> Arg {
        crate::args::effect_of(self.weapon, effect)
    }

    /// What an effect does that only lifts a limit of others.
    fn waivers(&mut self) {
        let mut lifted: Vec<Message> = Vec::new();
        for condition in self.weapon.effects.iter().flat_map(|program| &program.steps).flat_map(conditions) {
            let message = match condition {
                Where::Trick(most, by) if by == self.effect => card("trick").with("n", most),
                Where::Within(_, _, by) if by == self.effect => card("any-distance"),
                _ => continue,
            };
            if !lifted.contains(&message) {
                lifted.push(message);
            }
        }
        self.said.extend(lifted);
    }

    /// When it may be used, where that is not simply afterwards.
    fn timing(&mut self) {
        let own = self.is_own();
        let hits = self.program.steps.iter().any(|step| blow(step).is_some());
        if own && hits && !self.program.strikes {
            self.say(card("may-miss"));
        }
        let list = |effects: Effects| Arg::List(effects.map(|effect| self.name(effect)).collect());
        let (before, after) = (self.program.before, self.program.after);
        let mut times = Vec::new();
        if !before.is_empty() {
            times.push(card("only-before").with("effects", list(before)));
        }
        if !after.is_empty() {
            times.push(card("only-after").with("effects", list(after)));
        }
        if !own && self.effect != Effect::BASIC && !self.program.mode {
            times.extend(self.offered());
        }
        self.said.extend(times);
    }

    fn offered(&self) -> Option<Message> {
        let is_offer = |step: &Step| matches!(step, Step::Offer(extras) if extras.has(self.effect));
        let is_main = |effect: Effect| self.weapon.modes.has(effect);
        let offering = self.weapon.effects.each().filter(|(_, program)| program.steps.iter().any(is_offer));
        let (main, extras): (Vec<_>, Vec<_>) = offering.partition(|(effect, _)| is_main(*effect));
        if main.is_empty() {
            let extras = extras.into_iter().map(|(effect, _)| self.name(effect)).collect();
            return Some(card("only-after").with("effects", Arg::List(extras)));
        }
        let starts = |step: &Step| matches!(step, Step::Pick { .. }) || blow(step).is_some();
        let (mut before, mut after) = (false, false);
        for (_, program) in main {
            let start = program.steps.iter().position(starts).unwrap_or(0);
            before |= program.steps[..start].iter().any(is_offer);
            after |= program.steps[start..].iter().any(is_offer);
        }
        before.then(|| card(if after { "before-or-after" } else { "before" }))
    }
}

fn may_be(may: bool) -> &'static str {
    if may { "may-" } else { "" }
}

/// Whom a step strikes, with damage, marks or tokens that are a hit.
fn blow(step: &Step) -> Option<To> {
    match step {
        Step::Hurt(_, to) | Step::Mark(_, to) => Some(*to),
        Step::Give(gift, to) if gift.strikes() => Some(*to),
        _ => None,
    }
}

/// `2 damage and a mark`.
fn blows(steps: &[Step]) -> Arg {
    let said = steps.iter().filter_map(|step| match step {
        Step::Hurt(n, _) => Some(card("damage").with("n", *n)),
        Step::Mark(n, _) => Some(card("marks").with("n", *n)),
        Step::Give(Gift::Venom, _) => Some(card("venom")),
        Step::Give(Gift::Control, _) => Some(card("control")),
        _ => None,
    });
    Arg::List(said.map(arg).collect())
}

/// Blows without their target, to be compared.
fn strip(steps: &[Step]) -> Vec<Step> {
    let nobody = To::The(Ref::Me);
    let bare = |step: &Step| match step {
        Step::Hurt(n, _) => Step::Hurt(*n, nobody),
        Step::Mark(n, _) => Step::Mark(*n, nobody),
        Step::Give(gift, _) => Step::Give(*gift, nobody),
        other => *other,
    };
    steps.iter().map(bare).collect()
}

/// Conditions without those that only tell targets apart.
fn plain(only: &Conditions) -> Vec<Where> {
    only.iter().filter(|condition| !is_apart(condition) && !matches!(condition, Where::After(_))).copied().collect()
}

fn is_apart(condition: &Where) -> bool {
    matches!(condition, Where::Not(of) | Where::Apart(of) if *of != Ref::Me)
}
