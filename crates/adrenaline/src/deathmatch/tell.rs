//! Events as messages, and what of them a record counts.

use table::{Actor, Arg, Message, Moment, Note};

use super::event::{Event, Tag, Why};
use super::state::Adrenaline;
use crate::abilities::{Deed, Gifted, Token};
use crate::args;
use crate::ids::Figure;
use crate::pay::Coin;
use crate::range::Range;
use crate::wallet::Cubes;

pub(crate) fn tell(game: &Adrenaline, event: &Event) -> Message {
    let told = |id: &str| Message::new(format!("adrenaline-told-{id}"));
    let by_whom = |id: &str, who: Actor| told(id).with("who", game.figure_arg(who));
    let weapon_arg = |weapon| args::weapon(game.weapons(), weapon);
    let card_arg = |card| args::card(&game.rules, card);
    let square_arg = |square| args::square(&game.arena, square);
    let way = |from, to| args::way(&game.arena, from, to);
    match *event {
        Event::Became { who, fighter } => {
            let name = game.rules.fighters[fighter].name.as_str();
            let id = &game.rules.fighters[fighter].id;
            let is_bot = game.is_bot(Figure::of(who));
            told(if is_bot { "became-bot" } else { "became" })
                .with("seat", who.ix() + 1)
                .with("figure", Arg::term(format!("adrenaline-figure-{id}"), name))
        }
        Event::Begins { who } => by_whom("begins", who),
        Event::Stock(stock) => stock.tell(&game.rules, &game.arena),
        Event::Turn { who } => by_whom("turn", who),
        Event::Drew { who, card: Some(card) } => by_whom("drew", who).with("card", card_arg(card)),
        Event::Drew { who, card: None } => by_whom("drew-hidden", who),
        Event::Discarded { who, card } => by_whom("discarded", who).with("card", card_arg(card)),
        Event::Spawned { who, at } => by_whom("spawned", who).with("square", square_arg(at)),
        Event::Ran { who, from, to } => by_whom("ran", who).with("square", square_arg(to)).with("way", way(from, to)),
        Event::Moved { who, from, to, by } if who == by => {
            by_whom("ran", who).with("square", square_arg(to)).with("way", way(from, to))
        }
        Event::Moved { who, from, to, by } => by_whom("moved", who)
            .with("by", game.figure_arg(by))
            .with("square", square_arg(to))
            .with("way", way(from, to)),
        Event::TookTile { who, tile, cubes } if cubes == Cubes::NONE => {
            by_whom("took-tile-full", who).with("tile", args::tile(&game.rules, tile))
        }
        Event::TookTile { who, tile, cubes } => {
            by_whom("took-tile", who).with("tile", args::tile(&game.rules, tile)).with("cubes", args::cost(cubes))
        }
        Event::TookWeapon { who, weapon } => by_whom("took-weapon", who).with("weapon", weapon_arg(weapon)),
        Event::Dropped { who, weapon } => by_whom("dropped", who).with("weapon", weapon_arg(weapon)),
        Event::Paid { who, coin: Coin::Cube(colour) } => by_whom("paid", who).with("colour", args::colour(colour)),
        Event::Paid { who, coin: Coin::Card(card) } => by_whom("paid-card", who).with("card", card_arg(card)),
        Event::Reloaded { who, weapon } => by_whom("reloaded", who).with("weapon", weapon_arg(weapon)),
        Event::Fired { who, weapon } => by_whom("fired", who).with("weapon", weapon_arg(weapon)),
        Event::Used { who, weapon, effect } => {
            by_whom("used", who).with("effect", args::effect(game.weapons(), weapon, effect))
        }
        Event::Hurt { by, to, damage, .. } if by == to => by_whom("burned", to).with("damage", damage),
        Event::Hurt { by, to, damage, marks: 0 } => {
            by_whom("hurt", to).with("by", game.figure_arg(by)).with("damage", damage)
        }
        Event::Hurt { by, to, damage, marks } => {
            by_whom("hurt-marks", to).with("by", game.figure_arg(by)).with("damage", damage).with("marks", marks)
        }
        Event::Marked { by, to, marks } => by_whom("marked", to).with("by", game.figure_arg(by)).with("marks", marks),
        Event::Killed { by, to } if by == to => by_whom("killed-self", to),
        Event::Killed { by, to } => by_whom("killed", to).with("by", game.figure_arg(by)),
        Event::Overkilled { by, to } => by_whom("overkilled", to).with("by", game.figure_arg(by)),
        Event::Played { who, card } => by_whom("played", who).with("card", card_arg(card)),
        Event::Scored { who, points, why } => {
            let scored = |id: &str| by_whom(id, who).with("points", points);
            match why {
                Why::FirstBlood { board } => scored("scored-first-blood").with("board", game.figure_arg(board)),
                Why::Board { board } => scored("scored-board").with("board", game.figure_arg(board)),
                Why::DoubleKill => scored("scored-double-kill"),
                Why::Track => scored("scored-track"),
                Why::Turrets => scored("scored-turrets"),
                Why::HeadStart => scored("scored-head-start"),
                Why::Spawnpoint { post } => scored("scored-spawnpoint").with("colour", args::colour(post)),
            }
        }
        Event::Commandeered { who, at, from: None } => by_whom("commandeered", who).with("square", square_arg(at)),
        Event::Commandeered { who, at, from: Some(from) } => {
            by_whom("commandeered-from", who).with("square", square_arg(at)).with("by", game.figure_arg(from))
        }
        Event::Turret { owner, at } => by_whom("turret", owner).with("square", square_arg(at)),
        Event::Tagged { who, post, how } => {
            let id = match how {
                Tag::Damage => "tagged-damage",
                Tag::Presence => "tagged-presence",
                Tag::Overkill => "tagged-overkill",
            };
            by_whom(id, who).with("colour", args::colour(post))
        }
        Event::Skull { who, left } => by_whom("skull", who).with("left", left),
        Event::Armed { who, weapon, loaded: true } => by_whom("armed", who).with("weapon", weapon_arg(weapon)),
        Event::Armed { who, weapon, .. } => by_whom("armed-unloaded", who).with("weapon", weapon_arg(weapon)),
        Event::Deed(deed) => tell_deed(game, deed),
        Event::Flipped { who } => by_whom("flipped", who),
        Event::Frenzy => told("frenzy"),
        Event::Stalemate => told("stalemate"),
        Event::Over => told("over"),
    }
}

