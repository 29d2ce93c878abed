//! L1 to L10: how the game is laid out.

use crate::card::Level;
use crate::components::PlaceFor;
use crate::luxor::Luxor;
use crate::options::Options;
use crate::place::Place;
use crate::scene::Scene;
use crate::setup::Setup;
use crate::state::State;
use crate::tile::{Icon, Tile, Treasure};
use crate::view::View;
use game::{ChanceOutcome, Game, Pile, RngChance, Scripted, Seat, Seed, Sight, Silent, Viewer};
use std::collections::BTreeMap;

fn dealt(players: u8, seed: u64) -> (Setup, State) {
    let setup = Luxor::set_up(None, &Options::base(players)).unwrap();
    let state = Luxor::start(&setup, &mut RngChance::seeded(&Seed::from_number(seed)), &mut Silent);
    (setup, state)
}

fn seen(players: u8, seed: u64) -> View {
    let (setup, state) = dealt(players, seed);
    Luxor::view(&setup, &state, Viewer::Spectator)
}

/// How many of each there are, by their text.
fn counted(things: impl Iterator<Item = impl ToString>) -> BTreeMap<String, usize> {
    things.fold(BTreeMap::new(), |mut counts, thing| {
        *counts.entry(thing.to_string()).or_default() += 1;
        counts
    })
}

#[test]
fn l1_forty_spaces_and_three_statues_between_them() {
    let view = seen(4, 1);
    assert_eq!(view.path.iter().map(|space| space.number).collect::<Vec<_>>(), (1..=40).collect::<Vec<_>>());
    assert_eq!(view.statues[..], [8, 16, 24]);
}

#[test]
fn l1_nobody_stands_on_a_statue() {
    let mut scene =
        Scene::base(2, "a: 8 statue-1 statue-2 statue-3 stairs\na hand: 1, 2, 3, 4, 5\n9: vase-3-5");
    scene.play("play left").play("move 8 by 1");
    assert_eq!(scene.figures("a"), "9 stairs stairs statue-3 statue-2");
}

#[test]
fn l1_the_path_leads_from_the_stairs_into_the_tomb() {
    let mut scene = Scene::base(
        2,
        "a: stairs 40 stairs stairs stairs
         a hand: 1, 2, 3, 4, 5
         a has: 1 key",
    );
    scene.play("play left");
    assert_eq!(scene.legal(), ["move stairs by 1", "move 40 by 1"]);
    scene.play("move 40 by 1");
    assert_eq!(scene.figures("a"), "tomb stairs stairs stairs stairs");
}

#[test]
fn l2_two_on_the_stairs_and_one_at_each_statue() {
    for players in 2..=5 {
        let (setup, state) = dealt(players, 2);
        let scene = Scene::base(players, "");
        assert_eq!(setup.all_seats().count(), players as usize);
        for who in ["a", "b", "c", "d", "e"].into_iter().take(players as usize) {
            assert_eq!(scene.figures(who), "stairs stairs statue-3 statue-2 statue-1");
        }
        assert_eq!(state.in_tomb, 0);
    }
}

#[test]
fn l2_lying_at_a_statue_is_not_yet_active() {
    let mut scene = Scene::base(2, "a: 8 statue-1 statue-2 statue-3 8\na hand: 2, 1, 1, 1, 2");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move 8 by 2"]);
}

#[test]
fn l3_five_of_the_31_basic_cards_for_everybody_and_the_rest_to_draw() {
    for players in 2..=5 {
        let (setup, state) = dealt(players, 3);
        let spectator = Luxor::view(&setup, &state, Viewer::Spectator);
        assert_eq!(spectator.draw_pile, 31 - 5 * players);
        assert!(spectator.discard_pile.is_empty());
        let mut cards = Vec::new();
        for seat in setup.all_seats() {
            let view = Luxor::view(&setup, &state, Viewer::Seat(seat));
            let hand = &view.players[seat.index()].hand;
            assert_eq!(hand.len(), 5);
            cards.extend(hand.iter().map(|card| card.expect("one's own hand is known").to_string()));
        }
        for (kind, count) in state.pile.iter() {
            cards.extend(std::iter::repeat_n(setup.card(kind as u8).to_string(), count as usize));
        }
        let expected: [(&str, usize); 7] =
            [("+-1", 5), ("1", 6), ("2", 4), ("3", 4), ("4", 4), ("5", 4), ("die", 4)];
        assert_eq!(counted(cards.iter()), expected.map(|(card, n)| (card.to_string(), n)).into());
    }
}

