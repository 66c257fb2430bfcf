//! Adrenaline on a terminal: the killshot track or what a mode has in its place,
//! the arena, the player boards.

use adrenaline::{Adrenaline, FigureOwn, FigureView, PowerupCard, Public, SpawnpointView, TurretsView, WeaponCard};
use serde_json::Value;
use table::{Arg, Game, Message, View};
use words::Catalogue;

use super::canvas::{Line, fit, flow};
use super::{Drawing, Drawn, WIDTH, arena, maps, paint};

/// Where the lists under the arena begin after the name.
const AFTER_NAME: usize = 21;

pub(super) const DRAWING: Drawing = Drawing {
    maps: |components, words| maps::of_box(Adrenaline::NAME, components, words),
    ..Drawing::of(Adrenaline::NAME, draw)
};

/// `None` if the view is not one of Adrenaline.
fn draw(view: &Value, components: &Value, words: &Catalogue, width: usize) -> Option<Drawn> {
    let View::<Adrenaline> { public: view, own } = serde_json::from_value(view.clone()).ok()?;
    let weapons: Vec<WeaponCard> = serde_json::from_value(components["weapons"].clone()).ok()?;
    let powerups: Vec<PowerupCard> = serde_json::from_value(components["powerups"].clone()).ok()?;
    let printed = arena::printed(components, &view.arena)?;
    let table = Table { view: &view, own: &own, weapons, powerups, words, width: width.min(WIDTH) };
    let names = arena::Names {
        room: &|id| table.room(id),
        colour: &|id| table.term("colour", id, id).to_uppercase(),
        weapon: &|id| (table.weapon(id), table.price(id)),
        figure: &|id| table.figure(id).map_or(('?', String::new()), |f| (f.letter, f.colour.to_string())),
    };
    Some(arena::draw(&printed, &view.squares, &names, width).map(|arena| {
        let mut lines = table.score();
        lines.push(table.state());
        lines.extend(arena);
        lines.extend(view.figures.iter().flat_map(|figure| table.board(figure)));
        lines
    }))
}

struct Table<'a> {
    view: &'a Public,
    own: &'a [FigureOwn],
    weapons: Vec<WeaponCard>,
    powerups: Vec<PowerupCard>,
    words: &'a Catalogue,
    width: usize,
}

