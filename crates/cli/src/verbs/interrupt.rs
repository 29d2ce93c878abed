//! Ctrl-C in long work: it stops, says what it has, and keeps it.

use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code of a program that was interrupted.
pub const INTERRUPTED: u8 = 130;

/// Was Ctrl-C pressed, or the program asked to end?
static INTERRUPT: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C, SIGTERM and a closed terminal only stop the work, so that what is known is kept.
pub fn catch_interrupts() {
    // Without a handler Ctrl-C just ends the program.
    let _ = ctrlc::set_handler(|| INTERRUPT.store(true, Ordering::Relaxed));
}

/// Was the work interrupted?
pub fn interrupted() -> bool {
    INTERRUPT.load(Ordering::Relaxed)
}
