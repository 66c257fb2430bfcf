//! The Board Game: which action killed whom, what the die was thrown for, and how the match was decided.

use table::Game;
use tf2_board::{ActionId, Cause, Choice, Class, Event, How, Rules, Spot, Stand, Team, TfBoard};

use crate::index::{Cell, Index, Measure, Name, Topic};
use crate::{Ledger, Sheet, Tallied, Thing};

// Topics of traits.
const CLASS: usize = 0;
const ORDER: usize = 1;

// The only facet: how it ended.
const ENDED: usize = 0;
const ENDINGS: [&str; 5] = ["intel", "points", "guard", "conceded", "drawn"];

const FEATS: [&str; 4] = ["kills", "intel-taken", "point-captured", "sentry-built"];
const KILLS: usize = 0;
const INTEL: usize = 1;
const POINT: usize = 2;
const SENTRY: usize = 3;

/// What kills without being an action, in the order of [`hazard`].
const HAZARDS: [&str; 3] = ["sticky", "afterburn", "sentry"];

fn hazard(cause: Cause) -> Option<usize> {
    match cause {
        Cause::Attack | Cause::Splash => None,
        Cause::Sticky => Some(0),
        Cause::Afterburn => Some(1),
        Cause::Sentry => Some(2),
    }
}

const KINDS: [&str; 8] = ["square", "figure", "class", "action", "heading", "end", "pass", "setup"];

fn class_name(rules: &Rules, class: Class) -> Name {
    let word = rules.word(class);
    Name::new(word, format!("tf2-board-class-{word}"), word)
}

impl Tallied for TfBoard {
    type Ledger = Book;

    fn index(&self) -> Index {
        let map = self.map();
        let rules = self.rules();
        let side = |team: Team| Name::new(team.word(), format!("tf2-board-team-{}", team.word()), team.word());
        let action = |n: u8| {
            let action = rules.action(ActionId(n))?;
            let name = Name::new(&action.name, format!("tf2-board-action-{}", action.name), action.title.as_str());
            Some(name.owned_by(class_name(rules, action.class)))
        };
        let cell = |square| {
            let spot = map.spot(square);
            let is = |team| map.spawn_of(team).has(square);
            let tone = Team::BOTH.into_iter().find(|&team| is(team)).map_or("", Team::word);
            let mark = match () {
                () if !tone.is_empty() => "spawn",
                () if Team::BOTH.into_iter().any(|team| map.home_of(team) == square) => "home",
                () if (0..3).any(|point| map.spaces_of_point(point).has(square)) => "point",
                () => "",
            };
            Cell {
                square: place(spot) as u16,
                name: spot.to_string(),
                row: spot.row,
                column: spot.col,
                tone: tone.to_owned(),
                mark: mark.to_owned(),
                ..Cell::default()
            }
        };
        Index {
            sides: Team::BOTH.map(side).to_vec(),
            board: Name::new(map.name(), format!("web-tf2-board-map-{}", map.name()), map.title()),
            sources: FEATS.map(|id| Name::lab("source", id)).to_vec(),
            kinds: KINDS.map(|id| Name::lab("kind", id)).to_vec(),
            traits: vec![
                Topic::new("class", rules.classes().map(|class| class_name(rules, class))),
                Topic::new("order", ["first", "second"].map(|id| Name::lab("order", id))),
            ],
            tools: vec![
                Topic::new("action", (0..ActionId::LIMIT as u8).map_while(action)).measuring(&[Measure::Kills]),
                Topic::new("hazard", HAZARDS.map(|id| Name::new(id, format!("tf2-board-cause-{id}"), id)))
                    .measuring(&[Measure::Kills]),
            ],
            facets: vec![Topic::new("ending", ENDINGS.map(|id| Name::lab("ending", id)))],
            cells: map.ground().iter().map(cell).collect(),
            turns: Name::lab("turns", "rotation"),
        }
    }

