//! What everybody sees, built up from nothing; what a viewer sees besides; which
//! part of an event; and how to deal again what a viewer cannot know. Nothing
//! else decides visibility.
//!
//! Hidden are the powerups of others, and until the end the points of others.
//! Weapons are open: everybody saw them being taken.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use table::{Actors, Game, Name, Rng};

use super::domination::Domination;
use super::event::Event;
use super::frame::{Frame, Frenzy};
use super::setup::{Ending, Mode};
use super::state::Adrenaline;
use super::turret::Turrets;
use crate::abilities::Gifted;
use crate::arena::Square;
use crate::content::{Fighter, Limits};
use crate::ids::{ByFigure, Colour, Figure, Tile};
use crate::recall::Cards;
use crate::stack::Stacked;
use crate::supply::SquareView;
use crate::team::content::OVERLOAD;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Public {
    pub mode: Mode,
    /// Its walls and rooms are printed: [`crate::Rules::arena_cards`].
    pub arena: Name,
    pub squares: Vec<SquareView>,
    /// In the order of the seats.
    pub figures: Vec<FigureView>,
    pub skulls_left: u8,
    pub skulls_at_start: u8,
    pub track: Vec<TrackView>,
    pub ending: Ending,
    pub frenzy: bool,
    /// Turns left, once frenzy has begun.
    pub last_turns: u8,
    /// Whose turn it is.
    pub turn: Name,
    /// Actions left in this turn.
    pub actions_left: u8,
    pub asked: Vec<Name>,
    /// The weapon being fired.
    pub firing: Option<Name>,
    pub weapons_in_deck: u32,
    pub tiles_in_deck: u32,
    pub powerups_in_deck: u32,
    /// In this mode alone.
    pub domination: Option<DominationView>,
    pub turrets: Option<TurretsView>,
    /// The figure that nobody plays, if there is one.
    pub bot: Option<BotView>,
    /// Face up; cards are named as in answers, `newton-red`, and stand in the components.
    pub powerups_discarded: Vec<Name>,
    pub over: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FigureView {
    pub id: Name,
    pub name: Name,
    pub letter: char,
    pub colour: Name,
    pub at: Option<Name>,
    /// Whose damage, in order.
    pub damage: Vec<Name>,
    /// Killed, and not yet back.
    pub dead: bool,
    /// Whose marks, and how many.
    pub marks: Vec<(Name, u8)>,
    /// Red, yellow, blue.
    pub ammo: [u8; 3],
    pub weapons: Vec<WeaponView>,
    pub powerups: u32,
    pub skulls: u8,
    pub flipped: bool,
    /// What the board is worth to the first, second, … when it is scored.
    pub values: Cow<'static, [u8]>,
    pub starts: bool,
    /// Where characters have powers.
    pub power: Option<PowerView>,
}

/// What powers add to a player board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PowerView {
    /// The bot has none.
    pub ability: Option<Name>,
    /// The figure's own weapon, which is among those in hand, once luck has shown it.
    pub weapon: Option<Name>,
    /// How far the rush tile lies from its right end, and the damage that kills with it there.
    pub slides: u8,
    pub killshot: u8,
    /// Tokens on the ability card.
    pub tokens: u8,
    /// Tokens that it carries.
    pub venom: bool,
    pub control: bool,
    pub tracked: bool,
    /// Its next reload is cheaper.
    pub tuned: bool,
}

/// What not everybody sees of a figure; the elements stand in the order of the figures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FigureOwn {
    pub hand: Option<Vec<Name>>,
    /// Everybody's once the match is over.
    pub points: Option<u16>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WeaponView {
    pub id: Name,
    pub loaded: bool,
}

/// What lies on the domination board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DominationView {
    pub spawnpoints: Vec<SpawnpointView>,
    /// It is the first turn of the player whose turn it is, who cannot tag yet.
    pub first_turn: bool,
}

/// The track of a spawnpoint in domination.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpawnpointView {
    pub colour: Name,
    pub at: Name,
    /// Whose tokens, and how many.
    pub tokens: Vec<(Name, u8)>,
    /// Damaged in this turn, by the player whose turn it is and by the bot.
    pub damaged: bool,
    pub damaged_by_bot: bool,
}

/// Turret mode: what lies beside the arena and on its turrets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurretsView {
    /// The open tiles; an empty place is `None`.
    pub tiles: Vec<Option<Name>>,
    /// One on every ammo square.
    pub turrets: Vec<TurretView>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurretView {
    pub at: Name,
    pub owner: Option<Name>,
    /// Ammo was taken here in this turn.
    pub grabbed: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BotView {
    pub figure: Name,
    /// The player whose turn it is has yet to act with it.
    pub owed: bool,
}

/// A space of the killshot track.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrackView {
    pub killshot: Name,
    pub overkill: Option<Name>,
}

