//! The board: rooms, statues, and what each space is made for (L1, L2, L5, L6, L25).

use super::{PlaceFor, SpaceSpec};
use crate::card::Level;
use crate::tile::Icon;
use game::components::{At, Section, plain_number};
use std::collections::BTreeMap;

/// The shortest and the longest path.
const SPACES: std::ops::RangeInclusive<usize> = 10..=40;
const MOST_SPACES: u8 = *SPACES.end() as u8;
const MOST_STATUES: usize = 3;
const MOST_ADVENTURERS: u8 = 5;

/// The board as far as it could be read.
pub(super) struct Board {
    /// The line of its header.
    pub line: usize,
    /// The spaces in order.
    pub spaces: Option<Vec<SpaceSpec>>,
    /// The Osiris spaces, counted from 1.
    pub osiris: Option<Vec<At<u8>>>,
    pub tomb: Option<u8>,
    pub statues: Option<Vec<u8>>,
    pub upright: Option<u8>,
}

impl Board {
    pub fn read(file: &Section) -> Option<Board> {
        let section = file.section("board")?;
        let values = values(&section);
        let length = values.as_ref().map(Vec::len);
        let statues = statues(&section, length);
        let upright = section.number("upright", 1..=MOST_ADVENTURERS);
        check_adventurers(&section, upright, statues.as_deref());
        let osiris = section.numbers("osiris", 1..=MOST_SPACES).map(|list| list.value);
        let places = places(&section, osiris.as_deref(), length);
        Some(Board {
            line: section.line(),
            spaces: values.zip(places).map(|(values, places)| spaces(&values, &places)),
            osiris,
            tomb: section.number("tomb", 0..=99).map(|tomb| tomb.value),
            statues,
            upright: upright.map(|upright| upright.value),
        })
    }

    /// How many adventurers each player has in all.
    pub fn adventurers(&self) -> Option<u8> {
        Some(self.upright? + self.statues.as_ref()?.len() as u8)
    }

    /// How many spaces are made for such a thing.
    pub fn count(&self, matches: impl Fn(PlaceFor) -> bool) -> Option<usize> {
        Some(self.spaces.as_ref()?.iter().filter(|space| matches(space.place_for)).count())
    }
}

/// Each space from its room and its place; all others are for treasures.
fn spaces(values: &[u8], places: &BTreeMap<u8, At<PlaceFor>>) -> Vec<SpaceSpec> {
    let place = |space| places.get(&space).map_or(PlaceFor::Treasure(None), |place| place.value);
    (1..).zip(values).map(|(space, &value)| SpaceSpec { value, place_for: place(space) }).collect()
}

/// The value of every space, from the rooms.
fn values(board: &Section) -> Option<Vec<u8>> {
    let rooms = board.counts("rooms", 0..=99, room)?;
    let mut values: BTreeMap<u8, At<u8>> = BTreeMap::new();
    let mut whole = true;
    for At { line, value: ((first, last), value) } in rooms.value {
        if let Some((space, other)) = values.range(first..=last).next() {
            let other = other.line;
            board.fault(
                line,
                format!("space {space} is also in the room of line {other}; a space has one value"),
            );
            whole = false;
        }
        values.extend((first..=last).map(|space| (space, At { line, value })));
    }
    let length = values.keys().next_back().copied().unwrap_or(0);
    let gaps: Vec<String> =
        (1..length).filter(|space| !values.contains_key(space)).map(|space| space.to_string()).collect();
    if !gaps.is_empty() {
        let gaps = gaps.join(", ");
        board.fault(rooms.line, format!("no room gives a value to space {gaps}; every space needs one"));
        whole = false;
    }
    if !SPACES.contains(&length.into()) {
        let (least, most) = (SPACES.start(), SPACES.end());
        board.fault(rooms.line, format!("the rooms have {length} spaces; a path has {least} to {most}"));
        whole = false;
    }
    whole.then(|| values.into_values().map(|value| value.value).collect())
}

