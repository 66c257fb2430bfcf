//! Team Play: characters and what became of them, own and found weapons,
//! abilities, and the reward tile of the match.

use adrenaline::team::{Character, Choice, Event, Why};
use adrenaline::{COLOURS, Figure, Id, Square, Team, TeamPlay, Weapon, WeaponCard};
use bots::Sides;
use table::Game;

use crate::adrenaline::{Spawn, cells, figure_term, powerup_term, spawn_colour, spawn_name, weapon_term};
use crate::index::{Index, Measure, Name, Topic};
use crate::{Ledger, Sheet, Tallied, Thing};

// Topics of traits.
const CHARACTER: usize = 0;
const ORDER: usize = 1;
const OWN_WEAPON: usize = 2;
const SPAWN: usize = 3;

// The only facet.
const REWARD: usize = 0;

/// Sources of points, in the order of [`source`].
const SOURCES: [&str; 6] = ["flush", "board", "overkill", "doublekill", "triplekill", "leftover"];

fn source(why: Why) -> usize {
    match why {
        Why::Flush { .. } => 0,
        Why::Board { .. } => 1,
        Why::Overkill { .. } => 2,
        Why::Doublekill => 3,
        Why::Triplekill => 4,
        Why::Leftover => 5,
    }
}

const KINDS: [&str; 12] =
    ["pass", "action", "ability", "effect", "weapon", "figure", "square", "area", "cube", "card", "tile", "setup"];

impl Tallied for TeamPlay {
    type Ledger = Book;

    fn index(&self) -> Index {
        let rules = self.rules();
        let team = &rules.team;
        let side = |id: &str| Name::new(id, format!("adrenaline-team-side-{id}"), id);
        let order = ["first", "second"].map(|id| Name::lab("order", id));
        let character = |c: &Character| Name::new(&c.id, figure_term(&c.id), &c.name);
        let weapon = |w: WeaponCard| Name::new(&w.id, weapon_term(&w.id), w.name);
        // Two weapons of each character, in the order of the characters.
        let own = || {
            let cards = team.own_weapon_cards().into_iter().enumerate();
            cards.map(|(n, w)| weapon(w).owned_by(character(&team.characters[Figure::nth(n / 2)])))
        };
        let found = rules.weapon_cards().into_iter().map(weapon);
        let powerups = rules.powerup_kinds().map(|(id, name)| Name::new(id, powerup_term(id), name));
        let abilities = team.characters.iter().map(|c| {
            let id = c.ability.id();
            Name::new(id, format!("adrenaline-team-ability-{id}"), id).owned_by(character(c))
        });
        let reward = |id: &str, name: &str| Name::new(id, format!("adrenaline-team-reward-{id}"), name);
        Index {
            sides: ["black", "white"].map(side).to_vec(),
            board: Name::bare(&self.arena().id),
            sources: SOURCES.map(|id| Name::lab("source", id)).to_vec(),
            kinds: KINDS.map(|id| Name::lab("kind", id)).to_vec(),
            traits: vec![
                Topic::new("character", team.characters.iter().map(character)),
                Topic::new("order", order),
                Topic::new("own-weapon", own()),
                Topic::new("spawn", COLOURS.map(spawn_name)),
            ],
            tools: vec![
                Topic::new("weapon", found.chain(own())).measuring(&[Measure::Damage, Measure::Ammo]),
                Topic::new("powerup", powerups).measuring(&[Measure::Damage]),
                Topic::new("ability", abilities).measuring(&[Measure::Damage]),
            ],
            facets: vec![Topic::new("reward", team.rewards.iter().map(|r| reward(&r.id, &r.name)))],
            cells: cells(self.arena()),
            turns: Name::lab("turns", "turn"),
        }
    }

    #[inline]
    fn kind(choice: Choice) -> usize {
        match choice {
            Choice::Pass => 0,
            Choice::Grab | Choice::Shoot | Choice::RushGrab | Choice::RushShoot => 1,
            Choice::Use(_) => 2,
            Choice::Effect(_) => 3,
            Choice::Weapon(_) => 4,
            Choice::Figure(_) => 5,
            Choice::Square(_) => 6,
            Choice::Room(_) | Choice::Heading(_) => 7,
            Choice::Cube(_) => 8,
            Choice::Card(_) => 9,
            Choice::Tile(_) => 10,
            Choice::Player(_) | Choice::Team(_) | Choice::Reward(_) => 11,
        }
    }

