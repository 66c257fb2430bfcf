//! Runs one card's program and stops to ask: the same in every game of the box.

use table::{Options, Sink};

use crate::aim::{Aim, Pick, Shot, each};
use crate::arena::Square;
use crate::choices::Answer;
use crate::effect::{Arsenal, Conditions, Gift, Post, Step, What, Where};
use crate::ids::{Effect, Effects, Figure, Figures};
use crate::stack::Stacked;

/// Why a program stands still.
pub(crate) enum Halt {
    /// It asks something.
    Asks,
    /// Something else must be settled first.
    Waits,
    Ends,
}

/// What a program asks of the game in which it runs, and how it runs there:
/// the same for every game of the box.
pub(crate) trait Range: Stacked {
    fn weapons(&self) -> &'static Arsenal;
    fn aim(&self) -> Aim;
    fn shot(&self) -> &Shot;
    fn shot_mut(&mut self) -> &mut Shot;
    fn hurt(&mut self, to: Figure, damage: u8, events: &mut impl Sink<Self::Event>);
    fn give(&mut self, gift: Gift, to: Figure, events: &mut impl Sink<Self::Event>);
    /// Moves a figure by an effect, which may take this many moves for it; `false` if something must be
    /// settled before the program goes on.
    fn put(&mut self, who: Figure, to: Square, moves: u8, events: &mut impl Sink<Self::Event>) -> bool;
    /// Says which effect is used and presents the bill for it.
    fn announce(&mut self, effect: Effect, events: &mut impl Sink<Self::Event>);

