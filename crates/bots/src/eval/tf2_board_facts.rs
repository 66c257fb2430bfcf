//! The Board Game in numbers, as the learned judge reads it: each class of each
//! team, what it can do and what may happen to it, then the goal and the time.
//! The team asked comes first, so that colours make no difference.

use table::Game;
use tf2_board::{Class, Insight, Mode, Square, Team, TfBoard};

use super::tf2_board::{Scale, Ways, late, late_kills, terms, ways};
use super::tf2_board_like::PRINTED;

/// Facts about one class of a team, and about the team beside its men.
const MAN: usize = 16;
const REST: usize = 34;
const TEAM: usize = PRINTED * MAN + REST;
const TIME: usize = 6;
const POINTS: usize = 16;
const HEURISTIC: usize = 7;

/// How many facts there are.
pub const FACTS: usize = 2 * TEAM + TIME + POINTS + HEURISTIC;

/// Movement points that count as far away.
const FAR: f32 = 24.0;

/// All facts of a position, most between 0 and 1.
pub fn facts(game: &TfBoard) -> [f32; FACTS] {
    let mut facts = [0.0; FACTS];
    let ways = ways(game);
    let team = game.team_asked();
    let (mine, rest) = facts.split_at_mut(TEAM);
    let (theirs, rest) = rest.split_at_mut(TEAM);
    let (time, rest) = rest.split_at_mut(TIME);
    let (points, heuristic) = rest.split_at_mut(POINTS);
    if game.mode() == Mode::Cp {
        outlook(game, team, points);
    }
    let [own, other] = [team, team.other()].map(|team| game.insights(team).collect::<Vec<Insight>>());
    Side::new(game, ways, team, &own, &other).tell(mine);
    Side::new(game, ways, team.other(), &other, &own).tell(theirs);
    let (now, last) = game.rotations();
    let late = f32::from(now) / f32::from(last.max(1));
    let turns = game.turns_done();
    let flag = |is: bool| f32::from(u8::from(is));
    time.copy_from_slice(&[
        flag(now == 0),
        f32::from(turns) / 10.0,
        flag(turns == 8),
        flag(turns == 9),
        late,
        4.0 * (late - 0.5).max(0.0).powi(2),
    ]);
    // What the rule of thumb says, and of what: the last of the facts is all of it.
    let [mine, theirs] = [team, team.other()].map(|team| terms(game, ways, team));
    for (at, (mine, theirs)) in mine.into_iter().zip(theirs).enumerate() {
        heuristic[2 * at] = mine / 4.0;
        heuristic[2 * at + 1] = theirs / 4.0;
    }
    let ahead: f32 = mine.iter().zip(theirs).map(|(mine, theirs)| mine - theirs).sum();
    let better = match game.mode() {
        Mode::Ctf => 0.0,
        Mode::Cp => amendment(game, team),
    };
    heuristic[HEURISTIC - 1] = (ahead + better) / Scale::of(game).spread;
    facts
}

/// Control Points, where the rule of thumb is known to err: it thinks a character
/// worth more that nobody will have a turn for, and goes for kills at the end, when
/// points count first.
fn amendment(game: &TfBoard, team: Team) -> f32 {
    let then = game.outlook();
    let over = |worth: &dyn Fn(Team) -> f32| worth(team) - worth(team.other());
    let ends = 4.0 * late(game).powi(2);
    let points =
        over(&|team| 2.0 * f32::from(then.owned[team.ix()]) + if then.ahead == Some(team) { 1.0 } else { 0.0 });
    ends * points - over(&|team| 0.15 * idle(game, team) + late_kills(game, team))
}

/// Characters of a team that will not be used in this rotation, for want of turns.
fn idle(game: &TfBoard, team: Team) -> f32 {
    let left = 10u8.saturating_sub(game.turns_done());
    let turns = if team == game.team_asked() { left.div_ceil(2) } else { left / 2 };
    let unused = game.insights(team).filter(|man| man.at.is_on_board() && !man.used).count() as f32;
    (unused - f32::from(turns)).max(0.0)
}

