//! Powers in the standard game: every player's character has its ability, a weapon of
//! its own and a rush tile. A house mode, since the manual of it is lost: rulings P1 to
//! P17. The abilities themselves stand in `abilities`, beside this game and Team Play.

use table::{Actor, Actors, Options, Shared, Sink};

use super::choice::{Choice, Rush};
use super::event::{Event, Why};
use super::frame::{Frame, Frenzy};
use super::state::Adrenaline;
use crate::abilities::{Field, Gifted, Stage, Tokens};
use crate::aim::Own;
use crate::arena::Square;
use crate::ids::{FIGURES, Figure, Figures, Role, Tile, Weapon};
use crate::pay::{Bill, Payer};
use crate::stack::Flow;
use crate::team::content::OVERLOAD;
use crate::team::{Character, TeamRules};
use crate::wallet::{Cubes, Wallet};

impl Gifted for Adrenaline {
    fn field(&self) -> Field {
        let foes = Figures::first_n(FIGURES).without(Figures::one(self.turn));
        Field { arena: self.arena.0, at: self.at, me: self.turn, foes }
    }

    fn cast(&self) -> &'static TeamRules {
        &self.rules.0.powers
    }

    /// The bot has no powers: ruling P14.
    fn character(&self, who: Figure) -> Option<&'static Character> {
        if !self.powers || self.is_bot(who) {
            return None;
        }
        let cast = self.cast();
        cast.characters.get(cast.of_role(self.boards.get(who)?.role?)?)
    }

    fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    fn tokens_mut(&mut self) -> &mut Tokens {
        &mut self.tokens
    }

    fn slides(&self, who: Figure) -> u8 {
        self.boards[who].slides
    }

    fn slides_mut(&mut self, who: Figure) -> &mut u8 {
        &mut self.boards[who].slides
    }

    fn damage_on(&self, who: Figure) -> u8 {
        self.boards[who].damage.len() as u8
    }

    fn printed_killshot(&self) -> u8 {
        self.rules.limits.killshot_at
    }

    /// Ruling P1: nobody has teammates.
    fn side_of(&self, who: Figure) -> Figures {
        Figures::one(who)
    }

    fn holder(&self, who: Figure) -> Actor {
        who.actor()
    }

    fn holders(&self, of: Figures) -> Actors {
        of.map(Figure::actor).collect()
    }

    fn wallet_of(&self, holder: Actor) -> &Wallet {
        &self.boards[Figure::of(holder)].wallet
    }

    fn cubes_of(&mut self, holder: Actor) -> &mut Cubes {
        &mut self.boards[Figure::of(holder)].wallet.cubes
    }

    fn holder_choice(holder: Actor) -> Choice {
        Choice::Figure(Figure::of(holder))
    }

    fn chosen_holder(choice: Choice) -> Option<Actor> {
        if let Choice::Figure(who) = choice { Some(who.actor()) } else { None }
    }

    /// Ruling P10: in turret mode no tile lies on a square.
    fn tile_at(&self, at: Square) -> Option<Tile> {
        self.supply.tiles[at]
    }

    fn is_marked(&self, who: Figure) -> bool {
        self.boards[who].marks.iter().any(|&marks| marks > 0)
    }

    /// Ruling P9: one mark of every enemy.
    fn unmark(&mut self, who: Figure) {
        for marks in self.boards[who].marks.iter_mut() {
            *marks = marks.saturating_sub(1);
        }
    }

    fn can_mark(&self, who: Figure) -> bool {
        self.boards[who].marks[self.turn] < self.rules.limits.marks_from_one
    }

    fn mark_at_once(&mut self, who: Figure, marks: u8, events: &mut impl Sink<Event>) {
        self.mark(self.turn, who, marks, events);
    }

    /// Ruling P6: no attack, so that it turns no marks into damage and nobody can answer it.
    fn sicken(&mut self, who: Figure, damage: u8, events: &mut impl Sink<Event>) {
        self.wound(self.turn, who, damage, 0, events);
    }

    /// Not in the frenzy, whose turns have no reload at their end.
    fn can_tune(&self, holder: Actor) -> bool {
        self.frenzy == Frenzy::No && !self.boards[Figure::of(holder)].unloaded().is_empty()
    }

    fn begin(&mut self, stage: Stage) {
        self.stack.push(Frame::Ability(stage));
    }

    fn await_answers(&mut self) {
        self.shooter = self.turn;
        self.stack.push(Frame::Tagback(1));
    }
}

