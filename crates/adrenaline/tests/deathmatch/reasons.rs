//! Whatever a player is told about an answer that is not offered is true: each
//! reason is held against what can be seen on the table.

use adrenaline::{Adrenaline, Arena, Choice, Colour, FigureView, Mode, Public, Rules, Setup, Square};
use table::laws::{Stated, reasons};
use table::{Arg, Game, Spoken};

/// What the one who is asked sees.
struct Facts {
    view: Public,
    arena: &'static Arena,
    me: FigureView,
    hand: Vec<String>,
}

impl Facts {
    fn of(stated: &Stated<'_, Adrenaline>) -> Facts {
        let view = stated.game.public();
        let arena = Rules::embedded().arenas.iter().find(|arena| arena.id == view.arena).unwrap();
        let name = stated.game.actor_name(stated.actor);
        let seat = view.figures.iter().position(|figure| figure.id == name).unwrap();
        let own = stated.game.own(stated.game.actors()).swap_remove(seat);
        let hand = own.hand.unwrap().iter().map(ToString::to_string).collect();
        Facts { me: view.figures[seat].clone(), view, arena, hand }
    }

    fn at(&self, figure: &FigureView) -> Option<Square> {
        self.arena.named(figure.at.as_deref()?)
    }

    fn here(&self) -> Option<Square> {
        self.at(&self.me)
    }

    /// The square that an answer means: its own, or that of a figure or a spawnpoint.
    fn square(&self, stated: &Stated<'_, Adrenaline>) -> Option<Square> {
        if let Choice::Square(square) = stated.choice {
            return Some(square);
        }
        let name = stated.word.strip_prefix('@')?;
        let post = Colour::ALL.into_iter().find(|colour| colour.name() == name);
        post.map(|post| self.arena.spawn[post]).or_else(|| self.at(self.figure(name)?))
    }

    fn figure(&self, name: &str) -> Option<&FigureView> {
        self.view.figures.iter().find(|figure| figure.id == name)
    }

    /// Everywhere somebody stands.
    fn stands(&self) -> impl Iterator<Item = Square> + '_ {
        self.view.figures.iter().filter_map(|figure| self.at(figure))
    }

    fn weapon(&self, id: &str) -> Option<bool> {
        self.me.weapons.iter().find(|weapon| weapon.id == id).map(|weapon| weapon.loaded)
    }

    /// Cubes and cards, by colour.
    fn purse(&self) -> [usize; 3] {
        Colour::ALL.map(|colour| {
            let cards = self.hand.iter().filter(|card| card.ends_with(colour.name())).count();
            usize::from(self.me.ammo[colour as usize]) + cards
        })
    }

    /// What the reason says is due.
    fn cost(stated: &Stated<'_, Adrenaline>) -> [usize; 3] {
        let mut cost = [0; 3];
        let Some((_, Arg::List(cubes))) = stated.reason.args.first() else { panic!("{:?}", stated.reason) };
        for cube in cubes {
            let Arg::Message(cube) = cube else { panic!("{cube:?}") };
            let [(_, Arg::Number(n)), (_, Arg::Term { plain, .. })] = &cube.args[..] else { panic!("{cube:?}") };
            let colour = Colour::ALL.into_iter().find(|colour| colour.name() == plain).unwrap();
            cost[colour as usize] += *n as usize;
        }
        cost
    }

    fn aligned(&self, a: Square, b: Square) -> bool {
        let (a, b) = (self.arena.place(a), self.arena.place(b));
        a.0 == b.0 || a.1 == b.1
    }

    fn spawnpoint(&self, stated: &Stated<'_, Adrenaline>) -> (bool, bool) {
        let domination = self.view.domination.as_ref().unwrap();
        let post = domination.spawnpoints.iter().find(|post| stated.word == format!("@{}", post.colour)).unwrap();
        (post.damaged, post.damaged_by_bot)
    }
}

