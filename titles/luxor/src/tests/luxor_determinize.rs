//! L49: determinization is uniform over all possible positions, and only those.

use crate::luxor::Luxor;
use crate::scene::{Scene, seat};
use crate::state::State;
use game::{ChaCha8Rng, Game, SeedableRng};
use std::collections::BTreeMap;

fn determinized(scene: &Scene, viewer: &str, times: usize) -> impl Iterator<Item = State> {
    let mut rng = ChaCha8Rng::seed_from_u64(49);
    (0..times).map(move |_| Luxor::determinize(&scene.setup, &scene.state, seat(viewer), &mut rng))
}

fn hand(scene: &Scene, state: &State, who: &str) -> Vec<String> {
    state.player(seat(who)).hand.iter().map(|slot| scene.setup.card(slot.kind).to_string()).collect()
}

fn counted<T: Ord>(things: impl Iterator<Item = T>) -> BTreeMap<T, usize> {
    things.fold(BTreeMap::new(), |mut counts, thing| {
        *counts.entry(thing).or_default() += 1;
        counts
    })
}

/// How far the counts are from these shares, as a normal deviation.
fn deviation<T: Ord>(counts: &BTreeMap<T, usize>, shares: &BTreeMap<T, usize>) -> f64 {
    let (drawn, all) = (counts.values().sum::<usize>() as f64, shares.values().sum::<usize>() as f64);
    assert!(counts.keys().all(|thing| shares.contains_key(thing)), "something impossible was determinized");
    let chi: f64 = shares
        .iter()
        .map(|(thing, &share)| {
            let expected = drawn * share as f64 / all;
            (counts.get(thing).copied().unwrap_or(0) as f64 - expected).powi(2) / expected
        })
        .sum();
    let free = (shares.len() - 1) as f64;
    (chi - free) / (2.0 * free).sqrt()
}

/// Every order of these cards, once each.
fn orders(cards: &[&str]) -> Vec<Vec<String>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &card) in cards.iter().enumerate() {
        if !cards[..i].contains(&card) {
            let rest: Vec<&str> = [&cards[..i], &cards[i + 1..]].concat();
            all.extend(orders(&rest).into_iter().map(|mut order| {
                order.insert(0, card.to_string());
                order
            }));
        }
    }
    all
}

/// Each of these once.
fn even<T: Ord>(things: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    things.into_iter().map(|thing| (thing, 1)).collect()
}

#[test]
fn l49_every_hand_that_is_possible_is_equally_likely() {
    let scene = Scene::base(2, "b hand: 1, 1, 2, 3, 3\ndraw: 2");
    let possible = orders(&["1", "1", "2", "3", "3", "2"]);
    assert_eq!(possible.len(), 90);
    let hands = counted(determinized(&scene, "a", 90 * 300).map(|state| {
        let mut cards = hand(&scene, &state, "b");
        let pile = state.pile.iter().map(|(kind, _)| scene.setup.card(kind as u8).to_string());
        cards.extend(pile);
        cards
    }));
    assert!(deviation(&hands, &even(possible)) < 6.0);
    // The true hand comes as often as any other: 300 times, give or take.
    let truth = hands[&["1", "1", "2", "3", "3", "2"].map(String::from).to_vec()];
    assert!((210..390).contains(&truth), "{truth}");
}

#[test]
fn l49_ones_own_hand_stays() {
    let scene = Scene::base(3, "a hand: 1, 2, 3, 4, 5");
    for state in determinized(&scene, "a", 100) {
        assert_eq!(hand(&scene, &state, "a"), ["1", "2", "3", "4", "5"]);
    }
}

/// b is stuck before the tomb and plays the 2 without effect: the card at the other end is no +/-1.
fn with_exclusion() -> Scene {
    let mut scene = Scene::base(
        2,
        "b: 40 40 40 40 40
         b hand: 2, 1, +-1, 3, 4
         draw: +-1, 5
         turn: b
         first: b",
    );
    scene.chance(&["cards 5"]).play("play left");
    assert_eq!(scene.hand("b"), "1, +-1, 5, 3, 4");
    scene
}

#[test]
fn l49_a_determinized_card_is_never_of_an_excluded_kind() {
    let scene = with_exclusion();
    let mut possible = orders(&["1", "+-1", "5", "3", "4", "+-1"]);
    possible.retain(|order| order[4] != "+-1");
    assert_eq!(possible.len(), 240);
    let hands = counted(determinized(&scene, "a", 240 * 200).map(|state| {
        let mut cards = hand(&scene, &state, "b");
        cards.extend(state.pile.iter().map(|(kind, _)| scene.setup.card(kind as u8).to_string()));
        cards
    }));
    assert!(deviation(&hands, &even(possible)) < 6.0);
}

#[test]
fn l49_exclusions_move_and_leave_with_their_card() {
    let mut scene = with_exclusion();
    let place = |scene: &Scene| scene.state.beyond.exclusions.of(seat("b")).map(|(place, _)| place);
    assert_eq!(place(&scene), Some(4));
    scene.play("play left");
    if scene.decider() == 'a' {
        let legal = scene.legal();
        scene.play(&legal[0]);
    }
    while scene.decider() == 'a' {
        let legal = scene.legal();
        scene.play(&legal[0]);
    }
    assert_eq!(scene.decider(), 'b');
    scene.play("play right");
    assert_ne!(place(&scene), Some(4), "the card with exclusions was played");
}

