//! Routes for puzzles. A puzzle is a function of its day, and what was chosen so far comes with the request, so the
//! server keeps nothing. The answer is given only to a request that names a choice.

use super::{JsonBody, Path, QueryParams};
use crate::clock;
use crate::fault::Fault;
#[cfg(feature = "schema")]
use crate::protocol::ErrorResponse;
use crate::protocol::{
    AnswerPuzzle, AskPuzzle, AskPuzzleWhyNot, PuzzleAnswer, PuzzleMonth, PuzzleState, WhyNot,
};
use axum::Json;
use serde::Deserialize;
use session::puzzle::{self, DailyPuzzle};
use session::{Day, Month};

/// Which month is asked for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonthQuery {
    /// As `2026-11`; the present one if missing.
    month: Option<String>,
}

/// The days of a month that have a puzzle.
#[cfg_attr(feature = "schema", utoipa::path(
    get, path = "/api/puzzles", params(("month" = Option<String>, Query, description = "as 2026-11")),
    responses((status = 200, body = PuzzleMonth), (status = "4XX", body = ErrorResponse)),
))]
pub async fn month(QueryParams(query): QueryParams<MonthQuery>) -> Result<Json<PuzzleMonth>, Fault> {
    let today = today();
    let month = match query.month {
        Some(text) => text.parse::<Month>().map_err(Fault::bad_request)?,
        None => today.month(),
    };
    Ok(Json(puzzle::month(month, today)?))
}

/// The position of a puzzle, after the first parts of a choice.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/puzzles/{day}", request_body = AskPuzzle,
    responses((status = 200, body = PuzzleState), (status = "4XX", body = ErrorResponse)),
))]
pub async fn ask(
    Path(day): Path<String>,
    JsonBody(ask): JsonBody<AskPuzzle>,
) -> Result<Json<PuzzleState>, Fault> {
    Ok(Json(puzzle_of(&day)?.ask(&ask)?))
}

/// Why something is not possible in the position of a puzzle.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/puzzles/{day}/why-not", request_body = AskPuzzleWhyNot,
    responses((status = 200, body = WhyNot), (status = "4XX", body = ErrorResponse)),
))]
pub async fn why_not(
    Path(day): Path<String>,
    JsonBody(ask): JsonBody<AskPuzzleWhyNot>,
) -> Result<Json<WhyNot>, Fault> {
    Ok(Json(puzzle_of(&day)?.why_not(&ask)?))
}

/// Answers a puzzle.
#[cfg_attr(feature = "schema", utoipa::path(
    post, path = "/api/puzzles/{day}/answer", request_body = AnswerPuzzle,
    responses((status = 200, body = PuzzleAnswer), (status = "4XX", body = ErrorResponse)),
))]
pub async fn answer(
    Path(day): Path<String>,
    JsonBody(ask): JsonBody<AnswerPuzzle>,
) -> Result<Json<PuzzleAnswer>, Fault> {
    Ok(Json(puzzle_of(&day)?.answer(&ask)?))
}

fn puzzle_of(day: &str) -> Result<DailyPuzzle, Fault> {
    Ok(puzzle::puzzle_of(day.parse().map_err(Fault::bad_request)?, today())?)
}

fn today() -> Day {
    Day::of_millis(clock::now())
}
