//! Events as messages. What happens in both games has the same sentence in
//! both; only what is new in team play has sentences of its own.

use table::{Actor, Arg, Message, Moment, Note};

use super::event::{Event, Why};
use super::state::TeamPlay;
use crate::abilities::{Gifted, Token};
use crate::args;
use crate::ids::{Card, Figure, Player, Team, Weapon};
use crate::pay::Coin;
use crate::range::Range;
use crate::wallet::Cubes;

pub(crate) fn tell(game: &TeamPlay, event: &Event) -> Message {
    let told = |id: &str| Message::new(format!("adrenaline-team-told-{id}"));
    let of = |id: &str, who: Figure| told(id).with("who", game.figure_arg(who));
    let by = |id: &str, player: Actor| told(id).with("who", game.player_arg(Player::of(player)));
    let team = |id: &str, team: Team| told(id).with("team", game.team_arg(team));
    let weapon = |n: Weapon| game.weapon_arg(n);
    match *event {
        Event::RewardTile { reward } => told("reward-tile").with("reward", game.reward_arg(reward)),
        Event::Begins { team: n } => team("begins", n),
        Event::Revealed { who, weapon: n } => of("revealed", who).with("weapon", weapon(n)),
        Event::Drafted { team: n, who } => team("drafted", n).with("who", game.figure_arg(who)),
        Event::Assigned { player, who } => by("assigned", player).with("character", game.figure_arg(who)),
        Event::Shared { team: n, who } => team("shared", n).with("who", game.figure_arg(who)),
        Event::Armed { weapon: n, by: player, .. } => by("armed", player).with("weapon", weapon(n)),
        Event::Unarmed { who, weapon: n } => of("unarmed", who).with("weapon", weapon(n)),
        Event::Turn { team: n } => team("turn", n),
        Event::Controls { player, who } => by("controls", player).with("character", game.figure_arg(who)),
        Event::Acts { who } => of("acts", who),
        Event::Passed { who } => of("passed", who),
        Event::Slid { who, .. } => of("slid", who).with("killshot", game.killshot(who)),
        Event::Healed { who, .. } => of("healed", who).with("killshot", game.killshot(who)),
        Event::Pushed { who, from, to, by: player } => of("pushed", who)
            .with("player", game.player_arg(Player::of(player)))
            .with("square", args::square(&game.arena, to))
            .with("way", args::way(&game.arena, from, to)),
        Event::Unloaded { player, weapon: n } => by("unloaded", player).with("weapon", weapon(n)),
        Event::Hurt { by, to, damage, marks: 0 } => {
            of("hurt", to).with("by", game.figure_arg(by)).with("damage", damage)
        }
        Event::Hurt { by, to, damage, marks } => {
            of("hurt-marks", to).with("by", game.figure_arg(by)).with("damage", damage).with("marks", marks)
        }
        Event::Marked { to, marks } => of("marked", to).with("marks", marks),
        Event::Poisoned { who } => of("poisoned", who),
        Event::Controlled { who } => of("controlled", who),
        Event::Overloaded { who, tokens } => of("overloaded", who).with("tokens", tokens),
        Event::Tracked { who } => of("tracked", who),
        Event::Venom { who, damage } => of("venom", who).with("damage", damage),
        Event::Ability { who } => of("ability", who).with("ability", game.ability_arg(who)),
        Event::Removed { who, token } => of(
            match token {
                Token::Venom => "removed-venom",
                Token::Control => "removed-control",
                Token::Mark => "removed-mark",
            },
            who,
        ),
        Event::Discharged { who, tokens } => of("discharged", who).with("tokens", tokens),
        Event::Scavenged { player, colour } => by("scavenged", player).with("colour", args::colour(colour)),
        Event::Tuned { player } => by("tuned", player),
        Event::Siphoned { player, from, colour } => {
            by("siphoned", player).with("from", game.player_arg(Player::of(from))).with("colour", args::colour(colour))
        }
        Event::Flushed { team: n, colours } => team("flushed", n).with("colours", colours),
        Event::Landed { who, damage, lost: 0 } => of("landed", who).with("damage", damage),
        Event::Landed { who, damage, lost } => of("landed-lost", who).with("damage", damage).with("lost", lost),
        Event::GotCube { player, colour } => by("got-cube", player).with("colour", args::colour(colour)),
        Event::Killed { who } => of("killed", who),
        Event::Overkilled { who } => of("overkilled", who),
        Event::Scored { team: n, points, why } => {
            let scored = |id: &str| team(id, n).with("points", points);
            match why {
                Why::Flush { colours } => scored("scored-flush").with("colours", colours),
                Why::Board { who } => scored("scored-board").with("board", game.figure_arg(who)),
                Why::Overkill { who } => scored("scored-overkill").with("board", game.figure_arg(who)),
                Why::Doublekill => scored("scored-doublekill"),
                Why::Triplekill => scored("scored-triplekill"),
                Why::Leftover => scored("scored-leftover"),
            }
        }
        Event::Skull { who, left } => of("skull", who).with("left", left),
        Event::LastTurn { team: n } => team("last-turn", n),
        ref other => tell_shared(game, other),
    }
}

