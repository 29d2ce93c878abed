//! Makes the folder of regression games: `cargo run -p luxor-rules --example make_luxor_games -- DIR`.
//!
//! The same seeds give the same games. What exists is never overwritten: a change of the rules that breaks one of these
//! games needs a new generation of the rules, not a new file.

use game::transcript::{self, Knowledge, Player};
use game::{ChaCha8Rng, Game, RngChance, Seat, Seed, SeedableRng, Table, below};
use luxor_rules::{Luxor, Module, Options};
use std::fs::OpenOptions;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

/// Base games for each number of players.
const BASE_GAMES: u64 = 25;
/// Games for each combination of modules.
const MODULE_GAMES: u64 = 7;

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!(
            "say into which folder: cargo run -p luxor-rules --example make_luxor_games -- games/luxor"
        );
        return ExitCode::FAILURE;
    };
    match make_all(Path::new(&folder)) {
        Ok(made) => {
            println!("{made} games are in {folder}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{folder}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn make_all(folder: &Path) -> io::Result<usize> {
    std::fs::create_dir_all(folder)?;
    let mut made = 0;
    let mut make = |name: String, options: Options, seed: u64| -> io::Result<()> {
        make_game(&folder.join(format!("{name}.jsonl")), &options, seed)?;
        made += 1;
        Ok(())
    };
    for players in 2..=5u8 {
        for game in 0..BASE_GAMES {
            let name = format!("base-{players}-{:03}", game + 1);
            make(name, Options::base(players), u64::from(players) * 1000 + game)?;
        }
    }
    for bits in 1..16u64 {
        let chosen: Vec<Module> =
            (0..4).filter(|i| bits & 1 << i != 0).map(|i| Module::ALL[i as usize]).collect();
        let names: Vec<&str> = chosen.iter().map(|module| module.name()).collect();
        for game in 0..MODULE_GAMES {
            let players = 2 + ((bits + game) % 4) as u8;
            let name = format!("{}-{players}-{:03}", names.join("+"), game + 1);
            make(name, Options::with(players, &chosen), bits * 10_000 + game)?;
        }
    }
    Ok(made)
}

/// One random game with occasional undos.
fn make_game(path: &Path, options: &Options, number: u64) -> io::Result<()> {
    let setup = Arc::new(Luxor::set_up(None, options).map_err(io::Error::other)?);
    let seed = Seed::from_number(number);
    let mut chance = RngChance::seeded(&seed);
    let mut choices = ChaCha8Rng::seed_from_u64(number);
    let mut table = Table::<Luxor>::deal(setup, &mut chance);
    while let Some(seat) = table.decider() {
        if below(&mut choices, 20) == 0 && table.undo(seat).is_ok() {
            continue;
        }
        let legal = table.legal();
        let action = legal[below(&mut choices, legal.len() as u32) as usize];
        table.act(action, &mut chance).expect("what is listed is legal");
    }
    let name = |seat: Seat| Player { name: format!("Player {seat}"), bot: Some("random".into()) };
    let players: Vec<Player> = Seat::all(options.players).map(name).collect();
    let file = OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| {
        io::Error::new(
            error.kind(),
            format!("{}: {error}; existing games are never overwritten", path.display()),
        )
    })?;
    let mut out = BufWriter::new(file);
    transcript::write(&table, &players, Some(&seed), Knowledge::Full, &mut out)?;
    out.flush()
}
