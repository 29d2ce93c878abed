//! `luxor restore`: puts a backup in place of the games of the server.

use super::check::{Show, check_games, open_backup, report_integrity};
use super::data;
use super::transfer::{block_on, print};
use crate::cli::RestoreArgs;
use crate::fault::{Done, Fault};
use crate::store_args::StoreLocation;
use crate::timestamp;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use store::{Store, restore};
use terminal::Language;

/// Runs the verb.
pub fn run(args: &RestoreArgs) -> Done {
    block_on(async {
        let StoreLocation::Folder(given) = args.data.location() else {
            let how = "a database is restored by luxor copy-store, or by the tools of PostgreSQL";
            return Err(Fault::usage(how));
        };
        let folder = data::create_folder(given.as_deref())?;
        let _lock = data::lock(&folder)?;
        let (mut backup, copy) = open_backup(&args.file).await?;
        if !report_integrity(&copy).await? {
            return Err(Fault::wrong(format!("{} is damaged; nothing was changed", args.file.display())));
        }
        // A game that does not replay was so when the backup was made; it is restored as it is.
        check_games(&copy, Language::En, Show::Damaged).await?;
        copy.close().await.map_err(Fault::wrong)?;
        let aside = unused_folder(&folder);
        let kept = restore::replace(&data::file(&folder), &mut backup, &aside).map_err(Fault::wrong)?;
        print(&format!("{} was restored from {}", folder.display(), args.file.display()))?;
        if kept {
            print(&format!("what was there before is in {}", aside.display()))?;
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// A folder that does not exist yet, named after the time.
fn unused_folder(folder: &Path) -> PathBuf {
    let first = folder.join(format!("replaced-{}", timestamp::now()));
    let others = (2..).map(|number| folder.join(format!("replaced-{}-{number}", timestamp::now())));
    std::iter::once(first.clone()).chain(others).find(|path| !path.exists()).unwrap_or(first)
}
