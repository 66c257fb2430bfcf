//! Answers as words, everything else as messages. The words are a file format:
//! records keep them for ever.

use table::{Actor, Arg, BadScene, Message, Name, Note, Pointer, Spoken};

use super::choice::{Choice, Rush, Spare};
use super::event::Event;
use super::frame::{Frame, Frenzy};
use super::state::Adrenaline;
use crate::abilities::{Gifted, Stage, Use};
use crate::args;
use crate::content::Rules;
use crate::effect::What;
use crate::ids::{Colour, Figure};
use crate::range::Range;
use crate::wallet::Cubes;
use crate::words;

impl Adrenaline {
    pub(crate) fn figure_arg(&self, who: Actor) -> Arg {
        let id = self.actor_name(who);
        match self.fighter(Figure::of(who)) {
            Some(fighter) => Arg::term(format!("adrenaline-figure-{id}"), fighter.name.as_str()),
            None => Arg::Text(id.into_owned()),
        }
    }
}

/// Where characters have powers.
impl Adrenaline {
    /// A question that Team Play asks too: `who` is asked, for a character of theirs.
    fn ask_power(&self, id: &str, who: Actor) -> Message {
        let who = self.figure_arg(who);
        Message::new(format!("adrenaline-team-ask-{id}")).with("who", who.clone()).with("character", who)
    }

    fn ask_ability(&self, stage: Stage) -> Message {
        let asks = self.ask_power(stage.id(), self.active());
        match stage {
            Stage::ControlStrike(who) => {
                let strike = Message::new("adrenaline-ask-control-strike").with("who", self.figure_arg(self.active()));
                strike.with("target", self.figure_arg(who.actor()))
            }
            Stage::ControlMove(who) | Stage::Purge(who) => asks.with("target", self.figure_arg(who.actor())),
            Stage::SiphonCube(from) => asks.with("from", self.figure_arg(from)),
            Stage::Overload => asks.with("tokens", self.tokens.overload),
            _ => asks,
        }
    }

    /// Is the weapon being fired a character's own?
    fn firing_own(&self) -> bool {
        self.powers && self.me().own == Some(self.shot.thread.weapon)
    }

    pub(crate) fn ability_arg(&self, who: Figure) -> Arg {
        let id = self.ability(who).map_or("?", |ability| ability.id());
        Arg::term(format!("adrenaline-team-ability-{id}"), id.replace('-', " "))
    }
}

/// An answer that only characters with powers have.
fn power_named(word: &str) -> Option<Choice> {
    let rush = Rush::ALL.into_iter().find(|rush| rush.word() == word);
    rush.map(Choice::Rush).or_else(|| Use::named(word).map(Choice::Use))
}

impl Spoken for Adrenaline {
    fn say(&self, choice: Choice) -> String {
        match choice {
            Choice::Run => "run".to_owned(),
            Choice::Spare(Spare::Powerup) => "powerup".to_owned(),
            Choice::Use(how) => how.word().to_owned(),
            Choice::Rush(rush) => rush.word().to_owned(),
            Choice::Effect(n) => args::effect_word(self.weapons(), self.shot.thread.weapon, n),
            Choice::Figure(n) => match self.post(n) {
                Some(post) => format!("@{}", post.name()),
                None => format!("@{}", self.actor_name(n.actor())),
            },
            Choice::Fighter(n) => self.rules.fighters.get(n).map_or("?", |f| &f.id).to_owned(),
            other => words::say(other.into(), &self.rules, &self.arena, self.weapons()),
        }
    }

    fn hear(&self, word: &str) -> Option<Choice> {
        match word {
            "run" => return Some(Choice::Run),
            "powerup" => return Some(Choice::Spare(Spare::Powerup)),
            _ => {}
        }
        if let Some(effect) = args::effect_named(self.weapons(), self.shot.thread.weapon, word) {
            return effect.map(Choice::Effect);
        }
        if let Some(name) = word.strip_prefix('@') {
            if let Some(post) = Colour::named(name).filter(|_| self.domination.is_some()) {
                return Some(Choice::Figure(Figure::post(post)));
            }
            return self.everybody().find(|&who| self.figure_name(who) == name).map(Choice::Figure);
        }
        words::hear(word, &self.rules, &self.arena, self.weapons())
            .map(Choice::from)
            .or_else(|| self.rules.fighter_named(word).map(Choice::Fighter))
            .or_else(|| if self.powers { power_named(word) } else { None })
    }

    fn actor_name(&self, actor: Actor) -> Name {
        if actor.is_luck() {
            return "luck".into();
        }
        self.figure_name(Figure::of(actor))
    }

