//! The course of a game: dealing, laying, deploying, the action tile, the next turn.

use crate::action::Action;
use crate::adventures::{self, ActionTile};
use crate::cell::Cell;
use crate::event::{Came, Event};
use crate::hand::Held;
use crate::layout::Layout;
use crate::march::{self, Camp};
use crate::options::Setup;
use crate::plan::Plan;
use crate::player::Player;
use crate::score;
use crate::spots::Spot;
use crate::state::{Phase, State};
use crate::tile::{Back, KINDS, Tile};
use game::{Chance, EventSink, Pile, Seat, Sight};

/// The names of the face-down piles, as transcripts write them.
pub const PILES: &[&str] = &["first", "start", "tiles", "actions"];
/// X4: who begins; the kinds are the seats.
pub const FIRST: Pile = Pile(0);
/// X3: the tiles given to the start layout.
pub const START: Pile = Pile(1);
/// X1: the stack of the player who draws, the back on its top.
pub const TILES: Pile = Pile(2);
/// N1: the action tiles of the player who draws.
pub const ACTIONS: Pile = Pile(3);

/// X5: the most tiles laid in a turn.
pub const TILES_A_TURN: u8 = 3;

/// X1, X4, N1: everybody gets his tiles and adventurers; the first player is found; action tiles are drawn.
pub fn start(setup: &Setup, chance: &mut impl Chance, events: &mut impl EventSink<Event>) -> State {
    let seats = setup.options.players;
    let first = match setup.options.first {
        Some(seat) => seat,
        None => Seat(chance.draw(FIRST, &[1; 4][..seats as usize], Sight::All) as u8),
    };
    let drawn = setup.options.first.is_none();
    events.emit(|| Event::Begins { seat: first, drawn });
    let mut players = [Player::NOBODY; 4];
    for seat in setup.seats() {
        players[seat.index()] = Player::new(&setup.components);
    }
    let mut state = State {
        layout: Layout::empty(setup.start_frame()),
        players,
        turn: 1,
        first,
        seat: first,
        phase: Phase::Keep,
    };
    if setup.options.new_adventures {
        for seat in setup.seats() {
            state.players[seat.index()].action_pile = setup.components.action_tiles;
            for _ in 0..setup.components.actions_in_hand {
                draw_action(&mut state, seat, chance, events);
            }
        }
    }
    state
}

/// Applies a legal action.
#[inline]
pub fn play(
    setup: &Setup,
    state: &mut State,
    action: Action,
    chance: &mut impl Chance,
    events: &mut impl EventSink<Event>,
) {
    match (action, state.phase) {
        (Action::Keep(tile), Phase::Keep) => keep(setup, state, tile, chance, events),
        (Action::Lay(back, tile, cell), Phase::Lay { laid }) => {
            match lay(setup, state, (back, tile), cell, events) {
                Some(camp) => state.phase = Phase::Deploy { camp, laid: laid + 1 },
                None => come_to_rest(setup, state, laid + 1, chance, events),
            }
        }
        (Action::Deploy(plan), Phase::Deploy { camp, laid }) => {
            deploy(state, camp, plan, events);
            come_to_rest(setup, state, laid, chance, events);
        }
        (Action::Stop, Phase::Lay { .. }) => {
            events.emit(|| Event::Stopped { seat: state.seat });
            after_laying(setup, state, events);
        }
        (Action::Pass, Phase::Adventure) => end_turn(setup, state, events),
        (Action::Use(tile), Phase::Adventure) => choose(state, tile, events),
        (Action::From(cell), Phase::From { tile }) => {
            state.phase = Phase::To { tile, from: Spot::of(cell) };
        }
        (Action::To(cell), Phase::To { tile, from }) => {
            apply(setup, state, tile, from, Spot::of(cell), chance, events)
        }
        (
            Action::Keep(_)
            | Action::Lay(..)
            | Action::Stop
            | Action::Deploy(_)
            | Action::Use(_)
            | Action::Pass
            | Action::From(_)
            | Action::To(_),
            phase,
        ) => unreachable!("{action} was listed in {phase:?}"),
    }
}

/// X2: a player keeps the camp and this tile. When all have chosen the game is laid out.
fn keep(
    setup: &Setup,
    state: &mut State,
    tile: Tile,
    chance: &mut impl Chance,
    events: &mut impl EventSink<Event>,
) {
    state.mover().kept = Some(tile);
    state.seat = state.seat.next(setup.options.players);
    if state.seat == state.first {
        lay_out(setup, state, chance, events);
    }
}

/// X3: the tiles given are mixed and laid as a rectangle, row by row from the north-west.
fn lay_out(setup: &Setup, state: &mut State, chance: &mut impl Chance, events: &mut impl EventSink<Event>) {
    let mut given = [0u8; KINDS];
    let camp = setup.components.first_camp();
    for seat in setup.seats() {
        let player = &mut state.players[seat.index()];
        given.iter_mut().zip(setup.components.ones()).for_each(|(sum, ones)| *sum += ones);
        let kept = player.kept.take().expect("everybody has chosen");
        for (tile, known) in [(camp, true), (kept, false)] {
            given[tile.index()] -= 1;
            player.hand.add(Held { back: Back::ONE, tile, known });
        }
        events.emit(|| Event::Kept { seat, tile: Some(kept) });
    }
    for cell in state.layout.frame().cells() {
        let tile = Tile::ALL[chance.draw(START, &given, Sight::All)];
        given[tile.index()] -= 1;
        state.layout.lay(tile, cell);
    }
    state.phase = Phase::Lay { laid: 0 };
    events.emit(|| Event::start(&state.layout));
    events.emit(|| Event::Turn { seat: state.seat, turn: state.turn.into() });
}

