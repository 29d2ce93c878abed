//! What is chosen before a game, and what follows from it.

use crate::components::{Components, DEFAULT, TableSize};
use crate::layout::Frame;
use game::{Fault, Faults, Generation, Seat};
use serde::{Deserialize, Serialize};

/// What is chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many people play, 2 to 4.
    pub players: u8,
    /// With the action tiles of New Adventures?
    #[serde(default)]
    pub new_adventures: bool,
    /// X4: who begins; drawn by lot if nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
}

impl Options {
    /// A game for this many players, with or without New Adventures, and a random first player.
    pub fn new(players: u8, adventures: Adventures) -> Options {
        Options { players, new_adventures: adventures == Adventures::New, first: None }
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        if !(2..=4).contains(&self.players) {
            faults.push(Fault::whole(format!("2 to 4 people can play, not {}", self.players)));
        } else if let Some(first) = self.first
            && first.0 >= self.players
        {
            let (last, first) = (self.players - 1, first.0);
            faults.push(Fault::whole(format!(
                "the first player must be one of seats 0 to {last}, not {first}"
            )));
        }
        faults
    }
}

/// Is the expansion used?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adventures {
    /// Expedition Luxor alone.
    None,
    /// With New Adventures.
    New,
}

/// Checked components and options.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The box.
    pub components: Components,
    /// The options.
    pub options: Options,
    /// The generation of the rules.
    pub(crate) generation: Generation,
    /// The measures for this number of players.
    pub(crate) table: TableSize,
}

impl Setup {
    /// Checks a component file (`None`: the default one) together with the options.
    pub fn new(generation: Generation, components: Option<&str>, options: &Options) -> Result<Setup, Faults> {
        let mut faults = options.faults();
        match Components::read(components.unwrap_or(DEFAULT)) {
            Ok(components) if faults.is_empty() => Ok(Setup {
                generation,
                table: components.tables[options.players as usize - 2],
                components,
                options: options.clone(),
            }),
            Ok(_) => Err(Faults(faults)),
            Err(found) => {
                faults.extend(found.0);
                Err(Faults(faults))
            }
        }
    }

    /// The seats that are taken.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::all(self.options.players)
    }

    /// X3: where the start layout lies: as far from `a1` as the layout may grow that way (X6).
    pub(crate) fn start_frame(&self) -> Frame {
        let TableSize { limit, columns, rows } = self.table;
        Frame { column: limit - columns, row: limit - rows, width: columns, height: rows }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Expedition;
    use game::Game;

    #[test]
    fn options_are_checked() {
        let options = |players, first| Options { players, new_adventures: false, first };
        assert!(Expedition::set_up(None, &options(2, Some(Seat(1)))).is_ok());
        for (players, first, expected) in
            [(1, None, "2 to 4"), (5, None, "2 to 4"), (3, Some(Seat(3)), "seats 0 to 2")]
        {
            let faults = Expedition::set_up(None, &options(players, first)).unwrap_err();
            assert!(faults.to_string().contains(expected), "{faults}");
        }
        let unknown = serde_json::from_str::<Options>(r#"{"players":2,"colour":"red"}"#).unwrap_err();
        assert!(unknown.to_string().contains("unknown field `colour`"), "{unknown}");
        let short: Options = serde_json::from_str(r#"{"players":3}"#).unwrap();
        assert_eq!(short, Options::new(3, Adventures::None));
    }

    #[test]
    fn another_box_is_carried_along() {
        let text = DEFAULT.replace("count = 30", "count = 29");
        let setup = Expedition::set_up(Some(&text), &Options::new(2, Adventures::None)).unwrap();
        assert_eq!(Expedition::edition(&setup).custom.as_deref(), Some(text.as_str()));
        let built_in = Expedition::set_up(Some(DEFAULT), &setup.options).unwrap();
        assert_eq!(Expedition::edition(&built_in).custom, None);
    }
}
