//! A fixed share of a processor for a process, held by the kernel: as if it had a small machine of its own.

use std::fs;
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// The share is held in each of these. It is short, so that waiting for the next one is little beside a move.
const PERIOD: Duration = Duration::from_millis(10);

/// The kernel gives a group at least a millisecond of each period.
const LEAST: u64 = 10;

/// How the names of groups begin; the number of the process that made them follows.
const NAME: &str = "luxor-load-";

/// A group of processes that together get a share; removed on drop, when they must have ended.
pub struct Share {
    group: PathBuf,
}

/// A hierarchy of control groups that limits processor time.
enum Controller {
    /// cgroup v1, mounted with the controller `cpu`.
    V1(PathBuf),
    /// cgroup v2, which has all controllers in one hierarchy.
    V2(PathBuf),
}

impl Share {
    /// A group that gets so many hundredths of one processor.
    pub fn new(percent: u64) -> Result<Share, String> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("{NAME}{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        if percent < LEAST {
            return Err(format!("--share is at least {LEAST}"));
        }
        let Some(controller) = Controller::find() else {
            return Err("this system has no cgroups that limit processor time, which --share needs".into());
        };
        let (Controller::V1(root) | Controller::V2(root)) = &controller;
        let failed = |error: Error| {
            format!("--share needs to make groups of processes in {}, as root: {error}", root.display())
        };
        remove_leftovers(root);
        let group = root.join(name);
        fs::create_dir(&group).map_err(failed)?;
        let share = Share { group };
        controller.limit(&share.group, percent).map_err(failed)?;
        Ok(share)
    }

    /// Adds a process with all its threads.
    pub fn add(&self, process: u32) {
        fs::write(self.group.join("cgroup.procs"), process.to_string()).unwrap();
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        // A process that has just ended is still counted for a moment.
        let started = Instant::now();
        while let Err(error) = fs::remove_dir(&self.group) {
            if error.kind() != ErrorKind::ResourceBusy || started.elapsed() > Duration::from_secs(5) {
                eprintln!("{} was not removed: {error}", self.group.display());
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

impl Controller {
    fn find() -> Option<Controller> {
        let mounts = fs::read_to_string("/proc/mounts").unwrap_or_default();
        let mut found = None;
        for mount in mounts.lines() {
            let [_, folder, kind, options, ..] = mount.split(' ').collect::<Vec<_>>()[..] else { continue };
            let folder = PathBuf::from(folder);
            match kind {
                "cgroup" if options.split(',').any(|option| option == "cpu") => {
                    return Some(Controller::V1(folder));
                }
                "cgroup2" if has_cpu(&folder.join("cgroup.controllers")) => {
                    found = Some(Controller::V2(folder));
                }
                _ => {}
            }
        }
        found
    }

    fn limit(&self, group: &Path, percent: u64) -> Result<(), Error> {
        let period = PERIOD.as_micros() as u64;
        let quota = period * percent / 100;
        match self {
            Controller::V1(_) => {
                fs::write(group.join("cpu.cfs_period_us"), period.to_string())?;
                fs::write(group.join("cpu.cfs_quota_us"), quota.to_string())
            }
            Controller::V2(root) => {
                let given = root.join("cgroup.subtree_control");
                if !has_cpu(&given) {
                    fs::write(given, "+cpu")?;
                }
                fs::write(group.join("cpu.max"), format!("{quota} {period}"))
            }
        }
    }
}

/// Removes groups of benchmarks that were interrupted.
fn remove_leftovers(root: &Path) {
    for group in fs::read_dir(root).into_iter().flatten().flatten() {
        let name = group.file_name().to_string_lossy().into_owned();
        let maker = name.strip_prefix(NAME).and_then(|rest| rest.split('-').next());
        if maker.is_some_and(|maker| !Path::new("/proc").join(maker).exists()) {
            // One that still has processes stays.
            let _ = fs::remove_dir(group.path());
        }
    }
}

/// Does this list of controllers contain that of processor time?
fn has_cpu(list: &Path) -> bool {
    let list = fs::read_to_string(list).unwrap_or_default();
    list.split_whitespace().any(|controller| controller == "cpu")
}
