//! Reads the content files, checks them and compiles them to `Rules`. Nothing
//! that play needs is looked up by text afterwards.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use table::{BadContent, Files, Given, Reading};

use crate::actions::{Action, ActionId, Deed, Effect, Flag, Flags};
use crate::classes::{Class, Team};
use crate::map::Map;
use crate::setup::Mode;

/// The content files built into the program.
pub fn content() -> Files {
    Files::embedded(&[
        (SETTINGS, include_str!("../content/settings.ron")),
        (CLASSES, include_str!("../content/classes.ron")),
        (ATTACKS, include_str!("../content/attacks.ron")),
        (SPECIALS, include_str!("../content/specials.ron")),
        (SENTRY, include_str!("../content/sentry.ron")),
        (MAPS, include_str!("../content/maps.ron")),
    ])
}

const SETTINGS: &str = "settings.ron";
const CLASSES: &str = "classes.ron";
const ATTACKS: &str = "attacks.ron";
const SPECIALS: &str = "specials.ron";
const SENTRY: &str = "sentry.ron";
const MAPS: &str = "maps.ron";

/// All printed values, checked and dense.
#[derive(Debug)]
pub struct Rules {
    pub(crate) settings: Settings,
    pub(crate) cards: [Card; 9],
    pub(crate) actions: Vec<Action>,
    pub(crate) sentry: [Gun; 3],
    pub(crate) maps: Vec<Map>,
    fingerprint: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Obstruct {
    EnemyAndSentry,
    All,
    None,
}

/// Who leads the next rotation (H1): the opponent of whoever had the last turn, so
/// that nobody has two in a row; always the first player; or each in turn, which
/// gives the new lead two turns in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lead {
    Follows,
    Fixed,
    Changes,
}

impl Lead {
    pub(crate) const ALL: [Lead; 3] = [Lead::Follows, Lead::Fixed, Lead::Changes];

