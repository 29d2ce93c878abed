//! Tests that every backend must pass. A backend calls `for_each_conformance_test!`.

mod analyses;
pub mod backfill;
mod erasure;
mod games;
mod people;
mod records;
mod removal;
mod results;
pub mod versions;

pub use analyses::*;
pub use erasure::*;
pub use games::*;
pub use people::*;
pub use records::*;
pub use removal::*;
pub use results::*;
pub use versions::*;

use serde_json::json;
use store::{Append, GameRecord, LogRecord, SeatRecord, State};

/// Calls a macro with the names of all tests.
#[macro_export]
macro_rules! for_each_conformance_test {
    ($callback:ident! $($arguments:tt)*) => {
        $callback! { $($arguments)*:
            a_guest_is_found_by_their_token
            a_game_reads_back_whole
            ids_and_codes_are_unique
            saving_a_changed_game_is_a_conflict
            codes_lead_to_their_game
            the_list_of_games_says_which_seats_are_mine
            the_list_of_games_comes_in_pages
            unfinished_games_are_counted_for_their_host
            awaiting_bots_lists_games_where_a_bot_decides
            records_read_back_in_order
            a_late_append_changes_nothing
            seats_change_hands_together_with_a_record
            a_late_takeover_changes_nothing
            a_former_player_keeps_the_game_in_their_list
            one_of_two_concurrent_appends_wins
            an_append_without_records_is_refused
            more_appends_than_one_batch_holds
            many_games_grow_at_the_same_time
            late_append_does_not_fail_the_rest_of_the_batch
            a_code_brings_seats_to_another_device_once
            a_new_code_replaces_an_unused_one
            a_code_expires
            a_stale_writer_cannot_erase_a_seat
            only_the_next_version_can_be_saved
            records_after_a_number_are_loaded_with_their_game
            every_committed_change_is_news
            a_lease_has_one_holder_and_a_growing_number
            a_bot_with_an_old_lease_appends_nothing
            the_store_is_healthy
            a_deleted_game_leaves_nothing_and_its_neighbours_whole
            games_at_rest_are_listed_longest_first
            what_is_stored_is_counted
            an_announced_end_is_kept_until_somebody_touches_the_game
            rewritten_records_keep_their_places
            only_the_next_version_can_be_rewritten
            a_guest_in_no_game_can_be_deleted
            a_result_is_stored_with_the_record_that_ends_the_game
            a_late_end_stores_no_result
            a_copied_game_brings_its_result
            statistics_count_and_compare_finished_games
            statistics_say_what_decisions_cost_in_analysed_games
            statistics_count_the_seat_with_the_name_of_the_guest
            statistics_need_a_game_that_was_played_here_to_its_end
            the_deepest_analysis_of_the_newest_method_is_kept
            an_analysis_goes_with_its_game
        }
    };
}

/// A test of its own for each, against a store created by `$fresh`.
#[macro_export]
macro_rules! conformance {
    ($fresh:path: $($name:ident)*) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $name() {
            let (store, _alive) = $fresh().await;
            $crate::conformance::$name(store).await;
        })*
    };
}

/// A two-player game with this id and base.
pub fn game(id: &str, base: u64) -> GameRecord {
    let seat = |name: &str| SeatRecord {
        kind: "local".into(),
        name: name.into(),
        bot: None,
        holders: Vec::new(),
        former: Vec::new(),
        invite: None,
    };
    GameRecord {
        id: id.into(),
        title: "luxor".into(),
        state: State::Running,
        request: json!({ "players": 2 }),
        opening: Some("{\"luxor\":1}\n".into()),
        seed: Some([7; 32]),
        commitment: Some("c0ffee".into()),
        invite: Some(format!("invite-{id}")),
        watch: Some(format!("watch-{id}")),
        base,
        length: 0,
        decider: Some(0),
        patience: 60,
        rewrites: 0,
        next: None,
        created: 1,
        updated: 2,
        ended: None,
        expires: None,
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

/// An append of `count` records after `after`.
pub fn append(game: &str, after: u64, count: u64) -> Append {
    Append {
        game: game.into(),
        after,
        records: (after..after + count).map(record).collect(),
        decider: Some(1),
        state: State::Running,
        seats: None,
        now: 10 + after as i64,
        fence: None,
    }
}
