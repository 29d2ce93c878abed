//! Importing transcripts.

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::rejection::RequestRejection;
use crate::{clock, lobby, secret};
use game::Seed;
use session::{GameRecord, GuestId, LogRecord, State, seating};
use std::sync::Arc;

/// Imports a transcript as a new game. The guest holds the seats of all people in it.
pub async fn import(app: &Arc<AppState>, guest: GuestId, text: String, seed: Seed) -> Result<String, Fault> {
    let permit = match app.imports.try_acquire() {
        Ok(permit) => permit,
        Err(_) => {
            app.metrics.import_waits();
            app.imports.acquire().await.map_err(Fault::internal)?
        }
    };
    let (record, records) = tokio::task::spawn_blocking(move || read_transcript(&text, Some(guest), seed))
        .await
        .map_err(|why| Fault::internal(format!("a transcript could not be read: {why}")))??;
    let most = app.config.limits.import_records;
    if most > 0 && records.len() > most {
        return Err(app.refuse(RequestRejection::ImportLength));
    }
    let id = record.id.clone();
    let waits = record.state == State::Running;
    seating::check_bots(&record, &*app.bots)?;
    let quota = lobby::check_room_for(app, guest, &record).await?;
    app.store.create_game(record, records).await?;
    drop((permit, quota));
    app.metrics.created();
    if waits {
        app.room(&id).await?;
    }
    Ok(id)
}

/// Converts a transcript to a game to be stored, whose people's seats `holder` holds. Further chance comes from `seed`.
pub fn read_transcript(
    text: &str,
    holder: Option<GuestId>,
    seed: Seed,
) -> Result<(GameRecord, Vec<LogRecord>), Fault> {
    let secrets = secret::of_new_game(seed)?;
    Ok(session::read_transcript(text, holder, secrets, clock::now())?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::metrics::Gauges;
    use catalogue::RandomOnly;
    use futures_util::FutureExt;
    use store::{Sqlite, Store};

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn imports_wait_for_their_turn() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("luxor.db")).await.unwrap();
        let guest = store.create_guest([1; 32], 0).await.unwrap();
        let mut config = Config::new("127.0.0.1:0".parse().unwrap());
        config.limits.imports = 2;
        let app = Arc::new(AppState::new(config, Arc::new(store), Arc::new(RandomOnly)));
        let under_way = [app.imports.acquire().await.unwrap(), app.imports.acquire().await.unwrap()];
        let mut third = Box::pin(import(&app, guest, "no transcript".into(), crate::seed::named("import")));
        assert!(third.as_mut().now_or_never().is_none(), "two at a time");
        let counted = app.metrics.text(&Gauges::default());
        assert!(counted.contains("\nluxor_import_waits_total 1\n"), "{counted}");
        drop(under_way);
        assert!(third.await.is_err(), "now it is read");
    }
}