/// What the base game has a sentence for.
fn tell_shared(game: &TeamPlay, event: &Event) -> Message {
    let told = |id: &str| Message::new(format!("adrenaline-told-{id}"));
    let of = |id: &str, who: Figure| told(id).with("who", game.figure_arg(who));
    let by = |id: &str, player: Actor| told(id).with("who", game.player_arg(Player::of(player)));
    let square = |at| -> Arg { args::square(&game.arena, at) };
    let way = |from, to| args::way(&game.arena, from, to);
    let card = |n: Card| args::card(&game.rules, n);
    let weapon = |n: Weapon| game.weapon_arg(n);
    match *event {
        Event::Stock(stock) => stock.tell(&game.rules, &game.arena),
        Event::Drew { player, card: Some(n) } => by("drew", player).with("card", card(n)),
        Event::Drew { player, card: None } => by("drew-hidden", player),
        Event::Discarded { player, card: n } => by("discarded", player).with("card", card(n)),
        Event::Spawned { who, at } => of("spawned", who).with("square", square(at)),
        Event::Ran { who, from, to } => of("ran", who).with("square", square(to)).with("way", way(from, to)),
        Event::Moved { who, from, to, by } if who == by => {
            of("ran", who).with("square", square(to)).with("way", way(from, to))
        }
        Event::Moved { who, from, to, by } => {
            of("moved", who).with("by", game.figure_arg(by)).with("square", square(to)).with("way", way(from, to))
        }
        Event::TookTile { player, tile, cubes } if cubes == Cubes::NONE => {
            by("took-tile-full", player).with("tile", args::tile(&game.rules, tile))
        }
        Event::TookTile { player, tile, cubes } => {
            by("took-tile", player).with("tile", args::tile(&game.rules, tile)).with("cubes", args::cost(cubes))
        }
        Event::TookWeapon { player, weapon: n } => by("took-weapon", player).with("weapon", weapon(n)),
        Event::Dropped { player, weapon: n } => by("dropped", player).with("weapon", weapon(n)),
        Event::Paid { player, coin: Coin::Cube(colour) } => by("paid", player).with("colour", args::colour(colour)),
        Event::Paid { player, coin: Coin::Card(n) } => by("paid-card", player).with("card", card(n)),
        Event::Reloaded { player, weapon: n } => by("reloaded", player).with("weapon", weapon(n)),
        Event::Fired { who, weapon: n } => of("fired", who).with("weapon", weapon(n)),
        Event::Used { who, weapon, effect } => {
            of("used", who).with("effect", args::effect(game.weapons(), weapon, effect))
        }
        Event::Played { player, card: n } => by("played", player).with("card", card(n)),
        Event::Stalemate => told("stalemate"),
        _ => told("over"),
    }
}

pub(crate) fn note(game: &TeamPlay, event: &Event) -> Note {
    // The killer plays for the other team.
    let foe = |who: Figure| game.voice(game.side(who).other());
    match *event {
        Event::Turn { .. } => Note::turn(),
        Event::Hurt { by, damage, .. } if damage >= 3 => {
            Note::moment(Moment::Hit, damage).tally(game.voice(game.side(by)), "damage", damage)
        }
        Event::Hurt { by, damage, .. } => Note::default().tally(game.voice(game.side(by)), "damage", damage),
        Event::Venom { who, damage } => Note::default().tally(foe(who), "damage", damage),
        Event::Flushed { team, colours } => {
            Note::moment(Moment::Flush, 6 + colours).tally(game.voice(team.other()), "flushes", 1)
        }
        Event::Killed { who } => Note::moment(Moment::Kill, 10).tally(foe(who), "kills", 1),
        Event::Overkilled { who } => Note::moment(Moment::Kill, 12).tally(foe(who), "kills", 1),
        Event::Scored { team, points, why } => {
            let (note, source) = match why {
                Why::Flush { .. } => (Note::default(), "flush"),
                Why::Board { .. } => (Note::default(), "board"),
                Why::Overkill { .. } => (Note::default(), "overkill"),
                Why::Doublekill => (Note::moment(Moment::Feat, 20), "double-kill"),
                Why::Triplekill => (Note::moment(Moment::Feat, 30), "triple-kill"),
                Why::Leftover => (Note::default(), "leftover"),
            };
            note.points(game.voice(team), source, points)
        }
        Event::LastTurn { .. } | Event::Stalemate => Note::moment(Moment::Phase, 5),
        Event::Over => Note::moment(Moment::End, 0),
        _ => Note::default(),
    }
}
