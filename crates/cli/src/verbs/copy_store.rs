//! `luxor copy-store`: moves a host from SQLite to PostgreSQL, or back.

use super::check::{Show, check_games};
use super::data::{self, Own};
use super::transfer::{block_on, print};
use crate::cli::CopyStoreArgs;
use crate::fault::{Done, Fault};
use crate::store_args::StoreLocation;
use store::{Copied, copy};
use terminal::Language;

/// Runs the verb.
pub fn run(args: &CopyStoreArgs) -> Done {
    block_on(async {
        // No server may use them: what it wrote meanwhile would be missing in the copy.
        let Own { store: from, lock: _from, .. } =
            data::open_source(&StoreLocation::named(&args.from)).await?;
        let Own { store: to, lock: _to, place } = data::open_unused(&StoreLocation::named(&args.to)).await?;
        let Copied { guests, games, records, codes } = copy(&*from, &*to).await.map_err(Fault::wrong)?;
        print(&format!("{place}: {games} games with {records} records, {guests} guests, {codes} codes"))?;
        let tally = check_games(&*to, Language::En, Show::Damaged).await?;
        from.close().await.map_err(Fault::wrong)?;
        to.close().await.map_err(Fault::wrong)?;
        Ok(tally.exit_code())
    })
}
