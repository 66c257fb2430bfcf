//! A second, slow reading of the rules, made from the view alone: single steps
//! instead of floods, spaces by row and column instead of bits, the tables as
//! text. On random positions it must offer what the rules offer.

use std::collections::{BTreeMap, BTreeSet};

use table::{Game, Options, Spoken, rng};
use tf2_board::{Choice, Event, FigureView, Marker, Mode, Public, Rules, Setup, Spot, Team, TfBoard};

const CLASSES: [&str; 9] = ["scout", "soldier", "pyro", "demoman", "heavy", "engineer", "medic", "sniper", "spy"];
const SPEED_AND_DEFENSE: [(u8, i32); 9] = [(7, 2), (4, 4), (5, 3), (4, 3), (3, 5), (5, 2), (5, 3), (5, 2), (5, 2)];

const ATTACKS: &str = "scout bat 5 1 1 2
scout pistol 5 1 4 4
scout scattergun 8 1 2 5
soldier shovel 6 1 1 2
soldier shotgun 6 1 3 4
soldier rocket-launcher 8 1 5 6 splash
pyro fire-axe 6 1 1 2
pyro shotgun 6 1 3 4
pyro flamethrower 8 1 2 5 pierce ignite
demoman bottle 5 1 1 2
demoman grenade-launcher 8 2 4 5 lob
heavy fists 6 1 1 2
heavy minigun-burst 7 1 3 5
heavy minigun-barrage 7 1 3 7 still rolls2
engineer wrench 5 1 1 2
engineer shotgun 7 1 3 5
medic bonesaw 6 1 1 2
medic syringe-gun 5 1 3 4
sniper kukri 5 1 1 2
sniper smg 5 1 3 4
sniper sniper-rifle 8 2 8 6 slow
sniper headshot 12 2 10 9 still
spy knife 5 1 1 2
spy revolver 6 1 4 5
spy backstab 12 1 1 6 needs-disguise character-only
spy sapper 13 1 1 4 sentry-only keep-disguise";

struct Oracle<'a> {
    view: &'a Public,
    me: &'a FigureView,
}

type Place = (i32, i32);

fn place(spot: Spot) -> Place {
    (i32::from(spot.row), i32::from(spot.col))
}

fn name(figure: &FigureView) -> String {
    format!("@{}-{}", figure.team.word(), figure.class)
}

fn word((row, col): Place) -> String {
    format!("r{row}c{col}")
}

