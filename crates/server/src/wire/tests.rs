//! Are the generated types in step, and are the mirrors true?

use std::path::Path;

use serde_json::json;
use ts_rs::{Config, TS};

use super::*;

/// Every type of the wire as TypeScript, in one file.
fn typescript() -> String {
    let cfg = Config::new().with_large_int("number");
    let mut out = String::from(
        "// Made from the types in crates/server/src/wire. Do not edit: run\n\
         // UPDATE_WIRE=1 cargo test -p server wire\n\n\
         export const WIRE = 2;\n\n\
         export type OptionKind = \"flag\" | \"number\" | \"word\" | { \"one-of\": string[] } | { list: OptionKind };\n",
    );
    macro_rules! all {
        ($($type:ty),* $(,)?) => {$(
            let docs = <$type>::docs().unwrap_or_default();
            out.push_str(&format!("\n{docs}export {}\n", <$type>::decl(&cfg)));
        )*};
    }
    all!(
        Message,
        Arg,
        Pointer,
        Offer,
        Offered,
        Like,
        Place,
        Me,
        NewName,
        GameOption,
        GameCard,
        Games,
        GameOptions,
        CheckSetup,
        CheckedSetup,
        Clock,
        Watch,
        Who,
        NewSeat,
        NewTable,
        Join,
        Ready,
        ChangeSeat,
        TableState,
        SeatKind,
        SeatView,
        Table,
        SentAway,
        OpenChat,
        LetBack,
        You,
        Entered,
        ListedSeat,
        Listed,
        Tables,
        Invite,
        RecordCard,
        Records,
        Failure,
        Failed,
        Choose,
        Said,
        Saying,
        Frame,
        All,
        Told,
        By,
        Move,
        Ask,
        Clocks,
        Refused,
        Because,
        Then,
        Hint,
        Advice,
        Closed,
        Undo,
        Chat,
        Why,
        Bye,
        First,
        Step,
        Steps,
        Moment,
        Mark,
        Turn,
        Curve,
        Tool,
        Story,
        PlayOn,
        Example,
        Examples,
    );
    out
}

#[test]
fn the_typescript_types_are_in_step() {
    assert_eq!(WIRE, 2, "say it in the header of the generated file too");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/wire.ts");
    let made = typescript();
    if std::env::var_os("UPDATE_WIRE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &made).unwrap();
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(there == made, "{} is out of step: UPDATE_WIRE=1 cargo test -p server wire", path.display());
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
    ] {
        let saying: Saying = serde_json::from_value(frame.clone()).unwrap();
        assert_eq!(saying.said.key(), key, "{frame}");
    }
    for bad in [json!({"choose": "x"}), json!({"shout": 1}), json!([]), json!({"say": "x", "extra": 1})] {
        assert!(serde_json::from_value::<Saying>(bad.clone()).is_err(), "{bad}");
    }
}
