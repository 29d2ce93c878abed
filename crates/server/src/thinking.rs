//! A fair queue for computations: hosts take turns, so one host with many games does not make the others wait.

use session::GuestId;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::oneshot;

/// A fixed number of places, given to hosts in turn. Within one host the first to ask is the first to get one.
pub struct ThinkingQueue {
    state: Mutex<State>,
}

struct State {
    places: usize,
    /// How many of them are taken; more than there are, after some were taken away.
    taken: usize,
    /// The hosts that wait, the next one first; each with at least one waiting computation.
    waiting: VecDeque<(Host, VecDeque<oneshot::Sender<Permit>>)>,
}

/// Whose turn it is; games without a host share one.
type Host = Option<GuestId>;

/// A permit to compute in one of the places; the next host gets the place when this is dropped.
pub struct Permit {
    queue: Arc<ThinkingQueue>,
    /// Was it handed over already?
    passed_on: bool,
}

impl ThinkingQueue {
    /// A queue for this many computations at the same time.
    pub fn new(places: usize) -> Arc<ThinkingQueue> {
        Arc::new(ThinkingQueue { state: Mutex::new(State { places, taken: 0, waiting: VecDeque::new() }) })
    }

    /// Waits for a place and returns the permit for it.
    pub async fn enter(self: &Arc<Self>, host: Host) -> Permit {
        let waiting = {
            let mut state = self.state();
            if state.taken < state.places {
                state.taken += 1;
                return Permit { queue: self.clone(), passed_on: false };
            }
            let (sender, receiver) = oneshot::channel();
            match state.waiting.iter_mut().find(|(waits, _)| *waits == host) {
                Some((_, line)) => line.push_back(sender),
                None => state.waiting.push_back((host, VecDeque::from([sender]))),
            }
            receiver
        };
        // The sender stays in the queue, which outlives this call, until it is used.
        waiting.await.unwrap_or_else(|_| Permit { queue: self.clone(), passed_on: true })
    }

    /// Changes the number of places. Computations that run go on.
    pub fn set_places(self: &Arc<Self>, places: usize) {
        self.state().places = places;
        // Who waits for one of the new places gets it.
        loop {
            let mut state = self.state();
            if state.taken >= state.places || state.waiting.is_empty() {
                return;
            }
            state.taken += 1;
            drop(state);
            self.pass_on();
        }
    }

    /// How many computations wait.
    pub fn waiting(&self) -> usize {
        self.state().waiting.iter().map(|(_, line)| line.len()).sum()
    }

    /// Gives a place to the next host that still waits.
    fn pass_on(self: &Arc<Self>) {
        loop {
            let next = {
                let mut state = self.state();
                if state.taken > state.places {
                    state.taken -= 1;
                    return;
                }
                let Some((host, mut line)) = state.waiting.pop_front() else {
                    state.taken -= 1;
                    return;
                };
                let next = line.pop_front();
                if !line.is_empty() {
                    state.waiting.push_back((host, line));
                }
                next
            };
            let Some(next) = next else { continue };
            match next.send(Permit { queue: self.clone(), passed_on: false }) {
                Ok(()) => return,
                // Nobody waits for this one any more: the request was dropped.
                Err(mut unwanted) => unwanted.passed_on = true,
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // No panic can leave the queue half changed.
        self.state.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        if !self.passed_on {
            self.queue.pass_on();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::pin::pin;

    const ANN: Host = Some(GuestId(1));
    const BEN: Host = Some(GuestId(2));

    #[tokio::test]
    async fn places_come_and_go() {
        let queue = ThinkingQueue::new(2);
        let (first, second) = (queue.enter(ANN).await, queue.enter(ANN).await);
        queue.set_places(1);
        drop(first);
        let mut third = pin!(queue.enter(BEN));
        assert!(third.as_mut().now_or_never().is_none(), "one place is taken, and there is only one");
        queue.set_places(2);
        let third = third.now_or_never().expect("who waits gets the new place");
        drop((second, third));
        let _both = (queue.enter(ANN).await, queue.enter(BEN).await);
        assert!(queue.enter(ANN).now_or_never().is_none());
    }

    #[tokio::test]
    async fn hosts_take_turns() {
        let queue = ThinkingQueue::new(1);
        let running = queue.enter(ANN).await;
        // Ann has three more games, then Ben comes with two.
        let mut asked = [ANN, ANN, ANN, BEN, BEN].map(|host| Box::pin(queue.enter(host)));
        for waits in &mut asked {
            assert!(waits.as_mut().now_or_never().is_none());
        }
        assert_eq!(queue.waiting(), 5);
        let mut order = Vec::new();
        let mut place = Some(running);
        while place.take().is_some() {
            let next = asked.iter_mut().enumerate().filter(|(at, _)| !order.contains(at));
            let found = next.into_iter().find_map(|(at, waits)| Some((at, waits.as_mut().now_or_never()?)));
            let Some((at, got)) = found else { break };
            order.push(at);
            place = Some(got);
        }
        assert_eq!(order, [0, 3, 1, 4, 2], "Ann, Ben, Ann, Ben, Ann");
        assert_eq!(queue.waiting(), 0);
        queue.enter(BEN).await;
    }

    #[tokio::test]
    async fn a_dropped_request_gives_up_its_turn() {
        let queue = ThinkingQueue::new(1);
        let running = queue.enter(ANN).await;
        let mut given_up = Box::pin(queue.enter(BEN));
        assert!(given_up.as_mut().now_or_never().is_none());
        let mut waits = pin!(queue.enter(ANN));
        assert!(waits.as_mut().now_or_never().is_none());
        drop(given_up);
        drop(running);
        assert!(waits.now_or_never().is_some());
        assert!(queue.enter(BEN).now_or_never().is_some(), "the place is free again");
    }
}
