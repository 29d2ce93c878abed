//! Bots and advisers that think for as long as a test wants.

#![allow(dead_code, reason = "each test program needs its own part of it")]

use catalogue::{Adviser, AnyBot, AnyTable, BotFactory, RandomOnly};
use game::Seat;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};

/// Advisers, and bots if wanted, that report their start and then block until released.
#[derive(Clone)]
pub struct Slow {
    holds_bots: bool,
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
        let (now, most) = Default::default();
        (Slow { holds_bots: false, begins, go_on: go_on_of_all, now, most }, begun, go_on)
    }

    /// The same with bots that block, too.
    pub fn with_bots() -> (Slow, mpsc::Receiver<()>, mpsc::Sender<()>) {
        let (slow, begun, go_on) = Slow::new();
        (Slow { holds_bots: true, ..slow }, begun, go_on)
    }

    /// Reports a start, and waits until it may go on; at the end of a test it does.
    fn think(&self) {
        self.most.fetch_max(self.now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
        let _ = self.begins.send(());
        let _ = self.go_on.lock().unwrap().recv();
        self.now.fetch_sub(1, Ordering::SeqCst);
    }

    /// The most that ever thought at the same time.
    pub fn most(&self) -> usize {
        self.most.load(Ordering::SeqCst)
    }
}

impl BotFactory for Slow {
    fn names(&self, _: &str) -> Vec<&'static str> {
        vec!["random"]
    }

    fn bot(&self, title: &str, name: &str, seat: Seat, seed: u64) -> Option<Box<dyn AnyBot>> {
        let bot = RandomOnly.bot(title, name, seat, seed)?;
        Some(if self.holds_bots { Box::new(SlowBot { bot, slow: self.clone() }) } else { bot })
    }

    fn adviser(&self, table: &dyn AnyTable, _: u64) -> Option<Adviser> {
        let slow = self.clone();
        let advise = Box::new(move || {
            slow.think();
            Vec::new()
        });
        Some(Adviser { seat: table.decider()?, advise })
    }
}

struct SlowBot {
    bot: Box<dyn AnyBot>,
    slow: Slow,
}

impl AnyBot for SlowBot {
    fn look(&mut self, table: &dyn AnyTable) {
        self.bot.look(table);
    }

    fn decide(&mut self) -> Option<String> {
        self.slow.think();
        self.bot.decide()
    }
}
