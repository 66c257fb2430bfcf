//! Whatever a player or a team is told about an answer that is not offered is
//! true: each reason is held against what can be seen on the table.

use adrenaline::team::{CharacterView, Choice, PlayerView, Public, Setup, Use};
use adrenaline::{Arena, Colour, Rules, Square, TeamPlay};
use table::laws::{Stated, reasons};
use table::{Arg, Game, Spoken};

struct Facts {
    view: Public,
    arena: &'static Arena,
    /// The player who is asked, or who controls the character that acts.
    me: Option<PlayerView>,
    hand: Vec<String>,
    acting: Option<CharacterView>,
}

impl Facts {
    fn of(stated: &Stated<'_, TeamPlay>) -> Facts {
        let view = stated.game.public();
        let arena = Rules::embedded().arenas.iter().find(|arena| arena.id == view.arena).unwrap();
        let name = stated.game.actor_name(stated.actor);
        let seat = view.players.iter().position(|player| player.id == name);
        let own = stated.game.own(stated.game.actors());
        let hand = seat.and_then(|seat| own[seat].hand.clone()).unwrap_or_default();
        let acting = view.acting.as_ref().and_then(|id| view.characters.iter().find(|c| c.id == *id)).cloned();
        Facts {
            me: seat.map(|seat| view.players[seat].clone()),
            hand: hand.iter().map(ToString::to_string).collect(),
            view,
            arena,
            acting,
        }
    }

    fn at(&self, who: &CharacterView) -> Option<Square> {
        self.arena.named(who.at.as_deref()?)
    }

    fn here(&self) -> Option<Square> {
        self.at(self.acting.as_ref()?)
    }

    fn character(&self, word: &str) -> Option<&CharacterView> {
        self.view.characters.iter().find(|c| word.strip_prefix('@') == Some(&*c.id))
    }

    fn square(&self, stated: &Stated<'_, TeamPlay>) -> Option<Square> {
        match stated.choice {
            Choice::Square(square) => Some(square),
            _ => self.at(self.character(&stated.word)?),
        }
    }

    fn stands(&self) -> impl Iterator<Item = Square> + '_ {
        self.view.characters.iter().filter_map(|who| self.at(who))
    }

    fn purse(&self) -> [usize; 3] {
        Colour::ALL.map(|colour| {
            let cards = self.hand.iter().filter(|card| card.ends_with(colour.name())).count();
            usize::from(self.me.as_ref().unwrap().ammo[colour as usize]) + cards
        })
    }

    fn cost(stated: &Stated<'_, TeamPlay>) -> [usize; 3] {
        let mut cost = [0; 3];
        let Some((_, Arg::List(cubes))) = stated.reason.args.first() else { panic!("{:?}", stated.reason) };
        for cube in cubes {
            let Arg::Message(cube) = cube else { panic!("{cube:?}") };
            let [(_, Arg::Number(n)), (_, Arg::Term { plain, .. })] = &cube.args[..] else { panic!("{cube:?}") };
            cost[Colour::ALL.into_iter().position(|colour| colour.name() == plain).unwrap()] += *n as usize;
        }
        cost
    }

    fn aligned(&self, a: Square, b: Square) -> bool {
        let (a, b) = (self.arena.place(a), self.arena.place(b));
        a.0 == b.0 || a.1 == b.1
    }

    /// Whose own weapon it is, if it is one of this match.
    fn own_weapon(&self, word: &str) -> Option<&CharacterView> {
        self.view.characters.iter().find(|c| c.weapon.as_ref().is_some_and(|weapon| weapon.id == word))
    }
}

fn is_own_weapon(word: &str) -> bool {
    Rules::embedded().team.own_weapon_cards().iter().any(|card| card.id == word)
}

