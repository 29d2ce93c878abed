//! The same game everywhere: one seed and the same choices lead to the same lines of the transcript, with the same
//! fingerprint of each position, whether a table is played directly, through a server, or in the terminal.

use crate::process::*;
use crate::sandbox::Sandbox;
use game::transcript::{Player, Verdict};
use game::{GameRequest, Knowledge, Seed};
use reqwest::Method;
use serde_json::json;

const SEED: u64 = 12;
const PLAYERS: [&str; 2] = ["Ann", "Ben"];

/// A game that was played to its end.
struct Played {
    /// Who chose what.
    choices: Vec<(u8, String)>,
    /// The transcript without its first line, which names the players.
    lines: Vec<String>,
}

/// The lines of an exact transcript, which replays to every position it names.
fn exact(transcript: &str) -> Vec<String> {
    assert_eq!(catalogue::open(transcript).unwrap().verdict, Verdict::Exact);
    transcript.lines().skip(1).map(str::to_string).collect()
}

/// At a table, by choices from here and there in the list.
fn at_a_table(title: &'static dyn catalogue::Title, modules: &[String]) -> Played {
    let request = GameRequest { players: 2, modules: modules.to_vec(), first: None };
    let players = PLAYERS.map(|name| Player { name: name.into(), bot: None }).to_vec();
    let mut table = title.deal(&request, None, players, Seed::from_number(SEED)).unwrap();
    let mut choices = Vec::new();
    while let Some(seat) = table.decider() {
        let legal = table.legal();
        let action = legal[choices.len() * 7 % legal.len()].clone();
        table.act(&action).unwrap();
        choices.push((seat.0, action));
    }
    let mut transcript = Vec::new();
    table.write(Knowledge::Full, &mut transcript).unwrap();
    Played { choices, lines: exact(str::from_utf8(&transcript).unwrap()) }
}

/// Through a server, by HTTP.
async fn through_a_server(title: &str, modules: &[String], choices: &[(u8, String)]) -> Vec<String> {
    let sandbox = Sandbox::new();
    let server = TestServer::on(&sandbox);
    let mut guest = Guest::with_seed(&Seed::from_number(SEED));
    let [ann, ben] = PLAYERS;
    let seats = json!([{ "kind": "you", "name": ann }, { "kind": "local", "name": ben }]);
    let ask = json!({ "title": title, "players": 2, "modules": modules, "seats": seats });
    let game = text(&guest.post(&server, "/api/games", ask.to_string()).await["game"]);
    let mut seq = guest.snapshot(&server, &game).await["seq"].clone();
    for (number, (seat, action)) in choices.iter().enumerate() {
        let command = json!({ "id": number.to_string(), "seq": seq, "seat": seat, "action": action });
        seq = guest.post(&server, &format!("/api/games/{game}/actions"), command.to_string()).await["seq"]
            .clone();
    }
    let (_, transcript) =
        guest.ask(Method::GET, format!("{}/api/games/{game}/transcript", server.base), None).await.unwrap();
    server.kill();
    exact(&transcript)
}

/// In the terminal, by the texts of the actions.
fn in_the_terminal(title: &str, modules: &[String], choices: &[(u8, String)]) -> Vec<String> {
    let sandbox = Sandbox::new();
    let modules = if modules.is_empty() { String::new() } else { format!("--modules {}", modules.join(",")) };
    let people = PLAYERS.join(",");
    let args = format!("play --game {title} {modules} --people {people} --seed {SEED} --save game.jsonl");
    let mut rest = choices.iter();
    let run = sandbox.luxor_answered(&args, |shown| {
        if shown.ends_with("> ") {
            rest.next().expect("a choice for each question").1.clone()
        } else {
            String::new()
        }
    });
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(rest.next(), None, "the game ended early");
    exact(&sandbox.read("game.jsonl"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_choices_make_the_same_game_everywhere() {
    for title in catalogue::titles() {
        let meta = title.meta();
        let all: Vec<String> = meta.modules.iter().map(|module| module.id.to_string()).collect();
        for modules in [&[][..], &all] {
            let played = at_a_table(*title, modules);
            let served = through_a_server(meta.id, modules, &played.choices).await;
            assert_eq!(served, played.lines, "{} {modules:?}, through a server", meta.id);
            let shown = in_the_terminal(meta.id, modules, &played.choices);
            assert_eq!(shown, played.lines, "{} {modules:?}, in the terminal", meta.id);
        }
    }
}
