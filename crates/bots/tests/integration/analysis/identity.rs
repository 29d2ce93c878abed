//! Luck and skill add up: for every seat, start + luck + own play + play of the others = result.

use super::{all_modules, played, quick};
use bots::analysis::{Analysis, AnalysisSettings, analyse};
use catalogue::Listed;
use catalogue::analysis::{Grade, LuckSource};
use expedition_rules::Expedition;
use game::Table;
use luxor_rules::Luxor;

/// Numbers are rounded to four decimals, and hundreds of them are added.
const ROUNDING: f64 = 0.02;

fn close(one: f64, other: f64, what: &str) {
    assert!((one - other).abs() < ROUNDING, "{what}: {one} is not {other}");
}

fn adds_up<G: Listed>(table: &Table<G>, analysis: &Analysis) {
    let seats = usize::from(G::seats(table.setup()));
    let outcome = G::outcome(table.setup(), table.state()).unwrap();
    let winners = outcome.winners().count() as f64;
    assert_eq!((analysis.done, analysis.seats.len()), (analysis.total, seats));
    for (number, seat) in analysis.seats.iter().enumerate() {
        let won = if outcome.scores()[number].rank == 1 { 1.0 / winners } else { 0.0 };
        close(seat.result, won, "the result");
        // The parts of a seat are each rounded once.
        let sum = seat.start + seat.luck + seat.play + seat.others;
        assert!((sum - won).abs() < 0.0005, "{sum} is not {won}: {seat:?}");
        assert!(seat.play <= 0.0, "{seat:?}");
        let shown = seat.shown;
        assert_eq!(shown.start + shown.luck + shown.play + shown.others, shown.result);
        for (part, whole) in [
            (shown.start, seat.start),
            (shown.luck, seat.luck),
            (shown.play, seat.play),
            (shown.others, seat.others),
        ] {
            assert!((f64::from(part) - 100.0 * whole).abs() <= 1.01, "{seat:?}");
        }
        // The parts are the sums of what is listed.
        let of = |source: Option<LuckSource>| -> f64 {
            let listed =
                analysis.luck.iter().filter(|event| source.is_none_or(|source| source == event.source));
            listed.map(|event| event.change[number]).sum()
        };
        close(of(None), seat.luck, "the luck that is listed");
        close(of(Some(LuckSource::Hidden)), seat.hidden, "what was hidden");
        let own = |own: bool| -> f64 {
            let listed =
                analysis.decisions.iter().filter(|decision| (usize::from(decision.seat) == number) == own);
            listed.map(|decision| decision.play[number]).sum()
        };
        close(own(true), seat.play, "the play that is listed");
        close(own(false), seat.others, "the play of the others that is listed");
        let grades = seat.grades;
        let graded = grades.strong
            + grades.fine
            + grades.unclear
            + grades.inaccuracy
            + grades.mistake
            + grades.blunder;
        assert_eq!(graded, seat.decisions);
    }
    for event in &analysis.luck {
        let sum: f64 = event.change.iter().sum();
        assert!(sum.abs() < 0.001, "luck takes from one what it gives to another: {event:?}");
    }
    for at in &analysis.chances {
        close(at.chances.iter().sum(), 1.0, "the chances");
        assert!(at.chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{at:?}");
    }
    for decision in &analysis.decisions {
        let own = decision.play[usize::from(decision.seat)];
        assert!(own <= 0.0 && decision.loss >= 0.0, "{decision:?}");
        // Both are rounded.
        let verdict = decision.loss > 2.0 * decision.error - 0.0003;
        assert!(own == 0.0 || verdict, "a loss below its error counts: {decision:?}");
        if decision.grade == Grade::Unclear {
            assert!(own == 0.0, "no verdict, no loss: {decision:?}");
        }
        assert_eq!(decision.choices[0].error, 0.0);
        assert!(decision.choices.is_sorted_by(|one, other| one.chance >= other.chance), "{decision:?}");
    }
    assert_eq!(analysis.chances.first().unwrap().at, 0);
    let end = analysis.chances.last().unwrap();
    assert!(end.at <= table.records().len() as u64);
    assert!(analysis.summary.is_some());
}

fn every_game_adds_up<G: Listed>(modules: &[&str], seeds: std::ops::Range<u64>) {
    let most = *G::META.players.end();
    for seed in seeds {
        let players = 2 + (seed % u64::from(most - 1)) as usize;
        let names: Vec<&str> =
            (0..players).map(|seat| ["random", "greedy"][(seat + seed as usize) % 2]).collect();
        let table = played::<G>(&names, modules, seed);
        adds_up(&table, &quick(&table, 6));
    }
}

#[test]
fn every_game_of_luxor_adds_up() {
    every_game_adds_up::<Luxor>(&[], 0..8);
}

#[test]
fn every_game_with_all_modules_adds_up() {
    every_game_adds_up::<Luxor>(&all_modules::<Luxor>(), 0..4);
    for (seed, module) in (16..).zip(all_modules::<Luxor>()) {
        every_game_adds_up::<Luxor>(&[module], seed..seed + 1);
    }
}

#[test]
fn every_game_of_expedition_adds_up() {
    every_game_adds_up::<Expedition>(&[], 0..3);
    every_game_adds_up::<Expedition>(&all_modules::<Expedition>(), 3..6);
}

#[test]
fn a_part_of_an_analysis_adds_up_to_where_it_has_got() {
    let table = played::<Luxor>(&["greedy", "random", "greedy"], &[], 3);
    let settings = AnalysisSettings { play_outs: Some(24), ..AnalysisSettings::default() };
    let mut parts = Vec::new();
    let whole = analyse(&table, &settings, &mut |part| parts.push(part)).unwrap();
    assert!(parts.len() > 10, "{}", parts.len());
    for part in &parts {
        assert!(part.done < part.total && part.summary.is_none());
        for seat in &part.seats {
            let sum = seat.start + seat.luck + seat.play + seat.others;
            assert!((sum - seat.result).abs() < 0.0005, "{seat:?}");
        }
        // What was reported stays.
        let (decisions, luck) = (&whole.decisions[..part.decisions.len()], part.luck.len());
        assert_eq!(part.decisions, decisions);
        assert_eq!(part.luck[..], whole.luck[..luck]);
        assert_eq!(part.chances[..], whole.chances[..part.chances.len()]);
    }
}
