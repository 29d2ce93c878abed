//! Makes the folder of regression games, ten for each number of players with and without New Adventures:
//! `cargo run -p expedition-rules --example make_expedition_games -- games/expedition`. Existing files are never
//! changed.

use expedition_rules::{Action, Adventures, Expedition, Options};
use game::transcript::{self, Knowledge, Player};
use game::{ChaCha8Rng, Game, RngChance, Seat, Seed, SeedableRng, Table, below};
use std::error::Error;
use std::fs::OpenOptions;
use std::path::Path;
use std::sync::Arc;

const GAMES_EACH: u64 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("which folder? make_expedition_games -- FOLDER")?;
    std::fs::create_dir_all(&folder)?;
    for players in 2..=4 {
        for (name, adventures) in [("base", Adventures::None), ("new-adventures", Adventures::New)] {
            for number in 1..=GAMES_EACH {
                let path = Path::new(&folder).join(format!("{players}-players-{name}-{number:02}.jsonl"));
                let seed =
                    u64::from(players) * 1000 + u64::from(adventures == Adventures::New) * 100 + number;
                let mut options = Options::new(players, adventures);
                // In every third game somebody is named to begin.
                options.first = (number % 3 == 0).then_some(Seat((number % u64::from(players)) as u8));
                let mut file = OpenOptions::new()
                    .write(true)
                    .create_new(true)
                    .open(&path)
                    .map_err(|error| format!("{}: {error}", path.display()))?;
                write(&options, seed, &mut file)?;
            }
        }
    }
    Ok(())
}

/// Plays one game and writes it.
fn write(options: &Options, number: u64, out: &mut impl std::io::Write) -> Result<(), Box<dyn Error>> {
    let setup = Arc::new(Expedition::set_up(None, options)?);
    let seed = Seed::from_number(number);
    let mut chance = RngChance::seeded(&seed);
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut table = Table::<Expedition>::deal(setup.clone(), &mut chance);
    while let Some(seat) = table.decider() {
        let mut action = Expedition::random_action(&setup, table.state(), &mut rng);
        // People stop more often than one time in forty.
        if below(&mut rng, 3) == 0 && table.legal().contains(&Action::Stop) {
            action = Action::Stop;
        }
        table
            .act(action, &mut chance)
            .map_err(|refusal| format!("{action} is refused by {}", refusal.rule))?;
        if below(&mut rng, 12) == 0 && table.can_undo(seat).is_ok() {
            table.undo(seat).map_err(|_| "what may be taken back can be taken back")?;
        }
    }
    let players: Vec<Player> = ["Amina", "Bastet", "Carter", "Dorn"]
        .iter()
        .take(options.players.into())
        .map(|name| Player { name: name.to_string(), bot: None })
        .collect();
    transcript::write(&table, &players, Some(&seed), Knowledge::Full, out)?;
    Ok(())
}
