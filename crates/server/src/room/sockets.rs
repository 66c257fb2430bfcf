//! Pages that look at this table: who they are, and the ways to them.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use shelf::Shown;
use tokio::time::Instant;

use super::frames::frame;
use super::{Line, Room, Socket, SocketId, Viewer};
use crate::identity::Person;
use crate::outlet::{Lost, Outlet, Packet};
use crate::wire::{Bye, Clock, Frame, TableState, Why};

impl Room {
    /// A page has come; it is told everything. A person who sits here is back.
    pub(super) async fn connect(&mut self, person: Person, line: Line) -> SocketId {
        let id = self.next_socket;
        self.next_socket += 1;
        let seat = self.meta.seat_of(&person.id);
        if let Some(seat) = seat
            && self.meta.seats[seat].stand_in
        {
            self.come_back(seat).await;
        }
        self.sockets.push(Socket { id, person: person.clone(), seat, line, hinting: false });
        self.remember(seat);
        let all = self.all(&person, seat);
        self.send(|socket| socket.id == id, &all);
        self.tell_table_soon(id);
        self.set_to_work();
        id
    }

    /// What this viewer has been shown is kept from their first page on.
    fn remember(&mut self, viewer: Viewer) {
        if self.is_late(viewer) {
            return;
        }
        let sees = self.sees(viewer);
        if let Some(game) = self.game.as_ref().filter(|_| self.shown.iter().all(|(of, _)| *of != viewer)) {
            let mut shown = Shown::default();
            game.changes(&mut [(sees, &mut shown)], &mut self.changes);
            self.shown.push((viewer, shown));
        }
    }

    pub(super) fn disconnect(&mut self, id: SocketId) {
        let before = self.sockets.len();
        let seat = self.sockets.iter().find(|socket| socket.id == id).and_then(|socket| socket.seat);
        self.sockets.retain(|socket| socket.id != id);
        if let Some(seat) = seat.filter(|&seat| !self.is_here(seat)) {
            self.gone[seat] = self.hub.store.now();
        }
        if self.sockets.len() < before {
            self.tell_table_soon(id);
        }
    }

    /// Does this seat's person look at the table?
    pub(super) fn is_here(&self, seat: usize) -> bool {
        self.sockets.iter().any(|socket| socket.seat == Some(seat))
    }

    /// When the others may let a bot play for somebody who has gone away without a word. Where a clock runs, it decides.
    pub(super) fn yields_at(&self, seat: usize) -> Option<u64> {
        let alone = self.is_playing() && self.meta.seats[seat].is_played() && !self.is_here(seat);
        (alone && self.meta.clock == Clock::None).then(|| self.away_until(seat))
    }

    /// Somebody who is away has been so for long enough from then on.
    pub(super) fn away_until(&self, seat: usize) -> u64 {
        self.gone[seat] + self.hub.config.absence.as_millis() as u64
    }

    /// The different viewers among the pages that look on.
    pub(super) fn viewers(&self) -> Vec<Viewer> {
        let mut viewers: Vec<Viewer> = Vec::new();
        for socket in self.sockets.iter().filter(|socket| !self.is_late(socket.seat)) {
            if !viewers.contains(&socket.seat) {
                viewers.push(socket.seat);
            }
        }
        viewers
    }

    /// Sends a frame to some pages. One that does not keep up is let go: it
    /// comes back and is told everything.
    pub(super) fn send(&mut self, to: impl Fn(&Socket) -> bool, packet: &Packet) {
        self.send_by(to, packet, |out, packet| out.send(packet));
    }

    /// Sends a frame that the page does not wait for.
    pub(super) fn send_soon(&mut self, to: impl Fn(&Socket) -> bool, packet: &Packet) {
        self.send_by(to, packet, Outlet::send_soon);
    }

