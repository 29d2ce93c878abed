//! Whole games at random: every combination of modules with every number of players. After each action everything in
//! the box is where the events said it went; a share of the games is checked in more ways.

use crate::common::every_action;
use game::transcript::{self, Knowledge, Player, Verdict};
use game::{ChaCha8Rng, Collected, Game, RngChance, Seat, Seed, SeedableRng, Silent, Table, Viewer, below};
use luxor_rules::score::{Holdings, breakdown};
use luxor_rules::view::{AdventurerView, Asked, PlayerView};
use luxor_rules::{
    Action, Card, Components, Event, Luxor, Module, MummyTile, Options, Place, Setup, State, Tile, View,
    components,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Games of each of the 64 cases; `LUXOR_MODULE_GAMES=5000` plays more.
const GAMES: u64 = 250;
/// In one game of this many, every position is checked for exactly the listed actions being legal.
const TRIED: u64 = 125;
/// One game of this many is determinized for every player, now and then.
const DETERMINIZATIONS: u64 = 50;
/// One game of this many is written and replayed.
const WRITTEN: u64 = 100;
/// An upper limit of actions, far more than any game needs.
const MOST_ACTIONS: usize = 20_000;

macro_rules! combinations {
    ($($name:ident: $($module:ident)*;)*) => {
        $(#[test]
        fn $name() {
            (2..=5).for_each(|players| play_games(players, &[$(Module::$module),*]));
        })*
    };
}

combinations! {
    base:;
    mummy: Mummy;
    equipment: Equipment;
    artifacts: Artifacts;
    characters: Characters;
    mummy_equipment: Mummy Equipment;
    mummy_artifacts: Mummy Artifacts;
    mummy_characters: Mummy Characters;
    equipment_artifacts: Equipment Artifacts;
    equipment_characters: Equipment Characters;
    artifacts_characters: Artifacts Characters;
    mummy_equipment_artifacts: Mummy Equipment Artifacts;
    mummy_equipment_characters: Mummy Equipment Characters;
    mummy_artifacts_characters: Mummy Artifacts Characters;
    equipment_artifacts_characters: Equipment Artifacts Characters;
    all_four: Mummy Equipment Artifacts Characters;
}

fn games() -> u64 {
    let wished = std::env::var("LUXOR_MODULE_GAMES").ok();
    wished.map_or(GAMES, |games| games.parse().expect("LUXOR_MODULE_GAMES is a number of games"))
}

fn play_games(players: u8, modules: &[Module]) {
    let options = Options::with(players, modules);
    let setup = Arc::new(Luxor::set_up(None, &options).unwrap());
    let components = Components::read(components::DEFAULT).unwrap();
    let everything = every_action();
    for game in 0..games() {
        let seed = game * 5 + u64::from(players);
        if game % WRITTEN == 2 {
            play_and_write(&setup, seed);
            continue;
        }
        let mut play = Play::begin(&setup, &components, seed);
        while let Some(decider) = Luxor::decider(&setup, &play.state) {
            if game % TRIED == 0 {
                play.try_everything(&everything);
            }
            if game % DETERMINIZATIONS == 1 && play.actions.is_multiple_of(5) {
                play.determinize(decider);
            }
            play.go_on();
        }
        play.finish();
    }
}

/// A game in progress, with a ledger of its events.
struct Play<'a> {
    setup: &'a Setup,
    components: &'a Components,
    state: State,
    ledger: Ledger,
    rng: ChaCha8Rng,
    chance: RngChance<ChaCha8Rng>,
    actions: usize,
}

impl<'a> Play<'a> {
    fn begin(setup: &'a Setup, components: &'a Components, seed: u64) -> Self {
        let mut chance = RngChance::seeded(&Seed::from_number(seed));
        let state = Luxor::start(setup, &mut chance, &mut Silent);
        let view = Luxor::view(setup, &state, Viewer::Spectator);
        let ledger = Ledger::open(components, Luxor::options(setup), &view);
        ledger.check(&view);
        Play { setup, components, state, ledger, rng: ChaCha8Rng::seed_from_u64(seed), chance, actions: 0 }
    }

