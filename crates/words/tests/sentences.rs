//! Sentences as people read them. Read them too when they change.

use expect_test::{Expect, expect};
use table::{Arg, Message};
use words::{Catalogue, Lang};

fn figure(id: &str) -> Arg {
    Arg::term(format!("adrenaline-figure-{id}"), id)
}

fn weapon(id: &str) -> Arg {
    Arg::term(format!("adrenaline-weapon-{id}"), id)
}

fn colour(id: &str) -> Arg {
    Arg::term(format!("adrenaline-colour-{id}"), id)
}

fn cubes(n: u8, of: &str) -> Message {
    Message::new("adrenaline-cubes").with("n", n).with("colour", colour(of))
}

fn price(cubes: impl IntoIterator<Item = Message>) -> Arg {
    Arg::List(cubes.into_iter().map(|message| Arg::Message(Box::new(message))).collect())
}

fn square(square: &str, room: &str) -> Arg {
    let room = Arg::term(format!("adrenaline-room-{room}"), room);
    Arg::Message(Box::new(Message::new("adrenaline-square").with("square", square).with("room", room)))
}

fn told(id: &str) -> Message {
    Message::new(format!("adrenaline-told-{id}"))
}

fn check(messages: &[Message], expect: &Expect) {
    let mut said = String::new();
    for message in messages {
        for lang in Lang::ALL {
            said += &Catalogue::new(lang).check(message).unwrap();
            said.push('\n');
        }
    }
    expect.assert_eq(&said);
}

