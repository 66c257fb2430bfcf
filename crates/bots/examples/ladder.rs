//! Plays bots against each other and prints who beats whom.
//!
//! `cargo run --release -p bots --example ladder -- GAME SKILLS GAMES [SEED] [THREADS] [--json]`
//! for example `adrenaline:5 greedy,random 100`.

use adrenaline::{Adrenaline, Rules, Setup};
use bots::{Evaluate, Plan, Report, Skill, ladder};
use table::{BadSetup, Game};

fn main() -> Result<(), String> {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let json = args.iter().position(|a| a == "--json").map(|i| args.remove(i)).is_some();
    let [game, skills, games, rest @ ..] = &args[..] else {
        return Err("usage: ladder GAME SKILLS GAMES [SEED] [THREADS] [--json]".to_owned());
    };
    let number = |text: &String| text.parse::<u32>().map_err(|_| format!("`{text}` is no number"));
    let skills = skills.split(',').map(|s| s.parse::<Skill>().map_err(|e| e.to_string())).collect::<Result<_, _>>()?;
    let plan = Plan {
        skills,
        games: number(games)?,
        seed: rest.first().map_or(Ok(1), number)?.into(),
        threads: rest.get(1).map_or(Ok(1), number)?,
    };
    let (name, option) = game.split_once(':').unwrap_or((game, ""));
    let report = match name {
        "adrenaline" => {
            let players = option.parse().unwrap_or(5);
            let setup = Setup { players, ..Setup::default() };
            measure(&Adrenaline::new(Rules::embedded(), &setup).map_err(refused)?, &plan)
        }
        "tf2-board" => {
            let mode = if option == "cp" { tf2_board::Mode::Cp } else { tf2_board::Mode::Ctf };
            let setup = tf2_board::Setup { mode, ..Default::default() };
            measure(&tf2_board::TfBoard::new(tf2_board::Rules::embedded(), &setup).map_err(refused)?, &plan)
        }
        "tf2-turns" => {
            let setup = if option == "cp" { tf2_turns::Setup::cp() } else { tf2_turns::Setup::ctf() };
            measure(&tf2_turns::State::new(tf2_turns::Rules::embedded(), &setup).map_err(refused)?, &plan)
        }
        other => return Err(format!("no game is called `{other}`")),
    };
    if json {
        println!("{}", serde_json::to_string_pretty(&report).map_err(|e| e.to_string())?);
    } else {
        print(&report);
    }
    Ok(())
}

fn refused(BadSetup(why): BadSetup) -> String {
    format!("refused: {}", why.id)
}

fn measure<G: Evaluate>(start: &G, plan: &Plan) -> Report {
    ladder(start, plan, |done, all| {
        if done % 10 == 0 || done == all {
            eprint!("\r{done} of {all} games ");
        }
    })
}

fn print(report: &Report) {
    eprintln!();
    for pair in &report.pairs {
        let percent = |rate: bots::Rate| {
            format!("{:.1} % [{:.1}, {:.1}] of {}", 100.0 * rate.rate, 100.0 * rate.low, 100.0 * rate.high, rate.games)
        };
        println!(
            "{} {}: {} ahead of {} {}, Elo {:+.0} [{:+.0}, {:+.0}]; first alone {} = {:.2} x fair; {:.0} answers",
            report.game,
            report.sides,
            pair.a,
            pair.b,
            percent(pair.ahead),
            pair.elo[0],
            pair.elo[1],
            pair.elo[2],
            percent(pair.first),
            pair.times_fair,
            pair.answers
        );
    }
}
