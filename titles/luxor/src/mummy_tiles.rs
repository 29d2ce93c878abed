//! What the mummy's tiles do (M11, M12): one arm for each kind, for "can it be used" and for "use it".

use crate::action::Action;
use crate::agenda::Task;
use crate::event::{Cause, Event};
use crate::hand::NO_KIND;
use crate::mummy::{NO_TILE, OPEN};
use crate::mummy_tile::MummyTile;
use crate::place::Place;
use crate::referee::Referee;
use crate::setup::Setup;
use crate::state::State;
use crate::steps::StepSet;
use arrayvec::ArrayVec;
use game::{ActionList, Chance, EventSink};

/// The things of the free choice, as bits of what was taken already.
const CHOICES: [Action; 3] = [Action::TakeKey, Action::TakeScarab, Action::TakeWild];

impl State {
    /// The open tile in this place of the row.
    pub(crate) fn open_tile(&self, setup: &Setup, slot: usize) -> Option<(MummyTile, u8)> {
        let kind = *self.beyond.mummy.open.get(slot)?;
        (kind != NO_TILE).then(|| {
            let (tile, cost, _) = setup.components.mummy_tiles[kind as usize];
            (tile, cost)
        })
    }

    /// M11: a tile that would do nothing cannot be used.
    fn would_do_something(&self, setup: &Setup, tile: MummyTile) -> bool {
        let seat = self.current;
        let player = self.player(seat);
        match tile {
            MummyTile::SwapHand | MummyTile::Points(_) | MummyTile::ExtraTurn => true,
            MummyTile::Rearmost(_) | MummyTile::One(_) => {
                let mut any = AnyAction(false);
                self.list_tile_moves(setup, tile, &mut any);
                any.0
            }
            MummyTile::All(by) => self.anybody_moves(setup, seat, StepSet::one(by as i8), player.keys, 0),
            MummyTile::HorusCard => self.tops.iter().any(|&top| top != NO_KIND),
            MummyTile::FreeChoice(_) => self.free_choices(0).next().is_some(),
            MummyTile::MoveCard => player.hand.len() > 1,
            MummyTile::Scarab => !self.scarabs.is_empty(),
            MummyTile::LeastPoints => self.least_points(setup).is_some_and(|points| points > 0),
            MummyTile::Keys(_) => self.keys > 0,
            MummyTile::PerTreasures { every, .. } => self.prizes_collected() >= every,
            MummyTile::OtherScarab => !player.scarabs.is_empty() && !self.scarabs.is_empty(),
        }
    }

    /// M11: the open tiles that can be paid and used. The same tile twice is one choice.
    pub(crate) fn list_mummy_tiles(&self, setup: &Setup, list: &mut impl ActionList<Action>) {
        let talismans = self.beyond.mummy.talismans[self.current.index()];
        for slot in 0..OPEN {
            let open = &self.beyond.mummy.open;
            if open[..slot].contains(&open[slot]) {
                continue;
            }
            if let Some((tile, cost)) = self.open_tile(setup, slot)
                && cost <= talismans
                && self.would_do_something(setup, tile)
            {
                list.add(Action::UseTile(slot as u8));
            }
        }
    }

    /// L42: is there a tile that can be paid and used, and would move somebody?
    fn a_mummy_tile_moves(&self, setup: &Setup) -> bool {
        let mut usable = ArrayVec::<Action, OPEN>::new();
        self.list_mummy_tiles(setup, &mut usable);
        let tile = |action: Action| match action {
            Action::UseTile(slot) => self.open_tile(setup, slot as usize),
            _ => None,
        };
        usable.into_iter().filter_map(tile).any(|(tile, _)| tile.moves())
    }

