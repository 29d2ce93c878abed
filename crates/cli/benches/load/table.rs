//! Four clients at one table, game after game.

use crate::client::{Client, Incoming, Socket};
use crate::stats::Sample;
use crate::stop::StopSignal;
use serde_json::json;
use std::pin::pin;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// A game and its four players.
pub struct Table {
    pub game: String,
    pub players: Vec<Player>,
}

pub struct Player {
    pub seat: usize,
    pub client: Client,
    pub socket: Socket,
    random: u64,
    sent: u64,
    /// The sequence number answered last: anything not above it is stale.
    answered: Option<u64>,
    /// Is every command sent as an HTTP request of its own?
    over_http: bool,
    /// How long a player thinks before a move, on average.
    pace: Duration,
}

impl Table {
    /// Creates a game of four people, each connected to an address of their own.
    pub async fn open(addresses: &[String], title: &str, number: u64) -> Table {
        let mut host = Client::connect(&addresses[0]).await;
        let open = json!({ "kind": "open" });
        let ask = json!({
            "title": title, "players": 4,
            "seats": [{ "kind": "you", "name": "P0" }, open, open, open],
        });
        let game = text(&host.post("/api/games", &ask.to_string()).await["game"]);
        let invite = text(&host.get(&format!("/api/games/{game}?seat=0")).await["invite"]);
        let mut clients = vec![host];
        for (seat, address) in addresses.iter().enumerate().skip(1) {
            let mut guest = Client::connect(address).await;
            let join = json!({ "invite": invite, "seat": seat, "name": format!("P{seat}") });
            guest.post(&format!("/api/games/{game}/join"), &join.to_string()).await;
            clients.push(guest);
        }
        let mut players = Vec::new();
        for (seat, client) in clients.into_iter().enumerate() {
            let socket = client.subscribe(&game, seat).await;
            players.push(Player {
                seat,
                client,
                socket,
                random: number * 4 + seat as u64,
                sent: 0,
                answered: None,
                over_http: false,
                pace: Duration::ZERO,
            });
        }
        Table { game, players }
    }

    /// Players send commands in this way, and think for so long before each.
    pub fn set_pacing(&mut self, over_http: bool, pace: Duration) {
        for player in &mut self.players {
            (player.over_http, player.pace) = (over_http, pace);
        }
    }

    /// Plays at random until the stop signal, one game after the other.
    pub async fn play(&mut self, stop: &StopSignal) -> Vec<Sample> {
        let mut moves = Vec::new();
        loop {
            let mut playing = JoinSet::new();
            for player in self.players.drain(..) {
                playing.spawn(player.play(self.game.clone(), stop.clone()));
            }
            for (player, made) in playing.join_all().await {
                self.players.push(player);
                moves.extend(made);
            }
            self.players.sort_by_key(|player| player.seat);
            if stop.is_set() {
                return moves;
            }
            self.rematch().await;
        }
    }

    async fn rematch(&mut self) {
        let again = self.players[0].client.post(&format!("/api/games/{}/again", self.game), "{}").await;
        self.game = text(&again["game"]);
        for player in &mut self.players {
            player.answered = None;
            player.socket = player.client.subscribe(&self.game, player.seat).await;
        }
    }
}

impl Player {
    /// Plays whenever it is this player's turn, until the game is over or the stop signal is set.
    async fn play(mut self, game: String, mut stop: StopSignal) -> (Player, Vec<Sample>) {
        let counted = stop.clone();
        let mut reached = pin!(stop.wait());
        let mut moves = Vec::new();
        let mut asked = Instant::now();
        loop {
            let message = tokio::select! {
                () = &mut reached => return (self, moves),
                message = self.socket.next() => message,
            };
            let is_answered = match message {
                Incoming::Done => true,
                Incoming::Here => false,
                Incoming::Refused => panic!("a move was refused"),
                Incoming::Step(step) if step.is_over() => return (self, moves),
                Incoming::Step(step) => match step.turn().filter(|turn| Some(turn.seq) > self.answered) {
                    None => false,
                    Some(turn) => {
                        self.random =
                            self.random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                        let (seq, action) = (turn.seq, turn.any((self.random >> 33) as usize).to_string());
                        if !self.pace.is_zero() {
                            // Between half and one and a half of the pace, so that tables do not move in step.
                            let share = 0.5 + f64::from((self.random >> 33) as u16) / f64::from(u16::MAX);
                            tokio::select! {
                                () = &mut reached => return (self, moves),
                                () = sleep(self.pace.mul_f64(share)) => {}
                            }
                        }
                        asked = Instant::now();
                        self.act(&game, seq, &action).await;
                        self.over_http
                    }
                },
            };
            if is_answered {
                let answered = Instant::now();
                moves.push(Sample { answered, waited: answered - asked });
                counted.count();
            }
        }
    }

    /// Sends an action; over HTTP this waits for the response.
    pub async fn act(&mut self, game: &str, seq: u64, action: &str) {
        (self.sent, self.answered) = (self.sent + 1, Some(seq));
        let (id, seat) = (self.sent.to_string(), self.seat);
        if self.over_http {
            let body = json!({ "id": id, "seq": seq, "seat": seat, "action": action });
            self.client.post(&format!("/api/games/{game}/actions"), &body.to_string()).await;
        } else {
            let said = json!({ "type": "act", "id": id, "seq": seq, "seat": seat, "action": action });
            self.socket.send(&said.to_string()).await;
        }
    }
}

fn text(value: &serde_json::Value) -> String {
    value.as_str().expect("a text").to_string()
}
