//! Positions for tests, written as short text, so that a test reads like the table.
//!
//! ```text
//! a: 17 17 9 statue-2 statue-3      where a's adventurers are (stairs, a space, tomb, newcomer, lying-9, statue-1)
//! a hand: 1, +-1, die, horus1 1-3, 5
//! a has: 2 keys, 3 points, 1 vase, 2 statue, 1 jewellery, 2 wild, 1 artifact, 3 talismans, scarab 4, reroll
//! 7: vase-2-3                       the tile on space 7 (or `empty`)
//! horus2: horus2 1-5                the open card of a stack (or `empty`)
//! supply: 0 keys, 1 wild, 0 scarabs, 4 talismans
//! mummy: 17                         where the mummy stands
//! open: points 2, keys 2, scarab    the open mummy tiles
//! draw: 3, 5                        the draw pile (or `empty`); every other card no hand shows is discarded
//! turn: b                           whose turn it is (default a)
//! ```
//!
//! Everything else is as at the start of the game.

use crate::action::Action;
use crate::agenda::Agenda;
use crate::card::{Card, Level};
use crate::character::Character;
use crate::counts::Counts;
use crate::event::Event;
use crate::figure::{FIGURES, Figure};
use crate::hand::{Hand, Kind, NO_KIND, Slot};
use crate::luxor::Luxor;
use crate::mummy::NO_TILE;
use crate::mummy_tile::MummyTile;
use crate::options::{Module, Options};
use crate::place::Place;
use crate::referee::Referee;
use crate::setup::{Setup, TileKind};
use crate::state::State;
use crate::tile::Treasure;
use crate::view::{AdventurerView, PlayerView, View};
use game::{ChanceOutcome, Collected, Game, Pile, Scripted, Seat, Shared, Sight, Silent, Viewer};

/// A position that can be played on.
pub(crate) struct Scene {
    pub setup: Setup,
    pub state: State,
    /// The events of the last action.
    pub events: Vec<Event>,
    script: Vec<ChanceOutcome>,
}

impl Scene {
    /// The base game for this many players, changed by a text.
    pub fn base(players: u8, text: &str) -> Scene {
        Scene::with(players, &[], text)
    }

    /// With modules.
    pub fn with(players: u8, modules: &[Module], text: &str) -> Scene {
        Scene::edition(crate::components::DEFAULT, players, modules, text)
    }

