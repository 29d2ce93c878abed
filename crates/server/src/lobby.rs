//! Creating games, joining, assigning seats, starting, playing again: what the session decides is stored and published.

use crate::app_state::AppState;
use crate::bot_scheduler;
use crate::clock;
use crate::command::poison;
use crate::fault::Fault;
use crate::protocol::{AskGame, AskJoin, AskSeatChange};
use crate::refusal::Refusal;
use crate::room::Room;
use crate::secret;
use game::Seed;
use session::{GameRecord, GuestId, Session, State, new_game};
use std::sync::Arc;

/// Creates a game; it starts at once if no seat is open.
pub async fn create(app: &Arc<AppState>, guest: GuestId, ask: AskGame, seed: Seed) -> Result<String, Fault> {
    let record = new_game(ask, guest, &*app.bots, secret::of_new_game(seed)?, clock::now())?;
    check_room_for(app, guest, &record).await?;
    create_room(app, record).await
}

/// Creates the next game with the same players and options.
pub async fn again(app: &Arc<AppState>, game: &str, guest: GuestId, seed: Seed) -> Result<String, Fault> {
    let room = app.room(game).await?;
    let mut session = room.lock().await?;
    if session.seats_of(Some(guest)).is_empty() && !session.is_host(Some(guest)) {
        return Err(Fault::forbidden("only players of this game can play it again"));
    }
    if let Some(next) = &session.record.next {
        return Ok(next.clone());
    }
    let record = session.next_game(guest, &*app.bots, secret::of_new_game(seed)?, clock::now())?;
    check_room_for(app, guest, &record).await?;
    let next = create_room(app, record).await?;
    session.record.next = Some(next.clone());
    save(app, &room, &mut session).await?;
    Ok(next)
}

/// A guest takes an open seat.
pub async fn join(app: &Arc<AppState>, game: &str, guest: GuestId, ask: AskJoin) -> Result<(), Fault> {
    let room = app.room(game).await?;
    let mut session = room.lock().await?;
    session.join(guest, ask)?;
    save(app, &room, &mut session).await?;
    bot_scheduler::schedule(app, &room, &session);
    Ok(())
}

/// The host assigns a seat to a bot, or opens it.
pub async fn change_seat(
    app: &Arc<AppState>,
    game: &str,
    guest: GuestId,
    number: u8,
    ask: AskSeatChange,
) -> Result<(), Fault> {
    let room = app.room(game).await?;
    let mut session = room.lock().await?;
    session.change_seat(guest, number, ask, &*app.bots)?;
    save(app, &room, &mut session).await
}

/// The host starts the game; bots take the open seats.
pub async fn start(
    app: &Arc<AppState>,
    game: &str,
    guest: GuestId,
    bot: Option<String>,
) -> Result<(), Fault> {
    let room = app.room(game).await?;
    let mut session = room.lock().await?;
    // Open seats become bots: without a person it will be a game of computers only.
    let most = app.config.limits.bot_games;
    let no_person = session.record.seats.iter().all(|seat| seat.kind != "person");
    if most > 0 && no_person && app.store.usage_of(guest).await?.bots_only >= most {
        return Err(app.refuse(Refusal::BotGames));
    }
    session.start(guest, bot, &*app.bots)?;
    save(app, &room, &mut session).await?;
    bot_scheduler::schedule(app, &room, &session);
    Ok(())
}

/// Redeems a one-time code: the guest becomes a holder of its seats as well.
pub async fn claim(app: &Arc<AppState>, guest: GuestId, code: &str) -> Result<String, Fault> {
    let unknown = || Fault::not_found("this code was used or has expired");
    let (digest, now) = (secret::code_digest(code), clock::now());
    let (game, from) = app.store.code(digest, now).await?.ok_or_else(unknown)?;
    let room = app.room(&game).await?;
    let mut session = room.lock().await?;
    let claimed = app.store.claim(digest, guest, session.seq(), now).await;
    if !claimed.inspect_err(|_| poison(app, &room))? {
        return Err(unknown());
    }
    // What the store did, without reading it again.
    session.add_device(from, guest);
    session.record.base += 1;
    session.record.updated = now;
    room.publish(session.reset_broadcast());
    Ok(game)
}

/// Checks that a guest may have this game too, and that there is room for it.
pub async fn check_room_for(app: &AppState, guest: GuestId, record: &GameRecord) -> Result<(), Fault> {
    let limits = &app.config.limits;
    let usage = app.store.usage_of(guest).await?;
    let reached = |most: u64, used: u64| most > 0 && used >= most;
    if reached(limits.games, usage.unfinished) {
        return Err(app.refuse(Refusal::Games));
    }
    if reached(limits.bot_games, usage.bots_only) && is_bots_only(record) {
        return Err(app.refuse(Refusal::BotGames));
    }
    if reached(limits.records_per_guest, usage.records + record.length) {
        return Err(app.refuse(Refusal::Records));
    }
    if limits.database > 0 && app.store.size().await?.database >= limits.database {
        return Err(app.refuse(Refusal::Database));
    }
    Ok(())
}

/// Do only computers play, so that nobody waits for them?
fn is_bots_only(record: &GameRecord) -> bool {
    record.state != State::Over && record.seats.iter().all(|seat| seat.bot.is_some())
}

async fn create_room(app: &Arc<AppState>, record: GameRecord) -> Result<String, Fault> {
    let id = record.id.clone();
    app.store.create_game(record, Vec::new()).await?;
    app.metrics.created();
    tracing::info!(game = %id, "a game was created");
    app.room(&id).await?;
    Ok(id)
}

/// Stores a record that was changed under the game's lock, as its next version. On failure the room is poisoned, which
/// discards the change.
async fn save(app: &AppState, room: &Arc<Room>, session: &mut Session) -> Result<(), Fault> {
    let after = session.seq();
    session.record.base += 1;
    session.record.updated = clock::now();
    if let Err(fault) = app.store.save_game(session.record.clone(), after).await {
        poison(app, room);
        return Err(fault.into());
    }
    room.publish(session.reset_broadcast());
    Ok(())
}
