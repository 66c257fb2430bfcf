//! Reads the content files, checks them, and compiles them to dense tables.
//! After this nothing in the rules sees a string or a file again.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize, Serializer};
use table::{Arg, BadContent, BadSetup, Files, Given, Message, Name, Reading};

use crate::arena::{Arena, Heading, trim};
use crate::armoury::read_weapons;
use crate::bag::{Bag, COPIES, KINDS};
use crate::effect::Arsenal;
use crate::ids::{COLOURS, Card, Colour, FIGURES, Id, Per, Role, Tile, Weapon};
use crate::team::TeamRules;
use crate::wallet::Cubes;

/// The files built into the program, for both games of the box.
pub fn content() -> Files {
    Files::embedded(&[
        ("arenas.ron", include_str!("../content/arenas.ron")),
        (CHARACTERS, include_str!("../content/characters.ron")),
        ("figures.ron", include_str!("../content/figures.ron")),
        ("limits.ron", include_str!("../content/limits.ron")),
        (POWERS, include_str!("../content/powers.ron")),
        ("powerups.ron", include_str!("../content/powerups.ron")),
        ("tiles.ron", include_str!("../content/tiles.ron")),
        ("weapons.ron", include_str!("../content/weapons.ron")),
    ])
}

/// The files of Team Play: all but those that only the standard game reads, in
/// which nobody has powers with them.
pub fn team_content() -> Files {
    content().without(POWERS)
}

pub(crate) const CHARACTERS: &str = "characters.ron";
/// What powers are in the standard game, where they differ from Team Play.
pub(crate) const POWERS: &str = "powers.ron";

/// The printed components, compiled.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Changes when a value of the content does.
    pub fingerprint: u64,
    pub arenas: Vec<Arena>,
    pub fighters: Per<Role, Vec<Fighter>>,
    pub limits: Limits,
    pub(crate) weapons: Arsenal,
    pub(crate) tiles: Per<Tile, Vec<TileKind>>,
    pub(crate) powerups: Vec<Powerup>,
    pub(crate) power_numbers: PowerNumbers,
    /// The cards as words: `newton-red`.
    card_names: Per<Card, Vec<String>>,
    /// The full decks.
    pub(crate) tile_deck: Bag<Tile>,
    pub(crate) powerup_deck: Bag<Card>,
    pub team: TeamRules,
    /// The characters as the standard game has them; empty if there are none.
    pub powers: TeamRules,
    /// The same with each of the characters beyond the six in their place.
    casts: Vec<Rules>,
}

/// The most damage a player board can hold, and the most marks of one enemy, whatever the limits.
pub(crate) const SPACES: u8 = 12;
pub(crate) const MARKS: u8 = 15;
/// The most damage that counts in Team Play: the highest killshot and the overkill.
pub(crate) const OVERKILL: u8 = 21;

/// Whom a player may be.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "figure")]
pub struct Fighter {
    pub id: String,
    #[serde(default, skip_serializing_if = "Given::is_empty")]
    pub name: Given,
    pub letter: char,
    pub colour: String,
}

/// Numbers from the player board and the rule book.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    pub players: (u8, u8),
    pub skulls: (u8, u8),
    pub damage_spaces: u8,
    pub killshot_at: u8,
    pub adrenaline_grab_at: u8,
    pub adrenaline_shoot_at: u8,
    pub board_points: Vec<u8>,
    pub board_points_frenzy: Vec<u8>,
    pub track_points: Vec<u8>,
    pub least_points: u8,
    pub first_blood: u8,
    pub double_kill: u8,
    pub marks_from_one: u8,
    pub cubes_at_start: u8,
    pub cubes_of_a_colour: u8,
    pub weapons_in_hand: u8,
    pub powerups_in_hand: u8,
    pub weapons_at_spawnpoint: u8,
    /// As printed where the file does not say otherwise.
    #[serde(default, skip_serializing_if = "TurnNumbers::is_printed")]
    pub turn: TurnNumbers,
}

/// What a turn of deathmatch allows: how many actions, and the moves that belong to them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename = "turn")]
pub struct TurnNumbers {
    pub actions: u8,
    pub run: u8,
    pub grab: u8,
    pub shoot: u8,
    /// With the damage that makes them better.
    pub adrenaline_grab: u8,
    pub adrenaline_shoot: u8,
    /// In the frenzy, before the starting player and from there on.
    pub frenzy: (FrenzyNumbers, FrenzyNumbers),
}

