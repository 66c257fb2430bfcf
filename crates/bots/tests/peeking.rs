//! An evaluation that goes by nothing but the cards in hidden hands gets no
//! further than an honest one: it is never given the true position. Nor does a
//! network whose numbers do so. And a bot that is told to stop deals few more worlds.

mod made_up;

use std::cell::RefCell;

use adrenaline::{Adrenaline, Choice, Event, Rules, Setup};
use bots::{Bot, Evaluate, Greed, Search, Shares, Skill, Stop, World};
use table::{
    Actor, Actors, BadScene, BadSetup, Encode, Features, Game, Match, Message, Name, Options, Pointer, Quiet, Rng,
    Sink, Spoken, Standing, rng,
};

/// Tells a bot to stop once that number of worlds was dealt.
#[derive(Default)]
struct Bell {
    dealt: u64,
    rings_at: u64,
    stop: Option<Stop>,
}

impl Bell {
    fn count(&mut self) {
        self.dealt += 1;
        let rung = self.stop.as_ref().filter(|_| self.dealt >= self.rings_at);
        rung.inspect(|stop| stop.set());
        assert!(rung.is_none() || self.dealt < self.rings_at + 100, "it thinks on");
    }
}

thread_local! {
    static BELL: RefCell<Bell> = RefCell::default();
}

/// Adrenaline, thought about by somebody who looks into every hand.
#[derive(Clone, Debug, PartialEq)]
struct Peeker(Adrenaline);

impl Peeker {
    /// A number that is another one with other hands, between 0 and 1.
    fn hands(&self) -> f32 {
        let own = self.0.own(self.0.actors());
        let text: String = own.iter().map(|figure| format!("{:?}", figure.hand)).collect();
        let hash = text.bytes().fold(17u32, |hash, byte| hash.wrapping_mul(31).wrapping_add(u32::from(byte)));
        (hash % 1009) as f32 / 1009.0
    }
}

impl Game for Peeker {
    const NAME: &'static str = "peeker";
    const RULES: u16 = 1;
    const CHOICES: usize = Adrenaline::CHOICES;

    type Rules = Rules;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type Public = <Adrenaline as Game>::Public;
    type Own = <Adrenaline as Game>::Own;

    fn new(rules: &'static Rules, setup: &Setup) -> Result<Self, BadSetup> {
        Adrenaline::new(rules, setup).map(Peeker)
    }

    fn rules(&self) -> &'static Rules {
        self.0.rules()
    }

    fn actors(&self) -> Actors {
        self.0.actors()
    }

    fn waiting(&self) -> Actors {
        self.0.waiting()
    }

    fn choices(&self, actor: Actor, out: &mut Options<Self>) {
        self.0.choices(actor, out);
    }

    fn weight(&self, choice: Choice) -> u32 {
        self.0.weight(choice)
    }

    fn apply(&mut self, actor: Actor, choice: Choice, events: &mut impl Sink<Event>) {
        self.0.apply(actor, choice, events);
    }

    fn standing(&self) -> Standing {
        self.0.standing()
    }

    fn public(&self) -> Self::Public {
        self.0.public()
    }

    fn own(&self, sees: Actors) -> Self::Own {
        self.0.own(sees)
    }

    fn seen(&self, event: &Event, sees: Actors) -> Option<Event> {
        self.0.seen(event, sees)
    }

    fn deal_again(&self, sees: Actors, rng: &mut Rng) -> Self {
        BELL.with_borrow_mut(Bell::count);
        Peeker(self.0.deal_again(sees, rng))
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }
}

/// So do the numbers that a network gets.
impl Encode for Peeker {
    const ENCODING: u16 = 1;

    fn features(&self, sees: Actors, out: &mut impl Features) {
        self.0.features(sees, out);
        out.count("hands", (self.hands() * 100.0) as usize, 100);
    }
}

/// What it says is not listened to.
impl Spoken for Peeker {
    fn say(&self, choice: Choice) -> String {
        self.0.say(choice)
    }

    fn hear(&self, word: &str) -> Option<Choice> {
        self.0.hear(word)
    }

    fn actor_name(&self, actor: Actor) -> Name {
        self.0.actor_name(actor)
    }

    fn question(&self, actor: Actor) -> Message {
        self.0.question(actor)
    }

    fn label(&self, actor: Actor, choice: Choice) -> Message {
        self.0.label(actor, choice)
    }

    fn pointer(&self, choice: Choice) -> Option<Pointer> {
        self.0.pointer(choice)
    }

    fn tell(&self, event: &Event) -> Message {
        self.0.tell(event)
    }

    fn why_not(&self, actor: Actor, choice: Choice) -> Option<Message> {
        self.0.why_not(actor, choice)
    }

