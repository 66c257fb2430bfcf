//! A match in progress, and the loop: take an answer, then settle: run what
//! needs no answer until somebody has to speak.

use table::{Actor, Actors, BadSetup, Game, List, Options, Rng, Roster, Seat, Shared, Sink, Standing};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::setup::Setup;
use super::view::{PlayerOwn, Public};
use crate::abilities::{Gifted, Tokens};
use crate::aim::Shot;
use crate::arena::{Arena, Square};
use crate::bag::Bag;
use crate::content::Rules;
use crate::ids::{
    ByFigure, ByPlayer, ByTeam, Card, FIGURES, Figure, Figures, Per, Player, Players, Reward, Team, Weapon, Weapons,
};
use crate::pay::{Bill, Coin, Payer};
use crate::range::Range;
use crate::stack::{Flow, Stacked};
use crate::supply::Supply;
use crate::wallet::{Cubes, Wallet};

impl Player {
    pub(crate) fn actor(self) -> Actor {
        Actor(self.0)
    }

    pub(crate) fn of(actor: Actor) -> Player {
        Player(actor.0)
    }

    /// The next seat.
    pub(crate) fn next(self) -> Player {
        Player(self.0 + 1)
    }
}

/// The command of black is this actor, that of white the next.
pub(crate) const COMMAND: u8 = 6;

/// Whose character it is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Owner {
    /// Characters are not assigned yet.
    #[default]
    Nobody,
    /// Two players share it.
    Shared,
    One(Player),
}

/// Who may fire a character's own weapon.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Load {
    /// Nobody has paid for it yet.
    #[default]
    Unpaid,
    Empty,
    By(Player),
}

impl Load {
    pub(crate) fn by(self) -> Option<Player> {
        if let Load::By(player) = self { Some(player) } else { None }
    }
}

/// A character's board and what lies on it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Board {
    pub(crate) owner: Owner,
    pub(crate) damage: u8,
    /// Damage and marks of this colour in the buffer of its team.
    pub(crate) waiting: u8,
    pub(crate) marks: u8,
    /// How far the rush tile lies from its right end.
    pub(crate) slides: u8,
    pub(crate) skulls: u8,
    /// The character's own weapon, once luck has shown which of the two it is.
    pub(crate) weapon: Option<Weapon>,
    pub(crate) load: Load,
}

/// What a player holds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Hand {
    pub(crate) wallet: Wallet,
    /// Weapons of the arena, all loaded.
    pub(crate) weapons: Weapons,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TeamPlay {
    pub(crate) rules: Shared<Rules>,
    pub(crate) arena: Shared<Arena>,
    /// Players of each team.
    pub(crate) seats: ByTeam<u8>,
    pub(crate) hidden_hands: bool,
    pub(crate) reward: Option<Reward>,
    /// The team that began, and the one whose turn it is.
    pub(crate) first: Team,
    pub(crate) turn: Team,
    /// The characters of each team.
    pub(crate) teams: ByTeam<Figures>,
    pub(crate) boards: ByFigure<Board>,
    pub(crate) at: ByFigure<Square>,
    pub(crate) players: ByPlayer<Hand>,
    /// Unloaded weapons of the arena on each team's side of the table.
    pub(crate) pool: ByTeam<Weapons>,
    /// Who controls the shared character.
    pub(crate) controller: ByTeam<Player>,
    /// The tokens of the abilities.
    pub(crate) tokens: Tokens,
    pub(crate) supply: Supply,
    pub(crate) skulls: u8,
    pub(crate) skulls_at_start: u8,
    pub(crate) points: ByTeam<u16>,
    /// The part of the points that came from leftover damage.
    pub(crate) leftover: ByTeam<u16>,
    // This turn: characters that acted, players who let the floor, or the reload, go by.
    pub(crate) acted: Figures,
    pub(crate) declined: Players,
    /// Turns in a row in which nobody took damage.
    pub(crate) quiet: u16,
    /// The character that acts.
    pub(crate) active: Figure,
    pub(crate) asked: Actors,
    pub(crate) stack: List<Frame, 16>,
    pub(crate) shot: Shot,
    pub(crate) bill: Bill,
}

