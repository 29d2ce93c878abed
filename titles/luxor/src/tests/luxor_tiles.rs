//! L24 to L33: the action of the tile where an adventurer ends.

use crate::event::Event;
use crate::luxor::Luxor;
use crate::options::Module;
use crate::scene::{Scene, seat};
use game::{Game, Viewer};

/// One of a's adventurers on 8, so many more on 9, where `tile` lies; the card is a 1.
fn step_onto_9(there: usize, tile: &str) -> Scene {
    let mut figures = vec!["8"];
    figures.resize(1 + there, "9");
    figures.resize(5, "stairs");
    let text = format!("a: {}\na hand: 1, 2, 3, 4, 5\n9: {tile}", figures.join(" "));
    let mut scene = Scene::base(2, &text);
    scene.play("play left").play("move 8 by 1");
    scene
}

#[test]
fn l24_enough_adventurers_take_the_treasure_and_score_it() {
    for (there, tile, points) in
        [(0, "vase-1-1", 1), (1, "vase-2-4", 4), (2, "vase-3-6", 6), (3, "vase-2-3", 3)]
    {
        let scene = step_onto_9(there, tile);
        let player = scene.player("a");
        assert_eq!(player.points, points, "{tile}");
        assert_eq!(player.treasures[0].1, 1);
        assert_eq!(scene.tile_on(9), "empty");
    }
}

#[test]
fn l24_too_few_take_nothing() {
    for (there, tile) in [(0, "vase-2-3"), (1, "vase-3-5"), (0, "vase-3-6")] {
        let scene = step_onto_9(there, tile);
        assert_eq!(scene.player("a").points, 0);
        assert_eq!(scene.player("a").treasures[0].1, 0);
        assert_eq!(scene.tile_on(9), tile);
    }
}

#[test]
fn l24_others_adventurers_and_those_not_active_do_not_count() {
    let mut scene = Scene::base(
        2,
        "a: 8 stairs statue-1 statue-2 statue-3\nb: 9 9 9 9 9\na hand: 1, 2, 3, 4, 5\n9: jewellery-2-3",
    );
    scene.play("play left").play("move 8 by 1");
    assert_eq!(scene.player("a").points, 0);
    assert_eq!(scene.tile_on(9), "jewellery-2-3");
}

#[test]
fn l24_taking_is_not_optional() {
    let mut scene = Scene::base(2, "a: 8 9 stairs stairs stairs\na hand: 1, 2, 3, 4, 5\n9: statue-2-4");
    scene.play("play left").play("move 8 by 1");
    assert_eq!(scene.decider(), 'b', "nobody was asked");
    assert_eq!(scene.player("a").treasures[1].1, 1);
}

#[test]
fn l24_only_where_the_moved_adventurer_ends() {
    // Three stand on 9 already; who moves elsewhere takes nothing there.
    let mut scene = Scene::base(2, "a: 8 9 9 9 stairs\na hand: 2, 2, 3, 4, 5\n9: vase-3-5\n10: vase-3-6");
    scene.play("play left").play("move 8 by 2");
    assert_eq!(scene.player("a").points, 0);
    assert_eq!(scene.tile_on(9), "vase-3-5");
}

#[test]
fn l25_with_an_icon_the_top_temple_tile_of_that_stack_is_laid_there_without_its_action() {
    for (space, outcome, tile) in
        [(7, "cobra scarab", "scarab"), (24, "falcon wild", "wild"), (38, "lion scarab", "scarab")]
    {
        let mut scene = Scene::base(
            2,
            &format!(
                "a: {} stairs stairs stairs stairs\nb: {space} 1 1 1 1\na hand: 1, 2, 3, 4, 5\n{space}: vase-1-1",
                space - 1
            ),
        );
        let before = scene.view();
        scene.play("play left").chance(&[outcome]).play(&format!("move {} by 1", space - 1));
        assert_eq!(scene.tile_on(space), tile);
        let view = scene.view();
        assert_eq!((view.scarabs, view.wild), (before.scarabs, before.wild), "its action does not happen");
        assert_eq!(scene.player("a").points, 1);
        assert!(scene.figures("a").starts_with(&space.to_string()), "everybody stays");
        assert!(scene.figures("b").starts_with(&space.to_string()));
        let icon = outcome.split(' ').next().unwrap();
        for ((name, now), (_, then)) in view.temple.iter().zip(&before.temple) {
            assert_eq!(*now, *then - u8::from(name.name() == icon));
        }
    }
}

