//! Process groups: killing `sh -c "python3 my_bot.py"` must also kill the Python process.

use std::process::{Child, Command};

/// Starts the command in a process group of its own.
#[cfg(unix)]
pub(super) fn isolate(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

/// Kills the process group of a child. It must not have been waited for yet, or its id could belong to another process.
#[cfg(unix)]
pub(super) fn kill(leader: &Child) {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;
    if let Ok(group) = i32::try_from(leader.id()) {
        // Fails only if the group is already empty.
        let _ = killpg(Pid::from_raw(group), Signal::SIGKILL);
    }
}

/// Other systems have no process groups: only the program itself is killed.
#[cfg(not(unix))]
pub(super) fn isolate(_: &mut Command) {}

/// See [`isolate`].
#[cfg(not(unix))]
pub(super) fn kill(_: &Child) {}
