//! Titles, guests, and how they move to another device.

use super::{Asked, Path, with_cookie};
use crate::app_state::AppState;
use crate::clock;
use crate::fault::Fault;
use crate::identity::{Visitor, Who};
use crate::lobby;
use crate::protocol::{AnyFault, AskClaim, Code, GameId, GameSummary, Me, TitleInfo};
use crate::secret;
use crate::whole::whole;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use catalogue::TITLES;
use serde::Serialize;
use std::sync::Arc;
use store::Summary;

/// How long a one-time code is good for, in milliseconds.
const CODE_LIFETIME: i64 = 10 * 60 * 1000;

/// What can be played here.
#[utoipa::path(get, path = "/api/titles", responses((status = 200, body = Vec<TitleInfo>)))]
pub async fn titles(State(app): State<Arc<AppState>>) -> impl IntoResponse {
    #[derive(Serialize)]
    struct Offered {
        #[serde(flatten)]
        meta: &'static game::Meta,
        bots: Vec<&'static str>,
        categories: &'static [&'static str],
    }
    let offered = |title: &&'static dyn catalogue::Title| Offered {
        meta: title.meta(),
        bots: app.bots.names(title.meta().id),
        categories: title.categories(),
    };
    Json(TITLES.iter().map(offered).collect::<Vec<_>>())
}

/// Who asks, and their games.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub async fn me(
    State(app): State<Arc<AppState>>,
    Who(guest): Who,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let Some(guest) = guest else {
        return Ok(Json(Me { name: String::new(), games: Vec::new() }).into_response());
    };
    let games = app.store.games_of(guest).await?;
    let name = app.name_of(&headers).await?;
    let me = Me { name, games: games.into_iter().map(summary).collect() };
    Ok(with_cookie(Json(me), app.renewed(&headers)))
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

/// A one-time code for going on with the seats of this game on another device.
#[utoipa::path(post, path = "/api/games/{game}/device",
    responses((status = 200, body = Code), (status = "4XX", body = AnyFault)))]
pub async fn device(
    State(app): State<Arc<AppState>>,
    who: Who,
    Path(game): Path<String>,
) -> Result<Json<Code>, Fault> {
    let guest = who.known()?;
    let room = app.room(&game).await?;
    let session = room.enter().await?;
    if session.seats_of(Some(guest)).is_empty() && !session.is_host(Some(guest)) {
        return Err(Fault::forbidden("you have no seat here"));
    }
    let code = secret::new_code()?;
    let expires = clock::now() + CODE_LIFETIME;
    app.store.create_code(secret::code_digest(&code), guest, game, expires).await?;
    Ok(Json(Code { code }))
}

/// Going on with somebody's seats on this device.
#[utoipa::path(post, path = "/api/claim", request_body = AskClaim,
    responses((status = 200, body = GameId), (status = "4XX", body = AnyFault)))]
pub async fn claim(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    Asked(ask): Asked<AskClaim>,
) -> Result<Response, Fault> {
    let somebody = visitor.welcome(&app).await?;
    let game = whole(async move { lobby::claim(&app, somebody.guest, &ask.code).await }).await?;
    Ok(with_cookie(Json(GameId { game }), somebody.cookie))
}
