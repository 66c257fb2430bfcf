//! The reference cards as data for those who show them: printed numbers, no rules.

use serde::Serialize;
use table::content::word;

use crate::actions::{Action, Deed, Effect, Flag};
use crate::classes::{Class, TEAM};
use crate::content::{Dice, Rules};
use crate::grid::Heading;
use crate::map::Map;

/// Everything printed that the game is played with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Components {
    pub classes: Vec<ClassCard>,
    /// By level.
    pub sentry: Vec<SentryCard>,
    pub maps: Vec<MapCard>,
    /// Characters of a team, and turns of a rotation.
    pub team: u8,
    pub turns: u8,
    /// How far a spinner turns to either side.
    pub spinner: u8,
    pub dice: Dice,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClassCard {
    pub id: String,
    pub name: String,
    pub speed: u8,
    pub defense: u8,
    /// How many it counts for on a control point.
    pub weight: u8,
    /// Attacks first.
    pub actions: Vec<ActionCard>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ActionCard {
    pub id: String,
    pub name: String,
    /// Lowest Performance Roll that allows it.
    pub perf: u8,
    /// 0 and 0 where distance does not matter.
    pub range: [u8; 2],
    /// Its range ends at walls; a leap goes over them.
    pub stopped_by_walls: bool,
    /// None for special actions.
    pub power: Option<u8>,
    /// What is printed beside an attack: `splash`, `still`.
    #[cfg_attr(test, ts(as = "Vec<Flag>"))]
    pub flags: Vec<String>,
    /// What a special action does; none for attacks.
    pub effect: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SentryCard {
    pub level: u8,
    pub power: u8,
    pub range: u8,
    pub defense: u8,
    pub shots: u8,
}

/// A map as its rows of signs.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MapCard {
    pub id: String,
    pub name: String,
    pub rows: Vec<String>,
    /// By space, row after row: how many spaces lie before the next wall to the
    /// north, east, south and west.
    pub runs: Vec<[u8; 4]>,
}

impl ActionCard {
    fn of(action: &Action) -> ActionCard {
        let (power, effect) = match action.deed {
            Deed::Attack { power, .. } => (Some(power), None),
            Deed::Special(effect) => (None, Some(word(&effect))),
        };
        ActionCard {
            id: action.name.clone(),
            name: action.title.to_string(),
            perf: action.perf,
            range: [action.min, action.max],
            stopped_by_walls: !matches!(action.deed, Deed::Special(Effect::Leap | Effect::LeapExposed)),
            power,
            flags: Flag::ALL.into_iter().filter(|&flag| action.has(flag)).map(|flag| word(&flag)).collect(),
            effect,
        }
    }
}

impl Rules {
    pub fn components(&self) -> Components {
        Components {
            classes: self.class_cards(),
            sentry: self.sentry_cards(),
            maps: self.map_cards(),
            team: TEAM as u8,
            turns: 2 * TEAM as u8,
            spinner: self.settings.spinner_limit.unsigned_abs(),
            dice: self.settings.dice,
        }
    }

    pub fn class_cards(&self) -> Vec<ClassCard> {
        let card = |class: Class| {
            let (speed, defense, weight) = self.stats(class);
            ClassCard {
                id: self.word(class).to_owned(),
                name: self.cards[class.ix()].title.to_string(),
                speed,
                defense,
                weight,
                actions: self.card(class).filter_map(|id| self.action(id)).map(ActionCard::of).collect(),
            }
        };
        self.classes().map(card).collect()
    }

    pub fn map_cards(&self) -> Vec<MapCard> {
        let card = |map: &Map| MapCard {
            id: map.name.clone(),
            name: map.title.to_string(),
            rows: map.rows.clone(),
            runs: map.squares().map(|square| Heading::ALL.map(|heading| map.run(square, heading))).collect(),
        };
        self.maps.iter().map(card).collect()
    }

    pub fn sentry_cards(&self) -> Vec<SentryCard> {
        let card = |(level, gun): (u8, &crate::content::Gun)| SentryCard {
            level,
            power: gun.power,
            range: gun.range,
            defense: gun.defense,
            shots: gun.shots,
        };
        (1..).zip(&self.sentry).map(card).collect()
    }
}
