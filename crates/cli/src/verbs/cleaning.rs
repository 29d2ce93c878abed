//! `luxor stats`, `luxor delete`, `luxor purge`: how much a server keeps, and taking games away.

use super::data;
use super::transfer::{now, print, run};
use crate::cli::{DeleteArgs, PurgeArgs, StatsArgs};
use crate::fault::{Done, Fault};
use store::{GameRecord, State, Stats, Store};

/// A day in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;

/// Runs `luxor stats`.
pub fn stats(args: &StatsArgs) -> Done {
    run(async {
        let store = data::open_to_read(&args.data.location()).await?;
        let Stats { waiting, running, over, records, guests, bytes } =
            store.stats().await.map_err(Fault::wrong)?;
        for (name, number) in [
            ("games waiting", waiting),
            ("games running", running),
            ("games over", over),
            ("records", records),
            ("guests", guests),
            ("bytes", bytes),
        ] {
            print(&format!("{name:<14} {number:>14}"))?;
        }
        Ok(())
    })
}

/// Runs `luxor delete`. All games are looked up before the first is deleted.
pub fn delete(args: &DeleteArgs) -> Done {
    run(async {
        let (store, _lock) = data::open_beside_server(&args.data.location()).await?;
        let mut games = Vec::new();
        for id in &args.games {
            let game = store.game(id).await.map_err(Fault::wrong)?;
            games.push(
                game.ok_or_else(|| Fault::wrong(format!("there is no game {id}; nothing was deleted")))?,
            );
        }
        for game in games {
            delete_game(&*store, &game).await?;
        }
        store.close().await.map_err(Fault::wrong)
    })
}

/// Runs `luxor purge`.
pub fn purge(args: &PurgeArgs) -> Done {
    run(async {
        let (store, _lock) = match args.yes {
            true => data::open_beside_server(&args.data.location()).await?,
            false => (data::open_to_read(&args.data.location()).await?, None),
        };
        let before = now() - i64::from(args.idle) * DAY;
        for id in store.games_before(before).await.map_err(Fault::wrong)? {
            let Some(game) = store.game(&id).await.map_err(Fault::wrong)? else { continue };
            // Somebody may have touched it meanwhile.
            if game.updated >= before || args.over && game.state != State::Over {
                continue;
            }
            match args.yes {
                true => delete_game(&*store, &game).await?,
                false => print(&format!("{id} would be deleted"))?,
            }
        }
        store.close().await.map_err(Fault::wrong)
    })
}

async fn delete_game(store: &dyn Store, game: &GameRecord) -> Result<(), Fault> {
    match store.delete_game(&game.id, game.version()).await {
        Ok(()) => print(&format!("{} was deleted", game.id)),
        Err(store::Fault::Conflict) => print(&format!("{} is being played and was not deleted", game.id)),
        Err(fault) => Err(Fault::wrong(fault)),
    }
}
