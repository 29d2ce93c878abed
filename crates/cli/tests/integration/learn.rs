//! `luxor learn`: lessons in the terminal.

use crate::sandbox::Sandbox;

#[test]
fn lessons_are_listed_with_what_to_type() {
    let run = Sandbox::new().luxor("learn", "");
    assert_eq!(run.code, 0, "{}", run.err);
    for lesson in ["luxor/first", "luxor/mummy", "expedition/first", "expedition/new-adventures"] {
        assert!(run.out.contains(&format!("luxor learn {lesson}")), "{lesson} is not in:\n{}", run.out);
    }
}

#[test]
fn a_lesson_is_played_by_typing_and_another_choice_is_put_off() {
    let run = Sandbox::new().luxor("learn luxor/first", "play right\nplay left\nback\nplay left\nquit\n");
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(
        run.out.matches("Only the two ends").count(),
        2,
        "once, and once again after going back:\n{}",
        run.out
    );
    assert_eq!(run.out.matches("Five tiles, exactly").count(), 2);
    assert!(run.out.contains("The die on the right could be played too."), "{}", run.out);
}

#[test]
fn every_lesson_can_be_shown_to_its_end_in_every_language() {
    let sandbox = Sandbox::new();
    for language in ["en", "nl", "fr", "de"] {
        for lesson in ["luxor/first", "luxor/characters", "expedition/first", "expedition/new-adventures"] {
            // `show` makes a choice where there is one, and goes on where there is none.
            let run = sandbox.luxor(&format!("learn {lesson} --language {language}"), "show\n".repeat(60));
            assert_eq!(run.code, 0, "{lesson} in {language}: {}", run.err);
        }
    }
}

#[test]
fn a_lesson_can_be_entered_at_a_station() {
    let run = Sandbox::new().luxor("learn luxor/first --from tomb", "quit\n");
    assert!(run.out.contains("A Horus card"), "{}", run.out);
    let run = Sandbox::new().luxor("learn luxor/first --from cellar", "");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("it has ends, treasure"), "{}", run.err);
    let run = Sandbox::new().luxor("learn luxor/chess", "");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("there are luxor/first"), "{}", run.err);
}
