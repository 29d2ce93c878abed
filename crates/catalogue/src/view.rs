//! [`AnyView`]: a view with the type of its title erased.

use game::{Changeset, Diff};
use std::any::Any;

/// A view of any title.
pub trait AnyView: Any + Send {
    /// Records the changes since `before`, an earlier view of the same viewer. If that is a view of another title, the
    /// whole view is recorded.
    fn diff_since(&self, before: &dyn AnyView, changes: &mut Changeset);
}

impl<V: Diff> AnyView for V {
    fn diff_since(&self, before: &dyn AnyView, changes: &mut Changeset) {
        match (before as &dyn Any).downcast_ref::<V>() {
            Some(before) => self.diff(before, changes),
            None => changes.set(self),
        }
    }
}
