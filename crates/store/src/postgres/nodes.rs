//! What several nodes need beside games: who is alive, who is connected where, whose bots nobody lets play.

use super::Postgres;
use super::listen::{CHANNEL, MOST_ENTRIES, notify};
use super::records_after;
use crate::row::{count, get};
use crate::{Fault, Heartbeat, LaterRecords, PresenceChange, RemoteState, SharedStore, StoreFuture, Vote};
use sqlx::PgConnection;
use sqlx::postgres::PgPool;
use std::time::Duration;

/// The time by the clock of the database, which all nodes share.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

/// How many games of dead nodes one node takes over at a time; the others are for other nodes, or for later.
const TAKEN_AT_ONCE: i64 = 64;

impl SharedStore for Postgres {
    fn version<'a>(&'a self, game: &'a str) -> StoreFuture<'a, Option<u64>> {
        self.connections.answer(move |pool| async move {
            let row = sqlx::query("SELECT base + length AS version FROM progress WHERE game = $1")
                .bind(game)
                .fetch_optional(&pool)
                .await?;
            row.map(|row| count(&row, "version")).transpose()
        })
    }

    fn records_after(&self, asked: Vec<(String, u64)>) -> StoreFuture<'_, Vec<Option<LaterRecords>>> {
        self.connections.answer(move |pool| async move { records_after::read(&pool, &asked).await })
    }

    fn heartbeat<'a>(&'a self, node: &'a str, lifetime: Duration) -> StoreFuture<'a, Heartbeat> {
        self.connections.answer(move |pool| async move { heartbeat(&pool, node, lifetime).await })
    }

    fn leave<'a>(&'a self, node: &'a str, now: i64) -> StoreFuture<'a, ()> {
        self.connections.answer(move |pool| async move {
            let mut writing = pool.begin().await?;
            remove_dead(&mut writing, &[node.into()], now).await?;
            sqlx::query("UPDATE leases SET expires = 1 WHERE node = $1 AND expires > 0")
                .bind(node)
                .execute(&mut *writing)
                .await?;
            Ok(writing.commit().await?)
        })
    }

    fn nodes(&self) -> StoreFuture<'_, Vec<String>> {
        self.connections.answer(move |pool| async move {
            let alive = concat!("SELECT node FROM nodes WHERE expires > ", now!(), " ORDER BY node");
            let rows = sqlx::query(alive).fetch_all(&pool).await?;
            rows.iter().map(|row| get(row, "node")).collect()
        })
    }

    fn change_presence<'a>(
        &'a self,
        node: &'a str,
        changes: Vec<PresenceChange>,
        now: i64,
    ) -> StoreFuture<'a, ()> {
        self.connections.answer(move |pool| async move {
            for changes in changes.chunks(MOST_ENTRIES) {
                change_presence(&pool, node, changes, now).await?;
            }
            Ok(())
        })
    }

    fn remote_state<'a>(&'a self, game: &'a str, node: &'a str) -> StoreFuture<'a, RemoteState> {
        self.connections.answer(move |pool| async move { remote_state(&pool, game, node).await })
    }

    fn vote<'a>(&'a self, game: &'a str, votes: Vec<Vote>, version: u64) -> StoreFuture<'a, ()> {
        self.connections.answer(move |pool| async move {
            sqlx::query(
                "WITH cast_now AS (
                     INSERT INTO votes (game, seat, voter, version)
                     SELECT $1, new.seat, new.voter, $4 FROM unnest($2::bigint[], $3::bigint[]) AS new (seat, voter)
                     ON CONFLICT (game, seat, voter) DO UPDATE SET version = excluded.version
                 )
                 SELECT pg_notify($5, '@' || $1)",
            )
            .bind(game)
            .bind(votes.iter().map(|vote| i64::from(vote.about)).collect::<Vec<_>>())
            .bind(votes.iter().map(|vote| i64::from(vote.by)).collect::<Vec<_>>())
            .bind(version as i64)
            .bind(CHANNEL)
            .execute(&pool)
            .await?;
            Ok(())
        })
    }

    fn release<'a>(&'a self, game: &'a str, fence: u64) -> StoreFuture<'a, ()> {
        self.connections.answer(move |pool| async move {
            sqlx::query("UPDATE leases SET expires = 0 WHERE game = $1 AND fence = $2")
                .bind(game)
                .bind(fence as i64)
                .execute(&pool)
                .await?;
            Ok(())
        })
    }

    fn settle_lease<'a>(&'a self, game: &'a str) -> StoreFuture<'a, ()> {
        self.connections.answer(move |pool| async move {
            let settle = concat!("UPDATE leases SET expires = 0 WHERE game = $1 AND expires <= ", now!());
            sqlx::query(settle).bind(game).execute(&pool).await?;
            Ok(())
        })
    }

    fn lapsed_leases(&self) -> StoreFuture<'_, Vec<String>> {
        self.connections.answer(move |pool| async move {
            let lapsed = concat!(
                "SELECT game FROM leases WHERE expires > 0 AND expires <= ",
                now!(),
                " ORDER BY random() LIMIT $1"
            );
            let rows = sqlx::query(lapsed).bind(TAKEN_AT_ONCE).fetch_all(&pool).await?;
            rows.iter().map(|row| get(row, "game")).collect()
        })
    }

    fn unattended_bots(&self) -> StoreFuture<'_, Vec<String>> {
        self.connections.answer(move |pool| async move {
            let unattended = concat!(
                "SELECT p.game FROM progress p JOIN seats s ON s.game = p.game AND s.seat = p.decider
                 LEFT JOIN leases l ON l.game = p.game AND l.expires > ",
                now!(),
                " WHERE p.state = 'running' AND s.bot IS NOT NULL AND l.game IS NULL ORDER BY p.game"
            );
            let rows = sqlx::query(unattended).fetch_all(&pool).await?;
            rows.iter().map(|row| get(row, "game")).collect()
        })
    }
}

