//! What is chosen before a game.

use game::Seat;
use serde::{Deserialize, Serialize};

/// The modules of The Mummy's Curse, in any combination (F3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Module {
    /// The mummy, its tiles and talismans.
    Mummy,
    /// Equipment cards.
    Equipment,
    /// Artifact tiles.
    Artifacts,
    /// Characters.
    Characters,
}

impl Module {
    /// All modules, in the order of the book.
    pub const ALL: [Module; 4] = [Module::Mummy, Module::Equipment, Module::Artifacts, Module::Characters];

    /// The word on the command line and in transcripts.
    pub const fn name(self) -> &'static str {
        ["mummy", "equipment", "artifacts", "characters"][self as usize]
    }
}

impl std::str::FromStr for Module {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Module::ALL.into_iter().find(|module| module.name() == text).ok_or_else(|| {
            format!("there is no module {text:?}; there are {}", Module::ALL.map(Module::name).join(", "))
        })
    }
}

/// Who plays what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 2 to 5.
    pub players: u8,
    /// The modules in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modules: Vec<Module>,
    /// Who begins; drawn by lot if nobody is named (L10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
}

impl Options {
    /// The base game.
    pub fn base(players: u8) -> Self {
        Options { players, modules: Vec::new(), first: None }
    }

    /// With modules.
    pub fn with(players: u8, modules: &[Module]) -> Self {
        Options { players, modules: modules.to_vec(), first: None }
    }

    /// Is this module in play?
    pub fn has(&self, module: Module) -> bool {
        self.modules.contains(&module)
    }

    /// F2: is anything of the expansion used?
    pub fn uses_expansion(&self) -> bool {
        self.players == 5 || !self.modules.is_empty()
    }
}
