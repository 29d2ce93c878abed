//! Nothing of the box is ever lost or made: counted after every action of a thousand random games for each number of
//! players. `tests/random_games.rs` counts again, fewer games, from the outside.

use crate::event::Event;
use crate::figure::Figure;
use crate::hand::NO_KIND;
use crate::luxor::Luxor;
use crate::options::Options;
use crate::place::Place;
use crate::setup::{CARDS, Setup};
use crate::state::State;
use crate::tile::{Temple, Tile};
use game::{ChaCha8Rng, Collected, Game, RngChance, SeedableRng};

/// What is known only from the events.
#[derive(Default)]
struct Ledger {
    discards: [u8; CARDS],
    entries: u8,
    points: [i16; 5],
}

impl Ledger {
    fn record(&mut self, setup: &Setup, events: &[Event]) {
        for event in events {
            match *event {
                Event::CardPlayed { card, .. } => {
                    self.discards[setup.card_named(card).expect("a card of this game")] += 1;
                }
                Event::Reshuffled => self.discards = [0; CARDS],
                Event::EnteredTomb { .. } => self.entries += 1,
                Event::PrizeTaken { seat, points, .. } => self.points[seat.index()] += points,
                _ => {}
            }
        }
    }

    fn check(&self, setup: &Setup, state: &State) {
        let mut cards = self.discards;
        let mut scarabs = state.scarabs.unpacked::<4>();
        let (mut keys, mut wild, mut treasures) = (state.keys + self.entries, state.wild, [0; 3]);
        let mut in_tomb = 0;
        state.pile.iter().for_each(|(kind, n)| cards[kind] += n);
        state.stacks.iter().for_each(|(local, n)| cards[setup.first_horus + local] += n);
        state.tops.iter().filter(|&&top| top != NO_KIND).for_each(|&top| cards[top as usize] += 1);
        for seat in setup.all_seats() {
            let player = state.player(seat);
            player.hand.iter().for_each(|slot| cards[slot.kind as usize] += 1);
            player.scarabs.iter().for_each(|(kind, n)| scarabs[kind] += n);
            keys += player.keys;
            wild += player.wild;
            (0..3).for_each(|treasure| treasures[treasure] += player.treasures[treasure]);
            assert_eq!(player.points, self.points[seat.index()]);
            assert!(player.figures.iter().all(|&figure| figure != Figure::NONE));
            in_tomb +=
                player.figures.iter().filter(|&&figure| figure == Figure::upright(Place::TOMB)).count() as u8;
            assert!(
                player
                    .figures
                    .iter()
                    .filter_map(|figure| figure.place())
                    .all(|place| { !matches!(state.tile_at(setup, place), Some(Tile::Osiris(_))) }),
                "nobody rests on Osiris (L23)"
            );
        }
        let mut tunnels = 0;
        let mut temples = state.temples.iter().map(|stack| stack.total()).sum::<u8>();
        for place in (1..=40).map(Place::space) {
            match state.tile_at(setup, place) {
                Some(Tile::Treasure { treasure, .. }) => treasures[treasure as usize] += 1,
                Some(Tile::Temple(temple)) => {
                    temples += 1;
                    tunnels += u8::from(temple == Temple::Tunnel);
                }
                _ => {}
            }
        }
        assert_eq!(cards, setup.copies);
        assert_eq!((keys, wild, scarabs), (20, 18, [4, 8, 6, 4]));
        assert_eq!(treasures, [10; 3]);
        assert_eq!(temples, 14);
        assert!(tunnels <= 4);
        assert_eq!((in_tomb, state.in_tomb), (self.entries, self.entries));
    }
}

fn a_thousand_games(players: u8) {
    let setup = Luxor::set_up(None, &Options::base(players)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(players.into());
    let mut chance = RngChance(ChaCha8Rng::seed_from_u64(100 + u64::from(players)));
    let mut events = Collected::default();
    for _ in 0..1000 {
        let mut state = Luxor::start(&setup, &mut chance, &mut events);
        let mut ledger = Ledger::default();
        ledger.check(&setup, &state);
        let mut list = Vec::new();
        for decisions in 0.. {
            assert!(decisions < 5000, "the game does not end");
            if state.decider().is_none() {
                break;
            }
            list.clear();
            Luxor::legal(&setup, &state, &mut list);
            assert!(!list.is_empty(), "somebody decides, but has nothing to do");
            assert!((1..list.len()).all(|i| !list[..i].contains(&list[i])), "listed twice: {list:?}");
            let action = list[game::below(&mut rng, list.len() as u32) as usize];
            events.0.clear();
            Luxor::play(&setup, &mut state, action, &mut chance, &mut events);
            ledger.record(&setup, &events.0);
            ledger.check(&setup, &state);
        }
        let outcome = Luxor::outcome(&setup, &state).expect("the game is over");
        for score in outcome.scores() {
            assert_eq!(score.total, score.parts.iter().sum::<i16>());
        }
    }
}

#[test]
fn nothing_is_lost_or_made_with_two() {
    a_thousand_games(2);
}

#[test]
fn nothing_is_lost_or_made_with_three() {
    a_thousand_games(3);
}

#[test]
fn nothing_is_lost_or_made_with_four() {
    a_thousand_games(4);
}

#[test]
fn nothing_is_lost_or_made_with_five() {
    a_thousand_games(5);
}
