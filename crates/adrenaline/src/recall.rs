//! What the table remembers of the powerups since the deck was first shuffled
//! anew, and how to deal hidden hands by it.
//!
//! A shuffle shows what is in the deck: the discards, which lay face up. So no
//! card drawn before it is among them, and a hand can hold only what was in
//! the deck when its cards were drawn. Everybody saw who drew when, and which
//! cards were shown; only a player knows what they drew, so a card that is shown may have
//! been drawn in one of several rounds of the deck. All ways it may have been
//! are weighed ([`Past`]), one is chosen, and the hidden cards are dealt from
//! what each round has left.
//!
//! Before the first shuffle nothing needs to be remembered: any unseen card may
//! be anywhere.

use std::fmt;

use rand::RngExt;
use table::scene::Statement;
use table::{Actor, Actors, BadScene, List, Rng};

use crate::bag::Bag;
use crate::ids::{Card, Colour, FIGURES};
use crate::wallet::Cubes;

/// A card that was drawn by somebody, or shown by them: played, paid or thrown away.
/// One byte, for there are many: a bit, a seat below 8, a card below 16.
#[derive(Clone, Copy, Default, PartialEq)]
pub(crate) struct Seen(u8);

impl Seen {
    const SHOWN: u8 = 1 << 7;

    #[inline]
    fn drawn(who: Actor, card: Card) -> Seen {
        debug_assert!(who.0 < 8 && card.0 < 16);
        Seen(who.0 << 4 | card.0)
    }

    #[inline]
    fn shown(who: Actor, card: Card) -> Seen {
        Seen(Seen::SHOWN | Seen::drawn(who, card).0)
    }

    #[inline]
    fn is_shown(self) -> bool {
        self.0 & Seen::SHOWN != 0
    }

    #[inline]
    fn who(self) -> Actor {
        Actor(self.0 >> 4 & 7)
    }

    #[inline]
    fn card(self) -> Card {
        Card(self.0 & 15)
    }
}

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.who().0, if self.is_shown() { '/' } else { '+' }, self.card().0)
    }
}

/// The most steps and shuffles kept. A match with bots has some 40 steps after
/// its first shuffle. Beyond, the past is forgotten until the next shuffle.
const STEPS: usize = 128;
const SHUFFLES: usize = 7;
/// Rounds of the deck: one before the first shuffle, one after each.
const ROUNDS: usize = SHUFFLES + 1;

/// The most ways kept in mind; the likeliest, if there are more.
const WAYS: usize = 32;

/// The draws and shown cards since the first shuffle; at its beginning stand
/// the hands of that moment. Empty as long as there was none.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Recall {
    steps: List<Seen, STEPS>,
    /// How many steps there were at each shuffle.
    shuffles: List<u8, SHUFFLES>,
}

impl Recall {
    #[inline]
    pub(crate) fn drew(&mut self, who: Actor, card: Card) {
        self.note(Seen::drawn(who, card));
    }

    #[inline]
    pub(crate) fn showed(&mut self, who: Actor, card: Card) {
        self.note(Seen::shown(who, card));
    }

    #[inline]
    fn note(&mut self, step: Seen) {
        if self.shuffles.is_empty() {
            return;
        }
        if self.steps.is_full() {
            *self = Recall::default();
        } else {
            self.steps.push(step);
        }
    }

    /// The deck was empty and is made of the discards, while these are the hands.
    pub(crate) fn shuffled(&mut self, hands: [Bag<Card>; FIGURES]) {
        if self.shuffles.is_empty() || self.shuffles.is_full() {
            *self = Recall { steps: held(hands), shuffles: List::new() };
        }
        self.shuffles.push(self.steps.len() as u8);
    }

