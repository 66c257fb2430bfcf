//! Answers as words, everything else as messages. The words are a file format:
//! records keep them for ever.

use table::{Actor, Arg, BadScene, Message, Moment, Name, Note, Pointer, Spoken};

use super::choice::Choice;
use super::event::{Coin, Event, Why};
use super::state::{Adrenaline, Frame, Frenzy};
use crate::arena::{Heading, Square};
use crate::args::{self, colour as colour_arg};
use crate::content::{COLOURS, Card, Rules};
use crate::effect::What;
use crate::fire::Range;

impl Adrenaline {
    fn weapon_id(&self, weapon: u8) -> &str {
        args::weapon_id(&self.rules.0.weapons, weapon)
    }

    fn effect_id(&self, weapon: u8, effect: u8) -> &str {
        args::effect_id(&self.rules.0.weapons, weapon, effect)
    }

    // Arguments of messages

    pub(crate) fn figure_arg(&self, who: Actor) -> Arg {
        let id = self.actor_name(who);
        let fighter = self.figures.get(who.ix()).and_then(|f| self.rules.fighters.get(f.fighter as usize));
        match fighter {
            Some(fighter) => Arg::term(format!("adrenaline-figure-{id}"), fighter.name.as_str()),
            None => Arg::Text(id.into_owned()),
        }
    }

    pub(crate) fn weapon_arg(&self, weapon: u8) -> Arg {
        args::weapon(&self.rules.weapons, weapon)
    }

    pub(crate) fn effect_arg(&self, weapon: u8, effect: u8) -> Arg {
        args::effect(&self.rules.weapons, weapon, effect)
    }

    pub(crate) fn card_arg(&self, card: u8) -> Arg {
        args::card(&self.rules, card)
    }

    pub(crate) fn square_arg(&self, square: Square) -> Arg {
        args::square(&self.arena, square)
    }

    fn tile_arg(&self, tile: u8) -> Arg {
        args::tile(&self.rules, tile)
    }

    /// A price: so many red, yellow, blue cubes.
    pub(crate) fn cost_arg(cost: [u8; 3]) -> Arg {
        args::cost(cost)
    }
}

impl Spoken for Adrenaline {
    fn say(&self, choice: Choice) -> String {
        let lookup = |name: Option<&String>| name.cloned().unwrap_or_else(|| "?".to_owned());
        match choice {
            Choice::Pass => "pass".to_owned(),
            Choice::Run => "run".to_owned(),
            Choice::Grab => "grab".to_owned(),
            Choice::Shoot => "shoot".to_owned(),
            Choice::Effect(0) => "basic".to_owned(),
            Choice::Effect(n) => format!("+{}", self.effect_id(self.shot.thread.weapon, n)),
            Choice::Weapon(n) => self.weapon_id(n).to_owned(),
            Choice::Figure(n) => format!("@{}", self.actor_name(Actor(n))),
            Choice::Square(n) if (n as usize) < self.arena.len() => self.arena.name(Square(n)).to_owned(),
            Choice::Square(_) => "?".to_owned(),
            Choice::Room(n) => format!("room-{}", lookup(self.arena.rooms.get(n as usize).map(|r| &r.name))),
            Choice::Heading(n) => Heading::ALL.get(n as usize).map_or("?", |h| h.name()).to_owned(),
            Choice::Cube(n) => COLOURS.get(n as usize).unwrap_or(&"?").to_string(),
            Choice::Card(n) if Card(n).kind() < self.rules.powerups.len() => self.rules.card_name(Card(n)).to_owned(),
            Choice::Card(_) => "?".to_owned(),
            Choice::Tile(n) => format!("tile-{}", lookup(self.rules.tiles.get(n as usize).map(|t| &t.id))),
            Choice::Fighter(n) => lookup(self.rules.fighters.get(n as usize).map(|f| &f.id)),
        }
    }

