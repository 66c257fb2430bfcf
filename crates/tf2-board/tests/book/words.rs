//! Every message the rules can emit stands in both catalogues, with the
//! arguments it is given; and the catalogues hold nothing that is never said.

use std::collections::{BTreeMap, BTreeSet};

use table::{Actor, Arg, Choice as _, Game, Message, Options, Rng, Spoken, rng};
use tf2_board::{Choice, Mode, Rules, Setup, TfBoard};

const ENGLISH: &str = include_str!("../../../words/en/tf2-board.ftl");
const POLISH: &str = include_str!("../../../words/pl/tf2-board.ftl");

/// Message ids met, with the arguments they came with every time.
#[derive(Default)]
struct Met(BTreeMap<String, BTreeSet<String>>);

impl Met {
    fn message(&mut self, message: &Message) {
        let args: BTreeSet<String> = message.args.iter().map(|(name, _)| name.to_string()).collect();
        self.0
            .entry(message.id.to_string())
            .and_modify(|known| *known = known.intersection(&args).cloned().collect())
            .or_insert(args);
        for (_, arg) in &message.args {
            self.arg(arg);
        }
    }

    fn arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Term { id, .. } => {
                self.0.entry(id.to_string()).or_default();
            }
            Arg::Message(message) => self.message(message),
            Arg::List(all) => all.iter().for_each(|arg| self.arg(arg)),
            Arg::Number(_) | Arg::Text(_) => {}
        }
    }

    /// Everything that could be said at this position.
    fn position(&mut self, game: &TfBoard, options: &Options<TfBoard>, actor: Actor) {
        self.message(&game.question(actor));
        for &choice in options {
            self.message(&game.label(actor, choice));
            let _ = game.pointer(choice);
        }
        for index in 0..TfBoard::CHOICES {
            let choice = Choice::from_index(index).unwrap();
            if let Some(reason) = game.why_not(actor, choice) {
                self.message(&reason);
            }
        }
        for other in game.actors() {
            if let Some(reason) = game.why_not(other, options[0]) {
                self.message(&reason);
            }
        }
    }
}

/// Plays with a taste for action: half of the time an attack, a special or a step toward somebody.
fn brawl(met: &mut Met, mut game: TfBoard, luck: &mut Rng, every: usize) {
    let mut options = Vec::new();
    let mut n = 0;
    while let Some(actor) = game.waiting().first() {
        game.choices(actor, &mut options);
        n += 1;
        if n == 1 || n % every == 0 {
            met.position(&game, &options, actor);
        }
        let acts: Vec<Choice> = options.iter().copied().filter(|c| matches!(c, Choice::Act(_))).collect();
        let choice =
            if actor.is_luck() || acts.is_empty() { table::draw(&game, &options, luck) } else { acts[n % acts.len()] };
        let mut events = Vec::new();
        game.apply(actor, choice, &mut events);
        for event in &events {
            met.message(&game.tell(event));
        }
    }
    met.message(&game.question(Actor(0)));
    met.message(&game.why_not(Actor(0), Choice::Pass).expect("nothing is offered after the end"));
}

fn collect() -> Met {
    let mut met = Met::default();
    let rules = Rules::embedded();
    for mode in [Mode::Ctf, Mode::Cp] {
        for seed in 0..10 {
            let start = TfBoard::new(rules, &Setup { mode, ..Setup::default() }).unwrap();
            brawl(&mut met, start, &mut rng(seed), 17);
        }
        for seed in 0..8 {
            let start = TfBoard::new(rules, &Setup { mode, concede: true, ..Setup::default() }).unwrap();
            brawl(&mut met, start, &mut rng(seed), 3);
        }
        let wrong = Setup { mode, map: Some("nowhere".to_owned()), ..Setup::default() };
        met.message(&TfBoard::new(rules, &wrong).unwrap_err().0);
    }
    // Close quarters: what open play seldom shows.
    for (i, scene) in SCENES.iter().enumerate() {
        let start = TfBoard::from_scene(rules, scene).unwrap_or_else(|bad| panic!("{bad}\n{scene}"));
        for seed in 0..6 {
            brawl(&mut met, start, &mut rng(1000 + 10 * i as u64 + seed), 3);
        }
        let mut options = Vec::new();
        let actor = start.waiting().first().unwrap();
        start.choices(actor, &mut options);
        met.position(&start, &options, actor);
        for &choice in &options.clone() {
            let mut next = start;
            next.apply(actor, choice, &mut table::Quiet);
            if let Some(actor) = next.waiting().first() {
                next.choices(actor, &mut options);
                met.position(&next, &options, actor);
            }
        }
    }
    let second =
        crate::common::ctf("blu heavy at r7c7 | red scout at r7c9 | red spy at r7c5 | active blu heavy roll 7");
    let second = second.play("minigun-barrage @red-scout 6").game;
    met.position(&second, &vec![second.hear("@red-spy").unwrap()], Actor(0));
    met
}

