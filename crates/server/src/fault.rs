//! The server's error type and its HTTP status codes.

use crate::protocol::{ErrorBody, ErrorCode, ErrorResponse};
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Message;

/// An error as it is sent to clients.
#[derive(Clone, Debug)]
pub struct Fault(Box<ErrorBody>);

impl Fault {
    fn new(code: ErrorCode, id: &'static str, detail: impl Into<String>) -> Fault {
        Fault::of(code, Message::new(id), detail)
    }

    /// The request is malformed.
    pub fn bad_request(detail: impl Into<String>) -> Fault {
        session::Fault::bad_request(detail).into()
    }

    /// The guest may not do this.
    pub fn forbidden(detail: impl Into<String>) -> Fault {
        session::Fault::forbidden(detail).into()
    }

    /// The game, seat or code does not exist.
    pub fn not_found(detail: impl Into<String>) -> Fault {
        session::Fault::not_found(detail).into()
    }

    /// The address does not support the HTTP method.
    pub fn bad_method() -> Fault {
        Fault::new(ErrorCode::BadMethod, "error-bad-request", "this address does not support that method")
    }

    /// The request took too long.
    pub fn timeout() -> Fault {
        Fault::new(ErrorCode::Timeout, "error-timeout", "the request took too long")
    }

    /// An error with a message of its own.
    pub fn of(code: ErrorCode, message: Message, detail: impl Into<String>) -> Fault {
        Fault(Box::new(ErrorBody::new(code, message, detail.into())))
    }

    /// Refused by the game's state, with a message of its own.
    pub fn refused(message: Message, detail: impl Into<String>) -> Fault {
        session::Fault::refused(message, detail).into()
    }

    /// A bug or failure of the server; the reason goes to the log, not to the client.
    pub fn internal(why: impl std::fmt::Display) -> Fault {
        session::Fault::internal(why).into()
    }

    /// This server does not offer the feature.
    pub fn not_offered(detail: impl Into<String>) -> Fault {
        Fault::new(ErrorCode::NotOffered, "error-not-offered", detail)
    }

    /// Temporarily unavailable.
    pub fn unavailable(detail: impl Into<String>) -> Fault {
        Fault::new(ErrorCode::Unavailable, "error-unavailable", detail)
    }

    /// The body to serialise.
    pub fn into_body(self) -> ErrorBody {
        *self.0
    }

    /// May it work if it is tried again?
    pub fn is_transient(&self) -> bool {
        self.0.code == ErrorCode::Unavailable
    }

    /// Is it the game itself that cannot be opened, now and later?
    pub fn is_refusal(&self) -> bool {
        self.0.code == ErrorCode::Refused
    }

    /// Details for client developers.
    pub fn detail(&self) -> &str {
        &self.0.detail
    }
}

impl From<session::Fault> for Fault {
    fn from(fault: session::Fault) -> Fault {
        if let session::Fault::Internal(why) = &fault {
            tracing::error!(%why, "internal error");
        }
        Fault(Box::new(fault.into_body()))
    }
}

impl From<store::Fault> for Fault {
    fn from(fault: store::Fault) -> Fault {
        match fault {
            store::Fault::Conflict => Fault::unavailable("the game changed meanwhile; try again"),
            store::Fault::Unfit(_) => Fault::internal(fault),
            store::Fault::Malformed(why) => {
                tracing::error!(%why, "what is stored cannot be read");
                Fault::refused(Message::new("refused-damaged"), "what is stored of this game cannot be read")
            }
            store::Fault::Broken(why) => {
                tracing::error!(%why, "the store failed");
                Fault::unavailable("the store failed")
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
        let mut response = (status, Json(ErrorResponse { error: *self.0 })).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("1"));
        }
        response
    }
}
