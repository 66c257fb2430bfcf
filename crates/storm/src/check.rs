//! Afterwards: the stories as they are stored, played once more by the rules, and
//! beside them everything that anybody was told. What a page was shown must be
//! what its seat may see at that moment of the story, no more and nothing else.

use std::collections::{HashMap, HashSet};
use std::io;
use std::time::{Duration, Instant};

use postgres::{Client, NoTls};
use serde_json::Value;
use server::wire::Message;
use shelf::{AnyMatch, Shelf};
use table::Actors;

use crate::other;
use crate::pages::{Asked, How, Kept, Note, mark};

/// What was looked at, and what was wrong with it.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    pub(crate) stories: u64,
    pub(crate) answers: u64,
    pub(crate) epochs: u64,
    pub(crate) told: u64,
    /// Answers of which the page that sent them was told.
    pub(crate) own: u64,
    pub(crate) wrong: Vec<String>,
}

/// One row of a story.
struct Row {
    seq: u64,
    epoch: Option<i64>,
    lines: Vec<(String, String)>,
    keep: Option<usize>,
}

pub(crate) fn check(address: &str, kept: &[Kept]) -> io::Result<Findings> {
    let mut db = Client::connect(address, NoTls).map_err(other)?;
    let shelf = Shelf::embedded();
    let mut findings = Findings::default();
    let late = "SELECT id, seq, storm_late.epoch, newest FROM storm_late JOIN tables ON match = n ORDER BY id, seq";
    findings.wrong.extend(db.query(late, &[]).map_err(other)?.iter().map(|row| {
        let (id, seq, epoch, newest): (&str, i64, Option<i64>, i64) = (row.get(0), row.get(1), row.get(2), row.get(3));
        format!("{id}: {seq} was written in epoch {epoch:?} while {newest} was the newest")
    }));
    for kept in kept {
        let story = Story::load(&mut db, &shelf, kept)?;
        findings.stories += 1;
        findings.told += kept.pages.iter().map(|(_, notes)| notes.len() as u64).sum::<u64>();
        let mut wrong = Vec::new();
        story.walk(kept, &mut findings, &mut wrong);
        wrong.extend(kept.pages.iter().flat_map(|(seat, notes)| clocks(*seat, notes)));
        findings.wrong.extend(wrong.into_iter().map(|what| format!("{}: {what}", kept.table)));
    }
    Ok(findings)
}

struct Story {
    rows: Vec<Row>,
    game: Box<dyn AnyMatch>,
    /// What each page's seat may see while the match is played.
    eyes: Vec<Actors>,
    newest: i64,
}

impl Story {
    fn load(db: &mut Client, shelf: &Shelf, kept: &Kept) -> io::Result<Story> {
        let sql = "SELECT n, game, meta, epoch FROM tables JOIN owners ON match = n WHERE id = $1";
        let table = db.query_one(sql, &[&kept.table]).map_err(other)?;
        let meta: Value = serde_json::from_str(table.get("meta"))?;
        let game = shelf.game(table.get("game")).and_then(|game| game.start_again(&meta["setup"], 1)).map_err(other)?;
        let actors = |seat: &Option<usize>| match seat {
            Some(seat) => serde_json::from_value(meta["seats"][*seat]["actors"].clone()),
            None => Ok(Actors::NONE),
        };
        let eyes = kept.pages.iter().map(|(seat, _)| actors(seat)).collect::<Result<_, _>>()?;
        let sql = "SELECT seq, epoch, lines, keep FROM answers WHERE match = $1 ORDER BY seq";
        let rows = db.query(sql, &[&table.get::<_, i64>("n")]).map_err(other)?;
        let row = |row: &postgres::Row| Row {
            seq: row.get::<_, i64>(0) as u64,
            epoch: row.get(1),
            lines: row.get::<_, &str>(2).lines().filter_map(|line| line.split_once(' ')).map(pair).collect(),
            keep: row.get::<_, Option<i64>>(3).map(|keep| keep as usize),
        };
        Ok(Story { rows: rows.iter().map(row).collect(), game, eyes, newest: table.get("epoch") })
    }

