//! A finished game of any title, copied from its table so that another thread can analyse it.

use super::analyse_table;
use catalogue::analysis::Analyst;
use catalogue::{AnyTable, Listed, TypedTable, Visit, visit};
use std::any::Any;

/// The analyst of a finished game; `None` while it goes on.
pub fn analyst(table: &dyn AnyTable) -> Option<Analyst> {
    struct Copy<'a>(&'a dyn AnyTable);

    impl Visit for Copy<'_> {
        type Output = Option<Analyst>;

        fn visit<G: Listed>(self) -> Self::Output {
            let table: &dyn Any = self.0;
            let table = table.downcast_ref::<TypedTable<G>>()?.table().clone();
            Some(Box::new(move |settings, progress| analyse_table(&table, settings, progress)))
        }
    }

    match table.decider() {
        Some(_) => None,
        None => visit(table.meta().id, Copy(table))?,
    }
}
