//! From a game at rest to a game in play: loading is replaying.

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
    // Replaying a long game takes some milliseconds: not where others are waiting.
    let session = tokio::task::spawn_blocking(move || sit_down(record, &records))
        .await
        .map_err(|why| Fault::internal(format!("a game could not be loaded: {why}")))??;
    app.metrics.loaded();
    Ok(Arc::new(Room::new(session)))
}

fn sit_down(record: GameRecord, records: &[LogRecord]) -> Result<Session, Fault> {
    let mut table = replay(&record, records)?;
    if record.state == State::Running {
        resume(&mut *table, &record);
    }
    Ok(Session::playing(record, table, records))
}

/// The whole transcript of a game at rest.
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
        Verdict::UnsupportedGeneration(law) => {
            tracing::warn!(game = %id, %law, "a game cannot be opened");
            return Err(Fault::other_law(*law));
        }
    }
    // A game is opened whole or not at all: who played on from an earlier position would lose what came after it.
    let whole = opened.table.filter(|table| table.record_count() as u64 == record.length);
    whole.ok_or_else(|| Fault::internal(format!("game {id} cannot be played over again")))
}

/// Lets chance flow on. A game that came from elsewhere has its chance from a new secret, and from another one each
/// time it is loaded: a secret that began anew would repeat itself.
fn resume(table: &mut dyn AnyTable, record: &GameRecord) {
    let Some(seed) = record.seed else { return };
    let seed = match record.commitment {
        Some(_) => seed,
        None => secret::derived(&seed, "chance", record.length),
    };
    table.resume(Seed(seed));
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Wish;
    use game::transcript::Player;

    /// A game of two people after so many choices.
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
    fn a_game_is_opened_whole_or_not_at_all() {
        let (record, records) = played(6);
        assert!(sit_down(record.clone(), &records).is_ok());
        assert!(sit_down(record, &records[..4]).is_err(), "who played on from here would lose two choices");
    }
}
