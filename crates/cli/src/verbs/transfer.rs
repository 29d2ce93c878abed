//! `luxor backup`, `luxor export`, `luxor import`: games in and out of the server's store, also while it runs.

use super::data;
use crate::cli::{BackupArgs, ExportArgs, ImportArgs};
use crate::fault::{Done, Fault};
use crate::files;
use std::future::Future;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};
use store::State;

/// Lifetime of the claim code of an imported game, in milliseconds.
const CODE_LIFETIME: i64 = 24 * 3600 * 1000;

/// Runs `luxor backup`.
pub fn backup(args: &BackupArgs) -> Done {
    run(async {
        if args.file.exists() {
            return Err(Fault::wrong(format!("{} exists already", args.file.display())));
        }
        let store = data::open_to_read(&args.data.location()).await?;
        store.backup(&args.file).await.map_err(Fault::wrong)?;
        print(&args.file.display().to_string())
    })
}

/// Runs `luxor export`.
pub fn export(args: &ExportArgs) -> Done {
    run(async {
        let store = data::open_to_read(&args.data.location()).await?;
        let games = match (&args.game, args.all) {
            (Some(game), _) => vec![game.clone()],
            (None, _) => store.all_games().await.map_err(Fault::wrong)?,
        };
        let folder = args.to.clone().unwrap_or_else(|| PathBuf::from("."));
        store::restore::make_private_folder(&folder)?;
        for id in games {
            let game = store.game(&id).await.map_err(Fault::wrong)?;
            let game = game.ok_or_else(|| Fault::wrong(format!("there is no game {id}")))?;
            if game.state == State::Waiting {
                continue;
            }
            let records = store.records(&id).await.map_err(Fault::wrong)?;
            let path = folder.join(format!("{}-{id}.jsonl", game.title));
            files::write_private(&path, server::transcript(&game, &records).as_bytes())?;
            print(&path.display().to_string())?;
        }
        Ok(())
    })
}

/// Runs `luxor import`.
pub fn import(args: &ImportArgs) -> Done {
    run(async {
        let (store, _lock) = data::open_beside_server(&args.data.location()).await?;
        for path in &args.files {
            let text = files::read(path)?;
            let wrong = |what: &str| Fault::wrong(format!("{}: {what}", path.display()));
            // A placeholder guest owns the seats until the claim code is used.
            let placeholder = store.create_guest(random()?, now()).await.map_err(Fault::wrong)?;
            let seed =
                args.seed.as_deref().map_or_else(server::secret_seed, |text| Ok(server::named_seed(text)));
            let (game, records) = seed
                .and_then(|seed| server::read_transcript(&text, Some(placeholder), seed))
                .map_err(|fault| wrong(fault.detail()))?;
            let (id, over) = (game.id.clone(), game.state == State::Over);
            store.create_game(game, records).await.map_err(Fault::wrong)?;
            if over {
                print(&format!("/g/{id}"))?;
                continue;
            }
            let code = server::new_code().map_err(|fault| wrong(fault.detail()))?;
            let digest = server::code_digest(&code);
            store.create_code(digest, placeholder, id, now() + CODE_LIFETIME).await.map_err(Fault::wrong)?;
            print(&format!("/claim/{code}"))?;
        }
        Ok(())
    })
}

/// Runs a verb that has no exit code of its own.
pub(super) fn run(work: impl Future<Output = Result<(), Fault>>) -> Done {
    block_on(async {
        work.await?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Runs a verb that uses a store.
pub(super) fn block_on(work: impl Future<Output = Done>) -> Done {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?.block_on(work)
}

/// Prints a line.
pub(super) fn print(text: &str) -> Result<(), Fault> {
    writeln!(anstream::stdout(), "{text}")?;
    Ok(())
}

fn random() -> Result<[u8; 32], Fault> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Fault::wrong(format!("the system has no randomness: {error}")))?;
    Ok(bytes)
}

/// The time in milliseconds since 1970.
pub(super) fn now() -> i64 {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(passed.as_millis()).unwrap_or(i64::MAX)
}
