//! Answers as words, questions and labels as messages. The words are a file
//! format: records keep them for ever.

use table::{Actor, Arg, BadScene, Message, Name, Note, Pointer, Spoken};

use super::choice::Choice;
use super::event::Event;
use super::frame::Frame;
use super::state::{COMMAND, TeamPlay};
use crate::abilities::{Stage, Use};
use crate::args;
use crate::content::Rules;
use crate::effect::What;
use crate::ids::{Figure, Player, Reward, Team, Weapon};
use crate::range::Range;
use crate::wallet::Cubes;
use crate::words;

impl TeamPlay {
    /// An actor as a word.
    pub(crate) fn name_of(&self, actor: Actor) -> Name {
        const PLAYERS: [[&str; 3]; 2] = [["black-1", "black-2", "black-3"], ["white-1", "white-2", "white-3"]];
        if actor.is_luck() {
            return "luck".into();
        }
        match self.commanded_by(actor) {
            Some(team) => team.name().into(),
            None => {
                let (team, n) = self.seat(Player::of(actor));
                match PLAYERS[team as usize].get(n as usize) {
                    Some(&name) => name.into(),
                    None => format!("{}-{}", team.name(), n + 1).into(),
                }
            }
        }
    }

    /// The team whose command this is.
    fn commanded_by(&self, actor: Actor) -> Option<Team> {
        let n = actor.0.checked_sub(COMMAND)?;
        Some(if n == 0 { Team::Black } else { Team::White })
    }

    /// The team of a player, and the seat there, from 0.
    fn seat(&self, player: Player) -> (Team, u8) {
        let team = self.team_of(player);
        (team, player.0 - self.first_of(team).0)
    }

    pub(crate) fn player_named(&self, word: &str) -> Option<Player> {
        self.everybody().into_iter().find(|player| self.name_of(player.actor()) == word)
    }

