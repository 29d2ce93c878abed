//! What the text and the page of a report share: an analysis in words.

use bots::analysis::Analysis;
use catalogue::AnyTable;
use catalogue::analysis::{
    AnalysedChoice, AnalysedDecision, Grade, LuckSource, SeatAnalysis, TurningKind, TurningPoint,
};
use game::Message;
use terminal::Words;

/// An analysis with the words to tell it.
pub struct Report<'a> {
    pub analysis: &'a Analysis,
    pub table: &'a dyn AnyTable,
    pub words: &'a Words,
}

/// A turning point in words.
pub struct TurningPointText {
    pub when: String,
    pub seat: u8,
    /// The sign of its grade; a die for luck.
    pub sign: &'static str,
    pub change: String,
    pub what: Vec<String>,
}

impl Report<'_> {
    /// The seats, the winner first.
    pub fn seats(&self) -> Vec<(usize, &SeatAnalysis)> {
        let mut seats: Vec<_> = self.analysis.seats.iter().enumerate().collect();
        seats.sort_by(|(_, one), (_, other)| other.result.total_cmp(&one.result));
        seats
    }

    /// The name of a seat.
    pub fn name(&self, seat: usize) -> &str {
        &self.table.players()[seat].name
    }

    /// `21%`, with a sign if it is a change.
    pub fn percent(&self, number: i32) -> String {
        let number = number.to_string().replace('-', "\u{2212}");
        self.words.say(&Message::new("analyse-percent").text("number", number))
    }

    pub fn change(&self, percent: i32) -> String {
        let shown = self.percent(percent);
        if percent > 0 { format!("+{shown}") } else { shown }
    }

    /// A chance or a loss with one decimal.
    pub fn fine_percent(&self, chance: f64) -> String {
        let number = format!("{:.1}", 100.0 * chance);
        self.words.say(&Message::new("analyse-percent").text("number", number))
    }

    pub fn turning_points(&self) -> Vec<TurningPointText> {
        self.analysis.turning_points.iter().map(|point| self.describe(point)).collect()
    }

    fn describe(&self, point: &TurningPoint) -> TurningPointText {
        let change = self.change((100.0 * point.change).round() as i32);
        let turn = Message::new("analyse-turn").number("turn", point.turn);
        let (when, seat) = (self.words.say(&turn), point.seat);
        match point.kind {
            TurningKind::Decision => {
                let decision = &self.analysis.decisions[point.index as usize];
                TurningPointText {
                    when,
                    seat,
                    sign: sign(decision.grade),
                    change,
                    what: self.decision(decision),
                }
            }
            TurningKind::Luck => {
                let what = match self.analysis.luck[point.index as usize].source {
                    LuckSource::Deal => "analyse-deal",
                    LuckSource::Chance => "analyse-chance",
                    LuckSource::Hidden => "analyse-hidden",
                };
                TurningPointText { when, seat, sign: "\u{2684}", change, what: vec![self.words.name(what)] }
            }
        }
    }

    /// What was played, what was better, and why.
    pub fn decision(&self, decision: &AnalysedDecision) -> Vec<String> {
        let choice = |id: &str, choice: &AnalysedChoice| {
            let chance = self.fine_percent(choice.chance);
            self.words.label(self.words.name(id), format!("{} ({chance})", self.choice(choice)))
        };
        let played = choice("analyse-played", &decision.choices[decision.played as usize]);
        if decision.played == 0 {
            return vec![played];
        }
        let better = choice("analyse-better", &decision.choices[0]);
        let reasons = decision.reasons.iter().map(|reason| self.words.say(reason));
        [played, better].into_iter().chain(reasons).collect()
    }

    fn choice(&self, choice: &AnalysedChoice) -> String {
        // The effects are sentences.
        let parts: Vec<String> = choice.parts.iter().map(|part| self.words.say(&part.effect)).collect();
        parts.join(" ")
    }
}

/// The signs of grades, as in chess.
pub fn sign(grade: Grade) -> &'static str {
    match grade {
        Grade::Strong => "!",
        Grade::Fine | Grade::Unclear => "",
        Grade::Inaccuracy => "?!",
        Grade::Mistake => "?",
        Grade::Blunder => "??",
    }
}
