//! An independent count of all pieces, from the canonical position and the events.

use game::Game;
use luxor_rules::{Event, Luxor, Module, Setup, State, Tile};

/// Every card, with how many there are in the base game, in the expansion, and in the equipment of one player.
const CARDS: [(&str, [i32; 3]); 31] = [
    ("1", [6, 0, 0]),
    ("+-1", [5, 0, 0]),
    ("2", [4, 0, 0]),
    ("3", [4, 0, 0]),
    ("4", [4, 0, 0]),
    ("5", [4, 0, 0]),
    ("die", [4, 0, 0]),
    ("horus1 1-3", [2, 1, 0]),
    ("horus1 1-4", [1, 1, 0]),
    ("horus1 1-die", [1, 1, 0]),
    ("horus1 all 1", [1, 1, 0]),
    ("horus1 last", [1, 1, 0]),
    ("horus1 less 1", [2, 1, 0]),
    ("horus2 1-4", [1, 1, 0]),
    ("horus2 1-5", [2, 1, 0]),
    ("horus2 1-die", [1, 1, 0]),
    ("horus2 all 1", [1, 1, 0]),
    ("horus2 last", [1, 1, 0]),
    ("horus2 less 2", [2, 1, 0]),
    ("horus3 1-5", [1, 1, 0]),
    ("horus3 1-6", [2, 2, 0]),
    ("horus3 all 2", [2, 1, 0]),
    ("horus3 last", [1, 1, 0]),
    ("horus3 less 3", [2, 1, 0]),
    ("equipment 6", [0, 0, 1]),
    ("equipment 0", [0, 0, 1]),
    ("equipment 1+", [0, 0, 1]),
    ("equipment 2+", [0, 0, 1]),
    ("equipment 3+", [0, 0, 1]),
    ("equipment die+-1", [0, 0, 2]),
    ("-", [0, 0, 0]),
];

/// Everything else, with how many there are.
const THINGS: [(&str, i32); 13] = [
    ("tunnel", 4),
    ("scarab", 4),
    ("wild", 3),
    ("scarab-or-wild", 1),
    ("favour-1-2", 1),
    ("favour-2-3", 1),
    ("1", 4),
    ("2", 8),
    ("3", 6),
    ("4", 4),
    ("vase", 10),
    ("statue", 10),
    ("jewellery", 10),
];
const TREASURES: usize = 10;

type Cards = [i32; CARDS.len()];

fn card(name: &str) -> usize {
    CARDS.iter().position(|(other, _)| *other == name).unwrap_or_else(|| panic!("no card {name:?}"))
}

/// What a position does not contain: what was discarded, spent and scored, from the events.
pub struct Ledger {
    discards: Cards,
    all_cards: Cards,
    things: usize,
    tomb_entries: i32,
    keys_given_up: i32,
    points: Vec<i32>,
}

impl Ledger {
    pub fn new(setup: &Setup) -> Self {
        let options = Luxor::options(setup);
        let expansion = i32::from(options.uses_expansion());
        let equipment = i32::from(options.has(Module::Equipment)) * i32::from(options.players);
        Ledger {
            discards: [0; CARDS.len()],
            all_cards: CARDS.map(|(_, [base, more, own])| base + more * expansion + own * equipment),
            // With artifacts some treasures lie face down, and no position says which.
            things: if options.has(Module::Artifacts) { TREASURES } else { THINGS.len() },
            tomb_entries: 0,
            keys_given_up: 0,
            points: vec![0; options.players as usize],
        }
    }

    pub fn record(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::CardPlayed { card: face, .. }
                | Event::CardAdded { card: face, .. }
                | Event::CardDiscarded { card: face, .. } => self.discards[card(&face.to_string())] += 1,
                Event::Reshuffled => self.discards = [0; CARDS.len()],
                Event::EnteredTomb { .. } => self.tomb_entries += 1,
                Event::KeysGivenUp { count, .. } => self.keys_given_up += i32::from(*count),
                Event::PrizeTaken { seat, points, .. } | Event::PointsScored { seat, points } => {
                    self.points[seat.index()] += i32::from(*points);
                }
                _ => {}
            }
        }
    }

    /// Points a player scored during the game.
    pub fn points(&self, seat: usize) -> i16 {
        self.points[seat] as i16
    }

    /// Checks that nothing of the box was lost or made.
    pub fn check(&self, setup: &Setup, state: &State) {
        let position = Position::read(&Luxor::position(setup, state));
        for (i, (name, _)) in CARDS.iter().enumerate() {
            assert_eq!(position.cards[i] + self.discards[i], self.all_cards[i], "cards {name}");
        }
        for (i, (name, count)) in THINGS.iter().enumerate().take(self.things) {
            assert_eq!(position.things[i], *count, "{name}");
        }
        assert_eq!(position.keys + self.tomb_entries + self.keys_given_up, 20, "keys");
        assert_eq!(position.in_tomb, self.tomb_entries, "entries");
        assert_eq!(position.wild, 18, "wild tiles");
        assert_eq!(position.points, self.points, "collected points");
        assert!(position.adventurers.iter().all(|&n| n == 5), "adventurers");
        assert_eq!(position.sarcophagi, self.tomb_entries.min(2), "sarcophagi");
    }

    /// L49: the discard pile that may be looked through is what was discarded.
    pub fn check_discards(&self, setup: &Setup, state: &State) {
        let mut seen = [0; CARDS.len()];
        for &(face, n) in Luxor::public_view(setup, state).discard_pile.iter() {
            seen[card(&face.to_string())] += i32::from(n);
        }
        assert_eq!(seen, self.discards);
    }
}

