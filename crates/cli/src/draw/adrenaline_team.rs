//! Team Play on a terminal: skulls and points, the arena, then each team with
//! its buffer, its players and its characters.

use adrenaline::team::{CharacterView, PlayerOwn, PlayerView, Public, TeamView};
use adrenaline::{PowerupCard, TeamPlay, WeaponCard};
use serde_json::Value;
use table::{Arg, Game, Message, View};
use words::Catalogue;

use super::canvas::{Line, fit, flow};
use super::{Drawing, Drawn, WIDTH, arena, maps, paint};

/// Where the place of a character stands, and what follows it below.
const PLACE: usize = 21;
/// Where the ammo of a player stands, and what follows it below.
const AMMO: usize = 14;

pub(super) const DRAWING: Drawing = Drawing {
    maps: |components, words| maps::of_box(TeamPlay::NAME, components, words),
    ..Drawing::of(TeamPlay::NAME, draw)
};

/// `None` if the view is not one of Team Play.
fn draw(view: &Value, components: &Value, words: &Catalogue, width: usize) -> Option<Drawn> {
    let View::<TeamPlay> { public: view, own } = serde_json::from_value(view.clone()).ok()?;
    let weapons: Vec<WeaponCard> = serde_json::from_value(components["weapons"].clone()).ok()?;
    let powerups: Vec<PowerupCard> = serde_json::from_value(components["powerups"].clone()).ok()?;
    let printed = arena::printed(components, &view.arena)?;
    let table = Table { view: &view, weapons, powerups, words, width: width.min(WIDTH) };
    let letter = |id: &str| table.character(id).map_or(('?', String::new()), |c| (c.letter, c.colour.to_string()));
    let names = arena::Names {
        room: &|id| table.words.say(&Message::new("cli-room").with("room", term("room", id))),
        colour: &|id| table.name(term("colour", id)).to_uppercase(),
        weapon: &|id| (table.weapon(id), table.price(id)),
        figure: &letter,
    };
    Some(arena::draw(&printed, &view.squares, &names, width).map(|arena| {
        let mut lines = table.head();
        lines.extend(arena);
        for team in &view.teams {
            lines.extend(table.team(team));
            let players = view.players.iter().zip(&own).filter(|(player, _)| player.team == team.id);
            lines.extend(players.flat_map(|(player, own)| table.player(player, own)));
            let characters = view.characters.iter().filter(|c| c.team.as_ref() == Some(&team.id));
            lines.extend(characters.flat_map(|character| table.board(character)));
        }
        lines
    }))
}

fn term(kind: &str, id: &str) -> Arg {
    Arg::term(format!("adrenaline-{kind}-{id}"), id)
}

struct Table<'a> {
    view: &'a Public,
    weapons: Vec<WeaponCard>,
    powerups: Vec<PowerupCard>,
    words: &'a Catalogue,
    width: usize,
}

