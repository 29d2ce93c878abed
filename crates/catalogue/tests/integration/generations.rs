//! Games made under different generations of the rules of one title.

use catalogue::{AnyTable, Entry, Title, TypedTable};
use game::transcript::{self, Knowledge, Player, Verdict};
use game::{Event, Game, GameRequest, Generation, Published, Record, Seed, UnsupportedGeneration};
use std::sync::Arc;
use toy::{Happened, Toy};

const TOY: Entry<Toy> = Entry::NEW;

fn people() -> Vec<Player> {
    ["Ann", "Ben"].map(|name| Player { name: name.into(), bot: None }).into()
}

fn request() -> GameRequest {
    GameRequest { players: 2, ..GameRequest::default() }
}

fn setup(generation: u16) -> Arc<toy::Setup> {
    Arc::new(Toy::set_up_under(Generation(generation), None, &Toy::options_for(&request())).unwrap())
}

fn text(table: &dyn AnyTable) -> String {
    let mut out = Vec::new();
    table.write(Knowledge::Full, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// A game in which everybody always rolls, after this many rolls.
fn rolled(generation: u16, rolls: usize) -> TypedTable<Toy> {
    let mut table = TypedTable::deal(setup(generation), people(), Seed::from_number(3));
    for _ in 0..rolls {
        if table.decider().is_some() {
            table.act("roll").unwrap();
        }
    }
    table
}

/// What the die showed and how many stones were taken for it.
fn takings(table: &TypedTable<Toy>) -> Vec<(u8, u8)> {
    let rolls = table.table().records().iter().filter_map(|record| match record {
        Record::Act(step) => Some(&step.events[..2]),
        _ => None,
    });
    rolls
        .map(|events| match events {
            [Happened::Rolled(_, face), Happened::Took(_, taken)] => (*face, *taken),
            other => panic!("{:?}", other.iter().map(Event::message).collect::<Vec<_>>()),
        })
        .collect()
}

fn replayed(text: &str) -> catalogue::Opened {
    TOY.replay(&transcript::read(text).unwrap())
}

#[test]
fn each_generation_is_verified_by_its_own_rule() {
    for generation in [1, 2] {
        let game = rolled(generation, 100);
        assert!(game.decider().is_none());
        let saved = text(&game);
        assert!(saved.starts_with(&format!(r#"{{"luxor":1,"title":"toy","generation":{generation},"#)));
        assert_eq!(replayed(&saved).verdict, Verdict::Exact);
        let (own, other) =
            (format!("\"generation\":{generation}"), format!("\"generation\":{}", 3 - generation));
        let relabelled = replayed(&saved.replacen(&own, &other, 1)).verdict;
        assert!(matches!(relabelled, Verdict::Diverged(_)), "{generation}: {relabelled}");
    }
    let odd_before = takings(&rolled(1, 4));
    let odd_now = takings(&rolled(2, 4));
    assert!(odd_before.iter().any(|(face, _)| face % 2 == 1), "{odd_before:?}");
    assert!(odd_before.iter().all(|(face, taken)| *taken == face / 2), "{odd_before:?}");
    assert!(odd_now.iter().all(|(face, taken)| *taken == face.div_ceil(2)), "{odd_now:?}");
}

#[test]
fn a_new_game_is_of_the_newest_generation() {
    let table = TOY.deal(&request(), None, people(), Seed::from_number(3)).unwrap();
    assert!(text(&*table).contains("\"generation\":2,"));
    assert_eq!(Toy::generation(&Toy::set_up(None, &Toy::options_for(&request())).unwrap()), Toy::GENERATION);
}

#[test]
fn an_older_game_goes_on_under_its_own_rules() {
    let mut table = replayed(&text(&rolled(1, 2))).table.unwrap();
    table.resume(Seed::from_number(3));
    while table.decider().is_some() {
        table.act("roll").unwrap();
    }
    assert_eq!(text(&*table), text(&rolled(1, 100)));
    assert!(text(&*table.after(3)).contains("\"generation\":1,"));
}

#[test]
fn an_unsupported_generation_is_reported_and_not_replayed() {
    let saved = text(&rolled(2, 3));
    for (generation, unsupported, message) in [
        (
            0,
            UnsupportedGeneration::Earlier(Generation(0)),
            "made under earlier rules, generation 0; it cannot be checked by this program",
        ),
        (
            3,
            UnsupportedGeneration::Later(Generation(3)),
            "made under later rules, generation 3; a newer program is needed",
        ),
    ] {
        let other = saved.replacen("\"generation\":2", &format!("\"generation\":{generation}"), 1);
        // The rest of such a file is not interpreted.
        for text in
            [other.clone(), other.replace("\"players\"", "\"chairs\""), other.replace("roll", "juggle")]
        {
            let opened = replayed(&text);
            assert_eq!(opened.verdict, Verdict::UnsupportedGeneration(unsupported));
            assert_eq!(opened.verdict.to_string(), message);
            assert!(opened.table.is_none());
        }
        let direct = transcript::replay::<Toy>(setup(2), &transcript::read(&other).unwrap());
        assert_eq!(direct.verdict, Verdict::UnsupportedGeneration(unsupported));
        assert!(direct.table.is_none());
    }
}

#[test]
fn a_setup_of_another_generation_cannot_verify_a_game() {
    let saved = transcript::read(&text(&rolled(1, 0))).unwrap();
    let replay = transcript::replay::<Toy>(setup(2), &saved);
    assert_eq!(
        replay.verdict.to_string(),
        "diverged: line 1: the game is of generation 1, but was set up under generation 2"
    );
}