    pub fn word(self) -> &'static str {
        ["follows", "fixed", "changes"][self as usize]
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Settings {
    pub(crate) respawn_tokens: u8,
    pub(crate) intel_tokens: u8,
    pub(crate) spinner_limit: i8,
    pub(crate) lead: Lead,
    pub(crate) max_rotations: u8,
    pub(crate) cp_owner: [Option<Team>; 3],
    pub(crate) cp_spin: [i8; 3],
    pub(crate) spawn_sanctuary: bool,
    pub(crate) units_obstruct: Obstruct,
    pub(crate) afterburn_power: u8,
    pub(crate) splash_power: u8,
    pub(crate) sticky_power: u8,
    pub(crate) uber_counters_needed: u8,
}

/// The head of a reference card, and where its actions stand in the table.
#[derive(Clone, Debug)]
pub(crate) struct Card {
    pub(crate) title: Given,
    pub(crate) speed: u8,
    pub(crate) defense: u8,
    pub(crate) weight: u8,
    pub(crate) first: u8,
    pub(crate) last: u8,
}

/// One level of the sentry.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Gun {
    pub(crate) power: u8,
    pub(crate) range: u8,
    pub(crate) defense: u8,
    pub(crate) shots: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ClassLine {
    class: Class,
    #[serde(default, skip_serializing_if = "Given::is_empty")]
    title: Given,
    speed: u8,
    defense: u8,
    capture_weight: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AttackLine {
    class: Class,
    attack: String,
    #[serde(default, skip_serializing_if = "Given::is_empty")]
    title: Given,
    power: u8,
    range: (u8, u8),
    perf: u8,
    flags: Vec<Flag>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialLine {
    class: Class,
    special: String,
    #[serde(default, skip_serializing_if = "Given::is_empty")]
    title: Given,
    perf: u8,
    range: (u8, u8),
    effect: Effect,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MapText {
    map: String,
    #[serde(default, skip_serializing_if = "Given::is_empty")]
    title: Given,
    mode: Mode,
    symmetric: bool,
    rows: Vec<String>,
}

impl Rules {
    /// The rules of the embedded content, compiled once.
    pub fn embedded() -> &'static Rules {
        static RULES: OnceLock<Rules> = OnceLock::new();
        RULES.get_or_init(|| Rules::compile(&content()).expect("the embedded content is sound"))
    }

    pub fn compile(files: &Files) -> Result<Rules, BadContent> {
        let files = &files.open();
        let settings = read_settings(files)?;
        let mut cards = read_cards(files)?;
        let mut actions = read_actions(files)?;
        // Each card's actions stand together, attacks before specials, in file order.
        actions.sort_by_key(|action| action.class);
        for class in Class::ALL {
            let of_class = |action: &Action| action.class == class;
            let first = actions.iter().position(of_class).unwrap_or(0) as u8;
            let count = actions.iter().filter(|action| of_class(action)).count() as u8;
            (cards[class.ix()].first, cards[class.ix()].last) = (first, first + count);
        }
        let sentry = read_sentry(files)?;
        let maps = read_maps(files)?;
        Ok(Rules { settings, cards, actions, sentry, maps, fingerprint: files.fingerprint() })
    }

    /// Changes when a value of the content does.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    pub fn maps(&self) -> &[Map] {
        &self.maps
    }

    pub fn action(&self, id: ActionId) -> Option<&Action> {
        self.actions.get(id.ix())
    }

    /// The actions of a class, in the order of its card.
    #[inline]
    pub fn card(&self, class: Class) -> impl Iterator<Item = ActionId> + use<> {
        let card = &self.cards[class.ix()];
        (card.first..card.last).map(ActionId)
    }

    /// Does the card of a class have a special action with this effect?
    pub(crate) fn can(&self, class: Class, effect: Effect) -> bool {
        self.card(class).any(|id| self.actions[id.ix()].deed == Deed::Special(effect))
    }

    /// SPEED, DEFENSE and capture weight of a class.
    pub fn stats(&self, class: Class) -> (u8, u8, u8) {
        let card = &self.cards[class.ix()];
        (card.speed, card.defense, card.weight)
    }
}

/// Refuses a number outside its range, at the line that names it.
fn within<T: PartialOrd + std::fmt::Display + Copy>(
    files: &Reading<'_>,
    file: &str,
    needle: &str,
    value: T,
    range: std::ops::RangeInclusive<T>,
) -> Result<(), BadContent> {
    if range.contains(&value) {
        return Ok(());
    }
    let what = needle.trim_end_matches(':');
    Err(files.bad(file, needle, format!("{what} is {value}, must be {} to {}", range.start(), range.end())))
}

fn read_settings(files: &Reading<'_>) -> Result<Settings, BadContent> {
    let settings: Settings = files.read(SETTINGS)?;
    let check = |key: &str, value: u8, low: u8, high: u8| within(files, SETTINGS, key, value, low..=high);
    check("respawn_tokens:", settings.respawn_tokens, 1, 9)?;
    check("intel_tokens:", settings.intel_tokens, 1, 9)?;
    within(files, SETTINGS, "spinner_limit:", settings.spinner_limit, 1..=9)?;
    check("max_rotations:", settings.max_rotations, 1, 200)?;
    check("afterburn_power:", settings.afterburn_power, 0, 20)?;
    check("splash_power:", settings.splash_power, 0, 20)?;
    check("sticky_power:", settings.sticky_power, 0, 20)?;
    check("uber_counters_needed:", settings.uber_counters_needed, 1, 9)?;
    let limit = settings.spinner_limit;
    for (k, (&owner, &spin)) in settings.cp_owner.iter().zip(&settings.cp_spin).enumerate() {
        let sound = match owner {
            Some(Team::Blu) => spin == limit,
            Some(Team::Red) => spin == -limit,
            None => spin.abs() < limit,
        };
        if !sound {
            let reason = format!("the spin {spin} of point {} does not fit its owner", k + 1);
            return Err(files.bad(SETTINGS, "cp_spin:", reason));
        }
    }
    let blu = settings.cp_owner.iter().take_while(|owner| **owner == Some(Team::Blu)).count();
    let red = settings.cp_owner.iter().rev().take_while(|owner| **owner == Some(Team::Red)).count();
    let held = settings.cp_owner.iter().flatten().count();
    if blu + red != held || blu == 3 || red == 3 {
        let reason = "Blu must hold a run from point 1 upward, Red a run from 3 downward, nobody all three";
        return Err(files.bad(SETTINGS, "cp_owner:", reason));
    }
    Ok(settings)
}

fn read_cards(files: &Reading<'_>) -> Result<[Card; 9], BadContent> {
    let lines: Vec<ClassLine> = files.read(CLASSES)?;
    let mut cards: [Option<Card>; 9] = Default::default();
    for line in lines {
        let needle = format!("class: {},", line.class.word());
        let check = |what: &str, value: u8, low: u8, high: u8| {
            within(files, CLASSES, &needle, value, low..=high)
                .map_err(|bad| BadContent { reason: format!("{what} of {}", bad.reason), ..bad })
        };
        check("speed", line.speed, 0, crate::walk::LONGEST as u8)?;
        check("defense", line.defense, 0, 20)?;
        check("capture_weight", line.capture_weight, 0, 9)?;
        let ClassLine { title, speed, defense, capture_weight: weight, .. } = line;
        let title = title.or_readable(line.class.word());
        if cards[line.class.ix()].replace(Card { title, speed, defense, weight, first: 0, last: 0 }).is_some() {
            return Err(files.bad_again(CLASSES, &needle, format!("{} stands here twice", line.class.word())));
        }
    }
    if let Some(missing) = Class::ALL.into_iter().find(|class| cards[class.ix()].is_none()) {
        return Err(BadContent { file: CLASSES.to_owned(), line: 0, reason: format!("no {}", missing.word()) });
    }
    Ok(cards.map(|card| card.expect("none is missing")))
}

fn read_actions(files: &Reading<'_>) -> Result<Vec<Action>, BadContent> {
    let mut actions: Vec<(Action, &str, String)> = Vec::new();
    for line in files.read::<Vec<AttackLine>>(ATTACKS)? {
        let needle = format!("class: {}, attack: \"{}\"", line.class.word(), line.attack);
        let bad = |reason: &str| Err(files.bad(ATTACKS, &needle, format!("{}: {reason}", line.attack)));
        let flags: Flags = line.flags.iter().copied().collect();
        if line.range.0 == 0 {
            return bad("an attack reaches at least one space");
        }
        if line.power > 30 {
            return bad("power above 30");
        }
        if flags.has(Flag::CharacterOnly) && flags.has(Flag::SentryOnly) {
            return bad("character_only and sentry_only exclude each other");
        }
        let picky = flags.has(Flag::CharacterOnly) || flags.has(Flag::SentryOnly);
        if flags.has(Flag::Pierce) && (flags.has(Flag::Splash) || flags.has(Flag::Rolls2) || picky) {
            return bad("pierce goes with neither splash nor rolls2 nor a kind of target");
        }
        if flags.has(Flag::Splash) && flags.has(Flag::Rolls2) {
            return bad("splash and rolls2 exclude each other");
        }
        let action = Action {
            class: line.class,
            title: line.title.or_readable(&line.attack),
            name: line.attack,
            perf: line.perf,
            min: line.range.0,
            max: line.range.1,
            deed: Deed::Attack { power: line.power, flags },
        };
        actions.push((action, ATTACKS, needle));
    }
    for line in files.read::<Vec<SpecialLine>>(SPECIALS)? {
        let needle = format!("class: {}, special: \"{}\"", line.class.word(), line.special);
        let action = Action {
            class: line.class,
            title: line.title.or_readable(&line.special),
            name: line.special,
            perf: line.perf,
            min: line.range.0,
            max: line.range.1,
            deed: Deed::Special(line.effect),
        };
        if let Some(owner) = owner(line.effect).filter(|owner| *owner != line.class) {
            let reason = format!("{}: only the {} does this", action.name, owner.word());
            return Err(files.bad(SPECIALS, &needle, reason));
        }
        if matches!(line.effect, Effect::Build | Effect::Upgrade) && line.range != (1, 1) {
            return Err(files.bad(SPECIALS, &needle, format!("{}: works on adjacent spaces", action.name)));
        }
        let ranged = !matches!(line.effect, Effect::Detonate | Effect::Feed | Effect::Aim | Effect::Disguise);
        if ranged && line.range.0 == 0 {
            return Err(files.bad(SPECIALS, &needle, format!("{}: reaches at least one space", action.name)));
        }
        actions.push((action, SPECIALS, needle));
    }
    for (i, (action, file, needle)) in actions.iter().enumerate() {
        let bad = |reason: String| Err(files.bad(file, needle, format!("{}: {reason}", action.name)));
        if !(2..=12).contains(&action.perf) {
            return bad(format!("perf is {}, two dice give 2 to 12", action.perf));
        }
        if action.min > action.max || action.max > 15 {
            return bad(format!("range {} to {}: from low to high, at most 15", action.min, action.max));
        }
        if !is_word(&action.name) {
            return bad("a name is lower-case letters, digits and dashes".to_owned());
        }
        if Class::named(&action.name).is_some() || RESERVED.contains(&action.name.as_str()) {
            return bad("this word already means another answer".to_owned());
        }
        if actions[..i].iter().any(|(other, ..)| other.class == action.class && other.name == action.name) {
            let reason = format!("{}: {} has it twice", action.name, action.class.word());
            return Err(files.bad_again(file, needle, reason));
        }
    }
    if actions.len() > ActionId::LIMIT {
        let reason = format!("{} actions with the specials, at most {}", actions.len(), ActionId::LIMIT);
        return Err(BadContent { file: ATTACKS.to_owned(), line: 0, reason });
    }
    Ok(actions.into_iter().map(|(action, ..)| action).collect())
}

/// Effects whose components belong to one class: what they leave behind goes with it.
fn owner(effect: Effect) -> Option<Class> {
    match effect {
        Effect::LayStickies | Effect::Detonate => Some(Class::Demoman),
        Effect::Build | Effect::Upgrade => Some(Class::Engineer),
        Effect::Heal | Effect::Uber => Some(Class::Medic),
        Effect::Aim => Some(Class::Sniper),
        Effect::Disguise => Some(Class::Spy),
        Effect::Leap | Effect::LeapExposed | Effect::Push | Effect::Feed => None,
    }
}

/// Words of other answers.
const RESERVED: [&str; 10] = ["pass", "end", "hold", "concede", "north", "east", "south", "west", "blu", "red"];

fn is_word(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        // A space is named like this, and spaces are answers too.
        && crate::grid::Spot::parse(name).is_none()
}

fn read_sentry(files: &Reading<'_>) -> Result<[Gun; 3], BadContent> {
    let levels: Vec<Gun> = files.read(SENTRY)?;
    let whole = |reason: &str| BadContent { file: SENTRY.to_owned(), line: 0, reason: reason.to_owned() };
    let levels: [Gun; 3] = levels.try_into().map_err(|_| whole("the sentry has three levels"))?;
    for gun in &levels {
        let line = |what: &str, n: u8| format!("{what}: {n}");
        within(files, SENTRY, &line("power", gun.power), gun.power, 0..=30)?;
        within(files, SENTRY, &line("range", gun.range), gun.range, 1..=15)?;
        within(files, SENTRY, &line("defense", gun.defense), gun.defense, 0..=20)?;
        within(files, SENTRY, &line("shots", gun.shots), gun.shots, 1..=9)?;
    }
    Ok(levels)
}

fn read_maps(files: &Reading<'_>) -> Result<Vec<Map>, BadContent> {
    let mut maps: Vec<Map> = Vec::new();
    for text in files.read::<Vec<MapText>>(MAPS)? {
        let needle = format!("map: \"{}\"", text.map);
        let top = files.bad(MAPS, &needle, "");
        if !is_word(&text.map) || maps.iter().any(|map| map.name == text.map) {
            return Err(files.bad_again(MAPS, &needle, "a map has a name of its own, in lower case"));
        }
        let map =
            Map::compile(&text.map, text.title.clone().or_readable(&text.map), text.mode, text.symmetric, &text.rows)
                .map_err(|(row, reason)| {
                // Rows follow the name; the first line below it with that row is meant.
                let line = row.and_then(|row| {
                    let start = files.get(MAPS).lines().enumerate().skip(top.line);
                    let opening = start.clone().find(|(_, line)| line.contains("rows:")).map_or(0, |(i, _)| i);
                    let quoted = format!("\"{}\"", text.rows[row]);
                    let same = text.rows[..row].iter().filter(|other| **other == text.rows[row]).count();
                    let mut found = start.filter(|(i, line)| *i >= opening && line.contains(&quoted));
                    found.nth(same).map(|(i, _)| i + 1)
                });
                BadContent { line: line.unwrap_or(top.line), reason: format!("{}: {reason}", text.map), ..top.clone() }
            })?;
        maps.push(map);
    }
    for mode in [Mode::Ctf, Mode::Cp] {
        if !maps.iter().any(|map| map.mode == mode) {
            let reason = format!("no map for the mode {}", mode.word());
            return Err(BadContent { file: MAPS.to_owned(), line: 0, reason });
        }
    }
    Ok(maps)
}
