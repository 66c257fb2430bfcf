//! A match in progress, and the loop: take an answer, then settle: run what
//! needs no answer until somebody has to speak.

use table::{Actor, Actors, BadSetup, Game, List, Options, Rng, Roster, Seat, Shared, Sink, Standing};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::setup::Setup;
use super::view::{PlayerOwn, Public};
use crate::aim::Shot;
use crate::arena::{Arena, Square, Squares};
use crate::bag::Bag;
use crate::content::{FIGURES, Rules};
use crate::deathmatch::figure::{bits, purse};
use crate::deathmatch::state::{CLOSED, Flow, NONE};
use crate::pay::Bill;
use crate::recall::Recall;

/// The command of black is this actor, that of white the next.
pub(crate) const COMMAND: u8 = 6;
/// The owner of a character that two players share.
pub(crate) const SHARED: u8 = u8::MAX - 1;
/// An own weapon nobody has paid for yet.
pub(crate) const UNPAID: u8 = u8::MAX - 1;

/// A character's board and what lies on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Board {
    /// Whose it is, [`SHARED`], or [`NONE`] before characters are assigned.
    pub(crate) owner: u8,
    pub(crate) damage: u8,
    /// Damage and marks of this colour in the buffer of its team.
    pub(crate) waiting: u8,
    pub(crate) marks: u8,
    /// How far the rush tile lies from its right end.
    pub(crate) slides: u8,
    pub(crate) skulls: u8,
    /// The own weapon, and the player who may fire it: [`NONE`] while it is unloaded.
    pub(crate) weapon: u8,
    pub(crate) loaded_by: u8,
}

/// What a player holds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Player {
    /// Red, yellow, blue.
    pub(crate) cubes: [u8; 3],
    /// Weapons of the arena, all loaded, as bits.
    pub(crate) weapons: u64,
    pub(crate) powerups: Bag,
}

