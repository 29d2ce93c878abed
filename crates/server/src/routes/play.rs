//! Choices, and taking them back.

use super::{Asked, Path};
use crate::app_state::AppState;
use crate::command::{self, Command};
use crate::drive;
use crate::fault::Fault;
use crate::identity::Who;
use crate::protocol::{Ack, AnyFault, AskAction, AskChange, AskHint, Hint};
use crate::session::Order;
use axum::Json;
use axum::extract::State;
use game::Seat;
use std::sync::Arc;

/// Makes a choice.
#[utoipa::path(post, path = "/api/games/{game}/actions", request_body = AskAction,
    responses((status = 200, body = Ack), (status = "4XX", body = AnyFault)))]
pub async fn act(
    State(app): State<Arc<AppState>>,
    who: Who,
    Path(game): Path<String>,
    Asked(ask): Asked<AskAction>,
) -> Result<Json<Ack>, Fault> {
    execute(&app, who, &game, ask.into()).await
}

/// Takes back the latest choice.
#[utoipa::path(post, path = "/api/games/{game}/undo", request_body = AskChange,
    responses((status = 200, body = Ack), (status = "4XX", body = AnyFault)))]
pub async fn undo(
    State(app): State<Arc<AppState>>,
    who: Who,
    Path(game): Path<String>,
    Asked(ask): Asked<AskChange>,
) -> Result<Json<Ack>, Fault> {
    execute(&app, who, &game, Command::change(ask, Order::Undo)).await
}

/// Does again what was taken back.
#[utoipa::path(post, path = "/api/games/{game}/redo", request_body = AskChange,
    responses((status = 200, body = Ack), (status = "4XX", body = AnyFault)))]
pub async fn redo(
    State(app): State<Arc<AppState>>,
    who: Who,
    Path(game): Path<String>,
    Asked(ask): Asked<AskChange>,
) -> Result<Json<Ack>, Fault> {
    execute(&app, who, &game, Command::change(ask, Order::Redo)).await
}

/// Takes back everything of this turn that can be taken back.
#[utoipa::path(post, path = "/api/games/{game}/restart", request_body = AskChange,
    responses((status = 200, body = Ack), (status = "4XX", body = AnyFault)))]
pub async fn restart(
    State(app): State<Arc<AppState>>,
    who: Who,
    Path(game): Path<String>,
    Asked(ask): Asked<AskChange>,
) -> Result<Json<Ack>, Fault> {
    execute(&app, who, &game, Command::change(ask, Order::Restart)).await
}

async fn execute(app: &Arc<AppState>, who: Who, game: &str, command: Command) -> Result<Json<Ack>, Fault> {
    let guest = who.known()?;
    let room = app.room(game).await?;
    let seq = command::execute(app, &room, guest, command).await?;
    Ok(Json(Ack { seq }))
}

/// What a strong computer player thinks of the choices.
#[utoipa::path(post, path = "/api/games/{game}/hint", request_body = AskHint,
    responses((status = 200, body = Hint), (status = "4XX", body = AnyFault), (status = 501, body = AnyFault)))]
pub async fn hint(
    State(app): State<Arc<AppState>>,
    who: Who,
    Path(game): Path<String>,
    Asked(ask): Asked<AskHint>,
) -> Result<Json<Hint>, Fault> {
    let room = app.room(&game).await?;
    if !room.enter().await?.holds(who.known()?, ask.seat) {
        return Err(Fault::forbidden(format!("seat {} is not yours", ask.seat)));
    }
    let advice = drive::advise(&app, &room, Seat(ask.seat)).await?;
    Ok(Json(Hint { advice: advice.into_iter().take(Hint::MOST).map(Into::into).collect() }))
}
