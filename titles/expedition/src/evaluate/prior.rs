//! Priors of Expedition Luxor actions.

use super::lines::{entry, lines_to};
use super::{Context, resources};
use crate::{Action, ActionTile, Cell, Direction, Phase, Plan, Setup, Spot, State, Tile};
use game::Seat;

/// The usual gain of a camp: for less it is better kept for later.
const CAMP_LATER: f32 = 2.4;
/// The cost of having one tile fewer than the others.
const TILE_LATER: f32 = 0.35;

/// Estimates the gain of actions for the decider of a position.
struct Scorer<'a> {
    setup: &'a Setup,
    state: &'a State,
    seat: Seat,
    context: Context,
    /// The value of an adventurer in supply.
    person: f32,
    /// The probability that an open building is lost again.
    risk: f32,
    /// How much of the game is left, from 0 to 1.
    time: f32,
}

/// Appends the prior of each action.
pub(super) fn policy(setup: &Setup, state: &State, actions: &[Action], priors: &mut Vec<f32>) {
    let scorer = Scorer::new(setup, state);
    match state.phase() {
        Phase::Lay { laid } => scorer.lays(laid, actions, priors),
        Phase::Deploy { camp, .. } => priors.extend(actions.iter().map(|&action| match action {
            Action::Deploy(plan) => scorer.plan(camp, plan),
            _ => 0.0,
        })),
        Phase::To { tile, from } => priors.extend(actions.iter().map(|&action| match action {
            Action::To(cell) => scorer.target(tile, from, Spot::of(cell)),
            _ => 0.0,
        })),
        _ => priors.extend(actions.iter().map(|&action| match action {
            Action::Keep(tile) => tile.building().map_or(0.0, |_| 0.6),
            Action::Use(ActionTile::Ship) => 1.0,
            Action::Use(ActionTile::Sandstorm) => 1.2,
            Action::Use(ActionTile::Caravan) => 0.7,
            Action::Pass => 0.5,
            _ => 0.0,
        })),
    }
}

impl<'a> Scorer<'a> {
    fn new(setup: &'a Setup, state: &'a State) -> Self {
        let seat = state.seat();
        let context = resources(setup, state);
        let own = context.camps[seat.index()];
        let others: f32 = context.camps.iter().sum::<f32>() - own;
        let supply = f32::from(state.supply(seat));
        let person = if own < 0.5 { 0.02 } else { (1.25 - 0.2 * supply / own).clamp(0.1, 0.8) };
        let time = (context.tiles[seat.index()] / 10.0).min(1.0);
        Scorer { setup, state, seat, context, person, risk: 1.0 - (-0.08 * others).exp(), time }
    }

    /// X5: lay a tile, or stop.
    fn lays(&self, laid: u8, actions: &[Action], priors: &mut Vec<f32>) {
        let camp_in_hand = self.state.held(self.seat).any(|held| held.tile.is_camp());
        let goes_on = laid < 2 && camp_in_hand;
        for &action in actions {
            priors.push(match action {
                Action::Lay(_, tile, cell) if tile.is_camp() => {
                    self.camp(tile, Spot::of(cell)) - CAMP_LATER * self.time
                }
                Action::Lay(_, tile, cell) => self.terrain(tile, cell, goes_on) - TILE_LATER * self.time,
                _ => 0.0,
            });
        }
    }

    /// A tile that is no camp: good if one's own camp follows, bad if an opponent's does.
    fn terrain(&self, tile: Tile, cell: Cell, goes_on: bool) -> f32 {
        let points = match tile.building() {
            Some(building) => f32::from(self.setup.components.building_points[building as usize]),
            None => 0.0,
        };
        let spot = Spot::of(cell);
        let layout = self.state.layout();
        // This tile opens or blocks the way to its neighbours for camps laid beyond it.
        let mut around = 0.0;
        let mut open = 0.0;
        for direction in Direction::ALL {
            let beside = spot.step(direction);
            if layout.tile(beside).is_none() {
                open += 1.0;
                continue;
            }
            let value =
                self.points(beside) * if entry(self.setup, layout, beside).is_some() { 1.0 } else { 0.0 };
            around += match (tile, layout.stack(beside).top()) {
                (Tile::Lake | Tile::Mountains, Some(owner)) if owner == self.seat => 0.5 * value * self.risk,
                (Tile::Lake | Tile::Mountains, Some(_)) => -0.2 * value,
                (_, Some(owner)) if owner == self.seat => 0.15 * value * self.risk,
                _ => 0.0,
            };
        }
        let own = self.context.share[self.seat.index()];
        let take = if goes_on { 0.75 } else { own * 0.8 };
        let given = if goes_on { 0.0 } else { 0.18 * points * open * self.risk };
        points * take * (0.4 + 0.15 * open) - given + around
    }

