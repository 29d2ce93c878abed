//! M1 to M10: the mummy walks, adventurers fall and rise.

use crate::Place;
use crate::action::Action;
use crate::event::Event;
use crate::options::Module;
use crate::scene::Scene;

const MUMMY: &[Module] = &[Module::Mummy];

fn place(scene: &Scene) -> String {
    scene.view().mummy.unwrap().place.to_string()
}

fn talismans(scene: &Scene, seat: usize) -> u8 {
    scene.view().players[seat].talismans
}

#[test]
fn m1_the_mummy_is_laid_out() {
    for (players, each) in [(2, 6), (3, 4), (4, 3), (5, 2)] {
        let view = Scene::with(players, MUMMY, "").view();
        assert!(view.players.iter().all(|player| player.talismans == each));
        let mummy = view.mummy.unwrap();
        assert_eq!(mummy.talismans, 20 - players * each);
        assert_eq!((mummy.open.len(), mummy.stack), (3, 15));
        assert_eq!(mummy.discarded, []);
        assert_eq!(mummy.place, Place::space(40));
    }
    // The last space before the tomb may be no treasure; an artifact will do.
    let moved = crate::components::DEFAULT.replace("level-3 = [30, 39]", "level-3 = [30, 40]");
    for modules in [MUMMY, &[Module::Mummy, Module::Artifacts]] {
        let scene = Scene::edition(&moved, 2, modules, "");
        assert_eq!(place(&scene), "39");
        assert!(scene.tile_on(40).starts_with("horus"));
    }
}

fn about_to_take_a_card() -> Scene {
    let mut scene = Scene::with(
        2,
        MUMMY,
        "a: 3 stairs
         a hand: 1, 2, 3, 4, 5
         a has: 0 talismans
         b: 22
         mummy: 23",
    );
    scene.play("play left").play("move 3 by 1");
    assert_eq!(scene.legal(), ["take key", "take card 1"]);
    scene
}

#[test]
fn m2_taking_a_horus_card_moves_the_mummy_by_its_eyes() {
    let mut scene = about_to_take_a_card();
    scene.play("take card 1");
    assert_eq!((place(&scene).as_str(), scene.figures("b").as_str()), ("22", "lying-22"));

    let mut scene = about_to_take_a_card();
    scene.play("take key");
    assert_eq!((place(&scene).as_str(), scene.figures("b").as_str()), ("23", "22"));
}

#[test]
fn m2_playing_a_horus_card_moves_the_mummy_before_anybody_moves() {
    for (card, ends) in [("horus1 1-3", "19"), ("horus2 1-4", "18"), ("horus3 1-5", "17")] {
        let mut scene = Scene::with(2, MUMMY, &format!("a: 9 5\na hand: {card}, 2, 3, 4, 5\nmummy: 20"));
        scene.play("play left");
        assert_eq!(place(&scene), ends);
        assert_eq!(scene.figures("a"), "9 5", "nobody has moved yet");
        assert!(scene.legal().contains(&"move 9 by 1".into()));
    }
    let mut scene = Scene::with(2, MUMMY, "a: 9\na hand: 1, 2, 3, 4, 5\nmummy: 20");
    scene.play("play left");
    assert_eq!(place(&scene), "20", "a basic card does not move it");
}

/// `a` plays a Horus card of three eyes.
fn three_steps(text: &str) -> Scene {
    let mut scene =
        Scene::with(4, MUMMY, &format!("a hand: horus3 1-5, 1, 1, 1, 1\na has: 0 talismans\n{text}"));
    scene.play("play left");
    scene
}

#[test]
fn m3_it_walks_from_tile_to_tile() {
    assert_eq!(place(&three_steps("a: 33\nmummy: 20\n19: empty\n17: empty")), "15");
    // Osiris and Horus tiles count like any other, and it is not pushed on.
    assert_eq!(place(&three_steps("a: 33\nmummy: 17")), "14");
}

