//! Creating games, joining, assigning seats, starting, playing again: what the session decides is stored and published.

use crate::app_state::AppState;
use crate::bot_scheduler;
use crate::clock;
use crate::command::{check_length, commit, not_stored, poison_if_internal};
use crate::fault::Fault;
use crate::protocol::{AskGame, AskJoin, AskSeatChange, Decision};
use crate::rejection::RequestRejection;
use crate::room::Room;
use crate::secret;
use crate::sync;
use game::{Message, Seed};
use session::lesson::{Lesson, Progress, played_on};
use session::{GameRecord, GuestId, Session, State, VoteOutcome, new_game};
use std::sync::Arc;
use tokio::sync::MutexGuard;

/// Changes a game under its lock. If another node was first, the change is made again. (A function that takes an async
/// closure could not promise that its future is `Send`.)
macro_rules! change {
    ($app:ident, $game:expr, |$room:ident, $session:ident| $change:block) => {{
        let $room = &$app.room($game).await?;
        let mut locked = $room.lock().await?;
        let $session: &mut Session = &mut locked;
        if $room.sync.is_behind() {
            sync::catch_up($app, $room, $session).await?;
        }
        loop {
            let before = $app.is_shared().then(|| $session.record.clone());
            let changed = async { $change }.await;
            if let Some(done) = settle($app, $room, $session, before, changed).await? {
                break Ok::<_, Fault>(done);
            }
        }
    }};
}

/// Creates a game; it starts at once if no seat is open.
pub async fn create(app: &Arc<AppState>, guest: GuestId, ask: AskGame, seed: Seed) -> Result<String, Fault> {
    let record = new_game(ask, guest, &*app.bots, secret::of_new_game(seed)?, clock::now())?;
    let _quota = check_room_for(app, guest, &record).await?;
    create_room(app, record).await
}

/// Creates the game that a lesson leads into.
pub async fn play_on(
    app: &Arc<AppState>,
    guest: GuestId,
    lesson: &Lesson,
    progress: Progress,
    name: &str,
    seed: Seed,
) -> Result<String, Fault> {
    let secrets = secret::of_new_game(seed)?;
    let record = played_on(lesson, progress, name, guest, &*app.bots, secrets, clock::now())?;
    let _quota = check_room_for(app, guest, &record).await?;
    create_room(app, record).await
}

/// Creates the next game with the same players and options.
pub async fn again(app: &Arc<AppState>, game: &str, guest: GuestId, seed: Seed) -> Result<String, Fault> {
    let next = change!(app, game, |room, session| {
        if session.seats_of(Some(guest)).is_empty() && !session.is_host(Some(guest)) {
            return Err(Fault::forbidden("only players of this game can play it again"));
        }
        if let Some(next) = &session.record.next {
            return Ok(next.clone());
        }
        let secrets = secret::of_new_game(seed.clone())?;
        let record = session.next_game(guest, &*app.bots, secrets, clock::now())?;
        let _quota = check_room_for(app, guest, &record).await?;
        let (next, version) = (record.id.clone(), record.version());
        store_game(app, record).await?;
        session.record.next = Some(next.clone());
        if let Err(fault) = save(app, room, session).await {
            if room.sync.is_outrun() {
                // Another node has made the next game, or will.
                app.store.delete_game(&next, version).await?;
            }
            return Err(fault);
        }
        Ok(next)
    })?;
    app.room(&next).await?;
    Ok(next)
}

