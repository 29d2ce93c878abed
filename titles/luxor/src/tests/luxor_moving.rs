//! L17 to L23: moving from tile to tile.

use crate::event::{Cause, Event};
use crate::scene::Scene;

#[test]
fn l17_spaces_without_a_tile_are_not_counted() {
    let mut scene = Scene::base(
        2,
        "a: 1 1 1 1 1
         b: 2 2 3 3 3
         a hand: 2, 1, 1, 1, 1
         2: empty
         3: empty
         5: vase-3-5",
    );
    scene.play("play left").play("move 1 by 2");
    assert_eq!(scene.figures("a"), "5 1 1 1 1", "2 and 3 are not counted, though b stands there");
}

#[test]
fn l17_from_an_empty_space_the_first_step_goes_to_the_next_tile() {
    let mut scene = Scene::base(
        2,
        "a: 2 stairs stairs stairs stairs
         a hand: 1, 1, 1, 1, 1
         2: empty
         3: empty
         4: empty
         5: vase-3-5",
    );
    scene.play("play left").play("move 2 by 1");
    assert_eq!(scene.figures("a"), "5 stairs stairs stairs stairs");
}

#[test]
fn l17_the_tomb_is_the_step_after_the_last_tile() {
    let mut scene = Scene::base(
        2,
        "a: 38 stairs stairs stairs stairs
         a hand: 2, 1, 1, 1, 1
         a has: 1 key
         40: empty",
    );
    scene.play("play left").play("move 38 by 2");
    assert_eq!(scene.figures("a"), "tomb stairs stairs stairs stairs");
}

#[test]
fn l18_any_number_may_share_a_space() {
    let mut scene = Scene::base(
        3,
        "a: 4 4 4 4 5
         b: 5 5 5 5 5
         c: 5 5 5 5 5
         5: vase-3-6
         a hand: 1, 1, 1, 1, 1",
    );
    scene.play("play left").play("move 4 by 1");
    assert_eq!(scene.figures("a"), "5 5 4 4 4");
    assert_eq!(scene.figures("b"), "5 5 5 5 5");
    assert_eq!(scene.figures("c"), "5 5 5 5 5");
}

#[test]
fn l19_backward_is_to_the_nearest_tile_behind() {
    let mut scene = Scene::base(
        2,
        "a: 12 12 12 12 12
         a hand: +-1, 1, 1, 1, 1
         9: vase-3-5
         10: empty
         11: empty",
    );
    scene.play("play left").play("move 12 by -1");
    assert_eq!(scene.figures("a"), "12 12 12 12 9");
}

#[test]
fn l19_never_back_onto_the_stairs() {
    let mut scene = Scene::base(
        2,
        "a: 3 stairs stairs stairs stairs
         a hand: +-1, 1, 1, 1, 1
         1: empty
         2: empty",
    );
    scene.play("play left");
    assert_eq!(scene.legal(), ["move stairs by 1", "move 3 by 1"]);
    assert_eq!(scene.refused("move 3 by -1"), "L19");
    assert_eq!(scene.refused("move stairs by -1"), "L19");
}

#[test]
fn l19_never_out_of_the_tomb() {
    let mut scene = Scene::base(2, "a: tomb 40 tomb 40 40\na has: 3 keys\na hand: +-1, 1, 1, 1, 1");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move 40 by -1", "move 40 by 1"]);
    assert_eq!(scene.refused("move tomb by -1"), "L21");
}

#[test]
fn l19_back_onto_osiris_means_its_push_forward_even_to_where_it_stood() {
    let mut scene = Scene::base(
        2,
        "a: 7 stairs stairs stairs stairs
         a hand: +-1, 1, 1, 1, 1
         6: osiris-1
         7: vase-1-1",
    );
    scene.play("play left").chance(&["cobra wild"]).play("move 7 by -1");
    assert_eq!(scene.figures("a"), "7 stairs stairs stairs stairs");
    assert_eq!(scene.player("a").points, 1, "it ended its move there, so its tile's action follows");
    assert_eq!(scene.tile_on(7), "wild");
}

#[test]
fn l19_back_onto_osiris_may_end_further_ahead() {
    let mut scene = Scene::base(
        2,
        "a: 7 stairs stairs stairs stairs
         a hand: +-1, 1, 1, 1, 1
         6: osiris-3
         9: vase-3-5",
    );
    scene.play("play left").play("move 7 by -1");
    assert_eq!(scene.figures("a"), "9 stairs stairs stairs stairs");
}

#[test]
fn l20_walking_past_a_statue_activates_ones_own_adventurer() {
    let mut scene = Scene::base(
        2,
        "a: 7 stairs statue-1 statue-2 statue-3
         b: 7 stairs statue-1 statue-2 statue-3
         a hand: 2, 1, 1, 1, 1
         9: vase-3-5",
    );
    scene.play("play left").play("move 7 by 2");
    assert_eq!(scene.figures("a"), "9 stairs stairs statue-3 statue-2");
    assert_eq!(scene.figures("b"), "7 stairs statue-3 statue-2 statue-1", "nobody else's");
    assert!(scene.happened(|event| matches!(event, Event::Activated { statue: 1, .. })));
}

