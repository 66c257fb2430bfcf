//! Time that does not count what others do on the machine.

use std::sync::OnceLock;
use std::time::Instant;

/// Seconds this thread has had a core to itself, where the system tells; else seconds gone by.
pub(crate) fn seconds() -> f64 {
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.as_deref().and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanos.map_or_else(|| BEGAN.get_or_init(Instant::now).elapsed().as_secs_f64(), |nanos| nanos / 1e9)
}
