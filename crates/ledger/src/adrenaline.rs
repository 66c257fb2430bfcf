//! Adrenaline: who was hurt by which weapon, what it cost, and where the points came from.

use adrenaline::team::{Character, TeamRules};
use adrenaline::{
    Adrenaline, Arena, Border, Choice, Colour, Deed, Event, Figure, Heading, Id, Per, Square, WeaponCard, Why,
};
use table::Game;

use crate::index::{Cell, Edge, Index, Measure, Name, Topic};
use crate::{Ledger, Sheet, Tallied, Thing};

// Topics of traits.
const FIGURE: usize = 0;
const ORDER: usize = 1;
const SPAWN: usize = 2;
// Where characters have powers.
const OWN_WEAPON: usize = 3;

/// Sources of points, in the order of [`source`].
const SOURCES: [&str; 7] = ["first-blood", "board", "double-kill", "track", "spawnpoint", "turrets", "head-start"];

fn source(why: Why) -> usize {
    match why {
        Why::FirstBlood { .. } => 0,
        Why::Board { .. } => 1,
        Why::DoubleKill => 2,
        Why::Track => 3,
        Why::Spawnpoint { .. } => 4,
        Why::Turrets => 5,
        Why::HeadStart => 6,
    }
}

const KINDS: [&str; 12] =
    ["pass", "action", "effect", "weapon", "figure", "square", "area", "cube", "card", "tile", "setup", "ability"];

impl Tallied for Adrenaline {
    type Ledger = Book;

    fn index(&self) -> Index {
        let rules = self.rules();
        let seats = (1..=self.players()).map(|n| Name::new(&format!("seat-{n}"), "", n.to_string()));
        let figures = rules.fighters.iter().map(|f| Name::new(&f.id, figure_term(&f.id), f.name.as_str()));
        let order = (1..=self.players()).map(|n| Name::new(&format!("turn-{n}"), "", format!("#{n}")));
        let weapons: Vec<Name> = weapon_cards(self).into_iter().map(weapon_name).collect();
        let powerups = rules.powerup_kinds().map(|(id, name)| Name::new(id, powerup_term(id), name));
        let (own_weapons, abilities) = power_topics(self);
        Index {
            sides: seats.collect(),
            board: Name::bare(&self.arena().id),
            sources: SOURCES.map(|id| Name::lab("source", id)).to_vec(),
            kinds: KINDS.map(|id| Name::lab("kind", id)).to_vec(),
            traits: [
                Topic::new("figure", figures),
                Topic::new("order", order),
                Topic::new("spawn", adrenaline::COLOURS.map(spawn_name)),
            ]
            .into_iter()
            .chain(own_weapons)
            .collect(),
            tools: [
                Topic::new("weapon", weapons).measuring(&[Measure::Damage, Measure::Kills, Measure::Ammo]),
                Topic::new("powerup", powerups).measuring(&[Measure::Damage]),
            ]
            .into_iter()
            .chain(abilities)
            .collect(),
            facets: Vec::new(),
            cells: cells(self.arena()),
            turns: Name::lab("turns", "turn"),
        }
    }

    #[inline]
    fn kind(choice: Choice) -> usize {
        match choice {
            Choice::Pass => 0,
            Choice::Run | Choice::Grab | Choice::Shoot | Choice::Rush(_) => 1,
            Choice::Effect(_) => 2,
            Choice::Weapon(_) => 3,
            Choice::Figure(_) => 4,
            Choice::Square(_) => 5,
            Choice::Room(_) | Choice::Heading(_) => 6,
            Choice::Cube(_) => 7,
            Choice::Card(_) => 8,
            Choice::Tile(_) | Choice::Spare(_) => 9,
            Choice::Fighter(_) => 10,
            Choice::Use(_) => 11,
        }
    }