    #[inline]
    fn kind(choice: Choice) -> usize {
        match choice {
            Choice::Square(_) => 0,
            Choice::Stand(_) => 1,
            Choice::Class(_) => 2,
            Choice::Act(_) => 3,
            Choice::Heading(_) => 4,
            Choice::End => 5,
            Choice::Pass | Choice::Hold | Choice::Concede => 6,
            Choice::First(_) | Choice::Roll(_) => 7,
        }
    }

    fn used(&self, event: &Event) -> Option<Thing> {
        match *event {
            Event::Acted { action, .. } => Some(Thing::Tool(action.ix())),
            Event::Placed { stand, .. } | Event::Returned { stand, .. } => {
                stand.class.map(|class| Thing::Trait(CLASS, class.ix()))
            }
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

/// Where everybody stands.
#[derive(Debug)]
pub struct Book {
    actions: usize,
    at: [[Option<Spot>; Class::LIMIT]; 2],
}

impl Book {
    fn put(&mut self, stand: Stand, at: Option<Spot>) {
        if let Some(class) = stand.class {
            self.at[stand.team.ix()][class.ix()] = at;
        }
    }

    /// What lay or burnt there is used by the roll for it.
    fn rolled(&self, target: Stand, cause: Cause, sheet: &mut Sheet) {
        if let Some(n) = hazard(cause) {
            sheet.tool(target.team.other().ix(), self.actions + n).uses += 1;
        }
    }
}

impl Ledger<TfBoard> for Book {
    fn of(start: &TfBoard) -> Book {
        let rules = start.rules();
        let actions = (0..ActionId::LIMIT as u8).take_while(|&n| rules.action(ActionId(n)).is_some()).count();
        Book { actions, at: [[None; Class::LIMIT]; 2] }
    }

    fn open(&mut self) {
        self.at = [[None; Class::LIMIT]; 2];
    }

    #[inline]
    fn note(&mut self, event: &Event, sheet: &mut Sheet) {
        match *event {
            Event::Placed { stand, at } => {
                self.put(stand, Some(at));
                if let Some(class) = stand.class {
                    sheet.had(stand.team.ix(), CLASS, class.ix());
                }
            }
            Event::RotationBegan { number, lead } => {
                sheet.turns += 1;
                if number == 1 {
                    sheet.had(lead.ix(), ORDER, 0);
                    sheet.had(lead.other().ix(), ORDER, 1);
                }
            }
            Event::TurnEnded { stand } => {
                let at = stand.class.and_then(|class| self.at[stand.team.ix()][class.ix()]);
                if let Some(at) = at {
                    sheet.stood[place(at)] += 1;
                }
            }
            Event::Walked { stand, way, .. } => self.put(stand, Some(way.goal())),
            Event::Leapt { stand, to, .. } | Event::Pushed { stand, to, .. } => self.put(stand, Some(to)),
            Event::Returned { stand, at } => self.put(stand, Some(at)),
            Event::Acted { stand, action } => {
                sheet.tool(stand.team.ix(), action.ix()).uses += 1;
            }
            Event::Rolled { target, cause, .. } | Event::Certain { target, cause, .. } => {
                self.rolled(target, cause, sheet);
            }
            Event::Died { stand, at, cause, action, .. } => {
                let killers = stand.team.other().ix();
                sheet.score(killers, KILLS, 1);
                let tool = hazard(cause).map(|n| self.actions + n).or(action.map(ActionId::ix));
                if let Some(tool) = tool {
                    sheet.tool(killers, tool).kills += 1;
                }
                sheet.deaths[place(at)] += 1;
                self.put(stand, None);
            }
            Event::SentryBuilt { team, .. } => sheet.score(team.ix(), SENTRY, 1),
            Event::IntelTaken { stand, .. } => sheet.score(stand.team.ix(), INTEL, 1),
            Event::PointCaptured { team, .. } => sheet.score(team.ix(), POINT, 1),
            Event::Won { how, .. } => {
                sheet.facets[ENDED] = match how {
                    How::Intel => 0,
                    How::Points => 1,
                    How::Guard => 2,
                    How::Conceded => 3,
                }
            }
            Event::Drawn => sheet.facets[ENDED] = 4,
            _ => {}
        }
    }
}
