//! Many matches of one setup or several, stepped together by policies: what each asked
//! seat may know, which actions it has, what it earned. Luck, questions with a
//! single answer and the seats of bots are answered inside; a match that ends
//! is followed by another in the same step. Nothing here is erased but the
//! outermost call.

use std::fmt;

use bots::{Bot, Evaluate, Skill, World};
use table::{Actor, Actors, Encode, Layout, Options, Quiet, Rng, at_random, draw, encode, rng, seed_of};

use crate::crew::{Crew, Work};

/// The bytes of all lanes together, with their part of the arrays: what would be larger is a slip.
const MOST: u64 = 16 << 30;

/// What to play.
#[derive(Clone, Debug)]
pub struct BatchPlan {
    pub lanes: usize,
    /// At least 1; above 1 the lanes are shared out among as many threads.
    pub threads: usize,
    pub seed: u64,
    /// Seats that bots answer for.
    pub bots: Vec<(usize, Skill)>,
    /// Decisions after which a match is broken off; 0 for never.
    pub limit: u32,
    /// Also write what an evaluator expects each seat to win.
    pub shares: bool,
    /// Policies play as bots do: teams are drawn ([`Evaluate::draft`]), and what bots do not think
    /// about is not offered ([`Evaluate::thinkable`]).
    pub manners: bool,
}

/// Where a step is written: rooms of one size, one behind the other, for every lane.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// As many numbers a lane as the layout is wide.
    pub observations: &'a mut [i8],
    /// The end of the last match of the lane, as the seat that acted last may know it.
    pub final_observations: &'a mut [i8],
    /// As many a lane as there are actions.
    pub masks: &'a mut [bool],
    /// The legal actions in the order of the offers, filled up with -1.
    pub legal: &'a mut [i16],
    pub legal_counts: &'a mut [i32],
    /// The seat that is asked.
    pub seats: &'a mut [i8],
    /// By seat: what the step earned.
    pub rewards: &'a mut [f32],
    /// By seat: the points of its side, before a match that is over gives way to the next.
    pub points: &'a mut [i32],
    /// By seat: the share of the victory an evaluator expects for its side, when
    /// nothing was half done last; the outcome once a match is over. It knows
    /// what is hidden. Empty unless the plan asks for it.
    pub shares: &'a mut [f32],
    pub done: &'a mut [bool],
    /// It was broken off, so that its outcome says nothing.
    pub truncated: &'a mut [bool],
}

/// An action that cannot be taken. Nothing has been changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadAction {
    pub lane: usize,
    pub action: i64,
    pub legal: Vec<u16>,
}

impl fmt::Display for BadAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "action {} of lane {} is not legal; there are {:?}", self.action, self.lane, self.legal)
    }
}

impl std::error::Error for BadAction {}

/// A batch, whatever the game.
pub trait AnyBatch: fmt::Debug + Send {
    fn layout(&self) -> &Layout;

    /// One more than the highest action.
    fn actions(&self) -> usize;

    /// How many seats there are, those of bots included; in the largest setup.
    fn seats(&self) -> usize;

    /// Begins all lanes anew.
    fn reset(&mut self, seed: u64, out: Arrays<'_>);

    /// Can all lanes take their action?
    fn check(&self, actions: &[i64]) -> Result<(), BadAction>;

    /// Takes an action in every lane, if all of them can be taken.
    fn step(&mut self, actions: &[i64], out: Arrays<'_>) -> Result<(), BadAction>;

    /// A legal action for every lane, drawn at random.
    fn sample(&mut self, out: &mut [i64]);
}

/// One match after the other.
struct Lane<G: Evaluate> {
    game: G,
    rng: Rng,
    options: Options<G>,
    /// The number of each option.
    actions: Vec<u16>,
    actor: Actor,
    seat: usize,
    /// Decisions taken in this match.
    taken: u32,
    /// The ground is written, and all matches of the lane have the same.
    grounded: bool,
    bots: Vec<Option<Bot<G>>>,
}

/// What the lanes of one setup share.
#[derive(Debug)]
struct Table<G> {
    start: G,
    layout: Layout,
    /// What each seat sees.
    sees: Vec<Actors>,
    /// The seat that answers for each actor.
    seat_of: [usize; 32],
    bots: Vec<(usize, Skill)>,
    limit: u32,
    manners: bool,
}

pub(crate) struct Lanes<G: Evaluate> {
    /// One for every setup; the lanes take them in turn.
    tables: Vec<Table<G>>,
    rooms: Rooms,
    lanes: Vec<Lane<G>>,
    /// The legal actions of every lane as bits, so that actions are checked in no time.
    offered: Vec<u64>,
    crew: Crew,
}

impl<G: Evaluate> fmt::Debug for Lanes<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lanes").field("lanes", &self.lanes.len()).finish_non_exhaustive()
    }
}

