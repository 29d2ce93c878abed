//! Seats change hands in a running game, and players end one.

use crate::common::*;
use game::transcript::Verdict;
use game::{Seat, Viewer};
use serde_json::{Value, json};
use session::protocol::AskJoin;
use session::viewers::viewers;
use session::*;

const CLEO: GuestId = GuestId(3);
const DAN: GuestId = GuestId(4);

/// A game of Ann (the host), Ben, Cleo and a bot, with a patience of ten seconds.
fn four() -> Play {
    let seats = json!([
        { "kind": "you", "name": "Ann" }, { "kind": "open" }, { "kind": "open" }, { "kind": "bot", "bot": "random" },
    ]);
    let mut session = Session::waiting(GameRecord { patience: 10, ..new("luxor", &[], seats).unwrap() });
    session.join(BEN, join(1, "Ben")).unwrap();
    session.join(CLEO, join(2, "Cleo")).unwrap();
    Play::of(session)
}

/// Everybody is connected but these; now is 20 seconds after they left.
fn all_but(away: &[u8]) -> Presence {
    let mut presence = Presence::new(4, 0);
    presence.connect(&[0, 1, 2]);
    presence.disconnect(away, 0);
    presence
}
const LATER: i64 = 20_000;

fn hand(play: &mut Play, guest: GuestId, seat: u8, away: &[u8]) -> Result<VoteOutcome, Fault> {
    play.session.hand_to_bot(guest, seat, None, &BOTS, &all_but(away), LATER)
}

fn passed(play: &mut Play, outcome: Result<VoteOutcome, Fault>) {
    match outcome.unwrap() {
        VoteOutcome::Passed(append) => play.commit(append),
        counted => panic!("not enough votes: {counted:?}"),
    }
}

fn message(fault: Fault) -> String {
    match fault {
        Fault::Refused { message, .. } => message.id.to_string(),
        other => panic!("not a refusal: {other:?}"),
    }
}

fn request(seat: u8) -> ViewRequest {
    ViewRequest { seat: Some(seat), watch: None }
}

/// What a guest gets who asks for a seat's view.
fn sees(play: &Play, guest: GuestId, seat: u8) -> Result<Viewer, Fault> {
    play.session.authorize(Some(guest), &request(seat)).map(|viewpoint| viewpoint.viewer)
}

fn invite(play: &mut Play, guest: GuestId, seat: u8, away: &[u8]) -> Result<(), Fault> {
    play.session.invite_to_seat(guest, seat, "link".into(), &all_but(away), LATER)
}

fn link(seat: u8, name: &str) -> AskJoin {
    AskJoin { invite: "link".into(), ..join(seat, name) }
}

/// What is stored leads to the same game, and its transcript is exact.
fn check_stored(play: &mut Play) {
    let text = transcript(&play.session.record, &play.records);
    assert_eq!(catalogue::open(&text).unwrap().verdict, Verdict::Exact, "{text}");
    let mut restored = play.restored();
    for viewer in viewers(4) {
        assert_eq!(play.snapshot(viewer), snapshot(&mut restored, viewer));
    }
}

#[test]
fn an_owner_gives_a_seat_up_and_takes_it_back() {
    let mut play = four();
    let before = play.session.seq();
    let outcome = hand(&mut play, BEN, 1, &[]);
    passed(&mut play, outcome);
    let seat = &play.session.record.seats[1];
    assert_eq!((seat.name.as_str(), seat.bot.as_deref(), &*seat.kind), ("Ben", Some("random"), "bot"));
    assert_eq!(play.session.seq(), before + 1);
    assert_eq!(sees(&play, BEN, 1), Ok(Viewer::Spectator), "Ben sees the hand of the seat no longer");
    assert_eq!(play.session.returnable(Some(BEN)), [1]);
    check_stored(&mut play);

    assert!(matches!(play.session.take_back(CLEO, 1, "Cleo", LATER), Err(Fault::Forbidden(_))));
    let append = play.session.take_back(BEN, 1, "Ben", LATER).unwrap();
    play.commit(append);
    assert_eq!(sees(&play, BEN, 1), Ok(Viewer::Seat(Seat(1))));
    assert_eq!(play.session.returnable(Some(BEN)), [0u8; 0]);
    assert_eq!(play.session.record.seats[1].former, [], "who plays a seat is not among its former players");
    check_stored(&mut play);
}

