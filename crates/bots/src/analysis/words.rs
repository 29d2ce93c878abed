//! The analysis in words: what a better choice would have gained, and who won why.

use super::play_out::PlayOuts;
use crate::evaluate::{ASPECTS, Evaluate, Heuristic};
use crate::split_mix::SplitMix64;
use catalogue::analysis::SeatAnalysis;
use game::{Message, Observation, Seat};

/// Play-outs averaged to find reasons.
const SAMPLES: u64 = 48;
/// The smallest difference, in points, that counts as a reason.
const MIN_GAIN: f32 = 0.4;
/// So many reasons are named.
const REASONS: usize = 2;

/// Where the better choice would have gained most against the played one: the largest differences between the two ends,
/// by the aspects of the title's heuristic, and what it would have kept from another player.
pub(crate) fn reasons<G: Evaluate>(
    observation: &Observation<'_, G>,
    better: &[G::Action],
    played: &[G::Action],
    seed: u64,
) -> Vec<Message> {
    let setup = observation.setup();
    let own = observation.seat();
    let seats = G::seats(setup);
    let mut play_outs = PlayOuts::<G>::new(setup);
    let mut gains: Vec<Heuristic> = vec![[0.0; ASPECTS]; usize::from(seats)];
    for number in 0..SAMPLES {
        let mut rng = SplitMix64::stream(seed, number);
        let state = observation.determinize(&mut rng);
        for (choice, sign) in [(better, 1.0), (played, -1.0)] {
            let end = play_outs.run(state, own, choice, rng);
            let context = G::context(setup, &end);
            for seat in Seat::all(seats) {
                let points = G::heuristic(setup, &end, seat, &context);
                let sums = gains[seat.index()].iter_mut().zip(points);
                sums.for_each(|(sum, points)| *sum += sign * points / SAMPLES as f32);
            }
        }
    }
    let own_gains = gains[own.index()].iter().zip(G::ASPECTS);
    let mut reasons: Vec<(f32, Message)> =
        own_gains.map(|(&gain, id)| (gain, Message::new(id).number("points", rounded(gain)))).collect();
    for seat in Seat::all(seats).filter(|&seat| seat != own) {
        let kept: f32 = -gains[seat.index()].iter().sum::<f32>();
        let message = Message::new("analysis-kept-from").seat("player", seat).number("points", rounded(kept));
        reasons.push((kept, message));
    }
    reasons.retain(|(gain, _)| *gain >= MIN_GAIN);
    reasons.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    reasons.into_iter().take(REASONS).map(|(_, message)| message).collect()
}

fn rounded(points: f32) -> i64 {
    (points.round() as i64).max(1)
}

/// Who won, with luck and play in percent.
pub(super) fn summary(seats: &[SeatAnalysis], finished: bool) -> Message {
    if !finished {
        return Message::new("analysis-ended");
    }
    let winners: Vec<usize> = (0..seats.len()).filter(|&seat| seats[seat].result > 0.0).collect();
    let [winner] = winners[..] else {
        return Message::new("analysis-shared").number("winners", winners.len() as i64);
    };
    let shown = seats[winner].shown;
    Message::new("analysis-won")
        .seat("player", Seat(winner as u8))
        .text("luck", signed(shown.luck))
        .text("play", signed(shown.play))
        .text("others", signed(shown.others))
}

/// With its sign, as people write it.
fn signed(percent: i32) -> String {
    match percent {
        0 => "0".into(),
        1.. => format!("+{percent}"),
        _ => format!("\u{2212}{}", percent.unsigned_abs()),
    }
}
