//! The PostgreSQL store passes the conformance tests, on a real server that the tests start themselves.

#![cfg(unix)]

mod cluster;
#[path = "../conformance/mod.rs"]
mod conformance;
mod encrypted;
mod standby;
mod tls;

use cluster::Cluster;
use conformance::versions::next_version;
use conformance::{append, game, record};
use sqlx::Connection;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{
    Backup, Copied, Fault, GuestId, News, Postgres, Rating, Sqlite, State, Store, StoredGuest, copy,
};

/// One server for all of them, because each test is a process of its own.
macro_rules! conformance_in_one {
    ($($name:ident)*) => {
        conformance_in_one! { : $($name)* }
    };
    (: $($name:ident)*) => {
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn conformance_tests_pass_on_postgresql() {
            let cluster = Cluster::start();
            $(
                println!("{}", stringify!($name));
                let store: Arc<dyn Store> = Arc::new(Postgres::open(&cluster.database()).await.unwrap());
                conformance::$name(store.clone()).await;
                store.close().await.unwrap();
            )*
        }
    };
}

for_each_conformance_test! { conformance_in_one! }

/// A database at version 5, which had no results.
const GENERATION_5: &str = concat!(
    include_str!("../../migrations/postgres/0001_games.sql"),
    include_str!("../../migrations/postgres/0002_takeovers.sql"),
    include_str!("../../migrations/postgres/0003_nodes.sql"),
    include_str!("../../migrations/postgres/0004_expiry.sql"),
    include_str!("../../migrations/postgres/0005_votes.sql"),
    "CREATE TABLE luxor_schema (version BIGINT NOT NULL); INSERT INTO luxor_schema VALUES (5);"
);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn results_of_earlier_games_are_filled_in() {
    let mut sql = GENERATION_5.to_string() + conformance::backfill::GAMES;
    sql = sql.replace("{token}", "'\\x01'").replace("{last}", "");
    for place in 2..=5 {
        sql = sql.replace(&format!("{{at {place}}}"), "");
    }
    sql += "INSERT INTO records (game, number, lines) VALUES ('played', 0, 'first');";
    let games = ["played", "imported", "damaged", "agreed"];
    for (game, lines) in games.into_iter().zip(conformance::backfill::last_lines()) {
        let number = u8::from(game == "played");
        sql += &format!("INSERT INTO records (game, number, lines) VALUES ('{game}', {number}, '{lines}');");
    }
    let cluster = Cluster::start();
    let url = cluster.database();
    let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let store = Postgres::open(&url).await.unwrap();
    conformance::backfill::check(&store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_share_a_database() {
    let cluster = Cluster::start();
    let url = cluster.database();
    // Several nodes start at once: one of them migrates.
    let (one, two, three) = tokio::join!(Postgres::open(&url), Postgres::open(&url), Postgres::open(&url));
    let (one, two, three) = (one.unwrap(), two.unwrap(), three.unwrap());
    let mut news = three.news();
    one.create_game(game("a", 0), vec![]).await.unwrap();
    for after in 0..20 {
        let (first, second) =
            tokio::join!(one.append(append("a", after, 1)), two.append(append("a", after, 1)));
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
        assert!([first, second].contains(&Err(Fault::Conflict)));
    }
    assert_eq!(three.records("a").await.unwrap(), (0..20).map(record).collect::<Vec<_>>());
    for version in 0..=20 {
        assert_eq!(next_version(&mut news, "a").await, version);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notification_carries_the_moves() {
    const GAMES: u64 = 150;
    let cluster = Cluster::start();
    let store = Postgres::open(&cluster.database()).await.unwrap();
    let mut news = store.news();
    for number in 0..GAMES {
        let name = format!("game-{number}");
        store.create_game(game(&name, number), vec![]).await.unwrap();
        assert_eq!(next_version(&mut news, &name).await, number);
    }
    // Those that come while others are committed are one batch, which needs several notifications.
    let appends = (0..GAMES).map(|number| {
        let mut append = append(&format!("game-{number}"), number, 2);
        append.records[1].lines = format!("{{\"long\":\"{}\"}}\n", "ö\\\"".repeat(number as usize));
        (append.clone(), store.append(append))
    });
    let (sent, answers): (Vec<_>, Vec<_>) = appends.unzip();
    for answer in answers {
        answer.await.unwrap();
    }
    let mut told = BTreeMap::new();
    while told.len() < sent.len() {
        let Some(News::Changed { game, appended, .. }) = news.next().await else { panic!() };
        told.insert(game, appended.expect("nothing but moves").read().unwrap());
    }
    let asked = sent.iter().map(|append| (append.game.clone(), append.after)).collect();
    let stored = store.shared().unwrap().records_after(asked).await.unwrap();
    for (append, stored) in sent.iter().zip(stored) {
        assert_eq!(told.get(&append.game), stored.as_ref(), "{}", append.game);
    }
    // More than a notification can hold.
    let mut long = append("game-0", 2, 1);
    long.records[0].lines = "x".repeat(8000);
    store.append(long).await.unwrap();
    let expected = News::Changed { game: "game-0".into(), version: 3, appended: None };
    assert_eq!(news.next().await, Some(expected));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_appended_to_many_games_is_read_at_once() {
    let cluster = Cluster::start();
    let store = Postgres::open(&cluster.database()).await.unwrap();
    for (name, base, length) in [("a", 0, 4), ("b", 7, 2), ("c", 3, 0)] {
        store.create_game(game(name, base), vec![]).await.unwrap();
        for number in 0..length {
            store.append(append(name, base + number, 1)).await.unwrap();
        }
    }
    let asked = [("a", 1), ("b", 9), ("gone", 3), ("c", 3), ("a", 3)];
    let asked = asked.map(|(game, version)| (game.to_string(), version)).to_vec();
    let later = store.shared().unwrap().records_after(asked).await.unwrap();
    let found: Vec<_> =
        later.iter().flatten().map(|later| (later.base, later.length, later.records.len())).collect();
    assert_eq!(found, [(0, 4, 3), (7, 2, 0), (3, 0, 0), (0, 4, 1)]);
    assert!(later[2].is_none(), "there is no such game");
    let last = later[4].clone().unwrap();
    assert_eq!(last.records, [record(3)]);
    assert_eq!((last.state, last.decider, last.updated), (State::Running, Some(1), 13));
    assert_eq!(later[0].clone().unwrap().records, [record(1), record(2), record(3)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_is_copied_there_and_back() {
    let cluster = Cluster::start();
    let folder = tempfile::tempdir().unwrap();
    let first = Sqlite::open(&folder.path().join("first.db")).await.unwrap();
    let ann = first.create_guest([1; 32], 5).await.unwrap();
    first.name_guest(ann, "Ann".into()).await.unwrap();
    first
        .insert_guest(StoredGuest { id: GuestId(40), token: [2; 32], name: String::new(), created: 6 })
        .await
        .unwrap();
    for (id, base, length) in [("a", 0, 0), ("b", 3, 12), ("c", 1, 200)] {
        let mut game = game(id, base);
        game.length = length;
        game.seats[1].holders = vec![ann, GuestId(40)];
        game.hosts = vec![ann];
        first.create_game(game, (0..length).map(record).collect()).await.unwrap();
    }
    let mut over = game("d", 0);
    (over.state, over.length, over.ended) = (State::Over, 1, Some(70));
    over.seats[0].holders = vec![ann];
    first.create_game(over, vec![conformance::ending(&[1, 2])]).await.unwrap();
    let rating = Rating { luck: 0.5, play: -0.25, loss: 0.0625 };
    first.rate_game("d".into(), vec![rating, rating]).await.unwrap();
    first.create_code([9; 32], ann, "b".into(), 100).await.unwrap();

    let middle = Postgres::open(&cluster.database()).await.unwrap();
    let expected = Copied { guests: 2, games: 4, records: 213, codes: 1 };
    assert_eq!(copy(&first, &middle).await.unwrap(), expected);
    assert!(matches!(copy(&first, &middle).await, Err(Fault::Unfit(_))), "it is not empty any more");
    let last = Sqlite::open(&folder.path().join("last.db")).await.unwrap();
    assert_eq!(copy(&middle, &last).await.unwrap(), expected);
    assert_eq!(last.statistics(ann, None).await.unwrap(), first.statistics(ann, None).await.unwrap());
    assert_eq!(last.ratings("d").await.unwrap(), [rating, rating]);
    for id in ["a", "b", "c", "d"] {
        assert_eq!(last.load(id, 0).await.unwrap(), first.load(id, 0).await.unwrap());
    }
    assert_eq!(last.guest([1; 32]).await.unwrap(), first.guest([1; 32]).await.unwrap());
    assert_eq!(last.code([9; 32], 50).await.unwrap(), Some(("b".into(), ann)));
    // New guests get ids that were not used.
    assert!(middle.create_guest([3; 32], 7).await.unwrap() > GuestId(40));

    let backup = folder.path().join("backup.db");
    middle.backup(&backup).await.unwrap();
    assert!(Backup::open(&backup).is_ok());
    let restored = Sqlite::open_to_read(&backup).await.unwrap();
    assert_eq!(restored.load("c", 0).await.unwrap(), first.load("c", 0).await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lost_database_fails_requests_until_it_is_back() {
    let mut cluster = Cluster::start();
    let store = Postgres::open(&cluster.database()).await.unwrap();
    store.create_game(game("a", 0), vec![]).await.unwrap();
    store.append(append("a", 0, 1)).await.unwrap();
    cluster.kill();
    assert!(matches!(store.ping().await, Err(Fault::Broken(_))));
    assert!(matches!(store.append(append("a", 1, 1)).await, Err(Fault::Broken(_))));
    cluster.restart();
    store.ping().await.unwrap();
    store.append(append("a", 1, 1)).await.unwrap();
    assert_eq!(store.records("a").await.unwrap(), [record(0), record(1)]);
}

#[tokio::test]
async fn errors_do_not_repeat_the_password() {
    for url in ["postgres://ann:hush@127.0.0.1:1/luxor", "postgres://ann:hush@[nonsense/luxor"] {
        let Err(fault) = Postgres::open(url).await else { panic!("it was opened") };
        assert!(!fault.to_string().contains("hush"), "{fault}");
    }
}
