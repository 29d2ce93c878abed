//! The canonical text of a position: what fingerprints are made of. `docs/transcript.md` specifies it line by line.

use crate::agenda::Task;
use crate::card::Level;
use crate::character::Character;
use crate::counts::Counts;
use crate::figure::{FIGURES, Figure};
use crate::hand::NO_KIND;
use crate::mummy::{MUMMY_TILES, NO_TILE};
use crate::place::Place;
use crate::setup::{CARDS, Setup, TEMPLES};
use crate::state::State;
use crate::tile::{Icon, Treasure};
use arrayvec::ArrayVec;
use game::{Seat, Text, Word};
use std::ops::Deref;

/// Everything on the table, without who has seen what.
pub(crate) fn canonical(state: &State, setup: &Setup) -> String {
    let mut text = Text::with_capacity(2048);
    write_round(&mut text, state);
    write_idle(&mut text, state, setup);
    write_path(&mut text, state, setup);
    for seat in setup.all_seats() {
        write_player(&mut text, state, setup, seat);
    }
    write_supplies(&mut text, state, setup);
    write_modules(&mut text, state, setup);
    text.finish()
}

fn write_round(text: &mut Text, state: &State) {
    text.text("round ").number(state.round).text(" turn ").number(state.turn);
    text.text(" first ").text(&player(state.first)).text(" current ").text(&player(state.current));
    text.text("\nmoved ").text(if state.moved { "yes" } else { "no" });
    text.text(" extra ").number(state.extra_turns).text(" tomb ").number(state.in_tomb);
    text.text("\nasked ").text(asked(state)).text("\n");
}

/// L42: what was passed over means nothing once somebody has moved.
fn write_idle(text: &mut Text, state: &State, setup: &Setup) {
    let known = !state.moved && state.beyond.idle.is_known();
    let hidden = setup.all_seats().filter(|&seat| !state.moved && state.beyond.idle.is_hidden(seat));
    text.text("idle ").number(state.beyond.idle.rounds());
    text.text(" known ").text(if known { "yes" } else { "no" }).text("; hidden ");
    list(text, hidden.map(player));
    text.text("\n");
}

fn write_path(text: &mut Text, state: &State, setup: &Setup) {
    text.text("path");
    for number in 1..=setup.components.spaces.len() as u8 {
        let place = Place::space(number);
        let lies = state.laid & place.bit() != 0;
        text.text(" ").text(if lies { setup.texts.tile(state.tiles[number as usize - 1]) } else { "-" });
        if state.beyond.artifacts.is_below(setup.doubled, place) {
            text.text("*");
        }
    }
    text.text("\n");
}

fn write_player(text: &mut Text, state: &State, setup: &Setup, seat: Seat) {
    let has = state.player(seat);
    let mut figures: ArrayVec<Word, FIGURES> =
        has.figures.iter().filter(|&&f| f != Figure::NONE).map(figure).collect();
    figures.sort_unstable();
    text.text("player ").text(&player(seat)).text(" at ").joined(" ", figures.iter().copied());
    text.text("; hand ");
    list(text, has.hand.iter().map(|slot| setup.texts.card(slot.kind)));
    text.text("; points ").number(has.points).text(" keys ").number(has.keys).text(" wild ").number(has.wild);
    text.text("; treasures ");
    let treasures =
        Treasure::ALL.map(|treasure| (Word::new(treasure.name()), has.treasures[treasure as usize]));
    sorted_and_counted(text, treasures.into_iter());
    text.text("; scarabs ");
    sorted_and_counted(text, scarabs(setup, &has.scarabs));
    text.text("; sarcophagi ");
    list(text, numbers(state.sarcophagi(setup, seat)));
    text.text("\n");
}

fn write_supplies(text: &mut Text, state: &State, setup: &Setup) {
    let texts = &setup.texts;
    text.text("draw ");
    counted(text, texts.cards_sorted().map(|(kind, card)| (card, state.pile.get(kind))));
    for level in Level::ALL {
        let top = state.tops[level.index()];
        let top = if top == NO_KIND { "-" } else { texts.card(top) };
        let kinds = setup.horus_kinds(level);
        let stack = texts.cards_sorted().filter(|(kind, _)| kinds.contains(kind));
        text.text("\nhorus").number(level.eyes()).text(" ").text(top).text("; ");
        counted(text, stack.map(|(kind, card)| (card, state.stacks.get(kind - setup.first_horus))));
    }
    let temples = setup.prize_kinds..setup.prize_kinds + TEMPLES;
    for icon in Icon::ALL {
        let stack = &state.temples[icon as usize];
        let kinds = texts.tiles_sorted().filter(|(kind, _)| temples.contains(kind));
        text.text("\n").text(icon.name()).text(" ");
        counted(text, kinds.map(|(kind, tile)| (tile, stack.get(kind - setup.prize_kinds))));
    }
    text.text("\nsupply scarabs ");
    sorted_and_counted(text, scarabs(setup, &state.scarabs));
    text.text("; wild ").number(state.wild).text(" keys ").number(state.keys).text("\n");
}

