//! How long it takes until people at one node see what happens at another, while nothing else does.

use crate::client::Incoming;
use crate::place::Place;
use crate::program::Program;
use crate::stats::Stats;
use crate::table::{Player, Table};
use serde_json::json;
use std::time::Instant;

/// What was seen at the other node, and after which time.
#[derive(Default)]
pub struct Across {
    pub moves: Stats,
    pub undos: Stats,
    pub presence: Stats,
}

/// The player of a table whose connection is closed and opened again.
const VISITOR: usize = 1;

/// A table whose players are connected to two nodes in turn.
pub async fn measure(moves: u64, title: &str) -> Across {
    let place = Place::new(2);
    let nodes = [(); 2].map(|()| Program::start(&place, false, 0));
    let addresses: Vec<String> = (0..4).map(|seat: usize| nodes[seat % 2].address.clone()).collect();
    let mut table = Table::open(&addresses, title, 1).await;
    let mut across = Across::default();
    let mut turn = None;
    for player in &mut table.players {
        turn = turn.or(step(player).await);
    }
    for number in 0..moves {
        let Some((seat, seq, action)) = turn.take() else { break };
        let asked = Instant::now();
        table.players[seat].act(&table.game, seq, &action).await;
        turn = seen(&mut table, seat, asked, &mut across.moves).await;
        if number % 3 == 0 && turn.as_ref().is_some_and(|(next, ..)| *next == seat) {
            let asked = Instant::now();
            let undo = json!({ "type": "undo", "id": format!("u{number}"), "seq": seq + 1, "seat": seat });
            table.players[seat].socket.send(&undo.to_string()).await;
            if is_done(&mut table.players[seat]).await {
                turn = seen(&mut table, seat, asked, &mut across.undos).await;
            }
        }
    }
    for _ in 0..moves / 4 {
        // The seat is left, and taken again.
        let visitor = &mut table.players[VISITOR];
        let asked = Instant::now();
        visitor.socket.close().await;
        here(&mut table.players[0]).await;
        across.presence.add(asked.elapsed());
        let asked = Instant::now();
        let visitor = &mut table.players[VISITOR];
        visitor.socket = visitor.client.subscribe(&table.game, VISITOR).await;
        here(&mut table.players[0]).await;
        across.presence.add(asked.elapsed());
    }
    across
}

/// Waits until everybody has seen a change; returns whose turn it is.
async fn seen(
    table: &mut Table,
    by: usize,
    asked: Instant,
    stats: &mut Stats,
) -> Option<(usize, u64, String)> {
    let mut turn = None;
    // Those at the other node first: their time counts.
    for seat in [by + 1, by + 3, by, by + 2].map(|seat| seat % 4) {
        turn = turn.or(step(&mut table.players[seat]).await);
        if (seat + by) % 2 == 1 {
            stats.add(asked.elapsed());
        }
    }
    turn
}

/// Reads the next step of a player: the seat, the sequence number and an action, if it is their turn.
async fn step(player: &mut Player) -> Option<(usize, u64, String)> {
    loop {
        if let Incoming::Step(step) = player.socket.next().await {
            let seat = player.seat;
            return step.turn().map(|turn| (seat, turn.seq, turn.any(turn.seq as usize).to_string()));
        }
    }
}

async fn is_done(player: &mut Player) -> bool {
    loop {
        match player.socket.next().await {
            Incoming::Done => return true,
            Incoming::Refused => return false,
            Incoming::Step(_) | Incoming::Here => {}
        }
    }
}

async fn here(player: &mut Player) {
    while !matches!(player.socket.next().await, Incoming::Here) {}
}
