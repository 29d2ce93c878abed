//! Help beyond the card itself: keys (C8), added cards (Q4), Forward (C6), and what L12 makes of it.

use crate::Luxor;
use crate::scene::{Scene, seat};
use game::{ChaCha8Rng, Game, RngChance, Seed, SeedableRng, Silent};

use crate::options::Module::{Characters, Equipment};

/// `a` on 9 with so many keys and the special key adds the second card of the hand to the first.
fn adding(keys: u8, cards: &str, chance_outcomes: &[&str]) -> Scene {
    let mut scene = Scene::with(
        2,
        &[Equipment, Characters],
        &format!(
            "a: 9\na has: special-key, {keys} keys\na hand: {cards}, 1, 1, 1\n12: vase-3-5\n16: vase-3-5"
        ),
    );
    scene.play("play left").chance(chance_outcomes).play("add left");
    scene
}

fn numbers(scene: &Scene) -> Vec<i8> {
    let by = |text: &String| text.rsplit(' ').next().unwrap().parse().unwrap();
    scene.legal().iter().map(by).collect()
}

#[test]
fn c8_one_key_for_each_of_two_cards() {
    let mut scene = adding(3, "equipment 2+, 3", &[]);
    assert_eq!(numbers(&scene), [5, 4, 6, 3, 7], "for none, for one, for two keys");
    scene.play("move 9 by 7");
    assert_eq!(scene.view().players[0].keys, 1);
    let mut scene = adding(3, "equipment 2+, 3", &[]);
    scene.play("move 9 by 6");
    assert_eq!(scene.view().players[0].keys, 2);
    assert_eq!(numbers(&adding(1, "equipment 2+, 3", &[])), [5, 4, 6]);
    assert_eq!(numbers(&adding(0, "equipment 2+, 3", &[])), [5]);
}

#[test]
fn c8_keys_with_added_cards_that_are_no_plain_numbers() {
    assert_eq!(numbers(&adding(2, "equipment 1+, +-1", &[])), [0, 2, 1, 3, 4]);
    assert_eq!(numbers(&adding(2, "equipment 3+, +-1", &[])), [2, 4, 1, 3, 5, 6]);
    assert_eq!(numbers(&adding(2, "equipment 1+, equipment 0", &[])), [1, 0, 2, 3], "a 0 cannot be lowered");
    assert_eq!(numbers(&adding(2, "equipment 2+, die", &["die 1"])), [3, 2, 4, 1, 5]);
    assert_eq!(numbers(&adding(2, "equipment 1+, die", &["die 1"])), [2, 1, 3, 0, 4]);
    assert_eq!(numbers(&adding(2, "equipment 2+, equipment 1+", &[])), [3, 2, 4, 1, 5]);
    // A die that shows 1 is 0 at least, whether its own -1 or a key lowers it.
    assert_eq!(numbers(&adding(2, "equipment 2+, equipment die+-1", &["die 1"])), [2, 3, 4, 1, 5, 6]);
    assert_eq!(numbers(&adding(2, "equipment 2+, equipment die+-1", &["die 4"])), [5, 6, 7, 4, 8, 3, 9]);
}

#[test]
fn c8_a_plus_minus_one_becomes_zero_or_two() {
    let mut scene = Scene::with(
        2,
        &[Characters],
        "a: 9\na has: special-key, 1 keys\na hand: +-1, 1, 1, 1, 1\n7: vase-3-5\n8: vase-3-5\n9: vase-1-1",
    );
    scene.play("play left");
    assert_eq!(numbers(&scene), [-1, 1, 0, 2]);
    assert_eq!(scene.refused("move 9 by -2"), "L14", "never two backward");
    scene.play("move 9 by 0");
    let player = &scene.view().players[0];
    assert_eq!((player.points, player.keys), (1, 0), "Q3");
}

/// `a` stands on 28 with a key: a +/-1 moves nobody by itself, since nothing lies behind and Osiris would push beyond
/// the tomb.
fn only_a_key_helps(right: &str) -> Scene {
    let empty = (1..=40).filter(|space| !(28..=31).contains(space)).map(|space| format!("{space}: empty\n"));
    let text = format!(
        "a: 28\na has: special-key, 1 keys\na hand: +-1, 1, 1, 1, {right}\n29: osiris-4\n{}",
        empty.collect::<String>()
    );
    Scene::with(2, &[Characters], &text)
}

#[test]
fn c8_a_plus_minus_one_that_only_a_key_saves_obliges_as_l12_says() {
    let mut scene = only_a_key_helps("3");
    assert_eq!(scene.legal(), ["play left", "play right"]);
    scene.play("play left").play("use card");
    assert_eq!(scene.legal(), ["move 28 by 0", "move 28 by 2"], "the 3 at the other end moves by itself");
    assert_eq!(scene.refused("decline"), "L14");

    let mut scene = only_a_key_helps("5");
    scene.play("play left");
    assert_eq!(scene.legal(), ["use card", "decline"], "L13 is not taken away");
    scene.play("use card");
    assert_eq!(scene.legal(), ["move 28 by 0", "move 28 by 2", "decline"]);
}

#[test]
fn c8_a_sum_into_the_tomb_needs_a_further_key() {
    let scene = |keys| {
        let text = format!("a: 36\na has: special-key, {keys} keys\na hand: equipment 2+, 2, 1, 1, 1");
        let mut scene = Scene::with(2, &[Equipment, Characters], &text);
        scene.play("play left").play("add left");
        numbers(&scene)
    };
    assert_eq!(scene(1), [4, 3], "five tiles would be the tomb");
    assert_eq!(scene(2), [4, 3, 5, 2]);
}

