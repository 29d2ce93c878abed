//! Structural diff of two values of one type as JSON, much smaller than the value itself.

use arrayvec::ArrayVec;
use serde::Serialize;
use std::any::Any;
use std::ptr::addr_eq;
use std::sync::Arc;

/// The changes so far: JSON pointers (RFC 6901) and the new values at those places.
///
/// ```
/// use game::{Changeset, Diff};
/// # use serde::Serialize;
/// #[derive(Clone, PartialEq, Serialize)]
/// struct View {
///     turn: u32,
///     hand: Vec<Option<u8>>,
/// }
/// game::diff_by_member! { View { turn, hand } }
///
/// let before = View { turn: 3, hand: vec![Some(5), None, None] };
/// let now = View { turn: 4, hand: vec![Some(5), Some(2), None] };
/// let mut changes = Changeset::default();
/// now.diff(&before, &mut changes);
/// assert_eq!(changes.finish(), r#"{"/turn":4,"/hand/1":2}"#);
/// ```
///
/// One changeset can write the diffs of several viewers in turn ([`start`](Changeset::start),
/// [`finish`](Changeset::finish)): parts they [share](crate::Shared) are compared once and copied for the others.
#[derive(Default, Debug)]
pub struct Changeset {
    text: Vec<u8>,
    any: bool,
    pointer: String,
    shared: Vec<SharedDiff>,
}

/// The diff of a shared part. It holds both values, so that their addresses stay unique.
#[derive(Debug)]
struct SharedDiff {
    now: Arc<dyn Any + Send + Sync>,
    before: Arc<dyn Any + Send + Sync>,
    text: Vec<u8>,
}

impl Changeset {
    /// Starts the diff of the next viewer; it is appended to `text`.
    pub fn start(&mut self, text: Vec<u8>) {
        self.text = text;
    }

    /// Records the new value at the current place.
    pub fn set(&mut self, value: &(impl Serialize + ?Sized)) {
        self.at_pointer();
        serde_json::to_writer(&mut self.text, value).expect("views are serialisable");
    }

    /// Diffs a part that several viewers share.
    pub(crate) fn shared<T: Diff + Sync>(&mut self, now: &Arc<T>, before: &Arc<T>) {
        let known = |part: &&SharedDiff| {
            addr_eq(Arc::as_ptr(&part.now), Arc::as_ptr(now))
                && addr_eq(Arc::as_ptr(&part.before), Arc::as_ptr(before))
        };
        if let Some(part) = self.shared.iter().find(known) {
            if !part.text.is_empty() {
                separate(&mut self.text, &mut self.any);
                self.text.extend_from_slice(&part.text);
            }
            return;
        }
        let begin = self.text.len();
        now.diff(before, self);
        // No other view holds it, so it will not be needed again.
        if Arc::strong_count(now) > 1 {
            let text = self.text.get(begin + SEPARATOR..).unwrap_or_default().to_vec();
            self.shared.push(SharedDiff { now: now.clone(), before: before.clone(), text });
        }
    }

    fn at_pointer(&mut self) {
        separate(&mut self.text, &mut self.any);
        self.text.push(b'"');
        self.text.extend_from_slice(self.pointer.as_bytes());
        self.text.extend_from_slice(b"\":");
    }

    /// Runs `diff` with a member of the current place as the current place.
    pub fn within(&mut self, name: &str, diff: impl FnOnce(&mut Changeset)) {
        self.below(name, diff);
    }

    /// Diffs a member of the current place.
    #[inline]
    pub fn member<T: Diff>(&mut self, name: &str, now: &T, before: &T) {
        if now.may_differ(before) {
            self.within(name, |changes| now.diff(before, changes));
        }
    }

    fn element<T: Diff>(&mut self, index: usize, now: &T, before: &T) {
        if now.may_differ(before) {
            self.below(itoa::Buffer::new().format(index), |changes| now.diff(before, changes));
        }
    }

    fn below(&mut self, step: &str, diff: impl FnOnce(&mut Changeset)) {
        let here = self.pointer.len();
        self.pointer.push('/');
        self.pointer.push_str(step);
        diff(self);
        self.pointer.truncate(here);
    }

    /// All changes as a JSON object from pointers to new values, after the text given to [`start`](Changeset::start).
    pub fn into_text(mut self) -> String {
        self.finish()
    }

    /// The same, leaving the changeset ready for the next viewer.
    pub fn finish(&mut self) -> String {
        let any = std::mem::take(&mut self.any);
        self.text.extend_from_slice(if any { b"}" } else { b"{}" });
        String::from_utf8(std::mem::take(&mut self.text)).expect("JSON is text")
    }
}

/// Bytes written before each change.
const SEPARATOR: usize = 1;

/// Writes the separator before a change.
fn separate(text: &mut Vec<u8>, any: &mut bool) {
    text.push(if std::mem::replace(any, true) { b',' } else { b'{' });
}

/// A value that can be diffed against an earlier version of itself.
pub trait Diff: Clone + PartialEq + Serialize + Send + 'static {
    /// Records every place where this differs from `before`: applying them to the JSON of `before` gives the JSON of
    /// `self`. Called only if it [may differ](Diff::may_differ).
    fn diff(&self, before: &Self, changes: &mut Changeset);

    /// Cheap test before [`diff`](Diff::diff). Types that compare each of their parts anyway return true.
    fn may_differ(&self, before: &Self) -> bool {
        self != before
    }
}

