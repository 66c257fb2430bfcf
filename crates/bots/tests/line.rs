//! Programs of others at the table: what they are told, and what becomes of those that fail.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use adrenaline::{Adrenaline, Rules, Setup};
use bots::line::{Fault, troubles};
use bots::{BadSkill, Evaluate, Player, Players, Skill, World, play, record};
use duel::Duel;
use serde_json::{Value, json};
use table::{Game, Layout, Options, Quiet, encode, play_out, rng};

fn script(name: &str) -> String {
    format!("sh {}/tests/agents/{name}.sh", env!("CARGO_MANIFEST_DIR"))
}

/// A file that is not there yet.
fn paper(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("fireteam-line-{name}-{}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

fn agent(command: &str) -> Skill {
    Skill::introduce(&format!("cmd:{command}")).unwrap()
}

fn a_duel() -> Duel {
    Duel::new(duel::Rules::embedded(), &duel::Setup::default()).unwrap()
}

fn what_was_told(path: &PathBuf) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A match in which the first side is played by the program, and everything that it was told.
fn told<G: Evaluate>(start: &G, name: &str, ready: &str) -> (table::Match<G>, Vec<Value>) {
    let paper = paper(name);
    let agent = agent(&format!("{} {} {ready}", script("good"), paper.display()));
    let played = record(start, &[agent, Skill::Random, Skill::Random], 5);
    // Nobody waits for it to hear how the match ended.
    let heard = || what_was_told(&paper).last().is_some_and(|last| last["type"] == "over");
    (0..500).take_while(|_| !heard()).for_each(|_| std::thread::sleep(Duration::from_millis(10)));
    let told = what_was_told(&paper);
    fs::remove_file(paper).unwrap();
    (played, told)
}

/// Every question told to a side of a match is what that side may know there, to the letter.
fn compare<G: Evaluate>(played: &table::Match<G>, told: &[Value], numbers: bool) -> usize {
    let mut game = played.first().clone();
    let side = game.standing().rows[0].side.and(game.actors());
    let mut questions = told.iter().filter(|message| message["type"] == "question");
    let mut asked = 0;
    for entry in played.log() {
        let mut options: Options<G> = Vec::new();
        game.choices(entry.actor, &mut options);
        options.retain(|&choice| !G::gives_up(choice));
        if side.has(entry.actor) && options.len() > 1 {
            let question = questions.next().expect("one for every decision");
            asked += 1;
            let offer = |&c: &G::Choice| json!({ "index": game.action(side, c), "word": game.say(c) });
            let mut expected = json!({
                "type": "question", "match": question["match"], "n": asked, "game": G::NAME,
                "actor": game.actor_name(entry.actor), "side": side.map(|a| game.actor_name(a)).collect::<Vec<_>>(),
                "offers": options.iter().map(offer).collect::<Vec<_>>(),
            });
            match numbers {
                false => expected["view"] = serde_json::to_value(game.view(side)).unwrap(),
                true => {
                    let mut seen = vec![0; Layout::of(&game).width];
                    // Not from the true world: from one that looks the same.
                    encode::encode(&game.deal_again(side, &mut rng(asked)), side, &mut seen);
                    expected["observation"] = seen.into();
                }
            }
            assert_eq!(*question, expected);
        }
        game.apply(entry.actor, entry.choice, &mut Quiet);
    }
    assert_eq!(questions.next(), None);
    asked as usize
}

#[test]
fn a_program_is_told_what_its_side_may_see_and_nothing_else() {
    let setup = Setup { players: 3, skulls: 5, ..Setup::default() };
    let start = Adrenaline::new(Rules::embedded(), &setup).unwrap();
    let (played, messages) = told(&start, "view", "");
    assert!(compare(&played, &messages, false) > 20);
    let last = messages.last().unwrap();
    assert_eq!(last["type"], "over");
    let places: Vec<i64> = last["places"].as_array().unwrap().iter().map(|p| p.as_i64().unwrap()).collect();
    let standing = played.game().standing();
    assert_eq!(places, standing.rows.iter().map(|row| i64::from(row.place)).collect::<Vec<_>>());
}

#[test]
fn a_program_that_wants_numbers_gets_those_of_the_python_package() {
    let setup = Setup { players: 3, skulls: 5, ..Setup::default() };
    let start = Adrenaline::new(Rules::embedded(), &setup).unwrap();
    let (played, messages) = told(&start, "numbers", r#","wants":["numbers"]"#);
    assert!(compare(&played, &messages, true) > 20);
}

/// What a program does wrong costs it the match, and is told.
fn falls(way: &str, fits: impl Fn(&Fault) -> bool) {
    let start = a_duel();
    let command = format!("0.4:{} {way}", script("bad"));
    for (seed, side) in [(1, 0), (2, 1)] {
        let mut skills = [Skill::Random; 2];
        skills[side] = agent(&command);
        let played = play(&start, &skills, seed, &mut Vec::new(), &mut Quiet);
        assert!(played.game.waiting().is_empty(), "{way}: the match was not ended");
        let places: Vec<u8> = played.standing.rows.iter().map(|row| row.place).collect();
        assert_eq!(places[side], 2, "{way}: {places:?}");
        assert_eq!(places[1 - side], 1, "{way}: {places:?}");
    }
    let name = format!("cmd:{command}");
    let trouble = troubles().into_iter().find(|trouble| trouble.name == name).expect("it was noted");
    assert!(fits(&trouble.first), "{way}: {:?}", trouble.first);
    assert_eq!(trouble.matches, 2);
}

#[test]
fn a_program_that_crashes_is_late_or_breaks_the_rules_loses_its_match() {
    std::thread::scope(|scope| {
        scope.spawn(|| falls("crash", |fault| matches!(fault, Fault::Ended(how) if how.contains('3'))));
        scope.spawn(|| falls("late", |fault| *fault == Fault::Late(400)));
        scope.spawn(|| falls("closed", |fault| matches!(fault, Fault::Ended(_))));
        scope.spawn(|| falls("endless", |fault| *fault == Fault::Late(400)));
        scope.spawn(|| falls("illegal", |fault| *fault == Fault::Illegal("99999".to_owned())));
        scope.spawn(|| falls("word", |fault| *fault == Fault::Illegal("\"win\"".to_owned())));
        scope.spawn(|| falls("nonsense", |fault| matches!(fault, Fault::Nonsense(_))));
        scope.spawn(|| falls("ahead", |fault| matches!(fault, Fault::Nonsense(_))));
        scope.spawn(|| falls("long", |fault| matches!(fault, Fault::Nonsense(_))));
    });
}

#[test]
fn after_a_crash_the_next_match_is_played() {
    let marker = paper("once");
    let command = format!("{} once {} {}", script("bad"), marker.display(), &script("good")[3..]);
    let start = a_duel();
    for seed in 0..4 {
        let played = play(&start, &[agent(&command), Skill::Random], seed, &mut Vec::new(), &mut Quiet);
        let fell = played.standing != played.game.standing() || seed == 0;
        assert_eq!(fell, seed == 0, "match {seed}");
    }
    assert!(marker.exists());
    let trouble = troubles().into_iter().find(|trouble| trouble.name.contains(&command)).unwrap();
    assert_eq!(trouble.matches, 1);
    fs::remove_file(marker).unwrap();
}

#[test]
fn chatter_and_second_answers_are_passed_over_and_reasons_are_given() {
    let paper = paper("chatty");
    let command = format!("{} {} fire", script("chatty"), paper.display());
    let played = record(&a_duel(), &[agent(&command), Skill::Random], 3);
    assert!(played.game().waiting().is_empty());
    assert!(troubles().iter().all(|trouble| !trouble.name.contains(&command)));
    let told = what_was_told(&paper);
    let reasons: Vec<&Value> = told.iter().filter(|message| message["type"] == "reason").collect();
    assert!(!reasons.is_empty());
    for reason in reasons {
        assert!(reason["offered"] == true || reason["reason"]["id"].is_string(), "{reason}");
    }
    assert!(told.iter().all(|message| message.get("view").is_none()), "it wants none");
    fs::remove_file(paper).unwrap();
}

#[test]
fn a_program_that_is_not_there_is_refused_before_the_first_match() {
    let start = a_duel();
    for (command, part) in [
        ("fireteam-no-such-program", "fireteam-no-such-program"),
        ("true", "ended"),
        (&*format!("{} - ,\"wants\":[\"wishes\"]", script("good")), "wishes"),
        (&*format!("{} - ,\"wants\":[\"words\"]", script("good")), "words"),
    ] {
        let refused = agent(command).ready(&start).unwrap_err();
        assert!(matches!(&refused, BadSkill::Program { reason, .. } if reason.contains(part)), "{command}: {refused}");
    }
    assert!(Skill::introduce("cmd:").is_err());
}

#[test]
fn only_who_may_start_programs_can_name_one() {
    assert!(matches!("cmd:sh".parse::<Skill>(), Err(BadSkill::Unknown(_))));
    let skill = agent("sh -c true");
    assert_eq!(skill.to_string().parse::<Skill>().unwrap(), skill);
}

/// Gives up its seat after some answers.
struct Fainting(u32);

impl<G: Game> Player<G> for Fainting {
    fn answer(&mut self, world: &World<'_, G>) -> G::Choice {
        self.0 = self.0.saturating_sub(1);
        world.offers()[0]
    }

    fn has_fallen(&self) -> bool {
        self.0 == 0
    }
}

#[test]
fn who_falls_is_last_and_who_falls_first_is_the_very_last() {
    let start = Adrenaline::new(Rules::embedded(), &Setup { players: 4, ..Setup::default() }).unwrap();
    let patience = [u32::MAX, 9, 2, u32::MAX];
    let player = |answers| Box::new(Fainting(answers)) as Box<dyn Player<Adrenaline>>;
    let mut players = Players::new(&start, patience.into_iter().map(player));
    let mut game = start;
    play_out(&mut game, &mut rng(3), &mut Vec::new(), 40);
    let mut options = Vec::new();
    let mut luck = rng(4);
    for _ in 0..400 {
        let Some(actor) = game.waiting().first() else { break };
        game.choices(actor, &mut options);
        let choice = match actor.is_luck() {
            true => table::draw(&game, &options, &mut luck),
            false => players.decide(&game, actor, &options, &mut luck),
        };
        game.apply(actor, choice, &mut Quiet);
    }
    let (scored, stands) = (players.score(&game), game.standing());
    let place = |side: usize| scored.rows[side].place;
    assert_eq!((place(1), place(2)), (3, 4));
    let ahead = stands.rows[0].place.cmp(&stands.rows[3].place);
    assert_eq!(place(0).cmp(&place(3)), ahead);
    assert_eq!(place(0).min(place(3)), 1);
    let points = |standing: &table::Standing| standing.rows.iter().map(|row| row.points).collect::<Vec<_>>();
    assert_eq!(points(&scored), points(&stands), "points stay what they are");
}
