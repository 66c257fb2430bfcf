//! The rule book as tests: one sentence, one test. Most are data: a scene,
//! answers, and what happened or what was offered.

mod table_talk;

mod arenas;
mod powerups;
mod principles;
mod weapons_blue;
mod weapons_red;
mod weapons_yellow;