    /// One random action, and everything is where it should be.
    fn go_on(&mut self) {
        let mut list: Vec<Action> = Vec::new();
        Luxor::legal(self.setup, &self.state, &mut list);
        assert!(!list.is_empty(), "a decider has nothing to do: {:?}", self.state);
        for (i, action) in list.iter().enumerate() {
            assert!(!list[..i].contains(action), "{action} is listed twice");
        }
        let action = match self.actions % 2 {
            0 => list[below(&mut self.rng, list.len() as u32) as usize],
            _ => Luxor::random_action(self.setup, &self.state, &mut self.rng),
        };
        assert!(list.contains(&action), "{action} is not listed");
        let mut events = Collected::default();
        Luxor::play(self.setup, &mut self.state, action, &mut self.chance, &mut events);
        events.0.iter().for_each(|event| self.ledger.follow(event));
        self.ledger.check(&Luxor::view(self.setup, &self.state, Viewer::Spectator));
        self.actions += 1;
        assert!(self.actions < MOST_ACTIONS, "the game does not end");
    }

    /// Exactly the listed actions are legal, and a refused one leaves the position as it was.
    fn try_everything(&self, everything: &[Action]) {
        let mut list: Vec<Action> = Vec::new();
        Luxor::legal(self.setup, &self.state, &mut list);
        for action in &list {
            assert!(everything.contains(action), "{action} is missing in the list of all actions");
            assert_eq!(action.to_string().parse(), Ok(*action));
        }
        for &action in everything {
            let mut tried = self.state;
            let done =
                Luxor::apply(self.setup, &mut tried, action, &mut self.chance.clone(), &mut Silent).is_ok();
            assert_eq!(done, list.contains(&action), "{action}");
            assert!(done || tried == self.state, "{action} was refused and changed the position");
        }
    }

    /// A determinized position looks the same to its viewer and has the same pieces.
    fn determinize(&mut self, decider: Seat) {
        let whole = Census::take(self.setup, &self.state);
        for seat in Seat::all(Luxor::seats(self.setup)) {
            let determinized = Luxor::determinize(self.setup, &self.state, seat, &mut self.rng);
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let (seen, true_view) = (
                    Luxor::view(self.setup, &determinized, viewer),
                    Luxor::view(self.setup, &self.state, viewer),
                );
                assert_eq!(seen, true_view, "{viewer:?}");
            }
            assert_eq!(Census::take(self.setup, &determinized), whole);
            let (mut legal, mut truly_legal): (Vec<Action>, Vec<Action>) = Default::default();
            Luxor::legal(self.setup, &determinized, &mut legal);
            assert!(!legal.is_empty(), "{seat:?} determinizes {decider:?} with nothing to do");
            if seat == decider {
                Luxor::legal(self.setup, &self.state, &mut truly_legal);
                assert_eq!(legal, truly_legal);
            }
        }
    }

    /// The result is the sum of its parts, and the parts are what the table shows.
    fn finish(&self) {
        let view = Luxor::view(self.setup, &self.state, Viewer::Spectator);
        assert_eq!(view.asked, Asked::Nothing);
        let outcome = Luxor::outcome(self.setup, &self.state).expect("the game is over");
        assert_eq!(outcome.scores().len(), view.players.len());
        for (score, player) in outcome.scores().iter().zip(&view.players) {
            assert_eq!(score.total, score.parts.iter().sum::<i16>());
            assert_eq!(score.parts, counted(self.components, player));
        }
        assert!(outcome.winners().next().is_some());
    }
}

/// The points of what a player shows at the end.
fn counted(components: &Components, player: &PlayerView) -> [i16; 8] {
    let place = |adventurer: &AdventurerView| match *adventurer {
        AdventurerView::Upright { place } | AdventurerView::Lying { place } => Some(place),
        AdventurerView::Inactive { .. } => None,
    };
    let places: Vec<Place> = player.adventurers.iter().filter_map(place).collect();
    let scarabs = player.scarab_values.as_ref().expect("at the end the scarabs are turned up");
    let scarabs: Vec<u8> = scarabs.iter().flat_map(|&(value, count)| vec![value; count.into()]).collect();
    let holdings = Holdings {
        points: player.points,
        places: &places,
        sarcophagi: &player.sarcophagi,
        keys: player.keys,
        treasures: [player.treasures[0].1, player.treasures[1].1, player.treasures[2].1],
        wild: player.wild,
        scarabs: &scarabs,
        artifacts: player.artifacts,
    };
    breakdown(components, holdings)
}

