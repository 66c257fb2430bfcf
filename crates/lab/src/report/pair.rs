//! Two runs as one page, side by side on the same scales: two contents, or the
//! same game played by weak and by strong bots.

use std::fmt::Write;

use ledger::Name;
use table::Arg;
use words::Lang;

use super::plot::{self, Line, Scale};
use super::{Page, escape, msg};
use crate::summary::{Section, Summary, fair};
use stats::{Interval, difference};

/// The same thing in both runs; nothing where a run does not have it.
struct Row {
    label: String,
    both: [Option<Interval>; 2],
}

impl Row {
    /// How much more the second has, where both have it.
    fn change(&self, is_rate: bool) -> Option<Interval> {
        let [Some(a), Some(b)] = self.both else { return None };
        // Means differ by the width of both intervals together, as rates do.
        let change = difference(b, a);
        (is_rate || change.low.is_finite()).then_some(change)
    }
}

/// A part of the page: rows that are shown on one scale.
struct Part {
    title: String,
    rows: Vec<Row>,
    is_rate: bool,
    fair: Option<f64>,
}

/// The page of two runs of one game.
pub fn page(runs: [&Summary; 2], lang: Lang) -> String {
    let mut page = Page::new(lang);
    let game = Arg::term(format!("{}-title", runs[0].plan.game), runs[0].plan.game.clone());
    let title = page.say(&msg("pair-title").with("game", game));
    page.set_title(title.clone());
    let cards: String = runs.iter().zip(["a", "b"]).map(|(run, key)| card(&page, run, key)).collect();
    page.push(&format!("<header><h1>{title}</h1><div class=\"sides\">{cards}</div></header>\n"));
    let parts = parts(&page, runs.map(|run| &run.all));
    let found = findings(&page, &parts);
    let (heading, note) = (page.word("pair-findings"), page.word("pair-findings-note"));
    page.section(&heading, &note, &found);
    for part in parts.iter().filter(|part| !part.rows.is_empty()) {
        let plot = forest(&page, part);
        let note =
            part.fair.map_or(String::new(), |fair| page.say(&msg("sides-note").with("fair", page.percent(fair))));
        page.section(&part.title, &note, &plot);
    }
    maps(&mut page, runs);
    page.reading();
    page.finish()
}

/// What was played, by whom, with what.
fn card(page: &Page, run: &Summary, key: &str) -> String {
    let mut bots = run.plan.bots.clone();
    bots.dedup();
    let made = msg("made").with("seed", run.plan.seed.to_string()).with("content", run.plan.content.as_str());
    format!(
        "<div class=\"tile\"><b class=\"key-{key}\">{}: {}</b><span>{}<br>{}<br>{}</span></div>",
        key.to_uppercase(),
        escape(&bots.join(", ")),
        page.say(&msg("pair-games").with("games", page.count(run.all.games))),
        page.setup_words(&run.plan.game, &run.plan.setups),
        page.say(&made.with("rules", run.plan.rules)),
    )
}

/// Things of both runs by name, those of the first in its order.
fn together<'s, T>(lists: [&'s [T]; 2], name: impl Fn(&'s T) -> &'s Name) -> Vec<(&'s Name, [Option<&'s T>; 2])> {
    let mut all: Vec<(&Name, [Option<&T>; 2])> = lists[0].iter().map(|one| (name(one), [Some(one), None])).collect();
    for one in lists[1] {
        match all.iter_mut().find(|(known, _)| known.id == name(one).id) {
            Some((_, both)) => both[1] = Some(one),
            None => all.push((name(one), [None, Some(one)])),
        }
    }
    all
}

