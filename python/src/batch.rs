//! Many matches stepped together. The arrays are made once and handed out as
//! they are: a step writes into them, and the interpreter runs on meanwhile.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, TryLockError};

use numpy::{Element, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray};
use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;
use shelf::{AnyBatch, Arrays, BatchPlan, Skill};

use crate::faults::{IllegalAction, bad, wrong};
use crate::games::{game, setup};

/// Threads a batch may ask for.
const THREADS: usize = 256;

/// Many matches of one setup, stepped together.
#[pyclass(module = "fireteam", frozen, weakref)]
pub(crate) struct Batch {
    inner: Mutex<Box<dyn AnyBatch>>,
    /// Threads do not survive a fork.
    process: u32,
    threads: usize,
    lanes: usize,
    num_seats: usize,
    num_actions: usize,
    features: Vec<(String, usize, usize, i8, i8)>,
    game: String,
    observations: Py<PyArray2<i8>>,
    final_observations: Py<PyArray2<i8>>,
    masks: Py<PyArray2<bool>>,
    legal: Py<PyArray2<i16>>,
    legal_counts: Py<PyArray1<i32>>,
    seats: Py<PyArray1<i8>>,
    rewards: Py<PyArray2<f32>>,
    points: Py<PyArray2<i32>>,
    shares: Option<Py<PyArray2<f32>>>,
    done: Py<PyArray1<bool>>,
    truncated: Py<PyArray1<bool>>,
}

/// Write access to one of our arrays.
fn room<'py, T: Element, D: numpy::ndarray::Dimension>(
    py: Python<'py>,
    array: &Py<PyArray<T, D>>,
    name: &str,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    let taken = |_| PyRuntimeError::new_err(format!("`{name}` is locked or was made read-only"));
    array.bind(py).try_readwrite().map_err(taken)
}

impl Batch {
    fn lock(&self) -> PyResult<MutexGuard<'_, Box<dyn AnyBatch>>> {
        if self.threads > 1 && std::process::id() != self.process {
            return Err(PyRuntimeError::new_err(
                "this Batch was made before the process forked, and its threads stayed behind; make one in each process",
            ));
        }
        self.inner.try_lock().map_err(|refused| {
            PyRuntimeError::new_err(match refused {
                TryLockError::WouldBlock => "this Batch is at work in another thread",
                TryLockError::Poisoned(_) => {
                    "this Batch broke off in the middle of a step, and its matches are of no use; make another"
                }
            })
        })
    }

    /// Runs `work` on the arrays without the interpreter.
    fn run<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyBatch, Arrays<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut inner = self.lock()?;
        let inner: &mut dyn AnyBatch = &mut **inner;
        let mut observations = room(py, &self.observations, "observations")?;
        let mut final_observations = room(py, &self.final_observations, "final_observations")?;
        let mut masks = room(py, &self.masks, "masks")?;
        let mut legal = room(py, &self.legal, "legal")?;
        let mut legal_counts = room(py, &self.legal_counts, "legal_counts")?;
        let mut seats = room(py, &self.seats, "seats")?;
        let mut rewards = room(py, &self.rewards, "rewards")?;
        let mut points = room(py, &self.points, "points")?;
        let mut shares = self.shares.as_ref().map(|shares| room(py, shares, "shares")).transpose()?;
        let mut done = room(py, &self.done, "done")?;
        let mut truncated = room(py, &self.truncated, "truncated")?;
        let arrays = Arrays {
            observations: observations.as_slice_mut()?,
            final_observations: final_observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            legal: legal.as_slice_mut()?,
            legal_counts: legal_counts.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            points: points.as_slice_mut()?,
            shares: match &mut shares {
                Some(shares) => shares.as_slice_mut()?,
                None => &mut [],
            },
            done: done.as_slice_mut()?,
            truncated: truncated.as_slice_mut()?,
        };
        Ok(py.detach(|| work(inner, arrays)))
    }
}

