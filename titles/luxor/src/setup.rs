//! The setup of a game: components and options, preprocessed for speed.

use crate::card::{Card, Effect, Level, Suit};
use crate::components::{Components, PlaceFor};
use crate::hand::{HAND, Kind, NO_KIND};
use crate::options::{Module, Options};
use crate::place::{Place, Places};
use crate::steps::{StepSet, card_steps};
use crate::texts::Texts;
use crate::tile::{Icon, Temple, Tile};
use arrayvec::ArrayVec;
use game::{Fault, Faults, Generation, Seat};

/// How many kinds of cards there can be.
pub(crate) const CARDS: usize = 32;

/// How many kinds of tiles there can be.
pub(crate) const TILES: usize = 64;
/// How many kinds of Horus cards there can be.
pub(crate) const HORUS_CARDS: usize = 24;
/// How many kinds of treasures and artifacts there can be.
pub(crate) const PRIZES: usize = 20;
/// How many kinds of temple tiles there can be.
pub(crate) const TEMPLES: usize = 8;
/// How many players there can be.
pub(crate) const SEATS: usize = 5;
/// How many spaces a path can have.
pub(crate) const SPACES: usize = 40;

/// How many sarcophagi there are: for the two adventurers that end the game (L22, L41).
pub(crate) const SARCOPHAGI: usize = 2;
/// How many values of scarabs there can be.
pub(crate) const SCARABS: usize = 4;

/// The number of a tile's kind: treasures and artifacts first, then temple tiles, then the others.
pub(crate) type TileKind = u8;

/// Everything about a game that never changes while it is played.
#[derive(Debug)]
pub struct Setup {
    /// The generation of the rules; a rule that changed asks it.
    pub(crate) generation: Generation,
    pub(crate) components: Components,
    pub(crate) options: Options,
    pub(crate) modules: Modules,
    pub(crate) seats: u8,
    cards: [Card; CARDS],
    /// The numbers of tiles each card lets one adventurer move, before a die is rolled.
    steps: [StepSet; CARDS],
    card_kinds: usize,
    /// All cards of each kind in this game.
    pub(crate) copies: [u8; CARDS],
    /// The cards of the draw pile at the start.
    pub(crate) basic: [u8; CARDS],
    /// One player's equipment.
    pub(crate) equipment: [u8; CARDS],
    /// The first kind of Horus cards.
    pub(crate) first_horus: usize,
    /// Where the kinds of each level end.
    horus_ends: [usize; 3],
    tiles: [Tile; TILES],
    pub(crate) tile_kinds: usize,
    /// Treasures, with artifacts if they are in play: how many of each kind.
    pub(crate) prizes: [u8; PRIZES],
    /// How many kinds of treasures and artifacts.
    pub(crate) prize_kinds: usize,
    /// Temple tiles of each stack, by local kind.
    pub(crate) temples: [[u8; TEMPLES]; 3],
    pub(crate) osiris_tiles: ArrayVec<(TileKind, u8), 16>,
    /// The spaces for Osiris tiles.
    pub(crate) osiris: u64,
    /// The spaces for treasures.
    pub(crate) treasures: u64,
    /// The spaces for Horus tiles.
    pub(crate) horus: u64,
    /// The Horus tiles, on their spaces.
    pub(crate) horus_tiles: [TileKind; SPACES],
    /// The statues that somebody on each place has passed, one bit each.
    passed: [u8; 64],
    icons: [Option<Icon>; 64],
    /// The spaces on which a tile lies face down below another (A1).
    pub(crate) doubled: u64,
    pub(crate) scarab_values: ArrayVec<u8, SCARABS>,
    pub(crate) texts: Texts,
}

/// Which modules are in play, by name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Modules {
    pub mummy: bool,
    pub equipment: bool,
    pub artifacts: bool,
    pub characters: bool,
}

