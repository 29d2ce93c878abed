//! A TOML reader that reports all errors at once, each with its line.
//!
//! Values that cannot be read are reported and become `None`; checks that need them are then skipped, because they would
//! only repeat the error.

use game::Fault;
use std::cell::RefCell;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value with its line.
#[derive(Clone, Copy, Debug)]
pub(super) struct At<T> {
    /// Counted from 1.
    pub line: usize,
    /// What was read.
    pub it: T,
}

/// A table of kinds: each kind with its number, and the line of the table's header.
pub(super) type Counts<K> = At<Vec<At<(K, u8)>>>;

impl<K: Copy> Counts<K> {
    /// How many things of all kinds.
    pub fn total(&self) -> usize {
        self.it.iter().map(|kind| usize::from(kind.it.1)).sum()
    }

    /// The kinds without their lines.
    pub fn kinds(&self) -> Vec<(K, u8)> {
        self.it.iter().map(|kind| kind.it).collect()
    }
}

/// At most this many copies of one kind: the state counts them in four bits.
pub(super) const MOST_COPIES: u8 = 15;

/// The faults found so far, and what is needed to say on which line.
pub(super) struct Notes {
    line_starts: Vec<usize>,
    faults: RefCell<Vec<Fault>>,
}

impl Notes {
    pub fn new(text: &str) -> Notes {
        let after_breaks = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(i, _)| i + 1);
        // A line break at the very end starts no line.
        let line_starts =
            std::iter::once(0).chain(after_breaks.filter(|&start| start < text.len())).collect();
        Notes { line_starts, faults: RefCell::default() }
    }

    /// The line of a place in the text; places after the end belong to the last line.
    pub fn line(&self, offset: usize) -> usize {
        self.line_starts.partition_point(|&start| start <= offset).max(1)
    }

    /// Notes a fault on a line.
    pub fn at(&self, line: usize, what: impl Into<String>) {
        self.faults.borrow_mut().push(Fault::at(line, what));
    }

    /// Notes a fault of the whole file.
    pub fn whole(&self, what: impl Into<String>) {
        self.faults.borrow_mut().push(Fault::whole(what));
    }

    /// All faults from the top of the file to its end, then those of the whole.
    pub fn into_faults(self) -> Vec<Fault> {
        let mut faults = self.faults.into_inner();
        faults.sort_by_key(|fault| fault.line.unwrap_or(usize::MAX));
        faults
    }
}

/// One table of the file.
pub(super) struct Section<'a> {
    pub notes: &'a Notes,
    /// `board.rooms`; empty for the file itself.
    path: String,
    /// Where it begins; the file itself begins nowhere.
    line: Option<usize>,
    table: &'a DeTable<'a>,
}

impl<'a> Section<'a> {
    /// The file itself, which may hold these keys.
    pub fn root(notes: &'a Notes, table: &'a DeTable<'a>, known: &[&str]) -> Section<'a> {
        let section = Section { notes, path: String::new(), line: None, table };
        section.expect_only(known);
        section
    }

    /// The line of its header.
    pub fn line(&self) -> usize {
        self.line.unwrap_or(1)
    }

    /// The table of this name, which may hold these keys.
    pub fn section(&self, name: &str, known: &[&str]) -> Option<Section<'a>> {
        let section = self.table(name)?;
        section.expect_only(known);
        Some(section)
    }

    /// A whole number in this range.
    pub fn number(&self, name: &str, range: RangeInclusive<u8>) -> Option<At<u8>> {
        let value = self.value(name, &wanted_number(&range))?;
        self.number_of(name, value, range)
    }

    /// A list of whole numbers in this range.
    pub fn numbers(&self, name: &str, range: RangeInclusive<u8>) -> Option<At<Vec<At<u8>>>> {
        let list = self.list(name, "numbers")?;
        all(list.it.iter().map(|value| self.number_of(name, value, range.clone())))
            .map(|it| At { line: list.line, it })
    }

    /// A list of names, each parsed.
    pub fn names<K: FromStr<Err = String>>(&self, name: &str) -> Option<At<Vec<At<K>>>> {
        let list = self.list(name, "names in quotation marks")?;
        let read = |value| {
            let text = self.text_of(name, value)?;
            self.noted(text.line, text.it.parse()).map(|it| At { line: text.line, it })
        };
        all(list.it.iter().map(read)).map(|it| At { line: list.line, it })
    }

