//! What content files say: which files there are, names and pictures in words of their own, faults with their place.

use std::collections::BTreeMap;

use serde::Serialize;
use table::given::{picture, show};
use table::{BadScene, Differences, Fields, Files, Given, OwnWords, Section, Word};

fn given(text: &str) -> Given {
    Given::from(text.to_owned())
}

/// What is said for each entry, in English.
fn said(words: &OwnWords) -> BTreeMap<&str, String> {
    words.iter().map(|(id, message)| (id.as_str(), format!("{:?}", message.args[0].1))).collect()
}

#[test]
fn a_file_is_there_until_it_is_taken_out() {
    let files = Files::embedded(&[("a.ron", "1"), ("b.ron", "2")]);
    assert!(files.has("a.ron") && files.has("b.ron") && !files.has("c.ron"));
    let fewer = files.without("a.ron");
    assert!(!fewer.has("a.ron"));
    assert_eq!((fewer.get("a.ron"), fewer.get("b.ron")), ("", "2"));
}

#[test]
fn a_text_is_said_for_its_entry_unless_it_is_empty_or_the_printed_one() {
    let mut words = OwnWords::new();
    given("Howler").enter(&mut words, "a".to_owned());
    given("").enter(&mut words, "b".to_owned());
    given("Howler").enter_unless(&mut words, "c".to_owned(), Some(&given("Howler")));
    given("Howler").enter_unless(&mut words, "d".to_owned(), Some(&given("Growler")));
    given("Howler").enter_unless(&mut words, "e".to_owned(), None);
    assert_eq!(words.keys().collect::<Vec<_>>(), ["a", "d", "e"]);
    assert_eq!(words["a"], given("Howler").message());
    assert_eq!((given("Howler").as_str(), given("Howler").to_string()), ("Howler", "Howler".to_owned()));
}

#[test]
fn a_picture_is_the_name_of_an_icon_or_a_whole_drawing_of_bearable_size() {
    assert_eq!(picture(" wolf-howl-2 "), Some("wolf-howl-2".to_owned()));
    assert_eq!(picture(""), Some(String::new()));
    assert_eq!(picture("Wolf"), None);
    let drawing = |length: usize| format!("<svg>{}</svg>", " ".repeat(length - 11));
    assert_eq!(picture(&drawing(100)), Some(drawing(100)));
    assert!(picture(&drawing(64 * 1024)).is_some());
    assert_eq!(picture(&drawing(64 * 1024 + 1)), None);
    assert_eq!(picture("<svg>"), None);
    assert_eq!(picture("wolf</svg>"), None);
}

#[test]
fn a_thing_without_a_picture_is_shown_plainly_unless_it_is_printed() {
    let mut words = OwnWords::new();
    show(&mut words, "new", "", false, "gun");
    show(&mut words, "printed", "", true, "gun");
    show(&mut words, "drawn", "wolf", false, "gun");
    show(&mut words, "changed", "wolf", true, "gun");
    let text = |word: &str| format!("Text({word:?})");
    let shown = [("picture-changed", "wolf"), ("picture-drawn", "wolf"), ("picture-new", "gun")];
    assert_eq!(said(&words), shown.map(|(id, word)| (id, text(word))).into());
}

#[test]
fn a_word_of_content_is_shown_as_it_is_written() {
    assert_eq!(Word::new("field_medic").to_string(), "field_medic");
}

#[test]
fn a_fault_of_a_whole_position_is_pinned_to_the_statement_with_the_longer_name() {
    let text = "turn blu\nblu heavy at r1c2\nred scout at r3c4";
    let pinned = |reason: &str| BadScene::pinned(text, reason).to_string();
    assert_eq!(pinned("blu heavy stands in a wall"), "line 2: `blu heavy`: blu heavy stands in a wall");
    assert_eq!(pinned("on r1c2, red scout and blu heavy"), "line 3: `red scout`: on r1c2, red scout and blu heavy");
    assert_eq!(pinned("it is the turn of nobody"), "line 1: `turn`: it is the turn of nobody");
    assert_eq!(pinned("there is no wall"), "there is no wall");
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Figure {
    at: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Room {
    turn: u8,
    name: String,
    figures: Vec<Figure>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Colour(u8);

table::fields!(Figure { at });
table::fields!(Room { turn, name, figures: each });
impl Section for Colour {}

/// Notes what it hears of.
#[derive(Default)]
struct Noted(Vec<String>);

impl Differences for Noted {
    fn whole(&mut self, name: &'static str, _now: &(impl Serialize + ?Sized)) {
        self.0.push(name.to_owned());
    }

    fn list<T: Fields>(&mut self, name: &'static str, now: &[T], was: &[T]) {
        self.0.push(format!("{name}: {now:?} after {was:?}"));
        now.iter().zip(was).for_each(|(now, was)| now.differences(was, self));
    }
}

#[test]
fn fields_that_differ_are_named_and_lists_are_handed_over() {
    let was = Room { turn: 1, name: "blue".to_owned(), figures: vec![Figure { at: 3 }] };
    let now = Room { turn: 2, figures: vec![Figure { at: 4 }], ..was.clone() };
    let mut noted = Noted::default();
    now.differences(&was, &mut noted);
    assert_eq!(noted.0, ["turn", "figures: [Figure { at: 4 }] after [Figure { at: 3 }]", "at"]);
}

#[test]
fn a_section_that_is_not_a_list_is_new_as_a_whole_or_not_at_all() {
    let mut noted = Noted::default();
    ().differences("own", &(), &mut noted);
    Colour(1).differences("same", &Colour(1), &mut noted);
    Colour(1).differences("other", &Colour(2), &mut noted);
    assert_eq!(noted.0, ["other"]);
}
