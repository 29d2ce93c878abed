//! Q: equipment cards.

use crate::event::Event;
use crate::options::Module;
use crate::scene::Scene;
use crate::{Luxor, View};
use game::{ChaCha8Rng, Game, Seat, SeedableRng, Viewer};

const EQUIPMENT: &[Module] = &[Module::Equipment];

/// `a` on 9 and on the stairs, with this hand; what a lone adventurer lands on demands three.
fn holding(hand: &str) -> Scene {
    holding_with(EQUIPMENT, hand, "")
}

fn holding_with(modules: &[Module], hand: &str, text: &str) -> Scene {
    let spaces = [1, 2, 3, 5, 7, 8, 10, 12, 13, 15, 16].map(|space| format!("{space}: vase-3-5\n")).concat();
    Scene::with(2, modules, &format!("a: 9\na hand: {hand}\n{spaces}{text}"))
}

fn view_of(scene: &Scene, seat: u8) -> View {
    Luxor::view(&scene.setup, &scene.state, Viewer::Seat(Seat(seat)))
}

#[test]
fn q1_the_hand_is_five_of_ones_own_seven() {
    for players in 2..=5 {
        let scene = Scene::with(players, EQUIPMENT, "");
        assert_eq!(scene.view().draw_pile, 31, "all basic cards form the draw pile");
        for seat in scene.setup.all_seats() {
            let hand = scene.state.player(seat).hand;
            assert_eq!(hand.len(), 5);
            let mut all = [0; crate::setup::CARDS];
            let own = hand.iter().map(|slot| slot.kind).chain(scene.state.beyond.equipment.put_away(seat));
            own.for_each(|kind| all[kind as usize] += 1);
            assert_eq!(all, scene.setup.equipment);
        }
        assert_eq!(scene.setup.equipment.iter().sum::<u8>(), 7);
    }
}

#[test]
fn q1_what_was_put_away_nobody_else_knows() {
    let scene = Scene::with(3, EQUIPMENT, "");
    assert!(scene.view().players.iter().all(|player| player.hand.iter().all(Option::is_none)));
    let away = |state: &crate::State, seat: u8| {
        let mut kinds: Vec<u8> = state.beyond.equipment.put_away(Seat(seat)).collect();
        kinds.sort();
        kinds
    };
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut determinized = std::collections::BTreeSet::new();
    for _ in 0..400 {
        let state = Luxor::determinize(&scene.setup, &scene.state, Seat(0), &mut rng);
        assert_eq!(away(&state, 0), away(&scene.state, 0), "who looked at five knows the other two");
        assert_eq!(state.player(Seat(0)), scene.state.player(Seat(0)));
        determinized.insert(away(&state, 1));
    }
    // Six kinds: fifteen pairs of different ones, and the two dice.
    assert_eq!(determinized.len(), 16);
}

#[test]
fn q1_equipment_goes_round_on_the_common_pile() {
    let mut scene = holding_with(
        EQUIPMENT,
        "equipment 6, 1, 2, 3, 4",
        "draw: 5\nb: 30\n31: vase-3-5\nb hand: 1, 1, 1, 1, 1",
    );
    scene.play("play left");
    assert!(scene.view().discard_pile.iter().any(|(card, _)| card.to_string() == "equipment 6"));
    scene.play("move 9 by 6").play("play left").chance(&["cards equipment 6"]).play("move 30 by 1");
    assert_eq!(scene.hand("b"), "1, 1, equipment 6, 1, 1");
}

#[test]
fn q2_six_tiles() {
    let mut scene = holding("equipment 6, 1, 2, 3, 4");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move 9 by 6"]);
    scene.play("move 9 by 6");
    assert_eq!(scene.figures("a"), "15");
}

