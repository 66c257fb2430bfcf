//! Positions as text: read and written between actions. `docs/scenes.md`
//! describes the format for people.

use std::fmt::Write;

use table::scene::{Statement, statements};
use table::{BadScene, Game, List, Spoken};

use super::domination::{POSTS, TOKENS};
use super::frame::{Frame, Frenzy, Kill};
use super::setup::{Ending, Mode};
use super::state::Adrenaline;
use super::turret::stall;
use crate::abilities::Gifted;
use crate::arena::Square;
use crate::content::Rules;
use crate::ids::{ByFigure, Colour, FIGURES, Figure, Figures, Role, Tile, Weapon};
use crate::recall::Recall;
use crate::scenes;
use crate::stack::Stacked;
use crate::team::content::{HACK, MIND_CONTROL, VENOM};
use crate::wallet::Cubes;

/// What can be said of a figure.
const KEYS: [&str; 14] = [
    "at", "damage", "marks", "ammo", "holds", "unloaded", "powerups", "skulls", "points", "flipped", "slides", "venom",
    "control", "tracked",
];

/// How a statement may begin, besides with a figure.
const STATEMENTS: [&str; 23] = [
    "powers",
    "overload",
    "bot",
    "mode",
    "arena",
    "seats",
    "skulls",
    "ending",
    "first",
    "turn",
    "frenzy",
    "track",
    "spawn",
    "tile",
    "tiles-discarded",
    "discarded",
    "remembered",
    "first-turn",
    "tagged",
    "damaged",
    "open",
    "turret",
    "grabbed",
];

pub(crate) fn read(rules: &'static Rules, text: &str) -> Result<Adrenaline, BadScene> {
    let all = statements(text);
    let mut reader = Reader::new(rules, &all)?;
    for statement in all {
        reader.statement(statement)?;
    }
    reader.finish().map_err(|bad| if bad.line == 0 { BadScene::pinned(text, bad.reason) } else { bad })
}

struct Reader {
    game: Adrenaline,
    /// Skulls on the track, and how many it began with, where the scene says so.
    skulls: Option<u8>,
    skulls_at_start: Option<u8>,
    left: Option<u8>,
    turn: Option<Figure>,
}

