//! Short texts of pieces, places and actions. Every move writes many of them, so they are built without `fmt` and
//! without heap allocation.

use arrayvec::ArrayString;
use std::borrow::Cow;
use std::ops::Deref;

/// The longest word in bytes.
const LONGEST: usize = 40;

/// A text of at most 40 bytes.
///
/// ```
/// use game::Word;
/// assert_eq!(&*Word::new("move ").number(17).text(" by ").number(3), "move 17 by 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Word(ArrayString<LONGEST>);

impl Word {
    /// A word that starts with this text.
    #[inline]
    pub fn new(text: &str) -> Word {
        Word::default().text(text)
    }

    /// Appends a text.
    #[inline]
    pub fn text(mut self, text: &str) -> Word {
        self.0.push_str(text);
        self
    }

    /// Appends a number.
    #[inline]
    pub fn number(self, number: impl itoa::Integer) -> Word {
        self.text(itoa::Buffer::new().format(number))
    }
}

impl Deref for Word {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<Word> for String {
    fn from(word: Word) -> String {
        word.0.as_str().to_owned()
    }
}

impl From<Word> for Cow<'static, str> {
    fn from(word: Word) -> Self {
        Cow::Owned(word.into())
    }
}

/// A text of any length, built in the same way.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text(String);

impl Text {
    /// An empty text with this capacity.
    pub fn with_capacity(bytes: usize) -> Text {
        Text(String::with_capacity(bytes))
    }

    /// Appends a text.
    #[inline]
    pub fn text(&mut self, text: &str) -> &mut Text {
        self.0.push_str(text);
        self
    }

    /// Appends a number.
    #[inline]
    pub fn number(&mut self, number: impl itoa::Integer) -> &mut Text {
        self.text(itoa::Buffer::new().format(number))
    }

    /// Appends texts with a separator between them.
    pub fn joined(
        &mut self,
        between: &str,
        texts: impl Iterator<Item = impl Deref<Target = str>>,
    ) -> &mut Text {
        for (index, text) in texts.enumerate() {
            if index > 0 {
                self.text(between);
            }
            self.text(&text);
        }
        self
    }

    /// The finished text.
    pub fn finish(self) -> String {
        self.0
    }
}

/// Implements `Display` and `Serialize` with the text of `word()`.
#[macro_export]
macro_rules! written_as_word {
    ($($type:ty),+ $(,)?) => {$(
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.word())
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.word())
            }
        }
    )+};
}

/// Implements `Deserialize` from the text that `FromStr` reads.
#[macro_export]
macro_rules! read_from_text {
    ($($type:ty),+ $(,)?) => {$(
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn word_concatenates_texts_and_numbers() {
        let word = Word::new("move ").number(17u8).text(" by ").number(-3i8);
        assert_eq!(&*word, "move 17 by -3");
        assert_eq!(Cow::from(word), "move 17 by -3");
    }
}
