//! Starts a new game or resumes a saved one.

use super::autosave::{Autosave, SaveFault};
use super::seating::{self, Asked};
use crate::cli::PlayArgs;
use crate::fault::Fault;
use crate::verbs::position;
use crate::{files, texts, timestamp};
use bots::Bots;
use bots::spec::BotSpec;
use catalogue::{AnyBot, AnyTable, BotFactory};
use game::transcript::{Player, Verdict};
use game::{Advice, GameRequest, Message, Seat, Seed};
use std::path::Path;
use terminal::Language;
use terminal::Words;

/// A game ready to be played.
pub struct Started {
    /// The table, in play.
    pub table: Box<dyn AnyTable>,
    /// The bots, by seat.
    pub bots: Vec<Option<Box<dyn AnyBot>>>,
    /// Where it is saved.
    pub autosave: Autosave,
    /// Is it saved even before a person has made a choice?
    pub save_at_once: bool,
    /// Advice of the rulebook that was not followed.
    pub advice: Vec<&'static Advice>,
    /// A message to print before the game goes on.
    pub note: Option<String>,
}

/// Deals or resumes a game.
pub fn start(args: &PlayArgs, language: Language) -> Result<Started, Fault> {
    let words = texts::words(language);
    if let Some(path) = &args.save
        && path.exists()
        && args.resume.as_ref() != Some(path)
    {
        return Err(Fault::wrong(words.say(&about("resume-file-exists", path))));
    }
    let seed = match args.seed {
        Some(number) => Seed::from_number(number),
        None => fresh_seed()?,
    };
    match (&args.resume, &args.position) {
        (Some(path), _) => resume(path, args, &seed, &words),
        (None, Some(path)) => begin_from(path, args, &seed, &words),
        (None, None) => deal(args, &seed, &words),
    }
}

fn deal(args: &PlayArgs, seed: &Seed, words: &Words) -> Result<Started, Fault> {
    let title = catalogue::title(&args.what.game).map_err(Fault::usage)?;
    let asked = Asked { players: args.players, bots: args.bots.as_deref(), people: args.people.as_deref() };
    let players = seating::seat(&asked, title.meta().id, &Bots::default(), words).map_err(Fault::usage)?;
    let first = args.first.as_deref().map(|who| seating::find(&players, who, words));
    let first = first.transpose().map_err(Fault::usage)?;
    let count = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let request = GameRequest { players: count, modules: args.what.modules.clone(), first };
    title.meta().check(&request).map_err(Fault::usage)?;
    let components = args.components.as_deref().map(files::read).transpose()?;
    let table = title.deal(&request, components.as_deref(), players, seed.clone()).map_err(Fault::wrong)?;
    let advice = title.meta().advice_for(&request).collect();
    let autosave = new_autosave(args, title.meta().id, words)?;
    let bots = seat_bots(&*table, seed)?;
    Ok(Started { table, bots, autosave, save_at_once: args.save.is_some(), advice, note: None })
}

/// Where a new game is saved: in the file that was asked for, or in one named after the date.
fn new_autosave(args: &PlayArgs, title: &str, words: &Words) -> Result<Autosave, Fault> {
    let named_after_date = || files::unused(&format!("{title}-{}", timestamp::now()));
    let path = args.save.clone().unwrap_or_else(named_after_date);
    Autosave::to_new(path).map_err(|fault| cannot_save(&fault, words))
}

/// Plays on from a position.
fn begin_from(path: &Path, args: &PlayArgs, seed: &Seed, words: &Words) -> Result<Started, Fault> {
    let components = args.components.as_deref();
    // The position says how many play, so it is read before they are seated.
    let unnamed = position::open(path, components, &[], words)?;
    let seats = u8::try_from(unnamed.players().len()).ok();
    let asked = Asked { players: seats, bots: args.bots.as_deref(), people: args.people.as_deref() };
    let players = seating::seat(&asked, unnamed.meta().id, &Bots::default(), words).map_err(Fault::usage)?;
    if unnamed.decider().is_none() {
        return Err(Fault::wrong(words.say(&about("resume-over", path))));
    }
    let mut table = position::open(path, components, &players, words)?;
    table.resume(seed.clone());
    let autosave = new_autosave(args, table.meta().id, words)?;
    let bots = seat_bots(&*table, seed)?;
    Ok(Started { table, bots, autosave, save_at_once: args.save.is_some(), advice: Vec::new(), note: None })
}

