//! Hidden information does not leak: a determinized position looks the same, and so does its whole history.

use super::{rng, six_cases, table};
use expedition_rules::{Action, Expedition, Setup, State};
use game::transcript::{self, Knowledge, Player};
use game::{ChanceOutcome, Game, Record, Recording, Replayed, Seat, Sight, Table, Viewer};
use std::sync::Arc;

/// The draw that brought a tile: its step, and the index of its outcome.
#[derive(Clone, Copy)]
struct Source {
    step: usize,
    outcome: usize,
}

/// The same history, but what is hidden from `viewer` is as in `other`.
///
/// Every word of a player's `hand` and `actions` in the position's text that differs is traced to the draw, or to the
/// choice of X2, that brought it.
fn rewritten(table: &Table<Expedition>, other: &State, viewer: Seat) -> Table<Expedition> {
    let setup = table.setup();
    let mut deal = table.dealt().to_vec();
    let mut steps: Vec<(Action, Vec<ChanceOutcome>)> = Vec::new();
    let mut records: Vec<Option<usize>> = Vec::new();
    for record in table.records() {
        match record {
            Record::Act(step) => {
                records.push(Some(steps.len()));
                steps.push((step.action, step.chance_outcomes.clone()));
            }
            _ => records.push(None),
        }
    }
    for seat in Seat::all(setup.options.players).filter(|&seat| seat != viewer) {
        rewrite_tiles(table, other, seat, &mut steps);
        rewrite_actions(table, other, seat, &mut deal, &mut steps);
    }
    let mut again = Table::deal(setup.clone(), &mut Replayed::new(&deal));
    for (record, step) in table.records().iter().zip(records) {
        match (record, step) {
            (Record::Act(_), Some(step)) => {
                let (action, chance_outcomes) = &steps[step];
                let mut replayed = Replayed::new(chance_outcomes);
                let mut recording = Recording::new(&mut replayed);
                again
                    .act(*action, &mut recording)
                    .unwrap_or_else(|refusal| panic!("{action}: {}", refusal.rule));
                assert_eq!(replayed.fault(), None);
            }
            (Record::Undo { seat, .. }, _) => drop(again.undo(*seat).unwrap()),
            _ => unreachable!(),
        }
    }
    again
}

/// The words of one topic in a player's line.
fn words(setup: &Setup, state: &State, seat: Seat, topic: &str) -> Vec<String> {
    let text = Expedition::position(setup, state);
    let line = text.lines().find(|line| line.starts_with(&format!("player {seat} "))).unwrap();
    let topics = ["supply", "captured", "kept", "hand", "stack", "actions", "pile"];
    line.split(' ')
        .skip_while(|word| *word != topic)
        .skip(1)
        .take_while(|word| !topics.contains(word))
        .map(String::from)
        .collect()
}

fn draws_of(chance_outcomes: &[ChanceOutcome], pile: u8, seat: Seat) -> impl Iterator<Item = usize> + '_ {
    chance_outcomes.iter().enumerate().filter_map(move |(at, outcome)| match outcome {
        ChanceOutcome::Drawn(from, _, Sight::Only(owner)) if from.0 == pile && *owner == seat => Some(at),
        _ => None,
    })
}

