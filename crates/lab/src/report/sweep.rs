//! A sweep as one page: what moves when one value of the content does.

use std::fmt::Write;

use ledger::Name;
use table::Arg;
use words::Lang;

use super::{Page, escape, msg};
use crate::summary::fair;
use crate::sweep::Sweep;
use stats::Interval;

/// Something measured at every value.
struct Curve {
    title: String,
    points: Vec<(i64, Interval)>,
    is_rate: bool,
    against: Option<f64>,
    /// The ends of the scale, where several curves share one.
    ends: Option<(f64, f64)>,
}

/// The least and the greatest of all points of these curves.
fn ends<'c>(curves: impl Iterator<Item = &'c Curve>) -> (f64, f64) {
    let all = curves.flat_map(|curve| curve.points.iter().flat_map(|(_, at)| [at.low, at.high]).chain(curve.against));
    all.filter(|x| x.is_finite()).fold((f64::MAX, f64::MIN), |(low, high), x| (low.min(x), high.max(x)))
}

impl Curve {
    /// How much it moves, in widths of its intervals.
    fn swing(&self) -> f64 {
        let values = || self.points.iter().map(|(_, at)| at.value);
        let width = self.points.iter().map(|(_, at)| at.high - at.low).sum::<f64>() / self.points.len().max(1) as f64;
        (values().fold(f64::MIN, f64::max) - values().fold(f64::MAX, f64::min)) / width.max(1e-9)
    }
}

/// Curves beyond the first ones, the strongest movers.
const MOVERS: usize = 9;

pub fn page(sweep: &Sweep, lang: Lang) -> String {
    let mut page = Page::new(lang);
    let game = Arg::term(format!("{}-title", sweep.game), sweep.game.clone());
    let title = page.say(&msg("sweep-title").with("game", game).with("field", sweep.field.as_str()));
    page.set_title(title.clone());
    let games = sweep.points.first().map_or(0, |point| point.section.games);
    let note = msg("sweep-note").with("standing", sweep.standing.to_string()).with("games", page.count(games));
    let note = page.say(&note.with("bots", sweep.bots.first().cloned().unwrap_or_default()));
    page.push(&format!(
        "<header><h1>{title}</h1><p class=\"note\">{note}</p><p class=\"note\">{}</p></header>\n",
        page.setup_words(&sweep.game, std::slice::from_ref(&sweep.setup))
    ));
    let draw = |page: &Page, curves: &[Curve]| {
        let figures: String = curves.iter().map(|curve| figure(page, sweep, curve)).collect();
        format!("<div class=\"pair\">{figures}</div>")
    };
    let first = curves(&page, sweep);
    let inside = draw(&page, &first);
    let title = page.word("sweep-first");
    page.section(&title, "", &inside);
    let mut movers = movers(&page, sweep);
    movers.sort_by(|a, b| b.swing().total_cmp(&a.swing()));
    movers.truncate(MOVERS);
    let inside = draw(&page, &movers);
    let (title, note) = (page.word("sweep-movers"), page.word("sweep-movers-note"));
    page.section(&title, &note, &inside);
    page.reading();
    page.finish()
}

/// Every value with what is measured there; none where it is not measured at all of them.
fn along(sweep: &Sweep, of: impl Fn(&crate::Section) -> Option<Interval>) -> Option<Vec<(i64, Interval)>> {
    sweep.points.iter().map(|point| Some((point.value, of(&point.section)?))).collect()
}

fn curves(page: &Page, sweep: &Sweep) -> Vec<Curve> {
    let Some(first) = sweep.points.first().map(|point| &point.section) else { return Vec::new() };
    let mut all = Vec::new();
    for (n, side) in first.sides.iter().enumerate() {
        let title = page.say(&msg("variants-side").with("side", page.side_name(n, &side.name)));
        let points = along(sweep, |section| section.sides.get(n).map(|side| side.win)).unwrap_or_default();
        all.push(Curve { title, points, is_rate: true, against: Some(fair(first)), ends: None });
    }
    // One scale for all sides.
    let shared = ends(all.iter());
    all.iter_mut().for_each(|curve| curve.ends = Some(shared));
    let unit = page.say(&msg("length-in").with("unit", first.length.unit.arg()));
    let points = along(sweep, |section| Some(section.length.turns)).unwrap_or_default();
    all.push(Curve { title: unit, points, is_rate: false, against: None, ends: None });
    all
}

