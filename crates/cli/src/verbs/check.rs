//! `luxor check`: checks the games of a server, or a backup, game by game.

use super::data;
use super::transfer::{block_on, print};
use super::verify::{Finding, Tally};
use crate::cli::CheckArgs;
use crate::fault::{Done, Fault};
use crate::store_args::StoreLocation;
use crate::texts;
use std::path::Path;
use std::process::ExitCode;
use store::{Backup, GameRecord, LogRecord, Sqlite, State, Store};
use terminal::{Language, paint};

/// Runs the verb.
pub fn run(args: &CheckArgs, language: Language) -> Done {
    block_on(async {
        let file = match (&args.file, args.data.location()) {
            (Some(file), _) => open_backup(file).await?.1,
            (None, StoreLocation::Folder(given)) => data::open_folder_to_read(given.as_deref()).await?,
            (None, location @ StoreLocation::Postgres(_)) => {
                // PostgreSQL checks its own files.
                let store = data::open_to_read(&location).await?;
                return Ok(check_games(&*store, language, Show::Every).await?.exit_code());
            }
        };
        let whole = report_integrity(&file).await?;
        let tally = check_games(&file, language, Show::Every).await?;
        Ok(if whole { tally.exit_code() } else { ExitCode::from(1) })
    })
}

/// Which games are printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Show {
    Every,
    Damaged,
}

/// A backup with a correct checksum, and the games in it.
pub(super) async fn open_backup(file: &Path) -> Result<(Backup, Sqlite), Fault> {
    let backup = Backup::open(file).map_err(Fault::wrong)?;
    let wrong = |fault| Fault::wrong(format!("{}: {fault}", file.display()));
    Ok((backup, Sqlite::open_to_read(file).await.map_err(wrong)?))
}

/// Prints what is wrong with the database itself.
pub(super) async fn report_integrity(store: &Sqlite) -> Result<bool, Fault> {
    let faults = match store.integrity().await {
        Ok(faults) => faults,
        Err(fault) => vec![fault.to_string()],
    };
    for fault in &faults {
        print(&paint::alarm(fault))?;
    }
    Ok(faults.is_empty())
}

/// Checks every game and prints a line about each.
pub(super) async fn check_games(store: &dyn Store, language: Language, show: Show) -> Result<Tally, Fault> {
    let words = texts::words(language);
    let mut tally = Tally::default();
    for id in store.all_games().await.map_err(Fault::wrong)? {
        let finding = match examine(store, &id).await {
            Ok(Some(finding)) => finding,
            // It has not begun, or was deleted meanwhile.
            Ok(None) => continue,
            Err(fault) => Finding::Unreadable(fault.to_string()),
        };
        tally.add(&finding);
        if show == Show::Every || !finding.is_good() {
            print(&finding.line_about(&id, &words))?;
        }
    }
    print(&tally.sum(&words))?;
    Ok(tally)
}

async fn examine(store: &dyn Store, id: &str) -> Result<Option<Finding>, store::Fault> {
    let loaded = store.load(id, 0).await?.filter(|(game, _)| game.state != State::Waiting);
    Ok(loaded.map(|(game, records)| judge(&game, &records)))
}

/// Whether a stored game replays, and its data agrees with it.
fn judge(game: &GameRecord, records: &[LogRecord]) -> Finding {
    if records.len() as u64 != game.length {
        let what = format!("it has {} records, but should have {}", records.len(), game.length);
        return Finding::Unreadable(what);
    }
    let finding = Finding::of(&server::transcript(game, records));
    match (&finding, game.state) {
        (Finding::Unfinished, State::Over) => Finding::Unreadable("it should be over, but is not".into()),
        _ => finding,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_whose_data_disagree_with_its_records_is_not_good() {
        let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/luxor/base-4-001.jsonl");
        let text = std::fs::read_to_string(kept).unwrap();
        let (game, records) = server::read_transcript(&text, None, server::named_seed("check")).unwrap();
        assert!(judge(&game, &records).is_good());
        // The last record is missing, and then the game also says that it never had it.
        let cut = &records[..records.len() - 1];
        let Finding::Unreadable(why) = judge(&game, cut) else { panic!("a record is missing") };
        assert_eq!(why, format!("it has {} records, but should have {}", cut.len(), records.len()));
        let shorter = GameRecord { length: game.length - 1, ..game.clone() };
        let Finding::Unreadable(why) = judge(&shorter, cut) else { panic!("it is not over") };
        assert_eq!(why, "it should be over, but is not");
        assert!(judge(&GameRecord { state: State::Running, ..shorter }, cut).is_good());
    }
}
