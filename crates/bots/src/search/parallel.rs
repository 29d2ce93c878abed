//! Runs the same work on several threads.

/// Runs `work` for each number below `threads` in parallel and returns the results in that order.
pub(super) fn on_threads<T: Send>(threads: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    if threads <= 1 {
        return vec![work(0)];
    }
    std::thread::scope(|scope| {
        let work = &work;
        let spawned: Vec<_> = (0..threads).map(|number| scope.spawn(move || work(number))).collect();
        spawned
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}
