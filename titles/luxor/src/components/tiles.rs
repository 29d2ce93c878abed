//! Tiles: Osiris, treasures, artifacts, temple tiles, scarabs (L5, L7, L8, L9, A1).

use super::{COPIES, MOST_COPIES};
use crate::tile::{Icon, Temple, Treasure};
use game::components::{Counts, Section, exact, plain_number};

const MOST_PRIZE_KINDS: usize = 20;
const MOST_SCARAB_KINDS: usize = 4;
const MOST_DEMAND: u8 = 5;
const MOST_POINTS: u8 = 99;

/// The tiles as far as they could be read.
pub(super) struct Tiles {
    pub osiris: Option<Counts<u8>>,
    /// Type, demand, points.
    pub treasures: Option<Counts<(Treasure, u8, u8)>>,
    /// Demand, points.
    pub artifacts: Option<Counts<(u8, u8)>>,
    pub artifact_bonus: Option<u8>,
    pub temple: [Option<Counts<Temple>>; 3],
    pub scarabs: Option<Counts<u8>>,
}

impl Tiles {
    pub fn read(file: &Section) -> Tiles {
        let tiles = file.section("tiles");
        let artifacts = file.section("artifacts");
        let temple = file.section("temple");
        let tiles = Tiles {
            osiris: tiles
                .as_ref()
                .and_then(|tiles| tiles.counts("osiris", COPIES, |text| digit(text, "an Osiris tile"))),
            treasures: tiles.as_ref().and_then(|tiles| tiles.counts("treasures", COPIES, treasure)),
            artifacts: artifacts.as_ref().and_then(|artifacts| artifacts.counts("tiles", COPIES, artifact)),
            artifact_bonus: artifacts
                .as_ref()
                .and_then(|artifacts| artifacts.number("bonus", 0..=99))
                .map(|n| n.value),
            temple: Icon::ALL.map(|icon| temple.as_ref()?.counts(icon.name(), COPIES, front)),
            scarabs: file.counts("scarabs", COPIES, |text| digit(text, "a scarab")),
        };
        tiles.check_prizes(file);
        tiles.check_temple(file);
        tiles.check_scarabs(file);
        tiles
    }

    fn check_prizes(&self, file: &Section) {
        let treasures = self.treasures.iter().flat_map(|counts| counts.value.iter().map(|kind| kind.line));
        let artifacts = self.artifacts.iter().flat_map(|counts| counts.value.iter().map(|kind| kind.line));
        if let Some(line) = treasures.chain(artifacts).nth(MOST_PRIZE_KINDS) {
            let what = "this is one kind too many; treasures and artifacts together may have";
            file.fault(line, format!("{what} {MOST_PRIZE_KINDS} kinds"));
        }
    }

    /// There are only seven different fronts, so that none is one too many.
    fn check_temple(&self, file: &Section) {
        let mut seen: Vec<(Temple, u8)> = Vec::new();
        for kind in self.temple.iter().flatten().flat_map(|counts| &counts.value) {
            let (front, copies) = kind.value;
            let before = seen.iter().filter(|(other, _)| *other == front).map(|(_, copies)| copies);
            let sum = before.fold(copies, |sum, copies| sum.saturating_add(*copies));
            if sum > MOST_COPIES {
                file.fault(
                    kind.line,
                    format!("with the other backs there are {sum} {front}; at most {MOST_COPIES}"),
                );
            }
            seen.push((front, copies));
        }
    }

    fn check_scarabs(&self, file: &Section) {
        let Some(scarabs) = &self.scarabs else { return };
        if scarabs.value.is_empty() {
            file.fault(scarabs.line, "there are no scarabs; there must be one at least");
        }
        if let Some(kind) = scarabs.value.get(MOST_SCARAB_KINDS) {
            file.fault(
                kind.line,
                format!("this is one value too many; scarabs may have {MOST_SCARAB_KINDS} values"),
            );
        }
    }
}

fn digit(text: &str, what: &str) -> Result<u8, String> {
    plain_number(text)
        .filter(|number| (1..=9).contains(number))
        .ok_or_else(|| format!("{text:?} is not the number of {what}; that is a number from 1 to 9"))
}

/// `vase-2-3`.
fn treasure(text: &str) -> Result<(Treasure, u8, u8), String> {
    let wrong = || {
        let types = Treasure::ALL.map(Treasure::name).join(", ");
        format!("{text:?} is no treasure; one is {}, the type being one of {types}", prize_form("vase"))
    };
    let named = |treasure: Treasure| {
        let (demand, points) = prize(text, treasure.name())?;
        Some((treasure, demand, points))
    };
    Treasure::ALL.into_iter().find_map(named).ok_or_else(wrong)
}

/// `artifact-3-4`.
fn artifact(text: &str) -> Result<(u8, u8), String> {
    prize(text, "artifact")
        .ok_or_else(|| format!("{text:?} is no artifact; one is {}", prize_form("artifact")))
}

fn prize(text: &str, name: &str) -> Option<(u8, u8)> {
    let (demand, points) = text.strip_prefix(name)?.strip_prefix('-')?.split_once('-')?;
    let demand = plain_number(demand).filter(|demand| (1..=MOST_DEMAND).contains(demand))?;
    let points = plain_number(points).filter(|&points| points <= MOST_POINTS)?;
    Some((demand, points))
}

fn prize_form(name: &str) -> String {
    format!("{name}-2-3 with its adventurers (1 to {MOST_DEMAND}) and its points (0 to {MOST_POINTS})")
}

fn front(text: &str) -> Result<Temple, String> {
    match exact(text)? {
        Temple::Favour(a, b) if a >= b => {
            Err(format!("{text:?} is no favour; its two levels must rise, as in favour-1-2"))
        }
        front => Ok(front),
    }
}
