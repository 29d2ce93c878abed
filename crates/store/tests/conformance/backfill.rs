//! A database of an earlier program with finished games, which the migration reads.

use super::results::ending;
use store::{GuestId, Store};

/// The games of an earlier program: one that was played here, one that was imported, one whose last line is damaged,
/// one that was ended by agreement. `{result}` stands for the lines of a record that ends a game.
pub const GAMES: &str = "
    INSERT INTO guests (id, token, name, created) VALUES (1, {token}, 'Ann', 5);
    INSERT INTO games (id, title, wish, created) VALUES
        ('played', 'luxor', '{}', 10), ('imported', 'luxor', '{}', 20), ('damaged', 'luxor', '{}', 10),
        ('agreed', 'luxor', '{}', 10);
    INSERT INTO progress (game, state, base, length, {last} decider, updated) VALUES
        ('played', 'over', 0, 2, {at 2} NULL, 20), ('imported', 'over', 0, 1, {at 3} NULL, 20),
        ('damaged', 'over', 0, 1, {at 4} NULL, 20), ('agreed', 'over', 0, 1, {at 5} NULL, 20);
    INSERT INTO seats (game, seat, kind, name, bot)
    SELECT id, 0, 'person', 'Ann', NULL FROM games UNION ALL SELECT id, 1, 'bot', 'Amun', 'greedy' FROM games;
    INSERT INTO holders (game, seat, guest) SELECT id, 0, 1 FROM games;";

/// The lines of the last records, in the order of [`GAMES`].
pub fn last_lines() -> [String; 4] {
    let whole = ending(&[1, 2]).lines;
    let damaged = whole.replace("]", "");
    [whole.clone(), whole, damaged, "{\"end\":\"agreed\"}\n".into()]
}

/// What the migration made of them is what a game that ends now would have.
pub async fn check(store: &dyn Store) {
    let ann = GuestId(1);
    let statistics = store.statistics(ann, None).await.unwrap();
    let games: Vec<&str> = statistics.latest.iter().map(|game| &*game.game).collect();
    assert_eq!(games, ["played"]);
    for (id, ended) in [("played", Some(20)), ("imported", None), ("damaged", None), ("agreed", None)] {
        assert_eq!(store.game(id).await.unwrap().unwrap().ended, ended, "{id}");
    }
    let (mut again, records) = store.load("played", 0).await.unwrap().unwrap();
    store.delete_game("played", again.version()).await.unwrap();
    assert!(store.statistics(ann, None).await.unwrap().latest.is_empty());
    again.id = "again".into();
    store.create_game(again, records).await.unwrap();
    let mut now = store.statistics(ann, None).await.unwrap();
    now.latest[0].game = "played".into();
    assert_eq!(now, statistics);
}
