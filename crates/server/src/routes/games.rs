//! Routes for creating, joining, starting and importing games.

use super::{JsonBody, Path, Transcript, with_cookie};
use crate::app_state::AppState;
use crate::detach::run_detached;
use crate::fault::Fault;
use crate::identity::{Requester, Visitor};
use crate::import;
use crate::lobby;
#[cfg(feature = "schema")]
use crate::protocol::ErrorResponse;
use crate::protocol::{AskGame, AskJoin, AskSeat, AskSeatChange, AskStart, Code, Decision, GameId};
use crate::seed::NewSeed;
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use session::seating;
use std::sync::Arc;

/// Creates a game; it starts at once if no seat is open.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games", request_body = AskGame,
    responses((status = 200, body = GameId), (status = "4XX", body = ErrorResponse)),
))]
pub async fn create(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    NewSeed(seed): NewSeed,
    JsonBody(ask): JsonBody<AskGame>,
) -> Result<Response, Fault> {
    let identified = visitor.identify(&app).await?;
    let guest = identified.guest;
    let game = run_detached(async move {
        let name = ask.seats.iter().find_map(|seat| match seat {
            AskSeat::You { name } => Some(name.clone()),
            _ => None,
        });
        let game = lobby::create(&app, guest, ask, seed).await?;
        if let Some(name) = name {
            app.store.name_guest(guest, seating::name(&name)?).await?;
        }
        Ok(game)
    })
    .await?;
    Ok(with_cookie(Json(GameId { game }), identified.cookie))
}

/// Takes an open seat.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/join", request_body = AskJoin,
    responses((status = 200, body = GameId), (status = "4XX", body = ErrorResponse)),
))]
pub async fn join(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(game): Path<String>,
    JsonBody(ask): JsonBody<AskJoin>,
) -> Result<Response, Fault> {
    let identified = visitor.identify(&app).await?;
    let guest = identified.guest;
    let game = run_detached(async move {
        let name = seating::name(&ask.name)?;
        lobby::join(&app, &game, guest, ask).await?;
        app.store.name_guest(guest, name).await?;
        Ok(game)
    })
    .await?;
    Ok(with_cookie(Json(GameId { game }), identified.cookie))
}

/// Before the game starts, the host assigns a seat to a bot or opens it. In a running game, a bot takes a seat over, or
/// its former player takes it back.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/seats/{seat}", request_body = AskSeatChange,
    responses((status = 200, body = Decision), (status = "4XX", body = ErrorResponse)),
))]
pub async fn change_seat(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path((game, seat)): Path<(String, u8)>,
    JsonBody(ask): JsonBody<AskSeatChange>,
) -> Result<Json<Decision>, Fault> {
    let guest = who.require_guest()?;
    run_detached(async move { lobby::change_seat(&app, &game, guest, seat, ask).await.map(Json) }).await
}

/// Makes a link with which another person can take a seat of a running game; an earlier link to the seat is void.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/seats/{seat}/invite",
    responses((status = 200, body = Code), (status = "4XX", body = ErrorResponse)),
))]
pub async fn invite_to_seat(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path((game, seat)): Path<(String, u8)>,
) -> Result<Json<Code>, Fault> {
    let guest = who.require_guest()?;
    let code = run_detached(async move { lobby::invite_to_seat(&app, &game, guest, seat).await }).await?;
    Ok(Json(Code { code }))
}

/// A player wants to end the game; it ends when all people at the table want it.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/end",
    responses((status = 200, body = Decision), (status = "4XX", body = ErrorResponse)),
))]
pub async fn end(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
) -> Result<Json<Decision>, Fault> {
    let guest = who.require_guest()?;
    run_detached(async move { lobby::propose_end(&app, &game, guest).await.map(Json) }).await
}

/// A player wants a game to stay whose end is announced.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/keep",
    responses((status = 200, body = GameId), (status = "4XX", body = ErrorResponse)),
))]
pub async fn keep(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
) -> Result<Json<GameId>, Fault> {
    let guest = who.require_guest()?;
    run_detached(async move {
        lobby::keep(&app, &game, guest).await?;
        Ok(Json(GameId { game }))
    })
    .await
}

/// The host starts the game; bots take the open seats.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/start", request_body = AskStart,
    responses((status = 200, body = GameId), (status = "4XX", body = ErrorResponse)),
))]
pub async fn start(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    asked: Option<JsonBody<AskStart>>,
) -> Result<Json<GameId>, Fault> {
    let guest = who.require_guest()?;
    let ask = asked.map(|JsonBody(ask)| ask).unwrap_or_default();
    run_detached(async move {
        lobby::start(&app, &game, guest, ask.bot).await?;
        Ok(Json(GameId { game }))
    })
    .await
}

/// Creates the next game with the same players and options.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/again",
    responses((status = 200, body = GameId), (status = "4XX", body = ErrorResponse)),
))]
pub async fn again(
    State(app): State<Arc<AppState>>,
    who: Requester,
    NewSeed(seed): NewSeed,
    Path(game): Path<String>,
) -> Result<Json<GameId>, Fault> {
    let guest = who.require_guest()?;
    let game = run_detached(async move { lobby::again(&app, &game, guest, seed).await }).await?;
    Ok(Json(GameId { game }))
}

/// Imports a transcript as a new game.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/import", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = GameId), (status = "4XX", body = ErrorResponse)),
))]
pub async fn import(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    NewSeed(seed): NewSeed,
    Transcript(text): Transcript,
) -> Result<Response, Fault> {
    let identified = visitor.identify(&app).await?;
    let game = run_detached(async move { import::import(&app, identified.guest, text, seed).await }).await?;
    Ok(with_cookie(Json(GameId { game }), identified.cookie))
}
