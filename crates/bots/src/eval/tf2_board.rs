//! Team Fortress 2: The Board Game: how far each team is on its way.
//!
//! Men on the board, how soon the fallen return, sentries and gifts; then the
//! goal: the way the Intel still has to go and who runs for it, or the points
//! owned, how they turn, and who stands on them or is about to. Distances are
//! movement points on an empty board, looked up in a table made once a map.

use std::sync::LazyLock;

use table::{Actor, Game, List, Options};
use tf2_board::{Action, Choice, Class, Deed, Dice, Flag, Insight, Map, Mode, Rules, Square, Squares, Team, TfBoard};

use super::net::Net;
use super::tables::Tables;
use super::tf2_board_facts::{FACTS, facts};
use super::tf2_board_like::{self, Likes, WORTH, Worth};
use super::{Evaluate, Shares, final_shares, soft_shares};

/// What things are worth in a mode. A logistic regression of how 270 matches of
/// greedy bots ended on these very terms, 32,000 positions, had a say: leads
/// are less safe than they look, fear is a bad adviser, a fallen man is not the
/// end, and kills, which break the tie after the last rotation, decide late games.
/// For Control Points we went only part of the way: all of it did not win more.
pub(super) struct Scale {
    /// How much better a team must stand to be about thrice as likely to win.
    pub(super) spread: f32,
    man: f32,
    /// A fallen man, and every token he waits for.
    fallen: f32,
    token: f32,
    /// What a kill gains in the second half; a quarter of this when time is up.
    kill: f32,
    /// What the next shots may cost.
    danger: f32,
    /// Being near what the team is after.
    near: [f32; 3],
}

const CTF: Scale =
    Scale { spread: 2.0, man: 0.6, fallen: 0.4, token: 0.08, kill: 6.0, danger: 0.2, near: [2.4, 0.8, 1.0] };
const CP: Scale =
    Scale { spread: 4.5, man: 0.9, fallen: 0.6, token: 0.2, kill: 4.0, danger: 0.45, near: [0.45, 0.0, 0.0] };

impl Scale {
    pub(super) fn of(game: &TfBoard) -> &'static Scale {
        match game.mode() {
            Mode::Ctf => &CTF,
            Mode::Cp => &CP,
        }
    }
}

impl Evaluate for TfBoard {
    const CANDIDATES: usize = 8;
    const PRIOR_VISITS: f32 = 4.0;
    const REPLY_OUTCOMES: u32 = 12;
    const LEARNED: bool = true;
    const FIRST_PASS_OUTCOMES: u32 = 1_200;
    const ITERATION_COST: u32 = 4;

    fn setting(&self) -> &'static str {
        self.mode().word()
    }

    fn shares(&self) -> Shares {
        if self.waiting().is_empty() {
            return final_shares(self);
        }
        let ways = ways(self);
        soft_shares(&Team::BOTH.map(|team| terms(self, ways, team).iter().sum()), Scale::of(self).spread)
    }

    fn value(&self) -> Shares {
        if self.waiting().is_empty() {
            return final_shares(self);
        }
        let asked = self.team_asked();
        let facts = facts(self);
        let heuristic = facts[FACTS - 1];
        let odds = heuristic + trust(self) * (net(self.mode()).odds(&facts) - heuristic);
        let share = 1.0 / (1.0 + (-odds).exp());
        Team::BOTH.into_iter().map(|team| if team == asked { share } else { 1.0 - share }).collect()
    }

    fn is_settled(&self) -> bool {
        self.is_between_turns()
    }

    fn draft(&self, _actor: Actor, choice: Choice) -> Option<f32> {
        let Choice::Class(class) = choice else { return None };
        (self.rotations().0 == 0).then(|| ways(self).worth(class).draft)
    }

    /// Everybody who can return does: a man held back is a man less. Who is needed every
    /// turn that is left is used now. And a walk is one walk.
    fn thinkable(&self, actor: Actor, out: &mut Options<Self>) {
        self.choices(actor, out);
        let unused = out.iter().filter(|choice| matches!(choice, Choice::Stand(_))).count();
        let needed = self.is_between_turns() && unused > 0 && unused >= usize::from(self.turns_left());
        let there = self.has_walked() && out.contains(&Choice::End);
        out.retain(|&choice| match choice {
            Choice::Pass => !needed,
            Choice::Square(_) => !there,
            Choice::Hold => false,
            choice => !Self::gives_up(choice),
        });
    }

    fn turn(&self) -> u32 {
        u32::from(self.rotations().0) * 32 + u32::from(self.turns_done())
    }

    fn rounds(&self, _turns: u32) -> u32 {
        self.rotations().0.into()
    }

    /// Both teams use two characters.
    fn round(&self) -> u32 {
        4
    }

    /// To use nobody is more trouble than to use somebody.
    fn effort(&self, _actor: Actor, choice: Choice) -> f32 {
        match choice {
            Choice::Pass if self.in_use().is_none() => 16.0,
            Choice::End => 0.0,
            _ => 1.0,
        }
    }

    fn rollout_weight(&self, _actor: Actor, choice: Choice) -> f32 {
        match choice {
            Choice::Act(_) => 3.0,
            Choice::End => 0.4,
            Choice::Pass | Choice::Hold => 0.05,
            Choice::Concede => 0.000_001,
            Choice::Square(to) => match self.in_use() {
                Some(runner) => stride(self, &runner, to),
                None => 1.0,
            },
            Choice::Stand(stand) => {
                let carries = |i: &Insight| i.carries && Some(i.class) == stand.class;
                if self.insights(stand.team).any(|i| carries(&i)) { 4.0 } else { 1.0 }
            }
            _ => 1.0,
        }
    }
}