#[test]
fn a_seat_is_taken_from_nobody_who_is_here_or_not_away_long_enough() {
    let mut play = four();
    assert_eq!(message(hand(&mut play, ANN, 1, &[]).unwrap_err()), "refused-player-here");
    let soon = play.session.hand_to_bot(ANN, 1, None, &BOTS, &all_but(&[1]), 9_999);
    assert_eq!(message(soon.unwrap_err()), "refused-patience");
    assert_eq!(message(hand(&mut play, ANN, 3, &[3]).unwrap_err()), "refused-seat-of-bot");
    assert!(matches!(hand(&mut play, EVE, 1, &[1]), Err(Fault::Forbidden(_))));
    assert!(matches!(hand(&mut play, ANN, 4, &[]), Err(Fault::NotFound(_))));
    assert_eq!(play.session.seq(), four().session.seq());
    let outcome = hand(&mut play, ANN, 1, &[1]);
    passed(&mut play, outcome);
}

#[test]
fn it_takes_a_majority_of_the_others_if_the_host_does_not_decide() {
    let mut play = four();
    // The host is away: the others are Ben and Cleo, and both must want it.
    assert_eq!(hand(&mut play, BEN, 0, &[0]), Ok(VoteOutcome::Pending { votes: 1, needed: 2 }));
    assert_eq!(
        hand(&mut play, BEN, 0, &[0]),
        Ok(VoteOutcome::Pending { votes: 1, needed: 2 }),
        "one vote each"
    );
    assert_eq!(play.snapshot(Viewer::Spectator)["players"][0]["votes"], json!([1]));
    assert_eq!(message(hand(&mut play, CLEO, 0, &[]).unwrap_err()), "refused-player-here");
    let outcome = hand(&mut play, CLEO, 0, &[0]);
    passed(&mut play, outcome);
    assert_eq!(play.snapshot(Viewer::Spectator)["players"][0]["stand_in"], true);
    assert_eq!(play.snapshot(Viewer::Spectator)["players"][0]["votes"], json!([]));
}

#[test]
fn a_seat_passes_to_a_new_person_through_a_link() {
    let mut play = four();
    assert!(matches!(invite(&mut play, CLEO, 1, &[1]), Err(Fault::Forbidden(_))));
    assert_eq!(message(invite(&mut play, ANN, 1, &[]).unwrap_err()), "refused-player-here");
    invite(&mut play, BEN, 1, &[]).unwrap();
    assert!(matches!(play.session.take_seat(DAN, &join(1, "Dan"), LATER), Err(Fault::Forbidden(_))));
    assert!(matches!(play.session.take_seat(DAN, &link(2, "Dan"), LATER), Err(Fault::Forbidden(_))));
    assert_eq!(
        message(play.session.take_seat(CLEO, &link(1, "Cleo"), LATER).unwrap_err()),
        "refused-knows-another-hand"
    );
    assert_eq!(message(play.session.take_seat(DAN, &link(1, "Ann"), LATER).unwrap_err()), "error-name-taken");
    let append = play.session.take_seat(DAN, &link(1, "Dan"), LATER).unwrap();
    play.commit(append);
    assert_eq!(sees(&play, DAN, 1), Ok(Viewer::Seat(Seat(1))));
    assert!(sees(&play, DAN, 0).is_err() && sees(&play, DAN, 2).is_err());
    assert_eq!(sees(&play, BEN, 1), Ok(Viewer::Spectator));
    // The link works once, and who gave the seat to a person cannot take it from them.
    assert!(matches!(play.session.take_seat(EVE, &link(1, "Eve"), LATER), Err(Fault::Forbidden(_))));
    assert_eq!(message(play.session.take_back(BEN, 1, "Ben", LATER).unwrap_err()), "refused-seat-taken");
    assert_eq!(play.session.returnable(Some(BEN)), [0u8; 0], "nor is it offered back");
    check_stored(&mut play);
}

