//! The list of titles: the only place that names them.

use crate::{Entry, Title};
use evaluation::Evaluate;
use game::Game;
use terminal::Screen;

/// What a title of the list is: rules with their metadata, evaluated for bots, and shown in a terminal.
#[cfg(not(feature = "schema"))]
pub trait Listed: Evaluate + Screen {}

#[cfg(not(feature = "schema"))]
impl<G: Evaluate + Screen> Listed for G {}

/// What a title of the list is: rules with their metadata, evaluated for bots, shown in a terminal, and described for
/// clients.
#[cfg(feature = "schema")]
pub trait Listed: Evaluate + Screen + game::Schema {}

#[cfg(feature = "schema")]
impl<G: Evaluate + Screen + game::Schema> Listed for G {}

/// Generic code to run for a title that is known only by its id.
pub trait Visit {
    /// Its result.
    type Output;
    /// Runs for this title.
    fn visit<G: Listed>(self) -> Self::Output;
}

macro_rules! titles {
    ($($(#[$condition:meta])? $title:ty),* $(,)?) => {
        /// Every title in this build, in the order in which they are offered.
        static COMPILED: &[&dyn Title] = &[$($(#[$condition])? &Entry::<$title>::NEW),*];

        /// Runs generic code for the title with this id; `None` if there is none.
        pub fn visit<V: Visit>(title: &str, visitor: V) -> Option<V::Output> {
            $($(#[$condition])? if title == <$title as Game>::TITLE {
                return Some(visitor.visit::<$title>());
            })*
            None
        }
    };
}

// A new title is one more line here.
titles![
    luxor_rules::Luxor,
    expedition_rules::Expedition,
    #[cfg(feature = "toy")]
    toy::Toy,
];

/// Every title, in the order in which they are offered.
///
/// The title for tests is the last one, in programs that are built with it; they offer it only if `LUXOR_TOY` is set,
/// so that one build serves all tests.
pub fn titles() -> &'static [&'static dyn Title] {
    match COMPILED.split_last() {
        Some((_, others)) if cfg!(feature = "toy") && std::env::var_os("LUXOR_TOY").is_none() => others,
        _ => COMPILED,
    }
}

/// The title with this id; the error lists those there are.
pub fn title(id: &str) -> Result<&'static dyn Title, String> {
    titles().iter().copied().find(|title| title.meta().id == id).ok_or_else(|| {
        let known: Vec<&str> = titles().iter().map(|title| title.meta().id).collect();
        format!("there is no game {id:?}; there is {}", known.join(" and "))
    })
}
