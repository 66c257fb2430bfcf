//! What a system keeps about a program besides the program: manual pages, and
//! what a shell completes. Both are made from the command line itself.

use std::path::Path;

use clap_mangen::Man;
use words::Lang;

use crate::args::{CompletionsArgs, ManArgs};
use crate::complain;
use crate::output;
use crate::talk::{Talk, msg};
use crate::usage;

/// Prints what the shell reads.
pub(crate) fn completions(args: &CompletionsArgs, talk: &mut Talk) -> anyhow::Result<()> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut usage::command(talk.words.lang()), "fireteam", &mut text);
    Ok(talk.text(&text)?)
}

/// Writes a page for the program and one for each command, `fireteam-lab-run.1`.
pub(crate) fn man(args: &ManArgs, talk: &mut Talk) -> anyhow::Result<()> {
    output::folder(&args.dir, args.force)?;
    let pages = pages(talk.words.lang());
    for (name, page) in &pages {
        write(&args.dir.join(format!("{name}.1")), page)?;
    }
    let count = msg("man-written").with("count", pages.len()).with("dir", args.dir.display().to_string());
    Ok(talk.say(&count)?)
}

fn write(path: &Path, page: &[u8]) -> anyhow::Result<()> {
    std::fs::write(path, page).map_err(|error| complain::file("write", path, &error))
}

/// The pages by name.
fn pages(lang: Lang) -> Vec<(String, Vec<u8>)> {
    let mut pages = Vec::new();
    let mut below = vec![usage::command(lang).disable_help_subcommand(true)];
    while let Some(command) = below.pop() {
        below.extend(command.get_subcommands().filter(|sub| sub.get_name() != "help").cloned());
        let man = Man::new(command).source(format!("fireteam {}", server::VERSION));
        let mut page = Vec::new();
        if man.render(&mut page).is_ok() {
            pages.push((man.get_filename().trim_end_matches(".1").to_owned(), page));
        }
    }
    pages.sort();
    pages
}