#[test]
fn who_knew_another_hand_takes_no_other_seat() {
    let mut play = four();
    let outcome = hand(&mut play, CLEO, 2, &[]);
    passed(&mut play, outcome);
    invite(&mut play, BEN, 1, &[]).unwrap();
    let refused = play.session.take_seat(CLEO, &link(1, "Cleo"), LATER).unwrap_err();
    assert_eq!(message(refused), "refused-knows-another-hand");
}

/// Plays until a seat could take a choice back.
fn until_somebody_can_undo(play: &mut Play) -> u8 {
    loop {
        play.act(0);
        let able = |seat: &u8| play.session.table().unwrap().can_undo(Seat(*seat)).is_ok();
        if let Some(seat) = (0..2).find(able) {
            return seat;
        }
    }
}

#[test]
fn nobody_takes_back_what_somebody_else_chose() {
    let mut play = Play::of_two("luxor", &["characters"]);
    let seat = until_somebody_can_undo(&mut play);
    let guest = [ANN, BEN][usize::from(seat)];
    let presence = Presence::new(2, 0);
    let outcome = play.session.hand_to_bot(guest, seat, None, &BOTS, &presence, 0);
    passed(&mut play, outcome);
    let append = play.session.take_back(guest, seat, "Zoë", 0).unwrap();
    play.commit(append);
    assert!(play.session.table().unwrap().can_undo(Seat(seat)).is_err());
    assert!(play.session.table().unwrap().can_redo(Seat(seat)).is_err());
}

#[test]
fn a_takeover_sends_no_patch() {
    let mut play = four();
    for viewer in viewers(4) {
        play.session.remember_sent(viewer);
    }
    let outcome = hand(&mut play, BEN, 1, &[]);
    passed(&mut play, outcome);
    let broadcast = play.session.broadcast(|_| true);
    assert!(viewers(4).all(|viewer| broadcast.patch_for(viewer).is_none()));
}

#[test]
fn a_game_ends_when_all_people_want_it() {
    let mut play = four();
    assert!(matches!(play.session.propose_end(EVE, 1), Err(Fault::Forbidden(_))));
    assert_eq!(play.session.propose_end(ANN, 1), Ok(VoteOutcome::Pending { votes: 1, needed: 3 }));
    assert_eq!(play.snapshot(Viewer::Spectator)["end_votes"], json!([0]));
    // The offer lapses with the next change.
    let outcome = hand(&mut play, BEN, 1, &[]);
    passed(&mut play, outcome);
    assert_eq!(play.snapshot(Viewer::Spectator)["end_votes"], json!([]));
    assert_eq!(play.session.propose_end(CLEO, 1), Ok(VoteOutcome::Pending { votes: 1, needed: 2 }));
    let outcome = play.session.propose_end(ANN, 1);
    passed(&mut play, outcome);
    let end = play.snapshot(Viewer::Spectator);
    assert_eq!(
        (&end["state"], &end["outcome"], &end["decider"]),
        (&json!("over"), &Value::Null, &Value::Null)
    );
    assert!(end["seed"].is_string(), "the commitment is opened");
    assert_eq!(message(hand(&mut play, ANN, 2, &[2]).unwrap_err()), "refused-game-over");
    check_stored(&mut play);
}

/// A game in which seats change hands again and again is stored, replayed and verified like any other.
#[test]
fn a_game_full_of_takeovers_is_exact() {
    let mut play = four();
    for step in 0..400usize {
        if play.session.is_over() {
            break;
        }
        match step % 7 {
            1 => {
                let outcome = hand(&mut play, BEN, 1, &[]);
                passed(&mut play, outcome);
            }
            3 => {
                let append = play.session.take_back(BEN, 1, "Ben", 0).unwrap();
                play.commit(append);
            }
            _ => play.act_any(step),
        }
    }
    check_stored(&mut play);
    // What one viewer may know of it can be written and read too.
    for viewer in viewers(4) {
        let mut text = Vec::new();
        let table = play.session.table().unwrap();
        table.write(game::transcript::Knowledge::Of(viewer), &mut text).unwrap();
        let opened = catalogue::open(&String::from_utf8(text).unwrap()).unwrap();
        assert!(matches!(opened.verdict, Verdict::Unverified(_)), "{}", opened.verdict);
    }
}

