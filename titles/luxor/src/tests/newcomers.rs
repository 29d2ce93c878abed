//! L20: who became active in this round stands on the stairs and cannot be moved before the next.

use crate::event::Event;
use crate::figure::Figure;
use crate::options::Module;
use crate::place::Place;
use crate::scene::Scene;

const MUMMY: &[Module] = &[Module::Mummy];
const CHARACTERS: &[Module] = &[Module::Characters];

/// How many of a player's adventurers have just become active.
fn newcomers(scene: &Scene, who: usize) -> u8 {
    scene.view().players[who].newcomers
}

/// a passes the first statue by a 2 and has an extra turn, in which these cards lie at the ends of the hand.
fn extra_turn_after_a_statue(left: &str, more: &str) -> Scene {
    let mut scene = Scene::base(
        2,
        &format!(
            "a: 7 20 statue-1 20 tomb
             b: 30 30 30 30 30
             a hand: 2, {left}, 2, 3, +-1
             b hand: 1, 3, 4, 5, 5
             1: vase-3-5
             2: vase-3-5
             3: vase-3-5
             9: vase-3-5
             10: vase-3-5
             20: vase-3-5
             22: vase-3-5
             24: vase-3-5
             {more}"
        ),
    );
    scene.state.extra_turns = 1;
    scene.play("play left").play("move 7 by 2");
    assert_eq!((scene.decider(), newcomers(&scene, 0)), ('a', 1));
    assert_eq!(scene.figures("a"), "tomb 20 20 9 stairs");
    scene
}

#[test]
fn l20_a_newcomer_moves_from_the_next_round_on() {
    let mut scene = extra_turn_after_a_statue("1", "31: vase-3-5");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move 9 by 1", "move 20 by 1"]);
    assert_eq!(scene.refused("move stairs by 1"), "L20");
    scene.play("move 9 by 1");
    assert_eq!((scene.decider(), newcomers(&scene, 0)), ('b', 1), "the round is not over");
    scene.play("play left").play("move 30 by 1");
    assert_eq!((scene.decider(), newcomers(&scene, 0)), ('a', 0));
    scene.play("play left");
    assert!(scene.legal().contains(&"move stairs by 2".to_string()), "{:?}", scene.legal());
}

#[test]
fn l20_the_newcomer_of_the_last_player_of_a_round_is_free_at_once() {
    let mut scene = Scene::base(
        2,
        "a: 30 30 30 30 30
         b: 7 stairs statue-1 statue-2 statue-3
         turn: b
         b hand: 2, 1, 1, 1, 1
         9: vase-3-5",
    );
    scene.play("play left").play("move 7 by 2");
    assert!(scene.happened(|event| matches!(event, Event::Activated { .. })));
    assert_eq!((scene.decider(), newcomers(&scene, 1)), ('a', 0));
    assert_eq!(scene.figures("b"), "9 stairs stairs statue-3 statue-2");
}

#[test]
fn l20_who_stood_on_the_stairs_before_can_still_move() {
    let mut scene = Scene::base(
        2,
        "a: stairs newcomer 9 9 tomb
         a hand: 1, 1, 1, 1, 2
         1: vase-3-5",
    );
    scene.play("play left").play("move stairs by 1");
    assert_eq!((scene.figures("a").as_str(), newcomers(&scene, 0)), ("tomb 9 9 1 stairs", 1));
}

#[test]
fn l20_l12_a_card_that_could_move_only_a_newcomer_moves_nobody() {
    let mut scene = Scene::base(
        2,
        "a: newcomer 40 tomb tomb tomb
         a hand: 1, 2, 3, 4, +-1
         39: vase-3-5",
    );
    assert_eq!(scene.legal(), ["play right"], "only back from 40");
    assert_eq!(scene.refused("play left"), "L12");
}

#[test]
fn l20_l13_with_nobody_but_a_newcomer_no_card_has_an_effect() {
    let mut scene = Scene::base(2, "a: newcomer tomb tomb tomb tomb\na hand: 1, 2, 3, 4, horus1 1-3");
    assert_eq!(scene.legal(), ["play left", "play right"]);
    scene.play("play right");
    assert!(scene.happened(|event| matches!(event, Event::NobodyMoved { .. })));
}

#[test]
fn l20_l36_a_newcomer_is_not_among_all_in_an_extra_turn() {
    let mut scene = extra_turn_after_a_statue("horus3 all 2", "11: vase-3-5");
    scene.play("play left");
    assert_eq!(scene.figures("a"), "tomb 22 22 11 stairs");
    assert_eq!(newcomers(&scene, 0), 1);
}

#[test]
fn l20_l37_a_newcomer_is_neither_last_nor_second_to_last() {
    let mut scene = extra_turn_after_a_statue("horus1 last", "");
    scene.play("play left");
    assert_eq!(scene.figures("a"), "tomb 20 20 20 stairs", "from 9 to 20");

    let scene = Scene::base(
        2,
        "a: newcomer 9 9 statue-1 statue-2
         a hand: horus1 last, 2, 3, 4, 1",
    );
    assert_eq!(scene.legal(), ["play right"], "without the newcomer all stand on one space");
}