    fn hear(&self, word: &str) -> Option<Choice> {
        let rules = self.rules;
        match word {
            "pass" => return Some(Choice::Pass),
            "run" => return Some(Choice::Run),
            "grab" => return Some(Choice::Grab),
            "shoot" => return Some(Choice::Shoot),
            "basic" => return Some(Choice::Effect(0)),
            _ => {}
        }
        if let Some(id) = word.strip_prefix('+') {
            let effects = &rules.weapons[self.shot.thread.weapon as usize].effects;
            return effects.iter().skip(1).position(|e| e.id == id).map(|n| Choice::Effect(n as u8 + 1));
        }
        if let Some(name) = word.strip_prefix('@') {
            return self.actor_named(name).filter(|a| !a.is_luck()).map(|a| Choice::Figure(a.0));
        }
        if let Some(name) = word.strip_prefix("room-") {
            return self.arena.rooms.iter().position(|r| r.name == name).map(|n| Choice::Room(n as u8));
        }
        if let Some(id) = word.strip_prefix("tile-") {
            return rules.tile_named(id).map(Choice::Tile);
        }
        None.or_else(|| self.arena.named(word).map(|s| Choice::Square(s.0)))
            .or_else(|| Heading::ALL.iter().position(|h| h.name() == word).map(|h| Choice::Heading(h as u8)))
            .or_else(|| COLOURS.iter().position(|&c| c == word).map(|c| Choice::Cube(c as u8)))
            .or_else(|| rules.card_named(word).map(|card| Choice::Card(card.0)))
            .or_else(|| rules.weapon_named(word).map(Choice::Weapon))
            .or_else(|| rules.fighter_named(word).map(Choice::Fighter))
    }

    fn actor_name(&self, actor: Actor) -> Name {
        if actor.is_luck() {
            return "luck".into();
        }
        self.figure_name(actor.0)
    }

    fn question(&self, actor: Actor) -> Message {
        let ask = |id: &str| Message::new(format!("adrenaline-ask-{id}")).with("who", self.figure_arg(actor));
        let firing = |id: &str| ask(id).with("weapon", self.weapon_arg(self.shot.thread.weapon));
        let Some(frame) = self.top() else { return Message::new("adrenaline-ask-nothing") };
        match frame {
            Frame::Deal | Frame::First | Frame::Refill | Frame::Draw(_) => Message::new("adrenaline-ask-luck"),
            Frame::Spawn(_) if self.figures[actor.ix()].powerups.is_empty() => ask("spawn-anywhere"),
            Frame::Spawn(_) => ask("spawn"),
            Frame::Turn if self.left > 0 => ask("action").with("left", self.left),
            Frame::Turn => ask("after-actions"),
            Frame::Run => ask("run").with("moves", self.run_moves()),
            Frame::GrabMove => ask("grab-move").with("moves", self.grab_moves()),
            Frame::Grab => ask("grab"),
            Frame::Drop { new, .. } => ask("drop").with("weapon", self.weapon_arg(new)),
            Frame::ShootMove => ask("shoot-move").with("moves", self.shoot_moves()),
            Frame::ShootReload => ask("shoot-reload"),
            Frame::ShootPick => ask("shoot"),
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
            Frame::Tagback(_) => ask("tagback").with("by", self.figure_arg(self.active())),
            Frame::Pay => match self.bill.next() {
                Some(colour) => ask("pay").with("colour", colour_arg(colour)),
                None => ask("pay-any"),
            },
            Frame::Newton => ask("newton"),
            Frame::NewtonMove(who) => ask("newton-move").with("target", self.figure_arg(Actor(who))),
            Frame::Teleport => ask("teleport"),
            Frame::Reload => ask("reload"),
            Frame::Begin | Frame::Score | Frame::EndTurn => Message::new("adrenaline-ask-nothing"),
        }
    }

