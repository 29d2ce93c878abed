//! What every request goes through: where it comes from, how often, how long it takes, and what a browser may do with
//! the answer.

use crate::app_state::AppState;
use crate::config::Config;
use crate::fault::Fault;
use crate::identity::Caller;
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::time::Instant;
use tower_service::Service;
use tracing::Level;

/// For the page: scripts, styles and everything else from here alone; styles of single elements may stand in it.
const PAGE: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
     img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; \
     manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// For answers that are no page: whoever opens one of them runs nothing and loads nothing.
const DATA: &str = "default-src 'none'; frame-ancestors 'none'";

/// Answers a request that came from this address, if it may be asked.
pub async fn attend(app: &AppState, mut doors: Router, from: IpAddr, mut request: Request) -> Response {
    let came = Instant::now();
    let for_the_log =
        tracing::enabled!(Level::DEBUG).then(|| (request.method().clone(), address(request.uri().path())));
    let caller = caller(&app.config, from, request.headers());
    let data = is_data(request.uri().path());
    let asked = if data { may_ask(app, caller, &request) } else { Ok(()) };
    let mut response = match asked {
        Ok(()) => {
            request.extensions_mut().insert(caller);
            let answered = tokio::time::timeout(app.config.limits.request, doors.call(request)).await;
            answered.map_or_else(|_| Fault::timeout().into_response(), |Ok(response)| response)
        }
        Err(fault) => fault.into_response(),
    };
    let (took, status) = (came.elapsed(), response.status().as_u16());
    app.metrics.answered(status, took);
    if let Some((method, address)) = for_the_log {
        tracing::debug!(%method, %address, status, ?took, "answered");
    }
    let headers = response.headers_mut();
    headers.reserve(6);
    let policy = if data { DATA } else { PAGE };
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if data {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// Is this a question or a command, and not a part of the page?
fn is_data(path: &str) -> bool {
    path.strip_prefix("/api").is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Where a request goes, for the log: the kind of address, without the codes that stand in it.
fn address(path: &str) -> String {
    let steps: Vec<&str> = path.splitn(5, '/').skip(1).collect();
    match steps[..] {
        ["api", "games", _, what] => format!("/api/games/…/{what}"),
        ["api", what, ..] => format!("/api/{what}"),
        [what, ..] => format!("/{what}"),
        [] => String::new(),
    }
}

/// May a question or command come from there, so often?
fn may_ask(app: &AppState, caller: Caller, request: &Request) -> Result<(), Fault> {
    app.may_ask(caller)?;
    let changes = request.method() != Method::GET || request.headers().contains_key(header::UPGRADE);
    if changes && comes_from_elsewhere(&app.config, request.headers()) {
        return Err(Fault::forbidden("this comes from a page of somebody else"));
    }
    Ok(())
}

/// Browsers say whether a request comes from a page of ours, or from which page it comes; other programs say nothing.
fn comes_from_elsewhere(config: &Config, headers: &HeaderMap) -> bool {
    let said = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or_default());
    match (said("sec-fetch-site"), said("origin")) {
        (Some(site), _) => site == "cross-site" || site == "same-site",
        (None, Some(origin)) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            let ours = config.base_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin);
            !ours && (host.is_none() || host != said("host"))
        }
        (None, None) => false,
    }
}

/// Who asks: whoever connected, or whoever our own proxy says.
fn caller(config: &Config, direct: IpAddr, headers: &HeaderMap) -> Caller {
    if !config.behind_proxy {
        return Caller(direct);
    }
    // The last entry is the one our own proxy wrote; whatever stands before it anybody can have written.
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    Caller(last.unwrap_or(direct))
}
