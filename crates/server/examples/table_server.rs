//! The server's commands without the rest of the program.

use clap::Parser;
use server::commands::{Command, run};

#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

fn main() -> Result<(), server::commands::Failure> {
    run(&Args::parse().command)
}
