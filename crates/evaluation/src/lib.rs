//! What a title needs to be played well by bots.
//!
//! A title implements [`Evaluate`]: a heuristic, priors of actions, and the features and parameters of a [`ValueNet`].
//! A title without an evaluation of its own says [`play_outs_only!`], and bots judge its positions by random games to
//! the end.

pub mod value_net;

pub use value_net::{FeatureVec, Value, ValueNet};

use game::Published;
// For the macro.
#[doc(hidden)]
pub use game::Seat;

/// The number of aspects a heuristic distinguishes.
pub const ASPECTS: usize = 8;

/// The points a seat is expected to score by the end of the game, by aspect.
pub type Heuristic = [f32; ASPECTS];

/// A title whose positions can be evaluated.
///
/// Bots evaluate only determinized positions. The estimates need not be exact: an error that is the same for every seat
/// cancels out.
pub trait Evaluate: Published {
    /// The message ids that name the aspects as reasons for an action; each takes the number `points`.
    const ASPECTS: [&'static str; ASPECTS];

    /// The points `seat` is expected to have at the end, estimated by hand-written rules.
    fn heuristic(setup: &Self::Setup, state: &Self::State, seat: Seat, context: &Self::Context) -> Heuristic;

    /// What is computed once for a position and shared by the evaluation of its seats.
    type Context;
    /// Computes the context of a position.
    fn context(setup: &Self::Setup, state: &Self::State) -> Self::Context;

    /// The input of the value network for a seat.
    type Features: AsRef<[f32]>;
    /// Computes the features of a seat.
    fn features(
        setup: &Self::Setup,
        state: &Self::State,
        seat: Seat,
        context: &Self::Context,
    ) -> Self::Features;
    /// The trained value network of the title.
    fn value_net() -> &'static ValueNet;

    /// Appends a prior for each action: the points it is expected to gain for the decider, estimated without search.
    fn policy(setup: &Self::Setup, state: &Self::State, actions: &[Self::Action], priors: &mut Vec<f32>);

    /// The search that measured best for this title with every number of players.
    const SEARCH_DEFAULTS: SearchDefaults;
}

/// How `clever` and `master` search a title.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchDefaults {
    /// The stronger family.
    pub family: Family,
    /// How many turns a play-out lasts.
    pub turns: u32,
    /// The exploration constant of the tree, on the scale of a win probability.
    pub exploration: f32,
    /// If set, the tree branches on the decider's own choices only; opponents follow the policy with noise of up to
    /// this many points.
    pub opponent_noise: Option<f32>,
}

/// The search algorithms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Sequential halving: all actions get the same samples; after each round the worse half is dropped.
    Halving,
    /// Tree search over all players' choices (PUCT), guided by the title's priors.
    Tree,
    /// Tree search without knowledge of the title (UCB, no priors).
    PlainTree,
}

/// Implements [`Evaluate`] for a title without an evaluation of its own: every action has the same prior, every
/// unfinished position the same value, and the searches play random games to the end.
#[macro_export]
macro_rules! play_outs_only {
    ($title:ty) => {
        impl $crate::Evaluate for $title {
            const ASPECTS: [&'static str; $crate::ASPECTS] = ["reason-nothing"; $crate::ASPECTS];

            type Context = ();

            fn context(_: &Self::Setup, _: &Self::State) {}

            fn heuristic(_: &Self::Setup, _: &Self::State, _: $crate::Seat, (): &()) -> $crate::Heuristic {
                [0.0; $crate::ASPECTS]
            }

            type Features = [f32; 0];

            fn features(_: &Self::Setup, _: &Self::State, _: $crate::Seat, (): &()) -> [f32; 0] {
                []
            }

            fn value_net() -> &'static $crate::ValueNet {
                static BLANK: std::sync::LazyLock<$crate::ValueNet> =
                    std::sync::LazyLock::new(|| $crate::ValueNet::blank(0));
                &BLANK
            }

            fn policy(_: &Self::Setup, _: &Self::State, actions: &[Self::Action], priors: &mut Vec<f32>) {
                priors.resize(priors.len() + actions.len(), 0.0);
            }

            const SEARCH_DEFAULTS: $crate::SearchDefaults = $crate::SearchDefaults {
                family: $crate::Family::PlainTree,
                turns: u32::MAX,
                exploration: 0.5,
                opponent_noise: None,
            };
        }
    };
}
