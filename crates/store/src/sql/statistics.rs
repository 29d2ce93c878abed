//! The queries behind statistics, for both databases. This file is compiled once for each of them, with its types in
//! `database`.

use super::database::{Pool, Row};
use crate::row::{count, get, seat};
use crate::{Fault, Finished, Group, GuestId, Loss, Opponent, Rating, Statistics};
use std::collections::BTreeMap;

/// The finished games of a guest ($1), of a title or of all ($2), at most $3, with the guest's seat and rank.
macro_rules! of_mine {
    ($query:literal) => {
        concat!(
            "WITH held AS (
                 SELECT game, count(*) AS seats, min(seat) AS seat FROM holders
                 WHERE guest = $1 AND seat <> 255 AND NOT former GROUP BY game
             ), mine AS (
                 SELECT r.game, r.seat, r.title, r.players, r.level, r.ended, r.rank
                 FROM held JOIN results r ON r.game = held.game AND r.seat =
                     CASE held.seats WHEN 1 THEN held.seat ELSE (
                         SELECT s.seat FROM guests g JOIN seats s ON s.game = held.game AND s.name = g.name
                         JOIN holders h ON h.game = s.game AND h.seat = s.seat AND h.guest = g.id AND NOT h.former
                         WHERE g.id = $1
                     ) END
                 WHERE CAST($2 AS TEXT) IS NULL OR r.title = $2
                 ORDER BY r.ended DESC, r.game LIMIT $3
             ) ",
            $query
        )
    };
}

const GROUPS: &str = of_mine!(
    "SELECT title, players, level, count(*) AS games, count(*) FILTER (WHERE rank = 1) AS won
     FROM mine GROUP BY title, players, level ORDER BY title, players, coalesce(level, ' ')"
);

/// In a run of victories, the number among all games grows as the number among victories does.
const LONGEST_RUN: &str = of_mine!(
    ", numbered AS (
         SELECT rank, row_number() OVER (ORDER BY ended, game)
                    - row_number() OVER (PARTITION BY rank = 1 ORDER BY ended, game) AS lost_before
         FROM mine
     ), runs AS (
         SELECT count(*) AS won FROM numbered WHERE rank = 1 GROUP BY lost_before
     )
     SELECT coalesce(max(won), 0) AS longest FROM runs"
);

/// With one row for each seat.
const LATEST: &str = of_mine!(
    ", aged AS (
         SELECT game, seat, title, ended, row_number() OVER (PARTITION BY title ORDER BY ended DESC, game) AS age
         FROM mine
     )
     SELECT a.game, a.seat AS own, a.title, a.ended, r.rank, r.parts
     FROM aged a JOIN results r ON r.game = a.game WHERE a.age <= $4
     ORDER BY a.ended DESC, a.game, r.seat"
);

/// The latest ones.
const LOSSES: &str = of_mine!(
    "SELECT mine.ended, mine.rank, r.loss
     FROM mine JOIN results r ON r.game = mine.game AND r.seat = mine.seat WHERE r.loss IS NOT NULL
     ORDER BY mine.ended DESC, mine.game LIMIT $4"
);

/// A person whose seat nobody holds any more has deleted themselves.
const OPPONENTS: &str = of_mine!(
    ", others AS (
         SELECT s.bot, CASE WHEN s.bot IS NOT NULL THEN NULL
                            WHEN EXISTS (SELECT 1 FROM holders h WHERE h.game = s.game AND h.seat = s.seat) THEN s.name
                            ELSE '' END AS name,
                mine.rank < r.rank AS ahead
         FROM mine JOIN results r ON r.game = mine.game AND r.seat <> mine.seat
         JOIN seats s ON s.game = r.game AND s.seat = r.seat
     )
     SELECT bot, name, count(*) AS games, count(*) FILTER (WHERE ahead) AS ahead FROM others
     GROUP BY bot, name ORDER BY count(*) DESC, coalesce(name, ''), coalesce(bot, '') LIMIT $4"
);

