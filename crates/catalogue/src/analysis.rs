//! The analysis of a finished game as data: `bots` makes it, clients show it. `docs/analysis.md` says what each number
//! is and how it is estimated.
//!
//! Chances are probabilities of winning from 0 to 1, differences of chances from -1 to 1. A list "for each seat" is
//! in the order of the seats. Every number belongs to one of two views: *what could be known* by the deciding seat at
//! that time, by which its choices are judged, and *what was*, which also knows what was hidden then, but no later
//! draw.

use game::Message;
use serde::Serialize;
use serde_json::Value;
#[cfg(feature = "schema")]
use {ts_rs::TS, utoipa::ToSchema};

/// The version of the method: raised when results would differ, or say more.
pub const METHOD: u32 = 2;

/// Analyses a finished game that was copied from its table, on any thread. It reports what is known so far now and
/// then; `None` if it was stopped.
pub type Analyst =
    Box<dyn FnOnce(&AnalysisSettings<'_>, &mut dyn FnMut(Analysis)) -> Option<Analysis> + Send>;

/// How to analyse a game.
#[derive(Clone, Copy)]
pub struct AnalysisSettings<'a> {
    /// How many times the usual number of play-outs.
    pub depth: u32,
    /// This many play-outs for each decision instead of the usual number, for tests and experiments.
    pub play_outs: Option<u64>,
    /// Number of threads. The result does not depend on it.
    pub threads: usize,
    /// The seed of all samples.
    pub seed: u64,
    /// Asked now and then, from any thread: should it stop?
    pub stopped: &'a (dyn Fn() -> bool + Sync),
}

impl Default for AnalysisSettings<'_> {
    /// The usual depth on one thread, never stopped.
    fn default() -> Self {
        AnalysisSettings { depth: 1, play_outs: None, threads: 1, seed: 0, stopped: &|| false }
    }
}

/// The analysis of a finished game, as far as it has got.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct Analysis {
    /// The id of the title.
    pub title: String,
    /// The version of the method; results of an older one are computed again.
    pub method: u32,
    /// How many times the usual number of play-outs was used.
    pub depth: u32,
    /// Decisions analysed so far.
    pub done: u32,
    /// All decisions of the game in which there was something to choose.
    pub total: u32,
    /// Did the rules end the game? If the players ended it earlier, `result` is the chance in the last position.
    pub finished: bool,
    /// Luck and play of each seat: those of what was analysed so far, the whole sum once `done` is `total`.
    pub seats: Vec<SeatAnalysis>,
    /// Who won and why, as one sentence; `null` until everything is analysed.
    #[cfg_attr(feature = "schema", ts(type = "Message | null"), schema(value_type = Option<Object>))]
    pub summary: Option<Message>,
    /// The chances over the game: after the deal, wherever they change, at the start of each turn, and at the end.
    pub chances: Vec<ChancesAt>,
    /// The decisions, in order.
    pub decisions: Vec<AnalysedDecision>,
    /// Everything that was luck, in order.
    pub luck: Vec<LuckEvent>,
    /// Decisions and luck that moved a chance by 5 % or more, in order.
    pub turning_points: Vec<TurningPoint>,
}

/// Luck and play of one seat: `start + luck + play + others = result`.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct SeatAnalysis {
    /// The chance before the deal.
    pub start: f64,
    /// What chance gave or took, and what nobody in the seat that decided could know.
    pub luck: f64,
    /// The part of `luck` that comes from what was hidden when somebody decided.
    pub hidden: f64,
    /// What the seat's own choices cost; never positive.
    pub play: f64,
    /// What the choices of the others gave or took.
    pub others: f64,
    /// 1 for the winner, a share for a shared victory, otherwise 0.
    pub result: f64,
    /// The same in whole percent, rounded so that the parts add up to the result.
    pub shown: Shown,
    /// The number of decisions with something to choose.
    pub decisions: u32,
    /// The mean loss of a decision: `-play / decisions`.
    pub loss: f64,
    /// The standard error of `loss`, from the samples of each decision.
    pub error: f64,
    /// How many decisions got each grade.
    pub grades: GradeCounts,
}

/// The parts of a seat's result in whole percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[allow(missing_docs)] // As in `SeatAnalysis`.
pub struct Shown {
    pub start: i32,
    pub luck: i32,
    pub play: i32,
    pub others: i32,
    pub result: i32,
}

/// How many decisions got each grade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[allow(missing_docs)] // As in `Grade`.
pub struct GradeCounts {
    pub strong: u32,
    pub fine: u32,
    pub unclear: u32,
    pub inaccuracy: u32,
    pub mistake: u32,
    pub blunder: u32,
}

/// The grade of a choice, by what it lost against the best one as far as the seat could know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// The best, and the only one within 5 % of the best.
    Strong,
    /// Less than 2 % lost.
    Fine,
    /// No verdict: 2 % or more seem lost, but not more than the error of the estimate.
    Unclear,
    /// From 2 %.
    Inaccuracy,
    /// From 5 %.
    Mistake,
    /// From 10 %.
    Blunder,
}

