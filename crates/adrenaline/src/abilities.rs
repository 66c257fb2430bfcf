//! What characters do at the end of a turn, the same in every game of the box:
//! which uses there are, what each asks, and what it does. Each use is an action
//! of its own for marks and Tagback Grenades; venom is none.

use table::{Actor, Actors, Options, Sink};

use crate::aim::Shot;
use crate::arena::{Arena, Square, Squares};
use crate::choices::Answer;
use crate::content::Rules;
use crate::effect::Gift;
use crate::ids::{ByFigure, Colour, Colours, Figure, Figures, Tile};
use crate::range::Range;
use crate::stack::Flow;
use crate::team::content::{Ability, Character, MIND_CONTROL, OVERLOAD, TeamRules};
pub(crate) use crate::uses::{Deed, Stage, Token, Tokens, Use};
use crate::wallet::{Cubes, Wallet};
/// Where everybody stands and whom the acting figure fights: all that most abilities
/// ask of a position, and much less than an [`Aim`](crate::aim::Aim).
pub(crate) struct Field {
    pub(crate) arena: &'static Arena,
    pub(crate) at: ByFigure<Square>,
    pub(crate) me: Figure,
    pub(crate) foes: Figures,
}

/// What abilities and own weapons ask of the game in which they are used, and
/// how they work there.
pub(crate) trait Gifted: Range<Event: From<Deed>, Rules = Rules> {
    fn field(&self) -> Field;
    /// The characters of this game.
    fn cast(&self) -> &'static TeamRules;
    fn character(&self, who: Figure) -> Option<&'static Character>;
    fn tokens(&self) -> &Tokens;
    fn tokens_mut(&mut self) -> &mut Tokens;
    /// Slides of a figure's rush tile, the damage on its board, and what kills it with the tile at its right end.
    fn slides(&self, who: Figure) -> u8;
    fn slides_mut(&mut self, who: Figure) -> &mut u8;
    fn damage_on(&self, who: Figure) -> u8;
    fn printed_killshot(&self) -> u8;
    /// The figure and those on its side.
    fn side_of(&self, who: Figure) -> Figures;
    /// Who decides for a figure, and whose ammo it uses.
    fn holder(&self, who: Figure) -> Actor;
    /// Those whose ammo belongs to these figures.
    fn holders(&self, of: Figures) -> Actors;
    fn wallet_of(&self, holder: Actor) -> &Wallet;
    fn cubes_of(&mut self, holder: Actor) -> &mut Cubes;
    fn holder_choice(holder: Actor) -> Self::Choice;
    fn chosen_holder(choice: Self::Choice) -> Option<Actor>;
    fn tile_at(&self, at: Square) -> Option<Tile>;
    fn is_marked(&self, who: Figure) -> bool;
    fn unmark(&mut self, who: Figure);
    /// Has its board room for a mark of the acting figure?
    fn can_mark(&self, who: Figure) -> bool;
    fn mark_at_once(&mut self, who: Figure, marks: u8, events: &mut impl Sink<Self::Event>);
    /// Venom works, past all else.
    fn sicken(&mut self, who: Figure, damage: u8, events: &mut impl Sink<Self::Event>);
    /// Is there anything that this holder could reload more cheaply?
    fn can_tune(&self, holder: Actor) -> bool;
    /// Puts a stage on the stack.
    fn begin(&mut self, stage: Stage);
    /// The answers to the damage of an ability come after it.
    fn await_answers(&mut self);

    /// Goes on to the next stage, or ends with none.
    fn go_on(&mut self, next: Option<Stage>) {
        self.pop();
        if let Some(stage) = next {
            self.begin(stage);
        }
    }

    // The rush tile

    /// The damage that kills a figure now.
    #[inline]
    fn killshot(&self, who: Figure) -> u8 {
        self.printed_killshot() - self.slides(who)
    }

    /// Slides left on a rush tile: not beyond its place, and never onto one's own damage.
    fn rushes(&self, who: Figure) -> u8 {
        let slides = self.slides(who);
        let room = self.cast().numbers.most_slides.0.saturating_sub(slides);
        // Q39: the new killshot space must not be covered.
        room.min(self.printed_killshot().saturating_sub(slides + self.damage_on(who) + 1))
    }

