//! A stored game becomes a session by replaying its transcript.

use crate::{Fault, GameRecord, LogRecord, Session, State, secret};
use catalogue::AnyTable;
use game::Seed;
use game::transcript::Verdict;

/// A stored game that can be played on.
pub struct Restored {
    /// The game.
    pub session: Session,
    /// Why its transcript could be replayed but not verified, for the log of the transport.
    pub unverified: Option<String>,
}

/// A game that is running or over, from what is stored of it.
pub fn restore(record: GameRecord, records: &[LogRecord]) -> Result<Restored, Fault> {
    let (mut table, unverified) = replay(&record, records)?;
    if record.state == State::Running {
        resume(&mut *table, &record);
    }
    Ok(Restored { session: Session::playing(record, table, records), unverified })
}

/// The transcript of a stored game.
pub fn transcript(record: &GameRecord, records: &[LogRecord]) -> String {
    let lines = records.iter().map(|record| record.lines.as_str());
    record.opening.as_deref().into_iter().chain(lines).collect()
}

/// The table after all records, and why it could not be verified.
fn replay(record: &GameRecord, records: &[LogRecord]) -> Result<(Box<dyn AnyTable>, Option<String>), Fault> {
    let opened = catalogue::open(&transcript(record, records))
        .map_err(|faults| Fault::Damaged(format!("it cannot be read: {faults}")))?;
    let unverified = match &opened.verdict {
        Verdict::Exact => None,
        Verdict::Unverified(why) => Some(why.to_string()),
        Verdict::Diverged(fault) => {
            return Err(Fault::Damaged(format!("it disagrees with the rules: {fault}")));
        }
        Verdict::UnsupportedGeneration(generation) => return Err(Fault::UnsupportedGeneration(*generation)),
    };
    // All records must replay: playing on from an earlier position would lose the rest.
    let whole = opened.table.filter(|table| table.record_count() as u64 == record.length);
    let whole = whole.ok_or_else(|| Fault::Damaged("not all of its records can be replayed".into()))?;
    Ok((whole, unverified))
}

/// Resumes chance. An imported game has no original seed, so its chance comes from a new seed, derived again for each
/// length at which the game is loaded: restarting the same seed would repeat its draws.
pub(crate) fn resume(table: &mut dyn AnyTable, record: &GameRecord) {
    let Some(seed) = record.seed else { return };
    let seed = match record.commitment {
        Some(_) => seed,
        None => secret::derive(&seed, "chance", record.length),
    };
    table.resume(Seed(seed));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Secrets, read_transcript};
    use game::GameRequest;
    use game::transcript::Player;

    /// A two-player game after this many actions.
    fn played(choices: usize) -> (GameRecord, Vec<LogRecord>) {
        let players = ["Ann", "Ben"].map(|name| Player { name: name.into(), bot: None }).to_vec();
        let request = GameRequest { players: 2, ..GameRequest::default() };
        let luxor = catalogue::title("luxor").unwrap();
        let mut table = luxor.deal(&request, None, players, Seed::from_number(1)).unwrap();
        let mut text = table.latest_lines().unwrap();
        for _ in 0..choices {
            table.act(&table.legal()[0].clone()).unwrap();
            text += &table.latest_lines().unwrap();
        }
        let secrets = Secrets {
            id: "game".into(),
            invite: "invite".into(),
            watch: "watch".into(),
            seed: Seed::from_number(1),
        };
        read_transcript(&text, None, secrets, 0).unwrap()
    }

    #[test]
    fn a_game_with_missing_records_does_not_load() {
        let (record, records) = played(6);
        assert!(restore(record.clone(), &records).is_ok());
        assert!(restore(record, &records[..4]).is_err(), "playing on from here would lose two actions");
    }
}