/// The chances in one position, as *what was*.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ChancesAt {
    /// The number of records before this position: `replay?at=` shows it.
    pub at: u64,
    /// The turn.
    pub turn: u32,
    /// The chance of each seat; they add up to 1.
    pub chances: Vec<f64>,
}

/// A decision with something to choose. A choice that is only half of a move, such as a card, is one with what follows
/// it: then the choices here are whole moves, and the second half is no decision of its own.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct AnalysedDecision {
    /// The number of records before it: `replay?at=` shows the position.
    pub at: u64,
    /// The number of records after its last part.
    pub until: u64,
    /// The turn.
    pub turn: u32,
    /// Who decided.
    pub seat: u8,
    /// The grade of what was played.
    pub grade: Grade,
    /// The choice that was made, as an index of `choices`; the best is the first.
    pub played: u32,
    /// What the played choice lost against the best: the difference of their chances, as *what could be known*.
    pub loss: f64,
    /// The standard error of `loss`. Below two of them there is no verdict.
    pub error: f64,
    /// The number of choices.
    pub count: u32,
    /// The choices, best first; of very many only the best forty and the played one.
    pub choices: Vec<AnalysedChoice>,
    /// What the choice gave or took from each seat, as *what could be known*: nothing without a verdict, and never
    /// something positive for the seat that decided.
    pub play: Vec<f64>,
    /// What the better choice would have gained, the largest gain first; empty unless there is a better one.
    #[cfg_attr(feature = "schema", ts(type = "Array<Message>"), schema(value_type = Vec<Object>))]
    pub reasons: Vec<Message>,
}

/// One of the choices of a decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct AnalysedChoice {
    /// The actions it consists of, as texts: usually one, or a card and the move it makes.
    pub actions: Vec<String>,
    /// The chance of the seat that decided, as *what could be known*.
    pub chance: f64,
    /// The standard error of its difference to the best choice; 0 for the best.
    pub error: f64,
    /// The chance as *what was*; only for the best and the played choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub truth: Option<f64>,
    /// Each action as data and words, to draw and to tell it: of the best and the played choice, and of the four best
    /// if the played one was an inaccuracy or worse.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<ChoicePart>>", optional))]
    pub parts: Vec<ChoicePart>,
}

/// One action of a choice, as in the list of choices of a decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct ChoicePart {
    /// The action in its text form.
    pub action: String,
    /// The action as the title's own data, as in the details of a choice.
    #[cfg_attr(feature = "schema", ts(type = "unknown"), schema(value_type = Object))]
    pub details: Value,
    /// The id of the rule it follows.
    pub rule: &'static str,
    /// What it does, as one sentence.
    #[cfg_attr(feature = "schema", ts(type = "Message"), schema(value_type = Object))]
    pub effect: Message,
    /// What would have happened before any chance, as far as the player could know it.
    #[cfg_attr(feature = "schema", ts(type = "Array<Message>"), schema(value_type = Vec<Object>))]
    pub effects: Vec<Message>,
    /// The same as the title's own data.
    #[cfg_attr(feature = "schema", ts(type = "Array<unknown>"), schema(value_type = Vec<Object>))]
    pub events: Vec<Value>,
    /// Did chance decide what would have followed these effects?
    pub chance: bool,
}

/// What luck gave and took.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct LuckEvent {
    /// What kind of luck.
    pub source: LuckSource,
    /// The number of records before it; 0 for the deal too.
    pub at: u64,
    /// The number of records after it; 0 for the deal. The log entries with this `at` say what happened.
    pub until: u64,
    /// The turn; 0 for the deal.
    pub turn: u32,
    /// Whose action it followed; `null` for the deal.
    pub seat: Option<u8>,
    /// What it gave each seat; the sum is 0.
    pub change: Vec<f64>,
    /// The standard error of the largest change.
    pub error: f64,
}

/// Where luck comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum LuckSource {
    /// The deal.
    Deal,
    /// Dice and draws that followed an action.
    Chance,
    /// A choice turned out better or worse than the seat could know, because of what was hidden from it.
    Hidden,
}

/// A swing of 5 % or more.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
pub struct TurningPoint {
    /// Decision or luck?
    pub kind: TurningKind,
    /// The index in `decisions` or `luck`.
    pub index: u32,
    /// The number of records before it.
    pub at: u64,
    /// The number of records after it.
    pub until: u64,
    /// The turn.
    pub turn: u32,
    /// Whose chance moved most: of a decision the seat that decided.
    pub seat: u8,
    /// By how much.
    pub change: f64,
}

/// The kinds of turning points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(TS, ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum TurningKind {
    /// A choice.
    Decision,
    /// Chance.
    Luck,
}
