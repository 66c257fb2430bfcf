//! How the rule tests speak: a scene, answers as words, and what happened as
//! lines of text.

use std::ops::Deref;

use adrenaline::{Adrenaline, Card, Choice, Coin, Deed, Event, Figure, FigureView, Rules, Stock, Weapon, Why};
use expect_test::Expect;
use table::{Actor, Arg, Game, Message, Options, Spoken};

/// A position and everything that has happened since it was set up.
#[derive(Clone)]
pub(crate) struct Table(pub(crate) testing::Table<Adrenaline>);

impl Deref for Table {
    type Target = testing::Table<Adrenaline>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Table {
    pub(crate) fn set(scene: &str) -> Table {
        Table::with(Rules::embedded(), scene)
    }

    pub(crate) fn with(rules: &'static Rules, scene: &str) -> Table {
        Table(testing::Table::set(rules, scene))
    }

    /// Plays the words one after another, each for the actor that is asked. Luck and
    /// questions with a single answer answer themselves unless the next word
    /// is meant for them: luck with the first of its options.
    #[track_caller]
    pub(crate) fn play(mut self, answers: &str) -> Table {
        self.0.play_on(answers);
        self
    }

    /// Who is asked, and the answers there are.
    pub(crate) fn asked(&self) -> Option<(Actor, Options<Adrenaline>)> {
        Some((self.game.waiting().first()?, self.options()))
    }

    /// `violet: @dozer pass`.
    pub(crate) fn offers(&self) -> String {
        match self.game.waiting().first() {
            Some(actor) => format!("{}: {}", self.game.actor_name(actor), self.0.offers().join(" ")),
            None => "over".to_owned(),
        }
    }

    /// The reason why the one who is asked may not say this.
    #[track_caller]
    pub(crate) fn why(&self, word: &str) -> String {
        let actor = self.game.waiting().first().unwrap_or(Actor(0));
        self.why_for(actor, word)
    }

    #[track_caller]
    pub(crate) fn why_for(&self, actor: Actor, word: &str) -> String {
        let choice = self.game.hear(word).unwrap_or_else(|| panic!("{word} is no answer in this game"));
        reason(&self.game.why_not(actor, choice).unwrap_or_else(|| panic!("{word} is offered: {}", self.offers())))
    }

    /// What has happened, a line each. Left out is what the answers say
    /// already and what luck lays on the board.
    pub(crate) fn told(&self) -> String {
        let lines: Vec<String> = self.told.iter().filter_map(|event| line(&self.game, event)).collect();
        lines.join("\n")
    }

    /// Only the lines with this word in them.
    pub(crate) fn told_of(&self, word: &str) -> String {
        let told = self.told();
        told.lines().filter(|line| line.split(' ').any(|w| w == word)).collect::<Vec<_>>().join("\n")
    }

    fn seat_of(&self, name: &str) -> usize {
        self.game.public().figures.iter().position(|f| f.id == name).expect("a figure at this table")
    }

    pub(crate) fn view_of(&self, name: &str) -> FigureView {
        self.game.public().figures.swap_remove(self.seat_of(name))
    }

    /// A figure as the scenes write it: place, damage, marks, ammo, cards.
    pub(crate) fn state(&self, name: &str) -> String {
        let f = self.view_of(name);
        let own = self.game.own(self.game.actors()).swap_remove(self.seat_of(name));
        let mut out = vec![f.at.as_deref().unwrap_or("off").to_owned()];
        let runs = f.damage.chunk_by(|a, b| a == b).map(|run| times(&run[0], run.len()));
        out.extend(section("damage", runs));
        out.extend(section("marks", f.marks.iter().map(|(by, n)| times(by, *n as usize))));
        let cubes: String = ["R", "Y", "B"].iter().zip(f.ammo).map(|(c, n)| c.repeat(n.into())).collect();
        out.push(format!("ammo {}", if cubes.is_empty() { "-" } else { &cubes }));
        out.extend(section("holds", f.weapons.iter().filter(|w| w.loaded).map(|w| w.id.to_string())));
        out.extend(section("unloaded", f.weapons.iter().filter(|w| !w.loaded).map(|w| w.id.to_string())));
        out.extend(section("powerups", own.hand.iter().flatten().map(|card| card.to_string())));
        if f.skulls > 0 {
            out.push(format!("skulls {}", f.skulls));
        }
        if let Some(points @ 1..) = own.points {
            out.push(format!("points {points}"));
        }
        if f.flipped {
            out.push("flipped".to_owned());
        }
        out.join(" ")
    }

    /// The killshot track: `violet violet+violet`.
    pub(crate) fn track(&self) -> String {
        let track = self.game.public().track;
        let space =
            |kill: &adrenaline::TrackView| [Some(kill.killshot.clone()), kill.overkill.clone()].into_iter().flatten();
        track.iter().map(|kill| space(kill).collect::<Vec<_>>().join("+")).collect::<Vec<_>>().join(" ")
    }

    /// Points in the order of the seats: `violet 8, dozer 1`.
    pub(crate) fn points(&self) -> String {
        let points = self.game.own(self.game.actors()).into_iter().map(|own| own.points.unwrap_or(0));
        let figures = self.game.public().figures;
        figures.iter().zip(points).map(|(f, points)| format!("{} {points}", f.id)).collect::<Vec<_>>().join(", ")
    }

    /// `1 violet 20, 2 dozer 11`, in the order of the seats.
    pub(crate) fn places(&self) -> String {
        let rows = self.game.standing().rows;
        let name = |row: &table::Row| self.game.actor_name(row.side.first().expect("one figure a side"));
        rows.iter().map(|row| format!("{} {} {}", row.place, name(row), row.points)).collect::<Vec<_>>().join(", ")
    }
}

fn section(key: &str, words: impl Iterator<Item = String>) -> Option<String> {
    let words: Vec<String> = words.collect();
    (!words.is_empty()).then(|| format!("{key} {}", words.join(" ")))
}

fn times(name: &str, n: usize) -> String {
    if n == 1 { name.to_owned() } else { format!("{name}*{n}") }
}

/// Sets up the scene, plays the answers, compares what happened.
#[track_caller]
#[expect(clippy::needless_pass_by_value, reason = "expect![…] is written in place")]
pub(crate) fn check(scene: &str, answers: &str, happened: Expect) {
    happened.assert_eq(&Table::set(scene).play(answers).told());
}

/// Who is asked after the answers, and what is offered.
#[track_caller]
pub(crate) fn offers(scene: &str, answers: &str) -> String {
    Table::set(scene).play(answers).offers()
}

/// Why the word is not offered after the answers.
#[track_caller]
pub(crate) fn why(scene: &str, answers: &str, word: &str) -> String {
    Table::set(scene).play(answers).why(word)
}

/// A figure after the answers.
#[track_caller]
pub(crate) fn state(scene: &str, answers: &str, name: &str) -> String {
    Table::set(scene).play(answers).state(name)
}

/// `too-far distance=3 most=2`.
pub(crate) fn reason(message: &Message) -> String {
    let id = message.id.strip_prefix("adrenaline-not-").unwrap_or(&message.id);
    let mut out = id.to_owned();
    for (name, arg) in &message.args {
        out += &format!(" {name}={}", argument(arg));
    }
    out
}

fn argument(arg: &Arg) -> String {
    match arg {
        Arg::Number(n) => n.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Term { plain, .. } => plain.clone(),
        Arg::List(all) => all.iter().map(argument).collect::<Vec<_>>().join("+"),
        Arg::Message(message) => message.args.iter().map(|(_, arg)| argument(arg)).collect::<Vec<_>>().join("-"),
    }
}

/// What an ability or a character's own weapon does besides damage and marks.
fn done(game: &Adrenaline, deed: Deed) -> String {
    let figure = |who: Figure| game.actor_name(Actor(who.0));
    let name = |who: Actor| game.actor_name(who);
    match deed {
        Deed::Ability { who } => format!("{} uses its ability", figure(who)),
        Deed::Poisoned { who } => format!("{} poisoned", figure(who)),
        Deed::Controlled { who } => format!("{} controlled", figure(who)),
        Deed::Tracked { who } => format!("{} tracked", figure(who)),
        Deed::Removed { who, token } => format!("{} loses {token:?}", figure(who)),
        Deed::Overloaded { who, tokens } => format!("{} has {tokens} tokens", figure(who)),
        Deed::Discharged { who, tokens } => format!("{} discharges {tokens}", figure(who)),
        Deed::Slid { who, slides } => format!("{} slides to {slides}", figure(who)),
        Deed::Healed { who, slides } => format!("{} heals to {slides}", figure(who)),
        Deed::Scavenged { by, colour } => format!("{} scavenges {}", name(by), colour.name()),
        Deed::Tuned { by } => format!("{} tunes", name(by)),
        Deed::Siphoned { by, from, colour } => format!("{} siphons {} from {}", name(by), colour.name(), name(from)),
    }
}

/// One event for reading; `None` for what the answers say already and for
/// what is laid on the board.
pub(crate) fn line(game: &Adrenaline, event: &Event) -> Option<String> {
    let name = |who: Actor| game.actor_name(who);
    let square = |at: adrenaline::Square| game.say(Choice::Square(at));
    let card = |card: Card| game.say(Choice::Card(card));
    let weapon = |weapon: Weapon| game.say(Choice::Weapon(weapon));
    Some(match *event {
        Event::Fired { .. } | Event::Used { .. } => return None,
        Event::Stock(Stock::TileLaid { .. } | Stock::WeaponLaid { .. }) => return None,
        Event::Became { who, fighter } => format!("seat {} is {}", who.0 + 1, game.say(Choice::Fighter(fighter))),
        Event::Begins { who } => format!("{} begins", name(who)),
        Event::Stock(Stock::TilesShuffled) => "tiles shuffled".to_owned(),
        Event::Stock(Stock::PowerupsShuffled) => "powerups shuffled".to_owned(),
        Event::Turn { who } => format!("turn of {}", name(who)),
        Event::Drew { who, card: Some(drawn) } => format!("{} draws {}", name(who), card(drawn)),
        Event::Drew { who, card: None } => format!("{} draws a card", name(who)),
        Event::Discarded { who, card: thrown } => format!("{} discards {}", name(who), card(thrown)),
        Event::Spawned { who, at } => format!("{} spawns at {}", name(who), square(at)),
        Event::Ran { who, to, .. } => format!("{} runs to {}", name(who), square(to)),
        Event::Moved { who, to, by, .. } if who == by => format!("{} moves to {}", name(who), square(to)),
        Event::Moved { who, to, by, .. } => format!("{} moved to {} by {}", name(who), square(to), name(by)),
        Event::TookTile { who, tile, cubes } => {
            let gained: String = ["R", "Y", "B"].iter().zip(cubes.0).map(|(c, n)| c.repeat(n.into())).collect();
            let gained = if gained.is_empty() { "nothing" } else { &gained };
            format!("{} takes {}, gains {gained}", name(who), game.say(Choice::Tile(tile)))
        }
        Event::TookWeapon { who, weapon: taken } => format!("{} takes {}", name(who), weapon(taken)),
        Event::Dropped { who, weapon: dropped } => format!("{} drops {}", name(who), weapon(dropped)),
        Event::Paid { who, coin: Coin::Cube(colour) } => format!("{} pays {}", name(who), colour.name()),
        Event::Paid { who, coin: Coin::Card(paid) } => format!("{} pays {}", name(who), card(paid)),
        Event::Reloaded { who, weapon: reloaded } => format!("{} reloads {}", name(who), weapon(reloaded)),
        Event::Hurt { by, to, damage, marks: 0 } => format!("{} hurt {damage} by {}", name(to), name(by)),
        Event::Hurt { by, to, damage, marks } => {
            format!("{} hurt {damage} by {}, {marks} from marks", name(to), name(by))
        }
        Event::Marked { by, to, marks } => format!("{} marked {marks} by {}", name(to), name(by)),
        Event::Killed { by, to } => format!("{} killed by {}", name(to), name(by)),
        Event::Overkilled { by, to } => format!("{} overkilled by {}", name(to), name(by)),
        Event::Played { who, card: played } => format!("{} plays {}", name(who), card(played)),
        Event::Scored { who, points, why } => {
            let what = match why {
                Why::FirstBlood { board } => format!("first blood on {}", name(board)),
                Why::Board { board } => format!("the board of {}", name(board)),
                Why::DoubleKill => "a double kill".to_owned(),
                Why::Track => "the track".to_owned(),
                Why::Turrets => "turrets".to_owned(),
                Why::HeadStart => "a head start".to_owned(),
                Why::Spawnpoint { post } => format!("the {} spawnpoint", post.name()),
            };
            format!("{} scores {points} for {what}", name(who))
        }
        Event::Commandeered { who, at, .. } => format!("{} commandeers {}", name(who), square(at)),
        Event::Turret { owner, at } => format!("turret of {} at {}", name(owner), square(at)),
        Event::Tagged { who, post, how } => format!("{} tags {} by {how:?}", name(who), post.name()),
        Event::Skull { who, left } => format!("{} gets a skull, {left} left", name(who)),
        Event::Armed { who, weapon: own, loaded } => {
            format!("{} brings {}{}", name(who), weapon(own), if loaded { "" } else { ", unloaded" })
        }
        Event::Deed(deed) => done(game, deed),
        Event::Flipped { who } => format!("{} flips", name(who)),
        Event::Frenzy => "frenzy".to_owned(),
        Event::Stalemate => "stalemate".to_owned(),
        Event::Over => "over".to_owned(),
    })
}
