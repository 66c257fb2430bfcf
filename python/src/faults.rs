//! Everything that can be wrong, as Python says it. All of ours are `ValueError`s.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use shelf::Wrong;
use words::{Catalogue, Lang};

create_exception!(fireteam, FireteamError, PyValueError, "Something handed in is wrong; the message says what.");
create_exception!(fireteam, IllegalAction, FireteamError, "An action that may not be taken now.");
create_exception!(fireteam, MatchOver, FireteamError, "The match is over, so nobody is asked.");

#[expect(clippy::needless_pass_by_value, reason = "faults come by value from `map_err`")]
pub(crate) fn bad(reason: impl ToString) -> PyErr {
    FireteamError::new_err(reason.to_string())
}

pub(crate) fn wrong(wrong: &Wrong) -> PyErr {
    match wrong {
        // The rules refuse in sentences.
        Wrong::Setup(message) => bad(Catalogue::new(Lang::En).say(message)),
        other => bad(other),
    }
}

pub(crate) fn catalogue(lang: &str) -> PyResult<Catalogue> {
    lang.parse::<Lang>().map(Catalogue::new).map_err(bad)
}