fn parts(page: &Page, runs: [&Section; 2]) -> Vec<Part> {
    let fair = (runs[0].sides.len() == runs[1].sides.len()).then(|| fair(runs[0]));
    let mut all = Vec::new();
    let sides = together(runs.map(|run| run.sides.as_slice()), |side| &side.name);
    let rows = sides.iter().enumerate().map(|(n, (name, both))| Row {
        label: page.side_name(n, name),
        both: both.map(|side| side.map(|side| side.win)),
    });
    all.push(Part { title: page.word("sides"), rows: rows.collect(), is_rate: true, fair });
    let length = |label: String, of: fn(&Section) -> Interval| Row { label, both: runs.map(|run| Some(of(run))) };
    let unit = page.say(&msg("length-in").with("unit", runs[0].length.unit.arg()));
    let rows =
        vec![length(unit, |run| run.length.turns), length(page.word("length-decisions"), |run| run.length.decisions)];
    // Turns and decisions have little in common but the length they tell.
    all.extend(rows.into_iter().map(|row| Part {
        title: row.label.clone(),
        rows: vec![row],
        is_rate: false,
        fair: None,
    }));
    let sources = together(runs.map(|run| run.sources.as_slice()), |source| &source.name);
    let rows = sources
        .iter()
        .map(|(name, both)| Row { label: page.name(name), both: both.map(|source| source.map(|source| source.mean)) });
    all.push(Part { title: page.word("pair-sources"), rows: rows.collect(), is_rate: false, fair: None });
    for topic in topics(runs.map(|run| run.traits.iter().map(|rows| rows.topic.as_str()).collect())) {
        let rows = together(runs.map(|run| run.traits(&topic)), |row| &row.name);
        let rows = rows
            .iter()
            .map(|(name, both)| Row { label: page.name(name), both: both.map(|row| row.map(|row| row.win)) });
        all.push(Part { title: page.word(&format!("topic-{topic}")), rows: rows.collect(), is_rate: true, fair });
    }
    for topic in topics(runs.map(|run| run.tools.iter().map(|rows| rows.topic.as_str()).collect())) {
        let lists = runs
            .map(|run| run.tools.iter().find(|rows| rows.topic == topic).map_or(&[][..], |rows| rows.rows.as_slice()));
        let both = together(lists, |row| &row.name);
        let named = page.word(&format!("topic-{topic}"));
        let rows = |of: fn(&crate::summary::ToolRow) -> Interval| -> Vec<Row> {
            let row = |(name, both): &(&Name, [Option<&crate::summary::ToolRow>; 2])| Row {
                label: page.name(name),
                both: both.map(|row| row.map(of)),
            };
            both.iter().map(row).collect()
        };
        let title = format!("{named}: {}", page.word("column-used"));
        all.push(Part { title, rows: rows(|row| row.used), is_rate: true, fair: None });
        let title = format!("{named}: {}", page.word("lift"));
        all.push(Part { title, rows: rows(|row| row.lift), is_rate: true, fair: Some(0.0) });
    }
    all
}

/// Topics of both runs, each once.
fn topics(runs: [Vec<&str>; 2]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for topic in runs.into_iter().flatten() {
        if !all.iter().any(|known| known == topic) {
            all.push(topic.to_owned());
        }
    }
    all
}

/// Fewer observations than this are no finding, and not more than this are listed.
const ENOUGH: u64 = 30;
const LISTED: usize = 20;

/// What differs clearly, all that is compared corrected together.
fn findings(page: &Page, parts: &[Part]) -> String {
    let mut all: Vec<(&Part, &Row, Interval)> = Vec::new();
    for part in parts {
        for row in &part.rows {
            all.extend(row.change(part.is_rate).filter(|at| at.n >= ENOUGH).map(|change| (part, row, change)));
        }
    }
    let doubts: Vec<f64> = all.iter().map(|(.., change)| change.doubt(0.0)).collect();
    let mut clear: Vec<_> = all.iter().zip(stats::holm(&doubts)).filter(|(_, doubt)| *doubt <= 0.05).collect();
    clear.sort_by(|(_, a), (_, b)| a.total_cmp(b));
    if clear.is_empty() {
        return format!("<p>{}</p>", page.word("pair-nothing"));
    }
    let item = |((part, row, change), _): &(&(&Part, &Row, Interval), f64)| {
        let say = |x: f64| if part.is_rate { page.points(x) } else { page.number(x, 2) };
        let value = |at: Option<Interval>| at.map_or(String::new(), |at| told(page, part, at.value));
        let label = if part.title == row.label { row.label.clone() } else { format!("{}: {}", part.title, row.label) };
        format!(
            "<li>{label} <b class=\"key-a\">{}</b> → <b class=\"key-b\">{}</b> <small>({} … {})</small></li>",
            value(row.both[0]),
            value(row.both[1]),
            say(change.low),
            say(change.high)
        )
    };
    let items: String = clear.iter().take(LISTED).map(item).collect();
    format!("<ul class=\"found\">{items}</ul>")
}

