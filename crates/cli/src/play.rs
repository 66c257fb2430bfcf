//! `fireteam play`: a game at the terminal. The person is asked, bots and luck
//! answer for everybody else, and what has happened is told in between.

use std::io::{self, BufRead};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context;
use rand::RngExt;
use shelf::{AnyMatch, Offer, Shelf, Skill};
use table::{Actor, Actors, Arg, Message, NoUndo, Rng, rng};

use crate::args::PlayArgs;
use crate::choose::{Typed, understand};
use crate::draw::{Artist, bold, dim, folded, menu};
use crate::output;
use crate::talk::{Talk, actor_arg, msg, refusal, seat, stdin_is_terminal, write};

/// A page of text is not wider than this, however wide the screen is.
const PAGE: usize = 100;

pub(crate) fn run(args: &PlayArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let game = shelf.game(&args.setup.game)?;
    let setup = args.setup.setup(game)?;
    if let Some(path) = &args.record {
        output::file(path, args.force)?;
    }
    let seed = args.seed.unwrap_or_else(any_seed);
    let mut playing = game.start(&setup, seed)?;
    // What luck lays out before the first question is on the board to see.
    playing.run_luck(&[]);
    let mut mine = Actors::NONE;
    for number in args.seat.iter().filter(|_| !args.watch) {
        mine = mine.with(seat(&*playing, &number.to_string())?);
    }
    // The bots' generator is not luck's: what they answer must not change the cards.
    let bots = rng(seed ^ 0x0b07_5eed);
    let skill = args.bots;
    let mut table = Table { playing, mine, artist: Artist::new(game), talk, bots, skill, drawn: None };
    table.greet(seed)?;
    table.play()?;
    if let Some(path) = &args.record {
        write(path, &table.playing.record().to_json())?;
        table.talk.say(&msg("recorded").with("file", path.display().to_string()))?;
    }
    Ok(())
}

/// A seed nobody chose.
fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64 % 1_000_000
}

/// Does the match go on?
#[derive(PartialEq, Eq)]
enum Flow {
    On,
    Quit,
}

struct Table<'a> {
    playing: Box<dyn AnyMatch>,
    mine: Actors,
    artist: Artist,
    talk: &'a mut Talk,
    bots: Rng,
    skill: Skill,
    /// The answer at which the board was last drawn; none if others have spoken since.
    drawn: Option<usize>,
}

