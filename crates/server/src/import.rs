//! Importing transcripts.

use crate::app_state::AppState;
use crate::clock;
use crate::fault::Fault;
use crate::lobby;
use crate::seating;
use crate::session::state_of;
use catalogue::AnyTable;
use game::Seed;
use game::transcript::{self, Line, Verdict};
use serde_json::json;
use std::sync::Arc;
use store::{GameRecord, GuestId, LogRecord, SeatRecord, State};

/// Imports a transcript as a new game. The guest holds the seats of all people in it.
pub async fn import(app: &Arc<AppState>, guest: GuestId, text: String, seed: Seed) -> Result<String, Fault> {
    lobby::check_count(app, guest).await?;
    let (record, records) = tokio::task::spawn_blocking(move || read(&text, Some(guest), seed))
        .await
        .map_err(|why| Fault::internal(format!("a transcript could not be read: {why}")))??;
    let id = record.id.clone();
    let waits = record.state == State::Running;
    check_bots(app, &record)?;
    app.store.create_game(record, records).await?;
    app.metrics.created();
    if waits {
        app.room(&id).await?;
    }
    Ok(id)
}

/// Checks that this server has all bots of a game, unless the game is over.
pub fn check_bots(app: &AppState, record: &GameRecord) -> Result<(), Fault> {
    if record.state == State::Over {
        return Ok(());
    }
    let known = app.bots.names(&record.title);
    let bots = record.seats.iter().filter_map(|seat| seat.bot.as_deref());
    match bots.into_iter().find(|bot| !known.contains(bot)) {
        Some(bot) => Err(Fault::bad_request(format!("this server has no bot {bot:?}"))),
        None => Ok(()),
    }
}

/// Converts a transcript to a game to be stored, whose people's seats `holder` holds. Further chance comes from `seed`.
pub fn read(text: &str, holder: Option<GuestId>, seed: Seed) -> Result<(GameRecord, Vec<LogRecord>), Fault> {
    let opened = catalogue::open(text).map_err(|faults| Fault::bad_request(faults.to_string()))?;
    match &opened.verdict {
        Verdict::Exact | Verdict::Unverified(_) => {}
        Verdict::Diverged(fault) => {
            return Err(Fault::bad_request(format!("file and rules disagree: {fault}")));
        }
        Verdict::UnsupportedGeneration(generation) => return Err(Fault::unsupported_generation(*generation)),
    }
    let Some(table) = opened.table else {
        return Err(Fault::bad_request(format!("this transcript cannot be replayed: {}", opened.verdict)));
    };
    let (opening, records, own_seed) = lines(text)?;
    let over = table.decider().is_none();
    let mut record = lobby::new_record(&opened.header.title, json!({}), GuestId(0), seed)?;
    record.wish = wish(&*table);
    record.state = state_of(&*table);
    record.opening = Some(opening);
    record.length = records.len() as u64;
    record.decider = table.decider().map(|seat| seat.0);
    record.invite = None;
    record.hosts = holder.into_iter().collect();
    record.updated = clock::now();
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
    };
    record.seats = table.players().iter().map(seat).collect();
    seating::tidy_names(&mut record.seats);
    Ok((record, records))
}

fn wish(table: &dyn AnyTable) -> serde_json::Value {
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
        if matches!(line, Line::Act(_) | Line::Undo(_)) {
            records.push(LogRecord { lines: String::new(), command: None });
        }
        if let Line::Result(result) = line {
            seed = result.seed.clone();
        }
        let to = records.last_mut().map_or(&mut opening, |record| &mut record.lines);
        to.push_str(texts.get(number - 1).copied().unwrap_or_default());
        to.push('\n');
    }
    Ok((opening, records, seed))
}
