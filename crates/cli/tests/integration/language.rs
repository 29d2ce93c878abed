//! Everything a player reads is in their language, without English sentences in between.

use crate::sandbox::{Run, Sandbox};
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use std::path::{Path, PathBuf};

/// Expected texts in one language.
struct Reader {
    language: &'static str,
    /// `play left`, `tomb 38 stairs`, and the first question.
    play_left: &'static str,
    places: &'static str,
    asked: &'static str,
    /// From rule L20, from the goal of the game, and a word in it.
    l20: &'static str,
    goal: &'static str,
    /// From a refused action, a refused score and an unknown rule.
    not_possible: &'static str,
    not_a_number: &'static str,
    no_rule: &'static str,
    /// From the final result.
    saved: &'static str,
    wins: &'static str,
    exact: &'static str,
    earlier_law: &'static str,
    no_turn: &'static str,
}

const READERS: [Reader; 3] = [
    Reader {
        language: "nl",
        play_left: "speel links",
        places: "graf, 38 trap",
        asked: "Welke kaart speel je",
        l20: "standbeeld",
        goal: "Doel van het spel",
        not_possible: "kan hier niet. Typ een nummer",
        not_a_number: "moet een getal van 0 tot en met 32767 zijn",
        no_rule: "Regel L99 bestaat niet",
        saved: "Het spel is bewaard in",
        wins: "Ann wint!",
        exact: "game.jsonl: niet afgelopen, klopt tot hier",
        earlier_law: "volgens eerdere regels, generatie 0;",
        no_turn: "Beurt 9999 bestaat niet",
    },
    Reader {
        language: "fr",
        play_left: "jouer gauche",
        places: "chambre, 38 escaliers",
        asked: "Quelle carte jouez-vous",
        l20: "statue",
        goal: "But du jeu",
        not_possible: "n’est pas possible ici. Tapez un numéro",
        not_a_number: "devrait être un nombre de 0 à 32767",
        no_rule: "La règle L99 n’existe pas",
        saved: "La partie est enregistrée dans",
        wins: "Ann gagne\u{202f}!",
        exact: "game.jsonl: inachevée, conforme jusque-là",
        earlier_law: "selon des règles antérieures, génération 0\u{202f};",
        no_turn: "Il n’y a pas de tour 9999",
    },
    Reader {
        language: "de",
        play_left: "spiele links",
        places: "Grab, 38 Treppe",
        asked: "Welche Karte spielst du aus?",
        l20: "An einer Statue vorbei",
        goal: "Ziel des Spiels",
        not_possible: "geht hier nicht. Tippe eine Nummer",
        not_a_number: "muss eine Zahl von 0 bis 32767 sein",
        no_rule: "Die Regel L99 gibt es nicht",
        saved: "Die Partie ist in game.jsonl gespeichert",
        wins: "Ann gewinnt!",
        exact: "game.jsonl: nicht zu Ende gespielt, stimmt bis hierher",
        earlier_law: "nach früheren Regeln gespielt, Generation 0;",
        no_turn: "Zug 9999 gibt es nicht",
    },
];

