//! Starting, running and shutting down a server.

use crate::app_state::AppState;
use crate::bot_scheduler;
use crate::clock;
use crate::config::Config;
use crate::connections;
use crate::expiry;
use crate::node;
use crate::open_files;
use crate::routes;
use crate::sync;
use catalogue::BotFactory;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;
use tokio::time::{MissedTickBehavior, interval, timeout};

/// How often idle games are evicted.
const EVICTION_INTERVAL: Duration = Duration::from_secs(30);

/// A server bound to its address.
pub struct Server {
    app: Arc<AppState>,
    listener: TcpListener,
    monitoring: Option<TcpListener>,
}

impl Server {
    /// Binds the listening socket; requests are answered once the server [runs](Server::run).
    pub async fn bind(
        config: Config,
        store: Arc<dyn Store>,
        bots: Arc<dyn BotFactory>,
    ) -> io::Result<Server> {
        let listener = TcpListener::bind(config.listen).await?;
        let monitoring = match config.metrics_listen {
            Some(address) => Some(TcpListener::bind(address).await?),
            None => None,
        };
        Ok(Server { app: Arc::new(AppState::new(config, store, bots)), listener, monitoring })
    }

    /// The listening address.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// The address for monitoring, if it has one of its own.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.monitoring.as_ref()?.local_addr().ok()
    }

    /// Serves until `end` resolves, then closes all connections and the store.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let app = self.app;
        open_files::raise_limit(app.config.limits.sockets);
        tracing::info!(address = %self.listener.local_addr()?, "listening");
        let evicting = tokio::spawn(evict_idle(app.clone()));
        let following = app.is_shared().then(|| {
            let news = app.store.news();
            [
                tokio::spawn(sync::follow_news(app.clone(), news)),
                tokio::spawn(sync::read_announced(app.clone())),
            ]
        });
        let node = match app.is_shared() {
            true => Some([
                tokio::spawn(node::join(app.clone()).await),
                tokio::spawn(node::share_presence_changes(app.clone())),
            ]),
            false => None,
        };
        let expiring = tokio::spawn(expiry::run(app.clone()));
        let scheduling = tokio::spawn({
            let app = app.clone();
            async move {
                if let Err(fault) = bot_scheduler::schedule_all(&app).await {
                    tracing::error!(why = fault.detail(), "bots could not be resumed");
                }
            }
        });
        let monitoring = self.monitoring.map(|listener| {
            let (app, router) = (app.clone(), routes::monitoring(app.clone()));
            tokio::spawn(async move { connections::serve_all(listener, router, &app).await })
        });
        let serving = tokio::spawn({
            let (app, router) = (app.clone(), routes::router(app.clone()));
            async move { connections::serve_all(self.listener, router, &app).await }
        });
        end.await;
        app.close();
        let finished = timeout(app.config.limits.shutdown, serving).await;
        evicting.abort();
        expiring.abort();
        monitoring.iter().for_each(|monitoring| monitoring.abort());
        scheduling.abort();
        following.iter().flatten().for_each(|task| task.abort());
        sockets_closed(&app).await;
        node.iter().flatten().for_each(|task| task.abort());
        if let Some(shared) = app.store.shared()
            && let Err(fault) = shared.leave(&app.node, clock::now()).await
        {
            tracing::warn!(%fault, "the other nodes will notice later that this one ended");
        }
        if let Err(fault) = app.store.close().await {
            tracing::error!(%fault, "the store did not close cleanly");
        }
        match finished {
            Ok(Err(why)) => Err(io::Error::other(why)),
            // A timeout means that a client kept its connection open; it is dropped.
            Ok(Ok(())) | Err(_) => Ok(()),
        }
    }
}

/// Waits until all WebSockets are closed, up to the shutdown timeout.
async fn sockets_closed(app: &AppState) {
    let all = match app.config.limits.sockets {
        0 => tokio::sync::Semaphore::MAX_PERMITS,
        sockets => sockets,
    };
    let all = u32::try_from(all).unwrap_or(u32::MAX);
    let _ = timeout(app.config.limits.shutdown, app.sockets.acquire_many(all)).await;
}

async fn evict_idle(app: Arc<AppState>) {
    let mut clock = interval(EVICTION_INTERVAL.min(app.config.limits.idle.max(Duration::from_millis(10))));
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        clock.tick().await;
        app.evict_idle(app.config.limits.idle);
    }
}

/// A future that resolves on SIGINT (Ctrl-C) or SIGTERM. They are handled from this call on, not only once the future
/// is polled: a program that has said it runs must not die of a signal that asks it to end.
pub fn shutdown_signal() -> impl Future<Output = ()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
        async move {
            let [interrupted, terminated] = signals.map(received);
            tokio::select! {
                () = interrupted => {}
                () = terminated => {}
            }
        }
    }
    #[cfg(not(unix))]
    async {
        // Without signal support this never resolves.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// Resolves when the signal comes; never, if it cannot be handled.
#[cfg(unix)]
async fn received(signal: std::io::Result<tokio::signal::unix::Signal>) {
    match signal {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}
