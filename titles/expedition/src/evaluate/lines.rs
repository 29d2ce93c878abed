//! The lines along which a tile can still be reached by a march.

use crate::{Direction, Layout, Setup, Spot};

/// How many adventurers must stay on an entered tile and how many fit; `None` if it cannot be entered (X9, X10, N5).
#[inline]
pub(super) fn entry(setup: &Setup, layout: &Layout, spot: Spot) -> Option<(u8, u8)> {
    let need = setup.components.left_behind[layout.tile(spot)?.terrain() as usize]?;
    let room = setup.components.entered_capacity.saturating_sub(layout.stack(spot).height());
    (need <= room && !layout.snakes().has(spot)).then_some((need, room))
}

/// The number of directions from which a march could reach a tile: 1 where a camp can be laid beside it, less for camps
/// farther away. The limits of the layout are ignored for speed.
#[inline]
pub(super) fn lines_to(setup: &Setup, layout: &Layout, spot: Spot) -> f32 {
    let Some((need, _)) = entry(setup, layout, spot) else { return 0.0 };
    let mut lines = 0.0;
    for direction in Direction::ALL {
        let mut left = setup.components.camp_capacity.saturating_sub(1 + need);
        let mut at = spot;
        let mut weight = 1.0;
        loop {
            at = at.step(direction);
            if layout.tile(at).is_none() {
                lines += weight;
                break;
            }
            match entry(setup, layout, at) {
                Some((need, _)) if need <= left => left -= need,
                _ => break,
            }
            weight *= 0.6;
        }
    }
    lines
}
