//! A duel on a strip: who hit from where, and how it ended.

use duel::{Choice, Duel, Event, Side};
use table::Game;

use crate::index::{Cell, Index, Measure, Name, Topic};
use crate::{Ledger, Sheet, Tallied, Thing};

const KINDS: [&str; 2] = ["step", "shot"];
const ENDINGS: [&str; 2] = ["hit", "drawn"];

fn name(side: Side) -> Name {
    Name::new(side.word(), format!("{}-side-{}", Duel::NAME, side.word()), side.word())
}

fn word(kind: &str, id: &str) -> Name {
    Name::new(id, format!("{}-{kind}-{id}", Duel::NAME), id)
}

impl Tallied for Duel {
    type Ledger = Book;

    fn index(&self) -> Index {
        let cell = |square: u8| Cell {
            square: square.into(),
            name: square.to_string(),
            row: 0,
            column: square,
            ..Cell::default()
        };
        Index {
            sides: Side::BOTH.map(name).to_vec(),
            board: word("board", "strip"),
            sources: vec![word("source", "hits")],
            kinds: KINDS.map(|id| word("kind", id)).to_vec(),
            traits: vec![],
            tools: vec![Topic::new("weapon", [word("weapon", "pistol")]).measuring(&[Measure::Damage])],
            facets: vec![Topic::new("ending", ENDINGS.map(|id| word("ending", id)))],
            cells: (0..self.rules().strip.length).map(cell).collect(),
            turns: word("unit", "turn"),
        }
    }

    fn kind(choice: Choice) -> usize {
        usize::from(matches!(choice, Choice::Fire | Choice::Roll(_)))
    }

    fn used(&self, event: &Event) -> Option<Thing> {
        matches!(event, Event::Fired { .. }).then_some(Thing::Tool(0))
    }
}

/// Where both stand.
#[derive(Debug)]
pub struct Book {
    start: [u8; 2],
    at: [u8; 2],
}

impl Ledger<Duel> for Book {
    fn of(start: &Duel) -> Book {
        let start = Side::BOTH.map(|side| start.at(side));
        Book { start, at: start }
    }

    fn open(&mut self) {
        self.at = self.start;
    }

    fn note(&mut self, event: &Event, sheet: &mut Sheet) {
        match *event {
            Event::Turn { .. } => {
                sheet.turns += 1;
                for at in self.at {
                    sheet.stood[usize::from(at)] += 1;
                }
            }
            Event::Moved { who, to } => self.at[who.ix()] = to,
            Event::Fired { who } => sheet.tool(who.ix(), 0).uses += 1,
            Event::Hit { who, .. } => {
                let by = who.other().ix();
                sheet.tool(by, 0).damage += 1;
                sheet.score(by, 0, 1);
            }
            Event::Missed { .. } => {}
            Event::Won { .. } => sheet.facets[0] = 0,
            Event::Drawn => sheet.facets[0] = 1,
        }
    }
}
