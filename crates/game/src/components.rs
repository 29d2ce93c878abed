//! Component files: what is in a title's box, as TOML. Every fault is reported at once, each with its line.
//!
//! Values that cannot be read are reported and become `None`; checks that need them are then skipped, because they
//! would only repeat the error.

use crate::{Edition, Fault, Faults, Lines};
use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The longest component file: a custom one is copied into every transcript.
const MOST_BYTES: usize = 64 * 1024;
/// The name of an edition in characters.
const MOST_NAME: usize = 80;

/// Reads a component file: `content` reads the sections and checks them.
///
/// The content is read only if the text is valid TOML; otherwise only syntax errors are reported.
///
/// ```
/// use game::components;
/// let read = |text| components::read(text, |file| file.section("supplies")?.number("keys", 2..=99));
/// assert_eq!(read("[supplies]\nkeys = 20").unwrap().value, 20);
/// assert_eq!(
///     read("[supplies]\nkeys = 1\nrings = 4").unwrap_err().to_string(),
///     "line 2: `keys` is 1; it must be a number from 2 to 99\nline 3: [supplies] has no `rings`; it has keys"
/// );
/// ```
pub fn read<T>(text: &str, content: impl FnOnce(&Section<'_>) -> Option<T>) -> Result<T, Faults> {
    if text.len() > MOST_BYTES {
        let what = format!("the file has {} bytes; it may have {MOST_BYTES}", text.len());
        return Err(Fault::whole(what).into());
    }
    let source = Source::new(text);
    let (table, errors) = DeTable::parse_recoverable(text);
    let read = match source.syntax(&errors) {
        Syntax::Readable => content(&Section::new(&source, String::new(), None, table.get_ref())),
        Syntax::Broken => None,
    };
    match (read, source.into_faults()) {
        (Some(read), faults) if faults.is_empty() => Ok(read),
        (_, faults) if faults.is_empty() => Err(Fault::whole("the file is not complete").into()),
        (_, faults) => Err(Faults(faults)),
    }
}

/// A value with its line.
#[derive(Clone, Copy, Debug)]
pub struct At<T> {
    /// Counted from 1.
    pub line: usize,
    /// What was read.
    pub value: T,
}

/// A list, each item with its line, and the line on which it begins.
pub type List<T> = At<Vec<At<T>>>;

/// A table of kinds: each kind with its number, and the line of the table's header.
pub type Counts<K> = List<(K, u8)>;

impl<K: Copy> Counts<K> {
    /// How many things of all kinds.
    pub fn total(&self) -> usize {
        self.value.iter().map(|kind| usize::from(kind.value.1)).sum()
    }
}

impl<T: Copy> List<T> {
    /// The values of the list without their lines.
    pub fn values(&self) -> Vec<T> {
        self.value.iter().map(|item| item.value).collect()
    }
}

/// The text of a file and the faults found in it so far.
struct Source<'a> {
    text: &'a str,
    lines: Lines,
    faults: RefCell<Vec<Fault>>,
}

/// Can the content be checked?
enum Syntax {
    Readable,
    Broken,
}

impl<'a> Source<'a> {
    fn new(text: &'a str) -> Self {
        Source { text, lines: Lines::of(text), faults: RefCell::default() }
    }

    fn report(&self, fault: Fault) {
        self.faults.borrow_mut().push(fault);
    }

    /// Reports syntax errors. A duplicate key does not prevent reading the rest.
    fn syntax(&self, errors: &[toml::de::Error]) -> Syntax {
        let mut syntax = Syntax::Readable;
        for error in errors {
            let span = error.span().unwrap_or_default();
            let line = self.lines.at(span.start);
            if error.message() == "duplicate key" {
                let key = self.text.get(span).unwrap_or_default();
                self.report(Fault::at(line, format!("{key} stands here a second time; write it once")));
            } else {
                self.report(Fault::at(line, format!("this is no TOML: {}", error.message())));
                syntax = Syntax::Broken;
            }
        }
        syntax
    }

    /// All faults from the top of the file to its end, then those of the whole.
    fn into_faults(self) -> Vec<Fault> {
        let mut faults = self.faults.into_inner();
        faults.sort_by_key(|fault| fault.line.unwrap_or(usize::MAX));
        faults
    }
}

/// One table of the file. Keys that nobody asked for are reported when it is dropped.
pub struct Section<'a> {
    source: &'a Source<'a>,
    /// `board.rooms`; empty for the file itself.
    path: String,
    /// Where it begins; the file itself begins nowhere.
    line: Option<usize>,
    table: &'a DeTable<'a>,
    /// The keys that were asked for, found or not.
    known: RefCell<Vec<String>>,
}

