//! A copy is compared with its original.

use crate::conformance::{ending, game, record};
use crate::fresh;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use store::{Copied, Fault, Rating, Sqlite, State, StoredAnalysis, copy};

/// What a store that does not keep what it is given does instead.
const FAULTS: [&str; 6] = [
    "AFTER INSERT ON guests BEGIN UPDATE guests SET created = created + 1 WHERE id = NEW.id; END",
    "AFTER INSERT ON holders BEGIN DELETE FROM holders WHERE guest = NEW.guest; END",
    "AFTER INSERT ON records BEGIN UPDATE records SET lines = 'x' WHERE place = NEW.place; END",
    "AFTER INSERT ON analyses BEGIN UPDATE analyses SET text = '{}' WHERE game = NEW.game; END",
    "AFTER UPDATE OF luck ON results BEGIN UPDATE results SET loss = 1 WHERE game = NEW.game; END",
    "AFTER INSERT ON codes BEGIN UPDATE codes SET expires = expires - 1 WHERE code = NEW.code; END",
];

#[tokio::test]
async fn a_copy_that_differs_is_refused() {
    let (from, folder) = fresh().await;
    let ann = from.create_guest([1; 32], 5).await.unwrap();
    let mut over = game("a", 0);
    (over.state, over.length, over.ended) = (State::Over, 2, Some(70));
    over.seats[0].holders = vec![ann];
    from.create_game(over, vec![record(0), ending(&[1, 2])]).await.unwrap();
    let rating = Rating { luck: 0.5, play: -0.25, loss: 0.0625 };
    from.rate_game("a".into(), vec![rating, rating]).await.unwrap();
    let analysis = StoredAnalysis { method: 1, depth: 1, text: "{\"a\":1}".into() };
    from.save_analysis("a".into(), analysis).await.unwrap();
    from.create_code([9; 32], ann, "a".into(), 100).await.unwrap();
    for (number, fault) in FAULTS.into_iter().enumerate() {
        let file = folder.path().join(format!("copy{number}.db"));
        let to = Sqlite::open(&file).await.unwrap();
        let mut connection = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
        let trigger = AssertSqlSafe(format!("CREATE TRIGGER fault {fault}"));
        sqlx::raw_sql(trigger).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let copied = copy(&*from, &to).await;
        assert!(matches!(copied, Err(Fault::Malformed(_))), "{fault}: {copied:?}");
    }
    let to = Sqlite::open(&folder.path().join("copy.db")).await.unwrap();
    let expected = Copied { guests: 1, games: 1, records: 2, codes: 1 };
    assert_eq!(copy(&*from, &to).await, Ok(expected));
}
