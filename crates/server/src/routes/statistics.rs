//! The route for what a guest's finished games say together.

use super::QueryParams;
use crate::app_state::AppState;
use crate::fault::Fault;
use crate::identity::Requester;
#[cfg(feature = "schema")]
use crate::protocol::ErrorResponse;
use crate::protocol::{CategoryPoints, GameLoss, OpponentInfo, Share, Statistics};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Finished, Group};

/// Which games are asked for.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct TitleQuery {
    title: Option<String>,
}

/// What the guest's finished games say together, of one title or of all. Computed from stored results: running games do
/// not count.
#[cfg_attr(feature = "schema", utoipa::path(
    get, path = "/api/me/statistics", params(("title" = Option<String>, Query)),
    responses((status = 200, body = Statistics), (status = "4XX", body = ErrorResponse)),
))]
pub async fn statistics(
    State(app): State<Arc<AppState>>,
    Requester(guest): Requester,
    QueryParams(query): QueryParams<TitleQuery>,
    headers: HeaderMap,
) -> Result<Json<Statistics>, Fault> {
    check_title(query.title.as_deref())?;
    let Some(guest) = guest else { return Ok(Json(shape(None, None, store::Statistics::default()))) };
    // A few at a time, so that somebody with very many games does not take all connections to the store.
    let permit = app.statistics.acquire().await.map_err(Fault::internal)?;
    let read = app.store.statistics(guest, query.title.clone()).await?;
    drop(permit);
    let since = app.guest_record(&headers).await?.map(|guest| guest.created);
    Ok(Json(shape(since, query.title, read)))
}

/// A title that is asked for must exist.
pub fn check_title(title: Option<&str>) -> Result<(), Fault> {
    match title.map(catalogue::title) {
        Some(Err(why)) => Err(Fault::bad_request(why)),
        _ => Ok(()),
    }
}

fn shape(since: Option<i64>, title: Option<String>, read: store::Statistics) -> Statistics {
    let asked: Vec<&Group> =
        read.groups.iter().filter(|group| title.as_ref().is_none_or(|title| *title == group.title)).collect();
    Statistics {
        since,
        all: shares(asked.iter().map(|group| (String::new(), *group))).pop().unwrap_or_default(),
        titles: shares(read.groups.iter().map(|group| (group.title.clone(), group))),
        players: shares(asked.iter().map(|group| (group.players.to_string(), *group))),
        levels: shares(asked.iter().filter_map(|group| Some((group.level.clone()?, *group)))),
        longest_run: read.longest_run,
        latest: read.latest.iter().take(LATEST).map(|game| game.ranks.get(game.seat) == Some(&1)).collect(),
        points: points(&read.latest),
        losses: read
            .losses
            .iter()
            .map(|one| GameLoss { ended: one.ended, won: one.won, loss: rounded(one.loss) })
            .collect(),
        opponents: read
            .opponents
            .into_iter()
            .map(|one| OpponentInfo { name: one.name, bot: one.bot, games: one.games, ahead: one.ahead })
            .collect(),
    }
}

/// How many of the latest games are listed.
const LATEST: usize = store::Statistics::LATEST as usize;

/// The games of groups with the same name together.
fn shares<'a>(groups: impl Iterator<Item = (String, &'a Group)>) -> Vec<Share> {
    let mut shares: BTreeMap<String, Share> = BTreeMap::new();
    for (of, group) in groups {
        let share = shares.entry(of.clone()).or_insert(Share { of, ..Share::default() });
        // The sum for now.
        share.chance += group.games as f64 / group.players.max(1) as f64;
        share.games += group.games;
        share.won += group.won;
    }
    let mean = |share: Share| Share { chance: rounded(share.chance / share.games.max(1) as f64), ..share };
    shares.into_values().map(mean).collect()
}