/// Follows a hand through the game: what was drawn when, and what was laid again.
fn rewrite_tiles(
    table: &Table<Expedition>,
    other: &State,
    seat: Seat,
    steps: &mut [(Action, Vec<ChanceOutcome>)],
) {
    let setup = table.setup();
    let kept = |state| words(setup, state, seat, "kept");
    // X2: the choice that stands is the last one this player made.
    let choice = table.records().iter().filter_map(|record| match record {
        Record::Act(step) => Some(step),
        _ => None,
    });
    let choice = choice
        .enumerate()
        .filter(|(_, step)| step.seat == seat && matches!(step.action, Action::Keep(_)))
        .map(|(at, _)| at)
        .last();
    let coded = |word: &str| expedition_rules::Tile::coded(word.trim_end_matches('+')).unwrap();
    if let (Some(at), Some(word)) = (choice, kept(other).first()) {
        steps[at].0 = Action::Keep(coded(word));
    }
    let mine = words(setup, table.state(), seat, "hand");
    let theirs = words(setup, other, seat, "hand");
    assert_eq!(mine.len(), theirs.len());
    for (word, (old, new)) in mine.iter().zip(&theirs).enumerate() {
        if old == new {
            continue;
        }
        assert_eq!(old[..1], new[..1], "the backs are the same");
        if old.starts_with('1') {
            steps[choice.unwrap()].0 = Action::Keep(coded(&new[1..]));
        } else {
            let source = drawn_last(steps, table, seat, word, mine.len());
            steps[source.step].1[source.outcome] =
                ChanceOutcome::Drawn(game::Pile(2), coded(&new[1..]).index() as u8, Sight::Only(seat));
        }
    }
}

/// The draw that brought the tile now in this place: replays how places move up when a tile is laid.
fn drawn_last(
    steps: &[(Action, Vec<ChanceOutcome>)],
    table: &Table<Expedition>,
    seat: Seat,
    word: usize,
    held: usize,
) -> Source {
    let mut hand: Vec<(String, Source)> = Vec::new();
    let mut undone = Vec::new();
    let mut at = 0;
    for record in table.records() {
        match record {
            Record::Act(step) => {
                let before = hand.clone();
                if step.seat == seat {
                    if let Action::Lay(back, tile, _) = step.action {
                        let name = format!("{back}{}", tile.code());
                        // Of two that are the same it does not matter which one goes: they are traced by what they are.
                        if let Some(place) = hand.iter().position(|(held, _)| *held == name) {
                            hand.remove(place);
                        }
                    }
                    for outcome in draws_of(&steps[at].1, 2, seat) {
                        let ChanceOutcome::Drawn(_, kind, _) = step.chance_outcomes[outcome] else {
                            unreachable!()
                        };
                        let back = back_of_draw(seat, &step.events);
                        let name = format!("{back}{}", expedition_rules::Tile::ALL[kind as usize].code());
                        hand.push((name, Source { step: at, outcome }));
                    }
                }
                undone.push(before);
                at += 1;
            }
            Record::Undo { .. } => hand = undone.pop().unwrap(),
            _ => {}
        }
    }
    // The hand traced lacks only tiles of X2, which come first.
    let missing = held - hand.len();
    hand[word - missing].1
}

fn back_of_draw(seat: Seat, events: &[expedition_rules::Event]) -> u8 {
    events
        .iter()
        .find_map(|event| match event {
            expedition_rules::Event::Drew { seat: by, back, .. } if *by == seat => Some(back.number()),
            _ => None,
        })
        .unwrap()
}

/// The action tiles still held were drawn at some time; any draw not used since may stand for any of them.
fn rewrite_actions(
    table: &Table<Expedition>,
    other: &State,
    seat: Seat,
    deal: &mut [ChanceOutcome],
    steps: &mut [(Action, Vec<ChanceOutcome>)],
) {
    let setup = table.setup();
    let hidden = |state| -> Vec<u8> {
        let words = words(setup, state, seat, "actions").into_iter().filter(|word| !word.ends_with('+'));
        words.map(|word| word.parse::<expedition_rules::ActionTile>().unwrap().index() as u8).collect()
    };
    let (mut old, mut new) = (hidden(table.state()), hidden(other));
    // What both have needs no rewriting.
    old.retain(|kind| match new.iter().position(|same| same == kind) {
        Some(at) => {
            new.remove(at);
            false
        }
        None => true,
    });
    for (from, to) in old.into_iter().zip(new) {
        let matches = |outcome: &ChanceOutcome| match outcome {
            ChanceOutcome::Drawn(pile, kind, Sight::Only(owner)) => {
                pile.0 == 3 && *kind == from && *owner == seat
            }
            _ => false,
        };
        // The latest draw of that kind: an earlier one may already be on the table.
        let outcome = steps
            .iter_mut()
            .rev()
            .flat_map(|(_, chance_outcomes)| chance_outcomes.iter_mut().rev())
            .chain(deal.iter_mut().rev())
            .find(|outcome| matches(outcome))
            .unwrap();
        *outcome = ChanceOutcome::Drawn(game::Pile(3), to, Sight::Only(seat));
    }
}

