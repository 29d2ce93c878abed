//! New games, and their seats until they start.

use crate::protocol::{AskGame, AskJoin, AskSeatChange};
use crate::session::state_of;
use crate::{Fault, GameRecord, GuestId, SeatRecord, Secrets, Session, State, seating};
use catalogue::{AnyTable, BotFactory, SetUpFault};
use game::{GameRequest, Message, Seat, Seed};
use serde_json::{Value, json};

/// A new game of a guest. It is dealt at once if no seat is open.
pub fn new_game(
    ask: AskGame,
    guest: GuestId,
    bots: &dyn BotFactory,
    secrets: Secrets,
    now: i64,
) -> Result<GameRecord, Fault> {
    if ask.options.as_ref().is_some_and(|options| options.as_object().is_none_or(|map| !map.is_empty())) {
        return Err(Fault::bad_request("no title has options other than modules"));
    }
    let title = catalogue::title(&ask.title).map_err(Fault::BadRequest)?;
    let request = GameRequest { players: ask.players, modules: ask.modules, first: ask.first.map(Seat) };
    title.meta().check(&request).map_err(Fault::BadRequest)?;
    if ask.seats.len() != usize::from(ask.players) {
        let what = format!("{} seats are described for {} players", ask.seats.len(), ask.players);
        return Err(Fault::BadRequest(what));
    }
    let seats = seating::seats(&ask.seats, title.meta().id, bots, guest)?;
    let patience = ask.patience.unwrap_or(GameRecord::PATIENCE);
    if patience > GameRecord::MOST_PATIENCE {
        let most = GameRecord::MOST_PATIENCE;
        return Err(Fault::bad_request(format!("the patience of a table is at most {most} seconds")));
    }
    let record = GameRecord::new(title.meta().id, request_value(&request), secrets, now);
    deal_if_full(GameRecord { seats, hosts: vec![guest], patience, ..record })
}

impl Session {
    /// The game after this one, with the same players and options.
    pub fn next_game(
        &self,
        guest: GuestId,
        bots: &dyn BotFactory,
        secrets: Secrets,
        now: i64,
    ) -> Result<GameRecord, Fault> {
        if !self.is_over() {
            return Err(Fault::refused(Message::new("refused-not-over"), "the game is not over yet"));
        }
        let record = GameRecord::new(&self.record.title, self.record.request.clone(), secrets, now);
        // Somebody for whom a computer played on gets their seat back.
        let seat = |seat: &SeatRecord| match seat.former.is_empty() || seat.bot.is_none() {
            true => SeatRecord { former: Vec::new(), invite: None, ..seat.clone() },
            false => SeatRecord { holders: seat.former.clone(), ..seating::person(seat.name.clone(), guest) },
        };
        let seats = self.record.seats.iter().map(seat).collect();
        let record = GameRecord { seats, hosts: vec![guest], patience: self.record.patience, ..record };
        seating::check_bots(&record, bots)?;
        deal_if_full(record)
    }

    /// A guest takes an open seat; the game is dealt if it was the last.
    pub fn join(&mut self, guest: GuestId, ask: AskJoin) -> Result<(), Fault> {
        let name = seating::name(&ask.name)?;
        let mut record = self.record.clone();
        if record.invite.as_deref() != Some(&*ask.invite) {
            return Err(Fault::forbidden("this is not an invitation to this game"));
        }
        match record.seats.get_mut(usize::from(ask.seat)) {
            None => return Err(Fault::not_found("there is no such seat")),
            Some(seat) if seat.kind == "open" && record.state == State::Waiting => {
                *seat = seating::person(name, guest);
            }
            Some(_) => {
                return Err(Fault::refused(Message::new("refused-seat-taken"), "this seat is taken"));
            }
        }
        seating::check_names(&record.seats)?;
        if seating::has_open(&record) {
            self.record = record;
            return Ok(());
        }
        self.deal(record)
    }

