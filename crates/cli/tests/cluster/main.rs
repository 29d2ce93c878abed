//! A host of three nodes and one PostgreSQL, under load and injected faults: nodes are killed, the database is killed,
//! a node is cut off from it, the network is slow. Whole games are played through a load balancer meanwhile, and a
//! checker reads what every client sent and received.
//!
//! `cargo xtask test cluster` runs it; its options make it longer.

#![cfg(unix)]

mod balancer;
mod client;
#[path = "../../../store/tests/postgres/cluster.rs"]
mod cluster;
mod history;
mod host;
mod link;
#[path = "../integration/process.rs"]
mod process;
mod random;
#[path = "../integration/sandbox.rs"]
mod sandbox;

use client::{Guest, Player};
use history::{Broken, History, check};
use host::Host;
use link::LinkState;
use random::Random;
use serde_json::json;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Postgres, Store};
use tokio::task::JoinSet;

/// A number from the environment, which `cargo xtask test cluster` sets.
fn option(name: &str, default: usize) -> usize {
    std::env::var(name).map_or(default, |text| text.parse().expect("a number"))
}

/// Chooses the nodes and the moments of faults. Which process runs first is still up to the operating system.
fn seed() -> u64 {
    option("LUXOR_CLUSTER_SEED", 1) as u64
}

const NODES: usize = 3;

/// Far longer than it takes until something goes on.
const NEVER: Duration = Duration::from_secs(300);

/// What befalls the host.
#[derive(Clone, Copy, PartialEq, Debug)]
enum InjectedFault {
    /// A node is killed and started again.
    KillNode(usize),
    /// A node is asked to end, and another one is started.
    DrainNode(usize),
    /// The database is killed and started again.
    KillDatabase,
    /// The machine of the database is lost, and its standby promoted.
    LoseDatabase,
    /// A node loses the database, or finds it slow, until the next fault.
    Link(usize, LinkState),
}

/// Many games are played at the same time, while faults are injected one after the other, each after a random number of
/// moves that were acknowledged since the one before, `moves_of_each` of each game on average: with more games they are
/// not closer together. A game that is over is followed by another one until everything has happened.
async fn play_under_faults(moves_of_each: usize, injected: Vec<InjectedFault>) {
    let games = option("LUXOR_CLUSTER_GAMES", 6);
    let mut random = Random::new(seed());
    let mut host = Host::start(NODES).await;
    if injected.contains(&InjectedFault::LoseDatabase) {
        host.add_standby().await;
    }
    let history = Arc::new(History::default());
    let mut playing = JoinSet::new();
    let mut ids = Vec::new();
    let started = Instant::now();
    // Nobody plays before all are seated, so that this many games are played at the same time.
    let mut seated = Vec::new();
    for number in 0..games {
        seated.push(begin(&host, number, &history).await);
    }
    for players in seated {
        ids.push(play(players, &mut playing));
    }
    let mut left = 0;
    let mut so_far: usize = 0;
    let mut pause = || 1 + random.below(2 * moves_of_each * games);
    let mut goal = pause();
    let mut disturbed: Option<usize> = None;
    let mut progress = (0, Instant::now());
    while !playing.is_empty() {
        if history.acknowledged() > progress.0 {
            progress = (history.acknowledged(), Instant::now());
        }
        assert!(progress.1.elapsed() < NEVER, "nobody goes on\n{}", host.logs());
        tokio::select! {
            Some(ended) = playing.join_next() => {
                ended.unwrap();
                left += 1;
                if left % 2 == 0 && so_far < injected.len() {
                    let players = begin(&host, ids.len(), &history).await;
                    ids.push(play(players, &mut playing));
                }
            }
            () = tokio::time::sleep(Duration::from_millis(20)) => {}
        }
        if history.acknowledged() < goal || so_far >= injected.len() {
            continue;
        }
        if let Some(number) = disturbed.take() {
            host.set_link(number, LinkState::Up);
        }
        match injected[so_far] {
            InjectedFault::KillNode(number) => {
                host.kill(number);
                host.run(number);
            }
            InjectedFault::DrainNode(number) => {
                assert_eq!(host.end(number), Some(0), "it ends in order");
                host.run(number);
            }
            InjectedFault::KillDatabase => {
                host.cluster.kill_hard();
                host.cluster.restart();
            }
            InjectedFault::LoseDatabase => {
                host.fail_over().await;
                if injected[so_far + 1..].contains(&InjectedFault::LoseDatabase) {
                    host.add_standby().await;
                }
            }
            InjectedFault::Link(number, state) => {
                host.set_link(number, state);
                disturbed = Some(number);
            }
        }
        so_far += 1;
        goal = history.acknowledged() + pause();
    }
    assert_eq!(so_far, injected.len(), "the games were over before everything had happened");
    let store = Postgres::open(&host.url).await.unwrap();
    let events = history.events();
    let mut broken: HashMap<String, Vec<Broken>> = HashMap::new();
    for game in &ids {
        let found = check(game, &events, store.load(game, 0).await.unwrap());
        if !found.is_empty() {
            broken.insert(game.clone(), found);
        }
    }
    assert!(broken.is_empty(), "{broken:#?}\n{}", host.logs());
    println!(
        "{} games, {} acknowledged moves, {so_far} injected faults, seed {}, {:.0} s",
        ids.len(),
        history.acknowledged(),
        seed(),
        started.elapsed().as_secs_f64()
    );
}