#[test]
fn a_file_that_lies_about_a_takeover_diverges() {
    let mut play = four();
    let outcome = hand(&mut play, BEN, 1, &[]);
    passed(&mut play, outcome);
    let text = transcript(&play.session.record, &play.records);
    let takeover = r#"{"seat":1,"from":{"name":"Ben"},"to":{"name":"Ben","bot":"random"}}"#;
    assert!(text.contains(takeover), "{text}");
    for lie in [
        r#"{"seat":1,"from":{"name":"Cleo"},"to":{"name":"Ben","bot":"random"}}"#,
        r#"{"seat":9,"from":{"name":"Ben"},"to":{"name":"Ben","bot":"random"}}"#,
    ] {
        let opened = catalogue::open(&text.replace(takeover, lie)).unwrap();
        assert!(matches!(opened.verdict, Verdict::Diverged(_)), "{lie}: {}", opened.verdict);
    }
}

#[test]
fn nobody_makes_again_what_somebody_else_took_back() {
    let mut play = Play::of_two("luxor", &["characters"]);
    let seat = until_somebody_can_undo(&mut play);
    let guest = [ANN, BEN][usize::from(seat)];
    play.command(guest, seat, CommandKind::Undo).unwrap();
    assert!(play.session.table().unwrap().can_redo(Seat(seat)).is_ok());
    let outcome = play.session.hand_to_bot(guest, seat, None, &BOTS, &Presence::new(2, 0), 0);
    passed(&mut play, outcome);
    assert!(play.session.table().unwrap().can_redo(Seat(seat)).is_err());
}

#[test]
fn who_was_replaced_plays_again_in_the_next_game() {
    let mut play = four();
    let outcome = hand(&mut play, BEN, 1, &[]);
    passed(&mut play, outcome);
    assert_eq!(play.session.propose_end(ANN, 1), Ok(VoteOutcome::Pending { votes: 1, needed: 2 }));
    let outcome = play.session.propose_end(CLEO, 1);
    passed(&mut play, outcome);
    let next = play.session.next_game(ANN, &BOTS, secrets(), 9).unwrap();
    let seat = &next.seats[1];
    assert_eq!((&*seat.kind, &*seat.name, seat.bot.as_deref()), ("person", "Ben", None));
    assert_eq!(seat.holders, [BEN]);
    assert!(next.seats[3].bot.is_some(), "a computer that nobody was replaced by stays one");
}

#[test]
fn a_replay_names_those_who_played_then() {
    let mut play = four();
    play.act_any(0);
    invite(&mut play, BEN, 1, &[]).unwrap();
    let append = play.session.take_seat(DAN, &link(1, "Dan"), LATER).unwrap();
    play.commit(append);
    let outcome = hand(&mut play, DAN, 1, &[]);
    passed(&mut play, outcome);
    let viewpoint = Viewpoint { guest: Some(ANN), viewer: Viewer::Seat(Seat(0)) };
    let mut then = |at| {
        let replay = play.session.replay(&viewpoint, &all_but(&[]), at, false).unwrap();
        let player = replay.snapshot.players[1].clone();
        (player.name, player.bot.is_some(), player.kind)
    };
    let player = |name: &str, bot: bool, kind: &str| (name.to_string(), bot, kind.to_string());
    assert_eq!(then(0), player("Ben", false, "person"));
    assert_eq!(then(1), player("Ben", false, "person"));
    assert_eq!(then(2), player("Dan", false, "person"));
    assert_eq!(then(3), player("Dan", true, "bot"));
}
