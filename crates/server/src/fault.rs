//! How the server says that something is wrong.

use crate::protocol::{AnyFault, ErrorBody, ErrorCode};
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalogue::Refused;
use game::{Message, UnsupportedGeneration};

/// Bytes of a detail at most.
const LONGEST_DETAIL: usize = 2000;

/// What is wrong, for people and for programs.
#[derive(Clone, Debug)]
pub struct Fault(Box<ErrorBody>);

impl Fault {
    fn new(code: ErrorCode, id: &'static str, detail: impl Into<String>) -> Fault {
        let (message, mut detail) = (Message::new(id), detail.into());
        // Whoever sends much does not get it all back.
        detail.truncate(detail.floor_char_boundary(LONGEST_DETAIL));
        Fault(Box::new(ErrorBody { code, rule: None, message, detail, seq: None }))
    }

    /// This cannot be understood.
    pub fn bad_request(detail: impl Into<String>) -> Fault {
        Fault::new(ErrorCode::BadRequest, "error-bad-request", detail)
    }

    /// Not yours.
    pub fn forbidden(detail: impl Into<String>) -> Fault {
        Fault::new(ErrorCode::Forbidden, "error-forbidden", detail)
    }

    /// There is no such thing.
    pub fn not_found(detail: impl Into<String>) -> Fault {
        Fault::new(ErrorCode::NotFound, "error-not-found", detail)
    }

    /// Not in this way.
    pub fn bad_method() -> Fault {
        Fault::new(ErrorCode::BadMethod, "error-bad-request", "this address does not know that method")
    }

    /// It took too long.
    pub fn timeout() -> Fault {
        Fault::new(ErrorCode::Timeout, "error-timeout", "the request took too long")
    }

    /// It answers a position that is over.
    pub fn conflict(now: u64) -> Fault {
        let detail = format!("the game is at {now} by now");
        let mut fault = Fault::new(ErrorCode::Conflict, "error-conflict", detail);
        fault.0.seq = Some(now);
        fault
    }

    /// Too much at once.
    pub fn too_large(detail: impl Into<String>) -> Fault {
        Fault::new(ErrorCode::TooLarge, "error-too-large", detail)
    }

    /// Too often.
    pub fn too_many(detail: impl Into<String>) -> Fault {
        Fault::new(ErrorCode::TooMany, "error-too-many", detail)
    }

    /// Not possible now, for a reason that has its own message.
    pub fn refused(message: Message, detail: impl Into<String>) -> Fault {
        let code = ErrorCode::Refused;
        Fault(Box::new(ErrorBody { code, rule: None, message, detail: detail.into(), seq: None }))
    }

    /// The game was made under rules that this program does not know: it can only be kept as it is.
    pub fn other_law(law: UnsupportedGeneration) -> Fault {
        let (id, generation) = match law {
            UnsupportedGeneration::Earlier(generation) => ("refused-earlier-law", generation),
            UnsupportedGeneration::Later(generation) => ("refused-later-law", generation),
        };
        Fault::refused(Message::new(id).number("generation", generation.0), law.to_string())
    }

    /// Our fault; the reason is for the log, not for the wire.
    pub fn internal(why: impl std::fmt::Display) -> Fault {
        tracing::error!(%why, "something is wrong with the server");
        Fault::new(ErrorCode::Internal, "error-internal", "the server's log says more")
    }

    /// Not offered here.
    pub fn not_offered(detail: impl Into<String>) -> Fault {
        Fault::new(ErrorCode::NotOffered, "error-not-offered", detail)
    }

    /// Not now.
    pub fn unavailable(detail: impl Into<String>) -> Fault {
        Fault::new(ErrorCode::Unavailable, "error-unavailable", detail)
    }

    /// All of it, for the wire.
    pub fn into_body(self) -> ErrorBody {
        *self.0
    }

    /// What kind it is.
    pub fn code(&self) -> ErrorCode {
        self.0.code
    }

    /// For whoever writes a client.
    pub fn detail(&self) -> &str {
        &self.0.detail
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Fault {
        match refused {
            Refused::Unreadable(what) => Fault::bad_request(what),
            Refused::Forbidden(refusal) => {
                let mut fault = Fault::refused(refusal.message, "a rule forbids it");
                fault.0.rule = Some(refusal.rule.into());
                fault
            }
            Refused::AtRest => Fault::internal("an action at a table that nobody woke"),
        }
    }
}

impl From<store::Fault> for Fault {
    fn from(fault: store::Fault) -> Fault {
        match fault {
            store::Fault::Conflict => Fault::unavailable("somebody else changed the game; try again"),
            store::Fault::Unfit(_) => Fault::internal(fault),
            store::Fault::Broken(why) => {
                tracing::error!(%why, "the store is in trouble");
                Fault::unavailable("the store is in trouble")
            }
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let status = match self.0.code {
            ErrorCode::BadRequest => StatusCode::BAD_REQUEST,
            ErrorCode::Forbidden => StatusCode::FORBIDDEN,
            ErrorCode::NotFound => StatusCode::NOT_FOUND,
            ErrorCode::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
            ErrorCode::Timeout => StatusCode::REQUEST_TIMEOUT,
            ErrorCode::Conflict => StatusCode::CONFLICT,
            ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorCode::Refused => StatusCode::UNPROCESSABLE_ENTITY,
            ErrorCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            ErrorCode::NotOffered => StatusCode::NOT_IMPLEMENTED,
            ErrorCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        };
        let mut response = (status, Json(AnyFault { error: *self.0 })).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("1"));
        }
        response
    }
}
