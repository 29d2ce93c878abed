//! Determinization is uniform: chi-square tests against exact shares.

use super::rng;
use expedition_rules::{Adventures, Expedition, Options};
use game::{Game, Seat};
use std::collections::BTreeMap;

/// Determinizes a position many times; the hidden parts of other players must occur with these weights.
fn shares(players: u8, adventures: Adventures, text: &str, expected: &[(&str, u32)]) {
    let setup = Expedition::set_up(None, &Options::new(players, adventures)).unwrap();
    let state = expedition_rules::position::read(&setup, text).unwrap();
    let total: u32 = expected.iter().map(|(_, weight)| weight).sum();
    let rounds = 4_000 * total;
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut rng = rng(11);
    for _ in 0..rounds {
        let drawn = Expedition::determinize(&setup, &state, Seat(0), &mut rng);
        let text = Expedition::position(&setup, &drawn);
        let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("player")).skip(1).collect();
        *seen.entry(lines.join(" | ").replace("player ", "").replace("supply 30 ", "")).or_default() += 1;
    }
    let chi_square: f64 = expected
        .iter()
        .map(|(lines, weight)| {
            let wanted = f64::from(rounds) * f64::from(*weight) / f64::from(total);
            let found = f64::from(seen.get(*lines).copied().unwrap_or(0));
            (found - wanted) * (found - wanted) / wanted
        })
        .sum();
    assert_eq!(seen.len(), expected.len(), "{seen:#?}");
    // Five standard deviations above the mean of the distribution: a fixed seed, so it holds or it does not.
    let freedom = (expected.len() - 1) as f64;
    assert!(chi_square < freedom + 5.0 * (2.0 * freedom).sqrt(), "{chi_square} {seen:#?}");
}

#[test]
fn x2_choices_of_others_could_be_any_while_they_choose() {
    shares(
        3,
        Adventures::None,
        "seat 1 keep\nplayer 2 kept d\nplayer 3 kept m",
        &[
            ("2 kept d | 3 kept d", 1),
            ("2 kept d | 3 kept dt", 1),
            ("2 kept d | 3 kept m", 1),
            ("2 kept dt | 3 kept d", 1),
            ("2 kept dt | 3 kept dt", 1),
            ("2 kept dt | 3 kept m", 1),
            ("2 kept m | 3 kept d", 1),
            ("2 kept m | 3 kept dt", 1),
            ("2 kept m | 3 kept m", 1),
        ]
        .map(|(lines, weight)| (lines, weight)),
    );
}

/// The layout shows which tiles were kept in total; who kept which is uniform.
#[test]
fn x2_the_start_layout_tells_what_was_kept_but_not_by_whom() {
    shares(
        4,
        Adventures::None,
        "seat 1 lay 0\nlayout g9\nd dt m m\nd dt d dt\nplayer 1 hand 1dc+ 1m\n\
         player 2 hand 1dc+ 1m\nplayer 3 hand 1dc+ 1d\nplayer 4 hand 1dc+ 1dt",
        &[
            ("2 hand 1dc+ 1m | 3 hand 1dc+ 1d | 4 hand 1dc+ 1dt", 1),
            ("2 hand 1dc+ 1m | 3 hand 1dc+ 1dt | 4 hand 1dc+ 1d", 1),
            ("2 hand 1dc+ 1d | 3 hand 1dc+ 1m | 4 hand 1dc+ 1dt", 1),
            ("2 hand 1dc+ 1d | 3 hand 1dc+ 1dt | 4 hand 1dc+ 1m", 1),
            ("2 hand 1dc+ 1dt | 3 hand 1dc+ 1m | 4 hand 1dc+ 1d", 1),
            ("2 hand 1dc+ 1dt | 3 hand 1dc+ 1d | 4 hand 1dc+ 1m", 1),
        ],
    );
    // Two of a kind: fewer ways, still even. A player who has laid his is out of it.
    shares(
        4,
        Adventures::None,
        "seat 1 lay 0\nlayout g9\nd d\nplayer 1 hand 1m\nplayer 2 hand 1m\nplayer 3 hand 1d\nplayer 4 hand 1d",
        &[
            ("2 hand 1m | 3 hand 1d | 4 hand 1d", 1),
            ("2 hand 1d | 3 hand 1m | 4 hand 1d", 1),
            ("2 hand 1d | 3 hand 1d | 4 hand 1m", 1),
        ],
    );
}

#[test]
fn x15_hidden_hands_are_drawn_from_tiles_with_the_same_back() {
    shares(
        2,
        Adventures::None,
        "seat 1 lay 0\nlayout g9\nd d\nplayer 1 hand 2m\nplayer 2 hand 2l 3d stack 2dc 2dc 3d 3m",
        &[
            ("2 hand 2l 3d stack 2dc 2dc 3d 3m", 2),
            ("2 hand 2l 3m stack 2dc 2dc 3d 3d", 1),
            ("2 hand 2dc 3d stack 2dc 2l 3d 3m", 4),
            ("2 hand 2dc 3m stack 2dc 2l 3d 3d", 2),
        ],
    );
    // A tile everybody knows stays, and the other is drawn from the rest.
    shares(
        2,
        Adventures::None,
        "seat 1 lay 0\nlayout g9\nd d\nplayer 1 hand 2m\nplayer 2 hand 2l+ 2d stack 2dc",
        &[("2 hand 2l+ 2d stack 2dc", 1), ("2 hand 2l+ 2dc stack 2d", 1)],
    );
    // Two hidden tiles with the same back.
    shares(
        2,
        Adventures::None,
        "seat 1 lay 0\nlayout g9\nd d\nplayer 1 hand 2m\nplayer 2 hand 2d 2d stack 2l",
        &[("2 hand 2d 2d stack 2l", 2), ("2 hand 2d 2l stack 2d", 2), ("2 hand 2l 2d stack 2d", 2)],
    );
}

#[test]
fn n1_hidden_action_tiles_are_drawn_from_those_not_used() {
    shares(
        2,
        Adventures::New,
        "seat 1 lay 0\nlayout g9\nd d\nplayer 1 hand 2m actions ship\n\
         player 2 hand 2m+ actions ship+ ship snakes pile caravan caravan",
        &[
            ("2 hand 2m+ actions ship+ ship snakes pile caravan caravan", 1),
            ("2 hand 2m+ actions ship+ ship caravan pile caravan snakes", 2),
            ("2 hand 2m+ actions ship+ caravan snakes pile ship caravan", 2),
            ("2 hand 2m+ actions ship+ caravan caravan pile ship snakes", 1),
        ],
    );
}
