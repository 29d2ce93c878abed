//! Importing transcripts.

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::refusal::Refusal;
use crate::{clock, lobby, secret};
use game::Seed;
use session::{GameRecord, GuestId, LogRecord, State, seating};
use std::sync::Arc;

/// Imports a transcript as a new game. The guest holds the seats of all people in it.
pub async fn import(app: &Arc<AppState>, guest: GuestId, text: String, seed: Seed) -> Result<String, Fault> {
    let permit = app.imports.acquire().await.map_err(Fault::internal)?;
    let (record, records) = tokio::task::spawn_blocking(move || read_transcript(&text, Some(guest), seed))
        .await
        .map_err(|why| Fault::internal(format!("a transcript could not be read: {why}")))??;
    let most = app.config.limits.import_records;
    if most > 0 && records.len() > most {
        return Err(app.refuse(Refusal::ImportLength));
    }
    let id = record.id.clone();
    let waits = record.state == State::Running;
    seating::check_bots(&record, &*app.bots)?;
    lobby::check_room_for(app, guest, &record).await?;
    app.store.create_game(record, records).await?;
    drop(permit);
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
