//! Translates message ids into sentences with the players' names.

use crate::language::Language;
use crate::notation::Notation;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use game::transcript::Player;
use game::{Arg, Message};

/// The message files of one language, by name; every message id is in exactly one of them.
macro_rules! message_files {
    ($language:literal) => {
        message_files!($language, "bots", "program", "table", "expedition", "luxor")
    };
    ($language:literal, $($name:literal),*) => {
        &[$((
            concat!($language, "/", $name, ".ftl"),
            include_str!(concat!("../../../locales/", $language, "/", $name, ".ftl")),
        )),*]
    };
}

/// All message files of a language.
const fn texts(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::En => message_files!("en"),
        Language::Nl => message_files!("nl"),
        Language::Fr => message_files!("fr"),
        Language::De => message_files!("de"),
    }
}

/// The texts of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    notation: Notation,
    names: Vec<String>,
}

impl Words {
    /// A language, for a table with these players.
    pub fn new(language: Language, players: &[Player]) -> Words {
        let locale = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        bundle.set_use_isolating(false);
        for (file, text) in texts(language) {
            // The texts are embedded, and a test parses them all.
            let resource = FluentResource::try_new(text.to_string())
                .unwrap_or_else(|(_, errors)| panic!("locales/{file}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("locales/{file}: {errors:?}"));
        }
        let notation = Notation::new(attributes(&bundle, "action-words"));
        let names = players.iter().map(|player| player.name.clone()).collect();
        Words { language, bundle, notation, names }
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

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::{AnyTable, RandomOnly, Refused, TITLES, seat_bot};
    use game::{Seat, Seed, Viewer, Wish};

    fn complete(text: &str) {
        assert!(!text.contains('‹'), "a text is missing: {text}");
    }

    fn players(count: u8) -> Vec<Player> {
        (0..count).map(|seat| Player { name: format!("P{seat}"), bot: Some("random".into()) }).collect()
    }

    fn table(title: &str, count: u8, modules: &[&str], seed: u64) -> Box<dyn AnyTable> {
        let title = catalogue::title(title).unwrap();
        let modules = modules.iter().map(|id| id.to_string()).collect();
        let wish = Wish { players: count, modules, first: None };
        let mut table = title.deal(&wish, None, players(count), Seed::from_number(seed)).unwrap();
        for seat in Seat::all(count) {
            seat_bot(&mut *table, &RandomOnly, seat, "random", seed + u64::from(seat.0)).unwrap();
        }
        table
    }

    #[test]
    fn every_title_has_its_texts() {
        let languages = Language::ALL.map(|language| Words::new(language, &[]));
        for (title, words) in TITLES.iter().flat_map(|title| languages.each_ref().map(|words| (title, words)))
        {
            let meta = title.meta();
            let modules = meta.modules.iter().flat_map(|module| [module.name, module.about]);
            let advice = meta.advice.iter().map(|advice| advice.message);
            let sheet = title.sheet().iter().map(|field| field.ask);
            let categories = title.categories().iter().copied();
            for id in [meta.name, meta.about]
                .into_iter()
                .chain(modules)
                .chain(advice)
                .chain(sheet)
                .chain(categories)
            {
                complete(&words.name(id));
            }
        }
    }

    #[test]
    fn every_event_has_a_sentence() {
        for title in TITLES {
            let meta = title.meta();
            let modules: Vec<&str> = meta.modules.iter().map(|module| module.id).collect();
            for seed in 0..8 {
                let mut table = table(meta.id, *meta.players.end(), &modules, seed);
                let language = Language::ALL[seed as usize % Language::ALL.len()];
                let words = Words::new(language, table.players());
                while let Some(seat) = table.decider() {
                    for choice in table.choices() {
                        choice
                            .effects
                            .iter()
                            .filter_map(|message| words.short(message))
                            .for_each(|text| complete(&text));
                    }
                    let painter = crate::screen::painter(meta.id);
                    complete(&painter.question(&*table, Viewer::Seat(seat), &words));
                    table.think().unwrap();
                }
                for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                    for entry in table.log(viewer, 0) {
                        complete(&words.say(&entry.message));
                    }
                }
            }
        }
    }

    /// Every action chosen in some games, tried in positions where most of them are illegal.
    #[test]
    fn every_refusal_has_a_sentence() {
        for title in TITLES {
            let meta = title.meta();
            let modules: Vec<&str> = meta.modules.iter().map(|module| module.id).collect();
            let mut actions = std::collections::BTreeSet::new();
            for seed in 0..4 {
                let mut table = table(meta.id, 2, &modules, seed);
                while table.decider().is_some() {
                    actions.extend(table.legal());
                    table.think().unwrap();
                }
            }
            let mut table = table(meta.id, 2, &modules, 9);
            let words = Words::new(Language::En, table.players());
            let mut refused = 0;
            for step in 0.. {
                let legal = table.legal();
                for action in
                    actions.iter().skip(step % 7).step_by(7).filter(|action| !legal.contains(action))
                {
                    match table.act(action) {
                        Err(Refused::Forbidden(refusal)) => complete(&words.say(&refusal.message)),
                        other => panic!("{action}: {other:?}"),
                    }
                    refused += 1;
                }
                if table.think().is_none() {
                    break;
                }
            }
            assert!(refused > 1000);
        }
    }

    #[test]
    fn terms_take_the_numbers_beside_them() {
        let words = Words::new(Language::En, &players(2));
        let message = Message::new("luxor-card-played")
            .seat("player", Seat(1))
            .term("card", "card-horus1-up-to")
            .number("number", 4);
        assert_eq!(words.say(&message), "P1 plays “1–4”.");
        assert_eq!(words.name("place-17"), "17");
        assert_eq!(words.name("no-such-id"), "‹no-such-id›");
    }
}
