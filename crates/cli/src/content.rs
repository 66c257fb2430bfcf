//! `fireteam content`: the printed components as files, whether a folder of them is sound,
//! what has changed between two, and the same for spreadsheets and printers.

mod csv;
mod diff;
mod print;
mod tree;

use std::path::{Path, PathBuf};

use anyhow::bail;
use shelf::{AnyGame, Shelf, Wrong};
use table::{Arg, Message};

use crate::args::{ContentCheckArgs, ContentCommand, ContentCsvCommand, ContentDiffArgs, ContentExportArgs};
use crate::complain::{Complaint, wrong};
use crate::draw::bold;
use crate::output;
use crate::talk::{Talk, msg, write};

pub(crate) fn run(command: &ContentCommand, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    match command {
        ContentCommand::Export(args) => export(args, shelf, talk),
        ContentCommand::Check(args) => check(args, talk),
        ContentCommand::Diff(args) => compare(args, talk),
        ContentCommand::Print(args) => print::run(args, &wanted(args.game.as_deref(), shelf)?, talk),
        ContentCommand::Csv(ContentCsvCommand::Export(args)) => {
            csv::export(args, &owned(args.game.as_deref(), shelf)?, talk)
        }
        ContentCommand::Csv(ContentCsvCommand::Import(args)) => csv::import(args, &owned(None, shelf)?, shelf, talk),
    }
}

/// The files that lie in a game's own folder: all but those of a game whose folder it reads too.
fn own_files(game: &dyn AnyGame, shelf: &Shelf) -> Vec<String> {
    let others = game.about().folders;
    let elsewhere = |file: &str| others.iter().any(|name| shelf.game(name).is_ok_and(|other| other.files().has(file)));
    game.files().names().filter(|file| !elsewhere(file)).map(str::to_owned).collect()
}

fn export(args: &ContentExportArgs, shelf: &Shelf, talk: &mut Talk) -> anyhow::Result<()> {
    let files = owned(args.game.as_deref(), shelf)?;
    let files: Vec<_> = files.iter().map(|own| (own.path(&args.dir), own.text())).collect();
    write_all(&files, &args.dir, args.force, talk)
}

/// The games that are meant: one, or all of them.
fn wanted<'s>(game: Option<&str>, shelf: &'s Shelf) -> anyhow::Result<Vec<&'s dyn AnyGame>> {
    match game {
        Some(name) => Ok(vec![shelf.game(name)?]),
        None => Ok(shelf.games().collect()),
    }
}

/// A content file and the game in whose folder it lies.
struct Own<'s> {
    home: &'s dyn AnyGame,
    file: String,
}

impl<'s> Own<'s> {
    fn path(&self, dir: &Path) -> PathBuf {
        dir.join(self.home.name()).join(&self.file)
    }

    fn text(&self) -> &'s str {
        self.home.files().get(&self.file)
    }
}

/// Every content file of one game or of all, once. A game of a box comes with the files that it shares.
fn owned<'s>(game: Option<&str>, shelf: &'s Shelf) -> anyhow::Result<Vec<Own<'s>>> {
    let mut files: Vec<Own<'s>> = Vec::new();
    for game in wanted(game, shelf)? {
        let shared = game.about().folders.iter().map(|name| shelf.game(name)).collect::<Result<Vec<_>, _>>()?;
        for home in shared.into_iter().chain([game]) {
            for file in own_files(home, shelf) {
                if !files.iter().any(|own| own.home.name() == home.name() && own.file == file) {
                    files.push(Own { home, file });
                }
            }
        }
    }
    Ok(files)
}

/// Writes the files, all or none of them, and says so.
fn write_all(files: &[(PathBuf, impl AsRef<[u8]>)], dir: &Path, force: bool, talk: &mut Talk) -> anyhow::Result<()> {
    files.iter().try_for_each(|(path, _)| output::file(path, force))?;
    for (path, bytes) in files {
        write(path, bytes)?;
    }
    let folder = dir.display().to_string();
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