    fn used(&self, event: &Event) -> Option<Thing> {
        let weapons = || self.rules().weapon_cards().len() + self.rules().team.own_weapon_cards().len();
        match *event {
            Event::Fired { weapon, .. } => Some(Thing::Tool(weapon.ix())),
            Event::Played { card, .. } => Some(Thing::Tool(weapons() + card.kind())),
            Event::Ability { who } => Some(Thing::Tool(weapons() + self.rules().powerup_kinds().count() + who.ix())),
            Event::Drafted { who, .. } => Some(Thing::Trait(CHARACTER, who.ix())),
            _ => None,
        }
    }
}

/// Who plays for which team, where they stand, and which tool is at work.
#[derive(Debug)]
pub struct Book {
    sides: Sides,
    found: usize,
    weapons: usize,
    powerups: usize,
    spawn: Spawn,
    /// The weapon of its own that lies open for each character, and the team of each.
    own: [Option<Weapon>; 8],
    team: [Team; 8],
    at: [Square; 8],
    tool: Option<usize>,
}

impl Ledger<TeamPlay> for Book {
    fn of(start: &TeamPlay) -> Book {
        let rules = start.rules();
        let found = rules.weapon_cards().len();
        Book {
            sides: Sides::of_game(start),
            found,
            weapons: found + rules.team.own_weapon_cards().len(),
            powerups: rules.powerup_kinds().count(),
            spawn: start.arena().spawn,
            own: [None; 8],
            team: [Team::Black; 8],
            at: [Square::OFF; 8],
            tool: None,
        }
    }

    fn open(&mut self) {
        self.own = [None; 8];
        self.at = [Square::OFF; 8];
        self.tool = None;
    }

    #[inline]
    fn note(&mut self, event: &Event, sheet: &mut Sheet) {
        let team = |who: Figure| self.team[who.ix()].ix();
        match *event {
            Event::RewardTile { reward } => sheet.facets[REWARD] = reward.0.into(),
            Event::Revealed { who, weapon } => self.own[who.ix()] = Some(weapon),
            Event::Drafted { team, who } => {
                self.team[who.ix()] = team;
                sheet.had(team.ix(), CHARACTER, who.ix());
                if let Some(own) = self.own[who.ix()] {
                    sheet.had(team.ix(), OWN_WEAPON, own.ix() - self.found);
                }
            }
            Event::Turn { team } => {
                if sheet.turns == 0 {
                    sheet.had(team.ix(), ORDER, 0);
                    sheet.had(team.other().ix(), ORDER, 1);
                }
                sheet.turns += 1;
                self.tool = None;
                for at in self.at.iter().filter(|at| at.is_on()) {
                    sheet.stood[at.ix()] += 1;
                }
            }
            Event::Spawned { who, at } => {
                if let (false, Some(colour)) = (self.at[who.ix()].is_on(), spawn_colour(&self.spawn, at)) {
                    sheet.had(team(who), SPAWN, colour);
                }
                self.at[who.ix()] = at;
            }
            Event::Ran { who, to, .. } | Event::Moved { who, to, .. } | Event::Pushed { who, to, .. } => {
                self.at[who.ix()] = to;
            }
            Event::TookWeapon { weapon, .. } | Event::Reloaded { weapon, .. } | Event::Used { weapon, .. } => {
                self.tool = Some(weapon.ix());
            }
            Event::Fired { who, weapon } => {
                self.tool = Some(weapon.ix());
                sheet.tool(team(who), weapon.ix()).uses += 1;
            }
            Event::Played { player, card } => {
                let tool = self.weapons + card.kind();
                self.tool = Some(tool);
                sheet.tool(self.sides.of(player), tool).uses += 1;
            }
            Event::Ability { who } => {
                let tool = self.weapons + self.powerups + who.ix();
                self.tool = Some(tool);
                sheet.tool(team(who), tool).uses += 1;
            }
            Event::Paid { player, .. } => {
                if let Some(tool) = self.tool {
                    sheet.tool(self.sides.of(player), tool).ammo += 1;
                }
            }
            Event::Hurt { by, damage, .. } => {
                if let Some(tool) = self.tool {
                    sheet.tool(team(by), tool).damage += u32::from(damage);
                }
            }
            Event::Venom { who, damage } => {
                // Venom works on the enemies of the character with that ability.
                if let Some(tool) = self.tool {
                    sheet.tool(1 - team(who), tool).damage += u32::from(damage);
                }
            }
            Event::Killed { who } | Event::Overkilled { who } => {
                let at = self.at[who.ix()];
                if at.is_on() {
                    sheet.deaths[at.ix()] += 1;
                }
            }
            Event::Scored { team, points, why } => sheet.score(team.ix(), source(why), points.into()),
            _ => {}
        }
    }
}
