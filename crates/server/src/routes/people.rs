//! Routes for titles, guests, and moving seats to another device.

use super::{JsonBody, Path, with_cookie};
use crate::app_state::AppState;
use crate::clock;
use crate::detach::run_detached;
use crate::fault::Fault;
use crate::identity::{Requester, Visitor};
use crate::lobby;
use crate::protocol::{AnyFault, AskClaim, Code, GameId, GameSummary, Me, TitleInfo};
use crate::secret;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use catalogue::TITLES;
use serde::Serialize;
use std::sync::Arc;
use store::Summary;

/// Lifetime of a one-time code, in milliseconds.
const CODE_LIFETIME: i64 = 10 * 60 * 1000;

/// The available titles and their bots.
#[utoipa::path(get, path = "/api/titles", responses((status = 200, body = Vec<TitleInfo>)))]
pub async fn titles(State(app): State<Arc<AppState>>) -> impl IntoResponse {
    #[derive(Serialize)]
    struct TitleWithBots {
        #[serde(flatten)]
        meta: &'static game::Meta,
        bots: Vec<&'static str>,
        categories: &'static [&'static str],
    }
    let with_bots = |title: &&'static dyn catalogue::Title| TitleWithBots {
        meta: title.meta(),
        bots: app.bots.names(title.meta().id),
        categories: title.categories(),
    };
    Json(TITLES.iter().map(with_bots).collect::<Vec<_>>())
}

/// The guest and their games.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub async fn me(
    State(app): State<Arc<AppState>>,
    Requester(guest): Requester,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let Some(guest) = guest else {
        return Ok(Json(Me { name: String::new(), games: Vec::new() }).into_response());
    };
    let games = app.store.games_of(guest).await?;
    let name = app.name_of(&headers).await?;
    let me = Me { name, games: games.into_iter().map(summary).collect() };
    Ok(with_cookie(Json(me), app.renewed_cookie(&headers)))
}

fn summary(game: Summary) -> GameSummary {
    GameSummary {
        decider: game.decider.and_then(|seat| game.players.get(usize::from(seat)).cloned()),
        your_turn: game.decider.is_some_and(|seat| game.seats.contains(&seat)),
        state: game.state.word().into(),
        game: game.id,
        title: game.title,
        players: game.players,
        seats: game.seats,
        updated: game.updated,
    }
}

/// Creates a one-time code for moving the guest's seats in this game to another device.
#[utoipa::path(post, path = "/api/games/{game}/device",
    responses((status = 200, body = Code), (status = "4XX", body = AnyFault)))]
pub async fn device(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
) -> Result<Json<Code>, Fault> {
    let guest = who.require_guest()?;
    let room = app.room(&game).await?;
    let session = room.lock().await?;
    if session.seats_of(Some(guest)).is_empty() && !session.is_host(Some(guest)) {
        return Err(Fault::forbidden("you have no seat here"));
    }
    let code = secret::new_code()?;
    let expires = clock::now() + CODE_LIFETIME;
    app.store.create_code(secret::code_digest(&code), guest, game, expires).await?;
    Ok(Json(Code { code }))
}

/// Redeems a one-time code: moves its seats to this device.
#[utoipa::path(post, path = "/api/claim", request_body = AskClaim,
    responses((status = 200, body = GameId), (status = "4XX", body = AnyFault)))]
pub async fn claim(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    JsonBody(ask): JsonBody<AskClaim>,
) -> Result<Response, Fault> {
    let identified = visitor.identify(&app).await?;
    let game = run_detached(async move { lobby::claim(&app, identified.guest, &ask.code).await }).await?;
    Ok(with_cookie(Json(GameId { game }), identified.cookie))
}
