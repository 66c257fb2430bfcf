//! Adrenaline: how many points everybody can expect.
//!
//! Counted are points in hand, what each board and the killshot track would
//! pay by the tokens on them, and what the next turn promises: whom loaded
//! weapons reach from where one stands, ammo, cards, loot within a step. All of
//! it is in points, so that the terms can be argued about one by one. What
//! the modes add stands at the end.

use adrenaline::{
    Adrenaline, Arena, Choice, Colour, Cubes, Effect, Figure, Insight, Loot, Rules, Rush, SpawnpointTracks, Square,
    Squares, Weapon,
};
use table::{Actor, Game, Options};

use super::tables::Tables;
use super::{Evaluate, Shares, final_shares, soft_shares};

/// The most figures at one table.
const FIGURES: usize = 6;

/// What a damage token is worth to its owner, about: board, rank and killshot together.
const DAMAGE: f32 = 1.1;
const MARK: f32 = 0.45;

impl Evaluate for Adrenaline {
    fn setting(&self) -> &'static str {
        let another_mode =
            self.has_powers() || self.spawnpoint_tracks().is_some() || self.turrets_of(Figure(0)).is_some();
        if (self.players(), self.figures()) == (3, 3) && !another_mode { "deathmatch of three" } else { "" }
    }

    fn shares(&self) -> Shares {
        if self.waiting().is_empty() {
            return final_shares(self);
        }
        let n = self.players() as usize;
        let points = expected(self);
        let dark = if self.is_frenzy() { 2.0 } else { 3.0 + 0.8 * f32::from(self.skulls_left()) };
        soft_shares(&points[..n], dark)
    }

    #[inline]
    fn is_settled(&self) -> bool {
        self.is_between_actions()
    }

    #[inline]
    fn turn(&self) -> u32 {
        self.turn_of().0.into()
    }

    fn round(&self) -> u32 {
        self.players().into()
    }

    /// Nobody passes who can grab, which does no harm.
    #[inline]
    fn thinkable(&self, actor: Actor, out: &mut Options<Self>) {
        self.choices(actor, out);
        if self.is_between_actions() && self.actions_left() > 0 && out.contains(&Choice::Grab) {
            out.retain(|&choice| choice != Choice::Pass);
        }
    }

    /// To pass with actions left is more trouble than any action.
    fn effort(&self, _actor: Actor, choice: Choice) -> f32 {
        if choice == Choice::Pass && self.is_between_actions() { 8.0 * f32::from(self.actions_left()) } else { 1.0 }
    }

    #[inline]
    fn rollout_weight(&self, _actor: Actor, choice: Choice) -> f32 {
        match choice {
            Choice::Shoot => 12.0,
            Choice::Rush(Rush::Shoot) => 6.0,
            Choice::Grab => 4.0,
            Choice::Run => 1.5,
            Choice::Pass => 0.4,
            Choice::Effect(Effect::BASIC) => 1.0,
            Choice::Effect(_) => 2.0,
            Choice::Weapon(_) => 3.0,
            Choice::Figure(who) if who.0 >= self.figures() || self.is_between_actions() => 1.2,
            Choice::Figure(who) => 1.0 + 0.1 * self.insight(who).damage.len() as f32,
            Choice::Card(_) if self.is_between_actions() => 0.3,
            Choice::Card(_) if self.is_paying() => 0.3,
            Choice::Square(at) => match self.loot(at) {
                Loot::Nothing => 0.6,
                Loot::Tile(..) => 1.0,
                Loot::Weapons(_) => 1.4,
            },
            _ => 1.0,
        }
    }
}

