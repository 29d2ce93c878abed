//! A program and whatever it starts, ended together: `sh -c "python3 my_bot.py"` leaves no Python behind.

use std::process::{Child, Command};

/// Lets a program that is about to start found a family: a process group of its own.
#[cfg(unix)]
pub(super) fn found(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

/// Ends everybody in the family of a program that has not been waited for yet.
#[cfg(unix)]
pub(super) fn end(founder: &Child) {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;
    if let Ok(group) = i32::try_from(founder.id()) {
        // If nobody of it is left there is nobody to end.
        let _ = killpg(Pid::from_raw(group), Signal::SIGKILL);
    }
}

/// Elsewhere a program ends alone.
#[cfg(not(unix))]
pub(super) fn found(_: &mut Command) {}

/// See [`found`].
#[cfg(not(unix))]
pub(super) fn end(_: &Child) {}