    pub(crate) fn character_id(&self, who: Figure) -> &'static str {
        self.rules.0.team.characters.get(who).map_or("?", |c| &c.id)
    }

    // Arguments of messages

    pub(crate) fn team_arg(&self, team: Team) -> Arg {
        let name = team.name();
        Arg::term(format!("adrenaline-team-side-{name}"), name)
    }

    pub(crate) fn player_arg(&self, player: Player) -> Arg {
        let (team, n) = self.seat(player);
        Arg::Message(Box::new(Message::new(format!("adrenaline-team-player-{}", team.name())).with("n", n + 1)))
    }

    /// A player, or a team where its command speaks.
    pub(crate) fn actor_arg(&self, actor: Actor) -> Arg {
        match self.commanded_by(actor) {
            Some(team) => self.team_arg(team),
            None => self.player_arg(Player::of(actor)),
        }
    }

    pub(crate) fn figure_arg(&self, who: Figure) -> Arg {
        let name = self.rules.team.characters.get(who).map_or("?", |c| &c.name);
        Arg::term(format!("adrenaline-figure-{}", self.character_id(who)), name)
    }

    pub(crate) fn weapon_arg(&self, weapon: Weapon) -> Arg {
        args::weapon(self.weapons(), weapon)
    }

    pub(crate) fn reward_arg(&self, reward: Reward) -> Arg {
        match self.rules.team.rewards.get(reward) {
            Some(tile) => Arg::term(format!("adrenaline-team-reward-{}", tile.id), tile.name.as_str()),
            None => Arg::from("?"),
        }
    }

    pub(crate) fn ability_arg(&self, who: Figure) -> Arg {
        let id = self.rules.team.characters.get(who).map_or("?", |c| c.ability.id());
        Arg::term(format!("adrenaline-team-ability-{id}"), id.replace('-', " "))
    }

    fn weapon_label(&self, frame: Option<Frame>, weapon: Weapon) -> Message {
        let say = |id: &str| Message::new(format!("adrenaline-choice-{id}")).with("weapon", self.weapon_arg(weapon));
        let card = self.weapons().get(weapon);
        let cost = match frame {
            Some(Frame::Grab | Frame::Arm(_)) => card.map(|w| w.grab),
            Some(Frame::Reload(_)) => card.map(|w| w.reload),
            _ => None,
        };
        match cost {
            Some(Cubes::NONE) => say("weapon-free"),
            Some(cost) => say("weapon-for").with("cost", args::cost(cost)),
            None => say("weapon"),
        }
    }

    fn pass_label(&self, frame: Option<Frame>) -> Message {
        let base = |id: &str| Message::new(format!("adrenaline-choice-{id}"));
        let own = |id: &str| Message::new(format!("adrenaline-team-choice-{id}"));
        match frame {
            Some(Frame::Team) => own("end-actions"),
            Some(Frame::Act) => own("pass-action"),
            Some(Frame::Abilities(_)) => own("no-more-abilities"),
            Some(Frame::Ability(Stage::ControlMove(_))) => own("stay"),
            Some(Frame::Ability(Stage::ControlStrike(_))) => own("no-strike"),
            Some(Frame::Gifts { .. }) => own("no-heal"),
            Some(Frame::Floor(_)) => own("no-powerup"),
            Some(Frame::Reload(_)) => base("done"),
            Some(Frame::Grab) => base("take-nothing"),
            Some(Frame::Fire) if self.offer_open().is_some() => {
                if self.firing_own() {
                    own("no-effect")
                } else {
                    base("no-extra")
                }
            }
            Some(Frame::Fire) => base("nobody"),
            _ => base("pass"),
        }
    }

    /// Is the weapon being fired a character's own?
    fn firing_own(&self) -> bool {
        self.rules.team.weapon_owner(self.shot.thread.weapon).is_some()
    }

    /// The question of a frame, with the words that both games share.
    fn shared_question(&self, frame: Frame) -> Message {
        let ask = |id: &str, who: Arg| Message::new(format!("adrenaline-ask-{id}")).with("who", who);
        let acting = |id: &str| ask(id, self.figure_arg(self.active));
        let firing = |id: &str| acting(id).with("weapon", self.weapon_arg(self.shot.thread.weapon));
        match frame {
            Frame::GrabMove(moves) => acting("grab-move").with("moves", moves),
            Frame::Grab => acting("grab"),
            Frame::Drop { new, .. } => acting("drop").with("weapon", self.weapon_arg(new)),
            Frame::ShootMove(moves) => acting("shoot-move").with("moves", moves),
            Frame::ShootPick => acting("shoot"),
            Frame::ShootMode => firing("mode"),
            Frame::Fire => match self.pick_wanted() {
                Some((What::Figure | What::Mate, _)) => firing("target"),
                Some((What::Square, _)) => firing("square"),
                Some((What::Room, _)) => firing("room"),
                Some((What::Heading, _)) => firing("heading"),
                None => firing("extra"),
            },
            Frame::Scope => firing("scope"),
            Frame::ScopeTarget => firing("scope-target"),
            Frame::Pay => match self.bill.next() {
                Some(colour) => {
                    ask("pay", self.player_arg(Player::of(self.bill.who))).with("colour", args::colour(colour))
                }
                None => ask("pay-any", self.player_arg(Player::of(self.bill.who))),
            },
            Frame::Newton(by) => ask("newton", self.player_arg(by)),
            Frame::NewtonMove { who, by } => {
                ask("newton-move", self.player_arg(by)).with("target", self.figure_arg(who))
            }
            Frame::Reload(by) => ask("reload", self.player_arg(by)),
            Frame::Reward | Frame::First | Frame::Reveal | Frame::Refill | Frame::Draw(_) => {
                Message::new("adrenaline-ask-luck")
            }
            _ => Message::new("adrenaline-ask-nothing"),
        }
    }
}

impl Spoken for TeamPlay {
    fn say(&self, choice: Choice) -> String {
        match choice {
            Choice::RushGrab => "rush-grab".to_owned(),
            Choice::RushShoot => "rush-shoot".to_owned(),
            Choice::Use(how) => how.word().to_owned(),
            Choice::Effect(n) => args::effect_word(self.weapons(), self.shot.thread.weapon, n),
            Choice::Figure(n) => format!("@{}", self.character_id(n)),
            Choice::Player(n) if self.everybody().has(n) => self.actor_name(n.actor()).into_owned(),
            Choice::Player(_) => "?".to_owned(),
            Choice::Team(n) => n.name().to_owned(),
            Choice::Reward(n) => format!("reward-{}", self.rules.team.rewards.get(n).map_or("?", |r| &r.id)),
            other => words::say(other.into(), &self.rules, &self.arena, self.weapons()),
        }
    }

