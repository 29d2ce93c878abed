//! Loads a stored game into memory.

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::room::Room;
use session::{Restored, Session, State, restore};
use std::sync::Arc;

/// Loads a game into a new room.
pub async fn load(app: &AppState, id: &str) -> Result<Arc<Room>, Fault> {
    let room = Room::new(load_session(app, id).await?);
    let Some(shared) = app.store.shared() else { return Ok(Arc::new(room)) };
    let room = room.with_presence_changes(app.presence_changes.clone());
    room.set_initial_presence(&shared.remote_state(id, &app.node).await?);
    Ok(Arc::new(room))
}

/// Loads a game.
pub async fn load_session(app: &AppState, id: &str) -> Result<Session, Fault> {
    let loaded = app.store.load(id, 0).await?;
    let (record, records) = loaded.ok_or_else(|| Fault::not_found("there is no such game"))?;
    if record.state == State::Waiting {
        return Ok(Session::waiting(record));
    }
    // Replaying a long game takes milliseconds, too long for an async worker thread.
    let restored = tokio::task::spawn_blocking(move || restore(record, &records))
        .await
        .map_err(|why| Fault::internal(format!("a game could not be loaded: {why}")))?;
    let Restored { session, unverified } = restored.inspect_err(|fault| match fault {
        session::Fault::UnsupportedGeneration(generation) => {
            tracing::warn!(game = %id, %generation, "a game cannot be opened");
        }
        session::Fault::Damaged(why) => tracing::error!(game = %id, %why, "a game does not replay"),
        _ => {}
    })?;
    if let Some(why) = unverified {
        tracing::warn!(game = %id, %why, "a game could not be verified");
    }
    app.metrics.loaded();
    Ok(session)
}
