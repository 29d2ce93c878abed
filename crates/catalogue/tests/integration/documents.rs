//! Checks that the examples in `docs/transcript.md` and `docs/position.md` are correct.
//!
//! A comment above every fenced block and every table of examples says what it holds, such as
//! `<!-- generated: luxor opening -->`. Generated blocks come from a seed: after a change of the rules or of the
//! components, `cargo xtask write` writes them again.

use catalogue::{AnyTable, TypedTable};
use expedition_rules::Expedition;
use game::transcript::{self, Knowledge, Player, Verdict};
use game::{
    ChaCha8Rng, Fingerprint, Game, GameRequest, Pile, Published, Rng, Seat, Seed, SeedableRng, Viewer, below,
};
use luxor_rules::Luxor;
use std::fmt::Write;
use std::sync::Arc;

const DOCUMENTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/");

/// An example in the document, with its comment.
struct Example {
    /// The line of the first line of its content, from 1.
    line: usize,
    kind: String,
    name: String,
    content: String,
}

/// All examples that a comment announces. A fenced block without one is an error.
fn examples(document: &str) -> Result<Vec<Example>, String> {
    let lines: Vec<&str> = document.lines().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let announced = lines[at].strip_prefix("<!-- ").and_then(|line| line.strip_suffix(" -->"));
        if announced.is_none() && lines[at].starts_with("```") {
            return Err(format!(
                "line {}: nothing says what this block holds; put <!-- form: … --> above it",
                at + 1
            ));
        }
        let Some((kind, name)) = announced.and_then(|text| text.split_once(": ")) else {
            at += 1;
            continue;
        };
        at += 1;
        let fenced = lines.get(at).is_some_and(|line| line.starts_with("```"));
        let start = if fenced { at + 1 } else { at };
        let ends = |line: &&str| if fenced { *line == "```" } else { line.is_empty() };
        let end = lines[start..].iter().position(ends).map_or(lines.len(), |more| start + more);
        let content = lines[start..end].iter().flat_map(|line| [line, "\n"]).collect();
        found.push(Example { line: start + 1, kind: kind.into(), name: name.into(), content });
        at = end + 1;
    }
    Ok(found)
}

/// The texts between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn check(example: &Example) -> Result<(), String> {
    match (example.kind.as_str(), example.name.as_str()) {
        ("generated", name) => {
            let now = generated(name)?;
            if now == example.content {
                return Ok(());
            }
            Err(format!("this is no longer so; `cargo xtask write` writes\n{now}"))
        }
        ("numbers", _) => example.content.lines().try_for_each(number),
        ("lines", _) => example.content.lines().flat_map(quoted).try_for_each(file_line),
        ("actions", "luxor") => actions::<Luxor>(&example.content),
        ("actions", "expedition") => actions::<Expedition>(&example.content),
        ("piles", "luxor") => piles::<Luxor>(&example.content),
        ("piles", "expedition") => piles::<Expedition>(&example.content),
        // A description of a format: nothing to check.
        ("form", _) => Ok(()),
        (kind, name) => Err(format!("nobody knows how to check <!-- {kind}: {name} -->")),
    }
}

/// `words 00000000 80000001 below 6 gives 3`
fn number(line: &str) -> Result<(), String> {
    let fault = || format!("{line:?} does not read like words 00000000 80000001 below 6 gives 3");
    let rest = line.strip_prefix("words ").ok_or_else(fault)?;
    let (words, rest) = rest.split_once(" below ").ok_or_else(fault)?;
    let (below_what, gives) = rest.split_once(" gives ").ok_or_else(fault)?;
    let words = words.split(' ').map(|word| u32::from_str_radix(word, 16)).collect::<Result<_, _>>();
    let mut source = Words(words.map_err(|_| fault())?, 0);
    let found = below(&mut source, below_what.parse().map_err(|_| fault())?);
    if source.1 != source.0.len() || found.to_string() != gives {
        return Err(format!("{line:?}: it is {found}, after {} words", source.1));
    }
    Ok(())
}

/// A generator with fixed output.
struct Words(Vec<u32>, usize);

impl rand_core::TryRng for Words {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        self.1 += 1;
        Ok(self.0.get(self.1 - 1).copied().unwrap_or(u32::MAX))
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        unreachable!("chance is drawn in words of 32 bits")
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
        unreachable!("chance is drawn in words of 32 bits")
    }
}

/// A line of a file, unless it is shortened.
fn file_line(line: &str) -> Result<(), String> {
    if line.contains('…') {
        return Ok(());
    }
    let header = generated("luxor opening")?.lines().next().unwrap_or_default().to_string();
    transcript::read(&format!("{header}\n{{\"deal\":[]}}\n{line}\n"))
        .map(|_| ())
        .map_err(|faults| faults.to_string())
}

fn actions<G: Game>(table: &str) -> Result<(), String> {
    quoted(table).try_for_each(|text| match text.parse::<G::Action>() {
        Ok(action) if action.to_string() == text => Ok(()),
        Ok(action) => Err(format!("`{text}` is written `{action}`")),
        Err(fault) => Err(fault),
    })
}

