//! Whose requests a server answers: cookies, and requests that are not meant for it.

use crate::client::*;
use serde_json::{Value, json};

fn two() -> Value {
    json!({ "title": "luxor", "players": 2, "seats": seats(&["you Ann", "local Ben"]) })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_cookie_over_tls_belongs_to_this_host_alone() {
    let running = Running::configured(|config| config.base_url = Some("https://luxor.example".into())).await;
    let mut ann = running.client();
    let create = |ann: &Client| {
        ann.http.post(format!("{}/api/games", ann.base)).header("host", "luxor.example").json(&two())
    };
    let answer = ann.send(create(&ann)).await;
    let set = answer.headers["set-cookie"].to_str().unwrap().to_string();
    answer.ok();
    assert!(
        set.starts_with("__Host-luxor=") && set.contains("; Secure") && set.contains("; Path=/;"),
        "{set}"
    );
    assert!(!set.to_ascii_lowercase().contains("domain"), "{set}");
    // A cookie without the prefix may come from a neighbouring domain, so it is nobody's.
    let token = ann.cookie.clone().unwrap().split_once('=').unwrap().1.to_string();
    let me = |cookie: String| {
        ann.http.get(format!("{}/api/me", ann.base)).header("host", "luxor.example").header("cookie", cookie)
    };
    let games = |answer: reqwest::Response| async move {
        answer.json::<Value>().await.unwrap()["games"].as_array().unwrap().len()
    };
    assert_eq!(games(me(format!("__Host-luxor={token}")).send().await.unwrap()).await, 1);
    assert_eq!(games(me(format!("luxor={token}")).send().await.unwrap()).await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_cookies_are_refused() {
    let running = Running::start().await;
    let mut ann = running.client();
    ann.post("/api/games", two()).await.ok();
    let cookie = ann.cookie.take().unwrap();
    let other = format!("luxor={}", "0".repeat(64));
    let me = |cookie: String| ann.http.get(format!("{}/api/me", ann.base)).header("cookie", cookie);
    let (both, apart) = (me(format!("{other}; {cookie}")), me(other).header("cookie", &cookie));
    let alone = me(format!("a=b; {cookie}; luxor2=c"));
    let refused = ann.send(both).await.fault(400, "bad_request");
    assert_eq!(refused["message"]["id"], "error-two-cookies");
    ann.send(apart).await.fault(400, "bad_request");
    assert_eq!(ann.send(alone).await.ok()["games"].as_array().unwrap().len(), 1);
    assert_eq!(refusals(&mut ann, "cookies").await, 2);
}

/// Browsers leave the usual port out of `Host`, whether or not the host of the server wrote it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_usual_port_of_a_scheme_is_no_other_host() {
    for (base, port, other) in
        [("https://luxor.example:443", ":443", ":80"), ("http://luxor.example", ":80", ":443")]
    {
        let running = Running::configured(|config| config.base_url = Some(base.into())).await;
        let mut ann = running.client();
        let ask = |host: String| ann.http.get(format!("{}/api/titles", ann.base)).header("host", host);
        let asked = ["".into(), port.into(), other.to_string(), ":8080".into()];
        for (port, status) in asked.iter().zip([200, 200, 403, 403]) {
            let request = ask(format!("luxor.example{port}"));
            assert_eq!(ann.clone().send(request).await.status, status, "{base} asked as {port}");
        }
        assert_eq!(refusals(&mut ann, "host").await, 2);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_for_another_host_get_nothing() {
    let running =
        Running::configured(|config| config.base_url = Some("http://Luxor.example:8080".into())).await;
    let mut ann = running.client();
    let rebound = |path| ann.http.get(format!("{}{path}", ann.base)).header("host", "luxor.example");
    for path in ["/api/titles", "/api/games/x/live"] {
        let (by_address, by_name) = (ann.http.get(format!("{}{path}", ann.base)), rebound(path));
        for request in [by_address, by_name] {
            let refused = ann.clone().send(request).await.fault(403, "forbidden");
            assert_eq!(refused["message"]["id"], "error-other-host");
        }
    }
    // A person who opens the page by another name sees where it is.
    for path in ["/", "/g/x"] {
        let page = ann.clone().send(rebound(path)).await;
        assert_eq!(page.status, 403);
        assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
        assert!(page.text.contains("<a href=\"http://Luxor.example:8080\">"), "{}", page.text);
    }
    let ours = ann.http.get(format!("{}/api/titles", ann.base)).header("host", "luxor.example:8080");
    ann.send(ours).await.ok();
    assert_eq!(ann.get("/healthz").await.text, "ok\n", "monitoring asks by address");
    assert_eq!(refusals(&mut ann, "host").await, 6);
}
