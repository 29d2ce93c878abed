//! Broadcast of one committed change: a patch per distinct viewer, serialised once and shared by all of that viewer's
//! connections.

use crate::Session;
use crate::snapshot::Position;
use crate::viewers;
use catalogue::{AnyView, Reader};
use game::{Changeset, Diff, Viewer};
use std::io::Write;

/// The latest change, as patches for all viewers that have subscribers. `T` is a message as the transport keeps it:
/// many connections send the same one, so it should be cheap to clone.
#[derive(Clone, Default, Debug)]
pub struct Broadcast<T = String> {
    /// The sequence number of the change.
    pub seq: u64,
    patches: Vec<Option<Patch<T>>>,
}

impl<T> Broadcast<T> {
    /// The patch for a viewer; `None` if the connection needs a full step.
    pub fn patch_for(&self, viewer: Viewer) -> Option<&Patch<T>> {
        let seats = self.patches.len().checked_sub(1)?;
        self.patches.get(viewers::index(viewer, seats))?.as_ref()
    }
}

impl Broadcast {
    /// With its messages as a transport keeps them.
    pub fn map<T>(self, text: impl Fn(String) -> T) -> Broadcast<T> {
        let patch =
            |Patch { since, log_length, text: message }| Patch { since, log_length, text: text(message) };
        Broadcast { seq: self.seq, patches: self.patches.into_iter().map(|kept| kept.map(patch)).collect() }
    }
}

/// A change message for one viewer.
#[derive(Clone, Debug)]
pub struct Patch<T = String> {
    /// The sequence number it builds upon.
    pub since: u64,
    /// Length of the viewer's log after it.
    pub log_length: usize,
    /// The serialised message.
    pub text: T,
}

/// What one viewer's subscribers have: the base of the next patch.
pub struct LastSent {
    position: Position,
    view: Box<dyn AnyView>,
}

impl Session {
    /// A broadcast without patches, for changes outside the position (seats, start): all connections get a full step.
    pub fn reset_broadcast(&mut self) -> Broadcast {
        self.last_sent.clear();
        Broadcast { seq: self.seq(), ..Broadcast::default() }
    }

    /// Remembers the current view as the base of the viewer's next patch.
    pub fn remember_sent(&mut self, viewer: Viewer) {
        let (at, seq) = (viewers::index(viewer, self.record.seats.len()), self.seq());
        if self.last_sent.len() <= at {
            self.last_sent.resize_with(at + 1, || None);
        }
        if self.last_sent[at].as_ref().is_none_or(|last| last.position.seq != seq) {
            let position = self.position(viewer);
            let view = self.table().and_then(|table| table.views(&[viewer]).pop());
            self.last_sent[at] = view.map(|view| LastSent { position, view });
        }
    }

    /// The patches of the latest change for all viewers that have subscribers, as `listened` says.
    pub fn broadcast(&mut self, listened: impl Fn(Viewer) -> bool) -> Broadcast {
        let seats = self.record.seats.len();
        let mut known: Vec<Option<LastSent>> = std::mem::take(&mut self.last_sent);
        let mut broadcast = self.reset_broadcast();
        known.resize_with(seats + 1, || None);
        for (viewer, last) in viewers::viewers(seats).zip(&mut known) {
            // The end of a game reveals result, seed and all hidden cards, which a full step shows better than a patch.
            if !listened(viewer) || self.is_over() {
                *last = None;
            }
        }
        let mut listeners: Vec<(Viewer, &mut LastSent)> = viewers::viewers(seats)
            .zip(&mut known)
            .filter_map(|(viewer, last)| Some((viewer, last.as_mut()?)))
            .collect();
        let Some(first) = listeners.iter().map(|(_, last)| last.position.records as usize + 1).min() else {
            return broadcast;
        };
        let mut readers: Vec<Reader> =
            listeners.iter().map(|(viewer, last)| self.start_message(*viewer, last, first)).collect();
        self.write_log(first..self.record.length as usize + 1, &mut readers);
        let viewers: Vec<Viewer> = listeners.iter().map(|(viewer, _)| *viewer).collect();
        let views = self.table().map(|table| table.views(&viewers)).unwrap_or_default();
        let mut changes = Changeset::default();
        broadcast.patches.resize_with(seats + 1, || None);
        for (((viewer, last), reader), view) in listeners.iter_mut().zip(readers).zip(views) {
            let patch = self.finish_message(*viewer, last, reader, view, &mut changes);
            broadcast.patches[viewers::index(*viewer, seats)] = Some(patch);
        }
        self.last_sent = known;
        broadcast
    }

    /// Writes the start of a change message, up to the log entries.
    fn start_message(&self, viewer: Viewer, last: &LastSent, first: usize) -> Reader {
        let known = &last.position;
        self.reader(viewer, known.log_length as usize, first, message_prefix(self.seq(), known.seq))
    }

    /// Completes the message after its log entries, and makes `view` the base of the next patch.
    fn finish_message(
        &mut self,
        viewer: Viewer,
        last: &mut LastSent,
        reader: Reader,
        view: Box<dyn AnyView>,
        changes: &mut Changeset,
    ) -> Patch {
        let now = LastSent { position: self.position(viewer), view };
        let mut text = reader.text;
        text.extend_from_slice(b"],\"changes\":");
        changes.start(text);
        now.position.diff(&last.position, changes);
        changes.within("view", |changes| now.view.diff_since(&*last.view, changes));
        let mut text = changes.finish();
        text.push('}');
        let since = std::mem::replace(last, now).position.seq;
        Patch { since, log_length: last.position.log_length as usize, text }
    }
}

/// Initial capacity of a message buffer, in bytes.
const TYPICAL_SIZE: usize = 1 << 10;

/// The start of a change message, in the format of [`ServerMessage::Change`](crate::protocol::ServerMessage).
fn message_prefix(seq: u64, since: u64) -> Vec<u8> {
    let mut text = Vec::with_capacity(TYPICAL_SIZE);
    // Writing to a `Vec` cannot fail.
    let _ = write!(text, r#"{{"type":"change","seq":{seq},"since":{since},"log":["#);
    text
}
