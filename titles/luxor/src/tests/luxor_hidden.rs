//! L49: what is hidden, and what stays known.

use crate::event::Event;
use crate::luxor::Luxor;
use crate::scene::{Scene, seat};
use game::{ChaCha8Rng, Event as _, Game, Knowledge, SeedableRng, Viewer};

#[test]
fn l49_other_hands_and_scarabs_are_hidden_and_everything_else_is_open() {
    let scene = Scene::base(
        3,
        "a hand: 1, 2, 3, 4, 5\nb hand: 1, 2, 3, 4, 5\nb has: 2 keys, 3 points, 2 vase, 1 wild, scarab 4, scarab 1",
    );
    for viewer in [Viewer::Seat(seat("a")), Viewer::Seat(seat("c")), Viewer::Spectator] {
        let view = Luxor::view(&scene.setup, &scene.state, viewer);
        let b = &view.players[1];
        assert_eq!(b.hand[..], [None; 5]);
        assert_eq!((b.scarabs, &b.scarab_values), (2, &None), "how many is open, which are not");
        let standing = &b.standing;
        assert_eq!(
            (standing.total, standing.parts[5], standing.unknown),
            (3 + 2, 0, 2),
            "collected, and keys"
        );
        assert_eq!(*standing, Luxor::standing(&scene.setup, &scene.state, seat("b"), Knowledge::Of(viewer)));
        assert_eq!((b.keys, b.points, b.treasures[0].1, b.wild), (2, 3, 2, 1));
        assert_eq!(view.draw_pile, 16);
    }
    let own = scene.player("b");
    assert!(own.hand.iter().all(Option::is_some));
    assert_eq!(own.scarab_values.as_deref(), Some(&[(1, 1), (4, 1)][..]));
    assert_eq!((own.standing.total, own.standing.parts[5], own.standing.unknown), (3 + 2 + 5, 5, 0));
    let everything = Luxor::standing(&scene.setup, &scene.state, seat("b"), Knowledge::Full);
    assert_eq!(everything, own.standing);
}

#[test]
fn l49_an_open_view_shows_what_each_player_sees_of_their_own() {
    let scene = Scene::base(3, "b has: scarab 4, scarab 1\nc has: scarab 3");
    let open = Luxor::open_view(&scene.setup, &scene.state);
    for (at, who) in ["a", "b", "c"].into_iter().enumerate() {
        assert_eq!(open.players[at], scene.player(who));
    }
    assert_eq!(open.path, scene.view().path);
}

#[test]
fn l49_the_discard_pile_may_be_looked_through() {
    let mut scene = Scene::base(
        2,
        "a: 8 stairs stairs stairs stairs\na hand: 1, 2, 3, 4, 5\nb hand: 1, 2, 3, 4, 5\n9: vase-3-5\n1: vase-3-5",
    );
    let count = |scene: &Scene| {
        let pile = scene.view().discard_pile;
        pile.iter().filter(|(card, _)| card.to_string() == "1").map(|&(_, n)| n).sum::<u8>()
    };
    let before = count(&scene);
    scene.play("play left").play("move 8 by 1").play("play left").play("move stairs by 1");
    assert_eq!(count(&scene), before + 2);
}

