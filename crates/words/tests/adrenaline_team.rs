//! Everything that Adrenaline Team Play can say has a sentence in every
//! language, and no sentence waits in vain.

mod ftl;
mod reader;

use std::collections::BTreeSet;

use adrenaline::team::{Choice, Setup};
use adrenaline::{Rules, TeamPlay};
use ftl::sentences;
use rand::RngExt;
use reader::{Reader, written};
use table::{Actors, Choice as _, Game, Message, Rng, Spoken};
use words::{Catalogue, Lang};

/// Random play, with an eye on everything that could be shown.
fn play(game: &TeamPlay, rng: &mut Rng, reader: &mut Reader) {
    let mut game = *game;
    let (mut options, mut events) = (Vec::new(), Vec::new());
    let mut step = 0;
    loop {
        let asked = game.waiting().first();
        for actor in game.actors().chain(asked) {
            if asked == Some(actor) {
                reader.read(&game.question(actor));
            }
            if !actor.is_luck() && (step % 11 == 0 || asked.is_none()) {
                let choices = (0..TeamPlay::CHOICES).filter_map(Choice::from_index);
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
        let draw = |rng: &mut Rng| options[rng.random_range(0..options.len() as u32) as usize];
        let mut choice = draw(rng);
        if choice == Choice::Pass {
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
    for seed in 0..27 {
        let seats = Setup::seated(1 + (seed % 3) as u8, 1 + (seed / 3 % 3) as u8);
        let arena = Rules::embedded().arenas[(seed % 4) as usize].id.clone();
        let setup = Setup { arena, skulls: 5, hidden_hands: seed % 2 == 0, ..seats };
        play(&TeamPlay::new(Rules::embedded(), &setup).unwrap(), &mut table::rng(seed), reader);
    }
    let refused = [
        Setup::seated(0, 4),
        Setup { reward: Some("gold".to_owned()), ..Setup::default() },
        Setup { weapons: Some(vec!["whisper".to_owned()]), ..Setup::default() },
        Setup { weapons: Some(vec!["hot-rod".to_owned()]), ..Setup::default() },
        Setup { guest: Some("nova".to_owned()), ..Setup::default() },
    ];
    for setup in refused {
        reader.read(&TeamPlay::new(Rules::embedded(), &setup).unwrap_err().0);
    }
    // Of content with a guest; the tests of the game see it said.
    reader.read(&Message::new("adrenaline-team-setup-guest").with("given", "echo").with("known", "nova"));
}

#[test]
fn whatever_the_game_says_has_a_sentence_and_no_sentence_is_idle() {
    let mut reader = Reader::new();
    read_games(&mut reader);
    assert!(reader.faults.is_empty(), "{:#?}", reader.faults);
    let reasons = written("../adrenaline/src/team", &[(" of_team(", "adrenaline-team-not-")]);
    let reasons: BTreeSet<String> =
        reasons.union(&written("../adrenaline/src", &[(" of_team(", "adrenaline-team-not-")])).cloned().collect();
    assert!(reasons.len() > 15, "{reasons:#?}");
    for lang in Lang::ALL {
        let missing: Vec<_> = reasons.iter().filter(|id| !Catalogue::new(lang).has(id)).collect();
        assert!(missing.is_empty(), "{lang}: missing {missing:#?}");
    }
    let all = sentences(Lang::En);
    let parts = || all.values().flat_map(|sentence| &sentence.mentions);
    // Help and the title are looked up by name, and so is what an interface says of a value.
    let asked_for = |id: &str| ["help-", "title", "status-"].iter().any(|kind| id[16..].starts_with(kind));
    let idle: Vec<_> = all
        .keys()
        .filter(|id| id.starts_with("adrenaline-team-") && !asked_for(id))
        .filter(|&id| !reader.ids.contains(id) && !reasons.contains(id) && !parts().any(|part| part == id))
        .collect();
    assert!(idle.is_empty(), "never said: {idle:#?}");
}

#[test]
fn every_component_has_its_name_and_its_help() {
    let team = &Rules::embedded().team;
    let mut names = BTreeSet::new();
    for character in team.characters.iter() {
        names.insert(format!("adrenaline-figure-{}", character.id));
        names.insert(format!("adrenaline-team-help-character-{}", character.id));
        names.insert(format!("adrenaline-team-ability-{}", character.ability.id()));
        names.insert(format!("adrenaline-team-help-ability-{}", character.ability.id()));
    }
    for reward in team.rewards.iter() {
        names.insert(format!("adrenaline-team-reward-{}", reward.id));
        names.insert(format!("adrenaline-team-help-reward-{}", reward.id));
    }
    for status in ["fact", "recovered", "house"] {
        names.insert(format!("adrenaline-team-status-{status}"));
    }
    for lang in Lang::ALL {
        let there: BTreeSet<String> = sentences(lang).into_keys().collect();
        let missing: Vec<_> = names.iter().filter(|id| !there.contains(*id)).collect();
        assert!(missing.is_empty(), "{lang}: missing {missing:#?}");
        for id in there.iter().filter(|id| id.starts_with("adrenaline-team-help-")) {
            assert!(Catalogue::new(lang).check(&Message::new(id.clone())).is_ok());
        }
    }
    let english = Catalogue::new(Lang::En);
    for reward in team.rewards.iter() {
        assert_eq!(english.say(&Message::new(format!("adrenaline-team-reward-{}", reward.id))), reward.name.as_str());
    }
}
