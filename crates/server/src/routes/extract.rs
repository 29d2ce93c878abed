//! Extractors for bodies, paths and queries that report errors as [`Fault`].

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::rejection::RequestRejection;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{
    self, DefaultBodyLimit, FromRequest, FromRequestParts, OptionalFromRequest, Query, Request,
};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// The body of a request, as JSON.
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<AppState>> for JsonBody<T> {
    type Rejection = Fault;

    async fn from_request(mut request: Request, app: &Arc<AppState>) -> Result<Self, Fault> {
        DefaultBodyLimit::max(app.config.limits.body).apply(&mut request);
        let Json(asked) =
            <Json<T> as FromRequest<_>>::from_request(request, app).await.map_err(|rejection| {
                unreadable(app, RequestRejection::RequestSize, rejection.status(), rejection.body_text())
            })?;
        Ok(JsonBody(asked))
    }
}

/// An empty body is `None`.
impl<T: DeserializeOwned> OptionalFromRequest<Arc<AppState>> for JsonBody<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &Arc<AppState>) -> Result<Option<Self>, Fault> {
        let body = body(app, request, app.config.limits.body, RequestRejection::RequestSize).await?;
        if body.is_empty() {
            return Ok(None);
        }
        let asked = serde_json::from_slice(&body).map_err(|why| Fault::bad_request(why.to_string()))?;
        Ok(Some(JsonBody(asked)))
    }
}

/// The body of a request, as the text of a transcript.
pub struct Transcript(pub String);

impl FromRequest<Arc<AppState>> for Transcript {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &Arc<AppState>) -> Result<Self, Fault> {
        let body = body(app, request, app.config.limits.transcript, RequestRejection::FileSize).await?;
        String::from_utf8(body.into())
            .map(Transcript)
            .map_err(|_| Fault::bad_request("the transcript is not UTF-8 text"))
    }
}

async fn body(
    app: &AppState,
    mut request: Request,
    most: usize,
    larger: RequestRejection,
) -> Result<Bytes, Fault> {
    DefaultBodyLimit::max(most).apply(&mut request);
    let read = Bytes::from_request(request, &()).await;
    read.map_err(|rejection| unreadable(app, larger, rejection.status(), rejection.body_text()))
}

fn unreadable(app: &AppState, larger: RequestRejection, status: StatusCode, why: String) -> Fault {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => app.refuse(larger),
        _ => Fault::bad_request(why),
    }
}

/// Parameters from the URL's path.
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

/// Parameters from the URL's query.
pub struct QueryParams<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(params)) => Ok(QueryParams(params)),
            Err(rejection) => Err(Fault::bad_request(rejection.body_text())),
        }
    }
}

/// A response that sets a cookie, if there is one.
pub fn with_cookie(answer: impl IntoResponse, cookie: Option<HeaderValue>) -> Response {
    let mut response = answer.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
