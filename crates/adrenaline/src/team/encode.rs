//! The position as numbers: all that a seat may know. Characters keep their
//! order, since each is like no other; players are counted from one's own,
//! teammates before opponents.

use table::{Actor, Actors, Choice as _, Encode, Features};

use super::choice::Choice;
use super::frame::Frame;
use super::state::{COMMAND, Load, Owner, TeamPlay};
use crate::abilities::{Gifted, Stage, Use};
use crate::encode::{Extent, bill, cubes, ground, hand, shot, supplies};
use crate::ids::{ByTeam, FIGURES, Figure, Figures, Player, Team, Weapon};
use crate::supply::Berth;
use crate::wallet::Cubes;

/// Places for the players of one team.
const TEAM: usize = 3;
/// Kinds of frames.
const FRAMES: usize = 51;
/// Reward tiles an answer can name.
const REWARDS: usize = 8;

/// Players counted from one's own.
#[derive(Clone, Copy)]
struct Seated {
    own: Player,
    team: Team,
    seats: ByTeam<u8>,
}

impl Seated {
    fn of(game: &TeamPlay, sees: Actors) -> Seated {
        let own = match sees.first() {
            Some(actor) if game.everybody().has(Player::of(actor)) => Player::of(actor),
            Some(command) => command_of(command).map_or(Player(0), |team| game.first_of(team)),
            None => Player(0),
        };
        Seated { own, team: game.team_of(own), seats: game.seats }
    }

    fn first_of(self, team: Team) -> u8 {
        if team == Team::Black { 0 } else { self.seats[Team::Black] }
    }

    /// Who sits at this place, if somebody does.
    fn player(self, place: usize) -> Option<Player> {
        let (team, n) = if place < TEAM { (self.team, place) } else { (self.team.other(), place - TEAM) };
        let (first, count) = (self.first_of(team), self.seats[team]);
        let turned = if team == self.team { (self.own.0 - first + n as u8) % count } else { n as u8 };
        (n < count.into()).then_some(Player(first + turned))
    }

    /// The place of a player among [`FIGURES`].
    #[inline]
    fn place(self, player: Player) -> usize {
        let team = if player.0 < self.seats[Team::Black] { Team::Black } else { Team::White };
        let n = player.0 - self.first_of(team);
        if team != self.team {
            return TEAM + usize::from(n);
        }
        let count = self.seats[team];
        ((n + count - (self.own.0 - self.first_of(team))) % count).into()
    }

    fn side(self, team: Team) -> usize {
        usize::from(team != self.team)
    }

    fn sides(self) -> [Team; 2] {
        [self.team, self.team.other()]
    }
}

/// The team that this actor commands.
fn command_of(actor: Actor) -> Option<Team> {
    Team::BOTH.into_iter().find(|&team| actor == Actor(COMMAND + team as u8))
}

impl Encode for TeamPlay {
    const ENCODING: u16 = 1;

    fn features(&self, sees: Actors, out: &mut impl Features) {
        let eyes = Seated::of(self, sees);
        let rules = self.rules.0;
        let extent = Extent { weapons: rules.team.arena_weapons.into(), ..Extent::of(rules) };
        question(self, eyes, out);
        let firing = self.stack.iter().any(|frame| {
            matches!(frame, Frame::ShootMode | Frame::Fire | Frame::Scope | Frame::ScopeTarget | Frame::Tagback { .. })
        });
        shot(firing.then_some(&self.shot), rules.team.weapons.len(), true, &extent, Figure::ix, out);
        let due = matches!(self.top(), Some(Frame::Pay)).then_some(&self.bill);
        bill(due, |payer| eyes.place(Player::of(payer)), out);
        course(self, eyes, out);
        out.list("team", 2, 2, |out, n| team(self, eyes.sides()[n], eyes, &extent, out));
        out.list("player", FIGURES, FIGURES, |out, n| player(self, eyes.player(n), sees, &extent, out));
        out.list("character", FIGURES, FIGURES, |out, n| character(self, Figure(n as u8), eyes, &extent, out));
        supplies(&self.supply, rules, self.arena.0, &extent, out);
    }

    fn ground(&self, out: &mut impl Features) {
        ground(self.arena.0, &Extent::of(self.rules.0), out);
    }

    #[inline]
    fn action(&self, sees: Actors, choice: Choice) -> usize {
        let eyes = || Seated::of(self, sees);
        match choice {
            Choice::Player(player) => Choice::Player(Player(eyes().place(player) as u8)).index(),
            Choice::Team(team) => Choice::Team(Team::BOTH[eyes().side(team)]).index(),
            other => other.index(),
        }
    }
}

/// What a frame carries with it.
#[derive(Default)]
struct Freight {
    who: Option<Figure>,
    player: Option<Player>,
    number: u8,
    /// Characters dealt with.
    done: Figures,
    weapon: Option<Weapon>,
    slot: Option<Berth>,
    how: Option<Use>,
}