    /// M12: who may move by a tile, and how far.
    pub(crate) fn list_tile_moves(&self, setup: &Setup, tile: MummyTile, list: &mut impl ActionList<Action>) {
        let seat = self.current;
        let keys = self.player(seat).keys;
        let mut add = |from: Place, by: u8| {
            if self.destination(setup, from, by as i8, keys).is_some() {
                list.add(Action::Move { from, by: by as i8 });
            }
        };
        match tile {
            MummyTile::Rearmost(most) => {
                if let Some(from) = self.rearmost(seat) {
                    (1..=most).for_each(|by| add(from, by));
                }
            }
            MummyTile::One(by) => self.player(seat).movable().for_each(|from| add(from, by)),
            // `All` moves everybody without a question.
            MummyTile::All(_)
            | MummyTile::SwapHand
            | MummyTile::Points(_)
            | MummyTile::HorusCard
            | MummyTile::FreeChoice(_)
            | MummyTile::MoveCard
            | MummyTile::Scarab
            | MummyTile::LeastPoints
            | MummyTile::Keys(_)
            | MummyTile::PerTreasures { .. }
            | MummyTile::ExtraTurn
            | MummyTile::OtherScarab => {}
        }
    }

    /// M12: what can still be chosen freely.
    pub(crate) fn free_choices(&self, taken: u8) -> impl Iterator<Item = Action> + use<> {
        let there = [self.keys > 0, !self.scarabs.is_empty(), self.wild > 0];
        (0..3).filter(move |&i| there[i] && taken & 1 << i == 0).map(|i| CHOICES[i])
    }

    /// M12: the points of the least valuable treasure or artifact lying open.
    fn least_points(&self, setup: &Setup) -> Option<u8> {
        let tiles = crate::place::Places(self.tiled()).filter_map(|place| self.tile_at(setup, place));
        tiles.filter_map(|tile| tile.prize()).map(|(_, points)| points).min()
    }

    /// M12: treasures and artifacts collected; wild tiles do not count.
    fn prizes_collected(&self) -> u8 {
        let artifacts = self.beyond.artifacts.collected[self.current.index()];
        self.me().treasures.iter().sum::<u8>() + artifacts
    }
}

/// Is anything listed at all?
struct AnyAction(bool);

impl ActionList<Action> for AnyAction {
    fn add(&mut self, _: Action) {
        self.0 = true;
    }
}

