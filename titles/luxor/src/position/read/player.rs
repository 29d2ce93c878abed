//! What lies before a player: adventurers, hand, treasures, and what others know of the hand.

use super::names::origin;
use super::{Read, Reader};
use crate::action::End;
use crate::figure::{FIGURES, Figure};
use crate::hand::{HAND, Hand, Origin, Slot};
use crate::state::Player;
use crate::tile::Treasure;
use game::Seat;
use game::position::{count, keyed, list, number, parts};

impl Reader<'_> {
    pub(super) fn player(&mut self, seat: Seat, text: &str) -> Read {
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
        *player = Player { hand, points, scarabs, figures, keys, treasures: treasured, wild, sarcophagi };
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

    pub(super) fn slot(&self, owner: Seat, item: &str) -> Read<Slot> {
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

    pub(super) fn excluded(&mut self, text: &str) -> Read {
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

    pub(super) fn pending(&mut self, text: &str) -> Read {
        let (end, cards) = text.split_once(' ').ok_or("pending left 3, die: the end, and the cards")?;
        let end: End = end.parse()?;
        self.state.beyond.exclusions.set_pending(end, self.kinds(cards)?);
        Ok(())
    }
}
