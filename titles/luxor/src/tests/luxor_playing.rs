//! L11 to L16: playing a card.

use crate::event::Event;
use crate::scene::Scene;

/// Five adventurers before the tomb and no key: only +/-1 moves anybody, backward.
const STUCK: &str = "a: 40 40 40 40 40\n39: vase-3-5\n";

fn stuck(hand: &str) -> Scene {
    Scene::base(2, &format!("{STUCK}a hand: {hand}"))
}

#[test]
fn l11_the_leftmost_or_the_rightmost_card_goes_onto_the_discard_pile() {
    for (action, card, left) in
        [("play left", "1", ["2", "3", "4", "5"]), ("play right", "5", ["1", "2", "3", "4"])]
    {
        let mut scene = Scene::base(2, "a hand: 1, 2, 3, 4, 5");
        assert_eq!(scene.legal(), ["play left", "play right"]);
        scene.play(action);
        let discarded: Vec<String> =
            scene.view().discard_pile.iter().map(|(card, _)| card.to_string()).collect();
        assert_eq!(scene.hand("a"), left.join(", "));
        assert!(discarded.contains(&card.to_string()));
        assert_eq!(scene.view().in_play.unwrap().card.to_string(), card);
    }
}

#[test]
fn l11_it_is_played_on_ones_own_turn_only() {
    let mut scene = Scene::base(2, "a hand: 1, 2, 3, 4, 5\nb hand: 5, 5, 5, 4, 4\n1: vase-3-5");
    assert_eq!(scene.decider(), 'a');
    scene.play("play left");
    assert_eq!(scene.decider(), 'a');
    scene.play("move stairs by 1");
    assert_eq!(scene.decider(), 'b');
    assert_eq!(scene.hand("b"), "5, 5, 5, 4, 4");
}

#[test]
fn l12_a_card_that_moves_nobody_may_not_be_chosen_if_the_other_moves_somebody() {
    let mut scene = stuck("1, 2, 3, 4, +-1");
    assert_eq!(scene.legal(), ["play right"]);
    assert_eq!(scene.refused("play left"), "L12");
    let mut scene = stuck("+-1, 2, 3, 4, 1");
    assert_eq!(scene.legal(), ["play left"]);
    assert_eq!(scene.refused("play right"), "L12");
}

#[test]
fn l12_one_adventurer_who_can_move_is_enough() {
    let scene = Scene::base(2, "a: 40 40 40 40 stairs\na hand: 1, 2, 3, 4, 5");
    assert_eq!(scene.legal(), ["play left", "play right"]);
}

#[test]
fn l12_a_key_makes_the_tomb_a_legal_move() {
    let scene = Scene::base(2, &format!("{STUCK}a hand: 1, 2, 3, 4, 5\na has: 1 key"));
    assert_eq!(scene.legal(), ["play left"]);
}

#[test]
fn l12_a_die_card_counts_when_some_face_would_move_somebody() {
    // From 39 only a 1 is possible without a key.
    let text = "a: 39 39 39 39 39\na hand: 5, 1, 1, 1, die";
    assert_eq!(Scene::base(2, text).legal(), ["play right"]);
    // From 35 only a 6, into the tomb, if all between is gone but five tiles.
    let text = "a: 35 tomb tomb tomb tomb\na has: 1 key\na hand: +-1, 1, 1, 1, die\n34: empty";
    assert_eq!(Scene::base(2, text).legal(), ["play left", "play right"]);
    // From 40 without a key no face.
    assert_eq!(stuck("die, 1, 1, 1, +-1").legal(), ["play right"]);
}

#[test]
fn l12_holds_for_horus_cards_like_any_other() {
    assert_eq!(stuck("horus1 1-3, 1, 1, 1, +-1").legal(), ["play right"]);
    assert_eq!(stuck("horus1 all 1, 1, 1, 1, +-1").legal(), ["play right"]);
    assert_eq!(stuck("horus1 last, 1, 1, 1, +-1").legal(), ["play right"]);
    assert_eq!(stuck("horus1 1-die, 1, 1, 1, +-1").legal(), ["play right"]);
    assert_eq!(stuck("horus1 less 1, 1, 1, 1, +-1").legal(), ["play right"]);
}

#[test]
fn l13_if_neither_moves_anybody_either_is_played_without_effect() {
    let mut scene = stuck("die, 2, 3, 4, 5");
    assert_eq!(scene.legal(), ["play left", "play right"]);
    scene.chance(&["cards 1"]).play("play left");
    assert!(scene.happened(|event| matches!(event, Event::NobodyMoved { .. })));
    assert!(!scene.happened(|event| matches!(event, Event::Rolled { .. })), "no die is rolled");
    assert!(!scene.happened(|event| matches!(event, Event::Moved { .. })));
    assert_eq!(scene.hand("a"), "2, 3, 1, 4, 5", "the turn goes on with drawing");
    assert_eq!(scene.decider(), 'b');
    assert_eq!(scene.figures("a"), "40 40 40 40 40");

    let mut scene = stuck("die, 2, 3, 4, 5");
    scene.chance(&["cards 1"]).play("play right");
    assert_eq!(scene.hand("a"), "die, 2, 1, 3, 4");
}