fn movers(page: &Page, sweep: &Sweep) -> Vec<Curve> {
    let Some(first) = sweep.points.first().map(|point| &point.section) else { return Vec::new() };
    let mut all = Vec::new();
    let titled = |topic: &str, name: &Name| format!("{} · {}", page.word(&format!("topic-{topic}")), page.name(name));
    for rows in &first.traits {
        for row in &rows.rows {
            let found = |section: &crate::Section| {
                section.traits(&rows.topic).iter().find(|other| other.name == row.name).map(|row| row.win)
            };
            if let Some(points) = along(sweep, found) {
                let title = format!("{}, {}", titled(&rows.topic, &row.name), page.word("column-win"));
                all.push(Curve { title, points, is_rate: true, against: Some(fair(first)), ends: None });
            }
        }
    }
    for row in &first.sources {
        let found =
            |section: &crate::Section| section.sources.iter().find(|other| other.name == row.name).map(|row| row.mean);
        if let Some(points) = along(sweep, found) {
            all.push(Curve { title: page.name(&row.name), points, is_rate: false, against: None, ends: None });
        }
    }
    for rows in &first.tools {
        for row in &rows.rows {
            let found = |section: &crate::Section| {
                let rows = section.tools.iter().find(|other| other.topic == rows.topic)?;
                rows.rows.iter().find(|other| other.name == row.name).map(|row| row.used)
            };
            if let Some(points) = along(sweep, found) {
                let title = format!("{}, {}", titled(&rows.topic, &row.name), page.word("column-used"));
                all.push(Curve { title, points, is_rate: true, against: None, ends: None });
            }
        }
    }
    all
}

const HEIGHT: f64 = 150.0;

/// One curve: dots, intervals, the value that stands in the content.
fn figure(page: &Page, sweep: &Sweep, curve: &Curve) -> String {
    let (low, high) = curve.ends.unwrap_or_else(|| ends(std::iter::once(curve)));
    let room = ((high - low) * 0.08).max(1e-6);
    // No share lies below 0 or above 1, and no number of things below 0.
    let most = if curve.is_rate { 1.0 } else { f64::INFINITY };
    let (low, high) =
        if low < 0.0 { (low - room, high + room) } else { ((low - room).max(0.0), (high + room).min(most)) };
    let count = curve.points.len().max(1) as f64;
    let x = |i: usize| 100.0 * (i as f64 + 0.5) / count;
    let y = |value: f64| (HEIGHT * (high - value) / (high - low)).clamp(0.0, HEIGHT);
    let say = |value: f64| if curve.is_rate { page.percent(value) } else { page.number(value, 2) };
    let mut drawn = String::new();
    if let Some(against) = curve.against {
        let y = y(against);
        let _ = write!(drawn, "<line class=\"against\" x1=\"0\" x2=\"100%\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>");
    }
    for (i, pair) in curve.points.windows(2).enumerate() {
        let _ = write!(
            drawn,
            "<line class=\"curve\" x1=\"{:.2}%\" x2=\"{:.2}%\" y1=\"{:.1}\" y2=\"{:.1}\"/>",
            x(i),
            x(i + 1),
            y(pair[0].1.value),
            y(pair[1].1.value)
        );
    }
    let mut labels = String::new();
    for (i, (value, at)) in curve.points.iter().enumerate() {
        let here = if *value == sweep.standing { " class=\"here\"" } else { "" };
        let _ = write!(
            drawn,
            "<g{here}><title>{value}: {0} ({1}–{2}), n={7}</title><line class=\"reach\" x1=\"{3:.2}%\" x2=\"{3:.2}%\" y1=\"{4:.1}\" y2=\"{5:.1}\"/>\
             <circle cx=\"{3:.2}%\" cy=\"{6:.1}\" r=\"4.5\"/></g>",
            say(at.value),
            say(at.low),
            say(at.high),
            x(i),
            y(at.low),
            y(at.high),
            y(at.value),
            page.count(at.n)
        );
        let _ = write!(labels, "<span{here}>{value}</span>");
    }
    format!(
        "<figure><figcaption>{}</figcaption><div class=\"tall\"><span>{}</span><span>{}</span>\
         <svg class=\"curves\" height=\"{HEIGHT}\" role=\"img\">{drawn}</svg></div><div class=\"values\">{labels}</div></figure>",
        escape(&curve.title).replace("&amp;", "&"),
        say(high),
        say(low)
    )
}