/// What a turn of the frenzy allows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "turn")]
pub struct FrenzyNumbers {
    pub actions: u8,
    pub run: u8,
    pub grab: u8,
    pub shoot: u8,
}

impl Default for TurnNumbers {
    fn default() -> TurnNumbers {
        TurnNumbers {
            actions: 2,
            run: 3,
            grab: 1,
            shoot: 0,
            adrenaline_grab: 2,
            adrenaline_shoot: 1,
            frenzy: (
                FrenzyNumbers { actions: 2, run: 4, grab: 2, shoot: 1 },
                FrenzyNumbers { actions: 1, run: 0, grab: 3, shoot: 2 },
            ),
        }
    }
}

impl TurnNumbers {
    fn is_printed(&self) -> bool {
        *self == TurnNumbers::default()
    }
}

/// A kind of ammo tile.
#[derive(Clone, Debug)]
pub(crate) struct TileKind {
    /// As the file writes it: `YBB`, `PYR`.
    pub(crate) id: String,
    pub(crate) cubes: Cubes,
    pub(crate) powerup: bool,
}

/// What a powerup does: the rules know these four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Power {
    Scope,
    Newton,
    Tagback,
    Teleporter,
}

/// How much powerups do, and what they cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename = "numbers")]
pub(crate) struct PowerNumbers {
    /// Cubes of any colour for the Targeting Scope, and its damage.
    pub(crate) scope_price: u8,
    pub(crate) scope_damage: u8,
    /// How far Newton pushes, straight ahead.
    pub(crate) newton_moves: u8,
    pub(crate) tagback_marks: u8,
}

impl Default for PowerNumbers {
    fn default() -> PowerNumbers {
        PowerNumbers { scope_price: 1, scope_damage: 1, newton_moves: 2, tagback_marks: 1 }
    }
}

impl PowerNumbers {
    fn is_printed(&self) -> bool {
        *self == PowerNumbers::default()
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Powerup {
    pub(crate) id: String,
    pub(crate) name: Given,
    /// What the file says it does; mostly nothing.
    pub(crate) text: Given,
    pub(crate) power: Power,
}

impl Rules {
    /// The rules with the embedded content.
    pub fn embedded() -> &'static Rules {
        static RULES: OnceLock<Rules> = OnceLock::new();
        RULES.get_or_init(|| Rules::compile(&content()).expect("the embedded content is sound"))
    }

    pub fn compile(files: &Files) -> Result<Rules, BadContent> {
        let files = &files.open();
        let limits = read_limits(files)?;
        let (powerups, powerup_deck, power_numbers) = read_powerups(files)?;
        let (tiles, tile_deck) = read_tiles(files)?;
        // Cards, figures and weapons are all answers: a word must not name two of them.
        let card_names: Vec<String> =
            powerups.iter().flat_map(|p| COLOURS.map(|colour| format!("{}-{colour}", p.id))).collect();
        let mut met = card_names.clone();
        let fighters = read_fighters(files, &limits, &mut met)?;
        let weapons = read_weapons(files, &limits, &mut met)?;
        let arenas = read_arenas(files)?;
        let team = crate::team::content::read(files, &fighters, &weapons, &limits, &mut met)?;
        let powers = crate::team::content::read_powers(files, &team, &limits)?;
        let casts: Vec<TeamRules> = team.casts().collect();
        let rules = Rules {
            fingerprint: files.fingerprint(),
            arenas,
            team,
            powers,
            fighters: Per::new(fighters),
            weapons: Per::new(weapons),
            limits,
            tiles: Per::new(tiles),
            powerups,
            power_numbers,
            card_names: Per::new(card_names),
            tile_deck,
            powerup_deck,
            casts: Vec::new(),
        };
        let casts = casts.into_iter().map(|team| Rules { team, ..rules.clone() }).collect();
        Ok(Rules { casts, ..rules })
    }

    /// The rules with a character beyond the six in their place.
    pub(crate) fn with_guest(&self, id: &str) -> Option<&Rules> {
        self.casts
            .iter()
            .find(|rules| rules.team.character_named(id).is_some_and(|_| self.team.character_named(id).is_none()))
    }

    pub(crate) fn power(&self, card: Card) -> Power {
        self.powerups[card.kind()].power
    }

    /// The card as a word: `newton-red`.
    pub(crate) fn card_name(&self, card: Card) -> &str {
        &self.card_names[card]
    }

    /// The names of all cards in a bag.
    pub(crate) fn names_of(&'static self, bag: Bag<Card>) -> Vec<Name> {
        bag.cards().map(|card| self.card_name(card).into()).collect()
    }

    pub(crate) fn card_named(&self, word: &str) -> Option<Card> {
        self.card_names.find(|name| name == word)
    }

    /// The arena that a setup names.
    pub(crate) fn arena_named(&self, word: &str) -> Result<&Arena, BadSetup> {
        let named = self.arenas.iter().find(|arena| arena.id.eq_ignore_ascii_case(word));
        named.ok_or_else(|| unknown("adrenaline-setup-arena", word, self.arenas.iter().map(|arena| arena.id.as_str())))
    }

    pub(crate) fn weapon_named(&self, word: &str) -> Option<Weapon> {
        self.weapons.find(|w| w.id == word)
    }

    pub(crate) fn tile_named(&self, word: &str) -> Option<Tile> {
        self.tiles.find(|t| t.id == word)
    }

    pub(crate) fn fighter_named(&self, word: &str) -> Option<Role> {
        self.fighters.find(|f| f.id == word)
    }
}

/// A name in a setup that the content does not have.
pub(crate) fn unknown<'a>(id: &'static str, given: &str, known: impl Iterator<Item = &'a str>) -> BadSetup {
    let known = Arg::List(known.map(Arg::from).collect());
    BadSetup(Message::new(id).with("given", given).with("known", known))
}