/// Each row names piles, then some of their kinds.
fn piles<G: Published>(table: &str) -> Result<(), String> {
    let everything = G::META.modules.iter().map(|module| module.id.to_string()).collect();
    let setup =
        setup::<G>(&GameRequest { players: *G::META.players.end(), modules: everything, first: None });
    for row in table.lines().skip(2) {
        let mut cells = row.trim_matches('|').split('|');
        let (names, kinds) = (cells.next().unwrap_or_default(), cells.next().unwrap_or_default());
        let piles: Vec<Pile> = quoted(names)
            .map(|name| {
                let number = G::PILES.iter().position(|pile| *pile == name);
                number.map(|number| Pile(number as u8)).ok_or_else(|| format!("there is no pile `{name}`"))
            })
            .collect::<Result<_, _>>()?;
        for kind in quoted(kinds) {
            if !piles.iter().any(|&pile| G::kind_named(&setup, pile, kind).is_some()) {
                return Err(format!("{names}has no `{kind}`"));
            }
        }
    }
    Ok(())
}

fn setup<G: Published>(request: &GameRequest) -> Arc<G::Setup> {
    Arc::new(G::set_up(None, &G::options_for(request)).unwrap_or_else(|faults| panic!("{faults}")))
}

/// A game of Ann and Ben after this many actions, always the first legal one.
fn game<G: Published>(modules: &[&str], seed: u64, choices: usize) -> TypedTable<G> {
    let request =
        GameRequest { players: 2, modules: modules.iter().map(|id| id.to_string()).collect(), first: None };
    let players = ["Ann", "Ben"].map(|name| Player { name: name.into(), bot: None }).to_vec();
    let mut table = TypedTable::deal(setup::<G>(&request), players, Seed::from_number(seed));
    for _ in 0..choices {
        if let Some(action) = table.legal().first().cloned() {
            table.act(&action).unwrap_or_else(|refused| panic!("{action}: {refused:?}"));
        }
    }
    table
}

fn written(table: &dyn AnyTable, knowledge: Knowledge) -> String {
    let mut text = Vec::new();
    table.write(knowledge, &mut text).expect("memory does not run out");
    String::from_utf8(text).expect("JSON is text")
}

fn position<G: Published>(table: &TypedTable<G>) -> String {
    G::position(table.table().setup(), table.table().state())
}

/// The full text of a position, which must read back.
fn full_position(table: &dyn AnyTable) -> Result<String, String> {
    let text = table.write_position(Knowledge::Full);
    let mut player = |seat: Seat| Player { name: seat.to_string(), bot: None };
    let read = catalogue::open_position(&text, None, &mut player).map_err(|faults| faults.to_string())?;
    if read.write_position(Knowledge::Full) == text {
        Ok(text)
    } else {
        Err("it reads back differently".into())
    }
}

/// The lines from the `from`th on.
fn tail(text: &str, from: usize) -> String {
    text.lines().skip(from).flat_map(|line| [line, "\n"]).collect()
}

/// The first seed whose game begins with a card and a move, after which nothing but a card is drawn.
fn plain_opening() -> TypedTable<Luxor> {
    let plain = |table: &TypedTable<Luxor>| {
        let text = written(table, Knowledge::Full);
        text.lines().nth(3).is_some_and(|line| !line.contains("chance"))
            && text.lines().nth(4).is_some_and(|line| line.contains("\"move") && line.contains("[\"cards "))
            && table.turn() == 2
    };
    (1..).map(|seed| game(&[], seed, 2)).find(plain).expect("there are many seeds")
}

