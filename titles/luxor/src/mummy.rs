//! Module 1, the mummy: its walk, whom it lays down, and how they rise again (M1 to M10).

use crate::agenda::Task;
use crate::counts::Counts;
use crate::event::Event;
use crate::figure::Figure;
use crate::piles;
use crate::place::{Place, Places};
use crate::referee::Referee;
use crate::setup::{SEATS, Setup};
use crate::state::State;
use game::{Chance, EventSink, Seat, Sight};

/// How many kinds of mummy tiles there can be.
pub(crate) const MUMMY_TILES: usize = 16;
/// How many mummy tiles can lie open.
pub(crate) const OPEN: usize = 3;
/// No tile lies there.
pub(crate) const NO_TILE: u8 = u8::MAX;

/// What the module adds to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mummy {
    /// Where it stands.
    pub place: Place,
    /// Talismans in the supply.
    pub supply: u8,
    /// Everybody's talismans.
    pub talismans: [u8; SEATS],
    /// The open mummy tiles, by kind.
    pub open: [u8; OPEN],
    /// The face-down stack.
    pub stack: Counts<{ MUMMY_TILES / 2 }>,
    /// The scarabs each player put out of the game, by value (M12).
    pub scarabs_out: [Counts<2>; SEATS],
}

impl Mummy {
    pub fn new() -> Mummy {
        Mummy {
            place: Place::TOMB,
            supply: 0,
            talismans: [0; SEATS],
            open: [NO_TILE; OPEN],
            stack: Counts::default(),
            scarabs_out: [Counts::default(); SEATS],
        }
    }

    /// The discarded tiles: all that are nowhere else.
    pub fn discarded(&self, setup: &Setup) -> [u8; MUMMY_TILES] {
        let mut tiles = all_tiles(setup);
        for (kind, count) in self.stack.iter() {
            tiles[kind] -= count;
        }
        for open in self.open {
            if open != NO_TILE {
                tiles[open as usize] -= 1;
            }
        }
        tiles
    }
}

fn all_tiles(setup: &Setup) -> [u8; MUMMY_TILES] {
    let mut tiles = [0; MUMMY_TILES];
    for (tile, &(_, _, count)) in tiles.iter_mut().zip(&setup.components.mummy_tiles) {
        *tile = count;
    }
    tiles
}

/// Whom a walk of the mummy laid down.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Felled {
    /// For each seat the places where somebody fell.
    pub places: [u64; SEATS],
}

impl State {
    /// M3: the next tile toward the stairs; after the last the first before the tomb.
    fn mummy_step(&self, from: Place) -> (Place, Passing) {
        match self.tile_behind(from, 1) {
            Some(next) => (next, Passing::Spaces),
            None => (self.tile_behind(Place::TOMB, 1).unwrap_or(from), Passing::Nobody),
        }
    }

    /// Where the mummy would end.
    pub(crate) fn mummy_target(&self, steps: u8) -> Place {
        (0..steps).fold(self.beyond.mummy.place, |at, _| self.mummy_step(at).0)
    }

    /// Every tile the mummy would touch on its way.
    fn mummy_way(&self, steps: u8) -> Vec<Place> {
        (1..=steps).map(|steps| self.mummy_target(steps)).collect()
    }

    /// M3 to M5: the mummy walks and lays down whom it meets.
    pub(crate) fn walk_mummy(&mut self, setup: &Setup, mover: Seat, steps: u8) -> Felled {
        let mut at = self.beyond.mummy.place;
        let mut passed = 0u64;
        for step in 0..steps {
            let (next, passing) = self.mummy_step(at);
            if passing == Passing::Spaces {
                passed |= (at.bit() - 1) & !(next.bit() | (next.bit() - 1));
            }
            if step + 1 < steps {
                passed |= next.bit();
            }
            at = next;
        }
        self.beyond.mummy.place = at;
        let mut felled = Felled::default();
        for seat in setup.all_seats() {
            let struck = if seat == mover { at.bit() } else { passed | at.bit() };
            felled.places[seat.index()] = self.lay_down(seat, struck);
        }
        felled
    }

    /// Lays down everybody of a player who stands upright in these places; stairs and tomb are safe.
    fn lay_down(&mut self, seat: Seat, places: u64) -> u64 {
        let places = places & !(Place::STAIRS.bit() | Place::TOMB.bit());
        let mut fell = 0;
        for figure in &mut self.players[seat.index()].figures {
            if let Some(place) =
                figure.place().filter(|place| figure.is_upright() && places & place.bit() != 0)
            {
                *figure = Figure::lying(place);
                fell |= place.bit();
            }
        }
        fell
    }

