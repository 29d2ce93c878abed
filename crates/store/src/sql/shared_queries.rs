//! What a store asks of both databases in the same words: the methods of [`Store`](crate::Store) that only read. Each
//! of them has a method `query`, which gives a pool of connections to a query.

macro_rules! shared_queries {
    () => {
        fn guest(&self, token: [u8; 32]) -> StoreFuture<'_, Option<Guest>> {
            self.query(move |pool| async move { queries::guest(&pool, token).await })
        }

        fn game<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<GameRecord>> {
            self.query(move |pool| async move { read::game(&pool, id).await })
        }

        fn load<'a>(
            &'a self,
            id: &'a str,
            after: u64,
        ) -> StoreFuture<'a, Option<(GameRecord, Vec<LogRecord>)>> {
            self.query(move |pool| async move { read::load(&pool, id, after).await })
        }

        fn invited<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<String>> {
            self.query(move |pool| async move { queries::invited(&pool, code).await })
        }

        fn watched<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<String>> {
            self.query(move |pool| async move { queries::watched(&pool, code).await })
        }

        fn games_of(
            &self,
            guest: GuestId,
            title: Option<String>,
            after: Option<Cursor>,
            most: u32,
        ) -> StoreFuture<'_, Vec<Summary>> {
            self.query(move |pool| async move { queries::games_of(&pool, guest, title, after, most).await })
        }

        fn statistics(&self, guest: GuestId, title: Option<String>) -> StoreFuture<'_, Statistics> {
            self.query(move |pool| async move { statistics::read(&pool, guest, title).await })
        }

        fn ratings<'a>(&'a self, game: &'a str) -> StoreFuture<'a, Vec<Rating>> {
            self.query(move |pool| async move { statistics::ratings(&pool, game).await })
        }

        fn usage_of(&self, guest: GuestId) -> StoreFuture<'_, Usage> {
            self.query(move |pool| async move { queries::usage_of(&pool, guest).await })
        }

        fn size(&self) -> StoreFuture<'_, Size> {
            self.query(move |pool| async move { read::size(&pool).await })
        }

        fn all_games(&self) -> StoreFuture<'_, Vec<String>> {
            self.query(move |pool| async move { queries::all_games(&pool).await })
        }

        fn awaiting_bots(&self) -> StoreFuture<'_, Vec<String>> {
            self.query(move |pool| async move { queries::awaiting_bots(&pool).await })
        }

        fn code(&self, code: [u8; 32], now: i64) -> StoreFuture<'_, Option<(String, GuestId)>> {
            self.query(move |pool| async move { queries::code(&pool, code, now).await })
        }

        fn analysis<'a>(&'a self, game: &'a str) -> StoreFuture<'a, Option<StoredAnalysis>> {
            self.query(move |pool| async move { queries::analysis(&pool, game).await })
        }

        fn games_before(&self, time: i64) -> StoreFuture<'_, Vec<String>> {
            self.query(move |pool| async move { queries::games_before(&pool, time).await })
        }

        fn unannounced_before(&self, time: i64) -> StoreFuture<'_, Vec<String>> {
            self.query(move |pool| async move { queries::unannounced_before(&pool, time).await })
        }

        fn expiring_games(&self) -> StoreFuture<'_, Vec<String>> {
            self.query(move |pool| async move { queries::expiring_games(&pool).await })
        }

        fn stats(&self) -> StoreFuture<'_, Stats> {
            self.query(
                move |pool| async move { queries::stats(&pool, read::size(&pool).await?.database).await },
            )
        }

        fn guests(&self, after: GuestId) -> StoreFuture<'_, Vec<StoredGuest>> {
            self.query(move |pool| async move { queries::guests(&pool, after).await })
        }

        fn codes(&self) -> StoreFuture<'_, Vec<StoredCode>> {
            self.query(move |pool| async move { queries::codes(&pool).await })
        }
    };
}