    fn question(&self, actor: Actor) -> Message {
        let ask = |id: &str| Message::new(format!("adrenaline-ask-{id}")).with("who", self.figure_arg(actor));
        let firing = |id: &str| ask(id).with("weapon", args::weapon(self.weapons(), self.shot.thread.weapon));
        let bot = self.bot.map_or(self.turn, |bot| bot.figure);
        let with_bot = |id: &str| ask(id).with("target", self.figure_arg(bot.actor()));
        let Some(frame) = self.top() else { return Message::new("adrenaline-ask-nothing") };
        match frame {
            Frame::Deal | Frame::First | Frame::Reveal | Frame::Refill | Frame::Draw(_) => {
                Message::new("adrenaline-ask-luck")
            }
            Frame::Spawn(who) if self.is_bot(who) => ask("bot-spawn").with("bot", self.figure_arg(who.actor())),
            Frame::Spawn(_) if self.boards[Figure::of(actor)].wallet.powerups.is_empty() => ask("spawn-anywhere"),
            Frame::Spawn(_) => ask("spawn"),
            Frame::Turn if self.left == 0 && self.owed_bot().is_some() => ask("bot-owed"),
            Frame::Turn if self.left > 0 => ask("action").with("left", self.left),
            Frame::Turn => ask("after-actions"),
            Frame::Run => ask("run").with("moves", self.run_moves()),
            Frame::GrabMove => ask("grab-move").with("moves", self.grab_moves()),
            Frame::Grab if self.spawnpoint_here().is_none() => ask("grab-tile"),
            Frame::Grab => ask("grab"),
            Frame::Drop { new, .. } => ask("drop").with("weapon", args::weapon(self.weapons(), new)),
            Frame::ShootMove => ask("shoot-move").with("moves", self.shoot_moves()),
            Frame::ShootReload => ask("shoot-reload"),
            Frame::ShootPick => ask("shoot"),
            Frame::ShootMode => firing("mode"),
            Frame::Ability(stage) => self.ask_ability(stage),
            Frame::Tune(weapon) => {
                self.ask_power("tune", self.active()).with("weapon", args::weapon(self.weapons(), weapon))
            }
            Frame::Fire if self.firing_own() && self.offer_open().is_some() => {
                let weapon = args::weapon(self.weapons(), self.shot.thread.weapon);
                self.ask_power("effect", actor).with("weapon", weapon)
            }
            Frame::Fire => match self.pick_wanted() {
                Some((What::Figure | What::Mate, _)) => firing("target"),
                Some((What::Square, _)) => firing("square"),
                Some((What::Room, _)) => firing("room"),
                Some((What::Heading, _)) => firing("heading"),
                None => firing("extra"),
            },
            Frame::Scope => firing("scope"),
            Frame::ScopeTarget => firing("scope-target"),
            Frame::Tagback(_) => ask("tagback").with("by", self.figure_arg(self.shooter.actor())),
            Frame::BotMove => with_bot("bot-move"),
            Frame::BotShot => with_bot("bot-shot"),
            Frame::Pay => match self.bill.next() {
                Some(colour) => ask("pay").with("colour", args::colour(colour)),
                None => ask("pay-any"),
            },
            Frame::Newton => ask("newton"),
            Frame::NewtonMove(who) => ask("newton-move").with("target", self.figure_arg(who.actor())),
            Frame::Teleport => ask("teleport"),
            Frame::Reload => ask("reload"),
            Frame::Overkill(_) => ask("overkill"),
            Frame::Commandeer(_) => ask("commandeer").with("square", args::square(&self.arena, self.here())),
            Frame::Way { who, to, .. } => {
                ask("way").with("target", self.figure_arg(who.actor())).with("square", args::square(&self.arena, to))
            }
            Frame::Begin | Frame::Score | Frame::EndTurn => Message::new("adrenaline-ask-nothing"),
        }
    }

