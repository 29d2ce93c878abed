//! Every bot plays legal actions, is deterministic for a seed and a budget in play-outs, and stops when asked.

use bots::{Bots, Stop};
use catalogue::{BotFactory, Listed, TypedBotFactory};
use expedition_rules::Expedition;
use game::{Game, GameRequest, Observation, Published, RngChance, Seat, Seed, Silent};
use luxor_rules::Luxor;
use std::time::{Duration, Instant};

fn request(players: u8, modules: &[&str]) -> GameRequest {
    GameRequest { players, modules: modules.iter().map(|id| id.to_string()).collect(), first: None }
}

/// Plays a game between bots and checks that every action is legal; returns the actions and the winners.
fn play<G: Listed>(names: &[&str], modules: &[&str], seed: u64) -> (Vec<String>, Vec<Seat>) {
    let request = request(names.len() as u8, modules);
    let setup = G::set_up(None, &G::options_for(&request)).unwrap();
    let bots = Bots::default();
    let mut players: Vec<_> = names
        .iter()
        .zip(1..)
        .map(|(name, own)| bots.typed_bot::<G>(name, seed * 10 + own).unwrap())
        .collect();
    let mut chance = RngChance::seeded(&Seed::from_number(seed));
    let mut state = G::start(&setup, &mut chance, &mut Silent);
    let mut actions = Vec::new();
    while let Some(seat) = G::decider(&setup, &state) {
        let action = players[seat.index()].decide(&Observation::new(&setup, &state, seat));
        G::apply(&setup, &mut state, action, &mut chance, &mut Silent)
            .unwrap_or_else(|refusal| panic!("{} did {action}: {refusal:?}", names[seat.index()]));
        actions.push(action.to_string());
    }
    let winners = G::outcome(&setup, &state).unwrap().winners().collect();
    (actions, winners)
}

/// Every combination of modules, one game each.
fn all_combinations<G: Listed>(names: &[&str]) {
    let modules: Vec<&str> = G::META.modules.iter().map(|module| module.id).collect();
    for set in 0..1u32 << modules.len() {
        let some: Vec<&str> =
            (0..modules.len()).filter(|at| set & 1 << at != 0).map(|at| modules[at]).collect();
        play::<G>(names, &some, u64::from(set) + 1);
    }
}

#[test]
fn all_bots_play_legally_with_any_modules() {
    let names = ["greedy", "gentle", "halving:6i", "tree:6i"];
    all_combinations::<Luxor>(&names);
    all_combinations::<Expedition>(&names);
    play::<Luxor>(&["plain-tree:2i", "random"], &[], 3);
    play::<Expedition>(&["plain-tree:2i", "random"], &[], 3);
    play::<Luxor>(&["greedy"; 5], &["mummy", "equipment", "artifacts", "characters"], 4);
}

#[test]
fn same_seed_and_budget_give_the_same_game() {
    let names = ["halving:40i", "tree:40i", "gentle"];
    assert_eq!(play::<Luxor>(&names, &[], 7), play::<Luxor>(&names, &[], 7));
    assert_eq!(play::<Expedition>(&names, &[], 7), play::<Expedition>(&names, &[], 7));
    let threads = ["halving:40i/threads=2", "tree:40i/threads=2"];
    assert_eq!(play::<Luxor>(&threads, &[], 8), play::<Luxor>(&threads, &[], 8));
}

fn wins_of_first<G: Listed>(names: &[&str], games: u64) -> f64 {
    (0..games)
        .map(|game| {
            let at = game as usize % names.len();
            let mut seated = names.to_vec();
            seated.rotate_right(at);
            let (_, winners) = play::<G>(&seated, &[], game + 1);
            if winners.contains(&Seat(at as u8)) { 1.0 / winners.len() as f64 } else { 0.0 }
        })
        .sum()
}

#[test]
fn greedy_beats_random() {
    let names = ["greedy", "random", "random", "random"];
    assert!(wins_of_first::<Luxor>(&names, 40) > 30.0);
    assert!(wins_of_first::<Expedition>(&names, 40) > 30.0);
}

#[test]
fn a_short_search_beats_greedy() {
    let names = ["clever:40i", "greedy", "greedy", "greedy"];
    assert!(wins_of_first::<Expedition>(&names, 24) > 16.0);
    assert!(wins_of_first::<Luxor>(&names, 40) > 12.0);
}

/// The network fits the title's features, and in the last position of most games it names the winner.
fn predicts_the_winner<G: Listed>() {
    let setup = G::set_up(None, &G::options_for(&request(4, &[]))).unwrap();
    let (mut right, mut games) = (0, 0);
    for seed in 0..60 {
        let mut chance = RngChance::seeded(&Seed::from_number(seed));
        let mut state = G::start(&setup, &mut chance, &mut Silent);
        let mut bot = Bots::default().typed_bot::<G>("greedy", seed).unwrap();
        let mut favourite = 0;
        while let Some(seat) = G::decider(&setup, &state) {
            let context = G::context(&setup, &state);
            assert_eq!(G::features(&setup, &state, seat, &context).as_ref().len(), G::value_net().features());
            let utility = bots::evaluate::utility::<G>(&setup, &state);
            favourite = (0..4).max_by(|&one, &other| utility[one].total_cmp(&utility[other])).unwrap();
            let action = bot.decide(&Observation::new(&setup, &state, seat));
            G::play(&setup, &mut state, action, &mut chance, &mut Silent);
        }
        let winners: Vec<Seat> = G::outcome(&setup, &state).unwrap().winners().collect();
        right += u32::from(winners.contains(&Seat(favourite as u8)));
        games += 1;
    }
    assert!(right * 10 > games * 8, "{}: {right} of {games}", G::TITLE);
}

