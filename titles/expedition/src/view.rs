//! The view: what one viewer may know of a position. A type of its own, so that nothing hidden gets in by accident.

use crate::adventures::ActionTile;
use crate::cell::Cell;
use crate::hand::Held;
use crate::options::Setup;
use crate::player::Player;
use crate::score;
use crate::stack::Stack;
use crate::state::{Phase, State};
use crate::tile::{Back, Building, Terrain, Tile};
use arrayvec::ArrayVec;
use game::{Seat, Shared, Standing};
use serde::Serialize;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// A position as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct View {
    /// The viewer; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// X4: who began.
    pub first: Seat,
    /// Who decides now; `None` when the game is over.
    pub decider: Option<Seat>,
    /// What is to be decided.
    pub phase: PhaseView,
    /// The id of the rule that asks it.
    pub rule: &'static str,
    /// Are action tiles in play?
    pub new_adventures: bool,
    /// The tiles on the table.
    pub layout: Shared<LayoutView>,
    /// What each player has.
    pub seats: ArrayVec<Shared<SeatView>, 4>,
}

/// What is to be decided.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum PhaseView {
    /// X2: which tile to keep beside the camp.
    Keep,
    /// X5: which tile to lay where, or to stop.
    Lay {
        /// How many were laid in this turn.
        laid: u8,
    },
    /// X7, X8: how adventurers come out of the camp just laid.
    Deploy {
        /// The camp.
        camp: Cell,
        /// How many must stay in it.
        required: u8,
        /// How many may come out in all.
        most: u8,
        /// How many tiles were laid in this turn.
        laid: u8,
    },
    /// N2: which action tile to use, if any.
    Adventure,
    /// N2: from which mountain.
    From {
        /// The action tile chosen.
        tile: ActionTile,
    },
    /// N3-N6: where to.
    To {
        /// The action tile chosen.
        tile: ActionTile,
        /// The mountain chosen.
        from: Cell,
    },
    /// The game has ended.
    Over,
}

/// The tiles on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct LayoutView {
    /// X6: the most columns and rows.
    pub limit: u8,
    /// The westernmost column, from 0.
    pub column: u8,
    /// The northernmost row, from 0.
    pub row: u8,
    /// How many columns there are.
    pub width: u8,
    /// How many rows there are.
    pub height: u8,
    /// Every tile, row by row.
    pub tiles: Vec<TileView>,
}

/// One tile on the table with everything on it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct TileView {
    /// Its place as actions name it.
    pub cell: Cell,
    /// Its column, from 0.
    pub column: u8,
    /// Its row, from 0.
    pub row: u8,
    /// Its face.
    pub tile: Tile,
    /// Its landscape.
    pub terrain: Terrain,
    /// What stands on it.
    pub building: Option<Building>,
    /// The owners of the adventurers on it, bottom to top.
    pub stack: ArrayVec<Seat, { Stack::HIGHEST as usize }>,
    /// Whose ship lies on it.
    pub ship: Option<Seat>,
    /// Do snakes lie on it?
    pub snakes: bool,
}

/// What one player has, as the viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct SeatView {
    /// Whose it is.
    pub seat: Seat,
    /// Adventurers not on the table.
    pub supply: u8,
    /// Captured adventurers, by the seat they belonged to.
    pub captured: ArrayVec<u8, 4>,
    /// The terrain tiles in hand.
    pub hand: Vec<HeldView>,
    /// X2: has this player chosen what to keep? True once all have.
    pub chosen: bool,
    /// X2: what this player keeps, while others still choose; only in their own view.
    pub kept: Option<Tile>,
    /// X15: how many tiles are left in the stack, by back, from its top.
    pub stack: ArrayVec<BackView, { Back::COUNT }>,
    /// N1: the action tiles in hand; `None` for a hidden one.
    pub actions: Vec<Option<ActionTile>>,
    /// The action tiles left to draw.
    pub action_pile: u8,
    /// The action tiles already used, by kind.
    pub actions_used: ArrayVec<ActionCount, { ActionTile::ALL.len() }>,
    /// The points if the game ended now, which everybody knows.
    pub standing: Standing,
}

/// A terrain tile in hand.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct HeldView {
    /// The number on its back.
    pub back: Back,
    /// Its face, if the viewer may know it.
    pub tile: Option<Tile>,
    /// Does everybody know the face?
    pub known_to_all: bool,
}

/// A number of tiles with one back.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct BackView {
    /// The back.
    pub back: Back,
    /// How many.
    pub count: u8,
}

/// A number of action tiles of one kind.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct ActionCount {
    /// The kind.
    pub tile: ActionTile,
    /// How many.
    pub count: u8,
}

game::diff_by_member! {
    View { viewer, turn, first, decider, phase, rule, new_adventures, layout, seats }
    LayoutView { limit, column, row, width, height, tiles }
    TileView { cell, column, row, tile, terrain, building, stack, ship, snakes }
    SeatView {
        seat, supply, captured, hand, chosen, kept, stack, actions, action_pile, actions_used, standing,
    }
}

game::diff_as_whole!(PhaseView, HeldView, BackView, ActionCount, ActionTile, Building, Cell, Terrain, Tile,);

/// The view of one player: the public view and their own hidden information.
pub fn own(setup: &Setup, state: &State, seat: Seat, public: &View) -> View {
    let mut view = View { viewer: Some(seat), ..public.clone() };
    let standing = view.seats[seat.index()].standing.clone();
    view.seats[seat.index()] = seat_view(setup, state, seat, true, standing).into();
    view
}

