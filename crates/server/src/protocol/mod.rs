//! What goes over the wire, as types: documented as OpenAPI, and written as TypeScript for the page.

mod answer;
mod ask;
mod told;
mod typescript;

pub use answer::{
    Ack, Advice, Again, AnyFault, Code, ErrorBody, ErrorCode, GameId, GameSummary, Hint, Invitation, Me,
    OutcomeInfo, PlayerInfo, Points, PointsAt, Raw, Replay, ScoreInfo, ServerMessage, Snapshot, UndoInfo,
};
pub use ask::{
    AskAction, AskChange, AskClaim, AskGame, AskHint, AskJoin, AskSeat, AskSeatChange, AskStart,
    ClientMessage,
};
pub use told::{Arg, Choice, LogEntry, Message, ModuleInfo, PlayersRange, TitleAdvice, TitleInfo};
pub use typescript::typescript;
