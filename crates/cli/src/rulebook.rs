//! The rules by number, from the rule books of all titles.

use crate::texts;
use terminal::Language;

/// One rule, or the text between a heading and its first rule: the goal of the game, the steps of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// Its number, such as `L23`; none for a text under a heading.
    pub id: Option<&'static str>,
    /// Its title; for a text under a heading, the heading.
    pub title: &'static str,
    /// The title of its file: which game it belongs to.
    pub book: &'static str,
    /// The heading it stands under.
    pub section: &'static str,
    /// The text, in simple Markdown.
    pub text: String,
}

/// All passages, in order.
pub fn passages(language: Language) -> Vec<Passage> {
    texts::of_all_titles(language).flat_map(|texts| texts.books).copied().flat_map(read).collect()
}

fn read(file: &'static str) -> Vec<Passage> {
    let mut passages: Vec<Passage> = Vec::new();
    let (mut book, mut section) = ("", "");
    for line in file.lines() {
        let (id, title) = if let Some(heading) = line.strip_prefix("### ") {
            let (id, title) = heading.split_once(" · ").unwrap_or((heading, ""));
            (Some(id), title)
        } else if let Some(heading) = line.strip_prefix("## ") {
            section = heading;
            (None, heading)
        } else if let Some(heading) = line.strip_prefix("# ") {
            (book, section) = (heading, heading);
            (None, heading)
        } else {
            if let Some(passage) = passages.last_mut() {
                passage.text.push_str(line);
                passage.text.push('\n');
            }
            continue;
        };
        passages.push(Passage { id, title, book, section, text: String::new() });
    }
    for passage in &mut passages {
        passage.text = passage.text.trim().to_string();
    }
    passages.retain(|passage| passage.id.is_some() || !passage.text.is_empty());
    passages
}

/// The rule with this number, ignoring case.
pub fn rule(language: Language, id: &str) -> Option<Passage> {
    let has_id = |passage: &Passage| passage.id.is_some_and(|own| own.eq_ignore_ascii_case(id.trim()));
    passages(language).into_iter().find(has_id)
}

/// The passages in which every one of the words occurs.
pub fn search(language: Language, words: &[String]) -> Vec<Passage> {
    let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let has_all = |passage: &Passage| {
        let text = format!("{} {}", passage.title, passage.text.replace(['*', '\n'], " ")).to_lowercase();
        words.iter().all(|word| text.contains(word.as_str()))
    };
    passages(language).into_iter().filter(has_all).collect()
}

/// The number of a title's first rule, as an example.
pub fn example(language: Language, title: &str) -> &'static str {
    let books = texts::of_title(language, title).map_or(&[][..], |texts| texts.books);
    books.iter().flat_map(|book| read(book)).find_map(|passage| passage.id).unwrap_or_default()
}

/// The ranges of rule numbers: `L1-L49, F1-F3`.
pub fn numbers(language: Language) -> String {
    let mut ranges: Vec<(&str, &str)> = Vec::new();
    for id in passages(language).iter().filter_map(|passage| passage.id) {
        match ranges.last_mut() {
            Some((first, last)) if first[..1] == id[..1] => *last = id,
            _ => ranges.push((id, id)),
        }
    }
    let ranges: Vec<String> = ranges.iter().map(|(first, last)| format!("{first}-{last}")).collect();
    ranges.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// The rules of each title in a language, by number.
    fn ids(language: Language) -> Vec<Vec<&'static str>> {
        let of_title = |texts: terminal::Texts| {
            texts.books.iter().flat_map(|book| read(book)).filter_map(|passage| passage.id).collect()
        };
        texts::of_all_titles(language).map(of_title).collect()
    }

    #[test]
    fn every_rule_is_there_once_with_its_text_in_every_language() {
        for language in Language::ALL {
            assert_eq!(ids(language), ids(Language::En), "{language:?}");
            for passage in &passages(language) {
                let Passage { title, text, section, .. } = passage;
                assert!(!title.is_empty() && !text.is_empty() && !section.is_empty(), "{passage:?}");
            }
        }
    }

    /// A number names one rule: letters are not shared between titles, and count from 1 without a gap.
    #[test]
    fn rules_of_a_letter_are_numbered_in_order_within_one_title() {
        let mut last: BTreeMap<char, (usize, u32)> = BTreeMap::new();
        for (title, ids) in ids(Language::En).iter().enumerate() {
            assert!(!ids.is_empty());
            for id in ids {
                let (letter, number) = (id.chars().next().unwrap(), id[1..].parse::<u32>().unwrap());
                let before = last.insert(letter, (title, number)).unwrap_or((title, 0));
                assert_eq!(before, (title, number - 1), "{id}");
            }
        }
    }

    #[test]
    fn every_line_of_the_rules_belongs_to_a_passage() {
        for language in Language::ALL {
            let shown: Vec<String> = passages(language).into_iter().map(|passage| passage.text).collect();
            for book in texts::of_all_titles(language).flat_map(|texts| texts.books) {
                for line in book.lines().filter(|line| !line.starts_with('#')) {
                    assert!(shown.iter().any(|text| text.contains(line)), "{language:?}: {line}");
                }
            }
        }
    }

    #[test]
    fn rules_are_found_by_number_and_by_word_of_the_language() {
        for (language, words) in [
            (Language::En, ["tomb", "key"]),
            (Language::Nl, ["grafkamer", "sleutel"]),
            (Language::Fr, ["chambre", "clé"]),
            (Language::De, ["grabkammer", "schlüssel"]),
        ] {
            assert_eq!(rule(language, "l23").unwrap().id, Some("L23"));
            assert_eq!(rule(language, "L99"), None);
            let found = search(language, &words.map(String::from));
            assert!(found.iter().any(|passage| passage.id == Some("L21")), "{language:?}");
            assert!(search(language, &["helicopter".into()]).is_empty());
        }
    }

    #[test]
    fn numbers_are_those_of_the_books() {
        let named = numbers(Language::De);
        let ranges: Vec<&str> = named.split(", ").collect();
        assert!(ranges[0].starts_with("L1-L"), "{named}");
        let letters: BTreeSet<char> =
            ids(Language::De).iter().flatten().filter_map(|id| id.chars().next()).collect();
        assert_eq!(ranges.len(), letters.len(), "{named}");
    }
}
