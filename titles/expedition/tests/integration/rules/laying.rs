//! X1-X6, X12: the tiles.

use super::scene::{fresh, scene};
use expedition_rules::{Adventures, Expedition, Options};
use game::{ChanceOutcome, Game, Pile, Scripted, Seat, Sight, Silent};

#[test]
fn x1_the_stack_runs_from_low_backs_to_high() {
    let mut game = scene(
        2,
        "seat 1 lay 0
         layout f6
         d d
         player 1 hand 1d 1m stack 2l 4m
         player 2 hand 1d",
    );
    game.play(&["lay 1 desert at h6", "lay 2 lake at i6"]);
    assert_eq!(game.player(1), "supply 30 hand 1m 4m");
}

#[test]
fn x2_each_keeps_the_camp_and_one_other_of_the_ones() {
    let mut game = fresh(2, Adventures::None, &mut Scripted::new([]));
    assert_eq!(game.legal(), ["keep desert", "keep desert-temple", "keep mountains"]);
    assert_eq!(game.refused("keep desert-camp"), ("X2", "camp-is-kept"));
    assert_eq!(game.refused("keep lake"), ("X2", "not-among-ones"));
    assert_eq!(game.refused("stop"), ("X2", "keep-first"));
    game.play(&["keep mountains", "keep desert"]);
    assert!(game.player(1).starts_with("supply 30 hand 1dc+ 1m stack"));
    assert!(game.player(2).starts_with("supply 30 hand 1dc+ 1d stack"));
    assert_eq!(game.refused("keep desert"), ("X2", "all-have-kept"));
}

#[test]
fn x2_nothing_is_revealed_before_all_have_chosen() {
    let mut game = fresh(3, Adventures::None, &mut Scripted::new([]));
    assert_eq!(game.play(&["keep mountains", "keep desert"]), []);
    let spectator = game.view(game::Viewer::Spectator);
    assert_eq!(spectator.seats.iter().map(|seat| seat.chosen).collect::<Vec<_>>(), [true, true, false]);
    assert!(spectator.seats.iter().all(|seat| seat.kept.is_none() && seat.hand.len() == 4));
    let own = game.view(game::Viewer::Seat(Seat(1)));
    assert_eq!(own.seats[1].kept, Some(expedition_rules::Tile::Desert));
    assert_eq!(own.seats[0].kept, None);
    assert!(!game.play(&["keep desert"]).is_empty());
}

#[test]
fn x3_the_tiles_given_are_mixed_into_a_rectangle() {
    for (players, corner, rows, columns) in [(2, "f6", 2, 2), (3, "g8", 2, 3), (4, "g9", 2, 4)] {
        let mut game = fresh(players, Adventures::None, &mut Scripted::new([]));
        (0..players).for_each(|_| drop(game.play(&["keep desert"])));
        let map = game.map();
        assert_eq!(map.len(), rows);
        let mut tiles: Vec<&str> = map.iter().flat_map(|row| row.split(' ')).collect();
        assert_eq!(tiles.len(), rows * columns);
        tiles.sort_unstable();
        let expected = [vec!["dt"; players as usize], vec!["m"; players as usize]].concat();
        assert_eq!(tiles, expected);
        assert!(game.text().contains(&format!("layout {corner}\n")), "{}", game.text());
    }
}

#[test]
fn x3_where_each_tile_lies_is_chance() {
    let mut game = fresh(2, Adventures::None, &mut Scripted::new([])).chance(&[
        "start mountains",
        "start desert-temple",
        "start desert-temple",
        "start desert",
    ]);
    game.play(&["keep desert", "keep mountains"]);
    assert_eq!(game.map(), ["m dt", "dt d"]);
}

#[test]
fn x4_the_first_player_is_named_or_drawn_by_lot() {
    let named = Options { first: Some(Seat(2)), ..Options::new(3, Adventures::None) };
    let setup = Expedition::set_up(None, &named).unwrap();
    let state = Expedition::start(&setup, &mut Scripted::new([]), &mut Silent);
    assert_eq!(Expedition::decider(&setup, &state), Some(Seat(2)));

    let setup = Expedition::set_up(None, &Options::new(3, Adventures::None)).unwrap();
    for seat in 0..3 {
        let mut chance = Scripted::new([ChanceOutcome::Drawn(Pile(0), seat, Sight::All)]);
        let state = Expedition::start(&setup, &mut chance, &mut Silent);
        assert_eq!(Expedition::decider(&setup, &state), Some(Seat(seat)));
    }
}

#[test]
fn x5_one_tile_must_be_laid_and_up_to_three_may() {
    let mut game = scene(
        2,
        "seat 1 lay 0
         layout f6
         d d
         player 1 hand 2d 2m stack 2dt 3d 3l 4m
         player 2 hand 1m",
    );
    assert_eq!(game.refused("stop"), ("X5", "lay-one-first"));
    game.play(&["lay 2 desert at h6"]);
    assert!(game.allows("stop"));
    game.play(&["lay 2 mountains at i6"]);
    assert!(game.allows("stop"));
    game.play(&["lay 2 desert-temple at e6"]);
    assert_eq!(game.now(), "seat 2 lay 0");
}

