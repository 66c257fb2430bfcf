//! The printed components: numbers, units and boards, read from text, checked,
//! and compiled to tables. Nothing here touches the disk.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use table::{BadContent, Files, Given, Reading, Word};

use crate::board::{self, Board};
use crate::choice::{self, Verb};
use crate::square::Spot;
use crate::unit::{Kind, Piece, TEAM};

/// The files built into the program.
pub fn content() -> Files {
    Files::embedded(&[
        (NUMBERS, include_str!("../content/numbers.ron")),
        (UNITS, include_str!("../content/units.ron")),
        (BOARDS, include_str!("../content/boards.ron")),
    ])
}

pub(crate) const NUMBERS: &str = "numbers.ron";
pub(crate) const UNITS: &str = "units.ron";
pub(crate) const BOARDS: &str = "boards.ron";

/// Which of the two games is played (R40, R41).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Capture the flag.
    #[default]
    Ctf,
    /// Control points.
    Cp,
}

impl Mode {
    pub fn word(self) -> &'static str {
        ["ctf", "cp"][self as usize]
    }
}

/// What becomes of buildings when their Engineer dies (A21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Orphans {
    Stay,
    Destroy,
}

impl Orphans {
    pub(crate) const ALL: [Orphans; 2] = [Orphans::Stay, Orphans::Destroy];

    pub fn word(self) -> &'static str {
        ["stay", "destroy"][self as usize]
    }
}

/// How the wait of a dead unit is counted (A3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Wait {
    OwnTurnsMissed,
    Rounds,
}

/// What one movement point buys in run and gun (A13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Beat {
    StepAndAttack,
    StepOrAttack,
}

/// What a rocket at the ground deals (A32): half of a hit, so half on the spot and a
/// quarter around it; or the damage of the area everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum GroundShot {
    HalfOfAHit,
    Area,
}

fn printed_die() -> u8 {
    6
}

fn is_printed_die(die: &u8) -> bool {
    *die == printed_die()
}

/// The numbers that belong to no unit.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Numbers {
    pub(crate) team_size: u8,
    pub(crate) max_same_type: u8,
    pub(crate) pieces_of_a_kind: u8,
    /// Faces of the die that hits; as printed where the file does not say otherwise.
    #[serde(default = "printed_die", skip_serializing_if = "is_printed_die")]
    pub(crate) die: u8,
    pub(crate) to_hit: u8,
    pub(crate) carrier_to_hit_bonus: u8,
    pub(crate) carrier_move_penalty: u8,
    pub(crate) heal_per_player_turn: u8,
    pub(crate) heal_range: u8,
    pub(crate) uber_range: u8,
    pub(crate) uber_meter_max: u8,
    pub(crate) uber_rounds: u8,
    pub(crate) uber_move_bonus: u8,
    pub(crate) burn_damage: u8,
    pub(crate) burn_rounds: u8,
    pub(crate) build_rounds: u8,
    pub(crate) round_tracker_length: u8,
    pub(crate) respawn_timer_start: u8,
    pub(crate) respawn_timer_max: u8,
    pub(crate) cp_timer_limit: u8,
    pub(crate) capture_rounds: u8,
    pub(crate) free_turns: u8,
    pub(crate) ctf_max_rounds: u8,
    pub(crate) upper_range: (u8, u8),
    pub(crate) upper_wall_ignore: u8,
    pub(crate) buildings_on_engineer_death: Orphans,
    pub(crate) respawn_count: Wait,
    pub(crate) run_and_gun_point: Beat,
    pub(crate) ground_shot: GroundShot,
    pub(crate) spawn_sanctuary: bool,
}

/// How a primary weapon reaches its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
#[serde(rename_all = "snake_case")]
pub enum Pattern {
    Flame,
    StraightArea,
    Sight,
    Heal,
}

/// What is special about a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
#[serde(rename_all = "snake_case")]
pub enum Tag {
    RunAndGun,
    Burning,
    FriendlyFire,
    GroundAttack,
    AimedShot,
    Healer,
    Ubercharge,
    Builder,
    DoubleCapture,
}

