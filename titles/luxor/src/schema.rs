//! What clients get, as TypeScript.

use crate::attempt::Attempt;
use crate::event::Event;
use crate::luxor::Luxor;
use crate::pieces::Pieces;
use crate::view::View;
use crate::wire::Details;
use game::{Schema, TypeScript};

impl Schema for Luxor {
    fn typescript() -> TypeScript {
        let types = TypeScript::default().with::<View>().with::<Event>().with::<Details>();
        types.with::<Attempt>().with::<Pieces>()
    }
}