const STEPS: [Place; 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

impl Oracle<'_> {
    fn sign(&self, (row, col): Place) -> char {
        let line = usize::try_from(row).ok().and_then(|row| self.view.rows.get(row));
        line.and_then(|line| line.chars().nth(usize::try_from(col).ok()?)).unwrap_or('#')
    }

    fn here(&self) -> Place {
        place(self.me.at.unwrap())
    }

    fn figure_at(&self, at: Place) -> Option<&FigureView> {
        self.view
            .figures
            .iter()
            .find(|f| f.at.map(place) == Some(at) && !(f.team == self.me.team && f.class == self.me.class))
    }

    fn sentry_at(&self, at: Place) -> Option<Team> {
        self.view.sentries.iter().find(|s| place(s.at) == at).map(|s| s.team)
    }

    fn is(&self, figure: &FigureView, marker: &str) -> bool {
        figure.markers.iter().any(|worn| worn == marker)
    }

    fn own_signs(&self) -> (char, char, char) {
        if self.me.team == Team::Blu { ('B', 'b', 'r') } else { ('R', 'r', 'b') }
    }

    /// Where a team's Intel lies.
    fn intel(&self, of: Team) -> Option<Place> {
        self.view.intel.iter().find(|intel| intel.of == of)?.at.map(place)
    }

    fn may_enter(&self, at: Place, carrying: bool) -> bool {
        let (_, _, closed) = self.own_signs();
        let sign = self.sign(at);
        // A disguise ends with taking the Intel.
        let disguised = self.is(self.me, "disguised") && (!carrying || self.me.intel);
        let foe = self.figure_at(at).is_some_and(|f| f.team != self.me.team);
        sign != '#' && sign != closed && self.sentry_at(at).is_none() && (!foe || disguised)
    }

    fn may_stop(&self, at: Place, carrying: bool) -> bool {
        let (home, ..) = self.own_signs();
        if self.figure_at(at).is_some() {
            return false;
        }
        let own_intel = self.intel(self.me.team) == Some(at);
        if self.sign(at) == home { carrying } else { !own_intel }
    }

    /// Every way of single steps: where it may stop, carrying or not, with the
    /// most points left.
    fn walks(&self, left: u8) -> BTreeMap<(Place, bool), u8> {
        let (home, ..) = self.own_signs();
        let foe = if self.me.team == Team::Blu { Team::Red } else { Team::Blu };
        let mut best: BTreeMap<(Place, bool), u8> = BTreeMap::new();
        let mut open = vec![(self.here(), self.me.intel, left)];
        while let Some((at, carrying, left)) = open.pop() {
            if best.get(&(at, carrying)).is_some_and(|known| *known >= left) {
                continue;
            }
            best.insert((at, carrying), left);
            if carrying && self.sign(at) == home {
                continue;
            }
            for (dr, dc) in STEPS {
                let to = (at.0 + dr, at.1 + dc);
                let cost = if self.sign(to) == '~' { 2 } else { 1 };
                if left < cost || !self.may_enter(to, carrying) {
                    continue;
                }
                let taken = carrying || (self.intel(foe) == Some(to) && !self.is(self.me, "uber"));
                open.push((to, taken, left - cost));
            }
        }
        best.retain(|(at, carrying), _| self.may_stop(*at, *carrying));
        best
    }

    fn defense(&self, figure: &FigureView) -> i32 {
        let mut defense = SPEED_AND_DEFENSE[CLASSES.iter().position(|c| *c == figure.class).unwrap()].1;
        defense += if self.is(figure, "healed") { 2 } else { i32::from(self.is(figure, "fed")) };
        defense - i32::from(self.is(figure, "exposed"))
    }

    fn on_spawn(&self, at: Place) -> bool {
        matches!(self.sign(at), 'b' | 'r')
    }

    /// The foe on a space that an attack may harm: its name and its chance in ten.
    fn foe(&self, at: Place, power: i32) -> Option<(String, i32, Option<&FigureView>)> {
        if self.on_spawn(at) {
            return None;
        }
        if let Some(figure) = self.figure_at(at).filter(|f| f.team != self.me.team) {
            let need = if self.is(figure, "uber") { 0 } else { power - self.defense(figure) };
            return Some((name(figure), need, Some(figure)));
        }
        let sentry = self.view.sentries.iter().find(|s| place(s.at) == at && s.team != self.me.team)?;
        Some((format!("@{}-sentry", sentry.team.word()), power - [3, 4, 5][usize::from(sentry.level) - 1], None))
    }

    /// What an attack may be aimed at, as words.
    fn aims(&self, line: &str) -> BTreeSet<String> {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |i: usize| words[i].parse::<i32>().unwrap();
        let (power, min, max) = (number(2), number(3), number(4));
        let flag = |name: &str| words[6..].contains(&name);
        let mut found = BTreeSet::new();
        for (heading, (dr, dc)) in ["north", "east", "south", "west"].into_iter().zip(STEPS) {
            let mut blocked = false;
            for distance in 1..=max {
                let at = (self.here().0 + dr * distance, self.here().1 + dc * distance);
                if self.sign(at) == '#' {
                    break;
                }
                let foe = self.foe(at, power);
                if let Some((name, need, figure)) = &foe
                    && distance >= min
                    && (!blocked || flag("lob") || flag("pierce"))
                {
                    let burns = flag("ignite")
                        && figure
                            .is_some_and(|f| !self.is(f, "uber") && (self.sign(at) != '~' || self.is(f, "disguised")));
                    let splashes = flag("splash")
                        && STEPS
                            .into_iter()
                            .any(|(r, c)| self.foe((at.0 + r, at.1 + c), 5).is_some_and(|(_, need, _)| need > 0));
                    let effect = *need > 0 || burns || splashes;
                    let hidden = figure.is_some_and(|f| self.is(f, "disguised")) && distance > 1;
                    let kind = if figure.is_some() { !flag("sentry-only") } else { !flag("character-only") };
                    if flag("pierce") && effect {
                        found.insert(heading.to_owned());
                    } else if !flag("pierce") && effect && !hidden && kind {
                        found.insert(name.clone());
                    }
                }
                blocked |= self.sentry_at(at).is_some() || self.figure_at(at).is_some_and(|f| f.team != self.me.team);
            }
        }
        found
    }

    /// Own characters in line within three spaces with nothing between.
    fn patients(&self) -> Vec<&FigureView> {
        let mut found = Vec::new();
        for (dr, dc) in STEPS {
            for distance in 1..=3 {
                let at = (self.here().0 + dr * distance, self.here().1 + dc * distance);
                let figure = self.figure_at(at);
                if self.sign(at) == '#'
                    || self.sentry_at(at).is_some()
                    || figure.is_some_and(|f| f.team != self.me.team)
                {
                    break;
                }
                found.extend(figure);
            }
        }
        found
    }

    fn blown(&self) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for (dr, dc) in STEPS {
            for distance in 1..=2 {
                let at = (self.here().0 + dr * distance, self.here().1 + dc * distance);
                if self.sign(at) == '#' || self.sentry_at(at).is_some() {
                    break;
                }
                let Some(figure) = self.figure_at(at) else { continue };
                let foe = figure.team != self.me.team;
                let seen = distance == 1 || !self.is(figure, "disguised");
                if foe && seen && !self.on_spawn(at) || !foe && distance == 1 && self.is(figure, "burning") {
                    found.insert(name(figure));
                }
                if foe {
                    break;
                }
            }
        }
        found
    }

    /// The special actions that may be taken, with their aims; none for those without.
    fn specials(&self, roll: u8, spent: u8) -> BTreeMap<String, Option<BTreeSet<String>>> {
        let mut all = BTreeMap::new();
        if self.on_spawn(self.here()) || self.figure_at(self.here()).is_some() {
            return all;
        }
        let ahead = |(dr, dc): Place, distance: i32| (self.here().0 + dr * distance, self.here().1 + dc * distance);
        let leaps = |distances: std::ops::RangeInclusive<i32>| -> BTreeSet<String> {
            let spaces = STEPS.into_iter().flat_map(|step| distances.clone().map(move |d| (step, d)));
            let spaces = spaces.map(|(step, d)| ahead(step, d));
            spaces
                .filter(|at| self.may_enter(*at, self.me.intel) && self.may_stop(*at, self.me.intel))
                .map(word)
                .collect()
        };
        let stickies: Vec<Place> =
            self.view.stickies.iter().filter(|s| s.team == self.me.team).map(|s| place(s.at)).collect();
        let sentry = self.view.sentries.iter().find(|s| s.team == self.me.team);
        let mut add = |name: &str, perf: u8, aims: Option<BTreeSet<String>>| {
            if roll >= perf && aims.as_ref().is_none_or(|aims| !aims.is_empty()) {
                all.insert(name.to_owned(), aims);
            }
        };
        match &*self.me.class {
            "scout" => add("double-jump", 4, Some(leaps(2..=2))),
            "soldier" => add("rocket-jump", 5, Some(leaps(2..=4))),
            "pyro" => add("airblast", 5, Some(self.blown())),
            "demoman" => {
                let mut spaces = BTreeSet::new();
                for step in STEPS {
                    let open = (1..=3).map(|d| ahead(step, d)).take_while(|at| self.sign(*at) != '#');
                    spaces.extend(
                        open.filter(|at| matches!(self.sign(*at), '.' | '1' | '2' | '3') && !stickies.contains(at))
                            .map(word),
                    );
                }
                if stickies.len() < 3 {
                    add("lay-stickies", 4, Some(spaces));
                }
                if !stickies.is_empty() {
                    add("detonate", 4, None);
                }
            }
            "heavy" => add("sandvich", 4, None),
            "engineer" => {
                let lies = |at: &Place| self.view.intel.iter().any(|intel| intel.at.map(place) == Some(*at));
                let spaces = STEPS.into_iter().map(|step| ahead(step, 1)).filter(|at| {
                    let foreign = self.sentry_at(*at).is_some_and(|team| team != self.me.team);
                    self.sign(*at) == '.' && self.figure_at(*at).is_none() && !foreign && !lies(at)
                });
                add("build-sentry", 5, Some(spaces.map(word).collect()));
                if sentry.is_some_and(|s| s.level < 3 && STEPS.into_iter().any(|step| ahead(step, 1) == place(s.at))) {
                    add("upgrade-sentry", 4, None);
                }
            }
            "medic" => {
                let patients = self.patients();
                add("heal", 3, Some(patients.iter().map(|f| name(f)).collect()));
                if self.me.counters >= 3 && !self.me.intel {
                    add("ubercharge", 2, Some(patients.iter().filter(|f| !f.intel).map(|f| name(f)).collect()));
                }
            }
            "sniper" if spent == 0 => add("take-aim", 2, None),
            "spy" if !self.me.intel && !self.is(self.me, "disguised") => add("disguise", 4, None),
            _ => {}
        }
        all
    }

    /// The attacks that may be declared, each with its aims.
    fn attacks(&self, roll: u8, spent: u8) -> BTreeMap<String, BTreeSet<String>> {
        let mut all = BTreeMap::new();
        if self.on_spawn(self.here()) || self.figure_at(self.here()).is_some() {
            return all;
        }
        for line in ATTACKS.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let flag = |name: &str| words[6..].contains(&name);
            let allowed = words[0] == self.me.class
                && roll >= words[5].parse().unwrap()
                && !(flag("still") && spent > 0)
                && !(flag("slow") && spent > 2)
                && (!flag("needs-disguise") || self.is(self.me, "disguised"));
            let aims = self.aims(line);
            if allowed && !aims.is_empty() {
                all.insert(words[1].to_owned(), aims);
            }
        }
        all
    }
}

