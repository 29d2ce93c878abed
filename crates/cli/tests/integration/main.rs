//! Tests of the program, in one binary: its libraries are linked once for all of them.

mod analyse;
#[cfg(unix)]
#[path = "../../../store/tests/postgres/cluster.rs"]
mod cluster;
#[cfg(unix)]
mod data;
#[cfg(unix)]
#[path = "../../../store/tests/postgres/encrypted.rs"]
mod encrypted;
mod everywhere;
#[cfg(target_os = "linux")]
mod full_screen;
mod language;
mod learn;
mod locales;
mod play;
#[cfg(unix)]
mod postgres;
#[cfg(target_os = "linux")]
mod power;
mod process;
mod puzzles;
mod sandbox;
mod serve;
mod settings;
#[cfg(feature = "toy")]
mod toy;
mod verbs;
