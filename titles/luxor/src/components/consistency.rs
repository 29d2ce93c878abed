//! Checks across sections: counts that must match, and that a game can be played to its end.

use super::board::Board;
use super::cards::Cards;
use super::tiles::Tiles;
use super::{PlaceFor, SpaceSpec};
use crate::card::Effect;
use crate::tile::Icon;
use game::components::{At, Section};

/// A1: the number of tiles that lie face down at first.
const MOST_ARTIFACTS: usize = 10;

/// Checks the sections against each other.
pub(super) fn check(file: &Section, board: &Board, cards: &Cards, tiles: &Tiles) {
    check_counts(file, board, tiles);
    check_artifacts(file, board, tiles);
    check_demands(file, board, tiles);
    check_pushes(file, board, tiles);
    check_keys(file, board);
    check_way(file, board, cards, tiles);
}

/// L5, L7, L8: tiles for all spaces.
fn check_counts(file: &Section, board: &Board, tiles: &Tiles) {
    let treasure_spaces = board.count(|place| matches!(place, PlaceFor::Treasure(_)));
    if let (Some(treasures), Some(spaces)) = (&tiles.treasures, treasure_spaces) {
        let count = treasures.total();
        if count != spaces {
            file.fault(
                treasures.line,
                format!("there are {count} treasures for {spaces} spaces; they must be as many"),
            );
        }
    }
    if let (Some(osiris), Some(spaces)) = (&tiles.osiris, board.count(|place| place == PlaceFor::Osiris)) {
        let count = osiris.total();
        if count < spaces {
            file.fault(
                osiris.line,
                format!("there are {count} Osiris tiles for {spaces} spaces; none may stay without"),
            );
        }
    }
    for (icon, stack) in Icon::ALL.into_iter().zip(&tiles.temple) {
        let spaces = board.count(|place| place == PlaceFor::Treasure(Some(icon)));
        if let (Some(stack), Some(spaces)) = (stack, spaces)
            && stack.total() < spaces
        {
            let (count, name) = (stack.total(), icon.name());
            let what = format!(
                "there are {count} temple tiles for {spaces} spaces with a {name}; none may stay without"
            );
            file.fault(stack.line, what);
        }
    }
}

/// A1: each artifact lies in the place of a tile on a space without any symbol.
fn check_artifacts(file: &Section, board: &Board, tiles: &Tiles) {
    let Some(artifacts) = &tiles.artifacts else { return };
    let count = artifacts.total();
    if !(1..=MOST_ARTIFACTS).contains(&count) {
        file.fault(
            artifacts.line,
            format!("there are {count} artifacts; there may be 1 to {MOST_ARTIFACTS}"),
        );
    }
    if let Some(plain) = board.count(|place| place == PlaceFor::Treasure(None)).filter(|&plain| plain < count)
    {
        let what = format!("{count} artifacts need as many spaces without any symbol; the board has {plain}");
        file.fault(artifacts.line, what);
    }
}

/// L24: every treasure can be taken by somebody.
fn check_demands(file: &Section, board: &Board, tiles: &Tiles) {
    let Some(most) = board.adventurers() else { return };
    let treasures =
        tiles.treasures.iter().flat_map(|counts| counts.value.iter().map(|at| (at.line, at.value.0.1)));
    let artifacts =
        tiles.artifacts.iter().flat_map(|counts| counts.value.iter().map(|at| (at.line, at.value.0.0)));
    for (line, demand) in treasures.chain(artifacts).filter(|&(_, demand)| demand > most) {
        file.fault(line, format!("this tile demands {demand} adventurers; a player has only {most}"));
    }
}

