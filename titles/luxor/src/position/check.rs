//! Whether a position can be played on: every piece is there at most once, and what is asked can be answered.

use crate::agenda::{Agenda, Task};
use crate::card::Effect;
use crate::figure::{FIGURES, Figure};
use crate::hand::{HAND, NO_KIND, Origin};
use crate::mummy::{MUMMY_TILES, NO_TILE, OPEN};
use crate::mummy_tile::MummyTile;
use crate::place::{Place, Places};
use crate::setup::{CARDS, HORUS_CARDS, PRIZES, SARCOPHAGI, Setup, TEMPLES};
use crate::state::{Player, State};
use crate::tile::{Icon, Tile};
use game::Seat;

/// More than any game needs, and few enough to be added up.
const MOST: u8 = 60;

type Check = Result<(), String>;

/// The first thing that is wrong.
pub(super) fn check(state: &State, setup: &Setup) -> Check {
    check_cards(state, setup)?;
    check_tiles(state, setup)?;
    for seat in setup.all_seats() {
        check_player(state, setup, seat)?;
    }
    check_tomb(state, setup)?;
    check_supplies(state, setup)?;
    check_mummy(state, setup)?;
    check_turn(state, setup)?;
    state.agenda.tasks().try_for_each(|task| check_task(state, setup, task))
}

fn ensure(right: bool, what: impl FnOnce() -> String) -> Check {
    if right { Ok(()) } else { Err(what()) }
}

fn check_cards(state: &State, setup: &Setup) -> Check {
    let mut found = [0u32; CARDS];
    for (found, count) in found.iter_mut().zip(state.pile.unpacked::<CARDS>()) {
        *found += u32::from(count);
    }
    for (found, count) in found[setup.first_horus..].iter_mut().zip(state.stacks.unpacked::<HORUS_CARDS>()) {
        *found += u32::from(count);
    }
    let hands = setup.all_seats().flat_map(|seat| state.player(seat).hand.iter().map(|slot| slot.kind));
    let away = setup.all_seats().flat_map(|seat| state.beyond.equipment.put_away(seat));
    let held = state.beyond.equipment.held().map(|slot| slot.kind);
    let tops = state.tops.into_iter().filter(|&top| top != NO_KIND);
    hands.chain(away).chain(held).chain(tops).for_each(|kind| found[usize::from(kind)] += 1);
    for kind in setup.card_kinds() {
        let (found, all) = (found[kind], setup.copies[kind]);
        ensure(found <= u32::from(all), || {
            format!("there are {found} cards {}, the game has {all}", setup.texts.card(kind as u8))
        })?;
    }
    // L40: the discard pile becomes the draw pile at once.
    let discarded = state.discarded(setup).iter().any(|&count| count > 0);
    ensure(!state.pile.is_empty() || !discarded, || {
        "the draw pile is empty, so nothing can be discarded: every card must be named".into()
    })?;
    for level in crate::card::Level::ALL {
        let left: u8 = setup.horus_kinds(level).map(|kind| state.stacks.get(kind - setup.first_horus)).sum();
        ensure(left == 0 || state.tops[level.index()] != NO_KIND, || {
            format!("the stack horus{level} has no open card, so it is empty")
        })?;
    }
    Ok(())
}

