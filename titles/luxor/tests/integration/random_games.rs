//! Thousands of random games: pieces are conserved, exactly the listed actions are legal, and replays are exact.

use crate::common::ledger::{self, Ledger};
use crate::common::{
    Regret, any, every_action, legal, random_game, reference, replayed, rng, setup, written,
};
use game::transcript::{Knowledge, Verdict};
use game::{Collected, Game, Outcome, Record, RngChance, Silent, Viewer};
use luxor_rules::view::AdventurerView;
use luxor_rules::{Action, Luxor, Module, Options, Place, Setup, State};
use std::collections::{HashMap, HashSet};

const GAMES: u64 = 120;

/// Plays one game and checks the box after every action.
fn checked_game(setup: &Setup, seed: u64) -> State {
    let mut choices = rng(seed);
    let mut chance = RngChance(rng(!seed));
    let mut events = Collected::default();
    let mut state = Luxor::start(setup, &mut chance, &mut events);
    let mut ledger = Ledger::new(setup);
    let mut rounds = reference::Rounds::default();
    events.0.iter().for_each(|event| rounds.record(event));
    let fixed = |state: &State| {
        let path = Luxor::view(setup, state, Viewer::Spectator).path;
        path.iter().map(|space| space.tile.filter(|&tile| ledger::stays(Some(tile)))).collect::<Vec<_>>()
    };
    let at_the_start = fixed(&state);
    ledger.check(setup, &state);
    let mut turn = 0;
    for decisions in 0.. {
        assert!(decisions < 5_000, "the game does not end");
        let Some(decider) = Luxor::decider(setup, &state) else { break };
        let list = legal(setup, &state);
        assert!(!list.is_empty(), "somebody decides, but has nothing to do");
        for (i, action) in list.iter().enumerate() {
            assert!(!list[..i].contains(action), "{action} is listed twice: {list:?}");
        }
        let view = Luxor::view(setup, &state, Viewer::Seat(decider));
        let naive = reference::legal(&view);
        assert!(list.iter().all(|action| naive.contains(action)), "{list:?} is more than {naive:?}");
        if reference::is_exact(view.asked) {
            assert!(naive.iter().all(|action| list.contains(action)), "{list:?} is less than {naive:?}");
        }
        if view.turn != turn {
            turn = view.turn;
            ledger.check_discards(setup, &state);
        }

        let action = any(&mut choices, &list);
        events.0.clear();
        rounds.follow(&view, action);
        Luxor::apply(setup, &mut state, action, &mut chance, &mut events).expect("a listed action is legal");
        ledger.record(&events.0);
        events.0.iter().for_each(|event| rounds.record(event));
        ledger.check(setup, &state);
    }
    assert_eq!(fixed(&state), at_the_start, "Horus and Osiris tiles stay all game");
    check_scores(setup, &state, &ledger);
    state
}

/// L43 to L48 once more, from what everybody sees at the end.
fn check_scores(setup: &Setup, state: &State, ledger: &Ledger) {
    let outcome: Outcome = Luxor::outcome(setup, state).expect("the game is over");
    let view = Luxor::view(setup, state, Viewer::Spectator);
    let wall = |place: Place| match place.number() {
        0 => 0,
        1..=8 => 1,
        9..=16 => 2,
        17..=24 => 3,
        25..=32 => 5,
        33..=40 => 8,
        _ => 13,
    };
    for (seat, (score, player)) in outcome.scores().iter().zip(&view.players).enumerate() {
        assert_eq!(score.total, score.parts.iter().sum::<i16>());
        let position: i16 = player
            .adventurers
            .iter()
            .map(|adventurer| match adventurer {
                AdventurerView::Upright { place } | AdventurerView::Lying { place } => wall(*place),
                AdventurerView::Inactive { .. } => 0,
            })
            .sum();
        let scarabs = player.scarab_values.as_ref().expect("scarabs are open at the end");
        let scarabs: i16 = scarabs.iter().map(|&(value, n)| i16::from(value) * i16::from(n)).sum();
        let sarcophagi: i16 = player.sarcophagi.iter().map(|&value| i16::from(value)).sum();
        let parts = [ledger.points(seat), position, sarcophagi, player.keys.into()];
        assert_eq!(score.parts[..4], parts);
        assert_eq!(score.parts[5], scarabs);
        assert_eq!(score.parts[6..], [0, 0]);
        let better = outcome.scores().iter().filter(|other| other.total > score.total).count() as u8;
        assert!(score.rank > better, "more points rank higher");
    }
    assert!(outcome.winners().next().is_some());
}

