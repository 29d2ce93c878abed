//! Reading of positions.

mod board;
mod modules;
mod names;
mod player;

use super::check::check;
use crate::agenda::{Agenda, Task};
use crate::card::Level;
use crate::hand::NO_KIND;
use crate::idle::Idle;
use crate::luxor::empty_table;
use crate::setup::Setup;
use crate::state::{InPlay, State};
use crate::tile::Icon;
use game::position::{Lines, keyed, list, number, parts};
use game::{Fault, Faults, Seat};
use names::{level, origin, yes_or_no};

/// Reads a full position and checks that it can be played on.
pub(crate) fn read(setup: &Setup, text: &str) -> Result<State, Faults> {
    let mut reader = Reader { setup, state: empty_table(setup) };
    let mut lines = Lines::new(text);
    reader.read(&mut lines)?;
    check(&reader.state, setup).map_err(Fault::whole)?;
    Ok(reader.state)
}

struct Reader<'a> {
    setup: &'a Setup,
    state: State,
}

type Read<T = ()> = Result<T, String>;

impl Reader<'_> {
    fn read(&mut self, lines: &mut Lines<'_>) -> Result<(), Fault> {
        let modules = self.setup.modules;
        lines.read("round", |text| self.round(text))?;
        lines.read("moved", |text| self.moved(text))?;
        lines.read("agenda", |text| self.agenda(text))?;
        lines.read_if("in-play", |text| self.in_play(text))?;
        lines.read("idle", |text| self.idle(text))?;
        lines.read("path", |text| self.path(text))?;
        // Marks of cards name draw piles, so the present one must be known first.
        let pile = lines.ahead("pile").unwrap_or_default();
        self.state.origin = origin(pile.trim()).map_err(|what| lines.fault(what))?;
        for seat in self.setup.all_seats() {
            lines.read("player", |text| self.player(seat, text))?;
        }
        while lines.read_if("excluded", |text| self.excluded(text))? {}
        lines.read_if("pending", |text| self.pending(text))?;
        lines.read("pile", |_| Ok(()))?;
        lines.read("draw", |text| self.draw(text))?;
        for level in Level::ALL {
            lines.read(&format!("horus{}", level.eyes()), |text| self.horus(level, text))?;
        }
        for icon in Icon::ALL {
            lines.read(icon.name(), |text| self.temple(icon, text))?;
        }
        lines.read("supply", |text| self.supply(text))?;
        if modules.mummy {
            lines.read("mummy", |text| self.mummy(text))?;
            lines.read("talismans", |text| self.talismans(text))?;
            for seat in self.setup.all_seats() {
                lines.read("out", |text| self.out(seat, text))?;
            }
        }
        if modules.equipment {
            for seat in self.setup.all_seats() {
                lines.read("away", |text| self.away(seat, text))?;
            }
            lines.read_if("held", |text| self.held(text))?;
        }
        if modules.artifacts {
            lines.read("below", |text| self.below(text))?;
        }
        if modules.characters {
            lines.read("characters", |text| self.characters(text))?;
        }
        lines.end()
    }

    fn round(&mut self, text: &str) -> Read {
        let [round, turn, first, current] = keyed(text, ["", "turn", "first", "current"])?;
        self.state.round = number(round)?;
        self.state.turn = number(turn)?;
        self.state.first = self.seat(first)?;
        self.state.current = self.seat(current)?;
        Ok(())
    }

    fn moved(&mut self, text: &str) -> Read {
        let [moved, extra, tomb] = keyed(text, ["", "extra", "tomb"])?;
        self.state.moved = yes_or_no(moved)?;
        self.state.extra_turns = number(extra)?;
        self.state.in_tomb = number(tomb)?;
        Ok(())
    }

    fn agenda(&mut self, text: &str) -> Read {
        let tasks = list(text).map(|item| self.task(item)).collect::<Read<Vec<Task>>>()?;
        self.state.agenda = Agenda::from_tasks(&tasks)
            .ok_or_else(|| format!("an agenda has at most {} tasks, not {}", Agenda::DEPTH, tasks.len()))?;
        Ok(())
    }

    fn task(&self, text: &str) -> Read<Task> {
        let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
        let numbers = || -> Read<(u8, u8)> {
            let (one, other) = rest.split_once(' ').ok_or_else(|| format!("{text:?} needs two numbers"))?;
            Ok((number(one)?, number(other)?))
        };
        let counted = || -> Read<u8> {
            number::<u8>(rest)?.checked_sub(1).ok_or_else(|| format!("{text:?} counts from 1"))
        };
        Ok(match name {
            "turned-up" => Task::TurnedUp(self.place(rest)?),
            "prize" => Task::Prize(self.place(rest)?),
            "tile-action" => Task::TileAction(self.place(rest)?),
            "horus" => Task::Horus(level(number(rest)?)?),
            "favour" => numbers().and_then(|(one, other)| Ok(Task::Favour(level(one)?, level(other)?)))?,
            "rearrange" => {
                let (seat, left) = rest.split_once(' ').ok_or("rearrange 2 1: who, and how often")?;
                Task::Rearrange(self.seat(seat)?, number(left)?)
            }
            "tile-move" => Task::TileMove(counted()?),
            "open-tile" => Task::OpenTile(counted()?),
            "free-choice" => numbers().map(|(taken, left)| Task::FreeChoice { taken, left })?,
            "advance" => numbers().map(|(by, left)| Task::Advance { by, left })?,
            "advance-by-tile" => numbers().map(|(by, left)| Task::AdvanceByTile { by, left })?,
            _ => Task::plain(text).ok_or_else(|| format!("there is no task {text:?}"))?,
        })
    }

    fn in_play(&mut self, text: &str) -> Read {
        let [card, added, rest] = parts(text, ["", "added", "roll"])?;
        let [roll, obliged] = keyed(rest, ["", "obliged"])?;
        let added = if added == "-" { NO_KIND } else { self.card(added)? };
        let roll = number(roll)?;
        if roll > 6 {
            return Err(format!("a die shows 1 to 6 (0: not rolled), not {roll}"));
        }
        self.state.in_play = InPlay { card: self.card(card)?, added, roll, obliged: yes_or_no(obliged)? };
        Ok(())
    }

    fn idle(&mut self, text: &str) -> Read {
        let [rounds, hidden, left, right] = parts(text, ["", "hidden", "left", "right"])?;
        let [rounds, known] = keyed(rounds, ["", "known"])?;
        let seats = |text| -> Read<Vec<Seat>> { list(text).map(|item| self.seat(item)).collect() };
        self.state.beyond.idle = Idle::from_parts(
            number(rounds)?,
            yes_or_no(known)?,
            &seats(hidden)?,
            [&seats(left)?, &seats(right)?],
        );
        Ok(())
    }
}
