//! Whatever a team is told about an answer that is not offered is true: each
//! reason is held against what can be seen on the table.

use table::Game;
use table::laws::{Stated, reasons};
use tf2_board::{Choice, FigureView, Lead, Mode, Public, Rules, Setup, Spot, Team, TfBoard};

/// Where the answer points: its own space, or that of the unit it names.
fn spot(view: &Public, word: &str) -> Option<Spot> {
    let name = word.strip_prefix('@').map(|name| name.split_once('-').unwrap());
    match name {
        None => Spot::named(word),
        Some((team, "sentry")) => view.sentries.iter().find(|gun| gun.team.word() == team).map(|gun| gun.at),
        Some(_) => figure(view, word).and_then(|figure| figure.at),
    }
}

fn figure<'v>(view: &'v Public, word: &str) -> Option<&'v FigureView> {
    let (team, class) = word.strip_prefix('@')?.split_once('-')?;
    view.figures.iter().find(|figure| figure.team.word() == team && figure.class == class)
}

/// The sign of a space on the drawn map.
fn sign(view: &Public, at: Spot) -> char {
    view.rows[usize::from(at.row)].chars().nth(usize::from(at.col)).unwrap()
}

fn is_true(stated: &Stated<'_, TfBoard>) -> bool {
    let view = stated.game.public();
    let word = stated.word.as_str();
    let Some(id) = stated.reason.id.strip_prefix("tf2-board-no-") else { return false };
    let count = |name: &str| stated.number(name).unwrap();
    let asked = view.asked.unwrap();
    let target = spot(&view, word);
    let using = view.using.as_ref();
    let user = || {
        let stand = &using.unwrap().stand;
        view.figures
            .iter()
            .find(|figure| figure.team == stand.team && Some(&figure.class) == stand.class.as_ref())
            .unwrap()
    };
    let here = || user().at.unwrap();
    let map = stated.game.map();
    let spawn = |team: Team, at: Spot| map.square(at).is_some_and(|square| map.spawn_of(team).has(square));
    let occupied = |at: Spot| {
        view.figures.iter().any(|figure| figure.at == Some(at)) || view.sentries.iter().any(|gun| gun.at == at)
    };
    let friend = || word.starts_with(&format!("@{}-", asked.word()));
    match id {
        asked if asked.starts_with("asked-") => !stated.is_asked_for(),
        "concede" => word == "concede",
        "off-board" => target.and_then(|at| map.square(at)).is_none(),
        "no-such-class" => table::Spoken::hear(stated.game, word).is_none(),
        "class-taken" => view.figures.iter().any(|figure| figure.team == asked && figure.class == word),
        "not-spawn" => !spawn(asked, target.unwrap()),
        "occupied" => occupied(target.unwrap()),
        "not-yours" | "not-a-friend" => !friend(),
        "friendly-fire" => friend(),
        "sentry-alone" | "only-characters" => word.ends_with("-sentry"),
        "only-sentries" => !word.ends_with("-sentry"),
        "not-in-team" => figure(&view, word).is_none(),
        "away" => {
            figure(&view, word).is_some_and(|figure| figure.at.is_none() && i64::from(figure.tokens) == count("n"))
        }
        "used" => figure(&view, word).is_some_and(|figure| figure.used),
        "here" => target == Some(here()),
        "wall" => sign(&view, target.unwrap()) == '#',
        "enemy-spawn" => spawn(asked.other(), target.unwrap()),
        "no-points" => using.unwrap().left == 0,
        "own-intel" => {
            let home = map.spot(map.home_of(asked));
            Some(home) == target || view.intel.iter().any(|intel| intel.of == asked && intel.at == target)
        }
        "too-far" => count("cost") > count("left") && count("left") == i64::from(using.unwrap().left),
        "no-way" => !stated.offers(word),
        "not-on-card" => matches!(stated.choice, Choice::Act(_)),
        "acted" => using.unwrap().acted,
        "shared" => view.figures.iter().filter(|figure| figure.at == Some(here())).count() > 1,
        "on-spawn" => Team::BOTH.into_iter().any(|team| spawn(team, here())),
        "roll-too-low" => count("roll") < count("need") && count("roll") == i64::from(using.unwrap().roll),
        "moved" | "moved-too-far" => stated.game.has_walked(),
        "needs-disguise" => !user().markers.iter().any(|marker| marker == "disguised"),
        "disguised-already" => user().markers.iter().any(|marker| marker == "disguised"),
        "no-target" | "no-space" | "nobody-there" => matches!(stated.choice, Choice::Act(_) | Choice::Heading(_)),
        "stickies-out" => view.stickies.iter().filter(|sticky| sticky.team == asked).count() == 3,
        "stickies-none" => view.stickies.iter().all(|sticky| sticky.team != asked),
        "sentry-top" => view.sentries.iter().any(|gun| gun.team == asked && gun.level == 3),
        "sentry-not-beside" => view
            .sentries
            .iter()
            .all(|gun| gun.team != asked || gun.at.row.abs_diff(here().row) + gun.at.col.abs_diff(here().col) > 1),
        "counters" => i64::from(user().counters) == count("n") && count("n") < count("need"),
        "carrier" => user().intel,
        // Also of the one unit that an action might be meant for.
        "not-on-board" => target.is_none(),
        "self" => target == Some(here()),
        "not-in-line" if target.is_some() => {
            let to = target.unwrap();
            to.row != here().row && to.col != here().col
        }
        "out-of-range" if target.is_some() => {
            let to = target.unwrap();
            let away = i64::from(to.row.abs_diff(here().row) + to.col.abs_diff(here().col));
            away == count("n") && (away < count("min") || away > count("max"))
        }
        "out-of-range" => count("n") < count("min") || count("n") > count("max"),
        "blocked" | "blocked-wall" | "hopeless" | "not-in-line" => true,
        "carries" => figure(&view, word).is_none_or(|figure| figure.intel),
        "not-burning" => {
            figure(&view, word).is_none_or(|figure| !figure.markers.iter().any(|marker| marker == "burning"))
        }
        "sanctuary" => target.is_none_or(|at| Team::BOTH.into_iter().any(|team| spawn(team, at))),
        "disguised" => {
            figure(&view, word).is_none_or(|figure| figure.markers.iter().any(|marker| marker == "disguised"))
        }
        "landing" | "sticky-space" | "building-space" => matches!(stated.choice, Choice::Square(_)),
        "not-nearest" => word.starts_with('@'),
        other => panic!("nobody knows when {other} is true"),
    }
}

#[test]
fn every_reason_stated_in_a_random_match_is_true() {
    let mut met = 0;
    for map in Rules::embedded().maps() {
        let plain = Setup { mode: map.mode(), map: Some(map.name().to_owned()), ..Setup::default() };
        let neutral = map.mode() == Mode::Cp;
        let other =
            Setup { lead: Some(Lead::Changes), sanctuary: Some(false), neutral, concede: true, ..plain.clone() };
        for (seed, setup) in [plain, other].iter().enumerate() {
            let game = TfBoard::new(Rules::embedded(), setup).unwrap();
            met += reasons(&game, seed as u64, 12, is_true).unwrap_or_else(|untrue| panic!("{setup:?}\n{untrue}"));
        }
    }
    assert!(met > 20_000, "{met}");
}
