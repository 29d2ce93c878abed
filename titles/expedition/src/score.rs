//! X13, X14: points.

use crate::options::Setup;
use crate::spots::Spots;
use crate::state::State;
use crate::tile::Building;
use game::Outcome;

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

/// The points of each seat by category, as if the game ended now.
pub fn points(setup: &Setup, state: &State) -> [[i16; 8]; 4] {
    let mut parts = [[0; 8]; 4];
    buildings(setup, state, &mut parts);
    ships(setup, state, &mut parts);
    for seat in setup.seats() {
        let captured: u8 = state.player(seat).captured.iter().sum();
        // N6: each is worth a point.
        parts[seat.index()][CAPTURED] = i16::from(captured) * i16::from(setup.components.captured_points);
    }
    parts
}

/// X13: the owner of the topmost adventurer scores.
fn buildings(setup: &Setup, state: &State, parts: &mut [[i16; 8]; 4]) {
    for spot in state.layout.peopled() {
        let building = state.layout.tile(spot).and_then(|tile| tile.building());
        if let (Some(building), Some(owner)) = (building, state.layout.stack(spot).top()) {
            let points = setup.components.building_points[building as usize];
            parts[owner.index()][building as usize] += i16::from(points);
        }
    }
}

/// N3: a ship's owner scores for each building beside it, whoever holds it.
fn ships(setup: &Setup, state: &State, parts: &mut [[i16; 8]; 4]) {
    let layout = &state.layout;
    let is_building = |tile: Option<crate::tile::Tile>| tile.is_some_and(|tile| tile.building().is_some());
    for seat in setup.seats() {
        for ship in layout.ships_of(seat) {
            let beside =
                Spots::just(ship).neighbours().filter(|&spot| is_building(layout.tile(spot))).count();
            parts[seat.index()][SHIPS] += beside as i16 * i16::from(setup.components.beside_ship_points);
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
