//! Letting computer players play: off the path of requests, on a bounded number of threads.

use crate::command;
use crate::fault::Fault;
use crate::house::House;
use crate::minds::Thinker;
use crate::room::Room;
use crate::secret;
use crate::sitting::{Order, Sitting};
use catalogue::Advice;
use game::Seat;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// If a computer player decides now and nobody lets it, somebody does from now on. Called by whoever holds the game.
pub fn rouse(house: &Arc<House>, room: &Arc<Room>, sitting: &Sitting) {
    if sitting.bot_to_move().is_none() || house.is_closing() || room.driven.swap(true, Ordering::AcqRel) {
        return;
    }
    let (house, room) = (house.clone(), room.clone());
    let driving = tokio::spawn({
        let (house, room) = (house.clone(), room.clone());
        async move { drive(&house, &room).await }
    });
    tokio::spawn(async move {
        match driving.await {
            Ok(Ok(())) => {}
            Ok(Err(fault)) => {
                tracing::error!(game = %room.id, why = fault.detail(), "a computer player stopped");
                room.driven.store(false, Ordering::Release);
            }
            Err(why) => {
                tracing::error!(game = %room.id, %why, "a computer player broke off");
                command::spoil(&house, &room);
            }
        }
    });
}

/// Wakes the games in which a computer player was thinking when the server ended.
pub async fn rouse_all(house: &Arc<House>) -> Result<(), Fault> {
    for id in house.store.awaiting_bots().await? {
        if let Err(fault) = house.room(&id).await {
            tracing::error!(game = %id, why = fault.detail(), "a game cannot go on");
        }
    }
    Ok(())
}

async fn drive(house: &Arc<House>, room: &Arc<Room>) -> Result<(), Fault> {
    loop {
        let place = house.thinking.clone().acquire_owned().await.map_err(Fault::internal)?;
        let (seat, seq, thinker) = {
            let mut sitting = room.enter().await?;
            let Some(seat) = sitting.bot_to_move().filter(|_| !house.is_closing()) else {
                // Under the lock: whoever changes the game next rouses us again.
                room.driven.store(false, Ordering::Release);
                return Ok(());
            };
            (seat, sitting.seq(), thinker(house, &mut sitting, seat)?)
        };
        let (thinker, decided) = think(thinker).await?;
        drop(place);
        house.figures.decided();
        let mut sitting = room.enter().await?;
        if let Some(chair) = sitting.thinkers.get_mut(seat.index()) {
            *chair = Some(thinker);
        }
        if sitting.seq() != seq {
            // Somebody took something back while it was thinking.
            continue;
        }
        let action =
            decided.ok_or_else(|| Fault::internal(format!("the computer at seat {seat} has no idea")))?;
        let lines = command::carry_out_at(room, house, &mut sitting, seat, &Order::Act(action))?;
        // A task of its own would not help: nobody can call this one off.
        command::commit(house, room, &mut sitting, lines, None).await?;
    }
}

/// The computer player of a seat, with the present position before its eyes.
fn thinker(house: &House, sitting: &mut Sitting, seat: Seat) -> Result<Box<dyn Thinker>, Fault> {
    let kept = sitting.thinkers.get_mut(seat.index()).and_then(Option::take);
    // In a test every decision has its own seed, whenever the server was started and whatever was thought before.
    let kept = kept.filter(|_| !house.config.seeded_games);
    let mut thinker = match kept {
        Some(thinker) => thinker,
        None => seated(house, sitting, seat)?,
    };
    if let Some(table) = sitting.table() {
        thinker.look(table);
    }
    Ok(thinker)
}

fn seated(house: &House, sitting: &Sitting, seat: Seat) -> Result<Box<dyn Thinker>, Fault> {
    let record = &sitting.record;
    let bot = record.seats.get(seat.index()).and_then(|seat| seat.bot.as_deref()).unwrap_or_default();
    let own =
        secret::derived(&record.seed.unwrap_or_default(), "mind", u64::from(seat.0) << 32 | record.length);
    let [a, b, c, d, e, f, g, h, ..] = own;
    house
        .minds
        .thinker(&record.title, bot, seat, u64::from_le_bytes([a, b, c, d, e, f, g, h]))
        .ok_or_else(|| Fault::internal(format!("there is no computer player {bot:?} any more")))
}

/// Thinks where nobody waits.
pub async fn think(mut thinker: Box<dyn Thinker>) -> Result<(Box<dyn Thinker>, Option<String>), Fault> {
    tokio::task::spawn_blocking(move || {
        let decided = thinker.decide();
        (thinker, decided)
    })
    .await
    .map_err(|why| Fault::internal(format!("a computer player gave up: {why}")))
}

/// What a strong computer player thinks of somebody's choices, best first.
pub async fn advise(house: &House, room: &Room, seat: Seat) -> Result<Vec<Advice>, Fault> {
    let adviser = {
        let sitting = room.enter().await?;
        // The same position gets the same luck: asking twice tells nothing new.
        sitting.table().and_then(|table| house.minds.adviser(table, sitting.seq()))
    };
    let adviser = adviser.ok_or_else(|| Fault::not_offered("no computer player here can advise"))?;
    if adviser.seat != seat {
        return Err(Fault::refused(game::Message::new("refused-not-your-turn"), "somebody else decides"));
    }
    let place = house.thinking.clone().acquire_owned().await.map_err(Fault::internal)?;
    // The place is taken for as long as somebody thinks, also when whoever asked has gone.
    let advise = move || {
        let advice = (adviser.advise)();
        drop(place);
        advice
    };
    tokio::task::spawn_blocking(advise)
        .await
        .map_err(|why| Fault::internal(format!("the adviser gave up: {why}")))
}
