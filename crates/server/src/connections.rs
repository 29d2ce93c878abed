//! Accepts HTTP connections, drops silent ones, and closes them gracefully on shutdown.

use crate::app_state::AppState;
use crate::protocol::ErrorResponse;
use crate::rejection::RequestRejection;
use crate::routes::handle;
use crate::send_timeout::SendTimeout;
use axum::Router;
use axum::body::Body;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;
use tokio::time::timeout;

/// Serves connections until shutdown, and returns when all pending requests are answered.
pub async fn serve_all(mut listener: TcpListener, router: Router, app: &Arc<AppState>) {
    let mut closed = pin!(app.closed());
    let mut open = JoinSet::new();
    let turned_away = Arc::new(Semaphore::new(MOST_TURNED_AWAY));
    loop {
        tokio::select! {
            () = &mut closed => break,
            // axum's `accept` retries after errors of a single connection.
            (stream, from) = Listener::accept(&mut listener) => {
                // Behind a proxy all connections are the proxy's; it has limits of its own.
                let counted = if app.config.behind_proxy { None } else { app.connections.open(from.ip()) };
                if counted.is_none() && !app.config.behind_proxy {
                    let answer = too_many_connections(app);
                    match turned_away.clone().try_acquire_owned() {
                        Ok(permit) => drop(open.spawn(turn_away(stream, answer, permit))),
                        // Whether or not the client gets it, nothing waits for it.
                        Err(_) => drop(stream.try_write(answer.as_bytes())),
                    }
                    continue;
                }
                let served = serve_one(stream, from, router.clone(), app);
                open.spawn(async move {
                    served.await;
                    drop(counted);
                });
            }
            Some(_) = open.join_next() => {}
        }
    }
    drop(listener);
    open.join_all().await;
}

/// The answer to a connection more than an address may have, before anything of its request is read.
fn too_many_connections(app: &AppState) -> String {
    let error = app.refuse(RequestRejection::Connections).into_body();
    // Plain data is always serialisable.
    let body = serde_json::to_string(&ErrorResponse { error }).unwrap_or_default();
    format!(
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nconnection: close\r\n\
         content-length: {}\r\nretry-after: 5\r\n\r\n{body}",
        body.len()
    )
}

/// Answers a connection and closes it. Its request is read, for a moment: closing a socket that holds unread bytes
/// resets the connection, and the client would not get the answer.
async fn turn_away(mut stream: TcpStream, answer: String, _permit: OwnedSemaphorePermit) {
    let answered = async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await?;
        let mut unread = [0; 1 << 10];
        while stream.read(&mut unread).await? > 0 {}
        io::Result::Ok(())
    };
    // A client that does not listen loses the answer.
    let _ = timeout(LONGEST_FAREWELL, answered).await;
}

/// Connections that are turned away at the same time; further ones are closed at once.
const MOST_TURNED_AWAY: usize = 100;

/// How long a client has to take the answer that there are too many connections.
const LONGEST_FAREWELL: Duration = Duration::from_secs(1);

/// Serves the requests of one connection.
fn serve_one(
    stream: TcpStream,
    from: SocketAddr,
    router: Router,
    app: &Arc<AppState>,
) -> impl Future<Output = ()> + use<> {
    // Answers are small: do not let Nagle's algorithm delay them.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "TCP_NODELAY could not be set");
    }
    let service = service_fn({
        let app = app.clone();
        move |request: hyper::Request<Incoming>| {
            let (app, router) = (app.clone(), router.clone());
            async move { Ok::<_, Infallible>(handle(&app, router, from.ip(), request.map(Body::new)).await) }
        }
    });
    let stream = SendTimeout::new(stream, app.config.limits.send, {
        let app = app.clone();
        move || app.metrics.refused(RequestRejection::SendTime)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.limits.head)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let (closed, app) = (app.closed(), app.clone());
    async move {
        let mut connection = pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            () = closed => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            if error.is_timeout() {
                app.metrics.refused(RequestRejection::HeadTime);
            }
            tracing::debug!(%error, "a connection broke");
        }
    }
}
