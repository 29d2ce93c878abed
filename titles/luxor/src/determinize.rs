//! Determinization: samples uniformly from all positions that look the same to one player (L49).
//!
//! Piles are multisets, so they have no hidden order. Hidden from a player are the cards in other hands, equipment that
//! others put away, and others' scarabs. Hidden cards of one [`Origin`] and the pile they came from are exchangeable,
//! except that a card with exclusions cannot be of certain kinds.
//!
//! Two positions that look the same to the player give the same sample for the same generator: hidden pieces are first
//! brought together as a multiset, which the player can count, so where each of them really is leaves no trace.

use crate::counts::Counts;
use crate::hand::{Hand, Kind, Origin, Slot};
use crate::setup::{CARDS, SEATS, Setup};
use crate::state::State;
use arrayvec::ArrayVec;
use game::{Rng, Seat, below, take_one};

/// A hidden card: where it is, and the kinds it cannot be.
#[derive(Clone, Copy)]
struct Hidden {
    seat: usize,
    index: u8,
    impossible: u32,
}

/// Hidden cards of one origin.
type Group = ArrayVec<Hidden, { SEATS * 5 }>;

/// The cards that are dealt to them again, by kind.
type Pool = [u8; CARDS];

/// Samples a position that looks the same to `viewer`, uniformly.
pub(crate) fn determinize(state: &State, setup: &Setup, viewer: Seat, rng: &mut impl Rng) -> State {
    let mut determinized = *state;
    if state.decider().is_none() {
        return determinized; // L47: the game is over, everything is open.
    }
    let mut hidden_origins = hidden_origins(state, setup, viewer);
    while hidden_origins != 0 {
        let origin = Origin(hidden_origins.trailing_zeros() as u8);
        hidden_origins &= hidden_origins - 1;
        redeal(&mut determinized, setup, viewer, origin, rng);
    }
    redraw_scarabs(&mut determinized, setup, viewer, rng);
    determinized.determinize_idle(setup, viewer);
    determinized
}

fn hidden_origins(state: &State, setup: &Setup, viewer: Seat) -> u64 {
    let others = setup.all_seats().filter(|&seat| seat != viewer);
    let origins =
        others.flat_map(|seat| state.player(seat).hand.iter()).fold(0, |set, slot| set | 1 << slot.origin.0);
    let held = state.beyond.equipment.held().filter(|_| state.current != viewer);
    (origins | held.map_or(0, |held| 1 << held.origin.0)) & !(1 << Origin::OPEN.0)
}

/// Deals the hidden cards of one origin again.
fn redeal(state: &mut State, setup: &Setup, viewer: Seat, origin: Origin, rng: &mut impl Rng) {
    let (mut restricted, mut free) = (Group::new(), Group::new());
    let mut pool: Pool = if origin == state.origin { state.pile.unpacked() } else { [0; CARDS] };
    for seat in setup.all_seats().filter(|&seat| seat != viewer) {
        let excluded = state.beyond.exclusions.of(seat);
        let hand = state.player(seat).hand;
        for index in 0..hand.len() {
            let slot = hand.get(index);
            if slot.origin == origin {
                let impossible = excluded.filter(|&(place, _)| place == index).map_or(0, |(_, kinds)| kinds);
                let group = if impossible == 0 { &mut free } else { &mut restricted };
                group.push(Hidden { seat: seat.index(), index, impossible });
                pool[slot.kind as usize] += 1;
            }
        }
    }
    let held = state.beyond.equipment.held().filter(|held| held.origin == origin && state.current != viewer);
    if let Some(held) = held {
        pool[held.kind as usize] += 1;
    }
    let owner = (0..SEATS).find(|&seat| origin == Origin::equipment(seat)).map(|seat| Seat(seat as u8));
    if let Some(owner) = owner {
        state.beyond.equipment.put_away(owner).for_each(|kind| pool[kind as usize] += 1);
    }

    let mut deal = |hidden: &Hidden, kind: Kind| {
        let hand: &mut Hand = &mut state.players[hidden.seat].hand;
        hand.set(hidden.index, Slot { kind, origin });
    };
    if !restricted.is_empty() {
        let kinds = deal_restricted(&restricted, &mut pool, rng);
        restricted.iter().zip(kinds).for_each(|(hidden, kind)| deal(hidden, kind));
    }
    free.iter().for_each(|hidden| deal(hidden, take_one(rng, &mut pool) as Kind));
    if held.is_some() {
        state.beyond.equipment.determinize_held(take_one(rng, &mut pool) as Kind);
    }
    if let Some(owner) = owner {
        let rest = (0..CARDS).flat_map(|kind| std::iter::repeat_n(kind as Kind, pool[kind] as usize));
        state.beyond.equipment.determinize_put_away(owner, rest);
    }
    if origin == state.origin {
        state.pile = Counts::packed(&pool);
    }
}

/// Deals the cards with exclusions, by rejection sampling, so that all valid assignments are equally likely: each is
/// drawn from the kinds it can be, until no two are the same card of the pool.
fn deal_restricted(group: &Group, pool: &mut Pool, rng: &mut impl Rng) -> ArrayVec<Kind, SEATS> {
    /// One card of the pool: its kind, and which of that kind.
    type One = (Kind, u32);
    let mut chosen = ArrayVec::<One, SEATS>::new();
    loop {
        chosen.clear();
        for hidden in group {
            let possible = (0..CARDS).filter(|kind| hidden.impossible & 1 << kind == 0);
            let counts = possible.map(|kind| (kind as Kind, u32::from(pool[kind])));
            // The true card is always possible, so there is one.
            let mut number = below(rng, counts.clone().map(|(_, count)| count).sum());
            let one = counts.into_iter().find_map(|(kind, count)| {
                let found = (number < count).then_some((kind, number));
                number = number.saturating_sub(count);
                found
            });
            chosen.extend(one);
        }
        if (1..chosen.len()).all(|at| !chosen[..at].contains(&chosen[at])) {
            break;
        }
    }
    chosen.iter().for_each(|&(kind, _)| pool[kind as usize] -= 1);
    chosen.into_iter().map(|(kind, _)| kind).collect()
}

/// Others' scarabs, those they put out of the game, and the supply are exchangeable.
fn redraw_scarabs(state: &mut State, setup: &Setup, viewer: Seat, rng: &mut impl Rng) {
    let mut pool = state.scarabs.unpacked::<4>();
    let mut wanted = 0;
    for seat in setup.all_seats().filter(|&seat| seat != viewer) {
        for counts in [state.player(seat).scarabs, state.beyond.mummy.scarabs_out[seat.index()]] {
            for (kind, count) in counts.iter() {
                pool[kind] += count;
                wanted += count;
            }
        }
    }
    if wanted == 0 {
        return;
    }
    let mut draw = |count: u8| {
        let mut drawn = Counts::default();
        (0..count).for_each(|_| drawn.add(take_one(rng, &mut pool), 1));
        drawn
    };
    for seat in setup.all_seats().filter(|&seat| seat != viewer) {
        let seat = seat.index();
        state.players[seat].scarabs = draw(state.players[seat].scarabs.total());
        state.beyond.mummy.scarabs_out[seat] = draw(state.beyond.mummy.scarabs_out[seat].total());
    }
    state.scarabs = Counts::packed(&pool);
}
