//! A host of several nodes: the program as processes, each with a link to one database, behind a balancer.

use crate::balancer::Balancer;
use crate::cluster::Cluster;
use crate::link::{Link, LinkState};
use crate::process::TestServer;
use std::fs::File;
use std::process::{Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// How long each packet takes to the standby and back.
const REPLICATION_DELAY: Duration = Duration::from_millis(10);

/// How often each node tries to use the standby before it is promoted.
const TOO_EARLY: usize = 3;

/// How often a node is started until it stays.
const STARTS: usize = 5;

pub struct Host {
    pub balancer: Balancer,
    /// The address of the database, without a link.
    pub url: String,
    pub links: Vec<Link>,
    pub cluster: Cluster,
    /// A standby of the database, and the connection by which it follows.
    standby: Option<(Cluster, Link)>,
    nodes: Vec<Option<TestServer>>,
    database: String,
    /// Where the nodes log, to find the reason of a failure.
    logs: TempDir,
}

impl Host {
    pub async fn start(nodes: usize) -> Host {
        let cluster = Cluster::start();
        let (url, database) = cluster.named_database();
        let mut links = Vec::new();
        for _ in 0..nodes {
            links.push(Link::to(cluster.socket()).await);
        }
        let balancer = Balancer::start(nodes).await;
        let logs = tempfile::tempdir().unwrap();
        let stopped = (0..nodes).map(|_| None).collect();
        let mut host = Host { balancer, url, links, cluster, standby: None, nodes: stopped, database, logs };
        for number in 0..nodes {
            host.run(number);
        }
        host
    }

    /// Starts a node. On a busy machine it may not reach the database in time; then it ends, and is started again, as
    /// its unit of systemd does.
    pub fn run(&mut self, number: usize) {
        let node = (0..STARTS).find_map(|_| TestServer::try_spawn(self.command(number)));
        let node = node.unwrap_or_else(|| panic!("node {number} does not start\n{}", self.logs()));
        self.balancer.set(number, Some(node.base.trim_start_matches("http://").to_string()));
        self.nodes[number] = Some(node);
    }

    fn command(&self, number: usize) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_luxor"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--seeded-games", "--thinking", "2"]);
        for limit in ["--per-guest", "--per-address", "--new-guests", "--games-per-guest"] {
            command.args([limit, "0"]);
        }
        command.args(["--connections-per-address", "0"]);
        let url = format!("postgres://luxor@127.0.0.1:{}/{}", self.links[number].port, self.database);
        let log = File::options().append(true).create(true).open(self.log(number)).unwrap();
        command.env("LUXOR_STORE", url).env("NO_COLOR", "1").env("LUXOR_LOG", "info");
        command.stdout(Stdio::piped()).stderr(log);
        command
    }

    /// Kills a node, as a power failure would.
    pub fn kill(&mut self, number: usize) {
        self.balancer.set(number, None);
        if let Some(node) = self.nodes[number].take() {
            node.kill();
        }
    }

    /// Asks a node to end, and returns its exit code. The balancer is not told: it finds out.
    pub fn end(&mut self, number: usize) -> Option<i32> {
        let ended = self.nodes[number].take().and_then(TestServer::end);
        self.balancer.set(number, None);
        ended
    }

    pub fn set_link(&self, number: usize, state: LinkState) {
        self.links[number].set(state);
    }

    /// Gives the database a standby, and lets commits wait for it.
    pub async fn add_standby(&mut self) {
        let link = Link::to(self.cluster.socket()).await;
        let standby = Cluster::standby("127.0.0.1", link.port);
        self.cluster.wait_for_standby();
        standby.fall_behind();
        // Far away: whatever is acknowledged before the standby has it would be lost.
        link.set(LinkState::Slow(REPLICATION_DELAY));
        self.standby = Some((standby, link));
    }

    /// The database is lost with its machine, and its standby is promoted behind the same address.
    pub async fn fail_over(&mut self) {
        let (standby, _following) = self.standby.take().expect("there is a standby");
        self.cluster.lose();
        let opened: Vec<usize> = self.links.iter().map(Link::opened).collect();
        self.links.iter().for_each(|link| link.lead_to(&standby.socket()));
        // Nodes find the standby too early, when it does not show yet what was acknowledged.
        for (link, opened) in self.links.iter().zip(opened) {
            while link.opened() < opened + TOO_EARLY {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        standby.promote();
        self.url = standby.url(&self.database);
        self.cluster = standby;
    }

    fn log(&self, number: usize) -> std::path::PathBuf {
        self.logs.path().join(format!("node{number}.log"))
    }

    /// The last lines that each node logged.
    pub fn logs(&self) -> String {
        let tail = |number: usize| {
            let text = std::fs::read_to_string(self.log(number)).unwrap_or_default();
            let lines: Vec<&str> = text.lines().collect();
            format!("node {number}:\n{}\n", lines[lines.len().saturating_sub(40)..].join("\n"))
        };
        (0..self.nodes.len()).map(tail).collect()
    }
}