fn offers(game: &TfBoard) -> Vec<String> {
    let mut options = Vec::new();
    game.choices(game.waiting().first().unwrap(), &mut options);
    options.into_iter().map(|choice| game.say(choice)).collect()
}

/// All stops that several walks of the rules reach, with the most points left.
fn chained(game: &TfBoard, best: &mut BTreeMap<(Place, bool), u8>) {
    let view = game.public();
    let Some(using) = view.using else { return };
    let me = view
        .figures
        .iter()
        .find(|f| f.team == using.stand.team && Some(&f.class) == using.stand.class.as_ref())
        .unwrap();
    let key = (place(me.at.unwrap()), me.intel);
    if view.phase == "act" && offers(game).iter().any(|word| word == "end") {
        let left = best.entry(key).or_insert(using.left);
        *left = using.left.max(*left);
    }
    let actor = game.waiting().first().unwrap();
    let mut options: Options<TfBoard> = Vec::new();
    game.choices(actor, &mut options);
    for choice in options {
        let Choice::Square(to) = choice else { continue };
        // Nothing is gained by going on from a plain space: the walk there was the cheapest.
        let mut next = *game;
        next.apply(actor, choice, &mut table::Quiet);
        if next.winner().is_some() {
            best.entry((place(game.map().spot(to)), true)).or_insert(0);
            continue;
        }
        let after = next.public();
        let mover = after
            .figures
            .iter()
            .find(|f| f.team == using.stand.team && Some(&f.class) == using.stand.class.as_ref())
            .unwrap();
        let left = after.using.as_ref().map_or(0, |using| using.left);
        // A turn with nothing left to do has ended by itself.
        if mover.intel != me.intel && after.using.is_some() && after.turn == view.turn {
            chained(&next, best);
        } else {
            let known = best.entry((place(game.map().spot(to)), mover.intel)).or_insert(left);
            *known = left.max(*known);
        }
    }
}

