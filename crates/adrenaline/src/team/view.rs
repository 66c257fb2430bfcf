//! What everybody sees, built up from nothing; what a viewer sees besides; which
//! part of an event; and how to deal again what a viewer cannot know. Nothing
//! else decides visibility.
//!
//! Hidden are only the powerups in hands: of the other team, and of teammates
//! too if the setup says so. Weapons, buffers and points are open.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use table::{Actors, Game, Name, Rng};

use super::content::{AbilityStatus, Row, VENOM, WeaponStatus};
use super::event::Event;
use super::frame::Frame;
use super::state::{Owner, TeamPlay};
use crate::abilities::Gifted;
use crate::ids::{Figure, Player, Team, Weapons};
use crate::recall::Cards;
use crate::stack::Stacked;
use crate::supply::SquareView;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Public {
    pub arena: Name,
    pub squares: Vec<SquareView>,
    /// Black, then white.
    pub teams: Vec<TeamView>,
    /// In the order of the seats.
    pub players: Vec<PlayerView>,
    /// All six.
    pub characters: Vec<CharacterView>,
    pub reward: Option<RewardView>,
    pub hidden_hands: bool,
    pub skulls_left: u8,
    pub skulls_at_start: u8,
    /// The team whose turn it is.
    pub turn: Name,
    /// The eighth skull is taken: this is the last turn.
    pub last_turn: bool,
    /// The character that acts or uses its ability.
    pub acting: Option<Name>,
    pub asked: Vec<Name>,
    /// The weapon being fired.
    pub firing: Option<Name>,
    pub weapons_in_deck: u32,
    pub tiles_in_deck: u32,
    pub powerups_in_deck: u32,
    /// Face up.
    pub powerups_discarded: Vec<Name>,
    pub over: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamView {
    /// `black` or `white`; the name of its command where there are several players.
    pub id: Name,
    pub players: Vec<Name>,
    pub characters: Vec<Name>,
    pub starts: bool,
    pub points: u16,
    /// The part of the points that leftover damage brought at the end.
    pub leftover: u16,
    /// Damage in the buffer, all colours together, and when it flushes.
    pub buffer: u16,
    pub flush_at: u8,
    /// Unloaded weapons of the arena on the table.
    pub pool: Vec<Name>,
    /// Who controls the shared character this turn.
    pub controller: Option<Name>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerView {
    pub id: Name,
    pub team: Name,
    /// Red, yellow, blue.
    pub ammo: [u8; 3],
    /// Loaded weapons of the arena in hand.
    pub weapons: Vec<Name>,
    pub powerups: u32,
    /// The next reload costs a cube less.
    pub tuned: bool,
}

/// What not everybody sees of a player; the elements stand in the order of the players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerOwn {
    pub hand: Option<Vec<Name>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CharacterView {
    pub id: Name,
    pub name: Name,
    pub letter: char,
    pub colour: Name,
    pub team: Option<Name>,
    /// Whose character it is; nobody's if it is shared.
    pub owner: Option<Name>,
    pub shared: bool,
    pub at: Option<Name>,
    pub damage: u8,
    /// Killed, and not yet back.
    pub dead: bool,
    /// Damage and marks of this colour in the buffer.
    pub waiting: u8,
    pub marks: u8,
    /// Spaces the rush tile lies from its right end, and what that makes of the board.
    pub slides: u8,
    pub killshot: u8,
    pub overkill: u8,
    pub skulls: u8,
    /// What the board is worth the next times it is scored.
    pub values: Cow<'static, [u8]>,
    pub venom: bool,
    pub control: bool,
    /// Locked on by a tracking bot this turn.
    pub tracked: bool,
    pub acted: bool,
    pub weapon: Option<OwnWeaponView>,
    pub ability: AbilityView,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnWeaponView {
    pub id: Name,
    pub loaded: bool,
    /// The player who may fire it.
    pub loaded_by: Option<Name>,
    pub status: WeaponStatus,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AbilityView {
    pub id: Name,
    pub mandatory: bool,
    pub state: AbilityState,
    /// Overload tokens on the card.
    pub tokens: u8,
    pub status: AbilityStatus,
}

/// How the ability card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AbilityState {
    /// The character has not acted this turn.
    Resting,
    /// The character has acted; the ability comes at the end of the turn.
    Ready,
    /// That moment has passed.
    Used,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RewardView {
    pub id: Name,
    pub name: Name,
    /// For one colour first.
    pub rows: [Row; 3],
}

table::fields!(Public {
    arena,
    squares: each,
    teams: each,
    players: each,
    characters: each,
    reward,
    hidden_hands,
    skulls_left,
    skulls_at_start,
    turn,
    last_turn,
    acting,
    asked,
    firing,
    weapons_in_deck,
    tiles_in_deck,
    powerups_in_deck,
    powerups_discarded,
    over,
});
table::fields!(TeamView { id, players, characters, starts, points, leftover, buffer, flush_at, pool, controller });
table::fields!(PlayerView { id, team, ammo, weapons, powerups, tuned });
table::fields!(PlayerOwn { hand });
table::fields!(CharacterView {
    id,
    name,
    letter,
    colour,
    team,
    owner,
    shared,
    at,
    damage,
    dead,
    waiting,
    marks,
    slides,
    killshot,
    overkill,
    skulls,
    values,
    venom,
    control,
    tracked,
    acted,
    weapon,
    ability,
});

impl TeamPlay {
    /// May `sees` look into this player's hand?
    pub(crate) fn shows(&self, player: Player, sees: Actors) -> bool {
        if self.hidden_hands {
            return sees.has(player.actor());
        }
        let team = self.team_of(player);
        let mates: Actors = self.players_of(team).map(Player::actor).chain([self.voice(team)]).collect();
        !sees.and(mates).is_empty()
    }

    pub(crate) fn ability_state(&self, who: Figure) -> AbilityState {
        if !self.acted.has(who) {
            return AbilityState::Resting;
        }
        let ready = |frame: &Frame| match *frame {
            Frame::Team => true,
            Frame::Abilities(used) => !used.has(who),
            _ => false,
        };
        if self.stack.iter().any(ready) { AbilityState::Ready } else { AbilityState::Used }
    }

    /// Does the stack say that a character is in the middle of something?
    pub(crate) fn is_acting(&self) -> bool {
        let idle = |f: &Frame| {
            matches!(
                f,
                Frame::Team
                    | Frame::Floor(_)
                    | Frame::Newton(_)
                    | Frame::NewtonMove { .. }
                    | Frame::Teleport(_)
                    | Frame::TeleportTo { .. }
                    | Frame::Abilities(_)
                    | Frame::Refill
                    | Frame::Control
            )
        };
        matches!(self.stack.first(), Some(Frame::Team | Frame::Abilities(_))) && !self.stack.iter().all(idle)
    }
}

impl Public {
    pub(crate) fn of(game: &TeamPlay) -> Public {
        let over = game.waiting().is_empty();
        let firing =
            game.stack.iter().any(|f| matches!(f, Frame::ShootMode | Frame::Fire | Frame::Scope | Frame::ScopeTarget));
        let team = &game.rules.0.team;
        Public {
            arena: game.arena.0.id.as_str().into(),
            squares: game.supply.view(game.rules.0, game.arena.0, &game.at, |who| game.character_id(who).into()),
            teams: Team::BOTH.map(|side| TeamView::of(game, side)).into(),
            players: game.everybody().map(|player| PlayerView::of(game, player)).collect(),
            characters: team.characters.each().map(|(who, _)| CharacterView::of(game, who)).collect(),
            reward: game.reward.map(|reward| &team.rewards[reward]).map(|r| RewardView {
                id: r.id.as_str().into(),
                name: r.name.as_str().into(),
                rows: r.rows,
            }),
            hidden_hands: game.hidden_hands,
            skulls_left: game.skulls,
            skulls_at_start: game.skulls_at_start,
            turn: game.turn.name().into(),
            last_turn: game.skulls == 0,
            acting: game.is_acting().then(|| game.character_id(game.active).into()),
            asked: game.waiting().map(|actor| game.name_of(actor)).collect(),
            firing: firing.then(|| team.weapons[game.shot.thread.weapon].id.as_str().into()),
            weapons_in_deck: game.supply.weapon_deck.len() as u32,
            tiles_in_deck: game.supply.tile_deck.total(),
            powerups_in_deck: game.supply.powerup_deck.total(),
            powerups_discarded: game.rules.0.names_of(game.supply.powerup_discard),
            over,
        }
    }
}

/// The hands that these actors may look into.
pub(crate) fn own(game: &TeamPlay, sees: Actors) -> Vec<PlayerOwn> {
    let hand = |by: Player| game.shows(by, sees).then(|| game.rules.0.names_of(game.players[by].wallet.powerups));
    game.everybody().map(|by| PlayerOwn { hand: hand(by) }).collect()
}

fn weapons(game: &TeamPlay, set: Weapons) -> Vec<Name> {
    set.map(|w| game.rules.0.team.weapons[w].id.as_str().into()).collect()
}

impl TeamView {
    fn of(game: &TeamPlay, side: Team) -> TeamView {
        let shares = game.seats[side] == 2 && game.boards.iter().any(|board| board.owner == Owner::Shared);
        TeamView {
            id: side.name().into(),
            players: game.players_of(side).map(|player| game.name_of(player.actor())).collect(),
            characters: game.teams[side].map(|who| game.character_id(who).into()).collect(),
            starts: game.first == side,
            points: game.points[side],
            leftover: game.leftover[side],
            buffer: game.teams[side].map(|who| u16::from(game.boards[who].waiting)).sum(),
            flush_at: game.rules.team.numbers.flush_at.0,
            pool: weapons(game, game.pool[side]),
            controller: shares.then(|| game.name_of(game.controller[side].actor())),
        }
    }
}

impl PlayerView {
    fn of(game: &TeamPlay, by: Player) -> PlayerView {
        let player = &game.players[by];
        PlayerView {
            id: game.name_of(by.actor()),
            team: game.team_of(by).name().into(),
            ammo: player.wallet.cubes.0,
            weapons: weapons(game, player.weapons),
            powerups: player.wallet.powerups.total(),
            tuned: game.tokens.tuned == Some(by.actor()),
        }
    }
}

impl CharacterView {
    fn of(game: &TeamPlay, who: Figure) -> CharacterView {
        let character = &game.rules.0.team.characters[who];
        let limits = &game.rules.0.limits;
        let board = &game.boards[who];
        let name = |player: Player| game.name_of(player.actor());
        let owner = if let Owner::One(player) = board.owner { Some(player) } else { None };
        let at = game.at[who];
        let number = character.ability.number();
        CharacterView {
            id: character.id.as_str().into(),
            name: character.name.as_str().into(),
            letter: character.letter,
            colour: character.colour.as_str().into(),
            team: Team::BOTH.into_iter().find(|&team| game.teams[team].has(who)).map(|team| team.name().into()),
            owner: owner.map(name),
            shared: board.owner == Owner::Shared,
            at: at.is_on().then(|| game.arena.0.name(at).into()),
            damage: board.damage,
            dead: board.damage >= game.killshot(who),
            waiting: board.waiting,
            marks: board.marks,
            slides: board.slides,
            killshot: game.killshot(who),
            overkill: game.killshot(who) + 1,
            skulls: board.skulls,
            values: limits.worth(&limits.board_points, board.skulls),
            venom: game.tokens.venom.has(who),
            control: game.tokens.control.has(who),
            tracked: game.tokens.tracked.has(who),
            acted: game.acted.has(who),
            weapon: board.weapon.map(|weapon| OwnWeaponView {
                id: game.rules.0.team.weapons[weapon].id.as_str().into(),
                loaded: board.load.by().is_some(),
                loaded_by: board.load.by().map(name),
                status: character.weapons[weapon.ix() - game.rules.team.own_weapon(who, 0).ix()],
            }),
            ability: AbilityView {
                id: character.ability.id().into(),
                mandatory: number == VENOM,
                state: game.ability_state(who),
                tokens: if number == super::content::OVERLOAD { game.tokens.overload } else { 0 },
                status: character.status,
            },
        }
    }
}

/// The part of an event that `sees` may know: a drawn card is known to those who may see the hand.
pub(crate) fn mask(game: &TeamPlay, event: Event, sees: Actors) -> Event {
    match event {
        Event::Drew { player, .. } if !game.shows(Player::of(player), sees) => Event::Drew { player, card: None },
        other => other,
    }
}

/// Deals again the powerups that `sees` cannot know: those of other hands and
/// the deck, as likely as they are by what was seen of them. Somebody in the
/// middle of paying must be able to.
pub(crate) fn deal_again(game: &TeamPlay, sees: Actors, rng: &mut Rng) -> TeamPlay {
    let mut dealt = *game;
    let hidden = game.everybody().filter(|&by| !game.shows(by, sees)).map(Player::actor).collect();
    let owes = matches!(game.top(), Some(Frame::Pay))
        .then(|| (game.bill.who, game.bill.due.less(game.players[Player::of(game.bill.who)].wallet.cubes)));
    let mut cards = Cards {
        all: game.rules.powerup_deck,
        deck: game.supply.powerup_deck,
        hands: game.hands(),
        recall: game.supply.recall,
    };
    cards.deal_again(hidden, owes, rng);
    dealt.supply.powerup_deck = cards.deck;
    dealt.supply.recall = cards.recall;
    for (player, hand) in dealt.players.iter_mut().zip(cards.hands) {
        player.wallet.powerups = hand;
    }
    dealt
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_the_page_are_in_step() {
        mirror::Mirror::of("adrenaline", "adrenaline-team")
            .with::<Public>()
            .with::<PlayerOwn>()
            .with::<crate::team::Components>()
            .in_step();
    }
}