    fn slide(&mut self, who: Figure, slides: u8, events: &mut impl Sink<Self::Event>) {
        for _ in 0..slides {
            let moved = self.slides_mut(who);
            *moved += 1;
            let slides = *moved;
            events.push(Deed::Slid { who, slides }.into());
        }
    }

    fn heal(&mut self, who: Figure, events: &mut impl Sink<Self::Event>) {
        let moved = self.slides_mut(who);
        *moved = moved.saturating_sub(1);
        let slides = *moved;
        events.push(Deed::Healed { who, slides }.into());
    }

    // Own weapons

    fn hand_out(&mut self, gift: Gift, to: Figure, events: &mut impl Sink<Self::Event>) {
        match gift {
            Gift::Venom => {
                self.tokens_mut().venom.insert(to);
                events.push(Deed::Poisoned { who: to }.into());
            }
            Gift::Control => {
                self.tokens_mut().control.insert(to);
                events.push(Deed::Controlled { who: to }.into());
            }
            Gift::Overload => self.charge_overload(1, events),
            Gift::Heal => self.heal(to, events),
            Gift::Track => {
                self.tokens_mut().tracked.insert(to);
                events.push(Deed::Tracked { who: to }.into());
            }
        }
    }

    // Which ability, and whether it could do anything

    fn ability(&self, who: Figure) -> Option<&'static Ability> {
        self.character(who).map(|character| &character.ability)
    }

    /// The acting figure's enemies on one of the squares.
    fn foes_on(&self, squares: Squares) -> Figures {
        let field = self.field();
        field.foes.filter(|&who| squares.has(field.at[who])).collect()
    }

    fn afflicted(&self, tokens: Figures) -> Figures {
        let field = self.field();
        field.foes.and(tokens).filter(|&who| field.at[who].is_on()).collect()
    }

    fn can_use(&self, who: Figure) -> bool {
        match self.ability(who) {
            None => false,
            Some(Ability::Venom { .. }) => !self.afflicted(self.tokens().venom).is_empty(),
            Some(Ability::MindControl { .. }) => !self.afflicted(self.tokens().control).is_empty(),
            Some(Ability::Overload { .. }) => self.can_charge() || self.can_discharge(who),
            Some(Ability::Nanobots { .. }) => {
                !self.treatable(who, Use::Heal).is_empty() || !self.treatable(who, Use::Purge).is_empty()
            }
            Some(Ability::Upgrade) => !self.can_scavenge(who).is_empty() || self.can_tune(self.holder(who)),
            Some(Ability::Hack { .. }) => !self.can_lock_on(who).is_empty() || !self.can_siphon(who).is_empty(),
        }
    }

    /// The acting figure uses its ability.
    fn use_ability(&mut self, who: Figure, events: &mut impl Sink<Self::Event>) {
        // Q25: an action of its own, so marks placed before it count again.
        *self.shot_mut() = Shot::default();
        events.push(Deed::Ability { who }.into());
        match self.ability(who) {
            None => {}
            Some(Ability::Venom { damage }) => {
                for victim in self.afflicted(self.tokens().venom) {
                    self.sicken(victim, *damage, events);
                }
            }
            Some(Ability::MindControl { .. }) => {
                self.await_answers();
                self.begin(Stage::MindControl(Figures::NONE));
            }
            Some(Ability::Overload { .. }) => {
                self.await_answers();
                self.begin(Stage::Overload);
            }
            Some(Ability::Nanobots { .. }) => self.begin(Stage::Nanobots),
            Some(Ability::Upgrade) => self.begin(Stage::Upgrade),
            Some(Ability::Hack { .. }) => self.begin(Stage::Hack),
        }
    }

    // What a stage asks, and takes

    fn run_stage(&mut self, stage: Stage) -> Flow {
        let asks = match stage {
            Stage::MindControl(done) => !self.controllable(done).is_empty(),
            Stage::ControlStrike(who) => !self.strikable(who).is_empty(),
            _ => true,
        };
        if asks {
            return Flow::Ask(self.holder(self.field().me));
        }
        self.go_on(None);
        Flow::Go
    }

    fn stage_choices(&self, stage: Stage, out: &mut Options<Self>) {
        let me = self.field().me;
        let figures = |figures: Figures, out: &mut Options<Self>| {
            out.extend(figures.map(|who| Self::Choice::from(Answer::Figure(who))));
        };
        let uses = |open: &[(Use, bool)], out: &mut Options<Self>| {
            out.extend(open.iter().filter(|(_, open)| *open).map(|(how, _)| Self::Choice::from(Answer::Use(*how))));
        };
        let cubes = |colours: Colours, out: &mut Options<Self>| {
            out.extend(colours.map(|colour| Self::Choice::from(Answer::Cube(colour))));
        };
        match stage {
            Stage::MindControl(done) => figures(self.controllable(done), out),
            Stage::ControlMove(who) => {
                let field = self.field();
                out.extend(
                    field
                        .arena
                        .near(field.at[who], 1, self.control_moves())
                        .map(|to| Self::Choice::from(Answer::Square(to))),
                );
            }
            Stage::ControlStrike(who) => figures(self.strikable(who), out),
            Stage::Overload => {
                uses(&[(Use::Charge, self.can_charge()), (Use::Discharge, self.can_discharge(me))], out);
            }
            Stage::Nanobots => {
                uses(&[Use::Heal, Use::Purge].map(|how| (how, !self.treatable(me, how).is_empty())), out);
            }
            Stage::Treat(how) => return figures(self.treatable(me, how), out),
            Stage::Purge(who) => {
                let tokens = self.tokens();
                return uses(
                    &[
                        (Use::Venom, tokens.venom.has(who)),
                        (Use::Control, tokens.control.has(who)),
                        (Use::Mark, self.is_marked(who)),
                    ],
                    out,
                );
            }
            Stage::Upgrade => uses(
                &[(Use::Scavenge, !self.can_scavenge(me).is_empty()), (Use::Tune, self.can_tune(self.holder(me)))],
                out,
            ),
            Stage::Scavenge => return cubes(self.can_scavenge(me), out),
            Stage::Hack => uses(
                &[(Use::LockOn, !self.can_lock_on(me).is_empty()), (Use::Siphon, !self.can_siphon(me).is_empty())],
                out,
            ),
            Stage::LockOn => return figures(self.can_lock_on(me), out),
            Stage::Siphon => return out.extend(self.can_siphon(me).map(Self::holder_choice)),
            Stage::SiphonCube(from) => return cubes(self.siphonable(self.holder(me), from), out),
        }
        out.push(Answer::Pass.into());
    }

    fn stage_apply(&mut self, stage: Stage, choice: Self::Choice, events: &mut impl Sink<Self::Event>) {
        let me = self.field().me;
        let holder = Self::chosen_holder(choice);
        match (stage, choice.into()) {
            (Stage::MindControl(done), Answer::Figure(who)) => {
                self.go_on(Some(Stage::MindControl(done.with(Figures::one(who)))));
                self.begin(Stage::ControlMove(who));
            }
            (Stage::ControlMove(who), choice) => {
                self.go_on(Some(Stage::ControlStrike(who)));
                if let Answer::Square(to) = choice {
                    self.put(who, to, self.control_moves(), events);
                }
            }
            (Stage::ControlStrike(who), Answer::Figure(victim)) => {
                self.go_on(None);
                self.remove(who, Token::Control, events);
                if let Ability::MindControl { damage, .. } = self.cast().ability(MIND_CONTROL) {
                    // The one who controls counts as the attacker.
                    self.hurt(victim, *damage, events);
                }
            }
            (Stage::Overload, Answer::Use(Use::Charge)) => {
                self.go_on(None);
                self.charge_overload(1, events);
            }
            (Stage::Overload, Answer::Use(Use::Discharge)) => {
                self.go_on(None);
                self.discharge(me, events);
            }
            (Stage::Nanobots, Answer::Use(how)) => self.go_on(Some(Stage::Treat(how))),
            (Stage::Treat(Use::Purge), Answer::Figure(who)) => self.go_on(Some(Stage::Purge(who))),
            (Stage::Treat(_), Answer::Figure(who)) => {
                self.go_on(None);
                self.heal(who, events);
            }
            (Stage::Purge(who), Answer::Use(what)) => {
                self.go_on(None);
                let token = match what {
                    Use::Venom => Token::Venom,
                    Use::Control => Token::Control,
                    _ => Token::Mark,
                };
                self.remove(who, token, events);
            }
            (Stage::Upgrade, Answer::Use(Use::Scavenge)) => self.go_on(Some(Stage::Scavenge)),
            (Stage::Upgrade, Answer::Use(_)) => {
                self.go_on(None);
                let by = self.holder(me);
                self.tokens_mut().tuned = Some(by);
                events.push(Deed::Tuned { by }.into());
            }
            (Stage::Scavenge, Answer::Cube(colour)) => {
                self.go_on(None);
                let by = self.holder(me);
                self.cubes_of(by)[colour] += 1;
                events.push(Deed::Scavenged { by, colour }.into());
            }
            (Stage::Hack, Answer::Use(Use::LockOn)) => self.go_on(Some(Stage::LockOn)),
            (Stage::Hack, Answer::Use(_)) => self.go_on(Some(Stage::Siphon)),
            (Stage::LockOn, Answer::Figure(who)) => {
                self.go_on(None);
                if let Some(Ability::Hack { marks }) = self.ability(me) {
                    self.mark_at_once(who, *marks, events);
                }
            }
            (Stage::Siphon, _) => self.go_on(holder.map(Stage::SiphonCube)),
            (Stage::SiphonCube(from), Answer::Cube(colour)) => {
                self.go_on(None);
                let by = self.holder(me);
                self.cubes_of(from)[colour] -= 1;
                self.cubes_of(by)[colour] += 1;
                events.push(Deed::Siphoned { by, from, colour }.into());
            }
            // Passed, or broken off: see `choices`.
            _ => self.go_on(None),
        }
    }

    fn remove(&mut self, who: Figure, token: Token, events: &mut impl Sink<Self::Event>) {
        match token {
            Token::Venom => self.tokens_mut().venom.remove(who),
            Token::Control => self.tokens_mut().control.remove(who),
            Token::Mark => self.unmark(who),
        }
        events.push(Deed::Removed { who, token }.into());
    }

    // Mind Control

    fn controllable(&self, done: Figures) -> Figures {
        self.afflicted(self.tokens().control).without(done)
    }

    /// How far a controlled enemy walks.
    fn control_moves(&self) -> u8 {
        if let Ability::MindControl { moves, .. } = self.cast().ability(MIND_CONTROL) { *moves } else { 0 }
    }

    /// Whom a controlled enemy can strike: others of them on its square.
    fn strikable(&self, who: Figure) -> Figures {
        self.foes_on(Squares::one(self.field().at[who])).without(Figures::one(who))
    }

    // Overload

    fn can_charge(&self) -> bool {
        self.tokens().overload < self.cast().numbers.overload_tokens.0
    }

    fn charge_overload(&mut self, tokens: u8, events: &mut impl Sink<Self::Event>) {
        let most = self.cast().numbers.overload_tokens.0;
        let Some(who) = self.bearer(OVERLOAD) else { return };
        if self.can_charge() {
            let held = &mut self.tokens_mut().overload;
            *held = (*held + tokens).min(most);
            let tokens = *held;
            events.push(Deed::Overloaded { who, tokens }.into());
        }
    }

    /// The figure at this table with an ability.
    fn bearer(&self, ability: usize) -> Option<Figure> {
        let has = |who: &Figure| self.ability(*who).is_some_and(|one| one.number() == ability);
        Figures::first_n(crate::ids::FIGURES).into_iter().find(has)
    }

    /// Would a discharge reach anybody?
    fn can_discharge(&self, who: Figure) -> bool {
        let Some(Ability::Overload { discharge, .. }) = self.ability(who) else { return false };
        let row = self.tokens().overload.checked_sub(1).and_then(|row| discharge.get(usize::from(row)));
        let Some(row) = row else { return false };
        let field = self.field();
        let at = field.at[who];
        let here = row.damage + row.marks > 0 && !self.foes_on(Squares::one(at)).is_empty();
        here || row.near > 0 && !self.foes_on(field.arena.near(at, 1, 1)).is_empty()
    }

    fn discharge(&mut self, who: Figure, events: &mut impl Sink<Self::Event>) {
        let Some(Ability::Overload { discharge, .. }) = self.ability(who) else { return };
        let tokens = std::mem::take(&mut self.tokens_mut().overload);
        let row = discharge[tokens as usize - 1];
        events.push(Deed::Discharged { who, tokens }.into());
        let field = self.field();
        let here = self.foes_on(Squares::one(field.at[who]));
        let near = self.foes_on(field.arena.near(field.at[who], 1, 1));
        for (victims, damage) in [(here, row.damage), (near, row.near)] {
            for victim in victims.filter(|_| damage > 0) {
                self.hurt(victim, damage, events);
            }
        }
        for victim in here {
            self.mark_at_once(victim, row.marks, events);
        }
    }

    // Nanobots

    /// Whom the bots of this figure can heal or purge.
    fn treatable(&self, who: Figure, how: Use) -> Figures {
        let Some(Ability::Nanobots { range }) = self.ability(who) else { return Figures::NONE };
        let (field, tokens) = (self.field(), self.tokens());
        // A hit with one's own weapon this turn takes the bots anywhere.
        let reach = if tokens.proved.has(who) { field.arena.all } else { field.arena.within(field.at[who], *range) };
        let needs = |mate: &Figure| {
            let tainted = tokens.venom.with(tokens.control).has(*mate) || self.is_marked(*mate);
            reach.has(field.at[*mate]) && if how == Use::Heal { self.slides(*mate) > 0 } else { tainted }
        };
        self.side_of(who).filter(needs).collect()
    }

    // Upgrade

    /// Colours that can be scavenged: those of the tile on this figure's square,
    /// or the colour of the spawnpoint.
    fn can_scavenge(&self, who: Figure) -> Colours {
        let field = self.field();
        let at = field.at[who];
        let tile = self.tile_at(at).map(|tile| self.rules().tiles[tile].cubes);
        let shown = |colour: Colour| match field.arena.spawnpoint(at) {
            Some(spawnpoint) => spawnpoint == colour,
            None => tile.is_some_and(|cubes| cubes[colour] > 0),
        };
        let cubes = self.wallet_of(self.holder(who)).cubes;
        let most = self.rules().limits.cubes_of_a_colour;
        Colour::ALL.into_iter().filter(|&c| shown(c) && cubes[c] < most).collect()
    }

    // Hack

    /// Enemies this figure sees or has tracked, with room for a mark.
    fn can_lock_on(&self, who: Figure) -> Figures {
        let field = self.field();
        let known = self.foes_on(field.arena.seen_from(field.at[who])).with(self.afflicted(self.tokens().tracked));
        known.filter(|&foe| self.can_mark(foe)).collect()
    }

    /// Whose ammo belongs to an enemy on the same square and has a cube that
    /// the siphoner's box can take.
    fn can_siphon(&self, who: Figure) -> Actors {
        let by = self.holder(who);
        let here = self.foes_on(Squares::one(self.field().at[who]));
        self.holders(here).filter(|&from| !self.siphonable(by, from).is_empty()).collect()
    }

    /// Colours that can go from one box to the other.
    fn siphonable(&self, by: Actor, from: Actor) -> Colours {
        let most = self.rules().limits.cubes_of_a_colour;
        let (mine, theirs) = (self.wallet_of(by).cubes, self.wallet_of(from).cubes);
        Colour::ALL.into_iter().filter(|&c| theirs[c] > 0 && mine[c] < most).collect()
    }
}

impl Cubes {
    /// The colours of this price of which one cube may be spared so that a purse pays the rest.
    pub(crate) fn sparing(self, purse: Cubes) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&c| self[c] > 0 && purse.cover(self.without_one(c)))
    }

    /// A price without one cube of a colour.
    pub(crate) fn without_one(mut self, colour: Colour) -> Cubes {
        self[colour] -= 1;
        self
    }
}
