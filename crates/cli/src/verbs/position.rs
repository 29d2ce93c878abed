//! `luxor position`: shows a position and the legal actions.

use crate::cli::PositionArgs;
use crate::console::show;
use crate::fault::{Done, Fault};
use crate::play::find_seat;
use crate::{files, screen, texts};
use catalogue::AnyTable;
use game::transcript::Player;
use game::{Message, Seat, Viewer};
use std::path::Path;
use std::process::ExitCode;
use terminal::{Language, Words};

/// Runs the verb.
pub fn run(args: &PositionArgs, language: Language) -> Done {
    let table = open(&args.file, args.components.as_deref(), &[], &texts::words(language))?;
    let words = texts::words(language).at_table(table.meta().id, table.players());
    let viewer = match &args.seat {
        Some(who) => Viewer::Seat(find_seat(table.players(), who, &words).map_err(Fault::usage)?),
        None => table.decider().map_or(Viewer::Spectator, Viewer::Seat),
    };
    let painter = screen::painter(&*table);
    show(&painter.table(&*table, viewer, &words))?;
    if let (Some(_), Viewer::Seat(seat)) = (table.decider(), viewer) {
        show(&painter.question(&*table, seat, &words))?;
    }
    if let Some(outcome) = table.outcome() {
        show(&screen::result::table(table.players(), table.title().categories(), &outcome, &words))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A game at rest that begins from the position in a file. Seats without a player get a name of their own.
pub fn open(
    path: &Path,
    components: Option<&Path>,
    players: &[Player],
    words: &Words,
) -> Result<Box<dyn AnyTable>, Fault> {
    let text = files::read(path)?;
    let components = components.map(files::read).transpose()?;
    let mut player = |seat: Seat| {
        let unnamed = || {
            let name = words.say(&Message::new("position-player").number("number", seat.0 + 1));
            Player { name, bot: None }
        };
        players.get(seat.index()).cloned().unwrap_or_else(unnamed)
    };
    catalogue::open_position(&text, components.as_deref(), &mut player).map_err(|faults| {
        let message = Message::new("position-unreadable").text("file", path.display().to_string());
        Fault::wrong(words.say(&message.text("reason", faults.to_string())))
    })
}
