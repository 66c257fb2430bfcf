//! What has changed between two looks at one table, as JSON that travels: the
//! sections and fields of a view that are new to a viewer ([`Changes`]), and
//! offers by what makes them differ from each other ([`pack`]). It knows no
//! game and no match, only [`table::Fields`]; `docs/wire.md` says how a page
//! reads it.

mod offers;
mod shown;

pub use offers::{Offer, Packed, pack};
pub use shown::{Changes, Shown};