const SCENES: &[&str] = &[
    "map twin-forts | blu pyro at r7c7 | red scout at r7c8 | red heavy at r6c7 | red spy at r8c7 | red medic at r7c6 | active blu pyro roll 5",
    "map twin-forts | rotation 18 | blu scout at r7c5 | blu pyro at r7c6 | blu heavy at r6c5 burning | blu medic at r5c5 counters 3 | blu spy at r5c6 disguised \
     | red soldier at r7c8 | red demoman at r5c8 | red engineer at r6c8 | red sniper at r5c10 aim | red spy at r7c9 disguised | red stickies r7c7 r5c7 | red sentry at r6c9 level 2",
    "map three-yards | rotation 18 | blu soldier at r5c9 | blu pyro at r4c10 | blu heavy at r5c10 | blu engineer at r6c9 | blu demoman at r6c10 | blu sentry at r4c9 level 3 | blu stickies r5c11 r5c12 r5c13 \
     | red scout at r5c12 | red heavy at r5c11 | red medic at r4c12 counters 3 uber 1 | red sniper at r5c13 | red spy at r6c12 | point 2 none spinner 2 blu",
    "map twin-forts | rotation 20 | blu scout at r10c15 | blu medic at r11c15 counters 3 | blu spy at r9c16 disguised | blu heavy at r10c16 uber 2 | blu pyro at r9c15 | red intel at r11c16 tokens 1 | red soldier at r10c17 | red heavy at r11c14",
    "map twin-forts | rotation 20 | blu spy at r1c4 | red spy at r1c14 | turn 10",
    "map twin-forts | blu heavy at r10c16 uber 2 | blu medic at r1c4 uber 2 | blu scout at r11c15 | red spy at r1c14 | active blu scout roll 7",
    "map twin-forts | blu medic at r7c5 counters 3 | blu heavy at r7c6 | red intel by blu heavy | red spy at r7c8 disguised | active blu medic roll 7",
    "map twin-forts | blu spy at r7c5 | red intel by blu spy | red spy at r7c6 | active blu spy roll 7",
    "map twin-forts | blu spy at r7c5 disguised | red engineer at r7c6 | red sentry at r6c5 level 1 | active blu spy roll 12",
    "map twin-forts | blu sniper at r7c5 | red scout at r7c11 | active blu sniper roll 12 spent 4",
    "map twin-forts | blu sniper at r2c3 | red soldier at r2c4 | blu heavy at r2c2 | lead red | active red soldier roll 12",
    "map twin-forts | blu scout at r1c1 | red heavy at r2c3 | red pyro at r4c2 | active blu scout roll 7",
    "map three-yards | blu engineer at r5c8 | red spy at r1c18 | blu sentry at r4c9 level 3 | active blu engineer roll 12",
    "map three-yards | blu engineer at r4c8 | red spy at r1c18 | blu sentry at r4c9 level 3 | active blu engineer roll 12",
    "map three-yards | turn 10 | blu scout at r5c14 | red spy at r1c14 | point 2 blu spinner 3 blu | point 3 red spinner 1 blu",
    "map three-yards | turn 10 | blu scout at r5c10 | red scout at r5c11 | point 2 none spinner 1 red",
    "map twin-forts | turn 10 | blu engineer at r1c4 | blu sentry at r7c7 level 1 | red scout at r7c9 | red heavy at r7c5",
    "map twin-forts | turn 10 | blu spy at r1c4 | blu medic away 1 | red spy at r1c14",
    "map twin-forts | blu heavy at r7c7 | red scout at r7c9 | red spy at r7c5 | active blu heavy roll 7",
    "map twin-forts | blu demoman at r7c7 | red heavy at r7c8 | red spy at r7c9 | active blu demoman roll 12",
    "map twin-forts | blu demoman at r7c7 | red spy at r7c9 | blu stickies r5c5 r5c6 r5c7 | active blu demoman roll 12",
    "map twin-forts | blu medic at r7c5 counters 1 | blu heavy at r7c9 | blu spy at r7c6 | red spy at r7c8 | active blu medic roll 12",
    "map twin-forts | blu scout at r6c5 | red spy at r6c7 | active blu scout roll 12",
    "map twin-forts | blu pyro at r7c5 | blu heavy at r7c6 burning | blu scout at r6c5 | red spy at r5c5 disguised | active blu pyro roll 12",
    "map twin-forts | blu pyro at r7c5 | red heavy at r5c5 uber 2 | red medic at r1c14 | active blu pyro roll 12",
    "map twin-forts | blu spy at r1c1 | blu heavy at r2c2 used | lead red | turn 3 | red spy at r3c4 | active red spy roll 7",
    "map twin-forts | turn 10 | blu spy at r5c5 burning | red sniper at r7c5 burning",
    "map twin-forts | blu soldier at r7c5 | red scout at r7c8 | red spy at r6c8 | red sniper at r8c7 | active blu soldier roll 6",
];

