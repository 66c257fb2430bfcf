//! Every game: what is booked agrees with what the rules say at the end.

use adrenaline::{Adrenaline, TeamPlay};
use bots::Skill;
use ledger::{MOST, MatchRunner, Opening, Runner, Seating, Sheet, Tallied, WIN};
use table::{Game, OwnWords, play_out, rng};
use tf2_board::TfBoard;
use tf2_turns::TfTurns;

fn seating(skills: &[Skill]) -> Seating {
    Seating { skills: skills.to_vec(), opening: Opening::Bots, without: None }
}

fn sheets<G: Tallied>(start: &G, games: u64, mut check: impl FnMut(&Sheet, &G)) {
    let runner = Runner::new(start.clone(), &OwnWords::new());
    let mut worker = runner.worker();
    let mut sheet = Sheet::new(runner.index());
    for seed in 0..games {
        worker.play(&seating(&vec![Skill::Random; runner.index().sides.len()]), seed, &mut sheet, None).unwrap();
        let mut game = start.clone();
        let tally = play_out(&mut game, &mut rng(seed), &mut Vec::new(), u64::MAX);
        assert_eq!(sheet.tally, tally, "a watched match is the same match");
        let sides = 0..runner.index().sides.len();
        let decided: u32 = sides.clone().flat_map(|side| sheet.decisions(side)).sum();
        assert_eq!(u64::from(decided), tally.decisions);
        let offered: u32 = sides.clone().flat_map(|side| sheet.offered(side)).sum();
        assert!(offered >= 2 * decided);
        let shares: u32 = sheet.ends.iter().map(|end| end.share).sum();
        assert_eq!(shares, WIN);
        assert!(sheet.turns > 0 && sheet.stood.iter().sum::<u32>() > 0);
        let used: u32 = sides.clone().flat_map(|side| sheet.tools(side)).map(|used| used.uses).sum();
        assert!(used > 0);
        check(&sheet, &game);
    }
}

/// Every point of the final standing has a source.
fn accounted(sheet: &Sheet) {
    for (side, end) in sheet.ends.iter().enumerate() {
        assert_eq!(sheet.sources(side).iter().sum::<i32>(), end.points, "side {side}");
    }
}

#[test]
fn adrenaline_books_every_point_and_every_death() {
    let rules = adrenaline::Rules::embedded();
    let start = Adrenaline::new(rules, &adrenaline::Setup::default()).unwrap();
    let weapons = rules.weapon_cards().len();
    sheets(&start, 20, |sheet, game| {
        accounted(sheet);
        // Eight skulls, and the figures that fell in the frenzy.
        let kills = game.killshots().count() as u32;
        assert_eq!(sheet.deaths.iter().sum::<u32>(), kills);
        let by_tools: u32 = (0..5).flat_map(|side| sheet.tools(side)).map(|used| used.kills).sum();
        assert_eq!(by_tools, kills, "every kill is some tool's");
        let damage: u32 = (0..5).flat_map(|side| &sheet.tools(side)[..weapons]).map(|used| used.damage).sum();
        assert!(damage >= 10 * kills, "a killshot takes eleven, one of them at most from a scope");
        // Five figures, five places in the order; a spawnpoint for each who had a turn.
        let of = |topic: u8| sheet.traits.iter().filter(|had| had.topic == topic).count();
        assert_eq!((of(0), of(1)), (5, 5));
        assert!((1..=5).contains(&of(2)));
    });
}

#[test]
fn team_play_books_every_point() {
    let rules = adrenaline::Rules::embedded();
    let start = TeamPlay::new(rules, &adrenaline::team::Setup::seated(3, 3)).unwrap();
    sheets(&start, 20, |sheet, _| {
        accounted(sheet);
        let of = |topic: u8| sheet.traits.iter().filter(|had| had.topic == topic).count();
        assert_eq!([of(0), of(1), of(2), of(3)], [6, 2, 6, 6]);
        assert!(usize::from(sheet.facets[0]) < rules.team.rewards.len());
        assert!(sheet.deaths.iter().sum::<u32>() >= 8);
    });
}

#[test]
fn the_board_game_books_kills_and_the_end() {
    let start = TfBoard::new(tf2_board::Rules::embedded(), &tf2_board::Setup::default()).unwrap();
    sheets(&start, 20, |sheet, game| {
        let kills: i32 = (0..2).map(|side| sheet.sources(side)[0]).sum();
        assert_eq!(sheet.deaths.iter().sum::<u32>(), kills as u32);
        let by_tools: u32 = (0..2).flat_map(|side| sheet.tools(side)).map(|used| used.kills).sum();
        assert_eq!(by_tools, kills as u32, "every kill is some tool's");
        assert!(sheet.facets[0] < 5);
        assert_eq!(sheet.facets[0] == 4, game.winner() == Some(None));
        assert_eq!(sheet.traits.iter().filter(|had| had.topic == 0).count(), 10, "five classes on each side");
    });
}

#[test]
fn taking_turns_books_kills_and_damage() {
    let start = TfTurns::new(tf2_turns::Rules::embedded(), &tf2_turns::Setup::ctf()).unwrap();
    let (mut all_kills, mut all_damage) = (0, 0);
    sheets(&start, 20, |sheet, _| {
        let kills: i32 = (0..2).map(|side| sheet.sources(side)[0]).sum();
        assert_eq!(sheet.deaths.iter().sum::<u32>(), kills as u32);
        all_kills += kills;
        all_damage += (0..2).flat_map(|side| sheet.tools(side)).map(|used| used.damage).sum::<u32>();
    });
    assert!(all_kills > 0 && all_damage > 0);
}

