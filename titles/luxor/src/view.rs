//! The view: what one viewer may know of a position. A type of its own, so that nothing hidden gets in by accident.

mod player;

pub use player::{AdventurerView, PlayerView};

use crate::agenda::Task;
use crate::card::{Card, Level};
use crate::character::Character;
use crate::figure::FIGURES;
use crate::hand::{NO_KIND, Origin, Slot};
use crate::mummy::NO_TILE;
use crate::mummy_tile::MummyTile;
use crate::place::Place;
use crate::question;
use crate::setup::{CARDS, SARCOPHAGI, SEATS, SPACES, Setup};
use crate::state::State;
use crate::tile::{Icon, Tile};
use arrayvec::ArrayVec;
use game::{Seat, Shared};
use player::{own_player, player};
use serde::Serialize;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// A position of Luxor as one viewer may know it (L49).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct View {
    /// Counted from 1.
    pub round: u16,
    /// Counted from 1; an extra turn counts.
    pub turn: u32,
    /// Who began, and begins every round.
    pub first: Seat,
    /// Whose turn it is.
    pub current: Seat,
    /// Who decides now, which may be somebody else; nobody when the game is over.
    pub decider: Option<Seat>,
    /// What is asked.
    pub asked: Asked,
    /// The id of the rule that asks it.
    pub rule: &'static str,
    /// The card being used, with what belongs to it.
    pub in_play: Option<InPlayView>,
    /// A card whose place in the hand is being chosen (Q6).
    pub held: Option<HeldView>,
    /// The spaces from the stairs to the tomb.
    pub path: Shared<ArrayVec<SpaceView, SPACES>>,
    /// The wall value of the tomb.
    pub tomb_value: u8,
    /// The sarcophagi still in the tomb, the next one first.
    pub sarcophagi: ArrayVec<u8, SARCOPHAGI>,
    /// The spaces after which a statue stands.
    pub statues: ArrayVec<u8, FIGURES>,
    /// The players, clockwise.
    pub players: ArrayVec<Shared<PlayerView>, SEATS>,
    /// The Horus stacks by level.
    pub horus: [HorusView; 3],
    /// Cards in the draw pile.
    pub draw_pile: u8,
    /// The discard pile, which may be looked through: kinds and numbers.
    pub discard_pile: Shared<ArrayVec<(Card, u8), CARDS>>,
    /// The temple stacks: icon and number of tiles.
    pub temple: [(Icon, u8); 3],
    /// Scarabs in the supply.
    pub scarabs: u8,
    /// Wild treasure tiles in the supply.
    pub wild: u8,
    /// Keys in the supply.
    pub keys: u8,
    /// The state of the mummy, if it is in play.
    pub mummy: Option<MummyView>,
}

/// What the decider is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// Which end of the hand to play (L11).
    Play,
    /// Use the card, or go forward instead (C6), or do without (L12).
    Use,
    /// Which card to add (Q4).
    Add,
    /// Keep the roll or roll again (C2).
    Reroll,
    /// Who moves how far.
    Move,
    /// Who performs their tile's action (L36), or whether to perform it (C7).
    Act,
    /// Whether to take the treasure or artifact (L38).
    Prize,
    /// A key or a card (L26, C4).
    Horus,
    /// Which of two levels (L31).
    Favour,
    /// A scarab or a wild tile (L30).
    ScarabOrWild,
    /// Where to put the first of two new cards (Q6).
    Put,
    /// Whether to move one card of one's hand (C3).
    Rearrange,
    /// Whether to take an extra turn (C9).
    ExtraTurn,
    /// Roll to raise, or play on (M9).
    Raise,
    /// Which one to raise, if any (M9).
    RaiseOne,
    /// Which of those still lying to raise: all, one more, or none (M9).
    RaiseAny,
    /// Which mummy tile to use, if any (M11).
    MummyTile,
    /// Who moves by a mummy tile (M12).
    TileMove,
    /// Which hand card to discard (M12).
    Discard,
    /// From which Horus stack to take (M12).
    AnyHorus,
    /// Which of key, scarab, wild tile (M12).
    FreeChoice,
    /// Which hand card to move where (M12).
    MoveCard,
    /// Which scarab to put out (M12).
    PutOut,
    /// Nothing: the game is over.
    Nothing,
}

/// The card being used.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct InPlayView {
    /// The card played.
    pub card: Card,
    /// The card added to it (Q4).
    pub added: Option<Card>,
    /// What the die showed.
    pub roll: Option<u8>,
    /// The numbers of tiles an adventurer may move with it now.
    pub steps: Vec<StepView>,
}

/// A card that is in nobody's hand yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct HeldView {
    /// Its face, where the viewer may know it.
    pub card: Option<Card>,
}

/// One possible number of tiles, with the keys it costs (C8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct StepView {
    /// Tiles; negative is backward.
    pub by: i8,
    /// Keys to be given up for it.
    pub keys: u8,
}

/// One space of the path.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct SpaceView {
    /// Its number, from 1.
    pub number: u8,
    /// The value on the wall.
    pub value: u8,
    /// The icon beneath a treasure.
    pub icon: Option<Icon>,
    /// The tile that lies open there.
    pub tile: Option<Tile>,
    /// Does another tile lie face down below (A1)?
    pub below: bool,
}

/// A Horus stack.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct HorusView {
    /// The open card on top.
    pub top: Option<Card>,
    /// All cards of the stack, the top one included.
    pub count: u8,
}

/// The state of the mummy.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS))]
pub struct MummyView {
    /// Where it stands.
    pub place: Place,
    /// Talismans in the supply.
    pub talismans: u8,
    /// The open tiles with their cost.
    pub open: Vec<(MummyTile, u8)>,
    /// Tiles in the face-down stack.
    pub stack: u8,
    /// The discarded tiles: kinds and numbers.
    pub discarded: Vec<(MummyTile, u8)>,
}

