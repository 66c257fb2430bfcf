#![doc = include_str!("../README.md")]

mod offers;
mod shown;

pub use offers::{Offer, Packed, pack};
pub use shown::{Changes, Shown};
