//! Making games, joining them, beginning.

use super::{Asked, Path, Transcript, with_cookie};
use crate::app_state::AppState;
use crate::fault::Fault;
use crate::identity::{Visitor, Who};
use crate::import;
use crate::lobby;
use crate::protocol::{AnyFault, AskGame, AskJoin, AskSeat, AskSeatChange, AskStart, GameId};
use crate::seed::NewSeed;
use crate::whole::whole;
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use std::sync::Arc;

/// Makes a game; it begins at once if no seat is open.
#[utoipa::path(post, path = "/api/games", request_body = AskGame,
    responses((status = 200, body = GameId), (status = "4XX", body = AnyFault)))]
pub async fn create(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    NewSeed(seed): NewSeed,
    Asked(ask): Asked<AskGame>,
) -> Result<Response, Fault> {
    let somebody = visitor.welcome(&app).await?;
    let guest = somebody.guest;
    let game = whole(async move {
        let name = ask.seats.iter().find_map(|seat| match seat {
            AskSeat::You { name } => Some(name.clone()),
            _ => None,
        });
        let game = lobby::create(&app, guest, ask, seed).await?;
        if let Some(name) = name {
            app.store.name_guest(guest, crate::seating::name(&name)?).await?;
        }
        Ok(game)
    })
    .await?;
    Ok(with_cookie(Json(GameId { game }), somebody.cookie))
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/games/{game}/join", request_body = AskJoin,
    responses((status = 200, body = GameId), (status = "4XX", body = AnyFault)))]
pub async fn join(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Asked(ask): Asked<AskJoin>,
) -> Result<Response, Fault> {
    let somebody = visitor.welcome(&app).await?;
    let guest = somebody.guest;
    let game = whole(async move {
        let name = crate::seating::name(&ask.name)?;
        lobby::join(&app, &game, guest, ask).await?;
        app.store.name_guest(guest, name).await?;
        Ok(game)
    })
    .await?;
    Ok(with_cookie(Json(GameId { game }), somebody.cookie))
}

/// The host gives a seat to a computer player, or frees it.
#[utoipa::path(post, path = "/api/games/{game}/seats/{seat}", request_body = AskSeatChange,
    responses((status = 200, body = GameId), (status = "4XX", body = AnyFault)))]
pub async fn change_seat(
    State(app): State<Arc<AppState>>,
    who: Who,
    Path((game, seat)): Path<(String, u8)>,
    Asked(ask): Asked<AskSeatChange>,
) -> Result<Json<GameId>, Fault> {
    let guest = who.known()?;
    whole(async move {
        lobby::change_seat(&app, &game, guest, seat, ask).await?;
        Ok(Json(GameId { game }))
    })
    .await
}

/// The host begins; computer players take the open seats.
#[utoipa::path(post, path = "/api/games/{game}/start", request_body = AskStart,
    responses((status = 200, body = GameId), (status = "4XX", body = AnyFault)))]
pub async fn start(
    State(app): State<Arc<AppState>>,
    who: Who,
    Path(game): Path<String>,
    asked: Option<Asked<AskStart>>,
) -> Result<Json<GameId>, Fault> {
    let guest = who.known()?;
    let ask = asked.map(|Asked(ask)| ask).unwrap_or_default();
    whole(async move {
        lobby::start(&app, &game, guest, ask.bot).await?;
        Ok(Json(GameId { game }))
    })
    .await
}

/// The same people and options once more.
#[utoipa::path(post, path = "/api/games/{game}/again",
    responses((status = 200, body = GameId), (status = "4XX", body = AnyFault)))]
pub async fn again(
    State(app): State<Arc<AppState>>,
    who: Who,
    NewSeed(seed): NewSeed,
    Path(game): Path<String>,
) -> Result<Json<GameId>, Fault> {
    let guest = who.known()?;
    let game = whole(async move { lobby::again(&app, &game, guest, seed).await }).await?;
    Ok(Json(GameId { game }))
}

/// Takes in a game that was played elsewhere: the text of a transcript.
#[utoipa::path(post, path = "/api/import", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = GameId), (status = "4XX", body = AnyFault)))]
pub async fn import(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    NewSeed(seed): NewSeed,
    Transcript(text): Transcript,
) -> Result<Response, Fault> {
    let somebody = visitor.welcome(&app).await?;
    let game = whole(async move { import::import(&app, somebody.guest, text, seed).await }).await?;
    Ok(with_cookie(Json(GameId { game }), somebody.cookie))
}
