//! Many matches at once, through the door that policies use.

use serde_json::json;
use shelf::{AnyBatch, Arrays, BatchPlan, Shelf, Skill};

const GAMES: [&str; 4] = ["adrenaline", "adrenaline-team", "tf2-board", "tf2-turns"];

/// Arrays of the right size for a batch.
struct Store {
    observations: Vec<i8>,
    final_observations: Vec<i8>,
    masks: Vec<bool>,
    legal: Vec<i16>,
    legal_counts: Vec<i32>,
    seats: Vec<i8>,
    rewards: Vec<f32>,
    points: Vec<i32>,
    shares: Vec<f32>,
    done: Vec<bool>,
    truncated: Vec<bool>,
}

impl Store {
    fn of(batch: &dyn AnyBatch, n: usize) -> Store {
        let (width, actions, seats) = (batch.layout().width, batch.actions(), batch.seats());
        Store {
            observations: vec![0; n * width],
            final_observations: vec![0; n * width],
            masks: vec![false; n * actions],
            legal: vec![-1; n * actions],
            legal_counts: vec![0; n],
            seats: vec![0; n],
            rewards: vec![0.0; n * seats],
            points: vec![0; n * seats],
            shares: vec![0.0; n * seats],
            done: vec![false; n],
            truncated: vec![false; n],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            final_observations: &mut self.final_observations,
            masks: &mut self.masks,
            legal: &mut self.legal,
            legal_counts: &mut self.legal_counts,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            points: &mut self.points,
            shares: &mut self.shares,
            done: &mut self.done,
            truncated: &mut self.truncated,
        }
    }
}

fn batch(game: &str, plan: &BatchPlan) -> (Box<dyn AnyBatch>, Store) {
    let mut batch = Shelf::embedded().game(game).unwrap().batch(&[json!({})], plan).unwrap();
    let mut store = Store::of(&*batch, plan.lanes);
    batch.reset(plan.seed, store.arrays());
    (batch, store)
}

fn plan(lanes: usize, threads: usize) -> BatchPlan {
    BatchPlan { lanes, threads, seed: 7, bots: Vec::new(), limit: 0, shares: true, manners: false }
}

