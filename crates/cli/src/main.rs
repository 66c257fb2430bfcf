//! The program `fireteam`: serve tables, play at a terminal, simulate, replay, count
//! positions, settle an argument about the rules. It draws and asks; every
//! rule is behind the shelf.

mod agents;
mod args;
mod choose;
mod complain;
mod content;
mod doctor;
mod draw;
mod games;
mod lab;
mod lab_tune;
mod ladder;
mod listen;
mod notes;
mod output;
mod perft;
mod play;
mod referee;
mod replay;
mod shell;
mod signature;
mod sim;
mod talk;
mod usage;
mod version;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use server::commands::Reach;
use shelf::Shelf;
use words::Lang;

use crate::args::{Args, Command};
use crate::complain::{Interrupted, explain, report};
use crate::talk::Talk;

/// A server makes and drops small things all day; this one is made for it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let given: Vec<OsString> = std::env::args_os().collect();
    let lang = usage::lang(&given);
    // Asked for before anything is understood: what is wrong with the rest is said in JSON, too.
    let json = given.iter().any(|word| word == "--json");
    let args = match usage::parse(&given, lang, json) {
        Ok(args) => args,
        Err(code) => return ExitCode::from(code),
    };
    let lang = args.lang.unwrap_or(lang);
    match run(args, lang) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is::<Interrupted>() => ExitCode::from(130),
        // A reader of our output may stop when it has seen enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            report(&explain(&error, lang), json, lang);
            ExitCode::from(2)
        }
    }
}

fn run(args: Args, lang: Lang) -> anyhow::Result<()> {
    let command = args.command.unwrap_or_default();
    let mut talk = Talk::new(lang);
    // What needs no games, or says itself what is wrong with them.
    match &command {
        Command::Server(command) => return Ok(server::commands::run(command, args.content.as_deref(), REACH)?),
        Command::Load(args) => {
            let store = args.store.as_deref().map(|address| server::commands::open(address, REACH)).transpose()?;
            return Ok(load::run(args, store)?);
        }
        #[cfg(feature = "cluster")]
        Command::Storm(args) => return Ok(storm::run(args)?),
        Command::Doctor(doctor) => return doctor::run(doctor, args.content.as_deref(), &mut talk),
        Command::Completions(args) => return shell::completions(args, &mut talk),
        Command::Man(args) => return shell::man(args, &mut talk),
        _ => {}
    }
    let shelf = Shelf::open(args.content.as_deref())?;
    agents::greet(&shelf);
    let done = match command {
        Command::Server(_) | Command::Load(_) | Command::Doctor(_) | Command::Completions(_) | Command::Man(_) => {
            unreachable!("it has run")
        }
        #[cfg(feature = "cluster")]
        Command::Storm(_) => unreachable!("it has run"),
        Command::Signature(args) => signature::run(&args, &shelf, &mut talk),
        Command::Games(args) => games::run(&args, &shelf, &mut talk),
        Command::Content(command) => content::run(&command, &shelf, &mut talk),
        Command::Play(args) => play::run(&args, &shelf, &mut talk),
        Command::Sim(args) => sim::run(&args, &shelf, &mut talk),
        Command::Lab(command) => lab::run(&command, &shelf, &mut talk),
        Command::Ladder(args) => ladder::run(&args, &shelf, &mut talk),
        Command::Perft(args) => perft::run(&args, &shelf, &mut talk),
        Command::Replay(args) => replay::run(&args, &shelf, &mut talk),
        Command::Referee(args) => referee::run(&args, &shelf, &mut talk),
    };
    agents::report(&talk.words);
    done
}

/// Stores besides SQLite, and the post between servers.
#[cfg(feature = "cluster")]
const REACH: Reach = Reach { store: cluster::open, bus: cluster::bus };

/// A build without the feature `cluster` has none.
#[cfg(not(feature = "cluster"))]
const REACH: Reach = Reach { store: |_| None, bus: |_| None };

pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
