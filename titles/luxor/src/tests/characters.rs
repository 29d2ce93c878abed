//! C: each character's ability.

use crate::character::Character;
use crate::options::{Module, Options};
use crate::scene::Scene;
use crate::{Luxor, Setup};
use game::{Game, RngChance, Seed, Silent};

const CHARACTERS: &[Module] = &[Module::Characters];

fn with(character: &str, text: &str) -> Scene {
    Scene::with(2, CHARACTERS, &format!("a has: {character}\na hand: 1, 2, 3, 4, 5\n{text}"))
}

#[test]
fn c1_everybody_gets_another_character_and_all_see_it() {
    let setup: Setup = Luxor::set_up(None, &Options::with(5, CHARACTERS)).unwrap();
    let mut seen = Vec::new();
    for seed in 0..50 {
        let state = Luxor::start(&setup, &mut RngChance::seeded(&Seed::from_number(seed)), &mut Silent);
        let view = Luxor::view(&setup, &state, game::Viewer::Spectator);
        let dealt: Vec<Character> = view.players.iter().map(|player| player.character.unwrap()).collect();
        for (i, character) in dealt.iter().enumerate() {
            assert!(!dealt[..i].contains(character));
            // C8: he starts with two keys.
            assert_eq!(view.players[i].keys, if *character == Character::SpecialKey { 2 } else { 0 });
        }
        seen.extend(dealt);
    }
    assert!(Character::ALL.iter().all(|character| seen.contains(character)), "eight characters");
}

#[test]
fn c2_a_die_rolled_for_a_card_may_be_rolled_once_more() {
    let text = "a hand: die, 2, 3, 4, 5\na: 9";
    let mut scene = with("reroll", text);
    scene.chance(&["die 1"]).play("play left");
    assert_eq!(scene.legal(), ["keep roll", "reroll"]);
    scene.chance(&["die 4"]).play("reroll");
    assert_eq!(scene.legal(), ["move 9 by 4"], "the second roll counts, and there is no third");
    let mut scene = with("reroll", text);
    scene.chance(&["die 1"]).play("play left").play("keep roll");
    assert_eq!(scene.legal(), ["move 9 by 1"]);
    // A Horus card rolls too.
    let mut scene = with("reroll", "a hand: horus1 1-die, 2, 3, 4, 5\na: 9");
    scene.chance(&["die 1"]).play("play left").chance(&["die 2"]).play("reroll");
    assert_eq!(scene.legal(), ["move 9 by 1", "move 9 by 2"]);
    // Nobody else may.
    let mut scene = with("extra-point", text);
    scene.chance(&["die 1"]).play("play left");
    assert_eq!(scene.legal(), ["move 9 by 1"]);
}

#[test]
fn c2_an_added_die_may_be_rolled_again() {
    let mut scene = Scene::with(
        2,
        &[Module::Characters, Module::Equipment],
        "a: 9\na has: reroll\na hand: equipment 2+, die, 3, 4, 5",
    );
    scene.play("play left").chance(&["die 1"]).play("add left");
    assert_eq!(scene.legal(), ["keep roll", "reroll"]);
    scene.chance(&["die 3"]).play("reroll");
    assert_eq!(scene.legal(), ["move 9 by 5"]);
    let mut scene = Scene::with(
        2,
        &[Module::Characters, Module::Equipment],
        "a: 9\na has: reroll\na hand: equipment die+-1, die, 3, 4, 5",
    );
    scene.chance(&["die 1"]).play("play left");
    assert_eq!(scene.legal(), ["keep roll", "reroll"]);
}

#[test]
fn c2_may_rescue_a_roll_that_moves_nobody() {
    let mut scene = with("reroll", "a hand: die, 5, 5, 5, 5\na: 38");
    scene.chance(&["die 6"]).play("play left").chance(&["die 2"]).play("reroll");
    assert_eq!(scene.legal(), ["move 38 by 2"]);
    let mut scene = with("reroll", "a hand: die, 5, 5, 5, 5\na: 38");
    scene.chance(&["die 6"]).play("play left").play("keep roll");
    assert_eq!((scene.decider(), scene.figures("a").as_str()), ('b', "38"));
}

