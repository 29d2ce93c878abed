//! What titles send to clients, as TypeScript.

use crate::Wire;
use serde::Serialize;
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use ts_rs::{Config, TS, TypeVisitor};

/// A title that says what it sends as TypeScript.
pub trait Schema: Wire {
    /// Everything the title sends.
    fn typescript() -> TypeScript;
}

/// TypeScript declarations: each type once, then the constants.
#[derive(Clone, Debug, Default)]
pub struct TypeScript {
    visited: HashSet<TypeId>,
    /// By name, because the order in which a type names those it needs differs from one compilation to the next.
    types: BTreeMap<String, String>,
    constants: String,
}

impl TypeScript {
    /// Declares a type and all types it needs.
    pub fn with<T: TS + 'static>(mut self) -> TypeScript {
        self.visit::<T>();
        self
    }

    /// Declares a constant of a type that was declared.
    pub fn constant(mut self, name: &str, of: &str, value: &impl Serialize) -> TypeScript {
        let value = serde_json::to_string(value).unwrap_or_default();
        self.constants.push_str(&format!("\nexport const {name}: {of} = {value};\n"));
        self
    }

    /// The declarations.
    pub fn into_text(self) -> String {
        self.types.into_values().chain([self.constants]).collect()
    }

    fn config() -> Config {
        Config::new().with_large_int("number")
    }
}

impl TypeVisitor for TypeScript {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types of the language, such as numbers and lists, have no file of their own and need no declaration.
        if T::output_path().is_none() || !self.visited.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        let config = Self::config();
        let (name, docs, declaration) = (T::ident(&config), T::docs().unwrap_or_default(), T::decl(&config));
        // Two types of one name would both be there, and the page's type check would say so.
        self.types.entry(name).or_default().push_str(&format!("\n{docs}export {declaration}\n"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seat, Shared};

    /// A hand.
    #[derive(Serialize, TS)]
    #[allow(dead_code)]
    struct Hand {
        owner: Seat,
        cards: Shared<Vec<Card>>,
    }

    #[derive(Serialize, TS)]
    #[ts(type = "string")]
    #[allow(dead_code)]
    struct Card(u8);

    #[test]
    fn every_type_is_declared_once_by_name_before_the_constants() {
        let text =
            TypeScript::default().constant("MOST", "Seat", &4).with::<Hand>().with::<Card>().into_text();
        let declared: Vec<&str> = text.lines().filter(|line| line.starts_with("export ")).collect();
        assert_eq!(
            declared,
            [
                "export type Card = string;",
                "export type Hand = { owner: Seat, cards: Array<Card>, };",
                "export type Seat = number;",
                "export const MOST: Seat = 4;"
            ]
        );
        assert!(text.contains("A hand."));
    }
}
