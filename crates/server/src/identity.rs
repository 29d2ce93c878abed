//! Guests are identified by a random cookie, of which only the digest is stored.

use crate::app_state::AppState;
use crate::clock;
use crate::fault::Fault;
use crate::rejection::RequestRejection;
use crate::secret;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use std::net::IpAddr;
use std::sync::Arc;
use store::{Guest, GuestId};

/// The name of the cookie. Over TLS a prefix makes browsers refuse it from anybody but this host, over TLS: a page of a
/// neighbouring domain cannot put its own there.
const fn cookie_name(secure: bool) -> &'static str {
    if secure { "__Host-luxor" } else { "luxor" }
}

/// Cookie lifetime in seconds; browsers cap it at 400 days.
const LIFETIME: u32 = 400 * 24 * 3600;

/// When the cache has this many guests it is cleared.
const GUEST_CACHE_SIZE: usize = 100_000;

/// The client's IP address.
#[derive(Clone, Copy, Debug)]
pub struct Caller(pub IpAddr);

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Fault> {
        let caller = parts.extensions.get().copied();
        caller.ok_or_else(|| Fault::internal("a request without a client address"))
    }
}

/// The guest who sent a request, if the request has a known cookie. Requests other than GET count against the guest's
/// command rate.
#[derive(Clone, Copy, Debug)]
pub struct Requester(pub Option<GuestId>);

impl Requester {
    /// The guest, or a `forbidden` error.
    pub fn require_guest(self) -> Result<GuestId, Fault> {
        self.0.ok_or_else(|| Fault::forbidden("you have no seat in any game yet"))
    }
}

impl FromRequestParts<Arc<AppState>> for Requester {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Fault> {
        let guest = app.guest(&parts.headers).await?;
        if let Some(guest) = guest.filter(|_| parts.method != Method::GET) {
            app.check_command_rate(guest)?;
        }
        Ok(Requester(guest))
    }
}

/// The sender of a request that may create a new guest.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    guest: Option<GuestId>,
    from: Caller,
}

impl FromRequestParts<Arc<AppState>> for Visitor {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Fault> {
        let Requester(guest) = Requester::from_request_parts(parts, app).await?;
        Ok(Visitor { guest, from: Caller::from_request_parts(parts, app).await? })
    }
}

/// A guest, possibly created by this request.
#[derive(Clone, Debug)]
pub struct Identified {
    /// The guest.
    pub guest: GuestId,
    /// The cookie to set if the guest is new.
    pub cookie: Option<HeaderValue>,
}

impl Visitor {
    /// The guest, created if there is none. Call this after parsing the request, so that invalid requests create no
    /// guests.
    pub async fn identify(self, app: &AppState) -> Result<Identified, Fault> {
        if let Some(guest) = self.guest {
            return Ok(Identified { guest, cookie: None });
        }
        if !app.new_guests.take(self.from.0.into()) {
            return Err(app.refuse(RequestRejection::NewGuests));
        }
        let token: String = secret::bytes::<32>()?.iter().map(|byte| format!("{byte:02x}")).collect();
        let guest = app.store.create_guest(secret::digest(token.as_bytes()), clock::now()).await?;
        Ok(Identified { guest, cookie: Some(cookie(&token, LIFETIME, app.config.is_secure())?) })
    }
}

fn cookie(token: &str, lifetime: u32, secure: bool) -> Result<HeaderValue, Fault> {
    let (name, secure) = (cookie_name(secure), if secure { "; Secure" } else { "" });
    let text = format!("{name}={token}; Path=/; Max-Age={lifetime}; HttpOnly; SameSite=Lax{secure}");
    let mut value = HeaderValue::from_str(&text).map_err(Fault::internal)?;
    value.set_sensitive(true);
    Ok(value)
}

impl AppState {
    /// Takes a token from the address's request rate.
    pub fn check_request_rate(&self, Caller(from): Caller) -> Result<(), Fault> {
        match self.addresses.take(from.into()) {
            true => Ok(()),
            false => Err(self.refuse(RequestRejection::RequestRate)),
        }
    }

    /// Takes a token from the guest's command rate.
    pub fn check_command_rate(&self, guest: GuestId) -> Result<(), Fault> {
        match self.guests.take(guest) {
            true => Ok(()),
            false => Err(self.refuse(RequestRejection::CommandRate)),
        }
    }

    /// The token in the request's cookie. Two cookies are refused: one of them was put there by somebody else.
    fn token<'a>(&self, headers: &'a HeaderMap) -> Result<Option<&'a str>, Fault> {
        let name = cookie_name(self.config.is_secure());
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let mut tokens = pairs.filter(|(own, _)| *own == name).map(|(_, token)| token);
        let token = tokens.next();
        if tokens.next().is_some() {
            return Err(self.refuse(RequestRejection::Cookies));
        }
        Ok(token.filter(|token| token.len() == 64))
    }

    /// The guest with this cookie.
    pub async fn guest(&self, headers: &HeaderMap) -> Result<Option<GuestId>, Fault> {
        let Some(token) = self.token(headers)? else { return Ok(None) };
        let digest = secret::digest(token.as_bytes());
        let known = |app: &AppState| app.guest_cache.lock().ok()?.get(&digest).copied();
        if let Some(guest) = known(self) {
            return Ok(Some(guest));
        }
        let Some(guest) = self.store.guest(digest).await? else { return Ok(None) };
        if let Ok(mut known) = self.guest_cache.lock() {
            if known.len() >= GUEST_CACHE_SIZE {
                known.clear();
            }
            known.insert(digest, guest.id);
        }
        Ok(Some(guest.id))
    }

    /// What is stored of the guest with this cookie.
    pub async fn guest_record(&self, headers: &HeaderMap) -> Result<Option<Guest>, Fault> {
        let Some(token) = self.token(headers)? else { return Ok(None) };
        Ok(self.store.guest(secret::digest(token.as_bytes())).await?)
    }

    /// Makes a browser forget the cookie.
    pub fn expired_cookie(&self) -> Option<HeaderValue> {
        cookie("", 0, self.config.is_secure()).ok()
    }

    /// The request's cookie with a renewed lifetime.
    pub fn renewed_cookie(&self, headers: &HeaderMap) -> Option<HeaderValue> {
        cookie(self.token(headers).ok()??, LIFETIME, self.config.is_secure()).ok()
    }
}