impl Setup {
    /// Checks options and arranges the box.
    pub fn new(generation: Generation, components: Components, options: &Options) -> Result<Setup, Faults> {
        check(options)?;
        let mut setup = Setup {
            generation,
            modules: Modules {
                mummy: options.has(Module::Mummy),
                equipment: options.has(Module::Equipment),
                artifacts: options.has(Module::Artifacts),
                characters: options.has(Module::Characters),
            },
            seats: options.players,
            options: options.clone(),
            cards: [Card { suit: Suit::Basic, effect: Effect::Last }; CARDS],
            steps: [StepSet::default(); CARDS],
            card_kinds: 0,
            copies: [0; CARDS],
            basic: [0; CARDS],
            equipment: [0; CARDS],
            first_horus: 0,
            horus_ends: [0; 3],
            tiles: [Tile::Osiris(0); TILES],
            tile_kinds: 0,
            prizes: [0; PRIZES],
            prize_kinds: 0,
            temples: [[0; TEMPLES]; 3],
            osiris_tiles: ArrayVec::new(),
            osiris: 0,
            treasures: 0,
            horus: 0,
            horus_tiles: [0; SPACES],
            passed: [0; 64],
            icons: [None; 64],
            doubled: 0,
            texts: Texts::default(),
            scarab_values: components.scarabs.iter().map(|&(value, _)| value).collect(),
            components,
        };
        setup.arrange_cards();
        setup.arrange_tiles();
        setup.arrange_spaces();
        setup.texts = Texts::new(&setup);
        Ok(setup)
    }

    fn arrange_cards(&mut self) {
        let components = self.components.clone();
        for &(effect, count) in &components.basic {
            let kind = self.card_kind_for(Card { suit: Suit::Basic, effect });
            self.basic[kind] += count;
            self.copies[kind] += count;
        }
        self.first_horus = self.card_kinds;
        for level in Level::ALL {
            // F2: the expansion's Horus cards join whenever anything of it is used.
            let more = if self.options.uses_expansion() {
                &components.expansion_horus[level.index()][..]
            } else {
                &[]
            };
            for &(effect, count) in components.horus[level.index()].iter().chain(more) {
                let kind = self.card_kind_for(Card { suit: Suit::Horus(level), effect });
                self.copies[kind] += count;
            }
            self.horus_ends[level.index()] = self.card_kinds;
        }
        if self.modules.equipment {
            for &(effect, count) in &components.equipment {
                let kind = self.card_kind_for(Card { suit: Suit::Equipment, effect });
                self.equipment[kind] += count;
                self.copies[kind] += count * self.seats;
            }
        }
    }

    fn arrange_tiles(&mut self) {
        let components = self.components.clone();
        for &(treasure, demand, points, count) in &components.treasures {
            let kind = self.tile_kind_for(Tile::Treasure { treasure, demand, points });
            self.prizes[kind] += count;
        }
        if self.modules.artifacts {
            for &(demand, points, count) in &components.artifacts {
                let kind = self.tile_kind_for(Tile::Artifact { demand, points });
                self.prizes[kind] += count;
            }
        }
        self.prize_kinds = self.tile_kinds;
        for icon in Icon::ALL {
            for &(temple, count) in &components.temple[icon as usize] {
                let kind = self.tile_kind_for(Tile::Temple(temple));
                self.temples[icon as usize][kind - self.prize_kinds] += count;
            }
        }
        for &(steps, count) in &components.osiris {
            let kind = self.tile_kind_for(Tile::Osiris(steps));
            self.osiris_tiles.push((kind as TileKind, count));
        }
    }

    fn arrange_spaces(&mut self) {
        let mut plain = Vec::new();
        for (i, space) in self.components.spaces.clone().iter().enumerate() {
            let place = Place::space(i as u8 + 1);
            match space.place_for {
                PlaceFor::Osiris => self.osiris |= place.bit(),
                PlaceFor::Horus(level) => {
                    self.horus |= place.bit();
                    self.horus_tiles[i] = self.tile_kind_for(Tile::Horus(level)) as TileKind;
                }
                PlaceFor::Treasure(icon) => {
                    self.treasures |= place.bit();
                    self.icons[place.0 as usize] = icon;
                    if icon.is_none() {
                        plain.push(place);
                    }
                }
            }
        }
        for (index, &after) in self.components.statues.iter().enumerate() {
            self.passed[usize::from(after) + 1..].iter_mut().for_each(|passed| *passed |= 1 << index);
        }
        if self.modules.artifacts {
            // A1: as many spaces as there are artifacts, counted from the stairs.
            let hidden = self.components.artifacts.iter().map(|&(_, _, count)| count as usize).sum();
            self.doubled = plain.iter().take(hidden).fold(0, |set, place| set | place.bit());
        }
    }

