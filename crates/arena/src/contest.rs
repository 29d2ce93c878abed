//! A match: many games between the same bots, on several threads.

use crate::journal::Journal;
use crate::lineup::{ALL_SEEING, Lineup, game_seed};
use crate::{Report, Sums};
use bots::Bots;
use catalogue::{Listed, TypedBotFactory, Visit};
use game::transcript::{self, Knowledge, Player};
use game::{Faults, GameRequest, Seed, Table};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// The parameters of a match.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Number of players and modules.
    pub request: GameRequest,
    /// The text of a component file, if not the default.
    pub components: Option<String>,
    /// The bot specs, in seat order.
    pub bots: Vec<String>,
    /// Number of games.
    pub games: u64,
    /// The seed of all randomness.
    pub seed: u64,
    /// Number of threads.
    pub threads: usize,
    /// Whether transcripts are written.
    pub keep: Keep,
    /// A file that records every finished game, so that an interrupted match can resume.
    pub journal: Option<PathBuf>,
}

impl Contest {
    /// How many games share a deal: different bots play each deal in every seating, equal ones only once.
    pub fn rotations(&self) -> u64 {
        let differ = self.bots.windows(2).any(|pair| pair[0] != pair[1]);
        if differ { self.bots.len() as u64 } else { 1 }
    }

    /// The bot specs by seat in a game: entrant `n` sits `rotation` seats before seat `n`.
    fn seated(&self, rotation: usize) -> Vec<String> {
        let count = self.bots.len();
        (0..count).map(|seat| self.bots[(seat + rotation) % count].clone()).collect()
    }
}

/// What a match keeps of its games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Keep {
    /// Only the statistics, which is fast.
    Statistics,
    /// Each game as a transcript in this folder.
    Transcripts(PathBuf),
}

/// The progress of a running match, shared between threads.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicU64,
    stop: AtomicBool,
    notes: Mutex<Vec<String>>,
}

impl Progress {
    /// Number of finished games.
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// Messages about forfeits, without duplicates.
    pub fn notes(&self) -> Vec<String> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn note(&self, what: String) {
        let mut notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        if !notes.contains(&what) {
            notes.push(what);
        }
    }

    /// Whether the match was stopped, also by its end.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Stops the match after the decisions in progress; unfinished games do not count.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Why a match cannot be played.
#[derive(Debug)]
pub enum ArenaFault {
    /// The parameters are invalid; says what would be allowed.
    Contest(String),
    /// The component file is invalid.
    Components(Faults),
    /// A transcript or the journal cannot be read or written.
    Write(PathBuf, std::io::Error),
}

impl fmt::Display for ArenaFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaFault::Contest(what) => f.write_str(what),
            ArenaFault::Components(faults) => write!(f, "{faults}"),
            ArenaFault::Write(path, error) => write!(f, "{} cannot be written: {error}", path.display()),
        }
    }
}

impl std::error::Error for ArenaFault {}

/// Random games a thread takes at once: enough to make contention negligible, few enough that all threads end together.
const CHUNK: u64 = 64;

/// Plays a match of the title with this id. Its games are compiled as part of this crate, for speed, and not as part of
/// the program.
pub fn play(title: &str, contest: &Contest, progress: &Progress) -> Result<Report, ArenaFault> {
    struct Match<'a>(&'a Contest, &'a Progress);
    impl Visit for Match<'_> {
        type Output = Result<Report, ArenaFault>;

        fn visit<G: Listed>(self) -> Self::Output {
            run::<G>(self.0, &Bots::default(), self.1)
        }
    }
    let no_such_title = || Err(ArenaFault::Contest(format!("there is no game {title:?}")));
    catalogue::visit(title, Match(contest, progress)).unwrap_or_else(no_such_title)
}