    fn label(&self, _actor: Actor, choice: Choice) -> Message {
        let say = |id: &str| Message::new(format!("adrenaline-choice-{id}"));
        let frame = self.top();
        match choice {
            Choice::Pass => say(match frame {
                Some(Frame::Turn) if self.left > 0 => "end-actions",
                Some(Frame::Turn | Frame::Reload | Frame::ShootReload) => "done",
                Some(Frame::Grab) => "take-nothing",
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
                let effects = &self.rules.weapons[weapon as usize].effects;
                let cost = effects.get(n as usize).map_or([0; 3], |e| e.cost);
                let id = if cost == [0; 3] { "effect-free" } else { "effect" };
                say(id).with("effect", self.effect_arg(weapon, n)).with("cost", Adrenaline::cost_arg(cost))
            }
            Choice::Weapon(n) => {
                let weapon = self.rules.weapons.get(n as usize);
                let cost = match frame {
                    Some(Frame::Grab) => weapon.map(|w| w.grab),
                    Some(Frame::Reload | Frame::ShootReload) => weapon.map(|w| w.reload),
                    _ => None,
                };
                match cost {
                    Some([0, 0, 0]) => say("weapon-free").with("weapon", self.weapon_arg(n)),
                    Some(cost) => {
                        let price = Adrenaline::cost_arg(cost);
                        say("weapon-for").with("weapon", self.weapon_arg(n)).with("cost", price)
                    }
                    None => say("weapon").with("weapon", self.weapon_arg(n)),
                }
            }
            Choice::Figure(n) => say("figure").with("figure", self.figure_arg(Actor(n))),
            Choice::Square(n) if (n as usize) < self.arena.len() => {
                let square = Square(n);
                let stays = square == self.here() && matches!(frame, Some(Frame::GrabMove | Frame::ShootMove));
                say(if stays { "stay" } else { "square" }).with("square", self.square_arg(square))
            }
            Choice::Room(n) => say("room").with("room", args::room(&self.arena, n)),
            Choice::Heading(n) => say("heading").with("heading", args::heading(n)),
            Choice::Cube(n) if n < 3 => say("cube").with("colour", colour_arg(n)),
            Choice::Card(n) if Card(n).kind() < self.rules.powerups.len() => match frame {
                Some(Frame::Spawn(_)) => {
                    say("spawn").with("card", self.card_arg(n)).with("colour", colour_arg(Card(n).colour()))
                }
                Some(Frame::Pay) => say("card-as-cube").with("card", self.card_arg(n)),
                Some(Frame::Turn | Frame::Scope | Frame::Tagback(_)) => say("play").with("card", self.card_arg(n)),
                _ => say("card").with("card", self.card_arg(n)),
            },
            other => say("other").with("word", self.say(other)),
        }
    }

    fn pointer(&self, choice: Choice) -> Option<Pointer> {
        let kind = match choice {
            Choice::Figure(n) => return Some(Pointer::new("figure", self.actor_name(Actor(n)))),
            Choice::Room(n) => return Some(Pointer::new("room", self.arena.rooms.get(n as usize)?.name.as_str())),
            Choice::Effect(n) => {
                return Some(Pointer::new("effect", self.effect_id(self.shot.thread.weapon, n)));
            }
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
        let told = |id: &str| Message::new(format!("adrenaline-told-{id}"));
        let by_whom = |id: &str, who: Actor| told(id).with("who", self.figure_arg(who));
        match *event {
            Event::Became { who, fighter } => {
                let name = self.rules.fighters[fighter as usize].name.as_str();
                let id = &self.rules.fighters[fighter as usize].id;
                told("became")
                    .with("seat", who.ix() + 1)
                    .with("figure", Arg::term(format!("adrenaline-figure-{id}"), name))
            }
            Event::Begins { who } => by_whom("begins", who),
            Event::TileLaid { at, tile } => {
                told("tile-laid").with("square", self.square_arg(at)).with("tile", self.tile_arg(tile))
            }
            Event::WeaponLaid { colour, weapon } => {
                told("weapon-laid").with("weapon", self.weapon_arg(weapon)).with("colour", colour_arg(colour))
            }
            Event::TilesShuffled => told("tiles-shuffled"),
            Event::PowerupsShuffled => told("powerups-shuffled"),
            Event::Turn { who } => by_whom("turn", who),
            Event::Drew { who, card: Some(card) } => by_whom("drew", who).with("card", self.card_arg(card)),
            Event::Drew { who, card: None } => by_whom("drew-hidden", who),
            Event::Discarded { who, card } => by_whom("discarded", who).with("card", self.card_arg(card)),
            Event::Spawned { who, at } => by_whom("spawned", who).with("square", self.square_arg(at)),
            Event::Ran { who, to } => by_whom("ran", who).with("square", self.square_arg(to)),
            Event::Moved { who, to, by } if who == by => by_whom("ran", who).with("square", self.square_arg(to)),
            Event::Moved { who, to, by } => {
                by_whom("moved", who).with("by", self.figure_arg(by)).with("square", self.square_arg(to))
            }
            Event::TookTile { who, tile, cubes } if cubes == [0; 3] => {
                by_whom("took-tile-full", who).with("tile", self.tile_arg(tile))
            }
            Event::TookTile { who, tile, cubes } => {
                by_whom("took-tile", who).with("tile", self.tile_arg(tile)).with("cubes", Adrenaline::cost_arg(cubes))
            }
            Event::TookWeapon { who, weapon } => by_whom("took-weapon", who).with("weapon", self.weapon_arg(weapon)),
            Event::Dropped { who, weapon } => by_whom("dropped", who).with("weapon", self.weapon_arg(weapon)),
            Event::Paid { who, coin: Coin::Cube(colour) } => by_whom("paid", who).with("colour", colour_arg(colour)),
            Event::Paid { who, coin: Coin::Card(card) } => by_whom("paid-card", who).with("card", self.card_arg(card)),
            Event::Reloaded { who, weapon } => by_whom("reloaded", who).with("weapon", self.weapon_arg(weapon)),
            Event::Fired { who, weapon } => by_whom("fired", who).with("weapon", self.weapon_arg(weapon)),
            Event::Used { who, weapon, effect } => by_whom("used", who).with("effect", self.effect_arg(weapon, effect)),
            Event::Hurt { by, to, damage, marks: 0 } => {
                by_whom("hurt", to).with("by", self.figure_arg(by)).with("damage", damage)
            }
            Event::Hurt { by, to, damage, marks } => {
                by_whom("hurt-marks", to).with("by", self.figure_arg(by)).with("damage", damage).with("marks", marks)
            }
            Event::Marked { by, to, marks } => {
                by_whom("marked", to).with("by", self.figure_arg(by)).with("marks", marks)
            }
            Event::Killed { by, to } => by_whom("killed", to).with("by", self.figure_arg(by)),
            Event::Overkilled { by, to } => by_whom("overkilled", to).with("by", self.figure_arg(by)),
            Event::Played { who, card } => by_whom("played", who).with("card", self.card_arg(card)),
            Event::Scored { who, points, why } => {
                let scored = |id: &str| by_whom(id, who).with("points", points);
                match why {
                    Why::FirstBlood { board } => scored("scored-first-blood").with("board", self.figure_arg(board)),
                    Why::Board { board } => scored("scored-board").with("board", self.figure_arg(board)),
                    Why::DoubleKill => scored("scored-double-kill"),
                    Why::Track => scored("scored-track"),
                }
            }
            Event::Skull { who, left } => by_whom("skull", who).with("left", left),
            Event::Flipped { who } => by_whom("flipped", who),
            Event::Frenzy => told("frenzy"),
            Event::Stalemate => told("stalemate"),
            Event::Over => told("over"),
        }
    }

    fn note(&self, event: &Event) -> Note {
        match *event {
            Event::Turn { .. } => Note::turn(),
            Event::Hurt { by, damage, .. } if damage >= 3 => {
                Note::moment(Moment::Hit, damage).tally(by, "damage", damage)
            }
            Event::Hurt { by, damage, .. } => Note::default().tally(by, "damage", damage),
            Event::Killed { by, .. } => Note::moment(Moment::Kill, 10).tally(by, "kills", 1),
            Event::Overkilled { .. } => Note::moment(Moment::Kill, 12),
            Event::Scored { who, points, why } => match why {
                Why::FirstBlood { .. } => Note::default().points(who, "first-blood", points),
                Why::Board { .. } => Note::default().points(who, "board", points),
                Why::DoubleKill => Note::moment(Moment::Feat, 20).points(who, "double-kill", points),
                Why::Track => Note::default().points(who, "track", points),
            },
            Event::Frenzy | Event::Stalemate => Note::moment(Moment::Phase, 5),
            Event::Over => Note::moment(Moment::End, 0),
            _ => Note::default(),
        }
    }

    fn why_not(&self, actor: Actor, choice: Choice) -> Option<Message> {
        super::refuse::why_not(self, actor, choice)
    }

    fn from_scene(rules: &'static Rules, text: &str) -> Result<Self, BadScene> {
        super::scene::read(rules, text)
    }

    fn to_scene(&self) -> Option<String> {
        super::scene::write(self)
    }
}
