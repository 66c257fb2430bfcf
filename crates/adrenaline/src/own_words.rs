//! What a content says in words of its own: names and texts that its files give, and
//! texts made from the programs of cards that are not the printed ones. For the printed
//! content there is nothing to say here: its words stand in the catalogues.

use table::given::show;
use table::{Arg, CardLine, CardText, Game, Given, Message, OwnWords};

use crate::args;
use crate::content::{Power, Powerup, Rules};
use crate::deathmatch::state::Adrenaline;
use crate::effect::WeaponKind;
use crate::ids::Effect;
use crate::prose;
use crate::team::{Ability, Character, Discharge, RewardTile, TeamPlay};

impl Rules {
    /// The words of Team Play; the texts of the printed cards are its.
    pub fn own_words(&self) -> OwnWords {
        self.words_with(self.all_weapons())
    }

    /// The words of the standard game, in which own weapons and abilities may differ.
    pub fn standard_words(&self) -> OwnWords {
        let mut own = self.words_with(self.all_arms().iter());
        for character in self.powers.characters.iter() {
            let same = |other: &Character| other.ability == character.ability;
            if !Rules::embedded().powers.characters.iter().any(same) {
                let id = character.ability.id();
                own.insert(format!("adrenaline-help-power-{id}"), ability(&character.ability));
            }
        }
        own
    }

    fn words_with<'a>(&'a self, weapons: impl Iterator<Item = &'a WeaponKind>) -> OwnWords {
        let mut own = OwnWords::new();
        let printed = Rules::embedded();
        for weapon in weapons {
            weapon_words(weapon, printed.all_weapons().find(|other| other.id == weapon.id), &mut own);
        }
        for figure in self.fighters.iter() {
            let known = printed.fighters.iter().find(|other| other.id == figure.id);
            figure.name.enter_unless(
                &mut own,
                format!("adrenaline-figure-{}", figure.id),
                known.map(|known| &known.name),
            );
            if self.team.guests().any(|guest| guest.id == figure.id) {
                figure.name.enter(&mut own, format!("web-{}-guest-{}", TeamPlay::NAME, figure.id));
            }
        }
        for powerup in &self.powerups {
            let known = printed.powerups.iter().find(|other| other.id == powerup.id);
            let id = format!("adrenaline-powerup-{}", powerup.id);
            powerup.name.enter_unless(&mut own, id, known.map(|known| &known.name));
            let text = format!("adrenaline-help-powerup-{}", powerup.id);
            if self.power_text(powerup) != printed.power_text(powerup) {
                own.insert(text.clone(), self.power_text(powerup));
            }
            powerup.text.enter(&mut own, text);
        }
        for arena in &self.arenas {
            let known = printed.arenas.iter().find(|other| other.id == arena.id && other.len() == arena.len());
            let title = match arena.title.is_empty() {
                true => Given::from(arena.id.clone()),
                false => arena.title.clone(),
            };
            if known.is_none() || !arena.title.is_empty() {
                for game in [Adrenaline::NAME, TeamPlay::NAME] {
                    title.enter(&mut own, format!("web-{game}-arena-{}", arena.id.to_lowercase()));
                }
            }
            for room in arena.rooms.iter() {
                let is_known = printed.arenas.iter().flat_map(|a| a.rooms.iter()).any(|other| other.name == room.name);
                if !is_known {
                    let name = Given::default().or_readable(&room.name);
                    name.enter(&mut own, format!("adrenaline-room-{}", room.name));
                }
            }
        }
        self.own_team_words(printed, &mut own);
        own
    }

    fn own_team_words(&self, printed: &Rules, own: &mut OwnWords) {
        for character in self.team.characters.iter() {
            let same = |other: &Character| other.ability == character.ability;
            if !printed.team.characters.iter().any(same) {
                let id = character.ability.id();
                own.insert(format!("adrenaline-team-help-ability-{id}"), ability(&character.ability));
            }
        }
        for reward in self.team.rewards.iter() {
            let known = printed.team.rewards.iter().find(|other| other.id == reward.id);
            let id = format!("adrenaline-team-reward-{}", reward.id);
            reward.name.enter_unless(own, id, known.map(|known| &known.name));
            if known.is_none_or(|known| known.rows != reward.rows) {
                own.insert(format!("adrenaline-team-help-reward-{}", reward.id), reward_text(reward));
            }
        }
    }

    /// The weapons of the arena, then those of the characters.
    pub(crate) fn all_weapons(&self) -> impl Iterator<Item = &WeaponKind> {
        let all = if self.team.weapons.is_empty() { &self.weapons } else { &self.team.weapons };
        all.iter().chain(self.team.spare_weapons())
    }

    /// Weapons and powerups in words.
    pub(crate) fn card_texts<'a>(&'a self, weapons: impl Iterator<Item = &'a WeaponKind>) -> Vec<CardText> {
        let weapons = weapons.map(|weapon| CardText {
            id: weapon.id.clone(),
            name: Arg::term(format!("adrenaline-weapon-{}", weapon.id), weapon.name.as_str()),
            lines: effects(weapon)
                .map(|(effect, id)| CardLine {
                    id: id.to_owned(),
                    name: args::effect_of(weapon, effect),
                    entry: format!("adrenaline-help-weapon-{}-{id}", weapon.id),
                    text: prose::text(weapon, effect),
                })
                .collect(),
        });
        let powerups = self.powerups.iter().map(|powerup| {
            let name = Arg::term(format!("adrenaline-powerup-{}", powerup.id), powerup.name.as_str());
            let entry = format!("adrenaline-help-powerup-{}", powerup.id);
            let line = CardLine { id: String::new(), name: name.clone(), text: self.power_text(powerup), entry };
            CardText { id: powerup.id.clone(), name, lines: vec![line] }
        });
        weapons.chain(powerups).collect()
    }

    /// What a powerup does, with its numbers.
    fn power_text(&self, powerup: &Powerup) -> Message {
        let n = &self.power_numbers;
        let text = |id: &str| Message::new(format!("adrenaline-card-{id}"));
        match powerup.power {
            Power::Scope => text("scope").with("price", n.scope_price).with("damage", n.scope_damage),
            Power::Newton => text("newton").with("moves", n.newton_moves),
            Power::Tagback => text("tagback").with("marks", n.tagback_marks),
            Power::Teleporter => Message::new(format!("adrenaline-help-powerup-{}", powerup.id)),
        }
    }

    /// The text of every powerup, made from its numbers: `newton`, the text.
    pub fn powerup_prose(&self) -> impl Iterator<Item = (&str, Message)> {
        self.powerups.iter().map(|powerup| (powerup.id.as_str(), self.power_text(powerup)))
    }

    /// The text of every effect, made from its program: `whisper`, `basic`, the text.
    pub fn prose(&self) -> impl Iterator<Item = (&str, &str, Message)> {
        self.all_weapons().flat_map(|weapon| {
            effects(weapon).map(|(effect, id)| (weapon.id.as_str(), id, prose::text(weapon, effect)))
        })
    }

    /// The text of every ability and of every reward tile, made from their numbers: `ability-venom`, the text.
    pub fn team_prose(&self) -> impl Iterator<Item = (String, Message)> {
        let abilities =
            self.team.characters.iter().map(|one| (format!("ability-{}", one.ability.id()), ability(&one.ability)));
        let rewards = self.team.rewards.iter().map(|reward| (format!("reward-{}", reward.id), reward_text(reward)));
        abilities.chain(rewards)
    }
}

