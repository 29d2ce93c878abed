//! Advisers that think for as long as a test wants.

use catalogue::{Adviser, AnyTable, RandomOnly};
use game::Seat;
use server::{AnyBot, AnyBotFactory, FactoryBots};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};

/// Advisers that report their start and then block until released.
#[derive(Clone)]
pub struct Slow {
    begins: mpsc::Sender<()>,
    go_on: Arc<Mutex<mpsc::Receiver<()>>>,
    now: Arc<AtomicUsize>,
    most: Arc<AtomicUsize>,
}

impl Slow {
    /// The advisers, what tells that one begins, and what lets one go on.
    pub fn new() -> (Slow, mpsc::Receiver<()>, mpsc::Sender<()>) {
        let ((begins, begun), (go_on, waits)) = (mpsc::channel(), mpsc::channel());
        let go_on_of_all = Arc::new(Mutex::new(waits));
        (Slow { begins, go_on: go_on_of_all, now: Arc::default(), most: Arc::default() }, begun, go_on)
    }

    /// The most that ever thought at the same time.
    pub fn most(&self) -> usize {
        self.most.load(Ordering::SeqCst)
    }
}

impl AnyBotFactory for Slow {
    fn names(&self, _: &str) -> Vec<&'static str> {
        vec!["random"]
    }

    fn bot(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>> {
        FactoryBots(RandomOnly).bot(title, name, seat, seed)
    }

    fn adviser(&self, table: &dyn AnyTable, _: u64) -> Option<Adviser> {
        let (begins, go_on, now, most) =
            (self.begins.clone(), self.go_on.clone(), self.now.clone(), self.most.clone());
        let advise = Box::new(move || {
            most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            begins.send(()).unwrap();
            go_on.lock().unwrap().recv().unwrap();
            now.fetch_sub(1, Ordering::SeqCst);
            Vec::new()
        });
        Some(Adviser { seat: table.decider()?, advise })
    }
}
