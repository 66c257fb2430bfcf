//! Taking Turns: what every type's weapon did, and who burnt, fell and captured.

use table::Game;
use tf2_turns::{Choice, Event, Id, Kind, Mark, Piece, Rules, Side, Spot, TfTurns};

use crate::index::{Cell, Index, Measure, Name, Topic};
use crate::{Ledger, Sheet, Tallied, Thing};

// Topics of traits.
const CLASS: usize = 0;

const FEATS: [&str; 4] = ["kills", "building-destroyed", "flag-taken", "point-captured"];
const KILLS: usize = 0;
const BUILDING: usize = 1;
const FLAG: usize = 2;
const POINT: usize = 3;

/// Tools: the weapon of each type, its melee weapon, then turrets and fire.
#[derive(Clone, Copy, Debug)]
struct Tools {
    melee: usize,
    turret: usize,
    fire: usize,
}

impl Tools {
    fn of(rules: &Rules) -> Tools {
        let kinds = rules.kinds().count();
        Tools { melee: kinds, turret: 2 * kinds, fire: 2 * kinds + 1 }
    }
}

const KINDS: [&str; 7] = ["square", "figure", "class", "action", "heading", "piece", "setup"];

/// More units than any board has.
const UNITS: usize = 16;

fn kind_name(rules: &Rules, kind: Kind) -> Name {
    let word = rules.word(kind);
    Name::new(word, format!("tf2-turns-unit-{word}"), word)
}

impl Tallied for TfTurns {
    type Ledger = Book;

    fn index(&self) -> Index {
        let side = |side: Side| Name::new(side.word(), format!("tf2-turns-side-{}", side.word()), side.word());
        let rules = self.rules();
        let gun = |kind: Kind| {
            let weapon = format!("tf2-turns-weapon-{}", rules.word(kind));
            Name::new("gun", weapon, "gun").owned_by(kind_name(rules, kind))
        };
        let melee = |kind: Kind| Name::lab("tool", "melee").owned_by(kind_name(rules, kind));
        let turret = Name::new("turret", "tf2-turns-piece-turret", "turret");
        let guns = rules.kinds().map(gun).chain(rules.kinds().map(melee));
        let attacks = guns.chain([turret, Name::lab("tool", "fire")]);
        let board = self.public().board;
        let cell = |at: tf2_turns::Square| {
            let (row, column) = (at.0 / board.width, at.0 % board.width);
            let name = Spot { row, col: column }.to_string();
            let sign = |grid: &[String]| grid[usize::from(row)].as_bytes()[usize::from(column)];
            let (mark, tone) = match (sign(&board.features), sign(&board.terrain)) {
                (b'r', _) => ("spawn", Side::Red.word()),
                (b'g', _) => ("spawn", Side::Green.word()),
                (b'p' | b'q' | b'R' | b'G', _) => ("home", ""),
                (b'1'..=b'9', _) => ("point", ""),
                (_, b'=') => ("upper", ""),
                (_, b'<' | b'>' | b'^' | b'v') => ("stairs", ""),
                _ => ("", ""),
            };
            Cell {
                square: (usize::from(row) * WIDTH + usize::from(column)) as u16,
                name,
                row,
                column,
                tone: tone.to_owned(),
                mark: mark.to_owned(),
                ..Cell::default()
            }
        };
        Index {
            sides: Side::BOTH.map(side).to_vec(),
            board: Name::bare(&board.name),
            sources: FEATS.map(|id| Name::lab("source", id)).to_vec(),
            kinds: KINDS.map(|id| Name::lab("kind", id)).to_vec(),
            traits: vec![Topic::new("class", rules.kinds().map(|kind| kind_name(rules, kind)))],
            tools: vec![Topic::new("attack", attacks).measuring(&[Measure::Damage, Measure::Kills])],
            facets: Vec::new(),
            cells: self.ground().iter().map(cell).collect(),
            turns: Name::lab("turns", "round"),
        }
    }

    #[inline]
    fn kind(choice: Choice) -> usize {
        match choice {
            Choice::Square(_) => 0,
            Choice::Mark(_) => 1,
            Choice::Kind(_) => 2,
            Choice::Verb(_) => 3,
            Choice::Heading(_) => 4,
            Choice::Piece(_) => 5,
            Choice::Face(_) => 6,
        }
    }