fn is_true(stated: &Stated<'_, Adrenaline>) -> bool {
    let facts = Facts::of(stated);
    let Facts { view, arena, me, hand, .. } = &facts;
    let word = stated.word.as_str();
    let id = stated.reason.id.strip_prefix("adrenaline-not-");
    let id = id.or_else(|| stated.reason.id.strip_prefix("adrenaline-team-not-")).expect("a reason");
    let square = facts.square(stated);
    // Of a room, any square.
    let room = |at: &Square| word.strip_prefix("room-") == Some(&*arena.room(*at).name);
    let seen = || match square {
        Some(square) => arena.sees(facts.here().unwrap(), square),
        None => arena.all.filter(room).any(|at| arena.sees(facts.here().unwrap(), at)),
    };
    let count = |name: &str| stated.number(name).unwrap();
    // From where a distance is counted: oneself, whom one pushes, whom one has hit.
    let measured = || {
        let mut from = if view.firing.is_some() { arena.all.collect() } else { facts.stands().collect::<Vec<_>>() };
        from.drain(..).any(|from| i64::from(arena.distance(from, square.unwrap())) == count("distance"))
    };
    let actions = ["run", "grab", "shoot"].into_iter().any(|action| stated.offers(action));
    match id {
        "in-this-game" => stated.game.hear(word) != Some(stated.choice),
        // Between actions a figure is asked for only for the sake of the bot.
        "now" => {
            !stated.is_asked_for() || view.bot.as_ref().is_some_and(|bot| stated.offers(&format!("@{}", bot.figure)))
        }
        "must-choose" => word == "pass",
        "bot-owed" => word == "pass" && view.bot.as_ref().unwrap().owed,
        "bot-done" => !view.bot.as_ref().unwrap().owed,
        "bot-itself" => format!("@{}", view.bot.as_ref().unwrap().figure) == word,
        "bot-cannot-see" => {
            let bot = facts.figure(&view.bot.as_ref().unwrap().figure).unwrap();
            !arena.sees(facts.at(bot).unwrap(), square.unwrap())
        }
        "in-the-middle" => !actions,
        "no-actions-left" => view.actions_left == 0,
        "no-run-in-frenzy" => view.frenzy && word == "run",
        "no-weapon" => me.weapons.is_empty(),
        "all-unloaded" => me.weapons.iter().all(|weapon| !weapon.loaded),
        "unloaded" => facts.weapon(word) == Some(false),
        "loaded" => facts.weapon(word) == Some(true),
        "held-already" | "just-taken" => facts.weapon(word).is_some(),
        "not-yours" => facts.weapon(word).is_none(),
        "not-here" => {
            let lies = |at: &&adrenaline::SquareView| Some(&at.id) == me.at.as_ref();
            view.squares.iter().filter(lies).all(|at| at.weapons.iter().all(|lying| lying.as_deref() != Some(word)))
        }
        "no-target" => !stated.offers(word),
        "no-target-there" => arena.distance(facts.here().unwrap(), square.unwrap()) <= 2,
        "no-shot-left" => facts.weapon(word) == Some(false) && view.frenzy,
        "shoot-first" => stated.offers("shoot"),
        "cannot-pay" => facts.purse().iter().zip(Facts::cost(stated)).any(|(has, due)| *has < due),
        "cannot-pay-any" => facts.purse().iter().sum::<usize>() <= 1,
        "no-cube" => Colour::ALL.into_iter().any(|c| c.name() == word && me.ammo[c as usize] == 0),
        "other-colour" => {
            let colour = word.rsplit('-').next().unwrap();
            stated.offers.iter().all(|&offer| !stated.game.say(offer).ends_with(colour))
        }
        "only-spawnpoints" => square.is_none_or(|at| arena.spawnpoint(at).is_none()) || word.starts_with('@'),
        "post-stays" | "no-scope-on-post" => Colour::ALL.into_iter().any(|post| word == format!("@{}", post.name())),
        "other-heading" => facts.aligned(facts.here().unwrap(), square.unwrap()),
        "way-too-long" => facts.stands().any(|at| arena.distance(at, square.unwrap()) == 1),
        "other-mode" | "later" | "used" => (word.starts_with('+') || word == "basic") && view.firing.is_some(),
        "yourself" => word == format!("@{}", me.id),
        "off-board" => square.is_none(),
        "not-hurt" => word.starts_with('@'),
        "leads-nowhere" | "nobody-there" | "chosen-already" | "takes-no-marks" => view.firing.is_some(),
        "first-turn" => view.domination.as_ref().unwrap().first_turn,
        "damaged-already" => {
            let (damaged, by_bot) = facts.spawnpoint(stated);
            damaged || by_bot
        }
        "not-on-tile" => !stated.offers(word),
        "not-open" => {
            let open = &view.turrets.as_ref().unwrap().tiles;
            open.iter().flatten().all(|tile| format!("tile-{tile}") != word)
        }
        "stand-still" => square == facts.here(),
        "same-square" => facts.stands().any(|at| Some(at) == square),
        "too-far" => count("distance") > count("most") && measured(),
        "too-near" => count("distance") < count("least") && measured(),
        "not-straight" => match view.firing.as_deref() {
            // A figure: from where the shooter stands.
            Some(_) if word.starts_with('@') => !facts.aligned(facts.here().unwrap(), square.unwrap()),
            _ => facts.stands().any(|at| !facts.aligned(at, square.unwrap())),
        },
        "wall-between" => facts.stands().any(|at| {
            at != square.unwrap() && facts.aligned(at, square.unwrap()) && !arena.straight(at, 9).has(square.unwrap())
        }),
        // Whom Thor has hit sees for the next bolt.
        "cannot-see" => !seen() || view.firing.as_deref() == Some("thor"),
        "can-see" => seen(),
        "other-room" => view.firing.is_some(),
        "own-room" => room(&facts.here().unwrap()),
        "not-a-target" => view.firing.is_some(),
        "no-card" => !hand.iter().any(|card| card == word),
        "scope-later" => hand.iter().any(|card| card == word) && word.starts_with("targeting-scope"),
        "tagback-later" => hand.iter().any(|card| card == word) && word.starts_with("tagback-grenade"),
        "between-actions" => !actions && (word.starts_with("newton") || word.starts_with("teleporter")),
        "no-rush-in-frenzy" | "no-reload" => view.frenzy,
        "own-stays" => me.power.as_ref().unwrap().weapon.as_deref() == Some(word),
        "no-ability-on-post" => Colour::ALL.into_iter().any(|post| word == format!("@{}", post.name())),
        "unlocked" => me.damage.len() >= if word == "rush-grab" { 3 } else { 6 },
        "no-rush" => {
            let power = me.power.as_ref().unwrap();
            power.slides >= 5 || usize::from(power.killshot) <= me.damage.len() + 1
        }
        "no-lock" => {
            let target = facts.figure(&word[1..]).unwrap();
            target.marks.iter().any(|(by, n)| *by == me.id && *n >= 3)
                || square.is_none()
                || !seen() && !target.power.as_ref().unwrap().tracked
        }
        "nothing-to-siphon" => {
            let target = facts.figure(&word[1..]).unwrap();
            let is_bot = view.bot.as_ref().is_some_and(|bot| bot.figure == target.id);
            let none = (0..3).all(|c| target.ammo[c] == 0 || me.ammo[c] >= 3);
            is_bot || none || target.at != me.at || target.id == me.id
        }
        "no-token" | "not-beside-it" | "not-in-price" | "no-room" | "no-such-use" => !stated.offers(word),
        "not-healable" => me.power.as_ref().unwrap().slides == 0 || word != format!("@{}", me.id),
        "nothing-to-purge" => {
            let power = me.power.as_ref().unwrap();
            match word {
                "venom" => !power.venom,
                "control" => !power.control,
                "mark" => me.marks.is_empty(),
                "purge" => !power.venom && !power.control && me.marks.is_empty(),
                other => other != format!("@{}", me.id),
            }
        }
        "card-full" => me.power.as_ref().unwrap().tokens == 4,
        "nothing-unloaded" => me.weapons.iter().all(|weapon| weapon.loaded),
        "not-struck" => view.firing.is_some(),
        "no-venom" => !facts.figure(&word[1..]).unwrap().power.as_ref().unwrap().venom,
        other => panic!("nobody knows when {other} is true"),
    }
}

#[test]
fn every_reason_stated_in_a_random_match_is_true() {
    let mut met = 0;
    for (n, arena) in Rules::embedded().arenas.iter().enumerate() {
        for mode in Mode::ALL {
            for (bot, powers) in [(false, false), (true, false), (false, true), (true, true)] {
                let players = if bot { 2 + n as u8 % 3 } else { 3 + n as u8 % 3 };
                let arena = arena.id.clone();
                let setup = Setup { mode, players, bot, powers, arena, skulls: 5, ..Setup::default() };
                let game = Adrenaline::new(Rules::embedded(), &setup).unwrap();
                met += reasons(&game, n as u64, 5, is_true).unwrap_or_else(|untrue| panic!("{setup:?}\n{untrue}"));
            }
        }
    }
    assert!(met > 100_000, "{met}");
}
