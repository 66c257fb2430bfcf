//! What stands out, in sentences: the first thing a designer reads.

use super::{Page, msg};
use crate::summary::{Section, fair};
use stats::Interval;

/// Fewer observations than this are no finding.
const ENOUGH: u64 = 30;

impl Page {
    pub(super) fn findings(&mut self, section: &Section) {
        let fair = fair(section);
        let mut said = Vec::new();
        // All that could stand out is corrected together: among a hundred things five would by chance.
        let sides = section.sides.iter().map(|side| (side.win, fair));
        let traits = section.traits.iter().flat_map(|rows| &rows.rows).map(|row| (row.win, fair));
        let tools = section.tools.iter().flat_map(|rows| &rows.rows).map(|row| (row.lift, 0.0));
        let all: Vec<(Interval, f64)> = sides.chain(traits).chain(tools).filter(|(at, _)| at.n >= ENOUGH).collect();
        let doubts: Vec<f64> = all.iter().map(|(at, from)| at.doubt(*from)).collect();
        let clear_ones: Vec<(Interval, f64)> =
            all.into_iter().zip(stats::holm(&doubts)).filter(|(_, doubt)| *doubt <= 0.05).map(|(one, _)| one).collect();
        let clear = |at: &Interval, from: f64| clear_ones.contains(&(*at, from));
        let off: Vec<String> = section
            .sides
            .iter()
            .enumerate()
            .filter(|(_, side)| clear(&side.win, fair))
            .map(|(n, side)| self.finding(&self.side_name(n, &side.name), side.win))
            .collect();
        said.push(match &off[..] {
            [] => self.say(&msg("found-fair").with("fair", self.percent(fair))),
            off => format!("{} {}", self.say(&msg("found-sides").with("fair", self.percent(fair))), off.join("; ")),
        });
        for rows in &section.traits {
            let mut off: Vec<_> = rows.rows.iter().filter(|row| clear(&row.win, fair)).collect();
            off.sort_by(|a, b| b.win.value.total_cmp(&a.win.value));
            if off.is_empty() || rows.rows.len() < 2 {
                continue;
            }
            let off: Vec<String> = off.iter().map(|row| self.finding(&self.name(&row.name), row.win)).collect();
            said.push(format!("{}: {}", self.word(&format!("topic-{}", rows.topic)), off.join("; ")));
        }
        for rows in &section.tools {
            let mut off: Vec<_> = rows.rows.iter().filter(|row| clear(&row.lift, 0.0)).collect();
            off.sort_by(|a, b| b.lift.value.total_cmp(&a.lift.value));
            let (Some(best), Some(worst)) = (off.first(), off.last()) else { continue };
            let topic = self.word(&format!("topic-{}", rows.topic));
            let lift = |page: &Page, row: &crate::summary::ToolRow| {
                format!("<b>{}</b> {}", page.name(&row.name), page.points(row.lift.value))
            };
            if best.lift.value > 0.0 {
                said.push(format!("{topic}: {} {}", self.word("found-lift-best"), lift(self, best)));
            }
            if worst.lift.value < 0.0 {
                said.push(format!("{topic}: {} {}", self.word("found-lift-worst"), lift(self, worst)));
            }
        }
        let items: String = said.iter().map(|line| format!("<li>{line}</li>")).collect();
        let title = self.word("findings");
        self.section(&title, "", &format!("<ul class=\"found\">{items}</ul>"));
    }

    /// Name, rate and interval.
    fn finding(&self, name: &str, at: Interval) -> String {
        let (low, high) = (self.number(100.0 * at.low, 1), self.number(100.0 * at.high, 1));
        format!("<b>{name}</b> {} <small>({low}–{high})</small>", self.percent(at.value))
    }
}
