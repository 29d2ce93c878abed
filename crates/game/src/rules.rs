//! The [`Game`] trait: what a title implements.

use crate::{Chance, Diff, Faults, Generation, Knowledge, Message, Outcome, Pile, Seat, Standing, Viewer};
use arrayvec::ArrayVec;
use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A title: its rules as pure functions over a small state.
///
/// Deterministic on every platform: no IO, no clock, no threads, no floats.
pub trait Game: Sized + Send + Sync + 'static {
    /// What is chosen before a game: number of players, modules, who begins.
    type Options: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Checked components and options: shared, never copied in a play-out.
    type Setup: Send + Sync;
    /// The full position, including hidden information and who has seen what.
    type State: Copy + Eq + Debug + Send + Sync;
    /// One decision of one player.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = String> + Send + Sync;
    /// What happened.
    type Event: Event;
    /// What one viewer may know.
    type View: Clone + Debug + PartialEq + Serialize + Diff + Send;

    /// The title's name in transcripts and on the command line.
    const TITLE: &'static str;
    /// The oldest generation of the rules that is still supported: its games are verified exactly.
    const OLDEST_GENERATION: Generation;
    /// The generation of new games. Raised whenever the same actions and chance outcomes would lead to another
    /// position.
    const GENERATION: Generation;
    /// The names of the face-down piles in transcripts, by [`Pile`] index.
    const PILES: &'static [&'static str];
    /// The message ids of the scoring categories, in order.
    const CATEGORIES: &'static [&'static str];

    /// Checks a component file (`None`: the default edition) together with the options, for a game under a generation
    /// from [`OLDEST_GENERATION`](Game::OLDEST_GENERATION) to [`GENERATION`](Game::GENERATION). The setup carries the
    /// generation, so a rule that changed can check it.
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
    /// The name of a kind of piece in a pile, as transcripts write it.
    fn kind_name(setup: &Self::Setup, pile: Pile, kind: usize) -> String;
    /// The kind with this name; the inverse of [`kind_name`](Game::kind_name).
    fn kind_named(setup: &Self::Setup, pile: Pile, name: &str) -> Option<usize>;

    /// Sets up the position and deals.
    fn start(
        setup: &Self::Setup,
        chance: &mut impl Chance,
        events: &mut impl EventSink<Self::Event>,
    ) -> Self::State;
    /// Who decides now; `None` when the game is over.
    fn decider(setup: &Self::Setup, state: &Self::State) -> Option<Seat>;
    /// Lists the decider's legal actions; never empty while there is a decider.
    fn legal(setup: &Self::Setup, state: &Self::State, list: &mut impl ActionList<Self::Action>);
    /// Plays an action that is known to be legal.
    fn play(
        setup: &Self::Setup,
        state: &mut Self::State,
        action: Self::Action,
        chance: &mut impl Chance,
        events: &mut impl EventSink<Self::Event>,
    );
    /// Explains why an action that is not listed is illegal.
    fn refusal(setup: &Self::Setup, state: &Self::State, action: Self::Action) -> Refusal;
    /// The position as everybody may know it.
    fn public_view(setup: &Self::Setup, state: &Self::State) -> Self::View;
    /// The position as one player may know it: the public view and their own hidden information.
    fn own_view(setup: &Self::Setup, state: &Self::State, seat: Seat, public: &Self::View) -> Self::View;
    /// The position with nothing hidden: for replays of finished games.
    fn open_view(setup: &Self::Setup, state: &Self::State) -> Self::View;
    /// The points of a player if the game ended now, as far as they may be known. The outcome is scored in the same
    /// way.
    fn standing(setup: &Self::Setup, state: &Self::State, seat: Seat, knowledge: Knowledge) -> Standing;
    /// Samples uniformly from all positions that look the same to this player.
    fn determinize(setup: &Self::Setup, state: &Self::State, seat: Seat, rng: &mut impl Rng) -> Self::State;
    /// The result, once the game is over.
    fn outcome(setup: &Self::Setup, state: &Self::State) -> Option<Outcome>;
    /// The canonical text of the full position, hidden information included; fingerprints are digests of it.
    fn position(setup: &Self::Setup, state: &Self::State) -> String;
    /// The lines of a position after its header ([`position::write`](crate::position::write)): everything, or what one
    /// viewer may know. `docs/position.md` specifies them.
    fn write_position(setup: &Self::Setup, state: &Self::State, knowledge: Knowledge) -> String;
    /// Reads what [`write_position`](Game::write_position) wrote of a full position. A position in which a piece is
    /// missing or there twice, or in which the rules could not go on, is refused.
    fn read_position(setup: &Self::Setup, text: &str) -> Result<Self::State, Faults>;
    /// The number of the current turn, from 1; a fingerprint is taken whenever it changes.
    fn turn(state: &Self::State) -> u32;
    /// The position after undoing `action`, which led from `before` to `after`: `before`, except that whatever the
    /// action revealed stays known.
    fn after_undo(
        _setup: &Self::Setup,
        before: &Self::State,
        _action: Self::Action,
        _after: &Self::State,
    ) -> Self::State {
        *before
    }
    /// The action as `viewer` may know it; `None` if it is secret.
    fn action_seen_by(action: Self::Action, _actor: Seat, _viewer: Viewer) -> Option<Self::Action> {
        Some(action)
    }

    /// The position as one viewer may know it.
    fn view(setup: &Self::Setup, state: &Self::State, viewer: Viewer) -> Self::View {
        let public = Self::public_view(setup, state);
        match viewer {
            Viewer::Seat(seat) => Self::own_view(setup, state, seat, &public),
            Viewer::Spectator => public,
        }
    }

    /// The views of several viewers, sharing their common parts.
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

    /// A uniformly random legal action. Titles override this where they can be faster.
    fn random_action(setup: &Self::Setup, state: &Self::State, rng: &mut impl Rng) -> Self::Action {
        let mut count = Count(0);
        Self::legal(setup, state, &mut count);
        let mut nth = Nth { skip: crate::below(rng, count.0), found: None };
        Self::legal(setup, state, &mut nth);
        nth.found.expect("a decider always has something to do")
    }

    /// Plays an action if it is legal. A refused action leaves the state untouched.
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
///
/// ```
/// use game::Edition;
/// let ours = "keys = 20";
/// assert_eq!(Edition::new("Luxor", ours, ours).custom, None);
/// let corrected = Edition::new("Luxor", "keys = 21", ours);
/// assert_eq!(corrected.custom.as_deref(), Some("keys = 21"), "it travels with every transcript");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// Its name, as the file gives it.
    pub name: String,
    /// SHA-256 of the file's content, in hexadecimal.
    pub digest: String,
    /// The file's text, if it is not the built-in one.
    pub custom: Option<String>,
}

