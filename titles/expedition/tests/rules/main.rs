//! Every rule by its number.

mod adventures;
mod laying;
mod marching;
mod messages;
mod scene;
mod scoring;
mod secrets;
mod undo;
