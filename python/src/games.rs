//! The games there are, and setups given as keyword arguments.

use std::sync::OnceLock;

use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Map, Value, json};
use shelf::{AnyGame, Shelf};

use crate::faults::{bad, wrong};

pub(crate) fn shelf() -> &'static Shelf {
    static SHELF: OnceLock<Shelf> = OnceLock::new();
    SHELF.get_or_init(Shelf::embedded)
}

pub(crate) fn game(name: &str) -> PyResult<&'static dyn AnyGame> {
    shelf().game(name).map_err(|fault| wrong(&fault))
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

/// Every game: its name, its options, its content, and the size of its encoding.
#[pyfunction]
pub(crate) fn games_json() -> PyResult<String> {
    let one = |game: &dyn AnyGame| -> PyResult<Value> {
        let first = game.start(&json!({}), 0).map_err(|fault| wrong(&fault))?;
        Ok(json!({
            "name": game.name(),
            "rules": game.rules_version(),
            "content": game.fingerprint(),
            "encoding": first.encoding(),
            "actions": first.actions(),
            "features": first.layout().width,
            "options": game.options(),
            "components": game.components(),
        }))
    };
    let all: Vec<Value> = shelf().games().map(one).collect::<PyResult<_>>()?;
    Ok(Value::Array(all).to_string())
}