impl<C: Chance, T: EventSink<Event>> Referee<'_, C, T> {
    /// M11: after drawing, one open tile may be used.
    pub(crate) fn offer_mummy_tiles(&mut self) {
        let mut any = AnyAction(false);
        self.state.list_mummy_tiles(self.setup, &mut any);
        if any.0 {
            self.state.agenda.push(Task::MummyTile);
            if !self.state.moved && self.state.a_mummy_tile_moves(self.setup) {
                self.state.beyond.idle.set_known();
            }
        }
    }

    /// M11: talismans to the supply, the tile to the discards, a new one opened afterwards.
    pub(crate) fn use_mummy_tile(&mut self, slot: u8) {
        let seat = self.state.current;
        let Some((tile, cost)) = self.state.open_tile(self.setup, slot as usize) else { return };
        let kind = self.state.beyond.mummy.open[slot as usize];
        let mummy = &mut self.state.beyond.mummy;
        mummy.talismans[seat.index()] -= cost;
        mummy.supply += cost;
        mummy.open[slot as usize] = NO_TILE;
        self.events.emit(|| Event::MummyTileUsed { seat, tile, cost });
        self.state.agenda.push(Task::OpenTile(slot));
        match tile {
            MummyTile::SwapHand => self.swap_hand(),
            MummyTile::Rearmost(_) | MummyTile::One(_) => self.state.agenda.push(Task::TileMove(kind)),
            MummyTile::All(by) => {
                let left = self.movable_figures(seat);
                self.state.agenda.push(Task::AdvanceByTile { by, left });
            }
            MummyTile::Points(points) => self.score_points(points.into()),
            MummyTile::HorusCard => self.state.agenda.push(Task::Discard),
            MummyTile::FreeChoice(left) => self.offer_free_choice(0, left),
            MummyTile::MoveCard => self.state.agenda.push(Task::MoveCard),
            MummyTile::Scarab => self.take_scarab(),
            MummyTile::LeastPoints => {
                let points = self.state.least_points(self.setup).unwrap_or(0);
                self.score_points(points.into());
            }
            MummyTile::Keys(count) => self.take_keys(count),
            MummyTile::PerTreasures { points, every } => {
                let groups = self.state.prizes_collected() / every;
                self.score_points(i16::from(groups) * i16::from(points));
            }
            MummyTile::ExtraTurn => self.win_extra_turn(),
            MummyTile::OtherScarab => self.state.agenda.push(Task::PutOut),
        }
    }

    fn score_points(&mut self, points: i16) {
        let seat = self.state.current;
        self.state.players[seat.index()].points += points;
        self.events.emit(|| Event::PointsScored { seat, points });
    }

    /// M12: all cards are discarded in one, then as many drawn from left to right.
    fn swap_hand(&mut self) {
        let seat = self.state.current;
        let count = self.state.player(seat).hand.len();
        for _ in 0..count {
            let slot = self.state.remove_card(seat, 0);
            self.events.emit(|| Event::CardDiscarded { seat, card: self.setup.card(slot.kind) });
        }
        self.refill_draw_pile();
        for index in 0..count {
            let slot = self.draw_card(seat);
            self.state.insert_card(seat, index, slot);
            self.refill_draw_pile();
        }
    }

    /// M12: moves by mummy tiles never perform the tile's action; everything else on the way works as always.
    pub(crate) fn move_by_mummy_tile(&mut self, from: Place, by: i8) {
        let figures = self.state.me().figures;
        let mover = figures.iter().position(|figure| figure.is_upright() && figure.place() == Some(from));
        if let Some(mover) = mover {
            self.advance_figure(mover, by as u8, Cause::MummyTile);
        }
    }

    /// M12: all upright adventurers, in the order of L36; nobody acts.
    pub(crate) fn advance_by_tile(&mut self, by: u8, left: u8) {
        if let Some(index) = self.foremost(left) {
            self.state.agenda.push(Task::AdvanceByTile { by, left: left & !(1 << index) });
            self.advance_figure(index, by, Cause::MummyTile);
        }
    }

    /// M12: any one hand card is discarded for an open Horus card.
    pub(crate) fn discard_for_horus(&mut self, index: u8) {
        let seat = self.state.current;
        let slot = self.state.remove_card(seat, index);
        self.events.emit(|| Event::CardDiscarded { seat, card: self.setup.card(slot.kind) });
        self.refill_draw_pile();
        self.state.agenda.push(Task::AnyHorus);
    }

    fn offer_free_choice(&mut self, taken: u8, left: u8) {
        let mut choices = self.state.free_choices(taken);
        match (left, choices.next(), choices.next()) {
            (0, ..) | (_, None, _) => {}
            (_, Some(only), None) => self.choose_freely(taken, left, only),
            _ => self.state.agenda.push(Task::FreeChoice { taken, left }),
        }
    }

    /// M12: two different ones of key, scarab, wild tile.
    pub(crate) fn choose_freely(&mut self, taken: u8, left: u8, action: Action) {
        match action {
            Action::TakeKey => self.take_keys(1),
            Action::TakeScarab => self.take_scarab(),
            Action::TakeWild => self.take_wild(),
            other => unreachable!("{other} is none of the three things"),
        }
        let chosen = CHOICES.iter().position(|&choice| choice == action).map_or(0, |index| 1 << index);
        self.offer_free_choice(taken | chosen, left - 1);
    }

    /// M12: one own scarab leaves the game, another is drawn.
    pub(crate) fn exchange_scarab(&mut self, value: u8) {
        let seat = self.state.current;
        let Some(kind) = self.setup.scarab_values.iter().position(|&other| other == value) else { return };
        self.state.players[seat.index()].scarabs.take(kind);
        self.state.beyond.mummy.scarabs_out[seat.index()].add(kind, 1);
        self.events.emit(|| Event::ScarabPutOut { seat, value: Some(value) });
        self.take_scarab();
    }
}