#[test]
fn l25_without_an_icon_the_space_stays_empty() {
    let mut scene = step_onto_9(0, "vase-1-1");
    assert_eq!(scene.tile_on(9), "empty");
    assert!(!scene.happened(|event| matches!(event, Event::TileTurned { .. })));
    assert_eq!(scene.figures("a"), "9 stairs stairs stairs stairs");
    scene.play("play left");
    assert_eq!(scene.tile_on(9), "empty");
}

/// a steps onto the Horus tile with one eye.
fn step_onto_horus(more: &str) -> Scene {
    let mut scene = Scene::base(
        2,
        &format!("a: 3 stairs stairs stairs stairs\na hand: 1, 2, 3, 4, 5\nhorus1: horus1 1-3\n{more}"),
    );
    scene.chance(&["horus1 horus1 last"]).play("play left");
    scene.play("move 3 by 1");
    scene
}

#[test]
fn l26_a_key_or_the_top_card_of_the_level_if_both_are_there() {
    let mut scene = step_onto_horus("");
    assert_eq!(scene.legal(), ["take key", "take card 1"]);
    assert_eq!(scene.refused("take card 2"), "L26");
    assert_eq!(scene.refused("decline"), "L26");
    scene.play("take key");
    assert_eq!(scene.player("a").keys, 1);
    assert_eq!(scene.view().keys, 19);

    let mut scene = step_onto_horus("");
    scene.chance(&["horus1 horus1 last"]).play("take card 1");
    assert!(scene.hand("a").contains("horus1 1-3"));
    assert_eq!(scene.player("a").keys, 0);
    assert_eq!(scene.view().horus[0].top.unwrap().to_string(), "horus1 last", "the next card lies open");
    assert_eq!(scene.view().horus[0].count, 7);
}

#[test]
fn l26_the_level_is_that_of_the_tile() {
    for (space, level) in [(11, 1), (18, 2), (25, 2), (30, 3), (39, 3)] {
        let mut scene =
            Scene::base(2, &format!("a: {} stairs stairs stairs stairs\na hand: 1, 2, 3, 4, 5", space - 1));
        scene.play("play left").play(&format!("move {} by 1", space - 1));
        assert_eq!(scene.legal(), ["take key".to_string(), format!("take card {level}")]);
    }
}

