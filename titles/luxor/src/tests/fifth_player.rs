//! F: the fifth player, and the expansion as a whole.

use crate::card::Level;
use crate::options::{Module, Options};
use crate::scene::Scene;
use crate::{Luxor, Setup};
use game::Game;

#[test]
fn f1_a_fifth_player_plays_by_the_same_rules() {
    let hands = ["a", "b", "c", "d"].map(|who| format!("{who} hand: 1, +-1, 2, 3, 4\n")).concat();
    let text = "e: 4 statue-1\ne hand: 1, 5, 5, 5, 5\n5: vase-1-1\nturn: e\nfirst: a";
    let mut scene = Scene::base(5, &format!("{hands}{text}"));
    assert_eq!(scene.view().players.len(), 5);
    for player in scene.view().players {
        assert_eq!((player.hand.len(), player.character, player.talismans), (5, None, 0));
    }
    scene.play("play left").play("move 4 by 1");
    assert_eq!(scene.view().players[4].points, 1);
    assert_eq!((scene.decider(), scene.state.round), ('a', 2));

    let start = Scene::base(5, "").view();
    assert_eq!(start.draw_pile, 31 - 5 * 5);
    assert!(start.players.iter().all(|player| player.adventurers.len() == 5));
    assert!(Luxor::set_up(None, &Options::base(6)).is_err());
}

fn horus_cards(players: u8, modules: &[Module]) -> Vec<u8> {
    Scene::with(players, modules, "").view().horus.iter().map(|stack| stack.count).collect()
}

#[test]
fn f2_the_horus_cards_of_the_expansion_join_whenever_any_of_it_is_used() {
    assert_eq!(horus_cards(4, &[]), [8, 8, 8]);
    assert_eq!(horus_cards(5, &[]), [14, 14, 14]);
    for module in Module::ALL {
        assert_eq!(horus_cards(2, &[module]), [14, 14, 14], "{module:?}");
    }
    let setup = |modules: &[Module]| Luxor::set_up(None, &Options::with(2, modules)).unwrap();
    let copies = |setup: &Setup, card: &str| setup.copies[setup.card_named(card.parse().unwrap()).unwrap()];
    let (base, expanded) = (setup(&[]), setup(&[Module::Artifacts]));
    // Each in the stack of its level.
    for (card, before, after) in [("horus1 1-3", 2, 3), ("horus2 less 2", 2, 3), ("horus3 1-6", 2, 4)] {
        assert_eq!((copies(&base, card), copies(&expanded, card)), (before, after), "{card}");
    }
    for level in Level::ALL {
        let of_level = |kind: &usize| expanded.card(*kind as u8).level() == Some(level);
        assert_eq!(expanded.card_kinds().filter(of_level).map(|kind| expanded.copies[kind]).sum::<u8>(), 14);
    }
}

#[test]
fn f3_the_modules_combine_freely() {
    for combination in 0..16u8 {
        let modules: Vec<Module> =
            Module::ALL.into_iter().filter(|&module| combination & 1 << module as u8 != 0).collect();
        for players in 2..=5 {
            let scene = Scene::with(players, &modules, "");
            let view = scene.view();
            assert_eq!(view.mummy.is_some(), modules.contains(&Module::Mummy));
            assert_eq!(view.draw_pile == 31, modules.contains(&Module::Equipment));
            assert_eq!(view.path.iter().any(|space| space.below), modules.contains(&Module::Artifacts));
            let who = scene.setup.all_seats().map(|seat| scene.state.beyond.characters.of(seat));
            assert!(who.into_iter().all(|character| character.is_none()), "a scene deals none");
        }
    }
    let twice = Options::with(3, &[Module::Mummy, Module::Mummy]);
    assert!(Luxor::set_up(None, &twice).unwrap_err().to_string().contains("named twice"));
}
