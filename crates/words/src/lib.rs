#![doc = include_str!("../README.md")]

mod catalogue;
mod files;
mod lang;

pub use catalogue::Catalogue;
pub use lang::{Lang, UnknownLang};
