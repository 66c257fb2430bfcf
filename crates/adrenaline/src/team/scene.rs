//! Positions of team play as text: read and written between actions. `docs/scenes-team.md`
//! describes the format for people.

use std::fmt::Write;

use table::scene::{Statement, statements};
use table::{BadScene, Game, List, Spoken};

use super::content::{MIND_CONTROL, VENOM};
use super::frame::Frame;
use super::setup::Setup;
use super::state::{Load, Owner, TeamPlay};
use crate::abilities::Gifted;
use crate::content::Rules;
use crate::ids::{FIGURES, Figure, Figures, Per, Player, Reward, Team};
use crate::recall::Recall;
use crate::scenes;
use crate::stack::Stacked;
use crate::wallet::Cubes;

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

/// What lies at spawnpoints and is found, as opposed to own weapons.
const ARENA_WEAPON: &str = "weapon of the arena";

/// What can be said of a match whose characters are yet to be chosen.
const OF_DRAFT: [&str; 11] =
    ["draft", "arena", "seats", "skulls", "hands", "first", "reward", "weapons", "guest", "spawn", "tile"];

/// A match before the draft: `draft`, what a setup says, and what lies in the arena.
fn draft(rules: &'static Rules, all: Vec<Statement<'_>>) -> Result<TeamPlay, BadScene> {
    let rules = cast(rules, &all, &["guest"])?;
    let mut setup = Setup::default();
    let mut supplies = Vec::new();
    let skulls = rules.limits.skulls.0.min(rules.team.numbers.skulls.0)..=rules.team.numbers.skulls.0;
    for mut s in all {
        match s.need("a statement")? {
            "draft" => {}
            "arena" => setup.arena = scenes::arena(rules, &mut s)?.id.clone(),
            "seats" => [setup.black, setup.white] = s.one_of("seating like 2v3", seating)?,
            "skulls" => setup.skulls = s.number("skulls", (*skulls.start()).into()..=(*skulls.end()).into())? as u8,
            // Read before: weapons may be theirs.
            "guest" => drop(s.one_of("character beyond the six", |w| rules.team.character_named(w))?),
            "weapons" => {
                let weapons = s.rest("own weapon", |w| rules.team.weapon_named(w))?;
                setup.weapons = Some(weapons.into_iter().map(|w| rules.team.weapons[w].id.clone()).collect());
            }
            word @ ("spawn" | "tile") => {
                supplies.push((word, s));
                continue;
            }
            "hands" => {
                setup.hidden_hands = s.one_of("way of holding hands: hidden", |w| (w == "hidden").then_some(true))?;
            }
            "first" => setup.first = Some(s.one_of("team", Team::named)?),
            "reward" => {
                let reward = s.one_of("reward tile", |w| rules.team.reward_named(w))?;
                setup.reward = Some(rules.team.rewards[reward].id.clone());
            }
            other => return Err(s.bad(other, format!("before the draft one can say {}", OF_DRAFT.join(", ")))),
        }
        s.end()?;
    }
    let mut game = TeamPlay::start(rules, &setup)
        .map_err(|_| BadScene::whole("weapons: one of each character is needed, or none is named"))?;
    for (word, mut s) in supplies {
        game.supply.read(word, &mut s, (rules, &game.arena), ARENA_WEAPON)?;
        s.end()?;
    }
    game.settle(&mut table::Quiet);
    Ok(game)
}

/// The rules of the six that these statements name.
fn cast(rules: &'static Rules, all: &[Statement<'_>], naming: &[&str]) -> Result<&'static Rules, BadScene> {
    for statement in all {
        let mut s = statement.clone();
        if naming.contains(&s.need("a statement")?) {
            let named = s.rest("character", |w| rules.team.everybody().find(|one| one.id == w))?;
            if let Some(guest) = named.iter().find_map(|one| rules.with_guest(&one.id)) {
                return Ok(guest);
            }
        }
    }
    Ok(rules)
}

pub(crate) fn read(rules: &'static Rules, text: &str) -> Result<TeamPlay, BadScene> {
    let all = statements(text);
    if all.iter().any(|statement| statement.peek() == Some("draft")) {
        return draft(rules, all);
    }
    let mut reader = Reader::new(rules, &all)?;
    for statement in all {
        reader.statement(statement)?;
    }
    reader.finish().map_err(|bad| if bad.line == 0 { BadScene::pinned(text, bad.reason) } else { bad })
}

