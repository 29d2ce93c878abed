//! News of committed changes, for other parts of the program and other nodes.

use crate::{Appended, GuestId};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

/// How many changes a subscriber may be behind before it misses some.
const CAPACITY: usize = 4096;

/// A hint that something was committed. What it is has to be read from the store unless it comes with the news.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A game has this version now.
    Changed {
        /// The game's id.
        game: String,
        /// Its [version](crate::GameRecord::version).
        version: u64,
        /// What was appended to it, if the store tells that too.
        appended: Option<Appended>,
    },
    /// Somebody came to a game or left it.
    PresenceChanged {
        /// The game's id.
        game: String,
    },
    /// A guest was deleted.
    GuestDeleted {
        /// Their id, which nobody gets again.
        guest: GuestId,
    },
    /// A node is alive.
    Alive {
        /// Its name.
        node: String,
    },
    /// Some news were lost: any game may have changed, and any guest be gone.
    Missed,
}

/// Publishes news to subscribers in this process.
#[derive(Clone)]
pub(crate) struct Publisher(broadcast::Sender<News>);

impl Publisher {
    pub fn new() -> Publisher {
        Publisher(broadcast::Sender::new(CAPACITY))
    }

    pub fn publish(&self, news: News) {
        // Without subscribers nobody is told.
        let _ = self.0.send(news);
    }

    pub fn has_subscribers(&self) -> bool {
        self.0.receiver_count() > 0
    }

    pub fn subscribe(&self) -> Subscription {
        Subscription(self.0.subscribe())
    }
}

/// Receives news from the time it was made on.
pub struct Subscription(broadcast::Receiver<News>);

impl Subscription {
    /// The next news; `None` once the store is gone.
    pub async fn next(&mut self) -> Option<News> {
        match self.0.recv().await {
            Ok(news) => Some(news),
            Err(RecvError::Lagged(_)) => Some(News::Missed),
            Err(RecvError::Closed) => None,
        }
    }
}
