//! Module 3, artifacts: tiles face down below others (A1 to A3).

use crate::counts::Counts;
use crate::event::Event;
use crate::piles;
use crate::place::Place;
use crate::referee::Referee;
use crate::setup::{PRIZES, SEATS, TileKind};
use game::{Chance, EventSink, Sight};

/// What the module adds to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Artifacts {
    /// The tiles lying face down, as a multiset: which lies where nobody knows.
    pub hidden: Counts<{ PRIZES / 2 }>,
    /// Where one still lies below another, one bit for each of the first such spaces in order.
    below: u16,
    /// Artifacts each player collected.
    pub collected: [u8; SEATS],
}

impl Artifacts {
    pub fn new(hidden: Counts<{ PRIZES / 2 }>, doubled: u64) -> Artifacts {
        Artifacts { hidden, below: ((1u32 << doubled.count_ones()) - 1) as u16, collected: [0; SEATS] }
    }

    fn bit(doubled: u64, place: Place) -> Option<u16> {
        (doubled & place.bit() != 0).then(|| 1 << (doubled & (place.bit() - 1)).count_ones())
    }

    /// As the text of a position says: a tile lies face down in these places.
    pub fn set_below(&mut self, doubled: u64, places: u64) -> Result<(), String> {
        if places & !doubled != 0 {
            return Err("a tile lies below another where none ever does (A1)".into());
        }
        let bits = crate::place::Places(places).filter_map(|place| Self::bit(doubled, place));
        self.below = bits.fold(0, |below, bit| below | bit);
        Ok(())
    }

    /// Does a tile lie face down there?
    pub fn is_below(&self, doubled: u64, place: Place) -> bool {
        Self::bit(doubled, place).is_some_and(|bit| self.below & bit != 0)
    }
}

impl<C: Chance, T: EventSink<Event>> Referee<'_, C, T> {
    /// A2: the tile below is turned up; everybody stands on it, nobody collects it in this turn.
    pub(crate) fn turn_up_lower_tile(&mut self, place: Place) -> Option<TileKind> {
        let doubled = self.setup.doubled;
        let artifacts = &mut self.state.beyond.artifacts;
        if !artifacts.is_below(doubled, place) {
            return None;
        }
        let kind = self.chance.draw(piles::TREASURES, &artifacts.hidden.unpacked::<PRIZES>(), Sight::All);
        artifacts.hidden.take(kind);
        artifacts.below &= !Artifacts::bit(doubled, place).unwrap_or(0);
        Some(kind as TileKind)
    }
}
