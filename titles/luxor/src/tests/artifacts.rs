//! A: artifacts, and tiles below tiles.

use crate::components::{self, Components};
use crate::counts::Counts;
use crate::options::Module;
use crate::scene::Scene;
use crate::score::{Holdings, breakdown};
use crate::setup::PRIZES;
use crate::tile::Tile;

const ARTIFACTS: &[Module] = &[Module::Artifacts];

/// The tiles lying face down are all of this kind.
fn all_below(scene: &mut Scene, tile: &str) {
    let kinds = 0..scene.setup.prize_kinds;
    let kind = kinds.into_iter().find(|&kind| scene.setup.tile(kind as u8).to_string() == tile).unwrap();
    let mut hidden = Counts::<{ PRIZES / 2 }>::default();
    hidden.add(kind, 10);
    scene.state.beyond.artifacts.hidden = hidden;
}

#[test]
fn a1_ten_tiles_lie_face_down_on_the_first_spaces_without_a_symbol() {
    let scene = Scene::with(3, ARTIFACTS, "");
    let view = scene.view();
    let below: Vec<u8> = view.path.iter().filter(|space| space.below).map(|space| space.number).collect();
    assert_eq!(below, [1, 2, 5, 8, 9, 12, 16, 17, 20, 23]);
    let mut all = scene.state.beyond.artifacts.hidden.unpacked::<PRIZES>();
    assert_eq!(all.iter().sum::<u8>(), 10);
    let prizes: Vec<Tile> =
        view.path.iter().filter_map(|space| space.tile).filter(|tile| tile.prize().is_some()).collect();
    assert_eq!(prizes.len(), 30, "on all treasure spaces, those ten included");
    prizes.iter().for_each(|&tile| all[scene.setup.tile_named(tile).unwrap()] += 1);
    assert_eq!(all, scene.setup.prizes, "forty tiles, shuffled together");
    assert_eq!(scene.setup.prizes.iter().sum::<u8>(), 40);
}

fn two_on_nine(lower: &str) -> Scene {
    let mut scene = Scene::with(
        2,
        ARTIFACTS,
        "a: 8 8 9
         a hand: 1, 1, 3, 4, 5
         b: 9 stairs
         b hand: 1, 2, 2, +-1, +-1
         1: vase-3-5
         9: vase-2-3",
    );
    all_below(&mut scene, lower);
    scene.play("play left").play("move 8 by 1");
    scene
}

#[test]
fn a2_the_lower_tile_is_turned_up_and_not_collected_in_this_turn() {
    let mut scene = two_on_nine("artifact-1-1");
    assert_eq!((scene.tile_on(9).as_str(), scene.view().players[0].points), ("artifact-1-1", 3));
    assert_eq!(scene.view().players[0].artifacts, 0);
    assert!(!scene.view().path[8].below);
    // Everybody stands on it.
    assert_eq!((scene.figures("a").as_str(), scene.figures("b").as_str()), ("9 9 8", "9 stairs"));
    assert_eq!(scene.decider(), 'b');
    // Later it is collected like any treasure, when somebody ends there.
    scene.play("play left").play("move stairs by 1").play("play left").play("move 8 by 1");
    assert_eq!((scene.view().players[0].points, scene.view().players[0].artifacts), (4, 1));
    assert_eq!(scene.tile_on(9), "empty", "below it there is nothing more");
}

#[test]
fn a2_a_treasure_may_lie_below_too() {
    let mut scene = two_on_nine("statue-2-4");
    assert_eq!((scene.tile_on(9).as_str(), scene.view().players[0].points), ("statue-2-4", 3));
    scene.play("play left").play("move stairs by 1").play("play left").play("move 8 by 1");
    assert_eq!(scene.view().players[0].points, 7);
}

#[test]
fn a2_what_lies_below_nobody_knows() {
    let mut scene = two_on_nine("statue-2-4");
    let seen = scene.view();
    all_below(&mut scene, "artifact-3-4");
    assert_eq!(seen, scene.view());
}

#[test]
fn a3_artifacts_are_collected_like_treasures() {
    let mut scene = Scene::with(
        2,
        ARTIFACTS,
        "a: 25 26\na hand: 1, 1, 3, 4, 5\n26: artifact-2-3\na has: 1 vase, 1 statue",
    );
    scene.play("play left").play("move 25 by 1");
    let player = &scene.view().players[0];
    assert_eq!((player.points, player.artifacts, scene.tile_on(26).as_str()), (3, 1, "empty"));
    assert_eq!(player.standing.parts[4], 0, "an artifact is no part of a set");
    // One that demands more stays.
    let mut scene = Scene::with(2, ARTIFACTS, "a: 25 26\na hand: 1, 1, 3, 4, 5\n26: artifact-3-4");
    scene.play("play left").play("move 25 by 1");
    assert_eq!((scene.view().players[0].artifacts, scene.tile_on(26).as_str()), (0, "artifact-3-4"));
}

#[test]
fn a3_artifacts_beyond_the_number_of_sets_score_nothing() {
    let components = Components::read(components::DEFAULT).unwrap();
    let artifacts = |treasures, wild, artifacts| {
        breakdown(&components, Holdings { treasures, wild, artifacts, ..Holdings::default() })[6]
    };
    assert_eq!(artifacts([0, 0, 0], 0, 4), 0, "no set carries any");
    assert_eq!(artifacts([2, 1, 1], 0, 4), 3);
    assert_eq!(artifacts([2, 2, 2], 0, 10), 6);
    assert_eq!(artifacts([2, 0, 0], 3, 2), 3, "one set, though two more tiles are at hand");
    assert_eq!(artifacts([2, 2, 2], 0, 2), 6, "as many as sets: all of them");
}

#[test]
fn a3_each_set_may_carry_one_artifact() {
    let bonus = |has: &str| {
        let standing =
            Scene::with(2, ARTIFACTS, &format!("a has: {has}")).view().players[0].standing.clone().parts;
        (standing[4], standing[6])
    };
    assert_eq!(bonus("2 artifact"), (0, 0));
    assert_eq!(bonus("1 vase, 1 statue, 1 jewellery, 2 artifact"), (3, 3));
    assert_eq!(bonus("1 vase, 2 wild, 1 artifact"), (3, 3), "with wild tiles too");
    assert_eq!(bonus("2 vase, 2 statue, 2 jewellery, 2 artifact"), (7, 6));
    assert_eq!(bonus("2 vase, 2 statue, 2 jewellery, 1 artifact"), (7, 3));
}
