//! The tables against the rules said again, slowly and in another way: sight by
//! the pseudo-code of the specification, walking by single steps.

use std::collections::BTreeSet;

use rand::RngExt;
use table::{Actor, Arg, Game, Options, Quiet, Spoken, rng};
use tf2_turns::{BoardView, Choice, Event, Rules, Setup, Spot, TfTurns, Verb};

use crate::new;

type At = (i32, i32);

struct Map(BoardView);

impl Map {
    fn of(setup: &Setup) -> Map {
        Map(new(setup).public().board)
    }

    fn ground(&self, (x, y): At) -> char {
        let row = usize::try_from(y).ok().and_then(|y| self.0.terrain.get(y));
        row.and_then(|r| usize::try_from(x).ok().and_then(|x| r.chars().nth(x))).unwrap_or('#')
    }

    fn feature(&self, (x, y): At) -> char {
        self.0.features[y as usize].chars().nth(x as usize).unwrap_or('_')
    }

    fn all(&self) -> Vec<At> {
        let (w, h) = (i32::from(self.0.width), i32::from(self.0.height));
        (0..h).flat_map(|y| (0..w).map(move |x| (x, y))).collect()
    }

    fn floor(&self) -> Vec<At> {
        self.all().into_iter().filter(|at| self.ground(*at) != '#').collect()
    }

    fn stairs(&self, at: At) -> bool {
        "<>^v".contains(self.ground(at))
    }

    fn edge(&self, (x, y): At) -> bool {
        [(0, 1), (0, -1), (1, 0), (-1, 0)].iter().any(|(dx, dy)| self.ground((x + dx, y + dy)) == '.')
    }

    fn can_see(&self, a: At, t: At, range: i32, straight: bool) -> bool {
        if self.stairs(a) && self.stairs(t) {
            return self.line(a, t, range, 0, straight, '.') || self.line(a, t, range, 0, straight, '=');
        }
        let la = if self.stairs(a) { self.ground(t) } else { self.ground(a) };
        let lt = if self.stairs(t) { self.ground(a) } else { self.ground(t) };
        if la == '=' && lt == '.' {
            return self.edge(a) && self.line(a, t, range * 3 / 2, 2, straight, la);
        }
        (la != '.' || lt != '=' || self.edge(t)) && self.line(a, t, range, 0, straight, la)
    }

    /// Is there a shortest path whose inner spaces are open? By trying every path.
    fn line(&self, a: At, t: At, limit: i32, ignore: i32, straight: bool, la: char) -> bool {
        fn path(map: &Map, a: At, at: At, t: At, ignore: i32, la: char) -> bool {
            if at == t {
                return true;
            }
            let far = (at.0 - a.0).abs() + (at.1 - a.1).abs();
            let open = match map.ground(at) {
                '#' => far <= ignore,
                '=' => la == '=',
                _ => true,
            };
            if at != a && !open {
                return false;
            }
            let (dx, dy) = ((t.0 - at.0).signum(), (t.1 - at.1).signum());
            dx != 0 && path(map, a, (at.0 + dx, at.1), t, ignore, la)
                || dy != 0 && path(map, a, (at.0, at.1 + dy), t, ignore, la)
        }
        let d = (a.0 - t.0).abs() + (a.1 - t.1).abs();
        (1..=limit).contains(&d) && (!straight || a.0 == t.0 || a.1 == t.1) && path(self, a, a, t, ignore, la)
    }

    /// A25, as it is written there.
    fn step(&self, from: At, to: At) -> bool {
        let uphill = |at: At| match self.ground(at) {
            '>' => (1, 0),
            '<' => (-1, 0),
            '^' => (0, -1),
            _ => (0, 1),
        };
        let d = (to.0 - from.0, to.1 - from.1);
        let ends = |stairs: At, other: At| {
            let up = uphill(stairs);
            let offset = (other.0 - stairs.0, other.1 - stairs.1);
            let level = self.ground(other);
            offset == up && (level == '=' || level == self.ground(stairs))
                || offset == (-up.0, -up.1) && (level == '.' || level == self.ground(stairs))
        };
        match (self.ground(from), self.ground(to)) {
            (_, '#') => false,
            _ if self.stairs(to) && !ends(to, from) => false,
            _ if self.stairs(from) && !ends(from, to) => false,
            ('.', '=') => false,
            _ => d.0.abs() + d.1.abs() == 1,
        }
    }
}

fn word((x, y): At) -> String {
    format!("r{y}c{x}")
}

fn offers(scene: &str, words: &[&str]) -> Vec<Choice> {
    let mut state = TfTurns::from_scene(Rules::embedded(), scene).unwrap_or_else(|e| panic!("{e}\n{scene}"));
    for word in words {
        let actor = state.waiting().first().unwrap();
        let choice = state.hear(word).unwrap();
        state.apply(actor, choice, &mut Quiet);
    }
    let mut options: Options<TfTurns> = Vec::new();
    state.choices(Actor(0), &mut options);
    options
}

