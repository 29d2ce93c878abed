//! What the page's tests are served is what this server sends, so that none of them stays green when the wire changes.
//! `cargo xtask write` writes it.

use crate::analysed_game::analysed_game;
use crate::client::*;
use crate::your_page::your_page;
use bots::Bots;
use catalogue::{AnyTable, Title};
use game::transcript::{Knowledge, Player};
use game::{GameRequest, Seed, Word};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

pub const NAMES: [&str; 5] = ["Mira", "Jonas", "Ada", "Tom", "Lena"];
/// Enough games for every kind of question, in each title.
const GAMES: u64 = 60;
/// A position of this turn or a later one has much on the table.
const LATE: u32 = 20;
/// How many entries of the log are kept.
const LINES: u64 = 40;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fixtures_of_the_page_are_up_to_date() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let running = Running::thinking(folder, generous(), Arc::new(Bots::default())).await;
    let mut written = BTreeSet::new();
    let titles = running.client().get("/api/titles").await.ok();
    written.insert(check("titles", &titles));
    written.insert(check("yours", &your_page(&running).await));
    written.insert(check("waiting", &waiting(&running).await));
    for title in catalogue::titles() {
        for (kind, table) in positions((0..GAMES).map(|seed| play(*title, seed)).collect()) {
            let name = format!("{}-{kind}", title.meta().id);
            let fixture = fixture(&running, &name, &*table).await;
            written.insert(check(&name, &fixture));
        }
        let analysed = analysed_game(&running, *title).await;
        written.insert(check(&format!("analysis-{}", title.meta().id), &analysed));
    }
    for (title, day) in first_puzzles(&running).await {
        written.insert(check(&format!("puzzle-{title}"), &puzzle(&running, &day).await));
    }
    let kept = std::fs::read_dir(fixtures()).unwrap().map(|entry| entry.unwrap().file_name());
    let kept: BTreeSet<String> = kept.map(|name| name.into_string().unwrap()).collect();
    assert_eq!(kept, written, "the files in web/tests/fixtures, and the positions of the games");
}

/// A finished game.
struct Played {
    table: Box<dyn AnyTable>,
    /// The question before each record, and how much a fixture of it would show.
    asked: Vec<(Word, Worth)>,
}

/// How late it is, then how many choices there are.
type Worth = (u32, usize);

/// A game with all modules and as many people as can play, played at random.
fn play(title: &dyn Title, seed: u64) -> Played {
    let meta = title.meta();
    let modules = meta.modules.iter().map(|module| module.id.to_string()).collect();
    let request = GameRequest { players: *meta.players.end(), modules, first: None };
    let person = |name: &&str| Player { name: name.to_string(), bot: None };
    let players = NAMES[..usize::from(request.players)].iter().map(person).collect();
    let mut table = title.deal(&request, None, players, Seed::from_number(seed)).unwrap();
    let mut dice = Dice(seed);
    let mut asked = Vec::new();
    while let Some(question) = table.question() {
        let legal = table.legal();
        asked.push((question.name, (table.turn().min(LATE), legal.len())));
        table.act(&choose(legal, &mut dice)).unwrap();
    }
    Played { table, asked }
}

/// First the verb and then one of its actions, so that rare verbs are tried as often as those with many actions.
pub fn choose(legal: Vec<String>, dice: &mut Dice) -> String {
    fn verb(action: &str) -> &str {
        action.split(' ').next().unwrap_or(action)
    }
    let verbs: Vec<&str> =
        legal.iter().map(|action| verb(action)).collect::<BTreeSet<_>>().into_iter().collect();
    let chosen = verbs[dice.below(verbs.len())];
    let open: Vec<&String> = legal.iter().filter(|action| verb(action) == chosen).collect();
    open[dice.below(open.len())].clone()
}

/// For each kind of question a late position with many choices, and the end of the first game.
fn positions(games: Vec<Played>) -> BTreeMap<String, Box<dyn AnyTable>> {
    let mut best: BTreeMap<Word, (Worth, usize, usize)> = BTreeMap::new();
    for (game, played) in games.iter().enumerate() {
        for (records, (question, worth)) in played.asked.iter().enumerate() {
            if best.get(question).is_none_or(|(known, ..)| known < worth) {
                best.insert(*question, (*worth, game, records));
            }
        }
    }
    let table = |game: usize, records| games[game].table.after(records);
    let asked = best.into_iter().map(|(kind, (_, game, records))| (kind.into(), table(game, records)));
    asked.chain([("over".to_string(), table(0, games[0].asked.len()))]).collect()
}

