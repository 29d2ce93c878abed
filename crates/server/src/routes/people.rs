//! Routes for titles, guests, and moving seats to another device.

use super::statistics::check_title;
use super::{JsonBody, Path, QueryParams, with_cookie};
use crate::app_state::AppState;
use crate::clock;
use crate::config::Limits;
use crate::delete_guest;
use crate::detach::run_detached;
use crate::fault::Fault;
use crate::identity::{Requester, Visitor};
use crate::lobby;
use crate::protocol::{AskClaim, Code, GameId, GameSummary, Me, PlaceInfo, RatingInfo};
#[cfg(feature = "schema")]
use crate::protocol::{Deletion, ErrorResponse, TitleInfo};
use crate::secret;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use store::{Cursor, SeatResult, Summary};

/// Lifetime of a one-time code, in milliseconds.
const CODE_LIFETIME: i64 = 10 * 60 * 1000;

/// The available titles and their bots.
#[cfg_attr(feature = "schema", utoipa::path(
    get, path = "/api/titles", responses((status = 200, body = Vec<TitleInfo>)),
))]
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
    Json(catalogue::titles().iter().map(with_bots).collect::<Vec<_>>())
}

/// Which page of a guest's games is asked for.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct PageQuery {
    after: Option<String>,
    title: Option<String>,
}

/// The guest and a page of their games, of one title or of all.
#[cfg_attr(feature = "schema", utoipa::path(
    get, path = "/api/me", params(("after" = Option<String>, Query), ("title" = Option<String>, Query)),
    responses((status = 200, body = Me), (status = "4XX", body = ErrorResponse)),
))]
pub async fn me(
    State(app): State<Arc<AppState>>,
    Requester(guest): Requester,
    QueryParams(query): QueryParams<PageQuery>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let after = query.after.as_deref().map(read_cursor).transpose()?;
    check_title(query.title.as_deref())?;
    let Some(guest) = guest else {
        return Ok(Json(Me { name: String::new(), games: Vec::new(), next: None }).into_response());
    };
    let most = match app.config.limits.list_page {
        0 => Limits::DEFAULT.list_page,
        most => most,
    };
    // One more than is sent tells whether there is another page.
    let mut games = app.store.games_of(guest, query.title, after, most.saturating_add(1)).await?;
    let more = games.len() > most as usize;
    games.truncate(most as usize);
    let next = games.last().filter(|_| more).map(|game| write_cursor(&game.cursor()));
    let name = app.guest_record(&headers).await?.map_or_else(String::new, |guest| guest.name);
    let me = Me { name, games: games.into_iter().map(summary).collect(), next };
    Ok(with_cookie(Json(me), app.renewed_cookie(&headers)))
}

fn write_cursor(cursor: &Cursor) -> String {
    format!("{}.{}.{}", u8::from(cursor.over), cursor.updated, cursor.id)
}

fn read_cursor(text: &str) -> Result<Cursor, Fault> {
    let read = |text: &str| {
        let (over, rest) = text.split_once('.')?;
        let (updated, id) = rest.split_once('.')?;
        let over = matches!(over, "0" | "1").then_some(over == "1")?;
        Some(Cursor { over, updated: updated.parse().ok()?, id: id.into() })
    };
    read(text).ok_or_else(|| Fault::bad_request("after: only what an earlier answer gave as next"))
}

/// The guest deletes themselves: games that were theirs alone go, the games of others keep no name of theirs.
#[cfg_attr(feature = "schema", utoipa::path(
    delete, path = "/api/me",
    responses((status = 200, body = Deletion), (status = "4XX", body = ErrorResponse)),
))]
pub async fn delete_me(State(app): State<Arc<AppState>>, who: Requester) -> Result<Response, Fault> {
    let guest = who.require_guest()?;
    let cookie = app.expired_cookie();
    let deletion = run_detached(async move { delete_guest::delete_guest(&app, guest).await }).await?;
    Ok(with_cookie(Json(deletion), cookie))
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
        expires: game.expires,
        modules: modules(&game.request),
        result: game.result.iter().map(seat_result).collect(),
    }
}

fn seat_result(result: &SeatResult) -> PlaceInfo {
    let rating = result.rating.map(|rating| RatingInfo { luck: rating.luck, play: rating.play });
    PlaceInfo { rank: result.rank, points: result.points, rating }
}

fn modules(request: &Value) -> Vec<String> {
    let named = request["modules"].as_array().into_iter().flatten();
    named.filter_map(Value::as_str).map(String::from).collect()
}

/// Creates a one-time code for moving the guest's seats in this game to another device.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/device",
    responses((status = 200, body = Code), (status = "4XX", body = ErrorResponse)),
))]
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
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/claim", request_body = AskClaim,
    responses((status = 200, body = GameId), (status = "4XX", body = ErrorResponse)),
))]
pub async fn claim(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    JsonBody(ask): JsonBody<AskClaim>,
) -> Result<Response, Fault> {
    let identified = visitor.identify(&app).await?;
    let game = run_detached(async move { lobby::claim(&app, identified.guest, &ask.code).await }).await?;
    Ok(with_cookie(Json(GameId { game }), identified.cookie))
}