/// How far what was learned is believed, as against the rule of thumb. Matches of
/// Control Points are long: what the judge learned of their beginning scatters more
/// than one action changes, and the nearer the end the surer it is.
fn trust(game: &TfBoard) -> f32 {
    let (now, last) = game.rotations();
    let gone = f32::from(now) / f32::from(last.max(1));
    match game.mode() {
        Mode::Ctf => 1.0,
        Mode::Cp => 0.25 + 0.45 * gone * gone,
    }
}

/// The learned judge of a mode.
fn net(mode: Mode) -> &'static Net {
    static CTF: LazyLock<Net> = LazyLock::new(|| Net::read(include_bytes!("../../content/tf2-board-ctf.net"), FACTS));
    static CP: LazyLock<Net> = LazyLock::new(|| Net::read(include_bytes!("../../content/tf2-board-cp.net"), FACTS));
    match mode {
        Mode::Ctf => &CTF,
        Mode::Cp => &CP,
    }
}

/// How much a step towards the goal draws.
fn stride(game: &TfBoard, runner: &Insight, to: Square) -> f32 {
    let team = game.team_asked();
    let ways = ways(game);
    let Some(goal) = target(game, ways, team, runner) else { return 0.1 };
    if !runner.at.is_on_board() {
        return 0.1;
    }
    let gain = ways.cost(team, runner.at, goal) - ways.cost(team, to, goal);
    0.08 * 1.4f32.powi(gain as i32)
}

/// Where a character is needed most.
fn target(game: &TfBoard, ways: &Ways, team: Team, runner: &Insight) -> Option<Square> {
    match game.mode() {
        Mode::Ctf if runner.carries => Some(game.map().home_of(team)),
        Mode::Ctf => {
            let (prize, ours) = game.intel_of(team.other());
            let (own, stolen) = game.intel_of(team);
            // One brings it home, the others hunt; a man who is nearer to the thief hunts too.
            let hunt = stolen && (ours || ways.cost(team, runner.at, own) < ways.cost(team, runner.at, prize));
            let goal = if hunt || ours && !stolen { own } else { prize };
            goal.is_on_board().then_some(goal)
        }
        Mode::Cp => ways.point(game.point_wanted(team)?),
    }
}

/// What a team has: men, its way to the goal, and the danger it is in.
pub(super) fn terms(game: &TfBoard, ways: &Ways, team: Team) -> [f32; 3] {
    [men(game, ways, team), goal(game, ways, team), -danger(game, ways, team)]
}

