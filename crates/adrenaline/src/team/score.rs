//! Killshots, respawns, and the count at the end.

use table::{List, Sink};

use super::choice::Choice;
use super::content::OVERLOAD;
use super::event::{Event, Why};
use super::frame::Frame;
use super::state::{Owner, TeamPlay};
use crate::abilities::Gifted;
use crate::arena::Square;
use crate::ids::{Figure, Player, Team};
use crate::stack::Flow;

impl TeamPlay {
    /// Scores every killed enemy, whether the buffer or venom did it (Q34).
    /// The order of the boards changes nothing.
    pub(crate) fn run_score<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        let numbers = &self.rules.0.team.numbers;
        let killed = |who: &Figure| self.boards[*who].damage >= self.killshot(*who);
        let dead: List<Figure, 3> = self.teams[self.turn.other()].filter(killed).collect();
        let mut heals = 0;
        for &who in dead.iter() {
            heals += u8::from(self.score_board(who, events));
        }
        match dead.len() {
            2 => self.score(self.turn, numbers.doublekill.0, Why::Doublekill, events),
            3 => self.score(self.turn, numbers.triplekill.0, Why::Triplekill, events),
            _ => {}
        }
        // Q48: after the eighth skull the second team has the last turn, and
        // neither respawn nor reload matters then.
        if self.skulls == 0 && self.turn != self.first {
            self.replace(Frame::Finish);
        } else {
            self.begin_reload();
            for &who in dead.iter().rev() {
                self.stack.push(Frame::Respawn(who));
            }
        }
        if heals > 0 {
            self.stack.push(Frame::Gifts { heals, cubes: 0, powerups: 0 });
        }
        Flow::Go
    }

    /// Gives out the points of one board and clears it; was it overkilled?
    fn score_board<S: Sink<Event>>(&mut self, who: Figure, events: &mut S) -> bool {
        let rules = self.rules.0;
        let overkilled = self.boards[who].damage > self.killshot(who);
        events.push(if overkilled { Event::Overkilled { who } } else { Event::Killed { who } });
        let skulls = self.boards[who].skulls as usize;
        let value = rules.limits.board_points.get(skulls).copied().unwrap_or(0).max(rules.limits.least_points);
        self.score(self.turn, value, Why::Board { who }, events);
        if overkilled {
            self.score(self.turn, rules.team.numbers.overkill_points.0, Why::Overkill { who }, events);
        }
        // Q36: where the skulls run out, further ones are used.
        self.skulls = self.skulls.saturating_sub(1);
        events.push(Event::Skull { who, left: self.skulls });
        // Q37: the board is cleared; marks of its colour stay in the buffer.
        let board = &mut self.boards[who];
        board.skulls += 1;
        board.damage = 0;
        if rules.team.numbers.tile_returns_on_death.0 {
            board.slides = 0;
        }
        self.tokens.fell(who, rules.team.owner[OVERLOAD] == who, &rules.team);
        self.at[who] = Square::OFF;
        overkilled
    }

    /// Q41: by the owner, or for the shared one by either player.
    pub(crate) fn run_respawn(&mut self, who: Figure) -> Flow {
        match self.boards[who].owner {
            Owner::Nobody | Owner::Shared => Flow::Ask(self.voice(self.side(who))),
            Owner::One(owner) => {
                self.respawn(who, owner);
                Flow::Go
            }
        }
    }

    pub(crate) fn respawn_apply(&mut self, who: Figure, choice: Choice) {
        if let Choice::Player(player) = choice {
            self.respawn(who, player);
        }
    }

    fn respawn(&mut self, who: Figure, by: Player) {
        self.replace(Frame::Spawn { who, by });
        self.stack.push(Frame::Draw(by));
    }

    /// Leftover damage: the buffers are emptied without any reward, then every
    /// this many tokens on enemy boards are a point.
    pub(crate) fn finish<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        // Q50, Q51: both buffers, marks ignored, up to overkill; no venom, no kill.
        for team in Team::BOTH {
            self.empty_buffer(team, events);
        }
        for team in Team::BOTH {
            let tokens: u16 = self.teams[team.other()].map(|who| u16::from(self.boards[who].damage)).sum();
            let points = tokens / u16::from(self.rules.team.numbers.leftover_for_a_point.0);
            self.leftover[team] = points;
            self.score(team, points as u8, Why::Leftover, events);
        }
        self.stack.clear();
        events.push(Event::Over);
        Flow::Go
    }
}