/// Control Points: how it would stand at the end of the rotation, which
/// matters the more the nearer that is and the nearer the end of the match.
fn outlook(game: &TfBoard, team: Team, facts: &mut [f32]) {
    let flag = |is: bool| f32::from(u8::from(is));
    let then = game.outlook();
    let [mine, theirs] = [team, team.other()].map(|team| f32::from(then.owned[team.ix()]));
    let sign = |of: Option<Team>| of.map_or(0.0, |of| if of == team { 1.0 } else { -1.0 });
    let ahead = sign(then.ahead);
    let spin = then.spin as f32 * sign(Some(Team::Blu));
    let (now, last) = game.rotations();
    let left = last.saturating_sub(now);
    let turns = f32::from(game.turns_done()) / 10.0;
    let late = f32::from(now) / f32::from(last.max(1));
    facts.copy_from_slice(&[
        // Who has the last turn of the rotation has the first of the next.
        flag(!game.turns_done().is_multiple_of(2)),
        flag(left == 0),
        flag(left == 1),
        flag(left == 2),
        (mine - theirs) / 3.0,
        (mine - theirs) / 3.0 * turns,
        (mine - theirs) / 3.0 * late * late,
        spin / 9.0,
        flag(mine == 3.0),
        flag(theirs == 3.0),
        ahead * late,
        ahead * flag(left <= 3),
        ahead * flag(left <= 1),
        ahead * flag(left == 0),
        ahead * flag(left == 0) * turns,
        spin / 9.0 * flag(left <= 1),
    ]);
}

/// One team, looked at.
struct Side<'a> {
    game: &'a TfBoard,
    ways: &'a Ways,
    team: Team,
    men: &'a [Insight],
    foes: &'a [Insight],
    /// What the team is after, and what it has to guard.
    after: Option<Square>,
    guard: Option<Square>,
}

