//! The position as numbers: all that a seat may know, figures counted from
//! its own one in the order of play.

use table::{Actor, Actors, Choice as _, Encode, Features, Game, List};

use super::choice::Choice;
use super::frame::{Frame, Frenzy};
use super::setup::Ending;
use super::state::{Adrenaline, KILLS};
use super::turret::OPEN;
use crate::abilities::{Gifted, Stage, Use};
use crate::aim::Pick;
use crate::arena::{SQUARES, Square};
use crate::effect::SLOTS;
use crate::encode::{Extent, bill, cubes, ground, hand, shot, supplies};
use crate::ids::{Colour, FIGURES, Figure, Figures, Id, Per, Tile, Weapon};
use crate::team::content::OVERLOAD;
use crate::wallet::Cubes;

/// Seats counted from one's own, to the left.
#[derive(Clone, Copy)]
struct Seated {
    own: Figure,
    players: u8,
}

impl Seated {
    fn of(game: &Adrenaline, sees: Actors) -> Seated {
        let own = sees.and(game.actors()).first().map_or(Figure(0), Figure::of);
        Seated { own, players: game.players }
    }

    fn figure(self, place: usize) -> Figure {
        // The bot keeps its place behind the players.
        if place >= self.players.into() {
            return Figure(place as u8);
        }
        let figure = self.own.0 + place as u8;
        Figure(if figure >= self.players { figure - self.players } else { figure })
    }

    /// The place of a figure among [`FIGURES`].
    #[inline]
    fn place(self, Figure(figure): Figure) -> usize {
        let own = self.own.0;
        (match figure {
            _ if figure >= self.players => figure,
            _ if figure >= own => figure - own,
            _ => figure + self.players - own,
        })
        .into()
    }
}

/// Kinds of frames.
const FRAMES: usize = 25;
/// Those of the modes, which stand behind them, then those of powers.
const MODE_FRAMES: usize = 8;
const POWER_FRAMES: usize = FRAMES + MODE_FRAMES;

impl Encode for Adrenaline {
    const ENCODING: u16 = 3;

    fn features(&self, sees: Actors, out: &mut impl Features) {
        let eyes = Seated::of(self, sees);
        let rules = self.rules.0;
        let extent = Extent::of(rules);
        question(self, eyes, out);
        let firing = self.stack.iter().any(|frame| {
            matches!(frame, Frame::ShootMode | Frame::Fire | Frame::Scope | Frame::ScopeTarget | Frame::Tagback(_))
        }) && !self.is_bot_shot();
        // What own weapons do is told with the powers.
        let found = self.shot.thread.weapon.ix() < extent.weapons;
        shot(firing.then_some(&self.shot), extent.weapons, found, &extent, |who| eyes.place(who), out);
        let due = matches!(self.top(), Some(Frame::Pay)).then_some(&self.bill);
        bill(due, |payer| eyes.place(Figure::of(payer)), out);
        course(self, eyes, out);
        track(self, eyes, out);
        let gathered = Gathered::of(self);
        out.list("figure", self.figures().into(), FIGURES, |out, n| {
            figure(self, eyes, eyes.figure(n), &gathered, &extent, out);
        });
        let looks = !sees.and(self.actors()).is_empty();
        hand(looks.then_some(&self.boards[eyes.own].wallet), out);
        supplies(&self.supply, rules, self.arena.0, &extent, out);
        modes(self, eyes, firing, &extent, out);
        powers(self, eyes, firing, out);
    }

    fn ground(&self, out: &mut impl Features) {
        ground(self.arena.0, &Extent::of(self.rules.0), out);
    }

    #[inline]
    fn action(&self, sees: Actors, choice: Choice) -> usize {
        match choice {
            // Spawnpoints keep their numbers behind those of the figures.
            Choice::Figure(who) if self.post(who).is_none() => {
                Choice::Figure(Figure(Seated::of(self, sees).place(who) as u8)).index()
            }
            other => other.index(),
        }
    }
}

fn frame_number(frame: Frame) -> usize {
    match frame {
        Frame::Deal => 0,
        Frame::First => 1,
        Frame::Refill => 2,
        Frame::Begin => 3,
        Frame::Turn => 4,
        Frame::Draw(_) => 5,
        Frame::Spawn(_) => 6,
        Frame::Run => 7,
        Frame::GrabMove => 8,
        Frame::Grab => 9,
        Frame::Drop { .. } => 10,
        Frame::ShootMove => 11,
        Frame::ShootReload => 12,
        Frame::ShootPick => 13,
        Frame::ShootMode => 14,
        Frame::Fire => 15,
        Frame::Scope => 16,
        Frame::ScopeTarget => 17,
        Frame::Tagback(_) => 18,
        Frame::Pay => 19,
        Frame::Newton => 20,
        Frame::NewtonMove(_) => 21,
        Frame::Teleport => 22,
        Frame::Reload => 23,
        Frame::Score | Frame::EndTurn => 24,
        Frame::Overkill(_) => FRAMES,
        Frame::Commandeer(_) => FRAMES + 1,
        Frame::Way { .. } => FRAMES + 2,
        Frame::BotMove => FRAMES + 3,
        Frame::BotShot => FRAMES + 4,
        Frame::Reveal => POWER_FRAMES,
        Frame::Tune(_) => POWER_FRAMES + 1,
        Frame::Ability(stage) => POWER_FRAMES + 2 + stage.number(),
    }
}