/// What the server sends about a position to the one who decides, or to the first player at the end.
async fn fixture(running: &Running, name: &str, table: &dyn AnyTable) -> Value {
    let mut client = running.client();
    let mut transcript = Vec::new();
    table.write(Knowledge::Full, &mut transcript).unwrap();
    let request = client.http.post(format!("{}/api/import", client.base)).body(transcript);
    let game = client.send(request).await.ok()["game"].as_str().unwrap().to_string();
    let seat = table.decider().map_or(0, |seat| seat.0);
    let mut snapshot = client.snapshot(&game, seat).await;
    let since = snapshot["log_length"].as_u64().unwrap().saturating_sub(LINES);
    let log = client.get(&format!("/api/games/{game}/log?seat={seat}&since={since}")).await.ok();
    let points = client.get(&format!("/api/games/{game}/points?seat={seat}")).await.ok();
    let mut why_not = Value::Null;
    if let Some(attempt) = attempt(name, &snapshot["view"]) {
        let ask = json!({ "seq": snapshot["seq"], "seat": seat, "attempt": attempt });
        let answer = client.post(&format!("/api/games/{game}/why-not"), ask).await.ok();
        why_not = json!({ "attempt": attempt, "answer": answer });
    }
    // The ids of games are random, and each fixture is one player's device.
    snapshot["game"] = "fixture".into();
    snapshot["watch"] = "watchcode".into();
    snapshot["your_seats"] = json!([seat]);
    let mut fixture = json!({ "snapshot": snapshot, "log": log, "turns": points["turns"] });
    if !why_not.is_null() {
        fixture["why_not"] = why_not;
    }
    fixture
}

/// Something that a test of the page tries although it is not possible.
fn attempt(position: &str, view: &Value) -> Option<Value> {
    Some(match position {
        "luxor-play" => json!({ "kind": "card", "slot": 2 }),
        "expedition-deploy" => {
            let too_many = view["phase"]["most"].as_u64().unwrap() + 1;
            json!({ "kind": "deploy", "direction": null, "rests": [too_many] })
        }
        "expedition-keep" => {
            let hand =
                view["seats"][view["decider"].as_u64().unwrap_or(0) as usize]["hand"].as_array().unwrap();
            let camp = |held: &&Value| held["tile"].as_str().is_some_and(|tile| tile.ends_with("-camp"));
            let camp = hand.iter().find(camp).unwrap();
            json!({ "kind": "tile", "back": camp["back"], "tile": camp["tile"] })
        }
        _ => return None,
    })
}

/// What the server sends about a game that waits for a player: its waiting room to the host, and its invitation, while
/// a seat is open and when nobody more can come.
async fn waiting(running: &Running) -> Value {
    let [mut mira, mut jonas, mut ada] = [(); 3].map(|()| running.client());
    let game = mira.create("luxor", &["mummy"], seats(&["you Mira", "open", "bot random"])).await;
    let mut snapshot = mira.snapshot(&game, 0).await;
    let code = snapshot["invite"].as_str().unwrap().to_string();
    let path = format!("/api/invites/{code}");
    let mut invitation = jonas.get(&path).await.ok();
    let join = json!({ "invite": code, "seat": 1, "name": NAMES[1] });
    jonas.post(&format!("/api/games/{game}/join"), join).await.ok();
    let mut full = ada.get(&path).await.ok();
    // Ids and codes are random.
    for answer in [&mut snapshot, &mut invitation, &mut full] {
        answer["game"] = "fixture".into();
    }
    snapshot["invite"] = "falcon-reed-7".into();
    snapshot["watch"] = "watchcode".into();
    snapshot["commitment"] = Value::Null;
    json!({ "snapshot": snapshot, "invitation": invitation, "full": full })
}

/// The first day of each title that has puzzles.
async fn first_puzzles(running: &Running) -> BTreeMap<String, String> {
    let month = running.client().get("/api/puzzles?month=2026-11").await.ok();
    let text = |value: &Value| value.as_str().unwrap().to_string();
    let days = month["days"].as_array().unwrap().iter().rev();
    days.map(|day| (text(&day["title"]), text(&day["date"]))).collect()
}

/// What the server sends about the puzzle of a day: its positions after each part of a choice, and answers to the best
/// choice, to the second best and to one that is missed.
async fn puzzle(running: &Running, day: &str) -> Value {
    let mut client = running.client();
    let path = format!("/api/puzzles/{day}");
    let first = client.post(&path, json!({ "name": NAMES[0] })).await.ok();
    let choices: Vec<Vec<String>> = serde_json::from_value(first["choices"].clone()).unwrap();
    let starts: BTreeSet<&[String]> =
        choices.iter().flat_map(|choice| (1..choice.len()).map(|parts| &choice[..parts])).collect();
    let mut states = vec![first];
    for actions in starts {
        states.push(client.post(&path, json!({ "name": NAMES[0], "actions": actions })).await.ok());
    }
    let mut answers: BTreeMap<String, Value> = BTreeMap::new();
    for actions in &choices {
        let answer = client.post(&format!("{path}/answer"), json!({ "actions": actions })).await.ok();
        let kind = match answer["chosen"].as_u64() {
            Some(0) => "best",
            Some(1) => "second",
            _ if answer["mark"] == "missed" => "missed",
            _ => continue,
        };
        answers.entry(kind.into()).or_insert(json!({ "actions": actions, "answer": answer }));
    }
    json!({ "states": states, "answers": answers })
}

fn fixtures() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/fixtures")
}

/// Compares a fixture with the repository, or writes it; its file's name.
#[track_caller]
fn check(name: &str, fixture: &Value) -> String {
    let name = format!("{name}.json");
    let file = fixtures().join(&name);
    let text = format!("{fixture}\n");
    if std::env::var_os("LUXOR_WRITE").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{name} is not what the server sends; `cargo xtask write` writes it again");
    name
}
