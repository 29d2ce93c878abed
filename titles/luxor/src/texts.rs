//! The texts of all kinds of cards and tiles of a game, and in which order they stand in the text of a position.

use crate::hand::Kind;
use crate::setup::{CARDS, Setup, TILES, TileKind};
use arrayvec::ArrayVec;
use game::Word;

/// Texts by kind.
#[derive(Debug, Default)]
pub(crate) struct Texts {
    cards: ArrayVec<Word, CARDS>,
    tiles: ArrayVec<Word, TILES>,
    cards_sorted: ArrayVec<Kind, CARDS>,
    tiles_sorted: ArrayVec<TileKind, TILES>,
}

impl Texts {
    /// Of all the kinds of a game.
    pub fn new(setup: &Setup) -> Texts {
        let cards: ArrayVec<Word, CARDS> =
            setup.card_kinds().map(|kind| setup.card(kind as Kind).word()).collect();
        let tiles: ArrayVec<Word, TILES> =
            (0..setup.tile_kinds).map(|kind| setup.tile(kind as TileKind).word()).collect();
        Texts { cards_sorted: sorted(&cards), tiles_sorted: sorted(&tiles), cards, tiles }
    }

    /// The text of a card.
    pub fn card(&self, kind: Kind) -> &str {
        &self.cards[usize::from(kind)]
    }

    /// The text of a tile.
    pub fn tile(&self, kind: TileKind) -> &str {
        &self.tiles[usize::from(kind)]
    }

    /// All kinds of cards in the order of their texts with a number behind them.
    pub fn cards_sorted(&self) -> impl Iterator<Item = (usize, &str)> {
        self.cards_sorted.iter().map(|&kind| (usize::from(kind), self.card(kind)))
    }

    /// All kinds of tiles in the order of their texts with a number behind them.
    pub fn tiles_sorted(&self) -> impl Iterator<Item = (usize, &str)> {
        self.tiles_sorted.iter().map(|&kind| (usize::from(kind), self.tile(kind)))
    }
}

/// The places of texts in the order in which they stand as `text x2`.
fn sorted<const N: usize>(texts: &[Word]) -> ArrayVec<u8, N> {
    let mut sorted: ArrayVec<u8, N> = (0..texts.len() as u8).collect();
    sorted.sort_by_key(|&index| texts[usize::from(index)].text(" x"));
    sorted
}

#[cfg(test)]
mod tests {
    use crate::{Luxor, Module, Options};
    use game::Game;

    #[test]
    fn whatever_the_numbers_are_counts_stand_in_the_order_of_their_texts() {
        let setup = Luxor::set_up(None, &Options::with(5, &Module::ALL)).unwrap();
        let cards: Vec<&str> = setup.texts.cards_sorted().map(|(_, text)| text).collect();
        let tiles: Vec<&str> = setup.texts.tiles_sorted().map(|(_, text)| text).collect();
        assert_eq!((cards.len(), tiles.len()), (setup.card_kinds().len(), setup.tile_kinds));
        for pair in cards.windows(2).chain(tiles.windows(2)) {
            for (a, b) in (1..16).flat_map(|a| (1..16).map(move |b| (a, b))) {
                assert!(format!("{} x{a}", pair[0]) < format!("{} x{b}", pair[1]), "{pair:?}");
            }
        }
    }
}
