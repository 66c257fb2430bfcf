//! The chance of success of what is offered, as a fraction, so that interfaces
//! can print it. Rules never read it back.

use crate::actions::{ActionId, Deed, Effect, Flag};
use crate::choice::Choice;
use crate::classes::Unit;
use crate::combat::Targets;
use crate::grid::Heading;
use crate::state::{Phase, TfBoard};

/// The chance that at least one opposing unit dies by the rolls of the action
/// itself; splash, which comes after, is not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    pub hits: u64,
    pub of: u64,
}

impl Odds {
    /// In lowest terms.
    fn new(hits: u64, of: u64) -> Odds {
        let (mut a, mut b) = (of, hits);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        Odds { hits: hits / a.max(1), of: of / a.max(1) }
    }

    /// At least one of several Success Rolls with these needs, by a die of this many faces.
    fn any(needs: impl IntoIterator<Item = u8>, faces: u8) -> Odds {
        let (mut misses, mut of) = (1_u64, 1_u64);
        for need in needs {
            let miss = Odds::new(u64::from(faces - need.min(faces)), faces.into());
            let both = Odds::new(misses * miss.hits, of * miss.of);
            (misses, of) = (both.hits, both.of);
        }
        Odds::new(of - misses, of)
    }

    /// Rounded to whole percent.
    pub fn percent(self) -> u8 {
        ((self.hits * 100 + self.of / 2) / self.of) as u8
    }

    fn beats(self, other: Odds) -> bool {
        u128::from(self.hits) * u128::from(other.of) > u128::from(other.hits) * u128::from(self.of)
    }
}

impl TfBoard {
    /// At least one of several Success Rolls with these needs.
    pub(crate) fn any(&self, needs: impl IntoIterator<Item = u8>) -> Odds {
        Odds::any(needs, self.rules.settings.dice.success)
    }

    /// The chance of success of an offered attack or of an offered target; an
    /// attack that still asks for its target has that of its best one. None
    /// for answers that roll no die.
    pub fn odds(&self, choice: Choice) -> Option<Odds> {
        match (self.phase, choice) {
            (Phase::Act, Choice::Act(id)) => self.best_odds(id),
            (Phase::Aim(id), target) => self.odds_against(id, target, 1 + u8::from(self.action(id).has(Flag::Rolls2))),
            (Phase::SecondTarget(id), target) => self.odds_against(id, target, 1),
            (Phase::Shot, Choice::Stand(stand)) => {
                let unit = self.unit(stand)?;
                Some(self.any([self.chance(self.fight.power, unit)]))
            }
            _ => None,
        }
    }

    fn best_odds(&self, id: ActionId) -> Option<Odds> {
        let action = self.rules.action(id)?;
        if action.deed == Deed::Special(Effect::Detonate) {
            let power = self.rules.settings.sticky_power;
            return Some(self.any(self.blast_targets().iter().map(|&unit| self.chance(power, unit))));
        }
        let me = self.using.unit;
        let rolls = 1 + u8::from(action.has(Flag::Rolls2));
        let targets = self.targets(id, &self.lines(self.at(me), me.team()));
        let mut best: Option<Odds> = None;
        let mut consider = |target: Choice| {
            if let Some(odds) = self.odds_against(id, target, rolls)
                && best.is_none_or(|best| odds.beats(best))
            {
                best = Some(odds);
            }
        };
        match targets {
            Targets::Units(units) => Unit::each(units).for_each(|unit| consider(Choice::Stand(self.stand(unit)))),
            Targets::Headings(open) => {
                Heading::ALL.into_iter().filter(|h| open[*h as usize]).for_each(|h| consider(Choice::Heading(h)));
            }
            Targets::Squares(_) | Targets::Now(_) => {}
        }
        best
    }

    fn odds_against(&self, id: ActionId, target: Choice, rolls: u8) -> Option<Odds> {
        let action = self.rules.action(id)?;
        let Deed::Attack { power, .. } = action.deed else { return None };
        match target {
            Choice::Stand(stand) => {
                let need = self.chance(power, self.unit(stand)?);
                Some(self.any((0..rolls).map(|_| need)))
            }
            Choice::Heading(heading) => {
                let burnt = self.burnt(action, heading);
                Some(self.any(burnt.iter().map(|&unit| self.chance(power, unit))))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Arg, Game, Spoken};

    use super::*;
    use crate::classes::{Stand, Team};
    use crate::content::Rules;
    use crate::event::{Cause, Event};
    use crate::setup::Setup;

    #[test]
    fn a_success_roll_is_told_with_its_chance() {
        let game = TfBoard::new(Rules::embedded(), &Setup::default()).unwrap();
        let target = Stand { team: Team::Red, class: None };
        for (need, percent) in [(0, 0), (3, 30), (10, 100), (12, 100)] {
            let told = game.tell(&Event::Rolled { target, cause: Cause::Attack, need, roll: 4 });
            assert_eq!(told.args.last(), Some(&("percent".into(), Arg::Number(percent))), "{need} or less");
        }
    }
}
