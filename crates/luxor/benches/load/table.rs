//! Four clients at one table, game after game.

use crate::client::{Client, Ear, Turn};
use crate::enough::Enough;
use crate::figures::Moved;
use futures_util::future::join_all;
use serde_json::json;
use std::time::Instant;

/// A table and who sits at it.
pub struct Table {
    game: String,
    players: Vec<Player>,
}

struct Player {
    seat: usize,
    client: Client,
    ear: Ear,
    random: u64,
    sent: u64,
    /// What was answered last: whatever is no later is old.
    answered: Option<u64>,
}

impl Table {
    /// A new game of four people, each with a connection for commands and one for what happens.
    pub async fn open(address: &str, title: &str, number: u64) -> Table {
        let mut host = Client::connect(address).await;
        let open = json!({ "kind": "open" });
        let ask = json!({
            "title": title, "players": 4,
            "seats": [{ "kind": "you", "name": "P0" }, open, open, open],
        });
        let game = text(&host.post("/api/games", &ask.to_string()).await["game"]);
        let invite = text(&host.get(&format!("/api/games/{game}?seat=0")).await["invite"]);
        let mut clients = vec![host];
        for seat in 1..4 {
            let mut guest = Client::connect(address).await;
            let join = json!({ "invite": invite, "seat": seat, "name": format!("P{seat}") });
            guest.post(&format!("/api/games/{game}/join"), &join.to_string()).await;
            clients.push(guest);
        }
        let mut players = Vec::new();
        for (seat, client) in clients.into_iter().enumerate() {
            let ear = client.listen(&game, seat).await;
            let random = number * 4 + seat as u64;
            players.push(Player { seat, client, ear, random, sent: 0, answered: None });
        }
        Table { game, players }
    }

    /// Plays at random until it is enough, one game after the other.
    pub async fn play(&mut self, enough: &Enough) -> Vec<Moved> {
        let mut moves = Vec::new();
        loop {
            let game = &self.game;
            let playing = self.players.iter_mut().map(|player| player.play(game, enough.clone()));
            moves.extend(join_all(playing).await.into_iter().flatten());
            if enough.is_reached() {
                return moves;
            }
            self.begin_again().await;
        }
    }

    async fn begin_again(&mut self) {
        let again = self.players[0].client.post(&format!("/api/games/{}/again", self.game), "{}").await;
        self.game = text(&again["game"]);
        for player in &mut self.players {
            player.answered = None;
            player.ear = player.client.listen(&self.game, player.seat).await;
        }
    }
}

impl Player {
    /// Plays whenever it is their turn, until the game is over or it is enough.
    async fn play(&mut self, game: &str, mut enough: Enough) -> Vec<Moved> {
        let mut moves = Vec::new();
        loop {
            let step = tokio::select! {
                () = enough.reached() => return moves,
                step = self.ear.step() => step,
            };
            if step.is_over() {
                return moves;
            }
            if let Some(turn) = step.turn().filter(|turn| Some(turn.seq) > self.answered) {
                let asked = Instant::now();
                self.choose(game, turn).await;
                let answered = Instant::now();
                moves.push(Moved { answered, waited: answered - asked });
                enough.count();
            }
        }
    }

    /// Makes any choice.
    async fn choose(&mut self, game: &str, turn: Turn) {
        self.random = self.random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let action = &turn.choices[(self.random >> 33) as usize % turn.choices.len()].action;
        (self.sent, self.answered) = (self.sent + 1, Some(turn.seq));
        let body =
            json!({ "id": self.sent.to_string(), "seq": turn.seq, "seat": self.seat, "action": action });
        self.client.post(&format!("/api/games/{game}/actions"), &body.to_string()).await;
    }
}

fn text(value: &serde_json::Value) -> String {
    value.as_str().expect("a text").to_string()
}
