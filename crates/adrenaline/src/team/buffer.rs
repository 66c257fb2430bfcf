//! The damage buffer: what goes in, when marks turn into damage, and the flush
//! with its rewards. Nothing else hurts anyone, venom excepted.

use table::{Options, Sink};

use super::choice::Choice;
use super::event::{Event, Why};
use super::frame::Frame;
use super::state::TeamPlay;
use crate::abilities::Gifted;
use crate::ids::{Colour, Figure, Player, Players, Team};
use crate::stack::Flow;

impl TeamPlay {
    /// Puts damage of the acting character into the buffer and turns the marks
    /// of that colour into damage too.
    pub(crate) fn buffer_damage<S: Sink<Event>>(&mut self, to: Figure, damage: u8, events: &mut S) {
        let by = self.active;
        // Q20, Q21: all marks of earlier actions; those of this action wait in the shot.
        let board = &mut self.boards[to];
        let marks = std::mem::take(&mut board.marks);
        let damage = damage.saturating_add(marks);
        // Q28: tokens never run out.
        board.waiting = board.waiting.saturating_add(damage);
        self.quiet = 0;
        self.shot.hurt.insert(to);
        if self.arena.sees(self.at[to], self.at[by]) {
            self.shot.saw.insert(to);
        }
        events.push(Event::Hurt { by, to, damage, marks });
    }

    /// Puts marks into the buffer; Q22: above the limit they are lost.
    pub(crate) fn buffer_marks<S: Sink<Event>>(&mut self, to: Figure, marks: u8, events: &mut S) {
        let most = self.rules.team.numbers.marks_of_a_colour.0;
        let held = &mut self.boards[to].marks;
        let marks = marks.min(most.saturating_sub(*held));
        *held += marks;
        if marks > 0 {
            events.push(Event::Marked { to, marks });
        }
    }

    /// The marks of the action, put down after all its damage.
    pub(crate) fn put_down_marks<S: Sink<Event>>(&mut self, events: &mut S) {
        for to in self.foes() {
            match std::mem::take(&mut self.shot.marks[to]) {
                0 => {}
                marks => self.buffer_marks(to, marks, events),
            }
        }
    }

    /// Puts damage on a board, up to overkill; says how much was lost.
    pub(crate) fn land(&mut self, who: Figure, damage: u8) -> u8 {
        // Q32: one token beyond the killshot, the rest is wasted.
        let room = (self.killshot(who) + 1).saturating_sub(self.boards[who].damage);
        self.boards[who].damage += damage.min(room);
        self.quiet = 0;
        damage.saturating_sub(room)
    }

    /// Empties a team's buffer onto its boards and counts the colours.
    pub(crate) fn empty_buffer<S: Sink<Event>>(&mut self, team: Team, events: &mut S) -> u8 {
        let mut colours = 0;
        for who in self.teams[team] {
            let damage = std::mem::take(&mut self.boards[who].waiting);
            if damage > 0 {
                // Q29: a colour counts even if part of it is wasted.
                colours += 1;
                let lost = self.land(who, damage);
                events.push(Event::Landed { who, damage: damage - lost, lost });
            }
        }
        colours
    }

