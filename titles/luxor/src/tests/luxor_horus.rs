//! L34 to L38: the Horus cards.

use crate::event::Event;
use crate::options::Module;
use crate::scene::Scene;
use crate::view::Asked;

#[test]
fn l34_one_to_x_tiles() {
    for (card, most) in [("horus1 1-3", 3), ("horus2 1-5", 5), ("horus3 1-6", 6)] {
        let mut scene = Scene::base(2, &format!("a: 9 tomb tomb tomb tomb\na hand: {card}, 2, 3, 4, 5"));
        scene.play("play left");
        let expected: Vec<String> = (1..=most).map(|by| format!("move 9 by {by}")).collect();
        assert_eq!(scene.legal(), expected, "{card}");
        assert_eq!(scene.refused(&format!("move 9 by {}", most + 1)), "L14");
        assert_eq!(scene.refused("move 9 by 0"), "L14");
    }
}

#[test]
fn l34_a_horus_card_goes_onto_the_common_discard_pile_and_may_come_back_to_anyone() {
    let mut scene = Scene::base(
        2,
        "a: 9 stairs stairs stairs stairs
         b: 30 stairs stairs stairs stairs
         a hand: horus1 1-3, 2, 3, 4, 5
         b hand: 1, 1, 1, 1, 1
         draw: 5
         10: vase-3-5
         31: vase-3-5",
    );
    scene.play("play left");
    assert!(scene.view().discard_pile.iter().any(|(card, _)| card.to_string() == "horus1 1-3"));
    scene.play("move 9 by 1").play("play left").chance(&["cards horus1 1-3"]).play("move 30 by 1");
    assert_eq!(scene.hand("b"), "1, 1, horus1 1-3, 1, 1");
    assert_eq!(scene.view().players[1].open[..], [false; 5], "this time nobody saw it");
}

#[test]
fn l35_one_to_as_many_as_the_die_shows() {
    let mut scene = Scene::base(2, "a: 9 tomb tomb tomb tomb\na hand: horus1 1-die, 2, 3, 4, 5");
    scene.chance(&["die 4"]).play("play left");
    assert_eq!(scene.legal(), ["move 9 by 1", "move 9 by 2", "move 9 by 3", "move 9 by 4"]);
}

#[test]
fn l35_nobody_if_nobody_can() {
    let mut scene = Scene::base(
        2,
        "a: 28 28 28 28 28
         a hand: horus1 1-die, 2, 3, 4, 5
         29: osiris-4
         30: empty\n31: empty\n32: empty\n33: empty\n34: empty\n35: empty\n36: empty\n37: empty\n38: empty",
    );
    // 1 is pushed beyond the tomb, 2 is 39.
    scene.chance(&["die 1", "cards 1"]).play("play left");
    assert!(scene.happened(|event| matches!(event, Event::Rolled { face: 1, .. })));
    assert!(scene.happened(|event| matches!(event, Event::NobodyMoved { .. })));
    assert_eq!(scene.hand("a"), "2, 3, 1, 4, 5");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn l36_every_active_adventurer_advances_and_one_acts() {
    let mut scene = Scene::base(
        2,
        "a: 8 10 statue-1 statue-2 stairs
         a hand: horus1 all 1, 2, 3, 4, 5
         1: vase-1-1
         9: vase-1-1",
    );
    scene.play("play left");
    assert_eq!(scene.figures("a"), "11 9 1 stairs statue-2", "the activated one stays on the stairs");
    assert_eq!(scene.legal(), ["act 1", "act 9", "act 11"]);
    assert_eq!(scene.refused("act stairs"), "L36");
    assert_eq!(scene.refused("decline"), "L36");
    scene.play("act 9");
    assert_eq!(scene.player("a").points, 1, "only that one");
    assert_eq!(scene.player("a").keys, 0);
    assert_eq!(scene.tile_on(1), "vase-1-1");
}

#[test]
fn l36_the_one_nearest_the_tomb_moves_first() {
    let mut scene = Scene::base(
        2,
        "a: 39 28 stairs tomb tomb
         a has: 1 key
         a hand: horus3 all 2, 2, 3, 4, 5
         29: osiris-3
         30: empty\n31: empty\n32: empty\n33: empty\n34: empty\n35: empty\n36: empty\n37: empty
         38: vase-3-5\n39: horus-3\n40: vase-3-5
         2: vase-3-5",
    );
    scene.play("play left");
    assert_eq!(scene.figures("a"), "tomb tomb tomb 38 2");
    let from: Vec<u8> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Moved { from, .. } => Some(from.number()),
            _ => None,
        })
        .collect();
    assert_eq!(from, [39, 28, 0]);
}

