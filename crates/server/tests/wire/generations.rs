//! Games of a rules generation that this server does not support.

use crate::client::*;
use game::transcript;
use serde_json::{Value, json};
use std::sync::Arc;
use store::{GameRecord, LogRecord, Store};

/// Maps the current generation to another one.
type Change = fn(u16) -> u16;

/// A copy of a stored game as another generation would have written it.
async fn relabelled(store: &dyn Store, game: &str, change: Change) -> (GameRecord, Vec<LogRecord>) {
    let mut record = store.game(game).await.unwrap().unwrap();
    let records = store.records(game).await.unwrap();
    let opening = record.opening.take().unwrap();
    let now = transcript::read(&opening).unwrap().header.generation.0;
    let field = |generation| format!("\"generation\":{generation},");
    assert!(opening.contains(&field(now)));
    record.opening = Some(opening.replacen(&field(now), &field(change(now)), 1));
    record.id = format!("{game}other");
    (record.invite, record.watch) = (None, Some(format!("{game}watch")));
    store.create_game(record.clone(), records.clone()).await.unwrap();
    (record, records)
}

/// A stored game, for comparison.
async fn stored(store: &dyn Store, game: &str) -> (GameRecord, Vec<LogRecord>) {
    (store.game(game).await.unwrap().unwrap(), store.records(game).await.unwrap())
}

#[track_caller]
fn check_generation_error(error: &Value, id: &str, detail: &str) {
    assert_eq!(error["message"]["id"], id, "{error}");
    assert!(error["detail"].as_str().unwrap().starts_with(detail), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stored_game_of_another_generation_is_refused_and_unchanged() {
    let cases: [(Change, &str, &str); 2] = [
        (|_| 0, "refused-earlier-generation", "made under earlier rules, generation 0; it cannot be checked"),
        (|now| now + 1, "refused-later-generation", "made under later rules, generation"),
    ];
    for (change, id, detail) in cases {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let running = Running::on(folder.clone(), generous()).await;
        let mut ann = running.client();
        let game = begun(&mut ann, &["mummy"], 20).await;
        let (record, records) = relabelled(&*running.store, &game, change).await;
        let other = record.id.clone();
        let before = stored(&*running.store, &other).await;
        assert!(before == (record, records), "the store holds what it was given");

        let seq = json!(before.0.base + before.0.length);
        for path in ["", "?seat=0", "/log", "/replay?at=3", "/points", "/transcript?seat=0"] {
            let error = ann.get(&format!("/api/games/{other}{path}")).await.fault(422, "refused");
            check_generation_error(&error, id, detail);
        }
        for seat in [0, 1] {
            let error = ann.act(&other, "late", &seq, seat, "play left").await.fault(422, "refused");
            check_generation_error(&error, id, detail);
        }
        let undo = json!({ "id": "back", "seq": seq, "seat": 0 });
        ann.post(&format!("/api/games/{other}/undo"), undo).await.fault(422, "refused");
        ann.post(&format!("/api/games/{other}/again"), json!({})).await.fault(422, "refused");
        assert!(ann.try_live(&other, "seat=0").await.is_err());
        running.end().await;

        // A restarted server, which resumes bots, does not touch it either.
        let running = Running::on(folder, generous()).await;
        ann.base = format!("http://{}", running.address);
        ann.get(&format!("/api/games/{other}")).await.fault(422, "refused");
        assert!(stored(&*running.store, &other).await == before, "not a byte has changed");
        let mut clients = vec![(ann.clone(), 0), (ann.clone(), 1)];
        assert!(play_one(&mut clients, &game, &mut Dice(2), 20).await, "its neighbour goes on");
        running.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn transcript_of_another_generation_is_not_imported() {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = begun(&mut ann, &[], 6).await;
    let (record, records) = stored(&*running.store, &game).await;
    let text = server::transcript(&record, &records);
    let now = transcript::read(&text).unwrap().header.generation.0;
    let games = running.store.all_games().await.unwrap();
    for (generation, id, detail) in [
        (0, "refused-earlier-generation", "made under earlier rules, generation 0; it cannot be checked"),
        (now + 1, "refused-later-generation", "made under later rules, generation"),
    ] {
        let other =
            text.replacen(&format!("\"generation\":{now},"), &format!("\"generation\":{generation},"), 1);
        let request = ann.http.post(format!("{}/api/import", ann.base)).body(other);
        check_generation_error(&ann.send(request).await.fault(422, "refused"), id, detail);
    }
    assert_eq!(running.store.all_games().await.unwrap(), games);
}
