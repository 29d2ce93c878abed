//! Routes for reading games: snapshot, log, replay, points, transcript, invitations.

use super::{Path, QueryParams};
use crate::app_state::AppState;
use crate::fault::Fault;
use crate::identity::Requester;
#[cfg(feature = "schema")]
use crate::protocol::{ErrorResponse, LogEntry};
use crate::protocol::{GameId, Invitation, Points, Raw, Replay, Snapshot};
use crate::room::{Room, SessionGuard};
use crate::secret;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use catalogue::AnyTable;
use game::transcript::Knowledge;
use serde::Deserialize;
use session::{ViewRequest, Viewpoint};
use std::sync::Arc;

/// Query parameters that select a view.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct ViewQuery {
    seat: Option<u8>,
    watch: Option<String>,
    #[serde(default)]
    since: usize,
    at: Option<u64>,
    #[serde(default)]
    changes: bool,
    #[serde(default)]
    asked: bool,
    #[serde(default)]
    brief: bool,
}

impl ViewQuery {
    /// The requested view.
    pub fn view_request(&self) -> ViewRequest {
        ViewRequest { seat: self.seat, watch: self.watch.clone() }
    }

    /// The first log entry to send.
    pub fn since(&self) -> usize {
        self.since
    }

    /// Does the client want patches instead of full steps?
    pub fn changes(&self) -> bool {
        self.changes
    }

    /// Does the client want the progress of an analysis only?
    pub fn brief(&self) -> bool {
        self.brief
    }
}

/// A locked game and the view the guest may have of it.
pub struct Viewing {
    pub room: Arc<Room>,
    pub session: SessionGuard,
    pub viewpoint: Viewpoint,
}

pub async fn authorize(
    app: &Arc<AppState>,
    game: &str,
    who: Requester,
    query: &ViewQuery,
) -> Result<Viewing, Fault> {
    let room = app.room(game).await?;
    let session = room.lock().await?;
    let viewpoint = session.authorize(who.0, &query.view_request())?;
    Ok(Viewing { room, session, viewpoint })
}

/// The game as one viewer may know it.
#[cfg_attr(feature = "schema", utoipa::path(
    get, path = "/api/games/{game}",
    params(("seat" = Option<u8>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = Snapshot), (status = "4XX", body = ErrorResponse)),
))]
pub async fn game(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    QueryParams(query): QueryParams<ViewQuery>,
) -> Result<Json<Snapshot>, Fault> {
    let mut viewing = authorize(&app, &game, who, &query).await?;
    Ok(Json(viewing.session.snapshot(&viewing.viewpoint, &viewing.room.presence())))
}

/// A page of the log, from entry `since` on. Clients ask again from its end until they get an empty one.
#[cfg_attr(feature = "schema", utoipa::path(
    get, path = "/api/games/{game}/log",
    params(("seat" = Option<u8>, Query), ("watch" = Option<String>, Query), ("since" = Option<usize>, Query)),
    responses((status = 200, body = Vec<LogEntry>), (status = "4XX", body = ErrorResponse)),
))]
pub async fn log(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    QueryParams(query): QueryParams<ViewQuery>,
) -> Result<Json<Raw>, Fault> {
    let viewing = authorize(&app, &game, who, &query).await?;
    let most = app.config.limits.log_page;
    run_blocking(move || Ok(Json(viewing.session.log_page(viewing.viewpoint.viewer, query.since, most))))
        .await
}

/// The position after `at` records. With `asked` that of a finished game is shown as the player saw it who was to
/// decide, with what could be chosen.
#[cfg_attr(feature = "schema", utoipa::path(
    get, path = "/api/games/{game}/replay",
    params(
        ("at" = Option<u64>, Query), ("asked" = Option<bool>, Query), ("seat" = Option<u8>, Query),
        ("watch" = Option<String>, Query),
    ),
    responses((status = 200, body = Replay), (status = "4XX", body = ErrorResponse)),
))]
pub async fn replay(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    QueryParams(query): QueryParams<ViewQuery>,
) -> Result<Json<Replay>, Fault> {
    let at = query.at.unwrap_or(u64::MAX);
    let mut viewing = authorize(&app, &game, who, &query).await?;
    run_blocking(move || {
        let presence = viewing.room.presence();
        Ok(Json(viewing.session.replay(&viewing.viewpoint, &presence, at, query.asked)?))
    })
    .await
}

