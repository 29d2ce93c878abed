//! The HTTP routes of the server.

mod analysis;
mod docs;
mod extract;
mod games;
mod lessons;
mod middleware;
mod people;
mod play;
mod puzzles;
mod statistics;
mod views;

#[cfg(feature = "schema")]
pub use docs::openapi;
pub use extract::{JsonBody, Path, QueryParams, Transcript, with_cookie};
pub use middleware::handle;
pub use views::ViewQuery;

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::metrics::Gauges;
use crate::page;
use crate::socket;
use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::{any, get, post};
use std::sync::Arc;
use std::time::Duration;

/// All routes; requests pass through [`handle`] first.
pub fn router(app: Arc<AppState>) -> Router {
    let routes = Router::new().route("/healthz", get(health)).route("/readyz", get(readiness));
    let public_metrics = app.config.metrics_listen.is_none();
    let routes = if public_metrics { routes.route("/metrics", get(metrics)) } else { routes };
    routes
        .route("/api/titles", get(people::titles))
        .route("/api/me", get(people::me).delete(people::delete_me))
        .route("/api/me/statistics", get(statistics::statistics))
        .route("/api/claim", post(people::claim))
        .route("/api/games", post(games::create))
        .route("/api/games/{game}", get(views::game))
        .route("/api/games/{game}/log", get(views::log))
        .route("/api/games/{game}/replay", get(views::replay))
        .route("/api/games/{game}/analysis", get(analysis::get).post(analysis::start))
        .route("/api/games/{game}/trial", post(analysis::try_actions))
        .route("/api/games/{game}/points", get(views::points))
        .route("/api/games/{game}/transcript", get(views::transcript))
        .route("/api/games/{game}/join", post(games::join))
        .route("/api/games/{game}/seats/{seat}", post(games::change_seat))
        .route("/api/games/{game}/seats/{seat}/invite", post(games::invite_to_seat))
        .route("/api/games/{game}/end", post(games::end))
        .route("/api/games/{game}/keep", post(games::keep))
        .route("/api/games/{game}/start", post(games::start))
        .route("/api/games/{game}/again", post(games::again))
        .route("/api/games/{game}/device", post(people::device))
        .route("/api/games/{game}/actions", post(play::act))
        .route("/api/games/{game}/undo", post(play::undo))
        .route("/api/games/{game}/redo", post(play::redo))
        .route("/api/games/{game}/restart", post(play::restart))
        .route("/api/games/{game}/why-not", post(play::why_not))
        .route("/api/games/{game}/hint", post(play::hint))
        .route("/api/games/{game}/live", get(socket::live))
        .route("/api/invites/{code}", get(views::invitation))
        .route("/api/watch/{code}", get(views::watched))
        .route("/api/lessons", get(lessons::list))
        .route("/api/lessons/{title}/{lesson}", post(lessons::step))
        .route("/api/lessons/{title}/{lesson}/game", post(lessons::play_on))
        .route("/api/puzzles", get(puzzles::month))
        .route("/api/puzzles/{day}", post(puzzles::ask))
        .route("/api/puzzles/{day}/why-not", post(puzzles::why_not))
        .route("/api/puzzles/{day}/answer", post(puzzles::answer))
        .route("/api/openapi.json", get(docs::document))
        .route("/api/import", post(games::import))
        .route("/api", any(no_such_address))
        .route("/api/", any(no_such_address))
        .route("/api/{*rest}", any(no_such_address))
        .method_not_allowed_fallback(async || Fault::bad_method())
        .fallback_service(page::service())
        .with_state(app)
}

/// The routes for monitoring, on an address of their own.
pub fn monitoring(app: Arc<AppState>) -> Router {
    Router::new()
        .route("/healthz", get(health))
        .route("/readyz", get(readiness))
        .route("/metrics", get(metrics))
        .with_state(app)
}

async fn no_such_address() -> Fault {
    Fault::not_found("there is no such address")
}

/// Is the process alive? A database that is elsewhere is not a part of it: restarting the node would not bring it back.
async fn health(State(app): State<Arc<AppState>>) -> Result<&'static str, Fault> {
    if app.is_closing() {
        return Err(Fault::unavailable("the server is shutting down"));
    }
    if !app.is_shared() {
        app.store.ping().await?;
    }
    Ok("ok\n")
}

/// Can the process serve people? Not while it ends, nor while its store cannot be read and written.
async fn readiness(State(app): State<Arc<AppState>>) -> Result<&'static str, Fault> {
    if app.is_closing() {
        return Err(Fault::unavailable("the server is shutting down"));
    }
    match tokio::time::timeout(READINESS_TIMEOUT, app.store.ping()).await {
        Ok(answered) => answered?,
        Err(_) => return Err(Fault::unavailable("the store does not answer")),
    }
    Ok("ready\n")
}

/// A store that does not answer within this time counts as lost; load balancers ask every few seconds.
const READINESS_TIMEOUT: Duration = Duration::from_secs(2);

async fn metrics(State(app): State<Arc<AppState>>) -> impl IntoResponse {
    // A node that has lost the database still says everything else.
    let size = tokio::time::timeout(READINESS_TIMEOUT, app.store.size()).await.ok().and_then(Result::ok);
    let gauges = Gauges {
        rooms: app.room_count(),
        thinking_queue: app.thinking.waiting(),
        analysis_queue: app.analyses.waiting(),
        nodes: app.share.get().nodes,
        size,
    };
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text(&gauges))
}