/// Who is asked what, and what has been begun below it.
fn question(game: &Adrenaline, eyes: Seated, out: &mut impl Features) {
    let top = game.top();
    let below = below(game);
    let about = match top {
        Some(Frame::Draw(who) | Frame::Spawn(who) | Frame::NewtonMove(who)) => Some(eyes.place(who)),
        _ => None,
    };
    let (slot, new) = match top {
        Some(Frame::Drop { slot, new }) => (Some(slot.ix()), Some(new.ix())),
        _ => (None, None),
    };
    let asked = game.asked.first();
    out.one_of("asked", asked.filter(|a| !a.is_luck()).map(|a| eyes.place(Figure::of(a))), FIGURES);
    out.flag("asked luck", asked.is_some_and(Actor::is_luck));
    out.one_of("frame", top.map(frame_number).filter(|&n| n < FRAMES), FRAMES);
    out.set("frames below", &[below & ((1 << FRAMES) - 1)], FRAMES);
    out.one_of("frame about", about, FIGURES);
    out.one_of("drop into", slot, 9);
    out.one_of("drop for", new, game.rules.weapons.len());
}

/// What has been begun below the question, as bits.
fn below(game: &Adrenaline) -> u64 {
    game.stack.iter().rev().skip(1).fold(0, |set, frame| set | 1 << frame_number(*frame))
}

/// What the modes add, behind all else.
fn modes(game: &Adrenaline, eyes: Seated, firing: bool, extent: &Extent, out: &mut impl Features) {
    out.one_of(
        "mode frame",
        game.top().map(frame_number).and_then(|n| n.checked_sub(FRAMES)).filter(|&n| n < MODE_FRAMES),
        MODE_FRAMES,
    );
    out.set("mode frames below", &[below(game) >> FRAMES & ((1 << MODE_FRAMES) - 1)], MODE_FRAMES);
    out.flag("bot", game.bot.is_some());
    out.flag("bot owed", game.owed_bot().is_some());
    out.flag("bot shot", game.is_bot_shot());
    out.flag("domination", game.domination.is_some());
    let domination = game.domination.unwrap_or_default();
    out.flag("first turn", domination.debut);
    // Where a mode is not played, one element of a list is enough to say that there is nothing.
    let of = |played: bool, len: usize| if played { len } else { 1 };
    let dominated = game.domination.is_some();
    out.list("spawnpoint track", of(dominated, 3), 3, |out, n| {
        let tokens = &domination.tracks[Colour::nth(n)];
        out.flag("damaged", domination.damaged.has(Colour::nth(n)));
        out.flag("damaged by bot", domination.damaged_by_bot.has(Colour::nth(n)));
        out.list("of", of(dominated, game.figures().into()), FIGURES, |out, n| {
            out.count("tokens", tokens[eyes.figure(n)].into(), i8::MAX);
        });
    });
    turrets(game, eyes, extent, out);
    out.list("shot slot", of(firing && dominated, SLOTS), SLOTS, |out, slot| {
        let held =
            if let (true, Pick::Figure(who)) = (firing, game.shot.thread.slots[slot]) { game.post(who) } else { None };
        out.one_of("spawnpoint", held.map(|post| post.ix()), 3);
    });
}

