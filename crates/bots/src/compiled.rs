//! What computes much, compiled once for each title, as part of this crate, for callers that know a title by its type:
//! the arena, tests, benchmarks. Generic code is otherwise compiled again as part of every crate that calls it, and
//! optimised as that crate is.

use crate::analysis::{self, Chances, RankLimits, Ranking};
use crate::evaluate::Evaluate;
use crate::factory::Bots;
use catalogue::analysis::{Analysis, AnalysisSettings};
use catalogue::{Bot, Listed, Visit, visit};
use game::{Game, Observation, Table};
use std::any::Any;

/// What this crate computes for one title.
pub(crate) trait Compiled<G: Game> {
    /// [`TypedBotFactory::typed_bot`](catalogue::TypedBotFactory::typed_bot).
    fn bot(&self, bots: &Bots, name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String>;
    /// [`analysis::analyse`].
    fn analyse(
        &self,
        table: &Table<G>,
        settings: &AnalysisSettings<'_>,
        progress: &mut dyn FnMut(Analysis),
    ) -> Option<Analysis>;
    /// [`analysis::rank`].
    fn rank(&self, observation: &Observation<'_, G>, limits: &RankLimits<'_>) -> Option<Ranking<G::Action>>;
    /// [`analysis::chances_in`].
    fn chances_in(&self, setup: &G::Setup, state: &G::State, samples: u64, seed: u64) -> Chances;
}

struct Here;

impl<G: Evaluate> Compiled<G> for Here {
    fn bot(&self, bots: &Bots, name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
        bots.create(name, seed)
    }

    fn analyse(
        &self,
        table: &Table<G>,
        settings: &AnalysisSettings<'_>,
        progress: &mut dyn FnMut(Analysis),
    ) -> Option<Analysis> {
        analysis::analyse_table(table, settings, progress)
    }

    fn rank(&self, observation: &Observation<'_, G>, limits: &RankLimits<'_>) -> Option<Ranking<G::Action>> {
        analysis::rank::rank_all(observation, limits)
    }

    fn chances_in(&self, setup: &G::Setup, state: &G::State, samples: u64, seed: u64) -> Chances {
        analysis::chances_at::<G>(setup, state, samples, seed)
    }
}

/// For a title of the list; any other panics.
pub(crate) fn compiled<G: Listed>() -> &'static dyn Compiled<G> {
    let found = of_title(G::TITLE).and_then(|found| found.downcast::<&'static dyn Compiled<G>>().ok());
    *found.unwrap_or_else(|| panic!("{} is not in the list of titles", G::TITLE))
}

/// The reference to [`Compiled`] of a title. No type parameter: this is what makes it part of this crate.
fn of_title(title: &str) -> Option<Box<dyn Any>> {
    struct Find;

    impl Visit for Find {
        type Output = Box<dyn Any>;

        fn visit<G: Listed>(self) -> Self::Output {
            let here: &'static dyn Compiled<G> = &Here;
            Box::new(here)
        }
    }

    visit(title, Find)
}
