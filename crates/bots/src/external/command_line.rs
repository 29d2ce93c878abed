//! Splitting a command line into words, and quoting untrusted text in messages.

/// Splits a command line into words; quotes keep words together. No shell is involved.
pub(super) fn split(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in command.chars() {
        match quote {
            Some(open) if letter == open => quote = None,
            Some(_) => word.get_or_insert_default().push(letter),
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

/// Text from a program, shortened and escaped for a message.
pub(super) fn quoted(text: &str) -> String {
    let mut short: String = text.chars().take(60).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    format!("{short:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_keep_words_together() {
        assert_eq!(split("python3 'my bot.py'  --fast"), ["python3", "my bot.py", "--fast"]);
        assert_eq!(split("sh -c \"echo 'x y'\""), ["sh", "-c", "echo 'x y'"]);
        assert_eq!(split("  "), [] as [&str; 0]);
    }
}
