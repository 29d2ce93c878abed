//! What every request goes through: where it comes from, how often, how long it takes, and what a browser may do with
//! the answer.

use crate::fault::Fault;
use crate::house::House;
use crate::identity::Caller;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

/// Scripts, styles and everything else from here alone; styles of single elements may stand in the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
     img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; \
     manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// For every request.
pub async fn everywhere(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    let came = Instant::now();
    let method = request.method().clone();
    let address = address(&request);
    if let Some(from) = caller(&house, &request) {
        request.extensions_mut().insert(Caller(from));
    }
    let limit = house.config.limits.request;
    let answered = tokio::time::timeout(limit, next.run(request)).await;
    let mut response = answered.unwrap_or_else(|_| Fault::timeout().into_response());
    let took = came.elapsed();
    house.figures.answered(response.status().as_u16(), took);
    tracing::debug!(%method, %address, status = response.status().as_u16(), ?took, "answered");
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Where a request goes, for the log: the kind of address, without the codes that stand in it.
fn address(request: &Request) -> String {
    match request.extensions().get::<MatchedPath>() {
        Some(route) => route.as_str().to_string(),
        None => format!("/{}", request.uri().path().split('/').nth(1).unwrap_or_default()),
    }
}

/// For every question and command.
pub async fn api(State(house): State<Arc<House>>, request: Request, next: Next) -> Result<Response, Fault> {
    if request.extensions().get::<Caller>().is_some_and(|caller| !house.addresses.take(caller.0)) {
        return Err(Fault::too_many("these are too many requests a second"));
    }
    let changes = request.method() != Method::GET || request.headers().contains_key(header::UPGRADE);
    if changes && comes_from_elsewhere(request.headers()) {
        return Err(Fault::forbidden("this comes from a page of somebody else"));
    }
    let mut response = next.run(request).await;
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    Ok(response)
}

/// Browsers say whether a request comes from a page of ours; other programs say nothing.
fn comes_from_elsewhere(headers: &HeaderMap) -> bool {
    headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site" || site == "same-site")
}

fn caller(house: &House, request: &Request) -> Option<IpAddr> {
    let direct = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|from| from.0.ip());
    if !house.config.behind_proxy {
        return direct;
    }
    // The last entry is the one our own proxy wrote; whatever stands before it anybody can have written.
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.or(direct)
}
