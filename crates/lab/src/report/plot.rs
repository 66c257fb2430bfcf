//! Plots as SVG. Coordinates across are percentages, so that a plot is as wide
//! as the page lets it be and its words stay as large as all others.

use std::fmt::Write;

use super::{Page, escape};
use crate::summary::{Board, Square};
use ledger::{Cell, Edge};
use stats::Interval;

/// A named estimate.
pub(crate) struct Line {
    /// As it stands in the page.
    pub(crate) label: String,
    pub(crate) at: Interval,
}

impl Line {
    pub(crate) fn rate(label: String, at: Interval) -> Line {
        Line { label, at }
    }
}

/// What lies at the left and right end of a plot, and what all is measured against.
pub(crate) struct Scale {
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) against: Option<f64>,
}

impl Scale {
    /// Shares around a fair one: nothing lies below 0 or above 1, and so does no axis.
    pub(crate) fn shares<'l>(lines: impl IntoIterator<Item = &'l Line>, fair: f64) -> Scale {
        let Scale { low, high, against } = Scale::around(lines, fair);
        Scale { low: low.max(0.0), high: high.min(1.0), against }
    }

    /// Shares from 0 on.
    pub(crate) fn parts(lines: &[Line]) -> Scale {
        let scale = Scale::from_zero(lines);
        Scale { high: scale.high.min(1.0), ..scale }
    }

    /// The same room on both sides of `centre`, for all intervals but the hopelessly wide.
    pub(crate) fn around<'l>(lines: impl IntoIterator<Item = &'l Line>, centre: f64) -> Scale {
        let reach = |line: &'l Line| {
            let at = &line.at;
            let value = (at.value - centre).abs();
            // An interval of next to nothing must not squeeze all others.
            let ends = (at.low - centre).abs().max((at.high - centre).abs());
            value.max(ends.min(value + 0.25))
        };
        let lines = lines.into_iter().filter(|line| line.at.n > 0);
        let half = lines.map(reach).fold(0.02_f64, f64::max) * 1.08;
        Scale { low: centre - half, high: centre + half, against: Some(centre) }
    }

    pub(crate) fn from_zero<'l>(lines: impl IntoIterator<Item = &'l Line>) -> Scale {
        let end = |line: &'l Line| line.at.value.max(line.at.high.min(2.0 * line.at.value));
        let high = lines.into_iter().map(end).filter(|x| x.is_finite()).fold(0.0_f64, f64::max);
        Scale { low: 0.0, high: if high > 0.0 { high * 1.05 } else { 1.0 }, against: None }
    }

    pub(super) fn x(&self, value: f64) -> f64 {
        (100.0 * (value - self.low) / (self.high - self.low)).clamp(0.0, 100.0)
    }
}

/// One line for each estimate: a dot, its interval, the value in words.
pub(crate) fn forest(page: &Page, lines: &[Line], scale: &Scale, say: &dyn Fn(f64) -> String) -> String {
    let against_zero = scale.against == Some(0.0);
    let mut out = String::from("<div class=\"forest\">");
    // Coloured is what is clear with all lines of the plot together.
    let doubts: Vec<f64> = lines.iter().map(|line| scale.against.map_or(1.0, |truth| line.at.doubt(truth))).collect();
    for (Line { label, at }, doubt) in lines.iter().zip(stats::holm(&doubts)) {
        let side = match scale.against {
            Some(against) if doubt <= 0.05 && at.value > against => "above",
            Some(against) if doubt <= 0.05 && at.value < against => "below",
            _ => "even",
        };
        let (low, high, x) = (scale.x(at.low), scale.x(at.high), scale.x(at.value));
        let mut drawn = String::new();
        if let Some(against) = scale.against {
            let x = scale.x(against);
            let _ = write!(drawn, "<line class=\"against\" x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"0\" y2=\"22\"/>");
        } else {
            let _ = write!(drawn, "<rect class=\"bar\" x=\"0\" y=\"6\" width=\"{x:.2}%\" height=\"10\" rx=\"2\"/>");
        }
        let _ = write!(
            drawn,
            "<line class=\"reach\" x1=\"{low:.2}%\" x2=\"{high:.2}%\" y1=\"11\" y2=\"11\"/>\
             <circle cx=\"{x:.2}%\" cy=\"11\" r=\"4.5\"/>"
        );
        let value = say(at.value);
        // A dash between signs would be misread.
        let dash = if at.low < 0.0 || against_zero { " … " } else { "–" };
        let ends = format!("{}{dash}{}", trim(&say(at.low)), trim(&say(at.high)));
        let n = page.count(at.n);
        let _ = write!(
            out,
            "<div class=\"line {side}\"><span class=\"label\">{label}</span>\
             <svg height=\"22\" aria-hidden=\"true\">{drawn}</svg>\
             <span class=\"value\"><b>{value}</b> <small>{ends}</small></span><span class=\"n\">n={n}</span></div>"
        );
    }
    out + &axis(scale, say) + "</div>"
}

