//! Policy and value networks, by whole numbers alone: the same answers on every
//! machine. `docs/networks.md` defines the file and every rounding; the test
//! `net` holds this against the reference in `python/train/reference.py`.

mod file;
mod infer;
mod library;
mod mind;
mod share;
mod think;

pub use file::{BadNetwork, Header, fingerprint};
pub use infer::{Network, Scratch};
pub use library::{Weights, built_in};
use mind::Mind;
pub use share::{priors, share};
pub(crate) use think::{End, Thinker};
