//! `fireteam content`: the printed components as files, whether a folder of them is sound,
//! and what has changed between two.

mod diff;
mod tree;

use std::path::Path;

use anyhow::bail;
use shelf::{AnyGame, Shelf, Wrong};
use table::{Arg, Message};

use crate::args::{ContentCheckArgs, ContentCommand, ContentDiffArgs, ContentExportArgs};
use crate::complain::{Complaint, wrong};
use crate::draw::bold;
use crate::output;
use crate::talk::{Talk, msg, write};

pub(crate) fn run(command: &ContentCommand, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    match command {
        ContentCommand::Export(args) => export(args, shelf, talk),
        ContentCommand::Check(args) => check(args, talk),
        ContentCommand::Diff(args) => compare(args, talk),
    }
}

/// The files that lie in a game's own folder: all but those of a game whose folder it reads too.
fn own_files(game: &dyn AnyGame, shelf: &Shelf) -> Vec<String> {
    let others = game.about().folders;
    let elsewhere = |file: &str| others.iter().any(|name| shelf.game(name).is_ok_and(|other| other.files().has(file)));
    game.files().names().filter(|file| !elsewhere(file)).map(str::to_owned).collect()
}

fn export(args: &ContentExportArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let games: Vec<&dyn AnyGame> = match &args.game {
        Some(name) => vec![shelf.game(name)?],
        None => shelf.games().collect(),
    };
    let mut files = Vec::new();
    for game in games {
        // A game of a box is exported with the files that it shares.
        let shared = game.about().folders.iter().map(|name| shelf.game(name)).collect::<Result<Vec<_>, _>>()?;
        for home in shared.into_iter().chain([game]) {
            for file in own_files(home, shelf) {
                let path = args.dir.join(home.name()).join(&file);
                if !files.iter().any(|(other, _)| *other == path) {
                    files.push((path, home.files().get(&file)));
                }
            }
        }
    }
    files.iter().try_for_each(|(path, _)| output::file(path, args.force))?;
    for (path, text) in &files {
        write(path, text)?;
    }
    let folder = args.dir.display().to_string();
    Ok(talk.say(&msg("content-exported").with("files", files.len()).with("folder", folder))?)
}

fn check(args: &ContentCheckArgs, talk: &mut Talk) -> anyhow::Result<()> {
    let (shelf, built_in) = (open(&args.dir)?, Shelf::embedded());
    for game in shelf.games() {
        let printed = built_in.game(game.name())?;
        let files =
            own_files(game, &shelf).into_iter().filter(|file| game.files().get(file) != printed.files().get(file));
        let files: Vec<Arg> = files.map(Arg::Text).collect();
        let message =
            msg(if game.fingerprint() == printed.fingerprint() { "content-built-in" } else { "content-sound" });
        let message = message.with("game", game.name()).with("content", game.fingerprint());
        talk.say(&message.with("files", Arg::List(files)))?;
    }
    match shelf.broken() {
        [] => Ok(()),
        broken => Err(Wrong::Broken(broken.to_vec()).into()),
    }
}

fn open(dir: &Path) -> anyhow::Result<Shelf> {
    if !dir.is_dir() {
        bail!(Complaint(wrong("content-folder").with("path", dir.display().to_string())));
    }
    Ok(Shelf::open(Some(dir))?)
}

/// A folder of content, or what comes with the program.
fn content(word: &str) -> anyhow::Result<Shelf> {
    if word == "base" { Ok(Shelf::embedded()) } else { Ok(open(Path::new(word))?.whole()?) }
}

fn compare(args: &ContentDiffArgs, talk: &mut Talk) -> anyhow::Result<()> {
    let (old, new) = (content(&args.a)?, content(&args.b)?);
    let mut any = false;
    for game in new.games() {
        let said: Vec<Message> = diff::differences(old.game(game.name())?, game, &own_files(game, &new), &talk.words);
        if said.is_empty() {
            continue;
        }
        if any {
            talk.line("")?;
        }
        any = true;
        let title = talk.words.say(&msg("name").with("name", game.about().title()));
        talk.line(bold(&title))?;
        said.iter().try_for_each(|message| talk.say(message))?;
    }
    if any { Ok(()) } else { Ok(talk.say(&msg("content-same"))?) }
}