async fn heartbeat(pool: &PgPool, node: &str, lifetime: Duration) -> Result<Heartbeat, Fault> {
    let lifetime = i64::try_from(lifetime.as_millis()).unwrap_or(i64::MAX);
    let mut writing = pool.begin().await?;
    let renew = concat!("UPDATE nodes SET expires = ", now!(), " + $2 WHERE node = $1");
    let renewed = sqlx::query(renew).bind(node).bind(lifetime).execute(&mut *writing).await?;
    let registered = renewed.rows_affected() == 0;
    if registered {
        let insert = concat!("INSERT INTO nodes (node, expires) VALUES ($1, ", now!(), " + $2)");
        sqlx::query(insert).bind(node).bind(lifetime).execute(&mut *writing).await?;
    }
    // Of several nodes that notice it at once, one removes the dead.
    let dead = concat!(
        "SELECT node, ",
        now!(),
        " AS now FROM nodes WHERE expires <= ",
        now!(),
        " AND node <> $1 FOR UPDATE SKIP LOCKED"
    );
    let dead = sqlx::query(dead).bind(node).fetch_all(&mut *writing).await?;
    if let Some(first) = dead.first() {
        let names = dead.iter().map(|row| get(row, "node")).collect::<Result<Vec<String>, Fault>>()?;
        remove_dead(&mut writing, &names, get(first, "now")?).await?;
    }
    let alive = "SELECT count(*) AS alive, count(*) FILTER (WHERE node < $1) AS before FROM nodes";
    let alive = sqlx::query(alive).bind(node).fetch_one(&mut *writing).await?;
    // A node that listens gets news from all nodes, also from itself: silence means that its connection is lost.
    notify(&mut writing, &[format!("#{node}")]).await?;
    writing.commit().await?;
    let number = |name| Ok::<_, Fault>(u32::try_from(count(&alive, name)?).unwrap_or(u32::MAX));
    let (nodes, rank) = (number("alive")?, number("before")?);
    Ok(Heartbeat { nodes, rank, registered, expired: dead.len() as u32 })
}

