//! A table apart from its match: who sits where, the clock, what became of it.
//! Stored as JSON beside the answers.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::{AnyGame, AnyMatch, Record};
use table::{Actor, Actors, Leg, Roster};

use crate::bots::levels;
use crate::contents::Contents;
use crate::identity::Person;
use crate::ids;
use crate::names::alike;
use crate::problem::Problem;
use crate::store::TableRow;
use crate::wire::{Clock, Listed, ListedSeat, NewSeat, NewTable, Place, SeatKind, TableState, Verdict, Watch, Who};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Meta {
    /// The person who opened the table.
    pub(crate) host: String,
    pub(crate) rules: u16,
    pub(crate) content: String,
    pub(crate) setup: Value,
    /// The position it began with instead of a setup, where a record of one is played on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) scene: Option<String>,
    pub(crate) clock: Clock,
    #[serde(default)]
    pub(crate) watch: Watch,
    pub(crate) seats: Vec<Chair>,
    pub(crate) state: TableState,
    pub(crate) created: u64,
    pub(crate) started: Option<u64>,
    pub(crate) ended: Option<u64>,
    pub(crate) result: Option<Vec<Place>>,
    /// The seat whose person was left alone and ended the match as won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) claimed: Option<u8>,
    pub(crate) rematch: Option<String>,
    /// The game before, with which this one makes a fair pair.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) pair: Option<Pair>,
    /// A mark of the network it was opened from: whose bots wait for each other.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) from: String,
    /// The host has closed the chat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) silent: bool,
    /// Who may not sit down here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) sent_away: Vec<Away>,
    /// Written whenever a table with a clock wakes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) woken: Option<Woken>,
}

/// Since when the time of those who are asked runs. It stands still while nobody looks after a
/// table that was not let go in order.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Woken {
    at: u64,
    /// Had it run without a break, it would have begun then.
    pub(crate) since: u64,
}

impl Woken {
    /// A table wakes that woke before; an answer since then, `last`, begins anew.
    pub(crate) fn again(before: Option<Woken>, last: u64, in_order: bool, now: u64) -> Woken {
        let before = before.filter(|woken| woken.at >= last).unwrap_or(Woken { at: last, since: last });
        let until = if in_order { now } else { before.at };
        Woken { at: now, since: now - until.saturating_sub(before.since).min(now) }
    }
}

/// The first of two games with sides swapped, and who has won both together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Pair {
    /// Its table.
    pub(crate) first: String,
    pub(crate) winner: Option<usize>,
    pub(crate) pace: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) verdict: Option<Verdict>,
}

impl Pair {
    pub(crate) fn one(&self) -> Leg {
        Leg { winner: self.winner, pace: self.pace }
    }
}

/// Somebody the host has sent away.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Away {
    pub(crate) id: String,
    pub(crate) name: String,
    /// A mark of their network, unless it is the host's too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) from: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    pub(crate) actors: Actors,
    pub(crate) ready: bool,
    /// A bot answers until the person returns.
    pub(crate) stand_in: bool,
    /// Time-outs in a row.
    pub(crate) misses: u8,
    /// A mark of the network the person came from.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) from: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Sitter {
    Open,
    Person { id: String, name: String },
    Bot { level: String },
}

impl Chair {
    pub(crate) fn new(sitter: Sitter, actors: Actors) -> Chair {
        let ready = matches!(sitter, Sitter::Bot { .. });
        Chair { sitter, actors, ready, stand_in: false, misses: 0, from: String::new() }
    }

    pub(crate) fn sit(&mut self, sitter: Sitter) {
        *self = Chair::new(sitter, self.actors);
    }

    pub(crate) fn kind(&self) -> SeatKind {
        match self.sitter {
            Sitter::Open => SeatKind::Open,
            Sitter::Person { .. } => SeatKind::Person,
            Sitter::Bot { .. } => SeatKind::Bot,
        }
    }

    pub(crate) fn person(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { id, .. } => Some(id),
            _ => None,
        }
    }

    pub(crate) fn name(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { name, .. } => Some(name),
            _ => None,
        }
    }

    pub(crate) fn level(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Bot { level } => Some(level),
            _ => None,
        }
    }

    /// Does a person answer here now?
    pub(crate) fn is_played(&self) -> bool {
        self.person().is_some() && !self.stand_in
    }

    /// As a record names it.
    pub(crate) fn title(&self) -> String {
        match &self.sitter {
            Sitter::Open => "nobody".to_owned(),
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot { level } => format!("bot {level}"),
        }
    }
}