    fn card_kind_for(&mut self, card: Card) -> usize {
        self.card_named(card).unwrap_or_else(|| {
            self.cards[self.card_kinds] = card;
            self.steps[self.card_kinds] = card_steps(card.effect, 0);
            self.card_kinds += 1;
            self.card_kinds - 1
        })
    }

    fn tile_kind_for(&mut self, tile: Tile) -> usize {
        self.tile_named(tile).unwrap_or_else(|| {
            self.tiles[self.tile_kinds] = tile;
            self.tile_kinds += 1;
            self.tile_kinds - 1
        })
    }

    /// The kind of this card, if the game has it.
    pub(crate) fn card_named(&self, card: Card) -> Option<usize> {
        self.cards[..self.card_kinds].iter().position(|&other| other == card)
    }

    /// The kind of this tile, if the game has it.
    pub(crate) fn tile_named(&self, tile: Tile) -> Option<usize> {
        self.tiles[..self.tile_kinds].iter().position(|&other| other == tile)
    }

    /// The kinds of cards in this game.
    pub(crate) fn card_kinds(&self) -> std::ops::Range<usize> {
        0..self.card_kinds
    }

    /// The kinds of Horus cards of a level.
    #[inline]
    pub(crate) fn horus_kinds(&self, level: Level) -> std::ops::Range<usize> {
        let start = level.index().checked_sub(1).map_or(self.first_horus, |below| self.horus_ends[below]);
        start..self.horus_ends[level.index()]
    }

    /// The kinds of Horus cards.
    pub(crate) fn all_horus_kinds(&self) -> std::ops::Range<usize> {
        self.first_horus..self.horus_ends[2]
    }

    #[inline]
    pub(crate) fn card(&self, kind: Kind) -> Card {
        debug_assert!(kind != NO_KIND);
        self.cards[kind as usize % CARDS]
    }

    /// The numbers of tiles a card lets one adventurer move, before a die is rolled.
    #[inline]
    pub(crate) fn steps(&self, kind: Kind) -> StepSet {
        debug_assert!(kind != NO_KIND);
        self.steps[kind as usize % CARDS]
    }

    #[inline]
    pub(crate) fn tile(&self, kind: TileKind) -> Tile {
        self.tiles[kind as usize % 64]
    }

    /// The temple tile with this local kind.
    #[inline]
    pub(crate) fn temple_kind(&self, local: usize) -> TileKind {
        (self.prize_kinds + local) as TileKind
    }

    /// The kind of tunnels, if there are any.
    pub(crate) fn tunnel(&self) -> Option<TileKind> {
        self.tile_named(Tile::Temple(Temple::Tunnel)).map(|kind| kind as TileKind)
    }

    #[inline]
    pub(crate) fn icon(&self, place: Place) -> Option<Icon> {
        self.icons[place.0 as usize % 64]
    }

    /// The statues with the spaces after which they stand, by index.
    #[inline]
    pub(crate) fn statues(&self) -> &[u8] {
        &self.components.statues
    }

    /// The statues passed on a way forward.
    #[inline]
    pub(crate) fn statues_between(&self, from: Place, to: Place) -> impl Iterator<Item = usize> + use<> {
        let between = self.passed[usize::from(to.0) % 64] & !self.passed[usize::from(from.0) % 64];
        Places(u64::from(between)).map(|statue| usize::from(statue.0))
    }

    /// All seats.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }
}

fn check(options: &Options) -> Result<(), Faults> {
    let mut faults = Vec::new();
    if !(2..=5).contains(&options.players) {
        faults.push(Fault::whole(format!("Luxor is for 2 to 5 players, not {}", options.players)));
    }
    if let Some(first) = options.first
        && first.0 >= options.players
    {
        let what = format!("the first player is seat {}, but there are only {}", first, options.players);
        faults.push(Fault::whole(what));
    }
    for (i, module) in options.modules.iter().enumerate() {
        if options.modules[..i].contains(module) {
            faults.push(Fault::whole(format!("the module {} is named twice", module.name())));
        }
    }
    debug_assert!(HAND as usize * SEATS < 31, "five hands can be dealt from the basic cards");
    if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
}
