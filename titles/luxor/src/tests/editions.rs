//! Other components for the modules: a changed file is played as it says.

use crate::components::DEFAULT;
use crate::options::{Module, Options};
use crate::scene::Scene;
use crate::{Character, Luxor};
use game::{ChaCha8Rng, Game, RngChance, Seed, SeedableRng, Silent, Viewer};

/// The default edition with some of its lines changed.
fn edition(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(DEFAULT.to_string(), |text, (from, to)| {
        assert_eq!(text.matches(from).count(), 1, "{from:?} stands there once");
        text.replace(from, to)
    })
}

#[test]
fn m11_another_price_is_paid() {
    let dear = edition(&[(r#"{ tile = "points 2", talismans = 2"#, r#"{ tile = "points 7", talismans = 5"#)]);
    let text = "a: 33\na hand: 1, 1, 1, 1, 1\n34: vase-3-5\nmummy: 20\nopen: points 7\na has:";
    let mut scene = Scene::edition(&dear, 2, &[Module::Mummy], &format!("{text} 6 talismans"));
    scene.play("play left").play("move 33 by 1").play("use tile 1");
    let player = &scene.view().players[0];
    assert_eq!((player.talismans, player.points), (1, 7));
    let mut scene = Scene::edition(&dear, 2, &[Module::Mummy], &format!("{text} 4 talismans"));
    scene.play("play left").play("move 33 by 1");
    assert_eq!(scene.decider(), 'b');
}

#[test]
fn f2_another_horus_card_joins() {
    let more = edition(&[("[expansion-horus.level-2]", "[expansion-horus.level-2]\n\"1-9\" = 2")]);
    let mut scene =
        Scene::edition(&more, 2, &[Module::Mummy], "a: 9\na hand: horus2 1-9, 1, 1, 1, 1\nmummy: 40");
    assert_eq!(scene.view().horus.iter().map(|stack| stack.count).collect::<Vec<_>>(), [14, 15, 14]);
    scene.play("play left");
    assert_eq!(scene.legal().len(), 9);
    assert_eq!(scene.view().mummy.unwrap().place.to_string(), "38");
    assert_eq!(Scene::edition(&more, 2, &[], "").view().horus[1].count, 8);
}

#[test]
fn q1_other_equipment_is_dealt() {
    let five = edition(&[
        ("\"6\" = 1 ", "\"7\" = 1 "),
        ("\"1+\" = 1", "\"9+\" = 1"),
        ("\"3+\" = 1                         # reconstructed\n", ""),
        ("\"die+-1\" = 2", "\"die+-1\" = 1"),
    ]);
    let scene = Scene::edition(&five, 3, &[Module::Equipment], "");
    for seat in scene.setup.all_seats() {
        assert_eq!(scene.state.player(seat).hand.len(), 5);
        assert_eq!(scene.state.beyond.equipment.put_away(seat).count(), 0, "all five are in the hand");
    }
    let text = "a: 9\na hand: equipment 9+, equipment 7, 1, 1, equipment 7\n16: vase-3-5";
    let mut scene = Scene::edition(&five, 3, &[Module::Equipment], text);
    scene.play("play left").play("add left");
    assert_eq!(scene.legal(), ["move 9 by 16"]);
}

#[test]
fn c1_a_character_taken_out_is_never_dealt() {
    let seven = edition(&[
        ("    \"forward\",                   # known\n", ""),
        ("special-keys = 2", "special-keys = 3"),
    ]);
    let setup = Luxor::set_up(Some(&seven), &Options::with(5, &[Module::Characters])).unwrap();
    for seed in 0..40 {
        let state = Luxor::start(&setup, &mut RngChance::seeded(&Seed::from_number(seed)), &mut Silent);
        for player in Luxor::view(&setup, &state, Viewer::Spectator).players {
            assert_ne!(player.character, Some(Character::Forward));
            let special = player.character == Some(Character::SpecialKey);
            assert_eq!(player.keys, if special { 3 } else { 0 });
        }
    }
}

#[test]
fn a1_fewer_artifacts_lie_on_fewer_spaces() {
    let six = edition(&[("artifact-2-3 = 5", "artifact-2-3 = 1"), ("bonus = 3 ", "bonus = 5 ")]);
    let scene =
        Scene::edition(&six, 2, &[Module::Artifacts], "a has: 1 vase, 1 statue, 1 jewellery, 1 artifact");
    let view = scene.view();
    let below: Vec<u8> = view.path.iter().filter(|space| space.below).map(|space| space.number).collect();
    assert_eq!(below, [1, 2, 5, 8, 9, 12]);
    assert_eq!(view.players[0].standing.parts[6], 5);
}

#[test]
fn f3_whole_games_with_another_box() {
    let changed = edition(&[
        ("open-tiles = 3", "open-tiles = 2"),
        ("starting-talismans = [6, 4, 3, 2]", "starting-talismans = [9, 6, 5, 4]"),
        (r#"{ tile = "keys 2", talismans = 2"#, r#"{ tile = "keys 3", talismans = 1"#),
        ("\"0\" = 1 ", "\"0\" = 2 "),
        ("\"6\" = 1                          # reconstructed\n", ""),
        ("    \"extra-point\",               # known\n", ""),
        ("artifact-3-4 = 3", "artifact-1-9 = 2"),
    ]);
    for players in 2..=5 {
        let setup = Luxor::set_up(Some(&changed), &Options::with(players, &Module::ALL)).unwrap();
        for seed in 0..20 {
            let mut chance = RngChance::seeded(&Seed::from_number(seed));
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut state = Luxor::start(&setup, &mut chance, &mut Silent);
            while state.decider().is_some() {
                let action = Luxor::random_action(&setup, &state, &mut rng);
                Luxor::play(&setup, &mut state, action, &mut chance, &mut Silent);
                let mummy = &state.beyond.mummy;
                let talismans = mummy.supply + mummy.talismans.iter().sum::<u8>();
                assert_eq!(talismans, 20);
            }
        }
    }
}
