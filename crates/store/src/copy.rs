//! Copying a store into another one, of any kind.

use crate::sqlite::backup::seal;
use crate::{Fault, GuestId, Sqlite, Store, StoredCode};
use std::path::Path;

/// How much was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// Guests.
    pub guests: u64,
    /// Games.
    pub games: u64,
    /// Records of all games together.
    pub records: u64,
    /// One-time codes.
    pub codes: u64,
}

/// Copies everything into an empty store, reads it back and compares it, game by game.
pub async fn copy(from: &dyn Store, to: &dyn Store) -> Result<Copied, Fault> {
    if !to.all_games().await?.is_empty() || !to.guests(GuestId(0)).await?.is_empty() {
        return Err(Fault::Unfit("there are games or guests already where they should be copied to".into()));
    }
    let mut copied = Copied::default();
    let mut last_guest = GuestId(0);
    let games = from.all_games().await?;
    copied.guests += copy_guests(from, to, &mut last_guest).await?;
    for id in games {
        // A game deleted meanwhile is not copied.
        let Some((game, records)) = from.load(&id, 0).await? else { continue };
        if records.len() as u64 != game.length {
            return Err(Fault::Malformed(format!("game {id} has not all of its records")));
        }
        copied.games += 1;
        copied.records += records.len() as u64;
        let seated = game.seats.iter().flat_map(|seat| seat.holders.iter().chain(&seat.former));
        if seated.chain(&game.hosts).copied().max() > Some(last_guest) {
            // Somebody came meanwhile and took a seat.
            copied.guests += copy_guests(from, to, &mut last_guest).await?;
        }
        to.create_game(game.clone(), records.clone()).await?;
        if to.load(&id, 0).await? != Some((game, records)) {
            return Err(Fault::Malformed(format!("the copy of game {id} differs from the original")));
        }
        if let Some(analysis) = from.analysis(&id).await? {
            to.save_analysis(id.clone(), analysis.clone()).await?;
            if to.analysis(&id).await?.as_ref() != Some(&analysis) {
                return Err(Fault::Malformed(format!("the copied analysis of game {id} differs")));
            }
        }
        let ratings = from.ratings(&id).await?;
        if !ratings.is_empty() {
            to.rate_game(id.clone(), ratings.clone()).await?;
            if to.ratings(&id).await? != ratings {
                return Err(Fault::Malformed(format!("the copied ratings of game {id} differ")));
            }
        }
    }
    for StoredCode { code, guest, game, expires } in from.codes().await? {
        match to.create_code(code, guest, game.clone(), expires).await {
            Ok(()) if to.code(code, expires).await? != Some((game, guest)) => {
                return Err(Fault::Malformed("the copy of a code differs from the original".into()));
            }
            Ok(()) => copied.codes += 1,
            // It belongs to a game that was created meanwhile.
            Err(Fault::Conflict) => {}
            Err(fault) => return Err(fault),
        }
    }
    Ok(copied)
}

/// Copies the guests after the last one.
async fn copy_guests(from: &dyn Store, to: &dyn Store, last: &mut GuestId) -> Result<u64, Fault> {
    let mut copied = 0;
    loop {
        let guests = from.guests(*last).await?;
        let Some(newest) = guests.last().map(|guest| guest.id) else { return Ok(copied) };
        copied += guests.len() as u64;
        for guest in guests.clone() {
            to.insert_guest(guest).await?;
        }
        if to.guests(*last).await? != guests {
            return Err(Fault::Malformed("the copy of a guest differs from the original".into()));
        }
        *last = newest;
    }
}

/// Writes a store of another kind as a backup: a new SQLite file with a checksum.
pub(crate) async fn backup(from: &dyn Store, file: &Path) -> Result<(), Fault> {
    if file.exists() {
        return Err(Fault::Broken(format!("{} exists already", file.display())));
    }
    let to = Sqlite::open(file).await?;
    let copied = copy(from, &to).await;
    to.close().await?;
    let sealed = copied.and_then(|_| {
        seal(file).map_err(|error| Fault::Broken(format!("{} cannot be written: {error}", file.display())))
    });
    sealed.inspect_err(|_| {
        // A part of a backup is worse than none.
        let _ = std::fs::remove_file(file);
    })
}
