//! Team Fortress 2: Taking Turns on a terminal: round and timer, the board with
//! its two levels, what is fought over, both sides. Capitals and filled signs
//! are Red's, small letters and hollow ones Green's, so that it can be read
//! without colours.

use serde_json::Value;
use table::{Arg, Game, Message, View};
use tf2_turns::{BuildingView, FlagView, Id, Mark, Mode, Piece, PointView, Public, Side, Spot, TfTurns, UnitView};
use words::Catalogue;

use super::canvas::{Line, fit};
use super::grid::{self, Cell, Page};
use super::{Drawing, Drawn, cards, maps, paint};

/// Where notes on a unit begin.
const NOTES: usize = 30;

/// A walk changes the picture in the middle of an action.
pub(super) const DRAWING: Drawing = Drawing {
    is_quiet: |told| matches!(&*told.id, "tf2-turns-told-activate" | "tf2-turns-told-pick"),
    cards: cards::of_turns,
    maps: maps::of_turns,
    ..Drawing::of(TfTurns::NAME, draw)
};

/// `None` if the view is not one of this game.
fn draw(view: &Value, components: &Value, words: &Catalogue, width: usize) -> Option<Drawn> {
    let View::<TfTurns> { public: mut view, own } = serde_json::from_value(view.clone()).ok()?;
    for (unit, own) in view.units.iter_mut().zip(own) {
        (unit.kind, unit.max_health) = (own.kind, own.max_health);
    }
    let table = Table { view: &view, letters: letters(components), words, half: grid::half(width) };
    Some(table.page().draw(width))
}

struct Table<'a> {
    view: &'a Public,
    /// The letter of each type.
    letters: Vec<(String, char)>,
    words: &'a Catalogue,
    /// The width of a team.
    half: usize,
}

fn colour(side: Side) -> &'static str {
    side.word()
}

/// Capitals for Red, small letters for Green.
fn cased(side: Side, text: &str) -> String {
    match side {
        Side::Red => text.to_uppercase(),
        Side::Green => text.to_lowercase(),
    }
}

/// The filled sign for Red, the hollow one for Green.
fn sign(side: Side, signs: [char; 2]) -> char {
    signs[side.ix()]
}

const FLAG: [char; 2] = ['⚑', '⚐'];

fn piece_sign(side: Side, piece: Piece) -> char {
    let signs = match piece {
        Piece::Turret => ['▲', '△'],
        Piece::Entrance => ['▼', '▽'],
        Piece::Exit => ['◆', '◇'],
    };
    sign(side, signs)
}

/// One letter to a type, no two alike: the first of its word that no type before it has.
fn letters(components: &Value) -> Vec<(String, char)> {
    let mut letters: Vec<(String, char)> = Vec::new();
    let units = components["units"].as_array().into_iter().flatten();
    for word in units.filter_map(|unit| unit["kind"].as_str()) {
        let free = |letter: &char| letter.is_ascii_alphabetic() && letters.iter().all(|(_, taken)| taken != letter);
        let letter = word.chars().chain('a'..='z').find(free).unwrap_or('?');
        letters.push((word.to_owned(), letter));
    }
    letters
}

/// The number of a unit in its team, as in `red3`.
fn number(id: Id) -> usize {
    id.ix() % 6 + 1
}

fn side_arg(side: Side) -> Arg {
    Arg::term(format!("tf2-turns-side-{}", side.word()), side.word())
}

fn kind_arg(kind: &str) -> Arg {
    Arg::term(format!("tf2-turns-unit-{kind}"), kind)
}

fn piece_arg(piece: Piece) -> Arg {
    Arg::term(format!("tf2-turns-piece-{}", piece.word()), piece.word())
}

fn msg(id: &str) -> Message {
    Message::new(format!("cli-tf2-turns-{id}"))
}

