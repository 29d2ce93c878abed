//! The canonical text of a position: what fingerprints are made of. `docs/transcript.md` specifies it line by line.

use crate::agenda::Task;
use crate::card::Level;
use crate::figure::Figure;
use crate::hand::{Hand, Kind, NO_KIND};
use crate::mummy::NO_TILE;
use crate::place::Place;
use crate::setup::Setup;
use crate::state::State;
use crate::tile::{Icon, Treasure};
use game::Seat;
use std::fmt::{Display, Write};

/// Everything on the table; nothing of who has seen what.
pub(crate) fn canonical(state: &State, setup: &Setup) -> String {
    let mut text = String::with_capacity(1600);
    // Writing into a string cannot fail.
    let _ = write(&mut text, state, setup);
    text
}

fn write(text: &mut String, state: &State, setup: &Setup) -> std::fmt::Result {
    writeln!(
        text,
        "round {} turn {} first {} current {}",
        state.round, state.turn, state.first, state.current
    )?;
    writeln!(text, "moved {} extra {} tomb {}", yes_no(state.moved), state.extra_turns, state.in_tomb)?;
    writeln!(text, "asked {}", asked(state))?;
    write_path(text, state, setup)?;
    for seat in setup.all_seats() {
        write_player(text, state, setup, seat)?;
    }
    writeln!(
        text,
        "draw {}",
        counted(setup.card_kinds().map(|kind| (setup.card(kind as Kind), state.pile.get(kind))))
    )?;
    for level in Level::ALL {
        let stacks = state
            .stacks
            .iter()
            .map(|(local, count)| (setup.card((setup.first_horus + local) as Kind), count));
        let stack = stacks.filter(|(card, _)| card.level() == Some(level));
        let top = state.tops[level.index()];
        let top = if top == NO_KIND { "-".into() } else { setup.card(top).to_string() };
        writeln!(text, "horus{level} {top}; {}", counted(stack))?;
    }
    for icon in Icon::ALL {
        let stack =
            state.temples[icon as usize].iter().map(|(local, n)| (setup.tile(setup.temple_kind(local)), n));
        writeln!(text, "{} {}", icon.name(), counted(stack))?;
    }
    let scarabs = state.scarabs.iter().map(|(kind, count)| (setup.scarab_values[kind], count));
    writeln!(text, "supply scarabs {}; wild {} keys {}", counted(scarabs), state.wild, state.keys)?;
    write_modules(text, state, setup)
}

fn write_path(text: &mut String, state: &State, setup: &Setup) -> std::fmt::Result {
    write!(text, "path")?;
    for number in 1..=setup.components.spaces.len() as u8 {
        let place = Place::space(number);
        match state.tile_at(setup, place) {
            Some(tile) => write!(text, " {tile}")?,
            None => write!(text, " -")?,
        }
        if state.beyond.artifacts.is_below(setup.doubled, place) {
            write!(text, "*")?;
        }
    }
    writeln!(text)
}

fn write_player(text: &mut String, state: &State, setup: &Setup, seat: Seat) -> std::fmt::Result {
    let player = state.player(seat);
    let mut figures: Vec<String> =
        player.figures.iter().filter(|&&f| f != Figure::NONE).map(figure).collect();
    figures.sort();
    write!(
        text,
        "player {seat} at {}; hand {}; points {}",
        figures.join(" "),
        hand(setup, player.hand),
        player.points
    )?;
    let treasures = Treasure::ALL.map(|treasure| (treasure.name(), player.treasures[treasure as usize]));
    write!(text, " keys {} wild {}; treasures {}", player.keys, player.wild, counted(treasures.into_iter()))?;
    let scarabs = player.scarabs.iter().map(|(kind, count)| (setup.scarab_values[kind], count));
    writeln!(text, "; scarabs {}; sarcophagi {}", counted(scarabs), list(state.sarcophagi(setup, seat)))
}

fn write_modules(text: &mut String, state: &State, setup: &Setup) -> std::fmt::Result {
    let beyond = &state.beyond;
    if setup.modules.mummy {
        let mummy = &beyond.mummy;
        let name = |kind: usize| {
            let (tile, cost, _) = setup.components.mummy_tiles[kind];
            format!("{tile} for {cost}")
        };
        let open =
            mummy.open.iter().map(|&kind| if kind == NO_TILE { "-".into() } else { name(kind as usize) });
        let stack = mummy.stack.iter().map(|(kind, count)| (name(kind), count));
        let talismans = mummy.talismans[..setup.seats as usize].iter();
        writeln!(text, "mummy {}; open {}; stack {}", mummy.place, list(open), counted(stack))?;
        writeln!(text, "talismans {}; supply {}", list(talismans), mummy.supply)?;
        for seat in setup.all_seats() {
            let out = mummy.scarabs_out[seat.index()]
                .iter()
                .map(|(kind, count)| (setup.scarab_values[kind], count));
            writeln!(text, "out {seat} {}", counted(out))?;
        }
    }
    if setup.modules.equipment {
        for seat in setup.all_seats() {
            let mut away: Vec<String> =
                beyond.equipment.put_away(seat).map(|kind| setup.card(kind).to_string()).collect();
            away.sort();
            writeln!(text, "away {seat} {}", list(away.iter()))?;
        }
    }
    if setup.modules.artifacts {
        let hidden = beyond.artifacts.hidden.iter().map(|(kind, count)| (setup.tile(kind as u8), count));
        let collected = beyond.artifacts.collected[..setup.seats as usize].iter();
        writeln!(text, "below {}; artifacts {}", counted(hidden), list(collected))?;
    }
    if setup.modules.characters {
        let who = setup
            .all_seats()
            .map(|seat| beyond.characters.of(seat).map_or("-", |character| character.name()));
        let used = beyond.characters.used_sets[..setup.seats as usize].iter();
        writeln!(text, "characters {}; used {}", list(who), list(used))?;
    }
    Ok(())
}

fn yes_no(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}

/// What is asked at the start of a turn, where fingerprints are taken; anything else is inside a turn.
fn asked(state: &State) -> &'static str {
    match state.agenda.top() {
        None => "nothing",
        Some(Task::Play) => "play",
        Some(Task::Raise) => "raise",
        Some(_) => "other",
    }
}

fn figure(figure: &Figure) -> String {
    match (figure.place(), figure.statue()) {
        (Some(place), _) if figure.is_lying() => format!("lying-{place}"),
        (Some(place), _) => place.to_string(),
        (None, statue) => format!("statue-{}", statue.map_or(0, |index| index + 1)),
    }
}

fn hand(setup: &Setup, hand: Hand) -> String {
    list(hand.iter().map(|slot| setup.card(slot.kind)))
}

/// `a, b, c`, or `-` for nothing.
fn list(items: impl Iterator<Item = impl Display>) -> String {
    let mut text = String::new();
    for item in items {
        let comma = if text.is_empty() { "" } else { ", " };
        // Writing into a string cannot fail.
        let _ = write!(text, "{comma}{item}");
    }
    if text.is_empty() { "-".into() } else { text }
}

/// `a x2, b x1`, sorted as text, or `-` for nothing; kinds of which there are none do not appear.
fn counted(items: impl Iterator<Item = (impl Display, u8)>) -> String {
    let items = items.filter(|&(_, count)| count > 0);
    let mut items: Vec<String> = items.map(|(item, count)| format!("{item} x{count}")).collect();
    items.sort_unstable();
    list(items.iter())
}
