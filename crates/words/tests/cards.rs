//! The texts of Adrenaline's cards say what their programs do: those that we have written
//! name the same numbers as those that are made, and everything that can be made has words.

mod ftl;
mod reader;

use std::collections::BTreeSet;

use adrenaline::{Rules, content};
use ftl::sentences;
use reader::Reader;
use table::{Files, Message, OwnWords};
use words::{Catalogue, Lang};

/// The words behind which numbers of a text stand, by their beginnings: damage, marks, distances.
fn units(lang: Lang) -> [(&'static str, &'static [&'static str]); 3] {
    match lang {
        Lang::En => [("damage", &["damage"]), ("marks", &["mark"]), ("distance", &["move", "square"])],
        Lang::Pl => [("damage", &["obraże"]), ("marks", &["znacznik"]), ("distance", &["ruch", "pol", "pól"])],
    }
}

/// The numbers of a text, each with what it counts: 2 damage, 1 distance. A number belongs
/// to the first such word behind it: in "1 or 2 squares" both count squares.
fn numbers(text: &str, lang: Lang) -> BTreeSet<(u32, &'static str)> {
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let unit = |word: &str| {
        units(lang).into_iter().find(|(_, begin)| begin.iter().any(|b| word.starts_with(b))).map(|(unit, _)| unit)
    };
    let counted = |(at, word): (usize, &&str)| {
        let n = word.parse::<u32>().ok()?;
        Some((n, words[at..].iter().find_map(|word| unit(word)).unwrap_or("nothing")))
    };
    words.iter().enumerate().filter_map(counted).collect()
}

/// Every text that we have written beside the one that is made of the program: id, written, made.
fn texts(rules: &Rules, lang: Lang) -> Vec<(String, String, String)> {
    let words = Catalogue::new(lang);
    let weapons =
        rules.prose().map(|(weapon, effect, made)| (format!("adrenaline-help-weapon-{weapon}-{effect}"), made));
    let powerups = rules.powerup_prose().map(|(id, made)| (format!("adrenaline-help-powerup-{id}"), made));
    let team = rules.team_prose().map(|(id, made)| (format!("adrenaline-team-help-{id}"), made));
    let pair = |(id, made): (String, Message)| (words.say(&Message::new(id.clone())), words.say(&made), id);
    weapons.chain(powerups).chain(team).map(pair).map(|(written, made, id)| (id, written, made)).collect()
}

fn differing(rules: &Rules, lang: Lang) -> Vec<String> {
    let differs = |(_, written, made): &(String, String, String)| numbers(written, lang) != numbers(made, lang);
    let tell = |(id, written, made): (String, String, String)| {
        let (is, should) = (numbers(&written, lang), numbers(&made, lang));
        format!("{id}\n  written: {written}\n  made:    {made}\n  {is:?}\n  {should:?}")
    };
    texts(rules, lang).into_iter().filter(differs).map(tell).collect()
}

fn changed(file: &str, changes: &[(&str, &str)]) -> Files {
    let mut files = content();
    let mut text = files.get(file).to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old}");
        text = text.replacen(old, new, 1);
    }
    files.replace(file, text).unwrap();
    files
}

fn own(files: &Files) -> &'static OwnWords {
    Box::leak(Box::new(Rules::compile(files).unwrap_or_else(|bad| panic!("{bad}")).own_words()))
}

const WHISPER: (&str, &str) = ("Far(Me, 2)]), Hurt(3, The(A))", "Far(Me, 1)]), Hurt(4, The(A))");

#[test]
fn the_written_texts_name_the_numbers_of_their_cards() {
    for lang in Lang::ALL {
        let wrong = differing(Rules::embedded(), lang);
        assert!(wrong.is_empty(), "{lang}:\n{}", wrong.join("\n"));
    }
}

#[test]
fn a_text_that_says_3_damage_where_the_card_deals_4_is_found() {
    let rules = Rules::compile(&changed("weapons.ron", &[WHISPER])).unwrap();
    for lang in Lang::ALL {
        let wrong = differing(&rules, lang);
        assert_eq!(wrong.len(), 1, "{wrong:#?}");
        assert!(wrong[0].starts_with("adrenaline-help-weapon-whisper-basic\n"));
    }
}

