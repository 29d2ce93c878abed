//! The connection between a node and the database, which can be cut, stalled and slowed, and led to another database. The
//! kernel of a test machine need not know `tc netem`, so this is done here.

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
}

impl Link {
    pub async fn to(socket: PathBuf) -> Link {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let state = watch::Sender::new(LinkState::Up);
        let watching = state.clone();
        let (socket, opened) = (Arc::new(Mutex::new(socket)), Arc::new(AtomicUsize::new(0)));
        let (leads_to, opening) = (socket.clone(), opened.clone());
        tokio::spawn(async move {
            loop {
                let Ok((near, _)) = listener.accept().await else { return };
                if *watching.borrow() == LinkState::Cut {
                    continue;
                }
                let socket = leads_to.lock().unwrap().clone();
                tokio::spawn(carry(near, socket, watching.subscribe()));
                opening.fetch_add(1, Ordering::SeqCst);
            }
        });
        Link { port, state, socket, opened }
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

async fn carry(near: TcpStream, socket: PathBuf, mut state: watch::Receiver<LinkState>) {
    let _ = near.set_nodelay(true);
    let mut here = state.clone();
    let carried = async {
        passes(&mut here).await;
        let far = UnixStream::connect(socket).await?;
        let (mut near_in, mut near_out) = near.into_split();
        let (mut far_in, mut far_out) = far.into_split();
        let (there, back) = (state.clone(), state.clone());
        tokio::try_join!(pump(&mut near_in, &mut far_out, there), pump(&mut far_in, &mut near_out, back))
    };
    let cut = async {
        let _ = state.clone().wait_for(|state| *state == LinkState::Cut).await;
    };
    tokio::select! {
        _ = carried => {}
        () = cut => {}
    }
    // Both ends are dropped here.
    let _ = state.borrow_and_update();
}

/// Waits until something passes again, and as long as that takes.
async fn passes(state: &mut watch::Receiver<LinkState>) {
    let now = state.wait_for(|state| *state != LinkState::Stalled).await.map(|state| *state);
    if let Ok(LinkState::Slow(time)) = now {
        tokio::time::sleep(time).await;
    }
}

async fn pump(
    from: &mut (impl AsyncReadExt + Unpin),
    to: &mut (impl AsyncWriteExt + Unpin),
    mut state: watch::Receiver<LinkState>,
) -> std::io::Result<()> {
    let mut buffer = vec![0; 1 << 16];
    loop {
        let read = from.read(&mut buffer).await?;
        if read == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        passes(&mut state).await;
        to.write_all(&buffer[..read]).await?;
    }
}
