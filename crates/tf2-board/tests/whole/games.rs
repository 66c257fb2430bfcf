//! Recorded games replay word by word, through the same positions, to the same end.

use table::{Game, Spoken};
use tf2_board::{Mode, Rules, Setup, TfBoard};

fn records() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");
    let mut all: Vec<(String, String)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(&path).unwrap()))
        .collect();
    all.sort();
    all
}

fn replay(name: &str, text: &str) {
    let mut game: Option<TfBoard> = None;
    let mut scene = String::new();
    for (n, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let at = format!("{name}:{}", n + 1);
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        if first == "setup" {
            let (mode, map) = rest.split_once(' ').unwrap_or((rest, "twin-forts"));
            let mode = if mode == "cp" { Mode::Cp } else { Mode::Ctf };
            let setup = Setup { mode, map: Some(map.to_owned()), ..Setup::default() };
            game = Some(TfBoard::new(Rules::embedded(), &setup).unwrap());
            continue;
        }
        let game = game.as_mut().expect("setup comes first");
        match first {
            "=" => {
                scene.push_str(rest);
                scene.push('\n');
            }
            "winner" => assert_eq!(game.winner().unwrap().map_or("draw", |team| team.word()), rest, "{at}"),
            _ => {
                if !scene.is_empty() {
                    assert_eq!(game.to_scene().as_deref(), Some(scene.as_str()), "{at}");
                    scene.clear();
                }
                let actor = game.actor_named(first).unwrap_or_else(|| panic!("{at}: no {first}"));
                let choice = game.hear(rest).unwrap_or_else(|| panic!("{at}: what is {rest}?"));
                game.play(actor, choice).unwrap_or_else(|no| panic!("{at}: {no:?} {:?}", game.why_not(actor, choice)));
            }
        }
    }
    assert!(game.unwrap().winner().is_some(), "{name} ends");
}

#[test]
fn five_recorded_games_of_each_mode_replay() {
    let all = records();
    for mode in ["ctf", "cp"] {
        assert!(all.iter().filter(|(name, _)| name.starts_with(mode)).count() >= 5);
    }
    for (name, text) in all {
        replay(&name, &text);
    }
}
