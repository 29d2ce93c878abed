//! Seats that change hands in a running game, and games that their players end.
//!
//! A takeover is a record of the game log like an action, so it has a sequence number, and the seats are stored in the
//! same transaction. Votes are kept in memory, and where several nodes share the store also there.

use crate::session::{Applied, state_of};
use crate::{Append, Fault, GuestId, LogRecord, Presence, SeatRecord, Session, State, seating};
use catalogue::BotFactory;
use game::transcript::Player;
use game::{Message, Seat};

/// The outcome of a request that may need the votes of others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VoteOutcome {
    /// It is done: store this, then call [`Session::committed`].
    Passed(Append),
    /// It counts as a vote; this many of the needed votes are there.
    Pending {
        /// The votes so far.
        votes: u8,
        /// The votes it takes.
        needed: u8,
    },
}

/// What a player wants that needs the consent of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vote {
    /// The seat that a computer should play; [`Vote::END`] if the game should end.
    pub about: u8,
    /// The seat of the player who wants it.
    pub by: u8,
}

impl Vote {
    /// Stands for the end of the game instead of a seat.
    pub const END: u8 = 255;
}

impl Session {
    /// All votes that count now.
    pub fn all_votes(&self) -> Vec<Vote> {
        let about = |(about, voters): (u8, &Vec<u8>)| -> Vec<Vote> {
            voters.iter().map(|by| Vote { about, by: *by }).collect()
        };
        let mut votes: Vec<Vote> = (0u8..).zip(&self.votes).flat_map(about).collect();
        votes.extend(self.end_votes.iter().map(|by| Vote { about: Vote::END, by: *by }));
        votes
    }

    /// Adds votes that were given to other nodes. Returns whether there were new ones.
    pub fn add_votes(&mut self, votes: &[Vote]) -> bool {
        let before = self.all_votes();
        self.votes.resize(self.record.seats.len().max(self.votes.len()), Vec::new());
        for Vote { about, by } in votes {
            let list = match self.votes.get_mut(usize::from(*about)) {
                _ if *about == Vote::END => &mut self.end_votes,
                Some(list) => list,
                None => continue,
            };
            if !list.contains(by) {
                list.push(*by);
                list.sort_unstable();
            }
        }
        self.all_votes() != before
    }

    /// A computer takes over a seat: at its owner's word, or if the owner is away for longer than the table's patience,
    /// at the word of the host or of a majority of the other people.
    pub fn hand_to_bot(
        &mut self,
        guest: GuestId,
        number: u8,
        bot: Option<&str>,
        bots: &dyn BotFactory,
        presence: &Presence,
        now: i64,
    ) -> Result<VoteOutcome, Fault> {
        let seat = self.running_seat(number)?;
        if seat.bot.is_some() {
            return Err(Fault::refused(
                Message::new("refused-seat-of-bot"),
                "a computer plays this seat already",
            ));
        }
        let names = bots.names(&self.record.title);
        let new = seating::bot(bot.unwrap_or(seating::default_bot(&names)), &self.record.title, bots)?;
        let new = SeatRecord { name: seat.name.clone(), former: former(seat, None), ..new };
        if !seat.holders.contains(&guest) && !self.is_host(Some(guest)) {
            self.check_player(guest)?;
            self.check_away(number, presence, now)?;
            let needed = (self.people().filter(|other| *other != number).count() / 2 + 1) as u8;
            let votes = self.vote(guest, number);
            if votes < needed {
                return Ok(VoteOutcome::Pending { votes, needed });
            }
        } else if !seat.holders.contains(&guest) {
            self.check_away(number, presence, now)?;
        }
        self.take_over(number, new, now).map(VoteOutcome::Passed)
    }