/// The numbers below a plot, each where it belongs.
pub(crate) fn axis(scale: &Scale, say: &dyn Fn(f64) -> String) -> String {
    let middle = scale.against.map(|against| scale.x(against));
    // The ends give way to what lies on them.
    let free = |x: f64| middle.is_none_or(|middle| (x - middle).abs() > 16.0);
    let mut ticks = String::new();
    for (x, value, class) in [(0.0, scale.low, "low"), (100.0, scale.high, "high")] {
        if free(x) {
            let _ = write!(ticks, "<span class=\"{class}\">{}</span>", say(value));
        }
    }
    if let (Some(x), Some(against)) = (middle, scale.against) {
        let _ =
            write!(ticks, "<span class=\"middle\" style=\"left:{:.2}%\">{}</span>", x.clamp(5.0, 95.0), say(against));
    }
    format!("<div class=\"line axis\" aria-hidden=\"true\"><span></span><div>{ticks}</div></div>")
}

/// The end of an interval without its unit: the value beside it has one.
fn trim(text: &str) -> &str {
    text.trim_end_matches('%')
}

/// How many games took how long. `width` is that of the given bars; many narrow ones are put together.
pub(crate) fn histogram(page: &Page, seen: &[(f64, u64)], width: f64, mean: Interval) -> String {
    let (Some(first), Some(last)) = (seen.first(), seen.last()) else { return String::new() };
    let (from, to) = (first.0, last.0 + width);
    let step = width * ((to - from) / width / 40.0).ceil().max(1.0);
    let bars = ((to - from) / step).ceil() as usize;
    let mut counts = vec![0; bars];
    for &(x, n) in seen {
        counts[(((x - from) / step) as usize).min(bars - 1)] += n;
    }
    let most = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
    let all: u64 = counts.iter().sum();
    let mut drawn = String::new();
    for (i, &n) in counts.iter().enumerate() {
        let (x, w) = (100.0 * i as f64 / bars as f64, 100.0 / bars as f64);
        let height = 130.0 * n as f64 / most;
        let (a, b) = (from + step * i as f64, from + step * (i + 1) as f64 - 1.0);
        let range = if b > a { format!("{a}–{b}") } else { a.to_string() };
        let _ = write!(
            drawn,
            "<rect class=\"count\" x=\"{:.2}%\" width=\"{:.2}%\" y=\"{:.1}\" height=\"{height:.1}\">\
             <title>{range}: {} ({})</title></rect>",
            x + w * 0.06,
            w * 0.88,
            134.0 - height,
            page.count(n),
            page.percent(n as f64 / all.max(1) as f64)
        );
    }
    let x = 100.0 * (mean.value - from) / (step * bars as f64);
    let _ = write!(drawn, "<line class=\"mean\" x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"0\" y2=\"134\"/>");
    let told = super::msg("mean")
        .with("mean", page.number(mean.value, 1))
        .with("low", page.number(mean.low, 1))
        .with("high", page.number(mean.high, 1))
        .with("n", page.count(mean.n));
    format!(
        "<svg class=\"histogram\" height=\"136\" role=\"img\" aria-label=\"{0}\">{drawn}</svg>\
         <div class=\"ends\"><span>{1}</span><span>{0}</span><span>{2}</span></div>",
        page.say(&told),
        page.number(from, 0),
        page.number(from + step * bars as f64 - 1.0, 0)
    )
}

