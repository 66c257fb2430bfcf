//! A toy with one hidden card a player, and an encoder that can be wrong in
//! every way the law forbids.

use rand::RngExt;
use serde::Serialize;

use super::*;
use crate::{Actor, BadSetup, Options, Sink, Standing, rng};

/// How the toy is encoded.
const FAIR: u8 = 0;
const LEAKS: u8 = 1;
const MERGES: u8 = 2;
const OVERFLOWS: u8 = 3;
const CHANGES_SHAPE: u8 = 4;
const TWIN_ACTIONS: u8 = 5;
const MOVING_GROUND: u8 = 6;

const CARDS: u8 = 5;
const TURNS: usize = 6;

/// Two players hold a card each that only they see, and call numbers in turn.
#[derive(Clone, PartialEq, Debug)]
struct Toy<const HOW: u8> {
    cards: [u8; 2],
    called: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct Called {
    numbers: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct Held {
    card: Option<u8>,
}

crate::fields!(Called { numbers });
crate::fields!(Held { card });

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Call(u8);

impl Choice for Call {
    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Option<Call> {
        (index < 3).then_some(Call(index as u8))
    }
}

impl<const HOW: u8> Game for Toy<HOW> {
    const NAME: &'static str = "toy";
    const RULES: u16 = 1;
    const CHOICES: usize = 3;

    type Rules = ();
    type Setup = [u8; 2];
    type Choice = Call;
    type Event = ();
    type Public = Called;
    type Own = Vec<Held>;

    fn new(_rules: &'static (), cards: &[u8; 2]) -> Result<Self, BadSetup> {
        Ok(Toy { cards: *cards, called: Vec::new() })
    }

    fn rules(&self) -> &'static () {
        &()
    }

    fn actors(&self) -> Actors {
        Actors::first_n(2)
    }

    fn waiting(&self) -> Actors {
        match self.called.len() {
            TURNS => Actors::NONE,
            turn => Actors::one(Actor(turn as u8 % 2)),
        }
    }

    fn choices(&self, _actor: Actor, out: &mut Options<Self>) {
        out.clear();
        out.extend([0, 1, 2].map(Call));
    }

    fn apply(&mut self, _actor: Actor, choice: Call, _events: &mut impl Sink<()>) {
        self.called.push(choice.0);
    }

    fn standing(&self) -> Standing {
        Standing::ranked(self.actors().map(|actor| (Actors::one(actor), 0, 0)))
    }

    fn public(&self) -> Called {
        Called { numbers: self.called.clone() }
    }

    fn own(&self, sees: Actors) -> Vec<Held> {
        [0, 1].map(|i| Held { card: sees.has(Actor(i)).then_some(self.cards[i as usize]) }).into()
    }

    fn seen(&self, _event: &(), _sees: Actors) -> Option<()> {
        Some(())
    }

    fn deal_again(&self, sees: Actors, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        for (i, card) in other.cards.iter_mut().enumerate() {
            if !sees.has(Actor(i as u8)) {
                *card = rng.random_range(0..CARDS);
            }
        }
        other
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

impl<const HOW: u8> Encode for Toy<HOW> {
    const ENCODING: u16 = 1;

    fn features(&self, sees: Actors, out: &mut impl Features) {
        let own = sees.first().map(Actor::ix);
        let cards = if HOW == OVERFLOWS { CARDS - 1 } else { CARDS };
        out.flag("second", own == Some(1));
        out.one_of("card", own.map(|own| self.cards[own].into()), cards.into());
        if HOW == LEAKS {
            out.number("their card", own.map_or(0, |own| self.cards[1 - own].into()), 0, 9);
        }
        out.count("turn", self.called.len(), 9);
        if HOW != CHANGES_SHAPE || self.called.is_empty() {
            out.list("called", self.called.len().max(1), TURNS, |out, n| {
                let called = self.called.get(n);
                // A merger forgets the difference between 1 and 2.
                let known = called.map(|&call| if HOW == MERGES { call.min(1) } else { call });
                out.one_of("number", known.map(usize::from), 3);
            });
        }
    }

    fn ground(&self, out: &mut impl Features) {
        out.flag("ground", HOW == MOVING_GROUND && self.called.len() > 2);
    }

    fn action(&self, _sees: Actors, choice: Call) -> usize {
        if HOW == TWIN_ACTIONS { choice.index() / 2 } else { choice.index() }
    }
}

fn law<const HOW: u8>() -> Result<(), String> {
    let start = Toy::<HOW>::new(&(), &[4, 2]).expect("a setup");
    (0..20).try_for_each(|seed| obey(&start, &mut rng(seed), 1, |game, sees| format!("{:?}", game.view(sees))))
}

#[test]
fn no_answer_is_veiled_unless_the_game_says_so() {
    let toy = Toy::<FAIR> { cards: [0, 0], called: vec![] };
    assert!(!toy.is_veiled(Actor(0)) && !Toy::<FAIR>::gives_up(Call(0)));
}

#[test]
fn a_fair_encoding_obeys_the_law() {
    assert_eq!(law::<FAIR>(), Ok(()));
}

#[test]
fn an_encoding_that_shows_a_hidden_card_is_found_out() {
    assert_eq!(law::<LEAKS>(), Err("toy: their card tells {#0} what they cannot know".to_owned()));
}

#[test]
fn an_encoding_that_merges_two_looks_is_found_out() {
    // One match alone may not meet both, so two positions are shown in turn.
    let mut law = Law::of(&Toy::<MERGES> { cards: [0, 0], called: vec![] });
    let mut check = |called: u8| {
        let game = Toy::<MERGES> { cards: [0, 0], called: vec![called] };
        law.numbers(&game, Actors::one(Actor(0)), &mut rng(1), |game, sees| format!("{:?}", game.view(sees)))
    };
    assert_eq!(check(1), Ok(()));
    assert!(check(2).is_err_and(|fault| fault.starts_with("toy: two looks have the same numbers")));
}

#[test]
fn a_value_beyond_its_places_is_found_out() {
    assert_eq!(law::<OVERFLOWS>(), Err("toy: card is Some(4), beyond 4 places".to_owned()));
}

#[test]
fn a_layout_that_depends_on_the_position_is_found_out() {
    assert_eq!(law::<CHANGES_SHAPE>(), Err("toy: the layout depends on the position".to_owned()));
}

#[test]
fn a_ground_that_changes_is_found_out() {
    assert_eq!(law::<MOVING_GROUND>(), Err("toy: the ground has changed".to_owned()));
}

#[test]
fn offers_that_share_an_action_are_found_out() {
    assert_eq!(law::<TWIN_ACTIONS>(), Err("toy: Call(1) and Call(0) are both action 0".to_owned()));
}

#[test]
fn sets_that_do_not_fit_and_lists_that_are_empty_are_found_out() {
    let fault = |write: &dyn Fn(&mut Fit)| {
        let mut fit = Fit::default();
        write(&mut fit);
        fit.fault
    };
    assert_eq!(fault(&|fit| fit.set("squares", &[1 << 8], 9)), None);
    assert!(fault(&|fit| fit.set("squares", &[1 << 9], 9)).is_some());
    assert!(fault(&|fit| fit.set("squares", &[0, 1], 64)).is_some());
    assert!(fault(&|fit| fit.list("hand", 0, 3, |_, _| ())).is_some());
    assert!(fault(&|fit| fit.list("hand", 4, 3, |_, _| ())).is_some());
    assert!(fault(&|fit| fit.wide("health", 1_280)).is_some());
    assert_eq!(fault(&|fit| fit.wide("health", 1_279)), None);
}

#[test]
fn the_layout_names_every_number_and_the_numbers_stand_where_it_says() {
    let toy = Toy::<FAIR> { cards: [3, 1], called: vec![2, 0] };
    let layout = Layout::of(&toy);
    let at = |name: &str| layout.features.iter().find(|f| f.name == name).map(|f| (f.at, f.len, f.low, f.high));
    assert_eq!(at("card"), Some((1, 5, 0, 1)));
    assert_eq!(at("called[5].number"), Some((22, 3, 0, 1)));
    assert_eq!((layout.width, layout.changing), (26, 25));
    let mut numbers = vec![9; layout.width];
    encode(&toy, Actors::one(Actor(0)), &mut numbers);
    assert_eq!(numbers[..13], [0, 0, 0, 0, 1, 0, 2, 0, 0, 1, 1, 0, 0]);
    assert!(numbers[13..].iter().all(|&n| n == 0));
    let mut again = vec![9; layout.width];
    encode_again(&toy, Actors::one(Actor(0)), &mut again, &layout);
    assert_eq!(again, [&numbers[..25], &[9]].concat());
}

#[test]
fn counts_flags_and_numbers_are_clipped_to_their_range() {
    let mut room = [9; 6];
    let mut numbers = Numbers { out: &mut room, at: 0 };
    numbers.count("cubes", 2, 3);
    numbers.count("cubes", 300, 3);
    numbers.flag("here", true);
    numbers.flag("here", false);
    numbers.number("spin", -7, -2, 2);
    numbers.number("spin", 300, -2, i8::MAX);
    assert_eq!(room, [2, 3, 1, 0, -2, 127]);
}

#[test]
fn wide_numbers_and_sets_of_more_than_a_word_are_written_whole() {
    let mut room = [0; 102];
    let mut numbers = Numbers { out: &mut room, at: 0 };
    numbers.wide("health", 205);
    numbers.set("squares", &[1 << 63, 1 | 1 << 35], 100);
    assert_eq!(numbers.at, 102);
    let set: Vec<usize> = (2..102).filter(|&at| room[at] == 1).map(|at| at - 2).collect();
    assert_eq!((room[0], room[1], set), (20, 5, vec![63, 64, 99]));
    for byte in 0..=255_u8 {
        assert_eq!(spread(byte), std::array::from_fn(|bit| (byte >> bit & 1) as i8));
    }
    let mut room = [0; 70];
    Numbers { out: &mut room, at: 0 }.set("squares", &[u64::MAX, 0b10_0011], 70);
    assert_eq!((0..70).filter(|&at| room[at] == 0).collect::<Vec<_>>(), [66, 67, 68]);
}

#[test]
fn a_layout_keeps_as_many_places_as_are_written() {
    let mut layout = Layout::default();
    layout.wide("health", 205);
    layout.set("squares", &[], 100);
    layout.one_of("mode", None, 3);
    let places: Vec<_> = layout.features.iter().map(|f| (f.at, f.len)).collect();
    assert_eq!(places, [(0, 2), (2, 100), (102, 3)]);
}

#[test]
fn a_row_is_a_list_of_counts_and_may_be_empty() {
    let mut room = [0; 6];
    let mut numbers = Numbers { out: &mut room, at: 0 };
    numbers.row("token", "of", &[2, 9], 3, 6);
    numbers.row("token", "of", &[], 3, 6);
    assert_eq!(numbers.at, 6);
    assert_eq!(room, [2, 6, 0, 0, 0, 0]);
    let (mut row, mut list) = (Layout::default(), Layout::default());
    row.row("token", "of", &[], 3, 6);
    list.list("token", 1, 3, |out, _| out.count("of", 0, 6));
    assert_eq!(row, list);
}
