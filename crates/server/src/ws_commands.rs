//! Commands over the WebSocket: the same as over HTTP, without a request for each of them.

use crate::app_state::AppState;
use crate::command::{self, Command};
use crate::fault::Fault;
use crate::identity::{Caller, Who};
use crate::protocol::{ClientMessage, ServerMessage};
use crate::room::Room;
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use tokio::time::timeout;

/// Who can command over a connection, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Commander {
    /// Who.
    pub who: Who,
    /// From where.
    pub from: Caller,
}

impl Commander {
    /// Carries out what was said in a room, and answers.
    pub async fn execute(self, app: Arc<AppState>, room: Arc<Room>, said: Utf8Bytes) -> ServerMessage {
        // Nonsense counts too.
        if let Err(fault) = app.may_ask(self.from) {
            return refused(None, fault);
        }
        let command: Command = match serde_json::from_str::<ClientMessage>(&said) {
            Ok(said) => said.into(),
            Err(why) => return refused(None, Fault::bad_request(why.to_string())),
        };
        let id = command.id.clone();
        match self.carry_out(&app, &room, command).await {
            Ok(seq) => ServerMessage::Done { id, seq },
            Err(fault) => refused(Some(id), fault),
        }
    }

    async fn carry_out(self, app: &Arc<AppState>, room: &Arc<Room>, command: Command) -> Result<u64, Fault> {
        let guest = self.who.known()?;
        app.may_command(guest)?;
        app.metrics.commanded();
        let carried = timeout(app.config.limits.request, command::execute(app, room, guest, command));
        carried.await.unwrap_or_else(|_| Err(Fault::timeout()))
    }
}

fn refused(id: Option<String>, fault: Fault) -> ServerMessage {
    ServerMessage::Refused { id, error: fault.into_body() }
}