impl Player {
    #[inline]
    pub(crate) fn purse(&self) -> [u8; 3] {
        purse(self.cubes, self.powerups)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TeamPlay {
    pub(crate) rules: Shared<Rules>,
    pub(crate) arena: Shared<Arena>,
    /// Players of each team.
    pub(crate) seats: [u8; 2],
    pub(crate) hidden_hands: bool,
    pub(crate) reward: u8,
    /// The team that began, and the one whose turn it is.
    pub(crate) first: u8,
    pub(crate) turn: u8,
    /// The characters of each team, as bits.
    pub(crate) teams: [u8; 2],
    pub(crate) boards: [Board; FIGURES],
    pub(crate) at: [Square; FIGURES],
    pub(crate) players: [Player; FIGURES],
    /// Unloaded weapons of the arena on each team's side of the table.
    pub(crate) pool: [u64; 2],
    /// Who controls the shared character.
    pub(crate) controller: [u8; 2],
    /// Characters with a venom or control token, as bits, and the tokens on the overload card.
    pub(crate) venom: u8,
    pub(crate) control: u8,
    pub(crate) overload: u8,
    pub(crate) tiles: [u8; crate::arena::SQUARES],
    /// Ammo squares without a tile.
    pub(crate) bare: Squares,
    /// Weapons lying at the red, yellow and blue spawnpoint.
    pub(crate) slots: [[u8; 3]; 3],
    pub(crate) weapon_deck: u64,
    pub(crate) tile_deck: Bag,
    pub(crate) tile_discard: Bag,
    pub(crate) powerup_deck: Bag,
    pub(crate) powerup_discard: Bag,
    pub(crate) recall: Recall,
    pub(crate) skulls: u8,
    pub(crate) skulls_at_start: u8,
    pub(crate) points: [u16; 2],
    /// The part of the points that came from leftover damage.
    pub(crate) leftover: [u16; 2],
    // This turn, as bits: characters that acted, that hit with their own
    // weapon, and that a tracking bot hit; players who let the floor go by.
    pub(crate) acted: u8,
    pub(crate) proved: u8,
    pub(crate) tracked: u8,
    pub(crate) declined: u8,
    /// The player whose next reload is cheaper.
    pub(crate) tuned: u8,
    /// Turns in a row in which nobody took damage.
    pub(crate) quiet: u16,
    /// The character that acts, and where its shot began.
    pub(crate) active: u8,
    pub(crate) from: Square,
    pub(crate) asked: Actors,
    pub(crate) stack: List<Frame, 16>,
    pub(crate) shot: Shot,
    pub(crate) bill: Bill,
}

impl TeamPlay {
    /// The match before anything was dealt.
    pub(crate) fn blank(rules: &'static Rules, arena: &'static Arena, seats: [u8; 2], skulls: u8) -> Self {
        let board = Board {
            owner: NONE,
            damage: 0,
            waiting: 0,
            marks: 0,
            slides: 0,
            skulls: 0,
            weapon: NONE,
            loaded_by: UNPAID,
        };
        let player = Player { cubes: [rules.limits.cubes_at_start; 3], ..Player::default() };
        let mut slots = [[NONE; 3]; 3];
        for spawnpoint in &mut slots {
            spawnpoint[rules.limits.weapons_at_spawnpoint as usize..].fill(CLOSED);
        }
        TeamPlay {
            rules: Shared(rules),
            arena: Shared(arena),
            seats,
            hidden_hands: false,
            reward: NONE,
            first: 0,
            turn: 0,
            teams: [0; 2],
            boards: [board; FIGURES],
            at: [Square::OFF; FIGURES],
            players: [player; FIGURES],
            pool: [0; 2],
            controller: [0, seats[0]],
            venom: 0,
            control: 0,
            overload: super::abilities::overload_at_start(rules),
            tiles: [NONE; crate::arena::SQUARES],
            bare: arena.ammo,
            slots,
            weapon_deck: (1 << rules.team.arena_weapons) - 1,
            tile_deck: rules.tile_deck,
            tile_discard: Bag::default(),
            powerup_deck: rules.powerup_deck,
            powerup_discard: Bag::default(),
            recall: Recall::default(),
            skulls,
            skulls_at_start: skulls,
            points: [0; 2],
            leftover: [0; 2],
            acted: 0,
            proved: 0,
            tracked: 0,
            declined: 0,
            tuned: NONE,
            quiet: 0,
            active: 0,
            from: Square::OFF,
            asked: Actors::NONE,
            stack: List::new(),
            shot: Shot::default(),
            bill: Bill::default(),
        }
    }

    // Who is who

    /// The team of a character.
    #[inline]
    pub(crate) fn side(&self, who: u8) -> u8 {
        self.teams[1] >> who & 1
    }

    #[inline]
    pub(crate) fn team_of(&self, player: u8) -> u8 {
        u8::from(player >= self.seats[0])
    }

    /// The players of a team, in the order of the seats.
    #[inline]
    pub(crate) fn players_of(&self, team: u8) -> std::ops::Range<u8> {
        if team == 0 { 0..self.seats[0] } else { self.seats[0]..self.seats[0] + self.seats[1] }
    }

    pub(crate) fn everybody(&self) -> std::ops::Range<u8> {
        0..self.seats[0] + self.seats[1]
    }

    /// The characters of a team.
    #[inline]
    pub(crate) fn team(&self, team: u8) -> impl Iterator<Item = u8> + use<> {
        bits(self.teams[team as usize].into())
    }

    /// The characters of the team whose turn it is not.
    #[inline]
    pub(crate) fn foes(&self) -> u8 {
        self.teams[1 - self.turn as usize]
    }

    /// Who speaks for a team: its only player, or its command.
    #[inline]
    pub(crate) fn voice(&self, team: u8) -> Actor {
        if self.seats[team as usize] == 1 { Actor(self.players_of(team).start) } else { Actor(COMMAND + team) }
    }

    /// The player who decides for a character in its team's turn.
    #[inline]
    pub(crate) fn controller_of(&self, who: u8) -> u8 {
        match self.boards[who as usize].owner {
            SHARED => self.controller[self.side(who) as usize],
            owner => owner,
        }
    }

    /// May this player ever decide for this character?
    #[inline]
    pub(crate) fn shares(&self, player: u8, who: u8) -> bool {
        let owner = self.boards[who as usize].owner;
        owner == player || owner == SHARED && self.side(who) == self.team_of(player)
    }

    /// The player who controls the acting character.
    #[inline]
    pub(crate) fn acting(&self) -> u8 {
        self.controller_of(self.active)
    }

    #[inline]
    pub(crate) fn here(&self) -> Square {
        self.at[self.active as usize]
    }

    // The loop

    #[inline]
    pub(crate) fn top(&self) -> Option<Frame> {
        self.stack.last().copied()
    }

    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.stack.pop();
        self.stack.push(frame);
    }

    pub(crate) fn settle<S: Sink<Event>>(&mut self, events: &mut S) {
        while let Some(frame) = self.top() {
            if let Flow::Ask(actor) = self.run(frame, events) {
                self.asked = Actors::one(actor);
                return;
            }
        }
        self.asked = Actors::NONE;
    }

    fn run<S: Sink<Event>>(&mut self, frame: Frame, events: &mut S) -> Flow {
        match frame {
            Frame::Reward | Frame::First => Flow::Ask(Actor::LUCK),
            Frame::Reveal => self.run_reveal(),
            Frame::Refill => self.run_refill(events),
            Frame::Draw(_) => self.run_draw(events),
            Frame::Draft(n) => self.run_draft(n, events),
            Frame::Assign(order) => self.run_assign(order, events),
            Frame::Arm(order) => self.run_arm(order, events),
            Frame::Muster(order) => self.run_muster(order),
            Frame::Begin => self.run_begin(events),
            Frame::Control => Flow::Ask(self.voice(self.turn)),
            Frame::Team => self.run_team(),
            Frame::Grab => self.run_grab(events),
            Frame::Fire => self.run_fire(events),
            Frame::Scope => self.run_scope(events),
            Frame::Tagback { by, shared } => self.run_tagback(by, shared),
            Frame::Pay => self.run_pay(events),
            Frame::Abilities(used) => self.run_abilities(used),
            Frame::MindControl(done) => self.run_mind_control(done),
            Frame::ControlStrike(who) => self.run_control_strike(who),
            Frame::Flush => self.run_flush(events),
            Frame::Gifts { heals, cubes, powerups } => self.run_gifts(heals, cubes, powerups),
            Frame::Score => self.run_score(events),
            Frame::Respawn(who) => self.run_respawn(who),
            Frame::Reload(by) => self.run_reload(by),
            Frame::EndTurn => self.run_end_turn(events),
            Frame::Finish => self.finish(events),
            Frame::GiftCube(_) => Flow::Ask(self.voice(self.turn)),
            Frame::Spawn { by, .. }
            | Frame::Floor(by)
            | Frame::Newton(by)
            | Frame::NewtonMove { by, .. }
            | Frame::Teleport(by)
            | Frame::TeleportTo { by, .. }
            | Frame::Tune { by, .. }
            | Frame::Unload { by, .. } => Flow::Ask(Actor(by)),
            Frame::Act
            | Frame::GrabMove(_)
            | Frame::Drop { .. }
            | Frame::ShootMove(_)
            | Frame::ShootPick
            | Frame::ShootMode
            | Frame::ScopeTarget
            | Frame::ControlMove(_)
            | Frame::Overload
            | Frame::Nanobots
            | Frame::Treat(_)
            | Frame::Purge(_)
            | Frame::Upgrade
            | Frame::Scavenge
            | Frame::Hack
            | Frame::LockOn
            | Frame::Siphon
            | Frame::SiphonCube(_) => Flow::Ask(Actor(self.acting())),
        }
    }

    fn answer_choices(&self, frame: Frame, out: &mut Options<Self>) {
        match frame {
            Frame::Draft(_) => self.draft_choices(out),
            Frame::Assign(order) => self.assign_choices(order, out),
            Frame::Arm(order) => self.arm_choices(order, out),
            Frame::Muster(order) => self.muster_choices(order, out),
            Frame::Spawn { by, .. } => self.spawn_choices(by, out),
            Frame::Control => self.control_choices(out),
            Frame::Team => self.team_choices(out),
            Frame::Floor(by) => self.floor_choices(by, out),
            Frame::Act => self.act_choices(out),
            Frame::GrabMove(moves) => self.grab_move_choices(moves, out),
            Frame::Grab => self.grab_choices(out),
            Frame::Drop { new, .. } => self.drop_choices(new, out),
            Frame::ShootMove(moves) => self.shoot_move_choices(moves, out),
            Frame::ShootPick => self.shoot_pick_choices(out),
            Frame::ShootMode => self.shoot_mode_choices(out),
            Frame::Fire => self.fire_choices(out),
            Frame::Scope => self.scope_choices(out),
            Frame::ScopeTarget => out.extend(bits(self.shot.hurt.into()).map(Choice::Figure)),
            Frame::Tagback { by, .. } => self.tagback_choices(by, out),
            Frame::Pay => self.pay_choices(out),
            Frame::Newton(_) => out.extend(bits(self.foes().into()).map(Choice::Figure)),
            Frame::NewtonMove { who, .. } => self.newton_move_choices(who, out),
            Frame::Teleport(by) => self.teleport_choices(by, out),
            Frame::TeleportTo { .. } => push_squares(self.arena.all, out),
            Frame::Abilities(used) => self.abilities_choices(used, out),
            Frame::MindControl(done) => self.mind_control_choices(done, out),
            Frame::ControlMove(who) => self.control_move_choices(who, out),
            Frame::ControlStrike(who) => self.control_strike_choices(who, out),
            Frame::Overload => self.overload_choices(out),
            Frame::Nanobots => self.nanobots_choices(out),
            Frame::Treat(how) => self.treat_choices(how, out),
            Frame::Purge(who) => self.purge_choices(who, out),
            Frame::Upgrade => self.upgrade_choices(out),
            Frame::Scavenge => self.scavenge_choices(out),
            Frame::Hack => self.hack_choices(out),
            Frame::LockOn => self.lock_on_choices(out),
            Frame::Siphon => self.siphon_choices(out),
            Frame::SiphonCube(from) => self.siphon_cube_choices(from, out),
            Frame::Gifts { heals, cubes, .. } => self.gifts_choices(heals, cubes, out),
            Frame::GiftCube(player) => self.gift_cube_choices(player, out),
            Frame::Respawn(who) => out.extend(self.players_of(self.side(who)).map(Choice::Player)),
            Frame::Reload(by) => self.reload_choices(by, out),
            Frame::Tune { weapon, by } => self.tune_choices(weapon, by, out),
            Frame::Unload { new, by } => self.unload_choices(new, by, out),
            frame => unreachable!("nobody is asked in {frame:?}"),
        }
    }

    fn answer_apply<S: Sink<Event>>(&mut self, frame: Frame, choice: Choice, events: &mut S) {
        match frame {
            Frame::Draft(n) => self.draft_apply(n, choice, events),
            Frame::Assign(order) => self.assign_apply(order, choice, events),
            Frame::Arm(order) => self.arm_apply(order, choice, events),
            Frame::Muster(order) => self.muster_apply(order, choice),
            Frame::Spawn { who, by } => self.spawn_apply(who, by, choice, events),
            Frame::Control => self.control_apply(choice, events),
            Frame::Team => self.team_apply(choice, events),
            Frame::Floor(by) => self.floor_apply(by, choice, events),
            Frame::Act => self.act_apply(choice, events),
            Frame::GrabMove(_) => self.grab_move_apply(choice, events),
            Frame::Grab => self.grab_apply(choice, events),
            Frame::Drop { slot, .. } => self.drop_apply(slot, choice, events),
            Frame::ShootMove(_) => self.shoot_move_apply(choice, events),
            Frame::ShootPick => self.shoot_pick_apply(choice, events),
            Frame::ShootMode => self.shoot_mode_apply(choice, events),
            Frame::Fire => self.fire_apply(choice, events),
            Frame::Scope => self.scope_apply(choice, events),
            Frame::ScopeTarget => self.scope_target_apply(choice, events),
            Frame::Tagback { by, shared } => self.tagback_apply(by, shared, choice, events),
            Frame::Pay => self.pay_apply(choice, events),
            Frame::Newton(by) => self.newton_apply(by, choice),
            Frame::NewtonMove { who, by } => self.shove_apply(who, by, choice, events),
            Frame::Teleport(by) => self.teleport_apply(by, choice),
            Frame::TeleportTo { who, by } => self.shove_apply(who, by, choice, events),
            Frame::Abilities(used) => self.abilities_apply(used, choice, events),
            Frame::MindControl(done) => self.mind_control_apply(done, choice),
            Frame::ControlMove(who) => self.control_move_apply(who, choice, events),
            Frame::ControlStrike(who) => self.control_strike_apply(who, choice, events),
            Frame::Overload => self.overload_apply(choice, events),
            Frame::Nanobots => self.nanobots_apply(choice),
            Frame::Treat(how) => self.treat_apply(how, choice, events),
            Frame::Purge(who) => self.purge_apply(who, choice, events),
            Frame::Upgrade => self.upgrade_apply(choice, events),
            Frame::Scavenge => self.scavenge_apply(choice, events),
            Frame::Hack => self.hack_apply(choice),
            Frame::LockOn => self.lock_on_apply(choice, events),
            Frame::Siphon => self.siphon_apply(choice),
            Frame::SiphonCube(from) => self.siphon_cube_apply(from, choice, events),
            Frame::Gifts { heals, cubes, powerups } => self.gifts_apply([heals, cubes, powerups], choice, events),
            Frame::GiftCube(player) => self.gift_cube_apply(player, choice, events),
            Frame::Respawn(who) => self.respawn_apply(who, choice),
            Frame::Reload(by) => self.reload_apply(by, choice, events),
            Frame::Tune { weapon, by } => self.tune_apply(weapon, by, choice, events),
            Frame::Unload { by, .. } => self.unload_apply(by, choice, events),
            frame => unreachable!("nobody is asked in {frame:?}"),
        }
    }
}

impl Game for TeamPlay {
    const NAME: &'static str = "adrenaline-team";
    const RULES: u16 = 1;
    const CHOICES: usize = Choice::COUNT;

