//! The OpenAPI document of the protocol.

use axum::http::header;
use axum::response::IntoResponse;

/// Written by `cargo xtask write` from the types below; a test compares it with them. The program has the text alone.
const DOCUMENT: &str = include_str!("../../../../docs/openapi.json");

/// Serves the OpenAPI document.
pub async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT)
}

#[cfg(feature = "schema")]
pub use schema::openapi;

#[cfg(feature = "schema")]
mod schema {
    use crate::protocol::{ClientMessage, ServerMessage};
    use crate::routes::{analysis, games, lessons, people, play, puzzles, statistics, views};
    use utoipa::OpenApi;

    #[derive(OpenApi)]
    #[openapi(
        info(title = "Luxor", description = "Rüdiger Dorn's Luxor games. See also docs/protocol.md."),
        paths(
            people::titles,
            people::me,
            people::delete_me,
            statistics::statistics,
            people::claim,
            people::device,
            games::create,
            games::join,
            games::change_seat,
            games::invite_to_seat,
            games::end,
            games::keep,
            games::start,
            games::again,
            games::import,
            views::game,
            views::log,
            views::replay,
            views::points,
            analysis::get,
            analysis::start,
            analysis::try_actions,
            views::transcript,
            views::invitation,
            views::watched,
            lessons::list,
            lessons::step,
            lessons::play_on,
            puzzles::month,
            puzzles::ask,
            puzzles::why_not,
            puzzles::answer,
            play::act,
            play::undo,
            play::redo,
            play::restart,
            play::why_not,
            play::hint,
        ),
        components(schemas(ServerMessage, ClientMessage))
    )]
    struct Document;

    /// The protocol as OpenAPI, as JSON text.
    pub fn openapi() -> String {
        // The document is plain data, which always serialises.
        Document::openapi().to_pretty_json().unwrap_or_default()
    }
}
