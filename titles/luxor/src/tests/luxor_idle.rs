//! L42: the game ends when in a whole round nobody could move, and after three in which nobody did.

use crate::action::End;
use crate::event::Event;
use crate::luxor::Luxor;
use crate::options::Module::{self, Characters, Equipment, Mummy};
use crate::scene::{Scene, seat};
use game::{ChaCha8Rng, Game, SeedableRng};

/// b stands before the tomb without a key and can never move; it is a's turn, who begins each round.
fn before_b(modules: &[Module], text: &str) -> Scene {
    let b = "b: 40 40 40 40 40\nb hand: 2, 3, 2, 3, 2";
    let talismans = if modules.contains(&Mummy) { "\nb has: 0 talismans" } else { "" };
    Scene::with(2, modules, &format!("{b}{talismans}\n{text}"))
}

/// a did not move; b, who cannot, plays a card without effect, and the round is complete. Does the game go on?
fn goes_on(scene: &mut Scene) -> bool {
    assert_eq!((scene.decider(), scene.state.moved), ('b', false));
    scene.play("play left");
    assert_eq!(scene.happened(|event| matches!(event, Event::Ended)), scene.decider() == '-');
    scene.decider() == 'a'
}

#[test]
fn l42_a_die_counts_as_it_fell() {
    let mut scene = before_b(&[], "a: 38\na hand: die, 1, 1, 1, 5");
    scene.chance(&["die 6"]).play("play left");
    assert!(!goes_on(&mut scene), "a 1 or 2 would have done, but a 6 fell");
}

#[test]
fn l42_the_card_at_the_other_end_counts() {
    let mut scene = before_b(&[], "a: 38\na hand: die, 1, 1, 1, 1");
    scene.chance(&["die 6"]).play("play left");
    assert!(!scene.state.beyond.idle.is_known(), "only a knows");
    assert!(goes_on(&mut scene), "the 1 would have moved somebody");
    let mut scene = before_b(&[], "a: 38\na hand: die, 1, 1, 1, die");
    scene.chance(&["die 6"]).play("play left");
    assert!(goes_on(&mut scene), "a die that was not rolled counts if some face would do");
}

#[test]
fn l42_is_decided_when_the_round_is_complete() {
    // b is first, so a's turn completes the round.
    let text = "a: 38\na hand: 5, 1, 1, 1, 5\nfirst: b";
    let mut scene = before_b(&[], text);
    scene.chance(&["cards 4"]).play("play left");
    assert_eq!(scene.decider(), '-');
    assert_eq!(scene.hand("a"), "1, 1, 4, 1, 5", "the last player still draws");
    // And may still use a mummy tile.
    let mut scene = before_b(&[Mummy], &format!("{text}\na has: 2 talismans\nopen: points 2\nmummy: 20"));
    scene.play("play left");
    assert_eq!(scene.legal(), ["use tile 1", "decline"]);
    scene.play("use tile 1");
    assert_eq!((scene.decider(), scene.view().players[0].points), ('-', 2));
}

#[test]
fn l42_a_reroll_not_made_does_not_count() {
    let text = "a: 38\na has: reroll\na hand: die, 1, 1, 1, 5";
    let mut scene = before_b(&[Characters], text);
    scene.chance(&["die 6"]).play("play left").play("keep roll");
    assert!(!goes_on(&mut scene));
    // One that was made counts as it fell.
    let mut scene = before_b(&[Characters], text);
    scene.chance(&["die 6"]).play("play left").chance(&["die 5"]).play("reroll");
    assert!(!goes_on(&mut scene));
}

