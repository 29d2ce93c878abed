//! X7-X11: adventurers come out of camps.

use super::scene::{Scene, scene};

/// Seat 1 has laid a camp in the row and decides; seat 2 waits.
fn camp(at: &str, rows: &str, supply: u8) -> Scene {
    scene(
        2,
        &format!(
            "seat 1 deploy {at} 1\nlayout c4\n{rows}\nplayer 1 supply {supply} hand 5m\nplayer 2 hand 5d"
        ),
    )
}

#[test]
fn x7_a_camp_holds_one_in_the_desert_and_two_in_the_oasis_and_up_to_five() {
    assert_eq!(camp("c4", "dc", 30).legal(), ["deploy 1", "deploy 2", "deploy 3", "deploy 4", "deploy 5"]);
    let oasis = camp("c4", "oc", 30);
    assert_eq!(oasis.legal(), ["deploy 2", "deploy 3", "deploy 4", "deploy 5"]);
    assert_eq!(oasis.refused("deploy 1"), ("X7", "too-few"));
    assert_eq!(oasis.refused("deploy 6"), ("X7", "too-many"));
    assert_eq!(camp("c4", "dc", 3).refused("deploy 4"), ("X7", "too-many"));
}

#[test]
fn x7_with_no_more_than_required_he_puts_what_he_has() {
    for (supply, tile, letters, expected) in [
        (0, "desert-camp", "dc", "dc"),
        (1, "desert-camp", "dc", "dc1"),
        (1, "oasis-camp", "oc", "oc1"),
        (2, "oasis-camp", "oc", "oc11"),
    ] {
        let mut game = scene(
            2,
            &format!(
                "seat 1 lay 0\nlayout c4\nd d\nplayer 1 supply {supply} hand 5{letters} stack 5m\nplayer 2 hand 5d"
            ),
        );
        game.play(&[&format!("lay 5 {tile} at e4")]);
        assert_eq!(game.map(), [format!("d d {expected}")]);
        assert_eq!(game.player(1), "supply 0 hand 5m");
        assert_eq!(game.now(), "seat 1 lay 1");
    }
}

#[test]
fn x8_at_most_109_plans() {
    let open = "
        . . . . d . .
        . . . . d . .
        . . . . d . .
        d d d d dc d d";
    // Four tiles west, three north, two east, none south.
    let game = camp("g7", open, 30);
    assert_eq!(game.legal_like("deploy").len(), 5 + 26 + (26 - 1) + (26 - 1 - 3 - 2));
    let mut rows = [". . . . d . . . ."; 9];
    rows[4] = "d d d d dc d d d d";
    let game = scene(
        4,
        &format!("seat 1 deploy e9 1\nlayout a5\n{}\nplayer 1 hand 5m\nplayer 2 hand 5d", rows.join("\n")),
    );
    assert_eq!(game.legal().len(), 109);
}

#[test]
fn x8_those_beyond_the_required_leave_straight_on_in_one_direction() {
    let mut game = camp("d4", "d dc d d\n. d . .", 30);
    assert_eq!(game.refused("deploy 4 east 2 2"), ("X8", "too-many-leave"));
    assert_eq!(game.refused("deploy 4 south 1 1"), ("X8", "gap"));
    assert_eq!(game.refused("deploy 2 north 1"), ("X8", "gap"));
    assert_eq!(game.refused("deploy 4 west 1 1"), ("X8", "gap"));
    assert!(
        game.legal()
            .iter()
            .all(|plan| plan.split(' ').filter(|word| word.parse::<u8>().is_err()).count() <= 2)
    );
    game.play(&["deploy 5 east 1 2"]);
    assert_eq!(game.map(), ["d dc11 d1 d11", ". d . ."]);
    assert_eq!(game.player(1), "supply 25 hand 5m");
}

#[test]
fn x8_an_oasis_camp_keeps_two() {
    let game = camp("c4", "oc d d d", 30);
    assert_eq!(game.refused("deploy 2 east 1"), ("X8", "too-many-leave"));
    assert!(game.allows("deploy 5 east 1 1 1") && game.allows("deploy 3 east 1"));
}

#[test]
fn x9_one_stays_in_the_desert_two_in_the_oasis_three_in_the_mountains() {
    for (tile, need) in [("d", 1), ("o", 2), ("m", 3)] {
        let game = camp("c4", &format!("dc {tile} d"), 30);
        let least = game
            .legal_like("deploy 5 east")
            .iter()
            .map(|plan| plan.split(' ').nth(3).unwrap().parse::<u8>().unwrap())
            .min();
        assert_eq!(least, Some(need), "{tile}");
        if need > 1 {
            assert_eq!(game.refused("deploy 5 east 1"), ("X9", "too-few-stay"));
        }
        assert!(game.allows("deploy 5 east 4"), "he may leave more");
    }
}

#[test]
fn x9_lakes_cannot_be_entered() {
    let game = camp("c4", "dc l d", 30);
    assert_eq!(game.legal_like("deploy 5 east"), Vec::<String>::new());
    assert_eq!(game.refused("deploy 2 east 1"), ("X9", "cannot-enter"));
}

#[test]
fn x10_no_entered_tile_holds_more_than_four_and_a_full_one_blocks() {
    let game = camp("c4", "dc d222 d", 30);
    assert!(game.allows("deploy 3 east 1 1"));
    assert_eq!(game.refused("deploy 3 east 2"), ("X10", "tile-full"));
    let full = camp("c4", "dc d2222 d", 30);
    assert_eq!(full.legal_like("deploy 5 east"), Vec::<String>::new());
    let oasis = camp("c4", "dc o222 d", 30);
    assert_eq!(oasis.refused("deploy 5 east 2"), ("X10", "tile-full"));
    assert_eq!(oasis.legal_like("deploy 5 east"), Vec::<String>::new());
}

#[test]
fn x10_more_than_four_may_pass_through() {
    let mut game = camp("c4", "dc d222 d d", 30);
    game.play(&["deploy 5 east 1 1 2"]);
    assert_eq!(game.map(), ["dc1 d2221 d1 d11"]);
}

#[test]
fn x10_nobody_is_stranded() {
    let game = camp("c4", "dc o m", 30);
    assert!(game.allows("deploy 4 east 3") && game.allows("deploy 5 east 2"));
    assert_eq!(game.refused("deploy 5 east 2 2"), ("X9", "too-few-stay"));
    assert_eq!(game.legal_like("deploy 5 east"), ["deploy 5 east 2", "deploy 5 east 3", "deploy 5 east 4"]);
}

#[test]
fn x10_the_camp_just_laid_may_hold_five() {
    let mut game = camp("c4", "dc d", 30);
    game.play(&["deploy 5"]);
    assert_eq!(game.map(), ["dc11111 d"]);
}

#[test]
fn x11_new_adventurers_lie_on_top_and_never_move_again() {
    let mut game = camp("c4", "dc dt21", 30);
    game.play(&["deploy 3 east 2"]);
    assert_eq!(game.map(), ["dc1 dt2111"]);
    game.play(&["stop"]);
    game.play(&["lay 5 desert at c3"]);
    assert_eq!(game.now(), "seat 1 lay 0");
    assert_eq!(game.refused("deploy 1 east 1"), ("X11", "no-camp-laid"));
}
