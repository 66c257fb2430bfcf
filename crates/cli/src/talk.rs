//! What the program says, and how it reads what people hand in.

use std::fmt::Display;
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::bail;
use shelf::{AnyGame, AnyMatch, Place, Refused};
use table::{Actors, Arg, Message};
use words::{Catalogue, Lang};

use crate::complain::{self, Complaint, wrong};
use crate::draw::{Artist, folded};

/// A catalogue and standard output. Colours are dropped where nobody wants them.
#[derive(Debug)]
pub(crate) struct Talk {
    pub(crate) words: Catalogue,
    out: anstream::AutoStream<io::Stdout>,
}

/// As wide as drawings are where nobody says how wide the screen is.
const WIDE: usize = 120;

/// The columns of the terminal, else those that the environment speaks of.
fn screen() -> Option<usize> {
    let terminal = console::Term::stdout().size_checked().map(|(_, columns)| columns.into());
    terminal.or_else(|| std::env::var("COLUMNS").ok()?.parse().ok()).filter(|&columns| columns > 0)
}

/// A sentence of this program.
pub(crate) fn msg(id: &str) -> Message {
    Message::new(format!("cli-{id}"))
}

impl Talk {
    pub(crate) fn new(lang: Lang) -> Talk {
        Talk { words: Catalogue::new(lang), out: anstream::stdout() }
    }

    /// From now on in the words of this game's content, where it has its own.
    pub(crate) fn speak_of(&mut self, game: &dyn AnyGame) {
        self.words = self.words.with(game.own_words());
    }

    /// The width that drawings have to keep to now: a window may be resized.
    pub(crate) fn width(&self) -> usize {
        screen().unwrap_or(WIDE)
    }

    /// A sentence, or a page of them, broken at words where the screen is too narrow.
    pub(crate) fn tell(&mut self, text: &str, style: fn(&str) -> String) -> io::Result<()> {
        match screen() {
            Some(width) => folded(text, width).iter().try_for_each(|line| self.line(style(line))),
            None => self.line(style(text)),
        }
    }

    pub(crate) fn line(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// What is for a program and not for a reader, as it is.
    pub(crate) fn text(&mut self, text: &[u8]) -> io::Result<()> {
        self.out.write_all(text)
    }

    pub(crate) fn say(&mut self, message: &Message) -> io::Result<()> {
        let text = self.words.say(message);
        self.tell(&text, str::to_owned)
    }

    /// A number with this many decimals, as the language writes it.
    pub(crate) fn decimal(&self, x: f64, places: usize) -> String {
        self.words.lang().number(&format!("{x:.places$}"))
    }

    /// A number with the decimals it has.
    pub(crate) fn number(&self, x: f64) -> String {
        self.words.lang().number(&x.to_string())
    }

    /// A number with this many decimals and its sign.
    pub(crate) fn signed(&self, x: f64, places: usize) -> String {
        self.words.lang().number(&format!("{x:+.places$}"))
    }

    /// Text without an end of line, shown at once.
    pub(crate) fn prompt(&mut self, text: &str) -> io::Result<()> {
        write!(self.out, "{text}")?;
        self.out.flush()
    }

    pub(crate) fn board(&mut self, artist: &Artist, playing: &dyn AnyMatch, sees: Actors) -> io::Result<()> {
        let lines = artist.draw(&playing.view(sees), &self.words, self.width());
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// A message for programs: as a sentence, and as it is.
    pub(crate) fn as_json(&self, message: &Message) -> serde_json::Value {
        serde_json::json!({ "text": self.words.say(message), "message": message })
    }

    /// Who won, and with how many points.
    pub(crate) fn standing(&mut self, playing: &dyn AnyMatch) -> io::Result<()> {
        let mut places = playing.standing();
        places.sort_by_key(|place| place.place);
        for Place { side, points, place, .. } in places {
            let side = playing.about().side(&side);
            let message = match playing.about().points {
                true => msg("place").with("points", Arg::Number(points.into())),
                false => msg("place-only"),
            };
            self.say(&message.with("place", place).with("side", side))?;
        }
        Ok(())
    }
}

/// Whom a seat answers for: a seat by its number from 1, or one actor by name.
pub(crate) fn seat(playing: &dyn AnyMatch, word: &str) -> anyhow::Result<Actors> {
    match word.parse::<usize>() {
        Ok(n) => {
            let seats: Vec<Actors> = playing.roster().seats().map(|(_, actors)| actors).collect();
            let found = n.checked_sub(1).and_then(|n| seats.get(n)).copied();
            Ok(found.ok_or_else(|| Complaint(wrong("seat").with("n", n).with("seats", seats.len())))?)
        }
        Err(_) => match playing.named(word) {
            Ok(actor) if !actor.is_luck() => Ok(Actors::one(actor)),
            Ok(_) => bail!(Complaint(wrong("seat-of-luck"))),
            Err(refused) => bail!(refused),
        },
    }
}

/// The file, or standard input for `-`.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    if path.as_os_str() == "-" {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map_err(|error| complain::file("read", path, &error))?;
        return Ok(text);
    }
    std::fs::read_to_string(path).map_err(|error| complain::file("read", path, &error))
}

pub(crate) fn write(path: &Path, bytes: &(impl AsRef<[u8]> + ?Sized)) -> anyhow::Result<()> {
    std::fs::write(path, bytes).map_err(|error| complain::file("write", path, &error))
}

/// Words with commas between them, as they are typed.
pub(crate) fn list(words: &[impl AsRef<str>]) -> String {
    words.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ")
}

/// A refusal as a sentence.
pub(crate) fn refusal(refused: &Refused) -> Message {
    let list = |names: &[String]| Arg::List(names.iter().map(|name| Arg::Text(name.clone())).collect());
    match refused {
        Refused::NoActor { word, known } => msg("no-actor").with("word", word.as_str()).with("known", list(known)),
        Refused::NoWord { word } => msg("no-word").with("word", word.as_str()),
        Refused::Stale { now } => msg("stale").with("now", *now),
        Refused::Over => msg("over"),
        Refused::NotAwaited { asked, .. } => msg("not-awaited").with("asked", list(asked)),
        Refused::NotOffered { why: Some(why), .. } => why.clone(),
        Refused::NotOffered { word, why: None } => msg("not-offered").with("word", word.as_str()),
    }
}