impl Reader {
    /// The seats must be known before anything can be said of them: as listed
    /// by `seats`, or else in the order in which figures are first spoken of.
    fn new(rules: &'static Rules, all: &[Statement<'_>]) -> Result<Reader, BadScene> {
        let mut arena = &rules.arenas[rules.arenas.len() - 1];
        let mut mode = Mode::Deathmatch;
        let mut bot: Option<(Role, bool)> = None;
        let mut powers = false;
        let mut listed: Option<Vec<Role>> = None;
        let mut met: Vec<Role> = Vec::new();
        for statement in all {
            let mut statement = statement.clone();
            let word = statement.need("a statement")?;
            match word {
                "arena" => {
                    arena = scenes::arena(rules, &mut statement)?;
                }
                "mode" => {
                    mode = statement.one_of("mode", |w| Mode::ALL.into_iter().find(|mode| mode.name() == w))?;
                    statement.end()?;
                }
                "bot" => {
                    let role = statement.one_of("figure", |w| rules.fighter_named(w))?;
                    let done = statement.peek() == Some("done");
                    if done {
                        statement.take();
                    }
                    statement.end()?;
                    bot = Some((role, done));
                }
                "powers" => {
                    statement.end()?;
                    powers = true;
                }
                "seats" => {
                    let seats = statement.rest("figure", |w| rules.fighter_named(w))?;
                    for (i, seat) in seats.iter().enumerate() {
                        if seats[..i].contains(seat) {
                            return Err(statement.bad(&rules.fighters[*seat].id, "sits there twice"));
                        }
                    }
                    listed = Some(seats);
                }
                other => match rules.fighter_named(other) {
                    Some(fighter) if !met.contains(&fighter) => met.push(fighter),
                    None if !STATEMENTS.contains(&other) => {
                        return Err(statement.bad(other, "no statement begins like this"));
                    }
                    _ => {}
                },
            }
        }
        let mut seats = listed.unwrap_or(met);
        seats.retain(|seat| bot.is_none_or(|(role, _)| role != *seat));
        if seats.len() < 2 || seats.len() > FIGURES {
            let reason = format!("2 to {FIGURES} figures are needed, {} are named", seats.len());
            return Err(BadScene::whole(reason));
        }
        let mut game = Adrenaline::blank(rules, arena, seats.len() as u8, rules.limits.skulls.1, Ending::Frenzy);
        if let Some((_, done)) = bot {
            if seats.len() == FIGURES {
                return Err(BadScene::whole(format!("at most {FIGURES} figures, the bot among them")));
            }
            game.seat_bot(!done);
        }
        seats.extend(bot.map(|(role, _)| role));
        if mode == Mode::Domination && game.figures() > POSTS {
            return Err(BadScene::whole(format!("at most {POSTS} figures play domination")));
        }
        game.set_mode(mode);
        if powers && rules.powers.characters.is_empty() {
            return Err(BadScene::whole("nobody has powers with this content"));
        }
        if powers {
            game.set_powers();
        }
        for (board, role) in game.boards.iter_mut().zip(seats) {
            if powers && rules.powers.of_role(role).is_none() {
                return Err(BadScene::whole(format!("{} has no powers", rules.fighters[role].id)));
            }
            board.role = Some(role);
        }
        Ok(Reader { game, skulls: None, skulls_at_start: None, left: None, turn: None })
    }

    fn figure(&self, word: &str) -> Option<Figure> {
        self.game.everybody().find(|&who| self.game.actor_name(who.actor()) == word)
    }

    fn statement(&mut self, mut s: Statement<'_>) -> Result<(), BadScene> {
        let rules = self.game.rules;
        let word = s.need("a statement")?;
        match word {
            "arena" | "seats" | "mode" | "bot" | "powers" => return Ok(()),
            "overload" => {
                self.powers_only(word, &s)?;
                let most = rules.powers.numbers.overload_tokens.0;
                self.game.tokens.overload = s.number("tokens", 0..=most.into())? as u8;
            }
            "skulls" => {
                self.skulls = Some(s.number("skulls", 0..=8)? as u8);
                if s.peek() == Some("of") {
                    s.take();
                    self.skulls_at_start = Some(s.number("skulls", 0..=8)? as u8);
                }
            }
            "ending" => {
                self.game.ending = s.one_of("ending", |w| match w {
                    "frenzy" => Some(Ending::Frenzy),
                    "sudden-death" => Some(Ending::SuddenDeath),
                    _ => None,
                })?;
            }
            "first" => self.game.first = s.one_of("figure at this table", |w| self.figure(w))?,
            "turn" => {
                self.turn = Some(s.one_of("figure at this table", |w| self.figure(w))?);
                if s.peek().is_some() {
                    self.left = Some(s.number("actions left", 0..=9)? as u8);
                }
            }
            "frenzy" => {
                self.game.frenzy = s.one_of("kind of frenzy turn", |w| match w {
                    "two" => Some(Frenzy::Two),
                    "one" => Some(Frenzy::One),
                    _ => None,
                })?;
                self.game.last_turns = s.number("turns left", 1..=self.game.players.into())? as u8;
                self.skulls = Some(0);
            }
            "track" => {
                while let Some(word) = s.take() {
                    if self.game.track.is_full() {
                        return Err(s.bad(word, "the track is too long"));
                    }
                    let (by, over) = match word.split_once('+') {
                        Some((by, over)) => (by, Some(over)),
                        None => (word, None),
                    };
                    let find = |w: &str| self.figure(w).ok_or_else(|| s.bad(w, "no such figure at this table"));
                    let kill = Kill { by: find(by)?, over: over.map(find).transpose()? };
                    self.game.track.push(kill);
                }
            }
            "spawn" | "tile" | "tiles-discarded" | "discarded" => {
                self.game.supply.read(word, &mut s, (&rules, &self.game.arena), "weapon")?;
            }
            "remembered" => {
                let seat = |w: &str| self.figure(w).map(Figure::actor);
                self.game.supply.recall = Recall::read(&mut s, seat, |w| rules.card_named(w))?;
            }
            "first-turn" | "tagged" | "damaged" => self.of_post(word, &mut s)?,
            "open" | "turret" | "grabbed" => self.of_turrets(word, &mut s)?,
            other => match self.figure(other) {
                Some(who) => self.of_figure(who, &mut s)?,
                None => return Err(s.bad(other, "has no seat")),
            },
        }
        s.end()
    }

    /// What can be said of the spawnpoints in domination: `tagged red violet*2 dozer`, `damaged red`.
    fn of_post(&mut self, word: &str, s: &mut Statement<'_>) -> Result<(), BadScene> {
        let Some(mut domination) = self.game.domination else { return Err(s.bad(word, "only in domination")) };
        if word == "first-turn" {
            domination.debut = true;
        } else if word == "damaged" && s.peek() == Some("bot") {
            s.take();
            domination.damaged_by_bot = s.rest("spawnpoint", Colour::named)?.into_iter().collect();
        } else if word == "damaged" {
            domination.damaged = s.rest("spawnpoint", Colour::named)?.into_iter().collect();
        } else {
            let post = s.one_of("spawnpoint", Colour::named)?;
            for (who, n) in self.counted(s, TOKENS)? {
                let tokens = &mut domination.tracks[post][who];
                *tokens = tokens.saturating_add(n);
            }
        }
        self.game.domination = Some(domination);
        Ok(())
    }

    /// What can be said in turret mode: `open YBB - PYR`, `turret r0c1 violet`, `grabbed r0c1`.
    fn of_turrets(&mut self, word: &str, s: &mut Statement<'_>) -> Result<(), BadScene> {
        let (rules, arena) = (self.game.rules, self.game.arena);
        let Some(mut turrets) = self.game.turrets else { return Err(s.bad(word, "only in turret mode")) };
        let ammo = |w: &str| arena.named(w).filter(|&at| arena.ammo.has(at));
        match word {
            "open" => {
                for at in stall() {
                    match s.peek() {
                        None => break,
                        Some("-") => {
                            s.take();
                        }
                        Some(_) => self.game.supply.lay_tile(at, s, &rules)?,
                    }
                }
            }
            "grabbed" => turrets.grabbed = s.rest("ammo square", ammo)?.into_iter().collect(),
            _ => {
                let at = s.one_of("ammo square", ammo)?;
                let owner = s.one_of("figure at this table", |w| self.figure(w))?;
                if turrets.owner(at).is_some() {
                    return Err(s.bad(arena.name(at), "has an owner already"));
                }
                turrets.owned[owner].insert(at);
            }
        }
        self.game.turrets = Some(turrets);
        Ok(())
    }

    fn of_figure(&mut self, who: Figure, s: &mut Statement<'_>) -> Result<(), BadScene> {
        let rules = self.game.rules;
        let limits = &rules.0.limits;
        while let Some(key) = s.take() {
            match key {
                "at" => self.game.at[who] = s.one_of("square", |w| self.game.arena.named(w))?,
                "damage" => {
                    for (by, n) in self.counted(s, limits.damage_spaces)? {
                        if by == who && self.game.domination.is_none() {
                            return Err(s.bad(key, "only somebody else's"));
                        }
                        for _ in 0..n {
                            if self.game.boards[who].damage.len() >= limits.damage_spaces as usize {
                                return Err(s.bad(key, format!("a board holds {} damage", limits.damage_spaces)));
                            }
                            self.game.boards[who].damage.push(by);
                        }
                    }
                }
                "marks" => {
                    for (by, n) in self.counted(s, limits.damage_spaces)? {
                        let marks = &mut self.game.boards[who].marks[by];
                        *marks = marks.saturating_add(n);
                        if by == who || *marks > limits.marks_from_one {
                            let why = format!("at most {} marks, of somebody else", limits.marks_from_one);
                            return Err(s.bad(key, why));
                        }
                    }
                }
                "ammo" => self.game.boards[who].wallet.cubes = Cubes::read(s, limits.cubes_of_a_colour)?,
                "holds" | "unloaded" => {
                    while s.peek().is_some_and(|w| !KEYS.contains(&w)) {
                        let named = s.peek().and_then(|w| self.game.arms.find(|weapon| weapon.id == w));
                        if let Some(own) = named.filter(|own| own.ix() >= rules.weapons.len()) {
                            self.own_weapon(who, own, key == "holds", s)?;
                            continue;
                        }
                        let weapon = self.game.supply.take_weapon(s, &rules, "weapon")?;
                        let board = &mut self.game.boards[who];
                        board.weapons.insert(weapon);
                        if key == "holds" {
                            board.loaded.insert(weapon);
                        }
                    }
                }
                "powerups" => {
                    let hand = &mut self.game.boards[who].wallet.powerups;
                    self.game.supply.deal(s, &rules, &KEYS, hand)?;
                }
                "skulls" => self.game.boards[who].skulls = s.number("skulls", 0..=8)? as u8,
                "points" => self.game.boards[who].points = s.number("points", 0..=999)? as u16,
                "flipped" => self.game.boards[who].flipped = true,
                "slides" | "venom" | "control" | "tracked" => self.of_power(who, key, s)?,
                other => {
                    return Err(s.bad(other, format!("of a figure one can say {}", KEYS.join(", "))));
                }
            }
        }
        Ok(())
    }

    fn powers_only(&self, word: &str, s: &Statement<'_>) -> Result<(), BadScene> {
        if self.game.powers { Ok(()) } else { Err(s.bad(word, "only with powers")) }
    }

    /// What can be said of a figure where characters have powers.
    fn of_power(&mut self, who: Figure, key: &str, s: &mut Statement<'_>) -> Result<(), BadScene> {
        self.powers_only(key, s)?;
        let ability = match key {
            "slides" => {
                let numbers = &self.game.rules.powers.numbers;
                let most = numbers.most_slides.0.min(self.game.rules.limits.killshot_at - 1);
                self.game.boards[who].slides = s.number("slides", 0..=most.into())? as u8;
                return Ok(());
            }
            "venom" => VENOM,
            "control" => MIND_CONTROL,
            _ => HACK,
        };
        // Nobody gives a token to oneself.
        match self.game.bearer(ability) {
            None => return Err(s.bad(key, "nobody at this table gives one")),
            Some(giver) if giver == who => return Err(s.bad(key, "only somebody else's")),
            Some(_) => {}
        }
        let tokens = &mut self.game.tokens;
        match ability {
            VENOM => tokens.venom.insert(who),
            MIND_CONTROL => tokens.control.insert(who),
            _ => tokens.tracked.insert(who),
        }
        Ok(())
    }

    fn own_weapon(&mut self, who: Figure, own: Weapon, loaded: bool, s: &mut Statement<'_>) -> Result<(), BadScene> {
        let id = s.need("a weapon")?;
        let is_own = self.game.own_weapons(who).is_some_and(|both| both.contains(&own));
        match self.game.boards[who].own {
            _ if !is_own || self.game.is_bot(who) => Err(s.bad(id, "is not a weapon of this character")),
            Some(_) => Err(s.bad(id, "a character has one of its two weapons")),
            None => {
                self.game.boards[who].arm(own, loaded);
                Ok(())
            }
        }
    }

    /// Names with a number up to `most`: `violet*2 dozer`.
    fn counted(&self, s: &mut Statement<'_>, most: u8) -> Result<Vec<(Figure, u8)>, BadScene> {
        let mut all = Vec::new();
        while s.peek().is_some_and(|w| !KEYS.contains(&w)) {
            let word = s.need("a figure")?;
            let (name, n) = word.split_once('*').unwrap_or((word, "1"));
            let who = self.figure(name).ok_or_else(|| s.bad(name, "no such figure at this table"))?;
            let n = n.parse::<u8>().ok().filter(|n| (1..=most).contains(n));
            all.push((
                who,
                n.ok_or_else(|| s.bad(word, format!("expected a number from 1 to {most} after the star")))?,
            ));
        }
        Ok(all)
    }

    fn finish(self) -> Result<Adrenaline, BadScene> {
        let mut game = self.game;
        game.turn = self.turn.unwrap_or(game.first);
        let fallen: u8 = game.boards.iter().map(|board| board.skulls).sum();
        let all = game.rules.limits.skulls.1;
        game.skulls = self.skulls.unwrap_or(all.saturating_sub(fallen));
        game.skulls_at_start = self.skulls_at_start.unwrap_or(game.skulls.saturating_add(fallen));
        if game.skulls_at_start > 8 {
            return Err(BadScene::whole(format!("there are 8 skulls, {} are named", game.skulls_at_start)));
        }
        let actions = game.actions();
        game.left = self.left.unwrap_or(actions);
        if game.left > actions {
            return Err(BadScene::whole(format!("this turn has at most {actions} actions")));
        }
        // A player whose own weapon is not named has the first of the two, loaded.
        for who in game.seats().filter(|_| game.powers).collect::<Figures>() {
            if let (None, Some([own, _])) = (game.boards[who].own, game.own_weapons(who)) {
                game.boards[who].arm(own, true);
            }
        }
        // Room for everything that can still happen.
        let others = game.figures() as usize - 1;
        let kills_to_come = game.skulls as usize + others + game.players as usize * others;
        if game.track.room() < kills_to_come {
            return Err(BadScene::whole("the killshot track is too long"));
        }
        game.audit().map_err(BadScene::whole)?;
        for who in game.everybody() {
            let name = game.actor_name(who.actor());
            if game.boards[who].flipped && game.frenzy == Frenzy::No {
                return Err(BadScene::whole(format!("{name} is flipped, but there is no frenzy")));
            }
            // Turrets alone kill the active figure before its turn ends.
            if who == game.turn && game.boards[who].is_dead(&game.rules.limits) && game.turrets.is_none() {
                return Err(BadScene::whole(format!("{name} is dead and cannot have the turn")));
            }
        }
        // A player who has yet to spawn draws two cards and keeps one of them.
        for who in game.seats().filter(|&who| !game.at[who].is_on()) {
            if game.boards[who].wallet.powerups.total() >= game.rules.limits.powerups_in_hand.into() {
                let name = game.actor_name(who.actor());
                return Err(BadScene::whole(format!("{name} is not on the board and has no room for a card")));
            }
        }
        // A player who is not on the board yet begins the turn by spawning.
        game.stack = List::from_iter([if game.here().is_on() { Frame::Turn } else { Frame::Begin }]);
        game.settle(&mut table::Quiet);
        Ok(game)
    }
}

