//! The fixtures of an analysed game: what the server sends to somebody who looks at it and learns from their mistakes.

use crate::client::*;
use crate::fixtures::NAMES;
use bots::Bots;
use catalogue::analysis::{AnalysedDecision, Analysis, AnalysisSettings};
use catalogue::{AnyTable, BotFactory, Title};
use game::transcript::{Knowledge, Player};
use game::{GameRequest, Seat, Seed};
use serde_json::{Value, json};

/// A weak player against two decent ones: there is something to learn.
const PLAYERS: [&str; 3] = ["gentle", "greedy", "greedy"];
/// Play-outs for each decision.
const PLAY_OUTS: u64 = 240;
/// So many of the first player's mistakes can be looked at and played again.
const MISTAKES: usize = 3;
/// A loss from which on something is learned from a choice.
const LESSON: f64 = 0.03;

/// A finished game with its analysis, and the positions before the worst mistakes.
pub async fn analysed_game(running: &Running, title: &dyn Title) -> Value {
    let table = play(title, 1);
    let analysis = analyse(&*table);
    let mut client = running.client();
    let mut text = Vec::new();
    table.write(Knowledge::Full, &mut text).unwrap();
    let request = client.http.post(format!("{}/api/import", client.base)).body(text);
    let game = client.send(request).await.ok()["game"].as_str().unwrap().to_string();
    let address = |rest: &str| format!("/api/games/{game}{rest}");
    let mut snapshot = client.get(&address("")).await.ok();
    rename(&mut snapshot);
    let mut replays = serde_json::Map::new();
    let mut trials = Vec::new();
    for decision in mistakes(&analysis) {
        let at = decision.at;
        for asked in [false, true] {
            let mut replay = client.get(&address(&format!("/replay?at={at}&asked={asked}"))).await.ok();
            rename(&mut replay["snapshot"]);
            replays.insert(format!("{at}{}", if asked { " asked" } else { "" }), replay);
        }
        let mut begun: Vec<&[String]> = Vec::new();
        for choice in &decision.choices {
            let halves = (1..choice.actions.len()).map(|parts| &choice.actions[..parts]);
            for actions in halves.filter(|actions| !begun.contains(actions)).collect::<Vec<_>>() {
                begun.push(actions);
                let ask = json!({ "at": at, "actions": actions });
                let mut replay = client.post(&address("/trial"), ask.clone()).await.ok();
                rename(&mut replay["snapshot"]);
                trials.push(json!({ "ask": ask, "replay": replay }));
            }
        }
    }
    json!({
        "snapshot": snapshot,
        "log": client.get(&address("/log")).await.ok(),
        "turns": client.get(&address("/points")).await.ok()["turns"],
        "answer": answer(&analysis),
        "replays": replays,
        "trials": trials,
    })
}

/// The ids of games are random.
fn rename(snapshot: &mut Value) {
    snapshot["game"] = "fixture".into();
    snapshot["watch"] = Value::Null;
}

fn play(title: &dyn Title, seed: u64) -> Box<dyn AnyTable> {
    let meta = title.meta();
    let entrants = &PLAYERS[..PLAYERS.len().min(usize::from(*meta.players.end()))];
    let request = GameRequest { players: entrants.len() as u8, modules: Vec::new(), first: None };
    let player = |(seat, bot): (usize, &&str)| Player {
        name: NAMES[seat].into(),
        bot: (seat > 0).then(|| bot.to_string()),
    };
    let players = entrants.iter().enumerate().map(player).collect();
    let mut table = title.deal(&request, None, players, Seed::from_number(seed)).unwrap();
    let bot =
        |(seat, name): (usize, &&str)| Bots::default().bot(meta.id, name, Seat(seat as u8), seed).unwrap();
    let mut bots: Vec<_> = entrants.iter().enumerate().map(bot).collect();
    while let Some(seat) = table.decider() {
        let bot = &mut bots[seat.index()];
        bot.look(&*table);
        table.act(&bot.decide().unwrap()).unwrap();
    }
    table
}

fn analyse(table: &dyn AnyTable) -> Analysis {
    let settings = AnalysisSettings { play_outs: Some(PLAY_OUTS), ..AnalysisSettings::default() };
    let analyst = Bots::default().analyst(table).unwrap();
    analyst(&settings, &mut |_| {}).unwrap()
}

fn answer(analysis: &Analysis) -> Value {
    let raw = server::protocol::Raw::of(analysis);
    json!(server::protocol::GameAnalysis {
        state: "done".into(),
        depth: analysis.depth,
        done: 0,
        total: 0,
        deepest: 8,
        analysis: Some(raw),
    })
}

/// The worst decisions of the first player.
fn mistakes(analysis: &Analysis) -> Vec<&AnalysedDecision> {
    let cost = |decision: &AnalysedDecision| -decision.play[0];
    let decisions = analysis.decisions.iter().filter(|decision| decision.seat == 0);
    let mut worst: Vec<_> = decisions.filter(|decision| cost(decision) >= LESSON).collect();
    worst.sort_by(|one, other| cost(other).total_cmp(&cost(one)).then(one.at.cmp(&other.at)));
    worst.truncate(MISTAKES);
    worst
}