    /// Does what is remembered lead to these hands and this deck?
    pub(crate) fn check(&self, all: Bag<Card>, hands: [Bag<Card>; FIGURES], deck: Bag<Card>) -> Result<(), String> {
        if self.shuffles.is_empty() {
            return if self.steps.is_empty() { Ok(()) } else { Err("nothing was shuffled".to_owned()) };
        }
        let (mut held, mut pile) = ([Bag::default(); FIGURES], all);
        let (mut rest, mut shuffles) = (all, self.shuffles.iter().peekable());
        for (n, step) in self.steps.iter().enumerate() {
            while shuffles.next_if(|&&at| at as usize == n).is_some() {
                pile = std::mem::take(&mut rest);
            }
            let hand = &mut held[step.who().ix()];
            // Before the first shuffle, what is not in a hand lies face up.
            let from = match (step.is_shown(), shuffles.len() == self.shuffles.len()) {
                (true, _) => &mut *hand,
                (false, true) => &mut rest,
                (false, false) => &mut pile,
            };
            if from.count(step.card()) == 0 {
                return Err(format!("step {} of what is remembered cannot be", n + 1));
            }
            from.take(step.card());
            if step.is_shown() { &mut rest } else { hand }.add(step.card());
        }
        for _ in shuffles {
            pile = std::mem::take(&mut rest);
        }
        match held == hands && pile == deck {
            true => Ok(()),
            false => Err("what is remembered leads to other hands or another deck".to_owned()),
        }
    }

    /// The words of a scene, if there is something to remember.
    pub(crate) fn write<'c>(&self, seat: impl Fn(Actor) -> String, card: impl Fn(Card) -> &'c str) -> Option<String> {
        let mut words = Vec::new();
        let mut shuffles = self.shuffles.iter().peekable();
        for (n, step) in self.steps.iter().enumerate() {
            while shuffles.next_if(|&&at| at as usize == n).is_some() {
                words.push("shuffle".to_owned());
            }
            words.push(format!("{}{}{}", seat(step.who()), if step.is_shown() { '/' } else { '+' }, card(step.card())));
        }
        words.extend(shuffles.map(|_| "shuffle".to_owned()));
        (!words.is_empty()).then(|| format!("remembered {}", words.join(" ")))
    }

    /// Reads what [`Recall::write`] wrote, after its first word.
    pub(crate) fn read(
        s: &mut Statement<'_>,
        seat: impl Fn(&str) -> Option<Actor>,
        card: impl Fn(&str) -> Option<Card>,
    ) -> Result<Recall, BadScene> {
        let mut recall = Recall::default();
        while let Some(word) = s.take() {
            let full = match word {
                "shuffle" => recall.shuffles.is_full(),
                _ => recall.steps.is_full(),
            };
            if full {
                return Err(s.bad(word, format!("at most {STEPS} cards and {SHUFFLES} shuffles are remembered")));
            }
            if word == "shuffle" {
                recall.shuffles.push(recall.steps.len() as u8);
                continue;
            }
            let shown = word.contains('/');
            let (who, what) =
                word.split_once(['+', '/']).ok_or_else(|| s.bad(word, "expected SEAT+CARD, SEAT/CARD or shuffle"))?;
            let who = seat(who).ok_or_else(|| s.bad(who, "has no seat"))?;
            let card = card(what).ok_or_else(|| s.bad(what, "no such powerup"))?;
            recall.steps.push(if shown { Seen::shown(who, card) } else { Seen::drawn(who, card) });
        }
        Ok(recall)
    }
}

/// The cards of all hands, as if just drawn.
fn held(hands: [Bag<Card>; FIGURES]) -> List<Seen, STEPS> {
    let mut steps = List::new();
    for (who, hand) in (0..).map(Actor).zip(hands) {
        for card in hand.cards() {
            steps.push(Seen::drawn(who, card));
        }
    }
    steps
}

/// The cards of a match, as far as dealing again is concerned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cards {
    /// All there are.
    pub(crate) all: Bag<Card>,
    pub(crate) deck: Bag<Card>,
    pub(crate) hands: [Bag<Card>; FIGURES],
    pub(crate) recall: Recall,
}

impl Cards {
    /// Deals what is hidden, the deck and the hands in `hidden`, as
    /// likely as it is by what the others saw. `owes` is somebody in the
    /// middle of paying and the cards of each colour they must have.
    pub(crate) fn deal_again(&mut self, hidden: Actors, owes: Option<(Actor, Cubes)>, rng: &mut Rng) {
        if hidden.is_empty() {
            return;
        }
        let owes = owes.filter(|&(who, due)| hidden.has(who) && due != Cubes::NONE);
        let mut past = Past::of(self, hidden);
        let mut way = past.way(owes, rng);
        if way.is_none() {
            // What the table remembers leaves nobody a hand that can pay: as if nothing were remembered.
            self.recall = Recall::default();
            past = Past::of(self, hidden);
            way = past.way(owes, rng);
        }
        if let Some(way) = way {
            past.deal(self, way, owes, rng);
        }
    }
}

