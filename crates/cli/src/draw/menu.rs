//! Numbered answers, in two columns where there are many.

use super::WIDTH;
use super::canvas::Line;

/// Room for a word beside its label.
const WORD: usize = 20;

/// Lines for these answers, each a label and the word that gives it.
pub(crate) fn menu(answers: &[(String, &str)]) -> Vec<String> {
    let widest = answers.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let columns = if answers.len() > 7 && 2 * (widest + WORD + 7) <= WIDTH { 2 } else { 1 };
    let height = answers.len().div_ceil(columns);
    let line = |row: usize| {
        let mut line = Line::default();
        for (column, i) in (row..answers.len()).step_by(height).enumerate() {
            let (label, word) = &answers[i];
            let start = column * (widest + WORD + 7);
            if column > 0 {
                line.to(start);
            }
            line.text(&format!("{:>3}  {label}", i + 1));
            // A label that begins with its word says it already.
            if !label.starts_with(word) {
                line.to(start + widest + 7).dim(word);
            }
        }
        line.draw()
    };
    (0..height).map(line).collect()
}
