//! What must hold after a run: every answer that somebody was told is in the story
//! once, the story has no gaps, it was written by one owner at a time, every page
//! has seen what its seat may see and nothing else, and no clock gave time back.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde_json::Value;
use shelf::{AnyMatch, Record, Shelf};
use table::{Actors, Seat};

use crate::model::Story;
use crate::page::{Page, looks};
use crate::run::Seen;
use crate::store::{Event, Shared};

pub(crate) fn check(shared: &Shared, pages: &[Page], seen: &mut Seen) -> Result<(), String> {
    let story = shared.model.stories.values().find(|story| story.table.id == pages[0].table);
    let story = story.ok_or("the table is gone")?;
    let mut due = 0;
    for row in &story.rows {
        if row.seq != due {
            return Err(format!("row {} where {due} was due", row.seq));
        }
        due += row.lines.lines().count() as u64 + u64::from(row.keep.is_some());
    }
    let steps = story.next();
    owners(&shared.history)?;
    banks(story, &shared.history)?;
    seen.epochs = story.epoch as u64;
    for page in pages {
        for answer in &page.told {
            seen.told += 1;
            let there: Vec<_> = story.rows.iter().filter(|row| row.seq == answer.seq).collect();
            let said = |line: &str| answer.lines.iter().any(|said| said == line);
            if !matches!(there[..], [row] if row.lines.lines().next().is_some_and(said)) {
                return Err(format!("{} was told {answer:?}, stored is {there:?}", page.name));
            }
        }
        if page.seq != steps || !page.is_done() {
            return Err(format!("{} is at {} of {steps} steps and hears no more", page.name, page.seq));
        }
        clocks(page)?;
    }
    seen.views = views(story, pages)?;
    Ok(())
}

/// Nobody writes once somebody else has claimed.
fn owners(history: &[Event]) -> Result<(), String> {
    let mut newest: BTreeMap<i64, i64> = BTreeMap::new();
    for event in history {
        match event {
            Event::Claimed { table, epoch } => drop(newest.insert(*table, *epoch)),
            Event::Wrote { table, seq, epoch, .. } => {
                let newest = newest.get(table).copied().unwrap_or(0);
                if *epoch != newest {
                    return Err(format!("epoch {epoch} wrote step {seq} in epoch {newest}"));
                }
            }
        }
    }
    Ok(())
}

/// An answer waits no longer for the store.
const LATE: u64 = 180_000;

/// Nobody's bank loses more than the time that has passed, whatever the clocks of servers show.
fn banks(story: &Story, history: &[Event]) -> Result<(), String> {
    let answers = history.iter().filter_map(|event| match event {
        Event::Wrote { table, seq, at, .. } if *table == story.table.n => Some((*seq, *at)),
        _ => None,
    });
    let answers: BTreeMap<u64, u64> = answers.collect();
    let mut last: Option<(u64, Vec<u64>)> = None;
    for row in &story.rows {
        let kept: Value = serde_json::from_str(row.banks.as_deref().unwrap_or("null")).unwrap_or_default();
        let (Some(banks), Some(&written)) = (kept["banks"].as_array(), answers.get(&row.seq)) else { continue };
        let banks: Vec<u64> = banks.iter().map(|bank| bank.as_u64().unwrap_or(0)).collect();
        if let Some((before, had)) = last {
            let lost = had.iter().zip(&banks).map(|(had, has)| had.saturating_sub(*has)).max().unwrap_or(0);
            if lost > written - before + LATE {
                return Err(format!("row {}: {lost} ms were taken in {} ms", row.seq, written - before));
            }
        }
        last = Some((written, banks));
    }
    Ok(())
}

/// Without an increment, nobody ever has more time than before.
fn clocks(page: &Page) -> Result<(), String> {
    let mut last: BTreeMap<usize, (u64, u64)> = BTreeMap::new();
    for (seq, left) in &page.clocks {
        for (seat, left) in left.iter().enumerate().filter_map(|(seat, left)| Some((seat, (*left)?))) {
            let before = last.insert(seat, (*seq, left));
            if let Some((at, had)) = before.filter(|(_, had)| *had < left) {
                return Err(format!("seat {seat} had {had} ms at {at} and has {left} at {seq}"));
            }
        }
    }
    Ok(())
}

/// Every view a page has shown is that of the story as far as it was told, through the eyes of its seat.
fn views(story: &Story, pages: &[Page]) -> Result<u64, String> {
    let meta: Value = serde_json::from_str(&story.table.meta).map_err(|error| error.to_string())?;
    static SHELF: LazyLock<Shelf> =
        LazyLock::new(|| Shelf::open(None).and_then(Shelf::whole).expect("content is sound"));
    let record = |log: Vec<(String, String)>| Record {
        game: story.table.game.clone(),
        rules: meta["rules"].as_u64().unwrap_or(0) as u16,
        content: meta["content"].as_str().unwrap_or_default().to_owned(),
        setup: Some(meta["setup"].clone()),
        scene: None,
        log,
        result: None,
    };
    let load = |log| SHELF.load(&record(log), 0).map_err(|wrong| wrong.to_string());
    let mut log: Vec<(String, String)> = Vec::new();
    let mut game = load(Vec::new())?;
    let (mut seq, mut compared) = (0, 0);
    for row in &story.rows {
        if let Some(keep) = row.keep {
            log.truncate(keep as usize);
            game = load(log.clone())?;
            seq += 1;
        }
        for line in row.lines.lines() {
            let (actor, word) = line.split_once(' ').ok_or("no word")?;
            game.follow(actor, word, &[]).map_err(|no| format!("{line}: {no:?}"))?;
            log.push((actor.to_owned(), word.to_owned()));
            seq += 1;
        }
        for page in pages {
            let Some(shown) = page.views.get(&seq) else { continue };
            compared += 1;
            if *shown != looks(&game.view(sees(&*game, page.seat))) {
                return Err(format!("{} has seen something else at step {seq} than its seat may see", page.name));
            }
        }
    }
    Ok(compared)
}

fn sees(game: &dyn AnyMatch, seat: Option<usize>) -> Actors {
    match seat {
        _ if game.is_over() => game.actors(),
        Some(seat) => game.roster().of(Seat(seat as u8)),
        None => Actors::NONE,
    }
}
