//! Transcripts as games to be stored.

use crate::session::state_of;
use crate::{Fault, GameRecord, GuestId, LogRecord, SeatRecord, Secrets, seating};
use catalogue::AnyTable;
use game::Seed;
use game::transcript::{self, Line, Verdict};
use serde_json::json;

/// Converts a transcript to a game to be stored, whose people's seats `holder` holds. Further chance comes from the
/// seed in `secrets`.
pub fn read_transcript(
    text: &str,
    holder: Option<GuestId>,
    secrets: Secrets,
    now: i64,
) -> Result<(GameRecord, Vec<LogRecord>), Fault> {
    // Positions of others are not trusted as far as games that were played from the deal, so nothing is replayed.
    if transcript::read(text).is_ok_and(|read| read.header.position.is_some()) {
        let what =
            "this game began from a position; it can be continued with luxor play --resume, not on a server";
        return Err(Fault::bad_request(what.to_string()));
    }
    let opened = catalogue::open(text).map_err(|faults| Fault::bad_request(faults.to_string()))?;
    match &opened.verdict {
        Verdict::Exact | Verdict::Unverified(_) => {}
        Verdict::Diverged(fault) => {
            return Err(Fault::bad_request(format!("file and rules disagree: {fault}")));
        }
        Verdict::UnsupportedGeneration(generation) => return Err(Fault::UnsupportedGeneration(*generation)),
    }
    let Some(table) = opened.table else {
        return Err(Fault::bad_request(format!("this transcript cannot be replayed: {}", opened.verdict)));
    };
    let (opening, records, own_seed) = lines(text)?;
    let over = table.decider().is_none();
    let mut record = GameRecord::new(&opened.header.title, request(&*table), secrets, now);
    record.state = state_of(&*table);
    record.opening = Some(opening);
    record.length = records.len() as u64;
    record.decider = table.decider().map(|seat| seat.0);
    record.invite = None;
    record.hosts = holder.into_iter().collect();
    // An unfinished game gets a new seed, so no commitment covers the whole game. A finished one keeps its own.
    record.commitment = if over { opened.header.commitment.clone() } else { None };
    if over {
        record.seed = own_seed.as_deref().and_then(|seed| seed.parse().ok()).map(|seed: Seed| seed.0);
    }
    let seat = |player: &transcript::Player| SeatRecord {
        kind: if player.bot.is_some() { "bot" } else { "person" }.into(),
        name: player.name.clone(),
        bot: player.bot.clone(),
        holders: if player.bot.is_some() { Vec::new() } else { holder.into_iter().collect() },
        former: Vec::new(),
        invite: None,
    };
    record.seats = table.players().iter().map(seat).collect();
    seating::tidy_names(&mut record.seats);
    Ok((record, records))
}

fn request(table: &dyn AnyTable) -> serde_json::Value {
    let options = table.options();
    json!({
        "players": table.players().len(),
        "modules": options.get("modules").cloned().unwrap_or_else(|| json!([])),
        "first": options.get("first").cloned().unwrap_or_default(),
    })
}

/// Splits a transcript into the lines before the first record, those of each record, and the seed.
fn lines(text: &str) -> Result<(String, Vec<LogRecord>, Option<String>), Fault> {
    let read = transcript::read(text).map_err(|faults| Fault::bad_request(faults.to_string()))?;
    let texts: Vec<&str> = text.lines().collect();
    let mut opening = String::new();
    let mut records: Vec<LogRecord> = Vec::new();
    let mut seed = None;
    let header = texts.iter().find(|line| !line.trim().is_empty()).copied().unwrap_or_default();
    opening.push_str(header);
    opening.push('\n');
    for (number, line) in &read.lines {
        if matches!(line, Line::Act(_) | Line::Undo(_) | Line::Takeover(_) | Line::End(_)) {
            records.push(LogRecord { lines: String::new(), command: None });
        }
        if let Line::Takeover(takeover) = line {
            seating::name(&takeover.to.name)?;
        }
        if let Line::Result(result) = line {
            seed = result.seed.clone();
        }
        if let Line::End(end) = line {
            seed = end.seed.clone();
        }
        let to = records.last_mut().map_or(&mut opening, |record| &mut record.lines);
        to.push_str(texts.get(number - 1).copied().unwrap_or_default());
        to.push('\n');
    }
    Ok((opening, records, seed))
}
