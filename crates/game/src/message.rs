//! What a person reads, before it is in any language: a message id with arguments.

use crate::Seat;
use serde::Serialize;
use std::borrow::Cow;

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase", tag = "type", content = "value")]
pub enum Arg {
    /// A number, shown as it is.
    Number(i64),
    /// The id of another message, looked up in the reader's language: the name of a card, say.
    Term(Cow<'static, str>),
    /// A player, shown by name.
    Seat(Seat),
    /// A text that is the same in all languages, such as an action's own text form.
    Text(String),
}

/// A sentence by its id in `locales/`.
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

    /// With a number.
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// With the name of something.
    pub fn term(mut self, name: &'static str, id: impl Into<Cow<'static, str>>) -> Self {
        self.args.push((name, Arg::Term(id.into())));
        self
    }

    /// With a player.
    pub fn seat(mut self, name: &'static str, seat: Seat) -> Self {
        self.args.push((name, Arg::Seat(seat)));
        self
    }

    /// With a text.
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.args.push((name, Arg::Text(text.into())));
        self
    }
}
