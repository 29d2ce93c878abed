//! Two sessions of one game, as two nodes have them: one plays, the other follows what was stored.

use crate::common::*;
use game::Seat;
use serde_json::json;
use session::viewers::viewers;
use session::*;

const ALL_MODULES: [&str; 4] = ["mummy", "equipment", "artifacts", "characters"];

/// A small generator of choices.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % n
    }
}

/// Does something that is possible now: mostly an action, sometimes an undo, a redo or a change of seats.
fn change(play: &mut Play, dice: &mut Dice) {
    let decider = play.session.table().unwrap().decider().unwrap();
    let seat = Seat(dice.below(2) as u8);
    let kinds = [CommandKind::Undo, CommandKind::Redo, CommandKind::Restart];
    match dice.below(12) {
        at @ 0..3 => {
            let holder = play.session.record.seats[seat.index()].holders.first().copied();
            if let Some(holder) = holder {
                let ordered = play.command(holder, seat.0, kinds[at].clone());
                assert!(matches!(ordered, Ok(()) | Err(Fault::Refused { .. })), "{ordered:?}");
            }
        }
        3 if dice.below(4) == 0 => {
            let holder = play.session.record.seats[decider.index()].holders.first().copied();
            let Some(guest) = holder else { return };
            let presence = Presence::new(2, 0);
            let Ok(VoteOutcome::Passed(append)) =
                play.session.hand_to_bot(guest, decider.0, None, &BOTS, &presence, 5)
            else {
                panic!("who leaves a seat needs no votes")
            };
            play.commit(append);
        }
        4 => {
            // Another device of Ann: a change of the game's data alone.
            play.session.add_device(ANN, GuestId(100 + dice.below(9) as i64));
            play.session.record.base += 1;
        }
        _ => play.act_any(dice.below(50)),
    }
}

/// What all viewers may know, except presence and votes.
fn views(session: &mut Session) -> Vec<serde_json::Value> {
    viewers(2).map(|viewer| snapshot(session, viewer)).collect()
}

#[test]
fn a_session_follows_what_another_node_committed() {
    for (title, modules) in [("luxor", &ALL_MODULES[..]), ("expedition", &[])] {
        let mut play = Play::of_two(title, modules);
        let mut follower = play.restored();
        let mut dice = Dice(3);
        let (mut known, mut changes, mut moves) = (0usize, 0, 0);
        while play.session.record.state == State::Running {
            for _ in 0..=dice.below(4) {
                if play.session.record.state == State::Running {
                    change(&mut play, &mut dice);
                    changes += 1;
                }
            }
            let stored = play.session.record.clone();
            let GameRecord { base, length, state, decider, updated, .. } = stored;
            // Some of what it is told it may know already.
            let records = play.records[known.saturating_sub(dice.below(3))..].to_vec();
            let later = LaterRecords { base, length, state, decider, updated, records };
            match follower.after(&later) {
                // Nothing else has changed.
                Some((after, new)) => {
                    assert_eq!(after, stored);
                    follower.follow(after, new).unwrap();
                    moves += 1;
                }
                None => follower.follow(stored, &play.records[known..]).unwrap(),
            }
            known = play.records.len();
            assert_eq!(views(&mut follower), views(&mut play.session), "{title} after {known} records");
        }
        assert!(changes > 60, "{title} was over after {changes} changes");
        assert!(moves > 10, "{title}: only {moves} times nothing but moves");
    }
}

#[test]
fn a_follower_plays_on_and_recognises_repeated_commands() {
    let mut play = Play::of_two("luxor", &[]);
    let mut follower = play.restored();
    let (guest, seat) = {
        let seat = play.session.table().unwrap().decider().unwrap();
        (play.session.record.seats[seat.index()].holders[0], seat.0)
    };
    let action = play.session.table().unwrap().legal()[0].clone();
    let command = Command { id: "one".into(), seq: play.session.seq(), seat, kind: CommandKind::Act(action) };
    let Ok(Executed::Applied(append)) = play.session.execute(guest, command.clone(), 5) else { panic!() };
    play.commit(append);
    follower.follow(play.session.record.clone(), &play.records).unwrap();
    let seq = play.session.seq();
    assert_eq!(follower.execute(guest, command, 6), Ok(Executed::Repeated(seq)));
    // Both nodes would draw the same card.
    let apply = |session: &mut Session| {
        let table = session.table().unwrap();
        let kind = CommandKind::Act(table.legal()[0].clone());
        session.apply_uncommitted(table.decider().unwrap(), &kind, None, 7).unwrap()
    };
    assert_eq!(apply(&mut follower), apply(&mut play.session));
}

