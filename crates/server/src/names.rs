//! What people call themselves and say, made readable: no invisible letters, no
//! letters that turn the text around, and no two names that look alike. What
//! looks like what is Unicode's own list (UTS 39).

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile, skeleton};

/// Characters of a name.
const NAME: usize = 24;
/// Marks on one letter of a name, and of a chat line.
const MARKS: usize = 2;
const CHAT_MARKS: usize = 4;

/// What a bot's seat says in every language of the page: `Bot, easy`.
const BOT: &str = "bot";

/// A name people can read and tell from a bot's: 1 to 24 letters, digits, signs and single blanks.
pub(crate) fn good_name(name: &str) -> Option<String> {
    let name: String = name.trim().nfc().collect();
    let good = (1..=NAME).contains(&name.chars().count())
        && name.chars().all(|c| c == ' ' || c.is_ascii_graphic() || (c.identifier_allowed() && !is_invisible(c)))
        && name.chars().any(char::is_alphanumeric)
        && !name.contains("  ")
        && without_piles(name.chars(), MARKS).eq(name.chars())
        && !is_like_a_bot(&name);
    good.then_some(name)
}

fn is_like_a_bot(name: &str) -> bool {
    let look = name.split(|c: char| !c.is_alphanumeric() && !is_combining_mark(c)).map(look);
    let (bot, whole) = (self::look(BOT), self::look(name));
    look.into_iter().any(|word| word == bot) || whole == bot
}

/// Do two names look alike? Case and blanks do not tell people apart.
pub(crate) fn alike(one: &str, other: &str) -> bool {
    look(one) == look(other)
}

/// The same for all names that look alike.
fn look(name: &str) -> String {
    let plain: String = skeleton(name).collect();
    skeleton(&plain.to_lowercase()).filter(|c| c.is_alphanumeric()).collect()
}

/// A line of chat without what cannot be seen and what turns the text around.
pub(crate) fn readable(text: &str) -> String {
    let mut before = ' ';
    let seen = text.nfc().filter(|&c| {
        // Between other letters and pictures a joiner has a meaning, once.
        let stays = if is_joiner(c) { !before.is_ascii() && !is_joiner(before) } else { !is_invisible(c) };
        if stays {
            before = c;
        }
        stays
    });
    without_piles(seen, CHAT_MARKS).collect::<String>().trim().to_owned()
}

/// Drops the marks of a letter that has too many, and marks without a letter.
fn without_piles(text: impl Iterator<Item = char>, most: usize) -> impl Iterator<Item = char> {
    let mut marks = most;
    text.filter(move |&c| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        marks <= most
    })
}

fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0f}')
}

/// Controls, what Unicode calls ignorable, unusual blanks, ends of lines, and what is not a character.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fdd0}'..='\u{fdef}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
        || u32::from(c) & 0xfffe == 0xfffe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_visible() {
        for name in ["Ada", "Żółw", "Guest 417", "O'Neil_2", "Łódź!", "Νίκος", "Михаил", "李小龙", "สมชาย", "محمد"]
        {
            assert_eq!(good_name(name), Some(name.nfc().collect()), "{name}");
        }
        assert_eq!(good_name("  Ada "), Some("Ada".to_owned()));
        assert_eq!(good_name("Zo\u{308}e"), Some("Zöe".to_owned()), "one way to write it");
        for bad in ["", " ", "!?", "a\nb", "a  b", &"x".repeat(25), "\u{301}a"] {
            assert_eq!(good_name(bad), None, "{bad:?}");
        }
        let hidden = "\u{2060}\u{ad}\u{3164}\u{2800}\u{61c}\u{2064}\u{180e}\u{2028}\u{e0041}\u{ffff}\u{202e}\u{200b}\u{200c}\u{200d}\u{2066}\u{feff}\u{fe0f}\u{115f}\u{ffa0}\u{34f}\u{a0}\u{3000}";
        for c in hidden.chars() {
            assert_eq!(good_name(&c.to_string()), None, "{:x}", c as u32);
            assert_eq!(good_name(&format!("a{c}b")), None, "{:x}", c as u32);
        }
        assert_eq!(good_name(&format!("a{}", "\u{323}".repeat(20))), None, "a pile of marks");
    }

    #[test]
    fn names_that_look_alike_are_known() {
        for (one, other) in
            [("Ada", "ADA"), ("Ada", "A da"), ("paul", "раul"), ("Ada", "Αda"), ("Oleg", "0leg"), ("I1", "lI")]
        {
            assert!(alike(one, other), "{one} {other}");
        }
        assert!(!alike("Ada", "Adam"));
        assert!(!alike("Guest 417", "Guest 418"));
    }

    #[test]
    fn nobody_is_called_like_a_bot_in_any_language() {
        for name in ["bot", "Bot normal", "BOT, hard", "b0t", "Воt", "normal bot", "Bot-1", "B o t"] {
            assert_eq!(good_name(name), None, "{name}");
        }
        assert!(good_name("Botond").is_some());
        let words = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../words");
        let mut languages = 0;
        for folder in std::fs::read_dir(words).unwrap() {
            let Ok(text) = std::fs::read_to_string(folder.unwrap().path().join("web.ftl")) else { continue };
            let word = |id: &str| text.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = ")).unwrap();
            for level in crate::bots::levels() {
                let title = word("web-bot").replace("{ $level }", word(&format!("web-bot-{level}")));
                assert_eq!(good_name(&title), None, "{title}");
            }
            languages += 1;
        }
        assert!(languages >= 2);
    }

    #[test]
    fn chat_keeps_what_can_be_seen() {
        assert_eq!(readable("  good \u{202e}shot\u{2066}\u{200b} "), "good shot");
        assert_eq!(readable("\u{3164}\u{2800}\u{2060}"), "");
        assert_eq!(readable("line\u{2028}end"), "lineend");
        let family = "👩\u{200d}👧 ❤\u{fe0f}";
        assert_eq!(readable(family), family);
        assert_eq!(readable("a\u{200d}b"), "ab");
        assert_eq!(readable(&format!("a{}", "\u{323}".repeat(20))).chars().count(), 1 + CHAT_MARKS);
    }
}
