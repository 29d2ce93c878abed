//! Final points (L43 to L48, A3).

use crate::components::Components;
use crate::place::Place;
use crate::setup::Setup;
use crate::state::State;
use game::{Outcome, Seat};

/// The categories, by message id, in the order of [`breakdown`].
pub const CATEGORIES: &[&str] =
    &["collected", "position", "sarcophagi", "keys", "sets", "scarabs", "artifacts"];

/// The place of the scarabs among the categories: the only points others cannot see.
pub(crate) const SCARAB_CATEGORY: usize = 5;

/// What one player has at the end, at a table of cardboard or of ours.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Holdings {
    /// Points collected during the game.
    pub points: i16,
    /// Where the adventurers in play are; those still at a statue are worth nothing.
    pub places: Vec<Place>,
    /// The values of their sarcophagi.
    pub sarcophagi: Vec<u8>,
    /// Keys left.
    pub keys: u8,
    /// Vases, statues, jewellery.
    pub treasures: [u8; 3],
    /// Wild treasure tiles.
    pub wild: u8,
    /// The values of their scarabs.
    pub scarabs: Vec<u8>,
    /// Artifacts.
    pub artifacts: u8,
}

/// L46: the best possible number of sets, with at most two wild tiles in each.
pub fn best_sets(treasures: [u8; 3], wild: u8) -> u8 {
    let possible = |sets: &u8| {
        let real: u8 = treasures.iter().map(|count| count.min(sets)).sum();
        let missing = 3 * sets - real;
        missing <= wild && real >= *sets
    };
    let most = treasures.iter().fold(wild, |sum, count| sum.saturating_add(*count)) / 3;
    (0..=most).rev().find(possible).unwrap_or(0)
}

/// L46: what that many sets are worth.
pub fn set_points(components: &Components, sets: u8) -> i16 {
    match sets {
        0 => 0,
        n => {
            let table = &components.sets;
            i16::from(table[(n as usize).min(table.len()) - 1])
        }
    }
}

/// The points of one player by category.
pub fn breakdown(components: &Components, holdings: &Holdings) -> [i16; 8] {
    let sets = best_sets(holdings.treasures, holdings.wild);
    let sum = |values: &[u8]| values.iter().map(|&value| i16::from(value)).sum();
    [
        holdings.points,
        holdings.places.iter().map(|&place| i16::from(wall_value(components, place))).sum(),
        sum(&holdings.sarcophagi),
        i16::from(holdings.keys),
        set_points(components, sets),
        sum(&holdings.scarabs),
        // A3: each complete set may carry one artifact.
        i16::from(holdings.artifacts.min(sets)) * i16::from(components.artifact_bonus),
        0,
    ]
}

/// L43: the value on the wall; nothing for the stairs or for a space that does not exist.
pub fn wall_value(components: &Components, place: Place) -> u8 {
    match place {
        Place::STAIRS => 0,
        Place::TOMB => components.tomb_value,
        space => components.spaces.get(space.number() as usize - 1).map_or(0, |space| space.value),
    }
}

impl State {
    /// The points by category without heap, as play-outs need them.
    pub(crate) fn parts(&self, setup: &Setup, seat: Seat) -> [i16; 8] {
        let player = self.player(seat);
        let components = &setup.components;
        let sets = best_sets(player.treasures, player.wild);
        let places = player.figures.iter().filter_map(|figure| figure.place());
        let scarabs = player
            .scarabs
            .iter()
            .map(|(kind, count)| i16::from(setup.scarab_values[kind]) * i16::from(count));
        let artifacts = self.beyond.artifacts.collected[seat.index()];
        [
            player.points,
            places.map(|place| i16::from(wall_value(components, place))).sum(),
            self.sarcophagi(setup, seat).map(i16::from).sum(),
            i16::from(player.keys),
            set_points(components, sets),
            scarabs.sum(),
            i16::from(artifacts.min(sets)) * i16::from(components.artifact_bonus),
            0,
        ]
    }

    /// The values of a player's sarcophagi.
    pub(crate) fn sarcophagi<'a>(&self, setup: &'a Setup, seat: Seat) -> impl Iterator<Item = u8> + use<'a> {
        let taken = self.player(seat).sarcophagi;
        (0..)
            .zip(&setup.components.sarcophagi)
            .filter(move |(i, _)| taken & 1 << i != 0)
            .map(|(_, &value)| value)
    }

    /// L48: most points win; a tie goes to the more valuable sarcophagus.
    pub(crate) fn outcome_now(&self, setup: &Setup) -> Outcome {
        let mut parts = [[0; 8]; crate::setup::SEATS];
        let mut tie_break = [0; crate::setup::SEATS];
        for seat in setup.all_seats() {
            parts[seat.index()] = self.parts(setup, seat);
            tie_break[seat.index()] = i32::from(self.sarcophagi(setup, seat).max().unwrap_or(0));
        }
        let seats = setup.seats as usize;
        Outcome::rank(&parts[..seats], &tie_break[..seats])
    }
}
