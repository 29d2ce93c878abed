//! A game is played without a server: commands go in, records and broadcasts come out.

use crate::common::*;
use game::{Message, Viewer};
use serde_json::{Value, json};
use session::protocol::AskWhyNot;
use session::viewers::viewers;
use session::*;

const ALL_MODULES: [&str; 4] = ["mummy", "equipment", "artifacts", "characters"];

fn act(play: &Play, seq: u64) -> Command {
    let table = play.session.table().unwrap();
    let (seat, action) = (table.decider().unwrap().0, table.legal()[0].clone());
    Command { id: "one".into(), seq, seat, kind: CommandKind::Act(action) }
}

fn decider(play: &Play) -> (GuestId, u8) {
    let seat = play.session.table().unwrap().decider().unwrap();
    (play.session.record.seats[seat.index()].holders[0], seat.0)
}

fn refusal(fault: Fault) -> Message {
    match fault {
        Fault::Refused { message, .. } => message,
        other => panic!("not a refusal: {other:?}"),
    }
}

#[test]
fn a_command_is_executed_once() {
    let mut play = Play::of_two("luxor", &[]);
    let (guest, _) = decider(&play);
    let command = act(&play, play.session.seq());
    let Executed::Applied(append) = play.session.execute(guest, command.clone(), 5).unwrap() else {
        panic!("the first execution is not a repetition");
    };
    play.commit(append);
    let seq = play.session.seq();
    assert_eq!(play.session.execute(guest, command.clone(), 6), Ok(Executed::Repeated(seq)));
    let other = Command { id: "two".into(), ..command };
    assert_eq!(play.session.execute(guest, other, 6), Err(Fault::Conflict(seq)));
    assert_eq!((play.records.len(), play.session.record.updated), (1, 5));
}

#[test]
fn a_repeated_command_is_recognised_after_a_restart() {
    let mut play = Play::of_two("luxor", &[]);
    let (guest, _) = decider(&play);
    let command = act(&play, play.session.seq());
    let Ok(Executed::Applied(append)) = play.session.execute(guest, command.clone(), 5) else { panic!() };
    play.commit(append);
    let seq = play.session.seq();
    assert_eq!(play.restored().execute(guest, command, 6), Ok(Executed::Repeated(seq)));
}

#[test]
fn refused_commands_change_nothing() {
    let mut play = Play::of_two("luxor", &ALL_MODULES);
    play.act(0);
    let (guest, seat) = decider(&play);
    let (other_guest, other_seat) = if guest == ANN { (BEN, 1) } else { (ANN, 0) };
    let before: Vec<Value> = viewers(2).map(|viewer| play.snapshot(viewer)).collect();
    let mut refused = |guest, command| play.session.execute(guest, command, 6).unwrap_err();
    let seq = before[0]["seq"].as_u64().unwrap();
    let legal = before[usize::from(seat)]["choices"][0]["action"].as_str().unwrap().to_string();
    let command = |kind| Command { id: "x".into(), seq, seat, kind };
    let act = |action: &str| command(CommandKind::Act(action.into()));

    assert!(matches!(refused(EVE, act(&legal)), Fault::Forbidden(_)));
    assert!(matches!(refused(other_guest, act(&legal)), Fault::Forbidden(_)));
    assert!(matches!(refused(guest, act("dance")), Fault::BadRequest(_)));
    assert!(matches!(refused(guest, Command { id: String::new(), ..act(&legal) }), Fault::BadRequest(_)));
    assert!(matches!(refused(guest, Command { id: "x".repeat(65), ..act(&legal) }), Fault::BadRequest(_)));
    assert!(matches!(refused(guest, Command { seat: 7, ..act(&legal) }), Fault::Forbidden(_)));
    assert_eq!(refused(guest, Command { seq: seq + 1, ..act(&legal) }), Fault::Conflict(seq));
    let not_theirs = Command { seat: other_seat, ..act(&legal) };
    assert_eq!(refusal(refused(other_guest, not_theirs)).id, "refused-not-your-turn");
    assert_eq!(refusal(refused(guest, command(CommandKind::Redo))).id, "undo-nothing-undone");

    let ask = |seq, seat, attempt| AskWhyNot { seq, seat, attempt };
    let card = || json!({ "kind": "card", "slot": 9 });
    let why = play.session.why_not(guest, &ask(seq, seat, card())).unwrap();
    assert_eq!(why.reason.id, "refused-no-such-card");
    assert!(why.rule.is_some());
    let why = play.session.why_not(other_guest, &ask(seq, other_seat, card())).unwrap();
    assert_eq!((why.reason.id, why.rule), ("refused-not-your-turn", None));
    assert!(matches!(play.session.why_not(EVE, &ask(seq, seat, card())), Err(Fault::Forbidden(_))));
    assert_eq!(play.session.why_not(guest, &ask(seq + 1, seat, card())).unwrap_err(), Fault::Conflict(seq));
    let unreadable = ask(seq, seat, json!({ "kind": "fly" }));
    assert!(matches!(play.session.why_not(guest, &unreadable), Err(Fault::BadRequest(_))));

    let after: Vec<Value> = viewers(2).map(|viewer| play.snapshot(viewer)).collect();
    assert_eq!(before, after);
    play.act(0);
}

