//! Names of people: what may stand in them, so that nobody can look like somebody else or break the layout of a page.

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup};
use icu_properties::{CodePointMapData, CodePointSetData};

/// Longer names do not fit on the page.
pub const LONGEST: usize = 24;

/// Marks on one letter: as many as some languages need.
const MOST_MARKS: usize = 3;

/// Normalises a name that somebody typed; the error says what is wrong with it.
pub fn read(asked: &str) -> Result<String, String> {
    if asked.chars().any(|letter| is_invisible(letter) && !is_joiner(letter)) {
        return Err("a name has no invisible characters and none that change the direction of writing".into());
    }
    let composed = composed(asked);
    let name = tidied(&composed);
    let length = name.chars().count();
    if length == 0 || length > LONGEST {
        return Err(format!("a name has 1 to {LONGEST} visible characters"));
    }
    if name.chars().filter(|&letter| is_mark(letter)).count()
        != composed.chars().filter(|&letter| is_mark(letter) && !is_invisible(letter)).count()
    {
        return Err(format!("a letter of a name has at most {MOST_MARKS} marks above and below it"));
    }
    Ok(name)
}

/// Makes a name from a file valid, by leaving out what may not stand in it; empty if nothing is left.
pub fn tidy(given: &str) -> String {
    let name = tidied(&composed(given));
    name.chars().take(LONGEST).collect::<String>().trim_end().to_string()
}

/// The form in which equal names have equal bytes (NFC).
fn composed(name: &str) -> String {
    const { ComposingNormalizerBorrowed::new_nfc() }.normalize(name).into_owned()
}

/// Without invisible characters, marks that belong to no letter or are too many, and superfluous spaces.
fn tidied(name: &str) -> String {
    let mut marks = MOST_MARKS;
    let shown = |letter: &char| {
        marks = match *letter {
            letter if is_invisible(letter) => return false,
            letter if is_mark(letter) => marks + 1,
            letter if letter.is_whitespace() => MOST_MARKS,
            _ => 0,
        };
        marks <= MOST_MARKS || !is_mark(*letter)
    };
    let shown: String = name.chars().filter(shown).collect();
    shown.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Control characters, format characters such as those that change the direction of writing, and everything else that a
/// font draws as nothing.
fn is_invisible(letter: char) -> bool {
    // Tabs and line breaks separate words.
    !letter.is_whitespace()
        && (GeneralCategoryGroup::Other.contains(category(letter))
            || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter))
}

/// Characters that join letters or choose their form: keyboards write them in emoji and in some scripts. Names do
/// without them.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')
}

/// Marks that are drawn over or under the letter before them.
fn is_mark(letter: char) -> bool {
    matches!(category(letter), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

fn category(letter: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_languages_are_allowed() {
        for name in [
            "Ann",
            "Zoë",
            "Jan-Willem de Wit",
            "Müller",
            "Nguyễn Thị",
            "สมชาย",
            "दीपिका",
            "شَدَّاد",
            "👑 Cleo",
            "O’Hara",
        ] {
            assert_eq!(read(name), Ok(composed(name)), "{name}");
        }
        assert_eq!(read("  Ann \t Lee "), Ok("Ann Lee".into()));
        assert_eq!(read("Zoe\u{308}"), read("Zoë"), "one name has one form");
        assert_eq!(read("\u{2764}\u{fe0f} Ann"), Ok("\u{2764} Ann".into()));
    }

    #[test]
    fn invisible_and_turning_characters_are_refused_when_typed_and_left_out_of_files() {
        for odd in [
            "\u{200b}",
            "\u{202e}",
            "\u{2066}",
            "\u{200f}",
            "\u{61c}",
            "\u{ad}",
            "\u{feff}",
            "\u{3164}",
            "\u{115f}",
            "\u{180e}",
            "\u{e0041}",
            "\u{7}",
            "\u{34f}",
            "\u{e000}",
            "\u{fff9}",
        ] {
            assert!(read(&format!("An{odd}n")).is_err(), "{}", odd.escape_unicode());
            assert_eq!(tidy(&format!("An{odd}n")), "Ann", "{}", odd.escape_unicode());
            assert!(read(odd).is_err() && tidy(odd).is_empty(), "{}", odd.escape_unicode());
        }
    }

    #[test]
    fn stacked_marks_are_refused_when_typed_and_cut_in_files() {
        let stacked = format!("A{}nn", "\u{30a}\u{317}\u{33f}\u{346}".repeat(3));
        assert!(read(&stacked).unwrap_err().contains("marks"));
        assert_eq!(tidy(&stacked).chars().filter(|&letter| is_mark(letter)).count(), MOST_MARKS);
        assert!(read("\u{301}\u{302}").is_err(), "marks without a letter");
        assert_eq!(tidy("\u{301} Ann"), "Ann");
    }

    #[test]
    fn long_names_are_refused_when_typed_and_cut_in_files() {
        assert!(read(&"x".repeat(LONGEST)).is_ok());
        assert!(read(&"x".repeat(LONGEST + 1)).unwrap_err().contains("1 to 24"));
        assert_eq!(tidy(&"x".repeat(100)).len(), LONGEST);
        assert!(read(" ").is_err() && tidy(" ").is_empty());
    }
}