pub async fn read(pool: &Pool, guest: GuestId, title: Option<String>) -> Result<Statistics, Fault> {
    let most = i64::from(Statistics::MOST_GAMES);
    let groups = sqlx::query(GROUPS).bind(guest.0).bind(None::<String>).bind(most).fetch_all(pool).await?;
    let run = sqlx::query(LONGEST_RUN).bind(guest.0).bind(&title).bind(most).fetch_one(pool).await?;
    let latest = sqlx::query(LATEST)
        .bind(guest.0)
        .bind(&title)
        .bind(most)
        .bind(i64::from(Statistics::LATEST))
        .fetch_all(pool)
        .await?;
    let latest = finished(&latest)?;
    let losses = sqlx::query(LOSSES)
        .bind(guest.0)
        .bind(title.as_ref().or(latest.first().map(|game| &game.title)))
        .bind(most)
        .bind(i64::from(Statistics::MOST_LOSSES))
        .fetch_all(pool)
        .await?;
    let opponents = sqlx::query(OPPONENTS)
        .bind(guest.0)
        .bind(&title)
        .bind(most)
        .bind(i64::from(Statistics::MOST_OPPONENTS))
        .fetch_all(pool)
        .await?;
    Ok(Statistics {
        groups: groups.iter().map(group).collect::<Result<_, _>>()?,
        longest_run: count(&run, "longest")?,
        latest,
        losses: losses.iter().rev().map(loss).collect::<Result<_, _>>()?,
        opponents: opponents.iter().map(opponent).collect::<Result<_, _>>()?,
    })
}

fn group(row: &Row) -> Result<Group, Fault> {
    Ok(Group {
        title: get(row, "title")?,
        players: count(row, "players")?,
        level: get(row, "level")?,
        games: count(row, "games")?,
        won: count(row, "won")?,
    })
}

fn loss(row: &Row) -> Result<Loss, Fault> {
    Ok(Loss { ended: get(row, "ended")?, won: get::<_, i64>(row, "rank")? == 1, loss: get(row, "loss")? })
}

/// What an analysis found for the seat of a row.
pub fn rating(row: &Row) -> Result<Option<Rating>, Fault> {
    let (luck, play, loss) = (get(row, "luck")?, get(row, "play")?, get(row, "loss")?);
    let found = |luck: Option<f64>, play: Option<f64>, loss: Option<f64>| {
        Some(Rating { luck: luck?, play: play?, loss: loss? })
    };
    Ok(found(luck, play, loss))
}

pub async fn ratings(pool: &Pool, game: &str) -> Result<Vec<Rating>, Fault> {
    let sql = "SELECT luck, play, loss FROM results WHERE game = $1 ORDER BY seat";
    let rows = sqlx::query(sql).bind(game).fetch_all(pool).await?;
    rows.iter().filter_map(|row| rating(row).transpose()).collect()
}

fn opponent(row: &Row) -> Result<Opponent, Fault> {
    Ok(Opponent {
        name: get(row, "name")?,
        bot: get(row, "bot")?,
        games: count(row, "games")?,
        ahead: count(row, "ahead")?,
    })
}

fn finished(rows: &[Row]) -> Result<Vec<Finished>, Fault> {
    let mut games: Vec<Finished> = Vec::new();
    for row in rows {
        let game: String = get(row, "game")?;
        if games.last().is_none_or(|last| last.game != game) {
            games.push(Finished {
                game,
                title: get(row, "title")?,
                ended: get(row, "ended")?,
                seat: seat(row, "own")?.map_or(0, usize::from),
                ranks: Vec::new(),
                parts: Vec::new(),
            });
        }
        if let Some(game) = games.last_mut() {
            game.ranks.push(get(row, "rank")?);
            game.parts.push(parts(&get::<_, String>(row, "parts")?)?);
        }
    }
    Ok(games)
}

fn parts(text: &str) -> Result<BTreeMap<String, i64>, Fault> {
    serde_json::from_str(text).map_err(|error| Fault::Malformed(format!("column parts: {error}")))
}