#[test]
fn made_texts_read_like_this() {
    let text = |lang: Lang, weapon: &str, effect: &str| {
        let made = Rules::embedded().prose().find(|(w, e, _)| (*w, *e) == (weapon, effect)).unwrap().2;
        Catalogue::new(lang).check(&made).unwrap()
    };
    for (weapon, effect, english, polish) in [
        (
            "whisper",
            "basic",
            "3 damage and a mark to a figure in sight at least 2 moves from you.",
            "3 obrażenia i znacznik namierzenia dla postaci w zasięgu wzroku co najmniej o 2 ruchy od ciebie.",
        ),
        (
            "shockwave",
            "basic",
            "1 damage each to up to three figures exactly 1 move from you. No two of them on one square.",
            "Po 1 obrażeniu dla najwyżej trzech postaci dokładnie o 1 ruch od ciebie. Każdy cel na innym polu.",
        ),
        (
            "thor",
            "high-voltage",
            "2 damage to another figure in sight of the second target. Only after: Chain Reaction.",
            "2 obrażenia dla innej postaci w zasięgu wzroku drugiego celu. Tylko po efekcie: Reakcja łańcuchowa.",
        ),
        (
            "tractor-beam",
            "basic",
            "Choose any figure. Move the target up to 2 squares, to a square in sight. 1 damage to the target.",
            "Wybierz dowolną postać. Przesuń cel najwyżej o 2 pola, na pole w zasięgu wzroku. 1 obrażenie dla celu.",
        ),
        (
            "sledgehammer",
            "pulverize",
            "3 damage to a figure on your square. You may move the target 1 or 2 squares in a straight line.",
            "3 obrażenia dla postaci na twoim polu. Możesz przesunąć cel o 1 lub 2 pola w linii prostej.",
        ),
    ] {
        assert_eq!(text(Lang::En, weapon, effect), english);
        assert_eq!(text(Lang::Pl, weapon, effect), polish);
    }
}

#[test]
fn a_changed_card_speaks_for_itself_and_the_others_stay_as_they_are() {
    let own = own(&changed("weapons.ron", &[WHISPER]));
    assert_eq!(own.keys().collect::<Vec<_>>(), ["adrenaline-help-weapon-whisper-basic"]);
    let say = |lang: Lang, id: &str| Catalogue::new(lang).with(own).say(&Message::new(id.to_owned()));
    let english = say(Lang::En, "adrenaline-help-weapon-whisper-basic");
    assert_eq!(english, "4 damage and a mark to a figure in sight on another square.");
    assert!(say(Lang::Pl, "adrenaline-help-weapon-whisper-basic").contains("4 obrażenia"));
    assert_eq!(
        say(Lang::En, "adrenaline-help-weapon-heatseeker-basic"),
        "3 damage to someone you do not see. Hiding does not help."
    );
    // Another price is no other text.
    let cheaper = (r#"reload: "BBY""#, r#"reload: "BY""#);
    assert!(Rules::compile(&changed("weapons.ron", &[cheaper])).unwrap().own_words().is_empty());
}

#[test]
fn a_new_card_is_called_as_its_file_says_or_as_its_id_reads() {
    let named = r#"(id: "howler", name: (en: "Howler", pl: "Wyjec"), reload: "R", effects: [
        (id: "basic", text: (en: "It howls.", pl: "Wyje."), steps: [Pick(A, Figure, [Seen(Me)]), Hurt(1, The(A)), Offer([1])]),
        (id: "long-howl", cost: "R", steps: [Hurt(1, The(A))]),
    ]),
    (id: "barbed-line", reload: "R", effects: [(id: "basic", steps: [Hurt(1, Each([Near(Me, 1, 1)]))])]),
    // Yellow"#;
    let own = own(&changed("weapons.ron", &[("// Yellow", named)]));
    let say = |lang: Lang, id: &str| Catalogue::new(lang).with(own).check(&Message::new(id.to_owned())).unwrap();
    assert_eq!(say(Lang::En, "adrenaline-weapon-howler"), "Howler");
    assert_eq!(say(Lang::Pl, "adrenaline-weapon-howler"), "Wyjec");
    assert_eq!(say(Lang::Pl, "adrenaline-help-weapon-howler-basic"), "Wyje.");
    assert_eq!(say(Lang::En, "adrenaline-effect-howler-long-howl"), "Long Howl");
    assert_eq!(say(Lang::Pl, "adrenaline-weapon-barbed-line"), "Barbed Line");
    let text = say(Lang::En, "adrenaline-help-weapon-barbed-line-basic");
    assert_eq!(text, "1 damage to everyone exactly 1 move from you.");
}