    fn label(&self, _actor: Actor, choice: Choice) -> Message {
        let say = |id: &str| Message::new(format!("adrenaline-choice-{id}"));
        let own = |id: &str| Message::new(format!("adrenaline-team-choice-{id}"));
        let frame = self.top();
        match choice {
            Choice::Pass => say(match frame {
                Some(Frame::Turn) if self.left > 0 => "end-actions",
                Some(Frame::Turn | Frame::Reload | Frame::ShootReload) => "done",
                Some(Frame::Grab) => "take-nothing",
                Some(Frame::Commandeer(_)) => "keep-all",
                Some(Frame::Fire) if self.offer_open().is_some() && self.firing_own() => return own("no-effect"),
                Some(Frame::Ability(Stage::ControlMove(_)) | Frame::Way { .. }) => return own("stay"),
                Some(Frame::Ability(Stage::ControlStrike(_))) => return own("no-strike"),
                Some(Frame::Fire) if self.offer_open().is_some() => "no-extra",
                Some(Frame::Fire) => "nobody",
                _ => "pass",
            }),
            Choice::Run => say("run").with("moves", self.run_moves()),
            Choice::Grab => say("grab").with("moves", self.grab_moves()),
            Choice::Shoot if self.frenzy != Frenzy::No => {
                say("move-reload-and-shoot").with("moves", self.shoot_moves())
            }
            Choice::Shoot if self.shoot_moves() > 0 => say("move-and-shoot").with("moves", self.shoot_moves()),
            Choice::Shoot => say("shoot"),
            Choice::Effect(n) => {
                let weapon = self.shot.thread.weapon;
                let price = args::price(self.weapons(), weapon, n);
                let id = if price.is_none() { "effect-free" } else { "effect" };
                let price = price.unwrap_or_else(|| args::cost(Cubes::NONE));
                say(id).with("effect", args::effect(self.weapons(), weapon, n)).with("cost", price)
            }
            Choice::Rush(Rush::Grab) => own("rush-grab").with("moves", self.rules.limits.turn.adrenaline_grab),
            Choice::Rush(Rush::Shoot) => own("rush-shoot").with("moves", self.rules.limits.turn.adrenaline_shoot),
            Choice::Use(Use::Mark) => say("use-mark"),
            Choice::Use(how) => own(&format!("use-{}", how.word())),
            Choice::Weapon(n) => {
                let weapon = self.weapons().get(n);
                let cost = match frame {
                    Some(Frame::Grab) => weapon.map(|w| w.grab),
                    Some(Frame::Reload | Frame::ShootReload) => weapon.map(|w| w.reload),
                    _ => None,
                };
                match cost {
                    Some(Cubes::NONE) => say("weapon-free").with("weapon", args::weapon(self.weapons(), n)),
                    Some(cost) => {
                        let price = args::cost(cost);
                        say("weapon-for").with("weapon", args::weapon(self.weapons(), n)).with("cost", price)
                    }
                    None => say("weapon").with("weapon", args::weapon(self.weapons(), n)),
                }
            }
            Choice::Figure(n) => match self.post(n) {
                Some(post) => say("spawnpoint").with("colour", args::colour(post)),
                None if frame == Some(Frame::Turn) => say("bot").with("figure", self.figure_arg(n.actor())),
                None => say("figure").with("figure", self.figure_arg(n.actor())),
            },
            Choice::Square(n) if n.ix() < self.arena.len() => {
                let stays = match frame {
                    Some(Frame::GrabMove | Frame::ShootMove) => n == self.here(),
                    Some(Frame::BotMove) => self.bot.is_some_and(|bot| n == self.at[bot.figure]),
                    _ => false,
                };
                say(if stays { "stay" } else { "square" }).with("square", args::square(&self.arena, n))
            }
            Choice::Room(n) => say("room").with("room", args::room(&self.arena, n)),
            Choice::Heading(n) => say("heading").with("heading", args::heading(n)),
            Choice::Tile(n) => say("tile").with("tile", args::tile(&self.rules, n)),
            Choice::Spare(Spare::Powerup) => say("forgo-powerup"),
            Choice::Cube(n) if matches!(frame, Some(Frame::Commandeer(_))) => {
                say("forgo-cube").with("colour", args::colour(n))
            }
            Choice::Cube(n) => say("cube").with("colour", args::colour(n)),
            Choice::Card(n) if n.kind() < self.rules.powerups.len() => match frame {
                Some(Frame::Spawn(_)) => {
                    say("spawn").with("card", args::card(&self.rules, n)).with("colour", args::colour(n.colour()))
                }
                Some(Frame::Pay) => say("card-as-cube").with("card", args::card(&self.rules, n)),
                Some(Frame::Turn | Frame::Scope | Frame::Tagback(_)) => {
                    say("play").with("card", args::card(&self.rules, n))
                }
                _ => say("card").with("card", args::card(&self.rules, n)),
            },
            other => say("other").with("word", self.say(other)),
        }
    }

    fn pointer(&self, choice: Choice) -> Option<Pointer> {
        let kind = match choice {
            Choice::Figure(n) => {
                return Some(match self.post(n) {
                    // A player who points at the square means it: where a target is asked for, no square is.
                    Some(post) => Pointer::new("square", self.arena.name(self.arena.spawn[post])),
                    None => Pointer::new("figure", self.actor_name(n.actor())),
                });
            }
            Choice::Room(n) => return Some(Pointer::new("room", self.arena.rooms.get(n)?.name.as_str())),
            Choice::Effect(n) => {
                return Some(Pointer::new("effect", args::effect_id(self.weapons(), self.shot.thread.weapon, n)));
            }
            Choice::Tile(n) => return Some(Pointer::new("tile", self.rules.tiles.get(n)?.id.as_str())),
            Choice::Weapon(_) => "weapon",
            Choice::Square(_) => "square",
            Choice::Heading(_) => "heading",
            Choice::Cube(_) => "cube",
            Choice::Card(_) => "powerup",
            _ => return None,
        };
        Some(Pointer::new(kind, self.say(choice)))
    }

    fn tell(&self, event: &Event) -> Message {
        super::tell::tell(self, event)
    }

    fn note(&self, event: &Event) -> Note {
        super::tell::note(event)
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