pub(crate) fn write(game: &Adrenaline) -> Option<String> {
    if *game.stack != [Frame::Turn] {
        return None;
    }
    let mut out = String::new();
    put(game, &mut out).ok()?;
    Some(out)
}

fn put(game: &Adrenaline, out: &mut String) -> std::fmt::Result {
    let rules = game.rules;
    let name = |who: Figure| game.actor_name(who.actor()).into_owned();
    let seats: Vec<String> = game.seats().map(name).collect();
    if game.mode() != Mode::Deathmatch {
        writeln!(out, "mode {}", game.mode().name())?;
    }
    if game.powers {
        writeln!(out, "powers\noverload {}", game.tokens.overload)?;
    }
    writeln!(out, "arena {}\nseats {}\nfirst {}", game.arena.id, seats.join(" "), name(game.first))?;
    writeln!(out, "skulls {} of {}", game.skulls, game.skulls_at_start)?;
    if game.ending == Ending::SuddenDeath {
        writeln!(out, "ending sudden-death")?;
    }
    match game.frenzy {
        Frenzy::No => {}
        Frenzy::Two => writeln!(out, "frenzy two {}", game.last_turns)?,
        Frenzy::One => writeln!(out, "frenzy one {}", game.last_turns)?,
    }
    writeln!(out, "turn {} {}", name(game.turn), game.left)?;
    if let Some(bot) = game.bot {
        writeln!(out, "bot {}{}", name(bot.figure), if bot.owed { "" } else { " done" })?;
    }
    put_posts(game, out)?;
    put_turrets(game, out)?;
    if !game.track.is_empty() {
        let kill = |k: &Kill| k.over.map_or_else(|| name(k.by), |over| format!("{}+{}", name(k.by), name(over)));
        writeln!(out, "track {}", game.track.iter().map(kill).collect::<Vec<_>>().join(" "))?;
    }
    game.supply.write(&rules, &game.arena, |who| game.actor_name(who).into_owned(), out)?;
    for who in game.everybody() {
        put_figure(game, who, out)?;
    }
    Ok(())
}