/// The effects of a weapon that a card shows.
fn effects(weapon: &WeaponKind) -> impl Iterator<Item = (Effect, &str)> {
    let first = weapon.first_effect();
    weapon
        .effects
        .each()
        .filter(move |(effect, _)| *effect >= first)
        .map(|(effect, program)| (effect, program.id.as_str()))
}

/// The icon of a weapon that has none.
const ANY_WEAPON: &str = "pistol";

fn weapon_words(weapon: &WeaponKind, printed: Option<&WeaponKind>, own: &mut OwnWords) {
    weapon.name.enter_unless(own, format!("adrenaline-weapon-{}", weapon.id), printed.map(|known| &known.name));
    show(own, &weapon.id, &weapon.picture, printed.is_some(), ANY_WEAPON);
    // The texts of a card may speak of each other, so it is one text or the other for all its effects.
    let is_printed = printed.is_some_and(|known| weapon.does(known));
    for (effect, id) in effects(weapon) {
        let program = &weapon.effects[effect];
        let is_known = printed.is_some_and(|known| known.effects.iter().any(|other| other.id == id));
        if !is_known || !program.name.is_empty() {
            program.name.clone().or_readable(id).enter(own, format!("adrenaline-effect-{}-{id}", weapon.id));
        }
        let text = format!("adrenaline-help-weapon-{}-{id}", weapon.id);
        match program.text.is_empty() {
            false => program.text.enter(own, text),
            true if !is_printed => drop(own.insert(text, prose::text(weapon, effect))),
            true => {}
        }
    }
}

/// What a reward tile pays for one, two and three colours.
fn reward_text(reward: &RewardTile) -> Message {
    let [one, two, three] = reward.rows.map(|row| {
        list(&[("points", row.points), ("cubes", row.cubes), ("heals", row.heals), ("powerups", row.powerups)])
    });
    Message::new("adrenaline-card-reward").with("one", one).with("two", two).with("three", three)
}

/// Those of the things that there are, with their numbers.
fn list(things: &[(&str, u8)]) -> Arg {
    let thing = |(id, n): &(&str, u8)| Message::new(format!("adrenaline-card-{id}")).with("n", *n);
    Arg::List(things.iter().filter(|(_, n)| *n > 0).map(|one| Arg::Message(Box::new(thing(one)))).collect())
}

/// What an ability does, with its numbers.
fn ability(ability: &Ability) -> Message {
    let message = Message::new(format!("adrenaline-card-ability-{}", ability.id()));
    match ability {
        Ability::Venom { damage } => message.with("damage", *damage),
        Ability::MindControl { moves, damage } => message.with("moves", *moves).with("damage", *damage),
        Ability::Nanobots { range } => message.with("range", *range),
        Ability::Hack { marks } => message.with("marks", *marks),
        Ability::Upgrade => message,
        Ability::Overload { discharge, .. } => {
            let line = |(n, row): (usize, &Discharge)| {
                let does = list(&[("damage", row.damage), ("marks", row.marks), ("near", row.near)]);
                Message::new("adrenaline-card-discharge").with("n", n + 1).with("does", does)
            };
            let lines = prose::chain("then", discharge.iter().enumerate().map(line));
            message.with("lines", lines.map_or_else(|| "".into(), |lines| Arg::Message(Box::new(lines))))
        }
    }
}
