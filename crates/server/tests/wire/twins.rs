//! No hidden information is sent: two games that differ only in what a viewer cannot know give them the same bytes.
//!
//! A whole random game is played. At many positions, for every seat and for a spectator, a twin is made: the same game
//! with other hidden cards and choices. Both are stored; real clients send every read request there is, ask for a hint,
//! and receive the next action.

use crate::client::*;
use crate::seen;
use catalogue::{AnyTable, BotFactory};
use game::transcript::{Knowledge, Verdict};
use game::{Seat, Seed, Viewer};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::GuestId;

/// Pairs of twins to compare for each viewer.
const PAIRS: usize = 4;

/// Positions to try: in some, nothing is hidden from a viewer.
const MOMENTS: usize = 80;

/// Pairs for which each seat asks for a hint.
const HINTS: usize = 2;

/// Play-outs behind a hint.
const PLAY_OUTS: u64 = 60;

/// Changes of hidden information to try; those are kept that the rules allow and the viewer cannot notice.
const TRIES: usize = 16;

/// Seeds to try until the next action shows a viewer the same in both games.
const DEALS: u8 = 60;

/// A transcript, line by line.
#[derive(Clone)]
struct Lines(Vec<Value>);

impl Lines {
    /// Parses a transcript, without fingerprints and commitment, which depend on hidden information.
    fn read(text: &str) -> Lines {
        let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for line in lines.iter_mut().filter_map(Value::as_object_mut) {
            line.remove("position");
            line.remove("commitment");
        }
        lines.retain(|line| line.get("result").is_none());
        Lines(lines)
    }

    fn text(&self) -> String {
        self.0.iter().map(|line| format!("{line}\n")).collect()
    }

    /// The indices of lines with an action or undo.
    fn records(&self) -> Vec<usize> {
        (0..self.0.len()).filter(|at| self.0[*at].get("seat").is_some()).collect()
    }

    fn before(&self, line: usize) -> Lines {
        Lines(self.0[..line].to_vec())
    }

    /// The game, if the rules allow it.
    fn table(&self) -> Option<Box<dyn AnyTable>> {
        let opened = catalogue::open(&self.text()).unwrap();
        opened.table.filter(|_| !matches!(opened.verdict, Verdict::Diverged(_)))
    }

    /// All chance outcomes and actions.
    fn words(&self) -> Vec<Word> {
        let mut words = Vec::new();
        for (line, said) in self.0.iter().enumerate() {
            let mut add = |address: String, word: &str| words.push(Word { line, address, word: word.into() });
            for list in ["deal", "chance"] {
                let chance_outcomes = said[list].as_array().into_iter().flatten().filter_map(Value::as_str);
                chance_outcomes.enumerate().for_each(|(at, outcome)| add(format!("/{list}/{at}"), outcome));
            }
            said["do"].as_str().into_iter().for_each(|action| add("/do".into(), action));
        }
        words
    }

    /// The same transcript with another word at this place.
    fn with(&self, place: &Word, word: &str) -> Lines {
        let mut lines = self.clone();
        *lines.0[place.line].pointer_mut(&place.address).unwrap() = json!(word);
        lines
    }
}

/// A chance outcome or action, and its place.
struct Word {
    line: usize,
    address: String,
    word: String,
}

impl Word {
    /// Its kind: the pile or the kind of action.
    fn kind(&self) -> &str {
        self.word.split(' ').next().unwrap_or_default()
    }
}

