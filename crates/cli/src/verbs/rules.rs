//! `luxor rules`: looks up a rule by its number or by words.

use crate::cli::RulesArgs;
use crate::fault::{Done, Fault};
use crate::help;
use crate::rulebook::{self, Passage};
use crate::texts;
use game::Message;
use std::io::Write;
use std::process::ExitCode;
use terminal::Language;
use terminal::Words;
use terminal::paint;

/// Runs the verb.
pub fn run(args: &RulesArgs, language: Language) -> Done {
    let words = texts::words(language);
    let mut out = anstream::stdout();
    match args.what.as_slice() {
        [] => {
            write!(out, "{}", list(&rulebook::passages(language)))?;
            let example = rulebook::example(language, help::default_game());
            let searched = format!("luxor rules {}", words.name("rules-example-word"));
            let how = Message::new("rules-how")
                .text("one", paint::key(&format!("luxor rules {example}")))
                .text("word", paint::key(&searched));
            writeln!(out, "\n{}", words.say(&how))?;
        }
        what => writeln!(out, "{}", look_up(what, &words).map_err(Fault::wrong)?)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The text of a rule, or of all that contain the words; an error says what to try instead.
pub fn look_up(what: &[String], words: &Words) -> Result<String, String> {
    let language = words.language();
    if let [id] = what {
        if let Some(rule) = rulebook::rule(language, id) {
            return Ok(show(&rule));
        }
        if looks_like_id(id) {
            let message = Message::new("rules-no-such").text("id", id);
            return Err(words.say(&message.text("numbers", rulebook::numbers(language))));
        }
    }
    match rulebook::search(language, what).as_slice() {
        [] => Err(words.say(&Message::new("rules-not-found").text("words", what.join(" ")))),
        [only] => Ok(show(only)),
        found => Ok(list(found).trim_end().to_string()),
    }
}

fn looks_like_id(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|first| first.is_ascii_alphabetic())
        && text.len() > 1
        && chars.all(|rest| rest.is_ascii_digit())
}

/// Headings with the titles of their rules, and the texts between them.
fn list(passages: &[Passage]) -> String {
    let mut out = String::new();
    let mut heading = ("", "");
    for passage in passages {
        if heading != (passage.book, passage.section) {
            heading = (passage.book, passage.section);
            out.push_str(&format!("\n{} · {}\n", paint::heading(passage.book), passage.section));
        }
        match passage.id {
            Some(id) => out.push_str(&format!("  {} {}\n", paint::key(&paint::pad(id, 4)), passage.title)),
            None => out.push_str(&blocks(&passage.text, "  ")),
        }
    }
    out
}

/// A passage for the terminal.
fn show(passage: &Passage) -> String {
    let id = passage.id.map(|id| format!("{} ", paint::key(id))).unwrap_or_default();
    let mut out = format!("{id}{}\n", paint::heading(passage.title));
    out.push_str(&paint::faint(&format!("{} · {}", passage.book, passage.section)));
    out.push_str("\n\n");
    out.push_str(&blocks(&passage.text, ""));
    out.trim_end().to_string()
}

/// Simple Markdown, wrapped; every line begins with `margin`.
fn blocks(text: &str, margin: &str) -> String {
    let blocks: Vec<String> = text.split("\n\n").map(|text| block(text, margin)).collect();
    blocks.join("\n")
}

fn block(text: &str, margin: &str) -> String {
    let quoted = text.starts_with('>');
    let mut items: Vec<String> = Vec::new();
    for line in text.lines() {
        let line = line.trim_start_matches("> ").trim_start_matches('>');
        match items.last_mut() {
            Some(item) if !line.starts_with("- ") => {
                item.push(' ');
                item.push_str(line.trim());
            }
            _ => items.push(line.trim().to_string()),
        }
    }
    let mut out = String::new();
    for item in items {
        let (first, indent) = if quoted {
            ("  | ", 4)
        } else if item.starts_with("- ") {
            ("  ", 4)
        } else {
            ("", 0)
        };
        let (first, indent) = (format!("{margin}{first}"), margin.len() + indent);
        out.push_str(&paint::wrap(&emphasis(&item), &first, indent, paint::WIDTH));
        out.push('\n');
    }
    out
}

/// `**bold**` and `*italic*`, styled word by word so that lines can break inside.
fn emphasis(text: &str) -> String {
    let mut out = String::new();
    for (i, strong) in text.split("**").enumerate() {
        if i % 2 == 1 {
            let words: Vec<String> = strong.split(' ').map(paint::heading).collect();
            out.push_str(&words.join(" "));
        } else {
            out.push_str(&strong.replace('*', ""));
        }
    }
    out
}
