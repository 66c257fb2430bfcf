//! Positions of team play from text, between actions. `docs/scenes-team.md`
//! describes the format for people.

use table::scene::{Statement, statements};
use table::{Actor, BadScene, Game, List, Spoken};

use super::choice::Choice;
use super::frame::Frame;
use super::state::{SHARED, TeamPlay, UNPAID};
use crate::arena::Squares;
use crate::bag::Bag;
use crate::content::{COLOURS, FIGURES, LETTERS, Rules};
use crate::deathmatch::state::NONE;
use crate::recall::Recall;

/// What can be said of a character, and of a player.
const OF_CHARACTER: [&str; 13] = [
    "of",
    "shared",
    "at",
    "damage",
    "waiting",
    "marks",
    "slides",
    "skulls",
    "weapon",
    "loaded-by",
    "unloaded",
    "venom",
    "control",
];
const OF_PLAYER: [&str; 3] = ["ammo", "holds", "powerups"];

pub(crate) fn read(rules: &'static Rules, text: &str) -> Result<TeamPlay, BadScene> {
    let all = statements(text);
    let mut reader = Reader::new(rules, &all)?;
    for statement in all {
        reader.statement(statement)?;
    }
    reader.finish()
}

struct Reader {
    game: TeamPlay,
    /// Where the scene says so.
    skulls: Option<(u8, Option<u8>)>,
    turn: Option<u8>,
}