fn number_and_load(frame: Frame) -> (usize, Freight) {
    let none = Freight::default;
    let player = |player| Freight { player: Some(player), ..none() };
    let who = |who| Freight { who: Some(who), ..none() };
    let both = |who, player| Freight { who: Some(who), player: Some(player), ..none() };
    let number = |number| Freight { number, ..none() };
    let done = |done| Freight { done, ..none() };
    match frame {
        Frame::Reward => (0, none()),
        Frame::First => (1, none()),
        Frame::Reveal => (2, none()),
        Frame::Refill => (3, none()),
        Frame::Draft(n) => (4, number(n)),
        Frame::Assign(order) => (5, number(order)),
        Frame::Arm(order) => (6, number(order)),
        Frame::Muster(order) => (7, number(order)),
        Frame::Draw(by) => (8, player(by)),
        Frame::Spawn { who, by } => (9, both(who, by)),
        Frame::Begin => (10, none()),
        Frame::Control => (11, none()),
        Frame::Team => (12, none()),
        Frame::Floor(by) => (13, player(by)),
        Frame::Act => (14, none()),
        Frame::GrabMove(moves) => (15, number(moves)),
        Frame::Grab => (16, none()),
        Frame::Drop { slot, new } => (17, Freight { slot: Some(slot), weapon: Some(new), ..none() }),
        Frame::ShootMove(moves) => (18, number(moves)),
        Frame::ShootPick => (19, none()),
        Frame::ShootMode => (20, none()),
        Frame::Fire => (21, none()),
        Frame::Scope => (22, none()),
        Frame::ScopeTarget => (23, none()),
        Frame::Tagback { by, .. } => (24, player(by)),
        Frame::Pay => (25, none()),
        Frame::Newton(by) => (26, player(by)),
        Frame::NewtonMove { who, by } => (27, both(who, by)),
        Frame::Teleport(by) => (28, player(by)),
        Frame::TeleportTo { who, by } => (29, both(who, by)),
        Frame::Abilities(used) => (30, done(used)),
        Frame::Ability(stage) => {
            let freight = match stage {
                Stage::MindControl(dealt) => done(dealt),
                Stage::ControlMove(one) | Stage::ControlStrike(one) | Stage::Purge(one) => who(one),
                Stage::Treat(how) => Freight { how: Some(how), ..none() },
                Stage::SiphonCube(from) => player(Player::of(from)),
                _ => none(),
            };
            (31 + stage.number(), freight)
        }
        Frame::Flush | Frame::Score | Frame::EndTurn | Frame::Finish => (44, none()),
        Frame::Gifts { .. } => (45, none()),
        Frame::GiftCube(by) => (46, player(by)),
        Frame::Respawn(one) => (47, who(one)),
        Frame::Reload(by) => (48, player(by)),
        Frame::Tune { weapon, by } => (49, Freight { weapon: Some(weapon), ..player(by) }),
        Frame::Unload { new, by } => (50, Freight { weapon: Some(new), ..player(by) }),
    }
}

/// Who is asked what, and what has been begun below it.
fn question(game: &TeamPlay, eyes: Seated, out: &mut impl Features) {
    let asked = game.asked.first();
    let player = asked.map(Player::of).filter(|&player| game.everybody().has(player)).map(|player| eyes.place(player));
    let command = asked.and_then(command_of);
    out.one_of("asked", player, FIGURES);
    out.one_of("asked command", command.map(|team| eyes.side(team)), 2);
    out.flag("asked luck", asked.is_some_and(Actor::is_luck));
    let top = game.top().map(number_and_load);
    let load = top.as_ref().map(|(_, load)| load);
    out.one_of("frame", top.as_ref().map(|(number, _)| *number), FRAMES);
    out.one_of("frame character", load.and_then(|load| load.who).map(Figure::ix), FIGURES);
    out.one_of("frame player", load.and_then(|load| load.player).map(|player| eyes.place(player)), FIGURES);
    out.count("frame number", load.map_or(0, |load| load.number.into()), i8::MAX);
    out.set("frame done", &[load.map_or(0, |load| load.done.0.into())], FIGURES);
    out.one_of("frame weapon", load.and_then(|load| load.weapon).map(Weapon::ix), game.rules.team.weapons.len());
    out.one_of("frame slot", load.and_then(|load| load.slot).map(Berth::ix), 9);
    out.one_of("frame use", load.and_then(|load| load.how).map(|how| how as usize), Use::ALL.len());
    let (mut below, mut used, mut gifts, mut returning) = (0_u64, 0_u64, [0; 3], 0_u64);
    for (depth, frame) in game.stack.iter().rev().enumerate() {
        below |= u64::from(depth > 0) << number_and_load(*frame).0;
        match *frame {
            Frame::Abilities(some) => used |= u64::from(some.0),
            Frame::Gifts { heals, cubes, powerups } => gifts = [heals, cubes, powerups],
            Frame::Respawn(who) | Frame::Spawn { who, .. } => returning |= 1 << who.ix(),
            _ => {}
        }
    }
    out.set("frames below", &[below], FRAMES);
    out.set("abilities used", &[used], FIGURES);
    out.set("returning", &[returning], FIGURES);
    for (name, left) in ["gift heals", "gift cubes", "gift powerups"].into_iter().zip(gifts) {
        out.count(name, left.into(), i8::MAX);
    }
}

