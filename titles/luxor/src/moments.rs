//! Hooks: the named moments of a turn at which modules of the expansion take part. The base rules call a moment without
//! knowing the modules; each module implements its part in its own file.

use crate::action::End;
use crate::card::{Card, Level};
use crate::character::Character;
use crate::event::Event;
use crate::hand::{Kind, NO_KIND};
use crate::place::Place;
use crate::referee::Referee;
use crate::setup::{Setup, TileKind};
use crate::state::State;
use crate::steps::{StepSet, Steps};
use crate::tile::Tile;
use crate::{characters, equipment};
use game::{Chance, EventSink, Seat};

/// The game was laid out: every module lays out its own things.
pub(crate) fn laid_out<C: Chance, T: EventSink<Event>>(referee: &mut Referee<C, T>) {
    if referee.setup.modules.mummy {
        referee.place_mummy();
    }
    if referee.setup.modules.characters {
        referee.deal_characters();
    }
}

/// A hand is to be dealt; a module may deal another one.
pub(crate) fn deals_hand<C: Chance, T: EventSink<Event>>(referee: &mut Referee<C, T>, seat: Seat) -> bool {
    if referee.setup.modules.equipment {
        referee.deal_equipment(seat);
    }
    referee.setup.modules.equipment
}

/// A turn begins.
#[inline]
pub(crate) fn turn_begins<C: Chance, T: EventSink<Event>>(referee: &mut Referee<C, T>) {
    if referee.setup.modules.mummy {
        referee.offer_to_raise();
    }
}

/// L12: whether a card moves somebody is decided after the effects of playing it: the places where the player's own
/// adventurers will fall.
#[inline]
pub(crate) fn about_to_fall(state: &State, setup: &Setup, card: Kind) -> u64 {
    if !setup.modules.mummy {
        return 0;
    }
    setup.card(card).level().map_or(0, |level| state.mummy_target(level.eyes()).bit())
}

/// L12: could optional help make the card at this end move somebody?
#[inline]
pub(crate) fn help_is_possible(state: &State, setup: &Setup, seat: Seat, end: End) -> bool {
    if !setup.modules.equipment && !setup.modules.characters {
        return false;
    }
    let hand = state.player(seat).hand;
    let played = hand.get(hand.end(end)).kind;
    let mut rest = hand;
    rest.remove(hand.end(end));
    let ends = End::BOTH.map(|end| (rest.len() > 0).then(|| rest.get(rest.end(end)).kind));
    let fallen = about_to_fall(state, setup, played);
    help_in_using(state, setup, seat, played, ends) || characters::may_go_forward(state, setup, seat, fallen)
}

/// Help that belongs to using the card, not to doing something else instead.
fn help_in_using(state: &State, setup: &Setup, seat: Seat, card: Kind, ends: [Option<Kind>; 2]) -> bool {
    equipment::could_help(state, setup, seat, card, ends)
        || characters::keys_could_help(state, setup, seat, card)
}

/// The same for the card in play, whose hand it has left.
pub(crate) fn help_in_using_it(state: &State, setup: &Setup, seat: Seat) -> bool {
    let hand = state.player(seat).hand;
    let ends = End::BOTH.map(|end| (hand.len() > 0).then(|| hand.get(hand.end(end)).kind));
    help_in_using(state, setup, seat, state.in_play.card, ends)
}

/// A card was played and has not been used yet.
#[inline]
pub(crate) fn card_played<C: Chance, T: EventSink<Event>>(referee: &mut Referee<C, T>, card: Card) {
    if let Some(level) = card.level()
        && referee.setup.modules.mummy
    {
        referee.move_mummy(level.eyes());
    }
}

/// Is there anything to choose between playing a card and using it?
#[inline]
pub(crate) fn use_is_a_choice(state: &State, setup: &Setup, seat: Seat, only_with_help: bool) -> bool {
    only_with_help || characters::may_go_forward(state, setup, seat, 0)
}

/// The numbers of a play, and what it costs to change them; an added card comes with its roll.
#[inline]
pub(crate) fn numbers_of_play(
    state: &State,
    setup: &Setup,
    seat: Seat,
    card: Card,
    added: Option<(Card, u8)>,
    free: StepSet,
) -> Steps {
    if setup.modules.characters {
        characters::with_keys(state, setup, seat, card, added, free)
    } else {
        Steps::free(free)
    }
}

/// The die was rolled for a card; true if somebody is asked about it.
#[inline]
pub(crate) fn rolled<C: Chance, T: EventSink<Event>>(referee: &mut Referee<C, T>) -> bool {
    referee.setup.modules.characters && referee.offer_reroll()
}

/// An adventurer is about to move this far by the card in play.
#[inline]
pub(crate) fn about_to_move<C: Chance, T: EventSink<Event>>(referee: &mut Referee<C, T>, by: i8) {
    let keys = characters::keys_for(referee.state, referee.setup, by);
    if keys > 0 {
        referee.give_up_keys(keys);
    }
}

/// An adventurer of the current player ended its move on a space; true if it may not act there.
#[inline]
pub(crate) fn move_ended<C: Chance, T: EventSink<Event>>(referee: &mut Referee<C, T>, place: Place) -> bool {
    referee.setup.modules.mummy && referee.falls_to_mummy(place)
}

/// This many adventurers became active, before the tile's action.
#[inline]
pub(crate) fn activated<C: Chance, T: EventSink<Event>>(referee: &mut Referee<C, T>, count: u8) {
    if count > 0 && referee.setup.modules.characters {
        referee.offer_to_rearrange(count);
    }
}

/// The levels a Horus tile may give cards of. C4: any level instead, but only while its own has a card to replace.
#[inline]
pub(crate) fn horus_levels(
    state: &State,
    setup: &Setup,
    level: Level,
) -> impl Iterator<Item = Level> + use<> {
    let any = characters::has(state, setup, state.current, Character::ChooseHorus)
        && state.tops[level.index()] != NO_KIND;
    Level::ALL.into_iter().filter(move |&other| any || other == level)
}

/// A Horus card was taken from the Horus board.
#[inline]
pub(crate) fn horus_card_taken<C: Chance, T: EventSink<Event>>(referee: &mut Referee<C, T>, level: Level) {
    if referee.setup.modules.mummy {
        referee.move_mummy(level.eyes());
    }
}

/// More points for taking a treasure or artifact.
#[inline]
pub(crate) fn more_for_a_prize(state: &State, setup: &Setup, seat: Seat) -> i16 {
    i16::from(characters::has(state, setup, seat, Character::ExtraPoint))
}

/// A space without icon was emptied: what lies below?
#[inline]
pub(crate) fn emptied<C: Chance, T: EventSink<Event>>(
    referee: &mut Referee<C, T>,
    place: Place,
) -> Option<TileKind> {
    if referee.setup.modules.artifacts { referee.turn_up_lower_tile(place) } else { None }
}

/// A treasure or artifact was taken, and perhaps a tile turned up in its place.
#[inline]
pub(crate) fn prize_taken<C: Chance, T: EventSink<Event>>(
    referee: &mut Referee<C, T>,
    place: Place,
    taken: Tile,
    turned: Option<Tile>,
) {
    if referee.setup.modules.characters {
        referee.use_prize(place, taken, turned);
    }
}

/// The hand is full again, the turn nearly over.
#[inline]
pub(crate) fn hand_is_full<C: Chance, T: EventSink<Event>>(referee: &mut Referee<C, T>) {
    if referee.setup.modules.mummy {
        referee.offer_mummy_tiles();
    }
}
