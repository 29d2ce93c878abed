//! Writing of positions, in three forms.

use super::Form;
use crate::action::End;
use crate::agenda::Task;
use crate::card::Level;
use crate::character::Character;
use crate::counts::Counts;
use crate::figure::{FIGURES, Figure};
use crate::hand::{Kind, NO_KIND, Origin, Slot};
use crate::mummy::{MUMMY_TILES, NO_TILE};
use crate::place::Place;
use crate::setup::{Setup, TEMPLES};
use crate::state::State;
use crate::tile::{Icon, Treasure};
use arrayvec::ArrayVec;
use game::{Seat, Text, Word};
use std::ops::Deref;

/// The text of a position in one of its forms.
pub(crate) fn write(state: &State, setup: &Setup, form: Form) -> String {
    let mut text = Text::with_capacity(2048);
    write_round(&mut text, state, setup, form);
    write_idle(&mut text, state, setup, form);
    write_path(&mut text, state, setup);
    for seat in setup.all_seats() {
        write_player(&mut text, state, setup, seat, form);
    }
    if form != Form::Canonical {
        write_exclusions(&mut text, state, setup);
        text.text("pile ").number(pile_number(state.origin)).text("\n");
    }
    write_supplies(&mut text, state, setup, form);
    write_modules(&mut text, state, setup, form);
    text.finish()
}

fn write_round(text: &mut Text, state: &State, setup: &Setup, form: Form) {
    text.text("round ").number(state.round).text(" turn ").number(state.turn);
    text.text(" first ").text(&player(state.first)).text(" current ").text(&player(state.current));
    text.text("\nmoved ").text(yes_or_no(state.moved));
    text.text(" extra ").number(state.extra_turns).text(" tomb ").number(state.in_tomb);
    if form == Form::Canonical {
        text.text("\nasked ").text(asked(state)).text("\n");
        return;
    }
    text.text("\nagenda ");
    list(text, state.agenda.tasks().map(task));
    text.text("\n");
    let play = state.in_play;
    if play.card != NO_KIND {
        text.text("in-play ").text(setup.texts.card(play.card)).text("; added ");
        text.text(if play.added == NO_KIND { "-" } else { setup.texts.card(play.added) });
        text.text("; roll ").number(play.roll).text(" obliged ").text(yes_or_no(play.obliged)).text("\n");
    }
}

