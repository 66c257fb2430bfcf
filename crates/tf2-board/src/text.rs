//! Answers as words, and everything else as messages. The words of `say` are a
//! file format: records keep them for ever.

use table::{Actor, Arg, BadScene, Game, Message, Moment, Name, Note, Pointer, Spoken};

use crate::actions::ActionId;
use crate::choice::Choice;
use crate::classes::{Class, Stand, Team, Unit};
use crate::combat::Targets;
use crate::content::Rules;
use crate::event::{Cause, Event, Marker, Way};
use crate::grid::{Heading, Spot, Square};
use crate::odds::Odds;
use crate::state::{Phase, TfBoard};

impl Spoken for TfBoard {
    fn say(&self, choice: Choice) -> String {
        match choice {
            Choice::Square(square) => self.map.spot(square).to_string(),
            Choice::Stand(stand) => self.stand_word(stand),
            Choice::Class(class) => self.rules.word(class).to_owned(),
            Choice::Act(id) => self.rules.action(id).map_or_else(String::new, |action| action.name.clone()),
            Choice::Heading(heading) => heading.word().to_owned(),
            Choice::Pass => "pass".to_owned(),
            Choice::End => "end".to_owned(),
            Choice::Hold => "hold".to_owned(),
            Choice::Concede => "concede".to_owned(),
            Choice::First(team) => team.word().to_owned(),
            Choice::Roll(n) => n.to_string(),
        }
    }