impl Drop for Section<'_> {
    fn drop(&mut self) {
        let known = self.known.borrow();
        for (key, _) in self.entries().filter(|(key, _)| !known.iter().any(|known| known == key.value)) {
            let place = self.place();
            self.fault(key.line, format!("{place} has no `{}`; it has {}", key.value, known.join(", ")));
        }
    }
}

impl<'a> Section<'a> {
    fn new(source: &'a Source<'a>, path: String, line: Option<usize>, table: &'a DeTable<'a>) -> Self {
        Section { source, path, line, table, known: RefCell::default() }
    }

    /// Reports a fault on a line of the file.
    pub fn fault(&self, line: usize, what: impl Into<String>) {
        self.source.report(Fault::at(line, what));
    }

    /// Reports a fault of the whole file.
    pub fn fault_of_file(&self, what: impl Into<String>) {
        self.source.report(Fault::whole(what));
    }

    /// The value, or the reason why there is none as a fault on this line.
    pub fn report<T>(&self, line: usize, read: Result<T, String>) -> Option<T> {
        read.map_err(|what| self.fault(line, what)).ok()
    }

    /// The line of its header.
    pub fn line(&self) -> usize {
        self.line.unwrap_or(1)
    }

    /// The edition under the key `edition`. Its name stands in transcripts and lists, so it is one short line.
    pub fn edition(&self, built_in: &str) -> Option<Edition> {
        let name = self.text("edition")?;
        let length = name.value.chars().count();
        let one_line = name.value.trim() == name.value && !name.value.contains(char::is_control);
        if !(1..=MOST_NAME).contains(&length) || !one_line {
            let what = "the edition's name must be one line of 1 to";
            self.fault(name.line, format!("{what} {MOST_NAME} characters, without blanks around it"));
        }
        Some(Edition::new(name.value, self.source.text, built_in))
    }

