//! All languages have the same files, message ids and placeholders.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser;

const LANGUAGES: [&str; 4] = ["en", "nl", "fr", "de"];

/// The placeholders of each text, by `luxor-moved` or `luxor-moved.short`.
type Texts = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_language_has_the_same_files() {
    let english = files("en");
    assert!(english.len() >= 3, "locales/en has lost its files");
    for language in LANGUAGES {
        assert_eq!(files(language), english, "files of locales/{language} and locales/en");
    }
}

#[test]
fn every_language_has_the_same_ids_and_placeholders() {
    let mut faults = Vec::new();
    for file in files("en") {
        let english = texts("en", &file);
        for language in LANGUAGES {
            if !folder(language).join(&file).exists() {
                faults.push(format!("locales/{language}/{file} is missing"));
                continue;
            }
            faults.extend(differences(
                &format!("locales/{language}/{file}"),
                &english,
                &texts(language, &file),
            ));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_id_is_in_one_file() {
    for language in LANGUAGES {
        let mut home: BTreeMap<String, String> = BTreeMap::new();
        for file in files(language) {
            for id in texts(language, &file).into_keys() {
                if let Some(other) = home.insert(id.clone(), file.clone()) {
                    panic!("locales/{language}: {id} stands in {other} and in {file}");
                }
            }
        }
    }
}

/// French sets off `: ; ! ? %` and guillemets with a narrow no-break space, so that no line begins with a sign.
#[test]
fn french_signs_have_a_narrow_no_break_space() {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/fr");
    let mut faults = Vec::new();
    for folder in [folder("fr"), rules] {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let lines = (1..).zip(text.lines()).filter(|(_, line)| !is_spaced_as_in_french(line));
            faults.extend(lines.map(|(number, line)| format!("{}:{number}: {line}", path.display())));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn french_spacing_is_recognised() {
    assert!(is_spaced_as_in_french("a = «\u{202f}Qui\u{202f}?\u{202f}» Moi\u{202f}: 5\u{202f}%."));
    assert!(is_spaced_as_in_french("card-hidden = ?"));
    for wrong in ["Qui?", "Qui ?", "Qui\u{a0}?", "« Qui\u{202f}»", "«\u{202f}Qui »", "5 %"] {
        assert!(!is_spaced_as_in_french(wrong), "{wrong}");
    }
}

/// A sign that is a whole text needs no space before it.
fn is_spaced_as_in_french(line: &str) -> bool {
    const NARROW: char = '\u{202f}';
    line.char_indices().all(|(at, sign)| match sign {
        ':' | ';' | '!' | '?' | '%' | '»' => line[..at].ends_with(NARROW) || line[..at].ends_with("= "),
        '«' => line[at + sign.len_utf8()..].starts_with(NARROW),
        _ => true,
    })
}

/// What a translation lacks, adds, or fills in differently.
fn differences(place: &str, english: &Texts, other: &Texts) -> Vec<String> {
    let missing =
        english.keys().filter(|id| !other.contains_key(*id)).map(|id| format!("{place}: {id} is missing"));
    let surplus = other
        .keys()
        .filter(|id| !english.contains_key(*id))
        .map(|id| format!("{place}: {id} is not English"));
    let filled = english.iter().filter_map(|(id, names)| {
        let here = other.get(id)?;
        (here != names).then(|| format!("{place}: {id} is filled with {here:?}, in English with {names:?}"))
    });
    missing.chain(surplus).chain(filled).collect()
}

fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language)
}

fn files(language: &str) -> BTreeSet<String> {
    let listed = fs::read_dir(folder(language)).unwrap_or_else(|error| panic!("locales/{language}: {error}"));
    listed.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

fn texts(language: &str, file: &str) -> Texts {
    let source = fs::read_to_string(folder(language).join(file)).unwrap();
    let resource: Resource<&str> = parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("locales/{language}/{file}: {errors:?}"));
    let mut texts = Texts::new();
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name, message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (term.id.name, Some(&term.value), &term.attributes),
            Entry::Junk { content } => panic!("locales/{language}/{file} cannot be read: {content}"),
            _ => continue,
        };
        let own = value.map(|pattern| (id.to_string(), pattern));
        let all =
            own.into_iter().chain(attributes.iter().map(|one| (format!("{id}.{}", one.id.name), &one.value)));
        for (name, pattern) in all {
            let mut names = BTreeSet::new();
            placeholders(pattern, &mut names);
            assert!(
                texts.insert(name.clone(), names).is_none(),
                "locales/{language}/{file}: {name} stands there twice"
            );
        }
    }
    texts
}

fn placeholders(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, names);
        }
    }
}

fn in_expression(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, names),
        Expression::Select { selector, variants } => {
            in_inline(selector, names);
            variants.iter().for_each(|variant| placeholders(&variant.value, names));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(format!("${}", id.name));
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|one| in_inline(one, names));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, names),
        _ => {}
    }
}
