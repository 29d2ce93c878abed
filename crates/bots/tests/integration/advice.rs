//! Advice covers every legal action, with a calibrated win chance and a known reason.

use bots::{Bots, DetachedDecision};
use catalogue::{Advice, AnyTable, Listed};
use expedition_rules::Expedition;
use game::transcript::Player;
use game::{GameRequest, Seat, Seed};
use luxor_rules::Luxor;

const PLAY_OUTS: u64 = 60;

fn deal<G: Listed>(players: u8, seed: u64) -> Box<dyn AnyTable> {
    let title = catalogue::title(G::TITLE).unwrap();
    let seated = (0..players).map(|seat| Player { name: format!("P{seat}"), bot: None }).collect();
    let request = GameRequest { players, ..GameRequest::default() };
    title.deal(&request, None, seated, Seed::from_number(seed)).unwrap()
}

/// Plays a game of greedy bots; returns the advice of a short search before every third decision, and the winners.
fn advised<G: Listed>(players: u8, seed: u64) -> (Vec<(Seat, Vec<Advice>)>, Vec<Seat>) {
    let (mut table, bots) = (deal::<G>(players, seed), Bots::default());
    let mut all = Vec::new();
    for number in 0.. {
        let Some(decision) = DetachedDecision::of(&*table) else { break };
        let legal = table.legal();
        if number % 3 == 0 && legal.len() > 1 {
            let advice = decision.advise(&bots, &format!("tree:{PLAY_OUTS}i"), number).unwrap();
            let mut advised: Vec<&str> = advice.iter().map(|advice| advice.action.as_str()).collect();
            let mut legal: Vec<&str> = legal.iter().map(String::as_str).collect();
            advised.sort_unstable();
            legal.sort_unstable();
            assert_eq!(advised, legal);
            all.push((decision.seat(), advice));
        }
        table.act(&decision.decide(&bots, "greedy", number).unwrap()).unwrap();
    }
    (all, table.outcome().unwrap().winners().collect())
}

fn is_sound<G: Listed>() {
    for (_, advice) in advised::<G>(3, 1).0 {
        let chances: Vec<f32> = advice.iter().filter_map(|advice| advice.chance).collect();
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{advice:?}");
        assert!(
            chances.is_sorted_by(|one, other| one >= other),
            "nothing is better than the best: {advice:?}"
        );
        let tried = advice.iter().take_while(|advice| advice.chance.is_some()).count();
        assert!(tried > 0 && advice[tried..].iter().all(|advice| advice.chance.is_none()), "{advice:?}");
        let known =
            |advice: &Advice| advice.reason.id == "reason-nothing" || G::ASPECTS.contains(&advice.reason.id);
        assert!(advice.iter().all(known), "{advice:?}");
    }
}

#[test]
fn every_choice_has_a_chance_and_a_reason() {
    is_sound::<Luxor>();
    is_sound::<Expedition>();
}

/// Calibration: over many positions the mean predicted chance is close to the share of wins.
fn is_calibrated<G: Listed>() {
    let (mut expected, mut won, mut asked) = (0.0, 0.0, 0.0);
    let (mut sure, mut doubtful) = ([0.0; 2], [0.0; 2]);
    for seed in 1..=12 {
        let (all, winners) = advised::<G>(4, seed);
        for (seat, advice) in all {
            let chance = f64::from(advice[0].chance.expect("the best choice was tried"));
            let share = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            expected += chance;
            won += share;
            asked += 1.0;
            let [sum, count] = if chance > 0.5 { &mut sure } else { &mut doubtful };
            *sum += share;
            *count += 1.0;
        }
    }
    let title = G::TITLE;
    assert!((expected / asked - won / asked).abs() < 0.15, "{title}: {expected} of {asked}, {won} won");
    assert!(sure[0] / sure[1] > 0.25 + doubtful[0] / doubtful[1], "{title}: {sure:?}, {doubtful:?}");
}

#[test]
fn chances_are_calibrated() {
    is_calibrated::<Luxor>();
    is_calibrated::<Expedition>();
}

#[test]
fn only_searching_bots_give_advice() {
    let table = deal::<Luxor>(2, 1);
    let decision = DetachedDecision::of(&*table).unwrap();
    assert!(decision.advise(&Bots::default(), "greedy", 1).unwrap_err().contains("does not think"));
    assert!(decision.advise(&Bots::default(), "oracle", 1).unwrap_err().contains("there is random"));
}
