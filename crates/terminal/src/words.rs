//! Translates message ids into sentences with the players' names.

use crate::notation::Notation;
use crate::{Language, Screen};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use game::transcript::Player;
use game::{Arg, Message, UnsupportedGeneration};

/// The messages of the program itself, whatever the title.
macro_rules! shared_messages {
    ($code:literal,) => {
        [
            include_str!(concat!("../../../locales/", $code, "/analysis.ftl")),
            include_str!(concat!("../../../locales/", $code, "/bots.ftl")),
            include_str!(concat!("../../../locales/", $code, "/learn.ftl")),
            include_str!(concat!("../../../locales/", $code, "/program.ftl")),
            include_str!(concat!("../../../locales/", $code, "/table.ftl")),
        ]
    };
}

/// The texts of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    notation: Notation,
    names: Vec<String>,
}

impl Words {
    /// The messages of the program and those of some titles; a message id stands in one file only.
    pub fn new(language: Language, titles: impl IntoIterator<Item = &'static str>) -> Words {
        let locale = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        bundle.set_use_isolating(false);
        let shared = crate::for_language!(language, shared_messages,);
        for text in shared.into_iter().chain(titles) {
            // The texts are embedded, and a test parses them all.
            let resource = FluentResource::try_new(text.to_string())
                .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.name()));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}: {errors:?}", language.name()));
        }
        Words { language, bundle, notation: Notation::default(), names: Vec::new() }
    }

    /// The messages of the program and of one title, for a table of it.
    pub fn of<G: Screen>(language: Language) -> Words {
        Words::new(language, G::texts(language).messages.iter().copied()).at_table(G::TITLE, &[])
    }

    /// For a table of this title with these players: actions are written in the words of the title's message
    /// `TITLE-action-words`, and seats are called by name.
    pub fn at_table(mut self, title: &str, players: &[Player]) -> Words {
        self.notation = Notation::new(attributes(&self.bundle, &format!("{title}-action-words")));
        self.names = players.iter().map(|player| player.name.clone()).collect();
        self
    }

    /// Their language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// How actions are written in this language.
    pub fn notation(&self) -> &Notation {
        &self.notation
    }

    /// A message as a sentence.
    pub fn say(&self, message: &Message) -> String {
        self.format(message.id, None, &self.args(message)).unwrap_or_else(|| format!("‹{}›", message.id))
    }

    /// A message in a few words (its attribute `short`); `None` if it need not be said.
    pub fn short(&self, message: &Message) -> Option<String> {
        let args = self.args(message);
        let text = self.format(message.id, Some("short"), &args).unwrap_or_else(|| self.say(message));
        (!text.is_empty()).then_some(text)
    }

    /// A message for somebody who follows the game live (its attribute `brief`); `None` if it need not be said.
    pub fn brief(&self, message: &Message) -> Option<String> {
        let args = self.args(message);
        let text = self.format(message.id, Some("brief"), &args).unwrap_or_else(|| self.say(message));
        (!text.is_empty()).then_some(text)
    }

    /// The number of the turn that begins with this message, if one does (its attribute `turn`).
    pub fn begins_turn(&self, message: &Message) -> Option<String> {
        self.format(message.id, Some("turn"), &self.args(message))
    }

    /// Something and what is said of it. French has a space before the colon.
    pub fn label(&self, label: impl Into<String>, value: impl Into<String>) -> String {
        self.say(&Message::new("label").text("label", label).text("value", value))
    }

    /// One thing and then another, each of them long.
    pub fn series(&self, before: impl Into<String>, after: impl Into<String>) -> String {
        self.say(&Message::new("series").text("before", before).text("after", after))
    }

    /// Why a game of another generation of the rules cannot be opened.
    pub fn unsupported(&self, unsupported: UnsupportedGeneration) -> String {
        let (id, generation) = match unsupported {
            UnsupportedGeneration::Earlier(generation) => ("generation-earlier", generation),
            UnsupportedGeneration::Later(generation) => ("generation-later", generation),
        };
        self.say(&Message::new(id).number("generation", generation.0))
    }

    /// A text without arguments.
    pub fn name(&self, id: &str) -> String {
        self.term(id, &FluentArgs::new())
    }

    /// A text with a number.
    pub fn numbered(&self, id: &str, number: impl Into<i64>) -> String {
        let mut args = FluentArgs::new();
        args.set("number", number.into());
        self.term(id, &args)
    }

    /// An attribute of a text, if it has one.
    pub fn attribute(&self, id: &str, attribute: &str, number: i64) -> Option<String> {
        let mut args = FluentArgs::new();
        args.set("number", number);
        self.format(id, Some(attribute), &args)
    }

    fn args(&self, message: &Message) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Seat(seat) => {
                    let known = self.names.get(seat.index()).cloned();
                    args.set(*name, known.unwrap_or_else(|| format!("{} {seat}", self.name("player"))));
                }
                Arg::Text(text) => args.set(*name, text.clone()),
                Arg::Term(_) => {}
            }
        }
        // A term may depend on the numbers beside it: "1 to 4 tiles".
        let term = |(name, arg): &(&'static str, Arg)| match arg {
            Arg::Term(id) => Some((*name, self.term(id, &args))),
            _ => None,
        };
        let named: Vec<(&'static str, String)> = message.args.iter().filter_map(term).collect();
        for (name, text) in named {
            args.set(name, text);
        }
        args
    }

    /// `place-17` has no text of its own: it is `place-number` with 17.
    fn term(&self, id: &str, args: &FluentArgs<'_>) -> String {
        if let Some(text) = self.format(id, None, args) {
            return text;
        }
        if let Some((kind, number)) = id.rsplit_once('-')
            && let Ok(number) = number.parse::<i64>()
        {
            let mut args = FluentArgs::new();
            args.set("number", number);
            if let Some(text) = self.format(&format!("{kind}-number"), None, &args) {
                return text;
            }
        }
        format!("‹{id}›")
    }

    fn format(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        Some(text.into_owned())
    }
}

/// The attributes of a message without arguments, by name.
fn attributes<'a>(
    bundle: &'a FluentBundle<FluentResource>,
    id: &str,
) -> impl Iterator<Item = (String, String)> + 'a {
    let attributes = bundle.get_message(id).into_iter().flat_map(|message| message.attributes());
    attributes.map(|attribute| {
        let text = bundle.format_pattern(attribute.value(), None, &mut Vec::new());
        (attribute.id().to_string(), text.into_owned())
    })
}
