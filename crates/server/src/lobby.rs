//! From a wish to a dealt game: making, joining, giving away seats, beginning, playing again.

use crate::clock;
use crate::command::spoil;
use crate::drive;
use crate::fault::Fault;
use crate::house::House;
use crate::import;
use crate::protocol::{AskGame, AskJoin, AskSeatChange};
use crate::room::{Entered, Room};
use crate::seating;
use crate::secret;
use crate::sitting::{Sitting, state_of};
use catalogue::{AnyTable, SetUpFault};
use game::{Message, Seat, Seed, Wish};
use serde_json::{Value, json};
use std::sync::Arc;
use store::{GameRecord, GuestId, State};

/// Letters of a game's id: nobody finds a game by guessing.
const ID: usize = 16;
/// The computer player for an open seat when the host names none.
const USUAL: &str = "greedy";
/// Letters of an invitation and of a watch code.
const CODE: usize = 16;

/// Makes a game; it begins at once if no seat is open.
pub async fn create(house: &Arc<House>, guest: GuestId, ask: AskGame, seed: Seed) -> Result<String, Fault> {
    check_count(house, guest).await?;
    if ask.options.as_ref().is_some_and(|options| options.as_object().is_none_or(|map| !map.is_empty())) {
        return Err(Fault::bad_request("no title has options beyond its modules"));
    }
    let title = catalogue::title(&ask.title).map_err(Fault::bad_request)?;
    let wish = Wish { players: ask.players, modules: ask.modules, first: ask.first.map(Seat) };
    title.meta().check(&wish).map_err(Fault::bad_request)?;
    if ask.seats.len() != usize::from(ask.players) {
        let what = format!("{} seats are described for {} players", ask.seats.len(), ask.players);
        return Err(Fault::bad_request(what));
    }
    let seats = seating::seats(&ask.seats, title.meta().id, &*house.minds, guest)?;
    let mut record = fresh(title.meta().id, wish_value(&wish), guest, seed)?;
    record.seats = seats;
    make(house, record).await
}

/// The same people and options once more.
pub async fn again(house: &Arc<House>, game: &str, guest: GuestId, seed: Seed) -> Result<String, Fault> {
    let room = house.room(game).await?;
    let mut sitting = room.enter().await?;
    if sitting.seats_of(Some(guest)).is_empty() && !sitting.is_host(Some(guest)) {
        return Err(Fault::forbidden("only who played can play again"));
    }
    if let Some(next) = &sitting.record.next {
        return Ok(next.clone());
    }
    if !sitting.is_over() {
        return Err(Fault::refused(Message::new("refused-not-over"), "the game is not over yet"));
    }
    check_count(house, guest).await?;
    let mut record = fresh(&sitting.record.title, sitting.record.wish.clone(), guest, seed)?;
    record.seats = sitting.record.seats.clone();
    record.invite = None;
    import::check_bots(house, &record)?;
    let next = make(house, record).await?;
    sitting.record.next = Some(next.clone());
    save(house, &room, &mut sitting, 0).await?;
    Ok(next)
}

/// A guest takes an open seat.
pub async fn join(house: &Arc<House>, game: &str, guest: GuestId, ask: AskJoin) -> Result<(), Fault> {
    let name = seating::name(&ask.name)?;
    let room = house.room(game).await?;
    let mut sitting = room.enter().await?;
    if sitting.record.invite.as_deref() != Some(&*ask.invite) {
        return Err(Fault::forbidden("this is no invitation to this game"));
    }
    let mut seats = sitting.record.seats.clone();
    match seats.get_mut(usize::from(ask.seat)) {
        None => return Err(Fault::not_found("there is no such seat")),
        Some(seat) if seat.kind == "open" && sitting.record.state == State::Waiting => {
            *seat = seating::person(name, guest);
        }
        Some(_) => {
            return Err(Fault::refused(Message::new("refused-seat-taken"), "this seat is taken"));
        }
    }
    seating::check_names(&seats)?;
    sitting.record.seats = seats;
    if !seating::has_open(&sitting.record) {
        deal(house, &room, &mut sitting)?;
    }
    save(house, &room, &mut sitting, 1).await?;
    drive::rouse(house, &room, &sitting);
    Ok(())
}

/// The host gives a seat to a computer player, or frees it.
pub async fn change_seat(
    house: &Arc<House>,
    game: &str,
    guest: GuestId,
    number: u8,
    ask: AskSeatChange,
) -> Result<(), Fault> {
    let room = house.room(game).await?;
    let mut sitting = as_host(&room, guest).await?;
    let mut seats = sitting.record.seats.clone();
    let seat = seats.get_mut(usize::from(number)).ok_or_else(|| Fault::not_found("there is no such seat"))?;
    if seat.holders.contains(&guest) {
        return Err(Fault::refused(Message::new("refused-seat-taken"), "this seat is your own"));
    }
    *seat = match ask {
        AskSeatChange::Open {} => seating::open(),
        AskSeatChange::Bot { bot } => seating::computer(&bot, &sitting.record.title, &*house.minds)?,
    };
    seating::name_computers(&mut seats);
    sitting.record.seats = seats;
    save(house, &room, &mut sitting, 1).await
}

