//! Team Fortress 2: The Board Game on a terminal: the rotation, the map, what
//! is fought over, both teams. Capitals and filled signs are Blu's, small
//! letters and hollow ones Red's, so that it can be read without colours.

use serde_json::Value;
use table::{Arg, Game, Message, View};
use tf2_board::{FigureView, IntelView, PointView, Public, Spot, StandView, Team, TfBoard};
use words::Catalogue;

use super::canvas::{Line, fit};
use super::grid::{self, Cell, Page};
use super::{Drawing, Drawn, cards, maps, paint};

/// Where notes on a character begin.
const NOTES: usize = 29;

pub(super) const DRAWING: Drawing =
    Drawing { cards: cards::of_board, maps: maps::of_board, ..Drawing::of(TfBoard::NAME, draw) };

/// `None` if the view is not one of this game.
fn draw(view: &Value, components: &Value, words: &Catalogue, width: usize) -> Option<Drawn> {
    let View::<TfBoard> { public: view, own: () } = serde_json::from_value(view.clone()).ok()?;
    let table = Table { view: &view, signs: signs(components), words, half: grid::half(width) };
    Some(table.page().draw(width))
}

struct Table<'a> {
    view: &'a Public,
    /// The two letters of each class.
    signs: Vec<(String, String)>,
    words: &'a Catalogue,
    /// The width of a team.
    half: usize,
}

fn colour(team: Team) -> &'static str {
    match team {
        Team::Blu => "blue",
        Team::Red => "red",
    }
}

/// Capitals for Blu, small letters for Red.
fn cased(team: Team, text: &str) -> String {
    match team {
        Team::Blu => text.to_uppercase(),
        Team::Red => text.to_lowercase(),
    }
}

/// Two letters for each class: the beginning of the word that names it in answers, or its first
/// letter and another that make no sign of a class before it.
fn signs(components: &Value) -> Vec<(String, String)> {
    let mut signs: Vec<(String, String)> = Vec::new();
    let classes = components["classes"].as_array().into_iter().flatten();
    for word in classes.filter_map(|class| class["id"].as_str()) {
        let pair = |second: char| word.chars().take(1).chain([second]).collect::<String>();
        let free = |sign: &String| signs.iter().all(|(_, taken)| taken != sign);
        let sign = word.chars().skip(1).chain('1'..='9').map(pair).find(free);
        signs.push((word.to_owned(), sign.unwrap_or_else(|| pair('?'))));
    }
    signs
}

/// The filled sign for Blu, the hollow one for Red.
fn sign(team: Team, signs: [char; 2]) -> char {
    signs[team.ix()]
}

const INTEL: [char; 2] = ['■', '□'];
/// The square of a control point with an owner.
const OWNED: [char; 2] = INTEL;
const SENTRY: [char; 2] = ['▲', '△'];
const STICKY: [char; 2] = ['●', '○'];

fn team_arg(team: Team) -> Arg {
    Arg::term(format!("tf2-board-team-{}", team.word()), team.word())
}

fn class_arg(class: &str) -> Arg {
    Arg::term(format!("tf2-board-class-{class}"), class)
}

fn stand_arg(stand: &StandView) -> Arg {
    let unit = stand.class.as_deref().map_or(Arg::term("tf2-board-sentry", "sentry"), class_arg);
    Arg::Message(Box::new(Message::new("tf2-board-stand").with("team", team_arg(stand.team)).with("unit", unit)))
}

fn msg(id: &str) -> Message {
    Message::new(format!("cli-tf2-board-{id}"))
}

