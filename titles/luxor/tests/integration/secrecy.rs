//! L49: hidden information does not leak. Everything hidden from a viewer is changed; their view, legal actions, events
//! and exports must stay the same, byte for byte.

use crate::common::{Regret, any, legal, names, rng, setup, step, written};
use game::transcript::{self, Knowledge};
use game::{
    ChaCha8Rng, Chance, ChanceOutcome, Collected, Event as _, Game, Pile, Record, Recording, Replayed, Rng,
    RngChance, Seat, Sight, Silent, Table, Viewer, below,
};
use luxor_rules::{Action, Card, Event, Luxor, Module, Setup, State};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The setups under test: the base game and all modules, for every number of players.
fn setups() -> Vec<Arc<Setup>> {
    (2..=5).flat_map(|players| [setup(players, &[]), setup(players, &Module::ALL)]).collect()
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("views and events are plain data")
}

fn views(setup: &Setup, state: &State, seat: Seat) -> [String; 2] {
    [Viewer::Seat(seat), Viewer::Spectator].map(|viewer| json(&Luxor::view(setup, state, viewer)))
}

/// Repeats the outcomes that the viewer sees and draws the others afresh.
struct Coupled<'a> {
    recorded: std::slice::Iter<'a, ChanceOutcome>,
    viewer: Viewer,
    free: RngChance<ChaCha8Rng>,
    /// A seen outcome is impossible here: the two positions differ in public information.
    parted: bool,
}

impl Chance for Coupled<'_> {
    fn die(&mut self) -> u8 {
        match self.recorded.next() {
            Some(&ChanceOutcome::Die(face)) => face,
            other => panic!("a die was rolled in one world, in the other {other:?}"),
        }
    }

    fn draw(&mut self, pile: Pile, counts: &[u8], sight: Sight) -> usize {
        match self.recorded.next() {
            Some(&ChanceOutcome::Drawn(from, kind, seen)) if from == pile && seen == sight => {
                if !sight.includes(self.viewer) {
                    return self.free.draw(pile, counts, sight);
                }
                if counts[kind as usize] > 0 {
                    return kind as usize;
                }
                self.parted = true;
                self.free.draw(pile, counts, sight)
            }
            other => panic!("{pile:?} was drawn from in one world, in the other {other:?}"),
        }
    }
}

/// The card an action shows to everybody, if it does.
fn shown(setup: &Setup, state: &State, action: Action) -> Option<Card> {
    let decider = Luxor::decider(setup, state)?;
    let hand = &Luxor::view(setup, state, Viewer::Seat(decider)).players[decider.index()].hand;
    match action {
        Action::Play(end) | Action::Add(end) => match end {
            luxor_rules::End::Left => hand[0],
            luxor_rules::End::Right => *hand.last()?,
        },
        Action::Discard(index) => hand[index as usize],
        _ => None,
    }
}

/// The state of a round in which nobody has moved (L42), from the text of a position.
struct IdleLine {
    known: String,
    /// The players, from 1, who could have moved by a card only they know.
    hidden: Vec<String>,
}

fn idle(setup: &Setup, state: &State) -> IdleLine {
    let text = Luxor::position(setup, state);
    let line = text.lines().find_map(|line| line.strip_prefix("idle ")).expect("there is such a line");
    let (known, hidden) = line.split_once("; hidden ").expect("it has two parts");
    let hidden = hidden.split(", ").filter(|&player| player != "-").map(String::from).collect();
    IdleLine { known: known.into(), hidden }
}

/// Two positions that look the same to a player are one to that player's bots: the same generator samples the same
/// positions from both, so nothing computed from samples can tell them apart.
fn sample_alike(setup: &Setup, one: &State, other: &State, seat: Seat, seed: u64) {
    let sample = |state| Luxor::determinize(setup, state, seat, &mut rng(seed));
    let (from_one, from_other) = (sample(one), sample(other));
    if from_one != from_other {
        let [one, other] = [from_one, from_other].map(|sampled| Luxor::position(setup, &sampled));
        assert_eq!(one, other, "to seat {seat} these are samples of one position");
        panic!("samples for seat {seat} differ in something that the text of a position does not say");
    }
}

#[derive(Default, Debug)]
struct Tally {
    idle: u32,
    positions: u32,
    continued: u32,
    decided: u32,
}

