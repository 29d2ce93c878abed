//! What clients ask about although no choice stands for it.

use super::scene::{adventure, scene};
use expedition_rules::Attempt;
use serde_json::json;

#[test]
fn x5_x6_a_cell_or_a_tile_that_is_not_offered() {
    let game = scene(2, "seat 1 lay 0\nlayout c4\nd d\nplayer 1 hand 5m\nplayer 2 hand 5d");
    let lay = |tile: &str, cell: &str| json!({ "kind": "lay", "back": 5, "tile": tile, "cell": cell });
    assert_eq!(game.why_not(lay("mountains", "e4")), None);
    assert_eq!(game.why_not(lay("mountains", "c4")), Some(("X6", "cell-taken")));
    assert_eq!(game.why_not(lay("mountains", "f4")), Some(("X6", "not-edge-to-edge")));
    assert_eq!(game.why_not(lay("lake", "e4")), Some(("X5", "not-in-hand")));
    assert_eq!(game.why_not(json!({ "kind": "tile", "back": 5, "tile": "mountains" })), None);
    let other = json!({ "kind": "tile", "back": 5, "tile": "lake" });
    assert_eq!(game.why_not(other), Some(("X5", "not-in-hand")));
    assert_eq!(game.why_not(json!({ "kind": "use", "tile": "ship" })), Some(("X5", "lay-now")));
}

#[test]
fn x7_x9_another_number_of_adventurers() {
    let rows = "seat 1 deploy c4 1\nlayout c4\ndc d d\nplayer 1 supply 30 hand 5m\nplayer 2 hand 5d";
    let game = scene(2, rows);
    let deploy = |direction: Option<&str>, rests: &[u8]| {
        game.why_not(json!({ "kind": "deploy", "direction": direction, "rests": rests }))
    };
    assert_eq!(deploy(None, &[5]), None);
    assert_eq!(deploy(None, &[6]), Some(("X7", "too-many")));
    assert_eq!(deploy(None, &[255]), Some(("X7", "too-many")));
    assert_eq!(deploy(None, &[0]), Some(("X7", "too-few")));
    assert_eq!(deploy(None, &[]), Some(("X7", "too-few")));
    assert_eq!(deploy(Some("east"), &[1, 2]), None);
    assert_eq!(deploy(Some("east"), &[0, 2]), Some(("X8", "too-many-leave")));
    assert_eq!(deploy(Some("east"), &[1, 0]), Some(("X9", "too-few-stay")));
    assert_eq!(deploy(Some("east"), &[1, 0, 2]), Some(("X9", "too-few-stay")));
    assert_eq!(deploy(Some("north"), &[1, 1]), Some(("X8", "gap")));
    assert_eq!(deploy(Some("east"), &[255, 255, 255]), Some(("X7", "too-many")));
    let now = json!({ "kind": "tile", "back": 5, "tile": "mountains" });
    assert_eq!(game.why_not(now), Some(("X7", "deploy-now")));
}

#[test]
fn n2_a_cell_for_an_action_tile() {
    let game =
        adventure(2, "seat 1 from ship\nlayout c4\nm1 l d\nplayer 1 hand 5m actions ship\nplayer 2 hand 5d");
    let cell = |cell: &str| game.why_not(json!({ "kind": "cell", "cell": cell }));
    assert_eq!(cell("c4"), None);
    assert_eq!(cell("d4"), Some(("N2", "no-mountain")));
}

#[test]
fn an_attempt_that_cannot_be_read_says_what_could() {
    for (wrong, said) in [
        (json!({ "kind": "fly" }), "unknown variant `fly`"),
        (json!({ "kind": "cell", "cell": "4c" }), "a cell reads like c4"),
        (json!({ "kind": "tile", "back": 7, "tile": "lake" }), "backs are numbered 1 to 5"),
        (json!({ "kind": "tile", "back": 1, "tile": "sea" }), "sea"),
        (json!({ "kind": "use", "tile": "boat" }), "there is no action tile \"boat\""),
        (json!({ "kind": "cell", "cell": "c4", "by": 1 }), "unknown field"),
        (json!({ "kind": "deploy", "direction": null, "rests": [1, 1, 1, 1, 1, 1] }), "no more than 5 items"),
    ] {
        let error = serde_json::from_value::<Attempt>(wrong).unwrap_err().to_string();
        assert!(error.contains(said), "{error}");
    }
}
