//! Where the seed of a new game comes from: a secret nobody chose, except in tests.

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::secret;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use game::Seed;
use std::sync::Arc;

/// With this header a test names the seed of the game it makes, by any text.
pub const HEADER: &str = "x-luxor-seed";

/// The seed of the game that a request makes.
#[derive(Clone, Debug)]
pub struct NewSeed(pub Seed);

/// A secret seed.
pub fn secret() -> Result<Seed, Fault> {
    secret::bytes().map(Seed)
}

/// The seed that a text stands for.
pub fn named(text: &str) -> Seed {
    Seed(secret::digest(text.as_bytes()))
}

impl FromRequestParts<Arc<AppState>> for NewSeed {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Fault> {
        let Some(text) = parts.headers.get(HEADER) else { return secret().map(NewSeed) };
        if !app.config.seeded_games {
            return Err(Fault::bad_request("nobody chooses the seed of a game here"));
        }
        let text = text.to_str().map_err(|_| Fault::bad_request("a seed is named in plain letters"))?;
        Ok(NewSeed(named(text)))
    }
}
