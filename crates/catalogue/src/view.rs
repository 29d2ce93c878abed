//! What somebody sees, behind the door.

use game::{Changes, Changing};
use std::any::Any;

/// A view of any title.
pub trait AnyView: Any + Send {
    /// Tells what is different since `before`, an earlier view of the same viewer. Where that is a view of another title,
    /// everything is.
    fn changes_since(&self, before: &dyn AnyView, changes: &mut Changes);
}

impl<V: Changing> AnyView for V {
    fn changes_since(&self, before: &dyn AnyView, changes: &mut Changes) {
        match (before as &dyn Any).downcast_ref::<V>() {
            Some(before) => self.changes(before, changes),
            None => changes.set(self),
        }
    }
}
