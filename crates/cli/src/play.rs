//! `fireteam play`: a game at the terminal. The person is asked, bots and luck
//! answer for everybody else, and what has happened is told in between.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail};
use shelf::{AnyMatch, Offer, Shelf, Sitter};
use table::{Actor, Actors, Arg, CardText, Fair, Message, NoUndo, SideNames, fair, seed_of};

use crate::agents;
use crate::args::PlayArgs;
use crate::choose::{Typed, commands, understand};
use crate::complain::{Complaint, Interrupted, wrong};
use crate::draw::{Artist, bold, dim, folded, menu};
use crate::is_broken_pipe;
use crate::lab::on_interrupt;
use crate::listen::{Heard, Listener};
use crate::output;
use crate::talk::{Talk, msg, refusal, seat, write};

/// A page of text is not wider than this, however wide the screen is.
const PAGE: usize = 100;

pub(crate) fn run(args: &PlayArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let game = shelf.game(&args.setup.game)?;
    talk.speak_of(game);
    let setup = args.setup.setup(game)?;
    if let Some(path) = &args.record {
        output::file(path, args.force)?;
        if args.fair {
            output::file(&second_file(path), args.force)?;
        }
    }
    let seed = args.seed.unwrap_or_else(any_seed);
    game.ready(&setup, &[args.bots])?;
    let listener = Listener::new();
    // A player at a pipe is stopped at once, as ever.
    let stop = match args.watch || matches!(listener, Listener::Terminal(_)) {
        true => on_interrupt(),
        false => Arc::default(),
    };
    let playing = game.start(&setup, seed)?;
    if args.fair && playing.roster().seats().count() != 2 {
        bail!(Complaint(wrong("fair").with("game", game.name())));
    }
    let (mine, bots, artist, cards) = (Actors::NONE, Vec::new(), Artist::new(game), game.cards());
    let mut table = Table { playing, mine, artist, cards, talk, bots, drawn: None, listener, stop };
    table.sit(args, seed, false)?;
    table.keep(args.record.as_deref(), seed)?;
    let Some(one) = table.playing.leg().filter(|_| args.fair) else { return Ok(()) };
    let [first, second] = [0, 1].map(|n| game.about().actor(&table.playing.name(Actor(n))));
    table.talk.line("")?;
    table.talk.say(&msg("fair-next"))?;
    table.playing = game.start(&setup, seed + 1)?;
    table.sit(args, seed + 1, true)?;
    table.keep(args.record.as_deref().map(second_file).as_deref(), seed + 1)?;
    let Some(two) = table.playing.leg() else { return Ok(()) };
    let verdict = match fair(one, two) {
        Fair::First => msg("fair-first"),
        Fair::Second => msg("fair-second"),
        Fair::Drawn => msg("fair-drawn"),
    };
    Ok(table.talk.say(&verdict.with("first", first).with("second", second))?)
}

/// The record of the second game lies beside that of the first: `match-2.json`.
fn second_file(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    path.with_file_name(format!("{stem}-2{ending}"))
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

struct Bot {
    held: Actors,
    sitter: Box<dyn Sitter>,
    /// Whether it was told that this one has lost by default.
    fallen: bool,
}

struct Table<'a> {
    playing: Box<dyn AnyMatch>,
    mine: Actors,
    artist: Artist,
    cards: Vec<CardText>,
    talk: &'a mut Talk,
    /// One in every seat; those of the person are never asked.
    bots: Vec<Bot>,
    /// The answer at which the board was last drawn; none if others have spoken since.
    drawn: Option<usize>,
    listener: Listener,
    /// Ctrl-C while bots think.
    stop: Arc<AtomicBool>,
}

