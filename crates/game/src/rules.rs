//! What a title must say about itself.

use crate::{Chance, Diff, Faults, Generation, Message, Outcome, Pile, Seat, Viewer};
use arrayvec::ArrayVec;
use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A title: its rules as pure functions over a hot state.
///
/// The same inputs give the same bytes everywhere: no input or output, no clock, no thread, no float.
pub trait Game: Sized + Send + Sync + 'static {
    /// What is chosen before a game: number of players, modules, who begins.
    type Options: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Checked components and options: shared, never copied in a play-out.
    type Setup: Send + Sync;
    /// Everything on the table, hidden things and who has seen what included.
    type State: Copy + Eq + Debug + Send + Sync;
    /// One choice of one person.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = String> + Send + Sync;
    /// What happened.
    type Event: Event;
    /// What one viewer may know.
    type View: Clone + Debug + PartialEq + Serialize + Diff + Send;

    /// The title's name in transcripts and on the command line.
    const TITLE: &'static str;
    /// The oldest generation of the rules that can still be played: games made under it are verified exactly.
    const OLDEST_GENERATION: Generation;
    /// The generation of new games. Raised whenever the same actions and chance would lead elsewhere than before.
    const GENERATION: Generation;
    /// The names of the face-down piles, by number, as transcripts write them.
    const PILES: &'static [&'static str];
    /// The message ids of the scoring categories, in order.
    const CATEGORIES: &'static [&'static str];

    /// Checks a component file (`None`: the default edition) together with the options, for a game under a generation
    /// from [`OLDEST_GENERATION`](Game::OLDEST_GENERATION) to [`GENERATION`](Game::GENERATION). The setup carries the
    /// generation; a rule that changed asks it.
    fn set_up_under(
        generation: Generation,
        components: Option<&str>,
        options: &Self::Options,
    ) -> Result<Self::Setup, Faults>;
    /// The same for a new game.
    fn set_up(components: Option<&str>, options: &Self::Options) -> Result<Self::Setup, Faults> {
        Self::set_up_under(Self::GENERATION, components, options)
    }
    /// The generation of the rules the setup was made for.
    fn generation(setup: &Self::Setup) -> Generation;
    /// The options the setup was made with.
    fn options(setup: &Self::Setup) -> &Self::Options;
    /// The edition the setup was made from.
    fn edition(setup: &Self::Setup) -> &Edition;
    /// How many people play.
    fn seats(setup: &Self::Setup) -> u8;
    /// The name of one kind of thing in a pile, as transcripts write it.
    fn kind_name(setup: &Self::Setup, pile: Pile, kind: usize) -> String;
    /// The kind with this name; the inverse of [`kind_name`](Game::kind_name).
    fn kind_named(setup: &Self::Setup, pile: Pile, name: &str) -> Option<usize>;

    /// Lays out the game and deals.
    fn start(
        setup: &Self::Setup,
        chance: &mut impl Chance,
        events: &mut impl EventSink<Self::Event>,
    ) -> Self::State;
    /// Who decides now; nobody when the game is over.
    fn decider(setup: &Self::Setup, state: &Self::State) -> Option<Seat>;
    /// Lists what the decider may do; never empty while there is one.
    fn legal(setup: &Self::Setup, state: &Self::State, list: &mut impl ActionList<Self::Action>);
    /// Carries out an action that is known to be legal.
    fn play(
        setup: &Self::Setup,
        state: &mut Self::State,
        action: Self::Action,
        chance: &mut impl Chance,
        events: &mut impl EventSink<Self::Event>,
    );
    /// Says why an action that is not listed is not allowed.
    fn refusal(setup: &Self::Setup, state: &Self::State, action: Self::Action) -> Refusal;
    /// What everybody may know of a position.
    fn public_view(setup: &Self::Setup, state: &Self::State) -> Self::View;
    /// What one player may know of it: what everybody may, and what only they may.
    fn own_view(setup: &Self::Setup, state: &Self::State, seat: Seat, public: &Self::View) -> Self::View;
    /// A position drawn evenly from all that look the same to this player.
    fn determinize(setup: &Self::Setup, state: &Self::State, seat: Seat, rng: &mut impl Rng) -> Self::State;
    /// The result, once the game is over.
    fn outcome(setup: &Self::Setup, state: &Self::State) -> Option<Outcome>;
    /// The whole position, hidden things included, in the canonical text that fingerprints are made of.
    fn position(setup: &Self::Setup, state: &Self::State) -> String;
    /// The number of the current turn, from 1; a fingerprint is taken whenever it changes.
    fn turn(state: &Self::State) -> u32;
    /// The position to return to when `action`, which led from `before` to `after`, is taken back: `before`, except
    /// that whatever has been shown since stays known.
    fn after_undo(
        _setup: &Self::Setup,
        before: &Self::State,
        _action: Self::Action,
        _after: &Self::State,
    ) -> Self::State {
        *before
    }
    /// The action as `viewer` may know it; nothing if it is secret.
    fn action_seen_by(action: Self::Action, _actor: Seat, _viewer: Viewer) -> Option<Self::Action> {
        Some(action)
    }

    /// What one viewer may know of a position.
    fn view(setup: &Self::Setup, state: &Self::State, viewer: Viewer) -> Self::View {
        let public = Self::public_view(setup, state);
        match viewer {
            Viewer::Seat(seat) => Self::own_view(setup, state, seat, &public),
            Viewer::Spectator => public,
        }
    }

    /// What several viewers may know of a position: they share what is the same to all of them.
    fn views(
        setup: &Self::Setup,
        state: &Self::State,
        viewers: impl Iterator<Item = Viewer>,
    ) -> impl Iterator<Item = Self::View> {
        let public = Self::public_view(setup, state);
        viewers.map(move |viewer| match viewer {
            Viewer::Seat(seat) => Self::own_view(setup, state, seat, &public),
            Viewer::Spectator => public.clone(),
        })
    }

    /// One legal action, each equally likely. A title may be faster than this.
    fn random_action(setup: &Self::Setup, state: &Self::State, rng: &mut impl Rng) -> Self::Action {
        let mut count = Count(0);
        Self::legal(setup, state, &mut count);
        let mut nth = Nth { skip: crate::below(rng, count.0), found: None };
        Self::legal(setup, state, &mut nth);
        nth.found.expect("a decider always has something to do")
    }

    /// Carries out an action if it is legal. A refused action leaves the state untouched.
    fn apply(
        setup: &Self::Setup,
        state: &mut Self::State,
        action: Self::Action,
        chance: &mut impl Chance,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Refusal> {
        let mut search = Contains { wanted: action, found: false };
        Self::legal(setup, state, &mut search);
        if !search.found {
            return Err(Self::refusal(setup, state, action));
        }
        Self::play(setup, state, action, chance, events);
        Ok(())
    }
}

