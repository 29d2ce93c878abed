//! [`Luxor`]: the implementation of [`Game`](game::Game).

use crate::action::Action;
use crate::agenda::Agenda;
use crate::artifacts::Artifacts;
use crate::card::Level;
use crate::characters::Characters;
use crate::components::Components;
use crate::counts::Counts;
use crate::equipment::Equipment;
use crate::event::Event;
use crate::exclusions::Exclusions;
use crate::figure::{FIGURES, Figure};
use crate::hand::{HAND, Hand, Kind, NO_KIND, Origin};
use crate::idle::Idle;
use crate::mummy::Mummy;
use crate::options::Options;
use crate::place::{Place, Places};
use crate::referee::Referee;
use crate::setup::{CARDS, SEATS, Setup, TEMPLES, TileKind};
use crate::state::{Beyond, InPlay, Player, State};
use crate::tile::Icon;
use crate::view::View;
use crate::{components, determinize, legal, moments, piles, position, refusal, score, undo, view};
use arrayvec::ArrayVec;
use game::{
    ActionList, Chance, Edition, EventSink, Faults, Game, Generation, Knowledge, Outcome, Pile, Refusal, Rng,
    Seat, Sight, Standing, Viewer,
};

/// Luxor, with The Mummy's Curse.
pub struct Luxor;

impl Game for Luxor {
    type Options = Options;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const TITLE: &'static str = "luxor";
    const OLDEST_GENERATION: Generation = Generation(2);
    const GENERATION: Generation = Generation(2);
    const PILES: &'static [&'static str] = piles::NAMES;
    const CATEGORIES: &'static [&'static str] = score::CATEGORIES;

    fn set_up_under(generation: Generation, text: Option<&str>, options: &Options) -> Result<Setup, Faults> {
        Setup::new(generation, Components::read(text.unwrap_or(components::DEFAULT))?, options)
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
        setup.seats
    }

    fn kind_name(setup: &Setup, pile: Pile, kind: usize) -> String {
        piles::kind_name(setup, pile, kind)
    }

    fn kind_named(setup: &Setup, pile: Pile, name: &str) -> Option<usize> {
        piles::kind_named(setup, pile, name)
    }

    fn start(setup: &Setup, chance: &mut impl Chance, events: &mut impl EventSink<Event>) -> State {
        let mut state = empty_table(setup);
        Referee { setup, state: &mut state, chance, events }.lay_out();
        state
    }

    #[inline]
    fn decider(_: &Setup, state: &State) -> Option<Seat> {
        state.decider()
    }

    #[inline]
    fn legal(setup: &Setup, state: &State, list: &mut impl ActionList<Action>) {
        legal::list(state, setup, list);
    }

    #[inline]
    fn play(
        setup: &Setup,
        state: &mut State,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl EventSink<Event>,
    ) {
        Referee { setup, state, chance, events }.apply(action);
    }

    fn refusal(setup: &Setup, state: &State, action: Action) -> Refusal {
        refusal::explain(state, setup, action)
    }

    fn public_view(setup: &Setup, state: &State) -> View {
        view::public(state, setup)
    }

    fn own_view(setup: &Setup, state: &State, seat: Seat, public: &View) -> View {
        view::own(state, setup, seat, public)
    }

    fn open_view(setup: &Setup, state: &State) -> View {
        view::open(state, setup)
    }

    fn standing(setup: &Setup, state: &State, seat: Seat, knowledge: Knowledge) -> Standing {
        state.standing(setup, seat, knowledge)
    }

    fn determinize(setup: &Setup, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        determinize::determinize(state, setup, seat, rng)
    }

    fn outcome(setup: &Setup, state: &State) -> Option<Outcome> {
        state.decider().is_none().then(|| state.outcome_now(setup))
    }

    fn position(setup: &Setup, state: &State) -> String {
        position::canonical(state, setup)
    }

    fn write_position(setup: &Setup, state: &State, knowledge: Knowledge) -> String {
        position::write(state, setup, knowledge)
    }

    fn read_position(setup: &Setup, text: &str) -> Result<State, Faults> {
        position::read(setup, text)
    }

    fn turn(state: &State) -> u32 {
        state.turn.into()
    }

    fn after_undo(_: &Setup, before: &State, action: Action, after: &State) -> State {
        undo::after_undo(before, action, after)
    }

    fn action_seen_by(action: Action, actor: Seat, viewer: Viewer) -> Option<Action> {
        let open = match action {
            // M12: which scarab is put out only its owner knows.
            Action::PutOut(_) => false,
            Action::Play(_)
            | Action::Move { .. }
            | Action::Act(_)
            | Action::TakePrize
            | Action::TakeKey
            | Action::TakeCard(_)
            | Action::TakeScarab
            | Action::TakeWild
            | Action::Roll
            | Action::RaiseAll
            | Action::StandUp(_)
            | Action::UseTile(_)
            | Action::Discard(_)
            | Action::Shift { .. }
            | Action::Add(_)
            | Action::Alone
            | Action::Put(_)
            | Action::Use
            | Action::Forward(_)
            | Action::Reroll
            | Action::Keep
            | Action::ExtraTurn
            | Action::Decline => true,
        };
        (open || viewer == Viewer::Seat(actor)).then_some(action)
    }

    #[inline]
    fn random_action(setup: &Setup, state: &State, rng: &mut impl Rng) -> Action {
        legal::random(state, setup, rng)
    }
}

