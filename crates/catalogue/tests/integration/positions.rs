//! Positions as text: every position reads back, nothing hidden is in a public variant, and no text does any harm.

use catalogue::{AnyTable, Visit, open_position, titles, visit};
use game::transcript::Player;
use game::{
    ChaCha8Rng, Faults, Game, GameRequest, Knowledge, Published, RngChance, Seat, Seed, SeedableRng, Silent,
    Table, Viewer, below, position,
};
use std::sync::Arc;
use toy::Toy;

/// Runs a check for every title, the title for tests included.
macro_rules! for_every_title {
    ($check:ident) => {{
        struct Run;
        impl Visit for Run {
            type Output = ();
            fn visit<G: Published>(self) {
                $check::<G>();
            }
        }
        titles().iter().for_each(|title| visit(title.meta().id, Run).expect("it is listed"));
        $check::<Toy>();
    }};
}

/// Every number of players with no module, each module alone, and all of them.
fn setups<G: Published>() -> Vec<Arc<G::Setup>> {
    let all: Vec<String> = G::META.modules.iter().map(|module| module.id.into()).collect();
    let mut choices = vec![Vec::new(), all.clone()];
    choices.extend(all.into_iter().map(|one| vec![one]));
    let request =
        |players, modules: &Vec<String>| GameRequest { players, modules: modules.clone(), first: None };
    let requests =
        G::META.players.flat_map(|players| choices.iter().map(move |modules| request(players, modules)));
    requests
        .map(|request| Arc::new(G::set_up(None, &G::options_for(&request)).expect("the box is sound")))
        .collect()
}

/// A random game with its every position, some choices taken back.
fn random_game<G: Published>(setup: &Arc<G::Setup>, seed: u64) -> Table<G> {
    let mut chance = RngChance::seeded(&Seed::from_number(seed));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table = Table::<G>::deal(setup.clone(), &mut chance);
    while let Some(seat) = table.decider() {
        let action = G::random_action(setup, table.state(), &mut rng);
        table.act(action, &mut chance).expect("it is legal");
        if below(&mut rng, 6) == 0 && table.can_undo(seat).is_ok() {
            table.undo(seat).expect("it can be undone");
        }
    }
    table
}

fn viewers<G: Game>(setup: &G::Setup) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::all(G::seats(setup)).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn reads_back<G: Published>() {
    for (seed, setup) in (0..).zip(setups::<G>()) {
        for moment in random_game::<G>(&setup, seed).moments() {
            let text = G::write_position(&setup, &moment.state, Knowledge::Full);
            match position::read::<G>(&setup, &text) {
                Ok(read) => assert!(read == moment.state, "{text}\n{read:?}\n{:?}", moment.state),
                Err(faults) => panic!("{}: {faults}\n{text}", G::TITLE),
            }
        }
    }
}

#[test]
fn every_position_of_random_games_reads_back() {
    for_every_title!(reads_back);
}

/// Positions that look the same to a viewer have the same text for them, whatever is hidden.
fn twins_have_one_text<G: Published>() {
    let mut different = 0;
    for (seed, setup) in (0..).zip(setups::<G>()) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for moment in random_game::<G>(&setup, seed).moments().step_by(7) {
            for seat in Seat::all(G::seats(&setup)) {
                let twin = G::determinize(&setup, &moment.state, seat, &mut rng);
                different += u32::from(twin != moment.state);
                for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                    let text = |state| G::write_position(&setup, state, Knowledge::Of(viewer));
                    assert_eq!(text(&moment.state), text(&twin), "{} for {viewer:?}", G::TITLE);
                    let standing = |state| {
                        let of = |whose| G::standing(&setup, state, whose, Knowledge::Of(viewer));
                        Seat::all(G::seats(&setup)).map(of).collect::<Vec<_>>()
                    };
                    assert_eq!(standing(&moment.state), standing(&twin), "{} for {viewer:?}", G::TITLE);
                }
            }
        }
    }
    assert!(different > 50, "{}: only {different} twins were another position", G::TITLE);
}

#[test]
fn nothing_hidden_is_in_the_text_or_the_standing_of_a_viewer() {
    for_every_title!(twins_have_one_text);
}

fn public_variant_is_refused<G: Published>() {
    let setup = setups::<G>().remove(1);
    let table = random_game::<G>(&setup, 1);
    let middle = table.moments().nth(table.records().len() / 2).expect("there is a middle");
    for viewer in viewers::<G>(&setup) {
        let text = G::write_position(&setup, &middle.state, Knowledge::Of(viewer));
        assert!(text.contains('?'), "{text}");
        assert!(G::read_position(&setup, &text).is_err(), "{text}");
    }
}

