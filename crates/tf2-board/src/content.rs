//! Reads the content files, checks them and compiles them to `Rules`. Nothing
//! that play needs is looked up by text afterwards.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use table::{BadContent, Files, Given, Reading, Word};

use crate::actions::{Action, ActionId, Deed, Effect, Flag, Flags};
use crate::classes::{Class, TEAM, Team};
use crate::map::Map;
use crate::setup::Mode;

/// The content files built into the program.
pub fn content() -> Files {
    Files::embedded(&[
        (SETTINGS, include_str!("../content/settings.ron")),
        (CLASSES, include_str!("../content/classes.ron")),
        (ATTACKS, include_str!("../content/attacks.ron")),
        (SPECIALS, include_str!("../content/specials.ron")),
        (GUNS, include_str!("../content/sentry.ron")),
        (MAPS, include_str!("../content/maps.ron")),
    ])
}

const SETTINGS: &str = "settings.ron";
const CLASSES: &str = "classes.ron";
const ATTACKS: &str = "attacks.ron";
const SPECIALS: &str = "specials.ron";
const GUNS: &str = "sentry.ron";
const MAPS: &str = "maps.ron";

/// All printed values, checked and dense.
#[derive(Debug)]
pub struct Rules {
    pub(crate) settings: Settings,
    pub(crate) cards: Vec<Card>,
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

/// Who leads the next rotation (H1): the opponent of the one who had the last turn, so
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
    /// As printed where the file does not say otherwise.
    #[serde(default, skip_serializing_if = "EffectNumbers::is_printed")]
    pub(crate) effects: EffectNumbers,
    #[serde(default, skip_serializing_if = "Dice::is_printed")]
    pub(crate) dice: Dice,
}

/// How many faces the dice have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default, rename = "dice")]
pub struct Dice {
    /// Each of the two of a Performance Roll.
    pub performance: u8,
    /// That of a Success Roll.
    pub success: u8,
}

impl Default for Dice {
    fn default() -> Dice {
        Dice { performance: 6, success: 10 }
    }
}

impl Dice {
    fn is_printed(&self) -> bool {
        *self == Dice::default()
    }

    /// What a Performance Roll may show.
    pub(crate) fn sums(self) -> RangeInclusive<u8> {
        2..=2 * self.performance
    }

    /// In how many ways two dice show a sum: one way for the least and the most, as many as a die has faces for the middle.
    pub(crate) fn ways(self, sum: u8) -> u32 {
        u32::from(self.performance - sum.abs_diff(self.performance + 1))
    }
}

/// What effects and markers do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename = "effects")]
pub(crate) struct EffectNumbers {
    /// What taking aim adds to the next Performance Roll.
    pub(crate) aim: u8,
    /// Movement points that a slow attack allows.
    pub(crate) slow: u8,
    /// Squares of a push.
    pub(crate) push: u8,
    /// What they add to the defense, and take from it.
    pub(crate) healed: u8,
    pub(crate) fed: u8,
    pub(crate) exposed: u8,
}

impl Default for EffectNumbers {
    fn default() -> EffectNumbers {
        EffectNumbers { aim: 3, slow: 2, push: 2, healed: 2, fed: 1, exposed: 1 }
    }
}

impl EffectNumbers {
    fn is_printed(&self) -> bool {
        *self == EffectNumbers::default()
    }
}

/// The head of a reference card, and where its actions stand in the table.
#[derive(Clone, Debug)]
pub(crate) struct Card {
    pub(crate) word: Word,
    pub(crate) title: Given,
    /// What else there is to say about it; empty where the file says nothing.
    pub(crate) text: Given,
    /// An icon of the page or a drawing; empty where the file has none.
    pub(crate) picture: String,
    pub(crate) speed: u8,
    pub(crate) defense: u8,
    pub(crate) weight: u8,
    pub(crate) first: u8,
    pub(crate) last: u8,
    /// The effects of its special actions, as bits.
    effects: u16,
}

