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
    for root in roots("locales").into_iter().chain(roots("rules")) {
        let english = names(&root.join("en"));
        assert!(!english.is_empty(), "{} has no English", root.display());
        for language in LANGUAGES {
            assert_eq!(names(&root.join(language)), english, "{language} in {}", root.display());
        }
        let languages = names(&root).into_iter().filter(|name| !LANGUAGES.contains(&name.as_str()));
        assert_eq!(languages.collect::<Vec<_>>(), [""; 0], "languages in {}", root.display());
    }
}

#[test]
fn every_language_has_the_same_ids_and_placeholders() {
    let mut faults = Vec::new();
    for root in roots("locales") {
        for file in names(&root.join("en")) {
            let english = texts(&root.join("en").join(&file));
            for language in LANGUAGES {
                let path = root.join(language).join(&file);
                faults.extend(differences(&path.display().to_string(), &english, &texts(&path)));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_id_is_in_one_file() {
    for language in LANGUAGES {
        let mut home: BTreeMap<String, PathBuf> = BTreeMap::new();
        for path in roots("locales").iter().flat_map(|root| paths(&root.join(language))) {
            for id in texts(&path).into_keys() {
                if let Some(other) = home.insert(id.clone(), path.clone()) {
                    panic!("{id} stands in {} and in {}", other.display(), path.display());
                }
            }
        }
    }
}

/// French sets off `: ; ! ? %` and guillemets with a narrow no-break space, so that no line begins with a sign.
#[test]
fn french_signs_have_a_narrow_no_break_space() {
    check_every_line("fr", is_spaced_as_in_french);
}

/// German writes `5 %`, and no line begins with the sign.
#[test]
fn german_percentages_have_a_no_break_space() {
    check_every_line("de", |line| !line.contains(" %"));
}

fn check_every_line(language: &str, is_right: impl Fn(&str) -> bool) {
    let mut faults = Vec::new();
    for path in roots("locales").iter().chain(&roots("rules")).flat_map(|root| paths(&root.join(language))) {
        let text = fs::read_to_string(&path).unwrap();
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !is_right(line));
        faults.extend(lines.map(|(number, line)| format!("{}:{number}: {line}", path.display())));
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

/// The folders of this name: one in each title that has it, and that of the project if there is one.
fn roots(name: &str) -> Vec<PathBuf> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let titles = [paths(&project.join("titles")), paths(&project.join("tests"))].concat();
    let roots = titles.iter().chain([&project]).map(|folder| folder.join(name));
    let roots: Vec<PathBuf> = roots.filter(|folder| folder.is_dir()).collect();
    assert!(roots.len() >= titles.len(), "a title has no {name}");
    roots
}

fn paths(folder: &Path) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    listed.map(|entry| entry.unwrap().path()).collect()
}

fn names(folder: &Path) -> BTreeSet<String> {
    paths(folder).iter().map(|path| path.file_name().unwrap().to_str().unwrap().to_string()).collect()
}

fn texts(path: &Path) -> Texts {
    let source = fs::read_to_string(path).unwrap();
    let resource: Resource<&str> =
        parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut texts = Texts::new();
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name, message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (term.id.name, Some(&term.value), &term.attributes),
            Entry::Junk { content } => panic!("{} cannot be read: {content}", path.display()),
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
                "{}: {name} stands there twice",
                path.display()
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
