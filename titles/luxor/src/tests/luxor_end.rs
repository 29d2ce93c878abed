//! L39 to L42: drawing and the end.

use crate::event::Event;
use crate::luxor::Luxor;
use crate::options::Module;
use crate::scene::Scene;
use game::{ChaCha8Rng, Event as _, Game, RngChance, SeedableRng, Silent};

#[test]
fn l39_five_cards_at_the_end_of_every_turn() {
    let setup = Luxor::set_up(None, &crate::Options::base(3)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(39);
    let mut chance = RngChance(ChaCha8Rng::seed_from_u64(40));
    for _ in 0..50 {
        let mut state = Luxor::start(&setup, &mut chance, &mut Silent);
        let mut turn = Luxor::turn(&state);
        while state.decider().is_some() {
            let action = Luxor::random_action(&setup, &state, &mut rng);
            Luxor::play(&setup, &mut state, action, &mut chance, &mut Silent);
            if Luxor::turn(&state) != turn {
                turn = Luxor::turn(&state);
                assert!(setup.all_seats().all(|seat| state.player(seat).hand.len() == 5));
            }
        }
    }
}

#[test]
fn l40_one_card_into_the_middle_of_the_four() {
    let mut scene = Scene::base(2, "a: 8 stairs stairs stairs stairs\na hand: 1, 2, 3, 4, 5\n9: vase-3-5");
    scene.play("play left").chance(&["cards die"]).play("move 8 by 1");
    assert_eq!(scene.hand("a"), "2, 3, die, 4, 5");
}

#[test]
fn l40_no_card_after_a_horus_card() {
    let mut scene =
        Scene::base(2, "a: 3 stairs stairs stairs stairs\na hand: 1, 2, 3, 4, 5\nhorus1: horus1 1-3");
    scene.play("play left").play("move 3 by 1");
    let pile = scene.view().draw_pile;
    scene.play("take card 1");
    assert_eq!((scene.hand("a").as_str(), scene.view().draw_pile), ("2, 3, horus1 1-3, 4, 5", pile));
}

#[test]
fn l40_the_discard_pile_replaces_the_draw_pile_as_soon_as_its_last_card_is_drawn() {
    let mut scene = Scene::base(
        2,
        "a: 8 stairs stairs stairs stairs
         a hand: 1, 2, 3, 4, 5
         b hand: 1, 2, 3, 4, 5
         draw: die
         9: vase-3-5",
    );
    scene.play("play left");
    let discarded: u8 = scene.view().discard_pile.iter().map(|(_, count)| count).sum();
    scene.play("move 8 by 1");
    assert_eq!(scene.hand("a"), "2, 3, die, 4, 5");
    let at = |what: fn(&Event) -> bool| scene.events.iter().position(what);
    let drawn = at(|event| matches!(event, Event::CardDrawn { .. }));
    assert_eq!(at(|event| matches!(event, Event::Reshuffled)), drawn.map(|drawn| drawn + 1));
    assert_eq!(
        scene.view().draw_pile,
        discarded,
        "the card just played is in it, the card just drawn is not"
    );
    assert!(scene.view().discard_pile.is_empty());
}

#[test]
fn l40_not_before_the_last_card_is_drawn() {
    let mut scene = Scene::base(
        2,
        "a: 8 stairs stairs stairs stairs
         a hand: 1, 2, 3, 4, 5
         draw: die, die
         9: vase-3-5",
    );
    scene.play("play left").play("move 8 by 1");
    assert!(!scene.happened(|event| matches!(event, Event::Reshuffled)));
    assert_eq!(scene.view().draw_pile, 1);
}

/// A box whose basic cards are all in the hands.
fn all_cards_dealt(modules: &[Module], text: &str) -> Scene {
    let mut scene = Scene::with(2, modules, text);
    for (kind, count) in std::mem::take(&mut scene.state.pile).iter() {
        scene.setup.copies[kind] -= count;
    }
    assert_eq!((scene.view().draw_pile, scene.view().discard_pile.len()), (0, 0));
    scene
}

#[test]
fn l40_where_nothing_is_discarded_the_first_card_that_is_becomes_the_draw_pile() {
    let mut scene =
        all_cards_dealt(&[], "a: 8 stairs stairs stairs stairs\na hand: 1, 2, 3, 4, 5\n9: vase-3-5");
    scene.play("play left");
    assert!(scene.happened(|event| matches!(event, Event::Reshuffled)), "as soon as it is played");
    assert_eq!((scene.view().draw_pile, scene.view().discard_pile.len()), (1, 0));
    scene.play("move 8 by 1");
    assert_eq!(scene.hand("a"), "2, 3, 1, 4, 5", "the same card comes back");
    assert!(!scene.happened(|event| matches!(event, Event::Reshuffled)), "nothing is discarded");
    assert_eq!(scene.view().draw_pile, 0);
}

#[test]
fn l40_a_swapped_hand_is_discarded_in_one_and_becomes_the_draw_pile() {
    let mut scene = all_cards_dealt(
        &[Module::Mummy],
        "a: 8 stairs stairs stairs stairs
         a hand: 1, 2, 3, 4, 5
         a has: 9 talismans
         open: swap-hand
         mummy: 30
         9: vase-3-5",
    );
    scene.play("play left").play("move 8 by 1");
    assert_eq!(scene.hand("a"), "2, 3, 1, 4, 5");
    scene.chance(&["cards 5", "cards 4", "cards 3", "cards 2", "cards 1"]).play("use tile 1");
    assert_eq!(scene.hand("a"), "5, 4, 3, 2, 1", "shuffled together, not one by one");
    assert_eq!((scene.view().draw_pile, scene.view().discard_pile.len()), (0, 0));
}

#[test]
fn l40_taking_back_the_card_that_became_the_draw_pile_leaves_it_empty_again() {
    let scene = all_cards_dealt(&[], "a: 8 stairs stairs stairs stairs\na hand: 1, 2, 3, 4, 5\n9: vase-3-5");
    let before = scene.state;
    let mut after = scene;
    after.play("play left");
    assert!(!after.events.iter().any(Event::reveals), "a pile whose order does not exist shows nothing");
    let play = "play left".parse().unwrap();
    let restored = <Luxor as Game>::after_undo(&after.setup, &before, play, &after.state);
    assert_eq!((restored.pile, restored.origin), (before.pile, before.origin));
}

/// a enters the tomb first of three; somebody else is in there already.
fn second_in_the_tomb(turn: &str) -> Scene {
    Scene::base(
        3,
        &format!(
            "a: 40 stairs stairs stairs stairs
             b: 40 stairs stairs stairs stairs
             c: tomb stairs stairs stairs stairs
             a has: 1 key
             b has: 1 key
             turn: {turn}
             a hand: 1, 1, 1, 1, 1
             b hand: 1, 2, 2, 2, 2
             c hand: 5, 5, 5, 4, 4
             1: vase-3-5
             2: vase-3-5
             5: vase-3-5"
        ),
    )
}

#[test]
fn l41_the_round_of_the_second_entry_is_completed() {
    let mut scene = second_in_the_tomb("a");
    scene.play("play left").play("move 40 by 1");
    assert_eq!(scene.decider(), 'b');
    scene.play("play right").play("move stairs by 2");
    assert_eq!(scene.decider(), 'c');
    scene.play("play left").play("move stairs by 5");
    assert_eq!(scene.decider(), '-');
    assert!(scene.happened(|event| matches!(event, Event::Ended)));
    assert!(scene.legal().is_empty());
}

#[test]
fn l41_the_round_ends_with_the_player_before_the_first() {
    let text = "a: 40 stairs stairs stairs stairs
                b: tomb stairs stairs stairs stairs
                a has: 1 key
                first: b
                turn: a
                a hand: 1, 1, 1, 1, 1";
    let mut scene = Scene::base(2, text);
    scene.play("play left").play("move 40 by 1");
    assert_eq!(scene.decider(), '-', "a's turn was the last of the round b began");
}

#[test]
fn l41_one_in_the_tomb_is_not_enough() {
    let mut scene =
        Scene::base(2, "b: 40 stairs stairs stairs stairs\nb has: 1 key\nturn: b\nb hand: 1, 1, 1, 1, 1");
    scene.play("play left").play("move 40 by 1");
    assert_eq!(scene.decider(), 'a');
    assert_eq!(scene.view().round, 2);
}

#[test]
fn l41_nothing_can_be_done_after_the_end() {
    let mut scene =
        Scene::base(2, "b: 40 tomb stairs stairs stairs\nb has: 1 key\nturn: b\nb hand: 1, 1, 1, 1, 1");
    scene.play("play left").play("move 40 by 1");
    assert_eq!(scene.refused("play left"), "L41");
}

#[test]
fn l42_a_round_in_which_nobody_moved_ends_the_game() {
    let stuck = "a: 40 40 40 40 40\nb: 40 40 40 40 40\na hand: 1, 2, 3, 4, 5\nb hand: 1, 2, 3, 4, 5";
    let mut scene = Scene::base(2, stuck);
    scene.play("play left");
    assert_eq!(scene.decider(), 'b', "the round is not over");
    scene.play("play left");
    assert_eq!(scene.decider(), '-');
}

#[test]
fn l42_one_who_moved_is_enough_to_go_on_and_each_round_counts_anew() {
    let mut scene = Scene::base(
        2,
        "a: 40 40 40 40 40
         b: 40 40 40 40 40
         a hand: +-1, 2, 3, 4, 5
         b hand: 1, 2, 3, 4, 5
         39: vase-3-5",
    );
    scene.play("play left").play("move 40 by -1");
    scene.play("play left");
    assert_eq!(scene.decider(), 'a', "a moved in this round");
    assert_eq!(scene.view().round, 2);
    // In round 2 nobody moves: a has 2 and 5 at the ends and stands on 39 and 40.
    scene.play("play left").play("play left");
    assert_eq!(scene.decider(), '-');
}