/// Plays a match between the bots of a factory.
pub fn run<G: Listed>(
    contest: &Contest,
    factory: &impl TypedBotFactory,
    progress: &Progress,
) -> Result<Report, ArenaFault> {
    G::META.check(&contest.request).map_err(ArenaFault::Contest)?;
    if contest.bots.len() != contest.request.players as usize {
        let (bots, players) = (contest.bots.len(), contest.request.players);
        return Err(ArenaFault::Contest(format!("{bots} computer players for a game of {players}")));
    }
    let check = |name: &String| factory.check(G::TITLE, name.strip_prefix(ALL_SEEING).unwrap_or(name));
    contest.bots.iter().try_for_each(check).map_err(ArenaFault::Contest)?;
    let setup = G::set_up(contest.components.as_deref(), &G::options_for(&contest.request))
        .map_err(ArenaFault::Components)?;
    if let Keep::Transcripts(folder) = &contest.keep {
        std::fs::create_dir_all(folder).map_err(|error| ArenaFault::Write(folder.clone(), error))?;
    }

    let started = Instant::now();
    let mut already = Sums::default();
    let journal = match &contest.journal {
        Some(path) => Some(Journal::open::<G>(path, contest, &mut already)?),
        None => None,
    };
    progress.done.fetch_add(already.games, Ordering::Relaxed);
    let runner = Runner::<G> { setup: Arc::new(setup), contest, progress, journal, next: AtomicU64::new(0) };
    let total = Mutex::new(Ok(already));
    std::thread::scope(|scope| {
        for _ in 0..contest.threads.max(1) {
            scope.spawn(|| {
                let sums = runner.work(factory);
                let mut total = total.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                match (&mut *total, sums) {
                    (Ok(total), Ok(sums)) => total.merge(&sums),
                    (Ok(_), Err(fault)) => {
                        progress.stop();
                        *total = Err(fault);
                    }
                    (Err(_), _) => {}
                }
            });
        }
    });
    let sums = total.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner())?;
    Ok(Report::new(&G::META, G::CATEGORIES, contest, sums, started.elapsed()))
}

/// What the threads of a match share.
struct Runner<'a, G: Listed> {
    setup: Arc<G::Setup>,
    contest: &'a Contest,
    progress: &'a Progress,
    journal: Option<Journal>,
    next: AtomicU64,
}

impl<G: Listed> Runner<'_, G> {
    /// The work of one thread: takes games until none are left.
    fn work(&self, factory: &impl TypedBotFactory) -> Result<Sums, ArenaFault> {
        let mut sums = Sums::default();
        let mut lineup = self.lineup(factory, 0)?;
        // Other bots can be slow: take single games, so that no thread waits long for another's last ones.
        let chunk = if lineup.all_random() { CHUNK } else { 1 };
        loop {
            let from = self.next.fetch_add(chunk, Ordering::Relaxed);
            if from >= self.contest.games {
                return Ok(sums);
            }
            for index in from..(from + chunk).min(self.contest.games) {
                if self.progress.stopped() {
                    return Ok(sums);
                }
                if self.journal.as_ref().is_some_and(|journal| journal.contains(index)) {
                    continue;
                }
                if !lineup.all_random() {
                    lineup = self.lineup(factory, index)?;
                }
                self.play(&mut lineup, index, &mut sums)?;
            }
        }
    }

    fn lineup(&self, factory: &impl TypedBotFactory, index: u64) -> Result<Lineup<G>, ArenaFault> {
        let seated = self.contest.seated(self.rotation(index));
        Lineup::create(factory, &seated, self.contest.seed, index).ok_or_else(|| {
            let names = self.contest.bots.join(", ");
            ArenaFault::Contest(format!("not all of {names} can play {}", G::TITLE))
        })
    }

    fn rotation(&self, index: u64) -> usize {
        (index % self.contest.rotations()) as usize
    }

    fn play(&self, lineup: &mut Lineup<G>, index: u64, sums: &mut Sums) -> Result<(), ArenaFault> {
        let rotation = self.rotation(index);
        let seed = game_seed(self.contest.seed, index / self.contest.rotations());
        let played = match &self.contest.keep {
            Keep::Statistics => lineup.play(&self.setup, &seed, self.progress),
            Keep::Transcripts(folder) => match lineup.play_recorded(&self.setup, &seed, self.progress) {
                Some((played, table)) => {
                    self.write(&table, &seed, index, folder)?;
                    Some(played)
                }
                None => None,
            },
        };
        // An unfinished game counts for nobody; a resumed match plays it again.
        let Some(played) = played else { return Ok(()) };
        for (seat, why) in lineup.forfeit_reasons() {
            let entrant = (seat + rotation) % self.contest.bots.len();
            self.progress.note(format!("{} lost: {why}", self.contest.bots[entrant]));
        }
        if let Some(journal) = &self.journal {
            journal.record(index, &played)?;
        }
        sums.add(&played, rotation);
        self.progress.done.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    fn write(&self, table: &Table<G>, seed: &Seed, index: u64, folder: &Path) -> Result<(), ArenaFault> {
        let player =
            |(seat, bot): (usize, String)| Player { name: format!("{bot} {}", seat + 1), bot: Some(bot) };
        let seated = self.contest.seated(self.rotation(index));
        let players: Vec<Player> = seated.into_iter().enumerate().map(player).collect();
        let mut text = Vec::new();
        let path = folder.join(format!("{}-{}-{index:06}.jsonl", G::TITLE, self.contest.seed));
        transcript::write(table, &players, Some(seed), Knowledge::Full, &mut text)
            .and_then(|()| std::fs::write(&path, text))
            .map_err(|error| ArenaFault::Write(path, error))
    }
}