#[test]
fn l20_ending_before_the_statue_activates_nobody() {
    let mut scene = Scene::base(
        2,
        "a: 7 stairs statue-1 statue-2 statue-3
         a hand: 1, 1, 1, 1, 1
         8: vase-3-5",
    );
    scene.play("play left").play("move 7 by 1");
    assert_eq!(scene.figures("a"), "8 stairs statue-3 statue-2 statue-1");
}

#[test]
fn l20_one_move_may_activate_several() {
    let mut scene = Scene::base(
        2,
        "a: 7 22 statue-1 statue-2 statue-3
         a hand: horus1 last, 1, 1, 1, 1
         22: vase-3-5",
    );
    scene.play("play left");
    assert_eq!(scene.figures("a"), "22 22 stairs stairs statue-3");
}

#[test]
fn l20_a_push_of_osiris_activates() {
    let mut scene = Scene::base(
        2,
        "a: 5 stairs statue-1 statue-2 statue-3
         a hand: 1, 1, 1, 1, 1
         6: osiris-3
         9: vase-3-5",
    );
    scene.play("play left").play("move 5 by 1");
    assert_eq!(scene.figures("a"), "9 stairs stairs statue-3 statue-2");
}

#[test]
fn l20_a_tunnel_activates() {
    let mut scene = Scene::base(
        2,
        "a: 5 stairs statue-1 statue-2 statue-3
         a hand: 2, 1, 1, 1, 1
         7: tunnel
         10: tunnel",
    );
    scene.play("play left").play("move 5 by 2");
    assert_eq!(scene.figures("a"), "10 stairs stairs statue-3 statue-2");
}

#[test]
fn l20_the_card_last_to_second_to_last_activates() {
    let mut scene = Scene::base(
        2,
        "a: 5 12 statue-1 12 statue-3
         a hand: horus1 last, 1, 1, 1, 1
         12: vase-3-5",
    );
    scene.play("play left");
    assert_eq!(scene.figures("a"), "12 12 12 stairs statue-3");
}

#[test]
fn l20_a_newcomer_does_not_move_by_the_same_card_but_from_the_next_round_on() {
    let mut scene = Scene::base(
        2,
        "a: 8 tomb statue-1 statue-2 statue-3
         b: 9 9 9 9 9
         a hand: horus1 all 1, 1, 2, 1, 1
         b hand: 1, 2, 2, 3, 3
         1: vase-3-5
         9: vase-3-5
         10: vase-3-5",
    );
    scene.play("play left");
    assert_eq!(scene.figures("a"), "tomb 9 stairs statue-3 statue-2");
    scene.play("play left").play("move 9 by 1");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move stairs by 1", "move 9 by 1"]);
}

#[test]
fn l20_a_statue_without_an_adventurer_is_just_passed() {
    let mut scene =
        Scene::base(2, "a: 7 stairs stairs statue-2 statue-3\na hand: 2, 1, 1, 1, 1\n9: vase-3-5");
    scene.play("play left").play("move 7 by 2");
    assert_eq!(scene.figures("a"), "9 stairs stairs statue-3 statue-2");
    assert!(!scene.happened(|event| matches!(event, Event::Activated { .. })));
}

#[test]
fn l21_by_exact_count_for_one_key_that_never_returns() {
    let mut scene = Scene::base(
        2,
        "a: 39 stairs stairs stairs stairs
         a has: 2 keys
         supply: 7 keys
         a hand: 2, 1, 1, 1, 1",
    );
    scene.play("play left").play("move 39 by 2");
    assert_eq!(scene.figures("a"), "tomb stairs stairs stairs stairs");
    assert_eq!(scene.player("a").keys, 1);
    assert_eq!(scene.view().keys, 7, "the key does not return to the supply");
}

#[test]
fn l21_not_by_more_than_the_exact_count() {
    let mut scene = Scene::base(2, "a: 39 stairs stairs stairs stairs\na has: 2 keys\na hand: 3, 1, 1, 1, 1");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move stairs by 3"]);
    assert_eq!(scene.refused("move 39 by 3"), "L21");
}

#[test]
fn l21_no_key_no_entry() {
    let mut scene = Scene::base(2, "a: 39 stairs stairs stairs stairs\na hand: 2, 1, 1, 1, 1");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move stairs by 2"]);
    assert_eq!(scene.refused("move 39 by 2"), "L21");
}

#[test]
fn l21_each_entry_costs_a_key() {
    let mut scene = Scene::base(
        2,
        "a: 39 40 stairs stairs stairs
         a has: 1 key
         a hand: horus3 all 2, 1, 1, 1, 1
         2: vase-3-5",
    );
    // 40 cannot go 2, 39 takes the key.
    scene.play("play left");
    assert!(scene.figures("a").starts_with("tomb 40 2 2 2"));
    assert_eq!(scene.player("a").keys, 0);
}

#[test]
fn l21_an_adventurer_in_the_tomb_never_moves_again() {
    let mut scene = Scene::base(2, "a: tomb stairs tomb tomb tomb\na has: 2 keys\na hand: 1, 1, 1, 1, 1");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move stairs by 1"]);
    assert_eq!(scene.refused("move tomb by 1"), "L21");
}