fn check_tiles(state: &State, setup: &Setup) -> Check {
    let mut prizes = state.beyond.artifacts.hidden.unpacked::<PRIZES>();
    let mut temples = Icon::ALL.map(|icon| state.temples[icon as usize].unpacked::<TEMPLES>());
    let mut osiris = vec![0; setup.osiris_tiles.len()];
    for number in 1..=setup.components.spaces.len() as u8 {
        let place = Place::space(number);
        let kind = state.tiles[usize::from(number) - 1];
        let tile = state.tile_at(setup, place);
        let right = match tile {
            None => setup.treasures & place.bit() != 0,
            Some(Tile::Horus(_)) => kind == setup.horus_tiles[usize::from(number) - 1],
            Some(Tile::Osiris(_)) => {
                let at = setup.osiris_tiles.iter().position(|&(other, _)| other == kind);
                at.inspect(|&at| osiris[at] += 1);
                setup.osiris & place.bit() != 0
            }
            Some(Tile::Temple(_)) => setup.icon(place).is_some_and(|icon| {
                let local = usize::from(kind) - setup.prize_kinds;
                temples[icon as usize][local] += 1;
                true
            }),
            Some(_) => {
                prizes[usize::from(kind)] += 1;
                setup.treasures & place.bit() != 0
            }
        };
        ensure(right && (tile.is_some() || setup.horus & place.bit() == 0), || {
            format!("{} cannot lie on space {number}", tile.map_or("nothing".into(), |tile| tile.to_string()))
        })?;
        let below = state.beyond.artifacts.is_below(setup.doubled, place);
        ensure(!below || tile.is_some_and(|tile| tile.prize().is_some()), || {
            format!("a tile lies below another one, and there is none on space {number}")
        })?;
    }
    let below = Places(setup.doubled).filter(|&place| state.beyond.artifacts.is_below(setup.doubled, place));
    ensure(below.count() == usize::from(state.beyond.artifacts.hidden.total()), || {
        "as many tiles lie face down as spaces are marked with *".into()
    })?;
    let all = setup.osiris_tiles.iter().map(|&(_, all)| all);
    let fits = prizes.iter().zip(&setup.prizes).all(|(found, all)| found <= all)
        && osiris.iter().zip(all).all(|(found, all)| *found <= all)
        && Icon::ALL.iter().all(|&icon| {
            temples[icon as usize].iter().zip(&setup.temples[icon as usize]).all(|(found, all)| found <= all)
        });
    ensure(fits, || "there are more tiles of a kind than the box has".into())
}

fn check_player(state: &State, setup: &Setup, seat: Seat) -> Check {
    let player = state.player(seat);
    ensure((-9999..=9999).contains(&player.points), || {
        format!("player {seat} has {} points", player.points)
    })?;
    let artifacts = state.beyond.artifacts.collected[seat.index()];
    let used = state.beyond.characters.used_sets[seat.index()];
    let few = player.treasures.iter().chain([&artifacts, &used]).all(|&count| count <= MOST);
    ensure(few, || format!("player {seat} has more treasures than any game has"))?;
    check_figures(player, setup, seat)?;
    for slot in player.hand.iter() {
        let own = slot.origin == Origin::equipment(seat.index());
        ensure(!own || setup.equipment[usize::from(slot.kind)] > 0, || {
            format!("{} is none of player {seat}'s own equipment", setup.texts.card(slot.kind))
        })?;
    }
    if let Some((place, kinds)) = state.beyond.exclusions.of(seat) {
        let slot = player.hand.get(place);
        ensure(kinds & 1 << slot.kind == 0 || slot.origin == Origin::OPEN, || {
            format!("what player {seat} holds there is excluded")
        })?;
    }
    Ok(())
}

fn check_figures(player: &Player, setup: &Setup, seat: Seat) -> Check {
    for (index, figure) in player.figures.iter().enumerate().filter(|&(_, &figure)| figure != Figure::NONE) {
        let twice = figure.statue().is_some() && player.figures[..index].contains(figure);
        ensure(!twice, || format!("player {seat} has one adventurer at each statue"))?;
        let lies =
            !figure.is_lying() || setup.modules.mummy && figure.place().is_some_and(|place| place.is_space());
        ensure(lies, || "adventurers lie only on spaces, and only with the mummy (M8)".into())?;
    }
    Ok(())
}

/// L22: each adventurer in the tomb took a sarcophagus, as long as there were any.
fn check_tomb(state: &State, setup: &Setup) -> Check {
    let in_tomb: u8 = setup.all_seats().map(|seat| state.player(seat).count_at(Place::TOMB)).sum();
    ensure(in_tomb == state.in_tomb, || {
        format!("{in_tomb} adventurers are in the tomb, not {}", state.in_tomb)
    })?;
    let mut taken = 0u8;
    for seat in setup.all_seats() {
        let own = state.player(seat).sarcophagi;
        ensure(taken & own == 0, || "two players have the same sarcophagus".into())?;
        taken |= own;
    }
    let expected = (1u8 << usize::from(in_tomb).min(SARCOPHAGI)) - 1;
    ensure(taken == expected, || {
        format!("with {in_tomb} in the tomb the first sarcophagi are taken, no others")
    })
}

