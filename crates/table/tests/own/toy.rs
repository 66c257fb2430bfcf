//! The toy: luck gives two players a card each that only its owner sees, they say up or down four
//! times in turn (the third time nothing but up), luck tosses a coin. A point for every up, and
//! the card besides if the coin shows heads.

use rand::RngExt;
use serde::Serialize;
use table::{
    Actor, Actors, BadScene, BadSetup, Choice, Game, Message, Name, Options, Pointer, Rng, Sink, Spoken, Standing,
    scene,
};

/// A law to be broken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Fault {
    #[default]
    None,
    Endless,
    Silent,
    BadIndex,
    Twice,
    TwoWords,
    Deaf,
    Impossible,
    LosesCards,
    LosesAtTheEnd,
    DeadEnd,
    DealsTheTurn,
    DealsUnsoundly,
    DealsVeils,
    Shows,
    Peeks,
    Tells,
    Choosy,
    Starves,
    Invents,
    Hushes,
    Excuses,
    Mute,
    Ignores,
    ReadsNothing,
    ReadsTurns,
    ReadsOffers,
    ReadsCards,
    WritesAnew,
    Stutters,
    Forgets,
    /// No fault of a law: the world that is dealt again is always the true one.
    Knows,
    /// Nor is this one: who holds the highest card never says down.
    Careful,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Setup {
    pub(crate) fault: Fault,
    pub(crate) concede: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    Card(u8),
    Up,
    Down,
    Heads,
    Tails,
    Stop,
    Ghost,
}

const ALL: [Said; 8] =
    [Said::Card(1), Said::Card(2), Said::Card(3), Said::Up, Said::Down, Said::Heads, Said::Tails, Said::Stop];

const WORDS: [&str; 8] = ["card-1", "card-2", "card-3", "up", "down", "heads", "tails", "stop"];

impl Choice for Said {
    fn index(self) -> usize {
        ALL.iter().position(|said| *said == self).unwrap_or(ALL.len())
    }