/// The same game with other information hidden from a viewer, if there is any.
fn twin(lines: &Lines, viewer: Viewer, dice: &mut Dice) -> Option<Lines> {
    let table = lines.table().expect("what was played can be played again");
    let log = seen::log(&*table, viewer);
    let mut known = Vec::new();
    table.write(Knowledge::Of(viewer), &mut known).unwrap();
    let known = Lines::read(&String::from_utf8(known).unwrap()).words();
    let words = lines.words();
    assert_eq!(known.len(), words.len(), "a viewer's transcript has the same lines");
    let is_hidden = |(_, known): &(&Word, &Word)| known.word.ends_with('?');
    let hidden: Vec<&Word> = words.iter().zip(&known).filter(is_hidden).map(|(word, _)| word).collect();
    let (mut twin, mut different) = (lines.clone(), false);
    for _ in 0..if hidden.is_empty() { 0 } else { TRIES } {
        // Late draws are more likely to be still hidden.
        let place = hidden[dice.below(hidden.len()).max(dice.below(hidden.len()))];
        let others: Vec<&Word> = words.iter().filter(|other| other.kind() == place.kind()).collect();
        let other = others[dice.below(others.len())];
        let tried = twin.with(place, &other.word);
        let looks_the_same = |table: Box<dyn AnyTable>| seen::log(&*table, viewer) == log;
        if other.word != place.word && tried.table().is_some_and(looks_the_same) {
            twin = tried;
            different = true;
        }
    }
    different.then_some(twin)
}

/// The next action or undo.
struct Next {
    seat: u8,
    action: Option<String>,
}

impl Next {
    /// `None` if a seat changes hands next.
    fn of(line: &Value) -> Option<Next> {
        let action = line["do"].as_str().map(String::from);
        let next = Next { seat: line["seat"].as_u64().unwrap() as u8, action };
        line.get("from").is_none().then_some(next)
    }

    /// Plays it with chance from `seed` and returns what the viewer then receives.
    fn tried(&self, lines: &Lines, seed: &Seed, viewer: Viewer) -> Option<Value> {
        let mut table = lines.table()?;
        table.resume(seed.clone());
        match &self.action {
            Some(action) => table.act(action).ok()?,
            None => drop(table.undo(Seat(self.seat)).ok()?),
        }
        // The end reveals everything, so twins differ: it is not compared.
        table.decider()?;
        Some(seen::log(&*table, viewer))
    }

    /// Seeds with which both games show the viewer the same.
    fn seeds(&self, pair: &[Lines; 2], viewer: Viewer) -> Option<[Seed; 2]> {
        let first = Seed([0; 32]);
        let heard = self.tried(&pair[0], &first, viewer)?;
        let mut deals = (0..DEALS).map(|n| Seed([n; 32]));
        let second = deals.find(|seed| self.tried(&pair[1], seed, viewer).as_ref() == Some(&heard))?;
        Some([first, second])
    }
}

/// A client for each seat, and where its actions are sent.
struct People(Vec<(Client, GuestId)>, String);

impl People {
    async fn create(running: &Running, acting: &Running, seats: usize) -> People {
        let mut people = Vec::new();
        for seat in 0..seats {
            let token = format!("{seat:064}");
            let guest = running.store.create_guest(Sha256::digest(&token).into(), 0).await.unwrap();
            people.push((Client { cookie: Some(format!("luxor={token}")), ..running.client() }, guest));
        }
        People(people, acting.client().base)
    }

    /// Stores a game with one client at each seat; returns its id and watch code.
    async fn store_game(&self, running: &Running, lines: &Lines, seed: Option<&Seed>) -> (String, String) {
        let (mut record, records) =
            server::read_transcript(&lines.text(), None, server::named_seed("elsewhere")).unwrap();
        for (seat, (_, guest)) in record.seats.iter_mut().zip(&self.0) {
            seat.holders = vec![*guest];
        }
        if let Some(seed) = seed {
            record.seed = Some(seed.0);
        }
        // Chance comes from exactly this seed.
        record.commitment = Some("0".repeat(64));
        let (id, watch) = (record.id.clone(), record.watch.clone().unwrap());
        running.store.create_game(record, records).await.unwrap();
        (id, watch)
    }