/// The content of a generated block.
fn generated(name: &str) -> Result<String, String> {
    Ok(match name {
        "luxor opening" => {
            // The line of turn 2 comes with its first choice.
            let mut table = plain_opening();
            let next = table.legal()[0].clone();
            table.act(&next).map_err(|refused| format!("{refused:?}"))?;
            written(&table, Knowledge::Full).lines().take(6).flat_map(|line| [line, "\n"]).collect()
        }
        "luxor opening for the other" => {
            let table = plain_opening();
            let first = table.table().records().len();
            assert_eq!(first, 2);
            let decider = table.decider().ok_or("the game goes on")?;
            tail(&written(&table, Knowledge::Of(Viewer::Seat(decider))), 2)
        }
        "luxor position" => position(&plain_opening()),
        "luxor fingerprint" => format!("{}\n", Fingerprint::of(&position(&plain_opening()))),
        "luxor position with everything" => {
            position(&game::<Luxor>(&["mummy", "equipment", "artifacts", "characters"], 1, 0))
        }
        "luxor result" => {
            let table = game::<Luxor>(&[], 1, 10_000);
            let text = written(&table, Knowledge::Full);
            tail(&text, text.lines().count() - 1)
        }
        "luxor full position" => full_position(&plain_opening())?,
        "luxor public position" => {
            let mut table = plain_opening();
            let next = table.legal()[0].clone();
            table.act(&next).map_err(|refused| format!("{refused:?}"))?;
            table.write_position(Knowledge::Of(Viewer::Seat(Seat(1))))
        }
        "expedition full position" => full_position(&game::<Expedition>(&["new-adventures"], 1, 9))?,
        "expedition public position" => {
            game::<Expedition>(&["new-adventures"], 1, 9).write_position(Knowledge::Of(Viewer::Seat(Seat(0))))
        }
        "expedition first choice" => position(&game::<Expedition>(&[], 1, 1)),
        "expedition position" => position(&game::<Expedition>(&["new-adventures"], 1, 9)),
        "expedition undo" => {
            // Both keep a tile, the first lays one that is no camp, and stops: nothing is drawn for that.
            let stopped = |seed| {
                let mut table = game::<Expedition>(&[], seed, 2);
                let lay = table
                    .legal()
                    .into_iter()
                    .find(|action| action.contains(" 1 ") && !action.contains("camp"));
                table.act(&lay?).ok()?;
                table.act("stop").ok()?;
                (table.turn() == 2).then_some(table)
            };
            let mut table = (1..).find_map(stopped).ok_or("there are many seeds")?;
            let seat = Seat(1 - table.decider().ok_or("the game goes on")?.0);
            table.undo(seat).map_err(|message| message.id.to_string())?;
            table.act("stop").map_err(|refused| format!("{refused:?}"))?;
            let text = written(&table, Knowledge::Full);
            assert_eq!(verdict::<Expedition>(&text), Verdict::Exact);
            let from = text.lines().position(|line| line.contains("\"lay ")).ok_or("a tile was laid")?;
            tail(&text, from)
        }
        "words of a seed" => {
            let seed = Seed::from_number(7);
            let mut text = format!("seed       {seed}\ncommitment {}\nwords     ", seed.commitment());
            let mut words = ChaCha8Rng::from_seed(seed.0);
            for _ in 0..5 {
                let _ = write!(text, " {:08x}", words.next_u32());
            }
            let mut chance = game::RngChance::seeded(&seed);
            let dice: Vec<String> = (0..5).map(|_| game::Chance::die(&mut chance).to_string()).collect();
            let _ = write!(text, "\ndice       {}\n", dice.join(" "));
            text
        }
        _ => return Err(format!("nobody knows how to generate {name:?}")),
    })
}

fn verdict<G: Published>(text: &str) -> Verdict {
    let transcript = transcript::read(text).unwrap_or_else(|faults| panic!("{faults}"));
    catalogue::Title::replay(&catalogue::Entry::<G>::NEW, &transcript).verdict
}

/// The document with every generated block as it would be now.
fn rewritten(document: &str) -> Result<String, String> {
    let mut lines: Vec<String> = document.lines().map(String::from).collect();
    for example in examples(document)?.iter().rev().filter(|example| example.kind == "generated") {
        let start = example.line - 1;
        let now = generated(&example.name)?;
        lines.splice(start..start + example.content.lines().count(), now.lines().map(String::from));
    }
    Ok(lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect())
}

#[test]
fn every_example_of_the_documents_is_true() {
    let mut faults: Vec<String> = Vec::new();
    for name in ["transcript.md", "position.md"] {
        let path = format!("{DOCUMENTS}{name}");
        let mut document = std::fs::read_to_string(&path).unwrap();
        if std::env::var_os("LUXOR_WRITE").is_some() {
            document = rewritten(&document).unwrap();
            std::fs::write(&path, &document).unwrap();
        }
        for example in examples(&document).unwrap() {
            if let Err(fault) = check(&example) {
                faults.push(format!("docs/{name}:{}: {}: {fault}", example.line, example.name));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_broken_example_is_found() {
    let block = |marker: &str, content: &str| {
        let text = format!("<!-- {marker} -->\n```text\n{content}\n```\n");
        check(&examples(&text).unwrap()[0])
    };
    assert_eq!(block("numbers: how", "words 00000000 80000001 below 6 gives 3"), Ok(()));
    assert!(block("numbers: how", "words 00000000 80000001 below 6 gives 2").is_err());
    assert!(block("numbers: how", "words 80000001 00000000 below 6 gives 3").is_err(), "a word too many");
    assert!(block("generated: luxor fingerprint", "0123456789abcdef").is_err());
    assert!(block("generated: something else", "").is_err());
    assert!(block("actions: luxor", "`play left`, `play middle`").is_err());
    assert!(block("actions: expedition", "`lay 3 oasis-camp at g8`, `stop`").is_ok());
    assert!(block("piles: luxor", "|head|\n|-|\n| `cards` | `3`, `+-1`, `99` |").is_err());
    assert!(block("lines: all", "`{\"seat\":1,\"jump\":\"play left\"}`").is_err());
    assert!(examples("```text\nwhat is this?\n```\n").is_err(), "a block that nobody checks");
}