    /// M9, M10: where adventurers lie that can be raised.
    pub(crate) fn raisable(&self, seat: Seat) -> Places {
        let lying = self.player(seat).figures.iter().filter(|figure| figure.is_lying());
        let places = lying.filter_map(|figure| figure.place()).fold(0, |set, place| set | place.bit());
        Places(places & !self.beyond.mummy.place.bit())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Passing {
    Spaces,
    /// Lifted from the stairs' end to the tomb's, it passes nobody.
    Nobody,
}

impl<C: Chance, T: EventSink<Event>> Referee<'_, C, T> {
    /// M1: the mummy on the first treasure before the tomb, three tiles open, talismans for everybody.
    pub(crate) fn place_mummy(&mut self) {
        let prizes =
            |place: &Place| self.state.tile_at(self.setup, *place).is_some_and(|tile| tile.prize().is_some());
        let place = Places(self.state.tiled()).filter(prizes).last();
        let mummy = &mut self.state.beyond.mummy;
        mummy.place = place.unwrap_or(Place::TOMB);
        let each = self.setup.components.starting_talismans[self.setup.seats as usize - 2];
        mummy.supply = self.setup.components.talismans - each * self.setup.seats;
        mummy.talismans[..self.setup.seats as usize].fill(each);
        mummy.stack = Counts::from_slice(&all_tiles(self.setup));
        for slot in 0..self.setup.components.open_mummy_tiles {
            self.open_mummy_tile(slot);
        }
    }

    /// M11: a tile is opened, after the one used was discarded. As soon as the stack is used up the shuffled discards
    /// replace it; if there are none, as soon as one is discarded.
    pub(crate) fn open_mummy_tile(&mut self, slot: u8) {
        self.refill_mummy_stack();
        let mummy = &mut self.state.beyond.mummy;
        if mummy.stack.is_empty() {
            return;
        }
        let kind = self.chance.draw(piles::MUMMY, &mummy.stack.unpacked::<MUMMY_TILES>(), Sight::All);
        mummy.stack.take(kind);
        mummy.open[slot as usize] = kind as u8;
        self.events.emit(|| Event::MummyTileOpened { tile: self.setup.components.mummy_tiles[kind].0 });
        self.refill_mummy_stack();
    }

    fn refill_mummy_stack(&mut self) {
        let mummy = &mut self.state.beyond.mummy;
        if !mummy.stack.is_empty() {
            return;
        }
        let discarded = mummy.discarded(self.setup);
        if discarded != [0; MUMMY_TILES] {
            mummy.stack = Counts::from_slice(&discarded);
            self.events.emit(|| Event::MummyTilesReshuffled);
        }
    }

    /// M2, M6: the mummy moves for a Horus card; the player takes talismans for those of others who fell.
    pub(crate) fn move_mummy(&mut self, eyes: u8) {
        let mover = self.state.current;
        let (from, to) = (self.state.beyond.mummy.place, self.state.mummy_target(eyes));
        self.events.emit(|| Event::MummyMoved { from, to, way: self.state.mummy_way(eyes) });
        let felled = self.state.walk_mummy(self.setup, mover, eyes);
        let mut victims = 0;
        for seat in self.setup.all_seats() {
            let places = felled.places[seat.index()];
            victims += u8::from(seat != mover && places != 0);
            for place in Places(places) {
                self.events.emit(|| Event::LaidDown { seat, place });
            }
        }
        let mummy = &mut self.state.beyond.mummy;
        let count = victims.min(mummy.supply);
        if count > 0 {
            mummy.supply -= count;
            mummy.talismans[mover.index()] += count;
            self.events.emit(|| Event::TalismansTaken { seat: mover, count });
        }
    }

    /// M7: who ends on the mummy's tile is laid down and performs no action.
    pub(crate) fn falls_to_mummy(&mut self, place: Place) -> bool {
        if self.state.beyond.mummy.place != place {
            return false;
        }
        let seat = self.state.current;
        self.state.lay_down(seat, place.bit());
        self.events.emit(|| Event::LaidDown { seat, place });
        true
    }

    /// M9: offered only if somebody can be raised.
    pub(crate) fn offer_to_raise(&mut self) {
        if self.state.raisable(self.state.current).0 != 0 {
            self.state.agenda.push(Task::Raise);
            // L42: raising counts as moving, and every face raises somebody.
            self.state.beyond.idle.set_known();
        }
    }

    /// M9: 1-2 one of them may rise, 3-4 any of them, and the turn is over; 5-6 any of them, and the turn goes on. It
    /// is offered only if somebody can be raised, so there is always somebody to ask about.
    pub(crate) fn roll_to_raise(&mut self) {
        let seat = self.state.current;
        let face = self.chance.die();
        self.events.emit(|| Event::Rolled { seat, face });
        if face <= 4 {
            self.state.agenda.clear();
            self.state.agenda.push(Task::EndTurn);
        }
        self.state.agenda.push(if face <= 2 { Task::RaiseOne } else { Task::RaiseAny });
    }

    /// M9: one of those lying there; the others may rise too, while any lie.
    pub(crate) fn raise_one_of_any(&mut self, place: Place) {
        self.raise_at(place);
        if self.state.raisable(self.state.current).0 != 0 {
            self.state.agenda.push(Task::RaiseAny);
        }
    }

    /// M9: all who can be raised.
    pub(crate) fn raise_all(&mut self) {
        for place in self.state.raisable(self.state.current) {
            for _ in 0..self.state.me().lying_at(Places(place.bit())) {
                self.raise_at(place);
            }
        }
    }

    /// M10: one of those lying there stands where it lay and performs no action.
    pub(crate) fn raise_at(&mut self, place: Place) {
        let seat = self.state.current;
        let figures = &mut self.state.players[seat.index()].figures;
        if let Some(figure) = figures.iter_mut().find(|figure| **figure == Figure::lying(place)) {
            *figure = Figure::upright(place);
            self.state.moved = true;
            self.events.emit(|| Event::Raised { seat, place });
        }
    }
}