/// `9-16`, or `40` for a single space.
fn room(text: &str) -> Result<(u8, u8), String> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    match (plain_number(first), plain_number(last)) {
        (Some(first), Some(last)) if 1 <= first && first <= last && last <= MOST_SPACES => Ok((first, last)),
        _ => Err(format!(
            "{text:?} is no room; a room is its spaces such as 9-16, from 1 to at most {MOST_SPACES}"
        )),
    }
}

/// L1: between two spaces, so none after the last.
fn statues(board: &Section, length: Option<usize>) -> Option<Vec<u8>> {
    let statues = board.numbers("statues", 1..=MOST_SPACES)?;
    if statues.value.len() > MOST_STATUES {
        let count = statues.value.len();
        board.fault(statues.line, format!("there are {count} statues; a board has at most {MOST_STATUES}"));
        return None;
    }
    for pair in statues.value.windows(2) {
        if pair[1].value <= pair[0].value {
            let (before, after) = (pair[0].value, pair[1].value);
            let what = format!(
                "the statue after space {after} follows the one after space {before}; they must rise"
            );
            board.fault(pair[1].line, what);
        }
    }
    let last = length.unwrap_or(usize::from(MOST_SPACES) + 1);
    for statue in statues.value.iter().filter(|statue| usize::from(statue.value) >= last) {
        let (space, before) = (statue.value, last - 1);
        let what = format!(
            "a statue stands after space {space}; the path has {last} spaces, so at most after {before}"
        );
        board.fault(statue.line, what);
    }
    Some(statues.values())
}

/// L2: so many on the stairs, one at each statue.
fn check_adventurers(board: &Section, upright: Option<At<u8>>, statues: Option<&[u8]>) {
    if let (Some(upright), Some(statues)) = (upright, statues) {
        let count = usize::from(upright.value) + statues.len();
        if count > usize::from(MOST_ADVENTURERS) {
            let what = format!(
                "{} adventurers on the stairs and {} at statues make {count}; a player has at most {MOST_ADVENTURERS}",
                upright.value,
                statues.len()
            );
            board.fault(upright.line, what);
        }
    }
}

/// What each space with a symbol is made for; no space may have two.
fn places(
    board: &Section,
    osiris: Option<&[At<u8>]>,
    length: Option<usize>,
) -> Option<BTreeMap<u8, At<PlaceFor>>> {
    let mut lists = vec![(PlaceFor::Osiris, osiris.map(<[_]>::to_vec))];
    let horus = board.section("horus");
    let icons = board.section("icons");
    let spaces = |section: &Option<Section>, name: &str| {
        section.as_ref()?.numbers(name, 1..=MOST_SPACES).map(|list| list.value)
    };
    for level in Level::ALL {
        lists.push((PlaceFor::Horus(level), spaces(&horus, &format!("level-{level}"))));
    }
    for icon in Icon::ALL {
        lists.push((PlaceFor::Treasure(Some(icon)), spaces(&icons, icon.name())));
    }
    let mut places: BTreeMap<u8, At<PlaceFor>> = BTreeMap::new();
    let mut whole = true;
    for (place, list) in lists {
        whole &= list.is_some();
        for At { line, value: space } in list.unwrap_or_default() {
            if let Some(length) = length.filter(|&length| usize::from(space) > length) {
                board.fault(line, format!("there is no space {space}; the path has {length} spaces"));
                whole = false;
            }
            if let Some(other) = places.insert(space, At { line, value: place }) {
                let (this, other) = (symbol(place), format!("{} (line {})", symbol(other.value), other.line));
                let what = format!(
                    "space {space} is named for {this} and for {other}; a space has one symbol at most"
                );
                board.fault(line, what);
                whole = false;
            }
        }
    }
    whole.then_some(places)
}

fn symbol(place: PlaceFor) -> String {
    match place {
        PlaceFor::Treasure(icon) => icon.map_or("treasure", Icon::name).into(),
        PlaceFor::Horus(level) => format!("Horus {level}"),
        PlaceFor::Osiris => "Osiris".into(),
    }
}
