//! The connection between a node and the database, which can be cut, stalled and slowed, and led to another database.
//! The kernel of a test machine need not know `tc netem`, so this is done here.

#![allow(dead_code, reason = "each test program needs its own part of it")]

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// What the network does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LinkState {
    Up,
    /// Each packet takes so long.
    Slow(Duration),
    /// Connections stay open, but nothing arrives.
    Stalled,
    /// Connections break, and no new one comes about.
    Cut,
}

/// A port on loopback that leads to the socket of a database.
pub struct Link {
    pub port: u16,
    state: watch::Sender<LinkState>,
    socket: Arc<Mutex<PathBuf>>,
    opened: Arc<AtomicUsize>,
    /// How many of the connections, in the order in which they were opened, are forgotten.
    forgotten: Arc<AtomicUsize>,
}

impl Link {
    pub async fn to(socket: PathBuf) -> Link {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let state = watch::Sender::new(LinkState::Up);
        let watching = state.clone();
        let (socket, opened) = (Arc::new(Mutex::new(socket)), Arc::new(AtomicUsize::new(0)));
        let forgotten = Arc::new(AtomicUsize::new(0));
        let (leads_to, opening, forgetting) = (socket.clone(), opened.clone(), forgotten.clone());
        tokio::spawn(async move {
            loop {
                let Ok((near, _)) = listener.accept().await else { return };
                if *watching.borrow() == LinkState::Cut {
                    continue;
                }
                let socket = leads_to.lock().unwrap().clone();
                let number = opening.fetch_add(1, Ordering::SeqCst);
                let network = Network { state: watching.subscribe(), number, forgotten: forgetting.clone() };
                tokio::spawn(carry(near, socket, network));
            }
        });
        Link { port, state, socket, opened, forgotten }
    }

    /// Nothing passes any more through the connections that are open, and neither end is told. New ones work.
    pub fn forget(&self) {
        self.forgotten.store(self.opened(), Ordering::SeqCst);
    }

    /// New connections lead to another database.
    pub fn lead_to(&self, socket: &Path) {
        *self.socket.lock().unwrap() = socket.into();
    }

    /// How many connections were opened.
    pub fn opened(&self) -> usize {
        self.opened.load(Ordering::SeqCst)
    }

    pub fn set(&self, state: LinkState) {
        self.state.send_replace(state);
    }
}

/// What happens to the packets of one connection.
#[derive(Clone)]
struct Network {
    state: watch::Receiver<LinkState>,
    /// How many connections were opened before.
    number: usize,
    forgotten: Arc<AtomicUsize>,
}

impl Network {
    /// Waits until something passes again, and as long as that takes.
    async fn pass(&mut self) {
        let now = self.state.wait_for(|state| *state != LinkState::Stalled).await.map(|state| *state);
        if let Ok(LinkState::Slow(time)) = now {
            tokio::time::sleep(time).await;
        }
        if self.number < self.forgotten.load(Ordering::SeqCst) {
            std::future::pending().await
        }
    }

    async fn cut(mut self) {
        // An error means that the link is gone, and so are its connections.
        let _ = self.state.wait_for(|state| *state == LinkState::Cut).await;
    }
}

async fn carry(near: TcpStream, socket: PathBuf, network: Network) {
    let _ = near.set_nodelay(true);
    let (mut connecting, there, back) = (network.clone(), network.clone(), network.clone());
    let carried = async {
        connecting.pass().await;
        let far = UnixStream::connect(socket).await?;
        let (mut near_in, mut near_out) = near.into_split();
        let (mut far_in, mut far_out) = far.into_split();
        tokio::try_join!(pump(&mut near_in, &mut far_out, there), pump(&mut far_in, &mut near_out, back))
    };
    // When one of them ends, both ends of the connection are dropped.
    tokio::select! {
        _ = carried => {}
        () = network.cut() => {}
    }
}

async fn pump(
    from: &mut (impl AsyncReadExt + Unpin),
    to: &mut (impl AsyncWriteExt + Unpin),
    mut network: Network,
) -> std::io::Result<()> {
    let mut buffer = vec![0; 1 << 16];
    loop {
        let read = from.read(&mut buffer).await?;
        if read == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        network.pass().await;
        to.write_all(&buffer[..read]).await?;
    }
}