    /// X7 to X10: the best gain of a camp laid there.
    fn camp(&self, tile: Tile, camp: Spot) -> f32 {
        let setup = self.setup;
        let required = setup.components.camp_required[tile.terrain() as usize].unwrap_or(1);
        let people = self.state.supply(self.seat).min(setup.components.camp_capacity);
        if people < required {
            return 0.3;
        }
        let free = people - required;
        let mut best = 0f32;
        for direction in Direction::ALL {
            best = best.max(self.road(camp, direction, free));
        }
        let points = f32::from(setup.components.building_points[0]);
        points * (1.0 - 0.5 * self.risk) - self.person * f32::from(required) + best
    }

    /// The best gain of a march of up to `free` adventurers that leaves as few as required on each tile, or fills the
    /// last.
    fn road(&self, camp: Spot, direction: Direction, free: u8) -> f32 {
        let layout = self.state.layout();
        let (mut left, mut gain, mut best) = (free, 0f32, 0f32);
        let mut spot = camp;
        loop {
            spot = spot.step(direction);
            let Some((need, room)) = entry(self.setup, layout, spot) else { return best };
            if need > left {
                return best;
            }
            let passing = self.step(spot, need);
            let filling = self.step(spot, room.min(left));
            best = best.max(gain + passing.max(filling));
            gain += passing;
            left -= need;
        }
    }

    /// The gain of a complete plan.
    fn plan(&self, camp: Spot, plan: Plan) -> f32 {
        let staying = plan.staying();
        let height = self.state.layout().stack(camp).height() + staying;
        let mut gain = self.points(camp) * self.stays(camp, height) - self.person * f32::from(staying);
        if let Some(march) = plan.way() {
            let mut spot = camp;
            for count in march.left() {
                spot = spot.step(march.direction);
                gain += self.step(spot, count);
            }
        }
        gain
    }

    /// The gain of leaving `count` adventurers on a tile.
    #[inline]
    fn step(&self, spot: Spot, count: u8) -> f32 {
        let cost = self.person * f32::from(count);
        let points = self.points(spot);
        if points == 0.0 {
            let mountain = self.state.layout().is_mountains(spot) && self.setup.options.new_adventures;
            return if mountain { 1.2 * self.time - cost } else { -cost };
        }
        let stack = self.state.layout().stack(spot);
        let after = points * self.stays(spot, stack.height() + count);
        let before = points * self.stays(spot, stack.height());
        let change = match stack.top() {
            Some(owner) if owner == self.seat => after - before,
            // An opponent's loss counts a little too.
            Some(_) => after + 0.3 * before,
            None => after,
        };
        change - cost
    }

    #[inline]
    fn points(&self, spot: Spot) -> f32 {
        match self.state.layout().tile(spot).and_then(Tile::building) {
            Some(building) => f32::from(self.setup.components.building_points[building as usize]),
            None => 0.0,
        }
    }

    /// The probability of keeping a tile with `height` adventurers on it.
    #[inline]
    fn stays(&self, spot: Spot, height: u8) -> f32 {
        let components = &self.setup.components;
        let Some(tile) = self.state.layout().tile(spot) else { return 1.0 };
        let need = components.left_behind[tile.terrain() as usize].unwrap_or(u8::MAX);
        if components.entered_capacity.saturating_sub(height) < need { 1.0 } else { 1.0 - 0.75 * self.risk }
    }

    /// N3 to N6: the gain of an action tile's target.
    fn target(&self, tile: ActionTile, from: Spot, to: Spot) -> f32 {
        let layout = self.state.layout();
        match tile {
            ActionTile::Ship => {
                let beside = Direction::ALL.into_iter().map(|way| to.step(way));
                beside.map(|spot| if self.points(spot) > 0.0 { 1.0 } else { 0.0 }).sum()
            }
            ActionTile::Caravan => self.step(to, 1),
            ActionTile::Sandstorm => {
                let stack = layout.stack(to);
                let others = f32::from(stack.height() - stack.count(self.seat));
                let mine = if stack.top() == Some(self.seat) { 0.0 } else { self.points(to) };
                others + mine + 0.1 * self.points(to)
            }
            ActionTile::Snakes => {
                let lines = lines_to(self.setup, layout, to);
                if to == from { 0.0 } else { -0.1 * self.points(to) * lines }
            }
        }
    }
}