#[test]
fn q3_a_die_lowered_to_zero_by_a_key() {
    let mut scene = Scene::with(
        2,
        &[Equipment, Characters],
        "a: 9\na has: special-key, 1 keys\na hand: equipment die+-1, 1, 1, 1, 1\n9: vase-1-1",
    );
    scene.chance(&["die 2"]).play("play left");
    assert_eq!(numbers(&scene), [1, 2, 3, 0, 4]);
    scene.play("move 9 by 0");
    assert_eq!((scene.view().players[0].points, scene.view().players[0].keys), (1, 0));
}

#[test]
fn l12_forward_never_obliges_but_must_be_used_if_the_other_card_moves() {
    let mut scene = Scene::with(2, &[Characters], "a: 38\na has: forward\na hand: 5, 3, 3, 3, 1");
    assert_eq!(scene.legal(), ["play left", "play right"]);
    scene.play("play left");
    assert_eq!(scene.legal(), ["forward 38"]);
    assert_eq!(scene.refused("decline"), "L12");

    let mut scene = Scene::with(2, &[Characters], "a: 38\na has: forward\na hand: 5, 3, 3, 3, 4");
    assert_eq!(scene.legal(), ["play left", "play right"]);
    scene.play("play left");
    assert_eq!(scene.legal(), ["forward 38", "decline"], "L13 is not taken away");
    scene.play("decline");
    assert_eq!((scene.decider(), scene.figures("a").as_str()), ('b', "38"));
}

#[test]
fn l12_keys_never_oblige_but_must_be_used_if_the_other_card_moves() {
    let text = |keys, right| {
        format!("a: 38\na has: special-key, {keys} keys\na hand: 4, 3, 3, 3, {right}\n39: vase-3-5")
    };
    let mut scene = Scene::with(2, &[Characters], &text(2, 1));
    assert_eq!(scene.legal(), ["play left", "play right"]);
    scene.play("play left").play("use card");
    assert_eq!(scene.legal(), ["move 38 by 3"]);
    assert_eq!(scene.refused("decline"), "L14");
    // One key is not enough for the change and the tomb.
    assert_eq!(Scene::with(2, &[Characters], &text(1, 1)).legal(), ["play right"]);

    let mut scene = Scene::with(2, &[Characters], &text(2, 5));
    assert_eq!(scene.legal(), ["play left", "play right"]);
    scene.play("play left");
    assert_eq!(scene.legal(), ["use card", "decline"]);
    scene.play("use card");
    assert_eq!(scene.legal(), ["move 38 by 3", "decline"]);
    scene.play("decline");
    assert_eq!((scene.figures("a").as_str(), scene.view().players[0].keys), ("38", 2));
}

#[test]
fn l12_an_added_card_never_obliges_but_must_be_used_if_the_other_card_moves() {
    let mut scene = Scene::with(2, &[Equipment], "a: 38\na hand: equipment 3+, +-1, 3, 3, 1\n40: vase-3-5");
    assert_eq!(scene.legal(), ["play left", "play right"]);
    scene.play("play left").play("use card");
    assert_eq!(scene.legal(), ["add left"]);
    assert_eq!(scene.refused("add none"), "L12");
    scene.play("add left");
    assert_eq!(scene.legal(), ["move 38 by 2"]);

    let mut scene = Scene::with(2, &[Equipment], "a: 38\na hand: equipment 3+, +-1, 3, 3, 5");
    scene.play("play left");
    assert_eq!(scene.legal(), ["use card", "decline"]);
    scene.play("use card");
    assert_eq!(scene.legal(), ["add left", "add none"]);
    scene.play("add none");
    assert_eq!((scene.decider(), scene.figures("a").as_str()), ('b', "38"));
}

#[test]
fn l49_a_determinized_hand_that_must_use_help_always_has_a_legal_action() {
    let mut scene = Scene::with(2, &[Equipment], "a: 38\na hand: equipment 3+, +-1, 3, 3, 1\n40: vase-3-5");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for action in ["play left", "use card"] {
        scene.play(action);
        for _ in 0..100 {
            let mut determinized = Luxor::determinize(&scene.setup, &scene.state, seat("b"), &mut rng);
            while determinized.current == seat("a") {
                let action = Luxor::random_action(&scene.setup, &determinized, &mut rng);
                let mut chance = RngChance::seeded(&Seed::from_number(1));
                Luxor::play(&scene.setup, &mut determinized, action, &mut chance, &mut Silent);
            }
        }
    }
}

#[test]
fn l12_a_key_after_an_unlucky_roll_may_be_declined() {
    let mut scene =
        Scene::with(2, &[Characters], "a: 38\na has: special-key, 2 keys\na hand: die, 3, 3, 3, 5");
    scene.chance(&["die 4"]).play("play left");
    assert_eq!(scene.legal(), ["move 38 by 3", "decline"]);
}

#[test]
fn l49_a_play_that_had_an_effect_tells_nothing_of_the_other_card_later() {
    // Neither end moves anybody by itself; a key makes the left one move.
    let mut scene = Scene::with(
        2,
        &[Characters],
        "a: 38 39
         a has: special-key, 2 keys
         a hand: 4, die, 1, 1, 5
         b: 12
         b hand: +-1, 2, 2, 3, 3
         13: vase-3-5",
    );
    scene.play("play left").play("use card").play("move 38 by 3");
    scene.play("play left").play("move 12 by 1");
    scene.state.players[0].keys = 2;
    scene.chance(&["die 3"]).play("play left");
    assert_eq!(scene.legal(), ["move 39 by 2", "decline"]);
    scene.play("decline");
    assert_eq!(scene.state.beyond.exclusions.of(seat("a")), None);
}
