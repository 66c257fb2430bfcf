//! Everything that Adrenaline can say has a sentence in every language, and
//! no sentence waits in vain.

mod ftl;
mod reader;

use std::collections::BTreeSet;

use adrenaline::{Adrenaline, COLOURS, Ending, Heading, Mode, Rules, Setup};
use ftl::sentences;
use rand::RngExt;
use reader::{Reader, written};
use table::{Actors, Choice as _, Game, Message, Rng, Spoken};
use words::{Catalogue, Lang};

/// Random play, with an eye on everything that could be shown.
fn play(game: &Adrenaline, rng: &mut Rng, reader: &mut Reader) {
    let mut game = *game;
    let (mut options, mut events) = (Vec::new(), Vec::new());
    let mut step = 0;
    loop {
        let asked = game.waiting().first();
        for actor in game.actors().chain(asked) {
            reader.read(&game.question(actor));
            // Luck asks for no reasons; and every refusal in every position would take minutes.
            if !actor.is_luck() && (step % 11 == 0 || asked.is_none()) {
                let choices = (0..Adrenaline::CHOICES).filter_map(adrenaline::Choice::from_index);
                for why in choices.filter_map(|choice| game.why_not(actor, choice)) {
                    reader.read(&why);
                }
            }
        }
        let Some(actor) = asked else { break };
        game.choices(actor, &mut options);
        for &choice in &options {
            reader.read(&game.label(actor, choice));
        }
        // To end the actions early is half as likely as anything else: shots are what is to be seen.
        let draw = |rng: &mut Rng| options[rng.random_range(0..options.len() as u32) as usize];
        let mut choice = draw(rng);
        if choice == adrenaline::Choice::Pass {
            choice = draw(rng);
        }
        events.clear();
        game.apply(actor, choice, &mut events);
        for event in &events {
            reader.read(&game.tell(event));
            reader.read(&game.tell(&game.seen(event, Actors::NONE).unwrap()));
        }
        step += 1;
    }
}

fn read_games(reader: &mut Reader) {
    for seed in 0..96 {
        let setup = Setup {
            mode: Mode::ALL[(seed / 2) as usize % Mode::ALL.len()],
            players: 3 + (seed % 3) as u8,
            bot: seed % 3 < 2 && seed % 4 > 1,
            powers: seed % 5 < 2,
            arena: Rules::embedded().arenas[(seed / 3 % 4) as usize].id.clone(),
            skulls: 5,
            ending: if seed % 2 == 0 { Ending::Frenzy } else { Ending::SuddenDeath },
            ..Setup::default()
        };
        play(&Adrenaline::new(Rules::embedded(), &setup).unwrap(), &mut table::rng(seed), reader);
    }
}

fn read_refused_setups(reader: &mut Reader) {
    let names = |names: &[&str]| Some(names.iter().map(|&name| name.to_owned()).collect());
    let refused = [
        Setup { players: 2, ..Setup::default() },
        Setup { bot: true, ..Setup::default() },
        Setup { players: 7, powers: true, ..Setup::default() },
        Setup { skulls: 9, ..Setup::default() },
        Setup { arena: "moon".to_owned(), ..Setup::default() },
        Setup { first: Some(5), ..Setup::default() },
        Setup { players: 3, figures: names(&["violet"]), ..Setup::default() },
        Setup { players: 3, figures: names(&["violet", "sprog", "godot"]), ..Setup::default() },
        Setup { players: 3, figures: names(&["violet", "sprog", "violet"]), ..Setup::default() },
    ];
    for setup in refused {
        reader.read(&Adrenaline::new(Rules::embedded(), &setup).unwrap_err().0);
    }
}

/// The functions of the rules that make messages.
const MAKERS: [(&str, &str); 7] = [
    ("not(", "adrenaline-not-"),
    ("ask(", "adrenaline-ask-"),
    ("firing(", "adrenaline-ask-"),
    ("told(", "adrenaline-told-"),
    ("by_whom(", "adrenaline-told-"),
    ("scored(", "adrenaline-told-"),
    ("", "adrenaline-"),
];

/// Does only team play say it?
fn of_team_play(id: &str) -> bool {
    let own = Rules::embedded().team.own_weapon_cards();
    let named = |kind: &str| own.iter().any(|card| id.starts_with(&format!("adrenaline-{kind}-{}", card.id)));
    id.starts_with("adrenaline-team-") || named("weapon") || named("effect")
}

