//! What a viewer may know of one player.

use super::seen;
use crate::card::Card;
use crate::character::Character;
use crate::counts::Counts;
use crate::figure::{FIGURES, Figure};
use crate::hand::{HAND, Origin};
use crate::place::Place;
use crate::setup::{SARCOPHAGI, SCARABS, Setup};
use crate::state::State;
use crate::tile::Treasure;
use arrayvec::ArrayVec;
use game::{Knowledge, Seat, Standing, Viewer};
use serde::Serialize;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// One player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct PlayerView {
    /// Points collected during the game.
    pub points: i16,
    /// Their points if the game ended now; scarabs that this viewer does not know are not in it.
    pub standing: Standing,
    /// Keys.
    pub keys: u8,
    /// Treasures by type.
    pub treasures: [(Treasure, u8); 3],
    /// Artifacts.
    pub artifacts: u8,
    /// Wild treasure tiles.
    pub wild: u8,
    /// How many scarabs.
    pub scarabs: u8,
    /// The values of the scarabs, where the viewer may know them: value and number.
    pub scarab_values: Option<ArrayVec<(u8, u8), SCARABS>>,
    /// Scarabs put out of the game by this player, where the viewer may know them.
    pub scarabs_out: Option<ArrayVec<(u8, u8), SCARABS>>,
    /// Sarcophagi.
    pub sarcophagi: ArrayVec<u8, SARCOPHAGI>,
    /// Adventurers, from the one nearest the tomb.
    pub adventurers: ArrayVec<AdventurerView, FIGURES>,
    /// How many of those on the stairs became active in this round and cannot be moved before the next (L20).
    pub newcomers: u8,
    /// The hand from left to right; a card the viewer does not know is missing.
    pub hand: ArrayVec<Option<Card>, { HAND as usize }>,
    /// Which cards of the hand everybody has seen.
    pub open: ArrayVec<bool, { HAND as usize }>,
    /// Talismans.
    pub talismans: u8,
    /// The character.
    pub character: Option<Character>,
    /// Sets already used for an extra turn (C9).
    pub used_sets: u8,
    /// Turns still to come right after this one.
    pub extra_turns: u8,
}

/// One adventurer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(tag = "state", rename_all = "lowercase")]
pub enum AdventurerView {
    /// Upright.
    Upright {
        /// Where.
        place: Place,
    },
    /// Laid down by the mummy (M8).
    Lying {
        /// Where.
        place: Place,
    },
    /// Not yet in play, lying at a statue (L2).
    Inactive {
        /// The statue, counted from 1.
        statue: u8,
    },
}

game::diff_by_member! {
    PlayerView {
        points, standing, keys, treasures, artifacts, wild, scarabs, scarab_values, scarabs_out, sarcophagi,
        adventurers, newcomers, hand, open, talismans, character, used_sets, extra_turns,
    }
}

game::diff_as_whole!(AdventurerView);

/// A player as everybody sees them; scarabs are shown at the end.
pub(super) fn player(state: &State, setup: &Setup, seat: Seat) -> PlayerView {
    let player = state.player(seat);
    let mut figures: ArrayVec<Figure, FIGURES> =
        player.figures.iter().copied().filter(|&figure| figure != Figure::NONE).collect();
    figures.sort_by_key(|figure| std::cmp::Reverse((figure.place(), figure.statue())));
    let mut view = PlayerView {
        points: player.points,
        standing: state.standing(setup, seat, Knowledge::Of(Viewer::Spectator)),
        keys: player.keys,
        treasures: Treasure::ALL.map(|treasure| (treasure, player.treasures[treasure as usize])),
        artifacts: state.beyond.artifacts.collected[seat.index()],
        wild: player.wild,
        scarabs: player.scarab_count(),
        scarab_values: None,
        scarabs_out: None,
        sarcophagi: state.sarcophagi(setup, seat).collect(),
        adventurers: figures.into_iter().map(adventurer).collect(),
        newcomers: player.newcomers(),
        hand: hand(state, setup, seat, None),
        open: player.hand.iter().map(|slot| slot.origin == Origin::OPEN).collect(),
        talismans: state.beyond.mummy.talismans[seat.index()],
        character: state.beyond.characters.of(seat),
        used_sets: state.beyond.characters.used_sets[seat.index()],
        extra_turns: if seat == state.current { state.extra_turns } else { 0 },
    };
    if state.decider().is_none() {
        show_scarabs(&mut view, state, setup, seat);
    }
    view
}

/// A player as they see themselves.
pub(super) fn own_player(state: &State, setup: &Setup, seat: Seat, public: &PlayerView) -> PlayerView {
    let mut view = PlayerView {
        hand: hand(state, setup, seat, Some(seat)),
        standing: state.standing(setup, seat, Knowledge::Of(Viewer::Seat(seat))),
        ..public.clone()
    };
    show_scarabs(&mut view, state, setup, seat);
    view
}

fn show_scarabs(view: &mut PlayerView, state: &State, setup: &Setup, seat: Seat) {
    let values = |counts: &Counts<2>| -> ArrayVec<(u8, u8), SCARABS> {
        counts.iter().map(|(kind, count)| (setup.scarab_values[kind], count)).collect()
    };
    view.scarab_values = Some(values(&state.player(seat).scarabs));
    view.scarabs_out = Some(values(&state.beyond.mummy.scarabs_out[seat.index()]));
}

fn hand(
    state: &State,
    setup: &Setup,
    seat: Seat,
    viewer: Option<Seat>,
) -> ArrayVec<Option<Card>, { HAND as usize }> {
    state.player(seat).hand.iter().map(|slot| seen(setup, seat, slot, viewer)).collect()
}

fn adventurer(figure: Figure) -> AdventurerView {
    match (figure.place(), figure.statue()) {
        (Some(place), _) if figure.is_lying() => AdventurerView::Lying { place },
        (Some(place), _) => AdventurerView::Upright { place },
        (None, statue) => AdventurerView::Inactive { statue: statue.map_or(0, |statue| statue as u8 + 1) },
    }
}