/// What abilities and own weapons do, mostly in the words of Team Play.
fn tell_deed(game: &Adrenaline, deed: Deed) -> Message {
    let by =
        |id: &str, who: Actor| Message::new(format!("adrenaline-team-told-{id}")).with("who", game.figure_arg(who));
    let of = |id: &str, who: Figure| by(id, who.actor());
    match deed {
        Deed::Ability { who } => of("ability", who).with("ability", game.ability_arg(who)),
        Deed::Poisoned { who } => of("poisoned", who),
        Deed::Controlled { who } => of("controlled", who),
        Deed::Tracked { who } => of("tracked", who),
        Deed::Removed { who, token: Token::Venom } => of("removed-venom", who),
        Deed::Removed { who, token: Token::Control } => of("removed-control", who),
        Deed::Removed { who, token: Token::Mark } => {
            Message::new("adrenaline-told-removed-marks").with("who", game.figure_arg(who.actor()))
        }
        Deed::Overloaded { who, tokens } => of("overloaded", who).with("tokens", tokens),
        Deed::Discharged { who, tokens } => of("discharged", who).with("tokens", tokens),
        Deed::Slid { who, .. } => of("slid", who).with("killshot", game.killshot(who)),
        Deed::Healed { who, .. } => of("healed", who).with("killshot", game.killshot(who)),
        Deed::Scavenged { by: who, colour } => by("scavenged", who).with("colour", args::colour(colour)),
        Deed::Tuned { by: who } => by("tuned", who),
        Deed::Siphoned { by: who, from, colour } => {
            by("siphoned", who).with("from", game.figure_arg(from)).with("colour", args::colour(colour))
        }
    }
}

pub(crate) fn note(event: &Event) -> Note {
    match *event {
        Event::Turn { .. } => Note::turn(),
        Event::Hurt { by, to, .. } if by == to => Note::default(),
        Event::Commandeered { who, .. } => Note::default().tally(who, "turrets", 1),
        Event::Tagged { who, .. } => Note::default().tally(who, "tags", 1),
        Event::Hurt { by, damage, .. } if damage >= 3 => Note::moment(Moment::Hit, damage).tally(by, "damage", damage),
        Event::Hurt { by, damage, .. } => Note::default().tally(by, "damage", damage),
        Event::Killed { by, to } if by == to => Note::moment(Moment::Kill, 10),
        Event::Killed { by, .. } => Note::moment(Moment::Kill, 10).tally(by, "kills", 1),
        Event::Overkilled { .. } => Note::moment(Moment::Kill, 12),
        Event::Scored { who, points, why } => match why {
            Why::FirstBlood { .. } => Note::default().points(who, "first-blood", points),
            Why::Board { .. } => Note::default().points(who, "board", points),
            Why::DoubleKill => Note::moment(Moment::Feat, 20).points(who, "double-kill", points),
            Why::Track => Note::default().points(who, "track", points),
            Why::Turrets => Note::default().points(who, "turrets", points),
            Why::HeadStart => Note::default().points(who, "head-start", points),
            Why::Spawnpoint { .. } => Note::default().points(who, "spawnpoint", points),
        },
        Event::Frenzy | Event::Stalemate => Note::moment(Moment::Phase, 5),
        Event::Over => Note::moment(Moment::End, 0),
        _ => Note::default(),
    }
}