#[test]
fn l42_the_game_ends_exactly_when_it_must() {
    let setup = setup(2, &[]);
    let mut passed_over = 0;
    for seed in 0..4_000 {
        let mut choices = rng(seed);
        let mut chance = RngChance(rng(!seed));
        let mut events = Collected::default();
        let mut state = Luxor::start(&setup, &mut chance, &mut events);
        let mut rounds = reference::Rounds::default();
        events.0.iter().for_each(|event| rounds.record(event));
        while let Some(decider) = Luxor::decider(&setup, &state) {
            let action = Luxor::random_action(&setup, &state, &mut choices);
            if matches!(action, Action::Play(_)) {
                rounds.follow(&Luxor::view(&setup, &state, Viewer::Seat(decider)), action);
            }
            events.0.clear();
            Luxor::play(&setup, &mut state, action, &mut chance, &mut events);
            events.0.iter().for_each(|event| rounds.record(event));
        }
        passed_over += rounds.passed_over();
    }
    assert!(passed_over > 0, "some rounds were idle though somebody could have moved");
}

fn many_games(players: u8) {
    let setup = setup(players, &[]);
    let mut endings = HashMap::new();
    for seed in 0..GAMES {
        let state = checked_game(&setup, seed);
        let view = Luxor::view(&setup, &state, Viewer::Spectator);
        *endings.entry(view.sarcophagi.is_empty()).or_insert(0) += 1;
    }
    assert!(endings[&true] > 0, "some games end with two in the tomb");
}

#[test]
fn nothing_is_lost_or_made_with_two() {
    many_games(2);
}

#[test]
fn nothing_is_lost_or_made_with_three() {
    many_games(3);
}

#[test]
fn nothing_is_lost_or_made_with_four() {
    many_games(4);
}

#[test]
fn nothing_is_lost_or_made_with_five() {
    many_games(5);
}

#[test]
fn nothing_is_lost_or_made_with_modules() {
    for modules in crate::common::combinations() {
        for players in 2..=5 {
            let setup = setup(players, &modules);
            for seed in 0..6 {
                let (table, _) = random_game(&setup, seed, Regret::Never);
                let mut ledger = Ledger::new(&setup);
                for record in table.records() {
                    if let Record::Act(step) = record {
                        ledger.record(&step.events);
                    }
                }
                ledger.check(&setup, table.state());
            }
        }
    }
}

/// Tries everything in some positions of random games.
fn try_everything(options: &Options, games: u64, one_in: u32) -> u32 {
    let setup = Luxor::set_up(None, options).unwrap();
    let space = every_action();
    let mut positions = 0;
    for seed in 0..games {
        let mut choices = rng(seed);
        let mut chance = RngChance(rng(seed + 77));
        let mut state = Luxor::start(&setup, &mut chance, &mut Silent);
        while Luxor::decider(&setup, &state).is_some() {
            let list = legal(&setup, &state);
            if game::below(&mut choices, one_in) == 0 {
                positions += 1;
                let listed: HashSet<Action> = list.iter().copied().collect();
                assert!(listed.iter().all(|action| space.contains(action)), "{listed:?}");
                for &action in &space {
                    let mut copy = state;
                    let result = Luxor::apply(&setup, &mut copy, action, &mut chance.clone(), &mut Silent);
                    assert_eq!(result.is_ok(), listed.contains(&action), "{action}");
                    if let Err(refusal) = result {
                        assert!(copy == state, "refused, but something changed: {action}");
                        assert!(refusal.rule.len() >= 2 && !refusal.message.id.is_empty(), "{action}");
                    }
                }
            }
            let action = any(&mut choices, &list);
            Luxor::play(&setup, &mut state, action, &mut chance, &mut Silent);
        }
        assert!(Luxor::apply(&setup, &mut state, Action::TakeKey, &mut chance, &mut Silent).is_err());
    }
    positions
}

#[test]
fn listed_is_legal() {
    let positions: u32 = (2..=5).map(|players| try_everything(&Options::base(players), 30, 20)).sum();
    assert!(positions > 1000, "{positions}");
    let combinations = crate::common::combinations();
    let positions: u32 = (2..)
        .zip(combinations.iter().skip(1))
        .map(|(i, modules)| try_everything(&Options::with(2 + i % 4, modules), 8, 20))
        .sum();
    assert!(positions > 1000, "{positions}");
}

