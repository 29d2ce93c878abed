//! M11 and M12: what talismans buy.

use crate::counts::Counts;
use crate::event::Event;
use crate::mummy_tile::MummyTile;
use crate::options::Module;
use crate::scene::Scene;
use crate::{Action, Luxor, View};
use game::{Game, Seat, Viewer};

const MUMMY: &[Module] = &[Module::Mummy];

/// `a` has nearly ended a turn: the one on 33 went to 34, and the card drawn was a die.
fn after_drawing(tile: &str, adventurers: &str, text: &str) -> Scene {
    after_drawing_with(MUMMY, tile, adventurers, text)
}

fn after_drawing_with(modules: &[Module], tile: &str, adventurers: &str, text: &str) -> Scene {
    let mut scene = Scene::with(
        2,
        modules,
        &format!(
            "a: 33 {adventurers}
             a hand: 1, 2, 3, 4, 5
             a has: 9 talismans
             34: vase-3-6
             mummy: 37
             open: {tile}
             {text}"
        ),
    );
    scene.chance(&["cards die"]).play("play left").chance(&["cards die"]).play("move 33 by 1");
    scene
}

/// The tile can be used; it is.
fn using(tile: &str, adventurers: &str, text: &str) -> Scene {
    let mut scene = after_drawing(tile, adventurers, text);
    scene.play("use tile 1");
    scene
}

/// It would do nothing: it is not offered, and the turn passes on.
fn useless(tile: &str, adventurers: &str, text: &str) {
    let scene = after_drawing(tile, adventurers, text);
    assert_eq!(scene.decider(), 'b', "{tile} {adventurers} {text}");
}

fn view_of(scene: &Scene, seat: u8) -> View {
    Luxor::view(&scene.setup, &scene.state, Viewer::Seat(Seat(seat)))
}

fn points(scene: &Scene) -> i16 {
    scene.view().players[0].points
}

#[test]
fn m11_after_drawing_one_open_tile_may_be_used() {
    let mut scene = after_drawing("points 2, keys 2, extra-turn", "stairs", "supply: 4 talismans");
    assert_eq!(scene.hand("a"), "2, 3, die, 4, 5", "the card is drawn before");
    assert_eq!(scene.legal(), ["use tile 1", "use tile 2", "use tile 3", "decline"]);
    scene.chance(&["mummy scarab for 2"]).play("use tile 1");
    let mummy = scene.view().mummy.unwrap();
    assert_eq!((points(&scene), scene.view().players[0].talismans, mummy.talismans), (2, 7, 6));
    let open: Vec<String> = mummy.open.iter().map(|(tile, _)| tile.to_string()).collect();
    assert_eq!(open, ["scarab", "keys 2", "extra-turn"]);
    assert_eq!(mummy.discarded, [("points 2".parse().unwrap(), 1)]);
    assert_eq!(scene.decider(), 'b', "one tile in a turn");

    let mut scene = after_drawing("points 2", "stairs", "");
    scene.play("decline");
    assert_eq!((points(&scene), scene.decider()), (0, 'b'));
}

#[test]
fn m11_what_cannot_be_paid_cannot_be_used() {
    let mut scene = after_drawing("points 2, extra-turn", "stairs", "a has: 3 talismans");
    assert_eq!(scene.legal(), ["use tile 1", "decline"]);
    assert_eq!(scene.refused("use tile 2"), "M11");
    let scene = after_drawing("points 2, extra-turn", "stairs", "a has: 1 talismans");
    assert_eq!(scene.decider(), 'b');
}

/// The stack holds only these tiles.
fn stack_of(scene: &mut Scene, tiles: &[&str]) {
    scene.state.beyond.mummy.stack = Counts::default();
    for text in tiles {
        let kinds = &scene.setup.components.mummy_tiles;
        let kind = kinds.iter().position(|&(tile, ..)| tile.to_string() == *text).unwrap();
        scene.state.beyond.mummy.stack.add(kind, 1);
    }
}