impl<G: Evaluate + Encode> Lanes<G> {
    /// Bots sit where the plan says; at least one seat is left to policies.
    pub(crate) fn new(starts: &[G], plan: &BatchPlan) -> Result<Lanes<G>, String> {
        let crew = Crew::new(plan.threads.min(plan.lanes))?;
        let tables = starts.iter().map(|start| Table::new(start, plan)).collect::<Result<Vec<_>, _>>()?;
        let [first, ..] = &tables[..] else { return Err("setups: there is none".to_owned()) };
        if tables.iter().any(|table| table.layout != first.layout) {
            return Err("setups: their observations have different features".to_owned());
        }
        let seats = tables.iter().map(|table| table.sees.len()).max().unwrap_or(0);
        let shares = if plan.shares { seats } else { 0 };
        let rooms = Rooms { width: first.layout.width, actions: starts[0].actions(), seats, shares };
        let lane = (rooms.bytes() + size_of::<Lane<G>>()) as u64;
        let most = MOST / lane;
        if plan.lanes as u64 > most {
            return Err(format!("n: {} lanes of {lane} bytes are too many; there is room for {most}", plan.lanes));
        }
        let lanes = (0..plan.lanes).map(|n| tables[n % tables.len()].lane(plan.seed, n)).collect();
        let offered = vec![0; plan.lanes * rooms.words()];
        Ok(Lanes { tables, rooms, lanes, offered, crew })
    }

    /// Runs `work` over all lanes, each with its part of the arrays and of the actions.
    fn each(
        &mut self,
        actions: &[i64],
        out: Arrays<'_>,
        work: impl Fn(&Table<G>, &mut Lane<G>, i64, &mut Row<'_>) + Sync,
    ) {
        let (tables, rooms) = (&self.tables, &self.rooms);
        let all = Piece { first: 0, lanes: &mut self.lanes, offered: &mut self.offered, actions, out, rooms };
        self.crew.run(all, |piece| {
            let Piece { first, lanes, offered, actions, mut out, rooms } = piece;
            for (n, (lane, offered)) in lanes.iter_mut().zip(offered.chunks_mut(rooms.words())).enumerate() {
                let table = &tables[(first + n) % tables.len()];
                work(table, lane, actions.get(n).copied().unwrap_or(-1), &mut out.row(n, rooms, offered));
            }
        });
    }
}

/// Neighbouring lanes with their actions and their part of the arrays.
struct Piece<'a, G: Evaluate> {
    first: usize,
    lanes: &'a mut [Lane<G>],
    offered: &'a mut [u64],
    actions: &'a [i64],
    out: Arrays<'a>,
    rooms: &'a Rooms,
}

impl<G: Evaluate> Work for Piece<'_, G> {
    const WORTH: usize = 16;

    fn len(&self) -> usize {
        self.lanes.len()
    }

    fn split(self, n: usize) -> (Self, Self) {
        let rooms = self.rooms;
        let lanes = self.lanes.split_at_mut(n);
        let offered = self.offered.split_at_mut(n * rooms.words());
        let actions = self.actions.split_at(n.min(self.actions.len()));
        let out = self.out.split(n, rooms);
        let here =
            Piece { first: self.first, lanes: lanes.0, offered: offered.0, actions: actions.0, out: out.0, rooms };
        let first = self.first + n;
        let there = Piece { first, lanes: lanes.1, offered: offered.1, actions: actions.1, out: out.1, rooms };
        (here, there)
    }
}

impl<G: Evaluate + Encode> AnyBatch for Lanes<G> {
    fn layout(&self) -> &Layout {
        &self.tables[0].layout
    }

    fn actions(&self) -> usize {
        self.rooms.actions
    }

