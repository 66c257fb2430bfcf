//! The rulings where the book is silent: A1 to A44, the exact chances, and those added here (B).

mod added;
mod buildings;
mod chances;
mod goals;
mod ground;
mod links;
mod turns;