struct Reader {
    game: TeamPlay,
    /// Where the scene says so.
    skulls: Option<(u8, Option<u8>)>,
    turn: Option<Team>,
    /// The turn has yet to begin: who controls the shared character is asked.
    begins: bool,
}

impl Reader {
    /// Arena, seats and teams must be known before anything can be said of them.
    fn new(rules: &'static Rules, all: &[Statement<'_>]) -> Result<Reader, BadScene> {
        let rules = cast(rules, all, &["black", "white"])?;
        let mut arena = &rules.arenas[rules.arenas.len() - 1];
        let mut seats = [1, 1];
        let mut teams = [Figures::NONE; 2];
        for statement in all {
            let mut s = statement.clone();
            match s.need("a statement")? {
                "arena" => {
                    arena = scenes::arena(rules, &mut s)?;
                }
                "seats" => {
                    seats = s.one_of("seating like 2v3", seating)?;
                    s.end()?;
                }
                team @ ("black" | "white") => {
                    let named = s.rest("character", |w| rules.team.character_named(w))?;
                    let set = &mut teams[usize::from(team == "white")];
                    named.into_iter().for_each(|who| set.insert(who));
                }
                _ => {}
            }
        }
        let [black, white] = &mut teams;
        let everybody = Figures::first_n(FIGURES);
        if black.is_empty() {
            *black = if white.is_empty() { Figures::first_n(3) } else { everybody.without(*white) };
        }
        if white.is_empty() {
            *white = everybody.without(*black);
        }
        if !black.and(*white).is_empty() || teams.iter().any(|t| t.len() != 3) {
            return Err(BadScene::whole("each team has three characters"));
        }
        let mut game = TeamPlay::blank(rules, arena, seats, rules.team.numbers.skulls.0);
        game.teams = Per::new(teams);
        game.reward = Some(Reward(0));
        for team in Team::BOTH {
            let players = game.players_of(team);
            for (n, who) in game.teams[team].enumerate() {
                let own = if players.len() == 1 { players.first() } else { { players }.nth(n) };
                game.boards[who].owner = own.map_or(Owner::Shared, Owner::One);
            }
        }
        for who in everybody {
            game.boards[who].weapon = Some(rules.team.own_weapon(who, 0));
        }
        Ok(Reader { game, skulls: None, turn: None, begins: false })
    }

    fn player(&self, word: &str) -> Option<Player> {
        self.game.player_named(word)
    }

    fn character(&self, word: &str) -> Option<Figure> {
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
            "first" => self.game.first = s.one_of("team", Team::named)?,
            "turn" => {
                self.turn = Some(s.one_of("team", Team::named)?);
                if s.peek() == Some("begins") {
                    s.take();
                    self.begins = true;
                }
            }
            "reward" => self.game.reward = Some(s.one_of("reward tile", |w| rules.team.reward_named(w))?),
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
                let team = s.one_of("team", Team::named)?;
                self.game.points[team] = s.number("points", 0..=9999)? as u16;
            }
            "controller" => {
                let player = s.one_of("player", |w| self.player(w))?;
                let team = self.game.team_of(player);
                self.game.controller[team] = player;
            }
            "acted" => self.game.acted = self.characters(&mut s)?,
            "proved" => self.game.tokens.proved = self.characters(&mut s)?,
            "tracked" => self.game.tokens.tracked = self.characters(&mut s)?,
            "declined" => {
                self.game.declined = s.rest("player", |w| self.player(w))?.into_iter().collect();
            }
            "overload" => {
                let most = rules.team.numbers.overload_tokens.0;
                self.game.tokens.overload = s.number("tokens", 0..=most.into())? as u8;
            }
            "pool" => {
                let team = s.one_of("team", Team::named)?;
                while s.peek().is_some() {
                    let weapon = self.game.supply.take_weapon(&mut s, &rules, ARENA_WEAPON)?;
                    self.game.pool[team].insert(weapon);
                }
            }
            "spawn" | "tile" | "tiles-discarded" | "discarded" => {
                self.game.supply.read(word, &mut s, (&rules, &self.game.arena), ARENA_WEAPON)?;
            }
            "remembered" => {
                let seat = |w: &str| self.player(w).map(Player::actor);
                self.game.supply.recall = Recall::read(&mut s, seat, |w| rules.card_named(w))?;
            }
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

    fn characters(&self, s: &mut Statement<'_>) -> Result<Figures, BadScene> {
        Ok(s.rest("character", |w| self.character(w))?.into_iter().collect())
    }

    fn of_character(&mut self, who: Figure, s: &mut Statement<'_>) -> Result<(), BadScene> {
        let rules = self.game.rules;
        while let Some(key) = s.take() {
            match key {
                "of" => self.game.boards[who].owner = Owner::One(s.one_of("player", |w| self.player(w))?),
                "shared" => self.game.boards[who].owner = Owner::Shared,
                "at" => self.game.at[who] = s.one_of("square", |w| self.game.arena.named(w))?,
                "damage" => self.game.boards[who].damage = s.number("damage", 0..=20)? as u8,
                "waiting" => self.game.boards[who].waiting = s.number("damage", 0..=99)? as u8,
                "marks" => self.game.boards[who].marks = s.number("marks", 0..=15)? as u8,
                "slides" => {
                    let most = rules.team.numbers.most_slides.0;
                    self.game.boards[who].slides = s.number("slides", 0..=most.into())? as u8;
                }
                "skulls" => self.game.boards[who].skulls = s.number("skulls", 0..=30)? as u8,
                "weapon" => {
                    let weapon = s.one_of("own weapon", |w| rules.team.weapon_named(w))?;
                    if rules.team.weapon_owner(weapon) != Some(who) {
                        return Err(s.bad(&rules.team.weapons[weapon].id, "is not a weapon of this character"));
                    }
                    self.game.boards[who].weapon = Some(weapon);
                }
                "loaded-by" => self.game.boards[who].load = Load::By(s.one_of("player", |w| self.player(w))?),
                "unloaded" => self.game.boards[who].load = Load::Empty,
                "venom" => self.game.tokens.venom.insert(who),
                "control" => self.game.tokens.control.insert(who),
                other => {
                    return Err(s.bad(other, format!("of a character one can say {}", OF_CHARACTER.join(", "))));
                }
            }
        }
        Ok(())
    }

    fn of_player(&mut self, player: Player, s: &mut Statement<'_>) -> Result<(), BadScene> {
        let rules = self.game.rules;
        let (held, supply) = (&mut self.game.players[player], &mut self.game.supply);
        while let Some(key) = s.take() {
            match key {
                "ammo" => held.wallet.cubes = Cubes::read(s, rules.limits.cubes_of_a_colour)?,
                "holds" => {
                    while s.peek().is_some_and(|w| !OF_PLAYER.contains(&w)) {
                        held.weapons.insert(supply.take_weapon(s, &rules, ARENA_WEAPON)?);
                    }
                }
                "powerups" => supply.deal(s, &rules, &OF_PLAYER, &mut held.wallet.powerups)?,
                other => return Err(s.bad(other, format!("of a player one can say {}", OF_PLAYER.join(", ")))),
            }
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
        for who in Figures::first_n(FIGURES) {
            let (board, at) = (game.boards[who], game.at[who]);
            if !at.is_on() {
                return whole(format!("{} stands nowhere", game.character_id(who)));
            }
            if board.load == Load::Unpaid {
                game.boards[who].load = Load::By(game.controller_of(who));
            }
            if board.damage >= game.killshot(who) {
                return whole(format!("{} is dead already", game.character_id(who)));
            }
        }
        for team in Team::BOTH {
            let shared = game.teams[team].filter(|&who| game.boards[who].owner == Owner::Shared).count();
            let owners =
                |player: &Player| game.boards.iter().filter(|board| board.owner == Owner::One(*player)).count();
            let each = if game.seats[team] == 1 { 3 } else { 1 };
            let sound = game.players_of(team).all(|player| owners(&player) == each);
            if shared != usize::from(game.seats[team] == 2) || !sound {
                return whole(format!("the characters of {} are not shared out soundly", team.name()));
            }
        }
        // Tokens are only on enemies of the one who gives them, and only the active team acts.
        if !game.acted.without(game.teams[game.turn]).is_empty() {
            return whole("a character of the other team has acted".to_owned());
        }
        for (what, tokens, ability) in
            [("venom", game.tokens.venom, VENOM), ("control", game.tokens.control, MIND_CONTROL)]
        {
            let giver = game.rules.team.owner[ability];
            if let Some(who) = tokens.and(game.teams[game.side(giver)]).first() {
                let (who, giver) = (game.character_id(who), game.character_id(giver));
                return whole(format!("{who} has {what}, but {giver} is on its side"));
            }
        }
        if game.skulls == 0 && game.turn == game.first {
            return whole("without skulls the starting team has no turn any more".to_owned());
        }
        game.audit().map_err(BadScene::whole)?;
        game.stack = List::from_iter([if self.begins { Frame::Begin } else { Frame::Team }]);
        game.settle(&mut table::Quiet);
        Ok(game)
    }
}

