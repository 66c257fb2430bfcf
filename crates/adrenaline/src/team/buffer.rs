//! The damage buffer: what goes in, when marks turn into damage, and the flush
//! with its rewards. Nothing else hurts anyone, venom excepted.

use table::{Actor, Options, Sink};

use super::choice::Choice;
use super::event::{Event, Why};
use super::frame::Frame;
use super::state::TeamPlay;
use crate::deathmatch::figure::bits;
use crate::deathmatch::state::Flow;

impl TeamPlay {
    /// The damage that kills a character now.
    #[inline]
    pub(crate) fn killshot(&self, who: u8) -> u8 {
        self.rules.team.numbers.killshot.0 - self.boards[who as usize].slides
    }

    /// Puts damage of the acting character into the buffer and turns the marks
    /// of that colour into damage too.
    pub(crate) fn buffer_damage<S: Sink<Event>>(&mut self, to: u8, damage: u8, events: &mut S) {
        let by = self.active;
        // Q20, Q21: all marks of earlier actions; those of this action wait in the shot.
        let board = &mut self.boards[to as usize];
        let marks = std::mem::take(&mut board.marks);
        let damage = damage.saturating_add(marks);
        // Q28: tokens never run out.
        board.waiting = board.waiting.saturating_add(damage);
        self.quiet = 0;
        self.shot.hurt |= 1 << to;
        if self.arena.sees(self.at[to as usize], self.at[by as usize]) {
            self.shot.saw |= 1 << to;
        }
        events.push(Event::Hurt { by, to, damage, marks });
    }

    /// Puts marks into the buffer; Q22: above the limit they are lost.
    pub(crate) fn buffer_marks<S: Sink<Event>>(&mut self, to: u8, marks: u8, events: &mut S) {
        let most = self.rules.team.numbers.marks_of_a_colour.0;
        let held = &mut self.boards[to as usize].marks;
        let marks = marks.min(most.saturating_sub(*held));
        *held += marks;
        if marks > 0 {
            events.push(Event::Marked { to, marks });
        }
    }

    /// The marks of the action, put down after all its damage.
    pub(crate) fn put_down_marks<S: Sink<Event>>(&mut self, events: &mut S) {
        for to in bits(self.foes().into()) {
            match std::mem::take(&mut self.shot.marks[to as usize]) {
                0 => {}
                marks => self.buffer_marks(to, marks, events),
            }
        }
    }

    /// Puts damage on a board, up to overkill; says how much was lost.
    pub(crate) fn land(&mut self, who: u8, damage: u8) -> u8 {
        // Q32: one token beyond the killshot, the rest is wasted.
        let room = (self.killshot(who) + 1).saturating_sub(self.boards[who as usize].damage);
        self.boards[who as usize].damage += damage.min(room);
        self.quiet = 0;
        damage.saturating_sub(room)
    }

    /// Empties a team's buffer onto its boards and counts the colours.
    pub(crate) fn empty_buffer<S: Sink<Event>>(&mut self, team: u8, events: &mut S) -> u8 {
        let mut colours = 0;
        for who in self.team(team) {
            let damage = std::mem::take(&mut self.boards[who as usize].waiting);
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
        let team = 1 - self.turn;
        let waiting: u32 = self.team(team).map(|who| u32::from(self.boards[who as usize].waiting)).sum();
        if waiting < self.rules.team.numbers.flush_at.0.into() {
            return Flow::Go;
        }
        let colours = self.team(team).filter(|&who| self.boards[who as usize].waiting > 0).count() as u8;
        events.push(Event::Flushed { team, colours });
        self.empty_buffer(team, events);
        // Q31: the reward comes before the killshots.
        let row = self.rules.team.rewards[self.reward as usize].rows[colours as usize - 1];
        self.score(self.turn, row.points, Why::Flush { colours }, events);
        self.stack.push(Frame::Gifts { heals: row.heals, cubes: row.cubes, powerups: row.powerups });
        Flow::Go
    }

    pub(crate) fn score<S: Sink<Event>>(&mut self, team: u8, points: u8, why: Why, events: &mut S) {
        let total = &mut self.points[team as usize];
        *total = total.saturating_add(points.into());
        if points > 0 {
            events.push(Event::Scored { team, points, why });
        }
    }

    pub(crate) fn heal<S: Sink<Event>>(&mut self, who: u8, events: &mut S) {
        let board = &mut self.boards[who as usize];
        board.slides -= 1;
        events.push(Event::Healed { who, slides: board.slides });
    }

    // Giving out rewards

    fn wounded(&self) -> impl Iterator<Item = u8> + '_ {
        self.team(self.turn).filter(|&who| self.boards[who as usize].slides > 0)
    }

    /// Players of the active team with room for a cube, as bits.
    fn thirsty(&self) -> u8 {
        let most = self.rules.limits.cubes_of_a_colour;
        let room = |player: &u8| self.players[*player as usize].cubes.iter().any(|&n| n < most);
        self.players_of(self.turn).filter(room).fold(0, |set, player| set | 1 << player)
    }

    /// Players of the active team with room for a powerup, as bits.
    fn unarmed(&self) -> u8 {
        let most = self.rules.limits.powerups_in_hand.into();
        let room = |player: &u8| self.players[*player as usize].powerups.total() < most;
        self.players_of(self.turn).filter(room).fold(0, |set, player| set | 1 << player)
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
        match (cubes, powerups, takers.count_ones()) {
            (0, 0, _) => {
                self.stack.pop();
            }
            (0, _, 0) => self.replace(Frame::Gifts { heals, cubes, powerups: 0 }),
            (_, _, 0) => self.replace(Frame::Gifts { heals, cubes: 0, powerups }),
            (_, _, 1) => self.give_to(takers.trailing_zeros() as u8, [heals, cubes, powerups]),
            _ => return Flow::Ask(self.voice(self.turn)),
        }
        Flow::Go
    }

    /// The next cube or powerup of the reward goes to this player.
    fn give_to(&mut self, player: u8, [heals, cubes, powerups]: [u8; 3]) {
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
        out.extend(bits(takers.into()).map(Choice::Player));
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
    pub(crate) fn gift_cube_choices(&self, player: u8, out: &mut Options<Self>) {
        let most = self.rules.limits.cubes_of_a_colour;
        let room = |c: &u8| self.players[player as usize].cubes[*c as usize] < most;
        out.extend((0..3).filter(room).map(Choice::Cube));
    }

    pub(crate) fn gift_cube_apply<S: Sink<Event>>(&mut self, player: u8, choice: Choice, events: &mut S) {
        self.stack.pop();
        let Choice::Cube(colour) = choice else { return };
        self.players[player as usize].cubes[colour as usize] += 1;
        events.push(Event::GotCube { player: Actor(player), colour });
    }
}
