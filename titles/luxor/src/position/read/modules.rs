//! The parts of the modules.

use super::names::small;
use super::{Read, Reader};
use crate::character::Character;
use crate::counts::Counts;
use crate::hand::Kind;
use crate::mummy::{NO_TILE, OPEN};
use game::Seat;
use game::position::{count, list, number, parts};

impl Reader<'_> {
    pub(super) fn mummy(&mut self, text: &str) -> Read {
        let [place, open, stack] = parts(text, ["", "open", "stack"])?;
        let tiles: Vec<&str> = open.split(", ").collect();
        if tiles.len() != OPEN {
            return Err(format!("{OPEN} mummy tiles lie open (- where none lies), not {}", tiles.len()));
        }
        self.state.beyond.mummy.place = self.place(place)?;
        for (slot, tile) in tiles.into_iter().enumerate() {
            self.state.beyond.mummy.open[slot] =
                if tile == "-" { NO_TILE } else { self.mummy_tile(tile)? as u8 };
        }
        let mut counts = Counts::default();
        for (tile, count) in count(stack)? {
            let kind = self.mummy_tile(tile)?;
            if counts.get(kind) > 0 {
                return Err(format!("{tile} is counted twice"));
            }
            counts.add(kind, small(count)?);
        }
        self.state.beyond.mummy.stack = counts;
        Ok(())
    }

    pub(super) fn talismans(&mut self, text: &str) -> Read {
        let [each, supply] = parts(text, ["", "supply"])?;
        self.state.beyond.mummy.talismans = self.by_seat(each, number)?;
        self.state.beyond.mummy.supply = number(supply)?;
        Ok(())
    }

    pub(super) fn out(&mut self, seat: Seat, text: &str) -> Read {
        let scarabs = self.scarabs(self.after_seat(seat, text)?)?;
        self.state.beyond.mummy.scarabs_out[seat.index()] = scarabs;
        Ok(())
    }

    pub(super) fn away(&mut self, seat: Seat, text: &str) -> Read {
        let text = self.after_seat(seat, text)?;
        let kinds = list(text).map(|card| self.card(card)).collect::<Read<Vec<Kind>>>()?;
        if kinds.len() > 2 {
            return Err("a player puts away at most two cards".into());
        }
        self.state.beyond.equipment.determinize_put_away(seat, kinds.into_iter());
        Ok(())
    }

    pub(super) fn held(&mut self, text: &str) -> Read {
        let slot = self.slot(self.state.current, text)?;
        self.state.beyond.equipment.hold(slot);
        Ok(())
    }

    pub(super) fn below(&mut self, text: &str) -> Read {
        let [hidden, collected] = parts(text, ["", "artifacts"])?;
        let mut counts = Counts::default();
        for (tile, count) in count(hidden)? {
            let kind = usize::from(self.tile(tile)?);
            if kind >= self.setup.prize_kinds || counts.get(kind) > 0 {
                return Err(format!("{tile} cannot lie below another tile, or is counted twice"));
            }
            counts.add(kind, small(count)?);
        }
        self.state.beyond.artifacts.hidden = counts;
        self.state.beyond.artifacts.collected = self.by_seat(collected, number)?;
        Ok(())
    }

    pub(super) fn characters(&mut self, text: &str) -> Read {
        let [who, used] = parts(text, ["", "used"])?;
        let character = |name: &str| -> Read<Option<Character>> {
            if name == "-" { Ok(None) } else { name.parse().map(Some) }
        };
        let who = self.by_seat(who, character)?;
        for seat in self.setup.all_seats() {
            self.state.beyond.characters.set(seat, who[seat.index()]);
        }
        self.state.beyond.characters.used_sets = self.by_seat(used, number)?;
        Ok(())
    }
}