/// Ids become words of the log: lower case, digits, dashes, and each says one thing only.
pub(crate) fn check_id(files: &Reading<'_>, file: &str, id: &str, met: &mut Vec<String>) -> Result<(), BadContent> {
    let quoted = format!("\"{id}\"");
    let bad = |why: &str| Err(files.bad(file, &quoted, format!("id {id:?} {why}")));
    if !is_word(id) {
        return bad("must be lower-case letters, digits and dashes");
    }
    let square = id.strip_prefix('r').and_then(|rest| rest.split_once('c'));
    let square = square.is_some_and(|(row, column)| row.parse::<u8>().is_ok() && column.parse::<u8>().is_ok());
    let taken = ["run", "grab", "shoot", "pass", "luck", "basic"].contains(&id)
        || COLOURS.contains(&id)
        || Heading::ALL.iter().any(|heading| heading.name() == id)
        || ["room-", "tile-"].iter().any(|prefix| id.starts_with(prefix));
    if taken || square {
        return bad("is a word of the game itself");
    }
    if met.iter().any(|other| other == id) {
        return Err(files.bad_again(file, &quoted, format!("id {id:?} stands twice")));
    }
    met.push(id.to_owned());
    Ok(())
}

/// Lower-case letters, digits and dashes, a letter first.
pub(crate) fn is_word(id: &str) -> bool {
    id.starts_with(|c: char| c.is_ascii_lowercase())
        && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// `YRR` as numbers of red, yellow, blue.
pub(crate) fn cubes(word: &str) -> Option<Cubes> {
    let mut cubes = Cubes::NONE;
    for letter in word.chars() {
        cubes[Colour::lettered(letter)?] += 1;
    }
    Some(cubes)
}

fn read_limits(files: &Reading<'_>) -> Result<Limits, BadContent> {
    const FILE: &str = "limits.ron";
    let limits: Limits = files.read(FILE)?;
    let check = |sound: bool, key: &str, why: &str| {
        if sound { Ok(()) } else { Err(files.bad(FILE, &format!("{key}:"), format!("{key}: {why}"))) }
    };
    let span = |(least, most): (u8, u8), low: u8, high: u8, key: &str| {
        check(least <= most, key, &format!("the least, {least}, is above the most, {most}"))?;
        check(low <= least && most <= high, key, &format!("{low} to {high}"))
    };
    let l = &limits;
    span(l.players, 2, FIGURES as u8, "players")?;
    span(l.skulls, 1, 8, "skulls")?;
    check((2..=SPACES).contains(&l.damage_spaces), "damage_spaces", "2 to 12")?;
    check(l.killshot_at > 0 && l.killshot_at <= l.damage_spaces, "killshot_at", "not above damage_spaces")?;
    check(!l.board_points.is_empty(), "board_points", "at least one value")?;
    check(!l.board_points_frenzy.is_empty(), "board_points_frenzy", "at least one value")?;
    check(!l.track_points.is_empty(), "track_points", "at least one value")?;
    check((1..=MARKS).contains(&l.marks_from_one), "marks_from_one", "1 to 15")?;
    check((1..=9).contains(&l.cubes_of_a_colour), "cubes_of_a_colour", "1 to 9")?;
    check(l.cubes_at_start <= l.cubes_of_a_colour, "cubes_at_start", "not above cubes_of_a_colour")?;
    check((1..=8).contains(&l.weapons_in_hand), "weapons_in_hand", "1 to 8")?;
    check((1..=8).contains(&l.powerups_in_hand), "powerups_in_hand", "1 to 8")?;
    check((1..=3).contains(&l.weapons_at_spawnpoint), "weapons_at_spawnpoint", "1 to 3")?;
    let (before, after) = &l.turn.frenzy;
    let actions = [l.turn.actions, before.actions, after.actions];
    check(actions.iter().all(|n| (1..=9).contains(n)), "turn", "1 to 9 actions")?;
    let TurnNumbers { run, grab, shoot, adrenaline_grab, adrenaline_shoot, .. } = l.turn;
    let moves = [run, grab, shoot, adrenaline_grab, adrenaline_shoot];
    let frenzied = [before.run, before.grab, before.shoot, after.run, after.grab, after.shoot];
    check(moves.iter().chain(&frenzied).all(|n| *n <= 8), "turn", "no more than 8 moves")?;
    Ok(limits)
}

fn read_arenas(files: &Reading<'_>) -> Result<Vec<Arena>, BadContent> {
    const FILE: &str = "arenas.ron";
    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        rooms: BTreeMap<char, String>,
        arenas: Vec<Raw>,
    }
    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Raw {
        id: String,
        #[serde(default, skip_serializing)]
        title: Given,
        good_for: Vec<u8>,
        #[serde(serialize_with = "drawn")]
        map: String,
    }
    let file: File = files.read(FILE)?;
    if file.rooms.len() > 16 || file.arenas.is_empty() {
        return Err(files.bad(FILE, "rooms:", "there must be an arena, and no more than 16 rooms"));
    }
    for (letter, name) in &file.rooms {
        let twice = file.rooms.iter().any(|(other, same)| other != letter && same == name);
        if !is_word(name) || twice {
            let why = if twice { "stands twice" } else { "must be lower-case letters, digits and dashes" };
            return Err(files.bad_again(FILE, &format!("\"{name}\""), format!("room {name:?} {why}")));
        }
    }
    let names = |letter: char| file.rooms.get(&letter).cloned();
    let mut arenas: Vec<Arena> = Vec::new();
    for raw in &file.arenas {
        let bad = |why: String| files.bad(FILE, &format!("\"{}\"", raw.id), format!("arena {}: {why}", raw.id));
        if arenas.iter().any(|other| other.id.eq_ignore_ascii_case(&raw.id)) {
            let why = format!("arena {}: stands twice", raw.id);
            return Err(files.bad_again(FILE, &format!("\"{}\"", raw.id), why));
        }
        if raw.id.is_empty() || !raw.id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
            return Err(bad("its id must be letters, digits and dashes".to_owned()));
        }
        let mut arena = Arena::draw(&raw.id, &raw.good_for, &raw.map, &names).map_err(bad)?;
        arena.title.clone_from(&raw.title);
        arenas.push(arena);
    }
    Ok(arenas)
}