#[test]
fn a_change_that_was_not_committed_blocks_the_next() {
    let mut play = Play::of_two("luxor", &[]);
    let (guest, _) = decider(&play);
    let command = act(&play, play.session.seq());
    assert!(matches!(play.session.execute(guest, command.clone(), 5), Ok(Executed::Applied(_))));
    let next = Command { id: "two".into(), ..command };
    assert!(matches!(play.session.execute(guest, next, 6), Err(Fault::Internal(_))));
}

#[test]
fn nothing_is_played_before_the_game_starts() {
    let seats = json!([{ "kind": "you", "name": "Ann" }, { "kind": "open" }]);
    let mut session = Session::waiting(new("luxor", &[], seats).unwrap());
    let command = Command { id: "x".into(), seq: 0, seat: 0, kind: CommandKind::Act("play left".into()) };
    assert_eq!(refusal(session.execute(ANN, command, 0).unwrap_err()).id, "refused-not-begun");
}

#[test]
fn a_refused_join_changes_nothing() {
    let seats =
        json!([{ "kind": "you", "name": "Ann" }, { "kind": "open" }, { "kind": "bot", "bot": "random" }]);
    let mut session = Session::waiting(new("luxor", &[], seats).unwrap());
    let before = session.record.clone();
    let wrong_code = protocol::AskJoin { invite: "guess".into(), ..join(1, "Ben") };
    assert!(matches!(session.join(BEN, wrong_code), Err(Fault::Forbidden(_))));
    assert!(matches!(session.join(BEN, join(3, "Ben")), Err(Fault::NotFound(_))));
    assert_eq!(refusal(session.join(BEN, join(0, "Ben")).unwrap_err()).id, "refused-seat-taken");
    assert_eq!(refusal(session.join(BEN, join(1, "Ann")).unwrap_err()).id, "error-name-taken");
    assert!(session.record == before && session.table().is_none());
    session.join(BEN, join(1, "Ben")).unwrap();
    assert!(session.table().is_some());
}

/// Plays a seeded game with some undos. After each change every viewer's patch leads from the snapshot before to the
/// snapshot after, and the stored records lead to the same session.
fn patches_and_records_are_enough(title: &str, modules: &[&str]) {
    let mut play = Play::of_two(title, modules);
    let everybody: Vec<Viewer> = viewers(2).collect();
    let mut known: Vec<Value> = everybody.iter().map(|viewer| play.snapshot(*viewer)).collect();
    for viewer in &everybody {
        play.session.remember_sent(*viewer);
    }
    for step in 0.. {
        let undo = viewers(2).position(|viewer| play.snapshot(viewer)["undo"]["possible"] == true);
        match undo.filter(|_| step % 5 == 4) {
            Some(seat) => play.command([ANN, BEN][seat], seat as u8, CommandKind::Restart).unwrap(),
            None => play.act(step * 7),
        }
        let broadcast = play.session.broadcast(|_| true);
        if play.session.is_over() {
            break;
        }
        for (viewer, known) in everybody.iter().zip(&mut known) {
            let message: Value = serde_json::from_str(&broadcast.patch_for(*viewer).unwrap().text).unwrap();
            assert_eq!(message["since"], known["seq"]);
            for (pointer, value) in message["changes"].as_object().unwrap() {
                *known.pointer_mut(pointer).unwrap() = value.clone();
            }
            assert_eq!(*known, play.snapshot(*viewer));
        }
        if step % 40 == 0 {
            let mut restored = play.restored();
            for (viewer, known) in everybody.iter().zip(&known) {
                assert_eq!(*known, snapshot(&mut restored, *viewer));
            }
        }
    }
    let mut restored = play.restored();
    for viewer in everybody {
        assert_eq!(play.snapshot(viewer), snapshot(&mut restored, viewer));
    }
}

#[test]
fn patches_and_records_are_enough_in_luxor() {
    patches_and_records_are_enough("luxor", &ALL_MODULES);
}

#[test]
fn patches_and_records_are_enough_in_expedition() {
    patches_and_records_are_enough("expedition", &["new-adventures"]);
}

#[test]
fn no_patch_is_made_for_viewers_without_subscribers() {
    let mut play = Play::of_two("luxor", &[]);
    for viewer in viewers(2) {
        play.session.remember_sent(viewer);
    }
    play.act(0);
    let broadcast = play.session.broadcast(|viewer| viewer == Viewer::Spectator);
    let has: Vec<bool> = viewers(2).map(|viewer| broadcast.patch_for(viewer).is_some()).collect();
    assert_eq!(has, [false, false, true]);
}
