//! Numbered answers, in columns where there are many.

use super::WIDTH;
use super::canvas::Line;

/// Answers that are read faster in one column.
const FEW: usize = 7;

/// Lines of at most `screen` characters for these answers, each a label and the word that gives it.
pub(crate) fn menu(answers: &[(String, &str)], screen: usize) -> Vec<String> {
    let room = WIDTH.min(screen);
    // As many columns as fit, each as wide as it must be.
    let most = answers.len().div_ceil(FEW).max(1);
    let columns = (1..=most)
        .rev()
        .map(|columns| answers.chunks(answers.len().div_ceil(columns).max(1)).map(column).collect::<Vec<_>>())
        .find(|columns| columns.len() <= 1 || width(columns) <= room)
        .unwrap_or_default();
    if width(&columns) > room {
        return answers.iter().enumerate().flat_map(|(n, (label, word))| folded(n + 1, label, word, room)).collect();
    }
    let height = columns.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
    let firsts: Vec<usize> = columns
        .iter()
        .scan(0, |before, (_, lines)| {
            let first = *before;
            *before += lines.len();
            Some(first)
        })
        .collect();
    let row = |y: usize| {
        let mut line = Line::default();
        let mut start = 0;
        for ((wide, lines), first) in columns.iter().zip(&firsts) {
            if let Some(answer) = lines.get(y) {
                if start > 0 {
                    line.to(start);
                }
                line.text(&format!("{:>3}  ", first + y + 1)).and(answer);
            }
            start += NUMBER + wide + GAP;
        }
        line.draw()
    };
    (0..height).map(row).collect()
}

const NUMBER: usize = 5;
const GAP: usize = 2;

type Column = (usize, Vec<Line>);

fn width(columns: &[Column]) -> usize {
    columns.iter().map(|(wide, _)| NUMBER + wide + GAP).sum::<usize>().saturating_sub(GAP)
}

/// An answer in as many lines as it takes, its word at the end.
fn folded(number: usize, label: &str, word: &str, width: usize) -> Vec<String> {
    let mut rows = vec![Line::default()];
    rows[0].text(&format!("{number:>3}  "));
    for part in label.split(' ').map(|part| (part, false)).chain((!says(label, word)).then_some((word, true))) {
        let (part, is_word) = part;
        let row = rows.last_mut().expect("there is a first row");
        let used = row.width();
        if used + 2 + part.chars().count() > width && used > NUMBER {
            let mut next = Line::default();
            next.to(NUMBER);
            rows.push(next);
        } else if used > NUMBER {
            row.text(if is_word { "  " } else { " " });
        }
        let row = rows.last_mut().expect("there is a last row");
        if is_word {
            row.dim(part)
        } else {
            row.text(part)
        };
    }
    rows.iter().map(Line::draw).collect()
}

/// The answers of one column, their words aligned, and how wide they are.
fn column(answers: &[(String, &str)]) -> Column {
    let widest = answers.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let line = |(label, word): &(String, &str)| {
        let mut line = Line::default();
        line.text(label);
        if !says(label, word) {
            line.to(widest + 2).dim(word);
        }
        line
    };
    let lines: Vec<Line> = answers.iter().map(line).collect();
    (lines.iter().map(Line::width).max().unwrap_or(0), lines)
}

/// A label that begins with its word, or has the name of its space in it, says the word already.
fn says(label: &str, word: &str) -> bool {
    let names_space = word.starts_with('r') && word.contains(|c: char| c.is_ascii_digit());
    label.starts_with(word) || names_space && label.split([' ', ':']).any(|part| part == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(answers: &[(&str, &'static str)]) -> Vec<String> {
        let answers: Vec<(String, &str)> = answers.iter().map(|(label, word)| ((*label).to_owned(), *word)).collect();
        menu(&answers, 120).iter().map(|line| anstream::adapter::strip_str(line).to_string()).collect()
    }

    #[test]
    fn a_word_is_shown_unless_the_label_says_it() {
        let menu = plain(&[("Go to r1c2", "r1c2"), ("Shoot at the ground", "ground"), ("run", "run")]);
        assert_eq!(menu, ["  1  Go to r1c2", "  2  Shoot at the ground  ground", "  3  run"]);
    }

    #[test]
    fn many_answers_stand_in_columns() {
        let spaces = ["r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r1c6", "r1c7", "r1c8"];
        let menu = plain(&spaces.map(|space| (space, space)));
        assert_eq!(
            menu,
            ["  1  r1c1    5  r1c5", "  2  r1c2    6  r1c6", "  3  r1c3    7  r1c7", "  4  r1c4    8  r1c8"]
        );
        assert!(plain(&[]).is_empty());
    }

    #[test]
    fn a_long_answer_is_folded() {
        let label = "ten letters ".repeat(10);
        let menu = plain(&[(label.trim(), "long"), ("Short", "brief")]);
        assert_eq!(menu.len(), 3);
        assert!(menu.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(menu[1].starts_with("     ") && menu[1].ends_with("  long"));
        assert_eq!(menu[2], "  2  Short  brief");
    }
}