fn seating(word: &str) -> Option<[u8; 2]> {
    let (black, white) = word.split_once('v')?;
    let seats = [black.parse().ok()?, white.parse().ok()?];
    seats.iter().all(|n| (1..=3).contains(n)).then_some(seats)
}

pub(crate) fn write(game: &TeamPlay) -> Option<String> {
    if *game.stack != [Frame::Team] {
        return None;
    }
    let mut out = String::new();
    put(game, &mut out).ok()?;
    Some(out)
}

fn put(game: &TeamPlay, out: &mut String) -> std::fmt::Result {
    writeln!(out, "arena {}\nseats {}v{}", game.arena.id, game.seats[Team::Black], game.seats[Team::White])?;
    if game.hidden_hands {
        writeln!(out, "hands hidden")?;
    }
    for side in Team::BOTH {
        writeln!(out, "{} {}", side.name(), characters(game, game.teams[side]))?;
    }
    writeln!(out, "first {}\nturn {}", game.first.name(), game.turn.name())?;
    writeln!(out, "reward {}", game.rules.team.rewards[game.reward.unwrap_or_default()].id)?;
    writeln!(out, "skulls {} of {}", game.skulls, game.skulls_at_start)?;
    for side in Team::BOTH {
        writeln!(out, "points {} {}", side.name(), game.points[side])?;
        if game.seats[side] == 2 {
            writeln!(out, "controller {}", game.actor_name(game.controller[side].actor()))?;
        }
        if !game.pool[side].is_empty() {
            writeln!(out, "pool {} {}", side.name(), scenes::weapons(&game.rules.weapons, game.pool[side]))?;
        }
    }
    for (key, set) in [("acted", game.acted), ("proved", game.tokens.proved), ("tracked", game.tokens.tracked)] {
        if !set.is_empty() {
            writeln!(out, "{key} {}", characters(game, set))?;
        }
    }
    if !game.declined.is_empty() {
        let names: Vec<_> = game.declined.map(|player| game.actor_name(player.actor())).collect();
        writeln!(out, "declined {}", names.join(" "))?;
    }
    writeln!(out, "overload {}", game.tokens.overload)?;
    game.supply.write(&game.rules, &game.arena, |who| game.actor_name(who).into_owned(), out)?;
    for player in game.everybody() {
        put_player(game, player, out)?;
    }
    for who in Figures::first_n(FIGURES) {
        put_character(game, who, out)?;
    }
    Ok(())
}

