//! [`Expedition`]: the implementation of [`Game`](game::Game).

use crate::action::Action;
use crate::adventures::ActionTile;
use crate::components;
use crate::event::Event;
use crate::options::{Options, Setup};
use crate::state::{Phase, State};
use crate::tile::Tile;
use crate::turn::{self, ACTIONS, FIRST, START, TILES};
use crate::view::{self, View};
use crate::{determinize, legal, position, refusal, score};
use game::{
    ActionList, Chance, Edition, EventSink, Fault, Faults, Game, Generation, Knowledge, Outcome, Pile,
    Refusal, Rng, Seat, Standing, Viewer,
};

/// Expedition Luxor, with or without New Adventures.
pub struct Expedition;

impl Expedition {
    /// The built-in component file.
    pub const fn default_components() -> &'static str {
        components::DEFAULT
    }
}

impl Game for Expedition {
    type Options = Options;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const TITLE: &'static str = "expedition";
    const OLDEST_GENERATION: Generation = Generation(1);
    const GENERATION: Generation = Generation(1);
    const PILES: &'static [&'static str] = turn::PILES;
    const CATEGORIES: &'static [&'static str] = score::CATEGORIES;

    fn set_up_under(
        generation: Generation,
        components: Option<&str>,
        options: &Options,
    ) -> Result<Setup, Faults> {
        Setup::new(generation, components, options)
    }

    fn generation(setup: &Setup) -> Generation {
        setup.generation
    }

    fn options(setup: &Setup) -> &Options {
        &setup.options
    }

    fn edition(setup: &Setup) -> &Edition {
        &setup.components.edition
    }

    fn seats(setup: &Setup) -> u8 {
        setup.options.players
    }

    fn kind_name(_: &Setup, pile: Pile, kind: usize) -> String {
        match pile {
            FIRST => Seat(kind as u8).to_string(),
            ACTIONS => ActionTile::ALL[kind].to_string(),
            _ => Tile::ALL[kind].to_string(),
        }
    }

    fn kind_named(setup: &Setup, pile: Pile, name: &str) -> Option<usize> {
        match pile {
            FIRST => setup.seats().find(|seat| seat.to_string() == name).map(Seat::index),
            ACTIONS => name.parse().ok().map(ActionTile::index),
            START | TILES => name.parse().ok().map(Tile::index),
            _ => None,
        }
    }

    fn start(setup: &Setup, chance: &mut impl Chance, events: &mut impl EventSink<Event>) -> State {
        turn::start(setup, chance, events)
    }

    #[inline]
    fn decider(_: &Setup, state: &State) -> Option<Seat> {
        (state.phase != Phase::Over).then_some(state.seat)
    }

    fn legal(setup: &Setup, state: &State, list: &mut impl ActionList<Action>) {
        legal::list(setup, state, list);
    }

    #[inline]
    fn play(
        setup: &Setup,
        state: &mut State,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl EventSink<Event>,
    ) {
        turn::play(setup, state, action, chance, events);
    }

    fn refusal(setup: &Setup, state: &State, action: Action) -> Refusal {
        refusal::refusal(setup, state, action)
    }

    fn public_view(setup: &Setup, state: &State) -> View {
        view::public(setup, state)
    }

    fn own_view(setup: &Setup, state: &State, seat: Seat, public: &View) -> View {
        view::own(setup, state, seat, public)
    }

    fn open_view(setup: &Setup, state: &State) -> View {
        view::open(setup, state)
    }

    fn standing(setup: &Setup, state: &State, seat: Seat, _: Knowledge) -> Standing {
        score::standings(setup, state).nth(seat.index()).unwrap_or_default()
    }

    fn determinize(setup: &Setup, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        determinize::determinize(setup, state, seat, rng)
    }

    fn outcome(setup: &Setup, state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| score::outcome(setup, state))
    }

    fn position(setup: &Setup, state: &State) -> String {
        position::write(setup, state, Knowledge::Full)
    }

    fn write_position(setup: &Setup, state: &State, knowledge: Knowledge) -> String {
        position::write(setup, state, knowledge)
    }

    fn read_position(setup: &Setup, text: &str) -> Result<State, Faults> {
        let state = position::read(setup, text)?;
        position::check(setup, &state).map_err(|what| Fault::whole(what).into()).map(|()| state)
    }

    fn turn(state: &State) -> u32 {
        state.turn.into()
    }

    /// X15: a tile that was laid, or an action tile that was chosen, stays known after an undo.
    fn after_undo(_: &Setup, before: &State, action: Action, after: &State) -> State {
        let mut state = *before;
        // Nothing was drawn since, so hands differ only by what the action took from them.
        for (player, after) in state.players.iter_mut().zip(&after.players) {
            if player.hand.tiles().count() == after.hand.tiles().count() {
                player.hand = after.hand;
            }
            player.actions_known = after.actions_known;
        }
        let (mover, left) = (state.mover(), &after.players[before.seat.index()]);
        match action {
            Action::Lay(back, tile, _) => mover.hand = mover.hand.shown(back, tile, &left.hand),
            Action::Use(tile) => mover.actions_known[tile.index()] += 1,
            Action::Keep(_)
            | Action::Stop
            | Action::Deploy(_)
            | Action::Pass
            | Action::From(_)
            | Action::To(_) => {}
        }
        state
    }

    /// X2: what a player keeps is hidden from the others.
    fn action_seen_by(action: Action, actor: Seat, viewer: Viewer) -> Option<Action> {
        let open = match action {
            Action::Keep(_) => false,
            Action::Lay(..)
            | Action::Stop
            | Action::Deploy(_)
            | Action::Use(_)
            | Action::Pass
            | Action::From(_)
            | Action::To(_) => true,
        };
        (open || viewer == Viewer::Seat(actor)).then_some(action)
    }

    #[inline]
    fn random_action(setup: &Setup, state: &State, rng: &mut impl Rng) -> Action {
        legal::random(setup, state, rng)
    }
}