/// Lists of equal length are diffed element by element, others are replaced.
fn by_element<T: Diff>(now: &[T], before: &[T], changes: &mut Changeset) {
    if now.len() != before.len() {
        return changes.set(now);
    }
    for (index, (now, before)) in now.iter().zip(before).enumerate() {
        changes.element(index, now, before);
    }
}

impl<T: Diff> Diff for Vec<T> {
    fn diff(&self, before: &Self, changes: &mut Changeset) {
        by_element(self, before, changes);
    }

    fn may_differ(&self, _: &Self) -> bool {
        true
    }
}

impl<T: Diff, const N: usize> Diff for ArrayVec<T, N> {
    fn diff(&self, before: &Self, changes: &mut Changeset) {
        by_element(self, before, changes);
    }

    fn may_differ(&self, _: &Self) -> bool {
        true
    }
}

impl<T: Diff, const N: usize> Diff for [T; N]
where
    [T; N]: Serialize,
{
    fn diff(&self, before: &Self, changes: &mut Changeset) {
        by_element(self, before, changes);
    }

    fn may_differ(&self, _: &Self) -> bool {
        true
    }
}

impl<T: Diff> Diff for Option<T> {
    fn diff(&self, before: &Self, changes: &mut Changeset) {
        match (self, before) {
            (Some(now), Some(before)) => now.diff(before, changes),
            _ => changes.set(self),
        }
    }
}

impl<A, B> Diff for (A, B)
where
    (A, B): Clone + PartialEq + Serialize + Send + 'static,
{
    fn diff(&self, _: &Self, changes: &mut Changeset) {
        changes.set(self);
    }
}

/// Implements [`Diff`] for types that are replaced as a whole when they change.
#[macro_export]
macro_rules! diff_as_whole {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::Diff for $type {
            fn diff(&self, _: &Self, changes: &mut $crate::Changeset) {
                changes.set(self);
            }
        }
    )+};
}

/// Implements [`Diff`] member by member for structs. All members must be listed.
#[macro_export]
macro_rules! diff_by_member {
    ($($type:ident { $($member:ident),+ $(,)? })+) => {$(
        impl $crate::Diff for $type {
            fn diff(&self, before: &Self, changes: &mut $crate::Changeset) {
                let $type { $($member),+ } = self;
                $(changes.member(stringify!($member), $member, &before.$member);)+
            }
        }
    )+};
}

diff_as_whole!(
    bool,
    u8,
    u16,
    u32,
    u64,
    i8,
    i16,
    i64,
    String,
    &'static str,
    crate::Seat,
    crate::Message,
    serde_json::Value
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shared;

    #[derive(Clone, PartialEq, Serialize)]
    struct Table {
        turn: u8,
        hands: Vec<Hand>,
        held: Option<Hand>,
    }

    #[derive(Clone, PartialEq, Serialize)]
    struct Hand {
        keys: u8,
        cards: Vec<String>,
    }

    diff_by_member! {
        Table { turn, hands, held }
        Hand { keys, cards }
    }

    fn hand(keys: u8, cards: &[&str]) -> Hand {
        Hand { keys, cards: cards.iter().map(|card| card.to_string()).collect() }
    }

    fn diff(now: &Table, before: &Table) -> String {
        let mut changes = Changeset::default();
        changes.within("view", |changes| now.diff(before, changes));
        changes.into_text()
    }

    #[test]
    fn only_changed_places_are_recorded() {
        let before = Table { turn: 1, hands: vec![hand(1, &["a", "b"]), hand(2, &[])], held: None };
        assert_eq!(diff(&before, &before), "{}");
        let mut now = before.clone();
        now.turn = 2;
        now.hands[0].cards[1] = "\"".into();
        assert_eq!(diff(&now, &before), r#"{"/view/turn":2,"/view/hands/0/cards/1":"\""}"#);
        // A list of another length and an option that was set or cleared are replaced whole.
        now.hands[1].cards.push("c".into());
        now.held = Some(hand(0, &[]));
        let third = Table { held: None, ..now.clone() };
        assert_eq!(
            diff(&now, &Table { turn: 2, ..before }),
            r#"{"/view/hands/0/cards/1":"\"","/view/hands/1/cards":["c"],"/view/held":{"keys":0,"cards":[]}}"#
        );
        assert_eq!(diff(&third, &now), r#"{"/view/held":null}"#);
    }

    #[test]
    fn shared_parts_give_every_viewer_the_same_diff_as_alone() {
        let shared = |keys: u8, cards: &[&str]| Shared::from(hand(keys, cards));
        let known = [shared(1, &["a"]), shared(2, &["b"]), shared(3, &["c"])];
        let late = [known[0].clone(), shared(9, &["late"]), known[2].clone()];
        let (same, second, third) = (shared(1, &["a"]), shared(2, &["x"]), shared(0, &[]));
        let all = [same.clone(), second.clone(), third.clone()];
        let viewers = [
            (&known, all.clone()),
            (&known, [same.clone(), second.clone(), shared(4, &["own"])]),
            (&known, [shared(5, &["own"]), second.clone(), third.clone()]),
            (&known, [known[0].clone(), second.clone(), known[2].clone()]),
            (&late, all.clone()),
        ];
        let mut changes = Changeset::default();
        for (before, now) in &viewers {
            changes.start(b"after ".to_vec());
            changes.within("view", |changes| now.diff(before, changes));
            let mut alone = Changeset::default();
            alone.within("view", |changes| now.diff(before, changes));
            assert_eq!(changes.finish(), format!("after {}", alone.into_text()));
        }
        assert_eq!(changes.shared.len(), 4, "only parts held by several views are cached");
    }
}