/// Where everything went, kept from the events alone.
struct Ledger {
    modules: Vec<Module>,
    /// The box.
    cards: usize,
    put_away: usize,
    prizes: usize,
    temples: usize,
    wild: usize,
    keys: usize,
    scarabs: usize,
    talismans: usize,
    sarcophagi: usize,
    open_tiles: usize,
    /// The table.
    discarded: Vec<(Card, u8)>,
    draw_pile: usize,
    keys_gone: usize,
    scarabs_out: usize,
    mummy_stack: usize,
    mummy_discarded: Vec<(MummyTile, u8)>,
    points: Vec<i16>,
    characters: Vec<Option<luxor_rules::Character>>,
}

fn sum(counts: impl Iterator<Item = u8>) -> usize {
    counts.map(usize::from).sum()
}

fn put_in<K: PartialEq>(counts: &mut Vec<(K, u8)>, key: K) {
    match counts.iter_mut().find(|(other, _)| *other == key) {
        Some((_, count)) => *count += 1,
        None => counts.push((key, 1)),
    }
}

fn same<K: PartialEq>(counts: &[(K, u8)], others: &[(K, u8)]) -> bool {
    counts.len() == others.len() && counts.iter().all(|entry| others.contains(entry))
}

impl Ledger {
    fn open(components: &Components, options: &Options, view: &View) -> Ledger {
        let effects = |cards: &[(luxor_rules::card::Effect, u8)]| sum(cards.iter().map(|&(_, count)| count));
        let players = usize::from(options.players);
        let basic = effects(&components.basic);
        let mut cards = basic + components.horus.iter().map(|stack| effects(stack)).sum::<usize>();
        if players == 5 || !options.modules.is_empty() {
            cards += components.expansion_horus.iter().map(|stack| effects(stack)).sum::<usize>();
        }
        let equipment = if options.has(Module::Equipment) { effects(&components.equipment) } else { 0 };
        let mut prizes = sum(components.treasures.iter().map(|&(.., count)| count));
        if options.has(Module::Artifacts) {
            prizes += sum(components.artifacts.iter().map(|&(.., count)| count));
        }
        let mummy = options.has(Module::Mummy);
        let mummy_tiles = sum(components.mummy_tiles.iter().map(|&(.., count)| count));
        let open = usize::from(components.open_mummy_tiles);
        Ledger {
            modules: options.modules.clone(),
            cards: cards + equipment * players,
            put_away: if equipment > 0 { (equipment - 5) * players } else { 0 },
            prizes,
            temples: components.temple.iter().map(|stack| sum(stack.iter().map(|&(_, n)| n))).sum(),
            wild: components.wild.into(),
            keys: components.keys.into(),
            scarabs: sum(components.scarabs.iter().map(|&(_, count)| count)),
            talismans: if mummy { components.talismans.into() } else { 0 },
            sarcophagi: components.sarcophagi.len(),
            open_tiles: if mummy { open } else { 0 },
            discarded: Vec::new(),
            draw_pile: if equipment > 0 { basic } else { basic - 5 * players },
            keys_gone: 0,
            scarabs_out: 0,
            mummy_stack: if mummy { mummy_tiles - open } else { 0 },
            mummy_discarded: Vec::new(),
            points: vec![0; players],
            characters: view.players.iter().map(|player| player.character).collect(),
        }
    }

    fn follow(&mut self, event: &Event) {
        match *event {
            Event::CardPlayed { card, .. }
            | Event::CardAdded { card, .. }
            | Event::CardDiscarded { card, .. } => put_in(&mut self.discarded, card),
            Event::CardDrawn { .. } => self.draw_pile -= 1,
            Event::Reshuffled => {
                assert_eq!(self.draw_pile, 0, "reshuffled too early");
                self.draw_pile = sum(self.discarded.drain(..).map(|(_, count)| count));
            }
            Event::KeyTaken { count, .. } | Event::TalismansTaken { count, .. } => {
                assert!(count > 0, "somebody took none");
            }
            Event::EnteredTomb { .. } => self.keys_gone += 1,
            Event::KeysGivenUp { count, .. } => {
                assert!(count > 0, "somebody gave up none");
                self.keys_gone += usize::from(count);
            }
            Event::ScarabPutOut { .. } => self.scarabs_out += 1,
            Event::MummyTileUsed { tile, .. } => put_in(&mut self.mummy_discarded, tile),
            Event::MummyTileOpened { .. } => self.mummy_stack -= 1,
            Event::MummyTilesReshuffled => {
                assert_eq!(self.mummy_stack, 0, "reshuffled too early");
                self.mummy_stack = sum(self.mummy_discarded.drain(..).map(|(_, count)| count));
            }
            Event::PrizeTaken { seat, points, .. } | Event::PointsScored { seat, points } => {
                self.points[seat.index()] += points;
            }
            _ => {}
        }
    }

