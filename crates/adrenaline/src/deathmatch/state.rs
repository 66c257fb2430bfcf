//! A match in progress, and the loop: take an answer, then settle: run what
//! needs no answer until somebody has to speak.

use table::{Actor, Actors, BadSetup, Game, List, Options, Rng, Shared, Sink, Standing};

use super::board::Board;
use super::bot::Bot;
use super::choice::Choice;
use super::domination::Domination;
use super::event::Event;
use super::frame::{Frame, Frenzy, Kill};
use super::setup::{Ending, Mode, Setup};
use super::turret::Turrets;
use super::view::{FigureOwn, Public};
use crate::abilities::{Gifted, Tokens};
use crate::aim::Shot;
use crate::arena::{Arena, Square};
use crate::bag::Bag;
use crate::content::Rules;
use crate::effect::Arsenal;
use crate::ids::{ByFigure, Card, FIGURES, Figure, Per, Role};
use crate::pay::{Bill, Coin, Payer};
use crate::range::Range;
use crate::stack::{Flow, Stacked};
use crate::supply::Supply;
use crate::wallet::{Cubes, Wallet};

/// The most kills one match can see: seven skulls, a turn that kills
/// everybody, and six last turns that do.
pub(crate) const KILLS: usize = 48;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Adrenaline {
    pub(crate) rules: Shared<Rules>,
    pub(crate) arena: Shared<Arena>,
    pub(crate) players: u8,
    pub(crate) first: Figure,
    pub(crate) ending: Ending,
    pub(crate) boards: ByFigure<Board>,
    pub(crate) at: ByFigure<Square>,
    pub(crate) supply: Supply,
    /// Skulls left on the killshot track, and how many there were.
    pub(crate) skulls: u8,
    pub(crate) skulls_at_start: u8,
    pub(crate) track: List<Kill, KILLS>,
    pub(crate) frenzy: Frenzy,
    /// Turns left, once frenzy has begun.
    pub(crate) last_turns: u8,
    pub(crate) turn: Figure,
    /// Actions left in this turn.
    pub(crate) left: u8,
    /// What the mode adds.
    pub(crate) domination: Option<Domination>,
    pub(crate) turrets: Option<Turrets>,
    pub(crate) bot: Option<Bot>,
    /// Characters have powers; then there are more weapons, and tokens.
    pub(crate) powers: bool,
    pub(crate) arms: Shared<Arsenal>,
    pub(crate) tokens: Tokens,
    /// The action under way was bought by a rush.
    pub(crate) rushing: bool,
    /// Who fires or fired last: the active figure, or the bot.
    pub(crate) shooter: Figure,
    /// Turns in a row in which nobody took damage.
    pub(crate) quiet: u16,
    pub(crate) asked: Actors,
    pub(crate) stack: List<Frame, 18>,
    pub(crate) shot: Shot,
    pub(crate) bill: Bill,
}

impl Adrenaline {
    /// The match before anything was dealt.
    pub(crate) fn blank(rules: &'static Rules, arena: &'static Arena, players: u8, skulls: u8, ending: Ending) -> Self {
        let board = Board { wallet: Wallet::of(Cubes::each(rules.limits.cubes_at_start)), ..Board::default() };
        Adrenaline {
            rules: Shared(rules),
            arena: Shared(arena),
            players,
            first: Figure(0),
            ending,
            boards: Per::new([board; FIGURES]),
            at: Per::new([Square::OFF; FIGURES]),
            supply: Supply::new(rules, arena),
            skulls,
            skulls_at_start: skulls,
            track: List::new(),
            frenzy: Frenzy::No,
            last_turns: 0,
            turn: Figure(0),
            left: 0,
            domination: None,
            turrets: None,
            bot: None,
            powers: false,
            arms: Shared(&rules.weapons),
            tokens: Tokens::default(),
            rushing: false,
            shooter: Figure(0),
            quiet: 0,
            asked: Actors::NONE,
            stack: List::new(),
            shot: Shot::default(),
            bill: Bill::PAID,
        }
    }

    /// Which game of the box is played.
    pub(crate) fn mode(&self) -> Mode {
        match (self.domination, self.turrets) {
            (Some(_), _) => Mode::Domination,
            (_, Some(_)) => Mode::Turret,
            _ => Mode::Deathmatch,
        }
    }

    pub(crate) fn set_mode(&mut self, mode: Mode) {
        self.domination = (mode == Mode::Domination).then(Domination::default);
        self.turrets = (mode == Mode::Turret).then(Turrets::default);
        if mode == Mode::Turret {
            self.supply.set_stall();
        }
    }

