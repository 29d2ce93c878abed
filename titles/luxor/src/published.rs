//! Metadata of the title, and its scoring pad for physical tables.

use crate::components::{Components, DEFAULT};
use crate::luxor::Luxor;
use crate::options::{Module, Options};
use crate::place::Place;
use crate::score::{Holdings, best_sets, breakdown};
use game::{
    Advice, Answers, Field, GameRequest, Message, Meta, ModuleMeta, Published, Puzzles, Stage, Tally,
    TallyFault,
};
use std::str::FromStr;

impl Published for Luxor {
    const META: Meta = Meta {
        id: "luxor",
        name: "luxor-name",
        about: "luxor-about",
        players: 2..=5,
        modules: &[
            ModuleMeta { id: "mummy", name: "module-mummy", about: "module-mummy-about" },
            ModuleMeta { id: "equipment", name: "module-equipment", about: "module-equipment-about" },
            ModuleMeta { id: "artifacts", name: "module-artifacts", about: "module-artifacts-about" },
            ModuleMeta { id: "characters", name: "module-characters", about: "module-characters-about" },
        ],
        advice: &[Advice {
            players: 5,
            modules: &["equipment", "artifacts"],
            message: "luxor-advice-five",
            rule: "F1",
        }],
        stage: Stage::Complete,
    };

    const COMPONENTS: &'static str = DEFAULT;

    fn options_for(request: &GameRequest) -> Options {
        let named = |module: &Module| request.modules.iter().any(|id| id == module.name());
        Options {
            players: request.players,
            modules: Module::ALL.into_iter().filter(named).collect(),
            first: request.first,
        }
    }

    const LESSONS: &'static [(&'static str, &'static str)] = &[
        ("first", include_str!("../lessons/first.toml")),
        ("mummy", include_str!("../lessons/mummy.toml")),
        ("equipment", include_str!("../lessons/equipment.toml")),
        ("artifacts", include_str!("../lessons/artifacts.toml")),
        ("characters", include_str!("../lessons/characters.toml")),
    ];

    const PUZZLES: Option<Puzzles> =
        Some(Puzzles { from: "2026-11-01", file: include_str!("../puzzles/puzzles.jsonl") });

    const SHEET: &'static [Field] = &[
        Field { id: "points", ask: "ask-points", example: "14", module: None },
        Field { id: "places", ask: "ask-places", example: "tomb 38 27 9 stairs", module: None },
        Field { id: "sarcophagi", ask: "ask-sarcophagi", example: "5 3", module: None },
        Field { id: "keys", ask: "ask-keys", example: "1", module: None },
        Field { id: "vases", ask: "ask-vases", example: "3", module: None },
        Field { id: "statues", ask: "ask-statues", example: "2", module: None },
        Field { id: "jewellery", ask: "ask-jewellery", example: "2", module: None },
        Field { id: "wild", ask: "ask-wild", example: "1", module: None },
        Field { id: "scarabs", ask: "ask-scarabs", example: "2 3 4", module: None },
        Field { id: "artifacts", ask: "ask-artifacts", example: "1", module: Some("artifacts") },
    ];

    fn tally(components: Option<&str>, answers: &Answers) -> Result<Tally, TallyFault> {
        let components = Components::read(components.unwrap_or(DEFAULT)).map_err(TallyFault::Components)?;
        let pad = Pad { components: &components, answers };
        let (places, scarabs) = (pad.places()?, pad.scarabs()?);
        let sarcophagi = pad.values("sarcophagi", &components.sarcophagi)?;
        let holdings = Holdings {
            points: pad.number("points", i16::MAX)?,
            places: &places,
            sarcophagi: &sarcophagi,
            keys: pad.number("keys", components.keys)?,
            treasures: [
                pad.number("vases", u8::MAX / 4)?,
                pad.number("statues", u8::MAX / 4)?,
                pad.number("jewellery", u8::MAX / 4)?,
            ],
            wild: pad.number("wild", components.wild)?,
            scarabs: &scarabs,
            artifacts: pad
                .number("artifacts", components.artifacts.iter().map(|&(.., count)| count).sum())?,
        };
        let tie_break = i32::from(holdings.sarcophagi.iter().copied().max().unwrap_or(0));
        // L46: the best possible number, which is not plain to see when there are wild tiles.
        let sets = best_sets(holdings.treasures, holdings.wild);
        let notes =
            if sets > 0 { vec![Message::new("luxor-best-sets").number("count", sets)] } else { Vec::new() };
        Ok(Tally { parts: breakdown(&components, holdings), tie_break, notes })
    }

    /// L44, L47: each sarcophagus lies with one player, and there are only so many scarabs.
    fn check_together(components: Option<&str>, all: &[&Answers]) -> Result<(), TallyFault> {
        let components = Components::read(components.unwrap_or(DEFAULT)).map_err(TallyFault::Components)?;
        let joined = |id: &str| {
            let answers: Vec<&str> = all.iter().filter_map(|one| one.get(id).map(String::as_str)).collect();
            (id.to_string(), answers.join(" "))
        };
        let answers = Answers::from(["sarcophagi", "scarabs"].map(joined));
        let pad = Pad { components: &components, answers: &answers };
        pad.values("sarcophagi", &components.sarcophagi).map_err(|fault| match fault {
            TallyFault::Field(id, mut what) => {
                what.id = "score-with-another";
                TallyFault::Field(id, what)
            }
            components => components,
        })?;
        pad.scarabs().map(drop)
    }
}

