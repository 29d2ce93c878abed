//! Why a session refuses something.

use crate::names;
use crate::protocol::{ErrorBody, ErrorCode};
use catalogue::Refused;
use game::{Message, UnsupportedGeneration};
use std::fmt;

/// Maximum length of a detail, in bytes.
const LONGEST_DETAIL: usize = 2000;

/// Why a session refuses something. Unless it is [`Internal`](Fault::Internal), nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The request is malformed.
    BadRequest(String),
    /// A name that nobody can have.
    BadName(String),
    /// The guest may not do this.
    Forbidden(String),
    /// The seat does not exist.
    NotFound(String),
    /// The command answers an outdated position; this is the sequence number now.
    Conflict(u64),
    /// A rule or the state of the game forbids it.
    Refused {
        /// The id of the rule, if it is a rule of the game.
        rule: Option<&'static str>,
        /// The reason, for people.
        message: Message,
        /// The reason, for client developers.
        detail: String,
    },
    /// The game belongs to a rules generation that this program does not support.
    UnsupportedGeneration(UnsupportedGeneration),
    /// What is stored of the game does not replay, so nobody can play on; it is kept as it is. The reason can name
    /// hidden cards: it is for the log of the transport, not for clients.
    Damaged(String),
    /// A bug, or data that cannot be read. The session may be half changed and must be discarded. The reason is for the
    /// log of the transport, not for clients.
    Internal(String),
}

impl Fault {
    /// The request is malformed.
    pub fn bad_request(detail: impl Into<String>) -> Fault {
        Fault::BadRequest(detail.into())
    }

    /// The guest may not do this.
    pub fn forbidden(detail: impl Into<String>) -> Fault {
        Fault::Forbidden(detail.into())
    }

    /// The seat does not exist.
    pub fn not_found(detail: impl Into<String>) -> Fault {
        Fault::NotFound(detail.into())
    }

    /// The state of the game forbids it.
    pub fn refused(message: Message, detail: impl Into<String>) -> Fault {
        Fault::Refused { rule: None, message, detail: detail.into() }
    }

    /// The game has not started.
    pub fn not_begun() -> Fault {
        Fault::refused(Message::new("refused-not-begun"), "seats are still open")
    }

    /// A bug, or data that cannot be read.
    pub fn internal(why: impl fmt::Display) -> Fault {
        Fault::Internal(why.to_string())
    }

    /// The error as it is sent to clients, without the reason of an internal one.
    pub fn into_body(self) -> ErrorBody {
        let body = |code, id, detail| ErrorBody::new(code, Message::new(id), detail);
        match self {
            Fault::BadRequest(detail) => body(ErrorCode::BadRequest, "error-bad-request", detail),
            Fault::BadName(detail) => {
                let message = Message::new("error-name").number("most", names::LONGEST as i64);
                ErrorBody::new(ErrorCode::BadRequest, message, detail)
            }
            Fault::Forbidden(detail) => body(ErrorCode::Forbidden, "error-forbidden", detail),
            Fault::NotFound(detail) => body(ErrorCode::NotFound, "error-not-found", detail),
            Fault::Conflict(now) => {
                let detail = format!("the game is at {now} now");
                ErrorBody { seq: Some(now), ..body(ErrorCode::Conflict, "error-conflict", detail) }
            }
            Fault::Refused { rule, message, detail } => ErrorBody {
                rule: rule.map(String::from),
                ..ErrorBody::new(ErrorCode::Refused, message, detail)
            },
            Fault::UnsupportedGeneration(unsupported) => {
                let (id, generation) = match unsupported {
                    UnsupportedGeneration::Earlier(generation) => ("refused-earlier-generation", generation),
                    UnsupportedGeneration::Later(generation) => ("refused-later-generation", generation),
                };
                let message = Message::new(id).number("generation", generation.0);
                ErrorBody::new(ErrorCode::Refused, message, unsupported.to_string())
            }
            Fault::Damaged(_) => {
                let detail = "this game does not replay by the rules".into();
                body(ErrorCode::Refused, "refused-damaged", detail)
            }
            Fault::Internal(_) => body(ErrorCode::Internal, "error-internal", "see the server's log".into()),
        }
    }
}

impl ErrorBody {
    /// An error without rule and sequence number.
    pub fn new(code: ErrorCode, message: Message, mut detail: String) -> ErrorBody {
        // Details can quote the request: do not echo long ones.
        detail.truncate(detail.floor_char_boundary(LONGEST_DETAIL));
        ErrorBody { code, rule: None, message, detail, seq: None }
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Fault {
        match refused {
            Refused::Unreadable(what) => Fault::bad_request(what),
            Refused::Forbidden(refusal) => Fault::Refused {
                rule: Some(refusal.rule),
                message: refusal.message,
                detail: "a rule forbids it".into(),
            },
            Refused::AtRest => Fault::internal("an action at a table whose chance was not resumed"),
        }
    }
}
