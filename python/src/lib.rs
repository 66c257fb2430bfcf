//! The native half of the Python package `fireteam`: it turns arguments into
//! setups, faults into exceptions and memory into arrays. What is played is the
//! business of `shelf`.

mod batch;
mod faults;
mod games;
mod playing;

use pyo3::prelude::*;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("FireteamError", py.get_type::<faults::FireteamError>())?;
    module.add("IllegalAction", py.get_type::<faults::IllegalAction>())?;
    module.add("MatchOver", py.get_type::<faults::MatchOver>())?;
    module.add_class::<playing::Match>()?;
    module.add_class::<batch::Batch>()?;
    module.add_function(wrap_pyfunction!(games::games_json, module)?)?;
    module.add_function(wrap_pyfunction!(games::seed_of, module)?)?;
    module.add_function(wrap_pyfunction!(playing::restore, module)?)?;
    Ok(())
}