#[test]
fn l42_an_added_card_passed_over_counts() {
    let text = "a: 38\na hand: equipment 3+, +-1, 1, 1, 5";
    for passed_over in [&["play left", "decline"][..], &["play left", "use card", "add none"]] {
        let mut scene = before_b(&[Equipment], text);
        passed_over.iter().for_each(|action| {
            scene.play(action);
        });
        assert!(scene.state.beyond.idle.is_known(), "everybody saw that help was offered");
        assert!(goes_on(&mut scene));
    }
    // The plus card stayed in the hand: nobody else knows.
    let mut scene = before_b(&[Equipment], text);
    scene.play("play right");
    assert!(!scene.state.beyond.idle.is_known());
    assert!(goes_on(&mut scene));
    // Nothing fits.
    let mut scene = before_b(&[Equipment], "a: 38\na hand: equipment 3+, 3, 1, 1, 5");
    scene.play("play left");
    assert!(!goes_on(&mut scene));
}

#[test]
fn l42_an_added_die_counts_as_it_fell() {
    let falls_badly = |text: &str| {
        let mut scene = before_b(&[Equipment], &format!("a: {text}"));
        scene.play("play left");
        if scene.legal().contains(&"use card".into()) {
            scene.play("use card");
        }
        scene.chance(&["die 6"]).play("add left").play("put left");
        goes_on(&mut scene)
    };
    // Two tiles ahead Osiris pushes beyond the tomb; three and four are possible.
    let before_osiris = |right: &str| {
        let empty: String = (32..=40).map(|space| format!("\n{space}: empty")).collect();
        format!("27\na hand: equipment 2+, die, 5, 5, {right}\n29: osiris-4{empty}")
    };
    assert!(!falls_badly(&before_osiris("5")), "a 1 would have done, but a 6 fell");
    assert!(falls_badly(&before_osiris("2")), "the 2 could have been added");
    assert!(falls_badly("36\na hand: equipment 2+, die, 5, 5, 5"), "the plus card alone");
}

#[test]
fn l42_forward_passed_over_counts() {
    let text = |character: &str| format!("a: 38\na has: {character}\na hand: 5, 1, 1, 1, 4");
    let mut scene = before_b(&[Characters], &text("forward"));
    scene.play("play left").play("decline");
    assert!(goes_on(&mut scene));
    let mut scene = before_b(&[Characters], &text("reroll"));
    scene.play("play left");
    assert!(!goes_on(&mut scene));
    // Passed over for a die that fell badly.
    let mut scene = before_b(&[Characters], "a: 38\na has: forward\na hand: die, 1, 1, 1, 4");
    scene.play("play left").chance(&["die 6"]).play("use card");
    assert!(scene.state.beyond.idle.is_known());
    assert!(goes_on(&mut scene));
}

#[test]
fn l42_a_key_passed_over_counts() {
    let text = |keys: u8| format!("a: 38\na has: special-key, {keys} keys\na hand: 4, 1, 1, 1, 5");
    for passed_over in [&["play left", "decline"][..], &["play left", "use card", "decline"]] {
        let mut scene = before_b(&[Characters], &text(2));
        passed_over.iter().for_each(|action| {
            scene.play(action);
        });
        assert!(goes_on(&mut scene), "3 is the tomb");
    }
    let mut scene = before_b(&[Characters], &text(2));
    scene.play("play right");
    assert!(!scene.state.beyond.idle.is_known(), "nobody else knows of the 4");
    assert!(goes_on(&mut scene));
    let mut scene = before_b(&[Characters], &text(1));
    scene.play("play left");
    assert!(!goes_on(&mut scene), "the tomb needs a further key");
    // After a roll that a key would have made usable.
    let mut scene = before_b(&[Characters], &text(2).replace("hand: 4", "hand: die"));
    scene.chance(&["die 4"]).play("play left").play("decline");
    assert!(goes_on(&mut scene));
}

#[test]
fn l42_a_zero_that_a_key_would_make_counts_as_moving() {
    // The 1 is the tomb, and the only key would be given up.
    let text = "a: 40\na has: special-key, 1 keys\na hand: 2, 4, 4, 4, 4";
    let mut scene = before_b(&[Characters], text);
    assert_eq!(scene.legal(), ["play left", "play right"]);
    scene.play("play left");
    assert!(!goes_on(&mut scene), "one key cannot make a 2 a 0, nor pay for the tomb as well");
    let mut scene = before_b(&[Characters, Equipment], &text.replace("hand: 2", "hand: equipment 0"));
    scene.play("play left").play("move 40 by 0");
    assert!(scene.state.moved, "Q3");
}