    fn used(&self, event: &Event) -> Option<Thing> {
        let with = |base: usize, id: Id| Some(Thing::Tool(base + self.kind_of(id).ix()));
        match *event {
            Event::Fired { by: Mark::Unit(id), .. }
            | Event::GroundShot { by: id, .. }
            | Event::Flamed { by: id, .. }
            | Event::RunAndGun { unit: id, .. } => with(0, id),
            Event::Fired { .. } => Some(Thing::Tool(Tools::of(self.rules()).turret)),
            Event::Swung { by, .. } => with(Tools::of(self.rules()).melee, by),
            Event::Picked { kind: Some(kind), .. } | Event::Placed { kind, .. } => Some(Thing::Trait(CLASS, kind.ix())),
            _ => None,
        }
    }
}

/// Boards are at most this wide.
const WIDTH: usize = 32;

#[inline]
fn place(spot: Spot) -> usize {
    usize::from(spot.row) * WIDTH + usize::from(spot.col)
}

/// Where the units stand, as what, and who attacks with what.
#[derive(Debug)]
pub struct Book {
    tools: Tools,
    at: [Option<Spot>; UNITS],
    kind: [Option<Kind>; UNITS],
    attack: Option<(Side, usize)>,
}

impl Book {
    fn attacks(&mut self, id: Id, base: usize, sheet: &mut Sheet) {
        let Some(kind) = self.kind[id.ix()] else { return };
        self.attack = Some((id.side(), base + kind.ix()));
        sheet.tool(id.side().ix(), base + kind.ix()).uses += 1;
    }

    fn hurt(&self, damage: u8, sheet: &mut Sheet) {
        if let Some((side, tool)) = self.attack {
            sheet.tool(side.ix(), tool).damage += u32::from(damage);
        }
    }
}

impl Ledger<TfTurns> for Book {
    fn of(start: &TfTurns) -> Book {
        Book { tools: Tools::of(start.rules()), at: [None; UNITS], kind: [None; UNITS], attack: None }
    }

    fn open(&mut self) {
        *self = Book { tools: self.tools, at: [None; UNITS], kind: [None; UNITS], attack: None };
    }

    #[inline]
    fn note(&mut self, event: &Event, sheet: &mut Sheet) {
        match *event {
            Event::Placed { unit, kind, at } => {
                self.at[unit.ix()] = Some(at);
                self.kind[unit.ix()] = Some(kind);
                // A second one of its type adds nothing to what the side has.
                let (side, value) = (unit.side().ix(), kind.ix());
                let known = |t: &crate::SideTrait| usize::from(t.side) == side && usize::from(t.value) == value;
                if sheet.turns == 0 && !sheet.traits.iter().any(known) {
                    sheet.had(side, CLASS, value);
                }
            }
            Event::Round { .. } => sheet.turns += 1,
            Event::Turn { .. } => {
                for at in self.at.iter().flatten() {
                    sheet.stood[place(*at)] += 1;
                }
            }
            Event::Moved { unit, to, .. } | Event::Teleported { unit, to } | Event::Pushed { unit, to, .. } => {
                self.at[unit.ix()] = Some(to);
            }
            Event::Fired { by: Mark::Unit(id), .. }
            | Event::GroundShot { by: id, .. }
            | Event::Flamed { by: id, .. }
            | Event::RunAndGun { unit: id, .. } => self.attacks(id, 0, sheet),
            Event::Fired { by: Mark::Building(id, Piece::Turret | Piece::Entrance | Piece::Exit), .. } => {
                self.attack = Some((id.side(), self.tools.turret));
                sheet.tool(id.side().ix(), self.tools.turret).uses += 1;
            }
            Event::Swung { by, .. } => self.attacks(by, self.tools.melee, sheet),
            Event::Hurt { damage, .. } => self.hurt(damage, sheet),
            Event::CaughtFire { unit } => sheet.tool(unit.side().other().ix(), self.tools.fire).uses += 1,
            Event::Burnt { unit, damage, .. } => {
                self.attack = Some((unit.side().other(), self.tools.fire));
                self.hurt(damage, sheet);
            }
            Event::Died { unit, .. } => {
                let killers = unit.side().other();
                sheet.score(killers.ix(), KILLS, 1);
                if let Some((side, tool)) = self.attack.filter(|&(side, _)| side == killers) {
                    sheet.tool(side.ix(), tool).kills += 1;
                }
                if let Some(at) = self.at[unit.ix()].take() {
                    sheet.deaths[place(at)] += 1;
                }
            }
            Event::Destroyed { mark } => sheet.score(mark.side().other().ix(), BUILDING, 1),
            Event::FlagTaken { side, .. } => sheet.score(side.ix(), FLAG, 1),
            // Only Red attacks the points.
            Event::Captured { .. } => sheet.score(Side::Red.ix(), POINT, 1),
            _ => {}
        }
    }
}
