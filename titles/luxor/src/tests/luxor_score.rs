//! L43 to L48: the score.

use crate::components::{self, Components};
use crate::luxor::Luxor;
use crate::scene::Scene;
use crate::score::{Holdings, best_sets, breakdown, set_points};
use game::{Game, Outcome};

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
