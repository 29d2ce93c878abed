//! Language-independent messages: a message id with arguments.

use crate::Seat;
use serde::Serialize;
use std::borrow::Cow;

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase", tag = "type", content = "value")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// The id of another message, such as the name of a card, looked up in the reader's language.
    Term(Cow<'static, str>),
    /// A player, shown by name.
    Seat(Seat),
    /// A text that is not translated, such as the text form of an action.
    Text(String),
}

/// A sentence by its id in `locales/`.
///
/// ```
/// use game::{Message, Seat};
/// let message = Message::new("log-undo").seat("player", Seat(1));
/// assert_eq!(message.args.len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// The message id.
    pub id: &'static str,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments yet.
    pub fn new(id: &'static str) -> Self {
        Message { id, args: Vec::new() }
    }

    /// Adds a number.
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// Adds the id of another message.
    pub fn term(mut self, name: &'static str, id: impl Into<Cow<'static, str>>) -> Self {
        self.args.push((name, Arg::Term(id.into())));
        self
    }

    /// Adds a player.
    pub fn seat(mut self, name: &'static str, seat: Seat) -> Self {
        self.args.push((name, Arg::Seat(seat)));
        self
    }

    /// Adds a text.
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.args.push((name, Arg::Text(text.into())));
        self
    }
}
