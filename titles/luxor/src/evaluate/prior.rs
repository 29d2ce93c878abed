//! Priors of Luxor actions: the estimated change of the decider's heuristic.

use super::sets::{self, Sets};
use super::{Context, context, inactive, keys, position, remaining, setup_seats, waiting};
use crate::card::Effect;
use crate::look::{Look, Standing, steps_of};
use crate::tile::Temple;
use crate::{Action, Card, Character, Level, Luxor, Place, Setup, State, Tile};
use game::Seat;

/// Estimates the gain of actions for one seat in a position.
pub(super) struct Scorer<'a> {
    look: Look<'a>,
    seat: Seat,
    context: Context,
    sets: Sets,
}

/// Appends the prior of each action.
pub(super) fn policy(setup: &Setup, state: &State, actions: &[Action], priors: &mut Vec<f32>) {
    let look = Look::new(setup, state);
    let seat = <Luxor as game::Game>::decider(setup, state).unwrap_or(look.current());
    let scorer = Scorer::of(look, seat, context(look, setup_seats(setup)));
    priors.extend(actions.iter().map(|&action| scorer.action(action)));
}

impl<'a> Scorer<'a> {
    /// Prepares the estimates for `seat`.
    pub(super) fn of(look: Look<'a>, seat: Seat, context: Context) -> Self {
        Scorer { look, seat, context, sets: Sets::of(look, seat, context.rounds) }
    }

    fn action(&self, action: Action) -> f32 {
        let look = self.look;
        match action {
            Action::Play(end) => match look.card_at(self.seat, end) {
                Some(card) => self.card(card) - self.keep(card),
                None => 0.0,
            },
            Action::Move { from, by } => match look.destination(self.seat, from, by) {
                Some(_) if by == 0 => self.landing(from, from, false),
                Some(to) => {
                    let less = matches!(look.card_in_play().map(|card| card.effect), Some(Effect::Less(_)));
                    self.walk(from, to, less, look.moves_act())
                }
                None => 0.0,
            },
            Action::Act(place) => self.act(place),
            Action::Forward(from) => {
                look.destination(self.seat, from, 1).map_or(0.0, |to| self.walk(from, to, false, true))
            }
            Action::Use => look.card_in_play().map_or(0.0, |card| self.card(card)),
            Action::Add(end) => look.card_at(self.seat, end).map_or(0.0, |card| self.added(card)),
            Action::TakePrize => look.offered_prize().map_or(0.0, |place| self.landing(place, place, true)),
            Action::TakeKey => self.key(),
            Action::TakeCard(level) => self.horus(level),
            Action::TakeScarab => 2.45,
            Action::TakeWild => self.wild(),
            Action::ExtraTurn => 4.0,
            Action::Roll => 1.5,
            Action::Reroll => 0.0,
            Action::RaiseAll => self.raised_together(),
            Action::StandUp(place) => raised(place),
            Action::UseTile(_) => 1.0,
            Action::Discard(index) => -look.card(self.seat, index).map_or(0.0, |card| self.keep(card)),
            _ => 0.0,
        }
    }

    /// M9: the value of raising all who can rise; those who lie with the mummy cannot (M10).
    fn raised_together(&self) -> f32 {
        let lying = self.look.adventurers(self.seat).filter_map(|adventurer| match adventurer {
            Standing::Lying(place) if self.look.mummy() != Some(place) => Some(place),
            _ => None,
        });
        lying.map(raised).sum()
    }

    /// The expected gain of playing a card now.
    pub(super) fn card(&self, card: Card) -> f32 {
        let look = self.look;
        match card.effect {
            Effect::Die => (1..=6).map(|by| self.best_move(std::iter::once(by), false)).sum::<f32>() / 6.0,
            Effect::UpToDie => (1..=6).map(|face| self.best_move(1..=face, false)).sum::<f32>() / 6.0,
            Effect::DiePlusMinus => {
                (1..=6).map(|face| self.best_move(face - 1..=face + 1, false)).sum::<f32>() / 6.0
            }
            Effect::All(by) => self.all(by as i8),
            Effect::Last => look.last(self.seat).map_or(0.0, |(from, to)| self.walk(from, to, false, true)),
            Effect::Less(by) => self.best_move(std::iter::once(by as i8), true),
            Effect::Number(0) => self.best_move(std::iter::once(0), false),
            effect => self.best_move(steps_of(effect), false),
        }
    }

