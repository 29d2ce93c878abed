//! Final points (L43 to L48, A3).

use crate::components::Components;
use crate::figure::FIGURES;
use crate::place::Place;
use crate::setup::{SARCOPHAGI, SCARABS, Setup};
use crate::state::State;
use arrayvec::ArrayVec;
use game::{Knowledge, Outcome, Seat, Standing};

/// The categories, by message id, in the order of [`breakdown`].
pub const CATEGORIES: &[&str] =
    &["collected", "position", "sarcophagi", "keys", "sets", "scarabs", "artifacts"];

/// The most scarabs a position can hold: 15 of each value.
const MOST_SCARABS: usize = 15 * SCARABS;

/// Are scarabs counted, the only points that others cannot see?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scarabs {
    Counted,
    Hidden,
}

/// What one player has at the end, on a physical table or ours.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Holdings<'a> {
    /// Points collected during the game.
    pub points: i16,
    /// Where the adventurers in play are; those still at a statue are worth nothing.
    pub places: &'a [Place],
    /// The values of their sarcophagi.
    pub sarcophagi: &'a [u8],
    /// Keys left.
    pub keys: u8,
    /// Vases, statues, jewellery.
    pub treasures: [u8; 3],
    /// Wild treasure tiles.
    pub wild: u8,
    /// The values of their scarabs, as far as they are known.
    pub scarabs: &'a [u8],
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
pub fn breakdown(components: &Components, holdings: Holdings<'_>) -> [i16; 8] {
    let sets = best_sets(holdings.treasures, holdings.wild);
    let sum = |values: &[u8]| values.iter().map(|&value| i16::from(value)).sum();
    [
        holdings.points,
        holdings.places.iter().map(|&place| i16::from(wall_value(components, place))).sum(),
        sum(holdings.sarcophagi),
        i16::from(holdings.keys),
        set_points(components, sets),
        sum(holdings.scarabs),
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
    /// The points of a player by category if the game ended now, without heap, because every play-out asks for them.
    fn parts(&self, setup: &Setup, seat: Seat, scarabs: Scarabs) -> [i16; 8] {
        let player = self.player(seat);
        let places: ArrayVec<Place, FIGURES> =
            player.figures.iter().filter_map(|figure| figure.place()).collect();
        let sarcophagi: ArrayVec<u8, SARCOPHAGI> = self.sarcophagi(setup, seat).collect();
        let mut values = ArrayVec::<u8, MOST_SCARABS>::new();
        if scarabs == Scarabs::Counted {
            for (kind, count) in player.scarabs.iter() {
                values.extend(std::iter::repeat_n(setup.scarab_values[kind], count.into()));
            }
        }
        let holdings = Holdings {
            points: player.points,
            places: &places,
            sarcophagi: &sarcophagi,
            keys: player.keys,
            treasures: player.treasures,
            wild: player.wild,
            scarabs: &values,
            artifacts: self.beyond.artifacts.collected[seat.index()],
        };
        breakdown(&setup.components, holdings)
    }

    /// The points of a player if the game ended now. L47: scarabs are known to their owner, and to all at the end.
    pub(crate) fn standing(&self, setup: &Setup, seat: Seat, knowledge: Knowledge) -> Standing {
        let known = knowledge.includes(seat) || self.decider().is_none();
        let scarabs = if known { Scarabs::Counted } else { Scarabs::Hidden };
        let parts = self.parts(setup, seat, scarabs).into_iter().take(CATEGORIES.len());
        Standing::new(parts, if known { 0 } else { self.player(seat).scarab_count() })
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
            parts[seat.index()] = self.parts(setup, seat, Scarabs::Counted);
            tie_break[seat.index()] = i32::from(self.sarcophagi(setup, seat).max().unwrap_or(0));
        }
        let seats = setup.seats as usize;
        Outcome::rank(&parts[..seats], &tie_break[..seats])
    }
}
