//! The analysis that is kept with a game.

use super::game;
use std::sync::Arc;
use store::{Fault, Store, StoredAnalysis};

type Any = Arc<dyn Store>;

fn analysis(method: u32, depth: u32) -> StoredAnalysis {
    StoredAnalysis { method, depth, text: format!("{{\"depth\":{depth},\"quote\":\"'\\\"\"}}") }
}

pub async fn the_deepest_analysis_of_the_newest_method_is_kept(store: Any) {
    store.create_game(game("a", 0), vec![]).await.unwrap();
    store.create_game(game("b", 0), vec![]).await.unwrap();
    assert_eq!(store.analysis("a").await.unwrap(), None);
    for (given, kept) in [
        (analysis(1, 2), analysis(1, 2)),
        (analysis(1, 1), analysis(1, 2)),
        (analysis(1, 4), analysis(1, 4)),
        (analysis(2, 1), analysis(2, 1)),
        (analysis(1, 9), analysis(2, 1)),
    ] {
        store.save_analysis("a".into(), given).await.unwrap();
        assert_eq!(store.analysis("a").await.unwrap(), Some(kept));
    }
    let again = StoredAnalysis { text: "{}".into(), ..analysis(2, 1) };
    store.save_analysis("a".into(), again.clone()).await.unwrap();
    assert_eq!(store.analysis("a").await.unwrap(), Some(again), "the same again replaces it");
    assert_eq!(store.analysis("b").await.unwrap(), None);
    assert_eq!(store.game("a").await.unwrap().unwrap().version(), 0, "it is no change of the game");
}

pub async fn an_analysis_goes_with_its_game(store: Any) {
    assert_eq!(store.save_analysis("a".into(), analysis(1, 1)).await, Err(Fault::Conflict));
    store.create_game(game("a", 0), vec![]).await.unwrap();
    store.save_analysis("a".into(), analysis(1, 1)).await.unwrap();
    store.delete_game("a", 0).await.unwrap();
    assert_eq!(store.analysis("a").await.unwrap(), None);
    store.create_game(game("a", 0), vec![]).await.unwrap();
    assert_eq!(store.analysis("a").await.unwrap(), None);
}
