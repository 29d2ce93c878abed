//! A match gives the same games with any number of threads, with or without transcripts, and after an interruption.

use arena::{Contest, Keep, Progress, run};
use catalogue::RandomOnly;
use game::{GameRequest, transcript};
use toy::Toy;

fn contest() -> Contest {
    Contest {
        request: GameRequest { players: 3, ..GameRequest::default() },
        components: None,
        bots: vec!["random".into(); 3],
        games: 1000,
        seed: 7,
        threads: 1,
        keep: Keep::Statistics,
        journal: None,
    }
}

#[test]
fn threads_do_not_change_the_games() {
    let play = |threads| {
        run::<Toy>(&Contest { threads, ..contest() }, &RandomOnly, &Progress::default()).unwrap().sums
    };
    let alone = play(1);
    assert_eq!(alone.games, 1000);
    for threads in [2, 3, 8] {
        assert_eq!(play(threads), alone);
    }
    assert!(((0..3).map(|seat| alone.wins(seat)).sum::<f64>() - 1000.0).abs() < 1e-9);
}

#[test]
fn transcripts_are_of_the_same_games_and_replay_exactly() {
    let folder = std::env::temp_dir().join(format!("luxor-arena-{}", std::process::id()));
    let kept = Contest { games: 100, keep: Keep::Transcripts(folder.clone()), ..contest() };
    let figures = Contest { keep: Keep::Statistics, ..kept.clone() };
    let progress = Progress::default();
    let report = run::<Toy>(&kept, &RandomOnly, &progress).unwrap();
    assert_eq!(progress.done(), 100);
    assert_eq!(report.sums, run::<Toy>(&figures, &RandomOnly, &Progress::default()).unwrap().sums);

    let files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 100);
    for file in files {
        let transcript = transcript::read(&std::fs::read_to_string(file).unwrap()).unwrap();
        use catalogue::Title;
        let verdict = catalogue::Entry::<Toy>::NEW.replay(&transcript).verdict;
        assert_eq!(verdict, transcript::Verdict::Exact);
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn invalid_contests_are_explained() {
    let fault =
        |contest: Contest| run::<Toy>(&contest, &RandomOnly, &Progress::default()).unwrap_err().to_string();
    assert!(fault(Contest { bots: vec!["random".into(); 2], ..contest() }).contains("2 computer players"));
    let oracle = vec!["random".into(), "oracle".into(), "random".into()];
    assert!(fault(Contest { bots: oracle, ..contest() }).contains("there is random"));
    assert!(fault(Contest { components: Some("x".into()), ..contest() }).contains("line 1"));
}

#[test]
fn json_report_has_its_fields() {
    let report = run::<Toy>(&contest(), &RandomOnly, &Progress::default()).unwrap();
    let json = report.json();
    for name in [
        "games",
        "games_per_second",
        "decisions_per_second",
        "decisions_per_game",
        "seconds",
        "mean_scores",
        "wins",
    ] {
        assert!(!json[name].is_null(), "{name}");
    }
    assert_eq!(json["mean_scores"].as_array().unwrap().len(), 3);
}

#[test]
fn interrupted_match_resumes() {
    let file = std::env::temp_dir().join(format!("luxor-journal-{}.jsonl", std::process::id()));
    let whole = Contest { games: 60, ..contest() };
    let part = Contest { games: 25, journal: Some(file.clone()), ..contest() };
    run::<Toy>(&part, &RandomOnly, &Progress::default()).unwrap();
    // As if the process had been killed while it wrote the last line.
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, &text[..text.len() - 9]).unwrap();
    let rest = Contest { games: 60, ..part.clone() };
    let progress = Progress::default();
    let report = run::<Toy>(&rest, &RandomOnly, &progress).unwrap();
    assert_eq!(progress.done(), 60);
    assert_eq!(report.sums, run::<Toy>(&whole, &RandomOnly, &Progress::default()).unwrap().sums);
    let other = Contest { seed: 8, ..rest };
    let fault = run::<Toy>(&other, &RandomOnly, &Progress::default()).unwrap_err().to_string();
    assert!(fault.contains("another match"), "{fault}");
    std::fs::remove_file(file).unwrap();
}
