//! Guests, and moving seats to another device.

use super::game;
use std::sync::Arc;
use store::{Fault, Guest, GuestId, Store};

type Any = Arc<dyn Store>;

pub async fn a_guest_is_found_by_their_token(store: Any) {
    assert_eq!(store.guest([1; 32]).await.unwrap(), None);
    let id = store.create_guest([1; 32], 5).await.unwrap();
    assert_eq!(store.create_guest([1; 32], 6).await, Err(Fault::Conflict));
    let other = store.create_guest([2; 32], 6).await.unwrap();
    assert_ne!(id, other);
    assert_eq!(store.guest([1; 32]).await.unwrap(), Some(Guest { id, name: String::new(), created: 5 }));
    store.name_guest(id, "Ann".into()).await.unwrap();
    assert_eq!(store.guest([1; 32]).await.unwrap(), Some(Guest { id, name: "Ann".into(), created: 5 }));
}

async fn seated(store: &Any) -> (GuestId, GuestId) {
    let ann = store.create_guest([1; 32], 0).await.unwrap();
    let phone = store.create_guest([2; 32], 0).await.unwrap();
    let mut game = game("a", 0);
    game.seats[1].holders = vec![ann];
    game.hosts = vec![ann];
    store.create_game(game, Vec::new()).await.unwrap();
    (ann, phone)
}

pub async fn a_code_brings_seats_to_another_device_once(store: Any) {
    let (ann, phone) = seated(&store).await;
    store.create_code([9; 32], ann, "a".into(), 100).await.unwrap();
    assert_eq!(store.code([8; 32], 50).await.unwrap(), None);
    assert_eq!(store.code([9; 32], 50).await.unwrap(), Some(("a".into(), ann)));
    assert!(!store.claim([8; 32], phone, 0, 50).await.unwrap());
    assert_eq!(
        store.claim([9; 32], phone, 7, 50).await,
        Err(Fault::Conflict),
        "not the version it claims to change"
    );
    assert!(store.claim([9; 32], phone, 0, 50).await.unwrap(), "the code was kept");
    assert!(!store.claim([9; 32], phone, 1, 50).await.unwrap());
    let game = store.game("a").await.unwrap().unwrap();
    assert_eq!((game.version(), game.updated), (1, 50));
    assert_eq!(game.seats[1].holders, [ann, phone]);
    assert_eq!(game.hosts, [ann, phone]);
    assert!(game.seats[0].holders.is_empty());
}

/// Otherwise somebody could fill the database with codes.
pub async fn a_new_code_replaces_an_unused_one(store: Any) {
    let (ann, phone) = seated(&store).await;
    store.create_game(game("b", 0), Vec::new()).await.unwrap();
    for (code, guest, of) in [(7, ann, "b"), (8, phone, "a"), (9, ann, "a"), (10, ann, "a")] {
        store.create_code([code; 32], guest, of.into(), 100).await.unwrap();
    }
    let mut left: Vec<u8> = store.codes().await.unwrap().iter().map(|code| code.code[0]).collect();
    left.sort_unstable();
    assert_eq!(left, [7, 8, 10], "one for each guest and game");
}

pub async fn a_code_expires(store: Any) {
    let (ann, phone) = seated(&store).await;
    store.create_code([9; 32], ann, "a".into(), 100).await.unwrap();
    assert_eq!(store.code([9; 32], 101).await.unwrap(), None);
    assert!(!store.claim([9; 32], phone, 0, 101).await.unwrap());
    assert!(!store.claim([9; 32], phone, 0, 50).await.unwrap(), "it was thrown away");
}
