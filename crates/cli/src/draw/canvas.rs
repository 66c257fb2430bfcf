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

    pub(super) fn lines(self) -> Vec<Line> {
        self.rows.into_iter().map(|cells| Line { cells }).collect()
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

    /// With something at the right edge, below where it does not fit beside.
    pub(super) fn right(mut self, end: &Line, width: usize) -> Vec<Line> {
        let column = width.saturating_sub(end.width());
        if self.width() < column {
            self.to(column).and(end);
            return vec![self];
        }
        let mut below = Line::default();
        below.to(column).and(end);
        vec![self, below]
    }

    /// The line in at most `width` characters: what is longer goes on below, two
    /// blanks further to the right than it began.
    pub(super) fn fold(self, width: usize) -> Vec<Line> {
        let blank = |cell: &(char, Style)| *cell == (' ', Style::new());
        let indent = self.cells.iter().take_while(|cell| blank(cell)).count() + 2;
        let end = self.cells.iter().rposition(|cell| !blank(cell)).map_or(0, |last| last + 1);
        let mut rest = &self.cells[..end];
        let mut lines: Vec<Line> = Vec::new();
        loop {
            let mut line = Line::default();
            if !lines.is_empty() {
                line.text(&" ".repeat(indent));
            }
            let room = width.saturating_sub(line.width()).max(1);
            if rest.len() <= room {
                line.cells.extend_from_slice(rest);
                lines.push(line);
                return lines;
            }
            let first = rest.iter().take_while(|cell| blank(cell)).count();
            let at = rest[..=room].iter().rposition(|(letter, _)| *letter == ' ').filter(|&at| at > first);
            line.cells.extend_from_slice(&rest[..at.unwrap_or(room)]);
            lines.push(line);
            rest = &rest[at.unwrap_or(room)..];
            rest = &rest[rest.iter().take_while(|(letter, _)| *letter == ' ').count()..];
        }
    }
}

/// Pieces two blanks apart, on as many lines as they need; those after the first begin at `column`.
pub(super) fn flow(mut line: Line, pieces: impl IntoIterator<Item = Line>, column: usize, width: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    for (i, piece) in pieces.into_iter().enumerate() {
        let gap = if i == 0 { 0 } else { 2 };
        if line.width() + gap + piece.width() > width && line.width() > column {
            lines.push(std::mem::take(&mut line));
            line.to(column);
        } else {
            line.text(&" ".repeat(gap));
        }
        line.and(&piece);
    }
    lines.push(line);
    lines
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

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(lines: &[Line]) -> Vec<String> {
        lines.iter().map(|line| line.cells.iter().map(|(letter, _)| letter).collect()).collect()
    }

    fn text(text: &str) -> Line {
        let mut line = Line::default();
        line.text(text);
        line
    }

    #[test]
    fn a_long_line_goes_on_below_and_loses_nothing_but_blanks() {
        assert_eq!(plain(&text("  one two three").fold(11)), ["  one two", "    three"]);
        assert_eq!(plain(&text("short   ").fold(5)), ["short"]);
        assert_eq!(plain(&text("onelongword").fold(6)), ["onelon", "  gwor", "  d"]);
        assert_eq!(plain(&text("").fold(6)), [""]);
    }

    #[test]
    fn pieces_flow_and_the_last_stands_at_the_right() {
        let pieces = ["aaa", "bbb", "ccc"].map(text);
        assert_eq!(plain(&flow(text("who "), pieces, 4, 12)), ["who aaa  bbb", "    ccc"]);
        assert_eq!(plain(&text("who").right(&text("end"), 10)), ["who    end"]);
        assert_eq!(plain(&text("whowhowho").right(&text("end"), 10)), ["whowhowho", "       end"]);
    }
}
