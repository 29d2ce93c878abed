//! The journal of a match: one JSON line for each finished game, so that an interrupted match can resume.

use crate::lineup::GameResult;
use crate::{ArenaFault, Contest, Sums};
use game::{Outcome, Published};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The journal file of a match.
pub(crate) struct Journal {
    file: Mutex<File>,
    path: PathBuf,
    done: BTreeSet<u64>,
}

/// The first line, which identifies the match.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct Head {
    title: String,
    bots: Vec<String>,
    modules: Vec<String>,
    seed: u64,
}

/// One finished game.
#[derive(Serialize, Deserialize)]
struct Line {
    game: u64,
    points: Vec<[i16; 8]>,
    ranks: Vec<u8>,
    decisions: u64,
    turns: u64,
    #[serde(default)]
    forfeits: u8,
}

impl Journal {
    /// Opens or creates the journal of a match, and adds the games in it to `sums`.
    pub fn open<G: Published>(
        path: &Path,
        contest: &Contest,
        sums: &mut Sums,
    ) -> Result<Journal, ArenaFault> {
        let fault = |error| ArenaFault::Write(path.into(), error);
        let head = Head {
            title: G::TITLE.into(),
            bots: contest.bots.clone(),
            modules: contest.request.modules.clone(),
            seed: contest.seed,
        };
        let mut done = BTreeSet::new();
        let exists = path.metadata().is_ok_and(|file| file.len() > 0);
        if exists {
            let mut lines = BufReader::new(File::open(path).map_err(fault)?).lines();
            let first = lines.next().transpose().map_err(fault)?.unwrap_or_default();
            if serde_json::from_str::<Head>(&first).ok().as_ref() != Some(&head) {
                let name = path.display();
                return Err(ArenaFault::Contest(format!(
                    "{name} belongs to another match; choose another file"
                )));
            }
            for line in lines {
                // The last line may be incomplete: that game is played again.
                let Ok(line) = serde_json::from_str::<Line>(&line.map_err(fault)?) else { continue };
                if line.game < contest.games && done.insert(line.game) {
                    sums.add(&line.played(), (line.game % contest.rotations()) as usize);
                }
            }
        }
        let mut file = File::options().create(true).append(true).open(path).map_err(fault)?;
        if !exists {
            write_line(&mut file, &head).map_err(fault)?;
        } else {
            // Ends a line that may be incomplete; empty lines are ignored when reading.
            file.write_all(b"\n").map_err(fault)?;
        }
        Ok(Journal { file: Mutex::new(file), path: path.into(), done })
    }

    /// Whether this game was finished before.
    pub fn contains(&self, game: u64) -> bool {
        self.done.contains(&game)
    }

    /// Records a finished game.
    pub fn record(&self, game: u64, played: &GameResult) -> Result<(), ArenaFault> {
        let scores = played.outcome.scores();
        let line = Line {
            game,
            points: scores.iter().map(|score| score.parts).collect(),
            ranks: scores.iter().map(|score| score.rank).collect(),
            decisions: played.decisions,
            turns: played.turns,
            forfeits: played.forfeits,
        };
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        write_line(&mut file, &line).map_err(|error| ArenaFault::Write(self.path.clone(), error))
    }
}

impl Line {
    fn played(&self) -> GameResult {
        // The recorded ranks break ties as the title did.
        let ties: Vec<i32> = self.ranks.iter().map(|&rank| -i32::from(rank)).collect();
        let outcome = Outcome::rank(&self.points, &ties);
        GameResult { outcome, decisions: self.decisions, turns: self.turns, forfeits: self.forfeits }
    }
}

fn write_line(file: &mut File, line: &impl Serialize) -> std::io::Result<()> {
    let mut text = serde_json::to_string(line)?;
    text.push('\n');
    file.write_all(text.as_bytes())
}
