#![doc = include_str!("../README.md")]

mod aim;
mod compare;
mod crew;
mod diff;
mod fault;
mod metric;
mod parts;
mod path;
mod plan;
mod power;
mod process;
pub mod report;
mod run;
mod sequential;
mod summary;
mod sums;
mod sweep;
mod tables;
mod tune;
mod without;

pub use aim::Aim;
pub use compare::{Change, Comparison, Rivals, Until, Verdict, compare};
pub use diff::patch;
pub use fault::Fault;
pub use ledger::{Name, Opening};
pub use parts::{Part, merge, plan_of};
pub use path::{Field, Range};
pub use plan::{Plan, Vary, variants};
pub use power::{Effect, Hunt, Power, power};
pub use run::{Outcome, Progress, run};
pub use sequential::{Sequence, drifting};
pub use stats::{Interval, Moments, difference, mean, ratio, wilson};
pub use summary::{Section, SideRow, Summary, Variant, Worth};
pub use sweep::{Sweep, sweep};
pub use tune::{Confirmed, Ended, Found, Search, Tuned, tune};