    #[inline]
    pub(crate) fn me(&self) -> &Board {
        &self.boards[self.turn]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Board {
        &mut self.boards[self.turn]
    }

    #[inline]
    pub(crate) fn here(&self) -> Square {
        self.at[self.turn]
    }

    pub(crate) fn active(&self) -> Actor {
        self.turn.actor()
    }

    /// The figure this many seats to the left of the active one.
    pub(crate) fn left_by(&self, seats: u8) -> Figure {
        let seat = self.turn.0 + seats;
        Figure(if seat >= self.players { seat - self.players } else { seat })
    }

    /// The figures of the players.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Figure> + use<> {
        (0..self.players).map(Figure)
    }

    /// All figures at the table: those of the players, then the bot.
    pub(crate) fn everybody(&self) -> impl Iterator<Item = Figure> + use<> {
        (0..self.figures()).map(Figure)
    }

    pub fn figures(&self) -> u8 {
        self.players + u8::from(self.bot.is_some())
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<Frame> {
        self.stack.last().copied()
    }

    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.stack.pop();
        self.stack.push(frame);
    }

    /// What modes, the bot and powers add runs beside the loop, which most matches go through without it.
    #[inline(never)]
    fn run_added<S: Sink<Event>>(&mut self, frame: Frame, events: &mut S) -> Flow {
        match frame {
            Frame::Reveal => self.run_reveal(),
            Frame::Ability(stage) => self.run_stage(stage),
            Frame::BotShot => self.run_bot_shot(),
            Frame::Way { who, to, moves } => self.run_way((who, to, moves), events),
            _ => Flow::Ask(self.active()),
        }
    }

    #[inline(never)]
    fn added_apply<S: Sink<Event>>(&mut self, frame: Option<Frame>, choice: Choice, events: &mut S) {
        match frame {
            Some(Frame::Ability(stage)) => self.stage_apply(stage, choice, events),
            Some(Frame::Tune(weapon)) => self.tune_apply(weapon, choice, events),
            Some(Frame::Overkill(who)) => self.overkill_apply(who, choice, events),
            Some(Frame::Commandeer(tile)) => self.commandeer_apply(tile, choice, events),
            Some(Frame::BotMove) => self.bot_move_apply(choice, events),
            Some(Frame::BotShot) => self.bot_shot_apply(choice, events),
            Some(Frame::Way { who, to, moves }) => self.way_apply((who, to, moves), choice, events),
            frame => unreachable!("nobody is asked in {frame:?}"),
        }
    }

    fn luck_choices(&self, out: &mut Options<Self>) {
        match self.top() {
            Some(Frame::Deal) => {
                let free = |role: &Role| {
                    self.boards.iter().all(|board| board.role != Some(*role)) && (!self.powers || self.has_power(*role))
                };
                out.extend(self.rules.fighters.each().map(|(role, _)| role).filter(free).map(Choice::Fighter));
            }
            Some(Frame::First) => out.extend(self.seats().map(Choice::Figure)),
            Some(Frame::Reveal) => self.reveal_choices(out),
            Some(Frame::Refill) => self.supply.offer(out),
            Some(Frame::Draw(_)) => out.extend(self.supply.powerup_deck.kinds().map(Choice::Card)),
            other => unreachable!("luck is not asked in {other:?}"),
        }
    }

    fn luck_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        match (self.top(), choice) {
            (Some(Frame::Deal), Choice::Fighter(fighter)) => {
                self.stack.pop();
                let seat = self.boards.find(|board| board.role.is_none()).unwrap_or_default();
                self.boards[seat].role = Some(fighter);
                events.push(Event::Became { who: seat.actor(), fighter });
            }
            (Some(Frame::First), Choice::Figure(who)) => {
                self.stack.pop();
                self.begin_with(who, events);
            }
            (Some(Frame::Reveal), Choice::Weapon(weapon)) => self.reveal_apply(weapon, events),
            (Some(Frame::Refill), laid) => self.supply.lay(laid.into(), events),
            (Some(Frame::Draw(who)), Choice::Card(card)) => {
                self.stack.pop();
                self.supply.draw(who.actor(), card);
                self.boards[who].wallet.powerups.add(card);
                events.push(Event::Drew { who: who.actor(), card: Some(card) });
                self.restock(events);
            }
            (frame, choice) => unreachable!("luck cannot say {choice:?} in {frame:?}"),
        }
    }

    pub(crate) fn begin_with<S: Sink<Event>>(&mut self, who: Figure, events: &mut S) {
        self.first = who;
        self.turn = who;
        events.push(Event::Begins { who: who.actor() });
    }
}

