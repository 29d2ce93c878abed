//! This process as one of several nodes on one store: it says that it is alive, shares who is connected to it, and lets
//! the bots of dead nodes go on.

use crate::app_state::AppState;
use crate::bot_scheduler;
use crate::clock;
use crate::share::Share;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use store::{PresenceChange, SharedStore};
use tokio::sync::Notify;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep};

/// The pause after who came and left could not be stored.
const PAUSE: Duration = Duration::from_millis(500);

/// Sends the first heartbeat of this node before anything is served, so that other programs see that a server uses the
/// store. Returns the task that sends the others for as long as the server runs.
pub async fn join(app: Arc<AppState>) -> impl Future<Output = ()> + Send + 'static {
    let mut is_alive = beat_and_log(&app, true).await;
    async move {
        let period = app.config.node.heartbeat;
        let mut clock = interval_at(Instant::now() + period, period);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            clock.tick().await;
            is_alive = beat_and_log(&app, is_alive).await;
        }
    }
}

/// Sends a heartbeat and logs when the database becomes unreachable or reachable again; returns whether it was reached.
async fn beat_and_log(app: &Arc<AppState>, was_alive: bool) -> bool {
    let Some(shared) = app.store.shared() else { return was_alive };
    let beaten = beat(app, shared).await;
    match &beaten {
        Ok(()) if !was_alive => tracing::info!("the database is back"),
        Err(fault) if was_alive => tracing::error!(%fault, "the database cannot be reached"),
        _ => {}
    }
    beaten.is_ok()
}

async fn beat(app: &Arc<AppState>, shared: &dyn SharedStore) -> Result<(), store::Fault> {
    let beat = shared.heartbeat(&app.node, app.config.node.lifetime).await?;
    app.share_limits(Share { nodes: beat.nodes, rank: beat.rank });
    if beat.registered {
        // Nothing is stored of this node's connections, or not any more.
        app.loaded_rooms().iter().for_each(|room| room.share_presence());
    }
    if beat.expired > 0 {
        tracing::warn!(nodes = beat.expired, "a node died");
    }
    let mut waiting = shared.lapsed_leases().await?;
    if beat.registered || beat.expired > 0 {
        // A node can die before it has taken the lease for the bot whose turn it has just become.
        waiting.extend(shared.unattended_bots().await?);
        waiting.sort_unstable();
        waiting.dedup();
    }
    for game in waiting {
        let app = app.clone();
        tokio::spawn(async move {
            if let Err(fault) = bot_scheduler::resume(&app, &game).await {
                tracing::error!(%game, why = fault.detail(), "a game cannot be resumed");
            }
        });
    }
    Ok(())
}

/// Who came to this node and left it, to be stored for the others.
#[derive(Default)]
pub struct PresenceChanges {
    /// Whether a seat of a game is connected.
    pending: Mutex<HashMap<(String, u8), bool>>,
    some: Notify,
}

impl PresenceChanges {
    /// A seat became connected to this node, or has no connection to it any more.
    pub fn put(&self, game: &str, seat: u8, here: bool) {
        self.pending().insert((game.to_string(), seat), here);
        self.some.notify_one();
    }

    /// Puts back what could not be stored, unless something came after it.
    fn put_back(&self, changes: Vec<PresenceChange>) {
        let mut pending = self.pending();
        for PresenceChange { game, seat, here } in changes {
            pending.entry((game, seat)).or_insert(here);
        }
        self.some.notify_one();
    }

    fn take(&self) -> Vec<PresenceChange> {
        let pending = std::mem::take(&mut *self.pending());
        pending.into_iter().map(|((game, seat), here)| PresenceChange { game, seat, here }).collect()
    }

    fn pending(&self) -> MutexGuard<'_, HashMap<(String, u8), bool>> {
        // No panic can leave the map half changed.
        self.pending.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Stores who comes and leaves; what happens while one batch is being stored forms the next.
pub async fn share_presence_changes(app: Arc<AppState>) {
    let Some(shared) = app.store.shared() else { return };
    loop {
        app.presence_changes.some.notified().await;
        let changes = app.presence_changes.take();
        if changes.is_empty() {
            continue;
        }
        if let Err(fault) = shared.change_presence(&app.node, changes.clone(), clock::now()).await {
            tracing::debug!(%fault, "who came and left could not be stored");
            app.presence_changes.put_back(changes);
            sleep(PAUSE).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_batch_does_not_replace_newer_changes() {
        let changes = PresenceChanges::default();
        changes.put("game", 0, true);
        changes.put("game", 1, true);
        let failed = changes.take();
        changes.put("game", 0, false);
        changes.put_back(failed);
        let mut again: Vec<_> =
            changes.take().into_iter().map(|PresenceChange { seat, here, .. }| (seat, here)).collect();
        again.sort_unstable();
        assert_eq!(again, [(0, false), (1, true)]);
    }
}
