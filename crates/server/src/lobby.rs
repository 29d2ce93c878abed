//! Creating games, joining, assigning seats, starting, playing again: what the session decides is stored and published.

use crate::app_state::AppState;
use crate::bot_scheduler;
use crate::clock;
use crate::command::{commit, poison, poison_if_internal};
use crate::fault::Fault;
use crate::protocol::{AskGame, AskJoin, AskSeatChange, Decision};
use crate::refusal::Refusal;
use crate::room::Room;
use crate::secret;
use game::{Message, Seed};
use session::{Ballot, GameRecord, GuestId, Session, State, new_game};
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

/// A guest takes an open seat, or in a running game the seat that the invitation is for.
pub async fn join(app: &Arc<AppState>, game: &str, guest: GuestId, ask: AskJoin) -> Result<(), Fault> {
    let room = app.room(game).await?;
    let mut session = room.lock().await?;
    if session.invited_seat(&ask.invite).is_some() {
        let append = session.take_seat(guest, &ask, clock::now());
        let append = append.inspect_err(|fault| poison_if_internal(app, &room, fault))?;
        commit(app, &room, &mut session, append).await?;
    } else {
        session.join(guest, ask)?;
        save(app, &room, &mut session).await?;
    }
    bot_scheduler::schedule(app, &room, &session);
    Ok(())
}

/// Before the game starts, the host assigns a seat to a bot or opens it. In a running game, a bot takes a seat over, or
/// its former player takes it back.
pub async fn change_seat(
    app: &Arc<AppState>,
    game: &str,
    guest: GuestId,
    number: u8,
    ask: AskSeatChange,
) -> Result<Decision, Fault> {
    let room = app.room(game).await?;
    let mut session = room.lock().await?;
    let ballot = match ask {
        ask if session.record.state == State::Waiting => {
            session.change_seat(guest, number, ask, &*app.bots)?;
            save(app, &room, &mut session).await?;
            return Ok(DONE);
        }
        AskSeatChange::Open {} => {
            let message = Message::new("refused-begun");
            return Err(Fault::refused(message, "the game has started; invite somebody to the seat instead"));
        }
        AskSeatChange::Bot { bot } => {
            session.hand_to_bot(guest, number, bot.as_deref(), &*app.bots, &room.presence(), clock::now())
        }
        AskSeatChange::Back { name } => {
            session.take_back(guest, number, &name, clock::now()).map(Ballot::Carried)
        }
    };
    decide(app, &room, &mut session, ballot).await
}

/// Makes a link with which another person can take a seat of a running game.
pub async fn invite_to_seat(
    app: &Arc<AppState>,
    game: &str,
    guest: GuestId,
    number: u8,
) -> Result<String, Fault> {
    let room = app.room(game).await?;
    let mut session = room.lock().await?;
    let code = secret::new_seat_code(game)?;
    session.invite_to_seat(guest, number, code.clone(), &room.presence(), clock::now())?;
    save(app, &room, &mut session).await?;
    Ok(code)
}

/// A player wants to end the game.
pub async fn propose_end(app: &Arc<AppState>, game: &str, guest: GuestId) -> Result<Decision, Fault> {
    let room = app.room(game).await?;
    let mut session = room.lock().await?;
    let ballot = session.propose_end(guest, clock::now());
    decide(app, &room, &mut session, ballot).await
}

/// A wish that needed no votes was granted.
const DONE: Decision = Decision { done: true, votes: 0, needed: 0 };

/// Commits what was decided, or lets everybody see the votes.
async fn decide(
    app: &Arc<AppState>,
    room: &Arc<Room>,
    session: &mut Session,
    ballot: Result<Ballot, session::Fault>,
) -> Result<Decision, Fault> {
    match ballot.inspect_err(|fault| poison_if_internal(app, room, fault))? {
        Ballot::Carried(append) => {
            commit(app, room, session, append).await?;
            bot_scheduler::schedule(app, room, session);
            Ok(DONE)
        }
        Ballot::Counted { votes, needed } => {
            room.publish(session.reset_broadcast());
            Ok(Decision { done: false, votes, needed })
        }
    }
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
