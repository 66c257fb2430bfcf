//! Boards, killshot track, final count.

use table::{List, Sink};

use super::event::{Event, Why};
use super::frame::{Frame, Frenzy, Kill};
use super::state::{Adrenaline, KILLS};
use crate::arena::Square;
use crate::ids::{ByFigure, FIGURES, Figure};
use crate::stack::Flow;

impl Adrenaline {
    /// Scores every killed board, clockwise from the active figure's left, then
    /// lets them respawn in the same order, before anything is refilled.
    pub(crate) fn run_score<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        if self.domination.is_some() {
            self.end_on_post(events);
        }
        let limits = &self.rules.0.limits;
        let mut dead: List<Figure, FIGURES> = List::new();
        for seats in 0..self.players {
            // Ruling 32.
            let who = self.left_by((seats + 1) % self.players);
            if self.boards[who].is_dead(limits) {
                dead.push(who);
            }
        }
        if let Some(bot) = self.bot.filter(|bot| self.boards[bot.figure].is_dead(limits)) {
            dead.push(bot.figure);
        }
        let mut overkills: List<Figure, FIGURES> = List::new();
        for &who in dead.iter() {
            if let Some(over) = self.score_kill(who, events) {
                overkills.push(over);
            }
        }
        if dead.iter().filter(|&&who| who != self.turn).count() > 1 {
            // Ruling 39: one point, however many. One's own death is none of them.
            self.score(self.turn, limits.double_kill, Why::DoubleKill, events);
        }
        self.replace(Frame::EndTurn);
        self.stack.push(Frame::Refill);
        for &who in dead.iter().rev() {
            self.stack.push(Frame::Spawn(who));
            if !self.is_bot(who) {
                self.stack.push(Frame::Draw(who));
            }
        }
        if self.domination.is_some() {
            for &who in overkills.iter().rev() {
                self.stack.push(Frame::Overkill(who));
            }
        }
        Flow::Go
    }

    /// Scores a killed board and takes its figure off; says who dealt the overkill.
    fn score_kill<S: Sink<Event>>(&mut self, who: Figure, events: &mut S) -> Option<Figure> {
        let limits = &self.rules.0.limits;
        let at_killshot = usize::from(limits.killshot_at - self.boards[who].slides) - 1;
        self.score_board(who, events);
        let damage = self.boards[who].damage;
        let over = damage.get(at_killshot + 1).copied().filter(|&over| over != who);
        if self.domination.is_none() && self.turrets.is_none() {
            self.track.push(Kill { by: damage[at_killshot], over });
        }
        if let Some(killer) = over {
            // Revenge: the overkilled marks the overkiller.
            self.mark(who, killer, 1, events);
        }
        if self.skulls > 0 {
            self.skulls -= 1;
            self.boards[who].skulls += 1;
            events.push(Event::Skull { who: who.actor(), left: self.skulls });
        }
        self.boards[who].damage.clear();
        self.at[who] = Square::OFF;
        if self.powers {
            self.power_falls(who);
        }
        if self.frenzy != Frenzy::No {
            // Ruling 38: scored by the side it showed, flipped afterwards.
            self.flip(who, events);
        }
        over
    }

    pub(crate) fn flip<S: Sink<Event>>(&mut self, who: Figure, events: &mut S) {
        let board = &mut self.boards[who];
        if !board.flipped {
            board.flipped = true;
            board.skulls = 0;
            events.push(Event::Flipped { who: who.actor() });
        }
    }

    /// Gives out the points of one board. The damage stays where it is.
    fn score_board<S: Sink<Event>>(&mut self, board: Figure, events: &mut S) {
        let limits = &self.rules.0.limits;
        let side = &self.boards[board];
        let (values, skulls) = match side.flipped {
            true => (&limits.board_points_frenzy, 0),
            false => (&limits.board_points, side.skulls as usize),
        };
        let (damage, flipped) = (side.damage, side.flipped);
        // Damage in the board's own colour ranks, but its points go to nobody.
        if let (Some(&first), false) = (damage.first().filter(|&&first| first != board), flipped) {
            self.score(first, limits.first_blood, Why::FirstBlood { board: board.actor() }, events);
        }
        for (rank, who) in ranking(&damage).iter().enumerate() {
            // Ruling 40: beyond the printed row, still something for everybody.
            let value = values.get(skulls + rank).copied().unwrap_or(0).max(limits.least_points);
            if *who != board {
                self.score(*who, value, Why::Board { board: board.actor() }, events);
            }
        }
    }

    pub(crate) fn score<S: Sink<Event>>(&mut self, who: Figure, points: u8, why: Why, events: &mut S) {
        self.boards[who].points += u16::from(points);
        if points > 0 {
            events.push(Event::Scored { who: who.actor(), points, why });
        }
    }

    /// The final count: boards that still show damage, then the track, or what the mode
    /// has in its place.
    pub(crate) fn finish<S: Sink<Event>>(&mut self, events: &mut S) -> Flow {
        for board in self.everybody() {
            self.score_board(board, events);
        }
        self.score_tracks(events);
        self.score_turrets(events);
        let mut tokens: List<Figure, { 2 * KILLS }> = List::new();
        for kill in self.track.iter() {
            // Ruling 41: on the same space, the killshot before the overkill.
            for token in [Some(kill.by), kill.over].into_iter().flatten() {
                tokens.push(token);
            }
        }
        for (rank, &who) in ranking(&tokens).iter().enumerate() {
            self.score_track(who, rank, Why::Track, events);
        }
        self.stack.clear();
        events.push(Event::Over);
        Flow::Go
    }

    /// The points of a rank on a track, which also break ties.
    pub(crate) fn score_track<S: Sink<Event>>(&mut self, who: Figure, rank: usize, why: Why, events: &mut S) {
        let limits = &self.rules.0.limits;
        let value = limits.track_points.get(rank).copied().unwrap_or(0).max(limits.least_points);
        self.score(who, value, why, events);
        self.boards[who].track_points += value;
    }
}

/// Owners of tokens: most tokens first, ties to whose first token came earlier.
fn ranking(tokens: &[Figure]) -> List<Figure, FIGURES> {
    let mut counts = ByFigure::<u8>::default();
    let mut order: List<Figure, FIGURES> = List::new();
    for &owner in tokens {
        if counts[owner] == 0 {
            order.push(owner);
        }
        counts[owner] += 1;
    }
    // Stable, so that equals stay in the order of their first tokens.
    order.sort_by_key(|&owner| std::cmp::Reverse(counts[owner]));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_damage_ranks_first_and_ties_go_to_the_earlier() {
        // Vector 1: V V B B D D D V B B D.
        let [v, b, d] = [0, 1, 2].map(Figure);
        assert_eq!(*ranking(&[v, v, b, b, d, d, d, v, b, b, d]), [b, d, v]);
        assert!(ranking(&[]).is_empty());
    }
}