fn check_supplies(state: &State, setup: &Setup) -> Check {
    let components = &setup.components;
    let sum = |supply: u8, of: fn(&Player) -> u8| {
        setup.all_seats().map(|seat| u32::from(of(state.player(seat)))).sum::<u32>() + u32::from(supply)
    };
    let keys = sum(state.keys, |player| player.keys);
    ensure(keys <= u32::from(components.keys), || {
        format!("there are {keys} keys, the box has {}", components.keys)
    })?;
    let wild = sum(state.wild, |player| player.wild);
    ensure(wild <= u32::from(components.wild), || {
        format!("there are {wild} wild tiles, the box has {}", components.wild)
    })?;
    for (kind, &(value, all)) in components.scarabs.iter().enumerate() {
        let own = |seat: Seat| {
            let out = state.beyond.mummy.scarabs_out[seat.index()].get(kind);
            u32::from(state.player(seat).scarabs.get(kind)) + u32::from(out)
        };
        let found = setup.all_seats().map(own).sum::<u32>() + u32::from(state.scarabs.get(kind));
        ensure(found == u32::from(all), || {
            format!("there are {found} scarabs of {value}, the box has {all}")
        })?;
    }
    Ok(())
}

fn check_mummy(state: &State, setup: &Setup) -> Check {
    if !setup.modules.mummy {
        return Ok(());
    }
    let mummy = &state.beyond.mummy;
    ensure(mummy.place != Place::STAIRS, || "the mummy never stands on the stairs".into())?;
    let few = mummy.talismans.iter().chain([&mummy.supply]).all(|&count| count <= MOST);
    ensure(few, || "there are more talismans than any game has".into())?;
    let mut found = mummy.stack.unpacked::<MUMMY_TILES>();
    mummy.open.iter().filter(|&&kind| kind != NO_TILE).for_each(|&kind| found[usize::from(kind)] += 1);
    for (&found, &(tile, cost, all)) in found.iter().zip(&setup.components.mummy_tiles) {
        ensure(found <= all, || {
            format!("there are {found} mummy tiles {tile} for {cost}, the box has {all}")
        })?;
    }
    Ok(())
}

fn check_turn(state: &State, setup: &Setup) -> Check {
    ensure((1..30_000).contains(&state.round) && (1..30_000).contains(&state.turn), || {
        "rounds and turns count from 1".into()
    })?;
    ensure(state.extra_turns <= MOST, || format!("nobody has {} extra turns", state.extra_turns))?;
    ensure(state.beyond.idle.rounds() < 3, || {
        "after three rounds without a move the game is over (L42)".into()
    })?;
    let play = state.in_play;
    if play.card != NO_KIND {
        let plus = matches!(setup.card(play.card).effect, Effect::Plus(_));
        let added = play.added == NO_KIND || plus && !setup.card(play.added).is_horus();
        ensure(added, || "a card is added only to a plus card (Q4)".into())?;
    }
    check_agenda(state)
}

