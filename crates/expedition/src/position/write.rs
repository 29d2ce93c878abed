//! From a position to its text.

use crate::adventures::ActionTile;
use crate::options::Setup;
use crate::player::Player;
use crate::state::{Phase, State};
use crate::tile::{Back, Tile};
use game::Seat;
use std::fmt::{self, Write};

/// The canonical text of a position.
pub fn write(setup: &Setup, state: &State) -> String {
    let mut text = String::with_capacity(1024);
    write_all(setup, state, &mut text).expect("a string takes everything");
    text
}

fn write_all(setup: &Setup, state: &State, out: &mut String) -> fmt::Result {
    writeln!(out, "turn {} first {}", state.turn, state.first)?;
    phase(state, out)?;
    layout(state, out)?;
    setup.seats().try_for_each(|seat| player(seat, state.player(seat), out))
}

fn phase(state: &State, out: &mut String) -> fmt::Result {
    let seat = state.seat;
    let cell = |spot| state.layout.cell(spot);
    match state.phase {
        Phase::Keep => writeln!(out, "seat {seat} keep"),
        Phase::Lay { laid } => writeln!(out, "seat {seat} lay {laid}"),
        Phase::Deploy { camp, laid } => writeln!(out, "seat {seat} deploy {} {laid}", cell(camp)),
        Phase::Adventure => writeln!(out, "seat {seat} adventure"),
        Phase::From { tile } => writeln!(out, "seat {seat} from {tile}"),
        Phase::To { tile, from } => writeln!(out, "seat {seat} to {tile} {}", cell(from)),
        Phase::Over => writeln!(out, "seat {seat} over"),
    }
}

fn layout(state: &State, out: &mut String) -> fmt::Result {
    let layout = &state.layout;
    let frame = layout.frame();
    let mut cells = frame.cells();
    if let Some(corner) = frame.cells().next() {
        writeln!(out, "layout {corner}")?;
    }
    if layout.taken().is_empty() {
        return Ok(());
    }
    for _ in 0..frame.height {
        for (at, cell) in cells.by_ref().take(frame.width as usize).enumerate() {
            if at > 0 {
                out.push(' ');
            }
            match layout.spot(cell).and_then(|spot| layout.tile(spot).map(|tile| (spot, tile))) {
                None => out.push('.'),
                Some((spot, tile)) => {
                    out.push_str(tile.code());
                    layout.stack(spot).owners().try_for_each(|owner| write!(out, "{owner}"))?;
                    if let Some(owner) = layout.ship(spot) {
                        write!(out, "~{owner}")?;
                    }
                    if layout.snakes().has(spot) {
                        out.push('!');
                    }
                }
            }
        }
        out.push('\n');
    }
    Ok(())
}

fn player(seat: Seat, player: &Player, out: &mut String) -> fmt::Result {
    write!(out, "player {seat} supply {}", player.supply)?;
    let captured = Seat::all(4)
        .flat_map(|owner| std::iter::repeat_n(owner.to_string(), player.captured[owner.index()] as usize));
    words("captured", captured, out);
    words("kept", player.kept.map(|tile| tile.code().into()).into_iter(), out);
    let hand = player.hand.tiles().map(|held| {
        let known = if held.known { "+" } else { "" };
        format!("{}{}{known}", held.back, held.tile.code())
    });
    words("hand", hand, out);
    let stack = Back::all().skip(1).flat_map(|back| {
        let piece = move |tile: Tile| {
            std::iter::repeat_n(format!("{back}{}", tile.code()), player.pile(back)[tile.index()] as usize)
        };
        Tile::ALL.into_iter().flat_map(piece)
    });
    words("stack", stack, out);
    let held = ActionTile::ALL.into_iter().flat_map(|tile| {
        let known = player.actions_known[tile.index()] as usize;
        let hidden = player.actions[tile.index()] as usize - known;
        std::iter::repeat_n(format!("{tile}+"), known).chain(std::iter::repeat_n(tile.to_string(), hidden))
    });
    words("actions", held, out);
    let pile = ActionTile::ALL
        .into_iter()
        .flat_map(|tile| std::iter::repeat_n(tile.to_string(), player.action_pile[tile.index()] as usize));
    words("pile", pile, out);
    out.push('\n');
    Ok(())
}

/// A word and what follows it, or nothing.
fn words(name: &str, values: impl Iterator<Item = String>, out: &mut String) {
    let mut values = values.peekable();
    if values.peek().is_some() {
        out.push(' ');
        out.push_str(name);
        for value in values {
            out.push(' ');
            out.push_str(&value);
        }
    }
}
