//! L39 to L49: drawing, the end, the score, and what is hidden.

use crate::components::{self, Components};
use crate::event::Event;
use crate::luxor::Luxor;
use crate::options::Module;
use crate::scene::{Scene, seat};
use crate::score::{Holdings, best_sets, breakdown, set_points};
use game::{ChaCha8Rng, Event as _, Game, Knowledge, Outcome, RngChance, SeedableRng, Silent, Viewer};

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

/// Nobody can move any more: two plays later the game is over and these are the points.
fn scored(text: &str) -> Scene {
    let stuck = "a: 40 40 40 40 40\nb: 40 40 40 40 40\na hand: 1, 2, 3, 4, 5\nb hand: 1, 2, 3, 4, 5\n";
    let mut scene = Scene::base(2, &format!("{stuck}{text}"));
    scene.play("play left").play("play left");
    assert_eq!(scene.decider(), '-');
    scene
}

#[test]
fn l43_the_value_on_the_wall_for_every_adventurer() {
    let components = Components::read(components::DEFAULT).unwrap();
    for (place, value) in [
        ("stairs", 0),
        ("1", 1),
        ("8", 1),
        ("9", 2),
        ("16", 2),
        ("17", 3),
        ("24", 3),
        ("25", 5),
        ("32", 5),
        ("33", 8),
        ("40", 8),
        ("tomb", 13),
    ] {
        let holdings = Holdings { places: &[place.parse().unwrap()], ..Holdings::default() };
        assert_eq!(breakdown(&components, holdings)[1], value, "{place}");
    }
    let scene = scored("a: 40 40 tomb statue-2 statue-3");
    assert_eq!(scene.scores("a")[1], 8 + 8 + 13, "those at statues are worth nothing");
    assert_eq!(scene.scores("b")[1], 40);
}

#[test]
fn l44_sarcophagi_are_worth_five_and_three() {
    let mut scene = Scene::base(
        2,
        "a: 40 40 40 40 40
         b: 40 40 40 40 40
         a has: 1 key
         b has: 1 key
         a hand: 1, 1, 1, 2, 2
         b hand: 1, 1, 1, 3, 3",
    );
    scene.play("play left").play("move 40 by 1").play("play left").play("move 40 by 1");
    assert_eq!(scene.decider(), '-');
    assert_eq!((scene.scores("a")[2], scene.scores("b")[2]), (5, 3));
}

#[test]
fn l45_keys_left_are_worth_one_each() {
    let scene = scored("a: tomb tomb tomb tomb tomb\na has: 3 keys\nb hand: 2, 2, 3, 4, 5");
    assert_eq!((scene.scores("a")[3], scene.scores("b")[3]), (3, 0));
}

#[test]
fn l46_sets_are_worth_more_the_more_there_are() {
    let components = Components::read(components::DEFAULT).unwrap();
    for (sets, points) in
        [(0, 0), (1, 3), (2, 7), (3, 12), (4, 18), (5, 25), (6, 33), (7, 42), (8, 52), (9, 52), (12, 52)]
    {
        assert_eq!(set_points(&components, sets), points);
        assert_eq!(best_sets([sets; 3], 0), sets);
    }
    let scene = scored("a has: 2 vase, 3 statue, 1 jewellery, 1 wild\nb has: 1 vase, 1 statue");
    assert_eq!((scene.scores("a")[4], scene.scores("b")[4]), (7, 0));
}

#[test]
fn l46_at_most_two_wild_tiles_in_a_set() {
    assert_eq!(best_sets([0, 0, 0], 18), 0);
    assert_eq!(best_sets([1, 0, 0], 2), 1);
    assert_eq!(best_sets([1, 0, 0], 18), 1);
    assert_eq!(best_sets([2, 0, 0], 4), 2);
    assert_eq!(best_sets([2, 0, 0], 3), 1);
    assert_eq!(best_sets([1, 1, 1], 18), 3);
}