#[test]
fn l22_the_first_two_take_the_sarcophagi_and_later_ones_none() {
    let mut scene = Scene::base(
        2,
        "a: 40 40 40 stairs stairs
         b: 40 stairs stairs stairs stairs
         a has: 3 keys
         b has: 1 key
         a hand: 1, 1, 1, 1, 2
         b hand: 1, +-1, +-1, +-1, +-1",
    );
    scene.play("play left").play("move 40 by 1");
    assert_eq!(scene.player("a").sarcophagi[..], [5]);
    assert_eq!(scene.view().sarcophagi[..], [3]);
    scene.play("play left").play("move 40 by 1");
    assert_eq!(scene.player("b").sarcophagi[..], [3]);
    assert!(scene.view().sarcophagi.is_empty());
}

#[test]
fn l22_both_may_go_to_one_player_and_a_third_takes_none() {
    let mut scene = Scene::base(
        2,
        "a: 40 40 40 stairs stairs
         a has: 3 keys
         a hand: horus1 all 1, 1, 1, 1, 1
         1: vase-3-5",
    );
    scene.play("play left");
    assert_eq!(scene.figures("a"), "tomb tomb tomb 1 1");
    assert_eq!(scene.player("a").sarcophagi[..], [5, 3]);
    assert_eq!(scene.player("a").keys, 0);
}

#[test]
fn l23_who_ends_on_osiris_moves_on_at_once() {
    let mut scene = Scene::base(
        2,
        "a: 4 stairs stairs stairs stairs
         a hand: 2, 1, 1, 1, 1
         6: osiris-2
         8: vase-1-1",
    );
    scene.play("play left").play("move 4 by 2");
    assert_eq!(scene.figures("a"), "8 stairs stairs stairs stairs");
    assert_eq!(scene.player("a").points, 1, "the action is that of the tile where it ends");
}

#[test]
fn l23_passing_an_osiris_tile_does_nothing() {
    let mut scene =
        Scene::base(2, "a: 5 stairs stairs stairs stairs\na hand: 2, 1, 1, 1, 1\n6: osiris-4\n7: vase-3-5");
    scene.play("play left").play("move 5 by 2");
    assert_eq!(scene.figures("a"), "7 stairs stairs stairs stairs");
}

#[test]
fn l23_again_and_again_if_need_be() {
    let mut scene = Scene::base(
        2,
        "a: 5 stairs stairs stairs stairs
         a hand: 1, 1, 1, 1, 1
         6: osiris-1
         7: empty
         8: empty
         9: empty
         10: empty
         11: empty
         12: empty
         13: empty
         14: osiris-3
         17: vase-3-5",
    );
    scene.play("play left").play("move 5 by 1");
    assert_eq!(scene.figures("a"), "17 stairs stairs stairs stairs");
    let way = scene.events.iter().find_map(|event| match event {
        Event::Moved { way, cause: Cause::Card, .. } => Some(way.iter().map(|at| at.number()).collect()),
        _ => None,
    });
    assert_eq!(way, Some(vec![6, 14, 15, 16, 17]));
}

/// Between the last Osiris space and the tomb only these tiles are left.
fn near_the_end(push: u8, tiles: &[u8], keys: u8) -> Scene {
    let mut text = format!(
        "a: 28 stairs stairs stairs stairs\na hand: 1, 1, 1, 1, 1\na has: {keys} keys\n29: osiris-{push}\n"
    );
    for space in (30..=40).filter(|space| !tiles.contains(space)) {
        text += &format!("{space}: empty\n");
    }
    Scene::base(2, &text)
}

#[test]
fn l23_a_push_may_end_in_the_tomb_for_a_key() {
    let mut scene = near_the_end(3, &[39, 40], 1);
    scene.play("play left").play("move 28 by 1");
    assert_eq!(scene.figures("a"), "tomb stairs stairs stairs stairs");
    assert_eq!(scene.player("a").keys, 0);

    let mut scene = near_the_end(3, &[39, 40], 0);
    scene.play("play left");
    assert_eq!(scene.legal(), ["move stairs by 1"]);
    assert_eq!(scene.refused("move 28 by 1"), "L21");
}

#[test]
fn l23_a_move_whose_push_cannot_be_completed_is_not_legal() {
    let mut scene = near_the_end(4, &[39, 40], 3);
    scene.play("play left");
    assert_eq!(scene.legal(), ["move stairs by 1"]);
    assert_eq!(scene.refused("move 28 by 1"), "L23");
}

#[test]
fn l23_such_a_card_allows_no_move() {
    let text = "a: 28 28 28 28 28\na hand: 1, 2, 2, 2, 2\n29: osiris-4\n30: horus-3\n";
    let empty: String = (31..=40).map(|space| format!("{space}: empty\n")).collect();
    // 1 would be pushed beyond the tomb, 2 ends on 30.
    assert_eq!(Scene::base(2, &(text.to_string() + &empty)).legal(), ["play right"]);
}
