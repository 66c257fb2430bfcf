//! Worlds dealt again agree with everything their viewer was told, in both
//! games, and hidden cards are dealt as likely as they are.

use std::collections::{BTreeMap, BTreeSet};

use adrenaline::team::{self, Setup as TeamSetup};
use adrenaline::{Adrenaline, Card, Choice, Coin, Event, Rules, Setup, Stock, TeamPlay};
use table::laws::{Care, Heard, remember};
use table::{Actor, Actors, Game, Spoken};

type Cards = BTreeMap<String, i32>;

/// A way the draws may have been: the unseen cards of each round of the deck,
/// and how many of them, unseen, each seat drew in it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Way {
    unseen: Vec<Cards>,
    drawn: BTreeMap<(u8, usize), i32>,
}

/// What a viewer makes of the draws, the shown cards and the shuffles.
struct Listener {
    name: fn(Card) -> String,
    hands: fn(&dyn std::any::Any) -> Vec<Cards>,
    ways: BTreeSet<Way>,
    discarded: Cards,
}

#[derive(Clone, Copy)]
enum Told {
    Drew(u8, Option<Card>),
    Showed(u8, Card),
    Shuffled,
    Other,
}

fn card_name(card: Card) -> String {
    let game = Adrenaline::new(Rules::embedded(), &Setup::default()).unwrap();
    game.say(Choice::Card(card))
}

impl Listener {
    fn new(hands: fn(&dyn std::any::Any) -> Vec<Cards>) -> Listener {
        let deck: Cards = (0..12).map(|card| (card_name(Card(card)), 2)).collect();
        let start = Way { unseen: vec![deck], drawn: BTreeMap::new() };
        Listener { name: card_name, hands, ways: [start].into(), discarded: Cards::new() }
    }

    fn note(&mut self, heard: Told) {
        match heard {
            Told::Drew(who, None) => {
                let drew = |mut way: Way| {
                    *way.drawn.entry((who, way.unseen.len() - 1)).or_default() += 1;
                    way
                };
                self.ways = std::mem::take(&mut self.ways).into_iter().map(drew).collect();
            }
            Told::Drew(_, Some(card)) => {
                let name = (self.name)(card);
                let drew = |mut way: Way| take(way.unseen.last_mut().unwrap(), &name).then_some(way);
                self.ways = std::mem::take(&mut self.ways).into_iter().filter_map(drew).collect();
            }
            Told::Showed(who, card) => {
                let name = (self.name)(card);
                *self.discarded.entry(name.clone()).or_default() += 1;
                // A hand that is known was drawn before everybody's eyes.
                if self.ways.iter().all(|way| way.drawn.keys().all(|&(drawer, _)| drawer != who)) {
                    return;
                }
                let mut next = BTreeSet::new();
                for way in &self.ways {
                    for (&(drawer, round), &n) in &way.drawn {
                        let mut then = way.clone();
                        if drawer == who && n > 0 && take(&mut then.unseen[round], &name) {
                            *then.drawn.get_mut(&(who, round)).unwrap() -= 1;
                            next.insert(then);
                        }
                    }
                }
                self.ways = next;
            }
            Told::Shuffled => {
                let deck = std::mem::take(&mut self.discarded);
                let shuffled = |mut way: Way| {
                    way.unseen.push(deck.clone());
                    way
                };
                self.ways = std::mem::take(&mut self.ways).into_iter().map(shuffled).collect();
            }
            Told::Other => {}
        }
    }

    fn doubts(&self, dealt: &dyn std::any::Any) -> Option<String> {
        assert!(!self.ways.is_empty(), "the true match is one way");
        let hands = (self.hands)(dealt);
        let fits = self.ways.iter().any(|way| {
            let mut cards = Vec::new();
            for (who, hand) in hands.iter().enumerate() {
                if way.drawn.keys().any(|&(drawer, _)| drawer as usize == who) {
                    cards.extend(hand.iter().flat_map(|(card, &n)| (0..n).map(move |_| (who as u8, card.clone()))));
                }
            }
            can_be(way, &cards)
        });
        (!fits).then(|| format!("hands {hands:?} cannot be"))
    }
}

fn take(cards: &mut Cards, name: &str) -> bool {
    match cards.get_mut(name) {
        Some(n) if *n > 0 => {
            *n -= 1;
            true
        }
        _ => false,
    }
}

