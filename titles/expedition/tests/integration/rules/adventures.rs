//! N1-N6: action tiles.

use super::scene::{Scene, adventure, fresh, scene};
use expedition_rules::Adventures;
use game::{Scripted, Viewer};

/// Seat 1 may use an action tile.
fn using(tiles: &str, rows: &str) -> Scene {
    adventure(
        3,
        &format!(
            "seat 1 adventure\nlayout g9\n{rows}\nplayer 1 hand 5m actions {tiles}\nplayer 2 hand 5d\nplayer 3 hand 5d"
        ),
    )
}

#[test]
fn n1_each_player_holds_three_of_eight_hidden() {
    let game = fresh(3, Adventures::New, &mut Scripted::new([]));
    let view = game.view(Viewer::Spectator);
    for seat in &view.seats {
        assert_eq!(seat.actions, [None; 3]);
        assert_eq!(seat.action_pile, 5);
    }
    let without = fresh(3, Adventures::None, &mut Scripted::new([]));
    assert!(without.view(Viewer::Spectator).seats.iter().all(|seat| seat.actions.is_empty()));
}

#[test]
fn n2_one_action_tile_after_laying_if_he_has_somebody_on_a_mountain() {
    let rows = "seat 1 lay 0\nlayout g9\nm1 l d\nplayer 1 hand 5d 5m actions ship ship caravan pile snakes snakes\n\
                player 2 hand 5d";
    let mut game = adventure(2, rows);
    assert_eq!(game.refused("use ship"), ("X5", "lay-now"));
    game.play(&["lay 5 desert at j9"]);
    assert_eq!(game.now(), "seat 1 lay 1");
    game.play(&["stop"]);
    assert_eq!(game.now(), "seat 1 adventure");
    assert_eq!(game.legal(), ["pass", "use ship"]);
    game.play(&["use ship", "from g9", "to h9"]);
    assert_eq!(game.player(1), "supply 30 hand 5m actions ship caravan snakes pile snakes");
    assert_eq!(game.now(), "seat 2 lay 0");
}

#[test]
fn n2_nobody_on_a_mountain_no_action_tile() {
    let mut game =
        adventure(2, "seat 1 lay 2\nlayout g9\nm2 l d1\nplayer 1 hand 5d 5m actions ship\nplayer 2 hand 5d");
    game.play(&["lay 5 desert at j9"]);
    assert_eq!(game.now(), "seat 2 lay 0");
}

#[test]
fn n2_without_the_expansion_mountains_do_nothing() {
    let mut game = scene(2, "seat 1 lay 2\nlayout g9\nm111 l\nplayer 1 hand 5d 5m\nplayer 2 hand 5d");
    game.play(&["lay 5 desert at i9"]);
    assert_eq!(game.now(), "seat 2 lay 0");
}

#[test]
fn n2_he_is_asked_even_if_no_tile_has_a_target() {
    let mut game =
        adventure(2, "seat 1 lay 2\nlayout g9\nm1 d\nplayer 1 hand 5d 5m actions ship\nplayer 2 hand 5d");
    game.play(&["lay 5 desert at i9"]);
    assert_eq!(game.legal(), ["pass"]);
    assert_eq!(game.refused("use ship"), ("N2", "action-without-target"));
    assert_eq!(game.refused("use caravan"), ("N1", "action-not-in-hand"));
    assert_eq!(game.refused("stop"), ("N2", "use-or-pass"));
    game.play(&["pass"]);
    assert_eq!(game.now(), "seat 2 lay 0");
    for tile in ["ship", "sandstorm"] {
        let text = "seat 1 lay 2\nlayout g9\nm1 d\nplayer 1 hand 5d 5m actions TILE\nplayer 2 hand 5d";
        let mut game = adventure(2, &text.replace("TILE", tile));
        game.play(&["lay 5 desert at i9"]);
        assert_eq!(game.legal(), ["pass"], "being asked tells nobody what he holds");
    }
}

#[test]
fn n2_his_topmost_adventurer_leaves_even_from_under_others() {
    let mut game = using("caravan", "m1122 d\nm3 m");
    game.play(&["use caravan"]);
    assert_eq!(game.refused("from g10"), ("N2", "nobody-on-mountain"));
    assert_eq!(game.refused("from h9"), ("N2", "no-mountain"));
    assert_eq!(game.refused("from a1"), ("N2", "no-mountain"));
    assert_eq!(game.refused("pass"), ("N2", "choose-mountain"));
    assert_eq!(game.legal(), ["from g9"]);
    game.play(&["from g9", "to h9"]);
    assert_eq!(game.map(), ["m122 d1", "m3 m"]);
}

#[test]
fn n2_a_mountain_without_target_is_not_offered() {
    let mut game = using("caravan", "m1 l . m1 d");
    game.play(&["use caravan"]);
    assert_eq!(game.legal(), ["from j9"]);
    assert_eq!(game.refused("from g9"), ("N4", "no-target-from"));
}

#[test]
fn n2_nothing_is_drawn_when_the_pile_is_empty_and_the_last_action_ends_the_game() {
    let mut game =
        adventure(2, "seat 1 lay 0\nlayout g9\nm1 l d\nplayer 1 hand 5d actions ship\nplayer 2 supply 30");
    game.play(&["lay 5 desert at j9"]);
    assert_eq!(game.now(), "seat 1 adventure");
    game.play(&["use ship", "from g9", "to h9"]);
    assert_eq!(game.now(), "seat 1 over");
    assert_eq!(game.player(1), "supply 30");
}