#[test]
fn l42_raising_passed_over_counts() {
    let text =
        |mummy: u8| format!("a: 38 lying-9\na hand: 5, 4, 4, 4, 5\na has: 0 talismans\nmummy: {mummy}");
    let mut scene = before_b(&[Mummy], &text(20));
    scene.play("decline").play("play left");
    assert!(goes_on(&mut scene), "a roll was not made, and any face would have done");
    for die in ["die 1", "die 3"] {
        let mut scene = before_b(&[Mummy], &text(20));
        scene.chance(&[die]).play("roll").play("decline");
        assert!(goes_on(&mut scene), "left lying");
    }
    let mut scene = before_b(&[Mummy], &text(9));
    scene.play("play left");
    assert!(!goes_on(&mut scene), "M10: nobody can be raised");
}

#[test]
fn l42_a_mummy_tile_passed_over_counts_if_it_moves_and_can_be_paid() {
    let with = |open: &str, talismans: u8| {
        let text =
            format!("a: 39\na hand: 5, 4, 4, 4, 5\na has: {talismans} talismans\nopen: {open}\nmummy: 20");
        let mut scene = before_b(&[Mummy], &text);
        scene.play("play left");
        scene
    };
    let mut scene = with("one 1", 1);
    scene.play("decline");
    assert!(goes_on(&mut scene));
    let mut scene = with("points 2, one 1", 3);
    scene.play("use tile 1");
    assert!(goes_on(&mut scene), "another one was used");
    assert!(!goes_on(&mut with("one 1", 0)), "it cannot be paid");
    let mut scene = with("points 2", 3);
    scene.play("decline");
    assert!(!goes_on(&mut scene), "points move nobody");
    let mut scene = with("all 4", 4);
    assert!(!goes_on(&mut scene), "it would do nothing");
}

#[test]
fn l42_three_rounds_in_which_nobody_moved_end_the_game() {
    let text = "a: 38 lying-9\na hand: 5, 4, 5, 4, 4\na has: 0 talismans\nmummy: 20";
    let mut scene = before_b(&[Mummy], text);
    let refuse = |scene: &mut Scene| {
        scene.play("decline").play("play left");
        goes_on(scene)
    };
    assert!(refuse(&mut scene) && refuse(&mut scene));
    assert_eq!(scene.state.beyond.idle.rounds(), 2);
    // A move begins the count again.
    let mut moving = before_b(&[Mummy], text);
    moving.state = scene.state;
    moving.chance(&["die 1"]).play("roll").play("stand up 9").play("play left");
    assert_eq!((moving.decider(), moving.state.beyond.idle.rounds()), ('a', 0));
    assert!(!refuse(&mut scene), "for the third time");
}

#[test]
fn l42_what_only_the_owner_knows_is_determinized_by_others() {
    for right in ["1", "5"] {
        let mut scene = before_b(&[], &format!("a: 38\na hand: die, 1, 2, 5, {right}"));
        scene.chance(&["die 6"]).play("play left");
        assert_eq!(scene.state.beyond.idle.is_hidden(seat("a")), right == "1");
        let mut rng = ChaCha8Rng::seed_from_u64(42);
        let mut seen = [false; 2];
        for _ in 0..200 {
            let state = Luxor::determinize(&scene.setup, &scene.state, seat("b"), &mut rng);
            let hand = state.player(seat("a")).hand;
            let moves =
                state.card_moves_by_itself(&scene.setup, seat("a"), hand.get(hand.end(End::Right)).kind);
            assert_eq!(
                state.beyond.idle.is_hidden(seat("a")),
                moves,
                "what follows from the determinized card"
            );
            seen[usize::from(moves)] = true;
            let own = Luxor::determinize(&scene.setup, &scene.state, seat("a"), &mut rng);
            assert_eq!(own.beyond.idle, scene.state.beyond.idle, "a knows");
        }
        assert_eq!(seen, [true; 2], "whatever the truth is");
    }
}