fn resume(path: &Path, args: &PlayArgs, seed: &Seed, words: &Words) -> Result<Started, Fault> {
    let wrong = |message: Message| Fault::wrong(words.say(&message));
    let opened = catalogue::open(&files::read(path)?)
        .map_err(|faults| wrong(about("resume-unreadable", path).text("reason", faults.to_string())))?;
    let note = match &opened.verdict {
        Verdict::Exact => None,
        Verdict::Unverified(why) => Some(why.clone()),
        Verdict::Diverged(fault) => {
            return Err(wrong(about("resume-diverged", path).text("reason", fault.to_string())));
        }
        Verdict::UnsupportedGeneration(generation) => {
            let message =
                about("resume-unsupported-generation", path).text("reason", words.unsupported(*generation));
            return Err(Fault::UnsupportedGeneration(words.say(&message)));
        }
    };
    let Some(mut table) = opened.table else {
        return Err(wrong(about("resume-impossible", path).text("reason", note.unwrap_or_default())));
    };
    if table.decider().is_none() {
        return Err(wrong(about("resume-over", path)));
    }
    if let Some(program) = program_of(table.players())
        && !args.programs
    {
        return Err(wrong(about("resume-program", path).text("program", program)));
    }
    table.resume(seed.clone());
    let autosave = match &args.save {
        Some(other) if other != path => Autosave::to_new(other.clone()),
        _ => Autosave::to_own(path.to_path_buf()),
    };
    let autosave = autosave.map_err(|fault| cannot_save(&fault, words))?;
    let bots = seat_bots(&*table, seed)?;
    Ok(Started { table, bots, autosave, save_at_once: args.save.is_some(), advice: Vec::new(), note })
}

/// The command line of an external program among the players. A file from somebody else must not start it unasked.
fn program_of(players: &[Player]) -> Option<String> {
    let command = |bot: &String| match BotSpec::read(bot) {
        Ok(BotSpec::Command(command)) => Some(command),
        _ => None,
    };
    players.iter().filter_map(|player| player.bot.as_ref()).find_map(command)
}

/// Nobody should play a game that cannot be saved.
fn cannot_save((path, error): &SaveFault, words: &Words) -> Fault {
    Fault::wrong(words.say(&about("play-cannot-save", path).text("reason", error.to_string())))
}

/// A message about a file.
fn about(id: &'static str, path: &Path) -> Message {
    Message::new(id).text("file", path.display().to_string())
}

fn seat_bots(table: &dyn AnyTable, seed: &Seed) -> Result<Vec<Option<Box<dyn AnyBot>>>, Fault> {
    let (title, bots) = (table.meta().id, Bots::with_all_cores());
    let seated = |(seat, name): (Seat, &Option<String>)| {
        let Some(name) = name else { return Ok(None) };
        let secret = seed.secret_of("bot", seat, table.record_count() as u64);
        bots.check(title, name).map_err(Fault::wrong)?;
        let bot = bots.bot(title, name, seat, secret);
        bot.map(Some).ok_or_else(|| Fault::wrong(format!("{name:?} cannot play {title}")))
    };
    let names = table.players().iter().map(|player| &player.bot);
    Seat::all(table.players().len() as u8).zip(names).map(seated).collect()
}

/// A seed from the operating system's random generator: nobody can foresee the game.
fn fresh_seed() -> Result<Seed, Fault> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Fault::wrong(format!("the system has no randomness: {error}")))?;
    Ok(Seed(bytes))
}
