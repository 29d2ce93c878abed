//! The object-safe interface, exercised with a title made for tests.

use catalogue::{AnyTable, Entry, LogEvent, Reader, Refused, Title, TypedTable};
use game::transcript::{self, Knowledge, Player, Verdict};
use game::{Arg, GameRequest, Seat, Seed, Viewer};
use std::any::Any;
use toy::{Happened, Toy};

const TOY: Entry<Toy> = Entry::NEW;

fn people(count: u8) -> Vec<Player> {
    (0..count).map(|i| Player { name: format!("P{i}"), bot: None }).collect()
}

fn request(players: u8) -> GameRequest {
    GameRequest { players, ..GameRequest::default() }
}

fn dealt() -> Box<dyn AnyTable> {
    TOY.deal(&request(2), None, people(2), Seed::from_number(3)).unwrap()
}

fn typed(table: &dyn AnyTable) -> &TypedTable<Toy> {
    (table as &dyn Any).downcast_ref().unwrap()
}

/// What everybody sees.
fn view(table: &dyn AnyTable) -> serde_json::Value {
    data(&table.view(Viewer::Spectator).text())
}

fn text(table: &dyn AnyTable, knowledge: Knowledge) -> String {
    let mut out = Vec::new();
    table.write(knowledge, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn an_invalid_request_is_refused_before_dealing() {
    let fault =
        |request: &GameRequest, names: u8| match TOY.deal(request, None, people(names), Seed::from_number(0))
        {
            Ok(_) => panic!("this cannot be dealt"),
            Err(fault) => fault.to_string(),
        };
    assert!(fault(&request(5), 5).contains("2 to 4 players"));
    assert!(fault(&request(3), 2).contains("2 players are named"));
    assert!(fault(&GameRequest { modules: vec!["wide".into()], ..request(2) }, 2).contains("it has tall"));
    let broken = TOY.deal(&request(2), Some("many"), people(2), Seed::from_number(0)).err().unwrap();
    assert!(broken.to_string().contains("line 1"));
    assert!(TOY.check_components("many").unwrap_err().to_string().contains("the heap is a number"));
    assert_eq!(TOY.check_components("9").unwrap().name, "toy");
}

#[test]
fn choices_preview_only_certain_effects() {
    let mut table = dealt();
    let choices = typed(&*table).choices();
    let texts: Vec<&str> = choices.iter().map(|choice| choice.action.as_str()).collect();
    assert_eq!(texts, ["take 1", "take 2", "roll"]);
    assert_eq!(choices[0].effects[0].args[1], ("n", Arg::Number(1)));
    assert!(!choices[0].chance && choices[2].chance);
    assert!(choices[2].effects.is_empty(), "the roll is not known before");

    while view(&*table)["heap"] != 1 {
        table.act("take 1").unwrap();
    }
    let last = &typed(&*table).choices()[0];
    let ids: Vec<&str> = last.effects.iter().map(|message| message.id).collect();
    assert_eq!(ids, ["toy-took"], "the preview of the last action does not reveal other hands");
}

#[test]
fn bad_actions_change_nothing() {
    let mut table = dealt();
    let before = text(&*table, Knowledge::Full);
    assert!(matches!(table.act("steal"), Err(Refused::Unreadable(what)) if what.contains("take 1")));
    while view(&*table)["heap"] != 1 {
        table.act("take 1").unwrap();
    }
    assert!(matches!(table.act("take 2"), Err(Refused::Forbidden(refusal)) if refusal.rule == "T1"));
    assert!(text(&*table, Knowledge::Full).len() > before.len());
}

#[test]
fn undo_and_redo_know_their_bounds() {
    let mut table = dealt();
    assert_eq!(table.can_undo(Seat(0)).unwrap_err().id, "undo-nothing-of-yours");
    table.act("take 2").unwrap();
    assert_eq!(table.undo(Seat(1)).unwrap_err().id, "undo-nothing-of-yours");
    assert_eq!(table.undo(Seat(0)).unwrap(), "take 2");
    assert_eq!(table.redo(Seat(0)).unwrap(), "take 2");
    table.act("roll").unwrap();
    assert_eq!(table.undo(Seat(1)).unwrap_err().id, "undo-revealed");
    let log = typed(&*table).log(Viewer::Seat(Seat(0)), 0);
    assert!(log.iter().any(|entry| entry.message.id == "log-undo"));
    assert_eq!(typed(&*table).log(Viewer::Seat(Seat(0)), 3)[0], log[3]);
}

#[test]
fn logs_and_views_hide_what_the_viewer_may_not_know() {
    let table = dealt();
    let own = typed(&*table).log(Viewer::Seat(Seat(0)), 0);
    assert!(matches!(own[0].event, LogEvent::Event(Happened::Bonus(Seat(0), Some(_)))));
    assert!(matches!(own[1].event, LogEvent::Event(Happened::Bonus(Seat(1), None))));
    assert_eq!(view(&*table)["bonus"], serde_json::Value::Null);
    assert!(text(&*table, Knowledge::Of(Viewer::Seat(Seat(0)))).contains("bonus ?"));
}

#[test]
fn a_turn_begins_where_the_title_says_so() {
    let mut table = dealt();
    table.act("take 1").unwrap();
    let log = typed(&*table).log(Viewer::Spectator, 0);
    let begins: Vec<_> = log.iter().map(|entry| entry.begins.map(|begun| (begun.seat, begun.turn))).collect();
    let [first, second] = [(Seat(0), 1), (Seat(1), 2)].map(Some);
    assert_eq!(begins, [None, None, first, None, second], "two are dealt a bonus, and one takes a stone");
    let written = data(&log);
    assert_eq!(written[2]["begins"], serde_json::json!({ "seat": 0, "turn": 1 }), "it counts no rounds");
    assert_eq!(written[3].get("begins"), None);
}

#[test]
fn a_resumed_game_continues_where_it_stopped() {
    let mut original = TOY.deal(&request(2), None, people(2), Seed::from_number(9)).unwrap();
    for action in ["roll", "take 2", "roll"] {
        original.act(action).unwrap();
    }
    let saved = text(&*original, Knowledge::Full);
    let opened = TOY.replay(&transcript::read(&saved).unwrap());
    assert_eq!(opened.verdict, Verdict::Exact);
    let mut table = opened.table.unwrap();
    assert_eq!(table.act("take 1"), Err(Refused::AtRest));

    table.resume(Seed::from_number(9));
    while table.decider().is_some() {
        original.act("roll").unwrap();
        table.act("roll").unwrap();
    }
    assert_eq!(text(&*table, Knowledge::Full), text(&*original, Knowledge::Full));

    let mut other = TOY.replay(&transcript::read(&saved).unwrap()).table.unwrap();
    other.resume(Seed::from_number(10));
    assert!(!text(&*other, Knowledge::Full).contains("commitment"), "two seeds make no commitment");
}

#[test]
fn a_game_can_be_viewed_after_every_record() {
    let mut table = dealt();
    for action in ["take 2", "roll", "take 1"] {
        table.act(action).unwrap();
    }
    let records = table.records(Viewer::Spectator);
    assert_eq!(records.len(), 3);
    assert_eq!(
        (records[2].turn, records[2].seat, records[2].action.as_deref()),
        (3, Seat(0), Some("take 1"))
    );
    assert_eq!(view(&*table.after(1))["heap"], 18);
    assert_eq!(view(&*table.after(3)), view(&*table));
}

#[test]
fn damaged_transcripts_are_reported_with_their_line() {
    let mut table = dealt();
    table.act("take 2").unwrap();
    table.act("take 1").unwrap();
    let good = text(&*table, Knowledge::Full);
    let verdict = |text: &str| TOY.replay(&transcript::read(text).unwrap()).verdict;
    assert_eq!(verdict(&good), Verdict::Exact);
    assert!(verdict(&good.replace("take 2", "take 1")).to_string().starts_with("diverged: line 5"));
    assert!(verdict(&good.replace("\"players\":2", "\"players\":\"two\"")).to_string().contains("line 1"));
    assert!(catalogue::open(&good).err().unwrap().to_string().contains("there is no game \"toy\""));
}

#[test]
fn incremental_lines_and_entries_equal_the_whole_transcript_and_log() {
    let mut table = dealt();
    let mut lines = table.latest_lines().unwrap();
    let mut readers = [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))]
        .map(|viewer| Reader::new(viewer, 0, 2, Vec::new()));
    let mut counting = readers.each_ref().map(|reader| Reader::counting(reader.viewer, 0));
    table.write_log(None, &mut readers);
    table.write_log(None, &mut counting);
    let records = ["take 1", "undo", "take 2", "roll"].iter().cycle();
    for record in records.take(200) {
        let Some(seat) = table.decider() else { break };
        let done = match *record {
            "undo" => (0..2).any(|seat| table.undo(Seat(seat)).is_ok()),
            action => table.act(action).is_ok() || table.act(&table.legal()[0].clone()).is_ok(),
        };
        assert!(done || *record == "undo", "{seat} had no legal action");
        if done {
            lines += &table.latest_lines().unwrap();
            let latest = Some(table.record_count() - 1);
            table.write_log(latest, &mut readers);
            table.write_log(latest, &mut counting);
        }
    }
    assert!(table.decider().is_none());
    let read = transcript::read(&lines).unwrap();
    let opened = TOY.replay(&read);
    assert_eq!(opened.verdict, Verdict::Exact);
    let again = opened.table.unwrap();
    assert_eq!(again.records(Viewer::Spectator), table.records(Viewer::Spectator));
    for (reader, counting) in readers.into_iter().zip(counting) {
        assert_eq!((counting.next, counting.text), (reader.next, Vec::new()));
        let written = format!("[{}]", String::from_utf8(reader.text).unwrap());
        let written: serde_json::Value = serde_json::from_str(&written).unwrap();
        assert_eq!(written, data(&typed(&*table).log(reader.viewer, reader.since)));
    }
}

#[test]
fn texts_are_those_of_the_title() {
    let table = dealt();
    let typed = typed(&*table);
    assert!(!typed.choices().is_empty());
    assert_eq!(data(&table.choices_text()), data(&typed.choices()));
    let own = Viewer::Seat(Seat(1));
    assert_eq!(data(&table.view(own).text()), data(&typed.table().view(own)));
}

/// Serialised and parsed again.
fn data(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
}
