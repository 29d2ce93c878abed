//! What players try although no choice stands for it, and why it is not possible.

use crate::action::{Action, End};
use crate::agenda::Task;
use crate::hand::NO_KIND;
use crate::legal;
use crate::question::rule;
use crate::refusal::{explain, refuse};
use crate::setup::Setup;
use crate::state::State;
use crate::view::Asked;
use game::{Message, Refusal};
use serde::Deserialize;
#[cfg(feature = "schema")]
use ts_rs::TS;

/// What somebody points at although it cannot be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)] // The names of the fields say what they hold.
pub enum Attempt {
    /// A hand card, counted from 0.
    Card { slot: u8 },
    /// M11: an open mummy tile, counted from 0.
    MummyTile { slot: u8 },
}

/// Why an attempt is not possible; nothing if it is.
pub(crate) fn why_not(state: &State, setup: &Setup, attempt: &Attempt) -> Option<Refusal> {
    let Some(task) = state.agenda.top() else { return Some(explain(state, setup, Action::Decline)) };
    let mut listed = Vec::new();
    legal::list(state, setup, &mut listed);
    match *attempt {
        Attempt::Card { slot } => why_not_card(state, setup, task, &listed, slot),
        Attempt::MummyTile { slot } => {
            // The same tile twice is one choice.
            let tile = state.open_tile(setup, slot.into());
            let is_used = |action: &Action| match *action {
                Action::UseTile(listed) => state.open_tile(setup, listed.into()) == tile,
                _ => false,
            };
            (!listed.iter().any(is_used)).then(|| explain(state, setup, Action::UseTile(slot)))
        }
    }
}

fn why_not_card(state: &State, setup: &Setup, task: Task, listed: &[Action], slot: u8) -> Option<Refusal> {
    let hand = state.decider().map(|seat| state.player(seat).hand).unwrap_or_default();
    if slot >= hand.len() {
        return Some(refuse(rule(state, setup), Message::new("refused-no-such-card")));
    }
    let is_about_it = |action: &Action| match *action {
        Action::Play(end) | Action::Add(end) => hand.end(end) == slot,
        Action::Discard(about) | Action::Shift { from: about, .. } => about == slot,
        _ => false,
    };
    if listed.iter().any(is_about_it) {
        return None;
    }
    let end = End::BOTH.into_iter().find(|&end| hand.end(end) == slot);
    Some(match (task, end) {
        (Task::Play, Some(end)) => explain(state, setup, Action::Play(end)),
        (Task::Add, Some(end)) => explain(state, setup, Action::Add(end)),
        (Task::Play | Task::Add, None) => refuse("L11", Message::new("refused-middle-card")),
        _ if state.in_play.card != NO_KIND => {
            refuse(rule(state, setup), Message::new("refused-card-in-play"))
        }
        _ => refuse(
            rule(state, setup),
            Message::new("refused-not-asked").term("asked", Asked::of(task).message()),
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Module;
    use crate::scene::Scene;

    fn why_not(scene: &Scene, slot: u8) -> Option<(&'static str, &'static str)> {
        why_not_of(scene, Attempt::Card { slot })
    }

    fn why_not_of(scene: &Scene, attempt: Attempt) -> Option<(&'static str, &'static str)> {
        super::why_not(&scene.state, &scene.setup, &attempt).map(|why| (why.rule, why.message.id))
    }

    #[test]
    fn l11_only_an_end_card_can_be_played() {
        let scene = Scene::base(2, "a hand: 1, 2, 3, 4, 5");
        let middle = Some(("L11", "refused-middle-card"));
        assert_eq!([0, 1, 2, 3, 4].map(|slot| why_not(&scene, slot)), [None, middle, middle, middle, None]);
        assert_eq!(why_not(&scene, 5), Some(("L11", "refused-no-such-card")));
    }

    #[test]
    fn l12_a_card_that_moves_nobody_names_the_other_one() {
        let scene = Scene::base(2, "a: 40 40 40 40 40\n39: vase-3-5\na hand: 1, 2, 3, 4, +-1");
        assert_eq!(why_not(&scene, 0), Some(("L12", "refused-other-card-moves")));
        assert_eq!(why_not(&scene, 4), None);
    }

    #[test]
    fn l14_while_a_card_is_in_play_no_other_is_played() {
        let mut scene = Scene::base(2, "a hand: 1, 2, 3, 4, 5");
        scene.play("play left");
        let (rule, id) = why_not(&scene, 0).unwrap();
        assert_eq!((rule, id), ("L14", "refused-card-in-play"));
    }

    /// These mummy tiles lie open, and the player has three talismans.
    fn with_open_tiles(tiles: &str) -> Scene {
        let position = "a: 33 stairs
             a hand: 1, 2, 3, 4, 5
             a has: 3 talismans
             34: vase-3-6
             mummy: 37
             open: ";
        Scene::with(2, &[Module::Mummy], &format!("{position}{tiles}"))
    }

    #[test]
    fn m11_a_mummy_tile_that_cannot_be_used_says_why() {
        let mut scene = with_open_tiles("points 2, extra-turn");
        let why_not = |scene: &Scene, slot| why_not_of(scene, Attempt::MummyTile { slot });
        assert_eq!(why_not(&scene, 0), Some(("L11", "refused-not-asked")), "first a card is played");
        scene.chance(&["cards die"]).play("play left").chance(&["cards die"]).play("move 33 by 1");
        assert_eq!(scene.legal(), ["use tile 1", "decline"]);
        assert_eq!(why_not(&scene, 0), None);
        assert_eq!(why_not(&scene, 1), Some(("M11", "refused-mummy-tile")), "it costs more than three");
    }

    #[test]
    fn m11_the_same_mummy_tile_twice_is_one_choice_that_either_stands_for() {
        let mut scene = with_open_tiles("points 2, points 2");
        scene.chance(&["cards die"]).play("play left").chance(&["cards die"]).play("move 33 by 1");
        assert_eq!(scene.legal(), ["use tile 1", "decline"]);
        assert_eq!([0, 1].map(|slot| why_not_of(&scene, Attempt::MummyTile { slot })), [None, None]);
        let nothing_there = why_not_of(&scene, Attempt::MummyTile { slot: 7 });
        assert_eq!(nothing_there, Some(("M11", "refused-mummy-tile")));
    }
}