    fn hear(&self, word: &str) -> Option<Choice> {
        match word {
            "rush-grab" => return Some(Choice::RushGrab),
            "rush-shoot" => return Some(Choice::RushShoot),
            _ => {}
        }
        if let Some(effect) = args::effect_named(self.weapons(), self.shot.thread.weapon, word) {
            return effect.map(Choice::Effect);
        }
        if let Some(id) = word.strip_prefix('@') {
            return self.rules.team.character_named(id).map(Choice::Figure);
        }
        if let Some(id) = word.strip_prefix("reward-") {
            return self.rules.team.reward_named(id).map(Choice::Reward);
        }
        words::hear(word, &self.rules, &self.arena, self.weapons())
            .map(Choice::from)
            .or_else(|| Use::named(word).map(Choice::Use))
            .or_else(|| Team::named(word).map(Choice::Team))
            .or_else(|| self.player_named(word).map(Choice::Player))
    }

    fn actor_name(&self, actor: Actor) -> Name {
        self.name_of(actor)
    }

    fn question(&self, actor: Actor) -> Message {
        let who = if actor.is_luck() { Arg::from("luck") } else { self.actor_arg(actor) };
        let ask = |id: &str| Message::new(format!("adrenaline-team-ask-{id}")).with("who", who.clone());
        let acting = |id: &str| ask(id).with("character", self.figure_arg(self.active));
        let Some(frame) = self.top() else { return Message::new("adrenaline-ask-nothing") };
        match frame {
            Frame::Draft(n) => ask("draft").with("n", n + 1),
            Frame::Assign(order) => {
                ask("assign").with("player", self.player_arg(self.next_player(self.in_order(order))))
            }
            Frame::Arm(_) => ask("arm"),
            Frame::Muster(_) => ask("muster"),
            Frame::Spawn { who, .. } => ask("spawn").with("character", self.figure_arg(who)),
            Frame::Control => {
                let shared = self.shared_by(self.turn).unwrap_or_default();
                ask("control").with("character", self.figure_arg(shared))
            }
            Frame::Team if self.all_acted() => ask("after-actions"),
            Frame::Team => {
                let left = self.teams[self.turn].without(self.acted);
                ask("team").with("left", left.len())
            }
            Frame::Floor(_) => ask("floor"),
            Frame::Act => acting("act"),
            Frame::Fire if self.firing_own() && self.offer_open().is_some() => {
                ask("effect").with("weapon", self.weapon_arg(self.shot.thread.weapon))
            }
            Frame::Tagback { .. } => ask("tagback").with("by", self.figure_arg(self.active)),
            Frame::Teleport(_) => ask("teleport-whom"),
            Frame::TeleportTo { who, .. } => ask("teleport").with("character", self.figure_arg(who)),
            Frame::Abilities(used) if self.venom_among(self.usable(used)) => ask("abilities-venom"),
            Frame::Abilities(_) => ask("abilities"),
            Frame::Ability(stage) => {
                let asks = acting(stage.id());
                match stage {
                    Stage::ControlMove(who) | Stage::ControlStrike(who) | Stage::Purge(who) => {
                        asks.with("target", self.figure_arg(who))
                    }
                    Stage::SiphonCube(from) => asks.with("from", self.player_arg(Player::of(from))),
                    Stage::Overload => asks.with("tokens", self.tokens.overload),
                    _ => asks,
                }
            }
            Frame::Gifts { heals, .. } if heals > 0 => ask("gift-heal"),
            Frame::Gifts { cubes, .. } if cubes > 0 => ask("gift-cube-to").with("left", cubes),
            Frame::Gifts { powerups, .. } => ask("gift-powerup-to").with("left", powerups),
            Frame::GiftCube(player) => ask("gift-cube").with("player", self.player_arg(player)),
            Frame::Respawn(who) => ask("respawn").with("character", self.figure_arg(who)),
            Frame::Tune { weapon, .. } => ask("tune").with("weapon", self.weapon_arg(weapon)),
            Frame::Unload { new, .. } => ask("unload").with("weapon", self.weapon_arg(new)),
            frame => self.shared_question(frame),
        }
    }

