//! The small things: sets of actors, lists in place, places, notes, messages.

use table::encode::look;
use table::{
    Actor, Actors, Arg, Choice, Count, CountKind, Encode, Features, Game, List, Message, Moment, Note, Pointer, Spoken,
    Standing,
};

use crate::toy::{Fault, Said, Toy};

#[test]
fn a_set_of_actors_gains_loses_and_is_walked_in_order() {
    let mut set: Actors = [Actor(4), Actor(1), Actor::LUCK].into_iter().collect();
    assert_eq!((set.len(), set.first()), (3, Some(Actor(1))));
    set.remove(Actor(1));
    set.remove(Actor(1));
    set.insert(Actor(2));
    set.insert(Actor(2));
    assert_eq!(set.collect::<Vec<_>>(), [Actor(2), Actor(4), Actor::LUCK]);
    assert!(set.has(Actor(2)) && !set.has(Actor(1)) && !set.is_empty() && Actors::NONE.is_empty());
    let (two, few) = (Actors::first_n(2), Actors::first_n(4).without(Actors::one(Actor(0))));
    assert_eq!(few.collect::<Vec<_>>(), [Actor(1), Actor(2), Actor(3)]);
    assert_eq!(two.and(few), Actors::one(Actor(1)));
    assert_eq!(two.with(few), Actors::first_n(4));
    assert_eq!(format!("{:?} {:?}", two, Actors::LUCK), "{#0, #1} {luck}");
    assert_eq!(Actors::first_n(32).len(), 32);
}

#[test]
fn a_list_in_place_keeps_its_order_and_knows_its_room() {
    let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
    assert_eq!((list.room(), list.is_full()), (1, false));
    list.push(4);
    assert_eq!((list.room(), list.is_full()), (0, true));
    assert_eq!(list.remove(1), 2);
    assert_eq!(*list, [1, 3, 4]);
    list[0] = 9;
    assert_eq!(format!("{list:?}"), "[9, 3, 4]");
    assert_eq!((list.pop(), list.pop(), list.pop(), list.pop()), (Some(4), Some(3), Some(9), None));
    let mut other: List<u8, 4> = [7].into_iter().collect();
    assert_ne!(list, other);
    other.clear();
    assert_eq!(list, other);
}

#[test]
fn equal_points_and_tie_breaks_share_a_place() {
    let sides = [(5, 0), (7, -1), (7, 2), (5, 0), (-3, 9)];
    let rows = sides.iter().enumerate().map(|(n, &(points, tie))| (Actors::one(Actor(n as u8)), points, tie));
    let standing = Standing::ranked(rows);
    assert_eq!(standing.rows.iter().map(|row| row.place).collect::<Vec<_>>(), [3, 2, 1, 3, 5]);
    assert_eq!(standing.winners().map(|row| row.points).collect::<Vec<_>>(), [7]);
}

#[test]
fn a_note_counts_points_apart_from_the_rest() {
    let note = Note::moment(Moment::Kill, 3).tally(Actor(1), "damage", 2).points(Actor(0), "kills", 5);
    let count = |side, what, n, kind| Count { side: Actor(side), what, n, kind };
    assert_eq!((note.moment, note.weight), (Some(Moment::Kill), 3));
    assert_eq!(note.counts, [count(1, "damage", 2, CountKind::Tally), count(0, "kills", 5, CountKind::Points)]);
    assert_eq!(Note::turn(), Note::moment(Moment::Turn, 0));
}

#[test]
fn a_message_carries_its_arguments_in_order() {
    let message = Message::new("hurt").with("n", 3_u8).with("of", 4_usize).with("who", "ann").with("at", 5_u16);
    let args: Vec<_> = message.args.iter().map(|(name, arg)| (name.as_ref(), arg.clone())).collect();
    let number = Arg::Number;
    assert_eq!(args, [("n", number(3)), ("of", number(4)), ("who", Arg::Text("ann".into())), ("at", number(5))]);
    assert_eq!(Arg::term("card", "Card"), Arg::Term { id: "card".into(), plain: "Card".to_owned() });
}

#[test]
fn actors_are_found_by_name_whatever_the_case() {
    let toy = Toy::with(Fault::None);
    assert_eq!(
        [toy.actor_named("ANN"), toy.actor_named("bob"), toy.actor_named("luck")],
        [Some(Actor(0)), Some(Actor(1)), Some(Actor::LUCK)]
    );
    assert_eq!(toy.actor_named("zoe"), None);
    assert_eq!(toy.pointer(Said::Up), Some(Pointer { kind: "word".into(), id: "up".to_owned() }));
}

impl Encode for Toy {
    const ENCODING: u16 = 1;

    fn features(&self, sees: Actors, out: &mut impl Features) {
        out.flag("second", sees.has(Actor(1)));
    }
}

#[test]
fn an_answer_has_the_number_of_its_index_unless_a_game_counts_otherwise() {
    let toy = Toy::with(Fault::None);
    for said in [Said::Card(1), Said::Down, Said::Stop] {
        assert_eq!(toy.action(Actors::NONE, said), said.index());
    }
    assert_eq!(toy.actions(), Toy::CHOICES);
}

#[test]
fn a_look_has_what_a_seat_sees_the_question_and_only_its_own_offers() {
    let toy = Toy::from_scene(&(), "cards 1 3").unwrap();
    let [ann, bob] = [0, 1].map(|n| look(&toy, Actors::one(Actor(n))));
    assert!(ann.contains("Some(1)") && !ann.contains("Some(3)") && ann.contains("[Up, Down"), "{ann}");
    assert!(bob.contains("Some(3)") && !bob.contains("Some(1)") && !bob.contains("[Up, Down"), "{bob}");
    assert!(ann.contains("Message") && bob.contains("Message"), "{bob}");
}
