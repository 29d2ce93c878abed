//! The value of treasures beyond their points: complete sets and sets begun.

use crate::Tile;
use crate::look::Look;
use crate::score::best_sets;
use game::Seat;

/// The set value of a player's treasures and of one more of each type, computed once for a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sets {
    /// The value of the treasures beyond their points.
    pub value: f32,
    /// The gain in set value by one more of each type.
    more: [f32; 3],
}

impl Sets {
    #[inline]
    pub fn of(look: Look<'_>, seat: Seat, rounds: f32) -> Sets {
        let (treasures, wild) = (look.treasures(seat), look.wild(seat));
        let now = value(look, seat, treasures, wild, rounds);
        let more = std::array::from_fn(|kind| {
            let mut richer = treasures;
            richer[kind] += 1;
            value(look, seat, richer, wild, rounds) - now
        });
        Sets { value: now, more }
    }

    /// The value of taking a treasure or an artifact.
    #[inline]
    pub fn prize(&self, look: Look<'_>, tile: Tile) -> f32 {
        match tile {
            Tile::Treasure { treasure, points, .. } => f32::from(points) + self.more[treasure as usize],
            Tile::Artifact { points, .. } => f32::from(points) + 0.6 * f32::from(look.artifact_bonus()),
            _ => 0.0,
        }
    }
}

/// The points of complete sets, and a part of those of the sets begun.
#[inline]
pub(super) fn value(look: Look<'_>, seat: Seat, treasures: [u8; 3], wild: u8, rounds: f32) -> f32 {
    let sets = best_sets(treasures, wild);
    let now = f32::from(look.set_points(sets));
    let next = f32::from(look.set_points(sets + 1)) - now;
    // The treasures of the next set already held.
    let pieces: u8 = treasures.iter().map(|&count| (count.saturating_sub(sets)).min(1)).sum();
    let used: u8 = treasures.iter().map(|&count| count.min(sets)).sum();
    let spare = (wild + used).saturating_sub(3 * sets);
    let begun = (pieces + spare).min(2);
    let beyond: u8 = treasures.iter().map(|&count| count.saturating_sub(sets + 1)).sum();
    let time = (rounds / 5.5).min(1.0);
    let share = match begun {
        0 => 0.0,
        1 => 0.3,
        _ => 0.78,
    };
    let artifacts = look.artifacts(seat);
    let bonus = if artifacts > 0 {
        let carried = f32::from(artifacts.min(sets));
        let open = f32::from(artifacts.saturating_sub(sets).min(1));
        f32::from(look.artifact_bonus()) * (carried + 0.5 * time * open)
    } else {
        0.0
    };
    now + bonus + time * (share * next + 0.39 * f32::from(beyond))
}