fn export(table: &Table<Expedition>, viewer: Viewer) -> String {
    let players: Vec<Player> = (0..table.setup().options.players)
        .map(|seat| Player { name: format!("{seat}"), bot: None })
        .collect();
    let mut out = Vec::new();
    transcript::write(table, &players, None, Knowledge::Of(viewer), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn same_to(viewer: Seat, one: &Table<Expedition>, other: &Table<Expedition>) {
    let viewer_ = Viewer::Seat(viewer);
    let json = |table: &Table<Expedition>| serde_json::to_string(&table.view(viewer_)).unwrap();
    assert_eq!(json(one), json(other));
    if one.decider() == Some(viewer) {
        assert_eq!(one.legal(), other.legal());
    }
    let events = |table: &Table<Expedition>| {
        serde_json::to_string(&table.events_for(viewer_).collect::<Vec<_>>()).unwrap()
    };
    assert_eq!(events(one), events(other));
    sample_alike(one.setup(), one.state(), other.state(), viewer);
    // When the game is over nothing is a secret any more, and the result carries a fingerprint of everything.
    if one.decider().is_some() {
        assert_eq!(export(one, viewer_), export(other, viewer_));
    }
}

/// Two positions that look the same to a player are one to that player's bots: the same generator samples the same
/// positions from both, so nothing computed from samples can tell them apart.
fn sample_alike(setup: &Setup, one: &State, other: &State, viewer: Seat) {
    for seed in 0..3 {
        let sample = |state| Expedition::determinize(setup, state, viewer, &mut rng(seed));
        let (from_one, from_other) = (sample(one), sample(other));
        assert_eq!(Expedition::position(setup, &from_one), Expedition::position(setup, &from_other));
        assert!(
            from_one == from_other,
            "samples differ in something that the text of a position does not say"
        );
    }
}

#[test]
fn x15_a_determinized_position_has_a_history_that_looks_the_same() {
    let mut differing = 0;
    for setup in six_cases() {
        for seed in 0..120u64 {
            let table = table(&setup, 9000 + seed, (seed as u32 * 7) % 160);
            for viewer in Seat::all(setup.options.players) {
                let drawn = Expedition::determinize(&setup, table.state(), viewer, &mut rng(seed));
                drawn.check(&setup).unwrap();
                let again = rewritten(&table, &drawn, viewer);
                assert_eq!(
                    Expedition::position(&setup, again.state()),
                    Expedition::position(&setup, &drawn),
                    "the history leads to the position"
                );
                differing += u32::from(drawn != *table.state());
                same_to(viewer, &table, &again);
            }
        }
    }
    assert!(differing > 800, "only {differing} positions were different at all");
}

#[test]
fn x15_views_of_determinized_positions_are_the_same_all_game_long() {
    for setup in six_cases() {
        for seed in 0..30 {
            let setup: &Arc<Setup> = &setup;
            let table = table(setup, 300 + seed, 10 + 5 * seed as u32);
            for viewer in Seat::all(setup.options.players) {
                let json = |state: &State| {
                    serde_json::to_string(&Expedition::view(setup, state, Viewer::Seat(viewer))).unwrap()
                };
                for round in 0..5 {
                    let drawn = Expedition::determinize(setup, table.state(), viewer, &mut rng(round));
                    assert_eq!(json(table.state()), json(&drawn));
                    if table.decider() == Some(viewer) {
                        let mut legal = Vec::new();
                        Expedition::legal(setup, &drawn, &mut legal);
                        assert_eq!(table.legal(), legal);
                    }
                }
            }
        }
    }
}
