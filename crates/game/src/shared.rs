//! A part of a view that several viewers share.

use crate::{Changeset, Diff};
use serde::{Serialize, Serializer};
use std::ops::Deref;
use std::sync::Arc;
#[cfg(feature = "schema")]
use ts_rs::{Config, TS, TypeVisitor};

/// A part that is identical in several views: stored once, and diffed and serialised once.
///
/// It must be at the same place in all these views.
///
/// ```
/// use game::Shared;
/// let board = Shared::from(vec![3, 1, 2]);
/// let (for_ann, for_ben) = (board.clone(), board);
/// assert!(std::ptr::eq(&*for_ann, &*for_ben), "both views have the same one");
/// assert_eq!(for_ann.len(), 3, "it is used like the part itself");
/// ```
#[derive(Debug)]
pub struct Shared<T>(Arc<T>);

impl<T> From<T> for Shared<T> {
    fn from(part: T) -> Self {
        Shared(Arc::new(part))
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Shared(self.0.clone())
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: PartialEq> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<T: Diff + Sync> Diff for Shared<T> {
    fn diff(&self, before: &Self, changes: &mut Changeset) {
        changes.shared(&self.0, &before.0);
    }

    fn may_differ(&self, before: &Self) -> bool {
        !Arc::ptr_eq(&self.0, &before.0)
    }
}

/// In TypeScript it is the part itself.
#[cfg(feature = "schema")]
impl<T: TS> TS for Shared<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        T::name(config)
    }

    fn inline(config: &Config) -> String {
        T::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        T::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        T::visit_generics(visitor);
        visitor.visit::<T>();
    }
}