    /// With other components.
    pub fn edition(components: &str, players: u8, modules: &[Module], text: &str) -> Scene {
        let options = Options { first: Some(Seat(0)), ..Options::with(players, modules) };
        let setup = Luxor::set_up(Some(components), &options).expect("the edition is sound");
        let state = Luxor::start(&setup, &mut Scripted::new([]), &mut Silent);
        let mut scene = Scene { setup, state, events: Vec::new(), script: Vec::new() };
        if modules.contains(&Module::Characters) {
            // Nobody has a character unless the text says so.
            for seat in scene.setup.all_seats() {
                scene.state.beyond.characters.set(seat, None);
                scene.state.keys += std::mem::take(&mut scene.state.players[seat.index()].keys);
            }
        }
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            scene.read(line);
        }
        scene.deal_other_hands(text);
        scene.settle_cards();
        let draw = text.lines().find_map(|line| line.trim().strip_prefix("draw:"));
        draw.into_iter().for_each(|cards| scene.read_draw_pile(cards.trim()));
        scene.begin();
        scene
    }

    fn read(&mut self, line: &str) {
        let (what, value) = line.split_once(':').unwrap_or_else(|| panic!("no colon in {line:?}"));
        let value = value.trim();
        let words: Vec<&str> = what.split(' ').collect();
        match words.as_slice() {
            ["draw"] => {} // Read when all else is in its place.
            ["turn"] => self.state.current = seat(value),
            ["first"] => self.state.first = seat(value),
            ["mummy"] => self.state.beyond.mummy.place = value.parse().unwrap(),
            ["open"] => self.read_open_tiles(value),
            ["supply"] => value.split(", ").for_each(|part| self.read_supply(part)),
            [level @ ("horus1" | "horus2" | "horus3")] => self.read_stack(level, value),
            [who, "hand"] => self.read_hand(seat(who), value),
            [who, "has"] => value.split(", ").for_each(|part| self.read_holding(seat(who), part)),
            [space] if space.parse::<u8>().is_ok() => self.read_tile(space.parse().unwrap(), value),
            [who] => self.read_figures(seat(who), value),
            _ => panic!("what is {line:?}?"),
        }
    }

    fn read_figures(&mut self, seat: Seat, value: &str) {
        let mut figures = [Figure::NONE; FIGURES];
        for (figure, word) in figures.iter_mut().zip(value.split(' ')) {
            *figure = match (word.strip_prefix("lying-"), word.strip_prefix("statue-")) {
                (Some(place), _) => Figure::lying(place.parse().unwrap()),
                (_, Some(statue)) => Figure::inactive(statue.parse::<usize>().unwrap() - 1),
                _ if word == "newcomer" => Figure::NEWCOMER,
                _ => Figure::upright(word.parse().unwrap()),
            };
        }
        let in_tomb = figures.iter().filter(|figure| **figure == Figure::upright(Place::TOMB)).count();
        self.state.in_tomb += in_tomb as u8;
        self.state.players[seat.index()].figures = figures;
    }

    fn read_hand(&mut self, seat: Seat, value: &str) {
        let mut hand = Hand::default();
        for (index, card) in value.split(", ").enumerate() {
            hand.insert(index as u8, Slot { kind: self.card(card), origin: self.state.origin });
        }
        self.state.players[seat.index()].hand = hand;
    }

    fn read_draw_pile(&mut self, value: &str) {
        let mut pile = [0; crate::setup::CARDS];
        for card in value.split(", ").filter(|&card| card != "empty") {
            pile[self.card(card) as usize] += 1;
        }
        self.state.pile = Counts::from_slice(&pile);
    }

    fn read_tile(&mut self, space: u8, value: &str) {
        let place = Place::space(space);
        if value == "empty" {
            self.state.laid &= !place.bit();
            return;
        }
        self.state.tiles[space as usize - 1] = self.tile(value);
        self.state.laid |= place.bit();
    }

    fn read_stack(&mut self, level: &str, value: &str) {
        let index = level[5..].parse::<usize>().unwrap() - 1;
        if value == "empty" {
            let level = Level::ALL[index];
            for local in 0..crate::setup::HORUS_CARDS {
                let kind = self.setup.first_horus + local;
                if self.setup.card_kinds().contains(&kind)
                    && self.setup.card(kind as Kind).level() == Some(level)
                {
                    while self.state.stacks.get(local) > 0 {
                        self.state.stacks.take(local);
                    }
                }
            }
            self.state.tops[index] = NO_KIND;
        } else {
            self.state.tops[index] = self.card(value);
        }
    }

    fn read_supply(&mut self, part: &str) {
        let (count, what) = part.split_once(' ').unwrap();
        let count: u8 = count.parse().unwrap();
        match what {
            "keys" => self.state.keys = count,
            "wild" => self.state.wild = count,
            "talismans" => self.state.beyond.mummy.supply = count,
            "scarabs" => self.state.scarabs = Counts::from_slice(&[count, 0, 0, 0]),
            _ => panic!("no supply of {what:?}"),
        }
    }

    fn read_open_tiles(&mut self, value: &str) {
        self.state.beyond.mummy.open = [NO_TILE; 3];
        for (slot, text) in value.split(", ").enumerate() {
            let tile: MummyTile = text.parse().unwrap();
            let kind = self.setup.components.mummy_tiles.iter().position(|&(other, ..)| other == tile);
            let kind = kind.expect("the box has this mummy tile");
            self.state.beyond.mummy.open[slot] = kind as u8;
        }
        let mut left: Vec<u8> =
            self.setup.components.mummy_tiles.iter().map(|&(_, _, count)| count).collect();
        for open in self.state.beyond.mummy.open {
            if open != NO_TILE {
                left[open as usize] -= 1;
            }
        }
        self.state.beyond.mummy.stack = Counts::from_slice(&left);
    }

    fn read_holding(&mut self, seat: Seat, part: &str) {
        if let Some(value) = part.strip_prefix("scarab ") {
            let value: u8 = value.parse().unwrap();
            let kind = self.setup.scarab_values.iter().position(|&other| other == value).unwrap();
            self.state.players[seat.index()].scarabs.add(kind, 1);
            return self.state.scarabs.take(kind);
        }
        if let Ok(character) = part.parse::<Character>() {
            return self.state.beyond.characters.set(seat, Some(character));
        }
        let (count, what) = part.split_once(' ').unwrap_or_else(|| panic!("{part:?}?"));
        let count: u8 = count.parse().unwrap();
        let player = &mut self.state.players[seat.index()];
        match what.trim_end_matches('s') {
            "key" => player.keys = count,
            "point" => player.points = count.into(),
            "wild" => player.wild = count,
            "artifact" => self.state.beyond.artifacts.collected[seat.index()] = count,
            "talisman" => self.state.beyond.mummy.talismans[seat.index()] = count,
            name => {
                let treasure = Treasure::ALL.into_iter().find(|treasure| treasure.name() == name).unwrap();
                player.treasures[treasure as usize] = count;
            }
        }
    }

    /// Hands that the text does not name are dealt from the cards that are left.
    fn deal_other_hands(&mut self, text: &str) {
        let names_hand = |seat: &Seat| {
            let hand = format!("{} hand:", (b'a' + seat.0) as char);
            text.lines().any(|line| line.trim().starts_with(&hand))
        };
        let (named, others): (Vec<Seat>, Vec<Seat>) = self.setup.all_seats().partition(names_hand);
        let mut left = self.setup.copies;
        let tops = self.state.tops.into_iter().filter(|&top| top != NO_KIND);
        let hands = named.iter().flat_map(|&seat| self.state.player(seat).hand.iter().map(|slot| slot.kind));
        for kind in tops.chain(hands) {
            let card = self.setup.card(kind);
            let count = &mut left[kind as usize];
            *count = count.checked_sub(1).unwrap_or_else(|| panic!("there are not that many {card}"));
        }
        for seat in others {
            for index in 0..self.state.player(seat).hand.len() {
                let slot = self.state.player(seat).hand.get(index);
                let suit = self.setup.card(slot.kind).suit;
                let kind = std::iter::once(slot.kind as usize)
                    .chain(self.setup.card_kinds())
                    .find(|&kind| left[kind] > 0 && self.setup.card(kind as Kind).suit == suit)
                    .expect("cards are left");
                left[kind] -= 1;
                self.state.players[seat.index()].hand.set(index, Slot { kind: kind as Kind, ..slot });
            }
        }
    }

    /// Every card that no hand and no open stack shows is in the draw pile or in its Horus stack.
    fn settle_cards(&mut self) {
        let mut left = self.setup.copies;
        for seat in self.setup.all_seats() {
            for slot in self.state.player(seat).hand.iter() {
                left[slot.kind as usize] -= 1;
            }
        }
        for seat in self.setup.all_seats() {
            let mut away: Vec<Kind> = self.state.beyond.equipment.put_away(seat).collect();
            for kind in &mut away {
                let others = self.setup.card_kinds().filter(|&other| self.setup.equipment[other] > 0);
                let there = std::iter::once(*kind as usize).chain(others).find(|&other| left[other] > 0);
                *kind = there.expect("equipment is left") as Kind;
                left[*kind as usize] -= 1;
            }
            self.state.beyond.equipment.determinize_put_away(seat, away.into_iter());
        }
        self.state.tops.iter().filter(|&&top| top != NO_KIND).for_each(|&top| left[top as usize] -= 1);
        let mut pile = left;
        for kind in self.setup.card_kinds().filter(|&kind| kind >= self.setup.first_horus) {
            pile[kind] = 0;
        }
        self.state.pile = Counts::from_slice(&pile);
        for local in 0..crate::setup::HORUS_CARDS {
            let kind = self.setup.first_horus + local;
            while self.state.stacks.get(local) > left.get(kind).copied().unwrap_or(0) {
                self.state.stacks.take(local);
            }
        }
    }

    /// Starts the turn of the named player.
    fn begin(&mut self) {
        self.state.agenda = Agenda::new();
        self.state.turn = 0;
        let (mut chance, mut events) = (Scripted::new([]), Collected::default());
        let mut referee =
            Referee { setup: &self.setup, state: &mut self.state, chance: &mut chance, events: &mut events };
        referee.begin_turn();
        referee.run();
    }

    fn card(&self, text: &str) -> Kind {
        let card: Card = text.parse().unwrap();
        self.setup.card_named(card).unwrap_or_else(|| panic!("no card {text:?} in this game")) as Kind
    }

    fn tile(&self, text: &str) -> TileKind {
        let kinds = 0..self.setup.tile_kinds as u8;
        kinds
            .into_iter()
            .find(|&kind| self.setup.tile(kind).to_string() == text)
            .unwrap_or_else(|| panic!("no tile {text:?}"))
    }

    /// The next chance outcomes: `die 4`, `cards 3`, `falcon tunnel`. When they run out a fixed generator takes over.
    pub fn chance(&mut self, chance_outcomes: &[&str]) -> &mut Self {
        for outcome in chance_outcomes {
            let (what, value) = outcome.split_once(' ').unwrap();
            self.script.push(if what == "die" {
                ChanceOutcome::Die(value.parse().unwrap())
            } else {
                let pile = Luxor::PILES
                    .iter()
                    .position(|name| *name == what)
                    .unwrap_or_else(|| panic!("no pile {what:?}"));
                let pile = Pile(pile as u8);
                let kind = Luxor::kind_named(&self.setup, pile, value)
                    .unwrap_or_else(|| panic!("{what} has no {value:?}"));
                ChanceOutcome::Drawn(pile, kind as u8, Sight::Nobody)
            });
        }
        self
    }

    /// The decider does this; it must be legal.
    pub fn play(&mut self, action: &str) -> &mut Self {
        let parsed: Action = action.parse().unwrap();
        let mut chance = Scripted::new(self.script.drain(..));
        let mut events = Collected::default();
        if let Err(refusal) = Luxor::apply(&self.setup, &mut self.state, parsed, &mut chance, &mut events) {
            panic!("{action:?} is refused ({}); legal are {:?}", refusal.rule, self.legal());
        }
        self.events = events.0;
        self
    }

    /// The rule by which this is refused; the position stays as it is.
    pub fn refused(&mut self, action: &str) -> &'static str {
        let before = self.state;
        let parsed: Action = action.parse().unwrap();
        let refusal = Luxor::apply(&self.setup, &mut self.state, parsed, &mut Scripted::new([]), &mut Silent);
        assert!(self.state == before, "a refused action changed the position");
        refusal.expect_err("it should be refused").rule
    }

    /// The legal actions as texts.
    pub fn legal(&self) -> Vec<String> {
        let mut list: Vec<Action> = Vec::new();
        if self.state.decider().is_some() {
            Luxor::legal(&self.setup, &self.state, &mut list);
        }
        list.iter().map(Action::to_string).collect()
    }

    /// Who decides now: `a`, `b`…, or `-` when the game is over.
    pub fn decider(&self) -> char {
        self.state.decider().map_or('-', |seat| (b'a' + seat.0) as char)
    }

    /// Where a player's adventurers are, from the one nearest the tomb: `tomb 17 lying-9 stairs statue-2`.
    pub fn figures(&self, who: &str) -> String {
        let player = &self.view().players[seat(who).index()];
        let word = |adventurer: &AdventurerView| match adventurer {
            AdventurerView::Upright { place } => place.to_string(),
            AdventurerView::Lying { place } => format!("lying-{place}"),
            AdventurerView::Inactive { statue } => format!("statue-{statue}"),
        };
        player.adventurers.iter().map(word).collect::<Vec<_>>().join(" ")
    }

    /// A player's hand as they see it: `1, +-1, die, 2, 5`.
    pub fn hand(&self, who: &str) -> String {
        let view = Luxor::view(&self.setup, &self.state, Viewer::Seat(seat(who)));
        let hand = view.players[seat(who).index()].hand.iter();
        hand.map(|card| card.map_or("?".into(), |card| card.to_string())).collect::<Vec<_>>().join(", ")
    }

    /// What a player sees of what is their own.
    pub fn player(&self, who: &str) -> Shared<PlayerView> {
        let mut view = Luxor::view(&self.setup, &self.state, Viewer::Seat(seat(who)));
        view.players.swap_remove(seat(who).index())
    }

    /// A player's final points by category: collected, position, sarcophagi, keys, sets, scarabs, artifacts.
    pub fn scores(&self, who: &str) -> [i16; 7] {
        let outcome = Luxor::outcome(&self.setup, &self.state).expect("the game is over");
        *outcome.scores()[seat(who).index()].parts.first_chunk().expect("there are eight parts")
    }

    /// Did the last action emit such an event?
    pub fn happened(&self, what: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(what)
    }

    /// What a spectator sees.
    pub fn view(&self) -> View {
        Luxor::view(&self.setup, &self.state, Viewer::Spectator)
    }

    /// The tile on a space, or `empty`.
    pub fn tile_on(&self, space: u8) -> String {
        self.state.tile_at(&self.setup, Place::space(space)).map_or("empty".into(), |tile| tile.to_string())
    }
}

/// `a` is the first seat.
pub(crate) fn seat(name: &str) -> Seat {
    assert!(name.len() == 1, "{name:?} is no player");
    Seat(name.as_bytes()[0] - b'a')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scene_is_what_its_text_says() {
        let mut scene = Scene::base(
            2,
            "a: 17 17 9 statue-2 statue-3
             a hand: 1, +-1, die, horus1 1-3, 5
             b has: 2 keys, 1 vase, scarab 4
             19: empty
             18: osiris-2",
        );
        assert_eq!(scene.figures("a"), "17 17 9 statue-3 statue-2");
        assert_eq!(scene.hand("a"), "1, +-1, die, horus1 1-3, 5");
        assert_eq!(scene.decider(), 'a');
        assert_eq!(scene.tile_on(19), "empty");
        assert_eq!(scene.view().players[1].keys, 2);
        assert_eq!(scene.legal(), ["play left", "play right"]);
        scene.play("play left");
        assert_eq!(scene.legal(), ["move 9 by 1", "move 17 by 1"]);
    }
}
