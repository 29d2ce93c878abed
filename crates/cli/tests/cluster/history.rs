//! What clients sent and received, and the guarantees that it must keep.

use serde_json::Value;
use std::collections::HashMap;
use std::fmt;
use std::sync::Mutex;
use store::{GameRecord, LogRecord};

/// Something that a client noticed, in the order in which it noticed it.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// It sent a command, perhaps not for the first time.
    Sent { key: String, action: String },
    /// The command was acknowledged with this sequence number.
    Acknowledged { key: String, seq: u64 },
    /// The command was refused, and so was never carried out.
    Refused { key: String },
    /// It saw the game with this sequence number; `fresh` means in an answer to a question asked after everything
    /// before.
    Saw { seq: u64, fresh: bool },
    /// It saw that the game was over.
    Over,
}

/// The events of all clients.
#[derive(Default)]
pub struct History(Mutex<HashMap<Who, Vec<Event>>>);

/// A client: its game and its seat.
pub type Who = (String, u8);

impl History {
    pub fn add(&self, who: &Who, event: Event) {
        self.0.lock().unwrap().entry(who.clone()).or_default().push(event);
    }

    pub fn events(&self) -> HashMap<Who, Vec<Event>> {
        self.0.lock().unwrap().clone()
    }

    pub fn acknowledged(&self) -> usize {
        let all = self.0.lock().unwrap();
        all.values().flatten().filter(|event| matches!(event, Event::Acknowledged { .. })).count()
    }
}

