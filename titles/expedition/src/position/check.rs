//! Whether a position can be played on.

use crate::layout::Frame;
use crate::march::Camp;
use crate::options::Setup;
use crate::spots::Spots;
use crate::state::{Phase, State};
use crate::tile::{Building, Terrain};
use game::Seat;

/// The first thing that is wrong: a piece that is missing or there twice, a layout that cannot lie so, or a question
/// that cannot be asked.
pub fn check(setup: &Setup, state: &State) -> Result<(), String> {
    ensure((1..30_000).contains(&state.turn), || "turns count from 1".into())?;
    check_layout(setup, state)?;
    state.check(setup)?;
    if !setup.options.new_adventures {
        check_without_adventures(setup, state)?;
    }
    check_choices(setup, state)?;
    check_phase(setup, state)
}

fn ensure(right: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if right { Ok(()) } else { Err(what()) }
}

/// X3, X6: the layout lies around the start layout, and its frame is the smallest one.
fn check_layout(setup: &Setup, state: &State) -> Result<(), String> {
    let (layout, frame, start) = (&state.layout, state.layout.frame(), setup.start_frame());
    if layout.taken().is_empty() {
        return ensure(frame == start && state.phase == Phase::Keep, || {
            "the start layout lies on the table once all have chosen (X2, X3)".into()
        });
    }
    ensure(state.phase != Phase::Keep, || "nothing lies on the table before all have chosen (X2)".into())?;
    ensure(start.cells().all(|cell| layout.spot(cell).is_some()), || {
        format!("the start layout of {} by {} tiles is not complete", start.width, start.height)
    })?;
    let mut cells = frame.cells().filter(|&cell| layout.spot(cell).is_some());
    let smallest = cells.next().map(|first| {
        let one = Frame { column: first.column, row: first.row, width: 1, height: 1 };
        cells.fold(one, Frame::around)
    });
    ensure(smallest == Some(frame), || {
        "the layout begins and ends with rows and columns that have a tile".into()
    })?;
    for spot in layout.taken() {
        let tile = layout.tile(spot).ok_or("a spot is taken by no tile")?;
        let alone = layout.taken().len() > 1 && Spots::just(spot).neighbours().and(layout.taken()).is_empty();
        ensure(!alone, || format!("the tile on {} touches no other (X6)", layout.cell(spot)))?;
        ensure(layout.ship(spot).is_none() || tile.terrain() == Terrain::Lake, || {
            format!("there is no lake on {}, so no ship (N3)", layout.cell(spot))
        })?;
    }
    Ok(())
}

fn check_without_adventures(setup: &Setup, state: &State) -> Result<(), String> {
    let none = setup.seats().all(|seat| {
        let player = state.player(seat);
        player.actions_held() + player.actions_left() == 0 && player.captured == [0; 4]
    });
    ensure(none && state.layout.ships().is_empty() && state.layout.snakes().is_empty(), || {
        "action tiles, ships, snakes and captured adventurers belong to New Adventures".into()
    })
}

/// X2: in the order of play, those before the one who chooses have chosen.
fn check_choices(setup: &Setup, state: &State) -> Result<(), String> {
    let players = setup.options.players;
    let after_first = |seat: Seat| (seat.0 + players - state.first.0) % players;
    for seat in setup.seats() {
        let player = state.player(seat);
        let expected = state.phase == Phase::Keep && after_first(seat) < after_first(state.seat);
        ensure(player.kept.is_some() == expected, || {
            format!("whether player {seat} has kept a tile does not fit who decides (X2)")
        })?;
        let may = player.kept.is_none_or(|kept| setup.components.keepable().any(|tile| tile == kept));
        ensure(may, || format!("player {seat} cannot keep that tile (X2)"))?;
        ensure(state.phase != Phase::Keep || player.hand.is_empty(), || {
            "nobody has a hand before all have chosen (X2)".into()
        })?;
    }
    Ok(())
}

fn check_phase(setup: &Setup, state: &State) -> Result<(), String> {
    let player = state.player(state.seat);
    let adventures = setup.options.new_adventures;
    let right = match state.phase {
        Phase::Keep | Phase::Over => true,
        Phase::Lay { laid } => laid < crate::turn::TILES_A_TURN && !player.hand.is_empty(),
        Phase::Deploy { camp, laid } => {
            let is_camp = state.layout.tile(camp).and_then(|tile| tile.building()) == Some(Building::Camp);
            is_camp
                && (1..=crate::turn::TILES_A_TURN).contains(&laid)
                && state.layout.stack(camp).height() == 0
                && Camp::new(setup, &state.layout, camp, player.supply).leaves_a_choice()
        }
        Phase::Adventure => adventures && player.actions_held() > 0,
        Phase::From { .. } => adventures,
        Phase::To { from, .. } => adventures && state.layout.mountains_of(state.seat).has(from),
    };
    ensure(right, || format!("player {} cannot be asked this here", state.seat))
}