#[test]
fn what_one_viewer_knows_cannot_be_played_on() {
    for_every_title!(public_variant_is_refused);
}

/// Standing at the end is the outcome, to everybody.
fn standing_ends_as_outcome<G: Published>() {
    for (seed, setup) in (0..).zip(setups::<G>()) {
        let table = random_game::<G>(&setup, seed);
        let outcome = G::outcome(&setup, table.state()).expect("the game is over");
        for (seat, score) in Seat::all(G::seats(&setup)).zip(outcome.scores()) {
            for knowledge in viewers::<G>(&setup).map(Knowledge::Of).chain([Knowledge::Full]) {
                let standing = G::standing(&setup, table.state(), seat, knowledge);
                assert_eq!((standing.total, standing.unknown), (score.total, 0));
                assert_eq!(standing.parts[..], score.parts[..G::CATEGORIES.len()]);
            }
        }
    }
}

#[test]
fn standing_at_the_end_is_the_outcome() {
    for_every_title!(standing_ends_as_outcome);
}

/// One of several ways to damage a text.
fn damaged(text: &str, rng: &mut ChaCha8Rng) -> String {
    let mut words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
    for _ in 0..=below(rng, 3) {
        let mut any = |words: &[&str]| below(rng, words.len() as u32) as usize;
        let (one, other) = (any(&words), any(&words));
        match any(&[""; 5]) {
            0 => words.swap(one, other),
            1 => words[one] = words[other],
            2 => drop(words.remove(one)),
            3 => words.insert(one, words[other]),
            _ => {
                words[one] =
                    ["0 ", "1 ", "2, ", "255 ", "65535 ", "- ", "? ", "é ", "x99, ", "; "][any(&[""; 10])]
            }
        }
    }
    words.concat()
}

fn damage_does_no_harm<G: Published>() {
    let (mut accepted, mut refused) = (0, 0);
    for (seed, setup) in (0..).zip(setups::<G>()) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for moment in random_game::<G>(&setup, seed).moments().step_by(5) {
            for _ in 0..6 {
                let text = damaged(&G::write_position(&setup, &moment.state, Knowledge::Full), &mut rng);
                let Ok(mut state) = position::read::<G>(&setup, &text) else {
                    refused += 1;
                    continue;
                };
                accepted += 1;
                for viewer in viewers::<G>(&setup) {
                    G::view(&setup, &state, viewer);
                }
                let mut chance = RngChance::seeded(&Seed::from_number(seed));
                while G::decider(&setup, &state).is_some() {
                    let action = G::random_action(&setup, &state, &mut rng);
                    G::play(&setup, &mut state, action, &mut chance, &mut Silent);
                }
            }
        }
    }
    assert!(accepted > 10 && refused > 20, "{}: {accepted} accepted, {refused} refused", G::TITLE);
}

#[test]
fn a_damaged_text_is_refused_or_can_be_played_to_its_end() {
    for_every_title!(damage_does_no_harm);
}

fn player(seat: Seat) -> Player {
    Player { name: format!("Player {seat}"), bot: None }
}

fn open(text: &str) -> Result<Box<dyn AnyTable>, Faults> {
    open_position(text, None, &mut player)
}

fn transcript(table: &dyn AnyTable) -> String {
    let mut text = Vec::new();
    table.write(Knowledge::Full, &mut text).expect("memory does not run out");
    String::from_utf8(text).expect("JSON is text")
}

/// Plays random actions.
fn play_on(table: &mut dyn AnyTable, rng: &mut ChaCha8Rng, most: usize) {
    for _ in 0..most {
        let legal = table.legal();
        if legal.is_empty() {
            break;
        }
        table.act(&legal[below(rng, legal.len() as u32) as usize]).expect("it is legal");
    }
}

