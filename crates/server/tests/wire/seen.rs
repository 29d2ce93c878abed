//! What a viewer may see of a table, as data.

use catalogue::{AnyTable, Reader};
use game::Viewer;
use serde_json::Value;

/// The view of `viewer`.
pub fn view(table: &dyn AnyTable, viewer: Viewer) -> Value {
    serde_json::from_str(table.view(viewer).text().get()).unwrap()
}

/// The whole log of `viewer`.
pub fn log(table: &dyn AnyTable, viewer: Viewer) -> Value {
    let mut reader = [Reader::new(viewer, 0, 0, b"[".to_vec())];
    for record in 0..=table.record_count() {
        table.write_log(record.checked_sub(1), &mut reader);
    }
    let [Reader { mut text, .. }] = reader;
    text.push(b']');
    serde_json::from_slice(&text).unwrap()
}

/// The choices of the decider.
pub fn choices(table: &dyn AnyTable) -> Value {
    serde_json::from_str(table.choices_text().get()).unwrap()
}
