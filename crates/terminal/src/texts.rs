//! The texts of a title in one language, compiled into the program from the title's own folder.

/// The texts of a title in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Texts {
    /// Its message files: what every interface says (`game.ftl`) and what only the terminal does (`terminal.ftl`).
    pub messages: &'static [&'static str],
    /// Its rule books, in reading order.
    pub books: &'static [&'static str],
}

/// The [`Texts`] of the title in whose crate this stands: `texts!(language, "luxor", "mummys-curse")` names its rule
/// books. The files are `locales/LANGUAGE/*.ftl` and `rules/LANGUAGE/BOOK.md` in the title's folder.
#[macro_export]
macro_rules! texts {
    ($language:expr, $($book:literal),+ $(,)?) => {
        $crate::for_language!($language, $crate::texts_in, $($book),+)
    };
}

/// The texts in the language with this code.
#[doc(hidden)]
#[macro_export]
macro_rules! texts_in {
    ($code:literal, $($book:literal),+) => {
        $crate::Texts {
            messages: &[
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $code, "/game.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $code, "/terminal.ftl")),
            ],
            books: &[$(
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/", $code, "/", $book, ".md"))
            ),+],
        }
    };
}

/// The texts of the lessons of the title in whose crate this stands, from `locales/LANGUAGE/lessons.ftl` in its folder.
#[macro_export]
macro_rules! lesson_texts {
    ($language:expr) => {
        $crate::for_language!($language, $crate::lesson_texts_in,)
    };
}

/// The texts of lessons in the language with this code.
#[doc(hidden)]
#[macro_export]
macro_rules! lesson_texts_in {
    ($code:literal,) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $code, "/lessons.ftl"))
    };
}