impl Table<'_> {
    // Words

    fn say(&self, id: &str) -> String {
        self.words.say(&Message::new(format!("cli-board-{id}")))
    }

    fn term(&self, kind: &str, id: &str, plain: &str) -> String {
        let name = Arg::term(format!("adrenaline-{kind}-{id}"), plain);
        self.words.say(&Message::new("cli-name").with("name", name))
    }

    /// A room in one short word.
    fn room(&self, id: &str) -> String {
        let room = Arg::term(format!("adrenaline-room-{id}"), id);
        self.words.say(&Message::new("cli-room").with("room", room))
    }

    fn figure(&self, id: &str) -> Option<&FigureView> {
        self.view.figures.iter().find(|figure| figure.id == id)
    }

    /// What the viewer alone sees of a figure.
    fn own(&self, figure: &FigureView) -> Option<&FigureOwn> {
        self.view.figures.iter().zip(self.own).find(|(one, _)| one.id == figure.id).map(|(_, own)| own)
    }

    fn figure_arg(&self, id: &str) -> Arg {
        Arg::term(format!("adrenaline-figure-{id}"), self.figure(id).map_or(id, |figure| &figure.name))
    }

    fn weapon(&self, id: &str) -> String {
        let card = self.weapons.iter().find(|card| card.id == id);
        self.term("weapon", id, card.map_or(id, |card| &card.name))
    }

    fn price(&self, id: &str) -> String {
        self.weapons.iter().find(|card| card.id == id).map_or_else(String::new, |card| card.grab.clone())
    }

    fn card(&self, card: &PowerupCard) -> String {
        let letter = card.colour.chars().next().unwrap_or('?').to_uppercase();
        format!("{} {letter}", self.term("powerup", &card.kind, &card.kind.replace('-', " ")))
    }

    // Lines

    /// What is counted at the end, then the skulls that are left and the decks.
    fn score(&self) -> Vec<Line> {
        let mut line = match (&self.view.domination, &self.view.turrets) {
            (Some(domination), _) => self.spawnpoints(&domination.spawnpoints),
            (_, Some(turrets)) => self.turrets(turrets),
            _ => self.track(),
        };
        for _ in 0..self.view.skulls_left {
            line.put("☠ ", paint::ink("red"));
        }
        let decks = Message::new("cli-board-decks")
            .with("weapons", self.view.weapons_in_deck as usize)
            .with("tiles", self.view.tiles_in_deck as usize)
            .with("powerups", self.view.powerups_in_deck as usize);
        let mut end = Line::default();
        end.dim(&self.words.say(&decks));
        line.right(&end, self.width)
    }

    /// The track of each spawnpoint in domination; a star where one was damaged in this turn.
    fn spawnpoints(&self, all: &[SpawnpointView]) -> Line {
        let mut line = Line::default();
        line.dim(&self.say("spawnpoints")).text(" ");
        for post in all {
            line.put(&self.term("colour", &post.colour, &post.colour), paint::ink(&post.colour));
            line.text(if post.damaged { "* " } else { " " });
            for (who, n) in &post.tokens {
                (0..*n).for_each(|_| self.put_letter(&mut line, who));
            }
            line.text(if post.tokens.is_empty() { "—  " } else { "  " });
        }
        line
    }

    /// Whose turrets are where, and the tiles that lie open.
    fn turrets(&self, all: &TurretsView) -> Line {
        let mut line = Line::default();
        line.dim(&self.say("turrets")).text(" ");
        for turret in &all.turrets {
            if let Some(owner) = &turret.owner {
                line.text(&turret.at);
                self.put_letter(&mut line, owner);
                line.text(" ");
            }
        }
        line.dim(&self.say("open-tiles")).text(" ");
        for tile in all.tiles.iter().flatten() {
            line.text(tile).text(" ");
        }
        line
    }

    /// Kills so far.
    fn track(&self) -> Line {
        let mut line = Line::default();
        line.dim(&self.say("track")).text(" ");
        for kill in &self.view.track {
            self.put_letter(&mut line, &kill.killshot);
            if let Some(over) = &kill.overkill {
                self.put_letter(&mut line, over);
            }
            line.text(" ");
        }
        line
    }

    /// Whose turn it is, and what stage the match has reached.
    fn state(&self) -> Line {
        let view = self.view;
        let turn = match view.over {
            true => Message::new("cli-board-over"),
            false => {
                Message::new("cli-board-turn").with("who", self.figure_arg(&view.turn)).with("left", view.actions_left)
            }
        };
        let mut line = Line::default();
        line.bold(&self.words.say(&turn));
        if let Some(weapon) = &view.firing {
            line.text("  ").put(&self.weapon(weapon), paint::ink("red"));
        }
        if view.bot.as_ref().is_some_and(|bot| bot.owed) && !view.over {
            line.text("  ").dim(&self.say("bot-owed"));
        }
        if view.frenzy && !view.over {
            let frenzy = Message::new("cli-board-frenzy").with("left", view.last_turns);
            line.text("  ").put(&self.words.say(&frenzy), paint::ink("red").bold());
        }
        line
    }

    /// The letter of a token's owner.
    fn put_letter(&self, line: &mut Line, id: &str) {
        match self.figure(id) {
            Some(figure) => line.put(&figure.letter.to_string(), paint::token(&figure.colour)),
            None => line.text("?"),
        };
    }

    fn board(&self, figure: &FigureView) -> Vec<Line> {
        let mut gear = Line::default();
        gear.text("      ");
        put_ammo(&mut gear, figure.ammo);
        gear.to(AFTER_NAME);
        if self.width < WIDTH {
            return self.narrow_board(figure, gear);
        }
        let mut lines = self.health(figure);
        lines.extend(self.power(figure));
        for (i, weapon) in self.weapons(figure).iter().enumerate() {
            gear.text(if i > 0 { "  " } else { "" }).and(weapon);
        }
        let hand = self.hand(figure);
        if gear.width() + hand.width() + 2 <= self.width {
            gear.text("  ").and(&hand);
            lines.push(gear);
            return lines;
        }
        let mut cards = Line::default();
        cards.to(AFTER_NAME).and(&hand);
        lines.extend([gear, cards]);
        lines
    }

    /// Health and marks; then ammo, what the board is worth, powerups and weapons.
    fn narrow_board(&self, figure: &FigureView, gear: Line) -> Vec<Line> {
        let mut lines =
            self.who(figure).to(46).and(&self.marks(figure)).clone().right(&self.points(figure), self.width);
        lines.extend(self.power(figure));
        let pieces = [self.worth(figure), self.hand(figure)].into_iter().chain(self.weapons(figure));
        lines.extend(flow(gear, pieces, AFTER_NAME, self.width));
        lines
    }

    /// Who it is and where, damage, marks, what the board is worth, points.
    fn health(&self, figure: &FigureView) -> Vec<Line> {
        let mut line = self.who(figure);
        line.to(46).and(&self.marks(figure)).to(66).and(&self.worth(figure));
        line.right(&self.points(figure), self.width)
    }

    /// Who it is and where, and the damage.
    fn who(&self, figure: &FigureView) -> Line {
        let mut line = Line::default();
        let asked = self.view.asked.contains(&figure.id);
        line.bold(if figure.id == self.view.turn { "▶" } else { " " });
        line.text(if asked { "?" } else { " " });
        line.put(&format!("({})", figure.letter), paint::token(&figure.colour)).text(" ");
        line.bold(&fit(&self.term("figure", &figure.id, &figure.name), 13));
        if figure.starts {
            line.dim("¹");
        }
        if self.view.bot.as_ref().is_some_and(|bot| bot.figure == figure.id) {
            line.dim(" ").dim(&self.say("bot"));
        }
        line.to(AFTER_NAME).text(figure.at.as_deref().unwrap_or("  —")).to(26);
        self.put_damage(&mut line, figure);
        line
    }

    fn marks(&self, figure: &FigureView) -> Line {
        let mut line = Line::default();
        line.dim(&self.say("marks")).text(if figure.marks.is_empty() { " —" } else { "" });
        for (by, n) in &figure.marks {
            line.text(" ");
            (0..*n).for_each(|_| self.put_letter(&mut line, by));
        }
        line
    }

    fn worth(&self, figure: &FigureView) -> Line {
        let mut line = Line::default();
        if figure.skulls > 0 {
            line.put(&"☠".repeat(figure.skulls.into()), paint::ink("red")).text(" ");
        }
        let values: Vec<String> = figure.values.iter().map(u8::to_string).collect();
        line.dim(&self.say("worth")).text(&format!(" {}", values.join(" ")));
        line
    }

    /// The points, where they may be seen.
    fn points(&self, figure: &FigureView) -> Line {
        let mut line = Line::default();
        if let Some(points) = self.own(figure).and_then(|own| own.points) {
            line.bold(&self.words.say(&Message::new("cli-board-points").with("points", points)));
        }
        line
    }

    /// Twelve spaces; bars stand where the printed board has its better actions and its death, which a rush
    /// tile brings nearer.
    fn put_damage(&self, line: &mut Line, figure: &FigureView) {
        line.dim("[");
        let slides = figure.power.as_ref().map_or(0, |power| usize::from(power.slides));
        for space in 0..12 - slides {
            if [2, 5, 10 - slides].contains(&space) {
                line.dim("|");
            }
            match figure.damage.get(space) {
                Some(by) => self.put_letter(line, by),
                None => {
                    line.dim("·");
                }
            }
        }
        line.dim("]");
    }

    /// Ability, tokens and rush tile, where characters have powers.
    fn power(&self, figure: &FigureView) -> Option<Line> {
        let power = figure.power.as_ref()?;
        let mut line = Line::default();
        line.to(AFTER_NAME);
        if let Some(ability) = &power.ability {
            line.text(&self.term("team-ability", ability, ability)).text(&"◆".repeat(power.tokens.into())).text("  ");
        }
        let killshot = Message::new("cli-board-killshot").with("damage", power.killshot);
        line.dim(&self.words.say(&killshot));
        for (word, carried) in
            [("venom", power.venom), ("control", power.control), ("tracked", power.tracked), ("tuned", power.tuned)]
        {
            if carried {
                line.text("  ").put(&self.say(word), paint::ink("red"));
            }
        }
        Some(line)
    }

    fn weapons(&self, figure: &FigureView) -> Vec<Line> {
        let mut lines = vec![Line::default(); figure.weapons.len().max(1)];
        if figure.weapons.is_empty() {
            lines[0].dim(&self.say("no-weapons"));
        }
        let own = figure.power.as_ref().and_then(|power| power.weapon.as_ref());
        for (line, weapon) in lines.iter_mut().zip(&figure.weapons) {
            match weapon.loaded {
                true => line.put("● ", paint::ink("green")).text(&self.weapon(&weapon.id)),
                false => line.dim("○ ").dim(&self.weapon(&weapon.id)),
            };
            if own == Some(&weapon.id) {
                line.dim("*");
            }
        }
        lines
    }

    /// The cards, or how many there are of them.
    fn hand(&self, figure: &FigureView) -> Line {
        let mut line = Line::default();
        match self.own(figure).and_then(|own| own.hand.as_ref()) {
            Some(cards) if !cards.is_empty() => {
                line.dim(&self.say("powerups")).text(" ");
                let printed = |id: &table::Name| self.powerups.iter().find(|card| card.id == *id);
                for (i, card) in cards.iter().filter_map(printed).enumerate() {
                    line.text(if i > 0 { ", " } else { "" }).put(&self.card(card), paint::ink(&card.colour));
                }
            }
            _ => {
                line.dim(&self.say("powerups")).text(&format!(" {}", figure.powerups));
            }
        }
        line
    }
}

/// Three spaces for the cubes of each colour.
fn put_ammo(line: &mut Line, ammo: [u8; 3]) {
    for (letter, n) in ['R', 'Y', 'B'].into_iter().zip(ammo) {
        let n = n as usize;
        line.put(&letter.to_string().repeat(n), paint::ink(arena::cube_colour(letter)).bold());
        line.dim(&"·".repeat(3usize.saturating_sub(n))).text(" ");
    }
}
