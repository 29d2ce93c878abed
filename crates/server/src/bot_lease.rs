//! The lease under which a node lets the bots of a game play, where several nodes share the store.

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::room::Room;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The first and the longest pause before asking again for a lease that another node holds.
const PAUSES: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(1));

/// The lease of one game, as far as this node has it.
pub struct BotLease<'a> {
    app: &'a AppState,
    room: &'a Arc<Room>,
    /// Its number, and when it was taken or renewed.
    held: Option<(u64, Instant)>,
    pause: Duration,
}

/// May this node let the bots play?
pub enum Permission {
    /// It is the only one.
    Alone,
    /// It has the lease with this number.
    Leased(u64),
    /// Another node has it; the time to ask again has come.
    Elsewhere,
}

impl Permission {
    /// The number that a change must name.
    pub fn fence(&self) -> Option<u64> {
        match self {
            Permission::Leased(fence) => Some(*fence),
            Permission::Alone | Permission::Elsewhere => None,
        }
    }
}

impl<'a> BotLease<'a> {
    /// Not taken yet.
    pub fn new(app: &'a AppState, room: &'a Arc<Room>) -> BotLease<'a> {
        BotLease { app, room, held: None, pause: PAUSES.0 }
    }

    /// Takes the lease or renews it. If another node has it, waits a while.
    pub async fn ask(&mut self) -> Result<Permission, Fault> {
        if !self.app.is_shared() {
            return Ok(Permission::Alone);
        }
        if let Some((fence, _)) =
            self.held.filter(|(_, since)| since.elapsed() < self.app.config.node.renewal)
        {
            return Ok(Permission::Leased(fence));
        }
        self.take().await?;
        match self.held {
            Some((fence, _)) => {
                self.pause = PAUSES.0;
                Ok(Permission::Leased(fence))
            }
            None => {
                tokio::time::sleep(self.pause).await;
                self.pause = (self.pause * 2).min(PAUSES.1);
                Ok(Permission::Elsewhere)
            }
        }
    }

    /// Keeps the lease while a bot thinks. If it is lost meanwhile, the store refuses what the bot decides.
    pub async fn during<T>(&mut self, thinking: impl Future<Output = T>) -> T {
        let mut thinking = pin!(thinking);
        loop {
            tokio::select! {
                biased;
                done = &mut thinking => return done,
                () = tokio::time::sleep(self.app.config.node.renewal), if self.held.is_some() => {
                    if let Err(fault) = self.take().await {
                        tracing::warn!(game = %self.room.id, why = fault.detail(), "a lease was not renewed");
                    }
                }
            }
        }
    }

    async fn take(&mut self) -> Result<(), Fault> {
        let asked = Instant::now();
        let fence = self.app.store.lease(&self.room.id, &self.app.node, self.app.config.node.lease).await?;
        self.held = fence.map(|fence| (fence, asked));
        Ok(())
    }

    /// Asks again before the next decision.
    pub fn forget(&mut self) {
        self.held = None;
    }

    /// Lets other nodes have it.
    pub async fn release(&mut self) {
        let (Some((fence, _)), Some(shared)) = (self.held.take(), self.app.store.shared()) else { return };
        if let Err(fault) = shared.release(&self.room.id, fence).await {
            tracing::warn!(game = %self.room.id, %fault, "a lease was not given back; it runs out");
        }
    }
}
