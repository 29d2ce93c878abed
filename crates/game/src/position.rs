//! Positions as text, like FEN: the header that all titles share, and tools for reading. `docs/position.md` specifies
//! the format.

use crate::{Fault, Faults, Game, Generation, Knowledge};
use serde_json::Value;
use std::fmt::Write;
use std::str::FromStr;

/// The first lines of a position: which game it is of.
#[derive(Clone, PartialEq, Debug)]
pub struct Header {
    /// The title.
    pub title: String,
    /// The generation of its rules.
    pub generation: Generation,
    /// The title's options.
    pub options: Value,
    /// SHA-256 of the component file.
    pub digest: String,
    /// Whose knowledge it is (`seat 1`, `spectator`), if it is not everything.
    pub known_to: Option<String>,
}

/// Writes a position with its header.
pub fn write<G: Game>(setup: &G::Setup, state: &G::State, knowledge: Knowledge) -> String {
    let edition = G::edition(setup);
    let options = serde_json::to_string(G::options(setup)).unwrap_or_default();
    let mut text = format!(
        "position {}\ngeneration {}\noptions {options}\nedition {} {}\n",
        G::TITLE,
        G::generation(setup).0,
        edition.digest,
        edition.name,
    );
    if let Some(who) = knowledge.label() {
        let _ = writeln!(text, "known-to {who}");
    }
    text + &G::write_position(setup, state, knowledge)
}

/// Reads the header of a position; returns it with the lines after it and their number in the text.
pub fn read_header(text: &str) -> Result<(Header, &str, usize), Fault> {
    let mut lines = Lines::new(text);
    let mut header = Header {
        title: String::new(),
        generation: Generation(0),
        options: Value::Null,
        digest: String::new(),
        known_to: None,
    };
    lines.read("position", |title| {
        header.title = title.into();
        Ok(())
    })?;
    lines.read("generation", |text| {
        header.generation = Generation(number(text)?);
        Ok(())
    })?;
    lines.read("options", |text| {
        header.options =
            serde_json::from_str(text).map_err(|error| format!("the options are not JSON: {error}"))?;
        Ok(())
    })?;
    lines.read("edition", |text| {
        header.digest = text.split(' ').next().unwrap_or_default().into();
        Ok(())
    })?;
    lines.read_if("known-to", |who| {
        header.known_to = Some(who.into());
        Ok(())
    })?;
    Ok((header, lines.rest, lines.number))
}

/// Reads the lines of a full position after its header, and checks that somebody can decide in it, or that it is over.
pub fn read<G: Game>(setup: &G::Setup, text: &str) -> Result<G::State, Faults> {
    let state = G::read_position(setup, text)?;
    if G::decider(setup, &state).is_some() {
        let mut actions = Vec::new();
        G::legal(setup, &state, &mut actions);
        if actions.is_empty() {
            return Err(Fault::whole("the player who is asked in this position can do nothing").into());
        }
    }
    Ok(state)
}

/// The lines of a position, read one after the other.
pub struct Lines<'a> {
    rest: &'a str,
    /// How many lines were read.
    number: usize,
}

impl<'a> Lines<'a> {
    /// All lines of a text.
    pub fn new(text: &'a str) -> Self {
        Lines { rest: text, number: 0 }
    }

    /// Reads the next line, which must begin with this word.
    pub fn read(
        &mut self,
        word: &str,
        read: impl FnOnce(&'a str) -> Result<(), String>,
    ) -> Result<(), Fault> {
        if self.read_if(word, read)? {
            return Ok(());
        }
        let number = self.number + 1;
        Err(match self.rest.lines().next() {
            None => Fault::at(number, format!("the text ends here; a line beginning with {word:?} follows")),
            Some(line) => {
                Fault::at(number, format!("this line begins with {word:?}, not {:?}", shortened(line)))
            }
        })
    }

    /// Reads the next line if it begins with this word.
    pub fn read_if(
        &mut self,
        word: &str,
        read: impl FnOnce(&'a str) -> Result<(), String>,
    ) -> Result<bool, Fault> {
        let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        let line = line.strip_suffix('\r').unwrap_or(line);
        let Some(text) = line.strip_prefix(word).and_then(|text| text.strip_prefix(' ')) else {
            return Ok(false);
        };
        self.rest = rest;
        self.number += 1;
        read(text).map_err(|what| Fault::at(self.number, what))?;
        Ok(true)
    }

    /// What follows this word in the first line still to come that begins with it.
    pub fn ahead(&self, word: &str) -> Option<&'a str> {
        self.rest.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' '))
    }

    /// A fault in the line that comes next.
    pub fn fault(&self, what: impl Into<String>) -> Fault {
        Fault::at(self.number + 1, what)
    }

    /// Nothing but empty lines may follow.
    pub fn end(&self) -> Result<(), Fault> {
        match self.rest.lines().next() {
            Some(line) if !self.rest.trim().is_empty() => {
                Err(self.fault(format!("the position ends before {:?}", shortened(line))))
            }
            _ => Ok(()),
        }
    }
}