    fn hear(&self, word: &str) -> Option<Choice> {
        if let Some(name) = word.strip_prefix('@') {
            return self.stand_named(name).map(Choice::Stand);
        }
        if let Some(spot) = Spot::named(word) {
            return self.map.square(spot).map(Choice::Square);
        }
        if let Some(heading) = Heading::ALL.into_iter().find(|heading| heading.word() == word) {
            return Some(Choice::Heading(heading));
        }
        if let Some(class) = self.rules.class_named(word) {
            return Some(Choice::Class(class));
        }
        if let Some(team) = Team::named(word) {
            return Some(Choice::First(team));
        }
        match word {
            "pass" => return Some(Choice::Pass),
            "end" => return Some(Choice::End),
            "hold" => return Some(Choice::Hold),
            "concede" => return Some(Choice::Concede),
            _ => {}
        }
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let n = word.parse().ok().filter(|n| (1..=12).contains(n) && !word.starts_with('0'))?;
            return Some(Choice::Roll(n));
        }
        self.action_named(word).map(Choice::Act)
    }

    fn actor_name(&self, actor: Actor) -> Name {
        Team::of(actor).map_or("luck", Team::word).into()
    }

    fn question(&self, _actor: Actor) -> Message {
        let ask = Message::new(format!("tf2-board-ask-{}", self.phase.word()));
        let rotation = |message: Message| message.with("rotation", self.rotation).with("turn", self.turn + 1);
        match self.phase {
            Phase::PlaceClass => ask.with("n", self.turn / 2 + 1),
            Phase::PlaceSquare(class) | Phase::ReturnSquare(class) => ask.with("class", self.class_arg(class)),
            Phase::Select => rotation(ask),
            Phase::Perform => ask.with("who", self.who_arg(self.using.unit)),
            Phase::Act => ask
                .with("who", self.who_arg(self.using.unit))
                .with("roll", self.using.roll)
                .with("left", self.using.left)
                .with("acted", if self.using.acted { "yes" } else { "no" }),
            Phase::Aim(id) | Phase::SecondTarget(id) | Phase::SecondSticky(id) => {
                ask.with("who", self.who_arg(self.using.unit)).with("action", self.action_arg(id))
            }
            Phase::Roll { target, need } => {
                ask.with("target", self.who_arg(target)).with("cause", cause_arg(self.fight.cause)).with("need", need)
            }
            Phase::ReturnClass => ask.with("who", self.who_arg(self.returning())),
            _ => ask,
        }
    }

    fn label(&self, _actor: Actor, choice: Choice) -> Message {
        let message = match (self.phase, choice) {
            (Phase::Act, Choice::Square(to)) => {
                let (cost, way) = self.way_to(to);
                Message::new("tf2-board-do-walk")
                    .with("at", self.spot_arg(to))
                    .with("cost", cost)
                    .with("way", way_arg(way))
            }
            (_, Choice::Square(at)) => Message::new("tf2-board-do-square").with("at", self.spot_arg(at)),
            (_, Choice::Stand(stand)) => Message::new("tf2-board-do-unit").with("who", self.stand_arg(stand)),
            (_, Choice::Class(class)) => Message::new("tf2-board-do-class").with("class", self.class_arg(class)),
            (_, Choice::Act(id)) => {
                let aims = Arg::List(self.aims(id).into_iter().map(|square| self.spot_arg(square)).collect());
                Message::new("tf2-board-do-act").with("action", self.action_arg(id)).with("aims", aims)
            }
            (_, Choice::Heading(heading)) => Message::new("tf2-board-do-heading").with("heading", heading_arg(heading)),
            (Phase::SecondSticky(_), Choice::Pass) => Message::new("tf2-board-do-enough"),
            (_, Choice::Pass) => Message::new("tf2-board-do-pass"),
            (_, Choice::End) => Message::new("tf2-board-do-end"),
            (_, Choice::Hold) => Message::new("tf2-board-do-hold"),
            (_, Choice::Concede) => Message::new("tf2-board-do-concede"),
            (_, Choice::First(team)) => Message::new("tf2-board-do-first").with("team", team_arg(team)),
            (_, Choice::Roll(n)) => Message::new("tf2-board-do-roll").with("n", n),
        };
        match self.odds(choice) {
            Some(odds) => with_odds(message, odds),
            None => message,
        }
    }

    fn pointer(&self, choice: Choice) -> Option<Pointer> {
        Some(match choice {
            Choice::Square(square) => Pointer::new("square", self.map.spot(square).to_string()),
            Choice::Stand(stand) => Pointer::new("figure", &self.stand_word(stand)[1..]),
            Choice::Class(class) => Pointer::new("class", self.rules.word(class)),
            Choice::Act(id) => Pointer::new("action", &self.rules.action(id)?.name),
            Choice::Heading(heading) => Pointer::new("heading", heading.word()),
            _ => return None,
        })
    }

    fn tell(&self, event: &Event) -> Message {
        self.told(event)
    }

    fn note(&self, event: &Event) -> Note {
        match *event {
            Event::Performed { .. } => Note::turn(),
            Event::RotationBegan { .. } => Note::moment(Moment::Phase, 0),
            Event::Died { stand, .. } if stand.class.is_some() => {
                Note::moment(Moment::Kill, 10).tally(stand.team.actor(), "losses", 1)
            }
            Event::SentryGone { team, .. } => Note::moment(Moment::Hit, 6).tally(team.actor(), "buildings", 1),
            Event::IntelTaken { stand, .. } => Note::moment(Moment::Capture, 15).tally(stand.team.actor(), "intel", 1),
            Event::PointCaptured { team, .. } => Note::moment(Moment::Capture, 20).tally(team.actor(), "captures", 1),
            Event::Won { .. } | Event::Drawn => Note::moment(Moment::End, 25),
            _ => Note::default(),
        }
    }

    fn why_not(&self, actor: Actor, choice: Choice) -> Option<Message> {
        if self.waiting().is_empty() {
            return Some(Message::new("tf2-board-no-over"));
        }
        if !self.waiting().has(actor) {
            let asked = self.waiting().first().and_then(Team::of);
            return Some(match asked {
                Some(team) => Message::new("tf2-board-no-not-asked").with("team", team_arg(team)),
                None => Message::new("tf2-board-no-dice"),
            });
        }
        let mut options = Vec::new();
        self.choices(actor, &mut options);
        if options.contains(&choice) { None } else { Some(self.refusal(choice)) }
    }

    fn from_scene(rules: &'static Rules, text: &str) -> Result<TfBoard, BadScene> {
        table::scene::played(text, |text| crate::scene::read(rules, text))
    }

    fn to_scene(&self) -> Option<String> {
        crate::scene::write(self)
    }
}

/// The chance of success, as a fraction.
fn with_odds(message: Message, odds: Odds) -> Message {
    let Message { id, args } = message.with("hits", odds.hits as usize).with("of", odds.of as usize);
    Message { id: format!("{id}-odds").into(), args }.with("percent", odds.percent())
}

pub(crate) fn team_arg(team: Team) -> Arg {
    Arg::term(format!("tf2-board-team-{}", team.word()), ["Blu", "Red"][team.ix()])
}

