//! Bots that play by a network: mostly of random weights here, for what they owe does
//! not depend on how well they play.

mod made_up;

use adrenaline::{Adrenaline, Rules, Setup, TeamPlay};
use bots::net::{Network, Weights, fingerprint};
use bots::{BadSkill, Bot, Evaluate, Plan, Player, Players, Skill, World, ladder, record};
use table::{Actors, ENDLESS, Game, Layout, Quiet, play_out_with, rng};

fn adrenaline(players: u8) -> Adrenaline {
    let setup = Setup { players, skulls: 5, ..Setup::default() };
    Adrenaline::new(Rules::embedded(), &setup).unwrap()
}

fn team() -> TeamPlay {
    TeamPlay::new(Rules::embedded(), &adrenaline::team::Setup::seated(2, 3)).unwrap()
}

fn board() -> tf2_board::TfBoard {
    tf2_board::TfBoard::new(tf2_board::Rules::embedded(), &Default::default()).unwrap()
}

fn turns() -> tf2_turns::TfTurns {
    tf2_turns::TfTurns::new(tf2_turns::Rules::embedded(), &tf2_turns::Setup::ctf()).unwrap()
}

/// The first decisions of a match, by networks with `values` values.
fn decisions<G: Evaluate>(start: &G, values: usize, lines: u32, seed: u64) -> Vec<G::Choice> {
    let weights = made_up::network(start, 64, 1, values, "decisions");
    let skills = [Skill::Think(lines, weights), Skill::Net(weights)];
    let (mut players, mut log) = (Players::bots(start, &skills, seed), Vec::new());
    let decide = |game: &G, actor, options: &Vec<G::Choice>, rng: &mut table::Rng| {
        let choice = players.decide(game, actor, options, rng);
        assert!(options.contains(&choice));
        log.push(choice);
        choice
    };
    play_out_with(&mut start.clone(), &mut rng(seed), &mut Vec::new(), 400, decide, &mut Quiet);
    log
}

#[test]
fn networks_play_every_game_and_repeat_themselves() {
    fn both<G: Evaluate>(start: &G) {
        for values in [1, 5] {
            let log = decisions(start, values, 12, 3);
            assert!(log.len() > 60, "{}: {} decisions", G::NAME, log.len());
            assert_eq!(log, decisions(start, values, 12, 3), "{}", G::NAME);
        }
    }
    both(&adrenaline(3));
    both(&adrenaline(5));
    both(&team());
    both(&board());
    both(&turns());
}

/// Always the policy's first answer, however long it takes, can go round in circles.
#[test]
fn a_match_of_searching_networks_ends() {
    let weights = made_up::network(&adrenaline(3), 32, 1, 5, "ends");
    let game = record(&adrenaline(3), &[Skill::Think(8, weights)], 4);
    assert!(game.game().waiting().is_empty() && (game.log().len() as u64) < ENDLESS);
}

/// The most allocations of a decision; matches are played by chance, since a policy can go round in circles.
fn most_allocations<G: Evaluate>(start: &G, weights: Weights) -> u64 {
    let mut bot: Bot<G> = Bot::new(Skill::Net(weights), 1);
    let mut most = 0;
    let decide = |game: &G, actor, _: &Vec<_>, rng: &mut table::Rng| {
        let world = World::new(game, Actors::one(actor), actor).unwrap();
        let mut answer = None;
        bot.answer(&world);
        let measured = allocation_counter::measure(|| answer = Some(Player::answer(&mut bot, &world)));
        most = most.max(measured.count_total);
        let offers = world.offers();
        assert!(offers.contains(&answer.unwrap()));
        offers[rand::RngExt::random_range(rng, 0..offers.len())]
    };
    let tally = play_out_with(&mut start.clone(), &mut rng(2), &mut Vec::new(), 1_500, decide, &mut Quiet);
    assert!(tally.decisions > 200, "{}: {}", G::NAME, tally.decisions);
    most
}

#[test]
fn a_policy_allocates_nothing_from_one_decision_to_the_next() {
    fn check<G: Evaluate>(start: &G) {
        let made_up = made_up::network(start, 64, 2, 1, "frugal");
        assert_eq!([made_up, Weights::BuiltIn].map(|weights| most_allocations(start, weights)), [0, 0], "{}", G::NAME);
    }
    check(&adrenaline(4));
    check(&team());
    check(&board());
    check(&turns());
}