/// What the characters of a team are worth, wherever they stand.
fn men(game: &TfBoard, ways: &Ways, team: Team) -> f32 {
    let scale = Scale::of(game);
    let mut sum = 0.0;
    for man in game.insights(team) {
        if !man.at.is_on_board() {
            sum += scale.fallen - scale.token * f32::from(man.tokens);
            continue;
        }
        sum += scale.man;
        let marks = [
            (man.burning, -0.3),
            (man.exposed, -0.15),
            (man.disguised, 0.15),
            (man.aiming, 0.25),
            (man.healed, 0.2),
            (man.uber, 0.5),
            (man.fed, 0.15),
            // A man who can still be used in this rotation is worth a little more.
            (!man.used, 0.15),
        ];
        sum += marks.iter().map(|&(is, worth)| if is { worth } else { 0.0 }).sum::<f32>();
        sum += 0.15 * f32::from(man.counters);
        sum += ways.worth(man.class).alive;
    }
    if let Some((_, level)) = game.sentry_of(team) {
        sum += 0.4 + 0.3 * f32::from(level);
    }
    sum + 0.02 * f32::from(game.kills_of(team)) + late_kills(game, team)
}

/// Kills break ties after the last rotation, and count the more the nearer it is.
pub(super) fn late_kills(game: &TfBoard, team: Team) -> f32 {
    f32::from(game.kills_of(team)) * Scale::of(game).kill * late(game).powi(2)
}

/// How far the second half of the match has gone, from 0 to 0.5.
pub(super) fn late(game: &TfBoard) -> f32 {
    let (now, last) = game.rotations();
    (f32::from(now) / f32::from(last.max(1)) - 0.5).max(0.0)
}

/// Somebody who can be shot.
#[derive(Clone, Copy, Default)]
struct Target {
    at: u8,
    worth: f32,
    class: usize,
}

/// What the other team's next shots are likely to cost: each of its characters
/// goes for the target that hurts most, as far as it can walk and shoot.
fn danger(game: &TfBoard, ways: &Ways, team: Team) -> f32 {
    let wanted = [game.point_wanted(team), game.point_wanted(team.other())];
    let mut targets: List<Target, 5> = List::new();
    for man in game.insights(team).filter(|man| man.at.is_on_board() && !man.uber) {
        if game.map().spawn_of(team).has(man.at) {
            continue;
        }
        let holds = wanted.iter().flatten().any(|&point| game.map().spaces_of_point(point).has(man.at));
        let mut worth = 0.7 + if man.carries { 2.0 } else { 0.0 };
        worth += if holds { 0.6 * f32::from(game.rules().weight_of(man.class)) } else { 0.0 };
        worth *= if man.disguised { 0.5 } else { 1.0 } * if man.healed { 0.7 } else { 1.0 };
        targets.push(Target { at: man.at.0, worth, class: man.class.ix() });
    }
    let mut sum = 0.0;
    for foe in game.insights(team.other()).filter(|foe| foe.at.is_on_board()) {
        let mut most = 0.0f32;
        for &Target { at, worth, class } in targets.iter() {
            let cost = ways.cost(team.other(), foe.at, Square(at));
            for shot in &ways.shots[foe.class.ix()] {
                if cost <= shot.reach {
                    most = most.max(shot.kills[class] * worth);
                }
            }
        }
        sum += most * if foe.used { 0.4 } else { 0.8 };
    }
    if let Some((at, level)) = game.sentry_of(team.other()) {
        let near = targets.iter().filter(|target| ways.cost(team.other(), at, Square(target.at)) <= 4.0);
        sum += near.map(|target| target.worth).fold(0.0, f32::max) * (0.3 + 0.1 * f32::from(level));
    }
    Scale::of(game).danger * sum
}

fn goal(game: &TfBoard, ways: &Ways, team: Team) -> f32 {
    match game.mode() {
        Mode::Ctf => intel(game, ways, team),
        Mode::Cp => points(game, ways, team),
    }
}