impl<'a> Side<'a> {
    fn new(game: &'a TfBoard, ways: &'a Ways, team: Team, men: &'a [Insight], foes: &'a [Insight]) -> Side<'a> {
        let (after, guard) = match game.mode() {
            Mode::Ctf => (Some(game.intel_of(team.other()).0), Some(game.intel_of(team).0)),
            Mode::Cp => {
                let point = |team| game.point_wanted(team).and_then(|point| ways.point(point));
                (point(team), point(team.other()))
            }
        };
        let on_board = |at: &Square| at.is_on_board();
        Side { game, ways, team, men, foes, after: after.filter(on_board), guard: guard.filter(on_board) }
    }

    fn tell(&self, facts: &mut [f32]) {
        let (men, rest) = facts.split_at_mut(PRINTED * MAN);
        // Each of the printed classes has its place; another takes that of the one it is most like and that is free.
        let mut taken = [false; PRINTED];
        for printed in [true, false] {
            for man in self.men {
                let likes = self.ways.likes(man.class);
                if likes.is_printed != printed {
                    continue;
                }
                let Some(&place) = likes.order.iter().find(|&&place| !taken[place]) else { continue };
                taken[place] = true;
                self.man(man, &mut men[place * MAN..][..MAN]);
            }
        }
        self.rest(rest);
    }

    fn cost(&self, from: Square, to: Square) -> f32 {
        self.ways.cost(self.team, from, to)
    }

    fn near(&self, from: Square, to: Option<Square>) -> f32 {
        to.map_or(0.0, |to| (1.0 - self.cost(from, to) / FAR).max(0.0))
    }

    fn speed(&self, class: Class) -> f32 {
        f32::from(self.game.rules().speed_of(class)).max(1.0)
    }

    fn man(&self, man: &Insight, facts: &mut [f32]) {
        let flag = |is: bool| f32::from(u8::from(is));
        if !man.at.is_on_board() {
            facts[12] = 1.0;
            facts[13] = f32::from(man.tokens) / 3.0;
            return;
        }
        let turns = self.after.map_or(9.0, |after| (self.cost(man.at, after) / self.speed(man.class)).ceil());
        let reach = self.foes().map(|foe| self.ways.kill(self.team, man, foe)).fold(0.0, f32::max);
        let on = |point: Option<usize>| point.is_some_and(|point| self.game.map().spaces_of_point(point).has(man.at));
        let (here, there) = match self.game.mode() {
            Mode::Ctf => (flag(man.carries), flag(man.carries) * self.near(man.at, Some(self.home()))),
            Mode::Cp => {
                let counts = !man.uber && !man.disguised;
                let on = |team| flag(counts && on(self.game.point_wanted(team)));
                (on(self.team), on(self.team.other()))
            }
        };
        facts[..12].copy_from_slice(&[
            1.0,
            flag(!man.used),
            self.near(man.at, self.after),
            self.near(man.at, self.guard),
            1.0 / (1.0 + turns),
            self.risk(man, false),
            self.risk(man, true),
            reach,
            here,
            there,
            flag(man.healed),
            flag(man.burning),
        ]);
        if self.game.mode() == Mode::Cp {
            facts[14] = flag(!man.used) * reach;
            facts[15] = flag(self.game.map().spawn_of(self.team).has(man.at));
        }
    }

    /// The foes on the board.
    fn foes(&self) -> impl Iterator<Item = &'a Insight> {
        self.foes.iter().filter(|foe| foe.at.is_on_board())
    }

    fn home(&self) -> Square {
        self.game.map().home_of(self.team)
    }

    /// How likely somebody falls if all foes shoot, those used in this rotation or the others.
    fn risk(&self, man: &Insight, used: bool) -> f32 {
        if man.uber || self.game.map().spawn_of(self.team).has(man.at) {
            return 0.0;
        }
        let foes = self.foes().filter(|foe| foe.used == used);
        1.0 - foes.map(|foe| 1.0 - self.ways.kill(self.team.other(), foe, man)).product::<f32>()
    }

    fn rest(&self, facts: &mut [f32]) {
        let flag = |is: bool| f32::from(u8::from(is));
        let on_board = || self.men.iter().filter(|man| man.at.is_on_board());
        let count = |is: fn(&Insight) -> bool| on_board().filter(|man| is(man)).count() as f32;
        let kills = f32::from(self.game.kills_of(self.team));
        let (now, last) = self.game.rotations();
        let late = (f32::from(now) / f32::from(last.max(1)) - 0.5).max(0.0);
        facts[0] = count(|_| true) / 5.0;
        facts[1] = match self.game.mode() {
            Mode::Ctf => count(|man| !man.used) / 5.0,
            Mode::Cp => (count(|man| !man.used) - idle(self.game, self.team)) / 5.0,
        };
        facts[2] = self.men.iter().map(|man| f32::from(man.tokens)).sum::<f32>() / 9.0;
        facts[3] = kills / 20.0;
        facts[4] = kills * late * late * 0.4;
        if let Some((at, level)) = self.game.sentry_of(self.team) {
            let close = self.foes().filter(|foe| self.cost(at, foe.at) <= f32::from(level) + 3.0).count();
            let facts = &mut facts[5..10];
            facts[0] = 1.0;
            facts[1] = f32::from(level) / 3.0;
            facts[2] = self.near(at, self.after);
            facts[3] = self.near(at, self.guard);
            facts[4] = close as f32 / 3.0;
        }
        facts[10] = count(|man| man.uber);
        facts[11] = count(|man| man.disguised);
        let stabs = |man: &&Insight| {
            let reach = self.speed(man.class) + 1.0;
            man.disguised && self.foes().any(|foe| self.cost(man.at, foe.at) <= reach)
        };
        facts[12] = flag(on_board().any(|man| stabs(&man)));
        facts[13] = count(|man| man.aiming);
        facts[14] = count(|man| man.fed);
        facts[15] = count(|man| man.exposed);
        facts[16] = on_board().map(|man| f32::from(man.counters)).sum::<f32>() / 3.0;
        let mut near = [0.0f32; 2];
        for man in on_board() {
            let value = self.near(man.at, self.after);
            if value > near[0] {
                near = [value, near[0]];
            } else {
                near[1] = near[1].max(value);
            }
        }
        facts[17] = near[0];
        facts[18] = near[1];
        match self.game.mode() {
            Mode::Ctf => self.intel(&mut facts[19..]),
            Mode::Cp => {
                self.points(&mut facts[19..]);
                self.shots(&mut facts[31..]);
            }
        }
    }

    /// What its men may shoot down in this rotation and the next, and its men at risk.
    fn shots(&self, facts: &mut [f32]) {
        for man in self.men.iter().filter(|man| man.at.is_on_board()) {
            let reach = self.foes().map(|foe| self.ways.kill(self.team, man, foe)).fold(0.0, f32::max);
            facts[if man.used { 1 } else { 0 }] += reach / 2.0;
            facts[2] += (1.0 - (1.0 - self.risk(man, false)) * (1.0 - self.risk(man, true))) / 2.0;
        }
    }

    fn intel(&self, facts: &mut [f32]) {
        let flag = |is: bool| f32::from(u8::from(is));
        let (prize, carried) = self.game.intel_of(self.team.other());
        let source = self.game.map().home_of(self.team.other());
        let (Some(after), home) = (self.after, self.home()) else { return };
        facts[0] = 1.0 - self.cost(prize, home) / self.cost(source, home).max(1.0);
        facts[1] = flag(!carried && prize != source);
        let on_board = || self.men.iter().filter(|man| man.at.is_on_board());
        facts[2] = flag(on_board().any(|man| !man.used && self.cost(man.at, after) <= self.speed(man.class)));
        facts[3] = on_board().filter(|man| !man.carries).map(|man| self.near(man.at, self.guard)).sum::<f32>() / 5.0;
        let Some(runner) = on_board().find(|man| man.carries) else { return };
        let turns = (self.cost(runner.at, home) / self.speed(runner.class)).ceil().max(1.0);
        facts[4..12].copy_from_slice(&[
            1.0,
            1.0 / turns,
            flag(turns <= 1.0),
            flag(turns <= 1.0 && !runner.used),
            flag(turns <= 2.0),
            flag(turns <= 2.0 && !runner.used),
            self.risk(runner, false),
            self.risk(runner, true),
        ]);
    }

    fn points(&self, facts: &mut [f32]) {
        let flag = |is: bool| f32::from(u8::from(is));
        let sign = if self.team == Team::Blu { 1.0 } else { -1.0 };
        let owned = (0..3).filter(|&point| self.game.point_of(point).0 == Some(self.team)).count();
        facts[0] = owned as f32 / 3.0;
        facts[1] = flag(owned >= 2);
        if let Some(guarded) = self.game.point_wanted(self.team.other()) {
            facts[2] = sign * self.game.point_of(guarded).1 as f32 / 1000.0;
        }
        let (Some(point), Some(after)) = (self.game.point_wanted(self.team), self.after) else { return };
        let spaces = self.game.map().spaces_of_point(point);
        let spin = sign * self.game.point_of(point).1 as f32 / 1000.0;
        let weight = |man: &Insight| f32::from(self.game.rules().weight_of(man.class));
        let on = |man: &&Insight| spaces.has(man.at) && !man.uber && !man.disguised;
        let mine: f32 = self.men.iter().filter(on).map(weight).sum();
        let theirs: f32 = self.foes().filter(on).map(weight).sum();
        let lasting: f32 = self.men.iter().filter(on).map(|man| weight(man) * (1.0 - self.risk(man, false))).sum();
        let comes = |man: &&Insight| {
            !man.used && man.at.is_on_board() && !on(man) && self.cost(man.at, after) <= self.speed(man.class) + 1.0
        };
        let coming: f32 = self.men.iter().filter(comes).map(weight).sum();
        facts[3..12].copy_from_slice(&[
            spin,
            mine / 3.0,
            theirs / 3.0,
            ((mine - theirs) / 3.0).clamp(-1.0, 1.0),
            flag(3.0 * spin + mine - theirs >= 3.0),
            flag(3.0 * spin + mine + coming - theirs >= 3.0),
            lasting / 3.0,
            coming / 3.0,
            flag(theirs == 0.0),
        ]);
    }
}