/// One player's answers, checked against the components.
struct Pad<'a> {
    components: &'a Components,
    answers: &'a Answers,
}

impl Pad<'_> {
    fn answer(&self, id: &str) -> &str {
        self.answers.get(id).map_or("", String::as_str)
    }

    fn words(&self, id: &str) -> impl Iterator<Item = &str> {
        self.answer(id).split([' ', ',', '+']).filter(|word| !word.is_empty())
    }

    fn number<N: FromStr + PartialOrd + Default + std::fmt::Display>(
        &self,
        id: &'static str,
        most: N,
    ) -> Result<N, TallyFault> {
        match self.answer(id) {
            "" => Ok(N::default()),
            text => match text.parse() {
                Ok(number) if number <= most && number >= N::default() => Ok(number),
                _ => {
                    let what = Message::new("score-not-a-number").text("typed", text);
                    Err(TallyFault::Field(id, what.text("most", most.to_string())))
                }
            },
        }
    }

    /// L43: where the adventurers are; those at a statue may be left out.
    fn places(&self) -> Result<Vec<Place>, TallyFault> {
        let most = self.components.upright as usize + self.components.statues.len();
        let last = self.components.spaces.len();
        let wrong = |what: Message| TallyFault::Field("places", what);
        let place = |word: &str| match word.parse::<Place>() {
            Ok(place) if !place.is_space() || place.number() as usize <= last => Ok(place),
            _ => {
                Err(wrong(Message::new("score-not-a-place").text("typed", word).number("last", last as i64)))
            }
        };
        let places: Vec<Place> = self.words("places").map(place).collect::<Result<_, _>>()?;
        if places.len() > most {
            let what = Message::new("score-too-many-adventurers").number("count", places.len() as i64);
            return Err(wrong(what.number("most", most as i64)));
        }
        Ok(places)
    }

    /// Things of which there is one each.
    fn values(&self, id: &'static str, there_are: &[u8]) -> Result<Vec<u8>, TallyFault> {
        let mut left = there_are.to_vec();
        let value = |word: &str| {
            let at = word.parse().ok().and_then(|value: u8| left.iter().position(|other| *other == value));
            at.map(|at| left.swap_remove(at)).ok_or_else(|| {
                let known: Vec<String> = there_are.iter().map(u8::to_string).collect();
                let what = Message::new("score-not-one-of").text("typed", word);
                TallyFault::Field(id, what.text("known", known.join(", ")))
            })
        };
        self.words(id).map(value).collect()
    }

    /// L47: the values of the scarabs, of which there are only so many.
    fn scarabs(&self) -> Result<Vec<u8>, TallyFault> {
        let all = self.components.scarabs.iter();
        let there_are: Vec<u8> =
            all.flat_map(|&(value, count)| std::iter::repeat_n(value, count as usize)).collect();
        self.values("scarabs", &there_are).map_err(|_| {
            let known: Vec<String> =
                self.components.scarabs.iter().map(|(value, count)| format!("{count} × {value}")).collect();
            let what = Message::new("score-too-many-scarabs").text("typed", self.answer("scarabs"));
            TallyFault::Field("scarabs", what.text("known", known.join(", ")))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(pairs: &[(&str, &str)]) -> Answers {
        pairs.iter().map(|(id, text)| (id.to_string(), text.to_string())).collect()
    }

    #[test]
    fn l44_a_sarcophagus_lies_with_one_player() {
        let (ann, ben) =
            (answers(&[("sarcophagi", "5")]), answers(&[("sarcophagi", "3"), ("scarabs", "1 1 1")]));
        assert_eq!(Luxor::check_together(None, &[&ann, &ben]), Ok(()));
        let fault = Luxor::check_together(None, &[&ann, &ben, &ann]).unwrap_err();
        assert!(
            matches!(&fault, TallyFault::Field("sarcophagi", what) if what.id == "score-with-another"),
            "{fault:?}"
        );
        let fault = Luxor::check_together(None, &[&ben, &answers(&[("scarabs", "1 1")])]).unwrap_err();
        assert!(matches!(fault, TallyFault::Field("scarabs", _)), "four scarabs are worth 1: {fault:?}");
    }

    #[test]
    fn answers_are_scored() {
        let answers = answers(&[
            ("points", "14"),
            ("places", "tomb 38, 27 9 stairs"),
            ("sarcophagi", "5"),
            ("keys", "1"),
            ("vases", "3"),
            ("statues", "2"),
            ("jewellery", "2"),
            ("wild", "2"),
            ("scarabs", "2 3 4"),
        ]);
        let tally = Luxor::tally(None, &answers).unwrap();
        assert_eq!(tally.parts, [14, 13 + 8 + 5 + 2, 5, 1, 12, 9, 0, 0]);
        assert_eq!(tally.tie_break, 5);
        assert_eq!(tally.notes, [Message::new("luxor-best-sets").number("count", 3)]);
        assert_eq!(Luxor::tally(None, &Answers::new()).unwrap().parts, [0; 8]);
    }

    #[test]
    fn invalid_answers_are_explained() {
        let message = |id, typed: &str| Message::new(id).text("typed", typed);
        for (id, text, expected) in [
            ("points", "many", message("score-not-a-number", "many").text("most", "32767")),
            ("keys", "21", message("score-not-a-number", "21").text("most", "20")),
            ("places", "41", message("score-not-a-place", "41").number("last", 40)),
            (
                "places",
                "1 2 3 4 5 6",
                Message::new("score-too-many-adventurers").number("count", 6).number("most", 5),
            ),
            ("sarcophagi", "5 5", message("score-not-one-of", "5").text("known", "5, 3")),
        ] {
            let fault = Luxor::tally(None, &answers(&[(id, text)])).unwrap_err();
            assert_eq!(fault, TallyFault::Field(id, expected));
        }
        let fault = Luxor::tally(None, &answers(&[("scarabs", "1 1 1 1 1")])).unwrap_err();
        let TallyFault::Field("scarabs", what) = fault else { panic!("{fault:?}") };
        assert_eq!(what.id, "score-too-many-scarabs");
        assert!(format!("{what:?}").contains("4 × 1"), "{what:?}");
    }
}