#[test]
fn n3_a_ship_goes_on_a_lake_without_ship_or_snakes() {
    let mut game = using("ship", "m1 l~2 l!\nl l d");
    game.play(&["use ship", "from g9"]);
    assert_eq!(game.legal(), ["to g10", "to h10"]);
    assert_eq!(game.refused("to h9"), ("N3", "ship-lake-taken"));
    assert_eq!(game.refused("to i9"), ("N3", "ship-lake-taken"));
    assert_eq!(game.refused("to i10"), ("N3", "ship-needs-lake"));
    assert_eq!(game.refused("to a1"), ("N3", "no-tile"));
    assert_eq!(game.refused("pass"), ("N3", "choose-target"));
    game.play(&["to h10"]);
    assert_eq!(game.map(), ["m l~2 l!", "l l~1 d"]);
    assert_eq!(game.player(1), "supply 30 hand 5m");
}

#[test]
fn n4_a_caravan_goes_to_an_adjacent_tile_not_lake_not_snakes_not_full() {
    let mut game = using("caravan", ". d2222 .\nl m1 o22\n. d! d");
    game.play(&["use caravan", "from h10"]);
    assert_eq!(game.legal(), ["to i10"], "the numbers of X9 do not bind it");
    assert_eq!(game.refused("to h9"), ("N4", "tile-full"));
    assert_eq!(game.refused("to g10"), ("N4", "caravan-lake"));
    assert_eq!(game.refused("to h11"), ("N4", "snakes"));
    assert_eq!(game.refused("to i11"), ("N4", "caravan-not-adjacent"));
    game.play(&["to i10"]);
    assert_eq!(game.map(), [". d2222 .", "l m o221", ". d! d"]);
    assert_eq!(game.player(1), "supply 29 hand 5m", "the adventurer is still on the table");
}

#[test]
fn n5_snakes_go_on_any_free_tile_the_mountain_just_left_included() {
    let mut game = using("snakes", "m1 l~2 l\ndt d2 o!");
    game.play(&["use snakes", "from g9"]);
    let mut targets = game.legal();
    targets.sort();
    assert_eq!(targets, ["to g10", "to g9", "to i9"]);
    assert_eq!(game.refused("to h10"), ("N5", "snakes-need-free-tile"));
    game.play(&["to g9"]);
    assert_eq!(game.map(), ["m! l~2 l", "dt d2 o!"]);
    assert_eq!(game.player(1), "supply 30 hand 5m");
}

#[test]
fn n5_the_mountain_is_not_free_while_others_lie_there() {
    let mut game = using("snakes", "m12 d");
    game.play(&["use snakes", "from g9"]);
    assert_eq!(game.legal(), ["to h9"]);
}

#[test]
fn n5_nobody_may_enter_snakes_any_more() {
    let game =
        adventure(2, "seat 1 deploy g9 1\nlayout g9\ndc d! d\nd . .\nplayer 1 hand 5m\nplayer 2 hand 5d");
    assert!(game.legal_like("deploy 5 east").is_empty());
    assert!(!game.legal_like("deploy 5 south").is_empty());
    assert_eq!(game.refused("deploy 2 east 1"), ("N5", "snakes"));
}

#[test]
fn n6_a_sandstorm_takes_everybody_else_where_he_has_the_most() {
    let mut game = using("sandstorm", "m112 d1 dt1123 d122\nd2 d12 d11 d1111");
    game.play(&["use sandstorm", "from g9"]);
    let mut targets = game.legal();
    targets.sort();
    assert_eq!(targets, ["to h9", "to i10", "to i9"]);
    assert_eq!(game.refused("to j9"), ("N6", "sandstorm-needs-most"));
    assert_eq!(game.refused("to h10"), ("N6", "sandstorm-needs-most"), "as many is not more");
    assert_eq!(game.refused("to g10"), ("N6", "sandstorm-needs-most"), "at least one");
    assert_eq!(game.refused("to j10"), ("N6", "tile-full"));
    assert_eq!(game.refused("to g9"), ("N6", "sandstorm-same-mountain"));
    game.play(&["to i9"]);
    assert_eq!(game.map(), ["m12 d1 dt111 d122", "d2 d12 d11 d1111"]);
    assert_eq!(game.player(1), "supply 17 captured 2 3 hand 5m");
}

#[test]
fn n6_a_tile_without_any_of_his_is_refused_for_having_none_there() {
    let mut game = using("sandstorm", "m1 d1 d d!\ndt2 l l~1 .");
    game.play(&["use sandstorm", "from g9"]);
    assert_eq!(game.legal(), ["to h9"]);
    for empty in ["to i9", "to j9", "to h10", "to i10", "to g10"] {
        assert_eq!(game.refused(empty), ("N6", "sandstorm-needs-most"), "{empty}");
    }
    assert_eq!(game.refused("to j10"), ("N6", "no-tile"));
}

#[test]
fn n6_a_storm_where_nobody_else_lies_is_legal_and_captures_nobody() {
    let mut game = using("sandstorm", "m1 d1 d");
    game.play(&["use sandstorm", "from g9", "to h9"]);
    assert_eq!(game.map(), ["m d11 d"]);
    assert_eq!(game.player(1), "supply 28 hand 5m");
}

#[test]
fn n6_only_his_own_count_for_the_limit_of_four() {
    let mut game = using("sandstorm", "m1 dc11122 dc11112");
    game.play(&["use sandstorm", "from g9"]);
    assert_eq!(game.legal(), ["to h9"]);
    game.play(&["to h9"]);
    assert_eq!(game.map(), ["m dc1111 dc11112"]);
}