fn put_posts(game: &Adrenaline, out: &mut String) -> std::fmt::Result {
    let Some(domination) = game.domination else { return Ok(()) };
    for (post, tokens) in domination.tracks.each().filter(|(_, tokens)| tokens.iter().any(|&n| n > 0)) {
        writeln!(out, "tagged {} {}", post.name(), counts(game, tokens).join(" "))?;
    }
    if domination.debut {
        writeln!(out, "first-turn")?;
    }
    for (by, damaged) in [("", domination.damaged), ("bot ", domination.damaged_by_bot)] {
        if !damaged.is_empty() {
            writeln!(out, "damaged {by}{}", damaged.map(Colour::name).collect::<Vec<_>>().join(" "))?;
        }
    }
    Ok(())
}

fn put_turrets(game: &Adrenaline, out: &mut String) -> std::fmt::Result {
    let Some(turrets) = game.turrets else { return Ok(()) };
    let tile = |tile: Option<Tile>| tile.map_or("-", |tile| game.rules.0.tiles[tile].id.as_str());
    writeln!(out, "open {}", game.supply.open_tiles().map(tile).collect::<Vec<_>>().join(" "))?;
    for at in game.arena.ammo {
        if let Some(owner) = turrets.owner(at) {
            writeln!(out, "turret {} {}", game.arena.name(at), game.actor_name(owner.actor()))?;
        }
    }
    if !turrets.grabbed.is_empty() {
        writeln!(out, "grabbed {}", turrets.grabbed.map(|at| game.arena.name(at)).collect::<Vec<_>>().join(" "))?;
    }
    Ok(())
}