    /// The value of keeping a card for later; more flexible cards are worth more.
    fn keep(&self, card: Card) -> f32 {
        let utility = match card.effect {
            Effect::UpTo(most) => 0.28 * f32::from(most),
            Effect::UpToDie => 0.9,
            Effect::All(by) => 1.2 + 0.5 * f32::from(by),
            Effect::Last => 1.2,
            Effect::Less(_) => 2.1,
            Effect::PlusMinus => 0.4,
            Effect::Plus(_) | Effect::DiePlusMinus => 0.6,
            Effect::Number(0) => 0.5,
            Effect::Number(steps) => 0.04 * (f32::from(steps) - 3.0),
            Effect::Die => 0.0,
        };
        utility * remaining(&self.context, 4.0)
    }

    fn added(&self, card: Card) -> f32 {
        // A longer move, at the cost of one card of one's choice.
        0.3 - self.keep(card)
    }

    fn best_move(&self, steps: impl Iterator<Item = i8> + Clone, less: bool) -> f32 {
        let mut best = f32::MIN;
        for from in self.look.movable(self.seat) {
            for by in steps.clone() {
                if by == 0 {
                    if self.look.tile(from).is_some() {
                        best = best.max(self.landing(from, from, less));
                    }
                } else if let Some(to) = self.look.destination(self.seat, from, by) {
                    best = best.max(self.walk(from, to, less, true));
                }
            }
        }
        if best == f32::MIN { 0.0 } else { best }
    }

    /// L36: all adventurers move, and one tile's action is carried out.
    fn all(&self, by: i8) -> f32 {
        let mut sum = 0.0;
        let mut action = 0f32;
        for from in self.look.movable(self.seat) {
            let count = f32::from(self.look.count_at(self.seat, from));
            if let Some(to) = self.look.destination(self.seat, from, by) {
                sum += count * self.walk(from, to, false, false);
                action = action.max(self.landing(from, to, false));
            }
        }
        sum + action
    }

    /// The gain of one adventurer's move, with or without the action of the tile it reaches.
    #[inline]
    fn walk(&self, from: Place, to: Place, less: bool, acts: bool) -> f32 {
        let look = self.look;
        let mut gain = position(to, &self.context) - position(from, &self.context);
        gain += self.activated(from, to);
        if to == Place::TOMB {
            let held = look.keys(self.seat);
            gain += f32::from(look.next_sarcophagus());
            gain += keys(look, self.seat, held.saturating_sub(1), &self.context)
                - keys(look, self.seat, held, &self.context);
            // Entering the tomb is what the key was for, so its loss is not fully counted.
            gain += 2.0;
        }
        if from.is_space()
            && let Some(tile) = look.tile(from)
        {
            let count = look.count_at(self.seat, from);
            gain += self.waiting(from, tile, count - 1) - self.waiting(from, tile, count);
        }
        if look.mummy() == Some(to) {
            return gain - 2.5;
        }
        if acts {
            gain += self.landing(from, to, less);
        }
        gain
    }

    /// L20: those who come into play on the way.
    #[inline]
    fn activated(&self, from: Place, to: Place) -> f32 {
        let mut gain = 0.0;
        for (statue, &after) in self.look.statues().iter().enumerate() {
            if from.number() <= after && to.number() > after && self.look.inactive_at(self.seat, statue) {
                gain += inactive(&self.context) + position(Place::STAIRS, &self.context);
            }
        }
        gain
    }

    /// The expected value of the tile's treasure for `count` adventurers on it.
    #[inline]
    fn waiting(&self, place: Place, tile: Tile, count: u8) -> f32 {
        if count == 0 {
            return 0.0;
        }
        waiting(self.look, self.seat, place, tile, count, &self.context) * self.sets.prize(self.look, tile)
    }

    fn act(&self, place: Place) -> f32 {
        self.landing(place, place, false)
    }

