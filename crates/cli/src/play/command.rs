//! What a person can type at the table.

/// A line that was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Draw the table again.
    Board,
    /// What a strong player would think.
    Hint,
    /// Take back the latest choice.
    Undo,
    /// Make it again.
    Redo,
    /// Read what happened; the last so many lines, or all.
    Log(Option<usize>),
    /// Save, perhaps under another name.
    Save(Option<String>),
    /// Look up rules.
    Rules(Vec<String>),
    /// What can be typed.
    Help,
    /// Save and leave.
    Quit,
    /// A choice: a number of the list, or an action in words.
    Choose(String),
}

impl Command {
    /// Reads a line.
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
            // A file's name is kept as it was typed.
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
    fn lines_are_read_as_they_are_meant() {
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
