//! X13, X14: points.

use crate::components::Components;
use crate::options::Setup;
use crate::spots::Spots;
use crate::state::State;
use crate::tile::Building;
use game::{Outcome, Standing};

/// The message ids of the scoring categories, in order.
pub const CATEGORIES: &[&str] = &[
    "expedition-camps",
    "expedition-temples",
    "expedition-pyramids",
    "expedition-ships",
    "expedition-captured",
];

const SHIPS: usize = 3;
const CAPTURED: usize = 4;

/// What a player has that scores, in the order of [`CATEGORIES`].
pub type Holdings = [i16; CATEGORIES.len()];

/// X13, N3, N6: what one piece of each category is worth.
pub fn worth(components: &Components) -> [u8; CATEGORIES.len()] {
    let [camp, temple, pyramid] = components.building_points;
    [camp, temple, pyramid, components.beside_ship_points, components.captured_points]
}

/// X13, N3, N6: the points by category.
pub fn breakdown(components: &Components, holdings: Holdings) -> [i16; 8] {
    let mut parts = [0; 8];
    for ((part, count), worth) in parts.iter_mut().zip(holdings).zip(worth(components)) {
        *part = count * i16::from(worth);
    }
    parts
}

/// The points of each seat if the game ended now: nothing that counts is hidden.
pub fn standings(setup: &Setup, state: &State) -> impl Iterator<Item = Standing> {
    let parts = points(setup, state).into_iter().take(setup.options.players.into());
    parts.map(|parts| Standing::new(parts.into_iter().take(CATEGORIES.len()), 0))
}

/// The points of each seat by category, as if the game ended now.
fn points(setup: &Setup, state: &State) -> [[i16; 8]; 4] {
    holdings(setup, state).map(|holdings| breakdown(&setup.components, holdings))
}

/// What each seat has that scores.
fn holdings(setup: &Setup, state: &State) -> [Holdings; 4] {
    let mut holdings = [Holdings::default(); 4];
    buildings(state, &mut holdings);
    ships(setup, state, &mut holdings);
    for seat in setup.seats() {
        let captured: u8 = state.player(seat).captured.iter().sum();
        holdings[seat.index()][CAPTURED] = captured.into();
    }
    holdings
}

/// X13: the owner of the topmost adventurer scores.
fn buildings(state: &State, holdings: &mut [Holdings; 4]) {
    for spot in state.layout.peopled() {
        let building = state.layout.tile(spot).and_then(|tile| tile.building());
        if let (Some(building), Some(owner)) = (building, state.layout.stack(spot).top()) {
            holdings[owner.index()][building as usize] += 1;
        }
    }
}

/// N3: a ship's owner scores for each building beside it, no matter who holds it.
fn ships(setup: &Setup, state: &State, holdings: &mut [Holdings; 4]) {
    let layout = &state.layout;
    let is_building = |tile: Option<crate::tile::Tile>| tile.is_some_and(|tile| tile.building().is_some());
    for seat in setup.seats() {
        for ship in layout.ships_of(seat) {
            let beside =
                Spots::just(ship).neighbours().filter(|&spot| is_building(layout.tile(spot))).count();
            holdings[seat.index()][SHIPS] += beside as i16;
        }
    }
}

/// X14: most points, then most adventurers in supply.
pub fn outcome(setup: &Setup, state: &State) -> Outcome {
    let seats = setup.options.players as usize;
    let supplies = state.players.map(|player| i32::from(player.supply));
    Outcome::rank(&points(setup, state)[..seats], &supplies[..seats])
}

const _: () = assert!(Building::Pyramid as usize + 1 == SHIPS);
