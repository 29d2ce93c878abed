//! Commands that can be typed during a game.

/// A parsed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Draw the table again.
    Board,
    /// Advice of a strong bot.
    Hint,
    /// Take back the latest choice.
    Undo,
    /// Redo what was taken back.
    Redo,
    /// Show the log: the last so many lines, or all.
    Log(Option<usize>),
    /// Save, optionally under another name.
    Save(Option<String>),
    /// Look up rules.
    Rules(Vec<String>),
    /// List the commands.
    Help,
    /// Save and leave.
    Quit,
    /// A choice: a number or word of the menu, or an action as text.
    Choose(String),
}

impl Command {
    /// Parses a line.
    pub fn read(line: &str) -> Command {
        let words: Vec<&str> = line.split_whitespace().collect();
        let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
        let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
        match lower.as_slice() {
            [] | ["board" | "b"] => Command::Board,
            ["hint"] => Command::Hint,
            ["undo" | "u"] => Command::Undo,
            ["redo"] => Command::Redo,
            ["log" | "l"] => Command::Log(None),
            ["log" | "l", count] if count.parse::<usize>().is_ok() => Command::Log(count.parse().ok()),
            ["save"] => Command::Save(None),
            // File names keep their case.
            ["save", ..] => Command::Save(Some(line.trim()[4..].trim().into())),
            ["rules" | "rule", ..] => {
                Command::Rules(words[1..].iter().map(|word| word.to_string()).collect())
            }
            ["help" | "h" | "?"] => Command::Help,
            ["quit" | "q" | "exit"] => Command::Quit,
            _ => Command::Choose(lower.join(" ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_parse_to_commands() {
        assert_eq!(Command::read("  "), Command::Board);
        assert_eq!(Command::read("U"), Command::Undo);
        assert_eq!(Command::read("Hint"), Command::Hint);
        assert_eq!(Command::read("log 20"), Command::Log(Some(20)));
        assert_eq!(Command::read("save My Game.jsonl"), Command::Save(Some("My Game.jsonl".into())));
        assert_eq!(Command::read("rules L23"), Command::Rules(vec!["L23".into()]));
        assert_eq!(Command::read(" Play   LEFT "), Command::Choose("play left".into()));
        assert_eq!(Command::read("3"), Command::Choose("3".into()));
    }
}
