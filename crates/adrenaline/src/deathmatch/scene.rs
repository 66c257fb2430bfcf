//! Positions as text: read and written between actions. `docs/scenes.md`
//! describes the format for people.

use std::fmt::Write;

use table::scene::{Statement, statements};
use table::{Actor, BadScene, Game, List, Spoken};

use super::figure::bits;
use super::setup::Ending;
use super::state::{Adrenaline, CLOSED, Frame, Frenzy, Kill, NONE};
use crate::arena::{Square, Squares};
use crate::bag::Bag;
use crate::content::{COLOURS, FIGURES, LETTERS, Rules};
use crate::recall::Recall;

/// What can be said of a figure.
const KEYS: [&str; 10] =
    ["at", "damage", "marks", "ammo", "holds", "unloaded", "powerups", "skulls", "points", "flipped"];

/// How a statement may begin, besides with a figure.
const STATEMENTS: [&str; 13] = [
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
];

pub(crate) fn read(rules: &'static Rules, text: &str) -> Result<Adrenaline, BadScene> {
    let all = statements(text);
    let mut reader = Reader::new(rules, &all)?;
    for statement in all {
        reader.statement(statement)?;
    }
    reader.finish()
}

struct Reader {
    game: Adrenaline,
    /// Skulls on the track, and how many it began with, where the scene says so.
    skulls: Option<u8>,
    skulls_at_start: Option<u8>,
    left: Option<u8>,
    turn: Option<u8>,
}