#[cfg(test)]
mod tests {
    use table::Spoken;
    use tf2_board::{Choice, Rules, Setup};

    use super::*;
    use crate::{Evaluate, Skill, record};

    fn start(mode: Mode) -> TfBoard {
        TfBoard::new(Rules::embedded(), &Setup { mode, ..Default::default() }).unwrap()
    }

    #[test]
    fn the_judge_knows_who_will_win_better_than_a_coin() {
        for mode in [Mode::Ctf, Mode::Cp] {
            let (mut sum, mut n) = (0.0, 0.0);
            for seed in 0..6 {
                let played = record(&start(mode), &[Skill::Greedy, Skill::Easy], seed);
                let end = played.game().value();
                assert!((end[0] == 1.0 || end[0] == 0.0 || end[0] == 0.5) && end[0] + end[1] == 1.0);
                for at in (0..played.log().len()).step_by(20) {
                    let game = played.back_at(at, seed);
                    let shares = game.game().value();
                    assert!((shares[0] + shares[1] - 1.0).abs() < 1e-6);
                    sum += (shares[0] - 0.5) * (end[0] - 0.5);
                    n += 0.25;
                }
            }
            // A coin makes 0, a prophet 1.
            assert!(sum / n > 0.1, "{mode:?}: {}", sum / n);
        }
    }

