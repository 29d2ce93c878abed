//! The component file: the default is the box of section K, and no fault passes unnoticed.

mod any_text;
mod default_edition;
mod faults;

use luxor_rules::card::{Effect, Level};
use luxor_rules::character::Character;
use luxor_rules::components::{Components, DEFAULT, PlaceFor};
use luxor_rules::mummy_tile::MummyTile;
use luxor_rules::tile::{Icon, Temple, Treasure};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn default() -> Components {
    Components::read(DEFAULT).unwrap_or_else(|faults| panic!("{faults}"))
}

/// The default with one fragment, which must stand there once only, replaced.
fn edited(from: &str, to: &str) -> String {
    assert_eq!(DEFAULT.matches(from).count(), 1, "{from:?} must stand once in the default");
    DEFAULT.replacen(from, to, 1)
}

/// The line on which a fragment begins.
fn line_of(text: &str, fragment: &str) -> usize {
    let offset = text.find(fragment).unwrap_or_else(|| panic!("{fragment:?} is not in the text"));
    text[..offset].matches('\n').count() + 1
}

/// The default with all lines of a section replaced.
fn with_section(header: &str, body: &str) -> String {
    let start = DEFAULT.find(header).unwrap_or_else(|| panic!("{header} is not in the default"));
    let end = DEFAULT[start..].find("\n\n").map_or(DEFAULT.len(), |end| start + end);
    format!("{}{header}\n{body}{}", &DEFAULT[..start], &DEFAULT[end..])
}

/// Exactly this one fault.
fn expect_one(text: &str, at: Option<&str>, piece: &str) {
    let faults = Components::read(text).expect_err(&format!("{piece:?} must be a fault")).0;
    assert_eq!(faults.len(), 1, "{piece:?}: {faults:#?}");
    assert_eq!(faults[0].line, at.map(|fragment| line_of(text, fragment)), "{piece:?}: {faults:?}");
    assert!(faults[0].what.contains(piece), "{piece:?}: {}", faults[0].what);
}

/// This fault, among others that follow from it.
fn expect_among(text: &str, at: Option<&str>, piece: &str) {
    let faults = Components::read(text).expect_err(&format!("{piece:?} must be a fault")).0;
    let line = at.map(|fragment| line_of(text, fragment));
    assert!(
        faults.iter().any(|fault| fault.line == line && fault.what.contains(piece)),
        "{piece:?}: {faults:#?}"
    );
}

/// A fault: what is replaced, by what, the fragment at whose line it is expected (none: the whole), a piece of it.
type Case<'a> = (&'a str, &'a str, Option<&'a str>, &'a str);

/// Each edit gives exactly the one fault expected, where it is expected.
fn expect(cases: &[Case]) {
    for &(from, to, at, piece) in cases {
        expect_one(&edited(from, to), at, piece);
    }
}

fn total<K>(kinds: &[(K, u8)]) -> usize {
    kinds.iter().map(|(_, number)| usize::from(*number)).sum()
}
