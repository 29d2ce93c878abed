//! What is told of a change: written once for all who look with the same eyes, and only what is different now.

use crate::audience::{self, Audience};
use crate::looking::Position;
use crate::sitting::Sitting;
use axum::extract::ws::Utf8Bytes;
use catalogue::{AnyView, Reader};
use game::{Changes, Changing, Viewer};
use std::io::Write;

/// What the latest change is to everybody.
#[derive(Clone, Default, Debug)]
pub struct Telling {
    /// The number of the change.
    pub seq: u64,
    /// Is the game in memory no longer the game in the store?
    pub spoiled: bool,
    by_viewer: Vec<Option<Told>>,
}

impl Telling {
    /// Nothing can be told any more: what is in memory is nobody's to see.
    pub fn spoiled() -> Telling {
        Telling { spoiled: true, ..Telling::default() }
    }

    /// What is different to these eyes; nothing where somebody has to look anew.
    pub fn to(&self, viewer: Viewer) -> Option<&Told> {
        let seats = self.by_viewer.len().checked_sub(1)?;
        self.by_viewer.get(audience::index(viewer, seats))?.as_ref()
    }
}

/// A change as it is sent.
#[derive(Clone, Debug)]
pub struct Told {
    /// The number it builds upon.
    pub since: u64,
    /// How long the log is now.
    pub log_length: usize,
    /// The message.
    pub text: Utf8Bytes,
}

/// What the next change will be compared with.
pub struct ToldLast {
    position: Position,
    view: Box<dyn AnyView>,
}

impl Sitting {
    /// Everybody has to look anew: what changed is more than what a choice changes.
    pub fn tell_anew(&mut self) -> Telling {
        self.told_last.clear();
        Telling { seq: self.seq(), ..Telling::default() }
    }

    /// Remembers what is seen now with these eyes, so that the next change can be told to them.
    pub fn remember_seen(&mut self, viewer: Viewer) {
        let (at, seq) = (audience::index(viewer, self.record.seats.len()), self.seq());
        if self.told_last.len() <= at {
            self.told_last.resize_with(at + 1, || None);
        }
        if self.told_last[at].as_ref().is_none_or(|last| last.position.seq != seq) {
            let position = self.position(viewer);
            let view = self.table().and_then(|table| table.views(&[viewer]).pop());
            self.told_last[at] = view.map(|view| ToldLast { position, view });
        }
    }

    /// The latest change as everybody who listens is told of it.
    pub fn tell(&mut self, audience: &Audience) -> Telling {
        let seats = self.record.seats.len();
        let mut known: Vec<Option<ToldLast>> = std::mem::take(&mut self.told_last);
        let mut telling = self.tell_anew();
        known.resize_with(seats + 1, || None);
        for (viewer, last) in audience::viewers(seats).zip(&mut known) {
            // At the end there are the result and the seed, and everything is open: all is different.
            if !audience.listens(viewer) || self.is_over() {
                *last = None;
            }
        }
        let mut listeners: Vec<(Viewer, &mut ToldLast)> = audience::viewers(seats)
            .zip(&mut known)
            .filter_map(|(viewer, last)| Some((viewer, last.as_mut()?)))
            .collect();
        let Some(first) = listeners.iter().map(|(_, last)| last.position.deeds as usize + 1).min() else {
            return telling;
        };
        let mut readers: Vec<Reader> =
            listeners.iter().map(|(viewer, last)| self.opened(*viewer, last, first)).collect();
        self.write_log(first, &mut readers);
        let viewers: Vec<Viewer> = listeners.iter().map(|(viewer, _)| *viewer).collect();
        let views = self.table().map(|table| table.views(&viewers)).unwrap_or_default();
        let mut changes = Changes::default();
        telling.by_viewer.resize_with(seats + 1, || None);
        for (((viewer, last), reader), view) in listeners.iter_mut().zip(readers).zip(views) {
            let told = self.finished(*viewer, last, reader, view, &mut changes);
            telling.by_viewer[audience::index(*viewer, seats)] = Some(told);
        }
        self.told_last = known;
        telling
    }

    /// The beginning of a message, in which the log comes next.
    fn opened(&self, viewer: Viewer, last: &ToldLast, first: usize) -> Reader {
        let known = &last.position;
        self.reader(viewer, known.log_length as usize, first, opening(self.seq(), known.seq))
    }

    /// The whole message, after the log was written.
    fn finished(
        &mut self,
        viewer: Viewer,
        last: &mut ToldLast,
        reader: Reader,
        view: Box<dyn AnyView>,
        changes: &mut Changes,
    ) -> Told {
        let now = ToldLast { position: self.position(viewer), view };
        let mut text = reader.text;
        text.extend_from_slice(b"],\"changes\":");
        changes.start(text);
        now.position.changes(&last.position, changes);
        changes.within("view", |changes| now.view.changes_since(&*last.view, changes));
        let mut text = changes.finish();
        text.push('}');
        let since = std::mem::replace(last, now).position.seq;
        Told { since, log_length: last.position.log_length as usize, text: text.into() }
    }
}

/// Bytes of most messages.
const USUAL: usize = 1 << 10;

/// How the message of a change begins: the same as [`Live::Change`](crate::protocol::Live), written at once.
fn opening(seq: u64, since: u64) -> Vec<u8> {
    let mut text = Vec::with_capacity(USUAL);
    // Writing into memory cannot fail.
    let _ = write!(text, r#"{{"type":"change","seq":{seq},"since":{since},"log":["#);
    text
}
