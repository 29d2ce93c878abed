//! Advice: what a thinking player expects of each action, and why, in a few words.

use crate::evaluate::{ASPECTS, Evaluate};
use crate::factory::Bots;
use crate::policy::{Lists, PlayOutPolicy, play_on};
use crate::search::search;
use crate::spec::BotSpec;
use crate::split_mix::SplitMix64;
use catalogue::Advice;
use game::{Message, Observation, RngChance, Silent};

/// So many positions are determinized for a reason.
const LOOKS: u64 = 12;
/// Less than this is not utility naming, in points.
const WORTH_NAMING: f32 = 0.4;

/// What a searching player thinks of every legal action, best first.
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
    let ranked = search(observation, &method, &bots.limits(&spec, seed));
    let advice = |ranked: &crate::search::Ranked<G::Action>| Advice {
        action: ranked.action.to_string(),
        chance: ranked.utility.clamp(0.0, 1.0),
        samples: ranked.samples,
        reason: reason(observation, ranked.action, seed),
    };
    Ok(ranked.iter().map(advice).collect())
}

/// The aspect that gains most from here to the end of the turn, when this is done and the rest follows by policy.
fn reason<G: Evaluate>(observation: &Observation<'_, G>, action: G::Action, seed: u64) -> Message {
    let setup = observation.setup();
    let seat = observation.seat();
    let heuristic = |state: &G::State| G::heuristic(setup, state, seat, &G::context(setup, state));
    let mut gains = [0.0; ASPECTS];
    let mut lists = Lists::<G>::default();
    for look in 0..LOOKS {
        let mut rng = SplitMix64::stream(seed, look);
        let mut state = observation.determinize(&mut rng);
        let before = heuristic(&state);
        let mut chance = RngChance(rng);
        let turn = G::turn(&state);
        G::play(setup, &mut state, action, &mut chance, &mut Silent);
        if G::turn(&state) == turn {
            play_on::<G>(setup, &mut state, 1, PlayOutPolicy::Greedy(0.0), &mut chance, &mut lists);
        }
        let after = heuristic(&state);
        for (gain, (after, before)) in gains.iter_mut().zip(after.iter().zip(before)) {
            *gain += (after - before) / LOOKS as f32;
        }
    }
    let (most, gain) = gains
        .iter()
        .enumerate()
        .fold((0, f32::MIN), |best, (at, &gain)| if gain > best.1 { (at, gain) } else { best });
    if gain < WORTH_NAMING {
        return Message::new("reason-nothing");
    }
    Message::new(G::ASPECTS[most]).number("points", (gain.round() as i64).max(1))
}