/// The best number of sets by trying every way to fill one set after another.
fn by_trying(treasures: [u8; 3], wild: u8) -> u8 {
    let mut best = 0;
    for used in 1..8u8 {
        let mut left = treasures;
        let mut missing = 0;
        for (i, count) in left.iter_mut().enumerate() {
            if used & 1 << i == 0 {
                missing += 1;
            } else if *count == 0 {
                missing = u8::MAX;
                break;
            } else {
                *count -= 1;
            }
        }
        if missing <= wild {
            best = best.max(1 + by_trying(left, wild - missing));
        }
    }
    best
}

#[test]
fn l46_the_best_possible_number_of_sets_counts() {
    for vases in 0..4 {
        for statues in 0..4 {
            for jewellery in 0..4 {
                for wild in 0..6 {
                    let treasures = [vases, statues, jewellery];
                    assert_eq!(
                        best_sets(treasures, wild),
                        by_trying(treasures, wild),
                        "{treasures:?} {wild}"
                    );
                }
            }
        }
    }
}

#[test]
fn l47_scarabs_are_worth_the_sum_of_their_values() {
    let scene = scored("a has: scarab 4, scarab 4, scarab 1\nb has: scarab 2, scarab 3");
    assert_eq!((scene.scores("a")[5], scene.scores("b")[5]), (9, 5));
    assert_eq!(
        scene.view().players[0].scarab_values.as_deref(),
        Some(&[(1, 1), (4, 2)][..]),
        "at the end they are open"
    );
}

fn winners(scene: &Scene) -> Vec<u8> {
    Luxor::outcome(&scene.setup, &scene.state).unwrap().winners().map(|seat| seat.0).collect()
}

#[test]
fn l48_most_points_win() {
    let scene = scored("a has: 6 points, 1 vase, 1 statue, 1 jewellery, scarab 2\nb has: 10 points");
    assert_eq!(scene.scores("a"), [6, 40, 0, 0, 3, 2, 0]);
    assert_eq!(scene.scores("b"), [10, 40, 0, 0, 0, 0, 0]);
    assert_eq!(winners(&scene), [0]);
    let outcome = Luxor::outcome(&scene.setup, &scene.state).unwrap();
    assert_eq!(outcome.scores().iter().map(|score| score.total).collect::<Vec<_>>(), [51, 50]);
}

/// Both have as many points; these are the sarcophagi they took, as bits: 1 the one worth 5, 2 the one worth 3.
fn tied(a: u8, b: u8, c: u8) -> Outcome {
    let mut scene = Scene::base(3, "");
    let worth = |taken: u8| 5 * i16::from(taken & 1) + 3 * i16::from(taken >> 1 & 1);
    for (player, taken) in scene.state.players.iter_mut().zip([a, b, c]) {
        player.sarcophagi = taken;
        player.points = 20 - worth(taken);
    }
    scene.state.outcome_now(&scene.setup)
}

#[test]
fn l48_a_tie_goes_to_the_more_valuable_sarcophagus() {
    let ranks = |outcome: Outcome| outcome.scores().iter().map(|score| score.rank).collect::<Vec<_>>();
    assert_eq!(ranks(tied(1, 2, 0)), [1, 2, 3]);
    assert_eq!(ranks(tied(2, 1, 0)), [2, 1, 3]);
    assert_eq!(ranks(tied(0, 2, 0)), [2, 1, 2], "any sarcophagus wins against none");
    assert_eq!(ranks(tied(0, 3, 0)), [2, 1, 2]);
    assert_eq!(ranks(tied(0, 0, 0)), [1, 1, 1], "otherwise the victory is shared");
}