impl Table<'_> {
    fn page(&self) -> Page {
        let view = self.view;
        let goals =
            view.points.iter().map(|point| self.point(point)).chain(view.intel.iter().map(|intel| self.intel(intel)));
        Page {
            above: [self.head(), self.state()],
            map: self.map(),
            legend: self.say(&format!("legend-{}", view.mode.word())),
            goals: goals.collect(),
            teams: Team::BOTH.map(|team| self.team(team)),
        }
    }

    // Words

    fn say(&self, id: &str) -> String {
        self.words.say(&msg(id))
    }

    fn name(&self, arg: Arg) -> String {
        self.words.say(&Message::new("cli-name").with("name", arg))
    }

    fn team_name(&self, team: Team) -> String {
        self.name(team_arg(team))
    }

    /// The first letter of a team, in its case.
    fn initial(&self, team: Team) -> String {
        cased(team, &self.team_name(team).chars().take(1).collect::<String>())
    }

    // Above the map

    /// Which match, which rotation, and whose turns are left in it.
    fn head(&self) -> Line {
        let view = self.view;
        let mode = Arg::term(format!("tf2-board-mode-{}", view.mode.word()), view.mode.word());
        let mut line = Line::default();
        line.bold(&view.title).text(", ").text(&self.name(mode));
        if view.rotation == 0 {
            return line;
        }
        let rotation = msg("rotation")
            .with("rotation", view.rotation)
            .with("rotations", view.rotations)
            .with("team", team_arg(view.lead));
        line.text("   ").text(&self.words.say(&rotation));
        if view.over.is_none() {
            line.text("   ").dim(&self.say("turns")).text(" ");
            for turn in 0..10 {
                let team = if turn % 2 == 0 { view.lead } else { view.lead.other() };
                match turn < view.turn {
                    true => line.dim("·"),
                    false => line.put(&self.initial(team), paint::ink(colour(team)).bold()),
                };
            }
        }
        line
    }

    /// Who is at it, and the dice.
    fn state(&self) -> Line {
        let view = self.view;
        let mut line = Line::default();
        if let Some(over) = &view.over {
            let text = match over.winner {
                Some(team) => {
                    Message::new(format!("tf2-board-told-won-{}", over.how.word())).with("team", team_arg(team))
                }
                None => Message::new("tf2-board-told-drawn"),
            };
            line.bold(&self.words.say(&text));
            return line;
        }
        if let Some(team) = view.asked {
            line.put(&self.words.say(&msg("asked").with("team", team_arg(team))), paint::ink(colour(team)).bold());
        }
        if let Some(using) = &view.using
            && using.roll > 0
            // The question says it too.
            && view.phase != "act"
        {
            let text = msg(if using.acted { "using-acted" } else { "using" })
                .with("who", stand_arg(&using.stand))
                .with("roll", using.roll)
                .with("left", using.left);
            line.text(if line.width() > 0 { "   " } else { "" }).text(&self.words.say(&text));
        }
        if let Some(roll) = &view.roll {
            let text = msg("need").with("who", stand_arg(&roll.target)).with("need", roll.need);
            line.text(if line.width() > 0 { "   " } else { "" }).bold(&self.words.say(&text));
        }
        line
    }

    // The map

    fn map(&self) -> Vec<Vec<Cell>> {
        let row = |(row, signs): (usize, &String)| {
            let cell = |(col, sign): (usize, char)| self.cell(Spot { row: row as u8, col: col as u8 }, sign);
            signs.chars().enumerate().map(cell).collect()
        };
        self.view.rows.iter().enumerate().map(row).collect()
    }

    fn cell(&self, at: Spot, ground: char) -> Cell {
        let mut cell = match ground {
            '#' => return Cell::wall(),
            '~' => Cell::floor(['~'; 2], "water", "~~"),
            'b' => Cell::floor([' '; 2], "blue", &self.initial(Team::Blu)),
            'r' => Cell::floor([' '; 2], "red", &self.initial(Team::Red)),
            'B' => Cell::floor(['[', ']'], "blue", &self.initial(Team::Blu)),
            'R' => Cell::floor(['[', ']'], "red", &self.initial(Team::Red)),
            number @ '1'..='9' => {
                let point = self.view.points.iter().find(|point| char::from(b'0' + point.number) == number);
                match point.and_then(|point| point.owner) {
                    Some(team) => Cell::floor([number, ' '], colour(team), &sign(team, OWNED).to_string()),
                    None => Cell::floor([number, ' '], "yellow", "·"),
                }
            }
            _ => Cell::floor([' '; 2], "floor", "·"),
        };
        self.put_things(&mut cell, at);
        if let Some(figure) = self.view.figures.iter().find(|figure| figure.at == Some(at)) {
            self.put_figure(&mut cell, figure);
        }
        cell
    }

    /// Sentries, stickies and Intel that lies there.
    fn put_things(&self, cell: &mut Cell, at: Spot) {
        let view = self.view;
        if let Some(sticky) = view.stickies.iter().find(|sticky| sticky.at == at) {
            cell.after(sign(sticky.team, STICKY), colour(sticky.team));
        }
        if let Some(sentry) = view.sentries.iter().find(|sentry| sentry.at == at) {
            let text = format!("{}{}", sign(sentry.team, SENTRY), sentry.level);
            cell.put(text, paint::token(colour(sentry.team)));
        }
        if let Some(intel) = view.intel.iter().find(|intel| intel.at == Some(at)) {
            cell.lay(sign(intel.of, INTEL), colour(intel.of));
        }
    }

    /// A character: before it what it carries, after it its turn or its most pressing marker.
    fn put_figure(&self, cell: &mut Cell, figure: &FigureView) {
        let team = colour(figure.team);
        let style = if self.is_spent(figure) { paint::spent(team) } else { paint::token(team) };
        cell.put(self.letters(figure), style);
        if figure.intel {
            cell.before(sign(figure.team.other(), INTEL), colour(figure.team.other()));
        }
        let wears = |marker: &str| figure.markers.iter().any(|word| word == marker);
        let marks =
            [(self.is_using(figure), '←'), (wears("uber"), '!'), (wears("burning"), '*'), (wears("disguised"), '?')];
        if let Some((_, mark)) = marks.into_iter().find(|(shown, _)| *shown) {
            cell.after(mark, "yellow");
        }
    }

    fn letters(&self, figure: &FigureView) -> String {
        let sign = self.signs.iter().find(|(word, _)| *word == figure.class).map_or("??", |(_, sign)| sign);
        cased(figure.team, sign)
    }

    fn is_using(&self, figure: &FigureView) -> bool {
        let is = |stand: &StandView| stand.team == figure.team && stand.class.as_ref() == Some(&figure.class);
        self.view.using.as_ref().is_some_and(|using| is(&using.stand))
    }

    /// It has had its turn in this rotation, or waits off the board.
    fn is_spent(&self, figure: &FigureView) -> bool {
        figure.at.is_none() || figure.used && !self.is_using(figure)
    }

    // Below it

    /// A control point: the owner, and the spinner between Blu on the left and Red on the right.
    fn point(&self, point: &PointView) -> Line {
        let mut line = Line::default();
        line.text(&self.words.say(&msg("point").with("point", point.number))).to(10);
        match point.owner {
            Some(team) => line.put(&self.team_name(team), paint::ink(colour(team)).bold()),
            None => line.dim(&self.say("nobody")),
        };
        line.to(20).put(&self.team_name(Team::Blu), paint::ink("blue")).text(" ");
        for spin in (-3..=3).rev() {
            let number = i8::abs(spin).to_string();
            match spin == point.spin {
                true => line.bold(&format!("[{number}]")),
                false => line.dim(&format!(" {number} ")),
            };
        }
        line.text(" ").put(&self.team_name(Team::Red), paint::ink("red"));
        if point.active {
            line.text("   ").text(&self.say("active"));
        }
        line
    }

    fn intel(&self, intel: &IntelView) -> Line {
        let home = self.view.rows.iter().enumerate().find_map(|(row, signs)| {
            let col = signs.find(['B', 'R'][intel.of.ix()])?;
            Some(Spot { row: row as u8, col: col as u8 })
        });
        let at = intel.at.map_or_else(String::new, |at| at.to_string());
        let text = match &intel.carrier {
            Some(stand) => msg("intel-carried").with("who", stand_arg(stand)),
            None if intel.at == home => msg("intel-home").with("at", at),
            None => msg("intel-lies").with("at", at).with("tokens", intel.tokens),
        };
        let mut line = Line::default();
        line.put(&format!("{} ", sign(intel.of, INTEL)), paint::ink(colour(intel.of)));
        line.text(&self.words.say(&text.with("team", team_arg(intel.of))));
        line
    }

    fn team(&self, team: Team) -> Vec<Line> {
        let view = self.view;
        let mut head = Line::default();
        head.put(&format!(" {} ", self.team_name(team)), paint::token(colour(team)));
        head.text("  ").text(&self.words.say(&msg("kills").with("kills", view.kills[team.ix()])));
        let mut lines = vec![head];
        for figure in view.figures.iter().filter(|figure| figure.team == team) {
            lines.extend(self.figure(figure));
        }
        for sentry in view.sentries.iter().filter(|sentry| sentry.team == team) {
            let mut line = Line::default();
            line.text("  ").put(&format!("{}{}", sign(team, SENTRY), sentry.level), paint::token(colour(team)));
            line.text(" ").text(&fit(&self.name(Arg::term("tf2-board-sentry", "sentry")), 9)).to(15);
            line.text(&sentry.at.to_string())
                .to(NOTES)
                .text(&self.words.say(&msg("level").with("level", sentry.level)));
            lines.push(line);
        }
        let stickies: Vec<String> =
            view.stickies.iter().filter(|sticky| sticky.team == team).map(|sticky| sticky.at.to_string()).collect();
        if !stickies.is_empty() {
            let mut line = Line::default();
            line.text("  ").put(&format!("{} ", sign(team, STICKY)), paint::ink(colour(team)));
            line.text(" ").text(&self.say("stickies")).to(15).text(&stickies.join(" "));
            lines.push(line);
        }
        lines
    }

    /// Where it is, speed and defense, and everything that is special about it now.
    fn figure(&self, figure: &FigureView) -> Vec<Line> {
        let team = colour(figure.team);
        let mut line = Line::default();
        line.bold(if self.is_using(figure) { "▶ " } else { "  " });
        let style = if self.is_spent(figure) { paint::spent(team) } else { paint::token(team) };
        line.put(&self.letters(figure), style).text(" ");
        line.text(&fit(&self.name(class_arg(&figure.class)), 9)).to(15);
        match figure.at {
            Some(at) => line.text(&at.to_string()),
            None => line.dim("—"),
        };
        line.to(22).dim(&self.say("speed")).text(&figure.speed.to_string());
        line.text(" ").dim(&self.say("defense")).text(&figure.defense.to_string());
        grid::with_notes(line, &self.notes(figure), NOTES, self.half)
    }

    fn notes(&self, figure: &FigureView) -> Vec<Line> {
        let mut notes = Vec::new();
        let mut note = |text: &str, style: anstyle::Style| {
            let mut line = Line::default();
            line.put(text, style);
            notes.push(line);
        };
        let plain = anstyle::Style::new();
        if figure.at.is_none() {
            note(&self.words.say(&msg("away").with("tokens", figure.tokens)), paint::ink("grey"));
            return notes;
        }
        if self.is_spent(figure) {
            note(&self.say("used"), paint::ink("grey"));
        }
        if figure.intel {
            note(&self.say("carries"), plain.bold());
        }
        for marker in &figure.markers {
            let term = Arg::term(format!("tf2-board-marker-{marker}"), marker.as_str());
            let left = [("healed", figure.healed), ("uber", figure.uber)];
            let left = left.into_iter().find_map(|(word, left)| (word == marker && left > 0).then_some(left));
            let text = match left {
                Some(left) => self.words.say(&msg("lasting").with("marker", term).with("left", left)),
                None => self.name(term),
            };
            note(&text, plain);
        }
        if figure.counters > 0 {
            note(&self.words.say(&msg("counters").with("counters", figure.counters)), plain);
        }
        notes
    }
}