/// The edition of the components a game was played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// Its name, as the file gives it.
    pub name: String,
    /// SHA-256 of the file's content, in hexadecimal.
    pub digest: String,
    /// The file's text, if it is not the one the program brings along.
    pub custom: Option<String>,
}

/// Something that happened: told to the log, to the animation, and bounding what can be taken back.
pub trait Event: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// This event as `viewer` may know it; nothing if they may not even know that it happened.
    fn shown_to(self, viewer: Viewer) -> Option<Self>;
    /// The same of an event that is still needed.
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        self.clone().shown_to(viewer)
    }
    /// Did it show somebody what they could not have known? Then nothing before it can be taken back.
    fn reveals(&self) -> bool;
    /// The line in the log.
    fn message(&self) -> Message;
}

/// Why an action is not allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The id of the rule that forbids it.
    pub rule: &'static str,
    /// The reason, and what would be allowed.
    pub message: Message,
}

/// Takes in the legal actions as a title lists them.
pub trait ActionList<A> {
    /// One more.
    fn add(&mut self, action: A);
}

impl<A> ActionList<A> for Vec<A> {
    fn add(&mut self, action: A) {
        self.push(action);
    }
}

impl<A, const N: usize> ActionList<A> for ArrayVec<A, N> {
    #[inline]
    fn add(&mut self, action: A) {
        self.push(action);
    }
}

struct Count(u32);

impl<A> ActionList<A> for Count {
    #[inline]
    fn add(&mut self, _: A) {
        self.0 += 1;
    }
}

struct Nth<A> {
    skip: u32,
    found: Option<A>,
}

impl<A> ActionList<A> for Nth<A> {
    #[inline]
    fn add(&mut self, action: A) {
        if self.skip == 0 && self.found.is_none() {
            self.found = Some(action);
        }
        self.skip = self.skip.wrapping_sub(1);
    }
}

struct Contains<A> {
    wanted: A,
    found: bool,
}

impl<A: Eq> ActionList<A> for Contains<A> {
    #[inline]
    fn add(&mut self, action: A) {
        self.found |= action == self.wanted;
    }
}

/// Takes in events as they happen. The event is made only if somebody listens: a play-out pays for none.
pub trait EventSink<E> {
    /// This happened.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
pub struct Silent;

impl<E> EventSink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

/// Everything is kept.
pub struct Collected<E>(pub Vec<E>);

impl<E> Default for Collected<E> {
    fn default() -> Self {
        Collected(Vec::new())
    }
}

impl<E> EventSink<E> for Collected<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.0.push(event());
    }
}
