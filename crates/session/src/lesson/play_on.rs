//! The game a lesson leads into: it begins from a position of the lesson, with real chance from there on.

use super::{Lesson, Progress};
use crate::session::state_of;
use crate::{Fault, GameRecord, GuestId, Secrets, seating};
use catalogue::BotFactory;
use game::transcript::Knowledge;
use game::{Seat, Seed};
use serde_json::json;

/// A new game of a guest from where the station with `play_on` ends. Only lessons that this program brings along can be
/// played on: their positions are trusted, those of others are not.
pub fn played_on(
    lesson: &Lesson,
    progress: Progress,
    name: &str,
    guest: GuestId,
    bots: &dyn BotFactory,
    secrets: Secrets,
    now: i64,
) -> Result<GameRecord, Fault> {
    let name = seating::name(name)?;
    let (Some(station), Some(bot)) =
        (lesson.stations.iter().position(|station| station.play_on), &lesson.bot)
    else {
        return Err(Fault::bad_request(format!("the lesson {:?} leads into no game", lesson.id)));
    };
    let last = lesson.first_step_of(station + 1) - 1;
    let at = lesson.at(Progress { step: last, ..progress }, &name)?;
    let mut table = at.table;
    if let Some(play) = lesson.answer(at.step, &at.progress) {
        table.act_scripted(&play.action, &play.chance).map_err(|refused| {
            Fault::internal(format!("the last step of {:?} cannot be played: {refused:?}", lesson.id))
        })?;
    }
    let position = table.write_position(Knowledge::Full);
    let mut table = lesson.open(&position, &name)?;
    let seed = secrets.seed.clone();
    table.resume(Seed(seed.0));
    let request = json!({ "players": table.players().len(), "modules": [], "first": null });
    let mut record = GameRecord::new(lesson.title, request, secrets, now);
    for seat in Seat::all(table.players().len() as u8) {
        record.seats.push(match seat == super::SEAT {
            true => seating::person(name.clone(), guest),
            false => {
                let mut seat_of_bot = seating::bot(bot, lesson.title, bots)?;
                seat_of_bot.name = lesson.name_of(seat, &name);
                seat_of_bot
            }
        });
    }
    seating::check_names(&record.seats)?;
    record.hosts = vec![guest];
    record.invite = None;
    record.opening = Some(table.latest_lines().map_err(Fault::internal)?);
    record.state = state_of(&*table);
    record.decider = table.decider().map(|seat| seat.0);
    Ok(record)
}