/// Whole numbers of any width, or a list of them.
fn read_actions(actions: &Bound<'_, PyAny>, lanes: usize) -> PyResult<Vec<i64>> {
    fn widened<T: Element + Copy + Into<i64>>(actions: &Bound<'_, PyAny>) -> Option<Vec<i64>> {
        let array: PyReadonlyArray1<'_, T> = actions.extract().ok()?;
        Some(array.as_array().iter().map(|&action| action.into()).collect())
    }
    let read = widened::<i64>(actions)
        .or_else(|| widened::<i32>(actions))
        .or_else(|| widened::<i16>(actions))
        .or_else(|| widened::<i8>(actions))
        .or_else(|| widened::<u32>(actions))
        .or_else(|| widened::<u16>(actions))
        .or_else(|| widened::<u8>(actions));
    let actions = if let Some(read) = read {
        read
    } else if let Ok(array) = actions.extract::<PyReadonlyArray1<'_, u64>>() {
        narrowed(&array)?
    } else if actions.hasattr("dtype")? {
        let (dtype, shape) = (actions.getattr("dtype")?, actions.getattr("shape")?);
        let fault = format!("actions are whole numbers in one dimension, not {dtype} of shape {shape}");
        return Err(PyTypeError::new_err(fault));
    } else {
        actions.extract::<Vec<i64>>().map_err(|_| PyTypeError::new_err("actions are whole numbers"))?
    };
    if actions.len() != lanes {
        return Err(bad(format!("{} actions for {lanes} lanes", actions.len())));
    }
    Ok(actions)
}

/// The largest numbers of 64 bits are no actions of any game.
fn narrowed(actions: &PyReadonlyArray1<'_, u64>) -> PyResult<Vec<i64>> {
    let narrow = |(lane, &action): (usize, &u64)| {
        let none = |_| IllegalAction::new_err(format!("action {action} of lane {lane} is not legal"));
        i64::try_from(action).map_err(none)
    };
    actions.as_array().iter().enumerate().map(narrow).collect()
}

