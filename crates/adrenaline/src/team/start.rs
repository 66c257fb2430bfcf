//! Before the first turn: what luck lays out, the draft, who plays whom, the
//! price of the own weapons, and the spawning round.

use table::{Actor, BadSetup, List, Options, Quiet, Sink};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::setup::{Setup, Side};
use super::state::{SHARED, TeamPlay, UNPAID};
use crate::arena::{Square, Squares};
use crate::content::{Card, FIGURES, Rules};
use crate::deathmatch::event::Coin;
use crate::deathmatch::figure::bits;
use crate::deathmatch::state::{Flow, NONE};
use crate::pay::can_pay;

impl TeamPlay {
    pub(crate) fn start(rules: &'static Rules, setup: &Setup) -> Result<TeamPlay, BadSetup> {
        let checked = setup.check(rules)?;
        let mut game = TeamPlay::blank(rules, checked.arena, [setup.black, setup.white], setup.skulls);
        game.hidden_hands = setup.hidden_hands;
        for frame in [
            Frame::Begin,
            Frame::Muster(1),
            Frame::Muster(0),
            Frame::Arm(1),
            Frame::Arm(0),
            Frame::Assign(1),
            Frame::Assign(0),
            Frame::Draft(0),
            Frame::Refill,
        ] {
            game.stack.push(frame);
        }
        match checked.weapons {
            Some(weapons) => game.boards.iter_mut().zip(weapons).for_each(|(board, weapon)| board.weapon = weapon),
            None => game.stack.push(Frame::Reveal),
        }
        match setup.first {
            Some(side) => game.begin_with(u8::from(side == Side::White), &mut Quiet),
            None => game.stack.push(Frame::First),
        }
        match checked.reward {
            Some(reward) => game.reward = reward,
            None => game.stack.push(Frame::Reward),
        }
        game.settle(&mut Quiet);
        Ok(game)
    }

    fn begin_with<S: Sink<Event>>(&mut self, team: u8, events: &mut S) {
        self.first = team;
        self.turn = team;
        events.push(Event::Begins { team });
    }

    /// The starting team is 0, the other 1.
    #[inline]
    fn in_order(&self, order: u8) -> u8 {
        self.first ^ order
    }

    // Luck

    pub(crate) fn run_reveal(&mut self) -> Flow {
        if self.boards.iter().any(|board| board.weapon == NONE) {
            return Flow::Ask(Actor::LUCK);
        }
        self.stack.pop();
        Flow::Go
    }

