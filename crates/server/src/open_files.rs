//! The number of files and connections that the system lets this process have open.

/// Raises the limit as far as the system allows, and warns if it is not enough for this many WebSockets.
#[cfg(unix)]
pub fn raise_limit(sockets: usize) {
    use nix::sys::resource::{Resource::RLIMIT_NOFILE, getrlimit, setrlimit};
    /// For the database, the listeners and requests.
    const BESIDES: u64 = 500;
    let raised = getrlimit(RLIMIT_NOFILE).map(|(soft, hard)| match soft < hard {
        // A system may allow less than it says: then the old limit stays.
        true => setrlimit(RLIMIT_NOFILE, hard, hard).map_or(soft, |()| hard),
        false => soft,
    });
    match raised {
        Ok(most) if most < sockets as u64 + BESIDES => tracing::warn!(
            open_files = most,
            sockets,
            "the system allows fewer open files than there may be connections; raise its limit (ulimit -n)"
        ),
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "the limit of open files is not known"),
    }
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub fn raise_limit(_: usize) {}
