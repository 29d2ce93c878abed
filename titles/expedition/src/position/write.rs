//! Writing of positions.

use crate::adventures::ActionTile;
use crate::options::Setup;
use crate::player::Player;
use crate::state::{Phase, State};
use crate::tile::{Back, Tile};
use game::{Seat, Text, Word};
use std::iter::repeat_n;

/// The canonical text of a position.
pub fn write(setup: &Setup, state: &State) -> String {
    let mut text = Text::with_capacity(1024);
    text.text("turn ").number(state.turn).text(" first ").text(&owner(state.first)).text("\n");
    phase(state, &mut text);
    layout(state, &mut text);
    setup.seats().for_each(|seat| player(seat, state.player(seat), &mut text));
    text.finish()
}

/// Players count from 1.
fn owner(seat: Seat) -> Word {
    Word::default().number(seat.0 + 1)
}

fn phase(state: &State, text: &mut Text) {
    let cell = |spot| state.layout.cell(spot).word();
    text.text("seat ").text(&owner(state.seat));
    match state.phase {
        Phase::Keep => text.text(" keep"),
        Phase::Lay { laid } => text.text(" lay ").number(laid),
        Phase::Deploy { camp, laid } => text.text(" deploy ").text(&cell(camp)).text(" ").number(laid),
        Phase::Adventure => text.text(" adventure"),
        Phase::From { tile } => text.text(" from ").text(tile.name()),
        Phase::To { tile, from } => text.text(" to ").text(tile.name()).text(" ").text(&cell(from)),
        Phase::Over => text.text(" over"),
    };
    text.text("\n");
}

fn layout(state: &State, text: &mut Text) {
    let layout = &state.layout;
    let frame = layout.frame();
    let mut cells = frame.cells();
    if let Some(corner) = frame.cells().next() {
        text.text("layout ").text(&corner.word()).text("\n");
    }
    if layout.taken().is_empty() {
        return;
    }
    for _ in 0..frame.height {
        for (at, cell) in cells.by_ref().take(frame.width as usize).enumerate() {
            if at > 0 {
                text.text(" ");
            }
            match layout.spot(cell).and_then(|spot| layout.tile(spot).map(|tile| (spot, tile))) {
                None => {
                    text.text(".");
                }
                Some((spot, tile)) => {
                    text.text(tile.code()).joined("", layout.stack(spot).owners().map(owner));
                    if let Some(seat) = layout.ship(spot) {
                        text.text("~").text(&owner(seat));
                    }
                    if layout.snakes().has(spot) {
                        text.text("!");
                    }
                }
            }
        }
        text.text("\n");
    }
}

fn player(seat: Seat, player: &Player, text: &mut Text) {
    let tile = |back: Back, tile: Tile| Word::default().number(back.number()).text(tile.code());
    text.text("player ").text(&owner(seat)).text(" supply ").number(player.supply);
    let captured =
        Seat::all(4).flat_map(|seat| repeat_n(owner(seat), player.captured[seat.index()] as usize));
    words("captured", captured, text);
    words("kept", player.kept.map(|tile| Word::new(tile.code())).into_iter(), text);
    let hand = player.hand.tiles().map(|held| {
        let face = tile(held.back, held.tile);
        if held.known { face.text("+") } else { face }
    });
    words("hand", hand, text);
    let stack = Back::all().skip(1).flat_map(|back| {
        let piece = move |face: Tile| repeat_n(tile(back, face), player.pile(back)[face.index()] as usize);
        Tile::ALL.into_iter().flat_map(piece)
    });
    words("stack", stack, text);
    let held = ActionTile::ALL.into_iter().flat_map(|tile| {
        let known = player.actions_known[tile.index()] as usize;
        let hidden = player.actions[tile.index()] as usize - known;
        let name = Word::new(tile.name());
        repeat_n(name.text("+"), known).chain(repeat_n(name, hidden))
    });
    words("actions", held, text);
    let pile = ActionTile::ALL
        .into_iter()
        .flat_map(|tile| repeat_n(Word::new(tile.name()), player.action_pile[tile.index()] as usize));
    words("pile", pile, text);
    text.text("\n");
}

/// A word and what follows it, or nothing.
fn words(name: &str, values: impl Iterator<Item = Word>, text: &mut Text) {
    let mut values = values.peekable();
    if values.peek().is_some() {
        text.text(" ").text(name).text(" ").joined(" ", values);
    }
}