/// `violet*2`.
fn times(game: &Adrenaline, who: Figure, n: usize) -> String {
    let name = game.actor_name(who.actor());
    if n == 1 { name.into_owned() } else { format!("{name}*{n}") }
}

fn counts(game: &Adrenaline, tokens: &ByFigure<u8>) -> Vec<String> {
    let some = game.everybody().filter(|&who| tokens[who] > 0);
    some.map(|who| times(game, who, tokens[who].into())).collect()
}

fn put_figure(game: &Adrenaline, who: Figure, out: &mut String) -> std::fmt::Result {
    let board = &game.boards[who];
    let name = |who: Figure| game.actor_name(who.actor()).into_owned();
    write!(out, "{}", name(who))?;
    let at = game.at[who];
    if at != Square::OFF {
        write!(out, " at {}", game.arena.name(at))?;
    }
    if !board.damage.is_empty() {
        let runs: Vec<String> =
            board.damage.chunk_by(|a, b| a == b).map(|run| times(game, run[0], run.len())).collect();
        write!(out, " damage {}", runs.join(" "))?;
    }
    let marks = counts(game, &board.marks);
    if !marks.is_empty() {
        write!(out, " marks {}", marks.join(" "))?;
    }
    write!(out, " ammo {}", board.wallet.cubes.written())?;
    for (key, set) in [("holds", board.loaded), ("unloaded", board.unloaded())] {
        if !set.is_empty() {
            write!(out, " {key} {}", scenes::weapons(game.arms.0, set))?;
        }
    }
    if !board.wallet.powerups.is_empty() {
        write!(out, " powerups {}", scenes::cards(&game.rules, board.wallet.powerups))?;
    }
    if board.skulls > 0 {
        write!(out, " skulls {}", board.skulls)?;
    }
    if board.points > 0 {
        write!(out, " points {}", board.points)?;
    }
    if board.slides > 0 {
        write!(out, " slides {}", board.slides)?;
    }
    let tokens = &game.tokens;
    for (key, set) in [("venom", tokens.venom), ("control", tokens.control), ("tracked", tokens.tracked)] {
        if set.has(who) {
            write!(out, " {key}")?;
        }
    }
    writeln!(out, "{}", if board.flipped { " flipped" } else { "" })
}