    fn from_scene(rules: &'static Rules, text: &str) -> Result<Self, BadScene> {
        Adrenaline::from_scene(rules, text).map(Peeker)
    }

    fn to_scene(&self) -> Option<String> {
        self.0.to_scene()
    }
}

/// Every hook looks into the hands.
impl Evaluate for Peeker {
    fn shares(&self) -> Shares {
        let mine = self.hands();
        let others = (1.0 - mine) / (self.0.actors().count() - 1) as f32;
        self.0.actors().map(|actor| if actor.0 == 0 { mine } else { others }).collect()
    }

    fn is_settled(&self) -> bool {
        self.0.is_settled()
    }

    fn turn(&self) -> u32 {
        self.0.turn()
    }

    fn round(&self) -> u32 {
        1
    }

    fn rollout_weight(&self, _actor: Actor, choice: Choice) -> f32 {
        0.01 + (self.hands() * (1 + table::Choice::index(choice)) as f32).fract()
    }

    fn thinkable(&self, actor: Actor, out: &mut Options<Self>) {
        self.0.choices(actor, out);
        // One answer is left out; never the last one, which ends things.
        if !actor.is_luck() && out.len() > 2 {
            out.remove((self.hands() * (out.len() - 1) as f32) as usize);
        }
    }
}

#[test]
fn an_evaluation_that_peeks_gets_at_nothing() {
    let brief = |skill: Skill| {
        let search = Search { iterations: 4, rollout_tries: 2, ..Search::default() };
        Bot::<Peeker>::new(skill, 9).with(search)
    };
    let start = Peeker::new(Rules::embedded(), &Setup::default()).unwrap();
    let weights = made_up::network(&start, 32, 1, 5, "peeker");
    let (net, think) = (Skill::Net(weights), Skill::Think(12, weights));
    let skills = [Skill::Random, Skill::Greedy, Skill::Easy, Skill::Normal, Skill::Hard, Skill::Expert, net, think];
    let look = |skill: Skill| match skill.greed() {
        Some(greed) => brief(skill).looking(Greed { outcomes: 4, ..greed }),
        None => brief(skill),
    };
    let (mut ones, mut twins) = (skills.map(look), skills.map(look));
    let mut differed = 0;
    for seed in 0..6 {
        let setup = Setup { players: 3, skulls: 5, ..Setup::default() };
        let mut start = Peeker::new(Rules::embedded(), &setup).unwrap();
        table::play_out(&mut start, &mut rng(seed), &mut Vec::new(), 200 + 40 * seed);
        let mut game = Match::start(start, seed, &mut Quiet);
        for n in 0..14 {
            game.run_singles(&mut Quiet);
            let Some(actor) = game.game().waiting().first() else { break };
            let sees = Actors::one(actor);
            let other = game.game().deal_again(sees, &mut rng(seed + n));
            let here = World::new(game.game(), sees, actor).unwrap();
            let there = World::new(&other, sees, actor).unwrap();
            differed += usize::from(&other != game.game());
            assert_eq!(here.choices(), there.choices(), "answers worth a thought, seed {seed}, question {n}");
            let mut answer = None;
            for (one, twin) in ones.iter_mut().zip(&mut twins) {
                answer = Some(one.answer(&here));
                assert_eq!(answer, Some(twin.answer(&there)), "{}, seed {seed}, question {n}", one.skill());
            }
            game.answer(actor, game.seq(), answer.unwrap(), &mut Quiet).unwrap();
        }
    }
    assert!(differed > 15, "only {differed} worlds differed");
}

#[test]
fn a_bot_told_to_stop_plays_at_most_sixteen_more_lines() {
    let mut start = Peeker::new(Rules::embedded(), &Setup { skulls: 5, ..Setup::default() }).unwrap();
    table::play_out(&mut start, &mut rng(3), &mut Vec::new(), 200);
    let mut game = Match::start(start, 3, &mut Quiet);
    game.run_singles(&mut Quiet);
    let asked = game.game().waiting().first().unwrap();
    let world = World::new(game.game(), Actors::one(asked), asked).unwrap();
    let endless = Search { iterations: u32::MAX, nodes: 10_000, ..Search::default() };
    let weights = made_up::network(game.game(), 32, 1, 5, "stopped");
    for bot in [Bot::new(Skill::ClassicExpert, 1).with(endless), Bot::new(Skill::Think(1 << 30, weights), 1)] {
        let mut bot = bot;
        // Told when it has begun, and before: the second answer comes at once.
        for rings_at in [300, 0] {
            BELL.set(Bell { dealt: 0, rings_at, stop: Some(bot.stop()) });
            let answer = bot.answer(&world);
            let late = BELL.take().dealt.saturating_sub(rings_at);
            assert!(late <= 16 + 8, "{}: {late} worlds after it was told", bot.skill());
            assert!(world.choices().contains(&answer));
        }
    }
}
