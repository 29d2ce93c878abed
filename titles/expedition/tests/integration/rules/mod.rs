//! Every rule by its number.

mod adventures;
mod attempts;
mod laying;
mod marching;
mod messages;
mod scene;
mod scoring;
mod secrets;
mod undo;