table::fields!(Public {
    mode,
    arena,
    squares: each,
    figures: each,
    skulls_left,
    skulls_at_start,
    track,
    ending,
    frenzy,
    last_turns,
    turn,
    actions_left,
    asked,
    firing,
    weapons_in_deck,
    tiles_in_deck,
    powerups_in_deck,
    domination,
    turrets,
    bot,
    powerups_discarded,
    over,
});
table::fields!(SquareView { id, tile, weapons, figures });
table::fields!(FigureView {
    id,
    name,
    letter,
    colour,
    at,
    damage,
    dead,
    marks,
    ammo,
    weapons,
    powerups,
    skulls,
    flipped,
    values,
    starts,
    power,
});
table::fields!(FigureOwn { hand, points });

impl Public {
    pub(crate) fn of(game: &Adrenaline) -> Public {
        let name = |who: Figure| game.figure_name(who);
        let rules = game.rules.0;
        let over = game.waiting().is_empty();
        let firing = game.stack.iter().any(|f| {
            matches!(f, Frame::ShootMode | Frame::Fire | Frame::Scope | Frame::ScopeTarget | Frame::Tagback(_))
        }) && !game.is_bot_shot();
        Public {
            mode: game.mode(),
            arena: game.arena.0.id.as_str().into(),
            squares: game.supply.view(rules, game.arena.0, &game.at, name),
            figures: game.everybody().map(|who| FigureView::of(game, who)).collect(),
            skulls_left: game.skulls,
            skulls_at_start: game.skulls_at_start,
            track: game
                .track
                .iter()
                .map(|kill| TrackView { killshot: name(kill.by), overkill: kill.over.map(name) })
                .collect(),
            ending: game.ending,
            frenzy: game.frenzy != Frenzy::No,
            last_turns: game.last_turns,
            turn: name(game.turn),
            actions_left: game.left,
            asked: game
                .waiting()
                .map(|actor| if actor.is_luck() { "luck".into() } else { name(Figure::of(actor)) })
                .collect(),
            firing: firing.then(|| game.arms.0[game.shot.thread.weapon].id.as_str().into()),
            weapons_in_deck: game.supply.weapon_deck.len() as u32,
            tiles_in_deck: game.supply.tile_deck.total(),
            powerups_in_deck: game.supply.powerup_deck.total(),
            domination: game.domination.map(|domination| DominationView::of(game, &domination)),
            turrets: game.turrets.map(|turrets| TurretsView::of(game, &turrets)),
            bot: game.bot.map(|bot| BotView { figure: name(bot.figure), owed: bot.owed }),
            powerups_discarded: rules.names_of(game.supply.powerup_discard),
            over,
        }
    }
}

impl DominationView {
    fn of(game: &Adrenaline, domination: &Domination) -> DominationView {
        let one = |post: Colour| SpawnpointView {
            colour: post.name().into(),
            at: game.arena.0.name(game.arena.spawn[post]).into(),
            tokens: counted(game, &domination.tracks[post]),
            damaged: domination.damaged.has(post),
            damaged_by_bot: domination.damaged_by_bot.has(post),
        };
        DominationView { spawnpoints: Colour::ALL.map(one).to_vec(), first_turn: domination.debut }
    }
}

impl TurretsView {
    fn of(game: &Adrenaline, turrets: &Turrets) -> TurretsView {
        let arena = game.arena.0;
        let tile = |tile: Tile| game.rules.0.tiles[tile].id.as_str().into();
        let one = |at: Square| TurretView {
            at: arena.name(at).into(),
            owner: turrets.owner(at).map(|owner| game.figure_name(owner)),
            grabbed: turrets.grabbed.has(at),
        };
        TurretsView {
            tiles: game.supply.open_tiles().map(|open| open.map(tile)).collect(),
            turrets: arena.ammo.map(one).collect(),
        }
    }
}

/// Whose, and how many.
fn counted(game: &Adrenaline, tokens: &ByFigure<u8>) -> Vec<(Name, u8)> {
    let some = game.everybody().filter(|&who| tokens[who] > 0);
    some.map(|who| (game.figure_name(who), tokens[who])).collect()
}

/// Everybody knows their own hand and points; at the end all points are told.
pub(crate) fn own(game: &Adrenaline, sees: Actors) -> Vec<FigureOwn> {
    let over = game.waiting().is_empty();
    let one = |who: Figure| {
        let (figure, mine) = (&game.boards[who], sees.has(who.actor()));
        FigureOwn {
            hand: mine.then(|| game.rules.0.names_of(figure.wallet.powerups)),
            points: (mine || over).then_some(figure.points),
        }
    };
    game.everybody().map(one).collect()
}

