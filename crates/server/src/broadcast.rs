//! What is told of a change: written once for all who look with the same eyes, and only what is different now.

use crate::audience::{self, Audience};
use crate::looking::Position;
use crate::session::Session;
use axum::extract::ws::Utf8Bytes;
use catalogue::{AnyView, Reader};
use game::{Changeset, Diff, Viewer};
use std::io::Write;

/// What the latest change is to everybody.
#[derive(Clone, Default, Debug)]
pub struct Broadcast {
    /// The number of the change.
    pub seq: u64,
    /// Is the game in memory no longer the game in the store?
    pub poisoned: bool,
    by_viewer: Vec<Option<Patch>>,
}

impl Broadcast {
    /// Nothing can be told any more: what is in memory is nobody's to see.
    pub fn poisoned() -> Broadcast {
        Broadcast { poisoned: true, ..Broadcast::default() }
    }

    /// What is different to these eyes; nothing where somebody has to look anew.
    pub fn to(&self, viewer: Viewer) -> Option<&Patch> {
        let seats = self.by_viewer.len().checked_sub(1)?;
        self.by_viewer.get(audience::index(viewer, seats))?.as_ref()
    }
}

/// A change as it is sent.
#[derive(Clone, Debug)]
pub struct Patch {
    /// The number it builds upon.
    pub since: u64,
    /// How long the log is now.
    pub log_length: usize,
    /// The message.
    pub text: Utf8Bytes,
}

/// What the next change will be compared with.
pub struct LastSent {
    position: Position,
    view: Box<dyn AnyView>,
}

impl Session {
    /// Everybody has to look anew: what changed is more than what a choice changes.
    pub fn tell_anew(&mut self) -> Broadcast {
        self.last_sent.clear();
        Broadcast { seq: self.seq(), ..Broadcast::default() }
    }

    /// Remembers what is seen now with these eyes, so that the next change can be told to them.
    pub fn remember_seen(&mut self, viewer: Viewer) {
        let (at, seq) = (audience::index(viewer, self.record.seats.len()), self.seq());
        if self.last_sent.len() <= at {
            self.last_sent.resize_with(at + 1, || None);
        }
        if self.last_sent[at].as_ref().is_none_or(|last| last.position.seq != seq) {
            let position = self.position(viewer);
            let view = self.table().and_then(|table| table.views(&[viewer]).pop());
            self.last_sent[at] = view.map(|view| LastSent { position, view });
        }
    }

    /// The latest change as everybody who listens is told of it.
    pub fn tell(&mut self, audience: &Audience) -> Broadcast {
        let seats = self.record.seats.len();
        let mut known: Vec<Option<LastSent>> = std::mem::take(&mut self.last_sent);
        let mut broadcast = self.tell_anew();
        known.resize_with(seats + 1, || None);
        for (viewer, last) in audience::viewers(seats).zip(&mut known) {
            // At the end there are the result and the seed, and everything is open: all is different.
            if !audience.listens(viewer) || self.is_over() {
                *last = None;
            }
        }
        let mut listeners: Vec<(Viewer, &mut LastSent)> = audience::viewers(seats)
            .zip(&mut known)
            .filter_map(|(viewer, last)| Some((viewer, last.as_mut()?)))
            .collect();
        let Some(first) = listeners.iter().map(|(_, last)| last.position.records as usize + 1).min() else {
            return broadcast;
        };
        let mut readers: Vec<Reader> =
            listeners.iter().map(|(viewer, last)| self.opened(*viewer, last, first)).collect();
        self.write_log(first, &mut readers);
        let viewers: Vec<Viewer> = listeners.iter().map(|(viewer, _)| *viewer).collect();
        let views = self.table().map(|table| table.views(&viewers)).unwrap_or_default();
        let mut changes = Changeset::default();
        broadcast.by_viewer.resize_with(seats + 1, || None);
        for (((viewer, last), reader), view) in listeners.iter_mut().zip(readers).zip(views) {
            let told = self.finished(*viewer, last, reader, view, &mut changes);
            broadcast.by_viewer[audience::index(*viewer, seats)] = Some(told);
        }
        self.last_sent = known;
        broadcast
    }

    /// The beginning of a message, in which the log comes next.
    fn opened(&self, viewer: Viewer, last: &LastSent, first: usize) -> Reader {
        let known = &last.position;
        self.reader(viewer, known.log_length as usize, first, opening(self.seq(), known.seq))
    }

    /// The whole message, after the log was written.
    fn finished(
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
        Patch { since, log_length: last.position.log_length as usize, text: text.into() }
    }
}

/// Bytes of most messages.
const USUAL: usize = 1 << 10;

/// How the message of a change begins: the same as [`ServerMessage::Change`](crate::protocol::ServerMessage), written at once.
fn opening(seq: u64, since: u64) -> Vec<u8> {
    let mut text = Vec::with_capacity(USUAL);
    // Writing into memory cannot fail.
    let _ = write!(text, r#"{{"type":"change","seq":{seq},"since":{since},"log":["#);
    text
}