/// A map counts as it is drawn, however far it is indented.
fn drawn<S: Serializer>(map: &str, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(trim(map).iter().map(|line| line.iter().collect::<String>()))
}

/// The colours that figures can be drawn in.
const FIGURE_COLOURS: [&str; 7] = ["red", "yellow", "blue", "green", "purple", "grey", "white"];

fn read_fighters(files: &Reading<'_>, limits: &Limits, met: &mut Vec<String>) -> Result<Vec<Fighter>, BadContent> {
    const FILE: &str = "figures.ron";
    let mut fighters: Vec<Fighter> = files.read(FILE)?;
    for fighter in &mut fighters {
        fighter.name = std::mem::take(&mut fighter.name).or_readable(&fighter.id);
    }
    for (i, fighter) in fighters.iter().enumerate() {
        check_id(files, FILE, &fighter.id, met)?;
        let Fighter { id, letter, colour, .. } = fighter;
        let bad = |why: String| Err(files.bad(FILE, &format!("\"{id}\""), format!("{id}: {why}")));
        if !letter.is_alphanumeric() {
            return bad(format!("letter {letter:?}: a letter or a digit"));
        }
        if let Some(other) = fighters[..i].iter().find(|other| other.letter == *letter) {
            return bad(format!("letter {letter:?} is that of {} too", other.id));
        }
        if !FIGURE_COLOURS.contains(&colour.as_str()) {
            return bad(format!("colour {colour:?}: one of {}", FIGURE_COLOURS.join(", ")));
        }
    }
    if fighters.len() < limits.players.1 as usize || fighters.len() > 8 {
        return Err(files.bad(FILE, "[", format!("{} to 8 figures are needed", limits.players.1)));
    }
    Ok(fighters)
}

