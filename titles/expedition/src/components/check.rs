//! Consistency checks of the components as a whole.

use super::{Components, Draft, Faces, TableSize};
use crate::tile::{Back, Building, KINDS, Terrain, Tile};
use game::components::{At, List, Section};

impl Draft {
    /// The components, if they are complete and consistent; every fault is reported to `file`.
    pub(super) fn check(self, file: &Section<'_>) -> Option<Components> {
        // All checks run before the first missing value ends them, so that one fault does not hide another.
        let tiles = self.tiles.as_ref().and_then(|tiles| all_backs(file, tiles));
        let tables = self.tables.as_ref().and_then(|tables| all_tables(file, tables));
        self.check_terrain(file);
        self.check_action_tiles(file);
        if let Some(tiles) = &tiles {
            self.check_camps(file, tiles);
            check_ones(file, &tiles[Back::ONE.index()]);
        }
        let faces = tiles.map(|tiles| tiles.map(|faces| faces.value));
        if let (Some(faces), Some(tables)) = (&faces, &tables) {
            for (players, size) in (2..).zip(tables) {
                check_size(file, players, *size, faces);
            }
        }
        Some(Components {
            edition: self.edition?,
            adventurers: self.adventurers?,
            faces: faces?,
            camp_required: self.camp_required.map(|required| Some(required?.value)),
            left_behind: self.left_behind.map(|left| Some(left?.value)),
            camp_capacity: self.camp_capacity?,
            entered_capacity: self.entered_capacity?,
            building_points: complete(self.building_points)?,
            beside_ship_points: self.beside_ship_points?,
            captured_points: self.captured_points?,
            tables: tables?.map(|table| table.value),
            action_tiles: complete(self.action_tiles)?,
            actions_in_hand: self.actions_in_hand?.value,
        })
    }

    /// X7, X9: no tile requires more adventurers than it can hold.
    fn check_terrain(&self, file: &Section<'_>) {
        let exceeds = |capacity: Option<u8>, required: u8| capacity.filter(|&capacity| required > capacity);
        for (at, terrain) in Terrain::ALL.into_iter().enumerate() {
            let name = terrain.name();
            if let Some(required) = self.camp_required[at]
                && let Some(capacity) = exceeds(self.camp_capacity, required.value)
            {
                let what = format!("a camp in {name} demands more than the {capacity} it can hold");
                file.fault(required.line, what);
            }
            if let Some(left) = self.left_behind[at]
                && let Some(capacity) = exceeds(self.entered_capacity, left.value)
            {
                file.fault(left.line, format!("{name} demands more than the {capacity} a tile can hold"));
            }
        }
        if let Some(left) = self.left_behind[Terrain::Lake as usize] {
            file.fault(left.line, "a lake cannot be entered: it is where ships lie");
        }
    }

    /// N1: a player can hold as many as he should.
    fn check_action_tiles(&self, file: &Section<'_>) {
        if let (Some(held), Some(kinds)) = (self.actions_in_hand, complete(self.action_tiles)) {
            let (held, all, line) = (held.value, kinds.iter().sum::<u8>(), held.line);
            if held > all {
                let what = format!("a player cannot hold {held} action tiles: there are only {all}");
                file.fault(line, what);
            }
        }
    }

    /// X7: where there are camps it is said how many they hold.
    fn check_camps(&self, file: &Section<'_>, tiles: &[At<Faces>; Back::COUNT]) {
        for faces in tiles {
            let missing = |tile: &Tile| {
                faces.value[tile.index()] > 0
                    && tile.building() == Some(Building::Camp)
                    && self.camp_required[tile.terrain() as usize].is_none()
            };
            for tile in Tile::ALL.into_iter().filter(missing) {
                let terrain = tile.terrain().name();
                let what = format!(
                    "there is a {tile}, but [terrain.{terrain}] does not say what a camp there needs"
                );
                file.fault(faces.line, what);
            }
        }
    }
}

/// Everything, if nothing is missing.
fn complete<T: Copy, const N: usize>(parts: [Option<T>; N]) -> Option<[T; N]> {
    parts.into_iter().collect::<Option<Vec<T>>>()?.try_into().ok()
}

/// X1: every back has its tiles, once.
fn all_backs(file: &Section<'_>, tiles: &List<(Back, Faces)>) -> Option<[At<Faces>; Back::COUNT]> {
    let mut backs = [None; Back::COUNT];
    for &At { line, value: (back, faces) } in &tiles.value {
        if faces == [0; KINDS] {
            file.fault(line, format!("there must be tiles with back {back}"));
        }
        if backs[back.index()].replace(At { line, value: faces }).is_some() {
            file.fault(line, format!("the tiles with back {back} are listed twice"));
        }
    }
    for back in Back::all().filter(|back| backs[back.index()].is_none()) {
        let what = format!("the tiles with back {back} are missing: [[tiles]] back = {back}");
        file.fault(tiles.line, what);
    }
    complete(backs)
}

/// X3, X6: the measures for 2, 3 and 4 players, each once.
fn all_tables(file: &Section<'_>, tables: &List<(u8, TableSize)>) -> Option<[At<TableSize>; 3]> {
    let mut sizes = [None; 3];
    for &At { line, value: (players, size) } in &tables.value {
        if sizes[usize::from(players) - 2].replace(At { line, value: size }).is_some() {
            file.fault(line, format!("the table for {players} players is described twice"));
        }
    }
    for (players, _) in (2..).zip(&sizes).filter(|(_, size)| size.is_none()) {
        let what = format!("the measures for {players} players are missing: [[tables]] players = {players}");
        file.fault(tables.line, what);
    }
    complete(sizes)
}

/// X2: one camp to keep, one other to keep, and something to give.
fn check_ones(file: &Section<'_>, ones: &At<Faces>) {
    let of = |tile: Tile| ones.value[tile.index()];
    let camps: u8 = Tile::ALL.into_iter().filter(|tile| tile.is_camp()).map(of).sum();
    if camps != 1 {
        file.fault(ones.line, format!("exactly one tile with back 1 must be a camp, not {camps}"));
    }
    if ones.value.iter().sum::<u8>() < 3 {
        let what = "there must be at least 3 tiles with back 1: two are kept, the others begin the layout";
        file.fault(ones.line, what);
    }
}

/// X3, X6: the given tiles fill the rectangle, and all tiles find a place.
fn check_size(file: &Section<'_>, players: u32, size: At<TableSize>, faces: &[Faces; Back::COUNT]) {
    let At { line, value: TableSize { limit, columns, rows } } = size;
    let given = players * u32::from(faces[0].iter().sum::<u8>().saturating_sub(2));
    if u32::from(columns) * u32::from(rows) != given {
        let what =
            format!("with {players} players the start layout has {given} tiles, not {columns} times {rows}");
        file.fault(line, what);
    }
    if columns > limit || rows > limit {
        file.fault(
            line,
            format!("a start layout of {columns} by {rows} is larger than the limit of {limit}"),
        );
    }
    let tiles = players * faces.iter().flatten().map(|&count| u32::from(count)).sum::<u32>();
    if tiles > u32::from(limit) * u32::from(limit) {
        file.fault(line, format!("{tiles} tiles do not fit into {limit} by {limit}"));
    }
}