/// A board whose squares are the stronger coloured the more happened there.
pub(crate) fn heat(page: &Page, board: &Board, of: &dyn Fn(&Square) -> u64) -> String {
    let most = board.squares.iter().map(of).max().unwrap_or(0).max(1) as f64;
    let total: u64 = board.squares.iter().map(of).sum();
    // A wall around the board is as thick at the far ends as at the near ones.
    let span = |of: fn(&Square) -> u8| {
        let all = || board.squares.iter().map(of);
        all().max().unwrap_or(0) + 1 + all().min().unwrap_or(0)
    };
    let (rows, columns) = (span(|s| s.cell.row), span(|s| s.cell.column));
    let roomy = columns <= 8;
    let mut drawn = String::new();
    // Where edges are not told, what is not there is a wall.
    if board.squares.iter().all(|square| square.cell.edges == [Edge::Open; 4]) {
        let there = |row: u8, column: u8| board.squares.iter().any(|s| (s.cell.row, s.cell.column) == (row, column));
        for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
            if !there(row, column) {
                let _ = write!(drawn, "<rect class=\"wall\" x=\"{column}\" y=\"{row}\" width=\"1\" height=\"1\"/>");
            }
        }
    }
    for square in &board.squares {
        let n = of(square);
        let (x, y) = (f64::from(square.cell.column), f64::from(square.cell.row));
        let part = n as f64 / total.max(1) as f64;
        let strength = 0.04 + 0.96 * n as f64 / most;
        let gap = if roomy { 0.03 } else { 0.0 };
        let tone =
            if square.cell.tone.is_empty() { String::new() } else { format!(" tone-{}", escape(&square.cell.tone)) };
        let size = 1.0 - 2.0 * gap;
        let _ = write!(
            drawn,
            "<g><title>{}{}: {} ({})</title><rect class=\"floor{tone}\" x=\"{:.2}\" y=\"{:.2}\" width=\"{size:.2}\" height=\"{size:.2}\"/>\
             <rect class=\"hot\" x=\"{:.2}\" y=\"{:.2}\" width=\"{size:.2}\" height=\"{size:.2}\" fill-opacity=\"{strength:.3}\"/>",
            escape(&square.cell.name),
            marked(page, &square.cell.mark),
            page.count(n),
            page.percent(part),
            x + gap,
            y + gap,
            x + gap,
            y + gap
        );
        if roomy {
            let text = page.percent(part);
            let dark = if strength > 0.85 { " class=\"on\"" } else { "" };
            let _ = write!(drawn, "<text{dark} x=\"{:.2}\" y=\"{:.2}\">{text}</text>", x + 0.5, y + 0.57);
        }
        drawn.push_str("</g>");
        drawn += &sign(&square.cell, if roomy { 0.13 } else { 0.26 });
    }
    let edges: String = board.squares.iter().map(|square| borders(&square.cell)).collect();
    format!(
        "<svg class=\"heat\" viewBox=\"-0.05 -0.05 {:.2} {:.2}\" role=\"img\">{drawn}{edges}</svg>",
        f64::from(columns) + 0.1,
        f64::from(rows) + 0.1
    )
}

/// What is special about a square, as it stands behind its name.
fn marked(page: &Page, mark: &str) -> String {
    if mark.is_empty() { String::new() } else { format!(", {}", page.word(&format!("mark-{mark}"))) }
}

/// A sign in the corner of a square: a ring where figures appear, a flag, a point.
fn sign(cell: &Cell, size: f64) -> String {
    let (x, y) = (f64::from(cell.column) + 0.1 + size, f64::from(cell.row) + 0.1 + size);
    let tone = if cell.tone.is_empty() { String::new() } else { format!(" tone-{}", escape(&cell.tone)) };
    match cell.mark.as_str() {
        "spawn" => format!("<circle class=\"sign{tone}\" cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{size:.2}\"/>"),
        "point" => format!("<circle class=\"sign point\" cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{:.2}\"/>", size * 0.7),
        "home" => format!(
            "<path class=\"sign home\" d=\"M{:.2} {:.2}v{:.2}M{0:.2} {1:.2}l{3:.2} {4:.2}l-{3:.2} {4:.2}\"/>",
            x - size * 0.6,
            y - size,
            2.0 * size,
            1.3 * size,
            0.5 * size
        ),
        _ => String::new(),
    }
}

/// Walls as lines, doors as lines with a gap.
fn borders(cell: &Cell) -> String {
    let (x, y) = (f64::from(cell.column), f64::from(cell.row));
    // From which corner, and along which side.
    let sides = [(x, y, 1.0, 0.0), (x + 1.0, y, 0.0, 1.0), (x, y + 1.0, 1.0, 0.0), (x, y, 0.0, 1.0)];
    let mut out = String::new();
    for ((x, y, across, down), edge) in sides.into_iter().zip(cell.edges) {
        let pieces: &[(f64, f64)] = match edge {
            Edge::Open => &[],
            Edge::Door => &[(0.0, 0.3), (0.7, 1.0)],
            Edge::Wall => &[(0.0, 1.0)],
        };
        for (from, to) in pieces {
            let _ = write!(
                out,
                "<line class=\"border\" x1=\"{:.2}\" y1=\"{:.2}\" x2=\"{:.2}\" y2=\"{:.2}\"/>",
                x + across * from,
                y + down * from,
                x + across * to,
                y + down * to
            );
        }
    }
    out
}