fn activating(character: &str, who: &str) -> Scene {
    let mut scene = Scene::with(
        3,
        CHARACTERS,
        &format!(
            "a: 8 statue-1 statue-2
             a hand: 1, 2, 3, 4, 5
             b hand: 1, 2, 3, 4, 5
             {who} has: {character}
             9: vase-1-1"
        ),
    );
    scene.play("play left").play("move 8 by 1");
    scene
}

#[test]
fn c3_another_player_rearranges_before_the_tiles_action() {
    let mut scene = activating("rearrange", "b");
    assert_eq!((scene.decider(), scene.figures("a").as_str()), ('b', "9 stairs statue-2"));
    assert_eq!(scene.view().players[0].points, 0, "before the tile's action");
    assert_eq!(scene.legal().len(), 17, "decline, or every other order");
    assert_eq!(scene.refused("shift 2 to 2"), "C3");
    scene.play("shift 5 to 1");
    assert_eq!(scene.hand("b"), "5, 1, 2, 3, 4");
    assert_eq!((scene.view().players[0].points, scene.decider()), (1, 'b'), "now it is b's turn");
    assert_eq!(scene.legal()[0], "play left");
}

#[test]
fn c3_works_in_ones_own_turn_and_may_be_declined() {
    let mut scene = activating("rearrange", "a");
    assert_eq!((scene.decider(), scene.hand("a").as_str()), ('a', "2, 3, 4, 5"));
    assert_eq!(scene.legal().len(), 1 + 4 * 3 - 3);
    scene.play("decline");
    assert_eq!((scene.view().players[0].points, scene.decider()), (1, 'b'));
    assert_eq!(activating("reroll", "b").view().players[0].points, 1, "nobody else is asked");
}

#[test]
fn c4_any_stack_on_a_horus_tile() {
    let mut scene = with("choose-horus", "a: 3\nhorus3: horus3 last");
    scene.play("play left").play("move 3 by 1");
    assert_eq!(scene.legal(), ["take key", "take card 1", "take card 2", "take card 3"]);
    scene.play("take card 3");
    assert_eq!(scene.hand("a"), "2, 3, horus3 last, 4, 5");
    let mut scene = with("reroll", "a: 3");
    scene.play("play left").play("move 3 by 1");
    assert_eq!(scene.legal(), ["take key", "take card 1"]);
}

#[test]
fn c4_not_on_a_favour_tile() {
    let mut scene = with("choose-horus", "a: 9\n10: favour-1-2");
    scene.play("play left").play("move 9 by 1");
    assert_eq!(scene.legal(), ["take card 1", "take card 2"]);
}

#[test]
fn c5_one_more_point_for_every_treasure_and_artifact() {
    let mut scene = with("extra-point", "a: 25\n26: vase-1-1");
    scene.play("play left").play("move 25 by 1");
    assert_eq!(scene.view().players[0].points, 2);
    let mut scene = Scene::with(
        2,
        &[Module::Characters, Module::Artifacts],
        "a: 25 26\na has: extra-point\na hand: 1, 2, 3, 4, 5\n26: artifact-2-3",
    );
    scene.play("play left").play("move 25 by 1");
    assert_eq!(scene.view().players[0].points, 4);
    let mut scene = with("reroll", "a: 25\n26: vase-1-1");
    scene.play("play left").play("move 25 by 1");
    assert_eq!(scene.view().players[0].points, 1);
}

#[test]
fn c6_one_tile_forward_instead_of_the_card() {
    let text = "a: 25 9 stairs\na hand: die, 2, 3, 4, 5\n26: vase-1-1";
    let mut scene = with("forward", text);
    scene.play("play left");
    assert_eq!(scene.legal(), ["use card", "forward stairs", "forward 9", "forward 25"], "before any roll");
    scene.play("forward 25");
    assert_eq!((scene.figures("a").as_str(), scene.view().players[0].points), ("26 9 stairs", 1));
    assert_eq!(scene.decider(), 'b');
    let mut scene = with("forward", text);
    scene.play("play left").chance(&["die 3"]).play("use card");
    assert_eq!(scene.legal(), ["move stairs by 3", "move 9 by 3", "move 25 by 3"]);
}