    pub(crate) fn run_refill<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        if !self.bare.is_empty() {
            // Q43: an empty stack of tiles is shuffled anew.
            if self.tile_deck.is_empty() && !self.tile_discard.is_empty() {
                self.tile_deck = std::mem::take(&mut self.tile_discard);
                events.push(Event::TilesShuffled);
            }
            if !self.tile_deck.is_empty() {
                return Flow::Ask(Actor::LUCK);
            }
        }
        // Q44: without weapons in the deck, spaces stay empty.
        if self.weapon_deck != 0 && self.empty_slot().is_some() {
            return Flow::Ask(Actor::LUCK);
        }
        self.stack.pop();
        Flow::Go
    }

    #[inline]
    fn empty_slot(&self) -> Option<(usize, usize)> {
        let flat = self.slots.as_flattened().iter().position(|&w| w == NONE)?;
        Some((flat / 3, flat % 3))
    }

    pub(crate) fn run_draw<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        if self.powerup_deck.is_empty() {
            self.shuffle_powerups(events);
        }
        if self.powerup_deck.is_empty() {
            self.stack.pop();
            return Flow::Go;
        }
        Flow::Ask(Actor::LUCK)
    }

    /// Q42: an empty deck is made anew from the discards.
    fn shuffle_powerups<S: Sink<Event>>(&mut self, events: &mut S) {
        if !self.powerup_discard.is_empty() {
            self.powerup_deck = std::mem::take(&mut self.powerup_discard);
            self.recall.shuffled(self.players.map(|player| player.powerups));
            events.push(Event::PowerupsShuffled);
        }
    }

    pub(crate) fn luck_choices(&self, out: &mut Options<Self>) {
        match self.top() {
            Some(Frame::Reward) => out.extend((0..self.rules.team.rewards.len() as u8).map(Choice::Reward)),
            Some(Frame::First) => out.extend((0..2).map(Choice::Team)),
            Some(Frame::Reveal) => {
                let who = self.boards.iter().position(|board| board.weapon == NONE).unwrap_or(0);
                out.extend((0..2).map(|which| Choice::Weapon(self.rules.team.own_weapon(who as u8, which))));
            }
            Some(Frame::Refill) if !self.bare.is_empty() && !self.tile_deck.is_empty() => {
                out.extend(self.tile_deck.kinds().map(Choice::Tile));
            }
            Some(Frame::Refill) => out.extend(bits(self.weapon_deck).map(Choice::Weapon)),
            Some(Frame::Draw(_)) => out.extend(self.powerup_deck.kinds().map(Choice::Card)),
            other => unreachable!("luck is not asked in {other:?}"),
        }
    }

    pub(crate) fn luck_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match (self.top(), choice) {
            (Some(Frame::Reward), Choice::Reward(reward)) => {
                self.stack.pop();
                self.reward = reward;
                events.push(Event::RewardTile { reward });
            }
            (Some(Frame::First), Choice::Team(team)) => {
                self.stack.pop();
                self.begin_with(team, events);
            }
            (Some(Frame::Reveal), Choice::Weapon(weapon)) => {
                let who = self.rules.team.weapon_owner(weapon).expect("an own weapon");
                self.boards[who as usize].weapon = weapon;
                events.push(Event::Revealed { who, weapon });
            }
            (Some(Frame::Refill), Choice::Tile(tile)) => {
                let at = Square(self.bare.0.trailing_zeros() as u8);
                self.bare = Squares(self.bare.0 & (self.bare.0 - 1));
                self.tile_deck.take(tile);
                self.tiles[at.ix()] = tile;
                events.push(Event::TileLaid { at, tile });
            }
            (Some(Frame::Refill), Choice::Weapon(weapon)) => {
                let (colour, slot) = self.empty_slot().expect("a slot is empty");
                self.weapon_deck &= !(1 << weapon);
                self.slots[colour][slot] = weapon;
                events.push(Event::WeaponLaid { colour: colour as u8, weapon });
            }
            (Some(Frame::Draw(player)), Choice::Card(card)) => {
                self.stack.pop();
                self.powerup_deck.take(card);
                self.players[player as usize].powerups.add(card);
                self.recall.drew(player, card);
                events.push(Event::Drew { player: Actor(player), card: Some(card) });
                if self.powerup_deck.is_empty() {
                    self.shuffle_powerups(events);
                }
            }
            (frame, choice) => unreachable!("luck cannot say {choice:?} in {frame:?}"),
        }
    }

    // The draft: one, two, two, one

    pub(crate) fn run_draft<S: Sink<Event>>(&mut self, n: u8, events: &mut S) -> Flow {
        if n as usize + 1 < FIGURES {
            return Flow::Ask(self.voice(self.drafting(n)));
        }
        self.stack.pop();
        if let Some(last) = bits(self.undrafted().into()).next() {
            self.draft(self.drafting(n), last, events);
        }
        Flow::Go
    }

    /// The team that takes the next character after so many.
    fn drafting(&self, n: u8) -> u8 {
        self.in_order([0, 1, 1, 0, 0, 1][n as usize])
    }

    fn undrafted(&self) -> u8 {
        !(self.teams[0] | self.teams[1]) & ((1 << FIGURES) - 1)
    }

    fn draft<S: Sink<Event>>(&mut self, team: u8, who: u8, events: &mut S) {
        self.teams[team as usize] |= 1 << who;
        events.push(Event::Drafted { team, who });
    }

    pub(crate) fn draft_choices(&self, out: &mut Options<Self>) {
        out.extend(bits(self.undrafted().into()).map(Choice::Figure));
    }

    pub(crate) fn draft_apply<S: Sink<Event>>(&mut self, n: u8, choice: Choice, events: &mut S) {
        if let Choice::Figure(who) = choice {
            self.draft(self.drafting(n), who, events);
        }
        self.replace(Frame::Draft(n + 1));
    }

    // Who plays whom

    pub(crate) fn run_assign<S: Sink<Event>>(&mut self, order: u8, events: &mut S) -> Flow {
        let team = self.in_order(order);
        let free = self.unassigned(team);
        match (self.seats[team as usize], free.count_ones()) {
            (_, 0) => {
                self.stack.pop();
                Flow::Go
            }
            // The last one of three, or all of a lone player's.
            (1, _) | (3, 1) => {
                let who = free.trailing_zeros() as u8;
                self.assign(self.next_player(team), who, events);
                Flow::Go
            }
            (2, 1) => {
                let who = free.trailing_zeros() as u8;
                self.boards[who as usize].owner = SHARED;
                events.push(Event::Shared { team, who });
                Flow::Go
            }
            _ => Flow::Ask(self.voice(team)),
        }
    }

    fn unassigned(&self, team: u8) -> u8 {
        self.team(team).filter(|&who| self.boards[who as usize].owner == NONE).fold(0, |set, who| set | 1 << who)
    }

    /// The next player without a character; a lone player takes all.
    pub(crate) fn next_player(&self, team: u8) -> u8 {
        let has = |player: &u8| self.boards.iter().any(|board| board.owner == *player);
        self.players_of(team).find(|player| !has(player)).unwrap_or(self.players_of(team).start)
    }

    fn assign<S: Sink<Event>>(&mut self, player: u8, who: u8, events: &mut S) {
        self.boards[who as usize].owner = player;
        events.push(Event::Assigned { player: Actor(player), who });
    }

    pub(crate) fn assign_choices(&self, order: u8, out: &mut Options<Self>) {
        out.extend(bits(self.unassigned(self.in_order(order)).into()).map(Choice::Figure));
    }

    pub(crate) fn assign_apply<S: Sink<Event>>(&mut self, order: u8, choice: Choice, events: &mut S) {
        if let Choice::Figure(who) = choice {
            self.assign(self.next_player(self.in_order(order)), who, events);
        }
    }

    // Paying for own weapons

    pub(crate) fn run_arm<S: Sink<Event>>(&mut self, order: u8, events: &mut S) -> Flow {
        let team = self.in_order(order);
        while let Some(who) = self.next_unpaid(team) {
            let rivals = self.rivals(who).count_ones();
            let payers = self.payers(who);
            match (rivals, payers.count_ones()) {
                // Q1: it starts unloaded only if nobody has the cube any more.
                (_, 0) => {
                    let weapon = self.boards[who as usize].weapon;
                    self.boards[who as usize].loaded_by = NONE;
                    events.push(Event::Unarmed { who, weapon });
                }
                (1, 1) => self.arm(who, payers.trailing_zeros() as u8, events),
                // Two weapons and one cube, or, Q2, two players for a shared weapon.
                _ => return Flow::Ask(self.voice(team)),
            }
        }
        self.stack.pop();
        Flow::Go
    }

    /// The next own weapon to be paid for; a shared one comes last.
    fn next_unpaid(&self, team: u8) -> Option<u8> {
        let unpaid = |who: &u8| self.boards[*who as usize].loaded_by == UNPAID;
        let shared = |who: &u8| self.boards[*who as usize].owner == SHARED;
        self.team(team).filter(unpaid).min_by_key(shared)
    }

    fn price(&self, who: u8) -> [u8; 3] {
        self.rules.team.weapons[self.boards[who as usize].weapon as usize].grab
    }

    /// The players who could pay for this character's weapon, as bits.
    fn payers(&self, who: u8) -> u8 {
        let price = self.price(who);
        let can = |p: &u8| self.shares(*p, who) && can_pay(price, self.players[*p as usize].cubes);
        self.players_of(self.side(who)).filter(can).fold(0, |set, player| set | 1 << player)
    }

    /// This character and those of the same player whose weapons want the same cube, as bits.
    fn rivals(&self, who: u8) -> u8 {
        let rival = |&other: &u8| {
            let (one, two) = (&self.boards[who as usize], &self.boards[other as usize]);
            let cube = self.price(who) != [0; 3] && self.price(other) == self.price(who);
            other == who || (cube && two.owner == one.owner && two.loaded_by == UNPAID && one.owner != SHARED)
        };
        self.team(self.side(who)).filter(rival).fold(0, |set, other| set | 1 << other)
    }

    fn arm<S: Sink<Event>>(&mut self, who: u8, player: u8, events: &mut S) {
        for (colour, n) in self.price(who).into_iter().enumerate() {
            for _ in 0..n {
                self.players[player as usize].cubes[colour] -= 1;
                events.push(Event::Paid { player: Actor(player), coin: Coin::Cube(colour as u8) });
            }
        }
        let board = &mut self.boards[who as usize];
        board.loaded_by = player;
        events.push(Event::Armed { who, weapon: board.weapon, by: Actor(player) });
    }

    pub(crate) fn arm_choices(&self, order: u8, out: &mut Options<Self>) {
        let Some(who) = self.next_unpaid(self.in_order(order)) else { return };
        if self.boards[who as usize].owner == SHARED {
            out.extend(bits(self.payers(who).into()).map(Choice::Player));
        } else {
            out.extend(bits(self.rivals(who).into()).map(|other| Choice::Weapon(self.boards[other as usize].weapon)));
        }
    }

    pub(crate) fn arm_apply<S: Sink<Event>>(&mut self, order: u8, choice: Choice, events: &mut S) {
        match choice {
            Choice::Player(player) => {
                if let Some(who) = self.next_unpaid(self.in_order(order)) {
                    self.arm(who, player, events);
                }
            }
            Choice::Weapon(weapon) => {
                let who = self.rules.team.weapon_owner(weapon).expect("an own weapon");
                self.arm(who, self.boards[who as usize].owner, events);
            }
            other => unreachable!("{other:?} pays for nothing"),
        }
    }

    // The spawning round

    pub(crate) fn run_muster(&mut self, order: u8) -> Flow {
        let team = self.in_order(order);
        match self.seats[team as usize] {
            2 => return Flow::Ask(self.voice(team)),
            1 => self.muster(team, self.players_of(team).start, 4),
            _ => self.muster(team, NONE, 2),
        }
        Flow::Go
    }

    pub(crate) fn muster_choices(&self, order: u8, out: &mut Options<Self>) {
        // Q3: the second seat is offered first.
        out.extend(self.players_of(self.in_order(order)).rev().map(Choice::Player));
    }

    pub(crate) fn muster_apply(&mut self, order: u8, choice: Choice) {
        let team = self.in_order(order);
        let player = if let Choice::Player(player) = choice { player } else { self.players_of(team).end - 1 };
        self.muster(team, player, 3);
    }

    /// Everybody draws two, and `most` whoever spawns several characters.
    /// Those who drew fewer spawn first, the own character before the shared one.
    fn muster(&mut self, team: u8, busy: u8, most: u8) {
        self.stack.pop();
        let mut players: List<u8, 3> = self.players_of(team).collect();
        players.sort_by_key(|&player| player == busy);
        // Pushed last is done first.
        for &player in players.iter().rev() {
            let owner = |who: &u8| self.boards[*who as usize].owner;
            let spawns = |who: &u8| owner(who) == player || owner(who) == SHARED && player == busy;
            let mut mine: List<u8, 3> = self.team(team).filter(spawns).collect();
            mine.sort_by_key(|who| owner(who) == SHARED);
            for &who in mine.iter().rev() {
                self.stack.push(Frame::Spawn { who, by: player });
            }
        }
        for &player in players.iter().rev() {
            for _ in 0..if player == busy { most } else { 2 } {
                self.stack.push(Frame::Draw(player));
            }
        }
    }

    pub(crate) fn spawn_choices(&self, by: u8, out: &mut Options<Self>) {
        let hand = self.players[by as usize].powerups;
        out.extend(hand.kinds().map(Choice::Card));
        if hand.is_empty() {
            // Nothing to discard, which the printed deck rules out: any spawnpoint will do.
            out.extend(self.arena.spawn.iter().map(|s| Choice::Square(s.0)));
        }
    }

    pub(crate) fn spawn_apply<S: Sink<Event>>(&mut self, who: u8, by: u8, choice: Choice, events: &mut S) {
        self.stack.pop();
        let at = match choice {
            Choice::Card(card) => {
                self.players[by as usize].powerups.take(card);
                self.powerup_discard.add(card);
                self.recall.showed(by, card);
                events.push(Event::Discarded { player: Actor(by), card });
                self.arena.spawn[Card(card).colour() as usize]
            }
            Choice::Square(square) => Square(square),
            other => unreachable!("{other:?} is no way to spawn"),
        };
        // Q5: any number of figures may stand on a square.
        self.at[who as usize] = at;
        events.push(Event::Spawned { who, at });
    }
}
