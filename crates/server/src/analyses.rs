//! Analyses of finished games: computed in the background in a bounded number of places, and kept with the game.
//!
//! Where several nodes share the store, each computes what it is asked for; storing is idempotent, and the first result
//! is found by all nodes.

use crate::app_state::AppState;
use crate::fault::Fault;
use crate::protocol::{GameAnalysis, Raw};
use crate::rejection::RequestRejection;
use crate::thinking::ThinkingQueue;
use catalogue::analysis::{Analysis, AnalysisSettings, Analyst, METHOD, SeatAnalysis};
use game::Message;
use serde_json::value::RawValue;
use session::{GuestId, Session};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use store::{Rating, StoredAnalysis};

/// Play-outs for each decision on a server for tests, where nobody waits for good answers.
const PLAY_OUTS_OF_TESTS: u64 = 24;

/// The analyses that are computed or wait on this node.
pub struct Analyses {
    places: Arc<ThinkingQueue>,
    jobs: Mutex<HashMap<String, Arc<Job>>>,
}

/// One analysis that is computed or waits.
struct Job {
    depth: u32,
    stopped: AtomicBool,
    progress: Mutex<Progress>,
}

#[derive(Default)]
struct Progress {
    is_computing: bool,
    /// What is known so far.
    part: Option<Analysis>,
}

impl Analyses {
    /// So many at the same time.
    pub fn new(places: usize) -> Analyses {
        Analyses { places: ThinkingQueue::new(places), jobs: Mutex::default() }
    }

    /// How many wait for a place.
    pub fn waiting(&self) -> usize {
        self.places.waiting()
    }

    fn jobs(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        // No panic can leave the map half changed.
        self.jobs.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn remove(&self, game: &str, job: &Arc<Job>) {
        let mut jobs = self.jobs();
        if jobs.get(game).is_some_and(|kept| Arc::ptr_eq(kept, job)) {
            jobs.remove(game);
        }
    }
}

impl Job {
    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Fails for everybody while the game goes on: an analysis would tell what is hidden.
pub fn check_finished(session: &Session) -> Result<(), Fault> {
    if session.is_over() {
        return Ok(());
    }
    Err(Fault::refused(Message::new("refused-analysis-running"), "only finished games can be analysed"))
}

/// The analysis of a game as far as it is known.
pub async fn find(app: &AppState, game: &str) -> Result<GameAnalysis, Fault> {
    // One of an older method lacks what clients of this version show: it is computed again.
    let stored = app.store.analysis(game).await?.filter(|stored| stored.method == METHOD);
    let job = app.analyses.jobs().get(game).cloned();
    let deepest = deepest(app);
    if let Some(job) = job {
        if stored.as_ref().is_some_and(|stored| is_enough(stored, job.depth)) {
            // Another node was quicker.
            job.stopped.store(true, Ordering::Relaxed);
        } else {
            let progress = job.progress();
            let (done, total) = progress.part.as_ref().map_or((0, 0), |part| (part.done, part.total));
            let state = if progress.is_computing { "computing" } else { "waiting" }.into();
            let analysis = match stored {
                Some(stored) => Some(raw(stored)?),
                None => progress.part.as_ref().map(Raw::of),
            };
            return Ok(GameAnalysis { state, depth: job.depth, done, total, deepest, analysis });
        }
    }
    Ok(match stored {
        Some(stored) => {
            let depth = stored.depth;
            GameAnalysis {
                state: "done".into(),
                depth,
                done: 0,
                total: 0,
                deepest,
                analysis: Some(raw(stored)?),
            }
        }
        None => GameAnalysis { state: "none".into(), depth: 0, done: 0, total: 0, deepest, analysis: None },
    })
}

/// Begins to compute an analysis, unless there is one as deep, or one as deep is being computed.
pub async fn start(
    app: &Arc<AppState>,
    game: &str,
    host: Option<GuestId>,
    depth: u32,
    analyst: Option<Analyst>,
) -> Result<(), Fault> {
    let deepest = deepest(app);
    let Some(analyst) = analyst.filter(|_| deepest > 0) else {
        return Err(Fault::not_offered("this server offers no analysis"));
    };
    if !(1..=deepest).contains(&depth) {
        return Err(Fault::bad_request(format!("the depth of an analysis is a number from 1 to {deepest}")));
    }
    if app.store.analysis(game).await?.is_some_and(|stored| is_enough(&stored, depth)) {
        return Ok(());
    }
    let job = Arc::new(Job { depth, stopped: AtomicBool::new(false), progress: Mutex::default() });
    {
        let mut jobs = app.analyses.jobs();
        match jobs.get(game) {
            Some(running) if running.depth >= depth => return Ok(()),
            // The deeper one replaces it.
            Some(running) => running.stopped.store(true, Ordering::Relaxed),
            None => {}
        }
        let limits = &app.config.limits;
        if jobs.len() >= limits.analyses + limits.analysis_queue {
            return Err(app.refuse(RequestRejection::Analyses));
        }
        jobs.insert(game.into(), job.clone());
    }
    let (app, game) = (app.clone(), game.to_string());
    tokio::spawn(async move {
        if let Err(fault) = compute(&app, &game, &job, host, analyst).await {
            tracing::warn!(%game, why = fault.detail(), "an analysis was not stored");
        }
        app.analyses.remove(&game, &job);
    });
    Ok(())
}

async fn compute(
    app: &Arc<AppState>,
    game: &str,
    job: &Arc<Job>,
    host: Option<GuestId>,
    analyst: Analyst,
) -> Result<(), Fault> {
    let permit = app.analyses.places.enter(host).await;
    job.progress().is_computing = true;
    let (state, running) = (app.clone(), job.clone());
    let analysed = tokio::task::spawn_blocking(move || {
        let settings = AnalysisSettings {
            depth: running.depth,
            play_outs: state.config.seeded_games.then_some(PLAY_OUTS_OF_TESTS),
            // One thread for each place: the host says how many processors analyses may take.
            threads: 1,
            seed: 0,
            stopped: &|| running.stopped.load(Ordering::Relaxed) || state.is_closing(),
        };
        let analysis = analyst(&settings, &mut |part| running.progress().part = Some(part));
        drop(permit);
        analysis
    });
    let analysed = analysed.await.map_err(|why| Fault::internal(format!("an analysis failed: {why}")))?;
    let Some(analysis) = analysed else { return Ok(()) };
    let text = serde_json::to_string(&analysis).map_err(Fault::internal)?;
    let stored = StoredAnalysis { method: METHOD, depth: job.depth, text };
    match app.store.save_analysis(game.into(), stored).await {
        // The game was deleted meanwhile.
        Err(store::Fault::Conflict) => return Ok(()),
        saved => saved?,
    }
    let rating = |seat: &SeatAnalysis| Rating { luck: seat.luck, play: seat.play, loss: seat.loss };
    app.store.rate_game(game.into(), analysis.seats.iter().map(rating).collect()).await?;
    app.metrics.analysed();
    Ok(())
}

/// The deepest analysis that is offered; 0 if none is.
fn deepest(app: &AppState) -> u32 {
    let limits = &app.config.limits;
    if limits.analyses == 0 { 0 } else { limits.analysis_depth.max(1) }
}

fn is_enough(stored: &StoredAnalysis, depth: u32) -> bool {
    stored.method == METHOD && stored.depth >= depth
}

fn raw(stored: StoredAnalysis) -> Result<Raw, Fault> {
    let raw = RawValue::from_string(stored.text);
    raw.map(Raw::from).map_err(|why| Fault::internal(format!("a stored analysis cannot be read: {why}")))
}