    fn from_index(index: usize) -> Option<Said> {
        ALL.get(index).copied()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Event {
    Dealt { who: Actor, card: Option<u8> },
    Said(Said, u8),
    Tossed(Said),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Public {
    said: Vec<String>,
    cards: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Held {
    card: Option<u8>,
}

table::fields!(Public { said, cards });
table::fields!(Held { card });

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Toy {
    setup: Setup,
    cards: Vec<u8>,
    said: Vec<Said>,
    coin: Option<Said>,
    stopped: bool,
    /// What nobody sees; changed by faults only.
    dust: u8,
}

impl Toy {
    pub(crate) fn with(fault: Fault) -> Toy {
        Toy::new(&(), &Setup { fault, concede: false }).unwrap()
    }

    fn is(&self, fault: Fault) -> bool {
        self.setup.fault == fault
    }

    fn mover(&self) -> Actor {
        Actor(self.said.len() as u8 % 2)
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES: u16 = 1;
    const CHOICES: usize = ALL.len();

    type Rules = ();
    type Setup = Setup;
    type Choice = Said;
    type Event = Event;
    type Public = Public;
    type Own = Vec<Held>;

    fn new(_rules: &'static (), setup: &Setup) -> Result<Toy, BadSetup> {
        Ok(Toy { setup: *setup, cards: Vec::new(), said: Vec::new(), coin: None, stopped: false, dust: 0 })
    }

    fn rules(&self) -> &'static () {
        &()
    }

    fn actors(&self) -> Actors {
        Actors::first_n(2)
    }

    fn waiting(&self) -> Actors {
        match () {
            () if self.coin.is_some() || self.stopped => Actors::NONE,
            () if self.cards.len() < 2 || self.said.len() == 4 && !self.is(Fault::Endless) => Actors::LUCK,
            () => Actors::one(self.mover()),
        }
    }

    fn choices(&self, actor: Actor, out: &mut Options<Toy>) {
        out.clear();
        if self.cards.len() < 2 {
            return out.extend([1, 2, 3].map(Said::Card));
        }
        if actor.is_luck() {
            return out.extend([Said::Heads, Said::Tails]);
        }
        let dead = self.is(Fault::DeadEnd) && self.said.last() == Some(&Said::Down);
        let starved = self.is(Fault::Starves) && self.dust > 0;
        if dead || starved || self.is(Fault::Silent) && actor == Actor(1) {
            return;
        }
        out.push(Said::Up);
        let choosy = self.is(Fault::Choosy) && self.cards[1 - actor.ix()] == 3;
        let careful = self.is(Fault::Careful) && self.cards[actor.ix()] == 3;
        let anew = self.is(Fault::ReadsOffers) && self.dust > 0;
        if !(self.said.len() == 2 || choosy || careful || anew) {
            out.push(Said::Down);
        }
        out.extend(self.setup.concede.then_some(Said::Stop));
        out.extend(self.is(Fault::Twice).then_some(Said::Up));
        out.extend(self.is(Fault::BadIndex).then_some(Said::Ghost));
    }

    fn gives_up(choice: Said) -> bool {
        choice == Said::Stop
    }

    fn is_veiled(&self, actor: Actor) -> bool {
        !actor.is_luck() && self.is(Fault::DealsVeils) && self.dust > 0
    }

    fn weight(&self, choice: Said) -> u32 {
        match choice {
            Said::Card(1) if self.is(Fault::Impossible) => 0,
            Said::Card(n) => n.into(),
            Said::Tails => 3,
            _ => 1,
        }
    }

    fn apply(&mut self, actor: Actor, choice: Said, events: &mut impl Sink<Event>) {
        match choice {
            Said::Card(card) => {
                events.push(Event::Dealt { who: Actor(self.cards.len() as u8), card: Some(card) });
                self.cards.push(card);
            }
            Said::Heads | Said::Tails => {
                events.push(Event::Tossed(choice));
                self.coin = Some(choice);
            }
            Said::Stop => self.stopped = true,
            _ => {
                let told = if self.is(Fault::Tells) { self.cards[1 - actor.ix()] } else { 0 };
                events.push(Event::Said(choice, told));
                self.said.push(choice);
                if self.is(Fault::Endless) {
                    self.said.truncate(2);
                }
            }
        }
    }

    fn standing(&self) -> Standing {
        let points = |who: usize| {
            let ups = self.said.iter().skip(who).step_by(2).filter(|&&said| said == Said::Up).count() as i32;
            let card = self.cards.get(who).map_or(0, |&card| i32::from(card));
            ups + if self.coin == Some(Said::Heads) { card } else { 0 }
        };
        Standing::ranked([0, 1].map(|who| (Actors::one(Actor(who)), points(who.into()), 0)))
    }

    fn pace(&self) -> Option<u32> {
        Some(self.said.len() as u32)
    }

    fn public(&self) -> Public {
        let said = self.said.iter().chain(&self.coin).map(|&said| self.say(said)).collect();
        Public { said, cards: if self.is(Fault::Shows) { self.cards.clone() } else { Vec::new() } }
    }

    fn own(&self, sees: Actors) -> Vec<Held> {
        let peeks = self.is(Fault::Peeks);
        let held = |who: usize| self.cards.get(who).copied().filter(|_| peeks || sees.has(Actor(who as u8)));
        [0, 1].map(|who| Held { card: held(who) }).into()
    }

    fn seen(&self, event: &Event, sees: Actors) -> Option<Event> {
        match event {
            _ if self.is(Fault::Hushes) => None,
            Event::Dealt { who, .. } if !sees.has(*who) => Some(Event::Dealt { who: *who, card: None }),
            other => Some(other.clone()),
        }
    }

    fn deal_again(&self, sees: Actors, rng: &mut Rng) -> Toy {
        let mut other = self.clone();
        for (who, card) in other.cards.iter_mut().enumerate() {
            if !self.is(Fault::Knows) && (!sees.has(Actor(who as u8)) || self.is(Fault::Forgets)) {
                *card = rng.random_range(1..=3);
            }
        }
        match self.setup.fault {
            Fault::DealsTheTurn => drop(other.said.pop()),
            Fault::DealsUnsoundly => other.cards.push(1),
            Fault::DealsVeils | Fault::Invents => other.dust = 1,
            Fault::Starves if !sees.has(self.mover()) => other.dust = 1,
            _ => {}
        }
        other
    }

    fn audit(&self) -> Result<(), String> {
        let lost = self.is(Fault::LosesCards) && self.said.len() == 2;
        let lost_at_last = self.is(Fault::LosesAtTheEnd) && self.coin.is_some();
        if lost || lost_at_last || self.cards.len() > 2 { Err("cards are wrong".to_owned()) } else { Ok(()) }
    }
}

impl Spoken for Toy {
    fn say(&self, choice: Said) -> String {
        match choice {
            Said::Up if self.is(Fault::TwoWords) => "go up".to_owned(),
            _ => WORDS.get(choice.index()).copied().unwrap_or("ghost").to_owned(),
        }
    }

    fn hear(&self, word: &str) -> Option<Said> {
        let heard = WORDS.iter().position(|known| *known == word).and_then(Said::from_index);
        heard.map(|said| if self.is(Fault::Deaf) && said == Said::Up { Said::Down } else { said })
    }

    fn actor_name(&self, actor: Actor) -> Name {
        if actor.is_luck() { "luck".into() } else { ["ann", "bob"][actor.ix()].into() }
    }

    fn question(&self, _actor: Actor) -> Message {
        Message::new("toy-ask")
    }

    fn label(&self, _actor: Actor, choice: Said) -> Message {
        Message::new(self.say(choice))
    }

    fn pointer(&self, choice: Said) -> Option<Pointer> {
        Some(Pointer::new("word", self.say(choice)))
    }

    fn tell(&self, event: &Event) -> Message {
        Message::new(format!("{event:?}"))
    }

    fn why_not(&self, actor: Actor, choice: Said) -> Option<Message> {
        let asked = self.waiting().has(actor);
        let mut options = Vec::new();
        if asked {
            self.choices(actor, &mut options);
        }
        match options.contains(&choice) {
            true => self.is(Fault::Excuses).then(|| Message::new("toy-not-now")),
            false if asked && self.is(Fault::Mute) => None,
            false if !asked && self.is(Fault::Ignores) => None,
            false => Some(
                Message::new(if asked { "toy-not-offered" } else { "toy-not-asked" }).with("said", self.said.len()),
            ),
        }
    }

    fn from_scene(rules: &'static (), text: &str) -> Result<Toy, BadScene> {
        scene::played(text, |text| {
            let mut toy = Toy::new(rules, &Setup::default()).expect("any setup will do");
            for mut line in scene::statements(text) {
                match line.need("a statement")? {
                    "fault" => toy.setup.fault = FAULTS[line.number("a fault", 0..=99)? as usize],
                    "cards" => {
                        toy.cards = vec![line.number("a card", 1..=3)? as u8, line.number("a card", 1..=3)? as u8];
                    }
                    "said" => toy.said = line.rest("answer", |word| Toy::with(Fault::None).hear(word))?,
                    "dust" => toy.dust = 1,
                    other => return Err(line.bad(other, "no such statement")),
                }
            }
            Ok(toy)
        })
    }

    fn to_scene(&self) -> Option<String> {
        let asks_a_player = !self.waiting().is_empty() && !self.waiting().has(Actor::LUCK);
        if !asks_a_player || !self.said.len().is_multiple_of(2) || self.setup.concede || self.is(Fault::Careful) {
            return None;
        }
        let fault = FAULTS.iter().position(|fault| self.is(*fault)).unwrap_or(0);
        let mut cards = self.cards.clone();
        let mut said: Vec<String> = self.said.iter().map(|&said| self.say(said)).collect();
        match self.setup.fault {
            Fault::ReadsNothing => return Some("nonsense".to_owned()),
            Fault::ReadsTurns => said.push("up".to_owned()),
            Fault::ReadsCards => cards[0] = 1 + cards[0] % 3,
            Fault::Stutters => said.extend(["up", "up"].map(str::to_owned)),
            _ => {}
        }
        let dust = if self.is(Fault::ReadsOffers) { "dust\n" } else { "" };
        let odd = if self.is(Fault::WritesAnew) && self.dust == 0 { "dust\n" } else { dust };
        Some(format!("fault {fault}\ncards {} {}\nsaid {}\n{odd}", cards[0], cards[1], said.join(" ")))
    }
}

/// All faults that a scene can keep, by number.
const FAULTS: [Fault; 6] =
    [Fault::None, Fault::ReadsTurns, Fault::ReadsOffers, Fault::ReadsCards, Fault::WritesAnew, Fault::Stutters];