#[test]
fn m3_after_the_last_tile_it_is_lifted_to_the_first_before_the_tomb() {
    assert_eq!(place(&three_steps("a: 33\nmummy: 1")), "38");
    assert_eq!(place(&three_steps("a: 33\nmummy: 2\n40: empty")), "38");
    // It passes neither the empty space behind the last tile nor the one before the tomb.
    let scene = three_steps("a: 33\nmummy: 2\n1: empty\n40: empty\nb: 1\nc: 40\nd: 39 38 37");
    assert_eq!(place(&scene), "37");
    assert_eq!((scene.figures("b"), scene.figures("c")), ("1".into(), "40".into()));
    assert_eq!(scene.figures("d"), "lying-39 lying-38 lying-37");
}

#[test]
fn m4_passing_lays_down_others_on_tiles_and_on_empty_spaces() {
    let scene = three_steps("a: 33\nmummy: 20\n18: empty\nb: 19 18\nc: 17 20\nd: 16 15 stairs");
    assert_eq!(place(&scene), "16");
    assert_eq!(scene.figures("b"), "lying-19 lying-18");
    assert_eq!(scene.figures("c"), "20 lying-17", "where it came from it passes nobody");
    assert_eq!(scene.figures("d"), "lying-16 15 stairs");
}

#[test]
fn m4_passing_spares_the_movers_own() {
    let scene = three_steps("a: 19 18 16\nmummy: 20");
    assert_eq!(scene.figures("a"), "19 18 16");
    let scene = three_steps("a: 33 19\nmummy: 20\n19: empty");
    assert_eq!(scene.figures("a"), "33 19");
}

#[test]
fn m5_where_it_ends_everybody_falls() {
    let scene = three_steps("a: 33 17 17\nb: 17 5\nc: 17 lying-17\nmummy: 20");
    assert_eq!(scene.figures("a"), "33 lying-17 lying-17");
    assert_eq!(scene.figures("b"), "lying-17 5");
    assert_eq!(scene.figures("c"), "lying-17 lying-17");
}

#[test]
fn m5_stairs_and_tomb_are_safe() {
    let scene = three_steps("a: 33 stairs\nb: stairs tomb\nc: tomb\nmummy: 2");
    assert_eq!(place(&scene), "39");
    assert_eq!(
        (scene.figures("a"), scene.figures("b"), scene.figures("c")),
        ("33 stairs".into(), "tomb stairs".into(), "tomb".into())
    );
}

#[test]
fn m6_one_talisman_for_each_other_player_laid_low() {
    let scene = three_steps("a: 33 17\nb: 19 18\nc: 17\nd: 5\nmummy: 20\nsupply: 8 talismans");
    assert_eq!((talismans(&scene, 0), scene.view().mummy.unwrap().talismans), (2, 6));
    // While the supply lasts.
    let scene = three_steps("a: 33\nb: 19 18\nc: 17\nmummy: 20\nsupply: 1 talismans");
    assert_eq!((talismans(&scene, 0), scene.view().mummy.unwrap().talismans), (1, 0));
    // Not for one's own, nor for those who lay there already.
    let scene = three_steps("a: 33 17\nb: lying-19\nc: lying-17\nmummy: 20");
    assert_eq!(talismans(&scene, 0), 0);
}

#[test]
fn m6_talismans_come_for_taking_a_card_too() {
    let mut scene = about_to_take_a_card();
    scene.play("take card 1");
    assert_eq!(talismans(&scene, 0), 1);
}

