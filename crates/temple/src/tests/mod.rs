//! The rules, each by its number.

mod conservation;
mod luxor_end;
mod luxor_horus;
mod luxor_imagining;
mod luxor_moving;
mod luxor_playing;
mod luxor_setup;
mod luxor_tiles;
