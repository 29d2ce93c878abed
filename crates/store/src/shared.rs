//! What a store offers beside games if several nodes share it.

use crate::StoreFuture;
use session::{LaterRecords, Vote};
use std::time::Duration;

/// A store that several nodes use at the same time. What a node keeps in memory is a cache of it.
pub trait SharedStore: Send + Sync {
    /// The [version](crate::GameRecord::version) of a game, as of the latest commit of any node; `None` if there is no
    /// such game.
    fn version<'a>(&'a self, game: &'a str) -> StoreFuture<'a, Option<u64>>;

    /// What was appended to each of these games after the version named with it, in the same order; `None` if there
    /// is no such game.
    fn records_after(&self, asked: Vec<(String, u64)>) -> StoreFuture<'_, Vec<Option<LaterRecords>>>;

    /// Says that a node is alive, for this long from now, and removes those that are not: their connections are gone.
    fn heartbeat<'a>(&'a self, node: &'a str, lifetime: Duration) -> StoreFuture<'a, Heartbeat>;
    /// A node ends: its connections are gone, and its leases can be taken at once.
    fn leave<'a>(&'a self, node: &'a str, now: i64) -> StoreFuture<'a, ()>;
    /// The nodes that are alive.
    fn nodes(&self) -> StoreFuture<'_, Vec<String>>;

    /// Stores which seats came to or left a node. A [conflict](crate::Fault::Conflict) means that the node counts as
    /// dead and has to register again.
    fn change_presence<'a>(
        &'a self,
        node: &'a str,
        changes: Vec<PresenceChange>,
        now: i64,
    ) -> StoreFuture<'a, ()>;
    /// Who is connected to a game by other nodes than this one, when seats were left, and what players want.
    fn remote_state<'a>(&'a self, game: &'a str, node: &'a str) -> StoreFuture<'a, RemoteState>;

    /// Stores what players want that needs the consent of others, until a seat changes hands.
    fn vote<'a>(&'a self, game: &'a str, votes: Vec<Vote>, version: u64) -> StoreFuture<'a, ()>;

    /// Gives back the lease with this number, if it is still the latest: it can be taken at once.
    fn release<'a>(&'a self, game: &'a str, fence: u64) -> StoreFuture<'a, ()>;
    /// Gives back a lease that ran out: no bot is to decide.
    fn settle_lease<'a>(&'a self, game: &'a str) -> StoreFuture<'a, ()>;
    /// Games whose lease ran out without being given back: the node that had it is dead.
    fn lapsed_leases(&self) -> StoreFuture<'_, Vec<String>>;
    /// The running games in which a bot is to decide and no node has the lease.
    fn unattended_bots(&self) -> StoreFuture<'_, Vec<String>>;
}

/// What a node learns by being alive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// How many nodes are alive, this one included.
    pub nodes: u32,
    /// How many of them come before this one, by their names.
    pub rank: u32,
    /// Was the node unknown? Then what was stored of its connections is gone.
    pub registered: bool,
    /// How many nodes were removed because they no longer say that they are alive.
    pub expired: u32,
}

/// A seat became connected by a node, or has no connection there any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PresenceChange {
    /// The game's id.
    pub game: String,
    /// The seat.
    pub seat: u8,
    /// Is it connected now?
    pub here: bool,
}

/// What a node reads of a game that is known to other nodes only: who is connected to them, and what players want
/// there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RemoteState {
    /// The connected seats.
    pub connected: Vec<u8>,
    /// When the latest connection of a seat ended anywhere, in milliseconds since 1970.
    pub departed: Vec<(u8, i64)>,
    /// What players want, at any node, and at which version of the game.
    pub votes: Vec<(Vote, u64)>,
}