#[test]
fn m11_the_discards_replace_the_stack_as_soon_as_its_last_tile_is_opened() {
    let mut scene = after_drawing("points 2, keys 2, extra-turn", "stairs", "");
    stack_of(&mut scene, &["scarab"]);
    scene.play("use tile 1");
    let mummy = scene.view().mummy.unwrap();
    assert_eq!(mummy.open[0].0.to_string(), "scarab");
    assert_eq!((mummy.stack, mummy.discarded.len()), (15, 0));
    let points =
        scene.setup.components.mummy_tiles.iter().position(|&(tile, ..)| tile == MummyTile::Points(2));
    assert_eq!(scene.state.beyond.mummy.stack.get(points.unwrap()), 2, "the tile just used is among them");
    let at = |what: fn(&Event) -> bool| scene.events.iter().position(what);
    let opened = at(|event| matches!(event, Event::MummyTileOpened { .. }));
    assert_eq!(at(|event| *event == Event::MummyTilesReshuffled), opened.map(|opened| opened + 1));
}

#[test]
fn m11_not_before_the_last_tile_is_opened() {
    let mut scene = after_drawing("points 2, keys 2, extra-turn", "stairs", "");
    stack_of(&mut scene, &["scarab", "one 1"]);
    scene.play("use tile 1");
    let mummy = scene.view().mummy.unwrap();
    assert_eq!((mummy.stack, mummy.discarded.len()), (1, 11));
    assert!(!scene.happened(|event| *event == Event::MummyTilesReshuffled));
}

#[test]
fn m11_where_no_tile_is_discarded_the_one_just_used_comes_back() {
    let mut scene = after_drawing("points 2, keys 2, extra-turn", "stairs", "");
    for (kind, (tile, _, count)) in (0..).zip(&mut scene.setup.components.mummy_tiles) {
        let open = scene.state.beyond.mummy.open.contains(&kind);
        assert!(*count > 0, "{tile}");
        *count = u8::from(open);
    }
    stack_of(&mut scene, &[]);
    scene.play("use tile 1");
    let mummy = scene.view().mummy.unwrap();
    assert_eq!(mummy.open[0].0.to_string(), "points 2");
    assert_eq!((mummy.stack, mummy.discarded.len()), (0, 0));
    let reshuffled = scene.events.iter().filter(|event| **event == Event::MummyTilesReshuffled);
    assert_eq!(reshuffled.count(), 1, "nothing is left to replace the stack again");
}

#[test]
fn m11_a_tile_may_be_used_after_a_turn_without_effect() {
    let mut scene = Scene::with(
        2,
        MUMMY,
        "a: 40
         a hand: 5, 2, 3, 4, 4
         open: points 2
         mummy: 20",
    );
    scene.play("play left").play("use tile 1");
    assert_eq!(points(&scene), 2);
}

#[test]
fn m11_two_tiles_of_a_kind_are_one_choice() {
    let scene = after_drawing("points 2, points 2, keys 2", "stairs", "");
    assert_eq!(scene.legal(), ["use tile 1", "use tile 3", "decline"]);
}

#[test]
fn m12_swap_hand() {
    let mut scene = after_drawing("swap-hand", "stairs", "");
    scene.chance(&["cards 5", "cards +-1", "cards 3", "cards die", "cards 1"]).play("use tile 1");
    assert_eq!(scene.hand("a"), "5, +-1, 3, die, 1");
    let view = scene.view();
    assert!(view.players[0].hand.iter().all(Option::is_none), "nobody else has seen the new cards");
    assert!(view.players[0].open.iter().all(|open| !open));
    assert_eq!(view.discard_pile.iter().map(|&(_, count)| count).sum::<u8>(), 6);
    assert_eq!(view.players[0].talismans, 8);
}