/// Is there a round for each card, so that the numbers are right?
fn can_be(way: &Way, cards: &[(u8, String)]) -> bool {
    let [(who, card), rest @ ..] = cards else {
        return way.drawn.values().all(|&n| n == 0);
    };
    (0..way.unseen.len()).any(|round| {
        let mut then = way.clone();
        match then.drawn.get_mut(&(*who, round)) {
            Some(n) if *n > 0 => *n -= 1,
            _ => return false,
        }
        take(&mut then.unseen[round], card) && can_be(&then, rest)
    })
}

fn counted(hand: &[table::Name]) -> Cards {
    hand.iter().fold(Cards::new(), |mut cards, card| {
        *cards.entry(card.to_string()).or_default() += 1;
        cards
    })
}

struct Single(Listener);

impl Heard<Adrenaline> for Single {
    fn hear(&mut self, event: &Event) {
        self.0.note(match *event {
            Event::Drew { who, card } => Told::Drew(who.0, card),
            Event::Played { who, card } | Event::Discarded { who, card } => Told::Showed(who.0, card),
            Event::Paid { who, coin: Coin::Card(card) } => Told::Showed(who.0, card),
            Event::Stock(Stock::PowerupsShuffled) => Told::Shuffled,
            _ => Told::Other,
        });
    }

    fn doubt(&self, dealt: &Adrenaline) -> Option<String> {
        self.0.doubts(dealt)
    }
}

fn single(_: &Adrenaline, _: Actors) -> Single {
    Single(Listener::new(|dealt| {
        let dealt = dealt.downcast_ref::<Adrenaline>().unwrap();
        dealt.own(dealt.actors()).iter().map(|figure| counted(figure.hand.as_ref().unwrap())).collect()
    }))
}

struct InTeams(Listener);

impl Heard<TeamPlay> for InTeams {
    fn hear(&mut self, event: &team::Event) {
        use team::Event;
        self.0.note(match *event {
            Event::Drew { player, card } => Told::Drew(player.0, card),
            Event::Played { player, card } | Event::Discarded { player, card } => Told::Showed(player.0, card),
            Event::Paid { player, coin: Coin::Card(card) } => Told::Showed(player.0, card),
            Event::Stock(Stock::PowerupsShuffled) => Told::Shuffled,
            _ => Told::Other,
        });
    }

    fn doubt(&self, dealt: &TeamPlay) -> Option<String> {
        self.0.doubts(dealt)
    }
}

fn in_teams(_: &TeamPlay, _: Actors) -> InTeams {
    InTeams(Listener::new(|dealt| {
        let dealt = dealt.downcast_ref::<TeamPlay>().unwrap();
        dealt.own(dealt.actors()).iter().map(|player| counted(player.hand.as_ref().unwrap())).collect()
    }))
}

#[test]
fn no_dealt_world_contradicts_what_a_player_of_adrenaline_was_told() {
    let mut differed = 0;
    for seed in 0..24 {
        let setup = Setup { players: 3 + (seed % 3) as u8, ..Setup::default() };
        let start = Adrenaline::new(Rules::embedded(), &setup).unwrap();
        match remember(&start, seed, Care { every: 12, ..Care::default() }, single) {
            Ok((_, others)) => differed += others,
            Err(broken) => panic!("{broken}"),
        }
    }
    assert!(differed > 5_000, "{differed}");
}

#[test]
fn no_dealt_world_contradicts_what_a_player_of_team_play_was_told() {
    let mut differed = 0;
    for seed in 0..24 {
        let (black, white) = (1 + (seed % 3) as u8, 1 + (seed / 3 % 3) as u8);
        let setup = TeamSetup { hidden_hands: seed % 2 == 0, ..TeamSetup::seated(black, white) };
        let start = TeamPlay::new(Rules::embedded(), &setup).unwrap();
        match remember(&start, seed, Care { every: 12, ..Care::default() }, in_teams) {
            Ok((_, others)) => differed += others,
            Err(broken) => panic!("{broken}"),
        }
    }
    assert!(differed > 2_000, "{differed}");
}

/// The hands of dozer and sprog.
type Hands = [Vec<String>; 2];

/// How likely which hidden hands are, as violet sees it: every draw is tried
/// with every card of the deck, forward from the first shuffle, and a card
/// that is shown may be any of the hand. Knows nothing of rounds.
struct Forward<'a> {
    steps: &'a [&'a str],
    odds: BTreeMap<Hands, f64>,
}