#[test]
fn l3_the_order_in_hand_is_the_order_dealt_leftmost_first() {
    let setup = Luxor::set_up(None, &Options::base(2)).unwrap();
    let cards = Pile(Luxor::PILES.iter().position(|&name| name == "cards").unwrap() as u8);
    let script = ["5", "1", "die", "+-1", "2", "4", "4", "3", "1", "5"].map(|card| {
        ChanceOutcome::Drawn(cards, Luxor::kind_named(&setup, cards, card).unwrap() as u8, Sight::Nobody)
    });
    let state = Luxor::start(&setup, &mut Scripted::new(script), &mut Silent);
    let hand = |seat| {
        let hand = state.player(Seat(seat)).hand.iter();
        hand.map(|slot| setup.card(slot.kind).to_string()).collect::<Vec<_>>()
    };
    assert_eq!(hand(0), ["5", "1", "die", "+-1", "2"]);
    assert_eq!(hand(1), ["4", "4", "3", "1", "5"]);
}

#[test]
fn l3_nobody_may_rearrange() {
    let mut scene = Scene::base(2, "a hand: 1, 2, 3, 4, 5");
    assert_eq!(scene.refused("shift 1 to 4"), "L11");
    scene.play("play right");
    assert_eq!(scene.refused("shift 1 to 4"), "L14");
}

#[test]
fn l4_three_stacks_by_level_whose_top_cards_everybody_sees() {
    for seed in 0..20 {
        let view = seen(4, seed);
        for (level, stack) in Level::ALL.into_iter().zip(&view.horus) {
            assert_eq!(stack.count, 8);
            assert_eq!(stack.top.expect("the top card lies open").level(), Some(level));
        }
    }
    let tops = counted((0..200).map(|seed| seen(4, seed).horus[0].top.unwrap()));
    assert_eq!(tops.len(), 6, "the stacks are shuffled: {tops:?}");
}

#[test]
fn l4_the_canonical_position_tells_each_stack_by_itself() {
    let (setup, state) = dealt(4, 4);
    let text = Luxor::position(&setup, &state);
    for level in Level::ALL {
        let name = format!("horus{level} ");
        let line = text.lines().find_map(|line| line.strip_prefix(&name)).unwrap();
        let (top, below) = line.split_once("; ").unwrap();
        assert!(top.starts_with(&name));
        let counts = below.split(", ").map(|item| {
            assert!(item.starts_with(&name), "{item} lies in the stack of level {level}");
            item.rsplit_once(" x").unwrap().1.parse::<u8>().unwrap()
        });
        assert_eq!(counts.sum::<u8>(), 7);
    }
}

#[test]
fn l5_four_of_six_osiris_tiles_lie_open_on_the_osiris_spaces() {
    let mut left_out = BTreeMap::new();
    for seed in 0..300 {
        let view = seen(2, seed);
        let osiris: Vec<u8> = view
            .path
            .iter()
            .filter_map(|space| match space.tile {
                Some(Tile::Osiris(steps)) => Some((space.number, steps)),
                _ => None,
            })
            .inspect(|(space, _)| assert!([6, 14, 21, 29].contains(space)))
            .map(|(_, steps)| steps)
            .collect();
        assert_eq!(osiris.len(), 4);
        let mut left = vec![1, 2, 2, 3, 3, 4];
        for steps in osiris {
            left.remove(left.iter().position(|&other| other == steps).expect("one of the six"));
        }
        *left_out.entry(left).or_insert(0) += 1;
    }
    // 1-2, 1-3, 1-4, 2-2, 2-3, 2-4, 3-3, 3-4
    assert_eq!(left_out.len(), 8, "any two may leave the game: {left_out:?}");
}

#[test]
fn l6_horus_tiles_lie_with_their_eyes_on_the_horus_spaces() {
    let eyes: Vec<(u8, u8)> = seen(3, 6)
        .path
        .iter()
        .filter_map(|space| match space.tile {
            Some(Tile::Horus(level)) => Some((space.number, level.eyes())),
            _ => None,
        })
        .collect();
    assert_eq!(eyes, [(4, 1), (11, 1), (18, 2), (25, 2), (30, 3), (39, 3)]);
}

#[test]
fn l6_horus_tiles_stay() {
    let mut scene = Scene::base(2, "a: 3 3 3 3 3\na hand: 1, 2, 3, 4, 5");
    scene.play("play left").play("move 3 by 1").play("take key");
    assert_eq!(scene.tile_on(4), "horus-1");
}

