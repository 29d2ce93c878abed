//! [`Look`]: fast read access to a position, for evaluation functions.
//!
//! Bots hold only determinized positions, never the true one, so nothing is hidden here.

use crate::agenda::Task;
use crate::card::{Card, Effect};
use crate::character::Character;
use crate::figure::Figure;
use crate::hand::NO_KIND;
use crate::place::Place;
use crate::setup::Setup;
use crate::state::State;
use crate::steps::card_steps;
use crate::tile::Tile;
use crate::{End, Level};
use game::Seat;

/// An adventurer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Upright in play, the tomb included, and newcomers on the stairs, who cannot move yet (L20).
    Upright(Place),
    /// Lying on the path (M8).
    Lying(Place),
    /// Not yet in play, at the statue after this space (L2).
    Inactive(u8),
}

/// Read access to a position and its setup.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    setup: &'a Setup,
    state: &'a State,
}

impl<'a> Look<'a> {
    /// Read access to this position.
    #[inline]
    pub fn new(setup: &'a Setup, state: &'a State) -> Self {
        Look { setup, state }
    }

    /// Whose turn it is.
    #[inline]
    pub fn current(&self) -> Seat {
        self.state.current
    }

    /// The adventurers of a player.
    #[inline]
    pub fn adventurers(&self, seat: Seat) -> impl Iterator<Item = Standing> + use<'a> {
        let statues = self.setup.statues();
        self.state.players[seat.index()].figures.iter().filter_map(move |figure| match figure.place() {
            Some(place) if figure.is_lying() => Some(Standing::Lying(place)),
            Some(place) => Some(Standing::Upright(place)),
            None => figure.statue().map(|statue| Standing::Inactive(statues[statue])),
        })
    }

    /// Where upright adventurers of a player stand that can still move.
    #[inline]
    pub fn movable(&self, seat: Seat) -> impl Iterator<Item = Place> + use<> {
        self.state.player(seat).movable()
    }

    /// How many upright adventurers of a player stand there.
    #[inline]
    pub fn count_at(&self, seat: Seat, place: Place) -> u8 {
        self.state.player(seat).count_at(place)
    }

    /// Points collected so far.
    #[inline]
    pub fn points(&self, seat: Seat) -> i16 {
        self.state.player(seat).points
    }

    /// Keys held.
    #[inline]
    pub fn keys(&self, seat: Seat) -> u8 {
        self.state.player(seat).keys
    }

    /// Treasures by type.
    #[inline]
    pub fn treasures(&self, seat: Seat) -> [u8; 3] {
        self.state.player(seat).treasures
    }

    /// Wild treasure tiles.
    #[inline]
    pub fn wild(&self, seat: Seat) -> u8 {
        self.state.player(seat).wild
    }

    /// Artifacts collected (A3).
    #[inline]
    pub fn artifacts(&self, seat: Seat) -> u8 {
        self.state.beyond.artifacts.collected[seat.index()]
    }

    /// What a set with an artifact is worth beyond the set (A3).
    pub fn artifact_bonus(&self) -> u8 {
        self.setup.components.artifact_bonus
    }

    /// Talismans held (M1).
    #[inline]
    pub fn talismans(&self, seat: Seat) -> u8 {
        if self.setup.modules.mummy { self.state.beyond.mummy.talismans[seat.index()] } else { 0 }
    }

    /// The points of a player's scarabs.
    #[inline]
    pub fn scarab_points(&self, seat: Seat) -> u16 {
        let scarabs = self.state.player(seat).scarabs;
        let values = self.setup.scarab_values.iter().enumerate();
        values.map(|(kind, &value)| u16::from(value) * u16::from(scarabs.get(kind))).sum()
    }

    /// The points of a player's sarcophagi.
    #[inline]
    pub fn sarcophagus_points(&self, seat: Seat) -> u8 {
        let taken = self.state.player(seat).sarcophagi;
        let values = self.setup.components.sarcophagi.iter().enumerate();
        values.map(|(at, &value)| if taken & 1 << at != 0 { value } else { 0 }).sum()
    }

    /// What the next one into the tomb takes (L22).
    #[inline]
    pub fn next_sarcophagus(&self) -> u8 {
        self.setup.components.sarcophagi.get(self.state.in_tomb as usize).copied().unwrap_or(0)
    }

    /// How many adventurers are in the tomb.
    #[inline]
    pub fn in_tomb(&self) -> u8 {
        self.state.in_tomb
    }

    /// How many players still have a turn in this round after the present one.
    #[inline]
    pub fn turns_left_in_round(&self) -> u8 {
        let seats = self.setup.seats;
        (self.state.first.0 + seats - 1 - self.state.current.0) % seats
    }

    /// The value on the wall (L43).
    #[inline]
    pub fn wall(&self, place: Place) -> u8 {
        crate::score::wall_value(&self.setup.components, place)
    }

    /// What so many sets are worth (L46).
    #[inline]
    pub fn set_points(&self, sets: u8) -> i16 {
        crate::score::set_points(&self.setup.components, sets)
    }

    /// The spaces after which statues stand.
    #[inline]
    pub fn statues(&self) -> &'a [u8] {
        self.setup.statues()
    }

    /// The tile that lies open on a space.
    #[inline]
    pub fn tile(&self, place: Place) -> Option<Tile> {
        self.state.tile_at(self.setup, place)
    }

    /// How many steps it is to the tomb.
    #[inline]
    pub fn steps_to_tomb(&self, from: Place) -> u32 {
        if from == Place::TOMB { 0 } else { (self.state.laid & (!1u64 << from.0)).count_ones() }
    }

    /// How many tiles lie from behind one place up to another.
    #[inline]
    pub fn steps_between(&self, from: Place, to: Place) -> u32 {
        (self.state.laid & (!1u64 << from.0) & (to.bit() | (to.bit() - 1))).count_ones()
    }

    /// The nearest place behind this one where an upright adventurer of a player stands.
    #[inline]
    pub fn behind(&self, seat: Seat, place: Place) -> Option<Place> {
        let behind = self.state.player(seat).upright().0 & (place.bit() - 1);
        behind.checked_ilog2().map(|nearest| Place(nearest as u8))
    }

    /// Where somebody of a player comes to rest who moves so many tiles; nothing if that is not legal.
    #[inline]
    pub fn destination(&self, seat: Seat, from: Place, by: i8) -> Option<Place> {
        self.state.destination(self.setup, from, by, self.state.player(seat).keys)
    }

    /// Where a tunnel at a place leads (L32).
    #[inline]
    pub fn tunnel(&self, from: Place) -> Option<Place> {
        self.state.next_tunnel(self.setup, from)
    }

    /// L37: where the last stands, and where it would go.
    #[inline]
    pub fn last(&self, seat: Seat) -> Option<(Place, Place)> {
        self.state.last_to_second_to_last(seat, 0)
    }

    /// The card at an end of a hand, if there is one.
    #[inline]
    pub fn card_at(&self, seat: Seat, end: End) -> Option<Card> {
        let hand = self.state.player(seat).hand;
        (hand.len() > 0).then(|| self.setup.card(hand.get(hand.end(end)).kind))
    }

    /// The card in a place of a hand, counted from the left.
    #[inline]
    pub fn card(&self, seat: Seat, index: u8) -> Option<Card> {
        let hand = self.state.player(seat).hand;
        (index < hand.len()).then(|| self.setup.card(hand.get(index).kind))
    }

    /// The card in play.
    #[inline]
    pub fn card_in_play(&self) -> Option<Card> {
        let card = self.state.in_play.card;
        (card != NO_KIND).then(|| self.setup.card(card))
    }

    /// The open Horus card of a level.
    #[inline]
    pub fn open_horus(&self, level: Level) -> Option<Card> {
        let top = self.state.tops[level.index()];
        (top != NO_KIND).then(|| self.setup.card(top))
    }

    /// Do moves perform the action of the tile they end on? Those by mummy tiles do not (M12).
    #[inline]
    pub fn moves_act(&self) -> bool {
        !matches!(self.state.agenda.top(), Some(Task::TileMove(_)))
    }

    /// Where the treasure or artifact lies that the player may take or leave (L38).
    #[inline]
    pub fn offered_prize(&self) -> Option<Place> {
        match self.state.agenda.top() {
            Some(Task::Prize(place)) => Some(place),
            _ => None,
        }
    }

    /// Where the mummy stands, if it is in play.
    #[inline]
    pub fn mummy(&self) -> Option<Place> {
        self.setup.modules.mummy.then_some(self.state.beyond.mummy.place)
    }

    /// A player's character, if characters are in play.
    #[inline]
    pub fn character(&self, seat: Seat) -> Option<Character> {
        self.setup.modules.characters.then(|| self.state.beyond.characters.of(seat)).flatten()
    }

    /// Is an adventurer of this player still inactive at this statue?
    #[inline]
    pub fn inactive_at(&self, seat: Seat, statue: usize) -> bool {
        self.state.player(seat).figures.contains(&Figure::inactive(statue))
    }
}

/// The numbers of tiles a card lets one adventurer move, whatever the die would show.
#[inline]
pub fn steps_of(effect: Effect) -> impl Iterator<Item = i8> + Clone {
    card_steps(effect, 0)
}