/// A determinized position looks the same to its viewer, and so does the next step.
fn compare(
    setup: &Setup,
    state: &State,
    seat: Seat,
    action: Action,
    rng: &mut ChaCha8Rng,
    tally: &mut Tally,
) {
    let viewer = Viewer::Seat(seat);
    let determinized = Luxor::determinize(setup, state, seat, rng);
    assert_eq!(views(setup, state, seat), views(setup, &determinized, seat));
    assert_eq!(Luxor::decider(setup, state), Luxor::decider(setup, &determinized));
    sample_alike(setup, state, &determinized, seat, rng.next_u64());
    let (true_idle, determinized_idle) = (idle(setup, state), idle(setup, &determinized));
    assert_eq!(true_idle.known, determinized_idle.known, "L42: what everybody can tell");
    let own = |idle: &IdleLine| idle.hidden.contains(&(seat.0 + 1).to_string());
    assert_eq!(own(&true_idle), own(&determinized_idle), "L42: what they know themselves");
    tally.idle += u32::from(true_idle.known.starts_with("0 known no") && !true_idle.hidden.is_empty());
    tally.positions += 1;
    let list = legal(setup, &determinized);
    assert!(!list.is_empty(), "a determinized position must be playable");
    if Luxor::decider(setup, state) == Some(seat) {
        assert_eq!(legal(setup, state), list);
        tally.decided += 1;
    }
    if !list.contains(&action) || shown(setup, state, action) != shown(setup, &determinized, action) {
        return;
    }
    let mut source = RngChance(<ChaCha8Rng as game::SeedableRng>::seed_from_u64(rng.next_u64()));
    let mut kept = Recording::new(&mut source);
    let (mut here, mut there) = (*state, determinized);
    let mut events_here = Collected::default();
    Luxor::play(setup, &mut here, action, &mut kept, &mut events_here);
    let chance_outcomes = kept.chance_outcomes;
    let free = RngChance(<ChaCha8Rng as game::SeedableRng>::seed_from_u64(rng.next_u64()));
    let mut coupled = Coupled { recorded: chance_outcomes.iter(), viewer, free, parted: false };
    let mut events_there = Collected::default();
    Luxor::play(setup, &mut there, action, &mut coupled, &mut events_there);
    let over = |state| Luxor::decider(setup, state).is_none();
    if coupled.parted || over(&here) || over(&there) {
        return; // L42: whether the game goes on reveals whether somebody could have moved.
    }
    if events_here.0.iter().filter(lays_open).ne(events_there.0.iter().filter(lays_open)) {
        return; // A whole hand was laid open (M12).
    }
    assert!(coupled.recorded.next().is_none(), "one position asked for more chance outcomes than the other");
    let seen = |events: &Collected<Event>| {
        let events = events.0.iter().filter_map(|event| event.seen_by(viewer));
        events.map(|event| json(&event)).collect::<Vec<_>>()
    };
    assert_eq!(seen(&events_here), seen(&events_there));
    assert_eq!(views(setup, &here, seat), views(setup, &there, seat), "after {action}");
    tally.continued += 1;
}

#[test]
fn hidden_information_does_not_change_what_is_seen() {
    let mut tally = Tally::default();
    for (i, setup) in setups().into_iter().enumerate() {
        let mut rng = rng(i as u64);
        let mut chance = RngChance(crate::common::rng(100 + i as u64));
        let seats = Luxor::seats(&setup);
        for _ in 0..8 {
            let mut state = Luxor::start(&setup, &mut chance, &mut Silent);
            while Luxor::decider(&setup, &state).is_some() {
                let action = any(&mut rng, &legal(&setup, &state));
                let seat = Seat(below(&mut rng, seats.into()) as u8);
                compare(&setup, &state, seat, action, &mut rng, &mut tally);
                Luxor::play(&setup, &mut state, action, &mut chance, &mut Silent);
            }
        }
    }
    assert!(tally.positions >= 10_000, "{tally:?}");
    assert!(tally.continued >= 5_000, "{tally:?}");
    assert!(tally.decided >= 2_000, "{tally:?}");
    assert!(tally.idle >= 20, "L42: secrets of idle rounds were tried too: {tally:?}");
}

/// Does it reveal a hidden hand card to everybody?
fn lays_open(event: &&Event) -> bool {
    matches!(event, Event::CardPlayed { .. } | Event::CardAdded { .. } | Event::CardDiscarded { .. })
}

