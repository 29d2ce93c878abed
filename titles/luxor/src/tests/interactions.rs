//! Where rules of different modules meet.

use crate::options::{Module, Options};
use crate::scene::{Scene, seat};
use crate::{Luxor, View};
use game::{ChaCha8Rng, Game, RngChance, Seat, Seed, SeedableRng, Silent, Viewer};

use Module::{Artifacts, Characters, Equipment, Mummy};

fn mummy_at(scene: &Scene) -> String {
    scene.view().mummy.unwrap().place.to_string()
}

fn view_of(scene: &Scene, seat: u8) -> View {
    Luxor::view(&scene.setup, &scene.state, Viewer::Seat(Seat(seat)))
}

#[test]
fn c6_a_horus_card_played_with_forward_still_moves_the_mummy() {
    let mut scene = Scene::with(
        2,
        &[Mummy, Characters],
        "a: 25 9
         a hand: horus2 1-4, 2, 3, 4, 5
         a has: forward, 0 talismans
         b: 19
         26: vase-3-5
         mummy: 20",
    );
    scene.play("play left");
    assert_eq!((mummy_at(&scene).as_str(), scene.figures("b").as_str()), ("18", "lying-19"));
    assert_eq!(scene.legal(), ["use card", "forward 9", "forward 25"]);
    scene.play("forward 25");
    assert_eq!((scene.figures("a").as_str(), scene.view().players[0].talismans), ("26 9", 1));
}

#[test]
fn m5_the_movers_own_fall_where_it_stops_before_they_move() {
    let text = "a hand: horus2 1-4, 2, 3, 4, 5\na has: 0 talismans\nmummy: 20";
    let mut scene = Scene::with(2, &[Mummy], &format!("a: 18 9\n{text}"));
    scene.play("play left");
    assert_eq!(scene.figures("a"), "lying-18 9");
    assert_eq!(scene.legal(), [1, 2, 3, 4].map(|by| format!("move 9 by {by}")));
}

#[test]
fn l12_whether_a_horus_card_moves_is_decided_after_the_mummys_move() {
    // The only one who could move with it would fall.
    let mut scene = Scene::with(2, &[Mummy], "a: 18\na hand: horus2 1-4, 2, 3, 4, 5\nmummy: 20");
    assert_eq!(scene.legal(), ["play right"]);
    assert_eq!(scene.refused("play left"), "L12");
    let scene = Scene::with(2, &[Mummy], "a: 18\na hand: horus2 1-4, 2, 3, 4, 5\nmummy: 21");
    assert_eq!(scene.legal(), ["play left", "play right"]);
    // "Last to second-to-last" needs two who still stand.
    let scene = Scene::with(2, &[Mummy], "a: 18 25\na hand: horus2 last, 2, 3, 4, 5\nmummy: 20");
    assert_eq!(scene.legal(), ["play right"]);
    let scene = Scene::with(2, &[Mummy], "a: 18 25 9\na hand: horus2 last, 2, 3, 4, 5\nmummy: 20");
    assert_eq!(scene.legal(), ["play left", "play right"]);
}

#[test]
fn l13_a_horus_card_without_effect_still_moves_the_mummy() {
    let mut scene = Scene::with(
        2,
        &[Mummy],
        "a: 18\na hand: horus2 1-4, 2, 3, 4, horus2 1-5\na has: 0 talismans\nsupply: 0 talismans\nb: 19\nmummy: 20",
    );
    assert_eq!(scene.legal(), ["play left", "play right"]);
    scene.play("play right");
    assert_eq!((mummy_at(&scene).as_str(), scene.figures("a").as_str()), ("18", "lying-18"));
    assert_eq!((scene.figures("b").as_str(), scene.decider()), ("lying-19", 'b'));
    assert!(!scene.state.moved);
}

#[test]
fn l36_who_runs_into_the_mummy_falls_and_cannot_act() {
    let mut scene = Scene::with(
        2,
        &[Mummy],
        "a: 16 9
         a hand: horus1 all 1, 2, 3, 4, 5
         a has: 0 talismans
         10: wild
         mummy: 18",
    );
    scene.play("play left");
    assert_eq!(scene.figures("a"), "lying-17 10");
    assert_eq!((scene.view().players[0].wild, scene.decider()), (1, 'b'), "only one can act");
}

#[test]
fn l36_only_who_stands_after_the_mummys_move_takes_part() {
    let mut scene = Scene::with(
        2,
        &[Mummy],
        "a: 17 9 lying-5
         a hand: horus1 all 1, 2, 3, 4, 5
         a has: 0 talismans
         10: vase-3-5
         mummy: 18",
    );
    scene.play("decline").play("play left");
    assert_eq!(scene.figures("a"), "lying-17 10 lying-5");
}