impl Forward<'_> {
    fn go(&mut self, n: usize, deck: &Cards, pile: &Cards, hands: &Hands, odds: f64) {
        let Some(&step) = self.steps.get(n) else {
            let mut hands = hands.clone();
            hands.iter_mut().for_each(|hand| hand.sort());
            *self.odds.entry(hands).or_default() += odds;
            return;
        };
        if step == "shuffle" {
            return self.go(n + 1, pile, &Cards::new(), hands, odds);
        }
        let (who, card) = step.split_once(['+', '/']).unwrap();
        let seat = ["dozer", "sprog"].iter().position(|&name| name == who);
        let total: i32 = deck.values().sum();
        if step.contains('+') {
            for (kind, &there) in deck.iter().filter(|(kind, n)| **n > 0 && (seat.is_some() || *kind == card)) {
                let (mut deck, mut hands) = (deck.clone(), hands.clone());
                take(&mut deck, kind);
                seat.iter().for_each(|&seat| hands[seat].push(kind.clone()));
                self.go(n + 1, &deck, pile, &hands, odds * f64::from(there) / f64::from(total));
            }
            return;
        }
        let mut pile = pile.clone();
        *pile.entry(card.to_owned()).or_default() += 1;
        let Some(seat) = seat else { return self.go(n + 1, deck, &pile, hands, odds) };
        let held = hands[seat].iter().filter(|kind| *kind == card).count();
        let share = held as f64 / hands[seat].len() as f64;
        if let Some(at) = hands[seat].iter().position(|kind| kind == card) {
            let mut hands = hands.clone();
            hands[seat].remove(at);
            self.go(n + 1, deck, &pile, &hands, odds * share);
        }
    }

    fn hands(steps: &[&str]) -> BTreeMap<Hands, f64> {
        let first = steps.iter().position(|&step| step == "shuffle").unwrap();
        let mut pile: Cards = (0..12).map(|card| (card_name(Card(card)), 2)).collect();
        // Whatever is in hands at the first shuffle may be anywhere in the hidden ones.
        let mut unseen = Cards::new();
        for step in &steps[..first] {
            let (who, card) = step.split_once('+').unwrap();
            assert!(take(&mut pile, card));
            *unseen.entry(card.to_owned()).or_default() += i32::from(who != "violet");
        }
        let hidden: Vec<&str> = steps
            .iter()
            .copied()
            .enumerate()
            .filter(|(n, s)| *n >= first || !s.starts_with("violet"))
            .map(|(_, s)| s)
            .collect();
        let mut forward = Forward { steps: &hidden, odds: BTreeMap::new() };
        forward.go(0, &unseen, &pile, &Default::default(), 1.0);
        let total: f64 = forward.odds.values().sum();
        forward.odds.values_mut().for_each(|odds| *odds /= total);
        forward.odds
    }
}

/// The position to which these steps lead.
fn scene(steps: &[&str]) -> Adrenaline {
    let mut hands: BTreeMap<&str, Vec<&str>> = ["violet", "dozer", "sprog"].map(|who| (who, Vec::new())).into();
    let mut discarded = Vec::new();
    for step in steps {
        match step.split_once(['+', '/']) {
            None => discarded.clear(),
            Some((who, card)) if step.contains('+') => hands.get_mut(who).unwrap().push(card),
            Some((who, card)) => {
                let hand = hands.get_mut(who).unwrap();
                hand.remove(hand.iter().position(|held| *held == card).unwrap());
                discarded.push(card);
            }
        }
    }
    let mut text = format!("seats violet dozer sprog | remembered {}", steps.join(" "));
    if !discarded.is_empty() {
        text += &format!(" | discarded {}", discarded.join(" "));
    }
    for (who, hand) in hands {
        text += &format!(" | {who} at r0c0 powerups {}", hand.join(" "));
    }
    Adrenaline::from_scene(Rules::embedded(), &text).unwrap_or_else(|bad| panic!("{bad}\n{text}"))
}

