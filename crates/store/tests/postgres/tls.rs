//! Encrypted connections.

use crate::conformance::versions::next_version;
use crate::conformance::{append, game};
use crate::encrypted::{Encrypted, PASSWORD};
use store::{Fault, Postgres, Store};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_encrypted_as_the_address_says() {
    let server = Encrypted::start();
    let (authority, stranger) = (server.authority(), server.stranger());
    let (authority, stranger) = (authority.display(), stranger.display());
    let open = async |host: &str, password: &str, parameters: &str| {
        Postgres::open(&server.url(host, password, parameters)).await.map(drop)
    };
    let (right, other) = (&*server.address, &*server.other_address);
    for (host, parameters) in [
        (right, "".into()),
        (right, "sslmode=prefer".into()),
        (right, "sslmode=require".into()),
        (right, format!("sslmode=verify-ca&sslrootcert={authority}")),
        (other, format!("sslmode=verify-ca&sslrootcert={authority}")),
        (right, format!("sslmode=verify-full&sslrootcert={authority}")),
    ] {
        assert_eq!(open(host, PASSWORD, &parameters).await, Ok(()), "{host} {parameters}");
    }
    for (host, password, parameters) in [
        // The server takes no plain connections.
        (right, PASSWORD, "sslmode=disable".into()),
        // Nobody vouches for its certificate, or not for this address, or a stranger does.
        (right, PASSWORD, "sslmode=verify-ca".into()),
        (right, PASSWORD, format!("sslmode=verify-ca&sslrootcert={stranger}")),
        (other, PASSWORD, format!("sslmode=verify-full&sslrootcert={authority}")),
        (right, PASSWORD, "sslmode=verify-full&sslrootcert=/nowhere.pem".into()),
        (right, "hush-wrong", "sslmode=require".into()),
    ] {
        let refused = open(host, password, &parameters).await;
        let Err(Fault::Broken(why)) = refused else { panic!("{host} {parameters}: {refused:?}") };
        assert!(!why.contains("hush"), "{why}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn news_and_appends_are_encrypted_too() {
    let server = Encrypted::start();
    let parameters = format!("sslmode=verify-full&sslrootcert={}", server.authority().display());
    let store = Postgres::open(&server.url(&server.address, PASSWORD, &parameters)).await.unwrap();
    let mut news = store.news();
    store.create_game(game("a", 0), vec![]).await.unwrap();
    store.append(append("a", 0, 1)).await.unwrap();
    for version in [0, 1] {
        assert_eq!(next_version(&mut news, "a").await, version);
    }
    let connections = "FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE client_addr IS NOT NULL";
    assert_ne!(server.cluster.sql(&format!("SELECT count(*) {connections}")), "0");
    assert_eq!(server.cluster.sql(&format!("SELECT count(*) {connections} AND NOT ssl")), "0");
}
