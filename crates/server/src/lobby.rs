//! Creating games, joining, assigning seats, starting, playing again.

use crate::app_state::AppState;
use crate::bot_scheduler;
use crate::clock;
use crate::command::poison;
use crate::fault::Fault;
use crate::import;
use crate::protocol::{AskGame, AskJoin, AskSeatChange};
use crate::room::{Room, SessionGuard};
use crate::seating;
use crate::secret;
use crate::session::{Session, state_of};
use catalogue::{AnyTable, SetUpFault};
use game::{Message, Seat, Seed, Wish};
use serde_json::{Value, json};
use std::sync::Arc;
use store::{GameRecord, GuestId, State};

/// Length of a game's id: 80 bits, so ids cannot be guessed.
const ID_LENGTH: usize = 16;
/// The bot for open seats when the host names none.
const DEFAULT_BOT: &str = "greedy";
/// Length of invitation and watch codes.
const CODE_LENGTH: usize = 16;

/// Creates a game; it starts at once if no seat is open.
pub async fn create(app: &Arc<AppState>, guest: GuestId, ask: AskGame, seed: Seed) -> Result<String, Fault> {
    check_count(app, guest).await?;
    if ask.options.as_ref().is_some_and(|options| options.as_object().is_none_or(|map| !map.is_empty())) {
        return Err(Fault::bad_request("no title has options other than modules"));
    }
    let title = catalogue::title(&ask.title).map_err(Fault::bad_request)?;
    let wish = Wish { players: ask.players, modules: ask.modules, first: ask.first.map(Seat) };
    title.meta().check(&wish).map_err(Fault::bad_request)?;
    if ask.seats.len() != usize::from(ask.players) {
        let what = format!("{} seats are described for {} players", ask.seats.len(), ask.players);
        return Err(Fault::bad_request(what));
    }
    let seats = seating::seats(&ask.seats, title.meta().id, &*app.bots, guest)?;
    let mut record = new_record(title.meta().id, wish_value(&wish), guest, seed)?;
    record.seats = seats;
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
    if !session.is_over() {
        return Err(Fault::refused(Message::new("refused-not-over"), "the game is not over yet"));
    }
    check_count(app, guest).await?;
    let mut record = new_record(&session.record.title, session.record.wish.clone(), guest, seed)?;
    record.seats = session.record.seats.clone();
    record.invite = None;
    import::check_bots(app, &record)?;
    let next = create_room(app, record).await?;
    session.record.next = Some(next.clone());
    save(app, &room, &mut session, 0).await?;
    Ok(next)
}

/// A guest takes an open seat.
pub async fn join(app: &Arc<AppState>, game: &str, guest: GuestId, ask: AskJoin) -> Result<(), Fault> {
    let name = seating::name(&ask.name)?;
    let room = app.room(game).await?;
    let mut session = room.lock().await?;
    if session.record.invite.as_deref() != Some(&*ask.invite) {
        return Err(Fault::forbidden("this is not an invitation to this game"));
    }
    let mut seats = session.record.seats.clone();
    match seats.get_mut(usize::from(ask.seat)) {
        None => return Err(Fault::not_found("there is no such seat")),
        Some(seat) if seat.kind == "open" && session.record.state == State::Waiting => {
            *seat = seating::person(name, guest);
        }
        Some(_) => {
            return Err(Fault::refused(Message::new("refused-seat-taken"), "this seat is taken"));
        }
    }
    seating::check_names(&seats)?;
    session.record.seats = seats;
    if !seating::has_open(&session.record) {
        deal(app, &room, &mut session)?;
    }
    save(app, &room, &mut session, 1).await?;
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
    let mut session = lock_as_host(&room, guest).await?;
    let mut seats = session.record.seats.clone();
    let seat = seats.get_mut(usize::from(number)).ok_or_else(|| Fault::not_found("there is no such seat"))?;
    if seat.holders.contains(&guest) {
        return Err(Fault::refused(Message::new("refused-seat-taken"), "this seat is your own"));
    }
    *seat = match ask {
        AskSeatChange::Open {} => seating::open(),
        AskSeatChange::Bot { bot } => seating::bot(&bot, &session.record.title, &*app.bots)?,
    };
    seating::name_bots(&mut seats);
    session.record.seats = seats;
    save(app, &room, &mut session, 1).await
}

/// The host starts the game; bots take the open seats.
pub async fn start(
    app: &Arc<AppState>,
    game: &str,
    guest: GuestId,
    bot: Option<String>,
) -> Result<(), Fault> {
    let room = app.room(game).await?;
    let mut session = lock_as_host(&room, guest).await?;
    let names = app.bots.names(&session.record.title);
    let default =
        names.iter().find(|name| **name == DEFAULT_BOT).or(names.last()).copied().unwrap_or_default();
    let seat_of_bot = seating::bot(bot.as_deref().unwrap_or(default), &session.record.title, &*app.bots)?;
    for seat in session.record.seats.iter_mut().filter(|seat| seat.kind == "open") {
        *seat = seat_of_bot.clone();
    }
    seating::name_bots(&mut session.record.seats);
    deal(app, &room, &mut session)?;
    save(app, &room, &mut session, 1).await?;
    bot_scheduler::schedule(app, &room, &session);
    Ok(())
}

