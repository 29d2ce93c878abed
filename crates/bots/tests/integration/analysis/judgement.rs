//! What the analysis says of single decisions and of players.

use super::{played, quick};
use bots::analysis::{AnalysisSettings, analyse};
use catalogue::Listed;
use catalogue::analysis::Grade;
use expedition_rules::Expedition;
use luxor_rules::Luxor;

/// Among equals: who has no chance left has nothing to lose.
fn random_loses_more_than_greedy<G: Listed>() {
    let loss = |name: &'static str| {
        let games = (0..2).map(|seed| quick(&played::<G>(&[name; 3], &[], seed), 24));
        games.flat_map(|analysis| analysis.seats).map(|seat| seat.loss).sum::<f64>() / 6.0
    };
    let (random, greedy) = (loss("random"), loss("greedy"));
    assert!(random > 1.5 * greedy && greedy > 0.0, "{}: {random} and {greedy}", G::TITLE);
}

#[test]
fn random_choices_lose_far_more_than_greedy_ones() {
    random_loses_more_than_greedy::<Luxor>();
    random_loses_more_than_greedy::<Expedition>();
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let table = played::<Luxor>(&["greedy", "random"], &[], 5);
    let with = |threads| {
        let settings =
            AnalysisSettings { play_outs: Some(20), threads, seed: 3, ..AnalysisSettings::default() };
        analyse(&table, &settings, &mut |_| {}).unwrap()
    };
    assert_eq!(with(1), with(3));
}

#[test]
fn a_stopped_analysis_has_no_result() {
    let table = played::<Luxor>(&["random", "random"], &[], 5);
    for threads in [1, 2] {
        let count = std::sync::atomic::AtomicU32::new(0);
        let stopped = || count.fetch_add(1, std::sync::atomic::Ordering::Relaxed) > 500;
        let settings = AnalysisSettings { threads, stopped: &stopped, ..AnalysisSettings::default() };
        assert!(analyse(&table, &settings, &mut |_| {}).is_none());
    }
}

#[test]
fn a_game_from_a_position_has_no_deal_and_one_ended_early_no_winner() {
    let table = played::<Luxor>(&["greedy", "greedy"], &[], 5);
    let middle = table.after(table.records().len() / 2);
    let mut from_position = game::Table::<Luxor>::from_position(table.setup().clone(), *middle.state());
    from_position.end().unwrap();
    let analysis = quick(&from_position, 20);
    assert!(!analysis.finished && analysis.luck.is_empty() && analysis.total == 0);
    let start: Vec<f64> = analysis.seats.iter().map(|seat| seat.start).collect();
    assert_eq!(analysis.chances[0].chances, start);

    let mut ended = middle;
    ended.end().unwrap();
    let analysis = quick(&ended, 20);
    assert!(!analysis.finished && analysis.done > 0);
    assert!(analysis.seats.iter().all(|seat| (0.01..0.99).contains(&seat.result)), "{:?}", analysis.seats);
    assert_eq!(analysis.summary.unwrap().id, "analysis-ended");
}

/// What was played and what is best can always be drawn; where something was lost, the four best can be told.
#[test]
fn the_best_choices_are_told_where_something_was_lost() {
    fn check<G: Listed>() {
        let analysis = quick(&played::<G>(&["random", "greedy"], &[], 3), 60);
        let (mut lost, mut drawn) = (0, 0);
        for decision in &analysis.decisions {
            let is_lesson = matches!(decision.grade, Grade::Inaccuracy | Grade::Mistake | Grade::Blunder);
            lost += u32::from(is_lesson);
            let best = if is_lesson { 4 } else { 1 };
            for (at, choice) in decision.choices.iter().enumerate() {
                let told: Vec<&String> = choice.parts.iter().map(|part| &part.action).collect();
                let is_told = at < best || at == decision.played as usize;
                let actions = choice.actions.iter().filter(|_| is_told);
                assert_eq!(told, actions.collect::<Vec<_>>());
                drawn += choice.parts.iter().filter(|part| !part.events.is_empty()).count();
            }
        }
        assert!(lost > 5 && drawn > 20, "{}: {lost} lost, {drawn} drawn", G::TITLE);
    }
    check::<Luxor>();
    check::<Expedition>();
}