/// Capture the Flag: the other team's Intel has to come home.
fn intel(game: &TfBoard, ways: &Ways, team: Team) -> f32 {
    let home = game.map().home_of(team);
    let (prize, carried) = game.intel_of(team.other());
    let whole = ways.cost(team, game.map().home_of(team.other()), home).max(1.0);
    if !prize.is_on_board() {
        return 0.0;
    }
    let left = ways.cost(team, prize, home) / whole;
    let mut sum = 2.5 * (1.0 - left);
    if carried {
        let runner = game.insights(team).find(|man| man.carries);
        let speed = runner.map_or(4.0, |man| f32::from(game.rules().speed_of(man.class)));
        let turns = (ways.cost(team, prize, home) / speed).ceil();
        sum += 3.0 + 2.0 / turns.max(1.0);
        if turns <= 1.0 && runner.is_some_and(|man| !man.used) {
            sum += 1.5;
        }
        return sum + hunters(game, ways, team);
    }
    let mut near = [0.0f32; 3];
    for man in game.insights(team).filter(|man| man.at.is_on_board()) {
        let turns = ways.cost(team, man.at, prize) / f32::from(game.rules().speed_of(man.class)).max(1.0);
        let mut value = 1.0 - (turns / 6.0).min(1.0);
        for slot in &mut near {
            if value > *slot {
                std::mem::swap(slot, &mut value);
            }
        }
    }
    let worth = Scale::of(game).near;
    sum + (0..3).map(|i| worth[i] * near[i]).sum::<f32>() + hunters(game, ways, team)
}

/// The team's own Intel is being carried off: who is close to the thief? And with
/// nobody near it, it is easily taken.
fn hunters(game: &TfBoard, ways: &Ways, team: Team) -> f32 {
    let (own, stolen) = game.intel_of(team);
    if !own.is_on_board() {
        return 0.0;
    }
    let near = game.insights(team).filter(|man| man.at.is_on_board() && !man.carries);
    let close = |man: Insight| (1.0 - ways.cost(team, man.at, own) / 14.0).max(0.0);
    let all: f32 = near.map(close).sum();
    if stolen { 0.8 * all } else { 0.3 * all.min(1.5) }
}

/// Control Points: own them in order, all three to win.
fn points(game: &TfBoard, ways: &Ways, team: Team) -> f32 {
    let sign = if team == Team::Blu { 1.0 } else { -1.0 };
    let mut sum = 0.0;
    for point in 0..3 {
        let (owner, spin) = game.point_of(point);
        if owner == Some(team) {
            sum += 2.0;
        }
        sum += 0.8 * sign * spin as f32 / 1000.0;
    }
    let wanted = [(game.point_wanted(team), 1.0), (game.point_wanted(team.other()), 0.6)];
    for (point, worth) in wanted.into_iter().filter_map(|(point, worth)| Some((point?, worth))) {
        let spaces = game.map().spaces_of_point(point);
        let Some(middle) = ways.point(point) else { continue };
        for man in game.insights(team).filter(|man| man.at.is_on_board()) {
            let weight = f32::from(game.rules().weight_of(man.class));
            let there = spaces.has(man.at) && !man.uber && !man.disguised;
            let cost = ways.cost(team, man.at, middle);
            sum +=
                worth * if there { 0.5 * weight + 0.3 } else { Scale::of(game).near[0] * (1.0 - cost / 16.0).max(0.0) };
        }
    }
    sum
}

/// Movement points between any two spaces of a map, for each team.
pub(super) struct Ways {
    rules: &'static Rules,
    map: &'static Map,
    /// Which printed classes each class is like, the nearest first.
    likes: Vec<Likes>,
    /// The attacks of each class.
    shots: Vec<Vec<Shot>>,
    /// How likely the best of them kills each class, by the way to it.
    kills: Vec<f32>,
    costs: [Vec<u8>; 2],
    points: [Option<Square>; 3],
}

/// An attack: how far a walk and the weapon reach, and how often it kills each class.
struct Shot {
    reach: f32,
    kills: Vec<f32>,
}

impl Shot {
    fn of(rules: &Rules, class: Class, action: &Action) -> Option<Shot> {
        let Deed::Attack { power, flags } = action.deed else { return None };
        if flags.has(Flag::SentryOnly) || flags.has(Flag::NeedsDisguise) {
            return None;
        }
        // Two dice: how often they allow it.
        let Dice { performance, success } = rules.dice();
        let die = 1..=performance;
        let throws =
            die.clone().flat_map(|a| die.clone().map(move |b| a + b)).filter(|&sum| sum >= action.perf).count();
        let walk = if flags.has(Flag::Still) { 0 } else { rules.speed_of(class) };
        let chance =
            |target: Class| f32::from(power.saturating_sub(rules.defense_of(target)).min(success)) / f32::from(success);
        Some(Shot {
            reach: f32::from(walk + action.max),
            kills: rules
                .classes()
                .map(|target| chance(target) * throws as f32 / f32::from(performance * performance))
                .collect(),
        })
    }
}