#[test]
fn l7_thirty_treasures_lie_open_at_random_on_the_other_spaces() {
    let mut on_space_1 = BTreeMap::new();
    for seed in 0..100 {
        let view = seen(2, seed);
        let treasures: Vec<Tile> = view
            .path
            .iter()
            .filter_map(|space| space.tile.filter(|tile| matches!(tile, Tile::Treasure { .. })))
            .collect();
        assert_eq!(treasures.len(), 30);
        let counts = counted(treasures.iter());
        for treasure in Treasure::ALL {
            for (rest, count) in [("1-1", 1), ("2-3", 4), ("2-4", 3), ("3-5", 1), ("3-6", 1)] {
                assert_eq!(counts[&format!("{}-{rest}", treasure.name())], count);
            }
        }
        *on_space_1.entry(view.path[0].tile.unwrap().to_string()).or_insert(0) += 1;
    }
    assert!(on_space_1.len() > 8, "they lie at random: {on_space_1:?}");
}

#[test]
fn l8_three_face_down_temple_stacks_by_back() {
    let (setup, state) = dealt(2, 8);
    assert_eq!(
        Luxor::view(&setup, &state, Viewer::Seat(Seat(0))).temple,
        [(Icon::Cobra, 4), (Icon::Falcon, 6), (Icon::Lion, 4)]
    );
    let stack = |icon: Icon| {
        let stack = state.temples[icon as usize].iter();
        stack
            .map(|(local, n)| (setup.tile(setup.temple_kind(local)).to_string(), n))
            .collect::<BTreeMap<_, _>>()
    };
    let expect = |tiles: &[(&str, u8)]| tiles.iter().map(|&(tile, n)| (tile.to_string(), n)).collect();
    assert_eq!(stack(Icon::Cobra), expect(&[("tunnel", 2), ("scarab", 1), ("wild", 1)]));
    assert_eq!(
        stack(Icon::Falcon),
        expect(&[("tunnel", 1), ("scarab", 2), ("wild", 1), ("favour-1-2", 1), ("favour-2-3", 1)])
    );
    assert_eq!(
        stack(Icon::Lion),
        expect(&[("tunnel", 1), ("scarab", 1), ("wild", 1), ("scarab-or-wild", 1)])
    );
}

#[test]
fn l9_the_supply_and_two_sarcophagi() {
    let (setup, state) = dealt(4, 9);
    let view = Luxor::view(&setup, &state, Viewer::Spectator);
    assert_eq!((view.scarabs, view.wild, view.keys), (22, 18, 20));
    assert_eq!(view.sarcophagi[..], [5, 3]);
    assert_eq!(state.scarabs.unpacked::<4>(), [4, 8, 6, 4]);
    assert_eq!(setup.scarab_values.as_slice(), [1, 2, 3, 4]);
}

#[test]
fn l10_the_first_player_is_chosen_or_drawn_by_lot() {
    for first in 0..3 {
        let options = Options { first: Some(Seat(first)), ..Options::base(3) };
        let setup = Luxor::set_up(None, &options).unwrap();
        let state = Luxor::start(&setup, &mut Scripted::new([]), &mut Silent);
        assert_eq!((state.first, state.current), (Seat(first), Seat(first)));
    }
    let firsts = counted((0..300).map(|seed| seen(3, seed).first));
    assert_eq!(firsts.len(), 3);
    assert!(firsts.values().all(|&n| n > 60), "everybody equally likely: {firsts:?}");
}

#[test]
fn l10_turns_go_clockwise_and_a_round_is_one_turn_of_everybody() {
    let text =
        "a hand: 1, 1, 1, 1, 1\nb hand: 3, 3, 2, 2, 2\nc hand: 4, 4, 4, 5, 5\nfirst: b\nturn: b\n1: vase-3-5
                2: vase-3-5\n5: vase-3-5";
    let mut scene = Scene::base(3, text);
    for (turn, (who, by, round)) in
        [('b', 2, 1), ('c', 5, 1), ('a', 1, 1), ('b', 2, 2)].into_iter().enumerate()
    {
        assert_eq!(scene.decider(), who);
        let view = scene.view();
        assert_eq!((view.round, view.turn as usize, view.first), (round, turn + 1, Seat(1)));
        scene.play("play right").play(&format!("move stairs by {by}"));
    }
}

#[test]
fn l1_spaces_are_made_for_what_lies_there() {
    let setup = Luxor::set_up(None, &Options::base(2)).unwrap();
    let icons = |icon: Icon| {
        let spaces = (1..=40).map(Place::space).filter(|&place| setup.icon(place) == Some(icon));
        spaces.map(Place::number).collect::<Vec<_>>()
    };
    assert_eq!(icons(Icon::Cobra), [7, 10, 15, 19]);
    assert_eq!(icons(Icon::Falcon), [3, 13, 22, 24, 27, 31]);
    assert_eq!(icons(Icon::Lion), [32, 34, 36, 38]);
    let spaces = &setup.components.spaces;
    assert_eq!(spaces.iter().filter(|space| matches!(space.place_for, PlaceFor::Treasure(_))).count(), 30);
}
