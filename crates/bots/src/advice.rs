//! Advice: the win chance a search gives each legal action, and the main reason for it.

use crate::evaluate::{ASPECTS, Evaluate};
use crate::factory::Bots;
use crate::policy::{PlayOutPolicy, PolicyBuffer, play_on};
use crate::search::{Ranked, SearchLimits, search};
use crate::spec::BotSpec;
use crate::split_mix::SplitMix64;
use catalogue::{Advice, FollowUp};
use game::{Message, Observation, RngChance, Silent};

/// Determinized positions averaged to find a reason.
const SAMPLES: u64 = 12;
/// For so many actions, the best first, the continuation is searched too, each with this part of the budget.
const CONTINUED: usize = 3;
const CONTINUATION: u32 = 4;
/// The smallest gain, in points, that counts as a reason.
const MIN_GAIN: f32 = 0.4;

/// Ranks every legal action by search, best first.
pub(crate) fn advise<G: Evaluate>(
    observation: &Observation<'_, G>,
    bots: &Bots,
    name: &str,
    seed: u64,
) -> Result<Vec<Advice>, String> {
    let BotSpec::Search(spec) = BotSpec::read(name)? else {
        return Err(format!("{name} does not think, so it has no advice; ask clever or master"));
    };
    let method = spec.method::<G>();
    let limits = bots.limits(&spec, seed);
    let ranked = search(observation, &method, &limits);
    let shorter = SearchLimits { budget: limits.budget.scaled(1, CONTINUATION), ..limits };
    let then = |action| {
        let next = FollowUp::of(observation, action)?;
        let best = search(&next.observation(), &method, &shorter).first()?.action;
        serde_json::to_value(next.choice(best)).ok()
    };
    // What was tried less often may seem better by luck: it is told as no better than what comes before it.
    let mut most = 1.0;
    let advice = |(rank, ranked): (usize, &Ranked<G::Action>)| Advice {
        action: ranked.action.to_string(),
        chance: (ranked.samples > 0).then(|| {
            most = ranked.utility.clamp(0.0, most);
            (100.0 * most).round() / 100.0
        }),
        reason: reason(observation, ranked.action, seed),
        then: if rank < CONTINUED { then(ranked.action) } else { None },
    };
    Ok(ranked.iter().enumerate().map(advice).collect())
}

/// The aspect of the heuristic that gains most by the end of the turn if `action` is played and the policy plays the
/// rest.
fn reason<G: Evaluate>(observation: &Observation<'_, G>, action: G::Action, seed: u64) -> Message {
    let setup = observation.setup();
    let seat = observation.seat();
    let heuristic = |state: &G::State| G::heuristic(setup, state, seat, &G::context(setup, state));
    let mut gains = [0.0; ASPECTS];
    let mut buffer = PolicyBuffer::<G>::default();
    for sample in 0..SAMPLES {
        let mut rng = SplitMix64::stream(seed, sample);
        let mut state = observation.determinize(&mut rng);
        let before = heuristic(&state);
        let mut chance = RngChance(rng);
        let turn = G::turn(&state);
        G::play(setup, &mut state, action, &mut chance, &mut Silent);
        if G::turn(&state) == turn {
            play_on::<G>(setup, &mut state, 1, PlayOutPolicy::Greedy(0.0), &mut chance, &mut buffer);
        }
        let after = heuristic(&state);
        for (gain, (after, before)) in gains.iter_mut().zip(after.iter().zip(before)) {
            *gain += (after - before) / SAMPLES as f32;
        }
    }
    let (most, gain) = gains
        .iter()
        .enumerate()
        .fold((0, f32::MIN), |best, (at, &gain)| if gain > best.1 { (at, gain) } else { best });
    if gain < MIN_GAIN {
        return Message::new("reason-nothing");
    }
    Message::new(G::ASPECTS[most]).number("points", (gain.round() as i64).max(1))
}
