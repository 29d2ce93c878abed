//! The rules, each by its number.

mod artifacts;
mod characters;
mod conservation;
mod editions;
mod equipment;
mod fifth_player;
mod help;
mod interactions;
mod luxor_determinize;
mod luxor_end;
mod luxor_hidden;
mod luxor_horus;
mod luxor_idle;
mod luxor_moving;
mod luxor_playing;
mod luxor_score;
mod luxor_setup;
mod luxor_tiles;
mod mummy;
mod mummy_tiles;
mod newcomers;
