//! One match: who is asked, what they may answer, what they see. Luck answers
//! by itself unless the match was made with `chance=True`. Its luck depends on
//! the seed and the number of answers before it and on nothing else, so that
//! copies, pickles and matches taken back go on alike.

use std::path::PathBuf;

use numpy::PyArray1;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use shelf::{AnyMatch, Place, Record, Skill};
use table::{Actor, Actors, Message, seed_of};

use crate::faults::{IllegalAction, MatchOver, bad, catalogue, wrong};
use crate::games::{game, loads, setup, shelf};

/// One match of any game.
#[pyclass(module = "fireteam", subclass, weakref)]
pub(crate) struct Match {
    inner: Box<dyn AnyMatch>,
    /// What each seat sees.
    seats: Vec<Actors>,
    width: usize,
    seed: u64,
    /// The folder whose content this is played with.
    content: Option<PathBuf>,
    /// Luck is asked like anybody else.
    chance: bool,
    skip_singles: bool,
    /// A world dealt again, which has no record.
    dealt: bool,
    /// The number of answers before the last step.
    before: usize,
    legal: Vec<u16>,
}

/// An answer: an action, or the word of one.
#[derive(FromPyObject)]
pub(crate) enum Answer {
    Action(i64),
    Word(String),
}

impl Match {
    fn wrap(inner: Box<dyn AnyMatch>, seed: u64, chance: bool, skip_singles: bool, content: Option<PathBuf>) -> Match {
        let seats = inner.roster().seats().map(|(_, actors)| actors).collect();
        let width = inner.layout().width;
        Match { inner, seats, width, seed, content, chance, skip_singles, dealt: false, before: 0, legal: Vec::new() }
    }

    /// The same match around another position.
    fn around(&self, inner: Box<dyn AnyMatch>) -> Match {
        let before = self.before.min(inner.seq());
        Match {
            inner,
            seats: self.seats.clone(),
            width: self.width,
            seed: self.seed,
            content: self.content.clone(),
            chance: self.chance,
            skip_singles: self.skip_singles,
            dealt: self.dealt,
            before,
            legal: Vec::new(),
        }
    }

    /// Goes on until somebody has to answer.
    fn run_on(&mut self) {
        if !self.chance {
            return self.inner.run_on(seed_of(self.seed, self.inner.seq() as u64), self.skip_singles);
        }
        while self.skip_singles {
            let Some(actor) = self.inner.waiting().first().filter(|actor| !actor.is_luck()) else { return };
            self.inner.legal(actor, Actors::one(actor), &mut self.legal);
            let [only] = self.legal[..] else { return };
            self.inner.act(actor, Actors::one(actor), only.into());
        }
    }

    /// The seat that answers for an actor.
    fn seat_of(&self, actor: Actor) -> Option<usize> {
        self.seats.iter().position(|sees| sees.has(actor))
    }

    fn sees(&self, seat: Option<usize>) -> PyResult<Actors> {
        let Some(seat) = seat else { return Ok(Actors::NONE) };
        let none = || bad(format!("there is no seat {seat}; there are {}", self.seats.len()));
        self.seats.get(seat).copied().ok_or_else(none)
    }

    /// Who answers: the one named, or the first who is asked.
    fn asked(&self, name: Option<&str>) -> PyResult<(Actor, Actors)> {
        let first = self.inner.waiting().first().ok_or_else(|| MatchOver::new_err("the match is over"))?;
        let actor = match name {
            Some(name) => self.inner.named(name).map_err(bad)?,
            None => first,
        };
        if !self.inner.waiting().has(actor) {
            let asked = self.waiting().join(", ");
            return Err(IllegalAction::new_err(format!("{} is not asked; {asked} is", self.inner.name(actor))));
        }
        Ok((actor, self.seat_of(actor).map_or(Actors::NONE, |seat| self.seats[seat])))
    }

