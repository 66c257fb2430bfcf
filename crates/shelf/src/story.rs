//! The story of a match: where its turns begin, what is worth looking at, and
//! who gained what, turn by turn. Made from what the rules note about events.

use ledger::{Index, Ledger, Name, Sheet, Tallied};
use serde::Serialize;
use serde_json::Value;
use table::{Actor, CountKind, Message, Moment, Note};

use crate::erased::{Origin, Playing};

/// One side's gains by turn: the first number is before the first turn, the last one at the end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Curve {
    /// `points`, or a tally: `damage`, `kills`, `captures` …
    pub what: String,
    /// By side, then by turn; each adds up what came before.
    pub sides: Vec<Vec<i32>>,
}

/// A place worth looking at.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mark {
    /// The answers given when it has happened.
    pub seq: usize,
    pub kind: Moment,
    pub message: Message,
    /// The heavier, the more memorable.
    pub weight: u8,
}

/// Where a turn begins.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Turn {
    /// The answers given when it has begun.
    pub seq: usize,
    pub message: Message,
}

/// What a side did with one thing: a weapon, an action, an ability.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tool {
    /// A place in [`Story::sides`].
    pub side: usize,
    pub name: Message,
    pub uses: u32,
    /// 0 where the game does not count it, as the kills.
    pub damage: u32,
    pub kills: u32,
}

/// Nothing is hidden here: it is for those who may see everything.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Story {
    pub total: usize,
    /// Complete; none if the match began with a scene.
    pub setup: Option<Value>,
    /// The actors of each side, in the order of the standing.
    pub sides: Vec<Vec<String>>,
    /// The actors of each chair, by their names at the end.
    pub chairs: Vec<Vec<String>>,
    pub turns: Vec<Turn>,
    pub moments: Vec<Mark>,
    /// Where points come from, and how many each side has from each.
    pub sources: Vec<String>,
    pub points: Vec<Vec<i32>>,
    pub curves: Vec<Curve>,
    /// Whatever was used at least once, by side.
    pub tools: Vec<Tool>,
}

/// Accounts of all sides under one word.
struct Account {
    what: &'static str,
    now: Vec<i32>,
    by_turn: Vec<Vec<i32>>,
}

impl<G: Tallied> Playing<G> {
    pub(crate) fn told(&self) -> Story {
        let last = self.playing.game();
        let rows = last.standing().rows;
        let side_of = |actor: Actor| rows.iter().position(|row| row.side.has(actor));
        let name = |actor: Actor| last.actor_name(actor).into_owned();
        let mut story = Story {
            total: self.playing.seq(),
            setup: match &self.origin {
                Origin::Setup(setup) => Some(setup.clone()),
                Origin::Scene(_) => None,
            },
            sides: rows.iter().map(|row| row.side.map(name).collect()).collect(),
            chairs: last.roster().seats().map(|(_, held)| held.map(name).collect()).collect(),
            ..Story::default()
        };
        let count = story.sides.len();
        let mut points: Vec<Account> = Vec::new();
        let mut tallies: Vec<Account> = Vec::new();
        let mut turns = 0;
        let mut game = self.playing.first().clone();
        let index = game.index();
        let mut book = G::Ledger::of(&game);
        let mut sheet = Sheet::new(&index);
        book.open();
        let mut events = Vec::new();
        for (n, entry) in self.playing.log().iter().enumerate() {
            events.clear();
            game.apply(entry.actor, entry.choice, &mut events);
            for event in &events {
                book.note(event, &mut sheet);
                let Note { moment, weight, counts } = game.note(event);
                for one in counts {
                    let accounts = if one.kind == CountKind::Points { &mut points } else { &mut tallies };
                    let at = accounts.iter().position(|account| account.what == one.what).unwrap_or_else(|| {
                        let by_turn = vec![vec![0; turns]; count];
                        accounts.push(Account { what: one.what, now: vec![0; count], by_turn });
                        accounts.len() - 1
                    });
                    if let Some(side) = side_of(one.side) {
                        accounts[at].now[side] += one.n;
                    }
                }
                match moment {
                    Some(Moment::Turn) => {
                        story.turns.push(Turn { seq: n + 1, message: game.tell(event) });
                        turns += 1;
                        points.iter_mut().chain(&mut tallies).for_each(Account::turn);
                    }
                    Some(kind) => story.moments.push(Mark { seq: n + 1, kind, message: game.tell(event), weight }),
                    None => {}
                }
            }
        }
        points.iter_mut().chain(&mut tallies).for_each(Account::turn);
        if !points.is_empty() {
            let sum = |side: usize, turn: usize| points.iter().map(|account| account.by_turn[side][turn]).sum();
            let sides = (0..count).map(|side| (0..=turns).map(|turn| sum(side, turn)).collect()).collect();
            story.curves.push(Curve { what: "points".to_owned(), sides });
        }
        story.points = (0..count).map(|side| points.iter().map(|account| account.now[side]).collect()).collect();
        story.sources = points.iter().map(|account| account.what.to_owned()).collect();
        let curve = |account: Account| Curve { what: account.what.to_owned(), sides: account.by_turn };
        story.curves.extend(tallies.into_iter().map(curve));
        // Whose a thing is, the ledger has read from the beginning, which a scene leaves out.
        if story.setup.is_some() {
            story.tools = (0..count).flat_map(|side| tools(&index, &sheet, side)).collect();
        }
        story
    }
}

fn tools<'a>(index: &'a Index, sheet: &'a Sheet, side: usize) -> impl Iterator<Item = Tool> + 'a {
    let names = index.tools.iter().flat_map(|topic| &topic.names);
    let used = names.zip(sheet.tools(side)).filter(|(_, used)| used.uses > 0);
    used.map(move |(name, used)| Tool {
        side,
        name: called(name),
        uses: used.uses,
        damage: used.damage,
        kills: used.kills,
    })
}

fn called(name: &Name) -> Message {
    match &name.owner {
        Some(owner) => Message::new("words-thing-of").with("thing", name.arg()).with("owner", owner.arg()),
        None => Message::new("words-thing").with("thing", name.arg()),
    }
}

impl Account {
    fn turn(&mut self) {
        for (line, now) in self.by_turn.iter_mut().zip(&self.now) {
            line.push(*now);
        }
    }
}