    fn used(&self, event: &Event) -> Option<Thing> {
        match *event {
            Event::Fired { weapon, .. } => Some(Thing::Tool(weapon.ix())),
            Event::Played { card, .. } => Some(Thing::Tool(weapon_cards(self).len() + card.kind())),
            Event::Became { fighter, .. } => Some(Thing::Trait(FIGURE, fighter.ix())),
            _ => None,
        }
    }
}

/// The weapons of this match: with powers those of the characters too.
fn weapon_cards(game: &Adrenaline) -> Vec<WeaponCard> {
    if game.has_powers() { game.rules().components().weapons } else { game.rules().weapon_cards() }
}

fn weapon_name(card: WeaponCard) -> Name {
    Name::new(&card.id, weapon_term(&card.id), card.name)
}

/// What powers add to the topics: own weapons, and abilities.
fn power_topics(game: &Adrenaline) -> (Vec<Topic>, Vec<Topic>) {
    let cast = &game.rules().powers;
    if !game.has_powers() {
        return (Vec::new(), Vec::new());
    }
    let character = |c: &Character| Name::new(&c.id, figure_term(&c.id), &c.name);
    let own = cast.own_weapon_cards().into_iter().enumerate();
    let own = own.map(|(n, card)| weapon_name(card).owned_by(character(&cast.characters[Figure::nth(n / 2)])));
    let abilities = cast.characters.iter().map(|c| {
        let id = c.ability.id();
        Name::new(id, format!("adrenaline-team-ability-{id}"), id).owned_by(character(c))
    });
    let abilities = Topic::new("ability", abilities).measuring(&[Measure::Damage, Measure::Kills]);
    (vec![Topic::new("own-weapon", own)], vec![abilities])
}

pub(crate) fn figure_term(id: &str) -> String {
    format!("adrenaline-figure-{id}")
}

pub(crate) fn weapon_term(id: &str) -> String {
    format!("adrenaline-weapon-{id}")
}

pub(crate) fn powerup_term(id: &str) -> String {
    format!("adrenaline-powerup-{id}")
}

pub(crate) fn spawn_name(colour: &str) -> Name {
    Name::new(colour, format!("adrenaline-colour-{colour}"), colour)
}

pub(crate) fn cells(arena: &Arena) -> Vec<Cell> {
    let cell = |n: u8| {
        let square = Square(n);
        let (row, column) = arena.place(square);
        let tone = arena.room(square).name.clone();
        let edges = Heading::ALL.map(|heading| match arena.border(square, heading) {
            Border::Open => Edge::Open,
            Border::Door => Edge::Door,
            Border::Wall | Border::Edge => Edge::Wall,
        });
        let mark = if arena.spawnpoint(square).is_some() { "spawn" } else { "" };
        Cell { square: n.into(), name: arena.name(square).to_owned(), row, column, tone, edges, mark: mark.to_owned() }
    };
    (0..arena.len() as u8).filter(|&n| arena.all.has(Square(n))).map(cell).collect()
}

/// The square of each spawnpoint.
pub(crate) type Spawn = Per<Colour, [Square; 3]>;

/// The spawnpoint of this colour, if the square is one.
pub(crate) fn spawn_colour(spawn: &Spawn, at: Square) -> Option<usize> {
    spawn.iter().position(|&square| square == at)
}

/// Where the figures stand, and which tool is at work.
#[derive(Debug)]
pub struct Book {
    players: usize,
    weapons: usize,
    /// How many weapons come from the arena, and kinds of powerups there are.
    found: usize,
    powerups: usize,
    cast: &'static TeamRules,
    /// The character of each figure.
    characters: [Option<Figure>; 8],
    spawn: Spawn,
    at: [Square; 8],
    /// Whatever was bought, fired or played last: payments and damage are on its account.
    tool: Option<usize>,
    /// A turret has fired, and what is told next is its doing.
    turret: bool,
    by_turret: bool,
}