    fn label(&self, _actor: Actor, choice: Choice) -> Message {
        let base = |id: &str| Message::new(format!("adrenaline-choice-{id}"));
        let own = |id: &str| Message::new(format!("adrenaline-team-choice-{id}"));
        let frame = self.top();
        match choice {
            Choice::Pass => self.pass_label(frame),
            Choice::Grab => base("grab").with("moves", self.grab_moves(self.active)),
            Choice::Shoot if self.shoot_moves(self.active) > 0 => base("move-and-shoot").with("moves", 1u8),
            Choice::Shoot => base("shoot"),
            Choice::RushGrab => own("rush-grab").with("moves", 2u8),
            Choice::RushShoot => own("rush-shoot").with("moves", 1u8),
            Choice::Use(how) => own(&format!("use-{}", how.word())),
            Choice::Effect(n) => {
                let weapon = self.shot.thread.weapon;
                let effect = args::effect(self.weapons(), weapon, n);
                match args::price(self.weapons(), weapon, n) {
                    Some(price) => base("effect").with("effect", effect).with("cost", price),
                    None => base("effect-free").with("effect", effect).with("cost", args::cost(Cubes::NONE)),
                }
            }
            Choice::Weapon(n) => self.weapon_label(frame, n),
            Choice::Figure(n) => match frame {
                Some(Frame::Abilities(_)) => {
                    own("ability").with("figure", self.figure_arg(n)).with("ability", self.ability_arg(n))
                }
                _ => base("figure").with("figure", self.figure_arg(n)),
            },
            Choice::Square(n) if n.ix() < self.arena.len() => {
                let stays = n == self.here() && matches!(frame, Some(Frame::GrabMove(_) | Frame::ShootMove(_)));
                base(if stays { "stay" } else { "square" }).with("square", args::square(&self.arena, n))
            }
            Choice::Room(n) => base("room").with("room", args::room(&self.arena, n)),
            Choice::Heading(n) => base("heading").with("heading", args::heading(n)),
            Choice::Cube(n) => base("cube").with("colour", args::colour(n)),
            Choice::Card(n) if n.kind() < self.rules.powerups.len() => match frame {
                Some(Frame::Spawn { .. }) => {
                    base("spawn").with("card", args::card(&self.rules, n)).with("colour", args::colour(n.colour()))
                }
                Some(Frame::Pay) => base("card-as-cube").with("card", args::card(&self.rules, n)),
                Some(Frame::Team | Frame::Floor(_) | Frame::Scope | Frame::Tagback { .. }) => {
                    base("play").with("card", args::card(&self.rules, n))
                }
                _ => base("card").with("card", args::card(&self.rules, n)),
            },
            Choice::Player(n) if self.everybody().has(n) => {
                own(if frame == Some(Frame::Team) { "floor" } else { "player" }).with("player", self.player_arg(n))
            }
            other => base("other").with("word", self.say(other)),
        }
    }

    fn pointer(&self, choice: Choice) -> Option<Pointer> {
        let kind = match choice {
            Choice::Figure(n) => return Some(Pointer::new("figure", self.character_id(n))),
            Choice::Room(n) => return Some(Pointer::new("room", self.arena.rooms.get(n)?.name.as_str())),
            Choice::Effect(n) => {
                let id = args::effect_id(self.weapons(), self.shot.thread.weapon, n);
                return Some(Pointer::new("effect", id));
            }
            Choice::Weapon(_) => "weapon",
            Choice::Square(_) => "square",
            Choice::Heading(_) => "heading",
            Choice::Cube(_) => "cube",
            Choice::Card(_) => "powerup",
            Choice::Player(_) => "player",
            _ => return None,
        };
        Some(Pointer::new(kind, self.say(choice)))
    }

    fn tell(&self, event: &Event) -> Message {
        super::tell::tell(self, event)
    }

    fn note(&self, event: &Event) -> Note {
        super::tell::note(self, event)
    }

    fn why_not(&self, actor: Actor, choice: Choice) -> Option<Message> {
        super::refuse::why_not(self, actor, choice)
    }

    fn from_scene(rules: &'static Rules, text: &str) -> Result<Self, BadScene> {
        table::scene::played(text, |text| super::scene::read(rules, text))
    }

    fn to_scene(&self) -> Option<String> {
        super::scene::write(self)
    }
}