impl Table<'_> {
    /// Takes the seats, or the other ones, at a table that has just been laid.
    fn sit(&mut self, args: &PlayArgs, seed: u64, swapped: bool) -> anyhow::Result<()> {
        // What luck lays out before the first question is on the board to see.
        self.playing.run_luck(&[]);
        (self.mine, self.drawn) = (Actors::NONE, None);
        for &number in args.seat.iter().filter(|_| !args.watch) {
            let number = if swapped { 3 - number } else { number };
            self.mine = self.mine.with(seat(&*self.playing, &number.to_string())?);
        }
        // The bots' seeds are not luck's: what they answer must not change the cards.
        let sit = |(n, held): (usize, Actors)| {
            let seed = seed_of(seed ^ 0x0b07_5eed, n as u64);
            Bot { held, sitter: self.playing.sit(held, args.bots, seed), fallen: false }
        };
        self.bots = self.playing.roster().seats().map(|(_, held)| held).enumerate().map(sit).collect();
        Ok(())
    }

    /// Plays the match and writes it down.
    fn keep(&mut self, record: Option<&Path>, seed: u64) -> anyhow::Result<()> {
        let played = self.greet(seed).map_err(anyhow::Error::from).and_then(|()| self.play());
        let Some(path) = record else { return played };
        // However the match ended, what was played of it is kept.
        write(path, &self.playing.record().to_json())?;
        let file = path.display().to_string();
        match &played {
            Ok(()) => self.talk.say(&msg("recorded").with("file", file))?,
            Err(error) if is_broken_pipe(error) || error.is::<Interrupted>() => {
                let answers = self.playing.record().log.len();
                let cut = msg("recorded-cut").with("file", file).with("answers", answers);
                anstream::eprintln!("{}", self.talk.words.say(&cut));
            }
            Err(_) => {}
        }
        played
    }

    fn greet(&mut self, seed: u64) -> io::Result<()> {
        let about = self.playing.about();
        self.talk.say(&msg("welcome").with("game", about.title()).with("seed", seed.to_string()))?;
        if self.mine.is_empty() {
            return self.talk.say(&msg("welcome-watch"));
        }
        let names: Vec<String> = self.mine.map(|actor| self.playing.name(actor).into_owned()).collect();
        // A seat can be a player who speaks for the team as well.
        let sides = self.playing.standing();
        let is_team = |name: &&String| {
            let speaks = |side: &[String]| side.len() > 1 && side.last() == Some(*name);
            about.sides == SideNames::Team && sides.iter().any(|place| speaks(&place.side))
        };
        let all = |names: &[&String]| Arg::List(names.iter().map(|name| about.actor(name)).collect());
        let (teams, players): (Vec<&String>, Vec<&String>) = names.iter().partition(is_team);
        let message = match teams.is_empty() {
            true => msg("welcome-seat"),
            false => msg("welcome-team").with("teams", all(&teams)),
        };
        self.talk.say(&message.with("seats", all(&players)))
    }

    fn play(&mut self) -> anyhow::Result<()> {
        while let Some(actor) = self.next() {
            if self.stop.load(Ordering::Relaxed) {
                return Err(Interrupted.into());
            }
            if !self.mine.has(actor) {
                let word = self.thought(actor)?;
                self.answer(actor, &word)?;
                self.drawn = None;
                continue;
            }
            let offers = self.playing.offers(actor)?;
            if let [only] = &offers[..] {
                self.answer(actor, &only.text)?;
            } else if self.ask(actor, &offers)? == Flow::Quit {
                return Ok(self.talk.say(&msg("bye"))?);
            }
        }
        self.talk.line("")?;
        self.draw()?;
        self.talk.line("")?;
        Ok(self.talk.standing(&*self.playing)?)
    }

    /// What the bot of an actor answers.
    fn thought(&mut self, actor: Actor) -> anyhow::Result<String> {
        let bot = self.bots.iter_mut().find(|bot| bot.held.has(actor)).context("a seat has no bot")?;
        let word = bot.sitter.answer(&*self.playing, actor).context("a bot has no answer")?;
        if let Some(fault) = bot.sitter.fault()
            && !bot.fallen
        {
            bot.fallen = true;
            let who = self.playing.about().actor(&self.playing.name(actor));
            self.talk.say(&msg("agent-fallen").with("who", who).with("reason", agents::reason(fault)))?;
        }
        Ok(word)
    }

    /// Who answers next: the person first where several are asked at once.
    fn next(&self) -> Option<Actor> {
        let waiting = self.playing.waiting();
        waiting.and(self.mine).first().or(waiting.first())
    }

    fn answer(&mut self, actor: Actor, word: &str) -> anyhow::Result<()> {
        let seq = self.playing.seq();
        let told = self.playing.answer(actor, seq, word, &[self.mine])?;
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
    fn ask(&mut self, actor: Actor, offers: &[Offer]) -> anyhow::Result<Flow> {
        // In the middle of an action the last board still stands on the screen.
        let between = self.playing.scene().is_some() && self.drawn != Some(self.playing.seq());
        if self.drawn.is_none() || between {
            self.talk.line("")?;
            self.draw()?;
        }
        self.put(actor, offers)?;
        loop {
            let line = match self.listen(offers)? {
                Heard::Line(line) => line,
                Heard::End => return Ok(Flow::Quit),
                Heard::Stop => return Err(Interrupted.into()),
            };
            match understand(&line, offers) {
                Typed::Offer(i) => {
                    self.answer(actor, &offers[i].text)?;
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
                    self.put(actor, offers)?;
                }
                Typed::Help => self.help()?,
                Typed::Unclear(words) => {
                    let words = Arg::List(words.into_iter().map(Arg::Text).collect());
                    self.talk.say(&msg("unclear").with("words", words))?;
                }
                Typed::NoNumber => self.talk.say(&msg("no-number").with("answers", offers.len()))?,
                Typed::WhyWhat => {
                    self.talk.say(&msg("why-what"))?;
                    self.talk.say(&msg(&format!("why-what-{}", self.playing.game())))?;
                }
                Typed::Card(word) => self.card(&word)?,
                Typed::Why(word) | Typed::Word(word) => self.talk.say(&self.why(actor, &word))?,
            }
        }
    }

    /// The question and its numbered answers.
    fn put(&mut self, actor: Actor, offers: &[Offer]) -> anyhow::Result<()> {
        let question = self.talk.words.say(&self.playing.question(actor)?);
        self.talk.line("")?;
        self.talk.tell(&question, bold)?;
        let labels: Vec<(String, &str)> =
            offers.iter().map(|offer| (self.talk.words.say(&offer.label), offer.text.as_str())).collect();
        menu(&labels, self.talk.width()).iter().try_for_each(|line| self.talk.line(line))?;
        // While a class is chosen, what each of them is good for.
        let class = |offer: &Offer| {
            let pointer = offer.at.as_ref().filter(|at| matches!(&*at.kind, "class" | "kind"))?;
            Some(pointer.id.clone())
        };
        let classes: Vec<String> = offers.iter().filter_map(class).collect();
        let classes: Vec<&str> = classes.iter().map(String::as_str).collect();
        let lines = self.artist.choice_of_cards(&classes, &self.talk.words);
        lines.iter().try_for_each(|line| self.talk.tell(line, dim))?;
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

    /// What a card does, in the words of this content; without a word, which cards there are.
    fn card(&mut self, word: &str) -> io::Result<()> {
        let reference = self.artist.card(word, &self.talk.words);
        if !reference.is_empty() {
            let style = |line: &str| -> fn(&str) -> String { if line.starts_with(' ') { str::to_owned } else { bold } };
            return reference.iter().try_for_each(|line| self.talk.tell(line, style(line)));
        }
        let begins = |card: &&CardText| !word.is_empty() && card.id.starts_with(word);
        let exact = self.cards.iter().find(|card| card.id == word);
        let found: Vec<&CardText> = exact.map_or_else(|| self.cards.iter().filter(begins).collect(), |card| vec![card]);
        let [card] = found[..] else {
            let known = if found.is_empty() { self.cards.iter().collect() } else { found };
            let drawn = self.artist.card_names(&self.talk.words);
            let known = match drawn.is_empty() {
                true => known.iter().map(|card| Arg::Text(card.id.clone())).collect(),
                false => drawn.into_iter().map(Arg::Text).collect(),
            };
            return self.talk.say(&msg("card-which").with("known", Arg::List(known)));
        };
        let said = |arg: &Arg| self.talk.words.say(&Message::new("words-thing").with("thing", arg.clone()));
        let mut lines = vec![bold(&said(&card.name))];
        for line in &card.lines {
            let written = Message::new(line.entry.clone());
            let text = self.talk.words.say(if self.talk.words.has(&line.entry) { &written } else { &line.text });
            let named = card.lines.len() > 1;
            lines.push(if named { format!("{}: {text}", said(&line.name)) } else { text });
        }
        lines.iter().try_for_each(|line| self.talk.tell(line, str::to_owned))
    }

    /// The next line of input.
    fn listen(&mut self, offers: &[Offer]) -> io::Result<Heard> {
        const PROMPT: &str = "> ";
        if matches!(self.listener, Listener::Pipe) {
            self.talk.prompt(PROMPT)?;
        }
        let answers = offers.iter().map(|offer| offer.text.as_str());
        let words = answers.chain(commands(self.talk.words.lang())).map(str::to_owned).collect();
        let heard = self.listener.line(PROMPT, words)?;
        match &heard {
            // A person sees what he types; in a transcript it would be missing.
            Heard::Line(line) if !self.listener.echoes() => self.talk.line(dim(line))?,
            Heard::Line(_) => {}
            Heard::End | Heard::Stop => self.talk.line("")?,
        }
        Ok(heard)
    }

    fn why(&self, actor: Actor, word: &str) -> Message {
        match self.playing.why_not(actor, word) {
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
                msg("no-undo-other").with("who", self.playing.about().actor(&self.playing.name(actor)))
            }
        }
    }
}