#[test]
fn l49_a_horus_card_taken_from_an_open_stack_stays_known_in_its_place() {
    let mut scene = Scene::base(
        2,
        "a: 3 stairs stairs stairs stairs
         a hand: 1, 2, 3, 4, 5
         b hand: 1, 1, 1, 3, 3
         horus1: horus1 1-3
         1: vase-3-5\n2: vase-3-5",
    );
    scene.play("play left").play("move 3 by 1").play("take card 1");
    let known = |scene: &Scene| {
        let view = Luxor::view(&scene.setup, &scene.state, Viewer::Seat(seat("b")));
        let cards = view.players[0].hand.iter();
        cards.map(|card| card.map_or("?".into(), |card| card.to_string())).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(known(&scene), "? ? horus1 1-3 ? ?");
    assert_eq!(scene.view().players[0].open[..], [false, false, true, false, false]);
    scene.play("play left").play("move stairs by 1");
    scene.play("play left").play("move stairs by 2");
    assert_eq!(known(&scene), "? horus1 1-3 ? ? ?", "it moves along as cards left of it leave");
    let mut rng = ChaCha8Rng::seed_from_u64(49);
    for _ in 0..50 {
        let determinized = Luxor::determinize(&scene.setup, &scene.state, seat("b"), &mut rng);
        let view = Luxor::view(&scene.setup, &determinized, Viewer::Seat(seat("a")));
        assert_eq!(view.players[0].hand[1].unwrap().to_string(), "horus1 1-3");
    }
}

#[test]
fn l49_what_is_drawn_only_its_owner_learns() {
    let mut scene = Scene::base(2, "a: 8 stairs stairs stairs stairs\na hand: 1, 2, 3, 4, 5\n9: vase-3-5");
    scene.play("play left").chance(&["cards die"]).play("move 8 by 1");
    let drawn = |viewer| {
        let seen = scene.events.iter().filter_map(|event| event.seen_by(viewer));
        seen.filter_map(|event| match event {
            Event::CardDrawn { card, .. } => Some(card.map(|card| card.to_string())),
            _ => None,
        })
        .next()
        .expect("everybody sees that a card is drawn")
    };
    assert_eq!(drawn(Viewer::Seat(seat("a"))), Some("die".into()));
    assert_eq!(drawn(Viewer::Seat(seat("b"))), None);
    assert_eq!(drawn(Viewer::Spectator), None);
}

#[test]
fn l49_what_comes_up_in_a_horus_stack_nobody_knows_before() {
    let take = |next: &str| {
        let mut scene =
            Scene::base(2, "a: 3 stairs stairs stairs stairs\na hand: 1, 2, 3, 4, 5\nhorus1: horus1 1-3");
        scene.play("play left").play("move 3 by 1");
        let before = scene.view();
        scene.chance(&[&format!("horus1 {next}")]).play("take card 1");
        (before, scene.view().horus[0].top.unwrap().to_string())
    };
    let (one, other) = (take("horus1 last"), take("horus1 all 1"));
    assert_eq!(one.0, other.0, "the same to look at");
    assert_eq!((one.1.as_str(), other.1.as_str()), ("horus1 last", "horus1 all 1"));
}

#[test]
fn l49_a_card_taken_back_into_the_hand_stays_known() {
    let mut scene = Scene::base(2, "a hand: 1, 2, 3, 4, 5");
    let before = scene.state;
    scene.play("play left");
    let restored = Luxor::after_undo(&scene.setup, &before, "play left".parse().unwrap(), &scene.state);
    let view = Luxor::view(&scene.setup, &restored, Viewer::Seat(seat("b")));
    assert_eq!(view.players[0].open[..], [true, false, false, false, false]);
    assert_eq!(view.players[0].hand[0].unwrap().to_string(), "1");
}

#[test]
fn l49_taking_back_the_last_horus_card_of_a_stack_shows_no_other_card() {
    // No card is turned up and none is drawn, so it can be taken back.
    let text = "a: 3 stairs stairs stairs stairs
                a hand: 1, 2, 3, 4, 5
                horus1: empty
                horus1: horus1 1-3";
    let mut scene = Scene::base(2, text);
    scene.play("play left").play("move 3 by 1");
    let before = scene.state;
    scene.play("take card 1");
    let restored = Luxor::after_undo(&scene.setup, &before, "take card 1".parse().unwrap(), &scene.state);
    assert_eq!(Luxor::view(&scene.setup, &restored, Viewer::Spectator).players[0].open[..], [false; 4]);

    // The same where the move itself brings the card.
    let mut scene = Scene::base(2, &format!("{text}\nsupply: 0 keys"));
    scene.play("play left");
    let before = scene.state;
    scene.play("move 3 by 1");
    let restored = Luxor::after_undo(&scene.setup, &before, "move 3 by 1".parse().unwrap(), &scene.state);
    assert_eq!(Luxor::view(&scene.setup, &restored, Viewer::Spectator).players[0].open[..], [false; 4]);
}
