//! What changed between two values of one kind, as JSON: far less to tell than the whole value again.

use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt::Write;

/// A list of changes that grows: where something changed, as a JSON pointer (RFC 6901), and what stands there now.
#[derive(Clone, Default, Debug)]
pub struct Changes {
    text: Vec<u8>,
    any: bool,
    pointer: String,
}

impl Changes {
    /// Changes that are written after something else.
    pub fn after(text: Vec<u8>) -> Changes {
        Changes { text, ..Changes::default() }
    }

    /// What stands at the present place is this from now on.
    pub fn set(&mut self, value: &(impl Serialize + ?Sized)) {
        self.text.push(if std::mem::replace(&mut self.any, true) { b',' } else { b'{' });
        self.text.push(b'"');
        self.text.extend_from_slice(self.pointer.as_bytes());
        self.text.extend_from_slice(b"\":");
        serde_json::to_writer(&mut self.text, value).expect("what is seen can be written");
    }

    /// Goes to a member of the present place for a while.
    pub fn within(&mut self, name: &str, tell: impl FnOnce(&mut Changes)) {
        self.below(format_args!("/{name}"), tell);
    }

    /// Looks for changes in a member of the present place.
    #[inline]
    pub fn member<T: Changing>(&mut self, name: &str, now: &T, before: &T) {
        if now != before {
            self.within(name, |changes| now.changes(before, changes));
        }
    }

    fn element<T: Changing>(&mut self, index: usize, now: &T, before: &T) {
        if now != before {
            self.below(format_args!("/{index}"), |changes| now.changes(before, changes));
        }
    }

    fn below(&mut self, step: std::fmt::Arguments<'_>, tell: impl FnOnce(&mut Changes)) {
        let here = self.pointer.len();
        // Writing to a text cannot fail.
        let _ = self.pointer.write_fmt(step);
        tell(self);
        self.pointer.truncate(here);
    }

    /// All of them as a JSON object: pointers and new values, after whatever they were to be written after.
    pub fn into_text(mut self) -> String {
        self.text.extend_from_slice(if self.any { b"}" } else { b"{}" });
        String::from_utf8(self.text).expect("JSON is text")
    }
}

/// Something that can tell what changed in it since before.
pub trait Changing: PartialEq + Serialize {
    /// Tells every place in which this differs from before; called only if it does. Whoever sets these places in the
    /// JSON of `before` has the JSON of `self`.
    fn changes(&self, before: &Self, changes: &mut Changes);
}

/// Lists of the same length are told element by element.
fn by_element<T: Changing>(now: &[T], before: &[T], changes: &mut Changes) {
    if now.len() != before.len() {
        return changes.set(now);
    }
    for (index, (now, before)) in now.iter().zip(before).enumerate() {
        changes.element(index, now, before);
    }
}

impl<T: Changing> Changing for Vec<T> {
    fn changes(&self, before: &Self, changes: &mut Changes) {
        by_element(self, before, changes);
    }
}

impl<T: Changing, const N: usize> Changing for ArrayVec<T, N> {
    fn changes(&self, before: &Self, changes: &mut Changes) {
        by_element(self, before, changes);
    }
}

impl<T: Changing, const N: usize> Changing for [T; N]
where
    [T; N]: Serialize,
{
    fn changes(&self, before: &Self, changes: &mut Changes) {
        by_element(self, before, changes);
    }
}

impl<T: Changing> Changing for Option<T> {
    fn changes(&self, before: &Self, changes: &mut Changes) {
        match (self, before) {
            (Some(now), Some(before)) => now.changes(before, changes),
            _ => changes.set(self),
        }
    }
}

impl<A: PartialEq + Serialize, B: PartialEq + Serialize> Changing for (A, B) {
    fn changes(&self, _: &Self, changes: &mut Changes) {
        changes.set(self);
    }
}

/// Says of types that they are told whole when they change.
#[macro_export]
macro_rules! changing_as_a_whole {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::Changing for $type {
            fn changes(&self, _: &Self, changes: &mut $crate::Changes) {
                changes.set(self);
            }
        }
    )+};
}

/// Says of structs that they are told member by member. All members must be named.
#[macro_export]
macro_rules! changing_by_member {
    ($($type:ident { $($member:ident),+ $(,)? })+) => {$(
        impl $crate::Changing for $type {
            fn changes(&self, before: &Self, changes: &mut $crate::Changes) {
                let $type { $($member),+ } = self;
                $(changes.member(stringify!($member), $member, &before.$member);)+
            }
        }
    )+};
}

changing_as_a_whole!(
    bool,
    u8,
    u16,
    u32,
    u64,
    i8,
    i16,
    i64,
    String,
    crate::Seat,
    crate::Message,
    serde_json::Value
);

#[cfg(test)]
mod tests {
    use super::*;

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

    changing_by_member! {
        Table { turn, hands, held }
        Hand { keys, cards }
    }

    fn hand(keys: u8, cards: &[&str]) -> Hand {
        Hand { keys, cards: cards.iter().map(|card| card.to_string()).collect() }
    }

    fn told(now: &Table, before: &Table) -> String {
        let mut changes = Changes::default();
        changes.within("view", |changes| now.changes(before, changes));
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
}
