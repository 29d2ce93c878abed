//! What the player who decides may do.

use crate::action::Action;
use crate::adventures::{self, ActionTile};
use crate::march;
use crate::options::Setup;
use crate::spots::Spots;
use crate::state::{Phase, State};
use game::{ActionList, Rng, below};

/// Lists every legal action.
pub fn list(setup: &Setup, state: &State, list: &mut impl ActionList<Action>) {
    let layout = &state.layout;
    let player = state.player(state.seat);
    match state.phase {
        Phase::Keep => setup.components.keepable().for_each(|tile| list.add(Action::Keep(tile))),
        Phase::Lay { laid } => {
            if laid > 0 {
                list.add(Action::Stop);
            }
            let open = layout.open_spots(setup.table.limit);
            for held in player.hand.choices().into_iter().flatten() {
                for spot in open {
                    list.add(Action::Lay(held.back, held.tile, layout.cell(spot)));
                }
            }
        }
        Phase::Deploy { camp, .. } => march::list(setup, layout, camp, player.supply, Action::Deploy, list),
        Phase::Adventure => {
            list.add(Action::Pass);
            usable(setup, state).for_each(|tile| list.add(Action::Use(tile)));
        }
        Phase::From { tile } => {
            let from = adventures::mountains(setup, layout, state.seat, tile);
            from.for_each(|spot| list.add(Action::From(layout.cell(spot))));
        }
        Phase::To { tile, from } => {
            let targets = adventures::targets(setup, layout, state.seat, tile, from);
            targets.for_each(|spot| list.add(Action::To(layout.cell(spot))));
        }
        Phase::Over => {}
    }
}

/// N2: the action tiles in hand that have a legal target.
fn usable<'a>(setup: &'a Setup, state: &'a State) -> impl Iterator<Item = ActionTile> + 'a {
    let held = state.player(state.seat).actions;
    ActionTile::ALL
        .into_iter()
        .filter(move |tile| held[tile.index()] > 0)
        .filter(|&tile| adventures::usable(setup, &state.layout, state.seat, tile))
}

/// One legal action, each equally likely. The game must not be over.
#[inline]
pub fn random(setup: &Setup, state: &State, rng: &mut impl Rng) -> Action {
    let layout = &state.layout;
    let player = state.player(state.seat);
    let any = |spots: Spots, rng: &mut _| layout.cell(spots.nth(below(rng, spots.len())));
    match state.phase {
        Phase::Keep => {
            let count = setup.components.keepable().count() as u32;
            let number = below(rng, count) as usize;
            let tile = setup.components.keepable().nth(number);
            Action::Keep(tile.expect("the number is below the number of tiles"))
        }
        Phase::Lay { laid } => {
            let open = layout.open_spots(setup.table.limit);
            let cells = open.len();
            let [one, other] = player.hand.choices();
            let stop = u32::from(laid > 0);
            let number = below(rng, stop + cells * (1 + u32::from(other.is_some())));
            if number < stop {
                return Action::Stop;
            }
            let number = number - stop;
            let (held, number) = if number < cells { (one, number) } else { (other, number - cells) };
            let held = held.expect("the player who lays has a tile");
            Action::Lay(held.back, held.tile, layout.cell(open.nth(number)))
        }
        Phase::Deploy { camp, .. } => {
            Action::Deploy(march::random(setup, layout, camp, player.supply, |count| below(rng, count)))
        }
        Phase::Adventure => {
            let mut choices = [Action::Pass; 5];
            let mut count = 1;
            for tile in usable(setup, state) {
                choices[count] = Action::Use(tile);
                count += 1;
            }
            choices[below(rng, count as u32) as usize]
        }
        Phase::From { tile } => {
            Action::From(any(adventures::mountains(setup, layout, state.seat, tile), rng))
        }
        Phase::To { tile, from } => {
            Action::To(any(adventures::targets(setup, layout, state.seat, tile, from), rng))
        }
        Phase::Over => unreachable!("nobody decides when the game is over"),
    }
}