    /// A text.
    pub fn text(&self, name: &str) -> Option<At<&'a str>> {
        self.text_of(name, self.value(name, "a text in quotation marks")?)
    }

    /// A list of tables, each of which may hold these keys.
    pub fn tables(&self, name: &str, known: &[&str]) -> Option<At<Vec<Section<'a>>>> {
        let list = self.list(name, "entries in braces")?;
        let read = |value| {
            let section = self.table_of(name, value)?;
            section.expect_only(known);
            Some(section)
        };
        all(list.it.iter().map(read)).map(|it| At { line: list.line, it })
    }

    /// The table of this name, in which each key is the name of a kind and its value how many there are.
    pub fn counts<K>(&self, name: &str, parse: impl Fn(&str) -> Result<K, String>) -> Option<Counts<K>> {
        self.figures(name, 1..=MOST_COPIES, parse)
    }

    /// The table of this name, in which each key is a name and each value a number in this range.
    pub fn figures<K>(
        &self,
        name: &str,
        range: RangeInclusive<u8>,
        parse: impl Fn(&str) -> Result<K, String>,
    ) -> Option<Counts<K>> {
        let table = self.table(name)?;
        let read = |(key, value): (At<&str>, _)| {
            let kind = table.noted(key.line, parse(key.it));
            let number = table.number_of(key.it, value, range.clone());
            Some(At { line: key.line, it: (kind?, number?.it) })
        };
        all(table.entries().into_iter().map(read)).map(|it| At { line: table.line(), it })
    }

    fn table(&self, name: &str) -> Option<Section<'a>> {
        self.table_of(name, self.value(name, &format!("the section [{}]", self.path_of(name)))?)
    }

    fn expect_only(&self, known: &[&str]) {
        for (key, _) in self.entries() {
            if !known.contains(&key.it) {
                let (place, known) = (self.place(), known.join(", "));
                self.notes.at(key.line, format!("{place} has no `{}`; it has {known}", key.it));
            }
        }
    }

    /// All keys and values in the order of the file.
    fn entries(&self) -> Vec<(At<&'a str>, &'a Spanned<DeValue<'a>>)> {
        let mut entries: Vec<_> = self.table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        let line = |key: &Spanned<_>| self.notes.line(key.span().start);
        entries
            .into_iter()
            .map(|(key, value)| (At { line: line(key), it: &**key.get_ref() }, value))
            .collect()
    }

    fn value(&self, name: &str, wanted: &str) -> Option<&'a Spanned<DeValue<'a>>> {
        let value = self.table.iter().find(|(key, _)| *key.get_ref() == name).map(|(_, value)| value);
        if value.is_none() {
            let what = format!("{} lacks `{name}`; add {wanted}", self.place());
            match self.line {
                Some(line) => self.notes.at(line, what),
                None => self.notes.whole(what),
            }
        }
        value
    }

    fn list(&self, name: &str, of: &str) -> Option<At<&'a [Spanned<DeValue<'a>>]>> {
        let wanted = format!("a list of {of}");
        let value = self.value(name, &wanted)?;
        match value.get_ref() {
            DeValue::Array(array) => Some(At { line: self.line_of(value), it: array }),
            _ => self.wrong_type(name, value, &wanted),
        }
    }

    fn number_of(&self, name: &str, value: &Spanned<DeValue>, range: RangeInclusive<u8>) -> Option<At<u8>> {
        let wanted = wanted_number(&range);
        let DeValue::Integer(integer) = value.get_ref() else {
            return self.wrong_type(name, value, &wanted);
        };
        let number = u8::from_str_radix(integer.as_str(), integer.radix()).ok().filter(|n| range.contains(n));
        if number.is_none() {
            let what = format!("`{name}` is {}; it must be {wanted}", integer.as_str());
            self.notes.at(self.line_of(value), what);
        }
        number.map(|it| At { line: self.line_of(value), it })
    }

    fn text_of(&self, name: &str, value: &'a Spanned<DeValue<'a>>) -> Option<At<&'a str>> {
        match value.get_ref() {
            DeValue::String(text) => Some(At { line: self.line_of(value), it: text }),
            _ => self.wrong_type(name, value, "a text in quotation marks"),
        }
    }

    fn table_of(&self, name: &str, value: &'a Spanned<DeValue<'a>>) -> Option<Section<'a>> {
        match value.get_ref() {
            DeValue::Table(table) => {
                let line = Some(self.line_of(value));
                Some(Section { notes: self.notes, path: self.path_of(name), line, table })
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
        self.notes.at(self.line_of(value), format!("`{name}` is {found}; it must be {wanted}"));
        None
    }

    fn noted<T>(&self, line: usize, read: Result<T, String>) -> Option<T> {
        read.map_err(|what| self.notes.at(line, what)).ok()
    }

    fn line_of(&self, value: &Spanned<DeValue>) -> usize {
        self.notes.line(value.span().start)
    }

    fn path_of(&self, name: &str) -> String {
        if self.path.is_empty() { name.into() } else { format!("{}.{name}", self.path) }
    }

    fn place(&self) -> String {
        if self.path.is_empty() { "the file".into() } else { format!("[{}]", self.path) }
    }
}

/// All that could be read, or nothing. Everything is tried, so that every fault is noted.
pub(super) fn all<T>(read: impl Iterator<Item = Option<T>>) -> Option<Vec<T>> {
    let tried: Vec<Option<T>> = read.collect();
    tried.into_iter().collect()
}

/// A name in exactly the form in which it is written everywhere.
pub(super) fn exact<K: FromStr<Err = String> + Display>(text: &str) -> Result<K, String> {
    let name: K = text.parse()?;
    let right = name.to_string();
    if right == text { Ok(name) } else { Err(format!("{text:?} must be written {right:?}")) }
}

/// A number in a name: digits only, without leading zeros.
pub(super) fn plain_number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| number.to_string() == text)
}

fn wanted_number(range: &RangeInclusive<u8>) -> String {
    format!("a number from {} to {}", range.start(), range.end())
}