#[test]
fn masks_and_lists_name_the_same_actions_and_matches_follow_each_other() {
    for game in GAMES {
        let (mut batch, mut store) = batch(game, &plan(5, 1));
        let (actions, seats) = (batch.actions(), batch.seats());
        let (mut ends, mut taken) = (0, vec![0; 5]);
        for _ in 0..4000 {
            for lane in 0..5 {
                let count = store.legal_counts[lane] as usize;
                assert!(count > 1, "{game}: a policy is asked for a single answer");
                let mut listed = store.legal[lane * actions..][..count].to_vec();
                listed.sort_unstable();
                let masked: Vec<i16> =
                    (0..actions as i16).filter(|&a| store.masks[lane * actions + a as usize]).collect();
                assert_eq!(listed, masked, "{game}");
                assert!(store.legal[lane * actions + count..][..actions - count].iter().all(|&rest| rest == -1));
            }
            batch.sample(&mut taken);
            batch.step(&taken, store.arrays()).unwrap();
            for lane in (0..5).filter(|&lane| store.done[lane]) {
                ends += 1;
                let pay = &store.rewards[lane * seats..][..seats];
                let sides = game == "adrenaline-team" || pay.iter().sum::<f32>().abs() < 1e-5;
                assert!(sides && pay.iter().all(|pay| (-1.0..=1.0).contains(pay)), "{game}: {pay:?}");
            }
        }
        assert!(ends > 0, "{game}: no match came to its end");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for game in GAMES {
        let (mut one, mut alone) = batch(game, &plan(7, 1));
        let (mut three, mut shared) = batch(game, &plan(7, 3));
        let mut taken = vec![0; 7];
        for _ in 0..300 {
            one.sample(&mut taken);
            let mut drawn = vec![0; 7];
            three.sample(&mut drawn);
            assert_eq!(drawn, taken, "{game}");
            one.step(&taken, alone.arrays()).unwrap();
            three.step(&taken, shared.arrays()).unwrap();
            assert!(alone.observations == shared.observations, "{game}");
            assert!(alone.masks == shared.masks && alone.rewards == shared.rewards, "{game}");
        }
    }
}

#[test]
fn the_first_illegal_action_is_named_and_nothing_is_taken() {
    for threads in [1, 3] {
        let (mut batch, mut store) = batch("adrenaline", &plan(5, threads));
        let before = store.observations.clone();
        let mut taken = vec![0; 5];
        batch.sample(&mut taken);
        let illegal = |&a: &i64| !store.masks[2 * batch.actions() + a as usize];
        let illegal = (0..batch.actions() as i64).find(illegal).unwrap();
        for wrong in [illegal, -1, 1 << 40] {
            (taken[2], taken[4]) = (wrong, -1);
            let refused = batch.step(&taken, store.arrays()).unwrap_err();
            assert_eq!((refused.lane, refused.action), (2, wrong));
            assert!(store.observations == before);
        }
        let refused = batch.step(&taken[..1], store.arrays()).unwrap_err();
        assert_eq!((refused.lane, refused.action), (1, -1));
    }
}

#[test]
fn bots_answer_for_their_seats_and_a_limit_breaks_matches_off() {
    let bots = vec![(0, "random".parse().unwrap()), (2, "greedy".parse().unwrap())];
    let (mut batch, mut store) = batch("adrenaline", &BatchPlan { bots, limit: 9, ..plan(2, 1) });
    let mut taken = vec![0; 2];
    let mut broken_off = 0;
    for _ in 0..60 {
        assert!(store.seats.iter().all(|seat| ![0, 2].contains(seat)));
        batch.sample(&mut taken);
        batch.step(&taken, store.arrays()).unwrap();
        broken_off += store.truncated.iter().filter(|&&cut| cut).count();
        assert!(store.rewards.iter().all(|&pay| pay == 0.0));
    }
    assert_eq!(broken_off, 2 * (60 / 9));
}

#[test]
fn a_batch_without_a_seat_for_a_policy_is_refused() {
    let shelf = Shelf::embedded();
    let refused = |bots: &[usize]| {
        let bots = bots.iter().map(|&seat| (seat, "random".parse().unwrap())).collect();
        let refused = shelf.game("tf2-board").unwrap().batch(&[json!({})], &BatchPlan { bots, ..plan(1, 1) });
        refused.unwrap_err().to_string()
    };
    assert_eq!(refused(&[0, 1]), "setup: bots: no seat is left");
    assert_eq!(refused(&[2]), "setup: bots: there is no seat 2; there are 2");
}

/// The sides share one victory.
#[test]
fn shares_add_up_to_one_and_the_end_says_who_won() {
    for game in GAMES {
        let (mut batch, mut store) = batch(game, &plan(3, 1));
        let seats = batch.seats();
        let sides = if game == "adrenaline" { seats as f32 } else { 2.0 };
        let mut actions = vec![0; 3];
        let mut ends = 0;
        while ends < 2 {
            batch.sample(&mut actions);
            batch.step(&actions, store.arrays()).unwrap();
            for (lane, shares) in store.shares.chunks(seats).enumerate() {
                let total: f32 = shares.iter().sum();
                assert!((total - seats as f32 / sides).abs() < 1e-3, "{game}: {shares:?}");
                if store.done[lane] {
                    ends += 1;
                    let best = store.rewards[lane * seats..][..seats].iter().copied().fold(f32::MIN, f32::max);
                    for (share, reward) in shares.iter().zip(&store.rewards[lane * seats..]) {
                        assert_eq!(*share > 0.0, *reward == best, "{game}: {shares:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn with_manners_teams_are_drawn() {
    let forming = |manners: bool| {
        let (mut batch, mut store) = batch("tf2-turns", &BatchPlan { manners, ..plan(8, 1) });
        let width = batch.layout().width;
        let picked = batch.layout().features.iter().find(|feature| feature.name == "picked own").unwrap().at;
        let (mut actions, mut questions) = (vec![0; 8], 0);
        for _ in 0..40 {
            batch.sample(&mut actions);
            batch.step(&actions, store.arrays()).unwrap();
            questions += store.observations.chunks(width).filter(|look| look[picked] < 6).count();
        }
        questions
    };
    assert_eq!(forming(true), 0);
    assert!(forming(false) > 0);
}

#[test]
fn lanes_take_several_setups_in_turn() {
    let shelf = Shelf::embedded();
    let setups = [json!({"players": 3, "arena": "L2R2"}), json!({"players": 5})];
    let mut mixed = shelf.game("adrenaline").unwrap().batch(&setups, &plan(6, 2)).unwrap();
    assert_eq!(mixed.seats(), 5);
    let mut store = Store::of(&*mixed, 6);
    mixed.reset(7, store.arrays());
    let mut actions = vec![0; 6];
    let mut ends = [0; 2];
    while ends.contains(&0) {
        mixed.sample(&mut actions);
        mixed.step(&actions, store.arrays()).unwrap();
        for lane in 0..6 {
            let players = if lane % 2 == 0 { 3 } else { 5 };
            let rewards = &store.rewards[lane * 5..][..5];
            assert!(store.seats[lane] < players, "lane {lane}");
            assert!(rewards[players as usize..].iter().all(|&pay| pay == 0.0), "lane {lane}");
            if store.done[lane] {
                ends[lane % 2] += 1;
                assert!(rewards.iter().sum::<f32>().abs() < 1e-5, "{rewards:?}");
            }
        }
    }
}

#[test]
fn a_bot_whose_network_does_not_fit_sits_down_nowhere() {
    let network = concat!("net:", env!("CARGO_MANIFEST_DIR"), "/../bots/tests/net/golden.net");
    let skill: Skill = network.parse().unwrap();
    let shelf = Shelf::open(None).unwrap();
    let game = shelf.game("tf2-board").unwrap();
    let plan =
        BatchPlan { lanes: 1, threads: 1, seed: 1, bots: vec![(1, skill)], limit: 0, shares: false, manners: false };
    let refused = game.batch(&[json!({})], &plan).unwrap_err().to_string();
    assert!(refused.ends_with("made for the game golden, and this is tf2-board"), "{refused}");
    let playing = game.start(&json!({}), 1).unwrap();
    assert!(playing.ready(skill).is_err() && playing.ready(Skill::Hard).is_ok());
}