/// Lets the people of a game play it to its end, and returns its id.
fn play(players: [Player; 2], playing: &mut JoinSet<()>) -> String {
    let game = players[0].game.clone();
    for player in players {
        playing.spawn(player.play());
    }
    game
}

/// The two people of a new game.
async fn begin(host: &Host, number: usize, history: &Arc<History>) -> [Player; 2] {
    // If the answer to a request was lost, what it asked for may have been done: then another game is begun.
    for _ in 0..20 {
        if let Some(players) = seat(host, number, history).await {
            return players;
        }
    }
    panic!("no game can be begun\n{}", host.logs());
}

/// A game of two people and a computer, of alternating titles; everybody is there.
async fn seat(host: &Host, number: usize, history: &Arc<History>) -> Option<[Player; 2]> {
    let seed = format!("cluster {number}");
    let title = ["luxor", "expedition"][number % 2];
    let bot = ["random", "greedy", "clever"][number % 3];
    let mut ann = Guest::new(&host.balancer.address, &seed);
    let seats = json!([{ "kind": "you", "name": "Ann" }, { "kind": "open" }, { "kind": "bot", "bot": bot }]);
    let ask = json!({ "title": title, "players": 3, "modules": [], "seats": seats });
    let game = ann.granted("/api/games", Some(&ask)).await?["game"].as_str()?.to_string();
    let invite = ann.granted(&format!("/api/games/{game}?seat=0"), None).await?["invite"].clone();
    let mut ben = Guest::new(&host.balancer.address, &seed);
    let join = json!({ "invite": invite, "seat": 1, "name": "Ben" });
    ben.granted(&format!("/api/games/{game}/join"), Some(&join)).await?;
    let player = |(seat, guest): (u8, Guest)| Player {
        guest,
        game: game.clone(),
        seat,
        history: history.clone(),
        random: Random::new(number as u64 * 2 + u64::from(seat)),
    };
    Some([(0, ann), (1, ben)].map(player))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_survive_killed_nodes() {
    let kills = option("LUXOR_CLUSTER_KILLS", 6);
    let mut random = Random::new(seed());
    let injected = (0..kills).map(|number| match number % 4 {
        3 => InjectedFault::DrainNode(random.below(NODES)),
        _ => InjectedFault::KillNode(random.below(NODES)),
    });
    play_under_faults(7, injected.collect()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_survive_a_killed_database_and_a_bad_network() {
    use InjectedFault::{KillDatabase, Link};
    let mut injected = Vec::new();
    for round in 0..option("LUXOR_CLUSTER_ROUNDS", 1) {
        injected.extend([
            KillDatabase,
            Link(round % NODES, LinkState::Cut),
            Link((round + 1) % NODES, LinkState::Stalled),
            Link((round + 2) % NODES, LinkState::Slow(Duration::from_millis(15))),
            KillDatabase,
        ]);
    }
    play_under_faults(7, injected).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_survive_the_loss_of_the_primary_database() {
    let failovers = vec![InjectedFault::LoseDatabase; option("LUXOR_CLUSTER_FAILOVERS", 1)];
    play_under_faults(10, failovers).await;
}