#[test]
fn l13_no_action_is_performed() {
    // All stand on a Horus tile that would give a key; nothing can be played with effect.
    let mut scene = Scene::base(2, "a: 39 39 39 39 39\na hand: 5, 2, 3, 4, 4");
    scene.play("play left");
    assert_eq!(scene.player("a").keys, 0);
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn l13_everybody_learns_that_the_other_card_moves_nobody() {
    let mut scene = stuck("die, 2, 3, 4, 5");
    scene.play("play left");
    let (place, kinds) =
        scene.state.beyond.exclusions.of(crate::scene::seat("a")).expect("a card has exclusions");
    assert_eq!(place, 4, "the card at the other end");
    let ruled_out = |text: &str| {
        let kind = scene.setup.card_named(text.parse().unwrap()).unwrap();
        kinds & 1 << kind != 0
    };
    assert!(ruled_out("+-1"), "it would have moved somebody back");
    for card in ["1", "2", "3", "4", "5", "die", "horus1 1-3"] {
        assert!(!ruled_out(card), "{card}");
    }
}

#[test]
fn l13_a_card_played_with_effect_tells_nothing_of_the_other() {
    let mut scene = stuck("+-1, 2, 3, 4, 5");
    scene.play("play left").play("move 40 by -1");
    assert_eq!(scene.state.beyond.exclusions.of(crate::scene::seat("a")), None);
}

#[test]
fn l13_a_suspicion_does_not_outlive_its_play() {
    let mut scene = Scene::with(
        2,
        &[crate::Module::Characters],
        "a: 38 38 38 38 38
         a has: 4 keys, special-key
         a hand: 4, die, 1, 1, 5
         b: stairs stairs stairs stairs stairs
         b hand: 1, 2, 2, 2, 2
         1: vase-3-5",
    );
    // Neither 4 nor 5 moves anybody by itself; a key helps the 4.
    scene.play("play left").play("use card").play("move 38 by 3");
    scene.play("play left").play("move stairs by 1");
    // The die card might move somebody by itself; a 4 would again need a key, and is declined.
    scene.chance(&["die 4"]).play("play left");
    assert_eq!(scene.legal(), ["move 38 by 3", "decline"]);
    scene.play("decline");
    assert_eq!(
        scene.state.beyond.exclusions.of(crate::scene::seat("a")),
        None,
        "nothing is excluded for the 5"
    );
}

#[test]
fn l14_exactly_n_tiles_toward_the_tomb() {
    let mut scene = Scene::base(2, "a: 1 9 17 statue-2 statue-3\na hand: 3, 1, 1, 1, 1\n12: vase-3-5");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move 1 by 3", "move 9 by 3", "move 17 by 3"]);
    for wrong in ["move 9 by 2", "move 9 by 4", "move 9 by -3", "move 5 by 3", "decline"] {
        assert_eq!(scene.refused(wrong), "L14", "{wrong}");
    }
    scene.play("move 9 by 3");
    assert_eq!(scene.figures("a"), "17 12 1 statue-3 statue-2");
}

#[test]
fn l14_only_ones_own_adventurers_move() {
    let mut scene = Scene::base(2, "b: 5 5 5 5 5\na hand: 3, 1, 1, 1, 1");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move stairs by 3"]);
    assert_eq!(scene.refused("move 5 by 3"), "L14");
}

#[test]
fn l15_one_tile_forward_or_backward() {
    for (by, to) in [(1, 13), (-1, 11)] {
        let mut scene =
            Scene::base(2, "a: 12 12 12 12 12\na hand: +-1, 1, 1, 1, 1\n11: vase-3-5\n13: vase-3-6");
        scene.play("play left");
        assert_eq!(scene.legal(), ["move 12 by -1", "move 12 by 1"]);
        assert_eq!(scene.refused("move 12 by 2"), "L14");
        scene.play(&format!("move 12 by {by}"));
        assert!(scene.figures("a").contains(&to.to_string()));
    }
}

#[test]
fn l16_the_die_says_how_far() {
    let mut scene = Scene::base(
        2,
        "a: 7 2 statue-1 statue-2 statue-3\na hand: die, 1, 1, 1, 1\n6: osiris-1\n7: vase-3-5",
    );
    scene.chance(&["die 5"]).play("play left");
    assert!(scene.happened(|event| matches!(event, Event::Rolled { face: 5, .. })));
    assert_eq!(scene.legal(), ["move 2 by 5", "move 7 by 5"]);
    scene.play("move 2 by 5");
    assert_eq!(scene.figures("a"), "7 7 statue-3 statue-2 statue-1");
}

#[test]
fn l16_if_nobody_can_move_so_far_nobody_moves() {
    let mut scene = Scene::base(2, "a: 39 39 39 39 39\na hand: die, 2, 3, 4, 5");
    scene.chance(&["die 6", "cards 1"]).play("play left");
    assert!(scene.happened(|event| matches!(event, Event::NobodyMoved { .. })));
    assert_eq!(scene.hand("a"), "2, 3, 1, 4, 5");
    assert_eq!(scene.player("a").keys, 0, "no action");
    assert_eq!(scene.decider(), 'b');
    // The die card might have moved somebody: nothing is excluded for the other card.
    assert_eq!(scene.state.beyond.exclusions.of(crate::scene::seat("a")), None);
}