fn write_modules(text: &mut Text, state: &State, setup: &Setup) {
    let beyond = &state.beyond;
    if setup.modules.mummy {
        let mummy = &beyond.mummy;
        let tile = |kind: usize| {
            let (tile, cost, _) = setup.components.mummy_tiles[kind];
            tile.word().text(" for ").number(cost)
        };
        text.text("mummy ").text(&mummy.place.word()).text("; open ");
        list(
            text,
            mummy.open.iter().map(|&kind| if kind == NO_TILE { nothing() } else { tile(kind as usize) }),
        );
        text.text("; stack ");
        sorted_and_counted(text, mummy.stack.iter().map(|(kind, count)| (tile(kind), count)));
        text.text("\ntalismans ");
        list(text, numbers(mummy.talismans[..setup.seats as usize].iter().copied()));
        text.text("; supply ").number(mummy.supply).text("\n");
        for seat in setup.all_seats() {
            text.text("out ").text(&player(seat)).text(" ");
            sorted_and_counted(text, scarabs(setup, &mummy.scarabs_out[seat.index()]));
            text.text("\n");
        }
    }
    if setup.modules.equipment {
        for seat in setup.all_seats() {
            let mut away: ArrayVec<Word, CARDS> =
                beyond.equipment.put_away(seat).map(|kind| setup.card(kind).word()).collect();
            away.sort_unstable();
            text.text("away ").text(&player(seat)).text(" ");
            list(text, away.into_iter());
            text.text("\n");
        }
    }
    if setup.modules.artifacts {
        text.text("below ");
        let prizes = setup.texts.tiles_sorted().filter(|&(kind, _)| kind < setup.prize_kinds);
        counted(text, prizes.map(|(kind, tile)| (tile, beyond.artifacts.hidden.get(kind))));
        text.text("; artifacts ");
        list(text, numbers(beyond.artifacts.collected[..setup.seats as usize].iter().copied()));
        text.text("\n");
    }
    if setup.modules.characters {
        let characters = &beyond.characters;
        text.text("characters ");
        list(text, setup.all_seats().map(|seat| characters.of(seat).map_or("-", Character::name)));
        text.text("; used ");
        list(text, numbers(characters.used_sets[..setup.seats as usize].iter().copied()));
        text.text("\n");
    }
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

fn figure(figure: &Figure) -> Word {
    match (figure.place(), figure.statue()) {
        _ if *figure == Figure::NEWCOMER => Word::new("newcomer"),
        (Some(place), _) if figure.is_lying() => Word::new("lying-").text(&place.word()),
        (Some(place), _) => place.word(),
        (None, statue) => Word::new("statue-").number(statue.map_or(0, |index| index + 1)),
    }
}

fn nothing() -> Word {
    Word::new("-")
}

/// Players count from 1.
fn player(seat: Seat) -> Word {
    Word::default().number(seat.0 + 1)
}

fn numbers(numbers: impl Iterator<Item = u8>) -> impl Iterator<Item = Word> {
    numbers.map(|number| Word::default().number(number))
}

fn scarabs(setup: &Setup, counts: &Counts<2>) -> impl Iterator<Item = (Word, u8)> {
    counts.iter().map(|(kind, count)| (Word::default().number(setup.scarab_values[kind]), count))
}

/// `a, b, c`, or `-` for nothing.
fn list(text: &mut Text, items: impl Iterator<Item = impl Deref<Target = str>>) {
    let mut items = items.peekable();
    if items.peek().is_none() {
        text.text("-");
    }
    text.joined(", ", items);
}

/// `a x2, b x1`, or `-` for nothing; kinds of which there are none do not appear. They must be sorted as text.
fn counted<'a>(text: &mut Text, items: impl Iterator<Item = (&'a str, u8)>) {
    let mut any = false;
    for (item, count) in items.filter(|&(_, count)| count > 0) {
        text.text(if any { ", " } else { "" }).text(item).text(" x").number(count);
        any = true;
    }
    if !any {
        text.text("-");
    }
}

/// The same of things in any order.
fn sorted_and_counted(text: &mut Text, items: impl Iterator<Item = (Word, u8)>) {
    let items = items.filter(|&(_, count)| count > 0);
    let mut items: ArrayVec<Word, MUMMY_TILES> =
        items.map(|(item, count)| item.text(" x").number(count)).collect();
    items.sort_unstable();
    list(text, items.into_iter());
}