    fn check(&self, view: &View) {
        self.check_cards(view);
        self.check_tiles(view);
        self.check_supplies(view);
        self.check_players(view);
        if let Some(mummy) = &view.mummy {
            assert!(self.modules.contains(&Module::Mummy));
            let of_players = sum(view.players.iter().map(|player| player.talismans));
            assert_eq!(usize::from(mummy.talismans) + of_players, self.talismans, "talismans");
            assert_eq!(usize::from(mummy.stack), self.mummy_stack, "mummy tiles face down");
            assert!(same(&mummy.discarded, &self.mummy_discarded), "mummy tiles discarded");
            let between_two = view.asked != Asked::Play && view.asked != Asked::Raise;
            assert!(mummy.open.len() == self.open_tiles || between_two, "open mummy tiles");
        }
    }

    fn check_cards(&self, view: &View) {
        let hands: usize = view.players.iter().map(|player| player.hand.len()).sum();
        let discarded = sum(view.discard_pile.iter().map(|&(_, count)| count));
        let horus = sum(view.horus.iter().map(|stack| stack.count));
        let held = usize::from(view.held.is_some());
        let draw_pile = usize::from(view.draw_pile);
        assert_eq!(hands + discarded + horus + held + draw_pile + self.put_away, self.cards, "cards");
        assert_eq!(draw_pile, self.draw_pile, "draw pile");
        assert!(draw_pile > 0 || discarded == 0, "L40: the draw pile is replaced as soon as it is used up");
        assert!(same(&view.discard_pile, &self.discarded), "discard pile");
        let turn_begins = matches!(view.asked, Asked::Play | Asked::Raise | Asked::Nothing);
        for (seat, player) in view.players.iter().enumerate() {
            let full = player.hand.len() == 5;
            assert!(full || view.current.index() == seat && !turn_begins, "L39: {} cards", player.hand.len());
        }
    }

    fn check_tiles(&self, view: &View) {
        let tiles = || view.path.iter().filter_map(|space| space.tile);
        let on_path = tiles().filter(|tile| tile.prize().is_some()).count();
        let below = view.path.iter().filter(|space| space.below).count();
        let collected = view.players.iter().map(|player| {
            sum(player.treasures.iter().map(|&(_, count)| count)) + usize::from(player.artifacts)
        });
        assert_eq!(on_path + below + collected.sum::<usize>(), self.prizes, "treasures and artifacts");
        let temples = tiles().filter(|tile| matches!(tile, Tile::Temple(_))).count();
        assert_eq!(temples + sum(view.temple.iter().map(|&(_, count)| count)), self.temples, "temple tiles");
        assert_eq!(tiles().filter(|tile| matches!(tile, Tile::Horus(_))).count(), 6, "Horus tiles");
        assert_eq!(tiles().filter(|tile| matches!(tile, Tile::Osiris(_))).count(), 4, "Osiris tiles");
        assert!(below == 0 || self.modules.contains(&Module::Artifacts));
    }

    fn check_supplies(&self, view: &View) {
        let all = |count: fn(&PlayerView) -> u8| sum(view.players.iter().map(|player| count(player)));
        assert_eq!(usize::from(view.wild) + all(|player| player.wild), self.wild, "wild tiles");
        assert_eq!(usize::from(view.keys) + all(|player| player.keys) + self.keys_gone, self.keys, "keys");
        let scarabs = usize::from(view.scarabs) + all(|player| player.scarabs) + self.scarabs_out;
        assert_eq!(scarabs, self.scarabs, "scarabs");
        let taken: usize = view.players.iter().map(|player| player.sarcophagi.len()).sum();
        assert_eq!(view.sarcophagi.len() + taken, self.sarcophagi, "sarcophagi");
    }

