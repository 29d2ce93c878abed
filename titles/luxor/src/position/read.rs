//! Reading of positions.

use super::check::check;
use crate::action::End;
use crate::agenda::{Agenda, Task};
use crate::card::{Card, Level};
use crate::character::Character;
use crate::counts::Counts;
use crate::figure::{FIGURES, Figure};
use crate::hand::{HAND, Hand, Kind, NO_KIND, Origin, Slot};
use crate::luxor::empty_table;
use crate::mummy::{NO_TILE, OPEN};
use crate::place::Place;
use crate::setup::{CARDS, HORUS_CARDS, SEATS, Setup, TileKind};
use crate::state::{InPlay, State};
use crate::tile::{Icon, Treasure};
use game::position::{Lines, count, keyed, list, number, parts};
use game::{Fault, Faults, Seat};

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
        self.state.beyond.idle = crate::idle::Idle::from_parts(
            number(rounds)?,
            yes_or_no(known)?,
            &seats(hidden)?,
            [&seats(left)?, &seats(right)?],
        );
        Ok(())
    }

    fn path(&mut self, text: &str) -> Read {
        let spaces = self.setup.components.spaces.len();
        let found = text.split(' ').count();
        if found != spaces {
            return Err(format!("the path has {spaces} spaces, not {found}"));
        }
        self.state.laid = Place::TOMB.bit();
        let mut below = 0;
        for (at, word) in text.split(' ').enumerate() {
            let place = Place::space(at as u8 + 1);
            let tile = word.strip_suffix('*').unwrap_or(word);
            below |= if tile.len() < word.len() { place.bit() } else { 0 };
            self.state.tiles[at] = 0;
            if tile != "-" {
                self.state.tiles[at] = self.tile(tile)?;
                self.state.laid |= place.bit();
            }
        }
        self.state.beyond.artifacts.set_below(self.setup.doubled, below)
    }

    fn player(&mut self, seat: Seat, text: &str) -> Read {
        let names = ["", "hand", "points", "treasures", "scarabs", "sarcophagi"];
        let [at, hand, points, treasures, scarabs, sarcophagi] = parts(text, names)?;
        let [who] = keyed(at.split(" at ").next().unwrap_or(""), [""])?;
        if self.seat(who)? != seat {
            return Err(format!("this should be the line of player {seat}"));
        }
        let places = at.split_once(" at ").ok_or("player 1 at stairs stairs …")?.1;
        let figures = self.figures(places)?;
        let hand = self.hand(seat, hand)?;
        let [points, keys, wild] = keyed(points, ["", "keys", "wild"])?;
        let (points, keys, wild) = (number(points)?, number(keys)?, number(wild)?);
        let mut treasured = [0; 3];
        for (name, count) in count(treasures)? {
            let treasure = Treasure::ALL.into_iter().find(|treasure| treasure.name() == name);
            let treasure = treasure.ok_or_else(|| format!("there is no treasure {name:?}"))?;
            treasured[treasure as usize] = count;
        }
        let scarabs = self.scarabs(scarabs)?;
        let sarcophagi = self.sarcophagi(sarcophagi)?;
        let player = &mut self.state.players[seat.index()];
        *player = crate::state::Player {
            hand,
            points,
            scarabs,
            figures,
            keys,
            treasures: treasured,
            wild,
            sarcophagi,
        };
        Ok(())
    }

    fn figures(&self, text: &str) -> Read<[Figure; FIGURES]> {
        let mut figures = [Figure::NONE; FIGURES];
        let all = self.setup.components.upright as usize + self.setup.components.statues.len();
        let words: Vec<&str> = text.split(' ').collect();
        if words.len() != all {
            return Err(format!("a player has {all} adventurers, not {}", words.len()));
        }
        for (figure, word) in figures.iter_mut().zip(words) {
            *figure = match (word.strip_prefix("lying-"), word.strip_prefix("statue-")) {
                (Some(place), _) => Figure::lying(self.place(place)?),
                (_, Some(statue)) => {
                    let statues = self.setup.components.statues.len();
                    let statue: usize = number(statue)?;
                    if statue == 0 || statue > statues {
                        return Err(format!("there are statues 1 to {statues}, not {statue}"));
                    }
                    Figure::inactive(statue - 1)
                }
                _ if word == "newcomer" => Figure::NEWCOMER,
                _ => Figure::upright(self.place(word)?),
            };
        }
        Ok(figures)
    }

    fn hand(&self, seat: Seat, text: &str) -> Read<Hand> {
        let mut hand = Hand::default();
        for (index, item) in (0..).zip(list(text)) {
            if index >= HAND {
                return Err(format!("a hand has at most {HAND} cards"));
            }
            hand.insert(index, self.slot(seat, item)?);
        }
        Ok(hand)
    }

    fn slot(&self, owner: Seat, item: &str) -> Read<Slot> {
        if let Some(card) = item.strip_suffix('!') {
            return Ok(Slot { kind: self.card(card)?, origin: Origin::OPEN });
        }
        let (card, origin) = match item.split_once('@') {
            None => (item, self.state.origin),
            Some((card, "own")) => (card, Origin::equipment(owner.index())),
            Some((card, pile)) => (card, origin(pile)?),
        };
        Ok(Slot { kind: self.card(card)?, origin })
    }

    fn excluded(&mut self, text: &str) -> Read {
        let fault = "excluded 2 5 3, die: whose card, which from the left, and what it is not";
        let (seat, rest) = text.split_once(' ').ok_or(fault)?;
        let (place, cards) = rest.split_once(' ').ok_or(fault)?;
        let (seat, place, kinds) = (self.seat(seat)?, number::<u8>(place)?, self.kinds(cards)?);
        let cards = self.state.player(seat).hand.len();
        if place == 0 || place > cards || kinds == 0 {
            return Err(format!("player {seat} has cards 1 to {cards}, and something must be excluded"));
        }
        self.state.beyond.exclusions.restore(seat, place - 1, kinds);
        Ok(())
    }

    fn pending(&mut self, text: &str) -> Read {
        let (end, cards) = text.split_once(' ').ok_or("pending left 3, die: the end, and the cards")?;
        let end: End = end.parse()?;
        self.state.beyond.exclusions.set_pending(end, self.kinds(cards)?);
        Ok(())
    }

    fn draw(&mut self, text: &str) -> Read {
        let mut pile = [0; CARDS];
        for (card, count) in count(text)? {
            pile[self.card(card)? as usize] = small(count)?;
        }
        self.state.pile = Counts::packed(&pile);
        Ok(())
    }

    fn horus(&mut self, level: Level, text: &str) -> Read {
        let (top, stack) = text.split_once("; ").ok_or("the open card or -, then what lies below")?;
        let kinds = self.setup.horus_kinds(level);
        let of_level = |card: &str| -> Read<Kind> {
            let kind = self.card(card)?;
            let right = kinds.contains(&usize::from(kind));
            right.then_some(kind).ok_or_else(|| format!("{card} is not of this stack"))
        };
        let top = if top == "-" { NO_KIND } else { of_level(top)? };
        let mut counts = self.state.stacks.unpacked::<HORUS_CARDS>();
        kinds.clone().for_each(|kind| counts[kind - self.setup.first_horus] = 0);
        for (card, count) in count(stack)? {
            counts[of_level(card)? as usize - self.setup.first_horus] = small(count)?;
        }
        self.state.tops[level.index()] = top;
        self.state.stacks = Counts::packed(&counts);
        Ok(())
    }

    fn temple(&mut self, icon: Icon, text: &str) -> Read {
        let mut stack = Counts::default();
        for (tile, count) in count(text)? {
            let local = usize::from(self.tile(tile)?).checked_sub(self.setup.prize_kinds);
            let all = self.setup.temples[icon as usize];
            match local.filter(|&local| all.get(local).is_some_and(|&all| all >= count)) {
                Some(local) if stack.get(local) == 0 => stack.add(local, count),
                _ => return Err(format!("this stack never has {count} of {tile}")),
            }
        }
        self.state.temples[icon as usize] = stack;
        Ok(())
    }

    fn supply(&mut self, text: &str) -> Read {
        let [scarabs, rest] = parts(text, ["scarabs", "wild"])?;
        let [wild, keys] = keyed(rest, ["", "keys"])?;
        self.state.scarabs = self.scarabs(scarabs)?;
        self.state.wild = number(wild)?;
        self.state.keys = number(keys)?;
        Ok(())
    }

    fn mummy(&mut self, text: &str) -> Read {
        let [place, open, stack] = parts(text, ["", "open", "stack"])?;
        let tiles: Vec<&str> = open.split(", ").collect();
        if tiles.len() != OPEN {
            return Err(format!("{OPEN} mummy tiles lie open (- where none lies), not {}", tiles.len()));
        }
        self.state.beyond.mummy.place = self.place(place)?;
        for (slot, tile) in tiles.into_iter().enumerate() {
            self.state.beyond.mummy.open[slot] =
                if tile == "-" { NO_TILE } else { self.mummy_tile(tile)? as u8 };
        }
        let mut counts = Counts::default();
        for (tile, count) in count(stack)? {
            let kind = self.mummy_tile(tile)?;
            if counts.get(kind) > 0 {
                return Err(format!("{tile} is counted twice"));
            }
            counts.add(kind, small(count)?);
        }
        self.state.beyond.mummy.stack = counts;
        Ok(())
    }

    fn talismans(&mut self, text: &str) -> Read {
        let [each, supply] = parts(text, ["", "supply"])?;
        self.state.beyond.mummy.talismans = self.by_seat(each, number)?;
        self.state.beyond.mummy.supply = number(supply)?;
        Ok(())
    }

    fn out(&mut self, seat: Seat, text: &str) -> Read {
        let scarabs = self.scarabs(self.after_seat(seat, text)?)?;
        self.state.beyond.mummy.scarabs_out[seat.index()] = scarabs;
        Ok(())
    }

    fn away(&mut self, seat: Seat, text: &str) -> Read {
        let text = self.after_seat(seat, text)?;
        let kinds = list(text).map(|card| self.card(card)).collect::<Read<Vec<Kind>>>()?;
        if kinds.len() > 2 {
            return Err("a player puts away at most two cards".into());
        }
        self.state.beyond.equipment.determinize_put_away(seat, kinds.into_iter());
        Ok(())
    }

    fn held(&mut self, text: &str) -> Read {
        let slot = self.slot(self.state.current, text)?;
        self.state.beyond.equipment.hold(slot);
        Ok(())
    }

    fn below(&mut self, text: &str) -> Read {
        let [hidden, collected] = parts(text, ["", "artifacts"])?;
        let mut counts = Counts::default();
        for (tile, count) in count(hidden)? {
            let kind = usize::from(self.tile(tile)?);
            if kind >= self.setup.prize_kinds || counts.get(kind) > 0 {
                return Err(format!("{tile} cannot lie below another tile, or is counted twice"));
            }
            counts.add(kind, small(count)?);
        }
        self.state.beyond.artifacts.hidden = counts;
        self.state.beyond.artifacts.collected = self.by_seat(collected, number)?;
        Ok(())
    }

    fn characters(&mut self, text: &str) -> Read {
        let [who, used] = parts(text, ["", "used"])?;
        let character = |name: &str| -> Read<Option<Character>> {
            if name == "-" { Ok(None) } else { name.parse().map(Some) }
        };
        let who = self.by_seat(who, character)?;
        for seat in self.setup.all_seats() {
            self.state.beyond.characters.set(seat, who[seat.index()]);
        }
        self.state.beyond.characters.used_sets = self.by_seat(used, number)?;
        Ok(())
    }

    /// One item for each player.
    fn by_seat<T: Copy + Default>(&self, text: &str, read: impl Fn(&str) -> Read<T>) -> Read<[T; SEATS]> {
        let mut all = [T::default(); SEATS];
        let items: Vec<&str> = text.split(", ").collect();
        if items.len() != usize::from(self.setup.seats) {
            return Err(format!(
                "there is one for each of {} players, not {}",
                self.setup.seats,
                items.len()
            ));
        }
        for (value, item) in all.iter_mut().zip(items) {
            *value = read(item)?;
        }
        Ok(all)
    }

    /// What follows the number of a player.
    fn after_seat<'a>(&self, seat: Seat, text: &'a str) -> Read<&'a str> {
        match text.split_once(' ') {
            Some((who, rest)) if self.seat(who)? == seat => Ok(rest),
            _ => Err(format!("this should be the line of player {seat}")),
        }
    }

    fn seat(&self, text: &str) -> Read<Seat> {
        let seats = self.setup.seats;
        let found = self.setup.all_seats().find(|seat| seat.to_string() == text);
        found.ok_or_else(|| format!("a player is a number from 1 to {seats}, not {text:?}"))
    }

    fn card(&self, text: &str) -> Read<Kind> {
        if text.starts_with('?') {
            return Err("a card is unknown here: only a full position can be played on".into());
        }
        let card: Card = text.parse()?;
        let kind = self.setup.card_named(card);
        kind.map(|kind| kind as Kind).ok_or_else(|| format!("this game has no card {text:?}"))
    }

    fn kinds(&self, text: &str) -> Read<u32> {
        list(text).try_fold(0, |kinds, card| Ok(kinds | 1 << self.card(card)?))
    }

    fn tile(&self, text: &str) -> Read<TileKind> {
        let kinds = 0..self.setup.tile_kinds as TileKind;
        let found = kinds.into_iter().find(|&kind| self.setup.texts.tile(kind) == text);
        found.ok_or_else(|| format!("this game has no tile {text:?}"))
    }

    fn mummy_tile(&self, text: &str) -> Read<usize> {
        let name = |(tile, cost): (crate::mummy_tile::MummyTile, u8)| format!("{tile} for {cost}");
        let found =
            self.setup.components.mummy_tiles.iter().position(|&(tile, cost, _)| name((tile, cost)) == text);
        found.ok_or_else(|| format!("this game has no mummy tile {text:?}"))
    }

    fn place(&self, text: &str) -> Read<Place> {
        let place: Place = text.parse()?;
        let spaces = self.setup.components.spaces.len();
        let there = !place.is_space() || usize::from(place.number()) <= spaces;
        there.then_some(place).ok_or_else(|| format!("the path has {spaces} spaces, not {text}"))
    }

    fn scarabs(&self, text: &str) -> Read<Counts<2>> {
        let mut counts = Counts::default();
        for (value, count) in count(text)? {
            if value == "?" {
                return Err("scarabs are unknown here: only a full position can be played on".into());
            }
            let value: u8 = number(value)?;
            match self.setup.scarab_values.iter().position(|&other| other == value) {
                Some(kind) if counts.get(kind) == 0 => counts.add(kind, small(count)?),
                _ => return Err(format!("there is no scarab of {value}, or it is counted twice")),
            }
        }
        Ok(counts)
    }

    fn sarcophagi(&self, text: &str) -> Read<u8> {
        let mut taken = 0;
        for value in list(text) {
            let value: u8 = number(value)?;
            let mut of_value =
                (0..).zip(&self.setup.components.sarcophagi).filter(|&(_, &other)| other == value);
            let index = of_value.find(|(index, _)| taken & 1 << index == 0);
            taken |= 1 << index.ok_or_else(|| format!("there is no further sarcophagus of {value}"))?.0;
        }
        Ok(taken)
    }
}

fn yes_or_no(text: &str) -> Read<bool> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(format!("this is yes or no, not {text:?}")),
    }
}

fn level(eyes: u8) -> Read<Level> {
    Level::new(eyes).ok_or_else(|| format!("there are levels 1 to 3, not {eyes}"))
}

/// Piles of a position hold at most 15 of a kind.
fn small(count: u8) -> Read<u8> {
    if count <= 15 { Ok(count) } else { Err(format!("no pile has {count} of one kind")) }
}

/// A draw pile by its number.
fn origin(text: &str) -> Read<Origin> {
    let most = 63 - Origin::FIRST_PILE.0;
    match number(text)? {
        pile @ 1.. if pile <= most => Ok(Origin(Origin::FIRST_PILE.0 + pile - 1)),
        pile => Err(format!("draw piles are numbered 1 to {most}, not {pile}")),
    }
}