impl Adrenaline {
    pub(crate) fn set_powers(&mut self) {
        let cast = &self.rules.0.powers;
        self.powers = true;
        self.arms = Shared(&cast.weapons);
        self.tokens = Tokens::at_start(cast);
    }

    /// Does this character take part where powers are used?
    pub(crate) fn has_power(&self, role: Role) -> bool {
        self.cast().of_role(role).is_some()
    }

    /// What the weapons of characters look at.
    pub(crate) fn own_sight(&self) -> Own {
        Own {
            mates: Figures::NONE,
            venom: self.tokens.venom,
            control: self.tokens.control,
            hurt: self.shot.hurt,
            from: self.tokens.from,
            rush: self.rushes(self.turn),
            owed: 0,
        }
    }

    // Own weapons

    /// The next player who has no weapon of their own.
    fn unarmed(&self) -> Option<Figure> {
        self.seats().find(|&who| self.boards[who].own.is_none())
    }

    /// Ruling P2: luck shows one of the two, its price is paid at once.
    pub(crate) fn run_reveal(&mut self) -> Flow {
        if self.unarmed().is_some() {
            return Flow::Ask(Actor::LUCK);
        }
        self.stack.pop();
        Flow::Go
    }

    pub(crate) fn reveal_choices(&self, out: &mut Options<Self>) {
        out.extend(self.unarmed().and_then(|who| self.own_weapons(who)).into_iter().flatten().map(Choice::Weapon));
    }

    /// The two weapons of a figure's character.
    pub(crate) fn own_weapons(&self, who: Figure) -> Option<[Weapon; 2]> {
        let character = self.cast().of_role(self.boards.get(who)?.role?)?;
        Some([0, 1].map(|which| self.cast().own_weapon(character, which)))
    }

    pub(crate) fn reveal_apply<S: Sink<Event>>(&mut self, weapon: Weapon, events: &mut S) {
        let Some(who) = self.unarmed() else { return };
        let price = self.arms[weapon].grab;
        let board = &mut self.boards[who];
        let loaded = board.wallet.cubes.cover(price);
        if loaded {
            board.wallet.cubes = board.wallet.cubes.minus(price);
        }
        board.arm(weapon, loaded);
        events.push(Event::Armed { who: who.actor(), weapon, loaded });
        self.score(who, self.head_start(who), Why::HeadStart, events);
    }

    /// Ruling P17: points for the character, by the mode and how many play; in a match of fewer skulls in proportion.
    fn head_start(&self, who: Figure) -> u8 {
        let cast = self.cast();
        let Some(character) = self.boards[who].role.and_then(|role| cast.of_role(role)) else { return 0 };
        let head_start = &cast.head_starts[character];
        let points = match (self.domination, self.turrets) {
            (Some(_), _) => head_start.domination,
            (_, Some(_)) => head_start.turret,
            _ => head_start.deathmatch,
        };
        let whole = u16::from(points[usize::from(self.players.saturating_sub(3))]);
        let (skulls, most) = (u16::from(self.skulls_at_start), u16::from(self.rules.limits.skulls.1));
        // To the nearest point; never more than the whole.
        ((whole * skulls + most / 2) / most) as u8
    }

    // The rush tile

