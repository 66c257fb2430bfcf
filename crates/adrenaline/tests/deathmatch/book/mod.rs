//! The rule book as tests: one sentence, one test. Most are data: a scene,
//! answers, and what happened or what was offered.

mod actions;
mod arenas;
mod bot;
mod damage;
mod domination;
mod ending;
mod examples;
mod hidden;
mod own_rulings;
mod powers;
mod powerups;
mod principles;
mod refusals;
mod rulings;
mod rulings_scoring;
mod scenes;
mod setup;
mod turret;
mod weapons_blue;
mod weapons_red;
mod weapons_yellow;
