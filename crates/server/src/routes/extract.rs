//! What is asked, read from a request; what cannot be read is said in our own words.

use crate::fault::Fault;
use axum::Json;
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::{self, FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

/// The body of a request, as JSON.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Asked<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(asked)) => Ok(Asked(asked)),
            Err(rejection) => Err(unreadable(&rejection)),
        }
    }
}

fn unreadable(rejection: &JsonRejection) -> Fault {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Fault::too_large("the request is too large"),
        _ => Fault::bad_request(rejection.body_text()),
    }
}

/// A body of text that cannot be read.
pub fn no_text(rejection: &BytesRejection) -> Fault {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Fault::too_large("the request is too large"),
        _ => Fault::bad_request(rejection.body_text()),
    }
}

/// What stands in the address itself.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        match extract::Path::<T>::from_request_parts(parts, state).await {
            Ok(extract::Path(found)) => Ok(Path(found)),
            Err(rejection) => Err(Fault::bad_request(rejection.body_text())),
        }
    }
}

/// What stands in the address after the question mark.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(params)) => Ok(Params(params)),
            Err(rejection) => Err(Fault::bad_request(rejection.body_text())),
        }
    }
}

/// An answer, with a cookie for whoever is new.
pub fn with_cookie(answer: impl IntoResponse, cookie: Option<HeaderValue>) -> Response {
    let mut response = answer.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