/// The spaces of a walk in order, for those who draw it: a text, because every walk is offered with its own.
fn way_arg(way: Way) -> Arg {
    let mut text = String::with_capacity(way.0.len() * 6);
    for spot in way.0.iter() {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&spot.to_string());
    }
    Arg::Text(text)
}

fn heading_arg(heading: Heading) -> Arg {
    Arg::term(format!("tf2-board-heading-{}", heading.word()), heading.word())
}

fn cause_arg(cause: Cause) -> Arg {
    let word = ["attack", "splash", "sticky", "afterburn", "sentry"][cause as usize];
    Arg::term(format!("tf2-board-cause-{word}"), word)
}

fn marker_arg(marker: Marker) -> Arg {
    Arg::term(format!("tf2-board-marker-{}", marker.word()), marker.word())
}

impl TfBoard {
    /// What a unit is in a word: its class, or `sentry`.
    pub(crate) fn kind_of(&self, stand: Stand) -> &'static str {
        stand.class.map_or("sentry", |class| self.rules.word(class))
    }

    fn stand_word(&self, stand: Stand) -> String {
        format!("@{}-{}", stand.team.word(), self.kind_of(stand))
    }

    fn stand_named(&self, name: &str) -> Option<Stand> {
        let (team, kind) = name.split_once('-')?;
        let team = Team::named(team)?;
        if kind == "sentry" {
            return Some(Stand { team, class: None });
        }
        Some(Stand { team, class: Some(self.rules.class_named(kind)?) })
    }

    /// An action by its word: the one of the character in use, or the first of that name.
    fn action_named(&self, word: &str) -> Option<ActionId> {
        let actions = &self.rules.actions;
        let class = self.figure(self.using.unit).class;
        let own = actions.iter().position(|action| action.name == word && Some(action.class) == class);
        own.or_else(|| actions.iter().position(|action| action.name == word)).map(|i| ActionId(i as u8))
    }

    /// The spaces of all that an action could be aimed at from here, for those who draw its reach.
    fn aims(&self, id: ActionId) -> Vec<Square> {
        let me = self.using.unit;
        let mut spaces = Vec::new();
        match self.targets(id, &self.lines(self.at(me), me.team())) {
            Targets::Units(units) => spaces.extend(Unit::each(units).map(|unit| self.at(unit))),
            Targets::Headings(open) => {
                for heading in Heading::ALL.into_iter().filter(|heading| open[*heading as usize]) {
                    spaces.extend(self.burnt(self.action(id), heading).iter().map(|&unit| self.at(unit)));
                }
            }
            Targets::Squares(squares) => squares.each(|square| spaces.push(square)),
            Targets::Now(_) => {}
        }
        spaces
    }

    pub(crate) fn spot_arg(&self, square: Square) -> Arg {
        Arg::Text(self.map.spot(square).to_string())
    }

    pub(crate) fn class_arg(&self, class: Class) -> Arg {
        let title = self.rules.cards.get(class.ix()).map_or("", |card| card.title.as_str());
        Arg::term(format!("tf2-board-class-{}", self.rules.word(class)), title)
    }

    pub(crate) fn action_arg(&self, id: ActionId) -> Arg {
        let action = self.action(id);
        Arg::term(format!("tf2-board-action-{}", action.name), action.title.as_str())
    }

    pub(crate) fn stand_arg(&self, stand: Stand) -> Arg {
        let unit = match stand.class {
            Some(class) => self.class_arg(class),
            None => Arg::term("tf2-board-sentry", "Sentry"),
        };
        let message = Message::new("tf2-board-stand").with("team", team_arg(stand.team)).with("unit", unit);
        Arg::Message(Box::new(message))
    }

    pub(crate) fn who_arg(&self, unit: Unit) -> Arg {
        self.stand_arg(self.stand(unit))
    }

    fn told(&self, event: &Event) -> Message {
        let say = |id: &str| Message::new(format!("tf2-board-told-{id}"));
        let who = |id: &str, stand: Stand| say(id).with("who", self.stand_arg(stand));
        let team = |id: &str, team: Team| say(id).with("team", team_arg(team));
        let spot = |spot: Spot| Arg::Text(spot.to_string());
        match *event {
            Event::WentFirst { team: first } => team("first", first),
            Event::Placed { stand, at } => who("placed", stand).with("at", spot(at)),
            Event::RotationBegan { number, lead } => team("rotation", lead).with("n", number),
            Event::RotationEnded { number } => say("rotation-over").with("n", number),
            Event::Passed { team: passed } => team("passed", passed),
            Event::Performed { stand, dice, bonus } => {
                let id = if bonus > 0 { "performed-aimed" } else { "performed" };
                let thrown = Arg::List(dice.map(|face| Arg::Number(face.into())).to_vec());
                who(id, stand).with("roll", dice[0] + dice[1]).with("bonus", bonus).with("dice", thrown)
            }
            Event::TurnEnded { stand } => who("turn-over", stand),
            Event::Walked { stand, way, spent, .. } => {
                who("walked", stand).with("at", spot(way.goal())).with("n", spent).with("way", way_arg(way))
            }
            Event::Leapt { stand, to, .. } => who("leapt", stand).with("at", spot(to)),
            Event::Pushed { stand, to, .. } => who("pushed", stand).with("at", spot(to)),
            Event::Acted { stand, action } => who("acted", stand).with("action", self.action_arg(action)),
            Event::Rolled { target, cause, need, roll } => {
                let id = if roll <= need { "rolled-hit" } else { "rolled-miss" };
                let message = who(id, target).with("cause", cause_arg(cause)).with("need", need).with("roll", roll);
                message.with("percent", self.any([need]).percent())
            }
            Event::Certain { target, cause, hit } => {
                who(if hit { "certain-hit" } else { "certain-miss" }, target).with("cause", cause_arg(cause))
            }
            Event::Died { stand, at, tokens, cause, by, action } => {
                let id = match cause {
                    Cause::Attack | Cause::Sticky => "killed",
                    Cause::Splash => "killed-splash",
                    Cause::Sentry => "killed-sentry",
                    Cause::Afterburn => "killed-fire",
                };
                let mut message = who(id, stand).with("at", spot(at)).with("n", tokens);
                if let Some(by) = by {
                    message = message.with("by", self.stand_arg(by));
                }
                match action {
                    Some(action) => message.with("action", self.action_arg(action)),
                    None => message,
                }
            }
            Event::Marked { stand, marker } => who("marked", stand).with("marker", marker_arg(marker)),
            Event::Unmarked { stand, marker } => who("unmarked", stand).with("marker", marker_arg(marker)),
            Event::Charged { stand, counters } => who("charged", stand).with("n", counters),
            Event::StickyLaid { team: of, at } => team("sticky-laid", of).with("at", spot(at)),
            Event::StickyBlew { team: of, at } => team("sticky-blew", of).with("at", spot(at)),
            Event::StickiesGone { team: of } => team("stickies-gone", of),
            Event::SentryBuilt { team: of, at } => team("sentry-built", of).with("at", spot(at)),
            Event::SentryUpgraded { team: of, level } => team("sentry-upgraded", of).with("n", level),
            Event::SentryFired { team: of, target } => team("sentry-fired", of).with("who", self.stand_arg(target)),
            Event::SentryGone { team: of, at } => team("sentry-gone", of).with("at", spot(at)),
            Event::IntelTaken { stand, of } => who("intel-taken", stand).with("team", team_arg(of)),
            Event::IntelDropped { of, at, tokens } => team("intel-dropped", of).with("at", spot(at)).with("n", tokens),
            Event::IntelTicked { of, tokens } => team("intel-ticked", of).with("n", tokens),
            Event::IntelHome { of } => team("intel-home", of),
            Event::PointTicked { point, blu, red, spin } => {
                let id = match spin.signum() {
                    1 => "point-blu",
                    -1 => "point-red",
                    _ => "point-even",
                };
                say(id).with("point", point).with("blu", blu).with("red", red).with("n", spin.unsigned_abs())
            }
            Event::PointCaptured { point, team: by } => team("captured", by).with("point", point),
            Event::RespawnTicked { stand, tokens } => who("respawn-ticked", stand).with("n", tokens),
            Event::Returned { stand, at } => who("returned", stand).with("at", spot(at)),
            Event::HeldBack { stand } => who("held-back", stand),
            Event::Won { team: by, how } => team(&format!("won-{}", how.word()), by),
            Event::Drawn => say("drawn"),
        }
    }
}
