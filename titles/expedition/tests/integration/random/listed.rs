//! An action is listed if and only if it is legal, over the whole space of actions.

use super::{rng, six_cases, table};
use expedition_rules::{Action, ActionTile, Back, Cell, Direction, Expedition, Tile};
use game::{Game, RngChance, Silent};
use std::collections::HashSet;

/// Everything one could type.
fn every_action() -> Vec<Action> {
    let cells: Vec<Cell> = (0..20).flat_map(|column| (0..20).map(move |row| Cell { column, row })).collect();
    let mut actions = vec![Action::Stop, Action::Pass];
    actions.extend(Tile::ALL.map(Action::Keep));
    actions.extend(ActionTile::ALL.map(Action::Use));
    for &cell in &cells {
        actions.extend([Action::From(cell), Action::To(cell)]);
        for back in Back::all() {
            actions.extend(Tile::ALL.map(|tile| Action::Lay(back, tile, cell)));
        }
    }
    let mut counts: Vec<String> = vec![String::new()];
    let mut from = 0;
    for _ in 0..4 {
        let to = counts.len();
        for at in from..to {
            counts.extend((1..=5).map(|count| format!("{} {count}", counts[at])).collect::<Vec<_>>());
        }
        from = to;
    }
    for total in 1..=9 {
        actions.push(format!("deploy {total}").parse().unwrap());
        for direction in Direction::ALL {
            let texts =
                counts[1..].iter().map(|counts| format!("deploy {total} {}{counts}", direction.name()));
            actions.extend(texts.filter_map(|text| text.parse::<Action>().ok()));
        }
    }
    actions
}

#[test]
fn listed_is_legal_and_nothing_else_is() {
    let all = every_action();
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len(), "each action once");
    for setup in six_cases() {
        for seed in 0..6 {
            let table = table(&setup, 500 + seed, 12 + 23 * seed as u32);
            let legal: HashSet<Action> = table.legal().into_iter().collect();
            assert_eq!(legal.len(), table.legal().len(), "each legal action is listed once");
            assert!(legal.len() <= 160, "{}", legal.len());
            assert!(legal.iter().all(|action| all.contains(action)), "every legal action can be typed");
            for &action in &all {
                let mut state = *table.state();
                let chance = &mut RngChance(rng(seed));
                let accepted = Expedition::apply(&setup, &mut state, action, chance, &mut Silent).is_ok();
                assert_eq!(accepted, legal.contains(&action), "{action}");
                assert!(
                    accepted || state == *table.state(),
                    "{action} was refused and yet changed something"
                );
            }
        }
    }
}

#[test]
fn random_actions_reach_every_legal_action_evenly() {
    for (seed, setup) in (0..).zip(six_cases()) {
        for decisions in [1, 5, 9, 30, 31, 32, 33, 34, 60, 90] {
            let table = table(&setup, 700 + seed, decisions);
            let legal = table.legal();
            if legal.is_empty() {
                continue;
            }
            let mut rng = rng(seed);
            let rounds = 200 * legal.len();
            let mut seen = std::collections::HashMap::new();
            for _ in 0..rounds {
                *seen.entry(Expedition::random_action(&setup, table.state(), &mut rng)).or_insert(0u32) += 1;
            }
            assert_eq!(seen.len(), legal.len());
            assert!(legal.iter().all(|action| (110..=310).contains(&seen[action])), "{seen:?}");
        }
    }
}
