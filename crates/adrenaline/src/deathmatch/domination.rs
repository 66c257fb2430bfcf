//! Domination: spawnpoints are targets, each with a track of damage tokens.
//! They are tagged by damage and by standing there alone; tracks are scored at
//! the end instead of killshots. Spawnpoints are numbered after the figures, so
//! that a card picks and hurts them as it does figures.

use table::{Options, Sink};

use super::choice::Choice;
use super::event::{Event, Tag, Why};
use super::state::Adrenaline;
use crate::arena::Square;
use crate::ids::{ByFigure, ByTarget, Colour, Colours, Figure, Figures, Id, Per};

/// The number of the first spawnpoint among the targets, and so the most figures that can play.
pub(crate) const POSTS: u8 = 5;
/// The most tokens of one figure on one track that are counted.
pub(crate) const TOKENS: u8 = 99;
/// Two tracks of this many tokens end the match as the last skull does.
const FULL: u32 = 8;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Domination {
    /// Tokens on the track of each spawnpoint, by owner.
    pub(crate) tracks: Per<Colour, [ByFigure<u8>; 3]>,
    /// The spawnpoints the active figure has damaged in this turn, and those the bot has: ruling 65.
    pub(crate) damaged: Colours,
    pub(crate) damaged_by_bot: Colours,
    /// It is the first turn of the active figure: it can neither tag nor be hurt by a spawnpoint.
    pub(crate) debut: bool,
}

impl Domination {
    /// Are two tracks full?
    fn is_full(&self) -> bool {
        let tokens = |track: &&ByFigure<u8>| track.iter().map(|&n| u32::from(n)).sum::<u32>() >= FULL;
        self.tracks.iter().filter(tokens).count() > 1
    }
}

impl Figure {
    /// The spawnpoint of this colour as a target.
    pub(crate) fn post(colour: Colour) -> Figure {
        Figure(POSTS + colour.ix() as u8)
    }
}

impl Adrenaline {
    /// The colour of a target that is a spawnpoint.
    #[inline]
    pub(crate) fn post(&self, target: Figure) -> Option<Colour> {
        self.domination?;
        target.0.checked_sub(POSTS).and_then(|n| Colour::ALL.get(usize::from(n)).copied())
    }

    /// The spawnpoints that the active figure or the bot may damage now. Ruling
    /// 47: none in a first turn. Ruling 49: none twice in a turn.
    pub(crate) fn open_posts(&self, by: Figure) -> Figures {
        let Some(domination) = self.domination.filter(|domination| !domination.debut) else { return Figures::NONE };
        let damaged = if self.is_bot(by) { domination.damaged_by_bot } else { domination.damaged };
        Colour::ALL.into_iter().filter(|&colour| !damaged.has(colour)).map(Figure::post).collect()
    }

    /// Puts the spawnpoints among the targets.
    pub(crate) fn place_posts(&self, at: &mut ByTarget<Square>) -> Figures {
        for (colour, &square) in self.arena.0.spawn.each() {
            at[Figure::post(colour)] = square;
        }
        Colour::ALL.map(Figure::post).into_iter().collect()
    }

    /// Damage to a spawnpoint: one token, however strong the shot.
    pub(crate) fn damage_post<S: Sink<Event>>(&mut self, by: Figure, post: Colour, events: &mut S) {
        let is_bot = self.is_bot(by);
        if let Some(domination) = &mut self.domination {
            let damaged = if is_bot { &mut domination.damaged_by_bot } else { &mut domination.damaged };
            damaged.insert(post);
            self.tag(by, post, Tag::Damage, events);
        }
    }

    fn tag<S: Sink<Event>>(&mut self, who: Figure, post: Colour, how: Tag, events: &mut S) {
        if let Some(domination) = &mut self.domination {
            let tokens = &mut domination.tracks[post][who];
            *tokens = TOKENS.min(*tokens + 1);
            events.push(Event::Tagged { who: who.actor(), post, how });
        }
    }

    /// The end of a turn on a spawnpoint, before any board is scored: a player who
    /// stands there alone tags it, and alone or not takes 1 damage in their own
    /// colour. Ruling 48: killed figures that still lie there count.
    pub(crate) fn end_on_post<S: Sink<Event>>(&mut self, events: &mut S) {
        let debut = self.domination.is_none_or(|domination| domination.debut);
        let Some(post) = self.spawnpoint_here().filter(|_| !debut) else { return };
        let here = self.here();
        if self.at.iter().filter(|&&at| at == here).count() == 1 {
            self.tag(self.turn, post, Tag::Presence, events);
        }
        self.wound(self.turn, self.turn, 1, 0, events);
    }

    /// Ruling 53: judged after scoring.
    #[inline]
    pub(crate) fn tracks_are_full(&self) -> bool {
        self.domination.is_some_and(|domination| domination.is_full())
    }

    // The token of an overkill goes on a track of its owner's choice

    pub(crate) fn overkill_choices(&self, out: &mut Options<Self>) {
        out.extend(Colour::ALL.map(Figure::post).map(Choice::Figure));
    }

    pub(crate) fn overkill_apply<S: Sink<Event>>(&mut self, who: Figure, choice: Choice, events: &mut S) {
        self.stack.pop();
        if let Choice::Figure(target) = choice
            && let Some(post) = self.post(target)
        {
            self.tag(who, post, Tag::Overkill, events);
        }
    }

    /// Each track by itself: equals share a reward, and the next rank is left out.
    pub(crate) fn score_tracks<S: Sink<Event>>(&mut self, events: &mut S) {
        let Some(domination) = self.domination else { return };
        for (post, tokens) in domination.tracks.each() {
            // Ruling 54: nothing without a token.
            for who in self.everybody().filter(|&who| tokens[who] > 0) {
                let rank = self.everybody().filter(|&other| tokens[other] > tokens[who]).count();
                self.score_track(who, rank, Why::Spawnpoint { post }, events);
            }
        }
    }
}
