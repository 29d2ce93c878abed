//! Names of seats, places and pieces, as far as this game has them.

use super::{Read, Reader};
use crate::card::{Card, Level};
use crate::counts::Counts;
use crate::hand::{Kind, Origin};
use crate::mummy_tile::MummyTile;
use crate::place::Place;
use crate::setup::{SEATS, TileKind};
use game::Seat;
use game::position::{count, list, number};

impl Reader<'_> {
    /// One item for each player.
    pub(super) fn by_seat<T: Copy + Default>(
        &self,
        text: &str,
        read: impl Fn(&str) -> Read<T>,
    ) -> Read<[T; SEATS]> {
        let mut all = [T::default(); SEATS];
        let items: Vec<&str> = text.split(", ").collect();
        if items.len() != usize::from(self.setup.seats) {
            return Err(format!(
                "there is one for each of {} players, not {}",
                self.setup.seats,
                items.len()
            ));
        }
        for (value, item) in all.iter_mut().zip(items) {
            *value = read(item)?;
        }
        Ok(all)
    }

    /// What follows the number of a player.
    pub(super) fn after_seat<'a>(&self, seat: Seat, text: &'a str) -> Read<&'a str> {
        match text.split_once(' ') {
            Some((who, rest)) if self.seat(who)? == seat => Ok(rest),
            _ => Err(format!("this should be the line of player {seat}")),
        }
    }

    pub(super) fn seat(&self, text: &str) -> Read<Seat> {
        let seats = self.setup.seats;
        let found = self.setup.all_seats().find(|seat| seat.to_string() == text);
        found.ok_or_else(|| format!("a player is a number from 1 to {seats}, not {text:?}"))
    }

    pub(super) fn card(&self, text: &str) -> Read<Kind> {
        if text.starts_with('?') {
            return Err("a card is unknown here: only a full position can be played on".into());
        }
        let card: Card = text.parse()?;
        let kind = self.setup.card_named(card);
        kind.map(|kind| kind as Kind).ok_or_else(|| format!("this game has no card {text:?}"))
    }

    pub(super) fn kinds(&self, text: &str) -> Read<u32> {
        list(text).try_fold(0, |kinds, card| Ok(kinds | 1 << self.card(card)?))
    }

    pub(super) fn tile(&self, text: &str) -> Read<TileKind> {
        let kinds = 0..self.setup.tile_kinds as TileKind;
        let found = kinds.into_iter().find(|&kind| self.setup.texts.tile(kind) == text);
        found.ok_or_else(|| format!("this game has no tile {text:?}"))
    }

    pub(super) fn mummy_tile(&self, text: &str) -> Read<usize> {
        let name = |(tile, cost): (MummyTile, u8)| format!("{tile} for {cost}");
        let found =
            self.setup.components.mummy_tiles.iter().position(|&(tile, cost, _)| name((tile, cost)) == text);
        found.ok_or_else(|| format!("this game has no mummy tile {text:?}"))
    }

    pub(super) fn place(&self, text: &str) -> Read<Place> {
        let place: Place = text.parse()?;
        let spaces = self.setup.components.spaces.len();
        let there = !place.is_space() || usize::from(place.number()) <= spaces;
        there.then_some(place).ok_or_else(|| format!("the path has {spaces} spaces, not {text}"))
    }

    pub(super) fn scarabs(&self, text: &str) -> Read<Counts<2>> {
        let mut counts = Counts::default();
        for (value, count) in count(text)? {
            if value == "?" {
                return Err("scarabs are unknown here: only a full position can be played on".into());
            }
            let value: u8 = number(value)?;
            match self.setup.scarab_values.iter().position(|&other| other == value) {
                Some(kind) if counts.get(kind) == 0 => counts.add(kind, small(count)?),
                _ => return Err(format!("there is no scarab of {value}, or it is counted twice")),
            }
        }
        Ok(counts)
    }

    pub(super) fn sarcophagi(&self, text: &str) -> Read<u8> {
        let mut taken = 0;
        for value in list(text) {
            let value: u8 = number(value)?;
            let mut of_value =
                (0..).zip(&self.setup.components.sarcophagi).filter(|&(_, &other)| other == value);
            let index = of_value.find(|(index, _)| taken & 1 << index == 0);
            taken |= 1 << index.ok_or_else(|| format!("there is no further sarcophagus of {value}"))?.0;
        }
        Ok(taken)
    }
}

pub(super) fn yes_or_no(text: &str) -> Read<bool> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(format!("this is yes or no, not {text:?}")),
    }
}

pub(super) fn level(eyes: u8) -> Read<Level> {
    Level::new(eyes).ok_or_else(|| format!("there are levels 1 to 3, not {eyes}"))
}

/// Piles of a position hold at most 15 of a kind.
pub(super) fn small(count: u8) -> Read<u8> {
    if count <= 15 { Ok(count) } else { Err(format!("no pile has {count} of one kind")) }
}

/// A draw pile by its number.
pub(super) fn origin(text: &str) -> Read<Origin> {
    let most = 63 - Origin::FIRST_PILE.0;
    match number(text)? {
        pile @ 1.. if pile <= most => Ok(Origin(Origin::FIRST_PILE.0 + pile - 1)),
        pile => Err(format!("draw piles are numbered 1 to {most}, not {pile}")),
    }
}