fn is_true(stated: &Stated<'_, TeamPlay>) -> bool {
    let facts = Facts::of(stated);
    let Facts { view, arena, me, hand, acting } = &facts;
    let word = stated.word.as_str();
    let square = facts.square(stated);
    let who = facts.character(word);
    let count = |name: &str| stated.number(name).unwrap();
    let measured = || {
        let mut from = if view.firing.is_some() { arena.all.collect() } else { facts.stands().collect::<Vec<_>>() };
        from.drain(..).any(|from| i64::from(arena.distance(from, square.unwrap())) == count("distance"))
    };
    let mine = || who.is_some_and(|who| who.team.as_ref() == Some(&view.turn));
    if let Some(id) = stated.reason.id.strip_prefix("adrenaline-team-not-") {
        return match id {
            "own-team" => mine(),
            "no-token" => mine() || stated.is_asked_for() || !who.unwrap().control,
            "not-beside-it" => who.is_some(),
            "not-on-team" => {
                let asked = stated.game.actor_name(stated.actor);
                let team = asked.split('-').next().unwrap();
                !word.starts_with(team)
            }
            "not-in-price" => matches!(stated.choice, Choice::Cube(_)),
            "no-such-use" => !stated.offers(word),
            "no-lock" => {
                let hidden = !arena.sees(facts.here().unwrap(), square.unwrap()) && !who.unwrap().tracked;
                hidden || who.unwrap().marks >= 3
            }
            "enemies-only" => mine(),
            "acted" => who.is_some_and(|who| who.acted) && mine(),
            "not-controlled" => !mine() || me.as_ref().is_some_and(|me| who.unwrap().owner.as_ref() != Some(&me.id)),
            "no-use" => mine(),
            "taken" => who.is_some_and(|who| who.team.is_some()),
            "no-venom" => !who.unwrap().venom,
            "not-struck" => view.firing.is_some(),
            "not-healable" => word == "heal" || who.is_some(),
            "choose-character" => {
                stated.offers.iter().any(|offer| matches!(offer, Choice::Figure(_))) || {
                    // All have acted; nobody is left to choose.
                    view.characters.iter().filter(|c| c.team.as_ref() == Some(&view.turn)).all(|c| c.acted)
                }
            }
            "unlocked" => acting.as_ref().unwrap().damage >= 3,
            "no-rush" => {
                let acting = acting.as_ref().unwrap();
                acting.slides >= 5 || acting.damage + 1 >= acting.killshot
            }
            "not-its-weapon" => {
                is_own_weapon(word)
                    && facts.own_weapon(word).is_none_or(|owner| Some(&owner.id) != view.acting.as_ref())
            }
            "loaded-by-other" => {
                let weapon = facts.own_weapon(word).unwrap().weapon.clone().unwrap();
                !weapon.loaded || weapon.loaded_by.as_ref() != me.as_ref().map(|me| &me.id)
            }
            "not-in-play" => is_own_weapon(word) && facts.own_weapon(word).is_none(),
            "no-room" | "no-floor" | "not-on-square" => !stated.offers(word),
            "venom-first" => view.characters.iter().any(|who| who.venom && who.team.as_ref() != Some(&view.turn)),
            "all-must-act" => {
                word == "pass" && view.characters.iter().any(|c| c.team.as_ref() == Some(&view.turn) && !c.acted)
            }
            "card-full" => view.characters.iter().any(|who| who.ability.tokens >= 4),
            "nothing-to-purge" => matches!(stated.choice, Choice::Use(_)),
            "nothing-unloaded" => stated.choice == Choice::Use(Use::Tune),
            other => panic!("nobody knows when {other} is true"),
        };
    }
    let id = stated.reason.id.strip_prefix("adrenaline-not-").expect("a reason");
    match id {
        "in-this-game" => stated.game.hear(word) != Some(stated.choice),
        "now" => !stated.is_asked_for(),
        "must-choose" => word == "pass",
        "in-the-middle" => !stated.offers("grab"),
        "all-unloaded" => {
            let own = acting.as_ref().unwrap().weapon.as_ref();
            let controller = me.as_ref().unwrap();
            controller.weapons.is_empty() && own.is_none_or(|own| own.loaded_by.as_ref() != Some(&controller.id))
        }
        "no-target" | "no-target-there" | "nobody-there" => !stated.offers(word),
        "loaded" => {
            let team = view.players.iter().filter(|player| player.team == view.turn);
            let own = facts.own_weapon(word).and_then(|owner| owner.weapon.clone());
            team.flat_map(|player| &player.weapons).any(|held| held == word) || own.is_some_and(|own| own.loaded)
        }
        "not-yours" => !me.as_ref().unwrap().weapons.iter().any(|weapon| weapon == word),
        "just-taken" => me.as_ref().unwrap().weapons.iter().any(|weapon| weapon == word),
        "not-here" => {
            let lies = |at: &&adrenaline::SquareView| Some(&at.id) == acting.as_ref().unwrap().at.as_ref();
            view.squares.iter().filter(lies).all(|at| at.weapons.iter().all(|lying| lying.as_deref() != Some(word)))
        }
        "cannot-pay" => {
            // A tuned weapon costs one cube less.
            let spared = usize::from(me.as_ref().unwrap().tuned);
            let missing = facts.purse().into_iter().zip(Facts::cost(stated)).map(|(has, due)| due.saturating_sub(has));
            missing.sum::<usize>() > spared
        }
        "cannot-pay-any" => facts.purse().iter().sum::<usize>() <= 1,
        "no-cube" => Colour::ALL.into_iter().any(|c| c.name() == word && me.as_ref().unwrap().ammo[c as usize] == 0),
        "other-colour" => {
            let colour = word.rsplit('-').next().unwrap();
            stated.offers.iter().all(|&offer| !stated.game.say(offer).ends_with(colour))
        }
        "other-mode" | "later" | "used" => view.firing.is_some(),
        "other-heading" => facts.aligned(facts.here().unwrap(), square.unwrap()),
        "same-square" => facts.stands().any(|at| Some(at) == square) || view.firing.is_some(),
        "too-far" => count("distance") > count("most") && measured(),
        "too-near" => count("distance") < count("least") && measured(),
        "not-straight" => match view.firing {
            Some(_) if who.is_some() => !facts.aligned(facts.here().unwrap(), square.unwrap()),
            _ => facts.stands().any(|at| !facts.aligned(at, square.unwrap())),
        },
        "wall-between" => facts.stands().any(|at| {
            Some(at) != square && facts.aligned(at, square.unwrap()) && !arena.straight(at, 9).has(square.unwrap())
        }),
        "cannot-see" => !arena.sees(facts.here().unwrap(), square.unwrap()) || view.firing.as_deref() == Some("thor"),
        "can-see" => arena.sees(facts.here().unwrap(), square.unwrap()),
        "own-room" => word == format!("room-{}", arena.room(facts.here().unwrap()).name),
        "other-room" | "chosen-already" | "not-a-target" => view.firing.is_some(),
        "no-card" => !hand.iter().any(|card| card == word),
        "scope-later" => word.starts_with("targeting-scope"),
        "tagback-later" => word.starts_with("tagback-grenade"),
        "between-actions" => word.starts_with("newton") || word.starts_with("teleporter"),
        other => panic!("nobody knows when {other} is true"),
    }
}

#[test]
fn every_reason_stated_in_a_random_match_is_true() {
    let mut met = 0;
    for black in 1..=3 {
        for white in 1..=3 {
            let arena = ["L1R1", "L1R2", "L2R1", "L2R2"][usize::from(black + white) % 4].to_owned();
            let setup = Setup { arena, skulls: 5, ..Setup::seated(black, white) };
            let game = TeamPlay::new(Rules::embedded(), &setup).unwrap();
            let seed = u64::from(black * 3 + white);
            met += reasons(&game, seed, 5, is_true).unwrap_or_else(|untrue| panic!("{setup:?}\n{untrue}"));
        }
    }
    assert!(met > 100_000, "{met}");
}
