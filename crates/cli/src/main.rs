//! The program `fireteam`: serve tables, play at a terminal, simulate, replay, count
//! positions, settle an argument about the rules. It draws and asks; every
//! rule is behind the shelf.

mod args;
mod choose;
mod draw;
mod games;
mod lab;
mod ladder;
mod notes;
mod output;
mod perft;
mod play;
mod referee;
mod replay;
mod sim;
mod talk;

use std::io;
use std::process::ExitCode;

use ::lab::Fault;
use clap::Parser;
use shelf::{Shelf, Wrong};
use words::{Catalogue, Lang};

use crate::args::{Args, Command};
use crate::talk::Talk;

/// A server makes and drops small things all day; this one is made for it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args = Args::parse();
    let lang = args.lang.unwrap_or_else(Lang::from_env);
    match run(args, lang) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output may stop when he has seen enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("error: {}", explain(&error, lang));
            ExitCode::from(2)
        }
    }
}

fn run(args: Args, lang: Lang) -> anyhow::Result<()> {
    let command = args.command.unwrap_or_default();
    if let Command::Server(command) = &command {
        return Ok(server::commands::run(command, args.content.as_deref())?);
    }
    let shelf = Shelf::open(args.content.as_deref())?;
    let mut talk = Talk::new(lang);
    match command {
        Command::Server(_) => unreachable!("it has run"),
        Command::Games(args) => games::run(&args, &shelf, &mut talk),
        Command::Play(args) => play::run(&args, &shelf, &mut talk),
        Command::Sim(args) => sim::run(&args, &shelf, &mut talk),
        Command::Lab(command) => lab::run(&command, &shelf, &mut talk),
        Command::Ladder(args) => ladder::run(&args, &shelf, &mut talk),
        Command::Perft(args) => perft::run(&args, &shelf, &mut talk),
        Command::Replay(args) => replay::run(&args, &shelf, &mut talk),
        Command::Referee(args) => referee::run(&args, &shelf, &mut talk),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// The error with everything behind it; a refusal of the rules in the language of the reader.
fn explain(error: &anyhow::Error, lang: Lang) -> String {
    let wrong = error.downcast_ref::<Wrong>().or(match error.downcast_ref::<Fault>() {
        Some(Fault::Wrong(wrong)) => Some(wrong),
        _ => None,
    });
    match wrong {
        Some(Wrong::Setup(message)) => format!("setup: {}", Catalogue::new(lang).say(message)),
        _ => format!("{error:#}"),
    }
}
