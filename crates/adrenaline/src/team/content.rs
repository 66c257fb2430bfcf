//! The components of team play, compiled: six characters with abilities and
//! own weapons, the rush tile, the buffer, the reward tiles. Every value knows
//! where it comes from, so that an interface can say so.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{BadContent, Given, Reading};

use crate::abilities::Use;
use crate::armoury::{RawWeapon, compile_weapon};
use crate::cards::{ArenaCard, BoardCard, PowerupCard, WeaponCard};
use crate::compile::Origin;
use crate::content::{CHARACTERS as FILE, Fighter, Limits, POWERS, Rules, check_id};
use crate::effect::{Arsenal, WeaponKind};
use crate::ids::{ByFigure, FIGURES, Figure, Id, Per, Reward, Role, Weapon};

/// Where a value comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
#[serde(rename_all(serialize = "kebab-case"))]
pub enum Status {
    /// Printed, or stated by the rule book.
    #[serde(alias = "fact")]
    Fact,
    /// Pieced together from fragments.
    #[serde(alias = "recovered")]
    Recovered,
    /// Ours, because the printed value is not known.
    #[serde(alias = "house")]
    #[default]
    House,
}

/// The numbers of team play, each with its status.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    pub skulls: (u8, Status),
    /// The damage that kills while the rush tile lies at its right end; one more is overkill.
    pub killshot: (u8, Status),
    pub slides_for_action: (u8, Status),
    pub most_slides: (u8, Status),
    pub tile_returns_on_death: (bool, Status),
    pub flush_at: (u8, Status),
    pub marks_of_a_colour: (u8, Status),
    pub overkill_points: (u8, Status),
    pub doublekill: (u8, Status),
    pub triplekill: (u8, Status),
    pub leftover_for_a_point: (u8, Status),
    pub venom_tokens: (u8, Status),
    pub control_tokens: (u8, Status),
    pub overload_tokens: (u8, Status),
}

/// What this many overload tokens do when they are discharged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Discharge {
    /// To every enemy on the shooter's square.
    pub marks: u8,
    pub damage: u8,
    /// Damage to every enemy exactly one move away.
    pub near: u8,
}

/// What a character does at the end of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
#[serde(rename_all(serialize = "kebab-case"))]
pub enum Ability {
    Venom { damage: u8 },
    MindControl { moves: u8, damage: u8 },
    Overload { start: u8, discharge: Vec<Discharge> },
    Nanobots { range: u8 },
    Upgrade,
    Hack { marks: u8 },
}

/// The abilities by number, in the order of [`Ability`].
pub(crate) const VENOM: usize = 0;
pub(crate) const MIND_CONTROL: usize = 1;
pub(crate) const OVERLOAD: usize = 2;
pub(crate) const NANOBOTS: usize = 3;
pub(crate) const UPGRADE: usize = 4;
pub(crate) const HACK: usize = 5;

impl Ability {
    pub(crate) fn number(&self) -> usize {
        match self {
            Ability::Venom { .. } => VENOM,
            Ability::MindControl { .. } => MIND_CONTROL,
            Ability::Overload { .. } => OVERLOAD,
            Ability::Nanobots { .. } => NANOBOTS,
            Ability::Upgrade => UPGRADE,
            Ability::Hack { .. } => HACK,
        }
    }

    /// The ability as a word of the catalogues.
    pub fn id(&self) -> &'static str {
        ["venom", "mind-control", "overload", "nanobots", "upgrade", "hack"][self.number()]
    }
}

/// How well an ability is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AbilityStatus {
    pub owner: Status,
    pub effect: Status,
    /// What takes its tokens away, where it has any.
    #[serde(default = "house")]
    pub removal: Status,
}

fn house() -> Status {
    Status::House
}

/// How well a weapon is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WeaponStatus {
    pub name: Status,
    pub effect: Status,
}

/// One of the six, or one who plays in the place of one of them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Character {
    pub id: String,
    pub name: String,
    pub letter: char,
    pub colour: String,
    pub ability: Ability,
    pub status: AbilityStatus,
    /// How well each of the two own weapons is known.
    pub weapons: [WeaponStatus; 2],
}

/// A row of a reward tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Row {
    #[serde(default)]
    pub points: u8,
    #[serde(default)]
    pub heals: u8,
    #[serde(default)]
    pub cubes: u8,
    #[serde(default)]
    pub powerups: u8,
    pub status: Status,
}

/// A reward tile: what flushing pays for one, two or three colours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Reward"))]
pub struct RewardTile {
    pub id: String,
    #[cfg_attr(test, ts(type = "string"))]
    pub name: Given,
    /// For one colour first.
    pub rows: [Row; 3],
}