/// The table before anything is laid out by chance.
pub(crate) fn empty_table(setup: &Setup) -> State {
    let components = &setup.components;
    let mut figures = [Figure::NONE; FIGURES];
    let upright = components.upright as usize;
    figures[..upright].fill(Figure::upright(Place::STAIRS));
    for statue in 0..components.statues.len() {
        figures[upright + statue] = Figure::inactive(statue);
    }
    let player = Player {
        hand: Hand::default(),
        points: 0,
        scarabs: Counts::default(),
        figures,
        keys: 0,
        treasures: [0; 3],
        wild: 0,
        sarcophagi: 0,
    };
    let scarabs: ArrayVec<u8, 4> = components.scarabs.iter().map(|&(_, count)| count).collect();
    let horus = &setup.copies[setup.all_horus_kinds()];
    State {
        laid: Place::TOMB.bit() | setup.horus,
        players: [player; SEATS],
        tiles: setup.horus_tiles,
        pile: Counts::packed(&setup.basic),
        stacks: Counts::from_slice(horus),
        tops: [NO_KIND; 3],
        temples: Icon::ALL.map(|icon| Counts::<{ TEMPLES / 2 }>::from_slice(&setup.temples[icon as usize])),
        scarabs: Counts::from_slice(&scarabs),
        wild: components.wild,
        keys: components.keys,
        in_tomb: 0,
        round: 1,
        turn: 0,
        first: Seat(0),
        current: Seat(0),
        moved: false,
        origin: Origin::FIRST_PILE,
        extra_turns: 0,
        in_play: InPlay::NOTHING,
        agenda: Agenda::new(),
        beyond: Beyond {
            exclusions: Exclusions::new(),
            idle: Idle::new(),
            mummy: Mummy::new(),
            equipment: Equipment::new(),
            artifacts: Artifacts::new(Counts::default(), setup.doubled),
            characters: Characters::new(),
        },
    }
}

impl<C: Chance, T: EventSink<Event>> Referee<'_, C, T> {
    /// L1 to L10: everything is laid out and dealt. The order in which chance is asked is part of the transcript
    /// format: the first player, the Osiris tiles and the treasures by space, the Horus stacks, the hands by seat, the
    /// modules.
    fn lay_out(&mut self) {
        let first = self.setup.options.first.unwrap_or_else(|| {
            let seats = [1u8; SEATS];
            Seat(self.chance.draw(piles::FIRST, &seats[..self.setup.seats as usize], Sight::All) as u8)
        });
        self.state.first = first;
        self.state.current = first;
        self.events.emit(|| Event::Began { first });
        self.lay_tiles();
        Level::ALL.into_iter().for_each(|level| self.turn_up_horus(level));
        for seat in self.setup.all_seats() {
            self.deal_hand(seat);
        }
        moments::laid_out(self);
        self.begin_turn();
    }

    /// L5, L7, A1: Osiris tiles and treasures on their spaces; the Horus tiles (L6) lie where they always do.
    fn lay_tiles(&mut self) {
        let mut osiris: ArrayVec<u8, 16> = self.setup.osiris_tiles.iter().map(|&(_, count)| count).collect();
        for place in Places(self.setup.osiris) {
            let kind = self.chance.draw(piles::OSIRIS, &osiris, Sight::All);
            osiris[kind] -= 1;
            self.put_tile(place, self.setup.osiris_tiles[kind].0);
        }
        let mut prizes = self.setup.prizes;
        for place in Places(self.setup.treasures) {
            let kind = self.chance.draw(piles::TREASURES, &prizes, Sight::All);
            prizes[kind] -= 1;
            self.put_tile(place, kind as TileKind);
        }
        self.state.beyond.artifacts.hidden = Counts::from_slice(&prizes);
    }

    fn put_tile(&mut self, place: Place, kind: TileKind) {
        self.state.tiles[place.0 as usize - 1] = kind;
        self.state.laid |= place.bit();
    }

    /// L3, Q1: five cards in the order they come.
    fn deal_hand(&mut self, seat: Seat) {
        if moments::deals_hand(self, seat) {
            return;
        }
        for index in 0..HAND {
            let kind =
                self.chance.draw(piles::CARDS, &self.state.pile.unpacked::<CARDS>(), Sight::Only(seat));
            self.state.pile.take(kind);
            let slot = crate::hand::Slot { kind: kind as Kind, origin: self.state.origin };
            self.state.insert_card(seat, index, slot);
        }
    }
}
