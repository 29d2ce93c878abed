//! Why an action is illegal, by rule.

use crate::action::Action;
use crate::adventures::{self, ActionTile};
use crate::cell::{Cell, Direction};
use crate::march::Camp;
use crate::options::Setup;
use crate::spots::{Spot, Spots};
use crate::state::{Phase, State};
use crate::tile::{Back, Terrain, Tile};
use game::{Message, Refusal};

fn refuse(rule: &'static str, id: &'static str) -> Refused {
    Refused { rule, message: Message::new(id) }
}

/// A refusal under construction, with what would be allowed.
struct Refused {
    rule: &'static str,
    message: Message,
}

impl Refused {
    fn number(self, name: &'static str, value: u8) -> Refused {
        Refused { message: self.message.number(name, value), ..self }
    }

    fn text(self, name: &'static str, value: impl ToString) -> Refused {
        Refused { message: self.message.text(name, value.to_string()), ..self }
    }

    fn term(self, name: &'static str, id: &'static str) -> Refused {
        Refused { message: self.message.term(name, id), ..self }
    }
}

impl From<Refused> for Refusal {
    fn from(Refused { rule, message }: Refused) -> Refusal {
        Refusal { rule, message }
    }
}

/// The rule that forbids an action which is not listed.
pub fn refusal(setup: &Setup, state: &State, action: Action) -> Refusal {
    reason(setup, state, action).into()
}

/// The rule that forbids so many to rest in this camp and on each tile ahead.
pub fn deployment(
    setup: &Setup,
    state: &State,
    camp: Spot,
    direction: Option<Direction>,
    rests: &[u8],
) -> Refusal {
    deploy(setup, state, camp, direction, rests).into()
}

fn reason(setup: &Setup, state: &State, action: Action) -> Refused {
    if state.phase == Phase::Over {
        return refuse("X12", "expedition-refused-over");
    }
    match (action, state.phase) {
        (Action::Keep(tile), Phase::Keep) => keep(tile),
        (_, Phase::Keep) => refuse("X2", "expedition-refused-keep-first"),
        (Action::Keep(_), _) => refuse("X2", "expedition-refused-all-have-kept"),
        (Action::Lay(back, tile, cell), Phase::Lay { .. }) => lay(setup, state, back, tile, cell),
        (Action::Stop, Phase::Lay { .. }) => refuse("X5", "expedition-refused-lay-one-first"),
        (Action::Deploy(plan), Phase::Deploy { camp, .. }) => {
            deploy(setup, state, camp, plan.direction(), &plan.rests())
        }
        (Action::Deploy(_), _) => refuse("X11", "expedition-refused-no-camp-laid"),
        (_, Phase::Lay { .. }) => refuse("X5", "expedition-refused-lay-now"),
        (_, Phase::Deploy { .. }) => refuse("X7", "expedition-refused-deploy-now"),
        (Action::Use(tile), Phase::Adventure) => use_tile(state, tile),
        (_, Phase::Adventure) => refuse("N2", "expedition-refused-use-or-pass"),
        (Action::From(cell), Phase::From { tile }) => from(state, tile, cell),
        (_, Phase::From { .. }) => refuse("N2", "expedition-refused-choose-mountain"),
        (Action::To(cell), Phase::To { tile, from }) => to(setup, state, tile, from, cell),
        (_, Phase::To { tile, .. }) => {
            refuse(tile.rule(), "expedition-refused-choose-target").term("tile", tile.term())
        }
        (_, Phase::Over) => refuse("X12", "expedition-refused-over"),
    }
}

/// X2: not the camp, which is kept anyway, and nothing else that is no one.
fn keep(tile: Tile) -> Refused {
    let id =
        if tile.is_camp() { "expedition-refused-camp-is-kept" } else { "expedition-refused-not-among-ones" };
    refuse("X2", id).term("tile", tile.term())
}

/// X5, X6: not in hand, or not there.
fn lay(setup: &Setup, state: &State, back: Back, tile: Tile, cell: Cell) -> Refused {
    if !state.player(state.seat).hand.has(back, tile) {
        return refuse("X5", "expedition-refused-not-in-hand")
            .number("back", back.number())
            .term("tile", tile.term());
    }
    let limit = setup.table.limit;
    let frame = state.layout.frame().around(cell);
    let id = if state.layout.spot(cell).is_some() {
        "expedition-refused-cell-taken"
    } else if frame.width > limit || frame.height > limit {
        "expedition-refused-layout-too-large"
    } else {
        "expedition-refused-not-edge-to-edge"
    };
    refuse("X6", id).text("cell", cell).number("limit", limit)
}

