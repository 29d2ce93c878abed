//! What clients get, as TypeScript.

use crate::attempt::Attempt;
use crate::event::Event;
use crate::expedition::Expedition;
use crate::tile::Tile;
use crate::view::View;
use crate::wire::{Details, Face, Pieces};
use game::{Schema, TypeScript};
use std::collections::BTreeMap;

impl Schema for Expedition {
    fn typescript() -> TypeScript {
        let face = |tile: Tile| Face { terrain: tile.terrain(), building: tile.building() };
        let faces: BTreeMap<&str, Face> = Tile::ALL.map(|tile| (tile.name(), face(tile))).into();
        let types = TypeScript::default().with::<View>().with::<Event>().with::<Details>().with::<Pieces>();
        types.with::<Attempt>().with::<Face>().constant("FACES", "Record<Tile, Face>", &faces)
    }
}
