//! Routes for lessons. A step is computed from the lesson and what the client says of its progress, so the server keeps
//! nothing of a lesson; only the game it leads into is a game like any other.

use super::{JsonBody, Path, with_cookie};
use crate::app_state::AppState;
use crate::detach::run_detached;
use crate::fault::Fault;
use crate::identity::Visitor;
use crate::lobby;
#[cfg(feature = "schema")]
use crate::protocol::ErrorResponse;
use crate::protocol::{AskLesson, GameId, LessonInfo, LessonState};
use crate::seed::NewSeed;
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use session::lesson::{self, Chosen, Progress};
use session::seating;
use std::sync::Arc;

/// The lessons of all titles.
#[cfg_attr(feature = "schema", utoipa::path(
    get, path = "/api/lessons", responses((status = 200, body = Vec<LessonInfo>)),
))]
pub async fn list() -> Result<Json<Vec<LessonInfo>>, Fault> {
    Ok(Json(lesson::lessons()?.iter().map(LessonInfo::of).collect()))
}

/// A step of a lesson; with an action, the step it leads to.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/lessons/{title}/{lesson}", request_body = AskLesson,
    responses((status = 200, body = LessonState), (status = "4XX", body = ErrorResponse)),
))]
pub async fn step(
    Path((title, id)): Path<(String, String)>,
    JsonBody(ask): JsonBody<AskLesson>,
) -> Result<Json<LessonState>, Fault> {
    let lesson = lesson::lesson(&title, &id)?;
    let name = seating::name(&ask.name)?;
    let at = lesson.at(progress(&ask), &name)?;
    let state = match ask.action.as_deref().map(|action| at.choose(action)) {
        None => at.into_state(false)?,
        Some(Chosen::Later) => at.into_state(true)?,
        Some(Chosen::Next(next)) => lesson.at(next, &name)?.into_state(false)?,
    };
    Ok(Json(state))
}

/// Creates the game that a lesson leads into.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/lessons/{title}/{lesson}/game", request_body = AskLesson,
    responses((status = 200, body = GameId), (status = "4XX", body = ErrorResponse)),
))]
pub async fn play_on(
    State(app): State<Arc<AppState>>,
    visitor: Visitor,
    NewSeed(seed): NewSeed,
    Path((title, id)): Path<(String, String)>,
    JsonBody(ask): JsonBody<AskLesson>,
) -> Result<Response, Fault> {
    let lesson = lesson::lesson(&title, &id)?;
    let identified = visitor.identify(&app).await?;
    let guest = identified.guest;
    let game =
        run_detached(
            async move { lobby::play_on(&app, guest, lesson, progress(&ask), &ask.name, seed).await },
        )
        .await?;
    Ok(with_cookie(Json(GameId { game }), identified.cookie))
}

fn progress(ask: &AskLesson) -> Progress {
    Progress { step: ask.step as usize, answers: ask.answers.clone() }
}
