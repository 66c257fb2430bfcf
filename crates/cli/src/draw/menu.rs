//! Numbered answers, in columns where there are many.

use super::WIDTH;
use super::canvas::Line;

/// Lines for these answers, each a label and the word that gives it.
pub(crate) fn menu(answers: &[(String, &str)]) -> Vec<String> {
    let length = |text: &str| text.chars().count();
    let widest = answers.iter().map(|(label, _)| length(label)).max().unwrap_or(0);
    let words = answers.iter().filter(|(label, word)| !says(label, word)).map(|(_, word)| length(word) + 2);
    let wide = 5 + widest + words.max().unwrap_or(0) + 2;
    // Short lists are read faster in one column.
    let columns = (WIDTH / wide).clamp(1, answers.len().div_ceil(7).max(1));
    let height = answers.len().div_ceil(columns);
    let line = |row: usize| {
        let mut line = Line::default();
        for (column, i) in (row..answers.len()).step_by(height).enumerate() {
            let (label, word) = &answers[i];
            let start = column * wide;
            if column > 0 {
                line.to(start);
            }
            line.text(&format!("{:>3}  {label}", i + 1));
            if !says(label, word) {
                line.to(start + widest + 7).dim(word);
            }
        }
        line.draw()
    };
    (0..height).map(line).collect()
}

/// A label that has its word in it need not be followed by it.
fn says(label: &str, word: &str) -> bool {
    label.starts_with(word) || label.split(' ').any(|part| part == word)
}
