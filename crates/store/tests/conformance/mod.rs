//! What every store must do. A new backend calls `conformance!` with a way to make a fresh store and something that
//! keeps it alive.

mod games;
mod people;
mod records;

pub use games::*;
pub use people::*;
pub use records::*;

use serde_json::json;
use store::{Append, GameRecord, LogRecord, SeatRecord, State};

/// Runs every test against a store made by `$fresh`.
#[macro_export]
macro_rules! conformance {
    ($fresh:path) => {
        $crate::conformance!($fresh:
            a_guest_is_found_by_their_token
            a_game_reads_back_whole
            a_name_is_taken_only_once
            a_game_is_saved_only_if_it_is_as_it_was
            codes_lead_to_their_game
            the_list_of_games_says_which_seats_are_mine
            unfinished_games_are_counted_for_their_host
            games_that_wait_for_a_computer_player_are_found
            deeds_read_back_in_order
            a_late_append_changes_nothing
            of_two_who_append_to_the_same_only_one_is_in_time
            who_decides_can_change_without_a_deed
            very_many_append_at_once
            many_games_grow_at_the_same_time
            one_late_append_does_not_spoil_the_others
            a_code_brings_seats_to_another_device_once
            a_code_grows_old
        );
    };
    ($fresh:path: $($name:ident)*) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $name() {
            let (store, _alive) = $fresh().await;
            $crate::conformance::$name(store).await;
        })*
    };
}

/// A game of two with this id and so many changes behind it.
pub fn game(id: &str, base: u64) -> GameRecord {
    let seat =
        |name: &str| SeatRecord { kind: "local".into(), name: name.into(), bot: None, holders: Vec::new() };
    GameRecord {
        id: id.into(),
        title: "luxor".into(),
        state: State::Running,
        wish: json!({ "players": 2 }),
        opening: Some("{\"luxor\":1}\n".into()),
        seed: Some([7; 32]),
        commitment: Some("c0ffee".into()),
        invite: Some(format!("invite-{id}")),
        watch: Some(format!("watch-{id}")),
        base,
        length: 0,
        decider: Some(0),
        next: None,
        created: 1,
        updated: 2,
        seats: vec![seat("Ann"), seat("Zoë 'ben' \u{1F3FA}")],
        hosts: Vec::new(),
    }
}

/// The record with this number.
pub fn record(number: u64) -> LogRecord {
    LogRecord {
        lines: format!("{{\"seat\":0,\"do\":\"quote \\\" and {number}\"}}\n{{\"turn\":{number}}}\n"),
        command: number.is_multiple_of(2).then(|| format!("0:{number}")),
    }
}

/// So many records after so many.
pub fn append(game: &str, after: u64, count: u64) -> Append {
    Append {
        game: game.into(),
        after,
        records: (after..after + count).map(record).collect(),
        decider: Some(1),
        state: State::Running,
        now: 10 + after as i64,
    }
}
