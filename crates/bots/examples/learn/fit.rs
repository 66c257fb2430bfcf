//! Fits a network to rows of facts: logistic loss, Adam, one match in eight
//! kept aside to see what was learned and not merely remembered. All lessons but
//! the first teach what the network itself thinks of the positions to come as
//! well as how the match ended, which scatters less.

use bots::{Evaluate, FACTS, facts};
use rand::RngExt;
use table::{Choice as _, Game, Quiet, Rng, rng};
use tf2_board::{Choice, Mode, TfBoard};

use crate::{Outcome, play};

const FIRST: usize = 48;
const SECOND: usize = 16;
/// All weights in a row: layer after layer, input after input, biases last.
const B1: usize = FACTS * FIRST;
const W2: usize = B1 + FIRST;
const B2: usize = W2 + FIRST * SECOND;
const W3: usize = B2 + SECOND;
const B3: usize = W3 + SECOND;
/// How far the last fact, the rule of thumb, is believed.
const GUESS: usize = B3 + 1;
const SIZE: usize = GUESS + 1;

const LESSONS: usize = 12;
const BATCH: usize = 256;
const RATE: f32 = 1e-3;
const DECAY: f32 = 0.3;
/// How much of the target of a position is that of the next one.
const FORESIGHT: f32 = 0.9;

/// A position: its facts that are not 0.
struct Row {
    game: u32,
    won: f32,
    target: f32,
    facts: Box<[(u16, f32)]>,
}

/// Plays matches again and tells the facts of every position between turns.
fn read(mode: Mode, paths: &[&str]) -> Result<Vec<Row>, Box<dyn std::error::Error>> {
    let first = play::start(mode)?;
    let (mut rows, mut game) = (Vec::new(), 0);
    for path in paths {
        let bytes = std::fs::read(path)?;
        let mut numbers = bytes.chunks_exact(2).map(|two| u16::from_le_bytes([two[0], two[1]]));
        while let Some(answers) = numbers.next() {
            let answers = numbers.by_ref().take(answers.into()).filter_map(|at| Choice::from_index(at.into()));
            replay(first, game, answers, &mut rows);
            game += 1;
        }
    }
    if rows.is_empty() { Err("there is nothing to learn from".into()) } else { Ok(rows) }
}

fn replay(mut at: TfBoard, game: u32, answers: impl Iterator<Item = Choice>, rows: &mut Vec<Row>) {
    let begin = rows.len();
    let mut asked = Vec::new();
    for answer in answers {
        let Some(actor) = at.waiting().first() else { break };
        if !actor.is_luck() && at.is_settled() {
            let facts = facts(&at).into_iter().enumerate().filter(|(_, x)| *x != 0.0);
            let facts = facts.map(|(at, x)| (at as u16, x)).collect();
            rows.push(Row { game, won: 0.5, target: 0.5, facts });
            asked.push(at.team_asked().ix());
        }
        at.apply(actor, answer, &mut Quiet);
    }
    let shares = at.shares();
    for (row, side) in rows[begin..].iter_mut().zip(asked) {
        (row.won, row.target) = (shares[side], shares[side]);
    }
}

/// What the layers made of a position.
struct Seen {
    first: [f32; FIRST],
    second: [f32; SECOND],
    share: f32,
}

fn look(w: &[f32], facts: &[(u16, f32)]) -> Seen {
    let mut first: [f32; FIRST] = w[B1..W2].try_into().expect("as long");
    for &(at, x) in facts {
        let row = &w[at as usize * FIRST..][..FIRST];
        first.iter_mut().zip(row).for_each(|(sum, w)| *sum += x * w);
    }
    first = first.map(|x| x.max(0.0));
    let mut second: [f32; SECOND] = w[B2..W3].try_into().expect("as long");
    for (i, &x) in first.iter().enumerate().filter(|(_, x)| **x > 0.0) {
        let row = &w[W2 + i * SECOND..][..SECOND];
        second.iter_mut().zip(row).for_each(|(sum, w)| *sum += x * w);
    }
    second = second.map(|x| x.max(0.0));
    let guess = match facts.last() {
        Some(&(at, x)) if at as usize == FACTS - 1 => w[GUESS] * x,
        _ => 0.0,
    };
    let sum = second.iter().zip(&w[W3..B3]).fold(w[B3] + guess, |sum, (x, w)| sum + x * w);
    Seen { first, second, share: 1.0 / (1.0 + (-sum).exp()) }
}

/// Adds to `slope` which way the weights should go for one position.
fn blame(w: &[f32], row: &Row, slope: &mut [f32]) {
    let seen = look(w, &row.facts);
    let wrong = seen.share - row.target;
    let mut second = [0.0; SECOND];
    for i in 0..SECOND {
        slope[W3 + i] += wrong * seen.second[i];
        second[i] = if seen.second[i] > 0.0 { wrong * w[W3 + i] } else { 0.0 };
        slope[B2 + i] += second[i];
    }
    slope[B3] += wrong;
    if let Some(&(at, x)) = row.facts.last()
        && at as usize == FACTS - 1
    {
        slope[GUESS] += wrong * x;
    }
    let mut first = [0.0; FIRST];
    for i in (0..FIRST).filter(|&i| seen.first[i] > 0.0) {
        for j in 0..SECOND {
            slope[W2 + i * SECOND + j] += second[j] * seen.first[i];
            first[i] += second[j] * w[W2 + i * SECOND + j];
        }
        slope[B1 + i] += first[i];
    }
    for &(at, x) in &row.facts {
        let row = &mut slope[at as usize * FIRST..][..FIRST];
        row.iter_mut().zip(&first).for_each(|(sum, d)| *sum += x * d);
    }
}