#[test]
fn l48_a_sarcophagus_outside_the_tie_breaks_nothing() {
    let mut scene = Scene::base(3, "");
    scene.state.players[2].sarcophagi = 1;
    scene.state.players[0].points = 20;
    scene.state.players[1].points = 20;
    let outcome = scene.state.outcome_now(&scene.setup);
    assert_eq!(outcome.winners().map(|seat| seat.0).collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn l49_other_hands_and_scarabs_are_hidden_and_everything_else_is_open() {
    let scene = Scene::base(
        3,
        "a hand: 1, 2, 3, 4, 5\nb hand: 1, 2, 3, 4, 5\nb has: 2 keys, 3 points, 2 vase, 1 wild, scarab 4, scarab 1",
    );
    for viewer in [Viewer::Seat(seat("a")), Viewer::Seat(seat("c")), Viewer::Spectator] {
        let view = Luxor::view(&scene.setup, &scene.state, viewer);
        let b = &view.players[1];
        assert_eq!(b.hand[..], [None; 5]);
        assert_eq!((b.scarabs, &b.scarab_values), (2, &None), "how many is open, which are not");
        let standing = &b.standing;
        assert_eq!(
            (standing.total, standing.parts[5], standing.unknown),
            (3 + 2, 0, 2),
            "collected, and keys"
        );
        assert_eq!(*standing, Luxor::standing(&scene.setup, &scene.state, seat("b"), Knowledge::Of(viewer)));
        assert_eq!((b.keys, b.points, b.treasures[0].1, b.wild), (2, 3, 2, 1));
        assert_eq!(view.draw_pile, 16);
    }
    let own = scene.player("b");
    assert!(own.hand.iter().all(Option::is_some));
    assert_eq!(own.scarab_values.as_deref(), Some(&[(1, 1), (4, 1)][..]));
    assert_eq!((own.standing.total, own.standing.parts[5], own.standing.unknown), (3 + 2 + 5, 5, 0));
    let everything = Luxor::standing(&scene.setup, &scene.state, seat("b"), Knowledge::Full);
    assert_eq!(everything, own.standing);
}

#[test]
fn l49_an_open_view_shows_what_each_player_sees_of_their_own() {
    let scene = Scene::base(3, "b has: scarab 4, scarab 1\nc has: scarab 3");
    let open = Luxor::open_view(&scene.setup, &scene.state);
    for (at, who) in ["a", "b", "c"].into_iter().enumerate() {
        assert_eq!(open.players[at], scene.player(who));
    }
    assert_eq!(open.path, scene.view().path);
}

#[test]
fn l49_the_discard_pile_may_be_looked_through() {
    let mut scene = Scene::base(
        2,
        "a: 8 stairs stairs stairs stairs\na hand: 1, 2, 3, 4, 5\nb hand: 1, 2, 3, 4, 5\n9: vase-3-5\n1: vase-3-5",
    );
    let count = |scene: &Scene| {
        let pile = scene.view().discard_pile;
        pile.iter().filter(|(card, _)| card.to_string() == "1").map(|&(_, n)| n).sum::<u8>()
    };
    let before = count(&scene);
    scene.play("play left").play("move 8 by 1").play("play left").play("move stairs by 1");
    assert_eq!(count(&scene), before + 2);
}

#[test]
fn l49_a_horus_card_taken_from_an_open_stack_stays_known_in_its_place() {
    let mut scene = Scene::base(
        2,
        "a: 3 stairs stairs stairs stairs
         a hand: 1, 2, 3, 4, 5
         b hand: 1, 1, 1, 3, 3
         horus1: horus1 1-3
         1: vase-3-5\n2: vase-3-5",
    );
    scene.play("play left").play("move 3 by 1").play("take card 1");
    let known = |scene: &Scene| {
        let view = Luxor::view(&scene.setup, &scene.state, Viewer::Seat(seat("b")));
        let cards = view.players[0].hand.iter();
        cards.map(|card| card.map_or("?".into(), |card| card.to_string())).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(known(&scene), "? ? horus1 1-3 ? ?");
    assert_eq!(scene.view().players[0].open[..], [false, false, true, false, false]);
    scene.play("play left").play("move stairs by 1");
    scene.play("play left").play("move stairs by 2");
    assert_eq!(known(&scene), "? horus1 1-3 ? ? ?", "it moves along as cards left of it leave");
    let mut rng = ChaCha8Rng::seed_from_u64(49);
    for _ in 0..50 {
        let determinized = Luxor::determinize(&scene.setup, &scene.state, seat("b"), &mut rng);
        let view = Luxor::view(&scene.setup, &determinized, Viewer::Seat(seat("a")));
        assert_eq!(view.players[0].hand[1].unwrap().to_string(), "horus1 1-3");
    }
}

#[test]
fn l49_what_is_drawn_only_its_owner_learns() {
    let mut scene = Scene::base(2, "a: 8 stairs stairs stairs stairs\na hand: 1, 2, 3, 4, 5\n9: vase-3-5");
    scene.play("play left").chance(&["cards die"]).play("move 8 by 1");
    let drawn = |viewer| {
        let seen = scene.events.iter().filter_map(|event| event.seen_by(viewer));
        seen.filter_map(|event| match event {
            Event::CardDrawn { card, .. } => Some(card.map(|card| card.to_string())),
            _ => None,
        })
        .next()
        .expect("everybody sees that a card is drawn")
    };
    assert_eq!(drawn(Viewer::Seat(seat("a"))), Some("die".into()));
    assert_eq!(drawn(Viewer::Seat(seat("b"))), None);
    assert_eq!(drawn(Viewer::Spectator), None);
}

#[test]
fn l49_what_comes_up_in_a_horus_stack_nobody_knows_before() {
    let take = |next: &str| {
        let mut scene =
            Scene::base(2, "a: 3 stairs stairs stairs stairs\na hand: 1, 2, 3, 4, 5\nhorus1: horus1 1-3");
        scene.play("play left").play("move 3 by 1");
        let before = scene.view();
        scene.chance(&[&format!("horus1 {next}")]).play("take card 1");
        (before, scene.view().horus[0].top.unwrap().to_string())
    };
    let (one, other) = (take("horus1 last"), take("horus1 all 1"));
    assert_eq!(one.0, other.0, "the same to look at");
    assert_eq!((one.1.as_str(), other.1.as_str()), ("horus1 last", "horus1 all 1"));
}

#[test]
fn l49_a_card_taken_back_into_the_hand_stays_known() {
    let mut scene = Scene::base(2, "a hand: 1, 2, 3, 4, 5");
    let before = scene.state;
    scene.play("play left");
    let restored = Luxor::after_undo(&scene.setup, &before, "play left".parse().unwrap(), &scene.state);
    let view = Luxor::view(&scene.setup, &restored, Viewer::Seat(seat("b")));
    assert_eq!(view.players[0].open[..], [true, false, false, false, false]);
    assert_eq!(view.players[0].hand[0].unwrap().to_string(), "1");
}

#[test]
fn l49_taking_back_the_last_horus_card_of_a_stack_shows_no_other_card() {
    // No card is turned up and none is drawn, so it can be taken back.
    let text = "a: 3 stairs stairs stairs stairs
                a hand: 1, 2, 3, 4, 5
                horus1: empty
                horus1: horus1 1-3";
    let mut scene = Scene::base(2, text);
    scene.play("play left").play("move 3 by 1");
    let before = scene.state;
    scene.play("take card 1");
    let restored = Luxor::after_undo(&scene.setup, &before, "take card 1".parse().unwrap(), &scene.state);
    assert_eq!(Luxor::view(&scene.setup, &restored, Viewer::Spectator).players[0].open[..], [false; 4]);

    // The same where the move itself brings the card.
    let mut scene = Scene::base(2, &format!("{text}\nsupply: 0 keys"));
    scene.play("play left");
    let before = scene.state;
    scene.play("move 3 by 1");
    let restored = Luxor::after_undo(&scene.setup, &before, "move 3 by 1".parse().unwrap(), &scene.state);
    assert_eq!(Luxor::view(&scene.setup, &restored, Viewer::Spectator).players[0].open[..], [false; 4]);
}
