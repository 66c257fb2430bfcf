//! Numbered answers, in two columns where there are many.

use super::{WIDTH, dim};

/// Lines for these answers, each a label and the word that gives it.
pub(crate) fn menu(answers: &[(String, &str)]) -> Vec<String> {
    let columns = if answers.len() > 7 { 2 } else { 1 };
    let height = answers.len().div_ceil(columns);
    let widest = answers.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0).min(WIDTH / columns - 16);
    let line = |row: usize| {
        let mut out = String::new();
        for i in (row..answers.len()).step_by(height) {
            let (label, word) = &answers[i];
            let pad = " ".repeat(widest.saturating_sub(label.chars().count()));
            let item = format!("{:>3}  {label}{pad}  {}", i + 1, dim(word));
            let gap = if i + height < answers.len() {
                " ".repeat(18usize.saturating_sub(word.chars().count()))
            } else {
                String::new()
            };
            out.push_str(&format!("{item}{gap}"));
        }
        out
    };
    (0..height).map(line).collect()
}