/// The beginning of a line, for an error.
fn shortened(line: &str) -> String {
    line.chars().take(40).collect()
}

/// A number.
pub fn number<N: FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("{text:?} is no number that is possible here"))
}

/// The values of a text such as `3 turn 7`:
///
/// ```
/// use game::position::keyed;
/// assert_eq!(keyed("3 turn 7", ["", "turn"]), Ok(["3", "7"]));
/// assert!(keyed("3 round 7", ["", "turn"]).is_err());
/// ```
///
/// Each follows its name; the first has none.
pub fn keyed<'a, const N: usize>(text: &'a str, names: [&str; N]) -> Result<[&'a str; N], String> {
    let fault = || format!("this should name {}, with a value behind each, not {text:?}", names.join(" … "));
    let mut words = text.split(' ');
    let mut values = [""; N];
    for (value, name) in values.iter_mut().zip(names) {
        if !name.is_empty() && words.next() != Some(name) {
            return Err(fault());
        }
        *value = words.next().ok_or_else(fault)?;
    }
    if words.next().is_some() { Err(fault()) } else { Ok(values) }
}

/// The parts of `17; hand 3, 5; points 4`, which begin with these names; the first may have none.
pub fn parts<'a, const N: usize>(text: &'a str, names: [&str; N]) -> Result<[&'a str; N], String> {
    let fault = || format!("this should have {N} parts with {} between them: {}", "\"; \"", names.join("; "));
    let mut found = text.split("; ");
    let mut values = [""; N];
    for (value, name) in values.iter_mut().zip(names) {
        let part = found.next().ok_or_else(fault)?;
        *value = match name {
            "" => part,
            _ => part.strip_prefix(name).and_then(|part| part.strip_prefix(' ')).ok_or_else(fault)?,
        };
    }
    if found.next().is_some() { Err(fault()) } else { Ok(values) }
}

/// The items of `a, b, c`; none of `-`.
pub fn list(text: &str) -> impl Iterator<Item = &str> {
    (text != "-").then(|| text.split(", ")).into_iter().flatten()
}

/// The items of `a x2, b x1` with their counts; none of `-`.
pub fn count(text: &str) -> Result<Vec<(&str, u8)>, String> {
    let item = |item| -> Result<(&str, u8), String> {
        let fault = || format!("{item:?} should be a thing and how many, like \"die x3\"");
        let (thing, count) = str::rsplit_once(item, " x").ok_or_else(fault)?;
        match count.parse() {
            Ok(count @ 1..) => Ok((thing, count)),
            _ => Err(fault()),
        }
    };
    let items: Vec<(&str, u8)> = list(text).map(item).collect::<Result<_, _>>()?;
    match items
        .iter()
        .enumerate()
        .find(|(at, (thing, _))| items[..*at].iter().any(|(other, _)| other == thing))
    {
        Some((_, (thing, _))) => Err(format!("{thing} is counted twice")),
        None => Ok(items),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_in_order_and_faults_name_them() {
        let mut lines = Lines::new("one 1\r\ntwo 2\nthree\n");
        assert_eq!(lines.ahead("two"), Some("2"));
        assert_eq!(lines.read_if("two", |_| Ok(())), Ok(false));
        assert_eq!(lines.read("one", |text| number::<u8>(text).map(|_| ())), Ok(()));
        assert_eq!(lines.read("two", |_| Err("wrong".into())), Err(Fault::at(2, "wrong")));
        assert!(
            lines.end().unwrap_err().to_string().starts_with("line 3: the position ends before \"three\"")
        );
        assert!(
            lines.read("four", |_| Ok(())).unwrap_err().to_string().starts_with("line 3: this line begins")
        );
    }

    #[test]
    fn values_parts_and_lists_are_taken_apart() {
        assert_eq!(keyed("3 turn 7", ["", "turn"]), Ok(["3", "7"]));
        assert!(keyed("3 turn", ["", "turn"]).is_err() && keyed("3 turn 7 x", ["", "turn"]).is_err());
        assert_eq!(parts("17; hand 3, 5", ["", "hand"]), Ok(["17", "3, 5"]));
        assert!(parts("17; hands 3", ["", "hand"]).is_err() && parts("17", ["", "hand"]).is_err());
        assert_eq!(list("a, b").collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(list("-").count(), 0);
        assert_eq!(count("a x2, b c x1"), Ok(vec![("a", 2), ("b c", 1)]));
        for wrong in ["a", "a x0", "a x2, a x1", "a x999"] {
            assert!(count(wrong).is_err(), "{wrong}");
        }
    }
}
