//! What the tests of whole games share. Only the public interface of the crate is used.
#![allow(dead_code)] // Each test binary uses its own part.

pub mod ledger;
pub mod reference;

use game::transcript::{self, Knowledge, Player, Replay, Transcript};
use game::{ChaCha8Rng, Chance, Faults, Game, Rng, RngChance, Seed, SeedableRng, Table, below};
use luxor_rules::{Action, End, Level, Luxor, Module, Options, Place, Setup, State};
use std::sync::Arc;

/// A setup of the default edition.
pub fn setup(players: u8, modules: &[Module]) -> Arc<Setup> {
    Arc::new(Luxor::set_up(None, &Options::with(players, modules)).expect("the default edition is sound"))
}

/// All combinations of modules, the empty one first.
pub fn combinations() -> Vec<Vec<Module>> {
    let is_chosen = |bits: u32, module: Module| bits & 1 << module as u32 != 0;
    let chosen = |bits| Module::ALL.into_iter().filter(|&module| is_chosen(bits, module)).collect();
    (0..1 << Module::ALL.len()).map(chosen).collect()
}

pub fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// What the decider may do.
pub fn legal(setup: &Setup, state: &State) -> Vec<Action> {
    let mut list = Vec::new();
    if Luxor::decider(setup, state).is_some() {
        Luxor::legal(setup, state, &mut list);
    }
    list
}

/// Every action there is, and some that nobody could ever do.
pub fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::TakePrize,
        Action::TakeKey,
        Action::TakeScarab,
        Action::TakeWild,
        Action::Roll,
        Action::RaiseAll,
        Action::Alone,
        Action::Use,
        Action::Reroll,
        Action::Keep,
        Action::ExtraTurn,
        Action::Decline,
    ];
    for end in End::BOTH {
        all.extend([Action::Play(end), Action::Add(end), Action::Put(end)]);
    }
    all.extend(Level::ALL.map(Action::TakeCard));
    let places = [Place::STAIRS, Place::TOMB].into_iter().chain((1..=41).map(Place::space));
    for place in places {
        all.extend([Action::Act(place), Action::StandUp(place), Action::Forward(place)]);
        all.extend((-3..=15).map(|by| Action::Move { from: place, by }));
    }
    for n in 0..6 {
        all.extend([Action::UseTile(n), Action::Discard(n), Action::PutOut(n)]);
        all.extend((0..6).map(|to| Action::Shift { from: n, to }));
    }
    all
}

/// One of these, each equally likely.
pub fn any<T: Copy>(rng: &mut impl Rng, things: &[T]) -> T {
    things[below(rng, things.len() as u32) as usize]
}

/// Names for a transcript.
pub fn names(players: u8) -> Vec<Player> {
    let name = |i: u8| Player { name: format!("Player {}", i + 1), bot: None };
    (0..players).map(name).collect()
}

/// How often somebody takes something back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Regret {
    Never,
    Sometimes,
}

/// One step of a random game; false when it is over.
pub fn step(
    table: &mut Table<Luxor>,
    choices: &mut impl Rng,
    chance: &mut impl Chance,
    regret: Regret,
) -> bool {
    let Some(decider) = table.decider() else { return false };
    if regret == Regret::Sometimes {
        let seats = Luxor::seats(table.setup());
        let seat = game::Seat(below(choices, seats.into()) as u8);
        match below(choices, 12) {
            0 if table.can_undo(seat).is_ok() => {
                table.undo(seat).expect("it can be undone");
                return true;
            }
            1 if table.can_redo(decider).is_ok() => {
                table.redo(decider, chance).expect("it can be redone");
                return true;
            }
            _ => {}
        }
    }
    let action = any(choices, &table.legal());
    table.act(action, chance).expect("a listed action is legal");
    true
}

/// A whole random game from one seed.
pub fn random_game(setup: &Arc<Setup>, seed: u64, regret: Regret) -> (Table<Luxor>, Seed) {
    let secret = Seed::from_number(seed);
    let mut chance = RngChance::seeded(&secret);
    let mut choices = rng(seed ^ 0x5eed);
    let mut table = Table::deal(setup.clone(), &mut chance);
    while step(&mut table, &mut choices, &mut chance, regret) {}
    (table, secret)
}

/// A transcript as text.
pub fn written(table: &Table<Luxor>, seed: Option<&Seed>, knowledge: Knowledge) -> String {
    let mut bytes = Vec::new();
    let players = names(Luxor::seats(table.setup()));
    transcript::write(table, &players, seed, knowledge, &mut bytes).expect("memory does not run out");
    String::from_utf8(bytes).expect("JSON is text")
}

/// Reads a transcript and plays it over again, with the setup its header asks for.
pub fn replayed(text: &str) -> Result<(Transcript, Replay<Luxor>), Faults> {
    let transcript = transcript::read(text)?;
    let options: Options = serde_json::from_value(transcript.header.options.clone())
        .map_err(|error| game::Fault::at(1, format!("these are no options of Luxor: {error}")))?;
    let header = &transcript.header;
    let setup = Luxor::set_up_under(header.generation, header.components.as_deref(), &options)?;
    let replay = transcript::replay(Arc::new(setup), &transcript);
    Ok((transcript, replay))
}
