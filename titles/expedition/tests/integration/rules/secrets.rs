//! X15: what is hidden and what is open.

use super::scene::{adventure, scene};
use expedition_rules::{Expedition, Tile};
use game::{Event, Game, Seat, Viewer};

#[test]
fn x15_faces_in_hand_are_hidden_and_backs_are_open() {
    let game = scene(
        2,
        "seat 1 lay 0
         layout f6
         d d
         player 1 hand 1dc+ 2l stack 2d 3ot 3ot
         player 2 hand 4m",
    );
    let hand = |viewer| -> Vec<_> {
        game.view(viewer).seats[0].hand.iter().map(|held| (held.back.number(), held.tile)).collect()
    };
    assert_eq!(hand(Viewer::Seat(Seat(0))), [(1, Some(Tile::DesertCamp)), (2, Some(Tile::Lake))]);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(hand(viewer), [(1, Some(Tile::DesertCamp)), (2, None)]);
    }
    let stack: Vec<_> = game.view(Viewer::Spectator).seats[0]
        .stack
        .iter()
        .map(|left| (left.back.number(), left.count))
        .collect();
    assert_eq!(stack, [(2, 1), (3, 2)]);
}

#[test]
fn x15_a_draw_is_seen_by_its_owner_alone() {
    let mut game = adventure(
        2,
        "seat 1 lay 2
         layout f6
         m1 l
         player 1 hand 1d stack 2l actions ship pile snakes
         player 2 hand 4m",
    );
    let events = game.play(&["lay 1 desert at f7", "use ship", "from f6", "to g6"]);
    let seen = |viewer| {
        serde_json::to_string(&events.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>()).unwrap()
    };
    assert!(seen(Viewer::Seat(Seat(0))).contains(r#"{"event":"drew","seat":0,"back":2,"tile":"lake"}"#));
    assert!(seen(Viewer::Seat(Seat(0))).contains(r#"{"event":"drew_action","seat":0,"tile":"snakes"}"#));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert!(
            seen(viewer).contains(r#"{"event":"drew","seat":0,"back":2,"tile":null}"#),
            "{}",
            seen(viewer)
        );
        assert!(seen(viewer).contains(r#"{"event":"drew_action","seat":0,"tile":null}"#));
    }
}

#[test]
fn x15_used_action_tiles_captures_and_counts_are_open() {
    let game = adventure(
        2,
        "seat 1 lay 0
         layout f6
         m1 l~1
         player 1 hand 1d captured 2 actions caravan snakes snakes pile sandstorm sandstorm
         player 2 hand 4m actions ship ship caravan pile caravan snakes snakes sandstorm sandstorm",
    );
    let view = game.view(Viewer::Spectator);
    let used: Vec<_> = view.seats[0].actions_used.iter().map(|used| (used.tile.name(), used.count)).collect();
    assert_eq!(used, [("ship", 2), ("caravan", 1)]);
    assert_eq!(view.seats[0].captured[..], [0, 1]);
    assert!(view.seats[1].actions_used.is_empty());
    assert_eq!(view.seats[1].actions, [None; 3]);
}

#[test]
fn a_position_reads_back() {
    let text = "turn 5 first 2\nseat 1 to caravan f6\nlayout f6\nm1 l~2 d! .\noc12121 . dp dt3\n\
                player 1 supply 20 captured 2 2 3 hand 1dc+ 2l stack 2d 2dc 3ot actions ship+ caravan pile snakes\n\
                player 2 supply 3 hand 5l\nplayer 3 supply 0\n";
    let game = adventure(3, text);
    assert_eq!(game.text(), text);
    let choosing = "turn 1 first 3\nseat 1 keep\nlayout g8\nplayer 1 supply 30\n\
                    player 2 supply 30 kept dt\nplayer 3 supply 30 kept m\n";
    assert_eq!(scene(3, choosing).text(), choosing);
}

#[test]
fn invalid_positions_are_refused_with_their_line() {
    let setup =
        Expedition::set_up(None, &expedition_rules::Options::new(2, expedition_rules::Adventures::None))
            .unwrap();
    for (text, expected) in [
        ("seat 1 lay 0\nlayout f6\nd x", "line 3: \"x\" is no tile"),
        ("seat 3 lay 0", "from 1 to 2"),
        ("seat 1 lay 0\nplayer 1 hand 6d", "line 2: \"6d\" is no tile in a hand"),
        ("seat 1 lay 0\nplayer 1 stack 1d", "never in a stack"),
        ("seat 1 lay 0\nplayer 1 hand 2d 2d 2d", "a hand holds 2"),
        ("seat 1 dance", "is nothing to decide"),
        ("layout f6\nd d", "nobody decides"),
        ("seat 1 lay 0\nlayout a1\nd d d d d d d d", "larger than 7 by 7"),
        ("hello", "a line begins with"),
        ("seat 1 deploy a1 1\nlayout f6\nd", "there is no tile on a1"),
    ] {
        let faults = expedition_rules::position::read(&setup, text).unwrap_err().to_string();
        assert!(faults.contains(expected), "{text}: {faults}");
    }
}

#[test]
fn kinds_in_piles_have_names_that_read_back() {
    let setup =
        Expedition::set_up(None, &expedition_rules::Options::new(3, expedition_rules::Adventures::New))
            .unwrap();
    for (pile, kinds) in [(0, 3), (1, 10), (2, 10), (3, 4)] {
        for kind in 0..kinds {
            let name = Expedition::kind_name(&setup, game::Pile(pile), kind);
            assert_eq!(Expedition::kind_named(&setup, game::Pile(pile), &name), Some(kind));
        }
        assert_eq!(Expedition::kind_named(&setup, game::Pile(pile), "nonsense"), None);
    }
}
