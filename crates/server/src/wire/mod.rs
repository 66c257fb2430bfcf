//! Everything that crosses the wire, described once. The page's TypeScript
//! types and the OpenAPI document are made from these types; `docs/wire.md`
//! says what they mean.

mod frames;
mod http;
mod records;
mod said;
mod text;

pub use frames::*;
pub use http::*;
pub use records::*;
pub(crate) use said::number;
pub use text::*;

/// The version of the wire. A page of another version reloads itself.
pub const WIRE: u16 = 4;

#[cfg(test)]
mod tests;
