//! Positions as text, the part all games share: statements of words, one to a
//! line or between bars, `#` starts a comment. What a statement means is the
//! game's business, but for `then`; every error names the word it stumbled over.

use std::fmt;

use crate::Spoken;

/// A scene that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadScene {
    /// From 1; 0 when the whole scene is at fault.
    pub line: usize,
    /// The word in question; empty when something is missing.
    pub word: String,
    pub reason: String,
}

impl BadScene {
    pub fn whole(reason: impl Into<String>) -> BadScene {
        BadScene { line: 0, word: String::new(), reason: reason.into() }
    }

    /// A fault of the whole position, pinned to the statement whose first one or two words
    /// it speaks of, the earliest in the sentence and of those the longer name.
    pub fn pinned(text: &str, reason: impl Into<String>) -> BadScene {
        let reason = reason.into();
        let words: Vec<&str> = reason.split(|c: char| c.is_whitespace() || c == ',' || c == ':').collect();
        let said = |name: &[&str]| words.windows(name.len()).position(|there| there == name);
        let all = statements(text);
        let names = all.iter().flat_map(|s| [2, 1].into_iter().filter_map(|n| Some((s.line, s.words.get(..n)?))));
        let found = names.filter_map(|(line, name)| Some((said(name)?, 2 - name.len(), line, name.join(" ")))).min();
        let (line, word) = found.map_or((0, String::new()), |(_, _, line, word)| (line, word));
        BadScene { line, word, reason }
    }
}

impl fmt::Display for BadScene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        if !self.word.is_empty() {
            write!(f, "`{}`: ", self.word)?;
        }
        f.write_str(&self.reason)
    }
}

impl std::error::Error for BadScene {}

/// One statement: its words, read from left to right.
#[derive(Clone, Debug)]
pub struct Statement<'a> {
    pub line: usize,
    words: Vec<&'a str>,
    next: usize,
}

/// Splits a scene into its statements. Commas and colons separate words as blanks do.
pub fn statements(text: &str) -> Vec<Statement<'_>> {
    let mut all = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("");
        for part in line.split('|') {
            let words: Vec<&str> =
                part.split(|c: char| c.is_whitespace() || c == ',' || c == ':').filter(|w| !w.is_empty()).collect();
            if !words.is_empty() {
                all.push(Statement { line: i + 1, words, next: 0 });
            }
        }
    }
    all
}

impl<'a> Statement<'a> {
    /// The next word, if any.
    pub fn take(&mut self) -> Option<&'a str> {
        let word = self.words.get(self.next)?;
        self.next += 1;
        Some(word)
    }

    pub fn peek(&self) -> Option<&'a str> {
        self.words.get(self.next).copied()
    }

    /// The next word; its absence is an error that says what was expected.
    pub fn need(&mut self, what: &str) -> Result<&'a str, BadScene> {
        self.take().ok_or_else(|| BadScene {
            line: self.line,
            word: String::new(),
            reason: format!("expected {what} after `{}`", self.words.join(" ")),
        })
    }

    /// The next word as a number in `range`.
    pub fn number(&mut self, what: &str, range: std::ops::RangeInclusive<u32>) -> Result<u32, BadScene> {
        let word = self.need(what)?;
        match word.parse::<u32>() {
            Ok(n) if range.contains(&n) => Ok(n),
            _ => Err(self.bad(word, format!("expected {what}, a number from {} to {}", range.start(), range.end()))),
        }
    }

    /// The next word, looked up.
    pub fn one_of<T>(&mut self, what: &str, find: impl Fn(&str) -> Option<T>) -> Result<T, BadScene> {
        let word = self.need(what)?;
        find(word).ok_or_else(|| self.bad(word, format!("no such {what}")))
    }

    /// All words left, each looked up.
    pub fn rest<T>(&mut self, what: &str, find: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, BadScene> {
        let mut all = Vec::new();
        while self.peek().is_some() {
            all.push(self.one_of(what, &find)?);
        }
        Ok(all)
    }

    /// Nothing may be left over.
    pub fn end(&mut self) -> Result<(), BadScene> {
        match self.take() {
            None => Ok(()),
            Some(word) => Err(self.bad(word, "nothing more was expected here")),
        }
    }

    pub fn bad(&self, word: &str, reason: impl Into<String>) -> BadScene {
        BadScene { line: self.line, word: word.to_owned(), reason: reason.into() }
    }
}

/// The statement whose words are answers, played into the position that the others describe.
const THEN: &str = "then";

/// Reads a scene that may go on: `then shoot railgun @dozer` plays these answers, luck's too, one
/// after another, each for the one who is asked. So a scene can stand in the middle of an action.
pub fn played<G: Spoken>(text: &str, read: impl FnOnce(&str) -> Result<G, BadScene>) -> Result<G, BadScene> {
    let is_then = |part: &str| part.split_whitespace().next() == Some(THEN);
    let position = |line: &str| {
        let line = line.split('#').next().unwrap_or("");
        line.split('|').filter(|part| !is_then(part)).collect::<Vec<_>>().join("|")
    };
    let mut game = read(&text.lines().map(position).collect::<Vec<_>>().join("\n"))?;
    for mut statement in statements(text).into_iter().filter(|statement| statement.peek() == Some(THEN)) {
        statement.take();
        while let Some(word) = statement.take() {
            answer(&mut game, word).map_err(|reason| statement.bad(word, reason))?;
        }
    }
    Ok(game)
}

/// Gives this answer for the first who may; the reason if nobody may.
fn answer<G: Spoken>(game: &mut G, word: &str) -> Result<(), String> {
    let mut offers = Vec::new();
    let heard = game.hear(word);
    for actor in game.waiting() {
        game.choices(actor, &mut offers);
        if let Some(choice) = heard.filter(|choice| offers.contains(choice)) {
            game.apply(actor, choice, &mut crate::Quiet);
            return Ok(());
        }
    }
    let Some(asked) = game.waiting().first() else { return Err("the match is over".to_owned()) };
    game.choices(asked, &mut offers);
    let offers: Vec<String> = offers.iter().map(|&offer| game.say(offer)).collect();
    Err(format!("{} may answer {}", game.actor_name(asked), offers.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_bars_both_end_a_statement_and_comments_are_skipped() {
        let all = statements("arena L1R1 | violet at r0c0 # here\n\n spawn red: a, b");
        let lines: Vec<_> = all.iter().map(|s| (s.line, s.words.join(" "))).collect();
        assert_eq!(
            lines,
            [(1, "arena L1R1".to_owned()), (1, "violet at r0c0".to_owned()), (3, "spawn red a b".to_owned())]
        );
    }

    #[test]
    fn a_fault_of_the_position_is_pinned_to_the_statement_it_speaks_of() {
        let text = "mode ctf\nred1 heavy r1c1 | red2 scout r1c1\nblu scout at r3c3";
        assert_eq!(
            BadScene::pinned(text, "red2 shares its space").to_string(),
            "line 2: `red2`: red2 shares its space"
        );
        assert_eq!(BadScene::pinned(text, "blu scout burns too long").line, 3);
        assert_eq!(BadScene::pinned(text, "turns are counted wrong").line, 0);
    }

    #[test]
    fn an_error_names_the_line_and_the_word() {
        let mut statement = statements("\nskulls nine").remove(0);
        statement.take();
        let error = statement.number("skulls", 1..=8).unwrap_err();
        assert_eq!(error.to_string(), "line 2: `nine`: expected skulls, a number from 1 to 8");
    }
}
