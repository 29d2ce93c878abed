//! Whatever is written in a file: it is read, or its faults are reported.

use super::*;

/// The file is read, or at least one fault is reported, each on a line that exists.
fn check(text: &str) {
    if let Err(faults) = Components::read(text) {
        assert!(!faults.0.is_empty());
        let lines = text.lines().count().max(1);
        for fault in &faults.0 {
            assert!(fault.line.is_none_or(|line| (1..=lines).contains(&line)), "{fault} of {lines}");
            assert!(!fault.what.is_empty());
        }
    }
}

fn lines() -> Vec<&'static str> {
    DEFAULT.lines().collect()
}

#[test]
fn every_truncation() {
    for end in (0..DEFAULT.len()).filter(|&end| DEFAULT.is_char_boundary(end)).step_by(7) {
        check(&DEFAULT[..end]);
    }
}

#[test]
fn every_line_left_out() {
    for left_out in 0..lines().len() {
        let mut lines = lines();
        lines.remove(left_out);
        check(&lines.join("\n"));
    }
}

#[test]
fn strange_texts() {
    for text in
        ["", "\n", "\u{feff}", "=", "[", "[[board]]", "board.rooms.1-8.x = 1", "\"\\u0000\" = 1", "é", "\r"]
    {
        check(text);
        check(&format!("{DEFAULT}{text}"));
        check(&format!("{text}{DEFAULT}"));
    }
    check(&"[".repeat(60_000));
    check(&format!("a = {}", "[".repeat(60_000)));
    check(&"a.".repeat(30_000));
    check(&format!("[board]\nstatues = [{}]", "1,".repeat(30_000)));
}

proptest! {
    #![proptest_config(ProptestConfig {
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn changed_bytes(changes in prop::collection::vec((0..DEFAULT.len(), any::<u8>()), 1..8)) {
        let mut bytes = DEFAULT.as_bytes().to_vec();
        for (place, byte) in changes {
            bytes[place] = byte;
        }
        check(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn changed_digits(changes in prop::collection::vec((0..1000usize, "[0-9]{0,3}"), 1..6)) {
        let mut text = DEFAULT.to_owned();
        for (nth, number) in changes {
            let digits: Vec<usize> = text.match_indices(|c: char| c.is_ascii_digit()).map(|(i, _)| i).collect();
            let place = digits[nth % digits.len()];
            text.replace_range(place..=place, &number);
        }
        check(&text);
    }

    #[test]
    fn moved_lines(changes in prop::collection::vec((0..3u8, any::<prop::sample::Index>(),
        any::<prop::sample::Index>()), 1..6))
    {
        let mut lines = lines();
        for (change, a, b) in changes {
            let (a, b) = (a.index(lines.len()), b.index(lines.len()));
            match change {
                0 => drop(lines.remove(a)),
                1 => lines.insert(b, lines[a]),
                _ => lines.swap(a, b),
            }
        }
        check(&lines.join("\n"));
    }

    #[test]
    fn any_string(text in ".{0,200}") {
        check(&text);
    }

    #[test]
    fn blanks_and_comments_change_only_the_digest(
        notes in prop::collection::vec((any::<prop::sample::Index>(), "#[ -~]{0,20}|[ \t]{0,5}"), 1..8))
    {
        let mut lines = lines();
        for (place, note) in &notes {
            lines.insert(place.index(lines.len() + 1), note);
        }
        let text = lines.join("\r\n");
        let mut changed = Components::read(&text).unwrap();
        prop_assert_eq!(&changed.edition.digest, &game::sha256_hex(text.as_bytes()));
        prop_assert_ne!(&changed.edition.digest, &default().edition.digest);
        prop_assert_eq!(changed.edition.custom.as_deref(), Some(text.as_str()));
        changed.edition = default().edition;
        prop_assert_eq!(changed, default());
    }
}
