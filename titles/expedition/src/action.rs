//! What a player may do, and how it is written.

use crate::adventures::ActionTile;
use crate::cell::Cell;
use crate::plan::Plan;
use crate::tile::{Back, Tile};
use game::Word;
use std::str::FromStr;

/// One choice of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// X2: `keep mountains`, beside the camp; the others go to the start layout.
    Keep(Tile),
    /// X5: `lay 3 oasis-camp at g8`, the tile with a 3 on its back.
    Lay(Back, Tile, Cell),
    /// X5: `stop`, no further tile in this turn.
    Stop,
    /// X7, X8: `deploy 4 east 1 2`, from the camp just laid.
    Deploy(Plan),
    /// N2: `use caravan`
    Use(ActionTile),
    /// N2: `pass`, no action tile in this turn.
    Pass,
    /// N2: `from g8`, the mountain whose adventurer is used.
    From(Cell),
    /// N3-N6: `to h8`, where the ship, the snakes or the adventurer goes.
    To(Cell),
}

impl Action {
    /// Its text.
    fn word(self) -> Word {
        match self {
            Action::Keep(tile) => Word::new("keep ").text(tile.name()),
            Action::Lay(back, tile, cell) => {
                let tile = Word::new("lay ").number(back.number()).text(" ").text(tile.name());
                tile.text(" at ").text(&cell.word())
            }
            Action::Stop => Word::new("stop"),
            Action::Deploy(plan) => plan.word_after(Word::new("deploy ")),
            Action::Use(tile) => Word::new("use ").text(tile.name()),
            Action::Pass => Word::new("pass"),
            Action::From(cell) => Word::new("from ").text(&cell.word()),
            Action::To(cell) => Word::new("to ").text(&cell.word()),
        }
    }
}

game::written_as_word!(Action);

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest) {
            ("stop", "") => Ok(Action::Stop),
            ("pass", "") => Ok(Action::Pass),
            ("keep", tile) => Ok(Action::Keep(tile.parse()?)),
            ("lay", what) => lay(what),
            ("deploy", plan) => Ok(Action::Deploy(plan.parse()?)),
            ("use", tile) => Ok(Action::Use(tile.parse()?)),
            ("from", cell) => Ok(Action::From(cell.parse()?)),
            ("to", cell) => Ok(Action::To(cell.parse()?)),
            _ => Err(format!(
                "{text:?} is no action; one reads keep TILE, lay BACK TILE at CELL, stop, deploy COUNT [WAY COUNT...], \
                 use ACTION-TILE, pass, from CELL or to CELL"
            )),
        }
    }
}

fn lay(what: &str) -> Result<Action, String> {
    let wrong = || format!("to lay a tile reads like \"lay 3 oasis-camp at g8\", not \"lay {what}\"");
    let mut words = what.split(' ');
    let (Some(back), Some(tile), Some("at"), Some(cell), None) =
        (words.next(), words.next(), words.next(), words.next(), words.next())
    else {
        return Err(wrong());
    };
    let back = Back::all().find(|known| known.to_string() == back).ok_or_else(wrong)?;
    Ok(Action::Lay(back, tile.parse()?, cell.parse()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use proptest::test_runner::RngSeed;

    #[test]
    fn actions_read_as_they_are_written() {
        for text in [
            "keep mountains",
            "lay 3 oasis-camp at g8",
            "stop",
            "deploy 4",
            "deploy 4 east 1 2",
            "deploy 5 north 1 1 1 1",
            "use sandstorm",
            "pass",
            "from a18",
            "to r1",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig {
            rng_seed: RngSeed::Fixed(1),
            failure_persistence: None,
            ..ProptestConfig::default()
        })]

        #[test]
        fn whatever_parses_is_written_the_same(
            text in "(keep|lay|deploy|use|to|from|stop|pass)?( [a-z0-9-]{1,7}){0,6}",
        ) {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string(), text);
            }
        }

        #[test]
        fn nothing_one_could_type_panics(text in ".{0,40}") {
            let _ = text.parse::<Action>();
        }
    }
}
