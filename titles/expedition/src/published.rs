//! Metadata of the title, and its scoring pad for physical tables.

use crate::components::{Components, DEFAULT};
use crate::expedition::Expedition;
use crate::options::Options;
use crate::score;
use game::{
    Answers, Field, GameRequest, Message, Meta, ModuleMeta, Published, Puzzles, Stage, Tally, TallyFault,
};

/// The one module.
const NEW_ADVENTURES: &str = "new-adventures";

impl Published for Expedition {
    const META: Meta = Meta {
        id: "expedition",
        name: "expedition-name",
        about: "expedition-about",
        players: 2..=4,
        modules: &[ModuleMeta {
            id: NEW_ADVENTURES,
            name: "module-new-adventures",
            about: "module-new-adventures-about",
        }],
        advice: &[],
        stage: Stage::Complete,
    };

    const COMPONENTS: &'static str = DEFAULT;

    fn options_for(request: &GameRequest) -> Options {
        Options {
            players: request.players,
            new_adventures: request.modules.iter().any(|id| id == NEW_ADVENTURES),
            first: request.first,
        }
    }

    const LESSONS: &'static [(&'static str, &'static str)] = &[
        ("first", include_str!("../lessons/first.toml")),
        ("new-adventures", include_str!("../lessons/new-adventures.toml")),
    ];

    const PUZZLES: Option<Puzzles> =
        Some(Puzzles { from: "2026-11-01", file: include_str!("../puzzles/puzzles.jsonl") });

    const SHEET: &'static [Field] = &[
        Field { id: "camps", ask: "expedition-ask-camps", example: "4", module: None },
        Field { id: "temples", ask: "expedition-ask-temples", example: "3", module: None },
        Field { id: "pyramids", ask: "expedition-ask-pyramids", example: "2", module: None },
        Field { id: "ships", ask: "expedition-ask-ships", example: "5", module: Some(NEW_ADVENTURES) },
        Field { id: "captured", ask: "expedition-ask-captured", example: "2", module: Some(NEW_ADVENTURES) },
        Field { id: "supply", ask: "expedition-ask-supply", example: "6", module: None },
    ];

    /// X13, X14, N3, N6: buildings held, buildings beside ships, captures; a tie goes to the larger supply.
    fn tally(components: Option<&str>, answers: &Answers) -> Result<Tally, TallyFault> {
        let components = Components::read(components.unwrap_or(DEFAULT)).map_err(TallyFault::Components)?;
        let number = |id: &'static str, most: i16| match answers.get(id).map_or("", String::as_str) {
            "" => Ok(0),
            text => match text.parse::<i16>() {
                Ok(number) if (0..=most).contains(&number) => Ok(number),
                _ => {
                    let what = Message::new("score-not-a-number").text("typed", text);
                    Err(TallyFault::Field(id, what.text("most", most.to_string())))
                }
            },
        };
        let mut holdings = score::Holdings::default();
        for (count, id) in holdings.iter_mut().zip(["camps", "temples", "pyramids", "ships", "captured"]) {
            *count = number(id, 100)?;
        }
        let tie_break = number("supply", components.adventurers.into())?;
        Ok(Tally {
            parts: score::breakdown(&components, holdings),
            tie_break: tie_break.into(),
            notes: Vec::new(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_scored() {
        let answers: Answers =
            [("camps", "4"), ("temples", "3"), ("pyramids", "2"), ("ships", "5"), ("supply", "6")]
                .map(|(id, text)| (id.to_string(), text.to_string()))
                .into();
        let tally = Expedition::tally(None, &answers).unwrap();
        assert_eq!(tally.parts, [4, 6, 6, 5, 0, 0, 0, 0]);
        assert_eq!(tally.tie_break, 6);
        let wrong: Answers = [("supply".to_string(), "31".to_string())].into();
        let expected = Message::new("score-not-a-number").text("typed", "31").text("most", "30");
        assert_eq!(Expedition::tally(None, &wrong).unwrap_err(), TallyFault::Field("supply", expected));
    }
}