/// A card of every verb with every condition, however odd: all of it must have words.
const ODD: &str = r#"
    (id: "odd-one", reload: "R", effects: [
        (id: "basic", steps: [
            Offer([1]), Pick(A, Square, [Apart(Me)]), Pick(B, Figure, [Near(A, 1, 3), Apart(Me)]), Hurt(5, The(B)), Mark(5, The(B)),
            May(C, Figure, [Seen(B), Unseen(A), Not(B)]), Move(C, At(A)), Move(Me, At(A)), Mark(2, The(C)), Offer([2]),
        ]),
        (id: "one", steps: [May(D, Square, [Straight(Me, 3)]), Move(Me, At(D)), Pick(E, Room, []), Hurt(1, Each([Inside(E)]))]),
        (id: "two", steps: [May(F, Square, [Seen(C)]), Move(C, At(F)), Hurt(1, Each([Far(C, 3), Outside(C)])), Hurt(1, Each([Near(F, 0, 3)]))]),
        (id: "three", mode: true, steps: [May(A, Square, []), Mark(1, Each([Near(A, 0, 0)])), Pick(C, Square, []), Pick(E, Square, [Apart(A), Near(A, 0, 2)]), Mark(1, Each([Near(C, 0, 0)])), May(F, Room, []), Hurt(1, Each([Inside(F)])), May(D, Square, [Unseen(Me)]), Pick(B, Figure, [Straight(D, 2)]), Hurt(1, The(B)), May(E, Square, []), Move(B, At(E))]),
        (id: "four", mode: true, steps: [May(E, Room, [Seen(Me)]), Hurt(1, Each([Inside(E)])), Pick(B, Figure, [Lines(Me)]), Hurt(1, The(B)), Pick(C, Figure, [Far(B, 1), Outside(B)]), Pick(D, Square, [Near(C, 2, 2)]), Move(C, At(D))]),
        (id: "five", mode: true, steps: [Pick(A, Square, [Near(Me, 2, 3)]), Move(Me, At(A)), Pick(B, Figure, []), Pick(C, Figure, [Not(B)]), Hurt(1, The(B)), Hurt(1, The(C))]),
        (id: "six", mode: true, steps: [Pick(D, Heading, []), Move(Me, Ahead(D, 2)), May(B, Figure, [Ahead(D, 4)]), Mark(1, The(B)), Hurt(1, Each([Near(Me, 0, 1)]))]),
        (id: "seven", mode: true, steps: [Pick(B, Figure, [Seen(Me)]), Pick(C, Figure, [Seen(Me), Not(B)]), Mark(1, The(B)), Mark(1, The(C))]),
    ]),
    // Yellow"#;
const OWN: [(&str, &str); 2] = [
    ("[Pick(A, Figure, [Seen(Me), Far(Me, 1)])", "[Pick(A, Figure, [])"),
    ("before: [1], steps: [Pick(C, Square, [Straight(Me, 2)]), Move(Me, At(C))]", "steps: []"),
];