    /// The table of this name.
    pub fn section(&self, name: &str) -> Option<Section<'a>> {
        self.table_of(name, self.value(name, &format!("the section [{}]", self.path_of(name)))?)
    }

    /// A list of tables, each read into a value with the line of its header.
    pub fn sections<T>(&self, name: &str, read: impl Fn(&Section<'a>) -> Option<T>) -> Option<List<T>> {
        self.list(name, "sections or entries in braces", |value| {
            let section = self.table_of(name, value)?;
            read(&section).map(|value| At { line: section.line(), value })
        })
    }

    /// A whole number in this range.
    pub fn number(&self, name: &str, range: RangeInclusive<u8>) -> Option<At<u8>> {
        let value = self.value(name, &wanted_number(&range))?;
        self.number_of(name, value, &range)
    }

    /// A whole number in this range, or nothing under this name.
    pub fn optional_number(&self, name: &str, range: RangeInclusive<u8>) -> Option<At<u8>> {
        self.find(name).and_then(|value| self.number_of(name, value, &range))
    }

    /// A list of whole numbers in this range.
    pub fn numbers(&self, name: &str, range: RangeInclusive<u8>) -> Option<List<u8>> {
        self.list(name, "numbers", |value| self.number_of(name, value, &range))
    }

    /// A text.
    pub fn text(&self, name: &str) -> Option<At<&'a str>> {
        self.text_of(name, self.value(name, "a text in quotation marks")?)
    }

    /// A list of names, each parsed.
    pub fn names<K>(&self, name: &str, parse: impl Fn(&str) -> Result<K, String>) -> Option<List<K>> {
        self.list(name, "names in quotation marks", |value| {
            let At { line, value } = self.text_of(name, value)?;
            self.report(line, parse(value)).map(|value| At { line, value })
        })
    }

    /// The table of this name, in which each key is the name of a kind and its value a number in this range.
    pub fn counts<K>(
        &self,
        name: &str,
        range: RangeInclusive<u8>,
        parse: impl Fn(&str) -> Result<K, String>,
    ) -> Option<Counts<K>> {
        let table = self.section(name)?;
        table.known.borrow_mut().extend(table.entries().map(|(key, _)| key.value.to_owned()));
        let read = |(key, value): (At<&str>, _)| {
            let kind = table.report(key.line, parse(key.value));
            let number = table.number_of(key.value, value, &range);
            Some(At { line: key.line, value: (kind?, number?.value) })
        };
        all(table.entries().map(read)).map(|value| At { line: table.line(), value })
    }

    /// All keys and values in the order of the file.
    fn entries(&self) -> impl Iterator<Item = (At<&'a str>, &'a Spanned<DeValue<'a>>)> {
        let mut entries: Vec<(&'a Spanned<Cow<'a, str>>, &'a Spanned<DeValue<'a>>)> =
            self.table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        let source = self.source;
        entries.into_iter().map(move |(key, value)| {
            (At { line: source.lines.at(key.span().start), value: &**key.get_ref() }, value)
        })
    }

    fn find(&self, name: &str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.known.borrow_mut().push(name.into());
        self.table.iter().find(|(key, _)| *key.get_ref() == name).map(|(_, value)| value)
    }

    fn value(&self, name: &str, wanted: &str) -> Option<&'a Spanned<DeValue<'a>>> {
        let value = self.find(name);
        if value.is_none() {
            let what = format!("{} lacks `{name}`; add {wanted}", self.place());
            self.source.report(Fault { line: self.line, what });
        }
        value
    }

    fn list<T>(
        &self,
        name: &str,
        of: &str,
        read: impl Fn(&'a Spanned<DeValue<'a>>) -> Option<T>,
    ) -> Option<At<Vec<T>>> {
        let wanted = format!("a list of {of}");
        let value = self.value(name, &wanted)?;
        match value.get_ref() {
            DeValue::Array(array) => {
                all(array.iter().map(read)).map(|list| At { line: self.line_of(value), value: list })
            }
            _ => self.wrong_type(name, value, &wanted),
        }
    }

    fn number_of(&self, name: &str, value: &Spanned<DeValue>, range: &RangeInclusive<u8>) -> Option<At<u8>> {
        let wanted = wanted_number(range);
        let DeValue::Integer(integer) = value.get_ref() else {
            return self.wrong_type(name, value, &wanted);
        };
        let line = self.line_of(value);
        let number = u8::from_str_radix(integer.as_str(), integer.radix()).ok().filter(|n| range.contains(n));
        if number.is_none() {
            self.fault(line, format!("`{name}` is {}; it must be {wanted}", integer.as_str()));
        }
        number.map(|value| At { line, value })
    }

    fn text_of(&self, name: &str, value: &'a Spanned<DeValue<'a>>) -> Option<At<&'a str>> {
        match value.get_ref() {
            DeValue::String(text) => Some(At { line: self.line_of(value), value: text }),
            _ => self.wrong_type(name, value, "a text in quotation marks"),
        }
    }

    fn table_of(&self, name: &str, value: &'a Spanned<DeValue<'a>>) -> Option<Section<'a>> {
        match value.get_ref() {
            DeValue::Table(table) => {
                Some(Section::new(self.source, self.path_of(name), Some(self.line_of(value)), table))
            }
            _ => self.wrong_type(name, value, "a section or an entry in braces"),
        }
    }

    fn wrong_type<T>(&self, name: &str, value: &Spanned<DeValue>, wanted: &str) -> Option<T> {
        let found = match value.get_ref() {
            DeValue::String(_) => "a text",
            DeValue::Integer(_) => "a number",
            DeValue::Float(_) => "a fraction",
            DeValue::Boolean(_) => "true or false",
            DeValue::Datetime(_) => "a date",
            DeValue::Array(_) => "a list",
            DeValue::Table(_) => "a section",
        };
        self.fault(self.line_of(value), format!("`{name}` is {found}; it must be {wanted}"));
        None
    }

    fn line_of(&self, value: &Spanned<DeValue>) -> usize {
        self.source.lines.at(value.span().start)
    }

    fn path_of(&self, name: &str) -> String {
        if self.path.is_empty() { name.into() } else { format!("{}.{name}", self.path) }
    }

    fn place(&self) -> String {
        if self.path.is_empty() { "the file".into() } else { format!("[{}]", self.path) }
    }
}

/// All that could be read, or nothing. Everything is tried, so that every fault is reported.
fn all<T>(read: impl Iterator<Item = Option<T>>) -> Option<Vec<T>> {
    let tried: Vec<Option<T>> = read.collect();
    tried.into_iter().collect()
}

/// A name in exactly the form in which it is written everywhere.
pub fn exact<K: FromStr<Err = String> + Display>(text: &str) -> Result<K, String> {
    let name: K = text.parse()?;
    let right = name.to_string();
    if right == text { Ok(name) } else { Err(format!("{text:?} must be written {right:?}")) }
}

/// A number in a name: digits only, without leading zeros.
pub fn plain_number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| number.to_string() == text)
}

fn wanted_number(range: &RangeInclusive<u8>) -> String {
    format!("a number from {} to {}", range.start(), range.end())
}