/// The points each figure can expect to have in the end, give or take what is the same for all.
fn expected(game: &Adrenaline) -> [f32; FIGURES] {
    let n = game.figures() as usize;
    let figures: [Insight<'_>; FIGURES] = std::array::from_fn(|i| game.insight(Figure(i.min(n - 1) as u8)));
    let figures = &figures[..n];
    let mut points = [0.0; FIGURES];
    for (total, figure) in points.iter_mut().zip(figures) {
        *total = f32::from(figure.points);
    }
    for (whose, board) in figures.iter().enumerate() {
        add_board(game, whose, board, &mut points[..n]);
    }
    match (game.spawnpoint_tracks(), game.turrets_of(Figure(0))) {
        (Some(tracks), _) => add_spawnpoints(game, figures, tracks, &mut points[..n]),
        (_, Some(_)) => add_turrets(game, &mut points[..n]),
        _ => add_track(game, figures, &mut points[..n]),
    }
    if game.has_powers() {
        add_powers(game, figures, &mut points[..n]);
    }
    let harms = harms(game);
    for (who, total) in points[..game.players().into()].iter_mut().enumerate() {
        *total += promise(game, harms, figures, who);
    }
    points
}

/// How much of the match is behind us, from 0 to 1.
fn lateness(game: &Adrenaline) -> f32 {
    if game.is_frenzy() {
        return 0.8;
    }
    let skulls = 1.0 - f32::from(game.skulls_left()) / 8.0;
    0.6 * game.spawnpoint_tracks().map_or(skulls, |tracks| skulls.max(fullness(tracks)))
}

fn add_board(game: &Adrenaline, whose: usize, board: &Insight<'_>, points: &mut [f32]) {
    let limits = &game.rules().limits;
    let (values, skulls) = match board.flipped {
        true => (&limits.board_points_frenzy, 0),
        false => (&limits.board_points, board.skulls as usize),
    };
    let value = |rank: usize| f32::from(values.get(skulls + rank).copied().unwrap_or(0).max(limits.least_points));
    // Damage in one's own colour takes a rank, but its points go to nobody.
    if let (Some(&first), false) = (board.damage.first().filter(|first| first.ix() != whose), board.flipped) {
        points[first.ix()] += f32::from(limits.first_blood);
    }
    let full = f32::from(board.killshot);
    let filled = board.damage.len() as f32;
    // The rank stands the more the fuller the board and the later the hour.
    let sure = if filled >= full { 1.0 } else { (0.15 + 0.7 * filled / full).max(lateness(game)) };
    let mut counts = [0.0f32; FIGURES];
    let mut order = [Figure::default(); FIGURES];
    let mut owners = 0;
    for &owner in board.damage {
        if counts[owner.ix()] == 0.0 {
            order[owners] = owner;
            owners += 1;
        }
        counts[owner.ix()] += 1.0;
    }
    order[..owners].sort_by(|&a, &b| counts[b.ix()].total_cmp(&counts[a.ix()]));
    for (rank, &owner) in order[..owners].iter().enumerate().filter(|(_, owner)| owner.ix() != whose) {
        points[owner.ix()] += sure * value(rank);
    }
    counts[whose] = 0.0;
    let others = points.len() - 1;
    let pool: f32 = (0..others.min(4)).map(value).sum();
    for (who, total) in points.iter_mut().enumerate() {
        *total += (1.0 - sure) * pool * counts[who] / full;
        *total += MARK * f32::from(board.marks[Figure(who as u8)]) * (pool / 20.0).min(1.0);
    }
}

fn add_track(game: &Adrenaline, figures: &[Insight<'_>], points: &mut [f32]) {
    let limits = &game.rules().limits;
    let mut counts = [0.0f32; FIGURES];
    let mut order = [Figure::default(); FIGURES];
    let (mut owners, mut placed) = (0, 0.0);
    let mut token = |owner: Figure| {
        if counts[owner.ix()] == 0.0 {
            order[owners] = owner;
            owners += 1;
        }
        counts[owner.ix()] += 1.0;
        placed += 1.0;
    };
    for (killer, over) in game.killshots() {
        token(killer);
        over.into_iter().for_each(&mut token);
    }
    // Killed this turn, not scored yet.
    for figure in figures {
        figure.damage.iter().skip(usize::from(figure.killshot) - 1).copied().for_each(&mut token);
    }
    order[..owners].sort_by(|&a, &b| counts[b.ix()].total_cmp(&counts[a.ix()]));
    let value = |rank: usize| f32::from(limits.track_points.get(rank).copied().unwrap_or(0).max(limits.least_points));
    let ahead = 1.5 * f32::from(game.skulls_left()) + 2.0;
    let sure = (placed / (placed + ahead)).max(lateness(game));
    let pool: f32 = (0..figures.len()).map(value).sum();
    for (rank, &owner) in order[..owners].iter().enumerate() {
        points[owner.ix()] += sure * value(rank) + (1.0 - sure) * pool * counts[owner.ix()] / (placed + ahead);
    }
}

/// What the figure's next turn promises.
fn promise(game: &Adrenaline, harms: &Harms, figures: &[Insight<'_>], who: usize) -> f32 {
    let me = &figures[who];
    let active = game.turn_of().0 as usize == who;
    let now = if active { game.actions_left() } else { 0 };
    if now == 0 && !game.turn_comes_again(Figure(who as u8)) {
        return 0.0;
    }
    let arena = game.arena();
    let from = match me.at.is_on() {
        true => arena.within(me.at, game.steps_before_shot(Figure(who as u8))),
        false => Squares::NONE,
    };
    let mut shots = [0.0f32; 3];
    let mut worth = 0.0;
    for weapon in me.weapons {
        let loaded = me.loaded.has(weapon);
        let ready = match loaded {
            true => 1.0,
            false if game.rules().can_reload(weapon, me.purse) => 0.55,
            false => 0.25,
        };
        worth += ready * harms.general[weapon.ix()];
        if !loaded {
            continue;
        }
        let mut best = 0.0f32;
        for square in from {
            for (other, target) in figures.iter().enumerate() {
                if other != who && target.at.is_on() {
                    best = best.max(harms.of(weapon, square, target.at, me.purse));
                }
            }
            if game.spawnpoint_tracks().is_some() {
                let hits = |&post: &Square| harms.of(weapon, square, post, me.purse) > 0.0;
                best = best.max(if arena.spawn.iter().any(hits) { TAG } else { 0.0 });
            }
        }
        insert(&mut shots, best);
    }
    let weights = match now {
        0 => [0.45, 0.3, 0.1],
        1 => [0.8, 0.25, 0.1],
        _ => [0.85, 0.75, 0.2],
    };
    let aim: f32 = shots.iter().zip(weights).map(|(shot, weight)| shot * weight).sum();
    let ammo: f32 = me.cubes.0.iter().map(|&n| [0.0, 0.4, 0.7, 0.9][n.min(3) as usize]).sum();
    let awake = match me.damage.len() {
        n if n >= usize::from(me.killshot) => 0.0,
        6.. => 1.2,
        3.. => 0.5,
        _ => 0.0,
    };
    let loot = if me.at.is_on() { nearby(game, harms, me) } else { 0.3 };
    let cards = 0.5 * me.powerups as f32;
    aim + 0.45 * worth + ammo + cards + awake + loot * if now > 0 { 0.6 } else { 0.3 }
}

/// The best thing to grab within a step.
fn nearby(game: &Adrenaline, harms: &Harms, me: &Insight<'_>) -> f32 {
    let steps = if me.damage.len() >= 3 { 2 } else { 1 };
    let weakest = match me.found.len() {
        0..3 => 0.0,
        _ => me.found.map(|w| harms.general[w.ix()]).fold(f32::MAX, f32::min),
    };
    let mut best = 0.0f32;
    for square in game.arena().within(me.at, steps) {
        let value = match game.loot(square) {
            Loot::Nothing => 0.0,
            Loot::Tile(cubes, powerup) => {
                let fits: u8 = Colour::ALL.into_iter().map(|c| cubes[c].min(3 - me.cubes[c].min(3))).sum();
                0.3 * f32::from(fits) + if powerup && me.powerups < 3 { 0.5 } else { 0.0 }
            }
            Loot::Weapons(slots) => {
                let mut most = 0.0f32;
                for weapon in slots.into_iter().flatten() {
                    if game.rules().can_take(weapon, me.purse) {
                        most = most.max(0.6 * (harms.general[weapon.ix()] - weakest));
                    }
                }
                most
            }
        };
        best = best.max(value);
    }
    best
}

fn insert(sorted: &mut [f32; 3], value: f32) {
    let mut carry = value;
    for slot in sorted {
        if carry > *slot {
            std::mem::swap(slot, &mut carry);
        }
    }
}

// Domination

/// What a token on the track of a spawnpoint is worth, about.
const TAG: f32 = 1.6;
/// Tokens that fill a track.
const FULL: f32 = 8.0;

/// How near two full tracks are, which begin the end, from 0 to 1.
fn fullness(tracks: &SpawnpointTracks) -> f32 {
    let mut filled = tracks.map(|track| track.iter().map(|&n| f32::from(n)).sum::<f32>());
    filled.sort_by(f32::total_cmp);
    (filled[1] / FULL).min(1.0)
}

/// The tracks of the spawnpoints: equals share a reward.
fn add_spawnpoints(game: &Adrenaline, figures: &[Insight<'_>], tracks: &SpawnpointTracks, points: &mut [f32]) {
    let limits = &game.rules().limits;
    let value = |rank: usize| f32::from(limits.track_points.get(rank).copied().unwrap_or(0).max(limits.least_points));
    let pool: f32 = (0..figures.len()).map(value).sum();
    let late = lateness(game);
    let active = &figures[game.turn_of().ix()];
    for (colour, track) in tracks.each() {
        let at = game.arena().spawn[colour];
        let mut counts = [0.0f32; FIGURES];
        for (count, &tokens) in counts.iter_mut().zip(track.iter()) {
            *count = f32::from(tokens);
        }
        // A player who ends the turn there alone puts one more.
        if game.can_tag() && active.at == at && figures.iter().filter(|figure| figure.at == at).count() == 1 {
            counts[game.turn_of().ix()] += 0.7;
        }
        let placed: f32 = counts.iter().sum();
        let ahead = 1.0 + FULL * (1.0 - late);
        let sure = (placed / (placed + ahead)).max(late);
        for (total, &tokens) in points.iter_mut().zip(&counts).filter(|(_, tokens)| **tokens > 0.0) {
            let rank = counts.iter().filter(|&&other| other > tokens).count();
            *total += sure * value(rank) + (1.0 - sure) * pool * tokens / (placed + ahead);
        }
    }
}

// Turret mode

/// Turrets are ranked like a track; until the end they change hands.
fn add_turrets(game: &Adrenaline, points: &mut [f32]) {
    let limits = &game.rules().limits;
    let value = |rank: usize| f32::from(limits.track_points.get(rank).copied().unwrap_or(0).max(limits.least_points));
    let pool: f32 = (0..points.len()).map(value).sum();
    let sure = lateness(game);
    let owned = |who: usize| game.turrets_of(Figure(who as u8)).unwrap_or((0, 1));
    for who in 0..points.len() {
        let (mine, all) = owned(who);
        if mine > 0 {
            let rank = (0..points.len()).filter(|&other| owned(other).0 > mine).count();
            points[who] += sure * value(rank) + (1.0 - sure) * pool * mine as f32 / all as f32;
        }
    }
}

// Powers

/// What tokens promise those who gave them.
fn add_powers(game: &Adrenaline, figures: &[Insight<'_>], points: &mut [f32]) {
    let ahead = 1.0 - lateness(game);
    let bearing = |token: fn(&Insight<'_>) -> bool| figures.iter().filter(|one| token(one)).count() as f32;
    for (who, total) in points.iter_mut().enumerate() {
        let Some((ability, tokens)) = game.ability_of(Figure(who as u8)) else { continue };
        *total += match ability {
            // It hurts in every turn until its bearer falls.
            "venom" => VENOM * ahead * bearing(|one| one.venom),
            "mind-control" => CONTROL * ahead * bearing(|one| one.control),
            "overload" => CHARGE * ahead * f32::from(tokens),
            _ => 0.0,
        };
    }
}

const VENOM: f32 = 2.4;
const CONTROL: f32 = 0.8;
const CHARGE: f32 = 0.4;

/// What each weapon does from each square to each square, in points.
#[derive(Debug)]
struct Harms {
    rules: &'static Rules,
    arena: &'static Arena,
    squares: usize,
    /// Without paying for anything, and with a full purse.
    free: Vec<f32>,
    paid: Vec<f32>,
    /// The mean over all squares and targets within reach of a walk.
    general: Vec<f32>,
}

impl Harms {
    #[inline]
    fn of(&self, weapon: Weapon, from: Square, to: Square, purse: Cubes) -> f32 {
        let at = (weapon.ix() * self.squares + from.ix()) * self.squares + to.ix();
        let rich: u8 = purse.0.iter().map(|&n| n.min(1)).sum();
        self.free[at] + (self.paid[at] - self.free[at]) * f32::from(rich) / 3.0
    }

    fn compute(rules: &'static Rules, arena: &'static Arena) -> Harms {
        let squares = arena.len();
        let mut harms = Harms { rules, arena, squares, free: Vec::new(), paid: Vec::new(), general: Vec::new() };
        let points = |harm: Option<(u8, u8)>| match harm {
            Some((damage, marks)) => DAMAGE * f32::from(damage) + MARK * f32::from(marks),
            None => 0.0,
        };
        for weapon in (0..rules.weapon_count() as u8).map(Weapon) {
            let mut sum = 0.0;
            for from in arena.all {
                let mut reached = 0.0f32;
                for to in arena.all {
                    let free = points(rules.harm(arena, weapon, from, to, Cubes::NONE));
                    let paid = points(rules.harm(arena, weapon, from, to, Cubes::each(3)));
                    harms.free.push(free);
                    harms.paid.push(paid);
                    reached += 0.6 * free + 0.4 * paid;
                }
                sum += reached / squares as f32;
            }
            // Four targets about: reaching a third of the squares is nearly always enough.
            let mean = sum / squares as f32;
            let most = harms.paid[harms.paid.len() - squares * squares..].iter().copied().fold(0.0, f32::max);
            harms.general.push((3.0 * mean).min(most) * 0.6 + 0.4 * most);
        }
        harms
    }
}

/// The table for this arena.
#[inline]
fn harms(game: &Adrenaline) -> &'static Harms {
    static ALL: Tables<Harms> = Tables::new();
    let fits = |harms: &Harms| std::ptr::eq(harms.rules, game.rules()) && std::ptr::eq(harms.arena, game.arena());
    ALL.get(fits, || Harms::compute(game.rules(), game.arena()))
}