#[test]
fn m12_l40_swap_hand_goes_on_with_the_shuffled_discards_when_the_pile_runs_out() {
    let mut scene = after_drawing("swap-hand", "stairs", "");
    let last = scene.setup.card_named("2".parse().unwrap()).unwrap();
    scene.state.pile = Counts::default();
    scene.state.pile.add(last, 2);
    scene.play("use tile 1");
    assert!(scene.hand("a").starts_with("2, 2, "), "{}", scene.hand("a"));
    let view = scene.view();
    assert_eq!((view.players[0].hand.len(), view.discard_pile.len()), (5, 0));
}

#[test]
fn m12_rearmost_two() {
    let mut scene = using("rearmost 2", "9 stairs stairs", "2: vase-1-1");
    assert_eq!(scene.legal(), ["move stairs by 1", "move stairs by 2"]);
    assert_eq!(scene.refused("move 9 by 1"), "M12");
    assert_eq!(scene.refused("move stairs by 3"), "M12");
    scene.play("move stairs by 2");
    assert_eq!(scene.figures("a"), "34 9 2 stairs");
    assert_eq!((points(&scene), scene.tile_on(2).as_str()), (0, "vase-1-1"), "no action");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn m12_rearmost_includes_neither_the_tomb_nor_those_who_lie() {
    let text = "a: 33 lying-5 9 tomb\n37: vase-3-5";
    let mut scene = Scene::with(
        2,
        MUMMY,
        &format!(
            "a hand: 1, 1, 1, 1, 1\na has: 9 talismans\nmummy: 37\nopen: rearmost 2\n34: vase-3-6\n{text}"
        ),
    );
    scene.play("decline").play("play left").play("move 33 by 1").play("use tile 1");
    assert_eq!(scene.legal(), ["move 9 by 1", "move 9 by 2"]);
    let scene = using("rearmost 2", "tomb", "");
    assert_eq!(scene.legal(), ["move 34 by 1", "move 34 by 2"]);
}

#[test]
fn m12_rearmost_four_with_osiris_statues_and_the_mummy() {
    let mut scene = using("rearmost 4", "12 statue-2", "14: osiris-4");
    assert_eq!(scene.legal(), ["move 12 by 1", "move 12 by 2", "move 12 by 3", "move 12 by 4"]);
    scene.play("move 12 by 2");
    assert_eq!(
        scene.figures("a"),
        "34 18 stairs",
        "pushed over the statue, onto a Horus tile without its action"
    );
    assert_eq!(scene.decider(), 'b');

    let mut scene = using("rearmost 4", "35", "35: vase-3-5\n36: vase-3-5");
    assert_eq!(scene.legal()[2], "move 34 by 3");
    scene.play("move 34 by 3");
    assert_eq!(scene.figures("a"), "lying-37 35", "M7");
}

#[test]
fn m12_one_adventurer() {
    let mut scene = using("one 1", "lying-8 40 stairs", "a has: 1 keys\n1: vase-1-1\nmummy: 8");
    assert_eq!(scene.legal(), ["move stairs by 1", "move 34 by 1", "move 40 by 1"]);
    scene.play("move 40 by 1");
    assert_eq!(scene.figures("a"), "tomb 34 lying-8 stairs");
    let player = &scene.view().players[0];
    assert_eq!((player.keys, player.sarcophagi.as_slice()), (0, &[5u8][..]), "the tomb works as always");

    let mut scene = using("one 1", "40 stairs", "1: vase-1-1");
    assert_eq!(scene.legal(), ["move stairs by 1", "move 34 by 1"], "no key, no entry");
    scene.play("move stairs by 1");
    assert_eq!(points(&scene), 0, "no action");
}

#[test]
fn m12_all_adventurers() {
    let scene = using("all 4", "37 10 7 statue-1", "a has: 1 keys\n14: osiris-2\nmummy: 11\n38: vase-1-1");
    assert_eq!(scene.figures("a"), "tomb 38 16 lying-11 stairs");
    assert_eq!((points(&scene), scene.view().players[0].keys), (0, 0), "nobody acts");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn m12_all_adventurers_in_the_order_of_l36() {
    // One key: it is the one nearest the tomb who enters.
    // 34 to 38 are five tiles; without 35 and 36 both are four steps from the tomb or nearer than that.
    let scene = using("all 4", "37 37 stairs", "a has: 1 keys\nmummy: 20");
    assert_eq!(scene.figures("a"), "tomb 38 37 4", "the second of them has no key left and stays");
}

#[test]
fn m12_points() {
    let scene = using("points 2", "stairs", "");
    assert_eq!((points(&scene), scene.view().players[0].talismans), (2, 7));
}

#[test]
fn m12_horus_card() {
    let mut scene =
        after_drawing("horus-card", "stairs", "horus1: horus1 1-3\nhorus2: horus2 last\nhorus3: empty");
    scene.play("use tile 1");
    assert_eq!(scene.legal(), ["discard 1", "discard 2", "discard 3", "discard 4", "discard 5"]);
    scene.play("discard 2");
    assert_eq!(scene.legal(), ["take card 1", "take card 2"]);
    assert_eq!(scene.refused("take card 3"), "M12");
    scene.play("take card 2");
    assert_eq!(scene.hand("a"), "2, die, horus2 last, 4, 5");
    assert_eq!(scene.view().mummy.unwrap().place.to_string(), "37", "the mummy does not move");
    assert!(scene.view().discard_pile.contains(&("3".parse().unwrap(), 1)));
    assert_eq!(scene.decider(), 'b');
    useless("horus-card", "stairs", "horus1: empty\nhorus2: empty\nhorus3: empty");
}

#[test]
fn m12_free_choice() {
    let mut scene = using("free-choice 2", "stairs", "");
    assert_eq!(scene.legal(), ["take key", "take scarab", "take wild"]);
    scene.play("take scarab");
    assert_eq!(scene.legal(), ["take key", "take wild"], "two different ones");
    assert_eq!(scene.refused("take scarab"), "M12");
    scene.play("take wild");
    let player = &scene.view().players[0];
    assert_eq!((player.keys, player.scarabs, player.wild), (0, 1, 1));
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn m12_free_choice_gives_what_there_is() {
    let scene = using("free-choice 2", "stairs", "supply: 0 scarabs, 0 wild");
    assert_eq!((scene.view().players[0].keys, scene.decider()), (1, 'b'));
    let scene = using("free-choice 2", "stairs", "supply: 1 scarabs, 0 wild, 4 keys");
    assert_eq!(scene.legal(), ["take key", "take scarab"]);
    useless("free-choice 2", "stairs", "supply: 0 scarabs, 0 wild, 0 keys");
}

#[test]
fn m12_move_card() {
    let mut scene = using("move-card", "stairs", "");
    assert_eq!(scene.legal().len(), 16, "every other order, and no way to do nothing");
    assert_eq!(scene.refused("shift 2 to 2"), "M12");
    scene.play("shift 1 to 4");
    assert_eq!(scene.hand("a"), "3, die, 4, 2, 5");
}

#[test]
fn m12_scarab() {
    let mut scene = after_drawing("scarab", "stairs", "");
    scene.chance(&["scarabs 4"]).play("use tile 1");
    assert_eq!(scene.state.player(game::Seat(0)).scarab_count(), 1);
    assert_eq!(scene.view().players[0].scarab_values, None, "its owner alone sees it");
    useless("scarab", "stairs", "supply: 0 scarabs");
}

/// The whole path without treasures, except where the text says otherwise.
fn bare(text: &str) -> String {
    let path = Scene::base(2, "").view().path;
    let spaces = path.iter().filter(|space| space.tile.is_some_and(|tile| tile.prize().is_some()));
    let mut lines: String = spaces.map(|space| format!("{}: tunnel\n", space.number)).collect();
    lines += text;
    lines
}

#[test]
fn m12_least_points() {
    let tiles = bare("20: vase-3-6\n32: empty\n26: statue-2-4\n34: tunnel");
    assert_eq!(points(&using("least-points", "stairs", &tiles)), 4);
    // Artifacts count, those lying face down do not.
    let mut scene = after_drawing_with(
        &[Module::Mummy, Module::Artifacts],
        "least-points",
        "stairs",
        &bare("20: vase-3-6\n26: artifact-2-3\n34: tunnel"),
    );
    assert!(scene.view().path.iter().any(|space| space.below));
    scene.play("use tile 1");
    assert_eq!(points(&scene), 3);
    useless("least-points", "stairs", &bare("34: tunnel\n35: empty"));
}

#[test]
fn m12_keys() {
    let scene = using("keys 2", "stairs", "supply: 5 keys");
    assert_eq!((scene.view().players[0].keys, scene.view().keys), (2, 3));
    let scene = using("keys 2", "stairs", "supply: 1 keys");
    assert_eq!((scene.view().players[0].keys, scene.view().keys), (1, 0), "as many as there are");
    useless("keys 2", "stairs", "supply: 0 keys");
}

#[test]
fn m12_points_for_treasures() {
    assert_eq!(points(&using("per-treasures 2 2", "stairs", "a has: 2 vase, 1 statue, 3 wild")), 2);
    assert_eq!(points(&using("per-treasures 2 2", "stairs", "a has: 2 vase, 1 statue, 1 artifact")), 4);
    useless("per-treasures 2 2", "stairs", "a has: 1 vase, 3 wild");
}

#[test]
fn m12_extra_turn() {
    let mut scene = using("extra-turn", "stairs", "20: vase-3-6");
    assert_eq!((scene.decider(), scene.state.turn, scene.state.round), ('a', 2, 1));
    assert_eq!(scene.view().mummy.unwrap().open.len(), 1, "a new tile was opened");
    scene.state.beyond.mummy.talismans = [0; 5];
    scene.play("play left");
    assert!(scene.legal().contains(&"move 34 by 2".into()), "a full turn");
    scene.play("move stairs by 2");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn m12_another_scarab() {
    let mut scene = after_drawing("other-scarab", "stairs", "a has: scarab 1, scarab 4, scarab 4");
    scene.play("use tile 1");
    assert_eq!(scene.legal(), ["put out scarab 1", "put out scarab 4"]);
    assert_eq!(scene.refused("put out scarab 2"), "M12");
    scene.chance(&["scarabs 3"]).play("put out scarab 1");
    let own = view_of(&scene, 0);
    assert_eq!(own.players[0].scarab_values.as_deref(), Some(&[(3, 1), (4, 2)][..]));
    assert_eq!(own.players[0].scarabs_out.as_deref(), Some(&[(1, 1)][..]));
    let others = view_of(&scene, 1);
    assert_eq!(
        (others.players[0].scarab_values.as_ref(), others.players[0].scarabs_out.as_ref()),
        (None, None)
    );
    assert_eq!(others.scarabs, 22 - 4);
    useless("other-scarab", "stairs", "");
    useless("other-scarab", "stairs", "a has: scarab 1\nsupply: 0 scarabs");
}

#[test]
fn m12_which_scarab_was_put_out_is_its_owners_secret() {
    let put_out = Action::PutOut(1);
    assert_eq!(Luxor::action_seen_by(put_out, Seat(0), Viewer::Seat(Seat(0))), Some(put_out));
    assert_eq!(Luxor::action_seen_by(put_out, Seat(0), Viewer::Seat(Seat(1))), None);
    assert_eq!(Luxor::action_seen_by(put_out, Seat(0), Viewer::Spectator), None);
}

#[test]
fn m12_a_tile_that_would_do_nothing_cannot_be_used() {
    // Nobody can move: one in the tomb, one before it without a key, one lying.
    for tile in ["rearmost 2", "rearmost 4", "one 1", "all 4"] {
        let mut scene = Scene::with(
            2,
            MUMMY,
            &format!("a: tomb 40 lying-8\na hand: 5, 2, 3, 4, 4\na has: 9 talismans\nopen: {tile}\nmummy: 8"),
        );
        scene.play("play left");
        assert_eq!(scene.decider(), 'b', "{tile}");
    }
}
