//! Help texts that name titles, their modules and their fields: made from what the titles say about themselves.

use crate::rulebook;
use catalogue::{Title, titles};
use terminal::Language;

/// The game that is meant if none is named: the first of the list.
pub fn default_game() -> &'static str {
    first().meta().id
}

fn first() -> &'static dyn Title {
    titles()[0]
}

/// For `--game`.
pub fn game() -> String {
    let known: Vec<&str> = titles().iter().map(|title| title.meta().id).collect();
    format!("The game: {}", known.join(" or "))
}

/// For `--modules`.
pub fn modules() -> String {
    let of_title = |title: &&dyn Title| {
        let modules: Vec<&str> = title.meta().modules.iter().map(|module| module.id).collect();
        (!modules.is_empty()).then(|| format!("{} ({})", modules.join(", "), title.meta().id))
    };
    format!("Modules: {}", titles().iter().filter_map(of_title).collect::<Vec<_>>().join("; "))
}

/// For `luxor rules`.
pub fn rules() -> String {
    let example = rulebook::example(Language::En, default_game());
    format!("The number of a rule such as {example}, or words to search for; without it all rules are listed")
}

/// Aligned examples after a heading: what to type, and what it means.
fn examples(lines: &[(String, &str)]) -> String {
    let line =
        |(command, meaning): &(String, &str)| format!("  {command:<44} {meaning}").trim_end().to_string();
    format!("Examples:\n{}", lines.iter().map(line).collect::<Vec<_>>().join("\n"))
}

/// After the help of `luxor play`.
pub fn play() -> String {
    let mut lines = vec![
        ("luxor play".into(), "you against three computer players"),
        ("luxor play --people Ann,Ben".into(), "two people at one keyboard"),
    ];
    let modules: Vec<&str> = first().meta().modules.iter().map(|module| module.id).collect();
    if let [.., one, other] = modules[..] {
        lines.push((format!("luxor play --people Ann --bots 4 --modules {one},{other}"), ""));
    }
    let others = titles().iter().skip(1).map(|title| title.meta());
    lines.extend(
        others.map(|meta| (format!("luxor play --game {} --players {}", meta.id, meta.players.start()), "")),
    );
    lines.push((
        format!("luxor play --resume {}-2026-11-15.jsonl", default_game()),
        "go on with a saved game",
    ));
    format!(
        "{}\n\nAt the table, type help. The game is saved after every choice, in a file that is named at the start.",
        examples(&lines)
    )
}

/// After the help of `luxor score`, with the example of each field of the first title.
pub fn score() -> String {
    let fields = || first().sheet().iter().filter(|field| field.module.is_none());
    let typed: Vec<String> = fields().map(|field| format!("{}={}", field.id, field.example)).collect();
    let json: Vec<String> =
        fields().take(2).map(|field| format!("\"{}\": \"{}\"", field.id, field.example)).collect();
    format!(
        "\
Without --player it asks, player by player; an empty answer means none. Examples:
  luxor score
  luxor score --player \"Ann: {typed}\" --player \"Ben: {first}\"
  luxor score --json < table.json     {{\"Ann\": {{{json}}}, \"Ben\": {{}}}}
What can be answered is listed by luxor score --fields.",
        typed = typed.join(", "),
        first = typed.first().map_or("", String::as_str),
        json = json.join(", "),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_title_and_module_is_named() {
        for meta in titles().iter().map(|title| title.meta()) {
            assert!(game().contains(meta.id), "{}", game());
            assert!(meta.modules.iter().all(|module| modules().contains(module.id)), "{}", modules());
            let named = format!("--game {}", meta.id);
            assert_eq!(play().contains(&named), meta.id != default_game(), "{}", play());
        }
    }
}