#[test]
fn whatever_a_program_can_do_has_words_and_no_word_is_idle() {
    let files = {
        let mut files = changed("weapons.ron", &[("// Yellow", ODD)]);
        files.replace("characters.ron", changed("characters.ron", &OWN).get("characters.ron")).unwrap();
        files
    };
    let rules = Rules::compile(&files).unwrap_or_else(|bad| panic!("{bad}"));
    let mut reader = Reader::new();
    rules.prose().for_each(|(.., text)| reader.read(&text));
    rules.powerup_prose().for_each(|(_, text)| reader.read(&text));
    rules.team_prose().for_each(|(_, text)| reader.read(&text));
    assert!(reader.faults.is_empty(), "{:#?}", reader.faults);
    let all = sentences(Lang::En);
    let parts = || all.values().flat_map(|sentence| &sentence.mentions);
    let idle: Vec<_> =
        all.keys().filter(|id| id.starts_with("adrenaline-card-") && !reader.ids.contains(*id)).collect();
    let idle: Vec<_> = idle.into_iter().filter(|id| !parts().any(|part| part == *id)).collect();
    assert!(idle.is_empty(), "never said: {idle:#?}");
}

/// The numbers of a text, as digits or as words.
fn values(text: &str, lang: Lang) -> BTreeSet<u32> {
    let words: &[(&str, u32)] = match lang {
        Lang::En => &[("two", 2), ("three", 3), ("four", 4)],
        Lang::Pl => &[("dwa", 2), ("dwie", 2), ("trzech", 3), ("trzy", 3), ("czterech", 4)],
    };
    let value = |word: &str| word.parse().ok().or_else(|| words.iter().find(|(w, _)| *w == word).map(|(_, n)| *n));
    text.split(|c: char| !c.is_alphanumeric()).filter_map(value).collect()
}

#[test]
fn the_written_texts_of_the_team_fortress_games_name_the_numbers_of_their_content() {
    let board =
        tf2_board::Rules::embedded().texts().into_iter().map(|(id, text)| (format!("web-tf2-board-{id}"), text));
    let turns = tf2_turns::Rules::embedded().texts().map(|(id, text)| (format!("web-tf2-turns-tag-{id}"), text));
    for (id, made) in board.chain(turns) {
        for lang in Lang::ALL {
            let words = Catalogue::new(lang);
            // Where the page fills in a number itself, it is that of the content.
            let mut written = Message::new(id.clone());
            written.args.clone_from(&made.args);
            let (written, made) = (words.check(&written).unwrap(), words.check(&made).unwrap());
            assert_eq!(values(&written, lang), values(&made, lang), "{id}\n{written}\n{made}");
        }
    }
}

#[test]
fn classes_attacks_units_and_maps_are_called_as_their_files_say() {
    let mut files = tf2_board::content();
    let classes = files.get("classes.ron").replace("title: \"Scout\"", "title: (en: \"Runner\", pl: \"Biegacz\")");
    files.replace("classes.ron", classes).unwrap();
    let settings = files.get("settings.ron").replace("splash_power: 5", "splash_power: 7");
    files.replace("settings.ron", settings).unwrap();
    let own = tf2_board::Rules::compile(&files).unwrap().own_words();
    assert_eq!(own.keys().collect::<Vec<_>>(), ["tf2-board-class-scout", "web-tf2-board-flag-splash"]);
    let words = Catalogue::new(Lang::Pl).with(Box::leak(Box::new(own)));
    assert_eq!(words.say(&Message::new("tf2-board-class-scout")), "Biegacz");
    assert!(words.say(&Message::new("web-tf2-board-flag-splash")).ends_with("z siłą 7."));

    let mut files = tf2_turns::content();
    let units =
        files.get("units.ron").replace("(unit: heavy,", "(unit: heavy, name: (en: \"Gunner\", pl: \"Strzelec\"),");
    files.replace("units.ron", units).unwrap();
    let same = tf2_turns::Rules::embedded();
    let rules = tf2_turns::Rules::compile(&files).unwrap();
    assert_eq!(rules.fingerprint(), same.fingerprint(), "names and texts are no part of it");
    assert_eq!(rules.own_words().keys().collect::<Vec<_>>(), ["tf2-turns-unit-heavy"]);
    assert!(same.own_words().is_empty() && tf2_board::Rules::embedded().own_words().is_empty());
    assert!(Rules::embedded().own_words().is_empty());
}

#[test]
#[ignore = "prints all texts, to be read"]
fn all_texts() {
    for lang in Lang::ALL {
        for (id, written, made) in texts(Rules::embedded(), lang) {
            println!("{id}\n  {written}\n  {made}");
        }
    }
}