impl Tag {
    pub(crate) const ALL: [Tag; 9] = [
        Tag::RunAndGun,
        Tag::Burning,
        Tag::FriendlyFire,
        Tag::GroundAttack,
        Tag::AimedShot,
        Tag::Healer,
        Tag::Ubercharge,
        Tag::Builder,
        Tag::DoubleCapture,
    ];
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitRow {
    unit: Word,
    #[serde(default, skip_serializing)]
    name: Given,
    #[serde(default, skip_serializing)]
    text: Given,
    #[serde(default, skip_serializing)]
    weapon: Given,
    #[serde(default, skip_serializing)]
    picture: String,
    #[serde(rename = "move")]
    moves: u8,
    health: u8,
    dice: u8,
    damage: u8,
    range: u8,
    pattern: Pattern,
    melee: u8,
    tags: Vec<Tag>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PieceRow {
    building: Piece,
    health: u8,
    dice: u8,
    damage: u8,
    range: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AimedRow {
    from: u8,
    to: u8,
    damage: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitsFile {
    units: Vec<UnitRow>,
    buildings: Vec<PieceRow>,
    aimed_shot: Vec<AimedRow>,
}

/// A weapon that rolls dice at one target, or at what its pattern covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Weapon {
    pub(crate) dice: u8,
    pub(crate) damage: u8,
    pub(crate) range: u8,
    pub(crate) pattern: Pattern,
}

/// One row of the unit table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stats {
    pub(crate) moves: u8,
    pub(crate) health: u8,
    pub(crate) weapon: Weapon,
    pub(crate) melee: u8,
    tags: u16,
}

impl Stats {
    #[inline]
    pub(crate) fn has(&self, tag: Tag) -> bool {
        self.tags >> tag as u16 & 1 == 1
    }

    /// How little two types are alike: what they do says more than how much of it.
    fn apart(&self, other: &Stats) -> u32 {
        let numbers = [
            (self.moves, other.moves),
            (self.health / 30, other.health / 30),
            (self.weapon.dice, other.weapon.dice),
            (self.weapon.range, other.weapon.range),
        ];
        numbers.iter().map(|(a, b)| u32::from(a.abs_diff(*b))).sum::<u32>()
            + 3 * (self.tags ^ other.tags).count_ones()
            + if self.weapon.pattern == other.weapon.pattern { 0 } else { 10 }
    }

    /// Is this something that the type does at all?
    #[inline]
    pub(crate) fn knows(&self, verb: Verb) -> bool {
        match verb {
            Verb::Fire => matches!(self.weapon.pattern, Pattern::Sight | Pattern::StraightArea),
            Verb::Flame => self.weapon.pattern == Pattern::Flame,
            Verb::Ground => self.has(Tag::GroundAttack),
            Verb::RunAndGun => self.has(Tag::RunAndGun),
            Verb::Heal => self.has(Tag::Healer),
            Verb::Uber => self.has(Tag::Ubercharge),
            Verb::Build => self.has(Tag::Builder),
            Verb::Melee => true,
            _ => false,
        }
    }
}

/// What a type is called and shown as. All but the word may be left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Label {
    pub(crate) word: Word,
    pub(crate) name: Given,
    pub(crate) text: Given,
    pub(crate) weapon: Given,
    pub(crate) picture: String,
}

/// One row of the building table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PieceStats {
    pub(crate) health: u8,
    pub(crate) weapon: Weapon,
}

/// The content compiled to tables: immutable, shared by all matches.
#[derive(Debug)]
pub struct Rules {
    pub(crate) numbers: Numbers,
    pub(crate) kinds: Vec<Stats>,
    pub(crate) labels: Vec<Label>,
    pub(crate) pieces: [PieceStats; 3],
    /// Damage of an aimed shot by the face of the ten-sided die.
    pub(crate) aimed: [u8; 10],
    pub(crate) boards: Vec<Board>,
    /// The same with, or without, what the content does not say about spawn spaces (H1).
    other_boards: Vec<Board>,
    fingerprint: u64,
    /// Which printed type each type is like.
    likes: OnceLock<Vec<usize>>,
}