impl Ways {
    #[inline]
    pub(super) fn cost(&self, team: Team, from: Square, to: Square) -> f32 {
        f32::from(self.costs[team.ix()][from.ix() * 256 + to.ix()])
    }

    /// How likely somebody of `team` kills a foe at the next opportunity.
    pub(super) fn kill(&self, team: Team, man: &Insight, foe: &Insight) -> f32 {
        let cost = self.costs[team.ix()][man.at.ix() * 256 + foe.at.ix()];
        self.kills[(man.class.ix() * self.shots.len() + foe.class.ix()) * 64 + usize::from(cost)]
    }

    /// Which printed classes a class is like.
    pub(super) fn likes(&self, class: Class) -> &Likes {
        &self.likes[class.ix()]
    }

    fn worth(&self, class: Class) -> Worth {
        WORTH[self.likes(class).order[0]]
    }

    /// A space in the middle of a control point.
    pub(super) fn point(&self, point: usize) -> Option<Square> {
        self.points[point]
    }

    fn compute(rules: &'static Rules, map: &'static Map) -> Ways {
        let costs = Team::BOTH.map(|team| {
            let barred = map.spawn_of(team.other());
            let mut costs = vec![60; 256 * 256];
            for from in map.ground().iter() {
                for to in map.ground().iter() {
                    let cost = map.cost(Squares::one(from), Squares::one(to), barred);
                    costs[from.ix() * 256 + to.ix()] = cost.unwrap_or(60).min(60);
                }
            }
            costs
        });
        let points = [0, 1, 2].map(|point| {
            // The nearest to all others, and of those the nearest to the middle point: what is a mirror
            // image on the map is one here, too.
            let spaces = map.spaces_of_point(point);
            let way =
                |at: Square, to: Squares| to.iter().map(|to| u32::from(costs[0][at.ix() * 256 + to.ix()])).sum::<u32>();
            spaces.iter().min_by_key(|&at| (way(at, spaces), way(at, map.spaces_of_point(1))))
        });
        let attacks = |class: Class| rules.card(class).filter_map(move |id| Shot::of(rules, class, rules.action(id)?));
        let shots: Vec<Vec<Shot>> = rules.classes().map(|class| attacks(class).collect()).collect();
        let count = shots.len();
        let mut kills = Vec::with_capacity(count * count * 64);
        for (shots, target) in shots.iter().flat_map(|shots| (0..count).map(move |target| (shots, target))) {
            let best = |cost: u8| {
                let reaching = shots.iter().filter(|shot| f32::from(cost) <= shot.reach);
                reaching.map(|shot| shot.kills[target]).fold(0.0, f32::max)
            };
            kills.extend((0..64).map(best));
        }
        let likes = rules.classes().map(|class| tf2_board_like::likes(rules, class)).collect();
        Ways { rules, map, likes, shots, kills, costs, points }
    }
}

/// The table for this map.
#[inline]
pub(super) fn ways(game: &TfBoard) -> &'static Ways {
    static ALL: Tables<Ways> = Tables::new();
    let fits = |ways: &Ways| std::ptr::eq(ways.map, game.map()) && std::ptr::eq(ways.rules, game.rules());
    ALL.get(fits, || Ways::compute(game.rules(), game.map()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middles_of_the_points_lie_as_in_a_mirror() {
        let rules = Rules::embedded();
        for map in rules.maps().iter().filter(|map| map.mode() == Mode::Cp) {
            let middles = Ways::compute(rules, map).points.map(|at| map.spot(at.unwrap()));
            let [blu, middle, red] = middles;
            assert_eq!((blu.row, blu.col + red.col), (red.row, 2 * middle.col), "{}: {middles:?}", map.name());
        }
    }
}