fn compare(game: &TfBoard) {
    let view = game.public();
    let using = view.using.clone().unwrap();
    let me = view
        .figures
        .iter()
        .find(|f| f.team == using.stand.team && Some(&f.class) == using.stand.class.as_ref())
        .unwrap();
    let oracle = Oracle { view: &view, me };
    let scene = || game.to_scene().unwrap();
    // Walking.
    let mut ours = BTreeMap::new();
    chained(game, &mut ours);
    let theirs = oracle.walks(using.left);
    let keys =
        |map: &BTreeMap<(Place, bool), u8>| map.keys().map(|(at, intel)| (word(*at), *intel)).collect::<Vec<_>>();
    assert_eq!(keys(&ours), keys(&theirs), "walks\n{}", scene());
    for (key, left) in &ours {
        let won = key.1 && matches!((oracle.sign(key.0), me.team), ('B', Team::Blu) | ('R', Team::Red));
        assert!(won || theirs[key] == *left, "{key:?}: {left} points left, by steps {}\n{}", theirs[key], scene());
    }
    for offer in offers(game).into_iter().filter(|offer| Spot::named(offer).is_some()) {
        check_way(game, &oracle, &offer);
    }
    // Acting.
    if using.acted {
        return;
    }
    let speed = SPEED_AND_DEFENSE[CLASSES.iter().position(|c| *c == me.class).unwrap()].0;
    let mut theirs = oracle.specials(using.roll, speed - using.left);
    theirs.extend(oracle.attacks(using.roll, speed - using.left).into_iter().map(|(name, aims)| (name, Some(aims))));
    let is_action = |word: &String| matches!(game.hear(word), Some(Choice::Act(_)));
    let ours: Vec<String> = offers(game).into_iter().filter(is_action).collect();
    let names: BTreeSet<&String> = theirs.keys().collect();
    assert_eq!(ours.iter().collect::<BTreeSet<_>>(), names, "actions\n{}", scene());
    for action in ours {
        let mut next = *game;
        next.apply(game.waiting().first().unwrap(), game.hear(&action).unwrap(), &mut table::Quiet);
        let Some(aims) = &theirs[&action] else { continue };
        assert_eq!(&offers(&next).into_iter().collect::<BTreeSet<_>>(), aims, "{action}\n{}", scene());
    }
}