/// The host begins; computer players take the open seats.
pub async fn start(house: &Arc<House>, game: &str, guest: GuestId, bot: Option<String>) -> Result<(), Fault> {
    let room = house.room(game).await?;
    let mut sitting = as_host(&room, guest).await?;
    let names = house.minds.names(&sitting.record.title);
    let usual = names.iter().find(|name| **name == USUAL).or(names.last()).copied().unwrap_or_default();
    let computer = seating::computer(bot.as_deref().unwrap_or(usual), &sitting.record.title, &*house.minds)?;
    for seat in sitting.record.seats.iter_mut().filter(|seat| seat.kind == "open") {
        *seat = computer.clone();
    }
    seating::name_computers(&mut sitting.record.seats);
    deal(house, &room, &mut sitting)?;
    save(house, &room, &mut sitting, 1).await?;
    drive::rouse(house, &room, &sitting);
    Ok(())
}

/// Whoever shows a one-time code holds the seats it stands for as well.
pub async fn claim(house: &Arc<House>, guest: GuestId, code: &str) -> Result<String, Fault> {
    let digest = secret::code_digest(code);
    let claimed = house.store.claim(digest, guest, clock::now()).await?;
    let (game, from) = claimed.ok_or_else(|| Fault::not_found("this code was used, or is too old"))?;
    let room = house.room(&game).await?;
    let mut sitting = room.enter().await?;
    let add = |holders: &mut Vec<GuestId>| {
        if holders.contains(&from) && !holders.contains(&guest) {
            holders.push(guest);
        }
    };
    add(&mut sitting.record.hosts);
    sitting.record.seats.iter_mut().for_each(|seat| add(&mut seat.holders));
    save(house, &room, &mut sitting, 0).await?;
    Ok(game)
}

/// A new game of this title, without seats.
pub fn fresh(title: &str, wish: Value, host: GuestId, seed: Seed) -> Result<GameRecord, Fault> {
    let now = clock::now();
    Ok(GameRecord {
        id: secret::word(ID)?,
        title: title.into(),
        state: State::Waiting,
        wish,
        opening: None,
        commitment: Some(seed.commitment()),
        seed: Some(seed.0),
        invite: Some(secret::word(CODE)?),
        watch: Some(secret::word(CODE)?),
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

/// Has somebody too many games already?
pub async fn check_count(house: &House, guest: GuestId) -> Result<(), Fault> {
    let most = house.config.limits.games;
    if most > 0 && house.store.unfinished_of(guest).await? >= most {
        return Err(Fault::too_many(format!("{most} unfinished games are enough for one guest")));
    }
    Ok(())
}

async fn make(house: &Arc<House>, mut record: GameRecord) -> Result<String, Fault> {
    if !seating::has_open(&record) {
        record.invite = None;
        deal_record(&mut record)?;
    }
    let id = record.id.clone();
    house.store.create_game(record, Vec::new()).await?;
    house.figures.created();
    tracing::info!(game = %id, "a game was made");
    house.room(&id).await?;
    Ok(id)
}

async fn as_host(room: &Room, guest: GuestId) -> Result<Entered, Fault> {
    let sitting = room.enter().await?;
    if !sitting.is_host(Some(guest)) {
        return Err(Fault::forbidden("only the host may do that"));
    }
    if sitting.record.state != State::Waiting {
        return Err(Fault::refused(Message::new("refused-begun"), "the game has begun"));
    }
    Ok(sitting)
}

/// Stores a game whose record was changed under its lock, `steps` changes later. If that fails the change is thrown
/// away with everything in memory.
async fn save(house: &House, room: &Arc<Room>, sitting: &mut Sitting, steps: u64) -> Result<(), Fault> {
    let base = sitting.record.base;
    sitting.record.base += steps;
    sitting.record.updated = clock::now();
    if let Err(fault) = house.store.save_game(sitting.record.clone(), base).await {
        spoil(house, room);
        return Err(fault.into());
    }
    room.publish(sitting.tell_anew());
    Ok(())
}

/// Everybody is there: lays the table.
fn deal(house: &House, room: &Arc<Room>, sitting: &mut Sitting) -> Result<(), Fault> {
    let dealt = deal_record(&mut sitting.record);
    let table = dealt.inspect_err(|_| spoil(house, room))?;
    sitting.sit_down(table);
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
