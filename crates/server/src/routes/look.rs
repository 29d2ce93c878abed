//! Looking at games.

use super::{Params, Path};
use crate::app_state::AppState;
use crate::fault::Fault;
use crate::identity::Who;
use crate::load;
use crate::looking::{Eyes, Looker};
use crate::protocol::{AnyFault, GameId, Invitation, LogEntry, Points, Raw, Replay, Snapshot};
use crate::room::{Entered, Room};
use crate::session;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use catalogue::AnyTable;
use game::transcript::Knowledge;
use serde::Deserialize;
use std::sync::Arc;

/// How somebody wants to look.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Look {
    seat: Option<u8>,
    watch: Option<String>,
    #[serde(default)]
    since: usize,
    at: Option<u64>,
    #[serde(default)]
    changes: bool,
}

impl Look {
    /// Through whose eyes.
    pub fn eyes(&self) -> Eyes {
        Eyes { seat: self.seat, watch: self.watch.clone() }
    }

    /// From which line of the log on.
    pub fn since(&self) -> usize {
        self.since
    }

    /// Are changes enough, where they can be told?
    pub fn changes(&self) -> bool {
        self.changes
    }
}

struct Seen {
    room: Arc<Room>,
    session: Entered,
    looker: Looker,
}

async fn see(app: &Arc<AppState>, game: &str, who: Who, look: &Look) -> Result<Seen, Fault> {
    let room = app.room(game).await?;
    let session = room.enter().await?;
    let looker = session.admit(who.0, &look.eyes())?;
    Ok(Seen { room, session, looker })
}

/// The game as one viewer may know it.
#[utoipa::path(get, path = "/api/games/{game}",
    params(("seat" = Option<u8>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = Snapshot), (status = "4XX", body = AnyFault)))]
pub async fn game(
    State(app): State<Arc<AppState>>,
    who: Who,
    Path(game): Path<String>,
    Params(look): Params<Look>,
) -> Result<Json<Snapshot>, Fault> {
    let mut seen = see(&app, &game, who, &look).await?;
    Ok(Json(seen.session.snapshot(&seen.looker, &seen.room.presence())))
}

/// The log from a line on.
#[utoipa::path(get, path = "/api/games/{game}/log",
    params(("seat" = Option<u8>, Query), ("watch" = Option<String>, Query), ("since" = Option<usize>, Query)),
    responses((status = 200, body = Vec<LogEntry>), (status = "4XX", body = AnyFault)))]
pub async fn log(
    State(app): State<Arc<AppState>>,
    who: Who,
    Path(game): Path<String>,
    Params(look): Params<Look>,
) -> Result<Json<Raw>, Fault> {
    let seen = see(&app, &game, who, &look).await?;
    Ok(Json(seen.session.log(seen.looker.viewer, look.since)))
}

/// The game as it stood after `at` records.
#[utoipa::path(get, path = "/api/games/{game}/replay",
    params(("at" = Option<u64>, Query), ("seat" = Option<u8>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = Replay), (status = "4XX", body = AnyFault)))]
pub async fn replay(
    State(app): State<Arc<AppState>>,
    who: Who,
    Path(game): Path<String>,
    Params(look): Params<Look>,
) -> Result<Json<Replay>, Fault> {
    let at = look.at.unwrap_or(u64::MAX);
    let mut seen = see(&app, &game, who, &look).await?;
    beside(move || seen.session.replay(&seen.looker, &seen.room.presence(), at).map(Json)).await
}

/// The points over the game.
#[utoipa::path(get, path = "/api/games/{game}/points",
    params(("seat" = Option<u8>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = Points), (status = "4XX", body = AnyFault)))]
pub async fn points(
    State(app): State<Arc<AppState>>,
    who: Who,
    Path(game): Path<String>,
    Params(look): Params<Look>,
) -> Result<Json<Points>, Fault> {
    let seen = see(&app, &game, who, &look).await?;
    beside(move || seen.session.points(&seen.looker).map(Json)).await
}

/// The game as a file: everything once it is over, before that what the viewer knows.
#[utoipa::path(get, path = "/api/games/{game}/transcript",
    params(("seat" = Option<u8>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = String, content_type = "application/jsonl"),
              (status = "4XX", body = AnyFault)))]
pub async fn transcript(
    State(app): State<Arc<AppState>>,
    who: Who,
    Path(game): Path<String>,
    Params(look): Params<Look>,
) -> Result<Response, Fault> {
    let seen = see(&app, &game, who, &look).await?;
    let name = format!("attachment; filename=\"{}-{game}.jsonl\"", seen.session.record.title);
    let text = if seen.session.is_over() {
        let records = app.store.records(&game).await?;
        load::transcript(&seen.session.record, &records).into_bytes()
    } else {
        beside(move || {
            let table: &dyn AnyTable = seen.session.table().ok_or_else(session::not_begun)?;
            let mut text = Vec::new();
            table.write(Knowledge::Of(seen.looker.viewer), &mut text).map_err(Fault::internal)?;
            Ok(text)
        })
        .await?
    };
    let headers = [(header::CONTENT_TYPE, "application/jsonl"), (header::CONTENT_DISPOSITION, &*name)];
    Ok((headers, text).into_response())
}

/// The table an invitation leads to.
#[utoipa::path(get, path = "/api/invites/{code}",
    responses((status = 200, body = Invitation), (status = "4XX", body = AnyFault)))]
pub async fn invitation(
    State(app): State<Arc<AppState>>,
    Who(guest): Who,
    Path(code): Path<String>,
) -> Result<Json<Invitation>, Fault> {
    let game =
        app.store.invited(&code).await?.ok_or_else(|| Fault::not_found("there is no such invitation"))?;
    let room = app.room(&game).await?;
    let session = room.enter().await?;
    Ok(Json(Invitation {
        game,
        title: session.record.title.clone(),
        options: session.record.wish.clone(),
        state: session.record.state.word().into(),
        players: session.players(&room.presence()),
        your_seats: session.seats_of(guest),
    }))
}

/// The game a watch code leads to.
#[utoipa::path(get, path = "/api/watch/{code}",
    responses((status = 200, body = GameId), (status = "4XX", body = AnyFault)))]
pub async fn watched(
    State(app): State<Arc<AppState>>,
    Path(code): Path<String>,
) -> Result<Json<GameId>, Fault> {
    let game = app.store.watched(&code).await?.ok_or_else(|| Fault::not_found("there is no such code"))?;
    Ok(Json(GameId { game }))
}

/// Computes where nobody waits.
async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    tokio::task::spawn_blocking(work).await.map_err(|why| Fault::internal(format!("it gave up: {why}")))?
}
