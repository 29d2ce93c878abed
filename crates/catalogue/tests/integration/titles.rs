//! Checks that hold for every title in the list.

use catalogue::{AnyBot, AnyTable, BotFactory, RandomOnly, Reader, open, titles};
use game::transcript::{Knowledge, Player, Verdict};
use game::{Changeset, GameRequest, Seat, Seed, Viewer};
use serde_json::Value;
use std::collections::BTreeMap;

fn players(count: u8) -> Vec<Player> {
    (0..count).map(|seat| Player { name: format!("P{seat}"), bot: None }).collect()
}

/// A bot for each seat that plays at random.
fn bots(table: &dyn AnyTable) -> Vec<Box<dyn AnyBot>> {
    let title = table.meta().id;
    let bot = |seat: Seat| RandomOnly.bot(title, "random", seat, seat.0.into()).unwrap();
    Seat::all(table.players().len() as u8).map(bot).collect()
}

/// Lets the bot play whose turn it is; false once the game is over.
fn play(table: &mut dyn AnyTable, bots: &mut [Box<dyn AnyBot>]) -> bool {
    let Some(seat) = table.decider() else { return false };
    let bot = &mut bots[seat.index()];
    bot.look(table);
    table.act(&bot.decide().unwrap()).unwrap();
    true
}

fn view(table: &dyn AnyTable, viewer: Viewer) -> Value {
    serde_json::from_str(table.view(viewer).text().get()).unwrap()
}

#[test]
fn every_title_is_found_by_id_and_has_valid_components() {
    assert!(titles().len() >= 2);
    for title in titles() {
        let meta = title.meta();
        assert_eq!(catalogue::title(meta.id).unwrap().meta(), meta);
        let edition = title.check_components(title.components()).unwrap();
        assert_eq!(edition.custom, None, "the built-in edition is not a custom one");
        assert!(title.check_components("").is_err());
    }
    assert!(catalogue::title("chess").err().unwrap().contains("there is luxor"));
}

#[test]
fn every_title_plays_and_verifies_with_every_number_of_players() {
    for title in titles() {
        let meta = title.meta();
        let all: Vec<String> = meta.modules.iter().map(|module| module.id.to_string()).collect();
        for count in meta.players.clone() {
            for modules in [Vec::new(), all.clone()] {
                let request = GameRequest { players: count, modules, first: Some(Seat(1)) };
                let mut table = title.deal(&request, None, players(count), Seed::from_number(7)).unwrap();
                let mut bots = bots(&*table);
                for _ in 0..30 {
                    assert!(play(&mut *table, &mut bots));
                }
                let known = |knowledge| {
                    let mut text = Vec::new();
                    table.write(knowledge, &mut text).unwrap();
                    open(&String::from_utf8(text).unwrap()).unwrap().verdict
                };
                assert_eq!(known(Knowledge::Full), Verdict::Exact);
                let partial = known(Knowledge::Of(Viewer::Seat(Seat(0))));
                assert!(matches!(partial, Verdict::Unverified(_)), "{partial}");
                while play(&mut *table, &mut bots) {}
                let outcome = table.outcome().unwrap();
                assert_eq!(outcome.scores().len(), count as usize);
                assert_eq!(table.choices_text().get(), "[]");
            }
        }
    }
}

#[test]
fn applying_a_diff_to_the_last_view_gives_the_next() {
    for title in titles() {
        let meta = title.meta();
        let modules: Vec<String> = meta.modules.iter().map(|module| module.id.to_string()).collect();
        let count = meta.players.end().to_owned().min(3);
        let request = GameRequest { players: count, modules, first: None };
        let mut table = title.deal(&request, None, players(count), Seed::from_number(7)).unwrap();
        let mut bots = bots(&*table);
        let viewers: Vec<Viewer> = Seat::all(count).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut known: Vec<Value> = viewers.iter().map(|viewer| view(&*table, *viewer)).collect();
        let mut before = table.views(&viewers);
        let (mut sent, mut whole) = (0, 0);
        while play(&mut *table, &mut bots) {
            let (after, mut changes) = (table.views(&viewers), Changeset::default());
            for (at, known) in known.iter_mut().enumerate() {
                after[at].diff_since(&*before[at], &mut changes);
                let changes = changes.finish();
                let now = view(&*table, viewers[at]);
                (sent, whole) = (sent + changes.len(), whole + now.to_string().len());
                let changes: BTreeMap<String, Value> = serde_json::from_str(&changes).unwrap();
                for (place, value) in changes {
                    *known.pointer_mut(&place).unwrap_or_else(|| panic!("{place} does not exist")) = value;
                }
                assert_eq!(*known, now);
            }
            before = after;
        }
        assert!(sent < whole * 2 / 3, "{}: {sent} bytes of changes for {whole}", meta.id);
    }
}

#[test]
fn the_log_says_where_each_turn_begins_and_whose_it_is() {
    for title in titles() {
        let count = title.meta().players.end().to_owned().min(3);
        let request = GameRequest { players: count, ..GameRequest::default() };
        let mut table = title.deal(&request, None, players(count), Seed::from_number(7)).unwrap();
        let mut bots = bots(&*table);
        while play(&mut *table, &mut bots) {}
        let mut readers = [Reader::new(Viewer::Spectator, 0, 0, b"[".to_vec())];
        for record in std::iter::once(None).chain((0..table.record_count()).map(Some)) {
            table.write_log(record, &mut readers);
        }
        let [Reader { text, .. }] = readers;
        let log: Vec<Value> = serde_json::from_slice(&[&text[..], b"]"].concat()).unwrap();
        let begun: Vec<&Value> = log.iter().filter(|entry| entry.get("begins").is_some()).collect();
        let turns = begun.iter().map(|entry| entry["begins"]["turn"].as_u64().unwrap());
        assert!(turns.eq(1..=table.turn().into()), "{}", title.meta().id);
        for entry in begun {
            let decider = table.after(entry["at"].as_u64().unwrap() as usize).decider();
            assert_eq!(entry["begins"]["seat"], decider.unwrap().0, "{entry}");
        }
    }
}
