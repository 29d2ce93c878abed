//! Commands over the WebSocket: the same as over HTTP, without a request for each of them.

use crate::command::{self, Command};
use crate::fault::Fault;
use crate::house::House;
use crate::identity::{Caller, Who};
use crate::protocol::{Live, Say};
use crate::room::Room;
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use tokio::time::timeout;

/// Who can command over a connection, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Speaker {
    /// Who.
    pub who: Who,
    /// From where.
    pub from: Caller,
}

impl Speaker {
    /// Carries out what was said in a room, and answers.
    pub async fn obey(self, house: Arc<House>, room: Arc<Room>, said: Utf8Bytes) -> Live {
        // Nonsense counts too.
        if let Err(fault) = house.may_ask(self.from) {
            return refused(None, fault);
        }
        let command: Command = match serde_json::from_str::<Say>(&said) {
            Ok(said) => said.into(),
            Err(why) => return refused(None, Fault::bad_request(why.to_string())),
        };
        let id = command.id.clone();
        match self.carry_out(&house, &room, command).await {
            Ok(seq) => Live::Done { id, seq },
            Err(fault) => refused(Some(id), fault),
        }
    }

    async fn carry_out(self, house: &Arc<House>, room: &Arc<Room>, command: Command) -> Result<u64, Fault> {
        let guest = self.who.known()?;
        house.may_command(guest)?;
        house.figures.commanded();
        let carried = timeout(house.config.limits.request, command::obey(house, room, guest, command));
        carried.await.unwrap_or_else(|_| Err(Fault::timeout()))
    }
}

fn refused(id: Option<String>, fault: Fault) -> Live {
    Live::Refused { id, error: fault.into_body() }
}
