//! What travels: setups and views survive being written and read.

use table::{Game, Quiet, rng};
use tf2_board::{Mode, Public, Rules, Setup, Team, TfBoard};

#[test]
fn views_survive_the_wire() {
    for mode in [Mode::Ctf, Mode::Cp] {
        let mut game = TfBoard::new(Rules::embedded(), &Setup { mode, ..Setup::default() }).unwrap();
        let mut luck = rng(3);
        let mut options = Vec::new();
        for n in 0..3000 {
            let Some(actor) = game.waiting().first() else { break };
            game.choices(actor, &mut options);
            let choice = table::draw(&game, &options, &mut luck);
            game.apply(actor, choice, &mut Quiet);
            if n % 50 == 0 {
                let view = game.public();
                assert_eq!(ron::from_str::<Public>(&ron::to_string(&view).unwrap()).unwrap(), view);
            }
        }
    }
}

#[test]
fn a_setup_has_defaults_and_refuses_what_it_does_not_know() {
    let read = |text: &str| ron::from_str::<Setup>(text);
    assert_eq!(read("()").unwrap(), Setup::default());
    let full = Setup {
        mode: Mode::Cp,
        map: Some("three-yards".to_owned()),
        first: Some(Team::Red),
        concede: true,
        ..Setup::default()
    };
    assert_eq!(read("(mode: cp, map: Some(\"three-yards\"), first: Some(red), concede: true)").unwrap(), full);
    assert_eq!(read(&ron::to_string(&full).unwrap()).unwrap(), full);
    assert!(read("(mode: koth)").is_err());
    assert!(read("(colour: red)").is_err());
}
