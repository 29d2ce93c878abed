//! Determinization: samples uniformly from all positions that look the same to one player (L49).
//!
//! Piles are multisets, so they have no hidden order. Hidden from a player are the cards in other hands, equipment that
//! others put away, and others' scarabs. Hidden cards of one [`Origin`] and the pile they came from are exchangeable, except
//! that a card with exclusions cannot be of certain kinds.

use crate::counts::Counts;
use crate::hand::{Hand, Kind, Origin, Slot};
use crate::setup::{CARDS, SEATS, Setup};
use crate::state::State;
use arrayvec::ArrayVec;
use game::{Rng, Seat, below};

/// A hidden card: where it is, and the kinds it cannot be.
#[derive(Clone, Copy)]
struct Hidden {
    seat: usize,
    index: u8,
    impossible: u32,
}

/// All hidden cards of one origin.
type Group = ArrayVec<Hidden, { SEATS * 5 }>;

/// The cards that are dealt to them again.
type Pool = ArrayVec<Kind, 128>;

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
    let mut group = Group::new();
    let mut pool = Pool::new();
    for seat in setup.all_seats().filter(|&seat| seat != viewer) {
        let excluded = state.beyond.exclusions.of(seat);
        let hand = state.player(seat).hand;
        for index in 0..hand.len() {
            let slot = hand.get(index);
            if slot.origin == origin {
                let impossible = excluded.filter(|&(place, _)| place == index).map_or(0, |(_, kinds)| kinds);
                group.push(Hidden { seat: seat.index(), index, impossible });
                pool.push(slot.kind);
            }
        }
    }
    let in_hands = pool.len();
    let held = state.beyond.equipment.held().filter(|held| held.origin == origin && state.current != viewer);
    pool.extend(held.map(|held| held.kind));
    let with_held = pool.len();
    let owner = (0..SEATS).find(|&seat| origin == Origin::equipment(seat)).map(|seat| Seat(seat as u8));
    if let Some(owner) = owner {
        pool.extend(state.beyond.equipment.put_away(owner));
    }
    if origin == state.origin {
        for (kind, count) in state.pile.iter() {
            (0..count).for_each(|_| pool.push(kind as Kind));
        }
    }

    deal_restricted(&mut group, &mut pool, rng);
    for at in 0..pool.len().min(with_held) {
        if at >= in_hands || group[at].impossible == 0 {
            let other = at + below(rng, (pool.len() - at) as u32) as usize;
            pool.swap(at, other);
        }
    }
    if owner.is_some() {
        // The equipment put away: a set, whose order does not matter.
        for at in with_held..pool.len() {
            let other = at + below(rng, (pool.len() - at) as u32) as usize;
            pool.swap(at, other);
        }
    }

    for (hidden, &kind) in group.iter().zip(&pool) {
        let hand: &mut Hand = &mut state.players[hidden.seat].hand;
        hand.set(hidden.index, Slot { kind, origin });
    }
    if held.is_some() {
        state.beyond.equipment.determinize_held(pool[in_hands]);
    }
    if let Some(owner) = owner {
        state.beyond.equipment.determinize_put_away(owner, pool[with_held..].iter().copied());
    }
    if origin == state.origin {
        let mut rest = [0; CARDS];
        pool[with_held..].iter().for_each(|&kind| rest[kind as usize] += 1);
        state.pile = Counts::from_slice(&rest);
    }
}

/// Deals the cards with exclusions first, by rejection sampling, so that all valid assignments are equally likely. Moves
/// them to the front of the group and of the pool.
fn deal_restricted(group: &mut Group, pool: &mut Pool, rng: &mut impl Rng) {
    if group.iter().all(|hidden| hidden.impossible == 0) {
        return;
    }
    let mut front = 0;
    for at in 0..group.len() {
        if group[at].impossible != 0 {
            group.swap(front, at);
            pool.swap(front, at);
            front += 1;
        }
    }
    let mut chosen = ArrayVec::<usize, SEATS>::new();
    loop {
        chosen.clear();
        for hidden in &group[..front] {
            let possible = (0..pool.len()).filter(|&card| hidden.impossible & 1 << pool[card] == 0);
            let count = possible.clone().count() as u32;
            // The true card is always possible, so there is one.
            chosen.extend(possible.skip(below(rng, count) as usize).take(1));
        }
        if (1..front).all(|at| !chosen[..at].contains(&chosen[at])) {
            break;
        }
    }
    for at in 0..front {
        let from = chosen[at];
        pool.swap(at, from);
        // The card that was swapped out is now at `from`: update later choices of it.
        for later in &mut chosen[at + 1..] {
            if *later == at {
                *later = from;
            }
        }
    }
}

/// Others' scarabs, those they put out of the game, and the supply are exchangeable.
fn redraw_scarabs(state: &mut State, setup: &Setup, viewer: Seat, rng: &mut impl Rng) {
    let mut pool = state.scarabs.unpacked::<4>();
    let mut total = u32::from(state.scarabs.total());
    let mut wanted = 0;
    for seat in setup.all_seats().filter(|&seat| seat != viewer) {
        for counts in [state.player(seat).scarabs, state.beyond.mummy.scarabs_out[seat.index()]] {
            for (kind, count) in counts.iter() {
                pool[kind] += count;
                total += u32::from(count);
                wanted += count;
            }
        }
    }
    if wanted == 0 {
        return;
    }
    let mut draw = |count: u8| {
        let mut drawn = Counts::default();
        for _ in 0..count {
            let mut rest = below(rng, total) as u8;
            let kind = pool.iter().position(|&n| {
                let here = rest < n;
                rest = rest.wrapping_sub(if here { 0 } else { n });
                here
            });
            let kind = kind.expect("a number below the total falls on some kind");
            pool[kind] -= 1;
            total -= 1;
            drawn.add(kind, 1);
        }
        drawn
    };
    for seat in setup.all_seats().filter(|&seat| seat != viewer) {
        let seat = seat.index();
        state.players[seat].scarabs = draw(state.players[seat].scarabs.total());
        state.beyond.mummy.scarabs_out[seat] = draw(state.beyond.mummy.scarabs_out[seat].total());
    }
    state.scarabs = Counts::from_slice(&pool);
}