/// The spaces that Red's first unit is said to pass on this walk.
fn told_way(state: &TfTurns, walk: Choice) -> Vec<At> {
    let (mut state, mut events) = (*state, Vec::new());
    state.apply(Actor(0), state.hear("red1").unwrap(), &mut Quiet);
    state.apply(Actor(0), walk, &mut events);
    let told = events.iter().find(|event| matches!(event, Event::Moved { .. })).map(|event| state.tell(event)).unwrap();
    let way = told.args.into_iter().find_map(|(name, arg)| if name == "way" { Some(arg) } else { None });
    let Some(Arg::Text(way)) = way else { panic!("no way is told") };
    let spots = way.split(' ').map(|word| Spot::named(word).unwrap());
    spots.map(|spot| (i32::from(spot.col), i32::from(spot.row))).collect()
}

#[test]
fn every_pair_of_spaces_sees_as_the_pseudo_code_says() {
    for setup in [Setup::ctf(), Setup::cp()] {
        let map = Map::of(&setup);
        let free = |at: &At| !"rgpq".contains(map.feature(*at));
        let places: Vec<At> = map.floor().into_iter().filter(free).collect();
        let mut seen = 0;
        for (kind, range, straight) in [("sniper", 7, false), ("scout", 4, false), ("soldier", 6, true)] {
            for &a in &places {
                for &t in places.iter().filter(|t| **t != a && (t.0 - a.0).abs() + (t.1 - a.1).abs() <= 11) {
                    let scene =
                        format!("mode {} | red1 {kind} {} | green1 heavy {}", setup.mode.word(), word(a), word(t));
                    let fires = offers(&scene, &["red1"]).contains(&Choice::Verb(Verb::Fire));
                    assert_eq!(fires, map.can_see(a, t, range, straight), "{scene}");
                    seen += u32::from(fires);
                }
            }
        }
        assert!(seen > 5_000, "{seen}");
    }
}

#[test]
fn every_walk_is_what_single_steps_reach_and_is_told_step_by_step() {
    let mut rng = rng(21);
    for setup in [Setup::ctf(), Setup::cp()] {
        let map = Map::of(&setup);
        let free = |at: &At| !"rgpq".contains(map.feature(*at));
        let places: Vec<At> = map.floor().into_iter().filter(free).collect();
        for _ in 0..400 {
            let mut spots: Vec<At> = Vec::new();
            while spots.len() < 8 {
                let at = places[rng.random_range(0..places.len())];
                if !spots.contains(&at) {
                    spots.push(at);
                }
            }
            let names = [
                "red1 scout",
                "red2 heavy",
                "red3 heavy",
                "red4 pyro",
                "green1 heavy",
                "green2 heavy",
                "green3 scout",
                "green4 pyro",
            ];
            let units: Vec<String> = names.iter().zip(&spots).map(|(n, at)| format!("{n} {}", word(*at))).collect();
            let scene = format!("mode {} | {}", setup.mode.word(), units.join(" | "));
            // The Red flag is at home and ends a leg; the Green one is no place to stop.
            let (friends, enemies) = (&spots[1..4], &spots[4..]);
            let mut reached = BTreeSet::from([spots[0]]);
            let mut edge = reached.clone();
            for _ in 0..5 {
                let mut next = BTreeSet::new();
                for &(x, y) in edge.iter().filter(|at| **at == spots[0] || map.feature(**at) != 'p') {
                    for to in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
                        let open = map.step((x, y), to) && !enemies.contains(&to) && map.feature(to) != 'g';
                        if open && reached.insert(to) {
                            next.insert(to);
                        }
                    }
                }
                edge = next;
            }
            let wanted: BTreeSet<String> = reached
                .into_iter()
                .filter(|at| *at != spots[0] && !friends.contains(at) && map.feature(*at) != 'q')
                .map(word)
                .collect();
            let state = TfTurns::from_scene(Rules::embedded(), &scene).unwrap();
            let walks: Vec<Choice> =
                offers(&scene, &["red1"]).into_iter().filter(|c| matches!(c, Choice::Square(_))).collect();
            let found: BTreeSet<String> = walks.iter().map(|c| state.say(*c)).collect();
            assert_eq!(found, wanted, "{scene}");
            for walk in walks {
                let way = told_way(&state, walk);
                assert_eq!((way[0], word(way[way.len() - 1])), (spots[0], state.say(walk)), "{scene}");
                assert!(way.windows(2).all(|pair| map.step(pair[0], pair[1])), "{scene}: {way:?}");
                let passed = &way[1..way.len() - 1];
                assert!(!passed.iter().any(|at| enemies.contains(at) || "gp".contains(map.feature(*at))), "{scene}");
            }
        }
    }
}

#[test]
fn a_ground_shot_reaches_what_a_rocket_could_be_aimed_at() {
    let map = Map::of(&Setup::cp());
    for a in map.floor().into_iter().filter(|at| !"rg".contains(map.feature(*at))) {
        let scene = format!("mode cp | red1 soldier {}", word(a));
        let state = TfTurns::from_scene(Rules::embedded(), &scene).unwrap();
        if !offers(&scene, &["red1"]).contains(&Choice::Verb(Verb::Ground)) {
            continue;
        }
        let found: BTreeSet<String> = offers(&scene, &["red1", "ground"]).into_iter().map(|c| state.say(c)).collect();
        let in_line = |t: &At| !"rg".contains(map.feature(*t)) && map.can_see(a, *t, 6, true);
        let wanted: BTreeSet<String> = map.floor().into_iter().filter(in_line).map(word).collect();
        assert_eq!(found, wanted, "{scene}");
    }
}
