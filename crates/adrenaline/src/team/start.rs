//! Before the first turn: what luck lays out, the draft, who plays whom, the
//! price of characters' own weapons, and the spawning round.

use table::{Actor, BadSetup, List, Options, Quiet, Sink};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::setup::Setup;
use super::state::{Load, Owner, TeamPlay};
use crate::content::Rules;
use crate::ids::{Colour, FIGURES, Figure, Figures, Player, Players, Team, Weapon};
use crate::pay::Coin;
use crate::stack::{Flow, Stacked};
use crate::wallet::Cubes;

impl TeamPlay {
    pub(crate) fn start(rules: &'static Rules, setup: &Setup) -> Result<TeamPlay, BadSetup> {
        let checked = setup.check(rules)?;
        let mut game = TeamPlay::blank(checked.rules, checked.arena, [setup.black, setup.white], setup.skulls);
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
            Some(weapons) => {
                game.boards.iter_mut().zip(weapons).for_each(|(board, weapon)| board.weapon = Some(weapon));
            }
            None => game.stack.push(Frame::Reveal),
        }
        match setup.first {
            Some(team) => game.begin_with(team, &mut Quiet),
            None => game.stack.push(Frame::First),
        }
        match checked.reward {
            Some(reward) => game.reward = Some(reward),
            None => game.stack.push(Frame::Reward),
        }
        game.settle(&mut Quiet);
        Ok(game)
    }

    fn begin_with<S: Sink<Event>>(&mut self, team: Team, events: &mut S) {
        self.first = team;
        self.turn = team;
        events.push(Event::Begins { team });
    }

    /// The starting team is 0, the other 1.
    pub(crate) fn in_order(&self, order: u8) -> Team {
        if order == 0 { self.first } else { self.first.other() }
    }

    // Luck

    pub(crate) fn run_reveal(&mut self) -> Flow {
        if self.boards.iter().any(|board| board.weapon.is_none()) {
            return Flow::Ask(Actor::LUCK);
        }
        self.stack.pop();
        Flow::Go
    }

    pub(crate) fn luck_choices(&self, out: &mut Options<Self>) {
        match self.top() {
            Some(Frame::Reward) => out.extend(self.rules.team.rewards.each().map(|(reward, _)| Choice::Reward(reward))),
            Some(Frame::First) => out.extend(Team::BOTH.map(Choice::Team)),
            Some(Frame::Reveal) => {
                let who = self.boards.find(|board| board.weapon.is_none()).unwrap_or_default();
                out.extend((0..2).map(|which| Choice::Weapon(self.rules.team.own_weapon(who, which))));
            }
            Some(Frame::Refill) => self.supply.offer(out),
            Some(Frame::Draw(_)) => out.extend(self.supply.powerup_deck.kinds().map(Choice::Card)),
            other => unreachable!("luck is not asked in {other:?}"),
        }
    }

    pub(crate) fn luck_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match (self.top(), choice) {
            (Some(Frame::Reward), Choice::Reward(reward)) => {
                self.stack.pop();
                self.reward = Some(reward);
                events.push(Event::RewardTile { reward });
            }
            (Some(Frame::First), Choice::Team(team)) => {
                self.stack.pop();
                self.begin_with(team, events);
            }
            (Some(Frame::Reveal), Choice::Weapon(weapon)) => {
                let who = self.rules.team.weapon_owner(weapon).expect("a character's own weapon");
                self.boards[who].weapon = Some(weapon);
                events.push(Event::Revealed { who, weapon });
            }
            (Some(Frame::Refill), laid) => self.supply.lay(laid.into(), events),
            (Some(Frame::Draw(player)), Choice::Card(card)) => {
                self.stack.pop();
                self.supply.draw(player.actor(), card);
                self.players[player].wallet.powerups.add(card);
                events.push(Event::Drew { player: player.actor(), card: Some(card) });
                self.restock(events);
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
        if let Some(last) = self.undrafted().first() {
            self.draft(self.drafting(n), last, events);
        }
        Flow::Go
    }

    /// The team that takes the next character after this many.
    fn drafting(&self, n: u8) -> Team {
        self.in_order([0, 1, 1, 0, 0, 1][n as usize])
    }

    fn undrafted(&self) -> Figures {
        Figures::first_n(FIGURES).without(self.teams[Team::Black]).without(self.teams[Team::White])
    }

    fn draft<S: Sink<Event>>(&mut self, team: Team, who: Figure, events: &mut S) {
        self.teams[team].insert(who);
        events.push(Event::Drafted { team, who });
    }

    pub(crate) fn draft_choices(&self, out: &mut Options<Self>) {
        out.extend(self.undrafted().map(Choice::Figure));
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
        let Some(who) = free.first() else {
            self.stack.pop();
            return Flow::Go;
        };
        match (self.seats[team], free.len()) {
            // The last one of three, or all of a lone player's.
            (1, _) | (3, 1) => {
                self.assign(self.next_player(team), who, events);
                Flow::Go
            }
            (2, 1) => {
                self.boards[who].owner = Owner::Shared;
                events.push(Event::Shared { team, who });
                Flow::Go
            }
            _ => Flow::Ask(self.voice(team)),
        }
    }

    fn unassigned(&self, team: Team) -> Figures {
        self.teams[team].filter(|&who| self.boards[who].owner == Owner::Nobody).collect()
    }

    /// The next player without a character; a lone player takes all.
    pub(crate) fn next_player(&self, team: Team) -> Player {
        let has = |player: &Player| self.boards.iter().any(|board| board.owner == Owner::One(*player));
        self.players_of(team).into_iter().find(|player| !has(player)).unwrap_or(self.first_of(team))
    }

    fn assign<S: Sink<Event>>(&mut self, player: Player, who: Figure, events: &mut S) {
        self.boards[who].owner = Owner::One(player);
        events.push(Event::Assigned { player: player.actor(), who });
    }

    pub(crate) fn assign_choices(&self, order: u8, out: &mut Options<Self>) {
        out.extend(self.unassigned(self.in_order(order)).map(Choice::Figure));
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
            let payers = self.payers(who);
            match (self.rivals(who).len(), payers.first()) {
                // Q1: it starts unloaded only if nobody has the cube any more.
                (_, None) => {
                    self.boards[who].load = Load::Empty;
                    events.push(Event::Unarmed { who, weapon: self.own_weapon(who) });
                }
                (1, Some(payer)) if payers.len() == 1 => self.arm(who, payer, events),
                // Two weapons and one cube, or, Q2, two players for a shared weapon.
                _ => return Flow::Ask(self.voice(team)),
            }
        }
        self.stack.pop();
        Flow::Go
    }

    /// The next own weapon to be paid for; a shared one comes last.
    fn next_unpaid(&self, team: Team) -> Option<Figure> {
        let unpaid = |who: &Figure| self.boards[*who].load == Load::Unpaid;
        let shared = |who: &Figure| self.boards[*who].owner == Owner::Shared;
        self.teams[team].filter(unpaid).min_by_key(shared)
    }

    fn price(&self, who: Figure) -> Cubes {
        self.rules.team.weapons[self.own_weapon(who)].grab
    }

    fn own_weapon(&self, who: Figure) -> Weapon {
        self.boards[who].weapon.expect("luck has shown it")
    }

    /// The players who could pay for this character's weapon.
    fn payers(&self, who: Figure) -> Players {
        let price = self.price(who);
        let can = |p: &Player| self.shares(*p, who) && self.players[*p].wallet.cubes.cover(price);
        self.players_of(self.side(who)).filter(can).collect()
    }

    /// This character and those of the same player whose weapons want the same cube.
    fn rivals(&self, who: Figure) -> Figures {
        let rival = |&other: &Figure| {
            let (one, two) = (&self.boards[who], &self.boards[other]);
            let cube = self.price(who) != Cubes::NONE && self.price(other) == self.price(who);
            other == who || (cube && two.owner == one.owner && two.load == Load::Unpaid && one.owner != Owner::Shared)
        };
        self.teams[self.side(who)].filter(rival).collect()
    }

    fn arm<S: Sink<Event>>(&mut self, who: Figure, player: Player, events: &mut S) {
        let price = self.price(who);
        for colour in Colour::ALL {
            for _ in 0..price[colour] {
                self.players[player].wallet.cubes[colour] -= 1;
                events.push(Event::Paid { player: player.actor(), coin: Coin::Cube(colour) });
            }
        }
        self.boards[who].load = Load::By(player);
        events.push(Event::Armed { who, weapon: self.own_weapon(who), by: player.actor() });
    }

    pub(crate) fn arm_choices(&self, order: u8, out: &mut Options<Self>) {
        let Some(who) = self.next_unpaid(self.in_order(order)) else { return };
        if self.boards[who].owner == Owner::Shared {
            out.extend(self.payers(who).map(Choice::Player));
        } else {
            out.extend(self.rivals(who).map(|other| Choice::Weapon(self.own_weapon(other))));
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
                let who = self.rules.team.weapon_owner(weapon).expect("a character's own weapon");
                self.arm(who, self.controller_of(who), events);
            }
            other => unreachable!("{other:?} pays for nothing"),
        }
    }

    // The spawning round

    pub(crate) fn run_muster(&mut self, order: u8) -> Flow {
        let team = self.in_order(order);
        match self.seats[team] {
            2 => return Flow::Ask(self.voice(team)),
            1 => self.muster(team, Some(self.first_of(team)), 4),
            _ => self.muster(team, None, 2),
        }
        Flow::Go
    }

    pub(crate) fn muster_choices(&self, order: u8, out: &mut Options<Self>) {
        // Q3: the second seat is offered first.
        let players: List<Player, 3> = self.players_of(self.in_order(order)).collect();
        out.extend(players.iter().rev().map(|&player| Choice::Player(player)));
    }

    pub(crate) fn muster_apply(&mut self, order: u8, choice: Choice) {
        let team = self.in_order(order);
        let player = if let Choice::Player(player) = choice { Some(player) } else { self.players_of(team).last() };
        self.muster(team, player, 3);
    }

    /// Everybody draws two, and `most` a player who spawns several characters.
    /// Those who drew fewer spawn first, one's own character before the shared one.
    fn muster(&mut self, team: Team, busy: Option<Player>, most: u8) {
        self.stack.pop();
        let mut players: List<Player, 3> = self.players_of(team).collect();
        players.sort_by_key(|&player| Some(player) == busy);
        // Pushed last is done first.
        for &player in players.iter().rev() {
            let owner = |who: &Figure| self.boards[*who].owner;
            let spawns = |who: &Figure| match owner(who) {
                Owner::One(owner) => owner == player,
                _ => Some(player) == busy,
            };
            let mut mine: List<Figure, 3> = self.teams[team].filter(spawns).collect();
            mine.sort_by_key(|who| owner(who) == Owner::Shared);
            for &who in mine.iter().rev() {
                self.stack.push(Frame::Spawn { who, by: player });
            }
        }
        for &player in players.iter().rev() {
            for _ in 0..if Some(player) == busy { most } else { 2 } {
                self.stack.push(Frame::Draw(player));
            }
        }
    }

    pub(crate) fn spawn_choices(&self, by: Player, out: &mut Options<Self>) {
        let hand = self.players[by].wallet.powerups;
        out.extend(hand.kinds().map(Choice::Card));
        if hand.is_empty() {
            // Nothing to discard, which the printed deck rules out: any spawnpoint will do.
            out.extend(self.arena.spawn.iter().copied().map(Choice::Square));
        }
    }

    pub(crate) fn spawn_apply<S: Sink<Event>>(&mut self, who: Figure, by: Player, choice: Choice, events: &mut S) {
        self.stack.pop();
        let at = match choice {
            Choice::Card(card) => {
                self.players[by].wallet.powerups.take(card);
                self.supply.discard(by.actor(), card);
                events.push(Event::Discarded { player: by.actor(), card });
                self.arena.spawn[card.colour()]
            }
            Choice::Square(square) => square,
            other => unreachable!("{other:?} is no way to spawn"),
        };
        // Q5: any number of figures may stand on a square.
        self.at[who] = at;
        events.push(Event::Spawned { who, at });
    }
}