#[test]
fn value_net_predicts_the_winner_at_the_end() {
    predicts_the_winner::<Luxor>();
    predicts_the_winner::<Expedition>();
}

/// An all-seeing observation is the true position, any other is determinized; the factory refuses all-seeing bots.
#[test]
fn only_all_seeing_observations_reveal_hidden_cards() {
    let setup = Luxor::set_up(None, &Luxor::options_for(&request(4, &[]))).unwrap();
    let state = Luxor::start(&setup, &mut RngChance::seeded(&Seed::from_number(1)), &mut Silent);
    let seat = Luxor::decider(&setup, &state).unwrap();
    let determinized = |observation: &Observation<'_, Luxor>| {
        (0..20).filter(|&seed| observation.determinize(&mut bots::SplitMix64::new(seed)) == state).count()
    };
    assert_eq!(determinized(&Observation::all_seeing(&setup, &state, seat)), 20);
    assert_eq!(determinized(&Observation::new(&setup, &state, seat)), 0);
    assert!(Bots::default().check("luxor", "all-seeing:greedy").is_err());
}

/// Plays a game in which the bot decides twice: in the true position, and in another with the same observation. With
/// two players only one hand is hidden, so the same seed determinizes both to the same position.
fn decides_from_the_observation<G: Listed>(name: &str) {
    let setup = G::set_up(None, &G::options_for(&request(2, &[]))).unwrap();
    let mut chance = RngChance::seeded(&Seed::from_number(5));
    let mut state = G::start(&setup, &mut chance, &mut Silent);
    let mut others = 0;
    for number in 0.. {
        let Some(seat) = G::decider(&setup, &state) else { break };
        let observation = Observation::new(&setup, &state, seat);
        let other = observation.determinize(&mut bots::SplitMix64::new(number));
        let decide = |observation: &Observation<'_, G>| {
            Bots::default().typed_bot::<G>(name, number).unwrap().decide(observation)
        };
        let action = decide(&observation);
        assert_eq!(action, decide(&Observation::new(&setup, &other, seat)), "{name}, decision {number}");
        others += u32::from(other != state);
        G::play(&setup, &mut state, action, &mut chance, &mut Silent);
    }
    assert!(others > 20, "{name}: only {others} positions were not the true one");
}

#[test]
fn same_observation_gives_the_same_decision() {
    // In Luxor determinization shuffles the unseen cards from their true order, so searches agree only on average; bots
    // that do not search still decide the same.
    for name in ["random", "gentle", "greedy"] {
        decides_from_the_observation::<Luxor>(name);
    }
    for name in ["random", "gentle", "greedy", "plain-tree:3i", "halving:12i", "tree:12i", "clever:12i"] {
        decides_from_the_observation::<Expedition>(name);
    }
}

#[test]
fn stopped_search_answers_at_once() {
    let setup = Luxor::set_up(None, &Luxor::options_for(&request(4, &[]))).unwrap();
    let state = Luxor::start(&setup, &mut RngChance::seeded(&Seed::from_number(1)), &mut Silent);
    let seat = Luxor::decider(&setup, &state).unwrap();
    for name in ["halving:1000000000i", "tree:1000000000i", "plain-tree:1000000000i", "master:100s/threads=2"]
    {
        let bots = Bots::default();
        let stop: Stop = bots.stop.clone();
        let mut bot = bots.typed_bot::<Luxor>(name, 1).unwrap();
        std::thread::scope(|scope| {
            scope.spawn(move || stop.stop());
            bot.decide(&Observation::new(&setup, &state, seat));
        });
        let deadline = Bots { stop: Stop::at(Instant::now() + Duration::from_millis(30)), ..Bots::default() };
        deadline.typed_bot::<Luxor>(name, 1).unwrap().decide(&Observation::new(&setup, &state, seat));
    }
}

/// In the last decision of a game, a search plays a winning action if there is one.
#[test]
fn last_decision_wins_if_it_can() {
    let setup = Expedition::set_up(None, &Expedition::options_for(&request(2, &[]))).unwrap();
    let mut found = 0;
    for seed in 0..400 {
        let mut chance = RngChance::seeded(&Seed::from_number(seed));
        let mut state = Expedition::start(&setup, &mut chance, &mut Silent);
        let mut players =
            [0, 1].map(|own| Bots::default().typed_bot::<Expedition>("random", seed + own).unwrap());
        while let Some(seat) = Expedition::decider(&setup, &state) {
            let observation = Observation::new(&setup, &state, seat);
            let mut legal = Vec::new();
            observation.legal(&mut legal);
            let wins = |action| {
                let mut after = state;
                Expedition::play(
                    &setup,
                    &mut after,
                    action,
                    &mut RngChance::seeded(&Seed::from_number(0)),
                    &mut Silent,
                );
                Expedition::outcome(&setup, &after).map(|outcome| outcome.winners().eq([seat]))
            };
            let last: Vec<Option<bool>> = legal.iter().map(|&action| wins(action)).collect();
            if legal.len() > 1
                && last.iter().all(Option::is_some)
                && last.contains(&Some(true))
                && last.contains(&Some(false))
            {
                let action =
                    Bots::default().typed_bot::<Expedition>("master:600i", 1).unwrap().decide(&observation);
                assert_eq!(wins(action), Some(true), "seed {seed}: {action}");
                found += 1;
            }
            let action = players[seat.index()].decide(&observation);
            Expedition::play(&setup, &mut state, action, &mut chance, &mut Silent);
        }
    }
    assert!(found > 0, "no game was decided by its last choice");
}
