//! What one player has.

use crate::components::Components;
use crate::hand::Hand;
use crate::tile::{Back, KINDS, Tile};

/// Everything in front of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// X1: the face-down stack as multisets, one for each back from 2 on; the ones are never drawn.
    stack: [[u8; KINDS]; Back::COUNT - 1],
    /// The terrain tiles in hand, once all have chosen by X2.
    pub hand: Hand,
    /// X2: what this player chose to keep beside the camp, until all have chosen.
    pub kept: Option<Tile>,
    /// Adventurers not on the table.
    pub supply: u8,
    /// N6: captured adventurers, by their owner.
    pub captured: [u8; 4],
    /// N1: the action tiles in hand, by kind.
    pub actions: [u8; 4],
    /// How many of them everybody knows: tiles chosen and taken back.
    pub actions_known: [u8; 4],
    /// N1: the face-down action tiles, by kind.
    pub action_pile: [u8; 4],
}

impl Player {
    /// Nothing at all: a seat nobody takes.
    pub const NOBODY: Player = Player {
        stack: [[0; KINDS]; Back::COUNT - 1],
        hand: Hand::NONE,
        kept: None,
        supply: 0,
        captured: [0; 4],
        actions: [0; 4],
        actions_known: [0; 4],
        action_pile: [0; 4],
    };

    /// X1: everything of one colour, before anything is drawn.
    pub fn new(from: &Components) -> Player {
        let mut player = Player { supply: from.adventurers, ..Player::NOBODY };
        for back in Back::all().skip(1) {
            player.stack[back.index() - 1] = from.faces[back.index()];
        }
        player
    }

    /// X15: the back on top of the stack.
    #[inline]
    pub fn top(&self) -> Option<Back> {
        Back::all().skip(1).find(|&back| self.left(back) > 0)
    }

    /// X15: how many tiles with this back are in the stack.
    #[inline]
    pub fn left(&self, back: Back) -> u8 {
        self.pile(back).iter().sum()
    }

    /// The tiles with this back in the stack, by face.
    #[inline]
    pub fn pile(&self, back: Back) -> &[u8; KINDS] {
        // Ones are never in the stack: all four are taken at once (X2).
        debug_assert!(back != Back::ONE);
        &self.stack[back.index() - 1]
    }

    /// The tiles with this back in the stack, to be changed.
    #[inline]
    pub fn pile_mut(&mut self, back: Back) -> &mut [u8; KINDS] {
        debug_assert!(back != Back::ONE);
        &mut self.stack[back.index() - 1]
    }

    /// How many action tiles the player holds.
    #[inline]
    pub fn actions_held(&self) -> u8 {
        self.actions.iter().sum()
    }

    /// N2: are there action tiles to draw?
    #[inline]
    pub fn actions_left(&self) -> u8 {
        self.action_pile.iter().sum()
    }
}