    /// Makes a fresh link with which another person can take a seat: for the seat's owner; for the host, if a computer
    /// plays it or its owner is away for longer than the table's patience. An earlier link to the seat is void.
    pub fn invite_to_seat(
        &mut self,
        guest: GuestId,
        number: u8,
        code: String,
        presence: &Presence,
        now: i64,
    ) -> Result<(), Fault> {
        let seat = self.running_seat(number)?;
        if !seat.holders.contains(&guest) {
            if !self.is_host(Some(guest)) {
                return Err(Fault::forbidden("only the host or the player of the seat may do that"));
            }
            if seat.bot.is_none() {
                self.check_away(number, presence, now)?;
            }
        }
        self.record.seats[usize::from(number)].invite = Some(code);
        Ok(())
    }

    /// A guest takes a seat with a link to it. Who has or had another seat may not: they would know two hands.
    pub fn take_seat(
        &mut self,
        guest: GuestId,
        ask: &crate::protocol::AskJoin,
        now: i64,
    ) -> Result<Append, Fault> {
        let name = seating::name(&ask.name)?;
        let seat = self.running_seat(ask.seat)?;
        if seat.invite.is_none() || seat.invite.as_deref() != Some(&*ask.invite) {
            return Err(Fault::forbidden("this is not an invitation to this seat"));
        }
        let knows = |other: &SeatRecord| other.holders.contains(&guest) || other.former.contains(&guest);
        if (0u8..).zip(&self.record.seats).any(|(at, other)| at != ask.seat && knows(other)) {
            let message = Message::new("refused-knows-another-hand");
            return Err(Fault::refused(message, "you have or had another seat of this game"));
        }
        let new = SeatRecord { former: former(seat, Some(guest)), ..seating::person(name, guest) };
        self.take_over(ask.seat, new, now)
    }

    /// Somebody who gave a seat up, or lost it, takes it back from the computer.
    pub fn take_back(&mut self, guest: GuestId, number: u8, name: &str, now: i64) -> Result<Append, Fault> {
        let name = seating::name(name)?;
        let seat = self.running_seat(number)?;
        if !seat.former.contains(&guest) {
            return Err(Fault::forbidden(format!("seat {number} was never yours")));
        }
        if seat.bot.is_none() {
            return Err(Fault::refused(Message::new("refused-seat-taken"), "another person plays this seat"));
        }
        let new = SeatRecord { former: former(seat, Some(guest)), ..seating::person(name, guest) };
        self.take_over(number, new, now)
    }

    /// The seat that a link leads to.
    pub fn invited_seat(&self, code: &str) -> Option<u8> {
        let seats = (0u8..).zip(&self.record.seats);
        seats.into_iter().find(|(_, seat)| seat.invite.as_deref() == Some(code)).map(|(number, _)| number)
    }

    /// The seats that a guest can take back now.
    pub fn returnable(&self, guest: Option<GuestId>) -> Vec<u8> {
        let Some(guest) = guest.filter(|_| self.record.state == State::Running) else { return Vec::new() };
        let seats = (0u8..).zip(&self.record.seats);
        let back = seats.filter(|(_, seat)| seat.bot.is_some() && seat.former.contains(&guest));
        back.map(|(number, _)| number).collect()
    }

    /// A player wants to end the game; it ends when all people at the table want it. The offer lapses with the next
    /// change of the game.
    pub fn propose_end(&mut self, guest: GuestId, now: i64) -> Result<VoteOutcome, Fault> {
        self.check_running()?;
        self.check_player(guest)?;
        let mine = self.seats_of(Some(guest));
        let people: Vec<u8> = self.people().collect();
        self.end_votes.extend(mine);
        self.end_votes.retain(|seat| people.contains(seat));
        self.end_votes.sort_unstable();
        self.end_votes.dedup();
        let (votes, needed) = (self.end_votes.len() as u8, people.len() as u8);
        if votes < needed {
            return Ok(VoteOutcome::Pending { votes, needed });
        }
        let table = self.uncommitted_table()?;
        table.end().map_err(|why| Fault::refused(why, "the game is over"))?;
        self.append_latest(None, now).map(VoteOutcome::Passed)
    }

    /// Would only computers play without the person on this seat?
    pub fn is_last_person(&self, number: u8) -> bool {
        self.people().eq([number])
    }