/// What a viewer knows of the past: their own draws, and the steps of others.
#[derive(Clone, Copy)]
struct Past {
    hidden: Actors,
    steps: List<Seen, STEPS>,
    shuffles: List<u8, SHUFFLES>,
    /// All cards of the match, and the unseen ones of the first round.
    all: Bag<Card>,
    first: Bag<Card>,
    /// Which steps are draws of each figure, and which belong to each round.
    by: [u128; FIGURES],
    round: [u128; ROUNDS],
}

/// A way it may have been.
#[derive(Clone, Copy, Default)]
struct Way {
    /// The draws of hidden hands whose card has not been shown, as bits.
    held: u128,
    /// The unseen cards of each round of the deck.
    unseen: [Bag<Card>; ROUNDS],
    weight: u64,
    /// What the other draws were, four bits each.
    drew: [u64; STEPS / 16],
}

/// The ways so far.
type Ways = List<Way, WAYS>;

impl Past {
    fn of(cards: &Cards, hidden: Actors) -> Past {
        let mut recall = cards.recall;
        let unseen = |steps: &[Seen]| Bag::of(steps.iter().filter(|s| hidden.has(s.who())).map(|s| s.card()));
        let mut first = Bag::default();
        match recall.shuffles.first() {
            Some(&at) => first = first.and(unseen(&recall.steps[..at as usize])),
            None => {
                recall.steps = held(cards.hands);
                first = first.and(unseen(&recall.steps)).and(cards.deck);
            }
        }
        let (mut by, mut round) = ([0; FIGURES], [0; ROUNDS]);
        let mut now = 0;
        for (n, step) in recall.steps.iter().enumerate() {
            now += recall.shuffles[now..].iter().take_while(|&&at| at as usize == n).count();
            if !step.is_shown() {
                by[step.who().ix()] |= 1 << n;
                round[now] |= 1 << n;
            }
        }
        Past { hidden, steps: recall.steps, shuffles: recall.shuffles, all: cards.all, first, by, round }
    }

    fn is_hidden(&self, who: Actor) -> bool {
        self.hidden.has(who)
    }

    /// The way before the first step.
    fn start(&self) -> Way {
        let mut unseen = [Bag::default(); ROUNDS];
        unseen[0] = self.first;
        Way { held: 0, unseen, weight: 1 << 40, drew: [0; STEPS / 16] }
    }

    /// One of all the ways it may have been, by their odds.
    fn way(&self, owes: Option<(Actor, Cubes)>, rng: &mut Rng) -> Option<Way> {
        if self.shuffles.is_empty() {
            let held = (0..self.steps.len()).filter(|&n| self.is_hidden(self.steps[n].who()));
            let way = Way { held: held.fold(0, |held, n| held | 1 << n), ..self.start() };
            return owes.is_none_or(|owes| self.can_owe(&way, owes) > 0).then_some(way);
        }
        let mut ways = self.ways();
        if let Some(owes) = owes {
            ways.iter_mut().for_each(|way| way.weight = self.can_owe(way, owes));
        }
        choose(&ways, rng)
    }

    /// All ways since the first shuffle, with their odds.
    fn ways(&self) -> Ways {
        let (mut ways, mut next) = (Ways::new(), Ways::new());
        ways.push(self.start());
        // What lies face up, which makes the next deck.
        let hands = Bag::of(self.steps[..self.shuffles[0] as usize].iter().map(|s| s.card()));
        let mut pile = self.all.minus(hands).unwrap_or_default();
        let mut now = 0;
        for n in 0..=self.steps.len() {
            while self.shuffles.get(now).is_some_and(|&at| at as usize == n) {
                now += 1;
                ways.iter_mut().for_each(|way| way.unseen[now] = pile);
                pile = Bag::default();
            }
            let Some(&step) = self.steps.get(n) else { break };
            match (step.is_shown(), self.is_hidden(step.who())) {
                (false, true) => ways.iter_mut().for_each(|way| way.held |= 1 << n),
                (false, false) if now == 0 => {}
                (false, false) => {
                    ways.iter_mut().for_each(|way| way.lose(now, step.card(), 1));
                    tidy(&mut ways);
                }
                (true, hidden) => {
                    pile.add(step.card());
                    if hidden {
                        next.clear();
                        self.show(&ways, now, step, &mut next);
                        tidy(&mut next);
                        std::mem::swap(&mut ways, &mut next);
                    }
                }
            }
        }
        ways
    }

