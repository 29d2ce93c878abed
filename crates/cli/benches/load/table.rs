//! Four clients at one table, game after game.

use crate::client::{Client, Ear, Heard};
use crate::enough::Enough;
use crate::figures::Moved;
use serde_json::json;
use std::pin::pin;
use std::time::Instant;
use tokio::task::JoinSet;

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
    /// Does every command take a request of its own?
    by_request: bool,
}

impl Table {
    /// A new game of four people, each connected.
    pub async fn open(address: &str, title: &str, number: u64, by_request: bool) -> Table {
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
            players.push(Player { seat, client, ear, random, sent: 0, answered: None, by_request });
        }
        Table { game, players }
    }

    /// Plays at random until it is enough, one game after the other.
    pub async fn play(&mut self, enough: &Enough) -> Vec<Moved> {
        let mut moves = Vec::new();
        loop {
            let mut playing = JoinSet::new();
            for player in self.players.drain(..) {
                playing.spawn(player.play(self.game.clone(), enough.clone()));
            }
            for (player, made) in playing.join_all().await {
                self.players.push(player);
                moves.extend(made);
            }
            self.players.sort_by_key(|player| player.seat);
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
    async fn play(mut self, game: String, mut enough: Enough) -> (Player, Vec<Moved>) {
        let counted = enough.clone();
        let mut reached = pin!(enough.reached());
        let mut moves = Vec::new();
        let mut asked = Instant::now();
        loop {
            let heard = tokio::select! {
                () = &mut reached => return (self, moves),
                heard = self.ear.next() => heard,
            };
            let is_answered = match heard {
                Heard::Done => true,
                Heard::Step(step) if step.is_over() => return (self, moves),
                Heard::Step(step) => match step.turn().filter(|turn| Some(turn.seq) > self.answered) {
                    None => false,
                    Some(turn) => {
                        self.random =
                            self.random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                        let (seq, action) = (turn.seq, turn.any((self.random >> 33) as usize).to_string());
                        asked = Instant::now();
                        self.choose(&game, seq, &action).await;
                        self.by_request
                    }
                },
            };
            if is_answered {
                let answered = Instant::now();
                moves.push(Moved { answered, waited: answered - asked });
                counted.count();
            }
        }
    }

    /// Makes a choice; a request waits for its answer.
    async fn choose(&mut self, game: &str, seq: u64, action: &str) {
        (self.sent, self.answered) = (self.sent + 1, Some(seq));
        let (id, seat) = (self.sent.to_string(), self.seat);
        if self.by_request {
            let body = json!({ "id": id, "seq": seq, "seat": seat, "action": action });
            self.client.post(&format!("/api/games/{game}/actions"), &body.to_string()).await;
        } else {
            let said = json!({ "type": "act", "id": id, "seq": seq, "seat": seat, "action": action });
            self.ear.say(&said.to_string()).await;
        }
    }
}

fn text(value: &serde_json::Value) -> String {
    value.as_str().expect("a text").to_string()
}