    /// Everything a viewer can get from the server, including the message about the next action.
    async fn hear(
        &self,
        running: &Running,
        lines: &Lines,
        viewer: Viewer,
        next: Option<(&Next, &Seed)>,
    ) -> String {
        let (game, watch) = self.store_game(running, lines, next.map(|(_, seed)| seed)).await;
        let (mut viewing, query) = match viewer {
            Viewer::Seat(seat) => (self.0[seat.index()].0.clone(), format!("seat={}", seat.0)),
            Viewer::Spectator => (running.client(), format!("watch={watch}")),
        };
        let records = lines.records().len();
        let mut bytes = everything(&mut viewing, &game, &query, records).await;
        bytes += &own_page(&mut viewing, &game).await;
        let mut whole = viewing.live(&game, &query).await;
        let mut changes = viewing.live(&game, &format!("{query}&changes=true")).await;
        bytes += &step_text(&mut whole).await;
        bytes += &step_text(&mut changes).await;
        if let Viewer::Seat(Seat(seat)) = viewer {
            // Illegal commands must be refused identically.
            bytes += &viewing.act(&game, "odd", &json!(records), seat, "nonsense").await.text;
        }
        if let Some((next, _)) = next {
            bytes += &self.follow(&game, records, next).await;
            bytes += &step_text(&mut whole).await;
            bytes += &step_text(&mut changes).await;
            bytes += &viewing.get(&format!("/api/games/{game}?{query}")).await.text;
        }
        bytes.replace(&game, "GAME").replace(&watch, "WATCH")
    }

    /// The hint for a seat that decides.
    async fn hint(&self, running: &Running, lines: &Lines, Seat(seat): Seat) -> String {
        let (game, _) = self.store_game(running, lines, None).await;
        let mut asking = self.0[usize::from(seat)].0.clone();
        let answer = asking.post(&format!("/api/games/{game}/hint"), json!({ "seat": seat })).await;
        assert!(answer.clone().ok()["advice"].as_array().is_some_and(|advice| !advice.is_empty()));
        answer.text
    }

    /// Sends the next command.
    async fn follow(&self, game: &str, seq: usize, next: &Next) -> String {
        let mut acting = self.0[usize::from(next.seat)].0.clone();
        acting.base.clone_from(&self.1);
        let seq = json!(seq);
        let answer = match &next.action {
            Some(action) => acting.act(game, "next", &seq, next.seat, action).await,
            None => {
                let ask = json!({ "id": "next", "seq": seq, "seat": next.seat });
                acting.post(&format!("/api/games/{game}/undo"), ask).await
            }
        };
        answer.ok().to_string()
    }
}

/// The responses to all read requests.
async fn everything(client: &mut Client, game: &str, query: &str, records: usize) -> String {
    let mut bytes = String::new();
    for path in ["?", "/log?", "/log?since=9&", "/points?", "/transcript?", "/replay?"] {
        bytes += &client.get(&format!("/api/games/{game}{path}{query}&at={}", records / 2)).await.text;
        bytes.push('\n');
    }
    bytes
}

/// What a guest's own page shows of a game, and of all that are finished.
async fn own_page(client: &mut Client, game: &str) -> String {
    let mut listed = client.get("/api/me").await.ok();
    let games = listed["games"].as_array_mut().unwrap().iter_mut();
    let mut line = games.into_iter().find(|line| line["game"] == game).map(Value::take).unwrap_or_default();
    // Each of the two was stored at another time.
    line["updated"] = Value::Null;
    format!("{line}{}", client.get("/api/me/statistics").await.text)
}

/// The text of the next change, skipping presence, which is no secret.
async fn step_text(live: &mut Connection) -> String {
    loop {
        let text = live.text().await.expect("the server closed");
        if !text.starts_with("{\"type\":\"here\"") {
            return text;
        }
    }
}

/// Gives a seat that does not decide to a computer and takes it back, so that the computer never plays.
async fn change_hands(client: &mut Client, game: &str, dice: &mut Dice) {
    let snapshot = client.snapshot(game, 0).await;
    let Some(decider) = snapshot["decider"].as_u64() else { return };
    let seat = (decider as usize + 1 + dice.below(2)) % 3;
    let name = &snapshot["players"][seat]["name"];
    for ask in [json!({ "kind": "bot", "bot": "random" }), json!({ "kind": "back", "name": name })] {
        client.post(&format!("/api/games/{game}/seats/{seat}"), ask).await.ok();
    }
}

