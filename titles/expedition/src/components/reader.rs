//! A TOML reader that reports all errors at once, each with its line.

use game::Fault;
use std::cell::RefCell;
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The text of a file and the faults found in it so far.
pub struct Source<'a> {
    text: &'a str,
    faults: RefCell<Vec<Fault>>,
}

impl<'a> Source<'a> {
    /// No faults yet.
    pub fn new(text: &'a str) -> Self {
        Source { text, faults: RefCell::new(Vec::new()) }
    }

    /// The line of a byte, counted from 1.
    pub fn line(&self, byte: usize) -> usize {
        let before = &self.text.as_bytes()[..byte.min(self.text.len())];
        1 + before.iter().filter(|&&byte| byte == b'\n').count()
    }

    /// Something is wrong on a line.
    pub fn fault(&self, line: usize, what: impl Into<String>) {
        self.faults.borrow_mut().push(Fault::at(line, what));
    }

    /// The syntax, as far as it can be understood.
    pub fn parse(&self) -> Spanned<DeTable<'a>> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        for error in errors {
            let line = error.span().map_or(1, |span| self.line(span.start));
            self.fault(line, error.message().trim_end());
        }
        table
    }

    /// All faults, in the order of the lines.
    pub fn into_faults(self) -> Vec<Fault> {
        let mut faults = self.faults.into_inner();
        faults.sort_by_key(|fault| fault.line);
        faults
    }
}

/// A table of the file.
pub struct Section<'a> {
    source: &'a Source<'a>,
    table: &'a DeTable<'a>,
    name: String,
    /// Where it begins.
    pub line: usize,
    asked: RefCell<Vec<&'static str>>,
}

impl<'a> Section<'a> {
    /// The whole file.
    pub fn root(source: &'a Source<'a>, table: &'a DeTable<'a>) -> Self {
        Section { source, table, name: String::new(), line: 1, asked: RefCell::new(Vec::new()) }
    }

    /// Is there anything under this key?
    pub fn has(&self, key: &'static str) -> bool {
        self.table.get(key).is_some()
    }

    /// The line of a key, or that of the section.
    pub fn line_of(&self, key: &'static str) -> usize {
        self.table.get(key).map_or(self.line, |value| self.source.line(value.span().start))
    }

    /// Something is wrong on a line.
    pub fn fault(&self, line: usize, what: impl Into<String>) {
        self.source.fault(line, what);
    }

    /// A whole number within limits.
    pub fn number(&self, key: &'static str, limits: RangeInclusive<u8>) -> Option<u8> {
        let (line, value) = self.value(key, "a number")?;
        let wrong = |found: &str| {
            let name = self.path(key);
            let what = format!(
                "{name} must be a whole number from {} to {}, not {found}",
                limits.start(),
                limits.end()
            );
            self.fault(line, what);
        };
        let DeValue::Integer(digits) = value else {
            wrong(kind(value));
            return None;
        };
        match i64::from_str_radix(digits.as_str(), digits.radix()).ok().and_then(|n| u8::try_from(n).ok()) {
            Some(number) if limits.contains(&number) => Some(number),
            _ => {
                wrong(digits.as_str());
                None
            }
        }
    }

    /// A text.
    pub fn text(&self, key: &'static str) -> Option<&'a str> {
        let (line, value) = self.value(key, "a text")?;
        let text = value.as_str();
        if text.is_none() {
            self.fault(line, format!("{} must be a text, not {}", self.path(key), kind(value)));
        }
        text
    }

    /// A list of texts, each with its line.
    pub fn texts(&self, key: &'static str) -> Vec<(usize, &'a str)> {
        let Some((line, value)) = self.value(key, "a list of texts") else { return Vec::new() };
        let Some(list) = value.as_array() else {
            self.fault(line, format!("{} must be a list of texts, not {}", self.path(key), kind(value)));
            return Vec::new();
        };
        let mut texts = Vec::new();
        for item in list.iter() {
            let line = self.source.line(item.span().start);
            match item.get_ref().as_str() {
                Some(text) => texts.push((line, text)),
                None => {
                    let found = kind(item.get_ref());
                    self.fault(line, format!("{} must hold texts only, not {found}", self.path(key)));
                }
            }
        }
        texts
    }

    /// A table within this one.
    pub fn section(&self, key: &'static str) -> Option<Section<'a>> {
        let (line, value) = self.value(key, "a table")?;
        let Some(table) = value.as_table() else {
            self.fault(line, format!("{} must be a table, not {}", self.path(key), kind(value)));
            return None;
        };
        Some(self.inner(table, self.path(key), line))
    }

    /// A list of tables within this one.
    pub fn sections(&self, key: &'static str) -> Vec<Section<'a>> {
        let Some((line, value)) = self.value(key, "a list of tables") else { return Vec::new() };
        let Some(list) = value.as_array() else {
            let what =
                format!("{} must be a list of tables ([[{key}]]), not {}", self.path(key), kind(value));
            self.fault(line, what);
            return Vec::new();
        };
        let mut sections = Vec::new();
        for item in list.iter() {
            let line = self.source.line(item.span().start);
            match item.get_ref().as_table() {
                Some(table) => sections.push(self.inner(table, self.path(key), line)),
                None => {
                    let found = kind(item.get_ref());
                    self.fault(line, format!("{} must hold tables only, not {found}", self.path(key)));
                }
            }
        }
        sections
    }

    /// Reports unknown keys. Call it when everything was read.
    pub fn close(&self) {
        let asked = self.asked.borrow();
        for (key, _) in self.table.iter() {
            let name: &str = key.get_ref();
            if !asked.contains(&name) {
                let line = self.source.line(key.span().start);
                let place = if self.name.is_empty() { "the file".into() } else { format!("[{}]", self.name) };
                let what = format!("{place} has no key {name:?}; it has {}", asked.join(", "));
                self.fault(line, what);
            }
        }
    }

    fn inner(&self, table: &'a DeTable<'a>, name: String, line: usize) -> Section<'a> {
        Section { source: self.source, table, name, line, asked: RefCell::new(Vec::new()) }
    }

    fn path(&self, key: &str) -> String {
        if self.name.is_empty() { key.into() } else { format!("{}.{key}", self.name) }
    }

    fn value(&self, key: &'static str, wanted: &str) -> Option<(usize, &'a DeValue<'a>)> {
        self.asked.borrow_mut().push(key);
        match self.table.get(key) {
            Some(value) => Some((self.source.line(value.span().start), value.get_ref())),
            None => {
                self.fault(self.line, format!("{} is missing: {wanted}", self.path(key)));
                None
            }
        }
    }

    /// Marks an optional key as known.
    pub fn optional(&self, key: &'static str) -> bool {
        if !self.has(key) {
            self.asked.borrow_mut().push(key);
        }
        self.has(key)
    }
}

fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a number",
        DeValue::Float(_) => "a number with a point",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
