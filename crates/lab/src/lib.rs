//! The lab: what happens over ten thousand matches, and what does a changed card do?
//!
//! [`run`] plays many matches on all cores and writes tables and a summary into
//! a folder; [`report`] turns the summary into a page; [`compare`] plays two
//! variants until the answer is clear; [`sweep`] varies one value of the content.
//! The same seed gives the same bytes, whatever the number of threads.

mod compare;
mod crew;
mod fault;
mod metric;
mod parts;
mod path;
mod plan;
pub mod report;
mod run;
mod sequential;
mod summary;
mod sums;
mod sweep;
mod tables;
mod without;

pub use compare::{Change, Comparison, Rivals, Until, Verdict, compare};
pub use fault::Fault;
pub use ledger::{Name, Opening};
pub use parts::{Part, merge, plan_of};
pub use path::{Field, Range};
pub use plan::{Plan, Vary, variants};
pub use run::{Outcome, Progress, run};
pub use sequential::{Sequence, drifting};
pub use stats::{Interval, Moments, difference, mean, ratio, wilson};
pub use summary::{Section, SideRow, Summary, Variant, Worth};
pub use sweep::{Sweep, sweep};