#[test]
fn c6_is_decided_before_a_card_is_added() {
    let mut scene = Scene::with(
        2,
        &[Module::Characters, Module::Equipment],
        "a: 9\na has: forward\na hand: equipment 2+, 1, 3, 4, 5\n10: vase-3-5",
    );
    scene.play("play left");
    assert_eq!(scene.legal(), ["use card", "forward 9"]);
    scene.play("use card");
    assert_eq!(scene.legal(), ["add left", "add right", "add none"]);
}

#[test]
fn c6_the_card_itself_has_no_effect() {
    // "Less" would let one adventurer take what demands two.
    let mut scene = with("forward", "a: 25\na hand: horus1 less 1, 2, 3, 4, 5\n26: vase-2-3");
    scene.play("play left").play("forward 25");
    assert_eq!((scene.view().players[0].points, scene.tile_on(26).as_str()), (0, "vase-2-3"));
}

fn taking_on_three(character: &str, turned: &str, text: &str) -> Scene {
    let mut scene = with(character, &format!("a: 2\n3: vase-1-1\n{text}"));
    scene.play("play left").chance(&[turned]).play("move 2 by 1");
    assert_eq!(scene.view().players[0].points, 1);
    scene
}

#[test]
fn c7_the_temple_tile_turned_up_acts_at_once() {
    let mut scene = taking_on_three("temple-action", "falcon wild", "");
    assert_eq!(scene.legal(), ["act 3", "decline"]);
    scene.play("act 3");
    assert_eq!((scene.view().players[0].wild, scene.decider()), (1, 'b'));
    let mut scene = taking_on_three("temple-action", "falcon scarab", "");
    scene.play("act 3");
    assert_eq!(scene.view().players[0].scarabs, 1);
    let scene = taking_on_three("reroll", "falcon wild", "");
    assert_eq!((scene.view().players[0].wild, scene.decider()), (0, 'b'), "L25: for others it does nothing");
}