/// A value as its part writes it.
fn told(page: &Page, part: &Part, value: f64) -> String {
    match (part.is_rate, part.fair) {
        (true, Some(0.0)) => page.points(value),
        (true, _) => page.percent(value),
        (false, _) => page.number(value, 2),
    }
}

/// Two dots in every line, that of the first run above that of the second.
fn forest(page: &Page, part: &Part) -> String {
    let lines: Vec<Line> =
        part.rows.iter().flat_map(|row| row.both.iter().flatten().map(|&at| Line::rate(String::new(), at))).collect();
    let scale = match (part.is_rate, part.fair) {
        (true, Some(0.0)) => Scale::around(&lines, 0.0),
        (true, Some(fair)) => Scale::shares(&lines, fair),
        (true, None) => Scale::parts(&lines),
        (false, _) => Scale::from_zero(&lines),
    };
    let say = |x: f64| told(page, part, x);
    let mut out = String::from("<div class=\"forest two\">");
    for row in &part.rows {
        let mut drawn = String::new();
        if let Some(against) = scale.against {
            let x = scale.x(against);
            let _ = write!(drawn, "<line class=\"against\" x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"0\" y2=\"30\"/>");
        }
        let mut values = Vec::new();
        for (key, at) in ["a", "b"].into_iter().zip(row.both) {
            let y = if key == "a" { 9 } else { 21 };
            let Some(at) = at else {
                values.push(format!("<span class=\"key-{key}\">–</span>"));
                continue;
            };
            let (low, high, x) = (scale.x(at.low), scale.x(at.high), scale.x(at.value));
            let _ = write!(
                drawn,
                "<g class=\"{key}\"><title>{0}: {1} ({2} … {3}), n={4}</title><line class=\"reach\" x1=\"{low:.2}%\" x2=\"{high:.2}%\" \
                 y1=\"{y}\" y2=\"{y}\"/><circle cx=\"{x:.2}%\" cy=\"{y}\" r=\"4\"/></g>",
                key.to_uppercase(),
                say(at.value),
                say(at.low),
                say(at.high),
                page.count(at.n)
            );
            values.push(format!("<b class=\"key-{key}\">{}</b>", say(at.value)));
        }
        let change = row.change(part.is_rate).map_or(String::new(), |change| match part.is_rate {
            true => page.points(change.value),
            false => format!("{}{}", if change.value > 0.0 { "+" } else { "" }, page.number(change.value, 2)),
        });
        let _ = write!(
            out,
            "<div class=\"line\"><span class=\"label\">{}</span><svg height=\"30\" aria-hidden=\"true\">{drawn}</svg>\
             <span class=\"value\">{}</span><span class=\"n\">{change}</span></div>",
            row.label,
            values.join(" ")
        );
    }
    out + &plot::axis(&scale, &say) + "</div>"
}

/// The boards that both have, where figures died.
fn maps(page: &mut Page, runs: [&Summary; 2]) {
    for board in &runs[0].boards {
        let Some(other) = runs[1].boards.iter().find(|other| other.name.id == board.name.id) else { continue };
        let figure = |page: &Page, board: &crate::summary::Board, key: &str| {
            let total: u64 = board.squares.iter().map(|square| square.deaths).sum();
            let caption = page.say(&msg("heat-deaths").with("n", page.count(total)));
            let map = plot::heat(page, board, &|square| square.deaths);
            format!(
                "<figure><figcaption><b class=\"key-{key}\">{}</b> {caption}</figcaption>{map}</figure>",
                key.to_uppercase()
            )
        };
        let inside = format!("<div class=\"pair\">{}{}</div>", figure(page, board, "a"), figure(page, other, "b"));
        let title = page.say(&msg("board").with("board", page.name(&board.name)));
        page.section(&title, "", &inside);
    }
}
