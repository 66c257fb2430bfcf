//! What each viewer is told, as text. The frame of a move is put together by
//! hand from parts that are already JSON; tests read it back by its type.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use table::Actor;

use super::play::News;
use super::{Room, Viewer};
use crate::identity::Person;
use crate::ids;
use crate::store::TableRow;
use crate::wire::{
    All, Ask, Clock, Clocks, Entered, Frame, Message, Offer, SeatKind, SeatView, Table, TableState, WIRE, You,
};

/// Who is asked: one entry for each awaited actor.
struct Asked {
    actor: Actor,
    name: String,
    seat: usize,
    /// Question and offers as JSON, made when the first seat needs them.
    inside: Option<Vec<u8>>,
}

/// Messages that are JSON already: most of them go to every viewer.
#[derive(Default)]
struct Written {
    messages: Vec<(Arc<table::Message>, Vec<u8>)>,
}

impl Written {
    fn write(&mut self, events: &[Arc<table::Message>], out: &mut Vec<u8>) {
        out.push(b'[');
        for (n, event) in events.iter().enumerate() {
            if n > 0 {
                out.push(b',');
            }
            match self.messages.iter().find(|(message, _)| Arc::ptr_eq(message, event)) {
                Some((_, text)) => out.extend_from_slice(text),
                None => {
                    let from = out.len();
                    json(out, &**event);
                    self.messages.push((event.clone(), out[from..].to_vec()));
                }
            }
        }
        out.push(b']');
    }
}

impl Room {
    pub(super) fn actor_names(&self) -> Vec<Vec<String>> {
        let first;
        let game = match &self.game {
            Some(game) => &**game,
            None => {
                match self.meta.first(&self.hub.shelf, &self.game_name, 0) {
                    Ok(start) => first = start,
                    Err(_) => return vec![Vec::new(); self.meta.seats.len()],
                }
                &*first
            }
        };
        self.meta.seats.iter().map(|chair| chair.actors.map(|actor| game.name(actor)).collect()).collect()
    }

    /// The table as those who sit see it, or as everybody does.
    pub(super) fn table(&self, seated: bool) -> Table {
        let meta = &self.meta;
        let seat = |(n, chair): (usize, &crate::meta::Chair)| SeatView {
            who: chair.kind(),
            name: chair.name().map(str::to_owned),
            level: chair.level().map(str::to_owned),
            ready: chair.ready,
            here: match chair.kind() {
                SeatKind::Bot => true,
                SeatKind::Open => false,
                SeatKind::Person => self.sockets.iter().any(|socket| socket.seat == Some(n)),
            },
            stand_in: chair.stand_in,
            actors: self.names.get(n).cloned().unwrap_or_default(),
        };
        Table {
            id: self.id.clone(),
            code: seated.then(|| self.code.clone()),
            state: meta.state,
            game: self.game_name.clone(),
            rules: meta.rules,
            setup: meta.setup.clone(),
            private: self.private,
            clock: meta.clock,
            seats: meta.seats.iter().enumerate().map(seat).collect(),
            host: meta.seat_of(&meta.host).map(|seat| seat as u8),
            watchers: self.sockets.iter().filter(|socket| socket.seat.is_none()).count() as u32,
            created: meta.created,
            started: meta.started,
            ended: meta.ended,
            result: meta.result.clone(),
            rematch: meta.rematch.clone(),
        }
    }

    pub(super) fn table_row(&self) -> TableRow {
        // What is written must not forget when somebody has to look at the clock.
        let due = if matches!(self.meta.clock, Clock::Days { .. }) { self.due() } else { None };
        self.meta.row(self.n, &self.id, &self.code, &self.game_name, self.private, due)
    }

    pub(super) fn you(&self, person: &Person) -> You {
        let seat = self.meta.seat_of(&person.id).map(|seat| seat as u8);
        You { id: person.id.clone(), seat, host: person.id == self.meta.host }
    }

    pub(super) fn entered(&self, person: &Person) -> Entered {
        let you = self.you(person);
        Entered { table: self.table(you.seat.is_some() || you.host), you }
    }

    /// Everything, for one page.
    pub(super) fn all(&self, person: &Person, viewer: Viewer) -> Utf8Bytes {
        let you = self.you(person);
        let playing = matches!(self.meta.state, TableState::Playing | TableState::Over);
        let game = self.game.as_ref().filter(|_| playing);
        let heard = |line: &&crate::wire::Chat| viewer.is_none() || line.seat.is_some() || !self.is_playing();
        frame(&Frame::All(Box::new(All {
            wire: WIRE,
            version: crate::VERSION.to_owned(),
            table: self.table(you.seat.is_some() || you.host),
            you,
            seq: self.seq,
            view: game.map(|game| game.view(self.sees(viewer))),
            asks: self.asks(viewer),
            clocks: self.clocks(),
            chat: self.chat.iter().filter(heard).cloned().collect(),
            undo: self.undo.as_ref().map(|(undo, _)| undo.clone()),
            now: ids::now(),
        })))
    }