    fn seats(&self) -> usize {
        self.rooms.seats
    }

    fn reset(&mut self, seed: u64, out: Arrays<'_>) {
        for (n, lane) in self.lanes.iter_mut().enumerate() {
            *lane = self.tables[n % self.tables.len()].lane(seed, n);
        }
        self.each(&[], out, |table, lane, _, row| {
            row.clear();
            lane.run_on(table, row);
        });
    }

    fn check(&self, actions: &[i64]) -> Result<(), BadAction> {
        let legal = |n: usize, action: i64| {
            let offered = &self.offered[n * self.rooms.words()..][..self.rooms.words()];
            let Ok(action) = usize::try_from(action) else { return false };
            offered.get(action / 64).is_some_and(|bits| bits >> (action % 64) & 1 == 1)
        };
        let action = |n: usize| actions.get(n).copied().unwrap_or(-1);
        match (0..self.lanes.len()).find(|&n| !legal(n, action(n))) {
            Some(lane) => Err(BadAction { lane, action: action(lane), legal: self.lanes[lane].actions.clone() }),
            None => Ok(()),
        }
    }

    fn step(&mut self, actions: &[i64], out: Arrays<'_>) -> Result<(), BadAction> {
        self.check(actions)?;
        self.each(actions, out, |table, lane, action, row| {
            row.clear();
            lane.take(action);
            lane.run_on(table, row);
        });
        Ok(())
    }

    fn sample(&mut self, out: &mut [i64]) {
        self.crew.run((&mut self.lanes[..], out), |(lanes, out)| {
            for (lane, action) in lanes.iter_mut().zip(out) {
                let choice = at_random(&lane.game, lane.actor, &lane.options, &mut lane.rng);
                let n = lane.options.iter().position(|&option| option == choice).unwrap_or(0);
                *action = lane.actions[n].into();
            }
        });
    }
}

impl<G: Evaluate + Encode> Table<G> {
    fn new(start: &G, plan: &BatchPlan) -> Result<Table<G>, String> {
        let sees: Vec<Actors> = start.roster().seats().map(|(_, actors)| actors).collect();
        let mut seat_of = [0; 32];
        for (seat, actors) in sees.iter().enumerate().rev() {
            actors.for_each(|actor| seat_of[actor.ix()] = seat);
        }
        if let Some((seat, _)) = plan.bots.iter().find(|(seat, _)| *seat >= sees.len()) {
            return Err(format!("bots: there is no seat {seat}; there are {}", sees.len()));
        }
        if (0..sees.len()).all(|seat| plan.bots.iter().any(|(bot, _)| *bot == seat)) {
            return Err("bots: no seat is left".to_owned());
        }
        let (layout, bots) = (Layout::of(start), plan.bots.clone());
        Ok(Table { start: start.clone(), layout, sees, seat_of, bots, limit: plan.limit, manners: plan.manners })
    }

    /// The seats that are left to policies.
    fn policies(&self) -> impl Iterator<Item = usize> {
        (0..self.sees.len()).filter(|seat| self.bots.iter().all(|(bot, _)| bot != seat))
    }

    fn lane(&self, seed: u64, n: usize) -> Lane<G> {
        let mut lane = Lane {
            game: self.start.clone(),
            rng: rng(seed_of(seed, n as u64)),
            options: Vec::new(),
            actions: Vec::new(),
            actor: Actor::LUCK,
            seat: self.policies().next().unwrap_or(0),
            taken: 0,
            grounded: false,
            bots: Vec::new(),
        };
        lane.seat_bots(self);
        lane
    }
}

impl<G: Evaluate + Encode> Lane<G> {
    fn seat_bots(&mut self, table: &Table<G>) {
        self.bots.clear();
        self.bots.extend((0..table.sees.len()).map(|_| None));
        for &(seat, skill) in &table.bots {
            self.bots[seat] = Some(Bot::new(skill, rand::Rng::next_u64(&mut self.rng)));
        }
    }

    /// Takes an action that was checked.
    fn take(&mut self, action: i64) {
        let Some(n) = self.actions.iter().position(|&legal| i64::from(legal) == action) else { return };
        self.taken += 1;
        self.game.apply(self.actor, self.options[n], &mut Quiet);
    }

