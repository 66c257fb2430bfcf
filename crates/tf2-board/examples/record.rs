//! Writes a whole match as a recorded game: its setup, every answer, and the
//! position at the start of every rotation. Arguments: `ctf` or `cp`, and a
//! seed. Both sides run for the goal and shoot when they can, so that the
//! record shows more than wandering.

use table::{Actor, Game, Match, Quiet, Rng, Spoken, rng};
use tf2_board::{Choice, Mode, Rules, Setup, Spot, Squares, Team, TfBoard};

fn main() {
    let mut words = std::env::args().skip(1);
    let mode = if words.next().as_deref() == Some("cp") { Mode::Cp } else { Mode::Ctf };
    let seed: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    let start = TfBoard::new(Rules::embedded(), &Setup { mode, ..Setup::default() }).expect("a sound setup");
    println!("# A match between two hasty sides, seed {seed}.");
    println!("setup {} {}", mode.word(), start.map().name());
    let mut playing = Match::start(start, seed, &mut Quiet);
    let mut taste = rng(seed ^ 0xfee1);
    let mut options = Vec::new();
    let mut shown = 0;
    let mut rotation = 0;
    let mut replay = start;
    loop {
        // What was answered since, luck included.
        for entry in &playing.log()[shown..] {
            println!("{} {}", replay.actor_name(entry.actor), replay.say(entry.choice));
            replay.apply(entry.actor, entry.choice, &mut Quiet);
            let view = replay.public();
            if view.rotation > rotation {
                rotation = view.rotation;
                for line in replay.to_scene().unwrap_or_default().lines() {
                    println!("= {line}");
                }
            }
        }
        shown = playing.seq();
        let Some(actor) = playing.game().waiting().first() else { break };
        playing.game().choices(actor, &mut options);
        let choice = pick(playing.game(), actor, &options, &mut taste);
        playing.answer(actor, shown, choice, &mut Quiet).expect("an offer is legal");
    }
    let winner = playing.game().winner().flatten().map_or("draw", Team::word);
    println!("winner {winner}");
}

fn pick(game: &TfBoard, actor: Actor, options: &[Choice], taste: &mut Rng) -> Choice {
    let all: Vec<Choice> = options.to_vec();
    let any = |some: &[Choice], taste: &mut Rng| table::draw(game, &some.to_vec(), taste);
    let acts: Vec<Choice> = all.iter().copied().filter(|c| matches!(c, Choice::Act(_))).collect();
    if !acts.is_empty() && any(&[Choice::Pass, Choice::End], taste) == Choice::End {
        return any(&acts, taste);
    }
    let view = game.public();
    let Some(using) = view.using.filter(|_| view.phase == "act") else {
        let rest: Vec<Choice> = all.iter().copied().filter(|c| !matches!(c, Choice::Pass | Choice::Hold)).collect();
        return any(if rest.is_empty() { &all } else { &rest }, taste);
    };
    // One walk in three goes anywhere.
    if any(&[Choice::Pass, Choice::End, Choice::Hold], taste) == Choice::Hold {
        return any(&all, taste);
    }
    let team = if actor == Actor(0) { Team::Blu } else { Team::Red };
    let map = game.map();
    let signs = |sign: char| -> Squares {
        let rows = view.rows.iter().enumerate();
        rows.flat_map(|(row, line)| {
            line.char_indices()
                .filter(move |(_, c)| *c == sign)
                .map(move |(col, _)| Spot { row: row as u8, col: col as u8 })
        })
        .filter_map(|spot| map.square(spot))
        .collect()
    };
    let goal = match view.mode {
        Mode::Ctf
            if view
                .figures
                .iter()
                .any(|f| f.intel && f.team == team && Some(&f.class) == using.stand.class.as_ref()) =>
        {
            signs(if team == Team::Blu { 'B' } else { 'R' })
        }
        Mode::Ctf => view.intel[1 - actor.ix()].at.and_then(|at| map.square(at)).into_iter().collect(),
        Mode::Cp => {
            let mut points: Vec<_> = view.points.iter().filter(|p| p.owner != Some(team)).map(|p| p.number).collect();
            if team == Team::Red {
                points.reverse();
            }
            signs(char::from(b'0' + points[0]))
        }
    };
    let barred = signs(if team == Team::Blu { 'r' } else { 'b' });
    let walks = all.iter().filter_map(|&choice| match choice {
        Choice::Square(square) => map.cost([square].into_iter().collect(), goal, barred).map(|cost| (cost, choice)),
        _ => None,
    });
    let here = using.left;
    match walks.min_by_key(|(cost, _)| *cost) {
        Some((_, choice)) if here > 0 && all.len() > 3 => choice,
        _ => Choice::End,
    }
}