#[test]
fn a_game_from_a_position_is_saved_resumed_and_verified() {
    for title in titles() {
        let rng = &mut ChaCha8Rng::seed_from_u64(4);
        let modules = title.meta().modules.iter().map(|module| module.id.to_string()).collect();
        let count = title.meta().players.end().to_owned().min(3);
        let request = GameRequest { players: count, modules, first: None };
        let players = Seat::all(count).map(player).collect();
        let mut original =
            title.deal(&request, None, players, Seed::from_number(4)).expect("it can be dealt");
        play_on(&mut *original, rng, 40);

        let text = original.write_position(Knowledge::Full);
        let mut table = open(&text).unwrap_or_else(|faults| panic!("{faults}"));
        assert_eq!(table.write_position(Knowledge::Full), text);
        let view = |table: &dyn AnyTable| table.view(Viewer::Spectator).text().get().to_owned();
        assert_eq!(view(&*table), view(&*original));
        assert_eq!(table.legal(), original.legal());
        let seed = Seed::from_number(5);
        table.resume(seed.clone());
        play_on(&mut *table, rng, 30);

        let saved = catalogue::open(&transcript(&*table)).expect("it can be read");
        assert_eq!(saved.verdict.to_string(), "exact");
        assert!(saved.header.position.is_some() && saved.header.commitment == Some(seed.commitment()));
        let mut resumed = saved.table.expect("it was replayed");
        resumed.resume(seed);
        play_on(&mut *resumed, rng, 100_000);
        let finished = transcript(&*resumed);
        assert_eq!(catalogue::open(&finished).expect("it can be read").verdict.to_string(), "exact");
        assert!(
            finished.lines().last().expect("it has lines").contains("\"seed\""),
            "all chance is from one seed"
        );

        let mut public = Vec::new();
        table.write(Knowledge::Of(Viewer::Spectator), &mut public).expect("memory does not run out");
        let public =
            catalogue::open(&String::from_utf8(public).expect("JSON is text")).expect("it can be read");
        assert!(public.header.position.expect("it is told").contains('?'));
    }
}

#[test]
fn faults_say_where_and_what() {
    let title = titles()[0];
    let request = GameRequest { players: 2, ..GameRequest::default() };
    let table = title.deal(&request, None, Seat::all(2).map(player).collect(), Seed::from_number(1)).unwrap();
    let text = table.write_position(Knowledge::Full);
    let fault = |text: &str| open(text).err().expect("it is refused").to_string();
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        fault(&text.replacen(from, to, 1))
    };
    assert!(fault("").starts_with("line 1: the text ends here"));
    assert!(fault("position chess\n").starts_with("line 2: the text ends here"));
    assert!(changed("position luxor", "position chess").contains("there is no game \"chess\""));
    assert!(changed("generation 2", "generation 99").contains("a newer program is needed"));
    assert!(changed("options {", "options ").starts_with("line 3: the options are not JSON"));
    assert!(changed("edition 7", "edition 8").contains("the edition with digest 8"));
    assert!(changed("agenda end-turn", "agenda sleep").starts_with("line 7: there is no task \"sleep\""));
    assert!(changed("turn 1 ", "turn one ").starts_with("line 5: \"one\" is no number"));
    assert!(changed("keys 20", "keys 21").contains("there are 21 keys, the box has 20"));
    let public = table.write_position(Knowledge::Of(Viewer::Seat(Seat(1))));
    assert!(fault(&public).contains("holds only what seat 1 knows"), "{}", fault(&public));
}

/// Each part of the check of a position refuses what only it can find.
#[test]
fn what_the_box_or_the_rules_do_not_have_is_refused() {
    let title = titles()[0];
    let dealt = |modules: &[&str]| {
        let modules = modules.iter().map(|module| module.to_string()).collect();
        let request = GameRequest { players: 2, modules, ..GameRequest::default() };
        let players = Seat::all(2).map(player).collect();
        title.deal(&request, None, players, Seed::from_number(1)).unwrap().write_position(Knowledge::Full)
    };
    let refused = |text: &str, from: &str, to: &str, said: &str| {
        assert!(text.contains(from), "{from} is not in {text}");
        let fault = open(&text.replacen(from, to, 1)).err().expect(to).to_string();
        assert!(fault.contains(said), "{to}: {fault}");
    };
    let base = dealt(&[]);
    let first = base.split_once("path ").unwrap().1.split(' ').next().unwrap();
    for (from, to, said) in [
        (&*format!("path {first}"), "path horus-1", "horus-1 cannot lie on space 1"),
        ("points 0", "points 10000", "has 10000 points"),
        ("statue-1 statue-2", "statue-1 statue-1", "one adventurer at each statue"),
        ("tomb 0", "tomb 1", "0 adventurers are in the tomb, not 1"),
        ("round 1 ", "round 0 ", "rounds and turns count from 1"),
        ("agenda end-turn, draw, play", "agenda draw, play", "the first task of an agenda is end-turn"),
        ("agenda end-turn, draw, play", "agenda end-turn, extra-turn", "the task extra-turn cannot be done"),
    ] {
        refused(&base, from, to, said);
    }
    let mummy = dealt(&["mummy"]);
    let at = mummy.split_once("\nmummy ").unwrap().1.split([' ', ';', '\n']).next().unwrap();
    refused(&mummy, &format!("\nmummy {at}"), "\nmummy stairs", "the mummy never stands on the stairs");
}
