//! Writing of positions.

use crate::adventures::ActionTile;
use crate::options::Setup;
use crate::player::Player;
use crate::state::{Phase, State};
use crate::tile::{Back, Tile};
use game::{Knowledge, Seat, Text, Word};
use std::iter::repeat_n;

/// The text of a position: canonical if everything is known.
pub fn write(setup: &Setup, state: &State, knowledge: Knowledge) -> String {
    let mut text = Text::with_capacity(1024);
    text.text("turn ").number(state.turn).text(" first ").text(&owner(state.first)).text("\n");
    phase(state, &mut text);
    layout(state, &mut text);
    setup.seats().for_each(|seat| player(seat, state.player(seat), knowledge.includes(seat), &mut text));
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

/// What one player has; what others may not know is a `?` if it is hidden from the reader.
fn player(seat: Seat, player: &Player, shown: bool, text: &mut Text) {
    let face = |known: bool, code: &'static str| if shown || known { code } else { "?" };
    let tile = |back: Back, code: &str| Word::default().number(back.number()).text(code);
    text.text("player ").text(&owner(seat)).text(" supply ").number(player.supply);
    let captured =
        Seat::all(4).flat_map(|seat| repeat_n(owner(seat), player.captured[seat.index()] as usize));
    words("captured", captured, text);
    words("kept", player.kept.map(|tile| Word::new(face(false, tile.code()))).into_iter(), text);
    let hand = player.hand.tiles().map(|held| {
        let tile = tile(held.back, face(held.known, held.tile.code()));
        if held.known { tile.text("+") } else { tile }
    });
    words("hand", hand, text);
    let stack = Back::all().skip(1).flat_map(|back| {
        let piece = move |kind: Tile| {
            repeat_n(tile(back, face(false, kind.code())), player.pile(back)[kind.index()] as usize)
        };
        Tile::ALL.into_iter().flat_map(piece)
    });
    words("stack", stack, text);
    let known = |tile: ActionTile| player.actions_known[tile.index()] as usize;
    let held = ActionTile::ALL.into_iter().flat_map(|tile| {
        let hidden = if shown { player.actions[tile.index()] as usize - known(tile) } else { 0 };
        let name = Word::new(tile.name());
        repeat_n(name.text("+"), known(tile)).chain(repeat_n(name, hidden))
    });
    let all_known: usize = ActionTile::ALL.into_iter().map(known).sum();
    let unknown = if shown { 0 } else { usize::from(player.actions_held()) - all_known };
    words("actions", held.chain(repeat_n(Word::new("?"), unknown)), text);
    let pile = ActionTile::ALL.into_iter().flat_map(|tile| {
        repeat_n(Word::new(face(false, tile.name())), player.action_pile[tile.index()] as usize)
    });
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
