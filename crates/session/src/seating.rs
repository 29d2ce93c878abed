//! Seats and names of a game before it starts.

use crate::protocol::AskSeat;
use crate::{Fault, GameRecord, GuestId, SeatRecord, State, names};
use catalogue::BotFactory;
use game::Message;
use game::transcript::Player;

/// Default names of bots, by seat.
const NAMES: [&str; 8] = ["Amun", "Bastet", "Cleo", "Djoser", "Eset", "Faiyum", "Geb", "Hapi"];

/// The bot for a seat when nobody names one, if the title has it.
const DEFAULT_BOT: &str = "greedy";

/// Normalises and checks a player's name.
pub fn name(asked: &str) -> Result<String, Fault> {
    names::read(asked).map_err(Fault::BadName)
}

/// Makes imported names valid: visible, short enough and unique.
pub fn tidy_names(seats: &mut [SeatRecord]) {
    for at in 0..seats.len() {
        let name = names::tidy(&seats[at].name);
        let taken = name.is_empty() || seats[..at].iter().any(|other| other.name == name);
        seats[at].name = if taken { free_name(seats, at) } else { name };
    }
}

/// The seats of a new game.
pub fn seats(
    asked: &[AskSeat],
    title: &str,
    bots: &dyn BotFactory,
    guest: GuestId,
) -> Result<Vec<SeatRecord>, Fault> {
    let mut seats: Vec<SeatRecord> = Vec::new();
    for ask in asked {
        let seat = match ask {
            AskSeat::You { name } | AskSeat::Local { name } => person(self::name(name)?, guest),
            AskSeat::Open {} => open(),
            AskSeat::Bot { bot } => self::bot(bot, title, bots)?,
        };
        seats.push(seat);
    }
    name_bots(&mut seats);
    check_names(&seats)?;
    Ok(seats)
}

/// A seat held by a guest.
pub fn person(name: String, guest: GuestId) -> SeatRecord {
    SeatRecord {
        kind: "person".into(),
        name,
        bot: None,
        holders: vec![guest],
        former: Vec::new(),
        invite: None,
    }
}

/// A seat that can be taken with the invitation.
pub fn open() -> SeatRecord {
    SeatRecord {
        kind: "open".into(),
        name: String::new(),
        bot: None,
        holders: Vec::new(),
        former: Vec::new(),
        invite: None,
    }
}

/// A seat of a bot, to be named by [`name_bots`].
pub fn bot(bot: &str, title: &str, bots: &dyn BotFactory) -> Result<SeatRecord, Fault> {
    let names = bots.names(title);
    if !names.contains(&bot) {
        let known = names.join(", ");
        return Err(Fault::bad_request(format!("there is no bot {bot:?}; there are {known}")));
    }
    Ok(SeatRecord { kind: "bot".into(), bot: Some(bot.into()), ..open() })
}

/// The bot for a seat when nobody names one.
pub fn default_bot(names: &[&'static str]) -> &'static str {
    names.iter().find(|name| **name == DEFAULT_BOT).or(names.last()).copied().unwrap_or_default()
}

/// Gives every unnamed bot a unique name.
pub fn name_bots(seats: &mut [SeatRecord]) {
    for at in 0..seats.len() {
        if seats[at].bot.is_none() || !seats[at].name.is_empty() {
            continue;
        }
        seats[at].name = free_name(seats, at);
    }
}

/// A name that no seat has yet.
fn free_name(seats: &[SeatRecord], at: usize) -> String {
    let free = |name: &&&str| seats.iter().all(|seat| seat.name != **name);
    let fitting = NAMES.get(at).into_iter().chain(&NAMES);
    fitting.into_iter().find(free).map_or_else(|| format!("Horus {}", at + 1), |name| name.to_string())
}

/// Checks that names are unique.
pub fn check_names(seats: &[SeatRecord]) -> Result<(), Fault> {
    for (at, seat) in seats.iter().enumerate() {
        if !seat.name.is_empty() && seats[..at].iter().any(|other| other.name == seat.name) {
            let message = Message::new("error-name-taken").text("name", seat.name.clone());
            return Err(Fault::refused(message, format!("two players are called {:?}", seat.name)));
        }
    }
    Ok(())
}

/// Checks that all bots of a game are known, unless the game is over.
pub fn check_bots(record: &GameRecord, bots: &dyn BotFactory) -> Result<(), Fault> {
    if record.state == State::Over {
        return Ok(());
    }
    let known = bots.names(&record.title);
    let bots = record.seats.iter().filter_map(|seat| seat.bot.as_deref());
    match bots.into_iter().find(|bot| !known.contains(bot)) {
        Some(bot) => Err(Fault::bad_request(format!("this server has no bot {bot:?}"))),
        None => Ok(()),
    }
}

/// Is a seat still open?
pub fn has_open(record: &GameRecord) -> bool {
    record.seats.iter().any(|seat| seat.kind == "open")
}

/// The players for the transcript's header.
pub fn players(seats: &[SeatRecord]) -> Vec<Player> {
    seats.iter().map(|seat| Player { name: seat.name.clone(), bot: seat.bot.clone() }).collect()
}