impl Table<'_> {
    fn page(&self) -> Page {
        let view = self.view;
        let goals =
            view.points.iter().map(|point| self.point(point)).chain(view.flags.iter().map(|flag| self.flag(flag)));
        Page {
            above: [self.head(), self.state()],
            map: self.map(),
            legend: self.say(&format!("legend-{}", view.mode.word())),
            goals: goals.collect(),
            teams: Side::BOTH.map(|side| self.side(side)),
        }
    }

    // Words

    fn say(&self, id: &str) -> String {
        self.words.say(&msg(id))
    }

    fn name(&self, arg: Arg) -> String {
        self.words.say(&Message::new("cli-name").with("name", arg))
    }

    fn side_name(&self, side: Side) -> String {
        self.name(side_arg(side))
    }

    /// The first letter of a side, in its case.
    fn initial(&self, side: Side) -> String {
        cased(side, &self.side_name(side).chars().take(1).collect::<String>())
    }

    fn unit(&self, id: Id) -> &UnitView {
        &self.view.units[id.ix()]
    }

    fn unit_arg(&self, id: Id) -> Arg {
        let kind = self.unit(id).kind.as_deref().map_or(Arg::Text("?".to_owned()), kind_arg);
        let name = Message::new("tf2-turns-name").with("side", side_arg(id.side())).with("kind", kind);
        Arg::Message(Box::new(name.with("number", number(id))))
    }

    fn mark_arg(&self, mark: Mark) -> Arg {
        match mark {
            Mark::Unit(id) => self.unit_arg(id),
            Mark::Building(id, piece) => {
                let name = Message::new("tf2-turns-building").with("piece", piece_arg(piece));
                Arg::Message(Box::new(name.with("owner", self.unit_arg(id))))
            }
        }
    }

    /// The unit as it stands on the board: `H3`, `h3`.
    fn letter(&self, id: Id) -> String {
        let kind = self.unit(id).kind.as_deref();
        let letter =
            self.letters.iter().find(|(word, _)| Some(word.as_str()) == kind).map_or('?', |(_, letter)| *letter);
        letter.to_string()
    }

    fn token(&self, id: Id) -> String {
        format!("{}{}", cased(id.side(), &self.letter(id)), number(id))
    }

    // Above the board

    fn head(&self) -> Line {
        let view = self.view;
        let mode = Arg::term(format!("tf2-turns-mode-{}", view.mode.word()), view.mode.word());
        let mut line = Line::default();
        line.bold(&view.board.name).text(", ").text(&self.name(mode));
        if view.round > 0 {
            let round = match view.last_round {
                // The match ends as the round after the last begins.
                Some(last) => msg("round-of").with("round", view.round.min(last)).with("last", last),
                None => msg("round").with("round", view.round),
            };
            line.text("   ").text(&self.words.say(&round));
            line.text("   ").dim(&self.say("tracker")).text(&format!(" {}/{}", view.tracker, view.tracker_max));
            line.text("   ").dim(&self.say("timer")).text(&format!(" {}/{}", view.timer, view.timer_max));
        }
        line
    }

    /// Whose turn it is, and the dice under way.
    fn state(&self) -> Line {
        let view = self.view;
        let mut line = Line::default();
        if view.over {
            let text = match view.winner {
                Some(side) => Message::new("tf2-turns-told-win").with("side", side_arg(side)),
                None => Message::new("tf2-turns-told-draw"),
            };
            line.bold(&self.words.say(&text));
            return line;
        }
        let Some(side) = view.turn else {
            line.bold(&self.say("set-up"));
            return line;
        };
        let turn = match view.free_turns {
            0 => Message::new("tf2-turns-told-turn").with("side", side_arg(side)),
            left => Message::new("tf2-turns-told-free-turn").with("left", left),
        };
        line.put(&self.words.say(&turn), paint::ink(colour(side)).bold());
        if let Some(volley) = &view.volley {
            let dice = msg("volley")
                .with("target", self.mark_arg(volley.target))
                .with("dice", volley.dice_left)
                .with("hits", volley.hits)
                .with("need", volley.need);
            line.text("   ").bold(&self.words.say(&dice));
        }
        line
    }

    // The board

    fn map(&self) -> Vec<Vec<Cell>> {
        let board = &self.view.board;
        let row = |(row, (terrain, features)): (usize, (&String, &String))| {
            let cell = |(col, (ground, feature)): (usize, (char, char))| {
                self.cell(Spot { row: row as u8, col: col as u8 }, ground, feature)
            };
            terrain.chars().zip(features.chars()).enumerate().map(cell).collect()
        };
        board.terrain.iter().zip(&board.features).enumerate().map(row).collect()
    }

    fn cell(&self, at: Spot, ground: char, feature: char) -> Cell {
        let (ends, middle, floor) = match ground {
            '#' => return Cell::wall(),
            '=' => (['='; 2], "==", "upper"),
            '^' => (['▴'; 2], "▴▴", "stairs"),
            '>' => (['▸'; 2], "▸▸", "stairs"),
            'v' => (['▾'; 2], "▾▾", "stairs"),
            '<' => (['◂'; 2], "◂◂", "stairs"),
            _ => ([' '; 2], "·", "floor"),
        };
        let mut cell = match feature {
            'r' => Cell::floor(ends, "red", &self.initial(Side::Red)),
            'g' => Cell::floor(ends, "green", &self.initial(Side::Green)),
            'R' => Cell::floor(['[', ']'], "red", &self.initial(Side::Red)),
            'G' => Cell::floor(['[', ']'], "green", &self.initial(Side::Green)),
            'p' => Cell::floor(['(', ')'], "red", ""),
            'q' => Cell::floor(['(', ')'], "green", ""),
            number @ '1'..='9' => {
                let captured = |point: &&PointView| char::from(b'0' + point.number) == number && point.captured;
                match self.view.points.iter().any(|point| captured(&point)) {
                    true => Cell::floor([number, ends[1]], "red", "■"),
                    false => Cell::floor([number, ends[1]], "yellow", middle),
                }
            }
            _ => Cell::floor(ends, floor, middle),
        };
        self.put_things(&mut cell, at);
        if let Some(unit) = self.view.units.iter().find(|unit| unit.at == Some(at)) {
            self.put_unit(&mut cell, unit);
        }
        cell
    }

    /// Buildings, and a flag that nobody carries.
    fn put_things(&self, cell: &mut Cell, at: Spot) {
        if let Some(building) = self.view.buildings.iter().find(|building| building.at == at) {
            let text = format!("{}{}", piece_sign(building.side, building.piece), number(building.owner));
            let colour = colour(building.side);
            cell.put(text, if building.used { paint::spent(colour) } else { paint::token(colour) });
        }
        if let Some(flag) = self.view.flags.iter().find(|flag| flag.at == Some(at) && flag.carrier.is_none()) {
            cell.lay(sign(flag.side, FLAG), colour(flag.side));
        }
    }

    /// A unit: before it the flag it carries, after it its turn or its most pressing trouble.
    fn put_unit(&self, cell: &mut Cell, unit: &UnitView) {
        let colour = colour(unit.side);
        let idle = unit.activated && !self.view.active.contains(&unit.unit);
        cell.put(self.token(unit.unit), if idle { paint::spent(colour) } else { paint::token(colour) });
        if unit.carries_flag {
            cell.before(sign(unit.side, FLAG), colour);
        }
        // Units stop on exits, on no other building.
        if self.view.buildings.iter().any(|building| Some(building.at) == unit.at) {
            cell.after(piece_sign(unit.side, Piece::Exit), colour);
        }
        let marks = [
            (self.view.mover == Some(unit.unit), '←'),
            (unit.ubered, '!'),
            (unit.burn > 0, '*'),
            (unit.job.is_some(), '%'),
        ];
        if let Some((_, mark)) = marks.into_iter().find(|(shown, _)| *shown) {
            cell.after(mark, "yellow");
        }
    }

    // Below it

    fn point(&self, point: &PointView) -> Line {
        let mut line = Line::default();
        line.text(&self.words.say(&msg("point").with("point", point.number))).to(20);
        if point.captured {
            line.put(&self.say("captured"), paint::ink("red").bold());
            return line;
        }
        let (done, left) = (point.meter as usize, point.meter_max.saturating_sub(point.meter) as usize);
        line.put(&"■".repeat(done), paint::ink("red").bold()).dim(&"□".repeat(left));
        let meter = msg("meter").with("meter", point.meter).with("most", point.meter_max);
        line.text("  ").text(&self.words.say(&meter));
        line
    }

    fn flag(&self, flag: &FlagView) -> Line {
        let at = flag.at.map_or_else(|| "—".to_owned(), |at| at.to_string());
        let text = match flag.carrier {
            Some(id) => msg("flag-carried").with("who", self.unit_arg(id)).with("at", at),
            None if flag.dropped && flag.due => msg("flag-due").with("at", at),
            None if flag.dropped => msg("flag-lies").with("at", at),
            None => msg("flag-home").with("at", at),
        };
        let mut line = Line::default();
        line.put(&format!("{} ", sign(flag.side, FLAG)), paint::ink(colour(flag.side)));
        line.text(&self.words.say(&text.with("side", side_arg(flag.side))));
        line
    }

    fn side(&self, side: Side) -> Vec<Line> {
        let view = self.view;
        let mut head = Line::default();
        head.put(&format!(" {} ", self.side_name(side)), paint::token(colour(side)));
        if view.mode == Mode::Cp {
            head.text("  ").text(&self.say(if side == Side::Red { "attacks" } else { "defends" }));
        }
        head.text("  ").text(&self.words.say(&msg("kills").with("kills", view.kills[side.ix()])));
        let mut lines = vec![head];
        for unit in view.units.iter().filter(|unit| unit.side == side && !unit.away) {
            lines.extend(self.board(unit));
            for building in view.buildings.iter().filter(|building| building.owner == unit.unit) {
                lines.push(self.building(building));
            }
        }
        lines
    }

    /// Where a unit is, its health, and everything that is special about it now.
    fn board(&self, unit: &UnitView) -> Vec<Line> {
        let colour = colour(unit.side);
        let mut line = Line::default();
        let active = self.view.active.contains(&unit.unit);
        let mover = self.view.mover == Some(unit.unit);
        line.bold(if mover { "▶ " } else { "  " });
        let idle = unit.at.is_none() || unit.activated && !active;
        line.put(&self.token(unit.unit), if idle { paint::spent(colour) } else { paint::token(colour) }).text(" ");
        line.text(&fit(&unit.kind.as_deref().map_or_else(|| self.say("secret"), |kind| self.name(kind_arg(kind))), 9))
            .to(15);
        match unit.at {
            Some(at) => {
                line.text(&at.to_string()).to(22);
                let health = format!("{:>3}/{}", unit.health, unit.max_health);
                let low = u16::from(unit.health) * 3 <= u16::from(unit.max_health);
                line.put(&health, if low { paint::ink("red").bold() } else { anstyle::Style::new() });
            }
            None => {
                line.dim("—");
            }
        }
        grid::with_notes(line, &self.notes(unit), NOTES, self.half)
    }

    fn building(&self, building: &BuildingView) -> Line {
        let colour = colour(building.side);
        let mut line = Line::default();
        let text = format!("{}{}", piece_sign(building.side, building.piece), number(building.owner));
        line.text("   ").put(&text, if building.used { paint::spent(colour) } else { paint::token(colour) });
        line.text(" ").text(&fit(&self.say(building.piece.word()), 8)).to(15);
        line.text(&building.at.to_string()).to(22);
        line.text(&format!("{:>3}/{}", building.health, building.max_health));
        if building.used {
            line.to(NOTES).dim(&self.say("done"));
        }
        line
    }

    fn notes(&self, unit: &UnitView) -> Vec<Line> {
        let mut notes = Vec::new();
        let mut note = |text: &str, style: anstyle::Style| {
            let mut line = Line::default();
            line.put(text, style);
            notes.push(line);
        };
        let plain = anstyle::Style::new();
        let said = |message: Message| self.words.say(&message);
        if unit.at.is_none() {
            // In a scene that does not name it, a unit waits for longer than any match.
            let plays = self.view.turn.is_some() && unit.wait <= self.view.timer_max;
            if plays {
                note(&said(msg("out").with("wait", unit.wait)), paint::ink("grey"));
            }
            return notes;
        }
        if let Some(points) = unit.points {
            note(&said(msg("points").with("points", points)), plain);
        } else if unit.activated {
            note(&self.say("done"), paint::ink("grey"));
        }
        if unit.carries_flag {
            note(&self.say("carries"), plain.bold());
        }
        if unit.burn > 0 {
            note(&said(msg("burns").with("rounds", unit.burn)), paint::ink("red"));
        }
        if let Some(patient) = unit.patient {
            let id = if unit.uber > 0 { "ubers" } else { "heals" };
            note(&said(msg(id).with("who", self.token(patient)).with("turns", unit.uber)), plain);
        } else if unit.ubered {
            note(&self.say("ubered"), plain.bold());
        }
        if unit.charge > 0 {
            note(&said(msg("charge").with("charge", unit.charge)), plain);
        }
        if let Some(piece) = unit.job {
            note(&said(msg("builds").with("piece", self.say(piece.word())).with("rounds", unit.work)), plain);
        }
        notes
    }
}
