//! Are the generated types in step, and are the mirrors true?

use serde_json::json;

use super::*;

#[test]
fn the_types_of_the_page_are_in_step() {
    let kinds =
        r#"export type OptionKind = "flag" | "number" | "word" | { "one-of": string[] } | { list: OptionKind };"#;
    mirror::Mirror::of("server", "wire")
        .line(&format!("export const WIRE = {WIRE};"))
        .line(kinds)
        .with::<(Said, Saying, Frame)>()
        .with::<(Me, NewName, Games, GameOptions, CheckSetup, CheckedSetup)>()
        .with::<(NewTable, Join, Ready, ChangeSeat, OpenChat, LetBack, Entered, Tables, Invite)>()
        .with::<(Records, RecordCard, Steps, Story, PlayOn, Examples, Failed)>()
        .in_step();
}

#[test]
fn the_mirrors_of_the_rules_words_read_what_the_rules_write() {
    let inner = table::Message::new("inner").with("n", 3u8);
    let message = table::Message::new("outer")
        .with("text", "r1c2")
        .with("term", table::Arg::term("id", "plain"))
        .with("list", table::Arg::List(vec!["a".into(), 2u8.into()]))
        .with("message", table::Arg::Message(Box::new(inner)));
    let theirs = serde_json::to_value(&message).unwrap();
    let ours: Message = serde_json::from_value(theirs.clone()).unwrap();
    assert_eq!(ours, Message::from(&message));
    assert_eq!(serde_json::to_value(&ours).unwrap(), theirs);

    let at = Some(table::Pointer::new("figure", "green"));
    let offer = shelf::Offer { text: "@green".to_owned(), label: message, at };
    let mut other = offer.clone();
    other.text = "@violet".to_owned();
    let offers = [offer, other];
    let theirs = serde_json::to_value(shelf::pack(&offers)).unwrap();
    let ours: Vec<Offered> = serde_json::from_value(theirs.clone()).unwrap();
    assert!(matches!(ours[..], [Offered::Whole(_), Offered::Like(_)]));
    assert_eq!(serde_json::to_value(&ours).unwrap(), theirs);
}

#[test]
fn every_frame_a_page_may_send_is_read_by_its_first_key() {
    for (frame, key) in [
        (json!({"choose": "@green", "as": "violet", "seq": 117}), "choose"),
        (json!({"choose": ["shoot", "railgun"], "as": "violet", "seq": 117}), "choose"),
        (json!({"undo": 117}), "undo"),
        (json!({"consent": true, "undo": 5}), "consent"),
        (json!({"why": "railgun", "as": "violet"}), "why"),
        (json!({"hint": "violet"}), "hint"),
        (json!({"say": "good shot"}), "say"),
        (json!({"again": true}), "again"),
        (json!({"ping": 3}), "ping"),
        (json!({"log": 200}), "log"),
    ] {
        let saying: Saying = serde_json::from_value(frame.clone()).unwrap();
        assert_eq!(saying.said.key(), key, "{frame}");
    }
    for bad in [json!({"choose": "x"}), json!({"shout": 1}), json!([]), json!({"say": "x", "extra": 1})] {
        assert!(serde_json::from_value::<Saying>(bad.clone()).is_err(), "{bad}");
    }
}
