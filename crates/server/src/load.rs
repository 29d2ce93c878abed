//! Loads a stored game by replaying its transcript.

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::room::Room;
use crate::secret;
use crate::session::Session;
use catalogue::AnyTable;
use game::Seed;
use game::transcript::Verdict;
use std::sync::Arc;
use store::{GameRecord, LogRecord, State};

/// Loads a game.
pub async fn load(app: &AppState, id: &str) -> Result<Arc<Room>, Fault> {
    let record = app.store.game(id).await?.ok_or_else(|| Fault::not_found("there is no such game"))?;
    if record.state == State::Waiting {
        return Ok(Arc::new(Room::new(Session::waiting(record))));
    }
    let records = app.store.records(id).await?;
    // Replaying a long game takes milliseconds, too long for an async worker thread.
    let session = tokio::task::spawn_blocking(move || restore(record, &records))
        .await
        .map_err(|why| Fault::internal(format!("a game could not be loaded: {why}")))??;
    app.metrics.loaded();
    Ok(Arc::new(Room::new(session)))
}

fn restore(record: GameRecord, records: &[LogRecord]) -> Result<Session, Fault> {
    let mut table = replay(&record, records)?;
    if record.state == State::Running {
        resume(&mut *table, &record);
    }
    Ok(Session::playing(record, table, records))
}

/// The transcript of a stored game.
pub fn transcript(record: &GameRecord, records: &[LogRecord]) -> String {
    let lines = records.iter().map(|record| record.lines.as_str());
    record.opening.as_deref().into_iter().chain(lines).collect()
}

fn replay(record: &GameRecord, records: &[LogRecord]) -> Result<Box<dyn AnyTable>, Fault> {
    let id = &record.id;
    let opened = catalogue::open(&transcript(record, records))
        .map_err(|faults| Fault::internal(format!("game {id} cannot be read: {faults}")))?;
    match &opened.verdict {
        Verdict::Exact => {}
        Verdict::Unverified(why) => tracing::warn!(game = %id, %why, "a game could not be verified"),
        Verdict::Diverged(fault) => {
            return Err(Fault::internal(format!("game {id} disagrees with the rules: {fault}")));
        }
        Verdict::UnsupportedGeneration(generation) => {
            tracing::warn!(game = %id, %generation, "a game cannot be opened");
            return Err(Fault::unsupported_generation(*generation));
        }
    }
    // All records must replay: playing on from an earlier position would lose the rest.
    let whole = opened.table.filter(|table| table.record_count() as u64 == record.length);
    whole.ok_or_else(|| Fault::internal(format!("game {id} cannot be replayed")))
}

/// Resumes chance. An imported game has no original seed, so its chance comes from a new seed, derived again for each
/// length at which the game is loaded: restarting the same seed would repeat its draws.
fn resume(table: &mut dyn AnyTable, record: &GameRecord) {
    let Some(seed) = record.seed else { return };
    let seed = match record.commitment {
        Some(_) => seed,
        None => secret::derive(&seed, "chance", record.length),
    };
    table.resume(Seed(seed));
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Wish;
    use game::transcript::Player;

    /// A two-player game after this many actions.
    fn played(choices: usize) -> (GameRecord, Vec<LogRecord>) {
        let players = ["Ann", "Ben"].map(|name| Player { name: name.into(), bot: None }).to_vec();
        let wish = Wish { players: 2, ..Wish::default() };
        let luxor = catalogue::title("luxor").unwrap();
        let mut table = luxor.deal(&wish, None, players, Seed::from_number(1)).unwrap();
        let mut text = table.latest_lines().unwrap();
        for _ in 0..choices {
            table.act(&table.legal()[0].clone()).unwrap();
            text += &table.latest_lines().unwrap();
        }
        crate::import::read(&text, None, Seed::from_number(1)).unwrap()
    }

    #[test]
    fn a_game_with_missing_records_does_not_load() {
        let (record, records) = played(6);
        assert!(restore(record.clone(), &records).is_ok());
        assert!(restore(record, &records[..4]).is_err(), "playing on from here would lose two actions");
    }
}