#[test]
fn q3_a_zero_performs_the_tiles_action_without_moving() {
    let text = "a: stairs 17 20\n20: empty\n17: vase-1-1";
    let mut scene = holding_with(EQUIPMENT, "equipment 0, 1, 2, 3, 4", text);
    scene.play("play left");
    assert_eq!(scene.legal(), ["move 17 by 0"], "neither on the stairs nor on an empty space");
    assert_eq!(scene.refused("move 20 by 0"), "Q3");
    scene.play("move 17 by 0");
    assert_eq!((scene.figures("a").as_str(), scene.view().players[0].points), ("20 17 stairs", 1));
    assert!(scene.state.moved, "L42: it counts as moving");
}

#[test]
fn q3_only_who_stands_upright() {
    let modules = [Module::Equipment, Module::Mummy];
    let mut scene =
        holding_with(&modules, "equipment 0, 1, 2, 3, 4", "a: lying-17 12\nmummy: 17\na has: 0 talismans");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move 12 by 0"]);
    assert_eq!(scene.refused("move 17 by 0"), "M8");
}

#[test]
fn q3_with_nobody_on_a_tile_a_zero_moves_nobody() {
    let mut scene = holding_with(EQUIPMENT, "equipment 0, 1, 2, 3, 4", "a: stairs stairs");
    assert_eq!(scene.legal(), ["play right"]);
    assert_eq!(scene.refused("play left"), "L12");
}

#[test]
fn q4_one_more_card_from_either_end_of_what_remains() {
    let mut scene = holding("equipment 2+, 1, 5, 5, 4");
    scene.play("play left");
    assert_eq!(scene.legal(), ["add left", "add right", "add none"]);
    scene.play("add right");
    assert_eq!(scene.legal(), ["move 9 by 6"]);
    scene.play("move 9 by 6");
    assert_eq!(scene.figures("a"), "15");

    let mut scene = holding("1, 5, 5, 4, equipment 3+");
    scene.play("play right").play("add left");
    assert_eq!(scene.legal(), ["move 9 by 4"]);

    let mut scene = holding("equipment 1+, 1, 5, 5, 4");
    scene.play("play left").play("add none");
    assert_eq!(scene.legal(), ["move 9 by 1"]);
}

#[test]
fn q4_a_roll_is_added() {
    let mut scene = holding("equipment 2+, die, 5, 5, 4");
    scene.play("play left").chance(&["die 4"]).play("add left");
    assert_eq!(scene.legal(), ["move 9 by 6"]);
}

#[test]
fn q4_no_horus_card_is_added() {
    let mut scene = holding("equipment 2+, horus1 1-3, 5, 5, 4");
    scene.play("play left");
    assert_eq!(scene.legal(), ["add right", "add none"]);
    assert_eq!(scene.refused("add left"), "Q4");
}

#[test]
fn q4_one_extra_card_even_if_it_is_a_plus_card() {
    let mut scene = holding("equipment 2+, equipment 1+, 5, 5, 4");
    scene.play("play left").play("add left");
    assert_eq!(scene.legal(), ["move 9 by 3"]);
}

#[test]
fn q4_only_if_some_result_would_be_legal() {
    // 38: two tiles and then the tomb, for which there is no key.
    let mut scene = holding_with(EQUIPMENT, "equipment 2+, die, 5, 5, 1", "a: 38\n40: vase-3-5");
    scene.play("play left");
    assert_eq!(scene.legal(), ["add none"]);
    assert_eq!(scene.refused("add left"), "Q4");
    let mut scene = holding_with(EQUIPMENT, "equipment 2+, die, 5, 5, 1", "a: 38\na has: 1 keys");
    scene.play("play left");
    assert_eq!(scene.legal(), ["add left", "add right", "add none"]);
}

#[test]
fn q4_two_cards_were_played_even_if_the_sum_moves_nobody() {
    let mut scene = holding_with(EQUIPMENT, "equipment 1+, die, 2, 3, 4", "a: 36");
    scene.play("play left").chance(&["die 6"]).play("add left");
    assert_eq!(scene.figures("a"), "36");
    assert_eq!(scene.legal(), ["put left", "put right"]);
    assert!(!scene.state.moved);
}