    /// Step by step, and at each step those who were told of it.
    fn walk(mut self, kept: &Kept, findings: &mut Findings, wrong: &mut Vec<String>) {
        let by_seq = |(_, notes): &'_ (Option<usize>, Vec<Note>)| {
            let mut by: HashMap<u64, Vec<usize>> = HashMap::new();
            notes.iter().enumerate().for_each(|(n, note)| by.entry(note.seq).or_default().push(n));
            by
        };
        let mut untold: Vec<HashMap<u64, Vec<usize>>> = kept.pages.iter().map(by_seq).collect();
        let mut logs: Vec<Vec<u64>> = vec![Vec::new(); kept.pages.len()];
        let mut whole_log = true;
        let (mut next, mut epoch) = (0, 0);
        let mut epochs = HashSet::new();
        let mut moments = HashSet::from([0]);
        for row in &self.rows {
            if row.seq != next {
                return wrong.push(format!("a gap: the story goes on with {} after {next}", row.seq));
            }
            let Some(of) = row.epoch else { return wrong.push(format!("{next}: written without a claim")) };
            if of < epoch {
                wrong.push(format!("{next}: written in epoch {of}, after epoch {epoch} had begun"));
            }
            epoch = of.max(epoch);
            epochs.insert(of);
            let mut events: Vec<Vec<Message>> = vec![Vec::new(); self.eyes.len()];
            let first = row.lines.first().and_then(|(actor, word)| Some((self.game.named(actor).ok()?, actor, word)));
            let named = |name: &str| self.game.named(name).ok();
            // Before the step: whom the names of pages mean, and what was answered.
            let mut claims = Vec::new();
            for ((_, notes), by) in kept.pages.iter().zip(&untold) {
                for note in by.get(&(row.seq + row.lines.len().max(1) as u64)).into_iter().flatten() {
                    let How::Told { after, moves, sent, undone: false, .. } = &notes[*note].how else { continue };
                    if *after != row.seq {
                        continue;
                    }
                    if let (Some((actor, ..)), Some(moved)) = (&first, moves.first())
                        && !actor.is_luck()
                        && named(moved) != Some(*actor)
                    {
                        claims.push(format!("{next}: {moved} was said to move, the story has {:?}", row.lines.first()));
                    }
                    if let (Some((actor, words)), Some((stored, _, line))) = (sent, &first)
                        && moves.first() == Some(actor)
                    {
                        findings.own += 1;
                        if named(actor) != Some(*stored) || !words.contains(line) {
                            claims.push(format!(
                                "{next}: told that {actor} {}, the story has {line}",
                                words.join(" or ")
                            ));
                        }
                    }
                }
            }
            wrong.extend(claims);
            match row.keep {
                Some(keep) => {
                    self.game = self.game.back_at(keep, 1);
                    whole_log = false;
                    next += 1;
                }
                None => {
                    for (actor, word) in &row.lines {
                        match self.game.follow(actor, word, &self.eyes) {
                            Ok(told) => events
                                .iter_mut()
                                .zip(told)
                                .for_each(|(all, told)| all.extend(told.iter().map(|one| Message::from(&**one)))),
                            Err(no) => return wrong.push(format!("{next}: {actor} {word} is against the rules: {no}")),
                        }
                        next += 1;
                    }
                    findings.answers += 1;
                    logs.iter_mut().zip(&events).for_each(|(log, events)| log.extend(events.iter().map(mark)));
                }
            }
            moments.insert(next);
            for (n, (seat, notes)) in kept.pages.iter().enumerate() {
                for note in untold[n].remove(&next).unwrap_or_default() {
                    let note = &notes[note];
                    self.compare(n, note, wrong, &format!("{next}, seat {seat:?}"));
                    match &note.how {
                        How::Told { after, events: told, undone, .. } => {
                            let one_step = *after == row.seq;
                            if !one_step && !moments.contains(after) {
                                wrong.push(format!(
                                    "{next}, seat {seat:?}: told what came after {after}, which never was"
                                ));
                            }
                            if one_step && !undone && row.keep.is_none() && *told != mark(&events[n]) {
                                wrong.push(format!("{next}, seat {seat:?}: told other events than its own"));
                            }
                        }
                        How::All { log: (from, lines) } => {
                            let from = *from as usize;
                            let same = logs[n].get(from..from + lines.len()) == Some(lines)
                                && logs[n].len() == from + lines.len();
                            if whole_log && !same {
                                wrong.push(format!("{next}, seat {seat:?}: another log than its own"));
                            }
                        }
                    }
                }
            }
        }
        findings.epochs += epochs.len() as u64;
        if self.newest < epoch {
            wrong.push(format!("epoch {epoch} was written in, the newest is {}", self.newest));
        }
        for ((seat, _), left) in kept.pages.iter().zip(&untold) {
            for seq in left.keys() {
                let where_to =
                    if *seq > next { "was told, and is not stored" } else { "was told, and is no moment of the story" };
                wrong.push(format!("{seq}, seat {seat:?}: {where_to}; the story ends at {next}"));
            }
        }
    }

    /// View and questions of one page at this moment.
    fn compare(&self, n: usize, note: &Note, wrong: &mut Vec<String>, place: &str) {
        let game = &*self.game;
        let sees = if game.is_over() { game.actors() } else { self.eyes[n] };
        if note.view != mark(&game.view(sees)) {
            wrong.push(format!("{place}: another view than this seat may see"));
        }
        let asks = game.waiting().filter(|actor| !actor.is_luck()).map(|actor| -> Asked {
            let own = self.eyes[n].has(actor);
            let question = || game.question(actor).ok().as_ref().map(Message::from);
            let inside = own.then(|| (mark(&game.answers(actor).unwrap_or_default()), mark(&question())));
            (game.name(actor).into_owned(), inside)
        });
        if note.asks != asks.collect::<Vec<_>>() {
            wrong.push(format!("{place}: other questions than this seat is asked"));
        }
    }
}