#[test]
fn l20_m12_a_newcomer_is_not_the_rearmost_for_a_mummy_tile() {
    for (tile, moves) in
        [("rearmost 2", vec!["move 9 by 1", "move 9 by 2"]), ("one 1", vec!["move 9 by 1", "move 20 by 1"])]
    {
        let mut scene = Scene::with(
            2,
            MUMMY,
            &format!(
                "a: 7 20 statue-1 20 tomb
                 a hand: 2, 1, 1, 1, 1
                 a has: 9 talismans
                 open: {tile}
                 mummy: 36
                 9: vase-3-5"
            ),
        );
        scene.play("play left").play("move 7 by 2").play("use tile 1");
        assert_eq!(scene.legal(), moves, "{tile}");
        assert_eq!(scene.refused("move stairs by 1"), "L20");
    }
}

#[test]
fn l20_m12_a_newcomer_is_not_among_all_for_a_mummy_tile() {
    let mut scene = Scene::with(
        2,
        MUMMY,
        "a: 7 31 statue-1 31 tomb
         a hand: 2, 1, 1, 1, 1
         a has: 9 talismans
         open: all 4
         mummy: 36
         9: vase-3-5",
    );
    scene.play("play left").play("move 7 by 2").play("use tile 1");
    assert_eq!(scene.figures("a"), "tomb 35 35 13 stairs");
    assert_eq!(newcomers(&scene, 0), 1);
}

#[test]
fn l20_m12_an_extra_turn_by_a_mummy_tile_does_not_free_a_newcomer() {
    let mut scene = Scene::with(
        2,
        MUMMY,
        "a: 7 20 statue-1 20 tomb
         a hand: 2, 1, 2, 3, +-1
         a has: 9 talismans
         open: extra-turn
         mummy: 36
         9: vase-3-5",
    );
    scene.play("play left").play("move 7 by 2").play("use tile 1");
    assert_eq!((scene.decider(), newcomers(&scene, 0)), ('a', 1));
    scene.play("play left");
    assert_eq!(scene.legal(), ["move 9 by 1", "move 20 by 1"]);
    assert_eq!(scene.refused("move stairs by 1"), "L20");
}

#[test]
fn l20_m11_a_mummy_tile_that_could_move_only_a_newcomer_does_nothing() {
    let mut scene = Scene::with(
        2,
        MUMMY,
        "a: 39 statue-1 tomb tomb tomb
         a has: 9 talismans, 1 key
         a hand: 2, 1, 1, 1, 1
         open: one 1, rearmost 4, all 4
         mummy: 36",
    );
    scene.state.players[0].figures[1] = Figure::NEWCOMER;
    scene.play("play left").play("move 39 by 2");
    assert_eq!(scene.decider(), 'b', "no tile is offered");
}

#[test]
fn l20_m5_a_newcomer_is_safe_on_the_stairs_and_cannot_be_raised() {
    let mut scene = Scene::with(
        2,
        MUMMY,
        "a: newcomer 20 20 20 tomb
         a hand: horus3 1-5, 1, 2, 3, 4
         mummy: 2",
    );
    scene.play("play left");
    assert_eq!(scene.view().mummy.unwrap().place, Place::space(39), "it went past the stairs' end");
    assert_eq!(scene.figures("a"), "tomb 20 20 20 stairs");
    assert_eq!(scene.state.raisable(scene.state.current).0, 0);
}

#[test]
fn l20_c6_forward_does_not_move_a_newcomer() {
    let mut scene = Scene::with(
        2,
        CHARACTERS,
        "a: newcomer 9 20 tomb tomb
         a has: forward
         a hand: 2, 1, 1, 1, 1",
    );
    scene.play("play left");
    assert_eq!(scene.legal(), ["use card", "forward 9", "forward 20"]);
    assert_eq!(scene.refused("forward stairs"), "L20");
}

#[test]
fn l20_several_newcomers_are_counted_and_score_their_position() {
    let mut scene = Scene::base(
        2,
        "a: 7 22 statue-1 statue-2 statue-3
         a hand: horus1 last, 1, 1, 1, 1
         22: vase-3-5",
    );
    let before = scene.player("a").standing.clone().parts;
    scene.play("play left");
    assert_eq!((newcomers(&scene, 0), scene.figures("a").as_str()), (2, "22 22 stairs stairs statue-3"));
    let wall = |space: usize| i16::from(scene.view().path[space - 1].value);
    let after = scene.player("a").standing.clone().parts;
    assert_eq!(after[1] - before[1], wall(22) - wall(7), "the stairs are worth nothing");
}

#[test]
fn l20_the_text_of_a_position_tells_newcomers_apart() {
    let figures = |text: &str| {
        let scene = Scene::base(2, text);
        let position = crate::position::canonical(&scene.state, &scene.setup);
        position.lines().find(|line| line.starts_with("player 1 ")).unwrap().to_string()
    };
    assert!(
        figures("a: stairs newcomer 17 lying-9 statue-2")
            .starts_with("player 1 at 17 lying-9 newcomer stairs statue-2; ")
    );
}