#[test]
fn q5_an_added_plus_minus_one_adds_or_subtracts() {
    let mut scene = holding("equipment 2+, +-1, 5, 5, equipment 0");
    scene.play("play left").play("add left");
    assert_eq!(scene.legal(), ["move 9 by 1", "move 9 by 3"]);

    let mut scene = holding("equipment 1+, +-1, 5, 5, 4");
    scene.play("play left").play("add left");
    assert_eq!(scene.legal(), ["move 9 by 0", "move 9 by 2"], "Q3: a result of 0");
    scene.play("move 9 by 0");
    assert_eq!(scene.figures("a"), "9");

    let mut scene = holding("equipment 2+, +-1, 5, 5, equipment 0");
    scene.play("play left").play("add right");
    assert_eq!(scene.legal(), ["move 9 by 2"], "an added 0 adds 0");
}

fn two_cards_short() -> Scene {
    let mut scene = holding("equipment 2+, 1, 2, 3, 4");
    scene.play("play left").play("add left").chance(&["cards 5"]).play("move 9 by 3");
    scene
}

#[test]
fn q6_the_first_of_two_goes_second_from_either_end_the_other_into_the_middle() {
    let mut scene = two_cards_short();
    assert_eq!(scene.legal(), ["put left", "put right"]);
    let held = |seat| view_of(&scene, seat).held.unwrap().card.map(|card| card.to_string());
    assert_eq!((held(0), held(1)), (Some("5".into()), None), "he has seen it, nobody else has");
    assert_eq!(scene.hand("a"), "2, 3, 4");
    scene.chance(&["cards die"]).play("put left");
    assert_eq!(scene.hand("a"), "2, 5, die, 3, 4");
    assert_eq!(scene.decider(), 'b');

    let mut scene = two_cards_short();
    scene.chance(&["cards die"]).play("put right");
    assert_eq!(scene.hand("a"), "2, 3, die, 5, 4");
}

#[test]
fn q6_l40_the_pile_is_replaced_between_the_two_draws() {
    let mut scene = holding_with(EQUIPMENT, "equipment 2+, 1, 2, 3, 4", "draw: 5");
    scene.play("play left").play("add left");
    let discarded: u8 = scene.view().discard_pile.iter().map(|(_, count)| count).sum();
    scene.play("move 9 by 3");
    assert!(
        scene.happened(|event| matches!(event, Event::Reshuffled)),
        "before the place of the first is chosen"
    );
    assert_eq!((scene.view().draw_pile, scene.view().discard_pile.len()), (discarded, 0));
    let held = scene.state.beyond.equipment.held().unwrap();
    assert_eq!(scene.setup.card(held.kind).to_string(), "5", "not shuffled in");
    assert_ne!(held.origin, scene.state.origin, "it came from the pile before");
    scene.chance(&["cards equipment 2+"]).play("put left");
    assert_eq!(scene.hand("a"), "2, 5, equipment 2+, 3, 4", "both cards played are in the new pile");
}

#[test]
fn q6_the_held_card_is_determinized_by_others_only() {
    let scene = two_cards_short();
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut held = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let own = Luxor::determinize(&scene.setup, &scene.state, Seat(0), &mut rng);
        assert_eq!(own.beyond.equipment.held(), scene.state.beyond.equipment.held());
        let others = Luxor::determinize(&scene.setup, &scene.state, Seat(1), &mut rng);
        held.insert(others.beyond.equipment.held().unwrap().kind);
    }
    assert!(held.len() > 3);
}

#[test]
fn q7_a_die_that_may_be_raised_or_lowered_by_one() {
    for (die, numbers) in [("die 1", [0, 1, 2]), ("die 3", [2, 3, 4]), ("die 6", [5, 6, 7])] {
        let mut scene = holding("equipment die+-1, 5, 5, 5, 4");
        scene.chance(&[die]).play("play left");
        assert_eq!(scene.legal(), numbers.map(|by| format!("move 9 by {by}")));
    }
    let mut scene = holding_with(EQUIPMENT, "equipment die+-1, 5, 5, 5, 4", "9: vase-1-1");
    scene.chance(&["die 1"]).play("play left").play("move 9 by 0");
    assert_eq!((scene.figures("a").as_str(), scene.view().players[0].points), ("9", 1));
}
