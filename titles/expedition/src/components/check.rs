//! Consistency checks of the components as a whole.

use super::reader::Section;
use super::{Components, Draft, TableSize};
use crate::tile::{Back, Building, KINDS, Terrain, Tile};

impl Draft {
    /// The components, if they are complete and consistent; every fault is reported to `root`.
    pub(super) fn check(self, root: &Section<'_>) -> Option<Components> {
        // All checks run before the first missing value ends them, so that one fault does not hide another.
        let faces = self.all_backs(root);
        let tables = self.all_tables(root);
        self.check_terrain(root);
        self.check_action_tiles(root);
        if let Some(faces) = &faces {
            self.check_camps(root, faces);
            check_ones(root, self.line_of_back(Back::ONE), faces);
            for (players, table) in (2u8..).zip(self.tables) {
                if let Some((line, size)) = table {
                    check_size(root, line, players, size, faces);
                }
            }
        }
        let [camp, temple, pyramid, beside_ship, captured] = self.points;
        let [ship, caravan, snakes, sandstorm] = self.action_tiles;
        let (camp_capacity, entered_capacity) = self.capacity?;
        Some(Components {
            edition: self.edition?,
            adventurers: self.adventurers?,
            faces: faces?,
            camp_required: self.camp_required,
            left_behind: self.left_behind,
            camp_capacity,
            entered_capacity,
            building_points: [camp?, temple?, pyramid?],
            beside_ship_points: beside_ship?,
            captured_points: captured?,
            tables: tables?,
            action_tiles: [ship?, caravan?, snakes?, sandstorm?],
            actions_in_hand: self.actions_in_hand?,
        })
    }

    fn line_of_back(&self, back: Back) -> usize {
        self.faces[back.index()].map_or(1, |(line, _)| line)
    }

    /// X1: every back has its tiles.
    fn all_backs(&self, root: &Section<'_>) -> Option<[[u8; KINDS]; Back::COUNT]> {
        let mut faces = [[0; KINDS]; Back::COUNT];
        let mut complete = true;
        for back in Back::all() {
            match self.faces[back.index()] {
                Some((line, kinds)) => {
                    faces[back.index()] = kinds;
                    if kinds == [0; KINDS] {
                        root.fault(line, format!("there must be tiles with back {back}"));
                    }
                }
                None => {
                    complete = false;
                    let line = root.line_of("tiles");
                    root.fault(
                        line,
                        format!("the tiles with back {back} are missing: [[tiles]] back = {back}"),
                    );
                }
            }
        }
        complete.then_some(faces)
    }

    fn all_tables(&self, root: &Section<'_>) -> Option<[TableSize; 3]> {
        for (players, table) in (2..).zip(&self.tables) {
            if table.is_none() {
                let what =
                    format!("the measures for {players} players are missing: [[tables]] players = {players}");
                root.fault(root.line_of("tables"), what);
            }
        }
        let [two, three, four] = self.tables;
        Some([two?.1, three?.1, four?.1])
    }

    /// X7, X9: no tile requires more adventurers than it can hold.
    fn check_terrain(&self, root: &Section<'_>) {
        let (camp_capacity, entered_capacity) = self.capacity.unwrap_or((u8::MAX, u8::MAX));
        for (at, terrain) in Terrain::ALL.into_iter().enumerate() {
            let (line, name) = (root.line_of("terrain"), terrain.name());
            if self.camp_required[at].is_some_and(|required| required > camp_capacity) {
                root.fault(
                    line,
                    format!("a camp in {name} demands more than the {camp_capacity} it can hold"),
                );
            }
            if self.left_behind[at].is_some_and(|left| left > entered_capacity) {
                root.fault(line, format!("{name} demands more than the {entered_capacity} a tile can hold"));
            }
        }
        if self.left_behind[Terrain::Lake as usize].is_some() {
            root.fault(root.line_of("terrain"), "a lake cannot be entered: it is where ships lie");
        }
    }

    /// N1: a player can hold as many as he should.
    fn check_action_tiles(&self, root: &Section<'_>) {
        let all: u8 = self.action_tiles.iter().flatten().sum();
        let complete = self.action_tiles.iter().all(Option::is_some);
        if let Some(held) = self.actions_in_hand.filter(|&held| complete && held > all) {
            let what = format!("a player cannot hold {held} action tiles: there are only {all}");
            root.fault(root.line_of("action_tiles"), what);
        }
    }

    /// X7: where there are camps it is said how many they hold.
    fn check_camps(&self, root: &Section<'_>, faces: &[[u8; KINDS]; Back::COUNT]) {
        for back in Back::all() {
            let missing = |tile: &Tile| {
                faces[back.index()][tile.index()] > 0
                    && tile.building() == Some(Building::Camp)
                    && self.camp_required[tile.terrain() as usize].is_none()
            };
            for tile in Tile::ALL.into_iter().filter(missing) {
                let terrain = tile.terrain().name();
                let what = format!(
                    "there is a {tile}, but [terrain.{terrain}] does not say what a camp there needs"
                );
                root.fault(self.line_of_back(back), what);
            }
        }
    }
}

/// X2: one camp to keep, one other to keep, and something to give.
fn check_ones(root: &Section<'_>, line: usize, faces: &[[u8; KINDS]; Back::COUNT]) {
    let ones = &faces[Back::ONE.index()];
    let camps: u8 = Tile::ALL.into_iter().filter(|tile| tile.is_camp()).map(|tile| ones[tile.index()]).sum();
    if camps != 1 {
        root.fault(line, format!("exactly one tile with back 1 must be a camp, not {camps}"));
    }
    if ones.iter().sum::<u8>() < 3 {
        root.fault(
            line,
            "there must be at least 3 tiles with back 1: two are kept, the others begin the layout",
        );
    }
}

/// X3, X6: the given tiles fill the rectangle, and all tiles find a place.
fn check_size(
    root: &Section<'_>,
    line: usize,
    players: u8,
    size: TableSize,
    faces: &[[u8; KINDS]; Back::COUNT],
) {
    let TableSize { limit, columns, rows } = size;
    let given = u32::from(players) * u32::from(faces[0].iter().sum::<u8>().saturating_sub(2));
    if u32::from(columns) * u32::from(rows) != given {
        root.fault(
            line,
            format!("with {players} players the start layout has {given} tiles, not {columns} times {rows}"),
        );
    }
    if columns > limit || rows > limit {
        root.fault(
            line,
            format!("a start layout of {columns} by {rows} is larger than the limit of {limit}"),
        );
    }
    let tiles: u32 = faces.iter().flatten().map(|&count| u32::from(count)).sum();
    if u32::from(players) * tiles > u32::from(limit) * u32::from(limit) {
        let all = u32::from(players) * tiles;
        root.fault(line, format!("{all} tiles do not fit into {limit} by {limit}"));
    }
}
