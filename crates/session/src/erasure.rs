//! A guest goes: their names disappear from a game that others may still play or read.
//!
//! A name stands in the seats, in the header of the transcript and in its takeovers. The store does not know which of
//! the people who played a seat one after the other had which name, so all of them disappear, except that of the person
//! who plays it now.

use crate::{GameRecord, GuestId, LogRecord, SeatRecord, State, seating};
use game::transcript::{Header, Line, Player};
use std::collections::BTreeSet;

/// What becomes of a game when a guest goes.
#[derive(Clone, PartialEq, Debug)]
pub enum Erasure {
    /// It was theirs alone: it goes with them.
    Delete,
    /// The game as its next version, and the new lines of the records that change, by number.
    Rewrite(Box<GameRecord>, Vec<(u64, String)>),
}

impl GameRecord {
    /// The seats that are held by this guest and nobody else.
    pub fn seats_held_alone(&self, guest: GuestId) -> Vec<u8> {
        let seats = (0u8..).zip(&self.seats);
        seats.filter(|(_, seat)| seat.holders == [guest]).map(|(number, _)| number).collect()
    }

    /// Does the guest have a part in the game, or had one?
    pub fn concerns(&self, guest: GuestId) -> bool {
        self.guests().contains(&guest)
    }

    /// Everybody who has or had a part in the game.
    fn guests(&self) -> BTreeSet<GuestId> {
        let seats = self.seats.iter().flat_map(|seat| seat.holders.iter().chain(&seat.former));
        seats.chain(&self.hosts).copied().collect()
    }
}

/// Takes a guest out of a stored game. A seat that they play alone in a running game should be given to a computer
/// before.
pub fn erase(game: &GameRecord, records: &[LogRecord], guest: GuestId) -> Erasure {
    let others: Vec<GuestId> = game.guests().into_iter().filter(|other| *other != guest).collect();
    if others.is_empty() {
        return Erasure::Delete;
    }
    let history = History::read(game, records);
    let mut names: Vec<(usize, String, String)> = Vec::new();
    for (at, seat) in game.seats.iter().enumerate() {
        let shared = seat.holders.iter().any(|holder| *holder != guest);
        let plays = seat.holders.contains(&guest);
        // Who also plays the seat from another device keeps their name.
        if (plays && shared) || !(plays || seat.former.contains(&guest)) {
            continue;
        }
        let mut gone = history.people(at);
        if seat.bot.is_none() {
            gone.insert(seat.name.clone());
        }
        gone.retain(|name| !(name.is_empty() || shared && *name == seat.name));
        let alias = alias(&game.seats, at);
        names.extend(gone.into_iter().map(|name| (at, name, alias.clone())));
    }
    let alias_of = |at: usize, name: &str| {
        names.iter().find(|(seat, gone, _)| *seat == at && gone == name).map(|(_, _, alias)| alias.clone())
    };
    let mut record = game.clone();
    for (at, seat) in record.seats.iter_mut().enumerate() {
        let alone = seat.holders == [guest];
        seat.holders.retain(|holder| *holder != guest);
        seat.former.retain(|former| *former != guest);
        if let Some(alias) = alias_of(at, &seat.name) {
            seat.name = alias;
        }
        if alone && game.state == State::Waiting {
            *seat = seating::open();
        }
    }
    record.hosts.retain(|host| *host != guest);
    if record.hosts.is_empty() {
        record.hosts = next_hosts(&record, &others);
    }
    record.base += 1;
    record.rewrites += 1;
    let (opening, lines) = history.rewritten(alias_of);
    record.opening = opening.or(record.opening);
    Erasure::Rewrite(Box::new(record), lines)
}

/// Who may invite and start once the host is gone: the people of the first seat that has any.
fn next_hosts(game: &GameRecord, others: &[GuestId]) -> Vec<GuestId> {
    let playing = game.seats.iter().map(|seat| &seat.holders).find(|holders| !holders.is_empty());
    playing.cloned().unwrap_or_else(|| others[..1].to_vec())
}

/// What stands instead of a name: the number of the seat, which is the same in all languages.
fn alias(seats: &[SeatRecord], at: usize) -> String {
    let free =
        |name: &String| seats.iter().enumerate().all(|(other, seat)| other == at || seat.name != *name);
    let numbers = (at + 1..).step_by(seats.len().max(1)).map(|number| format!("#{number}"));
    numbers.into_iter().find(free).unwrap_or_default()
}

/// The lines of a transcript that name people.
struct History {
    header: Option<(Header, String)>,
    /// The records with a takeover, each as its lines.
    takeovers: Vec<(u64, Vec<String>)>,
}

impl History {
    fn read(game: &GameRecord, records: &[LogRecord]) -> History {
        let header = game.opening.as_deref().and_then(|opening| {
            let (first, rest) = opening.split_once('\n')?;
            Some((serde_json::from_str(first).ok()?, rest.to_string()))
        });
        let lines = |record: &LogRecord| record.lines.lines().map(String::from).collect::<Vec<_>>();
        let records = (0..).zip(records).map(|(number, record)| (number, lines(record)));
        let takeovers = records.filter(|(_, lines)| lines.iter().any(|line| takeover(line).is_some()));
        History { header, takeovers: takeovers.collect() }
    }

    /// The names of the people who played a seat.
    fn people(&self, at: usize) -> BTreeSet<String> {
        let first = self.header.iter().filter_map(|(header, _)| header.seats.get(at).cloned());
        let later = self.takeovers.iter().flat_map(|(_, lines)| lines).filter_map(|line| takeover(line));
        let later = later.filter(|(seat, ..)| *seat == at).flat_map(|(_, from, to)| [from, to]);
        first.chain(later).filter(|player| player.bot.is_none()).map(|player| player.name).collect()
    }

    /// The opening and the records with other names, as far as they change.
    fn rewritten(
        self,
        alias_of: impl Fn(usize, &str) -> Option<String>,
    ) -> (Option<String>, Vec<(u64, String)>) {
        let rename = |at: usize, player: &mut Player| {
            if let Some(alias) = alias_of(at, &player.name) {
                player.name = alias;
            }
        };
        let opening = self.header.and_then(|(mut header, rest)| {
            for (at, player) in header.seats.iter_mut().enumerate() {
                rename(at, player);
            }
            Some(format!("{}\n{rest}", serde_json::to_string(&header).ok()?))
        });
        let rewrite = |line: &String| match serde_json::from_str(line) {
            Ok(Line::Takeover(mut takeover)) => {
                rename(takeover.seat.index(), &mut takeover.from);
                rename(takeover.seat.index(), &mut takeover.to);
                serde_json::to_string(&takeover).unwrap_or_default()
            }
            _ => line.clone(),
        };
        let takeovers = self.takeovers.iter().filter_map(|(number, lines)| {
            let new: Vec<String> = lines.iter().map(rewrite).collect();
            (new != *lines).then(|| (*number, new.join("\n") + "\n"))
        });
        (opening, takeovers.collect())
    }
}

/// The seat, the old and the new player of a line that is a takeover.
fn takeover(line: &str) -> Option<(usize, Player, Player)> {
    match serde_json::from_str(line) {
        Ok(Line::Takeover(takeover)) => Some((takeover.seat.index(), takeover.from, takeover.to)),
        _ => None,
    }
}
