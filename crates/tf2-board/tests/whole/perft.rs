//! Counted positions: a rule that changes shows here first. Each file is a
//! scene and lines `perft DEPTH COUNT`.

use table::{Spoken, perft};
use tf2_board::{Rules, TfBoard};

#[test]
fn positions_are_as_many_as_recorded() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft");
    let mut deep = 0;
    let mut wrong = String::new();
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        let text = std::fs::read_to_string(&path).unwrap();
        let (counts, scene): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.starts_with("perft "));
        let game = TfBoard::from_scene(Rules::embedded(), &scene.join("\n"))
            .unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        for line in counts {
            let mut words = line.split(' ').skip(1).map(|word| word.parse::<u64>().unwrap());
            let (depth, count) = (words.next().unwrap() as u32, words.next().unwrap());
            deep += usize::from(depth >= 5);
            let found = perft(&game, depth);
            if found != count {
                wrong += &format!("{}: perft {depth} {found}, recorded {count}\n", path.display());
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
    assert!(deep >= 4, "at least four scenes go five answers deep");
}