game::diff_by_member! {
    View {
        round, turn, first, current, decider, asked, rule, in_play, held, path, tomb_value, sarcophagi, statues,
        players, horus, draw_pile, discard_pile, temple, scarabs, wild, keys, mummy,
    }
    InPlayView { card, added, roll, steps }
    SpaceView { number, value, icon, tile, below }
    HorusView { top, count }
    MummyView { place, talismans, open, stack, discarded }
}

game::diff_as_whole!(Asked, HeldView, StepView, Card, Icon, Tile, Character, Place,);

/// The view of one player: the public view and their own hidden information.
pub(crate) fn own(state: &State, setup: &Setup, seat: Seat, public: &View) -> View {
    let mut view = View { held: held(state, setup, Some(seat)), ..public.clone() };
    let mine = &mut view.players[seat.index()];
    *mine = own_player(state, setup, seat, mine).into();
    view
}

/// The view with nothing hidden.
pub(crate) fn open(state: &State, setup: &Setup) -> View {
    let public = public(state, setup);
    let players = setup.all_seats().zip(&public.players);
    View {
        held: held(state, setup, Some(state.current)),
        players: players.map(|(seat, player)| own_player(state, setup, seat, player).into()).collect(),
        ..public.clone()
    }
}

/// The public view.
pub(crate) fn public(state: &State, setup: &Setup) -> View {
    View {
        round: state.round,
        turn: state.turn.into(),
        first: state.first,
        current: state.current,
        decider: state.decider(),
        asked: state.agenda.top().map_or(Asked::Nothing, Asked::of),
        rule: question::rule(state, setup),
        in_play: in_play(state, setup),
        held: held(state, setup, None),
        path: path(state, setup).into(),
        tomb_value: setup.components.tomb_value,
        sarcophagi: setup.components.sarcophagi.iter().skip(state.in_tomb as usize).copied().collect(),
        statues: setup.components.statues.iter().copied().collect(),
        players: setup.all_seats().map(|seat| player(state, setup, seat).into()).collect(),
        horus: Level::ALL.map(|level| horus(state, setup, level)),
        draw_pile: state.pile.total(),
        discard_pile: discard_pile(state, setup).into(),
        temple: Icon::ALL.map(|icon| (icon, state.temples[icon as usize].total())),
        scarabs: state.scarabs.total(),
        wild: state.wild,
        keys: state.keys,
        mummy: setup.modules.mummy.then(|| mummy(state, setup)),
    }
}

fn held(state: &State, setup: &Setup, viewer: Option<Seat>) -> Option<HeldView> {
    let slot = state.beyond.equipment.held()?;
    Some(HeldView { card: seen(setup, state.current, slot, viewer) })
}

fn discard_pile(state: &State, setup: &Setup) -> ArrayVec<(Card, u8), CARDS> {
    let discarded = (0..).zip(state.discarded(setup)).filter(|&(_, count)| count > 0);
    discarded.map(|(kind, count)| (setup.card(kind), count)).collect()
}

/// The card, if it is the viewer's own or everybody has seen it.
fn seen(setup: &Setup, owner: Seat, slot: Slot, viewer: Option<Seat>) -> Option<Card> {
    (viewer == Some(owner) || slot.origin == Origin::OPEN).then(|| setup.card(slot.kind))
}

fn in_play(state: &State, setup: &Setup) -> Option<InPlayView> {
    let play = state.in_play;
    if play.card == NO_KIND {
        return None;
    }
    let steps = match state.agenda.top() {
        Some(Task::Move | Task::Reroll | Task::Add | Task::Use) => {
            let steps = state.steps(setup, state.current, play);
            let with_cost =
                |(keys, set): (u8, crate::steps::StepSet)| set.map(move |by| StepView { by, keys });
            (0..).zip(steps.by_keys).flat_map(with_cost).collect()
        }
        _ => Vec::new(),
    };
    Some(InPlayView {
        card: setup.card(play.card),
        added: (play.added != NO_KIND).then(|| setup.card(play.added)),
        roll: (play.roll != 0).then_some(play.roll),
        steps,
    })
}

fn path(state: &State, setup: &Setup) -> ArrayVec<SpaceView, SPACES> {
    let space = |(number, space): (u8, &crate::components::SpaceSpec)| {
        let place = Place::space(number);
        SpaceView {
            number,
            value: space.value,
            icon: setup.icon(place),
            tile: state.tile_at(setup, place),
            below: state.beyond.artifacts.is_below(setup.doubled, place),
        }
    };
    (1..).zip(&setup.components.spaces).map(space).collect()
}

fn horus(state: &State, setup: &Setup, level: Level) -> HorusView {
    let top = state.tops[level.index()];
    let below: u8 = setup.horus_kinds(level).map(|kind| state.stacks.get(kind - setup.first_horus)).sum();
    HorusView { top: (top != NO_KIND).then(|| setup.card(top)), count: below + u8::from(top != NO_KIND) }
}

fn mummy(state: &State, setup: &Setup) -> MummyView {
    let mummy = &state.beyond.mummy;
    let tiles = &setup.components.mummy_tiles;
    let discarded = mummy.discarded(setup);
    MummyView {
        place: mummy.place,
        talismans: mummy.supply,
        open: mummy
            .open
            .iter()
            .filter(|&&kind| kind != NO_TILE)
            .map(|&kind| (tiles[kind as usize].0, tiles[kind as usize].1))
            .collect(),
        stack: mummy.stack.total(),
        discarded: tiles
            .iter()
            .zip(discarded)
            .filter(|&(_, n)| n > 0)
            .map(|(&(tile, ..), n)| (tile, n))
            .collect(),
    }
}