#[test]
fn l26_only_a_key_if_the_stack_is_empty() {
    let scene = step_onto_horus("horus1: empty");
    assert_eq!(scene.player("a").keys, 1);
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn l26_only_a_card_if_there_is_no_key() {
    let scene = step_onto_horus("supply: 0 keys");
    assert_eq!(scene.hand("a"), "2, 3, horus1 1-3, 4, 5");
    assert_eq!(scene.player("a").keys, 0);
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn l26_nothing_if_there_is_neither() {
    let mut scene = Scene::base(
        2,
        "a: 3 stairs stairs stairs stairs\na hand: 1, 2, 3, 4, 5\nhorus1: empty\nsupply: 0 keys",
    );
    scene.play("play left").chance(&["cards die"]).play("move 3 by 1");
    assert_eq!(scene.player("a").keys, 0);
    assert_eq!(scene.hand("a"), "2, 3, die, 4, 5", "a card is drawn as always");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn l26_nobody_is_ever_said_to_take_no_keys() {
    let took_keys = |scene: &Scene| scene.happened(|event| matches!(event, Event::KeyTaken { .. }));
    assert!(took_keys(&step_onto_horus("horus1: empty")), "one key");
    assert!(!took_keys(&step_onto_horus("horus1: empty\nsupply: 0 keys")));
    assert!(!took_keys(&step_onto_horus("supply: 0 keys")));
    // M12: what the tiles that give keys do when there are none.
    let text = "a: 9\na hand: 1, 2, 3, 4, 5\na has: 9 talismans\nsupply: 0 keys\n10: vase-3-5\nmummy: 40";
    let tiles = |open: &str| {
        let mut scene = Scene::with(2, &[Module::Mummy], &format!("{text}\nopen: {open}"));
        scene.play("play left").play("move 9 by 1");
        scene
    };
    assert_eq!(tiles("keys 2").decider(), 'b', "it would do nothing");
    let mut scene = tiles("free-choice 2");
    scene.play("use tile 1");
    assert!(!took_keys(&scene));
    assert_eq!(scene.legal(), ["take scarab", "take wild"]);
}

#[test]
fn l27_a_horus_card_goes_into_the_middle_and_no_card_is_drawn() {
    let mut scene = step_onto_horus("");
    let draw_pile = scene.view().draw_pile;
    scene.play("take card 1");
    assert_eq!(scene.hand("a"), "2, 3, horus1 1-3, 4, 5");
    assert_eq!(scene.view().draw_pile, draw_pile);
    assert!(!scene.happened(|event| matches!(event, Event::CardDrawn { .. })));
    assert_eq!(scene.decider(), 'b');
}

/// a steps from 6 onto the temple tile on 7.
fn step_onto_temple(tile: &str, more: &str) -> Scene {
    let text =
        format!("a: 5 stairs stairs stairs stairs\na hand: 2, 2, 3, 4, 5\n6: osiris-4\n7: {tile}\n{more}");
    let mut scene = Scene::base(2, &text);
    scene.play("play left").chance(&["scarabs 4"]).play("move 5 by 2");
    scene
}

#[test]
fn l28_a_scarab_that_its_owner_alone_sees() {
    let scene = step_onto_temple("scarab", "");
    assert_eq!(scene.player("a").scarab_values.as_deref(), Some(&[(4, 1)][..]));
    assert_eq!(scene.view().players[0].scarabs, 1, "how many is open");
    assert_eq!(scene.view().players[0].scarab_values, None);
    assert_eq!(scene.view().scarabs, 21);
    let b = Luxor::view(&scene.setup, &scene.state, Viewer::Seat(seat("b")));
    assert_eq!(b.players[0].scarab_values, None);
    assert_eq!(scene.tile_on(7), "scarab", "temple tiles stay");
}

#[test]
fn l28_nothing_if_the_supply_is_empty() {
    let scene = step_onto_temple("scarab", "supply: 0 scarabs");
    assert_eq!(scene.player("a").scarabs, 0);
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn l29_a_wild_treasure_tile() {
    let scene = step_onto_temple("wild", "");
    assert_eq!(scene.player("a").wild, 1);
    assert_eq!(scene.view().wild, 17);
}

#[test]
fn l29_nothing_if_none_are_left() {
    let scene = step_onto_temple("wild", "supply: 0 wild");
    assert_eq!(scene.player("a").wild, 0);
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn l30_a_scarab_or_a_wild_tile() {
    let mut scene = step_onto_temple("scarab-or-wild", "");
    assert_eq!(scene.legal(), ["take scarab", "take wild"]);
    assert_eq!(scene.refused("take key"), "L30");
    scene.play("take scarab");
    assert_eq!((scene.player("a").scarabs, scene.player("a").wild), (1, 0));
    let mut scene = step_onto_temple("scarab-or-wild", "");
    scene.play("take wild");
    assert_eq!((scene.player("a").scarabs, scene.player("a").wild), (0, 1));
}

#[test]
fn l30_if_one_supply_is_empty_the_other() {
    let scene = step_onto_temple("scarab-or-wild", "supply: 0 scarabs");
    assert_eq!((scene.player("a").scarabs, scene.player("a").wild), (0, 1));
    let scene = step_onto_temple("scarab-or-wild", "supply: 0 wild");
    assert_eq!((scene.player("a").scarabs, scene.player("a").wild), (1, 0));
    let scene = step_onto_temple("scarab-or-wild", "supply: 0 wild, 0 scarabs");
    assert_eq!((scene.player("a").scarabs, scene.player("a").wild), (0, 0));
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn l31_the_top_card_of_one_of_two_levels() {
    for (tile, one, other) in [("favour-1-2", 1, 2), ("favour-2-3", 2, 3)] {
        let mut scene = step_onto_temple(tile, "horus2: horus2 1-5");
        assert_eq!(scene.legal(), [format!("take card {one}"), format!("take card {other}")]);
        assert_eq!(scene.refused("take key"), "L31");
        scene.play("take card 2");
        assert_eq!(scene.hand("a"), "2, 3, horus2 1-5, 4, 5", "into the middle, and none is drawn");
        assert_eq!(scene.decider(), 'b');
    }
}

#[test]
fn l31_nothing_if_both_are_empty_and_the_other_if_one_is() {
    let scene = step_onto_temple("favour-1-2", "horus1: empty\nhorus2: horus2 1-5");
    assert_eq!(scene.hand("a"), "2, 3, horus2 1-5, 4, 5");
    let scene = step_onto_temple("favour-1-2", "horus2: empty\nhorus1: horus1 1-3");
    assert_eq!(scene.hand("a"), "2, 3, horus1 1-3, 4, 5");
    let scene = step_onto_temple("favour-1-2", "horus1: empty\nhorus2: empty");
    assert_eq!(scene.view().players[0].open[..], [false; 5], "a card is drawn, as no Horus card was taken");
    assert_eq!(scene.hand("a").split(", ").count(), 5);
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn l32_to_the_next_tunnel_toward_the_tomb_where_it_triggers_nothing() {
    let scene = step_onto_temple("tunnel", "3: tunnel\n13: tunnel\n22: tunnel");
    assert_eq!(scene.figures("a"), "13 stairs stairs stairs stairs", "the next, and no further");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn l32_nothing_happens_without_another_tunnel_ahead() {
    let scene = step_onto_temple("tunnel", "3: tunnel");
    assert_eq!(scene.figures("a"), "7 stairs stairs stairs stairs");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn l32_statues_passed_count() {
    let mut scene = Scene::base(
        2,
        "a: 5 stairs statue-1 statue-2 statue-3\na hand: 2, 2, 3, 4, 5\n7: tunnel\n19: tunnel",
    );
    scene.play("play left").play("move 5 by 2");
    assert_eq!(scene.figures("a"), "19 stairs stairs stairs statue-3");
}

#[test]
fn l32_only_the_mover_goes_through() {
    let mut scene =
        Scene::base(2, "a: 5 7 7 stairs stairs\nb: 7 7 7 7 7\na hand: 2, 2, 3, 4, 5\n7: tunnel\n19: tunnel");
    scene.play("play left").play("move 5 by 2");
    assert_eq!(scene.figures("a"), "19 7 7 stairs stairs");
    assert_eq!(scene.figures("b"), "7 7 7 7 7");
}

#[test]
fn l33_an_empty_space_has_no_action() {
    let mut scene = Scene::base(2, "a: 5 9 20 20 20\na hand: horus1 last, 2, 3, 4, 5\n9: empty");
    scene.chance(&["cards 1"]).play("play left");
    assert_eq!(scene.figures("a"), "20 20 20 9 9");
    assert_eq!(scene.decider(), 'b');
    assert_eq!(scene.hand("a"), "2, 3, 1, 4, 5");
    let player = scene.player("a");
    assert_eq!((player.points, player.keys, player.wild, player.scarabs), (0, 0, 0, 0));
}