/// A guarantee that was broken.
#[derive(Clone, PartialEq, Debug)]
pub enum Broken {
    /// An acknowledged command is not in the game, or not where it was said to be.
    Lost { key: String, seq: u64 },
    /// A command was carried out more than once.
    Twice { key: String },
    /// A command is in the game that its client never sent, or in another form.
    Invented { key: String },
    /// A command is in the game although its client was told that it was refused.
    Contradicted { key: String },
    /// A client saw an earlier state of the game than it had been told of before.
    WentBack { seat: u8, from: u64, to: u64 },
    /// A client never saw the end of its game.
    NeverCameBack { seat: u8 },
    /// The game disagrees with the rules.
    Unsound(String),
    /// The store does not hold the game, or not all of its records.
    Missing,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// The guarantees that the events of a game's clients and what is stored of it break.
pub fn check(
    game: &str,
    clients: &HashMap<Who, Vec<Event>>,
    stored: Option<(GameRecord, Vec<LogRecord>)>,
) -> Vec<Broken> {
    let Some((record, records)) = stored.filter(|(record, records)| record.length == records.len() as u64)
    else {
        return vec![Broken::Missing];
    };
    let mut broken = Vec::new();
    // Where each command stands: the sequence number it led to, and its action.
    let mut places: HashMap<&str, (u64, Option<String>)> = HashMap::new();
    for (number, log) in (record.base + 1..).zip(&records) {
        let Some(key) = &log.command else { continue };
        if places.insert(key, (number, action(log))).is_some() {
            broken.push(Broken::Twice { key: key.clone() });
        }
    }
    let mut sent: HashMap<&str, &str> = HashMap::new();
    for ((_, seat), events) in clients.iter().filter(|((of, _), _)| of == game) {
        let mut known = 0;
        for event in events {
            match event {
                Event::Sent { key, action } => {
                    sent.insert(key, action);
                }
                Event::Acknowledged { key, seq } => {
                    if places.get(key.as_str()).map(|(at, _)| at) != Some(seq) {
                        broken.push(Broken::Lost { key: key.clone(), seq: *seq });
                    }
                    known = known.max(*seq);
                }
                Event::Refused { key } if places.contains_key(key.as_str()) => {
                    broken.push(Broken::Contradicted { key: key.clone() });
                }
                Event::Saw { seq, fresh } => {
                    if *fresh && *seq < known {
                        broken.push(Broken::WentBack { seat: *seat, from: known, to: *seq });
                    }
                    known = known.max(*seq);
                }
                Event::Refused { .. } | Event::Over => {}
            }
        }
        if !events.contains(&Event::Over) {
            broken.push(Broken::NeverCameBack { seat: *seat });
        }
    }
    for (key, (_, action)) in places {
        if sent.get(key).copied() != action.as_deref() {
            broken.push(Broken::Invented { key: key.into() });
        }
    }
    if let Err(why) = verify(&record, &records) {
        broken.push(Broken::Unsound(why));
    }
    broken
}

/// The action of a record.
fn action(record: &LogRecord) -> Option<String> {
    let lines = record.lines.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    lines.filter_map(|line| line["do"].as_str().map(String::from)).next()
}

/// Plays the game again by the rules: it must be exact, and over.
fn verify(record: &GameRecord, records: &[LogRecord]) -> Result<(), String> {
    let opened =
        catalogue::open(&server::transcript(record, records)).map_err(|faults| faults.to_string())?;
    match (&opened.verdict, opened.table.and_then(|table| table.outcome())) {
        (game::transcript::Verdict::Exact, Some(_)) => Ok(()),
        (verdict, outcome) => Err(format!("{verdict:?}, over: {}", outcome.is_some())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session_of_two::{GAME, played};

    /// A short finished game with what its clients noticed.
    mod session_of_two {
        use super::*;
        use game::{GameRequest, Seat, Seed};

        pub const GAME: &str = "game";

        /// The first legal choice each time, each a command of its seat.
        pub fn played() -> (HashMap<Who, Vec<Event>>, GameRecord, Vec<LogRecord>) {
            let players =
                ["Ann", "Ben"].map(|name| game::transcript::Player { name: name.into(), bot: None });
            let request = GameRequest { players: 2, ..GameRequest::default() };
            let seed = Seed::from_number(1);
            let title = catalogue::title("luxor").unwrap();
            let mut table = title.deal(&request, None, players.to_vec(), seed.clone()).unwrap();
            let (mut record, _) =
                server::read_transcript(&table.latest_lines().unwrap(), None, seed).unwrap();
            record.id = GAME.into();
            let mut events: HashMap<Who, Vec<Event>> = HashMap::new();
            let mut records = Vec::new();
            while let Some(Seat(seat)) = table.decider() {
                let action = table.legal()[0].clone();
                table.act(&action).unwrap();
                let key = format!("{seat}:{}", records.len());
                let seq = record.base + records.len() as u64 + 1;
                let lines = table.latest_lines().unwrap();
                records.push(LogRecord { lines, command: Some(key.clone()) });
                events.entry((GAME.into(), seat)).or_default().extend([
                    Event::Sent { key: key.clone(), action },
                    Event::Acknowledged { key, seq },
                    Event::Saw { seq, fresh: true },
                ]);
            }
            record.length = records.len() as u64;
            events.values_mut().for_each(|events| events.push(Event::Over));
            (events, record, records)
        }
    }

    fn seat_of(record: &LogRecord) -> Option<u64> {
        let lines = record.lines.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        lines.filter_map(|line| line["seat"].as_u64()).next()
    }

    fn found(change: impl FnOnce(&mut Vec<Event>, &mut GameRecord, &mut Vec<LogRecord>)) -> Vec<Broken> {
        let (mut events, mut record, mut records) = played();
        let ann = events.get_mut(&(GAME.to_string(), 0)).unwrap();
        change(ann, &mut record, &mut records);
        check(GAME, &events, Some((record, records)))
    }

    #[test]
    fn a_game_in_order_breaks_nothing() {
        assert_eq!(found(|_, _, _| {}), []);
    }

    #[test]
    fn every_broken_guarantee_is_named() {
        // A record that was acknowledged is gone.
        let lost = found(|_, record, records| {
            records.pop();
            record.length -= 1;
        });
        assert!(matches!(lost[..], [Broken::Lost { .. }, Broken::Unsound(_)]), "{lost:?}");
        // It was carried out twice.
        let twice = found(|_, _, records| {
            let last = records.len() - 1;
            records[last].command = records[last - 2].command.clone();
        });
        assert!(twice.iter().any(|broken| matches!(broken, Broken::Twice { .. })), "{twice:?}");
        let invented = found(|ann, _, _| ann.retain(|event| !matches!(event, Event::Sent { .. })));
        assert!(invented.iter().all(|broken| matches!(broken, Broken::Invented { .. })), "{invented:?}");
        let key = |events: &[Event]| match &events[0] {
            Event::Sent { key, .. } => key.clone(),
            other => panic!("{other:?}"),
        };
        let contradicted = found(|ann, _, _| ann.push(Event::Refused { key: key(ann) }));
        assert!(matches!(contradicted[..], [Broken::Contradicted { .. }]), "{contradicted:?}");
        let back = found(|ann, _, _| ann.push(Event::Saw { seq: 0, fresh: true }));
        assert!(matches!(back[..], [Broken::WentBack { seat: 0, to: 0, .. }]), "{back:?}");
        assert_eq!(
            found(|ann, _, _| ann.push(Event::Saw { seq: 0, fresh: false })),
            [],
            "a message under way"
        );
        let gone = found(|ann, _, _| ann.retain(|event| *event != Event::Over));
        assert_eq!(gone, [Broken::NeverCameBack { seat: 0 }]);
        let unsound = found(|_, _, records| {
            // Two moves of different players have changed places.
            let pair = (0..records.len() - 1).find(|at| seat_of(&records[*at]) != seat_of(&records[at + 1]));
            let at = pair.unwrap();
            let lines = records[at].lines.clone();
            records[at].lines = std::mem::replace(&mut records[at + 1].lines, lines);
        });
        assert!(unsound.iter().any(|broken| matches!(broken, Broken::Unsound(_))), "{unsound:?}");
        assert_eq!(check(GAME, &played().0, None), [Broken::Missing]);
    }
}