    fn legal_of(&mut self, name: Option<&str>) -> PyResult<(Actor, Actors)> {
        let (actor, sees) = self.asked(name)?;
        match actor.is_luck() {
            true => {
                self.legal.clear();
                self.legal.extend(self.inner.chances().iter().map(|chance| chance.index as u16));
            }
            false => self.inner.legal(actor, sees, &mut self.legal),
        }
        Ok((actor, sees))
    }

    fn say(&self, lang: &str, messages: &[Message]) -> PyResult<Vec<String>> {
        let catalogue = catalogue(lang)?;
        Ok(messages.iter().map(|message| catalogue.say(message)).collect())
    }

    /// The place of each seat's side.
    fn places(&self) -> Vec<Option<Place>> {
        let standing = self.inner.standing();
        let of = |sees: &Actors| {
            let name = sees.first().map(|actor| self.inner.name(actor))?;
            standing.iter().find(|place| place.side.iter().any(|member| *member == name)).cloned()
        };
        self.seats.iter().map(of).collect()
    }
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game, seed=0, *, chance=false, skip_singles=false, content=None, **setup))]
    fn new(
        py: Python<'_>,
        game: &str,
        seed: u64,
        chance: bool,
        skip_singles: bool,
        content: Option<PathBuf>,
        setup: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Match> {
        let setup = self::setup(py, setup)?;
        let inner = self::game(game, content.as_deref())?.start(&setup, seed).map_err(|fault| wrong(&fault))?;
        let mut new = Match::wrap(inner, seed, chance, skip_singles, content);
        new.run_on();
        Ok(new)
    }

    /// Rebuilds a match from the text of a record, and checks all of it.
    #[classmethod]
    #[pyo3(signature = (text, seed=0, *, chance=false, skip_singles=false, content=None))]
    fn from_record(
        _class: &Bound<'_, PyType>,
        text: &str,
        seed: u64,
        chance: bool,
        skip_singles: bool,
        content: Option<PathBuf>,
    ) -> PyResult<Match> {
        let mut new = restore(text, seed, chance, skip_singles, 0, content)?;
        new.before = new.inner.seq();
        new.run_on();
        Ok(new)
    }

    /// Sets up a position written as text.
    #[classmethod]
    #[pyo3(signature = (game, text, seed=0, *, chance=false, skip_singles=false, content=None))]
    fn from_scene(
        _class: &Bound<'_, PyType>,
        game: &str,
        text: &str,
        seed: u64,
        chance: bool,
        skip_singles: bool,
        content: Option<PathBuf>,
    ) -> PyResult<Match> {
        let inner = self::game(game, content.as_deref())?.set_up(text, seed).map_err(|fault| wrong(&fault))?;
        let mut new = Match::wrap(inner, seed, chance, skip_singles, content);
        new.run_on();
        Ok(new)
    }

    /// The game by name.
    #[getter]
    fn game(&self) -> &'static str {
        self.inner.game()
    }

    /// The folder whose content it is played with; None for the content that comes with the package.
    #[getter]
    fn content(&self) -> Option<PathBuf> {
        self.content.clone()
    }

    /// What luck depends on, besides the number of answers before it.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The number of answers so far, luck's included.
    #[getter]
    fn seq(&self) -> usize {
        self.inner.seq()
    }

    /// Has the match ended? Then nobody is asked.
    #[getter]
    fn over(&self) -> bool {
        self.inner.is_over()
    }

    /// How many seats the match has.
    #[getter]
    fn num_seats(&self) -> usize {
        self.seats.len()
    }

    /// One more than the highest action.
    #[getter]
    fn num_actions(&self) -> usize {
        self.inner.actions()
    }

    /// One more than the highest index of an answer of luck.
    #[getter]
    fn num_chances(&self) -> usize {
        self.inner.chances_at_most()
    }

    /// How many numbers an observation is.
    #[getter]
    fn num_features(&self) -> usize {
        self.width
    }

    #[getter]
    fn encoding(&self) -> u16 {
        self.inner.encoding()
    }

    /// The names of those who must answer.
    #[getter]
    fn waiting(&self) -> Vec<String> {
        self.inner.waiting().map(|actor| self.inner.name(actor).into_owned()).collect()
    }

    /// The name of the first who must answer; None when the match is over.
    #[getter]
    fn actor(&self) -> Option<String> {
        self.inner.waiting().first().map(|actor| self.inner.name(actor).into_owned())
    }

    /// The seat of the first who must answer; None for luck and when the match is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.inner.waiting().first().and_then(|actor| self.seat_of(actor))
    }

    /// The seats that must answer now.
    #[getter]
    fn waiting_seats(&self) -> Vec<usize> {
        let mut seats: Vec<usize> = self.inner.waiting().filter_map(|actor| self.seat_of(actor)).collect();
        seats.dedup();
        seats
    }

    /// Is luck asked? Only in matches made with `chance=True`.
    #[getter]
    fn is_chance(&self) -> bool {
        self.inner.is_lucks()
    }

    /// The actors of each seat.
    #[getter]
    fn seats(&self) -> Vec<Vec<String>> {
        let names = |sees: &Actors| sees.map(|actor| self.inner.name(actor).into_owned()).collect();
        self.seats.iter().map(names).collect()
    }

    /// The actor whom a seat must answer for now, if there is one. Where several
    /// seats could, it is the first of them.
    fn actor_of(&self, seat: usize) -> PyResult<Option<String>> {
        self.sees(Some(seat))?;
        let actor = self.inner.waiting().find(|&actor| self.seat_of(actor) == Some(seat));
        Ok(actor.map(|actor| self.inner.name(actor).into_owned()))
    }

    #[pyo3(signature = (actor=None))]
    fn legal_actions(&mut self, actor: Option<&str>) -> PyResult<Vec<u16>> {
        if self.inner.is_over() && actor.is_none() {
            return Ok(Vec::new());
        }
        self.legal_of(actor)?;
        Ok(self.legal.clone())
    }

    /// The words of the legal actions, in the same order.
    #[pyo3(signature = (actor=None))]
    fn legal_words(&self, actor: Option<&str>) -> PyResult<Vec<String>> {
        if self.inner.is_over() && actor.is_none() {
            return Ok(Vec::new());
        }
        let (actor, _) = self.asked(actor)?;
        self.inner.answers(actor).map_err(bad)
    }

    /// The legal actions as people read them, in the same order.
    #[pyo3(signature = (lang="en", actor=None))]
    fn labels(&self, lang: &str, actor: Option<&str>) -> PyResult<Vec<String>> {
        let (actor, _) = self.asked(actor)?;
        let offers = self.inner.offers(actor).map_err(bad)?;
        let labels: Vec<Message> = offers.into_iter().map(|offer| offer.label).collect();
        self.say(lang, &labels)
    }

    /// True for every legal action.
    #[pyo3(signature = (actor=None))]
    fn mask<'py>(&mut self, py: Python<'py>, actor: Option<&str>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mut mask = vec![false; self.inner.actions()];
        if !(self.inner.is_over() && actor.is_none()) {
            let (actor, _) = self.legal_of(actor)?;
            if actor.is_luck() {
                return Err(bad("luck has no mask; see chance_outcomes"));
            }
            self.legal.iter().for_each(|&action| mask[action as usize] = true);
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// What a seat may know, as numbers; without one, the seat that is asked.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let sees = self.sees(seat.or(self.seat()))?;
        let mut numbers = vec![0; self.width];
        self.inner.encode(sees, &mut numbers);
        Ok(PyArray1::from_vec(py, numbers))
    }

    /// Every feature, named: see `fireteam.spec`.
    fn spec<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("fireteam")?.getattr("spec")?.call1((slf,))
    }

    /// Every feature: name, first place, number of places, lowest and highest value.
    fn spec_rows(&self) -> Vec<(String, usize, usize, i8, i8)> {
        let layout = self.inner.layout();
        layout.features.into_iter().map(|f| (f.name, f.at, f.len, f.low, f.high)).collect()
    }

    /// Takes one answer, an action or its word, of the first who is asked or of
    /// the actor named. Then luck speaks, unless it is asked like anybody else.
    #[pyo3(signature = (answer, actor=None))]
    fn step(&mut self, answer: Answer, actor: Option<&str>) -> PyResult<()> {
        let (actor, sees) = self.asked(actor)?;
        let before = self.inner.seq();
        match answer {
            Answer::Action(action) => {
                let number = usize::try_from(action).ok();
                let taken = match actor.is_luck() {
                    true => number.is_some_and(|index| self.inner.happen(index)),
                    false => number.is_some_and(|number| self.inner.act(actor, sees, number)),
                };
                if !taken {
                    let name = self.inner.name(actor).into_owned();
                    self.legal_of(Some(&name))?;
                    let legal = &self.legal;
                    return Err(IllegalAction::new_err(format!(
                        "action {action} of {name} is not legal; there are {legal:?}"
                    )));
                }
            }
            Answer::Word(word) => {
                self.inner.dictate(actor, &word, &[]).map_err(|refused| IllegalAction::new_err(refused.to_string()))?;
            }
        }
        self.before = before;
        self.run_on();
        Ok(())
    }

    /// What luck may say, and how likely each is; only where luck is asked.
    fn chance_outcomes(&self) -> Vec<(usize, f64)> {
        self.inner.chances().into_iter().map(|chance| (chance.index, chance.odds)).collect()
    }

    /// The words of what luck may say, in the same order.
    fn chance_words(&self) -> Vec<String> {
        self.inner.chances().into_iter().map(|chance| chance.text).collect()
    }

    /// The word of a legal action.
    #[pyo3(signature = (action, actor=None))]
    fn word(&self, action: usize, actor: Option<&str>) -> PyResult<String> {
        let (actor, sees) = self.asked(actor)?;
        let word = match actor.is_luck() {
            true => self.inner.chances().into_iter().find(|chance| chance.index == action).map(|chance| chance.text),
            false => self.inner.word(actor, sees, action),
        };
        word.ok_or_else(|| IllegalAction::new_err(format!("action {action} is not legal")))
    }

    #[pyo3(signature = (lang="en", actor=None))]
    fn question(&self, lang: &str, actor: Option<&str>) -> PyResult<String> {
        let (actor, _) = self.asked(actor)?;
        let question = self.inner.question(actor).map_err(bad)?;
        Ok(catalogue(lang)?.say(&question))
    }

    /// What happened since the last step, as a seat may know it; without a seat, as everybody may.
    #[pyo3(signature = (lang="en", seat=None, since=None, until=None))]
    fn events(
        &self,
        lang: &str,
        seat: Option<usize>,
        since: Option<usize>,
        until: Option<usize>,
    ) -> PyResult<Vec<String>> {
        let answers = since.unwrap_or(self.before)..until.unwrap_or(usize::MAX);
        let told = self.inner.told(answers, self.sees(seat)?);
        self.say(lang, &told)
    }

    /// What a seat sees, as JSON text; without a seat, what everybody sees.
    #[pyo3(signature = (seat=None))]
    fn view_json(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.inner.view(self.sees(seat)?).to_string())
    }

    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &self.view_json(seat)?)
    }

    /// Points and places of the sides; points that are hidden until the end are among them.
    fn standing<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &serde_json::to_string(&self.inner.standing()).map_err(bad)?)
    }

    /// By seat, what the match pays: 1 to a lone winner, evenly taken from the
    /// other sides; 0 until it is over.
    fn returns(&self) -> Vec<f32> {
        let standing = self.inner.standing();
        let sides = standing.len() as f32;
        let winners = standing.iter().filter(|place| place.place == 1).count().max(1) as f32;
        let pay = |place: Option<Place>| {
            let share = if place.is_some_and(|place| place.place == 1) { 1.0 / winners } else { 0.0 };
            (share * sides - 1.0) / (sides - 1.0).max(1.0)
        };
        let over = self.inner.is_over();
        self.places().into_iter().map(|place| if over { pay(place) } else { 0.0 }).collect()
    }

    /// By seat, the points of its side; hidden ones too.
    fn points(&self) -> Vec<i32> {
        self.places().into_iter().map(|place| place.map_or(0, |place| place.points)).collect()
    }

    /// Who answered what, luck included. It names hidden cards.
    fn log(&self) -> Vec<(String, String)> {
        self.inner.log(0)
    }

    /// The match as JSON text, which replays everywhere.
    fn record(&self) -> PyResult<String> {
        if self.dealt {
            return Err(bad("a world dealt again has no record"));
        }
        Ok(self.inner.record().to_json())
    }

    /// The position as text; None in the middle of an action. It shows everything.
    fn scene(&self) -> Option<String> {
        self.inner.scene()
    }

    /// The same match again, which plays on by itself.
    fn clone(&self) -> Match {
        self.around(self.inner.copy())
    }

    fn __copy__(&self) -> Match {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Match {
        self.clone()
    }

    /// Another world that looks the same to a seat: what it cannot know is dealt anew.
    #[pyo3(signature = (seat, seed=0))]
    fn deal_again(&self, seat: usize, seed: u64) -> PyResult<Match> {
        let mut world = self.around(self.inner.dealt(self.sees(Some(seat))?, seed));
        (world.dealt, world.seed, world.before) = (true, seed, 0);
        Ok(world)
    }

    /// Takes back the last decision and everything answered since. The same
    /// answers lead to the same luck again.
    fn undo(&mut self) -> PyResult<()> {
        let last = match self.chance {
            true => self.inner.seq().checked_sub(1),
            false => self.inner.last_decision(self.inner.actors()),
        };
        let Some(last) = last else { return Err(bad("nothing to take back")) };
        self.inner = self.inner.copy_at(last);
        self.before = last;
        Ok(())
    }

    /// The action that one of our bots takes for the first who is asked. It sees
    /// what the seat sees.
    #[pyo3(signature = (skill="greedy", seed=0))]
    fn bot(&self, py: Python<'_>, skill: &str, seed: u64) -> PyResult<usize> {
        let skill: Skill = skill.parse().map_err(bad)?;
        let (actor, sees) = self.asked(None)?;
        self.inner.ready(skill).map_err(bad)?;
        let action = py.detach(|| self.inner.advised(actor, sees, skill, seed));
        action.ok_or_else(|| bad("luck is asked, and bots do not answer for it"))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Pickled)> {
        if self.dealt {
            return Err(PyTypeError::new_err("a world dealt again cannot be pickled: it has no record"));
        }
        let restore = py.import("fireteam._native")?.getattr("restore")?;
        let kept = (self.record()?, self.seed, self.chance, self.skip_singles, self.before, self.content.clone());
        Ok((restore, kept))
    }

    fn __repr__(&self) -> String {
        let asked = match self.inner.is_over() {
            true => "over".to_owned(),
            false => format!("{} asked", self.waiting().join(", ")),
        };
        format!("<fireteam.Match {} seed={} seq={} {asked}>", self.inner.game(), self.seed, self.inner.seq())
    }

    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("fireteam.draw")?.getattr("html")?.call1((slf,))
    }
}

/// What a pickle keeps.
type Pickled = (String, u64, bool, bool, usize, Option<PathBuf>);

/// Rebuilds a match as it was pickled.
#[pyfunction]
#[pyo3(signature = (text, seed, chance, skip_singles, before, content=None))]
pub(crate) fn restore(
    text: &str,
    seed: u64,
    chance: bool,
    skip_singles: bool,
    before: usize,
    content: Option<PathBuf>,
) -> PyResult<Match> {
    let record = Record::from_json(text).map_err(|fault| wrong(&fault))?;
    let inner = shelf(content.as_deref())?.load(&record, seed).map_err(|fault| wrong(&fault))?;
    let mut new = Match::wrap(inner, seed, chance, skip_singles, content);
    new.before = before;
    Ok(new)
}
