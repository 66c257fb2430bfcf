//! What everybody sees, built up from nothing; what a viewer sees besides; which
//! part of an event; and how to deal again what a viewer cannot know. Nothing
//! else decides visibility.
//!
//! Hidden are only the powerups in hands: of the other team, and of teammates
//! too if the setup says so. Weapons, buffers and points are open.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use table::{Actor, Actors, Game, Name, Rng};

use super::content::{AbilityStatus, Row, VENOM, WeaponStatus};
use super::event::Event;
use super::frame::Frame;
use super::state::{SHARED, TeamPlay, UNPAID};
use crate::arena::Square;
use crate::deathmatch::figure::bits;
use crate::deathmatch::state::{CLOSED, NONE};
use crate::deathmatch::view::{SquareView, cards};
use crate::recall::Cards;

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
    fn shows(&self, player: u8, sees: Actors) -> bool {
        if self.hidden_hands {
            return sees.has(Actor(player));
        }
        let team = self.team_of(player);
        let mates: Actors = self.players_of(team).map(Actor).chain([self.voice(team)]).collect();
        !sees.and(mates).is_empty()
    }

    fn ability_state(&self, who: u8) -> AbilityState {
        if self.acted >> who & 1 == 0 {
            return AbilityState::Resting;
        }
        let ready = |frame: &Frame| match *frame {
            Frame::Team => true,
            Frame::Abilities(used) => used >> who & 1 == 0,
            _ => false,
        };
        if self.stack.iter().any(ready) { AbilityState::Ready } else { AbilityState::Used }
    }

    /// Does the stack say that a character is in the middle of something?
    fn is_acting(&self) -> bool {
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
            squares: game.arena.all.map(|square| square_view(game, square)).collect(),
            teams: (0..2).map(|side| TeamView::of(game, side)).collect(),
            players: game.everybody().map(|player| PlayerView::of(game, player)).collect(),
            characters: (0..team.characters.len() as u8).map(|who| CharacterView::of(game, who)).collect(),
            reward: team.rewards.get(game.reward as usize).map(|r| RewardView {
                id: r.id.as_str().into(),
                name: r.name.as_str().into(),
                rows: r.rows,
            }),
            hidden_hands: game.hidden_hands,
            skulls_left: game.skulls,
            skulls_at_start: game.skulls_at_start,
            turn: game.team_name(game.turn).into(),
            last_turn: game.skulls == 0,
            acting: game.is_acting().then(|| game.character_id(game.active).into()),
            asked: game.waiting().map(|actor| game.name_of(actor)).collect(),
            firing: firing.then(|| team.weapons[game.shot.thread.weapon as usize].id.as_str().into()),
            weapons_in_deck: game.weapon_deck.count_ones(),
            tiles_in_deck: game.tile_deck.total(),
            powerups_in_deck: game.powerup_deck.total(),
            powerups_discarded: cards(game.rules.0, game.powerup_discard),
            over,
        }
    }
}

/// The hands that these actors may look into.
pub(crate) fn own(game: &TeamPlay, sees: Actors) -> Vec<PlayerOwn> {
    let hand = |by: u8| game.shows(by, sees).then(|| cards(game.rules.0, game.players[by as usize].powerups));
    game.everybody().map(|by| PlayerOwn { hand: hand(by) }).collect()
}

fn weapons(game: &TeamPlay, set: u64) -> Vec<Name> {
    bits(set).map(|w| game.rules.0.team.weapons[w as usize].id.as_str().into()).collect()
}

fn square_view(game: &TeamPlay, square: Square) -> SquareView {
    let (arena, rules) = (game.arena.0, game.rules.0);
    let spawnpoint = arena.spawn.iter().position(|&s| s == square);
    let tile = game.tiles[square.ix()];
    let weapon = |w: &u8| (*w != NONE).then(|| rules.team.weapons[*w as usize].id.as_str().into());
    SquareView {
        id: arena.name(square).into(),
        tile: (tile != NONE).then(|| rules.tiles[tile as usize].id.as_str().into()),
        weapons: spawnpoint
            .map(|colour| game.slots[colour].iter().filter(|&&w| w != CLOSED).map(weapon).collect())
            .unwrap_or_default(),
        figures: (0..game.at.len() as u8)
            .filter(|&who| game.at[who as usize] == square)
            .map(|who| game.character_id(who).into())
            .collect(),
    }
}

