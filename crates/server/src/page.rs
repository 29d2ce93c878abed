//! Serves the web page, which is embedded in the program.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/page"]
struct Page;

/// First path segments that the page's own router handles.
const PAGE_ROUTES: [&str; 11] =
    ["g", "join", "watch", "claim", "replay", "analysis", "mistakes", "rules", "learn", "puzzle", "you"];

/// Serves the page and its assets.
pub fn service() -> Router {
    Router::new().fallback(serve)
}

async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    match Page::get(path) {
        Some(file) => answer(path, file, &headers),
        None if path.contains('.') => not_found(),
        None => match Page::get("index.html") {
            Some(file) if is_page_route(path) => answer("index.html", file, &headers),
            // The page shows the error in the reader's language.
            Some(file) => {
                (StatusCode::NOT_FOUND, answer("index.html", file, &HeaderMap::new())).into_response()
            }
            None => not_found(),
        },
    }
}

fn not_found() -> Response {
    (StatusCode::NOT_FOUND, "not found\n").into_response()
}

/// The page's build writes compressed copies beside each file that gains from it: the encoding, and what their names
/// end with. The smallest comes first.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// The smallest copy of a file that the client accepts, and its encoding.
fn compressed(path: &str, asked: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    let accepted = asked.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let accepts = |encoding: &str| {
        accepted.split(',').any(|offer| {
            let (name, quality) = offer.split_once(';').unwrap_or((offer, ""));
            let refused = quality.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
            name.trim().eq_ignore_ascii_case(encoding) && !refused
        })
    };
    let copies = ENCODINGS.into_iter().filter(|(encoding, _)| accepts(encoding));
    copies.into_iter().find_map(|(encoding, suffix)| Some((encoding, Page::get(&format!("{path}{suffix}"))?)))
}

fn is_page_route(path: &str) -> bool {
    path.is_empty() || PAGE_ROUTES.contains(&path.split('/').next().unwrap_or_default())
}

fn answer(path: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let digest: String =
        file.metadata.sha256_hash().iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{digest}\"");
    // File names in this folder contain a content hash, so their content never changes.
    let caching =
        if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = asked.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let known =
        known.is_some_and(|tags| tags.split(',').any(|known| known.trim().trim_start_matches("W/") == tag));
    let (encoding, sent) = match compressed(path, asked) {
        Some((encoding, copy)) => (Some(encoding), copy),
        None => (None, file.clone()),
    };
    let mut response = match known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => Response::new(Body::from(sent.data)),
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding.filter(|_| !known) {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    for (name, value) in [(header::CONTENT_TYPE, file.metadata.mimetype()), (header::ETAG, &tag)] {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_are_those_of_the_pages_router() {
        let router = include_str!("../../../web/src/lib/router.svelte.ts");
        let cases = router.lines().filter_map(|line| line.trim().strip_prefix("case '")?.split_once('\''));
        let segments: Vec<&str> =
            cases.map(|(segment, _)| segment).filter(|segment| !segment.is_empty()).collect();
        assert_eq!(segments, PAGE_ROUTES);
    }
}
