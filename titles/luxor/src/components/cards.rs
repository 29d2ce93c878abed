//! Cards: basic, Horus, equipment (L3, L4, F2, Q1).

use super::{COPIES, HAND, MOST_COPIES, MOST_PLAYERS};
use crate::card::{Card, Effect, Level, Suit};
use game::components::{At, Counts, Section, exact};

const MOST_KINDS: usize = 32;
const MOST_HORUS_KINDS: usize = 24;
/// A pile never holds more: piles are counted in a byte.
const MOST_CARDS: usize = 255;
/// Of each player: five for the hand, at most two to put away (Q1).
const EQUIPMENT: std::ops::RangeInclusive<usize> = HAND..=HAND + 2;

/// The cards as far as they could be read.
pub(super) struct Cards {
    pub basic: Option<Counts<Effect>>,
    pub horus: [Option<Counts<Effect>>; 3],
    pub expansion: [Option<Counts<Effect>>; 3],
    pub equipment: Option<Counts<Effect>>,
}

impl Cards {
    pub fn read(file: &Section) -> Cards {
        let cards = Cards {
            basic: file.counts("cards", COPIES, basic),
            horus: levels(file, "horus"),
            expansion: levels(file, "expansion-horus"),
            equipment: file.counts("equipment", COPIES, equipment),
        };
        cards.check_stacks(file);
        cards.check_equipment(file);
        cards.check_kinds(file);
        cards
    }

    /// The cards go round: after five hands one at least is left to draw. No Horus stack begins empty.
    fn check_stacks(&self, file: &Section) {
        let least = HAND * usize::from(MOST_PLAYERS) + 1;
        if let Some(basic) = self.basic.as_ref().filter(|basic| basic.total() < least) {
            let count = basic.total();
            let what =
                format!("there are {count} basic cards; five hands and one to draw need at least {least}");
            file.fault(basic.line, what);
        }
        for stack in self.horus.iter().flatten().filter(|stack| stack.value.is_empty()) {
            file.fault(stack.line, "this Horus stack is empty; it needs one card at least");
        }
    }

    fn check_equipment(&self, file: &Section) {
        let Some(equipment) = &self.equipment else { return };
        let count = equipment.total();
        if !EQUIPMENT.contains(&count) {
            let (least, most) = (EQUIPMENT.start(), EQUIPMENT.end());
            let what = format!("each player has {count} equipment cards; there must be {least} to {most}");
            file.fault(equipment.line, what);
        }
        for kind in &equipment.value {
            let (effect, copies) = kind.value;
            if copies > MOST_COPIES / MOST_PLAYERS {
                let (players, most) = (MOST_PLAYERS, MOST_COPIES / MOST_PLAYERS);
                let what = format!(
                    "{copies} equipment cards {effect} for each of {players} players; at most {most}"
                );
                file.fault(kind.line, what);
            }
        }
    }

    /// The limits on kinds, and on the copies of a Horus kind in both boxes together.
    fn check_kinds(&self, file: &Section) {
        let mut seen: Vec<(Card, u8)> = Vec::new();
        let mut total = 0;
        for At { line, value: (card, copies) } in self.in_order() {
            total += usize::from(copies);
            if let Some((_, sum)) = seen.iter_mut().find(|(other, _)| *other == card) {
                *sum = sum.saturating_add(copies);
                if *sum > MOST_COPIES {
                    file.fault(
                        line,
                        format!("with the base game there are {sum} {card}; at most {MOST_COPIES}"),
                    );
                }
                continue;
            }
            seen.push((card, copies));
            if seen.len() == MOST_KINDS + 1 {
                file.fault(
                    line,
                    format!("{card} is one kind of card too many; there may be {MOST_KINDS} kinds in all"),
                );
            }
            if card.is_horus()
                && seen.iter().filter(|(card, _)| card.is_horus()).count() == MOST_HORUS_KINDS + 1
            {
                file.fault(
                    line,
                    format!("{card} is one kind too many; there may be {MOST_HORUS_KINDS} of Horus cards"),
                );
            }
        }
        if total > MOST_CARDS {
            file.fault_of_file(format!(
                "there are {total} cards, with the equipment of all; there may be {MOST_CARDS}"
            ));
        }
    }

    /// Every entry with the cards all players together have of it, in the order of the box.
    fn in_order(&self) -> Vec<At<(Card, u8)>> {
        let mut cards = Vec::new();
        let mut add = |suit, counts: &Option<Counts<Effect>>, times: u8| {
            for kind in counts.iter().flat_map(|counts| &counts.value) {
                let (effect, copies) = kind.value;
                cards.push(At {
                    line: kind.line,
                    value: (Card { suit, effect }, copies.saturating_mul(times)),
                });
            }
        };
        add(Suit::Basic, &self.basic, 1);
        for boxed in [&self.horus, &self.expansion] {
            for (level, stack) in Level::ALL.into_iter().zip(boxed) {
                add(Suit::Horus(level), stack, 1);
            }
        }
        add(Suit::Equipment, &self.equipment, MOST_PLAYERS);
        cards
    }
}

fn levels(file: &Section, name: &str) -> [Option<Counts<Effect>>; 3] {
    let section = file.section(name);
    Level::ALL.map(|level| section.as_ref()?.counts(&format!("level-{level}"), COPIES, horus))
}

fn basic(text: &str) -> Result<Effect, String> {
    match exact(text)? {
        effect @ (Effect::Number(1..) | Effect::PlusMinus | Effect::Die) => Ok(effect),
        _ => Err(format!("{text:?} is no basic card; one is a number from 1 to 9, +-1, or die")),
    }
}

fn horus(text: &str) -> Result<Effect, String> {
    match exact(text)? {
        effect @ (Effect::UpTo(2..)
        | Effect::UpToDie
        | Effect::All(1..)
        | Effect::Last
        | Effect::Less(1..)) => Ok(effect),
        _ => Err(format!(
            "{text:?} is no Horus card; one is 1-2 to 1-9, 1-die, all 1 to all 9, last, or less 1 to less 9"
        )),
    }
}

fn equipment(text: &str) -> Result<Effect, String> {
    match exact(text)? {
        effect @ (Effect::Number(_) | Effect::Plus(1..) | Effect::DiePlusMinus) => Ok(effect),
        _ => Err(format!("{text:?} is no equipment card; one is a number from 0 to 9, 1+ to 9+, or die+-1")),
    }
}