/// L42: what was passed over means nothing once somebody has moved, so fingerprints do not depend on it then.
fn write_idle(text: &mut Text, state: &State, setup: &Setup, form: Form) {
    let idle = &state.beyond.idle;
    let counts = form != Form::Canonical || !state.moved;
    let known = counts && idle.is_known();
    let hidden = |seat: &Seat| counts && idle.is_hidden(*seat) && form.knows(*seat);
    text.text("idle ").number(idle.rounds());
    text.text(" known ").text(yes_or_no(known)).text("; hidden ");
    list(text, setup.all_seats().filter(hidden).map(player));
    if form != Form::Canonical {
        for end in End::BOTH {
            text.text("; ").text(end.name()).text(" ");
            list(text, setup.all_seats().filter(|&seat| idle.left_at(seat, end)).map(player));
        }
    }
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

fn write_player(text: &mut Text, state: &State, setup: &Setup, seat: Seat, form: Form) {
    let has = state.player(seat);
    let mut figures: ArrayVec<Word, FIGURES> =
        has.figures.iter().filter(|&&f| f != Figure::NONE).map(figure).collect();
    if form == Form::Canonical {
        figures.sort_unstable();
    }
    text.text("player ").text(&player(seat)).text(" at ").joined(" ", figures.iter().copied());
    text.text("; hand ");
    list(text, has.hand.iter().map(|slot| card(state, setup, seat, slot, form)));
    text.text("; points ").number(has.points).text(" keys ").number(has.keys).text(" wild ").number(has.wild);
    text.text("; treasures ");
    let treasures =
        Treasure::ALL.map(|treasure| (Word::new(treasure.name()), has.treasures[treasure as usize]));
    sorted_and_counted(text, treasures.into_iter());
    text.text("; scarabs ");
    scarabs(text, setup, &has.scarabs, form.knows_scarabs(seat, state));
    text.text("; sarcophagi ");
    list(text, numbers(state.sarcophagi(setup, seat)));
    text.text("\n");
}

/// A card in a hand: its name, or `?`, and how it came there.
fn card(state: &State, setup: &Setup, owner: Seat, slot: Slot, form: Form) -> Word {
    let seen = slot.origin == Origin::OPEN || form.knows(owner);
    let name = Word::new(if seen { setup.texts.card(slot.kind) } else { "?" });
    match slot.origin {
        _ if form == Form::Canonical => name,
        Origin::OPEN => name.text("!"),
        origin if origin == state.origin => name,
        origin if origin == Origin::equipment(owner.index()) => name.text("@own"),
        origin => name.text("@").number(pile_number(origin)),
    }
}

/// Draw piles count from 1.
fn pile_number(origin: Origin) -> u8 {
    origin.0.saturating_sub(Origin::FIRST_PILE.0) + 1
}

/// What a play told everybody about a card (L13), and what the present one may tell.
fn write_exclusions(text: &mut Text, state: &State, setup: &Setup) {
    let exclusions = &state.beyond.exclusions;
    for seat in setup.all_seats() {
        if let Some((place, kinds)) = exclusions.of(seat) {
            text.text("excluded ").text(&player(seat)).text(" ").number(place + 1).text(" ");
            list(text, cards_of(setup, kinds));
            text.text("\n");
        }
    }
    if let Some((end, kinds)) = exclusions.pending() {
        text.text("pending ").text(end.name()).text(" ");
        list(text, cards_of(setup, kinds));
        text.text("\n");
    }
}

/// The names of a set of kinds.
fn cards_of(setup: &Setup, kinds: u32) -> impl Iterator<Item = &str> {
    setup.card_kinds().filter(move |kind| kinds & 1 << kind != 0).map(|kind| setup.texts.card(kind as Kind))
}

fn write_supplies(text: &mut Text, state: &State, setup: &Setup, form: Form) {
    let texts = &setup.texts;
    text.text("draw ");
    if form.is_full() {
        counted(text, texts.cards_sorted().map(|(kind, card)| (card, state.pile.get(kind))));
    } else {
        counted(text, [("?", state.pile.total())].into_iter());
    }
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
    scarabs(text, setup, &state.scarabs, form.is_full());
    text.text("; wild ").number(state.wild).text(" keys ").number(state.keys).text("\n");
}

fn write_modules(text: &mut Text, state: &State, setup: &Setup, form: Form) {
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
            scarabs(text, setup, &mummy.scarabs_out[seat.index()], form.knows_scarabs(seat, state));
            text.text("\n");
        }
    }
    if setup.modules.equipment {
        for seat in setup.all_seats() {
            let shown = form.knows(seat);
            let name = |kind| if shown { setup.texts.card(kind) } else { "?" };
            let mut away: ArrayVec<&str, 2> = beyond.equipment.put_away(seat).map(name).collect();
            if form == Form::Canonical {
                away.sort_unstable();
            }
            text.text("away ").text(&player(seat)).text(" ");
            list(text, away.into_iter());
            text.text("\n");
        }
        if form != Form::Canonical
            && let Some(slot) = beyond.equipment.held()
        {
            text.text("held ").text(&card(state, setup, state.current, slot, form)).text("\n");
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

/// A task of the agenda, as `Task::plain` and `read.rs` read it.
fn task(task: Task) -> Word {
    let name = Word::new(task.name());
    let number = |number: u8| name.text(" ").number(number);
    match task {
        Task::TurnedUp(place) | Task::Prize(place) | Task::TileAction(place) => {
            name.text(" ").text(&place.word())
        }
        Task::Horus(level) => number(level.eyes()),
        Task::Favour(one, other) => number(one.eyes()).text(" ").number(other.eyes()),
        Task::Rearrange(seat, left) => number(seat.0 + 1).text(" ").number(left),
        Task::TileMove(kind) => number(kind + 1),
        Task::OpenTile(slot) => number(slot + 1),
        Task::FreeChoice { taken, left } => number(taken).text(" ").number(left),
        Task::Advance { by, left } | Task::AdvanceByTile { by, left } => number(by).text(" ").number(left),
        Task::Play
        | Task::Use
        | Task::Add
        | Task::Reroll
        | Task::Move
        | Task::Act
        | Task::ScarabOrWild
        | Task::Put
        | Task::ExtraTurn
        | Task::Raise
        | Task::RaiseOne
        | Task::RaiseAny
        | Task::MummyTile
        | Task::Discard
        | Task::AnyHorus
        | Task::MoveCard
        | Task::PutOut
        | Task::Draw
        | Task::EndTurn => name,
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

/// Scarabs by value, or only how many.
fn scarabs(text: &mut Text, setup: &Setup, counts: &Counts<2>, known: bool) {
    if known {
        let value = |(kind, count): (usize, u8)| (Word::default().number(setup.scarab_values[kind]), count);
        sorted_and_counted(text, counts.iter().map(value));
    } else {
        counted(text, [("?", counts.total())].into_iter());
    }
}

fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
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