/// X7-X10, N5: too few, too many, or not that way.
fn deploy(setup: &Setup, state: &State, at: Spot, direction: Option<Direction>, rests: &[u8]) -> Refused {
    let supply = state.player(state.seat).supply;
    let camp = Camp::new(setup, &state.layout, at, supply);
    if rests.iter().copied().fold(0, u8::saturating_add) > camp.most {
        return refuse("X7", "expedition-refused-too-many").number("most", camp.most);
    }
    let (staying, ahead) = rests.split_first().unwrap_or((&0, &[]));
    if *staying < camp.required {
        let (rule, id) = match direction {
            None => ("X7", "expedition-refused-too-few"),
            Some(_) => ("X8", "expedition-refused-too-many-leave"),
        };
        return refuse(rule, id).number("required", camp.required);
    }
    let Some(direction) = direction else { return refuse("X7", "expedition-refused-too-few") };
    let mut spot = at;
    for &left in ahead {
        spot = spot.step(direction);
        if let Some(refused) = enter(setup, state, spot, left) {
            return refused;
        }
    }
    refuse("X8", "expedition-refused-gap")
}

/// X8-X10, N5: why so many cannot come to rest on a tile.
fn enter(setup: &Setup, state: &State, spot: Spot, left: u8) -> Option<Refused> {
    let layout = &state.layout;
    let Some(tile) = layout.tile(spot) else { return Some(refuse("X8", "expedition-refused-gap")) };
    let cell = layout.cell(spot);
    let Some(need) = setup.components.left_behind[tile.terrain() as usize] else {
        return Some(
            refuse("X9", "expedition-refused-cannot-enter").text("cell", cell).term("tile", tile.term()),
        );
    };
    let capacity = setup.components.entered_capacity;
    if layout.snakes().has(spot) {
        Some(refuse("N5", "expedition-refused-snakes").text("cell", cell))
    } else if left < need {
        Some(refuse("X9", "expedition-refused-too-few-stay").text("cell", cell).number("need", need))
    } else if layout.stack(spot).height() + left > capacity {
        Some(refuse("X10", "expedition-refused-tile-full").text("cell", cell).number("capacity", capacity))
    } else {
        None
    }
}

/// N1, N2: not in hand, or of no use.
fn use_tile(state: &State, tile: ActionTile) -> Refused {
    if state.player(state.seat).actions[tile.index()] == 0 {
        refuse("N1", "expedition-refused-action-not-in-hand").term("tile", tile.term())
    } else {
        refuse("N2", "expedition-refused-action-without-target").term("tile", tile.term())
    }
}

/// N2: not a mountain, nobody there, or nowhere to go from there.
fn from(state: &State, tile: ActionTile, cell: Cell) -> Refused {
    match state.layout.spot(cell) {
        Some(spot) if state.layout.mountains_of(state.seat).has(spot) => {
            refuse(tile.rule(), "expedition-refused-no-target-from")
                .text("cell", cell)
                .term("tile", tile.term())
        }
        Some(spot) if state.layout.is_mountains(spot) => {
            refuse("N2", "expedition-refused-nobody-on-mountain").text("cell", cell)
        }
        _ => refuse("N2", "expedition-refused-no-mountain").text("cell", cell),
    }
}

/// N3-N6: what is wrong with a target.
fn to(setup: &Setup, state: &State, tile: ActionTile, from: Spot, cell: Cell) -> Refused {
    let layout = &state.layout;
    let Some(spot) = layout.spot(cell) else {
        return refuse(tile.rule(), "expedition-refused-no-tile").text("cell", cell);
    };
    let terrain = layout.tile(spot).map(Tile::terrain);
    let snakes = layout.snakes().has(spot);
    let adjacent = Spots::just(from).neighbours().has(spot);
    let id = match tile {
        ActionTile::Ship if terrain != Some(Terrain::Lake) => "expedition-refused-ship-needs-lake",
        ActionTile::Ship => "expedition-refused-ship-lake-taken",
        ActionTile::Caravan if !adjacent => "expedition-refused-caravan-not-adjacent",
        ActionTile::Caravan if terrain == Some(Terrain::Lake) => "expedition-refused-caravan-lake",
        ActionTile::Caravan if snakes => "expedition-refused-snakes",
        ActionTile::Caravan => "expedition-refused-tile-full",
        ActionTile::Snakes => "expedition-refused-snakes-need-free-tile",
        ActionTile::Sandstorm if spot == from => "expedition-refused-sandstorm-same-mountain",
        ActionTile::Sandstorm if !adventures::has_most(layout.stack(spot), state.seat) => {
            "expedition-refused-sandstorm-needs-most"
        }
        ActionTile::Sandstorm => "expedition-refused-tile-full",
    };
    refuse(tile.rule(), id).text("cell", cell).number("capacity", setup.components.entered_capacity)
}
