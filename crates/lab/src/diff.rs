//! What changes in a text when numbers in it do, line by line: no line comes or
//! goes, so lines are compared where they stand.

use std::fmt::Write;

use table::Files;

/// Lines shown around a change.
const AROUND: usize = 2;

/// All files that differ, as a patch.
pub fn patch(before: &Files, after: &Files, folder: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    for name in before.names().filter(|name| before.get(name) != after.get(name)) {
        let path = format!("{}/{name}", folder(name));
        let _ = write!(out, "--- a/{path}\n+++ b/{path}\n");
        hunks(before.get(name), after.get(name), &mut out);
    }
    out
}

fn hunks(before: &str, after: &str, out: &mut String) {
    let (old, new): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
    let changed: Vec<usize> = (0..old.len().min(new.len())).filter(|&n| old[n] != new[n]).collect();
    let mut rest = changed.as_slice();
    while let Some(&first) = rest.first() {
        // Changes that are near each other stand together.
        let many = rest.windows(2).take_while(|pair| pair[1] - pair[0] <= 2 * AROUND + 1).count() + 1;
        let (group, later) = rest.split_at(many);
        rest = later;
        let from = first.saturating_sub(AROUND);
        let to = (group[group.len() - 1] + AROUND + 1).min(old.len());
        let _ = writeln!(out, "@@ -{0},{1} +{0},{1} @@", from + 1, to - from);
        let mut n = from;
        while n < to {
            let run = (n..to).take_while(|n| old[*n] != new[*n]).count();
            old[n..n + run].iter().for_each(|line| out.push_str(&format!("-{line}\n")));
            new[n..n + run].iter().for_each(|line| out.push_str(&format!("+{line}\n")));
            if run == 0 {
                out.push_str(&format!(" {}\n", old[n]));
            }
            n += run.max(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_patch_shows_what_changed_and_a_little_around() {
        let text = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\n";
        let mut files = Files::embedded(&[("a.ron", ""), ("b.ron", "")]);
        files.replace("a.ron", text).unwrap();
        let mut changed = files.clone();
        changed.replace("a.ron", text.replace("four", "4").replace("five", "5")).unwrap();
        let shown = patch(&files, &changed, |_| "game".to_owned());
        let expected =
            "--- a/game/a.ron\n+++ b/game/a.ron\n@@ -2,6 +2,6 @@\n two\n three\n-four\n-five\n+4\n+5\n six\n seven\n";
        assert_eq!(shown, expected);
        assert_eq!(patch(&files, &files, |_| String::new()), "");
    }
}