impl Rules {
    /// The rules of the embedded files, compiled on first use.
    pub fn embedded() -> &'static Rules {
        static RULES: OnceLock<Rules> = OnceLock::new();
        RULES.get_or_init(|| Rules::compile(&content()).expect("the embedded content is sound"))
    }

    /// Reads, checks and compiles; the error names file, line and reason.
    pub fn compile(files: &Files) -> Result<Rules, BadContent> {
        let files = &files.open();
        let numbers: Numbers = files.read(NUMBERS)?;
        let (kinds, labels, pieces, aimed) = units(files)?;
        check_numbers(files, &numbers, kinds.len())?;
        let mut rules = Rules {
            numbers,
            kinds,
            labels,
            pieces,
            aimed,
            boards: Vec::new(),
            other_boards: Vec::new(),
            fingerprint: 0,
            likes: OnceLock::new(),
        };
        rules.boards = board::compile(files, &rules, rules.numbers.spawn_sanctuary)?;
        rules.other_boards = board::compile(files, &rules, !rules.numbers.spawn_sanctuary)?;
        rules.fingerprint = files.fingerprint();
        Ok(rules)
    }

    /// Changes when a value of the content does.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The boards with sanctuary, or without (H1).
    pub(crate) fn boards_with(&self, sanctuary: bool) -> &[Board] {
        if sanctuary == self.numbers.spawn_sanctuary { &self.boards } else { &self.other_boards }
    }

    /// The boards, with their modes.
    pub fn boards(&self) -> impl Iterator<Item = (&str, Mode)> {
        self.boards.iter().map(|b| (b.name.as_str(), b.mode))
    }

    /// All types, in the order of the file.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        (0..self.kinds.len() as u8).map(Kind)
    }

    pub fn kind_named(&self, word: &str) -> Option<Kind> {
        self.labels.iter().position(|label| label.word.as_str() == word).map(|n| Kind(n as u8))
    }

    /// What answers and files call a type; nothing for one that this content does not have.
    pub fn word(&self, kind: Kind) -> &'static str {
        self.labels.get(kind.ix()).map_or("", |label| label.word.as_str())
    }

    /// The printed type that a type is like: the one of its name, else the one with the most similar numbers.
    /// From 0: Pyro, Soldier, Sniper, Medic, Heavy, Engineer, Scout.
    pub fn like(&self, kind: Kind) -> usize {
        let find = || {
            let printed = Rules::embedded();
            let like = |kind: Kind| {
                let apart = |other: &Kind| self.kind(kind).apart(printed.kind(*other));
                printed.kind_named(self.word(kind)).or_else(|| printed.kinds().min_by_key(apart)).map_or(0, Kind::ix)
            };
            self.kinds().map(like).collect()
        };
        self.likes.get_or_init(find)[kind.ix()]
    }

    #[inline]
    pub(crate) fn kind(&self, kind: Kind) -> &Stats {
        &self.kinds[kind.ix()]
    }
}

fn check_numbers(files: &Reading<'_>, n: &Numbers, kinds: usize) -> Result<(), BadContent> {
    let bad = |key: &str, reason: &str| Err(files.bad(NUMBERS, &format!("{key}:"), format!("{key}: {reason}")));
    if !(1..=TEAM).contains(&(n.team_size as usize)) {
        return bad("team_size", "a team has 1 to 6 units");
    }
    if (n.max_same_type as usize) * kinds < TEAM {
        return bad("max_same_type", &format!("{kinds} types could not fill a team"));
    }
    if !(2..=10).contains(&n.die) {
        return bad("die", "a die has 2 to 10 faces");
    }
    if !(2..=n.die).contains(&n.to_hit) {
        return bad("to_hit", "a die must be able to miss and to hit");
    }
    if n.carrier_to_hit_bonus >= n.to_hit {
        return bad("carrier_to_hit_bonus", "must be below to_hit");
    }
    if n.round_tracker_length == 0 {
        return bad("round_tracker_length", "must be at least 1");
    }
    for (key, value, low, high) in [
        ("uber_move_bonus", n.uber_move_bonus, 0, 20),
        ("carrier_move_penalty", n.carrier_move_penalty, 0, 20),
        ("respawn_timer_max", n.respawn_timer_max, 0, 99),
        ("capture_rounds", n.capture_rounds, 1, 99),
        ("build_rounds", n.build_rounds, 1, u8::MAX),
        ("uber_meter_max", n.uber_meter_max, 1, u8::MAX),
        ("uber_rounds", n.uber_rounds, 1, u8::MAX),
    ] {
        if !(low..=high).contains(&value) {
            return bad(key, &format!("must be from {low} to {high}"));
        }
    }
    if n.respawn_timer_start == 0 || n.respawn_timer_start > n.respawn_timer_max {
        return bad("respawn_timer_start", "must be from 1 to respawn_timer_max");
    }
    if !(n.respawn_timer_start + 1..=n.respawn_timer_max).contains(&n.cp_timer_limit) {
        return bad("cp_timer_limit", "the timer would never get there, or begins there");
    }
    if n.ctf_max_rounds == 0 || n.ctf_max_rounds > 200 {
        return bad("ctf_max_rounds", "must be from 1 to 200");
    }
    let most_rounds = u32::from(n.round_tracker_length) * u32::from(n.cp_timer_limit);
    if most_rounds > 200 {
        return bad("round_tracker_length", "a match would last more than 200 rounds");
    }
    if n.upper_range.1 == 0 || n.upper_range.0 < n.upper_range.1 {
        return bad("upper_range", "must be a fraction of at least 1");
    }
    Ok(())
}

