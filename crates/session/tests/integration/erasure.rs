//! A guest goes, and their names with them.

use crate::common::*;
use game::transcript::Verdict;
use serde_json::json;
use session::protocol::AskJoin;
use session::*;

const CLEO: GuestId = GuestId(3);
const DAN: GuestId = GuestId(4);
const LATER: i64 = 20_000;

/// A game of Ann (the host), Ben and Cleo.
fn three() -> Play {
    let seats = json!([{ "kind": "you", "name": "Ann" }, { "kind": "open" }, { "kind": "open" }]);
    let mut session = Session::waiting(new("luxor", &[], seats).unwrap());
    session.join(BEN, join(1, "Ben")).unwrap();
    session.join(CLEO, join(2, "Cleo")).unwrap();
    Play::of(session)
}

/// The guest leaves the seat to a computer.
fn leave(play: &mut Play, guest: GuestId, seat: u8) {
    let presence = Presence::new(3, 0);
    match play.session.hand_to_bot(guest, seat, None, &BOTS, &presence, LATER).unwrap() {
        VoteOutcome::Passed(append) => play.commit(append),
        counted => panic!("{counted:?}"),
    }
}

/// The game without the guest; its transcript must still be exact.
fn without(play: &Play, guest: GuestId) -> (GameRecord, String) {
    let Erasure::Rewrite(record, lines) = erase(&play.session.record, &play.records, guest) else {
        panic!("the game is not theirs alone");
    };
    let mut records = play.records.clone();
    for (number, lines) in lines {
        records[number as usize].lines = lines;
    }
    assert_eq!(record.version(), play.session.record.version() + 1);
    let text = transcript(&record, &records);
    assert_eq!(catalogue::open(&text).unwrap().verdict, Verdict::Exact, "{text}");
    assert!(restore((*record).clone(), &records).is_ok());
    let everybody = record.seats.iter().flat_map(|seat| seat.holders.iter().chain(&seat.former));
    assert!(everybody.chain(&record.hosts).all(|other| *other != guest));
    (*record, text)
}

fn names(record: &GameRecord) -> Vec<&str> {
    record.seats.iter().map(|seat| seat.name.as_str()).collect()
}

#[test]
fn a_name_disappears_from_seats_header_and_takeovers() {
    let mut play = three();
    play.act(0);
    leave(&mut play, BEN, 1);
    play.act_any(1);
    let append = play.session.take_back(BEN, 1, "Benjamin", LATER).unwrap();
    play.commit(append);
    leave(&mut play, BEN, 1);
    let before = transcript(&play.session.record, &play.records);
    assert!(before.contains("\"Ben\"") && before.contains("\"Benjamin\""), "{before}");
    let (record, text) = without(&play, BEN);
    assert_eq!(names(&record), ["Ann", "#2", "Cleo"]);
    assert!(!text.contains("Ben"), "{text}");
    assert_eq!(before.replace("Benjamin", "#2").replace("Ben", "#2"), text, "nothing else has changed");
}

#[test]
fn names_of_others_stay() {
    let mut play = three();
    leave(&mut play, BEN, 1);
    play.session.record.seats[1].invite = Some("link".into());
    let ask = AskJoin { invite: "link".into(), ..join(1, "Dan") };
    let append = play.session.take_seat(DAN, &ask, LATER).unwrap();
    play.commit(append);
    let (record, text) = without(&play, BEN);
    assert_eq!(names(&record), ["Ann", "Dan", "Cleo"], "Dan plays the seat now");
    assert!(!text.contains("Ben") && text.contains("Dan") && text.contains("Ann"), "{text}");
    assert_eq!(record.seats[1].holders, [DAN]);
    // The other way round, the earlier player's name goes too: who had which name is not known.
    let append = play.session.take_seat(EVE, &ask, LATER);
    assert!(append.is_err(), "the link was used");
    leave(&mut play, DAN, 1);
    let (record, text) = without(&play, DAN);
    assert_eq!(names(&record), ["Ann", "#2", "Cleo"]);
    assert!(!text.contains("Dan"), "{text}");
}

#[test]
fn somebody_with_two_devices_keeps_name_and_seat_on_the_other() {
    let mut play = three();
    leave(&mut play, BEN, 1);
    let append = play.session.take_back(BEN, 1, "Benny", LATER).unwrap();
    play.commit(append);
    play.session.add_device(BEN, DAN);
    let (record, text) = without(&play, DAN);
    assert_eq!(names(&record), ["Ann", "Benny", "Cleo"]);
    assert_eq!(record.seats[1].holders, [BEN]);
    assert!(text.contains("\"Ben\""), "their earlier name, too");
}

#[test]
fn somebody_else_becomes_the_host() {
    let mut play = three();
    leave(&mut play, ANN, 0);
    let (record, _) = without(&play, ANN);
    assert_eq!(record.hosts, [BEN]);
    assert_eq!(record.seats[0].former, [GuestId(0); 0]);
}

#[test]
fn a_seat_of_a_waiting_game_is_open_again() {
    let seats = json!([{ "kind": "you", "name": "Ann" }, { "kind": "open" }, { "kind": "open" }]);
    let mut session = Session::waiting(new("luxor", &[], seats).unwrap());
    session.join(BEN, join(1, "Ben")).unwrap();
    let Erasure::Rewrite(record, lines) = erase(&session.record, &[], BEN) else { panic!("Ann is there") };
    assert_eq!((&*record.seats[1].kind, &*record.seats[1].name), ("open", ""));
    assert!(lines.is_empty());
    assert_eq!(record.invite, session.record.invite, "somebody else can take it");
    let Erasure::Rewrite(record, _) = erase(&session.record, &[], ANN) else { panic!("Ben is there") };
    assert_eq!(record.hosts, [BEN]);
}

#[test]
fn a_game_with_nobody_else_goes_along() {
    let seats = json!([{ "kind": "you", "name": "Ann" }, { "kind": "bot", "bot": "random" }]);
    let record = new("luxor", &[], seats).unwrap();
    assert_eq!(erase(&record, &[], ANN), Erasure::Delete);
}

#[test]
fn the_name_that_stands_instead_is_free() {
    let seats = json!([{ "kind": "you", "name": "#2" }, { "kind": "open" }, { "kind": "open" }]);
    let mut session = Session::waiting(new("luxor", &[], seats).unwrap());
    session.join(BEN, join(1, "Ben")).unwrap();
    session.join(CLEO, join(2, "Cleo")).unwrap();
    let (record, _) = without(&Play::of(session), BEN);
    assert_eq!(names(&record), ["#2", "#5", "Cleo"]);
}

#[test]
fn another_node_does_not_go_on_with_the_deleted_name() {
    let seats =
        json!([{ "kind": "you", "name": "Ann" }, { "kind": "open" }, { "kind": "bot", "bot": "random" }]);
    let mut session = Session::waiting(new("luxor", &[], seats).unwrap());
    session.join(BEN, join(1, "Ben")).unwrap();
    let mut play = Play::of(session);
    // Dan takes the seat of the computer, so that only takeovers name him.
    play.session.record.seats[2].invite = Some("link".into());
    let ask = AskJoin { invite: "link".into(), ..join(2, "Dan") };
    let append = play.session.take_seat(DAN, &ask, LATER).unwrap();
    play.commit(append);
    leave(&mut play, DAN, 2);
    let mut elsewhere = play.restored();
    let Erasure::Rewrite(record, _) = erase(&play.session.record, &play.records, DAN) else { panic!() };
    assert_eq!(record.opening, play.session.record.opening);
    assert!(elsewhere.follow(*record, &[]).is_err(), "all of the game is read again");
}