    /// Somebody showed a card: it was drawn in any round whose cards they
    /// hold, as likely as they hold many and as it was there.
    fn show(&self, ways: &Ways, now: usize, step: Seen, next: &mut Ways) {
        for way in ways.iter() {
            for round in 0..=now {
                let could = way.held & self.by[step.who().ix()] & self.round[round];
                if could == 0 || way.unseen[round].count(step.card()) == 0 {
                    continue;
                }
                let mut then = *way;
                then.lose(round, step.card(), could.count_ones());
                // Draws of one hand in one round are alike: the first will do.
                then.drawn(could.trailing_zeros(), step.card());
                keep(next, then);
            }
        }
    }

    /// The rounds in which a hand was drawn, one for each card.
    fn rounds(&self, way: &Way, who: Actor) -> List<u8, STEPS> {
        let round = |n: u32| (0..ROUNDS as u8).find(|&r| self.round[r as usize] >> n & 1 == 1);
        List::from_iter(bits(way.held & self.by[who.ix()]).map(|n| round(n).unwrap_or(0)))
    }

    /// The weight of a way in which somebody has the cards they owe.
    fn can_owe(&self, way: &Way, (who, due): (Actor, Cubes)) -> u64 {
        let rounds = self.rounds(way, who);
        let (fit, all) = (fits(&rounds, way.unseen, due), fits(&rounds, way.unseen, Cubes::NONE));
        // A hand of eleven out of 180 cards is below 2^83; rounding never makes nothing of something.
        ((u128::from(way.weight) >> 8) * fit / all.max(1)).max(u128::from(fit > 0)) as u64
    }

    /// Deals what this way leaves open.
    fn deal(&self, cards: &mut Cards, mut way: Way, owes: Option<(Actor, Cubes)>, rng: &mut Rng) {
        for who in self.hidden {
            cards.hands[who.ix()] = Bag::default();
        }
        if let Some((who, due)) = owes {
            self.deal_hand(cards, &mut way, who, due, rng);
        }
        for who in self.hidden.filter(|&who| owes.is_none_or(|(payer, _)| payer != who)) {
            self.deal_hand(cards, &mut way, who, Cubes::NONE, rng);
        }
        cards.deck = way.unseen[self.shuffles.len()];
        if !self.shuffles.is_empty() {
            for (n, step) in cards.recall.steps.iter_mut().enumerate() {
                if !step.is_shown() && self.is_hidden(step.who()) {
                    *step = Seen::drawn(step.who(), way.drew(n));
                }
            }
        }
    }

    fn deal_hand(&self, cards: &mut Cards, way: &mut Way, who: Actor, mut due: Cubes, rng: &mut Rng) {
        let rounds = self.rounds(way, who);
        for (i, n) in bits(way.held & self.by[who.ix()]).enumerate() {
            let card = pick(&rounds[i..], way.unseen, due, rng);
            due = less(due, card);
            way.unseen[rounds[i] as usize].take(card);
            way.drawn(n, card);
            cards.hands[who.ix()].add(card);
        }
    }
}

impl Way {
    /// This draw was that card, and it is no longer open.
    fn drawn(&mut self, n: u32, card: Card) {
        self.held &= !(1 << n);
        self.drew[n as usize / 16] |= u64::from(card.0) << (n % 16 * 4);
    }

    fn drew(&self, n: usize) -> Card {
        Card((self.drew[n / 16] >> (n % 16 * 4) & 0xf) as u8)
    }

