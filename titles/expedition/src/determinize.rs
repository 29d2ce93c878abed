//! Determinization: samples uniformly from all positions that look the same to one player.
//!
//! Three independent things are hidden from a player, and each is sampled uniformly from what is consistent with
//! everything the player has seen:
//!
//! 1. **What others keep in X2.** While players still choose, each other choice could be any. Once the start layout
//!    lies open, everybody has the same ones (X1), so the layout shows exactly which tiles *all* players together kept.
//!    Without the viewer's own, those laid since, and those known to all, the rest is distributed among the players who
//!    still hold theirs hidden, one each, and every distribution is equally likely. That rest is what these players
//!    really hold, so their hidden tiles are shuffled among them.
//! 2. **Hidden faces in other hands** (backs from 2 on). Each was drawn evenly from the owner's tiles with that back,
//!    so it is exchangeable with those still in the stack: hidden ones are returned and drawn again.
//! 3. **Hidden action tiles of others**, the same way with the owner's action tiles.
//!
//! Tiles known to all stay where they are. Nothing else is hidden: stacks are multisets without an order.
//!
//! Two positions that look the same to the player give the same sample for the same generator: hidden tiles are first
//! brought together as a multiset, which the player can count, so where each of them really is leaves no trace.

use crate::adventures::ActionTile;
use crate::hand::Held;
use crate::options::Setup;
use crate::player::Player;
use crate::state::{Phase, State};
use crate::tile::{Back, Tile};
use game::{Rng, Seat, below, take_one};

/// Samples uniformly from all positions that look the same to this player.
pub fn determinize(setup: &Setup, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
    let mut drawn = *state;
    let others = || setup.seats().filter(move |&other| other != seat);
    if state.phase == Phase::Keep {
        others().for_each(|other| choose_again(setup, &mut drawn.players[other.index()], rng));
    } else {
        share_ones_again(&mut drawn, seat, rng);
    }
    for other in others() {
        draw_hand_again(&mut drawn.players[other.index()], rng);
        draw_actions_again(&mut drawn.players[other.index()], rng);
    }
    drawn
}

/// 1, while players choose.
fn choose_again(setup: &Setup, player: &mut Player, rng: &mut impl Rng) {
    if player.kept.is_some() {
        let count = setup.components.keepable().count() as u32;
        let number = below(rng, count) as usize;
        player.kept = setup.components.keepable().nth(number);
    }
}

/// Is this a tile kept in X2 that only its owner knows?
fn is_hidden_one(held: &Held) -> bool {
    held.back == Back::ONE && !held.known
}

/// 1, afterwards: the hidden ones are shuffled among those who hold them.
fn share_ones_again(state: &mut State, seat: Seat, rng: &mut impl Rng) {
    let mut hidden = [Tile::Desert; 8];
    let mut count = 0;
    let others = |state: &mut State, call: &mut dyn FnMut(&mut Held)| {
        for (at, player) in state.players.iter_mut().enumerate() {
            if at != seat.index() {
                player.hand.tiles_mut().filter(|held| is_hidden_one(held)).for_each(&mut *call);
            }
        }
    };
    others(state, &mut |held| {
        hidden[count] = held.tile;
        count += 1;
    });
    hidden[..count].sort_unstable_by_key(|tile| tile.index());
    for last in (1..count).rev() {
        hidden.swap(last, below(rng, last as u32 + 1) as usize);
    }
    let mut shuffled = hidden.into_iter();
    others(state, &mut |held| held.tile = shuffled.next().unwrap_or(held.tile));
}

/// 2: hidden faces go back to the stack and are drawn again.
fn draw_hand_again(player: &mut Player, rng: &mut impl Rng) {
    let is_hidden = |held: &Held| held.back != Back::ONE && !held.known;
    let mut hand = player.hand;
    for held in hand.tiles().filter(is_hidden) {
        player.pile_mut(held.back)[held.tile.index()] += 1;
    }
    for held in hand.tiles_mut().filter(|held| is_hidden(held)) {
        let kind = take_one(rng, player.pile_mut(held.back));
        held.tile = Tile::ALL[kind];
    }
    player.hand = hand;
}

/// 3: hidden action tiles go back to the pile and are drawn again.
fn draw_actions_again(player: &mut Player, rng: &mut impl Rng) {
    let mut hidden = 0;
    for at in ActionTile::ALL.map(ActionTile::index) {
        let unknown = player.actions[at] - player.actions_known[at];
        player.action_pile[at] += unknown;
        hidden += unknown;
    }
    player.actions = player.actions_known;
    for _ in 0..hidden {
        let kind = take_one(rng, &mut player.action_pile);
        player.actions[kind] += 1;
    }
}
