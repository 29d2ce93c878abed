//! A progress bar for long work.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// A progress bar that appears only after a second, and only on a terminal.
pub struct DelayedBar {
    bar: ProgressBar,
    since: Instant,
    is_terminal: bool,
}

impl DelayedBar {
    /// A bar of `steps` steps.
    pub fn new(steps: u64) -> Self {
        let bar = ProgressBar::hidden();
        bar.set_length(steps);
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {eta}") {
            bar.set_style(style);
        }
        DelayedBar { bar, since: Instant::now(), is_terminal: std::io::stderr().is_terminal() }
    }

    /// Advances by one step.
    pub fn step(&self) {
        self.set(self.bar.position() + 1);
    }

    /// Sets the number of finished steps.
    pub fn set(&self, position: u64) {
        if self.is_terminal && self.bar.is_hidden() && self.since.elapsed() > Duration::from_secs(1) {
            self.bar.set_draw_target(indicatif::ProgressDrawTarget::stderr());
        }
        self.bar.set_position(position);
    }

    /// Prints above the bar.
    pub fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// Removes the bar.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
