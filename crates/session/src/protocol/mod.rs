//! The wire types, exported as OpenAPI and as TypeScript for the page.

mod analysis;
mod lesson;
mod puzzle;
mod raw;
mod request;
mod response;
mod rules;
mod statistics;
#[cfg(feature = "schema")]
mod typescript;

pub use analysis::{AskAnalysis, AskTrial, GameAnalysis};
pub use catalogue::analysis::{
    AnalysedChoice, AnalysedDecision, Analysis, ChancesAt, ChoicePart, Grade, GradeCounts, LuckEvent,
    LuckSource, SeatAnalysis, Shown, TurningKind, TurningPoint,
};
pub use catalogue::puzzle::Difficulty;
pub use lesson::{AskLesson, LessonInfo, LessonState, StationInfo};
pub use puzzle::{
    AnswerPuzzle, AskPuzzle, AskPuzzleWhyNot, Mark, PuzzleAnswer, PuzzleDay, PuzzleMonth, PuzzleOrigin,
    PuzzleState,
};
pub use raw::Raw;
pub use request::{
    AskAction, AskChange, AskClaim, AskGame, AskHint, AskJoin, AskSeat, AskSeatChange, AskStart, AskWhyNot,
    ClientMessage,
};
pub use response::{
    Ack, Advice, Again, Code, Decision, Deletion, ErrorBody, ErrorCode, ErrorResponse, GameId, GameSummary,
    Hint, Invitation, Me, OutcomeInfo, PlaceInfo, PlayerInfo, Points, PointsAt, RatingInfo, Replay,
    ScoreInfo, ServerMessage, Snapshot, UndoInfo, WhyNot,
};
pub use rules::{
    Arg, Choice, LogEntry, Message, ModuleInfo, PlayersRange, TitleAdvice, TitleInfo, TurnStart,
};
pub use statistics::{CategoryPoints, GameLoss, OpponentInfo, Share, Statistics};
#[cfg(feature = "schema")]
pub use typescript::{typescript, typescript_of_titles};
