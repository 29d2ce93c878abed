//! Commands over the WebSocket, with the same checks as over HTTP.

use crate::app_state::AppState;
use crate::command;
use crate::fault::Fault;
use crate::identity::{Caller, Requester};
use crate::protocol::{ClientMessage, ServerMessage};
use crate::rejection::RequestRejection;
use crate::room::Room;
use axum::extract::ws::Utf8Bytes;
use session::Command;
use std::sync::Arc;
use tokio::time::timeout;

/// The sender of a connection's commands.
#[derive(Clone, Copy, Debug)]
pub struct Commander {
    /// The guest, if known.
    pub who: Requester,
    /// The client's address.
    pub from: Caller,
}

impl Commander {
    /// Parses and executes a client message, and returns the answer.
    pub async fn receive(self, app: Arc<AppState>, room: Arc<Room>, text: Utf8Bytes) -> ServerMessage {
        // Unparsable messages count against the rate limit too.
        if let Err(fault) = app.check_request_rate(self.from) {
            return refused(None, fault);
        }
        let command: Command = match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => message.into(),
            Err(why) => return refused(None, Fault::bad_request(why.to_string())),
        };
        let id = command.id.clone();
        match self.submit(&app, &room, command).await {
            Ok(seq) => ServerMessage::Done { id, seq },
            Err(fault) => refused(Some(id), fault),
        }
    }

    async fn submit(self, app: &Arc<AppState>, room: &Arc<Room>, command: Command) -> Result<u64, Fault> {
        let guest = self.who.require_guest()?;
        app.check_command_rate(guest)?;
        app.metrics.commanded();
        let executed = timeout(app.config.limits.request, command::dispatch(app, room, guest, command));
        executed.await.unwrap_or_else(|_| Err(app.refuse(RequestRejection::RequestTime)))
    }
}

fn refused(id: Option<String>, fault: Fault) -> ServerMessage {
    ServerMessage::Refused { id, error: fault.into_body() }
}
