//! The position: one small `Copy` struct without heap.

use crate::agenda::{Agenda, Task};
use crate::artifacts::Artifacts;
use crate::characters::Characters;
use crate::counts::Counts;
use crate::equipment::Equipment;
use crate::exclusions::Exclusions;
use crate::figure::{FIGURES, Figure};
use crate::hand::{Hand, Kind, NO_KIND, Origin, Slot};
use crate::idle::Idle;
use crate::mummy::Mummy;
use crate::place::{Place, Places};
use crate::setup::{CARDS, HORUS_CARDS, SEATS, SPACES, Setup, TEMPLES, TileKind};
use crate::tile::Tile;
use game::Seat;

/// Everything on the table. What belongs to a module stands in the module's own part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The spaces on which a tile lies, and the tomb.
    pub(crate) laid: u64,
    pub(crate) players: [Player; SEATS],
    /// The tile on each space; 0 where none lies.
    pub(crate) tiles: [TileKind; SPACES],
    /// The draw pile (L3).
    pub(crate) pile: Counts<{ CARDS / 2 }>,
    /// The Horus stacks below their open cards (L4).
    pub(crate) stacks: Counts<{ HORUS_CARDS / 2 }>,
    /// The open card of each Horus stack.
    pub(crate) tops: [Kind; 3],
    /// The temple stacks (L8).
    pub(crate) temples: [Counts<{ TEMPLES / 2 }>; 3],
    /// The scarabs of the supply (L9).
    pub(crate) scarabs: Counts<2>,
    pub(crate) wild: u8,
    pub(crate) keys: u8,
    /// How many adventurers are in the tomb.
    pub(crate) in_tomb: u8,
    pub(crate) round: u16,
    pub(crate) turn: u16,
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) current: Seat,
    /// Has anybody moved in this round (L42)?
    pub(crate) moved: bool,
    /// What the cards of the present draw pile are called in hands.
    pub(crate) origin: Origin,
    /// Turns the current player takes right after this one (C9, M12).
    pub(crate) extra_turns: u8,
    pub(crate) in_play: InPlay,
    pub(crate) agenda: Agenda,
    pub(crate) beyond: Beyond,
}

/// What the base game does not need at every step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Beyond {
    pub exclusions: Exclusions,
    /// What was passed over in a round in which nobody has moved (L42).
    pub idle: Idle,
    pub mummy: Mummy,
    pub equipment: Equipment,
    pub artifacts: Artifacts,
    pub characters: Characters,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub hand: Hand,
    pub points: i16,
    /// Scarabs by value.
    pub scarabs: Counts<2>,
    pub figures: [Figure; FIGURES],
    pub keys: u8,
    /// Treasures by type.
    pub treasures: [u8; 3],
    pub wild: u8,
    /// The sarcophagi they took, one bit each.
    pub sarcophagi: u8,
}

/// The card being used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct InPlay {
    pub card: Kind,
    /// The card added to it (Q4).
    pub added: Kind,
    /// What the die showed; 0 before it is rolled.
    pub roll: u8,
    /// Must the help it was chosen with be used (L12), whatever is in the hand now?
    pub obliged: bool,
}

impl InPlay {
    pub const NOTHING: InPlay = InPlay { card: NO_KIND, added: NO_KIND, roll: 0, obliged: false };
}

impl Player {
    /// Where their upright adventurers stand, those in the tomb included, newcomers not.
    #[inline]
    pub fn upright(&self) -> Places {
        Places(self.figures.iter().fold(0, |set, figure| set | figure.upright_bit()))
    }

    /// Where adventurers stand that can still move: an adventurer in the tomb never does (L21).
    #[inline]
    pub fn movable(&self) -> Places {
        Places(self.upright().0 & !Place::TOMB.bit())
    }

    /// The upright adventurer nearest the stairs; nothing if all who stand are in the tomb.
    #[inline]
    pub fn rearmost(&self) -> Option<Place> {
        // A figure that lies, is not active or became active this round (L20) has a higher number than any place.
        let rearmost = self.figures.iter().copied().fold(Figure::NONE, Figure::min);
        rearmost.place().filter(|&place| rearmost.is_upright() && place != Place::TOMB)
    }

    /// An upright adventurer who stands there: those on one place are alike.
    #[inline]
    pub fn standing_on(&self, place: Place) -> Option<usize> {
        let wanted = Figure::upright(place);
        let found = (0..FIGURES)
            .rev()
            .fold(FIGURES, |found, index| if self.figures[index] == wanted { index } else { found });
        (found < FIGURES).then_some(found)
    }

