//! Generates TypeScript: the protocol's types in one file, and one file for the data of each title.

use super::*;
use catalogue::{Listed, Visit, titles, visit};
use ts_rs::{Config, TS};

const HEAD: &str = "// Generated from the server's types; `cargo test -p server` checks that it is up to date.\n\
                    // To regenerate it: cargo xtask write\n";

/// The text of `web/src/protocol/<title>.ts` for every title, by its id.
pub fn typescript_of_titles() -> Vec<(&'static str, String)> {
    let ids = titles().iter().map(|title| title.meta().id);
    ids.filter_map(|id| Some((id, visit(id, TypeScriptOfTitle)?))).collect()
}

struct TypeScriptOfTitle;

impl Visit for TypeScriptOfTitle {
    type Output = String;

    fn visit<G: Listed>(self) -> String {
        format!("{HEAD}{}", G::typescript().into_text())
    }
}

/// The text of `web/src/protocol/protocol.ts`.
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut text = String::from(HEAD);
    macro_rules! write_all {
        ($($name:ty),* $(,)?) => { $(write_one::<$name>(&config, &mut text);)* };
    }
    write_all![
        Message,
        Arg,
        LogEntry,
        TurnStart,
        Choice,
        TitleInfo,
        PlayersRange,
        ModuleInfo,
        TitleAdvice, //
        AskGame,
        AskSeat,
        AskSeatChange,
        AskJoin,
        AskStart,
        AskAction,
        AskChange,
        ClientMessage,
        AskHint,
        AskWhyNot,
        AskClaim, //
        GameId,
        Ack,
        Code,
        Decision,
        Hint,
        Advice,
        WhyNot,
        Me,
        Deletion,
        GameSummary,
        PlaceInfo,
        RatingInfo,
        Statistics,
        Share,
        CategoryPoints,
        GameLoss,
        OpponentInfo,
        Invitation,
        Snapshot,
        PlayerInfo,
        UndoInfo,
        OutcomeInfo,
        ScoreInfo,
        Replay,
        Points,
        PointsAt,
        ServerMessage,
        LessonInfo,
        StationInfo,
        AskLesson,
        LessonState,
        PuzzleMonth,
        PuzzleDay,
        Difficulty,
        AskPuzzle,
        AskPuzzleWhyNot,
        AnswerPuzzle,
        PuzzleState,
        Mark,
        PuzzleAnswer,
        PuzzleOrigin,
        AskAnalysis,
        AskTrial,
        GameAnalysis,
        Analysis,
        SeatAnalysis,
        Shown,
        GradeCounts,
        Grade,
        ChancesAt,
        AnalysedDecision,
        AnalysedChoice,
        ChoicePart,
        LuckEvent,
        LuckSource,
        TurningPoint,
        TurningKind, //
        ErrorResponse,
        ErrorBody,
        ErrorCode,
    ];
    text
}

fn write_one<T: TS>(config: &Config, text: &mut String) {
    text.push('\n');
    text.push_str(&T::docs().unwrap_or_default());
    text.push_str("export ");
    text.push_str(&T::decl(config));
    text.push('\n');
}