    /// The host assigns a seat to a bot, or opens it.
    pub fn change_seat(
        &mut self,
        guest: GuestId,
        number: u8,
        ask: AskSeatChange,
        bots: &dyn BotFactory,
    ) -> Result<(), Fault> {
        self.check_host_before_start(guest)?;
        let mut seats = self.record.seats.clone();
        let seat =
            seats.get_mut(usize::from(number)).ok_or_else(|| Fault::not_found("there is no such seat"))?;
        if seat.holders.contains(&guest) {
            return Err(Fault::refused(Message::new("refused-seat-taken"), "this seat is your own"));
        }
        *seat = match ask {
            AskSeatChange::Open {} => seating::open(),
            AskSeatChange::Bot { bot } => {
                let names = bots.names(&self.record.title);
                let bot = bot.as_deref().unwrap_or(seating::default_bot(&names));
                seating::bot(bot, &self.record.title, bots)?
            }
            AskSeatChange::Back { .. } => return Err(Fault::not_begun()),
        };
        seating::name_bots(&mut seats);
        self.record.seats = seats;
        Ok(())
    }

    /// The host starts the game; bots take the open seats.
    pub fn start(&mut self, guest: GuestId, bot: Option<String>, bots: &dyn BotFactory) -> Result<(), Fault> {
        self.check_host_before_start(guest)?;
        let names = bots.names(&self.record.title);
        let bot = bot.as_deref().unwrap_or(seating::default_bot(&names));
        let seat_of_bot = seating::bot(bot, &self.record.title, bots)?;
        let mut record = self.record.clone();
        for seat in record.seats.iter_mut().filter(|seat| seat.kind == "open") {
            *seat = seat_of_bot.clone();
        }
        seating::name_bots(&mut record.seats);
        self.deal(record)
    }

    /// Another device of a guest becomes a holder of the same seats.
    pub fn add_device(&mut self, from: GuestId, guest: GuestId) {
        let add = |holders: &mut Vec<GuestId>| {
            if holders.contains(&from) && !holders.contains(&guest) {
                holders.push(guest);
            }
        };
        add(&mut self.record.hosts);
        for seat in &mut self.record.seats {
            add(&mut seat.holders);
            add(&mut seat.former);
        }
    }

    fn check_host_before_start(&self, guest: GuestId) -> Result<(), Fault> {
        if !self.is_host(Some(guest)) {
            return Err(Fault::forbidden("only the host may do that"));
        }
        if self.record.state != State::Waiting {
            return Err(Fault::refused(Message::new("refused-begun"), "the game has started"));
        }
        Ok(())
    }

    fn deal(&mut self, mut record: GameRecord) -> Result<(), Fault> {
        let table = deal(&mut record)?;
        self.record = record;
        self.set_table(table);
        Ok(())
    }
}

fn deal_if_full(mut record: GameRecord) -> Result<GameRecord, Fault> {
    if !seating::has_open(&record) {
        record.invite = None;
        deal(&mut record)?;
    }
    Ok(record)
}

/// Deals a game whose seats are all taken.
fn deal(record: &mut GameRecord) -> Result<Box<dyn AnyTable>, Fault> {
    let title = catalogue::title(&record.title).map_err(Fault::Internal)?;
    let request = request_from(record)?;
    let seed = record.seed.ok_or_else(|| Fault::internal("a game without a seed"))?;
    let table =
        title.deal(&request, None, seating::players(&record.seats), Seed(seed)).map_err(
            |fault| match fault {
                SetUpFault::Request(what) => Fault::BadRequest(what),
                SetUpFault::Components(faults) => Fault::internal(faults),
            },
        )?;
    record.opening = Some(table.latest_lines().map_err(Fault::internal)?);
    record.state = state_of(&*table);
    record.decider = table.decider().map(|seat| seat.0);
    Ok(table)
}

fn request_value(request: &GameRequest) -> Value {
    json!({ "players": request.players, "modules": request.modules, "first": request.first })
}

fn request_from(record: &GameRecord) -> Result<GameRequest, Fault> {
    #[derive(serde::Deserialize)]
    struct Kept {
        players: u8,
        modules: Vec<String>,
        first: Option<Seat>,
    }
    let kept: Kept = serde_json::from_value(record.request.clone()).map_err(Fault::internal)?;
    Ok(GameRequest { players: kept.players, modules: kept.modules, first: kept.first })
}
