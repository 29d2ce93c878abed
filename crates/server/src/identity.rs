//! Who asks: a random cookie, of which only the digest is kept.

use crate::app_state::AppState;
use crate::clock;
use crate::fault::Fault;
use crate::secret;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use std::net::IpAddr;
use std::sync::Arc;
use store::GuestId;

/// The name of the cookie.
pub const COOKIE: &str = "luxor";

/// Browsers keep no cookie longer than this, in seconds.
const LIFETIME: u32 = 400 * 24 * 3600;

/// More guests than this are looked up again.
const KNOWN: usize = 100_000;

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct Caller(pub IpAddr);

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Fault> {
        let caller = parts.extensions.get().copied();
        caller.ok_or_else(|| Fault::internal("a request from nowhere"))
    }
}

/// Whoever asks, known or not.
#[derive(Clone, Copy, Debug)]
pub struct Who(pub Option<GuestId>);

impl Who {
    /// The guest; who is not known may not do this.
    pub fn known(self) -> Result<GuestId, Fault> {
        self.0.ok_or_else(|| Fault::forbidden("you have no seat in any game yet"))
    }
}

impl FromRequestParts<Arc<AppState>> for Who {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Fault> {
        let guest = app.guest(&parts.headers).await?;
        if let Some(guest) = guest.filter(|_| parts.method != Method::GET) {
            app.may_command(guest)?;
        }
        Ok(Who(guest))
    }
}

/// Whoever asks, who may be welcomed as somebody new.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    guest: Option<GuestId>,
    from: Caller,
}

impl FromRequestParts<Arc<AppState>> for Visitor {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Fault> {
        let Who(guest) = Who::from_request_parts(parts, app).await?;
        Ok(Visitor { guest, from: Caller::from_request_parts(parts, app).await? })
    }
}

/// Somebody who is known from now on.
#[derive(Clone, Debug)]
pub struct Somebody {
    /// Who.
    pub guest: GuestId,
    /// The cookie to give them, if they are new.
    pub cookie: Option<HeaderValue>,
}

impl Visitor {
    /// Is known from now on. To be called when it is clear what they want: nonsense makes nobody known.
    pub async fn welcome(self, app: &AppState) -> Result<Somebody, Fault> {
        if let Some(guest) = self.guest {
            return Ok(Somebody { guest, cookie: None });
        }
        if !app.newcomers.take(self.from.0) {
            return Err(Fault::too_many("too many new guests come from this address"));
        }
        let token: String = secret::bytes::<32>()?.iter().map(|byte| format!("{byte:02x}")).collect();
        let guest = app.store.create_guest(secret::digest(token.as_bytes()), clock::now()).await?;
        Ok(Somebody { guest, cookie: Some(cookie(&token, app.config.is_secure())?) })
    }
}

fn cookie(token: &str, secure: bool) -> Result<HeaderValue, Fault> {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={token}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax{secure}");
    let mut value = HeaderValue::from_str(&text).map_err(Fault::internal)?;
    value.set_sensitive(true);
    Ok(value)
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value).filter(|value| value.len() == 64)
}

impl AppState {
    /// May somebody ask from there, so often?
    pub fn may_ask(&self, Caller(from): Caller) -> Result<(), Fault> {
        match self.addresses.take(from) {
            true => Ok(()),
            false => Err(Fault::too_many("these are too many requests a second")),
        }
    }

    /// May this guest command, so often?
    pub fn may_command(&self, guest: GuestId) -> Result<(), Fault> {
        match self.guests.take(guest) {
            true => Ok(()),
            false => Err(Fault::too_many("these are too many commands a second")),
        }
    }

    /// The guest with this cookie.
    pub async fn guest(&self, headers: &HeaderMap) -> Result<Option<GuestId>, Fault> {
        let Some(token) = token(headers) else { return Ok(None) };
        let digest = secret::digest(token.as_bytes());
        let known = |app: &AppState| app.known.lock().ok()?.get(&digest).copied();
        if let Some(guest) = known(self) {
            return Ok(Some(guest));
        }
        let Some(guest) = self.store.guest(digest).await? else { return Ok(None) };
        if let Ok(mut known) = self.known.lock() {
            if known.len() >= KNOWN {
                known.clear();
            }
            known.insert(digest, guest.id);
        }
        Ok(Some(guest.id))
    }

    /// How the guest with this cookie called themselves last.
    pub async fn name_of(&self, headers: &HeaderMap) -> Result<String, Fault> {
        let Some(token) = token(headers) else { return Ok(String::new()) };
        let guest = self.store.guest(secret::digest(token.as_bytes())).await?;
        Ok(guest.map_or_else(String::new, |guest| guest.name))
    }

    /// The cookie of a request once more, so that it lives on.
    pub fn renewed(&self, headers: &HeaderMap) -> Option<HeaderValue> {
        cookie(token(headers)?, self.config.is_secure()).ok()
    }
}