/// The transcript of a random three-player game with some undos, in which seats change hands.
async fn whole_game(running: &Running, title: &str, modules: &[&str], dice: &mut Dice) -> Lines {
    let mut ann = running.client();
    let game = ann.create(title, modules, seats(&["you Ann", "local Ben", "local Cleo"])).await;
    let mut clients: Vec<(Client, u8)> = (0..3).map(|seat| (ann.clone(), seat)).collect();
    for id in 0.. {
        if dice.below(9) == 0 {
            let seat = dice.below(3) as u8;
            let seq = ann.snapshot(&game, seat).await["seq"].clone();
            // Refused if nothing can be undone, which changes nothing.
            ann.post(
                &format!("/api/games/{game}/undo"),
                json!({ "id": format!("u{id}"), "seq": seq, "seat": seat }),
            )
            .await;
        }
        if dice.below(9) == 0 {
            change_hands(&mut ann, &game, dice).await;
        }
        if !play_one(&mut clients, &game, dice, id).await {
            break;
        }
    }
    Lines::read(&ann.get(&format!("/api/games/{game}/transcript")).await.text)
}

/// Bots that search by play-outs, so that hints do not depend on the speed of the machine.
pub fn searching() -> Arc<dyn BotFactory> {
    Arc::new(bots::Bots { playouts: Some(PLAY_OUTS), ..bots::Bots::default() })
}

/// Compares twins of a random game. Viewers ask `running`; the next action is sent to `acting`, which may be another
/// node.
pub async fn same_bytes(running: &Running, acting: &Running, title: &str, modules: &[&str], seed: u64) {
    let mut dice = Dice(seed);
    let game = whole_game(running, title, modules, &mut dice).await;
    let people = People::create(running, acting, 3).await;
    let records = game.records();
    for viewer in (0..3).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]) {
        let (mut tried, mut compared, mut followed) = (0, 0, 0);
        let mut hints_wanted = if viewer == Viewer::Spectator { 0 } else { HINTS };
        while compared < PAIRS || followed == 0 || hints_wanted > 0 {
            assert!(
                tried < MOMENTS,
                "{viewer:?}: {compared} pairs, {followed} choices were compared, {hints_wanted} hints are missing"
            );
            tried += 1;
            let line = records[dice.below(records.len())];
            let lines = game.before(line);
            let Some(twin) = twin(&lines, viewer, &mut dice) else { continue };
            let (pair, next) = ([lines, twin], Next::of(&game.0[line]));
            let seeds = next.as_ref().and_then(|next| next.seeds(&pair, viewer));
            let mut heard = Vec::new();
            for (at, lines) in pair.iter().enumerate() {
                let next = next.as_ref().zip(seeds.as_ref().map(|seeds| &seeds[at]));
                heard.push(people.hear(running, lines, viewer, next).await);
            }
            same(&heard[0], &heard[1], viewer, line);
            compared += 1;
            let decider = pair[0].table().and_then(|table| table.decider());
            if let Some(seat) = decider.filter(|&seat| viewer == Viewer::Seat(seat) && hints_wanted > 0) {
                let [one, other] = [&pair[0], &pair[1]].map(|lines| people.hint(running, lines, seat));
                same(&one.await, &other.await, viewer, line);
                hints_wanted -= 1;
            }
            followed += usize::from(seeds.is_some());
        }
    }
}

/// Compares byte by byte, and shows a difference with its context.
fn same(a: &str, b: &str, viewer: Viewer, line: usize) {
    if let Some(at) = a.bytes().zip(b.bytes()).position(|(a, b)| a != b) {
        let around = |text: &str| {
            let bytes = &text.as_bytes()[at.saturating_sub(200)..(at + 100).min(text.len())];
            String::from_utf8_lossy(bytes).into_owned()
        };
        panic!("line {line}: {viewer:?} can tell two games apart:\n{}\n{}", around(a), around(b));
    }
    assert_eq!(a.len(), b.len());
}