impl Adrenaline {
    /// Who this is, by the character; a number before luck has dealt it.
    pub(crate) fn figure_name(&self, who: Figure) -> Name {
        self.fighter(who).map_or_else(|| format!("p{}", who.0 + 1).into(), |f| f.id.as_str().into())
    }

    /// Whom this figure plays, once luck has dealt it.
    pub(crate) fn fighter(&self, who: Figure) -> Option<&'static Fighter> {
        self.rules.0.fighters.get(self.boards.get(who)?.role?)
    }
}

impl FigureView {
    fn of(game: &Adrenaline, who: Figure) -> FigureView {
        let figure = &game.boards[who];
        let rules = game.rules.0;
        let name = |who: Figure| game.figure_name(who);
        let fighter = game.fighter(who);
        let at = game.at[who];
        FigureView {
            id: name(who),
            name: fighter.map_or_else(|| name(who), |f| f.name.as_str().into()),
            letter: fighter.map_or('?', |f| f.letter),
            colour: fighter.map_or("", |f| f.colour.as_str()).into(),
            at: at.is_on().then(|| game.arena.0.name(at).into()),
            damage: figure.damage.iter().map(|&by| name(by)).collect(),
            dead: figure.is_dead(&rules.limits),
            marks: counted(game, &figure.marks),
            ammo: figure.wallet.cubes.0,
            weapons: figure
                .weapons
                .map(|w| WeaponView { id: game.arms.0[w].id.as_str().into(), loaded: figure.loaded.has(w) })
                .collect(),
            powerups: figure.wallet.powerups.total(),
            skulls: figure.skulls,
            flipped: figure.flipped,
            values: match figure.flipped {
                true => rules.limits.worth(&rules.limits.board_points_frenzy, 0),
                false => rules.limits.worth(&rules.limits.board_points, figure.skulls),
            },
            starts: who == game.first,
            power: game.powers.then(|| PowerView::of(game, who)),
        }
    }
}

impl PowerView {
    fn of(game: &Adrenaline, who: Figure) -> PowerView {
        let (board, tokens) = (&game.boards[who], &game.tokens);
        let ability = game.ability(who);
        PowerView {
            ability: ability.map(|ability| ability.id().into()),
            weapon: board.own.map(|own| game.arms.0[own].id.as_str().into()),
            slides: board.slides,
            killshot: game.killshot(who),
            tokens: if ability.is_some_and(|one| one.number() == OVERLOAD) { tokens.overload } else { 0 },
            venom: tokens.venom.has(who),
            control: tokens.control.has(who),
            tracked: tokens.tracked.has(who),
            tuned: tokens.tuned == Some(who.actor()),
        }
    }
}

impl Limits {
    /// What a board is worth to the first, second, …, after this many skulls.
    pub(crate) fn worth(&'static self, printed: &'static [u8], skulls: u8) -> Cow<'static, [u8]> {
        match printed.get(skulls as usize..) {
            None | Some([]) => std::slice::from_ref(&self.least_points).into(),
            Some(left) => left.into(),
        }
    }
}

/// The part of an event that `sees` may know: a drawn card is known to its owner alone.
pub(crate) fn mask(event: Event, sees: Actors) -> Event {
    match event {
        Event::Drew { who, .. } if !sees.has(who) => Event::Drew { who, card: None },
        other => other,
    }
}

/// Deals again the powerups that `sees` cannot know: those of other hands and
/// the deck, as likely as they are by what was seen of them. Somebody in the
/// middle of paying must be able to.
pub(crate) fn deal_again(game: &Adrenaline, sees: Actors, rng: &mut Rng) -> Adrenaline {
    let mut dealt = *game;
    let hidden = game.seats().map(Figure::actor).filter(|&who| !sees.has(who)).collect();
    let owes = matches!(game.top(), Some(Frame::Pay))
        .then(|| (game.bill.who, game.bill.due.less(game.boards[Figure::of(game.bill.who)].wallet.cubes)));
    let mut cards = Cards {
        all: game.rules.powerup_deck,
        deck: game.supply.powerup_deck,
        hands: game.hands(),
        recall: game.supply.recall,
    };
    cards.deal_again(hidden, owes, rng);
    dealt.supply.powerup_deck = cards.deck;
    dealt.supply.recall = cards.recall;
    for (board, hand) in dealt.boards.iter_mut().zip(cards.hands) {
        board.wallet.powerups = hand;
    }
    dealt
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_the_page_are_in_step() {
        mirror::Mirror::of("adrenaline", "adrenaline")
            .with::<Public>()
            .with::<FigureOwn>()
            .with::<crate::Components>()
            .in_step();
    }
}