/// The turn, and what is open to all.
fn course(game: &TeamPlay, eyes: Seated, out: &mut impl Features) {
    out.flag("white", eyes.team == Team::White);
    out.one_of("seat in team", Some((eyes.own.0 - eyes.first_of(eyes.team)).into()), TEAM);
    out.one_of("turn", Some(eyes.side(game.turn)), 2);
    out.one_of("first", Some(eyes.side(game.first)), 2);
    out.one_of("reward", game.reward.map(|reward| reward.ix()), REWARDS);
    out.flag("hidden hands", game.hidden_hands);
    out.count("skulls left", game.skulls.into(), i8::MAX);
    out.count("skulls at start", game.skulls_at_start.into(), i8::MAX);
    out.one_of("active", Some(game.active.ix()), FIGURES);
    out.flag("acting", game.is_acting());
    out.count("overload", game.tokens.overload.into(), i8::MAX);
}

fn team(game: &TeamPlay, team: Team, eyes: Seated, extent: &Extent, out: &mut impl Features) {
    let buffer: u16 = game.teams[team].map(|who| u16::from(game.boards[who].waiting)).sum();
    let shares = game.seats[team] == 2 && game.boards.iter().any(|board| board.owner == Owner::Shared);
    let controller = shares.then(|| eyes.place(game.controller[team]));
    out.count("players", game.seats[team].into(), TEAM as i8);
    out.wide("points", game.points[team]);
    out.wide("leftover", game.leftover[team]);
    out.count("buffer", buffer.into(), i8::MAX);
    out.set("pool", &[game.pool[team].0], extent.weapons);
    out.one_of("controller", controller, FIGURES);
}

fn player(game: &TeamPlay, player: Option<Player>, sees: Actors, extent: &Extent, out: &mut impl Features) {
    let held = player.map(|player| &game.players[player]);
    let shown = player.filter(|&player| game.shows(player, sees)).and(held);
    out.flag("here", player.is_some());
    cubes(["red", "yellow", "blue"], held.map_or(Cubes::NONE, |held| held.wallet.cubes), out);
    out.set("weapons", &[held.map_or(0, |held| held.weapons.0)], extent.weapons);
    out.count("powerups", held.map_or(0, |held| held.wallet.powerups.total() as usize), i8::MAX);
    out.flag("tuned", player.is_some() && player.map(Player::actor) == game.tokens.tuned);
    out.flag("let go by", player.is_some_and(|player| game.declined.has(player)));
    hand(shown.map(|held| &held.wallet), out);
}

fn character(game: &TeamPlay, who: Figure, eyes: Seated, extent: &Extent, out: &mut impl Features) {
    let board = &game.boards[who];
    let at = game.at[who];
    let has = |set: Figures| set.has(who);
    let owner = if let Owner::One(player) = board.owner { Some(eyes.place(player)) } else { None };
    let weapon = board.weapon.map(|weapon| weapon.ix() - game.rules.team.own_weapon(who, 0).ix());
    let own = has(game.teams[Team::Black].with(game.teams[Team::White])).then(|| eyes.side(game.side(who)));
    out.one_of("team", own, 2);
    out.one_of("owner", owner, FIGURES);
    out.flag("shared", board.owner == Owner::Shared);
    out.one_of("at", at.is_on().then(|| at.ix()), extent.squares);
    out.count("damage", board.damage.into(), i8::MAX);
    out.count("waiting", board.waiting.into(), i8::MAX);
    out.count("marks", board.marks.into(), i8::MAX);
    out.count("slides", board.slides.into(), i8::MAX);
    out.count("killshot", game.killshot(who).into(), i8::MAX);
    out.count("skulls", board.skulls.into(), i8::MAX);
    out.flag("venom", has(game.tokens.venom));
    out.flag("control", has(game.tokens.control));
    out.flag("tracked", has(game.tokens.tracked));
    out.flag("acted", has(game.acted));
    out.flag("proved", has(game.tokens.proved));
    out.one_of("weapon", weapon, 2);
    out.one_of("loaded by", board.load.by().map(|player| eyes.place(player)), FIGURES);
    out.flag("unpaid", board.load == Load::Unpaid);
    out.one_of("ability", Some(game.ability_state(who) as usize), 3);
}