/// X5-X7: a tile is laid. If it is a camp and there is a choice how adventurers come out of it: where it lies.
#[inline]
fn lay(
    setup: &Setup,
    state: &mut State,
    (back, tile): (Back, Tile),
    cell: Cell,
    events: &mut impl EventSink<Event>,
) -> Option<Spot> {
    let seat = state.seat;
    state.mover().hand.remove(back, tile);
    let spot = state.layout.lay(tile, cell);
    events.emit(|| Event::Laid { seat, back, tile, cell });
    if tile.is_camp() && state.player(seat).supply > 0 {
        let camp = Camp::new(setup, &state.layout, spot, state.player(seat).supply);
        if camp.leaves_a_choice() {
            return Some(spot);
        }
        deploy(state, spot, Plan::stay(camp.most), events);
    }
    None
}

/// X7-X11: adventurers come out of a camp.
#[inline]
fn deploy(state: &mut State, camp: Spot, plan: Plan, events: &mut impl EventSink<Event>) {
    let seat = state.seat;
    state.mover().supply -= plan.total();
    march::apply(&mut state.layout, camp, seat, plan);
    let layout = &state.layout;
    events.emit(|| {
        let mut came = vec![Came { cell: layout.cell(camp), count: plan.staying() }];
        if let Some(march) = plan.way() {
            let spots = layout.straight_on(camp, march.direction).map(|(spot, _)| layout.cell(spot));
            came.extend(spots.zip(march.left()).map(|(cell, count)| Came { cell, count }));
        }
        Event::Deployed { seat, came, direction: plan.way().map(|march| march.direction) }
    });
}

/// X5: everybody has come to rest: he draws, and may lay again if that was not his third.
#[inline]
fn come_to_rest(
    setup: &Setup,
    state: &mut State,
    laid: u8,
    chance: &mut impl Chance,
    events: &mut impl EventSink<Event>,
) {
    let seat = state.seat;
    let player = &mut state.players[seat.index()];
    if let Some(back) = player.top() {
        let tile = Tile::ALL[chance.draw(TILES, player.pile(back), Sight::Only(seat))];
        player.pile_mut(back)[tile.index()] -= 1;
        player.hand.add(Held { back, tile, known: false });
        events.emit(|| Event::Drew { seat, back, tile: Some(tile) });
    }
    if laid == TILES_A_TURN || player.hand.is_empty() {
        after_laying(setup, state, events);
    } else {
        state.phase = Phase::Lay { laid };
    }
}

/// N2: he may use an action tile, if he has an adventurer on a mountain.
///
/// He is asked even if none of his tiles has a target: otherwise not being asked would reveal what he holds.
fn after_laying(setup: &Setup, state: &mut State, events: &mut impl EventSink<Event>) {
    let player = state.player(state.seat);
    if player.actions_held() > 0 && !state.layout.mountains_of(state.seat).is_empty() {
        state.phase = Phase::Adventure;
    } else {
        end_turn(setup, state, events);
    }
}

/// N2: an action tile is chosen and shown.
fn choose(state: &mut State, tile: ActionTile, events: &mut impl EventSink<Event>) {
    let seat = state.seat;
    let player = state.mover();
    player.actions[tile.index()] -= 1;
    let known = &mut player.actions_known[tile.index()];
    *known = known.saturating_sub(1);
    state.phase = Phase::From { tile };
    events.emit(|| Event::Chose { seat, tile });
}

/// N2-N6: the action tile does what it says, and another is drawn.
fn apply(
    setup: &Setup,
    state: &mut State,
    tile: ActionTile,
    from: Spot,
    to: Spot,
    chance: &mut impl Chance,
    events: &mut impl EventSink<Event>,
) {
    let seat = state.seat;
    let captured = adventures::apply(state, seat, tile, from, to);
    let (from, to) = (state.layout.cell(from), state.layout.cell(to));
    events.emit(|| Event::used(seat, tile, from, to, captured));
    if state.player(seat).actions_left() > 0 {
        draw_action(state, seat, chance, events);
    }
    end_turn(setup, state, events);
}

/// N1, N2: a player draws an action tile, which he alone sees.
fn draw_action(state: &mut State, seat: Seat, chance: &mut impl Chance, events: &mut impl EventSink<Event>) {
    let player = &mut state.players[seat.index()];
    let kind = chance.draw(ACTIONS, &player.action_pile, Sight::Only(seat));
    player.action_pile[kind] -= 1;
    player.actions[kind] += 1;
    events.emit(|| Event::DrewAction { seat, tile: Some(ActionTile::ALL[kind]) });
}

/// X12: the next player who has tiles; the end when nobody has.
#[inline]
fn end_turn(setup: &Setup, state: &mut State, events: &mut impl EventSink<Event>) {
    let mut next = state.seat;
    for _ in setup.seats() {
        next = next.next(setup.options.players);
        if !state.player(next).hand.is_empty() {
            state.seat = next;
            state.turn += 1;
            state.phase = Phase::Lay { laid: 0 };
            events.emit(|| Event::Turn { seat: next, turn: state.turn.into() });
            return;
        }
    }
    state.phase = Phase::Over;
    let state = &*state;
    events.emit(|| Event::Over { winners: score::outcome(setup, state).winners().collect() });
}
