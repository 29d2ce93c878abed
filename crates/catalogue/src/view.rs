//! [`AnyView`]: a view with the type of its title erased.

use game::{Changeset, Diff};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;

/// A view of any title.
pub trait AnyView: Any + Send {
    /// Records the changes since `before`, an earlier view of the same viewer. If that is a view of another title, the
    /// whole view is recorded.
    fn diff_since(&self, before: &dyn AnyView, changes: &mut Changeset);
    /// As JSON.
    fn text(&self) -> Box<RawValue>;
}

impl<V: Diff + Serialize> AnyView for V {
    fn diff_since(&self, before: &dyn AnyView, changes: &mut Changeset) {
        match (before as &dyn Any).downcast_ref::<V>() {
            Some(before) => self.diff(before, changes),
            None => changes.set(self),
        }
    }

    fn text(&self) -> Box<RawValue> {
        // Serialising fails only for maps with non-string keys or a failing `Serialize`; views have neither.
        to_raw_value(self).unwrap_or_default()
    }
}