/// Redeems a one-time code: the guest becomes a holder of its seats as well.
pub async fn claim(app: &Arc<AppState>, guest: GuestId, code: &str) -> Result<String, Fault> {
    let digest = secret::code_digest(code);
    let claimed = app.store.claim(digest, guest, clock::now()).await?;
    let (game, from) = claimed.ok_or_else(|| Fault::not_found("this code was used or has expired"))?;
    let room = app.room(&game).await?;
    let mut session = room.lock().await?;
    let add = |holders: &mut Vec<GuestId>| {
        if holders.contains(&from) && !holders.contains(&guest) {
            holders.push(guest);
        }
    };
    add(&mut session.record.hosts);
    session.record.seats.iter_mut().for_each(|seat| add(&mut seat.holders));
    save(app, &room, &mut session, 0).await?;
    Ok(game)
}

/// A new record of this title, without seats.
pub fn new_record(title: &str, wish: Value, host: GuestId, seed: Seed) -> Result<GameRecord, Fault> {
    let now = clock::now();
    Ok(GameRecord {
        id: secret::random_code(ID_LENGTH)?,
        title: title.into(),
        state: State::Waiting,
        wish,
        opening: None,
        commitment: Some(seed.commitment()),
        seed: Some(seed.0),
        invite: Some(secret::random_code(CODE_LENGTH)?),
        watch: Some(secret::random_code(CODE_LENGTH)?),
        base: 0,
        length: 0,
        decider: None,
        next: None,
        created: now,
        updated: now,
        seats: Vec::new(),
        hosts: vec![host],
    })
}

/// Checks the limit of unfinished games for a guest.
pub async fn check_count(app: &AppState, guest: GuestId) -> Result<(), Fault> {
    let most = app.config.limits.games;
    if most > 0 && app.store.unfinished_of(guest).await? >= most {
        return Err(Fault::too_many(format!("a guest may have at most {most} unfinished games")));
    }
    Ok(())
}

async fn create_room(app: &Arc<AppState>, mut record: GameRecord) -> Result<String, Fault> {
    if !seating::has_open(&record) {
        record.invite = None;
        deal_record(&mut record)?;
    }
    let id = record.id.clone();
    app.store.create_game(record, Vec::new()).await?;
    app.metrics.created();
    tracing::info!(game = %id, "a game was created");
    app.room(&id).await?;
    Ok(id)
}

async fn lock_as_host(room: &Room, guest: GuestId) -> Result<SessionGuard, Fault> {
    let session = room.lock().await?;
    if !session.is_host(Some(guest)) {
        return Err(Fault::forbidden("only the host may do that"));
    }
    if session.record.state != State::Waiting {
        return Err(Fault::refused(Message::new("refused-begun"), "the game has started"));
    }
    Ok(session)
}

/// Stores a record that was changed under the game's lock and advances its sequence number by `steps`. On failure the
/// room is poisoned, which discards the change.
async fn save(app: &AppState, room: &Arc<Room>, session: &mut Session, steps: u64) -> Result<(), Fault> {
    let base = session.record.base;
    session.record.base += steps;
    session.record.updated = clock::now();
    if let Err(fault) = app.store.save_game(session.record.clone(), base).await {
        poison(app, room);
        return Err(fault.into());
    }
    room.publish(session.reset_broadcast());
    Ok(())
}

/// Deals the game once all seats are taken.
fn deal(app: &AppState, room: &Arc<Room>, session: &mut Session) -> Result<(), Fault> {
    let dealt = deal_record(&mut session.record);
    let table = dealt.inspect_err(|_| poison(app, room))?;
    session.set_table(table);
    Ok(())
}

fn deal_record(record: &mut GameRecord) -> Result<Box<dyn AnyTable>, Fault> {
    let title = catalogue::title(&record.title).map_err(Fault::internal)?;
    let wish = wish_from(record)?;
    let seed = record.seed.ok_or_else(|| Fault::internal("a game without a seed"))?;
    let table =
        title.deal(&wish, None, seating::players(&record.seats), Seed(seed)).map_err(
            |fault| match fault {
                SetUpFault::Wish(what) => Fault::bad_request(what),
                SetUpFault::Components(faults) => Fault::internal(faults),
            },
        )?;
    record.opening = Some(table.latest_lines().map_err(Fault::internal)?);
    record.state = state_of(&*table);
    record.decider = table.decider().map(|seat| seat.0);
    Ok(table)
}

fn wish_value(wish: &Wish) -> Value {
    json!({ "players": wish.players, "modules": wish.modules, "first": wish.first })
}

fn wish_from(record: &GameRecord) -> Result<Wish, Fault> {
    #[derive(serde::Deserialize)]
    struct Kept {
        players: u8,
        modules: Vec<String>,
        first: Option<Seat>,
    }
    let kept: Kept = serde_json::from_value(record.wish.clone()).map_err(Fault::internal)?;
    Ok(Wish { players: kept.players, modules: kept.modules, first: kept.first })
}
