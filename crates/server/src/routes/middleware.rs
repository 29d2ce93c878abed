//! Checks and headers for every request: client address, rate limit, cross-site check, timeout, metrics, security
//! headers.

use crate::app_state::AppState;
use crate::config::Config;
use crate::fault::Fault;
use crate::identity::Caller;
use crate::rejection::RequestRejection;
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::time::Instant;
use tower_service::Service;
use tracing::Level;

/// Content security policy of the page: everything from this origin only; inline style attributes are allowed.
const PAGE_CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
     img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; \
     manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Content security policy of API responses: a browser that opens one runs and loads nothing.
const API_CSP: &str = "default-src 'none'; frame-ancestors 'none'";

/// Handles a request from this address, after checking that it is allowed.
pub async fn handle(app: &AppState, mut router: Router, from: IpAddr, mut request: Request) -> Response {
    let start = Instant::now();
    let logged =
        tracing::enabled!(Level::DEBUG).then(|| (request.method().clone(), route_kind(request.uri().path())));
    let caller = caller(&app.config, from, request.headers());
    let api = is_api(request.uri().path());
    let allowed = check_host(app, &request)
        .and_then(|()| if api { check_request(app, caller, &request) } else { Ok(()) });
    let mut response = match allowed {
        Ok(()) => {
            request.extensions_mut().insert(caller);
            let answered = tokio::time::timeout(app.config.limits.request, router.call(request)).await;
            answered.map_or_else(
                |_| app.refuse(RequestRejection::RequestTime).into_response(),
                |Ok(response)| response,
            )
        }
        // Nothing but the host is wrong then.
        Err(fault) if !api => elsewhere(app, fault),
        Err(fault) => fault.into_response(),
    };
    let (took, status) = (start.elapsed(), response.status().as_u16());
    app.metrics.answered(status, took);
    if let Some((method, address)) = logged {
        tracing::debug!(%method, %address, status, ?took, "answered");
    }
    let headers = response.headers_mut();
    headers.reserve(6);
    let policy = if api { API_CSP } else { PAGE_CSP };
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// Is this path part of the API, not of the page?
fn is_api(path: &str) -> bool {
    path.strip_prefix("/api").is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The route of a request for the log, without game ids and codes, which are secrets.
fn route_kind(path: &str) -> String {
    let steps: Vec<&str> = path.splitn(5, '/').skip(1).collect();
    match steps[..] {
        ["api", "games", _, what] => format!("/api/games/…/{what}"),
        ["api", what, ..] => format!("/api/{what}"),
        [what, ..] => format!("/{what}"),
        [] => String::new(),
    }
}

/// Checks the rate limit, and refuses changes and WebSockets from other sites.
fn check_request(app: &AppState, caller: Caller, request: &Request) -> Result<(), Fault> {
    app.check_request_rate(caller)?;
    let changes = request.method() != Method::GET || request.headers().contains_key(header::UPGRADE);
    if changes && is_cross_site(&app.config, request.headers()) {
        return Err(app.refuse(RequestRejection::CrossSite));
    }
    Ok(())
}

/// If the public URL is known, requests must be for its host: a page of another name that leads to this address (DNS
/// rebinding) gets nothing. Monitoring asks by address.
fn check_host(app: &AppState, request: &Request) -> Result<(), Fault> {
    let Some(own) = app.config.host() else { return Ok(()) };
    let asked = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let monitoring = matches!(request.uri().path(), "/healthz" | "/readyz" | "/metrics");
    match monitoring
        || asked.is_some_and(|asked| app.config.without_usual_port(asked).eq_ignore_ascii_case(own))
    {
        true => Ok(()),
        false => Err(app.refuse(RequestRejection::Host)),
    }
}

/// What somebody sees who opened the page by another name of this server: a link to the right one, in any language.
fn elsewhere(app: &AppState, fault: Fault) -> Response {
    let url = app.config.base_url.as_deref().unwrap_or_default();
    let url = url.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
    let page = format!("<!doctype html><title>Luxor</title><p><a href=\"{url}\">{url}</a>\n");
    let status = fault.into_response().status();
    (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
}

/// Browsers send `Sec-Fetch-Site` or at least `Origin`; other programs send neither and are allowed.
fn is_cross_site(config: &Config, headers: &HeaderMap) -> bool {
    let header_text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or_default());
    match (header_text("sec-fetch-site"), header_text("origin")) {
        (Some(site), _) => site == "cross-site" || site == "same-site",
        (None, Some(origin)) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            let ours = config.base_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin);
            !ours && (host.is_none() || host != header_text("host"))
        }
        (None, None) => false,
    }
}

/// The client's address: of the connection, or as reported by our own proxy.
fn caller(config: &Config, direct: IpAddr, headers: &HeaderMap) -> Caller {
    if !config.behind_proxy {
        return Caller(direct);
    }
    // Our proxy appends the last entry; the client can forge those before it.
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    Caller(last.unwrap_or(direct))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(behind_proxy: bool, forwarded: &[&str]) -> String {
        let mut config = Config::new("127.0.0.1:0".parse().unwrap());
        config.behind_proxy = behind_proxy;
        let mut headers = HeaderMap::new();
        for list in forwarded {
            headers.append("x-forwarded-for", list.parse().unwrap());
        }
        caller(&config, "127.0.0.9".parse().unwrap(), &headers).0.to_string()
    }

    #[test]
    fn only_the_entry_of_our_own_proxy_is_believed() {
        assert_eq!(from(true, &["192.0.2.1"]), "192.0.2.1");
        assert_eq!(from(true, &["198.51.100.7, 192.0.2.1"]), "192.0.2.1", "the client wrote the first one");
        assert_eq!(from(true, &["198.51.100.7", "192.0.2.1"]), "192.0.2.1");
        assert_eq!(from(true, &["198.51.100.7", "no address"]), "127.0.0.9");
        assert_eq!(from(true, &[]), "127.0.0.9");
        assert_eq!(from(false, &["192.0.2.1"]), "127.0.0.9", "there is no proxy");
    }
}
