//! Players read their own language, and no English sentence beside it.

mod desk;

use desk::{Desk, Run};
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use std::path::Path;

/// What a player reads and types in a language.
struct Reader {
    language: &'static str,
    /// `play left`, `tomb 38 stairs`, and what is asked first.
    play_left: &'static str,
    places: &'static str,
    asked: &'static str,
    /// From rule L20, from the goal of the game, and a word that occurs in it.
    l20: &'static str,
    goal: &'static str,
    /// From a refusal at the table, at the scoring pad, and of a rule.
    not_possible: &'static str,
    not_a_number: &'static str,
    no_rule: &'static str,
    /// From the last lines.
    saved: &'static str,
    wins: &'static str,
    exact: &'static str,
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
        exact: "game.jsonl: klopt",
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
        exact: "game.jsonl: conforme",
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
        exact: "game.jsonl: stimmt",
        no_turn: "Zug 9999 gibt es nicht",
    },
];

/// What a run said, with its lines joined again.
fn said(run: &Run) -> String {
    let text = format!("{} {}", run.out, run.err);
    text.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

impl Reader {
    /// Runs the program in this language; what it says contains the expected and nothing in English.
    fn runs(&self, desk: &Desk, args: &str, input: &str, expected: &[&str]) -> String {
        let mut all = vec!["--language", self.language];
        all.extend(args.split_whitespace());
        let run = desk.luxor_with(&all, input);
        let said = said(&run);
        for text in expected {
            assert!(said.contains(text), "{}: {args}: {text:?} is missing in\n{}", self.language, run.out);
        }
        for sentence in english_sentences() {
            assert!(!said.contains(&sentence), "{}: {args}: {sentence:?} in\n{}", self.language, run.out);
        }
        let widest = run.out.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        assert!(widest <= 80, "{}: {args}: {widest} columns in\n{}", self.language, run.out);
        said
    }
}

#[test]
fn a_game_is_played_saved_and_watched_in_the_readers_language() {
    for reader in &READERS {
        let desk = Desk::new();
        let input = format!(
            "help\nundo\nredo\n99\nrules L20\nrules L99\nhint\n{}\n1\n1\n1\nlog\nsave\nquit\n",
            reader.play_left
        );
        let play =
            "play --people Ann --bots 1 --seed 3 --first 1 --modules mummy,equipment --save game.jsonl";
        let expected =
            [reader.asked, reader.play_left, reader.l20, reader.not_possible, reader.no_rule, reader.saved];
        let said = reader.runs(&desk, play, &input, &expected);
        assert_eq!(said.matches(reader.not_possible).count(), 1, "all but 99 is understood: {said}");
        assert!(desk.read("game.jsonl").contains("play left"), "a transcript is the same in all languages");
        reader.runs(&desk, "verify game.jsonl", "", &[reader.exact]);
        let steps = "\nback\nturn x\nturn 9999\nhelp\nend\nquit\n";
        reader.runs(&desk, "replay game.jsonl --seat Ann", steps, &[reader.play_left, reader.no_turn]);
    }
}

#[test]
fn expedition_is_asked_in_the_readers_language() {
    for reader in &READERS {
        let play = "play --game expedition --modules new-adventures --people Ann --bots 1 --seed 3 --first 1";
        reader.runs(&Desk::new(), play, "1\nhelp\nfly\n1\n", &[reader.not_possible]);
    }
}

#[test]
fn rules_points_and_first_screen_are_in_the_readers_language() {
    for reader in &READERS {
        let desk = Desk::new();
        reader.runs(&desk, "welcome", "", &[]);
        reader.runs(&desk, "rules L20", "", &[reader.l20]);
        reader.runs(&desk, "rules L99", "", &[reader.no_rule]);
        reader.runs(&desk, "rules", "", &[reader.goal, "L49", "N6"]);
        let input = format!("Ann\nxx\n14\nxx\n{}\n5\n1\n\n\n\n\n9 9\n\n\n", reader.places);
        reader.runs(&desk, "score", &input, &[reader.not_a_number, reader.wins, "41"]);
    }
}

#[test]
fn locale_of_the_environment_decides_unless_a_language_is_named() {
    let desk = Desk::new();
    let german = [("LANG", "de_DE.UTF-8")];
    assert!(desk.luxor_in(&german, &["rules", "L20"], "").out.contains("Statue vorbei"));
    assert!(desk.luxor_in(&[("LC_ALL", "C"), german[0]], &["rules", "L20"], "").out.contains("Passing"));
    let run = desk.luxor_in(&german, &["rules", "L20", "--language", "fr"], "");
    assert!(run.out.contains("Dépasser"), "{}", run.out);
    let run = desk.luxor("--language es welcome", "");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("en, nl, fr, de"), "{}", run.err);
}

#[test]
fn text_between_headings_is_shown_and_found() {
    let desk = Desk::new();
    let all = desk.luxor("rules", "").out;
    assert!(all.contains("Each player leads a group of adventurers"), "{all}");
    assert!(all.contains("3. Draw a card"), "{all}");
    let found = desk.luxor("rules three steps", "").out;
    assert!(found.contains("2. Perform the action"), "{found}");
}

/// Commands have the same names in all languages.
const COMMANDS: &str = "(Enter, back, turn 12, help, quit)";

/// The English texts of at least three words between the placeholders of all messages.
fn english_sentences() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let mut sentences = Vec::new();
    for file in ["program", "table", "bots", "luxor", "expedition"] {
        let source = std::fs::read_to_string(folder.join(format!("{file}.ftl"))).unwrap();
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