    fn check_players(&self, view: &View) {
        for (seat, player) in view.players.iter().enumerate() {
            assert_eq!(player.adventurers.len(), 5, "adventurers");
            assert_eq!(player.points, self.points[seat], "points");
            assert_eq!(player.standing.parts[0], player.points);
            assert_eq!(player.character, self.characters[seat]);
            assert_eq!(player.character.is_some(), self.modules.contains(&Module::Characters));
            assert!(player.character.is_none() || !self.characters[..seat].contains(&player.character));
            for adventurer in &player.adventurers {
                match *adventurer {
                    AdventurerView::Upright { place } => {
                        let mummy = view.mummy.as_ref().is_some_and(|mummy| mummy.place == place);
                        assert!(!mummy || place == Place::TOMB, "M5, M7: nobody stands with the mummy");
                        self.check_place(view, place);
                    }
                    AdventurerView::Lying { place } => {
                        assert!(self.modules.contains(&Module::Mummy), "M8");
                        assert!(place.is_space(), "M5: stairs and tomb are safe");
                        self.check_place(view, place);
                    }
                    AdventurerView::Inactive { statue } => assert!((1..=3).contains(&statue)),
                }
            }
        }
    }

    fn check_place(&self, view: &View, place: Place) {
        if place.is_space() {
            let tile = view.path[place.number() as usize - 1].tile;
            assert!(!matches!(tile, Some(Tile::Osiris(_))), "L23: nobody rests on Osiris");
        }
    }
}

/// Everything of a position by kind, wherever it is, and what determinization must not change.
#[derive(PartialEq, Eq, Debug)]
struct Census {
    cards: BTreeMap<String, usize>,
    scarabs: BTreeMap<String, usize>,
    rest: String,
}

impl Census {
    fn take(setup: &Setup, state: &State) -> Census {
        let mut census = Census { cards: BTreeMap::new(), scarabs: BTreeMap::new(), rest: String::new() };
        for line in Luxor::position(setup, state).lines() {
            census.read(line);
        }
        let current = Luxor::view(setup, state, Viewer::Spectator).current;
        let held = Luxor::view(setup, state, Viewer::Seat(current)).held;
        if let Some(card) = held.and_then(|held| held.card) {
            *census.cards.entry(card.to_string()).or_default() += 1;
        }
        census
    }

    fn read(&mut self, line: &str) {
        let (what, value) = line.split_once(' ').unwrap();
        match what {
            "player" => {
                for (i, part) in value.split("; ").enumerate() {
                    match part.split_once(' ') {
                        Some(("hand", cards)) => count(&mut self.cards, cards),
                        Some(("scarabs", scarabs)) => count(&mut self.scarabs, scarabs),
                        _ => self.rest += &format!("{i} {part}\n"),
                    }
                }
            }
            "draw" => count(&mut self.cards, value),
            "away" => count(&mut self.cards, value.split_once(' ').unwrap().1),
            "out" => count(&mut self.scarabs, value.split_once(' ').unwrap().1),
            "horus1" | "horus2" | "horus3" => {
                value.split("; ").for_each(|part| count(&mut self.cards, part));
                self.rest += line;
            }
            "idle" => self.rest += value.split_once("; hidden").unwrap().0,
            "supply" => {
                let (scarabs, others) = value.split_once("; ").unwrap();
                count(&mut self.scarabs, scarabs.strip_prefix("scarabs ").unwrap());
                self.rest += others;
            }
            _ => self.rest += line,
        }
    }
}

/// Adds up `a x2, b` and the like.
fn count(counts: &mut BTreeMap<String, usize>, list: &str) {
    for item in list.split(", ").filter(|item| *item != "-") {
        let (name, number) = match item.rsplit_once(" x") {
            Some((name, number)) => (name, number.parse().unwrap()),
            None => (item, 1),
        };
        *counts.entry(name.into()).or_default() += number;
    }
}

/// A game written down while it is played, replayed from the file, is the same game.
fn play_and_write(setup: &Arc<Setup>, seed: u64) {
    let seed = Seed::from_number(seed);
    let mut chance = RngChance::seeded(&seed);
    let mut rng = ChaCha8Rng::from_seed(seed.0);
    let mut table = Table::<Luxor>::deal(setup.clone(), &mut chance);
    while table.decider().is_some() {
        let action = Luxor::random_action(setup, table.state(), &mut rng);
        table.act(action, &mut chance).unwrap();
    }
    let name = |seat: Seat| Player { name: seat.to_string(), bot: None };
    let players: Vec<Player> = Seat::all(Luxor::seats(setup)).map(name).collect();
    let mut file = Vec::new();
    transcript::write(&table, &players, Some(&seed), Knowledge::Full, &mut file).unwrap();
    let file = transcript::read(std::str::from_utf8(&file).unwrap()).unwrap();
    let replay = transcript::replay::<Luxor>(setup.clone(), &file);
    assert_eq!(replay.verdict, Verdict::Exact);
    assert!(replay.table.unwrap().state() == table.state());
}