    /// Plays on until a policy has to think, and writes down where that is.
    fn run_on(&mut self, table: &Table<G>, row: &mut Row<'_>) {
        loop {
            let waiting = self.game.waiting();
            let broken_off = table.limit > 0 && self.taken >= table.limit;
            let Some(actor) = waiting.first().filter(|_| !broken_off) else {
                self.settle(table, row, !waiting.is_empty());
                continue;
            };
            match table.manners && !actor.is_luck() {
                true => self.game.thinkable(actor, &mut self.options),
                false => self.game.choices(actor, &mut self.options),
            }
            let choice = if actor.is_luck() {
                draw(&self.game, &self.options, &mut self.rng)
            } else if let [only] = self.options[..] {
                only
            } else if let Some(drawn) = self.drawn(table, actor) {
                drawn
            } else {
                let seat = table.seat_of[actor.ix()];
                let world = World::new(&self.game, table.sees[seat], actor);
                let (Some(bot), Some(world)) = (&mut self.bots[seat], world) else {
                    (self.actor, self.seat) = (actor, seat);
                    break;
                };
                bot.answer(&world)
            };
            self.game.apply(actor, choice, &mut Quiet);
        }
        self.write(table, row);
    }

    /// The answer of chance, where a team is formed and chance forms it.
    fn drawn(&mut self, table: &Table<G>, actor: Actor) -> Option<G::Choice> {
        table.manners.then(|| self.game.drawn(actor, &self.options, &mut self.rng)).flatten()
    }

    /// The match is over, or broken off: pays out and begins another.
    fn settle(&mut self, table: &Table<G>, row: &mut Row<'_>, truncated: bool) {
        *row.done = true;
        *row.truncated = truncated;
        encode::encode(&self.game, table.sees[self.seat], row.final_observation);
        self.score(table, row.points);
        self.judge(table, row.shares);
        if !truncated {
            outcome(&self.game, &table.sees, row.rewards);
        }
        self.game = table.start.clone();
        self.taken = 0;
        self.seat_bots(table);
    }

    fn score(&self, table: &Table<G>, points: &mut [i32]) {
        let standing = self.game.standing();
        for (points, sees) in points.iter_mut().zip(&table.sees) {
            let side = standing.rows.iter().find(|side| !side.side.and(*sees).is_empty());
            *points = side.map_or(0, |side| side.points);
        }
    }

    fn judge(&self, table: &Table<G>, shares: &mut [f32]) {
        if shares.is_empty() {
            return;
        }
        let standing = self.game.standing();
        let over = self.game.waiting().is_empty();
        if !(over || self.game.is_settled()) {
            if self.taken <= 1 {
                shares[..table.sees.len()].fill(1.0 / standing.rows.len() as f32);
            }
            return;
        }
        let judged = self.game.shares();
        for (share, sees) in shares.iter_mut().zip(&table.sees) {
            let side = standing.rows.iter().position(|side| !side.side.and(*sees).is_empty());
            *share = side.map_or(0.0, |side| judged[side]);
        }
    }

    fn write(&mut self, table: &Table<G>, row: &mut Row<'_>) {
        let sees = table.sees[self.seat];
        match std::mem::replace(&mut self.grounded, true) {
            true => encode::encode_again(&self.game, sees, row.observation, &table.layout),
            false => encode::encode(&self.game, sees, row.observation),
        }
        row.mask.fill(false);
        row.offered.fill(0);
        self.actions.clear();
        for (n, &choice) in self.options.iter().enumerate() {
            let action = self.game.action(sees, choice);
            self.actions.push(action as u16);
            row.mask[action] = true;
            row.offered[action / 64] |= 1 << (action % 64);
            row.legal[n] = action as i16;
        }
        let (now, before) = (self.options.len(), (*row.legal_count).max(0) as usize);
        if let Some(left_over) = row.legal.get_mut(now..before) {
            left_over.fill(-1);
        }
        *row.legal_count = now as i32;
        *row.seat = self.seat as i8;
        if !*row.done {
            self.score(table, row.points);
            self.judge(table, row.shares);
        }
    }
}

