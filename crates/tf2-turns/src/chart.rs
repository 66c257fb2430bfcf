//! The printed components for clients that draw the table: the units, and of each
//! board what can be reached from where. A drawing that shows it knows no rule.

use serde::Serialize;
use table::content::word;

use crate::act::ACTIONS;
use crate::board::{Board, Eye};
use crate::choice::Verb;
use crate::content::{Mode, Rules, Tag, Weapon};
use crate::square::{Heading, Spot, Square, Squares};
use crate::unit::{Kind, Piece};

/// A weapon as a card shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WeaponCard {
    pub dice: u8,
    /// For each hit; 0 where another die decides.
    pub damage: u8,
    pub range: u8,
    #[cfg_attr(test, ts(as = "crate::content::Pattern"))]
    pub pattern: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnitCard {
    pub kind: &'static str,
    pub moves: u8,
    pub health: u8,
    pub weapon: WeaponCard,
    pub melee: u8,
    #[cfg_attr(test, ts(as = "Vec<Tag>"))]
    pub tags: Vec<String>,
    /// What it does besides walking, as answers name it.
    pub verbs: Vec<&'static str>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PieceCard {
    pub piece: Piece,
    pub health: u8,
    pub weapon: Option<WeaponCard>,
}

/// Sets of spaces are hexadecimal: the first digit holds the spaces 0 to 3, the
/// lowest bit the lowest number; empty digits at the end are left out. A space
/// has the number row times width plus column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardChart {
    pub name: String,
    pub mode: Mode,
    /// Rows of signs, as in the content file: the ground, and what lies on it.
    pub terrain: Vec<String>,
    pub features: Vec<String>,
    /// Whose sight, and what it may be aimed at from each space.
    pub sight: Vec<(&'static str, Vec<String>)>,
    /// By space and direction: the tile in front and the tiles around it.
    pub flames: Vec<[(Option<Spot>, String); 4]>,
    /// What a blast on each space covers.
    pub area: Vec<String>,
}

/// Everything printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Chart {
    pub units: Vec<UnitCard>,
    pub pieces: Vec<PieceCard>,
    /// Faces of the die that hits.
    pub die: u8,
    /// Damage of an aimed shot by the face of the ten-sided die.
    pub aimed: [u8; 10],
    /// What a unit on fire loses each round, and what a link gives back each turn.
    pub burn: u8,
    pub heal: u8,
    pub full_charge: u8,
    /// By direction, north first: columns and rows to the spaces in the quarter
    /// ahead, where run and gun fires.
    pub quarters: [Vec<(i32, i32)>; 4],
    pub build_rounds: u8,
    pub burn_rounds: u8,
    /// The respawn timer at which the attackers have lost.
    pub timer_limit: u8,
    pub boards: Vec<BoardChart>,
}

impl Rules {
    pub fn chart(&self) -> Chart {
        let numbers = &self.numbers;
        let unit = |kind: Kind| {
            let stats = self.kind(kind);
            let tags = Tag::ALL.into_iter().filter(|&tag| stats.has(tag)).map(|tag| word(&tag)).collect();
            UnitCard {
                kind: self.word(kind),
                moves: stats.moves,
                health: stats.health,
                weapon: card(stats.weapon),
                melee: stats.melee,
                tags,
                verbs: ACTIONS.into_iter().filter(|&verb| stats.knows(verb)).map(Verb::word).collect(),
            }
        };
        let piece = |piece: Piece| {
            let stats = self.pieces[piece.ix()];
            let weapon = (stats.weapon.dice > 0).then(|| card(stats.weapon));
            PieceCard { piece, health: stats.health, weapon }
        };
        let far = self.kinds.iter().map(|stats| i32::from(stats.weapon.range)).max().unwrap_or(0);
        let around = || (-far..=far).flat_map(|dy| (-far..=far).map(move |dx| (dx, dy)));
        Chart {
            units: self.kinds().map(unit).collect(),
            pieces: Piece::ALL.map(piece).to_vec(),
            die: self.numbers.die,
            aimed: self.aimed,
            burn: numbers.burn_damage,
            heal: numbers.heal_per_player_turn,
            full_charge: numbers.uber_meter_max,
            quarters: Heading::ALL.map(|dir| around().filter(|&(dx, dy)| dir.leads(dx, dy)).collect()),
            build_rounds: numbers.build_rounds,
            burn_rounds: numbers.burn_rounds,
            timer_limit: numbers.cp_timer_limit,
            boards: self.boards.iter().map(|board| drawn(self, board)).collect(),
        }
    }
}

fn card(weapon: Weapon) -> WeaponCard {
    WeaponCard { dice: weapon.dice, damage: weapon.damage, range: weapon.range, pattern: word(&weapon.pattern) }
}

fn drawn(rules: &Rules, board: &Board) -> BoardChart {
    let eyes = rules.kinds().map(|kind| (rules.word(kind), Eye::Kind(kind)));
    let eyes = eyes.chain([("turret", Eye::Turret), ("uber", Eye::Uber)]);
    let spot = |at: Square| {
        let (x, y) = board.xy(at);
        Spot { row: y as u8, col: x as u8 }
    };
    let flame = |at: Square| board.flames[at.ix()].map(|flame| (flame.front.map(spot), hex(flame.rest)));
    BoardChart {
        name: board.name.clone(),
        mode: board.mode,
        terrain: board.terrain.clone(),
        features: board.features.clone(),
        sight: eyes.map(|(name, eye)| (name, board.squares().map(|at| hex(board.sees(eye, at))).collect())).collect(),
        flames: board.squares().map(flame).collect(),
        area: board.squares().map(|at| hex(board.area[at.ix()])).collect(),
    }
}

fn hex(set: Squares) -> String {
    let digits = set.0.into_iter().flat_map(|word| (0..16).map(move |n| (word >> (4 * n) & 15) as u32));
    let all: String = digits.filter_map(|digit| char::from_digit(digit, 16)).collect();
    all.trim_end_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_written_from_its_lowest_space_on() {
        assert_eq!(hex(Squares::NONE), "");
        assert_eq!(hex([Square(0), Square(5), Square(64)].into_iter().collect()), "12000000000000001");
    }

    #[test]
    fn the_chart_says_what_the_boards_say() {
        let rules = Rules::embedded();
        let chart = rules.chart();
        assert_eq!(chart.units.len(), 7);
        assert_eq!(chart.boards.len(), rules.boards.len());
        let (drawn, board) = (&chart.boards[0], &rules.boards[0]);
        let at = board.at(6, 4).unwrap();
        let scout = rules.kind_named("scout").unwrap();
        let (name, sight) = &drawn.sight[scout.ix()];
        assert_eq!((*name, &sight[at.ix()]), ("scout", &hex(board.sees(Eye::Kind(scout), at))));
        assert_eq!(drawn.flames[at.ix()][1].0, Some(Spot { row: 4, col: 7 }));
    }
}
