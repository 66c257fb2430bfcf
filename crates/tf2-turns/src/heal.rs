//! Heal links and ubercharge (R13 to R15, A14 to A19).

use table::Sink;

use crate::board::Eye;
use crate::choice::Verb;
use crate::content::Tag;
use crate::event::Event;
use crate::state::TfTurns;
use crate::unit::{Id, Link, Side};

impl TfTurns {
    /// Is this unit half of an ubercharged pair?
    #[inline]
    pub(crate) fn ubered(&self, id: Id) -> bool {
        let charging = |medic: Id, link: &Link| link.uber > 0 && (medic == id || link.patient == id);
        Id::of(id.side()).any(|medic| self.unit(medic).link.is_some_and(|link| charging(medic, &link)))
    }

    pub(crate) fn medic_of(&self, patient: Id) -> Option<Id> {
        Id::of(patient.side()).find(|medic| self.unit(*medic).link.is_some_and(|link| link.patient == patient))
    }

    /// Whom a Medic may join to himself now. A patient has one Medic (A16); his own
    /// patient is offered for an ubercharge only.
    pub(crate) fn patients(&self, medic: Id, verb: Verb) -> impl Iterator<Item = Id> + '_ {
        let unit = self.unit(medic);
        let eye = if verb == Verb::Uber { Eye::Uber } else { Eye::Kind(unit.kind) };
        let seen = unit.at.map(|at| self.board.sees(eye, at)).unwrap_or_default();
        Id::of(medic.side()).filter(move |id| {
            let theirs = self.medic_of(*id);
            *id != medic
                && self.unit(*id).at.is_some_and(|at| seen.has(at))
                && (theirs.is_none() || theirs == Some(medic) && verb == Verb::Uber)
        })
    }

    /// Makes a link; an old one ends.
    pub(crate) fn link(&mut self, medic: Id, patient: Id, verb: Verb, events: &mut impl Sink<Event>) {
        if self.unit(medic).link.is_some_and(|old| old.patient != patient) {
            self.unlink(medic, events);
        }
        if verb == Verb::Uber {
            let uber = self.rules.numbers.uber_rounds;
            let unit = self.unit_mut(medic);
            unit.link = Some(Link { patient, uber });
            unit.charge = 0;
            events.push(Event::Charged { medic, patient });
        } else {
            self.unit_mut(medic).link = Some(Link { patient, uber: 0 });
            events.push(Event::Linked { medic, patient });
        }
    }

    pub(crate) fn unlink(&mut self, medic: Id, events: &mut impl Sink<Event>) {
        if let Some(Link { patient, .. }) = self.unit_mut(medic).link.take() {
            events.push(Event::Unlinked { medic, patient });
        }
    }

    /// Ends every link that is too long or has lost somebody (A17).
    pub(crate) fn check_links(&mut self, events: &mut impl Sink<Event>) {
        for medic in Id::all() {
            let Some(Link { patient, uber }) = self.unit(medic).link else { continue };
            let numbers = &self.rules.numbers;
            let longest = if uber > 0 { numbers.uber_range } else { numbers.heal_range };
            let whole = match (self.unit(medic).at, self.unit(patient).at) {
                (Some(a), Some(b)) => self.board.distance(a, b) <= longest,
                _ => false,
            };
            if !whole {
                self.unlink(medic, events);
            }
        }
    }

    /// P1: ubercharge runs out after a number of its side's turns; a heal link stays.
    pub(crate) fn fade_charges(&mut self, side: Side, events: &mut impl Sink<Event>) {
        for medic in Id::of(side) {
            let Some(link) = self.unit_mut(medic).link.as_mut().filter(|link| link.uber > 0) else { continue };
            link.uber -= 1;
            if link.uber == 0 {
                let patient = link.patient;
                events.push(Event::ChargeFaded { medic, patient });
            }
        }
    }

    /// P2: every link of both sides heals and charges.
    pub(crate) fn heal_all(&mut self, events: &mut impl Sink<Event>) {
        self.check_links(events);
        let numbers = &self.rules.0.numbers;
        for medic in Id::all() {
            let Some(Link { patient, .. }) = self.unit(medic).link else { continue };
            let (Some(a), Some(b)) = (self.unit(medic).at, self.unit(patient).at) else { continue };
            // An uber link may be longer than the beam heals (A19).
            if self.board.distance(a, b) > numbers.heal_range {
                continue;
            }
            let most = self.rules.kind(self.unit(patient).kind).health;
            let health = (most - self.unit(patient).health).min(numbers.heal_per_player_turn);
            if health == 0 {
                continue;
            }
            let gathers = !self.ubered(medic) && self.rules.kind(self.unit(medic).kind).has(Tag::Ubercharge);
            self.unit_mut(patient).health += health;
            let unit = self.unit_mut(medic);
            if gathers {
                unit.charge = unit.charge.saturating_add(health).min(numbers.uber_meter_max);
            }
            let charge = unit.charge;
            events.push(Event::Healed { medic, patient, health, charge });
        }
    }
}
