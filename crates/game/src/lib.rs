//! What all titles share: the [`Game`] trait, chance, events, tables with undo, transcripts.
//!
//! This crate knows no title. A title implements [`Game`] as pure functions over a small `Copy` state; undo,
//! transcripts, verification and redaction of hidden information are implemented here once, in [`Table`] and
//! [`transcript`].

mod chance;
pub mod components;
mod diff;
mod digest;
mod fault;
mod generation;
mod knowledge;
mod lines;
mod message;
mod meta;
mod observation;
mod outcome;
pub mod position;
mod replay;
mod rules;
mod seat;
mod shared;
mod standing;
mod table;
pub mod transcript;
#[cfg(feature = "schema")]
mod typescript;
mod wire;
mod word;

pub use chance::{
    Chance, ChanceOutcome, Pile, Recording, Replayed, RngChance, Scripted, Seed, below, take_one,
};
pub use diff::{Changeset, Diff};
pub use digest::{Fingerprint, sha256_hex};
pub use fault::{Fault, Faults};
pub use generation::{Generation, UnsupportedGeneration};
pub use knowledge::Knowledge;
pub use lines::Lines;
pub use message::{Arg, Message};
pub use meta::{
    Advice, Answers, Field, GameRequest, Meta, ModuleMeta, Published, Puzzles, Stage, Tally, TallyFault,
};
pub use observation::{Observation, OwnedObservation};
pub use outcome::{Outcome, Score};
pub use replay::{Moment, Moments};
pub use rules::{ActionList, Collected, Edition, Event, EventSink, Game, Refusal, Silent, TurnStart};
pub use seat::{MAX_SEATS, Seat, Sight, Viewer};
pub use shared::Shared;
pub use standing::Standing;
pub use table::{NoUndo, Record, Step, Table, Takeover};
#[cfg(feature = "schema")]
pub use typescript::{Schema, TypeScript};
pub use wire::{Description, NoAttempt, Question, Wire};
pub use word::{Text, Word};

/// Re-exported so that titles and bots need no dependency of their own.
pub use rand_chacha::ChaCha8Rng;
pub use rand_core::{Rng, SeedableRng};
