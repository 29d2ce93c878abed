//! A small load balancer: every new connection goes to the next node that says it is ready.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

/// How often nodes are asked whether they are ready, and how long they may take to answer.
const CHECK_INTERVAL: Duration = Duration::from_millis(200);
const CHECK_TIMEOUT: Duration = Duration::from_millis(2500);

/// A node as the balancer knows it.
struct Node {
    address: String,
    ready: bool,
}

pub struct Balancer {
    pub address: String,
    nodes: Arc<Mutex<Vec<Option<Node>>>>,
}

impl Balancer {
    /// A balancer for this many nodes, which are named later.
    pub async fn start(count: usize) -> Balancer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let nodes: Arc<Mutex<Vec<Option<Node>>>> = Arc::new(Mutex::new((0..count).map(|_| None).collect()));
        let next = Arc::new(AtomicUsize::new(0));
        let known = nodes.clone();
        tokio::spawn(async move {
            loop {
                let Ok((client, _)) = listener.accept().await else { return };
                let at = next.fetch_add(1, Ordering::Relaxed);
                tokio::spawn(forward(client, candidates(&known, at)));
            }
        });
        for number in 0..count {
            tokio::spawn(check(nodes.clone(), number));
        }
        Balancer { address, nodes }
    }

    /// A node has this address from now on; `None` while it does not run.
    pub fn set(&self, number: usize, address: Option<String>) {
        self.nodes.lock().unwrap()[number] = address.map(|address| Node { address, ready: true });
    }
}

/// The nodes in the order in which they are tried: those that are ready, from the next one on.
fn candidates(nodes: &Mutex<Vec<Option<Node>>>, next: usize) -> Vec<String> {
    let nodes = nodes.lock().unwrap();
    let in_turn = (0..nodes.len()).filter_map(|at| nodes[(next + at) % nodes.len()].as_ref());
    in_turn.filter(|node| node.ready).map(|node| node.address.clone()).collect()
}

async fn forward(mut client: TcpStream, nodes: Vec<String>) {
    for address in nodes {
        if let Ok(mut node) = TcpStream::connect(address).await {
            let _ = (client.set_nodelay(true), node.set_nodelay(true));
            // Either end may go away at any time; that is what the test is about.
            let _ = copy_bidirectional(&mut client, &mut node).await;
            return;
        }
    }
}

async fn check(nodes: Arc<Mutex<Vec<Option<Node>>>>, number: usize) {
    let http = reqwest::Client::builder().pool_max_idle_per_host(0).build().unwrap();
    loop {
        tokio::time::sleep(CHECK_INTERVAL).await;
        let address = nodes.lock().unwrap()[number].as_ref().map(|node| node.address.clone());
        let Some(address) = address else { continue };
        let asked = timeout(CHECK_TIMEOUT, http.get(format!("http://{address}/readyz")).send()).await;
        let ready = asked.is_ok_and(|answer| answer.is_ok_and(|answer| answer.status().is_success()));
        if let Some(node) = nodes.lock().unwrap()[number].as_mut().filter(|node| node.address == address) {
            node.ready = ready;
        }
    }
}
