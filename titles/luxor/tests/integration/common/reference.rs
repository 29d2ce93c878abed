//! The legal actions of the base game a second time, read naively from what the decider sees, to check the first.

use luxor_rules::card::{Card, Effect};
use luxor_rules::place::Place;
use luxor_rules::view::{AdventurerView, Asked, View};
use luxor_rules::{Action, End, Event, Tile};

const TOMB: i32 = 41;

/// What the decider may do, in no particular order.
pub fn legal(view: &View) -> Vec<Action> {
    let table = Table::new(view);
    let mine = &view.players[view.current.index()];
    let open = |level: usize| view.horus[level].top.is_some();
    let take = |level: usize| Action::TakeCard(luxor_rules::Level::ALL[level]);
    match view.asked {
        Asked::Play => {
            let ends = [(End::Left, mine.hand[0]), (End::Right, *mine.hand.last().unwrap())];
            let moves = ends.map(|(_, card)| table.moves(card.expect("one's own hand is known")));
            let ends = ends.map(|(end, _)| end).into_iter().zip(moves);
            ends.filter(|&(_, moves_somebody)| moves_somebody || moves == [false, false])
                .map(|(end, _)| Action::Play(end))
                .collect()
        }
        Asked::Move => {
            let play = view.in_play.as_ref().expect("a card is in play");
            let mut moves = Vec::new();
            for &from in &table.distinct() {
                for by in numbers(play.card.effect, play.roll) {
                    if table.walk(from, by).is_some() {
                        moves.push(Action::Move { from: place(from), by: by as i8 });
                    }
                }
            }
            moves
        }
        Asked::Act => {
            let mut on_tiles = table.distinct();
            on_tiles.retain(|&at| table.tile(at).is_some());
            on_tiles.into_iter().map(|at| Action::Act(place(at))).collect()
        }
        Asked::Prize => vec![Action::TakePrize, Action::Decline],
        Asked::Horus => {
            let here = (0..3).filter(|&level| {
                open(level)
                    && table
                        .mine
                        .iter()
                        .any(|&at| matches!(table.tile(at), Some(Tile::Horus(eyes)) if eyes.index() == level))
            });
            let key = (view.keys > 0).then_some(Action::TakeKey);
            key.into_iter().chain(here.map(take)).collect()
        }
        Asked::Favour => (0..3).filter(|&level| open(level)).map(take).collect(),
        Asked::ScarabOrWild => vec![Action::TakeScarab, Action::TakeWild],
        asked => panic!("the base game never asks {asked:?}"),
    }
}

/// L42: would the card at this end of the decider's hand move somebody, some face of a die included?
pub fn would_move(view: &View, end: End) -> bool {
    let hand = &view.players[view.current.index()].hand;
    let card = match end {
        End::Left => hand.first(),
        End::Right => hand.last(),
    };
    Table::new(view).moves(card.copied().flatten().expect("one's own hand is known"))
}

/// L42 once more, from what was played and what happened.
#[derive(Default)]
pub struct Rounds {
    round: u16,
    moved: bool,
    could: bool,
    idle: u8,
    in_tomb: u8,
    passed_over: u32,
}

impl Rounds {
    /// In how many rounds nobody moved though somebody could have.
    pub fn passed_over(&self) -> u32 {
        self.passed_over
    }

    /// The decider sees this and does that: a card left at the other end counts, if it would have moved somebody.
    pub fn follow(&mut self, view: &View, action: Action) {
        if let Action::Play(end) = action {
            self.could |= would_move(view, end.other());
        }
    }

    /// What happened then: the game ends at the end of a round, exactly when it must.
    pub fn record(&mut self, event: &Event) {
        match *event {
            Event::Moved { .. } => self.moved = true,
            Event::EnteredTomb { .. } => self.in_tomb += 1,
            Event::TurnBegan { round, .. } if round != self.round => {
                assert!(
                    self.round == 0 || !self.ends(),
                    "L41, L42: it should be over after round {}",
                    self.round
                );
                let idle = if self.moved || self.round == 0 { 0 } else { self.idle + 1 };
                let passed_over = self.passed_over + u32::from(self.round > 0 && !self.moved);
                *self = Rounds { round, idle, in_tomb: self.in_tomb, passed_over, ..Rounds::default() };
            }
            Event::Ended => assert!(self.ends(), "L41, L42: it should go on after round {}", self.round),
            _ => {}
        }
    }

