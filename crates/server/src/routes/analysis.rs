//! Routes for the analysis of a finished game. It is open to everybody who may see its replay.

use super::views::{ViewQuery, Viewing, authorize, run_blocking};
use super::{JsonBody, Path, QueryParams};
use crate::analyses;
use crate::app_state::AppState;
use crate::fault::Fault;
use crate::identity::Requester;
#[cfg(feature = "schema")]
use crate::protocol::ErrorResponse;
use crate::protocol::{AskAnalysis, AskTrial, GameAnalysis, Replay};
use axum::Json;
use axum::extract::State;
use std::sync::Arc;

/// A finished game, locked, with the view the guest may have of it.
async fn finished(
    app: &Arc<AppState>,
    game: &str,
    who: Requester,
    query: &ViewQuery,
) -> Result<Viewing, Fault> {
    let viewing = authorize(app, game, who, query).await?;
    analyses::check_finished(&viewing.session)?;
    Ok(viewing)
}

/// The analysis of a finished game, as far as it is known; with `brief` only how far it has got.
#[cfg_attr(feature = "schema", utoipa::path(
    get, path = "/api/games/{game}/analysis",
    params(("brief" = Option<bool>, Query), ("seat" = Option<u8>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = GameAnalysis), (status = "4XX", body = ErrorResponse)),
))]
pub async fn get(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    QueryParams(query): QueryParams<ViewQuery>,
) -> Result<Json<GameAnalysis>, Fault> {
    finished(&app, &game, who, &query).await?;
    let mut found = analyses::find(&app, &game).await?;
    found.analysis = found.analysis.filter(|_| !query.brief());
    Ok(Json(found))
}

/// Begins to analyse a finished game, or to analyse it deeper. Ask again until it is done.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/analysis", request_body = AskAnalysis,
    params(("seat" = Option<u8>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = GameAnalysis), (status = "4XX", body = ErrorResponse),
    (status = 501, body = ErrorResponse)),
))]
pub async fn start(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    QueryParams(query): QueryParams<ViewQuery>,
    JsonBody(ask): JsonBody<AskAnalysis>,
) -> Result<Json<GameAnalysis>, Fault> {
    let (host, analyst) = {
        let viewing = finished(&app, &game, who, &query).await?;
        let analyst = viewing.session.table().and_then(|table| app.bots.analyst(table));
        (viewing.session.record.hosts.first().copied(), analyst)
    };
    analyses::start(&app, &game, host, ask.depth.unwrap_or(1), analyst).await?;
    Ok(Json(analyses::find(&app, &game).await?))
}

/// The question that would have followed other actions than those that were played.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/games/{game}/trial", request_body = AskTrial,
    params(("seat" = Option<u8>, Query), ("watch" = Option<String>, Query)),
    responses((status = 200, body = Replay), (status = "4XX", body = ErrorResponse)),
))]
pub async fn try_actions(
    State(app): State<Arc<AppState>>,
    who: Requester,
    Path(game): Path<String>,
    QueryParams(query): QueryParams<ViewQuery>,
    JsonBody(ask): JsonBody<AskTrial>,
) -> Result<Json<Replay>, Fault> {
    let mut viewing = finished(&app, &game, who, &query).await?;
    run_blocking(move || {
        let presence = viewing.room.presence();
        Ok(Json(viewing.session.trial(&viewing.viewpoint, &presence, ask.at, &ask.actions)?))
    })
    .await
}
