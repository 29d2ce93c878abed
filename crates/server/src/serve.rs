//! Running a server.

use crate::app_state::AppState;
use crate::bots::AnyBotFactory;
use crate::config::Config;
use crate::connections;
use crate::drive;
use crate::routes;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;
use tokio::time::{MissedTickBehavior, interval, timeout};

/// How often games nobody looks at are looked for.
const TIDYING: Duration = Duration::from_secs(30);

/// A server that listens and can be run.
pub struct Server {
    app: Arc<AppState>,
    listener: TcpListener,
}

impl Server {
    /// Begins to listen; nobody is answered until it [runs](Server::run).
    pub async fn bind(
        config: Config,
        store: Arc<dyn Store>,
        bots: Arc<dyn AnyBotFactory>,
    ) -> io::Result<Server> {
        let listener = TcpListener::bind(config.listen).await?;
        Ok(Server { app: Arc::new(AppState::new(config, store, bots)), listener })
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until `end` comes, then says good-bye to everybody and closes the store.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let app = self.app;
        tracing::info!(address = %self.listener.local_addr()?, "listening");
        let tidying = tokio::spawn(tidy(app.clone()));
        let rousing = tokio::spawn({
            let app = app.clone();
            async move {
                if let Err(fault) = drive::rouse_all(&app).await {
                    tracing::error!(why = fault.detail(), "computer players could not be woken");
                }
            }
        });
        let serving = tokio::spawn({
            let (app, router) = (app.clone(), routes::router(app.clone()));
            async move { connections::answer_all(self.listener, router, &app).await }
        });
        end.await;
        app.close();
        let finished = timeout(app.config.limits.farewell, serving).await;
        tidying.abort();
        rousing.abort();
        farewell(&app).await;
        if let Err(fault) = app.store.close().await {
            tracing::error!(%fault, "the store did not close well");
        }
        match finished {
            Ok(Err(why)) => Err(io::Error::other(why)),
            // Where time ran out somebody held on to a connection: they had enough of it.
            Ok(Ok(())) | Err(_) => Ok(()),
        }
    }
}

/// Waits until the WebSockets are closed, but not for ever.
async fn farewell(app: &AppState) {
    let all = match app.config.limits.sockets {
        0 => tokio::sync::Semaphore::MAX_PERMITS,
        sockets => sockets,
    };
    let all = u32::try_from(all).unwrap_or(u32::MAX);
    let _ = timeout(app.config.limits.farewell, app.sockets.acquire_many(all)).await;
}

async fn tidy(app: Arc<AppState>) {
    let mut clock = interval(TIDYING.min(app.config.limits.idle.max(Duration::from_millis(10))));
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        clock.tick().await;
        app.tidy(app.config.limits.idle);
    }
}

/// Comes when the program is asked to end.
pub async fn asked_to_end() {
    let interrupted = async {
        // Where there is no such signal nobody can send it.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
