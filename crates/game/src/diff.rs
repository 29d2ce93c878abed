//! What changed between two values of one kind, as JSON: far less to tell than the whole value again.

use arrayvec::ArrayVec;
use serde::Serialize;
use std::any::Any;
use std::ptr::addr_eq;
use std::sync::Arc;

/// A list of changes that grows: where something changed, as a JSON pointer (RFC 6901), and what stands there now.
///
/// Several readers may be told one after the other ([`start`](Changeset::start), [`finish`](Changeset::finish)): what they
/// [share](crate::Shared) is looked through for the first of them, and copied for the others.
#[derive(Default, Debug)]
pub struct Changeset {
    text: Vec<u8>,
    any: bool,
    pointer: String,
    told: Vec<Told>,
}

/// What was told of a shared part. As long as it is remembered, nothing else can stand where that part is.
#[derive(Debug)]
struct Told {
    now: Arc<dyn Any + Send + Sync>,
    before: Arc<dyn Any + Send + Sync>,
    text: Vec<u8>,
}

impl Changeset {
    /// Begins to tell a reader, after something else.
    pub fn start(&mut self, text: Vec<u8>) {
        self.text = text;
    }

    /// What stands at the present place is this from now on.
    pub fn set(&mut self, value: &(impl Serialize + ?Sized)) {
        self.at_pointer();
        serde_json::to_writer(&mut self.text, value).expect("what is seen can be written");
    }

    /// Looks for changes in a part that several readers share.
    pub(crate) fn shared<T: Diff + Sync>(&mut self, now: &Arc<T>, before: &Arc<T>) {
        let known = |told: &&Told| {
            addr_eq(Arc::as_ptr(&told.now), Arc::as_ptr(now))
                && addr_eq(Arc::as_ptr(&told.before), Arc::as_ptr(before))
        };
        if let Some(told) = self.told.iter().find(known) {
            if !told.text.is_empty() {
                separate(&mut self.text, &mut self.any);
                self.text.extend_from_slice(&told.text);
            }
            return;
        }
        let begin = self.text.len();
        now.diff(before, self);
        // Nobody else has it: nobody else will ask.
        if Arc::strong_count(now) > 1 {
            let text = self.text.get(begin + SEPARATOR..).unwrap_or_default().to_vec();
            self.told.push(Told { now: now.clone(), before: before.clone(), text });
        }
    }

    fn at_pointer(&mut self) {
        separate(&mut self.text, &mut self.any);
        self.text.push(b'"');
        self.text.extend_from_slice(self.pointer.as_bytes());
        self.text.extend_from_slice(b"\":");
    }

    /// Goes to a member of the present place for a while.
    pub fn within(&mut self, name: &str, tell: impl FnOnce(&mut Changeset)) {
        self.below(name, tell);
    }

    /// Looks for changes in a member of the present place.
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

    fn below(&mut self, step: &str, tell: impl FnOnce(&mut Changeset)) {
        let here = self.pointer.len();
        self.pointer.push('/');
        self.pointer.push_str(step);
        tell(self);
        self.pointer.truncate(here);
    }

    /// All of them as a JSON object: pointers and new values, after whatever they were to be written after.
    pub fn into_text(mut self) -> String {
        self.finish()
    }

    /// The same, when others are to be told too.
    pub fn finish(&mut self) -> String {
        let any = std::mem::take(&mut self.any);
        self.text.extend_from_slice(if any { b"}" } else { b"{}" });
        String::from_utf8(std::mem::take(&mut self.text)).expect("JSON is text")
    }
}

/// Bytes between a change and what stands before it.
const SEPARATOR: usize = 1;

/// Begins a change after others, or as the first.
fn separate(text: &mut Vec<u8>, any: &mut bool) {
    text.push(if std::mem::replace(any, true) { b',' } else { b'{' });
}

/// Something that can tell what changed in it since before.
pub trait Diff: Clone + PartialEq + Serialize + Send + 'static {
    /// Tells every place in which this differs from before; called only if it [may](Diff::may_differ). Whoever sets
    /// these places in the JSON of `before` has the JSON of `self`.
    fn diff(&self, before: &Self, changes: &mut Changeset);

    /// Is it worth while to look for changes? What looks at each of its parts anyway need not be compared before.
    fn may_differ(&self, before: &Self) -> bool {
        self != before
    }
}

/// Lists of the same length are told element by element.
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

/// Says of types that they are told whole when they change.
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

/// Says of structs that they are told member by member. All members must be named.
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

diff_as_whole!(bool, u8, u16, u32, u64, i8, i16, i64, String, crate::Seat, crate::Message, serde_json::Value);

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

    fn told(now: &Table, before: &Table) -> String {
        let mut changes = Changeset::default();
        changes.within("view", |changes| now.diff(before, changes));
        changes.into_text()
    }

    #[test]
    fn only_what_is_different_is_told_where_it_stands() {
        let before = Table { turn: 1, hands: vec![hand(1, &["a", "b"]), hand(2, &[])], held: None };
        assert_eq!(told(&before, &before), "{}");
        let mut now = before.clone();
        now.turn = 2;
        now.hands[0].cards[1] = "\"".into();
        assert_eq!(told(&now, &before), r#"{"/view/turn":2,"/view/hands/0/cards/1":"\""}"#);
        // A list of another length, and what was not there or is gone, are told whole.
        now.hands[1].cards.push("c".into());
        now.held = Some(hand(0, &[]));
        let third = Table { held: None, ..now.clone() };
        assert_eq!(
            told(&now, &Table { turn: 2, ..before }),
            r#"{"/view/hands/0/cards/1":"\"","/view/hands/1/cards":["c"],"/view/held":{"keys":0,"cards":[]}}"#
        );
        assert_eq!(told(&third, &now), r#"{"/view/held":null}"#);
    }

    #[test]
    fn the_next_reader_is_told_the_same_as_if_they_were_the_first() {
        let shared = |keys: u8, cards: &[&str]| Shared::from(hand(keys, cards));
        let known = [shared(1, &["a"]), shared(2, &["b"]), shared(3, &["c"])];
        let late = [known[0].clone(), shared(9, &["late"]), known[2].clone()];
        let (same, second, third) = (shared(1, &["a"]), shared(2, &["x"]), shared(0, &[]));
        let all = [same.clone(), second.clone(), third.clone()];
        let readers = [
            (&known, all.clone()),
            (&known, [same.clone(), second.clone(), shared(4, &["own"])]),
            (&known, [shared(5, &["own"]), second.clone(), third.clone()]),
            (&known, [known[0].clone(), second.clone(), known[2].clone()]),
            (&late, all.clone()),
        ];
        let mut changes = Changeset::default();
        for (before, now) in &readers {
            changes.start(b"after ".to_vec());
            changes.within("view", |changes| now.diff(before, changes));
            let mut alone = Changeset::default();
            alone.within("view", |changes| now.diff(before, changes));
            assert_eq!(changes.finish(), format!("after {}", alone.into_text()));
        }
        assert_eq!(changes.told.len(), 4, "only what others have too is remembered");
    }
}