/// The view with nothing hidden.
pub fn open(setup: &Setup, state: &State) -> View {
    let public = public(setup, state);
    let seat = |(seat, public): (Seat, &Shared<SeatView>)| {
        seat_view(setup, state, seat, true, public.standing.clone()).into()
    };
    View {
        viewer: public.decider,
        seats: setup.seats().zip(&public.seats).map(seat).collect(),
        ..public.clone()
    }
}

/// The public view.
pub fn public(setup: &Setup, state: &State) -> View {
    let standings = score::standings(setup, state);
    View {
        viewer: None,
        turn: state.turn.into(),
        first: state.first,
        decider: (state.phase != Phase::Over).then_some(state.seat),
        phase: phase(setup, state),
        rule: state.phase.rule(),
        new_adventures: setup.options.new_adventures,
        layout: layout(setup, state).into(),
        seats: setup
            .seats()
            .zip(standings)
            .map(|(seat, standing)| seat_view(setup, state, seat, false, standing).into())
            .collect(),
    }
}

fn phase(setup: &Setup, state: &State) -> PhaseView {
    match state.phase {
        Phase::Keep => PhaseView::Keep,
        Phase::Lay { laid } => PhaseView::Lay { laid },
        Phase::Deploy { camp, laid } => {
            let limits = crate::march::Camp::new(setup, &state.layout, camp, state.player(state.seat).supply);
            PhaseView::Deploy {
                camp: state.layout.cell(camp),
                required: limits.required,
                most: limits.most,
                laid,
            }
        }
        Phase::Adventure => PhaseView::Adventure,
        Phase::From { tile } => PhaseView::From { tile },
        Phase::To { tile, from } => PhaseView::To { tile, from: state.layout.cell(from) },
        Phase::Over => PhaseView::Over,
    }
}

fn layout(setup: &Setup, state: &State) -> LayoutView {
    let layout = &state.layout;
    let frame = layout.frame();
    let tile_view = |cell: Cell| {
        let spot = layout.spot(cell)?;
        let tile = layout.tile(spot)?;
        Some(TileView {
            cell,
            column: cell.column,
            row: cell.row,
            tile,
            terrain: tile.terrain(),
            building: tile.building(),
            stack: layout.stack(spot).owners().collect(),
            ship: layout.ship(spot),
            snakes: layout.snakes().has(spot),
        })
    };
    let mut tiles = Vec::with_capacity(usize::from(frame.width) * usize::from(frame.height));
    tiles.extend(frame.cells().filter_map(tile_view));
    LayoutView {
        limit: setup.table.limit,
        column: frame.column,
        row: frame.row,
        width: frame.width,
        height: frame.height,
        tiles,
    }
}

fn seat_view(setup: &Setup, state: &State, seat: Seat, own: bool, standing: Standing) -> SeatView {
    let player = state.player(seat);
    let choosing = state.phase == Phase::Keep;
    SeatView {
        seat,
        supply: player.supply,
        captured: setup.seats().map(|owner| player.captured[owner.index()]).collect(),
        hand: if choosing {
            ones(setup)
        } else {
            player.hand.tiles().map(|held| held_view(held, own)).collect()
        },
        chosen: !choosing || player.kept.is_some(),
        kept: player.kept.filter(|_| own),
        stack: Back::all()
            .skip(1)
            .map(|back| BackView { back, count: player.left(back) })
            .filter(|left| left.count > 0)
            .collect(),
        actions: actions(player, own),
        action_pile: player.actions_left(),
        actions_used: if setup.options.new_adventures { used(setup, state, seat) } else { ArrayVec::new() },
        standing,
    }
}

/// X2: everybody has the same ones, and everybody knows it.
fn ones(setup: &Setup) -> Vec<HeldView> {
    let count = |tile: Tile| setup.components.ones()[tile.index()] as usize;
    let view = |tile| HeldView { back: Back::ONE, tile: Some(tile), known_to_all: true };
    Tile::ALL.into_iter().flat_map(|tile| std::iter::repeat_n(view(tile), count(tile))).collect()
}

/// X15: the backs are open, the faces are not.
fn held_view(held: Held, own: bool) -> HeldView {
    HeldView { back: held.back, tile: (own || held.known).then_some(held.tile), known_to_all: held.known }
}

/// N1: his own, or those everybody knows and the number of the others.
fn actions(player: &Player, own: bool) -> Vec<Option<ActionTile>> {
    let shown = if own { player.actions } else { player.actions_known };
    let known = ActionTile::ALL
        .into_iter()
        .flat_map(|tile| std::iter::repeat_n(Some(tile), shown[tile.index()] as usize));
    let hidden = player.actions_held() - shown.iter().sum::<u8>();
    known.chain(std::iter::repeat_n(None, hidden as usize)).collect()
}

fn used(setup: &Setup, state: &State, seat: Seat) -> ArrayVec<ActionCount, { ActionTile::ALL.len() }> {
    let player = state.player(seat);
    let in_play = match state.phase {
        Phase::From { tile } | Phase::To { tile, .. } if state.seat == seat => Some(tile),
        _ => None,
    };
    let count = |tile: ActionTile| {
        let at = tile.index();
        setup.components.action_tiles[at]
            - player.actions[at]
            - player.action_pile[at]
            - u8::from(in_play == Some(tile))
    };
    ActionTile::ALL
        .into_iter()
        .map(|tile| ActionCount { tile, count: count(tile) })
        .filter(|used| used.count > 0)
        .collect()
}