    fn ends(&self) -> bool {
        self.in_tomb >= 2 || !self.moved && (!self.could || self.idle == 2)
    }
}

/// May the naive list hold more than the true one? Where somebody stands on two Horus tiles, or on a favour tile, the
/// view does not say which of them is meant.
pub fn is_exact(asked: Asked) -> bool {
    !matches!(asked, Asked::Horus | Asked::Favour)
}

fn place(at: i32) -> Place {
    if at == 0 { Place::STAIRS } else { Place::space(at as u8) }
}

fn numbers(effect: Effect, roll: Option<u8>) -> Vec<i32> {
    let roll =
        |otherwise: std::ops::RangeInclusive<i32>| roll.map_or(otherwise.collect(), |n| vec![i32::from(n)]);
    match effect {
        Effect::Number(n) | Effect::Less(n) | Effect::All(n) => vec![n.into()],
        Effect::PlusMinus => vec![-1, 1],
        Effect::Die => roll(1..=6),
        Effect::UpTo(n) => (1..=n.into()).collect(),
        Effect::UpToDie => (1..=*roll(1..=6).last().unwrap()).collect(),
        other => panic!("{other} is no card of the base game"),
    }
}

struct Table {
    tiles: Vec<Option<Tile>>,
    /// Where the current player's active adventurers stand, newcomers and the tomb left out.
    mine: Vec<i32>,
    in_tomb: bool,
    keys: u8,
}

impl Table {
    fn new(view: &View) -> Table {
        let player = &view.players[view.current.index()];
        let mut places: Vec<i32> = Vec::new();
        for adventurer in &player.adventurers {
            if let AdventurerView::Upright { place } = adventurer {
                places.push(if *place == Place::TOMB { TOMB } else { place.number().into() });
            }
        }
        // L20: who became active in this round does not move.
        for _ in 0..player.newcomers {
            let newcomer = places.iter().position(|&at| at == 0).expect("newcomers stand on the stairs");
            places.remove(newcomer);
        }
        let in_tomb = places.contains(&TOMB);
        places.retain(|&at| at != TOMB);
        Table {
            tiles: view.path.iter().map(|space| space.tile).collect(),
            mine: places,
            in_tomb,
            keys: player.keys,
        }
    }

    fn distinct(&self) -> Vec<i32> {
        let mut places = self.mine.clone();
        places.sort();
        places.dedup();
        places
    }

    fn tile(&self, at: i32) -> Option<Tile> {
        if (1..TOMB).contains(&at) { self.tiles[at as usize - 1] } else { None }
    }

    /// Step by step, then pushed as often as Osiris wants.
    fn walk(&self, from: i32, by: i32) -> Option<i32> {
        let mut at = from;
        for _ in 0..by.abs() {
            if at == TOMB {
                return None;
            }
            loop {
                at += by.signum();
                if at == TOMB || self.tile(at).is_some() {
                    break;
                }
                if at < 1 {
                    return None;
                }
            }
        }
        match self.tile(at) {
            Some(Tile::Osiris(push)) => self.walk(at, push.into()),
            _ if at == TOMB && self.keys == 0 => None,
            _ => Some(at),
        }
    }

    /// L12: does this card by itself move somebody?
    fn moves(&self, card: Card) -> bool {
        let places = self.distinct();
        match card.effect {
            Effect::Last => places.len() > 1 || (places.len() == 1 && self.in_tomb && self.keys > 0),
            effect => {
                let numbers = numbers(effect, None);
                places.iter().any(|&from| numbers.iter().any(|&by| self.walk(from, by).is_some()))
            }
        }
    }
}