/// Everything printed that the game is played with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Components {
    /// By name.
    pub arenas: BTreeMap<String, ArenaCard>,
    pub weapons: Vec<WeaponCard>,
    /// Two of each character, in their order.
    pub own_weapons: Vec<WeaponCard>,
    pub powerups: Vec<PowerupCard>,
    pub characters: Vec<Character>,
    pub rewards: Vec<RewardTile>,
    pub board: BoardCard,
    pub numbers: Numbers,
}

impl Rules {
    pub fn team_components(&self) -> Components {
        Components {
            arenas: self.arena_cards(),
            weapons: self.weapon_cards(),
            own_weapons: self.team.own_weapon_cards(),
            powerups: self.powerup_cards(),
            characters: self.team.everybody().cloned().collect(),
            rewards: self.team.rewards.to_vec(),
            board: self.board_card(self.team.numbers.killshot.0),
            numbers: self.team.numbers.clone(),
        }
    }
}

/// The components of team play; none by default.
#[derive(Clone, Debug, Default)]
pub struct TeamRules {
    pub numbers: Numbers,
    /// The six, in the order of the file.
    pub characters: Per<Figure, Vec<Character>>,
    pub rewards: Per<Reward, Vec<RewardTile>>,
    /// The arena's weapons, then two of each character.
    pub(crate) weapons: Arsenal,
    /// How many weapons come from the arena.
    pub(crate) arena_weapons: u8,
    /// The character with each ability.
    pub(crate) owner: [Figure; FIGURES],
    /// The character of each figure of the standard game that has one.
    pub(crate) of_role: Vec<Option<Figure>>,
    /// Characters beyond the six.
    pub(crate) spare: Vec<Spare>,
    /// In the standard game: the points each begins with.
    pub(crate) head_starts: ByFigure<HeadStart>,
}

/// Points to begin with in each mode of the standard game, where three play, four, five, six.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct HeadStart {
    pub(crate) deathmatch: [u8; 4],
    pub(crate) domination: [u8; 4],
    pub(crate) turret: [u8; 4],
}

/// A character beyond the six, who plays in the place of the one with the same ability.
#[derive(Clone, Debug)]
pub(crate) struct Spare {
    character: Character,
    weapons: [WeaponKind; 2],
    place: Figure,
}

impl TeamRules {
    /// The number of one of the two own weapons of a character.
    pub(crate) fn own_weapon(&self, who: Figure, which: u8) -> Weapon {
        Weapon(self.arena_weapons + who.0 * 2 + which)
    }

    /// Whose own weapon it is; `None` for one of the arena.
    pub(crate) fn weapon_owner(&self, weapon: Weapon) -> Option<Figure> {
        weapon.0.checked_sub(self.arena_weapons).map(|own| Figure(own / 2))
    }

    /// The character that a figure of the standard game is.
    pub fn of_role(&self, role: Role) -> Option<Figure> {
        self.of_role.get(role.ix()).copied().flatten()
    }

    pub(crate) fn weapon_named(&self, word: &str) -> Option<Weapon> {
        self.weapons.find(|w| w.id == word)
    }

    pub(crate) fn character_named(&self, word: &str) -> Option<Figure> {
        self.characters.find(|c| c.id == word)
    }

    pub(crate) fn reward_named(&self, word: &str) -> Option<Reward> {
        self.rewards.find(|r| r.id == word)
    }

    /// The ability with this number, wherever the content has put it.
    pub(crate) fn ability(&self, number: usize) -> &Ability {
        &self.characters[self.owner[number]].ability
    }

    /// The characters' own weapons as printed cards, two of each in order.
    pub fn own_weapon_cards(&self) -> Vec<WeaponCard> {
        self.weapons.iter().skip(self.arena_weapons.into()).chain(self.spare_weapons()).map(WeaponCard::of).collect()
    }

    /// The six, then the characters who can play in their places.
    pub fn everybody(&self) -> impl Iterator<Item = &Character> {
        self.characters.iter().chain(self.guests())
    }

    /// The characters beyond the six.
    pub fn guests(&self) -> impl Iterator<Item = &Character> {
        self.spare.iter().map(|spare| &spare.character)
    }

    pub(crate) fn spare_weapons(&self) -> impl Iterator<Item = &WeaponKind> {
        self.spare.iter().flat_map(|spare| &spare.weapons)
    }