impl Edition {
    /// The edition of this name that the text of a component file describes.
    pub fn new(name: &str, text: &str, built_in: &str) -> Edition {
        let custom = (text != built_in).then(|| text.to_owned());
        Edition { name: name.into(), digest: crate::sha256_hex(text.as_bytes()), custom }
    }
}

/// Something that happened: shown in the log, animated by the page, and limiting what can be undone.
pub trait Event: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// This event as `viewer` may know it; `None` if they may not even know that it happened.
    fn shown_to(self, viewer: Viewer) -> Option<Self>;
    /// The same by reference.
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        self.clone().shown_to(viewer)
    }
    /// Did it reveal hidden information or chance? Then nothing before it can be undone.
    fn reveals(&self) -> bool;
    /// The text of its log entry.
    fn message(&self) -> Message;
    /// The id of the rule it follows.
    fn rule(&self) -> &'static str;
    /// The turn that begins with it; `None` for whatever happens within a turn or before the first.
    fn turn_start(&self) -> Option<TurnStart>;
}

/// A turn that begins: what a log is divided by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TurnStart {
    /// Whose turn.
    pub seat: Seat,
    /// Its number, from 1.
    pub turn: u32,
    /// The number of its round, from 1, in a title that counts rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
}

/// Why an action is illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The id of the rule that forbids it.
    pub rule: &'static str,
    /// The reason, and what would be allowed.
    pub message: Message,
}

/// Receives the legal actions as a title lists them.
pub trait ActionList<A> {
    /// Adds one.
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

/// Receives events as they happen. The event is built lazily, so that play-outs do not pay for it.
pub trait EventSink<E> {
    /// Receives one event.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Discards all events.
pub struct Silent;

impl<E> EventSink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

/// Collects all events.
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