#[test]
fn numbers_have_their_plurals() {
    let numbers = [1, 2, 5, 12, 22];
    let all = |make: &dyn Fn(u8) -> Message| numbers.map(make);
    check(
        &all(&|n| cubes(n, "red")),
        &expect![[r#"
        1 red cube
        1 czerwona kostka
        2 red cubes
        2 czerwone kostki
        5 red cubes
        5 czerwonych kostek
        12 red cubes
        12 czerwonych kostek
        22 red cubes
        22 czerwone kostki
    "#]],
    );
    check(
        &all(&|n| told("took-tile").with("who", figure("violet")).with("cubes", price([cubes(n, "blue")]))),
        &expect![[r#"
            Violet grabs ammo: 1 blue cube.
            Wioletka zabiera amunicję: 1 niebieską kostkę.
            Violet grabs ammo: 2 blue cubes.
            Wioletka zabiera amunicję: 2 niebieskie kostki.
            Violet grabs ammo: 5 blue cubes.
            Wioletka zabiera amunicję: 5 niebieskich kostek.
            Violet grabs ammo: 12 blue cubes.
            Wioletka zabiera amunicję: 12 niebieskich kostek.
            Violet grabs ammo: 22 blue cubes.
            Wioletka zabiera amunicję: 22 niebieskie kostki.
        "#]],
    );
    check(
        &all(&|n| told("scored-track").with("who", figure("sprog")).with("points", n)),
        &expect![[r#"
        Sprog scores 1 point from the killshot track.
        Jaszczur zdobywa 1 punkt za tor ofiar.
        Sprog scores 2 points from the killshot track.
        Jaszczur zdobywa 2 punkty za tor ofiar.
        Sprog scores 5 points from the killshot track.
        Jaszczur zdobywa 5 punktów za tor ofiar.
        Sprog scores 12 points from the killshot track.
        Jaszczur zdobywa 12 punktów za tor ofiar.
        Sprog scores 22 points from the killshot track.
        Jaszczur zdobywa 22 punkty za tor ofiar.
    "#]],
    );
    check(
        &all(&|n| told("hurt").with("who", figure("violet")).with("by", figure("sprog")).with("damage", n)),
        &expect![[r#"
            Sprog deals 1 damage to Violet.
            Jaszczur zadaje Wioletce 1 obrażenie.
            Sprog deals 2 damage to Violet.
            Jaszczur zadaje Wioletce 2 obrażenia.
            Sprog deals 5 damage to Violet.
            Jaszczur zadaje Wioletce 5 obrażeń.
            Sprog deals 12 damage to Violet.
            Jaszczur zadaje Wioletce 12 obrażeń.
            Sprog deals 22 damage to Violet.
            Jaszczur zadaje Wioletce 22 obrażenia.
        "#]],
    );
}

#[test]
fn names_take_the_case_of_the_sentence() {
    let (a, b) = (|| figure("violet"), || figure("dozer"));
    check(
        &[
            told("turn").with("who", a()),
            told("hurt").with("who", a()).with("by", b()).with("damage", 1u8),
            told("hurt-marks").with("who", b()).with("by", a()).with("damage", 4u8).with("marks", 2u8),
            told("marked").with("who", a()).with("by", b()).with("marks", 2u8),
            told("killed").with("who", a()).with("by", b()),
            told("moved").with("who", a()).with("by", b()).with("square", square("r1c2", "yellow")),
            told("fired").with("who", a()).with("weapon", weapon("rocket-launcher")),
            told("fired").with("who", a()).with("weapon", weapon("thor")),
            told("took-weapon").with("who", b()).with("weapon", weapon("shotgun")),
            told("paid").with("who", b()).with("colour", colour("yellow")),
            told("weapon-laid").with("weapon", weapon("whisper")).with("colour", colour("blue")),
            Message::new("adrenaline-ask-target").with("who", a()).with("weapon", weapon("electroscythe")),
        ],
        &expect![[r#"
            Violet’s turn.
            Tura Wioletki.
            Dozer deals 1 damage to Violet.
            Dozer zadaje Wioletce 1 obrażenie.
            Violet deals 4 damage to Dozer, 2 of it from marks.
            Wioletka zadaje Dozerowi 4 obrażenia, w tym 2 z namierzenia.
            Dozer puts 2 marks on Violet.
            Dozer namierza Wioletkę: 2 znaczniki.
            Dozer kills Violet.
            Dozer zabija Wioletkę.
            Dozer moves Violet to r1c2 (yellow).
            Dozer przesuwa Wioletkę na r1c2 (żółte).
            Violet attacks with the Rocket Launcher.
            Wioletka atakuje Wyrzutnią rakiet.
            Violet attacks with the T.H.O.R.
            Wioletka atakuje T.H.O.R.-em.
            Dozer takes the Shotgun.
            Dozer bierze Strzelbę.
            Dozer pays a yellow cube.
            Dozer płaci żółtą kostką.
            The blue spawnpoint now has the Whisper.
            Szept pojawia się w niebieskim punkcie odrodzenia.
            Violet: pick a target for the Electroscythe.
            Wioletka: wskaż cel dla Elektrokosy.
        "#]],
    );
}

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    let item = |list: Arg| {
        Message::new("adrenaline-choice-weapon-for").with("weapon", weapon("heatseeker")).with("cost", list)
    };
    check(
        &[
            item(price([])),
            item(price([cubes(2, "red")])),
            item(price([cubes(2, "red"), cubes(1, "yellow")])),
            item(price([cubes(1, "red"), cubes(1, "yellow"), cubes(5, "blue")])),
        ],
        &expect![[r#"
            Heatseeker for nothing
            Łowca ciepła za nic
            Heatseeker for 2 red cubes
            Łowca ciepła za 2 czerwone kostki
            Heatseeker for 2 red cubes and 1 yellow cube
            Łowca ciepła za 2 czerwone kostki i 1 żółtą kostkę
            Heatseeker for 1 red cube, 1 yellow cube and 5 blue cubes
            Łowca ciepła za 1 czerwoną kostkę, 1 żółtą kostkę i 5 niebieskich kostek
        "#]],
    );
}

#[test]
fn refusals_say_what_is_wrong() {
    let not = |id: &str| Message::new(format!("adrenaline-not-{id}"));
    check(
        &[
            not("cannot-pay").with("cost", price([cubes(1, "red"), cubes(2, "blue")])),
            not("too-far").with("distance", 4u8).with("most", 3u8),
            not("too-far").with("distance", 1u8).with("most", 0u8),
            not("too-near").with("distance", 1u8).with("least", 2u8),
            not("your-turn").with("asked", figure("banshee")),
            Message::new("adrenaline-setup-players").with("given", 7u8).with("least", 3u8).with("most", 5u8),
            Message::new("adrenaline-setup-arena")
                .with("given", "moon")
                .with("known", Arg::List(vec!["L1R1".into(), "L2R2".into(), "L1R2".into()])),
        ],
        &expect![[r#"
            You cannot pay 1 red cube and 2 blue cubes.
            Nie stać cię na 1 czerwoną kostkę i 2 niebieskie kostki.
            Too far: 4 moves away, and 3 is the most.
            Za daleko: odległość 4, a dozwolona to najwyżej 3.
            Too far: it has to be the same square.
            Za daleko: musi być to samo pole.
            Too near: 1 away, and 2 is the least.
            Za blisko: odległość 1, a potrzebna to co najmniej 2.
            It is Banshee who must answer now.
            Teraz odpowiada Banshee.
            3 to 5 can play, not 7.
            Grać może od 3 do 5 osób, nie 7.
            There is no arena “moon”. There are L1R1, L2R2 and L1R2.
            Nie ma areny „moon”. Są: L1R1, L2R2 i L1R2.
        "#]],
    );
}

#[test]
fn a_name_nobody_translated_fits_everywhere() {
    let stranger = Arg::term("adrenaline-figure-gizmo", "Gizmo");
    let message = told("hurt").with("who", stranger).with("by", "p2").with("damage", 3u8);
    assert_eq!(Catalogue::new(Lang::En).say(&message), "p2 deals 3 damage to Gizmo.");
    assert_eq!(Catalogue::new(Lang::Pl).say(&message), "p2 zadaje Gizmo 3 obrażenia.");
    assert_eq!(Catalogue::new(Lang::Pl).check(&message).unwrap_err(), ["pl: no message adrenaline-figure-gizmo"]);
}

#[test]
fn a_missing_sentence_is_still_readable() {
    let message = Message::new("chess-told-moved").with("who", figure("violet")).with("steps", 2u8);
    assert_eq!(Catalogue::new(Lang::Pl).say(&message), "chess-told-moved (who: Wioletka, steps: 2)");
    assert_eq!(Catalogue::new(Lang::Pl).say(&Message::new("chess-over")), "chess-over");
    assert!(!Catalogue::new(Lang::Pl).has("chess-over") && Catalogue::new(Lang::Pl).has("adrenaline-told-over"));
    // An argument that the message forgot.
    let faults = Catalogue::new(Lang::En).check(&told("turn")).unwrap_err();
    assert_eq!(faults.len(), 1);
}

#[test]
fn a_catalogue_may_be_shared_by_threads() {
    fn shared<T: Send + Sync + Copy>(_: T) {}
    shared(Catalogue::new(Lang::En));
}