/// A setup in which `these` options replace the common ones.
fn over(common: &Value, these: Value) -> PyResult<Value> {
    let (Value::Object(mut all), Value::Object(these)) = (common.clone(), these) else {
        return Err(bad("setups: a list of dictionaries"));
    };
    all.extend(these);
    Ok(Value::Object(all))
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n, threads=1, seed=0, *, bots=None, limit=0, shares=false, manners=false, setups=None, content=None, **setup))]
    #[expect(
        clippy::too_many_arguments,
        clippy::needless_pass_by_value,
        reason = "they are keywords in Python, and it hands them over"
    )]
    fn new(
        py: Python<'_>,
        game: &str,
        n: usize,
        threads: usize,
        seed: u64,
        bots: Option<std::collections::BTreeMap<usize, String>>,
        limit: u32,
        shares: bool,
        manners: bool,
        setups: Option<Vec<Bound<'_, PyDict>>>,
        content: Option<PathBuf>,
        setup: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch> {
        if n == 0 {
            return Err(bad("n: at least one lane"));
        }
        if !(1..=THREADS).contains(&threads) {
            return Err(bad(format!("threads: from 1 to {THREADS}, not {threads}")));
        }
        let skill = |(seat, name): (usize, String)| Ok((seat, name.parse::<Skill>().map_err(bad)?));
        let bots = bots.unwrap_or_default().into_iter().map(skill).collect::<PyResult<_>>()?;
        let plan = BatchPlan { lanes: n, threads, seed, bots, limit, shares, manners };
        let common = self::setup(py, setup)?;
        let setups = match setups {
            None => vec![common],
            Some(setups) => {
                setups.iter().map(|setup| over(&common, self::setup(py, Some(setup))?)).collect::<PyResult<_>>()?
            }
        };
        let inner = self::game(game, content.as_deref())?.batch(&setups, &plan).map_err(|fault| wrong(&fault))?;
        let (seats, actions) = (inner.seats(), inner.actions());
        let layout = inner.layout();
        let features = layout.features.iter().map(|f| (f.name.clone(), f.at, f.len, f.low, f.high)).collect();
        let width = layout.width;
        let batch = Batch {
            inner: Mutex::new(inner),
            process: std::process::id(),
            threads,
            lanes: n,
            num_seats: seats,
            num_actions: actions,
            features,
            game: game.to_owned(),
            observations: PyArray2::zeros(py, [n, width], false).unbind(),
            final_observations: PyArray2::zeros(py, [n, width], false).unbind(),
            masks: PyArray2::zeros(py, [n, actions], false).unbind(),
            legal: PyArray2::zeros(py, [n, actions], false).unbind(),
            legal_counts: PyArray1::zeros(py, [n], false).unbind(),
            seats: PyArray1::zeros(py, [n], false).unbind(),
            rewards: PyArray2::zeros(py, [n, seats], false).unbind(),
            points: PyArray2::zeros(py, [n, seats], false).unbind(),
            shares: shares.then(|| PyArray2::zeros(py, [n, seats], false).unbind()),
            done: PyArray1::zeros(py, [n], false).unbind(),
            truncated: PyArray1::zeros(py, [n], false).unbind(),
        };
        batch.legal.bind(py).try_readwrite()?.as_slice_mut()?.fill(-1);
        batch.reset(py, seed)?;
        Ok(batch)
    }

    /// Begins all matches anew, with the luck of this seed.
    #[pyo3(signature = (seed=0))]
    fn reset(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.run(py, |inner, arrays| inner.reset(seed, arrays))
    }

    /// Takes one action in every match, for the seat that is asked there. If any
    /// of them is not legal, none is taken.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = read_actions(actions, self.lanes)?;
        let taken = self.run(py, |inner, arrays| inner.step(&actions, arrays))?;
        taken.map_err(|illegal| IllegalAction::new_err(illegal.to_string()))
    }

    /// A legal action for every match, drawn at random.
    fn sample<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut actions = vec![0; self.lanes];
        self.lock()?.sample(&mut actions);
        Ok(PyArray1::from_vec(py, actions))
    }

    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<i8>> {
        self.observations.clone_ref(py)
    }

    #[getter]
    fn final_observations(&self, py: Python<'_>) -> Py<PyArray2<i8>> {
        self.final_observations.clone_ref(py)
    }

    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<bool>> {
        self.masks.clone_ref(py)
    }

    #[getter]
    fn legal(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.legal.clone_ref(py)
    }

    #[getter]
    fn legal_counts(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.legal_counts.clone_ref(py)
    }

    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.seats.clone_ref(py)
    }

    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    #[getter]
    fn points(&self, py: Python<'_>) -> Py<PyArray2<i32>> {
        self.points.clone_ref(py)
    }

    #[getter]
    fn shares(&self, py: Python<'_>) -> Option<Py<PyArray2<f32>>> {
        self.shares.as_ref().map(|shares| shares.clone_ref(py))
    }

    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.done.clone_ref(py)
    }

    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.truncated.clone_ref(py)
    }

    /// The game by name.
    #[getter]
    fn game(&self) -> &str {
        &self.game
    }

    /// How many seats a match has, those of bots included; of several setups, the most.
    #[getter]
    fn num_seats(&self) -> usize {
        self.num_seats
    }

    /// One more than the highest action.
    #[getter]
    fn num_actions(&self) -> usize {
        self.num_actions
    }

    /// How many threads share out the lanes.
    #[getter]
    fn threads(&self) -> usize {
        self.threads
    }

    /// A match that ends is followed by another in the same step, as Gymnasium names it.
    #[getter]
    fn metadata<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let metadata = PyDict::new(py);
        metadata.set_item("autoreset_mode", "SameStep")?;
        Ok(metadata)
    }

    /// Every feature, named: see `fireteam.spec`.
    fn spec<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("fireteam")?.getattr("spec")?.call1((slf,))
    }

    /// Every feature: name, first place, number of places, lowest and highest value.
    fn spec_rows(&self) -> Vec<(String, usize, usize, i8, i8)> {
        self.features.clone()
    }

    fn __len__(&self) -> usize {
        self.lanes
    }

    fn __repr__(&self) -> String {
        format!("<fireteam.Batch {} n={} threads={}>", self.game, self.lanes, self.threads)
    }

    fn __reduce__(&self) -> PyResult<Py<PyAny>> {
        Err(PyTypeError::new_err("a Batch cannot be pickled; make another from the same arguments"))
    }
}
