//! The command line.

use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::{Args as ClapArgs, Parser, Subcommand};
use serde_json::{Map, Value};
use shelf::{AnyGame, Skill};
use words::Lang;

/// Team-shooter board games: serve, play, simulate, replay, referee.
///
/// Without a command, the table server starts and says where its page is.
#[derive(Debug, Parser)]
#[command(name = "fireteam", version)]
pub(crate) struct Args {
    /// Language of the game: en or pl [default: that of the environment]
    #[arg(long, global = true, value_parser = lang)]
    pub(crate) lang: Option<Lang>,
    /// Folder whose <game>/*.ron files replace the printed components
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

fn lang(word: &str) -> Result<Lang, String> {
    word.parse().map_err(|_| format!("no such language: {word}; there are en and pl"))
}

fn opening(word: &str) -> Result<lab::Opening, String> {
    match word {
        "bots" => Ok(lab::Opening::Bots),
        "random" => Ok(lab::Opening::Random),
        _ => Err("there are bots and random".to_owned()),
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, their modes and options
    Games(GamesArgs),
    /// Play at this terminal against bots
    Play(PlayArgs),
    /// Play many games with bots and report
    Sim(SimArgs),
    /// Find out which bots are better, and how fair a game is
    Ladder(LadderArgs),
    /// Play many games, write tables, report, compare, sweep
    #[command(subcommand)]
    Lab(LabCommand),
    /// Count the positions behind a scene
    Perft(PerftArgs),
    /// Show a recorded match
    Replay(ReplayArgs),
    /// Set up any position and ask what is allowed
    Referee(RefereeArgs),
    #[command(flatten)]
    Server(server::commands::Command),
}

impl Default for Command {
    fn default() -> Command {
        let Ok(Args { command: Some(serve), .. }) = Args::try_parse_from(["fireteam", "serve"]) else {
            unreachable!("serve needs no arguments")
        };
        serve
    }
}

#[derive(Debug, ClapArgs)]
pub(crate) struct GamesArgs {
    /// Only this game
    pub(crate) game: Option<String>,
    /// Machine-readable output
    #[arg(long)]
    pub(crate) json: bool,
}

/// Which game, and what is decided before it begins.
#[derive(Debug, ClapArgs)]
pub(crate) struct SetupArgs {
    /// The game; `fireteam games` lists them
    #[arg(long, default_value = "adrenaline")]
    pub(crate) game: String,
    /// The mode of the game
    #[arg(long)]
    mode: Option<String>,
    /// How many play
    #[arg(long)]
    players: Option<String>,
    /// Players of each team, like 2v3
    #[arg(long, value_name = "BvW")]
    seats: Option<String>,
    /// Where
    #[arg(long)]
    arena: Option<String>,
    /// Skulls on the killshot track
    #[arg(long)]
    skulls: Option<String>,
    /// What happens when the last skull is taken
    #[arg(long)]
    ending: Option<String>,
    /// Any option of the game; may be repeated
    #[arg(long, value_name = "OPTION=VALUE")]
    set: Vec<String>,
}

impl SetupArgs {
    /// The setup, each value read as its option wants it.
    pub(crate) fn setup(&self, game: &dyn AnyGame) -> anyhow::Result<Value> {
        let flags = [
            ("mode", &self.mode),
            ("players", &self.players),
            ("arena", &self.arena),
            ("skulls", &self.skulls),
            ("ending", &self.ending),
        ];
        let mut given: Vec<(&str, &str)> = Vec::new();
        given.extend(flags.iter().filter_map(|(key, value)| Some((*key, value.as_deref()?))));
        if let Some(seats) = &self.seats {
            let (black, white) =
                seats.split_once('v').with_context(|| format!("`{seats}`: expected seats like 2v3"))?;
            given.extend([("black", black), ("white", white)]);
        }
        for pair in &self.set {
            given.push(pair.split_once('=').with_context(|| format!("`{pair}`: expected OPTION=VALUE"))?);
        }
        let options = game.options();
        let mut setup = Map::new();
        for (key, text) in given {
            let Some(option) = options.iter().find(|option| option.name == key) else {
                let known: Vec<&str> = options.iter().map(|option| option.name).collect();
                bail!("{} has no option `{key}`; there are {}", game.name(), known.join(", "));
            };
            let value = option.kind.read(text).map_err(|reason| anyhow::anyhow!("option {key}: {reason}"))?;
            if setup.insert(key.to_owned(), value).is_some() {
                bail!("option {key} is given twice");
            }
        }
        Ok(Value::Object(setup))
    }
}

#[derive(Debug, ClapArgs)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Your seat, from 1; may be repeated
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) seat: Vec<usize>,
    /// Bots on all seats: only look on
    #[arg(long, conflicts_with = "seat")]
    pub(crate) watch: bool,
    /// Who plays the other seats
    #[arg(long, default_value = "normal")]
    pub(crate) bots: Skill,
    /// The same seed gives the same cards and the same bots [default: another every time]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Write the match to this file at the end
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Replace what is there already
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Who plays: one skill, or one for each side in turn
    #[arg(long, value_name = "SKILL,…", default_value = "random", value_delimiter = ',')]
    pub(crate) bots: Vec<Skill>,
    /// Threads, 0 for one to each processor; the result does not depend on it
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
    /// Write every game into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) record: Option<PathBuf>,
    /// Replace what is there already
    #[arg(long)]
    pub(crate) force: bool,
    /// Machine-readable output
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LadderArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Who plays: each against each; one named twice, or alone, plays itself
    #[arg(long, value_name = "SKILL,…", required = true, value_delimiter = ',')]
    pub(crate) bots: Vec<Skill>,
    /// How many games each pair plays
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Threads, 0 for one to each processor; the result does not depend on it
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
    /// Note every game in this file; what stands there is not played again
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Machine-readable output
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LabCommand {
    /// Play games and write tables and a summary into a folder; goes on where it was stopped
    Run(LabRunArgs),
    /// Make one page of a folder: plots with intervals and sample sizes
    Report(LabReportArgs),
    /// Play two contents, or two bots, under the same seeds until the answer is clear
    Compare(LabCompareArgs),
    /// Vary one value of the content and plot what it does
    Sweep(LabSweepArgs),
}

/// Which games are played, and by whom.
#[derive(Debug, ClapArgs)]
pub(crate) struct LabPlanArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Who decides before the first turn: bots, or random, so that all characters and classes meet equally often
    #[arg(long, default_value = "bots", value_parser = opening)]
    pub(crate) opening: lab::Opening,
    /// Vary an option of the setup: all its values, or OPTION=A,B; may be repeated
    #[arg(long, value_name = "OPTION[=A,B]")]
    pub(crate) vary: Vec<String>,
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Threads, 0 for one to each processor; the result does not depend on it
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LabRunArgs {
    #[command(flatten)]
    pub(crate) plan: LabPlanArgs,
    /// Who plays: one for all sides, or one for each
    #[arg(long, default_value = "greedy", value_delimiter = ',')]
    pub(crate) bots: Vec<Skill>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=u64::from(u32::MAX)))]
    pub(crate) games: u64,
    /// The folder to write into
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// Write every event of every game too: many rows
    #[arg(long)]
    pub(crate) events: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LabReportArgs {
    /// The folder of a run
    pub(crate) dir: PathBuf,
    /// Where to write the page [default: report.html in the folder, made anew each time]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Replace what is there already
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LabCompareArgs {
    /// A content folder, `base` for the built-in content, or a bot
    pub(crate) a: String,
    /// The same kind of thing
    pub(crate) b: String,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Who plays when contents are compared: one for all sides, or one for each
    #[arg(long, default_value = "greedy", value_delimiter = ',')]
    pub(crate) bots: Vec<Skill>,
    /// Who decides before the first turn: bots, or random, so that all characters and classes meet equally often
    #[arg(long, default_value = "bots", value_parser = opening)]
    pub(crate) opening: lab::Opening,
    /// What is asked: win:SIDE, character:echo, class:scout … [default: how often the first side wins]
    #[arg(long, value_name = "TOPIC:NAME")]
    pub(crate) metric: Option<String>,
    /// Pairs of games at most
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) pairs: u64,
    /// A change below this many percentage points counts as none
    #[arg(long, default_value_t = 3.0, value_name = "POINTS")]
    pub(crate) margin: f64,
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Threads, 0 for one to each processor; the result does not depend on it
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
    /// Machine-readable output
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LabSweepArgs {
    /// The value and its range, like tf2-board/classes.scout.speed=3..6 or …=2..10:2
    pub(crate) field: lab::Range,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Who plays: one for all sides, or one for each
    #[arg(long, default_value = "greedy", value_delimiter = ',')]
    pub(crate) bots: Vec<Skill>,
    /// Who decides before the first turn: bots, or random, so that all characters and classes meet equally often
    #[arg(long, default_value = "bots", value_parser = opening)]
    pub(crate) opening: lab::Opening,
    /// How many games with each value
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Threads, 0 for one to each processor; the result does not depend on it
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
    /// Where to write the page
    #[arg(long, value_name = "FILE", default_value = "sweep.html")]
    pub(crate) out: PathBuf,
    /// Replace what is there already
    #[arg(long)]
    pub(crate) force: bool,
    /// Machine-readable output
    #[arg(long)]
    pub(crate) json: bool,
}

/// A position written as text.
#[derive(Debug, ClapArgs)]
pub(crate) struct SceneArgs {
    /// The game of the scene
    #[arg(long, default_value = "adrenaline")]
    pub(crate) game: String,
    /// File with the position; - reads standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) scene: PathBuf,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) scene: SceneArgs,
    /// How many answers deep
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=20))]
    pub(crate) depth: u32,
    /// Count behind each first answer
    #[arg(long)]
    pub(crate) divide: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ReplayArgs {
    /// The recorded match
    pub(crate) file: PathBuf,
    /// Stop after this many answers
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Only what this seat may see: a name, or a number from 1
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<String>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct RefereeArgs {
    #[command(flatten)]
    pub(crate) scene: SceneArgs,
    /// Answers to play, luck's included; `name:answer` says whose it is
    pub(crate) answers: Vec<String>,
    /// Why is this answer not allowed?
    #[arg(long, value_name = "ANSWER")]
    pub(crate) why: Option<String>,
    /// Machine-readable output
    #[arg(long)]
    pub(crate) json: bool,
}
