//! A primary with a standby that has everything, but shows it late.

use crate::cluster::Cluster;
use crate::conformance::{append, game, record};
use store::{Fault, Postgres, Store, Upgrade};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standby_is_not_read_before_it_is_promoted() {
    let mut primary = Cluster::start();
    let (url, database) = primary.named_database();
    let store = Postgres::open(&url).await.unwrap();
    store.create_game(game("a", 0), vec![]).await.unwrap();
    let socket = primary.socket();
    let standby = Cluster::standby(&socket.parent().unwrap().display().to_string(), 5432);
    primary.wait_for_standby();
    standby.fall_behind();
    store.append(append("a", 0, 3)).await.unwrap();

    let url = standby.url(&database);
    let refused = Postgres::open_with(&url, Upgrade::Refuse).await.map(drop);
    assert!(matches!(refused, Err(Fault::Broken(_))), "{refused:?}");
    primary.lose();
    standby.promote();
    let promoted = Postgres::open_with(&url, Upgrade::Refuse).await.unwrap();
    assert_eq!(promoted.records("a").await.unwrap(), (0..3).map(record).collect::<Vec<_>>());
    promoted.append(append("a", 3, 1)).await.unwrap();
}