/// The entries of a catalogue: id, then its text.
fn entries(catalogue: &str) -> BTreeMap<String, String> {
    let mut all: BTreeMap<String, String> = BTreeMap::new();
    let mut last = String::new();
    for line in catalogue.lines() {
        if let Some((id, text)) = line.split_once(" =").filter(|_| line.starts_with("tf2-board-")) {
            last = id.to_owned();
            assert!(all.insert(last.clone(), text.to_owned()).is_none(), "{id} stands twice");
        } else if line.starts_with(' ') {
            let text = all.get_mut(&last).expect("a line that goes on belongs to an entry");
            text.push('\n');
            text.push_str(line);
        }
    }
    all
}

fn variables(text: &str) -> BTreeSet<String> {
    let names = text.split('$').skip(1);
    names.map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect()).collect()
}

#[test]
fn both_catalogues_hold_every_message_and_nothing_else() {
    let met = collect();
    for (language, catalogue) in [("English", ENGLISH), ("Polish", POLISH)] {
        let entries = entries(catalogue);
        for (id, args) in &met.0 {
            let text = entries.get(id).unwrap_or_else(|| panic!("{language} has no {id}"));
            let unknown: Vec<String> = variables(text).difference(args).cloned().collect();
            assert!(unknown.is_empty(), "{language} {id} uses {unknown:?}, given {args:?}");
        }
        // The shelf says the title; cards speak for themselves where their content was changed.
        let termed = |id: &str| id == "tf2-board-title" || id.starts_with("tf2-board-card-");
        let said = |id: &String| met.0.contains_key(id) || termed(id);
        let unsaid: Vec<&String> = entries.keys().filter(|id| !said(id)).collect();
        assert!(unsaid.is_empty(), "{language} has entries nobody says: {unsaid:#?}");
    }
}

#[test]
fn polish_numbers_have_their_three_forms() {
    for (id, text) in entries(POLISH) {
        if text.contains("[one]") {
            assert!(text.contains("[few]") && text.contains("*[many]"), "{id}");
        }
    }
}

#[test]
fn an_attack_offer_carries_its_chance_as_a_fraction() {
    let table = crate::common::ctf("blu soldier at r7c5 | red scout at r7c9 | active blu soldier roll 6");
    let label = |table: &crate::common::Table, word: &str| table.game.label(Actor(0), table.game.hear(word).unwrap());
    let act = label(&table, "rocket-launcher");
    assert_eq!(act.id, "tf2-board-do-act-odds");
    let table = table.play("rocket-launcher");
    let target = label(&table, "@red-scout");
    assert_eq!(target.id, "tf2-board-do-unit-odds");
    for message in [act, target] {
        let number = |name: &str| message.args.iter().find(|(n, _)| n == name).map(|(_, arg)| arg.clone());
        assert_eq!(
            (number("hits"), number("of"), number("percent")),
            (Some(Arg::Number(3)), Some(Arg::Number(5)), Some(Arg::Number(60)))
        );
    }
}

/// The texts in a list argument.
fn texts(message: &table::Message, name: &str) -> Vec<String> {
    let list = message.args.iter().find_map(|(n, arg)| match arg {
        Arg::List(items) if n == name => Some(items),
        _ => None,
    });
    let text = |arg: &Arg| match arg {
        Arg::Text(text) => text.clone(),
        other => panic!("{name}: {other:?}"),
    };
    list.unwrap().iter().map(text).collect()
}

fn spaces(message: &table::Message, name: &str) -> Vec<String> {
    let text = message.args.iter().find_map(|(n, arg)| match arg {
        Arg::Text(text) if n == name => Some(text),
        _ => None,
    });
    text.unwrap().split_whitespace().map(str::to_owned).collect()
}

#[test]
fn a_walk_is_offered_with_the_way_it_then_takes() {
    let table = crate::common::ctf("blu scout at r7c5 | red heavy at r7c6 | active blu scout roll 6");
    let label = |word: &str| table.game.label(Actor(0), table.game.hear(word).unwrap());
    let way = spaces(&label("r7c7"), "way");
    // Around the Heavy.
    assert_eq!((way.len(), way.last().unwrap().as_str()), (6, "r7c7"));
    assert!(!way.contains(&"r7c6".to_owned()));
    assert_eq!(spaces(&label("r0c0"), "way"), [""; 0], "a wall is no destination");
    let mut game = table.game;
    let mut events = Vec::new();
    let walk = game.hear("r7c7").unwrap();
    game.apply(Actor(0), walk, &mut events);
    assert_eq!(spaces(&game.tell(&events[0]), "way"), way);
}

#[test]
fn an_action_is_offered_with_the_spaces_it_can_be_aimed_at() {
    let table = crate::common::ctf("blu soldier at r7c5 | red scout at r7c9 | active blu soldier roll 6");
    let label = |word: &str| table.game.label(Actor(0), table.game.hear(word).unwrap());
    assert_eq!(texts(&label("rocket-launcher"), "aims"), ["r7c9"]);
    assert!(texts(&label("rocket-jump"), "aims").contains(&"r7c7".to_owned()));
}
