//! Games that do not replay: nobody plays on, and they stay as they are.

use crate::client::*;
use serde_json::json;
use std::sync::Arc;
use store::{GameRecord, LogRecord, Store};

/// Damages the records of a copy.
type Damage = fn(&mut Vec<LogRecord>);

/// A damaged copy of a stored game.
async fn damaged_copy(
    store: &dyn Store,
    game: &str,
    name: &str,
    damage: Damage,
) -> (GameRecord, Vec<LogRecord>) {
    let mut record = store.game(game).await.unwrap().unwrap();
    let mut records = store.records(game).await.unwrap();
    damage(&mut records);
    record.id = format!("{game}{name}");
    (record.invite, record.watch) = (None, Some(format!("{name}{game}")));
    store.create_game(record.clone(), records.clone()).await.unwrap();
    (store.game(&record.id).await.unwrap().unwrap(), store.records(&record.id).await.unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_does_not_replay_is_refused_and_unchanged() {
    let damages: [(&str, Damage); 4] = [
        ("illegal", |records| records[5].lines = records[5].lines.replace("\"do\":\"", "\"do\":\"no ")),
        ("swapped", |records| records.swap(3, 4)),
        ("missing", |records| drop(records.remove(19))),
        ("unreadable", |records| records[7].lines.truncate(20)),
    ];
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let running = Running::on(folder.clone(), generous()).await;
    let mut ann = running.client();
    let game = begun(&mut ann, &[], 20).await;
    let mut copies = Vec::new();
    for (name, damage) in damages {
        copies.push(damaged_copy(&*running.store, &game, name, damage).await);
    }
    for (record, _) in &copies {
        let (id, seq) = (&record.id, json!(record.base + record.length));
        for path in ["", "?seat=0", "/log", "/replay?at=3", "/transcript?seat=0"] {
            let error = ann.get(&format!("/api/games/{id}{path}")).await.fault(422, "refused");
            assert_eq!(error["message"]["id"], "refused-damaged", "{id}: {error}");
        }
        for seat in [0, 1] {
            ann.act(id, "late", &seq, seat, "play left").await.fault(422, "refused");
        }
        let undo = json!({ "id": "back", "seq": seq, "seat": 0 });
        ann.post(&format!("/api/games/{id}/undo"), undo).await.fault(422, "refused");
        ann.post(&format!("/api/games/{id}/again"), json!({})).await.fault(422, "refused");
    }
    running.end().await;
    let running = Running::on(folder, generous()).await;
    for (record, records) in &copies {
        assert_eq!(running.store.game(&record.id).await.unwrap().as_ref(), Some(record));
        assert_eq!(&running.store.records(&record.id).await.unwrap(), records);
    }
    ann.base = format!("http://{}", running.address);
    let mut clients = vec![(ann.clone(), 0), (ann.clone(), 1)];
    assert!(play_one(&mut clients, &game, &mut Dice(2), 20).await, "their neighbour goes on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_transcript_that_does_not_replay_is_not_imported() {
    let running = Running::start().await;
    let mut ann = running.client();
    let game = begun(&mut ann, &[], 6).await;
    let record = running.store.game(&game).await.unwrap().unwrap();
    let records = running.store.records(&game).await.unwrap();
    let text = server::transcript(&record, &records);
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.iter().rposition(|line| line.contains("\"do\"")).unwrap();
    let doubled = [&lines[..=last], &lines[last..]].concat().join("\n");
    lines.remove(last - 1);
    for damaged in [doubled, lines.join("\n"), text[..text.len() - 20].to_string()] {
        let request = ann.http.post(format!("{}/api/import", ann.base)).body(damaged);
        ann.send(request).await.fault(400, "bad_request");
    }
    assert_eq!(running.store.all_games().await.unwrap(), [game]);
}
