//! The path, the piles and the supply.

use super::names::small;
use super::{Read, Reader};
use crate::card::Level;
use crate::counts::Counts;
use crate::hand::{Kind, NO_KIND};
use crate::place::Place;
use crate::setup::{CARDS, HORUS_CARDS};
use crate::tile::Icon;
use game::position::{count, keyed, number, parts};

impl Reader<'_> {
    pub(super) fn path(&mut self, text: &str) -> Read {
        let spaces = self.setup.components.spaces.len();
        let found = text.split(' ').count();
        if found != spaces {
            return Err(format!("the path has {spaces} spaces, not {found}"));
        }
        self.state.laid = Place::TOMB.bit();
        let mut below = 0;
        for (at, word) in text.split(' ').enumerate() {
            let place = Place::space(at as u8 + 1);
            let tile = word.strip_suffix('*').unwrap_or(word);
            below |= if tile.len() < word.len() { place.bit() } else { 0 };
            self.state.tiles[at] = 0;
            if tile != "-" {
                self.state.tiles[at] = self.tile(tile)?;
                self.state.laid |= place.bit();
            }
        }
        self.state.beyond.artifacts.set_below(self.setup.doubled, below)
    }

    pub(super) fn draw(&mut self, text: &str) -> Read {
        let mut pile = [0; CARDS];
        for (card, count) in count(text)? {
            pile[self.card(card)? as usize] = small(count)?;
        }
        self.state.pile = Counts::packed(&pile);
        Ok(())
    }

    pub(super) fn horus(&mut self, level: Level, text: &str) -> Read {
        let (top, stack) = text.split_once("; ").ok_or("the open card or -, then what lies below")?;
        let kinds = self.setup.horus_kinds(level);
        let of_level = |card: &str| -> Read<Kind> {
            let kind = self.card(card)?;
            let right = kinds.contains(&usize::from(kind));
            right.then_some(kind).ok_or_else(|| format!("{card} is not of this stack"))
        };
        let top = if top == "-" { NO_KIND } else { of_level(top)? };
        let mut counts = self.state.stacks.unpacked::<HORUS_CARDS>();
        kinds.clone().for_each(|kind| counts[kind - self.setup.first_horus] = 0);
        for (card, count) in count(stack)? {
            counts[of_level(card)? as usize - self.setup.first_horus] = small(count)?;
        }
        self.state.tops[level.index()] = top;
        self.state.stacks = Counts::packed(&counts);
        Ok(())
    }

    pub(super) fn temple(&mut self, icon: Icon, text: &str) -> Read {
        let mut stack = Counts::default();
        for (tile, count) in count(text)? {
            let local = usize::from(self.tile(tile)?).checked_sub(self.setup.prize_kinds);
            let all = self.setup.temples[icon as usize];
            match local.filter(|&local| all.get(local).is_some_and(|&all| all >= count)) {
                Some(local) if stack.get(local) == 0 => stack.add(local, count),
                _ => return Err(format!("this stack never has {count} of {tile}")),
            }
        }
        self.state.temples[icon as usize] = stack;
        Ok(())
    }

    pub(super) fn supply(&mut self, text: &str) -> Read {
        let [scarabs, rest] = parts(text, ["scarabs", "wild"])?;
        let [wild, keys] = keyed(rest, ["", "keys"])?;
        self.state.scarabs = self.scarabs(scarabs)?;
        self.state.wild = number(wild)?;
        self.state.keys = number(keys)?;
        Ok(())
    }
}
