//! [`Raw`]: JSON as text.

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use std::sync::{Arc, LazyLock};

/// JSON that is serialised once and sent many times.
#[derive(Clone, Debug)]
pub struct Raw(pub Arc<RawValue>);

impl Raw {
    /// Serialises a value.
    pub fn of(value: &impl Serialize) -> Raw {
        let raw = serde_json::value::to_raw_value(value);
        // Serialising fails only for maps with non-string keys or a failing `Serialize`; our types have neither.
        Raw(raw.unwrap_or_default().into())
    }

    /// A list of values that are already serialised and separated by commas.
    pub fn list(mut values: Vec<u8>) -> Raw {
        values.insert(0, b'[');
        values.push(b']');
        let raw = String::from_utf8(values).ok().and_then(|text| RawValue::from_string(text).ok());
        raw.map_or_else(Raw::empty_list, Raw::from)
    }

    /// `[]`.
    pub fn empty_list() -> Raw {
        static EMPTY: LazyLock<Raw> = LazyLock::new(|| Raw::of(&[(); 0]));
        EMPTY.clone()
    }
}

impl PartialEq for Raw {
    fn eq(&self, other: &Raw) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.get() == other.0.get()
    }
}

impl From<Box<RawValue>> for Raw {
    fn from(raw: Box<RawValue>) -> Raw {
        Raw(raw.into())
    }
}

impl Serialize for Raw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