#[test]
fn moves_are_followed_only_if_none_is_missing() {
    let mut play = Play::of_two("luxor", &[]);
    let begun = play.restored();
    for pick in 0..4 {
        play.act(pick);
    }
    let GameRecord { base, length, state, decider, updated, .. } = play.session.record;
    let later = |from: usize| LaterRecords {
        base,
        length,
        state,
        decider,
        updated,
        records: play.records[from..].to_vec(),
    };
    assert_eq!(begun.after(&later(0)).unwrap().1, play.records);
    assert_eq!(begun.after(&later(1)), None, "the first one is missing");
    assert!(play.session.after(&later(2)).unwrap().1.is_empty(), "known already");
    assert_eq!(begun.after(&LaterRecords { base: base + 1, ..later(0) }), None, "something else has changed");
    assert_eq!(begun.after(&LaterRecords { state: State::Over, ..later(0) }), None, "there is a result");
}

#[test]
fn consecutive_announcements_are_followed_together() {
    let mut play = Play::of_two("luxor", &[]);
    let mut follower = play.restored();
    let mut told = Vec::new();
    for pick in 0..4 {
        play.act(pick);
        let GameRecord { base, length, state, decider, updated, .. } = play.session.record;
        let records = vec![play.records[length as usize - 1].clone()];
        told.push(LaterRecords { base, length, state, decider, updated, records });
    }
    let [one, two, three, four] = told.try_into().unwrap();
    assert_eq!(one.clone().then(three.clone()), None, "one is missing");
    assert_eq!(two.clone().then(one.clone()), None, "in another order");
    assert_eq!(
        one.clone().then(LaterRecords { base: two.base + 1, ..two.clone() }),
        None,
        "something else has changed"
    );
    let all = one.then(two).and_then(|told| told.then(three)?.then(four)).unwrap();
    let (stored, new) = follower.after(&all).unwrap();
    follower.follow(stored, new).unwrap();
    assert_eq!(follower.record, play.session.record);
}

#[test]
fn what_does_not_continue_the_session_is_refused() {
    let mut play = Play::of_two("luxor", &[]);
    for pick in 0..8 {
        play.act(pick);
    }
    let begun = || {
        let record = GameRecord { length: 0, ..play.session.record.clone() };
        restore(record, &[]).unwrap().session
    };
    let stored = play.session.record.clone();
    assert_eq!(begun().follow(stored.clone(), &play.records), Ok(()));
    assert_eq!(begun().follow(stored.clone(), &play.records[1..]), Err(Diverged), "a record is missing");
    let mut other = play.records.clone();
    other[3].lines = other[3].lines.replace("\"seat\":", "\"seat\": ");
    assert_eq!(begun().follow(stored.clone(), &other), Err(Diverged), "the same, but in other words");
    let mut other = begun();
    other.record.seed = Some([9; 32]);
    let mut elsewhere = restore(other.record.clone(), &[]).unwrap().session;
    assert_eq!(elsewhere.follow(stored, &play.records), Err(Diverged), "chance came from another seed");
}

#[test]
fn a_change_that_was_not_stored_is_taken_back() {
    let mut play = Play::of_two("expedition", &[]);
    let mut dice = Dice(5);
    for _ in 0..60 {
        let before = views(&mut play.session);
        let table = play.session.table().unwrap();
        let (seat, legal) = (table.decider().unwrap(), table.legal());
        let kind = CommandKind::Act(legal[dice.below(legal.len())].clone());
        let lost = play.session.apply_uncommitted(seat, &kind, Some("lost".into()), 5).unwrap();
        play.session.roll_back();
        assert_eq!(views(&mut play.session), before);
        let again = play.session.apply_uncommitted(seat, &kind, Some("lost".into()), 5).unwrap();
        assert_eq!(again, lost, "and draws the same cards when it is made again");
        play.commit(again);
        if play.session.is_over() {
            break;
        }
    }
    let seats = json!([{ "kind": "you", "name": "Ann" }, { "kind": "open" }]);
    let mut session = Session::waiting(new("luxor", &[], seats).unwrap());
    let before = session.record.clone();
    session.join(BEN, join(1, "Ben")).unwrap();
    session.restore_record(before.clone());
    assert!(session.table().is_none() && session.record == before);
}