/// A guest takes an open seat, or in a running game the seat that the invitation is for.
pub async fn join(app: &Arc<AppState>, game: &str, guest: GuestId, ask: AskJoin) -> Result<(), Fault> {
    change!(app, game, |room, session| {
        if session.invited_seat(&ask.invite).is_some() {
            check_length(app, session)?;
            let append = session.take_seat(guest, &ask, clock::now());
            let append = append.inspect_err(|fault| poison_if_internal(app, room, fault))?;
            commit(app, room, session, append).await?;
        } else {
            session.join(guest, ask.clone())?;
            save(app, room, session).await?;
        }
        bot_scheduler::schedule(app, room, session);
        Ok(())
    })
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
    change!(app, game, |room, session| {
        let _quota;
        let outcome = match &ask {
            ask if session.record.state == State::Waiting => {
                session.change_seat(guest, number, ask.clone(), &*app.bots)?;
                save(app, room, session).await?;
                return Ok(DONE);
            }
            AskSeatChange::Open {} => {
                let message = Message::new("refused-begun");
                let why = "the game has started; invite somebody to the seat instead";
                return Err(Fault::refused(message, why));
            }
            AskSeatChange::Bot { bot } => {
                // If its last person leaves, it becomes a game of computers only.
                _quota = match session.record.hosts.first() {
                    Some(host) if session.is_last_person(number) => Some(check_bot_games(app, *host).await?),
                    _ => None,
                };
                sync::read_votes(app, room, session).await?;
                let ask = |session: &mut Session| {
                    let (presence, now) = (room.presence(), clock::now());
                    session.hand_to_bot(guest, number, bot.as_deref(), &*app.bots, &presence, now)
                };
                match ask(session) {
                    Ok(VoteOutcome::Pending { .. }) if app.is_shared() => {
                        // Others may want it at another node at the same moment.
                        sync::share_votes(app, room, session).await?;
                        ask(session)
                    }
                    outcome => outcome,
                }
            }
            AskSeatChange::Back { name } => {
                check_length(app, session)?;
                session.take_back(guest, number, name, clock::now()).map(VoteOutcome::Passed)
            }
        };
        decide(app, room, session, outcome).await
    })
}

/// Makes a link with which another person can take a seat of a running game.
pub async fn invite_to_seat(
    app: &Arc<AppState>,
    game: &str,
    guest: GuestId,
    number: u8,
) -> Result<String, Fault> {
    let code = secret::new_seat_code(game)?;
    change!(app, game, |room, session| {
        session.invite_to_seat(guest, number, code.clone(), &room.presence(), clock::now())?;
        save(app, room, session).await
    })?;
    Ok(code)
}

/// A player wants to end the game.
pub async fn propose_end(app: &Arc<AppState>, game: &str, guest: GuestId) -> Result<Decision, Fault> {
    change!(app, game, |room, session| {
        sync::read_votes(app, room, session).await?;
        let mut outcome = session.propose_end(guest, clock::now());
        if let (Ok(VoteOutcome::Pending { .. }), true) = (&outcome, app.is_shared()) {
            // Others may want it at another node at the same moment.
            sync::share_votes(app, room, session).await?;
            outcome = session.propose_end(guest, clock::now());
        }
        decide(app, room, session, outcome).await
    })
}

/// A request that needed no votes was granted.
const DONE: Decision = Decision { done: true, votes: 0, needed: 0 };