impl TeamView {
    fn of(game: &TeamPlay, side: u8) -> TeamView {
        let i = side as usize;
        let shares = game.seats[i] == 2 && game.boards.iter().any(|board| board.owner == SHARED);
        TeamView {
            id: game.team_name(side).into(),
            players: game.players_of(side).map(|player| game.name_of(Actor(player))).collect(),
            characters: game.team(side).map(|who| game.character_id(who).into()).collect(),
            starts: game.first == side,
            points: game.points[i],
            leftover: game.leftover[i],
            buffer: game.team(side).map(|who| u16::from(game.boards[who as usize].waiting)).sum(),
            flush_at: game.rules.team.numbers.flush_at.0,
            pool: weapons(game, game.pool[i]),
            controller: shares.then(|| game.name_of(Actor(game.controller[i]))),
        }
    }
}

impl PlayerView {
    fn of(game: &TeamPlay, by: u8) -> PlayerView {
        let player = &game.players[by as usize];
        PlayerView {
            id: game.name_of(Actor(by)),
            team: game.team_name(game.team_of(by)).into(),
            ammo: player.cubes,
            weapons: weapons(game, player.weapons),
            powerups: player.powerups.total(),
            tuned: game.tuned == by,
        }
    }
}

impl CharacterView {
    fn of(game: &TeamPlay, who: u8) -> CharacterView {
        let character = &game.rules.0.team.characters[who as usize];
        let limits = &game.rules.0.limits;
        let board = &game.boards[who as usize];
        let player = |player: u8| (player < SHARED).then(|| game.name_of(Actor(player)));
        let has = |set: u8| set >> who & 1 == 1;
        let at = game.at[who as usize];
        let number = character.ability.number();
        CharacterView {
            id: character.id.as_str().into(),
            name: character.name.as_str().into(),
            letter: character.letter,
            colour: character.colour.as_str().into(),
            team: (has(game.teams[0] | game.teams[1])).then(|| game.team_name(game.side(who)).into()),
            owner: player(board.owner),
            shared: board.owner == SHARED,
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
            venom: has(game.venom),
            control: has(game.control),
            tracked: has(game.tracked),
            acted: has(game.acted),
            weapon: (board.weapon != NONE).then(|| OwnWeaponView {
                id: game.rules.0.team.weapons[board.weapon as usize].id.as_str().into(),
                loaded: board.loaded_by < UNPAID,
                loaded_by: player(board.loaded_by),
                status: character.weapons[(board.weapon - game.rules.team.own_weapon(who, 0)) as usize],
            }),
            ability: AbilityView {
                id: character.ability.id().into(),
                mandatory: number == VENOM,
                state: game.ability_state(who),
                tokens: if number == super::content::OVERLOAD { game.overload } else { 0 },
                status: character.status,
            },
        }
    }
}

/// The part of an event that `sees` may know: a drawn card is known to whoever may see the hand.
pub(crate) fn mask(game: &TeamPlay, event: Event, sees: Actors) -> Event {
    match event {
        Event::Drew { player, .. } if !game.shows(player.0, sees) => Event::Drew { player, card: None },
        other => other,
    }
}

/// Deals again the powerups that `sees` cannot know: those of other hands and
/// the deck, as likely as they are by what was seen of them. Somebody in the
/// middle of paying must be able to.
pub(crate) fn deal_again(game: &TeamPlay, sees: Actors, rng: &mut Rng) -> TeamPlay {
    let mut dealt = *game;
    let hidden = game.everybody().filter(|&player| !game.shows(player, sees)).fold(0, |set, player| set | 1 << player);
    let owes = matches!(game.top(), Some(Frame::Pay)).then(|| {
        let cubes = game.players[game.bill.who as usize].cubes;
        (game.bill.who, std::array::from_fn(|c| game.bill.due[c].saturating_sub(cubes[c])))
    });
    let hands = game.players.map(|player| player.powerups);
    let mut cards = Cards { all: game.rules.powerup_deck, deck: game.powerup_deck, hands, recall: game.recall };
    cards.deal_again(hidden, owes, rng);
    dealt.powerup_deck = cards.deck;
    dealt.recall = cards.recall;
    for (player, hand) in dealt.players.iter_mut().zip(cards.hands) {
        player.powerups = hand;
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