impl Meta {
    /// A new table, if the rules accept the setup and the seats fit.
    pub(crate) fn new(shelf: &Contents, wish: &NewTable, host: &Person, now: u64) -> Result<Meta, Problem> {
        let game = shelf.game(&wish.game)?;
        let empty = Value::Object(serde_json::Map::new());
        let (setup, roster) = check(game, wish.setup.as_ref().unwrap_or(&empty))?;
        check_clock(wish.clock)?;
        if matches!(wish.watch, Watch::Delayed { answers } if !(1..=500).contains(&answers)) {
            return Err(Problem::Malformed("watchers may be 1 to 500 answers late".to_owned()));
        }
        Ok(Meta {
            host: host.id.clone(),
            rules: game.rules_version(),
            content: game.fingerprint(),
            setup,
            scene: None,
            clock: wish.clock,
            watch: wish.watch,
            seats: chairs(wish, &roster, host)?,
            state: TableState::Lobby,
            created: now,
            started: None,
            ended: None,
            result: None,
            claimed: None,
            rematch: None,
            pair: None,
            from: String::new(),
            silent: false,
            sent_away: Vec::new(),
            woken: None,
        })
    }

    /// The same table once more, everybody one seat further.
    pub(crate) fn again(&self, now: u64) -> Meta {
        let mut next = Meta {
            state: TableState::Lobby,
            created: now,
            started: None,
            ended: None,
            result: None,
            claimed: None,
            rematch: None,
            pair: None,
            woken: None,
            ..self.clone()
        };
        let count = next.seats.len();
        for (n, chair) in self.seats.iter().enumerate() {
            let there = &mut next.seats[(n + 1) % count];
            there.sit(chair.sitter.clone());
            there.from.clone_from(&chair.from);
        }
        next
    }

    /// A table where the match of a record goes on: one chair is mine, bots sit on the others.
    pub(crate) fn playing_on(
        record: &Record,
        roster: &Roster,
        mine: usize,
        level: &str,
        me: &Person,
        now: u64,
    ) -> Result<Meta, Problem> {
        let bot = Who::Bot(level.to_owned());
        let chair = |(n, (_, held))| Ok(Chair::new(sitter(if n == mine { &Who::Me } else { &bot }, me)?, held));
        Ok(Meta {
            host: me.id.clone(),
            rules: record.rules,
            content: record.content.clone(),
            setup: record.setup.clone().unwrap_or_else(|| Value::Object(serde_json::Map::new())),
            scene: record.scene.clone(),
            clock: Clock::None,
            watch: Watch::default(),
            seats: roster.seats().enumerate().map(chair).collect::<Result<_, Problem>>()?,
            state: TableState::Playing,
            created: now,
            started: Some(now),
            ended: None,
            result: None,
            claimed: None,
            rematch: None,
            pair: None,
            from: String::new(),
            silent: false,
            sent_away: Vec::new(),
            woken: None,
        })
    }

    /// The match before the first answer.
    pub(crate) fn first(&self, shelf: &Contents, game: &str, seed: u64) -> Result<Box<dyn AnyMatch>, shelf::Wrong> {
        match &self.scene {
            Some(scene) => shelf.game(game)?.set_up(scene, seed),
            None => shelf.game(game)?.start_again(&self.setup, seed),
        }
    }

    pub(crate) fn seat_of(&self, person: &str) -> Option<usize> {
        self.seats.iter().position(|chair| chair.person() == Some(person))
    }

    /// Does somebody else sit here whose name looks like this person's?
    pub(crate) fn is_name_taken(&self, person: &Person) -> bool {
        self.seats.iter().any(|chair| match &chair.sitter {
            Sitter::Person { id, name } => *id != person.id && alike(name, &person.name),
            Sitter::Open | Sitter::Bot { .. } => false,
        })
    }

    /// The network a person came from who opens a table, as a mark.
    pub(crate) fn come_from(&mut self, mark: &str, person: &str) {
        mark.clone_into(&mut self.from);
        if let Some(seat) = self.seat_of(person) {
            mark.clone_into(&mut self.seats[seat].from);
        }
    }

    pub(crate) fn may_start(&self) -> bool {
        self.seats.iter().all(|chair| match chair.kind() {
            SeatKind::Open => false,
            SeatKind::Bot => true,
            SeatKind::Person => chair.ready || chair.person() == Some(&self.host),
        })
    }

    pub(crate) fn row(&self, n: i64, id: &str, code: &str, game: &str, private: bool, due: Option<u64>) -> TableRow {
        TableRow {
            n,
            id: id.to_owned(),
            code: code.to_owned(),
            game: game.to_owned(),
            state: word(self.state).to_owned(),
            private,
            due,
            meta: serde_json::to_string(self).expect("a lobby is plain data"),
            people: self.seats.iter().filter_map(|chair| chair.person().map(str::to_owned)).collect(),
        }
    }
}

/// A table whose match has begun, for a store that is filled before a server opens it.
#[derive(Clone, Debug)]
pub struct Begun {
    pub table: TableRow,
    pub setup: Value,
    /// When it began.
    pub at: u64,
}

impl Begun {
    /// The same table under another number and other names.
    pub fn another(&self) -> TableRow {
        let (n, id, code) = (ids::row_number(ids::now()), ids::table_id(), ids::invite_code());
        TableRow { n, id, code, ..self.table.clone() }
    }
}