/// What characters with powers add, behind the modes.
fn powers(game: &Adrenaline, eyes: Seated, firing: bool, out: &mut impl Features) {
    let (frame, tokens) = (game.top(), &game.tokens);
    let stage = if let Some(Frame::Ability(stage)) = frame { Some(stage) } else { None };
    let number = |frame: Frame| frame_number(frame).checked_sub(POWER_FRAMES);
    let about = match stage {
        Some(Stage::ControlMove(who) | Stage::ControlStrike(who) | Stage::Purge(who)) => Some(who),
        Some(Stage::SiphonCube(from)) => Some(Figure::of(from)),
        _ => None,
    };
    let done = game.stack.iter().find_map(|frame| match frame {
        Frame::Ability(Stage::MindControl(done)) => Some(*done),
        _ => None,
    });
    let tunes = if let Some(Frame::Tune(weapon)) = frame { Some(weapon) } else { None };
    let how = if let Some(Stage::Treat(how)) = stage { Some(how) } else { None };
    let own = game.cast().weapons.len().saturating_sub(game.rules.weapons.len());
    let own_number = |weapon: Weapon| weapon.ix().checked_sub(game.rules.weapons.len());
    out.flag("powers", game.powers);
    out.one_of("power frame", frame.and_then(number), 2 + Stage::COUNT);
    out.set("power frames below", &[below(game) >> POWER_FRAMES], 2 + Stage::COUNT);
    out.one_of("power about", about.map(|who| eyes.place(who)), FIGURES);
    out.set("power done", &[done.map_or(0, |done| done.fold(0, |set, who| set | 1 << eyes.place(who)))], FIGURES);
    out.one_of("power use", how.map(|how| how as usize), Use::ALL.len());
    out.one_of("tuned weapon", tunes.map(Weapon::ix), game.cast().weapons.len());
    out.flag("rushing", game.rushing);
    out.one_of("shot own weapon", firing.then(|| own_number(game.shot.thread.weapon)).flatten(), own);
    out.one_of("shot from", Some(tokens.from).filter(|at| firing && at.is_on()).map(Square::ix), SQUARES);
    let of = |len: usize| if game.powers { len } else { 1 };
    out.list("power of", of(game.figures().into()), FIGURES, |out, n| {
        let who = eyes.figure(n);
        let board = &game.boards[who];
        let ability = game.ability(who).map(|ability| ability.number());
        out.one_of("ability", ability, FIGURES);
        out.one_of("own weapon", board.own.and_then(own_number), own);
        out.flag("own loaded", board.own.is_some_and(|own| board.loaded.has(own)));
        out.count("slides", board.slides.into(), i8::MAX);
        out.count("tokens", if ability == Some(OVERLOAD) { tokens.overload.into() } else { 0 }, i8::MAX);
        out.flag("venom", tokens.venom.has(who));
        out.flag("control", tokens.control.has(who));
        out.flag("tracked", tokens.tracked.has(who));
        out.flag("tuned", tokens.tuned == Some(who.actor()));
    });
}

/// Turret mode: the open tiles, who owns which turret, and the question.
fn turrets(game: &Adrenaline, eyes: Seated, extent: &Extent, out: &mut impl Features) {
    let turrets = game.turrets.unwrap_or_default();
    let on = |tile: Option<Tile>| tile.map(|tile| &game.rules.0.tiles[tile]);
    let (taken, way) = match game.top() {
        Some(Frame::Commandeer(tile)) => (Some(tile), None),
        Some(Frame::Way { who, to, moves }) => (None, Some((who, to, moves))),
        _ => (None, None),
    };
    out.flag("turrets", game.turrets.is_some());
    let open: List<Option<Tile>, OPEN> = game.supply.open_tiles().collect();
    let of = |len: usize| if game.turrets.is_some() { len } else { 1 };
    out.list("open tile", of(OPEN), OPEN, |out, n| {
        let tile = on(open[n]);
        cubes(["red", "yellow", "blue"], tile.map_or(Cubes::NONE, |tile| tile.cubes), out);
        out.flag("powerup", tile.is_some_and(|tile| tile.powerup));
    });
    out.list("turret", of(game.arena.len()), extent.squares, |out, n| {
        let owner = turrets.owner(Square::nth(n));
        out.one_of("of", owner.map(|owner| eyes.place(owner)), FIGURES);
        out.flag("ammo taken", turrets.grabbed.has(Square::nth(n)));
    });
    cubes(["taken red", "taken yellow", "taken blue"], on(taken).map_or(Cubes::NONE, |tile| tile.cubes), out);
    out.flag("taken powerup", on(taken).is_some_and(|tile| tile.powerup));
    out.one_of("way of", way.map(|(who, ..)| eyes.place(who)), FIGURES);
    out.one_of("way to", way.map(|(_, to, _)| to.ix()), extent.squares);
    out.count("way moves", way.map_or(0, |(_, _, moves)| moves.into()), i8::MAX);
}

/// Turns, skulls and the end.
fn course(game: &Adrenaline, eyes: Seated, out: &mut impl Features) {
    out.count("players", game.players.into(), FIGURES as i8);
    out.one_of("turn", Some(eyes.place(game.turn)), FIGURES);
    out.one_of("first", Some(eyes.place(game.first)), FIGURES);
    out.count("actions left", game.left.into(), i8::MAX);
    out.one_of("frenzy", Some(game.frenzy as usize), Frenzy::One as usize + 1);
    out.count("last turns", game.last_turns.into(), i8::MAX);
    out.count("skulls left", game.skulls.into(), i8::MAX);
    out.count("skulls at start", game.skulls_at_start.into(), i8::MAX);
    out.flag("sudden death", game.ending == Ending::SuddenDeath);
}