#[test]
fn l49_two_cards_with_exclusions_from_one_pile_are_uniform() {
    let stuck = "40 40 40 40 40";
    let mut scene = Scene::base(
        3,
        &format!(
            "b: {stuck}\nc: {stuck}\nb hand: 2, 1, +-1, 3, 4\nc hand: 2, 1, +-1, 3, 4\ndraw: +-1, 5, 5, 4
             turn: b\nfirst: b"
        ),
    );
    scene.chance(&["cards 5"]).play("play left");
    scene.chance(&["cards 5"]).play("play left");
    // Hidden from a: two hands and the pile.
    let pool = ["1", "+-1", "5", "3", "4", "1", "+-1", "5", "3", "4", "+-1", "4"];
    let mut shares = BTreeMap::new();
    for (i, one) in pool.iter().enumerate().filter(|(_, card)| **card != "+-1") {
        for (_, two) in pool.iter().enumerate().filter(|&(j, card)| i != j && *card != "+-1") {
            *shares.entry((one.to_string(), two.to_string())).or_insert(0) += 1;
        }
    }
    let pairs = determinized(&scene, "a", 40_000)
        .map(|state| (hand(&scene, &state, "b")[4].clone(), hand(&scene, &state, "c")[4].clone()));
    assert!(deviation(&counted(pairs), &shares) < 6.0);
    // And what is left is dealt evenly to the rest: any other place holds a +/-1 in 3 of 10 cases.
    let others = determinized(&scene, "a", 40_000).map(|state| hand(&scene, &state, "c")[0] == "+-1");
    let shares = BTreeMap::from([(true, 3), (false, 7)]);
    assert!(deviation(&counted(others), &shares) < 6.0);
}

#[test]
fn l49_cards_of_two_draw_piles_never_mix() {
    let mut scene = Scene::base(
        2,
        "a: 8 stairs stairs stairs stairs
         b: 8 stairs stairs stairs stairs
         a hand: 1, 2, 2, 3, 3
         b hand: 1, 2, 3, 4, 5
         draw: empty
         9: vase-3-5",
    );
    // a reshuffles; b draws from the new pile.
    scene.play("play left").chance(&["cards +-1"]).play("move 8 by 1");
    let old = counted(determinized(&scene, "a", 120 * 200).map(|state| hand(&scene, &state, "b")));
    assert!(deviation(&old, &even(orders(&["1", "2", "3", "4", "5"]))) < 6.0, "only their order is unknown");

    scene.play("play left").chance(&["cards die"]).play("move 8 by 1");
    assert_eq!(scene.hand("b"), "2, 3, die, 4, 5");
    let hands: Vec<Vec<String>> =
        determinized(&scene, "a", 20_000).map(|state| hand(&scene, &state, "b")).collect();
    let old = counted(hands.iter().map(|hand| [&hand[..2], &hand[3..]].concat()));
    assert!(deviation(&old, &even(orders(&["2", "3", "4", "5"]))) < 6.0);
    let die = scene.setup.card_named("die".parse().unwrap()).unwrap();
    let mut new: BTreeMap<String, usize> = BTreeMap::new();
    for (kind, count) in scene.state.pile.iter().chain([(die, 1)]) {
        *new.entry(scene.setup.card(kind as u8).to_string()).or_default() += count as usize;
    }
    assert!(deviation(&counted(hands.iter().map(|hand| hand[2].clone())), &new) < 6.0);
}

#[test]
fn l49_others_scarabs_are_evenly_drawn() {
    let scene = Scene::base(3, "b has: scarab 4\nc has: scarab 2\na has: scarab 3\nsupply: 1 scarabs");
    let value = |state: &State, who: &str| {
        let (kind, _) = state.player(seat(who)).scarabs.iter().next().unwrap();
        scene.setup.scarab_values[kind]
    };
    let seen = counted(determinized(&scene, "a", 12_000).map(|state| {
        assert_eq!(value(&state, "a"), 3, "one's own stay");
        (value(&state, "b"), value(&state, "c"))
    }));
    let possible = even([(1, 2), (1, 4), (2, 1), (2, 4), (4, 1), (4, 2)]);
    assert!(deviation(&seen, &possible) < 6.0);
}

#[test]
fn l49_a_known_horus_card_in_another_hand_never_changes() {
    let mut scene = Scene::base(
        2,
        "b: 3 stairs stairs stairs stairs\nb hand: 1, 2, 3, 4, 5\nhorus1: horus1 1-3\n\
         turn: b\nfirst: b\ndraw: +-1, die",
    );
    scene.play("play left").play("move 3 by 1").play("take card 1");
    let mut possible = Vec::new();
    for order in orders(&["2", "3", "4", "5", "+-1", "die"]) {
        possible.push([&order[..2], &["horus1 1-3".to_string()], &order[2..4]].concat());
    }
    possible.sort();
    possible.dedup();
    let hands = counted(determinized(&scene, "a", 360 * 60).map(|state| hand(&scene, &state, "b")));
    assert!(deviation(&hands, &even(possible)) < 6.0);
}

#[test]
fn l49_an_determinized_player_always_has_something_to_do() {
    // b plays 1+ for its help, which the +/-1 at the other end obliges b to use (L12). a cannot know what is there.
    let text = "b: 40 40 40 40 40
                b hand: equipment 1+, equipment 6, equipment 3+, equipment 2+, +-1
                a hand: equipment 1+, equipment 6, equipment 3+, equipment 2+, equipment 0
                turn: b
                first: b";
    let mut scene = Scene::with(2, &[crate::Module::Equipment], text);
    scene.play("play left");
    assert_eq!(scene.legal(), ["use card"]);
    let playable = |scene: &Scene| {
        determinized(scene, "a", 200).all(|state| {
            let mut list: Vec<crate::Action> = Vec::new();
            Luxor::legal(&scene.setup, &state, &mut list);
            !list.is_empty()
        })
    };
    assert!(playable(&scene));
    scene.play("use card");
    assert_eq!(scene.legal(), ["add right"]);
    assert!(playable(&scene));
}