impl Reader {
    /// The seats must be known before anything can be said of them: as listed
    /// by `seats`, or else in the order in which figures are first spoken of.
    fn new(rules: &'static Rules, all: &[Statement<'_>]) -> Result<Reader, BadScene> {
        let mut arena = &rules.arenas[rules.arenas.len() - 1];
        let mut listed: Option<Vec<u8>> = None;
        let mut met: Vec<u8> = Vec::new();
        for statement in all {
            let mut statement = statement.clone();
            let word = statement.need("a statement")?;
            match word {
                "arena" => {
                    let find = |w: &str| rules.arenas.iter().find(|a| a.id.eq_ignore_ascii_case(w));
                    arena = statement.one_of("arena", find)?;
                    statement.end()?;
                }
                "seats" => {
                    let seats = statement.rest("figure", |w| rules.fighter_named(w))?;
                    for (i, seat) in seats.iter().enumerate() {
                        if seats[..i].contains(seat) {
                            return Err(statement.bad(&rules.fighters[*seat as usize].id, "sits there twice"));
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
        let seats = listed.unwrap_or(met);
        if seats.len() < 2 || seats.len() > FIGURES {
            let reason = format!("2 to {FIGURES} figures are needed, {} are named", seats.len());
            return Err(BadScene::whole(reason));
        }
        let mut game = Adrenaline::blank(rules, arena, seats.len() as u8, rules.limits.skulls.1, Ending::Frenzy);
        for (figure, fighter) in game.figures.iter_mut().zip(seats) {
            figure.fighter = fighter;
        }
        Ok(Reader { game, skulls: None, skulls_at_start: None, left: None, turn: None })
    }

    fn figure(&self, word: &str) -> Option<u8> {
        (0..self.game.players).find(|&who| self.game.actor_name(Actor(who)) == word)
    }

    fn statement(&mut self, mut s: Statement<'_>) -> Result<(), BadScene> {
        let rules = self.game.rules;
        let word = s.need("a statement")?;
        match word {
            "arena" | "seats" => return Ok(()),
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
                    self.left = Some(s.number("actions left", 0..=2)? as u8);
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
            "spawn" => {
                let colour = s.one_of("colour", |w| COLOURS.iter().position(|&c| c == w))?;
                let slots = rules.limits.weapons_at_spawnpoint as usize;
                for slot in 0..slots {
                    let Some(word) = s.peek() else { break };
                    if word == "-" {
                        s.take();
                        continue;
                    }
                    self.game.slots[colour][slot] = self.take_weapon(&mut s)?;
                }
            }
            "tile" => {
                let at = s.one_of("square", |w| self.game.arena.named(w))?;
                let tile = s.one_of("tile", |w| rules.tile_named(w))?;
                if !self.game.arena.ammo.has(at) || self.game.tiles[at.ix()] != NONE {
                    return Err(s.bad(self.game.arena.name(at), "no room for a tile"));
                }
                self.game.tiles[at.ix()] = tile;
                self.game.bare = self.game.bare.and(Squares::one(at).outside());
                self.take_tile(&s, tile)?;
            }
            "tiles-discarded" => {
                for tile in s.rest("tile", |w| rules.tile_named(w))? {
                    self.take_tile(&s, tile)?;
                    self.game.tile_discard.add(tile);
                }
            }
            "discarded" => {
                for card in s.rest("powerup", |w| rules.card_named(w))? {
                    self.take_card(&s, card.0)?;
                    self.game.powerup_discard.add(card.0);
                }
            }
            "remembered" => self.game.recall = Recall::read(&mut s, |w| self.figure(w), |w| rules.card_named(w))?,
            other => match self.figure(other) {
                Some(who) => self.of_figure(who, &mut s)?,
                None => return Err(s.bad(other, "has no seat")),
            },
        }
        s.end()
    }

    fn of_figure(&mut self, who: u8, s: &mut Statement<'_>) -> Result<(), BadScene> {
        let rules = self.game.rules;
        let limits = &rules.0.limits;
        let i = who as usize;
        while let Some(key) = s.take() {
            match key {
                "at" => self.game.at[i] = s.one_of("square", |w| self.game.arena.named(w))?,
                "damage" => {
                    for (by, n) in self.counted(s)? {
                        if by == who {
                            return Err(s.bad(key, "only somebody else's"));
                        }
                        for _ in 0..n {
                            if self.game.figures[i].damage.len() >= limits.damage_spaces as usize {
                                return Err(s.bad(key, format!("a board holds {} damage", limits.damage_spaces)));
                            }
                            self.game.figures[i].damage.push(by);
                        }
                    }
                }
                "marks" => {
                    for (by, n) in self.counted(s)? {
                        let marks = &mut self.game.figures[i].marks[by as usize];
                        *marks = marks.saturating_add(n);
                        if by == who || *marks > limits.marks_from_one {
                            let why = format!("at most {} marks, of somebody else", limits.marks_from_one);
                            return Err(s.bad(key, why));
                        }
                    }
                }
                "ammo" => {
                    let word = s.need("cubes like RRYB, or -")?;
                    let mut cubes = [0u8; 3];
                    for letter in word.chars().filter(|&c| c != '-') {
                        match LETTERS.iter().position(|&l| l == letter) {
                            Some(c) if cubes[c] < limits.cubes_of_a_colour => cubes[c] += 1,
                            Some(_) => return Err(s.bad(word, "too many cubes of a colour")),
                            None => return Err(s.bad(word, "expected cubes like RRYB, or -")),
                        }
                    }
                    self.game.figures[i].cubes = cubes;
                }
                "holds" | "unloaded" => {
                    while s.peek().is_some_and(|w| !KEYS.contains(&w)) {
                        let weapon = self.take_weapon(s)?;
                        let figure = &mut self.game.figures[i];
                        figure.weapons |= 1 << weapon;
                        figure.loaded |= u64::from(key == "holds") << weapon;
                    }
                }
                "powerups" => {
                    while s.peek().is_some_and(|w| !KEYS.contains(&w)) {
                        let card = s.one_of("powerup", |w| rules.card_named(w))?;
                        self.take_card(s, card.0)?;
                        self.game.figures[i].powerups.add(card.0);
                    }
                }
                "skulls" => self.game.figures[i].skulls = s.number("skulls", 0..=8)? as u8,
                "points" => self.game.figures[i].points = s.number("points", 0..=999)? as u16,
                "flipped" => self.game.figures[i].flipped = true,
                other => {
                    return Err(s.bad(other, format!("of a figure one can say {}", KEYS.join(", "))));
                }
            }
        }
        Ok(())
    }

    /// Names with a number: `violet*2 dozer`.
    fn counted(&self, s: &mut Statement<'_>) -> Result<Vec<(u8, u8)>, BadScene> {
        let mut all = Vec::new();
        while s.peek().is_some_and(|w| !KEYS.contains(&w)) {
            let word = s.need("a figure")?;
            let (name, n) = word.split_once('*').unwrap_or((word, "1"));
            let who = self.figure(name).ok_or_else(|| s.bad(name, "no such figure at this table"))?;
            let n = n.parse::<u8>().ok().filter(|n| (1..=12).contains(n));
            all.push((who, n.ok_or_else(|| s.bad(word, "expected a number from 1 to 12 after the star"))?));
        }
        Ok(all)
    }

    fn take_weapon(&mut self, s: &mut Statement<'_>) -> Result<u8, BadScene> {
        let weapon = s.one_of("weapon", |w| self.game.rules.weapon_named(w))?;
        if self.game.weapon_deck >> weapon & 1 == 0 {
            return Err(s.bad(&self.game.rules.weapons[weapon as usize].id, "lies elsewhere already"));
        }
        self.game.weapon_deck &= !(1 << weapon);
        Ok(weapon)
    }

    fn take_card(&mut self, s: &Statement<'_>, card: u8) -> Result<(), BadScene> {
        match self.game.powerup_deck.minus(Bag::of([card])) {
            Some(deck) => self.game.powerup_deck = deck,
            None => return Err(s.bad(&self.game.say(crate::Choice::Card(card)), "there are no more of these")),
        }
        Ok(())
    }

    fn take_tile(&mut self, s: &Statement<'_>, tile: u8) -> Result<(), BadScene> {
        match self.game.tile_deck.minus(Bag::of([tile])) {
            Some(deck) => self.game.tile_deck = deck,
            None => return Err(s.bad(&self.game.rules.tiles[tile as usize].id, "there are no more of these")),
        }
        Ok(())
    }

    fn finish(self) -> Result<Adrenaline, BadScene> {
        let mut game = self.game;
        game.turn = self.turn.unwrap_or(game.first);
        let fallen: u8 = game.figures.iter().map(|f| f.skulls).sum();
        let all = game.rules.limits.skulls.1;
        game.skulls = self.skulls.unwrap_or(all.saturating_sub(fallen));
        game.skulls_at_start = self.skulls_at_start.unwrap_or(game.skulls.saturating_add(fallen));
        if game.skulls_at_start > 8 {
            return Err(BadScene::whole(format!("there are 8 skulls, {} are named", game.skulls_at_start)));
        }
        let actions = if game.frenzy == Frenzy::One { 1 } else { 2 };
        game.left = self.left.unwrap_or(actions);
        if game.left > actions {
            return Err(BadScene::whole(format!("this turn has at most {actions} actions")));
        }
        // Room for everything that can still happen.
        let others = game.players as usize - 1;
        let kills_to_come = game.skulls as usize + others + game.players as usize * others;
        if game.track.room() < kills_to_come {
            return Err(BadScene::whole("the killshot track is too long"));
        }
        game.audit().map_err(BadScene::whole)?;
        // Whoever has yet to spawn draws two cards and keeps one of them.
        for who in (0..game.players).filter(|&who| !game.at[who as usize].is_on()) {
            if game.figures[who as usize].powerups.total() >= game.rules.limits.powerups_in_hand.into() {
                let name = game.actor_name(Actor(who));
                return Err(BadScene::whole(format!("{name} is not on the board and has no room for a card")));
            }
        }
        // Whoever is not on the board yet begins the turn by spawning.
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
    let name = |who: u8| game.actor_name(Actor(who)).into_owned();
    let seats: Vec<String> = (0..game.players).map(name).collect();
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
    if !game.track.is_empty() {
        let kill = |k: &Kill| k.over.map_or_else(|| name(k.by), |over| format!("{}+{}", name(k.by), name(over)));
        writeln!(out, "track {}", game.track.iter().map(kill).collect::<Vec<_>>().join(" "))?;
    }
    for (colour, slots) in game.slots.iter().enumerate() {
        let weapon = |&w: &u8| if w == NONE { "-" } else { &rules.0.weapons[w as usize].id };
        let weapons: Vec<&str> = slots.iter().filter(|&&w| w != CLOSED).map(weapon).collect();
        writeln!(out, "spawn {} {}", COLOURS[colour], weapons.join(" "))?;
    }
    for square in game.arena.all.filter(|s| game.tiles[s.ix()] != NONE) {
        writeln!(out, "tile {} {}", game.arena.name(square), rules.tiles[game.tiles[square.ix()] as usize].id)?;
    }
    if !game.tile_discard.is_empty() {
        let tiles: Vec<&str> = game.tile_discard.cards().map(|t| rules.0.tiles[t as usize].id.as_str()).collect();
        writeln!(out, "tiles-discarded {}", tiles.join(" "))?;
    }
    if !game.powerup_discard.is_empty() {
        writeln!(out, "discarded {}", cards(game, game.powerup_discard))?;
    }
    if let Some(remembered) = game.recall.write(name, |card| game.say(crate::Choice::Card(card))) {
        writeln!(out, "{remembered}")?;
    }
    for who in 0..game.players {
        put_figure(game, who, out)?;
    }
    Ok(())
}

fn cards(game: &Adrenaline, bag: Bag) -> String {
    let names: Vec<String> = bag.cards().map(|card| game.say(crate::Choice::Card(card))).collect();
    names.join(" ")
}

fn put_figure(game: &Adrenaline, who: u8, out: &mut String) -> std::fmt::Result {
    let figure = &game.figures[who as usize];
    let name = |who: u8| game.actor_name(Actor(who)).into_owned();
    let times = |by: u8, n: usize| if n == 1 { name(by) } else { format!("{}*{n}", name(by)) };
    write!(out, "{}", name(who))?;
    let at = game.at[who as usize];
    if at != Square::OFF {
        write!(out, " at {}", game.arena.name(at))?;
    }
    if !figure.damage.is_empty() {
        let runs: Vec<String> = figure.damage.chunk_by(|a, b| a == b).map(|run| times(run[0], run.len())).collect();
        write!(out, " damage {}", runs.join(" "))?;
    }
    let marks: Vec<String> = (0..game.players)
        .filter(|&by| figure.marks[by as usize] > 0)
        .map(|by| times(by, figure.marks[by as usize].into()))
        .collect();
    if !marks.is_empty() {
        write!(out, " marks {}", marks.join(" "))?;
    }
    let cubes: String = (0..3).flat_map(|c| std::iter::repeat_n(LETTERS[c], figure.cubes[c].into())).collect();
    write!(out, " ammo {}", if cubes.is_empty() { "-" } else { &cubes })?;
    for (key, set) in [("holds", figure.loaded), ("unloaded", figure.unloaded())] {
        let ids: Vec<&str> = bits(set).map(|w| game.rules.0.weapons[w as usize].id.as_str()).collect();
        if !ids.is_empty() {
            write!(out, " {key} {}", ids.join(" "))?;
        }
    }
    if !figure.powerups.is_empty() {
        write!(out, " powerups {}", cards(game, figure.powerups))?;
    }
    if figure.skulls > 0 {
        write!(out, " skulls {}", figure.skulls)?;
    }
    if figure.points > 0 {
        write!(out, " points {}", figure.points)?;
    }
    writeln!(out, "{}", if figure.flipped { " flipped" } else { "" })
}