/// What the end of a match pays to each seat: 1 to a lone winner, evenly taken
/// from the others, so that all of it adds up to 0 over the sides; shared by
/// those who share the first place.
pub fn outcome<G: table::Game>(game: &G, sees: &[Actors], rewards: &mut [f32]) {
    let standing = game.standing();
    let (sides, winners) = (standing.rows.len() as f32, standing.winners().count().max(1) as f32);
    for (reward, sees) in rewards.iter_mut().zip(sees) {
        let row = standing.rows.iter().find(|row| !row.side.and(*sees).is_empty());
        let share = if row.is_some_and(|row| row.place == 1) { 1.0 / winners } else { 0.0 };
        *reward = (share * sides - 1.0) / (sides - 1.0).max(1.0);
    }
}

/// How much room one lane takes in the arrays that have several places a lane.
struct Rooms {
    width: usize,
    actions: usize,
    seats: usize,
    shares: usize,
}

impl Rooms {
    /// Words that hold a bit for every action.
    fn words(&self) -> usize {
        self.actions.div_ceil(64)
    }

    /// What a lane takes of the arrays.
    fn bytes(&self) -> usize {
        let lists = 2 * self.width + 3 * self.actions + 8 * self.words() + 8 * self.seats + 4 * self.shares;
        lists + size_of::<(i32, i8, bool, bool)>()
    }
}

/// What of all this belongs to one lane.
struct Row<'a> {
    offered: &'a mut [u64],
    observation: &'a mut [i8],
    final_observation: &'a mut [i8],
    mask: &'a mut [bool],
    legal: &'a mut [i16],
    legal_count: &'a mut i32,
    seat: &'a mut i8,
    rewards: &'a mut [f32],
    points: &'a mut [i32],
    shares: &'a mut [f32],
    done: &'a mut bool,
    truncated: &'a mut bool,
}

impl Row<'_> {
    fn clear(&mut self) {
        self.rewards.fill(0.0);
        *self.done = false;
        *self.truncated = false;
    }
}

impl<'a> Arrays<'a> {
    fn row<'b>(&'b mut self, n: usize, rooms: &Rooms, offered: &'b mut [u64]) -> Row<'b> {
        let part = |room: usize| n * room..(n + 1) * room;
        Row {
            offered,
            observation: &mut self.observations[part(rooms.width)],
            final_observation: &mut self.final_observations[part(rooms.width)],
            mask: &mut self.masks[part(rooms.actions)],
            legal: &mut self.legal[part(rooms.actions)],
            legal_count: &mut self.legal_counts[n],
            seat: &mut self.seats[n],
            rewards: &mut self.rewards[part(rooms.seats)],
            points: &mut self.points[part(rooms.seats)],
            shares: &mut self.shares[part(rooms.shares)],
            done: &mut self.done[n],
            truncated: &mut self.truncated[n],
        }
    }

    /// The first `n` lanes, and the rest.
    fn split(self, n: usize, rooms: &Rooms) -> (Arrays<'a>, Arrays<'a>) {
        let observations = self.observations.split_at_mut(n * rooms.width);
        let final_observations = self.final_observations.split_at_mut(n * rooms.width);
        let masks = self.masks.split_at_mut(n * rooms.actions);
        let legal = self.legal.split_at_mut(n * rooms.actions);
        let legal_counts = self.legal_counts.split_at_mut(n);
        let seats = self.seats.split_at_mut(n);
        let rewards = self.rewards.split_at_mut(n * rooms.seats);
        let points = self.points.split_at_mut(n * rooms.seats);
        let shares = self.shares.split_at_mut(n * rooms.shares);
        let done = self.done.split_at_mut(n);
        let truncated = self.truncated.split_at_mut(n);
        let here = Arrays {
            observations: observations.0,
            final_observations: final_observations.0,
            masks: masks.0,
            legal: legal.0,
            legal_counts: legal_counts.0,
            seats: seats.0,
            rewards: rewards.0,
            points: points.0,
            shares: shares.0,
            done: done.0,
            truncated: truncated.0,
        };
        let there = Arrays {
            observations: observations.1,
            final_observations: final_observations.1,
            masks: masks.1,
            legal: legal.1,
            legal_counts: legal_counts.1,
            seats: seats.1,
            rewards: rewards.1,
            points: points.1,
            shares: shares.1,
            done: done.1,
            truncated: truncated.1,
        };
        (here, there)
    }
}