impl TeamPlay {
    /// The match before anything was dealt.
    pub(crate) fn blank(rules: &'static Rules, arena: &'static Arena, seats: [u8; 2], skulls: u8) -> Self {
        let hand = Hand { wallet: Wallet::of(Cubes::each(rules.limits.cubes_at_start)), ..Hand::default() };
        TeamPlay {
            rules: Shared(rules),
            arena: Shared(arena),
            seats: Per::new(seats),
            hidden_hands: false,
            reward: None,
            first: Team::Black,
            turn: Team::Black,
            teams: Per::default(),
            boards: Per::default(),
            at: Per::new([Square::OFF; FIGURES]),
            players: Per::new([hand; FIGURES]),
            pool: Per::default(),
            controller: Per::new([Player(0), Player(seats[0])]),
            tokens: Tokens::at_start(&rules.team),
            supply: Supply::new(rules, arena),
            skulls,
            skulls_at_start: skulls,
            points: Per::default(),
            leftover: Per::default(),
            acted: Figures::NONE,
            declined: Players::NONE,
            quiet: 0,
            active: Figure(0),
            asked: Actors::NONE,
            stack: List::new(),
            shot: Shot::default(),
            bill: Bill::PAID,
        }
    }

    // Who is who

    /// The team of a character.
    #[inline]
    pub(crate) fn side(&self, who: Figure) -> Team {
        if self.teams[Team::White].has(who) { Team::White } else { Team::Black }
    }

    pub(crate) fn team_of(&self, player: Player) -> Team {
        if player.0 < self.seats[Team::Black] { Team::Black } else { Team::White }
    }

    /// The players of a team, in the order of the seats.
    #[inline]
    pub(crate) fn players_of(&self, team: Team) -> Players {
        let black = Players::first_n(self.seats[Team::Black].into());
        if team == Team::Black { black } else { self.everybody().without(black) }
    }

    pub(crate) fn first_of(&self, team: Team) -> Player {
        Player(if team == Team::Black { 0 } else { self.seats[Team::Black] })
    }

    pub(crate) fn everybody(&self) -> Players {
        Players::first_n((self.seats[Team::Black] + self.seats[Team::White]).into())
    }

    /// The characters of the team whose turn it is not.
    pub(crate) fn foes(&self) -> Figures {
        self.teams[self.turn.other()]
    }

    /// Who speaks for a team: its only player, or its command.
    pub(crate) fn voice(&self, team: Team) -> Actor {
        if self.seats[team] == 1 { self.first_of(team).actor() } else { Actor(COMMAND + team as u8) }
    }

    /// The player who decides for a character in its team's turn.
    #[inline]
    pub(crate) fn controller_of(&self, who: Figure) -> Player {
        match self.boards[who].owner {
            Owner::One(owner) => owner,
            _ => self.controller[self.side(who)],
        }
    }

    /// May this player ever decide for this character?
    pub(crate) fn shares(&self, player: Player, who: Figure) -> bool {
        match self.boards[who].owner {
            Owner::Nobody => false,
            Owner::Shared => self.side(who) == self.team_of(player),
            Owner::One(owner) => owner == player,
        }
    }

    /// The player who controls the acting character.
    #[inline]
    pub(crate) fn acting(&self) -> Player {
        self.controller_of(self.active)
    }