/// A canonical position taken apart.
pub struct Position {
    cards: Cards,
    things: [i32; THINGS.len()],
    keys: i32,
    wild: i32,
    points: Vec<i32>,
    adventurers: Vec<usize>,
    in_tomb: i32,
    sarcophagi: i32,
}

impl Position {
    pub fn read(text: &str) -> Position {
        let mut position = Position {
            cards: [0; CARDS.len()],
            things: [0; THINGS.len()],
            keys: 0,
            wild: 0,
            points: Vec::new(),
            adventurers: Vec::new(),
            in_tomb: 0,
            sarcophagi: 0,
        };
        for line in text.lines() {
            let (first, rest) = line.split_once(' ').expect("every line begins with a word");
            match first {
                "path" => position.path(rest),
                "player" => position.player(rest),
                "draw" => position.cards(rest),
                "horus1" | "horus2" | "horus3" => {
                    let (top, stack) = rest.split_once("; ").unwrap();
                    position.cards(top);
                    position.cards(stack);
                }
                "cobra" | "falcon" | "lion" => position.things(rest),
                "supply" => {
                    let (scarabs, rest) = rest.strip_prefix("scarabs ").unwrap().split_once("; ").unwrap();
                    position.things(scarabs);
                    let (wild, keys) = rest.strip_prefix("wild ").unwrap().split_once(" keys ").unwrap();
                    position.wild += number(wild);
                    position.keys += number(keys);
                }
                "away" => position.cards(rest.split_once(' ').unwrap().1),
                "out" => position.things(rest.split_once(' ').unwrap().1),
                _ => {}
            }
        }
        position.cards[CARDS.len() - 1] = 0; // `-` stands for no card.
        position
    }

    fn cards(&mut self, text: &str) {
        items(text).for_each(|(name, n)| self.cards[card(name)] += n);
    }

    fn things(&mut self, text: &str) {
        items(text).filter(|&(name, _)| name != "-").for_each(|(name, n)| self.thing(name, n));
    }

    fn thing(&mut self, name: &str, n: i32) {
        if let Some(i) = THINGS.iter().position(|(other, _)| *other == name) {
            self.things[i] += n;
        }
    }

    fn path(&mut self, tiles: &str) {
        for tile in tiles.split(' ').map(|tile| tile.trim_end_matches('*')) {
            match tile.split('-').next() {
                Some(treasure @ ("vase" | "statue" | "jewellery")) => self.thing(treasure, 1),
                _ => self.thing(tile, 1),
            }
        }
    }

    /// `1 at 12 stairs statue-1; hand 1, 2; points 3 keys 1 wild 0; treasures vase x1; scarabs -; sarcophagi 5`
    fn player(&mut self, text: &str) {
        let mut parts = text.split("; ");
        let mut part = |prefix: &str| {
            let part = parts.next().unwrap_or_else(|| panic!("{text:?}"));
            part.split_once(prefix).unwrap_or_else(|| panic!("no {prefix:?} in {text:?}")).1
        };
        let at = part(" at ");
        let hand = part("hand ");
        let holdings: Vec<&str> = part("points ").split(' ').collect();
        let (treasures, scarabs, sarcophagi) = (part("treasures "), part("scarabs "), part("sarcophagi "));
        self.adventurers.push(at.split(' ').count());
        self.in_tomb += at.split(' ').filter(|&place| place == "tomb").count() as i32;
        self.cards(hand);
        let [points, "keys", keys, "wild", wild] = holdings[..] else { panic!("{text:?}") };
        self.points.push(number(points));
        self.keys += number(keys);
        self.wild += number(wild);
        self.things(treasures);
        self.things(scarabs);
        self.sarcophagi += items(sarcophagi).filter(|&(name, _)| name != "-").count() as i32;
    }
}

fn number(text: &str) -> i32 {
    text.parse().unwrap()
}

/// `a x2, b`, each with its number.
fn items(text: &str) -> impl Iterator<Item = (&str, i32)> {
    text.split(", ").map(|item| match item.rsplit_once(" x") {
        Some((name, n)) => (name, number(n)),
        None => (item, 1),
    })
}

/// Is this a tile that never leaves its space (L5, L6)?
pub fn stays(tile: Option<Tile>) -> bool {
    matches!(tile, Some(Tile::Horus(_) | Tile::Osiris(_)))
}