impl Table<'_> {
    fn name(&self, name: Arg) -> String {
        self.words.say(&Message::new("cli-name").with("name", name))
    }

    fn weapon(&self, id: &str) -> String {
        let plain = self.weapons.iter().find(|card| card.id == id).map_or(id, |card| &card.name);
        self.name(Arg::term(format!("adrenaline-weapon-{id}"), plain))
    }

    fn price(&self, id: &str) -> String {
        self.weapons.iter().find(|card| card.id == id).map_or_else(String::new, |card| card.grab.clone())
    }

    fn character(&self, id: &str) -> Option<&CharacterView> {
        self.view.characters.iter().find(|character| character.id == id)
    }

    fn head(&self) -> Vec<Line> {
        let mut line = Line::default();
        for _ in 0..self.view.skulls_left {
            line.put("☠ ", paint::ink("red"));
        }
        let turn = match self.view.over {
            true => Message::new("cli-board-over"),
            false => Message::new("cli-team-turn").with("team", term("team-side", &self.view.turn)),
        };
        line.bold(&self.words.say(&turn));
        if let Some(weapon) = &self.view.firing {
            line.text("  ").put(&self.weapon(weapon), paint::ink("red"));
        }
        let decks = Message::new("cli-board-decks")
            .with("weapons", self.view.weapons_in_deck as usize)
            .with("tiles", self.view.tiles_in_deck as usize)
            .with("powerups", self.view.powerups_in_deck as usize);
        let mut end = Line::default();
        end.dim(&self.words.say(&decks));
        line.right(&end, self.width)
    }

    /// The team, its points, what waits in its buffer, and the unloaded weapons on its side.
    fn team(&self, team: &TeamView) -> Vec<Line> {
        let mut line = Line::default();
        line.bold(if team.id == self.view.turn { "▶ " } else { "  " });
        line.bold(&self.name(term("team-side", &team.id)));
        let points = self.words.say(&Message::new("cli-board-points").with("points", team.points));
        line.text("  ").bold(&points);
        let buffer = Message::new("cli-team-buffer").with("damage", team.buffer).with("full", team.flush_at);
        line.text("  ").text(&self.words.say(&buffer)).text(" ");
        for id in &team.characters {
            let Some(one) = self.character(id) else { continue };
            let letter = one.letter.to_string();
            line.put(&letter.repeat(one.waiting.into()), paint::token(&one.colour));
        }
        if !team.pool.is_empty() {
            line.text("  ");
        }
        let pool = team.pool.iter().map(|weapon| Line::default().dim(&format!("○ {}", self.weapon(weapon))).clone());
        flow(line, pool, 4, self.width)
    }

    fn player(&self, player: &PlayerView, own: &PlayerOwn) -> Vec<Line> {
        let mut line = Line::default();
        line.text(if self.view.asked.contains(&player.id) { "  ? " } else { "    " }).text(&player.id).to(AMMO);
        for (cubes, (letter, colour)) in player.ammo.iter().zip([("R", "red"), ("Y", "yellow"), ("B", "blue")]) {
            line.put(&letter.repeat((*cubes).into()), paint::ink(colour));
            line.dim(&"·".repeat(3usize.saturating_sub((*cubes).into()))).text(" ");
        }
        line.text(" ");
        let weapons = player.weapons.iter().map(|weapon| format!("● {}", self.weapon(weapon)));
        let mut pieces: Vec<Line> = weapons.map(|text| Line::default().text(&text).clone()).collect();
        let mut hand = Line::default();
        hand.dim(&self.words.say(&Message::new("cli-board-powerups"))).text(" ");
        match &own.hand {
            Some(cards) if !cards.is_empty() => {
                let card = |card: &PowerupCard| {
                    let letter = card.colour.chars().next().unwrap_or('?').to_uppercase();
                    format!("{} {letter}", self.name(term("powerup", &card.kind)))
                };
                let printed = cards.iter().filter_map(|id| self.powerups.iter().find(|card| card.id == *id));
                hand.text(&printed.map(card).collect::<Vec<_>>().join(", "));
            }
            _ => {
                hand.text(&player.powerups.to_string());
            }
        }
        pieces.push(hand);
        flow(line, pieces, AMMO, self.width)
    }

    /// A character: place, damage to the killshot, marks, tokens, own weapon, ability, worth.
    fn board(&self, one: &CharacterView) -> Vec<Line> {
        let mut line = Line::default();
        line.text(if self.view.acting.as_ref() == Some(&one.id) { "  ◀ " } else { "    " });
        line.put(&format!("({})", one.letter), paint::token(&one.colour)).text(" ");
        line.bold(&fit(&self.name(term("figure", &one.id)), 13)).to(PLACE);
        line.text(one.at.as_deref().unwrap_or("  —")).to(26).dim("[");
        for space in 0..one.overkill {
            if space + 1 == one.killshot {
                line.dim("|");
            }
            match space < one.damage {
                true => line.put(&one.letter.to_string(), paint::token(&one.colour)),
                false => line.dim("·"),
            };
        }
        line.dim("]").to(42).put(&"✚".repeat(one.marks.into()), paint::ink("red"));
        line.text(if one.venom { " ☣" } else { "" }).text(if one.control { " ◎" } else { "" });
        line.to(49);
        if let Some(weapon) = &one.weapon {
            line.text(&format!("{} {}", if weapon.loaded { "●" } else { "○" }, fit(&self.weapon(&weapon.id), 18)));
        }
        let ability = fit(&self.name(term("team-ability", &one.ability.id)), 14);
        let values: Vec<String> = one.values.iter().map(u8::to_string).collect();
        if self.width == WIDTH {
            line.to(70).dim(&ability).to(86).text(&values.join(" "));
            return vec![line];
        }
        let mut below = Line::default();
        below.to(PLACE).text(&values.join(" ")).to(49).dim(&ability);
        vec![line, below]
    }
}
