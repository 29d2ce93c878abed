//! `luxor rules`: looks up a rule by its number or by words.

use crate::cli::RulesArgs;
use crate::fault::{Done, Fault};
use crate::paint;
use crate::rulebook::{self, Rule};
use std::io::Write;
use std::process::ExitCode;

/// Runs the verb.
pub fn run(args: &RulesArgs) -> Done {
    let mut out = anstream::stdout();
    match args.what.as_slice() {
        [] => {
            write!(out, "{}", list(&rulebook::rules()))?;
            writeln!(
                out,
                "\nRead one with {}, or search with {}.",
                paint::key("luxor rules L23"),
                paint::key("luxor rules key")
            )?;
        }
        what => writeln!(out, "{}", look_up(what).map_err(Fault::wrong)?)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The text of a rule, or of those in which the words occur; if there are none, says what would help.
pub fn look_up(what: &[String]) -> Result<String, String> {
    if let [id] = what {
        if let Some(rule) = rulebook::rule(id) {
            return Ok(show(&rule));
        }
        if looks_like_id(id) {
            return Err(format!(
                "there is no rule {id}; rules are L1-L49, F1-F3, M1-M12, Q1-Q7, A1-A3, C1-C9, X1-X15, N1-N6"
            ));
        }
    }
    match rulebook::search(what).as_slice() {
        [] => Err(format!("no rule speaks of {:?}; luxor rules lists all of them", what.join(" "))),
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

fn list(rules: &[Rule]) -> String {
    let mut out = String::new();
    let mut heading = ("", "");
    for rule in rules {
        if heading != (rule.book, rule.section) {
            heading = (rule.book, rule.section);
            out.push_str(&format!("\n{} · {}\n", paint::heading(rule.book), rule.section));
        }
        out.push_str(&format!("  {} {}\n", paint::key(&format!("{:<4}", rule.id)), rule.title));
    }
    out
}

/// A rule for the terminal: simple Markdown, wrapped.
fn show(rule: &Rule) -> String {
    let mut out = format!("{} {}\n", paint::key(rule.id), paint::heading(rule.title));
    out.push_str(&paint::faint(&format!("{} · {}", rule.book, rule.section)));
    out.push('\n');
    for block in rule.text.split("\n\n") {
        out.push('\n');
        let quoted = block.starts_with('>');
        let mut items: Vec<String> = Vec::new();
        for line in block.lines() {
            let line = line.trim_start_matches("> ").trim_start_matches('>');
            match items.last_mut() {
                Some(item) if !line.starts_with("- ") => {
                    item.push(' ');
                    item.push_str(line.trim());
                }
                _ => items.push(line.trim().to_string()),
            }
        }
        for item in items {
            let (first, indent) = if quoted {
                ("  | ", 4)
            } else if item.starts_with("- ") {
                ("  ", 4)
            } else {
                ("", 0)
            };
            out.push_str(&paint::wrap(&emphasis(&item), first, indent, paint::WIDTH));
            out.push('\n');
        }
    }
    out.trim_end().to_string()
}

/// `**bold**` and `*italic*`, word by word so that lines may break inside.
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