    type Rules = Rules;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type Public = Public;
    type Own = Vec<PlayerOwn>;

    fn new(rules: &'static Rules, setup: &Setup) -> Result<Self, BadSetup> {
        TeamPlay::start(rules, setup)
    }

    fn rules(&self) -> &'static Rules {
        self.rules.0
    }

    fn actors(&self) -> Actors {
        let mut all: Actors = self.everybody().map(Actor).collect();
        for team in 0..2 {
            all.insert(self.voice(team));
        }
        all
    }

    /// A seat for every player, who also speaks for the team.
    fn roster(&self) -> Roster {
        Roster::new(self.everybody().map(|player| {
            let team = u8::from(player >= self.seats[0]);
            (Seat(player), Actors::one(Actor(player)).with(Actors::one(self.voice(team))))
        }))
    }

    #[inline]
    fn waiting(&self) -> Actors {
        self.asked
    }

    fn is_veiled(&self, actor: Actor) -> bool {
        let asks = matches!(self.top(), Some(Frame::Scope | Frame::Tagback { .. } | Frame::Pay | Frame::Reload(_)));
        asks && self.players.get(actor.0 as usize).is_some_and(|player| !player.powerups.is_empty())
    }

    fn choices(&self, actor: Actor, out: &mut Options<Self>) {
        out.clear();
        if actor.is_luck() {
            return self.luck_choices(out);
        }
        let Some(frame) = self.top() else { return };
        self.answer_choices(frame, out);
        if out.is_empty() {
            // Never in a real match, where nothing is begun that cannot be
            // finished. In a world dealt again, the hand that could finish it
            // may be another one: then it is broken off.
            out.push(Choice::Pass);
        }
    }

