//! The languages of the program, and how the locale selects one. A new language is one more line in each list here.

use std::env;

/// A language in which every text for players exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    En,
    /// Dutch.
    Nl,
    /// French.
    Fr,
    /// German.
    De,
}

/// Calls a macro with the code of a language as a literal, for macros such as `include_str!`.
#[doc(hidden)]
#[macro_export]
macro_rules! for_language {
    ($language:expr, $($call:ident)::+, $($rest:tt)*) => {
        match $language {
            $crate::Language::En => $($call)::+!("en", $($rest)*),
            $crate::Language::Nl => $($call)::+!("nl", $($rest)*),
            $crate::Language::Fr => $($call)::+!("fr", $($rest)*),
            $crate::Language::De => $($call)::+!("de", $($rest)*),
        }
    };
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::En, Language::Nl, Language::Fr, Language::De];

    /// The code of ISO 639: the name of its folder in `locales/`, and in `locales/` and `rules/` of each title.
    pub const fn code(self) -> &'static str {
        macro_rules! code {
            ($code:literal,) => {
                $code
            };
        }
        for_language!(self, code,)
    }

    /// Its name in English.
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Nl => "Dutch",
            Language::Fr => "French",
            Language::De => "German",
        }
    }

    /// The language of the environment, by the POSIX locale variables; English if we do not have it.
    pub fn of_environment() -> Language {
        Language::of_locale(|name| env::var(name).ok())
    }

    /// The first variable that is set and not empty decides, even if we do not have its language (POSIX 8.2).
    fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Language {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty())
            .and_then(|locale| Language::of_tag(&locale))
            .unwrap_or(Language::En)
    }

    /// The language of a locale such as `de_DE.UTF-8`, `nl-BE` or `fr@euro`.
    fn of_tag(locale: &str) -> Option<Language> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Language::ALL.into_iter().find(|known| known.code().eq_ignore_ascii_case(language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(variables: &[(&str, &str)]) -> Language {
        Language::of_locale(|wanted| {
            variables.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.to_string())
        })
    }

    #[test]
    fn locale_selects_the_language() {
        for (locale, language) in [
            ("de_DE.UTF-8", Language::De),
            ("nl_BE", Language::Nl),
            ("fr", Language::Fr),
            ("fr_CH@euro", Language::Fr),
            ("DE-at", Language::De),
            ("en_GB.UTF-8", Language::En),
            ("C", Language::En),
            ("C.UTF-8", Language::En),
            ("POSIX", Language::En),
            ("ja_JP.UTF-8", Language::En),
            ("frp_FR", Language::En),
            ("", Language::En),
        ] {
            assert_eq!(of(&[("LANG", locale)]), language, "{locale:?}");
        }
        assert_eq!(of(&[]), Language::En);
    }

    #[test]
    fn first_variable_that_is_set_decides() {
        let all = [("LC_ALL", "de_DE"), ("LC_MESSAGES", "fr_FR"), ("LANG", "nl_NL")];
        assert_eq!(of(&all), Language::De);
        assert_eq!(of(&all[1..]), Language::Fr);
        assert_eq!(of(&all[2..]), Language::Nl);
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "nl_NL")]), Language::Nl);
        assert_eq!(of(&[("LC_ALL", "C"), ("LANG", "nl_NL")]), Language::En);
    }
}
