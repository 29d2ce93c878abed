//! Routes for commands at the table, and hints.

use super::{JsonBody, Path};
use crate::app_state::AppState;
use crate::bot_scheduler;
use crate::command;
use crate::fault::Fault;
use crate::identity::Requester;
#[cfg(feature = "schema")]
use crate::protocol::ErrorResponse;
use crate::protocol::{Ack, AskAction, AskChange, AskHint, AskWhyNot, Hint, WhyNot};
use axum::Json;
use axum::extract::State;
use game::Seat;
use session::{Command, CommandKind};
use std::sync::Arc;

/// Plays an action.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/actions", request_body = AskAction,
    responses((status = 200, body = Ack), (status = "4XX", body = ErrorResponse)),
))]
pub async fn act(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    JsonBody(ask): JsonBody<AskAction>,
) -> Result<Json<Ack>, Fault> {
    submit(&app, who, &game, ask.into()).await
}

/// Undoes the latest action.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/undo", request_body = AskChange,
    responses((status = 200, body = Ack), (status = "4XX", body = ErrorResponse)),
))]
pub async fn undo(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    JsonBody(ask): JsonBody<AskChange>,
) -> Result<Json<Ack>, Fault> {
    submit(&app, who, &game, Command::change(ask, CommandKind::Undo)).await
}

/// Redoes what was undone.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/redo", request_body = AskChange,
    responses((status = 200, body = Ack), (status = "4XX", body = ErrorResponse)),
))]
pub async fn redo(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    JsonBody(ask): JsonBody<AskChange>,
) -> Result<Json<Ack>, Fault> {
    submit(&app, who, &game, Command::change(ask, CommandKind::Redo)).await
}

/// Undoes as much of the latest turn as the rules allow.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/restart", request_body = AskChange,
    responses((status = 200, body = Ack), (status = "4XX", body = ErrorResponse)),
))]
pub async fn restart(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    JsonBody(ask): JsonBody<AskChange>,
) -> Result<Json<Ack>, Fault> {
    submit(&app, who, &game, Command::change(ask, CommandKind::Restart)).await
}

async fn submit(
    app: &Arc<AppState>,
    who: Requester,
    game: &str,
    command: Command,
) -> Result<Json<Ack>, Fault> {
    let guest = who.require_guest()?;
    let room = app.room(game).await?;
    let seq = command::dispatch(app, &room, guest, command).await?;
    Ok(Json(Ack { seq }))
}

/// Why something is not possible that no choice stands for.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/why-not", request_body = AskWhyNot,
    responses((status = 200, body = WhyNot), (status = "4XX", body = ErrorResponse)),
))]
pub async fn why_not(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    JsonBody(ask): JsonBody<AskWhyNot>,
) -> Result<Json<WhyNot>, Fault> {
    let room = app.room(&game).await?;
    let answer = room.lock().await?.why_not(who.require_guest()?, &ask)?;
    Ok(Json(answer))
}

/// A strong bot's evaluation of the choices.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/hint", request_body = AskHint,
    responses(
        (status = 200, body = Hint),
        (status = "4XX", body = ErrorResponse),
        (status = 501, body = ErrorResponse),
    ),
))]
pub async fn hint(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    JsonBody(ask): JsonBody<AskHint>,
) -> Result<Json<Hint>, Fault> {
    let room = app.room(&game).await?;
    if !room.lock().await?.holds(who.require_guest()?, ask.seat) {
        return Err(Fault::forbidden(format!("seat {} is not yours", ask.seat)));
    }
    let advice = bot_scheduler::advise(&app, &room, Seat(ask.seat)).await?;
    Ok(Json(Hint::from_advice(advice)))
}