    pub(crate) fn run_flush<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        self.replace(Frame::Score);
        // Q27: only the enemies' buffer, and only damage fills it.
        let team = self.turn.other();
        let waiting: u32 = self.teams[team].map(|who| u32::from(self.boards[who].waiting)).sum();
        if waiting < self.rules.team.numbers.flush_at.0.into() {
            return Flow::Go;
        }
        let colours = self.teams[team].filter(|&who| self.boards[who].waiting > 0).count() as u8;
        events.push(Event::Flushed { team, colours });
        self.empty_buffer(team, events);
        // Q31: the reward comes before the killshots.
        let reward = self.reward.unwrap_or_default();
        let row = self.rules.team.rewards[reward].rows[colours as usize - 1];
        self.score(self.turn, row.points, Why::Flush { colours }, events);
        self.stack.push(Frame::Gifts { heals: row.heals, cubes: row.cubes, powerups: row.powerups });
        Flow::Go
    }

    pub(crate) fn score<S: Sink<Event>>(&mut self, team: Team, points: u8, why: Why, events: &mut S) {
        let total = &mut self.points[team];
        *total = total.saturating_add(points.into());
        if points > 0 {
            events.push(Event::Scored { team, points, why });
        }
    }

    // Giving out rewards

    fn wounded(&self) -> impl Iterator<Item = Figure> + '_ {
        self.teams[self.turn].filter(|&who| self.boards[who].slides > 0)
    }

    /// Players of the active team with room for a cube.
    fn thirsty(&self) -> Players {
        let most = self.rules.limits.cubes_of_a_colour;
        let room = |player: &Player| self.players[*player].wallet.cubes.0.iter().any(|&n| n < most);
        self.players_of(self.turn).filter(room).collect()
    }

    /// Players of the active team with room for a powerup.
    fn unarmed(&self) -> Players {
        let most = self.rules.limits.powerups_in_hand.into();
        let room = |player: &Player| self.players[*player].wallet.powerups.total() < most;
        self.players_of(self.turn).filter(room).collect()
    }

    /// Heals first, then cubes, then powerups. Q30: what nobody can take is lost.
    pub(crate) fn run_gifts(&mut self, heals: u8, cubes: u8, powerups: u8) -> Flow {
        if heals > 0 {
            if self.wounded().next().is_some() {
                return Flow::Ask(self.voice(self.turn));
            }
            self.replace(Frame::Gifts { heals: 0, cubes, powerups });
            return Flow::Go;
        }
        let takers = if cubes > 0 { self.thirsty() } else { self.unarmed() };
        match (cubes, powerups, takers.len()) {
            (0, 0, _) => {
                self.stack.pop();
            }
            (0, _, 0) => self.replace(Frame::Gifts { heals, cubes, powerups: 0 }),
            (_, _, 0) => self.replace(Frame::Gifts { heals, cubes: 0, powerups }),
            (_, _, 1) => self.give_to(takers.first().unwrap_or_default(), [heals, cubes, powerups]),
            _ => return Flow::Ask(self.voice(self.turn)),
        }
        Flow::Go
    }

    /// The next cube or powerup of the reward goes to this player.
    fn give_to(&mut self, player: Player, [heals, cubes, powerups]: [u8; 3]) {
        if cubes > 0 {
            self.replace(Frame::Gifts { heals, cubes: cubes - 1, powerups });
            self.stack.push(Frame::GiftCube(player));
        } else {
            self.replace(Frame::Gifts { heals, cubes, powerups: powerups - 1 });
            self.stack.push(Frame::Draw(player));
        }
    }

    pub(crate) fn gifts_choices(&self, heals: u8, cubes: u8, out: &mut Options<Self>) {
        if heals > 0 {
            out.extend(self.wounded().map(Choice::Figure));
            return out.push(Choice::Pass);
        }
        let takers = if cubes > 0 { self.thirsty() } else { self.unarmed() };
        out.extend(takers.map(Choice::Player));
    }

    pub(crate) fn gifts_apply<S: Sink<Event>>(&mut self, gifts: [u8; 3], choice: Choice, events: &mut S) {
        let [heals, cubes, powerups] = gifts;
        match choice {
            Choice::Figure(who) => {
                self.heal(who, events);
                self.replace(Frame::Gifts { heals: heals - 1, cubes, powerups });
            }
            Choice::Player(player) => self.give_to(player, gifts),
            // A heal may be declined.
            _ => self.replace(Frame::Gifts { heals: 0, cubes, powerups }),
        }
    }

    /// Colours of which a player can take another cube.
    pub(crate) fn gift_cube_choices(&self, player: Player, out: &mut Options<Self>) {
        let most = self.rules.limits.cubes_of_a_colour;
        let room = |c: &Colour| self.players[player].wallet.cubes[*c] < most;
        out.extend(Colour::ALL.into_iter().filter(room).map(Choice::Cube));
    }

    pub(crate) fn gift_cube_apply<S: Sink<Event>>(&mut self, player: Player, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Cube(colour) = choice else { return };
        self.players[player].wallet.cubes[colour] += 1;
        events.push(Event::GotCube { player: player.actor(), colour });
    }
}