    /// One of the unseen cards of a round turns out to be this one.
    fn lose(&mut self, round: usize, card: Card, times: u32) {
        let unseen = &mut self.unseen[round];
        let there = u64::from(times) * u64::from(unseen.count(card));
        if there > 0 {
            // Weights stay below 2^48: see `tidy`.
            self.weight = self.weight * there / u64::from(unseen.total());
            unseen.take(card);
        } else {
            self.weight = 0;
        }
    }
}

/// Adds a way: to one that leaves the same cards open, or beside it, or instead of the least likely.
fn keep(ways: &mut Ways, way: Way) {
    if let Some(like) = ways.iter_mut().find(|like| like.held == way.held && like.unseen == way.unseen) {
        like.weight += way.weight;
    } else if !ways.is_full() {
        ways.push(way);
    } else if let Some(least) = ways.iter_mut().min_by_key(|least| least.weight)
        && least.weight < way.weight
    {
        *least = way;
    }
}

/// Leaves out what cannot be and brings the greatest weight to 48 bits.
fn tidy(ways: &mut Ways) {
    let most = ways.iter().map(|way| way.weight).max().unwrap_or(0);
    if most == 0 {
        return ways.clear();
    }
    for n in (0..ways.len()).rev() {
        if ways[n].weight == 0 {
            ways.remove(n);
        }
    }
    let (up, down) = (most.leading_zeros().saturating_sub(16), 16u32.saturating_sub(most.leading_zeros()));
    for way in ways.iter_mut() {
        way.weight = (way.weight << up >> down).max(1);
    }
}

/// A way, by the weights.
fn choose(ways: &[Way], rng: &mut Rng) -> Option<Way> {
    let total: u64 = ways.iter().map(|way| way.weight).sum();
    if let ([only], 1..) = (ways, total) {
        return Some(*only);
    }
    let mut left = rng.random_range(0..total.max(1));
    for way in ways {
        if left < way.weight {
            return Some(*way);
        }
        left -= way.weight;
    }
    None
}

/// In how many ways cards of these rounds can have the colours that are due.
fn fits(rounds: &[u8], unseen: [Bag<Card>; ROUNDS], due: Cubes) -> u128 {
    let [round, rest @ ..] = rounds else { return u128::from(due == Cubes::NONE) };
    if Colour::ALL.iter().map(|&c| due[c] as usize).sum::<usize>() > rounds.len() {
        return 0;
    }
    let cards = unseen[*round as usize];
    let after = |card: Card| {
        let mut unseen = unseen;
        unseen[*round as usize].take(card);
        fits(rest, unseen, less(due, card))
    };
    if due == Cubes::NONE {
        // Whatever it is, what follows is the same.
        return cards.kinds().next().map_or(0, |card| u128::from(cards.total()) * after(card));
    }
    cards.kinds().map(|card| u128::from(cards.count(card)) * after(card)).sum()
}

/// The first of these cards, so that the rest can still have the colours that are due.
fn pick(rounds: &[u8], unseen: [Bag<Card>; ROUNDS], due: Cubes, rng: &mut Rng) -> Card {
    let cards = unseen[rounds[0] as usize];
    if due == Cubes::NONE {
        return any(cards, rng);
    }
    let odds = |card: Card| {
        let mut unseen = unseen;
        unseen[rounds[0] as usize].take(card);
        u128::from(cards.count(card)) * fits(&rounds[1..], unseen, less(due, card))
    };
    let total: u128 = cards.kinds().map(odds).sum();
    let mut left = rng.random_range(0..total.max(1));
    let mut chosen = Card(0);
    for card in cards.kinds() {
        let odds = odds(card);
        if left < odds {
            return card;
        }
        left -= odds;
        chosen = card;
    }
    chosen
}

/// A random card out of the bag.
fn any(bag: Bag<Card>, rng: &mut Rng) -> Card {
    let mut left = rng.random_range(0..bag.total());
    for card in bag.kinds() {
        let count = u32::from(bag.count(card));
        if left < count {
            return card;
        }
        left -= count;
    }
    unreachable!("counts add up to the total")
}

fn less(mut due: Cubes, card: Card) -> Cubes {
    let due_of = &mut due[card.colour()];
    *due_of = due_of.saturating_sub(1);
    due
}

fn bits(mut set: u128) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (bit < 128).then_some(bit)
    })
}
