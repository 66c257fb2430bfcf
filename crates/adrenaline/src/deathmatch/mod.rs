//! Deathmatch, the base game: everybody against everybody, with a killshot
//! track, and a frenzy or a sudden death at its end. The other modes of the base
//! box change it in a file each: `domination`, `turret`; the figure that nobody
//! plays is in `bot`, characters with abilities and own weapons in `powers`.

pub(crate) mod audit;
pub(crate) mod board;
pub(crate) mod bot;
pub(crate) mod choice;
pub(crate) mod domination;
mod encode;
pub(crate) mod event;
pub(crate) mod fire;
pub(crate) mod frame;
pub(crate) mod harm;
pub(crate) mod insight;
pub(crate) mod powers;
pub(crate) mod powerups;
pub(crate) mod refuse;
pub(crate) mod scene;
pub(crate) mod score;
pub(crate) mod setup;
pub(crate) mod state;
pub(crate) mod tell;
pub(crate) mod text;
pub(crate) mod turn;
pub(crate) mod turret;
pub(crate) mod view;