/// Commits what was decided, or lets everybody see the votes.
async fn decide(
    app: &Arc<AppState>,
    room: &Arc<Room>,
    session: &mut Session,
    outcome: Result<VoteOutcome, session::Fault>,
) -> Result<Decision, Fault> {
    match outcome.inspect_err(|fault| poison_if_internal(app, room, fault))? {
        VoteOutcome::Passed(append) => {
            commit(app, room, session, append).await?;
            bot_scheduler::schedule(app, room, session);
            Ok(DONE)
        }
        VoteOutcome::Pending { votes, needed } => {
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
    change!(app, game, |room, session| {
        // Open seats become bots: without a person it will be a game of computers only.
        let no_person = session.record.seats.iter().all(|seat| seat.kind != "person");
        let _quota = if no_person { Some(check_bot_games(app, guest).await?) } else { None };
        session.start(guest, bot.clone(), &*app.bots)?;
        save(app, room, session).await?;
        bot_scheduler::schedule(app, room, session);
        Ok(())
    })
}

/// Redeems a one-time code: the guest becomes a holder of its seats as well.
pub async fn claim(app: &Arc<AppState>, guest: GuestId, code: &str) -> Result<String, Fault> {
    let unknown = || Fault::not_found("this code was used or has expired");
    let (digest, now) = (secret::code_digest(code), clock::now());
    let (game, from) = app.store.code(digest, now).await?.ok_or_else(unknown)?;
    change!(app, &game, |room, session| {
        room.sync.expect(session.seq() + 1);
        let claimed = app.store.claim(digest, guest, session.seq(), now).await;
        if !claimed.map_err(|fault| not_stored(app, room, session, &fault))? {
            return Err(unknown());
        }
        // What the store did, without reading it again.
        session.add_device(from, guest);
        session.record.base += 1;
        session.record.updated = now;
        session.record.expires = None;
        room.publish(session.reset_broadcast());
        Ok(())
    })?;
    Ok(game)
}

/// A player wants a game to stay whose end is announced: it counts as touched now.
pub async fn keep(app: &Arc<AppState>, game: &str, guest: GuestId) -> Result<(), Fault> {
    change!(app, game, |room, session| {
        if !session.record.concerns(guest) {
            return Err(Fault::forbidden("only players of this game can keep it"));
        }
        save(app, room, session).await
    })
}

/// Checks that a guest may have this game too, and that there is room for it. Until the guard is dropped no other game
/// of the guest is checked, so that of two at the same time only one is the last that is allowed.
pub async fn check_room_for<'a>(
    app: &'a AppState,
    guest: GuestId,
    record: &GameRecord,
) -> Result<MutexGuard<'a, ()>, Fault> {
    let quota = app.quota(guest).lock().await;
    let limits = &app.config.limits;
    let usage = app.store.usage_of(guest).await?;
    let reached = |most: u64, used: u64| most > 0 && used >= most;
    if reached(limits.games, usage.unfinished) {
        return Err(app.refuse(RequestRejection::Games));
    }
    if reached(limits.bot_games, usage.bots_only) && is_bots_only(record) {
        return Err(app.refuse(RequestRejection::BotGames));
    }
    if reached(limits.records_per_guest, usage.records + record.length) {
        return Err(app.refuse(RequestRejection::Records));
    }
    if limits.database > 0 && app.store.size().await?.database >= limits.database {
        return Err(app.refuse(RequestRejection::Database));
    }
    Ok(quota)
}

/// Checks that a guest may have one more game in which only computers play; with the same guard.
async fn check_bot_games(app: &AppState, guest: GuestId) -> Result<MutexGuard<'_, ()>, Fault> {
    let quota = app.quota(guest).lock().await;
    let most = app.config.limits.bot_games;
    match most > 0 && app.store.usage_of(guest).await?.bots_only >= most {
        true => Err(app.refuse(RequestRejection::BotGames)),
        false => Ok(quota),
    }
}

/// Do only computers play, so that nobody waits for them?
fn is_bots_only(record: &GameRecord) -> bool {
    record.state != State::Over && record.seats.iter().all(|seat| seat.bot.is_some())
}

async fn create_room(app: &Arc<AppState>, record: GameRecord) -> Result<String, Fault> {
    let id = record.id.clone();
    store_game(app, record).await?;
    app.room(&id).await?;
    Ok(id)
}

async fn store_game(app: &AppState, record: GameRecord) -> Result<(), Fault> {
    let id = record.id.clone();
    app.store.create_game(record, Vec::new()).await?;
    app.metrics.created();
    tracing::info!(game = %id, "a game was created");
    Ok(())
}

/// Makes a change good after a node was first with another one. Gives the result of the change; `None` means that it is
/// to be made again, to what that node left.
async fn settle<T>(
    app: &Arc<AppState>,
    room: &Arc<Room>,
    session: &mut Session,
    before: Option<GameRecord>,
    changed: Result<T, Fault>,
) -> Result<Option<T>, Fault> {
    if let Some(before) = before.filter(|_| changed.is_err() && room.sync.is_behind()) {
        session.restore_record(before);
    }
    match changed {
        Err(_) if room.sync.is_outrun() => sync::catch_up(app, room, session).await.map(|()| None),
        changed => changed.map(Some),
    }
}

/// Stores a record that was changed under the game's lock, as its next version.
async fn save(app: &AppState, room: &Arc<Room>, session: &mut Session) -> Result<(), Fault> {
    let after = session.seq();
    session.record.base += 1;
    session.record.updated = clock::now();
    room.sync.expect(after + 1);
    session.record.expires = None;
    if let Err(fault) = app.store.save_game(session.record.clone(), after).await {
        return Err(not_stored(app, room, session, &fault));
    }
    room.publish(session.reset_broadcast());
    Ok(())
}