/// Removes nodes; their connections ended now.
async fn remove_dead(writing: &mut PgConnection, nodes: &[String], now: i64) -> Result<(), Fault> {
    let left = sqlx::query(
        "INSERT INTO departures (game, seat, departed)
         SELECT DISTINCT game, seat, $2::bigint FROM presence WHERE node = ANY ($1)
         ON CONFLICT (game, seat) DO UPDATE SET departed = excluded.departed RETURNING game",
    )
    .bind(nodes)
    .bind(now)
    .fetch_all(&mut *writing)
    .await?;
    sqlx::query("DELETE FROM nodes WHERE node = ANY ($1)").bind(nodes).execute(&mut *writing).await?;
    let mut games = left.iter().map(|row| get(row, "game")).collect::<Result<Vec<String>, Fault>>()?;
    games.sort_unstable();
    games.dedup();
    let entries: Vec<String> = games.iter().map(|game| format!("@{game}")).collect();
    notify(writing, &entries).await
}

/// One statement; games that were deleted meanwhile are left out.
async fn change_presence(
    pool: &PgPool,
    node: &str,
    changes: &[PresenceChange],
    now: i64,
) -> Result<(), Fault> {
    sqlx::query(
        "WITH new AS (
             SELECT new.* FROM unnest($2::text[], $3::bigint[], $4::boolean[]) AS new (game, seat, here)
             JOIN games ON games.id = new.game
         ), came AS (
             INSERT INTO presence (game, seat, node) SELECT game, seat, $1 FROM new WHERE here ON CONFLICT DO NOTHING
         ), went AS (
             DELETE FROM presence USING new
             WHERE NOT new.here AND presence.game = new.game AND presence.seat = new.seat AND presence.node = $1
         ), departed AS (
             INSERT INTO departures (game, seat, departed) SELECT game, seat, $5 FROM new WHERE NOT here
             ON CONFLICT (game, seat) DO UPDATE SET departed = excluded.departed
         )
         SELECT pg_notify($6, string_agg('@' || game, E'\\n')) FROM (SELECT DISTINCT game FROM new) AS games",
    )
    .bind(node)
    .bind(changes.iter().map(|change| change.game.as_str()).collect::<Vec<_>>())
    .bind(changes.iter().map(|change| i64::from(change.seat)).collect::<Vec<_>>())
    .bind(changes.iter().map(|change| change.here).collect::<Vec<_>>())
    .bind(now)
    .bind(CHANNEL)
    .execute(pool)
    .await?;
    Ok(())
}

async fn remote_state(pool: &PgPool, game: &str, node: &str) -> Result<RemoteState, Fault> {
    let rows = sqlx::query(
        "SELECT seat, NULL::bigint AS departed, NULL::bigint AS voter, 0 AS version
         FROM presence WHERE game = $1 AND node <> $2
         UNION ALL SELECT seat, departed, NULL, 0 FROM departures WHERE game = $1
         UNION ALL SELECT seat, NULL, voter, version FROM votes WHERE game = $1",
    )
    .bind(game)
    .bind(node)
    .fetch_all(pool)
    .await?;
    let mut remote = RemoteState::default();
    for row in rows {
        let number: i64 = get(&row, "seat")?;
        let Ok(seat) = u8::try_from(number) else { continue };
        match (get::<_, Option<i64>>(&row, "departed")?, crate::row::seat(&row, "voter")?) {
            (Some(time), _) => remote.departed.push((seat, time)),
            (None, Some(by)) => remote.votes.push((Vote { about: seat, by }, count(&row, "version")?)),
            (None, None) => remote.connected.push(seat),
        }
    }
    Ok(remote)
}