    /// How many upright adventurers stand there.
    #[inline]
    pub fn count_at(&self, place: Place) -> u8 {
        self.figures.iter().filter(|&&figure| figure == Figure::upright(place)).count() as u8
    }

    /// How many adventurers lie in these places.
    pub fn lying_at(&self, places: Places) -> u8 {
        let lies = |figure: &&Figure| {
            figure.is_lying() && figure.place().is_some_and(|place| places.0 & place.bit() != 0)
        };
        self.figures.iter().filter(lies).count() as u8
    }

    /// L20: how many became active in this round.
    pub fn newcomers(&self) -> u8 {
        self.figures.iter().filter(|&&figure| figure == Figure::NEWCOMER).count() as u8
    }

    /// How many scarabs.
    pub fn scarab_count(&self) -> u8 {
        self.scarabs.total()
    }
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.current.index()]
    }

    /// Who decides now; nobody when the game is over.
    #[inline]
    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.agenda.top()? {
            Task::Rearrange(seat, _) => Some(seat),
            _ => Some(self.current),
        }
    }

    /// L12: must the current player use the help the card in play was chosen with?
    #[inline]
    pub(crate) fn is_obliged(&self) -> bool {
        self.in_play.obliged || self.beyond.exclusions.oblige(self.me().hand)
    }

    /// The tile that lies open on a space.
    #[inline]
    pub(crate) fn tile_at(&self, setup: &Setup, place: Place) -> Option<Tile> {
        (place.is_space() && self.laid & place.bit() != 0)
            .then(|| setup.tile(self.tiles[place.0 as usize - 1]))
    }

    /// The spaces with a tile, without the tomb.
    #[inline]
    pub(crate) fn tiled(&self) -> u64 {
        self.laid & !Place::TOMB.bit()
    }

    /// The discard pile: every card that is nowhere else.
    pub(crate) fn discarded(&self, setup: &Setup) -> [u8; CARDS] {
        let mut cards = setup.copies;
        for (count, piled) in cards.iter_mut().zip(self.pile.unpacked::<CARDS>()) {
            *count -= piled;
        }
        for (count, stacked) in
            cards[setup.first_horus..].iter_mut().zip(self.stacks.unpacked::<HORUS_CARDS>())
        {
            *count -= stacked;
        }
        for top in self.tops {
            if top != NO_KIND {
                cards[top as usize] -= 1;
            }
        }
        for seat in setup.all_seats() {
            for slot in self.player(seat).hand.iter() {
                cards[slot.kind as usize] -= 1;
            }
            self.beyond.equipment.put_away(seat).for_each(|kind| cards[kind as usize] -= 1);
        }
        if let Some(held) = self.beyond.equipment.held() {
            cards[held.kind as usize] -= 1;
        }
        cards
    }

    /// Puts a card into a hand.
    #[inline]
    pub(crate) fn insert_card(&mut self, seat: Seat, index: u8, slot: Slot) {
        self.players[seat.index()].hand.insert(index, slot);
        self.beyond.exclusions.inserted(seat, index);
    }

    /// Takes a card out of a hand.
    #[inline]
    pub(crate) fn remove_card(&mut self, seat: Seat, index: u8) -> Slot {
        self.beyond.exclusions.removed(seat, index);
        self.players[seat.index()].hand.remove(index)
    }

    /// Moves a card to another place in its hand; what is known of it goes along.
    pub(crate) fn shift_card(&mut self, seat: Seat, from: u8, to: u8) {
        self.beyond.exclusions.shifted(seat, from, to);
        let hand = &mut self.players[seat.index()].hand;
        let slot = hand.remove(from);
        hand.insert(to, slot);
    }

    /// A name for the cards of a new draw pile that no hidden card in a hand has.
    pub(crate) fn fresh_origin(&self, setup: &Setup) -> Origin {
        let used = setup.all_seats().fold(0u64, |used, seat| {
            self.player(seat).hand.iter().fold(used, |used, slot| used | 1 << slot.origin.0)
        });
        let held = self.beyond.equipment.held().map_or(0, |slot| 1 << slot.origin.0);
        let free = !(used | held) >> Origin::FIRST_PILE.0;
        Origin(Origin::FIRST_PILE.0 + free.trailing_zeros() as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hot_state_is_small() {
        let all = size_of::<State>();
        let base = all - size_of::<Beyond>();
        assert!(base <= 256, "the base game needs {base} bytes");
        assert!(all <= 384, "with all modules it is {all} bytes");
    }
}