/// The killshot track in order: whose killshot, whose overkill, counted from 1.
fn track(game: &Adrenaline, eyes: Seated, out: &mut impl Features) {
    let by = |who: Option<Figure>| who.map_or(0, |who| 1 + eyes.place(who));
    out.list("track", game.track.len().max(1), KILLS, |out, n| {
        let kill = game.track.get(n);
        out.count("killshot", by(kill.map(|kill| kill.by)), FIGURES as i8);
        out.count("overkill", by(kill.and_then(|kill| kill.over)), FIGURES as i8);
    });
}

/// What stack and track say of each figure, gathered in one walk.
struct Gathered {
    to_spawn: Figures,
    on_track: Per<Figure, [u8; FIGURES]>,
}

impl Gathered {
    fn of(game: &Adrenaline) -> Gathered {
        let mut gathered = Gathered { to_spawn: Figures::NONE, on_track: Per::new([0; FIGURES]) };
        for frame in game.stack.iter() {
            if let Frame::Spawn(who) = frame {
                gathered.to_spawn.insert(*who);
            }
        }
        for by in game.track.iter().flat_map(|kill| std::iter::once(kill.by).chain(kill.over)) {
            gathered.on_track[by] += 1;
        }
        gathered
    }
}

fn figure(game: &Adrenaline, eyes: Seated, who: Figure, gathered: &Gathered, extent: &Extent, out: &mut impl Features) {
    let board = &game.boards[who];
    let (at, from) = (game.at[who], game.at[eyes.own]);
    let limits = &game.rules.limits;
    let values = if board.flipped { &limits.board_points_frenzy } else { &limits.board_points };
    let covered = if board.flipped { 0 } else { board.skulls.into() };
    let distance = if at.is_on() && from.is_on() { game.arena.distance(from, at).min(9).into() } else { -1 };
    out.flag("here", true);
    // Before luck has dealt them, nobody is anybody.
    out.count("character", board.role.map_or(0, |role| 1 + role.ix()), i8::MAX);
    out.one_of("at", at.is_on().then(|| at.ix()), extent.squares);
    out.number("distance", distance, -1, 9);
    out.flag("seen", game.arena.sees(from, at));
    out.flag("sees", game.arena.sees(at, from));
    out.count("damage", board.damage.len(), 12);
    let mut dealt = Per::<Figure, _>::new([0; FIGURES]);
    for &by in board.damage.iter() {
        dealt[by] += 1;
    }
    out.list("from", game.figures().into(), FIGURES, |out, n| {
        let by = eyes.figure(n);
        out.count("damage", dealt[by], 12);
        out.count("marks", board.marks[by].into(), i8::MAX);
    });
    out.one_of("first blood", board.damage.first().map(|&by| eyes.place(by)), FIGURES);
    // In order, counted from 1.
    let tokens: List<u8, 12> = board.damage.iter().map(|&by| 1 + eyes.place(by) as u8).collect();
    out.row("token", "of", &tokens, 12, FIGURES as i8);
    cubes(["red", "yellow", "blue"], board.wallet.cubes, out);
    out.set("weapons", &[board.found().0], extent.weapons);
    out.set("loaded", &[board.loaded.and(board.found()).0], extent.weapons);
    out.count("powerups", board.wallet.powerups.total() as usize, i8::MAX);
    out.count("skulls", board.skulls.into(), i8::MAX);
    out.flag("flipped", board.flipped);
    out.count("worth", values.get(covered).copied().unwrap_or(limits.least_points).into(), i8::MAX);
    // Everybody saw them being given.
    out.wide("points", board.points);
    out.flag("to spawn", gathered.to_spawn.has(who));
    out.count("on track", gathered.on_track[who].into(), i8::MAX);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_frame_of_a_mode_or_a_power_has_a_number_of_its_own() {
        let who = Figure(0);
        let frames = [
            Frame::Score,
            Frame::Overkill(who),
            Frame::Commandeer(Tile(0)),
            Frame::Way { who, to: Square(0), moves: 0 },
            Frame::BotMove,
            Frame::BotShot,
            Frame::Reveal,
            Frame::Tune(Weapon(0)),
            Frame::Ability(Stage::MindControl(Figures::NONE)),
        ];
        let numbers: Vec<usize> = frames.into_iter().map(frame_number).collect();
        let behind = |first: usize, count: usize| first..first + count;
        assert_eq!(numbers, behind(FRAMES - 1, 6).chain(behind(POWER_FRAMES, 3)).collect::<Vec<_>>());
    }
}