/// Everything that was revealed to everybody in a whole game.
fn laid_open(table: &Table<Luxor>) -> Vec<String> {
    let steps = table.records().iter().filter_map(|record| match record {
        Record::Act(step) => Some(step),
        _ => None,
    });
    steps.flat_map(|step| step.events.iter().filter(lays_open).map(|event| json(&event))).collect()
}

/// The hidden chance outcomes of a game so far: the record they belong to (0 is the deal), and what they were.
fn hidden_lots(table: &Table<Luxor>, viewer: Viewer) -> Vec<(usize, usize, Pile, u8)> {
    let acts = table.records().iter().map(|record| match record {
        Record::Act(step) => &step.chance_outcomes[..],
        _ => &[],
    });
    let mut hidden = Vec::new();
    for (place, chance_outcomes) in std::iter::once(table.dealt()).chain(acts).enumerate() {
        for (i, outcome) in chance_outcomes.iter().enumerate() {
            if let ChanceOutcome::Drawn(pile, kind, _) = *outcome
                && !outcome.seen_by(viewer)
            {
                hidden.push((place, i, pile, kind));
            }
        }
    }
    hidden
}

/// The same game with some chance outcomes replaced; `None` if that is impossible.
fn otherwise(table: &Table<Luxor>, changes: &[(usize, usize, u8)]) -> Option<Table<Luxor>> {
    let changed = |place: usize, chance_outcomes: &[ChanceOutcome]| {
        let mut chance_outcomes = chance_outcomes.to_vec();
        for &(at, i, kind) in changes {
            if at == place
                && let ChanceOutcome::Drawn(pile, _, sight) = chance_outcomes[i]
            {
                chance_outcomes[i] = ChanceOutcome::Drawn(pile, kind, sight);
            }
        }
        chance_outcomes
    };
    let chance_outcomes = changed(0, table.dealt());
    let mut replayed = Replayed::new(&chance_outcomes);
    let mut other = Table::<Luxor>::deal(table.setup().clone(), &mut replayed);
    replayed.fault().is_none().then_some(())?;
    for (place, record) in (1..).zip(table.records()) {
        match record {
            Record::Act(step) => {
                (other.decider() == Some(step.seat)).then_some(())?;
                let chance_outcomes = changed(place, &step.chance_outcomes);
                let mut replayed = Replayed::new(&chance_outcomes);
                other.act(step.action, &mut replayed).ok()?;
                replayed.fault().is_none().then_some(())?;
            }
            Record::Undo { seat, .. } => {
                other.undo(*seat).ok()?;
            }
            _ => {}
        }
    }
    Some(other)
}

#[test]
fn whole_games_that_differ_in_secrets_only_look_the_same() {
    let mut compared = 0;
    for (i, setup) in setups().into_iter().enumerate() {
        let players = Luxor::seats(&setup);
        for game in 0..40 {
            let mut rng = rng(1000 * i as u64 + game);
            let mut chance = RngChance(crate::common::rng(game));
            let mut table = Table::<Luxor>::deal(setup.clone(), &mut chance);
            for _ in 0..below(&mut rng, 150) {
                step(&mut table, &mut rng, &mut chance, Regret::Sometimes);
            }
            if table.decider().is_none() {
                continue;
            }
            let open = laid_open(&table);
            for seat in Seat::all(players) {
                let viewer = Viewer::Seat(seat);
                let hidden = hidden_lots(&table, viewer);
                let export = written(&table, None, Knowledge::Of(viewer));
                let events: Vec<String> = table.events_for(viewer).map(|event| json(&event)).collect();
                for _ in 0..30 {
                    // Swap two hidden outcomes of one pile; late ones are more likely to be still hidden.
                    let late = &hidden[hidden.len().saturating_sub(30)..];
                    let (one, two) = (any(&mut rng, late), any(&mut rng, late));
                    if one.2 != two.2 || one.3 == two.3 {
                        continue;
                    }
                    let changes = [(one.0, one.1, two.3), (two.0, two.1, one.3)];
                    let Some(other) = otherwise(&table, &changes) else { continue };
                    if laid_open(&other) != open
                        || other.state() == table.state()
                        || other.decider().is_none()
                    {
                        continue;
                    }
                    assert_eq!(written(&other, None, Knowledge::Of(viewer)), export);
                    let other_events: Vec<String> =
                        other.events_for(viewer).map(|event| json(&event)).collect();
                    assert_eq!(other_events, events);
                    assert_eq!(views(&setup, other.state(), seat), views(&setup, table.state(), seat));
                    if table.decider() == Some(seat) {
                        assert_eq!(other.legal(), table.legal());
                    }
                    sample_alike(&setup, table.state(), other.state(), seat, game);
                    compared += 1;
                }
            }
        }
    }
    assert!(compared >= 3_000, "{compared}");
}