impl Table<'_> {
    fn greet(&mut self, seed: u64) -> io::Result<()> {
        let game = self.playing.game();
        let name = |actor| actor_arg(game, &self.playing.name(actor));
        let title = Arg::term(format!("cli-game-{game}"), game);
        let seats = Arg::List(self.mine.map(name).collect());
        self.talk.say(&msg("welcome").with("game", title).with("seed", seed.to_string()))?;
        if self.mine.is_empty() {
            return self.talk.say(&msg("welcome-watch"));
        }
        self.talk.say(&msg("welcome-seat").with("seats", seats))
    }

    fn play(&mut self) -> anyhow::Result<()> {
        while let Some(actor) = self.next() {
            let name = self.playing.name(actor);
            if !self.mine.has(actor) {
                let advice = self.playing.thought(actor, self.sees(actor), self.skill, self.bots.random())();
                let word = &advice.first().context("a bot has no answer")?.text;
                self.answer(&name, word)?;
                self.drawn = None;
                continue;
            }
            let offers = self.playing.offers(&name)?;
            if let [only] = &offers[..] {
                self.answer(&name, &only.text)?;
            } else if self.ask(&name, &offers)? == Flow::Quit {
                return Ok(self.talk.say(&msg("bye"))?);
            }
        }
        self.talk.line("")?;
        self.draw()?;
        self.talk.line("")?;
        Ok(self.talk.standing(&*self.playing)?)
    }

    /// What the seat of a bot sees.
    fn sees(&self, actor: Actor) -> Actors {
        let roster = self.playing.roster();
        roster.seats().map(|(_, held)| held).find(|held| held.has(actor)).unwrap_or(Actors::one(actor))
    }

    /// Who answers next: the person first where several are asked at once.
    fn next(&self) -> Option<Actor> {
        let waiting: Vec<Actor> =
            self.playing.waiting().iter().filter_map(|name| self.playing.named(name).ok()).collect();
        waiting.iter().find(|actor| self.mine.has(**actor)).or(waiting.first()).copied()
    }

    fn answer(&mut self, name: &str, word: &str) -> anyhow::Result<()> {
        let seq = self.playing.seq();
        let told = self.playing.answer(name, seq, word, &[self.mine])?;
        if self.playing.seq() > seq + 1 || self.artist.is_stale(&told[0]) {
            self.drawn = None;
        }
        for message in &told[0] {
            let text = self.talk.words.say(message);
            // A new turn is a new paragraph.
            if message.id.ends_with("-told-turn") || message.id.ends_with("-told-rotation") {
                self.talk.line("")?;
                self.talk.tell(&text, bold)?;
            } else {
                self.talk.tell(&format!("  {text}"), str::to_owned)?;
            }
        }
        Ok(())
    }

    fn draw(&mut self) -> io::Result<()> {
        self.drawn = Some(self.playing.seq());
        self.talk.board(&self.artist, &*self.playing, self.mine)
    }

    /// Puts the question until it is answered, taken back or left.
    fn ask(&mut self, name: &str, offers: &[Offer]) -> anyhow::Result<Flow> {
        // In the middle of an action the last board still stands on the screen.
        let between = self.playing.scene().is_some() && self.drawn != Some(self.playing.seq());
        if self.drawn.is_none() || between {
            self.talk.line("")?;
            self.draw()?;
        }
        self.put(name, offers)?;
        loop {
            self.talk.prompt("> ")?;
            let Some(line) = self.listen()? else { return Ok(Flow::Quit) };
            match understand(&line, offers) {
                Typed::Offer(i) => {
                    self.answer(name, &offers[i].text)?;
                    return Ok(Flow::On);
                }
                Typed::Quit => return Ok(Flow::Quit),
                Typed::Undo => match self.playing.undo(self.mine) {
                    Ok(()) => {
                        self.talk.say(&msg("undone"))?;
                        self.drawn = None;
                        return Ok(Flow::On);
                    }
                    Err(no) => self.talk.say(&self.no_undo(no))?,
                },
                Typed::Board => {
                    self.draw()?;
                    self.put(name, offers)?;
                }
                Typed::Help => self.help()?,
                Typed::Unclear(words) => {
                    let words = Arg::List(words.into_iter().map(Arg::Text).collect());
                    self.talk.say(&msg("unclear").with("words", words))?;
                }
                Typed::Why(word) | Typed::Word(word) => self.talk.say(&self.why(name, &word))?,
            }
        }
    }

    /// The question and its numbered answers.
    fn put(&mut self, name: &str, offers: &[Offer]) -> anyhow::Result<()> {
        let question = self.talk.words.say(&self.playing.question(name)?);
        self.talk.line("")?;
        self.talk.tell(&question, bold)?;
        let labels: Vec<(String, &str)> =
            offers.iter().map(|offer| (self.talk.words.say(&offer.label), offer.text.as_str())).collect();
        menu(&labels, self.talk.width()).iter().try_for_each(|line| self.talk.line(line))?;
        Ok(())
    }

    /// The commands, and how to read the board of this game.
    fn help(&mut self) -> io::Result<()> {
        self.talk.say(&msg("help"))?;
        let board = msg(&format!("help-{}", self.playing.game()));
        if self.talk.words.has(&board.id) {
            self.talk.line("")?;
            let page = self.talk.words.say(&board).replace('\n', " ");
            let lines = folded(&page, self.talk.width().min(PAGE));
            lines.iter().try_for_each(|line| self.talk.line(line))?;
        }
        Ok(())
    }

    /// The next line of input, fit to be printed; `None` at its end.
    fn listen(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
            self.talk.line("")?;
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&bytes);
        let line: String = text.trim().chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
        // A person sees what he types; in a transcript it would be missing.
        if !stdin_is_terminal() {
            self.talk.line(dim(&line))?;
        }
        Ok(Some(line))
    }

    fn why(&self, name: &str, word: &str) -> Message {
        match self.playing.why_not(name, word) {
            Ok(Some(why)) => why,
            Ok(None) => msg("may").with("word", word),
            Err(refused) => refusal(&refused),
        }
    }

    fn no_undo(&self, no: NoUndo) -> Message {
        match no {
            NoUndo::Nothing => msg("no-undo-nothing"),
            NoUndo::Luck => msg("no-undo-luck"),
            NoUndo::Other(actor) => {
                msg("no-undo-other").with("who", actor_arg(self.playing.game(), &self.playing.name(actor)))
            }
        }
    }
}