    fn scene(text: &str) -> TfBoard {
        TfBoard::from_scene(Rules::embedded(), text).unwrap()
    }

    #[test]
    fn nobody_is_held_back() {
        let played = record(&start(Mode::Cp), &[Skill::Easy], 5);
        let mut back = played.log().iter().skip(30).filter(|entry| matches!(entry.choice, Choice::Class(_)));
        assert!(back.next().is_some(), "somebody fell and returned");
        assert!(played.log().iter().all(|entry| entry.choice != Choice::Hold));
    }

    #[test]
    fn a_figure_with_no_turn_left_is_idle() {
        let game = scene(
            "map long-yards | rotation 3 | lead blu | turn 9
            blu scout at r1c5 | blu medic at r1c6 | blu heavy at r1c7 | blu soldier at r7c8 used
            red scout at r1c20 | red medic at r1c19 used",
        );
        assert_eq!(game.team_asked(), Team::Blu);
        assert_eq!(Team::BOTH.map(|team| idle(&game, team)), [2.0, 0.0]);
        assert_eq!(facts(&game)[9 * MAN + 1], 0.2, "one of the three will be used");
    }

    #[test]
    fn the_end_of_the_rotation_is_foreseen() {
        let at = |spin: &str| {
            let points = format!("point 2 none spinner {spin}");
            scene(&format!(
                "map long-yards | rotation 20 | lead blu | turn 9 | {points}
                blu scout at r5c14 | blu heavy at r1c5 | red heavy at r4c14"
            ))
        };
        let (won, even) = (facts(&at("2 blu")), facts(&at("1 red")));
        let points = &won[2 * TEAM + TIME..][..POINTS];
        assert_eq!((points[1], points[4], points[13]), (1.0, 1.0 / 3.0, 1.0), "the last rotation, a point more, ahead");
        let points = &even[2 * TEAM + TIME..][..POINTS];
        assert_eq!((points[4], points[13]), (0.0, 0.0), "one weight to spare makes up for the spin, no more");
    }

    #[test]
    fn facts_are_told_from_the_team_asked_and_stay_small() {
        for mode in [Mode::Ctf, Mode::Cp] {
            let played = record(&start(mode), &[Skill::Easy, Skill::Easy], 3);
            let mut asked = [false; 2];
            for at in (0..played.log().len()).step_by(3) {
                let game = played.back_at(at, 3);
                let game = game.game();
                let facts = facts(game);
                assert!(facts.iter().all(|fact| fact.is_finite() && fact.abs() < 20.0));
                let men = |team: Team| game.insights(team).filter(|man| man.at.is_on_board()).count() as f32 / 5.0;
                let team = game.team_asked();
                assert_eq!(facts[9 * MAN], men(team));
                assert_eq!(facts[TEAM + 9 * MAN], men(team.other()));
                asked[team.ix()] = true;
            }
            assert_eq!(asked, [true, true]);
        }
    }
}