/// The mean of -ln of what was said of what came.
fn surprise<'a>(w: &[f32], rows: impl Iterator<Item = &'a Row>) -> f64 {
    let (mut sum, mut n) = (0.0, 0.0);
    for row in rows {
        let share = f64::from(look(w, &row.facts).share.clamp(1e-6, 1.0 - 1e-6));
        let won = f64::from(row.won);
        sum -= won * share.ln() + (1.0 - won) * (1.0 - share).ln();
        n += 1.0;
    }
    sum / n
}

/// New targets, from the end of each match back: mostly that of the next
/// position, a little of what the network says of this one.
fn foresee(w: &[f32], rows: &mut [Row]) {
    let (mut game, mut winner) = (u32::MAX, 1.0);
    for row in rows.iter_mut().rev() {
        if row.game != game {
            (game, winner) = (row.game, 1.0);
        }
        if row.won == 0.5 {
            continue;
        }
        // Told of the side that won, so that it does not matter who is asked.
        let share = look(w, &row.facts).share;
        let said = if row.won == 1.0 { share } else { 1.0 - share };
        winner = FORESIGHT * winner + (1.0 - FORESIGHT) * said;
        row.target = if row.won == 1.0 { winner } else { 1.0 - winner };
    }
}

fn is_aside(row: &Row) -> bool {
    row.game.is_multiple_of(8)
}

pub(crate) fn fit(mode: Mode, net: &str, paths: &[&str]) -> Outcome {
    let mut rows = read(mode, paths)?;
    let mut dice = rng(1);
    let mut w = begin(&mut dice);
    let (mut mean, mut square) = (vec![0.0f32; SIZE], vec![0.0f32; SIZE]);
    let mut order: Vec<usize> = (0..rows.len()).filter(|&at| !is_aside(&rows[at])).collect();
    let steps = LESSONS * order.len().div_ceil(BATCH);
    let mut step = 0;
    println!("{} games, {} positions", rows.last().map_or(0, |row| row.game + 1), rows.len());
    let thumb = surprise(&empty(), rows.iter().filter(|row| is_aside(row)));
    println!("the rule of thumb: {thumb:.4} unseen");
    for lesson in 0..LESSONS {
        if lesson > 0 {
            foresee(&w, &mut rows);
        }
        for at in (1..order.len()).rev() {
            order.swap(at, dice.random_range(0..at as u64 + 1) as usize);
        }
        for batch in order.chunks(BATCH) {
            let mut slope = vec![0.0f32; SIZE];
            batch.iter().for_each(|&at| blame(&w, &rows[at], &mut slope));
            step += 1;
            // Up for a twentieth of the way, then down to nothing.
            let way = step as f32 / steps as f32;
            let rate = RATE * (way * 20.0).min(1.0) * 0.5 * (1.0 + (std::f32::consts::PI * way).cos());
            let settle = |share: f32| 1.0 - share.powi(step);
            for i in 0..SIZE {
                let d = slope[i] / batch.len() as f32;
                mean[i] += 0.1 * (d - mean[i]);
                square[i] += 0.001 * (d * d - square[i]);
                let down = mean[i] / settle(0.9) / ((square[i] / settle(0.999)).sqrt() + 1e-8);
                let decay = if i == GUESS { 0.0 } else { DECAY };
                w[i] -= rate * (down + decay * w[i]);
            }
        }
        let seen = surprise(&w, rows.iter().filter(|row| !is_aside(row)).step_by(20));
        let unseen = surprise(&w, rows.iter().filter(|row| is_aside(row)));
        println!("lesson {}: {seen:.4} seen, {unseen:.4} unseen", lesson + 1);
    }
    write(net, &w)
}

/// Says how well a network, and the rule of thumb, judge rows.
pub(crate) fn examine(mode: Mode, net: &str, paths: &[&str]) -> Outcome {
    let rows = read(mode, paths)?;
    let bytes = std::fs::read(net)?;
    let numbers = bytes.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
    let w: Vec<f32> = numbers.collect();
    if w.len() != SIZE {
        return Err(format!("{net} is a network of another shape").into());
    }
    println!("{:.4}, the rule of thumb {:.4}", surprise(&w, rows.iter()), surprise(&empty(), rows.iter()));
    Ok(())
}

/// Writes the network that knows nothing but the rule of thumb.
pub(crate) fn begin_anew(net: &str) -> Outcome {
    write(net, &empty())
}

fn write(net: &str, w: &[f32]) -> Outcome {
    let bytes: Vec<u8> = w.iter().flat_map(|x| x.to_le_bytes()).collect();
    std::fs::write(net, bytes)?;
    Ok(())
}

fn empty() -> Vec<f32> {
    let mut w = vec![0.0; SIZE];
    w[GUESS] = 1.0;
    w
}

/// Small random weights, so that the parts of a layer do not all learn the same.
fn begin(dice: &mut Rng) -> Vec<f32> {
    let mut w = empty();
    let mut fill = |from: usize, to: usize, inputs: f32| {
        let bound = (3.0 / inputs).sqrt();
        w[from..to].iter_mut().for_each(|w| *w = bound * (2.0 * dice.random::<f32>() - 1.0));
    };
    // About a third of the facts of a position are not 0.
    fill(0, B1, FACTS as f32 / 3.0);
    fill(W2, B2, FIRST as f32);
    fill(W3, B3, 4.0 * SECOND as f32);
    w
}