    /// Can the active figure buy an adrenaline action? Ruling P4: not in the frenzy.
    pub(crate) fn can_rush(&self) -> bool {
        self.powers
            && self.left > 0
            && self.frenzy == Frenzy::No
            && self.rushes(self.turn) >= self.cast().numbers.slides_for_action.0
    }

    /// Would a rush give this action moves that it has not got?
    pub(crate) fn rush_helps(&self, rush: Rush) -> bool {
        let turn = &self.rules.limits.turn;
        match rush {
            Rush::Grab => self.grab_moves() < turn.adrenaline_grab,
            Rush::Shoot => self.shoot_moves() < turn.adrenaline_shoot,
        }
    }

    /// The position in which the rush has been paid for.
    fn rushed<S: Sink<Event>>(&mut self, events: &mut S) {
        self.rushing = true;
        self.slide(self.turn, self.cast().numbers.slides_for_action.0, events);
    }

    pub(crate) fn rush_choices(&self, out: &mut Options<Self>) {
        if !self.can_rush() {
            return;
        }
        if self.rush_helps(Rush::Grab) {
            out.push(Choice::Rush(Rush::Grab));
        }
        if self.rush_helps(Rush::Shoot) {
            let mut after = *self;
            after.rushed(&mut table::Quiet);
            if after.can_shoot() {
                out.push(Choice::Rush(Rush::Shoot));
            }
        }
    }

    pub(crate) fn rush_apply<S: Sink<Event>>(&mut self, rush: Rush, events: &mut S) {
        self.rushed(events);
        self.stack.push(match rush {
            Rush::Grab => Frame::GrabMove,
            Rush::Shoot => Frame::ShootMove,
        });
    }

    // The end of a turn

    /// Ruling P5: the ability comes after the actions, before the reload.
    pub(crate) fn end_actions<S: Sink<Event>>(&mut self, events: &mut S) {
        self.replace(Frame::Reload);
        if self.powers && self.can_use(self.turn) {
            self.use_ability(self.turn, events);
        }
    }

    /// A board was scored: ruling P8.
    pub(crate) fn power_falls(&mut self, who: Figure) {
        let cast = self.cast();
        if cast.numbers.tile_returns_on_death.0 {
            self.boards[who].slides = 0;
        }
        self.tokens.fell(who, self.bearer(OVERLOAD) == Some(who), cast);
    }

    // A reload made cheaper

    pub(crate) fn is_tuned(&self) -> bool {
        self.tokens.tuned == Some(self.active())
    }

    /// Could the active figure reload this, one cube less where it is tuned?
    pub(crate) fn can_reload(&self, weapon: Weapon) -> bool {
        let (cost, purse) = (self.arms[weapon].reload, self.me().wallet.purse());
        if self.is_tuned() { cost.sparing(purse).next().is_some() } else { purse.cover(cost) }
    }

    pub(crate) fn reload_tuned<S: Sink<Event>>(&mut self, weapon: Weapon, events: &mut S) {
        let mut spared = self.arms[weapon].reload.sparing(self.me().wallet.purse());
        match (spared.next(), spared.next()) {
            (Some(only), None) => self.tune_apply(weapon, Choice::Cube(only), events),
            _ => self.stack.push(Frame::Tune(weapon)),
        }
    }

    pub(crate) fn tune_choices(&self, weapon: Weapon, out: &mut Options<Self>) {
        out.extend(self.arms[weapon].reload.sparing(self.me().wallet.purse()).map(Choice::Cube));
    }

    pub(crate) fn tune_apply<S: Sink<Event>>(&mut self, weapon: Weapon, choice: Choice, events: &mut S) {
        if self.top() == Some(Frame::Tune(weapon)) {
            self.stack.pop();
        }
        let Choice::Cube(colour) = choice else { return };
        self.tokens.tuned = None;
        self.me_mut().loaded.insert(weapon);
        events.push(Event::Reloaded { who: self.active(), weapon });
        self.charge(Bill::of(self.active(), self.arms[weapon].reload.without_one(colour)));
    }
}