/// The points of the title that was played last.
fn points(latest: &[Finished]) -> Option<CategoryPoints> {
    let title = &latest.first()?.title;
    let categories = catalogue::title(title).ok()?.categories();
    let games: Vec<&Finished> = latest.iter().filter(|game| game.title == *title).collect();
    let of = |parts: &BTreeMap<String, i64>| -> Vec<i64> {
        categories.iter().map(|category| parts.get(*category).copied().unwrap_or(0)).collect()
    };
    let own = |game: &&Finished| game.parts.get(game.seat).map(of);
    let others = |game: &&Finished| -> Vec<Vec<i64>> {
        let seats = game.parts.iter().enumerate();
        seats.filter(|(seat, _)| *seat != game.seat).map(|(_, parts)| of(parts)).collect()
    };
    let others: Vec<Vec<i64>> = games.iter().flat_map(others).collect();
    let mean = |at: usize| {
        rounded(others.iter().map(|points| points[at]).sum::<i64>() as f64 / others.len().max(1) as f64)
    };
    Some(CategoryPoints {
        title: title.clone(),
        categories: categories.iter().map(|id| id.to_string()).collect(),
        games: games.iter().rev().filter_map(own).collect(),
        opponents: (0..categories.len()).map(mean).collect(),
    })
}

/// To a hundredth of a point or of a per cent.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(title: &str, players: u64, level: Option<&str>, games: u64, won: u64) -> Group {
        Group { title: title.into(), players, level: level.map(String::from), games, won }
    }

    fn finished(title: &str, seat: usize, ranks: &[i64]) -> Finished {
        let parts = ranks.iter().map(|rank| BTreeMap::from([("keys".into(), 10 - rank)])).collect();
        Finished { game: "a".into(), title: title.into(), ended: 1, seat, ranks: ranks.into(), parts }
    }

    #[test]
    fn groups_are_added_up_by_what_they_share() {
        let groups = vec![
            group("expedition", 2, None, 4, 3),
            group("luxor", 2, Some("greedy"), 2, 1),
            group("luxor", 4, Some("greedy"), 6, 1),
            group("luxor", 4, Some(""), 1, 0),
        ];
        let read = store::Statistics { groups, ..store::Statistics::default() };
        let share = |of: &str, games, won, chance| Share { of: of.into(), games, won, chance };
        let all = shape(Some(5), None, read.clone());
        assert_eq!(all.all, share("", 13, 5, 0.3654), "(4 + 2) / 2 + 7 / 4, of 13");
        assert_eq!(all.players, [share("2", 6, 4, 0.5), share("4", 7, 1, 0.25)]);
        assert_eq!(all.levels, [share("", 1, 0, 0.25), share("greedy", 8, 2, 0.3125)]);
        let luxor = shape(Some(5), Some("luxor".into()), read);
        assert_eq!(luxor.all, share("", 9, 2, 0.3056));
        assert_eq!(luxor.titles, all.titles, "the others are there to be chosen");
        assert_eq!(luxor.players, [share("2", 2, 1, 0.5), share("4", 7, 1, 0.25)]);
    }

    #[test]
    fn points_are_those_of_the_title_played_last() {
        let latest = [
            finished("luxor", 1, &[2, 1, 3]),
            finished("expedition", 0, &[1, 2]),
            finished("luxor", 0, &[4, 1]),
        ];
        let points = points(&latest).unwrap();
        assert_eq!(points.title, "luxor");
        let keys = points.categories.iter().position(|id| id == "keys").unwrap();
        let own: Vec<i64> = points.games.iter().map(|game| game[keys]).collect();
        assert_eq!(own, [6, 9], "oldest first");
        assert_eq!(points.opponents[keys], 8.0, "the mean of 8, 7 and 9");
        assert_eq!(points.opponents.iter().sum::<f64>(), 8.0, "nothing elsewhere");
        assert!(super::points(&[finished("senet", 0, &[1, 2])]).is_none(), "a title of another program");
    }

    #[test]
    fn nobody_has_no_statistics() {
        let none = shape(None, None, store::Statistics::default());
        assert_eq!((none.since, none.all.games, none.points), (None, 0, None));
    }
}