impl Stacked for Adrenaline {
    fn run_top(&mut self, events: &mut impl Sink<Event>) -> Option<Flow> {
        let frame = self.top()?;
        Some(match frame {
            Frame::Deal | Frame::First => Flow::Ask(Actor::LUCK),
            Frame::Refill => self.run_refill(events),
            Frame::Draw(_) => self.run_draw(events),
            Frame::Begin => self.run_begin(events),
            Frame::Spawn(who) | Frame::Overkill(who) => Flow::Ask(self.speaker(who).actor()),
            Frame::Turn => self.run_turn(events),
            Frame::Grab => self.run_grab(events),
            Frame::ShootReload => self.run_shoot_reload(),
            Frame::Fire => self.run_fire(events),
            Frame::Scope => self.run_scope(events),
            Frame::Tagback(seats) => self.run_tagback(seats),
            Frame::Pay => self.run_pay(events),
            Frame::Reload => self.run_reload(),
            Frame::Score => self.run_score(events),
            Frame::EndTurn => self.run_end_turn(events),
            Frame::Run
            | Frame::GrabMove
            | Frame::Drop { .. }
            | Frame::ShootMove
            | Frame::ShootPick
            | Frame::ShootMode
            | Frame::ScopeTarget
            | Frame::Newton
            | Frame::NewtonMove(_)
            | Frame::Teleport => Flow::Ask(self.active()),
            Frame::Reveal
            | Frame::Ability(_)
            | Frame::Tune(_)
            | Frame::Commandeer(_)
            | Frame::BotMove
            | Frame::BotShot
            | Frame::Way { .. } => self.run_added(frame, events),
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
        self.boards.map(|board| board.wallet.powerups)
    }
}

impl Game for Adrenaline {
    const NAME: &'static str = "adrenaline";
    const RULES: u16 = 1;
    const CHOICES: usize = Choice::COUNT;

    type Rules = Rules;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type Public = Public;
    type Own = Vec<FigureOwn>;

    fn new(rules: &'static Rules, setup: &Setup) -> Result<Self, BadSetup> {
        let (arena, fighters) = setup.check(rules)?;
        let mut game = Adrenaline::blank(rules, arena, setup.players, setup.skulls, setup.ending);
        game.set_mode(setup.mode);
        if setup.bot {
            game.seat_bot(false);
        }
        if setup.powers {
            game.set_powers();
        }
        game.stack.push(Frame::Begin);
        game.stack.push(Frame::Refill);
        match setup.first {
            Some(first) => game.begin_with(Figure(first), &mut table::Quiet),
            None => game.stack.push(Frame::First),
        }
        if setup.powers {
            game.stack.push(Frame::Reveal);
        }
        match fighters {
            Some(fighters) => {
                for (board, role) in game.boards.iter_mut().zip(fighters) {
                    board.role = Some(role);
                }
            }
            None => {
                for _ in game.everybody() {
                    game.stack.push(Frame::Deal);
                }
            }
        }
        game.settle(&mut table::Quiet);
        Ok(game)
    }

    fn rules(&self) -> &'static Rules {
        self.rules.0
    }

    fn actors(&self) -> Actors {
        Actors::first_n(self.players as usize)
    }

    fn waiting(&self) -> Actors {
        self.asked
    }

    fn is_veiled(&self, actor: Actor) -> bool {
        use Frame::{Pay, Reload, Scope, ShootReload, Tagback};
        let asks = matches!(self.top(), Some(Scope | Tagback(_) | Pay | ShootReload | Reload));
        asks && self.boards.get(Figure::of(actor)).is_some_and(|board| !board.wallet.powerups.is_empty())
    }

    fn choices(&self, actor: Actor, out: &mut Options<Self>) {
        out.clear();
        if actor.is_luck() {
            return self.luck_choices(out);
        }
        let Some(frame) = self.top() else { return };
        match frame {
            Frame::Spawn(who) => self.spawn_choices(who, out),
            Frame::Turn => self.turn_choices(out),
            Frame::Run => self.run_choices(out),
            Frame::GrabMove => self.grab_move_choices(out),
            Frame::Grab => self.grab_choices(out),
            Frame::Drop { new, .. } => self.drop_choices(new, out),
            Frame::ShootMove => self.shoot_move_choices(out),
            Frame::ShootReload => self.shoot_reload_choices(out),
            Frame::ShootPick => self.shoot_pick_choices(out),
            Frame::ShootMode => self.mode_choices(out),
            Frame::Fire => self.program_choices(out),
            Frame::Scope => self.scope_choices(out),
            Frame::ScopeTarget => self.scope_target_choices(out),
            Frame::Tagback(seats) => self.tagback_choices(seats, out),
            Frame::Pay => out.extend(self.bill.coins(&self.boards[Figure::of(actor)].wallet).map(Choice::from)),
            Frame::Newton => self.newton_choices(out),
            Frame::NewtonMove(who) => self.newton_move_choices(who, out),
            Frame::Teleport => self.teleport_choices(out),
            Frame::Reload => self.reload_choices(out),
            Frame::Ability(stage) => self.stage_choices(stage, out),
            Frame::Tune(weapon) => self.tune_choices(weapon, out),
            Frame::Overkill(_) => self.overkill_choices(out),
            Frame::Commandeer(tile) => self.commandeer_choices(tile, out),
            Frame::BotMove => self.bot_move_choices(out),
            Frame::BotShot => self.bot_shot_choices(out),
            Frame::Way { who, to, moves } => self.way_choices((who, to, moves), out),
            Frame::Deal
            | Frame::First
            | Frame::Reveal
            | Frame::Refill
            | Frame::Begin
            | Frame::Draw(_)
            | Frame::Score
            | Frame::EndTurn => unreachable!("nobody is asked in {frame:?}"),
        }
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
            Some(Frame::Spawn(who)) => self.spawn_apply(who, choice, events),
            Some(Frame::Turn) => self.turn_apply(choice, events),
            Some(Frame::Run) => self.run_apply(choice, events),
            Some(Frame::GrabMove) => self.grab_move_apply(choice, events),
            Some(Frame::Grab) => self.grab_apply(choice, events),
            Some(Frame::Drop { slot, .. }) => self.drop_apply(slot, choice, events),
            Some(Frame::ShootMove) => self.shoot_move_apply(choice, events),
            Some(Frame::ShootReload) => self.shoot_reload_apply(choice, events),
            Some(Frame::ShootPick) => self.shoot_pick_apply(choice, events),
            Some(Frame::ShootMode) => self.shoot_mode_apply(choice, events),
            Some(Frame::Fire) => self.fire_apply(choice, events),
            Some(Frame::Scope) => self.scope_apply(choice, events),
            Some(Frame::ScopeTarget) => self.scope_target_apply(choice, events),
            Some(Frame::Tagback(seats)) => self.tagback_apply(seats, choice, events),
            Some(Frame::Pay) => self.pay_apply(choice.into(), events),
            Some(Frame::Newton) => self.newton_apply(choice),
            Some(Frame::NewtonMove(who)) => self.newton_move_apply(who, choice, events),
            Some(Frame::Teleport) => self.teleport_apply(choice, events),
            Some(Frame::Reload) => self.reload_apply(choice, events),
            frame => self.added_apply(frame, choice, events),
        }
        self.settle(events);
    }