#[test]
fn c3_a_tunnel_over_two_statues_asks_twice() {
    let mut scene = Scene::with(
        3,
        &[Characters],
        "a: 2 statue-1 statue-2
         a hand: 1, 2, 3, 4, 5
         c hand: 1, 2, 3, 4, 5
         c has: rearrange
         3: tunnel
         19: tunnel",
    );
    scene.play("play left").play("move 2 by 1");
    assert_eq!((scene.decider(), scene.figures("a").as_str()), ('c', "19 stairs stairs"));
    scene.play("shift 1 to 5");
    assert_eq!((scene.decider(), scene.hand("c").as_str()), ('c', "2, 3, 4, 5, 1"));
    scene.play("decline");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn c3_a_mummy_tile_that_activates_somebody_counts() {
    let mut scene = Scene::with(
        2,
        &[Mummy, Characters],
        "a: 33 8 statue-1
         a hand: 1, 1, 3, 4, 5
         a has: 4 talismans
         b has: rearrange
         34: vase-3-5
         open: rearmost 2
         mummy: 20",
    );
    scene.play("play left").play("move 33 by 1").play("use tile 1").play("move 8 by 1");
    assert_eq!((scene.decider(), scene.figures("a").as_str()), ('b', "34 9 stairs"));
    assert!(scene.legal().contains(&"shift 1 to 5".into()));
    assert_eq!(scene.state.current, seat("a"));
    assert_eq!(scene.view().mummy.unwrap().open.len(), 0, "the new tile is opened afterwards");
    scene.play("shift 1 to 5");
    assert_eq!((scene.decider(), scene.view().mummy.unwrap().open.len()), ('b', 1));
}

#[test]
fn c3_raising_does_not_count() {
    let mut scene = Scene::with(2, &[Mummy, Characters], "a: lying-9\nb has: rearrange\nmummy: 20");
    scene.chance(&["die 5"]).play("roll").play("stand up 9");
    assert_eq!((scene.decider(), scene.legal()[0].as_str()), ('a', "play left"));
}

#[test]
fn c3_is_asked_within_the_sequence_of_l36() {
    let mut scene = Scene::with(
        2,
        &[Characters],
        "a: 16 8 statue-1 statue-2
         a hand: horus1 all 1, 2, 3, 4, 5
         b has: rearrange
         9: vase-1-1
         17: statue-1-1",
    );
    scene.play("play left");
    assert_eq!((scene.decider(), scene.figures("a").as_str()), ('b', "17 8 stairs statue-1"));
    scene.play("shift 1 to 5");
    assert_eq!((scene.decider(), scene.figures("a").as_str()), ('b', "17 9 stairs stairs"));
    scene.play("decline");
    assert_eq!((scene.decider(), scene.legal()), ('a', vec!["act 9".into(), "act 17".into()]));
    scene.play("act 17");
    assert_eq!((scene.view().players[0].points, scene.tile_on(9).as_str()), (1, "vase-1-1"));
}

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

/// `a` stands on 28 with a key: a +/-1 moves nobody by itself, since nothing lies behind and Osiris would push beyond the tomb.
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

#[test]
fn l41_extra_turns_are_taken_inside_the_last_round() {
    let mut scene = Scene::with(
        2,
        &[Mummy],
        "a: tomb 9
         b: tomb 33
         b hand: 1, 1, 1, 1, 1
         b has: 9 talismans
         34: vase-3-5
         35: vase-3-5
         open: extra-turn
         mummy: 20
         turn: b
         first: a",
    );
    scene.play("play left").play("move 33 by 1").play("use tile 1");
    assert_eq!((scene.decider(), scene.state.round), ('b', 1));
    scene.state.beyond.mummy.talismans = [0; 5];
    scene.play("play left").play("move 34 by 1");
    assert_eq!(scene.decider(), '-', "the round is over, and so is the game");
}

#[test]
fn c9_and_m12_extra_turns_add_up() {
    let mut scene = Scene::with(
        2,
        &[Mummy, Characters],
        "a: 25 33 lying-9
         a hand: 1, 1, 1, 1, 1
         a has: extra-turn, 9 talismans, 1 statue, 1 jewellery
         26: vase-1-1
         34: vase-3-5
         35: vase-3-5
         open: extra-turn
         mummy: 20",
    );
    scene.play("decline").play("play left").play("move 25 by 1").play("extra turn").play("use tile 1");
    assert_eq!(scene.view().players[0].extra_turns, 1, "one is under way, one to come");
    assert_eq!(scene.legal(), ["roll", "decline"], "M9: in extra turns too");
    scene.state.beyond.mummy.talismans = [0; 5];
    scene.chance(&["die 3"]).play("roll").play("stand up 9");
    assert_eq!(
        (scene.decider(), scene.state.turn),
        ('a', 3),
        "over by the roll, and the next extra turn comes"
    );
    scene.play("play left").play("move 33 by 1");
    assert_eq!((scene.decider(), scene.state.turn, scene.state.round), ('b', 4, 1));
}

#[test]
fn m9_when_everybody_lies() {
    let text = "a: lying-9 lying-12 lying-12 lying-20\na hand: 1, 2, 3, 4, 5\na has: 0 talismans\nmummy: 20";
    let raised = |die| {
        let mut scene = Scene::with(2, &[Mummy], text);
        scene.chance(&[die]).play("roll");
        let first = scene.legal()[0].clone();
        scene.play(&first);
        (scene.figures("a"), scene.decider(), scene.legal()[0].clone())
    };
    let all = "lying-20 12 12 9";
    assert_eq!(raised("die 2"), ("lying-20 lying-12 lying-12 9".into(), 'b', "play left".into()));
    assert_eq!(raised("die 4"), (all.into(), 'b', "play left".into()));
    assert_eq!(raised("die 5"), (all.into(), 'a', "play left".into()));
    // Who would rather not roll plays a card without effect (L13).
    let mut scene = Scene::with(2, &[Mummy], text);
    scene.play("decline");
    assert_eq!(scene.legal(), ["play left", "play right"]);
    scene.play("play left");
    assert_eq!((scene.figures("a").as_str(), scene.decider()), ("lying-20 lying-12 lying-12 lying-9", 'b'));
}

#[test]
fn l37_the_lying_do_not_count_for_last_to_second_to_last() {
    let mut scene = Scene::with(
        2,
        &[Mummy],
        "a: lying-5 9 lying-12 16 20
         a hand: horus1 last, 2, 3, 4, 5
         a has: 0 talismans
         16: vase-3-5
         mummy: 40",
    );
    scene.play("decline").play("play left");
    assert_eq!(scene.figures("a"), "20 16 16 lying-12 lying-5");
    let mut scene = Scene::with(2, &[Mummy], "a: lying-5 9\na hand: horus1 last, 2, 3, 4, 5\nmummy: 40");
    scene.play("decline");
    assert_eq!(scene.legal(), ["play right"]);
}

#[test]
fn l24_the_lying_do_not_count_for_a_treasure_with_less_either() {
    let mut scene = Scene::with(
        2,
        &[Mummy],
        "a: lying-12 11\na hand: horus1 less 1, 2, 3, 4, 5\na has: 0 talismans\n12: vase-3-5\nmummy: 40",
    );
    scene.play("decline").play("play left").play("move 11 by 1");
    assert_eq!(scene.view().players[0].points, 0, "less makes three two, and only one stands");
}

#[test]
fn a2_below_a_treasure_next_to_a_temple_icon() {
    let text = "a: 1 2\na has: temple-action\na hand: 1, 1, 1, 1, 1\n2: vase-1-1\n3: artifact-1-1";
    let mut scene = Scene::with(2, &[Artifacts, Characters], text);
    // Space 2 has no icon: a prize comes to light there, and C7 has nothing to do.
    scene.play("play left").play("move 1 by 1");
    let below = scene.tile_on(2);
    assert_eq!(below.matches('-').count(), 2, "{below} is a treasure or an artifact");
    assert_eq!((scene.decider(), scene.view().players[0].points), ('b', 1));
    // Space 3 has one: a temple tile comes to light, even below an artifact.
    let mut scene = Scene::with(2, &[Artifacts, Characters], text);
    scene.play("play left").chance(&["falcon wild"]).play("move 2 by 1");
    assert_eq!((scene.tile_on(3).as_str(), scene.legal()), ("wild", vec!["act 3".into(), "decline".into()]));
    assert_eq!(scene.view().players[0].artifacts, 1);
}

#[test]
fn c7_a_favour_turned_up_gives_a_horus_card_and_moves_the_mummy() {
    let mut scene = Scene::with(
        2,
        &[Mummy, Characters],
        "a: 2
         a has: temple-action, 0 talismans
         a hand: 1, 2, 3, 4, 5
         b: 19 18
         3: vase-1-1
         horus2: horus2 last
         mummy: 20",
    );
    scene.play("play left").chance(&["falcon favour-1-2"]).play("move 2 by 1").play("act 3");
    assert_eq!(scene.legal(), ["take card 1", "take card 2"]);
    scene.play("take card 2");
    assert_eq!((mummy_at(&scene).as_str(), scene.figures("b").as_str()), ("18", "lying-19 lying-18"));
    assert_eq!(scene.view().players[0].talismans, 1);
    assert_eq!(scene.hand("a"), "2, 3, horus2 last, 4, 5", "L27: no card is drawn");
}

#[test]
fn c7_a_tunnel_turned_up_is_gone_through() {
    let mut scene = Scene::with(
        2,
        &[Mummy, Characters],
        "a: 2 statue-1
         a has: temple-action, 0 talismans
         a hand: 1, 2, 3, 4, 5
         b has: rearrange
         3: vase-1-1
         10: tunnel
         mummy: 10",
    );
    scene.play("play left").chance(&["falcon tunnel"]).play("move 2 by 1").play("act 3");
    assert_eq!(scene.figures("a"), "lying-10 stairs", "L20, and M7 at the other end");
    assert_eq!((scene.decider(), scene.legal()[0].as_str()), ('b', "decline"), "C3");
}

#[test]
fn q6_a_horus_card_taken_is_the_first_of_the_two() {
    let mut scene = Scene::with(
        2,
        &[Equipment, Mummy],
        "a: 1
         a hand: equipment 2+, 1, 2, 3, 4
         a has: 0 talismans
         horus1: horus1 last
         mummy: 20",
    );
    scene.play("play left").play("add left").play("move 1 by 3").play("take card 1");
    assert_eq!(mummy_at(&scene), "19", "M2: at once");
    assert_eq!(scene.legal(), ["put left", "put right"]);
    let held = |seat| view_of(&scene, seat).held.unwrap().card.map(|card| card.to_string());
    assert_eq!((held(0), held(1)), (Some("horus1 last".into()), Some("horus1 last".into())), "all saw it");
    scene.chance(&["cards die"]).play("put right");
    assert_eq!(scene.hand("a"), "2, 3, die, horus1 last, 4");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn q6_a_key_taken_leaves_two_cards_to_draw() {
    let mut scene = Scene::with(2, &[Equipment], "a: 1\na hand: equipment 2+, 1, 2, 3, 4");
    scene.play("play left").play("add left").play("move 1 by 3").chance(&["cards 5"]).play("take key");
    scene.chance(&["cards die"]).play("put left");
    assert_eq!(scene.hand("a"), "2, 5, die, 3, 4");
}

#[test]
fn c4_with_an_empty_stack_of_its_own_the_tile_offers_no_card() {
    let text = "a: 3\na has: choose-horus\na hand: 1, 2, 3, 4, 5\nhorus1: empty";
    let mut scene = Scene::with(2, &[Characters], text);
    scene.play("play left").play("move 3 by 1");
    assert_eq!((scene.decider(), scene.view().players[0].keys), ('b', 1), "the key, without a question");
    let mut scene = Scene::with(2, &[Characters], &format!("{text}\nsupply: 0 keys"));
    scene.play("play left").play("move 3 by 1");
    assert_eq!((scene.decider(), scene.view().players[0].keys), ('b', 0), "nothing at all");
    assert!(scene.view().players[0].open.iter().all(|open| !open), "no Horus card was taken");
}

#[test]
fn c4_other_stacks_may_be_empty() {
    let text = "a: 3\na has: choose-horus\na hand: 1, 2, 3, 4, 5\nhorus2: empty";
    let mut scene = Scene::with(2, &[Characters], text);
    scene.play("play left").play("move 3 by 1");
    assert_eq!(scene.legal(), ["take key", "take card 1", "take card 3"]);
    let mut scene = Scene::with(2, &[Characters], &format!("{text}\nhorus3: empty\nsupply: 0 keys"));
    scene.play("play left").play("move 3 by 1");
    assert_eq!(scene.decider(), 'b', "the only card left was taken without a question");
    assert_eq!(scene.view().players[0].open.iter().filter(|open| **open).count(), 1);
}

#[test]
fn c4_the_mummy_moves_by_the_eyes_of_the_card_taken() {
    let mut scene = Scene::with(
        2,
        &[Mummy, Characters],
        "a: 3\na has: choose-horus, 0 talismans\na hand: 1, 2, 3, 4, 5\nmummy: 20",
    );
    scene.play("play left").play("move 3 by 1").play("take card 3");
    assert_eq!(mummy_at(&scene), "17");
}

#[test]
fn f3_five_players_with_all_modules_play_to_the_end() {
    let setup = Luxor::set_up(None, &Options::with(5, &Module::ALL)).unwrap();
    for seed in 0..20 {
        let mut chance = RngChance::seeded(&Seed::from_number(seed));
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = Luxor::start(&setup, &mut chance, &mut Silent);
        while state.decider().is_some() {
            let action = Luxor::random_action(&setup, &state, &mut rng);
            Luxor::play(&setup, &mut state, action, &mut chance, &mut Silent);
        }
        assert!(state.in_tomb >= 2 || !state.moved);
        assert_eq!(Luxor::outcome(&setup, &state).unwrap().scores().len(), 5);
    }
}