#[test]
fn thinking_bots_play_the_match_of_the_ladder_and_its_events_can_be_kept() {
    let rules = adrenaline::Rules::embedded();
    let start = Adrenaline::new(rules, &adrenaline::Setup { players: 3, skulls: 5, ..Default::default() }).unwrap();
    let runner = Runner::new(start, &OwnWords::new());
    let skills = [Skill::Easy, Skill::Random, Skill::Easy];
    let (mut sheet, mut told) = (Sheet::new(runner.index()), Vec::new());
    runner.worker().play(&seating(&skills), 5, &mut sheet, Some(&mut told)).unwrap();
    let played = bots::play(&start, &skills, 5, &mut Vec::new(), &mut table::Quiet);
    let standing = played.game.standing();
    let points: Vec<i32> = standing.rows.iter().map(|row| row.points).collect();
    assert_eq!(sheet.ends.iter().map(|end| end.points).collect::<Vec<_>>(), points);
    assert_eq!(sheet.tally, played.tally);
    assert!(told.iter().all(|told| u64::from(told.answer) < sheet.tally.answers()));
    assert_eq!(told.last().unwrap().message.id, "adrenaline-told-over");
}

#[test]
fn a_random_opening_mixes_the_teams() {
    let start = TeamPlay::new(adrenaline::Rules::embedded(), &adrenaline::team::Setup::seated(3, 3)).unwrap();
    let runner = Runner::new(start, &OwnWords::new());
    let teams = |opening: Opening| -> std::collections::BTreeSet<Vec<u16>> {
        let mut sheet = Sheet::new(runner.index());
        let mut team = |seed: u64| {
            let seating = Seating { skills: vec![Skill::Easy; 2], opening, without: None };
            runner.worker().play(&seating, seed, &mut sheet, None).unwrap();
            let black = sheet.traits.iter().filter(|had| had.topic == 0 && had.side == 0);
            let mut black: Vec<u16> = black.map(|had| had.value).collect();
            black.sort_unstable();
            black
        };
        (0..6).map(&mut team).collect()
    };
    assert!(teams(Opening::Random).len() > 2);
}

/// What luck took from the first side in each of these games, besides its part of the win.
fn weighed<G: Tallied>(start: &G, games: u64) -> Vec<(f64, f64)> {
    let runner = Runner::new(start.clone(), &OwnWords::new());
    let sides = runner.index().sides.len();
    let (mut worker, mut sheet) = (runner.worker(), Sheet::weighing(runner.index()));
    let play = |seed: u64| {
        worker.play(&seating(&vec![Skill::Random; sides]), seed, &mut sheet, None).unwrap();
        assert!(sheet.luck.iter().all(|luck| luck.abs() <= MOST), "{:?}", sheet.luck);
        assert!(sheet.luck.iter().sum::<f64>().abs() < 1e-3, "what one side loses the others win");
        (sheet.share(0), sheet.luck[0])
    };
    (0..games).map(play).collect()
}

fn has_no_mean(name: &str, games: &[(f64, f64)]) {
    let n = games.len() as f64;
    let mean = games.iter().map(|(_, luck)| luck).sum::<f64>() / n;
    let error = (games.iter().map(|(_, luck)| (luck - mean).powi(2)).sum::<f64>() / n / n).sqrt();
    assert!(error > 0.0 && mean.abs() < 3.0 * error, "{name}: luck of {mean} ± {error}");
    // So an estimate without luck says the same as one with it.
    let spread = |of: &dyn Fn(&(f64, f64)) -> f64| {
        let mean = games.iter().map(of).sum::<f64>() / n;
        (mean, games.iter().map(|game| (of(game) - mean).powi(2)).sum::<f64>() / n)
    };
    let (with, without) = (spread(&|game| game.0), spread(&|game| game.0 + game.1));
    assert!((with.0 - without.0).abs() < 3.0 * error, "{name}: {with:?}, {without:?}");
    println!("{name}: {mean:+.4} ± {error:.4}, {:.0} % of the variance is left", 100.0 * without.1 / with.1);
}

#[test]
fn luck_takes_nothing_on_average_whatever_the_game() {
    let start = Adrenaline::new(adrenaline::Rules::embedded(), &adrenaline::Setup::default()).unwrap();
    has_no_mean("adrenaline", &weighed(&start, 300));
    let start = TeamPlay::new(adrenaline::Rules::embedded(), &adrenaline::team::Setup::seated(3, 3)).unwrap();
    has_no_mean("adrenaline-team", &weighed(&start, 300));
    for mode in [tf2_board::Mode::Ctf, tf2_board::Mode::Cp] {
        let setup = tf2_board::Setup { mode, ..Default::default() };
        has_no_mean(mode.word(), &weighed(&TfBoard::new(tf2_board::Rules::embedded(), &setup).unwrap(), 600));
    }
    let start = TfTurns::new(tf2_turns::Rules::embedded(), &tf2_turns::Setup::ctf()).unwrap();
    has_no_mean("tf2-turns", &weighed(&start, 300));
}