fn put_player(game: &TeamPlay, player: Player, out: &mut String) -> std::fmt::Result {
    let held = &game.players[player];
    write!(out, "{} ammo {}", game.actor_name(player.actor()), held.wallet.cubes.written())?;
    if !held.weapons.is_empty() {
        write!(out, " holds {}", scenes::weapons(&game.rules.weapons, held.weapons))?;
    }
    if !held.wallet.powerups.is_empty() {
        write!(out, " powerups {}", scenes::cards(&game.rules, held.wallet.powerups))?;
    }
    writeln!(out)
}

fn put_character(game: &TeamPlay, who: Figure, out: &mut String) -> std::fmt::Result {
    let board = &game.boards[who];
    write!(out, "{}", game.character_id(who))?;
    match board.owner {
        Owner::Nobody | Owner::Shared => write!(out, " shared")?,
        Owner::One(owner) => write!(out, " of {}", game.actor_name(owner.actor()))?,
    }
    write!(out, " at {}", game.arena.name(game.at[who]))?;
    for (key, n) in [
        ("damage", board.damage),
        ("waiting", board.waiting),
        ("marks", board.marks),
        ("slides", board.slides),
        ("skulls", board.skulls),
    ] {
        if n > 0 {
            write!(out, " {key} {n}")?;
        }
    }
    if let Some(weapon) = board.weapon {
        write!(out, " weapon {}", game.rules.team.weapons[weapon].id)?;
    }
    match board.load.by() {
        None => write!(out, " unloaded")?,
        Some(player) => write!(out, " loaded-by {}", game.actor_name(player.actor()))?,
    }
    for (key, set) in [("venom", game.tokens.venom), ("control", game.tokens.control)] {
        if set.has(who) {
            write!(out, " {key}")?;
        }
    }
    writeln!(out)
}

fn characters(game: &TeamPlay, set: Figures) -> String {
    set.map(|who| game.character_id(who)).collect::<Vec<_>>().join(" ")
}