impl Ledger<Adrenaline> for Book {
    fn of(start: &Adrenaline) -> Book {
        Book {
            players: start.players().into(),
            weapons: weapon_cards(start).len(),
            found: start.rules().weapon_cards().len(),
            powerups: start.rules().powerup_kinds().count(),
            cast: &start.rules().powers,
            characters: [None; 8],
            spawn: start.arena().spawn,
            at: [Square::OFF; 8],
            tool: None,
            turret: false,
            by_turret: false,
        }
    }

    fn open(&mut self) {
        self.at = [Square::OFF; 8];
        self.tool = None;
    }

    #[inline]
    fn note(&mut self, event: &Event, sheet: &mut Sheet) {
        match *event {
            // The bot is no side.
            Event::Became { who, fighter } if who.ix() < self.players => {
                self.characters[who.ix()] = self.cast.of_role(fighter);
                sheet.had(who.ix(), FIGURE, fighter.ix());
            }
            Event::Armed { who, weapon, .. } => sheet.had(who.ix(), OWN_WEAPON, weapon.ix() - self.found),
            Event::Deed(Deed::Ability { who }) => {
                if let Some(character) = self.characters[who.ix()] {
                    let tool = self.weapons + self.powerups + character.ix();
                    self.tool = Some(tool);
                    sheet.tool(who.ix(), tool).uses += 1;
                }
            }
            Event::Turn { who } => {
                if sheet.turns == 0 {
                    for side in 0..self.players {
                        sheet.had(side, ORDER, (side + self.players - who.ix()) % self.players);
                    }
                }
                sheet.turns += 1;
                self.tool = None;
                for at in self.at.iter().filter(|at| at.is_on()) {
                    sheet.stood[at.ix()] += 1;
                }
            }
            Event::Spawned { who, at } => {
                let place = &mut self.at[who.ix()];
                // A figure leaves the board only to appear again at once: off it, the match has just begun.
                if let (false, Some(colour), true) =
                    (place.is_on(), spawn_colour(&self.spawn, at), who.ix() < self.players)
                {
                    sheet.had(who.ix(), SPAWN, colour);
                }
                *place = at;
            }
            Event::Ran { who, to, .. } | Event::Moved { who, to, .. } => self.at[who.ix()] = to,
            Event::TookWeapon { weapon, .. } | Event::Reloaded { weapon, .. } | Event::Used { weapon, .. } => {
                self.tool = Some(weapon.ix());
            }
            // What a turret does, no card has done.
            Event::Turret { .. } => self.turret = true,
            Event::Fired { who, weapon } => {
                self.tool = Some(weapon.ix());
                sheet.tool(who.ix(), weapon.ix()).uses += 1;
            }
            Event::Played { who, card } => {
                let tool = self.weapons + card.kind();
                self.tool = Some(tool);
                sheet.tool(who.ix(), tool).uses += 1;
            }
            Event::Paid { who, .. } => {
                if let Some(tool) = self.tool {
                    sheet.tool(who.ix(), tool).ammo += 1;
                }
            }
            Event::Hurt { by, to, damage, .. } => {
                // What a figure does to itself, no tool has done.
                self.by_turret = std::mem::take(&mut self.turret);
                if let Some(tool) = self.tool.filter(|_| by != to && by.ix() < self.players && !self.by_turret) {
                    sheet.tool(by.ix(), tool).damage += u32::from(damage);
                }
            }
            Event::Killed { by, to } => {
                if let Some(tool) = self.tool.filter(|_| by != to && by.ix() < self.players && !self.by_turret) {
                    sheet.tool(by.ix(), tool).kills += 1;
                }
                let at = self.at[to.ix()];
                if at.is_on() {
                    sheet.deaths[at.ix()] += 1;
                }
            }
            Event::Scored { who, points, why } if who.ix() < self.players => {
                sheet.score(who.ix(), source(why), points.into());
            }
            _ => {}
        }
    }
}
