//! `fireteam content csv`: the numbers of the content as tables for spreadsheets, and content
//! files made of such tables.

use std::fs;
use std::path::Path;

use anyhow::bail;
use lab::Sheet;
use shelf::{AnyGame, Shelf};
use words::Lang;

use super::{Own, write_all};
use crate::args::{ContentExportArgs, ContentImportArgs};
use crate::complain::{self, Complaint, wrong};
use crate::talk::{Talk, msg};

/// The table of a content file lies beside its name.
fn table(own: &Own<'_>, dir: &Path) -> std::path::PathBuf {
    own.path(dir).with_extension("csv")
}

pub(super) fn export(args: &ContentExportArgs, files: &[Own<'_>], talk: &mut Talk) -> anyhow::Result<()> {
    // Where a comma stands in numbers, spreadsheets divide cells by semicolons.
    let between = if talk.words.lang() == Lang::Pl { ';' } else { ',' };
    let sheet = |own: &Own<'_>| Some((table(own, &args.dir), Sheet::of(own.text())?.csv(between)));
    let tables: Vec<_> = files.iter().filter_map(sheet).collect();
    write_all(&tables, &args.dir, args.force, talk)
}

pub(super) fn import(
    args: &ContentImportArgs,
    files: &[Own<'_>],
    shelf: &Shelf,
    talk: &mut Talk,
) -> anyhow::Result<()> {
    let (mut met, mut changed) = (false, Vec::new());
    for own in files {
        let path = table(own, &args.tables);
        let Some(sheet) = Sheet::of(own.text()).filter(|_| path.is_file()) else { continue };
        met = true;
        let text = fs::read_to_string(&path).map_err(|error| complain::file("read", &path, &error))?;
        let refused = |reason: &lab::Fault| {
            Complaint(
                wrong("content-tables").with("path", path.display().to_string()).with("reason", reason.to_string()),
            )
        };
        let text = sheet.with(&text).map_err(|fault| refused(&fault))?;
        if text != own.text() {
            changed.push((own, text));
        }
    }
    if !met {
        bail!(Complaint(wrong("content-no-tables").with("path", args.tables.display().to_string())));
    }
    shelf.games().try_for_each(|game| sound(game, &changed))?;
    if changed.is_empty() {
        return Ok(talk.say(&msg("content-unchanged"))?);
    }
    let changed: Vec<_> = changed.into_iter().map(|(own, text)| (own.path(&args.dir), text)).collect();
    write_all(&changed, &args.dir, args.force, talk)
}

/// Do the rules of the game take what has changed?
fn sound(game: &dyn AnyGame, changed: &[(&Own<'_>, String)]) -> anyhow::Result<()> {
    let mut files = game.files().clone();
    for (own, text) in changed.iter().filter(|(own, _)| reads(game, own)) {
        files.replace(&own.file, text)?;
    }
    game.with_files(files)?;
    Ok(())
}

fn reads(game: &dyn AnyGame, own: &Own<'_>) -> bool {
    let home = own.home.name();
    game.files().has(&own.file) && (game.name() == home || game.about().folders.contains(&home))
}