    fn standing(&self) -> Standing {
        // Ruling 67: the bot keeps its ranks and cannot win.
        Standing::ranked(self.seats().map(|who| {
            let board = &self.boards[who];
            (Actors::one(who.actor()), board.points.into(), board.track_points.into())
        }))
    }

    fn public(&self) -> Public {
        Public::of(self)
    }

    fn own(&self, sees: Actors) -> Vec<FigureOwn> {
        super::view::own(self, sees)
    }

    fn seen(&self, event: &Event, sees: Actors) -> Option<Event> {
        Some(super::view::mask(*event, sees))
    }

    fn deal_again(&self, sees: Actors, rng: &mut Rng) -> Self {
        super::view::deal_again(self, sees, rng)
    }

    fn audit(&self) -> Result<(), String> {
        super::audit::audit(self)
    }
}

impl Payer for Adrenaline {
    fn bill(&mut self) -> &mut Bill {
        &mut self.bill
    }

    fn wallet(&mut self) -> &mut Wallet {
        &mut self.boards[Figure::of(self.bill.who)].wallet
    }

    fn discard(&mut self, card: Card) {
        self.supply.discard(self.bill.who, card);
    }

    fn paid(who: Actor, coin: Coin) -> Event {
        Event::Paid { who, coin }
    }

    fn begin_paying(&mut self) {
        self.stack.push(Frame::Pay);
    }
}
