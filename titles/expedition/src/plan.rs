//! How adventurers come out of a camp, as one choice.

use crate::cell::Direction;
use arrayvec::ArrayVec;
use game::Word;
use std::fmt;
use std::str::FromStr;

/// The most tiles anybody can reach: each costs an adventurer, and the camp keeps one of at most five.
pub const LONGEST: usize = 4;

/// X7-X10: how many adventurers are put on a camp, and how those who leave it at once are spread over the tiles ahead.
///
/// `4` puts four on the camp, where they stay. `4 east 1 2` puts four there, of whom one stays on the next tile to the
/// east and two on the one after; one remains in the camp.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Plan {
    total: u8,
    march: Option<March>,
}

/// The way out of a camp.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct March {
    /// Where they go.
    pub direction: Direction,
    /// How many stay on each tile, zero after the last.
    left: [u8; LONGEST],
}

impl March {
    /// How many stay on each tile entered, nearest first.
    #[inline]
    pub fn left(&self) -> impl Iterator<Item = u8> + '_ {
        self.left.iter().copied().take_while(|&count| count > 0)
    }

    /// How many leave the camp.
    #[inline]
    pub fn leaving(&self) -> u8 {
        self.left.iter().sum()
    }
}

impl Plan {
    /// All who come out stay in the camp.
    #[inline]
    pub const fn stay(total: u8) -> Plan {
        Plan { total, march: None }
    }

    /// Some leave the camp: `left` on each tile ahead (zero after the last), `staying` in the camp.
    #[inline]
    pub fn march(staying: u8, direction: Direction, left: [u8; LONGEST]) -> Plan {
        let march = March { direction, left };
        Plan { total: staying + march.leaving(), march: Some(march) }
    }

    /// So many rest in the camp and on each tile ahead; `None` if that is no plan: nobody comes out, or nobody stays
    /// on a tile in between.
    pub(crate) fn resting(direction: Option<Direction>, rests: &[u8]) -> Option<Plan> {
        let (&staying, ahead) = rests.split_first()?;
        let in_range = |count: &u8| (1..=9).contains(count);
        match direction {
            None if ahead.is_empty() && in_range(&staying) => Some(Plan::stay(staying)),
            Some(direction) if (1..=LONGEST).contains(&ahead.len()) && ahead.iter().all(in_range) => {
                let mut left = [0; LONGEST];
                left[..ahead.len()].copy_from_slice(ahead);
                Some(Plan::march(staying.min(9), direction, left))
            }
            _ => None,
        }
    }

    /// How many rest in the camp, then on each tile ahead.
    pub(crate) fn rests(&self) -> ArrayVec<u8, { LONGEST + 1 }> {
        let mut rests = ArrayVec::new();
        rests.push(self.staying());
        rests.extend(self.march.iter().flat_map(March::left));
        rests
    }

    /// Where those who leave go.
    pub(crate) fn direction(&self) -> Option<Direction> {
        self.march.map(|march| march.direction)
    }

    /// How many come out of the supply.
    #[inline]
    pub const fn total(&self) -> u8 {
        self.total
    }

    /// The way of those who leave, if any do.
    #[inline]
    pub const fn way(&self) -> Option<March> {
        self.march
    }

    /// How many stay in the camp.
    #[inline]
    pub fn staying(&self) -> u8 {
        self.total - self.march.map_or(0, |march| march.leaving())
    }
}

impl Plan {
    /// Its text after another one: `4 east 1 2`.
    pub(crate) fn word_after(&self, before: Word) -> Word {
        let total = before.number(self.total);
        let Some(march) = self.march else { return total };
        let way = total.text(" ").text(march.direction.name());
        march.left().fold(way, |way, count| way.text(" ").number(count))
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.word_after(Word::default()))
    }
}

impl FromStr for Plan {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "a plan reads like \"4\" or \"4 east 1 2\": how many come out, and how many of them stay on each tile \
                 in one direction; not {text:?}"
            )
        };
        let digit = |word: &str| match word.as_bytes() {
            [byte @ b'1'..=b'9'] => Ok(byte - b'0'),
            _ => Err(wrong()),
        };
        let mut words = text.split(' ');
        let total = digit(words.next().unwrap_or(""))?;
        let Some(way) = words.next() else { return Ok(Plan::stay(total)) };
        let direction = Direction::named(way).ok_or_else(wrong)?;
        let mut left = [0; LONGEST];
        let mut tiles = 0;
        for word in words {
            *left.get_mut(tiles).ok_or_else(wrong)? = digit(word)?;
            tiles += 1;
        }
        if tiles == 0 || left.iter().sum::<u8>() > total {
            return Err(wrong());
        }
        Ok(Plan { total, march: Some(March { direction, left }) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_says_who_stays() {
        let plan: Plan = "4 east 1 2".parse().unwrap();
        assert_eq!((plan.total(), plan.staying()), (4, 1));
        assert_eq!(plan.way().unwrap().left().collect::<Vec<_>>(), [1, 2]);
        for wrong in
            ["", "0", "4 east", "4 up 1", "2 east 3", "4 east 0 1", "5 east 1 1 1 1 1", "4  east 1", "10"]
        {
            assert!(wrong.parse::<Plan>().is_err(), "{wrong}");
        }
    }
}