/// Effects whose components a team shares: what is left of them goes with the last who has one on the card.
pub(crate) const STICKIES: [Effect; 2] = [Effect::LayStickies, Effect::Detonate];
pub(crate) const SENTRY: [Effect; 2] = [Effect::Build, Effect::Upgrade];
pub(crate) const GIFTS: [Effect; 2] = [Effect::Heal, Effect::Uber];

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
    class: Word,
    #[serde(default, skip_serializing_if = "Given::is_empty")]
    title: Given,
    #[serde(default, skip_serializing)]
    text: Given,
    #[serde(default, skip_serializing)]
    picture: String,
    speed: u8,
    defense: u8,
    capture_weight: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AttackLine {
    class: Word,
    attack: String,
    #[serde(default, skip_serializing_if = "Given::is_empty")]
    title: Given,
    #[serde(default, skip_serializing)]
    picture: String,
    power: u8,
    range: (u8, u8),
    perf: u8,
    flags: Vec<Flag>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialLine {
    class: Word,
    special: String,
    #[serde(default, skip_serializing_if = "Given::is_empty")]
    title: Given,
    #[serde(default, skip_serializing)]
    picture: String,
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
        let mut actions = read_actions(files, &cards, settings.dice)?;
        // Each card's actions stand together, attacks before specials, in file order.
        actions.sort_by_key(|action| action.class);
        for (n, card) in cards.iter_mut().enumerate() {
            let own = || actions.iter().filter(|action| action.class.ix() == n);
            card.first = actions.iter().position(|action| action.class.ix() == n).unwrap_or(0) as u8;
            card.last = card.first + own().count() as u8;
            card.effects = own().fold(0, |bits, action| match action.deed {
                Deed::Special(effect) => bits | 1 << effect as u16,
                Deed::Attack { .. } => bits,
            });
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

    /// All classes, in the order of the file.
    pub fn classes(&self) -> impl Iterator<Item = Class> + use<> {
        (0..self.cards.len() as u8).map(Class)
    }

    pub fn class_named(&self, word: &str) -> Option<Class> {
        self.cards.iter().position(|card| card.word.as_str() == word).map(|n| Class(n as u8))
    }

    /// What answers and files call a class; nothing for one that this content does not have.
    pub fn word(&self, class: Class) -> &'static str {
        self.cards.get(class.ix()).map_or("", |card| card.word.as_str())
    }

    /// Does the card of a class have a special action with this effect?
    pub fn can(&self, class: Class, effect: Effect) -> bool {
        self.cards[class.ix()].effects >> effect as u16 & 1 == 1
    }

    /// One of these?
    pub(crate) fn can_any(&self, class: Class, effects: [Effect; 2]) -> bool {
        effects.into_iter().any(|effect| self.can(class, effect))
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
    let effects = &settings.effects;
    check("aim:", effects.aim, 0, 10)?;
    check("slow:", effects.slow, 0, 20)?;
    check("push:", effects.push, 1, 15)?;
    check("healed:", effects.healed, 0, 20)?;
    check("fed:", effects.fed, 0, 20)?;
    check("exposed:", effects.exposed, 0, 20)?;
    check("performance:", settings.dice.performance, 2, 6)?;
    check("success:", settings.dice.success, 2, 12)?;
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

fn read_cards(files: &Reading<'_>) -> Result<Vec<Card>, BadContent> {
    let mut cards: Vec<Card> = Vec::new();
    for line in files.read::<Vec<ClassLine>>(CLASSES)? {
        let word = line.class;
        let needle = format!("class: {word},");
        let check = |what: &str, value: u8, low: u8, high: u8| {
            within(files, CLASSES, &needle, value, low..=high)
                .map_err(|bad| BadContent { reason: format!("{what} of {}", bad.reason), ..bad })
        };
        check("speed", line.speed, 0, crate::walk::LONGEST as u8)?;
        check("defense", line.defense, 0, 20)?;
        check("capture_weight", line.capture_weight, 0, 9)?;
        let bad = |reason: &str| Err(files.bad(CLASSES, &needle, format!("{word}: {reason}")));
        if !word.is_plain() {
            return bad("a class is called in small letters, digits and underscores");
        }
        if RESERVED.contains(&word.as_str()) || crate::grid::Spot::named(word.as_str()).is_some() {
            return bad("this word already means another answer");
        }
        let Some(picture) = table::given::picture(&line.picture) else { return bad(table::given::NO_PICTURE) };
        if cards.iter().any(|card| card.word == word) {
            return Err(files.bad_again(CLASSES, &needle, format!("{word} stands here twice")));
        }
        let ClassLine { title, text, speed, defense, capture_weight: weight, .. } = line;
        let title = title.or_readable(word.as_str());
        cards.push(Card { word, title, text, picture, speed, defense, weight, first: 0, last: 0, effects: 0 });
    }
    if !(TEAM..=Class::LIMIT).contains(&cards.len()) {
        let reason = format!("{} classes; a team needs {TEAM}, and there is room for {}", cards.len(), Class::LIMIT);
        return Err(BadContent { file: CLASSES.to_owned(), line: 0, reason });
    }
    Ok(cards)
}

fn read_actions(files: &Reading<'_>, cards: &[Card], dice: Dice) -> Result<Vec<Action>, BadContent> {
    let class_of = |file: &str, needle: &str, word: Word| {
        let class = cards.iter().position(|card| card.word == word).map(|n| Class(n as u8));
        let known = || cards.iter().map(|card| format!("`{}`", card.word)).collect::<Vec<_>>().join(", ");
        class.ok_or_else(|| files.bad(file, needle, format!("no class is called `{word}`; there are {}", known())))
    };
    let mut actions: Vec<(Action, &str, String)> = Vec::new();
    for line in files.read::<Vec<AttackLine>>(ATTACKS)? {
        let needle = format!("class: {}, attack: \"{}\"", line.class, line.attack);
        let class = class_of(ATTACKS, &needle, line.class)?;
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
            class,
            title: line.title.or_readable(&line.attack),
            picture: line.picture,
            name: line.attack,
            perf: line.perf,
            min: line.range.0,
            max: line.range.1,
            deed: Deed::Attack { power: line.power, flags },
        };
        actions.push((action, ATTACKS, needle));
    }
    for line in files.read::<Vec<SpecialLine>>(SPECIALS)? {
        let needle = format!("class: {}, special: \"{}\"", line.class, line.special);
        let class = class_of(SPECIALS, &needle, line.class)?;
        let action = Action {
            class,
            title: line.title.or_readable(&line.special),
            picture: line.picture,
            name: line.special,
            perf: line.perf,
            min: line.range.0,
            max: line.range.1,
            deed: Deed::Special(line.effect),
        };
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
        if !dice.sums().contains(&action.perf) {
            return bad(format!("perf is {}, two dice give 2 to {}", action.perf, dice.sums().end()));
        }
        if action.min > action.max || action.max > 15 {
            return bad(format!("range {} to {}: from low to high, at most 15", action.min, action.max));
        }
        if table::given::picture(&action.picture).is_none() {
            return bad(table::given::NO_PICTURE.to_owned());
        }
        if !is_word(&action.name) {
            return bad("a name is lower-case letters, digits and dashes".to_owned());
        }
        if cards.iter().any(|card| card.word.as_str() == action.name) || RESERVED.contains(&action.name.as_str()) {
            return bad("this word already means another answer".to_owned());
        }
        if actions[..i].iter().any(|(other, ..)| other.class == action.class && other.name == action.name) {
            let reason = format!("{}: {} has it twice", action.name, cards[action.class.ix()].word);
            return Err(files.bad_again(file, needle, reason));
        }
    }
    if actions.len() > ActionId::LIMIT {
        let reason = format!("{} actions with the specials, at most {}", actions.len(), ActionId::LIMIT);
        return Err(BadContent { file: ATTACKS.to_owned(), line: 0, reason });
    }
    Ok(actions.into_iter().map(|(action, ..)| action).collect())
}

/// Words of other answers.
const RESERVED: [&str; 13] =
    ["pass", "end", "hold", "concede", "north", "east", "south", "west", "blu", "red", "sentry", "stickies", "intel"];

fn is_word(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        // A space is named like this, and spaces are answers too.
        && crate::grid::Spot::named(name).is_none()
}

fn read_sentry(files: &Reading<'_>) -> Result<[Gun; 3], BadContent> {
    let levels: Vec<Gun> = files.read(GUNS)?;
    let whole = |reason: &str| BadContent { file: GUNS.to_owned(), line: 0, reason: reason.to_owned() };
    let levels: [Gun; 3] = levels.try_into().map_err(|_| whole("the sentry has three levels"))?;
    for gun in &levels {
        let line = |what: &str, n: u8| format!("{what}: {n}");
        within(files, GUNS, &line("power", gun.power), gun.power, 0..=30)?;
        within(files, GUNS, &line("range", gun.range), gun.range, 1..=15)?;
        within(files, GUNS, &line("defense", gun.defense), gun.defense, 0..=20)?;
        within(files, GUNS, &line("shots", gun.shots), gun.shots, 1..=9)?;
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