    /// The people's seats that want a computer to play for this one.
    pub fn votes(&self, number: u8) -> &[u8] {
        self.votes.get(usize::from(number)).map_or(&[], Vec::as_slice)
    }

    fn vote(&mut self, guest: GuestId, number: u8) -> u8 {
        let mine = self.seats_of(Some(guest));
        let people: Vec<u8> = self.people().collect();
        if self.votes.len() < self.record.seats.len() {
            self.votes.resize(self.record.seats.len(), Vec::new());
        }
        let votes = &mut self.votes[usize::from(number)];
        votes.extend(mine);
        votes.retain(|seat| *seat != number && people.contains(seat));
        votes.sort_unstable();
        votes.dedup();
        votes.len() as u8
    }

    /// The seats that people play.
    fn people(&self) -> impl Iterator<Item = u8> {
        (0u8..).zip(&self.record.seats).filter(|(_, seat)| seat.bot.is_none()).map(|(number, _)| number)
    }

    fn check_running(&self) -> Result<(), Fault> {
        match self.record.state {
            State::Waiting => Err(Fault::not_begun()),
            State::Running => Ok(()),
            State::Over => Err(Fault::refused(Message::new("refused-game-over"), "the game is over")),
        }
    }

    fn running_seat(&self, number: u8) -> Result<&SeatRecord, Fault> {
        self.check_running()?;
        self.record.seats.get(usize::from(number)).ok_or_else(|| Fault::not_found("there is no such seat"))
    }

    fn check_player(&self, guest: GuestId) -> Result<(), Fault> {
        match self.seats_of(Some(guest)).is_empty() {
            true => Err(Fault::forbidden("only players of this game may do that")),
            false => Ok(()),
        }
    }

    /// Is the player of a seat away for longer than the table's patience?
    fn check_away(&self, number: u8, presence: &Presence, now: i64) -> Result<(), Fault> {
        let Some(since) = presence.away_since(number) else {
            let message = Message::new("refused-player-here").seat("player", Seat(number));
            return Err(Fault::refused(message, "this player is connected"));
        };
        let left = since + i64::from(self.record.patience) * 1000 - now;
        if left > 0 {
            let seconds = (left + 999) / 1000;
            let message =
                Message::new("refused-patience").seat("player", Seat(number)).number("seconds", seconds);
            return Err(Fault::refused(message, format!("possible in {seconds} seconds")));
        }
        Ok(())
    }

    fn take_over(&mut self, number: u8, new: SeatRecord, now: i64) -> Result<Append, Fault> {
        let mut seats = self.record.seats.clone();
        let player = Player { name: new.name.clone(), bot: new.bot.clone() };
        seats[usize::from(number)] = new;
        seating::check_names(&seats)?;
        let table = self.uncommitted_table()?;
        let taken = table.take_over(Seat(number), player);
        taken.map_err(|why| Fault::refused(why, "the game is over"))?;
        self.append_latest(Some(seats), now)
    }

    /// The latest record of the table, with the seats as they are from then on.
    fn append_latest(&mut self, seats: Option<Vec<SeatRecord>>, now: i64) -> Result<Append, Fault> {
        let Some(table) = self.table() else { return Err(Fault::not_begun()) };
        let lines = table.latest_lines().map_err(Fault::internal)?;
        let append = Append {
            game: self.record.id.clone(),
            after: self.seq(),
            records: vec![LogRecord { lines, command: None }],
            decider: table.decider().map(|seat| seat.0),
            state: state_of(table),
            seats: seats.clone(),
            now,
            fence: None,
        };
        self.applied = Some(Applied { command: None, seats, now });
        Ok(append)
    }
}

/// Those who had the seat once its present holders leave it to `next`.
fn former(seat: &SeatRecord, next: Option<GuestId>) -> Vec<GuestId> {
    let mut former: Vec<GuestId> = seat.former.iter().chain(&seat.holders).copied().collect();
    former.sort_unstable();
    former.dedup();
    former.retain(|guest| Some(*guest) != next);
    former
}
