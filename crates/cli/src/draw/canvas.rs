//! A grid of characters, each with a style; and lines built from left to right.

use anstyle::Style;

#[derive(Debug)]
pub(super) struct Canvas {
    rows: Vec<Vec<(char, Style)>>,
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize) -> Canvas {
        Canvas { rows: vec![vec![(' ', Style::new()); width]; height] }
    }

    /// Writes from `(x, y)` to the right; what does not fit on the grid is lost.
    pub(super) fn put(&mut self, x: usize, y: usize, text: &str, style: Style) {
        let Some(row) = self.rows.get_mut(y) else { return };
        for (cell, letter) in row.iter_mut().skip(x).zip(text.chars()) {
            *cell = (letter, style);
        }
    }

    /// Gives a rectangle a style and empties it.
    pub(super) fn fill(&mut self, x: usize, y: usize, width: usize, height: usize, style: Style) {
        for row in y..y + height {
            self.put(x, row, &" ".repeat(width), style);
        }
    }

    pub(super) fn lines(&self) -> Vec<String> {
        self.rows.iter().map(|row| line(row)).collect()
    }
}

/// A line from pieces, each in its style.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    cells: Vec<(char, Style)>,
}

impl Line {
    pub(super) fn put(&mut self, text: &str, style: Style) -> &mut Line {
        self.cells.extend(text.chars().map(|letter| (letter, style)));
        self
    }

    pub(super) fn text(&mut self, text: &str) -> &mut Line {
        self.put(text, Style::new())
    }

    pub(super) fn dim(&mut self, text: &str) -> &mut Line {
        self.put(text, super::paint::ink("grey"))
    }

    pub(super) fn bold(&mut self, text: &str) -> &mut Line {
        self.put(text, Style::new().bold())
    }

    /// Blanks up to the column, at least one after text that is already longer.
    pub(super) fn to(&mut self, column: usize) -> &mut Line {
        let blanks = column.saturating_sub(self.cells.len()).max(1);
        self.text(&" ".repeat(blanks))
    }

    pub(super) fn width(&self) -> usize {
        self.cells.len()
    }

    pub(super) fn and(&mut self, other: &Line) -> &mut Line {
        self.cells.extend_from_slice(&other.cells);
        self
    }

    pub(super) fn draw(&self) -> String {
        line(&self.cells)
    }
}

/// Cells as text, the style written where it changes.
fn line(cells: &[(char, Style)]) -> String {
    let plain = |(letter, style): &(char, Style)| *letter == ' ' && *style == Style::new();
    let end = cells.iter().rposition(|cell| !plain(cell)).map_or(0, |last| last + 1);
    let mut out = String::new();
    for run in cells[..end].chunk_by(|a, b| a.1 == b.1) {
        let style = run[0].1;
        let text: String = run.iter().map(|(letter, _)| letter).collect();
        out.push_str(&format!("{style}{text}{style:#}"));
    }
    out
}

/// The text in at most `width` characters.
pub(super) fn fit(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let mut cut: String = text.chars().take(width.saturating_sub(1)).collect();
    cut.push('…');
    cut
}
