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