/// All events.
fn story(table: &game::Table<Luxor>) -> Vec<String> {
    let records = table.records().iter().map(|record| match record {
        Record::Act(step) => {
            format!(
                "{} {} {} {:?} {:?}",
                step.turn, step.seat, step.action, step.chance_outcomes, step.events
            )
        }
        Record::Undo { seat, action } => format!("{seat} takes back {action}"),
        Record::Takeover(takeover) => format!("{takeover:?}"),
        Record::End => "the players end the game".into(),
    });
    records.collect()
}

#[test]
fn a_replay_equals_the_game() {
    let mut undone = 0;
    for (i, modules) in crate::common::combinations().iter().enumerate() {
        for players in 2..=5 {
            let setup = setup(players, modules);
            for seed in 0..if modules.is_empty() { 40 } else { 5 } {
                let (table, secret) = random_game(&setup, 1000 * i as u64 + seed, Regret::Sometimes);
                undone +=
                    table.records().iter().filter(|record| matches!(record, Record::Undo { .. })).count();
                let text = written(&table, Some(&secret), Knowledge::Full);
                let (transcript, replay) = replayed(&text).unwrap();
                assert_eq!(replay.verdict, Verdict::Exact, "{modules:?} {players} {seed}");
                assert!(transcript.finished());
                let again = replay.table.unwrap();
                assert!(again.state() == table.state());
                assert_eq!(again.opening(), table.opening());
                assert_eq!(story(&again), story(&table));
                assert_eq!(written(&again, Some(&secret), Knowledge::Full), text);
            }
        }
    }
    assert!(undone > 1000, "{undone}");
}

#[test]
fn an_unfinished_game_is_exact_as_far_as_it_goes() {
    let setup = setup(3, &[]);
    let (table, secret) = random_game(&setup, 5, Regret::Sometimes);
    let text = written(&table, Some(&secret), Knowledge::Full);
    let lines: Vec<&str> = text.lines().collect();
    for end in (2..lines.len()).step_by(17) {
        let (_, replay) = replayed(&lines[..end].join("\n")).unwrap();
        assert!(replay.verdict == Verdict::Exact || end == lines.len() - 1, "{end}: {}", replay.verdict);
    }
    let (_, replay) = replayed(&lines[..lines.len() - 1].join("\n")).unwrap();
    assert!(matches!(replay.verdict, Verdict::Diverged(_)), "over, but without its result");
}

#[test]
fn a_random_action_is_any_legal_one_equally_often() {
    let mut asked = HashSet::new();
    let mut worst: f64 = 0.0;
    for (players, modules) in [(4, &[][..]), (3, &Module::ALL[..])] {
        let setup = setup(players, modules);
        let mut choices = rng(3);
        let mut chance = RngChance(rng(4));
        for _ in 0..4 {
            let mut state = Luxor::start(&setup, &mut chance, &mut Silent);
            while let Some(decider) = Luxor::decider(&setup, &state) {
                let list = legal(&setup, &state);
                let kind = format!("{:?}", Luxor::view(&setup, &state, Viewer::Seat(decider)).asked);
                if list.len() > 1 && asked.insert((modules.len(), kind, list.len())) {
                    let times = 300 * list.len();
                    let mut drawn: HashMap<Action, usize> = HashMap::new();
                    for _ in 0..times {
                        *drawn.entry(Luxor::random_action(&setup, &state, &mut choices)).or_default() += 1;
                    }
                    assert!(drawn.keys().all(|action| list.contains(action)), "only what is listed");
                    let square = |&n: &usize| (n as f64 - 300.0).powi(2) / 300.0;
                    let missing = (list.len() - drawn.len()) as f64 * 300.0;
                    let chi = drawn.values().map(square).sum::<f64>() + missing;
                    let free = (list.len() - 1) as f64;
                    worst = worst.max((chi - free) / (2.0 * free).sqrt());
                }
                let action = any(&mut choices, &list);
                Luxor::play(&setup, &mut state, action, &mut chance, &mut Silent);
            }
        }
    }
    assert!(asked.len() > 30, "{asked:?}");
    assert!(worst < 7.0, "as a normal deviation: {worst}");
}
