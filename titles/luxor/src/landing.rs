//! The tile's action, where an adventurer ended its move (L24 to L33).

use crate::agenda::Task;
use crate::card::{Effect, Level};
use crate::event::{Cause, Event};
use crate::hand::{HAND, Kind, NO_KIND, Origin, Slot};
use crate::moments;
use crate::piles;
use crate::place::Place;
use crate::referee::Referee;
use crate::setup::{CARDS, TEMPLES, TileKind};
use crate::tile::{Temple, Tile};
use game::{Chance, EventSink, Sight};

impl<C: Chance, T: EventSink<Event>> Referee<'_, C, T> {
    /// Not optional, except L38; an empty space has none (L33).
    #[inline]
    pub(crate) fn tile_action(&mut self, place: Place) {
        match self.state.tile_at(self.setup, place) {
            None | Some(Tile::Osiris(_)) => {}
            Some(tile @ (Tile::Treasure { .. } | Tile::Artifact { .. })) => {
                self.take_prize_if_enough(place, tile)
            }
            Some(Tile::Horus(level)) => self.offer_horus(level),
            Some(Tile::Temple(temple)) => self.temple_action(place, temple),
        }
    }

    /// L24: not optional with enough own active adventurers. L38: with one fewer the player may take it.
    fn take_prize_if_enough(&mut self, place: Place, tile: Tile) {
        let Some((demand, points)) = tile.prize() else { return };
        let count = self.state.me().count_at(place);
        if count >= demand {
            self.take_prize(place, tile, points);
        } else if count + 1 == demand && matches!(self.effect_in_play(), Some(Effect::Less(_))) {
            self.state.agenda.push(Task::Prize(place));
        }
    }

    /// L38: the treasure or artifact there is taken.
    pub(crate) fn take_prize_at(&mut self, place: Place) {
        if let Some(tile) = self.state.tile_at(self.setup, place)
            && let Some((_, points)) = tile.prize()
        {
            self.take_prize(place, tile, points);
        }
    }

    fn effect_in_play(&self) -> Option<Effect> {
        let card = self.state.in_play.card;
        (card != NO_KIND).then(|| self.setup.card(card).effect)
    }

    fn take_prize(&mut self, place: Place, tile: Tile, points: u8) {
        let seat = self.state.current;
        let points = i16::from(points) + moments::more_for_a_prize(self.state, self.setup, seat);
        let player = &mut self.state.players[seat.index()];
        player.points += points;
        match tile {
            Tile::Treasure { treasure, .. } => player.treasures[treasure as usize] += 1,
            Tile::Artifact { .. } => self.state.beyond.artifacts.collected[seat.index()] += 1,
            Tile::Osiris(_) | Tile::Horus(_) | Tile::Temple(_) => unreachable!("{tile} is no prize"),
        }
        self.events.emit(|| Event::PrizeTaken { seat, place, tile, points });
        let turned = self.empty(place);
        moments::prize_taken(self, place, tile, turned);
    }

    /// L25: what comes to light on an emptied space, if anything.
    fn empty(&mut self, place: Place) -> Option<Tile> {
        let turned = match self.setup.icon(place) {
            Some(icon) => {
                let stack = &mut self.state.temples[icon as usize];
                if stack.is_empty() {
                    None
                } else {
                    let local =
                        self.chance.draw(piles::temple(icon), &stack.unpacked::<TEMPLES>(), Sight::All);
                    stack.take(local);
                    Some(self.setup.temple_kind(local))
                }
            }
            None => moments::emptied(self, place),
        };
        self.lay(place, turned)
    }

    fn lay(&mut self, place: Place, kind: Option<TileKind>) -> Option<Tile> {
        let Some(kind) = kind else {
            self.state.laid &= !place.bit();
            // What was there is no part of the position: two equal positions have equal bytes.
            self.state.tiles[place.0 as usize - 1] = 0;
            return None;
        };
        self.state.tiles[place.0 as usize - 1] = kind;
        let tile = self.setup.tile(kind);
        self.events.emit(|| Event::TileTurned { place, tile });
        Some(tile)
    }

    /// L26: a key or a card, whichever is available.
    fn offer_horus(&mut self, level: Level) {
        let key = self.state.keys > 0;
        let mut cards =
            moments::horus_levels(self.state, self.setup, level).filter(|level| self.is_open(*level));
        match (key, cards.next(), cards.next()) {
            (true, None, _) => self.take_keys(1),
            (false, Some(only), None) => self.take_horus_card(only),
            (false, None, _) => {}
            _ => self.state.agenda.push(Task::Horus(level)),
        }
    }

    pub(crate) fn is_open(&self, level: Level) -> bool {
        self.state.tops[level.index()] != NO_KIND
    }

    /// Keys from the supply, as many as there are.
    pub(crate) fn take_keys(&mut self, wanted: u8) {
        let seat = self.state.current;
        let count = wanted.min(self.state.keys);
        self.state.keys -= count;
        self.state.players[seat.index()].keys += count;
        self.events.emit(|| Event::KeyTaken { seat, count });
    }

    /// L27: the open card of a level goes into the middle of the hand; the mummy listens to it.
    pub(crate) fn take_horus_card(&mut self, level: Level) {
        self.take_horus_card_quietly(level);
        moments::horus_card_taken(self, level);
    }

    /// The same, but nobody becomes active.
    pub(crate) fn take_horus_card_quietly(&mut self, level: Level) {
        let seat = self.state.current;
        let kind = self.state.tops[level.index()];
        let slot = Slot { kind, origin: Origin::OPEN };
        self.events.emit(|| Event::HorusTaken { seat, card: self.setup.card(kind) });
        self.turn_up_horus(level);
        let hand = self.state.player(seat).hand;
        if hand.len() + 1 < HAND {
            self.hold_card(slot);
        } else {
            self.state.insert_card(seat, hand.middle(), slot);
        }
    }

    /// L4: the next card of a stack lies open.
    pub(crate) fn turn_up_horus(&mut self, level: Level) {
        let mut counts = [0; CARDS];
        let first = self.setup.first_horus;
        for kind in self.setup.horus_kinds(level) {
            counts[kind] = self.state.stacks.get(kind - first);
        }
        if counts == [0; CARDS] {
            self.state.tops[level.index()] = NO_KIND;
            return;
        }
        let kind = self.chance.draw(piles::horus(level), &counts, Sight::All);
        self.state.stacks.take(kind - first);
        self.state.tops[level.index()] = kind as Kind;
        self.events.emit(|| Event::HorusTurned { card: self.setup.card(kind as Kind) });
    }

    /// L28 to L32.
    fn temple_action(&mut self, place: Place, temple: Temple) {
        match temple {
            Temple::Scarab => self.take_scarab(),
            Temple::Wild => self.take_wild(),
            Temple::ScarabOrWild => match (self.state.scarabs.is_empty(), self.state.wild) {
                (false, 1..) => self.state.agenda.push(Task::ScarabOrWild),
                (true, _) => self.take_wild(),
                (false, 0) => self.take_scarab(),
            },
            Temple::Favour(one, other) => match (self.is_open(one), self.is_open(other)) {
                (true, true) => self.state.agenda.push(Task::Favour(one, other)),
                (true, false) => self.take_horus_card(one),
                (false, true) => self.take_horus_card(other),
                (false, false) => {}
            },
            Temple::Tunnel => self.go_through_tunnel(place),
        }
    }

    /// L28: a scarab, which its owner alone sees.
    pub(crate) fn take_scarab(&mut self) {
        let seat = self.state.current;
        if self.state.scarabs.is_empty() {
            return;
        }
        let kind = self.chance.draw(piles::SCARABS, &self.state.scarabs.unpacked::<4>(), Sight::Only(seat));
        self.state.scarabs.take(kind);
        self.state.players[seat.index()].scarabs.add(kind, 1);
        self.events.emit(|| Event::ScarabTaken { seat, value: Some(self.setup.scarab_values[kind]) });
    }

    /// L29: a wild treasure tile.
    pub(crate) fn take_wild(&mut self) {
        let seat = self.state.current;
        if self.state.wild > 0 {
            self.state.wild -= 1;
            self.state.players[seat.index()].wild += 1;
            self.events.emit(|| Event::WildTaken { seat });
        }
    }

    /// L32: to the next tunnel, where it triggers nothing.
    fn go_through_tunnel(&mut self, from: Place) {
        let Some(to) = self.state.next_tunnel(self.setup, from) else { return };
        let Some(mover) = self.state.me().standing_on(from) else { return };
        let seat = self.state.current;
        self.events.emit(|| Event::Moved { seat, from, to, way: vec![to], cause: Cause::Tunnel });
        let activated = self.relocate(mover, from, to);
        moments::move_ended(self, to);
        moments::activated(self, activated);
    }
}
