//! The Bot: a figure that nobody plays, with a board but without ammo, cards
//! and turns. Everybody must move it a square and shoot with it once in each of
//! their turns; it is hurt, scored and scores like a player, but cannot win.

use table::{Options, Sink};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::Adrenaline;
use crate::aim::Shot;
use crate::ids::{Figure, Figures};
use crate::stack::Flow;
use crate::wallet::Wallet;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bot {
    /// Numbered after the players.
    pub(crate) figure: Figure,
    /// The active player has yet to act with it in this turn.
    pub(crate) owed: bool,
}

impl Adrenaline {
    /// Gives the bot the place behind the players, and no ammo.
    pub(crate) fn seat_bot(&mut self, owed: bool) {
        let figure = Figure(self.players);
        self.bot = Some(Bot { figure, owed });
        self.boards[figure].wallet = Wallet::default();
    }

    /// Who decides for a figure: the active player for the bot.
    pub(crate) fn speaker(&self, who: Figure) -> Figure {
        if self.is_bot(who) { self.turn } else { who }
    }

    #[inline]
    pub(crate) fn is_bot(&self, who: Figure) -> bool {
        self.bot.is_some_and(|bot| bot.figure == who)
    }

    /// The bot, if an action with it is owed.
    pub(crate) fn owed_bot(&self) -> Option<Figure> {
        self.bot.filter(|bot| bot.owed).map(|bot| bot.figure)
    }

    /// A turn begins: its bot action is owed, but in the very first turn, in
    /// which the starting player places the bot before spawning.
    pub(crate) fn begin_with_bot(&mut self) {
        let Some(bot) = &mut self.bot else { return };
        bot.owed = self.at[bot.figure].is_on();
        if !bot.owed {
            self.stack.push(Frame::Spawn(bot.figure));
        }
    }

    pub(crate) fn bot_acts(&mut self) {
        if let Some(bot) = &mut self.bot {
            bot.owed = false;
            self.stack.push(Frame::BotShot);
            self.stack.push(Frame::BotMove);
        }
    }

    // Up to 1 square

    pub(crate) fn bot_move_choices(&self, out: &mut Options<Self>) {
        if let Some(bot) = self.bot {
            out.extend(self.arena.within(self.at[bot.figure], 1).map(Choice::Square));
        }
    }

    pub(crate) fn bot_move_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        self.stack.pop();
        if let (Choice::Square(to), Some(bot)) = (choice, self.bot) {
            self.set_down(bot.figure, to, events);
        }
    }

    // Then a shot, if it sees anybody

    /// Whom the bot may shoot: figures it sees but the active one, and in
    /// domination spawnpoints it has not damaged in this turn.
    pub(crate) fn bot_targets(&self) -> Figures {
        let Some(bot) = self.bot else { return Figures::NONE };
        let seen = self.arena.seen_from(self.at[bot.figure]);
        let figures = self.everybody().filter(|&who| who != self.turn && who != bot.figure && seen.has(self.at[who]));
        let posts = self
            .open_posts(bot.figure)
            .filter(|&post| self.post(post).is_some_and(|post| seen.has(self.arena.spawn[post])));
        figures.chain(posts).collect()
    }

    pub(crate) fn run_bot_shot(&mut self) -> Flow {
        if self.bot_targets().is_empty() {
            self.stack.pop();
            return Flow::Go;
        }
        Flow::Ask(self.active())
    }

    pub(crate) fn bot_shot_choices(&self, out: &mut Options<Self>) {
        let targets = self.bot_targets();
        out.extend(targets.map(Choice::Figure));
        // A figure must be shot, a spawnpoint may be.
        if targets.into_iter().all(|target| self.post(target).is_some()) {
            out.push(Choice::Pass);
        }
    }

    pub(crate) fn bot_shot_apply<S: Sink<Event>>(&mut self, choice: Choice, events: &mut S) {
        let (Choice::Figure(target), Some(bot)) = (choice, self.bot) else {
            self.stack.pop();
            return;
        };
        if let Some(post) = self.post(target) {
            self.stack.pop();
            return self.damage_post(bot.figure, post, events);
        }
        // Ruling 63: both adrenaline zones open, never on a flipped board.
        let board = &self.boards[bot.figure];
        let marks = board.damage.len() >= usize::from(self.rules.limits.adrenaline_shoot_at) && !board.flipped;
        self.shot = Shot::default();
        self.shooter = bot.figure;
        self.hurt(bot.figure, target, 1, events);
        if marks {
            self.mark(bot.figure, target, 1, events);
        }
        self.replace(Frame::Tagback(1));
    }

    /// Whether the shot under way is the bot's.
    pub(crate) fn is_bot_shot(&self) -> bool {
        self.is_bot(self.shooter)
    }
}