impl Reader {
    /// Arena, seats and teams must be known before anything can be said of them.
    fn new(rules: &'static Rules, all: &[Statement<'_>]) -> Result<Reader, BadScene> {
        let mut arena = &rules.arenas[rules.arenas.len() - 1];
        let mut seats = [1, 1];
        let mut teams = [0u8; 2];
        for statement in all {
            let mut s = statement.clone();
            match s.need("a statement")? {
                "arena" => {
                    let find = |w: &str| rules.arenas.iter().find(|a| a.id.eq_ignore_ascii_case(w));
                    arena = s.one_of("arena", find)?;
                    s.end()?;
                }
                "seats" => {
                    seats = s.one_of("seating like 2v3", seating)?;
                    s.end()?;
                }
                team @ ("black" | "white") => {
                    let named = s.rest("character", |w| rules.team.character_named(w))?;
                    teams[usize::from(team == "white")] |= named.iter().fold(0, |set, who| set | 1 << who);
                }
                _ => {}
            }
        }
        let everybody = (1u8 << FIGURES) - 1;
        match teams {
            [0, 0] => teams = [0b111, everybody & !0b111],
            [black, 0] => teams[1] = everybody & !black,
            [0, white] => teams[0] = everybody & !white,
            _ => {}
        }
        if teams[0] & teams[1] != 0 || teams.iter().any(|t| t.count_ones() != 3) {
            return Err(BadScene::whole("each team has three characters"));
        }
        let mut game = TeamPlay::blank(rules, arena, seats, rules.team.numbers.skulls.0);
        game.teams = teams;
        game.reward = 0;
        for team in 0..2u8 {
            let players = game.players_of(team);
            for (n, who) in game.team(team).enumerate() {
                let alone = players.len() == 1;
                let own = if alone { players.start } else { players.start + n as u8 };
                game.boards[who as usize].owner = if players.contains(&own) { own } else { SHARED };
            }
        }
        for (who, board) in game.boards.iter_mut().enumerate() {
            board.weapon = rules.team.own_weapon(who as u8, 0);
        }
        Ok(Reader { game, skulls: None, turn: None })
    }

    fn player(&self, word: &str) -> Option<u8> {
        self.game.everybody().find(|&player| self.game.actor_name(Actor(player)) == word)
    }

    fn character(&self, word: &str) -> Option<u8> {
        self.game.rules.team.character_named(word)
    }

    fn statement(&mut self, mut s: Statement<'_>) -> Result<(), BadScene> {
        let rules = self.game.rules;
        let word = s.need("a statement")?;
        match word {
            "arena" | "seats" | "black" | "white" => return Ok(()),
            "hands" => {
                s.one_of("way of holding hands: hidden", |w| (w == "hidden").then_some(()))?;
                self.game.hidden_hands = true;
            }
            "first" => self.game.first = s.one_of("team", side)?,
            "turn" => self.turn = Some(s.one_of("team", side)?),
            "reward" => self.game.reward = s.one_of("reward tile", |w| rules.team.reward_named(w))?,
            "skulls" => {
                let left = s.number("skulls", 0..=8)? as u8;
                let of = if s.peek() == Some("of") {
                    s.take();
                    Some(s.number("skulls", 1..=8)? as u8)
                } else {
                    None
                };
                self.skulls = Some((left, of));
            }
            "points" => {
                let team = s.one_of("team", side)?;
                self.game.points[team as usize] = s.number("points", 0..=9999)? as u16;
            }
            "controller" => {
                let player = s.one_of("player", |w| self.player(w))?;
                self.game.controller[self.game.team_of(player) as usize] = player;
            }
            "acted" => self.game.acted = self.characters(&mut s)?,
            "proved" => self.game.proved = self.characters(&mut s)?,
            "tracked" => self.game.tracked = self.characters(&mut s)?,
            "declined" => {
                let players = s.rest("player", |w| self.player(w))?;
                self.game.declined = players.iter().fold(0, |set, player| set | 1 << player);
            }
            "overload" => {
                let most = rules.team.numbers.overload_tokens.0;
                self.game.overload = s.number("tokens", 0..=most.into())? as u8;
            }
            "pool" => {
                let team = s.one_of("team", side)? as usize;
                while s.peek().is_some() {
                    self.game.pool[team] |= 1 << self.take_weapon(&mut s)?;
                }
            }
            "spawn" | "tile" | "tiles-discarded" | "discarded" => self.of_board(word, &mut s)?,
            "remembered" => self.game.recall = Recall::read(&mut s, |w| self.player(w), |w| rules.card_named(w))?,
            other => {
                if let Some(who) = self.character(other) {
                    self.of_character(who, &mut s)?;
                } else if let Some(player) = self.player(other) {
                    self.of_player(player, &mut s)?;
                } else {
                    return Err(s.bad(other, "no statement begins like this"));
                }
            }
        }
        s.end()
    }

    fn characters(&self, s: &mut Statement<'_>) -> Result<u8, BadScene> {
        Ok(s.rest("character", |w| self.character(w))?.iter().fold(0, |set, who| set | 1 << who))
    }

    /// What lies on the arena and beside it.
    fn of_board(&mut self, word: &str, s: &mut Statement<'_>) -> Result<(), BadScene> {
        let rules = self.game.rules;
        match word {
            "spawn" => {
                let colour = s.one_of("colour", |w| COLOURS.iter().position(|&c| c == w))?;
                for slot in 0..rules.limits.weapons_at_spawnpoint as usize {
                    match s.peek() {
                        None => break,
                        Some("-") => {
                            s.take();
                        }
                        Some(_) => self.game.slots[colour][slot] = self.take_weapon(s)?,
                    }
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
                self.take_tile(s, tile)?;
            }
            "tiles-discarded" => {
                for tile in s.rest("tile", |w| rules.tile_named(w))? {
                    self.take_tile(s, tile)?;
                    self.game.tile_discard.add(tile);
                }
            }
            _ => {
                for card in s.rest("powerup", |w| rules.card_named(w))? {
                    self.take_card(s, card.0)?;
                    self.game.powerup_discard.add(card.0);
                }
            }
        }
        Ok(())
    }

    fn of_character(&mut self, who: u8, s: &mut Statement<'_>) -> Result<(), BadScene> {
        let rules = self.game.rules;
        let i = who as usize;
        while let Some(key) = s.take() {
            match key {
                "of" => self.game.boards[i].owner = s.one_of("player", |w| self.player(w))?,
                "shared" => self.game.boards[i].owner = SHARED,
                "at" => self.game.at[i] = s.one_of("square", |w| self.game.arena.named(w))?,
                "damage" => self.game.boards[i].damage = s.number("damage", 0..=20)? as u8,
                "waiting" => self.game.boards[i].waiting = s.number("damage", 0..=99)? as u8,
                "marks" => self.game.boards[i].marks = s.number("marks", 0..=15)? as u8,
                "slides" => {
                    let most = rules.team.numbers.most_slides.0;
                    self.game.boards[i].slides = s.number("slides", 0..=most.into())? as u8;
                }
                "skulls" => self.game.boards[i].skulls = s.number("skulls", 0..=30)? as u8,
                "weapon" => {
                    let weapon = s.one_of("own weapon", |w| rules.team.weapon_named(w))?;
                    if rules.team.weapon_owner(weapon) != Some(who) {
                        return Err(s.bad(&rules.team.weapons[weapon as usize].id, "is not a weapon of this character"));
                    }
                    self.game.boards[i].weapon = weapon;
                }
                "loaded-by" => self.game.boards[i].loaded_by = s.one_of("player", |w| self.player(w))?,
                "unloaded" => self.game.boards[i].loaded_by = NONE,
                "venom" => self.game.venom |= 1 << who,
                "control" => self.game.control |= 1 << who,
                other => {
                    return Err(s.bad(other, format!("of a character one can say {}", OF_CHARACTER.join(", "))));
                }
            }
        }
        Ok(())
    }

    fn of_player(&mut self, player: u8, s: &mut Statement<'_>) -> Result<(), BadScene> {
        let rules = self.game.rules;
        let i = player as usize;
        while let Some(key) = s.take() {
            match key {
                "ammo" => {
                    let word = s.need("cubes like RRYB, or -")?;
                    let most = rules.limits.cubes_of_a_colour;
                    let mut cubes = [0u8; 3];
                    for letter in word.chars().filter(|&c| c != '-') {
                        match LETTERS.iter().position(|&l| l == letter) {
                            Some(c) if cubes[c] < most => cubes[c] += 1,
                            Some(_) => return Err(s.bad(word, "too many cubes of a colour")),
                            None => return Err(s.bad(word, "expected cubes like RRYB, or -")),
                        }
                    }
                    self.game.players[i].cubes = cubes;
                }
                "holds" => {
                    while s.peek().is_some_and(|w| !OF_PLAYER.contains(&w)) {
                        self.game.players[i].weapons |= 1 << self.take_weapon(s)?;
                    }
                }
                "powerups" => {
                    while s.peek().is_some_and(|w| !OF_PLAYER.contains(&w)) {
                        let card = s.one_of("powerup", |w| rules.card_named(w))?;
                        self.take_card(s, card.0)?;
                        self.game.players[i].powerups.add(card.0);
                    }
                }
                other => return Err(s.bad(other, format!("of a player one can say {}", OF_PLAYER.join(", ")))),
            }
        }
        Ok(())
    }

    fn take_weapon(&mut self, s: &mut Statement<'_>) -> Result<u8, BadScene> {
        let weapon = s.one_of("weapon of the arena", |w| self.game.rules.weapon_named(w))?;
        if self.game.weapon_deck >> weapon & 1 == 0 {
            return Err(s.bad(&self.game.rules.weapons[weapon as usize].id, "lies elsewhere already"));
        }
        self.game.weapon_deck &= !(1 << weapon);
        Ok(weapon)
    }

    fn take_card(&mut self, s: &Statement<'_>, card: u8) -> Result<(), BadScene> {
        match self.game.powerup_deck.minus(Bag::of([card])) {
            Some(deck) => self.game.powerup_deck = deck,
            None => return Err(s.bad(&self.game.say(Choice::Card(card)), "there are no more of these")),
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

    fn finish(self) -> Result<TeamPlay, BadScene> {
        let mut game = self.game;
        let whole = |why: String| Err(BadScene::whole(why));
        game.turn = self.turn.unwrap_or(game.first);
        let fallen: u8 = game.boards.iter().fold(0, |sum, board| sum.saturating_add(board.skulls));
        let (left, of) = self.skulls.unwrap_or((game.skulls.saturating_sub(fallen), None));
        game.skulls = left;
        game.skulls_at_start = of.unwrap_or(left.saturating_add(fallen).min(game.rules.team.numbers.skulls.0));
        for who in 0..FIGURES as u8 {
            let (board, at) = (game.boards[who as usize], game.at[who as usize]);
            if !at.is_on() {
                return whole(format!("{} stands nowhere", game.character_id(who)));
            }
            if board.loaded_by == UNPAID {
                game.boards[who as usize].loaded_by = game.controller_of(who);
            }
            if board.damage >= game.killshot(who) {
                return whole(format!("{} is dead already", game.character_id(who)));
            }
        }
        for team in 0..2 {
            let shared = game.team(team).filter(|&who| game.boards[who as usize].owner == SHARED).count();
            let owners = |player: &u8| game.boards.iter().filter(|board| board.owner == *player).count();
            let each = if game.seats[team as usize] == 1 { 3 } else { 1 };
            let sound = game.players_of(team).all(|player| owners(&player) == each);
            if shared != usize::from(game.seats[team as usize] == 2) || !sound {
                return whole(format!("the characters of {} are not shared out soundly", game.team_name(team)));
            }
        }
        // Tokens are only on enemies of whoever gives them, and only the active team acts.
        if game.acted & !game.teams[game.turn as usize] != 0 {
            return whole("a character of the other team has acted".to_owned());
        }
        if game.skulls == 0 && game.turn == game.first {
            return whole("without skulls the starting team has no turn any more".to_owned());
        }
        game.audit().map_err(BadScene::whole)?;
        game.stack = List::from_iter([Frame::Team]);
        game.settle(&mut table::Quiet);
        Ok(game)
    }
}

fn side(word: &str) -> Option<u8> {
    ["black", "white"].iter().position(|&team| team == word).map(|n| n as u8)
}

fn seating(word: &str) -> Option<[u8; 2]> {
    let (black, white) = word.split_once('v')?;
    let seats = [black.parse().ok()?, white.parse().ok()?];
    seats.iter().all(|n| (1..=3).contains(n)).then_some(seats)
}