#[test]
fn m7_who_ends_on_the_mummys_tile_falls_and_does_not_act() {
    let mut scene = Scene::with(
        2,
        MUMMY,
        "a: 16 20
         a hand: 1, 2, 3, 4, 5
         a has: 0 talismans
         17: vase-1-1
         mummy: 17",
    );
    scene.play("play left").play("move 16 by 1");
    assert_eq!(scene.figures("a"), "20 lying-17");
    assert_eq!((scene.view().players[0].points, scene.tile_on(17).as_str()), (0, "vase-1-1"));
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn m7_passing_the_mummy_does_no_harm() {
    let mut scene =
        Scene::with(2, MUMMY, "a: 16\na hand: 2, 2, 3, 4, 5\na has: 0 talismans\nmummy: 17\n18: vase-1-1");
    scene.play("play left").play("move 16 by 2");
    assert_eq!((scene.figures("a").as_str(), scene.view().players[0].points), ("18", 1));
}

#[test]
fn m7_holds_for_pushes_and_tunnels_too() {
    let mut scene = Scene::with(
        2,
        MUMMY,
        "a: 13
         a hand: 1, 2, 3, 4, 5
         a has: 0 talismans
         14: osiris-3
         17: vase-1-1
         mummy: 17",
    );
    scene.play("play left").play("move 13 by 1");
    assert_eq!(scene.figures("a"), "lying-17");

    let mut scene = Scene::with(
        2,
        MUMMY,
        "a: 2
         a hand: 1, 2, 3, 4, 5
         a has: 0 talismans
         3: tunnel
         10: tunnel
         mummy: 10",
    );
    scene.play("play left").play("move 2 by 1");
    assert_eq!(scene.figures("a"), "lying-10");
}

#[test]
fn m8_a_lying_adventurer_neither_moves_nor_counts_but_scores_its_place() {
    let mut scene = Scene::with(
        2,
        MUMMY,
        "a: lying-17 lying-20 16
         a hand: 1, 2, 3, 4, 5
         a has: 0 talismans
         17: vase-2-3
         mummy: 40",
    );
    scene.play("decline").play("play left");
    assert_eq!(scene.legal(), ["move 16 by 1"]);
    assert_eq!(scene.refused("move 20 by 1"), "M8");
    scene.play("move 16 by 1");
    assert_eq!(scene.view().players[0].points, 0, "only one stands there");
    assert_eq!(scene.view().players[0].standing.parts[1], 3 + 3 + 3);
}

#[test]
fn m8_a_lying_adventurer_does_not_count_for_an_artifact() {
    let mut scene = Scene::with(
        2,
        &[Module::Mummy, Module::Artifacts],
        "a: lying-17 16
         a hand: 1, 2, 3, 4, 5
         a has: 0 talismans
         17: artifact-2-3
         mummy: 40",
    );
    scene.play("decline").play("play left").play("move 16 by 1");
    assert_eq!((scene.view().players[0].points, scene.tile_on(17).as_str()), (0, "artifact-2-3"));
}

fn lying() -> Scene {
    let scene = Scene::with(
        2,
        MUMMY,
        "a: lying-9 lying-12 lying-12 20 statue-3
         a hand: 1, 2, 3, 4, 5
         open: points 2, keys 2, scarab
         12: vase-1-1
         mummy: 40",
    );
    assert_eq!(scene.legal(), ["roll", "decline"]);
    scene
}

#[test]
fn m9_one_or_two_raises_one_and_ends_the_turn() {
    for die in ["die 1", "die 2"] {
        let mut scene = lying();
        scene.chance(&[die]).play("roll");
        assert_eq!(scene.legal(), ["stand up 9", "stand up 12", "decline"]);
        assert_eq!(scene.refused("stand up 20"), "M10");
        assert_eq!(scene.refused("raise all"), "M9");
        scene.play("stand up 12");
        assert_eq!(scene.figures("a"), "20 12 lying-12 lying-9 statue-3");
        // No card, no draw, no mummy tile.
        assert_eq!((scene.decider(), scene.hand("a").as_str()), ('b', "1, 2, 3, 4, 5"));
        assert_eq!(talismans(&scene, 0), 6);
    }
}

#[test]
fn m9_with_one_or_two_even_a_single_one_may_be_left_lying() {
    for lies in ["lying-12", "lying-12 lying-12"] {
        let mut scene = Scene::with(2, MUMMY, &format!("a: {lies} 20\na hand: 1, 2, 3, 4, 5\nmummy: 40"));
        scene.chance(&["die 1"]).play("roll");
        assert_eq!(scene.legal(), ["stand up 12", "decline"], "those on one place are one choice");
        scene.play("decline");
        assert_eq!(scene.figures("a"), format!("20 {lies}"));
        assert_eq!((scene.decider(), scene.hand("a").as_str()), ('b', "1, 2, 3, 4, 5"), "the turn is over");
    }
}

#[test]
fn m9_three_or_four_raises_all_and_ends_the_turn() {
    for die in ["die 3", "die 4"] {
        let mut scene = lying();
        scene.chance(&[die]).play("roll");
        assert_eq!(scene.legal(), ["raise all", "stand up 9", "stand up 12", "decline"], "the usual first");
        scene.play("raise all");
        assert_eq!(scene.figures("a"), "20 12 12 9 statue-3");
        assert_eq!(scene.events.iter().filter(|event| matches!(event, Event::Raised { .. })).count(), 3);
        assert_eq!((scene.decider(), scene.hand("a").as_str()), ('b', "1, 2, 3, 4, 5"));
        assert_eq!(talismans(&scene, 0), 6);
    }
}

#[test]
fn m9_five_or_six_raises_all_and_the_turn_goes_on() {
    for die in ["die 5", "die 6"] {
        let mut scene = lying();
        scene.chance(&[die]).play("roll").play("raise all");
        assert_eq!(scene.figures("a"), "20 12 12 9 statue-3");
        assert_eq!((scene.decider(), scene.legal()), ('a', vec!["play left".into(), "play right".into()]));
        scene.play("play left").play("move 9 by 1").play("use tile 1");
        assert_eq!(scene.decider(), 'b');
    }
}

#[test]
fn m9_with_three_to_six_some_may_be_left_lying() {
    for (die, next) in [("die 3", 'b'), ("die 6", 'a')] {
        let mut scene = lying();
        scene.chance(&[die]).play("roll").play("stand up 12");
        assert_eq!(scene.figures("a"), "20 12 lying-12 lying-9 statue-3");
        assert_eq!(
            scene.legal(),
            ["raise all", "stand up 9", "stand up 12", "decline"],
            "one still lies on 12"
        );
        scene.play("stand up 12");
        assert_eq!(scene.legal(), ["stand up 9", "decline"], "the last one needs no `raise all`");
        assert_eq!(scene.refused("raise all"), "M9");
        scene.play("decline");
        assert_eq!((scene.figures("a").as_str(), scene.decider()), ("20 12 12 lying-9 statue-3", next));
        assert_eq!(scene.legal(), ["play left", "play right"], "nobody is asked to roll once more");
    }
    // None at all, or all one after the other.
    let mut scene = lying();
    scene.chance(&["die 5"]).play("roll").play("decline");
    assert_eq!(scene.figures("a"), "20 lying-12 lying-12 lying-9 statue-3");
    assert_eq!((scene.decider(), scene.legal()[0].as_str()), ('a', "play left"));
    let mut scene = lying();
    scene.chance(&["die 5"]).play("roll").play("stand up 9").play("stand up 12").play("stand up 12");
    assert_eq!(
        (scene.figures("a").as_str(), scene.legal()[0].as_str()),
        ("20 12 12 9 statue-3", "play left")
    );
}

#[test]
fn m9_who_was_left_lying_may_be_raised_in_an_extra_turn() {
    let mut scene = Scene::with(
        2,
        MUMMY,
        "a: lying-9 lying-12 20
         a hand: 1, 2, 3, 4, 5
         a has: 9 talismans
         21: osiris-1
         22: vase-3-5
         open: extra-turn
         mummy: 40",
    );
    scene.chance(&["die 6"]).play("roll").play("stand up 12").play("decline");
    scene.play("play left").play("move 20 by 1").play("use tile 1");
    assert_eq!((scene.decider(), scene.legal()), ('a', vec!["roll".into(), "decline".into()]));
    scene.chance(&["die 2"]).play("roll").play("decline");
    assert_eq!((scene.decider(), scene.figures("a").as_str()), ('b', "22 12 lying-9"));
}

#[test]
fn m9_is_optional_and_offered_only_if_somebody_can_be_raised() {
    let mut scene = lying();
    scene.play("decline");
    assert_eq!(scene.legal(), ["play left", "play right"]);
    assert_eq!(scene.figures("a"), "20 lying-12 lying-12 lying-9 statue-3");
    // Nobody lies on the path: those at the statues do not count.
    let scene = Scene::with(2, MUMMY, "a: 20 statue-1\nmummy: 40");
    assert_eq!(scene.legal()[0], "play left");
    // Only those on the mummy's own tile lie.
    let scene = Scene::with(2, MUMMY, "a: 20 lying-9 lying-9\nmummy: 9");
    assert_eq!(scene.legal()[0], "play left");
    // Somebody else's do not count either.
    let scene = Scene::with(2, MUMMY, "a: 20\nb: lying-12\nmummy: 9");
    assert_eq!(scene.legal()[0], "play left");
}

#[test]
fn m9_the_roll_cannot_be_rolled_again() {
    let mut scene =
        Scene::with(2, &[Module::Mummy, Module::Characters], "a: lying-9 lying-12\na has: reroll\nmummy: 40");
    scene.chance(&["die 1"]).play("roll");
    assert_eq!(scene.legal(), ["stand up 9", "stand up 12", "decline"]);
}

#[test]
fn m9_raising_counts_as_moving() {
    let mut scene = Scene::with(2, MUMMY, "a: lying-9\nb: lying-12\nmummy: 40");
    scene.chance(&["die 1"]).play("roll");
    assert!(!scene.state.moved, "not yet");
    scene.play("stand up 9");
    assert!(scene.state.moved);
    scene.chance(&["die 4"]).play("roll").play("stand up 12");
    assert_eq!((scene.decider(), scene.state.round), ('a', 2), "L42: the game goes on");
}

#[test]
fn m10_the_raised_stand_where_they_lay_and_do_not_act() {
    let mut scene = lying();
    scene.chance(&["die 6"]).play("roll").play("raise all");
    assert_eq!((scene.tile_on(12).as_str(), scene.view().players[0].points), ("vase-1-1", 0));
    assert_eq!(scene.legal()[0], "play left");
}

#[test]
fn m10_nobody_rises_on_the_mummys_tile() {
    let text = "a: lying-9 lying-12 lying-20\na has: 0 talismans\nmummy: 12";
    let mut scene = Scene::with(2, MUMMY, text);
    scene.chance(&["die 2"]).play("roll");
    assert_eq!(scene.legal(), ["stand up 9", "stand up 20", "decline"]);
    let mut scene = Scene::with(2, MUMMY, text);
    scene.chance(&["die 5"]).play("roll");
    assert_eq!(scene.legal(), ["raise all", "stand up 9", "stand up 20", "decline"]);
    assert_eq!(scene.refused("stand up 12"), "M10");
    scene.play("raise all");
    assert_eq!((scene.figures("a").as_str(), scene.legal()[0].as_str()), ("20 lying-12 9", "play left"));
    // One by one: the question ends with those who can be raised.
    let mut scene = Scene::with(2, MUMMY, text);
    scene.chance(&["die 4"]).play("roll").play("stand up 20");
    assert_eq!(scene.legal(), ["stand up 9", "decline"]);
    scene.play("stand up 9");
    assert_eq!((scene.figures("a").as_str(), scene.decider()), ("20 lying-12 9", 'b'));
}

#[test]
fn m6_the_mummys_walk_emits_events() {
    let scene = three_steps("a: 33\nb: 19 17\nmummy: 20");
    let events: Vec<String> = scene.events.iter().map(|event| format!("{event:?}")).collect();
    assert_eq!(events.iter().filter(|event| event.starts_with("LaidDown")).count(), 2);
    assert!(events.iter().any(|event| event.starts_with("TalismansTaken")));
    let moves = scene.legal().iter().all(|action| matches!(action.parse(), Ok(Action::Move { .. })));
    assert!(moves);
}