type Tables = (Vec<Stats>, Vec<Label>, [PieceStats; 3], [u8; 10]);

fn units(files: &Reading<'_>) -> Result<Tables, BadContent> {
    let file: UnitsFile = files.read(UNITS)?;
    let (mut kinds, mut labels) = (Vec::new(), Vec::<Label>::new());
    for row in &file.units {
        let word = row.unit;
        let needle = format!("unit: {word},");
        let bad = |reason: &str| files.bad(UNITS, &needle, reason);
        if !word.is_plain() {
            return Err(bad("a unit is called in small letters, digits and underscores"));
        }
        if choice::hear(word.as_str()).is_some() || Spot::named(word.as_str()).is_some() {
            return Err(bad("this word already means another answer"));
        }
        let picture = table::given::picture(&row.picture).ok_or_else(|| bad(table::given::NO_PICTURE))?;
        let tags = row.tags.iter().fold(0u16, |all, tag| all | 1 << *tag as u16);
        let weapon = Weapon { dice: row.dice, damage: row.damage, range: row.range, pattern: row.pattern };
        let stats = Stats { moves: row.moves, health: row.health, weapon, melee: row.melee, tags };
        if row.health == 0 {
            return Err(bad("a unit needs health"));
        }
        if row.moves == 0 || row.moves > 20 {
            return Err(bad("move must be from 1 to 20"));
        }
        if row.dice > 10 || (row.dice == 0) != (row.pattern == Pattern::Heal) {
            return Err(bad("every weapon but the medi-gun rolls 1 to 10 dice"));
        }
        if matches!(row.pattern, Pattern::Flame | Pattern::StraightArea) && row.dice != 1 {
            return Err(bad("flames and rockets roll one die"));
        }
        if (row.pattern == Pattern::StraightArea) != stats.has(Tag::GroundAttack) {
            return Err(bad("straight_area and ground_attack go together"));
        }
        if (row.pattern == Pattern::Heal) != stats.has(Tag::Healer)
            || stats.has(Tag::Ubercharge) && !stats.has(Tag::Healer)
        {
            return Err(bad("heal, healer and ubercharge go together"));
        }
        if stats.has(Tag::AimedShot) && (row.pattern != Pattern::Sight || row.dice != 1) {
            return Err(bad("an aimed shot is one die in line of sight"));
        }
        if stats.has(Tag::RunAndGun) && !matches!(row.pattern, Pattern::Flame | Pattern::Sight) {
            return Err(bad("run and gun needs a flame or sight weapon"));
        }
        if labels.iter().any(|label| label.word == word) {
            return Err(files.bad_again(UNITS, &needle, "this unit stands here twice"));
        }
        kinds.push(stats);
        let (name, text, weapon) = (row.name.clone(), row.text.clone(), row.weapon.clone());
        labels.push(Label { word, name, text, weapon, picture });
    }
    if !(1..=Kind::LIMIT).contains(&kinds.len()) {
        let reason = format!("{} units; there must be one, and there is room for {}", kinds.len(), Kind::LIMIT);
        return Err(files.bad(UNITS, "units", reason));
    }
    let mut pieces = [None; 3];
    for row in &file.buildings {
        let bad = |reason: &str| files.bad(UNITS, &format!("building: {}", row.building.word()), reason);
        let weapon = Weapon { dice: row.dice, damage: row.damage, range: row.range, pattern: Pattern::Sight };
        if row.health == 0 || row.dice > 10 || (row.building == Piece::Turret) != (row.dice > 0) {
            return Err(bad("a building has health, and only the turret has dice, at most 10"));
        }
        if pieces[row.building.ix()].replace(PieceStats { health: row.health, weapon }).is_some() {
            let needle = format!("building: {}", row.building.word());
            return Err(files.bad_again(UNITS, &needle, "this building stands here twice"));
        }
    }
    let mut aimed = [None; 10];
    for row in &file.aimed_shot {
        for face in row.from..=row.to {
            let slot = aimed.get_mut((face as usize).wrapping_sub(1));
            if slot.is_none_or(|slot| slot.replace(row.damage).is_some()) {
                let needle = format!("from: {}", row.from);
                return Err(files.bad(UNITS, &needle, "the faces 1 to 10 must each stand here once"));
            }
        }
    }
    for piece in Piece::ALL {
        if pieces[piece.ix()].is_none() {
            return Err(files.bad(UNITS, "buildings", format!("the {} is missing", piece.word())));
        }
    }
    if aimed.contains(&None) {
        return Err(files.bad(UNITS, "aimed_shot", "a face from 1 to 10 is missing"));
    }
    Ok((kinds, labels, pieces.map(|p| p.expect("checked")), aimed.map(|a| a.expect("checked"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r2_a6_the_box_holds_42_standing_pieces_and_the_largest_throw_is_five_dice() {
        let rules = Rules::embedded();
        let units = rules.numbers.max_same_type as usize * rules.kinds.len();
        let pieces = rules.numbers.pieces_of_a_kind as usize * Piece::ALL.len();
        assert_eq!(2 * (units + pieces + 1), 42);
        assert_eq!(rules.kinds.iter().map(|k| k.weapon.dice).max(), Some(5));
    }

    #[test]
    fn r4_a5_the_seven_types_and_the_buildings_have_these_values() {
        let rules = Rules::embedded();
        let named = |word: &str| rules.kind(rules.kind_named(word).unwrap());
        let row = |word: &str| {
            let stats = named(word);
            let weapon = stats.weapon;
            (stats.moves, stats.health, weapon.dice, weapon.damage, weapon.range, stats.melee)
        };
        assert_eq!(row("pyro"), (4, 120, 1, 50, 0, 20));
        assert_eq!(row("soldier"), (3, 130, 1, 70, 6, 20));
        assert_eq!(row("sniper"), (4, 80, 1, 0, 7, 20));
        assert_eq!(row("medic"), (4, 100, 0, 0, 4, 20));
        assert_eq!(row("heavy"), (3, 200, 5, 20, 4, 20));
        assert_eq!(row("engineer"), (4, 100, 3, 20, 4, 20));
        assert_eq!(row("scout"), (5, 80, 3, 20, 4, 10));
        let specials = |word: &str| named(word).tags;
        let tags = |all: &[Tag]| all.iter().fold(0u16, |bits, tag| bits | 1 << *tag as u16);
        assert_eq!(specials("pyro"), tags(&[Tag::RunAndGun, Tag::Burning, Tag::FriendlyFire]));
        assert_eq!(specials("soldier"), tags(&[Tag::FriendlyFire, Tag::GroundAttack]));
        assert_eq!(specials("sniper"), tags(&[Tag::AimedShot]));
        assert_eq!(specials("medic"), tags(&[Tag::Healer, Tag::Ubercharge]));
        assert_eq!(specials("heavy"), tags(&[Tag::RunAndGun]));
        assert_eq!(specials("engineer"), tags(&[Tag::Builder]));
        assert_eq!(specials("scout"), tags(&[Tag::DoubleCapture]));
        let [turret, entrance, exit] = rules.pieces;
        assert_eq!((turret.health, turret.weapon.dice, turret.weapon.damage, turret.weapon.range), (60, 4, 10, 3));
        assert_eq!((entrance.health, exit.health), (50, 50));
        assert_eq!(rules.aimed, [20, 20, 20, 40, 40, 40, 40, 40, 120, 120]);
        assert_eq!(
            (rules.numbers.heal_per_player_turn, rules.numbers.heal_range, rules.numbers.uber_range),
            (20, 4, 6)
        );
    }
}
