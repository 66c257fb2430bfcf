//! What a content says in words of its own: names and texts that its files give, and
//! texts made from the programs of cards that are not the printed ones. For the printed
//! content there is nothing to say here: its words stand in the catalogues.

use table::{Arg, Given, Message, OwnWords};

use crate::content::Rules;
use crate::effect::WeaponKind;
use crate::ids::Effect;
use crate::prose;
use crate::team::{Ability, Character, Discharge, RewardTile};

impl Rules {
    pub fn own_words(&self) -> OwnWords {
        let mut own = Own { words: OwnWords::new() };
        let printed = Rules::embedded();
        for weapon in self.all_weapons() {
            own.weapon(weapon, printed.all_weapons().find(|other| other.id == weapon.id));
        }
        for figure in self.fighters.iter() {
            let known = printed.fighters.iter().find(|other| other.id == figure.id);
            own.name(format!("adrenaline-figure-{}", figure.id), &figure.name, known.map(|known| &known.name));
        }
        for powerup in &self.powerups {
            let known = printed.powerups.iter().find(|other| other.id == powerup.id);
            own.name(format!("adrenaline-powerup-{}", powerup.id), &powerup.name, known.map(|known| &known.name));
            own.given(format!("adrenaline-help-powerup-{}", powerup.id), &powerup.text);
        }
        for arena in &self.arenas {
            let known = printed.arenas.iter().find(|other| other.id == arena.id && other.len() == arena.len());
            let title = match arena.title.is_empty() {
                true => Given::from(arena.id.clone()),
                false => arena.title.clone(),
            };
            if known.is_none() || !arena.title.is_empty() {
                for game in ["adrenaline", "adrenaline-team"] {
                    own.given(format!("web-{game}-arena-{}", arena.id.to_lowercase()), &title);
                }
            }
            for room in arena.rooms.iter() {
                let is_known = printed.arenas.iter().flat_map(|a| a.rooms.iter()).any(|other| other.name == room.name);
                if !is_known {
                    own.given(format!("adrenaline-room-{}", room.name), &Given::default().or_readable(&room.name));
                }
            }
        }
        self.own_team_words(printed, &mut own);
        own.words
    }

    fn own_team_words(&self, printed: &Rules, own: &mut Own) {
        for character in self.team.characters.iter() {
            let same = |other: &Character| other.ability == character.ability;
            if !printed.team.characters.iter().any(same) {
                let id = character.ability.id();
                own.say(format!("adrenaline-team-help-ability-{id}"), ability(&character.ability));
            }
        }
        for reward in self.team.rewards.iter() {
            let known = printed.team.rewards.iter().find(|other| other.id == reward.id);
            own.name(format!("adrenaline-team-reward-{}", reward.id), &reward.name, known.map(|known| &known.name));
            if known.is_none_or(|known| known.rows != reward.rows) {
                own.say(format!("adrenaline-team-help-reward-{}", reward.id), reward_text(reward));
            }
        }
    }

    /// The weapons of the arena, then those of the characters.
    fn all_weapons(&self) -> impl Iterator<Item = &WeaponKind> {
        let all = if self.team.weapons.is_empty() { &self.weapons } else { &self.team.weapons };
        all.iter()
    }

    /// The text of every effect, made from its program: `whisper`, `basic`, the text.
    pub fn prose(&self) -> impl Iterator<Item = (&str, &str, Message)> {
        self.all_weapons().flat_map(|weapon| {
            effects(weapon).map(|(effect, id)| (weapon.id.as_str(), id, prose::text(weapon, effect)))
        })
    }

    /// The text of every ability and of every reward tile, made from their numbers: `ability-venom`, the text.
    pub fn team_prose(&self) -> impl Iterator<Item = (String, Message)> {
        let abilities = self.team.characters.iter().map(|one| (format!("ability-{}", one.ability.id()), ability(&one.ability)));
        let rewards = self.team.rewards.iter().map(|reward| (format!("reward-{}", reward.id), reward_text(reward)));
        abilities.chain(rewards)
    }
}

/// The effects of a weapon that a card shows.
fn effects(weapon: &WeaponKind) -> impl Iterator<Item = (Effect, &str)> {
    let first = weapon.first_effect();
    weapon.effects.each().filter(move |(effect, _)| *effect >= first).map(|(effect, program)| (effect, program.id.as_str()))
}

struct Own {
    words: OwnWords,
}

impl Own {
    fn say(&mut self, id: String, message: Message) {
        self.words.insert(id, message);
    }

    /// A text of the file, if there is one.
    fn given(&mut self, id: String, text: &Given) {
        if !text.is_empty() {
            self.say(id, text.message());
        }
    }

    /// A name, unless it is the printed one.
    fn name(&mut self, id: String, name: &Given, printed: Option<&Given>) {
        if printed != Some(name) {
            self.given(id, name);
        }
    }

    fn weapon(&mut self, weapon: &WeaponKind, printed: Option<&WeaponKind>) {
        self.name(format!("adrenaline-weapon-{}", weapon.id), &weapon.name, printed.map(|known| &known.name));
        // The texts of a card may speak of each other, so it is one text or the other for all its effects.
        let is_printed = printed.is_some_and(|known| weapon.does(known));
        for (effect, id) in effects(weapon) {
            let program = &weapon.effects[effect];
            let is_known = printed.is_some_and(|known| known.effects.iter().any(|other| other.id == id));
            if !is_known || !program.name.is_empty() {
                let name = program.name.clone().or_readable(id);
                self.given(format!("adrenaline-effect-{}-{id}", weapon.id), &name);
            }
            let text = format!("adrenaline-help-weapon-{}-{id}", weapon.id);
            match program.text.is_empty() {
                false => self.given(text, &program.text),
                true if !is_printed => self.say(text, prose::text(weapon, effect)),
                true => {}
            }
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