#[test]
fn the_log_of_others_holds_no_secret() {
    let setup = setup(3, &Module::ALL);
    let mut secrets = 0;
    for seed in 0..10 {
        let (table, _) = crate::common::random_game(&setup, seed, Regret::Never);
        let steps = table.records().iter().filter_map(|record| match record {
            Record::Act(step) => Some(step.events.iter()),
            _ => None,
        });
        for event in steps.flatten() {
            // The same with every hidden payload replaced.
            let (owner, other) = match event.clone() {
                Event::CardDrawn { seat, .. } => {
                    (seat, Event::CardDrawn { seat, card: Some("5".parse().unwrap()) })
                }
                Event::ScarabTaken { seat, .. } => (seat, Event::ScarabTaken { seat, value: Some(9) }),
                Event::ScarabPutOut { seat, .. } => (seat, Event::ScarabPutOut { seat, value: Some(9) }),
                _ => {
                    assert_eq!(event.seen_by(Viewer::Spectator).as_ref(), Some(event), "everybody sees it");
                    continue;
                }
            };
            secrets += 1;
            let viewers = Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]);
            for viewer in viewers.filter(|&viewer| viewer != Viewer::Seat(owner)) {
                let seen = event.seen_by(viewer).expect("that it happened is open");
                assert_eq!(json(&seen), json(&other.seen_by(viewer).unwrap()));
                assert_ne!(json(&seen), json(event));
            }
            assert_eq!(event.seen_by(Viewer::Seat(owner)).as_ref(), Some(event), "its owner sees it");
        }
    }
    assert!(secrets > 500, "{secrets}");
}

#[test]
fn an_export_during_a_game_holds_no_fingerprint_no_seed_and_no_hidden_card() {
    for setup in setups() {
        let secret = game::Seed::from_number(11);
        let mut chance = RngChance::seeded(&secret);
        let mut choices = rng(12);
        let mut table = Table::<Luxor>::deal(setup.clone(), &mut chance);
        for _ in 0..60 {
            step(&mut table, &mut choices, &mut chance, Regret::Sometimes);
        }
        assert!(table.decider().is_some(), "the game goes on");
        let viewers = Seat::all(Luxor::seats(&setup)).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let mut bytes = Vec::new();
            let players = names(Luxor::seats(&setup));
            transcript::write(&table, &players, Some(&secret), Knowledge::Of(viewer), &mut bytes).unwrap();
            let text = String::from_utf8(bytes).unwrap();
            assert!(!text.contains("position"), "no fingerprint: one could be guessed by trying");
            assert!(!text.contains(&secret.to_string()), "no seed");
            assert!(text.contains("\"known_to\""));
            let unknown = text.matches(" ?\"").count() + text.matches("\"?\"").count();
            let hidden = hidden_lots(&table, viewer).len();
            assert!(unknown >= hidden && hidden > 0, "{unknown} of {hidden}");
            // Outcome by outcome: hidden ones are `?`, seen ones are written.
            let dealt = text.lines().nth(1).unwrap();
            let deal: BTreeMap<String, Vec<String>> = serde_json::from_str(dealt).unwrap();
            for (written, outcome) in deal["deal"].iter().zip(table.dealt()) {
                assert_eq!(written.ends_with(" ?"), !outcome.seen_by(viewer), "{written}");
            }
        }
    }
}

#[test]
fn a_card_taken_back_stays_known_to_everybody() {
    let setup = setup(3, &[]);
    let mut found = 0;
    for seed in 0..40 {
        let mut chance = RngChance(rng(seed));
        let mut table = Table::<Luxor>::deal(setup.clone(), &mut chance);
        let seat = table.decider().unwrap();
        let own = table.view(Viewer::Seat(seat)).players[seat.index()].hand[0].unwrap();
        table.act("play left".parse().unwrap(), &mut chance).unwrap();
        if table.undo(seat).is_err() {
            continue; // A die was rolled.
        }
        found += 1;
        for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let view = table.view(viewer);
            assert_eq!(view.players[seat.index()].hand[0], Some(own));
            assert_eq!(view.players[seat.index()].open[..], [true, false, false, false, false]);
        }
        for other in Seat::all(3).filter(|&other| other != seat) {
            let determinized = Luxor::determinize(&setup, table.state(), other, &mut rng(seed));
            let view = Luxor::view(&setup, &determinized, Viewer::Seat(seat));
            assert_eq!(view.players[seat.index()].hand[0], Some(own));
        }
        let text = written(&table, None, Knowledge::Full);
        let (_, replay) = crate::common::replayed(&text).unwrap();
        assert_eq!(replay.verdict, transcript::Verdict::Exact);
        assert!(replay.table.unwrap().state() == table.state(), "what is known is known again");
    }
    assert!(found > 20, "{found}");
}