    #[inline]
    fn weight(&self, choice: Choice) -> u32 {
        match choice {
            Choice::Tile(tile) => self.tile_deck.count(tile).into(),
            Choice::Card(card) => self.powerup_deck.count(card).into(),
            _ => 1,
        }
    }

    fn apply(&mut self, actor: Actor, choice: Choice, events: &mut impl Sink<Event>) {
        match self.top() {
            _ if actor.is_luck() => self.luck_apply(choice, events),
            Some(frame) => self.answer_apply(frame, choice, events),
            None => unreachable!("the match is over"),
        }
        self.settle(events);
    }

    fn standing(&self) -> Standing {
        Standing::ranked((0..2u8).map(|team| {
            let mut side: Actors = self.players_of(team).map(Actor).collect();
            side.insert(self.voice(team));
            (side, self.points[team as usize].into(), self.leftover[team as usize].into())
        }))
    }

    fn public(&self) -> Public {
        Public::of(self)
    }

    fn own(&self, sees: Actors) -> Vec<PlayerOwn> {
        super::view::own(self, sees)
    }

    fn seen(&self, event: &Event, sees: Actors) -> Option<Event> {
        Some(super::view::mask(self, *event, sees))
    }

    fn deal_again(&self, sees: Actors, rng: &mut Rng) -> Self {
        super::view::deal_again(self, sees, rng)
    }

    fn audit(&self) -> Result<(), String> {
        super::audit::audit(self)
    }
}

#[inline]
pub(crate) fn push_squares(squares: Squares, out: &mut Options<TeamPlay>) {
    out.extend(squares.map(|s| Choice::Square(s.0)));
}