    #[inline]
    pub(crate) fn here(&self) -> Square {
        self.at[self.active]
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
            Frame::ShootMode => self.mode_choices(out),
            Frame::Fire => self.program_choices(out),
            Frame::Scope => self.scope_choices(out),
            Frame::ScopeTarget => out.extend(self.shot.hurt.map(Choice::Figure)),
            Frame::Tagback { by, .. } => self.tagback_choices(by, out),
            Frame::Pay => {
                let wallet = &self.players[Player::of(self.bill.who)].wallet;
                out.extend(self.bill.coins(wallet).map(Choice::from));
            }
            Frame::Newton(_) => out.extend(self.foes().map(Choice::Figure)),
            Frame::NewtonMove { who, .. } => self.newton_move_choices(who, out),
            Frame::Teleport(by) => self.teleport_choices(by, out),
            Frame::TeleportTo { .. } => out.extend(self.arena.all.map(Choice::Square)),
            Frame::Abilities(used) => self.abilities_choices(used, out),
            Frame::Ability(stage) => self.stage_choices(stage, out),
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
            Frame::Pay => self.pay_apply(choice.into(), events),
            Frame::Newton(by) => self.newton_apply(by, choice),
            Frame::NewtonMove { who, by } => self.shove_apply(who, by, choice, events),
            Frame::Teleport(by) => self.teleport_apply(by, choice),
            Frame::TeleportTo { who, by } => self.shove_apply(who, by, choice, events),
            Frame::Abilities(used) => self.abilities_apply(used, choice, events),
            Frame::Ability(stage) => self.stage_apply(stage, choice, events),
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

impl Stacked for TeamPlay {
    fn run_top(&mut self, events: &mut impl Sink<Event>) -> Option<Flow> {
        Some(match self.top()? {
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
            Frame::Ability(stage) => self.run_stage(stage),
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
            | Frame::Unload { by, .. } => Flow::Ask(by.actor()),
            Frame::Act
            | Frame::GrabMove(_)
            | Frame::Drop { .. }
            | Frame::ShootMove(_)
            | Frame::ShootPick
            | Frame::ShootMode
            | Frame::ScopeTarget => Flow::Ask(self.acting().actor()),
        })
    }

    fn pop(&mut self) {
        self.stack.pop();
    }

    fn ask(&mut self, asked: Actors) {
        self.asked = asked;
    }

    fn supply(&mut self) -> &mut Supply {
        &mut self.supply
    }

    fn hands(&self) -> [Bag<Card>; FIGURES] {
        self.players.map(|player| player.wallet.powerups)
    }
}

impl Game for TeamPlay {
    const NAME: &'static str = "adrenaline-team";
    const RULES: u16 = 2;
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
        let mut all: Actors = self.everybody().map(Player::actor).collect();
        for team in Team::BOTH {
            all.insert(self.voice(team));
        }
        all
    }

    /// A seat for every player, who also speaks for the team.
    fn roster(&self) -> Roster {
        Roster::new(self.everybody().map(|player| {
            let voice = self.voice(self.team_of(player));
            (Seat(player.0), Actors::one(player.actor()).with(Actors::one(voice)))
        }))
    }

    fn waiting(&self) -> Actors {
        self.asked
    }

    fn is_veiled(&self, actor: Actor) -> bool {
        let asks = matches!(self.top(), Some(Frame::Scope | Frame::Tagback { .. } | Frame::Pay | Frame::Reload(_)));
        asks && self.players.get(Player::of(actor)).is_some_and(|player| !player.wallet.powerups.is_empty())
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
        self.supply.weight(choice.into())
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
        Standing::ranked(Team::BOTH.map(|team| {
            let mut side: Actors = self.players_of(team).map(Player::actor).collect();
            side.insert(self.voice(team));
            (side, self.points[team].into(), self.leftover[team].into())
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

impl Payer for TeamPlay {
    fn bill(&mut self) -> &mut Bill {
        &mut self.bill
    }

    fn wallet(&mut self) -> &mut Wallet {
        &mut self.players[Player::of(self.bill.who)].wallet
    }

    fn discard(&mut self, card: Card) {
        self.supply.discard(self.bill.who, card);
    }

    fn paid(player: Actor, coin: Coin) -> Event {
        Event::Paid { player, coin }
    }

    fn begin_paying(&mut self) {
        self.stack.push(Frame::Pay);
    }
}