/// The agenda is that of a turn: at its bottom the turn ends, and on top somebody is asked.
fn check_agenda(state: &State) -> Check {
    let tasks: Vec<Task> = state.agenda.tasks().collect();
    let Some((top, below)) = tasks.split_last() else { return Ok(()) };
    ensure(top.asks(), || format!("{} asks nobody; the last task of an agenda does", top.name()))?;
    ensure(tasks[0] == Task::EndTurn, || "the first task of an agenda is end-turn".into())?;
    let waits = |task: &Task| {
        let before_play = matches!(top, Task::Raise | Task::RaiseOne | Task::RaiseAny);
        !task.asks() || (*task == Task::Play && before_play) || matches!(top, Task::Rearrange(..) | Task::Put)
    };
    ensure(below.iter().all(waits), || "only the last task of an agenda asks somebody".into())?;
    let kinds = |one: &Task| tasks.iter().filter(|other| other.name() == one.name()).count();
    ensure(tasks.iter().all(|task| kinds(task) == 1), || "no task is on an agenda twice".into())?;
    ensure(tasks.len() < Agenda::DEPTH, || "no agenda is that long".into())?;
    // A card that is gained needs room in the hand, which has it once a card was played.
    let hand = state.me().hand.len() + u8::from(state.beyond.equipment.held().is_some());
    let played = !tasks.contains(&Task::Play) && tasks.contains(&Task::Draw);
    ensure(!played || hand < HAND, || "a card was played, so the hand has fewer than five cards".into())?;
    ensure(!tasks.contains(&Task::Draw) || tasks.get(1) == Some(&Task::Draw), || {
        "draw is the second task of an agenda".into()
    })?;
    let held = state.beyond.equipment.held().is_some();
    ensure(held == tasks.contains(&Task::Put), || "a card is held exactly while put is asked (Q6)".into())
}

/// Can the task be done?
fn check_task(state: &State, setup: &Setup, task: Task) -> Check {
    let modules = setup.modules;
    let player = state.me();
    let in_play = (state.in_play.card != NO_KIND).then(|| setup.card(state.in_play.card));
    let tile = |place: Place| state.tile_at(setup, place);
    let open = |level: crate::card::Level| state.tops[level.index()] != NO_KIND;
    let right = match task {
        Task::Play => player.hand.len() > 0,
        Task::Use => in_play.is_some(),
        Task::Move => in_play.is_some_and(|card| !matches!(card.effect, Effect::All(_))),
        Task::Add => {
            state.in_play.added == NO_KIND
                && in_play.is_some_and(|card| matches!(card.effect, Effect::Plus(_)))
        }
        Task::Reroll => in_play.is_some() && state.in_play.roll > 0,
        Task::Act => player.upright().0 & state.tiled() != 0,
        Task::TurnedUp(place) => modules.characters && matches!(tile(place), Some(Tile::Temple(_))),
        Task::Prize(place) => tile(place).is_some_and(|tile| tile.prize().is_some()),
        Task::Horus(_) => state.keys > 0 || crate::card::Level::ALL.into_iter().any(open),
        Task::Favour(one, other) => open(one) && open(other),
        Task::ScarabOrWild => !state.scarabs.is_empty() && state.wild > 0,
        Task::Put | Task::Draw | Task::EndTurn => true,
        Task::Rearrange(seat, left) => {
            modules.characters && (1..=MOST).contains(&left) && state.player(seat).hand.len() > 1
        }
        Task::ExtraTurn => modules.characters,
        Task::Raise | Task::RaiseOne | Task::RaiseAny => modules.mummy,
        Task::MummyTile => modules.mummy,
        Task::TileMove(kind) => {
            let tile = setup.components.mummy_tiles.get(usize::from(kind)).map(|&(tile, ..)| tile);
            modules.mummy && matches!(tile, Some(MummyTile::Rearmost(_) | MummyTile::One(_)))
        }
        Task::Discard => {
            modules.mummy && player.hand.len() > 0 && crate::card::Level::ALL.into_iter().any(open)
        }
        Task::AnyHorus => {
            modules.mummy && player.hand.len() < HAND && crate::card::Level::ALL.into_iter().any(open)
        }
        Task::FreeChoice { taken, left } => modules.mummy && taken < 8 && left < 4,
        Task::MoveCard => modules.mummy && player.hand.len() > 1,
        Task::PutOut => modules.mummy && !player.scarabs.is_empty() && !state.scarabs.is_empty(),
        Task::TileAction(place) => tile(place).is_some(),
        Task::Advance { by, left } | Task::AdvanceByTile { by, left } => {
            by <= MOST && u32::from(left) < 1 << FIGURES
        }
        Task::OpenTile(slot) => modules.mummy && usize::from(slot) < OPEN,
    };
    ensure(right, || format!("the task {} cannot be done in this position", task.name()))
}