/// A new table as it is wished for, under a number and names of its own. The error is a reason.
pub fn begun(wish: &NewTable) -> Result<Begun, String> {
    let host = Person { name: "Sleeper".to_owned(), ..Person::new() };
    let shelf = Contents::embedded();
    let at = ids::now();
    let lobby = Meta::new(&shelf, wish, &host, at).map_err(|problem| format!("{problem:?}"))?;
    let meta = Meta { state: TableState::Playing, started: Some(at), ..lobby };
    let table = meta.row(ids::row_number(at), &ids::table_id(), &ids::invite_code(), &wish.game, wish.private, None);
    Ok(Begun { table, setup: meta.setup, at })
}

/// As the database and the lists name it.
pub(crate) fn word(state: TableState) -> &'static str {
    match state {
        TableState::Lobby => "lobby",
        TableState::Playing => "playing",
        TableState::Over => "over",
        TableState::Broken => "broken",
    }
}

/// The complete setup, and whom each seat answers for.
pub(crate) fn check(game: &dyn AnyGame, setup: &Value) -> Result<(Value, Roster), Problem> {
    let first = game.start(setup, 0)?;
    Ok((first.record().setup.unwrap_or_default(), first.roster()))
}

fn check_clock(clock: Clock) -> Result<(), Problem> {
    let good = match clock {
        Clock::None => true,
        Clock::Move { seconds } => (1..=86_400).contains(&seconds),
        Clock::Bank { seconds, increment } => (1..=86_400).contains(&seconds) && increment <= 3_600,
        Clock::Days { days } => (1..=30).contains(&days),
    };
    if good { Ok(()) } else { Err(Problem::BadClock) }
}

fn chairs(wish: &NewTable, roster: &Roster, host: &Person) -> Result<Vec<Chair>, Problem> {
    let bad = |reason: String| Err(Problem::BadSeats(reason));
    let held: Vec<Actors> = roster.seats().map(|(_, held)| held).collect();
    let actors = held.iter().fold(Actors::NONE, |all, held| all.with(*held));
    let Some(wish) = wish.seats.as_deref() else {
        let level = wish.level.as_deref().unwrap_or("normal");
        let bot = |n| if n == 0 { Who::Me } else { Who::Bot(level.to_owned()) };
        return held.iter().enumerate().map(|(n, held)| Ok(Chair::new(sitter(&bot(n), host)?, *held))).collect();
    };
    if wish.len() > 16 {
        return bad("at most 16 seats".to_owned());
    }
    let mut chairs = Vec::new();
    for (n, seat) in wish.iter().enumerate() {
        let (who, held) = match seat {
            NewSeat::Plain(who) => (who, held.get(n).copied().unwrap_or(Actors::NONE)),
            NewSeat::With { who, actors } => (who, actors.iter().filter(|a| **a < 31).map(|&a| Actor(a)).collect()),
        };
        if held.is_empty() || !held.without(actors).is_empty() {
            return bad(format!("seat {n} has nobody to answer for; the rules ask {}", actors.len()));
        }
        chairs.push(Chair::new(sitter(who, host)?, held));
    }
    let covered = chairs.iter().fold(Actors::NONE, |all, chair| all.with(chair.actors));
    if covered != actors {
        return bad(format!("the rules ask {}, the seats answer for {}", actors.len(), covered.len()));
    }
    if chairs.iter().filter(|chair| chair.person().is_some()).count() > 1 {
        return bad("me only once".to_owned());
    }
    Ok(chairs)
}

pub(crate) fn sitter(who: &Who, me: &Person) -> Result<Sitter, Problem> {
    match who {
        Who::Open => Ok(Sitter::Open),
        Who::Me => Ok(Sitter::Person { id: me.id.clone(), name: me.name.clone() }),
        Who::Bot(level) if levels().contains(level) => Ok(Sitter::Bot { level: level.clone() }),
        Who::Bot(level) => Err(Problem::BadSeats(format!("no level `{level}`; there are {}", levels().join(", ")))),
    }
}

/// A table in a list, as somebody sees it. `None` for a row that cannot be read.
pub(crate) fn listed(row: &TableRow, person: &str, asked: u32) -> Option<Listed> {
    let meta: Meta = serde_json::from_str(&row.meta).ok()?;
    let seat = |chair: &Chair| ListedSeat {
        who: chair.kind(),
        name: chair.name().map(str::to_owned),
        level: chair.level().map(str::to_owned),
    };
    let mine = meta.seat_of(person);
    Some(Listed {
        id: row.id.clone(),
        state: meta.state,
        game: row.game.clone(),
        private: row.private,
        clock: meta.clock,
        seats: meta.seats.iter().map(seat).collect(),
        open: meta.seats.iter().filter(|chair| chair.kind() == SeatKind::Open).count() as u32,
        created: meta.created,
        yours: mine.is_some(),
        your_move: mine.is_some_and(|n| meta.state == TableState::Playing && asked >> n & 1 == 1),
        setup: meta.setup,
    })
}