/// The way a walk tells: single legal steps that add up to its cost, and put out if any is wet.
fn check_way(game: &TfBoard, oracle: &Oracle<'_>, offer: &str) {
    let events = { *game }.play(game.waiting().first().unwrap(), game.hear(offer).unwrap()).unwrap();
    let Some(Event::Walked { way, spent, .. }) = events.first() else { panic!("{events:?}") };
    let (mut at, mut cost, mut wet) = (oracle.here(), 0, false);
    for &spot in way.0.iter() {
        let to = place(spot);
        assert_eq!((at.0 - to.0).abs() + (at.1 - to.1).abs(), 1, "{way:?}");
        assert!(oracle.may_enter(to, false) || oracle.may_enter(to, oracle.me.intel), "{way:?}");
        cost += if oracle.sign(to) == '~' { 2 } else { 1 };
        wet |= oracle.sign(to) == '~';
        at = to;
    }
    assert_eq!((word(at).as_str(), cost), (offer, *spent));
    // A turn with nothing left to do has ended by itself, perhaps with the rotation: fires go out then, too.
    let turn = events.iter().take_while(|e| !matches!(e, Event::RotationEnded { .. }));
    let doused = turn.filter(|e| matches!(e, Event::Unmarked { marker: Marker::Burning, .. })).count() == 1;
    assert_eq!(doused, wet && oracle.is(oracle.me, "burning"), "{way:?}");
}

#[test]
fn a_slow_reading_of_the_rules_offers_the_same() {
    let starts = [
        "map twin-forts | rotation 5 | blu scout at r7c5 | blu pyro at r7c6 | blu heavy at r6c5 burning | blu medic at r5c5 counters 3 | blu spy at r5c6 disguised \
         | red soldier at r7c8 | red demoman at r5c8 | red engineer at r6c8 | red sniper at r5c10 aim | red spy at r7c9 disguised | red stickies r7c7 r5c7 | red sentry at r6c9 level 2",
        "map three-yards | rotation 5 | blu soldier at r5c9 | blu pyro at r4c10 | blu heavy at r5c10 | blu engineer at r6c9 | blu spy at r6c10 | blu sentry at r4c9 level 3 \
         | red scout at r5c12 | red heavy at r5c11 | red medic at r4c12 counters 3 uber 1 | red sniper at r5c13 | red spy at r6c12",
        "map twin-forts | rotation 5 | blu scout at r10c15 | blu medic at r11c15 counters 3 uber 2 | blu spy at r9c16 disguised | blu heavy at r10c16 uber 2 | blu pyro at r9c15 | red soldier at r10c17 | red heavy at r11c14 | red spy at r1c4",
        "map twin-forts | rotation 5 | blu scout at r11c5 | blu medic at r11c3 | red intel by blu scout | red pyro at r9c3 | red soldier at r9c5 | blu intel by red pyro | blu demoman at r7c7 | red heavy at r7c9",
    ];
    let rules = Rules::embedded();
    let mut games: Vec<TfBoard> = starts.iter().map(|scene| TfBoard::from_scene(rules, scene).unwrap()).collect();
    games.extend([Mode::Ctf, Mode::Cp].map(|mode| TfBoard::new(rules, &Setup { mode, ..Setup::default() }).unwrap()));
    let mut compared = 0;
    for (i, start) in games.into_iter().enumerate() {
        for seed in 0..25 {
            let mut luck = rng(100 * i as u64 + seed);
            let mut game = start;
            let mut options = Vec::new();
            for n in 0..400 {
                let Some(actor) = game.waiting().first() else { break };
                let act = game.public().phase == "act";
                // Every turn of the first rotations, later one position in seven.
                if act && (n < 60 || n % 7 == 0) {
                    compare(&game);
                    compared += 1;
                }
                game.choices(actor, &mut options);
                let choice = table::draw(&game, &options, &mut luck);
                game.apply(actor, choice, &mut table::Quiet);
            }
        }
    }
    assert!(compared > 3000, "{compared}");
}
