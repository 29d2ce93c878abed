//! The rules by number, read from `docs/rules`, which the program carries along.

/// The files in the order in which they are read.
const FILES: &[&str] = &[
    include_str!("../../../docs/rules/en/luxor.md"),
    include_str!("../../../docs/rules/en/mummys-curse.md"),
    include_str!("../../../docs/rules/en/expedition.md"),
];

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its number, such as `L23`.
    pub id: &'static str,
    /// In a few words.
    pub title: &'static str,
    /// The title of its file: which game it belongs to.
    pub book: &'static str,
    /// The heading it stands under.
    pub section: &'static str,
    /// The text, in simple Markdown.
    pub text: String,
}

/// All rules, in order.
pub fn rules() -> Vec<Rule> {
    FILES.iter().flat_map(|file| read(file)).collect()
}

fn read(file: &'static str) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    let (mut book, mut section) = ("", "");
    let mut open = false;
    for line in file.lines() {
        if let Some(heading) = line.strip_prefix("### ") {
            let (id, title) = heading.split_once(" · ").unwrap_or((heading, ""));
            rules.push(Rule { id, title, book, section, text: String::new() });
            open = true;
        } else if let Some(heading) = line.strip_prefix("## ") {
            section = heading;
            open = false;
        } else if let Some(heading) = line.strip_prefix("# ") {
            book = heading;
            open = false;
        } else if let Some(rule) = rules.last_mut().filter(|_| open) {
            rule.text.push_str(line);
            rule.text.push('\n');
        }
    }
    for rule in &mut rules {
        rule.text = rule.text.trim().to_string();
    }
    rules
}

/// The rule with this number, however it is written.
pub fn rule(id: &str) -> Option<Rule> {
    rules().into_iter().find(|rule| rule.id.eq_ignore_ascii_case(id.trim()))
}

/// The rules in which every one of the words occurs.
pub fn search(words: &[String]) -> Vec<Rule> {
    let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let has_all = |rule: &Rule| {
        let text = format!("{} {}", rule.title, rule.text.replace(['*', '\n'], " ")).to_lowercase();
        words.iter().all(|word| text.contains(word.as_str()))
    };
    rules().into_iter().filter(has_all).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_there_once_with_its_text() {
        let rules = rules();
        for (letter, count) in
            [('L', 49), ('F', 3), ('M', 12), ('Q', 7), ('A', 3), ('C', 9), ('X', 15), ('N', 6)]
        {
            let ids: Vec<String> =
                rules.iter().map(|rule| rule.id.to_string()).filter(|id| id.starts_with(letter)).collect();
            let expected: Vec<String> = (1..=count).map(|n| format!("{letter}{n}")).collect();
            assert_eq!(ids, expected);
        }
        for rule in &rules {
            assert!(!rule.title.is_empty() && !rule.text.is_empty() && !rule.section.is_empty(), "{rule:?}");
        }
    }

    #[test]
    fn rules_are_found_by_number_and_by_word() {
        assert_eq!(rule("l23").unwrap().id, "L23");
        assert_eq!(rule("L99"), None);
        let found = search(&["tomb".into(), "key".into()]);
        assert!(found.iter().any(|rule| rule.id == "L21"));
        assert!(search(&["helicopter".into()]).is_empty());
    }
}