#[test]
fn whatever_the_game_says_has_a_sentence_and_no_sentence_is_idle() {
    let mut reader = Reader::new();
    read_games(&mut reader);
    read_refused_setups(&mut reader);
    assert!(reader.faults.is_empty(), "{:#?}", reader.faults);
    let folders = ["../adrenaline/src", "../adrenaline/src/deathmatch"];
    let written: BTreeSet<String> = folders.iter().flat_map(|folder| written(folder, &MAKERS)).collect();
    assert!(written.len() > 100, "{written:#?}");
    for lang in Lang::ALL {
        let missing: Vec<_> = written.iter().filter(|id| !Catalogue::new(lang).has(id)).collect();
        assert!(missing.is_empty(), "{lang}: missing {missing:#?}");
    }

    let all = sentences(Lang::En);
    let parts = || all.values().flat_map(|sentence| &sentence.mentions);
    // Help and the title are looked up by name; tests/cards.rs reads the texts of cards.
    let asked_for = |id: &str| {
        ["adrenaline-help-", "adrenaline-card-"].iter().any(|kind| id.starts_with(kind)) || id == "adrenaline-title"
    };
    let idle: Vec<_> = all
        .keys()
        .filter(|id| id.starts_with("adrenaline-") && !asked_for(id) && !of_team_play(id))
        .filter(|&id| !reader.ids.contains(id) && !written.contains(id) && !parts().any(|part| part == id))
        .collect();
    assert!(idle.is_empty(), "never said: {idle:#?}");
}

#[test]
fn every_component_has_its_name_and_its_help() {
    let rules = Rules::embedded();
    let mut names = BTreeSet::from(["adrenaline-effect-basic".to_owned()]);
    let mut help = BTreeSet::new();
    for weapon in rules.weapon_cards().into_iter().chain(rules.team.own_weapon_cards()) {
        names.insert(format!("adrenaline-weapon-{}", weapon.id));
        for effect in &weapon.effects {
            if effect.id != "basic" {
                names.insert(format!("adrenaline-effect-{}-{}", weapon.id, effect.id));
            }
            help.insert(format!("adrenaline-help-weapon-{}-{}", weapon.id, effect.id));
        }
    }
    for (powerup, _) in rules.powerup_kinds() {
        names.insert(format!("adrenaline-powerup-{powerup}"));
        help.insert(format!("adrenaline-help-powerup-{powerup}"));
    }
    names.extend(rules.fighters.iter().map(|fighter| format!("adrenaline-figure-{}", fighter.id)));
    names.extend(COLOURS.iter().map(|colour| format!("adrenaline-colour-{colour}")));
    names.extend(Heading::ALL.iter().map(|heading| format!("adrenaline-heading-{}", heading.name())));
    let rooms = rules.arenas.iter().flat_map(|arena| arena.rooms.iter());
    names.extend(rooms.map(|room| format!("adrenaline-room-{}", room.name)));

    for lang in Lang::ALL {
        let there: BTreeSet<String> = sentences(lang).into_keys().collect();
        let missing: Vec<_> = names.union(&help).filter(|id| !there.contains(*id)).collect();
        assert!(missing.is_empty(), "{lang}: missing {missing:#?}");
        // And no help for what is not in the box.
        let cards =
            |id: &&String| id.starts_with("adrenaline-help-weapon-") || id.starts_with("adrenaline-help-powerup-");
        let idle: Vec<_> = there.iter().filter(cards).filter(|id| !help.contains(*id)).collect();
        assert!(idle.is_empty(), "{lang}: idle {idle:#?}");
    }
}

#[test]
fn english_names_are_those_of_the_content() {
    let words = Catalogue::new(Lang::En);
    let rules = Rules::embedded();
    let say = |id: String| words.say(&Message::new(id));
    for weapon in rules.weapon_cards().into_iter().chain(rules.team.own_weapon_cards()) {
        assert_eq!(say(format!("adrenaline-weapon-{}", weapon.id)), weapon.name);
    }
    for (powerup, name) in rules.powerup_kinds() {
        assert_eq!(say(format!("adrenaline-powerup-{powerup}")), name);
    }
    for fighter in rules.fighters.iter() {
        assert_eq!(say(format!("adrenaline-figure-{}", fighter.id)), fighter.name.as_str());
    }
}

#[test]
fn help_needs_no_arguments() {
    for lang in Lang::ALL {
        for id in sentences(lang).into_keys().filter(|id| id.starts_with("adrenaline-help-")) {
            assert!(Catalogue::new(lang).check(&Message::new(id)).is_ok());
        }
    }
}
