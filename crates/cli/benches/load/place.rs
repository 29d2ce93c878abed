//! Where the games of a run are kept: an SQLite file, or a PostgreSQL server of its own that waits for the disk.

use crate::cluster::Cluster;
use crate::program::processor_time_of_family;
use std::sync::Arc;
use std::time::Duration;
use store::{Postgres, Sqlite, Store};
use tempfile::TempDir;
use tokio::task::JoinSet;

pub enum Place {
    Folder(TempDir),
    Database { url: String, cluster: Box<Cluster> },
}

impl Place {
    /// An empty store; PostgreSQL for a host of several nodes, or of one that is named as such.
    pub fn new(nodes: usize) -> Place {
        if nodes == 0 {
            return Place::Folder(TempDir::new().unwrap());
        }
        let cluster = Box::new(Cluster::durable());
        Place::Database { url: cluster.database(), cluster }
    }

    async fn open(&self) -> Box<dyn Store> {
        match self {
            Place::Folder(folder) => Box::new(Sqlite::open(&folder.path().join("luxor.db")).await.unwrap()),
            Place::Database { url, .. } => Box::new(Postgres::open(url).await.unwrap()),
        }
    }

    /// Puts finished games into the store, all of them copies of one.
    pub async fn fill(&self, games: u64) {
        let store: Arc<dyn Store> = self.open().await.into();
        let text = std::fs::read_to_string(FINISHED).unwrap();
        let (template, records) = server::read_transcript(&text, None, server::named_seed("load")).unwrap();
        let mut writing = JoinSet::new();
        for number in 0..games {
            let mut game = template.clone();
            game.id = format!("{number:016}");
            (game.invite, game.watch) = (None, None);
            let (store, records) = (store.clone(), records.clone());
            writing.spawn(async move { store.create_game(game, records).await.unwrap() });
            if writing.len() >= AT_ONCE {
                writing.join_next().await;
            }
        }
        writing.join_all().await;
        store.close().await.unwrap();
    }

    /// The size of the database in bytes, and how many games are in it.
    pub async fn size(&self) -> (u64, u64) {
        let store = self.open().await;
        let stats = store.stats().await.unwrap();
        store.close().await.unwrap();
        (stats.bytes, stats.waiting + stats.running + stats.over)
    }

    /// Processor time of the database, if it has processes of its own.
    pub fn processor_time(&self) -> Option<Duration> {
        match self {
            Place::Folder(_) => None,
            Place::Database { cluster, .. } => Some(processor_time_of_family(cluster.process())),
        }
    }
}

/// Games that are put into the store at the same time.
const AT_ONCE: usize = 6;

/// A finished game of four.
const FINISHED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/luxor/base-4-001.jsonl");
