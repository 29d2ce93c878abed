//! X13, X14: points and places.

use super::scene::{Scene, adventure, scene};

fn totals(game: &Scene) -> Vec<i16> {
    game.outcome().unwrap().scores().iter().map(|score| score.total).collect()
}

fn ranks(game: &Scene) -> Vec<u8> {
    game.outcome().unwrap().scores().iter().map(|score| score.rank).collect()
}

#[test]
fn x13_the_topmost_adventurer_scores_camp_temple_and_pyramid() {
    let game = scene(
        4,
        "seat 1 over
         layout g9
         dc12 oc3 dt221 ot dp4 op1 d1 o1 m111 l",
    );
    let outcome = game.outcome().unwrap();
    let parts: Vec<_> = outcome.scores().iter().map(|score| &score.parts[..5]).collect();
    assert_eq!(parts, [[0, 2, 3, 0, 0], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0], [0, 0, 3, 0, 0]]);
    assert_eq!(totals(&game), [5, 1, 1, 3]);
    assert_eq!(ranks(&game), [1, 4, 3, 2], "a point each, but seat 3 has more in supply");
}

#[test]
fn x14_a_tie_goes_to_the_larger_supply_and_is_shared_otherwise() {
    let game = scene(
        3,
        "seat 1 over\nlayout g9\ndt1 dt2 dt3\nplayer 1 supply 4\nplayer 2 supply 6\nplayer 3 supply 6",
    );
    assert_eq!(ranks(&game), [3, 1, 1]);
    assert_eq!(game.outcome().unwrap().winners().count(), 2);
    let game = scene(2, "seat 1 over\nlayout g9\ndt1 dp2\nplayer 1 supply 9\nplayer 2 supply 0");
    assert_eq!(ranks(&game), [2, 1], "points come first");
}

#[test]
fn x14_captured_adventurers_are_nobodys_supply() {
    let game = adventure(
        2,
        "seat 1 over
         layout g9
         dt1 dp2
         player 1 captured 2
         player 2",
    );
    assert_eq!(totals(&game), [3, 3]);
    assert_eq!(game.player(1), "supply 29 captured 2");
    assert_eq!(game.player(2), "supply 28");
    assert_eq!(ranks(&game), [1, 2]);
}

#[test]
fn n3_a_ship_scores_each_building_beside_it_whoever_holds_it() {
    let game = adventure(
        2,
        "seat 1 over
         layout g9
         dc dt2 d
         op l~1 dp
         .  oc  l~2",
    );
    assert_eq!(totals(&game), [4, 2 + 2]);
    assert_eq!(game.outcome().unwrap().scores()[0].parts[3], 4);
}

#[test]
fn n6_each_captured_adventurer_is_worth_a_point() {
    let game = adventure(3, "seat 1 over\nlayout g9\nd d\nplayer 2 captured 1 1 3\nplayer 3 captured 2");
    assert_eq!(totals(&game), [0, 3, 1]);
    assert_eq!(game.outcome().unwrap().scores()[1].parts[4], 3);
}
