//! The seed of a new game: random and secret, except in tests.

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::secret;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use game::Seed;
use std::sync::Arc;

/// With this header a test chooses the seed of the game it creates: the seed itself, or any other text.
pub const HEADER: &str = "x-luxor-seed";

/// The seed of the game that a request creates.
#[derive(Clone, Debug)]
pub struct NewSeed(pub Seed);

/// A random seed.
pub fn secret() -> Result<Seed, Fault> {
    secret::bytes().map(Seed)
}

/// The seed that a text says, or one derived from it.
pub fn named(text: &str) -> Seed {
    text.parse().unwrap_or_else(|_| Seed(secret::digest(text.as_bytes())))
}

impl FromRequestParts<Arc<AppState>> for NewSeed {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Fault> {
        let Some(text) = parts.headers.get(HEADER) else { return secret().map(NewSeed) };
        if !app.config.seeded_games {
            return Err(Fault::bad_request("this server does not let clients choose a seed"));
        }
        let text = text.to_str().map_err(|_| Fault::bad_request("a seed must be visible ASCII text"))?;
        Ok(NewSeed(named(text)))
    }
}