/// L23: on the full board every push ends on the path or exactly in the tomb, so that every space can be entered.
/// Pushes go forward only, so a chain of them ends as well.
fn check_pushes(file: &Section, board: &Board, tiles: &Tiles) {
    let (Some(spaces), Some(places), Some(osiris)) = (&board.spaces, &board.osiris, &tiles.osiris) else {
        return;
    };
    let tomb = spaces.len() + 1;
    for At { line, value: space } in places {
        let beyond = osiris
            .value
            .iter()
            .map(|kind| kind.value.0)
            .find(|&steps| usize::from(*space) + usize::from(steps) > tomb);
        if let Some(steps) = beyond {
            let (last, before) = (tomb - usize::from(*space), tomb - usize::from(steps));
            let what = format!(
                "an Osiris tile of {steps} on space {space} pushes beyond the tomb, {last} steps away"
            );
            file.fault(*line, format!("{what}; the last space for it is {before}"));
        }
    }
}

/// L26: without Horus tiles there are no keys; M1: the mummy needs a treasure to stand on.
fn check_keys(file: &Section, board: &Board) {
    if board.count(|place| matches!(place, PlaceFor::Horus(_))) == Some(0) {
        file.fault(
            board.line,
            "there is no Horus space; without one nobody gets a key, and nobody enters the tomb",
        );
    }
    if board.count(|place| matches!(place, PlaceFor::Treasure(_))) == Some(0) {
        file.fault(board.line, "there is no space for a treasure; there must be one at least");
    }
}

/// L21, L26: on the full board the basic cards can bring somebody to a key and, by exact count, into the tomb.
fn check_way(file: &Section, board: &Board, cards: &Cards, tiles: &Tiles) {
    let (Some(spaces), Some(basic), Some(osiris)) = (&board.spaces, &cards.basic, &tiles.osiris) else {
        return;
    };
    if basic.value.is_empty() {
        return;
    }
    let pushes: Vec<u8> = osiris.value.iter().map(|kind| kind.value.0).collect();
    let effects: Vec<Effect> = basic.value.iter().map(|kind| kind.value.0).collect();
    let reached = reach(spaces, &effects, &pushes);
    let horus = |&(space, _): &(&SpaceSpec, bool)| matches!(space.place_for, PlaceFor::Horus(_));
    let mut keys = spaces.iter().zip(reached.iter().skip(1).copied()).filter(horus).peekable();
    if keys.peek().is_some() && !keys.any(|(_, reached)| reached) {
        file.fault(basic.line, "these basic cards lead to no Horus space; add smaller numbers, such as 1");
    }
    if reached.last() == Some(&false) {
        file.fault(
            basic.line,
            "these basic cards never lead into the tomb by exact count; add smaller numbers, such as 1",
        );
    }
}

/// Where one adventurer can come to rest, from the stairs (0) to the tomb, if the tiles of Osiris lie well.
fn reach(spaces: &[SpaceSpec], effects: &[Effect], pushes: &[u8]) -> Vec<bool> {
    let tomb = spaces.len() + 1;
    let osiris = |place: usize| {
        place
            .checked_sub(1)
            .and_then(|i| spaces.get(i))
            .is_some_and(|space| space.place_for == PlaceFor::Osiris)
    };
    let mut touched = vec![false; tomb + 1];
    let mut open = vec![0];
    while let Some(place) = open.pop() {
        if place > tomb || touched[place] {
            continue;
        }
        touched[place] = true;
        if osiris(place) {
            open.extend(pushes.iter().map(|&steps| place + usize::from(steps)));
        } else if place < tomb {
            open.extend(effects.iter().flat_map(|&effect| targets(effect, place)));
        }
    }
    touched
}

/// The places a basic card leads to on the full board.
fn targets(effect: Effect, place: usize) -> Vec<usize> {
    match effect {
        Effect::Number(n) => vec![place + usize::from(n)],
        // L19: never back onto the stairs.
        Effect::PlusMinus if place > 1 => vec![place + 1, place - 1],
        Effect::PlusMinus => vec![place + 1],
        Effect::Die => (1..=6).map(|face| place + face).collect(),
        // No basic cards.
        Effect::UpTo(_)
        | Effect::UpToDie
        | Effect::All(_)
        | Effect::Last
        | Effect::Less(_)
        | Effect::Plus(_)
        | Effect::DiePlusMinus => Vec::new(),
    }
}