    fn send_by(
        &mut self,
        to: impl Fn(&Socket) -> bool,
        packet: &Packet,
        by: impl Fn(&Arc<Outlet>, &Packet) -> Result<(), Lost>,
    ) {
        let mut slow = Vec::new();
        for socket in self.sockets.iter().filter(|socket| to(socket)) {
            match by(&socket.line.out, packet) {
                Ok(()) => {
                    self.hub.metrics.frames_out.fetch_add(1, Relaxed);
                    self.hub.metrics.bytes_out.fetch_add(packet.len() as u64, Relaxed);
                }
                Err(Lost::Full) => slow.push(socket.id),
                // Its own letter will say that it is gone.
                Err(Lost::Closed) => {}
            }
        }
        for id in slow {
            let Some(n) = self.sockets.iter().position(|socket| socket.id == id) else { continue };
            let socket = self.sockets.remove(n);
            let _ = socket.line.bye.send(Bye { why: Why::Slow, after_ms: Some(1_000) });
        }
    }

    pub(super) fn send_frame(&mut self, to: impl Fn(&Socket) -> bool, what: &Frame) {
        self.send(to, &frame(what));
    }

    pub(super) fn tell_table(&mut self) {
        self.tell_table_except(SocketId::MAX);
    }

    /// The lobby or a seat changed. The code is only for those who sit.
    pub(super) fn tell_table_except(&mut self, id: SocketId) {
        (self.told_table_at, self.tell_table_at) = (Some(Instant::now()), None);
        let host = self.meta.host.clone();
        let knows = |socket: &Socket| socket.seat.is_some() || socket.person.id == host;
        if self.sockets.iter().any(|socket| socket.id != id && knows(socket)) {
            let seated = Frame::Table(Box::new(self.table(true)));
            self.send_frame(|socket| socket.id != id && knows(socket), &seated);
        }
        if self.sockets.iter().any(|socket| socket.id != id && !knows(socket)) {
            let others = Frame::Table(Box::new(self.table(false)));
            self.send_frame(|socket| socket.id != id && !knows(socket), &others);
        }
    }

    /// Pages whose person sits elsewhere now are told everything anew.
    pub(super) fn reseat(&mut self) {
        let moved: Vec<(SocketId, Person, Viewer)> = self
            .sockets
            .iter()
            .map(|socket| (socket.id, socket.person.clone(), self.meta.seat_of(&socket.person.id)))
            .filter(|(id, _, seat)| self.sockets.iter().any(|socket| socket.id == *id && socket.seat != *seat))
            .collect();
        for (id, person, seat) in moved {
            if let Some(socket) = self.sockets.iter_mut().find(|socket| socket.id == id) {
                socket.seat = seat;
            }
            self.remember(seat);
            let all = self.all(&person, seat);
            self.send(|socket| socket.id == id, &all);
        }
    }

    /// Everybody gets everything once more.
    pub(super) fn tell_all_again(&mut self) {
        self.shown.clear();
        for viewer in self.viewers() {
            self.remember(viewer);
        }
        let pages: Vec<_> = self.sockets.iter().map(|socket| (socket.id, socket.person.clone(), socket.seat)).collect();
        for (id, person, seat) in pages {
            let all = self.all(&person, seat);
            self.send(|socket| socket.id == id, &all);
        }
    }

    pub(super) fn say_goodbye(&mut self, why: Why, after_ms: Option<u64>) {
        for socket in self.sockets.drain(..) {
            let _ = socket.line.bye.send(Bye { why, after_ms });
        }
    }

    /// Watchers come back and are told everything anew.
    pub(super) fn hang_up_watchers(&mut self) {
        let (seated, watching) = std::mem::take(&mut self.sockets).into_iter().partition(|s| s.seat.is_some());
        self.sockets = seated;
        let watching: Vec<Socket> = watching;
        for socket in watching {
            let _ = socket.line.bye.send(Bye { why: Why::Gone, after_ms: Some(1_000) });
        }
    }

    pub(super) fn is_lobby(&self) -> bool {
        self.meta.state == TableState::Lobby
    }
}