    /// The same with each of the guests in their place.
    pub(crate) fn casts(&self) -> impl Iterator<Item = TeamRules> {
        self.spare.iter().map(|spare| {
            let mut cast = self.clone();
            cast.characters[spare.place] = spare.character.clone();
            for (which, weapon) in (0..).zip(&spare.weapons) {
                let own = cast.own_weapon(spare.place, which);
                cast.weapons[own] = weapon.clone();
            }
            cast
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    numbers: Numbers,
    characters: Vec<RawCharacter>,
    rewards: Vec<RawReward>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCharacter {
    figure: String,
    ability: Ability,
    status: AbilityStatus,
    weapons: Vec<RawOwn>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOwn {
    status: WeaponStatus,
    card: RawWeapon,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawReward {
    id: String,
    #[serde(default, skip_serializing_if = "Given::is_empty")]
    name: Given,
    one: Row,
    two: Row,
    three: Row,
}

/// Is it an answer of team play, which no weapon may be called?
fn is_taken(id: &str) -> bool {
    ["rush-grab", "rush-shoot", "black", "white"].contains(&id)
        || Use::ALL.iter().any(|how| how.word() == id)
        || ["black-", "white-", "reward-"].iter().any(|prefix| id.starts_with(prefix))
}

pub(crate) fn read(
    files: &Reading<'_>,
    fighters: &[Fighter],
    arena: &[WeaponKind],
    limits: &Limits,
    met: &mut Vec<String>,
) -> Result<TeamRules, BadContent> {
    let file: RawFile = files.read(FILE)?;
    // A content with other figures can be played without powers, but not by teams.
    let is_there = |raw: &RawCharacter| fighters.iter().any(|fighter| fighter.id == raw.figure);
    if files.has(POWERS) && !file.characters.iter().all(is_there) {
        return Ok(TeamRules::default());
    }
    check_numbers(files, &file.numbers)?;
    let mut weapons = arena.to_vec();
    let (mut characters, mut spare): (Vec<Character>, Vec<Spare>) = (Vec::new(), Vec::new());
    let mut owner = [None; FIGURES];
    for raw in file.characters {
        let bad = |why: String| files.bad(FILE, &format!("\"{}\"", raw.figure), format!("{}: {why}", raw.figure));
        let Some(fighter) = fighters.iter().find(|f| f.id == raw.figure) else {
            return Err(bad("no such figure in figures.ron".to_owned()));
        };
        let everybody = || characters.iter().chain(spare.iter().map(|spare| &spare.character));
        if everybody().any(|one| one.id == raw.figure) {
            return Err(bad("a character stands here once".to_owned()));
        }
        let number = raw.ability.number();
        let place = owner[number];
        if place.is_some_and(|first: Figure| characters[first.ix()].ability != raw.ability) {
            return Err(bad(format!("two characters have the ability {} with different numbers", raw.ability.id())));
        }
        check_ability(&raw.ability, &file.numbers).map_err(bad)?;
        let [first, second] = <[RawOwn; 2]>::try_from(raw.weapons)
            .map_err(|_| bad("a character has two weapons of its own".to_owned()))?;
        let statuses = [first.status, second.status];
        let mut compile = |own: RawOwn| {
            check_id(files, FILE, &own.card.id, met)?;
            let id = own.card.id.clone();
            let weapon = compile_weapon(own.card, Origin::Own, limits).map_err(|why| bad(format!("{id}: {why}")))?;
            // Free, or one cube: more is never asked at the start.
            if weapon.grab.total() > 1 {
                return Err(bad(format!("{id}: reload of 1 or 2 cubes")));
            }
            Ok(weapon)
        };
        let own = [compile(first)?, compile(second)?];
        let character = Character {
            id: fighter.id.clone(),
            name: fighter.name.to_string(),
            letter: fighter.letter,
            colour: fighter.colour.clone(),
            ability: raw.ability,
            status: raw.status,
            weapons: statuses,
        };
        if let Some(place) = place {
            spare.push(Spare { character, weapons: own, place });
            continue;
        }
        owner[number] = Some(Figure::nth(characters.len()));
        weapons.extend(own);
        characters.push(character);
    }
    if characters.len() != FIGURES {
        let why = format!("each of the {FIGURES} abilities needs a character");
        return Err(files.bad(FILE, "characters", why));
    }
    if let Some(weapon) =
        weapons.iter().chain(spare.iter().flat_map(|one| &one.weapons)).find(|weapon| is_taken(&weapon.id))
    {
        let file = if arena.iter().any(|w| w.id == weapon.id) { "weapons.ron" } else { FILE };
        let why = format!("id {:?} is a word of team play", weapon.id);
        return Err(files.bad(file, &format!("\"{}\"", weapon.id), why));
    }
    let rewards = read_rewards(files, file.rewards)?;
    let arena_weapons = arena.len() as u8;
    let of_role = |fighter: &Fighter| characters.iter().position(|one| one.id == fighter.id).map(Figure::nth);
    Ok(TeamRules {
        of_role: fighters.iter().map(of_role).collect(),
        numbers: file.numbers,
        characters: Per::new(characters),
        rewards: Per::new(rewards),
        weapons: Per::new(weapons),
        arena_weapons,
        spare,
        head_starts: Per::default(),
        // Six characters, six abilities, none twice.
        owner: owner.map(Option::unwrap_or_default),
    })
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPowers {
    characters: Vec<RawPower>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPower {
    figure: String,
    #[serde(default)]
    ability: Option<Ability>,
    #[serde(default)]
    weapons: Vec<RawWeapon>,
    #[serde(default)]
    head_start: HeadStart,
}

/// The characters as the standard game has them: those of Team Play, with other
/// numbers and cards where the file has some.
pub(crate) fn read_powers(files: &Reading<'_>, team: &TeamRules, limits: &Limits) -> Result<TeamRules, BadContent> {
    if !files.has(POWERS) {
        return Ok(TeamRules::default());
    }
    let file: RawPowers = files.read(POWERS)?;
    let mut powers = TeamRules { rewards: Per::default(), spare: Vec::new(), ..team.clone() };
    for raw in file.characters.into_iter().filter(|_| !team.characters.is_empty()) {
        let bad = |why: String| files.bad(POWERS, &format!("\"{}\"", raw.figure), format!("{}: {why}", raw.figure));
        let Some(who) = team.character_named(&raw.figure) else {
            return Err(bad("no such character in characters.ron".to_owned()));
        };
        if let Some(ability) = raw.ability {
            if ability.number() != team.characters[who].ability.number() {
                return Err(bad(format!("its ability is {}", team.characters[who].ability.id())));
            }
            check_ability(&ability, &team.numbers).map_err(bad)?;
            powers.characters[who].ability = ability;
        }
        powers.head_starts[who] = raw.head_start;
        for card in raw.weapons {
            let id = card.id.clone();
            let own = team.weapon_named(&id).filter(|&weapon| team.weapon_owner(weapon) == Some(who));
            let Some(own) = own else { return Err(bad(format!("{id} is no weapon of this character"))) };
            powers.weapons[own] =
                compile_weapon(card, Origin::Own, limits).map_err(|why| bad(format!("{id}: {why}")))?;
        }
    }
    Ok(powers)
}

fn check_numbers(files: &Reading<'_>, numbers: &Numbers) -> Result<(), BadContent> {
    let n = numbers;
    let check = |sound: bool, key: &str, why: &str| {
        if sound { Ok(()) } else { Err(files.bad(FILE, &format!("{key}:"), format!("{key}: {why}"))) }
    };
    check((1..=8).contains(&n.skulls.0), "skulls", "1 to 8")?;
    check((2..=20).contains(&n.killshot.0), "killshot", "2 to 20")?;
    check(n.most_slides.0 < n.killshot.0, "most_slides", "below killshot")?;
    check((1..=9).contains(&n.slides_for_action.0), "slides_for_action", "1 to 9")?;
    check((1..=30).contains(&n.flush_at.0), "flush_at", "1 to 30")?;
    check((1..=15).contains(&n.marks_of_a_colour.0), "marks_of_a_colour", "1 to 15")?;
    check(n.leftover_for_a_point.0 > 0, "leftover_for_a_point", "at least 1")?;
    // No more than three enemies ever carry one.
    check(n.venom_tokens.0 >= 3, "venom_tokens", "at least 3")?;
    check(n.control_tokens.0 >= 3, "control_tokens", "at least 3")?;
    check((1..=9).contains(&n.overload_tokens.0), "overload_tokens", "1 to 9")
}

fn check_ability(ability: &Ability, numbers: &Numbers) -> Result<(), String> {
    match ability {
        Ability::Overload { start, discharge } => {
            let most = numbers.overload_tokens.0;
            if *start > most || discharge.len() != most as usize {
                return Err(format!("overload: at most {most} tokens, and a line for each number of them"));
            }
        }
        Ability::MindControl { moves, .. } if *moves == 0 => return Err("mind control: at least 1 move".to_owned()),
        _ => {}
    }
    Ok(())
}

fn read_rewards(files: &Reading<'_>, raw: Vec<RawReward>) -> Result<Vec<RewardTile>, BadContent> {
    let mut met = Vec::new();
    let mut rewards = Vec::new();
    for RawReward { id, name, one, two, three } in raw {
        check_id(files, FILE, &id, &mut met)?;
        let name = name.or_readable(&id);
        rewards.push(RewardTile { id, name, rows: [one, two, three] });
    }
    if rewards.is_empty() || rewards.len() > 8 {
        return Err(files.bad(FILE, "rewards", "1 to 8 reward tiles are needed"));
    }
    Ok(rewards)
}
