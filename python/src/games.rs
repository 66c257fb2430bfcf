//! The games there are, and setups given as keyword arguments.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::SystemTime;

use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Map, Value, json};
use shelf::{AnyGame, Shelf};
use table::SideNames;

use crate::faults::{bad, wrong};

/// The files of a content folder, each with its size and when it was written.
type Stamp = Vec<(PathBuf, u64, Option<SystemTime>)>;

/// The games as they come, or with the content of a folder. Rules are never
/// freed, so a folder is read again only when one of its files has changed.
pub(crate) fn shelf(content: Option<&Path>) -> PyResult<&'static Shelf> {
    static SHELF: OnceLock<Shelf> = OnceLock::new();
    static FOLDERS: Mutex<Vec<(PathBuf, Stamp, &Shelf)>> = Mutex::new(Vec::new());
    let Some(folder) = content else { return Ok(SHELF.get_or_init(Shelf::embedded)) };
    let stamp = stamp(folder);
    let mut folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((.., known)) = folders.iter().find(|(path, then, _)| path == folder && *then == stamp) {
        return Ok(known);
    }
    let shelf = Box::leak(Box::new(Shelf::open(content).map_err(|fault| wrong(&fault))?));
    folders.retain(|(path, ..)| path != folder);
    folders.push((folder.to_owned(), stamp, shelf));
    Ok(shelf)
}

fn stamp(folder: &Path) -> Stamp {
    let inside = |folder: &Path| std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut stamp: Stamp = Vec::new();
    for path in inside(folder).flat_map(|path| inside(&path).chain([path.clone()]).collect::<Vec<_>>()) {
        let about = std::fs::metadata(&path).ok();
        let size = about.as_ref().map_or(0, std::fs::Metadata::len);
        stamp.push((path, size, about.and_then(|about| about.modified().ok())));
    }
    stamp.sort();
    stamp
}

pub(crate) fn game(name: &str, content: Option<&Path>) -> PyResult<&'static dyn AnyGame> {
    shelf(content)?.game(name).map_err(|fault| wrong(&fault))
}

/// Keyword arguments as JSON; what is not plain data is refused by name.
pub(crate) fn setup(py: Python<'_>, arguments: Option<&Bound<'_, PyDict>>) -> PyResult<Value> {
    let Some(arguments) = arguments else { return Ok(Value::Object(Map::new())) };
    let dumps = py.import("json")?.getattr("dumps")?;
    let mut setup = Map::new();
    for (key, value) in arguments {
        let key: String = key.extract()?;
        let text: String = match dumps.call1((&value,)) {
            Ok(text) => text.extract()?,
            Err(_) => return Err(bad(format!("setup: `{key}` is no plain value"))),
        };
        setup.insert(key, serde_json::from_str(&text).map_err(bad)?);
    }
    Ok(Value::Object(setup))
}

pub(crate) fn loads<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.getattr("loads")?.call1((text,))
}

/// The seed of number `n` of many that come from one. Neighbours have nothing in common.
#[pyfunction]
pub(crate) fn seed_of(seed: u64, n: u64) -> u64 {
    table::seed_of(seed, n)
}

/// Every game: its name, its options, its content, and the size of its encoding.
#[pyfunction]
#[pyo3(signature = (content=None))]
#[expect(clippy::needless_pass_by_value, reason = "Python hands it over")]
pub(crate) fn games_json(content: Option<PathBuf>) -> PyResult<String> {
    let one = |game: &dyn AnyGame| -> PyResult<Value> {
        let first = game.start(&json!({}), 0).map_err(|fault| wrong(&fault))?;
        Ok(json!({
            "name": game.name(),
            "rules": game.rules_version(),
            "content": game.fingerprint(),
            "encoding": first.encoding(),
            "actions": first.actions(),
            "features": first.layout().width,
            "seats": game.about().players,
            "teams": game.about().sides == SideNames::Team,
            "options": game.options(),
            "components": game.components(),
        }))
    };
    let all: Vec<Value> = shelf(content.as_deref())?.games().map(one).collect::<PyResult<_>>()?;
    Ok(Value::Array(all).to_string())
}