/// The points over the turns of the game.
#[cfg_attr(feature = "schema", utoipa::path(
    get, path = "/api/games/{game}/points",
    params(("seat" = Option<u8>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = Points), (status = "4XX", body = ErrorResponse)),
))]
pub async fn points(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    QueryParams(query): QueryParams<ViewQuery>,
) -> Result<Json<Points>, Fault> {
    let viewing = authorize(&app, &game, who, &query).await?;
    run_blocking(move || Ok(Json(viewing.session.points(&viewing.viewpoint)?))).await
}

/// The transcript: complete once the game is over, before that what the viewer may know.
#[cfg_attr(feature = "schema", utoipa::path(
    get, path = "/api/games/{game}/transcript",
    params(("seat" = Option<u8>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = String, content_type = "application/jsonl"),
    (status = "4XX", body = ErrorResponse)),
))]
pub async fn transcript(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    QueryParams(query): QueryParams<ViewQuery>,
) -> Result<Response, Fault> {
    let viewing = authorize(&app, &game, who, &query).await?;
    let name = format!("attachment; filename=\"{}-{game}.jsonl\"", viewing.session.record.title);
    let text = if viewing.session.is_over() {
        let records = app.store.records(&game).await?;
        session::transcript(&viewing.session.record, &records).into_bytes()
    } else {
        run_blocking(move || {
            let table: &dyn AnyTable = viewing.session.table().ok_or_else(session::Fault::not_begun)?;
            let mut text = Vec::new();
            table.write(Knowledge::Of(viewing.viewpoint.viewer), &mut text).map_err(Fault::internal)?;
            Ok(text)
        })
        .await?
    };
    let headers = [(header::CONTENT_TYPE, "application/jsonl"), (header::CONTENT_DISPOSITION, &*name)];
    Ok((headers, text).into_response())
}

/// The game an invitation leads to.
#[cfg_attr(feature = "schema", utoipa::path(
    get, path = "/api/invites/{code}",
    responses((status = 200, body = Invitation), (status = "4XX", body = ErrorResponse)),
))]
pub async fn invitation(
    State(app): State<Arc<AppState>>,
    Requester(guest): Requester,
    Path(code): Path<String>,
) -> Result<Json<Invitation>, Fault> {
    let unknown = || Fault::not_found("there is no such invitation");
    let game = match secret::game_of_seat_code(&code) {
        Some(game) => game.to_string(),
        None => app.store.invited(&code).await?.ok_or_else(unknown)?,
    };
    let room = app.room(&game).await?;
    let session = room.lock().await?;
    let seat = session.invited_seat(&code);
    if seat.is_none() && session.record.invite.as_ref() != Some(&code) {
        return Err(unknown());
    }
    Ok(Json(Invitation {
        game,
        title: session.record.title.clone(),
        options: session.record.request.clone(),
        state: session.record.state.word().into(),
        players: session.players(&room.presence()),
        your_seats: session.seats_of(guest),
        seat,
    }))
}

/// The game a watch code leads to.
#[cfg_attr(feature = "schema", utoipa::path(
    get, path = "/api/watch/{code}",
    responses((status = 200, body = GameId), (status = "4XX", body = ErrorResponse)),
))]
pub async fn watched(
    State(app): State<Arc<AppState>>,
    Path(code): Path<String>,
) -> Result<Json<GameId>, Fault> {
    let game = app.store.watched(&code).await?.ok_or_else(|| Fault::not_found("there is no such code"))?;
    Ok(Json(GameId { game }))
}

/// Runs a computation on a blocking thread.
pub(super) async fn run_blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    tokio::task::spawn_blocking(work)
        .await
        .map_err(|why| Fault::internal(format!("a computation did not finish: {why}")))?
}