#[test]
fn l36_the_key_goes_to_the_one_in_front() {
    // From 40, and from 28 by a push of 2, both would enter; there is one key.
    let mut scene = Scene::base(
        2,
        "a: 28 40 stairs stairs stairs
         a has: 1 key
         a hand: horus1 all 1, 2, 3, 4, 5
         1: vase-3-5
         29: osiris-2
         30: empty\n31: empty\n32: empty\n33: empty\n34: empty\n35: empty\n36: empty\n37: empty\n38: empty\n39: empty",
    );
    scene.play("play left");
    assert_eq!(scene.figures("a"), "tomb 28 1 1 1");
}

#[test]
fn l36_each_with_its_osiris_pushes() {
    let mut scene = Scene::base(
        2,
        "a: 5 5 tomb tomb tomb
         a hand: horus1 all 1, 2, 3, 4, 5
         6: osiris-2
         8: vase-2-3",
    );
    scene.play("play left");
    assert_eq!(scene.figures("a"), "tomb tomb tomb 8 8");
    assert_eq!(scene.player("a").points, 3, "both stand there when the one acts");
}

#[test]
fn l36_who_cannot_move_stays_and_may_be_the_one_who_acts() {
    let mut scene = Scene::base(
        2,
        "a: 40 2 tomb tomb tomb
         a hand: horus1 all 1, 2, 3, 4, 5
         3: vase-3-5
         40: vase-1-1",
    );
    assert_eq!(scene.legal(), ["play left", "play right"]);
    scene.play("play left");
    assert_eq!(scene.figures("a"), "tomb tomb tomb 40 3");
    assert_eq!(scene.legal(), ["act 3", "act 40"]);
    scene.play("act 40");
    assert_eq!(scene.player("a").points, 1);
}

#[test]
fn l36_it_cannot_be_played_if_nobody_can_move() {
    let scene = Scene::base(2, "a: 40 40 tomb tomb tomb\na hand: horus1 all 1, 2, 3, 4, +-1");
    assert_eq!(scene.legal(), ["play right"]);
}

#[test]
fn l36_entering_the_tomb_is_not_optional() {
    let mut scene = Scene::base(
        2,
        "a: 40 stairs tomb tomb tomb
         a has: 2 keys
         a hand: horus1 all 1, 2, 3, 4, 5
         1: vase-3-5",
    );
    scene.play("play left");
    assert_eq!(scene.figures("a"), "tomb tomb tomb tomb 1");
    assert_eq!(scene.player("a").keys, 1);
}

#[test]
fn l36_the_only_one_on_a_tile_acts_without_being_asked() {
    let mut scene = Scene::base(2, "a: 3 tomb tomb tomb tomb\na hand: horus1 all 1, 2, 3, 4, 5");
    scene.play("play left");
    assert_eq!(scene.legal(), ["take key", "take card 1"]);
}

