//! The command line: its commands, flags and values. Their texts are in the
//! catalogue (`usage.rs`).

use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::bail;
use clap::{Args as ClapArgs, Parser, Subcommand};
use serde_json::{Map, Value};
use shelf::{AnyGame, Opt, OptionKind, Skill};
use table::Message;
use words::Lang;

use crate::complain::{Complaint, wrong};
use crate::talk::list;
use crate::usage::{from, read_aim, read_lang, read_luck, read_opening, read_paper, read_part, within};

#[derive(Debug, Parser)]
#[command(name = "fireteam", version = crate::version::SHORT)]
pub(crate) struct Args {
    #[arg(long, global = true, value_parser = read_lang)]
    pub(crate) lang: Option<Lang>,
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Games(GamesArgs),
    Play(PlayArgs),
    Sim(SimArgs),
    Ladder(LadderArgs),
    #[command(subcommand)]
    Lab(LabCommand),
    #[command(subcommand)]
    Content(ContentCommand),
    Perft(PerftArgs),
    Replay(ReplayArgs),
    Referee(RefereeArgs),
    Doctor(DoctorArgs),
    Signature(SignatureArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
    Load(load::LoadArgs),
    #[cfg(feature = "cluster")]
    Storm(storm::StormArgs),
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

#[derive(Debug, Subcommand)]
pub(crate) enum ContentCommand {
    Export(ContentExportArgs),
    Check(ContentCheckArgs),
    Diff(ContentDiffArgs),
    Print(ContentPrintArgs),
    #[command(subcommand)]
    Csv(ContentCsvCommand),
}

#[derive(Debug, Subcommand)]
pub(crate) enum ContentCsvCommand {
    Export(ContentExportArgs),
    Import(ContentImportArgs),
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ContentImportArgs {
    pub(crate) tables: PathBuf,
    pub(crate) dir: PathBuf,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ContentPrintArgs {
    pub(crate) dir: PathBuf,
    pub(crate) game: Option<String>,
    #[arg(long, default_value = "a4", value_parser = read_paper)]
    pub(crate) paper: print::Paper,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ContentExportArgs {
    pub(crate) dir: PathBuf,
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ContentCheckArgs {
    pub(crate) dir: PathBuf,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ContentDiffArgs {
    pub(crate) a: String,
    pub(crate) b: String,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct GamesArgs {
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// Which game, and what is decided before it begins.
#[derive(Debug, Default, ClapArgs)]
pub(crate) struct SetupArgs {
    #[arg(long, default_value = "adrenaline")]
    pub(crate) game: String,
    #[arg(long)]
    mode: Option<String>,
    #[arg(long)]
    players: Option<String>,
    #[arg(long, value_name = "BvW")]
    seats: Option<String>,
    #[arg(long)]
    arena: Option<String>,
    #[arg(long)]
    skulls: Option<String>,
    #[arg(long)]
    ending: Option<String>,
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
        let options = game.options();
        let known = |key: &str| options.iter().find(|option| option.name == key);
        if let Some(seats) = &self.seats {
            if known("black").is_none() {
                bail!(Complaint(wrong("no-teams").with("game", game.name())));
            }
            let teams = seats.split_once('v').ok_or_else(|| Complaint(wrong("seats").with("word", seats.as_str())))?;
            given.extend([("black", teams.0), ("white", teams.1)]);
        }
        for pair in &self.set {
            let pair = pair.split_once('=').ok_or_else(|| Complaint(wrong("pair").with("word", pair.as_str())))?;
            given.push(pair);
        }
        let mut setup = Map::new();
        for (key, text) in given {
            let Some(option) = known(key) else {
                let names: Vec<&str> = options.iter().map(|option| option.name).collect();
                bail!(Complaint(
                    wrong("option").with("game", game.name()).with("key", key).with("known", list(&names))
                ));
            };
            let value = option.kind.read(text).map_err(|_| Complaint(unreadable(option, text)))?;
            if setup.insert(key.to_owned(), value).is_some() {
                bail!(Complaint(wrong("option-twice").with("key", key)));
            }
        }
        Ok(Value::Object(setup))
    }
}

impl SetupArgs {
    /// The setup with some options set otherwise.
    pub(crate) fn setup_with(&self, game: &dyn AnyGame, set: &[String]) -> anyhow::Result<Value> {
        let mut setup = self.setup(game)?;
        let only = SetupArgs { game: self.game.clone(), set: set.to_vec(), ..SetupArgs::default() };
        if let (Some(all), Value::Object(more)) = (setup.as_object_mut(), only.setup(game)?) {
            all.extend(more);
        }
        Ok(setup)
    }
}

/// Why an option cannot be read from this text.
fn unreadable(option: &Opt, text: &str) -> Message {
    let (kind, word) = match &option.kind {
        OptionKind::List(kind) => (&**kind, text.split(',').find(|part| kind.read(part).is_err()).unwrap_or(text)),
        kind => (kind, text),
    };
    let message = match kind {
        OptionKind::Flag => wrong("option-flag"),
        OptionKind::OneOf(words) => wrong("option-one-of").with("known", list(words)),
        _ => wrong("option-number"),
    };
    message.with("key", option.name).with("word", word)
}

#[derive(Debug, ClapArgs)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) seat: Vec<usize>,
    #[arg(long, conflicts_with = "seat")]
    pub(crate) watch: bool,
    #[arg(long)]
    pub(crate) fair: bool,
    #[arg(long, default_value = "normal", value_parser = Skill::introduce)]
    pub(crate) bots: Skill,
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    #[arg(long, default_value_t = 1000, value_parser = from(1u64))]
    pub(crate) games: u64,
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "SKILL,…", default_value = "random", value_delimiter = ',', value_parser = Skill::introduce)]
    pub(crate) bots: Vec<Skill>,
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
    #[arg(long, value_name = "DIR")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LadderArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    #[arg(long, value_name = "SKILL,…", required = true, value_delimiter = ',', value_parser = Skill::introduce)]
    pub(crate) bots: Vec<Skill>,
    #[arg(long, default_value_t = 400, value_parser = within(1u32, 1_000_000))]
    pub(crate) games: u32,
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LabCommand {
    Run(LabRunArgs),
    Merge(LabMergeArgs),
    Report(LabReportArgs),
    Compare(LabCompareArgs),
    Sweep(LabSweepArgs),
    Tune(LabTuneArgs),
    Fair(LabFairArgs),
    Power(LabPowerArgs),
}

/// Which games are played, by whom, and under which seeds.
#[derive(Debug, ClapArgs)]
pub(crate) struct LabTableArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    #[arg(long, default_value = "greedy", value_delimiter = ',', value_parser = Skill::introduce)]
    pub(crate) bots: Vec<Skill>,
    #[arg(long, default_value = "bots", value_parser = read_opening)]
    pub(crate) opening: lab::Opening,
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
}

/// The same, on as many cores as there are.
#[derive(Debug, ClapArgs)]
pub(crate) struct LabPlayArgs {
    #[command(flatten)]
    pub(crate) table: LabTableArgs,
    #[arg(long, default_value_t = 0)]
    pub(crate) threads: usize,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LabRunArgs {
    #[command(flatten)]
    pub(crate) play: LabPlayArgs,
    #[arg(long, value_name = "OPTION[=A,B]")]
    pub(crate) vary: Vec<String>,
    #[arg(long, default_value_t = 1000, value_parser = within(1u64, u32::MAX.into()))]
    pub(crate) games: u64,
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    #[arg(long)]
    pub(crate) events: bool,
    #[arg(long, value_name = "THING@SIDE")]
    pub(crate) without: Vec<String>,
    #[arg(long, value_name = "I/N", value_parser = read_part)]
    pub(crate) part: Option<lab::Part>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LabMergeArgs {
    pub(crate) out: PathBuf,
    #[arg(required = true)]
    pub(crate) parts: Vec<PathBuf>,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LabReportArgs {
    pub(crate) dir: PathBuf,
    pub(crate) other: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LabCompareArgs {
    pub(crate) a: String,
    pub(crate) b: String,
    #[command(flatten)]
    pub(crate) play: LabPlayArgs,
    #[arg(long, value_name = "TOPIC:NAME")]
    pub(crate) metric: Option<String>,
    #[arg(long, value_name = "THING@SIDE")]
    pub(crate) without: Option<String>,
    #[arg(long, value_name = "OPTION=VALUE")]
    pub(crate) set_a: Vec<String>,
    #[arg(long, value_name = "OPTION=VALUE")]
    pub(crate) set_b: Vec<String>,
    #[arg(long, default_value_t = 2000, value_parser = from(1u64))]
    pub(crate) pairs: u64,
    #[arg(long, default_value_t = 3.0, value_name = "POINTS")]
    pub(crate) margin: f64,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LabSweepArgs {
    pub(crate) field: lab::Range,
    #[command(flatten)]
    pub(crate) play: LabPlayArgs,
    #[arg(long, default_value_t = 200, value_parser = from(1u64))]
    pub(crate) games: u64,
    #[arg(long, value_name = "FILE", default_value = "sweep.html")]
    pub(crate) out: PathBuf,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LabTuneArgs {
    #[arg(required = true)]
    pub(crate) fields: Vec<lab::Range>,
    #[arg(long, value_name = "METRIC=VALUE", required = true, value_parser = read_aim)]
    pub(crate) target: Vec<lab::Aim>,
    #[command(flatten)]
    pub(crate) play: LabPlayArgs,
    #[arg(long, default_value_t = 200, value_parser = from(2u64))]
    pub(crate) games: u64,
    #[arg(long, default_value_t = 24, value_parser = within(2usize, 500))]
    pub(crate) tries: usize,
    #[arg(long, default_value_t = 1000, value_parser = from(40u64))]
    pub(crate) confirm: u64,
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LabFairArgs {
    #[command(flatten)]
    pub(crate) play: LabPlayArgs,
    #[arg(long, default_value_t = 2000, value_parser = within(64u64, u32::MAX.into()))]
    pub(crate) games: u64,
    #[arg(long, default_value_t = 3.0, value_name = "POINTS")]
    pub(crate) margin: f64,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct LabPowerArgs {
    #[command(flatten)]
    pub(crate) table: LabTableArgs,
    #[arg(long, value_name = "POINTS,…", default_value = "0,10,5,3,2", value_delimiter = ',')]
    pub(crate) effect: Vec<f64>,
    #[arg(long, default_value_t = 200, value_parser = from(2u64))]
    pub(crate) games: u64,
    #[arg(long, default_value_t = 100, value_parser = within(1u64, 10_000))]
    pub(crate) runs: u64,
    #[arg(long, default_value_t = 60.0)]
    pub(crate) seconds: f64,
    #[arg(long)]
    pub(crate) json: bool,
}

/// A position written as text.
#[derive(Debug, ClapArgs)]
pub(crate) struct SceneArgs {
    #[arg(long, default_value = "adrenaline")]
    pub(crate) game: String,
    #[arg(long, value_name = "FILE")]
    pub(crate) scene: PathBuf,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) scene: SceneArgs,
    #[arg(long, value_parser = within(1u32, 20))]
    pub(crate) depth: u32,
    #[arg(long)]
    pub(crate) divide: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ReplayArgs {
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// How luck answers by itself.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Luck {
    /// The first thing it could say.
    First,
    Seed(u64),
}

#[derive(Debug, ClapArgs)]
pub(crate) struct RefereeArgs {
    #[command(flatten)]
    pub(crate) scene: SceneArgs,
    pub(crate) answers: Vec<String>,
    #[arg(long, value_name = "ANSWER")]
    pub(crate) why: Option<String>,
    #[arg(long, value_name = "first|SEED", value_parser = read_luck)]
    pub(crate) luck: Option<Luck>,
    #[arg(long)]
    pub(crate) strict: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct DoctorArgs {
    #[arg(long, env = "FIRETEAM_LISTEN", default_value = "127.0.0.1:7878")]
    pub(crate) listen: SocketAddr,
    #[arg(long, env = "FIRETEAM_DATA", default_value = "fireteam-data")]
    pub(crate) data: PathBuf,
    #[arg(long, env = "FIRETEAM_STORE")]
    pub(crate) store: Option<String>,
    #[arg(long, env = "FIRETEAM_BUS")]
    pub(crate) bus: Option<String>,
    #[arg(long, env = "FIRETEAM_OPS")]
    pub(crate) ops: Option<SocketAddr>,
    #[arg(long)]
    pub(crate) running: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct SignatureArgs {
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct CompletionsArgs {
    pub(crate) shell: clap_complete::Shell,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct ManArgs {
    pub(crate) dir: PathBuf,
    #[arg(long)]
    pub(crate) force: bool,
}
