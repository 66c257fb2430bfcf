//! Turns messages into sentences. The rules say what happened as an id and
//! arguments; a [`Catalogue`] says it in a language. The sentences live in
//! `en/*.ftl` and `pl/*.ftl`, in the notation of Project Fluent.
//!
//! ```
//! use table::{Arg, Message};
//! use words::{Catalogue, Lang};
//!
//! let message = Message::new("adrenaline-told-hurt")
//!     .with("who", Arg::term("adrenaline-figure-dozer", "Dozer"))
//!     .with("by", Arg::term("adrenaline-figure-violet", "Violet"))
//!     .with("damage", 2u8);
//! assert_eq!(Catalogue::new(Lang::En).say(&message), "Violet deals 2 damage to Dozer.");
//! assert_eq!(Catalogue::new(Lang::Pl).say(&message), "Wioletka zadaje Dozerowi 2 obrażenia.");
//! ```

mod catalogue;
mod files;
mod lang;

pub use catalogue::Catalogue;
pub use lang::{Lang, UnknownLang};