/// Deals again and again: the frequencies are the odds, by chi-square.
fn frequencies_are_the_odds(steps: &[&str]) {
    let (game, odds) = (scene(steps), Forward::hands(steps));
    let (deals, mut rng) = (30_000, table::rng(2024));
    let mut met: BTreeMap<Hands, f64> = BTreeMap::new();
    for _ in 0..deals {
        let dealt = game.deal_again(Actors::one(Actor(0)), &mut rng);
        dealt.audit().unwrap();
        let own = dealt.own(dealt.actors());
        let hands = [1, 2].map(|seat: usize| {
            let mut hand: Vec<String> = own[seat].hand.iter().flatten().map(|card| card.to_string()).collect();
            hand.sort();
            hand
        });
        assert!(odds.contains_key(&hands), "{hands:?} cannot be");
        *met.entry(hands).or_default() += 1.0;
    }
    let (mut chi, mut cells) = (0.0, 0.0);
    let mut rare = (0.0, 0.0);
    for (hands, share) in &odds {
        let (expected, found) = (share * f64::from(deals), met.get(hands).copied().unwrap_or(0.0));
        if expected < 10.0 {
            rare = (rare.0 + expected, rare.1 + found);
            continue;
        }
        chi += (found - expected) * (found - expected) / expected;
        cells += 1.0;
    }
    if rare.0 >= 10.0 {
        chi += (rare.1 - rare.0) * (rare.1 - rare.0) / rare.0;
        cells += 1.0;
    }
    let degrees: f64 = cells - 1.0;
    assert!(degrees >= 10.0, "{degrees} degrees of freedom");
    // About one seed in ten thousand would miss this.
    assert!(chi < degrees + 3.8 * (2.0 * degrees).sqrt() + 6.0, "chi-square {chi:.1} with {degrees} degrees");
}

/// Hands at the first shuffle: violet's is known, four cards are not.
const HANDS: [&str; 5] = [
    "violet+newton-red",
    "dozer+newton-red",
    "dozer+teleporter-blue",
    "sprog+newton-blue",
    "sprog+targeting-scope-red",
];

#[test]
fn after_a_shuffle_hidden_cards_are_dealt_as_likely_as_they_are() {
    let since = ["shuffle", "dozer+newton-blue", "violet+teleporter-blue", "sprog+tagback-grenade-red"];
    // Each of these may have been drawn before the shuffle or after it.
    let shown = ["dozer/newton-blue", "sprog/targeting-scope-red"];
    for n in 0..=shown.len() {
        frequencies_are_the_odds(&[&HANDS[..], &since, &shown[..n]].concat());
    }
}

#[test]
fn after_two_shuffles_too() {
    // Violet empties the deck before everybody's eyes, but for four cards.
    let kinds =
        ["newton-yellow", "teleporter-red", "teleporter-yellow", "tagback-grenade-blue", "targeting-scope-blue"];
    let mut steps: Vec<String> = HANDS.iter().map(|&step| step.to_owned()).collect();
    steps.push("shuffle".to_owned());
    for kind in kinds.iter().flat_map(|kind| [kind; 2]) {
        steps.extend([format!("violet+{kind}"), format!("violet/{kind}")]);
    }
    for kind in ["tagback-grenade-red", "tagback-grenade-yellow", "targeting-scope-yellow", "targeting-scope-yellow"] {
        steps.extend([format!("violet+{kind}"), format!("violet/{kind}")]);
    }
    let rest = "dozer+newton-blue sprog+teleporter-blue dozer/newton-blue sprog+targeting-scope-red \
        dozer+tagback-grenade-red sprog/targeting-scope-red violet+tagback-grenade-yellow shuffle \
        dozer+newton-yellow dozer/teleporter-blue sprog/newton-blue sprog+targeting-scope-red";
    steps.extend(rest.split_whitespace().map(str::to_owned));
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    frequencies_are_the_odds(&steps);
}

#[test]
fn what_is_remembered_must_lead_to_the_position() {
    let bad = |text: &str| Adrenaline::from_scene(Rules::embedded(), text).unwrap_err().to_string();
    let scene = "violet at r0c0 powerups newton-red | dozer at r0c1";
    for (remembered, says) in [
        ("violet+newton-red", "nothing was shuffled"),
        ("violet+newton-blue shuffle", "other hands"),
        ("violet+newton-red shuffle dozer/newton-red", "step 2"),
        ("violet+newton-red shuffle nobody+newton-red", "nobody"),
        ("violet+newton-red shuffle dozer", "SEAT+CARD"),
        ("violet+newton shuffle", "newton"),
    ] {
        let bad = bad(&format!("{scene} | remembered {remembered}"));
        assert!(bad.contains(says), "{remembered}: {bad}");
    }
    assert!(
        Adrenaline::from_scene(Rules::embedded(), &format!("{scene} | remembered violet+newton-red shuffle")).is_ok()
    );
}