/// A page hears of its time no later than this.
const LATE: Duration = Duration::from_secs(30);

/// Nobody loses more time than has passed, however far apart the clocks of servers are.
fn clocks(seat: Option<usize>, notes: &[Note]) -> Vec<String> {
    let mut last: Vec<Option<(Instant, u64)>> = Vec::new();
    let mut wrong = Vec::new();
    for note in notes {
        last.resize(note.left.len().max(last.len()), None);
        for (n, (last, left)) in last.iter_mut().zip(&note.left).enumerate() {
            let Some(left) = *left else { continue };
            if let Some((at, had)) = last.replace((note.at, left)) {
                let (lost, passed) = (Duration::from_millis(had.saturating_sub(left)), note.at - at);
                if lost > passed + LATE {
                    wrong.push(format!("{}, seat {seat:?}: seat {n} lost {lost:?} in {passed:?}", note.seq));
                }
            }
        }
    }
    wrong
}

fn pair((actor, word): (&str, &str)) -> (String, String) {
    (actor.to_owned(), word.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_loses_more_time_than_has_passed_is_found() {
        let began = Instant::now();
        let note = |seconds: u64, left: u64| Note {
            seq: seconds,
            view: 0,
            asks: Vec::new(),
            how: How::All { log: (0, Vec::new()) },
            left: vec![Some(left * 1_000), None],
            at: began + Duration::from_secs(seconds),
        };
        assert!(clocks(None, &[note(0, 600), note(50, 550), note(51, 550)]).is_empty());
        assert_eq!(clocks(None, &[note(0, 600), note(50, 550), note(51, 430)]).len(), 1);
    }
}