    /// The step that waits for an answer.
    fn step(&self) -> Option<&'static Step> {
        let thread = &self.shot().thread;
        thread.program(self.weapons()).steps.get(thread.call().step as usize)
    }

    /// Runs on to the next question.
    fn run_program(&mut self, events: &mut impl Sink<Self::Event>) -> Halt {
        loop {
            let Some(step) = self.step() else {
                match self.shot().thread.depth {
                    0 => return Halt::Ends,
                    _ => self.shot_mut().thread.depth -= 1,
                }
                continue;
            };
            match step {
                Step::Pick { slot, what, may, only, post } => {
                    // Where nobody is to be found, nobody is asked.
                    let asks = !*may || self.aim().candidates(*what, only, *post) != 0;
                    if asks && !(matches!(post, Post::Goal(_)) && self.aim().stays(*post)) {
                        return Halt::Asks;
                    }
                    self.shot_mut().thread.fill(*slot, Pick::Nothing);
                }
                Step::Offer(extras) => {
                    let aim = self.aim();
                    if extras.any(|extra| aim.entering(extra).is_some_and(Aim::can_finish)) {
                        return Halt::Asks;
                    }
                    self.shot_mut().thread.next();
                }
                Step::Hurt(damage, to) => {
                    let victims = self.aim().struck(to);
                    for victim in victims {
                        self.hurt(victim, *damage, events);
                    }
                    self.struck(!victims.is_empty());
                }
                Step::Mark(marks, to) => {
                    let victims = self.aim().marked(to);
                    for victim in victims {
                        let given = &mut self.shot_mut().marks[victim];
                        *given = given.saturating_add(*marks);
                    }
                    self.struck(!victims.is_empty());
                }
                Step::Give(gift, to) => {
                    let gifted = self.aim().gifted(*gift, to);
                    for who in gifted {
                        self.give(*gift, who, events);
                    }
                    self.struck(gift.strikes() && !gifted.is_empty());
                }
                Step::Move(who, place) => {
                    let aim = self.aim();
                    let to = aim.destination(*place);
                    if let (Some(figure), true) = (aim.figure(*who).filter(|&who| !aim.posts.has(who)), to.is_on()) {
                        let moves = aim.effect().moves(*who, *place);
                        self.shot_mut().thread.next();
                        if !self.put(figure, to, moves, events) {
                            return Halt::Waits;
                        }
                        continue;
                    }
                    self.shot_mut().thread.next();
                }
            }
        }
    }

    fn struck(&mut self, somebody: bool) {
        let thread = &mut self.shot_mut().thread;
        thread.hits += somebody as u8;
        thread.next();
    }

    fn program_choices(&self, out: &mut Options<Self>) {
        let aim = self.aim();
        let mut push = |choice: Answer| out.push(choice.into());
        match self.step() {
            Some(Step::Pick { slot, what, may, only, post }) => {
                let sure = aim.is_sure();
                let open = |pick: &Pick| sure || aim.with(*slot, *pick).can_finish();
                each(aim.candidates(*what, only, *post), *what).filter(open).for_each(|pick| push(pick.into()));
                if *may && open(&Pick::Nothing) {
                    push(Answer::Pass);
                }
            }
            Some(Step::Offer(extras)) => {
                let open = |extra: &Effect| aim.entering(*extra).is_some_and(Aim::can_finish);
                extras.filter(open).for_each(|extra| push(Answer::Effect(extra)));
                if aim.passing().can_finish() {
                    push(Answer::Pass);
                }
            }
            step => unreachable!("{step:?} asks nobody"),
        }
    }

    /// The modes in which the weapon in play can be fired from here.
    fn mode_choices(&self, out: &mut Options<Self>) {
        let aim = self.aim();
        let (weapon, here) = (aim.thread.weapon, aim.at[aim.me]);
        let open = |mode: &Effect| aim.can_fire_mode(weapon, *mode, here);
        out.extend(self.weapons()[weapon].modes.filter(open).map(|mode| Self::Choice::from(Answer::Effect(mode))));
    }

    /// Takes an answer; `false` when the program was broken off: see `choices`.
    fn program_apply(&mut self, choice: Answer, events: &mut impl Sink<Self::Event>) -> bool {
        let step = self.step();
        let thread = &mut self.shot_mut().thread;
        match (step, choice) {
            (Some(Step::Pick { may: false, .. }), Answer::Pass) => return false,
            (Some(Step::Pick { slot, .. }), choice) => thread.fill(*slot, choice.picked()),
            (Some(Step::Offer(_)), Answer::Effect(extra)) => {
                thread.enter(extra);
                self.announce(extra, events);
            }
            (Some(Step::Offer(_)), Answer::Pass) => thread.next(),
            (step, choice) => unreachable!("{choice:?} is no answer to {step:?}"),
        }
        true
    }

    /// What the shot waits for, for those who explain: the kind, the
    /// conditions, and which of them a candidate fails first.
    fn pick_wanted(&self) -> Option<(What, &'static Conditions)> {
        match self.step() {
            Some(Step::Pick { what, only, .. }) => Some((*what, only)),
            _ => None,
        }
    }

    /// What a spawnpoint is to the pick that the shot waits for.
    fn post_wanted(&self) -> Option<Post> {
        match self.step() {
            Some(Step::Pick { post, .. }) => Some(*post),
            _ => None,
        }
    }

    fn offer_open(&self) -> Option<(Effects, Effects)> {
        match self.step() {
            Some(Step::Offer(extras)) => Some((*extras, self.shot().thread.used)),
            _ => None,
        }
    }

    /// The first condition that this square, or the figure on it, does not meet.
    fn fails(&self, only: &Conditions, square: Square, figure: Option<Figure>) -> Option<Where> {
        let aim = self.aim();
        let outside = |set: Figures| figure.is_some_and(|who| !set.has(who));
        only.iter().copied().find(|&condition| match condition {
            Where::Not(of) => figure.is_some() && aim.figure(of) == figure,
            Where::Either(a, b) => figure.is_some() && aim.figure(a) != figure && aim.figure(b) != figure,
            Where::Venomous => outside(aim.own.venom),
            Where::Struck => outside(aim.own.hurt),
            _ => !aim.squares(condition).has(square),
        })
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Seer};

    use super::*;
    use crate::{Adrenaline, Mode, Rules, Setup, TeamPlay, team};

    /// Looks at every question of random matches; the number of sure picks among them.
    fn sure_picks<G: Range + Clone>(start: &G) -> u32 {
        let mut sure = 0;
        for seed in 0..20 {
            let mut see = Seer(|game: &G, _, _| {
                let (aim, Some(Step::Pick { slot, what, only, post, .. })) = (game.aim(), game.step()) else { return };
                if aim.is_sure() {
                    sure += 1;
                    let open = |pick| aim.with(*slot, pick).can_finish();
                    assert!(each(aim.candidates(*what, only, *post), *what).all(open));
                }
            });
            let (mut rng, mut options) = (table::rng(seed), Vec::new());
            table::play_out_with(&mut start.clone(), &mut rng, &mut options, u64::MAX, table::at_random, &mut see);
        }
        sure
    }

    #[test]
    fn what_is_said_to_be_sure_can_be_finished_with_every_pick() {
        for mode in Mode::ALL {
            let setup = Setup { mode, ..Setup::default() };
            assert!(sure_picks(&Adrenaline::new(Rules::embedded(), &setup).unwrap()) > 1000);
        }
        let setup = team::Setup::seated(3, 3);
        assert!(sure_picks(&TeamPlay::new(Rules::embedded(), &setup).unwrap()) > 1000);
    }
}
