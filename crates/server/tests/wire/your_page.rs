//! The fixture of the page that shows a guest their own games: what the server sends to somebody who has played for a
//! while.

use crate::client::*;
use crate::fixtures::{NAMES, choose};
use catalogue::{AnyTable, Title, titles};
use game::transcript::{Knowledge, Player};
use game::{GameRequest, Seed};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{GuestId, Rating, State};

const DAY: i64 = 24 * 3_600_000;
/// 4 August 2025, noon.
const SINCE: i64 = 1_754_308_800_000;
/// Finished games, every third of them of the second title.
const FINISHED: u64 = 33;
/// The computers of the games in turn: all of the same level, of two levels, or none.
const OPPONENTS: [&[&str]; 5] = [&["greedy"], &["gentle", "gentle"], &["greedy", "clever"], &[], &["clever"]];

/// A guest with finished games, a running and a waiting one, and what the server sends them.
pub async fn your_page(running: &Running) -> Value {
    let (mut mira, guest) = known(running, "mira", NAMES[0]).await;
    let (_, friend) = known(running, "jonas", NAMES[1]).await;
    for number in 0..FINISHED {
        let title = titles()[usize::from(number % 3 == 2) % titles().len()];
        let table = played(title, number, usize::MAX);
        store(running, &*table, number, [guest, friend]).await;
        // Getting better, with a good and a bad day.
        let loss = 0.021 - 0.0004 * number as f64 + 0.002 * ((number * 7) % 5) as f64;
        let rating = Rating { luck: 0.04 * ((number * 5) % 11) as f64 - 0.2, play: -18.0 * loss, loss };
        // One was not analysed.
        if number != 30 {
            let ratings = vec![rating; table.players().len()];
            running.store.rate_game(id(number), ratings).await.unwrap();
        }
    }
    store(running, &*played(titles()[0], FINISHED, 12), FINISHED, [guest, friend]).await;
    let mut answers = serde_json::Map::new();
    for (name, query) in [("all", String::new())]
        .into_iter()
        .chain(titles().iter().map(|title| (title.meta().id, format!("?title={}", title.meta().id))))
    {
        let me = mira.get(&format!("/api/me{query}")).await.ok();
        let statistics = mira.get(&format!("/api/me/statistics{query}")).await.ok();
        answers.insert(name.into(), json!({ "me": me, "statistics": statistics }));
    }
    answers.into()
}

fn id(number: u64) -> String {
    format!("game-{number:02}")
}

async fn known(running: &Running, token: &str, name: &str) -> (Client, GuestId) {
    let token = format!("{token:0>64}");
    let guest = running.store.create_guest(Sha256::digest(&token).into(), SINCE).await.unwrap();
    running.store.name_guest(guest, name.into()).await.unwrap();
    (Client { cookie: Some(format!("luxor={token}")), ..running.client() }, guest)
}

/// A game after this many choices at random.
fn played(title: &dyn Title, number: u64, choices: usize) -> Box<dyn AnyTable> {
    let computers = OPPONENTS[(number % 5) as usize];
    // With a friend, if there would be nobody else, and sometimes besides.
    let people = if computers.is_empty() || number % 4 == 1 { 2 } else { 1 };
    let person = |name: &&str| Player { name: name.to_string(), bot: None };
    let computer = |(at, bot): (usize, &&str)| Player {
        name: ["Bastet", "Cleo"][at].into(),
        bot: Some(bot.to_string()),
    };
    let players: Vec<Player> =
        NAMES[..people].iter().map(person).chain(computers.iter().enumerate().map(computer)).collect();
    let modules = title.meta().modules.iter().take((number % 3) as usize).map(|one| one.id.to_string());
    let request = GameRequest { players: players.len() as u8, modules: modules.collect(), first: None };
    let mut table = title.deal(&request, None, players, Seed::from_number(number)).unwrap();
    let mut dice = Dice(number);
    for _ in 0..choices {
        if table.decider().is_none() {
            break;
        }
        table.act(&choose(table.legal(), &mut dice)).unwrap();
    }
    table
}

/// Stores a game as if it had been played here, three days after the one before.
async fn store(running: &Running, table: &dyn AnyTable, number: u64, people: [GuestId; 2]) {
    let mut text = Vec::new();
    table.write(Knowledge::Full, &mut text).unwrap();
    let seed = server::named_seed(&id(number));
    let (mut record, records) =
        server::read_transcript(&String::from_utf8(text).unwrap(), None, seed).unwrap();
    let time = SINCE + 3 * DAY * number as i64;
    (record.id, record.created, record.updated) = (id(number), time, time + DAY / 24);
    record.ended = (record.state == State::Over).then_some(record.updated);
    for (seat, guest) in record.seats.iter_mut().zip(people) {
        seat.holders = if seat.bot.is_none() { vec![guest] } else { Vec::new() };
    }
    running.store.create_game(record, records).await.unwrap();
}