fn read_tiles(files: &Reading<'_>) -> Result<(Vec<TileKind>, Bag<Tile>), BadContent> {
    const FILE: &str = "tiles.ron";
    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Raw {
        cubes: String,
        count: u8,
    }
    let mut tiles: Vec<TileKind> = Vec::new();
    let mut deck = Bag::default();
    for raw in files.read::<Vec<Raw>>(FILE)? {
        let bad = |why: &str| files.bad(FILE, &format!("\"{}\"", raw.cubes), format!("tile {:?}: {why}", raw.cubes));
        let powerup = raw.cubes.starts_with('P');
        let cubes = cubes(raw.cubes.trim_start_matches('P')).ok_or_else(|| bad("only R, Y, B, and P in front"))?;
        if raw.cubes.is_empty() {
            return Err(bad("there is nothing on it"));
        }
        if !(1..=COPIES).contains(&raw.count) {
            return Err(bad("there must be 1 to 15 of a kind"));
        }
        if tiles.iter().any(|t| t.id == raw.cubes) {
            let why = format!("tile {:?}: stands twice", raw.cubes);
            return Err(files.bad_again(FILE, &format!("\"{}\"", raw.cubes), why));
        }
        if tiles.len() == KINDS {
            return Err(bad("more than 16 kinds"));
        }
        for _ in 0..raw.count {
            deck.add(Tile::nth(tiles.len()));
        }
        tiles.push(TileKind { id: raw.cubes, cubes, powerup });
    }
    if deck.is_empty() {
        return Err(files.bad(FILE, "[", "there are no tiles"));
    }
    Ok((tiles, deck))
}

fn read_powerups(files: &Reading<'_>) -> Result<(Vec<Powerup>, Bag<Card>, PowerNumbers), BadContent> {
    const FILE: &str = "powerups.ron";
    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        copies: u8,
        kinds: Vec<Raw>,
        #[serde(default, skip_serializing_if = "PowerNumbers::is_printed")]
        numbers: PowerNumbers,
    }
    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Raw {
        id: String,
        #[serde(default, skip_serializing_if = "Given::is_empty")]
        name: Given,
        #[serde(default, skip_serializing)]
        text: Given,
    }
    let file: File = files.read(FILE)?;
    if !(1..=COPIES).contains(&file.copies) {
        return Err(files.bad(FILE, "copies:", "copies: 1 to 15"));
    }
    let check = |n: u8, least: u8, most: u8, key: &str| match (least..=most).contains(&n) {
        true => Ok(()),
        false => Err(files.bad(FILE, &format!("{key}:"), format!("{key}: {least} to {most}"))),
    };
    let n = &file.numbers;
    check(n.scope_price, 0, 9, "scope_price")?;
    check(n.scope_damage, 1, SPACES, "scope_damage")?;
    check(n.newton_moves, 1, 8, "newton_moves")?;
    check(n.tagback_marks, 1, MARKS, "tagback_marks")?;
    let mut powerups = Vec::new();
    let mut met = Vec::new();
    for raw in file.kinds {
        check_id(files, FILE, &raw.id, &mut met)?;
        let power = match raw.id.as_str() {
            "targeting-scope" => Power::Scope,
            "newton" => Power::Newton,
            "tagback-grenade" => Power::Tagback,
            "teleporter" => Power::Teleporter,
            other => {
                let why = format!("the rules know no powerup {other:?}");
                return Err(files.bad(FILE, &format!("\"{other}\""), why));
            }
        };
        let name = raw.name.or_readable(&raw.id);
        powerups.push(Powerup { id: raw.id, name, text: raw.text, power });
    }
    if powerups.is_empty() {
        return Err(files.bad(FILE, "kinds:", "there are no powerups"));
    }
    let cards = (0..powerups.len() * 3).map(Card::nth);
    let deck = Bag::of(cards.flat_map(|card| std::iter::repeat_n(card, file.copies as usize)));
    Ok((powerups, deck, file.numbers))
}