#[test]
fn skills_with_networks_are_written_as_they_are_read() {
    let path = std::env::temp_dir().join(format!("skills-{}.net", std::process::id()));
    std::fs::write(&path, made_up::bytes(&adrenaline(3), 32, 0, 1)).unwrap();
    let path = path.to_str().unwrap();
    for name in [format!("net:{path}"), format!("think:400:{path}"), "net".to_owned(), "think:12".to_owned()] {
        let skill: Skill = name.parse().unwrap();
        assert_eq!(skill.to_string(), name);
        assert_eq!(skill, name.parse().unwrap(), "read twice, it is the same network");
    }
    std::fs::write(path, made_up::bytes(&adrenaline(3), 32, 1, 1)).unwrap();
    assert_ne!(format!("net:{path}").parse::<Skill>(), Ok(Skill::Net(Weights::BuiltIn)));
    std::fs::remove_file(path).unwrap();
    for (name, skill) in [("Classic-Hard", Skill::ClassicHard), ("classic-expert", Skill::ClassicExpert)] {
        assert_eq!(name.parse(), Ok(skill));
        assert_eq!(skill.to_string(), name.to_lowercase());
    }
    assert_eq!("think:".parse::<Skill>(), Err(BadSkill::Iterations(String::new())));
    assert_eq!("think:x:y".parse::<Skill>(), Err(BadSkill::Iterations("x".to_owned())));
    assert_eq!("think".parse::<Skill>(), Err(BadSkill::Unknown("think".to_owned())));
    let missing = "net:/no/such.net".parse::<Skill>().unwrap_err();
    assert!(missing.to_string().starts_with("net:/no/such.net: no such file"), "{missing}");
}

#[test]
fn a_network_of_another_game_is_refused_before_anybody_sits_down() {
    let weights = made_up::network(&team(), 32, 0, 1, "refused");
    let refused = Skill::Net(weights).ready(&adrenaline(3)).unwrap_err().to_string();
    assert!(refused.ends_with("made for the game adrenaline-team, and this is adrenaline"), "{refused}");
    assert_eq!(Skill::Net(weights).ready(&team()), Ok(()));
    assert_eq!(Skill::Hard.ready(&adrenaline(3)), Ok(()));
}

#[test]
fn a_network_of_other_features_is_refused_and_the_sentence_says_what_differs() {
    let game = adrenaline(3);
    let layout = Layout::of(&game);
    let network = Network::read(&made_up::bytes(&game, 32, 0, 1)).unwrap();
    let says = |layout: &Layout| network.fits(&game, layout).map_err(|bad| bad.to_string());
    assert_eq!(says(&layout), Ok(()));
    let (mut wider, mut renamed) = (layout.clone(), layout.clone());
    wider.width += 1;
    let (theirs, ours) = (layout.width, wider.width);
    assert_eq!(says(&wider), Err(format!("made for a number of features of {theirs}, and this is {ours}")));
    renamed.features[5].name.push('?');
    let (theirs, ours) = (fingerprint(&layout), fingerprint(&renamed));
    assert_eq!(says(&renamed), Err(format!("made for the layout {theirs}, and this is {ours}")));
}

/// Whatever is in `weights/` must fit the games of today, and be small.
#[test]
fn the_networks_in_the_program_fit_their_games() {
    fn check<G: Evaluate>(game: &G) {
        let ready = Skill::Net(Weights::BuiltIn).ready(game);
        let Some(bytes) = bots::net::built_in(G::NAME) else {
            let none = format!("net: no network of {} is built in; name a file of weights", G::NAME);
            return assert_eq!(ready.unwrap_err().to_string(), none);
        };
        assert_eq!(ready, Ok(()));
        assert!(bytes.len() <= 2_000_000, "{}: {} bytes", G::NAME, bytes.len());
        assert!(Network::read(&bytes).unwrap().header().made.len() > 20, "it says how it was made");
    }
    check(&adrenaline(3));
    check(&team());
    check(&board());
    check(&turns());
}

/// Weights that fit, but say what another encoding meant, would be no better than chance.
#[test]
fn the_networks_in_the_program_have_learned_their_game() {
    fn check<G: Evaluate>(start: &G) {
        let skills = vec![Skill::Net(Weights::BuiltIn), Skill::Random];
        let report = ladder(start, &Plan { skills, games: 20, seed: 7, threads: 2 }, &[], |_| {});
        let ahead = report.pairs[0].strength.unwrap().ahead.rate;
        assert!(ahead >= 0.9, "{}: ahead of random in {ahead}", G::NAME);
    }
    check(&adrenaline(3));
    check(&team());
    check(&board());
    check(&turns());
}