/// The output of a run, with wrapped lines joined.
fn said(run: &Run) -> String {
    let text = format!("{} {}", run.out, run.err);
    text.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

impl Reader {
    /// Runs the program in this language; its output contains the expected texts and no English sentence.
    fn runs(&self, sandbox: &Sandbox, args: &str, input: &str, expected: &[&str]) -> String {
        let mut all = vec!["--language", self.language];
        all.extend(args.split_whitespace());
        let run = sandbox.luxor_with(&all, input);
        let said = said(&run);
        for text in expected {
            assert!(said.contains(text), "{}: {args}: {text:?} is missing in\n{}", self.language, run.out);
        }
        for sentence in english_sentences() {
            assert!(!said.contains(&sentence), "{}: {args}: {sentence:?} in\n{}", self.language, run.out);
        }
        if self.language == "fr" {
            let unspaced = said.split(' ').find(|word| is_unspaced(word));
            assert_eq!(unspaced, None, "{args}: no narrow space before punctuation in\n{}", run.out);
        }
        let widest = run.out.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        // `verify` writes one line for each file, however long.
        assert!(
            widest <= 80 || args.starts_with("verify"),
            "{}: {args}: {widest} columns in\n{}",
            self.language,
            run.out
        );
        said
    }
}

/// Does this word end in punctuation that French sets apart? File names and the program's own name are as everywhere.
fn is_unspaced(word: &str) -> bool {
    let before = word.strip_suffix([':', ';', '!', '?']).unwrap_or_default();
    let spaced = before.is_empty() || before.ends_with('\u{202f}');
    !spaced && !before.ends_with(".jsonl") && before != "luxor"
}

#[test]
fn play_save_and_replay_are_translated() {
    for reader in &READERS {
        let sandbox = Sandbox::new();
        let input = format!(
            "help\nundo\nredo\n99\nrules L20\nrules L99\nhint\n{}\n1\n1\n1\nlog\nsave\nquit\n",
            reader.play_left
        );
        let play =
            "play --people Ann --bots 1 --seed 3 --first 1 --modules mummy,equipment --save game.jsonl";
        let expected =
            [reader.asked, reader.play_left, reader.l20, reader.not_possible, reader.no_rule, reader.saved];
        let said = reader.runs(&sandbox, play, &input, &expected);
        assert_eq!(said.matches(reader.not_possible).count(), 1, "all but 99 is understood: {said}");
        assert!(
            sandbox.read("game.jsonl").contains("play left"),
            "a transcript is the same in all languages"
        );
        reader.runs(&sandbox, "verify game.jsonl", "", &[reader.exact]);
        let steps = "\nback\nturn x\nturn 9999\nhelp\nend\nquit\n";
        reader.runs(&sandbox, "replay game.jsonl --seat Ann", steps, &[reader.play_left, reader.no_turn]);
    }
}

#[test]
fn games_of_another_generation_are_named_in_the_readers_language() {
    for reader in &READERS {
        let sandbox = Sandbox::new();
        let play = "play --people Ann --bots 1 --seed 3 --first 1 --save game.jsonl";
        reader.runs(&sandbox, play, "1\nquit\n", &[reader.saved]);
        let game = sandbox.read("game.jsonl");
        let (before, after) = game.split_once("\"generation\":").unwrap();
        let (_, after) = after.split_once(',').unwrap();
        sandbox.write("other.jsonl", &format!("{before}\"generation\":0,{after}"));
        for verb in ["verify other.jsonl", "replay other.jsonl", "play --resume other.jsonl"] {
            reader.runs(&sandbox, verb, "", &[reader.earlier_law]);
        }
    }
}

#[test]
fn expedition_questions_are_translated() {
    for reader in &READERS {
        let play = "play --game expedition --modules new-adventures --people Ann --bots 1 --seed 3 --first 1";
        reader.runs(&Sandbox::new(), play, "fly\n1\nhelp\nfly\n1\n", &[reader.not_possible]);
    }
}

#[test]
fn rules_scores_and_welcome_are_translated() {
    for reader in &READERS {
        let sandbox = Sandbox::new();
        reader.runs(&sandbox, "welcome", "", &[]);
        reader.runs(&sandbox, "rules L20", "", &[reader.l20]);
        reader.runs(&sandbox, "rules L99", "", &[reader.no_rule]);
        reader.runs(&sandbox, "rules", "", &[reader.goal, "L49", "N6"]);
        let input = format!("Ann\nxx\n14\nxx\n{}\n5\n1\n\n\n\n\n9 9\n\n\n", reader.places);
        reader.runs(&sandbox, "score", &input, &[reader.not_a_number, reader.wins, "41"]);
    }
}

#[test]
fn locale_decides_unless_a_language_is_given() {
    let sandbox = Sandbox::new();
    let german = [("LANG", "de_DE.UTF-8")];
    assert!(sandbox.luxor_in(&german, &["rules", "L20"], "").out.contains("Statue vorbei"));
    assert!(sandbox.luxor_in(&[("LC_ALL", "C"), german[0]], &["rules", "L20"], "").out.contains("Passing"));
    let run = sandbox.luxor_in(&german, &["rules", "L20", "--language", "fr"], "");
    assert!(run.out.contains("Dépasser"), "{}", run.out);
    let run = sandbox.luxor("--language es welcome", "");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("en, nl, fr, de"), "{}", run.err);
}

#[test]
fn text_between_headings_is_shown_and_found() {
    let sandbox = Sandbox::new();
    let all = sandbox.luxor("rules", "").out;
    assert!(all.contains("Each player leads a group of adventurers"), "{all}");
    assert!(all.contains("3. Draw a card"), "{all}");
    let found = sandbox.luxor("rules three steps", "").out;
    assert!(found.contains("2. Perform the action"), "{found}");
}

/// Command names are the same in all languages.
const COMMANDS: &str = "(Enter, back, turn 12, help, quit)";

/// The English texts of at least three words between the placeholders of all messages.
fn english_sentences() -> Vec<String> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files: Vec<PathBuf> =
        ["program", "table", "bots"].map(|name| project.join(format!("locales/en/{name}.ftl"))).into();
    for title in std::fs::read_dir(project.join("titles")).unwrap() {
        let folder = title.unwrap().path().join("locales/en");
        files.extend(["game", "terminal"].map(|name| folder.join(format!("{name}.ftl"))));
    }
    let mut sentences = Vec::new();
    for file in files {
        let source = std::fs::read_to_string(file).unwrap();
        let resource: Resource<&str> = parser::parse(source.as_str()).unwrap();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let own = message.value.iter().chain(message.attributes.iter().map(|one| &one.value));
            own.for_each(|pattern| collect(pattern, &mut sentences));
        }
    }
    sentences.retain(|sentence| sentence != COMMANDS);
    assert!(sentences.len() > 200, "only {} sentences", sentences.len());
    sentences
}

fn collect(pattern: &Pattern<&str>, sentences: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let words: Vec<&str> = value.split_whitespace().collect();
                if words.iter().filter(|word| word.len() > 1).count() >= 3 {
                    sentences.push(words.join(" "));
                }
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| collect(&variant.value, sentences));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}