#[test]
fn l36_nobody_acts_if_nobody_stands_on_a_tile() {
    let mut scene = Scene::base(
        2,
        "a: 40 tomb tomb tomb statue-3
         a has: 1 key
         a hand: horus1 all 1, 2, 3, 4, 5",
    );
    scene.play("play left");
    assert_eq!(scene.figures("a"), "tomb tomb tomb tomb statue-3");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn l36_nobody_acts_on_an_empty_space() {
    let mut scene = Scene::base(
        2,
        "a: 40 3 tomb tomb tomb
         a hand: horus1 all 1, 2, 3, 4, 5
         40: empty
         5: vase-3-5",
    );
    // 40 stays, for there is no key; its space is empty, so 4 acts without being asked.
    scene.play("play left");
    assert_eq!(scene.legal(), ["take key", "take card 1"]);
}

#[test]
fn l37_last_joins_second_to_last_and_acts() {
    let mut scene = Scene::base(
        2,
        "a: 5 9 20 20 20
         a hand: horus1 last, 2, 3, 4, 5
         9: vase-2-4",
    );
    scene.play("play left");
    assert_eq!(scene.figures("a"), "20 20 20 9 9");
    assert_eq!(scene.player("a").points, 4);
}

#[test]
fn l37_last_joins_second_to_last_even_on_an_empty_space() {
    let mut scene = Scene::base(2, "a: 5 9 20 20 20\na hand: horus1 last, 2, 3, 4, 5\n9: empty");
    scene.play("play left");
    assert_eq!(scene.figures("a"), "20 20 20 9 9");
}

#[test]
fn l37_of_several_on_the_rearmost_space_one_moves_to_the_next_occupied_space() {
    let mut scene =
        Scene::base(2, "a: stairs stairs stairs 12 20\na hand: horus1 last, 2, 3, 4, 5\n12: vase-3-5");
    scene.play("play left");
    assert_eq!(scene.figures("a"), "20 12 12 stairs stairs");
}

#[test]
fn l37_lying_ones_do_not_count() {
    let mut scene =
        Scene::base(2, "a: 17 20 statue-1 statue-2 statue-3\na hand: horus1 last, 2, 3, 4, 5\n20: vase-3-5");
    scene.play("play left");
    assert_eq!(scene.figures("a"), "20 20 statue-3 statue-2 statue-1");
}

#[test]
fn l37_two_on_different_spaces_are_needed() {
    let hand = "a hand: horus1 last, 2, 3, 4, 1";
    let legal = |figures: &str| Scene::base(2, &format!("a: {figures}\n{hand}")).legal();
    assert_eq!(legal("12 12 12 statue-2 statue-3"), ["play right"]);
    assert_eq!(legal("12 statue-1 statue-2 statue-3 statue-1"), ["play right"]);
    assert_eq!(legal("12 13 statue-1 statue-2 statue-3"), ["play left", "play right"]);
}

#[test]
fn l37_if_the_second_farthest_is_in_the_tomb_entry_costs_a_key() {
    let text = "a: 12 tomb tomb tomb tomb\na hand: horus1 last, 2, 3, 4, 1";
    assert_eq!(Scene::base(2, text).legal(), ["play right"]);
    let mut scene = Scene::base(2, &format!("{text}\na has: 1 key"));
    assert_eq!(scene.legal(), ["play left", "play right"]);
    scene.play("play left");
    assert_eq!(scene.figures("a"), "tomb tomb tomb tomb tomb");
    assert_eq!(scene.player("a").keys, 0);
}

#[test]
fn l37_all_in_the_tomb_nobody_moves() {
    let mut scene =
        Scene::base(2, "a: tomb tomb tomb tomb tomb\na has: 1 key\na hand: horus1 last, 2, 3, 4, 1");
    scene.play("play left");
    assert!(scene.happened(|event| matches!(event, Event::NobodyMoved { .. })));
}

#[test]
fn l37_there_is_no_choice() {
    let mut scene = Scene::base(2, "a: 3 4 9 9 9\na hand: horus1 last, 2, 3, 4, 1");
    scene.play("play left");
    assert_eq!(scene.legal(), ["take key", "take card 1"], "it has moved, and its tile's action follows");
}

#[test]
fn l38_exactly_that_many_tiles() {
    for (card, by) in [("horus1 less 1", 1), ("horus2 less 2", 2), ("horus3 less 3", 3)] {
        let mut scene = Scene::base(2, &format!("a: 9 tomb tomb tomb tomb\na hand: {card}, 2, 3, 4, 5"));
        scene.play("play left");
        assert_eq!(scene.legal(), [format!("move 9 by {by}")]);
    }
}

/// a ends on space 9 by this card.
fn onto_nine_by_less(modules: &[Module], figures: &str, tile: &str, more: &str) -> Scene {
    let text =
        format!("a: {figures}\na hand: horus1 less 1, 2, 3, 4, 5\nb: 30 30 30 30 30\n9: {tile}\n{more}");
    let mut scene = Scene::with(2, modules, &text);
    scene.play("play left").play("move 8 by 1");
    scene
}

#[test]
fn l38_where_one_adventurer_is_missing_the_treasure_may_be_taken() {
    for (figures, tile, points) in
        [("8 stairs stairs stairs stairs", "vase-2-4", 4), ("8 9 stairs stairs stairs", "vase-3-6", 6)]
    {
        let mut scene = onto_nine_by_less(&[], figures, tile, "");
        assert_eq!(scene.view().asked, Asked::Prize);
        assert_eq!(scene.legal(), ["take treasure", "decline"]);
        assert_eq!(scene.refused("take key"), "L38");
        scene.play("take treasure");
        assert_eq!((scene.player("a").points, scene.decider()), (points, 'b'));
        assert_eq!((scene.player("a").treasures[0].1, scene.tile_on(9).as_str()), (1, "empty"));

        let mut scene = onto_nine_by_less(&[], figures, tile, "");
        scene.play("decline");
        assert_eq!((scene.player("a").points, scene.decider()), (0, 'b'), "left where it lies");
        assert_eq!((scene.tile_on(9).as_str(), scene.player("a").hand.len()), (tile, 5));
    }
}

#[test]
fn l38_where_enough_stand_there_anyway_it_is_compulsory() {
    for (figures, tile, points) in [
        ("8 9 stairs stairs stairs", "vase-2-4", 4),
        ("8 stairs stairs stairs stairs", "vase-1-1", 1),
        ("8 9 9 stairs stairs", "vase-3-6", 6),
    ] {
        let scene = onto_nine_by_less(&[], figures, tile, "");
        assert_eq!((scene.player("a").points, scene.decider()), (points, 'b'), "{figures} {tile}");
    }
}

#[test]
fn l38_where_more_than_one_is_missing_nothing_happens() {
    let scene = onto_nine_by_less(&[], "8 stairs stairs stairs stairs", "vase-3-6", "");
    assert_eq!((scene.player("a").points, scene.decider()), (0, 'b'));
}

#[test]
fn l38_m8_those_who_lie_do_not_count() {
    for (tile, offered) in [("vase-3-6", false), ("vase-2-4", true)] {
        let mut scene = Scene::with(
            2,
            &[Module::Mummy],
            &format!(
                "a: 8 lying-9 stairs stairs stairs\na hand: horus1 less 1, 2, 3, 4, 5\nmummy: 30\n9: {tile}"
            ),
        );
        scene.play("decline").play("play left").play("move 8 by 1");
        assert_eq!((scene.view().asked == Asked::Prize, scene.player("a").points), (offered, 0), "{tile}");
    }
}

#[test]
fn l38_m7_nothing_is_asked_on_the_tile_of_the_mummy() {
    let scene = onto_nine_by_less(&[Module::Mummy], "8 stairs stairs stairs stairs", "vase-2-4", "mummy: 10");
    assert_eq!(scene.figures("a"), "lying-9 stairs stairs stairs stairs");
    assert_ne!(scene.view().asked, Asked::Prize);
}

#[test]
fn l38_l23_a_push_of_osiris_ends_on_a_tile_that_may_be_taken() {
    let mut scene = Scene::base(
        2,
        "a: 5 stairs stairs stairs stairs
         a hand: horus1 less 1, 2, 3, 4, 5
         6: osiris-3
         9: vase-2-4",
    );
    scene.play("play left").play("move 5 by 1");
    assert_eq!(scene.legal(), ["take treasure", "decline"]);
}

#[test]
fn l38_a2_a_lower_tile_turned_up_is_not_offered_in_this_turn() {
    let mut scene =
        onto_nine_by_less(&[Module::Artifacts], "8 stairs stairs stairs stairs", "artifact-2-3", "");
    assert_eq!(scene.legal(), ["take treasure", "decline"], "an artifact too");
    scene.chance(&["treasures vase-2-4"]).play("take treasure");
    assert_eq!((scene.player("a").artifacts, scene.player("a").points), (1, 3));
    assert_eq!((scene.tile_on(9).as_str(), scene.decider()), ("vase-2-4", 'b'));
}

#[test]
fn l38_a3_an_artifact_may_be_left_and_is_compulsory_with_enough() {
    let artifacts = &[Module::Artifacts];
    let mut scene = onto_nine_by_less(artifacts, "8 stairs stairs stairs stairs", "artifact-2-3", "");
    scene.play("decline");
    assert_eq!((scene.player("a").artifacts, scene.player("a").points), (0, 0));
    assert_eq!((scene.tile_on(9).as_str(), scene.decider()), ("artifact-2-3", 'b'));
    let scene = onto_nine_by_less(artifacts, "8 9 stairs stairs stairs", "artifact-2-3", "");
    assert_eq!((scene.player("a").artifacts, scene.player("a").points, scene.decider()), (1, 3, 'b'));
    let scene = onto_nine_by_less(artifacts, "8 stairs stairs stairs stairs", "artifact-3-4", "");
    assert_eq!((scene.player("a").artifacts, scene.decider()), (0, 'b'), "two are missing");
}

#[test]
fn l38_c5_the_extra_point_comes_with_it() {
    let characters = &[Module::Characters];
    let mut scene =
        onto_nine_by_less(characters, "8 stairs stairs stairs stairs", "vase-2-4", "a has: extra-point");
    scene.play("take treasure");
    assert_eq!(scene.player("a").points, 5);
}

#[test]
fn l38_c7_the_temple_tile_below_acts_only_if_the_treasure_is_taken() {
    let text = "a: 9 stairs stairs stairs stairs
                a has: temple-action
                a hand: horus1 less 1, 2, 3, 4, 5
                10: vase-2-4";
    let mut scene = Scene::with(2, &[Module::Characters], text);
    scene.play("play left").play("move 9 by 1").chance(&["cobra wild"]).play("take treasure");
    assert_eq!(scene.legal(), ["act 10", "decline"]);
    scene.play("act 10");
    assert_eq!((scene.player("a").points, scene.player("a").wild), (4, 1));

    let mut scene = Scene::with(2, &[Module::Characters], text);
    scene.play("play left").play("move 9 by 1").play("decline");
    assert_eq!((scene.decider(), scene.tile_on(10).as_str()), ('b', "vase-2-4"));
}

#[test]
fn l38_c9_the_set_is_complete_only_if_the_treasure_is_taken() {
    let holds = "a has: extra-turn, 1 statue, 1 jewellery";
    let characters = &[Module::Characters];
    let mut scene = onto_nine_by_less(characters, "8 stairs stairs stairs stairs", "vase-2-4", holds);
    scene.play("take treasure");
    assert_eq!(scene.legal(), ["extra turn", "decline"]);
    scene.play("extra turn");
    assert_eq!((scene.decider(), scene.view().in_play.is_none()), ('a', true), "the card is over");

    let mut scene = onto_nine_by_less(characters, "8 stairs stairs stairs stairs", "vase-2-4", holds);
    scene.play("decline");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn l38_c6_going_forward_instead_has_not_this_effect() {
    let mut scene = Scene::with(
        2,
        &[Module::Characters],
        "a: 8 stairs stairs stairs stairs
         a has: forward
         a hand: horus1 less 1, 2, 3, 4, 5
         9: vase-2-4",
    );
    scene.play("play left").play("forward 8");
    assert_eq!((scene.player("a").points, scene.decider()), (0, 'b'));
}

#[test]
fn l38_no_other_card_has_this_effect() {
    let mut scene =
        Scene::base(2, "a: 8 stairs stairs stairs stairs\na hand: horus1 1-3, 2, 3, 4, 5\n9: vase-2-4");
    scene.play("play left").play("move 8 by 1");
    assert_eq!(scene.player("a").points, 0);
}