#[test]
fn c7_may_be_declined_and_is_not_asked_for_nothing() {
    let mut scene = taking_on_three("temple-action", "falcon tunnel", "10: tunnel");
    assert_eq!(scene.refused("act 2"), "C7");
    scene.play("decline");
    assert_eq!((scene.figures("a").as_str(), scene.decider()), ("3", 'b'));
    let scene = taking_on_three("temple-action", "falcon tunnel", "");
    assert_eq!(scene.decider(), 'b', "there is no next tunnel");
    let scene = taking_on_three("temple-action", "falcon wild", "supply: 0 wild");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn c7_only_a_tile_turned_up_by_ones_own_taking() {
    let mut scene = with("temple-action", "a: 2\n3: wild");
    scene.play("play left").play("move 2 by 1");
    assert_eq!((scene.view().players[0].wild, scene.decider()), (1, 'b'), "an ordinary landing");
}

#[test]
fn c8_a_key_changes_the_number_by_one() {
    let mut scene = with("special-key", "a: 9\na has: 2 keys\na hand: 2, 2, 3, 4, 5\n10: vase-3-5");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move 9 by 2", "move 9 by 1", "move 9 by 3"]);
    let supply = scene.view().keys;
    scene.play("move 9 by 1");
    let view = scene.view();
    assert_eq!((view.players[0].keys, view.keys), (1, supply), "the key leaves the game");

    let mut scene = with("special-key", "a: 9\na hand: 2, 2, 3, 4, 5");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move 9 by 2"], "without a key");
    assert_eq!(scene.refused("move 9 by 1"), "C8");
}

#[test]
fn c8_not_below_zero_and_not_for_horus_cards() {
    let mut scene = with("special-key", "a: 9\na has: 2 keys\na hand: 1, 2, 3, 4, 5\n9: vase-1-1");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move 9 by 1", "move 9 by 0", "move 9 by 2"]);
    scene.play("move 9 by 0");
    assert_eq!((scene.view().players[0].points, scene.view().players[0].keys), (1, 1), "Q3");
    let mut scene = with("special-key", "a: 9\na has: 2 keys\na hand: horus1 1-3, 2, 3, 4, 5");
    scene.play("play left");
    assert_eq!(scene.legal(), ["move 9 by 1", "move 9 by 2", "move 9 by 3"]);
}

#[test]
fn c8_is_decided_after_the_roll() {
    let mut scene = with("special-key", "a: 9\na has: 1 keys\na hand: die, 2, 3, 4, 5");
    scene.chance(&["die 6"]).play("play left");
    assert_eq!(scene.legal(), ["move 9 by 6", "move 9 by 5", "move 9 by 7"]);
}

#[test]
fn c8_the_tomb_needs_a_further_key() {
    let text = "a: 38\na hand: 2, 2, 3, 4, 5";
    let mut scene = with("special-key", &format!("{text}\na has: 1 keys"));
    scene.play("play left");
    assert_eq!(scene.legal(), ["move 38 by 2", "move 38 by 1"], "39, 40, then the tomb");
    assert_eq!(scene.refused("move 38 by 3"), "L21");
    let mut scene = with("special-key", &format!("{text}\na has: 2 keys"));
    scene.play("play left").play("move 38 by 3");
    assert_eq!((scene.figures("a").as_str(), scene.view().players[0].keys), ("tomb", 0));
}

#[test]
fn c9_a_real_set_gives_an_extra_turn() {
    let text = "a: 25 16\n26: vase-1-1\n17: vase-1-1\na has: 1 statue, 1 jewellery, 2 wild";
    let mut scene = with("extra-turn", text);
    scene.play("play left").play("move 25 by 1");
    assert_eq!(scene.legal(), ["extra turn", "decline"]);
    scene.play("extra turn");
    assert_eq!((scene.decider(), scene.state.turn, scene.state.round), ('a', 2, 1), "right after this one");
    let player = &scene.view().players[0];
    assert_eq!((player.used_sets, player.standing.parts[4]), (1, 3), "marked as used, and still scoring");
    assert_eq!(player.hand.len(), 5, "after a whole turn");
    scene.play("play left").play("move 26 by 2");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn c9_neither_wild_tiles_nor_artifacts_nor_used_tiles_make_a_set() {
    for has in ["1 statue, 2 wild", "1 jewellery, 2 wild, 3 artifact", "2 vase"] {
        let mut scene = with("extra-turn", &format!("a: 25\n26: vase-1-1\na has: {has}"));
        scene.play("play left").play("move 25 by 1");
        assert_eq!(scene.decider(), 'b', "{has}");
    }
    let mut scene = with("extra-turn", "a: 25\n26: vase-1-1\na has: 1 vase, 1 statue, 1 jewellery");
    scene.state.beyond.characters.used_sets[0] = 1;
    scene.play("play left").play("move 25 by 1");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn c9_declined_tiles_stay_unmarked() {
    let mut scene = with(
        "extra-turn",
        "a: 25 16
         a hand: 1, 1, 1, 1, 1
         a has: 1 statue, 1 jewellery
         b: 12
         b hand: +-1, 2, 2, 3, 3
         13: statue-3-5
         17: vase-1-1
         26: vase-1-1",
    );
    scene.play("play left").play("move 25 by 1").play("decline");
    assert_eq!((scene.decider(), scene.view().players[0].used_sets), ('b', 0));
    scene.play("play left").play("move 12 by 1").play("play left").play("move 16 by 1");
    assert_eq!(scene.legal(), ["extra turn", "decline"]);
}

#[test]
fn c9_nobody_else_is_asked() {
    let mut scene = with("reroll", "a: 25\n26: vase-1-1\na has: 1 statue, 1 jewellery");
    scene.play("play left").play("move 25 by 1");
    assert_eq!(scene.decider(), 'b');
}
