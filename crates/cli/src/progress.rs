//! Patience: a bar for what takes long.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// A progress bar that appears only when something takes more than a second and somebody watches.
pub struct Slow {
    bar: ProgressBar,
    since: Instant,
    watched: bool,
}

impl Slow {
    /// A bar for so many steps.
    pub fn new(steps: u64) -> Self {
        let bar = ProgressBar::hidden();
        bar.set_length(steps);
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {eta}") {
            bar.set_style(style);
        }
        Slow { bar, since: Instant::now(), watched: std::io::stderr().is_terminal() }
    }

    /// One more step is done.
    pub fn step(&self) {
        self.set(self.bar.position() + 1);
    }

    /// So many steps are done.
    pub fn set(&self, position: u64) {
        if self.watched && self.bar.is_hidden() && self.since.elapsed() > Duration::from_secs(1) {
            self.bar.set_draw_target(indicatif::ProgressDrawTarget::stderr());
        }
        self.bar.set_position(position);
    }

    /// Prints without disturbing the bar.
    pub fn beside<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// All is done: the bar goes away.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