#[test]
fn x5_he_draws_after_each_tile_so_that_he_holds_two() {
    let mut game = scene(
        2,
        "seat 1 lay 0
         layout f6
         d d
         player 1 hand 2d 2m stack 3l 3d
         player 2 hand 1m",
    )
    .chance(&["tiles desert"]);
    game.play(&["lay 2 desert at h6"]);
    assert_eq!(game.player(1), "supply 30 hand 2m 3d stack 3l");
    game.play(&["lay 3 desert at i6", "lay 3 lake at j6"]);
    assert_eq!(game.player(1), "supply 30 hand 2m");
}

#[test]
fn x5_he_draws_only_when_the_camps_adventurers_are_at_rest() {
    let mut game = scene(
        2,
        "seat 1 lay 0
         layout f6
         d d
         player 1 hand 2dc stack 3l
         player 2 hand 1m",
    );
    game.play(&["lay 2 desert-camp at h6"]);
    assert_eq!(game.player(1), "supply 30 stack 3l");
    assert_eq!(game.refused("stop"), ("X7", "deploy-now"));
    game.play(&["deploy 1"]);
    assert_eq!(game.player(1), "supply 29 hand 3l");
}

#[test]
fn x5_only_tiles_in_hand_are_laid_and_equal_ones_are_one_choice() {
    let game = scene(
        2,
        "seat 1 lay 0
         layout f6
         d
         player 1 hand 2d 2d
         player 2 hand 1m",
    );
    assert_eq!(game.legal().len(), 4);
    assert_eq!(game.refused("lay 3 desert at g6"), ("X5", "not-in-hand"));
    assert_eq!(game.refused("lay 2 lake at g6"), ("X5", "not-in-hand"));
    assert_eq!(game.refused("pass"), ("X5", "lay-now"));
    assert_eq!(game.refused("deploy 1"), ("X11", "no-camp-laid"));
}

#[test]
fn x6_a_tile_lies_edge_to_edge_with_another() {
    let game = scene(
        2,
        "seat 1 lay 0
         layout f6
         d .
         d d
         player 1 hand 2m
         player 2 hand 1m",
    );
    let mut cells: Vec<String> =
        game.legal().iter().map(|text| text.rsplit(' ').next().unwrap().into()).collect();
    cells.sort();
    assert_eq!(cells, ["e6", "e7", "f5", "f8", "g6", "g8", "h7"]);
    assert_eq!(game.refused("lay 2 mountains at f6"), ("X6", "cell-taken"));
    assert_eq!(game.refused("lay 2 mountains at e5"), ("X6", "not-edge-to-edge"));
    assert_eq!(game.refused("lay 2 mountains at g3"), ("X6", "not-edge-to-edge"));
}

#[test]
fn x6_layout_never_exceeds_the_limit_and_floats_until_it_is_full() {
    let mut game = scene(
        2,
        "seat 1 lay 0
         layout c6
         d d d d d d
         player 1 hand 2m stack 2l
         player 2 hand 1m",
    );
    assert!(game.allows("lay 2 mountains at b6") && game.allows("lay 2 mountains at i6"));
    game.play(&["lay 2 mountains at b6"]);
    assert!(!game.allows("lay 2 lake at i6") && !game.allows("lay 2 lake at a6"));
    assert_eq!(game.refused("lay 2 lake at i6"), ("X6", "layout-too-large"));
    assert_eq!(game.refused("lay 2 lake at t6"), ("X6", "layout-too-large"));
    assert_eq!(game.legal_like("lay").len(), 14, "north and south of each tile");
}

#[test]
fn x6_the_limit_depends_on_the_number_of_players() {
    for (players, limit) in [(2, 7), (3, 9), (4, 10)] {
        let row = vec!["d"; limit].join(" ");
        let text = format!("seat 1 lay 0\nlayout a6\n{row}\nplayer 1 hand 2m\nplayer 2 hand 1m");
        assert_eq!(scene(players, &text).legal().len(), 2 * limit);
        let row = vec!["d"; limit - 1].join(" ");
        let text = format!("seat 1 lay 0\nlayout b6\n{row}\nplayer 1 hand 2m\nplayer 2 hand 1m");
        assert_eq!(scene(players, &text).legal().len(), 2 * (limit - 1) + 2);
        let column = vec!["d"; limit].join("\n");
        let text = format!("seat 1 lay 0\nlayout f1\n{column}\nplayer 1 hand 2m\nplayer 2 hand 1m");
        assert_eq!(scene(players, &text).legal().len(), 2 * limit);
    }
}

#[test]
fn x12_a_player_without_tiles_is_skipped() {
    let mut game = scene(
        3,
        "seat 1 lay 0
         layout f6
         d d
         player 1 hand 5d 5oc
         player 2
         player 3 hand 5m",
    );
    game.play(&["lay 5 desert at h6", "stop"]);
    assert_eq!(game.now(), "seat 3 lay 0");
    game.play(&["lay 5 mountains at h7"]);
    assert_eq!(game.now(), "seat 1 lay 0");
}

#[test]
fn x12_the_game_ends_when_all_tiles_are_laid() {
    let mut game = scene(
        2,
        "seat 1 lay 0
         layout f6
         d d
         player 1 hand 5d
         player 2 supply 30",
    );
    assert_eq!(game.outcome(), None);
    game.play(&["lay 5 desert at h6"]);
    assert_eq!(game.now(), "seat 1 over");
    assert!(game.outcome().is_some());
    assert_eq!(game.refused("stop"), ("X12", "over"));
    assert!(game.legal().is_empty());
}