    /// The value of the tile's action for an adventurer coming from `from` (`from == to` if it stands there already).
    #[inline]
    fn landing(&self, from: Place, to: Place, less: bool) -> f32 {
        let look = self.look;
        let Some(tile) = look.tile(to) else { return 0.0 };
        match tile {
            Tile::Treasure { demand, .. } | Tile::Artifact { demand, .. } => {
                let before = look.count_at(self.seat, to);
                let count = if from == to { before } else { before + 1 };
                let demand = demand.saturating_sub(u8::from(less)).max(1);
                let waited = self.waiting(to, tile, before);
                if count >= demand {
                    let more =
                        if look.character(self.seat) == Some(Character::ExtraPoint) { 1.0 } else { 0.0 };
                    self.sets.prize(look, tile) + more - waited
                } else {
                    self.waiting(to, tile, count) - waited
                }
            }
            Tile::Horus(level) => self.key().max(self.horus(level)),
            Tile::Temple(temple) => match temple {
                Temple::Scarab => 2.45,
                Temple::Wild => self.wild(),
                Temple::ScarabOrWild => self.wild().max(2.45),
                Temple::Favour(one, other) => self.horus(one).max(self.horus(other)),
                Temple::Tunnel => match look.tunnel(to) {
                    Some(next) => {
                        position(next, &self.context) - position(to, &self.context) + self.activated(to, next)
                    }
                    None => 0.0,
                },
            },
            Tile::Osiris(_) => 0.0,
        }
    }

    fn key(&self) -> f32 {
        let held = self.look.keys(self.seat);
        keys(self.look, self.seat, held + 1, &self.context) - keys(self.look, self.seat, held, &self.context)
    }

    /// The value of a Horus card over a drawn one; it takes three turns to reach an end of the hand.
    fn horus(&self, level: Level) -> f32 {
        let Some(card) = self.look.open_horus(level) else { return 0.0 };
        (0.5 + self.keep(card)) * ((self.context.rounds - 1.5) / 3.0).clamp(0.0, 1.0)
    }

    fn wild(&self) -> f32 {
        let (treasures, wild) = (self.look.treasures(self.seat), self.look.wild(self.seat));
        let rounds = self.context.rounds;
        let after = sets::value(self.look, self.seat, treasures, wild + 1, rounds);
        (after - self.sets.value).max(0.8 * remaining(&self.context, 4.0))
    }
}

/// M9: the value of raising one there: more the nearer the tomb, and always more than leaving it lying.
fn raised(place: Place) -> f32 {
    1.0 + 0.1 * f32::from(place.number())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::Asked;
    use crate::{Module, Options};
    use game::{ChaCha8Rng, Game, RngChance, SeedableRng, Silent};

    #[test]
    fn m9_raising_all_has_the_highest_prior_and_declining_the_lowest() {
        let setup = Luxor::set_up(None, &Options::with(4, &[Module::Mummy])).unwrap();
        let mut chance = RngChance(ChaCha8Rng::seed_from_u64(9));
        let mut rng = ChaCha8Rng::seed_from_u64(10);
        let (mut all, mut some) = (0, 0);
        while all < 50 || some < 50 {
            let mut state = Luxor::start(&setup, &mut chance, &mut Silent);
            while Luxor::decider(&setup, &state).is_some() {
                let mut actions = Vec::new();
                Luxor::legal(&setup, &state, &mut actions);
                if actions.iter().any(|action| matches!(action, Action::StandUp(_))) {
                    let mut priors = Vec::new();
                    policy(&setup, &state, &actions, &mut priors);
                    let best = priors.iter().copied().fold(f32::MIN, f32::max);
                    let least = priors.iter().copied().fold(f32::MAX, f32::min);
                    assert_eq!(priors.last(), Some(&least), "{actions:?}");
                    assert!(least < best);
                    if actions[0] == Action::RaiseAll {
                        assert_eq!(priors[0], best, "{actions:?}");
                        all += 1;
                    } else {
                        some += 1;
                    }
                }
                let action = Luxor::random_action(&setup, &state, &mut rng);
                Luxor::play(&setup, &mut state, action, &mut chance, &mut Silent);
            }
        }
    }

    #[test]
    fn l38_taking_the_offered_treasure_has_a_higher_prior_than_leaving_it() {
        let setup = Luxor::set_up(None, &Options::with(3, &Module::ALL)).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(38);
        let mut chance = RngChance(ChaCha8Rng::seed_from_u64(39));
        let mut offers = 0;
        while offers < 5 {
            let mut state = Luxor::start(&setup, &mut chance, &mut Silent);
            while Luxor::decider(&setup, &state).is_some() {
                if Luxor::public_view(&setup, &state).asked == Asked::Prize {
                    let mut priors = Vec::new();
                    policy(&setup, &state, &[Action::TakePrize, Action::Decline], &mut priors);
                    assert!(priors[0] > priors[1], "{priors:?}");
                    offers += 1;
                }
                let action = Luxor::random_action(&setup, &state, &mut rng);
                Luxor::play(&setup, &mut state, action, &mut chance, &mut Silent);
            }
        }
    }
}
