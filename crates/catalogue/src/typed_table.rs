//! [`TypedTable`]: the implementation of [`AnyTable`] for one title.

use crate::analysis::ChoicePart;
use crate::{
    AnyObservation, AnyTable, AnyView, Choice, Entry, LogEntry, LogEvent, Reader, RecordView, Refused, Title,
    choice, log,
};
use game::transcript::{self, Knowledge, Player};
use game::{
    ChaCha8Rng, Game, Message, NoUndo, Outcome, Published, Question, Record, Refusal, Replayed, RngChance,
    Seat, Seed, Table, Takeover, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::io;
use std::sync::{Arc, OnceLock};

/// A game in play or at rest: the table, its players, and its source of chance.
pub struct TypedTable<G: Game> {
    table: Table<G>,
    /// Who began the game, as the header of its transcript says.
    first_players: Vec<Player>,
    /// Who plays now.
    players: Vec<Player>,
    /// `None` while the game is at rest.
    chance: Option<RngChance<ChaCha8Rng>>,
    /// The seed, if all chance of the game came from it.
    seed: Option<Seed>,
    /// Made when first asked for.
    pieces: OnceLock<Arc<RawValue>>,
}

impl<G: Published> TypedTable<G> {
    /// Deals a new game whose chance comes from `seed`.
    pub fn deal(setup: Arc<G::Setup>, players: Vec<Player>, seed: Seed) -> Self {
        let mut chance = RngChance::seeded(&seed);
        let table = Table::deal(setup, &mut chance);
        TypedTable { chance: Some(chance), seed: Some(seed), ..TypedTable::at_rest(table, players) }
    }

    /// A game at rest, begun by these players: it can be viewed and written, and played on after
    /// [`resume`](AnyTable::resume).
    pub fn at_rest(table: Table<G>, first_players: Vec<Player>) -> Self {
        let mut players = first_players.clone();
        for record in table.records() {
            if let Record::Takeover(takeover) = record {
                players[takeover.seat.index()].clone_from(&takeover.to);
            }
        }
        TypedTable { table, first_players, players, chance: None, seed: None, pieces: OnceLock::new() }
    }

    /// The underlying table, for tools of the title.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The decider's legal actions, with a preview of their effects.
    pub fn choices(&self) -> Vec<Choice<G::Details, G::Event>> {
        self.table.decider().map(|seat| choice::choices(&self.table, seat)).unwrap_or_default()
    }

    /// The log of `viewer` from entry `since` on, undone actions included.
    pub fn log(&self, viewer: Viewer, since: usize) -> Vec<LogEntry<LogEvent<G::Event>>> {
        log::log(&self.table, viewer, since)
    }

    /// The generator as the game so far left it, if all its chance came from `seed`.
    fn chance_so_far(&self, seed: &Seed) -> Option<RngChance<ChaCha8Rng>> {
        let mut chance = RngChance::seeded(seed);
        self.table.is_drawn_from(&mut chance).then_some(chance)
    }
}

/// Bytes reserved for the lines of a record; enough for most.
const USUAL_LINES: usize = 256;

/// As JSON. Serialisation fails only for non-string map keys or failing `Serialize` implementations; there are none.
fn text(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_default()
}

impl<G: Published> AnyTable for TypedTable<G> {
    fn title(&self) -> &'static dyn Title {
        &Entry::<G>::NEW
    }

    fn players(&self) -> &[Player] {
        &self.players
    }

    fn options(&self) -> serde_json::Value {
        serde_json::to_value(G::options(self.table.setup())).unwrap_or_default()
    }

    fn pieces_text(&self) -> Arc<RawValue> {
        self.pieces.get_or_init(|| text(&G::pieces(self.table.setup())).into()).clone()
    }

    fn decider(&self) -> Option<Seat> {
        self.table.decider()
    }

    fn question(&self) -> Option<Question> {
        G::question(self.table.setup(), self.table.state())
    }

    fn turn(&self) -> u32 {
        G::turn(self.table.state())
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.table.setup(), self.table.state())
    }

    fn observe(&self, seat: Seat) -> AnyObservation {
        AnyObservation::new(seat, self.table.observe(seat))
    }

    fn legal(&self) -> Vec<String> {
        self.table.legal().iter().map(G::Action::to_string).collect()
    }

    fn choices_text(&self) -> Box<RawValue> {
        text(&self.choices())
    }

    fn parts(&self, choice: &[String]) -> Result<Vec<ChoicePart>, String> {
        let seat = self.table.decider().ok_or("the game is over")?;
        let actions: Vec<G::Action> = choice.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
        choice::parts(&self.table.observe(seat).get(), &actions)
    }

    fn why_not(&self, attempt: &serde_json::Value) -> Result<Option<Refusal>, String> {
        let attempt = G::Attempt::deserialize(attempt)
            .map_err(|why| format!("this is no attempt of the title: {why}"))?;
        Ok(choice::why_not(&self.table, &attempt))
    }

    fn views(&self, viewers: &[Viewer]) -> Vec<Box<dyn AnyView>> {
        self.table.views(viewers.iter().copied()).map(|view| Box::new(view) as Box<dyn AnyView>).collect()
    }

    fn open_view(&self) -> Box<dyn AnyView> {
        Box::new(G::open_view(self.table.setup(), self.table.state()))
    }

    fn act(&mut self, action: &str) -> Result<(), Refused> {
        let action: G::Action = action.parse().map_err(Refused::Unreadable)?;
        let chance = self.chance.as_mut().ok_or(Refused::AtRest)?;
        self.table.act(action, chance).map_err(Refused::Forbidden)?;
        Ok(())
    }

    fn act_scripted(&mut self, action: &str, chance: &[String]) -> Result<(), Refused> {
        let action: G::Action = action.parse().map_err(Refused::Unreadable)?;
        let outcomes =
            transcript::read_chance::<G>(self.table.setup(), chance).map_err(Refused::Unreadable)?;
        // On a copy, because outcomes that do not fit are noticed only after the action was played.
        let mut table = self.table.clone();
        let mut replayed = Replayed::new(&outcomes);
        table.act(action, &mut replayed).map_err(Refused::Forbidden)?;
        if let Some(fault) = replayed.fault() {
            return Err(Refused::Unreadable(fault));
        }
        self.table = table;
        Ok(())
    }

    fn can_undo(&self, seat: Seat) -> Result<(), Message> {
        self.table.can_undo(seat).map_err(NoUndo::message)
    }

    fn undo(&mut self, seat: Seat) -> Result<String, Message> {
        self.table.undo(seat).map(|action| action.to_string()).map_err(NoUndo::message)
    }

    fn can_redo(&self, seat: Seat) -> Result<(), Message> {
        self.table.can_redo(seat).map_err(NoUndo::message)
    }

    fn redo(&mut self, seat: Seat) -> Result<String, Message> {
        let Some(chance) = self.chance.as_mut() else {
            return Err(NoUndo::NothingUndone.message());
        };
        self.table.redo(seat, chance).map(|action| action.to_string()).map_err(NoUndo::message)
    }

    fn take_over(&mut self, seat: Seat, player: Player) -> Result<(), Message> {
        let takeover = Takeover { seat, from: self.players[seat.index()].clone(), to: player.clone() };
        self.table.take_over(takeover).map_err(|refusal| refusal.message)?;
        self.players[seat.index()] = player;
        Ok(())
    }

    fn end(&mut self) -> Result<(), Message> {
        self.table.end().map_err(|refusal| refusal.message)
    }

    fn resume(&mut self, seed: Seed) {
        match self.chance_so_far(&seed) {
            Some(chance) => {
                self.chance = Some(chance);
                self.seed = Some(seed);
            }
            None => {
                self.chance = Some(RngChance::seeded(&seed));
                self.seed = None;
            }
        }
    }

    fn record_count(&self) -> usize {
        self.table.records().len()
    }

    fn records(&self, viewer: Viewer) -> Vec<RecordView> {
        let mut turn = 0;
        let mut record = |record: &Record<G>| {
            let notice =
                |seat, message| RecordView { turn, seat, action: None, undone: false, notice: Some(message) };
            let (seat, action, undone) = match record {
                Record::Act(step) => {
                    turn = step.turn;
                    (step.seat, step.action, false)
                }
                Record::Undo { seat, action } => (*seat, *action, true),
                Record::Takeover(takeover) => return notice(takeover.seat, takeover.message()),
                Record::End => return notice(Seat(0), Message::new("log-ended")),
            };
            let action = G::action_seen_by(action, seat, viewer).map(|action| action.to_string());
            RecordView { turn, seat, action, undone, notice: None }
        };
        self.table.records().iter().map(&mut record).collect()
    }

    fn after(&self, records: usize) -> Box<dyn AnyTable> {
        Box::new(TypedTable::at_rest(self.table.after(records), self.first_players.clone()))
    }

    fn write_log(&self, record: Option<usize>, readers: &mut [Reader]) {
        log::write_log(&self.table, record, readers);
    }

    fn write(&self, knowledge: Knowledge, mut out: &mut dyn io::Write) -> io::Result<()> {
        transcript::write(&self.table, &self.first_players, self.seed.as_ref(), knowledge, &mut out)
    }

    fn latest_lines(&self) -> io::Result<String> {
        let mut out = Vec::with_capacity(USUAL_LINES);
        if self.table.records().is_empty() {
            transcript::write_opening(&self.table, &self.first_players, self.seed.as_ref(), &mut out)?;
        } else {
            transcript::write_latest(&self.table, self.seed.as_ref(), &mut out)?;
        }
        String::from_utf8(out).map_err(io::Error::other)
    }

    fn write_position(&self, knowledge: Knowledge) -> String {
        game::position::write::<G>(self.table.setup(), self.table.state(), knowledge)
    }
}
