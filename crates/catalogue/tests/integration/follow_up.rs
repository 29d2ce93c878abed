//! Choices that lead on to another question, and choices that need not be asked for.

use catalogue::{AnyTable, Listed, TypedTable, Visit, visit};
use game::transcript::Player;
use game::{ChaCha8Rng, GameRequest, Seat, Seed, SeedableRng, Table, below};
use serde_json::Value;
use std::any::Any;

const GAMES: u64 = 6;
const SAMPLES: usize = 12;

/// The choices as clients get them.
fn choices(table: &dyn AnyTable) -> Vec<Value> {
    serde_json::from_str(table.choices_text().get()).unwrap()
}

fn action(choice: &Value) -> &str {
    choice["action"].as_str().unwrap()
}

/// Looks at every position of random games with all modules.
trait Look {
    fn before<G: Listed>(&mut self, _table: &Table<G>, _choices: &[Value], _decider: Seat) {}
    fn after(&mut self, _chosen: &Value, _table: &dyn AnyTable) {}
}

struct RandomGames<'a, L>(&'a mut L);

impl<L: Look> Visit for RandomGames<'_, L> {
    type Output = ();

    fn visit<G: Listed>(self) {
        for seed in 0..GAMES {
            let modules = G::META.modules.iter().map(|module| module.id.to_string()).collect();
            let request = GameRequest { players: *G::META.players.end(), modules, first: None };
            let players =
                (0..request.players).map(|seat| Player { name: seat.to_string(), bot: None }).collect();
            let title = catalogue::title(G::TITLE).unwrap();
            let mut table = title.deal(&request, None, players, Seed::from_number(seed)).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            while let Some(decider) = table.decider() {
                let listed = choices(&*table);
                let any: &dyn Any = &*table;
                self.0.before::<G>(any.downcast_ref::<TypedTable<G>>().unwrap().table(), &listed, decider);
                let chosen = &listed[below(&mut rng, listed.len() as u32) as usize];
                table.act(action(chosen)).unwrap();
                self.0.after(chosen, &*table);
            }
        }
    }
}

fn in_random_games(look: &mut impl Look) {
    for title in ["luxor", "expedition"] {
        visit(title, RandomGames(look)).unwrap();
    }
}

/// A forced choice is the only one in every position that any other player thinks possible: making it without asking
/// tells them nothing.
#[test]
fn a_forced_choice_is_known_to_everybody_as_the_only_one() {
    struct Forced(usize);

    impl Look for Forced {
        fn before<G: Listed>(&mut self, table: &Table<G>, choices: &[Value], decider: Seat) {
            if choices.iter().all(|choice| choice["forced"] != true) {
                return;
            }
            assert_eq!(choices.len(), 1);
            self.0 += 1;
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            for other in (0..*G::META.players.end()).map(Seat).filter(|&seat| seat != decider) {
                for _ in 0..SAMPLES {
                    let state = table.observe(other).get().determinize(&mut rng);
                    let mut legal = Vec::new();
                    G::legal(table.setup(), &state, &mut legal);
                    let legal: Vec<String> = legal.iter().map(G::Action::to_string).collect();
                    assert_eq!(legal, [action(&choices[0])], "{} as {other} may see it", G::TITLE);
                }
            }
        }
    }

    let mut seen = Forced(0);
    in_random_games(&mut seen);
    assert!(seen.0 > 50, "{} forced choices", seen.0);
}

/// What follows a choice is exactly what is asked when it was made.
#[test]
fn answers_of_a_choice_that_leads_on_are_the_next_choices() {
    struct LeadsOn(usize);

    impl Look for LeadsOn {
        fn after(&mut self, chosen: &Value, table: &dyn AnyTable) {
            let Some(then) = chosen["then"].as_array() else { return };
            self.0 += 1;
            assert_eq!(chosen["events"], Value::Array(Vec::new()));
            let same = |choices: &[Value]| -> Vec<(Value, Value)> {
                choices.iter().map(|choice| (choice["action"].clone(), choice["details"].clone())).collect()
            };
            assert_eq!(same(then), same(&choices(table)), "after {}", action(chosen));
        }
    }

    let mut seen = LeadsOn(0);
    in_random_games(&mut seen);
    assert!(seen.0 > 5, "{} choices that lead on", seen.0);
}