#[test]
fn determinized_positions_can_be_played_to_the_end() {
    for (i, setup) in setups().into_iter().enumerate() {
        let mut rng = rng(50 + i as u64);
        let mut chance = RngChance(crate::common::rng(60 + i as u64));
        let seats = Luxor::seats(&setup);
        for _ in 0..5 {
            let mut state = Luxor::start(&setup, &mut chance, &mut Silent);
            while Luxor::decider(&setup, &state).is_some() {
                if below(&mut rng, 10) == 0 {
                    let seat = Seat(below(&mut rng, seats.into()) as u8);
                    let mut determinized = Luxor::determinize(&setup, &state, seat, &mut rng);
                    while Luxor::decider(&setup, &determinized).is_some() {
                        let action = Luxor::random_action(&setup, &determinized, &mut rng);
                        Luxor::play(&setup, &mut determinized, action, &mut chance, &mut Silent);
                    }
                }
                let action = Luxor::random_action(&setup, &state, &mut rng);
                Luxor::play(&setup, &mut state, action, &mut chance, &mut Silent);
            }
        }
    }
}

/// All cards of a position, wherever they are.
fn cards(setup: &Setup, state: &State) -> BTreeMap<String, i32> {
    let mut cards = BTreeMap::new();
    let mut add = |card: String, n: i32| *cards.entry(card).or_insert(0) += n;
    for seat in Seat::all(Luxor::seats(setup)) {
        let view = Luxor::view(setup, state, Viewer::Seat(seat));
        view.players[seat.index()].hand.iter().flatten().for_each(|card| add(card.to_string(), 1));
    }
    let text = Luxor::position(setup, state);
    let draw = text.lines().find_map(|line| line.strip_prefix("draw ")).unwrap();
    for item in draw.split(", ").filter(|&item| item != "-") {
        let (card, n) = item.rsplit_once(" x").unwrap();
        add(card.to_string(), n.parse().unwrap());
    }
    for line in text.lines().filter_map(|line| line.strip_prefix("away ")) {
        line[2..].split(", ").filter(|&card| card != "-").for_each(|card| add(card.to_string(), 1));
    }
    cards
}

/// The values of all scarabs, wherever they are.
fn scarabs(setup: &Setup, state: &State) -> i32 {
    let sum = |text: &str| -> i32 {
        let items = text.split(", ").filter(|&item| item != "-");
        items
            .map(|item| item.split_once(" x").unwrap())
            .map(|(v, n)| v.parse::<i32>().unwrap() * n.parse::<i32>().unwrap())
            .sum()
    };
    let text = Luxor::position(setup, state);
    let part = |line: &str| line.split("scarabs ").nth(1).map(|rest| sum(rest.split(';').next().unwrap()));
    let out = text.lines().filter_map(|line| line.strip_prefix("out ")).map(|line| sum(&line[2..]));
    text.lines().filter_map(part).chain(out).sum()
}

#[test]
fn determinizing_conserves_all_pieces() {
    for (i, setup) in setups().into_iter().enumerate() {
        let mut rng = rng(70 + i as u64);
        let mut chance = RngChance(crate::common::rng(80 + i as u64));
        for _ in 0..3 {
            let mut state = Luxor::start(&setup, &mut chance, &mut Silent);
            while Luxor::decider(&setup, &state).is_some() {
                let held = Luxor::view(&setup, &state, Viewer::Spectator).held.is_some();
                for seat in Seat::all(Luxor::seats(&setup)) {
                    let determinized = Luxor::determinize(&setup, &state, seat, &mut rng);
                    if !held {
                        assert_eq!(cards(&setup, &determinized), cards(&setup, &state));
                    }
                    assert_eq!(scarabs(&setup, &determinized), scarabs(&setup, &state));
                }
                let action = Luxor::random_action(&setup, &state, &mut rng);
                Luxor::play(&setup, &mut state, action, &mut chance, &mut Silent);
            }
        }
    }
}
