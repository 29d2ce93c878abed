//! Where a move leads: from tile to tile, pushed by Osiris, into the tomb (L17 to L23).

use crate::place::{Place, Places};
use crate::setup::Setup;
use crate::state::State;
use crate::steps::StepSet;
use crate::tile::Tile;
use game::Seat;

impl State {
    /// L17: the `n`th tile ahead; the tomb is the step after the last tile, and nothing lies beyond.
    #[inline]
    pub(crate) fn tile_ahead(&self, from: Place, n: u8) -> Option<Place> {
        debug_assert!(n > 0 && from != Place::TOMB);
        let mut ahead = self.laid & (!1u64 << from.0);
        for _ in 1..n {
            ahead &= ahead.wrapping_sub(1);
        }
        (ahead != 0).then(|| Place(ahead.trailing_zeros() as u8))
    }

    /// L19: the `n`th tile behind, never the stairs.
    pub(crate) fn tile_behind(&self, from: Place, n: u8) -> Option<Place> {
        let mut behind = self.laid & (from.bit() - 1);
        for _ in 1..n {
            behind &= !behind.checked_ilog2().map_or(0, |nearest| 1 << nearest);
        }
        behind.checked_ilog2().map(|nearest| Place(nearest as u8))
    }

    /// L23: the push of the Osiris tile at a place, if one lies there.
    #[inline]
    fn push_at(&self, setup: &Setup, place: Place) -> Option<u8> {
        if setup.osiris & place.bit() == 0 {
            return None;
        }
        match self.tile_at(setup, place) {
            Some(Tile::Osiris(steps)) => Some(steps),
            _ => None,
        }
    }

    /// Where an adventurer of a player with `keys` keys comes to rest when it moves `by` tiles from `from`, pushes
    /// included; nothing if that is not a legal move. `by` 0 stays on its tile (Q3).
    #[inline]
    pub(crate) fn destination(&self, setup: &Setup, from: Place, by: i8, keys: u8) -> Option<Place> {
        match by {
            1.. => self.rest(setup, self.tile_ahead(from, by as u8)?, keys),
            0 => (self.tiled() & from.bit() != 0).then_some(from),
            _ => self.rest(setup, self.tile_behind(from, by.unsigned_abs())?, keys),
        }
    }

    /// L23: where somebody who reaches `to` comes to rest, if that is possible.
    #[inline]
    fn rest(&self, setup: &Setup, mut to: Place, keys: u8) -> Option<Place> {
        while let Some(steps) = self.push_at(setup, to) {
            to = self.tile_ahead(to, steps)?;
        }
        self.may_be_entered(to, keys).then_some(to)
    }

    /// Calls `stop` with each of these numbers of tiles that an adventurer on `from` may legally move, until it returns
    /// true; returns whether it did.
    #[inline]
    pub(crate) fn legal_steps(
        &self,
        setup: &Setup,
        from: Place,
        steps: StepSet,
        keys: u8,
        mut stop: impl FnMut(i8) -> bool,
    ) -> bool {
        let mut ahead = self.laid & (!1u64 << from.0);
        let mut reached = 1;
        for by in steps {
            let to = if by > 0 {
                while reached < by {
                    ahead &= ahead.wrapping_sub(1);
                    reached += 1;
                }
                if ahead == 0 {
                    return false;
                }
                self.rest(setup, Place(ahead.trailing_zeros() as u8), keys)
            } else {
                self.destination(setup, from, by, keys)
            };
            if to.is_some() && stop(by) {
                return true;
            }
        }
        false
    }

    /// L21: each entry into the tomb costs a key.
    #[inline]
    pub(crate) fn may_be_entered(&self, to: Place, keys: u8) -> bool {
        to != Place::TOMB || keys > 0
    }

    /// Every tile an adventurer touches on its way, resting places of pushes included; for the log and the page.
    pub(crate) fn way(&self, setup: &Setup, from: Place, by: i8) -> Vec<Place> {
        let mut way = Vec::new();
        let mut at = from;
        let mut left = by;
        loop {
            let next = match left {
                0 => match self.push_at(setup, at).filter(|_| at != from || !way.is_empty()) {
                    Some(steps) => {
                        left = steps as i8;
                        continue;
                    }
                    None => return way,
                },
                1.. => self.tile_ahead(at, 1),
                _ => self.tile_behind(at, 1),
            };
            let Some(next) = next else { return way };
            way.push(next);
            at = next;
            left -= left.signum();
        }
    }

    /// Can any adventurer of `seat` move one of these numbers of tiles, with that many keys at hand? Those in `fallen`
    /// places cannot.
    #[inline]
    pub(crate) fn anybody_moves(
        &self,
        setup: &Setup,
        seat: Seat,
        steps: StepSet,
        keys: u8,
        fallen: u64,
    ) -> bool {
        // Mostly the rearmost can go the fewest tiles: a glance before the search.
        if let (Some(from), Some(by)) = (self.player(seat).rearmost(), steps.least_forward())
            && fallen & from.bit() == 0
            && self.destination(setup, from, by, keys).is_some()
        {
            return true;
        }
        let mut movable = Places(self.player(seat).movable().0 & !fallen);
        movable.any(|from| self.legal_steps(setup, from, steps, keys, |_| true))
    }

    /// L37: where the last stands, and where it would go; those in `fallen` places do not count.
    pub(crate) fn last_to_second_to_last(&self, seat: Seat, fallen: u64) -> Option<(Place, Place)> {
        let player = self.player(seat);
        let mut places = Places(player.upright().0 & !fallen);
        let last = places.next().filter(|&last| last != Place::TOMB)?;
        let second = places.next()?;
        self.may_be_entered(second, player.keys).then_some((last, second))
    }

    /// M12: the rearmost upright adventurer; on the stairs, but not in the tomb.
    pub(crate) fn rearmost(&self, seat: Seat) -> Option<Place> {
        self.player(seat).rearmost()
    }

    /// L32: the next tunnel toward the tomb.
    pub(crate) fn next_tunnel(&self, setup: &Setup, from: Place) -> Option<Place> {
        let tunnel = setup.tunnel()?;
        Places(self.tiled() & (!1u64 << from.0)).find(|place| self.tiles[place.0 as usize - 1] == tunnel)
    }
}