    fn asks(&self, viewer: Viewer) -> Vec<Ask> {
        let Some(game) = &self.game else { return Vec::new() };
        let ask = |asked: Asked| {
            let own = self.is_own(viewer, asked.actor);
            let seat = if own { viewer.unwrap_or(asked.seat) } else { asked.seat };
            let question = own.then(|| game.question(&asked.name).ok()).flatten();
            let offers = own.then(|| game.offers(&asked.name).ok()).flatten();
            Ask {
                seat: seat as u8,
                question: question.as_ref().map(Message::from),
                offers: offers.map(|offers| offers.iter().map(Offer::from).collect()),
                r#as: asked.name,
            }
        };
        self.asked().into_iter().map(ask).collect()
    }

    fn is_own(&self, viewer: Viewer, actor: Actor) -> bool {
        viewer.is_some_and(|seat| self.meta.seats[seat].actors.has(actor))
    }

    fn asked(&self) -> Vec<Asked> {
        let Some(game) = &self.game else { return Vec::new() };
        let seat = |actor: Actor| self.meta.seats.iter().position(|chair| chair.actors.has(actor)).unwrap_or(0);
        let asked = |actor| Asked { actor, name: game.name(actor), seat: seat(actor), inside: None };
        self.awaited().map(asked).collect()
    }

    /// Tells every viewer what happened, each what they may know.
    pub(super) fn tell(&mut self, news: &News) {
        self.told_at = tokio::time::Instant::now();
        self.thinking = table::Actors::NONE;
        let viewers = self.viewers();
        self.shown.retain(|viewer, _| viewers.contains(viewer));
        let mut asked = self.asked();
        let clocks = self.clocks();
        let none = Vec::new();
        let mut written = Written::default();
        let mut out = std::mem::take(&mut self.scratch);
        for viewer in viewers {
            let events = news.events.iter().find(|(of, _)| *of == viewer).map_or(&none, |(_, events)| events);
            out.clear();
            out.extend_from_slice(b"{\"told\":{\"after\":");
            json(&mut out, &news.after);
            out.extend_from_slice(b",\"seq\":");
            json(&mut out, &self.seq);
            out.extend_from_slice(b",\"moves\":");
            json(&mut out, &news.moves);
            out.extend_from_slice(b",\"events\":");
            written.write(events, &mut out);
            self.write_view(viewer, &mut out);
            self.write_asks(viewer, &mut asked, &mut out);
            self.write_rest(&clocks, news.undone, &mut out);
            out.extend_from_slice(b"}}");
            let text = Utf8Bytes::try_from(Bytes::copy_from_slice(&out)).expect("JSON is UTF-8");
            self.send(|socket| socket.seat == viewer, &text);
        }
        self.scratch = out;
    }

    /// What changed for this viewer since the last frame.
    fn write_view(&mut self, viewer: Viewer, out: &mut Vec<u8>) {
        let sees = self.sees(viewer);
        let Some(game) = &self.game else { return };
        let new = &mut self.spare;
        new.fill(|text| game.write_view(sees, text));
        let old = self.shown.entry(viewer).or_default();
        new.write_changes(old, out);
        std::mem::swap(new, old);
    }

    fn write_asks(&self, viewer: Viewer, asked: &mut [Asked], out: &mut Vec<u8>) {
        out.extend_from_slice(b",\"asks\":[");
        for (n, one) in asked.iter_mut().enumerate() {
            let own = self.is_own(viewer, one.actor);
            let seat = if own { viewer.unwrap_or(one.seat) } else { one.seat };
            out.extend_from_slice(if n == 0 { b"{\"as\":" } else { b",{\"as\":" });
            json(out, &one.name);
            out.extend_from_slice(b",\"seat\":");
            json(out, &seat);
            if own && let Some(game) = &self.game {
                let inside = one.inside.get_or_insert_with(|| {
                    let mut inside = b",\"question\":".to_vec();
                    json(&mut inside, &game.question(&one.name).ok());
                    inside.extend_from_slice(b",\"offers\":");
                    json(&mut inside, &game.offers(&one.name).unwrap_or_default());
                    inside
                });
                out.extend_from_slice(inside);
            }
            out.push(b'}');
        }
        out.push(b']');
    }

    fn write_rest(&self, clocks: &Option<Clocks>, undone: bool, out: &mut Vec<u8>) {
        if let Some(clocks) = clocks {
            out.extend_from_slice(b",\"clocks\":");
            json(out, clocks);
        }
        if undone {
            out.extend_from_slice(b",\"undone\":true");
        }
        if let Some(result) = &self.meta.result {
            out.extend_from_slice(b",\"result\":");
            json(out, result);
        }
    }
}

fn json(out: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    serde_json::to_writer(out, value).expect("frames are plain data");
}

pub(super) fn frame(frame: &Frame) -> Utf8Bytes {
    serde_json::to_string(frame).expect("frames are plain data").into()
}
