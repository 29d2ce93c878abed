//! The input features of the value network for a seat of Luxor, each scaled to the order of 1.

use super::prior::Scorer;
use super::{
    ACTIVE, COLLECTED, Context, KEYS, POSITION, SARCOPHAGI, SCARABS, SETS, TOGETHER, remaining, setup_seats,
};
use crate::card::Effect;
use crate::look::{Look, Standing};
use crate::score::best_sets;
use crate::{Character, End, Luxor, Module, Setup, State};
use evaluation::Evaluate;
use game::Seat;

/// The features of a seat.
pub(super) type Features = [f32; 76];
type FeatureVec = evaluation::FeatureVec<76>;

/// Computes the features of a seat.
pub(super) fn features(setup: &Setup, state: &State, seat: Seat, context: &Context) -> Features {
    let mut list = FeatureVec::new();
    let look = Look::new(setup, state);
    let seats = setup_seats(setup);
    table(look, seats, seat, context, &mut list);
    modules(setup, look, seat, &mut list);
    holdings(look, seat, context, &mut list);
    adventurers(look, seat, &mut list);
    let heuristic = Luxor::heuristic(setup, state, seat, context);
    list.add(heuristic[POSITION] / 20.0);
    list.add(heuristic[KEYS] / 5.0);
    list.add(heuristic[SETS] / 12.0);
    list.add(heuristic[TOGETHER] / 3.0);
    list.add(heuristic[ACTIVE] / 3.0);
    let all = [COLLECTED, POSITION, SARCOPHAGI, KEYS, SETS, SCARABS, TOGETHER, ACTIVE];
    list.add(all.iter().map(|&aspect| heuristic[aspect]).sum::<f32>() / 30.0);
    hand(look, seat, context, &mut list);
    list.filled()
}

/// Progress of the game, and when this seat is next.
fn table(look: Look<'_>, seats: u8, seat: Seat, context: &Context, list: &mut FeatureVec) {
    list.flag(seats == 2);
    list.flag(seats == 3);
    list.flag(seats == 5);
    list.add((context.rounds / 8.0).min(1.5));
    list.add(remaining(context, 2.0));
    list.flag(look.in_tomb() > 0);
    list.flag(look.in_tomb() > 1);
    let wait = (seat.0 + seats - look.current().0) % seats;
    list.add(f32::from(wait) / 4.0);
    // In the last round, whether this seat still has a turn.
    list.flag(look.in_tomb() > 1 && wait <= look.turns_left_in_round());
    list.add(look.steps_to_tomb(crate::Place::STAIRS) as f32 / 41.0);
}

fn modules(setup: &Setup, look: Look<'_>, seat: Seat, list: &mut FeatureVec) {
    let options = <Luxor as game::Game>::options(setup);
    Module::ALL.iter().for_each(|module| list.flag(options.modules.contains(module)));
    let character = look.character(seat);
    Character::ALL.iter().for_each(|&one| list.flag(character == Some(one)));
    list.add(f32::from(look.talismans(seat)) / 4.0);
    list.add(f32::from(look.artifacts(seat)) / 3.0);
}

fn holdings(look: Look<'_>, seat: Seat, context: &Context, list: &mut FeatureVec) {
    list.add(f32::from(look.points(seat)) / 20.0);
    list.add(f32::from(look.scarab_points(seat)) / 8.0);
    list.add(f32::from(look.sarcophagus_points(seat)) / 5.0);
    let keys = look.keys(seat);
    list.flag(keys == 0);
    list.flag(keys == 1);
    list.add(f32::from(keys) / 4.0);
    let mut treasures = look.treasures(seat);
    let sets = best_sets(treasures, look.wild(seat));
    treasures.sort_unstable();
    treasures.iter().for_each(|&count| list.add(f32::from(count) / 4.0));
    list.add(f32::from(look.wild(seat)) / 3.0);
    list.add(f32::from(sets) / 3.0);
    let now = f32::from(look.set_points(sets));
    list.add(now / 12.0);
    list.add(remaining(context, 6.0) * (f32::from(look.set_points(sets + 1)) - now) / 12.0);
}

fn adventurers(look: Look<'_>, seat: Seat, list: &mut FeatureVec) {
    let mut places = [0u8; 5];
    let mut steps = [45u32; 5];
    let (mut inactive, mut lying, mut tomb, mut stairs, mut wall) = (0u8, 0u8, 0u8, 0u8, 0u8);
    for (at, adventurer) in look.adventurers(seat).enumerate().take(5) {
        let (Standing::Upright(place) | Standing::Lying(place)) = adventurer else {
            inactive += 1;
            continue;
        };
        lying += u8::from(matches!(adventurer, Standing::Lying(_)));
        tomb += u8::from(place == crate::Place::TOMB);
        stairs += u8::from(place == crate::Place::STAIRS);
        wall += look.wall(place);
        places[at] = place.number();
        if place != crate::Place::TOMB {
            steps[at] = look.steps_to_tomb(place);
        }
    }
    places.sort_unstable();
    steps.sort_unstable();
    places.iter().for_each(|&place| list.add(f32::from(place) / 41.0));
    list.add(f32::from(wall) / 20.0);
    list.add(f32::from(inactive) / 3.0);
    list.add(f32::from(lying) / 2.0);
    list.add(f32::from(tomb) / 2.0);
    list.add(f32::from(stairs) / 3.0);
    list.add(steps[0] as f32 / 20.0);
    list.add(steps[1] as f32 / 20.0);
    list.flag(steps[0] <= 6 && look.keys(seat) > 0);
}

/// The kinds of cards that are distinguished.
const KINDS: usize = 9;

fn hand(look: Look<'_>, seat: Seat, context: &Context, list: &mut FeatureVec) {
    let (mut ends, mut inner) = ([0f32; KINDS], [0f32; KINDS]);
    let mut priors = [0f32; 2];
    let scorer = Scorer::of(look, seat, *context);
    let last = (0..5).rev().find(|&index| look.card(seat, index).is_some()).unwrap_or(0);
    for index in 0..=last {
        let Some(card) = look.card(seat, index) else { continue };
        let kinds = if index == 0 || index == last { &mut ends } else { &mut inner };
        let (kind, amount) = match card.effect {
            Effect::Number(steps) => (0, f32::from(steps) / 5.0),
            Effect::PlusMinus => (1, 0.5),
            Effect::Die => (2, 0.5),
            Effect::UpTo(most) => (3, f32::from(most) / 5.0),
            Effect::UpToDie => (4, 0.7),
            Effect::All(by) => (5, 0.5 * f32::from(by)),
            Effect::Last => (6, 1.0),
            Effect::Less(by) => (7, 0.7 + 0.1 * f32::from(by)),
            Effect::Plus(_) | Effect::DiePlusMinus => (8, 0.5),
        };
        kinds[kind] += amount;
    }
    for (prior, end) in priors.iter_mut().zip([End::Left, End::Right]) {
        *prior = look.card_at(seat, end).map_or(0.0, |card| scorer.card(card)) / 5.0;
    }
    priors.sort_unstable_by(f32::total_cmp);
    ends.iter().chain(&inner).chain(&priors).for_each(|&number| list.add(number));
}
