//! The printed components: numbers, units and boards, read from text, checked,
//! and compiled to tables. Nothing here touches the disk.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use table::{BadContent, Files, Given, Reading};

use crate::board::{self, Board};
use crate::choice::Verb;
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

/// The numbers that belong to no unit.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Numbers {
    pub(crate) team_size: u8,
    pub(crate) max_same_type: u8,
    pub(crate) pieces_of_a_kind: u8,
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
    unit: Kind,
    #[serde(default, skip_serializing)]
    name: Given,
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
    pub(crate) kinds: [Stats; 7],
    /// How the types are called, where the file says so.
    pub(crate) names: [Given; 7],
    pub(crate) pieces: [PieceStats; 3],
    /// Damage of an aimed shot by the face of the ten-sided die.
    pub(crate) aimed: [u8; 10],
    pub(crate) boards: Vec<Board>,
    /// The same with, or without, what the content does not say about spawn spaces (H1).
    other_boards: Vec<Board>,
    fingerprint: u64,
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
        check_numbers(files, &numbers)?;
        let (kinds, names, pieces, aimed) = units(files)?;
        let mut rules = Rules {
            numbers,
            kinds,
            names,
            pieces,
            aimed,
            boards: Vec::new(),
            other_boards: Vec::new(),
            fingerprint: 0,
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

    #[inline]
    pub(crate) fn kind(&self, kind: Kind) -> &Stats {
        &self.kinds[kind.ix()]
    }
}

fn check_numbers(files: &Reading<'_>, n: &Numbers) -> Result<(), BadContent> {
    let bad = |key: &str, reason: &str| Err(files.bad(NUMBERS, &format!("{key}:"), format!("{key}: {reason}")));
    if !(1..=TEAM).contains(&(n.team_size as usize)) {
        return bad("team_size", "a team has 1 to 6 units");
    }
    if (n.max_same_type as usize) * Kind::ALL.len() < TEAM || n.max_same_type == 0 {
        return bad("max_same_type", "seven types could not fill a team");
    }
    if !(2..=6).contains(&n.to_hit) {
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

type Tables = ([Stats; 7], [Given; 7], [PieceStats; 3], [u8; 10]);

fn units(files: &Reading<'_>) -> Result<Tables, BadContent> {
    let file: UnitsFile = files.read(UNITS)?;
    let mut kinds = [None; 7];
    let mut names = Kind::ALL.map(|_| Given::default());
    for row in &file.units {
        names[row.unit.ix()].clone_from(&row.name);
        let bad = |reason: &str| files.bad(UNITS, &format!("unit: {}", row.unit.word()), reason);
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
        if kinds[row.unit.ix()].replace(stats).is_some() {
            let needle = format!("unit: {}", row.unit.word());
            return Err(files.bad_again(UNITS, &needle, "this unit stands here twice"));
        }
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
    for kind in Kind::ALL {
        if kinds[kind.ix()].is_none() {
            return Err(files.bad(UNITS, "units", format!("the {} is missing", kind.word())));
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
    let kinds = kinds.map(|k| k.expect("checked"));
    Ok((kinds, names, pieces.map(|p| p.expect("checked")), aimed.map(|a| a.expect("checked"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r2_a6_the_box_holds_42_standing_pieces_and_the_largest_throw_is_five_dice() {
        let rules = Rules::embedded();
        let units = rules.numbers.max_same_type as usize * Kind::ALL.len();
        let pieces = rules.numbers.pieces_of_a_kind as usize * Piece::ALL.len();
        assert_eq!(2 * (units + pieces + 1), 42);
        assert_eq!(rules.kinds.iter().map(|k| k.weapon.dice).max(), Some(5));
    }

    #[test]
    fn r4_a5_the_seven_types_and_the_buildings_have_these_values() {
        let rules = Rules::embedded();
        let row = |kind: Kind| {
            let stats = rules.kind(kind);
            let weapon = stats.weapon;
            (stats.moves, stats.health, weapon.dice, weapon.damage, weapon.range, stats.melee)
        };
        assert_eq!(row(Kind::Pyro), (4, 120, 1, 50, 0, 20));
        assert_eq!(row(Kind::Soldier), (3, 130, 1, 70, 6, 20));
        assert_eq!(row(Kind::Sniper), (4, 80, 1, 0, 7, 20));
        assert_eq!(row(Kind::Medic), (4, 100, 0, 0, 4, 20));
        assert_eq!(row(Kind::Heavy), (3, 200, 5, 20, 4, 20));
        assert_eq!(row(Kind::Engineer), (4, 100, 3, 20, 4, 20));
        assert_eq!(row(Kind::Scout), (5, 80, 3, 20, 4, 10));
        let specials = |kind: Kind| rules.kind(kind).tags;
        let tags = |all: &[Tag]| all.iter().fold(0u16, |bits, tag| bits | 1 << *tag as u16);
        assert_eq!(specials(Kind::Pyro), tags(&[Tag::RunAndGun, Tag::Burning, Tag::FriendlyFire]));
        assert_eq!(specials(Kind::Soldier), tags(&[Tag::FriendlyFire, Tag::GroundAttack]));
        assert_eq!(specials(Kind::Sniper), tags(&[Tag::AimedShot]));
        assert_eq!(specials(Kind::Medic), tags(&[Tag::Healer, Tag::Ubercharge]));
        assert_eq!(specials(Kind::Heavy), tags(&[Tag::RunAndGun]));
        assert_eq!(specials(Kind::Engineer), tags(&[Tag::Builder]));
        assert_eq!(specials(Kind::Scout), tags(&[Tag::DoubleCapture]));
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
